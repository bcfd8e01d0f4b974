"""What is lit can be done: no command of the menu and no button on a table only answers with a refusal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from nutdesk import paths
from nutdesk.core.match import Match
from nutdesk.core.wish import Wish
from nutdesk.desk.classroom.lesson import LessonPage
from nutdesk.desk.editor.editor import EditorPage
from nutdesk.desk.kit.widgets import DeskButton
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from tests.desk.conftest import begun
from tests.desk.hands import click, menu_of, settle
from tests.desk.test_undo import ring

LESSON = min(paths.scenes().glob("nut-hunt/*.toml"))
ASKED: list[str] = []
"""The file dialogs that were opened."""


def on_table(window: MainWindow, match: Match, *, covered: bool = False) -> TablePage:
    window.seat(match, None)
    page = window.page
    assert page is not None
    page.animator.pace = 0.0
    if not covered:
        page.session.uncover()
    return page


def played(match: Match, moves: int = 400) -> Match:
    rng = Random(1)
    for _ in range(moves):
        if match.over:
            break
        match.play(rng.choice(match.game.legal(match.state)))
    return match


def against_bots(*kinds: str) -> Match:
    match = begun()
    match.players = tuple(attrs.evolve(player, kind=kind) for player, kind in zip(match.players, kinds, strict=True))
    return match


def in_a_trial(window: MainWindow) -> TablePage:
    page = on_table(window, played(begun()))
    page.session.try_from(page.session.match.root)
    page.session.uncover()
    assert page.table is not None
    page.submit(Wish.of(page.table.gestures[0], "click", page.session.viewer))
    page.session.uncover()
    return page


def looking_back(window: MainWindow) -> TablePage:
    page = on_table(window, played(begun(), 3))
    page.lookback.open(page.session.match.root.children[0])
    return page


def in_a_lesson(window: MainWindow) -> TablePage:
    window.open_lesson(LESSON)
    assert window.page is not None
    return window.page


def in_the_editor(window: MainWindow) -> TablePage:
    on_table(window, begun())
    window.authoring.make_scene()
    assert window.page is not None
    return window.page


def waiting_bots(window: MainWindow) -> TablePage:
    page = on_table(window, against_bots("young", "", ""))
    page.bots.set_paused(True)
    return page


def over(window: MainWindow) -> TablePage:
    page = on_table(window, played(begun()))
    page.end_sheet.hide()
    return page


STATES: dict[str, Callable[[MainWindow], TablePage]] = {
    "fair, at the start": lambda window: on_table(window, begun()),
    "fair, behind a barrier": lambda window: on_table(window, played(ring(), 1)),
    "practice": lambda window: on_table(window, played(begun(fair=False), 3)),
    "curtain": lambda window: on_table(window, played(begun(), 2), covered=True),
    "one person": lambda window: on_table(window, against_bots("", "young", "young")),
    "a bot's move": waiting_bots,
    "over": over,
    "trial": in_a_trial,
    "looking back": looking_back,
    "lesson": in_a_lesson,
    "editor": in_the_editor,
}


def shown(window: MainWindow) -> Any:
    """All that can change when something is done; a sentence in the prompt does not count, nor a note that says no."""
    page, clipboard = window.page, QApplication.clipboard().text()
    tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    parts = [part for top in tops for part in (top, *top.findChildren(QWidget)) if part.isVisible()]
    if page is not None and page.why_not.title.startswith("Why not"):
        parts = [part for part in parts if part is not page.why_not and not page.why_not.isAncestorOf(part)]
    if page is not None:
        parts.remove(page.prompt) if page.prompt in parts else None
    words = [(id(part), (part.text(), part.icon_name) if isinstance(part, DeskButton) else "") for part in parts]
    kept = attrs.asdict(window.settings) if attrs.has(type(window.settings)) else dict(vars(window.settings))
    table: Any = None
    if page is not None:
        session = page.session
        table = (session.viewer, session.match.current.number, len(session.match.entries), page.bots.waiting)
        table += (page.scene.zoom, page.words.has_keys, page.grip.held, page.lookback.looking)
        table += (page.lesson.at if isinstance(page, LessonPage) else 0,)
        table += (page.bar.sentence if isinstance(page, EditorPage) else "",)
    return words, repr(kept), table, clipboard, window.windowState(), len(ASKED)


def clear_away() -> None:
    QApplication.clipboard().clear()
    for top in QApplication.topLevelWidgets():
        if isinstance(top, QMenu):
            top.close()
    settle(1)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as the event loop does


@pytest.fixture(autouse=True)
def no_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file dialog is something that happens; it is cancelled at once."""
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: (ASKED.append("file") or "", ""))


