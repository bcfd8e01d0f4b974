"""The Trucks edition as a table: panels, tray and buttons around the floor."""

from __future__ import annotations

from random import Random
from typing import Final

from nutdesk.core.game import Player
from nutdesk.core.moves import Choice
from nutdesk.core.standing import scored
from nutdesk.core.table import Button, Label, Layer, Note, SeatCard, Svg, Table, moved
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.parts import NUT_KINDS, NUT_NAMES, NUTS, amounts
from nutdesk.games.nuts.trucks import choices, hints, parts, scenery
from nutdesk.games.nuts.trucks.gestures import attempt, gestures
from nutdesk.games.nuts.trucks.parts import AT_ROBOTS, AT_SQUIRREL, DISPENSERS, TRUCK, spell
from nutdesk.games.nuts.trucks.scenery import HEIGHT, WIDTH, Floor, survey
from nutdesk.games.nuts.trucks.state import State
from nutdesk.games.nuts.trucks.tray import tray
from nutdesk.games.nuts.trucks.views import TrucksView, determinize, standing

PAD: Final = 18
SHORTCUTS: Final = 3
"""So many trucks, those worth most, have a button too: more would take all of the tray. Every truck can be dragged."""


def table(view: TrucksView, players: tuple[Player, ...]) -> Table:
    """Everything the viewer sees."""
    floor = survey(view)
    due = view.due if isinstance(view.due, Choice) else None
    mine = due is not None and due.seat == view.viewer and bool(view.legal)
    # Any position that looks like the view judges and changes like the real one.
    state = determinize(view, Random(0)) if mine else None
    prompt, seat = _prompt(view)
    offers = tuple(gestures(view, state)) if state else ()
    notes = [] if view.result else [_offer(view) if view.deal else _this_turn(view, floor)]
    if any(gesture.lines for gesture in offers) or (due and mine and due.kind == "configure"):
        notes.append(hints.note(floor, offers))
    return Table(
        WIDTH,
        HEIGHT,
        scenery.backdrop(),
        tuple(scenery.spots(view)),
        tuple(scenery.pieces(view, floor, players)),
        scored([_seat_card(view, seat) for seat in range(view.seats)], standing(view), view.result),
        prompt,
        seat,
        due.clause if due else "NT-7",
        gestures=offers,
        buttons=choices.KINDS.tray(view, STANDING, _buttons(view, state, floor) if state else ()),
        hand=tray(view, due.kind if mine and due else ""),
        hand_title=_stored(view) if view.viewer >= 0 else "",
        notes=tuple(notes),
        how=choices.KINDS.how(view, due) if mine and due else "",
        marks=scenery.marks_on_floor(view, floor, players),
        aim=say("50 points begin the last turns"),
        pace=say("round {n}", n=view.rounds),
    )


def _prompt(view: TrucksView) -> tuple[str, int | None]:
    due = view.due
    if view.result:
        if len(view.result.winners) > 1:
            return say("The game is over: the win is shared"), None
        winner = view.result.winners[0]
        points = count(view.result.scores[winner], "{n} point", "{n} points")
        return say("{seat} wins with {points}", seat=Seat(winner), points=points), winner
    if not isinstance(due, Choice):
        rolls = due is not None and due.kind in ("squirrel", "scamper")
        return (say("The squirrel rolls"), view.turn) if rolls else (say("The table is set"), None)
    return choices.KINDS.prompt(view, due), due.seat


def _stored(view: TrucksView) -> Say:
    """The viewer's warehouse in a few words, as the tray's title."""
    nuts = count(sum(view.nuts[view.viewer]), "{n} boxed nut", "{n} boxed nuts")
    return say("{seat}: {nuts}", seat=Seat(view.viewer), nuts=nuts)


