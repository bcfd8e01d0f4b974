"""A scene is read whole, or refused with the line and one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from nutdesk.core.moves import Luck
from nutdesk.games.nice_one_squirrel.actions import Move, Play
from nutdesk.teach.check import check
from nutdesk.teach.scene import Ask, Do, Refuse, Scene, SceneError, Tell, Vote, course, find, load, loads


def line_of(text: str, words: str) -> int:
    """The first line in which the words stand."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


def test_a_scene_is_read_step_by_step(text: str) -> None:
    scene = loads(text)
    assert scene.title == "A small scene"
    assert scene.course is None
    assert [type(step) for step in scene.steps] == [Tell, Refuse, Ask, Do, Vote, Do]
    assert [step.number for step in scene.steps] == [1, 2, 3, 4, 5, 6]
    assert scene.steps[3].line == line_of(text, "One point.") - 1
    ask, do, vote = scene.steps[2], scene.steps[3], scene.steps[4]
    assert isinstance(ask, Ask)
    assert ask.right == (Move(4),)
    assert isinstance(do, Do)
    assert do.actions == (Move(4), Play("red-acorn"))
    assert isinstance(vote, Vote)
    assert vote.choices[vote.right] == "Cyril"


def test_the_match_begins_at_the_position_and_nothing_is_a_barrier(text: str) -> None:
    match = loads(text).match()
    assert match.state.squirrels == [2, 4]
    assert match.due is not None
    assert match.due.seat == 0
    assert not match.fair


def test_a_scene_may_begin_with_a_seed_and_moves(text: str) -> None:
    head = text[: text.index("[options]")]
    start = 'seed = "oak"\nmoves = ["place 2", "nothing"]\n'
    match = loads(head + start + '[[step]]\nsay = "Hello."\n').match()
    assert match.state.squirrels == [1, -1]
    assert len(match.line()) == 2


def test_luck_among_the_moves_is_used(text: str) -> None:
    head = text[: text.index("[options]")]
    order = ",".join(map(str, range(32)))
    start = f'seed = "oak"\nmoves = ["luck {order}"]\n'
    match = loads(head + start + '[[step]]\nsay = "Hello."\n').match()
    assert match.root.moves == (Luck(tuple(range(32))),)


MISTAKES = [
    ('title = "A small scene"', 'tilte = "A small scene"', "tilte", "'tilte'"),
    ('title = "A small scene"', "title = 3", "title", "'title' is missing, or is not a text"),
    ('"nice-one-squirrel"', '"nice-two-squirrel"', "nice-two", "no game 'nice-two-squirrel'"),
    ('"NS-T1", "NS-T4"]', '"NS-T1",\n"NS-X9"]', "NS-X9", "no rule 'NS-X9'"),
    ("players = 2", "players = 7", "players", "2, 3, 4, 5, 6"),
    ("players = 2", "players = 2.0", "players", "'players' is missing, or is not a number"),
    ("taking-up = false", "taking-off = true", "taking-off", "no option 'taking-off'"),
    ("taking-up = false", "taking-up = 3", "taking-up", "on or off"),
    ("squirrels = [3, 5]", "squirrels = [3, 3]", "squirrels", "cannot share"),
    ("squirrels = [3, 5]", "squirels = [3, 5]", "squirels", "no 'squirels'"),
    ('4 = ["red-walnut"]', '4 = ["red-coconut"]', "red-coconut", "not a nut"),
    ('6 = ["?green', '10 = ["?green', "10 =", "no cache 10"),
    ('refuse = "move 5"', 'refuse = "jump 5"', "jump", "no move is called 'jump'"),
    ('refuse = "move 5"', 'refuse = "move five"', "five", "'five' is not a number"),
    ('refuse = "move 5"', 'refuse = "luck 5"', "luck", "'luck'"),
    ('right = ["move 4"]', 'right = [\n"move 4",\n"hop 4"]', "hop", "no move is called 'hop'"),
    ('right = ["move 4"]', "right = []", "right = []", "list of texts"),
    ('do = "move 6"', 'do = "move 6"\nluck = [3]', "luck", "list of answers"),
    ('do = "move 6"', 'do = "move 6"\nask = "?"', "do =", "not both"),
    ('do = "move 6"', 'do = "move 6"\nclause = "NS-T1"', "clause =", "no 'clause'"),
    ('say = "One point."', 'sing = "One point."', "sing", "no 'sing'"),
    ("right = 2", "right = 3", "right = 3", "from 1 to 2"),
    ('choices = ["Tufty", "Cyril"]', 'choices = ["Tufty"]', "choices", "at least two"),
    ('wrong = ["Tufty has just played."]', 'wrong = ["No.", "No."]', "wrong = [", "one sentence for each wrong choice"),
    ('"move 7" =', '"hop 7" =', "hop", "no move is called 'hop'"),
    ('"move 7" = "Nothing lies there."', '"move 7" = 3', "move 7", "'move 7' is missing, or is not a text"),
    ('show = ["squirrel-0"', 'show = [0, "squirrel-0"', "show", "list of texts"),
]


