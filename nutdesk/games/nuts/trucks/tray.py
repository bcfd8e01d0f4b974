"""The tray of the Trucks edition: tools, boxed nuts, bonus cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from nutdesk.core.table import Art, Box, Group, Label, Layer, Oval, Piece, Svg, moved
from nutdesk.core.words import Seat, say
from nutdesk.games.nuts import draw
from nutdesk.games.nuts.draw import INK
from nutdesk.games.nuts.floor import CROSS
from nutdesk.games.nuts.parts import NUT, NUT_NAMES, NUTS, amount
from nutdesk.games.nuts.trucks import scenery
from nutdesk.games.nuts.trucks.parts import CARDS, FORKS, HALF_TEXTS, HALVES
from nutdesk.games.nuts.trucks.views import TrucksView


@cache
def card_art(card: int) -> Art:
    """A bonus card: one half above the other."""
    art: list[Layer] = [*draw.paper(150, 124, 11, INK, 2)]
    for at, half in enumerate(HALVES[card]):
        y = -59 + at * 68
        art.append(Box(-72, y, 144, 50, 8, "#E8F0E4" if at == 0 else "#F7E3C8"))
        if half in NUTS:
            art.append(Svg(f"nut-{half}", -66, y + 7, 36, 36))
            art.append(Label(HALF_TEXTS[half], -26, y, 96, 50, 15, 600, "#2F1F14", wrap=True))
        else:
            art.append(Label(HALF_TEXTS[half], -71, y, 142, 50, 15, 600, "#2F1F14", "centre", wrap=True))
    art.append(Label(say("or"), -34, -11, 68, 20, 14, 700, "#6A5138", "centre"))
    return tuple(art)


def _boxed(nut: int, number: int) -> Art:
    """Boxed nuts; their number is where no neighbour lies when room is scarce."""
    return (
        Box(-30, -26, 62, 62, 8, "#402A1808"),
        Box(-32, -32, 62, 62, 8, "#E2C9A0", INK, 2),
        Svg(f"nut-{NUTS[nut]}", -26, -26, 50, 50),
        Oval(-46, -48, 34, 34, "#2F1F14", "#FFF6E0", 2),
        Label(str(number), -49, -48, 40, 34, 19, 700, "#FFF6E0", "centre"),
    )


def tray(view: TrucksView, kind: str) -> tuple[Group, ...]:
    """What lies before the viewer: tools, bonus cards, boxes; then what only the choice that is due needs."""
    if view.viewer < 0:
        return ()
    groups = []
    if kind not in ("trade", "deal"):  # what the others have needs the room
        groups.append(Group(say("Put onto the floor"), tuple(_tools(kind, view.left)), False))
    cards = tuple(
        Piece(
            f"bonus-{at + 1}",
            say("Bonus card: {one}; or {two}", one=HALF_TEXTS[HALVES[card][0]], two=HALF_TEXTS[HALVES[card][1]]),
            "hand",
            0,
            0,
            150,
            124,
            card_art(card),
            like=CARDS[card],
            reads=True,
            sound="card",
        )
        for at, card in enumerate(view.hand)
    )
    if cards and kind != "trade":
        groups.append(Group(say("Bonus cards"), cards))
    boxes = tuple(
        Piece(
            f"box-{NUTS[nut]}",
            say("Boxed: {nuts}", nuts=amount(nut, number)),
            "hand",
            0,
            0,
            76,
            124,
            _boxed(nut, number),
            sound="nut",
        )
        for nut, number in enumerate(view.nuts[view.viewer])
        if number
    )
    if boxes:
        groups.append(Group(say("Warehouse"), boxes, False))
    if kind in ("two-nuts", "exchange"):
        supply = tuple(
            Piece(
                f"supply-{nut}",
                say("One {nut} from the supply", nut=NUT_NAMES[NUT[nut]]),
                "hand",
                0,
                0,
                70,
                124,
                draw.shadowed(f"nut-{nut}", 62),
                sound="nut",
            )
            for nut in NUTS
        )
        groups.append(Group(say("Supply"), supply, False))
    if kind in ("trade", "deal"):
        others = [view.deal[0]] if view.deal else [seat for seat in range(view.seats) if seat != view.viewer]
        groups += [_theirs(view, seat) for seat in others if any(view.nuts[seat])]
    return tuple(groups)


def _theirs(view: TrucksView, seat: int) -> Group:
    """What another player has to trade, each kind large enough to be dropped on."""
    boxes = tuple(
        Piece(
            f"theirs-{seat + 1}-{NUTS[nut]}",
            say("{seat} has boxed: {nuts}", seat=Seat(seat), nuts=amount(nut, number)),
            "hand",
            0,
            0,
            76,
            124,
            _boxed(nut, number),
            sound="nut",
        )
        for nut, number in enumerate(view.nuts[seat])
        if number
    )
    return Group(say("{seat} has", seat=Seat(seat)), boxes, False)


def _tools(kind: str, left: int) -> list[Piece]:
    """What changes the floor; a fork of the card in play is laid with tiles of its own."""
    if kind == "fork":
        return [
            Piece(
                f"fork-{word}",
                scenery.TILE_NAMES[word],
                "hand",
                0,
                0,
                116,
                92,
                moved(draw.tile(code, 60, 56), 0, -2),
                like=f"tile-{code}",
                caption=FORK_CAPTIONS[word],
            )
            for word, code in FORKS.items()
        ]
    works = kind == "configure" and left > 0
    stack = Piece(
        "stack",
        say("Stack of cross tiles"),
        "hand",
        0,
        0,
        116,
        92,
        moved(draw.tile(CROSS, 60, 56), 0, -2),
        like=f"tile-{CROSS}",
        caption=say("Build"),
        waits=not works and kind != "build",
    )
    disc = (
        Oval(-31, -29, 62, 62, "#2F5E75", INK, 2.2),
        Oval(-31, -35, 62, 62, "#5B91A9", INK, 2.2),
        Svg("ui-redo", -19, -23, 38, 38, "#FFFFFF"),
    )
    caption = say("Half turn") if kind == "turn" else say("Spin")
    spins = works or kind in ("spin", "turn")
    spin = Piece("spin", say("Spin token: onto a robot"), "hand", 0, 0, 76, 92, disc, caption=caption, waits=not spins)
    feed = Piece(
        "feed",
        say("A nut for the squirrel"),
        "hand",
        0,
        0,
        70,
        92,
        moved(draw.shadowed("nut-peanut", 62), 0, -2),
        caption=say("Feed"),
        sound="nut",
        waits=not works,
    )
    return [stack, spin, feed]


FORK_CAPTIONS: Final = {
    "split-left": say("Split left"),
    "split-right": say("Split right"),
    "join-left": say("Join left"),
    "join-right": say("Join right"),
}
"""Which input is split, or which output two belts are joined to."""
