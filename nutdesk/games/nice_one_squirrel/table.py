"""The table as data: the ring of caches, the hand, and every gesture."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from nutdesk.core.game import Player
from nutdesk.core.moves import Action, Choice
from nutdesk.core.standing import scored
from nutdesk.core.table import (
    Art,
    Box,
    Button,
    Gesture,
    Group,
    Label,
    Line,
    Note,
    Oval,
    Piece,
    SeatCard,
    Spot,
    Svg,
    Table,
    moved,
)
from nutdesk.core.words import Say, Seat, count, listed, say
from nutdesk.games.nice_one_squirrel import drawing, parts
from nutdesk.games.nice_one_squirrel.actions import MOVES, NOTHING, PLACES, PLAYS, TAKES, Move, Place
from nutdesk.games.nice_one_squirrel.choices import KINDS, TURNS_A_NUT
from nutdesk.games.nice_one_squirrel.drawing import nut_card
from nutdesk.games.nice_one_squirrel.parts import CACHES, COLOUR_OF, KIND_OF, NUT, NUTS, SPELLED
from nutdesk.games.nice_one_squirrel.rules import score
from nutdesk.games.nice_one_squirrel.views import NiceOneView, standing

WIDTH: Final = 1240.0
HEIGHT: Final = 830.0
CARD: Final = 70.0
HAND_CARD: Final = 82.0
CROWD: Final = 4
"""More cards than this on a cache no longer show their kind."""


def table(view: NiceOneView, players: tuple[Player, ...]) -> Table:
    """Everything the viewer sees."""
    due = view.due if isinstance(view.due, Choice) else None
    mine = due is not None and due.seat == view.viewer
    moving = due.seat if due and due.kind == "move" else None
    caches = [
        _cache(number, lying, view.hidden[number], _standing(view, number)) for number, lying in enumerate(view.caches)
    ]
    spots = [spot for spot, _ in caches]
    if any(here < 0 for here in view.squirrels):
        x, y = drawing.MIDDLE
        spots.append(Spot("start", say("Squirrels not on the ring yet"), x, y + 82, 340, 64, "box", order=-1))
    pieces = [piece for _, lying in caches for piece in lying]
    pieces += _squirrels(view, players)
    hand = tuple(_hand_piece(view, place) for place in range(len(view.hand)))
    prompt, seat = _prompt(view)
    return Table(
        WIDTH,
        HEIGHT,
        drawing.backdrop(),
        tuple(spots),
        tuple(pieces),
        scored([_seat_card(view, seat) for seat in range(view.seats)], standing(view), view.result),
        prompt,
        seat,
        due.clause if due else "NS-E1",
        gestures=tuple(_gestures(view, due)) if mine and due else (),
        buttons=KINDS.tray(view, STANDING, _buttons(due) if mine and due else ()),
        hand=(Group(say("Nuts"), hand),) if view.viewer >= 0 else (),
        hand_title=say("{seat}'s hand", seat=Seat(view.viewer)) if view.viewer >= 0 else "",
        notes=(_how_it_counts(),),
        marks=drawing.way(),
        how=KINDS.how(view, due) if mine and due else "",
        aim=say("an empty hand or 20 points end it") if view.taking else say("an empty hand ends it"),
        pace=say("round {n}", n=view.rounds + 1),
        leads=drawing.reach(view, moving) if moving is not None else (),
    )


def _prompt(view: NiceOneView) -> tuple[str, int | None]:
    due = view.due
    if view.result:
        if len(view.result.winners) > 1:
            return say("The game is over: the win is shared"), None
        winner = view.result.winners[0]
        points = count(view.scores[winner], "{n} point", "{n} points")
        return say("{seat} wins with {points}", seat=Seat(winner), points=points), winner
    if not isinstance(due, Choice):
        return say("The nuts are dealt"), None
    return KINDS.prompt(view, due), due.seat


def _standing(view: NiceOneView, number: int) -> int:
    """The seat whose squirrel is on a cache, -1 for none."""
    return view.squirrels.index(number) if number in view.squirrels else -1


@lru_cache(4096)
def _cache(number: int, lying: tuple[int, ...], hidden: bool, seat: int) -> tuple[Spot, tuple[Piece, ...]]:
    """A cache and the cards on it; made once, as most stay the same from move to move."""
    x, y = drawing.round_the_ring(number + 1, drawing.RING)
    art = (
        Oval(-116, -18, 244, 100, "#801E1206", soft=True),
        Svg("mound", -120, -78, 240, 150),
    )
    badge = drawing.disc(-86, 42, 26, str(number + 1), "#2F1F14", "#FFF6E0", "#FFF6E0", 26)
    key, name, spread = f"cache-{number + 1}", _cache_name(number, lying, hidden, seat), _spread(lying)
    spot = Spot(key, name, x, y + 37, 228, 136, "oval", art, y, badge, glow=spread)
    places, size = _places(number, len(lying) + hidden, seat >= 0), (CARD, CARD * drawing.TALL)
    pieces = [
        Piece(
            f"nut-{number + 1}-{k}",
            say("{nut} on cache {cache}", nut=SPELLED[nut], cache=number + 1),
            key,
            *places[k],
            *size,
            nut_card(nut, CARD),
            y + k * 0.01 + 1,
            like=NUTS[nut],
            glow=spread,
            sound="card",
        )
        for k, nut in enumerate(lying)
    ]
    if hidden:
        secret = say("a nut face down on cache {cache}", cache=number + 1)
        pieces.append(
            Piece(
                f"hidden-{number + 1}", secret, key, *places[-1], *size, drawing.card_back(CARD), y + 1.5, sound="card"
            )
        )
    return spot, tuple(pieces)


@cache
def _spread(lying: tuple[int, ...]) -> Art:
    """The cards of a crowded cache side by side, so that every kind can be seen; nothing if there are few."""
    if len(lying) <= CROWD:
        return ()
    across = min(len(lying), 7)
    down = (len(lying) + across - 1) // across
    wide, high = across * 82 + 24, down * 108 + 20
    x, y = drawing.MIDDLE[0] - wide / 2, drawing.MIDDLE[1] + 12 - high / 2
    cards = (
        moved(nut_card(nut, CARD), x + 53 + 82 * (k % across), y + 63 + 108 * (k // across))
        for k, nut in enumerate(lying)
    )
    paper = (Box(x + 3, y + 8, wide, high, 18, "#592A1808"), Box(x, y, wide, high, 18, "@panel", "@line", 2))
    return (*paper, *(layer for card in cards for layer in card))


def _cache_name(number: int, lying: tuple[int, ...], hidden: bool, seat: int) -> Say:
    """What a screen reader says: 'Cache 5: Nutkin; blue chestnut, yellow walnut; one nut face down'."""
    words = [listed(SPELLED[nut] for nut in lying)] if lying else []
    if hidden:
        words.append(say("one nut face down"))
    nuts = listed(words, "; ") if words else say("empty")
    if seat >= 0:
        return say("Cache {cache}: {seat} is here; {nuts}", cache=number + 1, seat=Seat(seat), nuts=nuts)
    return say("Cache {cache}: {nuts}", cache=number + 1, nuts=nuts)


def _places(number: int, cards: int, crowded: bool) -> list[tuple[float, float]]:
    """The places of a cache's cards: face-up ones first, the face-down one last, beside a squirrel if there is one."""
    x, y = drawing.round_the_ring(number + 1, drawing.RING)
    stride = min(58.0, 150 / max(1, cards)) if cards > 1 else 0.0
    first = x - (30 if crowded else 0) - stride * (cards - 1) / 2
    return [(first + k * stride, y - 14 + abs(k - (cards - 1) / 2) * 3) for k in range(cards)]


