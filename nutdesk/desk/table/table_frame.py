"""The parts of a game's screen and their places: bar, players, notes, story, tray."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import TABLE
from nutdesk.core.table import Gesture, Piece, SeatCard, Table
from nutdesk.core.words import say
from nutdesk.desk.kit.art import HINTS, Style
from nutdesk.desk.kit.keyboard import key_of
from nutdesk.desk.kit.layout import RAIL, Layout
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.ring import chain, go_round, ordered
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import inside, tr, tr_count
from nutdesk.desk.table.animator import Animator
from nutdesk.desk.table.bot_bar import BotBar
from nutdesk.desk.table.curtain import Curtain
from nutdesk.desk.table.drawer import PLAYERS, Drawer
from nutdesk.desk.table.end_sheet import EndSheet
from nutdesk.desk.table.gesture_art import fits_art, sum_art
from nutdesk.desk.table.grip import Grip
from nutdesk.desk.table.hand import crowded, hand_height, stands
from nutdesk.desk.table.note import NotePanel
from nutdesk.desk.table.scene import TableScene
from nutdesk.desk.table.score_sign import score_words
from nutdesk.desk.table.seat_strip import HEAD, Heading, Prompt, SeatPanel, TitleBlock
from nutdesk.desk.table.session import Session
from nutdesk.desk.table.story import StoryPanel
from nutdesk.desk.table.tray import EndBar, Tightness, TrayButtons, TrayHead
from nutdesk.desk.table.view import TableView
from nutdesk.desk.table.why_not import WhyNot

if TYPE_CHECKING:
    from nutdesk.desk.kit.rules_panel import RulesPanel
    from nutdesk.desk.table.device_bar import DeviceBar

APART = 6
"""The least units between two players' cards."""

ONE_ROW = 92
"""Units of the tray that are free where only a row of buttons lies in it."""


class AboveBoard(Protocol):
    """Has a row of tools between the bar and the board, and perhaps something over the board."""

    def arrange(self, layout: Layout) -> None:
        """Take the places that the layout has for it."""


ROW = 52
"""Units of such a row."""


