"""Why a move of Nice One Squirrel! is good: one sentence for a child."""

from __future__ import annotations

from nutdesk.core.moves import Action
from nutdesk.core.words import Say, count, say
from nutdesk.games.nice_one_squirrel.actions import Move, Place, Play, Take
from nutdesk.games.nice_one_squirrel.parts import LANDINGS, NUT, SPELLED
from nutdesk.games.nice_one_squirrel.rules import score
from nutdesk.games.nice_one_squirrel.views import NiceOneView


def why(view: NiceOneView, action: Action) -> Say:
    """What a move is good for, in one sentence that promises nothing uncertain."""
    if isinstance(action, Play):
        return _why_play(view, NUT[action.nut])
    if isinstance(action, Take):
        return say("The {nut} may score more somewhere else.", nut=SPELLED[NUT[action.nut]])
    if isinstance(action, Place | Move):
        return _why_there(view, action.cache - 1)
    here = best_points(view, view.squirrels[view.viewer])
    if here:
        return say("Here a nut scores {points} at most. It may do better later.", points=_points(here))
    return say("No nut in hand scores anything here.")


def _points(points: int) -> Say:
    return count(points, "{n} point", "{n} points")


def best_points(view: NiceOneView, cache: int) -> int:
    """The most that a nut in hand would score in a cache as it is."""
    return max((sum(score(list(view.caches[cache]), nut)) for nut in view.hand), default=0)


def _why_play(view: NiceOneView, nut: int) -> Say:
    colours, kinds, twin = score(list(view.caches[view.squirrels[view.viewer]]), nut)
    points = _points(colours + kinds + twin)
    if twin:
        return say("The {nut} meets its twin here: {points}.", nut=SPELLED[nut], points=points)
    if colours + kinds:
        return say("The {nut} meets its like here: {points}.", nut=SPELLED[nut], points=points)
    return say("The {nut} scores nothing here, but the hand runs empty sooner.", nut=SPELLED[nut])


def why_played(view: NiceOneView, action: Play) -> Say:
    """What a nut scores where the squirrel has gone."""
    cache, nut = view.squirrels[view.viewer], NUT[action.nut]
    points = _points(sum(score(list(view.caches[cache]), nut)))
    return say("On cache {cache} the {nut} scores {points}.", cache=cache + 1, nut=SPELLED[nut], points=points)


def _why_there(view: NiceOneView, cache: int) -> Say:
    """What a nut could score there, what is turned over, and what comes within reach."""
    name, best = cache + 1, best_points(view, cache)
    if best:
        return say("On cache {cache} a nut from the hand could score {points}.", cache=name, points=_points(best))
    after = max(LANDINGS[cache], key=lambda to: best_points(view, to))
    if best := best_points(view, after):
        points = _points(best)
        if view.hidden[cache]:
            return say(
                "A nut is turned over on cache {cache}, and cache {after} comes within reach, for {points}.",
                cache=name,
                after=after + 1,
                points=points,
            )
        return say(
            "From cache {cache} the next move can reach cache {after}, for {points}.",
            cache=name,
            after=after + 1,
            points=points,
        )
    if not view.hidden[cache]:
        return say("No nut in hand scores anything on cache {cache} yet.", cache=name)
    others = sum(
        view.hidden[other.cache - 1] for other in view.legal if isinstance(other, Place | Move) and other.cache != name
    )
    if not others:
        return say("Only on cache {cache} is a nut turned over.", cache=name)
    return count(
        others,
        "A nut is turned over on cache {cache}, as on {n} other within reach.",
        "A nut is turned over on cache {cache}, as on {n} others within reach.",
        cache=name,
    )
