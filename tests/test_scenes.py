"""Every scene we ship is true, and each course is complete."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from nutdesk import paths
from nutdesk.teach.check import check_file
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.scene import Do, course, find, load

SCENES = find(paths.scenes())
COURSES = sorted({path.parent.name for path in SCENES})
NICE_ONE = paths.scenes() / "nice-one-squirrel"


@pytest.mark.parametrize("path", SCENES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_shipped_scene_holds(path: Path) -> None:
    assert check_file(path) == []


@pytest.mark.parametrize("path", SCENES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_scene_lies_in_the_folder_of_its_game(path: Path) -> None:
    assert load(path).game.id == path.parent.name


@pytest.mark.parametrize("game", COURSES)
def test_the_scenes_of_a_course_are_numbered_from_one_without_a_gap(game: str) -> None:
    scenes = course(game)
    assert [scene.course for scene in scenes] == list(range(1, len(scenes) + 1))


@pytest.mark.parametrize("game", COURSES)
def test_no_two_scenes_of_a_game_have_the_same_title(game: str) -> None:
    titles = Counter(load(path).title for path in find(paths.scenes() / game))
    assert max(titles.values()) == 1


def points(path: Path) -> list[int]:
    """What each nut played in a scene scores."""
    lesson = Lesson(load(path))
    scored = []
    for step in lesson.scene.steps:
        before = sum(lesson.match.state.scores)
        lesson.next()
        if isinstance(step, Do) and any(action.verb == "play" for action in step.actions):
            scored.append(sum(lesson.match.state.scores) - before)
    return scored


@pytest.mark.rule("NS-T4")
def test_the_example_of_the_rulebook_scores_one_two_six() -> None:
    assert points(NICE_ONE / "20-one-two-six.toml") == [1, 2, 6]


@pytest.mark.rule("NS-T4")
def test_the_most_that_a_nut_can_score_is_sixteen() -> None:
    assert points(NICE_ONE / "21-sixteen-points.toml") == [16]
