"""A table as data: what lies where, what can be dragged where, what the panels say.

Games build these values from a View; screens draw them. Lengths are table units: one unit is one
pixel of a 1920×1080 window. Colours are '#rrggbb', '#aarrggbb', or a role of the theme ('@ink').
Everything compares by value, so a screen can tell what changed and cache what it drew.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import attrs

from nutdesk.core.moves import Action

Point = tuple[float, float]
Align = Literal["left", "centre", "right"]


@attrs.frozen(slots=True)
class Svg:
    """A drawing of resources/art (name without .svg), cut to a polygon if clip is given."""

    name: str
    x: float
    y: float
    w: float
    h: float
    tint: str = ""
    opacity: float = 1.0
    clip: tuple[Point, ...] = ()


@attrs.frozen(slots=True)
class Box:
    """A rectangle with round corners."""

    x: float
    y: float
    w: float
    h: float
    radius: float = 0
    fill: str = ""
    line: str = ""
    width: float = 2
    dash: tuple[float, ...] = ()


@attrs.frozen(slots=True)
class Oval:
    """An ellipse in its box; soft fades from the middle to nothing (a foot shadow)."""

    x: float
    y: float
    w: float
    h: float
    fill: str = ""
    line: str = ""
    width: float = 2
    dash: tuple[float, ...] = ()
    soft: bool = False


@attrs.frozen(slots=True)
class Poly:
    """A polygon, or a line when open; round joins."""

    points: tuple[Point, ...]
    fill: str = ""
    line: str = ""
    width: float = 2
    dash: tuple[float, ...] = ()
    closed: bool = True


@attrs.frozen(slots=True)
class Label:
    """Words in a box. Size is the letters' height in units; shrink lets a long word get smaller, never below 13."""

    text: str
    x: float
    y: float
    w: float
    h: float
    size: float = 16
    weight: int = 600
    colour: str = "@ink"
    align: Align = "left"
    display: bool = False
    wrap: bool = False
    shrink: bool = False
    top: bool = False
    """Begins at the top of its box; otherwise it stands in the middle."""
    brief: str | None = None
    """Fewer words, or '' for none, where the letters are too large for all of them."""
    elide: bool = False
    """One line that ends with an ellipsis where it is too long; its letters are not pushed together."""


@attrs.frozen(slots=True)
class Shadow:
    """The shadow of something that covers this box; light falls from the top left."""

    x: float
    y: float
    w: float
    h: float
    radius: float
    depth: float
    strength: float = 0.3


@attrs.frozen(slots=True)
class Inset:
    """A drawing within a drawing: where its origin lies, how large its units are, the polygon it is cut to."""

    art: Art
    x: float = 0
    y: float = 0
    scale: float = 1
    clip: tuple[Point, ...] = ()


Layer = Svg | Box | Oval | Poly | Label | Shadow | Inset
Art = tuple[Layer, ...]
"""A drawing, painted first to last; its origin is the middle of the thing for pieces and spots,
the top left corner for panels and the backdrop."""


@attrs.frozen(slots=True)
class Spot:
    """A place on the table where something can be dropped; x and y are its middle. Its name tells what lies there."""

    id: str
    name: str
    x: float
    y: float
    w: float
    h: float
    shape: Literal["box", "oval", "hex"] = "box"
    art: Art = ()
    order: float = 0
    """Later ones are painted over earlier ones; pieces lie at least 1 above their spot: its rim goes between."""
    badge: Art = ()
    """Painted over the rim of a lit spot: its number or name."""
    lights: tuple[str, ...] = ()
    """Other things that are marked while the pointer or the finger is here."""
    glow: Art = ()
    """A drawing in board coordinates, shown while the pointer or the finger is here: a path, a reach."""


@attrs.frozen(slots=True)
class Piece:
    """A thing on the table; x and y are its middle. In hidden zones ids are positions, never identities."""

    id: str
    name: str
    spot: str
    x: float
    y: float
    w: float
    h: float
    art: Art
    order: float = 0
    angle: float = 0
    seat: int | None = None
    like: str = ""
    """What identical things share, so that a card can be followed from place to place; '' for the id itself."""
    caption: str = ""
    """In the tray: words under the piece, left out when there is no room."""
    lights: tuple[str, ...] = ()
    """Other things that are marked while the pointer or the finger is here."""
    glow: Art = ()
    """A drawing in board coordinates, shown while the pointer or the finger is here: a path, a reach."""
    reads: bool = False
    """It carries text: shown large while the pointer or the finger is here."""
    way: tuple[Point, ...] = ()
    """Points on the board that it passes when it comes here: a nut follows its belt."""
    tumble: int = 0
    """A die: whenever this number changes, it tumbles to its new face."""
    sound: Literal["wood", "card", "nut"] = "wood"
    """What is heard when it moves."""
    label: bool = False
    """Only lettering on another piece: nothing is told of it to those who do not see it."""


@attrs.frozen(slots=True)
class Line:
    """One line of a sum: a picture, words, a value."""

    text: str
    value: str = ""
    art: Art = ()
    """In a box of 96 × 62."""


