"""Running the factory: the squirrel, the nuts, salt, and goal cards."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.house import GOALS
from nutdesk.games.nuts.orders import events
from tests.games.nuts.factory import QUIET, SAMPLE, at, due, each, legal, play, refusal, told

RUN: dict[str, Any] = {**SAMPLE, "feeds": 0, "refills": 1, "hunger": 2, "tokens": [0, 0, 0]}
"""The sample floor, about to run: 5 to 6 and 8 to 8 match; at the squirrel's row they are in 6 and 8."""


@pytest.mark.rule("NU-R1")
def test_run_tokens_mark_the_dispensers_of_all_matching_paths() -> None:
    entry = at(**RUN).prepare([GAME.parse("end"), GAME.parse("luck 1")], watch=True)
    frame = next(frame for frame in entry.frames if frame.event.kind is events.RUNS)
    assert frame.state.running == [4, 7]
    assert entry.state.running == []


@pytest.mark.rule("NU-R2")
@pytest.mark.parametrize(("eyes", "hunger"), [(1, 1), (3, 2), (1, 4), (4, 1)])
def test_up_to_five_he_stays(eyes: int, hunger: int) -> None:
    match = at(**{**RUN, "hunger": hunger})
    assert "STAYS" in told(play(match, "end", f"luck {eyes}"))
    assert match.state.squirrel == 4


@pytest.mark.rule("NU-R2")
@pytest.mark.parametrize(("eyes", "hunger"), [(5, 1), (4, 2), (2, 4)])
def test_a_six_sends_him_to_a_random_column_without_another_roll(eyes: int, hunger: int) -> None:
    match = at(**{**RUN, "hunger": hunger})
    entry = play(match, "end", f"luck {eyes}", "luck 12")
    assert "SCAMPERS" in told(entry)
    assert match.state.squirrel == 11
    assert sum(name == "ROLLED" for name in told(entry)) == 1


@pytest.mark.rule("NU-R2")
def test_from_seven_he_hunts_one_column_and_stops_on_a_path() -> None:
    match = at(**{**RUN, "squirrel": 5})
    entry = play(match, "end", "luck 5")
    assert told(entry)[:4] == ["RUNS", "ROLLED", "HUNTS", "EATEN"]
    assert match.state.squirrel == 5  # column 6, where the path from 5 crosses his row


@pytest.mark.rule("NU-R2")
def test_he_rolls_again_on_the_whole_table_until_he_is_on_a_path() -> None:
    match = at(**{**RUN, "squirrel": 2})
    entry = play(match, "end", "luck 6", "luck 5", "luck 3")
    assert [name for name in told(entry) if name in ("HUNTS", "STAYS", "EATEN")] == ["HUNTS", "HUNTS", "STAYS"]
    assert match.state.squirrel == 3  # from column 2 to 4, then a 5: he stays


@pytest.mark.rule("NU-R2")
def test_the_player_chooses_between_two_paths_equally_near() -> None:
    match = at(**{**RUN, "squirrel": 7})
    play(match, "end", "luck 5")
    assert due(match) == ("hunt", 1)
    assert legal(match) == ["hunt left", "hunt right"]
    assert refusal(match, "hunt up").clause == "NU-R2"
    entry = play(match, "hunt right")
    assert match.state.squirrel == 7
    assert told(entry) == ["HUNTS", "EATEN", "LEAVES", "COLLECTED"]


@pytest.mark.rule("NU-R2")
def test_a_choice_that_leads_to_another_roll_says_so() -> None:
    match = at(**{**QUIET, "orders": "AACCSACCAACC", "squirrel": 5, "refills": 1, "hunger": 4})
    play(match, "end", "luck 5")  # almonds 1 and 9, four columns to each side
    assert due(match) == ("hunt", 1)
    assert match.judge([GAME.parse("hunt left")]).barrier == "the squirrel rolls"
    play(match, "hunt left", "luck 1")
    assert match.state.squirrel == 3


