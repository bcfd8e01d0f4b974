"""What can be done by hand: drags, clicks and buttons, with their consequences."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random
from typing import Final

from nutdesk.core.moves import Action, Choice
from nutdesk.core.table import Button, Gesture
from nutdesk.core.words import Say, count, listed, say
from nutdesk.games.nut_hunt.actions import (
    DISCARDS,
    EXCHANGES,
    FORAGES,
    HASSLES,
    KEEPS,
    PLACES,
    RECRUITS,
    ROLL,
    SCATTERS,
    SCOUT,
    Discard,
    Forage,
    Hassle,
    Keep,
    Place,
    Recruit,
    Scatter,
)
from nutdesk.games.nut_hunt.parts import (
    COST,
    LAST_NEST,
    NEST,
    NUT,
    NUT_NAMES,
    NUT_PLURALS,
    NUTS,
    OBJECTIVE,
    THREE,
    TILE,
    TILE_IDS,
    TILE_NAMES,
    TILES,
    TITLES,
)
from nutdesk.games.nut_hunt.pieces import spot_id, squirrel_id
from nutdesk.games.nut_hunt.rules import judge, step
from nutdesk.games.nut_hunt.scoring import DONE, status
from nutdesk.games.nut_hunt.state import State
from nutdesk.games.nut_hunt.views import NutHuntView, determinize

SUPPLY: Final = "supply"
DECK: Final = "deck"
DECK_CARD: Final = "deck-card"
DIE: Final = "die"
COMPASS: Final = "compass"
RESERVE: Final = "squirrel"
"""The viewer's own squirrels that are not on the board, in the tray."""


def supply_id(nut: int) -> str:
    return f"supply-{NUTS[nut]}"


def pile_id(nut: int) -> str:
    return f"nuts-{NUTS[nut]}"


def objective_id(place: int) -> str:
    return f"objective-{place + 1}"


def scouted_id(place: int) -> str:
    return f"scouted-{place + 1}"


def can_exchange(view: NutHuntView, seat: int) -> list[tuple[int, int]]:
    """The exchanges open to a seat: (given, got)."""
    if not isinstance(view.due, Choice):
        return []
    return [
        (give, get)
        for give in range(len(NUTS))
        if view.nuts[4 * seat + give] >= THREE
        for get in range(len(NUTS))
        if get != give
    ]


class Foresight:
    """What actions would lead to. Rulings do not depend on hidden things, so any redeal of the view will do."""

    def __init__(self, view: NutHuntView) -> None:
        self.state: State | None = determinize(view, Random(0)) if view.legal else None

    def barrier(self, actions: tuple[Action, ...]) -> str:
        state = self.state
        assert state is not None
        for action in actions[:-1]:
            state = state.copy()
            step(state, action, lambda *_, **__: None)
        return judge(state, actions[-1]).barrier


def actor(view: NutHuntView) -> int:
    """The seat whose moves are offered: the viewer's, or at an open choice the one that is to choose."""
    return view.due.seat if view.viewer < 0 and view.legal and isinstance(view.due, Choice) else view.viewer


def gestures(view: NutHuntView, sight: Foresight) -> list[Gesture]:
    """Everything the viewer may do with a piece now."""
    if actor(view) < 0 or view.due is None:
        return []
    found: list[Gesture] = []
    for action in view.legal:
        found += _gestures_of(view, action, sight.barrier((action,)))
    if view.legal and view.due.kind == "act":
        found += _bought(view, sight)
    for give, get in can_exchange(view, view.viewer) if view.viewer >= 0 else ():
        action = EXCHANGES[view.viewer][give][get]
        says = _trade(((give, get),))
        title = say("exchange {nuts}", nuts=says)
        found += [
            Gesture(pile_id(give), spot, (action,), says, clause="NH-T4", title=title)
            for spot in (supply_id(get), SUPPLY)
        ]
    return found


