"""The bare ground of a chart."""

from __future__ import annotations

import os
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def plotter() -> Any:
    """pyqtgraph: loaded here, at the first chart."""
    # The numbers behind it would have threads that no chart needs; where there can be none they end the program.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    import pyqtgraph

    return pyqtgraph


def bare_plot(parent: QWidget, old: Any = None) -> Any:
    """A plot without frame, menu or mouse, in place of an old one."""
    pyqtgraph = plotter()
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
