"""The desk on a Mac, as far as another system can pretend to be one: keys, the menu bar, files, quitting.

Nobody has seen it on a Mac. What Qt does there by itself is in its documentation; what is ours is tested here.
"""

from __future__ import annotations

import json
import os
import re
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QAction, QFileOpenEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from nutdesk import mac
from nutdesk.desk.application import Application, application
from nutdesk.desk.classroom.audience import AudienceWindow
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
from nutdesk.desk.kit.keyboard import ON_A_MAC, ON_MOST, deletes, key_of, keys_of
from nutdesk.desk.kit.tools import TOOLS, key_of_tool
from nutdesk.desk.kit.words import ENGLISH
from nutdesk.desk.settings import system
from nutdesk.desk.settings.language import choose, switch
from nutdesk.desk.shell.menu_bar import MenuBar
from nutdesk.desk.shell.opening import open_window
from nutdesk.desk.shell.window import MainWindow
from nutdesk.record import file, store
from tests.desk.conftest import SIZE, begun
from tests.desk.everywhere import LESSON, Screen, everywhere
from tests.desk.hands import key, settle
from tests.desk.ink import watched
from tests.desk.pseudo import said
from tests.texts import packaging

OTHERS = re.compile(
    r"\b(Ctrl|Strg|Alt|Umschalt|Meta|Del|Entf|PgUp|PgDown|Page Up|Page Down|Bild (auf|ab))\b|Shift[+ ]and|Shift\+"
)
"""How a key is called elsewhere."""
Role = QAction.MenuRole
ROOT = Path(__file__).parents[2]


