"""The games, one folder each; they are found by being there."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from nutdesk.core import house
from nutdesk.core.card import Card
from nutdesk.core.clean import clean

if TYPE_CHECKING:
    from nutdesk.core.game import Game, Options
    from nutdesk.core.words import Say

LONGEST: Final = 300
"""Letters of a message about data, which may quote them."""


def ids() -> tuple[str, ...]:
    """The ids of all games, as written on the command line."""
    return tuple(sorted(name.replace("_", "-") for _, name, package in pkgutil.iter_modules(__path__) if package))


def _folder(game_id: str) -> Any:
    if game_id not in ids():
        raise KeyError(game_id)
    return importlib.import_module(f"{__name__}.{game_id.replace('-', '_')}")


@cache
def load(game_id: str) -> Game:
    """The game with this id; KeyError if there is none."""
    from nutdesk.core.game import Game

    game = _folder(game_id).GAME
    assert isinstance(game, Game)
    return game


def forget(game_id: str) -> None:
    """Forget everything that a game has drawn and worked out: its table was closed, and the next one makes it again."""
    folder = f"{__name__}.{game_id.replace('-', '_')}"
    for name, module in list(sys.modules.items()):
        if name == folder or name.startswith(f"{folder}."):
            for thing in list(vars(module).values()):
                clear = getattr(thing, "cache_clear", None)
                if clear is not None:
                    clear()


def card(game_id: str) -> Card:
    """What the home screen shows of a game; its rules are loaded only if its folder has no CARD."""
    found = getattr(_folder(game_id), "CARD", None)
    if isinstance(found, Card):
        return found
    game = load(game_id)
    return Card(*(getattr(game, name) for name in Card._fields))


def cards() -> tuple[Card, ...]:
    """What the home screen shows of every game, in its order."""
    return tuple(sorted(map(card, ids()), key=lambda card: card.shelf))


def all_games() -> tuple[Game, ...]:
    """Every game, in the order of the home screen."""
    return tuple(sorted((load(game_id) for game_id in ids()), key=lambda game: game.shelf))


def points(game_id: str, score: int) -> Say:
    """A score in the game's own words; of a game that is no longer there, in points."""
    from nutdesk.core.game import Game

    return (load(game_id) if game_id in ids() else Game).points(score)


def others(kind: str) -> Iterator[tuple[str, str]]:
    """The games in which somebody of this kind plays without a seat, and what it is called there."""
    for game in all_games():
        found = (who for seats in game.players for who in game.others(game.chosen({}), seats))
        yield from ((game.id, who.name) for who in found if who.kind == kind)


# House data


def house_of(game_id: str) -> Any:
    """The module of a game that reads its house data: FILE, EDITION, TABLES, read(text), perhaps HELD and EARLIER."""
    name = f"{_folder(game_id).__name__}.house"
    return importlib.import_module(name) if find_spec(name) else None


def shipped_data(game_id: str) -> str:
    """The text of the house data that come with a game; '' if there are none."""
    reader = house_of(game_id)
    return house.shipped(reader.__package__, reader.FILE) if reader else ""


@cache
def edition(game_id: str) -> int:
    """The number of the data that come with a game: 1 for those of 0.1.0, and one more whenever they change."""
    reader = house_of(game_id)
    return int(reader.EDITION) if reader else 1


def edition_options(game_id: str, number: int) -> Options:
    """The options that select an earlier edition that today's data contain as a whole; {} for any other."""
    found: Options = getattr(house_of(game_id), "HELD", {}).get(number, {})
    return found


@cache
def earlier_editions(game_id: str) -> tuple[int, ...]:
    """The earlier editions that are stored beside today's data, newest first; those that today's contain are not."""
    return tuple(number for number in range(edition(game_id) - 1, 0, -1) if not edition_options(game_id, number))


def edition_title(game_id: str, number: int) -> Say:
    """What an edition is called that lies beside today's data."""
    title: Say = house_of(game_id).EARLIER[number]
    return title


@cache
def edition_data(game_id: str, number: int) -> str:
    """The replacement text for an edition of a game's data; LookupError if there is no such edition.

    '' for today's, and for an earlier edition that today's contain as a whole: see edition_options.
    """
    if number == edition(game_id) or edition_options(game_id, number):
        return ""
    try:
        return house.shipped(_folder(game_id).__name__, f"edition-{number}.toml")
    except FileNotFoundError:
        raise LookupError(number) from None


def edition_of(game_id: str, laid: str) -> int:
    """The edition of the data that are used with this replacement text; 0 for data of somebody's own."""
    numbers = (edition(game_id), *earlier_editions(game_id))
    return next((number for number in numbers if edition_data(game_id, number) == laid), 0)


def checked_data(game_id: str, text: str) -> str:
    """The replacement text for playing by these data, the same for all texts that say the same; raises BadData.

    That is '' for today's data, the stored text of an earlier edition, or the text itself.
    """
    reader, title = house_of(game_id), card(game_id).title
    if reader is None:
        raise house.BadData(f"{title} has no house data that could be swapped")
    if len(text.encode("utf-8", "surrogatepass")) > house.LARGEST:
        raise house.BadData(f"{title} cannot be played by these data: they are too long")
    try:
        found = reader.read(text)
    except ValueError as error:
        where = getattr(error, "where", "")
        why = clean(f"{where + ': ' if where else ''}{error}", LONGEST)
        raise house.BadData(f"{title} cannot be played by these data: {why}") from None
    except (LookupError, TypeError, AttributeError):  # of another shape than any reader thought of
        raise house.BadData(f"{title} cannot be played by these data: they are not what belongs there") from None
    for number in (edition(game_id), *earlier_editions(game_id)):
        known = edition_data(game_id, number)
        if found == reader.read(known or shipped_data(game_id)):
            return known
    return text


def swap(game_id: str, text: str) -> None:
    """Make this process play a game by other data, '' for its own; raises BadData.

    Call it before the game is loaded. In a process that has finished with the game, such as a worker between two tasks,
    the game is loaded again: nothing of it that is still around may be used any more.
    """
    if text != house.laid(game_id) and text:
        text = checked_data(game_id, text)
    if text == house.laid(game_id):
        return
    house.lay(game_id, text)
    folder = _folder(game_id).__name__
    for name in [name for name in sys.modules if name == folder or name.startswith(f"{folder}.")]:
        del sys.modules[name]
    load.cache_clear()
