"""What can happen, and the sentence that tells it."""

from __future__ import annotations

from functools import partial

from nutdesk.core import events
from nutdesk.games.nice_one_squirrel.parts import SPELLED

event = partial(events.event, nut=SPELLED)

DEALT = event("NS-S1", "The nuts are dealt: {each} for each player, {hidden} face down", "each hidden")
PLACED = event("NS-T1", "{seat} starts on cache {cache}", "seat cache")
MOVED = event("NS-T1", "{seat} moves to cache {cache}", "seat cache")
TURNED = event("NS-T2", "{seat} turns over a {nut} on cache {cache}", "seat cache nut")
PLAYED = event("NS-T4", "{seat} plays a {nut} on cache {cache}: +{points}", "seat cache nut points")
TAKEN = event("NS-O1", "{seat} takes a {nut} from cache {cache}", "seat cache nut")
PLAYED_NOTHING = event("NS-T3", "{seat} plays nothing", "seat")
STUCK = event("NS-T5", "{seat} cannot move: all four caches ahead are taken", "seat")
LAST_TURNS = event("NS-E1", "{seat} has no nut left: one more turn for everyone else", "seat")
ENOUGH_POINTS = event("NS-O2", "{seat} has 20 points: one more turn for everyone else", "seat")
STOOD_STILL = event("NS-E2", "{turns} turns in a row led nowhere: the game ends as it stands", "turns")
ENDED = event("NS-E1", "The game is over")