def _gestures_of(view: NutHuntView, action: Action, barrier: str) -> list[Gesture]:
    seat = actor(view)
    if isinstance(action, Scatter):
        start, tile = view.scatters[-1].tile, TILE[action.tile]
        says, icons = _effect(view, seat, tile, start)
        title = say("let a squirrel run to {tile}", tile=TILE_NAMES[tile])
        return [
            Gesture(
                squirrel_id(seat, start, number),
                spot_id(tile),
                (action,),
                says,
                clause=_clause(view),
                barrier=barrier,
                title=title,
                icons=icons,
            )
            for number in range(view.squirrels[seat * TILES + start])
        ]
    if isinstance(action, Recruit):
        tile = TILE[action.tile]
        says, icons = _effect(view, seat, tile)
        return [
            Gesture(
                RESERVE,
                spot_id(tile),
                (action,),
                says,
                clause="NH-T5",
                barrier=barrier,
                title=_recruit(tile),
                icons=icons,
            )
        ]
    if isinstance(action, Place):
        tile = TILE[action.tile]
        return [
            Gesture(
                RESERVE,
                spot_id(tile),
                (action,),
                clause=_clause(view),
                barrier=barrier,
                title=say("put a squirrel on {tile}", tile=TILE_NAMES[tile]),
            )
        ]
    if isinstance(action, Hassle):
        tile = TILE[action.tile]
        running = sum(view.squirrels[tile::TILES])
        says = count(running, "{n} squirrel flees", "{n} squirrels flee") if running else say("nobody flees")
        title = say("pull the fox to {tile}", tile=TILE_NAMES[tile])
        return [Gesture("fox", spot_id(tile), (action,), says, clause="NH-T6", barrier=barrier, title=title)]
    if isinstance(action, Forage):
        nut = NUT[action.nut]
        says = say("+1 {nut}", nut=NUT_NAMES[nut])
        title = say("take one {nut}", nut=NUT_NAMES[nut])
        return [Gesture(supply_id(nut), "hand", (action,), says, clause=_clause(view), barrier=barrier, title=title)]
    if isinstance(action, Discard):
        place = view.hands[seat].index(OBJECTIVE[action.objective])
        return [
            Gesture(
                objective_id(place),
                DECK,
                (action,),
                say("under the deck"),
                clause="NH-S2",
                barrier=barrier,
                title=say("give back {title}", title=TITLES[OBJECTIVE[action.objective]]),
            )
        ]
    if isinstance(action, Keep) and action.objective in OBJECTIVE:
        place = view.scouted.index(OBJECTIVE[action.objective])
        return [
            Gesture(
                scouted_id(place),
                "hand",
                (action,),
                say("keep this one"),
                clause="NH-T7",
                barrier=barrier,
                title=say("keep {title}", title=TITLES[OBJECTIVE[action.objective]]),
            )
        ]
    if action is SCOUT:
        return [
            Gesture(
                DECK_CARD,
                "hand",
                (action,),
                say("look at two"),
                clause="NH-T7",
                barrier=barrier,
                title=say("look at two new objectives"),
            )
        ]
    if action is ROLL:
        return [Gesture(DIE, DIE, (action,), say("roll"), clause="NH-T2", barrier=barrier, title=say("roll the die"))]
    return []


def _recruit(tile: int) -> Say:
    return say("recruit a squirrel on {tile}", tile=TILE_NAMES[tile])


def _clause(view: NutHuntView) -> str:
    assert view.due is not None
    return view.due.clause