class TableFrame(QWidget):
    """Everything on the screen; what it does is decided in table_page.py."""

    painted = Signal()
    """The whole table was painted for the first time."""
    clause_wanted = Signal(str)
    """A rule is to be opened."""

    fits_room = True
    """Whether there is room below the players for the note about where a held piece fits."""
    benched = False
    """Whether larger text magnifies the whole page, instead of laying it out again."""
    aside = 0.0
    """Units kept free beside the board for a lesson's caption where there is no room above it."""
    band = 0.0
    """Units kept free above the board for a lesson's caption."""
    foot = 0.0
    """Units kept free below the board beyond the tray's, for a tall timeline."""
    beside = 0.0
    """Units kept free at the right of the board beyond the panels', for the table in words."""

    above: AboveBoard | None = None
    """What has a row of tools between the bar and the board."""

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if parent is not None:
            self.resize(parent.size())  # it fills its window, and so what is drawn first has its size already
        self.session = session
        session.setParent(self)
        self.desk = Desk(benched=self.benched)
        self.desk.style = Style(theme, session.voice)
        self.table: Table | None = None
        self._seen = False
        self.scene = TableScene(self)
        self.scene.restyle(self.desk.style)
        self.view = TableView(self.scene, self)
        self.grip = Grip(self.scene, session, self)
        self.view.grip = self.grip
        self.animator = Animator(self.scene, self)
        self.menu_button = DeskButton(self.desk, "", icon="ui-menu", kind="quiet", parent=self)
        self.title = TitleBlock(self.desk, self)
        self.prompt = Prompt(self.desk, self)
        self.pause_button = DeskButton(self.desk, "", icon="ui-pause", parent=self)
        self.step_button = DeskButton(self.desk, "", icon="ui-step", parent=self)
        self.hint_button = DeskButton(self.desk, "", icon="ui-hint", parent=self)
        self.projector_button = DeskButton(self.desk, "", icon="ui-audience", parent=self)
        self.rules_button = DeskButton(self.desk, "", icon="ui-rules", parent=self)
        self.settings_button = DeskButton(self.desk, "", icon="ui-settings", parent=self)
        for button, name in (
            (self.menu_button, tr("Menu")),
            (self.pause_button, tr("Bots pause or go on (F7)")),
            (self.step_button, tr("One move of a bot (F8)")),
            (self.hint_button, tr("Hint (F2)")),
            (self.projector_button, tr("Show on the projector (F5)")),
            (self.rules_button, tr("Rules (F1)")),
            (self.settings_button, tr("Settings ({key})", key=key_of("settings"))),
        ):
            button.setAccessibleName(name)
            set_tip(button, name)
        self.fit_button = DeskButton(self.desk, tr("Fit the table"), icon="ui-zoom", parent=self)
        set_tip(self.fit_button, tr("Show the whole table again ({key})", key=key_of("fit")))
        self.fit_button.hide()
        self.heading = Heading(self.desk, self)
        self.seat_panels: list[SeatPanel] = []
        self.note_panels: list[NotePanel] = []
        self.fits = NotePanel(self.desk, self)
        self.fits.hide()
        self.story = StoryPanel(self.desk, session, self)
        self.tray_head = TrayHead(self.desk, self)
        self.tray_buttons = TrayButtons(self.desk, self)
        self.bot_bar = BotBar(self.desk, self)
        self.curtain = Curtain(self.desk, self)
        self.why_not = WhyNot(self.desk, self)
        self.end_sheet = EndSheet(self.desk, self)
        turns = session.game.first is not None and len(session.match.players) > 1
        self.end_bar = EndBar(self.desk, self, in_lesson=self.is_lesson, turns=turns)
        self._given: dict[tuple[object, ...], int] = {}
        """How much text the ends of the tray have given up in a window of a size."""
        self.drawer = Drawer(self)
        self.view.touched.connect(self.drawer.close_drawer)
        self.view.beside.connect(self._beside)
        self.end_sheet.celebration.lower()
        self.view.lower()  # the nuts fall on the board, and below everything else

    @cached_property
    def rules(self) -> RulesPanel:
        """All rules of the game, in a panel that is made when somebody first asks for it."""
        from nutdesk.desk.kit.rules_panel import RulesPanel

        panel = RulesPanel(self.desk, self.session.game.id, self.session.game.title, self)
        panel.closed.connect(self._close_rules)
        return panel

    @cached_property
    def device_bar(self) -> DeviceBar:
        """What lies in place of a hand that is on a phone; made for the first one."""
        from nutdesk.desk.table.device_bar import DeviceBar

        bar = DeviceBar(self.desk, self)
        bar.setGeometry(self.bot_bar.geometry())
        return bar

    def _show_device(self, *, live: bool) -> None:
        """Show who chooses on a phone, where no hand is shown; not while the past is looked at."""
        session, due = self.session, self.session.device_due
        shown = live and due is not None and session.viewer == TABLE
        if shown and due is not None:
            self.device_bar.show_device(session.match.cast[due], connected=session.devices[due])
        if "device_bar" in vars(self):
            self.device_bar.setVisible(shown)

    def _close_rules(self) -> None:
        """Close the rules."""
        self.rules.hide()

    @property
    def reading(self) -> bool:
        """Whether the rules are open."""
        return "rules" in vars(self) and not self.rules.isHidden()

    def parts(self) -> list[QWidget]:
        """The parts in the order of Tab: the board, the controls, the story, and the bar."""
        bar = (
            self.pause_button,
            self.step_button,
            self.hint_button,
            self.projector_button,
            self.rules_button,
            self.settings_button,
            self.menu_button,
        )
        return [
            self.view,
            self.curtain,
            self.tray_buttons,
            self.tray_head,
            self.bot_bar,
            *([self.device_bar] if "device_bar" in vars(self) else ()),
            self.end_bar,
            self.fit_button,
            *self.note_panels,
            self.story,
            self.drawer,
            *self.drawer.buttons.values(),
            *bar,
        ]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the page, or within what lies above it: from a result to its buttons, then to its lines."""
        ring = ordered(self, self.parts())
        if self.end_sheet.isVisible():
            first = [self.end_sheet, *chain(self.end_bar), *chain(self.end_sheet)]
            ring = [*first, *(part for part in ring if part not in first)]
        return go_round(ring, forward)

    def show_frame(self, table: Table) -> None:
        """Show everything except the board: players, notes, tray, prompt."""
        session, cast = self.session, self.session.cast
        self.show_prompt(table)
        self.show_beside(table)
        viewer = session.viewer
        self.story.model.reread()
        player = cast[viewer] if viewer != TABLE else None
        self.tray_head.show_head(session.words(table.hand_title), player, player is not None and session.curtained)
        self.tray_head.setVisible(viewer != TABLE)
        self.tray_buttons.show_buttons(table)
        # An open choice is made without lifting the curtain, so its buttons are beside it.
        self.tray_buttons.setVisible(viewer != TABLE or bool(table.buttons))
        self.view.set_tray(player.colour if player else "")
        self.title.show_title(session.game.title, self._subtitle())

    def show_beside(self, table: Table) -> None:
        """Show what is beside the board: players, notes, aim and pace."""
        session, cast = self.session, self.session.cast
        while len(self.seat_panels) < len(table.seats):
            panel = SeatPanel(self.desk, self)
            panel.show()
            self.seat_panels.append(panel)
        for panel, card in zip(self.seat_panels, table.seats, strict=False):
            panel.show_card(card, cast[card.seat])
            panel.show_device(session.device_of(card.seat))
        self.grip.said_beside = {f"seat-{card.seat}": self.tip_of(card) for card in table.seats}
        while len(self.note_panels) < len(table.notes):
            note_panel = NotePanel(self.desk, self)
            note_panel.clause_wanted.connect(self.clause_wanted)
            note_panel.asked.connect(self._arrange)
            self.note_panels.append(note_panel)
        for k, note_panel in enumerate(self.note_panels):
            if k < len(table.notes):
                note_panel.take(table.notes[k])
            note_panel.setVisible(k < len(table.notes))
        self.heading.show_aim(session.words(table.aim))
        self.story.show_pace(session.words(table.pace))

    def tip_of(self, card: SeatCard) -> str:
        """What is told of a player to a resting pointer: a sentence, and below it the lines of the score."""
        words, device = self.session.words, self.session.device_of(card.seat)
        phone = () if device is None else (tr("Plays on a phone"),) if device else (tr("The phone is away"),)
        return "\n".join((words(card.says), *phone, *score_words(card.standing, words)))

    def show_fits(self, held: Piece | None, targets: Mapping[str, list[Gesture]]) -> None:
        """Where the held piece may go, best first."""
        body, height = fits_art(targets, self.short_name) if held is not None else ((), 0.0)
        if held is not None and body:
            title = say("Where {piece} fits", piece=held.name)
            self.fits.show_note(title, body, height, name=title)
            self.arrange()
            self.fits.raise_()
        self.fits.setVisible(bool(body) and self.fits_room)

    def show_sum(self, gesture: Gesture | None) -> None:
        """Show the sum of the aimed gesture on its note; other notes stay as they are."""
        if self.table is None:
            return
        panels = list(zip(self.note_panels, self.table.notes, strict=False))
        about = [(panel, note) for panel, note in panels if gesture is not None and note.clause == gesture.clause]
        if gesture is not None and gesture.lines and about:
            panel, note = about[0]
            body, height = sum_art(gesture)
            panel.show_note(note.title, body, max(height, note.height), name=gesture.says, clause=note.clause)
        else:
            for panel, note in panels:
                panel.take(note)

    is_lesson = False
    """Whether this is a lesson, which has no hints and no projector."""

    def _subtitle(self) -> str:
        """Who plays, and with which options."""
        session, people = self.session, len(self.session.match.players)
        if self.is_lesson:
            kind = tr("lesson")
        elif not session.people:
            kind = tr_count(people, "{n} player, a bot", "{n} players, all bots")
        elif session.bots:
            some = tr_count(len(session.bots), "{n} of them a bot", "{n} of them bots")
            kind = tr("{n} players, {some}", n=people, some=some)
        elif session.devices:
            kind = tr_count(people, "solo", "{n} players")
        else:
            kind = tr_count(people, "solo", "{n} players, one screen")
        if session.devices:
            phones = tr_count(len(session.devices), "{n} phone", "{n} phones")
            kind = tr("{players}, {phones}", players=kind, phones=phones)
        if not self.is_lesson and not session.match.fair:
            kind = tr("{players}, practice", players=kind)
        return tr("{players} · saved", players=kind) if session.journal is not None else kind

    def show_prompt(self, table: Table) -> None:
        """Show who does what now, in one sentence."""
        seat, bot = table.prompt_seat, self.session.bot_due
        if bot is not None:
            player = self.session.match.cast[bot]
            self.prompt.show_prompt(self.about_bot(player.name), player.colour)
            return
        device = self.session.device_due
        if device is not None and not self.session.devices[device]:
            player = self.session.match.cast[device]
            self.prompt.show_prompt(tr("{name}'s phone is away", name=player.name), player.colour)
            return
        colour = self.session.match.cast[seat].colour if seat is not None else ""
        self.drawer.buttons[PLAYERS].icon_name = f"badge-{colour or 'white'}"
        self.prompt.show_prompt(self.session.words(table.prompt), colour)

    def about_bot(self, name: str) -> str:
        """What the bot that is to choose is doing."""
        return tr("{name} is thinking", name=name)

    def short_name(self, spot: str) -> str:
        """The name of a spot, without what lies on it."""
        item = self.scene.item(spot)
        name = self.session.words(item.thing.name) if item is not None else {"hand": tr("your hand")}.get(spot, "")
        return inside(name.split(":")[0].split(";")[0])

    # ---- measures -------------------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        self.desk.style = Style(theme, self.session.voice)
        self.scene.restyle(self.desk.style)
        self.view.viewport().update()
        self.rebaked()
        if self.reading:
            self.rules.refresh()
        for child in self.findChildren(QWidget):
            QWidget.update(child)  # a list has an update() of another kind
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._arrange()
        return bool(super().event(event))

    def arrange(self) -> None:
        """Lay everything out again, as the text or target size has changed."""
        self._arrange()

    def lay_above(self, above: AboveBoard | None) -> None:
        """Make room for a row of tools above the board; None gives it back to the board."""
        self.above = above
        self._arrange()

    _crowd = 0.0
    """The room that the players' cards have needed, in units."""

    def _arrange(self) -> None:
        """Give every part its place for this window size."""
        if self.table is None or self.width() < 50:
            return
        # The most that there was of them, or a card that gets lower would fold or unfold the columns.
        self._crowd = max(self._crowd, sum(HEAD + card.height + APART for card in self.table.seats))
        room = {"band": self.band, "foot": self.foot, "aside": self.aside, "crowd": self._crowd, "beside": self.beside}
        if self.above is not None:
            room["row"] = max(ROW, self.desk.target / Layout(self.width(), self.height(), text=self.desk.text).unit)
        if self.session.hands_here:
            room["card"] = self.session.game.card
        else:
            room["spare"] = ONE_ROW
        layout = self.desk.lay_out(self.width(), self.height(), **room)
        bar = round(layout.bar)
        self.view.setGeometry(0, bar, self.width(), self.height() - bar)
        self._arrange_bar(layout)
        self._arrange_sides(layout)
        self._arrange_tray(layout)
        if self.above is not None:
            self.above.arrange(layout)
        # Not isVisible(): a sheet that was opened before the window is shown counts.
        if self.reading:
            self.rules.arrange()
        if not self.end_sheet.isHidden():
            self.end_sheet.arrange()
        before = (self.scene.layout_, self.scene.ratio)
        self.scene.arrange(layout, self.devicePixelRatioF())
        if before != (self.scene.layout_, self.scene.ratio):
            self.rebaked()

    def _arrange_sides(self, layout: Layout) -> None:
        if layout.columns:
            self.drawer.give_back()
            self._arrange_left(layout)
            self._arrange_right(layout)
        else:
            self._arrange_rail(layout)

    def _beside(self, _seat: str) -> None:
        """A badge beside the board was pressed: show the players' cards."""
        if not self.desk.layout.columns:
            self.drawer.turn(PLAYERS)

    def _arrange_rail(self, layout: Layout) -> None:
        """Place only the players' badges beside the board; their cards, the notes and the story open at a press."""
        assert self.table is not None
        for panel in (*self.note_panels, self.fits, self.heading):
            panel.hide()
        if layout.story:
            self._arrange_right(layout)
        self.fits_room = False
        seats = self.table.seats
        side = layout.px(RAIL)
        top, bottom = layout.bar + layout.px(4), self.height() - layout.tray
        gauges = [panel.gauge_size() for panel, _ in zip(self.seat_panels, seats, strict=False)]
        wide, tall = (max((size[k] for size in gauges), default=0) for k in (0, 1))
        step = min(side + tall, (bottom - top) / max(1, len(seats)))
        # In a low window there is wood beside the board; what has no room below a badge lies there.
        beside = wide if step < side + tall and wide <= layout.wood else 0
        self.grip.places = {}
        for k, panel in enumerate(self.seat_panels):
            panel.setVisible(k < len(seats))
            panel.setGeometry(0, round(top + k * step), round(side + beside), round(step))
            if k < len(seats):
                box = QRectF(panel.geometry()).translated(0, -round(layout.bar))
                self.grip.places[f"seat-{seats[k].seat}"] = box
        self.drawer.fill()

    @property
    def _has_notes(self) -> bool:
        return self.table is not None and any(note.side == "right" for note in self.table.notes)

    def _arrange_bar(self, layout: Layout) -> None:
        side = round(layout.bar)
        gap = round(layout.px(10))
        self.menu_button.setGeometry(gap, 0, side, side)
        wide = layout.columns
        self.title.setVisible(wide)
        self.title.setGeometry(gap + side + gap // 2, 0, round(layout.left * 1.1), side)
        players, story = self.drawer.buttons.values()
        players.setVisible(not wide)
        players.setGeometry(gap + side, 0, side, side)
        x = self.width() - gap
        bots = bool(self.session.bots) and not self.session.match.over
        for button, on in (
            (self.settings_button, wide),  # where room is scarce the menu has these two
            (self.rules_button, True),
            (self.projector_button, wide and not self.is_lesson),
            (self.hint_button, not self.is_lesson),
            (self.step_button, bots),
            (self.pause_button, bots),
            (story, not wide and (not layout.story or self._has_notes)),
        ):
            button.setVisible(on)
            x -= side if on else 0
            button.setGeometry(x, 0, side, side)
        if not wide:
            self.prompt.setGeometry(gap + 2 * side, 0, x - gap - 2 * side, side)
            return
        left = self.title.geometry().right() + gap
        middle = self.width() / 2
        half = min(middle - left, x - gap - middle)
        self.prompt.setGeometry(round(middle - half), 0, round(2 * half), side)

    def _arrange_left(self, layout: Layout) -> None:
        assert self.table is not None
        x, width = round(layout.px(24) - layout.px(10)), round(layout.px(304) + 2 * layout.px(10))
        top, bottom = layout.bar + layout.px(56), self.height() - layout.tray
        panels = [panel for panel, _ in zip(self.seat_panels, self.table.seats, strict=False)]
        for panel in self.seat_panels[len(panels) :]:
            panel.hide()
        pad, gap = 2 * layout.px(10), layout.px(12)
        heights = [panel.wanted_height() for panel in panels]
        total = sum(height - pad + gap for height in heights)
        room = bottom - top
        if total > room:
            gap = layout.px(APART)
            total = sum(height - pad + gap for height in heights)
        crowded = total > room
        if crowded:  # the heading goes first
            top -= layout.px(44)
            room += layout.px(44)
        self.heading.setVisible(not crowded)
        self.heading.setGeometry(
            round(layout.px(24)),
            round(layout.bar + layout.px(12)),
            round(layout.px(304)),
            round(layout.px(40)),
        )
        squeeze = min(1.0, (room - layout.px(4)) / total) if total else 1.0
        y = top - layout.px(10)
        for panel, height in zip(panels, heights, strict=True):
            panel.setGeometry(x, round(y), width, round((height - pad) * squeeze + pad))
            panel.show()
            y += (height - pad + gap) * squeeze
        self.grip.places = {
            f"seat-{card.seat}": QRectF(panel.geometry()).translated(0, -round(layout.bar))
            for panel, card in zip(panels, self.table.seats, strict=True)
        }
        notes = [panel for panel, note in zip(self.note_panels, self.table.notes, strict=False) if note.side == "left"]
        for note_panel in notes:
            height = note_panel.wanted_height()
            note_panel.setGeometry(x, round(y), width, round(height))
            note_panel.setVisible(y + height < bottom)
            y += height - pad + gap
        height = self.fits.wanted_height()
        self.fits_room = y + height <= bottom + layout.px(10)
        self.fits.setGeometry(x, round(y), width, round(height))

    def _arrange_right(self, layout: Layout) -> None:
        assert self.table is not None
        width = round(layout.px(312) + 2 * layout.px(10))
        x = self.width() - round(layout.px(24)) - round(layout.px(312)) - round(layout.px(10))
        below = max(layout.tray + layout.px(4), hand_height(self.table.hand, layout))
        y, bottom = layout.bar + layout.px(10), self.height() - below
        pad, gap, least = 2 * layout.px(10), layout.px(14), self.story.least_height()
        notes = zip(self.note_panels, self.table.notes, strict=False)
        panels = [panel for panel, note in notes if note.side == "right"]
        if y + sum(panel.wanted_height() - pad + gap for panel in panels) + least > bottom:
            gap = layout.px(6)  # they move together before one of them goes
        room, fitting = bottom - least - y, set()
        # What somebody asked for goes first.
        for panel in sorted(panels, key=lambda panel: not (panel.advice and panel.opened)):
            needs = panel.wanted_height() - pad + gap
            if needs <= room:
                fitting.add(panel)
                room -= needs
        for panel in panels:
            panel.setVisible(panel in fitting)
            if panel in fitting:
                height = panel.wanted_height()
                panel.setGeometry(x, round(y), width, round(height))
                y += height - pad + gap
        self.story.setGeometry(x, round(y), width, round(bottom - y))
        self.story.place()

    def _arrange_tray(self, layout: Layout) -> None:
        top, height = round(self.height() - layout.tray), round(layout.tray)
        self._share_tray(layout)
        self.tray_head.setGeometry(0, top + 6, round(self.tray_head.wanted_width()), height - 6)
        self.tray_head.arrange()
        wide = round(self.scene.tray_right)
        self.tray_buttons.setGeometry(self.width() - wide, top + 6, wide, height - 6)
        self.tray_buttons.arrange()
        beside = wide if self.session.viewer == TABLE and self.table is not None and self.table.buttons else 0
        self.curtain.setGeometry(0, top, self.width() - beside, height)
        self.curtain.arrange()
        self.bot_bar.setGeometry(0, top + 6, self.width(), height - 6)
        self.bot_bar.arrange()
        if "device_bar" in vars(self):
            self.device_bar.setGeometry(self.bot_bar.geometry())
            self.device_bar.arrange()
        self.end_bar.setGeometry(0, top, self.width(), height)
        self.end_bar.arrange()

    def _share_tray(self, layout: Layout) -> None:
        """Remove text at the ends of the tray, one end after the other, before the hand has to lose any.

        What has given way stays away in this window, so that the rest keeps its place.
        """
        assert self.table is not None
        scene, hand = self.scene, self.table.hand
        head, buttons = self.tray_head, self.tray_buttons
        folds = not stands(hand, layout)  # cards that stand beside the players begin there all the same
        folded: tuple[tuple[bool, Tightness], ...] = ((True, 1), (True, 2))
        ways = ((False, 0), (folds, 0), (folds, 1)) if layout.columns else folded
        window = (layout.width, layout.height, layout.text, layout.target, layout.columns)
        given = self._given.setdefault(window, 0)
        for way, (head.tight, buttons.tight) in list(enumerate(ways))[given:]:
            self._given[window] = way
            head.arrange()
            scene.tray_left = head.wanted_width() + (0 if head.tight else layout.px(10))
            scene.tray_right = round(buttons.wanted_width())
            if not crowded(hand, layout, self.desk.style, scene.tray_left, scene.tray_right):
                return

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._seen:
            self._seen = True
            QTimer.singleShot(0, self, self.painted.emit)  # all parts of the page are painted before that
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme = self.desk.layout, self.desk.theme
        painter.fillRect(QRectF(0, 0, self.width(), layout.bar), theme.colour("@bar"))
        painter.fillRect(QRectF(0, layout.bar - 1.5, self.width(), 1.5), theme.colour("@line"))
        painter.end()

    def show_zoom(self, zoom: float) -> None:
        """Show a button that resets the zoom while the table is zoomed."""
        self.fit_button.setVisible(zoom > 1)
        if zoom > 1:
            hint, room = self.fit_button.sizeHint(), self.desk.layout.board
            bar = round(self.desk.layout.bar)
            self.fit_button.setGeometry(
                round(room.left()), round(room.bottom()) + bar - hint.height(), hint.width(), hint.height()
            )
            self.fit_button.raise_()

    def rebaked(self) -> None:
        """Everything was drawn again at another size, and so must be the marks."""
        self.grip.lights.refresh()
