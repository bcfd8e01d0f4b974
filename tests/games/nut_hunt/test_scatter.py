"""Scattering and nests."""

from __future__ import annotations

import pytest

from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.parts import POND, TILES
from tests.games.nut_hunt.clearing import at, due, forest, legal, nuts, play, refusal, standing, targets, told

PLENTY = [[5, 5, 5, 5], [5, 5, 5, 5], [5, 5, 5, 5]]


class TestFromTheFox:
    @pytest.mark.rule("NH-C1")
    def test_every_squirrel_leaves_to_a_tile_beside_but_not_where_the_fox_came_from(self) -> None:
        match = at(fox="heart-of-the-wood", squirrels={"hazel-hollow": [1, 0, 0]})
        play(match, "roll, luck 1")
        assert targets(match, "scatter") == {"mossy-mound", "the-tangle", "rabbit-patch", "acorn-acres"}
        for tile in ("heart-of-the-wood", "frog-pond", "owl-oak", "hazel-hollow"):
            assert refusal(match, f"scatter {tile}").clause == "NH-C1"
        assert "Only the fox goes there" in refusal(match, "scatter frog-pond").reason

    @pytest.mark.rule("NH-C1", "NH-C6")
    def test_nests_stay_and_protect_nobody(self) -> None:
        match = at(fox="heart-of-the-wood", squirrels={"rabbit-patch": [1, 0, 0]}, nests={"rabbit-patch": [1, 1, 0]})
        play(match, "roll, luck 2")
        assert due(match) == ("flee", 1)
        play(match, "scatter owl-oak")
        assert standing(match, "rabbit-patch") == ([0, 0, 0], [1, 1, 0])
        assert due(match) == ("forage", 1)

    @pytest.mark.rule("NH-C1")
    def test_after_a_bounce_the_tile_the_fox_left_is_barred(self) -> None:
        match = at(fox="owl-oak", squirrels={"rabbit-patch": [1, 0, 0]})
        play(match, "roll, luck 2")
        assert "owl-oak" not in targets(match, "scatter")

    @pytest.mark.rule("NH-C1", "NH-C2")
    def test_there_is_always_a_refuge(self) -> None:
        """Three neighbours at a corner, less the pond and one barred tile, leave one."""
        for match in (
            at(),
            at(forest=forest(("frog-pond", "acorn-acres"))),
            at(forest=forest(("frog-pond", "heart-of-the-wood"))),
        ):
            near = match.state.forest.near
            assert all(
                set(near[tile]) - {POND, barred} for tile in range(TILES) if tile != POND for barred in near[tile]
            )

    @pytest.mark.rule("NH-C3")
    def test_owners_choose_in_turn_order_from_the_active_player_one_squirrel_at_a_time(self) -> None:
        match = at(4, turn=3, fox="heart-of-the-wood", squirrels={"rabbit-patch": [1, 2, 1, 1]})
        play(match, "roll, luck 2")
        seen = []
        while due(match)[0] == "flee":
            seen.append(due(match)[1])
            play(match, "scatter owl-oak" if len(seen) < 4 else "scatter the-tangle")
        assert seen == [3, 4, 1, 2, 2]

    @pytest.mark.rule("NH-C7")
    def test_pine_barrens_is_a_refuge_and_a_place_for_nests(self) -> None:
        match = at(fox="heart-of-the-wood", squirrels={"fern-fold": [1, 0, 0], "pine-barrens": [2, 0, 0]})
        play(match, "roll, luck 3")
        assert "pine-barrens" in targets(match, "scatter")
        play(match, "scatter pine-barrens")
        assert standing(match, "pine-barrens") == ([0, 0, 0], [1, 0, 0])


