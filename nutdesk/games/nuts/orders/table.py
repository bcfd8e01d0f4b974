"""The Orders game as a table: the floor, the panels, the tray and its buttons."""

from __future__ import annotations

from random import Random
from typing import Final

from nutdesk.core.game import Player
from nutdesk.core.moves import Choice
from nutdesk.core.standing import scored
from nutdesk.core.table import Button, Table
from nutdesk.core.words import Seat, count, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.orders import hints, judging, panels, scenery, sheets
from nutdesk.games.nuts.orders.choices import KINDS
from nutdesk.games.nuts.orders.gestures import attempt, gestures
from nutdesk.games.nuts.orders.parts import GOAL, GOAL_PERKS, GOAL_POINTS, GOAL_TITLES, PRICES
from nutdesk.games.nuts.orders.scenery import HEIGHT, WIDTH, Floor, survey
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.orders.views import OrdersView, determinize, standing
from nutdesk.games.nuts.parts import NUT_NAMES

ACTIONS: Final = (
    (
        do.PLAN,
        say("Plan · {n}", n=PRICES["plan"]),
        "P",
        "ui-card",
        say("Draw two bonus cards, keep one or both"),
        say("draw two bonus cards"),
    ),
    (
        do.FEED,
        say("Feed · {n}", n=PRICES["feed"]),
        "F",
        "nut-peanut",
        say("The squirrel neither moves nor eats this turn"),
        say("feed the squirrel"),
    ),
    (
        do.REFILL,
        say("Refill · {n}", n=PRICES["refill"]),
        "R",
        "back-nuts",
        say("Fill the leftmost open slots"),
        say("fill open slots with new orders"),
    ),
)
"""What is not done by hand on the floor."""


STANDING: Final = (
    Button(say("Build · {n}", n=PRICES["build"]), key="B", icon="cross-tile", clause="NU-T2"),
    *(Button(label, key=key, icon=icon, clause="NU-T2") for _, label, key, icon, _, _ in ACTIONS),
    Button(
        say("Pass"),
        key="Enter",
        icon="ui-next",
        clause="NU-T1",
        big=True,
        others=(say("Run the factory"), say("End the turn"), say("Something else"), say("Keep both")),
    ),
)
"""What a turn consists of; these are always in the tray."""


def table(view: OrdersView, players: tuple[Player, ...]) -> Table:
    """Everything the viewer sees."""
    floor = survey(view)
    due = view.due if isinstance(view.due, Choice) else None
    mine = due is not None and due.seat == view.viewer and bool(view.legal)
    # Any position that looks like the view judges and changes like the real one.
    state = determinize(view, Random(0)) if mine else None
    shown = view.viewer if view.viewer >= 0 else due.seat if due else view.turn
    prompt, seat = _prompt(view)
    notes = [sheets.sheet(view, floor, shown)]
    if view.round and view.result is None:
        notes.insert(0, panels.this_turn(view, floor))
    offers = gestures(view, state, floor) if state else []
    if state and due and due.kind == "turn":
        notes.append(hints.note(state, floor, offers))
    if view.seats < panels.CROWD:
        notes.append(panels.goals(view, shown))
    return Table(
        WIDTH,
        HEIGHT,
        scenery.backdrop(view),
        tuple(scenery.spots(view, floor)),
        tuple(scenery.pieces(view, floor)),
        scored([panels.seat_card(view, seat) for seat in range(view.seats)], standing(view), view.result),
        prompt,
        seat,
        due.clause if due else "NU-E1",
        gestures=tuple(offers),
        buttons=KINDS.tray(view, STANDING, _buttons(view, state, floor) if state else ()),
        hand=panels.tray(view),
        hand_title=panels.purse(view, floor) if view.viewer >= 0 else "",
        notes=tuple(notes),
        how=_how(view, floor, due) if mine and due else "",
        marks=scenery.marks_on_floor(view, floor),
        aim=say("2 full rows end it"),
        pace=say("round {n}", n=max(1, view.round)),
    )


def _how(view: OrdersView, floor: Floor, due: Choice) -> str:
    """What to do with one's hands; once paths match, what running now would pay."""
    if due.kind == "turn":
        if floor.off and len(view.log) == view.final:
            return say("Change more, or end the turn: the changes are taken back")
        if view.log and floor.off:
            return say("Back out what is off the path, or change more")
        if floor.matches:
            return panels.pays(view, floor)
        if not view.tokens[view.turn]:
            return ""
    return KINDS.how(view, due)


