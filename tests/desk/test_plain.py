"""Words are letters, whoever wrote them: no text becomes a page, a picture, a link, a key or a template."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QImage, QKeySequence, Qt
from PySide6.QtWidgets import QApplication, QListWidgetItem, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.core.game import look
from nutdesk.desk.kit.drawing import drawing
from nutdesk.desk.kit.menu import Menu
from nutdesk.desk.kit.message import Message
from nutdesk.desk.kit.plain import (
    PlainButton,
    PlainLabel,
    Switch,
    keyless,
    letters,
    set_tip,
    show_tip,
)
from nutdesk.desk.kit.plain_page import PlainBrowser
from nutdesk.desk.kit.words import ENGLISH, Voice, tr
from nutdesk.desk.settings.language import choose, switch
from nutdesk.markup import Html, html, in_a_row
from tests.desk.conftest import begun
from tests.desk.hands import settle
from tests.desk.hostile import NAMES
from tests.texts import sources, words_of

ROOT = Path(__file__).parents[2]
MAKERS = {f"nutdesk/desk/kit/{file}.py" for file in ("plain", "plain_page", "message", "menu")}
"""Where Qt may be asked for things that guess what a text is."""
GUESSING = {
    "QLabel",
    "QMessageBox",
    "QTextBrowser",
    "QTextEdit",
    "QTextDocument",
    "QErrorMessage",
    "QInputDialog",
    "QMenu",
    "QProgressDialog",
    "QGraphicsTextItem",
    "QStaticText",
    "QSplashScreen",
    "QCheckBox",
    "QRadioButton",
    "QGroupBox",
    "QAbstractButton",
    "QToolButton",
    "QTabBar",
    "QTabWidget",
}
"""To be made nowhere else, nor inherited from."""
SETTING = {
    "setToolTip",
    "showText",
    "setHtml",
    "setMarkdown",
    "setWhatsThis",
    "setStatusTip",
    "insertHtml",
    "appendHtml",
    "setTextFormat",
    "setDefaultAction",
    "addTab",
    "openUrl",
}
"""To be called nowhere else; what is opened with openUrl is listed below."""
OPENED = "nutdesk/desk/home/recent.py"
"""Shows the folder of the games, in the system's own window."""


