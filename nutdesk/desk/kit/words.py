"""The language of the desk: every text that people see or hear goes through tr(), or through a game's Voice.

Both return a str that knows what it was made from, so that everything on the screen can be shown in another language:
see desk/settings/language.py.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterable
from datetime import date
from typing import NamedTuple, Self

from PySide6.QtCore import QDate, QLibraryInfo, QLocale, QTranslator

from nutdesk import games, paths
from nutdesk.core.words import filled, spoken
from nutdesk.languages import unsealed

DESK, CORE = "desk", "core"


class Language:
    """A language: finds translations, and formats numbers."""

    code = "en"
    days = "d MMMM yyyy"
    """The format of a day, as Qt spells it."""

    def __init__(self) -> None:
        self.locale = QLocale(self.code)
        self.locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)

    def find(self, context: str, source: str, n: int = -1) -> str:
        """The translation, for the number n if something is counted; '' if there is none.

        Without a context any game's will do: a file may be refused before its game is known.
        """
        return ""

    def translators(self) -> tuple[QTranslator, ...]:
        """Translators for Qt's own texts: the buttons of its dialogs, the menu of a text field."""
        return ()


class Translated(Language):
    """A language with a translation, which is in one file and loaded once."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__()
        self.days = re.sub(r"dddd,? *", "", self.locale.dateFormat(QLocale.FormatType.LongFormat))
        self._texts, self._qt = QTranslator(), QTranslator()
        self._data = self._read()  # Qt does not copy it
        if self._data:
            self._texts.load(self._data)
        self._qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def _read(self) -> bytes:
        """The translations; if they are missing or damaged there are none, and English is used."""
        try:
            return unsealed((paths.resources() / "translations" / f"nutdesk_{self.code}.qm").read_bytes())
        except OSError:
            return b""

    def find(self, context: str, source: str, n: int = -1) -> str:
        for place in (context, CORE) if context else (CORE, *games.ids()):
            found = self._texts.translate(place, source, None, n)
            if found:
                return str(found)
        return ""

    def translators(self) -> tuple[QTranslator, ...]:
        return (self._qt,)


ENGLISH = Language()
_spoken = ENGLISH


def language() -> Language:
    """The current language."""
    return _spoken


def speak(new: Language) -> None:
    """Change the language from now on; desk/settings/language.py also changes what is on the screen."""
    global _spoken  # noqa: PLW0603 - one program speaks one language, as Qt's own translators do
    _spoken = new


class Shown(str):
    """A text on the screen that can be shown again in another language."""

    __slots__ = ()

    def again(self) -> Self:
        raise NotImplementedError

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)  # another process gets the letters


class Tr(Shown):
    """A text of the desk: its English source, and its parts."""

    __slots__ = ("one", "parts", "source")
    source: str
    one: str
    parts: dict[str, object]

    def __new__(cls, source: str, parts: dict[str, object], one: str = "") -> Self:
        n = parts["n"] if one else -1
        assert isinstance(n, int)
        n = abs(n) if one else -1  # two points less are points as well
        own = one if n == 1 else source
        self = super().__new__(cls, filled(_spoken.find(DESK, source, n) or own, parts, own))
        self.source, self.parts, self.one = source, parts, one
        return self

    def again(self) -> Self:
        parts = {key: part.again() if isinstance(part, Shown) else part for key, part in self.parts.items()}
        return type(self)(self.source, parts, self.one)


class Strung(Shown):
    """Texts joined by punctuation alone, which needs no translation."""

    __slots__ = ("parts", "template")
    template: str
    parts: dict[str, object]

    def __new__(cls, template: str, parts: dict[str, object]) -> Self:
        self = super().__new__(cls, template.format(**parts))
        self.template, self.parts = template, parts
        return self

    def again(self) -> Self:
        parts = {key: part.again() if isinstance(part, Shown) else part for key, part in self.parts.items()}
        return type(self)(self.template, parts)


class Capital(Shown):
    """A text that begins with a capital because it stands alone."""

    __slots__ = ("text",)
    text: str

    def __new__(cls, text: str) -> Self:
        self = super().__new__(cls, text[:1].upper() + text[1:])
        self.text = text
        return self

    def again(self) -> Self:
        return type(self)(self.text.again() if isinstance(self.text, Shown) else self.text)


class Inside(Shown):
    """A name inside a sentence: "cache 5", but "Frog Pond"; in English a word with a number is not a proper name."""

    __slots__ = ("text",)
    text: str

    def __new__(cls, text: str) -> Self:
        small = _spoken is ENGLISH and any(sign.isdigit() for sign in text)
        self = super().__new__(cls, text[:1].lower() + text[1:] if small else text)
        self.text = text
        return self

    def again(self) -> Self:
        return type(self)(self.text.again() if isinstance(self.text, Shown) else self.text)


class Told(Shown):
    """A sentence of a game, with the names of its players."""

    __slots__ = ("text", "voice")
    text: str
    voice: Voice

    def __new__(cls, text: str, voice: Voice) -> Self:
        self = super().__new__(cls, voice.say(text))
        self.text, self.voice = text, voice
        return self

    def again(self) -> Self:
        return type(self)(self.text, self.voice._replace(language=_spoken))


class Voice(NamedTuple):
    """Says what a game says: in a language, with the names of the players. Voices compare by value, for caches."""

    game: str = ""
    names: tuple[str, ...] = ()
    language: Language = ENGLISH

    def find(self, template: str, n: int) -> str:
        return self.language.find(self.game, template, n)

    def say(self, text: str) -> str:
        """The text for immediate use, to be painted or measured."""
        return spoken(text.text if isinstance(text, Told) else text, self.names, self.find)

    def tell(self, text: str) -> str:
        """The text in a form that stays on the screen."""
        return remember(Told(text.text if isinstance(text, Told) else text, self)) if text else text


def voice(game: str, names: tuple[str, ...] = ()) -> Voice:
    """The current voice of a game."""
    return Voice(game, names, _spoken)


def tr(text: str, /, **parts: object) -> str:
    """The text in the current language, with its named parts: tr("Saved as {name}", name=…)."""
    return remember(Tr(text, parts))


def tr_count(n: int, one: str, many: str, /, **parts: object) -> str:
    """'1 move', '3 moves': both texts carry {n}."""
    return remember(Tr(many, {"n": n, **parts}, one))


def strung(template: str, /, **parts: object) -> str:
    """Texts with only punctuation between them: strung("{title}. {words}", …)."""
    return remember(Strung(template, parts))


def joined(texts: Iterable[str], by: str = ", ") -> str:
    """Texts one after the other."""
    parts: dict[str, object] = {f"part{k}": text for k, text in enumerate(texts)}
    return strung(by.join(f"{{{key}}}" for key in parts), **parts) if parts else ""


def capital(text: str) -> str:
    """The text with a capital letter, to stand alone; it can still be translated again."""
    return remember(Capital(text))


def inside(text: str) -> str:
    """A name as it is written inside a sentence; it can still be translated again."""
    return remember(Inside(text))


def tell_fault(error: Exception) -> str:
    """Why something failed, in one sentence: our own errors have one, the system's have a few words."""
    known = getattr(error, "said", "") or getattr(error, "strerror", "") or str(error)
    return voice("").tell(known)