def _squirrels(view: NiceOneView, players: tuple[Player, ...]) -> list[Piece]:
    pieces = []
    waiting = [seat for seat, here in enumerate(view.squirrels) if here < 0]
    for seat, here in enumerate(view.squirrels):
        player, name = players[seat], say("{seat}'s squirrel", seat=Seat(seat))
        if here < 0:
            x = drawing.MIDDLE[0] + (waiting.index(seat) - (len(waiting) - 1) / 2) * 66
            art = drawing.squirrel(player.colour, 56)
            piece = Piece(f"squirrel-{seat}", name, "start", x, drawing.MIDDLE[1] + 82, 56, 56, art, 900, seat=seat)
        else:
            x, y = drawing.round_the_ring(here + 1, drawing.RING)
            wide = min(190.0, 17.0 * len(player.name) + 20)
            plate: Art = (
                Box(-wide / 2, 65, wide, 28, 8, "#593B2416"),
                Box(-wide / 2, 63, wide, 28, 8, "#FFF6E0", "#3B2416", 1.5),
                Label(
                    player.name,
                    -wide / 2 + 4,
                    63,
                    wide - 8,
                    28,
                    17,
                    600,
                    "#2F1F14",
                    "centre",
                    True,
                    shrink=True,
                ),
            )
            art = drawing.squirrel(player.colour, 74) + plate
            piece = Piece(
                f"squirrel-{seat}",
                name,
                f"cache-{here + 1}",
                x + 66,
                y + 2,
                74,
                74,
                art,
                y + 2,
                seat=seat,
                sound="card",
            )
        pieces.append(piece)
    return pieces


