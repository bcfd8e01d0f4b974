"""The strip of players and the quiet panels beside the board."""

from __future__ import annotations

from functools import cache
from typing import Final

from nutdesk.core.moves import Choice
from nutdesk.core.table import Art, Box, Label, Layer, Note, Oval, SeatCard, Svg, moved
from nutdesk.core.words import Say, Seat, count, listed, say
from nutdesk.games.little_nutters.board import from_the_top
from nutdesk.games.little_nutters.cards import BANDS, INK, PAPER, back, tiny_card
from nutdesk.games.little_nutters.parts import BLOCK_COST, CARD_OF, CHARACTERS, NUT, spell, spot
from nutdesk.games.little_nutters.views import HIDDEN, NuttersView

NAMED: Final = 132.0
"""The width of a card beside the sack that shows its name."""
READY: Final = say("ready")
RESTS: Final = say("rests")
USED: Final = say("used")


def seat_cards(view: NuttersView) -> tuple[SeatCard, ...]:
    return tuple(_seat_card(view, seat) for seat in range(view.seats))


def _seat_card(view: NuttersView, seat: int) -> SeatCard:
    compact = view.seats > 4
    acts = isinstance(view.due, Choice) and view.due.seat == seat
    character = CHARACTERS[view.characters[seat]] if view.characters else None
    ready = _ready(view, seat)
    body: list[Layer] = []
    if character:
        body.append(Svg(f"characters/{character.id}", 8, 2, 60 if not compact else 52, 60 if not compact else 52))
    body += _nuts(view.sacks[seat], view.target)
    body += moved(back(22, 30), 88, 52)
    body.append(Label(str(view.counts[seat]), 104, 38, 36, 30, 19, 700, "@ink"))
    body += _beside(view.beside[seat], compact)
    if character and not compact:
        body += [
            Box(10, 74, 284, 36, 10, "@panel2", "@line", 1.2),
            Label(say(character.short), 20, 74, 208, 36, 15, 600, "@ink", shrink=True),
            Label(ready, 20, 74, 266, 36, 15, 700, "@go" if ready == READY else "@ink2", "right"),
        ]
    return SeatCard(
        seat,
        tuple(body),
        118 if not compact else 72,
        _name(view, seat, ready),
        view.turn == seat,
        acts,
        say(character.name) if character and not acts else "",
    )


def _ready(view: NuttersView, seat: int) -> Say:
    """Whether the ability works (LN-S2)."""
    if view.sacks[seat] == max(view.sacks):
        return RESTS
    return USED if view.turn == seat and view.used else READY


@cache
def _nuts(nuts: int, target: int) -> Art:
    """The sack and what is in it; empty rings up to the target."""
    art: list[Layer] = [Svg("nut-sack", 72, 2, 32, 32)]
    for k in range(target):
        x = 106 + k * 27
        if k < nuts:
            art.append(Svg("nut-acorn", x, 5, 27, 27))
        else:
            art.append(Oval(x + 4, 9, 19, 19, "", "@ink2", 1.6, (2.2, 2)))
    return tuple(art)


def _beside(faces: tuple[int, ...], compact: bool) -> Art:
    """The cards that stay beside the sack, right-aligned: one with its name, more as pictures."""
    art: list[Layer] = []
    x = 294.0
    for face in reversed(faces):
        wide = 38.0 if len(faces) > 1 else NAMED
        x -= wide
        art += [
            Box(x, 37, wide, 32, 9, PAPER, BANDS[CARD_OF[face].category][1], 2),
            Svg(CARD_OF[face].picture, x + 6, 40, 26, 26),
        ]
        if len(faces) == 1:
            art.append(Label(spell(face), x + 35, 37, wide - 38, 32, 14.5, 700, INK, shrink=True))
        x -= 4
    return tuple(art)


def _name(view: NuttersView, seat: int, ready: str) -> str:
    """What a screen reader says of a player."""
    nuts = count(view.sacks[seat], "{n} nut", "{n} nuts")
    cards = count(view.counts[seat], "{n} card", "{n} cards")
    name = say("{seat}: {nuts} of {n}, {cards} in hand", seat=Seat(seat), nuts=nuts, n=view.target, cards=cards)
    if view.characters:
        character = CHARACTERS[view.characters[seat]]
        name = say(
            "{name}; {character}, {text} Ability: {ready}",
            name=name,
            character=say(character.name),
            text=say(character.text),
            ready=ready,
        )
    if view.beside[seat]:
        name = say("{name}; beside the sack: {beside}", name=name, beside=listed(map(spell, view.beside[seat])))
    return name


