"""The table as data: gestures for every deed, questions in words, secrets kept."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import attrs
import pytest

from nutdesk.core.dealer import draw
from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.core.moves import Chance
from nutdesk.core.table import Box, Label, Svg, Table
from nutdesk.games.little_nutters import GAME
from nutdesk.games.little_nutters.parts import CARD_OF
from nutdesk.games.little_nutters.state import State
from tests.games.little_nutters.forest import at, play

PATCHES = {"1": ["nut", "fox", "boulder"], "2": ["tangled-roots", "nut"]}


def seen(match: Match, viewer: int | None = None) -> Table:
    """The table as a seat, from 1, or the one who is asked, sees it."""
    due = match.due
    who = viewer - 1 if viewer is not None else due.seat if due else 0
    return GAME.table(look(GAME, match.state, who), match.cast)


def drops(table: Table, piece: str) -> dict[str, list[str]]:
    """What can be done with a piece: for each place the gestures, in the game's notation."""
    out: dict[str, list[str]] = {}
    for gesture in table.gestures:
        if gesture.piece == piece:
            out.setdefault(gesture.spot, []).append(", ".join(map(str, gesture.actions)))
    return out


def buttons(table: Table) -> dict[str, str]:
    return {button.label: str(button.actions[0]) for button in table.offered}


