"""A scene: a position, and a script of steps to watch and answer. It is data, never code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import attrs

from nutdesk import games, paths
from nutdesk.core.clean import LONGEST_NAME, clean
from nutdesk.core.game import Game, Player, Refusal
from nutdesk.core.match import Match
from nutdesk.core.moves import Action, Luck, Notation
from nutdesk.core.words import say
from nutdesk.teach.source import Keys, Mistake, Source, parse, read


class SceneError(Mistake):
    """A scene that cannot be used as it is."""


@attrs.frozen(kw_only=True)
class Step:
    """One step of the script."""

    number: int
    """From 1."""
    line: int
    say: str = ""
    """The caption for everybody."""
    note: str = ""
    """For the presenter alone."""
    show: tuple[str, ...] = ()
    """Ids of the spots and pieces to point at."""
    large: tuple[str, ...] = ()
    """Ids of what is shown large beside the table: pieces, spots and notes of any seat, and exhibits of the game."""
    figure: tuple[str, str] | None = None
    """A number to remember, and what it counts."""
    holds: Mapping[str, Any] = attrs.Factory(dict)
    """What must be true afterwards, as keys of Game.describe: tables are compared in part, lists as a whole."""

    @property
    def words(self) -> tuple[str, ...]:
        """What everybody reads at first: the caption, and what is asked."""
        return (self.say,) if self.say else ()

    @property
    def captions(self) -> tuple[str, ...]:
        """Every text of this step that everybody reads."""
        return (*((self.say,) if self.say else ()), *(self.figure or ()))


@attrs.frozen(kw_only=True)
class Tell(Step):
    """Only a caption and a pointer: nothing moves."""


@attrs.frozen(kw_only=True)
class Ending(Step):
    """The end of a course: what everybody can do now. The screens offer to play."""

    can: tuple[str, ...]

    @property
    def words(self) -> tuple[str, ...]:
        return (*super().words, *self.can)

    @property
    def captions(self) -> tuple[str, ...]:
        return (*super().captions, *self.can)


@attrs.frozen(kw_only=True)
class Do(Step):
    """A gesture is made, with the luck that is written here."""

    actions: tuple[Action, ...]
    luck: tuple[Luck, ...] = ()


@attrs.frozen(kw_only=True)
class Refuse(Step):
    """A gesture is tried that the rules do not allow."""

    actions: tuple[Action, ...]
    clause: str


@attrs.frozen(kw_only=True)
class QuestionStep(Step):
    """Something is asked, and every answer gets a reply."""

    because: str
    """The reply to the right answer."""
    clause: str
    reveal: tuple[str, ...] = ()
    """Ids of what is lit with the answer."""

    @property
    def asked(self) -> str:
        """The question itself."""
        raise NotImplementedError

    @property
    def replies(self) -> tuple[str, ...]:
        """What is written for wrong answers."""
        raise NotImplementedError

    @property
    def words(self) -> tuple[str, ...]:
        return (*super().words, self.asked)

    @property
    def captions(self) -> tuple[str, ...]:
        return (*super().captions, self.asked, self.because)


@attrs.frozen(kw_only=True)
class Ask(QuestionStep):
    """The group finds a right move, which is not played."""

    ask: str
    right: tuple[Action, ...]
    wrong: Mapping[Action, str] = attrs.Factory(dict)
    """The replies to moves that are allowed, but not the answer."""
    otherwise: str = ""
    """The reply to any other allowed move."""

    @property
    def asked(self) -> str:
        return self.ask

    @property
    def replies(self) -> tuple[str, ...]:
        return (*self.wrong.values(), *([self.otherwise] if self.otherwise else []))


@attrs.frozen(kw_only=True)
class Vote(QuestionStep):
    """The group chooses between sentences."""

    vote: str
    choices: tuple[str, ...]
    right: int
    """From 0."""
    wrong: tuple[str, ...] = ()
    """The reply to each wrong choice, in their order."""

    @property
    def asked(self) -> str:
        return self.vote

    @property
    def says_choice(self) -> bool:
        """Whether the reason begins with the right choice, which need not be told before it."""
        return self.because.startswith(self.choices[self.right])

    @property
    def replies(self) -> tuple[str, ...]:
        return self.wrong

    @property
    def captions(self) -> tuple[str, ...]:
        return (*super().captions, *self.choices)


@attrs.frozen
class Scene:
    """A whole scene; load() has made sure that its match can be started."""

    path: str
    title: str
    game: Game
    players: int
    options: Mapping[str, bool | str]
    clauses: tuple[str, ...]
    steps: tuple[Step, ...]
    course: int | None = None
    """Its place in the game's whole course, by topics; None if it has none."""
    short: int | None = None
    """Its place in the game's short course, after which people can play; None if it has none."""
    names: tuple[str, ...] = ()
    """What the players are called, instead of their colours."""
    position: Mapping[str, Any] | None = None
    seed: str | None = None
    """The seed of all luck that the script does not give."""
    moves: tuple[Action, ...] = ()
    """Played before the first step."""

    def match(self) -> Match:
        """A match at the beginning of the scene; raises Refusal, whose `where` is the key of the scene."""
        start = None
        if self.position is not None:
            try:
                start = self.game.position(self.position, self.options, self.players)
            except Refusal as refusal:
                raise Refusal(refusal.ruling, f"position.{refusal.where}".rstrip(".")) from None
        seats = self.game.seats[: self.players]
        seats = (*map(_called, seats, self.names), *seats[len(self.names) :])
        match = Match(self.game, self.options, seats, self.seed or "", start=start, fair=False)
        first, *rest = _gestures(self.moves)
        played = 0
        try:
            match.begin(first)
            played = len(first)
            for gesture in rest:
                match.play(*gesture)
                played += len(gesture)
        except Refusal as refusal:
            raise Refusal(refusal.ruling, f"moves.{played + 1}") from None
        return match


