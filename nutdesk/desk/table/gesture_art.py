"""Small drawings about a gesture: how its value comes about, where a piece fits."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from nutdesk.core.table import Art, Box, Gesture, Label, moved
from nutdesk.core.words import say


def sum_art(gesture: Gesture) -> tuple[Art, float]:
    """The lines of a gesture's sum as a drawing, with the total below if there is one."""
    art: list[Art] = []
    for k, line in enumerate(gesture.lines):
        y = 72.0 * k
        art.append(moved(line.art, 20, y + 3))
        art.append(
            (
                Label(line.text, 128, y, 120, 68, 17, 600, wrap=True),
                Label(line.value, 234, y, 60, 68, 26, 600, "@go", "right", True),
            )
        )
    y = 72.0 * len(gesture.lines)
    if not gesture.value:
        return tuple(layer for part in art for layer in part), y
    art.append(
        (
            Box(18, y, 276, 1.5, 0, "@line"),
            Label(say("Together"), 20, y + 4, 140, 36, 18, 700),
            Label(gesture.value, 214, y + 4, 80, 36, 28, 600, "@go", "right", True),
        )
    )
    return tuple(layer for part in art for layer in part), y + 40


def fits_art(targets: Mapping[str, list[Gesture]], name_of: Callable[[str], str]) -> tuple[Art, float]:
    """Where a held piece may go, best first, with a bar for each value; nothing if no place has a value."""
    rows: list[tuple[int, str, Gesture]] = []
    for spot, gestures in targets.items():
        gesture = gestures[0]
        worth = int(gesture.value) if gesture.value.lstrip("+-").isdigit() else -1
        rows.append((worth, name_of(spot), gesture))
    if not any(gesture.value for _, _, gesture in rows):
        return (), 0
    rows.sort(key=lambda row: -row[0])
    most = max(1, rows[0][0])
    art: list[Art] = []
    for k, (worth, name, gesture) in enumerate(rows[:4]):
        y = 2.0 + 40 * k
        art.append((Label(name, 18, y, 120, 34, 17, 600, shrink=True),))
        if worth >= 0:
            bar = Box(206, y + 9, max(16, 88 * worth / most), 16, 8, "@go")
            art.append((Label(gesture.value, 138, y, 50, 34, 18, 700, "@go", "right"),))
            art.append((Box(206, y + 9, 88, 16, 8, "@panel2", "@line", 1.2), bar))
        else:
            art.append((Label(gesture.says, 138, y, 160, 34, 16, 500, "@ink2", shrink=True),))
    return tuple(layer for part in art for layer in part), 40.0 * min(4, len(rows))
