"""Compiles the translations when a wheel, a source archive or the link of a checkout is built."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import translations


class Translate(BuildHookInterface):  # type: ignore[type-arg]
    """Nobody gets a program that can only speak English."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            # Qt's compiler may lack system libraries until start.py, which compiles afterwards, has seen to them.
            with suppress(translations.BadTranslation):
                translations.release()
            return
        translations.release()
        late = [language for language in translations.languages() if translations.stale(language)]
        if late:
            raise RuntimeError(f"Qt's lrelease (PySide6-Essentials) is needed to compile: {', '.join(late)}")
