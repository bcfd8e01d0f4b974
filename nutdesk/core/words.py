"""Sentences that keep their template and parts, so that a screen can insert names and translate them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence


class Seat(int):
    """A seat number in a sentence, for which a screen prints the player's name."""

    def __format__(self, spec: str) -> str:
        return f"Player {int(self) + 1}"

    __str__ = int.__repr__


class Name(str):
    """A name that somebody chose: it is never translated, nor read as a template."""

    __slots__ = ()


def called(name: str) -> str:
    """A name that a person typed as a Name; one that a game gives stays a sentence, and is translated."""
    return Name(name) if type(name) is str else name


class Say(str):
    """A sentence that reads as English text and keeps its template and parts. Without parts it is plain text."""

    __slots__ = ("one", "parts", "template")
    template: str
    parts: dict[str, object]
    one: str
    """In a sentence that counts, the form for one; the template is the form for any other number. Both contain {n}."""

    def __new__(cls, template: str, parts: dict[str, object], one: str = "") -> Say:
        self = super().__new__(cls, filled(one if one and parts["n"] in (1, -1) else template, parts))
        self.template = template
        self.parts = parts
        self.one = one
        return self

    def __reduce__(self) -> tuple[type[Say], tuple[str, dict[str, object], str]]:
        return Say, (self.template, self.parts, self.one)


class Word(str):
    """A word with its other forms, which a translation gives after it: 'Wiese|nach=auf die Wiese'.

    A template asks for a form by its name, as in '{place:nach}'. A word without this form follows the name itself.

    >>> word = Word.read("Wiese|nach=auf die Wiese")
    >>> f"{word}: läuft {word:nach}, läuft {Word('Ulm'):nach}"
    'Wiese: läuft auf die Wiese, läuft nach Ulm'
    """

    __slots__ = ("forms",)
    forms: dict[str, str]

    def __new__(cls, text: str, forms: dict[str, str] | None = None) -> Word:
        self = super().__new__(cls, text)
        self.forms = forms or {}
        return self

    @classmethod
    def read(cls, translation: str) -> Word:
        """The word in a translation, with its forms if there are any."""
        first, *rest = translation.split("|")
        pairs = [form.split("=", 1) for form in rest]
        if any(len(pair) < 2 for pair in pairs):
            return cls(translation)
        return cls(first, dict(pairs))

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)

    def __format__(self, form: str) -> str:
        return self.forms.get(form) or f"{form} {self}" if form else str(self)


def filled(template: str, parts: dict[str, object], otherwise: str = "") -> str:
    """The template with its parts filled in. Without parts braces stay as they are, as the text may come from a file.

    If the template does not fit the parts, as in a damaged translation, `otherwise` is used.

    >>> filled("{who} moves", {"who": "Tufty"})
    'Tufty moves'
    """
    try:
        return template.format(**parts) if parts else template
    except (LookupError, ValueError, TypeError, AttributeError, MemoryError, OverflowError):
        if not otherwise:
            raise
        return otherwise.format(**parts)


def say(template: str, **parts: object) -> Say:
    """A sentence from a template with named parts.

    >>> print(say("{who} moves to cache {cache}", who=Seat(0), cache=3))
    Player 1 moves to cache 3
    """
    return Say(template, parts)


def count(number: int, one: str, many: str, **parts: object) -> Say:
    """A sentence with a number, in its form for one or for many; both templates contain {n}.

    >>> print(count(1, "{n} point", "{n} points"), count(3, "{n} point", "{n} points"))
    1 point 3 points
    """
    return Say(many, {"n": number, **parts}, one)


def listed(items: Iterable[str], by: str = ", ") -> Say:
    """Several texts joined with a separator; each is translated, the separator is not.

    >>> print(listed(["acorn", "walnut"]))
    acorn, walnut
    """
    parts: dict[str, object] = {f"item{number}": item for number, item in enumerate(items, 1)}
    return Say(by.join(f"{{{key}}}" for key in parts), parts)


Translate = Callable[[str, int], str]
"""Translates a template for the number n (-1 where nothing is counted); '' if there is no translation."""


def english(template: str, n: int) -> str:
    """The Translate for English, the language in which everything is written."""
    return ""


def spoken(text: str, names: Sequence[str], translate: Translate = english) -> str:
    """The text with players' names in place of seats, and every template translated.

    >>> spoken(say("{who} moves", who=Seat(0)), ["Tufty"])
    'Tufty moves'
    """
    told = _spoken(text, names, translate)
    return str(told) if isinstance(told, Word) else told  # whoever keeps it needs no other forms


def _spoken(text: str, names: Sequence[str], translate: Translate) -> str:
    """The same as a part of another text: a Word, if it may be asked for another form."""
    if isinstance(text, Name):
        return text
    if not isinstance(text, Say) or not text.parts:
        found = translate(text, -1)
        return Word.read(found) if found else Word(text)
    parts: dict[str, object] = {}
    for key, value in text.parts.items():
        if isinstance(value, Seat):
            parts[key] = names[value] if 0 <= value < len(names) else f"{value}"
        elif isinstance(value, str):
            parts[key] = _spoken(value, names, translate)
        else:
            parts[key] = value
    n = parts["n"] if text.one else -1
    assert isinstance(n, int)
    n = abs(n) if text.one else -1  # -1 as a number is counted too
    own = text.one if text.one and n == 1 else text.template
    return filled(translate(text.template, n) or own, parts, own)
