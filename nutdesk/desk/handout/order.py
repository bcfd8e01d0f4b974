"""What can be printed, for the window and for the command line."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import attrs

from nutdesk import games
from nutdesk.desk.handout.printing import PAPERS, Making, produce
from nutdesk.teach.scene import Scene, load

PAGES: Final = ("summary", "worksheet", "plan")
"""What is on a single page."""
KINDS: Final = ("lesson", "short", "course", *PAGES, "rules", "parts")


@attrs.frozen
class Order:
    """What somebody wants to print."""

    kind: str
    game: str
    scene: Path | Scene | None = None
    paper: str = "a4"
    notes: bool = False
    """Whether to print the presenter's notes."""
    sparing: bool = False
    """Whether to save ink."""

    def making(self) -> Making:
        """Make the document step by step; raises Mistake."""
        paper = PAPERS[self.paper]
        if self.kind == "lesson":
            from nutdesk.desk.handout.handout import scene_document

            assert self.scene is not None
            scene = load(self.scene) if isinstance(self.scene, Path) else self.scene
            yield scene_document(scene, paper, notes=self.notes)
        elif self.kind in ("short", "course"):
            from nutdesk.desk.handout.handout import course_steps

            yield from course_steps(self.game, paper, notes=self.notes, short=self.kind == "short")
        elif self.kind in PAGES:
            from nutdesk.desk.handout.handout import one_page

            yield one_page(self.kind, self.game, paper)
        elif self.kind == "rules":
            from nutdesk.desk.handout.rules_handout import rules_steps

            yield from rules_steps(games.load(self.game), paper)
        else:
            from nutdesk.desk.handout.parts import parts_document

            yield parts_document(games.load(self.game), paper, sparing=self.sparing)


def kinds_of(game: str) -> tuple[str, ...]:
    """What there is to print of a game."""
    from nutdesk.teach import handbook
    from nutdesk.teach.browse import short_course

    there = {
        "short": bool(short_course(game)),
        "worksheet": handbook.exists(game),
        "plan": handbook.exists(game),
        "parts": bool(games.load(game).cutouts()),
    }
    return tuple(kind for kind in KINDS if kind != "lesson" and there.get(kind, True))


def write_file(order: Order, path: Path, watch: Callable[[], object], language: str = "en") -> int:
    """Print into a file, without a display; return the number of pages. Raises Mistake and OSError."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from nutdesk.desk.application import application
    from nutdesk.desk.settings.language import choose, switch

    application()
    switch(choose(language))
    pages = 0
    for done, _ in produce(order.making(), path):
        pages = done
        watch()
    return pages
