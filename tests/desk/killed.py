"""The real window in a program that will be killed: plays a move for every line it reads, and tells where it is.

The first argument says what it is doing when it is killed: 'dragging', 'moving' or 'reseating'.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor

from nutdesk.desk.application import application
from nutdesk.desk.new_game.seat_sheet import SeatSheet
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from tests.desk.hands import choices, click, key, letters, lift, make, seat_people, settle

app = application()
QCursor.setPos(0, 0)
window = MainWindow()
window.chosen_settings.change("pace", "off")
window.resize(1000, 640)
window.show()
settle()
cover = next(cover for cover in window.home.covers if cover.game.id == "nice-one-squirrel")
click(cover.change)
assert window.home.sheet is not None
window.home.sheet.seed.setText("killed")
seat_people(window.home.sheet)
window.home.sheet.practice.setChecked(True)
click(window.home.sheet.play_button)
assert window.page is not None
page: TablePage = window.page


def report() -> None:
    match = page.session.match
    said = {"line": len(match.line()), "state": match.game.describe(match.state), "busy": page.animator.busy}
    said["names"] = [player.name for player in match.players]
    print(json.dumps(said), flush=True)


report()
for number, word in enumerate(sys.stdin):
    page.session.uncover()
    settle()
    if word.strip() == "undo":
        click(page.story.undo_button)
    elif word.strip() == "last" and sys.argv[1] == "dragging":
        gesture = choices(page)[0]
        lift(page, gesture.piece, gesture.spot)  # type: ignore[union-attr]
        assert page.grip.held is not None
    elif word.strip() == "last" and sys.argv[1] == "reseating":
        key(page, Qt.Key.Key_F12)
        (sheet,) = page.findChildren(SeatSheet)
        sheet.name.setFocus()
        sheet.name.selectAll()
        letters(page, "Ida")
        key(page, Qt.Key.Key_Return)
    else:
        if word.strip() == "last" and sys.argv[1] == "moving":
            page.animator.pace = 30
        make(page, choices(page)[number % 3])
    report()
