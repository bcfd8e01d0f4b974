"""The deck as read from deck.toml, every mistake refused with its line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

import attrs

from nutdesk.core import house
from nutdesk.core.value import Value
from nutdesk.games.little_nutters import vocabulary

Effect = tuple[int, int]
"""A word of the vocabulary and its number (0 if it has none)."""
SEATS: Final = range(2, 7)
LONGEST: Final = {"name": 40, "short": 40}
"""Letters of a text on a card; of any other up to MOST."""
MOST: Final = 200
PLAYERS: Final = (vocabulary.A_PLAYER, vocabulary.A_STOPPABLE, vocabulary.A_HAND, vocabulary.A_NUT)
KEYS: Final = frozenset(
    (
        "name",
        "category",
        "count",
        "symbol",
        "picture",
        "text",
        "effects",
        "friend",
        "stays",
        "lasts",
        *vocabulary.SYMBOLS,
    )
)


class Fault(ValueError):
    """A deck that cannot be played with, and the line that is to blame."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


@attrs.frozen
class Outcome(Value):
    """What one symbol brings."""

    says: str
    does: tuple[Effect, ...]


@attrs.frozen
class Card(Value):
    """One kind of card."""

    id: str
    name: str
    category: str
    count: int
    symbol: str
    picture: str
    text: str
    effects: tuple[Effect, ...]
    outcomes: tuple[Outcome | None, ...]
    """For leaf, paw and moon; empty if the card is not a random selection."""
    friend: bool
    stays: str
    lasts: str
    names: int
    """The kind of player that has to be named, ANYTHING if none."""
    needs: tuple[int, ...]
    """What must be there before it can be played, players apart."""


@attrs.frozen
class Character(Value):
    id: str
    name: str
    ability: int
    text: str
    short: str


@attrs.frozen
class Deck(Value):
    cards: tuple[Card, ...]
    characters: tuple[Character, ...]
    patches: int
    size: int
    defence: int
    """How many defence cards go into the patches."""
    hand: int
    targets: tuple[int, ...]
    """Nuts that win, for 2 players and up."""


def parse(text: str) -> Deck:
    """The deck in a text; Fault names what is wrong and where."""
    data = house.tables(text)
    lines = text.splitlines()
    for key in data:
        if key not in ("setup", "card", "character"):
            raise Fault(_find(lines, 0, key), f"a deck has no '{key}'")
    cards = tuple(
        _card(entry, _Place(lines, start))
        for entry, start in zip(_entries(data, "card"), _headers(lines, "[[card]]"), strict=True)
    )
    characters = tuple(
        _character(entry, _Place(lines, start))
        for entry, start in zip(_entries(data, "character"), _headers(lines, "[[character]]"), strict=True)
    )
    return _setup(data.get("setup", {}), _Place(lines, next(_headers(lines, "[setup]"), 0)), cards, characters)


class _Place:
    """Where an entry stands in the file."""

    def __init__(self, lines: list[str], start: int) -> None:
        self.lines, self.start = lines, start

    def fault(self, key: str, message: str) -> Fault:
        return Fault(_find(self.lines, self.start, key), message)


