"""House data can be swapped: what is shipped reads as ever, a bad text is one sentence, and nothing mixes."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys

import pytest

from nutdesk import games
from nutdesk.core.house import BadData
from nutdesk.games.in_the_nuts import house as storage
from nutdesk.games.nuts import house as goals

WITH = [game for game in games.ids() if games.house_of(game)]


def test_every_game_with_house_tables_keeps_them_in_one_file() -> None:
    assert WITH == ["in-the-nuts", "little-nutters", "nut-hunt", "nuts"]


@pytest.mark.parametrize("game", WITH)
def test_the_shipped_data_are_no_other_data(game: str) -> None:
    text = games.shipped_data(game)
    assert games.checked_data(game, text) == ""
    assert games.checked_data(game, f"# the same, with a remark\n{text}") == ""


PUBLISHED = {
    ("in-the-nuts", 1): "31740dcc95c9",
    ("little-nutters", 1): "245520084e95",
    ("nut-hunt", 1): "740207d78615",
    ("nut-hunt", 2): "9b6aca439962",
    ("nut-hunt", 3): "61ed4adcbc90",
    ("nuts", 1): "23c7cb9712c8",
    ("nuts", 2): "e7dfcb87a4c2",
}


def test_data_that_come_with_a_game_never_change_but_get_a_new_edition() -> None:
    """Records name the edition they were played by: see 'Editions' in docs/lab.md before a number here is changed."""
    found = {}
    for game in WITH:
        for number in range(1, games.edition(game) + 1):
            text = games.edition_data(game, number) or games.shipped_data(game)
            said = repr(games.house_of(game).read(text))
            for option, chosen in games.edition_options(game, number).items():
                said = as_it_was(said, option, bool(chosen))
            found[game, number] = hashlib.sha256(said.encode()).hexdigest()[:12]
    assert found == PUBLISHED


def as_it_was(said: str, option: str, chosen: bool) -> str:
    """The data as they were when there was one list of points: that of the option, or the other."""
    return re.sub(rf"(\d+), {option}=(\d+)", r"\2" if chosen else r"\1", said)


def test_an_edition_that_todays_data_hold_whole_is_played_by_an_option() -> None:
    hunt = games.load("nut-hunt")
    for number, balanced in ((1, False), (2, True)):
        options = games.edition_options("nut-hunt", number)
        assert hunt.chosen(options)["balanced"] is balanced
        assert games.edition_data("nut-hunt", number) == ""
    assert games.edition_options("nut-hunt", games.edition("nut-hunt")) == {}
    assert games.edition_options("nice-one-squirrel", 1) == {}


def test_what_an_edition_is_called_by() -> None:
    assert (games.edition_data("nut-hunt", games.edition("nut-hunt")), games.edition("nice-one-squirrel")) == ("", 1)
    for game in WITH:
        for number in (games.edition(game), *games.earlier_editions(game)):
            assert games.edition_of(game, games.edition_data(game, number)) == number
    own = games.shipped_data("nut-hunt").replace("points = 5", "points = 6", 1)
    assert games.edition_of("nut-hunt", games.checked_data("nut-hunt", own)) == 0
    for strange in (0, 77):
        with pytest.raises(LookupError):
            games.edition_data("nut-hunt", strange)


@pytest.mark.rule("IN-P3")
def test_the_storage_cards_are_those_of_the_rules() -> None:
    read = storage.read(games.shipped_data("in-the-nuts"))
    assert read == ((2, 5), (2, 5), (3, 10), (3, 10), (4, 15), (4, 15), (5, 20), (6, 30))


@pytest.mark.rule("NU-P6")
def test_the_goal_cards_are_those_of_the_rules() -> None:
    assert goals.read(games.shipped_data("nuts")).goals == (*((2, 3),) * 6, (6, 3))


@pytest.mark.parametrize(
    ("game", "old", "new", "says"),
    [
        ("in-the-nuts", "nuts = 6", "nuts = 7", "card 8: One to six nuts fit on a storage card."),
        ("in-the-nuts", "points = 30", "points = 0", "card 8: A storage card is worth 1 to 99 points."),
        ("in-the-nuts", "  { nuts = 6, points = 30 },\n", "", "cards: Every player has 8 storage cards."),
        ("in-the-nuts", "cards = [", "cards = [[", "this is not TOML: "),
        ("little-nutters", 'name = "Fox"', 'name = "Fox', "this is not TOML: "),
        ("nut-hunt", "tiles = [", "tiles = ", "this is not TOML: "),
        ("nuts", "[goals]", "[goals", "this is not TOML: "),
        ("nuts", "nut-lover", "nut-hater", "goals: There are seven kinds of goal cards"),
        ("nuts", "rules = 2", "rules = 3", "rules: The rules are 1 for those of 0.1.0, or 2 for those of now."),
        ("nuts", "copies = 6", "copies = 7", "squirrel-buddy: 'copies' must be a number from 0 to 6."),
        ("nut-hunt", "points = 4", "points = 0", "line "),
        ("nut-hunt", '"birch-grove", "mossy-mound", "frog-pond",', "1, 2, 3,", "each of the 19 tiles once"),
        ("little-nutters", "count = 27", "count = 28", "not 27 × 4"),
    ],
)
def test_bad_data_are_refused_with_one_sentence(game: str, old: str, new: str, says: str) -> None:
    text = games.shipped_data(game)
    assert old in text
    with pytest.raises(BadData) as caught:
        games.checked_data(game, text.replace(old, new, 1))
    assert says in str(caught.value)
    assert str(caught.value).startswith(f"{games.card(game).title} cannot be played by these data: ")
    assert "\n" not in str(caught.value)


def test_a_game_without_house_data_has_none_to_swap() -> None:
    with pytest.raises(BadData, match="has no house data"):
        games.checked_data("nice-one-squirrel", "x = 1")


SWAPPED = """
from nutdesk import games
text = games.shipped_data("nuts").replace("points = 3", "points = 7")
ours = games.load("nuts")
games.swap("nuts", text)
theirs = games.load("nuts")
from nutdesk.games.nuts.orders.parts import GOAL_POINTS
assert GOAL_POINTS == (7,) * 7 and theirs is not ours
from nutdesk.core.check import play_and_check
play_and_check(theirs, theirs.chosen({}), 2, "oak", every=40)
from nutdesk.games.nuts.orders.panels import _worth
assert _worth() == "7 points and a perk each"
games.swap("nuts", text.replace("points = 7", "points = 1", 1))
from nutdesk.games.nuts.orders.panels import _worth
assert _worth() == "1 to 7 points and a perk each"
games.swap("nuts", "")
from nutdesk.games.nuts.orders.parts import GOAL_POINTS
assert GOAL_POINTS == (3,) * 7
"""


def test_a_process_that_has_done_with_a_game_plays_it_by_other_data() -> None:
    subprocess.run([sys.executable, "-c", SWAPPED], check=True, timeout=120)
