"""Plays games by changed house data, in a process of its own: a process plays by one set of data at a time.

python -m tests.fuzz.child_house FIRST LAST prints one JSON line for each promise that was broken.
"""

from __future__ import annotations

import json
import sys
import traceback
from random import Random

from nutdesk import games
from nutdesk.core.check import LONGEST
from nutdesk.core.game import TABLE, look
from nutdesk.core.house import BadData
from nutdesk.core.match import Match
from nutdesk.core.words import spoken
from tests.fuzz.mutate import BYTES, gentle, toml
from tests.fuzz.promise import NeverDone, changed, in_time, is_sentence

CHANGES = (*BYTES, *([toml] * len(BYTES)), *([gentle] * 4 * len(BYTES)))
OFTEN = 25
"""Moves between two looks at the whole table: laying one costs more than a move."""


def played(game_id: str, text: str, rng: Random) -> None:
    """A game by these data, to its end, and everything it says on the way; raises BadData."""
    games.swap(game_id, text)
    game = games.load(game_id)
    seats = rng.choice([count for count in game.players if count > 1])
    match = Match(game, game.chosen({}), game.seats[:seats], str(rng.random()))
    match.begin()
    made = 0
    while not match.over:
        if made % OFTEN == 0:
            for viewer in (TABLE, rng.randrange(seats)):
                game.table(look(game, match.state, viewer), match.cast)
        assert made < LONGEST, "no end"
        made += 1
        match.play(rng.choice(game.legal(match.state)))
        for event in match.current.events:
            spoken(event.sentence(), [player.name for player in match.cast])
    game.describe(match.state)


def main(first: int, last: int) -> None:
    shipped = {game_id: games.shipped_data(game_id).encode() for game_id in games.ids() if games.shipped_data(game_id)}
    accepted = 0
    for number in range(first, last):
        rng = Random(f"house/{number}/game")
        game_id = rng.choice(sorted(shipped))
        data = changed("house", number, [shipped[game_id]], CHANGES)
        text = data.decode("utf-8", rng.choice(("replace", "surrogateescape")))
        why = ""
        try:
            with in_time():
                played(game_id, text, rng)
                accepted += bool(text != shipped[game_id].decode())
        except BadData as error:
            why = "" if is_sentence(error) else f"no sentence: {str(error)[:300]!r}"
        except NeverDone:
            why = "never done: " + traceback.format_exc(limit=-4)
        except Exception:
            why = traceback.format_exc(limit=-6)
        if why:
            print(json.dumps({"number": number, "game": game_id, "why": why}), flush=True)
    print(json.dumps({"accepted": accepted}), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
