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
            answers = ballot(lesson)
            assert len(answers) in (range(1, 10) if isinstance(step, Ask | Vote) else (0,)), path.stem
            if isinstance(step, Ask):
                assert any(answer.actions[0] in step.right for answer in answers), (path.stem, step.number)


TRUCKS = """
title = "Two actions"
game = "nuts"
clauses = ["NT-3"]
players = 2
[options]
edition = "trucks"
[position]
tiles = [[2, 3], [2, 6]]
spins = [1, 0, 2, 3, 3, 0, 3, 3]
[[step]]
ask = "Which tile has to go?"
right = ["clear 2 3"]
because = "It is in the way."
clause = "NT-3"
[step.wrong]
"clear 2 6" = "It is in nobody's way."
"""


def test_a_move_that_leads_to_no_place_of_its_own_is_on_the_ballot_as_a_whole_move() -> None:
    lesson = Lesson(loads(TRUCKS))
    lesson.goto(1)
    texts = [str(answer.text) for answer in ballot(lesson)]
    assert "take the tile off conveyor 2, columns 3 and 4" in texts, "the right one"
    assert "take the tile off conveyor 2, columns 6 and 7" in texts, "one with a reply of its own"
    assert "slide the tile on conveyor 2 from column 3 to column 2" in texts, "what else that tile could do"
    assert len(texts) == 9


SWAP = """
title = "A swap"
game = "nuts"
clauses = ["NU-T2"]
players = 2
[position]
phase = "swap"
orders = "SACCSACCSACC"
[[step]]
ask = "Which two change places?"
right = ["dispensers 5 6"]
because = "Then both match."
clause = "NU-T2"
"""


def test_where_right_and_wrong_moves_lead_to_the_same_place_the_right_one_stands_for_it() -> None:
    lesson = Lesson(loads(SWAP))
    lesson.goto(1)
    found = {answer.spot: str(answer.actions[0]) for answer in ballot(lesson)}
    assert found["top-6"] == "dispensers 5 6"


WAYS = """
title = "Three ways"
game = "little-nutters"
clauses = ["LN-P3"]
players = 2
[position]
rest = true
hands = [["cramp-leaf", "trapdoor-leaf"], []]
[[step]]
ask = "How does she get the top card of C2?"
right = ["excavate 20"]
because = "Nothing can stop her."
clause = "LN-P3"
[step.wrong]
"dig 20" = "It may bite."
"search 20" = "She would only look."
"""


def test_what_has_a_reply_of_its_own_is_a_choice_beside_the_right_one_at_the_same_place() -> None:
    lesson = Lesson(loads(WAYS))
    lesson.goto(1)
    moves = {str(answer.actions[0]) for answer in ballot(lesson)}
    assert {"excavate 20", "dig 20", "search 20"} <= moves


DEFENCE = """
title = "One card helps"
game = "little-nutters"
clauses = ["LN-T2"]
players = 2
[position]
rest = true
hands = [["acorn-helmet-leaf", "cramp-leaf"], []]
[position.patches]
1 = ["fox", "nut"]
[[step]]
say = "A Fox."
do = "dig 1"
[[step]]
ask = "What does she do?"
right = ["nullify acorn-helmet-leaf"]
because = "It nullifies an attack."
clause = "LN-T2"
"""


def test_what_only_a_button_does_is_a_choice_where_the_right_answer_would_stand_alone() -> None:
    lesson = Lesson(loads(DEFENCE))
    lesson.goto(2)
    assert [str(answer.actions[0]) for answer in ballot(lesson)] == ["nullify acorn-helmet-leaf", "accept"]