def _called(player: Player, name: str) -> Player:
    return attrs.evolve(player, name=name)


def _gestures(moves: Sequence[Action]) -> list[list[Action]]:
    """Split moves into gestures: the luck that comes first, then each action with the luck that follows it."""
    gestures: list[list[Action]] = [[]]
    for move in moves:
        if isinstance(move, Luck):
            gestures[-1].append(move)
        else:
            gestures.append([move])
    return gestures


def load(path: Path) -> Scene:
    """The scene in a file; raises SceneError."""
    try:
        source = read(path)
    except Mistake as mistake:
        raise _scene_error(mistake) from None
    return _Reader(source).scene()


def loads(text: str, path: str = "scene") -> Scene:
    """The scene in a text; raises SceneError."""
    try:
        source = parse(text.encode("utf-8", "surrogatepass"), path)
    except Mistake as mistake:
        raise _scene_error(mistake) from None
    return _Reader(source).scene()


def find(path: Path) -> tuple[Path, ...]:
    """The scenes in a folder and its subfolders, in order; for a file, the file itself."""
    return tuple(sorted(path.rglob("*.toml"))) if path.is_dir() else (path,)


def course(game: str) -> tuple[Scene, ...]:
    """The scenes of a game's course that came with the program, in order; raises SceneError."""
    scenes = [scene for scene in map(load, find(paths.scenes() / game)) if scene.course is not None]
    return tuple(sorted(scenes, key=lambda scene: scene.course or 0))


def _scene_error(mistake: Mistake) -> SceneError:
    return SceneError(mistake.path, mistake.line, mistake.sentence, unreadable=mistake.unreadable)


MOST_STEPS: Final = 200
"""More than a whole game needs, told move by move."""
MOST_MOVES: Final = 5000
"""Moves before the first step: twice as many as the longest known game."""
TOP: Final = (
    "title",
    "game",
    "course",
    "short",
    "names",
    "clauses",
    "players",
    "options",
    "position",
    "seed",
    "moves",
    "step",
)
ANY: Final = ("say", "note", "show", "large", "figure", "holds")
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "do": ("luck",),
    "refuse": ("clause",),
    "ask": ("right", "because", "clause", "wrong", "reveal"),
    "vote": ("choices", "right", "because", "clause", "wrong", "reveal"),
    "can": (),
}
"""The keys of each kind of step; a step without any of them only tells something."""
OTHERWISE: Final = "otherwise"
"""Stands for any other wrong move."""


