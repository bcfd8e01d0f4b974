"""Prints where the first squirrel and a cache of Nice One Squirrel! lie in a window of 1280 × 720, for a real mouse:
where things lie in a window of this size is the same on every screen."""

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.desk.application import application
from nutdesk.desk.kit.theme import LIGHT
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.session import Session
from tests.desk.hands import drop_point, grab_point, settle

app = application()
game = games.load("nice-one-squirrel")
match = Match(game, game.chosen({}), game.seats[: game.usual], "xvfb")
match.begin()
page = TablePage(Session(match), LIGHT)
page.animator.pace = 0
page.resize(1280, 720)
page.show()
page.session.uncover()
settle()
for point in (grab_point(page, "squirrel-0"), drop_point(page, "squirrel-0", "cache-9")):
    at = page.view.mapTo(page, page.view.mapFromScene(point))
    print(at.x(), at.y())