def _prompt(view: OrdersView) -> tuple[str, int | None]:
    due = view.due
    if view.result:
        if len(view.result.winners) > 1:
            return say("The game is over: the win is shared"), None
        winner = view.result.winners[0]
        points = count(view.result.scores[winner], "{n} point", "{n} points")
        return say("{seat} wins with {points}", seat=Seat(winner), points=points), winner
    if not isinstance(due, Choice):
        return (say("The squirrel rolls"), view.turn) if view.running else (say("The table is set"), None)
    return KINDS.prompt(view, due), due.seat


def _buttons(view: OrdersView, state: State, floor: Floor) -> list[Button]:
    assert isinstance(view.due, Choice)
    kind = view.due.kind
    if kind == "turn":
        return _turn_buttons(view, state, floor)
    if kind == "keep":
        label = count(len(view.drawn), "Keep it", "Keep all {n}") if len(view.drawn) != 2 else say("Keep both")
        return [
            Button(
                label,
                (do.KEEP,),
                "K",
                "ui-ok",
                say("Every card kept must be filled, or it costs its points"),
                True,
                KINDS.judge(state, do.KEEP).barrier,
                clause="NU-S1",
            )
        ]
    if kind == "hunt":
        barrier = KINDS.judge(state, do.LEFT).barrier
        return [
            Button(say("Left"), (do.LEFT,), "L", "ui-prev", barrier=barrier, clause="NU-R2"),
            Button(say("Right"), (do.RIGHT,), "R", "ui-next", barrier=barrier, clause="NU-R2"),
        ]
    if kind == "sixth":
        nut = NUT_NAMES[view.dispensers[view.running[0]]]
        return [
            Button(
                say("Keep the sixth {nut}", nut=nut),
                (do.SIXTH,),
                "K",
                "ui-ok",
                say("6 points, once"),
                True,
                clause="NU-R12",
            ),
            Button(say("Let it go"), (do.DONE,), "N", "ui-no", clause="NU-R12"),
        ]
    if kind == "claim":
        buttons: list[Button] = []
        for action in view.legal:
            if isinstance(action, do.Claim):
                goal = GOAL[action.goal]
                label = say("Claim {goal}", goal=GOAL_TITLES[goal])
                hint = say("{points} points; {perk}", points=GOAL_POINTS[goal], perk=GOAL_PERKS[goal])
                key = str(len(buttons) + 1)
                buttons.append(Button(label, (action,), key, "ui-ok", hint, not buttons, clause="NU-P6"))
        return [*buttons, Button(say("Claim nothing more"), (do.DONE,), "N", "ui-no", clause="NU-R5")]
    hint = say("Nothing was paid yet")
    return [Button(say("Something else"), (do.CANCEL,), "Esc", "ui-undo", hint, clause="NU-T2", big=True)]


def _turn_buttons(view: OrdersView, state: State, floor: Floor) -> list[Button]:
    buttons = []
    ruling = KINDS.judge(state, do.BUILD)
    buttons.append(
        Button(
            say("Build · {n}", n=PRICES["build"]),
            (),
            "B",
            "cross-tile",
            say("Take a cross tile from the stack"),
            why_not="" if ruling else ruling.reason,
            clause="NU-T2",
            lifts="stack",
            title=say("lay a cross tile or take one off"),
        )
    )
    for action, label, key, icon, hint, title in ACTIONS:
        ruling = KINDS.judge(state, action)
        buttons.append(
            Button(
                label,
                (action,),
                key,
                icon,
                hint,
                False,
                ruling.barrier,
                "" if ruling else ruling.reason,
                "NU-T2",
                title=title,
            )
        )
    if judging.begun(state):
        ruling = KINDS.judge(state, do.END)
        gives_up = judging.gives_up(state)
        runs = bool(floor.matches) and not gives_up
        label = say("Run the factory") if runs else say("End the turn")
        hint = panels.pays(view, floor)
        if gives_up:
            hint = say("No matching path touches all changes: they are taken back, and their tokens are lost")
        buttons.append(
            Button(
                label,
                (do.END,),
                "Enter",
                "token-run" if runs else "ui-next",
                hint,
                True,
                ruling.barrier,
                "" if ruling else ruling.reason,
                "NU-T4" if view.log else "NU-T6",
            )
        )
    else:
        ruling = KINDS.judge(state, do.PASS)
        buttons.append(
            Button(
                say("Pass"),
                (do.PASS,),
                "Enter",
                "ui-next",
                say("Keep your tokens; you may play later this round"),
                True,
                ruling.barrier,
                clause="NU-T1",
            )
        )
    return buttons


__all__ = ["attempt", "table"]
