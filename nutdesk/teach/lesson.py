"""A scene step by step: forwards, backwards, with questions, and with free play at any moment."""

from __future__ import annotations

from typing import Literal

import attrs

from nutdesk.core.game import TABLE, Refusal, Ruling, look
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action
from nutdesk.core.table import Table
from nutdesk.core.words import say
from nutdesk.teach.scene import Ask, Do, Refuse, Scene, SceneError, Step, Vote

TABLES = 16
"""So many are kept of what was seen last."""


@attrs.frozen
class Verdict:
    """What an answer is worth, and why."""

    worth: Literal["right", "wrong", "refused"]
    """Right; allowed, but not the answer; or refused by the rules."""
    because: str
    clause: str

    @property
    def right(self) -> bool:
        """Whether it is the answer."""
        return self.worth == "right"


def refused(ruling: Ruling) -> Verdict:
    """The verdict on an answer that the rules do not allow."""
    return Verdict("refused", ruling.reason, ruling.clause)


class Lesson:
    """Runs a scene in an ordinary match. Whoever plays on in that match leaves the script, until resume()."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.match: Match = scene.match()
        self.at = 0
        """The step that is shown, from 1; 0 before the first."""
        self._marks = [self.match.current]
        """Where the match is after each step, as far as the script has been played."""
        self._tables: dict[tuple[Entry, int], Table] = {}
        """The tables seen last: a slide asks for each of them several times."""
        self._cast = self.match.cast

    @property
    def step(self) -> Step | None:
        """The step that is shown; None before the first."""
        return self.scene.steps[self.at - 1] if self.at else None

    @property
    def done(self) -> bool:
        """Whether the last step is shown."""
        return self.at == len(self.scene.steps)

    @property
    def straying(self) -> bool:
        """Whether somebody has left the script by playing on."""
        return self.match.current is not self._marks[self.at]

    def resume(self) -> None:
        """Return to the script, at the step that was left."""
        self.match.goto(self._marks[self.at])

    def next(self) -> Entry | None:
        """Show the next step; return the entry that it plays, with frames to watch, or None if nothing moves.

        Raises SceneError if the rules do not allow it, which cannot happen in a scene that passed the check.
        """
        if self.done:
            return None
        self.resume()
        step = self.scene.steps[self.at]
        entry = None
        if isinstance(step, Do):
            try:
                entry = self.match.play(*step.actions, *step.luck, watch=True, script=True)
            except Refusal as refusal:
                ruling = refusal.ruling
                raise SceneError(self.scene.path, step.line, ruling.reason, ruling.clause) from None
        self.at += 1
        self._marks[self.at :] = [self.match.current]
        return entry

    def check(self, number: int) -> None:
        """ValueError if there is no such step."""
        if not 0 <= number <= len(self.scene.steps):
            raise ValueError(f"the scene has {len(self.scene.steps)} steps")

    def goto(self, number: int) -> None:
        """Show any step, 0 for the beginning, playing what comes before it.

        If the rules do not allow that, it stops at the step before and raises SceneError.
        """
        self.check(number)
        while len(self._marks) <= number:
            self.at = len(self._marks) - 1
            self.next()
        self.at = number
        self.resume()

    def ruling(self) -> Ruling:
        """The ruling on what a Refuse step tries."""
        step = self.step
        if not isinstance(step, Refuse):
            raise ValueError("this step tries nothing")
        return self.match.judge(step.actions)

    def answer(self, *actions: Action) -> Verdict:
        """What a gesture is worth as an answer to an Ask step. Only its first action counts, and nothing is played."""
        step = self.step
        if not isinstance(step, Ask) or not actions:
            raise ValueError("this step asks for no move")
        self.resume()
        if not (ruling := self.match.judge(actions[:1])):
            return refused(ruling)
        if actions[0] in step.right:
            return Verdict("right", step.because, step.clause)
        if not (ruling := self.match.judge(actions)):
            return refused(ruling)
        reply = step.wrong.get(actions[0]) or step.otherwise
        return Verdict("wrong", reply or say("That is allowed, but it is not the answer. Try again."), "")

    def choose(self, choice: int) -> Verdict:
        """What a choice, from 0, is worth as an answer to a Vote step."""
        step = self.step
        if not isinstance(step, Vote) or not 0 <= choice < len(step.choices):
            raise ValueError("this step has no such choice")
        if choice == step.right:
            return Verdict("right", step.because, step.clause)
        place = choice - (choice > step.right)
        return Verdict("wrong", step.wrong[place] if step.wrong else say("Try another one."), "")

    def table(self, viewer: int = TABLE, entry: Entry | None = None) -> Table:
        """The table as a seat or everybody sees it, now or after an earlier entry."""
        match = self.match
        if match.cast is not self._cast or len(self._tables) >= TABLES:
            self._cast = match.cast
            self._tables.clear()
        seen = entry or match.current, viewer
        if seen not in self._tables:
            self._tables[seen] = match.game.table(look(match.game, seen[0].state, viewer), match.cast)
        return self._tables[seen]
