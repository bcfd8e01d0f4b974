"""Beside the floor: the players, this turn, the sheet, the goals, and what lies in the tray."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from nutdesk.core.moves import Choice
from nutdesk.core.table import Art, Box, Group, Label, Layer, Note, Oval, Piece, SeatCard, Svg, moved
from nutdesk.core.words import Say, Seat, count, listed, say
from nutdesk.games.nuts import draw
from nutdesk.games.nuts.draw import INK
from nutdesk.games.nuts.floor import CROSS
from nutdesk.games.nuts.orders import parts
from nutdesk.games.nuts.orders.changes import ADD, REMOVE, STEP, Mark
from nutdesk.games.nuts.orders.parts import AT_ORDERS, AT_SALTERS, AT_SQUIRREL, CARDS, CELLS, spell
from nutdesk.games.nuts.orders.scenery import Floor
from nutdesk.games.nuts.orders.score import FATES, FILLED, WAIVED, tally
from nutdesk.games.nuts.orders.views import OrdersView
from nutdesk.games.nuts.parts import NUT_KINDS, NUTS, amounts

PAD: Final = 18
CROWD: Final = 5
"""From so many players on there is no room below the strip, and the sheet is a low one."""
LOW: Final = 4
"""From so many players on the cards in the strip are low ones."""
ROW: Final = 32.0
MOST_ROWS: Final = {2: 6, 3: 3, 4: 2, 5: 2, 6: 2}
"""How many lines of this turn are shown, by the room that the players leave in the smallest window."""
GOAL_ICONS: Final = (
    ("nut-peanut", "4"),
    ("nut-almond", "4"),
    ("nut-cashew", "4"),
    ("nut-pistachio", "4"),
    ("token-salt", "4"),
    ("", "row"),
    ("factory-squirrel", "3"),
)


def harvest(view: OrdersView, floor: Floor) -> tuple[tuple[int, ...], int, int]:
    """What a run would bring now if the squirrel takes nothing: the sheet's nuts, salt gained, nuts he sits on."""
    nuts, salt, danger = list(view.nuts[view.turn]), 0, 0
    for path in floor.matches:
        nut = view.dispensers[path]
        nuts[nut] = min(CELLS, nuts[nut] + 1) if nuts[nut] <= CELLS else nuts[nut]
        salt += floor.run[AT_SALTERS][path] in view.salters
        danger += floor.run[AT_SQUIRREL][path] == view.squirrel
    return tuple(nuts), salt, danger


def pays(view: OrdersView, floor: Floor) -> Say:
    """What the turn would pay if run now."""
    if not floor.matches:
        return say("Nothing matches: the turn would simply end")
    _, salt, danger = harvest(view, floor)
    feeds = [view.dispensers[path] for path in floor.matches]
    words = [amounts([feeds.count(nut) for nut in range(NUT_KINDS)])]
    if salt:
        words.append(say("{n} salt", n=salt))
    nuts = listed(words)
    if view.feeds:
        return say("Brings {nuts}; the squirrel is fed", nuts=nuts)
    if danger:
        return say("Brings {nuts}, but the squirrel sits on one of the paths", nuts=nuts)
    return say("Brings {nuts} if the squirrel stays away (hunger {hunger})", nuts=nuts, hunger=view.hunger)


def seat_card(view: OrdersView, seat: int) -> SeatCard:
    """Nuts above, tokens below."""
    low = view.seats >= LOW
    step, side, size = (31, 26, 19) if low else (43, 34, 24)
    first = [(f"nut-{nut}", view.nuts[seat][at]) for at, nut in enumerate(NUTS)]
    bonus = view.hand_counts[seat] + view.drawn_counts[seat]
    marks = [parts.GOAL_TITLES[goal] for goal in range(len(parts.GOAL_TITLES)) if view.goals[seat] >> goal & 1]
    second = [
        ("token-action", view.tokens[seat]),
        ("token-salt", view.salt[seat]),
        ("factory-squirrel", view.lost[seat]),
        ("back-nuts", bonus),
        ("back-objective", len(marks)),
    ]
    body: list[Layer] = []
    for row, (things, wide) in enumerate(((first, 71), (second, 57))):
        for at, (icon, number) in enumerate(things):
            x, y = 14 + at * wide, 6 + row * step
            small = side if row == 0 else min(side, 30)
            body += [
                Svg(icon, x, y + (side - small) / 2, small, small),
                Label(str(number), x + small + 3, y, 36, side, size if row == 0 else min(size, 21), 700),
            ]
    extra = say("first") if seat == view.start and view.round else ""
    name = say(
        "{seat}: {nuts}; {tokens}, {salt} salt, {lost} lost to the squirrel, {bonus}; {goals}",
        seat=Seat(seat),
        nuts=amounts(view.nuts[seat], True),
        tokens=count(view.tokens[seat], "{n} token", "{n} tokens"),
        salt=view.salt[seat],
        lost=view.lost[seat],
        bonus=count(bonus, "{n} bonus card", "{n} bonus cards"),
        goals=listed(marks) if marks else say("no goal card"),
    )
    acts = isinstance(view.due, Choice) and view.due.seat == seat
    return SeatCard(seat, tuple(body), 2 * step + 6, name, view.turn == seat and view.round > 0, acts, extra)


