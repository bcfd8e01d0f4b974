"""The arrows fit the shape of every board, and lead to everything that can be taken and every place it may go."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from nutdesk import games
from nutdesk.core.wish import Wish
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.arrows import KEYS, PAD, keeps, nearest, way_of
from tests.desk.conftest import Sit, begun
from tests.desk.hands import choices, settle, walk

Key = Qt.Key
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
NUMBERS = Qt.KeyboardModifier.KeypadModifier


def typed(page: TablePage, start: str, *keys: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> str:
    """Where real keys lead from a thing."""
    page.view.setFocus()
    page.grip.finger.put(start)
    for one in keys:
        QTest.keyClick(page.view, one, modifier)
    return page.grip.finger.at


def reached(found: dict[str, QPointF], start: str) -> set[str]:
    """All that the four arrows lead to."""
    met, queue = {start}, [start]
    while queue:
        here = queue.pop()
        for way in KEYS.values():
            there = nearest(found, here, way, found[here])
            if there and there not in met:
                met.add(there)
                queue.append(there)
    return met


@pytest.mark.parametrize("game", games.ids())
def test_arrows_lead_to_everything_that_can_be_taken_and_everywhere_it_may_go(sit: Sit, game: str) -> None:
    rng = Random(game)
    page = sit(begun(game, max(games.load(game).players), fair=False))
    page.session.set_open_hands(True)
    for _ in range(12):
        if page.session.match.over:
            break
        assert page.table is not None
        found, grip = page.grip.finger.candidates(), page.grip
        takes = {gesture.piece for gesture in page.table.gestures}
        assert takes <= set(found)
        for start in rng.sample(sorted(found), 3):
            assert takes <= reached(found, start)
        if takes:
            grip.lift(rng.choice(sorted(takes)), "key")
            places = grip.finger.candidates()
            assert set(grip.targets()) <= set(places)
            for start in rng.sample(sorted(places), 2):
                assert set(grip.targets()) <= reached(places, start)
            grip.cancel()
        page.submit(Wish.of(rng.choice(choices(page)), "click", page.session.viewer))
        settle(1)


def test_a_hex_has_six_neighbours_each_one_key_away(sit: Sit) -> None:
    page = sit(begun("nut-hunt", 3))
    tiles = {key: item.thing for key, item in page.scene.spots.items() if item.thing.id.startswith("tile-")}
    middle = min(tiles.values(), key=lambda tile: abs(tile.x - 622) + abs(tile.y - 415))
    near = sorted(tiles, key=lambda key: (tiles[key].x - middle.x) ** 2 + (tiles[key].y - middle.y) ** 2)[1:7]
    sides = {typed(page, middle.id, Key.Key_Left), typed(page, middle.id, Key.Key_Right)}
    corners = {typed(page, middle.id, arrow, modifier=SHIFT) for arrow in KEYS}
    pad = {typed(page, middle.id, number, modifier=NUMBERS) for number in (Key.Key_7, Key.Key_9, Key.Key_1, Key.Key_3)}
    assert sides | corners == set(near)
    assert pad == corners
    assert typed(page, middle.id, Key.Key_Up, Key.Key_Up) != middle.id
    up_and_back = typed(page, middle.id, Key.Key_Up, Key.Key_Up, Key.Key_Down, Key.Key_Down)
    assert up_and_back == middle.id, "up and down keep to the column"


def test_the_arrows_lead_round_the_ring_of_caches(sit: Sit) -> None:
    page = sit(begun())
    ring = [f"cache-{number}" for number in range(1, 10)]
    found = page.grip.finger.candidates()
    stands = [
        key if key in found else next(piece for piece in found if page.grip.finger.spot_of(piece) == key)
        for key in ring
    ]
    for here, there in zip(stands, [*stands[1:], stands[0]], strict=True):
        for start, stop in ((here, there), (there, here)):
            page.grip.finger.put(start)
            assert len(walk(page, stop)) == 1, f"{start} and {stop} lie side by side"


def test_up_and_down_keep_to_a_column_of_belts(sit: Sit) -> None:
    page = sit(begun("nuts", 3))
    found = page.grip.finger.candidates()
    for column in (1, 5, 12):
        top, slot = f"top-{column}", f"slot-{column}"
        start = top if top in found else f"dispenser-{column}"
        ends = {slot, f"order-{column}"}
        x = found[start].x()
        page.grip.finger.put(start)
        for _ in range(12):
            QTest.keyClick(page.view, Key.Key_Down)
            assert abs(found[page.grip.finger.at].x() - x) <= page.scene.scale * 60, "never further than half a column"
            if page.grip.finger.at in ends:
                break
        assert page.grip.finger.at in ends


def test_patches_are_rows_and_columns(sit: Sit) -> None:
    page = sit(begun("little-nutters", 3))
    assert page.grip.finger.spot_of(typed(page, "top-1", *[Key.Key_Right] * 4)) == "patch-5"
    assert page.grip.finger.spot_of(typed(page, "top-5", Key.Key_Down)) == "patch-14"
    assert page.grip.finger.spot_of(typed(page, "top-14", Key.Key_Down)) == "patch-23"
    assert page.grip.finger.spot_of(typed(page, "top-23", Key.Key_Up, Key.Key_Left)) == "patch-13"


def test_the_next_possible_thing_is_one_key_away(sit: Sit) -> None:
    page = sit(begun())
    assert page.table is not None
    takes = list(dict.fromkeys(gesture.piece for gesture in page.table.gestures))
    seen = [typed(page, "", *[Key.Key_Period] * number) for number in range(1, len(takes) + 1)]
    assert seen == takes
    assert typed(page, takes[0], Key.Key_Comma) == takes[-1]
    page.grip.finger.put(takes[0])
    QTest.keyClick(page.view, Key.Key_Return)
    first = page.grip.finger.at
    QTest.keyClick(page.view, Key.Key_Period)
    assert page.grip.finger.at in page.grip.targets()
    assert page.grip.finger.at != first


@pytest.mark.parametrize(
    ("key", "modifier", "way"),
    [
        (Key.Key_Up, NONE, (0, -1)),
        (Key.Key_Up, SHIFT, (1, -1)),
        (Key.Key_Right, SHIFT, (1, 1)),
        (Key.Key_Down, SHIFT, (-1, 1)),
        (Key.Key_Left, SHIFT, (-1, -1)),
        (Key.Key_7, NUMBERS, (-1, -1)),
        (Key.Key_Home, NUMBERS, (-1, -1)),
        (Key.Key_7, NONE, None),
        (Key.Key_PageDown, NONE, None),
        (Key.Key_Up, Qt.KeyboardModifier.ControlModifier, None),
    ],
)
def test_a_key_means_a_direction(key: Qt.Key, modifier: Qt.KeyboardModifier, way: tuple[int, int] | None) -> None:
    assert way_of(key, modifier) == way


def test_the_number_pad_has_all_eight_ways() -> None:
    assert len(set(PAD.values())) == 8
    assert keeps(QPointF(1, 2), QPointF(5, 6), (0, 1)) == QPointF(1, 6)
    assert keeps(QPointF(1, 2), QPointF(5, 6), (1, 0)) == QPointF(5, 2)