def _entries(data: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    entries = data.get(key, [])
    if not isinstance(entries, list) or not entries:
        raise Fault(1, f"a deck needs [[{key}]] entries")
    return entries


def _headers(lines: list[str], header: str) -> Any:
    return (number for number, line in enumerate(lines) if line.split("#")[0].strip() == header)


def _find(lines: list[str], start: int, key: str) -> int:
    """The line, counted from 1, of a key below a header; the header's own if it has none."""
    for number in range(start + 1, len(lines)):
        line = lines[number].strip()
        if line.startswith("["):
            break
        if re.match(rf"{re.escape(key)}\s*=", line):
            return number + 1
    return start + 1


def _word(entry: Mapping[str, Any], key: str, place: _Place, allowed: tuple[str, ...] = (), default: str = "") -> str:
    value = entry.get(key, default)
    if not isinstance(value, str) or (not value and key not in entry and default == "" and allowed == ()):
        raise place.fault(key, f"'{key}' is missing or no text")
    if allowed and value not in allowed:
        raise place.fault(key, f"'{value}' is no {key}: it is one of {', '.join(filter(None, allowed))}")
    if not allowed and not house.readable(value, LONGEST.get(key, MOST)):
        raise place.fault(key, f"'{key}' is one line of at most {LONGEST.get(key, MOST)} letters")
    return value


def _name(entry: Mapping[str, Any], place: _Place) -> str:
    name = _word(entry, "name", place)
    if not _slug(name):
        raise place.fault("name", "a name has at least one of the letters a to z, or a digit")
    return name


def _picture(entry: Mapping[str, Any], name: str, place: _Place) -> str:
    picture = _word(entry, "picture", place, default=f"cards/{_slug(name)}")
    if not re.fullmatch(r"[a-z0-9-]+(/[a-z0-9-]+)?", picture):
        raise place.fault("picture", "a picture is one of resources/art, without its ending")
    return picture


def _number(entry: Mapping[str, Any], key: str, place: _Place, low: int, high: int) -> int:
    value = entry.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise place.fault(key, f"'{key}' is a number from {low} to {high}")
    return value


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def _effects(written: object, key: str, category: str, place: _Place) -> tuple[Effect, ...]:
    if not isinstance(written, list):
        raise place.fault(key, f"'{key}' is a list of effects")
    out = []
    for effect in written:
        number = re.search(r"\b[1-9]\b", str(effect))
        word = (
            vocabulary.WORDS.get(re.sub(r"\b[1-9]\b", "#", str(effect), count=1)) if isinstance(effect, str) else None
        )
        if word is None:
            raise place.fault(key, f"unknown effect '{effect}'")
        if category not in word.categories:
            raise place.fault(key, f"a card of category {category} cannot have the effect '{effect}'")
        out.append((word.code, int(number[0]) if number else 0))
    return tuple(out)


def _card(entry: Mapping[str, Any], place: _Place) -> Card:
    for key in entry:
        if key not in KEYS:
            raise place.fault(key, f"a card has no '{key}'")
    name = _name(entry, place)
    category = _word(entry, "category", place, vocabulary.CATEGORIES)
    effects = _effects(entry.get("effects", []), "effects", category, place)
    outcomes: tuple[Outcome | None, ...] = ()
    if any(symbol in entry for symbol in vocabulary.SYMBOLS):
        if effects:
            raise place.fault("effects", "a card has either effects or outcomes")
        if category in vocabulary.WILD:
            raise place.fault("category", "an attack or obstacle is not a random selection")
        outcomes = tuple(_outcome(entry, symbol, category, place) for symbol in vocabulary.SYMBOLS)
    stays = _word(entry, "stays", place, ("", "own", "target"))
    lasts = _word(entry, "lasts", place, ("", "always", "next turn"))
    standing = [effect for effect in effects if _standing(effect)]
    if bool(stays) != bool(standing) or len(standing) not in (0, len(effects)):
        raise place.fault("stays" if stays else "effects", "a card stays for standing effects, and for those only")
    if len(standing) > 1:
        raise place.fault("effects", "a card that stays has one effect")
    if bool(stays) != bool(lasts):
        raise place.fault("lasts" if lasts else "stays", "a card that stays says how long it lasts")
    if category == "bust" and not outcomes:
        raise place.fault("category", "a bust-a-nut is a random selection (LN-T5)")
    names, needs = _aims(category, effects, outcomes, stays, place)
    return Card(
        _slug(name),
        name,
        category,
        _number(entry, "count", place, 1, 99),
        _word(entry, "symbol", place, ("none", "rotate", *vocabulary.SYMBOLS)),
        _picture(entry, name, place),
        _word(entry, "text", place),
        effects,
        outcomes,
        bool(entry.get("friend", False)),
        stays,
        lasts,
        names,
        needs,
    )


def _outcome(entry: Mapping[str, Any], symbol: str, category: str, place: _Place) -> Outcome | None:
    written = entry.get(symbol)
    if written is None:
        return None
    if not isinstance(written, dict) or set(written) != {"says", "does"} or not house.readable(written["says"], MOST):
        raise place.fault(symbol, f"'{symbol}' needs 'says', a line of at most {MOST} letters, and 'does'")
    does = _effects(written["does"], symbol, category, place)
    if any(_standing(effect) for effect in does):
        raise place.fault(symbol, "an outcome happens at once: nothing of it can stay")
    return Outcome(written["says"], does)


def _standing(effect: Effect) -> bool:
    return any(word.standing for word in vocabulary.WORDS.values() if word.code == effect[0])


def _aims(
    category: str, effects: tuple[Effect, ...], outcomes: tuple[Outcome | None, ...], stays: str, place: _Place
) -> tuple[int, tuple[int, ...]]:
    """The kind of player to be named, and what else the card needs (LN-R1)."""
    if category in ("nut", "attack", "obstacle", "defence"):
        return vocabulary.ANYTHING, (vocabulary.NEVER,)
    wanted = {word.needs for code, _ in effects for word in vocabulary.WORDS.values() if word.code == code}
    later = {
        word.needs
        for outcome in outcomes
        if outcome
        for code, _ in outcome.does
        for word in vocabulary.WORDS.values()
        if word.code == code
    }
    players = [need for need in PLAYERS if need in wanted or need in later]
    if stays == "target":
        players.append(
            vocabulary.A_STOPPABLE if any(code == vocabulary.SKIP_PATCH for code, _ in effects) else vocabulary.A_PLAYER
        )
    if category == "bust":
        players.append(vocabulary.A_NUT)  # LN-T5
    if vocabulary.A_FRIEND in later or (vocabulary.A_FRIEND in wanted and players):
        raise place.fault("effects", "taking a friend names its owner: no other player can be named too")
    rest = tuple(sorted(need for need in wanted if need not in PLAYERS and need != vocabulary.ANYTHING))
    return max(players, default=vocabulary.ANYTHING), rest


def _character(entry: Mapping[str, Any], place: _Place) -> Character:
    for key in entry:
        if key not in ("name", "ability", "text", "short"):
            raise place.fault(key, f"a character has no '{key}'")
    name = _name(entry, place)
    ability = _word(entry, "ability", place)
    if ability not in vocabulary.ABILITIES:
        raise place.fault("ability", f"unknown ability '{ability}'")
    return Character(
        _slug(name), name, vocabulary.ABILITIES[ability], _word(entry, "text", place), _word(entry, "short", place)
    )


def _setup(data: Mapping[str, Any], place: _Place, cards: tuple[Card, ...], characters: tuple[Character, ...]) -> Deck:
    patches, size = _number(data, "patches", place, 2, 27), _number(data, "size", place, 1, 9)
    defence, hand = _number(data, "defence", place, 0, 99), _number(data, "hand", place, 0, 20)
    targets = data.get("target", {})
    if not isinstance(targets, dict) or set(targets) != {str(seats) for seats in SEATS}:
        raise place.fault("target", "'target' gives the winning number of nuts for 2 to 6 players")
    if not all(isinstance(nuts, int) and 1 <= nuts <= 9 for nuts in targets.values()):
        raise place.fault("target", "a target is a number from 1 to 9")
    names = [card.id for card in cards] + [character.id for character in characters]
    if len(set(names)) != len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise place.fault("", f"two cards are called '{twice}'")
    if sum(card.category == "nut" for card in cards) != 1:
        raise place.fault("", "a deck has one kind of nut")
    if any(card.category == "nut" and card.symbol == "rotate" for card in cards):
        raise place.fault("", "all nuts look the same: their symbol does not rotate")
    lying = sum(card.count for card in cards if card.category in ("nut", *vocabulary.WILD)) + defence
    if lying != patches * size:
        message = f"nuts, attacks, obstacles and {defence} defence cards are {lying}, not {patches} × {size}"
        raise place.fault("patches", f"{message} = {patches * size} (LN-S3)")
    if sum(card.count for card in cards if card.category == "defence") < defence:
        raise place.fault("defence", f"there are fewer than {defence} defence cards")
    pile = sum(card.count for card in cards if card.category not in ("nut", *vocabulary.WILD)) - defence
    if pile < hand * SEATS[-1]:
        message = f"{SEATS[-1]} hands of {hand} are {hand * SEATS[-1]} cards"
        raise place.fault("hand", f"{message}, and {pile} are not in the patches (LN-S3)")
    if len(characters) < SEATS[-1]:
        raise place.fault("", f"{SEATS[-1]} players need as many characters")
    return Deck(cards, characters, patches, size, defence, hand, tuple(targets[str(seats)] for seats in SEATS))
