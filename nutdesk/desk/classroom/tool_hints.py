"""How each of the presenter's tools is used, in one line that stands where it is used."""

from __future__ import annotations

from nutdesk.desk.classroom.tool_row import LETTERS
from nutdesk.desk.kit.words import later, tr

USES = {
    "spotlight": later("Point at a place; the wheel makes it wider. {key} puts the light out."),
    "zoom": later("Drag a frame. {key} again zooms out."),
    "laser": later("Point: the red dot follows. {key} puts it away."),
    "pen": later("Drag to draw. {key} puts the pen away, {clear} wipes."),
    "arrow": later("Drag from here to there. {key} puts it away, {clear} wipes."),
}
ZOOMED = later("{key} zooms out.")
KEYS = {name: letter for letter, name in LETTERS.items() if letter.isalpha()}


def tool_hint(tool: str, *, zoomed: bool, lead: str = "") -> str:
    """How the tool in use is used; '' without one. `lead` is what is held with its letter: 'Alt+' at a game."""
    clear = f"{lead}{KEYS['clear']}"
    if tool:
        return tr(USES[tool], key=f"{lead}{KEYS[tool]}", clear=clear)
    return tr(ZOOMED, key=f"{lead}{KEYS['zoom']}") if zoomed else ""


__all__ = ["tool_hint"]