def _hand_piece(view: NiceOneView, place: int) -> Piece:
    nut = view.hand[place]
    copy = view.hand[:place].count(nut)
    size = (HAND_CARD + 8, HAND_CARD * drawing.TALL + 8)
    return Piece(
        f"hand-{NUTS[nut]}-{copy}",
        SPELLED[nut],
        "hand",
        0,
        0,
        *size,
        nut_card(nut, HAND_CARD),
        like=NUTS[nut],
        caption=SPELLED[nut],
        sound="card",
    )


def _seat_card(view: NiceOneView, seat: int) -> SeatCard:
    nuts = view.counts[seat]
    stride = min(18.0, 150 / max(1, nuts - 1))
    words = count(nuts, "{n} nut", "{n} nuts")
    body: Art = (
        Label(words, 16, 5, 84, 34, 17, 700, "@ink", shrink=True),
        *(Svg("back-nice-one", 100 + k * stride, 5, 34, 34) for k in range(nuts)),
    )
    known, below = view.known[seat] if seat != view.viewer else (), 43 if view.taking else 4
    if known:
        body += (Label(say("holds"), 16, below, 84, 30, 15, 500, "@ink2"),)
        body += tuple(
            layer for k, nut in enumerate(known[:6]) for layer in moved(nut_card(nut, 22), 114 + 30 * k, below + 15)
        )
    elif view.ender == seat:
        body += (Label(say("ends the game"), 124, below, 166, 30, 15, 500, "@ink2", "right"),)
    acts = isinstance(view.due, Choice) and view.due.seat == seat
    name = say("{seat}: {nuts}", seat=Seat(seat), nuts=words)
    return SeatCard(seat, body, 80 if view.taking else 46, name, acts=acts, gauge=("back-nice-one", str(nuts)))


@cache
def _how_it_counts() -> Note:
    rows = (
        ((NUT["blue-chestnut"], NUT["blue-acorn"]), say("each nut of the same colour"), "+1"),
        ((NUT["blue-chestnut"], NUT["yellow-chestnut"]), say("each nut of the same kind"), "+1"),
        ((NUT["blue-chestnut"], NUT["blue-chestnut"]), say("its twin, the very same nut"), f"+{parts.TWIN}"),
    )
    body: list[Art] = []
    for k, (cards, text, value) in enumerate(rows):
        y = 34 + 72 * k
        body += [moved(nut_card(nut, 46), 41 + 50 * j, y) for j, nut in enumerate(cards)]
        body.append(
            (
                Label(text, 126, y - 32, 130, 64, 17, 600, "@ink", wrap=True),
                Label(value, 244, y - 32, 50, 64, 26, 600, "@go", "right", True),
            )
        )
    body.append(
        (
            Box(18, 216, 276, 1.5, 0, "@line"),
            Label(say("The least is 0, the most 16"), 20, 220, 270, 34, 17, 500, "@ink2"),
        )
    )
    name = say("How a nut counts: 1 for each nut of its colour in the cache, 1 for each of its kind, 2 for its twin")
    return Note(
        say("How it counts"),
        tuple(layer for part in body for layer in part),
        256,
        name,
        clause="NS-T4",
        id="how-it-counts",
    )


def _sum(view: NiceOneView, number: int, nut: int) -> tuple[int, Say, tuple[Line, ...], tuple[str, ...]]:
    """What a nut would score on a cache: points, a text, line by line, and the cards that match."""
    lying = view.caches[number]
    colours, kinds, twin = score(list(lying), nut)
    total = colours + kinds + twin
    words = []
    if colours:
        words.append(parts.of_colour(nut, colours))
    if kinds:
        words.append(parts.of_kind(nut, kinds))
    if twin:
        words.append(say("twin +{n}", n=twin))
    same_colour = next((other for other in lying if COLOUR_OF[other] == COLOUR_OF[nut]), None)
    same_kind = next((other for other in lying if KIND_OF[other] == KIND_OF[nut]), None)
    lines = (
        Line(say("same colour"), f"+{colours}", _pair(nut, same_colour)),
        Line(say("same kind"), f"+{kinds}", _pair(nut, same_kind)),
        Line(say("twin"), f"+{twin}", _pair(nut, nut if twin else None)),
    )
    meets = tuple(
        f"nut-{number + 1}-{k}"
        for k, o in enumerate(lying)
        if COLOUR_OF[o] == COLOUR_OF[nut] or KIND_OF[o] == KIND_OF[nut]
    )
    says = say("+{n}: {words}", n=total, words=listed(words)) if words else say("+{n}", n=total)
    return total, says, lines, meets


