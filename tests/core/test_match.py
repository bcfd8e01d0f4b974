"""A match keeps the tree of all that was played, the same luck in every branch, and the barriers of fair play."""

from __future__ import annotations

import pytest

from nutdesk.core.game import Options, Player, Refusal
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action, Chance, Luck
from tests.core.tiny import BURIED, DEALT, ROLLED, TINY, WENT, Bury, Cheer, Go, Peek, Roll, Tiny

ORDER = Luck((0, 1, 2, 3, 4, 5))
"""Ann holds 1 and 2, Bob 3 and 4; the pile is 5, 6."""


def begun(*, fair: bool = True, seed: str = "s") -> Match:
    match = Match(TINY, {}, TINY.seats[:2], seed, fair=fair)
    match.begin([ORDER])
    return match


def refused(match: Match, *moves: Action) -> str:
    with pytest.raises(Refusal) as caught:
        match.prepare(moves)
    return caught.value.ruling.reason


class WithAutoma(Tiny):
    def others(self, options: Options, seats: int) -> tuple[Player, ...]:
        return (Player("Automa", "black"),) if seats == 2 else ()


class TestBeginning:
    def test_before_the_deal_there_is_only_the_set_up(self) -> None:
        match = Match(TINY, {}, TINY.seats[:2], "seed")
        assert match.state == TINY.setup(match.options, 2)
        assert match.entries == [match.root] == [match.current]
        assert (match.due, match.over, match.seed, match.fair, match.root.number) == (None, False, "seed", True, 0)
        assert (match.root.seat, match.root.chances, match.root.depth) == (-1, 0, 0)

    def test_the_cast_is_the_seats_and_then_the_others(self) -> None:
        game = WithAutoma()
        assert [player.name for player in Match(game, {}, game.seats[:2], "s").cast] == ["Ann", "Bob", "Automa"]
        assert [player.name for player in Match(game, {}, game.seats, "s").cast] == ["Ann", "Bob", "Cid"]

    def test_the_deal_is_drawn_from_the_seed(self) -> None:
        one, two, other = (Match(TINY, {}, TINY.seats[:2], seed) for seed in ("a", "a", "b"))
        for match in (one, two, other):
            match.begin()
        assert one.state == two.state != other.state
        assert one.root.moves == (one.deal(Chance("deal", cards=6), 0),)

    def test_a_given_deal_is_used_instead(self) -> None:
        match = begun()
        assert (match.state.hands, match.state.pile) == ([[1, 2], [3, 4]], [5, 6])
        assert match.root.moves == (ORDER,)
        assert [event.kind for event in match.root.events] == [DEALT]

    def test_the_first_entry_is_the_root_of_everything(self) -> None:
        match = begun()
        assert match.entries == [match.root] == [match.current]
        assert (match.root.parent, match.root.depth, match.root.number, match.root.chances) == (None, 0, 0, 1)
        assert match.root.barrier
        assert (match.root.seat, match.root.frames) == (-1, ())
        assert match.line() == []

    @pytest.mark.parametrize(
        "moves", [[Luck((0, 1))], [Luck((0, 0, 1, 2, 3, 4))], [ORDER, ORDER], [Go("left")], [ORDER, Go("left")]]
    )
    def test_a_deal_that_cannot_be_is_refused(self, moves: list[Action]) -> None:
        with pytest.raises(Refusal):
            Match(TINY, {}, TINY.seats[:2], "s").begin(moves)

    def test_options_are_completed(self) -> None:
        assert Match(TINY, {"lucky": True}, TINY.seats[:2], "s").options == {"lucky": True, "cards": "six"}

    def test_a_start_position_is_copied_and_needs_no_deal(self) -> None:
        start = begun().state
        match = Match(TINY, {}, TINY.seats[:2], "s", start=start)
        match.begin()
        assert match.state == start
        assert match.state is not start
        assert match.root.moves == ()

    def test_another_dealer_can_be_seated(self) -> None:
        match = Match(TINY, {}, TINY.seats[:2], "s")
        match.deal = lambda chance, index: ORDER if chance.cards else Luck((index,))
        match.begin()
        match.play(Go("left"))
        assert match.play(Roll()).moves == (Roll(), Luck((1,)))