class TestFromANest:
    @pytest.mark.rule("NH-C4")
    def test_three_squirrels_become_a_nest_at_once(self) -> None:
        match = at(phase="act", nuts=PLENTY, squirrels={"fern-fold": [2, 0, 0]})
        entry = play(match, "recruit fern-fold")
        assert told(entry)[:2] == ["RECRUITED", "NESTED"]
        assert standing(match, "fern-fold") == ([0, 0, 0], [1, 0, 0])

    @pytest.mark.rule("NH-C4")
    def test_a_nest_is_built_on_anybodys_turn(self) -> None:
        match = at(fox="heart-of-the-wood", squirrels={"rabbit-patch": [0, 1, 0], "owl-oak": [0, 2, 0]})
        play(match, "roll, luck 2", "scatter owl-oak")
        assert standing(match, "owl-oak") == ([0, 0, 0], [0, 1, 0])
        assert due(match) == ("forage", 1)

    @pytest.mark.rule("NH-C2")
    def test_every_other_players_squirrel_must_leave(self) -> None:
        match = at(phase="act", nuts=PLENTY, fox="walnut-way", squirrels={"fern-fold": [2, 1, 2]})
        play(match, "recruit fern-fold")
        assert due(match) == ("flee", 2)
        assert refusal(match, "scatter walnut-way").clause == "NH-C2"
        assert refusal(match, "scatter owl-oak").clause == "NH-C2"
        assert targets(match, "scatter") == {
            "heart-of-the-wood",
            "rabbit-patch",
            "thistle-thicket",
            "muckville-marsh",
            "pine-barrens",
        }
        play(match, "scatter rabbit-patch")
        assert due(match) == ("flee", 3)
        play(match, "scatter rabbit-patch", "scatter rabbit-patch")
        assert standing(match, "fern-fold") == ([0, 0, 0], [1, 0, 0])
        assert due(match) == ("roll", 2)

    @pytest.mark.rule("NH-C2")
    def test_frog_pond_is_no_refuge_from_a_nest_either(self) -> None:
        match = at(phase="act", nuts=PLENTY, squirrels={"mossy-mound": [2, 1, 0]})
        play(match, "recruit mossy-mound")
        assert refusal(match, "scatter frog-pond").clause == "NH-C2"

    @pytest.mark.rule("NH-C2")
    def test_the_tile_the_fox_left_this_turn_is_open_to_those_who_flee_a_nest(self) -> None:
        match = at(
            fox="heart-of-the-wood",
            squirrels={"rabbit-patch": [1, 0, 0], "fern-fold": [2, 1, 0]},
        )
        play(match, "roll, luck 2")  # the fox goes to Rabbit Patch
        play(match, "scatter fern-fold")  # a blue nest drives yellow out
        assert due(match) == ("flee", 2)
        assert "heart-of-the-wood" in targets(match, "scatter")
        assert "rabbit-patch" not in targets(match, "scatter")

    @pytest.mark.rule("NH-C4")
    def test_the_interrupted_scatter_goes_on_afterwards(self) -> None:
        match = at(
            fox="heart-of-the-wood",
            squirrels={"rabbit-patch": [2, 0, 1], "owl-oak": [2, 1, 0]},
        )
        play(match, "roll, luck 2", "scatter owl-oak")
        assert due(match) == ("flee", 2)  # out of Owl Oak
        assert [s["tile"] for s in GAME.describe(match.state)["scatters"]] == ["rabbit-patch", "owl-oak"]
        play(match, "scatter the-tangle")
        assert due(match) == ("flee", 1)  # on with Rabbit Patch
        play(match, "scatter the-tangle")
        assert due(match) == ("flee", 3)

    @pytest.mark.rule("NH-C6")
    def test_a_tile_may_hold_nests_of_several_and_several_of_one(self) -> None:
        match = at(phase="act", nuts=PLENTY, squirrels={"fern-fold": [2, 0, 0]}, nests={"fern-fold": [1, 1, 0]})
        play(match, "recruit fern-fold")
        assert standing(match, "fern-fold")[1] == [2, 1, 0]

    @pytest.mark.rule("NH-C6")
    def test_squirrels_may_come_back_to_a_tile_with_nests(self) -> None:
        match = at(fox="heart-of-the-wood", squirrels={"rabbit-patch": [1, 0, 0]}, nests={"owl-oak": [0, 1, 1]})
        play(match, "roll, luck 2", "scatter owl-oak")
        assert standing(match, "owl-oak") == ([1, 0, 0], [0, 1, 1])


