"""What one must notice is seen moving, where it happens and one after the other; and nothing of it stays."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import attrs
import pytest
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from nutdesk import games
from nutdesk.core.cues import Cue
from nutdesk.core.events import Event, EventKind
from nutdesk.core.fact import fact
from nutdesk.core.game import TABLE
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action
from nutdesk.core.table import Table
from nutdesk.desk.access.outline import Describer
from nutdesk.desk.classroom.audience import shots
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.animator import LIE, REST
from nutdesk.desk.table.gleam import Gleam
from nutdesk.games.in_the_nuts import events as in_the_nuts
from nutdesk.games.little_nutters import events as little_nutters
from nutdesk.games.nice_one_squirrel import events as nice_one
from nutdesk.games.nut_hunt import events as nut_hunt
from nutdesk.games.nut_hunt.parts import ENDS
from nutdesk.games.nut_hunt.pieces import spot_id
from nutdesk.games.nuts.orders import events as orders
from tests.desk.conftest import Sit, begun
from tests.desk.hands import settle, wish

SLOW = 30.0


def kinds(entry: Entry) -> list[EventKind]:
    return [event.kind for event in entry.events]


def until(match: Match, *wanted: EventKind, seed: int = 1) -> Action:
    """Play at random until an action leads to all these events; the action."""
    rng = Random(seed)
    for _ in range(4000):
        if match.over:
            match.goto(match.root)
        action = rng.choice(match.game.legal(match.state))
        entry = match.prepare((action,), watch=True)
        if all(kind in kinds(entry) for kind in wanted):
            return action
        match.commit(entry)
    raise AssertionError(f"no game came to {wanted}")


class Pictures:
    """The pictures of one action, each held still until the next one is wanted."""

    def __init__(self, page: TablePage, action: Action) -> None:
        self.page = page
        self.kind: EventKind | None = None
        self.table: Table | None = None
        page.animator.pace = SLOW
        page.animator.told.connect(self._told)
        page.animator.begun.connect(self._hold)
        page.session.submit(wish(action))

    def _told(self, event: Event) -> None:
        self.kind = event.kind

    def _hold(self, _before: Table, table: Table) -> None:
        self.table = table
        if self.page.scene.motion.running:
            self.page.scene.motion._clock.pause()

    def reach(self, kind: EventKind) -> Table:
        """Go on to the picture of such an event, at its very beginning."""
        animator = self.page.animator
        while animator.busy:
            if self.kind is kind and self.table is not None:
                return self.table
            self.page.scene.motion.end()
            animator._rest.stop()
            animator._next()
        raise AssertionError(f"'{kind.template}' was not shown")

    def at(self, milliseconds: float) -> None:
        """Hold what moves at a moment of normal pace."""
        self.page.scene.motion._clock.setCurrentTime(round(milliseconds * SLOW))


def played(match: Match) -> Iterator[tuple[Table, Table]]:
    """The tables before and after every event of a random game, for everybody who may look."""
    rng = Random(match.game.id)
    for _ in range(120):
        if match.over:
            return
        actions = match.game.legal(match.state)
        for viewer in (TABLE, match.due.seat if match.due else 0):
            before = match.game.table(match.game.view(match.state, viewer), match.cast)
            fork = Random(str(rng.getstate()[1][0]))
            entry = match.prepare((fork.choice(actions),), watch=True)
            for seen in fact(match, entry, viewer).seen:
                table = match.game.table(seen.view, match.cast)
                after = attrs.evolve(table, cues=match.game.cues(seen.event, seen.view))
                yield before, after
                before = after
        match.play(rng.choice(actions))


@pytest.mark.parametrize(
    ("name", "seats", "edition"),
    [(name, None, "") for name in games.ids()] + [("nut-hunt", 1, ""), ("nuts", 3, "trucks")],
)
def test_every_cue_is_about_something_that_is_there(name: str, seats: int | None, edition: str) -> None:
    match = begun(name, seats, **({"edition": edition} if edition else {}))
    found: set[str] = set()
    for before, after in played(match):
        hand = [piece.id for group in after.hand for piece in group.pieces]
        was = {thing.id for thing in (*before.pieces, *before.spots)}
        was |= {piece.id for group in before.hand for piece in group.pieces}
        now = {thing.id for thing in (*after.pieces, *after.spots)} | set(hand)
        beside = {f"seat-{card.seat}" for card in after.seats} | {"hand"}
        for cue in after.cues:
            found.add(cue.kind)
            places = was | now | beside
            if cue.kind in ("comes", "leaves", "passes"):
                assert cue.to in places or cue.to.startswith(("hidden-", "got", "open-")), cue
            if cue.kind in ("comes", "walks", "turns", "pops"):
                assert cue.at in now | {"hand"}, cue
            elif cue.kind == "passes":
                assert cue.at in places, cue
                assert cue.art, cue
            elif cue.kind == "rolls":
                assert cue.at in now, cue
                assert cue.art, cue
            elif cue.kind == "marks":
                assert cue.at in now, cue
    assert len(found) > 1, "this game shows nothing"


def solo(sit: Sit) -> tuple[TablePage, Action]:
    """A game against the Automa, and an action after which it turns up a card and places a squirrel."""
    match = begun("nut-hunt", 1)
    action = until(match, nut_hunt.AUTOMA_REVEALED, nut_hunt.AUTOMA_PLACED)
    return sit(match, pace=0), action


@pytest.mark.parametrize("pace", [0.0, SLOW])
def test_what_the_automa_did_stays_marked_until_ones_own_next_action(sit: Sit, pace: float) -> None:
    page, action = solo(sit)
    page.animator.pace = pace
    page.session.submit(wish(action))
    page.quiet()
    settle()
    match, last_move = page.session.match, page.grip.lights.last_move
    event = next(event for event in match.current.events if event.kind is nut_hunt.AUTOMA_REVEALED)
    assert {spot_id(tile) for tile in ENDS[event["objective"]]} <= set(last_move.keys)
    assert len(last_move.marks.drawn) == len(last_move.keys)
    page.session.submit(wish(match.game.legal(match.state)[0]))
    page.quiet()
    settle()
    assert not last_move.keys
    assert not last_move.marks.drawn


def test_whoever_sits_down_next_sees_what_the_one_before_has_changed(sit: Sit) -> None:
    page = sit(begun())
    last_move = page.grip.lights.last_move
    page.session.submit(wish(page.session.match.game.parse("place 9")))
    settle()
    assert page.session.viewer == 0
    assert not last_move.marks.drawn, "one's own move is not marked"
    page.session.submit(wish(page.session.match.game.legal(page.session.match.state)[0]))
    settle()
    page.session.uncover()
    settle()
    assert page.session.viewer == 1
    assert "cache-9" in last_move.keys
    assert last_move.marks.drawn
    assert "Tufty moved here last." in Describer(page.session, page.grip).here("cache-9")
    assert "Tufty" not in Describer(page.session, page.grip).here("cache-5")


def test_the_projector_shows_the_same_cues(sit: Sit) -> None:
    match = begun("nut-hunt")
    action = until(match, nut_hunt.NESTED)
    entry = match.play(action, watch=True)
    told = fact(match, entry, TABLE)
    pictures = {shot.event.kind: shot.table.cues for shot in shots(told, match) if shot.event is not None}
    assert "pops" in [cue.kind for cue in pictures[nut_hunt.NESTED]]


def test_the_past_has_no_marks_and_a_move_taken_back_leaves_none(sit: Sit) -> None:
    page, action = solo(sit)
    page.session.match.fair = False
    page.session.submit(wish(action))
    settle()
    last_move = page.grip.lights.last_move
    assert last_move.marks.drawn
    page.lookback.open(page.session.match.root)
    assert not last_move.marks.drawn
    page.lookback.close()
    assert last_move.marks.drawn
    page.session.undo()
    settle()
    assert not last_move.marks.drawn


def test_the_automas_card_is_turned_over_and_its_squirrel_comes_from_its_supply(sit: Sit) -> None:
    page, action = solo(sit)
    pictures = Pictures(page, action)
    pictures.reach(nut_hunt.AUTOMA_REVEALED)
    card, deck = page.scene.pieces["aside"], page.scene.pieces["deck-card"]
    pictures.at(0)
    assert (card.pos() - deck.pos()).manhattanLength() < 2
    back = card.pixmap().cacheKey()
    pictures.at(359)
    assert card.pixmap().cacheKey() != back
    table = pictures.reach(nut_hunt.AUTOMA_PLACED)
    (coming,) = [cue for cue in table.cues if cue.kind == "comes"]
    pictures.at(0)
    assert page.grip.places["seat-1"].contains(page.scene.pieces[coming.at].pos())
    page.quiet()


def test_the_fox_walks_when_its_die_lies(sit: Sit) -> None:
    match = begun("nut-hunt")
    action = until(match, nut_hunt.ROLLED, nut_hunt.FOX_RAN)
    page = sit(match, pace=0)
    fox = page.scene.pieces["fox"].pos()
    pictures = Pictures(page, action)
    pictures.reach(nut_hunt.ROLLED)
    pictures.at(200)
    assert page.scene.pieces["die"].rotation() != 0
    assert page.scene.pieces["fox"].pos() == fox
    assert page.animator._pause >= LIE * SLOW
    pictures.reach(nut_hunt.FOX_RAN)
    pictures.at(200)
    assert page.scene.pieces["die"].rotation() == 0
    assert page.scene.pieces["fox"].pos() != fox
    page.quiet()


def test_a_dug_nut_lies_open_where_it_was_dug_before_it_is_taken(sit: Sit) -> None:
    match = begun("little-nutters", 2)
    action = until(match, little_nutters.NUT_DUG)
    page = sit(match, pace=0)
    pictures = Pictures(page, action)
    table = pictures.reach(little_nutters.NUT_DUG)
    (passing,) = [cue for cue in table.cues if cue.kind == "passes"]
    face = page.scene.bake(passing.art, page.scene.scale).pixmap.cacheKey()
    patch = page.scene.spots[passing.at.replace("top", "patch")]

    def away() -> list[float]:
        """How far the open card is from its patch, in units; nothing if none is seen."""
        drawn = [item for item in page.scene.items() if isinstance(item, QGraphicsPixmapItem)]
        found = [item for item in drawn if item.pixmap().cacheKey() == face]
        return [(item.pos() - patch.pos()).manhattanLength() / page.scene.scale for item in found]

    pictures.at(0)
    assert not away(), "it is face down at first"
    pictures.at(400)
    assert max(away()) < 40
    pictures.at(750)
    assert min(away()) > 40
    page.quiet()
    assert not away(), "and it is gone"


MOMENTS = [
    ("nut-hunt", nut_hunt.NESTED, "pops"),
    ("nut-hunt", nut_hunt.NESTED, "gleams"),
    ("in-the-nuts", in_the_nuts.FILLED, "gleams"),
    ("nuts", orders.COLLECTED, "gleams"),
    ("nice-one-squirrel", nice_one.TURNED, "comes"),
]


@pytest.mark.parametrize(("name", "kind", "cue"), MOMENTS)
def test_a_moment_is_seen_once_and_leaves_nothing_behind(name: str, kind: EventKind, cue: str, sit: Sit) -> None:
    match = begun(name, 2)
    action = until(match, kind)
    page = sit(match, pace=0)
    table = Pictures(page, action).reach(kind)
    assert cue in [one.kind for one in table.cues]
    assert page.scene.motion.total > REST
    page.quiet()
    settle()
    page.grip.lights.last_move.clear()
    page.session.uncover()
    settle()
    fresh = sit(match)
    assert len(page.scene.items()) == len(fresh.scene.items())
    for item in page.scene.pieces.values():
        assert item.scale() == 1
        assert item.opacity() == 1
        assert item.transform() == QTransform()
    assert page.scene.table is not None
    assert page.scene.table.cues == (), "the position itself has no cues"


def test_a_gleam_around_a_players_card_is_gone_afterwards(sit: Sit) -> None:
    match = begun("in-the-nuts", 2)
    action = until(match, in_the_nuts.FILLED)
    page = sit(match, pace=0)
    Pictures(page, action).reach(in_the_nuts.FILLED)
    assert [gleam for gleam in page.findChildren(Gleam) if gleam.isVisible()]
    page.quiet()
    assert not [gleam for gleam in page.findChildren(Gleam) if gleam.isVisible()]


def test_a_screen_that_does_not_show_a_place_leaves_the_cue_out(sit: Sit) -> None:
    page = sit(begun())
    table = page.session.table()
    page.scene.beside = lambda _key: None
    cues = (Cue("passes", "seat-0", "cache-1"), Cue("gleams", "seat-9"), Cue("pops", "nothing"))
    page.scene.show_table(attrs.evolve(table, cues=cues), 260)
    assert not page.scene.motion.running
