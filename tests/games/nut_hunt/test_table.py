"""The table: gestures with their consequences, buttons, names, and crowds that stay readable."""

from __future__ import annotations

from itertools import pairwise

import pytest

from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.core.table import Gesture, Label, Oval, Piece, Poly, Table
from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.gestures import payments
from nutdesk.games.nut_hunt.parts import COST, OBJECTIVE_IDS, TILE
from nutdesk.games.nut_hunt.pictures import MIDDLE, ORANGE, mat
from tests.games.nut_hunt.clearing import at, play, result

FULL = {
    "chestnut-chase": [2, 2, 2, 2, 2],
    "rabbit-patch": [2, 2, 2, 2, 2],
    "mossy-mound": [1, 1, 1, 1, 0],
}


def shown(match: Match, viewer: int = 0) -> Table:
    return GAME.table(look(GAME, match.state, viewer), match.cast)


def on(table: Table, piece: str, spot: str) -> list[Gesture]:
    return [gesture for gesture in table.gestures if (gesture.piece, gesture.spot) == (piece, spot)]


def texts(gesture: Gesture) -> tuple[str, ...]:
    return tuple(map(str, gesture.actions))


@pytest.mark.rule("NH-P1")
def test_nineteen_tiles_and_the_fox_lie_on_the_felt() -> None:
    table = shown(at())
    tiles = [spot for spot in table.spots if spot.id.startswith("tile-")]
    assert len(tiles) == 19
    assert {spot.shape for spot in tiles} == {"hex"}
    assert [piece.id for piece in table.pieces if piece.id == "fox"] == ["fox"]


def test_a_tile_tells_a_screen_reader_everything_that_is_on_it() -> None:
    table = shown(at(squirrels={"owl-oak": [2, 0, 1]}, nests={"owl-oak": [0, 1, 0]}))
    name = next(str(spot.name) for spot in table.spots if spot.id == "tile-owl-oak")
    assert name == (
        "Owl Oak: 2 blue squirrels, 1 yellow nest, 1 red squirrel; forage acorn, chestnut, walnut; "
        "costs acorn, chestnut, hazelnut"
    )


