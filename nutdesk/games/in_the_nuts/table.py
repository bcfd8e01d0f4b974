"""The table as data: the board, the panels, the prompt, and every gesture."""

from __future__ import annotations

from nutdesk.core.game import Player
from nutdesk.core.moves import Chance, Choice
from nutdesk.core.table import Table
from nutdesk.core.words import Seat, count, say
from nutdesk.games.in_the_nuts import figures, gestures, ground, panels, spots
from nutdesk.games.in_the_nuts.gestures import attempt
from nutdesk.games.in_the_nuts.parts import BELOW, PLAIN, TITLES, TOP, spell
from nutdesk.games.in_the_nuts.state import HANDOUT, JOKERS, NO_CHECK
from nutdesk.games.in_the_nuts.views import InTheNutsView

HOW = {
    "send": say("Drag a squirrel from the supply into a field of the 2-squirrel area."),
    "roll": say("Click the dice, drag them in their tray, or press R."),
    "place": say("Drag a squirrel from the supply to one of the lit spaces."),
    "again": say("Roll again for more squirrels, or stop and move them up."),
    "pick": say("Drag a face-up nut down to your storage."),
    "steal": say("Drag one of the nuts that David may take down to your storage."),
    "store": say("Drag the nut to one of your storage cards."),
    "joker": say("Drag each joker to one of your storage cards."),
}


def table(view: InTheNutsView, players: tuple[Player, ...]) -> Table:
    """Everything the viewer sees."""
    due = view.due if isinstance(view.due, Choice) else None
    mine = due is not None and due.seat == view.viewer and bool(view.legal)
    prompt, seat = _prompt(view)
    return Table(
        ground.WIDTH,
        ground.HEIGHT,
        ground.backdrop(),
        tuple(spots.spots(view, players)),
        tuple(figures.pieces(view, players)),
        tuple(panels.seat_card(view, seat, players[seat].colour) for seat in range(view.seats)),
        prompt,
        seat,
        due.clause if due else "IN-C1" if NO_CHECK < view.check < HANDOUT else "IN-E2",
        gestures=tuple(gestures.gestures(view)) if mine else (),
        buttons=tuple(gestures.buttons(view, players)) if mine else (),
        hand=panels.tray(view),
        hand_title=say("{seat}'s storage", seat=Seat(view.viewer)) if view.viewer >= 0 else "",
        notes=panels.notes(view),
        how=HOW[due.kind] if due else "",
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
    seat = Seat(due.seat)
    if due.kind == "send":
        return say("{seat}: put an opening squirrel into the 2-squirrel area", seat=seat), due.seat
    if due.kind == "roll":
        return say("{seat}: roll the dice", seat=seat), due.seat
    if due.kind == "place":
        return _place_prompt(view, seat), due.seat
    if due.kind == "again":
        return say("{seat}: roll again, or stop?", seat=seat), due.seat
    if due.kind == "pick":
        if len(BELOW[min(view.check, TOP)]) == 2:
            return say("{seat}: pick one of the two nuts", seat=seat), due.seat
        return say("{seat}: pick any of the nuts", seat=seat), due.seat
    if due.kind == "steal":
        return say("{seat}: which nut does David steal?", seat=seat), due.seat
    if due.kind == "store":
        nut = due.about[0]
        if nut < PLAIN:
            return say("{seat}: store the {nut}", seat=seat, nut=spell(nut)), due.seat
        return say("{seat}: store the joker, or keep it", seat=seat), due.seat
    return say("{seat}: store your last jokers", seat=seat), due.seat


def _place_prompt(view: InTheNutsView, seat: Seat) -> str:
    free = sorted({view.roll[0] + view.roll[1], view.roll[0] + view.roll[2]} - set(view.track))
    if len(free) == 1:
        return say("{seat}: place a squirrel on {one}", seat=seat, one=free[0])
    return say("{seat}: place a squirrel on {one} or {other}", seat=seat, one=free[0], other=free[1])


__all__ = ["attempt", "table"]
