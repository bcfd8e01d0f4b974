"""Changes the language of everything that is open, and nothing else.

Texts that widgets keep remember what they were made from. For those of which Qt keeps only the letters, the desk
remembers it (kit/words.py). A widget that builds its texts in other ways has a method reword(), which is called last.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from PySide6.QtCore import QLocale, QObject, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from shiboken6 import isValid

from nutdesk.desk.kit.plain import PlainButton, set_tip
from nutdesk.desk.kit.words import ENGLISH, Language, Shown, Translated, language, recall, remember, speak
from nutdesk.languages import LANGUAGES

PROPERTIES = (
    "text",
    "title",
    "windowTitle",
    "toolTip",
    "statusTip",
    "placeholderText",
    "accessibleName",
    "accessibleDescription",
    "prefix",
    "suffix",
    "specialValueText",
)
"""Where Qt's widgets and actions keep texts."""
TYPED = ("QLineEdit", "QTextEdit", "QPlainTextEdit")
"""Widgets whose text people type: it stays as it is."""
_installed: list[QTranslator] = []


def choose(choice: str) -> Language:
    """The language for a setting: one of LANGUAGES, or 'system' for the first of the system's that exists."""
    code = choice
    if choice == "system":
        wishes = (name.replace("_", "-").split("-")[0] for name in QLocale.system().uiLanguages())
        code = next((name for name in wishes if name in LANGUAGES), "en")
    return _load(code)


@cache
def _load(code: str) -> Language:
    return ENGLISH if code == "en" else Translated(code)


def switch(new: Language) -> None:
    """Speak another language from now on, on every screen that is open."""
    if new is language():
        return
    speak(new)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    while _installed:
        app.removeTranslator(_installed.pop())
    for translator in new.translators():
        app.installTranslator(translator)
        _installed.append(translator)
    QLocale.setDefault(new.locale)
    found = list(_objects())
    keys = [(top, top.focusWidget()) for top in app.topLevelWidgets()]
    for thing in found:
        _say_again(thing)
    for thing in found:
        reword = getattr(thing, "reword", None)
        if reword is not None and isValid(thing):  # one may have taken another away
            reword()
    for top, kept in keys:  # a table that shows itself anew takes the keys
        if kept is not None and isValid(kept) and kept.isVisible() and top.focusWidget() is not kept:
            kept.setFocus()


def _objects() -> Iterator[QObject]:
    """Every object that may show text, once, from the outside to the inside."""
    seen: set[int] = set()
    for top in QApplication.topLevelWidgets():
        for thing in (top, *top.findChildren(QObject)):
            if id(thing) not in seen:
                seen.add(id(thing))
                yield thing


def _say_again(thing: QObject) -> None:
    for name, value in list(vars(thing).items()) if hasattr(thing, "__dict__") else ():
        new = again(value)
        if new is not value:
            setattr(thing, name, new)
    if not isinstance(thing, QWidget | QAction):
        return
    typed = any(thing.inherits(name) for name in TYPED)
    for name in PROPERTIES:
        if typed and name == "text":
            continue
        old = thing.property(name)
        made = recall(old) if isinstance(old, str) and old else None
        if made is None:
            continue
        fresh = remember(made.again())
        if name == "text" and isinstance(thing, PlainButton):
            thing.setText(fresh)  # a property of Qt would find a key in it
        elif name == "toolTip":
            set_tip(thing, fresh)
        else:
            thing.setProperty(name, fresh)
    if isinstance(thing, QComboBox):
        for row in range(thing.count()):
            made = recall(thing.itemText(row))
            if made is not None:
                thing.setItemText(row, remember(made.again()))
    if isinstance(thing, QWidget):
        thing.updateGeometry()
        QWidget.update(thing)  # a list has an update() of another kind


def again(value: Any) -> Any:
    """The same value with its texts in the current language; the value itself if it has none."""
    if isinstance(value, Shown):
        return remember(value.again())
    if isinstance(value, dict):
        fresh = {key: again(part) for key, part in value.items()}
        return fresh if any(fresh[key] is not part for key, part in value.items()) else value
    if isinstance(value, list | tuple):
        parts = [again(part) for part in value]
        if all(new is old for new, old in zip(parts, value, strict=True)):
            return value
        return type(value)(*parts) if hasattr(value, "_fields") else type(value)(parts)
    if hasattr(value, "__attrs_attrs__") and type(value).__module__.startswith("nutdesk.desk"):
        import attrs  # only now: the home screen has nothing of this kind, and need not wait for it

        fields = {field.name: getattr(value, field.name) for field in attrs.fields(type(value)) if field.init}
        changed = {name: new for name, old in fields.items() if (new := again(old)) is not old}
        return attrs.evolve(value, **{name.lstrip("_"): new for name, new in changed.items()}) if changed else value
    return value