def words(value: Any) -> str:
    """Everything that is written somewhere in a table."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return " ".join(map(words, value))
    fields = getattr(type(value), "__attrs_attrs__", ())
    return " ".join(words(getattr(value, field.name)) for field in fields)


@pytest.mark.rule("LN-P1", "LN-P2", "LN-P3")
def test_the_top_card_to_the_hand_digs_and_a_hand_card_onto_a_patch_searches_or_excavates() -> None:
    table = seen(at(3, patches=PATCHES, hands=[["cramp", "catapult"], [], []]))
    assert drops(table, "top-1") == {"hand": ["dig 1"], "seat-0": ["dig 1"]}
    assert drops(table, "hand-cramp-leaf-0")["patch-1"] == [
        "search 1, discard cramp-leaf",
        "excavate 1, discard cramp-leaf",
    ]
    assert drops(table, "lens")["patch-2"] == ["search 2"]
    assert drops(table, "spade")["patch-2"] == ["excavate 2"]


@pytest.mark.rule("LN-P1")
def test_searching_is_shown_as_a_barrier_only_when_the_last_card_is_paid() -> None:
    table = seen(at(3, patches=PATCHES, hands=[["cramp", "catapult"], [], []]))
    barriers = {tuple(map(str, gesture.actions)): bool(gesture.barrier) for gesture in table.gestures}
    assert barriers[("search 1", "discard cramp-leaf")]
    assert not barriers[("excavate 1", "discard cramp-leaf")]
    assert not barriers[("search 1",)]
    assert barriers[("dig 1",)]


def test_a_card_is_dropped_on_the_player_or_patch_it_is_for() -> None:
    hands = [["butterfingers", "fallen-log", "full-cheeks", "extra-paws"], ["cramp"], []]
    table = seen(at(3, due="play", patches=PATCHES, hands=hands))
    assert drops(table, "hand-butterfingers-leaf-0") == {
        "table": ["play butterfingers-leaf"],
        "seat-1": ["play butterfingers-leaf, name 2"],
    }
    assert drops(table, "hand-fallen-log-leaf-0")["patch-2"] == ["play fallen-log-leaf, pick 2"]
    assert drops(table, "hand-extra-paws-leaf-0")["patch-2"] == ["play extra-paws-leaf, dig 2"]
    assert drops(table, "hand-full-cheeks-leaf-0") == {"table": ["play full-cheeks-leaf"]}
    assert buttons(table) == {"Play nothing": "pass"}


def test_a_bribe_offers_every_friend_of_the_player_it_is_dropped_on() -> None:
    beside = [[], ["mole-helper", "beaver-crew"], []]
    table = seen(at(3, due="play", patches=PATCHES, hands=[["peanut-bribe"], [], []], beside=beside))
    assert drops(table, "hand-peanut-bribe-leaf-0")["seat-1"] == [
        "play peanut-bribe-leaf, take 2 mole-helper-leaf",
        "play peanut-bribe-leaf, take 2 beaver-crew-leaf",
    ]


@pytest.mark.rule("LN-T2")
def test_the_defence_question_has_a_button_for_each_kind_of_answer_and_one_for_none() -> None:
    match = at(
        3, patches={"1": ["fox", "nut"]}, hands=[["acorn-helmet-leaf", "acorn-helmet-moon", "guard-hedgehog"], [], []]
    )
    play(match, "dig 1")
    table = seen(match)
    assert buttons(table) == {
        "Acorn Helmet": "nullify acorn-helmet-leaf",
        "Guard Hedgehog": "nullify guard-hedgehog-leaf",
        "Let it happen": "accept",
    }
    assert drops(table, "hand-acorn-helmet-moon-0") == {"table": ["nullify acorn-helmet-moon"]}
    assert [button.key for button in table.offered] == ["1", "2", "0"]


@pytest.mark.rule("LN-T2")
def test_the_question_looks_the_same_to_others_whatever_the_hand_holds() -> None:
    def shown(cards: list[str]) -> Table:
        match = at(3, patches={"1": ["fox", "nut"]}, hands=[cards, [], []])
        play(match, "dig 1")
        return seen(match, 2)

    assert shown(["acorn-helmet"]) == shown(["full-cheeks"])


@pytest.mark.rule("LN-P4")
def test_after_a_card_one_may_dig_on_excavate_or_stop() -> None:
    match = at(3, patches=PATCHES, hands=[["cramp", "catapult"], [], []])
    play(match, "dig 1")
    assert buttons(seen(match)) == {"Dig on": "dig 1", "Stop here": "stop", "Excavate: 2": "excavate 1"}


@pytest.mark.rule("LN-P7")
def test_a_hand_card_dropped_on_a_blocked_patch_clears_it_with_any_partner() -> None:
    hands = [[], ["cramp", "catapult", "trapdoor"], []]
    match = at(3, patches=PATCHES, blocks={"1": "fallen-log"}, hands=hands)
    assert drops(seen(match, 2), "hand-cramp-leaf-0") == {
        "patch-1": ["clear 1 1 cramp-leaf+trapdoor-leaf", "clear 1 1 cramp-leaf+catapult-leaf"]
    }
    assert "block-1" in [piece.id for piece in seen(match, 2).pieces]


@pytest.mark.rule("LN-P1", "LN-R3")
def test_known_cards_are_shown_to_those_who_know_them_only() -> None:
    match = at(3, patches=PATCHES, seen={"1": [[2], [], [2]]})
    assert "cards/boulder" in pictures(seen(match, 2))
    assert "cards/boulder" not in pictures(seen(match, 1))
    assert "known from the top: Nut, unknown, Boulder" in words(seen(match, 2))
    assert "What you know" in words(seen(match, 2).notes)
    public = GAME.table(look(GAME, match.state, TABLE), match.cast)
    assert "known from the top" not in words(public)


def pictures(value: Any) -> set[str]:
    if isinstance(value, Svg):
        return {value.name}
    if isinstance(value, tuple):
        return {name for part in value for name in pictures(part)}
    fields = getattr(type(value), "__attrs_attrs__", ())
    return {name for field in fields for name in pictures(getattr(value, field.name))}


@pytest.mark.rule("LN-R7")
def test_a_trade_is_a_card_dropped_on_the_draw_pile_and_a_peek_the_character_on_a_patch() -> None:
    match = at(3, patches=PATCHES, characters=["trader", "peeker", "scout"], sacks=[0, 0, 2], hands=[["cramp"], [], []])
    assert drops(seen(match), "hand-cramp-leaf-0")["draw"] == ["trade cramp-leaf"]
    match = at(3, turn=2, patches=PATCHES, characters=["trader", "peeker", "scout"], sacks=[0, 0, 2])
    play(match, "dig 1")
    assert drops(seen(match), "ability")["patch-2"] == ["peek 2"]


@pytest.mark.parametrize(
    ("piece", "place", "clause"),
    [
        ("top-2", "hand", "LN-P7"),
        ("lens", "patch-2", "LN-P7"),
        ("hand-cramp-leaf-0", "table", "LN-T1"),
        ("hand-cramp-leaf-0", "seat-1", "LN-T1"),
        ("hand-cramp-leaf-0", "draw", "LN-D9"),
        ("hand-cramp-leaf-0", "discard", "LN-P1"),
        ("hand-cramp-leaf-0", "patch-2", "LN-P7"),
    ],
)
def test_a_drop_that_is_not_allowed_says_why(piece: str, place: str, clause: str) -> None:
    match = at(3, patches=PATCHES, blocks={"2": "fallen-log"}, hands=[["cramp"], [], []])
    view = look(GAME, match.state, 0)
    ruling = match.judge(GAME.attempt(view, piece, place))
    assert (bool(ruling), ruling.clause) == (False, clause)
    assert ruling.reason
    assert GAME.attempt(look(GAME, match.state, 1), piece, place) == ()


def test_every_label_is_large_enough_to_read() -> None:
    match = at(
        3, patches=PATCHES, rest=True, hands=[["cramp", "grappling-hook"], [], []], beside=[[], ["mole-helper"], []]
    )
    play(match, "dig 1", "dig 1")
    assert min(label.size for label in labels(seen(match))) >= 13


def labels(value: Any) -> list[Label]:
    if isinstance(value, Label):
        return [value]
    if isinstance(value, tuple):
        return [label for part in value for label in labels(part)]
    fields = getattr(type(value), "__attrs_attrs__", ())
    return [label for field in fields for label in labels(getattr(value, field.name))]


@pytest.mark.parametrize("seats", GAME.players)
def test_everything_lies_on_the_table_and_patches_do_not_overlap(seats: int) -> None:
    match = Match(GAME, {}, GAME.seats[:seats], "layout")
    match.begin()
    table = seen(match)
    boxes = {
        spot.id: (spot.x - spot.w / 2, spot.y - spot.h / 2, spot.x + spot.w / 2, spot.y + spot.h / 2)
        for spot in table.spots
    }
    for left, top, right, bottom in boxes.values():
        assert 0 <= left < right <= table.width
        assert 0 <= top < bottom <= table.height
    ids = sorted(boxes)
    for one, first in enumerate(ids):
        for second in ids[one + 1 :]:
            a, b = boxes[first], boxes[second]
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (first, second)


def rectangles(table: Table) -> list[tuple[str, float, float, float, float]]:
    """What lies in and beside the panel: its words, the tools, cards to choose from, the piles."""
    words = [(str(mark.text), mark.x, mark.y, mark.w, mark.h) for mark in table.marks if isinstance(mark, Label)]
    lying = [
        (piece.id, piece.x - piece.w / 2, piece.y - piece.h / 2, piece.w, piece.h)
        for piece in table.pieces
        if piece.id in ("lens", "spade", "ability") or piece.id.startswith("offer")
    ]
    piles = [
        (one.id, one.x - one.w / 2 + 6, one.y - one.h / 2 + 6, one.w - 12, one.h - 12)
        for one in table.spots
        if one.id in ("draw", "discard", "forest")
    ]
    return words + lying + piles


def overlapping(table: Table) -> list[tuple[str, str]]:
    found = rectangles(table)
    return [
        (one[0], two[0])
        for place, one in enumerate(found)
        for two in found[:place]
        if one[1] < two[1] + two[3]
        and two[1] < one[1] + one[3]
        and one[2] < two[2] + two[4]
        and two[2] < one[2] + one[4]
    ]


def test_nothing_in_the_panel_lies_over_anything_else_whatever_is_asked() -> None:
    """Boxes of lines are as high as the smallest window needs them."""
    asked = set()
    for seed in range(3):
        rng = Random(f"panel {seed}")
        state = GAME.setup({}, 3)
        while state.pending:
            top = state.pending[-1]
            if isinstance(top, Chance):
                GAME.step(state, draw(top, rng))
                continue
            if rng.random() < 0.3:
                asked.add(top.kind)
                assert not overlapping(GAME.table(look(GAME, state, top.seat), GAME.seats[:3]))
            GAME.step(state, rng.choice(GAME.legal(state)))
    assert {"patch", "dig on", "play", "defend", "pay", "name", "pick"} <= asked


@pytest.mark.rule("LN-R7")
def test_the_two_cards_of_which_one_is_kept_cover_nothing() -> None:
    match = at(
        3,
        patches=PATCHES,
        characters=["gourmet", "scout", "trader"],
        due="play",
        sacks=[0, 2, 1],
        hands=[["swap-shop"], [], []],
        draw=["cramp", "full-cheeks", "acorn-helmet"],
    )
    play(match, "pass")
    table = seen(match)
    assert {piece.id for piece in table.pieces if piece.id.startswith("offer")} == {"offer-0", "offer-1"}
    assert not overlapping(table)
    panel = next(mark for mark in table.marks if isinstance(mark, Box) and mark.fill == "@panel")
    right = max(piece.x + piece.w / 2 for piece in table.pieces if piece.id.startswith("offer"))
    assert right < panel.x


@pytest.mark.rule("LN-P6")
def test_the_first_of_two_patches_is_marked_until_the_second_is_chosen() -> None:
    match = at(3, patches=PATCHES, due="play", hands=[["swap-shop"], [], []])
    play(match, "play swap-shop-leaf", "pick 2")
    table = seen(match)
    lit = [one.id for one in table.spots if any(isinstance(layer, Box) and layer.line == "@gold" for layer in one.art)]
    assert lit == ["patch-2"]
    assert "A2 is the first." in words(table.marks)


@pytest.mark.rule("LN-S2")
def test_why_an_ability_rests_is_said_to_its_owner() -> None:
    match = at(3, patches=PATCHES, sacks=[2, 1, 0])
    assert "You cannot use your ability while you lead" in words(seen(match).notes)
    assert "You cannot use your ability while you lead" not in words(seen(match, 2).notes)


@pytest.mark.rule("LN-P7")
def test_how_a_block_is_cleared_is_said_to_those_who_could() -> None:
    match = at(3, patches=PATCHES, blocks={"2": "fallen-log"}, hands=[["cramp", "catapult"], ["trapdoor"], []])
    assert "2 cards clear it" in words(seen(match).notes)
    assert "clear it" not in words(seen(match, 2).notes)


@pytest.mark.rule("LN-T2")
@pytest.mark.parametrize("hand", [[], ["cramp"], ["acorn-helmet"], ["acorn-helmet", "guard-hedgehog"]])
def test_the_question_comes_whatever_the_hand_holds_and_reads_the_same(hand: list[str]) -> None:
    """Others see no difference: nobody learns from the question what could answer it."""
    match = at(2, patches={**PATCHES, "3": ["fox", "nut"]}, hands=[hand, []])
    play(match, "dig 3")
    assert match.due is not None
    assert (match.due.seat, match.due.kind) == (0, "defend")
    others = seen(match, 2)
    assert others.prompt == "Player 1: play a defence card?"
    assert words(others.marks) == words(seen(match, 1).marks)


def panel(state: State, viewer: int) -> str:
    """The words below the question on the panel, for somebody who watches while bots play."""
    bots = tuple(attrs.evolve(player, kind="young") for player in GAME.seats[: state.seats])
    table = GAME.table(look(GAME, state, viewer), bots)
    assert not overlapping(table)
    _, *told = (str(mark.text) for mark in table.marks if isinstance(mark, Label))
    return " ".join(told)


@pytest.mark.rule("LN-P1", "LN-P2", "LN-P3", "LN-P4")
def test_while_a_bot_digs_the_panel_tells_what_it_found_and_what_it_could_do() -> None:
    patches = {"1": ["nut", "acorn-helmet", "boulder"], "2": ["tangled-roots", "nut"]}
    match = at(3, patches=patches, hands=[["cramp", "catapult"], [], []])
    told = panel(match.state, 1)
    assert "Player 1 holds 2 cards. Digging is free, a search costs 1 card, an excavation 2 cards." in told
    play(match, "dig 1")
    assert "Found in A1: 1 nut. 2 cards are left there, and the next one may stop the dig." in panel(match.state, 1)
    play(match, "dig 1")
    assert "Found in A1: 1 nut, Acorn Helmet. 1 card is left there" in panel(match.state, 1)
    play(match, "stop")
    assert "Player 1 holds 3 cards. After that, a card is drawn and the turn ends." in panel(match.state, 1)


def test_when_the_last_card_has_just_left_the_panel_counts_no_cards() -> None:
    """The picture between the dig and what follows: the question of before, and an empty patch."""
    match = at(2, patches={"4": ["nut", "nut"]}, hands=[[], []])
    play(match, "dig 4")
    state = match.state.copy()
    assert "Found in A4: 1 nut. 1 card is left there" in panel(state, 1)
    state.patches[3], state.seen[3] = [], []
    assert "Found in A4: 1 nut." in panel(state, 1)
    assert "left there" not in panel(state, 1)


@pytest.mark.rule("LN-P1")
def test_the_panel_tells_which_patch_a_bot_searched_and_nothing_of_what_it_saw() -> None:
    match = at(3, patches=PATCHES, hands=[["cramp"], [], []])
    play(match, "search 2, discard cramp-leaf")
    told = panel(match.state, 1)
    assert "Player 1 has searched A2." in told
    assert "Tangled Roots" not in told


def test_while_a_bot_chooses_the_panel_has_words_for_those_who_watch_the_same_for_all_of_them() -> None:
    """Whatever is asked: nothing that somebody should drag, and nothing that only one seat knows."""
    asked = set()
    for seed in range(4):
        rng = Random(f"watched {seed}")
        state = GAME.setup({}, 3)
        while state.pending:
            top = state.pending[-1]
            if isinstance(top, Chance):
                GAME.step(state, draw(top, rng))
                continue
            if rng.random() < 0.3 or top.kind not in asked:
                asked.add(top.kind)
                told = panel(state, TABLE)
                assert ". " in f"{told} ", f"there is no sentence for '{top.kind}'"
                own = told.replace(CARD_OF[top.about[0]].text, "") if top.kind == "defend" else told
                assert not re.search(r"\b(you|your|drag)\b", own.lower()), own
                assert {panel(state, seat) for seat in range(3) if seat != top.seat} == {told}
            GAME.step(state, rng.choice(GAME.legal(state)))
    assert {"patch", "dig on", "play", "defend", "pay", "name", "pick", "discard"} <= asked


def test_a_room_is_told_what_things_cost_and_not_what_to_do() -> None:
    match = at(3, patches=PATCHES, hands=[["cramp"], [], []])
    assert "take a top card into your hand" in words(seen(match).marks)
    public = words(GAME.table(look(GAME, match.state, TABLE), match.cast).marks)
    assert "into your hand" not in public
    assert "a search costs 1 card" in public