class TestPlaying:
    def test_preparing_leaves_the_match_untouched(self) -> None:
        match = begun()
        before = match.state.copy()
        entry = match.prepare([Go("left"), Bury(1)])
        assert match.state == before
        assert match.current is match.root
        assert match.entries == [match.root]
        assert match.root.children == []
        assert entry.parent is match.root
        assert entry.state != before

    def test_committing_makes_the_entry_the_current_one(self) -> None:
        match = begun()
        entry = match.prepare([Go("left"), Bury(1)])
        assert match.commit(entry) is entry is match.current
        assert match.line() == [entry]
        assert (entry.number, entry.depth, entry.seat, entry.barrier) == (1, 1, 0, "")
        assert match.root.children == [entry]

    def test_a_gesture_is_one_entry(self) -> None:
        match = begun()
        entry = match.play(Go("right"), Bury(2))
        assert entry.moves == (Go("right"), Bury(2))
        assert [event.kind for event in entry.events] == [WENT, BURIED]
        assert entry.state.heaps == [[], [2]]

    def test_an_entry_prepared_elsewhere_is_not_committed(self) -> None:
        match = begun()
        entry = match.prepare([Go("left")])
        match.play(Go("right"))
        with pytest.raises(ValueError, match="prepared somewhere else"):
            match.commit(entry)

    def test_a_refused_step_of_a_gesture_refuses_it_whole(self) -> None:
        match = begun()
        assert refused(match, Go("left"), Bury(4)) == "Bury a card of your hand, or roll."
        assert refused(match, Bury(1)) == "Player 1 goes to a heap first."
        assert match.entries == [match.root]

    def test_nothing_is_no_move(self) -> None:
        match = begun()
        assert refused(match) == "Nothing was done."
        assert match.judge([]).reason == "Nothing was done."

    def test_nothing_can_be_done_after_the_end(self) -> None:
        match = begun()
        for _ in range(6):
            match.play(Go("left"))
            match.play(Roll())
        assert match.over
        assert match.due is None
        assert refused(match, Go("left")) == "It is over."

    def test_an_interrupt_is_the_entry_of_its_own_seat(self) -> None:
        match = begun()
        assert match.play(Cheer(1)).seat == 1
        assert match.play(Go("left")).seat == 0

    def test_what_is_due_is_a_choice_of_a_seat(self) -> None:
        match = begun()
        due = match.due
        assert due is not None
        assert (due.seat, due.kind, match.over) == (0, "heap", False)


class TestLuck:
    def test_chance_is_answered_within_the_entry(self) -> None:
        match = begun()
        match.play(Go("left"))
        entry = match.play(Roll())
        assert entry.moves == (Roll(), match.deal(Chance("roll", dice=(6,)), 1))
        assert [event.kind for event in entry.events] == [ROLLED]
        assert entry.chances == 2

    def test_written_luck_is_used_instead_of_the_dealers(self) -> None:
        match = begun()
        match.play(Go("left"))
        for eyes in range(1, 7):
            assert match.prepare([Roll(), Luck((eyes,))]).state.scores == [eyes, 0]

    def test_impossible_luck_is_refused_by_the_clause_of_the_chance(self) -> None:
        match = begun()
        match.play(Go("left"))
        with pytest.raises(Refusal) as caught:
            match.prepare([Roll(), Luck((7,))])
        assert caught.value.ruling.clause == "TH-T2"
        assert caught.value.ruling.reason == "a die shows a number that it does not have"

    @pytest.mark.parametrize(
        "moves", [(Luck((3,)),), (Go("left"), Luck((3,))), (Go("left"), Roll(), Luck((3,)), Luck((3,)))]
    )
    def test_luck_that_nobody_asked_for_is_refused(self, moves: tuple[Action, ...]) -> None:
        assert refused(begun(), *moves) == "There is nothing to roll or deal now."

    def test_the_same_luck_comes_after_undo_and_another_move(self) -> None:
        match = begun()
        start = match.current
        match.play(Go("left"))
        first = match.play(Roll()).moves[-1]
        match.goto(start)
        match.play(Go("right"))
        assert match.play(Roll()).moves[-1] == first

    def test_each_throw_of_a_line_is_a_new_one(self) -> None:
        match = begun(seed="many")
        thrown = []
        for _ in range(6):
            match.play(Go("left"))
            thrown.append(match.play(Roll()).moves[-1])
        assert thrown == [match.deal(Chance("roll", dice=(6,)), index) for index in range(1, 7)]
        assert len(set(thrown)) > 1


