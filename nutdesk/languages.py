"""The languages that nutdesk speaks: English is written in the code, the others are in resources/translations."""

from typing import Final

LANGUAGES: Final = {"en": "English", "de": "Deutsch"}
"""Their codes, each with its name in its own words."""
