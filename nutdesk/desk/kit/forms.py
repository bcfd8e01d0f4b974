"""Fields, switches and lists in the colours of the desk."""

from __future__ import annotations

from nutdesk import paths
from nutdesk.desk.kit.theme import TEXT
from nutdesk.desk.kit.widgets import SCROLL, Desk

TICK = (paths.resources() / "art" / "ui-ok.svg").as_posix()
DOWN = (paths.resources() / "art" / "ui-down.svg").as_posix()


def form_style(desk: Desk) -> str:
    """How the fields of a sheet look; second lines are labels called 'quiet'."""
    theme, size = desk.theme, desk.layout.letters(17)
    side, pad = max(20, round(desk.layout.px(24))), max(4, round(desk.layout.px(6)))
    target = round(desk.layout.target)
    knob = max(24, round(desk.layout.px(28)))
    role = {name: theme.colour(f"@{name}").name() for name in ("ink", "ink2", "panel2", "line", "panel", "go", "ongo")}
    room = f"border-radius: {2 * pad}px; padding: {pad}px {2 * pad}px; min-height: {target - 2 * pad - 4}px;"
    box = f"background: {role['panel2']}; border: 2px solid {role['line']}; {room}"
    tick = f"width: {side}px; height: {side}px; border: 2px solid {role['ink2']}; border-radius: 5px;"
    return (
        f"QLabel, QCheckBox, QLineEdit, QComboBox {{ color: {role['ink']}; font-family: '{TEXT}';"
        f" font-size: {size:.0f}px; font-weight: 500; background: transparent; }}"
        f"QLabel#quiet {{ color: {role['ink2']}; }}"
        f"QLabel#head {{ font-weight: 700; color: {role['ink2']}; }}"
        f"QLineEdit, QComboBox {{ {box} selection-background-color: {role['go']}; selection-color: {role['ongo']}; }}"
        f"QLineEdit:focus, QComboBox:focus {{ border-color: {role['ink']}; }}"
        f"QComboBox::drop-down {{ border: none; width: {side + 4}px; }}"
        f"QComboBox::down-arrow {{ image: url({DOWN}); width: {side - 6}px; height: {side - 6}px; background: #FFF9EC;"
        f" border-radius: 4px; padding: 2px; }}"
        f"QCheckBox {{ spacing: 8px; padding: 2px; min-height: {target - 8}px; border: 2px solid transparent;"
        f" border-radius: 6px; }}"
        f"QCheckBox::indicator {{ {tick} background: {role['panel']}; }}"
        f"QCheckBox::indicator:checked {{ background: #FFF9EC; image: url({TICK}); }}"
        f"QCheckBox:focus {{ border-color: {role['ink']}; }}"
        f"QComboBox {{ combobox-popup: 0; }}"  # the list opens below its field, and scrolls
        f"QComboBoxPrivateContainer {{ border: none; }}"
        f"QComboBox QAbstractItemView {{ background: {role['panel']}; color: {role['ink']};"
        f" border: 2px solid {role['ink2']}; outline: none; padding: {pad - 2}px; }}"
        f"QComboBox QAbstractItemView::item {{ min-height: {target - 6}px; padding: 0 {pad}px;"
        f" border-radius: {pad}px; }}"
        f"QComboBox QAbstractItemView::item:selected {{ background: {role['go']}; color: {role['ongo']}; }}"
        f"QSlider::groove:horizontal {{ height: 8px; border-radius: 4px; background: {role['line']}; }}"
        f"QSlider::sub-page:horizontal {{ border-radius: 4px; background: {role['go']}; }}"
        f"QSlider::handle:horizontal {{ width: {knob - 6}px; margin: {4 - knob // 2}px 0; border-radius: {knob // 2}px;"
        f" background: {role['panel']}; border: 3px solid {role['ink']}; }}"
        f"QSlider:focus {{ border: 2px solid {role['ink']}; border-radius: 8px; }}"
        f"QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}"
        f"{SCROLL}"
    )
