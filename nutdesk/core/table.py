"""A table as data: what lies where, what can be dragged where, what the panels say.

Games make these values from a View, and screens draw them. Lengths are table units: one unit is one
pixel of a 1920×1080 window. Colours are '#rrggbb', '#aarrggbb', or a role of the theme ('@ink').
Everything compares by value, so a screen can tell what changed and reuse what it drew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

import attrs

from nutdesk.core.moves import Action
from nutdesk.core.value import Value
from nutdesk.core.words import say

if TYPE_CHECKING:
    from nutdesk.core.standing import Standing

Point = tuple[float, float]
Align = Literal["left", "centre", "right"]


@attrs.frozen(slots=True)
class Svg(Value):
    """A drawing from resources/art (its name without .svg), cut to the polygon `clip` if there is one."""

    name: str
    x: float
    y: float
    w: float
    h: float
    tint: str = ""
    opacity: float = 1.0
    clip: tuple[Point, ...] = ()


@attrs.frozen(slots=True)
class Box(Value):
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
class Oval(Value):
    """An ellipse in its box; `soft` fades it out from the middle, for a shadow."""

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
class Poly(Value):
    """A polygon with round corners, or a line if `open`."""

    points: tuple[Point, ...]
    fill: str = ""
    line: str = ""
    width: float = 2
    dash: tuple[float, ...] = ()
    closed: bool = True


@attrs.frozen(slots=True)
class Label(Value):
    """Text in a box. `size` is the height of its letters in units; `shrink` fits a long text, down to size 13."""

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
    """Start at the top of the box, not in its middle."""
    brief: str | None = None
    """A shorter text, or '' for none, where large letters leave no room for the whole one."""
    elide: bool = False
    """One line that ends with an ellipsis where it is too long; its letters are not pushed together."""


@attrs.frozen(slots=True)
class Shadow(Value):
    """The shadow of something that covers this box; light falls from the top left."""

    x: float
    y: float
    w: float
    h: float
    radius: float
    depth: float
    strength: float = 0.3


@attrs.frozen(slots=True)
class Inset(Value):
    """A drawing within a drawing: where its origin lies, how large its units are, the polygon it is cut to."""

    art: Art
    x: float = 0
    y: float = 0
    scale: float = 1
    clip: tuple[Point, ...] = ()


Layer = Svg | Box | Oval | Poly | Label | Shadow | Inset
Art = tuple[Layer, ...]
"""A drawing, painted from first to last. Its origin is the middle of the thing for pieces and spots, and the top left
corner for panels and the backdrop."""


@attrs.frozen(slots=True)
class Spot(Value):
    """A place where something can be dropped; x and y are its middle. Its name says what lies there."""

    id: str
    name: str
    x: float
    y: float
    w: float
    h: float
    shape: Literal["box", "oval", "hex"] = "box"
    art: Art = ()
    order: float = 0
    """Higher numbers are painted later. A piece needs at least 1 more than its spot, as the spot's rim goes between."""
    badge: Art = ()
    """Painted over the rim of a highlighted spot: its number or name."""
    lights: tuple[str, ...] = ()
    """Other things to highlight while the pointer or the finger is here."""
    glow: Art = ()
    """A drawing in board coordinates, shown while the pointer or the finger is here: a path, a range."""


@attrs.frozen(slots=True)
class Piece(Value):
    """A thing on the table; x and y are its middle. In hidden zones its id names the position, never the card."""

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
    """An id that identical things share, so that a card can be followed about; '' for the piece's own id."""
    caption: str = ""
    """A text under the piece in the tray, left out where there is no room."""
    lights: tuple[str, ...] = ()
    """Other things to highlight while the pointer or the finger is here."""
    glow: Art = ()
    """A drawing in board coordinates, shown while the pointer or the finger is here: a path, a range."""
    reads: bool = False
    """Whether it carries text, and so is shown large while the pointer or the finger is here."""
    way: tuple[Point, ...] = ()
    """Points on the board that it passes on its way here: a nut follows its belt."""
    tumble: int = 0
    """For a die: it tumbles to its new face whenever this number changes."""
    sound: Literal["wood", "card", "nut"] = "wood"
    """What is heard when it moves."""
    label: bool = False
    """Whether it is only a text on another piece, of which a screen reader says nothing."""
    waits: bool = False
    """Whether it only keeps its place in the tray, as this is not the phase for it: it is shown pale."""


@attrs.frozen(slots=True)
class Line(Value):
    """One line of a sum: a picture, a text, a value."""

    text: str
    value: str = ""
    art: Art = ()
    """A drawing in a box of 96 × 62."""


