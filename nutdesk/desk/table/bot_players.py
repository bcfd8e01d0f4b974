"""Bots at the table: they think in their own process and play like people."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from nutdesk.core.events import Event, EventKind, event
from nutdesk.core.fact import Fact
from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Entry
from nutdesk.core.moves import Action
from nutdesk.core.wish import Wish
from nutdesk.core.words import Say, say
from nutdesk.desk.settings.settings import BOT_PACES
from nutdesk.desk.table.bot_requests import OwnRequests
from nutdesk.desk.table.session import Session

if TYPE_CHECKING:
    from nutdesk.bots.levels import Level
    from nutdesk.bots.process import Reply

KIT = "kit"
LETTER = 0.03
"""Seconds per letter of a reason, at the normal pace."""
HESITATION = 3.0
"""Seconds that a bot waits after an undo: the moves may be redone, or more may be taken back."""
SLACK = 0.4
"""Seconds that a bot with hidden cards waits beyond its longest possible thought."""
DEALS = 40
"""How many other deals are tried, at most, before a reason is said aloud: a few milliseconds."""
ALIKE = (3, 8)
"""In how many of these the move must be possible, with the same reason in all of them; and how many are enough."""
TICK = 30


@cache
def reason(level: str) -> EventKind:
    """A bot's reason as an event, told before its move."""
    return event("", "{seat}: {text}", "seat text", icon=f"level-{level}")


def level_of(kind: str) -> Level:
    """The level of a bot; one that this program does not know plays like the second level."""
    from nutdesk.bots.levels import BY_ID, YOUNG

    return BY_ID.get(kind, BY_ID[YOUNG])


def longest_thought(session: Session, level: Level) -> float:
    """Seconds after which a bot of this level has certainly finished thinking; 0 if it may move as soon as it has.

    In a game with hidden cards every choice takes this long, on anybody's turn: a bot's speed could show what it holds.
    """
    return level.seconds + SLACK if level.seconds and session.game.secrets else 0.0


def tells_nothing(session: Session, seat: int, action: Action, why: Say) -> bool:
    """Whether a bot may say this aloud, as it would say the same with any other hidden cards."""
    game, state = session.game, session.match.state
    if not game.secrets:
        return True
    advice, rng = game.advice(), Random(session.match.seed)
    public, heard = game.view(state, TABLE), 0
    least, enough = ALIKE
    for _ in range(DEALS):
        other = look(game, game.determinize(public, rng), seat)
        if action in other.legal:
            heard += 1
            if advice.why(other, action) != why:
                return False
            if heard >= enough:
                break
    return heard >= least


