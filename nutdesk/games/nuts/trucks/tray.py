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
    return (
        Box(-30, -26, 62, 62, 8, "#402A1808"),
        Box(-32, -32, 62, 62, 8, "#E2C9A0", INK, 2),
        Svg(f"nut-{NUTS[nut]}", -26, -26, 50, 50),
        Oval(10, -48, 34, 34, "#2F1F14", "#FFF6E0", 2),
        Label(str(number), 7, -48, 40, 34, 19, 700, "#FFF6E0", "centre"),
    )


ROOMY: Final = 2
"""With fewer bonus cards everything has room in the tray."""


def tray(view: TrucksView, kind: str) -> tuple[Group, ...]:
    """What lies before the viewer: tools for the choice that is due, boxes, cards."""
    if view.viewer < 0:
        return ()
    groups = []
    tools = _tools(kind, view.left)
    if tools:
        groups.append(Group(say("Drag onto the floor"), tuple(tools), False))
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
    nuts = view.nuts[view.viewer]
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
        for nut, number in enumerate(nuts)
        if number
    )
    # While nothing can be done with the boxes they make room for a hand of cards.
    if boxes and (kind != "configure" or len(view.hand) < ROOMY):
        groups.append(Group(say("Warehouse"), boxes, False))
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
    if cards and kind != "trade":  # what the others have needs the room
        groups.append(Group(say("Bonus cards"), cards))
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
    tools = []
    if (kind == "configure" and left) or kind == "build":
        art = moved(draw.tile(CROSS, 60, 56), 0, -2)
        tools.append(
            Piece(
                "stack",
                say("Stack of cross tiles"),
                "hand",
                0,
                0,
                116,
                92,
                art,
                like=f"tile-{CROSS}",
                caption=say("Build"),
            )
        )
    if kind == "fork":
        for word, code in FORKS.items():
            art = moved(draw.tile(code, 60, 56), 0, -2)
            name = scenery.TILE_NAMES[word]
            tools.append(
                Piece(
                    f"fork-{word}", name, "hand", 0, 0, 116, 92, art, like=f"tile-{code}", caption=FORK_CAPTIONS[word]
                )
            )
    if (kind == "configure" and left) or kind in ("spin", "turn"):
        art = (
            Oval(-31, -29, 62, 62, "#2F5E75", INK, 2.2),
            Oval(-31, -35, 62, 62, "#5B91A9", INK, 2.2),
            Svg("ui-redo", -19, -23, 38, 38, "#FFFFFF"),
        )
        caption = say("Half turn") if kind == "turn" else say("Spin")
        tools.append(Piece("spin", say("Spin token: onto a robot"), "hand", 0, 0, 76, 92, art, caption=caption))
    if kind == "configure" and left:
        feed = moved(draw.shadowed("nut-peanut", 62), 0, -2)
        tools.append(
            Piece("feed", say("A nut for the squirrel"), "hand", 0, 0, 70, 92, feed, caption=say("Feed"), sound="nut")
        )
    return tools


FORK_CAPTIONS: Final = {
    "split-left": say("Split left"),
    "split-right": say("Split right"),
    "join-left": say("Join left"),
    "join-right": say("Join right"),
}
"""Which input is split, or which output two belts are joined to."""
