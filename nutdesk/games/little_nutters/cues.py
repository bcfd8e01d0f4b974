"""What is seen of an event beyond the table: where cards come from and go to, and which patch stays marked."""

from __future__ import annotations

from typing import Final

from nutdesk.core.cues import Cue, Cues, by_kind
from nutdesk.core.table import Art, Svg
from nutdesk.games.little_nutters import events
from nutdesk.games.little_nutters.board import CARD, PILE
from nutdesk.games.little_nutters.cards import back, small_card
from nutdesk.games.little_nutters.parts import IS_WILD, NUT
from nutdesk.games.little_nutters.views import NuttersView

BACK: Final = back(*CARD)
NUT_ART: Final[Art] = (Svg("nut-acorn", -24, -24, 48, 48),)


def _pile(face: int) -> str:
    """Where a card goes when it is done with (LN-R2)."""
    return "forest" if IS_WILD[face] else "discard"


def _shown(face: int, start: str, goal: str) -> Cue:
    """A card is turned over and looked at before it is taken."""
    art = small_card(face, *CARD)
    return Cue("passes", start, goal, art, BACK, sound="nut" if face == NUT else "card")


def _open(view: NuttersView) -> str:
    """The card that is read now."""
    return f"open-{len(view.table) - 1}"


def _marks(view: NuttersView, seat: int, patch: int, *_: object) -> Cues:
    return (Cue("marks", f"patch-{patch + 1}"),)


def _nut_dug(view: NuttersView, seat: int, patch: int, total: int) -> Cues:
    return _shown(NUT, f"top-{patch + 1}", f"seat-{seat}"), *_marks(view, seat, patch)


def _defence_dug(view: NuttersView, seat: int, patch: int, card: int) -> Cues:
    goal = "hand" if seat == view.viewer else f"seat-{seat}"
    return _shown(card, f"top-{patch + 1}", goal), *_marks(view, seat, patch)


def _card_dug(view: NuttersView, seat: int, patch: int, card: int) -> Cues:
    return Cue("comes", _open(view), f"top-{patch + 1}", back=back(190, 266)), *_marks(view, seat, patch)


def _done(view: NuttersView, seat: int, card: int) -> Cues:
    """The card that was read goes to its pile."""
    return (Cue("leaves", f"open-{len(view.table)}", _pile(card)),)


def _stopped(view: NuttersView, *values: int) -> Cues:
    return _done(view, values[0], values[-1])


def _excavated(view: NuttersView, seat: int, patch: int) -> Cues:
    if seat == view.viewer:
        return (Cue("comes", "hand", f"top-{patch + 1}", back=back(146, 204)), *_marks(view, seat, patch))
    return Cue("passes", f"top-{patch + 1}", f"seat-{seat}", BACK, sound="card"), *_marks(view, seat, patch)


def _nut_excavated(view: NuttersView, seat: int, patch: int) -> Cues:
    return _nut_dug(view, seat, patch, 0)


def _drawn(view: NuttersView, seat: int) -> Cues:
    if seat == view.viewer:
        return (Cue("comes", "hand", "draw", back=back(146, 204)),)
    return (Cue("passes", "draw", f"seat-{seat}", back(*PILE), sound="card"),)


def _nut_drawn(view: NuttersView, seat: int) -> Cues:
    return (_shown(NUT, "draw", f"seat-{seat}"),)


def _played(view: NuttersView, seat: int, card: int) -> Cues:
    return (Cue("comes", _open(view), f"seat-{seat}"),)


def _nullified(view: NuttersView, seat: int, card: int, other: int) -> Cues:
    answer = Cue("passes", f"seat-{seat}", _pile(other), small_card(other, *PILE), sound="card")
    return answer, *_done(view, seat, card)


def _discarded(view: NuttersView, seat: int, card: int) -> Cues:
    if seat == view.viewer:
        return (Cue("leaves", "", _pile(card)),)
    return (Cue("passes", f"seat-{seat}", _pile(card), small_card(card, *PILE), sound="card"),)


def _stays(view: NuttersView, owner: int, card: int) -> Cues:
    return (Cue("leaves", f"open-{len(view.table)}", f"seat-{owner}"),)


def _changes_sides(view: NuttersView, seat: int, victim: int, card: int) -> Cues:
    return (Cue("passes", f"seat-{victim}", f"seat-{seat}", small_card(card, *CARD), sound="card"),)


def _expired(view: NuttersView, owner: int, card: int) -> Cues:
    return (Cue("passes", f"seat-{owner}", _pile(card), small_card(card, *CARD), sound="card"),)


def _card_passed(view: NuttersView, seat: int, victim: int) -> Cues:
    return (Cue("passes", f"seat-{victim}", f"seat-{seat}", BACK, sound="card"),)


def _nut_moves(start: str, goal: str) -> Cues:
    return (Cue("passes", start, goal, NUT_ART, sound="nut"),)


def _turned(view: NuttersView, *_: int) -> Cues:
    return (Cue("comes", f"turned-{len(view.turned) - 1}", "draw", back=back(*PILE)),)


def _swapped(view: NuttersView, seat: int, patch: int, second: int) -> Cues:
    one, two = f"top-{patch + 1}", f"top-{second + 1}"
    there, back_again = Cue("passes", one, two, BACK, sound="card"), Cue("passes", two, one, BACK, sound="card")
    return there, back_again, *_marks(view, seat, patch), *_marks(view, seat, second)


def _blocked(view: NuttersView, card: int, patch: int, n: int) -> Cues:
    return (Cue("comes", f"block-{patch + 1}", f"open-{len(view.table)}"),)


def _cleared(view: NuttersView, seat: int, patch: int, cards: tuple[int, ...]) -> Cues:
    return Cue("leaves", f"block-{patch + 1}", "forest"), *_marks(view, seat, patch)


cues = by_kind(
    {
        events.NUT_DUG: _nut_dug,
        events.DEFENCE_DUG: _defence_dug,
        events.CARD_DUG: _card_dug,
        events.NOTHING_HAPPENED: _done,
        events.NOT_STOPPED: _done,
        events.DIG_STOPPED: _stopped,
        events.TURN_ENDED: _stopped,
        events.SEARCHED: _marks,
        events.PEEKED: _marks,
        events.EXCAVATED: _excavated,
        events.NUT_EXCAVATED: _nut_excavated,
        events.CARD_DRAWN: _drawn,
        events.NUT_DRAWN: _nut_drawn,
        events.CARD_PLAYED: _played,
        events.NULLIFIED: _nullified,
        events.CARD_DISCARDED: _discarded,
        events.CARD_LOST: _discarded,
        events.CARD_STAYS: _stays,
        events.FRIEND_TAKEN: _changes_sides,
        events.FRIEND_LEFT: _expired,
        events.CARD_EXPIRED: _expired,
        events.CARD_PASSED: _card_passed,
        events.NUT_STOLEN: lambda _view, seat, victim: _nut_moves(f"seat-{victim}", f"seat-{seat}"),
        events.NUT_SUNK: lambda _view, victim: _nut_moves(f"seat-{victim}", "draw"),
        events.NUT_PUT: lambda _view, victim, patch: _nut_moves(f"seat-{victim}", f"patch-{patch + 1}"),
        events.NUT_BURIED: lambda _view, seat, patch: _nut_moves(f"seat-{seat}", f"patch-{patch + 1}"),
        events.SYMBOL_TURNED: _turned,
        events.NO_MATCH: _turned,
        events.TOPS_SWAPPED: _swapped,
        events.PATCH_BLOCKED: _blocked,
        events.PATCH_CLEARED: _cleared,
    }
)

__all__ = ["cues"]
