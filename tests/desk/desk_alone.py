"""The window in a process of its own, with its phones open: `python -m tests.desk.desk_alone GAME PLAYERS`.

It says in one line of JSON where its pages are. Without words it resumes the game that waits.
"""

from __future__ import annotations

import json
import sys

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.desk.application import application
from nutdesk.desk.phones import phone_host
from nutdesk.desk.shell.window import MainWindow


def main(words: list[str]) -> int:
    phone_host.networks = lambda: ()  # whatever network the tests run in, nothing listens there
    app = application()
    window = MainWindow()
    window.resize(1100, 620)
    window.show()
    if words:
        game = games.load(words[0])
        match = Match(game, game.chosen({}), game.seats[: int(words[1])], "alone")
        match.begin()
        window.seat(match, window.records.begin(match))
    else:
        window.records.resume()
    window.phoning.show()
    host, journal = window.phoning.host, window.records.journal
    assert host is not None
    assert journal is not None

    def tell() -> None:
        if host.listening:
            host.changed.disconnect(tell)
            assert window.phoning.sheet is not None
            window.phoning.sheet.close_sheet()
            print(json.dumps({"port": host.port, "code": host.code, "journal": str(journal.path)}), flush=True)

    host.changed.connect(tell)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