@attrs.frozen(slots=True)
class Gesture:
    """Dropping a piece on a spot: the actions it stands for, all legal one after the other."""

    piece: str
    spot: str
    actions: tuple[Action, ...]
    says: str = ""
    """What it would do, in a few words: '+1: 1 chestnut'."""
    value: str = ""
    """The same in one sign, for a pill on the piece: '+1'."""
    lines: tuple[Line, ...] = ()
    """How that comes about."""
    clause: str = ""
    barrier: str = ""
    """What cannot be taken back afterwards: 'a nut is turned'."""
    click: bool = False
    """A single click on the piece makes it, besides the drag: dice are thrown that way."""
    counts: tuple[str, ...] = ()
    """Pieces that the sentence is about; they are marked."""
    title: str = ""
    """The whole move, with a verb: 'put a squirrel on space 4'. Without, it is called by its piece and its spot."""


@attrs.frozen(slots=True)
class Button:
    """A choice that is not a drag, or the beginning of one: a button may lift a piece."""

    label: str
    actions: tuple[Action, ...] = ()
    key: str = ""
    icon: str = ""
    hint: str = ""
    primary: bool = False
    barrier: str = ""
    why_not: str = ""
    """Set when the button stands there but cannot be used now: the sentence."""
    clause: str = ""
    lifts: str = ""
    """Instead of actions: a piece that pressing takes up, as the first of two clicks; its places light up."""
    title: str = ""
    """What is done, with a verb, where the label has less to say: 'lay or remove a cross tile'."""


@attrs.frozen(slots=True)
class Group:
    """Pieces in the tray under one title: a hand, or what lies before a player."""

    title: str
    pieces: tuple[Piece, ...]
    secret: bool = True
    hint: str = ""


@attrs.frozen(slots=True)
class SeatCard:
    """One player in the strip; body is drawn in a box of 304 × height."""

    seat: int
    body: Art
    height: float
    name: str
    """What a screen reader says of it."""
    turn: bool = False
    acts: bool = False
    extra: str = ""


@attrs.frozen(slots=True)
class Note:
    """A quiet panel beside the table; body is drawn in a box of 312 × height."""

    title: str
    body: Art
    height: float
    name: str
    aside: str = ""
    clause: str = ""
    side: Literal["left", "right"] = "right"
    on_request: bool = False
    """Advice: its body is shown when somebody asks for it, and in lessons."""


@attrs.frozen(slots=True)
class Question:
    """Where a panel on the board asks for something, from its top left corner: what is dropped there is an answer."""

    x: float
    y: float
    w: float
    h: float
    answer: str = ""
    """The spot where answers go; '' if each has its own."""


@attrs.frozen(slots=True)
class Table:
    """All that a screen shows of one view."""

    width: float
    height: float
    backdrop: Art
    spots: tuple[Spot, ...]
    pieces: tuple[Piece, ...]
    seats: tuple[SeatCard, ...]
    prompt: str
    prompt_seat: int | None = None
    clause: str = ""
    """The clause that matters now."""
    gestures: tuple[Gesture, ...] = ()
    buttons: tuple[Button, ...] = ()
    hand: tuple[Group, ...] = ()
    hand_title: str = ""
    notes: tuple[Note, ...] = ()
    how: str = ""
    """What to drag where, for somebody who has never seen this: one sentence."""
    marks: Art = ()
    """Painted on the backdrop, in board coordinates, below every spot: what changes from move to move."""
    aim: str = ""
    """What ends the game, above the players: '20 points end it'."""
    pace: str = ""
    """How far the game is: 'round 3'."""
    question: Question | None = None
    leads: Art = ()
    """Painted on the marks: where a move could lead. A question in a lesson does without, as it is the answer."""

    @property
    def painted(self) -> Art:
        """All that lies on the backdrop below every spot."""
        return self.marks + self.leads


@attrs.frozen(slots=True)
class Cutout:
    """A part of a game to be printed and cut out. Units are tenths of a millimetre, from the top left corner."""

    name: str
    w: float
    h: float
    face: Art
    back: Art = ()
    """Printed upside down beyond a fold, so that it is the back when the paper is folded."""
    foot: float = 0
    """Paper left beyond face and back, to be folded under so that it stands."""
    colours: tuple[str, ...] = ()
    """Drawings on it that are nothing but colour: a print that spares ink leaves them out."""

    @property
    def length(self) -> float:
        """How high it is before it is folded."""
        return self.h * (2 if self.back else 1) + self.foot * (2 if self.back else 1)

    @property
    def folds(self) -> tuple[float, ...]:
        """Where it is folded, from the top."""
        middle = self.foot + self.h
        lines = (self.foot, middle, middle + self.h) if self.back and self.foot else (middle,)
        return lines if self.back else ()


def moved(art: Iterable[Layer], dx: float, dy: float) -> Art:
    """The same drawing somewhere else."""
    out: list[Layer] = []
    for layer in art:
        if isinstance(layer, Poly):
            out.append(attrs.evolve(layer, points=tuple((x + dx, y + dy) for x, y in layer.points)))
        elif isinstance(layer, Svg):
            clip = tuple((x + dx, y + dy) for x, y in layer.clip)
            out.append(attrs.evolve(layer, x=layer.x + dx, y=layer.y + dy, clip=clip))
        else:
            out.append(attrs.evolve(layer, x=layer.x + dx, y=layer.y + dy))
    return tuple(out)