def later(text: str) -> str:
    """Marks a text in a table of constants for translators; it goes through tr() where it is shown."""
    return text


def number(value: float, decimals: int | None = None) -> str:
    """A number in the language's format: 1.5, or 1,5; with this many decimals, or as many as needed."""
    kind = "g" if decimals is None else "f"
    # The stubs of Qt 6.9 want a number for the kind, those of 6.11 a letter; Qt takes both.
    return str(_spoken.locale.toString(float(value), kind, 6 if decimals is None else decimals))  # type: ignore[call-overload]


def scored(points: int) -> str:
    """Points with a true minus sign, which is as wide as a digit.

    >>> scored(-2)
    '−2'
    """
    return str(points).replace("-", "\N{MINUS SIGN}")


def signed(points: int) -> str:
    """What a line of the score adds or takes.

    >>> signed(5), signed(0), signed(-2)
    ('+5', '0', '−2')
    """
    return f"+{points}" if points > 0 else scored(points)


def day(moment: date, *, year: bool = True) -> str:
    """A day in the language's format: 3 May 2031, or 3. Mai 2031."""
    written = QDate(moment.year, moment.month, moment.day)
    return str(_spoken.locale.toString(written, _spoken.days if year else _spoken.days.removesuffix(" yyyy")))


def percent(share: float, decimals: int = 0) -> str:
    """A share of one: 45 %."""
    return tr("{n} %", n=number(100 * share, decimals))


# ---- what Qt keeps only as letters --------------------------------------------------------------------------------

RECENT = 3000
"""How many texts with changing parts are remembered; those without parts always are."""
_fixed: dict[str, Shown] = {}
_recent: OrderedDict[str, Shown] = OrderedDict()


def remember(shown: Shown) -> Shown:
    """Remember what a text was made from, as a label returns only its letters."""
    if isinstance(shown, Tr) and not shown.parts:
        _fixed[str(shown)] = shown
    else:
        _recent[shown] = shown
        _recent.move_to_end(shown)
        if len(_recent) > RECENT:
            _recent.popitem(last=False)
    return shown


def forget_tables() -> None:
    """Forget what was said at tables, as none is on the screen any more."""
    for shown in [shown for shown in _recent.values() if _said_at_a_table(shown)]:
        del _recent[shown]


def _said_at_a_table(shown: Shown) -> bool:
    """Whether a text contains the names of players."""
    if isinstance(shown, Told):
        return bool(shown.voice.names)
    parts = shown.parts.values() if isinstance(shown, Tr | Strung) else (getattr(shown, "text", None),)
    return any(_said_at_a_table(part) for part in parts if isinstance(part, Shown))


def recall(text: str) -> Shown | None:
    """What this text was made from, if the desk made it."""
    return _fixed.get(text) or _recent.get(text)


__all__ = [
    "CORE",
    "DESK",
    "ENGLISH",
    "Language",
    "Shown",
    "Tr",
    "Translated",
    "Voice",
    "capital",
    "day",
    "forget_tables",
    "joined",
    "language",
    "later",
    "number",
    "percent",
    "recall",
    "remember",
    "speak",
    "strung",
    "tell_fault",
    "tr",
    "tr_count",
    "voice",
]
