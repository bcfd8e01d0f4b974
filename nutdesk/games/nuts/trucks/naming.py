"""Actions on the small floor in a few words, for lists and reasons."""

from __future__ import annotations

from nutdesk.core.moves import Action
from nutdesk.core.words import Say, Seat, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.parts import NUT, NUT_NAMES, OLD
from nutdesk.games.nuts.trucks.parts import CARD, HALF_TEXTS, HALVES, LOADS, TRUCK, spell


def called(action: Action) -> Say:
    """'Tile on conveyor 3: 4-5', 'Spin robot 2'."""
    if isinstance(action, do.Cross | do.Fork):
        return say("Tile on conveyor {row}: {a}-{b}", row=action.row, a=action.column, b=action.column + 1)
    if isinstance(action, do.Clear):
        return say("Clear conveyor {row}: {a}-{b}", row=action.row, a=action.column, b=action.column + 1)
    if isinstance(action, do.Slide):
        return say("Slide on conveyor {row}: {a} to {b}", row=action.row, a=action.column, b=action.to)
    if isinstance(action, do.Spin):
        return say("Spin robot {n}", n=action.column)
    if isinstance(action, do.Salter):
        return say("Salter {a} to {b}", a=action.column, b=action.to)
    if isinstance(action, do.Roaster):
        return say("Roaster {a} to {b}", a=action.column, b=action.to)
    assert isinstance(action, do.Lure)
    return say("Squirrel to {n}", n=action.column)


def title(action: Action) -> Say:
    """The same as a whole phrase with a verb, and what is done with cards, nuts and trucks."""
    if isinstance(action, do.Cross | do.Fork | do.Clear):
        place = {"row": action.row, "left": action.column, "right": action.column + 1}
        if isinstance(action, do.Cross):
            return say("lay a cross tile on conveyor {row}, columns {left} and {right}", **place)
        if isinstance(action, do.Clear):
            return say("take the tile off conveyor {row}, columns {left} and {right}", **place)
        if action.kind.startswith("split"):
            return say("lay a splitter on conveyor {row}, columns {left} and {right}", **place)
        return say("lay a joiner on conveyor {row}, columns {left} and {right}", **place)
    if isinstance(action, do.Slide):
        return say(
            "slide the tile on conveyor {row} from column {a} to column {b}",
            row=action.row,
            a=action.column,
            b=action.to,
        )
    if isinstance(action, do.Spin):
        return say("spin robot {n}", n=action.column)
    if isinstance(action, do.Salter):
        return say("move the salter of column {a} to column {b}", a=action.column, b=action.to)
    if isinstance(action, do.Roaster):
        return say("move the roaster of column {a} to column {b}", a=action.column, b=action.to)
    if isinstance(action, do.Lure):
        return say("move the squirrel to column {n}", n=action.column)
    if isinstance(action, do.Hunt):
        return say("let the squirrel go left") if action.way == "left" else say("let the squirrel go right")
    return _in_hand(action)


def _in_hand(action: Action) -> Say:
    if isinstance(action, do.Card):
        return say("play the card: {text}", text=HALF_TEXTS[HALVES[CARD[action.card]][action.half - 1]])
    if isinstance(action, do.Discard):
        one, two = HALVES[CARD[action.card]]
        return say("discard the card: {one}, or {two}", one=HALF_TEXTS[one], two=HALF_TEXTS[two])
    if isinstance(action, do.Take):
        return say("take one {nut}", nut=NUT_NAMES[NUT[action.nut]])
    if isinstance(action, do.Drop):
        return say("put one {nut} away", nut=NUT_NAMES[NUT[action.nut]])
    if isinstance(action, do.Ship):
        return say("ship {load}", load=spell(LOADS[TRUCK[action.truck]]))
    if isinstance(action, do.Feed):
        return say("feed the squirrel")
    if isinstance(action, do.Give):
        return say("offer one {nut} more", nut=NUT_NAMES[NUT[action.nut]])
    if isinstance(action, do.Ask):
        return say("ask for one {nut} more", nut=NUT_NAMES[NUT[action.nut]])
    assert isinstance(action, do.Exchange | do.Trade)
    give, take = NUT_NAMES[NUT[action.give]], NUT_NAMES[NUT[action.take]]
    if isinstance(action, do.Trade) and not OLD:
        return say("offer {seat} one {give} for one {take}", seat=Seat(action.player - 1), give=give, take=take)
    if isinstance(action, do.Trade):
        return say("give {seat} one {give} for one {take}", seat=Seat(action.player - 1), give=give, take=take)
    return say("exchange one {give} for one {take}", give=give, take=take)
