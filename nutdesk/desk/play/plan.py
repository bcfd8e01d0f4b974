"""A plan that a hint showed: its steps on the table, and what is left of it while they are played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import attrs

from nutdesk.core.game import Game, Player, View, look
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action, Luck
from nutdesk.core.table import Art, Button, Gesture, Piece, Poly, Spot, Table
from nutdesk.core.words import Say
from nutdesk.desk.kit.tips import Tip
from nutdesk.desk.kit.words import capital
from nutdesk.desk.table.move_names import Words, short, title_button, title_gesture, title_opening


@attrs.frozen(eq=False)
class HintPlan:
    """The line of actions that was hinted at an entry of the match."""

    entry: Entry
    line: tuple[Action, ...]
    chance: float | None
    why: Say

    def rest(self, match: Match) -> tuple[Action, ...]:
        """What is left to play; () if it is done, or something else was played."""
        played: list[Action] = []
        at: Entry | None = match.current
        while at is not None and at is not self.entry:
            played[:0] = at.moves
            at = at.parent
        done = tuple(played)
        if at is None or any(isinstance(action, Luck) for action in done) or self.line[: len(done)] != done:
            return ()
        return self.line[len(done) :]


@attrs.frozen
class PlanStep:
    """One step of a plan as the table offers it."""

    actions: tuple[Action, ...]
    title: str
    choice: Gesture | Button | None = None
    """None if the table has no drag and no button for it."""
    piece: Piece | None = None
    """What is dragged …"""
    lands: Piece | None = None
    """… and the same as it lies afterwards."""


@attrs.frozen
class PlanTip(Tip):
    """What is left of a plan as the hint panel shows it."""

    plan: HintPlan = attrs.field(kw_only=True)
    first: tuple[Action, ...] = attrs.field(kw_only=True)
    """The actions of its first step."""
    ghosts: tuple[PlanStep, ...] = ()
    """All its steps, if there are several."""
    leads: Art = ()
    """What would then be painted on the board: the paths that it leaves."""


def offered(table: Table, line: Sequence[Action]) -> tuple[Gesture | Button | None, int]:
    """The drag or button that stands for the longest beginning of a line, and how many actions that covers."""
    for many in range(len(line), 0, -1):
        part = tuple(line[:many])
        button = next((button for button in table.buttons if button.actions == part), None)
        gesture = next((gesture for gesture in table.gestures if gesture.actions == part), None)
        if button is not None and (gesture is None or many == 1):
            return button, many
        if gesture is not None:
            return gesture, many
    return None, 1


def steps(
    game: Game, view: View, cast: tuple[Player, ...], line: Sequence[Action], words: Words
) -> tuple[list[PlanStep], Art]:
    """The steps of a plan, and the lines that would then be painted on the board and are not yet: the paths it leaves.

    Up to its last action nothing is thrown or revealed, so what is imagined here is what the viewer would see.
    """
    state, seat = game.determinize(view, Random(0)), view.viewer
    table = first = game.table(view, cast)
    left, found = tuple(line), list[PlanStep]()
    while left:
        choice, many = offered(table, left)
        part, left = left[:many], left[many:]
        title = _title(table, part[0], choice, words)
        piece = _piece(table, choice.piece) if isinstance(choice, Gesture) else None
        before, goes_on = table, True
        for action in part:
            goes_on = goes_on and not game.judge(state, action).barrier
            if goes_on:
                game.step(state, action)
        after = look(game, state, seat)
        goes_on = goes_on and after.due is not None and getattr(after.due, "seat", -1) == seat
        if goes_on:
            table = game.table(after, cast)
        lands = _landed(before, table, choice) if goes_on and isinstance(choice, Gesture) else None
        found.append(PlanStep(part, title, choice, piece, lands))
        if not goes_on:
            break
    lines = (layer for layer in table.marks if isinstance(layer, Poly) and not layer.closed)
    return found, tuple(layer for layer in lines if layer not in first.marks)


def _title(table: Table, action: Action, choice: Gesture | Button | None, words: Words) -> str:
    def name(key: str) -> str:
        things: tuple[Piece | Spot, ...] = (
            *table.spots,
            *table.pieces,
            *(piece for group in table.hand for piece in group.pieces),
        )
        return short(words(next((thing.name for thing in things if thing.id == key), "")))

    if isinstance(choice, Gesture):
        return title_gesture(choice, words, name)
    if choice is not None:
        gesture = next((gesture for gesture in table.gestures if gesture.actions == choice.actions), None)
        return title_button(choice, gesture, words)
    # Only the beginning of a gesture is meant: what is picked up, not yet where it goes.
    gesture = next((gesture for gesture in table.gestures if gesture.actions[0] == action), None)
    if gesture is None:
        return str(action)
    lifts = next((button for button in table.buttons if button.lifts == gesture.piece), None)
    return title_opening(action, lifts, words) or capital(name(gesture.piece))


def _piece(table: Table, key: str) -> Piece | None:
    pieces = (*table.pieces, *(piece for group in table.hand for piece in group.pieces))
    return next((piece for piece in pieces if piece.id == key), None)


def _landed(before: Table, after: Table, drag: Gesture) -> Piece | None:
    """The piece that lies where a drag ends and did not lie there."""
    old = {(piece.id, piece.spot) for piece in before.pieces}
    new = (piece for piece in after.pieces if piece.spot == drag.spot and not piece.label)
    return next((piece for piece in new if (piece.id, piece.spot) not in old), None)
