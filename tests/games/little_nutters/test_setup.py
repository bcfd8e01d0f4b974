"""The set-up and the house deck: LN-S1 to LN-S3, LN-D1 to LN-D9."""

from __future__ import annotations

from collections import Counter

import pytest

from nutdesk.core.match import Match
from nutdesk.games.little_nutters import GAME
from nutdesk.games.little_nutters.parts import CARD_OF, CHARACTERS, DECK, FACES, NUT, SEATS, SYMBOL_OF, WHOLE, target
from nutdesk.games.little_nutters.vocabulary import SYMBOLS
from tests.games.little_nutters.forest import at, due, play

COUNTS = {card.name: card.count for card in DECK.cards}


def dealt(seats: int) -> Match:
    match = Match(GAME, {}, GAME.seats[:seats], "setup")
    match.begin()
    return match


@pytest.mark.rule("LN-S1")
@pytest.mark.parametrize(("seats", "nuts"), [(2, 7), (3, 7), (4, 7), (5, 6), (6, 5)])
def test_the_target_falls_with_five_and_six_players(seats: int, nuts: int) -> None:
    assert target(seats) == nuts == dealt(seats).state.target


@pytest.mark.rule("LN-S1")
@pytest.mark.parametrize("seats", GAME.players)
def test_everyone_gets_a_character_of_their_own(seats: int) -> None:
    state = dealt(seats).state
    assert len(set(state.characters)) == seats
    assert sorted(state.characters + state.spare) == list(range(len(CHARACTERS)))


@pytest.mark.rule("LN-S1")
def test_the_target_wins_at_once() -> None:
    match = at(3, sacks=[6, 3, 0], patches={"1": ["nut", "fox", "nut"]})
    play(match, "dig 1")
    result = GAME.result(match.state)
    assert match.over
    assert result is not None
    assert (result.winners, result.clause, result.scores) == ((0,), "LN-S1", (7, 3, 0))


@pytest.mark.rule("LN-S3")
@pytest.mark.parametrize("seats", GAME.players)
def test_27_patches_of_4_and_seven_cards_each(seats: int) -> None:
    state = dealt(seats).state
    assert [len(patch) for patch in state.patches] == [4] * 27
    assert [len(hand) for hand in state.hands] == [7] * seats
    assert len(state.draw) == 84 - 7 * seats
    lying = Counter(CARD_OF[face].category for patch in state.patches for face in patch)
    assert lying == {"nut": 27, "attack": 35, "obstacle": 32, "defence": 14}
    rest = Counter(CARD_OF[face].category for pile in (state.draw, *state.hands) for face in pile)
    assert rest == {"defence": 20, "boost": 26, "trouble": 22, "bust": 16}


@pytest.mark.rule("LN-S3")
def test_the_first_seat_begins_with_its_patch_phase() -> None:
    assert due(dealt(4)) == (1, "patch")


@pytest.mark.rule("LN-S3")
def test_there_is_no_hand_limit() -> None:
    match = at(2, due="play", hands=[["full-cheeks"] * 3 + ["acorn-helmet"] * 9, []], draw=["no-chance"] * 5)
    play(match, "play full-cheeks-leaf")
    assert len(match.state.hands[0]) == 15


@pytest.mark.rule("LN-D1")
def test_there_are_27_nuts() -> None:
    assert WHOLE.count(NUT) == 27


@pytest.mark.rule("LN-D2", "LN-D3", "LN-D4", "LN-D5", "LN-D6", "LN-D7")
@pytest.mark.parametrize(
    ("category", "counts"),
    [
        ("attack", {"Fox": 6, "Mad Cat": 5, "Night Owl": 6, "Badger": 6, "Adder": 6, "Magpie": 6}),
        ("obstacle", {"Tangled Roots": 9, "Boulder": 6, "Sinkhole": 6, "Frozen Ground": 6, "Empty Shell": 5}),
        (
            "defence",
            {"Acorn Helmet": 10, "Sturdy Spade": 8, "Nut Padlock": 8, "No Chance": 5, "Guard Hedgehog": 3},
        ),
        (
            "boost",
            {"Bulldozer": 3, "Treasure Map": 4, "Mole Helper": 3, "Beaver Crew": 3, "Nut Fever": 3, "Full Cheeks": 4}
            | {"Extra Paws": 3, "Lucky Dip": 3},
        ),
        (
            "trouble",
            {"Fallen Log": 4, "Heavy Snow": 3, "Butterfingers": 4, "Swap Shop": 3, "Cramp": 3, "Peanut Bribe": 3}
            | {"Forest Storm": 2},
        ),
        ("bust", {"Grappling Hook": 6, "Sneaky Straw": 4, "Trapdoor": 3, "Catapult": 3}),
    ],
)
def test_the_house_deck_has_these_cards(category: str, counts: dict[str, int]) -> None:
    assert {card.name: card.count for card in DECK.cards if card.category == category} == counts


def test_the_whole_box_is_200_cards() -> None:
    assert len(WHOLE) + len(CHARACTERS) == 200
    assert sum(COUNTS.values()) == 192


@pytest.mark.rule("LN-D8")
def test_symbols_rotate_through_the_list_from_the_first_helmet_to_the_last_catapult() -> None:
    counts = Counter(SYMBOL_OF[face] for face in WHOLE)
    assert [counts[symbol] for symbol in range(3)] == [33, 33, 32]
    bare = {CARD_OF[face].category for face in WHOLE if SYMBOL_OF[face] < 0}
    assert bare == {"nut", "attack", "obstacle"}
    # The ten helmets take leaf, paw, moon, leaf …; the first spade goes on with paw.
    helmets = [WHOLE.count(FACES.index(f"acorn-helmet-{symbol}")) for symbol in SYMBOLS]
    spades = [WHOLE.count(FACES.index(f"sturdy-spade-{symbol}")) for symbol in SYMBOLS]
    assert (helmets, spades) == ([4, 3, 3], [2, 3, 3])


@pytest.mark.rule("LN-D9")
def test_there_are_eight_characters_with_eight_abilities() -> None:
    assert len(CHARACTERS) == len({character.ability for character in CHARACTERS}) == 8


def test_all_six_colours_have_a_seat() -> None:
    assert {seat.colour for seat in SEATS} == {"red", "blue", "yellow", "pink", "black", "white"}
