"""The sheet for phones: how to join, who is there, and what the host can do about it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QScrollArea, QVBoxLayout, QWidget

from nutdesk.desk.kit.flow import Flow
from nutdesk.desk.kit.forms import form_style
from nutdesk.desk.kit.plain import PlainLabel, Switch
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr, tr_count
from nutdesk.desk.phones.join_card import JoinCard
from nutdesk.desk.phones.phone_host import PhoneHost
from nutdesk.desk.phones.seat_rows import SeatRows
from nutdesk.desk.table.session import STAND_IN

LEAST = 520
"""Units beside the code for who sits where."""
LOOK = 3000
"""Milliseconds between two looks at the networks of this computer, while the sheet is open."""


class PhonesSheet(Sheet):
    """Lies on the table while people join; the host of the phones stays when it is closed."""

    close_phones_wanted = Signal()
    help_wanted = Signal()
    seat_wanted = Signal(int, str)
    """Somebody of this kind shall play a seat: '' for a person, or the level of a bot."""

    def __init__(self, desk: Desk, host: PhoneHost, parent: QWidget) -> None:
        super().__init__(desk, tr("Phones"), parent)
        self.host = host
        self.card = JoinCard(desk, self)
        self.how = PlainLabel("", self)
        self.how.setWordWrap(True)
        self.network = QComboBox(self)
        self.network.setAccessibleName(tr("The network in which the phones are"))
        self.network.currentIndexChanged.connect(self._show_way)
        self.rows = SeatRows(desk, host, self)
        self.rows.free_wanted.connect(host.free)
        self.rows.swap_wanted.connect(self._swap)
        self.lock = Switch(tr("Locked: nobody new may join"), self)
        self.lock.setChecked(host.locked)
        self.lock.toggled.connect(host.lock)
        self.watchers = PlainLabel("", self)
        self.watchers.setObjectName("quiet")
        self.back_button = DeskButton(desk, tr("To the table"), kind="chosen", key=tr("Esc"), parent=self)
        self.help_button = DeskButton(desk, tr("Nobody gets through?"), icon="ui-question", parent=self)
        self.end_button = DeskButton(desk, tr("Close phones"), icon="ui-phone-off", parent=self)
        self.back_button.clicked.connect(self.close_sheet)
        self.help_button.clicked.connect(self.help_wanted)
        self.end_button.clicked.connect(self.close_phones_wanted)
        self._build()
        host.changed.connect(self.refresh)
        self.closed.connect(partial(host.changed.disconnect, self.refresh))
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK)
        self._looking.timeout.connect(host.look_again)
        self._looking.start()
        self.refresh()

    def _build(self) -> None:
        self.inner = QWidget(self)
        self.halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.inner)
        self.column = QVBoxLayout()
        for part in (self.how, self.network, self.rows, self.lock, self.watchers):
            self.column.addWidget(part)
        self.column.addStretch(1)
        self.halves.addWidget(self.card)
        self.halves.addLayout(self.column, 1)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self.inner)
        self.buttons = Flow(self.back_button, self.help_button, self.end_button, parent=self)

    # ---- what it shows --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show who is there now."""
        host = self.host
        shown = [self.network.itemData(row) for row in range(self.network.count())]
        if shown != [each.address for each in host.networks]:
            self.network.blockSignals(True)
            self.network.clear()
            for each in host.networks:
                self.network.addItem(strung("{name} · {address}", name=each.name, address=each.address), each.address)
            self.network.blockSignals(False)
        self.network.setVisible(len(host.networks) > 1)
        count = host.watching
        self.watchers.setText(
            tr_count(count, "{n} device has no seat yet, or watches", "{n} devices have no seat yet, or watch")
        )
        self.watchers.setVisible(bool(count))
        self.rows.refresh()
        self._show_way()
        if self.isVisible():
            self.arrange()  # the rows may need more room, or less

    def _show_way(self) -> None:
        host, address = self.host, str(self.network.currentData() or "")
        trouble = host.trouble
        if not trouble and not host.networks:
            trouble = tr("This computer is in no network. Connect it to the Wi-Fi that the phones use.")
        ready = host.listening and address and not trouble
        self.card.show_way(f"{address}:{host.port}" if ready else "", host.code, trouble)
        self.how.setText(
            tr(
                "Point the camera of a phone or tablet at the code, or type the address into its browser. "
                "It must be in the same Wi-Fi as this computer. Everybody picks a seat, and has that hand alone."
            )
        )

    def reword(self) -> None:
        self.card.reword()
        self.refresh()
        if self.isVisible():
            self.arrange()

    def _swap(self, seat: int) -> None:
        self.seat_wanted.emit(seat, "" if self.host.session.match.players[seat].kind else STAND_IN)

    # ---- its measures ---------------------------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        moved = super().focusNextPrevChild(forward)
        there = self.focusWidget()
        if there is not None and self.inner.isAncestorOf(there):
            self.area.ensureWidgetVisible(there)
        return moved

    def first_focus(self) -> QWidget:
        return self.back_button

    def wanted(self) -> tuple[float, float]:
        layout = self.desk.layout
        return max(layout.px(1340), 900.0), max(layout.px(960), 640.0)

    def restyle(self) -> None:
        self.setStyleSheet(form_style(self.desk))
        super().restyle()

    def arrange(self) -> None:
        super().arrange()
        layout, sheet = self.desk.layout, self.sheet
        pad, gap = round(layout.px(30)), round(layout.px(14))
        self.buttons.gap = 0
        wide = round(sheet.width()) - 2 * pad
        self.buttons.resize(wide, self.buttons.height())
        foot = self.buttons.minimumSizeHint().height()
        top = round(sheet.top() + layout.px(self.HEAD))
        low = round(sheet.bottom() - foot - layout.px(10))
        self.buttons.setGeometry(QRect(round(sheet.left()) + pad, low, wide, foot))
        self.area.setGeometry(QRect(round(sheet.left()) + pad, top, wide, low - top - gap // 2))
        self.column.setSpacing(round(layout.px(10)))
        self.rows.column.setSpacing(round(layout.px(2)))
        least = max(layout.px(LEAST), self.rows.minimumSizeHint().width() + layout.px(46))
        beside = wide >= least + max(260, layout.px(360))
        sides = QBoxLayout.Direction
        self.halves.setDirection(sides.LeftToRight if beside else sides.TopToBottom)
        bar = 0 if beside else round(layout.px(16))  # what lies below each other scrolls
        self.halves.setContentsMargins(0, 0, bar, 0)
        self.halves.setSpacing(round(layout.px(28)))
        high = low - top - gap
        words = layout.letters(22) * 1.4 + layout.letters(34) * 1.35 + layout.px(18)
        side = min(high - words, wide - least) if beside else min(wide, max(high - words, layout.px(300)))
        self.card.room = (side if beside else wide - 2 * bar, side + words)
        self.card.updateGeometry()


__all__ = ["PhonesSheet"]
