"""Colour never tells anything alone, and every text stands out from what it lies on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from random import Random

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from nutdesk import games
from nutdesk.core.game import TABLE, Player, look
from nutdesk.core.match import Match
from nutdesk.core.palette import SEAT_FILL, SEAT_MARK
from nutdesk.core.table import Art, Spot, Svg
from nutdesk.desk.classroom.audience import Broadcast
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
from nutdesk.desk.classroom.slide_pictures import SlidePictures
from nutdesk.desk.kit.art import HINTS, Style, bounds, paint, picture
from nutdesk.desk.kit.marks import RIMS, mark_art, pill
from nutdesk.desk.kit.theme import PAPER, PROJECTOR, THEMES, Theme, seat_fill
from nutdesk.desk.kit.words import Voice
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.session import Session
from nutdesk.teach.browse import course_of
from nutdesk.teach.runner import GivenAnswers
from nutdesk.teach.scene import QuestionStep, load
from tests.conftest import Scale
from tests.desk.gallery import NAMES
from tests.desk.hands import settle
from tests.desk.light import DEFICIENCIES, Read, cells, contrast, distance, reading, shaped_apart, told_apart

NUTS = ("acorn", "chestnut", "hazelnut", "walnut", "beechnut", "almond", "cashew", "peanut", "pistachio")
SHARE, SHAPE = 0.05, 0.025
"""Of a picture: how much must look different to every eye, and how much without any colour."""


def drawn(art: Art, side: int = 128, *, ground: str = "") -> QImage:
    """A drawing in a square."""
    box = bounds(art)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground) if ground else QColor(0, 0, 0, 0))
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    scale = side / max(box.width(), box.height())
    painter.scale(scale, scale)
    painter.translate(-box.left(), -box.top())
    paint(painter, art, Style(), scale)
    painter.end()
    return image


def svg(name: str) -> Art:
    return (Svg(name, 0, 0, 64, 64),)


FAMILIES = {
    "squirrels": [f"squirrel-{colour}" for colour in SEAT_FILL],
    "nests": [f"nest-{colour}" for colour in SEAT_FILL],
    "badges": [f"badge-{colour}" for colour in (*SEAT_FILL, "green")],
    "nuts": [f"nut-{kind}" for kind in NUTS],
    "tokens": ["token-action", "token-run", "token-salt", "token-undo"],
    "symbols": ["symbol-leaf", "symbol-moon", "symbol-paw"],
    "signs": ["ui-ok", "ui-no", "ui-barrier", "ui-lock", "ui-eye", "ui-eye-off"],
    "kinds of card": ["ui-boost", "ui-trouble", "ui-bust", "ui-defence", "ui-attack", "ui-obstacle"],
}


@pytest.mark.parametrize("family", FAMILIES)
def test_things_that_must_be_told_apart_differ_in_shape_and_for_every_eye(qapp: QApplication, family: str) -> None:
    seen = {name: cells(drawn(svg(name))) for name in FAMILIES[family]}
    for one, two in combinations(seen, 2):
        assert shaped_apart(seen[one], seen[two]) >= SHAPE, f"{one} and {two} are told apart by colour alone"
        for deficiency in DEFICIENCIES:
            assert told_apart(seen[one], seen[two], deficiency) >= SHARE, f"{deficiency}: {one} and {two}"


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_seats_that_look_alike_have_other_badges(qapp: QApplication, deficiency: str) -> None:
    """The fill alone may come close to another one; then the badge on it does not."""
    fills = {colour: int(fill[1:], 16) for colour, fill in SEAT_FILL.items()}
    badges = {colour: cells(drawn(svg(f"badge-{colour}"))) for colour in fills}
    close = [pair for pair in combinations(fills, 2) if distance(fills[pair[0]], fills[pair[1]], deficiency) < 25]
    for one, two in close:
        assert shaped_apart(badges[one], badges[two]) >= SHAPE, f"{one} and {two}"


STATES = [kind for kind in RIMS if kind != "large focus"]


@pytest.mark.parametrize("ground", ["#5B7553", "#34472F", "#D9BF93", "#2E231B", "#FFF6E0", "#47603F"])
def test_the_states_of_a_place_differ_in_their_lines_and_stand_out_everywhere(qapp: QApplication, ground: str) -> None:
    spot = Spot("a", "A", 0, 0, 90, 90)
    seen = {kind: cells(drawn(mark_art(spot, kind), ground=ground), 64) for kind in STATES}
    empty = [int(ground[1:], 16)] * len(next(iter(seen.values())))
    for kind in ("legal", "aimed", "no", "hover", "focus", "counts"):
        for deficiency in DEFICIENCIES:
            assert told_apart(seen[kind], empty, deficiency) > 0.06, f"{kind} cannot be seen on {ground}: {deficiency}"
    for one, two in combinations(("legal", "no", "focus", "home"), 2):
        assert shaped_apart(seen[one], seen[two]) > SHAPE, f"{one} and {two} on {ground}"


# ---- boards ---------------------------------------------------------------------------------------------------------


def positions(game_id: str, number: int) -> list[Match]:
    """Random positions of a game with as many players as can be, all with long names."""
    found, game = [], games.load(game_id)
    players = [Player(name, seat.colour) for name, seat in zip(NAMES, game.seats[: max(game.players)], strict=False)]
    for k in range(number):
        match, rng = Match(game, game.chosen({}), players, f"eye {k}", fair=False), Random(f"{k}")
        match.begin()
        for _ in range(30 + 22 * k):
            if not match.over:
                match.play(rng.choice(match.game.legal(match.state)))
        found.append(match)
    return found


@pytest.mark.parametrize("game_id", games.ids())
def test_whose_piece_it_is_can_be_seen_by_every_eye_on_the_board(
    qapp: QApplication, scale: Scale, game_id: str
) -> None:
    """The pieces of two seats that are the same otherwise: rendered, simulated, compared."""
    compared = 0
    for match in positions(game_id, scale(1, 6)):
        table = match.game.table(look(match.game, match.state, TABLE), match.cast)
        owned: dict[tuple[str, ...], dict[str, Art]] = {}
        for piece in table.pieces:
            names = [layer.name for layer in piece.art if isinstance(layer, Svg)]
            for name in names:
                kind, _, colour = name.rpartition("-")
                if colour in SEAT_FILL:
                    owned.setdefault((kind,), {})[colour] = piece.art
        for arts in owned.values():
            seen = {colour: cells(drawn(art)) for colour, art in arts.items()}
            for one, two in combinations(seen, 2):
                compared += 1
                assert shaped_apart(seen[one], seen[two]) >= SHAPE / 2, f"{one} and {two}"
                for deficiency in DEFICIENCIES:
                    assert told_apart(seen[one], seen[two], deficiency) >= SHARE / 2, f"{deficiency}: {one}, {two}"
    assert compared or game_id in ("nuts", "little-nutters"), "these two have no pieces of a seat on the board"


def weak(reads: list[Read]) -> set[str]:
    return {
        f"{read.contrast:.1f} of {read.floor}: '{read.text}' {read.pixels:.0f} px, {read.ink} on {read.ground}"
        for read in reads
        if read.contrast < read.floor - 0.05
    }


def board(match: Match, theme: Theme) -> list[Read]:
    """Every word of a position's board, painted as one picture, and of the hand on the tray."""
    seat = match.due.seat if match.due is not None else 0
    table = match.game.table(look(match.game, match.state, seat), match.cast)
    names = tuple(player.name for player in match.cast)
    style = Style(theme, Voice(match.game.id, names))
    with reading() as found:
        picture(table, 1400, 900, style)
    for group in table.hand:
        for piece in group.pieces:
            tray = QImage(round(piece.w * 1.2), round(piece.h * 1.2), QImage.Format.Format_RGB32)
            tray.fill(theme.colour("@bar"))
            painter = QPainter(tray)
            painter.setRenderHints(HINTS)
            painter.translate(tray.width() / 2, tray.height() / 2)
            with reading() as reads:
                paint(painter, piece.art, style)
            painter.end()
            found += reads
    return found


