"""Colours by role in three themes, and the two fonts."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPalette

from nutdesk import paths

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


LIGHT = Theme(
    "light",
    {
        "wood": "#D9BF93",
        "wood2": "#CDB083",
        "grain": "#BF9F6E",
        "felt": "#5B7553",
        "felt2": "#4A6244",
        "stitch": "#CCA9BF98",
        "panel": "#FFF9EC",
        "panel2": "#F5E8CE",
        "line": "#D8C39C",
        "ink": "#2F1F14",
        "ink2": "#6A5138",
        "woodink": "#4A3722",
        "go": "#2F6B3C",
        "ongo": "#FFFFFF",
        "gold": "#FFC83D",
        "no": "#B3261E",
        "veil": "#3B282216",
        "bar": "#FFF9EC",
        "light": "#4DFFF6DC",
        "shade": "#381C0F04",
    },
)
DARK = Theme(
    "dark",
    {
        "wood": "#2E231B",
        "wood2": "#281E17",
        "grain": "#3A2D22",
        "felt": "#34472F",
        "felt2": "#293A26",
        "stitch": "#CC5E7753",
        "panel": "#3A2D23",
        "panel2": "#4A3A2D",
        "line": "#5C4938",
        "ink": "#FBEFD9",
        "ink2": "#D3BD9C",
        "woodink": "#D3BD9C",
        "go": "#8CCB7A",
        "ongo": "#14240F",
        "gold": "#FFD154",
        "no": "#FF8A7A",
        "veil": "#780A0806",
        "bar": "#33271E",
        "light": "#0DFFF6DC",
        "shade": "#381C0F04",
    },
)
CONTRAST = Theme(
    "contrast",
    {
        "wood": "#16110D",
        "wood2": "#16110D",
        "grain": "#16110D",
        "felt": "#47603F",
        "felt2": "#33472D",
        "stitch": "#47603F",
        "panel": "#FFFFFF",
        "panel2": "#F2F2F2",
        "line": "#000000",
        "ink": "#000000",
        "ink2": "#2B2B2B",
        "woodink": "#FFFFFF",
        "go": "#005A2B",
        "ongo": "#FFFFFF",
        "gold": "#FFD400",
        "no": "#B00020",
        "veil": "#A80A0603",
        "bar": "#FFFFFF",
        "light": "#00FFFFFF",
        "shade": "#00000000",
    },
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}

PROJECTOR = Theme(
    "projector",
    CONTRAST.roles
    | {
        "wood": "#241A12",
        "wood2": "#120C08",
        "pale": "#E4D6BF",
        "bright": "#FFFFFF",
        "done": "#FFD400",
        "todo": "#5B4A3B",
    },
)
"""What a room sees in the usual way: bright boards and white paper in a dark room."""
PAPER = Theme(
    "paper",
    CONTRAST.roles
    | {
        "wood": "#FFFFFF",
        "wood2": "#FFFFFF",
        "felt": "#22331D",
        "felt2": "#22331D",
        "stitch": "#E9F0D9",
        "ink2": "#000000",
        "woodink": "#000000",
        "veil": "#BFFFFFFF",
        "pale": "#000000",
        "bright": "#000000",
        "done": "#005A2B",
        "todo": "#C9C9C9",
    },
)
"""What a room sees in high contrast, for a weak projector and a bright room: everything is white that can be, as the
light there makes dark places grey; what is not meant fades into the paper."""

SEAT_FILL = {
    "blue": "#0072B2",
    "red": "#D55E00",
    "yellow": "#F0E442",
    "white": "#F7F2E8",
    "black": "#33323A",
    "pink": "#CC79A7",
}
SEAT_MARK = {
    "blue": "#FFFFFF",
    "red": "#FFFFFF",
    "yellow": "#2A1A10",
    "white": "#2A1A10",
    "black": "#FFFFFF",
    "pink": "#2A1A10",
}

DEEPER = {"red": "#B34F00"}
"""For letters below LARGE on a seat's colour: white on the usual red has enough contrast only for display type."""
LARGE = 19


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
