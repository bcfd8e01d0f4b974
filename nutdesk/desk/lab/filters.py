"""Which games the statistics are about: five lists to choose from."""

from __future__ import annotations

import time
from typing import Any, Final

import attrs
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from nutdesk import games
from nutdesk.desk.kit.forms import form_style
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.widgets import Desk, dress
from nutdesk.desk.kit.words import strung, tr, tr_count
from nutdesk.desk.lab.statistics_charts import level_name
from nutdesk.record.figures import GameFilter

DAY: Final = 24 * 3600
PERSON, LEVEL = "person", "level"


class Filters(QWidget):
    """The lists, side by side."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.game = self._list(tr("Game"), [(tr("All games"), ""), *((card.title, card.id) for card in games.cards())])
        most = max(n for card in games.cards() for n in card.players)
        sizes = [(tr_count(n, "{n} player", "{n} players"), n) for n in range(1, most + 1)]
        self.seats = self._list(tr("Number of players"), [(tr("Any number"), 0), *sizes])
        self.who = self._list(tr("Whose results"), [(tr("Everybody"), ("", ""))])
        self.tables = self._list(
            tr("People or bots"),
            [(tr("Games with people"), "people"), (tr("Bots alone"), "bots"), (tr("All tables"), "all")],
        )
        self.time = self._list(
            tr("Time"),
            [(tr("All time"), 0), (tr("Last 7 days"), 7), (tr("Last 30 days"), 30), (tr("Last year"), 365)],
        )
        self.lists = (self.game, self.seats, self.who, self.tables, self.time)

    def _list(self, name: str, items: list[tuple[str, Any]]) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(name)
        set_tip(box, name)
        box.setMaxVisibleItems(14)
        for text, value in items:
            box.addItem(text, value)
        box.currentIndexChanged.connect(lambda _at: self.changed.emit())
        return box

    @property
    def choice(self) -> GameFilter:
        """What is chosen now."""
        kind, name = self.who.currentData()
        days = self.time.currentData()
        return GameFilter(
            game=self.game.currentData(),
            seats=self.seats.currentData(),
            person=name if kind == PERSON else "",
            level=name if kind == LEVEL else "",
            tables=self.tables.currentData(),
            since=int(time.time()) - days * DAY if days else 0,
        )

    @property
    def narrow(self) -> bool:
        """Whether less than all games is chosen."""
        return attrs.evolve(self.choice, tables="all") != GameFilter(tables="all")

    def show_players(self, people: list[tuple[str, int]], levels: list[tuple[str, int]]) -> None:
        """Offer everybody who ever played; who is chosen stays so."""
        box, chosen = self.who, self.who.currentData()
        box.blockSignals(True)
        while box.count() > 1:
            box.removeItem(1)
        for name, n in people:
            box.addItem(strung("{name} ({n})", name=name, n=n), (PERSON, name))
        for kind, n in levels:
            box.addItem(strung("{name} ({n})", name=level_name(kind), n=n), (LEVEL, kind))
        found = [at for at in range(box.count()) if box.itemData(at) == chosen]
        box.setCurrentIndex(found[0] if found else 0)
        box.blockSignals(False)
        if not found:
            self.changed.emit()

    def show_all(self) -> None:
        """All games there are, of people and bots."""
        for box in self.lists:
            box.blockSignals(True)
            box.setCurrentIndex(self.tables.count() - 1 if box is self.tables else 0)
            box.blockSignals(False)
        self.changed.emit()

    def wanted_height(self) -> int:
        return self.game.sizeHint().height() + 4

    def wanted_width(self) -> float:
        """How wide it is with every list's words whole."""
        gaps = self.desk.layout.px(10) * (len(self.lists) - 1)
        return sum(box.minimumSizeHint().width() for box in self.lists) + gaps

    def arrange(self) -> None:
        """Side by side: each as wide as its words, and all wider by the same where there is room."""
        px, high = self.desk.layout.px, self.height()
        needs = [box.minimumSizeHint().width() for box in self.lists]
        room = self.width() - px(10) * (len(self.lists) - 1)
        squeeze, spare = min(1.0, room / sum(needs)), max(0.0, room - sum(needs)) / len(needs)
        left = 0.0
        for box, need in zip(self.lists, needs, strict=True):
            wide = need * squeeze + spare
            box.setGeometry(round(left), 0, round(wide), high)
            left += wide + px(10)

    def reword(self) -> None:
        self.arrange()

    def restyle(self) -> None:
        dress(self, form_style(self.desk))
