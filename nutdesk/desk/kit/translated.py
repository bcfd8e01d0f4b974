"""Texts that come from files in English, such as scenes and rules, in the current language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

import attrs

from nutdesk.core.match import Match
from nutdesk.desk.kit.words import Voice, joined, strung, tr, voice
from nutdesk.teach import handbook, rulebook
from nutdesk.teach.browse import ListedLesson as Listed
from nutdesk.teach.handbook import Handbook
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.rulebook import Clause
from nutdesk.teach.scene import Ask, Ending, Scene, Step, Vote

TEXTS = ("title", "say", "note", "ask", "vote", "because", "otherwise", "section", "text")
"""The fields of scenes, steps and clauses that people read; choices, and replies to answers, come in addition."""

Told = TypeVar("Told", Scene, Step, Listed, Clause)


def voice_of(match: Match) -> Voice:
    """The current voice of a match, whoever plays it."""
    return voice(match.game.id, tuple(player.name for player in match.cast))


def tell_cast(match: Match) -> None:
    """Give the players of a lesson their names in the current language."""
    speaks = voice(match.game.id)
    names = {player: attrs.evolve(player, name=speaks.tell(player.name)) for player in match.cast}
    match.players = tuple(names[player] for player in match.players)
    match.cast = tuple(names[player] for player in match.cast)


def tell_scene(scene: Scene) -> Scene:
    """Translate a scene, again if need be; its texts remember what the author wrote."""
    speaks = voice(scene.game.id)
    return attrs.evolve(_told(scene, speaks), steps=tuple(_told(step, speaks) for step in scene.steps))


def tell_lesson(lesson: Lesson) -> None:
    """Translate a lesson in progress, its texts and its players' names."""
    lesson.scene = tell_scene(lesson.scene)
    tell_cast(lesson.match)


def tell_listed(lesson: Listed) -> Listed:
    """Translate a line of the lesson list."""
    return _told(lesson, voice(lesson.game))


def clauses(game: str) -> tuple[Clause, ...]:
    """The rules of a game, in order; raises RulebookError."""
    return _rules(voice(game))


@lru_cache(maxsize=8)
def _rules(speaks: Voice) -> tuple[Clause, ...]:
    """Translated once per language, as the rules panel asks at every key typed into its search."""
    return tuple(_told(clause, speaks) for clause in rulebook.clauses(speaks.game))


def handbook_of(game: str) -> Handbook | None:
    """The handbook of a game; None if it has none. Raises HandbookError."""
    return _handbook(voice(game)) if handbook.exists(game) else None


@lru_cache(maxsize=8)
def _handbook(speaks: Voice) -> Handbook:
    return handbook.load(speaks.game, speaks.tell)


def clause(game: str, clause_id: str) -> Clause:
    """One rule of a game; raises KeyError and RulebookError."""
    return _told(rulebook.clause(game, clause_id), voice(game))


def mark_of(kind: str) -> tuple[str, str]:
    """The tag of sentences that are not from the rulebook, and what it means; '' for a plain rule."""
    if kind == "prototype":
        meaning = tr("This is not in the rulebook: it comes from the designer's public prototype and its rule sheet.")
        return tr("prototype"), meaning
    if kind == "house":
        return tr("house data"), tr("The rulebook gives no list: these cards, names or numbers are our own.")
    if kind == "ruling":
        return tr("decided here"), tr("The rulebook is silent or unclear here: this is how it is played at this table.")
    return "", ""


def plain(clause: Clause) -> str:
    """A rule as one text, with the tag before what is not from the rulebook."""
    told = ((mark_of(part.kind)[0], part.text) for part in clause.parts)
    return joined((strung("[{tag}] {text}", tag=tag, text=text) if tag else text for tag, text in told), " ")


def _told(thing: Told, speaks: Voice) -> Told:
    texts: dict[str, Any] = {name: speaks.tell(text) for name in TEXTS if (text := getattr(thing, name, ""))}
    if isinstance(thing, Step) and thing.figure is not None:
        texts["figure"] = tuple(map(speaks.tell, thing.figure))
    if isinstance(thing, Ending):
        texts["can"] = tuple(map(speaks.tell, thing.can))
    if isinstance(thing, Vote):
        texts["choices"], texts["wrong"] = (tuple(map(speaks.tell, told)) for told in (thing.choices, thing.wrong))
    if isinstance(thing, Ask):
        texts["wrong"] = {move: speaks.tell(reply) for move, reply in thing.wrong.items()}
    if isinstance(thing, Clause):
        texts["more"] = tuple(attrs.evolve(part, text=speaks.tell(part.text)) for part in thing.more)
    return attrs.evolve(thing, **texts)
