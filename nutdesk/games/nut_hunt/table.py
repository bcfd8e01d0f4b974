"""The table as data: the forest on its felt, the supply, the die, the players and the hand."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from nutdesk.core.game import Player
from nutdesk.core.moves import Choice
from nutdesk.core.standing import scored
from nutdesk.core.table import Art, Label, Oval, Piece, SeatCard, Spot, Svg, Table, moved
from nutdesk.core.words import Say, Seat, count, listed, say
from nutdesk.games.nut_hunt.choices import KINDS
from nutdesk.games.nut_hunt.forest import DIRECTIONS
from nutdesk.games.nut_hunt.gestures import (
    COMPASS,
    DECK,
    DECK_CARD,
    DIE,
    SUPPLY,
    Foresight,
    attempt,
    buttons,
    gestures,
    steady,
    supply_id,
)
from nutdesk.games.nut_hunt.hand import brings, glow, hand, lights, now_words, signed, value, worth_words
from nutdesk.games.nut_hunt.parts import LAST_NEST, NUT_NAMES, NUTS, TILES, TITLES, so_many
from nutdesk.games.nut_hunt.pictures import (
    COMPASS_WIDE,
    HEIGHT,
    SMALL,
    WIDTH,
    badge,
    card_back,
    compass,
    die,
    mat,
    nut_box,
    small_objective,
)
from nutdesk.games.nut_hunt.pieces import crowds, tile_pieces, tile_spot
from nutdesk.games.nut_hunt.scoring import status
from nutdesk.games.nut_hunt.views import NutHuntView, standing

DECK_AT: Final = (60.0, 726.0)
SUPPLY_AT: Final = (194.0, 726.0)
COMPASS_NAME: Final = say(
    "Fox compass: 1 north-east, 2 east, 3 south-east, 4 south-west, 5 west, 6 north-west; the fox die lies on it"
)
DIE_AT: Final = (1122.0, 702.0)
AUTOMA_AT: Final = (108.0, 60.0)
ASIDE_AT: Final = (108.0, 606.0)


def table(view: NutHuntView, players: tuple[Player, ...]) -> Table:
    """Everything the viewer sees."""
    due = view.due if isinstance(view.due, Choice) else None
    prompt, seat = _prompt(view)
    sight = Foresight(view)
    tiles = crowds(view, players)
    spots = [*map(tile_spot, tiles), *_side_spots(view)]
    pieces = [*(piece for crowd in tiles for piece in tile_pieces(crowd)), *_side_pieces(view)]
    return Table(
        WIDTH,
        HEIGHT,
        mat(),
        tuple(spots),
        tuple(pieces),
        scored([_seat_card(view, side, players) for side in range(view.sides)], standing(view), view.result),
        prompt,
        seat,
        due.clause if due else "NH-E1",
        gestures=tuple(gestures(view, sight)),
        buttons=KINDS.tray(view, steady(view), buttons(view, sight)),
        hand=hand(view, players) if view.viewer >= 0 else (),
        hand_title=say("{seat}'s hand", seat=Seat(view.viewer)) if view.viewer >= 0 else "",
        how=KINDS.how(view, due) if due and view.legal else "",
        marks=_labels(view),
        aim=say("{n} nests end it", n=LAST_NEST),
        pace=say("turn {n}", n=view.turns) if view.turns else say("set-up"),
    )


def _prompt(view: NutHuntView) -> tuple[str, int | None]:
    due = view.due
    if view.result:
        winners = view.result.winners
        if len(winners) > 1:
            return say("The game is over: the victory is shared"), None
        points = count(view.result.scores[winners[0]], "{n} point", "{n} points")
        return say("{seat} wins with {points}", seat=Seat(winners[0]), points=points), winners[0]
    if not isinstance(due, Choice):
        return CHANCES.get(due.kind if due else "", say("The forest is laid out")), view.turn if view.turns else None
    return KINDS.prompt(view, due), due.seat


CHANCES: Final = {
    "fox die": say("The fox die rolls"),
    "scatter die": say("The die sends the Automa's squirrel on its way"),
    "reshuffle": say("The objectives set aside are shuffled"),
}


# Beside the forest


@cache
def _words(text: Say, x: float, y: float, wide: float) -> Art:
    return (Label(text, x - wide / 2, y - 14, wide, 28, 16, 700, "@woodink", "centre", shrink=True),)


def _labels(view: NutHuntView) -> Art:
    art = _words(say("Objectives"), DECK_AT[0], DECK_AT[1] + 88, 130)
    art += _words(say("Nut supply"), SUPPLY_AT[0], SUPPLY_AT[1] + 88, 130)
    if view.level and view.hands[view.seats]:
        art += _words(say("The Automa's hand"), AUTOMA_AT[0], AUTOMA_AT[1] - 42, 210)
    if view.aside:
        # The felt is near: the words end before it, whatever their language and size.
        art += _words(say("Its last card"), ASIDE_AT[0] - 8, ASIDE_AT[1] - 42, 200)
    return art


def _side_spots(view: NutHuntView) -> list[Spot]:
    cards = count(len(view.deck), "Objective deck: {n} card", "Objective deck: {n} cards")
    left = listed(so_many(nut, max(0, view.supply[nut])) for nut in range(len(NUTS)))
    return [
        Spot(DECK, cards, *DECK_AT, 108, 140, "box"),
        Spot(SUPPLY, say("Nut supply: {nuts}", nuts=left), *SUPPLY_AT, 140, 140, "box", nut_box()),
        Spot(COMPASS, COMPASS_NAME, *DIE_AT, COMPASS_WIDE, COMPASS_WIDE, "hex", compass(view.rolled)),
    ]


def _side_pieces(view: NutHuntView) -> list[Piece]:
    pieces = _deck_pieces(view)
    for nut, kind in enumerate(NUTS):
        x, y = SUPPLY_AT[0] - 29 + 58 * (nut % 2), SUPPLY_AT[1] - 32 + 60 * (nut // 2)
        art: Art = (Svg(f"nut-{kind}", -14, -24, 42, 42), Svg(f"nut-{kind}", -24, -18, 44, 44))
        here = say("{nut} in the supply", nut=NUT_NAMES[nut])
        pieces.append(Piece(supply_id(nut), here, SUPPLY, x, y, 54, 54, art, 2, like=kind, sound="nut"))
    name: str = say("The fox die")
    if view.rolled:
        name = say("The fox die, showing {n}: {way}", n=view.rolled, way=DIRECTIONS[view.rolled - 1])
    pieces.append(Piece(DIE, name, COMPASS, *DIE_AT, 84, 84, die(view.rolled, 78), 2, tumble=view.rolls))
    if view.level:
        pieces += _automa_pieces(view)
    return pieces


def _automa_pieces(view: NutHuntView) -> list[Piece]:
    """The Automa's hand, face up, and the card it revealed last."""
    pieces = []
    for place, objective in enumerate(view.hands[view.seats]):
        state = status(view.forest, view.squirrels, view.nests, view.seats, objective)
        words = now_words(view, view.seats, objective)
        worth = worth_words(view, objective)
        name = say(
            "The Automa's objective {title}: {worth}; {words}", title=TITLES[objective], worth=worth, words=words
        )
        now = signed(brings(view, view.seats, objective))
        art = small_objective(objective, value(view, objective), state, now)
        pieces.append(
            Piece(
                f"automa-{place + 1}",
                name,
                "",
                AUTOMA_AT[0],
                AUTOMA_AT[1] + 59 * place,
                *SMALL,
                art,
                2,
                like=f"card-{objective}",
                lights=lights(objective),
                glow=glow(view, view.seats, objective),
                sound="card",
            )
        )
    if view.aside:
        objective = view.aside[-1]
        name = say("The Automa's last card: {title}", title=TITLES[objective])
        art = small_objective(objective, value(view, objective), "")
        pieces.append(
            Piece(
                "aside",
                name,
                "",
                *ASIDE_AT,
                *SMALL,
                art,
                2,
                like=f"card-{objective}",
                lights=lights(objective),
                sound="card",
            )
        )
    return pieces


