"""A scene in the making: edits keep what a person wrote, and every position can become a scene."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nutdesk import games, paths
from nutdesk.core.game import Game
from nutdesk.core.match import Match
from nutdesk.teach.author import (
    Draft,
    caption_of,
    do_step,
    fresh_path,
    from_match,
    from_setup,
    is_own,
    open_draft,
    own_scenes,
    refuse_step,
    save,
    slug,
    write_scene,
    write_step,
)
from nutdesk.teach.source import LARGEST, Mistake
from tests.teach.conftest import SCENE

SHIPPED = sorted(paths.scenes().glob("*/*.toml"))


@pytest.mark.parametrize("path", SHIPPED[::9], ids=lambda path: path.stem)
def test_edits_of_a_shipped_scene_change_what_they_should_and_nothing_else(path: Path) -> None:
    draft = open_draft(path)
    data, last = draft.data, len(draft.steps)
    assert data is not None
    assert Draft(write_scene(data)).data == data
    assert draft.duplicate_step(last).delete_step(last).data == data
    assert draft.move_step(1, last).move_step(last, 1).data == data
    assert draft.with_step(last, draft.steps[last - 1]).data == data
    assert draft.with_key("title", 'A "new" title').data == data | {"title": 'A "new" title'}
    many = [f"NS-T{n}" for n in range(40)]
    assert draft.with_key("clauses", many).with_key("clauses", data["clauses"]).data == data
    bare = draft.with_key("course", None)
    assert bare.data == {key: value for key, value in data.items() if key != "course"}
    assert bare.with_key("course", 7).data == data | {"course": 7}


def test_comments_and_order_of_a_hand_written_file_stay(text: str) -> None:
    written = "# For Monday's class.\n" + text.replace(
        '[[step]]\nsay = "One point."', '# the point of it all\n[[step]]\n# slowly\nsay = "One point."'
    ).replace("players = 2", "players = 2   # the two at the front")
    draft = Draft(written)
    changed = draft.with_key("title", "Another").with_step(4, draft.steps[3] | {"say": "A point!"}).move_step(6, 1)
    for comment in ("# For Monday's class.", "# the point of it all", "# slowly", "# the two at the front"):
        assert comment in changed.text
    assert changed.text.index("# slowly") < changed.text.index("A point!")
    assert changed.steps[0]["do"] == "move 6"


def test_steps_in_an_unusual_place_can_be_edited_too(text: str) -> None:
    head, _, steps = text.partition("[[step]]")
    position = head[head.index("[position]") :]
    odd = head.replace(position, "") + "[[step]]" + steps + position
    draft = Draft(odd)
    assert draft.findings == ()
    assert draft.delete_step(1).data == {**(draft.data or {}), "step": draft.steps[1:]}


@given(
    st.dictionaries(
        st.sampled_from(["say", "note", "because"]), st.text(st.characters(exclude_categories=["Cs"])), min_size=1
    )
)
def test_whatever_is_written_into_a_step_is_read_back(step: dict[str, str]) -> None:
    assert Draft(write_step(step)).steps == [step]


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.id)
def test_every_position_of_a_game_can_become_a_scene_that_holds(game: Game) -> None:
    seats = game.players[-1]
    match = Match(game, game.chosen({}), game.seats[:seats], "author", fair=False)
    match.begin()
    assert not from_match(match, "The beginning", "Look.").findings
    rng = Random(7)
    for _ in range(24):
        if match.over:
            break
        match.play(rng.choice(game.legal(match.state)))
    draft = from_match(match, "Somewhere", "Look.")
    assert draft.scene is not None, draft.findings
    assert draft.findings == ()
    assert draft.scene.match().state == match.state


def test_a_finished_game_becomes_a_scene_by_its_moves() -> None:
    game = games.load("nice-one-squirrel")
    match = Match(game, game.chosen({}), game.seats[:2], "author", fair=False)
    match.begin()
    rng = Random(1)
    while not match.over:
        match.play(rng.choice(game.legal(match.state)))
    draft = from_match(match, "The end", "Look.")
    assert draft.findings == ()
    assert draft.scene is not None
    assert draft.scene.match().state == match.state


def test_the_set_up_of_a_game_becomes_a_scene() -> None:
    for game in games.all_games():
        assert from_setup(game, game.usual, game.chosen({}), "any seed", "New", "Look.").findings == ()


def test_a_recorded_gesture_carries_the_luck_it_had(two_heaps: None, heaps: str) -> None:
    draft = Draft(heaps).delete_step(2)
    assert draft.scene is not None
    match = draft.scene.match()
    match.play(*[match.game.parse("go left")])
    entry = match.prepare([match.game.parse("roll")])
    again = draft.insert_step(2, do_step(entry.moves, "Ann rolls."))
    assert again.steps[1]["luck"] == [list(entry.moves[1].values)]  # type: ignore[attr-defined]
    assert [finding for finding in again.findings if finding.step] == []


def test_findings_name_the_step_and_the_line(text: str) -> None:
    wrong = Draft(text.replace('do = "move 6"', 'do = "move 4"'))
    (finding,) = wrong.findings
    assert (finding.step, finding.clause) == (6, "NS-T1")
    assert finding.line == wrong.line_of(6)
    unknown = Draft(text.replace('clause = "NS-S2"', 'clause = "NS-Z9"'))
    (finding,) = unknown.findings
    assert finding.step == 5
    assert unknown.text.split("\n")[finding.line - 1] == 'clause = "NS-Z9"'
    missing = Draft(text.replace('"squirrel-0"', '"squirrel-7"'))
    assert [(f.step, f.reason) for f in missing.findings] == [(1, "There is no 'squirrel-7' on the table.")]


def test_a_question_without_an_answer_is_found(text: str) -> None:
    draft = Draft(text.replace('right = ["move 4"]\n', ""))
    assert [(f.step, f.reason) for f in draft.findings] == [(3, "'right' is missing, or is not a list of texts.")]


@settings(max_examples=40)
@given(st.data())
def test_no_change_of_a_text_breaks_the_check(data: st.DataObject) -> None:
    rows = SCENE.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(rows) - 1))
        rows[at] = data.draw(st.sampled_from(["", *rows, rows[at][:-1], rows[at].replace("3", "-1"), "x = [[1]]"]))
    draft = Draft("\n".join(rows))
    for finding in draft.findings:
        assert finding.reason
        assert 0 <= finding.step <= len(draft.steps)
    if draft.editable and draft.steps:
        assert len(draft.duplicate_step(1).steps) == len(draft.steps) + 1


def test_a_text_that_is_no_toml_is_kept_and_only_the_text_can_be_edited(text: str) -> None:
    broken = Draft(text + "\nsay = \n")
    assert broken.data is None
    assert broken.steps == []
    assert broken.findings[0].unreadable
    assert broken.findings[0].line == broken.text.count("\n")
    with pytest.raises(Mistake):
        broken.delete_step(1)
    assert broken.with_text(text).findings == ()


def test_a_refused_gesture_becomes_a_step_with_its_clause(text: str) -> None:
    draft = Draft(text)
    assert draft.scene is not None
    match = draft.scene.match()
    move = match.game.parse("move 5")
    ruling = match.judge([move])
    step = refuse_step([move], ruling.reason, ruling.clause)
    assert draft.insert_step(1, step).findings == ()
    assert caption_of(step) == ruling.reason


# ---- files ----------------------------------------------------------------------------------------------------------


def test_own_scenes_lie_in_the_users_folder_and_are_never_written_over(text: str) -> None:
    first = fresh_path("nice-one-squirrel", "A Small Scene!")
    assert first == paths.user_scenes() / "nice-one-squirrel" / "a-small-scene.toml"
    save(Draft(text), first)
    second = fresh_path("nice-one-squirrel", "A small scene")
    assert second.name == "a-small-scene-2.toml"
    assert own_scenes() == (first,)
    assert list(first.parent.iterdir()) == [first]
    assert open_draft(first).text == text


def test_what_we_ship_is_nobodys_to_write() -> None:
    assert not is_own(str(SHIPPED[0]))
    assert not is_own("")
    assert is_own("/somewhere/else.toml")


def test_a_title_in_any_script_gives_a_file_name() -> None:
    assert slug("Füchse & Nüsse, Teil 2") == "fuchse-nusse-teil-2"
    assert slug("松鼠") == "scene"
    assert slug("Aux") == "aux-scene", "Windows gives no file such a name"


def test_a_file_that_is_no_text_of_ours_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="This is a folder, not a file"):
        open_draft(tmp_path)
    huge = tmp_path / "huge.toml"
    huge.write_bytes(b"#" * (LARGEST + 1))
    with pytest.raises(Mistake, match="larger"):
        open_draft(huge)
    latin = tmp_path / "latin.toml"
    latin.write_bytes('title = "Nüsse"\n'.encode("latin-1"))
    assert open_draft(latin).text.startswith('title = "N')
