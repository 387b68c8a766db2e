"""The chances to win over HTTP: for spectators, and for players only where no person is hurt."""

from __future__ import annotations

import httpx
import pytest

from tests.server.clients import BOT, OPEN, Client, run

DEPUTY = {"kind": "bot", "bot": "deputy"}


async def chances(client: Client) -> httpx.Response:
    return await client.ask("GET", f"/api/tables/{client.code}/chances")


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_a_spectator_sees_the_chances_and_players_do_not(server: str, game: str) -> None:
    async def scene() -> None:
        ann, bob, dan = (Client(server, name) for name in ("Ann", "Bob", "Dan"))
        dan.code = await ann.open_table(OPEN, BOT, game=game)
        await bob.join(ann.code)
        await ann.post("start")

        told = (await chances(dan)).json()
        refused = await chances(bob)

        assert sum(told["chances"]) == 1000
        assert len(told["chances"]) == 3
        assert refused.status_code == 403
        assert refused.json()["reason"]["key"] == "chances-people"

    run(scene)


def test_a_player_alone_with_bots_may_see_the_chances(server: str) -> None:
    async def scene() -> None:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        early = await chances(ann)
        await ann.post("start")

        told = await chances(ann)

        assert early.status_code == 409
        assert told.status_code == 200

    run(scene)


def test_the_big_screen_of_a_table_of_people_does_not_show_the_chances(server: str) -> None:
    async def scene() -> None:
        screen, ann, bob = (Client(server, name) for name in ("", "Ann", "Bob"))
        wish = {"game": "winchester", "seats": [OPEN, OPEN, BOT], "name": "", "devices": "screen"}
        opened = (await screen.ask("POST", "/api/tables", wish)).json()
        screen.code, screen.token = opened["table"]["code"], opened["token"]
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
            await client.hear_a("Update")
        while not any(client.last_update["options"] for client in (ann, bob)):  # the bot begins
            for client in (ann, bob):
                await client.hear_a("Update")
        asked = next(client for client in (ann, bob) if client.last_update["options"])

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