def called(node: ast.AST) -> str:
    """What a call or a base of a class is called."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def guesses(path: str, tree: ast.AST) -> Iterator[str]:
    """Where a file lets Qt guess, or builds a page past html()."""
    for node in ast.walk(tree):
        bases = [called(base) for base in node.bases] if isinstance(node, ast.ClassDef) else []
        name = called(node.func) if isinstance(node, ast.Call) else ""
        where = f"{path}:{getattr(node, 'lineno', 0)}"
        yield from (f"{where} inherits from {base}" for base in bases if base in GUESSING)
        if name in GUESSING or (name in SETTING and (name, path) != ("openUrl", OPENED)):
            yield f"{where} calls {name}()"
        if isinstance(node, ast.Call) and name in ("html", "Html") and not isinstance(node.args[0], ast.Constant):
            yield f"{where} makes a page of a text that is not written there"
        if isinstance(node, ast.ImportFrom) and node.module == "html":
            yield f"{where} escapes by itself"


def test_nothing_but_the_kit_lets_qt_guess_what_a_text_is() -> None:
    found = []
    for file in sorted((ROOT / "nutdesk").rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        if path not in MAKERS | {"nutdesk/markup.py"}:
            found += guesses(path, ast.parse(file.read_text("utf-8")))
    assert not found, "\n".join(found)


def test_no_screen_takes_a_text_from_outside_for_more_than_letters(nutdesk_home: Path) -> None:
    """Names, titles, notes, moments, seeds, files, a lesson and house data, everywhere, under the pointer too."""
    folder = nutdesk_home / "here"
    folder.mkdir(parents=True)
    env = os.environ | {"NUTDESK_HOME": str(nutdesk_home / "home"), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.desk.hostile"],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout.splitlines()[-1])
    assert told.pop("shown") == list(NAMES), "the names are not on the screens at all"
    if not told.pop("sprung"):
        pytest.skip("this file system does not note who reads a file")
    assert told == {"faults": {}, "looked up": []}


@pytest.mark.parametrize("game", games.ids())
def test_a_player_called_like_a_text_keeps_the_name_on_the_table(game: str) -> None:
    """Whatever a table says about somebody called Acorn, in German too, it says about somebody with any other name."""
    german = choose("de")
    text = min(text for text in sources()[game] if text.isalpha() and german.find(game, text) not in ("", text))
    told = []
    for name in (text, "Q" * len(text)):
        match = begun(game, seed="names")
        match.players = tuple(attrs.evolve(player, name=name) for player in match.players)
        match.cast = (*match.players, *match.cast[len(match.players) :])
        for _ in range(6):
            match.play(match.game.legal(match.state)[0])
        table = match.game.table(look(match.game, match.state, match.due.seat if match.due else 0), match.cast)
        speaks = Voice(game, tuple(player.name for player in match.cast), german)
        told.append([speaks.say(words).replace("Q" * len(text), text) for words in words_of(table)])
    assert told[0] == told[1]
    assert any(text in words for words in told[0])


def test_house_data_name_no_other_file_as_a_drawing(tmp_path: Path) -> None:
    """A record brings its house data with it: no folder, link or share of a network is asked for a picture."""
    art, elsewhere = ROOT / "resources" / "art", tmp_path / "theirs.svg"
    elsewhere.write_bytes((art / "fox.svg").read_bytes())
    assert drawing("fox") is not None
    assert all(drawing(path.relative_to(art).with_suffix("").as_posix()) for path in art.rglob("*.svg"))
    for name in (
        elsewhere.with_suffix(""),
        os.path.relpath(elsewhere.with_suffix(""), art),
        "//server/share/theirs",
        "\\\\server\\share\\theirs",
        "cards/../fox",
    ):
        assert drawing(str(name)) is None


# ---- the parts ------------------------------------------------------------------------------------------------------


@pytest.fixture
def picture(tmp_path: Path) -> str:
    """Markup that shows a picture which is larger than any text here."""
    image = QImage(700, 500, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(str(tmp_path / "large.png"))
    return f"<img src='{(tmp_path / 'large.png').as_posix()}'>"


def tip_size() -> tuple[int, int]:
    (tip,) = (top for top in QApplication.topLevelWidgets() if top.inherits("QTipLabel"))
    return tip.width(), tip.height()


@pytest.mark.parametrize("text", [*NAMES, "<?xml?><b>x</b>", "<!DOCTYPE html>", "\n <p>x", "x<br/>", "Tom &lt; Eva"])
def test_letters_are_never_taken_for_markup(text: str) -> None:
    shown = letters(text)
    assert not Qt.mightBeRichText(shown)
    assert shown.replace("\u2060", "") == text


def test_a_tip_shows_letters(qtbot: QtBot, show: Callable[[QWidget], None], picture: str) -> None:
    widget = QWidget()
    show(widget)
    show_tip(QPoint(5, 5), f"x {picture}", widget)
    assert tip_size()[1] < 60
    QToolTip.hideText()
    set_tip(widget, picture)
    item = QListWidgetItem("x")
    set_tip(item, picture)
    assert not Qt.mightBeRichText(widget.toolTip())
    assert not Qt.mightBeRichText(item.toolTip())
    said = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Description)
    assert said.replace("\u2060", "") == picture, "a screen reader says what is written, not how"


def test_labels_and_messages_show_letters(qtbot: QtBot, show: Callable[[QWidget], None], picture: str) -> None:
    label = PlainLabel(picture)
    assert label.sizeHint().height() < 60
    label.show_page(html("<b>{picture}</b>", picture=picture))
    assert label.sizeHint().height() < 60
    label.setText(f"<b>{picture}</b>")
    assert label.sizeHint().height() < 60
    widget = QWidget()
    show(widget)
    box = Message(picture, widget)
    box.open()
    settle()
    assert box.textFormat() == Qt.TextFormat.PlainText
    assert box.text() == picture
    assert box.height() < 300
    assert box.icon() == QMessageBox.Icon.Warning
    box.close()


def test_a_page_fetches_nothing_wherever_it_is_said_to_be(
    qtbot: QtBot, show: Callable[[QWidget], None], picture: str
) -> None:
    around = QWidget()
    page = PlainBrowser(around)
    show(around)
    page.show_page(Html(picture))  # as if somebody had written it into the program
    settle()
    assert page.document().size().height() < 60
    page.show_page(html("<p>{picture}</p>", picture=picture))
    assert page.toPlainText() == picture
    assert not page.openLinks()


def test_no_letter_of_a_name_is_a_key(qtbot: QtBot) -> None:
    name = "Tom&Jerry & Co"
    button = PlainButtonHere()
    button.setText(name)
    assert button.text() == name
    assert button.shortcut().isEmpty()
    box = Switch(name)
    assert box.shortcut().isEmpty()
    menu = Menu()
    assert QKeySequence.mnemonic(menu.add(name).text()).isEmpty()
    assert keyless("Tom") == "Tom"
    for made in (button, box, menu):
        made.deleteLater()


class PlainButtonHere(PlainButton):
    """One that can be made: buttons paint themselves."""

    def paintEvent(self, event: object) -> None:
        """Nothing is to be seen."""


def test_another_language_takes_nothing_for_markup_or_keys(qtbot: QtBot, show: Callable[[QWidget], None]) -> None:
    around = QWidget()
    button, box = PlainButtonHere(around), Switch(tr("Undo: {what} ({key})", what="<b>&A</b>", key="Z"), around)
    button.setText(tr("Undo: {what} ({key})", what="<b>&A</b>", key="Z"))
    set_tip(button, tr("Undo: {what} ({key})", what="<b>&A</b>", key="Z"))
    show(around)
    try:
        switch(choose("de"))
        assert button.text() == tr("Undo: {what} ({key})", what="<b>&A</b>", key="Z") != "Undo: <b>&A</b> (Z)"
        assert button.toolTip().replace("\u2060", "") == button.text()
        assert box.text().replace("&&", "&") == button.text()
        assert button.shortcut().isEmpty()
        assert box.shortcut().isEmpty()
        assert not Qt.mightBeRichText(button.toolTip())
    finally:
        switch(ENGLISH)


def test_a_page_is_built_of_letters_and_of_its_own_pieces() -> None:
    bold = html("<b>{name}</b>", name="<i>'\"&{n}")
    assert bold == "<b>&lt;i&gt;&#x27;&quot;&amp;{n}</b>"
    assert html('<p title="{x}">{bold} {n:.1f}</p>', x='"', bold=bold, n=1.25) == f'<p title="&quot;">{bold} 1.2</p>'
    assert in_a_row([bold, bold], " < ") == f"{bold} &lt; {bold}"
    assert isinstance(in_a_row([bold]), Html)
