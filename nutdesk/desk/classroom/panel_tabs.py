"""Tabs for the presenter's panels, where only one of them has room beside the picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box
from nutdesk.desk.classroom.presenter_panels import PresenterPanel
from nutdesk.desk.kit.panel import Drawn, focus_ring, icon_in, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.quiet import QuietButton
from nutdesk.desk.kit.widgets import Desk


class TabButton(Drawn, QuietButton):
    """One panel: its picture; its name is in the tip, and on the panel itself."""

    def __init__(self, desk: Desk, panel: PresenterPanel, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.panel, self.icon_name = desk, panel, icon
        self.setCheckable(True)
        self.setText(panel.title)
        self.setAccessibleName(panel.title)
        set_tip(self, panel.title)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def art(self) -> Art:
        px, on = self.desk.layout.px, self.isChecked()
        rect = QRectF(self.rect()).adjusted(px(3), px(3), -px(3), -px(3))
        side = min(px(30), rect.height() - px(12))
        sign = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        fill = "@go" if on else "@panel2" if self.underMouse() else "@panel"
        return (
            Box(*sides(rect), px(12), fill, "" if on else "@line", 1.5),
            icon_in(self.icon_name, sign, "@ongo" if on else "@ink"),
            *(focus_ring(rect.adjusted(2, 2, -2, -2), px(12)) if self.hasFocus() else ()),
        )


class PanelTabs(QWidget):
    """The tabs in a row; one of them is chosen."""

    turned = Signal()
    """Another panel is to be shown."""

    def __init__(self, desk: Desk, panels: Sequence[tuple[PresenterPanel, str]], parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.buttons = [TabButton(desk, panel, icon, self) for panel, icon in panels]
        for button in self.buttons:
            button.clicked.connect(partial(self.choose, button.panel))
        self.buttons[0].setChecked(True)

    @property
    def panel(self) -> PresenterPanel:
        """The panel that is shown."""
        return next(button.panel for button in self.buttons if button.isChecked())

    @property
    def panels(self) -> list[PresenterPanel]:
        return [button.panel for button in self.buttons]

    def choose(self, panel: PresenterPanel) -> None:
        for button in self.buttons:
            button.setChecked(button.panel is panel)
        self.turned.emit()

    def arrange(self) -> None:
        wide = self.width() / len(self.buttons)
        for k, button in enumerate(self.buttons):
            button.setGeometry(round(k * wide), 0, round((k + 1) * wide) - round(k * wide), self.height())


__all__ = ["PanelTabs"]
