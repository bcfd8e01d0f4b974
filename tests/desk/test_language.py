"""The desk in another language: changed while everything is open, complete, and with room for longer words."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMessageBox, QWidget

from nutdesk import games, languages, paths
from nutdesk.core.game import Ruling
from nutdesk.desk.classroom.lesson import LessonPage
from nutdesk.desk.classroom.presenter import PresenterWindow
from nutdesk.desk.kit.theme import LIGHT
from nutdesk.desk.kit.translated import clauses, mark_of, plain
from nutdesk.desk.kit.words import ENGLISH, day, number, percent, tr, tr_count, voice
from nutdesk.desk.new_game.setup import WORDS, fresh_seed
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.settings import language
from nutdesk.desk.settings.settings_sheet import SettingsSheet
from nutdesk.desk.shell.window import MainWindow
from nutdesk.teach import progress, rulebook
from tests.conftest import Scale
from tests.desk.conftest import begun
from tests.desk.hands import click, drag, key, settle
from tests.desk.pseudo import said
from tests.desk.test_drag import open_ring

ROOT = Path(__file__).parents[2]
NICE = "nice-one-squirrel"
VOTE = paths.scenes() / "nut-hunt" / "01-the-forest.toml"


@pytest.fixture(autouse=True)
def english_again(qapp: object) -> Iterator[None]:
    """Whatever a test speaks, the next one begins in English."""
    yield
    language.switch(ENGLISH)


def choose(window: MainWindow, name: str) -> None:
    """Choose a language on the sheet of the settings, as one does with mouse and keys."""
    key(window, Qt.Key.Key_Comma, modifier=Qt.KeyboardModifier.ControlModifier)
    settle()
    (sheet,) = (sheet for sheet in window.findChildren(SettingsSheet) if sheet.isVisible())
    control = sheet.rows["language"].control
    assert isinstance(control, QComboBox)
    click(control)
    step = 1 if control.findText(name) > control.currentIndex() else -1
    while control.view().currentIndex().data() != name:
        QTest.keyClick(control.view(), Qt.Key.Key_Down if step > 0 else Qt.Key.Key_Up)
    QTest.keyClick(control.view(), Qt.Key.Key_Return)
    settle()
    click(sheet.close_button)
    settle()


def texts(top: QWidget) -> list[tuple[str, str]]:
    return sorted({(where, words) for where, words in said(top) if words})


# ---- changed while everything is open -------------------------------------------------------------------------------


def test_home_speaks_german_and_english_again_as_before(window: MainWindow) -> None:
    before = texts(window)
    choose(window, "Deutsch")
    assert window.home.learn.button.text() == "Lektion wählen"
    assert voice("nut-hunt").say(window.home.covers[0].game.tagline) in window.home.covers[0].toolTip()
    assert window.home.covers[0].game.tagline not in window.home.covers[0].toolTip()
    assert window.actions_["new"].text() == "Neues Spiel"
    choose(window, "English")
    assert texts(window) == before


def test_a_running_game_says_everything_in_german_and_goes_on(window: MainWindow) -> None:
    match = open_ring()
    window.seat(match, None)
    page = window.page
    assert isinstance(page, TablePage)
    page.session.uncover()
    drag(page, page.session.table().gestures[0].piece, page.session.table().gestures[0].spot)
    settle()
    page.session.uncover()
    settle()
    english, here = texts(page), match.current
    choose(window, "Deutsch")
    assert (window.page, match.current) == (page, here), "nothing but the words is another"
    assert page.prompt.text == page.session.words(page.session.table().prompt)
    assert page.menu_button.toolTip() == "Menü"
    assert page.story.undo_button.text() == "Rückgängig"
    assert page.title.subtitle.startswith("3 Spieler")
    story = [page.story.model.data(page.story.model.index(row, 0)) for row in range(page.story.model.rowCount())]
    assert (
        story
        == [voice(NICE, page.session.names).say(event.sentence()) for entry in match.line() for event in entry.events][
            -len(story) :
        ]
    )
    key(window, Qt.Key.Key_F1)
    assert "Regel" in page.rules.text.accessibleName()
    assert voice(NICE).say("Set-up") in page.rules.text.toPlainText()
    choose(window, "English")
    page._close_rules()
    assert texts(page) == english


def test_a_refusal_is_told_in_german(window: MainWindow) -> None:
    choose(window, "Deutsch")
    window.seat(open_ring(), None)
    page = window.page
    assert isinstance(page, TablePage)
    page.session.uncover()
    rulings: list[Ruling] = []
    page.grip.refused.connect(lambda ruling, _piece, _spot: rulings.append(ruling))
    drag(page, "squirrel-0", "cache-9")
    assert page.why_not.isVisible()
    assert page.why_not.title.startswith("Warum nicht")
    assert page.why_not.reason == voice(NICE, page.session.names).say(rulings[0].reason)
    assert page.why_not.reason != rulings[0].reason


def test_a_lesson_keeps_its_step_and_its_votes(window: MainWindow) -> None:
    assert window.open_lesson(VOTE)
    page = window.page
    assert isinstance(page, LessonPage)
    while not page.caption.choices:
        page.next()
    click(page.caption.choices[0])
    at, english, reply = page.lesson.at, page.caption.caption, page.caption.reply
    choose(window, "Deutsch")
    assert (page.lesson.at, page.runner.given.chosen) == (at, {0: False})
    assert page.caption.caption == voice("nut-hunt").say(english) != english
    assert page.caption.reply.startswith("Nicht ganz.")
    assert page.caption.reply != reply
    assert page.caption.choices[1].text() == "Hasenwinkel"
    assert page.session.names[0] == "Anna"
    click(page.caption.choices[1])
    choose(window, "English")
    assert page.runner.given.solved
    assert page.caption.reply.startswith("Yes. Rabbit Patch has a green border")


def test_presenter_and_room_change_together(show: Callable[[QWidget], None]) -> None:
    window = PresenterWindow([VOTE], "A course", LIGHT, 0.0, progress.load())
    window.resize(1100, 620)
    window.audience.resize(800, 450)
    show(window)
    window.begin(0, 3)
    settle()
    window.presenter_view.show_next()  # it comes by itself a moment later, when the room has its picture
    english = texts(window)
    room = window.audience.grab().toImage()
    language.switch(language.choose("de"))
    settle()
    assert window.runner.lesson is not None
    assert window.runner.lesson.at == 3
    assert window.end_button.text() == "Lektion beenden"
    assert window.picture.slide_text is not None
    assert window.picture.slide_text.caption == voice("nut-hunt").say(window.picture.slide_text.caption)
    assert "Futter" in window.picture.slide_text.caption
    window.picture.refresh()
    assert window.audience.grab().toImage() != room
    language.switch(ENGLISH)
    settle()
    window.presenter_view.show_next()
    assert texts(window) == english
    window.audience.close()


def test_the_projector_of_a_running_game_follows(window: MainWindow) -> None:
    window.seat(begun(NICE), None)
    window.projecting.flip()
    settle()
    projector = window.projecting.projector
    assert projector is not None
    language.switch(language.choose("de"))
    assert projector.picture.slide_text is not None
    assert projector.picture.slide_text.caption == voice(NICE, window.page.session.names).say(  # type: ignore[union-attr]
        projector.broadcast.table().prompt
    )
    window.projecting.close()


def test_every_sentence_of_the_rules_and_every_tag_is_german(window: MainWindow) -> None:
    english = {kind: mark_of(kind) for kind in rulebook.MARKED}
    language.switch(language.choose("de"))
    for game in games.ids():
        for ours, told in zip(rulebook.clauses(game), clauses(game), strict=True):
            for part, part_told in zip(ours.parts, told.parts, strict=True):
                assert part_told.kind == part.kind
                assert part_told.text != part.text
                assert part_told.text in plain(told)
    for kind in rulebook.MARKED:
        assert all(ours != theirs for ours, theirs in zip(mark_of(kind), english[kind], strict=True))


def test_the_editor_keeps_what_was_written(window: MainWindow) -> None:
    from tests.desk.test_editor import edit

    page = edit(window)
    before = page.draft.text
    choose(window, "Deutsch")
    assert page.draft.text == before
    assert page.bar.tools["save"].text() == "Speichern"
    assert page.title.subtitle == "Szeneneditor"


def test_the_language_is_kept_and_comes_back_with_the_next_window(window: MainWindow) -> None:
    choose(window, "Deutsch")
    language.switch(ENGLISH)
    again = MainWindow(journals=False)
    assert again.home.learn.button.text() == "Lektion wählen"
    again.deleteLater()


@pytest.mark.skipif(sys.platform != "linux", reason="Windows and macOS keep the language in their settings")
@pytest.mark.parametrize(("system", "code"), [("de_AT.UTF-8", "de"), ("fr_FR.UTF-8", "en"), ("C.UTF-8", "en")])
def test_the_first_start_speaks_as_the_system(system: str, code: str) -> None:
    ask = "from nutdesk.desk.settings.language import choose; print(choose('system').code)"
    env = os.environ | {"LC_ALL": system, "LANGUAGE": system[:2].lower()}
    assert subprocess.check_output([sys.executable, "-c", ask], env=env, text=True).strip() == code


def test_qt_itself_speaks_german_too(window: MainWindow) -> None:
    choose(window, "Deutsch")
    window.complain("…")
    (box,) = (box for box in window.findChildren(QMessageBox) if box.isVisible())
    assert {button.text().replace("&", "") for button in box.buttons()} == {"OK"}
    assert tr("Quit") == "Beenden"
    from PySide6.QtCore import QCoreApplication

    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    box.close()


def test_translations_that_are_damaged_by_one_bit_are_not_handed_to_qt(tmp_path: Path) -> None:
    """It crashes on some of them; English is spoken instead."""
    good = (paths.resources() / "translations" / "nutdesk_de.qm").read_bytes()
    assert languages.unsealed(good)
    for at in (0, 16, 20, len(good) // 2, len(good) - 1, len(good) - 8):
        bad = bytearray(good)
        bad[at] ^= 4
        assert languages.unsealed(bytes(bad)) == b""
    for bad in (b"", b"nutdesk", good[:-1], good[:1000], good + b"\0", languages.unsealed(good)):
        assert languages.unsealed(bytes(bad)) == b""


def test_luck_has_words_of_the_language(qapp: object) -> None:
    """To read out and to type."""
    for code, one in (("en", "hazel"), ("de", "hasel")):
        language.switch(language.choose(code))
        words = tr(WORDS).split()
        assert one in words
        assert len(set(words)) == len(words) == 256
        assert all(word.isascii() and word.islower() for word in words)
        assert set(fresh_seed().split("-")) <= set(words)


# ---- numbers, days, counts ------------------------------------------------------------------------------------------


def test_numbers_days_and_counts_as_the_language_writes_them(qapp: object) -> None:
    def written() -> tuple[str, ...]:
        counted = (tr_count(n, "{n} rule", "{n} rules") for n in (0, 1, 2))
        return (
            number(1234.5, 1),
            number(0.25),
            percent(0.45),
            day(date(2031, 5, 3)),
            day(date(2031, 5, 3), year=False),
            *counted,
        )

    assert written() == ("1234.5", "0.25", "45 %", "3 May 2031", "3 May", "0 rules", "1 rule", "2 rules")
    language.switch(language.choose("de"))
    assert written() == ("1234,5", "0,25", "45 %", "3. Mai 2031", "3. Mai", "0 Regeln", "1 Regel", "2 Regeln")


# ---- a language that nobody speaks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["from the start", "while it is open"])
def test_words_two_fifths_longer_are_not_cut_and_nothing_is_left_in_english(
    nutdesk_home: Path, scale: Scale, when: str
) -> None:
    usual = 2 if when == "from the start" else 1  # which words go past a change does not depend on the size
    sizes = ["1024x768", "1280x720", "1920x1080", "3840x2160"][: scale(usual, 4)]
    env = os.environ | {"NUTDESK_HOME": str(nutdesk_home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "tests.desk.pseudo", when, *sizes]
    told = json.loads(subprocess.check_output(command, cwd=ROOT, env=env).splitlines()[-1])
    assert told == {}


def test_less_than_nothing_is_counted_too(qapp: object) -> None:
    counted = [tr_count(n, "{n} point", "{n} points") for n in (-1, -2)]
    assert counted == ["-1 point", "-2 points"]
    language.switch(language.choose("de"))
    assert [tr_count(n, "{n} point", "{n} points") for n in (-1, -2)] == ["-1 Punkt", "-2 Punkte"]
