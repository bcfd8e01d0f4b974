"""The colours of every theme by role, and those of the seats; '#rrggbb' or '#aarrggbb'."""

from __future__ import annotations

LIGHT = {
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
}
DARK = {
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
}
CONTRAST = {
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
}
PROJECTOR = CONTRAST | {
    "wood": "#241A12",
    "wood2": "#120C08",
    "pale": "#E4D6BF",
    "bright": "#FFFFFF",
    "done": "#FFD400",
    "todo": "#5B4A3B",
}
"""What a room sees in the usual way: bright boards and white paper in a dark room."""
PAPER = CONTRAST | {
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
}
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