def _deck_pieces(view: NutHuntView) -> list[Piece]:
    if not view.deck:
        return []
    depth = min(4, len(view.deck) - 1)
    art = _deck_art(depth) + badge(str(len(view.deck)), 40, 50, 19, 18)
    name = count(len(view.deck), "The only card of the deck", "The top card of the deck")
    return [Piece(DECK_CARD, name, DECK, *DECK_AT, 104, 132, art, 2, sound="card")]


@cache
def _deck_art(depth: int) -> Art:
    return tuple(layer for k in range(depth, -1, -1) for layer in moved(card_back(118), 0, 3.0 * k - 4))


# The players


def _seat_card(view: NutHuntView, side: int, players: tuple[Player, ...]) -> SeatCard:
    standing = sum(view.squirrels[side * TILES : (side + 1) * TILES])
    nuts = tuple(view.nuts[4 * side : 4 * side + 4]) if side < view.seats else ()
    body, height = _seat_body(players[side].colour, nuts, view.level, view.built[side], standing, len(view.hands[side]))
    turn = side == view.turn and view.due is not None
    acts = isinstance(view.due, Choice) and view.due.seat == side
    gauge = (f"nest-{players[side].colour}", str(view.built[side]))
    return SeatCard(side, body, height, _seat_name(view, side, standing), turn=turn, acts=acts, gauge=gauge)


