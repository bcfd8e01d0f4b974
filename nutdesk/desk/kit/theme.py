"""Colours by role in three themes, and the two fonts."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette

from nutdesk import paths
from nutdesk.core import palette
from nutdesk.core.palette import DEEPER, LARGE, SEAT_FILL

TIP = 16
"""Size of the letters in tips."""


class Theme:
    """The colours of one theme, by role; there is one object for each."""

    def __init__(self, name: str, roles: dict[str, str]) -> None:
        self.name = name
        self.roles = roles

    def colour(self, name: str, alpha: float | None = None) -> QColor:
        """A '#rrggbb', '#aarrggbb' or '@role' as a colour."""
        colour = QColor(self.roles[name[1:]] if name.startswith("@") else name)
        if alpha is not None:
            colour.setAlphaF(alpha)
        return colour


LIGHT = Theme("light", palette.LIGHT)
DARK = Theme("dark", palette.DARK)
CONTRAST = Theme("contrast", palette.CONTRAST)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}
PROJECTOR = Theme("projector", palette.PROJECTOR)
PAPER = Theme("paper", palette.PAPER)


def seat_fill(colour: str, letters: float = LARGE) -> QColor:
    """The colour of a seat behind letters of this many pixels."""
    return QColor(DEEPER.get(colour, SEAT_FILL[colour]) if letters < LARGE else SEAT_FILL[colour])


DISPLAY, TEXT = "Fredoka One", "Hanken Grotesk"


@cache
def _families() -> tuple[str, str]:
    """The display and the text font; the system's own where ours are not installed."""
    have: set[str] = set()
    for path in paths.fonts():
        have.update(QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path))))
    if DISPLAY not in have or TEXT not in have:
        have.update(QFontDatabase.families())  # perhaps the system has them
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return (DISPLAY if DISPLAY in have else system, TEXT if TEXT in have else system)


@cache
def font(pixels: float, weight: int = 500, display: bool = False) -> QFont:
    """A font at a size in pixels, which may be a fraction."""
    families = _families()
    made = QFont(families[0] if display else families[1])
    made.setPixelSize(max(1, round(pixels)))
    if not display or families[0] != DISPLAY:
        made.setWeight(QFont.Weight(700 if display else weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@cache
def metrics(pixels: float, weight: int = 500, display: bool = False) -> QFontMetricsF:
    return QFontMetricsF(font(pixels, weight, display))


def dress_tips(theme: Theme, text: float = 1.0) -> None:
    """Give tips the font and the colours of the desk."""
    from PySide6.QtWidgets import QToolTip

    palette = QToolTip.palette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, theme.colour("@panel"))
    palette.setColor(QPalette.ColorRole.ToolTipText, theme.colour("@ink"))
    QToolTip.setPalette(palette)
    QToolTip.setFont(font(TIP * text, 500))
