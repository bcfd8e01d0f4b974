"""Nice One Squirrel!: how it ends, and the optional rule, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.match import Match
from nutdesk.games.nice_one_squirrel import GAME
from nutdesk.games.nice_one_squirrel.parts import NUT
from tests.games.nice_one_squirrel.ring import at, dealt, full_hands, legal, play, refusal, result, told


class TestEmptyHand:
    def last_nut(self, **more: Any) -> Match:
        """The second of three players is about to play the last nut of the hand."""
        hands = [["green-acorn"] * 2, ["blue-acorn"], ["green-walnut"] * 2]
        position: dict[str, Any] = {"squirrels": [1, 4, 7], "turn": 2, "hands": hands} | more
        return at(3, **position)

    @pytest.mark.rule("NS-E1")
    def test_everyone_else_has_one_more_turn(self) -> None:
        match = self.last_nut()
        assert told(play(match, "move 5, play blue-acorn")) == ["MOVED", "PLAYED", "LAST_TURNS"]
        turns = []
        while not match.over:
            assert match.due is not None
            turns.append(match.due.seat)
            entry = play(match, legal(match)[0], "nothing")
        assert turns == [2, 0]
        assert told(entry) == ["PLAYED_NOTHING", "ENDED"]
        assert result(match).clause == "NS-E1"
        assert result(match).reason == "Player 2 played the last nut. A tie at 0: the victory is shared."

    @pytest.mark.rule("NS-E1")
    def test_a_nut_less_is_no_end(self) -> None:
        match = self.last_nut()
        play(match, "move 5, nothing", "move 8, play green-walnut", "move 2, play green-acorn")
        assert not match.over
        assert match.state.ender == -1

    @pytest.mark.rule("NS-E1")
    def test_the_last_turns_still_score_and_the_highest_score_wins(self) -> None:
        match = self.last_nut(
            scores=[0, 3, 0],
            caches={"8": ["green-walnut", "green-acorn", "green-acorn"]},
            hands=[["red-acorn"], ["blue-acorn"], ["green-walnut"]],
        )
        play(match, "move 5, play blue-acorn", "move 8, play green-walnut", "move 2, nothing")
        assert (result(match).scores, result(match).winners) == ((0, 3, 6), (2,))

    @pytest.mark.rule("NS-E1")
    def test_a_second_empty_hand_changes_nothing(self) -> None:
        match = self.last_nut(hands=[["green-acorn"] * 2, ["blue-acorn"], ["green-walnut"]])
        play(match, "move 5, play blue-acorn")
        assert "LAST_TURNS" not in told(play(match, "move 8, play green-walnut"))
        assert match.state.ender == 1
        play(match, "move 2, nothing")
        assert match.over

    @pytest.mark.rule("NS-E1")
    def test_equal_scores_share_the_win(self) -> None:
        match = self.last_nut(scores=[5, 5, 4])
        play(match, "move 5, play blue-acorn", "move 8, nothing", "move 2, nothing")
        assert result(match).winners == (0, 1)
        best = max(result(match).scores)
        assert result(match).reason.endswith(f"A tie at {best}: the victory is shared.")

    @pytest.mark.rule("NS-E1")
    def test_nothing_is_played_after_the_end(self) -> None:
        match = self.last_nut()
        play(match, "move 5, play blue-acorn", "move 8, nothing", "move 2, nothing")
        assert legal(match) == []
        assert refusal(match, "move 3").reason == "The game is over."

    @pytest.mark.rule("NS-E1")
    def test_there_is_no_result_before_the_end(self) -> None:
        match = self.last_nut()
        play(match, "move 5, play blue-acorn")
        assert GAME.result(match.state) is None


class TestStandingStill:
    def taking(self, idle: int) -> Match:
        caches = {"2": ["green-chestnut"], "3": ["red-walnut"]}
        return at(taking=True, squirrels=[1, 4, 7], hands=full_hands(3), idle=idle, caches=caches)

    @pytest.mark.rule("NS-E2")
    @pytest.mark.parametrize("seats", GAME.players)
    def test_three_turns_each_without_a_nut_end_the_game_first_turns_too(self, seats: int) -> None:
        match, turns = dealt(seats), 0
        while not match.over:
            entry = play(match, legal(match)[-1], "nothing")
            turns += 1 + told(entry).count("STUCK")
        assert turns == 3 * seats
        assert told(entry)[-1] == "STOOD_STILL"
        assert (result(match).clause, result(match).winners) == ("NS-E2", tuple(range(seats)))

    @pytest.mark.rule("NS-E2")
    def test_a_nut_played_starts_the_count_again_even_for_no_point(self) -> None:
        match = at(squirrels=[1, 4, 7], hands=full_hands(3), idle=8)
        entry = play(match, "move 2, play green-acorn")
        assert (entry.state.scores[0], entry.state.idle, match.over) == (0, 0, False)

    @pytest.mark.rule("NS-E2")
    def test_with_taking_up_only_a_point_starts_it_again(self) -> None:
        def idle(gesture: str) -> int:
            return int(play(self.taking(idle=5), gesture).state.idle)

        assert idle("move 2, play green-acorn") == 0
        assert idle("move 3, play green-acorn") == 6
        assert idle("move 2, take green-chestnut") == 6
        assert idle("move 2, nothing") == 6

    @pytest.mark.rule("NS-E2")
    @pytest.mark.parametrize("gesture", ["move 3, play green-acorn", "move 2, take green-chestnut", "move 2, nothing"])
    def test_with_taking_up_a_turn_without_a_point_can_be_the_last(self, gesture: str) -> None:
        assert told(play(self.taking(idle=8), gesture))[-1] == "STOOD_STILL"

    @pytest.mark.rule("NS-E2")
    def test_once_the_last_turns_run_nothing_is_counted(self) -> None:
        match = at(squirrels=[1, 4, 7], hands=full_hands(3), idle=8, ender=3)
        play(match, "move 2, nothing")
        assert not match.over
        assert match.state.idle == 8
        play(match, "move 5, nothing")
        assert result(match).clause == "NS-E1"


class TestTakingUp:
    def taking(self, **more: Any) -> Match:
        caches = {"2": ["red-walnut", "blue-acorn"], "3": ["?green-walnut"], "4": ["red-acorn"]}
        position: dict[str, Any] = {"squirrels": [1, 0, 0], "hands": [["blue-walnut"], [], []], "caches": caches} | more
        return at(3, taking=True, **position)

    @pytest.mark.rule("NS-O1")
    def test_a_face_up_nut_of_the_cache_goes_to_the_hand_for_no_point(self) -> None:
        match = self.taking()
        entry = play(match, "move 2, take red-walnut")
        assert str(entry.events[-1].sentence()) == "Player 1 takes a red walnut from cache 2"
        assert entry.state.caches[1] == [NUT["blue-acorn"]]
        assert entry.state.hands[0] == sorted([NUT["red-walnut"], NUT["blue-walnut"]])
        assert entry.state.scores == [0, 0, 0]
        assert match.due is not None
        assert match.due.seat == 1

    @pytest.mark.rule("NS-O1")
    def test_it_is_instead_of_playing(self) -> None:
        match = self.taking()
        play(match, "move 2")
        assert legal(match) == ["play blue-walnut", "take red-walnut", "take blue-acorn", "nothing"]
        play(match, "take red-walnut")
        assert refusal(match, "play blue-walnut").clause == "NS-T1"

    @pytest.mark.rule("NS-O1")
    def test_the_nut_just_turned_over_can_be_taken(self) -> None:
        match = self.taking()
        play(match, "move 3", "take green-walnut")
        assert match.state.caches[2] == []
        assert match.state.known[0] == [NUT["green-walnut"]]

    @pytest.mark.rule("NS-O1")
    def test_it_can_be_done_on_the_first_turn(self) -> None:
        match = self.taking(turn=2)
        assert play(match, "place 4, take red-acorn").state.hands[1] == [NUT["red-acorn"]]

    @pytest.mark.rule("NS-O1")
    @pytest.mark.parametrize("nut", ["red-acorn", "green-walnut", "blue-walnut", "pink-walnut"])
    def test_only_from_the_squirrels_own_cache(self, nut: str) -> None:
        ruling = refusal(self.taking(), f"move 2, take {nut}")
        assert (ruling.clause, ruling.culprits) == ("NS-O1", ("cache-2",))

    @pytest.mark.rule("NS-O1")
    def test_without_the_option_nothing_is_taken_up(self) -> None:
        match = at(squirrels=[1, 0, 0], caches={"2": ["red-walnut"]})
        play(match, "move 2")
        assert legal(match) == ["nothing"]
        assert refusal(match, "take red-walnut").clause == "NS-O1"

    @pytest.mark.rule("NS-O1")
    def test_everyone_knows_the_nut_until_it_is_played(self) -> None:
        match = self.taking()
        play(match, "move 2, take blue-acorn")
        for viewer in (-1, 0, 1, 2):
            assert GAME.view(match.state, viewer).known[0] == (NUT["blue-acorn"],)
        play(match, "place 5, nothing", "place 6, nothing", "move 4, play blue-acorn")
        assert match.state.known[0] == []

    @pytest.mark.rule("NS-O1")
    def test_a_nut_never_taken_up_stays_unknown_when_its_known_twin_is_played(self) -> None:
        match = self.taking(hands=[["blue-acorn"], [], []])
        play(match, "move 2, take blue-acorn", "place 5, nothing", "place 6, nothing", "move 4, play blue-acorn")
        assert (match.state.known[0], match.state.hands[0]) == ([], [NUT["blue-acorn"]])

    @pytest.mark.rule("NS-O1")
    def test_a_hand_can_be_emptied_after_taking_up(self) -> None:
        match = self.taking(hands=[[], ["red-hazelnut"], ["red-hazelnut"]])
        assert told(play(match, "move 2, take red-walnut"))[-1] == "TAKEN"
        play(match, "place 5, nothing", "place 6, nothing")
        assert told(play(match, "move 4, play red-walnut"))[-1] == "LAST_TURNS"


class TestTwentyPoints:
    def close(self, *, taking: bool = True, hand: str = "green-acorn green-acorn", points: int = 19) -> Match:
        hands = [hand.split(), ["red-acorn"], ["red-acorn"]]
        caches = {"2": ["green-walnut"], "5": ["red-walnut"]}
        return at(3, taking=taking, squirrels=[1, 4, 7], hands=hands, caches=caches, scores=[points, 19, 0])

    @pytest.mark.rule("NS-O2")
    def test_reaching_twenty_gives_everyone_else_one_more_turn(self) -> None:
        match = self.close()
        assert told(play(match, "move 2, play green-acorn"))[-1] == "ENOUGH_POINTS"
        play(match, "move 6, nothing")
        assert not match.over
        assert told(play(match, "move 8, nothing"))[-1] == "ENDED"
        assert (result(match).clause, result(match).reason) == ("NS-O2", "Player 1 reached 20 points.")

    @pytest.mark.rule("NS-O2")
    def test_nineteen_is_not_enough_and_more_than_twenty_is(self) -> None:
        less, more = self.close(points=18), self.close(points=30)
        assert told(play(less, "move 2, play green-acorn"))[-1] == "PLAYED"
        assert told(play(more, "move 2, play green-acorn"))[-1] == "ENOUGH_POINTS"

    @pytest.mark.rule("NS-O2")
    def test_without_the_option_twenty_points_end_nothing(self) -> None:
        match = self.close(taking=False)
        assert told(play(match, "move 2, play green-acorn"))[-1] == "PLAYED"
        assert match.state.ender == -1

    @pytest.mark.rule("NS-O2")
    def test_after_twenty_points_an_empty_hand_changes_nothing(self) -> None:
        match = self.close()
        play(match, "move 2, play green-acorn")
        assert told(play(match, "move 6, play red-acorn"))[-1] == "PLAYED"
        play(match, "move 8, nothing")
        assert match.over
        assert (result(match).clause, match.state.ender) == ("NS-O2", 0)

    @pytest.mark.rule("NS-O2")
    def test_after_an_empty_hand_twenty_points_change_nothing(self) -> None:
        match = self.close(hand="green-acorn", points=0)
        assert told(play(match, "move 2, play green-acorn"))[-1] == "LAST_TURNS"
        assert told(play(match, "move 5, play red-acorn"))[-1] == "PLAYED"
        assert match.state.scores[1] == 20
        play(match, "move 8, nothing")
        assert match.over
        assert (result(match).clause, result(match).winners) == ("NS-E1", (1,))

    @pytest.mark.rule("NS-O2", "NS-E1")
    def test_both_at_once_is_one_end(self) -> None:
        match = self.close(hand="green-acorn")
        assert told(play(match, "move 2, play green-acorn")).count("LAST_TURNS") == 1
        play(match, "move 6, nothing", "move 8, nothing")
        assert match.over

    @pytest.mark.rule("NS-O2")
    def test_who_is_overtaken_in_the_last_turns_does_not_win(self) -> None:
        match = self.close()
        play(match, "move 2, play green-acorn", "move 5, play red-acorn", "move 8, nothing")
        assert (result(match).scores, result(match).winners) == ((20, 20, 0), (0, 1))
