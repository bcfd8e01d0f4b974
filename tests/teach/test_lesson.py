"""A lesson can be walked forwards and backwards, answered, left and resumed."""

from __future__ import annotations

import pytest

from nutdesk.games.nice_one_squirrel import events
from nutdesk.games.nice_one_squirrel.actions import Move, Nothing, Play
from nutdesk.teach.lesson import Lesson, Verdict
from nutdesk.teach.scene import SceneError, loads


@pytest.fixture
def lesson(text: str) -> Lesson:
    return Lesson(loads(text))


def test_next_plays_the_script_and_gives_frames_to_watch(lesson: Lesson) -> None:
    entries = [lesson.next() for _ in lesson.scene.steps]
    assert [entry is not None for entry in entries] == [False, False, False, True, False, True]
    assert entries[3] is not None
    assert [frame.event.kind for frame in entries[3].frames] == [events.MOVED, events.PLAYED]
    assert lesson.done
    assert lesson.next() is None
    assert lesson.at == 6


def test_back_and_forth_leads_to_the_same_positions(lesson: Lesson) -> None:
    seen = [lesson.match.state.copy()]
    while not lesson.done:
        lesson.next()
        seen.append(lesson.match.state.copy())
    for number in (5, 4, 3, 2, 1, 0, 6, 2, 5, 0, 4):
        lesson.goto(number)
        assert lesson.at == number
        assert lesson.match.state == seen[number]
    assert len(lesson.match.entries) == 3, "walking about makes no new branches"


def test_goto_refuses_a_step_that_is_not_there(lesson: Lesson) -> None:
    with pytest.raises(ValueError, match="6 steps"):
        lesson.goto(7)


def test_a_refusal_can_be_shown_with_its_reason_and_culprits(lesson: Lesson) -> None:
    lesson.goto(2)
    ruling = lesson.ruling()
    assert ruling.clause == "NS-T1"
    assert "squirrel-1" in ruling.culprits


def test_a_right_answer_is_right_and_nothing_is_played(lesson: Lesson) -> None:
    lesson.goto(3)
    verdict = lesson.answer(Move(4))
    assert verdict.right
    assert verdict.because == "A red nut lies on cache 4."
    assert verdict.clause == "NS-T4"
    assert not lesson.straying


def test_a_gesture_answers_with_its_first_action(lesson: Lesson) -> None:
    lesson.goto(3)
    assert lesson.answer(Move(4), Play("blue-walnut")).right
    assert lesson.answer(Move(4), Play("yellow-chestnut")).right, "what comes after it was not asked"


def test_an_answer_that_is_allowed_but_wrong_does_not_give_the_right_one_away(lesson: Lesson) -> None:
    lesson.goto(3)
    verdict = lesson.answer(Move(6))
    assert verdict.worth == "wrong"
    assert verdict.because == "That is allowed, but it is not the answer. Try again."
    assert lesson.answer(Move(7)).because == "Nothing lies there.", "a wrong move may have a reply of its own"


def test_any_other_wrong_move_may_have_a_reply_of_its_own_too(text: str) -> None:
    lesson = Lesson(loads(text.replace('"move 7" = ', 'otherwise = "No red nut is there."\n"move 7" = ')))
    lesson.goto(3)
    assert lesson.answer(Move(6)).because == "No red nut is there."
    assert lesson.answer(Move(7)).because == "Nothing lies there."


def test_each_wrong_choice_of_a_vote_has_its_reply(lesson: Lesson) -> None:
    lesson.goto(5)
    assert lesson.choose(0) == Verdict("wrong", "Tufty has just played.", "")
    assert lesson.choose(1) == Verdict("right", "The turn goes round.", "NS-S2")


def test_without_replies_a_wrong_choice_asks_for_another_try(text: str) -> None:
    lesson = Lesson(loads(text.replace('wrong = ["Tufty has just played."]\n', "")))
    lesson.goto(5)
    assert lesson.choose(0).because == "Try another one."


def test_an_illegal_answer_gets_the_reason_of_the_rules(lesson: Lesson) -> None:
    lesson.goto(3)
    verdict = lesson.answer(Move(5))
    assert verdict.worth == "refused"
    assert verdict.clause == "NS-T1"
    assert "sits there" in verdict.because


def test_a_wrong_answer_that_ends_in_what_is_not_allowed_gets_the_reason_of_the_rules(lesson: Lesson) -> None:
    lesson.goto(3)
    verdict = lesson.answer(Move(6), Play("yellow-chestnut"))
    assert verdict.worth == "refused"
    assert verdict.because == lesson.match.judge((Move(6), Play("yellow-chestnut"))).reason


def test_only_a_question_can_be_answered(lesson: Lesson) -> None:
    lesson.goto(1)
    with pytest.raises(ValueError, match="no move"):
        lesson.answer(Move(4))
    with pytest.raises(ValueError, match="tries nothing"):
        lesson.ruling()


def test_anybody_may_play_on_and_come_back(lesson: Lesson) -> None:
    lesson.goto(3)
    lesson.match.play(Move(7), Nothing())
    away = lesson.straying
    lesson.resume()
    assert (away, lesson.straying) == (True, False)
    assert lesson.match.state.squirrels == [2, 4]
    lesson.match.play(Move(7), Nothing())
    lesson.next()
    assert not lesson.straying
    assert lesson.match.state.scores == [1, 0]


def test_a_question_is_about_the_script_even_if_somebody_played_on(lesson: Lesson) -> None:
    lesson.goto(3)
    lesson.match.play(Move(7), Nothing())
    assert lesson.answer(Move(4)).right
    assert not lesson.straying


def test_a_script_that_breaks_the_rules_stops_with_its_line(text: str) -> None:
    lesson = Lesson(loads(text.replace('do = "move 6"', 'do = "move 2"'), "small.toml"))
    lesson.goto(5)
    with pytest.raises(SceneError) as caught:
        lesson.next()
    assert caught.value.line == lesson.scene.steps[5].line
    assert caught.value.clause == "NS-T1"
    assert lesson.at == 5