def _effect(
    view: NutHuntView, seat: int, tile: int, start: int = -1, first: Say | None = None
) -> tuple[Say | str, tuple[str, ...]]:
    """What one more squirrel on a tile would bring, in words and in icons: a nest, the end, an objective."""
    words = [first] if first is not None else []
    icons: list[str] = []
    at = seat * TILES + tile
    squirrels, nests = view.squirrels[:], view.nests[:]
    settles = not squirrels[at] and not nests[at]
    deserts = False
    if start >= 0:
        squirrels[seat * TILES + start] -= 1
        deserts = not squirrels[seat * TILES + start] and not nests[seat * TILES + start]
    squirrels[at] += 1
    builds = squirrels[at] == NEST
    if builds:
        squirrels[at] = 0
        nests[at] += 1
        words.append(say("fourth nest: the game ends") if view.built[seat] + 1 >= LAST_NEST else say("builds a nest"))
        icons.append("ui-nest")
    if view.turns and (settles or deserts or builds):
        for number, objective in enumerate(view.hands[seat], 1):
            before = status(view.forest, view.squirrels, view.nests, seat, objective) == DONE
            after = status(view.forest, squirrels, nests, seat, objective) == DONE
            if after and not before:
                words.append(say("completes objective {n}", n=number))
                icons.append("ui-goal")
            elif before and not after:
                words.append(say("breaks objective {n}", n=number))
                icons.append("ui-goal-lost")
    if first is not None:
        icons.append("ui-swap")
    return listed(words) if words else "", tuple(dict.fromkeys(icons))


