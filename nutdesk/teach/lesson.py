"""A scene being shown: forwards, backwards, with questions, and with a free try at any moment."""

from __future__ import annotations

import attrs

from nutdesk.core.game import Refusal, Ruling
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action
from nutdesk.teach.scene import Ask, Do, Refuse, Scene, SceneError, Step, Vote


@attrs.frozen
class Verdict:
    """What an answer is worth, and why."""

    right: bool
    because: str
    clause: str


class Lesson:
    """Runs a scene. Its match is an ordinary one: whoever plays on in it is off the script until resume()."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.match: Match = scene.match()
        self.at = 0
        """The step that is being shown, from 1; 0 before the first."""
        self._marks = [self.match.current]
        """Where the match stands after each step, as far as the script has been played."""
        self._votes: dict[int, list[int]] = {
            step.number: [0] * len(step.choices) for step in scene.steps if isinstance(step, Vote)
        }

    @property
    def step(self) -> Step | None:
        """The step that is being shown; None before the first."""
        return self.scene.steps[self.at - 1] if self.at else None

    @property
    def done(self) -> bool:
        """Whether the last step is being shown."""
        return self.at == len(self.scene.steps)

    @property
    def straying(self) -> bool:
        """Whether somebody has played on from the script."""
        return self.match.current is not self._marks[self.at]

    def resume(self) -> None:
        """Back to the script, at the step that was left."""
        self.match.goto(self._marks[self.at])

    def next(self) -> Entry | None:
        """Show the next step: the entry it plays, with frames to watch, or None if nothing moves.

        Raises SceneError if the rules do not allow it, which a checked scene never does.
        """
        if self.done:
            return None
        self.resume()
        step = self.scene.steps[self.at]
        entry = None
        if isinstance(step, Do):
            try:
                entry = self.match.play(*step.actions, *step.luck, watch=True)
            except Refusal as refusal:
                ruling = refusal.ruling
                raise SceneError(self.scene.path, step.line, ruling.reason, ruling.clause) from None
        self.at += 1
        self._marks[self.at :] = [self.match.current]
        return entry

    def back(self) -> None:
        """Show the step before."""
        self.goto(max(0, self.at - 1))

    def goto(self, number: int) -> None:
        """Show any step, 0 for the beginning, playing what lies between."""
        if not 0 <= number <= len(self.scene.steps):
            raise ValueError(f"the scene has {len(self.scene.steps)} steps")
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
        """What a gesture is worth as an answer to an Ask step: its first action counts, nothing is played."""
        step = self.step
        if not isinstance(step, Ask) or not actions:
            raise ValueError("this step asks for no move")
        self.resume()
        ruling = self.match.judge(actions[:1])
        if not ruling:
            return Verdict(False, ruling.reason, ruling.clause)
        return Verdict(actions[0] in step.right, step.because, step.clause)

    def vote(self, choice: int, by: int = 1) -> None:
        """Count a voice for a choice, from 0; by -1 takes one away, and there are never fewer than none."""
        voices = self._voices()
        voices[choice] = max(0, voices[choice] + by)

    @property
    def votes(self) -> tuple[int, ...]:
        """The voices for each choice of a Vote step."""
        return tuple(self._voices())

    def verdict(self) -> Verdict:
        """Whether the room's favourite is the right choice; a tie with a wrong one is not."""
        step, voices = self.step, self._voices()
        assert isinstance(step, Vote)
        most = max(voices)
        right = voices[step.right] == most > 0 and voices.count(most) == 1
        return Verdict(right, step.because, step.clause)

    def _voices(self) -> list[int]:
        if self.at not in self._votes:
            raise ValueError("this step asks for no vote")
        return self._votes[self.at]