class TestChains:
    @pytest.mark.rule("NH-C4", "NH-C5")
    def test_the_rulebooks_chain_plays_out_exactly(self) -> None:
        """Yellow nests on Willow Wallow, Blue on Rabbit Patch, White on Willow Wallow."""
        match = at(
            4,
            forest=forest(("rabbit-patch", "acorn-acres")),
            fox="badger-bluff",
            squirrels={"mouse-meadow": [0, 1, 0, 0], "willow-wallow": [2, 2, 0, 1], "rabbit-patch": [1, 0, 0, 2]},
        )
        play(match, "roll, luck 6")
        assert due(match) == ("flee", 2)
        play(match, "scatter willow-wallow")
        assert due(match) == ("flee", 1)
        play(match, "scatter rabbit-patch", "scatter rabbit-patch")
        assert standing(match, "rabbit-patch") == ([0, 0, 0, 2], [1, 0, 0, 0])
        assert due(match) == ("flee", 4)
        entry = play(match, "scatter willow-wallow", "scatter willow-wallow")
        assert told(entry) == ["FLED_NEST", "NESTED", "SPENT"]
        assert standing(match, "willow-wallow") == ([0, 0, 0, 0], [0, 1, 0, 1])
        assert standing(match, "rabbit-patch") == ([0, 0, 0, 0], [1, 0, 0, 0])
        assert due(match) == ("forage", 1)

    @pytest.mark.rule("NH-C5")
    def test_later_arrivals_need_not_leave(self) -> None:
        """A white squirrel comes to Willow Wallow while its scatter waits: the one that stood there must still go."""
        match = at(
            4,
            forest=forest(("rabbit-patch", "acorn-acres")),
            fox="badger-bluff",
            squirrels={"mouse-meadow": [0, 1, 0, 0], "willow-wallow": [1, 2, 0, 1], "rabbit-patch": [2, 0, 0, 1]},
        )
        play(match, "roll, luck 6", "scatter willow-wallow", "scatter rabbit-patch")
        assert due(match) == ("flee", 4)
        play(match, "scatter willow-wallow")
        assert standing(match, "willow-wallow")[0] == [0, 0, 0, 2]
        assert due(match) == ("flee", 4)
        play(match, "scatter birch-grove")
        assert standing(match, "willow-wallow")[0] == [0, 0, 0, 1]
        assert due(match) == ("forage", 1)

    @pytest.mark.rule("NH-R4")
    def test_a_second_nest_on_the_tile_drives_out_newcomers_too_and_ends_the_older_scatter(self) -> None:
        match = at(
            4,
            forest=forest(("rabbit-patch", "acorn-acres")),
            fox="badger-bluff",
            squirrels={"mouse-meadow": [0, 1, 0, 0], "willow-wallow": [1, 2, 1, 1], "rabbit-patch": [2, 0, 1, 2]},
        )
        play(match, "roll, luck 6", "scatter willow-wallow", "scatter rabbit-patch")
        assert due(match) == ("flee", 3)  # red, driven from Rabbit Patch, runs where red must leave
        play(match, "scatter willow-wallow")
        assert due(match) == ("flee", 4)
        play(match, "scatter willow-wallow", "scatter willow-wallow")  # white's third: a second nest there
        assert standing(match, "willow-wallow") == ([0, 0, 2, 0], [0, 1, 0, 1])
        assert [s["owed"] for s in GAME.describe(match.state)["scatters"]] == [[0, 0, 2, 0]]
        play(match, "scatter birch-grove", "scatter birch-grove")
        assert standing(match, "willow-wallow")[0] == [0, 0, 0, 0]
        assert due(match) == ("forage", 1)


class TestCompetitive:
    @pytest.mark.rule("NH-C8")
    def test_a_nest_first_removes_one_squirrel_of_each_other_player(self) -> None:
        match = at(competitive=True, phase="act", nuts=PLENTY, squirrels={"fern-fold": [2, 1, 2]})
        entry = play(match, "recruit fern-fold")
        assert told(entry)[1:4] == ["NESTED", "REMOVED", "REMOVED"]
        assert match.state.stock == [15, 15, 14]
        assert due(match) == ("flee", 3)
        play(match, legal(match)[0])
        assert due(match) == ("roll", 2)

    @pytest.mark.rule("NH-C8")
    def test_without_the_option_nobody_is_removed(self) -> None:
        match = at(phase="act", nuts=PLENTY, squirrels={"fern-fold": [2, 1, 2]})
        play(match, "recruit fern-fold")
        assert match.state.stock == [15, 14, 13]


class TestTheEnd:
    @pytest.mark.rule("NH-E1")
    def test_the_fourth_nest_ends_the_game_at_once(self) -> None:
        match = at(phase="act", nuts=PLENTY, squirrels={"fern-fold": [2, 0, 0]}, nests={"owl-oak": [3, 0, 0]})
        entry = play(match, "recruit fern-fold")
        assert told(entry)[-2:] == ["FOURTH_NEST", "ENDED"]
        assert match.over

    @pytest.mark.rule("NH-E1")
    def test_mandatory_scattering_and_nest_building_come_first(self) -> None:
        match = at(
            phase="act",
            nuts=PLENTY,
            nests={"owl-oak": [3, 3, 0]},
            squirrels={"fern-fold": [2, 1, 1], "thistle-thicket": [0, 2, 0]},
        )
        play(match, "recruit fern-fold")
        assert due(match) == ("flee", 2)
        play(match, "scatter thistle-thicket")  # yellow's fourth
        assert match.state.built == [4, 4, 0]
        assert due(match) == ("flee", 3)
        entry = play(match, "scatter rabbit-patch")
        assert match.over
        assert entry.barrier

    @pytest.mark.rule("NH-E1")
    def test_a_fifth_nest_is_possible(self) -> None:
        """Blue's fourth drives yellow out, whose nest drives blue into a fifth."""
        match = at(
            phase="act",
            nuts=PLENTY,
            nests={"owl-oak": [3, 0, 0]},
            squirrels={"fern-fold": [2, 1, 0], "thistle-thicket": [1, 2, 0], "rabbit-patch": [2, 0, 0]},
        )
        play(match, "recruit fern-fold", "scatter thistle-thicket", "scatter rabbit-patch")
        assert match.over
        assert match.state.built == [5, 1, 0]

    @pytest.mark.rule("NH-E1")
    def test_no_forage_follows_the_fourth_nest(self) -> None:
        match = at(
            fox="heart-of-the-wood",
            nests={"the-tangle": [0, 3, 0]},
            squirrels={"rabbit-patch": [0, 1, 0], "owl-oak": [0, 2, 0]},
        )
        play(match, "roll, luck 2", "scatter owl-oak")
        assert match.over
        assert nuts(match) == [0, 0, 0, 0]