def _seat_card(view: TrucksView, seat: int) -> SeatCard:
    body: list[Layer] = []
    for at, nut in enumerate(NUTS):
        x = 14 + at * 71
        body += [Svg(f"nut-{nut}", x, 6, 34, 34), Label(str(view.nuts[seat][at]), x + 38, 6, 36, 34, 24, 700)]
    body += [
        Svg("truck", 12, 46, 40, 40),
        Label(str(len(view.shipped[seat])), 58, 49, 40, 34, 24, 700),
        Svg("back-nuts", 86, 49, 34, 34),
        Label(str(view.counts[seat]), 124, 49, 40, 34, 24, 700),
    ]
    name = say(
        "{seat}: {nuts} in the warehouse, {cards}, {trucks} shipped",
        seat=Seat(seat),
        nuts=amounts(view.nuts[seat], True),
        cards=count(view.counts[seat], "{n} bonus card", "{n} bonus cards"),
        trucks=count(len(view.shipped[seat]), "{n} truck", "{n} trucks"),
    )
    acts = isinstance(view.due, Choice) and view.due.seat == seat
    extra = say("50 first") if view.reached[:1] == (seat,) else ""
    return SeatCard(seat, tuple(body), 92, name, view.turn == seat, acts, extra)


def _this_turn(view: TrucksView, floor: Floor) -> Note:
    """Actions left, and what a run would bring; after it, what is kept."""
    stage = (*view.beneath, view.due)[0]
    if stage is not None and stage.kind in ("ship", "drop", "discard"):
        return _after_run(view)
    body: list[Layer] = [
        Svg("token-action", at * 40, 0, 34, 34, "", 1 if at < view.left else 0.22) for at in range(parts.ACTIONS)
    ]
    body.append(Label(count(view.left, "{n} action left", "{n} actions left"), 90, 0, 186, 34, 17, 600, shrink=True))
    y = 42.0
    for path in floor.connecting[:5]:
        nut = DISPENSERS[path[0]]
        eaten = path[AT_SQUIRREL] == view.squirrel and not view.fed
        text = say("{nut}, {a} to {b}", nut=NUT_NAMES[nut], a=path[0] + 1, b=path[AT_ROBOTS] + 1)
        value = say("squirrel") if eaten else "+1"
        body += [
            Svg(f"nut-{NUTS[nut]}", 0, y, 32, 32),
            Label(text, 40, y, 160, 32, 17, 600, shrink=True),
            Label(value, 196, y, 80, 32, 17, 700, "@no" if eaten else "@go", "right", shrink=True),
        ]
        y += 36
    if not floor.connecting:
        body.append(Label(say("No path connects yet"), 0, y, 276, 32, 17, 600, "@ink2", shrink=True))
        y += 36
    kept = _kept(view)
    body += moved(kept, 0, y)
    words = count(len(floor.connecting), "{n} path connects", "{n} paths connect")
    return Note(say("This turn"), moved(body, PAD, 0), y + 32 * len(kept), words, clause="NT-3", id="this-turn")


def _after_run(view: TrucksView) -> Note:
    words = say("The factory has run, a truck has left") if view.sent else say("The factory has run")
    body: list[Layer] = [Label(words, 0, 0, 276, 32, 17, 600, "@ink", shrink=True), *moved(_kept(view), 0, 36)]
    return Note(say("This turn"), moved(body, PAD, 0), 36 + 32 * (len(body) - 1), words, clause="NT-7", id="this-turn")


def _kept(view: TrucksView) -> list[Layer]:
    """How much is kept at the end of the turn, a line each."""
    kept = say("Kept at the end: {n} nuts, {c} cards", n=parts.MOST_NUTS, c=parts.MOST_CARDS)
    body: list[Layer] = [Label(kept, 0, 0, 276, 30, 15, 500, "@ink2", shrink=True)]
    if view.unlimited:
        body.append(Label(parts.HALF_TEXTS["no-limits"], 0, 32, 276, 30, 16, 600, "@go", shrink=True))
    return body


def _offer(view: TrucksView) -> Note:
    """What is offered for what, while it is put together and until it is answered."""
    assert view.deal is not None
    other, give, take = view.deal
    body: list[Layer] = []
    y = 0.0
    for seat, side in ((view.turn, give), (other, take)):
        body.append(Label(say("{seat} gives", seat=Seat(seat)), 0, y, 276, 30, 17, 600, "@ink2", shrink=True))
        x = 0.0
        for nut, number in enumerate(side):
            if number:
                icon = Svg(f"nut-{NUTS[nut]}", x, y + 32, 40, 40)
                body += [icon, Label(f"× {number}", x + 43, y + 32, 34, 40, 18, 700)]
                x += 88
        y += 82
    words = say(
        "{seat} gives {other} {give} for {take}",
        seat=Seat(view.turn),
        other=Seat(other),
        give=spell(give),
        take=spell(take),
    )
    return Note(say("The offer"), moved(body, PAD, 0), y, words, clause="NT-9", id="offer")


