"""Looking back over HTTP: the past through each viewer's eyes, and playing on from a frame."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.clients import BOT, Client, Message, arrive, at_random, run, seated
from tests.server.serving import Server
from tinhorn.games import GAMES, dicetown
from tinhorn.kernel.log import replay, steps
from tinhorn.kernel.record import from_json
from tinhorn.table.fairness import verify

NAMES = ("Ann", "Bob", "Cat")
LENSES = ("0", "1", "2", "spectator")
CHUNK = 16
FINISHED: dict[tuple[str, str], tuple[str, str]] = {}
"""By server and title: the code and the token of a player."""


class Witness(Client):
    """Notes the first update of every prompt."""

    def __init__(self, server: str, name: str = "Ann") -> None:
        super().__init__(server, name)
        self.update: dict[int, Message] = {}

    async def hear(self) -> Message:
        message = await super().hear()
        if message["type"] == "Update":
            self.update.setdefault(message["view"]["prompt"], message)
        return message


async def whole_game(server: str, game: str) -> list[Witness]:
    """Three people and a spectator play to the end."""
    host, *others = (Witness(server, name) for name in (*NAMES, "Dan"))
    code = await host.open_table({"kind": "open"}, {"kind": "open"}, game=game)
    for other in others[:2]:
        await other.join(code)
    others[2].code = code
    await host.post("start")
    everyone = [host, *others]
    await arrive(*everyone)  # or the last would miss the answers of those who are quicker
    await asyncio.gather(
        *(client.play(at_random(Random(seat))) for seat, client in enumerate(everyone))
    )
    return everyone


async def film_of(client: Client, perspective: str | None = None) -> httpx.Response:
    asked = "" if perspective is None else f"?perspective={perspective}"
    return await client.ask("GET", f"/api/tables/{client.code}/frames{asked}")


async def scenes_of(client: Client, perspective: str, first: int, last: int) -> httpx.Response:
    asked = f"perspective={perspective}&first={first}&last={last}"
    return await client.ask("GET", f"/api/tables/{client.code}/frames/views?{asked}")


async def all_scenes(client: Client, perspective: str) -> list[Message]:
    count = len((await film_of(client, perspective)).json()["frames"])
    chunks = [
        await scenes_of(client, perspective, first, first + CHUNK - 1)
        for first in range(0, count, CHUNK)
    ]
    return [scene for chunk in chunks for scene in chunk.json()]


async def finished(server: str, game: str = "winchester") -> Client:
    """Play a game to its end against bots: one of each title for all tests."""
    if (server, game) not in FINISHED:
        played = await play_out(server, game)
        FINISHED[server, game] = played.code, played.token
    ann = Client(server)
    ann.code, ann.token = FINISHED[server, game]
    return ann


async def play_out(server: str, game: str = "winchester") -> Client:
    ann = Client(server)
    await ann.open_table(BOT, BOT, game=game)
    await ann.post("start")
    await ann.connect()
    await ann.play(at_random(Random(game)))
    return ann


@pytest.mark.parametrize("game", GAMES)
def test_a_perspective_shows_exactly_what_its_viewer_received(server: str, game: str) -> None:
    async def scene() -> None:
        everyone = await whole_game(server, game)
        for viewer, perspective in zip(everyone, LENSES, strict=True):
            film = (await film_of(everyone[3], perspective)).json()
            scenes = await all_scenes(everyone[3], perspective)

            assert [line for frame in film["frames"] for line in frame["story"]] == viewer.story
            assert len(scenes) == len(film["frames"]) == len(viewer.update)
            for shown, update in zip(scenes, viewer.update.values(), strict=True):
                sight = shown["snapshot"]
                assert sight == {name: update[name] for name in sight}
                assert shown["seats"] == []

    run(scene)


@pytest.mark.parametrize("game", GAMES)
def test_the_open_perspective_shows_what_each_seat_saw(server: str, game: str) -> None:
    async def scene() -> None:
        ann = await finished(server, game)
        by_lens = {
            perspective: await all_scenes(ann, perspective) for perspective in (*LENSES, "open")
        }

        for number, shown in enumerate(by_lens["open"]):
            assert shown["snapshot"] == by_lens["spectator"][number]["snapshot"]
            assert shown["seats"] == [by_lens[str(seat)][number]["snapshot"] for seat in range(3)]

    run(scene)


def test_the_open_perspective_tells_every_secret(server: str) -> None:
    async def scene() -> None:
        ann = await finished(server)

        film = (await film_of(ann, "open")).json()

        update = [line["event"] for frame in film["frames"] for line in frame["story"]]
        dealt = [event for event in update if event["type"] == "ObjectivesDealt"]
        assert {event["seat"] for event in dealt} == {0, 1, 2}
        record = from_json(await record_of(ann), GAMES)
        happened = [
            event
            for step in steps(GAMES[record.game], record.setup, record.entries)
            for event in step.events
        ]
        assert update == json.loads(msgspec.json.encode(happened))

    run(scene)


async def record_of(client: Client) -> bytes:
    return (await client.ask("GET", f"/api/tables/{client.code}/record")).content


def test_while_the_game_is_on_one_sees_the_own_past_or_a_spectators(server: str) -> None:
    async def scene() -> None:
        ann, bob, _ = await seated(server, NAMES)
        await ann.post("start")
        stranger = Client(server)
        stranger.code = ann.code

        film = (await film_of(bob)).json()
        assert (film["perspective"], film["perspectives"]) == ("1", ["1", "spectator"])
        assert (await film_of(stranger)).json()["perspectives"] == ["spectator"]
        for client, perspective in ((ann, "1"), (ann, "open"), (stranger, "0"), (bob, "2")):
            refused = await film_of(client, perspective)
            assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")
            assert (await scenes_of(client, perspective, 0, 0)).status_code == 403

    run(scene)


def test_a_device_that_people_share_shows_none_of_their_secrets_before_the_end(
    server: str,
) -> None:
    async def scene() -> None:
        ann = Client(server)
        code = await ann.open_table({"kind": "open"}, BOT, devices="pass")
        await ann.post("join", {"name": "Bob", "same_device": True})
        await ann.post("start")

        film = (await film_of(ann)).json()
        named = (await ann.ask("GET", f"/api/tables/{code}/frames?seat=0")).json()
        refused = await film_of(ann, "0")
        await ann.post("leave?seat=0")
        await ann.post("leave?seat=1")
        over = (await film_of(ann)).json()

        assert (film["perspective"], film["perspectives"], code) == (
            "spectator",
            ["spectator"],
            ann.code,
        )
        assert named["perspective"] == "spectator"
        assert refused.status_code == 403
        assert over["perspectives"] == [*LENSES, "open"]

    run(scene)


def test_the_past_grows_with_the_game(server: str) -> None:
    async def scene() -> None:
        people = await seated(server, NAMES)
        await people[0].post("start")
        [now] = (await scenes_of(people[0], "spectator", 0, 0)).json()
        first = people[now["snapshot"]["view"]["phase"]["in_auction"][0]]
        await first.connect()
        before = (await film_of(first)).json()["frames"]

        await first.catch_up()
        update = first.last_update
        request = await first.answer(update, update["options"][0]["action"])
        await first.reply_to(request, "Acknowledged")

        after = (await film_of(first)).json()["frames"]
        assert after[: len(before)] == before
        assert len(after) == len(before) + 1

    run(scene)


def test_a_game_that_was_abandoned_can_be_looked_back_on_by_all(server: str) -> None:
    async def scene() -> None:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await ann.post("leave")
        stranger = Client(server, "Bob")
        stranger.code = ann.code

        film = (await film_of(stranger)).json()

        assert film["perspectives"] == [*LENSES, "open"]
        assert film["frames"]

    run(scene)


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("frames?perspective=9", 404, "unknown"),
        ("frames?perspective=everyone", 404, "unknown"),
        ("frames/views?perspective=spectator&first=-1&last=3", 404, "unknown"),
        ("frames/views?perspective=spectator&first=5000&last=5001", 404, "unknown"),
        ("frames/views?perspective=spectator&first=x&last=3", 400, "malformed"),
        ("frames/views?first=0&last=3", 400, "malformed"),
    ],
)
def test_unknown_perspectives_and_frames_are_refused(
    server: str, path: str, status: int, error: str
) -> None:
    async def scene() -> httpx.Response:
        ann, *_ = await seated(server, NAMES)
        await ann.post("start")
        return await ann.ask("GET", f"/api/tables/{ann.code}/{path}")

    answer = run(scene)

    assert (answer.status_code, answer.json()["error"]) == (status, error)


def test_a_game_that_has_not_begun_has_no_past(server: str) -> None:
    async def scene() -> httpx.Response:
        ann, *_ = await seated(server, NAMES)
        return await film_of(ann)

    answer = run(scene)

    assert (answer.status_code, answer.json()["reason"]["key"]) == (409, "table-seating")


def test_one_request_returns_a_limited_number_of_frame_views(server: str) -> None:
    async def scene() -> list[Any]:
        ann = await finished(server)
        drawn: list[Any] = (await scenes_of(ann, "open", 3, 5000)).json()
        return drawn

    assert [shown["number"] for shown in run(scene)] == list(range(3, 3 + CHUNK))


# Playing on from a frame.


async def again(client: Client, frame: int, seat: int, **more: Any) -> httpx.Response:
    wish = {"frame": frame, "seat": seat, "name": client.name, **more}
    return await client.ask("POST", f"/api/tables/{client.code}/play-on", wish)


def sitting_down(client: Client, answer: httpx.Response) -> Client:
    """Seat the same person at the new table."""
    seated = answer.json()
    after = Client(client.server, client.name)
    after.code, after.seat, after.token = seated["table"]["code"], seated["seat"], seated["token"]
    return after


def from_the_middle(scenes: list[Message]) -> list[int]:
    middle = len(scenes) // 2
    return [*range(middle, len(scenes)), *range(middle)]


def asks_only(seat: int, scene: Message) -> bool:
    """Then no bot answers before the player has seen the table, and no window closes by itself."""
    decisions = [seen["view"]["decision"] for seen in scene["seats"]]
    asked = [number for number, decision in enumerate(decisions) if decision]
    return asked == [seat] and decisions[seat]["kind"] not in dicetown.REACTIONS


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_on_from_a_frame_to_its_end(server: str, game: str) -> None:
    async def scene() -> tuple[Message, Client, bytes]:
        ann = await finished(server, game)
        scenes = await all_scenes(ann, "open")
        frame = next(number for number in from_the_middle(scenes) if asks_only(1, scenes[number]))
        bob = sitting_down(ann, await again(ann, frame, 1))
        await arrive(bob)
        first = bob.last_update
        assert first["view"] == scenes[frame]["seats"][1]["view"]
        await bob.heed(first, at_random(Random(1)))
        await bob.play(at_random(Random(1)))
        return first, bob, await record_of(bob)

    first, bob, written = run(scene)

    record = from_json(written, GAMES)
    state = replay(GAMES[game], record.setup, record.entries, start=record.start)
    assert bob.view == json.loads(msgspec.json.encode(GAMES[game].view(state, 1)))
    assert verify(GAMES[game], record) > 0
    assert [seat["kind"] for seat in bob.table["seats"]] == ["bot", "person", "bot"]
    assert first["view"]["viewer"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_playing_on_deals_anew_what_the_seat_did_not_know(server: str, game: str) -> None:
    async def scene() -> set[str]:
        ann = await finished(server, game)
        scenes = await all_scenes(ann, "open")
        hidden: set[str] = set()
        # At many moments of a game of Dice Town the player knows every card of the others.
        for eighth in (6, 4, 2, 7, 5, 3, 1):
            if len(hidden) <= 2:
                hidden = await dealt_anew(ann, scenes, len(scenes) * eighth // 8)
        return hidden

    assert len(run(scene)) > 2


async def dealt_anew(ann: Client, scenes: list[dict[str, Any]], at: int) -> set[str]:
    """Return what the others hold in six games with the same view, which go on from there."""
    hidden = set()
    for _ in range(6):
        bob = sitting_down(ann, await again(ann, at, 0))
        await bob.post("leave")
        [opened, *_] = (await scenes_of(bob, "open", 0, 0)).json()
        assert opened["seats"][0]["view"] == scenes[at]["seats"][0]["view"]
        hidden.add(str([seat["view"] for seat in opened["seats"][1:]]))
    return hidden


def test_only_a_game_that_is_over_is_played_on(server: str) -> None:
    async def scene() -> tuple[httpx.Response, ...]:
        ann, *_ = await seated(server, NAMES)
        await ann.post("start")
        still_on = await again(ann, 0, 0)
        over = await finished(server)
        count = len((await film_of(over)).json()["frames"])
        return (
            still_on,
            await again(over, count - 1, 0),
            await again(over, count, 0),
            await again(over, 0, 7),
            await again(over, 0, 0, name="x" * 99),
        )

    answers = run(scene)

    assert [answer.status_code for answer in answers] == [409, 409, 404, 404, 400]


def test_its_record_is_opened_where_it_was_played_and_nowhere_else(
    server: str, sqlite_url: str
) -> None:
    async def scene(elsewhere: str) -> None:
        ann = await finished(server)
        bob = sitting_down(ann, await again(ann, 40, 0))
        await bob.post("leave")
        record = json.loads(await record_of(bob))

        here = await bob.ask("POST", "/api/records", record)
        proven = await bob.ask("POST", "/api/proofs", record)
        there = await Client(elsewhere).ask("POST", "/api/records", record)
        tampered = await bob.ask("POST", "/api/records", record | {"start": record["start"] + " "})

        assert (here.status_code, here.json()["code"]) == (200, bob.code)
        assert proven.status_code == 200
        for refused in (there, tampered):
            assert refused.status_code == 400
            assert refused.json()["reason"]["key"] == "record-start-elsewhere"

    with Server(sqlite_url, "--no-limits") as other:
        run(lambda: scene(other.url))


@pytest.mark.parametrize("kind", ["sqlite_url", "postgres_url"])
def test_a_game_that_is_played_on_survives_the_server(
    kind: str, request: pytest.FixtureRequest
) -> None:
    with Server(request.getfixturevalue(kind), "--no-limits") as server:

        async def before() -> Client:
            ann = await play_out(server.url)
            bob = sitting_down(ann, await again(ann, 40, 0))
            await arrive(bob)
            return bob

        bob = run(before)
        server.kill()
        server.start()

        async def after() -> bytes:
            client = Client(server.url)
            client.code, client.seat, client.token = bob.code, bob.seat, bob.token
            await client.connect()
            await client.play(at_random(Random(2)))
            rematch = await client.post("rematch")
            assert rematch["table"]["status"] == "seating"
            return await record_of(client)

        record = from_json(run(after), GAMES)

    assert record.start
    assert verify(GAMES["winchester"], record) > 0
