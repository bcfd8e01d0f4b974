"""Our translations are found without Qt as Qt finds them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTranslator

from nutdesk import paths
from nutdesk.browser.catalogue import BadCatalogue, Catalogue, catalogue, form_for
from nutdesk.languages import LANGUAGES, unsealed

NUMBERS = (-1, 0, 1, 2, 5, 101)
OTHERS = [code for code in LANGUAGES if code != "en"]
POLISH = bytes((1, 1, 0xFF, 0x14, 2, 4, 0xFD, 0x2C, 10, 19))
"""1; 2 to 4 at the end but not 12 to 14; all others: as Qt writes the rule of a language with three forms."""


def compiled(language: str) -> bytes:
    return unsealed((paths.resources() / "translations" / f"nutdesk_{language}.qm").read_bytes())


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_and_every_number_is_found_as_qt_finds_it(language: str) -> None:
    data = compiled(language)
    ours, qts = catalogue(language), QTranslator()
    assert qts.load(data)
    assert len(ours) > 5000
    for context, source in ours:
        for n in NUMBERS:
            assert ours.find(context, source, n) == qts.translate(context, source, None, n), (context, source, n)
    assert ours.find("desk", "nobody says this") == ""
    assert ours.find("nowhere", "Undo") == ""


def test_a_language_with_more_forms_gets_the_right_one() -> None:
    found = [form_for(n, POLISH) for n in (1, 2, 4, 5, 12, 13, 22, 100, 102, 112)]
    assert found == [0, 1, 1, 2, 2, 2, 1, 2, 1, 2]


def test_what_cannot_be_read_says_nothing() -> None:
    data = compiled(OTHERS[0])
    with pytest.raises(BadCatalogue):
        Catalogue(b"something else")
    for cut in range(17, len(data), len(data) // 40):
        damaged = data[:cut] + bytes(40) + data[cut + 40 :]
        try:
            Catalogue(damaged)
        except BadCatalogue:
            continue


def test_english_needs_no_catalogue() -> None:
    assert len(catalogue("en")) == len(catalogue("xx")) == 0
