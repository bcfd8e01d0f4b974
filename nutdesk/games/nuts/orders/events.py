"""What can happen in the Orders game, and the sentence that tells it. Columns count from 1."""

from __future__ import annotations

from functools import partial

from nutdesk.core import events
from nutdesk.core.words import count
from nutdesk.games.nuts.orders.parts import GOAL_TITLES, spell
from nutdesk.games.nuts.parts import ACROSS, NUT_NAMES

event = partial(events.event, card=spell, goal=GOAL_TITLES, nut=NUT_NAMES)

DEALT = event("NU-S1", "Everyone draws three bonus cards; {seat} starts", "seat")
PLACED = event("NU-P2", "The squirrel starts in column {column}", "column", icon="factory-squirrel")
KEPT = event(
    "NU-S1", "{seat} keeps {cards}", "seat cards", cards=lambda cards: count(cards, "{n} bonus card", "{n} bonus cards")
)
DISCARDED = event("NU-S1", "{seat} discards the bonus card with {card}", "seat card")
DREW = event("NU-T2", "{seat} draws the bonus card with {card}", "seat card")
ROUND_BEGAN = event("NU-S2", "Round {round}: everyone gets 3 action tokens", "round")
HUNGRY = event("NU-S2", "The squirrel's hunger is {hunger}", "hunger", icon="die-d4")
FILLED = event("NU-S3", "Slot {column}: an order for one {nut}", "column nut", icon="back-nuts")
WOULD_MATCH = event(
    "NU-S3", "Slot {column}: one {nut} would match at once and is discarded", "column nut", icon="back-nuts"
)
STAYS_OPEN = event(
    "NU-R11", "Slot {column} stays open: no order is left that would not match", "column", icon="back-nuts"
)
REBUILT = event("NU-P4", "The order deck is empty: {cards} discards are shuffled", "cards", icon="back-nuts")
BONUS_REBUILT = event("NU-R11", "The bonus deck is empty: {cards} discards are shuffled", "cards", icon="back-nuts")
PLANNED = event("NU-T2", "{seat} plans and draws bonus cards", "seat")
FED = event("NU-T2", "{seat} feeds the squirrel", "seat")
REFILLED = event("NU-T2", "{seat} refills order slots", "seat")
ADDED = event(
    "NU-T3", "{seat} lays a cross tile on conveyor {row}, columns {left} and {right}", "seat row column", **ACROSS
)
REMOVED = event(
    "NU-T2", "{seat} takes the cross tile off conveyor {row}, columns {left} and {right}", "seat row column", **ACROSS
)
SALTED = event("NU-T2", "{seat} moves the salter of column {column} to column {to}", "seat column to")
REPOSITIONED = event("NU-T2", "{seat} moves the order of slot {column} to slot {to}", "seat column to")
SWAPPED = event("NU-T2", "{seat} swaps dispensers {left} and {right}", "seat left right")
BACKED_OUT = event(
    "NU-T5",
    "{seat} backs out: {what}; {tokens} back",
    "seat mark",
    what=lambda mark: mark.words(),
    tokens=lambda mark: count(mark.price, "{n} token", "{n} tokens"),
)
PASSED = event("NU-T1", "{seat} passes", "seat")
TURN_ENDED = event("NU-T6", "{seat} ends the turn; nothing matches, so the factory stands still", "seat")
GAVE_UP = event(
    "NU-R8",
    "{seat} ends the turn; no matching path touches all changes: they are taken back, their tokens are lost",
    "seat",
)
RUNS = event(
    "NU-R1",
    "{seat} runs the factory: {paths}",
    "seat paths",
    paths=lambda paths: count(paths, "{n} path matches", "{n} paths match"),
)
CONTENT = event("NU-R13", "The squirrel has been fed: he neither moves nor eats", icon="factory-squirrel")
ROLLED = event(
    "NU-R2", "The squirrel rolls {eyes} + hunger {hunger} = {total}", "eyes hunger total", icon="factory-squirrel"
)
ROLLED_TWICE = event(
    "NU-R12",
    "The squirrel rolls {one} and {two}; the lower + hunger {hunger} = {total}",
    "one two hunger total",
    icon="factory-squirrel",
)
STAYS = event("NU-R2", "The squirrel stays in column {column}", "column", icon="factory-squirrel")
SCAMPERS = event("NU-R2", "The squirrel scampers to column {column}", "column", icon="factory-squirrel")
HUNTS = event("NU-R2", "The squirrel hunts: one step to column {column}", "column", icon="factory-squirrel")
EATEN = event(
    "NU-R3", "The squirrel eats {seat}'s {nut} in column {column}: {seat} gets a squirrel token", "seat nut column"
)
LEAVES = event("NU-R4", "One {nut} leaves dispenser {column}", "seat nut column")
SPRINKLED = event(
    "NU-R4", "The {nut} runs through the salter in column {column}: {seat} gets a salt token", "seat nut column"
)
COLLECTED = event("NU-R4", "{seat} collects one {nut} from slot {column}", "seat nut column")
SURPLUS = event(
    "NU-R4",
    "{seat}'s sheet has no room for another {nut}: the order of slot {column} goes, the nut scores nothing",
    "seat nut column",
)
SIXTH_KEPT = event("NU-R12", "{seat} keeps a sixth {nut}, from slot {column}", "seat nut column")
CLAIMED = event("NU-R5", "{seat} claims {goal}", "seat goal")
ROUND_ENDED = event("NU-T1", "Everyone has passed: round {round} is over", "round")
ENDED = event("NU-E1", "{seat} has two complete rows: the game is over", "seat")
STOOD_STILL = event("NU-R14", "Three rounds without a run of the factory: the game is over")