def short(mark: Mark) -> Say:
    """A change in few words, for the list."""
    a, b = mark.a + 1, mark.b + 1
    if mark.kind == ADD:
        return say("Tile on conveyor {row}: {a}-{b}", row=a, a=b, b=b + 1)
    if mark.kind == REMOVE:
        return say("Tile off conveyor {row}: {a}-{b}", row=a, a=b, b=b + 1)
    if mark.kind == STEP:
        return say("Salter {a} to {b}", a=a, b=b)
    return say("Order {a} to {b}", a=a, b=b) if mark.kind == 3 else say("Swap {a} and {b}", a=a, b=b)


def this_turn(view: OrdersView, floor: Floor) -> Note:
    """The changes of the turn, their price, and whether all of them touch one path (NU-T4)."""
    rows: list[tuple[str, Say, int, bool]] = [
        ("ui-lock" if mark.entries[0] < view.final else "token-undo", short(mark), mark.price, number in floor.off)
        for number, mark in enumerate(floor.marks)
    ]
    for icon, words, times in (
        ("ui-card", count(view.plans, "Plan", "Plan × {n}"), view.plans),
        ("nut-peanut", count(view.feeds, "Feed", "Feed × {n}"), view.feeds),
        ("back-nuts", count(view.refills, "Refill", "Refill × {n}"), view.refills),
    ):
        if times:
            rows.append((icon, words, times, False))
    body: list[Layer] = []
    y, most = 0.0, MOST_ROWS[view.seats]
    hidden = len(rows) - most + 1 if len(rows) > most else 0
    for icon, text, price, off in rows[hidden:]:
        body += _row(y, icon, text, price, "@no" if off else "@ink")
        y += ROW
    if hidden:  # the newest are shown: all of them are marked on the floor
        price = sum(price for _, _, price, _ in rows[:hidden])
        off = any(off for _, _, _, off in rows[:hidden])
        body += _row(y, "token-undo", say("and {n} before", n=hidden), price, "@no" if off else "@ink2")
        y += ROW
    if not rows:
        body += _prices()
        y += 2 * ROW
    body.append(Box(0, y + 2, 274, 1.5, 0, "@line"))
    icon, colour, words = _verdict(view, floor)
    body += [Svg(icon, 2, y + 14, 24, 24, colour), Label(words, 34, y + 5, 242, 42, 16, 700, colour, wrap=True)]
    aside = say("take a token to undo") if len(view.log) > view.final else ""
    side: Literal["left", "right"] = "left" if view.seats < CROWD else "right"
    return Note(say("This turn"), moved(body, PAD, 0), y + 47, words, aside, "NU-T4", side, id="this-turn")


def _row(y: float, icon: str, text: Say, price: int, colour: str) -> list[Layer]:
    """One thing done this turn and its price in tokens."""
    return [
        Svg(icon, 0, y + 1, 30, 30, "@ink" if icon.startswith("ui") else ""),
        Label(text, 38, y, 180, 32, 17, 600, colour, shrink=True),
        Label(str(price), 214, y, 28, 32, 19, 700, "@ink", "right"),
        Svg("token-action", 248, y + 3, 26, 26),
    ]


