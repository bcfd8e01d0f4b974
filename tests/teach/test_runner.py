"""A course is run without any window: steps, answers, hands, free tries and scenes that are wrong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from nutdesk.core.game import no
from nutdesk.core.match import Entry
from nutdesk.core.wish import Wish
from nutdesk.games.nice_one_squirrel.actions import Move, Nothing
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.progress import Progress, load
from nutdesk.teach.runner import Runner
from nutdesk.teach.scene import loads

Run = Callable[..., tuple[Runner, "Listener"]]


class Listener:
    """A screen that remembers what it was told to show."""

    def __init__(self, runner: Runner) -> None:
        self.runner = runner
        self.told: list[str] = []

    def show_lesson(self) -> None:
        self.told.append(f"lesson {self.runner.place}")

    def show_step(self, entry: Entry | None) -> None:
        assert self.runner.lesson is not None
        self.told.append(f"step {self.runner.lesson.at}" + (" moves" if entry is not None else ""))

    def show_answer(self) -> None:
        self.told.append("answer")

    def show_trouble(self, sentence: str) -> None:
        self.told.append(sentence or "well")

    def end(self) -> None:
        self.told.append("end")

    def news(self) -> list[str]:
        """What was shown since it was asked last."""
        told, self.told = self.told, []
        return told


def as_written(lesson: Lesson) -> None:
    """A lesson in the language of its author."""


@pytest.fixture
def run(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the small scene at a step: alone, or as a course of as many lessons as there are changes to its text."""
    monkeypatch.setenv("NUTDESK_HOME", str(tmp_path / "home"))

    def run(
        *changes: tuple[str, str], at: int = 1, alone: bool = False, progress: Progress | None = None
    ) -> tuple[Runner, Listener]:
        course = []
        for number, (old, new) in enumerate(changes or (("", ""),)):
            course.append(tmp_path / f"lesson-{number}.toml")
            course[-1].write_text(text.replace(old, new) if old else text, encoding="utf-8")
        runner = Runner(course, as_written, progress, alone=alone)
        listener = Listener(runner)
        runner.screens.append(listener)
        runner.open(0, at)
        return runner, listener

    return run


def shown(cache: int, spot: str = "") -> Wish:
    """Somebody moves the squirrel to a cache, and lets go of it over a spot."""
    return Wish((Move(cache),), "drag", spot=spot)


def at(runner: Runner) -> int:
    assert runner.lesson is not None
    return runner.lesson.at


SAME = ("", "")
ILLEGAL = ('do = "move 6"', 'do = "move 2"')
UNREADABLE = ("players = 2", "players = 99")


# ---- steps ----------------------------------------------------------------------------------------------------------


def test_the_way_on_shows_a_room_every_answer_before_it_leads_past_it(run: Run) -> None:
    runner, listener = run()
    for _ in range(8):
        runner.next()
    steps = ["step 1", "step 2", "step 3", "answer", "step 4 moves", "step 5", "answer", "step 6 moves", "end"]
    assert listener.news() == ["lesson 0", *steps]


def test_somebody_alone_may_leave_a_question_open_but_sees_the_answer_to_a_vote(run: Run) -> None:
    runner, listener = run(at=0, alone=True)
    for _ in range(8):
        runner.next()
    steps = ["step 1", "step 2", "step 3", "step 4 moves", "step 5", "answer", "step 6 moves", "end"]
    assert listener.news() == ["lesson 0", "step 0", *steps]


def test_a_course_leads_from_lesson_to_lesson_and_back_and_remembers_what_was_learnt(run: Run) -> None:
    runner, _ = run(SAME, SAME, at=6, alone=True, progress=Progress())
    first = runner.path
    assert not load().done(first)
    runner.next()
    assert (runner.place, at(runner)) == (1, 1)
    assert load().done(first)
    assert not load().done(runner.path)
    runner.back()
    assert (runner.place, at(runner)) == (0, 1)
    runner.back()
    assert (runner.place, at(runner)) == (0, 1), "before the first there is nothing"


def test_each_lesson_asks_its_own_questions(run: Run) -> None:
    runner, _ = run(SAME, SAME, at=3)
    runner.reveal()
    runner.open(1, 3)
    assert runner.asking


def test_back_leads_out_of_a_free_try_before_it_leads_a_step_back(run: Run) -> None:
    runner, listener = run(at=3)
    assert runner.lesson is not None
    runner.lesson.match.play(Move(7), Nothing())
    listener.news()
    runner.back()
    assert listener.news() == ["step 3"]
    assert not runner.lesson.straying
    runner.back()
    assert listener.news() == ["step 2"]


def test_jumping_to_the_step_that_is_shown_ends_a_free_try(run: Run) -> None:
    runner, _ = run(at=3)
    assert runner.lesson is not None
    runner.lesson.match.play(Move(7), Nothing())
    runner.goto(3)
    assert not runner.lesson.straying


# ---- answers --------------------------------------------------------------------------------------------------------


def test_an_answer_is_right_allowed_or_refused_and_marks_its_place(run: Run) -> None:
    runner, listener = run(at=3)
    assert runner.lesson is not None
    listener.news()
    found = []
    for cache in (5, 6, 4):
        assert runner.answer(shown(cache, f"cache-{cache}"))
        assert runner.given.verdict is not None
        found.append((runner.given.verdict.worth, runner.given.verdict.clause))
    assert found == [("refused", "NS-T1"), ("wrong", ""), ("right", "NS-T4")]
    assert runner.given.marks == {"cache-5": False, "cache-6": False, "cache-4": True}
    assert listener.news() == ["answer"] * 3
    assert runner.lesson.match.current is runner.lesson.match.root, "nothing is played"