@pytest.mark.parametrize("game_id", games.ids())
def test_every_word_on_a_board_and_in_a_hand_stands_out(qapp: QApplication, scale: Scale, game_id: str) -> None:
    for match in positions(game_id, scale(2, 8)):
        for theme in (*THEMES.values(), PROJECTOR, PAPER):
            reads = board(match, theme)
            assert len(reads) > 5
            assert weak(reads) == set(), theme.name


@pytest.mark.parametrize("theme", [PROJECTOR, PAPER], ids=["usual", "high contrast"])
@pytest.mark.parametrize("game_id", games.ids())
def test_every_word_on_the_projector_stands_out(qapp: QApplication, game_id: str, theme: Theme) -> None:
    """Of a game, and of a lesson's steps: on the ground, on the card, in the caption and on the board."""
    shot = AudiencePicture(ProjectorOverlay())
    shot.take_theme(theme)
    shot.resize(QSizeF(1280, 720), 1.0)
    for match in positions(game_id, 2):
        shown = Broadcast(Session(match), shot)
        with reading() as reads:
            shot.refresh()
        assert len(reads) > 3
        assert weak(reads) == set()
        shown.stop()
    slides = SlidePictures(load(course_of(game_id)[2].path))
    slides.picture.take_theme(theme)
    with reading() as reads:
        for step in slides.lesson.scene.steps:
            answers = GivenAnswers(revealed=isinstance(step, QuestionStep))
            slides.picture_of(step.number, QSizeF(1280, 720), given=answers)
    assert weak(reads) == set()


