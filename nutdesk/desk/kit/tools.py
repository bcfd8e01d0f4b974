"""The presenter's tools: what each is called, its letter, what it is for and how it is used."""

from __future__ import annotations

from typing import NamedTuple

from nutdesk.desk.kit.keyboard import key_of
from nutdesk.desk.kit.words import later, tr


class Tool(NamedTuple):
    """A tool; its texts are shown through tr()."""

    name: str
    label: str
    icon: str
    letter: str
    tip: str
    use: str = ""
    """How it is used, while it is in the hand."""


GROUPS = (
    (
        later("The picture"),
        (
            Tool("black", later("Black"), "ui-blackout", "B", later("The projector shows nothing")),
            Tool(
                "freeze",
                later("Freeze"),
                "ui-freeze",
                "F",
                later("The room keeps the picture while you try something"),
            ),
            Tool(
                "spotlight",
                later("Spotlight"),
                "ui-spotlight",
                "S",
                later("Light one place; the wheel makes it wider"),
                later("Point at a place; the wheel makes it wider. {key} puts the light out."),
            ),
            Tool(
                "zoom",
                later("Zoom"),
                "ui-zoom",
                "Z",
                later("Drag a frame to zoom in. Press Z again to zoom out."),
                later("Drag a frame. {key} again zooms out."),
            ),
        ),
    ),
    (
        later("Point and draw"),
        (
            Tool(
                "laser",
                later("Laser"),
                "ui-laser",
                "L",
                later("A red dot that follows the pointer and fades"),
                later("Point: the red dot follows. {key} puts it away."),
            ),
            Tool(
                "pen",
                later("Pen"),
                "ui-pen",
                "P",
                later("Lines that stay until they are cleared"),
                later("Drag to draw. {key} puts the pen away, {clear} wipes."),
            ),
            Tool(
                "arrow",
                later("Arrow"),
                "ui-arrow",
                "A",
                later("Arrows that stay until they are cleared"),
                later("Drag from here to there. {key} puts it away, {clear} wipes."),
            ),
            Tool("clear", later("Clear"), "ui-clear", "C", later("Wipe lines and arrows")),
        ),
    ),
    (
        later("The room"),
        (
            Tool("vote", later("Vote"), "ui-vote", "V", later("Show the raised hands as bars")),
            Tool("try", later("Free try"), "ui-hand", "T", later("Play on from here; again: back to the script")),
        ),
    ),
)
TOOLS = {tool.name: tool for _, tools in GROUPS for tool in tools}
HELD = tuple(name for name, tool in TOOLS.items() if tool.use)
"""Those that the pointer uses until they are put away."""
AT_A_GAME = tuple(tool.name for _, tools in GROUPS[:2] for tool in tools)
"""Those for a game on the projector."""
LETTERS = {tool.letter: name for name, tool in TOOLS.items()} | {".": "black", "K": "contrast", "M": "slow"}
"""What the letters do; some clickers send a full stop for black."""
ZOOMED = later("{key} zooms out.")


def key_of_tool(name: str, *, at_a_game: bool) -> str:
    """The key of a tool: its letter alone, but at a game, where letters are the game's, that of the command."""
    return key_of(name) if at_a_game else next(letter for letter, meant in LETTERS.items() if meant == name)


def how_to(tool: str, *, zoomed: bool, at_a_game: bool = False) -> str:
    """How the tool in the hand is used; '' if there is none."""
    if tool:
        keys = {"key": tool, "clear": "clear"}
        return tr(TOOLS[tool].use, **{k: key_of_tool(name, at_a_game=at_a_game) for k, name in keys.items()})
    return tr(ZOOMED, key=key_of_tool("zoom", at_a_game=at_a_game)) if zoomed else ""


__all__ = ["AT_A_GAME", "GROUPS", "HELD", "LETTERS", "TOOLS", "Tool", "how_to", "key_of_tool"]
