"""The Trucks edition: robots, the configuration, the run, trucks, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nutdesk.core.game import look
from nutdesk.core.match import Match
from nutdesk.core.moves import Luck
from nutdesk.core.table import Label, Svg
from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.trucks.parts import LOADS, POINTS, ROBOTS, TOPS, TRUCKS, starts
from nutdesk.games.nuts.trucks.paths import connecting
from tests.games.nuts.factory import TRUCKS as OPTIONS
from tests.games.nuts.factory import at, due, each, legal, misread, play, refusal, told


def tops(match: Match) -> str:
    return "".join(
        "ACPS"[TOPS[robot][spins]] for robot, spins in zip(match.state.robots, match.state.spins, strict=True)
    )


def trucks(**position: Any) -> Match:
    return at(3, "trucks", **position)


def quiet(**position: Any) -> Match:
    """Robots turned so that nothing connects: boxes C A A A C A A A."""
    wanted = "CAAACAAA"
    spins = [-"".join("ACPS"[nut] for nut in ROBOTS[at_]).index(letter) % 4 for at_, letter in enumerate(wanted)]
    match = trucks(**{"spins": spins, "squirrel": 8, **position})
    assert tops(match) == wanted
    return match


@pytest.mark.rule("NT-1")
def test_the_small_floor() -> None:
    match = Match(GAME, OPTIONS, GAME.seats[:4], "x")
    match.begin()
    state = match.state
    assert (state.salters, state.roasters, state.squirrel, len(state.rows)) == ([1, 6], [2, 5], 4, 6)
    written = GAME.describe(state)
    assert (written["salters"], written["roasters"], written["squirrel"]) == ([2, 7], [3, 6], 5)
    assert misread(edition="trucks", squirrel=9) == ("NT-1", "squirrel")


@pytest.mark.rule("NT-2")
def test_a_spin_brings_the_left_box_up() -> None:
    assert ["".join("ACPS"[nut] for nut in boxes) for boxes in ROBOTS] == [
        "ACPS",
        "ACSP",
        "APCS",
        "APSC",
        "ASCP",
        "ASPC",
        "ACPS",
        "APCS",
    ]
    match = trucks(spins=[0] * 8)
    assert tops(match) == "AAAAAAAA"
    each(match, "spin 1", "spin 2")
    assert tops(match).startswith("SP")  # ACPS has S on its left, ACSP has P


@pytest.mark.rule("NT-2")
def test_robots_begin_so_that_nothing_connects_and_every_nut_is_on_top() -> None:
    assert all(len(set(tops)) == 4 for tops in starts())
    assert len(set(starts())) == len(starts())
    for throw in (1, 1000, len(starts())):
        match = Match(GAME, OPTIONS, GAME.seats[:3], "x")
        match.begin([Luck(tuple(range(32))), Luck((5, 2, 7, 0, 1, 6, 4, 3)), Luck((throw, 2))])
        assert connecting(match.state) == []
        assert set(tops(match)) == set("ACPS")
        assert match.state.robots == [5, 2, 7, 0, 1, 6, 4, 3]
        assert due(match) == ("configure", 2)


@pytest.mark.rule("NT-3")
def test_two_actions_and_then_only_the_run() -> None:
    match = each(quiet(), "cross 1 1", "feed")
    assert match.state.left == 0
    assert legal(match) == ["run"]
    assert refusal(match, "spin 1").clause == "NT-3"
    play(match, "run")
    assert (match.state.left, due(match)) == (2, ("configure", 2))  # what is not used is lost


@pytest.mark.rule("NT-3")
def test_unused_actions_are_lost() -> None:
    match = each(quiet(), "run", "run", "run")
    assert (match.state.left, due(match)) == (2, ("configure", 1))


@pytest.mark.rule("NT-3")
def test_build_clear_and_slide_keep_tiles_apart_and_on_the_floor() -> None:
    match = quiet(tiles=[[2, 3], [2, 5], [4, 1, "split-left"]])
    for wrong in (
        "cross 2 4",
        "cross 2 3",
        "cross 7 1",
        "cross 1 8",
        "clear 1 1",
        "slide 2 3 4",
        "slide 2 3 5",
        "slide 4 1 0",
        "slide 1 1 2",
    ):
        assert refusal(match, wrong).clause == "NT-3"
    assert refusal(match, "slide 2 3 4").culprits == ("tile-2-5",)
    each(match, "slide 2 5 6", "clear 4 1")
    assert GAME.describe(match.state)["tiles"] == [[2, 3], [2, 6]]


@pytest.mark.rule("NT-3", "NT-8")
def test_a_splitter_slides_as_a_splitter() -> None:
    match = each(quiet(tiles=[[4, 1, "split-left"]]), "slide 4 1 2")
    assert GAME.describe(match.state)["tiles"] == [[4, 2, "split-left"]]


@pytest.mark.rule("NT-3")
def test_machines_slide_one_column_into_an_empty_place() -> None:
    match = quiet(salters=[1, 2], roasters=[7, 8])
    assert refusal(match, "salter 1 2").culprits == ("salter-2",)
    for wrong in ("salter 1 0", "salter 2 4", "salter 5 6", "roaster 8 9", "roaster 7 8"):
        assert refusal(match, wrong).clause == "NT-3"
    each(match, "salter 2 3", "roaster 7 6")
    assert (match.state.salters, match.state.roasters) == ([0, 2], [5, 7])


CONNECTED: dict[str, Any] = {"spins": [0] * 8}
"""Every robot shows an almond: columns 1 and 5 connect."""


@pytest.mark.rule("NT-4")
@pytest.mark.parametrize("eyes", [1, 2, 3])
def test_up_to_three_the_squirrel_stays(eyes: int) -> None:
    match = trucks(**CONNECTED, squirrel=8)
    assert match.judge([GAME.parse("run")]).barrier == "the squirrel rolls"
    assert "STAYS" in told(play(match, "run", f"luck {eyes}"))
    assert match.state.squirrel == 7


@pytest.mark.rule("NT-4")
def test_a_four_sends_him_anywhere() -> None:
    match = trucks(**CONNECTED, squirrel=8)
    entry = play(match, "run", "luck 4", "luck 1")
    assert told(entry)[:5] == ["RUNS", "ROLLED", "SCAMPERS", "LEAVES", "EATEN"]
    assert match.state.squirrel == 0


@pytest.mark.rule("NT-4")
def test_a_five_hunts_once_and_a_six_until_he_is_there() -> None:
    match = trucks(**CONNECTED, squirrel=8)
    entry = play(match, "run", "luck 5")
    assert match.state.squirrel == 6
    assert told(entry).count("ROLLED") == 1
    match = trucks(**CONNECTED, squirrel=8)
    entry = play(match, "run", "luck 6", "luck 6", "luck 6")
    assert match.state.squirrel == 4
    assert told(entry).count("ROLLED") == 3
    assert "EATEN" in told(entry)


@pytest.mark.rule("NT-4")
def test_the_player_chooses_between_two_paths_equally_near() -> None:
    match = trucks(**CONNECTED, squirrel=3)
    play(match, "run", "luck 6")
    assert due(match) == ("hunt", 1)
    assert legal(match) == ["hunt left", "hunt right"]
    assert match.judge([GAME.parse("hunt left")]).barrier == "the squirrel rolls"  # a six rolls again
    play(match, "hunt left", "luck 1")
    assert match.state.squirrel == 1
    match = trucks(**CONNECTED, squirrel=3)
    play(match, "run", "luck 5")
    assert not match.judge([GAME.parse("hunt left")]).barrier
    play(match, "hunt right")
    assert match.state.squirrel == 3


@pytest.mark.rule("NT-4")
@pytest.mark.parametrize("position", [{"squirrel": 5}, {"squirrel": 8, "fed": True}])
def test_he_does_not_roll_when_fed_or_already_on_a_path(position: dict[str, Any]) -> None:
    entry = play(trucks(**CONNECTED, **position), "run")
    assert not any(move.verb == "luck" for move in entry.moves)


@pytest.mark.rule("NT-4")
@pytest.mark.parametrize(
    ("luck", "says", "column"),
    [
        (("luck 3",), ["STAYS"], 8),
        (("luck 4", "luck 2"), ["SCAMPERS"], 2),
        (("luck 5",), ["FINDS_NOTHING"], 8),
        (("luck 6", "luck 6", "luck 1"), ["FINDS_NOTHING", "ROLLED", "FINDS_NOTHING", "ROLLED", "STAYS"], 8),
    ],
)
def test_he_rolls_when_nothing_connects_and_may_scamper(luck: tuple[str, ...], says: list[str], column: int) -> None:
    match = quiet()
    assert match.judge([GAME.parse("run")]).barrier == "the squirrel rolls"
    assert told(play(match, "run", *luck)) == ["NOTHING_CONNECTS", "ROLLED", *says]
    assert (match.state.squirrel + 1, due(match)) == (column, ("configure", 2))


@pytest.mark.rule("NT-4", "NT-5")
def test_a_fed_squirrel_does_not_roll_where_nothing_connects() -> None:
    match = quiet(fed=True)
    assert not match.judge([GAME.parse("run")]).barrier
    assert told(play(match, "run")) == ["NOTHING_CONNECTS"]


@pytest.mark.rule("NT-5")
def test_connecting_paths_fill_the_warehouse_and_their_robots_spin() -> None:
    match = trucks(**CONNECTED, squirrel=8)
    play(match, "run", "luck 1")
    assert match.state.nuts[0] == [2, 0, 0, 0]
    assert tops(match) == "SAAAPAAA"  # robots 1 (ACPS) and 5 (ASCP) have turned
    assert due(match) == ("configure", 2)


@pytest.mark.rule("NT-5")
def test_the_squirrel_on_a_path_takes_its_nut_unless_he_is_fed() -> None:
    match = trucks(**CONNECTED, squirrel=5)
    play(match, "run")
    assert match.state.nuts[0] == [1, 0, 0, 0]
    assert tops(match) == "SAAAPAAA"  # his robot spins all the same
    match = trucks(**CONNECTED, squirrel=5, fed=True)
    play(match, "run")
    assert match.state.nuts[0] == [2, 0, 0, 0]


@pytest.mark.rule("NT-5")
def test_salted_and_roasted_gives_a_bonus_card() -> None:
    both = {**CONNECTED, "salters": [1, 7], "roasters": [1, 6], "squirrel": 5, "deck": ["lure", "half-turn"]}
    match = trucks(**both)
    assert match.judge([GAME.parse("run")]).barrier == "a bonus card is drawn"
    entry = play(match, "run")
    assert "DREW_CARD" in told(entry)
    assert GAME.describe(match.state)["bonus"][0] == ["lure"]
    match = trucks(**{**both, "roasters": [3, 6]})
    play(match, "run")
    assert GAME.describe(match.state)["bonus"][0] == []
    match = trucks(**{**both, "squirrel": 1})  # eaten: no card
    play(match, "run")
    assert GAME.describe(match.state)["bonus"][0] == []


@pytest.mark.rule("NT-8", "NT-5")
def test_every_distinct_connecting_path_gives_a_nut() -> None:
    match = trucks(**CONNECTED, squirrel=8, tiles=[[1, 1, "split-left"]])
    play(match, "run", "luck 1")
    assert match.state.nuts[0] == [3, 0, 0, 0]  # 1 to 1, 1 to 2 and 5 to 5
    assert tops(match) == "SPAAPAAA"
    match = trucks(**CONNECTED, squirrel=8, tiles=[[1, 1, "split-left"], [2, 1, "join-left"]])
    play(match, "run", "luck 1")
    assert match.state.nuts[0] == [3, 0, 0, 0]  # twice to robot 1, which spins once
    assert tops(match) == "SAAAPAAA"
    match = trucks(**CONNECTED, squirrel=8, tiles=[[1, 1, "split-right"]])
    play(match, "run", "luck 1")
    assert match.state.nuts[0] == [1, 0, 0, 0]  # the almond of 1 runs into a dead end


@pytest.mark.rule("NT-6")
def test_the_trucks_and_their_points() -> None:
    by_points: dict[int, list[str]] = {}
    for name, points in zip(TRUCKS, POINTS, strict=True):
        by_points.setdefault(points, []).append(name)
    assert by_points == {
        7: ["AAA", "CCC", "PPP", "SSS", "ACPS"],
        13: ["A1P4", "C1S4", "A3S2", "C3P2"],
        20: ["A5P1S1", "S5A1C1"],
        22: ["A2S5", "C2P5", "A4C3", "P4S3", "C6S1", "P6A1"],
    }
    assert Counter(sum(load) for load in LOADS) == {3: 4, 4: 1, 5: 4, 7: 8}
    assert LOADS[TRUCKS.index("S5A1C1")] == (1, 1, 0, 5)


@pytest.mark.rule("NT-6")
def test_one_truck_a_turn_takes_its_nuts_and_leaves() -> None:
    match = quiet(nuts=[[4, 1, 1, 1], [0] * 4, [3, 0, 0, 0]])
    play(match, "run")
    assert due(match) == ("ship", 1)
    assert legal(match) == ["done", "ship AAA", "ship ACPS"]
    assert refusal(match, "ship SSS").clause == "NT-6"
    play(match, "ship AAA")
    assert (match.state.nuts[0], match.state.scores) == ([1, 1, 1, 1], [7, 0, 0])
    assert due(match) == ("configure", 2)  # ACPS could be loaded, but one a turn is all
    each(match, "run", "run")  # Blue has nothing; Pink has three almonds, but that truck is gone
    assert due(match) == ("configure", 1)
    assert refusal(match, "ship ACPS").clause == "NT-6"


@pytest.mark.rule("NT-6")
def test_no_truck_needs_to_be_shipped() -> None:
    match = each(quiet(nuts=[[3, 0, 0, 0], [0] * 4, [0] * 4]), "run", "done")
    assert (match.state.scores[0], due(match)) == (0, ("configure", 2))


@pytest.mark.rule("NT-7")
def test_six_nuts_and_three_cards_are_kept() -> None:
    match = quiet(nuts=[[2, 2, 2, 2], [0] * 4, [0] * 4], bonus=[["lure"] * 4, [], []])
    each(match, "run", "done")
    assert due(match) == ("drop", 1)
    assert refusal(match, "run").clause == "NT-7"
    each(match, "drop almond", "drop almond")
    assert refusal(match, "drop almond").clause == "NT-7"
    assert match.state.nuts[0] == [0, 2, 2, 2]
    assert due(match) == ("discard", 1)
    play(match, "discard lure")
    assert len(match.state.hands[0]) == 3
    assert due(match) == ("configure", 2)


@pytest.mark.rule("NT-7")
def test_fifty_points_give_everyone_one_more_turn() -> None:
    match = quiet(nuts=[[1, 1, 1, 1], [0] * 4, [0] * 4], shipped=[["A2S5", "A4C3"], [], []])
    play(match, "run")
    entry = play(match, "ship ACPS")
    assert match.state.scores[0] == 51
    assert "LAST_TURNS" in told(entry)
    for seat in (2, 3, 1):
        assert due(match) == ("configure", seat)
        entry = play(match, "run")
    assert told(entry)[-1] == "ENDED"
    result = GAME.result(match.state)
    assert result is not None
    assert (result.winners, result.clause, result.scores) == ((0,), "NT-7", (51, 0, 0))


@pytest.mark.rule("NT-7")
def test_with_equal_points_who_came_to_them_first_wins_not_who_reached_fifty_first() -> None:
    shipped = [["A2S5", "C2P5", "AAA"], ["A4C3", "P4S3", "CCC"], []]
    for first in (1, 2):
        match = quiet(shipped=shipped, reached=[3 - first, first], latest=[first, 3 - first], turns_left=1)
        play(match, "run")
        result = GAME.result(match.state)
        assert result is not None
        assert (result.winners, result.clause) == ((first - 1,), "NT-7")
        assert result.reason == (
            f"Player {3 - first} reached 50 points. "
            f"Tie-break: tied at 51, Player {first} wins, who came to 51 points first."
        )


@pytest.mark.rule("NT-7")
def test_another_truck_puts_its_player_behind_those_who_had_as_many_before() -> None:
    """Red is at 51 first and at 58 last: Blue, who came to 58 in between, wins."""
    match = at(
        2,
        "trucks",
        shipped=[["A2S5", "C2P5"], ["A4C3", "AAA", "CCC"]],
        fed=True,
        left=0,
        nuts=[[0, 0, 6, 0], [0, 0, 4, 3]],
        spins=quiet().state.spins,
        squirrel=8,
    )
    each(match, "run", "ship PPP", "run", "ship P4S3")
    assert (match.state.reached, match.state.latest) == ([0, 1], [0, 1])
    match.state.nuts[0] = [0, 0, 0, 3]
    each(match, "run", "ship SSS")
    result = GAME.result(match.state)
    assert result is not None
    assert (result.scores, result.winners) == ((58, 58), (1,))


@pytest.mark.rule("NT-10")
def test_equal_points_of_a_game_that_stood_still_share_the_win_and_say_so() -> None:
    match = quiet(idle=35, fed=True)
    play(match, "run")
    result = GAME.result(match.state)
    assert result is not None
    assert result.reason == "No truck left for twelve rounds. Tie-break: tied at 0: the victory is shared."


@pytest.mark.rule("NT-10")
def test_twelve_rounds_without_a_truck_end_the_game() -> None:
    match = quiet(idle=35)
    assert told(play(match, "run"))[-1] == "STOOD_STILL"
    result = GAME.result(match.state)
    assert result is not None
    assert (result.clause, result.winners) == ("NT-10", (0, 1, 2))
    match = quiet(idle=34)
    play(match, "run")
    assert not match.over
    match = each(quiet(idle=35, nuts=[[3, 0, 0, 0], [0] * 4, [0] * 4]), "run", "ship AAA")
    assert match.state.idle == 0


@pytest.mark.parametrize(
    ("position", "clause", "key"),
    [
        ({"robots": [1, 1, 2, 3, 4, 5, 6, 7]}, "NT-2", "robots"),
        ({"spins": [4] * 8}, "NT-2", "spins"),
        ({"tiles": [[1, 1, "cross"]]}, "NT-8", "tiles"),
        ({"tiles": [[1, 1], [1, 2]]}, "NT-3", "tiles"),
        ({"salters": [4, 4]}, "NT-3", "salters"),
        ({"shipped": [["AAA"], ["AAA"], []]}, "NT-6", "shipped"),
        ({"bonus": [["lure"] * 5, [], []]}, "NT-9", "bonus"),
        ({"nuts": [[1], [], []]}, "NT-5", "nuts"),
        ({"reached": [1]}, "NT-7", "reached"),
        ({"latest": [1]}, "NT-7", "latest"),
        ({"shipped": [["AAA"], [], []], "latest": []}, "NT-7", "latest"),
        ({"phase": "deal"}, "NT-9", "deal"),
        ({"phase": "deal", "nuts": [[1, 0, 0, 0], [0, 1, 0, 0], [0] * 4], "deal": [1, "A", "C"]}, "NT-9", "deal"),
        ({"phase": "deal", "nuts": [[1, 0, 0, 0], [0, 1, 0, 0], [0] * 4], "deal": [3, "A", "C"]}, "NT-9", "deal"),
        ({"phase": "answer", "nuts": [[1, 0, 0, 0], [1, 1, 0, 0], [0] * 4], "deal": [2, "A", "A"]}, "NT-9", "deal"),
        ({"phase": "answer", "nuts": [[1, 0, 0, 0], [1, 1, 0, 0], [0] * 4], "deal": [2, "A", ""]}, "NT-9", "deal"),
        ({"phase": "fork", "during": "ship"}, "NT-9", "during"),
        ({"phase": "trade", "during": "lunch"}, "NT-9", "during"),
        ({"turns_left": 2}, "NT-7", "turns_left"),
        ({"phase": "ship"}, "NT-6", "phase"),
        ({"phase": "drop"}, "NT-7", "phase"),
        ({"phase": "discard"}, "NT-7", "phase"),
        ({"phase": "hunt"}, "NT-4", "phase"),
        ({"phase": "clear"}, "NT-9", "phase"),
        ({"phase": "turn", "uses": 2}, "NT-9", "uses"),
        ({"phase": "lunch"}, "NT-3", "phase"),
    ],
)
def test_mistakes_are_refused_with_clause_and_key(position: dict[str, Any], clause: str, key: str) -> None:
    assert misread(edition="trucks", **position) == (clause, key)


def test_on_the_scoring_track_a_badge_at_fifty_keeps_off_the_number() -> None:
    match = at(3, "trucks", shipped=[["A2S5", "A4C3", "ACPS"], ["AAA"], []])
    assert match.state.scores[0] > 50
    marks = GAME.table(look(GAME, match.state, 0), match.cast).marks
    badges = {layer.y: layer.x + layer.w for layer in marks if isinstance(layer, Svg) and layer.name[:5] == "badge"}
    lanes = [label for label in marks if isinstance(label, Label) and label.text in map(str, match.state.scores)]
    numbers = [label for label in lanes if label.align == "centre" and label.size == 22]
    assert len(numbers) == len(badges) == 3
    for edge, label in zip(badges.values(), numbers, strict=True):
        assert edge < label.x + label.w / 2 - 14, "two figures begin here"
