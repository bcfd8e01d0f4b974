"""Drawings are values: they compare, and move without changing."""

from nutdesk.core.table import Art, Box, Label, Oval, Poly, Svg, moved

DRAWING: Art = (
    Svg("nut-acorn", 1, 2, 10, 10, clip=((1, 2), (11, 2), (11, 12))),
    Box(1, 2, 3, 4, 5, "#FFF6E0"),
    Oval(1, 2, 3, 4, soft=True),
    Poly(((0, 0), (1, 0), (1, 1)), "#FFF6E0"),
    Label("two", 1, 2, 30, 10),
)


def test_a_drawing_moves_as_a_whole_with_its_clip_and_corners() -> None:
    svg, box, oval, poly, label = moved(DRAWING, 10, -2)
    assert svg == Svg("nut-acorn", 11, 0, 10, 10, clip=((11, 0), (21, 0), (21, 10)))
    assert box == Box(11, 0, 3, 4, 5, "#FFF6E0")
    assert oval == Oval(11, 0, 3, 4, soft=True)
    assert poly == Poly(((10, -2), (11, -2), (11, -1)), "#FFF6E0")
    assert label == Label("two", 11, 0, 30, 10)


def test_moving_there_and_back_is_the_same_drawing() -> None:
    assert moved(moved(DRAWING, 7, 9), -7, -9) == DRAWING
    assert hash(moved(DRAWING, 0, 0)) == hash(DRAWING)
