"""Beside the board: seat cards, the last throw, the odds, and a player's own storage."""

from __future__ import annotations

from typing import Final

from nutdesk.core.moves import Choice
from nutdesk.core.table import Art, Box, Group, Label, Note, Piece, SeatCard, Svg, moved
from nutdesk.core.words import Seat, count, say
from nutdesk.games.in_the_nuts import parts
from nutdesk.games.in_the_nuts.foresight import THROWS, busts
from nutdesk.games.in_the_nuts.pictures import die, nut_card, ring, small_card, storage_card
from nutdesk.games.in_the_nuts.state import HANDOUT, NO_CHECK, own
from nutdesk.games.in_the_nuts.views import InTheNutsView

STORAGE: Final = (94.0, 126.0)
JOKER: Final = (64.0, 96.0)


def seat_card(view: InTheNutsView, seat: int, colour: str) -> SeatCard:
    """Squirrels left, jokers kept, and all eight storage cards."""
    jokers = view.jokers[seat]
    body: Art = (
        Svg(f"squirrel-{colour}", 14, 6, 32, 32),
        Label(str(view.supply[seat]), 50, 5, 30, 34, 19, 700),
        Svg("joker", 94, 8, 28, 28),
        Label(str(len(jokers)), 127, 5, 24, 34, 19, 700),
    )
    if view.david == seat:
        body += (Svg("raccoon", 256, 0, 40, 40),)
    for at in own(seat):
        card = at % parts.CARDS
        x, y = 12 + card % 4 * 71, 46 + card // 4 * 43
        body += small_card(card, view.kinds[at], view.lying[at], len(view.wild[at]), x, y)
    acts = isinstance(view.due, Choice) and view.due.seat == seat
    name = say(
        "{seat}: {squirrels} in the supply, {jokers}",
        seat=Seat(seat),
        squirrels=view.supply[seat],
        jokers=count(len(jokers), "{n} joker kept", "{n} jokers kept"),
    )
    for joker in jokers:
        name = say("{name}; {joker}", name=name, joker=parts.spell(joker))
    if view.david == seat:
        name = say("{name}; David sits here", name=name)
    extra = say("David") if view.david == seat else ""
    return SeatCard(seat, body, 136, name, turn=view.turn == seat and not view.result, acts=acts, extra=extra)


def storage_name(view: InTheNutsView, at: int) -> str:
    """What a screen reader says of a storage card."""
    card, kind = at % parts.CARDS, view.kinds[at]
    holds, points = parts.CAPACITY[card], parts.POINTS[card]
    if kind == parts.FULL:
        return say("Card for {holds}: full, {points} points, safe", holds=holds, points=points)
    if kind == parts.EMPTY:
        return say("Card for {holds}: empty, {points} points when full", holds=holds, points=points)
    facts = {"lying": view.lying[at], "kind": parts.spell(kind), "holds": holds, "points": points}
    return say("Card for {holds}: {lying} {kind}, {points} points when full", **facts)


def tray(view: InTheNutsView) -> tuple[Group, ...]:
    """The viewer's own storage cards, and the jokers kept."""
    seat = view.viewer
    if seat < 0:
        return ()
    cards = tuple(
        Piece(
            f"card-{seat}-{at % parts.CARDS + 1}",
            storage_name(view, at),
            "storage",
            0,
            0,
            *STORAGE,
            storage_card(at % parts.CARDS, view.kinds[at], view.lying[at], view.wild[at], *STORAGE),
            sound="card",
        )
        for at in own(seat)
    )
    groups = [Group(say("Storage cards, one kind of nut each"), cards, secret=False)]
    jokers = tuple(_joker(k, joker) for k, joker in enumerate(view.jokers[seat]))
    if jokers:
        groups.append(Group(count(len(jokers), "Joker", "Jokers"), jokers, secret=False))
    return tuple(groups)


def _joker(number: int, joker: int) -> Piece:
    one, other = map(parts.spell, parts.SHOWS[joker])
    return Piece(
        f"joker-{number}",
        say("the {joker}", joker=parts.spell(joker)),
        "jokers",
        0,
        0,
        JOKER[0] + 8,
        JOKER[1] + 8,
        nut_card(joker, *JOKER),
        like=parts.NUTS[joker],
        caption=say("{one} or {other}", one=one, other=other),
        sound="card",
    )


def notes(view: InTheNutsView) -> tuple[Note, ...]:
    """The last throw with its two sums, and the odds of the next or how far the collecting is."""
    return (_last_roll(view), _odds(view) if view.check == NO_CHECK else _checks(view))