@pytest.mark.rule("NU-R2")
def test_already_on_a_path_a_hunt_keeps_him_there() -> None:
    match = at(**{**RUN, "squirrel": 6})
    entry = play(match, "end", "luck 6")
    assert told(entry)[:4] == ["RUNS", "ROLLED", "STAYS", "EATEN"]
    assert match.state.squirrel == 5


@pytest.mark.rule("NU-R3")
def test_the_eaten_nut_gives_a_squirrel_token_and_its_order_goes() -> None:
    match = at(**{**RUN, "squirrel": 6})
    play(match, "end", "luck 1")
    assert match.state.lost == [1, 0, 0]
    assert match.state.nuts[0] == [1, 0, 0, 0]  # only the almond
    assert match.state.orders == [-1] * 12
    assert sorted(match.state.discards) == [0, 3]


@pytest.mark.rule("NU-R3", "NU-R13")
def test_a_fed_squirrel_neither_rolls_nor_eats() -> None:
    match = at(**{**RUN, "squirrel": 6, "feeds": 1})
    entry = play(match, "end")
    assert "CONTENT" in told(entry)
    assert not any(move.verb == "luck" for move in entry.moves)
    assert match.state.nuts[0] == [1, 0, 0, 1]
    assert (match.state.lost[0], match.state.squirrel) == (0, 5)


@pytest.mark.rule("NU-R13")
def test_a_second_feed_is_legal_and_wasted() -> None:
    match = each(at(**QUIET), "feed")
    assert "feed" in legal(match)
    play(match, "feed")
    assert (match.state.tokens[0], match.state.feeds) == (7, 2)


@pytest.mark.rule("NU-R4")
def test_every_other_path_gives_its_nut_also_one_he_has_just_left() -> None:
    match = at(**{**RUN, "squirrel": 6})
    play(match, "end", "luck 4", "luck 1")  # he scampers away from the path
    assert match.state.nuts[0] == [1, 0, 0, 1]
    assert match.state.lost[0] == 0


@pytest.mark.rule("NU-R4")
def test_a_path_through_a_salter_gives_salt() -> None:
    match = at(**{**RUN, "salters": [5, 7, 11]})
    entry = play(match, "end", "luck 1")
    assert match.state.salt == [1, 0, 0]
    assert "SPRINKLED" in told(entry)


@pytest.mark.rule("NU-R13")
def test_an_eaten_nut_gives_no_salt() -> None:
    match = at(**{**RUN, "salters": [5, 7, 11], "squirrel": 6})
    play(match, "end", "luck 1")
    assert match.state.salt == [0, 0, 0]


@pytest.mark.rule("NU-R4")
def test_a_nut_beyond_the_fifth_scores_nothing_but_its_salt_counts() -> None:
    match = at(**{**RUN, "salters": [5, 7, 11], "nuts": [[5, 0, 0, 5], [0] * 4, [0] * 4]})
    entry = play(match, "end", "luck 1")
    assert told(entry).count("SURPLUS") == 2
    assert match.state.nuts[0] == [5, 0, 0, 5]
    assert match.state.salt[0] == 1
    assert match.state.orders == [-1] * 12


@pytest.mark.rule("NU-R12")
def test_nuts_are_collected_from_the_left() -> None:
    entry = play(at(**RUN), "end", "luck 1")
    assert [event["column"] for event in entry.events if event.kind is events.LEAVES] == [5, 8]


# Goals


@pytest.mark.rule("NU-P6", "NU-R5")
@pytest.mark.parametrize(
    ("goal", "sheet"),
    [
        ("almond-thought-leader", {"nuts": [3, 0, 0, 0]}),
        ("pistachio-monger", {"nuts": [0, 0, 0, 3]}),
        ("peanut-champion", {"nuts": [0, 0, 4, 0]}),
        ("cashew-innovator", {"nuts": [0, 4, 0, 0]}),
        ("nut-lover", {"nuts": [0, 1, 1, 0]}),
        ("salty-mama", {"salt": 4}),
        ("squirrel-buddy", {"lost": 3}),
    ],
)
def test_each_goal_is_claimed_when_its_demand_is_met(goal: str, sheet: dict[str, Any]) -> None:
    position = {**RUN, "nuts": [sheet.get("nuts", [0] * 4), [0] * 4, [0] * 4]}
    for key in ("salt", "lost"):
        position[key] = [sheet.get(key, 0), 0, 0]
    match = at(**position)
    play(match, "end", "luck 1")
    assert legal(match) == [f"claim {goal}", "done"]
    for other in set(GOALS) - {goal}:
        assert refusal(match, f"claim {other}").clause == "NU-R5"
    play(match, f"claim {goal}")
    assert GAME.describe(match.state)["goals"][0] == [goal]
    assert due(match) == ("turn", 2)