class TestDragging:
    @pytest.mark.rule("NH-T2")
    def test_a_click_on_the_die_rolls_and_says_that_it_cannot_be_taken_back(self) -> None:
        table = shown(at())
        [gesture] = on(table, "die", "die")
        assert texts(gesture) == ("roll",)
        assert gesture.barrier
        assert [(button.label, button.key, button.primary) for button in table.offered] == [("Roll", "D", True)]

    @pytest.mark.rule("NH-C1")
    def test_either_of_two_fleeing_squirrels_can_be_dragged_to_every_refuge(self) -> None:
        match = at(fox="heart-of-the-wood", squirrels={"rabbit-patch": [2, 0, 0], "owl-oak": [2, 0, 0]})
        play(match, "roll, luck 2")
        table = shown(match)
        for piece in ("squirrel-0-rabbit-patch-0", "squirrel-0-rabbit-patch-1"):
            spots = {gesture.spot for gesture in table.gestures if gesture.piece == piece}
            assert spots == {
                "tile-hazel-hollow",
                "tile-the-tangle",
                "tile-owl-oak",
                "tile-thistle-thicket",
                "tile-fern-fold",
            }
        assert on(table, "squirrel-0-rabbit-patch-0", "tile-owl-oak")[0].says == "builds a nest"
        assert shown(match, 1).gestures == ()

    @pytest.mark.rule("NH-T6")
    def test_the_fox_is_dragged_to_hassle(self) -> None:
        table = shown(at(phase="act", squirrels={"rabbit-patch": [1, 1, 0]}))
        [gesture] = [gesture for gesture in table.gestures if gesture.piece == "fox"]
        assert texts(gesture) == ("hassle rabbit-patch",)
        assert gesture.says == "2 squirrels flee"

    @pytest.mark.rule("NH-T5")
    def test_a_squirrel_of_the_tray_is_dragged_to_recruit(self) -> None:
        table = shown(at(phase="act", nuts=[[0, 0, 1, 1], [0] * 4, [0] * 4], squirrels={"mouse-meadow": [2, 0, 0]}))
        [gesture] = on(table, "squirrel", "tile-mouse-meadow")
        assert texts(gesture) == ("recruit mouse-meadow",)
        assert gesture.says == "builds a nest"

    @pytest.mark.rule("NH-T4", "NH-T5")
    def test_recruiting_offers_the_exchange_that_would_pay_for_it_in_the_same_gesture(self) -> None:
        table = shown(at(phase="act", nuts=[[3, 3, 1, 0], [0] * 4, [0] * 4]))
        found = on(table, "squirrel", "tile-mouse-meadow")  # hazelnut and walnut
        assert [texts(gesture) for gesture in found] == [
            ("exchange 0 acorn walnut", "recruit mouse-meadow"),
            ("exchange 0 chestnut walnut", "recruit mouse-meadow"),
        ]
        assert [str(gesture.says) for gesture in found] == ["3 acorns for 1 walnut", "3 chestnuts for 1 walnut"]

    @pytest.mark.rule("NH-T4")
    def test_payments_never_spend_what_the_cost_needs(self) -> None:
        cost = COST[TILE["badger-bluff"]]  # hazelnut, hazelnut, walnut
        assert payments([0, 0, 4, 0], cost) == []
        assert payments([0, 0, 5, 0], cost) == [((2, 3),)]
        assert payments([3, 0, 1, 0], cost) == []
        assert payments([6, 0, 1, 0], cost) == [((0, 2), (0, 3))]
        assert payments([3, 3, 1, 0], cost) == [((0, 2), (1, 3))]
        assert payments([0, 0, 2, 1], cost) == []

    @pytest.mark.rule("NH-T4")
    def test_nuts_are_dragged_onto_a_kind_or_onto_the_box_with_a_choice(self) -> None:
        table = shown(at(nuts=[[0] * 4, [3, 0, 0, 0], [0] * 4]), 1)
        assert [texts(g) for g in on(table, "nuts-acorn", "supply-walnut")] == [("exchange 1 acorn walnut",)]
        assert len(on(table, "nuts-acorn", "supply")) == 3
        assert shown(at(), 1).gestures == ()

    @pytest.mark.rule("NH-T3")
    def test_nuts_are_foraged_by_drag_or_by_their_letter(self) -> None:
        table = shown(at(phase="forage", fox="rabbit-patch"))
        assert {(g.piece, g.spot) for g in table.gestures} == {("supply-chestnut", "hand"), ("supply-hazelnut", "hand")}
        assert [(b.label, b.key) for b in table.offered] == [("chestnut", "C"), ("hazelnut", "H")]

    @pytest.mark.rule("NH-S2", "NH-T7")
    def test_objectives_are_dragged_to_the_deck_in_set_up_and_to_the_hand_when_scouted(self) -> None:
        table = shown(at(phase="discard", objectives=[list(OBJECTIVE_IDS[:3]), [], []]))
        assert [(g.piece, g.spot) for g in table.gestures] == [(f"objective-{k}", "deck") for k in (1, 2, 3)]
        table = shown(at(phase="keep", scouted=list(OBJECTIVE_IDS[:2])))
        assert [(g.piece, g.spot) for g in table.gestures] == [("scouted-1", "hand"), ("scouted-2", "hand")]
        assert [button.key for button in table.offered] == ["1", "2", "N"]

    def test_an_end_that_shows_all_objectives_is_announced(self) -> None:
        match = at(
            phase="act",
            nuts=[[5] * 4, [0] * 4, [0] * 4],
            squirrels={"fern-fold": [2, 0, 0]},
            nests={"owl-oak": [3, 0, 0]},
        )
        [gesture] = on(shown(match), "squirrel", "tile-fern-fold")
        assert gesture.says == "fourth nest: the game ends"
        assert gesture.barrier

    @pytest.mark.rule("NH-E3")
    def test_a_gesture_tells_which_objective_it_completes_or_breaks(self) -> None:
        objectives = [["rabbit-patch/the-tangle"], [], []]
        match = at(
            phase="act",
            nuts=[[5] * 4, [0] * 4, [0] * 4],
            objectives=objectives,
            squirrels={"rabbit-patch": [1, 0, 0]},
            nests={"owl-oak": [1, 0, 0]},
        )
        assert on(shown(match), "squirrel", "tile-the-tangle")[0].says == "completes objective 1"


