"""The handbook of a game: complete for every game, in time, and refused with a line when it is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from nutdesk import games, paths
from nutdesk.teach import handbook
from nutdesk.teach.browse import course_of
from nutdesk.teach.handbook import GapSentence, HandbookError

TAUGHT = [game for game in games.ids() if course_of(game)]
NICE = "nice-one-squirrel"


@pytest.mark.parametrize("game", TAUGHT)
def test_every_game_with_a_course_has_a_handbook_with_a_table_that_can_be_played(game: str) -> None:
    book = handbook.load(game)
    assert not book.table.match().over
    assert len(book.gaps) >= 12
    assert [phase.lessons for phase in book.plan.phases].count(True) == 1


@pytest.mark.parametrize("game", TAUGHT)
def test_a_plan_takes_its_time_and_play_has_what_the_lessons_leave(game: str) -> None:
    plan = handbook.load(game).plan
    for lessons in (8, 12):
        timed = plan.timed(lessons)
        assert sum(minutes for minutes, _ in timed) == plan.minutes
        assert next(minutes for minutes, phase in timed if phase.lessons) == lessons
        assert max(timed, key=lambda entry: entry[0])[1].minutes == 0  # most of it is play
    assert min(minutes for minutes, _ in plan.timed(500)) > 0


def test_a_sentence_with_gaps_knows_what_belongs_into_them() -> None:
    gap = GapSentence("NS-T1", "A squirrel moves one to [four] caches, always [clockwise].")
    assert gap.words == ("four", "clockwise")
    assert gap.blank("…") == "A squirrel moves one to … caches, always …."


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('game = "nice-one-squirrel"', 'game = "nuts"', "'game'"),
        ("[overview]", "[overview]\ncolour = 1", "'colour'"),
        ("[overview]", "[overlook]", "'overlook'"),
        ('points = "+2"', "points = 2", "'points'"),
        ("minutes = 45", "", "'minutes'"),
        ("minutes = 45", "minutes = 0", "'minutes'"),
        ("minutes = 5\n", "", "has no minutes"),
        ("material = [", "material = [1,", "'material'"),
        ('clause = "NS-P1"', 'clause = "NS-P99"', "NS-P99"),
        ("[caches]", "caches", r"\[brackets\]"),
        ("squirrels = [6, 2, 9]", "squirrels = [6, 6, 9]", "squirrel"),
        ('clauses = ["NS-T1"', 'clauses = ["NS-T77"', "NS-T77"),
        ('at = "cache-8"', "at = 8", "'at'"),
    ],
)
def test_a_mistake_is_one_sentence_with_its_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    text = (paths.resources() / "handbook" / f"{NICE}.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "handbook.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(HandbookError, match=words) as caught:
        handbook.load_file(path, games.load(NICE))
    assert caught.value.line >= 1
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "handbook.toml"
    path.write_text("game = ", "utf-8")
    with pytest.raises(HandbookError):
        handbook.load_file(path, games.load(NICE))