class TestBranches:
    def test_the_same_moves_are_found_again_and_not_doubled(self) -> None:
        match = begun()
        first = match.play(Go("left"))
        match.goto(match.root)
        assert match.play(Go("left")) is first
        assert match.entries == [match.root, first]
        assert match.root.children == [first]

    def test_the_same_action_with_other_luck_is_another_branch(self) -> None:
        match = begun()
        fork = match.play(Go("left"))
        one = match.play(Roll(), Luck((1,)))
        match.goto(fork)
        two = match.play(Roll(), Luck((2,)))
        assert fork.children == [one, two]

    def test_entries_are_themselves_and_not_what_they_look_like(self) -> None:
        assert begun().root != begun().root

    def test_a_branch_is_kept_when_another_is_played(self) -> None:
        match = begun()
        left = match.play(Go("left"))
        deep = match.play(Bury(1))
        match.goto(match.root)
        right = match.play(Go("right"))
        assert match.root.children == [left, right]
        assert match.entries == [match.root, left, deep, right]
        assert [entry.number for entry in match.entries] == [0, 1, 2, 3]
        match.goto(deep)
        assert match.line() == [left, deep]
        assert match.line(right) == [right]

    def test_redo_leads_where_one_was_last(self) -> None:
        match = begun()
        left, deep = match.play(Go("left")), match.play(Bury(1))
        match.goto(match.root)
        right = match.play(Go("right"))
        match.goto(match.root)
        assert list(match.ahead()) == [right]
        match.play(Go("left"))
        match.goto(match.root)
        assert list(match.ahead()) == [left, deep]
        match.goto(right)
        match.goto(match.root)
        assert list(match.ahead()) == [right]

    def test_going_back_shows_the_old_position(self) -> None:
        match = begun()
        states = [match.state.copy()]
        for action in (Go("left"), Bury(2), Peek(), Go("left"), Bury(3)):
            match.play(action)
            states.append(match.state.copy())
        for state in reversed(states):
            assert match.state == state
            if match.current.parent:
                match.goto(match.current.parent)


class TestFairPlay:
    def test_a_throw_or_a_look_is_a_barrier(self) -> None:
        match = begun()
        assert match.play(Peek()).barrier == "a card is seen"
        assert match.play(Go("left")).barrier == ""
        assert match.play(Roll()).barrier == "a die is rolled"

    def test_only_in_fair_play_and_after_the_beginning_does_a_barrier_hold(self) -> None:
        for fair, why in ((True, "a card is seen"), (False, "")):
            match = begun(fair=fair)
            assert match.barred(match.root) == ""
            assert match.barred(match.play(Peek())) == why

    def test_a_barrier_at_the_end_of_a_gesture_holds_the_whole_gesture(self) -> None:
        match = begun()
        assert match.play(Go("left"), Roll()).barrier == "a die is rolled"

    def test_nothing_is_chained_behind_a_barrier(self) -> None:
        match = begun()
        sentence = "What comes next depends on what is revealed, so go one step at a time."
        assert refused(match, Peek(), Go("left")) == sentence
        assert match.judge([Peek(), Go("left")]).reason == sentence
        assert not match.judge([Go("left"), Roll(), Go("left")])
        assert refused(match, Go("left"), Roll(), Luck((3,)), Go("left")) == sentence

    def test_a_script_goes_on_behind_a_barrier_and_takes_its_luck_as_chance_asks_for_it(self) -> None:
        match = begun()
        entry = match.play(Go("left"), Roll(), Go("left"), Luck((3,)), script=True)
        assert entry.moves == (Go("left"), Roll(), Luck((3,)), Go("left"))
        assert entry.barrier == "a die is rolled", "what was revealed on the way holds the whole gesture"