class TestButtons:
    @pytest.mark.rule("NH-T1")
    def test_every_action_of_a_turn_has_its_button(self) -> None:
        table = shown(at(phase="act"))
        assert [(button.label, button.key) for button in table.offered] == [
            ("Recruit", "R"),
            ("Hassle", "H"),
            ("Exchange", "E"),
            ("Scout", "S"),
            ("End turn", "T"),
        ]
        assert table.offered[3].barrier

    @pytest.mark.rule("NH-T5", "NH-T6", "NH-T4")
    def test_buttons_that_begin_a_drag_say_why_they_cannot(self) -> None:
        recruit, hassle, exchange = shown(at(phase="act", nuts=[[0] * 4] * 3)).offered[:3]
        assert recruit.why_not == "You cannot pay for any tile."
        assert hassle.why_not == "You have no squirrel and no nest next to the fox."
        assert exchange.why_not == "You do not have three of a kind."
        rich = shown(at(phase="act", nuts=[[5] * 4, [0] * 4, [0] * 4])).offered
        assert (rich[0].why_not, rich[0].lifts) == ("", "squirrel")
        assert (rich[2].why_not, rich[2].lifts) == ("", "nuts-acorn")

    @pytest.mark.rule("NH-T7")
    def test_an_empty_deck_says_why_it_cannot_be_scouted(self) -> None:
        button = shown(at(phase="act", deck=[])).offered[3]
        assert button.why_not
        assert not button.actions

    @pytest.mark.rule("NH-A2")
    def test_alone_the_player_gives_the_automa_its_turn(self) -> None:
        [button] = shown(at(1, phase="end")).offered
        assert (button.label, button.primary, button.key) == ("Automa's turn", True, "T")
        assert button.barrier


class TestDropsThatAreRefused:
    @pytest.mark.parametrize(
        ("piece", "spot", "action"),
        [
            ("squirrel", "tile-frog-pond", "recruit frog-pond"),
            ("fox", "tile-owl-oak", "hassle owl-oak"),
            ("nuts-acorn", "supply-walnut", "exchange 0 acorn walnut"),
            ("supply-acorn", "hand", "forage acorn"),
            ("objective-1", "deck", "discard mouse-meadow/hickory-haunt"),
            ("deck-card", "hand", "scout"),
            ("die", "die", "roll"),
        ],
    )
    def test_a_drop_means_something_that_judge_can_explain(self, piece: str, spot: str, action: str) -> None:
        match = at(phase="act", objectives=[[OBJECTIVE_IDS[0]], [], []])
        view = look(GAME, match.state, 0)
        assert [str(found) for found in GAME.attempt(view, piece, spot)] == [action]

    def test_a_fleeing_squirrel_dropped_on_the_pond_is_explained(self) -> None:
        match = at(squirrels={"hazel-hollow": [1, 0, 0]})
        play(match, "roll, luck 1")
        actions = GAME.attempt(look(GAME, match.state, 0), "squirrel-0-hazel-hollow-0", "tile-frog-pond")
        assert match.judge(actions).clause == "NH-C1"

    def test_whoever_owes_nothing_can_only_exchange(self) -> None:
        view = look(GAME, at(phase="act").state, 1)
        assert GAME.attempt(view, "fox", "tile-owl-oak") == ()
        assert [str(a) for a in GAME.attempt(view, "nuts-acorn", "supply")] == ["exchange 1 acorn chestnut"]
        assert GAME.attempt(look(GAME, at(phase="act").state, TABLE), "fox", "tile-owl-oak") == ()


class TestCrowds:
    def crowd(self, tile: str) -> list[Piece]:
        match = at(5, squirrels=FULL, nests={"rabbit-patch": [1, 1, 1, 2, 1]}, fox="frog-pond")
        return [piece for piece in shown(match).pieces if piece.spot == f"tile-{tile}"]

    @pytest.mark.parametrize("tile", sorted(FULL))
    def test_all_pieces_stay_on_their_tile(self, tile: str) -> None:
        match = at(5, squirrels=FULL, nests={"rabbit-patch": [1, 1, 1, 2, 1]}, fox="frog-pond")
        spot = next(spot for spot in shown(match).spots if spot.id == f"tile-{tile}")
        for piece in self.crowd(tile):
            assert abs(piece.x - spot.x) + piece.w / 2 < 86
            assert abs(piece.y - spot.y) + piece.h / 2 < 60

    def test_every_player_can_be_told_apart_in_the_fullest_tile(self) -> None:
        pieces = self.crowd("rabbit-patch")
        assert len(pieces) == 15
        heads = [piece for piece in pieces if piece.id.startswith("squirrel") and piece.id.endswith("-0")]
        assert len(heads) == 5
        for one, two in pairwise(heads):
            assert two.x - one.x > 0.7 * one.w

    def test_several_nests_of_one_player_carry_their_number(self) -> None:
        [nest] = [piece for piece in self.crowd("rabbit-patch") if piece.id == "nest-3-rabbit-patch"]
        assert any(isinstance(layer, Label) and layer.text == "2" for layer in nest.art)