@pytest.mark.parametrize("state", STATES)
def test_no_lit_command_of_the_menu_only_refuses(window: MainWindow, state: str, tmp_path: Path) -> None:
    page = None
    dead = []
    for name in window.actions_:
        if page is None:  # what was done has changed it
            clear_away()
            page = STATES[state](window)
            settle(1)
        if name == "quit" or window.commands.reasons[name]():
            continue
        before = shown(window)
        window.actions_[name].trigger()
        settle(1)
        if shown(window) == before:
            dead.append(f"{name}: {page.prompt.text}")
        page = None
        window.projecting.close()
        for sheet in window.shown.findChildren(QWidget):
            if hasattr(sheet, "close_sheet") and sheet.isVisible():
                sheet.close_sheet()
    clear_away()
    assert not dead, dead


@pytest.mark.parametrize("state", [state for state in STATES if state != "editor"])
def test_no_lit_button_on_a_table_only_refuses(window: MainWindow, state: str) -> None:
    window.resize(1280, 720)
    page = STATES[state](window)
    settle(1)

    def lit(page: TablePage) -> list[DeskButton]:
        buttons = [one for one in page.findChildren(DeskButton) if not one.visibleRegion().isEmpty()]
        return [one for one in buttons if one.isEnabled() and not one.off and one.kind != "chosen"]

    dead = []
    for k, name in enumerate([button.accessibleName() for button in lit(page)]):
        clear_away()
        window.chosen_settings.change("bot_pace", "normal")
        page = STATES[state](window)
        settle(1)
        before, again = shown(window), lit(page)[k]
        assert again.accessibleName() == name
        click(again)
        settle(1)
        if shown(window) == before:
            dead.append(f"{name}: {page.prompt.text} {page.why_not.reason}")
        window.projecting.close()
        for sheet in window.shown.findChildren(QWidget):
            if hasattr(sheet, "close_sheet") and sheet.isVisible():
                sheet.close_sheet()
    clear_away()
    assert not dead, dead


def test_a_line_of_the_menu_that_is_not_lit_says_why(window: MainWindow) -> None:
    page = on_table(window, begun())
    settle()
    window.commands.show_menu(page.menu_button)
    lines = [line for part in (menu_of(page), *menu_of(page).findChildren(QMenu)) for line in part.actions()]
    off = [line.text() for line in lines if not line.isEnabled()]
    assert "Undo \N{EN DASH} Nothing has been played yet." in off
    assert "Coach – The coach looks at the game when it is over." in off
    assert all(" \N{EN DASH} " in text for text in off)
    menu_of(page).close()
    settle()
    assert window.actions_["undo"].text() == "Undo"


def test_a_key_that_can_do_nothing_says_why(window: MainWindow) -> None:
    page = on_table(window, begun())
    settle()
    window.actions_["coach"].trigger()
    assert page.prompt.text == "The coach looks at the game when it is over."


def test_a_fair_game_that_is_looked_back_at_says_beforehand_that_nothing_can_be_tried(window: MainWindow) -> None:
    page = looking_back(window)
    settle()
    assert page.lookback.panel is not None
    button = page.lookback.panel.try_button
    assert button.off
    assert "In fair play you can only look back" in button.toolTip()
    assert "In fair play you can only look back" in button.accessibleDescription()
    page.lookback.look(page.session.match.current)
    assert not button.off
    assert not button.accessibleDescription()
