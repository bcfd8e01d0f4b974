"""The table as data: everything one viewer sees, and the sentences that go with it."""

from __future__ import annotations

from nutdesk.core.game import TABLE, Player
from nutdesk.core.moves import Choice
from nutdesk.core.standing import scored
from nutdesk.core.table import Art, Group, Piece, Question, Table
from nutdesk.core.words import Seat, count, say
from nutdesk.games.little_nutters import board, panel, players
from nutdesk.games.little_nutters.cards import TALL, card, name_of
from nutdesk.games.little_nutters.choices import KINDS
from nutdesk.games.little_nutters.gestures import STANDING, Offers, attempt, hand_ids
from nutdesk.games.little_nutters.meanwhile import first_of_two, meanwhile, stakes
from nutdesk.games.little_nutters.parts import CARD_OF, FACES, IS_WILD, in_nuts
from nutdesk.games.little_nutters.views import NuttersView, standing

WIDE = 146
"""A hand card."""
HAND_CARD = WIDE * TALL
"""How high it is."""
RIMS = {
    "red": "#D55E00",
    "blue": "#0072B2",
    "yellow": "#C9BC1E",
    "pink": "#CC79A7",
    "black": "#33323A",
    "white": "#8C7A5E",
}

ANSWERS = {
    "patch": "hand",
    "dig on": "hand",
    "keep": "hand",
    "play": "table",
    "defend": "table",
    "pay": "discard",
    "discard": "discard",
    "discard or stop": "discard",
}
"""Where the answer to a question goes; a player or a patch that is to be chosen has its own place."""


def table(view: NuttersView, seated: tuple[Player, ...]) -> Table:
    """Everything the viewer sees."""
    due = view.due if isinstance(view.due, Choice) else None
    offers = Offers(view) if view.characters else None
    prompt, seat = _prompt(view, due)
    lines = _question(view, due)
    marks: Art = ()
    if view.current >= 0 and view.table and IS_WILD[view.table[-1]]:
        marks += board.beam(view.current)
    if lines:
        rim = RIMS[seated[seat].colour] if seat is not None else "@line"
        title, *more = lines
        watched = due if due is not None and (seated[due.seat].kind or view.viewer == TABLE) else None
        if watched is not None and offers:  # neither a bot nor a room is told what to drag
            more = [*meanwhile(view, watched, offers.state)]
        who = say("{seat}", seat=Seat(seat)) if seat is not None else ""
        below, end = _below(view, due, watched is not None) if not (offers and offers.tools) else ((), panel.TOOLS)
        marks += (*panel.question(title, who, more, rim, end, narrow=bool(view.offer)), *below)
    pieces = [*board.patch_pieces(view), *board.read_pieces(view)]
    if offers:
        pieces += board.tools(view, offers.tools)
    hand = tuple(
        Piece(
            key,
            name_of(face),
            "hand",
            0,
            0,
            WIDE,
            WIDE * TALL,
            card(face, WIDE),
            like=FACES[face],
            reads=True,
            sound="card",
        )
        for key, face in zip(hand_ids(view), view.hand, strict=True)
    )
    return Table(
        board.WIDTH,
        board.HEIGHT,
        board.felt(),
        (*board.patch_spots(view), *board.pile_spots(view)),
        tuple(pieces),
        scored(players.seat_cards(view), standing(view), view.result, in_nuts),
        prompt,
        seat,
        due.clause if due else "LN-E1",
        gestures=tuple(offers.gestures) if offers else (),
        buttons=KINDS.tray(view, STANDING, offers.buttons) if offers else (),
        hand=(Group(say("Cards"), hand),) if view.viewer >= 0 else (),
        hand_title=say("{seat}'s hand", seat=Seat(view.viewer)) if view.viewer >= 0 else "",
        notes=players.notes(view),
        how=KINDS.how(view, due) if due and view.legal and offers and not offers.buttons else "",
        question=Question(*panel.place(bool(view.offer)), ANSWERS.get(due.kind, "")) if due else None,
        marks=marks,
        aim=say("first to {n} nuts wins", n=view.target),
        pace=say("round {n}", n=view.rounds + 1),
    )


def _prompt(view: NuttersView, due: Choice | None) -> tuple[str, int | None]:
    """One sentence that says who does what now."""
    if view.result:
        winners = view.result.winners
        nuts = count(view.sacks[winners[0]], "{n} nut", "{n} nuts")
        if len(winners) > 1:
            return say("The win is shared: {nuts} each", nuts=nuts), None
        return say("{seat} wins with {nuts}", seat=Seat(winners[0]), nuts=nuts), winners[0]
    if due is None:
        return say("The cards are shuffled"), None
    return KINDS.prompt(view, due), due.seat


def _question(view: NuttersView, due: Choice | None) -> list[str]:
    """Title and lines of the panel on the board."""
    if view.result:
        return [_prompt(view, due)[0], view.result.reason]
    if due is None:
        return []
    title, about = KINDS.prompt(view, due), due.about
    if due.kind == "patch":
        if view.extra:
            return [title, say("Extra Paws: digging only. Searching and excavating must wait.")]
        return [
            title,
            say("Dig: take a top card into your hand. It is free, but anything may jump out."),
            say("Or put the lens or spade onto a patch."),
        ]
    if due.kind == "dig on":
        return [title, say("What you have found is safe."), say("The next card may stop you: dig on or stop?")]
    if due.kind == "play":
        if not view.counts[due.seat]:
            return [title, say("No card to play: draw one.")]
        return [title, say("Play a card from your hand."), say("Then draw a card: your turn ends.")]
    if due.kind == "defend":
        by = [say("{seat} played it against you.", seat=Seat(about[1]))] if about[1] >= 0 else []
        return [title, *stakes(about[0], by), say("You are asked in any case.")]
    if due.kind in ("name", "friend"):
        return [title, say("Put the card onto a player."), say("They may answer with a defence card.")]
    if due.kind == "pick":
        if first := first_of_two(about):
            return [title, *first, say("Put the card onto the other patch.")]
        return [title, say("Put the card onto a patch.")]
    if due.kind == "again":
        return [title, say("As the Gambler you may repeat it once. The second selection stands.")]
    if due.kind == "keep":
        return [title, say("The other card goes to the discard pile.")]
    return [title, say("Put a card from your hand onto the discard pile.")]


def _below(view: NuttersView, due: Choice | None, watched: bool) -> tuple[Art, float]:
    """The lower part of the panel, what helps to decide or to follow, and where it begins."""
    face = due.about[0] if due is not None and due.kind in ("defend", "name", "again") else -1
    tools = due is not None and (due.kind == "dig on" or (due.kind == "patch" and not view.extra))
    if due is None or due.kind == "keep" or (tools and not watched):
        return (), panel.END
    if due.kind == "defend" and not CARD_OF[face].outcomes:
        return panel.answers(face), panel.ANSWERS
    if face >= 0 and CARD_OF[face].outcomes:
        return panel.outcomes(face, due.about[1] if due.kind == "again" else -1), panel.OUTCOMES
    playing = due.kind == "play" or (view.played and not tools and due.kind != "patch")
    return panel.track(1 if playing else 0), panel.PARTS


__all__ = ["attempt", "table"]