def test_own_objectives_show_how_they_stand_and_others_see_backs() -> None:
    match = at(objectives=[["rabbit-patch/the-tangle"], [], []], squirrels={"rabbit-patch": [1, 0, 0]})
    card = next(piece for group in shown(match).hand for piece in group.pieces if piece.id == "objective-1")
    assert card.name == (
        "Objective Rabbit Patch – The Tangle: 5 points, and nothing for the distance: its ends touch; "
        "gap at The Tangle; −2 if the game ended now"
    )
    assert {"5+0", "−2", "gap at The Tangle"} <= {layer.text for layer in card.art if isinstance(layer, Label)}
    assert not any(piece.id.startswith("objective-") for group in shown(match, 1).hand for piece in group.pieces)


def test_the_board_marks_own_objectives_only_when_one_plays_alone() -> None:
    objectives = [["rabbit-patch/the-tangle"], []]
    alone = shown(at(1, objectives=objectives))
    together = shown(at(2, objectives=objectives))
    assert sum("end of your objective" in spot.name for spot in alone.spots) == 2
    assert not any("end of your objective" in spot.name for spot in together.spots)


def test_looking_at_an_objective_lights_its_ends_and_the_way_between_them() -> None:
    match = at(objectives=[["rabbit-patch/the-tangle"], [], []])
    card = next(piece for group in shown(match).hand for piece in group.pieces if piece.id == "objective-1")
    assert card.lights == ("tile-rabbit-patch", "tile-the-tangle")
    assert card.glow


@pytest.mark.rule("NH-A1")
def test_the_automas_objectives_lie_face_up_and_light_their_tiles_for_everybody() -> None:
    table = shown(at(1, objectives=[[], ["owl-oak/fern-fold"]]), TABLE)
    card = next(piece for piece in table.pieces if piece.id == "automa-1")
    assert card.lights == ("tile-owl-oak", "tile-fern-fold")
    assert card.name == (
        "The Automa's objective Owl Oak – Fern Fold: 6 points and 1 more for the tile between its ends; "
        "needs 3 tiles; −2 if the game ended now"
    )


def test_a_scouted_objective_costs_nothing_yet() -> None:
    match = at(2, phase="act", objectives=[["rabbit-patch/the-tangle"], []])
    play(match, "scout")
    before, after = (GAME.standing(GAME.view(match.state, 0))[0].points, shown(match))
    card = next(piece for group in after.hand for piece in group.pieces if piece.id == "scouted-1")
    assert "if the game ended now" not in card.name
    assert "−2" not in {layer.text for layer in card.art if isinstance(layer, Label)}
    play(match, f"keep {OBJECTIVE_IDS[match.state.scouted[0]]}")
    assert GAME.standing(GAME.view(match.state, 0))[0].points == before - 2


def numbers(table: Table, colour: str) -> list[str]:
    """The numbers on the compass with a disc of this colour."""
    art = next(spot for spot in table.spots if spot.id == "compass").art
    return [str(number.text) for disc, number in pairwise(art) if isinstance(disc, Oval) and disc.fill == colour]


@pytest.mark.rule("NH-P1")
def test_the_die_lies_on_the_compass_which_marks_its_way() -> None:
    bare, thrown = shown(at(), TABLE), shown(at(2, fox="acorn-acres", left="mossy-mound", rolled=2), TABLE)
    assert numbers(bare, ORANGE) == []
    assert numbers(thrown, ORANGE) == ["2"]
    assert len(numbers(thrown, "#FFF9EC")) == 5
    die = next(piece for piece in thrown.pieces if piece.id == "die")
    assert die.spot == "compass"
    assert die.name == "The fox die, showing 2: east"


