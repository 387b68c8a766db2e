"""Games brought in from elsewhere over HTTP, on both databases."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from tests.server.clients import BOT, Client, arrive, at_random, run
from tests.server.serving import PATIENCE, Server
from tinhorn.games import GAMES
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.errors import RecordError
from tinhorn.server.api.records import check_record
from tinhorn.server.middleware.rate_limits import RECORD_BYTES

GOLDEN = Path(__file__).parents[1] / "golden" / "winchester"
Body = dict[str, Any]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def elsewhere(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Yield a server that knows no games played at `server`; each test brings its own."""
    if request.param == "sqlite":
        database = f"sqlite:///{tmp_path_factory.mktemp('elsewhere')}/tables.sqlite"
    else:
        database = f"{request.getfixturevalue('postgres')}/postgres"
    with Server(database, "--no-limits") as other:
        yield other.url


@pytest.fixture(scope="module")
def record(server: str) -> bytes:
    return played(server)


def played(server: str) -> bytes:
    """Return the record of a whole game at a table of this server."""

    async def scene() -> bytes:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        await ann.post("start")
        await ann.connect()
        await ann.play(at_random(Random(5)))
        return (await ann.ask("GET", f"/api/tables/{ann.code}/record")).content

    return run(scene)


def from_the_terminal(number: int = 0) -> bytes:
    """Return a record without a promise about its draws."""
    return sorted(GOLDEN.glob("*.log"))[number].read_bytes()


def bring(server: str, record: bytes) -> httpx.Response:
    headers = {"content-type": "application/json"}
    return httpx.post(f"{server}/api/records", content=record, headers=headers, timeout=PATIENCE)


def changed(record: bytes, change: Any) -> bytes:
    plain = json.loads(record)
    change(plain)
    return json.dumps(plain).encode()


def test_a_record_keeps_its_table_code_on_another_server(record: bytes, elsewhere: str) -> None:
    answer = bring(elsewhere, record)

    table = answer.json()
    assert answer.status_code == 201
    assert table["code"] == json.loads(record)["fairness"]["table"]
    assert (table["status"], table["you"]) == ("over", None)
    assert table["outcome"] == json.loads(record)["outcome"]
    saved = httpx.get(f"{elsewhere}/api/tables/{table['code']}/record", timeout=PATIENCE)
    assert saved.content == record


def test_a_game_that_was_brought_in_can_be_looked_at(elsewhere: str) -> None:
    async def scene() -> Client:
        watcher = Client(elsewhere)
        watcher.code = bring(elsewhere, from_the_terminal()).json()["code"]
        await arrive(watcher)
        return watcher

    watcher = run(scene)

    assert watcher.view["phase"]["type"] == "Over"
    assert watcher.story


@pytest.mark.parametrize("has_promise", ["with a promise", "without"])
def test_the_same_game_again_is_the_same_table(
    server: str, elsewhere: str, has_promise: str
) -> None:
    game = from_the_terminal(1) if has_promise == "without" else played(server)

    first, second = bring(elsewhere, game), bring(elsewhere, game)

    assert (first.status_code, second.status_code) == (201, 200)
    assert first.json() == second.json()


def test_uploading_a_record_to_its_own_server_finds_its_table(record: bytes, server: str) -> None:
    answer = bring(server, record)

    assert answer.status_code == 200
    assert answer.json()["code"] == json.loads(record)["fairness"]["table"]


def test_a_record_without_the_kinds_of_bots_finds_its_table_too(server: str) -> None:
    record = played(server)

    def leave_out_kinds(plain: Body) -> None:
        assert any("(" in name for name in plain["names"])
        plain["names"] = [name.partition(" (")[0] for name in plain["names"]]

    assert bring(server, changed(record, leave_out_kinds)).status_code == 200


def test_the_kind_of_a_bot_does_not_make_its_name_too_long(elsewhere: str) -> None:
    def rename(plain: Body) -> None:
        plain["names"][1] = "Evangeline (greenhorn:talkative)"

    assert bring(elsewhere, changed(from_the_terminal(1), rename)).status_code == 201


