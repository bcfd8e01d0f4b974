"""Nice One Squirrel!: its pieces, its set-up and a turn, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nutdesk.core.match import Match
from nutdesk.games.nice_one_squirrel import GAME
from nutdesk.games.nice_one_squirrel.parts import DECK, NUT, NUTS, SEATS
from nutdesk.games.nice_one_squirrel.rules import score
from tests.games.nice_one_squirrel.ring import at, dealt, full_hands, legal, play, refusal, result, told


def points(cache: str, nut: str) -> int:
    return sum(score([NUT[name] for name in cache.split()], NUT[nut]))


class TestPieces:
    @pytest.mark.rule("NS-P1")
    def test_nine_caches_lie_in_a_ring(self) -> None:
        assert legal(dealt()) == [f"place {cache}" for cache in range(1, 10)]
        assert legal(at(squirrels=[8, 0, 0])) == ["move 9", "move 1", "move 2", "move 3"]

    @pytest.mark.rule("NS-P1")
    @pytest.mark.parametrize("cache", [-1, 0, 10])
    def test_there_is_no_other_cache(self, cache: int) -> None:
        assert refusal(dealt(), f"place {cache}").clause == "NS-P1"
        assert refusal(at(squirrels=[1, 0, 0]), f"move {cache}").clause == "NS-P1"

    @pytest.mark.rule("NS-P2")
    def test_two_of_each_of_sixteen_nuts(self) -> None:
        assert len(set(NUTS)) == 16
        assert set(NUTS) == {
            f"{c}-{k}" for c in ("red", "blue", "green", "yellow") for k in ("acorn", "hazelnut", "walnut", "chestnut")
        }
        assert GAME.census(dealt().state) == dict.fromkeys(NUTS, 2)
        assert sum(GAME.census(GAME.setup({"taking-up": False}, 3)).values()) == 32

    @pytest.mark.rule("NS-P3")
    def test_the_printed_squirrels_sit_first_and_all_can_be_told_apart(self) -> None:
        assert [player.name for player in SEATS][:4] == ["Tufty", "Cyril", "Nutkin", "Smith"]
        assert len(SEATS) == max(GAME.players) == 6
        assert len({player.name for player in SEATS}) == len({player.colour for player in SEATS}) == 6


class TestSetup:
    @pytest.mark.rule("NS-S1")
    @pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6), (5, 5), (6, 4)])
    def test_the_deal(self, seats: int, each: int) -> None:
        state = dealt(seats).state
        covered = [cache + 1 for cache in range(9) if state.hidden[cache] >= 0]
        assert covered == ([1, 2, 3, 4, 6, 7, 8] if seats == 5 else [1, 2, 3, 4, 5, 6, 7, 8])
        assert [len(hand) for hand in state.hands] == [each] * seats
        assert not any(state.caches)
        assert state.box == []
        assert state.squirrels == [-1] * seats
        assert state.scores == state.played == [0] * seats
        assert GAME.census(state) == dict.fromkeys(NUTS, 2)

    @pytest.mark.rule("NS-S1")
    def test_the_deal_is_told(self) -> None:
        (event,) = dealt(5).root.events
        assert str(event.sentence()) == "The nuts are dealt: 5 for each player, 7 face down"

    @pytest.mark.rule("NS-S1")
    def test_nothing_is_played_before_the_deal(self) -> None:
        ruling = GAME.judge(GAME.setup({"taking-up": False}, 3), GAME.parse("place 1"))
        assert (ruling.clause, ruling.reason) == ("NS-S1", "Wait for the roll, the shuffle or the deal to finish.")

    @pytest.mark.rule("NS-S1")
    def test_the_shuffled_order_decides_who_gets_what(self) -> None:
        one, two = dealt(seed="").state, dealt(seed="other").state
        assert [one.hidden[cache] for cache in range(8)] == list(DECK[:8])
        assert one.hands != two.hands

    @pytest.mark.rule("NS-S1")
    def test_three_to_five_play_two_and_six_may_try(self) -> None:
        assert (GAME.players, GAME.untested) == ((2, 3, 4, 5, 6), (2, 6))

    @pytest.mark.rule("NS-S2")
    @pytest.mark.parametrize("seats", GAME.players)
    def test_the_first_seat_begins_and_play_goes_round(self, seats: int) -> None:
        match, turns = dealt(seats), []
        while match.state.rounds < 2:
            assert match.due is not None
            asked = match.due.seat
            turns += [event.actor() for event in play(match, legal(match)[-1], "nothing").events]
            assert turns[-1 - told(match.current).count("STUCK")] == asked
        assert turns == [*range(seats), *range(seats)]


class TestMoving:
    @pytest.mark.rule("NS-T1")
    def test_the_first_turn_places_on_any_free_cache(self) -> None:
        match = dealt()
        assert str(play(match, "place 9").events[0].sentence()) == "Player 1 starts on cache 9"
        play(match, "nothing")
        assert "place 9" not in legal(match)
        assert len(legal(match)) == 8
        ruling = refusal(match, "place 9")
        assert (ruling.clause, ruling.culprits) == ("NS-T1", ("cache-9", "squirrel-0"))
        assert ruling.reason == "Player 1 sits there. Passing is fine, sharing is not."

    @pytest.mark.rule("NS-T1")
    @pytest.mark.parametrize("here", range(1, 10))
    def test_later_turns_move_one_to_four_clockwise(self, here: int) -> None:
        ahead = [(here + steps - 1) % 9 + 1 for steps in (1, 2, 3, 4)]
        match = at(squirrels=[here, 0, 0])
        assert legal(match) == [f"move {cache}" for cache in ahead]
        for cache in set(range(1, 10)) - set(ahead):
            assert refusal(match, f"move {cache}").clause == "NS-T1"

    @pytest.mark.rule("NS-T1")
    def test_a_squirrel_may_not_stay(self) -> None:
        stay = refusal(at(squirrels=[4, 0, 0]), "move 4")
        assert stay.reason == "Your squirrel cannot stay: it moves on by 1 to 4 caches."

    @pytest.mark.rule("NS-T1")
    def test_it_says_how_far_too_far_is(self) -> None:
        match = at(squirrels=[4, 0, 0])
        assert refusal(match, "move 9").reason == "That is 5 steps away: a squirrel moves 1 to 4 caches clockwise."
        assert refusal(match, "move 3").reason == "That is 8 steps away: a squirrel moves 1 to 4 caches clockwise."

    @pytest.mark.rule("NS-T1")
    def test_others_are_passed_but_not_joined(self) -> None:
        match = at(squirrels=[1, 2, 4])
        assert legal(match) == ["move 3", "move 5"]
        assert refusal(match, "move 4").culprits == ("cache-4", "squirrel-2")
        entry = play(match, "move 5")
        assert entry.state.squirrels == [4, 1, 3]
        assert [str(event.sentence()) for event in entry.events] == ["Player 1 moves to cache 5"]

    @pytest.mark.rule("NS-T1")
    def test_a_squirrel_is_placed_once_and_moves_after_that(self) -> None:
        assert refusal(at(squirrels=[1, 0, 0]), "place 5").clause == "NS-T1"
        assert refusal(dealt(), "move 5").clause == "NS-T1"

    @pytest.mark.rule("NS-T1")
    @pytest.mark.parametrize("action", ["play red-acorn", "take red-acorn", "nothing"])
    def test_the_squirrel_moves_before_a_nut_is_played(self, action: str) -> None:
        assert refusal(dealt(seed="", taking=True), action).reason == "First choose a cache for your squirrel."
        moving = at(squirrels=[1, 0, 0], hands=[["red-acorn"], [], []], taking=True, caches={"1": ["red-acorn"]})
        assert refusal(moving, action).reason == "First move your squirrel."


class TestTurningOver:
    @pytest.mark.rule("NS-T2")
    def test_a_face_down_nut_is_turned_and_lies_there(self) -> None:
        match = at(squirrels=[1, 0, 0], caches={"3": ["?blue-walnut"]})
        entry = play(match, "move 3")
        assert told(entry) == ["MOVED", "TURNED"]
        assert str(entry.events[1].sentence()) == "Player 1 turns over a blue walnut on cache 3"
        assert (entry.state.caches[2], entry.state.hidden[2]) == ([NUT["blue-walnut"]], -1)

    @pytest.mark.rule("NS-T2")
    @pytest.mark.parametrize("nut", NUTS)
    def test_every_nut_is_turned(self, nut: str) -> None:
        match = at(squirrels=[1, 0, 0], caches={"3": [f"?{nut}"]})
        assert match.judge([GAME.parse("move 3")]).barrier
        assert play(match, "move 3").state.caches[2] == [NUT[nut]]

    @pytest.mark.rule("NS-T2")
    def test_it_is_turned_on_the_first_turn_too(self) -> None:
        match = at(caches={"3": ["?blue-walnut"]})
        assert told(play(match, "place 3")) == ["PLACED", "TURNED"]

    @pytest.mark.rule("NS-T2")
    def test_it_counts_from_then_on(self) -> None:
        match = at(squirrels=[1, 0, 0], caches={"3": ["?blue-walnut"]}, hands=[["blue-acorn", "red-acorn"], [], []])
        play(match, "move 3", "play blue-acorn")
        assert match.state.scores[0] == 1

    @pytest.mark.rule("NS-T2")
    def test_turning_cannot_be_taken_back_and_says_so_before(self) -> None:
        match = at(squirrels=[1, 0, 0], caches={"3": ["?blue-walnut"], "2": ["red-acorn"]})
        assert match.judge([GAME.parse("move 3")]).barrier == "a nut is turned over"
        assert match.judge([GAME.parse("move 2")]).barrier == ""
        assert told(play(match, "move 2")) == ["MOVED"]
        assert not match.current.barrier

    @pytest.mark.rule("NS-T2")
    def test_passing_over_turns_nothing(self) -> None:
        match = at(squirrels=[1, 0, 0], caches={"2": ["?blue-walnut"], "3": ["?red-acorn"]})
        assert play(match, "move 4").state.hidden[1:3] == [NUT["blue-walnut"], NUT["red-acorn"]]


class TestPlaying:
    @pytest.mark.rule("NS-T3")
    def test_one_nut_of_the_hand_is_played_and_the_turn_ends(self) -> None:
        match = at(squirrels=[1, 5, 0], hands=[["blue-acorn", "red-walnut"], [], []])
        entry = play(match, "move 2, play blue-acorn")
        assert entry.state.caches[1] == [NUT["blue-acorn"]]
        assert entry.state.hands[0] == [NUT["red-walnut"]]
        assert match.due is not None
        assert (match.due.seat, match.due.kind) == (1, "move")

    @pytest.mark.rule("NS-T3")
    def test_or_nothing(self) -> None:
        match = at(squirrels=[1, 5, 0], hands=[["blue-acorn"], [], []])
        entry = play(match, "move 2, nothing")
        assert told(entry) == ["MOVED", "PLAYED_NOTHING"]
        assert (entry.state.hands[0], entry.state.scores) == ([NUT["blue-acorn"]], [0, 0, 0])

    @pytest.mark.rule("NS-T3")
    @pytest.mark.parametrize("nut", ["red-acorn", "green-acorn", "purple-acorn", "3"])
    def test_only_a_nut_one_holds(self, nut: str) -> None:
        match = at(squirrels=[1, 0, 0], hands=[["blue-acorn"], ["red-acorn"], []], caches={"2": ["green-acorn"]})
        ruling = refusal(match, f"move 2, play {nut}")
        assert (ruling.clause, ruling.reason) == ("NS-T3", "You do not hold that nut.")

    @pytest.mark.rule("NS-T3")
    def test_a_squirrel_moves_once_a_turn(self) -> None:
        match = at(squirrels=[1, 0, 0])
        play(match, "move 2")
        assert refusal(match, "move 3").clause == "NS-T3"
        assert refusal(match, "place 3").clause == "NS-T3"

    @pytest.mark.rule("NS-T3")
    def test_two_alike_are_one_choice(self) -> None:
        match = at(squirrels=[1, 0, 0], hands=[["blue-acorn", "blue-acorn"], [], []])
        play(match, "move 2")
        assert legal(match) == ["play blue-acorn", "nothing"]
        assert play(match, "play blue-acorn").state.hands[0] == [NUT["blue-acorn"]]


class TestScoring:
    @pytest.mark.rule("NS-T4")
    def test_the_rulebooks_example(self) -> None:
        """A blue chestnut and a yellow walnut lie there; then come +1, +2 and +6."""
        match = at(
            squirrels=[4, 9, 8],
            caches={"5": ["blue-chestnut", "yellow-walnut"]},
            hands=[["blue-acorn", "red-acorn"], ["yellow-chestnut", "red-acorn"], ["blue-chestnut", "red-walnut"]],
        )
        play(match, "move 5, play blue-acorn", "move 1, nothing", "move 9, nothing")
        assert match.state.scores == [1, 0, 0]
        play(match, "move 6, nothing", "move 5, play yellow-chestnut", "move 1, nothing")
        assert match.state.scores == [1, 2, 0]
        entry = play(match, "move 7, nothing", "move 6, nothing", "move 5, play blue-chestnut")
        assert match.state.scores == [1, 2, 6]
        assert str(entry.events[-1].sentence()) == "Player 3 plays a blue chestnut on cache 5: +6"

    @pytest.mark.rule("NS-T4")
    def test_the_most_is_sixteen(self) -> None:
        blue = [f"blue-{kind}" for kind in ("acorn", "hazelnut", "walnut")] * 2
        chestnuts = [f"{colour}-chestnut" for colour in ("red", "green", "yellow")] * 2
        lying = [*blue, *chestnuts, "blue-chestnut"]
        match = at(squirrels=[1, 0, 0], caches={"2": lying}, hands=[["blue-chestnut", "red-acorn"], [], []])
        assert play(match, "move 2, play blue-chestnut").state.scores[0] == 7 + 7 + 2

    @pytest.mark.rule("NS-T4")
    @pytest.mark.parametrize(
        ("cache", "expected"),
        [
            ("", 0),
            ("red-walnut green-hazelnut yellow-chestnut", 0),
            ("blue-walnut", 1),
            ("red-acorn", 1),
            ("blue-walnut blue-walnut", 2),
            ("blue-walnut red-acorn", 2),
            ("blue-acorn", 4),
            ("blue-acorn blue-walnut red-acorn green-walnut", 6),
        ],
    )
    def test_colour_kind_and_twin(self, cache: str, expected: int) -> None:
        assert points(cache, "blue-acorn") == expected

    @pytest.mark.rule("NS-T4")
    @given(st.permutations(DECK), st.integers(0, 31))
    def test_the_sum_is_colours_and_kinds_and_a_twin(self, deck: list[int], lying: int) -> None:
        cache, nut = deck[:lying], deck[lying]
        colour, kind = NUTS[nut].split("-")
        names = [NUTS[other] for other in cache]
        expected = sum(name.startswith(colour) for name in names) + sum(name.endswith(f"-{kind}") for name in names)
        assert sum(score(cache, nut)) == expected + (2 if NUTS[nut] in names else 0)
        assert 0 <= sum(score(cache, nut)) <= 16

    @pytest.mark.rule("NS-T4")
    def test_points_add_up_and_are_listed_in_the_result(self) -> None:
        match = at(
            2,
            squirrels=[1, 5],
            caches={"2": ["blue-acorn"]},
            hands=[["blue-acorn"], ["red-acorn"] * 2],
            scores=[3, 0],
            played=[2, 0],
        )
        play(match, "move 2, play blue-acorn", "move 6, play red-acorn")
        assert [(line.seat, line.text, line.points, line.clause) for line in result(match).lines] == [
            (0, "3 nuts played", 7, "NS-T4"),
            (1, "1 nut played", 0, "NS-T4"),
        ]


class TestStuck:
    def five(self, **more: Any) -> Match:
        """Five squirrels: when the fourth lands on 6, the fifth, on 5, has nothing but squirrels on 6 to 9."""
        caches = {"5": ["?red-acorn"], "6": ["red-walnut"]}
        position: dict[str, Any] = {
            "squirrels": [7, 8, 9, 4, 5],
            "turn": 4,
            "hands": full_hands(5),
            "caches": caches,
        } | more
        return at(5, **position)

    @pytest.mark.rule("NS-T5")
    def test_with_all_four_caches_taken_the_turn_passes_by_itself(self) -> None:
        match = self.five()
        entry = play(match, "move 6, nothing")
        assert told(entry) == ["MOVED", "PLAYED_NOTHING", "STUCK"]
        assert match.due is not None
        assert match.due.seat == 0
        assert match.state.rounds == 1
        assert match.state.squirrels == [6, 7, 8, 5, 4]
        assert match.state.hidden[4] == NUT["red-acorn"]
        assert match.state.hands[4] == sorted(NUT[nut] for nut in full_hands(5)[4])

    @pytest.mark.rule("NS-T5")
    def test_one_free_cache_is_enough_to_move(self) -> None:
        match = self.five(squirrels=[7, 8, 1, 4, 5])
        assert "STUCK" not in told(play(match, "move 6, nothing"))
        assert match.due is not None
        assert (match.due.seat, legal(match)) == (4, ["move 9"])

    @pytest.mark.rule("NS-T5")
    def test_two_in_a_row_of_six_can_be_stuck(self) -> None:
        match = at(6, squirrels=[8, 9, 1, 4, 5, 6], turn=4, hands=full_hands(6))
        entry = play(match, "move 7, nothing")
        assert told(entry) == ["MOVED", "PLAYED_NOTHING", "STUCK", "STUCK"]
        assert [event.actor() for event in entry.events] == [3, 3, 4, 5]
        assert match.due is not None
        assert match.due.seat == 0

    @pytest.mark.rule("NS-T5", "NS-E2")
    def test_a_lost_turn_counts_as_one_without_a_nut(self) -> None:
        match = self.five(idle=2)
        play(match, "move 6, nothing")
        assert match.state.idle == 4
        match = self.five(idle=2)
        play(match, "move 6, play green-chestnut")
        assert match.state.idle == 1

    @pytest.mark.rule("NS-T5", "NS-E2")
    def test_a_lost_turn_can_be_the_one_that_ends_the_game(self) -> None:
        match = self.five(idle=13)
        assert told(play(match, "move 6, nothing"))[-2:] == ["STUCK", "STOOD_STILL"]
        assert result(match).clause == "NS-E2"

    @pytest.mark.rule("NS-T5", "NS-E1")
    def test_a_lost_turn_is_that_players_last_turn(self) -> None:
        match = self.five(ender=1)
        assert told(play(match, "move 6, nothing"))[-2:] == ["STUCK", "ENDED"]
        assert match.over

    @pytest.mark.rule("NS-T5", "NS-E1")
    def test_a_lost_turn_among_the_last_ones_is_followed_by_the_others(self) -> None:
        match = self.five(ender=3)
        assert told(play(match, "move 6, nothing"))[-1] == "STUCK"
        play(match, "move 1, nothing", "move 2, nothing")
        assert match.over

    @pytest.mark.rule("NS-T5")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_four_squirrels_are_too_few_to_be_stuck(self, seats: int) -> None:
        match = at(seats, squirrels=[1, 2, 3, 4][:seats])
        assert legal(match)