@pytest.mark.rule("NU-R5")
def test_one_of_each_type_and_only_while_there_are_cards() -> None:
    nuts = [[4, 0, 0, 4]] * 3
    taken = [[], ["pistachio-monger"], ["pistachio-monger"]]
    match = at(**{**RUN, "nuts": nuts, "goals": taken})
    play(match, "end", "luck 1")
    assert legal(match) == ["claim almond-thought-leader", "done"]
    assert refusal(match, "claim pistachio-monger").clause == "NU-P6"
    match = at(**{**RUN, "nuts": nuts, "goals": [["almond-thought-leader", "pistachio-monger"], [], []]})
    play(match, "end", "luck 1")
    assert due(match) == ("turn", 2)  # nothing to claim: nobody asks


@pytest.mark.rule("NU-R5", "NU-R13")
def test_a_goal_may_be_left_and_is_claimed_only_after_a_run() -> None:
    position = {**RUN, "nuts": [[4, 0, 0, 0], [0] * 4, [0] * 4]}
    assert refusal(at(**position), "claim almond-thought-leader").clause == "NU-R13"
    match = at(**position)
    play(match, "end", "luck 1")
    play(match, "done")
    assert (match.state.goals, due(match)) == ([0, 0, 0], ("turn", 2))


@pytest.mark.rule("NU-P6")
def test_peanut_champion_gets_two_tokens_at_once() -> None:
    match = at(**{**RUN, "nuts": [[0, 0, 4, 0], [0] * 4, [0] * 4]})
    play(match, "end", "luck 1")
    play(match, "claim peanut-champion")
    assert match.state.tokens[0] == 2


@pytest.mark.rule("NU-P6")
def test_nut_lover_refills_three() -> None:
    match = at(orders="C...PPPCCCCC", deck="SSAAAA", tokens=[2, 0, 0], goals=[["nut-lover"], [], []], squirrel=12)
    play(match, "refill")
    assert GAME.describe(match.state)["orders"] == "CSSAPPPCCCCC"


@pytest.mark.rule("NU-P6", "NU-R12")
def test_squirrel_buddy_rolls_two_dice_every_time_and_the_lower_counts() -> None:
    match = at(**{**RUN, "squirrel": 3, "goals": [["squirrel-buddy"], [], []]})
    entry = play(match, "end", "luck 6,5", "luck 2,6")
    assert told(entry)[1:5] == ["ROLLED_TWICE", "HUNTS", "ROLLED_TWICE", "STAYS"]
    assert match.state.squirrel == 3
    assert match.state.lost[0] == 0


@pytest.mark.rule("NU-R12", "NU-P6")
def test_a_cashew_innovator_is_asked_about_one_sixth_nut() -> None:
    held = {"nuts": [[5, 0, 0, 5], [0] * 4, [0] * 4], "goals": [["cashew-innovator"], [], []]}
    match = at(**{**RUN, **held})
    play(match, "end", "luck 1")
    assert due(match) == ("sixth", 1)
    assert legal(match) == ["done", "sixth"]
    play(match, "done")  # not the pistachio
    assert due(match) == ("sixth", 1)
    play(match, "sixth")  # but the almond
    assert match.state.nuts[0] == [6, 0, 0, 5]
    match = at(**{**RUN, **held})
    play(match, "end", "luck 1")
    play(match, "sixth")
    assert match.state.nuts[0] == [5, 0, 0, 6]
    assert (match.due and match.due.kind) != "sixth"  # only once
    assert match.state.orders == [-1] * 12
