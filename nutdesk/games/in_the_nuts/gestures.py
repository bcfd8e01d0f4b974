"""What can be dragged where, what the buttons say, and what any other drop would mean."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import Player
from nutdesk.core.moves import Action, Choice
from nutdesk.core.table import Button, Gesture
from nutdesk.core.words import Seat, count, say
from nutdesk.games.in_the_nuts import actions, parts
from nutdesk.games.in_the_nuts.foresight import foresee, gain, imagine, sure_places
from nutdesk.games.in_the_nuts.rules import judge
from nutdesk.games.in_the_nuts.state import State, worth
from nutdesk.games.in_the_nuts.storing import best_lay
from nutdesk.games.in_the_nuts.views import InTheNutsView, supplier

DICE: Final = ("die-green", "die-white-1", "die-white-2")


def gestures(view: InTheNutsView) -> list[Gesture]:
    """Every drag that the choice allows, with what it would do."""
    state = imagine(view)
    spare = f"spare-{view.supply[supplier(view)]}"
    out: list[Gesture] = []
    for action in view.legal:
        barrier = judge(state, action).barrier
        if action == actions.ROLL:
            says = say("roll the dice")
            out += [
                Gesture(key, "tray", (action,), says, clause="IN-T1", barrier=barrier, click=True, title=says)
                for key in DICE
            ]
        elif action == actions.STOP:
            out += _stops(view, action, barrier)
        elif action == actions.KEEP:
            out.append(
                Gesture(
                    "got",
                    "hand",
                    (action,),
                    say("keep it for later"),
                    clause="IN-N3",
                    barrier=barrier,
                    title=say("keep the joker for later"),
                )
            )
        elif isinstance(action, actions.Send):
            there = state.fields[parts.FIELD[action.field]]
            says = say("meets {n}", n=sum(there)) if any(there) else say("alone here")
            title = say("put a squirrel into {field}", field=parts.TITLES[parts.FIELD[action.field]])
            out.append(
                Gesture(spare, f"field-{action.field}", (action,), says, clause="IN-S3", barrier=barrier, title=title)
            )
        elif isinstance(action, actions.Place):
            out.append(_place(state, action, spare, barrier))
        elif isinstance(action, actions.Pick):
            nut = parts.spell(state.display[parts.PLACE[action.place]])
            says = say("take the {nut}", nut=nut)
            out.append(
                Gesture(
                    f"nut-{action.place}",
                    "hand",
                    (action,),
                    says,
                    clause=view_clause(view),
                    barrier=barrier,
                    title=says,
                )
            )
        elif isinstance(action, actions.Steal):
            victim = Seat(action.victim - 1)
            nut = parts.spell(state.kinds[victim * parts.CARDS + action.card - 1])
            says = say("from {victim}, who then gets David", victim=victim)
            out.append(
                Gesture(
                    f"loot-{action.victim}-{action.card}",
                    "hand",
                    (action,),
                    says,
                    clause="IN-C5",
                    barrier=barrier,
                    title=say("steal the {nut} from {victim}", nut=nut, victim=victim),
                )
            )
        elif isinstance(action, actions.Store):
            out.append(_onto(state, "got", action, parts.NUT[action.nut], barrier, view_clause(view)))
        elif isinstance(action, actions.Lay):
            piece = f"joker-{view.jokers[view.viewer].index(parts.NUT[action.joker])}"
            clause = "IN-E2" if view_clause(view) == "IN-E2" else "IN-N3"
            out.append(_onto(state, piece, action, parts.NUT[action.nut], barrier, clause))
    return out


def view_clause(view: InTheNutsView) -> str:
    """The clause of the choice that is due."""
    return view.due.clause if view.due else ""


def _stops(view: InTheNutsView, action: Action, barrier: str) -> list[Gesture]:
    """Any squirrel of the track can be led up: they all go."""
    says = say("stop: all move up")
    return [
        Gesture(
            f"track-{space}",
            f"field-{parts.FIELDS[parts.OVER[space]]}",
            (action,),
            says,
            clause="IN-T4",
            barrier=barrier,
            title=says,
        )
        for space in view.track
    ]


def _place(state: State, action: actions.Place, spare: str, barrier: str) -> Gesture:
    """Says what the squirrel would meet in the field over its space."""
    field = parts.OVER[action.space]
    there = state.fields[field][state.turn] + 1
    there += sum(state.track >> space & 1 for space in range(2, 13) if parts.OVER[space] == field)
    title = parts.TITLES[field]
    if there < 2:
        says = say("your first in {field}", field=title)
    elif field in parts.RACCOONS:
        says = say("two in {field}: any nut, and David steals", field=title)
    else:
        nut = state.display[parts.BELOW[field][0]]
        got = say("the {nut}", nut=parts.spell(nut)) if nut >= 0 else say("no nut left there")
        says = say("{n} in {field}: {nut}", n=there, field=title, nut=got)
    return Gesture(
        spare,
        f"space-{action.space}",
        (action,),
        says,
        clause="IN-T1",
        barrier=barrier,
        title=say("put a squirrel on space {space}", space=action.space),
    )


def _onto(
    state: State, piece: str, action: actions.Store | actions.Lay, kind: int, barrier: str, clause: str
) -> Gesture:
    """Says how full the storage card gets, and what that scores."""
    top = state.pending[-1]
    assert isinstance(top, Choice)
    card, at = action.card - 1, top.seat * parts.CARDS + action.card - 1
    lying = state.lying[at] + 1
    full = lying == parts.CAPACITY[card]
    points = worth(parts.FULL if full else kind, lying, card) - worth(kind, lying - 1, card)
    # Short, for eight of them stand side by side.
    if full:
        says = say("+{points}: full", points=points)
    elif lying == 1 and (isinstance(action, actions.Lay) or top.about[0] >= parts.PLAIN):
        says = say("+{points}: {nut}", points=points, nut=parts.spell(kind))
    else:
        says = say("+{points}: {lying} of {holds}", points=points, lying=lying, holds=parts.CAPACITY[card])
    nut = parts.spell(kind)
    if isinstance(action, actions.Lay) or top.about[0] >= parts.PLAIN:
        nut = say("joker as {nut}", nut=nut)
    if lying == 1:
        title = say("put the {nut} on an empty card for {holds}", nut=nut, holds=parts.CAPACITY[card])
    else:
        title = say("put the {nut} on the begun card for {holds}", nut=nut, holds=parts.CAPACITY[card])
    return Gesture(
        piece,
        f"card-{top.seat}-{action.card}",
        (action,),
        says,
        f"+{points}",
        clause=clause,
        barrier=barrier,
        title=title,
    )


STANDING: Final = (
    Button(
        say("Roll"),
        key="R",
        icon="die-white-5",
        clause="IN-T1",
        big=True,
        others=(say("Roll again"), say("Keep the joker")),
    ),
    Button(say("Stop"), key="S", icon="ui-ok", clause="IN-T4", big=True, others=(say("Stop +{points}", points=88),)),
)
"""What a turn consists of; these are always in the tray."""


def buttons(view: InTheNutsView, players: tuple[Player, ...]) -> list[Button]:
    """Roll, stop, keep, and at the end the best place for a joker."""
    due = view.due
    assert isinstance(due, Choice)
    state = imagine(view)
    if due.kind == "roll":
        roll = judge(state, actions.ROLL).barrier
        return [Button(say("Roll"), (actions.ROLL,), "R", "die-white-5", "", True, roll, clause="IN-T1")]
    if due.kind == "again":
        hint = count(len(view.track), "A bust sends one squirrel home", "A bust sends all {n} home")
        roll = judge(state, actions.ROLL).barrier
        again = Button(say("Roll again"), (actions.ROLL,), "R", "die-white-5", hint, barrier=roll, clause="IN-T3")
        return [again, _stop(state, view, players)]
    if due.kind == "store" and due.about[0] >= parts.PLAIN:
        hint = say("Stored later on your own turn, or at the end")
        return [
            Button(
                say("Keep the joker"),
                (actions.KEEP,),
                "K",
                "joker",
                hint,
                barrier=judge(state, actions.KEEP).barrier,
                clause="IN-N3",
                big=True,
            )
        ]
    if due.kind == "joker":
        best = best_lay(state, due.seat)
        assert best is not None
        action, points = best
        label = say("Best place: card for {holds}", holds=parts.CAPACITY[action.card - 1])
        hint = say(
            "{joker} as {nut}; all jokers together: +{points}",
            joker=parts.spell(parts.NUT[action.joker]),
            nut=parts.spell(parts.NUT[action.nut]),
            points=points,
        )
        return [Button(label, (action,), "B", "joker", hint, True, clause="IN-E2", big=False)]
    return []


def _stop(state: State, view: InTheNutsView, players: tuple[Player, ...]) -> Button:
    """Says what stopping is sure to score, and who else would collect."""
    coming = foresee(state)
    sure = [state.display[place] for place in sure_places(state, coming)]
    points = gain(state, state.turn, sure)
    mine = sum(one.seat == state.turn for one in coming)
    others = list(dict.fromkeys(one.seat for one in coming if one.seat != state.turn))
    own = count(mine, "One nut", "{n} nuts") if mine else say("No nut")
    if others:
        hint = say("{own}, then {seat} picks one", own=own, seat=Seat(others[0]))
    elif mine:
        hint = own
    else:
        hint = say("No nut yet: your squirrels wait above")
    label = say("Stop +{points}", points=points) if points else say("Stop")
    return Button(label, (actions.STOP,), "S", "ui-ok", hint, True, judge(state, actions.STOP).barrier, clause="IN-T4")


def attempt(view: InTheNutsView, piece: str, spot: str) -> tuple[Action, ...]:
    """What a drop would mean, allowed or not."""
    due = view.due
    if not isinstance(due, Choice) or due.seat != view.viewer:
        return ()
    action = _meaning(view, due, piece, spot)
    return (action,) if action else ()


def _meaning(view: InTheNutsView, due: Choice, piece: str, spot: str) -> Action | None:
    kind, _, rest = piece.partition("-")
    if kind == "die" and spot == "tray":
        return actions.ROLL
    if spot.startswith("space-") and kind in ("spare", "track"):
        return actions.PLACES[int(spot.removeprefix("space-"))]
    if spot.startswith("field-") and kind == "track":
        return actions.STOP
    if spot.startswith("field-") and kind == "spare":
        field = parts.FIELD[spot.removeprefix("field-")]
        return actions.SENDS[field] if field < len(actions.SENDS) else actions.Send(parts.FIELDS[field])
    if kind == "nut" and (spot == "hand" or spot.startswith("card-")):
        return actions.PICKS[parts.PLACE[rest]]
    if kind == "loot" and (spot == "hand" or spot.startswith("card-")):
        victim, card = map(int, rest.split("-"))
        return actions.STEALS[victim - 1][card - 1]
    if kind == "got" and spot == "hand":
        return actions.KEEP
    card = int(spot.rsplit("-", 1)[1]) - 1 if spot.startswith(f"card-{view.viewer}-") else -1
    if card < 0:
        return None
    if kind == "got":
        return actions.STORES[card][_as(view, due.about[0], card)]
    if kind == "joker":
        joker = view.jokers[view.viewer][int(rest)]
        return actions.LAYS[joker][card][_as(view, joker, card)]
    return None


def _as(view: InTheNutsView, nut: int, card: int) -> int:
    """The kind a nut would count as on a storage card, as far as that can be said."""
    lies = view.kinds[view.viewer * parts.CARDS + card]
    return lies if lies in parts.SHOWS[nut] else parts.SHOWS[nut][0]