def test_another_game_cannot_take_the_name_of_a_table(record: bytes, server: str) -> None:
    def rename(plain: Body) -> None:
        plain["names"][0] = "Eve"

    answer = bring(server, changed(record, rename))

    assert (answer.status_code, answer.json()["error"]) == (409, "conflict")


def drawn_otherwise(plain: Body) -> None:
    draw = next(entry for entry in plain["entries"] if entry["action"]["type"] == "DrawPlot")
    draw["action"]["plot"] = draw["action"]["plot"] % 19 + 1


def not_asked(plain: Body) -> None:
    plain["entries"][4]["prompt"] = 999


def unpublished(plain: Body) -> None:
    plain["fairness"]["secret"] = None


def without_promise(plain: Body) -> None:
    del plain["fairness"]
    plain["entries"][4]["prompt"] = 999


def nowhere(plain: Body) -> None:
    plain["fairness"]["table"] = "../../etc"


def long_name(plain: Body) -> None:
    plain["names"][0] = "x" * 500


def steering_name(plain: Body) -> None:
    plain["names"][0] = "Eve\x1b[2J"


@pytest.mark.parametrize(
    ("change", "kind", "named"),
    [
        (drawn_otherwise, "fairness", "Entry 2 "),
        (not_asked, "record", "Entry 5 "),
        (without_promise, "record", "Entry 5 "),
        (unpublished, "fairness", "secret"),
        (nowhere, "record", "table"),
        (long_name, "malformed", "name"),
        (steering_name, "malformed", "name"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(
    record: bytes, server: str, change: Any, kind: str, named: str
) -> None:
    answer = bring(server, changed(record, change))

    assert answer.status_code == 400
    assert answer.json()["error"] == kind
    assert named in answer.json()["text"]


def begun_with(state: Any) -> bytes:
    """Return the record of a game of Winchester that begins with this state, and goes nowhere."""

    def begin_elsewhere(plain: Body) -> None:
        plain["setup"]["players"] = 3
        plain["names"] = ["Ann", "Bob", "Cat"]
        plain["start"] = msgspec.json.encode(state).decode()
        plain["entries"] = []
        plain["outcome"] = None

    return changed(from_the_terminal(), begin_elsewhere)


def test_a_record_cannot_bring_a_state_that_cannot_be_shown() -> None:
    game = GAMES["winchester"]
    state = replace(game.new(game.Setup(players=5)), phase=Bidding(1, 0, (4, 0, 1, 2, 3)))

    with pytest.raises(RecordError):
        check_record(begun_with(state))


@pytest.mark.parametrize("path", ["records", "proofs"])
def test_a_start_state_from_another_server_is_refused_unread(server: str, path: str) -> None:
    game = GAMES["winchester"]
    state = game.new(game.Setup(players=3))
    rich = tuple(replace(player, cash=1_000_000) for player in state.players)
    busy = replace(state, players=rich, phase=Bidding(1, 0, (0, 1, 2)))

    answer = httpx.post(f"{server}/api/{path}", content=begun_with(busy), timeout=PATIENCE)

    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "record-start-elsewhere"


@pytest.mark.parametrize("body", [b"", b"{}", b"[1", b"\xff", b'{"format":1,"game":"chess"}'])
def test_an_invalid_record_is_refused(server: str, body: bytes) -> None:
    answer = bring(server, body)

    assert (answer.status_code, answer.json()["error"]) == (400, "record")


def test_a_record_has_its_limits(strict_server: str) -> None:
    too_long = bring(strict_server, b" " * (RECORD_BYTES + 1))
    answers = [bring(strict_server, b"{}") for _ in range(30)]

    assert (too_long.status_code, too_long.json()["error"]) == (413, "too-large")
    assert (429, "too-many") in [(answer.status_code, answer.json()["error"]) for answer in answers]
