"""The statistics for the command line: as text, and as data for other programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import attrs

from nutdesk import games
from nutdesk.record.clock import local_time
from nutdesk.record.figures import Best, GameFigures, Share, Undone, WinningRun

FEW: Final = 10
"""How many lines are shown of a list that may be long."""


def as_data(figures: GameFigures) -> dict[str, Any]:
    """Every figure, under the name of its chart."""
    return {
        "totals": attrs.asdict(figures.totals()),
        "played": dict(figures.played()),
        "wins": {
            "game": _dicts(figures.wins_by_game()),
            "players": _dicts(figures.wins_by_size()),
            "seat": _dicts(figures.wins_by_seat()),
            "level": _dicts(figures.wins_by_level()),
            "option": _dicts(figures.wins_by_option()) if figures.choice.game else [],
        },
        "scores": figures.scores(),
        "lengths": figures.lengths(),
        "undone": _dicts(figures.undone()),
        "bests": _dicts(figures.bests()),
        "runs": _dicts(figures.runs()),
        "days": dict(figures.days()),
    }


def _dicts(values: Sequence[Any]) -> list[dict[str, Any]]:
    return [attrs.asdict(value) for value in values]


def _kind(kind: str) -> str:
    """People, a level, or one who plays without a seat."""
    if not kind:
        return "people"
    return next((f"the {name}" for _, name in games.others(kind)), kind)


def as_text(figures: GameFigures) -> str:
    """The figures as text, chart by chart."""
    totals = figures.totals()
    if not totals.games:
        return "No finished game yet."
    played = figures.played()
    # A game that is no longer on the home screen keeps its figures.
    titles = {game: game for game, _ in played} | {card.id: card.title for card in games.cards()}
    rows = [f"{totals.games:,} games, {totals.moves:,} moves, from {_day(totals.first)} to {_day(totals.last)}"]
    rows += _part("played", [(titles[game], f"{n:,}") for game, n in played])
    wins = [attrs.evolve(share, name=titles[share.name]) for share in figures.wins_by_game()]
    rows += _part("wins of people", [_win(share) for share in wins])
    rows += _part("wins of people by players at the table", map(_win, figures.wins_by_size()))
    rows += _part("wins by seat", map(_win, figures.wins_by_seat()))
    kinds = [attrs.evolve(share, name=_kind(share.name)) for share in figures.wins_by_level()]
    rows += _part("wins by level", map(_win, kinds))
    if figures.choice.game:
        rows += _part("wins by option", map(_win, figures.wins_by_option()))
    scores, lengths = figures.scores(), figures.lengths()
    rows += _part("scores", [(titles[one], _spread(scores[one], partial(games.points, one))) for one in scores])
    rows += _part("moves of a game", [(titles[one], _spread(lengths[one], str)) for one in lengths])
    rows += _part("undone most often", map(_undone, _worst(figures.undone())))
    bests = figures.bests()[:FEW]
    rows += _part("personal bests", [(f"{one.name}, {titles[one.game]}", _best(one)) for one in bests])
    rows += _part("wins in a row", [_run(run) for run in figures.runs()[:FEW]])
    return "\n".join(rows)


def _part(title: str, lines: Any) -> list[str]:
    found = [f"  {name:34} {text}" for name, text in lines]
    return ["", title, *found] if found else []


def _win(share: Share) -> tuple[str, str]:
    return share.name, f"{share.won:,} of {share.played:,}, {share.won / share.played:.0%} (even: {share.even:.0%})"


def _worst(actions: Sequence[Undone]) -> list[Undone]:
    return sorted((one for one in actions if one.undone), key=lambda one: -one.undone / one.made)[:FEW]


def _undone(one: Undone) -> tuple[str, str]:
    return f"{one.verb} ({one.game})", f"{one.undone:,} of {one.made:,}, {one.undone / one.made:.1%}"


def _best(best: Best) -> str:
    return f"{games.points(best.game, best.score)} on {_day(best.begun)}"


def _run(run: WinningRun) -> tuple[str, str]:
    return run.name or run.kind, f"{run.longest}, from {_day(run.first)} to {_day(run.last)}; {run.now} now"


def spread(counts: dict[int, int]) -> tuple[int, int, int]:
    """The numbers below which a tenth, a half and nine tenths of them lie."""
    total, seen, found = sum(counts.values()), 0, list[int]()
    for value in sorted(counts):
        seen += counts[value]
        while len(found) < 3 and seen >= total * (0.1, 0.5, 0.9)[len(found)]:
            found.append(value)
    return found[0], found[1], found[2]


def _spread(counts: dict[int, int], tell: Callable[[int], str]) -> str:
    low, middle, high = spread(counts)
    return f"typically {tell(middle)}, mostly {low} to {high}"


def _day(begun: int) -> str:
    return f"{local_time(begun):%Y-%m-%d}"
