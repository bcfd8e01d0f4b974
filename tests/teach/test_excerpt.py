"""A handout of a long course has the steps that matter, and something of every lesson."""

from __future__ import annotations

from nutdesk import paths
from nutdesk.teach.excerpt import excerpt, weight
from nutdesk.teach.scene import Do, QuestionStep, Refuse, Tell, load


def test_a_course_that_fits_is_printed_whole() -> None:
    lessons = [[4, 0, 1], [2, 2]]
    assert excerpt(lessons, 5) == ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1))
    assert excerpt(lessons, 99) == excerpt(lessons, 5)


def test_every_lesson_gives_its_best_step_before_any_gives_a_second() -> None:
    lessons = [[4, 1, 1], [0, 0, 0, 0], [4]]
    assert excerpt(lessons, 3) == ((0, 1), (1, 0), (2, 0))
    assert excerpt(lessons, 4) == ((0, 1), (1, 0), (1, 1), (2, 0))  # the longest has the next one


def test_where_there_are_more_lessons_than_room_the_longest_are_in() -> None:
    assert excerpt([[0], [4, 4], [0]], 1) == ((1, 0),)
    assert excerpt([], 6) == ()


def test_a_new_rule_comes_before_a_question_a_move_a_refusal_and_a_caption() -> None:
    scene = load(paths.scenes() / "nut-hunt" / "22-joined-and-not-joined.toml")
    assert all(weight(step, new_rule=True) == 0 for step in scene.steps)
    order = {QuestionStep: 1, Do: 2, Refuse: 3, Tell: 4}
    for game in ("nut-hunt", "nuts"):
        for path in sorted((paths.scenes() / game).glob("*.toml"))[:4]:
            for step in load(path).steps:
                kind = next((kind for kind in order if isinstance(step, kind)), Tell)
                assert weight(step, new_rule=False) == order[kind]
