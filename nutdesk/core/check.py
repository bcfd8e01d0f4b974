"""The properties every game must keep, whoever plays it and with whatever options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from nutdesk.core.dealer import draw
from nutdesk.core.game import TABLE, Event, Game, Options, Ruling, digest, look
from nutdesk.core.match import Match
from nutdesk.core.moves import Action, Chance, Choice, Luck

LONGEST = 20_000
"""More moves than any game has: beyond, it does not end."""


class Broken(AssertionError):
    """A property that does not hold."""


def must(holds: object, what: str) -> None:
    if not holds:
        raise Broken(what)


def tables(game: Game) -> Iterator[tuple[int, dict[str, bool | str]]]:
    """Every seat count with every combination of options."""
    values = [option.choices or (False, True) for option in game.options]
    for seats in game.players:
        for combination in product(*values):
            yield seats, {option.id: value for option, value in zip(game.options, combination, strict=True)}


def random_play(game: Game, state: Any, rng: Random, limit: int = LONGEST) -> int:
    """Play random legal moves in place until the game ends; how many choices were made."""
    step, legal, random, pending = game.step, game.legal, rng.random, state.pending
    made = 0
    while pending:
        top = pending[-1]
        if type(top) is Chance:
            step(state, draw(top, rng))
        else:
            actions = legal(state)
            step(state, actions[int(random() * len(actions))])
            made += 1
            if made > limit:
                raise Broken(f"{game.id}: no end after {limit} moves")
        pending = state.pending
    return made


def play_and_check(game: Game, options: Options, seats: int, seed: str, *, every: int = 1) -> Match:
    """Play one random game through a match and check every promise on the way.

    The dear checks (views, redeals, tables, written positions) are made at every so many moves.
    """
    rng = Random(seed)
    match = Match(game, options, game.seats[:seats], seed)
    match.begin()
    census = dict(game.census(match.state))
    _check_clauses(game, match.root.events)
    made = 0
    while not match.over:
        state = match.state
        due = match.due
        must(due is not None, f"{game.id}: neither a choice nor the end is due")
        assert due is not None
        must(due.clause in game.clauses, f"{game.id}: the choice '{due.kind}' names the unknown clause '{due.clause}'")
        actions = game.legal(state)
        must(actions, f"{game.id}: nothing is legal although '{due.kind}' is due")
        must(len(set(actions)) == len(actions), f"{game.id}: an action is listed twice for '{due.kind}'")
        extra = [action for seat in range(seats) for action in game.interrupts(state, seat)]
        if made % every == 0:
            _check_position(game, match, actions, extra, rng)
        action = rng.choice(extra) if extra and rng.random() < 0.15 else rng.choice(actions)
        before, ruling = digest(state), game.judge(state, action)
        entry = match.play(action)
        must(digest(state) == before, f"{game.id}: '{action}' changed the position it was tried on")
        _check_entry(game, ruling, entry.moves, entry.barrier, action)
        _check_clauses(game, entry.events)
        must(dict(game.census(match.state)) == census, f"{game.id}: pieces were lost or made by '{action}'")
        if made % every == 0 and not any(isinstance(move, Luck) for move in entry.moves) and not ruling.barrier:
            _check_nothing_learned(game, state, match.state, action, rng)
        made += 1
        must(made <= LONGEST, f"{game.id}: no end after {LONGEST} moves")
    must(not game.legal(match.state), f"{game.id}: something is legal after the end")
    result = game.result(match.state)
    must(result is not None and result.winners, f"{game.id}: an ended game has no winner")
    assert result is not None
    must(len(result.scores) >= seats, f"{game.id}: a seat has no score")
    must(result.clause in game.clauses, f"{game.id}: the end names the unknown clause '{result.clause}'")
    must({line.clause for line in result.lines} <= game.clauses, f"{game.id}: a score line names an unknown clause")
    _check_replay(match)
    return match


def _check_clauses(game: Game, events: tuple[Event, ...]) -> None:
    for event in events:
        must(event.clause in game.clauses, f"{game.id}: {type(event).__name__} names the unknown clause '{event.clause}'")
        must(str(event.sentence()), f"{game.id}: {type(event).__name__} says nothing")


def _check_entry(game: Game, ruling: Ruling, moves: tuple[Action, ...], barrier: str, action: Action) -> None:
    threw = any(isinstance(move, Luck) for move in moves)
    must(not threw or ruling.barrier, f"{game.id}: '{action}' threw dice without saying so before")
    must(bool(barrier) == bool(ruling.barrier), f"{game.id}: '{action}' and its entry disagree about the barrier")


def _check_position(game: Game, match: Match, actions: list[Action], extra: list[Action], rng: Random) -> None:
    state, due = match.state, match.due
    assert due is not None
    for action in (*actions, *extra):
        ruling = game.judge(state, action)
        must(ruling, f"{game.id}: '{action}' is listed as legal and refused: {ruling.reason}")
        must(game.parse(str(action)) == action, f"{game.id}: '{action}' does not read back")
    must(sorted(sorted(actions)) == sorted(actions), f"{game.id}: actions do not sort")
    for verb in game.verbs:
        _check_refusals(game, state, verb, actions, extra, rng)
    for viewer in (TABLE, *range(len(match.players))):
        view = look(game, state, viewer)
        must(view.legal == (tuple(actions) if viewer == due.seat else ()), f"{game.id}: a viewer sees another's legal moves")
        other = game.determinize(view, rng)
        must(game.census(other) == game.census(state), f"{game.id}: a redealt position has other pieces")
        again = look(game, other, viewer)
        must(again == view, f"{game.id}: a redealt position looks different to its viewer")
        _check_table(game, match, view)
    copy = game.position(game.describe(state), match.options, len(match.players))
    must(copy == state, f"{game.id}: a position does not read back from its own description")


def _check_refusals(game: Game, state: Any, verb: type[Action], actions: list[Action], extra: list[Action], rng: Random) -> None:
    """A few made-up actions: refused ones must name a known clause and a reason, allowed ones must be listed."""
    import attrs

    for _ in range(3):
        words = []
        for field in attrs.fields(verb):
            words.append("0,1" if "tuple" in str(field.type) else str(rng.randrange(-1, 30)) if field.type == "int" else "nonsense")
        action = verb.read(words)
        ruling = game.judge(state, action)
        if ruling:
            must(action in actions or action in extra, f"{game.id}: '{action}' is allowed but not listed")
        else:
            must(ruling.reason, f"{game.id}: '{action}' is refused without a reason")
            must(ruling.clause in game.clauses, f"{game.id}: '{action}' is refused by the unknown clause '{ruling.clause}'")


def _check_nothing_learned(game: Game, before: Any, after: Any, action: Action, rng: Random) -> None:
    """A move that is no barrier must show its player nothing new: any redeal of what the player could not see reacts the same."""
    due = before.pending[-1]
    seat = getattr(action, "seat", due.seat)
    other = game.determinize(game.view(before, seat), rng)
    ruling = game.judge(other, action)
    must(ruling, f"{game.id}: '{action}' is refused after a redeal: {ruling.reason}")
    must(not ruling.barrier, f"{game.id}: whether '{action}' is a barrier depends on hidden things")
    game.step(other, action)
    must(game.view(other, seat) == game.view(after, seat), f"{game.id}: '{action}' reveals something and is no barrier")


def _check_table(game: Game, match: Match, view: Any) -> None:
    """Gestures and buttons cover exactly the legal actions, and every piece and spot has a name."""
    table = game.table(view, match.cast)
    ids = [thing.id for thing in (*table.spots, *table.pieces)] + [p.id for group in table.hand for p in group.pieces]
    must(len(ids) == len(set(ids)), f"{game.id}: two things on the table have the same id")
    must(table.prompt, f"{game.id}: the prompt is empty")
    must(all(thing.name for thing in (*table.spots, *table.pieces)), f"{game.id}: a thing on the table has no name")
    must(all(piece.name for group in table.hand for piece in group.pieces), f"{game.id}: a piece in hand has no name")
    places = {spot.id for spot in table.spots} | {"hand"} | {f"seat-{card.seat}" for card in table.seats}
    shown: set[Action] = set()
    for gesture in table.gestures:
        must(gesture.piece in ids, f"{game.id}: a gesture lifts '{gesture.piece}', which is not there")
        must(gesture.spot in places or gesture.spot in ids, f"{game.id}: a gesture drops on '{gesture.spot}', which is not there")
        ruling = match.judge(gesture.actions)
        must(ruling, f"{game.id}: a gesture offers what is refused: {ruling.reason}")
        must(bool(gesture.barrier) == bool(ruling.barrier), f"{game.id}: '{gesture.actions}' hides that it is a barrier")
        shown.add(gesture.actions[0])
    for button in table.buttons:
        if button.why_not or not button.actions:
            continue
        ruling = match.judge(button.actions)
        must(ruling, f"{game.id}: the button '{button.label}' offers what is refused: {ruling.reason}")
        must(bool(button.barrier) == bool(ruling.barrier), f"{game.id}: '{button.label}' hides that it is a barrier")
        shown.add(button.actions[0])
    must(set(view.legal) <= shown, f"{game.id}: no gesture for {', '.join(map(str, sorted(set(view.legal) - shown)))}")
    if view.viewer == TABLE or not (isinstance(view.due, Choice) and view.due.seat == view.viewer):
        owed = {action for action in shown if not hasattr(action, "seat")}
        must(not owed, f"{game.id}: moves are offered to a viewer who owes nothing")


def _check_replay(match: Match) -> None:
    """Written down and read back, the game is the same at every step; undone and redone too."""
    again = Match(match.game, match.options, match.players, "another seed")
    again.begin([match.game.parse(str(move)) for move in match.root.moves])
    must(again.state == match.root.state, f"{match.game.id}: the deal does not read back")
    line = match.line()
    for entry in line:
        copy = again.commit(again.prepare([match.game.parse(str(move)) for move in entry.moves]))
        must(copy.state == entry.state, f"{match.game.id}: the replay parts at '{entry.moves[0]}'")
    for entry in reversed(line):
        must(again.current.state == entry.state, f"{match.game.id}: undo leads elsewhere")
        assert again.current.parent is not None
        again.goto(again.current.parent)
    must(again.current.state == match.root.state, f"{match.game.id}: undo does not lead back to the start")
    for entry in line:
        again.goto(again.current.children[-1])
        must(again.current.state == entry.state, f"{match.game.id}: redo leads elsewhere")
