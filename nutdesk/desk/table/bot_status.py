"""What people see of the bots: who thinks and for how long, what it says, and whether they are paused."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from nutdesk.core.events import Event
from nutdesk.core.game import TABLE
from nutdesk.desk.kit.widgets import DeskButton
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.bot_bar import BotBar
from nutdesk.desk.table.bot_players import BotPlayers, level_of
from nutdesk.desk.table.seat_strip import Prompt, SeatPanel
from nutdesk.desk.table.speech import Speech


class BotStatus(QObject):
    """Shows beside a table what its bots do."""

    def __init__(
        self,
        bots: BotPlayers,
        bar: BotBar,
        prompt: Prompt,
        seats: Sequence[SeatPanel],
        pause_button: DeskButton,
        speech: Speech,
        looking_back: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.bots, self.session, self.bar, self.prompt, self.seats = bots, bots.session, bar, prompt, seats
        self.pause_button, self.speech, self.looking_back = pause_button, speech, looking_back
        bots.changed.connect(self.show)
        bots.said.connect(self._said)
        bar.pause_wanted.connect(self.pause)
        bar.step_wanted.connect(self.step)

    def show(self) -> None:
        """Show who thinks and for how long, or that the bots are paused."""
        bots, button = self.bots, self.pause_button
        for panel in self.seats:
            thinks = panel.card is not None and panel.card.seat == bots.thinking
            panel.show_thought(round(bots.share, 2) if thinks else None)
        self.show_bar()
        icon = "ui-play" if bots.paused else "ui-pause"
        if icon != button.icon_name:
            button.icon_name = icon
            button.update()
        if self.session.bot_due is not None and bots.waiting and not self.looking_back():
            self.speech.prompt_again()

    def show_bar(self) -> None:
        """Show which bot plays in place of the hand, where no hand is shown."""
        session, due = self.session, self.session.bot_due
        shown = due is not None and session.viewer == TABLE and not self.looking_back()
        if shown and due is not None:
            level, player = level_of(session.kind_of(due)), session.match.cast[due]
            about = tr(level.text)
            pace, paused = self.bots.pace, self.bots.paused
            self.bar.show_bot(player, level.id, tr(level.name), about, paused=paused, pace=pace)
        self.bar.setVisible(shown)

    def pause(self) -> None:
        """Let the bots wait, or go on."""
        bots, speech = self.bots, self.speech
        bots.set_paused(not bots.paused)
        if not bots.paused:
            speech.prompt_again()
        # While a bot is to choose, the prompt says so already.
        tell = speech.announce if self.session.bot_due is not None else speech.say_briefly
        tell(tr("The bots are waiting.") if bots.paused else tr("The bots go on."))

    def why_no_bots(self) -> str:
        """Why no bot can be paused; '' if one can."""
        if not self.bots.there:
            return tr("No bot plays here.")
        return tr("The game is over.") if self.session.match.due is None else ""

    def why_no_step(self) -> str:
        """Why no bot can be told to make one move; '' if one can."""
        due = self.session.match.due
        if (why := self.why_no_bots()) or due is None or self.session.bot_due is not None:
            return why
        return tr("It is not a bot's turn: {name} chooses.", name=self.session.match.cast[due.seat].name)

    def step(self) -> None:
        """Let the bot that is to choose make one move."""
        if not self.why_no_step():
            waited = self.bots.waiting
            self.bots.step()
            if waited:
                self.speech.prompt_again()

    def _said(self, reason: Event) -> None:
        text, seat = self.session.words(reason.sentence()), reason.actor()
        self.prompt.show_prompt(text, self.session.match.cast[seat].colour if seat is not None else "")
        self.speech.announce(text)
