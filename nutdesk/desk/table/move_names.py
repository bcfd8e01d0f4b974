"""What moves are called in the words of their game: as the table names them, not as a record writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from nutdesk.core.game import Game, Player, look
from nutdesk.core.moves import Action, Choice
from nutdesk.core.table import Button, Gesture, Table
from nutdesk.desk.kit.words import Voice, capital, inside, strung, tr, voice

Words = Callable[[str], str]


def short(name: str) -> str:
    """What a thing is called, without what lies on it."""
    return capital(re.split("[:;,]", name, maxsplit=1)[0])


def shorter(name: str) -> Iterator[str]:
    """A name, then shorter forms: without what follows its semicolons, colon, commas, dash."""
    yield name
    for sign in (";", ":", ",", " –"):
        while sign in name:
            name = (name.partition(sign) if sign == ":" else name.rpartition(sign))[0]
            yield name


def bare_name(name: str) -> str:
    """A name without what is told of the thing: 'Owl Oak: empty; forage acorn' is called 'Owl Oak'."""
    return re.split("[:;,]", name, maxsplit=1)[0]


def title_gesture(gesture: Gesture, words: Words, name: Words) -> str:
    """A drag in a few words; `name` gives the names of things on the table."""
    if gesture.title:
        return capital(words(gesture.title))
    piece, spot = name(gesture.piece), name(gesture.spot)
    says = words(gesture.says)
    if any(called and called.lower() in says.lower() for called in (piece, spot)):
        return says[:1].upper() + says[1:]  # it tells the whole move already: "play Lucky Dip"
    if not spot or gesture.piece == gesture.spot:
        return strung("{piece}: {says}", piece=piece, says=says) if says else piece
    return tr("{piece} to {spot}", piece=piece, spot=inside(spot))


def title_button(button: Button, gesture: Gesture | None, words: Words) -> str:
    """A button's move in a few words: the title of the drag that does the same, or its label."""
    return capital(words(gesture.title if gesture is not None and gesture.title else button.title or button.label))


def title_opening(action: Action, lifts: Button | None, words: Words) -> str:
    """An action that only opens a choice: the label of its button, or its kind; '' if it has no name."""
    return title_button(lifts, None, words) if lifts is not None else capital(words(action.title))


def name_moves(game: Game, state: Any, cast: Sequence[Player], actions: Sequence[Action]) -> tuple[str, ...]:
    """The names of actions from a position on, in order; one that the table has no words for is printed."""
    speaks = voice(game.id, tuple(player.name for player in cast))
    left, here = tuple(actions), state.copy()
    found: list[str] = []
    while left:
        table, view = _table(game, here, cast)
        title, many = _title(table, left, speaks) if table is not None else ("", 0)
        if not title and table is not None:
            title, many = _forbidden(game, view, table, left, speaks), len(left)
        if not title:
            return (*found, *map(str, left))
        found.append(title)
        for action in left[:many]:
            if len(left) > many:
                game.step(here, action)
        left = left[many:]
    return tuple(found)


def _table(game: Game, state: Any, cast: Sequence[Player]) -> tuple[Table | None, Any]:
    due = state.pending[-1] if state.pending else None
    if not isinstance(due, Choice):
        return None, None
    view = look(game, state, due.seat)
    return game.table(view, tuple(cast)), view


def _title(table: Table, actions: tuple[Action, ...], words: Voice) -> tuple[str, int]:
    """The name of the longest beginning of the actions, and how many actions it covers."""
    called = _called(table, words)

    for many in range(len(actions), 0, -1):
        part = actions[:many]
        button = next((button for button in table.buttons if button.actions == part), None)
        gesture = next((gesture for gesture in table.gestures if gesture.actions == part), None)
        if button is not None and (many == len(actions) or not button.why_not):
            return title_button(button, gesture, words.tell), many
        if gesture is not None:
            return title_gesture(gesture, words.tell, lambda key: called.get(key, "")), many
    # Only the beginning of a gesture is meant: what is picked up, not yet where it goes.
    gesture = next((gesture for gesture in table.gestures if gesture.actions[0] == actions[0]), None)
    if gesture is None:
        return "", 0
    lifts = next((button for button in table.buttons if button.lifts == gesture.piece), None)
    return title_opening(actions[0], lifts, words.tell) or called.get(gesture.piece, ""), 1


def _forbidden(game: Game, view: Any, table: Table, actions: tuple[Action, ...], words: Voice) -> str:
    """The drop that would mean these actions if the rules allowed it."""
    called = _called(table, words)
    pieces = (*(piece.id for group in table.hand for piece in group.pieces), *(piece.id for piece in table.pieces))
    for piece in pieces:
        for spot in (*(spot.id for spot in table.spots), "hand"):
            if game.attempt(view, piece, spot) == actions and called.get(piece) and called.get(spot):
                return tr("{piece} to {spot}", piece=called[piece], spot=inside(called[spot]))
    return ""


def _called(table: Table, words: Voice) -> dict[str, str]:
    called = {spot.id: spot.name for spot in table.spots} | {piece.id: piece.name for piece in table.pieces}
    called |= {piece.id: piece.name for group in table.hand for piece in group.pieces}
    return {key: short(words.tell(name)) for key, name in called.items()}


__all__ = ["name_moves", "short", "shorter", "title_button", "title_gesture", "title_opening"]
