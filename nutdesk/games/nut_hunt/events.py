"""What can happen, and the sentence that tells it: one for every step of a cascade."""

from __future__ import annotations

from functools import partial

from nutdesk.core import events
from nutdesk.core.words import count, say
from nutdesk.games.nut_hunt.forest import DIRECTIONS
from nutdesk.games.nut_hunt.parts import NUT_NAMES, NUT_PLURALS, ONE_NUT, TILE_NAMES, TITLES

event = partial(
    events.event,
    tile=TILE_NAMES,
    start=TILE_NAMES,
    nut=ONE_NUT,
    objective=TITLES,
    direction=lambda die: DIRECTIONS[die - 1],
)

# Set-up

LAID = event("NH-S1", "The forest is laid out; the fox starts on {tile}", "tile", icon="fox")
DEALT = event("NH-S2", "Everybody is dealt three objectives", icon="back-objective")
DISCARDED = event("NH-S2", "{seat} keeps two objectives; the third goes under the deck", "seat")
PLACED = event("NH-S3", "{seat} places a squirrel on {tile}", "seat tile")
JOINED = event("NH-S4", "{seat}'s second squirrel joins those on {tile}", "seat tile")
FIRST_NUT = event("NH-S3", "{seat} forages {nut} from {tile}", "seat nut tile")

# A turn

TURN_BEGAN = event("NH-T1", "{seat}'s turn", "seat")
ROLLED = event("NH-T2", "{seat} rolls {die}: {direction}", "seat die")
BOUNCED = event("NH-T2", "The forest ends there: the fox bounces off the edge", icon="fox")
FOX_RAN = event("NH-T2", "The fox runs to {tile}", "tile", icon="fox")
FORAGED = event("NH-T3", "{seat} forages {nut} from {tile}", "seat nut tile")
EXCHANGED = event(
    "NH-T4", "{seat} exchanges three {given} for one {got}", "seat given got", given=NUT_PLURALS, got=NUT_NAMES
)
RECRUITED = event("NH-T5", "{seat} recruits a squirrel on {tile}", "seat tile")
HASSLED = event("NH-T6", "{seat} hassles the fox: it is pulled onto {tile}", "seat tile")
HASSLE_NUT = event("NH-T6", "{seat} forages {nut} from {tile} after the hassle", "seat nut tile")
SCOUTED = event(
    "NH-T7",
    "{seat} looks at {cards}",
    "seat number",
    cards=lambda number: count(number, "the top objective", "the top {n} objectives"),
)
SAW = event("NH-T7", "Scouted: {objective}", "objective")
"""For the scout alone."""
KEPT = event("NH-T7", "{seat} keeps one objective; the rest goes under the deck", "seat")
KEPT_NONE = event("NH-T7", "{seat} keeps no objective; all go under the deck", "seat")
PASSED = event("NH-T1", "{seat} ends the turn", "seat")

# Scattering and nests

FLED_FOX = event("NH-C1", "{seat}'s squirrel flees from the fox to {tile}", "seat start tile")
FLED_NEST = event("NH-C2", "{seat}'s squirrel makes room on {start} and runs to {tile}", "seat start tile")
NESTED = event("NH-C4", "{seat}'s three squirrels on {tile} become a nest", "seat tile")
SPENT = event("NH-R4", "The older scatter on {tile} is over: the new nest decides who leaves", "tile")
REMOVED = event("NH-C8", "Competitive: one squirrel of {owner} is removed from {tile}", "owner tile")
FOURTH_NEST = event(
    "NH-E1", "That is {seat}'s fourth nest: the game ends as soon as every squirrel has a place", "seat"
)
ENDED = event(
    "NH-E1",
    "The game is over: objectives are turned up and scored",
    reveals=say("the game ends, and all objectives are shown"),
)

# The Automa

AUTOMA_DEALT = event(
    "NH-A1", "{seat}'s hand, face up: {objective}", "seat objective", reveals=say("the Automa's hand is dealt")
)
AUTOMA_STARTED = event("NH-A1", "{seat} starts with a squirrel on {tile}", "seat tile")
AUTOMA_REVEALED = event(
    "NH-A2", "{seat} turns up {objective}", "seat objective", reveals=say("the Automa turns up a card")
)
AUTOMA_PLACED = event("NH-A2", "{seat} places a squirrel on {tile}", "seat tile")
AUTOMA_BLOCKED = event("NH-A2", "The fox is on {tile}: {seat} places no squirrel there", "seat tile")
AUTOMA_STOPPED = event(
    "NH-R5", "The fourth nest is built: {seat} places no more squirrels, and {tile} gets none", "seat tile"
)
AUTOMA_REBUILT = event(
    "NH-R5", "The deck is empty: the objectives set aside are shuffled into a new one", icon="back-objective"
)
AUTOMA_IDLE = event("NH-R5", "There are no objectives left: {seat} does nothing", "seat")
AUTOMA_ROLLED = event("NH-A3", "The die for {seat}'s squirrel on {tile} shows {die}: {direction}", "seat tile die")
AUTOMA_BOUNCED = event("NH-A3", "The forest ends there: {seat}'s squirrel bounces towards {tile}", "seat tile")
POND_REROLLS = event("NH-A3", "No squirrel goes onto {tile}: the die is rolled again", "seat tile")
FOX_REROLLS = event("NH-A3", "The fox is on {tile}: the die is rolled again", "seat tile")
TRAIL_REROLLS = event("NH-A3", "The fox has just come from {tile}: the die is rolled again", "seat tile")
AUTOMA_FLED = event("NH-A3", "{seat}'s squirrel flees from {start} to {tile}", "seat start tile")
