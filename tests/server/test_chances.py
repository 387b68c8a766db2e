"""The chances to win over HTTP: only where bots alone play, or after the game."""

from __future__ import annotations

import asyncio
from random import Random

import httpx
import pytest

from tests.server.clients import BOT, OPEN, Client, at_random, run, until

DEPUTY = {"kind": "bot", "bot": "deputy"}


async def chances(client: Client) -> httpx.Response:
    return await client.ask("GET", f"/api/tables/{client.code}/chances")


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_nobody_sees_the_chances_of_people_while_they_play(server: str, game: str) -> None:
    """Neither does a player who leaves out the token, and so looks like a spectator."""

    async def scene() -> None:
        ann, bob = Client(server, "Ann"), Client(server, "Bob")
        await bob.join(await ann.open_table(OPEN, BOT, game=game))
        await ann.post("start")

        as_player = await chances(bob)
        bob.token = ""
        as_spectator = await chances(bob)

        for refused in (as_player, as_spectator):
            assert refused.status_code == 403
            assert refused.json()["reason"]["key"] == "chances-people"

    run(scene)


def test_everybody_sees_the_chances_of_people_after_the_game(server: str) -> None:
    async def scene() -> None:
        ann, bob, dan = (Client(server, name) for name in ("Ann", "Bob", "Dan"))
        dan.code = await ann.open_table(OPEN, BOT)
        await bob.join(dan.code)
        await ann.post("start")
        players = [(ann, Random(1)), (bob, Random(2))]
        await asyncio.gather(*(one.play_through(at_random(rng)) for one, rng in players))

        told = (await chances(dan)).json()

        assert sum(told["chances"]) == 1000
        assert len(told["chances"]) == 3

    run(scene)


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_a_spectator_of_bots_sees_the_chances(server: str, game: str) -> None:
    async def scene() -> None:
        screen, dan = Client(server, ""), Client(server, "Dan")
        await screen.open_screen(BOT, BOT, BOT, game=game)
        dan.code = screen.code
        early = await chances(dan)
        await screen.post("start")

        told = (await chances(dan)).json()

        assert early.status_code == 409
        assert sum(told["chances"]) == 1000

    run(scene)


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_nobody_sees_the_chances_of_one_person_with_bots_before_the_end(
    server: str, game: str
) -> None:
    async def scene() -> None:
        ann, dan = Client(server, "Ann"), Client(server, "Dan")
        dan.code = await ann.open_table(BOT, BOT, game=game)
        await ann.post("start")
        token = ann.token

        as_player = await chances(ann)
        ann.token = ""
        without_token = await chances(ann)
        as_spectator = await chances(dan)
        ann.token = token
        await ann.play_through(at_random(Random(1)))
        afterwards = await chances(ann)

        for refused in (as_player, without_token, as_spectator):
            assert refused.status_code == 403
            assert refused.json()["reason"]["key"] == "chances-people"
        assert sum(afterwards.json()["chances"]) == 1000

    run(scene)


def test_the_big_screen_of_a_table_of_people_does_not_show_the_chances(server: str) -> None:
    async def scene() -> None:
        screen, ann, bob = (Client(server, name) for name in ("", "Ann", "Bob"))
        await screen.open_screen(OPEN, OPEN, BOT)
        for guest in (ann, bob):
            await guest.join(screen.code)
        await screen.post("start")

        assert (await chances(screen)).status_code == 403

    run(scene)


def test_bots_at_a_new_table_have_different_characters_and_the_host_chooses(server: str) -> None:
    async def scene() -> None:
        ann = Client(server)
        await ann.open_table(DEPUTY, DEPUTY, DEPUTY)
        seats = (await ann.ask("GET", f"/api/tables/{ann.code}")).json()["seats"][1:]
        changed = await ann.post("seats/1", {"kind": "bot", "bot": "legend:steady"})

        assert [seat["bot"] for seat in seats] == ["deputy"] * 3
        assert len({seat["character"] for seat in seats}) == 3
        assert len({seat["name"] for seat in seats}) == len({seat["hat"] for seat in seats}) == 3
        bot = changed["table"]["seats"][1]
        assert (bot["bot"], bot["character"], bot["name"]) == ("legend", "steady", "Etta")

    run(scene)


def test_everybody_may_ask_the_coach_where_the_table_allows_it(server: str) -> None:
    async def scene() -> None:
        ann, bob = Client(server, "Ann"), Client(server, "Bob")
        code = await ann.open_table(OPEN, BOT, hints="all")
        await bob.join(code)
        await ann.post("start")
        for client in (ann, bob):
            await client.connect()
        # If the bot begins, it may have answered before the first update or between the two.
        await until(lambda: ann.is_asked or bob.is_asked, ann, bob)
        asked = ann if ann.is_asked else bob

        said = await asked.ask("GET", f"/api/tables/{code}/suggestion")

        assert (await bob.ask("GET", f"/api/tables/{code}")).json()["hints"] == "all"
        assert said.json()["text"]["key"] == "coach-suggestion"

    run(scene)


def test_hints_can_be_allowed_only_before_others_sit_down(server: str) -> None:
    async def scene() -> None:
        ann, bob = Client(server, "Ann"), Client(server, "Bob")
        code = await ann.open_table(OPEN, BOT)
        allowed = await ann.post("options", {"hints": "all"})
        await ann.post("options", {"hints": "alone"})
        await bob.join(code)

        refused = await ann.ask("POST", f"/api/tables/{code}/options", {"hints": "all"})

        assert allowed["hints"] == "all"
        assert refused.status_code == 409
        assert refused.json()["reason"]["key"] == "server-hints-agreed"

    run(scene)