def test_what_no_move_is_answers_with_its_ruling(run: Run) -> None:
    runner, _ = run(at=3)
    runner.refuse(no("NS-T1", "Not there."), "cache-1")
    assert runner.given.verdict is not None
    assert (runner.given.verdict.because, runner.given.verdict.clause) == ("Not there.", "NS-T1")
    assert runner.given.marks == {"cache-1": False}


def test_a_move_is_an_answer_only_while_a_question_is_open(run: Run) -> None:
    runner, _ = run(at=3)
    assert runner.lesson is not None
    assert runner.asking
    runner.answer(shown(4))
    assert not runner.asking
    assert not runner.answer(shown(6)), "it is solved"
    runner.refuse(no("NS-T1", "Not there."))
    assert runner.given.solved, "a mistake afterwards does not open it again"
    runner.goto(1)
    assert not runner.answer(shown(6)), "nothing is asked"
    runner.goto(5)
    assert runner.waiting
    assert not runner.answer(shown(6)), "a vote is not answered by a move"
    other, _ = run(at=3)
    assert other.lesson is not None
    other.lesson.match.play(Move(7), Nothing())
    assert not other.answer(shown(4)), "somebody tries something"


@pytest.mark.parametrize("alone", [True, False])
def test_somebody_alone_who_comes_back_is_asked_anew_and_a_room_is_not(run: Run, alone: bool) -> None:
    runner, _ = run(at=3, alone=alone)
    runner.answer(shown(4, "cache-4"))
    runner.goto(2)
    runner.goto(3)
    assert runner.asking == alone
    assert bool(runner.given.marks) != alone


def test_hands_are_counted_for_each_choice_and_stay_when_one_leafs_about(run: Run) -> None:
    runner, _ = run(at=5, alone=True)
    runner.raise_hand(0, -1)
    for choice in (1, 1, 0, 7):
        runner.raise_hand(choice)
    assert runner.given.hands == {0: 1, 1: 2}
    runner.next()
    assert runner.given.revealed
    assert runner.given.bars, "hands that were counted are shown with the answer"
    runner.goto(1)
    runner.raise_hand(0)
    assert not runner.given.hands, "there is nothing to vote on"
    runner.goto(5)
    assert runner.given.hands == {0: 1, 1: 2}
    assert not runner.given.revealed


# ---- scenes that are wrong ------------------------------------------------------------------------------------------


def test_a_step_that_the_rules_do_not_allow_is_told_and_the_one_before_stays(run: Run) -> None:
    runner, listener = run(ILLEGAL, at=5)
    runner.reveal()
    listener.news()
    runner.next()
    (told,) = listener.news()
    assert "lesson-0.toml:" in told
    assert "(NS-T1)" in told
    assert at(runner) == 5
    runner.back()
    assert listener.news() == ["well", "step 5"]
    assert not runner.trouble


@pytest.mark.parametrize(("alone", "reached"), [(True, 5), (False, 2)])
def test_a_jump_over_a_wrong_step_leads_one_alone_up_to_it_and_a_room_nowhere(
    run: Run, alone: bool, reached: int
) -> None:
    runner, _ = run(ILLEGAL, at=2, alone=alone)
    runner.goto(6)
    assert at(runner) == reached
    assert runner.lesson is not None
    assert not runner.lesson.straying
    assert "(NS-T1)" in runner.trouble


def test_a_lesson_that_cannot_be_opened_is_told_with_its_line_and_the_way_on_leads_past_it(run: Run) -> None:
    runner, listener = run(SAME, UNREADABLE, SAME, at=6)
    listener.news()
    runner.next()
    (told,) = listener.news()
    assert "lesson-1.toml:4" in told
    assert runner.broken is not None
    assert (Path(runner.broken.path).name, runner.broken.line) == ("lesson-1.toml", 4)
    assert (runner.place, at(runner)) == (0, 6)
    runner.next()
    assert listener.news() == ["well", "lesson 2", "step 1"]
    assert runner.broken is None
    runner.next()
    assert listener.news() == ["step 2"]


def test_a_fault_of_a_game_on_the_way_is_told_and_does_not_end_the_lesson(text: str) -> None:
    scene = loads(text)

    class Faulty(type(scene.game)):  # type: ignore[misc]
        def step(self, *_args: object) -> None:
            raise RuntimeError("no such squirrel")

    runner = Runner((attrs.evolve(scene, game=Faulty()),), as_written)
    listener = Listener(runner)
    runner.screens.append(listener)
    runner.open(0, 3)
    runner.reveal()
    listener.news()
    runner.next()
    assert listener.news() == ["Step 4 cannot be shown (no such squirrel)."]
    assert at(runner) == 3


def test_a_lesson_that_no_screen_can_name_is_not_opened(run: Run, tmp_path: Path) -> None:
    runner, _ = run()

    def fails(_lesson: Lesson) -> None:
        raise RuntimeError("speechless")

    silent = Runner(runner.course, fails)
    assert not silent.open(0)
    assert silent.trouble == f"{tmp_path / 'lesson-0.toml'}: it cannot be shown (speechless)."
    assert silent.lesson is None