@pytest.mark.parametrize(("old", "new", "at", "words"), MISTAKES, ids=[new for _, new, _, _ in MISTAKES])
def test_a_mistake_is_refused_with_its_line(text: str, old: str, new: str, at: str, words: str) -> None:
    assert old in text
    broken = text.replace(old, new, 1)
    if at in ("clause =", "do ="):
        expected = [n for n, line in enumerate(broken.splitlines(), 1) if line.startswith((at, "ask ="))][-1]
    else:
        expected = line_of(broken, at)
    with pytest.raises(SceneError) as caught:
        loads(broken, "small.toml")
    assert words in caught.value.sentence
    assert caught.value.line == expected
    assert not caught.value.unreadable


def test_a_bad_position_names_the_clause_it_breaks(text: str) -> None:
    with pytest.raises(SceneError) as caught:
        loads(text.replace("squirrels = [3, 5]", "squirrels = [3, 3]"))
    assert caught.value.clause == "NS-T1"


def test_an_illegal_move_before_the_first_step_is_refused_at_its_line(text: str) -> None:
    head = text[: text.index("[options]")]
    start = 'seed = "oak"\nmoves = [\n"place 2",\n"nothing",\n"place 2",\n]\n'
    with pytest.raises(SceneError) as caught:
        loads(head + start + '[[step]]\nsay = "Hello."\n')
    assert caught.value.line == 9
    assert caught.value.clause == "NS-T1"


def test_luck_counts_when_the_place_of_a_move_is_told(text: str) -> None:
    head = text[: text.index("[options]")]
    order = ",".join(map(str, range(32)))
    start = f'seed = "oak"\nmoves = [\n"luck {order}",\n"place 2",\n"move 3",\n]\n'
    with pytest.raises(SceneError) as caught:
        loads(head + start + '[[step]]\nsay = "Hello."\n')
    assert caught.value.line == 9


@pytest.mark.usefixtures("two_heaps")
def test_a_position_on_which_the_rules_stumble_is_refused(heaps: str) -> None:
    with pytest.raises(SceneError) as caught:
        loads(heaps.replace("pile = [5, 6]", "pile = 56"))
    assert caught.value.line == 5
    assert caught.value.sentence == "A game cannot begin like this."


def test_a_scene_needs_a_beginning_and_a_step(text: str) -> None:
    head = text[: text.index("[options]")]
    with pytest.raises(SceneError, match="must begin with"):
        loads(head + '[[step]]\nsay = "Hello."\n')
    with pytest.raises(SceneError, match="at least one"):
        loads(head + "[position]\n")


def test_a_scene_has_no_more_steps_than_anybody_would_watch(text: str) -> None:
    with pytest.raises(SceneError, match="at most 200"):
        loads(text + '[[step]]\nsay = "And on."\n' * 200)


def test_a_missing_file_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(SceneError) as caught:
        load(tmp_path / "none.toml")
    assert caught.value.unreadable


def test_a_folder_is_all_scenes_in_it(tmp_path: Path) -> None:
    for name in ("b/2.toml", "b/1.toml", "a.toml", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert [file.name for file in find(tmp_path)] == ["a.toml", "1.toml", "2.toml"]
    assert find(tmp_path / "a.toml") == (tmp_path / "a.toml",)


def test_a_course_is_told_in_its_order() -> None:
    scenes = course("nice-one-squirrel")
    assert [scene.course for scene in scenes] == list(range(1, len(scenes) + 1))
    assert scenes[0].title == "Around the ring"


def read_or_refuse(text: str) -> Scene | SceneError:
    try:
        return loads(text)
    except SceneError as error:
        return error


WORDS = st.sampled_from(
    ["0", "-1", "99", "[", "]", '"', "=", ".", "{}", "true", "nan", "step", "luck", "red-acorn", "\n"]
)


@example(at=430, length=0, words=["\x80"])
@given(at=st.integers(0, 1400), length=st.integers(0, 12), words=st.lists(WORDS | st.text(max_size=3)))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_written_over_a_scene_it_is_read_or_refused(
    text: str, at: int, length: int, words: list[str]
) -> None:
    scene = read_or_refuse(text[:at] + "".join(words) + text[at + length :])
    if isinstance(scene, Scene):
        check(scene)
    else:
        assert str(scene).isprintable()
        assert scene.__cause__ is None, "the rules stumbled over it"


def test_a_reason_that_begins_with_the_choice_says_both(text: str) -> None:
    told = [
        loads(text.replace("The turn goes round.", because)).steps[4] for because in ("Cyril is next.", "So it is.")
    ]
    assert [step.says_choice for step in told if isinstance(step, Vote)] == [True, False]
