"""The bare ground of a chart."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def bare_plot(parent: QWidget, old: Any = None) -> Any:
    """A plot without frame, menu or mouse, in place of an old one; pyqtgraph is loaded here, at the first chart."""
    import pyqtgraph

    pyqtgraph.setConfigOptions(antialias=True)
    if old is not None:
        old.hide()
        old.deleteLater()
    plot = pyqtgraph.PlotWidget(parent, background=None)
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot.setFrameShape(plot.Shape.NoFrame)
    plot.setStyleSheet("background: transparent")
    plot.setMouseEnabled(False, False)
    plot.hideButtons()
    plot.setMenuEnabled(False)
    return plot
