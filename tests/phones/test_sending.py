"""What is sent to a phone: packed, the newest first of all, and no more than it can take."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import aiohttp
import pytest

from nutdesk.phones.messages import Query, Sight
from tests.phones.conftest import Open
from tests.phones.home import Home, ticket
from tests.phones.line import apart


async def hear(port: int, compress: int) -> tuple[dict[str, Any], int]:
    """The first state of seat 0, and how far back what is packed refers; 0 if it is not."""
    home = f"http://127.0.0.1:{port}"
    talk = f"{home}/talk"
    async with aiohttp.ClientSession() as session, session.ws_connect(talk, origin=home, compress=compress) as line:
        await line.send_json({"do": "hello", "ticket": ticket(0), "code": "", "language": "de"})
        assert (await line.receive_json())["is"] == "yours"
        return await line.receive_json(), line.compress


def test_a_browser_that_can_unpack_gets_it_packed_and_reads_the_same(home: Home) -> None:
    packed, how = apart(hear(home.port, 15))
    assert how
    plain, how = apart(hear(home.port, 0))
    assert not how
    assert packed == plain


def test_a_slow_phone_gets_the_newest_state_without_what_led_to_it(open_home: Open) -> None:
    home = open_home("little-nutters", 4)
    seat = home.match.due.seat  # type: ignore[union-attr]
    with home.phone(seat) as line:
        many = 0
        for _ in range(60):  # more than the system and the server keep for a phone that does not read
            entry = home.match.play(home.game.legal(home.match.state)[0], watch=True)
            home.show(entry)
            many += 1
        home.send(Query(seat, 1, "?", "yes", "no"), Query((seat + 1) % 4, 1, "?", "yes", "no"))
        with home.phone((seat + 1) % 4) as other:
            other.wait_for("question")  # all of it is in the process
        shown = []
        while (found := line.heard())["is"] != "question":
            shown.append(found)
        assert 1 < len(shown) < many
        assert shown[-1]["number"] == home.numbers[seat]
        for before, after in pairwise(shown):
            missed = after["number"] > before["number"] + 1
            assert not (missed and after["pictures"])


def test_a_phone_that_takes_nothing_is_let_go_and_the_others_play_on(open_home: Open) -> None:
    home = open_home()
    with home.phone(0), home.phone(1) as other:
        home.send(*(Query(0, number, "x" * 20_000, "yes", "no") for number in range(1, 400)))
        home.show()
        assert other.wait_for("state")["number"] == home.numbers[1]


def test_words_of_players_stay_words(open_home: Open) -> None:
    home = open_home()
    names = ('</script><img src=x onerror="x()">', "{0.__class__}", '\u2028\\"')
    cast = [type(player)(name, player.colour) for player, name in zip(home.match.players, names, strict=True)]
    home.seat(cast)
    with home.phone(0) as line:
        line.say(do="language", language="de")
        while [player["name"] for player in line.wait_for("state")["cast"]] != list(names):
            pass  # it may have come in before the names


@pytest.mark.parametrize("seat", [0, 1])
def test_a_state_is_for_its_seat_alone(home: Home, seat: int) -> None:
    with home.phone(seat) as line:
        for viewer in home.numbers:
            if viewer != seat:
                home.numbers[viewer] += 1
                view = home.game.view(home.match.state, viewer)
                home.send(Sight(viewer, home.numbers[viewer], view, waits=True, fair=True))
        home.send(Query(seat, 77, "?", "yes", "no"))
        assert line.heard()["question"] == 77
