"""Speaks by damaged files of translations, in a process of its own: Qt reads them in C++.

python -m tests.fuzz.child_words FOLDER FIRST LAST prints one JSON line for each promise that was broken. The folder
gets the file that is read, as the folder of translations of a program whose resources are damaged.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from pathlib import Path
from unittest.mock import patch

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication

from nutdesk import paths
from nutdesk.core.words import Seat, count, say
from nutdesk.desk.kit.words import Translated, speak, tr, tr_count, voice
from nutdesk.languages import sealed, unsealed
from tests.fuzz.mutate import BYTES, sections, words
from tests.fuzz.promise import NeverDone, changed, in_time

CHANGES = (*BYTES, *([words, sections] * len(BYTES)))


def said() -> None:
    """Sentences of the desk and of a game, with parts and without."""
    tr("Lessons")
    assert tr("Learn {game}", game="chess")
    assert tr_count(3, "{n} step", "{n} steps")
    speaks = voice("nut-hunt", ("Ann", "Bea"))
    assert speaks.say(say("{seat} places a squirrel on {tile}", seat=Seat(0), tile=say("Frog Pond")))
    assert speaks.say(count(2, "{n} nut", "{n} nuts"))
    speaks.say("An English sentence that nobody has translated.")


def main(folder: Path, first: int, last: int) -> None:
    app = QCoreApplication([])
    good = (paths.resources() / "translations" / "nutdesk_de.qm").read_bytes()
    (folder / "translations").mkdir(parents=True)
    for number in range(first, last):
        # Half of them are damaged; the others are whole, but those who translated them were careless.
        careless = sealed(changed("careless", number, [unsealed(good)], (words,)))
        data = careless if number % 2 else changed("words", number, [good], CHANGES)
        (folder / "translations" / "nutdesk_de.qm").write_bytes(data)
        print(json.dumps({"at": number}), flush=True)
        why = ""
        try:
            with in_time(), patch.object(paths, "resources", lambda: folder):
                speak(Translated("de"))
                said()
        except NeverDone:
            why = "never done: " + traceback.format_exc(limit=-4)
        except Exception:
            why = traceback.format_exc(limit=-6)
        if why:
            print(json.dumps({"number": number, "why": why}), flush=True)
    app.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
