"""What a lit place brings is a small sign on it, and words where one aims; neither covers what it is about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from nutdesk import games
from nutdesk.core.game import Ruling, look
from nutdesk.core.table import Art, Box, Gesture, Inset, Label, Piece, Svg
from nutdesk.desk.kit.art import OVEN
from nutdesk.desk.kit.drawing import Style, drawing
from nutdesk.desk.kit.theme import THEMES, metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.settings.language import choose, switch
from nutdesk.desk.table import lights
from nutdesk.desk.table.lights import sign_of, words_of
from nutdesk.desk.table.scene import LIFT, ThingItem
from tests.conftest import Scale
from tests.desk.conftest import Sit, at, begun
from tests.desk.hands import drop_point, grab_point, holds, lift, settle
from tests.desk.light import contrast

TABLES: list[tuple[str, dict[str, str]]] = [(name, {}) for name in games.ids()] + [("nuts", {"edition": "trucks"})]
SCREENS = (((1280, 720), 1.0, "en"), ((1920, 1080), 1.0, "de"), ((1280, 720), 1.5, "de"))


@pytest.fixture
def english() -> Iterator[None]:
    yield
    switch(choose("en"))


def positions(sit: Sit, game: str, options: dict[str, str], number: int) -> Iterator[TablePage]:
    """Tables at random moments, on screens of several sizes."""
    for k in range(number):
        rng = Random(f"signs {game} {options} {k}")
        match = begun(game, seed=f"signs {k}", fair=k % 2 == 0, **options)
        for _ in range(rng.randrange(2, 50)):
            if not match.over:
                match.play(rng.choice(match.game.legal(match.state)))
        if match.over:
            continue
        size, Desk.text, language = SCREENS[k % len(SCREENS)]
        switch(choose(language))
        page = sit(match, size=size)
        yield page
        page.hide()


def labels(art: Art, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[tuple[Label, float, float, float]]:
    """Every text of a drawing, wherever it is nested: where its drawing begins and how large its units are."""
    for layer in art:
        if isinstance(layer, Label):
            yield layer, x, y, scale
        elif isinstance(layer, Inset):
            yield from labels(layer.art, x + layer.x * scale, y + layer.y * scale, scale * layer.scale)


def texts(page: TablePage, item: ThingItem) -> Iterator[QRectF]:
    """Where the letters of a thing are, at the size they are drawn for, and the nuts of its price."""
    unit = page.scene.unit(item)
    for layer in getattr(item.thing, "badge", ()):
        if isinstance(layer, Svg):
            corner = item.pos() + QPointF(layer.x + 2, layer.y + 2) * unit
            yield QRectF(corner.x(), corner.y(), (layer.w - 4) * unit, (layer.h - 4) * unit)
    for label, x, y, scale in labels(item.art() + getattr(item.thing, "badge", ())):
        words = page.session.words(label.text)
        if not words or label.wrap:
            continue
        wide = min(label.w, metrics(label.size, label.weight, label.display).horizontalAdvance(words))
        left = label.x + {"left": 0, "centre": (label.w - wide) / 2, "right": label.w - wide}[label.align]
        high = label.size * 0.7  # capitals
        top = label.y + (0 if label.top else (label.h - high) / 2)
        place = QPointF(item.pos()) + QPointF(x + left * scale, y + top * scale) * unit
        yield QRectF(place.x(), place.y(), wide * scale * unit, high * scale * unit)


def on(page: TablePage, spot: str) -> list[ThingItem]:
    """A spot and what lies on it."""
    item = page.scene.item(spot)
    lying = [piece for piece in page.scene.pieces.values() if getattr(piece.thing, "spot", "") == spot]
    return [*([item] if item is not None else []), *lying]


def common(one: QRectF, two: QRectF) -> float:
    both = one.intersected(two)
    return both.width() * both.height()


def marked(page: TablePage, order: float) -> list[QRectF]:
    """What is drawn over the table at a height: where it really is."""
    overlays = page.grip.lights.marks, page.grip.lights.aim_marks
    drawn = (*overlays[0].drawn, *overlays[1].drawn)
    return [mark.sceneBoundingRect() for mark in drawn if mark.zValue() == order]


def check_signs(page: TablePage) -> int:
    signs = marked(page, LIFT * 0.8)
    inner = [sign.adjusted(4, 4, -5, -6) for sign in signs]  # without the shadow and the margin of the picture
    for k, sign in enumerate(inner):
        assert not any(sign.intersects(other) for other in inner[:k]), "one sign on another"
        for spot in page.grip.targets():
            for item in on(page, spot):
                for text in texts(page, item):
                    assert common(sign, text) < 3, f"a sign on a text of {item.thing.id}"
    return len(signs)


def check_words(page: TablePage, spot: str) -> bool:
    words = marked(page, LIFT * 2.2)
    if not any(words_of(page.grip.targets()[spot])):
        assert not words
        return False
    assert len(words) == 1, "told for one place only"
    box, layout = words[0].adjusted(2, 2, -3, -4), page.scene.layout_
    room = QRectF(layout.left, 0, layout.width - layout.left - layout.right, page.scene.tray_top)
    assert room.contains(box), f"the words for {spot} are not wholly in sight: {box}"
    assert not any(box.intersects(sign.adjusted(4, 4, -5, -6)) for sign in marked(page, LIFT * 0.8)), "words on a sign"
    for item in on(page, spot):
        for text in texts(page, item):
            assert common(box, text) < 3, f"the words for {spot} on its own text"
    return True


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_no_sign_and_no_words_cover_a_name_a_price_or_each_other(
    sit: Sit, scale: Scale, game: str, options: dict[str, str]
) -> None:
    signs = told = 0
    for page in positions(sit, game, options, scale(3, 40)):
        rng = Random(game)
        pieces = page.grip.liftable()
        for piece in rng.sample(pieces, min(len(pieces), scale(6, 60))):
            assert page.grip.lift(piece, "click")
            signs += check_signs(page)
            spots = list(page.grip.targets())
            for spot in rng.sample(spots, min(len(spots), scale(5, 30))):
                page.grip.aim(spot)
                told += check_words(page, spot)
            page.grip.cancel()
    assert told
    assert signs


# ---- where one aims -------------------------------------------------------------------------------------------------

HANDS = [["blue-acorn", "red-walnut"], ["green-acorn", "red-acorn"], ["yellow-acorn", "yellow-walnut"]]


def ring() -> Any:
    """Tufty on cache 1 is to move; a nut lies hidden on cache 4."""
    caches = {"2": ["blue-chestnut", "yellow-walnut"], "4": ["?red-hazelnut"]}
    return at(squirrels=[1, 3, 7], hands=HANDS, caches=caches)


def by_mouse(page: TablePage) -> None:
    lift(page, "squirrel-0", "cache-4")


def by_clicks(page: TablePage) -> None:
    mouse.click(page.view, grab_point(page, "squirrel-0"))
    mouse.move(page.view, drop_point(page, "squirrel-0", "cache-4"), held=False)


def by_keys(page: TablePage) -> None:
    page.view.setFocus()
    page.grip.finger.put("squirrel-0")
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    while page.grip.aimed != "cache-4":
        QTest.keyClick(page.view, ".")


@pytest.mark.parametrize("aim", [by_mouse, by_clicks, by_keys])
def test_the_words_are_told_for_the_one_place_that_is_aimed_at(sit: Sit, aim: Any) -> None:
    page = sit(ring(), size=(1280, 720))
    aim(page)
    assert page.grip.aimed == "cache-4"
    assert check_words(page, "cache-4")
    assert check_signs(page) == 1, "a gate on the cache where a nut is turned over"
    page.grip.aim("")
    assert not marked(page, LIFT * 2.2)
    assert check_signs(page) == 1, "the sign stays"


def test_a_sign_says_what_all_meanings_of_a_drop_have_in_common() -> None:
    def bring(value: str = "", icons: tuple[str, ...] = (), barrier: str = "", says: str = "so") -> Gesture:
        return Gesture("p", "s", (), says, value, barrier=barrier, icons=icons)

    assert sign_of([bring("+5")]) == ("+5", ())
    assert sign_of([bring("", ("ui-nest",), "a die is rolled")]) == ("", ("ui-nest", "ui-barrier"))
    assert sign_of([bring("+5", ("ui-nest", "ui-swap")), bring("+4", ("ui-swap",), "luck")]) == ("", ("ui-swap",))
    assert words_of([bring(says="one"), bring(says="two", barrier="luck")]) == [("one", ""), ("two", "ui-barrier")]
    assert words_of([bring(says="", barrier="a card is turned")]) == [("a card is turned", "ui-barrier")]
    assert len(words_of([bring(says=str(k)) for k in range(9)])) == 4
    assert words_of([bring(says="")]) == []


@pytest.mark.parametrize("many", [lights.MANY, 0])
def test_the_sign_of_a_nest_stands_where_a_squirrel_would_build_one(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    """Among very many places too."""
    monkeypatch.setattr(lights, "MANY", many)
    match, rng = begun("nut-hunt", seed="nest", fair=False), Random("nest")
    nests: list[Gesture] = []
    while not nests:
        match.play(rng.choice(match.game.legal(match.state)))
        assert match.due is not None
        view = look(match.game, match.state, match.due.seat)
        nests = [gesture for gesture in match.game.table(view, match.cast).gestures if "ui-nest" in gesture.icons]
    assert all(drawing(icon) is not None for gesture in nests for icon in gesture.icons)
    page = sit(match, size=(1280, 720))
    assert "builds a nest" in page.session.words(nests[0].says)
    assert page.grip.lift(nests[0].piece, "click")
    assert {gesture.spot for gesture in nests if gesture.piece == nests[0].piece} <= set(page.grip.lights.signs)


# ---- what cannot be used --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_piece_that_can_go_nowhere_says_why_or_each_of_its_places_does(
    sit: Sit, scale: Scale, game: str, options: dict[str, str]
) -> None:
    Desk.text = 1.0
    explained = 0
    for page in positions(sit, game, options, scale(2, 20)):
        told: list[Ruling] = []
        page.grip.refused.connect(lambda ruling, *_, told=told: told.append(ruling))
        for key, item in list(page.scene.pieces.items()):
            if page.grip.offers(key) or not isinstance(item.thing, Piece):
                continue
            told.clear()
            if page.grip.lift(key, "click"):
                reasons = set()
                for spot in (*page.scene.spots, *page.scene.pieces, "hand", *page.grip.places):
                    page.grip.held, page.grip.aimed = item.thing, spot
                    ruling = page.grip._refusal(item.thing, spot)
                    reasons |= {ruling.reason} if ruling is not None and ruling.clause else set()
                assert len(reasons) > 1, f"{key} is lifted for nothing"
                page.grip.cancel()
            else:
                assert told[0].reason
                assert told[0].clause
                assert page.why_not.isVisible()
                explained += 1
    switch(choose("en"))
    assert explained


def test_a_die_that_may_not_be_rolled_says_why_and_stays_where_it_is(sit: Sit) -> None:
    match = begun("nut-hunt", 2, seed="die", fair=False)
    while match.due is None or match.due.kind != "forage":
        match.play(Random(len(match.line())).choice(match.game.legal(match.state)))
    page = sit(match, size=(1280, 720))
    assert not page.grip.offers("die"), "or this proves nothing"
    spot = grab_point(page, "die")
    mouse.click(page.view, spot)
    settle()
    assert not holds(page)
    assert page.why_not.isVisible()
    assert page.why_not.title == "Why not?"
    assert (page.why_not.reason, page.why_not.clause) == ("First forage your nuts.", "NH-T3")
    assert page.rect().contains(page.why_not.geometry())
    page.quiet()
    told: list[Ruling] = []
    page.grip.refused.connect(lambda ruling, *_: told.append(ruling))
    mouse.press(page.view, spot)
    for point in mouse.way(spot, spot - QPointF(300, 200), 6):
        mouse.move(page.view, point)
    assert not holds(page), "nor is it dragged"
    mouse.release(page.view, spot - QPointF(300, 200))
    settle()
    assert len(told) == 1, "it says so once"
    assert page.why_not.isVisible()


def test_while_a_question_is_open_no_piece_gives_away_that_it_is_wrong(sit: Sit) -> None:
    match = begun("nut-hunt", 2, seed="die", fair=False)
    page = sit(match, size=(1280, 720))
    page.grip.tells = False
    idle = next(key for key in page.scene.pieces if not page.grip.offers(key))
    assert page.grip.lift(idle, "click")
    assert not marked(page, LIFT * 2.2)
    assert not marked(page, LIFT * 0.8)
    assert not page.why_not.isVisible()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", THEMES)
def test_names_and_prices_can_be_read_below_the_veil_while_something_is_held(theme: str) -> None:
    def seen(colour: str) -> QColor:
        baked = OVEN.bake((Box(-20, -20, 40, 40, 0, colour),), Style(THEMES[theme]), 1.0, 1.0, veiled=True)
        return baked.pixmap.toImage().pixelColor(baked.pixmap.rect().center())

    for ink, paper in (("#2F1F14", "#FFF6E0"), ("#FFF6E0", "#4A2E1A")):  # a name on its plate, a number on its disc
        assert contrast(seen(ink), seen(paper)) >= 4.5