@pytest.mark.parametrize("theme", THEMES)
def test_the_small_labels_of_a_move_stand_out(qapp: QApplication, theme: str) -> None:
    for quiet in (False, True):
        image = QImage(400, 80, QImage.Format.Format_RGB32)
        image.fill(THEMES[theme].colour("@felt"))
        painter = QPainter(image)
        painter.translate(200, 40)
        with reading() as reads:
            paint(painter, pill("builds a nest", Style(THEMES[theme]), quiet=quiet), Style(THEMES[theme]))
        painter.end()
        assert weak(reads) == set()


# ---- the desk -------------------------------------------------------------------------------------------------------

PAIRS = (
    ("ink", "panel", 4.5),
    ("ink", "panel2", 4.5),
    ("ink2", "panel", 4.5),
    ("ink2", "panel2", 4.5),
    ("ink", "bar", 4.5),
    ("ink2", "bar", 4.5),
    ("woodink", "wood", 4.5),
    ("woodink", "wood2", 4.5),
    ("ongo", "go", 4.5),
    ("go", "panel", 4.5),
    ("go", "panel2", 4.5),
    ("no", "panel", 4.5),
    ("go", "bar", 4.5),
)


@pytest.mark.parametrize("theme", THEMES)
def test_the_roles_of_a_theme_stand_out_from_each_other(theme: str) -> None:
    colour = THEMES[theme].colour
    for ink, ground, floor in PAIRS:
        assert contrast(colour(f"@{ink}"), colour(f"@{ground}")) >= floor, f"{ink} on {ground}"
    assert contrast(colour("@gold"), QColor("#3B2416")) >= 4.5, "gold on its dark ring"


def test_the_marks_of_the_seats_stand_out_from_their_fills() -> None:
    for colour, fill in SEAT_FILL.items():
        mark = QColor(SEAT_MARK[colour])
        assert contrast(QColor(fill), mark) >= 3, colour
        assert contrast(seat_fill(colour, 13), mark) >= 4.5, f"small letters on {colour}"


@pytest.mark.parametrize("theme", THEMES)
def test_every_word_on_the_screens_stands_out(window: MainWindow, theme: str) -> None:
    """Buttons that cannot be pressed, chips, prompts and notes too: home, new game, all five tables."""
    window.resize(1280, 720)
    window.chosen_settings.change("theme", theme)
    shows: list[Callable[[], object]] = [lambda: None, lambda: window.home.open_sheet(games.load("nuts"))]
    shows += [partial(sit_down, window, game_id) for game_id in games.ids()]
    for show in shows:
        show()
        settle(4)
        image = QImage(window.size(), QImage.Format.Format_RGB32)
        with reading(image) as reads:
            window.render(image)
        assert len(reads) > 4
        assert weak(reads) == set()


def sit_down(window: MainWindow, game_id: str) -> None:
    window.seat(positions(game_id, 1)[0], None)
    assert window.page is not None
    window.page.session.uncover()
