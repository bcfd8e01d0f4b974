"""Positions written by hand, and the words for one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from nutdesk.core.game import Options
from nutdesk.core.moves import Choice
from nutdesk.core.written import Written, number, numbers, wrong
from nutdesk.games.nut_hunt import choices
from nutdesk.games.nut_hunt.forest import CELLS, ROWS, USUAL_FOREST, lay
from nutdesk.games.nut_hunt.judging import ORDERS, is_special, may_join, starts
from nutdesk.games.nut_hunt.parts import (
    DEALT,
    FORAGE,
    LAST_NEST,
    NEST,
    NUTS,
    OBJECTIVE,
    OBJECTIVE_IDS,
    OBJECTIVES,
    POND,
    TILE,
    TILE_IDS,
    TILE_NAMES,
    TILES,
)
from nutdesk.games.nut_hunt.rules import setup
from nutdesk.games.nut_hunt.scatter import ask
from nutdesk.games.nut_hunt.scoring import result
from nutdesk.games.nut_hunt.state import Scattering, State

PHASES: Final = ("discard", "place", "forage", "roll", "act", "nut", "keep", "end", "over")
SETTING_UP: Final = ("discard", "place")
KEYS: Final = (
    "phase turn turns placed forest fox left rolled rolls squirrels nests nuts forage objectives deck known scouted"
    " aside queue scatters fourth scores"
)


def position(data: Mapping[str, Any], options: Options, seats: int) -> State:
    """Read a written position; seats count from 1, everything left out has a sensible default."""
    return _Reader(data, setup(options, seats)).read()


class _Reader(Written):
    """Reads one position, key by key; every mistake is a refusal with its clause and key."""

    def __init__(self, data: Mapping[str, Any], state: State) -> None:
        super().__init__(data, KEYS)
        self.state = state
        self.phase = ""

    def read(self) -> State:
        state = self.state
        self._read_phase()
        self._read_forest()
        self._read_board()
        self._read_nuts()
        self._read_objectives()
        self._read_progress()
        self._read_pending()
        self._check_pieces()
        if "scores" in self.data:
            outcome = result(state)
            if outcome is None or list(outcome.scores) != self.data["scores"]:
                raise wrong("scores", "NH-E2", "The scores are not those of this position.")
        return state

    # Words

    def _list(self, key: str, values: object, length: int, high: int, clause: str) -> list[int]:
        return numbers(key, values, length, 0, high, clause, "'{key}' is a list of {n} numbers.")

    def tile(self, key: str, value: object) -> int:
        if not isinstance(value, str) or value not in TILE:
            raise wrong(key, "NH-P1", "There is no tile called '{tile}'.", tile=value)
        return TILE[value]

    def tiles(self, key: str, values: object) -> list[int]:
        if not isinstance(values, list):
            raise wrong(key, "NH-P1", "'{key}' is a list of tiles.", key=key)
        return [self.tile(key, value) for value in values]

    def objectives(self, key: str, values: object) -> list[int]:
        if not isinstance(values, list):
            raise wrong(key, "NH-P2", "'{key}' is a list of objectives.", key=key)
        for value in values:
            if not isinstance(value, str) or value not in OBJECTIVE:
                if isinstance(value, str) and TILE_IDS[POND] in value.split("/"):
                    raise wrong(key, "NH-P5", "No objective names Frog Pond.")
                raise wrong(key, "NH-P5", "'{value}' is none of the 45 objectives.", value=value)
        return [OBJECTIVE[value] for value in values]

    # Parts

    def _read_phase(self) -> None:
        data, state = self.data, self.state
        self.phase = data.get("phase", "roll")
        if self.phase not in PHASES:
            raise wrong("phase", "NH-T1", "'phase' is one of {phases}.", phases=", ".join(PHASES))
        if self.phase == "end" and not state.level and not data.get("scatters"):
            raise wrong("phase", "NH-A2", "Only a player who faces the Automa ends a turn by hand.")
        state.turn = self.number("turn", 1, state.sides, "NH-T1") - 1

    def _read_forest(self) -> None:
        data, state = self.data, self.state
        state.forest = USUAL_FOREST
        if "forest" in data:
            rows = data["forest"]
            if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
                raise wrong("forest", "NH-P1", "'forest' is five rows of tiles.")
            if tuple(len(row) for row in rows) != ROWS:
                raise wrong("forest", "NH-P1", "The rows of the forest have 3, 4, 5, 4 and 3 tiles.")
            order = [tile for row in rows for tile in self.tiles("forest", row)]
            for tile in order:
                if order.count(tile) > 1:
                    raise wrong("forest", "NH-P1", "{tile} lies twice.", tile=TILE_NAMES[tile])
            state.forest = lay(order)
        fox = data.get("fox", TILE_IDS[state.forest.centre()])
        if isinstance(fox, list):
            raise wrong("fox", "NH-P1", "There is one fox, on one tile.")
        state.fox = self.tile("fox", fox)
        left = data.get("left", "none")
        state.left = -1 if left == "none" else self.tile("left", left)
        if state.left >= 0 and state.left not in state.forest.near[state.fox]:
            raise wrong("left", "NH-T2", "The fox came from a tile beside its own.")
        state.rolled = self.number("rolled", 0, 6, "NH-P1")
        state.rolls = self.number("rolls", 0, 99999, "NH-T2")

    def _read_board(self) -> None:
        state = self.state
        for key, lying, most in (("squirrels", state.squirrels, NEST - 1), ("nests", state.nests, 99)):
            table = self.data.get(key, {})
            if not isinstance(table, Mapping):
                raise wrong(key, "NH-P1", "'{key}' names tiles and what stands there.", key=key)
            for name, counts in table.items():
                where = f"{key}.{name}"
                tile = self.tile(where, name)
                if (
                    isinstance(counts, list)
                    and any(isinstance(n, int) and n >= NEST for n in counts)
                    and key == "squirrels"
                ):
                    raise wrong(where, "NH-C4", "Three squirrels of one player on a tile are a nest.")
                for side, standing in enumerate(self._list(where, counts, state.sides, most, "NH-P2")):
                    if standing and tile == POND:
                        raise wrong(where, "NH-C1", "No squirrel and no nest is ever on Frog Pond.")
                    lying[side * TILES + tile] = standing
        for side in range(state.sides):
            state.built[side] = sum(state.nests[side * TILES : (side + 1) * TILES])
            state.stock[side] -= sum(state.squirrels[side * TILES : (side + 1) * TILES])
        enders = [side for side in range(state.sides) if state.built[side] >= LAST_NEST]
        state.ender = enders[0] if enders else -1
        if "fourth" in self.data:
            state.ender = self.number("fourth", 0, state.sides, "NH-E1") - 1
            if state.ender not in (enders or [-1]):
                raise wrong("fourth", "NH-E1", "'fourth' is the player who was first to have four nests.")

    def _read_nuts(self) -> None:
        state = self.state
        hands = self.data.get("nuts", [[0] * len(NUTS)] * state.seats)
        if not isinstance(hands, list) or len(hands) != state.seats:
            raise wrong("nuts", "NH-P2", "'nuts' needs four numbers for each of {n} players.", n=state.seats)
        for seat, hand in enumerate(hands):
            for nut, held in enumerate(self._list("nuts", hand, len(NUTS), 999, "NH-P2")):
                state.nuts[len(NUTS) * seat + nut] = held
                state.supply[nut] -= held

    def _read_objectives(self) -> None:
        data, state = self.data, self.state
        hands = data.get("objectives", [[]] * state.sides)
        if not isinstance(hands, list) or len(hands) != state.sides:
            raise wrong("objectives", "NH-P2", "'objectives' needs a list for each of {n} players.", n=state.sides)
        state.hands = [self.objectives("objectives", hand) for hand in hands]
        for seat in range(state.seats):
            state.hands[seat].sort()
        state.scouted = self.objectives("scouted", data.get("scouted", []))
        state.aside = self.objectives("aside", data.get("aside", []))
        used = [*state.scouted, *state.aside, *(card for hand in state.hands for card in hand)]
        state.deck = self.objectives("deck", data["deck"]) if "deck" in data else []
        used += state.deck
        for card in used:
            if used.count(card) > 1:
                key = next(key for key in ("deck", "aside", "scouted", "objectives") if self._holds(key, card))
                raise wrong(
                    key, "NH-P2", "There are 45 objectives, each once: {card} is there twice.", card=OBJECTIVE_IDS[card]
                )
        rest = sorted(set(range(OBJECTIVES)).difference(used))
        if "deck" in data:
            state.box = rest
        else:
            state.deck = rest
        known = data.get("known", [[]] * state.seats)
        if not isinstance(known, list) or len(known) != state.seats:
            raise wrong("known", "NH-R1", "'known' needs a list for each of {n} players.", n=state.seats)
        for seat, cards in enumerate(known):
            for card in self.objectives("known", cards):
                if card not in state.deck and card not in state.scouted:
                    raise wrong("known", "NH-R1", "A known objective is one that a player put under the deck.")
                state.seen[card] |= 1 << seat

    def _holds(self, key: str, card: int) -> bool:
        lists = self.data.get(key, [])
        return any(
            OBJECTIVE_IDS[card] in part if isinstance(part, list) else OBJECTIVE_IDS[card] == part for part in lists
        )

    def _read_progress(self) -> None:
        data, state = self.data, self.state
        setting_up = self.phase in SETTING_UP
        state.turns = self.number("turns", 0, 99999, "NH-T1", 0 if setting_up else 1)
        every = 2 * state.seats
        standing = sum(state.squirrels)
        default = min(standing, every) if setting_up or not state.turns else every
        state.placed = self.number("placed", 0, every, "NH-S3", default)
        state.queue = self.tiles("queue", data.get("queue", []))
        if state.queue and state.turn < state.seats:
            raise wrong("queue", "NH-A2", "Squirrels wait to be placed on the Automa's turn only.")

    def _read_pending(self) -> None:
        state = self.state
        state.pending = [] if self.phase == "over" else [self._bottom()]
        rows = self.data.get("scatters", [])
        if not isinstance(rows, list) or (rows and self.phase == "over"):
            raise wrong("scatters", "NH-C3", "'scatters' is a list of scatterings, oldest first.")
        for row in rows:
            self._read_scatter(row)
        if state.turn >= state.seats and not state.scatters and self.phase != "over":
            raise wrong("turn", "NH-A2", "The Automa's turn waits for nobody.")

    def _bottom(self) -> Choice:
        state, phase = self.state, self.phase
        if state.turn >= state.seats:
            if phase != "roll":
                raise wrong("phase", "NH-A2", "After the Automa's turn the player rolls.")
            return choices.ROLLING[0]
        seat = state.turn
        if phase == "forage":
            default = [TILE_IDS[state.fox], 2]
            value = self.data.get("forage", default)
            if not isinstance(value, list) or len(value) != 2:
                raise wrong("forage", "NH-T3", "'forage' is a tile and how many nuts are still to be taken.")
            tile, left = self.tile("forage", value[0]), number("forage", value[1], 1, 2, "NH-T3")
            if state.turns and tile != state.fox:
                raise wrong("forage", "NH-T3", "One forages from the fox's tile.")
            if len(FORAGE[tile]) < 2 and not self.data.get("scatters"):
                raise wrong(
                    "forage",
                    "NH-T3",
                    "{tile} yields one kind of nut: nothing is left to choose.",
                    tile=TILE_NAMES[tile],
                )
            return (choices.FORAGING if state.turns else choices.FIRST_FORAGING)[seat][tile][left]
        if phase == "discard":
            if len(state.hands[seat]) != DEALT:
                raise wrong("objectives", "NH-S2", "Whoever is to discard holds three objectives.")
            return choices.DISCARDING[seat]
        if phase == "place":
            return self._placing()
        if phase == "nut":
            return choices.HASSLING[seat][state.fox]
        if phase == "keep" and not state.scouted:
            raise wrong("scouted", "NH-T7", "Whoever is to keep an objective has looked at one or two.")
        return {"roll": choices.ROLLING, "act": choices.ACTING, "keep": choices.KEEPING, "end": choices.ENDING}[phase][
            seat
        ]

    def _placing(self) -> Choice:
        state = self.state
        order = ORDERS[state.seats][is_special(state)]
        if state.placed >= len(order):
            raise wrong("placed", "NH-S3", "Everybody has placed two squirrels.")
        if order[state.placed] != state.turn:
            raise wrong("turn", "NH-S3", "It is player {n} who places next.", n=order[state.placed] + 1)
        if not starts(state):
            raise wrong("squirrels", "NH-S3", "No starting tile is free.")
        return choices.JOINING if may_join(state) else choices.PLACING[state.turn]

    def _read_scatter(self, row: object) -> None:
        state, key = self.state, f"scatters.{len(self.state.scatters) + 1}"
        if not isinstance(row, Mapping) or set(row) - {"tile", "from", "owed"} or "tile" not in row:
            raise wrong(key, "NH-C3", "A scattering has a tile, what it is from (fox or nest), and the squirrels owed.")
        tile = self.tile(f"{key}.tile", row["tile"])
        cause = row.get("from", "nest")
        if cause not in ("fox", "nest"):
            raise wrong(f"{key}.from", "NH-C3", "Squirrels scatter from the fox or from a nest.")
        if (cause == "fox") != (tile == state.fox):
            raise wrong(f"{key}.from", "NH-C1", "Squirrels scatter from the fox on its own tile, and only there.")
        if any(other.tile == tile for other in state.scatters):
            raise wrong(f"{key}.tile", "NH-R4", "A tile has one scattering at a time.")
        lying = state.squirrels[tile::TILES]
        owed = self._list(f"{key}.owed", row.get("owed", lying), state.sides, NEST, "NH-C5")
        if not any(owed) or any(must > there for must, there in zip(owed, lying, strict=True)):
            raise wrong(f"{key}.owed", "NH-C5", "Only squirrels that stand there can have to leave.")
        scattering = Scattering(tile, cause == "nest", state.fox if cause == "nest" else state.left, owed)
        due = ask(state, scattering)
        if not isinstance(due, Choice) and row is self.data["scatters"][-1]:
            raise wrong(f"{key}.owed", "NH-A3", "The Automa's squirrels are not waited for: let a player's go next.")
        assert due is not None
        state.scatters.append(scattering)
        state.pending.append(due)

    def _check_pieces(self) -> None:
        """Nobody stays beside the fox, and a fourth nest has ended the game."""
        state = self.state
        owed: Sequence[int] = next((s.owed for s in state.scatters if s.tile == state.fox), [0] * state.sides)
        if state.squirrels[state.fox :: TILES] != list(owed):
            name = TILE_IDS[state.fox]
            raise wrong(
                f"squirrels.{name}",
                "NH-C1",
                "The fox is on {tile}: squirrels there have fled.",
                tile=TILE_NAMES[state.fox],
            )
        if state.ender >= 0 and state.pending and not state.scatters:
            raise wrong("nests", "NH-E1", "Somebody has a fourth nest: the game is over.")
        if state.placed < 2 * state.seats and state.turns:
            raise wrong("placed", "NH-S3", "Turns begin when everybody has placed two squirrels.")


def describe(state: State) -> dict[str, Any]:
    """The position in the words position() reads."""
    bottom = state.pending[0] if state.pending else None
    out: dict[str, Any] = {
        "phase": bottom.kind if bottom else "over",
        "turn": state.turn + 1,
        "turns": state.turns,
        "placed": state.placed,
        "forest": _rows(state),
        "fox": TILE_IDS[state.fox] if state.fox >= 0 else "none",
        "left": TILE_IDS[state.left] if state.left >= 0 else "none",
        "rolled": state.rolled,
        "rolls": state.rolls,
        "squirrels": {TILE_IDS[tile]: state.squirrels[tile::TILES] for tile in range(TILES)},
        "nests": {TILE_IDS[tile]: state.nests[tile::TILES] for tile in range(TILES)},
        "nuts": [state.nuts[4 * seat : 4 * seat + 4] for seat in range(state.seats)],
        "objectives": [_cards(hand) for hand in state.hands],
        "deck": _cards(state.deck),
        "known": [_known(state, seat) for seat in range(state.seats)],
        "scouted": _cards(state.scouted),
        "aside": _cards(state.aside),
        "queue": [TILE_IDS[tile] for tile in state.queue],
        "scatters": [
            {"tile": TILE_IDS[s.tile], "from": "nest" if s.nest else "fox", "owed": s.owed[:]} for s in state.scatters
        ],
        "fourth": state.ender + 1,
    }
    if bottom and bottom.kind == "forage":
        tile, left = bottom.about
        out["forage"] = [TILE_IDS[tile], left]
    if outcome := result(state):
        out["scores"] = list(outcome.scores)
    return out


def _rows(state: State) -> list[list[str]]:
    rows: list[list[str]] = [[] for _ in ROWS]
    for (row, _), tile in zip(CELLS, state.forest.order, strict=False):
        rows[row].append(TILE_IDS[tile])
    return rows


def _cards(cards: Any) -> list[str]:
    return [OBJECTIVE_IDS[card] for card in cards]


def _known(state: State, seat: int) -> list[str]:
    return _cards(card for card in (*state.deck, *state.scouted) if state.seen[card] >> seat & 1)
