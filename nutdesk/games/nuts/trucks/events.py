"""What can happen in the Trucks edition, and the sentence that tells it. Columns count from 1."""

from __future__ import annotations

from functools import partial

from nutdesk.core import events
from nutdesk.core.words import Say, count
from nutdesk.games.nuts.parts import ACROSS, NUT_NAMES
from nutdesk.games.nuts.trucks.parts import HALF_TEXTS, HALVES, LOADS, POINTS, spell

event = partial(events.event, half=HALF_TEXTS, nut=NUT_NAMES)


def _first(card: int) -> Say:
    return HALF_TEXTS[HALVES[card][0]]


def _second(card: int) -> Say:
    return HALF_TEXTS[HALVES[card][1]]


PLACED = event("NT-2", "The box robots are placed and turned: no path connects; {seat} starts", "seat")
BUILT = event(
    "NT-3", "{seat} lays a cross tile on conveyor {row}, columns {left} and {right}", "seat row column", **ACROSS
)
CLEARED = event(
    "NT-3", "{seat} clears the tile off conveyor {row}, columns {left} and {right}", "seat row column", **ACROSS
)
SLID = event(
    "NT-3", "{seat} slides a tile on conveyor {row} to columns {left} and {right}", "seat row column", **ACROSS
)
SPLITTER_BUILT = event(
    "NT-8", "{seat} lays a splitter on conveyor {row}, columns {left} and {right}", "seat row column", **ACROSS
)
JOINER_BUILT = event(
    "NT-8", "{seat} lays a joiner on conveyor {row}, columns {left} and {right}", "seat row column", **ACROSS
)
SPUN = event("NT-2", "The robot in column {column} spins: the {nut} box is on top", "column nut", icon="box-robot")
SALTER_MOVED = event("NT-3", "{seat} slides the salter of column {column} to column {to}", "seat column to")
ROASTER_MOVED = event("NT-3", "{seat} slides the roaster of column {column} to column {to}", "seat column to")
FED = event("NT-3", "{seat} feeds the squirrel", "seat")
LURED = event("NT-9", "{seat} moves the squirrel to column {column} and feeds him", "seat column")
CARD_PLAYED = event("NT-9", "{seat} plays a bonus card: {half}", "seat half")
RUNS = event(
    "NT-5",
    "{seat} runs the factory: {paths}",
    "seat paths",
    paths=lambda paths: count(paths, "{n} connecting path", "{n} connecting paths"),
)
NOTHING_CONNECTS = event("NT-5", "{seat} runs the factory, but no path connects", "seat")
ROLLED = event("NT-4", "The squirrel rolls {eyes}", "eyes", icon="factory-squirrel")
STAYS = event("NT-4", "The squirrel stays in column {column}", "column", icon="factory-squirrel")
SCAMPERS = event("NT-4", "The squirrel scampers to column {column}", "column", icon="factory-squirrel")
HUNTS = event("NT-4", "The squirrel hunts: one step to column {column}", "column", icon="factory-squirrel")
FINDS_NOTHING = event(
    "NT-4", "The squirrel hunts, but no path connects: he stays in column {column}", "column", icon="factory-squirrel"
)
LEAVES = event("NT-5", "One {nut} leaves its dispenser", "seat nut")
BOXED = event("NT-5", "{seat} gets a boxed {nut}", "seat nut")
EATEN = event("NT-5", "The squirrel sits on the path: {seat} gets no {nut}", "seat nut")
GIVEN = event("NT-9", "{seat} takes a boxed {nut} from the supply", "seat nut")
DREW_CARD = event("NT-5", "Salted and roasted: {seat} draws a bonus card", "seat")
DREW = event("NT-5", "The card says: {one}; or: {two}", "seat card", one=_first, two=_second)
NO_CARD_LEFT = event("NT-9", "There is no bonus card left for {seat} to draw", "seat")
REBUILT = event("NT-9", "The bonus deck is empty: {cards} discards are shuffled", "cards", icon="back-nuts")
EXCHANGED = event(
    "NT-9", "{seat} exchanges one {give} for one {take}", "seat give take", give=NUT_NAMES, take=NUT_NAMES
)
TRADED = event(
    "NT-9", "{seat} gives {target} one {give} for one {take}", "seat target give take", give=NUT_NAMES, take=NUT_NAMES
)
OFFERED = event("NT-9", "{seat} offers {target} {give} for {take}", "seat target give take", give=spell, take=spell)
ACCEPTED = event(
    "NT-9", "{seat} accepts and gives {target} {take} for {give}", "seat target give take", give=spell, take=spell
)
"""What the one who accepts gets."""
DECLINED = event("NT-9", "{seat} declines the offer: everybody keeps their nuts", "seat")
SHIPPED = event(
    "NT-6",
    "{seat} ships a truck with {load}: +{points}",
    "seat truck",
    load=lambda truck: spell(LOADS[truck]),
    points=lambda truck: POINTS[truck],
)
DROPPED = event("NT-7", "{seat} puts a boxed {nut} away: six are kept", "seat nut")
DISCARDED = event(
    "NT-7", "{seat} discards a bonus card ({one}; or: {two}): three are kept", "seat card", one=_first, two=_second
)
LAST_TURNS = event("NT-7", "{seat} has 50 points: one more turn for everyone, {seat} too", "seat")
ENDED = event("NT-7", "The last turn is played: the game is over")
STOOD_STILL = event("NT-10", "No truck has left for twelve rounds: the game is over")