@attrs.frozen(slots=True)
class Gesture(Value):
    """Dropping a piece on a spot: the actions that it stands for, which are legal one after the other."""

    piece: str
    spot: str
    actions: tuple[Action, ...]
    says: str = ""
    """What it would do, in a few words: '+1: 1 chestnut'. Shown for the spot that is aimed at."""
    value: str = ""
    """The same as a short sign on the piece and on the spot: '+1'."""
    lines: tuple[Line, ...] = ()
    """How the value comes about."""
    clause: str = ""
    barrier: str = ""
    """Why it cannot be taken back: 'a nut is turned'."""
    click: bool = False
    """Whether a single click on the piece makes it too, as for throwing dice."""
    counts: tuple[str, ...] = ()
    """Ids of pieces that `says` is about; they are marked."""
    title: str = ""
    """The whole move, with a verb: 'put a squirrel on space 4'. If empty, it is named after its piece and spot."""
    icons: tuple[str, ...] = ()
    """What it would do as drawings from resources/art, for a glance at the spot: a nest."""


@attrs.frozen(slots=True)
class Button(Value):
    """A choice that is not a drag, or the beginning of one: a button may pick up a piece."""

    label: str
    actions: tuple[Action, ...] = ()
    key: str = ""
    icon: str = ""
    hint: str = ""
    primary: bool = False
    barrier: str = ""
    why_not: str = ""
    """Why the button cannot be used now, as a sentence; '' if it can."""
    clause: str = ""
    lifts: str = ""
    """A piece that the button picks up instead of making a move; the places where it can go light up."""
    title: str = ""
    """What it does, with a verb, where the label says less: 'lay or remove a cross tile'."""
    big: bool | None = None
    """Whether it takes the whole height of the tray; None: if it is the primary one."""
    others: tuple[str, ...] = ()
    """Other labels that are seen in its place, so that there is room for them from the beginning."""
    asks: tuple[str, ...] = ()
    """Labels of questions that are asked in its place, in small letters: there is room for them from the beginning."""
    place: str = ""
    """The key of the steady button whose place it has; '' for none."""
    waits: bool = False
    """Whether it only keeps its place, as this is not the phase for it."""


@attrs.frozen(slots=True)
class Group(Value):
    """Pieces in the tray under one title: a hand, or what a player has on the table."""

    title: str
    pieces: tuple[Piece, ...]
    secret: bool = True
    hint: str = ""


@attrs.frozen(slots=True)
class SeatCard(Value):
    """One player in the seat strip; body is drawn in a box of 304 × height."""

    seat: int
    body: Art
    height: float
    name: str
    """What a screen reader says for it, without the standing."""
    turn: bool = False
    acts: bool = False
    extra: str = ""
    gauge: tuple[str, str] = ("", "")
    """How near the player is to ending the game, as a drawing and a number: it stays in sight beside a mere badge."""
    standing: Standing | None = None
    """What the player would score now: core/standing.py fills it in."""
    score: str = ""
    """The same as a sentence: '9 points if the game ended now'."""

    @property
    def says(self) -> str:
        """What a screen reader says for it."""
        return say("{name}; {score}", name=self.name, score=self.score) if self.score else self.name


@attrs.frozen(slots=True)
class Note(Value):
    """A panel beside the table; body is drawn in a box of 312 × height."""

    title: str
    body: Art
    height: float
    name: str
    aside: str = ""
    clause: str = ""
    side: Literal["left", "right"] = "right"
    on_request: bool = False
    """Whether it is advice, shown only when somebody asks for it and in lessons."""
    id: str = ""
    """What a lesson calls it; '' if none shows it."""


@attrs.frozen(slots=True)
class Question(Value):
    """A panel on the board that asks for something, at its top left corner; what is dropped there is the answer."""

    x: float
    y: float
    w: float
    h: float
    answer: str = ""
    """The spot where answers are dropped; '' if each has its own."""


@attrs.frozen(slots=True)
class Cue(Value):
    """What is seen of an event beyond the table before and after it; it is seen once, and then it is gone.

    Places are ids of pieces and spots, 'seat-0' for a player's card, or 'hand'. Where one of them is not on a screen,
    that screen leaves the cue out.
    """

    kind: Literal["comes", "leaves", "passes", "rolls", "walks", "turns", "pops", "gleams", "marks"]
    """A new piece comes from a place. One that vanishes leaves for a place. A drawing passes from place to place. A die
    rolls beside a thing. A piece walks, slower than a hand would move it, or turns a quarter, or pops up where it is. A
    rim gleams around a thing. What a player has changed stays marked for the others.
    """
    at: str
    """The piece, or where a passing drawing begins. 'hand' are the new pieces of the hand; '' is all that vanish."""
    to: str = ""
    """Where it comes from or goes to."""
    art: Art = ()
    """What passes or rolls."""
    back: Art = ()
    """The other side of a card, which is turned over on its way."""
    way: tuple[Point, ...] = ()
    """Points on the board that it passes."""
    sound: Literal["", "wood", "card", "nut", "done"] = ""
    """What is heard of it; 'done' where something is complete."""


