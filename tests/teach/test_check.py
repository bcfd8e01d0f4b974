"""Whatever a scene says that is not so is found, with its step and line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs
import pytest

from nutdesk.games.nice_one_squirrel.game import NiceOneSquirrel
from nutdesk.games.nice_one_squirrel.state import State
from nutdesk.teach.check import Finding, check, check_file, summary
from nutdesk.teach.scene import Refuse, loads


def test_a_scene_that_holds_has_no_findings(text: str) -> None:
    assert check(loads(text)) == []


WRONG = [
    ('do = "move 6"', 'do = "move 5"', 6, "cannot stay"),
    ('do = ["move 4", "play red-acorn"]', 'do = ["move 4", "play red-walnut"]', 4, "do not hold"),
    ('do = "move 6"', 'do = "move 6"\nluck = [[3]]', 6, "nothing to roll"),
    ('refuse = "move 5"', 'refuse = "move 4"', 2, "'move 4' is not refused"),
    ('refuse = "move 5"', 'refuse = "move 10"', 2, "refused by NS-P1, not by NS-T1"),
    ('right = ["move 4"]', 'right = ["move 4", "move 5"]', 3, "marked as right, but it is refused"),
    ('right = ["move 4"]', 'right = ["move 4", "move 4"]', 3, "twice"),
    ('right = ["move 4"]', 'right = ["move 4", "move 6", "move 7"]', 3, "both right and wrong"),
    ('[step.wrong]\n"move 7" = ', '[step.wrong]\n"move 5" = ', 3, "the rules refuse it"),
    ('reveal = ["squirrel-1"]', 'reveal = ["squirrel-4"]', 5, "no 'squirrel-4' on the table"),
    ("Nothing lies there.", "Nothing " * 30, 3, "240 letters"),
    ("Tufty has just played.", "Tufty " * 40, 5, "240 letters"),
    ("scores = [1, 0]", "scores = [2, 0]", 4, "'scores' is [1, 0], not [2, 0]"),
    ("scores = [1, 0]", "points = [1, 0]", 4, "'points' is not in the position"),
    ('6 = ["green-hazelnut"]', '6 = ["green-acorn"]', 6, "'caches.6' is"),
    ('"hand-red-acorn-0"', '"hand-green-walnut-0"', 1, "no 'hand-green-walnut-0' on the table"),
    ('"seat-1"', '"seat-2"', 1, "no 'seat-2' on the table"),
    ("One point.", "One point. " * 20, 4, "220 letters"),
    ("The turn goes round.", "Round " * 40, 5, "240 letters"),
]


@pytest.mark.parametrize(("old", "new", "step", "words"), WRONG, ids=[new for _, new, _, _ in WRONG])
def test_a_wrong_step_is_refused_with_its_line(text: str, old: str, new: str, step: int, words: str) -> None:
    assert old in text
    scene = loads(text.replace(old, new, 1), "small.toml")
    findings = check(scene)
    assert {(finding.step, finding.line) for finding in findings} == {(step, scene.steps[step - 1].line)}
    assert words in findings[0].reason
    assert str(findings[0]).startswith(f"small.toml:{findings[0].line}: step {step}: ")


def test_several_mistakes_are_told_at_once(text: str) -> None:
    text = text.replace("scores = [1, 0]", "scores = [2, 0]").replace('"seat-1"', '"seat-2"')
    assert [finding.step for finding in check(loads(text))] == [1, 4]


def test_what_a_step_leaves_behind_can_be_pointed_at_too(text: str) -> None:
    # The face-down nut is there before the step, the turned one after it.
    text = text.replace('do = "move 6"', 'do = "move 6"\nshow = ["hidden-6", "nut-6-0"]')
    assert check(loads(text)) == []


def in_steps(findings: list[Finding]) -> list[str]:
    """What is wrong with the steps; the throw-away game has no rulebook, which is found as well."""
    return [finding.reason for finding in findings if finding.step]


@pytest.mark.usefixtures("two_heaps")
def test_luck_must_be_written_must_fit_and_must_be_used_up(heaps: str) -> None:
    assert in_steps(check(loads(heaps))) == []
    unwritten = in_steps(check(loads(heaps.replace("luck = [[4]]\n", ""))))
    assert unwritten[0] == "The number of answers in 'luck' must be 1 here, not 0."
    assert in_steps(check(loads(heaps.replace("[[4]]", "[[7]]")))) == ["a die shows a number that it does not have"]
    assert in_steps(check(loads(heaps.replace("[[4]]", "[[4], [4]]")))) == ["There is nothing to roll or deal now."]


@pytest.mark.usefixtures("two_heaps")
def test_luck_before_the_first_step_must_be_written_too(heaps: str) -> None:
    throw = heaps.replace("[position]", 'moves = ["go left", "roll"]\n[position]')
    written = heaps.replace("[position]", 'moves = ["go left", "roll", "luck 3"]\n[position]')
    reasons = [finding.reason for finding in check(loads(throw))]
    assert "Something is rolled or dealt before the first step: write it into 'moves'." in reasons
    assert all("before the first" not in finding.reason for finding in check(loads(written)))


@pytest.mark.usefixtures("two_heaps")
def test_a_seed_answers_what_the_script_does_not(heaps: str) -> None:
    seeded = heaps.replace("players = 2", 'players = 2\nseed = "oak"').replace("luck = [[4]]\n", "")
    assert all("'luck'" not in reason for reason in in_steps(check(loads(seeded))))


class Forgetful(NiceOneSquirrel):
    """A game whose written positions leave the scores out."""

    def describe(self, state: State) -> dict[str, Any]:
        return {key: value for key, value in super().describe(state).items() if key != "scores"}


def test_a_position_must_read_back_from_its_own_description(text: str) -> None:
    scene = loads(text.replace("squirrels = [3, 5]", "squirrels = [3, 5]\nscores = [7, 0]"))
    findings = check(attrs.evolve(scene, game=Forgetful()))
    assert "when it is written down and read again" in findings[0].reason


def test_a_clause_must_be_in_the_rulebook(text: str) -> None:
    scene = loads(text)
    refuse = scene.steps[1]
    assert isinstance(refuse, Refuse)
    steps = (attrs.evolve(refuse, clause="NS-T99"), *scene.steps[2:])
    findings = check(attrs.evolve(scene, clauses=("NS-T98",), steps=steps))
    assert [finding.reason for finding in findings[:2]] == [
        "There is no rule 'NS-T98'.",
        "There is no rule 'NS-T99'.",
    ]


def test_a_file_that_is_no_scene_is_a_finding(tmp_path: Path, text: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace("players = 2", "players = 9"), "utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text("title = ", "utf-8")
    assert [finding.line for finding in check_file(bad)] == [4]
    assert [finding.unreadable for finding in check_file(broken)] == [True]


def test_the_exit_code_tells_the_worst(tmp_path: Path, text: str) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace("players = 2", "players = 9"), "utf-8")
    missing = check_file(tmp_path / "none.toml")
    assert summary([]) == 0
    assert summary(check_file(bad)) == 1
    assert summary([*check_file(bad), *missing]) == 2