def felt_from(low: float, high: float) -> float:
    """Where the felt begins at the left, anywhere between two heights."""
    felt = mat()[1]
    assert isinstance(felt, Poly)
    found = [x for x, y in felt.points if low <= y <= high]
    for (one, top), (other, bottom) in pairwise((*felt.points, felt.points[0])):
        found += [
            one + (other - one) * (y - top) / (bottom - top)
            for y in (low, high)
            if min(top, bottom) <= y <= max(top, bottom) and top != bottom
        ]
    return min(found)


def test_nothing_beside_the_felt_touches_it_and_no_caption_can() -> None:
    ends = ["owl-oak/fern-fold", "birch-grove/fern-fold", "the-tangle/thistle-thicket", "rabbit-patch/the-tangle"]
    match = at(1, automa="expert", objectives=[[], ends], aside=["mouse-meadow/pine-barrens"])
    table = shown(match)
    things = [thing for thing in (*table.pieces, *table.spots) if thing.x < 250]
    boxes = [(thing.id, thing.x + thing.w / 2, thing.y - thing.h / 2, thing.y + thing.h / 2) for thing in things]
    words = [mark for mark in table.marks if isinstance(mark, Label) and mark.x < 250]
    boxes += [(str(mark.text), mark.x + mark.w, mark.y, mark.y + mark.h) for mark in words]
    named = {name for name, *_ in boxes}
    assert {"automa-4", "aside", "supply", "The Automa's hand", "Its last card"} <= named, named
    for name, right, top, bottom in boxes:
        if not name.startswith(("tile-", "squirrel-", "fox")):
            assert right + 4 <= felt_from(top, bottom), name


def test_the_compass_keeps_clear_of_the_felt_and_the_die_of_its_numbers() -> None:
    table = shown(at())
    compass = next(spot for spot in table.spots if spot.id == "compass")
    die = next(piece for piece in table.pieces if piece.id == "die")
    far = compass.w / 2
    assert compass.x + far <= table.width
    assert compass.y + far <= table.height
    mirrored = 2 * MIDDLE[0] - (compass.x - far)
    assert mirrored + 4 <= felt_from(compass.y - far / 2, compass.y + far / 2)
    for disc in compass.art:
        if isinstance(disc, Oval):
            x, y = disc.x + disc.w / 2, disc.y + disc.h / 2
            assert max(abs(x) - die.w / 2, abs(y) - die.h / 2) >= disc.w / 2


def test_the_die_tumbles_at_every_throw_and_only_then() -> None:
    match = at(fox="heart-of-the-wood")

    def tumble() -> int:
        return next(piece.tumble for piece in shown(match).pieces if piece.id == "die")

    before = tumble()
    play(match, "roll, luck 1")
    assert tumble() == before + 1
    play(match, "end")
    assert tumble() == before + 1


@pytest.mark.rule("NH-E3")
def test_the_lines_of_the_score_show_their_nests_and_paths_on_the_board() -> None:
    match = at(
        2,
        phase="over",
        objectives=[["willow-wallow/muckville-marsh", "rabbit-patch/the-tangle"], []],
        squirrels={tile: [1, 0] for tile in ("willow-wallow", "chestnut-chase", "muckville-marsh")},
        nests={"walnut-way": [1, 0]},
    )
    nests, joined, failed = (line.shows for line in result(match).lines if line.seat == 0)
    assert nests == ("nest-0-walnut-way",)
    way = ("tile-willow-wallow", "tile-chestnut-chase", "tile-walnut-way", "tile-muckville-marsh")
    assert joined == (*way, "objective-1")
    assert failed == ("tile-rabbit-patch", "tile-the-tangle", "objective-2")
    table = shown(match)
    things = [*table.spots, *table.pieces, *(piece for group in table.hand for piece in group.pieces)]
    assert {thing.id for thing in things} >= {*nests, *joined, *failed}


class TestOpenChoices:
    @pytest.mark.rule("NH-C3")
    def test_what_needs_no_objective_is_done_with_the_hand_covered(self) -> None:
        public = shown(at(phase="roll"), TABLE)
        assert [button.label for button in public.offered] == ["Roll"]
        assert not public.hand
        hidden = shown(at(phase="act"), TABLE)
        assert not hidden.offered
        assert not hidden.gestures