STANDING: Final = (
    Button(say("Build"), key="B", icon="cross-tile", clause="NT-3"),
    Button(say("Spin"), key="S", icon="ui-redo", clause="NT-3"),
    Button(say("Feed"), key="F", icon="nut-peanut", clause="NT-3"),
    Button(
        say("Run the factory"), key="Enter", icon="token-run", clause="NT-5", big=True, others=(say("End the turn"),)
    ),
)
"""What a turn consists of; these are always in the tray."""


def _buttons(view: TrucksView, state: State, floor: Floor) -> list[Button]:
    assert isinstance(view.due, Choice)
    kind = view.due.kind
    if kind == "configure":
        ruling = choices.KINDS.judge(state, do.RUN)
        words = pays(view, floor)
        used = "" if view.left else say("Both actions of this turn are used: run the factory.")
        return [
            Button(
                say("Build"),
                (),
                "B",
                "cross-tile",
                say("Take a cross tile from the stack"),
                why_not=used,
                clause="NT-3",
                lifts="stack",
            ),
            Button(
                say("Spin"),
                (),
                "S",
                "ui-redo",
                say("Turn a robot a quarter"),
                why_not=used,
                clause="NT-3",
                lifts="spin",
            ),
            Button(
                say("Feed"),
                (do.FEED,),
                "F",
                "nut-peanut",
                say("The squirrel neither moves nor eats this turn"),
                why_not=used,
                clause="NT-3",
            ),
            Button(say("Run the factory"), (do.RUN,), "Enter", "token-run", words, True, ruling.barrier, clause="NT-5"),
        ]
    if kind == "hunt":
        return [
            Button(
                say("Left"),
                (do.LEFT,),
                "L",
                "ui-prev",
                barrier=choices.KINDS.judge(state, do.LEFT).barrier,
                clause="NT-4",
            ),
            Button(
                say("Right"),
                (do.RIGHT,),
                "R",
                "ui-next",
                barrier=choices.KINDS.judge(state, do.RIGHT).barrier,
                clause="NT-4",
            ),
        ]
    if kind == "deal":
        barrier = choices.KINDS.judge(state, do.OFFER).barrier
        return [
            Button(
                say("Make the offer"),
                (do.OFFER,),
                "Enter",
                "ui-ok",
                say("It is accepted or declined"),
                True,
                barrier,
                clause="NT-9",
            )
        ]
    if kind == "answer":
        return [
            Button(say("Accept"), (do.ACCEPT,), "A", "ui-ok", say("The nuts change hands"), clause="NT-9"),
            Button(say("Decline"), (do.DECLINE,), "D", "ui-no", say("Everybody keeps their nuts"), clause="NT-9"),
        ]
    buttons: list[Button] = []
    ships = sorted(
        (action for action in view.legal if isinstance(action, do.Ship)),
        key=lambda ship: -parts.POINTS[TRUCK[ship.truck]],
    )
    for key, action in enumerate(ships[:SHORTCUTS], 1):
        truck = TRUCK[action.truck]
        label = say("{load}: +{points}", load=spell(parts.LOADS[truck]), points=parts.POINTS[truck])
        buttons.append(Button(label, (action,), str(key), "truck", say("Ship this truck"), clause="NT-6"))
    if do.DONE in view.legal:
        if kind == "ship" and not ships:
            hint = say("No more bonus cards")
            buttons.append(Button(say("End the turn"), (do.DONE,), "Enter", "ui-next", hint, True, clause="NT-9"))
        else:
            label = say("No truck") if kind == "ship" else say("Enough")
            clause = "NT-6" if kind == "ship" else "NT-9"
            buttons.append(Button(label, (do.DONE,), "N", "ui-no", clause=clause, big=True))
    return buttons


def pays(view: TrucksView, floor: Floor) -> Say:
    """What running now would bring."""
    safe = [path for path in floor.connecting if view.fed or path[AT_SQUIRREL] != view.squirrel]
    if not safe:
        return say("Boxes no nut")
    feeds = [DISPENSERS[path[0]] for path in safe]
    nuts = amounts([feeds.count(nut) for nut in range(NUT_KINDS)])
    if view.fed:
        return say("Boxes {nuts}", nuts=nuts)
    return say("Boxes {nuts} if the squirrel stays away", nuts=nuts)


__all__ = ["attempt", "table"]