@cache
def _pair(nut: int, other: int | None) -> Art:
    gap: Art = (Box(51, 1, 44, 60, 5, "", "@line", 2, (3, 3)),)
    return moved(nut_card(nut, 46), 23, 31) + (moved(nut_card(other, 46), 73, 31) if other is not None else gap)


def _gestures(view: NiceOneView, due: Choice) -> list[Gesture]:
    seat, here = due.seat, view.squirrels[due.seat]
    if due.kind == "nut":
        return _nut_gestures(view, here, ())
    out = []
    for action in view.legal:
        assert isinstance(action, Move | Place)
        to = action.cache - 1
        spot = f"cache-{to + 1}"
        hidden = view.hidden[to]
        steps = count((to - here) % CACHES, "{n} step", "{n} steps") if here >= 0 else say("start here")
        barrier = TURNS_A_NUT.barrier if hidden else ""
        says = say("{steps}, turns a nut", steps=steps) if hidden else steps
        title = say("move the squirrel to cache {cache}", cache=to + 1)
        if here < 0:
            title = say("put the squirrel on cache {cache}", cache=to + 1)
        out.append(Gesture(f"squirrel-{seat}", spot, (action,), says, clause="NS-T1", barrier=barrier, title=title))
        if hidden:
            out += [
                Gesture(
                    piece, spot, (action,), say("hidden nut first"), "?", clause="NS-T2", barrier=barrier, title=title
                )
                for piece in _hand_ids(view)
            ]
        else:
            out += _nut_gestures(view, to, (action,))
    return out


def _hand_ids(view: NiceOneView) -> list[str]:
    return [f"hand-{NUTS[nut]}-{view.hand[:k].count(nut)}" for k, nut in enumerate(view.hand)]


def _nut_gestures(view: NiceOneView, to: int, first: tuple[Action, ...]) -> list[Gesture]:
    """Playing into, or taking from, the cache at which the squirrel is or will be."""
    out = []
    spot = f"cache-{to + 1}"
    for piece, nut in zip(_hand_ids(view), view.hand, strict=True):
        total, says, lines, meets = _sum(view, to, nut)
        title = say("play the {nut} on cache {cache}", nut=SPELLED[nut], cache=to + 1)
        out.append(
            Gesture(piece, spot, (*first, PLAYS[nut]), says, f"+{total}", lines, "NS-T4", counts=meets, title=title)
        )
    if view.taking:
        out += [
            Gesture(
                f"nut-{to + 1}-{k}",
                "hand",
                (*first, TAKES[nut]),
                say("take it up"),
                clause="NS-O1",
                title=say("take the {nut} from cache {cache}", nut=SPELLED[nut], cache=to + 1),
            )
            for k, nut in enumerate(view.caches[to])
        ]
    return out


STANDING: Final = (Button(say("Play nothing"), key="N", icon="ui-no", clause="NS-T3"),)
"""It is always in the tray."""


def _buttons(due: Choice) -> list[Button]:
    if due.kind != "nut":
        return []
    hint = say("{seat} keeps every nut and the turn ends", seat=Seat(due.seat))
    return [Button(say("Play nothing"), (NOTHING,), "N", "ui-no", hint, clause="NS-T3")]


def attempt(view: NiceOneView, piece: str, spot: str) -> tuple[Action, ...]:
    """What a drop would mean, allowed or not."""
    due = view.due
    if not isinstance(due, Choice) or due.seat != view.viewer:
        return ()
    if spot == "hand" and piece.startswith("nut-"):
        _, number, k = piece.split("-")
        to = int(number) - 1
        nut = view.caches[to][int(k)]
        first: tuple[Action, ...] = () if due.kind == "nut" else (_go(due, to),)
        return (*first, TAKES[nut])
    if not spot.startswith("cache-"):
        return ()
    to = int(spot.removeprefix("cache-")) - 1
    if piece == f"squirrel-{due.seat}":
        return (_go(due, to),)
    if piece.startswith("hand-"):
        nut = NUT[piece.removeprefix("hand-").rsplit("-", 1)[0]]
        if due.kind == "nut" and view.squirrels[due.seat] == to:
            return (PLAYS[nut],)
        return (_go(due, to),) if due.kind == "nut" else (_go(due, to), PLAYS[nut])
    return ()


def _go(due: Choice, to: int) -> Action:
    return PLACES[to] if due.kind == "place" else MOVES[to]
