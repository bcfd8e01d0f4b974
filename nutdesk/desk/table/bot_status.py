"""The bots as people see them: who thinks and how far it is, what it says, and that they wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from nutdesk.core.game import TABLE, Event
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.bot_players import level_of

if TYPE_CHECKING:
    from nutdesk.desk.table.table_page import TablePage


class BotStatus(QObject):
    """Shows on a page what its bots do."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page
        page.bots.changed.connect(self.show)
        page.bots.said.connect(self._said)
        page.bots.moving.connect(page.narrator.expect)
        page.pause_button.clicked.connect(lambda _checked: self.pause())
        page.step_button.clicked.connect(lambda _checked: self.step())
        page.view.touched.connect(page.bots.hurry)
        page.bot_bar.pause_wanted.connect(self.pause)
        page.bot_bar.step_wanted.connect(self.step)

    def show(self) -> None:
        """Who thinks and how far it is, or that they wait."""
        page, bots = self.page, self.page.bots
        for panel in page.seat_panels:
            thinks = panel.card is not None and panel.card.seat == bots.thinking
            panel.show_thought(round(bots.share, 2) if thinks else None)
        self.show_bar()
        icon = "ui-play" if bots.paused else "ui-pause"
        if icon != page.pause_button.icon_name:
            page.pause_button.icon_name = icon
            page.pause_button.update()
        if page.session.bot_due is not None and bots.waiting and page.lookback.looking is None:
            page.prompt_again()

    def show_bar(self) -> None:
        """Where no hand is shown while a bot plays, there is room for who it is."""
        page, session = self.page, self.page.session
        due = session.bot_due
        shown = due is not None and session.viewer == TABLE and page.lookback.looking is None
        if shown and due is not None:
            level, player = level_of(session.kind_of(due)), session.match.cast[due]
            about = tr(level.text)
            pace, paused = page.bots.pace, page.bots.paused
            page.bot_bar.show_bot(player, level.id, tr(level.name), about, paused=paused, pace=pace)
        page.bot_bar.setVisible(shown)

    def pause(self) -> None:
        """Let the bots wait, or go on."""
        page = self.page
        page.bots.set_paused(not page.bots.paused)
        if not page.bots.paused:
            page.prompt_again()
        # While a bot is to choose, the prompt tells it already.
        tell = page.announce if page.session.bot_due is not None else page.say_briefly
        tell(tr("The bots wait.") if page.bots.paused else tr("The bots go on."))

    def step(self) -> None:
        """Let the bot that is to choose make one move; where none is, say so."""
        page, due = self.page, self.page.session.match.due
        if due is None:
            page.say_briefly(tr("The game is over."))
        elif page.session.bot_due is None:
            name = page.session.match.cast[due.seat].name
            page.say_briefly(tr("No bot is to move now: {name} chooses.", name=name))
        else:
            waited = page.bots.waiting
            page.bots.step()
            if waited:
                page.prompt_again()

    def _said(self, reason: Event) -> None:
        session = self.page.session
        text, seat = session.words(reason.sentence()), reason.actor()
        self.page.prompt.show_prompt(text, session.match.cast[seat].colour if seat is not None else "")
        self.page.announce(text)
