"""Phones join a table, hold a seat, and come back to it, whatever becomes of them or of the process."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from nutdesk import children
from nutdesk.core.words import say
from nutdesk.phones import service
from nutdesk.phones.limits import Limits
from nutdesk.phones.messages import (
    Admitted,
    Answered,
    Closing,
    Joins,
    Listening,
    Mishap,
    Present,
    Query,
    QuerySettled,
    Ruled,
    Seating,
    Turned,
    Visitors,
    Wishes,
)
from tests.phones.conftest import Open
from tests.phones.home import CODE, HERE, Home, ticket
from tests.phones.line import Line


def test_a_visitor_sees_who_plays_and_gets_the_seat_that_the_desk_gives(open_home: Open) -> None:
    home = open_home()
    home.tickets[1] = ""
    home.seat()
    with home.visitor() as line:
        hall = line.wait_for("hall")
        while hall["seats"][1]["taken"]:  # it came before the seat was free, and is told again
            hall = line.wait_for("hall")
        assert [seat["taken"] for seat in hall["seats"]] == [True, False, True]
        assert hall["game"] == {"id": "nut-hunt", "title": "Nut Hunt"}
        assert (hall["needs_code"], hall["locked"]) == (False, False)
        line.say(do="sit", seat=1, name="  An\u202ena\t ")
        joins = home.wait(Joins)
        assert (joins.seat, joins.name) == (1, "Anna")
        home.tickets[1] = ticket(1)
        home.seat()
        home.send(Admitted(joins.visitor, 1))
        assert line.wait_for("yours") == {"is": "yours", "seat": 1, "ticket": ticket(1)}
        assert line.wait_for("state")["seat"] == 1
        assert home.wait(Present).seats == (1,)


def test_a_ticket_that_comes_after_the_admission_is_waited_for(open_home: Open) -> None:
    home = open_home()
    home.tickets[1] = ""
    home.seat()
    with home.visitor() as line:
        line.wait_for("hall")
        line.say(do="sit", seat=1, name="Anna")
        home.send(Admitted(home.wait(Joins).visitor, 1))
        home.tickets[1] = ticket(1)
        home.seat()
        assert line.wait_for("yours")["seat"] == 1


def test_whoever_is_turned_away_may_choose_again(home: Home) -> None:
    with home.visitor() as line:
        line.wait_for("hall")
        line.say(do="sit", seat=0, name="Ben")
        home.send(Turned(home.wait(Joins).visitor, say("{seat} says no.", seat="Anna")))
        assert line.wait_for("turned")["why"] == "Anna says no."
        line.say(do="sit", seat=1, name="\u200b")
        assert "name" in line.wait_for("turned")["why"]
        line.say(do="sit", seat=9, name="Ben")
        assert "no such seat" in line.wait_for("turned")["why"]
        line.say(do="sit", seat=1, name="Ben")
        assert home.wait(Joins).seat == 1


def test_without_the_code_nobody_is_named(home: Home) -> None:
    with Line(home.port) as line:
        line.hello()
        hall = line.heard()
        assert hall["needs_code"]
        assert hall["seats"] == []
        line.say(do="sit", seat=0, name="Eve")
        line.say(do="watch")
        line.say(do="language", language="de-AT")
        assert line.heard() == {**hall, "language": "de"}
    with Line(home.port) as line:
        line.hello(code="4712")
        assert line.rest() == [{"is": "gone", "why": "That is not the code. It is shown at the table."}]


def test_a_locked_table_lets_nobody_new_in_and_everybody_back(home: Home) -> None:
    home.locked = True
    home.seat()
    try:
        with home.visitor() as line:
            assert line.heard()["locked"]
            line.say(do="sit", seat=0, name="Ben")
            assert line.wait_for("turned")
            line.say(do="watch")
            assert line.wait_for("state")["seat"] == -1
            home.phone(1).close()
    finally:
        home.locked = False
        home.seat()


def test_an_old_ticket_sees_only_a_sentence(home: Home) -> None:
    for given in ("f" * 32, ticket(0)[:-1] + "9"):
        with Line(home.port) as line:
            line.hello(given)
            (gone,) = line.rest()
            assert gone == {"is": "gone", "why": "This link is not valid any more. Scan the code at the table again."}


def test_somebody_who_watches_sees_what_the_public_sees(home: Home) -> None:
    with home.visitor() as line:
        line.wait_for("hall")
        line.say(do="watch")
        state = line.wait_for("state")
        assert state["seat"] == -1
        assert not state["turn"]
        assert home.wait(Visitors, lambda found: found.count > 0)


def test_a_reloaded_page_is_back_at_once(home: Home) -> None:
    home.phone(0).close()
    with home.phone(0) as line:
        line.say(do="language", language="de")
        assert line.wait_for("state")["language"] == "de"


def test_a_phone_that_lost_its_network_is_replaced_without_a_question(home: Home) -> None:
    silent = home.phone(0)  # it will not answer, as nothing of it reads any more
    with Line(home.port) as line:
        line.hello(ticket(0))
        assert line.heard()["is"] == "yours"
    silent.close()


def test_a_second_device_asks_and_the_first_is_told(home: Home) -> None:
    with home.phone(0) as first, Line(home.port) as second:
        second.hello(ticket(0))
        first.pong()  # it is alive: its browser says so by itself
        assert second.heard()["question"] == 0
        second.say(do="answer", question=0, yes=True)
        assert second.wait_for("yours")
        assert second.wait_for("state")
        assert first.rest()[-1] == {"is": "gone", "why": "Your seat is open on another device now."}


def test_a_second_device_that_says_no_leaves_the_first_alone(home: Home) -> None:
    with home.phone(0) as first, Line(home.port) as second:
        second.hello(ticket(0))
        first.pong()
        assert second.wait_for("question")
        second.say(do="answer", question=0, yes=False)
        assert second.rest()[-1]["is"] == "gone"
        first.say(do="language", language="de")
        assert first.wait_for("state")["language"] == "de"


def test_a_seat_that_is_freed_is_gone_from_its_phone(open_home: Open) -> None:
    home = open_home()
    with home.phone(2) as line:
        home.tickets[2] = ""
        home.seat()
        assert line.rest()[-1]["is"] == "gone"
    with Line(home.port) as line:
        line.hello(ticket(2))
        assert line.rest()[-1]["is"] == "gone"


def test_a_wish_goes_up_once_and_its_answer_comes_back(home: Home) -> None:
    seat = home.match.due.seat  # type: ignore[union-attr]
    with home.phone(seat) as line:
        at = home.numbers[seat]
        line.say(do="gesture", wish=1, at=at, index=0)
        wish = home.wait(Wishes)
        table = home.game.table(home.game.view(home.match.state, seat), home.match.cast)
        assert wish.number == at
        assert wish.piece
        assert table.prompt
        home.send(Ruled(seat, wish.wish, "NH-T1", say("No, {n}.", n=1), ("tile-1",)))
        told = {"is": "ruling", "wish": 1, "clause": "NH-T1", "says": "No, 1.", "culprits": ["tile-1"]}
        assert line.wait_for("ruling") == told
        line.say(do="gesture", wish=2, at=at, index=0)
        wish = home.wait(Wishes)
        home.show(home.match.play(*wish.actions, watch=True), wish=(seat, wish.wish))
        assert line.heard() == {"is": "done", "wish": 2}
        state = line.heard()
        assert state["number"] == at + 1
        assert state["pictures"]
        line.say(do="gesture", wish=3, at=at, index=0)
        assert "changed" in line.wait_for("ruling")["says"]
        assert not [message for message in home.process.poll() if isinstance(message, Wishes)]


def test_a_drop_that_nothing_covers_goes_up_as_what_it_would_have_meant(home: Home) -> None:
    seat = home.match.due.seat  # type: ignore[union-attr]
    with home.phone(seat) as line:
        line.say(do="try", wish=1, at=home.numbers[seat], piece="hand", spot="hand")
        wish = home.wait(Wishes)
        assert (wish.actions, wish.piece, wish.spot) == ((), "hand", "hand")
        line.say(do="try", wish=2, at=home.numbers[seat], piece="nothing", spot="hand")
        assert line.rest()[-1]["is"] == "gone"


def test_a_question_waits_for_a_phone_that_is_away(home: Home) -> None:
    home.send(Query(1, 7, say("Shall {who} undo?", who="Ben"), say("All right"), say("No")))
    with home.phone(1, "de") as line:
        question = line.wait_for("question")
        assert question["question"] == 7
        assert question["says"] == "Shall Ben undo?"
        line.say(do="answer", question=7, yes=True)
        assert home.wait(Answered) == Answered(1, 7, True)
        assert line.wait_for("settled")["question"] == 7
        line.say(do="answer", question=7, yes=True)  # a second tap
        home.send(Query(1, 8, "?", "y", "n"), QuerySettled(1, 8))
        assert line.wait_for("settled")["question"] == 8
    assert not [message for message in home.process.poll() if isinstance(message, Answered)]


def test_a_killed_process_is_back_at_the_same_port_with_what_it_showed(open_home: Open) -> None:
    home = open_home()
    port, pid = home.port, home.process.pid
    assert pid is not None
    with home.phone(1) as line:
        os.kill(pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        assert line.rest() == []
    home.heard = [message for message in home.process.poll() if not isinstance(message, Mishap)]
    while home.process.pid == pid:
        home.heard = [message for message in home.process.poll() if not isinstance(message, Mishap)]
    home.wait(Listening)
    assert home.port == port
    with home.phone(1) as line:
        line.say(do="language", language="de")
        assert line.wait_for("state")["number"] == home.numbers[1]


def test_a_table_that_is_closed_tells_its_phones_and_frees_the_port(open_home: Open) -> None:
    home = open_home()
    port = home.port
    with home.phone(0) as line:
        home.process.close()
        assert line.rest()[-1]["is"] == "gone"
    with pytest.raises(OSError, match=r"."):
        Line(port)


def test_the_process_ends_with_its_pipe(open_home: Open) -> None:
    home = open_home()
    port = home.port
    with home.phone(0) as line:
        home.process.close(again=True)
        assert line.rest() == []  # it may come back: perhaps another process is about to start
    with pytest.raises(OSError, match=r"."):
        Line(port)


def test_where_no_loop_watches_a_pipe_a_thread_does() -> None:
    process, pipe = children.start(unwatched, name="phones by a thread")
    try:
        assert isinstance(pipe.recv(), Listening)
        pipe.send(Seating((), (), CODE))
        pipe.send(Closing())
        process.join(20)
        assert process.exitcode == 0
    finally:
        pipe.close()
        process.kill()
        process.join()


def unwatched(connection: children.PipeEnd) -> None:
    """What the process runs on Windows."""
    service.WATCHED = False
    service.run(connection, "nice-one-squirrel", HERE, 0, Limits())