@pytest.fixture
def on_a_mac(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is made: this is a Mac, all of whose switches are off."""
    monkeypatch.setattr(mac, "here", lambda: True)
    monkeypatch.setattr(mac, "is_set", lambda _domain, _key: False)


@pytest.fixture
def desk(on_a_mac: None, window: MainWindow) -> MainWindow:
    """The main window of a Mac."""
    return window


def bar_of(window: MainWindow) -> MenuBar:
    assert window.menu_bar is not None
    return window.menu_bar


# ---- keys -----------------------------------------------------------------------------------------------------------


def at_the_projector(window: MainWindow) -> Iterator[Screen]:
    window.seat(begun(), None)
    window.projecting.flip()
    settle()
    assert window.page is not None
    for tool in ("laser", "pen", "zoom"):
        window.projecting.use(tool)
        yield f"projector, {tool}", window.page
    window.go_home()


@pytest.mark.parametrize("code", ["en", "de"])
def test_no_screen_of_a_mac_names_a_key_that_it_has_not(desk: MainWindow, code: str) -> None:
    switch(choose(code))
    found, signs = set(), set()
    try:
        for name, root in chain(everywhere(desk), at_the_projector(desk)):
            with watched() as words:
                root.grab()
            texts = {word.text for word in words} | {text for _, text in said(root)}
            found |= {f"{name}: {text}" for text in texts if OTHERS.search(text)}
            signs |= {sign for text in texts for sign in "⌘⇧⌥⌃" if sign in text}
    finally:
        switch(ENGLISH)
    assert not found
    assert signs == set("⌘⇧⌥⌃")


def test_a_text_has_a_key_with_ctrl_alt_or_shift_as_a_part() -> None:
    sources = packaging("sources").find()
    named = {text.source for text in sources.texts.values() if re.search(r"\b(Ctrl|Alt|Shift)\+\S", text.source)}
    assert not named, "write ({key}), and key=key_of(…)"


def test_the_keys_of_macos_stay_its_own(on_a_mac: None) -> None:
    taken = {f"Ctrl+{key}" for key in ("H", "M", "Q", "W", "Tab", "Space", "Alt+H", "Alt+M", "Alt+D", "Alt+Esc", "`")}
    taken |= {f"Ctrl+Shift+{key}" for key in "345Q"} | {
        f"Meta+{key}" for key in ("F2", "Up", "Down", "Left", "Right", "Space")
    }
    ours = {name: {QKeySequence(key) for key in keys_of(name)} for name in ON_MOST}
    system_ = {"quit", "window-close", "window-minimise"}
    assert not {name for name, keys in ours.items() if keys & {QKeySequence(one) for one in taken}} - system_


def test_a_key_on_a_mac_types_no_letter_and_no_sign(on_a_mac: None) -> None:
    """Option with a letter or a digit does, in a field for text: ç, ß, @, [."""
    typing = {name for name in ON_MOST for key in keys_of(name) if re.fullmatch(r"(Shift\+)?Alt\+(Shift\+)?\S", key)}
    assert not typing
    assert any(re.fullmatch(r"Alt\+\S", keys[0]) for keys in ON_MOST.values())


@pytest.mark.parametrize("here", [True, False])
def test_no_two_commands_of_a_window_have_the_same_key(monkeypatch: pytest.MonkeyPatch, here: bool) -> None:
    monkeypatch.setattr(mac, "here", lambda: here)
    keys = [key for name in ON_MOST if here or not name.startswith("window-") for key in keys_of(name)]
    assert len(keys) == len(set(keys))
    assert set(ON_A_MAC) <= set(ON_MOST)


def test_a_tool_has_the_same_letter_in_every_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for here in (True, False):
        monkeypatch.setattr(mac, "here", lambda here=here: here)
        for name in (name for name in (*TOOLS, "contrast", "slow") if name in ON_MOST):
            assert key_of(name)[-1] == key_of_tool(name, at_a_game=False), name
            assert key_of_tool(name, at_a_game=True) == key_of(name)


def test_keys_are_written_as_apple_writes_them(on_a_mac: None, qapp: QApplication) -> None:
    told = {
        name: str(key_of(name))
        for name in ("undo", "redo", "home", "full", "zoom-in", "back", "laser", "hint", "delete")
    }
    assert told == {
        "undo": "⌘Z",
        "redo": "⇧⌘Z",
        "home": "⇧⌘H",
        "full": "⌃⌘F",
        "zoom-in": "⌘+",
        "back": "⌥←",
        "laser": "⌃L",
        "hint": "F2",
        "delete": "⌫",
    }


@pytest.mark.skipif(sys.platform == "darwin", reason="Qt itself writes keys as Apple does")
def test_a_key_elsewhere_is_written_as_in_the_menu(qapp: QApplication) -> None:
    assert key_of("redo") == "Ctrl+Shift+Z"
    switch(choose("de"))
    try:
        for name in ON_MOST:
            native = QKeySequence(keys_of(name)[0]).toString(QKeySequence.SequenceFormat.NativeText)
            assert key_of(name) == native.replace("Return", "Enter")
        assert key_of("redo") == "Strg+Umschalt+Z"
    finally:
        switch(ENGLISH)


def test_the_key_that_deletes_is_the_one_with_this_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert deletes(Qt.Key.Key_Delete)
    assert not deletes(Qt.Key.Key_Backspace)
    monkeypatch.setattr(mac, "here", lambda: True)
    assert deletes(Qt.Key.Key_Delete)
    assert deletes(Qt.Key.Key_Backspace)


def test_the_keys_do_what_the_menu_says(desk: MainWindow) -> None:
    desk.seat(begun(), None)
    settle()
    for name, modifier in (("H", Qt.KeyboardModifier.ControlModifier), ("M", Qt.KeyboardModifier.ControlModifier)):
        key(desk, Qt.Key[f"Key_{name}"], modifier=modifier)
        assert desk.page is not None
    key(desk, Qt.Key.Key_H, modifier=Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert desk.page is None


def test_tab_leads_to_everything_and_not_to_fields_alone(qapp: QApplication) -> None:
    qapp.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusTextControls)  # the default of a Mac
    application()
    assert qapp.styleHints().tabFocusBehavior() == Qt.TabFocusBehavior.TabFocusAllControls


def test_the_menu_of_the_program_shows_the_keys(qapp: QApplication, window: MainWindow) -> None:
    qapp.styleHints().setShowShortcutsInContextMenus(False)  # the default of a Mac
    try:
        assert all(action.isShortcutVisibleInContextMenu() for action in window.actions_.values())
    finally:
        qapp.styleHints().setShowShortcutsInContextMenus(True)


# ---- the menu bar ---------------------------------------------------------------------------------------------------


def test_only_a_mac_has_a_menu_bar(window: MainWindow) -> None:
    assert window.menu_bar is None
    assert not window.findChildren(QMenuBar)


def test_every_command_is_in_the_menu_bar_of_a_mac_once(desk: MainWindow) -> None:
    bar = bar_of(desk)
    assert bar.parent() is None, "it belongs to every window"
    titles = [action.text() for action in bar.actions()]
    assert titles == ["Game", "Moves", "Bots and hints", "Teach and print", "Projector", "View", "Window", "Help"]
    there = [action for menu in bar.menus.values() for action in menu.actions()]
    for name, action in desk.actions_.items():
        assert there.count(action) == 1, name


def test_about_settings_and_quit_go_where_macos_has_them_and_nothing_else_does(desk: MainWindow) -> None:
    roles = {name: action.menuRole() for name, action in desk.actions_.items() if action.menuRole() != Role.NoRole}
    assert roles == {"about": Role.AboutRole, "settings": Role.PreferencesRole, "quit": Role.QuitRole}
    there = [action for menu in bar_of(desk).menus.values() for action in menu.actions() if not action.isSeparator()]
    assert all(action.menuRole() != Role.TextHeuristicRole for action in there)


def test_an_open_menu_says_why_not_and_a_closed_one_leaves_the_keys(desk: MainWindow) -> None:
    menu, undo = bar_of(desk).menus["moves"], desk.actions_["undo"]
    menu.aboutToShow.emit()
    assert not undo.isEnabled()
    assert undo.text() == "Undo \N{EN DASH} There is no game on the table."
    menu.aboutToHide.emit()
    assert undo.isEnabled()
    assert undo.text() == "Undo"


def test_the_presenter_window_keeps_its_keys(desk: MainWindow, show: Callable[[QWidget], None]) -> None:
    """The menu bar is asked first for every key: F5 would never get there."""
    bar, other = bar_of(desk), QWidget()
    show(other)
    bar.follow(other.windowHandle())
    assert {name for name, action in desk.actions_.items() if action.isEnabled()} == {"quit"}
    bar.menus["view"].aboutToShow.emit()
    bar.menus["view"].aboutToHide.emit()
    assert not desk.actions_["projector"].isEnabled()
    bar.follow(None)  # another program is in front for a while
    assert not desk.actions_["projector"].isEnabled()
    bar.follow(desk.windowHandle())
    assert desk.actions_["projector"].isEnabled()


def test_full_screen_is_for_the_window_in_front(desk: MainWindow) -> None:
    desk.seat(begun(), None)
    desk.projecting.flip()
    settle()
    assert desk.projecting.projector is not None
    room = desk.projecting.projector.window
    room.activateWindow()
    settle()
    before = room.fills_screen
    desk.actions_["full"].trigger()
    settle()
    assert room.fills_screen is not before
    assert not desk.isFullScreen()
    desk.activateWindow()
    settle()
    desk.actions_["full"].trigger()
    assert desk.isFullScreen()


def test_the_window_menu_has_all_windows_and_closes_the_one_in_front(
    desk: MainWindow, show: Callable[[QWidget], None]
) -> None:
    menu, other = bar_of(desk).menus["window"], QWidget()
    other.setWindowTitle("Other & more")
    show(other)
    for _ in range(2):
        menu.aboutToShow.emit()
    lines = {action.text(): action for action in menu.actions() if not action.isSeparator()}
    assert list(lines)[:4] == ["Minimise", "Zoom", "Close", "Bring all to the front"]
    assert {"nutdesk", "Other && more"} <= set(lines)
    assert len(menu.actions()) == len(set(menu.actions()))
    assert lines["Other && more"].isChecked()
    lines["Close"].trigger()
    assert not other.isVisible()
    assert desk.isVisible()


def test_the_menu_bar_goes_with_its_window(desk: MainWindow) -> None:
    bar, gone = bar_of(desk), list[bool]()
    bar.destroyed.connect(lambda: gone.append(True))
    desk.close()
    settle()
    assert gone


def test_the_menu_bar_speaks_another_language_with_everything_else(desk: MainWindow) -> None:
    switch(choose("de"))
    try:
        titles = [action.text() for action in bar_of(desk).actions()]
        assert titles == ["Spiel", "Züge", *titles[2:5], "Ansicht", "Fenster", "Hilfe"]
    finally:
        switch(ENGLISH)


# ---- files ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def app(qapp: QApplication) -> Iterator[Application]:
    assert isinstance(qapp, Application)
    yield qapp
    qapp.open_files_with(lambda _path: None)


def saved(folder: Path, name: str = "Größe.nutdesk") -> Path:
    path = folder / name
    file.save(begun(), path)
    return path


def test_a_game_opened_in_the_finder_comes_on_the_table(app: Application, window: MainWindow, tmp_path: Path) -> None:
    app.open_files_with(window.open_path)
    QCoreApplication.sendEvent(app, QFileOpenEvent(str(saved(tmp_path))))
    settle()
    assert window.page is not None
    assert window.page.session.game.id == "nice-one-squirrel"


def test_a_game_opened_before_there_is_a_window_waits_for_it(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    app._open = None
    QCoreApplication.sendEvent(app, QFileOpenEvent(QUrl.fromLocalFile(str(saved(tmp_path, "A.NUTDESK")))))
    settle()
    window = open_window()
    qtbot.addWidget(window)
    assert window.page is None
    app.open_files_with(window.open_path)
    assert window.page is not None


def test_lessons_and_scenes_opened_in_the_finder_are_added_and_shown(
    app: Application, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    added: list[Path] = []
    monkeypatch.setattr(window.authoring, "add_lessons", added.append)
    app.open_files_with(window.open_path)
    QCoreApplication.sendEvent(app, QFileOpenEvent(str(tmp_path / "ours.nutlesson")))
    QCoreApplication.sendEvent(app, QFileOpenEvent(str(LESSON)))
    settle()
    assert added == [tmp_path / "ours.nutlesson"]
    assert window.page is not None
    assert window.page.is_lesson


def test_something_else_opened_in_the_finder_is_refused_in_a_sentence(
    app: Application, window: MainWindow, tmp_path: Path
) -> None:
    (tmp_path / "tax.txt").write_text("nothing of ours")
    app.open_files_with(window.open_path)
    QCoreApplication.sendEvent(app, QFileOpenEvent(str(tmp_path / "tax.txt")))
    settle()
    assert window.page is None
    assert "tax.txt" in window.complaint


def test_a_game_in_progress_goes_on_where_it_is_and_only_once(window: MainWindow) -> None:
    match = begun()
    match.play(match.game.legal(match.state)[0])
    store.begin(match).close()
    (path,) = store.journals().glob("*.nutdesk")
    window.open_path(path)
    page = window.page
    assert page is not None
    assert window.records.journal is not None
    assert window.records.journal.path == path
    window.open_path(path.parent / "." / path.name)
    assert window.page is page
    assert window.complaint == ""


# ---- quitting -------------------------------------------------------------------------------------------------------


def test_quitting_from_the_dock_or_at_log_out_asks_as_closing_does(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window.records, "may_leave", lambda _leave: False)
    event = QEvent(QEvent.Type.Quit)
    QCoreApplication.sendEvent(application(), event)
    assert not event.isAccepted()
    assert window.isVisible()


# ---- fine screens ---------------------------------------------------------------------------------------------------


def test_no_picture_is_drawn_larger_than_it_was_made(tmp_path: Path) -> None:
    """On a large screen of two pixels to one: in a process of its own, as Qt asks for this at the start."""
    env = {**os.environ, "QT_SCALE_FACTOR": "2", "QT_QPA_PLATFORM": "offscreen", "NUTDESK_HOME": str(tmp_path)}
    command = [sys.executable, "-P", "-m", "tests.desk.coarse", "2560x1400"]
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=300, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == {}


# ---- what the system wishes -----------------------------------------------------------------------------------------


def test_a_mac_is_asked_for_less_motion_and_more_contrast(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    asked: list[tuple[str, str]] = []

    def is_set(domain: str, key: str) -> bool:
        asked.append((domain, key))
        return True

    monkeypatch.setattr(mac, "here", lambda: True)
    monkeypatch.setattr(mac, "is_set", is_set)
    system._mac_wishes.cache_clear()
    try:
        if hasattr(qapp.styleHints(), "accessibility"):
            pytest.skip("this Qt asks for itself")
        assert system.wants_calm()
        assert system.system_theme() == "contrast"
        assert asked == [("com.apple.universalaccess", key) for key in ("reduceMotion", "increaseContrast")]
    finally:
        system._mac_wishes.cache_clear()


def test_a_switch_that_cannot_be_read_is_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for said_, on in (("1", True), ("0", False), ("", False)):
        script = tmp_path / "defaults"
        script.write_text(f"#!/bin/sh\necho {said_}\n")
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        monkeypatch.setattr(mac, "DEFAULTS", str(script))
        assert mac.is_set("com.apple.spaces", "spans-displays") is on
    monkeypatch.setattr(mac, "DEFAULTS", str(tmp_path / "missing"))
    assert not mac.is_set("com.apple.spaces", "spans-displays")


@pytest.mark.parametrize("spans", [False, True])
def test_the_projector_fills_its_screen_and_blackens_no_other(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, show: Callable[[QWidget], None], spans: bool
) -> None:
    """Where all screens are one space, macOS would turn the presenter's black."""
    monkeypatch.setattr(mac, "here", lambda: True)
    monkeypatch.setattr(
        mac, "is_set", lambda domain, key: spans and (domain, key) == ("com.apple.spaces", "spans-displays")
    )
    overlay = ProjectorOverlay()
    audience = AudienceWindow(AudiencePicture(overlay), overlay)
    show(audience)
    audience.flip_full_screen()
    settle()
    assert audience.fills_screen
    assert audience.isFullScreen() is not spans
    assert audience.size() == audience.screen().size()
    audience.flip_full_screen()
    settle()
    assert not audience.fills_screen
    assert audience.isVisible()
    assert audience.size() != QSize(audience.screen().size()) or audience.screen().size() == QSize(*SIZE)
