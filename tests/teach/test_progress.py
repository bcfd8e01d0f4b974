"""Lessons that were finished, and notes on steps, are kept; a damaged file costs nothing but itself."""

from __future__ import annotations

from math import ceil
from pathlib import Path

import pytest

from nutdesk import games, paths
from nutdesk.teach import progress, rulebook
from nutdesk.teach.browse import ALOUD, LONGEST, course_of, lessons, seconds, short_course, taught
from nutdesk.teach.scene import Ask, Do, Ending, QuestionStep, Refuse, Step, Tell, Vote, course, load

FOX = paths.scenes() / "nut-hunt" / "05-run-for-it.toml"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("NUTDESK_HOME", str(tmp_path))
    return tmp_path


def test_what_was_finished_and_written_is_there_the_next_time() -> None:
    kept = progress.load()
    assert not kept.done(FOX)
    kept.finish(FOX)
    kept.write(FOX, 3, "Wait for the pond — “who swims there?”")
    again = progress.load()
    assert again.done(FOX)
    assert again.note(FOX, 3) == "Wait for the pond — “who swims there?”"
    assert again.note(FOX, 4) is None
    again.write(FOX, 3, None)
    assert progress.load().notes == {}


def test_two_windows_keep_what_both_finished_and_wrote() -> None:
    one, two, other = progress.load(), progress.load(), FOX.with_name("04-other.toml")
    one.finish(FOX)
    two.finish(other)
    two.write(FOX, 2, "Two\x07 words\u202e")
    one.write(FOX, 3, "Three")
    both = progress.load()
    assert both.done(FOX)
    assert both.done(other)
    assert (both.note(FOX, 2), both.note(FOX, 3)) == ("Two words", "Three")


def test_lessons_of_ones_own_are_not_taken_for_ours(home: Path) -> None:
    own = paths.user_scenes() / "nut-hunt" / FOX.name
    kept = progress.load()
    kept.finish(own)
    assert kept.done(own)
    assert not kept.done(FOX)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"finished": 3, "notes": {"a": {"1": 5}, "b": 7}}', "\0" * 50])
def test_a_file_that_makes_no_sense_is_like_none(home: Path, text: str) -> None:
    place = paths.user_data() / "lessons.json"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")
    kept = progress.load()
    assert kept == progress.Progress()
    kept.finish(FOX)
    assert progress.load().done(FOX)


def test_no_scene_takes_a_room_more_than_six_minutes() -> None:
    """Three of listening, and as much again for questions: thirty people need most of a minute for each."""
    long = {str(lesson.path): lesson.seconds for lesson in lessons() if lesson.seconds >= LONGEST}
    assert long == {}


def test_questions_have_the_time_that_a_room_needs() -> None:
    steps = [step for lesson in lessons()[::5] for step in load(lesson.path).steps]

    def besides(*kinds: type[Step]) -> list[tuple[Step, int]]:
        """Steps of these kinds, and their seconds besides reading aloud."""
        found = [step for step in steps if isinstance(step, kinds)]
        assert found
        return [(step, seconds(step) - ceil(sum(map(len, step.captions)) / ALOUD)) for step in found]

    for vote, time in besides(Vote):
        assert isinstance(vote, Vote)
        assert time >= 25 + 5 * len(vote.choices), "everybody thinks, and the hands for each choice are counted"
    assert min(time for _, time in besides(Ask)) >= 45, "everybody thinks, somebody comes to the front and drags"
    told, shown = ({time for _, time in besides(*kinds)} for kinds in ((Tell,), (Do, Refuse)))
    assert 2 <= min(told) <= max(told) < min(shown), "what happens is watched, after its caption was heard"


def test_the_list_and_the_scene_agree_on_how_long_it_takes() -> None:
    for lesson in lessons()[::4]:
        assert lesson.seconds == sum(map(seconds, load(lesson.path).steps)) > 0


@pytest.mark.parametrize("game", games.ids())
def test_the_course_of_a_game_teaches_every_clause(game: str) -> None:
    table = taught(game)
    assert [clause for clause, found in table.items() if not found] == []
    titles = {clause: tuple(lesson.title for lesson in found) for clause, found in table.items()}
    scenes, clauses = course(game), [clause.id for clause in rulebook.clauses(game)]
    assert titles == {clause: tuple(scene.title for scene in scenes if clause in scene.clauses) for clause in clauses}
    assert list(titles) == clauses


@pytest.mark.parametrize("game", games.ids())
def test_a_short_course_takes_about_ten_minutes_and_ends_with_the_game(game: str) -> None:
    lessons = short_course(game)
    assert [lesson.short for lesson in lessons] == [1 + k for k in range(len(lessons))]
    assert 20 <= sum(lesson.steps for lesson in lessons) <= 30
    assert 8 * 60 <= sum(lesson.seconds for lesson in lessons) <= 12 * 60
    scenes = [load(lesson.path) for lesson in lessons]
    steps = [step for scene in scenes for step in scene.steps]
    assert isinstance(steps[-1], Ending)
    assert sum(isinstance(step, Ending) for step in steps) == 1
    assert sum(isinstance(step, QuestionStep) for step in steps) >= 2
    assert len({(scene.names, scene.players) for scene in scenes}) == 1, "one match, with people one follows"


@pytest.mark.parametrize("game", games.ids())
def test_every_step_of_a_course_has_a_note_for_whoever_presents_it(game: str) -> None:
    scenes = [load(lesson.path) for lesson in (*short_course(game), *course_of(game))]
    assert [(scene.title, step.number) for scene in scenes for step in scene.steps if not step.note] == []