class BotPlayers(QObject):
    """Plays the bots' seats: asks for moves without waiting, announces them, plays them."""

    changed = Signal()
    """Who is thinking, how long it still takes, or whether the bots are paused has changed."""
    said = Signal(object)
    """A bot is about to move (Event)."""

    def __init__(self, session: Session, parent: QObject, busy: Callable[[], bool]) -> None:
        super().__init__(parent)
        self.session = session
        self.busy = busy
        """Whether an animation is playing; a bot does not move before it ends."""
        self.pace = "normal"
        self.paused = False
        self._requests = OwnRequests(self)
        self._at: Entry | None = None
        """The entry for which a move is wanted."""
        self._since = self._until = 0.0
        self._ripe = 0.0
        """When the answer may be played; later if the process had to be started first."""
        self._answer: Reply | None = None
        self._free = False
        """Whether the bot may give its reason: only on its own turn, as on others' it could show what it holds, and not
        if everybody sees that there is no choice."""
        self._reason: Event | None = None
        self._waits = 0.0
        """Until when the bots wait although nobody has paused them."""
        self._steps = 0
        """How many moves may be made although the bots are paused."""
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)
        session.reseated.connect(self._reseated)

    @property
    def there(self) -> bool:
        """Whether any seat is a bot's."""
        return bool(self.session.bots)

    @property
    def thinking(self) -> int | None:
        """The seat that is thinking."""
        return self.session.bot_due if self._at is not None else None

    @property
    def waiting(self) -> bool:
        """Whether a bot that is to choose waits until somebody lets it."""
        return self.paused and not self._steps

    @property
    def share(self) -> float:
        """The part of its thinking time that has passed."""
        return min(1.0, (monotonic() - self._since) / max(0.01, self._until - self._since)) if self._at else 0.0

    # ---- what a person can do about them --------------------------------------------------------------------------

    def set_paused(self, paused: bool) -> None:
        """Pause the bots, or let them go on."""
        self.paused, self._steps, self._waits = paused, 0, 0.0
        self.wake()
        self.changed.emit()

    def step(self) -> None:
        """Let the bot that is to choose make one move, then pause."""
        if self.session.bot_due is None:
            return
        self.paused, self._steps, self._waits = True, 1, 0.0
        self.wake()
        self.changed.emit()

    def hurry(self) -> None:
        """Somebody has read the reason: wait no longer."""
        if self._reason is not None:
            self._until = 0.0

    def wake(self) -> None:
        """Check whether a bot is to choose."""
        if self.session.bot_due is None or self.waiting:
            self.rest()
        elif not self._timer.isActive():
            self._timer.start()

    def rest(self) -> None:
        """Stop thinking, and drop what was asked."""
        self._timer.stop()
        self._drop()

    # ---- thinking -------------------------------------------------------------------------------------------------

    def tell(self, fact: Fact) -> None:
        """The match has changed: stop thinking about the old position. After an undo, leave people time for more."""
        if fact.played:
            self._waits = 0.0
            if self._steps and self.session.kind_of(fact.seat):
                self._steps -= 1
            self._drop()
        else:
            self._drop()
            self._steps, self._waits = 0, monotonic() + HESITATION
            if not self.session.people and not self.paused and self.there:
                self.set_paused(True)
        self.wake()

    def _reseated(self) -> None:
        """Somebody else plays a seat: what was asked for whoever sat there is not played any more."""
        self._drop()
        self.wake()
        self.changed.emit()

    def _drop(self) -> None:
        """Drop the request, if there is one."""
        was = self._at is not None
        self._requests.cancel()
        self._at = self._answer = self._reason = None
        self._ripe = 0.0
        if was:
            self.changed.emit()

    def _tick(self) -> None:
        seat, now = self.session.bot_due, monotonic()
        if seat is None:
            self.rest()
        elif now < self._waits:
            return
        elif self._at is not self.session.match.current:
            self._begin(seat, now)
        else:
            ready = self._answer is not None and now >= max(self._until, self._ripe) and not self.busy()
            if ready and (self._reason is not None or not self._announce(now)):
                self._play()
            else:
                self.changed.emit()

    def _begin(self, seat: int, now: float) -> None:
        self._drop()
        session, level = self.session, level_of(self.session.kind_of(seat))
        match = session.match
        view = look(session.game, match.state, seat)
        self._at, self._since = match.current, now
        self._until = now + max(BOT_PACES[self.pace], longest_thought(session, level))
        options = look(session.game, match.state, TABLE).legal if session.game.secrets else view.legal
        self._free = seat == view.turn and len(options) != 1
        seed = f"{match.seed}/{match.current.depth}/{seat}"
        self._requests.move(session.game.id, view, level.id, seed, self._take)
        self.changed.emit()

    def _take(self, answer: Reply) -> None:
        self._answer = answer
        if answer.unable:  # nobody thinks here
            self._until = self._since + BOT_PACES[self.pace]
        elif not answer.mishap and self.session.bot_due is not None:
            level = level_of(self.session.kind_of(self.session.bot_due))
            self._ripe = monotonic() - answer.seconds + longest_thought(self.session, level)

    def _announce(self, now: float) -> bool:
        """Say the reason, and leave time to read it; False if there is nothing to say."""
        seat, answer, pace = self.session.bot_due, self._answer, BOT_PACES[self.pace]
        assert seat is not None
        assert answer is not None
        assert answer.thought is not None
        chosen = answer.thought.candidates[0]
        level = level_of(self.session.kind_of(seat))
        texts: list[str] = [answer.mishap] if answer.mishap and not answer.unable else []
        if self._free and (level.id == KIT or tells_nothing(self.session, seat, chosen.action, chosen.why)):
            texts.append(chosen.why)
        if not texts:
            return False
        text = texts[0] if len(texts) == 1 else say("{one} {two}", one=texts[0], two=texts[1])
        self._reason = reason(level.id)(seat, text)
        self._until = now + pace * LETTER * len(text)
        self.said.emit(self._reason)
        return True

    def _play(self) -> None:
        answer, reason = self._answer, self._reason
        assert answer is not None
        assert answer.thought is not None
        seat = self.session.bot_due
        assert seat is not None
        self._drop()
        ruling = self.session.submit(Wish((answer.thought.action,), "bot", seat, reason=reason))
        assert ruling, ruling.reason