@lru_cache(512)
def _seat_body(
    colour: str, nuts: tuple[int, ...], level: int, built: int, standing: int, hand: int
) -> tuple[Art, float]:
    """Nuts in hand (the Automa has none), nests on the way to four, squirrels on the board, objectives."""
    art: Art = ()
    if nuts:
        for nut, name in enumerate(NUTS):
            x = 14 + nut * 71
            art += (Svg(f"nut-{name}", x, 8, 34, 34), Label(str(nuts[nut]), x + 38, 8, 34, 34, 24, 700))
        top = 49.0
    else:
        art += (Label(say("starts with {n} objectives", n=level), 16, 6, 280, 30, 17, 600, "@ink2"),)
        top = 38.0
    for k in range(max(LAST_NEST, built)):
        x = 12 + k * (36 if built <= LAST_NEST else 30)
        if k < built:
            art += (Svg(f"nest-{colour}", x, top, 34, 34),)
        else:
            art += (Oval(x + 4, top + 5, 26, 24, "", "@ink2", 2, (2.2, 2)),)
    art += (Svg(f"squirrel-{colour}", 190, top + 1, 31, 31), Label(str(standing), 223, top, 30, 34, 20, 700))
    for k in range(min(hand, 3)):
        art += (Svg("back-objective", 252 - 6 * k + 3 * (min(hand, 3) - 1), top - 1, 36, 36),)
    art += (
        Oval(276, top + 14, 22, 22, "@ink", "@panel", 2),
        Label(str(hand), 272, top + 14, 30, 22, 15, 700, "@panel", "centre"),
    )
    return art, top + 43


def _seat_name(view: NutHuntView, side: int, standing: int) -> Say:
    nests = count(view.built[side], "{n} nest", "{n} nests")
    squirrels = count(standing, "{n} squirrel", "{n} squirrels")
    cards = count(len(view.hands[side]), "{n} objective", "{n} objectives")
    if side >= view.seats:
        return say(
            "{seat}: {nests}, {squirrels}, {cards}", seat=Seat(side), nests=nests, squirrels=squirrels, cards=cards
        )
    nuts = listed(so_many(nut, view.nuts[4 * side + nut]) for nut in range(len(NUTS)))
    return say(
        "{seat}: {nuts}; {nests}, {squirrels}, {cards}",
        seat=Seat(side),
        nuts=nuts,
        nests=nests,
        squirrels=squirrels,
        cards=cards,
    )


__all__ = ["attempt", "table"]
