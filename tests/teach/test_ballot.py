"""What hands can be raised for: the choices of a vote, or the answers to a question."""

from __future__ import annotations

import pytest

from nutdesk import games, paths
from nutdesk.games.nice_one_squirrel.actions import Move, Nothing
from nutdesk.teach.ballot import ballot, right_places
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.scene import Ask, Vote, find, load, loads


@pytest.fixture
def lesson(text: str) -> Lesson:
    return Lesson(loads(text))


def test_the_choices_of_a_vote_are_on_the_ballot(lesson: Lesson) -> None:
    lesson.goto(5)
    assert [answer.text for answer in ballot(lesson)] == ["Tufty", "Cyril"]


def test_the_places_where_a_piece_may_go_are_the_answers_to_a_question(lesson: Lesson) -> None:
    lesson.goto(3)
    step = lesson.step
    assert isinstance(step, Ask)
    answers = {answer.spot: answer.actions[0] for answer in ballot(lesson)}
    assert answers["cache-4"] == Move(4)
    assert "cache-5" not in answers, "somebody sits there"
    assert right_places(lesson, step) == ("cache-4",)


def test_nothing_is_on_the_ballot_where_nothing_is_asked_or_somebody_plays_on(lesson: Lesson) -> None:
    lesson.goto(1)
    assert ballot(lesson) == ()
    lesson.goto(3)
    lesson.match.play(Move(7), Nothing())
    assert ballot(lesson) == ()


@pytest.mark.parametrize("game", games.ids())
def test_every_question_has_a_ballot_that_nine_keys_can_reach(game: str) -> None:
    for path in find(paths.scenes() / game):
        lesson = Lesson(load(path))
        for step in lesson.scene.steps:
            lesson.goto(step.number)
            assert len(ballot(lesson)) in (range(1, 10) if isinstance(step, Ask | Vote) else (0,)), path.stem
