"""What makes a new game: who sits where, the options, the seed; and how it is remembered."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from typing import Any

import attrs

from nutdesk.core.clean import LONGEST_NAME, clean
from nutdesk.core.game import Game, Player
from nutdesk.core.value import Value
from nutdesk.desk.kit.words import later, tr, voice

LONGEST_SEED = 120
"""Letters of the words that repeat a deal."""
FIRST_OPPONENT = "young"
"""The level of the bots in somebody's first game."""
WORDS = later(
    "acorn alder amber apple apricot ash aspen aster autumn badger balsam bark barley basil bay beacon bear beaver "
    "bee beech beetle bell berry birch bird bison blossom bluebell bog boulder bramble branch breeze briar bridge "
    "brook bud burrow butter cabin candle canyon carrot cedar cherry chestnut chive clay cliff cloud clover cone "
    "conker copper coral cork corn cottage cove crane creek cricket crocus crow cypress daisy dale dandelion dawn "
    "deer dell dew dove drift duck dune dusk eagle earth echo elder elm ember falcon fawn feather fennel fern field "
    "finch fir firefly flint flower fog forest fountain fox foxglove frog frost fruit garden garlic ginger glade "
    "glen gold goose gorse grape grass gravel grove gull hamlet hare harvest hawk hawthorn hay hazel heath heather "
    "hedge hedgehog hen heron hill hive hollow holly honey horn ibex ice iris island ivy jasmine jay juniper "
    "kestrel kettle kite lake lamb lantern larch lark laurel lavender leaf lemon lichen lilac lily linden lizard "
    "loam lynx magpie maple marble marigold marsh marten meadow melon mint mist mole moon moor moose moss moth "
    "mountain mouse mulberry mushroom myrtle nest nettle newt nut nutmeg oak oat olive orange orchard orchid osprey "
    "otter owl pear pebble pine plum pond poplar poppy porcupine primrose puddle quail quarry quill rabbit rain "
    "raven reed ridge river robin rose rowan rush sage sand shell shore silver snail snow sorrel sparrow spring "
    "spruce star stone stork stream summer sun swan thistle thyme toad tulip turtle valley violet vole walnut water "
    "wheat willow wind winter wolf wood wren yarrow yew"
)
"""The words that seeds are made of."""
BITS = 64
"""Random bits of a seed, enough that nobody finds it by trying all."""


@attrs.frozen
class Setup(Value):
    """Everything that makes a new game."""

    game: Game
    players: tuple[Player, ...]
    options: dict[str, bool | str]
    seed: str
    fair: bool = True
    first: int | None = None
    """Which of the players begins, where that is chosen; None for a lot."""

    def in_turn_order(self) -> tuple[Player, ...]:
        """The players from the one who begins. The same seed gives the same lot."""
        if self.game.first is None:
            return self.players
        lot = int(random.Random(f"{self.seed}/first").random() * len(self.players))
        first = lot if self.first is None else self.first
        return self.players[first:] + self.players[:first]


def fresh_seed() -> str:
    """A new seed, in words that can be read out to somebody who wants the same game."""
    words = tr(WORDS).split()
    count = math.ceil(BITS / math.log2(len(words)))
    return "-".join(random.SystemRandom().choices(words, k=count))


def tidy_name(text: object, usual: str) -> str:
    """A name as it is shown: one line, of limited length, never empty."""
    return clean(str(text), LONGEST_NAME) or usual


def people(game: Game, count: int) -> tuple[Player, ...]:
    """People with the names and colours of the game."""
    return tuple(attrs.evolve(player, name=usual_name(game, player.colour)) for player in game.seats[:count])


def usual_name(game: Game, colour: str) -> str:
    """What a game calls the player of a colour, in the language that is spoken."""
    return str(voice(game.id).say(next(player.name for player in game.seats if player.colour == colour)))


def first_setup(game: Game) -> Setup:
    """The setup of somebody's first game: against young squirrels, or alone in a game for one."""
    you, *others = people(game, game.usual)
    players = (you, *(attrs.evolve(player, kind=FIRST_OPPONENT) for player in others))
    return Setup(game, players, game.proposed(game.usual), fresh_seed())


def quick_setup(game: Game, kept: Mapping[str, Any] | None = None) -> Setup:
    """What one click starts: the last setup, with a new seed."""
    if not kept:
        return first_setup(game)
    players = _players(game, kept.get("players"))
    if players is None:
        return first_setup(game)
    options = options_for(game, kept, len(players))
    return Setup(game, players, options, fresh_seed(), kept.get("fair") is not False)


def remembered(setup: Setup, before: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A setup as the settings store it, without its seed and without names that nobody typed.

    The options are stored for each number of players: what was chosen for one is not forgotten after a game of three.
    """
    usual = {who.colour: usual_name(setup.game, who.colour) for who in setup.players}
    players = [
        {"name": "" if who.name == usual[who.colour] else who.name, "colour": who.colour, "kind": who.kind}
        for who in setup.players
    ]
    options = _by_count(before or {}) | {str(len(players)): dict(setup.options)}
    return {"players": players, "options": options, "fair": setup.fair}


def _players(game: Game, kept: object) -> tuple[Player, ...] | None:
    """The stored players; None if they do not fit this game."""
    rows = [row for row in kept if isinstance(row, dict)] if isinstance(kept, list) else []
    if len(rows) not in game.players:
        return None
    free = {player.colour: player for player in game.seats}
    players: list[Player] = []
    wanted = [str(row.get("colour", "")) for row in rows]
    for seat, row in enumerate(rows):
        colour = wanted[seat]
        if colour not in free:  # the usual one of the seat, or the first that nobody else asks for
            usual = game.seats[seat].colour
            colour = usual if usual in free and usual not in wanted else next(c for c in free if c not in wanted[seat:])
        kind = str(row.get("kind", ""))
        name = tidy_name(row.get("name", ""), usual_name(game, free.pop(colour).colour))
        players.append(Player(name, colour, kind if is_level(kind) else ""))
    return tuple(players)


def options_for(game: Game, kept: Mapping[str, Any] | None, seats: int) -> dict[str, bool | str]:
    """The options that are proposed for this many players: as last time, else as in the last game and the rulebook."""
    chosen, tables = game.proposed(seats), _by_count(kept or {})
    rows = (kept or {}).get("players")
    before = tables.get(str(seats))
    last = tables.get(str(len(rows)), {}) if isinstance(rows, list) else {}
    for option in game.options:
        if not option.matters(seats) or (before is None and option.recommended):
            continue
        value = (last if before is None else before).get(option.id, chosen[option.id])
        try:
            chosen = game.chosen({**chosen, option.id: value}, seats)
        except ValueError:
            continue  # an option of another version
    return chosen


def _by_count(kept: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The stored options by number of players; earlier versions stored only those of the last game."""
    options, rows = kept.get("options"), kept.get("players")
    if not isinstance(options, dict):
        return {}
    tables = {str(count): table for count, table in options.items() if isinstance(table, dict)}
    if tables or not isinstance(rows, list):
        return tables
    return {str(len(rows)): options}


def is_level(kind: str) -> bool:
    """Whether there is a bot of this level."""
    from nutdesk.bots.levels import BY_ID

    return kind in BY_ID
