"""The score sheet beside the floor: what is on it, and what a run would add."""

from __future__ import annotations

from typing import Final

from nutdesk.core.table import Box, Label, Layer, Note, Svg, moved
from nutdesk.core.words import Seat, count, listed, say
from nutdesk.games.nuts.draw import INK, PAPER
from nutdesk.games.nuts.orders.panels import CROWD, PAD, goal_row, goal_words, harvest
from nutdesk.games.nuts.orders.parts import CELLS, MAMA
from nutdesk.games.nuts.orders.scenery import Floor
from nutdesk.games.nuts.orders.score import Tally, complete_rows, tally
from nutdesk.games.nuts.orders.views import OrdersView, known_cards
from nutdesk.games.nuts.parts import NUTS

MINUS: Final = "\N{MINUS SIGN}"
CELL: Final = 30.0
"""Height of a row of the sheet."""
HEAD: Final = 34.0
"""Where its first row begins, below the nuts."""
LINE: Final = 22.0
"""The same where the sheet lies on its side."""
GOALS: Final = 36.0
"""How high the goal cards stand there, below the nuts."""


def sheet(view: OrdersView, floor: Floor, seat: int) -> Note:
    """A player's score sheet; what a run would add is dashed in."""
    cards = known_cards(view, seat)
    nuts, salt = view.nuts[seat], view.salt[seat]
    running = seat == view.turn and view.round > 0 and view.result is None
    hoped, more, _ = harvest(view, floor) if running else (nuts, 0, 0)
    now = tally(nuts, salt, view.goals[seat], cards)
    best = tally(hoped, salt + more, view.goals[seat], cards)
    rows = complete_rows(nuts)
    if view.seats >= CROWD:  # salt and losses stand on the player's card as well
        body, y = _lying(nuts, hoped), len(NUTS) * LINE + 2
        body += goal_row(view, seat, y + 3)
        y += GOALS
    else:
        body, y = _standing(nuts, hoped), HEAD + CELLS * CELL + 2
        worth = 3 if view.goals[seat] >> MAMA & 1 else 2
        body += [
            Svg("token-salt", 0, y, 32, 32),
            Label(f"{salt} × {worth}", 40, y, 80, 32, 19, 700),
            Svg("factory-squirrel", 140, y, 32, 32),
            Label(say("{n} lost", n=view.lost[seat]), 180, y, 92, 32, 19, 700, shrink=True),
        ]
        y += 34
    body += _totals(now, best, y, bool(cards))
    words = count(
        rows,
        "{seat}'s sheet: {n} complete row, worth {now} now",
        "{seat}'s sheet: {n} complete rows, worth {now} now",
        seat=Seat(seat),
        now=now.total,
    )
    if view.seats >= CROWD:
        words = listed((words, goal_words(view, seat)), "; ")
    title = say("{seat}'s sheet", seat=Seat(seat))
    return Note(title, moved(body, PAD, 0), y + 36, words, clause="NU-P7", id=f"sheet-{seat}")


def _cell(x: float, y: float, w: float, h: float, nut: str, state: int) -> list[Layer]:
    """A cell of the sheet: 2 has a nut, 1 would get one, 0 is empty."""
    side = h - 3
    if state == 2:
        return [Box(x, y, w, h, 8, PAPER, INK, 1.8), Svg(f"nut-{nut}", x + (w - side) / 2, y + 1.5, side, side)]
    if state == 1:
        faint = Svg(f"nut-{nut}", x + (w - side) / 2, y + 1.5, side, side, "", 0.4)
        return [Box(x, y, w, h, 8, "", "#D08A00", 3, (2, 1.4)), faint]
    return [Box(x, y, w, h, 8, "@panel2", "@line", 1.4)]


def _standing(nuts: tuple[int, ...], hoped: tuple[int, ...]) -> list[Layer]:
    """Nuts side by side, as on the rulebook's sheet; the highest open cell is filled first."""
    body: list[Layer] = [Svg(f"nut-{nut}", 49 + at * 60, 0, 32, 32) for at, nut in enumerate(NUTS)]
    for row in range(CELLS):
        y = HEAD + row * CELL
        if row < complete_rows(nuts):
            body.append(Box(0, y - 2, 276, CELL + 1, 9, "#66FFC83D"))
        body.append(Label(str(row + 1), 0, y, 36, CELL - 3, 19, 700, "@ink2", "centre"))
        for at, nut in enumerate(NUTS):
            state = 2 if row < nuts[at] else 1 if row < hoped[at] else 0
            body += _cell(38 + at * 60, y, 56, CELL - 3, nut, state)
    return body


def _lying(nuts: tuple[int, ...], hoped: tuple[int, ...]) -> list[Layer]:
    """The same on its side, where many players leave little room."""
    high = len(NUTS) * LINE
    body: list[Layer] = [Box(36 + cell * 48, 0, 46, high, 8, "#66FFC83D") for cell in range(complete_rows(nuts))]
    for at, nut in enumerate(NUTS):
        body.append(Svg(f"nut-{nut}", 2, at * LINE, LINE - 1, LINE - 1))
        for cell in range(CELLS):
            state = 2 if cell < nuts[at] else 1 if cell < hoped[at] else 0
            body += _cell(38 + cell * 48, at * LINE + 1, 42, LINE - 2, nut, state)
    return body


def _totals(now: Tally, best: Tally, y: float, counted: bool) -> list[Layer]:
    label = say("with bonus cards") if counted else say("without bonus cards")
    art: list[Layer] = [
        Box(0, y - 2, 276, 1.5, 0, "@line"),
        Label(say("Now"), 0, y + 1, 46, 34, 18, 600, "@ink2", shrink=True),
        Label(str(now.total).replace("-", MINUS), 52, y + 1, 60, 34, 25, 700, "@ink", "left", True),
    ]
    if best.total != now.total:
        art += [
            Label(say("if run"), 130, y + 1, 90, 34, 17, 600, "@ink2", "right", shrink=True),
            Label(str(best.total).replace("-", MINUS), 224, y + 1, 52, 34, 25, 700, "@go", "right", True),
        ]
    else:
        art.append(Label(label, 104, y + 1, 172, 34, 15, 500, "@ink2", "right", shrink=True))
    return art
