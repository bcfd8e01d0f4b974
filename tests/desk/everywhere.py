"""Every screen of the desk, one after the other, as somebody meets it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QMenu, QWidget

from nutdesk import games, paths
from nutdesk.core.match import Match
from nutdesk.core.table import Gesture
from nutdesk.core.wish import Wish
from nutdesk.desk.classroom.lesson_list import LessonRow
from nutdesk.desk.classroom.presenter import PresenterWindow
from nutdesk.desk.kit.ring import takes_keys
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.theme import THEMES
from nutdesk.desk.lab.statistics import StatisticsSection
from nutdesk.desk.phones.reach_sheet import ReachSheet
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.error_dialog import FaultDialog
from nutdesk.desk.shell.export import ExportSheet
from nutdesk.desk.shell.window import MainWindow
from nutdesk.record import store
from nutdesk.teach import progress
from tests.desk.conftest import begun
from tests.desk.hands import menu_of, settle

Role = QAccessible.Role
FURNITURE = {Role.ScrollBar, Role.Separator, Role.Border, Role.Grip, Role.TitleBar, Role.Splitter}
"""What is nothing but a part of how something looks."""
ABOVE = ("rules", "timeline")
"""What lies above a page and keeps Tab to itself."""
Screen = tuple[str, QWidget]
"""What a screen is called, and what lies on top of it: all that the keys reach there."""
Begin = Callable[..., Match]
"""Deals a game, as begun() does."""
PATIENCE = 20.0
"""Seconds for the statistics to have their figures."""
LESSON = min(paths.scenes().glob("nut-hunt/*.toml"))


def everywhere(window: MainWindow, begin: Begin = begun, lesson: Path = LESSON) -> Iterator[Screen]:
    """All of them, in a window that is shown."""
    yield from at_home(window, begin)
    yield from at_tables(window, begin)
    yield from after_a_game(window, begin)
    yield from in_lessons(window, lesson)
    yield from in_the_lab(window)


def put_away(window: MainWindow) -> None:
    """Takes every sheet off the screen."""
    for sheet in window.findChildren(Sheet):
        sheet.close_sheet()
    settle()


def at_home(window: MainWindow, begin: Begin = begun) -> Iterator[Screen]:
    match = begin()
    match.play(match.game.legal(match.state)[0])
    store.begin(match).close()
    window.records.show_waiting()
    yield "home", window.home
    for card in games.cards():
        window.home.open_sheet(games.load(card.id))
        settle()
        assert window.home.sheet is not None
        yield f"new game {card.id}", window.home.sheet
        window.home.close_sheet()
    window.settings.welcomed = False
    for name, show in (
        ("settings", window.chosen_settings.show_sheet),
        ("recent games", window.records.choose_recent),
        ("welcome", window.sheets.welcome),
        ("about", window.sheets.show_about),
        ("keys", window.sheets.show_keys),
    ):
        show()
        settle()
        yield name, next(sheet for sheet in window.findChildren(Sheet) if sheet.isVisible())
        put_away(window)
    window.sheets.open_shelf_rules()
    settle()
    assert window.sheets.shelf_rules is not None
    yield "rules at home", window.sheets.shelf_rules
    window.sheets.close_shelf_rules()
    dialog = FaultDialog("a report", Path("journal.nutdesk"), Path("log.txt"), window)
    dialog.show()
    settle()
    yield "fault", dialog
    dialog.close()
    dialog.deleteLater()
    settle()


def seated(window: MainWindow, match: Match, *, covered: bool = False) -> TablePage:
    window.seat(match, None)
    page = window.page
    assert page is not None
    if not covered:
        page.session.uncover()
    settle()
    return page


def at_tables(window: MainWindow, begin: Begin = begun) -> Iterator[Screen]:
    for card in games.cards():
        match, rng = begin(card.id, max(card.players), seed="screens", fair=False), Random(card.id)
        for _ in range(12):
            match.play(rng.choice(match.game.legal(match.state)))
        yield f"table {card.id}", seated(window, match)
    page = seated(window, begin(), covered=True)
    yield "curtain", page
    page = seated(window, begin("little-nutters", 2))
    yield from at_one_table(window, page)


def at_one_table(window: MainWindow, page: TablePage) -> Iterator[Screen]:
    page.words.show_list(True)
    settle()
    yield "table in words", page
    page.words.show_list(False)
    window.sheets.ask_who_acts()
    settle()
    yield "who plays here", next(sheet for sheet in window.findChildren(Sheet) if sheet.isVisible())
    put_away(window)
    window.phoning.show()
    settle()
    assert window.phoning.sheet is not None
    yield "phones", window.phoning.sheet
    window.phoning.help_here()
    settle()
    yield "nobody gets through", next(sheet for sheet in page.findChildren(ReachSheet) if sheet.isVisible())
    put_away(window)
    window.phoning.close()
    assert page.table is not None
    page.tell_here()
    settle()
    yield "bubble", page
    page.quiet()
    page.open_rules()
    settle()
    yield "rules", page
    page._close_rules()
    first = next(one for one in page.table.gestures if isinstance(one, Gesture))
    page.submit(Wish.of(first, "click", page.session.viewer))
    settle()
    page.lookback.open()
    settle()
    yield "timeline", page
    page.lookback.write(page.session.match.current)
    settle()
    assert page.lookback.sheet is not None
    yield "note", page.lookback.sheet
    page.lookback.close()
    window.commands.show_menu(page.menu_button)
    menu = menu_of(page)
    yield "menu", menu
    menu.close()
    settle()
    window.exporter.open()
    settle()
    export = next(sheet for sheet in window.findChildren(ExportSheet) if sheet.isVisible())
    yield "export", export
    export.close_sheet()
    sheet = window.authoring.print_handout()
    settle()
    yield "print", sheet
    sheet.close_sheet()
    window.authoring.make_scene()
    settle()
    assert window.authoring.editor is not None
    yield "scene editor", window.authoring.editor
    window.go_home()


def after_a_game(window: MainWindow, begin: Begin = begun) -> Iterator[Screen]:
    match, rng = begin(seed="end"), Random(1)
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    page = seated(window, match)
    yield "end", page
    page.end_bar.result_button.click()
    settle()
    yield "after the end", page
    window.go_home()


def in_lessons(window: MainWindow, path: Path = LESSON) -> Iterator[Screen]:
    window.teaching.show_lessons()
    settle()
    assert window.teaching.browser is not None
    yield "lessons", window.teaching.browser
    window.open_lesson(path)
    settle()
    assert window.page is not None
    yield "lesson", window.page
    window.go_home()
    presenter = PresenterWindow([path], "A course", THEMES["light"], 0.0, progress.load())
    presenter.resize(1280, 720)
    presenter.audience.resize(800, 450)
    presenter.show()
    presenter.begin(0, 1)
    settle()
    yield "presenter", presenter
    presenter.close()
    presenter.deleteLater()
    settle()


def in_the_lab(window: MainWindow) -> Iterator[Screen]:
    for room in ("statistics", "trials"):
        window.lab.show(room)
        settle()
        page = window.lab.page
        assert page is not None
        until = time.monotonic() + PATIENCE
        while isinstance(page.room, StatisticsSection) and not page.room.queries.idle and time.monotonic() < until:
            time.sleep(0.01)
            settle()
        yield room, window.shown
    window.go_home()


# ---- what is wrong with a screen ------------------------------------------------------------------------------------


def faults(name: str, root: QWidget) -> list[str]:
    """What has no name, what Tab does not reach, and where one does not see that the keys are there."""
    found = [f"unnamed {what}" for what in unnamed(root)]
    if name == "keys" or isinstance(root, QMenu):  # any key closes the one, the arrows lead through the other
        return found
    seen = tabbed(root)
    if not all(root is one or root.isAncestorOf(one) for one in seen):
        found.append(f"Tab leads out to {[one.accessibleName() for one in seen][:3]}")
    inside = seen[0].parentWidget() if name in ABOVE else root
    assert inside is not None
    reach = [one for one in inside.findChildren(QWidget) if takes_keys(one) and not one.visibleRegion().isEmpty()]
    missed = [one for one in reach if one not in seen and not isinstance(one, LessonRow)]
    found += [f"Tab never reaches {type(one).__name__} '{one.accessibleName()}'" for one in missed]
    blind = [one for one in seen if one is not root and not shows(one)]
    return found + [f"no sign that the keys are on {type(one).__name__} '{one.accessibleName()}'" for one in blind]


def elements(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that can be seen, from the top down."""
    for k in range(top.childCount()):
        child = top.child(k)
        assert child is not None, f"an empty place in {top.text(QAccessible.Text.Name)}"
        # Off screen Qt tells nobody that a model was reset: lines of before are known, but not valid any more.
        if child.isValid() and not child.state().invisible:
            yield child
            yield from elements(child)


