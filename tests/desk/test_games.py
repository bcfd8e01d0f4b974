"""Whole games in the window: every game found, every player count, by real gestures and buttons only."""

from __future__ import annotations

from random import Random

import pytest

from nutdesk import games
from nutdesk.core.game import Game
from nutdesk.core.match import Match
from nutdesk.core.moves import Action, Luck
from nutdesk.core.table import Button, Gesture
from nutdesk.desk.kit.theme import THEMES
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.story import KEPT
from nutdesk.record import store
from nutdesk.record.file import load
from tests.conftest import Scale
from tests.desk.conftest import NICE, Sit
from tests.desk.hands import choices, make, settle, wish
from tests.record.play import same

SIZES = ((1100, 620), (1366, 768), (1600, 900), (1280, 900))


def tables() -> list[tuple[str, int]]:
    return [(game, seats) for game in games.ids() for seats in games.load(game).players]


def options_of(game: Game, seats: int) -> dict[str, bool | str]:
    """Other options for every second player count, so that each is met somewhere."""
    if seats % 2:
        return game.chosen({})
    wishes = {
        option.id: option.choices[-1] if option.choices else not option.default
        for option in game.options
        if option.suits(seats)
    }
    return game.chosen(wishes)


def near_the_end(match: Match, rng: Random, left: int) -> list[Action]:
    """Play a random game in memory, go back to where so many moves are left, and tell these moves."""
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    line = match.line()
    match.goto(line[-left - 1] if left < len(line) else match.root)
    # What lay ahead is forgotten: the last moves are made by hand.
    match.current.children.clear()
    match.current.redo = None
    del match.entries[match.current.number + 1 :]
    return [move for entry in line[-left:] for move in entry.moves if not isinstance(move, Luck)]


class Player:
    """Somebody who plays at random, changes their mind, the window and the light, and looks at everything."""

    def __init__(self, page: TablePage, rng: Random) -> None:
        self.page, self.rng = page, rng

    def play(self, gestures: int) -> None:
        """So many gestures, or to the end."""
        for _ in range(gestures):
            if self.page.session.match.over:
                break
            self.turn(self.rng.choice(self.offered()))

    def follow(self, moves: list[Action]) -> None:
        """Make just these moves, several at once where a gesture does that."""
        page = self.page
        while moves:
            made = [one for one in self.offered() if one.actions == tuple(moves[: len(one.actions)])]
            if made:
                choice = self.rng.choice(made)
                done = len(choice.actions)
                self.turn(choice, stay=True)
            else:  # the table offers it only together with what comes after it
                done = 1
                assert page.session.submit(wish(*moves[:1]))
                settle(1)
            del moves[:done]

    def offered(self) -> list[Gesture | Button]:
        page, session = self.page, self.page.session
        assert session.covered == (not page.curtain.isHidden())
        session.uncover()
        settle(1)
        offered = choices(page)
        assert offered, f"nothing is offered for {session.match.due}"
        return offered

    def turn(self, choice: Gesture | Button, *, stay: bool = False) -> None:
        page, rng, session = self.page, self.rng, self.page.session
        before = session.match.current
        make(page, choice)
        entry = session.match.current
        said = ", ".join(map(str, choice.actions))
        assert entry.parent is before, f"'{said}' was not made: {page.why_not.reason}"
        assert entry.moves[: len(choice.actions)] == choice.actions
        assert bool(entry.barrier) == bool(choice.barrier), f"the barrier of '{said}' was not told before"
        self.check()
        if rng.random() < 0.2:
            self.change_mind(stay=stay)
        if rng.random() < 0.05:
            page.resize(*rng.choice(SIZES))
            settle(1)
        if rng.random() < 0.05:
            page.set_theme(rng.choice(list(THEMES.values())))
            settle(1)

    def change_mind(self, *, stay: bool) -> None:
        """Undo, and sometimes redo; always if it is to stay as it is."""
        page, session = self.page, self.page.session
        here, could = session.match.current, session.can_undo()
        page.story.undo_button.click()
        assert (session.match.current is here.parent) == could
        settle(1)
        self.check()
        if could and (stay or self.rng.random() < 0.7):
            session.uncover()  # only its owner may make it again
            settle(1)
            page.story.redo_button.click()
            assert session.match.current is here
            settle(1)
            self.check()

    def check(self) -> None:
        """What is on the screen is what the match says."""
        page, session, match = self.page, self.page.session, self.page.session.match
        assert page.table == session.table()
        assert set(page.scene.pieces) == {
            piece.id for piece in (*page.table.pieces, *(piece for group in page.table.hand for piece in group.pieces))
        }
        line, ahead = match.line(), list(match.ahead())
        assert session.undo_stack.index() == len(line)
        assert session.undo_stack.count() == len(line) + len(ahead)
        assert session.can_undo() == (bool(line) and not (match.fair and match.current.barrier))
        assert page.story.undo_button.isEnabled() == session.can_undo()
        assert page.story.redo_button.isEnabled() == session.can_redo()
        assert session.can_redo() == bool(ahead and session.history.knows(ahead[0]))
        told = [row.text for row in page.story.model.rows]
        page.story.model.rebuild()
        again = [row.text for row in page.story.model.rows]
        assert told[-len(again) :] == again, "the story is the story told from its start"
        assert len(told) == len(again) or len(again) > KEPT // 2, "only what is long ago is left out"
        assert page.prompt.text == session.words(page.table.prompt)
        assert page.end_sheet.isHidden() == (not match.over)


@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_a_game_is_played_by_hand_at_its_beginning_or_at_its_end(
    sit: Sit, scale: Scale, game_id: str, seats: int
) -> None:
    """Odd numbers of players begin a game, even ones end it; with --long all do both, and at length."""
    game, rng = games.load(game_id), Random(f"{game_id} {seats}")
    gestures = scale(2, 60)
    for part in scale_parts(scale, seats):
        match = Match(game, options_of(game, seats), game.seats[:seats], f"{part} {seats}")
        match.begin()
        left = near_the_end(match, rng, gestures) if part == "end" else []
        with store.begin(match) as journal:
            page = sit(match, journal=journal)
            player = Player(page, rng)
            if part == "beginning":
                player.play(gestures)
            else:
                player.follow(left)
                settle()
                assert match.over
                assert page.end_sheet.isVisible()
                assert page.end_sheet.result == game.result(match.state)
            same(load(journal.path).match, match)
        page.hide()


def scale_parts(scale: Scale, seats: int) -> list[str]:
    parts = ["beginning", "end"]
    return parts[: scale(1, 2)] if seats % 2 else parts[scale(1, 0) :]


@pytest.mark.parametrize("game_id", games.ids())
def test_a_whole_game_is_played_by_hand(sit: Sit, scale: Scale, game_id: str) -> None:
    """Nice One Squirrel! always, every game with --long."""
    if game_id != NICE and not scale(0, 1):
        pytest.skip("only with --long")
    game, rng = games.load(game_id), Random(game_id)
    for number in range(scale(1, 3)):
        seats = game.players[-1 - number % len(game.players)]
        match = Match(game, options_of(game, seats), game.seats[:seats], f"whole {number}", fair=bool(number % 2))
        match.begin()
        with store.begin(match) as journal:
            page = sit(match, journal=journal)
            Player(page, rng).play(5_000)
            assert match.over
            settle()
            assert page.end_sheet.isVisible()
            same(load(journal.path).match, match)
        page.hide()
