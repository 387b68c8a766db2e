"""Everybody at a table is told when somebody's seat changes hands during a game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clients import Client, run, seated, until

ANN, BOB = 0, 1


async def playing(server: str, **more: Any) -> tuple[Client, Client, Client]:
    """Ann, who is the host, Bob, and a spectator; Ann and the spectator are connected."""
    ann, bob, _ = await seated(server, ("Ann", "Bob", "Cat"), **more)
    await ann.post("start")
    looker_on = Client(server)
    looker_on.code = ann.code
    await ann.connect()
    await looker_on.connect()
    return ann, bob, looker_on


@pytest.mark.parametrize(
    ("when_left", "told"), [("bot", "notice-left-bot"), ("default", "notice-left-empty")]
)
def test_everybody_is_told_who_has_left_and_who_plays_on(
    server: str, when_left: str, told: str
) -> None:
    async def scene() -> list[tuple[int, str]]:
        ann, bob, looker_on = await playing(server, when_left=when_left)
        await bob.post("leave")
        await until(lambda: ann.chat and looker_on.chat, ann, looker_on)
        late = Client(server)
        late.code = ann.code
        await late.connect()
        await until(lambda: late.chat, late)
        told_first = [one.chat[0] for one in (ann, looker_on, late)]
        return [(line["seat"], line["phrase"]) for line in told_first]

    assert run(scene) == [(BOB, told)] * 3


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"kind": "bot", "bot": "uniform"}, "notice-given-bot"),
        ({"kind": "absent"}, "notice-given-empty"),
    ],
)
def test_everybody_is_told_when_the_host_changes_who_plays_on_for_a_player_who_left(
    server: str, change: dict[str, str], told: str
) -> None:
    async def scene() -> list[tuple[int, str]]:
        ann, bob, looker_on = await playing(server)
        await bob.post("leave")
        await ann.post(f"seats/{BOB}", change)
        await until(lambda: len(looker_on.chat) == 2, looker_on)
        return [(line["seat"], line["phrase"]) for line in looker_on.chat]

    assert run(scene) == [(BOB, "notice-left-bot"), (BOB, told)]


def test_everybody_is_told_whose_code_moved_a_seat_before_the_game(server: str) -> None:
    async def scene() -> list[tuple[int, str, int]]:
        ann, bob, cat = await seated(server, ("Ann", "Bob", "Cat"))
        await cat.connect()
        reissued = await ann.post(f"seats/{BOB}", {"kind": "reissue"})
        bob.token = ""
        await bob.post("recover", {"recovery": reissued["recovery"]})
        await until(lambda: len(cat.chat) >= 2, cat)
        return [(line["seat"], line["phrase"], line["by"]) for line in cat.chat]

    assert run(scene) == [(BOB, "notice-reissue", ANN), (BOB, "notice-moved", ANN)]


def test_reordered_seats_are_no_seats_that_moved(server: str) -> None:
    async def scene() -> list[str]:
        ann, _, cat = await seated(server, ("Ann", "Bob", "Cat"))
        await cat.connect()
        await ann.post(f"seats/{BOB}", {"kind": "reissue"})
        await ann.post("seats", {"order": [0, 2, 1]})
        await ann.post("seats/2", {"kind": "open"})
        await Client(server, "Dan").join(ann.code)
        await ann.post("start")
        await cat.say({"type": "Say", "request": "last", "phrase": "chat-hello"})
        await until(lambda: any(line["phrase"] == "chat-hello" for line in cat.chat), cat)
        return [line["phrase"] for line in cat.chat if line["phrase"].startswith("notice-")]

    assert run(scene) == ["notice-reissue"]


def test_nothing_is_said_before_the_game_or_when_a_seat_changes_its_device(server: str) -> None:
    async def scene() -> list[str]:
        ann, bob, cat = await seated(server, ("Ann", "Bob", "Cat"))
        await cat.post("leave")
        await ann.post("seats/2", {"kind": "bot"})
        await ann.post("start")
        await bob.post("recover", {"recovery": bob.recovery})
        await ann.connect()
        await ann.say({"type": "Say", "request": "last", "phrase": "chat-hello"})
        await until(lambda: any(line["phrase"] == "chat-hello" for line in ann.chat), ann)
        return [line["phrase"] for line in ann.chat if line["phrase"].startswith("notice-")]

    assert run(scene) == []