class TestJudging:
    def test_a_gesture_is_judged_step_by_step(self) -> None:
        match = begun()
        assert match.judge([Go("left"), Bury(1)])
        assert match.judge([Go("left"), Bury(3)]).clause == "TH-T2"
        assert match.judge([Bury(1)]).clause == "TH-T1"
        assert match.judge([Bury(1), Go("left")]).clause == "TH-T1"

    def test_its_barrier_is_that_of_the_last_step(self) -> None:
        match = begun()
        assert match.judge([Go("left"), Roll()]).barrier == "a die is rolled"
        assert match.judge([Go("left")]).barrier == ""

    def test_judging_changes_nothing(self) -> None:
        match = begun()
        before = match.state.copy()
        match.judge([Go("left"), Bury(1), Go("left"), Bury(3), Cheer(0)])
        assert match.state == before
        assert match.entries == [match.root]

    def test_judge_and_prepare_agree(self) -> None:
        match = begun()
        gestures: list[list[Action]] = [
            [Go("left")],
            [Go("up")],
            [Bury(1)],
            [Go("left"), Bury(1), Go("left")],
            [Peek(), Peek()],
            [Cheer(2)],
        ]
        for gesture in gestures:
            ruling = match.judge(gesture)
            if ruling:
                assert match.prepare(gesture).barrier == ruling.barrier
            else:
                assert refused(match, *gesture) == ruling.reason


class TestWatching:
    def watched(self) -> tuple[Match, Entry]:
        match = begun()
        return match, match.prepare([Go("left"), Bury(2)], watch=True)

    def test_a_frame_holds_the_position_just_after_its_event(self) -> None:
        match, entry = self.watched()
        assert tuple(frame.event for frame in entry.frames) == entry.events
        went, buried = entry.frames
        assert (went.state.heap, went.state.heaps, went.state.scores) == (0, [[], []], [0, 0])
        assert (buried.state.heaps, buried.state.scores) == ([[2], []], [2, 0])
        assert went.state != buried.state != match.state

    def test_a_frame_is_a_copy(self) -> None:
        _, entry = self.watched()
        entry.frames[-1].state.scores[0] = 99
        assert entry.state.scores == [2, 0]

    def test_nobody_watching_costs_no_frames(self) -> None:
        match = begun()
        assert match.prepare([Go("left"), Bury(2)]).frames == ()
        entry = match.play(Go("left"), Bury(2))
        assert entry.frames == ()
        assert len(entry.events) == 2

    def test_an_entry_found_again_can_be_watched_again(self) -> None:
        match = begun()
        entry = match.play(Go("left"), Bury(2))
        match.goto(match.root)
        again = match.play(Go("left"), Bury(2), watch=True)
        assert again is entry
        assert len(again.frames) == 2

    def test_playing_without_an_audience_tells_nobody(self) -> None:
        """Search pays nothing for events: nothing is built unless tell is given."""
        state = begun().state.copy()
        told: list[object] = []
        TINY.step(state, Go("left"))
        TINY.step(state, Bury(1), lambda *fact, **_: told.append(fact))
        assert told == [(BURIED, 0, 1, 1)]