def payments(purse: list[int], cost: tuple[int, ...]) -> list[tuple[tuple[int, int], ...]]:
    """The ways to make a cost payable by exchanging three of a kind: each a tuple of (given, got)."""
    missing = [nut for nut in range(len(NUTS)) for _ in range(cost.count(nut) - purse[nut])]
    spare = [max(0, purse[nut] - cost.count(nut)) // THREE for nut in range(len(NUTS))]
    return [
        tuple(zip(given, missing, strict=True))
        for given in combinations_with_replacement([nut for nut in range(len(NUTS)) if spare[nut]], len(missing))
        if missing and all(given.count(nut) <= spare[nut] for nut in given)
    ]


def _bought(view: NutHuntView, sight: Foresight) -> list[Gesture]:
    """Recruiting where an exchange makes the cost payable: exchange and recruit in one gesture (NH-T4, NH-T5)."""
    seat = view.viewer
    purse = view.nuts[4 * seat : 4 * seat + 4]
    found = []
    for tile in range(TILES):
        if tile == view.fox or not COST[tile]:
            continue
        ways = payments(purse, COST[tile])
        for trades in ways:
            words = _trade(trades) if len(ways) > 1 else _spend(trades)
            actions: tuple[Action, ...] = (*(EXCHANGES[seat][a][b] for a, b in trades), RECRUITS[tile])
            says, icons = _effect(view, seat, tile, first=words)
            piles = tuple(dict.fromkeys(pile_id(a) for a, _ in trades))
            barrier = sight.barrier(actions)
            found.append(
                Gesture(
                    RESERVE,
                    spot_id(tile),
                    actions,
                    says,
                    clause="NH-T4",
                    barrier=barrier,
                    counts=piles,
                    title=_recruit(tile),
                    icons=icons,
                )
            )
    return found


def _trade(trades: tuple[tuple[int, int], ...]) -> Say:
    """In full, where there is a choice: '3 acorns for 1 walnut'."""
    return listed(say("3 {given} for 1 {got}", given=NUT_PLURALS[a], got=NUT_NAMES[b]) for a, b in trades)


def _spend(trades: tuple[tuple[int, int], ...]) -> Say:
    """In short, where there is none: 'trades 3 acorns'."""
    if len(trades) > 1:
        return say("trades {n} nuts", n=THREE * len(trades))
    return say("trades 3 {given}", given=NUT_PLURALS[trades[0][0]])


# Buttons


def buttons(view: NutHuntView, sight: Foresight) -> list[Button]:
    """The choices that are not drags, now."""
    due = view.due
    if (view.viewer < 0 and not view.legal) or not isinstance(due, Choice):
        return []
    exchanges = [_exchange_button(view)] if view.viewer >= 0 and can_exchange(view, view.viewer) else []
    if not view.legal:
        return exchanges

    def make(
        label: str, action: Action, key: str, icon: str, hint: str, clause: str, *, primary: bool = False
    ) -> Button:
        return Button(label, (action,), key, icon, hint, primary, sight.barrier((action,)), clause=clause)

    found: list[Button] = []
    for action in view.legal:
        if isinstance(action, Forage):
            nut = NUT_NAMES[NUT[action.nut]]
            hint = say("One {nut} from the supply", nut=nut)
            found.append(make(nut, action, action.nut[0].upper(), f"nut-{action.nut}", hint, due.clause))
        elif isinstance(action, Keep):
            found.append(_keep_button(view, action))
    if due.kind == "roll":
        found.append(make(say("Roll"), ROLL, "D", "die-fox", say("The fox follows the compass"), "NH-T2", primary=True))
    elif due.kind == "act":
        found += _lifting_buttons(view)
        found.append(_scout_button(view, sight))
    if due.kind in ("act", "nut", "end"):
        found.append(_end_button(view, due, sight))
    return found


def steady(view: NutHuntView) -> tuple[Button, ...]:
    """What a turn consists of; these are always in the tray."""
    ends = (say("No nut"), say("Automa's turn"), say("Automa's hand")) if view.level else (say("No nut"),)
    return (
        Button(say("Recruit"), key="R", icon="ui-plus", clause="NH-T5", others=NUT_NAMES),
        Button(say("Hassle"), key="H", icon="fox", clause="NH-T6", others=NUT_NAMES),
        Button(say("Exchange"), key="E", icon="ui-swap", clause="NH-T4", others=NUT_NAMES),
        Button(say("Scout"), key="S", icon="back-objective", clause="NH-T7", others=NUT_NAMES),
        Button(say("Roll"), key="D", icon="die-fox", clause="NH-T2"),
        Button(say("End turn"), key="T", icon="ui-ok", clause="NH-T1", others=ends),
    )


def _lifting_buttons(view: NutHuntView) -> list[Button]:
    """Recruit, hassle and exchange start with a piece: their buttons pick it up, then a place is chosen."""
    seat = view.viewer
    purse = view.nuts[4 * seat : 4 * seat + 4]
    affordable = any(isinstance(action, Recruit) for action in view.legal) or any(
        payments(purse, COST[tile]) for tile in range(TILES) if COST[tile] and tile != view.fox
    )
    hassling = any(isinstance(action, Hassle) for action in view.legal)
    return [
        Button(
            say("Recruit"),
            (),
            "R",
            "ui-plus",
            say("Pay a tile's cost and place a squirrel there"),
            clause="NH-T5",
            lifts=RESERVE,
            why_not="" if affordable else say("You cannot pay for any tile."),
        ),
        Button(
            say("Hassle"),
            (),
            "H",
            "fox",
            say("Pull the fox onto a tile next to it where you have a squirrel or a nest"),
            clause="NH-T6",
            lifts="fox",
            why_not="" if hassling else say("You have no squirrel and no nest next to the fox."),
        ),
        _exchange_button(view),
    ]


def _exchange_button(view: NutHuntView) -> Button:
    """It is for whoever looks, on any turn."""
    piles = [give for give, _ in can_exchange(view, view.viewer)]
    return Button(
        say("Exchange"),
        (),
        "E",
        "ui-swap",
        say("Three nuts of one kind for one of another"),
        clause="NH-T4",
        lifts=pile_id(piles[0]) if piles else "",
        why_not="" if piles else say("You do not have three of a kind."),
    )


def _keep_button(view: NutHuntView, action: Keep) -> Button:
    if action.objective not in OBJECTIVE:
        return Button(
            say("None"),
            (action,),
            "N",
            "ui-no",
            say("All of them go under the deck"),
            clause="NH-T7",
            title=say("keep none of these"),
        )
    place = view.scouted.index(OBJECTIVE[action.objective])
    label = say("First") if not place else say("Second")
    hint = say("Keep this one: you can never give it up again")
    return Button(label, (action,), str(place + 1), "ui-card", hint, clause="NH-T7")


def _scout_button(view: NutHuntView, sight: Foresight) -> Button:
    hint = say("Look at the top two objectives, keep one or none")
    if SCOUT not in view.legal:
        why = say("The deck is empty: there is nothing to scout.")
        return Button(say("Scout"), (), "S", "back-objective", hint, why_not=why, clause="NH-T7")
    return Button(say("Scout"), (SCOUT,), "S", "back-objective", hint, barrier=sight.barrier((SCOUT,)), clause="NH-T7")


def _end_button(view: NutHuntView, due: Choice, sight: Foresight) -> Button:
    action = view.legal[-1]
    barrier = sight.barrier((action,))
    if due.kind == "end" and not view.turns:
        hint = say("It turns up its objectives and places a squirrel on each end")
        return Button(say("Automa's hand"), (action,), "T", "ui-next", hint, True, barrier, clause="NH-A1")
    if due.kind == "end":
        hint = say("It turns up an objective and places its squirrels")
        return Button(say("Automa's turn"), (action,), "T", "ui-next", hint, True, barrier, clause="NH-A2")
    label, hint = say("End turn"), say("Take no action")
    if due.kind == "nut":
        label, hint = say("No nut"), say("End the turn without the nut")
    return Button(label, (action,), "T", "ui-ok", hint, barrier=barrier, clause="NH-T1")


# Drops that no gesture offers


def attempt(view: NutHuntView, piece: str, spot: str) -> tuple[Action, ...]:
    """What a drop would mean, allowed or not."""
    if actor(view) < 0 or not isinstance(view.due, Choice):
        return ()
    if piece.startswith("nuts-") and view.viewer >= 0:
        return _attempt_exchange(view, NUT[piece.removeprefix("nuts-")], spot)
    if not view.legal:
        return ()
    tile = TILE.get(spot.removeprefix("tile-"), -1) if spot.startswith("tile-") else -1
    if tile >= 0:
        return _attempt_tile(view, piece, tile)
    if piece.startswith("supply-") and spot == "hand":
        return (FORAGES[NUT[piece.removeprefix("supply-")]],)
    if piece == DECK_CARD and spot == "hand":
        return (SCOUT,)
    if piece == DIE and spot == DIE:
        return (ROLL,)
    if piece.startswith("objective-") and spot in (DECK, DECK_CARD):
        return (DISCARDS[view.hands[view.viewer][int(piece.removeprefix("objective-")) - 1]],)
    if piece.startswith("scouted-") and spot == "hand":
        return (KEEPS[view.scouted[int(piece.removeprefix("scouted-")) - 1]],)
    return ()


def _attempt_exchange(view: NutHuntView, give: int, spot: str) -> tuple[Action, ...]:
    if spot == SUPPLY:
        return (EXCHANGES[view.viewer][give][(give + 1) % len(NUTS)],)
    get = NUT.get(spot.removeprefix("supply-"), -1) if spot.startswith("supply-") else -1
    return (EXCHANGES[view.viewer][give][get],) if get >= 0 else ()


def _attempt_tile(view: NutHuntView, piece: str, tile: int) -> tuple[Action, ...]:
    assert view.due is not None
    if piece == RESERVE:
        return (PLACES[tile],) if view.due.kind == "place" else (RECRUITS[tile],)
    if piece == "fox":
        return (HASSLES[tile],)
    if piece.startswith(f"squirrel-{actor(view)}-") and view.due.kind == "flee":
        start = view.scatters[-1].tile
        return (SCATTERS[tile],) if piece.split("-", 2)[2].rsplit("-", 1)[0] == TILE_IDS[start] else ()
    return ()
