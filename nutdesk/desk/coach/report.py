"""What the coach says about a game, in one paragraph that a child can read."""

from __future__ import annotations

from nutdesk.core.moves import Luck
from nutdesk.desk.coach.analysis import Analysis, Turning
from nutdesk.desk.coach.decision import ends_of_turns
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.outcome import all_of
from nutdesk.desk.table.session import Session

TURNED = 0.1
"""A decision whose change had shrunk below this by the end of its turn did not turn the game."""

LEVEL = 0.05
"""Whoever is no further behind than this counts as in front."""


def paragraph(session: Session, analysis: Analysis) -> str:
    """What happened: who won and why, where the game turned if it did, what would have helped."""
    names = [player.name for player in session.match.cast]
    turned = turning_point(session, analysis)
    worst = min((t for t in analysis.turnings if t.better), key=lambda turning: turning.change, default=None)
    said = _result(session, analysis)
    if turned is None:
        said.append(tr("No single decision turned this game."))
    said += _luck(session, analysis, turned)
    if turned is not None:
        what = who_did(names[turned.seat], turned)
        said.append(tr("The game turned at move {n}: {what}.", n=turned.place, what=what))
        said += [_better(names, turned) if turned.better else turned.why]
    if worst is not None and worst is not turned:
        said.append(tr("Move {n} cost the most: {what}.", n=worst.place, what=who_did(names[worst.seat], worst)))
        said.append(_better(names, worst))
    return " ".join(part for part in said if part)


def decisive(session: Session, analysis: Analysis, known: str = "") -> str:
    """What decided the game, in one sentence; where nothing stands out, what the score has told already."""
    turned = turning_point(session, analysis)
    if turned is None:
        return known if known and not analysis.swings else _luck(session, analysis, turned)[0]
    names = [player.name for player in session.match.cast]
    return tr("The game turned at move {n}: {what}.", n=turned.place, what=who_did(names[turned.seat], turned))


def turning_point(session: Session, analysis: Analysis) -> Turning | None:
    """The decision that turned the game, if any: a find that put the winner in front, or a leader's mistake."""
    result = session.match.game.result(session.match.state)
    winners = result.winners if result is not None else ()
    ends = ends_of_turns(session.match)

    def turns(turning: Turning) -> bool:
        # Luck, or the rest of the turn, may have made up for it.
        end = next(end for end in ends if end >= turning.place)
        before, after, seat = analysis.chances[turning.start - 1], analysis.chances[end], turning.seat
        up, gone = turning.change > 0, abs(after[seat] - before[seat])
        aimed = up == (after[seat] > before[seat]) == (seat in winners)
        first = after if up else before
        ahead = first[seat] >= max(first) - LEVEL
        return min(gone, abs(turning.change)) >= TURNED and aimed and ahead

    return max(filter(turns, analysis.turnings), key=lambda turning: abs(turning.change), default=None)


def _result(session: Session, analysis: Analysis) -> list[str]:
    """Who won, and whether by luck or by good moves."""
    match = session.match
    names = [player.name for player in match.cast]
    result = match.game.result(match.state)
    seated = [seat for seat in (result.winners if result is not None else ()) if seat < len(match.players)]
    if not seated:
        return [tr("This one was lost, but that is how you learn.")]
    name, luck, choice = names[seated[0]], analysis.luck[seated[0]], analysis.choice[seated[0]]
    if len(seated) > 1:
        said = tr("{names} share the win.", names=all_of([names[seat] for seat in seated]))
    elif match.players[seated[0]].kind:
        said = tr("{name} wins.", name=name)
    else:
        said = tr("Well played, {name}.", name=name)
    if not _lucky(session) or choice >= luck > 0:
        return [said, tr("It was mostly good play.")]
    if luck > choice:
        helped = tr("Luck helped, and good moves did the rest.")
        return [said, helped if choice > 0 else tr("It was mostly luck this time.")]
    return [said, tr("{name} had bad luck and still won, with good moves.", name=name)]


def _luck(session: Session, analysis: Analysis, turned: Turning | None) -> list[str]:
    """What luck did; if no decision turned the game, what did."""
    if len(analysis.swings) == 1:
        return [tr("The largest swing, at move {n}, was luck.", n=analysis.swings[0])]
    if analysis.swings:
        first, second = sorted(analysis.swings)
        return [tr("The largest swings, at moves {n} and {m}, were luck.", n=first, m=second)]
    if turned is not None:
        return []
    luck, choice = (max(map(abs, sums)) for sums in (analysis.luck, analysis.choice))
    if _lucky(session) and luck > choice:
        return [tr("Dice and cards decided it, a little at a time.")]
    return [tr("Many small things added up.")]


def _lucky(session: Session) -> bool:
    """Whether there was any luck in the game."""
    return any(isinstance(move, Luck) for entry in session.match.line() for move in entry.moves)


def _better(names: list[str], turning: Turning) -> str:
    better, why = turning.better, turning.why
    if names[turning.seat] in better:
        return tr("A better move was: {better}. {why}", better=better, why=why)
    return tr("A better move was “{better}”. {why}", better=better, why=why)


def who_did(name: str, turning: Turning) -> str:
    """A move with its player's name: the story's sentences have one, the table's do not."""
    return turning.played if name in turning.played else tr("{name} chooses “{move}”", name=name, move=turning.played)
