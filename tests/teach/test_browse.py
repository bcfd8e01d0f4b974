"""The lessons there are, in the order in which one would take them."""

from __future__ import annotations

from pathlib import Path

from nutdesk import games, paths
from nutdesk.teach.browse import lesson_after, lessons


def test_every_scene_of_every_game_is_on_the_shelf() -> None:
    shipped = sorted(path for game in games.ids() for path in (paths.scenes() / game).glob("*.toml"))
    assert sorted(lesson.path for lesson in lessons()) == shipped


def test_a_course_comes_before_the_examples_and_is_in_order() -> None:
    for game in games.ids():
        places = [lesson.course for lesson in lessons() if lesson.game == game and lesson.short is None]
        course = [place for place in places if place is not None]
        assert course == list(range(1, len(course) + 1)), game
        assert places[: len(course)] == course


def test_a_lesson_leads_to_the_next_of_its_own_course() -> None:
    for game in games.ids():
        course = [lesson.path for lesson in lessons() if lesson.game == game and lesson.course is not None]
        assert lesson_after(course[0]) == course[1]
        assert lesson_after(course[-1]) is None


def test_the_players_own_scenes_are_listed_and_a_broken_one_is_left_out(nutdesk_home: Path) -> None:
    own = paths.user_scenes() / "nice-one-squirrel"
    own.mkdir(parents=True)
    (own / "mine.toml").write_text('title = "Mine"\ngame = "nice-one-squirrel"\n', encoding="utf-8")
    (own / "broken.toml").write_text("title = ", encoding="utf-8")
    assert [lesson.title for lesson in lessons() if lesson.own] == ["Mine"]
