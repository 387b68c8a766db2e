"""Everybody at a table is told when somebody's seat changes hands during a game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.clients import Client, run, seated

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
        heard = [await one.hear_a("ChatMessage") for one in (ann, looker_on)]
        late = Client(server)
        late.code = ann.code
        await late.connect()
        heard.append(await late.hear_a("ChatMessage"))
        return [(line["seat"], line["phrase"]) for line in heard]

    assert run(scene) == [(BOB, told)] * 3


@pytest.mark.parametrize(
    ("kind", "told"), [("bot", "notice-given-bot"), ("absent", "notice-given-empty")]
)
def test_everybody_is_told_when_the_host_gives_a_seat_away(
    server: str, kind: str, told: str
) -> None:
    async def scene() -> tuple[int, str]:
        ann, _, looker_on = await playing(server)
        await ann.post(f"seats/{BOB}", {"kind": kind})
        line = await looker_on.hear_a("ChatMessage")
        return line["seat"], line["phrase"]

    assert run(scene) == (BOB, told)


def test_everybody_is_told_when_a_player_takes_the_seat_back(server: str) -> None:
    async def scene() -> tuple[int, str]:
        ann, bob, looker_on = await playing(server)
        reissued = await ann.post(f"seats/{BOB}", {"kind": "reissue"})
        await bob.post("recover", {"recovery": reissued["recovery"]})
        line = await looker_on.hear_a("ChatMessage")
        return line["seat"], line["phrase"]

    assert run(scene) == (BOB, "notice-back")


def test_nothing_is_said_before_the_game_or_when_a_seat_changes_its_device(server: str) -> None:
    async def scene() -> list[str]:
        ann, bob, cat = await seated(server, ("Ann", "Bob", "Cat"))
        await cat.post("leave")
        await ann.post("seats/2", {"kind": "bot"})
        await ann.post("start")
        await bob.post("recover", {"recovery": bob.recovery})
        await ann.connect()
        await ann.say({"type": "Say", "request": "last", "phrase": "chat-hello"})
        while not any(line["phrase"] == "chat-hello" for line in ann.chat):
            await ann.hear()
        return [line["phrase"] for line in ann.chat if line["phrase"].startswith("notice-")]

    assert run(scene) == []
