"""Games of young squirrels, with what is said for the moves: a reason must be true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random
from typing import Any

from nutdesk.bots.greedy import GreedyBot
from nutdesk.core.dealer import draw
from nutdesk.core.game import Game, look
from nutdesk.core.moves import Action, Chance
from nutdesk.core.words import Say

MOST = 12
"""So many moves of a choice are asked about, and those that a young squirrel would make."""

Check = Callable[[Any, Any, Mapping[str, Any]], bool]
"""Whether a sentence is true: of a view, an action and the parts of the sentence."""


def told(game: Game, seats: int, seed: str, **wishes: Any) -> Iterator[tuple[Any, Action, Say]]:
    """Views of a game of young squirrels, with moves that are legal and what is said for them."""
    rng, bot, advice = Random(seed), GreedyBot(game), game.advice()
    state = game.setup(game.chosen(wishes), seats)
    while state.pending:
        top = state.pending[-1]
        if isinstance(top, Chance):
            game.step(state, draw(top, rng))
            continue
        view = look(game, state, top.seat)
        best = bot.rank(view, rng)
        others = rng.sample(view.legal, min(MOST, len(view.legal)))
        for action in dict.fromkeys((*best[:3], *others, *game.interrupts(state, top.seat)[:3])):
            yield view, action, advice.why(view, action)
        game.step(state, best[0])


def find_lies(
    found: Iterator[tuple[Any, Action, Say]], checks: Mapping[str, Check], opinions: Collection[str]
) -> tuple[list[str], Counter[str]]:
    """What was said and is not true, or is nowhere called an opinion; and how often each sentence was said."""
    lies, said = [], Counter[str]()
    for view, action, why in found:
        said[why.template] += 1
        check = checks.get(why.template)
        if check is None and why.template not in opinions:
            lies.append(f"nobody checks: {why}")
        elif check is not None and not check(view, action, why.parts):
            lies.append(f"{action}: {why}")
    return lies, said