@attrs.frozen(slots=True)
class Table(Value):
    """Everything that a screen shows of one view."""

    width: float
    height: float
    backdrop: Art
    spots: tuple[Spot, ...]
    pieces: tuple[Piece, ...]
    seats: tuple[SeatCard, ...]
    prompt: str
    prompt_seat: int | None = None
    clause: str = ""
    """The clause that applies now."""
    gestures: tuple[Gesture, ...] = ()
    buttons: tuple[Button, ...] = ()
    hand: tuple[Group, ...] = ()
    hand_title: str = ""
    notes: tuple[Note, ...] = ()
    how: str = ""
    """What to put or take where, in one sentence for somebody new to the game; it is read by mice, fingers and keys."""
    marks: Art = ()
    """Painted on the backdrop in board coordinates, below every spot: what changes from move to move."""
    aim: str = ""
    """What ends the game, shown above the players: '20 points end it'."""
    pace: str = ""
    """How far the game has got: 'round 3'."""
    question: Question | None = None
    leads: Art = ()
    """Painted on top of `marks`: where a move could lead. A lesson's question hides it, as it would give the answer
    away."""
    cues: tuple[Cue, ...] = ()
    """What is seen once of the event that led here."""

    def without_answers(self) -> Table:
        """The same while a question is open: without what could give its answer away."""
        seats = tuple([attrs.evolve(card, standing=None, score="") for card in self.seats])
        return attrs.evolve(self, leads=(), how="", seats=seats)

    @property
    def offered(self) -> tuple[Button, ...]:
        """The buttons of this phase; the others only keep their places."""
        return tuple(button for button in self.buttons if not button.waits)

    @property
    def painted(self) -> Art:
        """Everything painted on the backdrop below the spots."""
        return self.marks + self.leads


@attrs.frozen(slots=True)
class Cutout(Value):
    """A part of a game to print and cut out. Units are tenths of a millimetre, from the top left corner."""

    name: str
    w: float
    h: float
    face: Art
    back: Art = ()
    """Printed upside down below the fold, so that folding the paper makes it the back."""
    foot: float = 0
    """Paper left beyond face and back, to be folded under so that the part stands."""
    colours: tuple[str, ...] = ()
    """Drawings on it that are nothing but colour: a print that spares ink leaves them out."""

    @property
    def length(self) -> float:
        """Its height before it is folded."""
        return self.h * (2 if self.back else 1) + self.foot * (2 if self.back else 1)

    @property
    def folds(self) -> tuple[float, ...]:
        """The heights at which it is folded, from the top."""
        middle = self.foot + self.h
        lines = (self.foot, middle, middle + self.h) if self.back and self.foot else (middle,)
        return lines if self.back else ()


def settled(steady: Sequence[Button], now: Sequence[Button], why: str = "") -> tuple[Button, ...]:
    """The buttons that always lie in the tray, with those of the moment among them; `why` the others wait.

    A button takes the place of the steady one with its key, and any other the first place left: so each place and
    its size stay the same from phase to phase.

    >>> roll, stop, left = Button("Roll", key="R"), Button("Stop", key="S"), Button("Left", key="L")
    >>> [(button.label, button.waits) for button in settled((roll, stop), (stop, left))]
    [('Left', False), ('Stop', False)]
    """
    keys = [button.key for button in steady]
    places = {keys.index(button.key): button for button in now if button.key in keys}
    more: list[Button] = []
    for button in now:
        if button.key not in keys:
            big = button.primary if button.big is None else button.big
            left = (k for k, other in enumerate(steady) if k not in places and bool(other.big) == big)
            place = next(left, None)
            if place is None:
                more.append(button)
            else:
                places[place] = button
    out: list[Button] = []
    for k, other in enumerate(steady):
        shown = places.get(k) or attrs.evolve(other, why_not=why, waits=True)
        labels = (other.label, *other.others)
        out.append(attrs.evolve(shown, big=bool(other.big), others=labels, asks=other.asks, place=other.key))
    return (*out, *more)


def moved(art: Iterable[Layer], dx: float, dy: float) -> Art:
    """The same drawing in another place.

    >>> moved((Oval(0, 0, 20, 20, "@ink"),), 100, 50)
    (Oval(x=100, y=50, w=20, h=20, fill='@ink', line='', width=2, dash=(), soft=False),)
    """
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