@cache
def _prices() -> Art:
    """What the changes that are made by hand cost."""
    art: list[Layer] = []
    for at, (icon, word, price) in enumerate(
        (
            ("cross-tile", say("Tile"), 1),
            ("salter", say("Salter"), 1),
            ("ui-move", say("Order"), 2),
            ("ui-swap", say("Swap"), 3),
        )
    ):
        x, y = (at % 2) * 140.0, (at // 2) * ROW
        art += [
            Svg(icon, x, y + 2, 28, 28, "@ink" if icon.startswith("ui") else ""),
            Label(word, x + 32, y, 60, 32, 17, 600, shrink=True),
            Label(str(price), x + 94, y, 14, 32, 18, 700, "@ink", "right"),
            Svg("token-action", x + 110, y + 4, 24, 24),
        ]
    return tuple(art)


def _verdict(view: OrdersView, floor: Floor) -> tuple[str, str, Say]:
    if not floor.marks:
        if floor.matches:
            return "ui-play", "@go", count(len(floor.matches), "{n} path matches", "{n} paths match")
        return "ui-hint", "@ink2", say("Nothing changed on the floor yet")
    if floor.gold < 0:
        return "ui-no", "@no", say("No path matches yet")
    end = floor.run[AT_ORDERS][floor.gold] + 1
    if floor.off:
        return (
            "ui-no",
            "@no",
            count(
                len(floor.off),
                "{n} change is off the path {a} to {b}",
                "{n} changes are off the path {a} to {b}",
                a=floor.gold + 1,
                b=end,
            ),
        )
    return "ui-ok", "@go", say("All touch the path {a} to {b}", a=floor.gold + 1, b=end)


def goals(view: OrdersView, seat: int) -> Note:
    """The goal cards: what each asks for, how many are left, which are the player's."""
    body: list[Layer] = []
    for goal, (icon, number) in enumerate(GOAL_ICONS):
        x, y = (goal % 4) * 70.0, (goal // 4) * 52.0
        held, left = _goal(view, seat, goal)
        body.append(Box(x, y, 65, 46, 9, "#66FFC83D" if held else "@panel2", "#D08A00" if held else "@line", 2))
        ink = "@ink" if left or held else "@ink2"
        if icon:
            body += [Svg(icon, x + 4, y + 4, 28, 28), Label(number, x + 34, y + 2, 18, 34, 19, 700, ink)]
        else:
            body += [Svg(f"nut-{nut}", x + 4 + 11 * at, y + 9, 17, 17) for at, nut in enumerate(NUTS)]
        if held:
            body.append(Svg("ui-ok", x + 47, y + 10, 16, 16, "@go"))
        body += [Oval(x + 6 + 9 * pip, y + 36, 6, 6, "@go") for pip in range(left)]
    words = goal_words(view, seat)
    return Note(say("Goals"), moved(body, PAD, 0), 104, words, _worth(), "NU-P6", on_request=True, id="goals")


def _worth() -> Say:
    """What a goal card brings, by the data that are played."""
    least, most = min(parts.GOAL_POINTS), max(parts.GOAL_POINTS)
    if least == most:
        return count(most, "{n} point and a perk each", "{n} points and a perk each")
    return say("{least} to {most} points and a perk each", least=least, most=most)


def goal_row(view: OrdersView, seat: int, y: float) -> list[Layer]:
    """The goal cards in one line, for the sheet of a crowd, where a note of their own has no room."""
    body: list[Layer] = []
    for goal, (icon, number) in enumerate(GOAL_ICONS):
        x = goal * 39.6
        held, left = _goal(view, seat, goal)
        shade = 1.0 if left or held else 0.35
        body.append(Box(x, y, 37, 28, 7, "#66FFC83D" if held else "@panel2", "#D08A00" if held else "@line", 1.6))
        if icon:
            body += [
                Svg(icon, x + 3, y + 1, 21, 21, "", shade),
                Label(number, x + 24, y, 12, 22, 15, 700, "@ink" if left or held else "@ink2"),
            ]
        else:  # a full row of the sheet below it
            body += [Box(x + 4.5 + 7.2 * cell, y + 5, 6, 13, 2, "#FFC83D", "#7A5200", 1.2) for cell in range(NUT_KINDS)]
        if held:
            body.append(Svg("ui-ok", x + 23, y + 14.5, 13, 13, "@go"))
        else:
            body += [Oval(x + 3 + 5.4 * pip, y + 22.5, 4, 4, "@go") for pip in range(left)]
    return body


def _goal(view: OrdersView, seat: int, goal: int) -> tuple[bool, int]:
    """Whether a player has a goal card, and how many are left."""
    left = parts.GOAL_COPIES[goal] - sum(mask >> goal & 1 for mask in view.goals)
    return bool(view.goals[seat] >> goal & 1), left


def goal_words(view: OrdersView, seat: int) -> Say:
    """The goal cards for those who cannot see them."""
    words = []
    for goal, title in enumerate(parts.GOAL_TITLES):
        held, left = _goal(view, seat, goal)
        if held:
            words.append(say("{goal} ({needs}): yours", goal=title, needs=parts.GOAL_NEEDS[goal]))
        else:
            words.append(say("{goal} ({needs}): {n} left", goal=title, needs=parts.GOAL_NEEDS[goal], n=left))
    return listed(words, "; ")


# The tray


@cache
def bonus_art(card: int, fate: str = "") -> Art:
    """A bonus card around its middle, with its points and whether the sheet fills it now."""
    art: list[Layer] = [*draw.paper(104, 124, 11, INK, 2)]
    wanted = [nut for nut in range(NUT_KINDS) for _ in range(parts.PATTERNS[card][nut])]
    for at, nut in enumerate(wanted):
        art.append(Svg(f"nut-{NUTS[nut]}", -42 + (at % 2) * 44, -56 + (at // 2) * 41, 40, 40))
    sign, fill = ("+", "#2F6B3C") if fate == FILLED else ("±", "#5E5244") if not fate else ("−", "#8A1F18")
    if fate == WAIVED:
        sign, fill = "0 ×", "#5E5244"
    art += [
        Box(-30, 30, 60, 27, 13.5, fill, INK, 1.6),
        Label(f"{sign} {parts.VALUES[card]}", -30, 30, 60, 27, 17, 700, "#FFFFFF", "centre"),
    ]
    return tuple(art)


def bonus_pieces(view: OrdersView) -> tuple[list[Piece], list[Piece]]:
    """The viewer's bonus cards, and those to choose from."""
    best = tally(view.nuts[view.viewer], view.salt[view.viewer], view.goals[view.viewer], view.hand)
    held = []
    for at, (card, fate) in enumerate(best.fates):
        name = say(
            "Bonus card: {card}, {value} points, {fate} now",
            card=spell(card),
            value=parts.VALUES[card],
            fate=FATES[fate],
        )
        held.append(
            Piece(
                f"bonus-{at + 1}", name, "hand", 0, 0, 104, 124, bonus_art(card, fate), like=CARDS[card], sound="card"
            )
        )
    drawn = [
        Piece(
            f"drawn-{at + 1}",
            say("Drawn bonus card: {card}, {value} points", card=spell(card), value=parts.VALUES[card]),
            "hand",
            0,
            0,
            104,
            124,
            bonus_art(card),
            like=CARDS[card],
            sound="card",
        )
        for at, card in enumerate(view.drawn)
    ]
    return held, drawn


def stack(*, waits: bool) -> Piece:
    """The cross tiles, to be dragged onto the floor."""
    top = draw.tile(CROSS, 66, 58)
    art = (*moved(top, 0, -2), *moved(top, 0, -10), *moved(top, 0, -18), Svg("token-action", -13, 30, 26, 26))
    name = say("Stack of cross tiles: a new one costs 1 token")
    return Piece("stack", name, "hand", 0, 0, 126, 124, art, like="cross-tile", waits=waits)


def purse(view: OrdersView, floor: Floor) -> Say:
    """The viewer's action tokens, as the tray's title."""
    seat, have = Seat(view.viewer), view.tokens[view.viewer]
    spent = view.plans + view.feeds + view.refills + sum(mark.price for mark in floor.marks)
    if view.turn == view.viewer and spent:
        return say("{seat}: {have} left, {spent} spent", seat=seat, have=have, spent=spent)
    return say("{seat}: {tokens}", seat=seat, tokens=count(have, "{n} token", "{n} tokens"))


def tray(view: OrdersView) -> tuple[Group, ...]:
    """The groups in the viewer's tray."""
    if view.viewer < 0:
        return ()
    held, drawn = bonus_pieces(view)
    due = view.due
    builds = isinstance(due, Choice) and due.seat == view.viewer and due.kind in ("turn", "build")
    groups = [Group(say("Cross tiles"), (stack(waits=not builds),), False)]
    if held:
        groups.append(Group(say("Bonus cards"), tuple(held)))
    if drawn:
        groups.append(Group(say("Drawn"), tuple(drawn), True, say("put onto the floor to discard")))
    return tuple(groups)
