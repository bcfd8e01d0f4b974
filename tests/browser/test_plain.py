"""A table as plain data carries everything that a screen shows of it, and nothing that a browser must not send."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from math import sin
from typing import Any, get_args, get_type_hints

import attrs
import pytest

from nutdesk import games
from nutdesk.browser.plain import FINE, LAYERS, MANY, TEXTS, UNSAID, number, plain, thinned
from nutdesk.core import table as values
from nutdesk.core.game import Result, ScoreLine
from nutdesk.core.standing import Standing
from nutdesk.core.table import Layer, Table
from nutdesk.core.value import Value
from nutdesk.core.words import Seat, say, spoken
from tests.browser.positions import steps, tables, walked

CLASSES = {each for each in vars(values).values() if isinstance(each, type) and attrs.has(each)}
CLASSES = (CLASSES - {values.Cutout}) | {ScoreLine, Result}
READ = ("text", "name", "title", "hint", "says", "caption", "label", "aside", "prompt", "how", "why", "reason")
"""Names that a field with a text has; whoever adds one is to say whether it is read."""
NOT_READ = {("Svg", "name"), ("Piece", "label")}


def test_every_kind_of_layer_says_which_it_is() -> None:
    assert set(LAYERS) == set(get_args(Layer)), "a layer that no browser would draw"
    assert len(set(LAYERS.values())) == len(LAYERS)


@pytest.mark.parametrize("kind", sorted(CLASSES, key=lambda kind: kind.__name__))
def test_every_field_of_a_value_is_carried_and_every_text_is_spoken(kind: type[Value]) -> None:
    texts = TEXTS.get(kind, ())
    assert set(texts) <= {field.name for field in attrs.fields(kind)}
    for field in attrs.fields(kind):
        if field.name in UNSAID:
            continue
        probe = ("one", "two") if field.name in ("others", "asks") else "one"
        made = kind(**{other.name: probe if other is field else other.default for other in attrs.fields(kind)})
        told = plain(made, str.upper)
        wanted = [part.upper() for part in probe] if isinstance(probe, tuple) else probe.upper()
        assert told[field.name] == (wanted if field.name in texts else "one"), f"{kind.__name__}.{field.name}"
        reads = field.name in READ and (kind.__name__, field.name) not in NOT_READ
        assert not reads or field.name in texts, f"{kind.__name__}.{field.name} is read, so it must be spoken"


@pytest.mark.parametrize("game_id", games.ids())
def test_a_table_comes_back_from_its_plain_data_as_it_was(game_id: str) -> None:
    compared = 0
    for table in (*steps(game_id, 5), *tables(walked(game_id, 40))):
        sent = json.loads(json.dumps(plain(table, str)))
        assert read(sent, Table) == levelled(table)
        compared += 1
    assert compared > 3


def test_a_browser_is_told_no_action() -> None:
    match = walked("nut-hunt", 20)
    table = next(tables(match))
    assert any(gesture.actions for gesture in table.gestures)
    assert "actions" not in json.dumps(plain(table, str))


def test_names_are_put_in_and_the_language_is_that_of_the_screen() -> None:
    button = values.Button(say("{who} moves", who=Seat(0)), others=("Wait",))
    words = {"{who} moves": "{who} zieht", "Wait": "Warten"}
    told = plain(button, lambda text: spoken(text, ["Tufty"], lambda template, _: words.get(template, "")))
    assert told == {"label": "Tufty zieht", "others": ["Warten"]}


def test_a_standing_says_which_lines_only_its_holder_knows() -> None:
    nest, card = ScoreLine(0, "a nest", 2, "NH-E2"), ScoreLine(0, "a card", 3, "NH-E3")
    told = plain(Standing(0, (nest,), (card,), ahead=True), str)
    assert (told["points"], told["ahead"]) == (5, True)
    assert "hidden" not in told
    assert [(line["text"], line.get("held", False)) for line in told["lines"]] == [("a nest", False), ("a card", True)]


def test_a_line_without_needless_points_is_nowhere_off() -> None:
    wave = tuple((k / 4, 40 * sin(k / 30)) for k in range(400))
    kept = thinned(wave)
    assert len(kept) < 100
    assert kept[0] == [0, 0]
    lines = [*pairwise(kept)]
    for x, y in wave:
        left, right = next(pair for pair in lines if pair[0][0] <= x + 0.01 and x <= pair[1][0] + 0.01)
        high = left[1] + (right[1] - left[1]) * (x - left[0]) / (right[0] - left[0])
        assert abs(high - y) < 6 * FINE


# ---- the way back ---------------------------------------------------------------------------------------------------


def read(told: Any, wanted: Any) -> Any:
    """What plain data say, as values again."""
    if isinstance(told, list):
        inner = [each for each in get_args(wanted) if each is not Ellipsis] or [Any]
        return tuple(read(part, inner[k] if k < len(inner) else inner[-1]) for k, part in enumerate(told))
    if not isinstance(told, dict):
        return told
    if "points" in told and "lines" in told:
        return standing(told)
    kind: Any = next((each for each, name in LAYERS.items() if name == told.get("is")), None) or the_class(wanted)
    hints = hints_of(kind)
    fields = {name: read(value, hints[name]) for name, value in told.items() if name != "is"}
    left_out = {field.name: () for field in attrs.fields(kind) if field.name in UNSAID}
    return kind(**left_out, **fields)


@cache
def hints_of(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, vars(values) | {"Standing": Standing})


def standing(told: dict[str, Any]) -> Standing:
    lines = [read({key: part for key, part in line.items() if key != "held"}, ScoreLine) for line in told["lines"]]
    held = [bool(line.get("held")) for line in told["lines"]]
    assert told["points"] == sum(line.points for line in lines)
    each = tuple(
        tuple(line for line, own in zip(lines, held, strict=True) if own is wanted) for wanted in (False, True)
    )
    return Standing(0, *each, hidden=told.get("hidden", False), ahead=told.get("ahead", False))


def the_class(wanted: Any) -> Any:
    return wanted if attrs.has(wanted) else next(each for each in get_args(wanted) if attrs.has(each))


def levelled(value: Any) -> Any:
    """A value as it may come back: no actions, plain letters, no more decimals and points than can be seen."""
    if isinstance(value, tuple):
        if len(value) > MANY and isinstance(value[0], tuple):
            return tuple((x, y) for x, y in thinned(value))
        return tuple(map(levelled, value))
    if isinstance(value, float):
        return number(value)
    if isinstance(value, str):
        return str(value)
    if not isinstance(value, Value):
        return value
    fields = {field.name: levelled(getattr(value, field.name)) for field in attrs.fields(type(value))}
    if isinstance(value, Standing):
        fields["seat"] = 0  # its card says whose it is
    return type(value)(**fields | {name: () for name in fields if name in UNSAID})