def _last_roll(view: InTheNutsView) -> Note:
    title = say("The dice")
    if view.roll:
        title = say("Roll {n}", n=view.throws) if view.throws else say("The last roll")
    aside = say("green + one white")
    if not view.roll:
        body: Art = tuple(
            layer
            for k, colour in enumerate(("green", "white", "white"))
            for layer in moved(die(colour, 0, 72), 62 + k * 94, 42)
        )
        return Note(title, body, 86, say("No dice have been rolled yet"), aside, id="dice")
    green, one, other = view.roll
    body = (
        *moved(die("green", green, 76), 62, 42),
        *moved(die("white", one, 76), 156, 42),
        *moved(die("white", other, 76), 250, 42),
        Label(f"{green} + {one} = {green + one}", 18, 88, 130, 34, 19, 700),
    )
    if one == other:
        name = say("Green {green}, white {one} twice: space {sum}", green=green, one=one, sum=green + one)
    else:
        name = say(
            "Green {green}, white {one} and {other}: space {first} or {second}",
            green=green,
            one=one,
            other=other,
            first=green + one,
            second=green + other,
        )
        body += (
            Label(say("or"), 130, 88, 52, 34, 16, 600, "@ink2", "centre", shrink=True),
            Label(f"{green} + {other} = {green + other}", 164, 88, 130, 34, 19, 700, "@ink", "right"),
        )
    return Note(title, body, 124, name, aside, id="dice")


def _odds(view: InTheNutsView) -> Note:
    """How many of the 216 throws would be a bust, now or with each space the throw allows (IN-T3)."""
    due = view.due
    placing = isinstance(due, Choice) and due.kind == "place"
    title = say("Odds of a bust")
    if placing:
        spaces = sorted({view.roll[0] + view.roll[1], view.roll[0] + view.roll[2]} - set(view.track))
        body: Art = ()
        for k, space in enumerate(spaces):
            bad = busts((*view.track, space))
            x = 78 + k * 156 if len(spaces) > 1 else 156
            body += ring((x, 62), 42, bad / THROWS)
            body += (
                Label(percent(bad), x - 50, 40, 100, 44, 24, 600, "@no" if bad else "@go", "centre", True),
                Label(say("with {space}", space=space), x - 60, 118, 120, 28, 17, 700, "@ink", "centre"),
                Label(say("{n} of 216 rolls", n=bad), x - 76, 144, 152, 26, 15, 500, "@ink2", "centre", shrink=True),
            )
        shares = [
            say("{share} with {space}", share=percent(busts((*view.track, space))), space=space) for space in spaces
        ]
        name = shares[0] if len(shares) == 1 else say("{one}, {other}", one=shares[0], other=shares[1])
        return Note(title, body, 174, say("Bust on the next roll: {odds}", odds=name), on_request=True, id="odds")
    bad, stake = busts(view.track), len(view.track)
    body = (
        *ring((84, 84), 56, bad / THROWS),
        Label(percent(bad), 24, 60, 120, 48, 30, 600, "@no" if bad else "@go", "centre", True),
        Label(_often(bad), 164, 26, 138, 52, 17, 700, "@ink", wrap=True),
        Label(say("{n} of 216 rolls", n=bad), 164, 80, 140, 28, 16, 500, "@ink2", shrink=True),
        Label(_stake(stake), 164, 110, 144, 28, 15, 600, "@ink2", shrink=True),
    )
    name = say("Bust on the next roll: {share}, {n} of 216 rolls", share=percent(bad), n=bad)
    return Note(title, body, 164, name, on_request=True, id="odds")


def _checks(view: InTheNutsView) -> Note:
    """The order of the checks, with the one being made marked (IN-C1, IN-E1)."""
    steps = [
        say("2-squirrel area, left to right"),
        say("3-squirrel area, left to right"),
        say("4-squirrel area"),
    ]
    now = parts.NEED[view.check] - parts.NEED[0] if view.check < HANDOUT else view.check - HANDOUT + 3
    if view.last:
        steps += [say("all move up: the last nuts"), say("jokers, then the points")]
    body: Art = ()
    for k, words in enumerate(steps):
        y = 2 + k * 34
        if k == now:
            body += (Box(10, y, 292, 32, 9, "@panel2", "@line", 1.4),)
        if k < now:
            body += (Svg("ui-ok", 20, y + 6, 20, 20, "@go"),)
        else:
            body += (Label(str(k + 1), 18, y, 24, 32, 17, 700, "@ink" if k == now else "@ink2", "centre"),)
        body += (Label(words, 50, y, 246, 32, 17, 700 if k == now else 500, "@ink" if k == now else "@ink2"),)
    name = say("Collecting: {step}", step=steps[now]) if now < len(steps) else say("Everything is collected")
    return Note(
        say("Collecting"), body, 8 + 34 * len(steps), name, clause="IN-E1" if view.last else "IN-C1", id="checks"
    )


def percent(bad: int) -> str:
    """A share of the 216 throws in whole percent; never 0 or 100 unless it is."""
    share = round(100 * bad / THROWS)
    if bad and not share:
        return "< 1 %"
    return "> 99 %" if share == 100 and bad < THROWS else f"{share} %"


def _stake(squirrels: int) -> str:
    return say("{n} at stake", n=squirrels) if squirrels else say("nothing at stake")


def _often(bad: int) -> str:
    if not bad:
        return say("no roll can bust")
    if bad == THROWS:
        return say("every roll busts")
    if bad * 2 > THROWS:
        return say("more than every second roll")
    return say("about 1 roll in {n}", n=round(THROWS / bad))