def notes(view: NuttersView) -> tuple[Note, ...]:
    """The dig so far, and what the viewer remembers."""
    out = []
    if view.found and view.current >= 0:
        out.append(_dig_so_far(view))
    known = [patch for patch, cards in enumerate(view.patches) if any(card != HIDDEN for card in cards)]
    if known:
        out.append(_memory(view, known))
    # Where there is room: the story is read more often.
    if sum(note.height + NOTE_HEAD for note in out) + HINT + NOTE_HEAD <= HIGHEST:
        out += _hints(view)[:1]
    return tuple(out)


NOTE_HEAD = 50.0
HINT = 74.0
HIGHEST = 330.0


def _hints(view: NuttersView) -> list[Note]:
    """What a newcomer wonders about: how a block is cleared, and why an ability rests."""
    seat = view.viewer
    if seat < 0 or not isinstance(view.due, Choice):
        return []
    out = []
    blocks = [block for block in view.blocks if block >= 0]
    if blocks:
        n = min(BLOCK_COST[block] for block in blocks)
        if view.counts[seat] >= n:
            text = say("Put a card of yours onto a blocked patch: {n} cards clear it for everybody.", n=n)
            out.append(_hint(say("Blocked patches"), text, "LN-P7"))
    if view.sacks[seat] == max(view.sacks):
        text = say("You cannot use your ability while you lead or share the lead.")
        out.append(_hint(say("{name} rests", name=say(CHARACTERS[view.characters[seat]].name)), text, "LN-S2"))
    return out


def _hint(title: str, text: str, clause: str) -> Note:
    body: Art = (Label(text, 18, 0, 276, 70, 15, 500, "@ink2", wrap=True, top=True),)
    return Note(title, body, HINT, say("{title}. {text}", title=title, text=text), clause=clause)


def _dig_so_far(view: NuttersView) -> Note:
    found = view.found[-3:]
    left = len(view.patches[view.current])
    body: list[Layer] = []
    for k, face in enumerate(found):
        x = 57 + 88 * k
        lit = k == len(found) - 1 and face in view.table
        body += moved(back(70, 96) if face == HIDDEN else tiny_card(face, lit=lit), x, 58)
    nuts = view.found.count(NUT)
    if nuts:
        body.append(
            Label(
                count(nuts, "{n} nut is safe in the sack.", "{n} nuts are safe in the sack."),
                18,
                118,
                276,
                28,
                16.5,
                600,
                "@ink2",
            )
        )
    names = listed(say("a card nobody else saw") if face == HIDDEN else spell(face) for face in view.found)
    name = say("The dig so far: {names}", names=names)
    title = say("{seat} digs {patch}", seat=Seat(view.turn), patch=spot(view.current))
    aside = say("{n} left below", n=left)
    return Note(title, tuple(body), 150 if nuts else 120, name, aside, "LN-P2", id="dig")


def _memory(view: NuttersView, known: list[int]) -> Note:
    """Rows of what lies in known patches, from the top (LN-P1)."""
    shown = known[:5]
    body: list[Layer] = []
    for row, patch in enumerate(shown):
        y = row * 44
        body.append(Label(spot(patch), 18, y, 44, 40, 18, 700, "@ink"))
        for k, face in enumerate(reversed(view.patches[patch][-5:])):
            x = 64 + k * 46
            line = "@line" if face == HIDDEN else BANDS[CARD_OF[face].category][1]
            body.append(Box(x, y, 40, 40, 9, PAPER, line, 2))
            if face == HIDDEN:
                body.append(Label("?", x, y, 40, 40, 18, 700, "#6A5138", "centre"))
            else:
                body.append(Svg(CARD_OF[face].picture, x + 4, y + 4, 32, 32))
    high = 44.0 * len(shown) + 6
    if len(known) > len(shown):
        more = say("and {n} more on the board", n=len(known) - len(shown))
        body.append(Label(more, 18, high - 8, 276, 26, 15, 600, "@ink2"))
        high += 22
    words = listed((_known(view, patch) for patch in known), "; ")
    title = say("What you know") if view.viewer >= 0 else say("Known to all")
    name = say("Known patches, from the top. {words}", words=words)
    return Note(title, tuple(body), high, name, say("top first"), "LN-P1", id="memory")


def _known(view: NuttersView, patch: int) -> Say:
    return say("{patch}: {cards}", patch=spot(patch), cards=from_the_top(view.patches[patch]))
