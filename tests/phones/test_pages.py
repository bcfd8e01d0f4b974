"""What a browser can fetch is whole, unambiguous and small, in every language."""

from __future__ import annotations

import json

import pytest

from nutdesk import games
from nutdesk.browser.assets import assets, in_folder
from nutdesk.languages import LANGUAGES
from nutdesk.phones.pages import PAGE, Pages
from nutdesk.teach import rulebook

FIRST_VIEW = 300_000
"""Bytes of the first page with its typefaces and drawings: what a phone fetches before it can show anything."""
STATE = 40_000
"""Bytes of these that are kept for a state."""


def test_no_module_of_the_page_hides_one_that_all_pages_share() -> None:
    assert not {asset.name for asset in in_folder(PAGE)} & assets().keys()


def test_the_first_view_is_small() -> None:
    pages = Pages(games.load("nuts"))
    leaves = [leaf for path in pages if "?" not in path and (leaf := pages.get(path)) is not None]
    assert sum(len(leaf.packed or leaf.data) for leaf in leaves) < FIRST_VIEW - STATE


@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_read_in_every_language(game_id: str, language: str) -> None:
    leaf = Pages(games.load(game_id)).get(f"/rules/{language}.json")
    assert leaf is not None
    rules = json.loads(leaf.data)
    for clause in rulebook.clauses(game_id):
        assert rules[clause.id]["title"]
        assert (rules[clause.id]["text"] == clause.whole) == (language == "en" and not clause.more)
        assert bool(rules[clause.id]["tag"]) == (clause.kind in rulebook.MARKED)
