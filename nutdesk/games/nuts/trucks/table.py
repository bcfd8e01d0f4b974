"""The Trucks edition as a table: panels, tray and buttons around the floor."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from nutdesk.core.game import Player
from nutdesk.core.moves import Choice
from nutdesk.core.table import Art, Box, Button, Group, Label, Layer, Note, Oval, Piece, SeatCard, Svg, Table, moved
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts import draw
from nutdesk.games.nuts.draw import INK
from nutdesk.games.nuts.floor import CROSS
from nutdesk.games.nuts.parts import NUTS
from nutdesk.games.nuts.trucks import hints, rules, scenery
from nutdesk.games.nuts.trucks.gestures import attempt, gestures
from nutdesk.games.nuts.trucks.parts import (
    ACTIONS,
    AT_ROBOTS,
    AT_SQUIRREL,
    CARDS,
    DISPENSERS,
    FORKS,
    HALF_TEXTS,
    HALVES,
    LOADS,
    MOST_CARDS,
    MOST_NUTS,
    POINTS,
    TRUCK,
    spell,
)  # fmt: skip
from nutdesk.games.nuts.trucks.scenery import HEIGHT, WIDTH, Floor, survey
from nutdesk.games.nuts.trucks.state import State
from nutdesk.games.nuts.trucks.views import TrucksView, determinize

PROMPTS: Final = {
    "hunt": "{seat}: which way does the squirrel go?",
    "ship": "{seat}: ship a truck, or none",
    "drop": "{seat}: keep six boxed nuts, put the rest away",
    "discard": "{seat}: keep three bonus cards",
    "build": "{seat}: build a cross tile",
    "two-nuts": "{seat}: take two different nuts",
    "lure": "{seat}: put the squirrel anywhere",
    "clear": "{seat}: clear a tile",
    "fork": "{seat}: build a splitter or joiner",
    "turn": "{seat}: spin one robot two quarters",
    "exchange": "{seat}: exchange one nut",
    "slide": "{seat}: slide a tile",
    "spin": "{seat}: spin a robot",
    "trade": "{seat}: trade one nut with a player",
}
HOW: Final = {
    "configure": "Drag things onto the floor",
    "hunt": "Drag the squirrel one column",
    "ship": "Drag a truck into the tray",
    "drop": "Drag a box onto the floor",
    "discard": "Drag a card onto the floor",
    "two-nuts": "Drag a nut from the supply into the tray",
    "lure": "Drag the squirrel along its row",
    "clear": "Drag a tile off the floor",
    "slide": "Drag a tile one column",
    "turn": "Drag the spin token onto a robot",
    "spin": "Drag the spin token onto a robot",
    "exchange": "Drag one of your boxes onto a nut of the supply",
    "trade": "Drag one of your boxes onto a player",
}
PAD: Final = 18


def table(view: TrucksView, players: tuple[Player, ...]) -> Table:
    """Everything the viewer sees."""
    floor = survey(view)
    due = view.due if isinstance(view.due, Choice) else None
    mine = due is not None and due.seat == view.viewer and bool(view.legal)
    # Any position that looks like the view judges and changes like the real one.
    state = determinize(view, Random(0)) if mine else None
    prompt, seat = _prompt(view, floor)
    offers = tuple(gestures(view, state)) if state else ()
    notes = [] if view.result else [_this_turn(view, floor)]
    if any(gesture.lines for gesture in offers) or (due and mine and due.kind == "configure"):
        notes.append(hints.note(floor, offers))
    return Table(
        WIDTH, HEIGHT, scenery.backdrop(), tuple(scenery.spots(view)),
        tuple(scenery.pieces(view, floor, players)), tuple(_seat_card(view, seat) for seat in range(view.seats)),
        prompt, seat, due.clause if due else "NT-7",
        gestures=offers,
        buttons=tuple(_buttons(view, state, floor)) if state else (),
        hand=_tray(view, due.kind if mine and due else ""),
        hand_title=say("{seat}'s warehouse", seat=Seat(view.viewer)) if view.viewer >= 0 else "",
        notes=tuple(notes),
        how=say(HOW[due.kind]) if mine and due and due.kind in HOW else "",
        marks=scenery.marks_on_floor(view, floor, players),
        aim=say("50 points begin the last turns"),
        pace=say("round {n}", n=view.rounds),
    )  # fmt: skip


def _prompt(view: TrucksView, floor: Floor) -> tuple[Say, int | None]:
    due = view.due
    if view.result:
        if len(view.result.winners) > 1:
            return say("The game is over: the win is shared"), None
        winner = view.result.winners[0]
        points = count(view.result.scores[winner], "{n} point", "{n} points")
        return say("{seat} wins with {points}", seat=Seat(winner), points=points), winner
    if not isinstance(due, Choice):
        return (say("The squirrel rolls"), view.turn) if floor.connecting else (say("The table is set"), None)
    seat = Seat(due.seat)
    if due.kind in PROMPTS:
        return say(PROMPTS[due.kind], seat=seat), due.seat
    if view.left:
        return say(
            "{seat}: {actions} left, then run", seat=seat, actions=count(view.left, "{n} action", "{n} actions")
        ), due.seat
    return say("{seat}: run the factory", seat=seat), due.seat


def _seat_card(view: TrucksView, seat: int) -> SeatCard:
    body: list[Layer] = []
    for at, nut in enumerate(NUTS):
        x = 14 + at * 71
        body += [Svg(f"nut-{nut}", x, 6, 34, 34), Label(str(view.nuts[seat][at]), x + 38, 6, 36, 34, 24, 700)]
    body += [
        Svg("truck", 12, 46, 40, 40), Label(str(len(view.shipped[seat])), 58, 49, 40, 34, 24, 700),
        Svg("back-nuts", 86, 49, 34, 34), Label(str(view.counts[seat]), 124, 49, 40, 34, 24, 700),
        Label(count(view.scores[seat], "{n} point", "{n} points"), 160, 49, 130, 34, 22, 700, "@ink", "right"),
    ]  # fmt: skip
    name = say(
        "{seat}: {points} points, {nuts} in the warehouse, {cards} bonus cards, {trucks} trucks shipped",
        seat=Seat(seat), points=view.scores[seat], cards=view.counts[seat], trucks=len(view.shipped[seat]),
        nuts=", ".join(f"{view.nuts[seat][at]} {nut}" for at, nut in enumerate(NUTS)),
    )  # fmt: skip
    acts = isinstance(view.due, Choice) and view.due.seat == seat
    extra = say("50 first") if view.reached[:1] == (seat,) else ""
    return SeatCard(seat, tuple(body), 92, name, view.turn == seat, acts, extra)


def _this_turn(view: TrucksView, floor: Floor) -> Note:
    """Actions left, and what a run would bring."""
    body: list[Layer] = [
        Svg("token-action", at * 40, 0, 34, 34, "", 1 if at < view.left else 0.22) for at in range(ACTIONS)
    ]
    body.append(Label(count(view.left, "{n} action left", "{n} actions left"), 90, 0, 186, 34, 17, 600))
    y = 42.0
    for path in floor.connecting[:5]:
        nut = NUTS[DISPENSERS[path[0]]]
        eaten = path[AT_SQUIRREL] == view.squirrel and not view.fed
        text = say("{nut}, {a} to {b}", nut=say(nut), a=path[0] + 1, b=path[AT_ROBOTS] + 1)
        value = say("squirrel") if eaten else "+1"
        body += [
            Svg(f"nut-{nut}", 0, y, 32, 32),
            Label(text, 40, y, 160, 32, 17, 600, shrink=True),
            Label(value, 196, y, 80, 32, 17, 700, "@no" if eaten else "@go", "right"),
        ]
        y += 36
    if not floor.connecting:
        body.append(Label(say("No path connects yet"), 0, y, 276, 32, 17, 600, "@ink2"))
        y += 36
    if view.unlimited:
        body.append(Label(say("No limits at clean-up"), 0, y, 276, 30, 16, 600, "@go"))
        y += 32
    body.append(
        Label(say("Kept at the end: {n} nuts, {c} cards", n=MOST_NUTS, c=MOST_CARDS), 0, y, 276, 30, 15, 500, "@ink2")
    )
    words = count(len(floor.connecting), "{n} path connects", "{n} paths connect")
    return Note(say("This turn"), moved(body, PAD, 0), y + 34, words, clause="NT-3")


# The tray


@cache
def _card_art(card: int) -> Art:
    """A bonus card: one half above the other."""
    art: list[Layer] = [*draw.paper(150, 124, 11, INK, 2)]
    for at, half in enumerate(HALVES[card]):
        y = -59 + at * 68
        art.append(Box(-72, y, 144, 50, 8, "#E8F0E4" if at == 0 else "#F7E3C8"))
        if half in NUTS:
            art.append(Svg(f"nut-{half}", -66, y + 7, 36, 36))
            art.append(Label(say(HALF_TEXTS[half]), -26, y, 96, 50, 15, 600, "#2F1F14", wrap=True))
        else:
            art.append(Label(say(HALF_TEXTS[half]), -71, y, 142, 50, 15, 600, "#2F1F14", "centre", wrap=True))
    art.append(Label(say("or"), -34, -11, 68, 20, 14, 700, "#6A5138", "centre"))
    return tuple(art)


def _boxed(nut: int, number: int) -> Art:
    return (
        Box(-30, -26, 62, 62, 8, "#402A1808"),
        Box(-32, -32, 62, 62, 8, "#E2C9A0", INK, 2),
        Svg(f"nut-{NUTS[nut]}", -26, -26, 50, 50),
        Oval(10, -48, 34, 34, "#2F1F14", "#FFF6E0", 2),
        Label(str(number), 7, -48, 40, 34, 19, 700, "#FFF6E0", "centre"),
    )


def _tray(view: TrucksView, kind: str) -> tuple[Group, ...]:
    """What lies before the viewer: tools for the choice that is due, boxes, cards."""
    if view.viewer < 0:
        return ()
    groups = []
    tools = _tools(kind)
    if tools:
        groups.append(Group(say("Drag onto the floor"), tuple(tools), False))
    if kind in ("two-nuts", "exchange"):
        supply = tuple(
            Piece(f"supply-{nut}", say("A {nut} from the supply", nut=say(nut)), "hand", 0, 0, 70, 124,
                  draw.shadowed(f"nut-{nut}", 62))
            for nut in NUTS
        )  # fmt: skip
        groups.append(Group(say("Supply"), supply, False))
    nuts = view.nuts[view.viewer]
    boxes = tuple(
        Piece(f"box-{NUTS[nut]}", say("{n} boxed {nut}", n=number, nut=say(NUTS[nut])), "hand", 0, 0, 76, 124,
              _boxed(nut, number))
        for nut, number in enumerate(nuts) if number
    )  # fmt: skip
    if boxes:
        groups.append(Group(say("Warehouse"), boxes, False))
    cards = tuple(
        Piece(f"bonus-{at + 1}", say("Bonus card: {one}; or {two}", one=say(HALF_TEXTS[HALVES[card][0]]),
                                     two=say(HALF_TEXTS[HALVES[card][1]])), "hand", 0, 0, 150, 124, _card_art(card),
              like=CARDS[card], reads=True)
        for at, card in enumerate(view.hand)
    )  # fmt: skip
    if cards:
        groups.append(Group(say("Bonus cards"), cards))
    return tuple(groups)


def _tools(kind: str) -> list[Piece]:
    tools = []
    if kind in ("configure", "build"):
        art = moved(draw.tile(CROSS, 60, 56), 0, -6)
        tools.append(Piece("stack", say("Stack of cross tiles"), "hand", 0, 0, 116, 124, art, like=f"tile-{CROSS}"))
    if kind == "fork":
        for word, code in FORKS.items():
            art = moved(draw.tile(code, 60, 56), 0, -6)
            name = say(scenery.TILE_NAMES[word])
            tools.append(Piece(f"fork-{word}", name, "hand", 0, 0, 116, 124, art, like=f"tile-{code}"))
    if kind in ("configure", "spin", "turn"):
        art = (Oval(-31, -27, 62, 62, "#2F5E75", INK, 2.2), Oval(-31, -33, 62, 62, "#5B91A9", INK, 2.2),
               Svg("ui-redo", -19, -21, 38, 38, "#FFFFFF"))  # fmt: skip
        tools.append(Piece("spin", say("Spin token: onto a robot"), "hand", 0, 0, 76, 124, art))
    if kind == "configure":
        feed = draw.shadowed("nut-peanut", 62)
        tools.append(Piece("feed", say("A nut for the squirrel"), "hand", 0, 0, 70, 124, feed))
    return tools


def _buttons(view: TrucksView, state: State, floor: Floor) -> list[Button]:
    assert isinstance(view.due, Choice)
    kind = view.due.kind
    if kind == "configure":
        ruling = rules.judge(state, do.RUN)
        words = pays(view, floor)
        return [
            Button(say("Run the factory"), (do.RUN,), "Enter", "token-run", words, True, ruling.barrier, clause="NT-5")
        ]
    if kind == "hunt":
        return [
            Button(say("Left"), (do.LEFT,), "L", "ui-prev", barrier=rules.judge(state, do.LEFT).barrier, clause="NT-4"),
            Button(
                say("Right"), (do.RIGHT,), "R", "ui-next", barrier=rules.judge(state, do.RIGHT).barrier, clause="NT-4"
            ),
        ]
    buttons = []
    for action in view.legal:
        if isinstance(action, do.Ship):
            truck = TRUCK[action.truck]
            label = say("{load}: +{points}", load=say(spell(LOADS[truck])), points=POINTS[truck])
            buttons.append(Button(label, (action,), icon="truck", hint=say("Ship this truck"), clause="NT-6"))
    if do.DONE in view.legal:
        label = say("No truck") if kind == "ship" else say("Enough")
        buttons.append(Button(label, (do.DONE,), "N", "ui-no", clause="NT-6" if kind == "ship" else "NT-9"))
    return buttons


def pays(view: TrucksView, floor: Floor) -> Say:
    """What running now would bring."""
    safe = [path for path in floor.connecting if view.fed or path[AT_SQUIRREL] != view.squirrel]
    if not safe:
        return say("No nut would be boxed")
    words = [NUTS[DISPENSERS[path[0]]] for path in safe]
    nuts = ", ".join(f"{words.count(nut)} {nut}" for nut in NUTS if nut in words)
    return (
        say("Would box {nuts}", nuts=nuts)
        if view.fed
        else say("Would box {nuts}, if the squirrel stays away", nuts=nuts)
    )


__all__ = ["attempt", "table"]