def is_viewport(part: QWidget) -> bool:
    """Whether it is only the inside of something that scrolls, which has the name."""
    around = part.parentWidget()
    return isinstance(around, QAbstractScrollArea) and around.viewport() is part


def unnamed(root: QWidget) -> list[str]:
    """What a screen reader could say nothing about."""
    found = []
    for one in elements(QAccessible.queryAccessibleInterface(root)):
        thing = one.object()
        if one.text(QAccessible.Text.Name).strip() or one.role() in FURNITURE:
            continue
        if isinstance(thing, QWidget) and (is_viewport(thing) or thing.visibleRegion().isEmpty()):
            continue
        leaf = not any(not one.child(k).state().invisible for k in range(one.childCount()))
        if one.state().focusable or leaf:
            found.append(f"{one.role().name} {type(thing).__name__} at {one.rect().getRect()}")
    return found


def tabbed(root: QWidget) -> list[QWidget]:
    """What Tab stops at, until it comes round."""
    root.window().activateWindow()
    settle(1)
    here, seen = QApplication.focusWidget(), []
    assert here is not None, "nothing has the keys"
    for _ in range(200):
        QTest.keyClick(here, Qt.Key.Key_Tab)
        here = QApplication.focusWidget()
        assert here is not None
        if here in seen:
            break
        seen.append(here)
    return seen


def shows(part: QWidget) -> bool:
    """Whether a part looks different when the keys are there."""
    part.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.sendPostedEvents()
    focused = part.grab().toImage()
    part.clearFocus()
    QApplication.sendPostedEvents()
    return focused != part.grab().toImage()
