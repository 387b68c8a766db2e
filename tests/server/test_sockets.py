"""A table over its socket: whole games, lost lines, spectators, chat, who is there."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.clients import (
    BOT,
    OPEN,
    Client,
    Message,
    arrive,
    at_random,
    run,
    seated,
    until,
)
from tests.server.conftest import FRIEND
from tinhorn.games import GAMES
from tinhorn.kernel.log import replay
from tinhorn.kernel.record import from_json

NAMES = ("Ann", "Bob", "Cat")


async def whole_game(people: list[Client], watchers: list[Client]) -> None:
    await people[0].post("start")
    for client in (*people, *watchers):
        client.code = people[0].code
        await client.connect()
    await asyncio.gather(
        *(
            client.play(at_random(Random(f"{number}")))
            for number, client in enumerate((*people, *watchers))
        )
    )


async def record_of(client: Client) -> bytes:
    return (await client.ask("GET", f"/api/tables/{client.code}/record")).content


@pytest.mark.parametrize("game", GAMES)
def test_people_play_a_whole_game_and_all_see_the_same_end(server: str, game: str) -> None:
    async def scene() -> tuple[list[Client], bytes]:
        people = await seated(server, NAMES, game=game)
        watcher = Client(server)
        await whole_game(people, [watcher])
        return [*people, watcher], await record_of(watcher)

    everyone, record = run(scene)

    assert {client.view["phase"]["type"] for client in everyone} == {"Over"}
    assert len({str(client.table["outcome"]) for client in everyone}) == 1
    assert [client.view for client in everyone] == final_views(record, [0, 1, 2, None])
    assert all(was_only_late(client) for client in everyone)


def was_only_late(client: Client) -> bool:
    """Moments to react are short here: some answers come too late, but none is wrong."""
    return all(refused["problem"]["error"] == "stale" for refused in client.refusals)


def final_views(record: bytes, viewers: list[int | None]) -> list[Any]:
    """Return what a replay of the record shows each viewer at the end."""
    saved = from_json(record, GAMES)
    game = GAMES[saved.game]
    state = replay(game, saved.setup, saved.entries)
    return [json.loads(msgspec.json.encode(game.view(state, viewer))) for viewer in viewers]


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_against_bots(server: str, game: str) -> None:
    async def scene() -> Client:
        ann = Client(server)
        await ann.open_table(BOT, BOT, game=game)
        await ann.post("start")
        await ann.connect()
        await ann.play(at_random(Random(1)))
        return ann

    ann = run(scene)

    assert ann.table["outcome"]["ranking"]
    assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "bot", "bot"]


def test_bots_go_on_where_objectives_are_claimed_by_hand(server: str) -> None:
    async def whole_game_of_ann() -> Client:
        ann = Client(server)
        await ann.open_table(BOT, BOT, options={"claims": "manual"})
        await ann.post("start")
        await ann.connect()
        await ann.play(at_random(Random(2)))
        return ann

    asked: set[int] = set()
    while asked != {0, 1, 2}:  # In one of a thousand games somebody never has an objective.
        ann = run(whole_game_of_ann)
        assert ann.table["outcome"]["ranking"]
        asked |= {line["event"]["seat"] for line in ann.story if line["event"]["type"] in CLAIMS}


CLAIMS = {"ObjectiveWon", "ClaimsDeclined"}


class Unlucky(Client):
    """Loses the line after every so many messages, and after every answer sent."""

    lines = 0

    async def play_on(self, rng: Random) -> None:
        while not self.is_over:
            await self.connect()
            self.lines += 1
            answers = len(self.unacknowledged)
            for _ in range(1 + self.lines % 4):
                await self.heed(await self.hear(), at_random(rng))
                if self.is_over or len(self.unacknowledged) > answers:
                    break
            await self.cut()


@pytest.mark.parametrize("game", GAMES)
def test_a_lost_connection_costs_nothing(server: str, game: str) -> None:
    async def scene() -> tuple[list[Unlucky], list[Client], bytes]:
        people = [Unlucky(server, name) for name in NAMES]
        await people[0].open_table(*[{"kind": "open"}] * 2, game=game)
        for person in people[1:]:
            await person.join(people[0].code)
        await people[0].post("start")
        steady = [Client(server) for _ in people]
        for client, person in zip(steady, people, strict=True):
            client.code, client.token = person.code, person.token
            await client.connect()
        await asyncio.gather(
            *(person.play_on(Random(person.name)) for person in people),
            *(listen_to_the_end(client) for client in steady),
        )
        return people, steady, await record_of(people[0])

    people, steady, record = run(scene)

    assert all(person.lines > 20 for person in people)
    assert [person.view for person in people] == final_views(record, [0, 1, 2])
    assert [client.view for client in steady] == final_views(record, [0, 1, 2])
    assert [person.story for person in people] == [client.story for client in steady]
    assert all(was_only_late(person) for person in people)


async def listen_to_the_end(client: Client) -> None:
    while not client.is_over:
        await client.hear()


def test_a_reconnecting_viewer_gets_only_the_missed_events(server: str) -> None:
    async def scene() -> tuple[Message, Message]:
        people = await seated(server, NAMES)
        await people[0].post("start")
        await arrive(*people)
        asked = next(client for client in people if client.is_asked)
        away = next(client for client in people if client is not asked)
        await until(lambda: asked.sees("here", away.seat), asked)
        have = away.have
        await away.cut()
        await until(lambda: asked.sees("away", away.seat), asked)
        request = await asked.answer(asked.last_update, asked.last_update["options"][-1]["action"])
        await asked.reply_to(request, "Acknowledged")
        await arrive(away)
        return {"n": have}, away.last_update

    before, after = run(scene)

    assert not after["is_snapshot"]
    assert after["n"] == before["n"] + 1
    assert len(after["story"]) >= 1


def test_a_viewer_who_missed_nothing_gets_no_new_events(server: str) -> None:
    async def scene() -> tuple[Message, list[Message]]:
        ann, *_ = await seated(server, NAMES)
        await ann.post("start")
        await arrive(ann)
        before = ann.last_update
        await ann.cut()
        await ann.connect()
        await ann.say({"type": "Ping"})
        heard = []
        while (message := await ann.hear())["type"] != "Pong":
            heard.append(message)
        return before, heard

    before, heard = run(scene)

    for update in (message for message in heard if message["type"] == "Update"):
        assert update["view"] == before["view"]
        assert update["story"] == []


def test_a_seat_may_be_open_on_several_devices(server: str) -> None:
    async def scene() -> tuple[Client, Client]:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        other = Client(server)
        other.code, other.token = ann.code, ann.token
        for client in (ann, other):
            await client.connect()
        await asyncio.gather(ann.play(at_random(Random(3))), listen_to_the_end(other))
        return ann, other

    ann, other = run(scene)

    assert ann.view == other.view
    assert ann.story == other.story


def test_a_spectator_sees_no_secret_and_may_not_answer(server: str) -> None:
    async def scene() -> Client:
        people = await seated(server, NAMES)
        await people[0].post("start")
        watcher = Client(server)
        watcher.code = people[0].code
        await arrive(watcher)
        await watcher.say(
            {"type": "Answer", "request": "x", "prompt": 1, "action": {"type": "Pass"}}
        )
        await watcher.reply_to("x", "Refused")
        return watcher

    watcher = run(scene)

    assert watcher.refusals[0]["problem"]["error"] == "forbidden"
    assert watcher.view["decision"] is None
    assert all(player["cash"] is None for player in watcher.view["players"])


def test_all_viewers_learn_which_seats_are_connected(server: str) -> None:
    async def scene() -> None:
        ann, bob, _ = await seated(server, NAMES)
        await arrive(ann)
        assert ann.sees("away", bob.seat)
        await bob.connect()
        await until(lambda: ann.sees("here", bob.seat), ann)
        await bob.cut()
        await until(lambda: ann.sees("away", bob.seat), ann)

    run(scene)


def test_an_answer_can_be_taken_back_while_nothing_came_of_it(server: str) -> None:
    async def scene() -> tuple[Client, Message]:
        people = await seated(server, NAMES)
        await people[0].post("start")
        await arrive(*people)
        asked = next(client for client in people if client.is_asked)
        before = asked.last_update
        await asked.answer(before, before["options"][0]["action"])
        await until(lambda: asked.last_update["can_undo"], asked)
        await asked.say({"type": "Undo", "request": "undo-1"})
        await until(lambda: "undo-1" in asked.acknowledged, asked)
        return asked, before

    asked, before = run(scene)

    assert asked.view == before["view"]
    assert asked.last_update["is_snapshot"]


def test_chat_reaches_all_viewers_including_those_who_reconnect(server: str) -> None:
    async def scene() -> list[list[Any]]:
        ann, bob, cat = await seated(server, NAMES)
        await arrive(ann, bob)
        await ann.say({"type": "Say", "request": "1", "text": "  Howdy,\n<b>Bob</b>! "})
        await ann.say({"type": "Say", "request": "1", "text": "  Howdy,\n<b>Bob</b>! "})
        await until(lambda: bob.chat, bob)
        await bob.say({"type": "Say", "request": "1", "phrase": "chat-hello"})
        await until(lambda: len(bob.chat) == 2, bob)
        await arrive(cat)
        return [
            [(line["seat"], line["phrase"], line["text"]) for line in client.chat]
            for client in (bob, cat)
        ]

    heard_by_bob, heard_by_cat = run(scene)

    assert heard_by_bob == [(0, None, "Howdy, <b>Bob</b>!"), (1, "chat-hello", None)]
    assert heard_by_cat == heard_by_bob


def test_control_characters_are_removed_from_chat(server: str) -> None:
    async def scene() -> Message:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.connect()
        await ann.say({"type": "Say", "request": "1", "text": "\x1b[2J\u202eHow\u200bdy\x07"})
        await until(lambda: ann.chat, ann)
        return ann.chat[0]

    assert run(scene)["text"] == "[2JHowdy"


@pytest.mark.parametrize(
    "said",
    [
        {"text": "x" * 301},
        {"text": " \n "},
        {"phrase": "chat-insult"},
        {"phrase": "chat-hello", "text": "both"},
        {},
    ],
)
def test_chat_has_its_limits(server: str, said: Message) -> None:
    async def scene() -> Message:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.connect()
        await ann.say({"type": "Say", "request": "1", **said})
        return await ann.reply_to("1", "Refused")

    refused = run(scene)

    assert refused["problem"]["error"] == "malformed"


@pytest.mark.parametrize(
    ("is_begun", "change", "words"),
    [
        (False, {"kind": "bot"}, "removed you"),
        (True, None, "no longer have a seat"),
    ],
)
def test_a_client_that_loses_its_seat_gets_a_sentence(
    server: str, *, is_begun: bool, change: Message | None, words: str
) -> None:
    """The host takes the seat away before the game; in a game its player leaves on another page."""

    async def scene() -> Message:
        ann, bob, _ = await seated(server, NAMES)
        if is_begun:
            await ann.post("start")
        await arrive(bob)
        await (bob.post("leave") if change is None else ann.post("seats/1", change))
        await until(lambda: bob.refusals, bob)
        refused = bob.refusals[-1]
        with pytest.raises(ConnectionClosed):
            await until(lambda: False, bob)
        return refused

    refused = run(scene)

    assert refused["request"] is None
    assert refused["problem"]["error"] == "forbidden"
    assert words in refused["problem"]["text"]


@pytest.mark.parametrize("other", ["https://elsewhere.example", "http://[", "null"])
def test_a_page_of_another_site_cannot_open_a_socket(server: str, other: str) -> None:
    async def scene() -> None:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        for friendly in (server, FRIEND):
            await ann.connect(origin=friendly)
            await ann.catch_up()
            await ann.close()
        await ann.connect(origin=other)

    with pytest.raises(InvalidStatus) as refused:
        run(scene)

    assert refused.value.response.status_code == 403


def test_there_is_no_socket_of_a_table_that_is_not_there(server: str) -> None:
    async def scene() -> None:
        ann = Client(server)
        ann.code = "MESA-2222"
        await ann.connect()

    with pytest.raises(InvalidStatus) as refused:
        run(scene)

    assert refused.value.response.status_code == 404
    assert json.loads(refused.value.response.body)["error"] == "unknown"


def test_a_message_that_is_too_long_ends_the_connection(server: str) -> None:
    async def scene() -> None:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.connect()
        await ann.say({"type": "Say", "request": "1", "text": "x" * 20_000})
        await until(lambda: False, ann)

    with pytest.raises(ConnectionClosed):
        run(scene)


@pytest.mark.parametrize("kind", ["open", "bot", "absent"])
def test_a_guest_removed_before_the_start_is_told_so(server: str, kind: str) -> None:
    async def scene() -> Message:
        ann, bob = Client(server), Client(server, "Bob")
        await bob.join(await ann.open_table(OPEN, BOT))
        await arrive(bob)
        assert bob.seat is not None
        await ann.post(f"seats/{bob.seat}", {"kind": kind})
        await until(lambda: bob.refusals, bob)
        return bob.refusals[-1]

    refused = run(scene)

    assert refused["request"] is None
    assert refused["problem"]["reason"]["key"] == "server-seat-removed"
    assert refused["problem"]["text"] == "The host has removed you from this table."


def test_a_shared_device_is_told_when_the_host_removes_one_of_its_guests(server: str) -> None:
    async def scene() -> tuple[Message, Message]:
        ann, bob = Client(server), Client(server, "Bob")
        code = await ann.open_table(OPEN, OPEN)
        await bob.join(code)
        bob.name = "Cat"
        await bob.join(code, same_device=True)
        await arrive(bob)
        await ann.post("seats/1", {"kind": "open"})
        await until(lambda: bob.refusals, bob)
        refused = bob.refusals[-1]
        await until(lambda: bob.table["yours"] == [2], bob)
        return refused, bob.table

    refused, table = run(scene)

    assert refused["problem"]["reason"]["key"] == "server-seat-removed"
    assert table["yours"] == [2]
