"""Applies the settings to everything on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QGuiApplication

from nutdesk.desk.kit.cursor import use_large_pointer
from nutdesk.desk.kit.layout import HIT, LARGE_HIT
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.theme import CONTRAST, PAPER, PROJECTOR, THEMES, Theme, dress_tips
from nutdesk.desk.kit.widgets import Desk, Panel
from nutdesk.desk.settings import settings as kept
from nutdesk.desk.settings.language import choose, switch
from nutdesk.desk.settings.settings import BY_ID, PACES
from nutdesk.desk.settings.system import system_theme, wants_calm

if TYPE_CHECKING:
    from nutdesk.desk.play.table_page import TablePage
    from nutdesk.desk.shell.window import MainWindow


class ChosenSettings(QObject):
    """Changes settings and applies them to the window: theme, language, text size, pace, sound."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.settings = kept.load()
        switch(choose(self.settings.language))
        self._take_sizes()
        # A lambda here would keep the window for as long as the program runs.
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def _follow_system(self, _scheme: Qt.ColorScheme) -> None:
        self.apply_theme()

    @property
    def theme(self) -> Theme:
        """The theme, as chosen or as the system has it."""
        if self.settings.theme in THEMES:
            return THEMES[self.settings.theme]
        return THEMES[system_theme()]

    @property
    def projector_theme(self) -> Theme:
        """The colours of what a room sees, as chosen or as the desk has it."""
        chosen = self.settings.projector
        return PAPER if chosen == "contrast" or (chosen == "desk" and self.theme is CONTRAST) else PROJECTOR

    @property
    def calm(self) -> bool:
        """Whether pieces fade instead of travelling, as chosen or as the system prefers."""
        return self.settings.motion == "less" or (self.settings.motion == "system" and wants_calm())

    # ---- choosing -------------------------------------------------------------------------------------------------

    def show_sheet(self) -> None:
        """Show the settings sheet."""
        from nutdesk.desk.settings.settings_sheet import SettingsSheet

        window, page = self.window, self.window.shown
        if window.sheets.has_sheet:
            return
        sheet = SettingsSheet(page.desk, self.settings, page)
        sheet.changed.connect(self.change)
        sheet.reset_wanted.connect(self.reset)
        sheet.about_wanted.connect(window.sheets.show_about)
        sheet.closed.connect(window.focus_page)
        sheet.open()

    def change(self, name: str, value: Any) -> None:
        """Change a setting, now and for the next start."""
        assert BY_ID[name].suits(value), (name, value)
        setattr(self.settings, name, value)
        self.settings.save()
        self._apply(name)

    def reset(self) -> None:
        """Reset every setting; games, names and places stay."""
        from nutdesk.desk.settings.settings_sheet import SettingsSheet

        self.settings.reset()
        self.settings.save()
        for name in BY_ID:
            self._apply(name)
        for sheet in self.window.findChildren(SettingsSheet):
            sheet.refresh()

    # ---- following ------------------------------------------------------------------------------------------------

    def _apply(self, name: str) -> None:
        """Apply a setting to what is on the screen."""
        window, settings = self.window, self.settings
        if name == "theme":
            self.apply_theme()
        elif name == "in_words":
            window.actions_["words"].setChecked(settings.in_words)
        elif name == "language":
            self.apply_language()
        elif name in ("text", "large_targets"):
            self._apply_sizes()
        elif name == "large_pointer":
            use_large_pointer(settings.large_pointer)
        elif name == "open_hands":
            window.actions_["open-hands"].setChecked(settings.open_hands)
            if window.page is not None:
                window.page.session.set_open_hands(settings.open_hands)
        if window.page is not None:
            self.apply_to(window.page)
        window.teaching.dress()
        window.projecting.dress()

    def apply_to(self, page: TablePage) -> None:
        """Apply all settings for tables to a table."""
        dress_tips(self.theme, Desk.text)
        page.animator.pace = PACES[self.settings.pace]
        page.skip_note.wanted = not self.settings.skipping_told
        page.scene.motion.calm = self.calm
        page.bots.pace = self.settings.bot_pace
        page.words.show_list(self.settings.in_words and page.wordy)
        page.set_volume(self.settings.volume if self.settings.sound else 0)

    def note_skipping(self) -> None:
        """Somebody was told that any key skips the motion: once is enough."""
        self.settings.skipping_told = True
        self.settings.save()

    def apply_theme(self) -> None:
        """Change the theme of everything that is open."""
        window = self.window
        dress_tips(self.theme, Desk.text)
        if window.home_page is not None:
            window.home_page.set_theme(self.theme)
        window.teaching.set_theme(self.theme)
        window.lab.set_theme(self.theme)
        if window.page is not None:
            window.page.set_theme(self.theme)
        window.teaching.dress()
        window.projecting.dress()
        self._show_waiting()  # its picture is lit as the rest
        for sheet in window.findChildren(Panel):
            if restyle := getattr(sheet, "restyle", None):
                restyle()

    def apply_language(self) -> None:
        """Change the language of everything that is open, and nothing else."""
        switch(choose(self.settings.language))
        self._show_waiting()

    def _show_waiting(self) -> None:
        records = self.window.records
        if records.waiting is not None and self.window.page is None:
            records.show_waiting()

    # ---- sizes ----------------------------------------------------------------------------------------------------

    def _take_sizes(self) -> None:
        """Set the text size and the target size for all screens from now on."""
        Desk.text = self.settings.text / 100
        Desk.target = LARGE_HIT if self.settings.large_targets else HIT
        use_large_pointer(self.settings.large_pointer)

    def fit_bench(self) -> None:
        """Magnify the editor as a whole; other pages lay themselves out for the text size."""
        if not self.window.stack.count():
            return  # one page makes room for another, with no home screen below
        desk = self.window.shown.desk
        self.window.bench.magnify(Desk.text if desk.benched else 1.0, QSize(*desk.least))

    def _apply_sizes(self) -> None:
        window = self.window
        self._take_sizes()
        self.fit_bench()
        for page in (window.home_page, window.page, window.teaching.browser):
            if page is not None:
                page.arrange()
        self.apply_theme()
        for sheet in window.findChildren(Sheet):
            if sheet.isVisible():
                sheet.arrange()
