"""The table as data: the board, the panels, the prompt, and every gesture."""

from __future__ import annotations

from nutdesk.core.game import Player
from nutdesk.core.moves import Chance, Choice
from nutdesk.core.standing import scored
from nutdesk.core.table import Table
from nutdesk.core.words import Seat, count, say
from nutdesk.games.in_the_nuts import figures, gestures, ground, panels, spots
from nutdesk.games.in_the_nuts.choices import KINDS
from nutdesk.games.in_the_nuts.gestures import attempt
from nutdesk.games.in_the_nuts.parts import TITLES, TOP
from nutdesk.games.in_the_nuts.state import HANDOUT, JOKERS, NO_CHECK
from nutdesk.games.in_the_nuts.views import InTheNutsView, standing


def table(view: InTheNutsView, players: tuple[Player, ...]) -> Table:
    """Everything the viewer sees."""
    due = view.due if isinstance(view.due, Choice) else None
    mine = due is not None and due.seat == view.viewer and bool(view.legal)
    prompt, seat = _prompt(view)
    cards = [panels.seat_card(view, seat, players[seat].colour) for seat in range(view.seats)]
    return Table(
        ground.WIDTH,
        ground.HEIGHT,
        ground.backdrop(),
        tuple(spots.spots(view, players)),
        tuple(figures.pieces(view, players)),
        scored(cards, standing(view), view.result),
        prompt,
        seat,
        due.clause if due else "IN-C1" if NO_CHECK < view.check < HANDOUT else "IN-E2",
        gestures=tuple(gestures.gestures(view)) if mine else (),
        buttons=KINDS.tray(view, gestures.STANDING, gestures.buttons(view, players) if mine else ()),
        hand=panels.tray(view),
        hand_title=say("{seat}'s storage", seat=Seat(view.viewer)) if view.viewer >= 0 else "",
        notes=panels.notes(view),
        how=KINDS.how(view, due) if due else "",
        aim=say("the last turn") if view.last else say("an empty draw pile ends it"),
        pace=say("turn {n}", n=view.turns + 1),
    )


def _prompt(view: InTheNutsView) -> tuple[str, int | None]:
    due = view.due
    if view.result:
        if len(view.result.winners) > 1:
            return say("The game is over: the victory is shared"), None
        winner = view.result.winners[0]
        points = count(view.points[winner], "{n} point", "{n} points")
        return say("{seat} wins with {points}", seat=Seat(winner), points=points), winner
    if isinstance(due, Chance):
        return (say("The dice roll"), view.turn) if due.dice else (say("The nuts are dealt"), None)
    if not isinstance(due, Choice):
        if view.check == NO_CHECK:
            return say("{seat} has rolled", seat=Seat(view.turn)), view.turn
        if view.check >= JOKERS:
            return say("Everything is stored away"), None
        return say("Checking {field}", field=TITLES[min(view.check, TOP)]), None
    return KINDS.prompt(view, due), due.seat


__all__ = ["attempt", "table"]