class _Reader:
    """Turns a TOML file into a scene, and every mistake in it into one sentence with its line."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.game: Game

    def error(self, at: Keys, sentence: str, clause: str = "") -> SceneError:
        return SceneError(self.source.path, self.source.line(*at), sentence, clause)

    def scene(self) -> Scene:
        data = self.source.data
        self.check_keys(data, TOP, ())
        name = self.text(data, "game", ())
        try:
            self.game = games.load(name)
        except KeyError:
            there = ", ".join(games.ids())
            why = say("There is no game '{name}'. The games are {there}.", name=name[:40], there=there)
            raise self.error(("game",), why) from None
        players = self.number(data, "players", ())
        if players not in self.game.players:
            counts = ", ".join(map(str, self.game.players))
            why = say(
                "{title} is for {counts} players, not for {players}.",
                title=self.game.title,
                counts=counts,
                players=players,
            )
            raise self.error(("players",), why)
        if "position" not in data and "seed" not in data:
            raise self.error((), say("A scene must begin with a [position], or with a 'seed' and 'moves'."))
        steps = data.get("step")
        if not isinstance(steps, list) or not steps or not all(isinstance(step, dict) for step in steps):
            raise self.error(("step",), say("A scene needs at least one [[step]]."))
        if len(steps) > MOST_STEPS:
            why = say("A scene has at most {n} steps.", n=MOST_STEPS)
            raise self.error(("step", MOST_STEPS), why)
        scene = Scene(
            self.source.path,
            self.text(data, "title", ()),
            self.game,
            players,
            self.options(data),
            self.clauses(data),
            tuple(self.step(index, step) for index, step in enumerate(steps)),
            self.number(data, "course", ()) if "course" in data else None,
            self.number(data, "short", ()) if "short" in data else None,
            self.names(data, players) if "names" in data else (),
            self.table(data, "position", ()) if "position" in data else None,
            self.text(data, "seed", ()) if "seed" in data else None,
            self.actions(data, "moves", ()) if "moves" in data else (),
        )
        try:
            scene.match()
        except Refusal as refusal:
            raise self.error((refusal.where,), refusal.ruling.reason, refusal.ruling.clause) from None
        except Exception as error:
            # A stranger's data have reached the rules of a game: no error in there may end the program.
            raise self.error(("position",), say("A game cannot begin like this.")) from error
        return scene

    def options(self, data: dict[str, Any]) -> dict[str, bool | str]:
        wishes = self.table(data, "options", ()) if "options" in data else {}
        for key, wish in wishes.items():
            try:
                self.game.chosen({key: wish})
            except ValueError as error:
                raise self.error(("options", key), f"{error}.") from None
        return self.game.chosen(wishes)

    def clauses(self, data: dict[str, Any]) -> tuple[str, ...]:
        named = self.texts(data, "clauses", ())
        for index, clause in enumerate(named):
            self.check_clause(clause, ("clauses", index))
        return named

    def step(self, index: int, data: dict[str, Any]) -> Step:
        at: Keys = ("step", index)
        kinds = [kind for kind in KINDS if kind in data]
        if len(kinds) > 1:
            why = say("A step has either '{one}' or '{other}', not both.", one=kinds[0], other=kinds[1])
            raise self.error((*at, kinds[1]), why)
        kind = kinds[0] if kinds else ""
        self.check_keys(data, (*ANY, *kinds, *KINDS.get(kind, ())), at)
        common: dict[str, Any] = {
            "number": index + 1,
            "line": self.source.line(*at),
            "say": self.text(data, "say", at) if kind in ("", "do", "refuse", "can") or "say" in data else "",
            "note": self.text(data, "note", at) if "note" in data else "",
            "show": self.texts(data, "show", at) if "show" in data else (),
            "large": self.texts(data, "large", at) if "large" in data else (),
            "figure": self.figure(data, at) if "figure" in data else None,
            "holds": self.table(data, "holds", at) if "holds" in data else {},
        }
        if kind == "do":
            luck = self.luck(data, at) if "luck" in data else ()
            return Do(**common, actions=self.actions(data, "do", at), luck=luck)
        if kind == "can":
            return Ending(**common, can=self.texts(data, "can", at))
        if not kind:
            return Tell(**common)
        clause = self.text(data, "clause", at)
        self.check_clause(clause, (*at, "clause"))
        if kind == "refuse":
            return Refuse(**common, actions=self.actions(data, "refuse", at), clause=clause)
        common |= {"because": self.text(data, "because", at), "clause": clause}
        common["reveal"] = self.texts(data, "reveal", at) if "reveal" in data else ()
        if kind == "ask":
            ask, right = self.text(data, "ask", at), self.actions(data, "right", at)
            wrong, otherwise = self.wrong_moves(data, at) if "wrong" in data else ({}, "")
            return Ask(**common, ask=ask, right=right, wrong=wrong, otherwise=otherwise)
        vote, choices = self.text(data, "vote", at), self.texts(data, "choices", at)
        number = self.number(data, "right", at)
        if len(choices) < 2:
            raise self.error((*at, "choices"), say("A vote needs at least two choices."))
        if not 1 <= number <= len(choices):
            raise self.error((*at, "right"), say("'right' must be a number from 1 to {n}.", n=len(choices)))
        replies = self.texts(data, "wrong", at) if "wrong" in data else ()
        if replies and len(replies) != len(choices) - 1:
            raise self.error(
                (*at, "wrong"), say("'wrong' must have one sentence for each wrong choice, in the same order.")
            )
        return Vote(**common, vote=vote, choices=choices, right=number - 1, wrong=replies)

    def figure(self, data: dict[str, Any], at: Keys) -> tuple[str, str]:
        """A number, and what it counts."""
        figure = self.texts(data, "figure", at)
        if len(figure) != 2:
            raise self.error((*at, "figure"), say("'figure' must be two texts: a number, and what it counts."))
        return figure[0], figure[1]

    def names(self, data: dict[str, Any], players: int) -> tuple[str, ...]:
        """The names of the players, as clean as those that people type."""
        written = self.texts(data, "names", ())
        names = tuple(clean(name, LONGEST_NAME) for name in written)
        if len(names) != players or len(set(names)) < players or not all(names):
            raise self.error(
                ("names",), say("'names' must have a different name for each of the {n} players.", n=players)
            )
        return names

    def wrong_moves(self, data: dict[str, Any], at: Keys) -> tuple[dict[Action, str], str]:
        """The replies to wrong moves, and to any other."""
        replies, wrong = self.table(data, "wrong", at), dict[Action, str]()
        for move in replies:
            reply = self.text(replies, move, (*at, "wrong"))
            if move != OTHERWISE:
                wrong[self.action(move, (*at, "wrong", move))] = reply
        return wrong, replies.get(OTHERWISE, "")

    def actions(self, data: dict[str, Any], key: str, at: Keys) -> tuple[Action, ...]:
        """One action, or a list of them."""
        one = isinstance(data.get(key), str)
        actions: list[Action] = []
        written = (data[key],) if one else self.texts(data, key, at)
        if len(written) > MOST_MOVES:
            raise self.error((*at, key, MOST_MOVES), say("This is more than {n} moves.", n=MOST_MOVES))
        for index, text in enumerate(written):
            where: Keys = (*at, key) if one else (*at, key, index)
            actions.append(self.action(text, where, luck=key == "moves"))
        return tuple(actions)

    def action(self, text: str, at: Keys, *, luck: bool = False) -> Action:
        """The move that a text stands for; an answer of chance only where `luck` may stand."""
        try:
            action = self.game.parse(text)
        except Notation as error:
            raise self.error(at, say("This is not a move: {error}.", error=str(error))) from None
        if isinstance(action, Luck) and not luck:
            raise self.error(at, say("What is rolled or dealt belongs in 'luck'."))
        return action

    def luck(self, data: dict[str, Any], at: Keys) -> tuple[Luck, ...]:
        """A list of answers of chance, each a list of numbers."""
        answers = data["luck"]
        if not isinstance(answers, list) or not all(
            isinstance(answer, list) and all(type(value) is int for value in answer) for answer in answers
        ):
            raise self.error((*at, "luck"), say("'luck' must be a list of answers, each a list of numbers: [[3]]."))
        return tuple(Luck(tuple(answer)) for answer in answers)

    def check_keys(self, data: dict[str, Any], known: tuple[str, ...], at: Keys) -> None:
        for key in data:
            if key not in known:
                template = "A step of this kind has no '{key}'." if at else "A scene has no '{key}'."
                raise self.error((*at, key), say(template, key=key[:40]))

    def check_clause(self, clause: str, at: Keys) -> None:
        if clause not in self.game.clauses:
            raise self.error(at, say("{title} has no rule '{clause}'.", title=self.game.title, clause=clause[:40]))

    def text(self, data: dict[str, Any], key: str, at: Keys) -> str:
        value = data.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.error((*at, key), say("'{key}' is missing, or is not a text.", key=key))
        return value

    def number(self, data: dict[str, Any], key: str, at: Keys) -> int:
        value = data.get(key)
        if type(value) is not int:
            raise self.error((*at, key), say("'{key}' is missing, or is not a number.", key=key))
        return value

    def table(self, data: dict[str, Any], key: str, at: Keys) -> dict[str, Any]:
        value = data.get(key)
        if not isinstance(value, dict):
            raise self.error((*at, key), say("'{key}' must be a table of its own.", key=key))
        return value

    def texts(self, data: dict[str, Any], key: str, at: Keys) -> tuple[str, ...]:
        value = data.get(key)
        good = isinstance(value, list) and all(isinstance(item, str) and item for item in value)
        if not good or not value:
            raise self.error((*at, key), say("'{key}' is missing, or is not a list of texts.", key=key))
        return tuple(value)
