"""The lobby over HTTP: open, join, begin, leave, recover, play again."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import ABSENT, BOT, ME, OPEN, Client, at_random, run, seated, until
from tests.server.serving import PATIENCE
from tests.support.people import BOB
from tinhorn.games import GAMES
from tinhorn.kernel.record import from_json
from tinhorn.table.fairness import verify

NAMES = ("Ann", "Bob", "Cat")
WISH: dict[str, Any] = {"game": "winchester", "seats": [ME, OPEN, BOT], "name": "Ann"}


def opened(browser: httpx.Client, **changes: Any) -> Any:
    answer = browser.post("/api/tables", json=WISH | changes)
    assert answer.status_code == 201, answer.text
    return answer.json()


def problem(answer: httpx.Response, status: int) -> Any:
    """Check that an error has the one shape of all."""
    assert answer.status_code == status, answer.text
    update = answer.json()
    assert update.keys() == {"error", "rule", "reason", "text"}
    assert update["text"]
    return update


def test_the_server_lists_its_games(browser: httpx.Client) -> None:
    games = browser.get("/api/games").json()

    assert [game["name"] for game in games] == list(GAMES)
    winchester = next(game for game in games if game["name"] == "winchester")
    assert winchester["choices"][0] == {
        "name": "edition",
        "values": ["2020", "2019"],
        "alone": "2020",
    }
    assert "uniform" in winchester["bots"]
    assert not winchester["has_windows"]
    assert winchester["has_lesson"]


def test_opening_a_table_takes_a_seat_and_sets_an_http_only_cookie(
    browser: httpx.Client,
) -> None:
    answer = browser.post("/api/tables", json=WISH)

    seated = answer.json()
    cookie = answer.headers["set-cookie"].lower()
    assert seated["token"] is None
    assert seated["recovery"]
    assert seated["table"]["you"] == 0
    assert seated["table"]["link"].endswith(f"/t/{seated['table']['code']}")
    assert len(seated["table"]["commitment"]) == 64
    assert [seat["kind"] for seat in seated["table"]["seats"]] == ["person", "open", "bot"]
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_behind_a_proxy_with_tls_the_cookie_is_for_secure_addresses_only(
    browser: httpx.Client, scheme: str
) -> None:
    answer = browser.post("/api/tables", json=WISH, headers={"x-forwarded-proto": scheme})

    cookie = answer.headers["set-cookie"].lower()
    assert ("secure" in cookie) == (scheme == "https")
    assert answer.json()["table"]["link"].startswith(f"{scheme}://")


def test_opening_a_link_takes_no_seat(server: str, browser: httpx.Client) -> None:
    code = opened(browser)["table"]["code"]

    for path in (f"/t/{code}", f"/api/tables/{code}", f"/api/tables/{code}/qr.svg"):
        preview = httpx.get(server + path, headers={"host": "friend.example"}, timeout=PATIENCE)
        assert preview.status_code == 200
        assert "set-cookie" not in preview.headers

    assert browser.get(f"/api/tables/{code}").json()["seats"][1]["kind"] == "open"


def test_a_code_may_be_typed_carelessly(browser: httpx.Client) -> None:
    code = opened(browser)["table"]["code"]

    for typed in (code.lower(), code.replace("-", ""), code.replace("-", " ")):
        assert browser.get(f"/api/tables/{typed}").json()["code"] == code


def test_only_tables_that_are_listed_are_found_without_their_code(browser: httpx.Client) -> None:
    hidden = opened(browser)["table"]["code"]
    shown = opened(browser, listed=True, title=" High \n noon ")["table"]["code"]

    found = {table["code"]: table["title"] for table in browser.get("/api/tables").json()}

    assert found[shown] == "High noon"
    assert hidden not in found


def test_a_device_finds_its_own_tables_again(server: str, browser: httpx.Client) -> None:
    codes = {opened(browser)["table"]["code"] for _ in range(2)}
    browser.cookies.set("tinhorn-MESA-2222", "stale")

    mine = browser.get("/api/tables/mine").json()

    assert {my["table"]["code"] for my in mine} == codes
    assert {my["table"]["you"] for my in mine} == {0}
    assert httpx.get(f"{server}/api/tables/mine", timeout=PATIENCE).json() == []


@pytest.mark.parametrize(
    ("changes", "status", "error"),
    [
        ({"game": "poker"}, 404, "unknown"),
        ({"name": "x" * 25}, 400, "malformed"),
        ({"name": "\u202e\x07"}, 400, "malformed"),
        ({"hat": 9}, 400, "malformed"),
        ({"title": "x" * 61}, 400, "malformed"),
        ({"commitment": "x" * 64}, 400, "malformed"),
        ({"options": {"edition": "1850"}}, 400, "setup"),
        ({"options": {"players": "9"}}, 400, "setup"),
        ({"seats": [ME]}, 400, "setup"),
        ({"seats": [ME] * 3}, 400, "malformed"),
        ({"seats": [OPEN] * 3}, 400, "malformed"),
        ({"seats": [ME, BOT, {"kind": "bot", "bot": "genius"}]}, 400, "bot"),
        ({"seats": [ME, BOT, {"kind": "bot", "bot": "stdio:true"}]}, 400, "bot"),
        ({"clock": {"kind": "live", "seconds": 0}}, 400, "malformed"),
        ({"when_left": "shrug"}, 400, "malformed"),
        ({"surprise": 1}, 400, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    browser: httpx.Client, changes: dict[str, Any], status: int, error: str
) -> None:
    answer = browser.post("/api/tables", json=WISH | changes)

    assert problem(answer, status)["error"] == error


def test_reasons_come_in_the_language_of_the_reader(
    browser: httpx.Client,
) -> None:
    answer = browser.get("/api/tables/MESA-2222", headers={"accept-language": "xx, en;q=0.5"})

    assert problem(answer, 404)["reason"]["key"] == "table-unknown"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing.js", 404),
        ("GET", "/assets/x/../../pyproject.toml", 404),
        ("DELETE", "/api/tables", 405),
        ("POST", "/api/tables/MESA-2222/join", 400),
        ("POST", "/api/tables/MESA-2222/start", 404),
        ("POST", "/api/tables/MESA-2222/seats/x", 404),
    ],
)
def test_unknown_addresses_have_the_usual_error_shape(
    browser: httpx.Client, method: str, path: str, status: int
) -> None:
    problem(browser.request(method, path), status)


def test_a_request_that_is_too_long_is_refused(browser: httpx.Client) -> None:
    problem(browser.post("/api/tables", content=b" " * 70_000), 413)


def test_every_answer_carries_the_headers_that_keep_foreign_code_out(
    browser: httpx.Client,
) -> None:
    for answer in (
        browser.get("/api/games"),
        browser.get("/api/nothing"),
        browser.post("/"),
        browser.get("/health"),
        browser.get("/sw.js"),
        browser.get("/assets/any/art/favicon.svg"),
        browser.get("/assets/any/index.html"),
    ):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]


def test_parts_of_a_page_carry_only_the_headers_that_mean_something_there(
    browser: httpx.Client,
) -> None:
    answer = browser.get("/assets/any/app/main.js")

    assert answer.status_code == 200
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in answer.headers


def test_a_full_table_refuses_further_players(server: str) -> None:
    async def scene() -> httpx.Response:
        people = await seated(server, NAMES)
        late = Client(server, "Dan")
        return await late.ask("POST", f"/api/tables/{people[0].code}/join", {"name": "Dan"})

    assert problem(run(scene), 409)["reason"]["key"] == "table-full"


def test_two_people_at_a_table_have_two_names_and_two_hats(server: str) -> None:
    async def scene() -> tuple[httpx.Response, Any]:
        ann, bob = Client(server), Client(server, "Bob")
        code = await ann.open_table(OPEN, OPEN, hat=2)
        same = await bob.ask("POST", f"/api/tables/{code}/join", {"name": "Ann"})
        await bob.join(code, hat=2, seat=2)
        return same, (await bob.ask("GET", f"/api/tables/{code}")).json()

    same, table = run(scene)

    assert problem(same, 409)["reason"]["key"] == "server-name-taken"
    assert table["seats"][2]["name"] == "Bob"
    assert table["seats"][2]["hat"] != 2


def test_a_seated_device_cannot_join_again(server: str) -> None:
    async def scene() -> httpx.Response:
        ann = Client(server)
        code = await ann.open_table(OPEN, BOT)
        return await ann.ask("POST", f"/api/tables/{code}/join", {"name": "Ann again"})

    assert problem(run(scene), 409)["reason"]["key"] == "server-seated-already"


@pytest.mark.parametrize("action", ["start", "leave", "rematch", "seats/1"])
@pytest.mark.parametrize("token", ["", "guessed"])
def test_a_stranger_can_do_nothing_at_a_table(server: str, action: str, token: str) -> None:
    async def scene() -> tuple[httpx.Response, Any, Any]:
        ann, eve = Client(server), Client(server, "Eve")
        code = await ann.open_table(OPEN, BOT)
        eve.token = token
        before = (await ann.ask("GET", f"/api/tables/{code}")).json()
        body = {"kind": "bot"} if action == "seats/1" else None
        answer = await eve.ask("POST", f"/api/tables/{code}/{action}", body)
        return answer, before, (await ann.ask("GET", f"/api/tables/{code}")).json()

    answer, before, after = run(scene)

    assert problem(answer, 403)["error"] == "forbidden"
    assert after == before


def test_only_the_host_begins(server: str) -> None:
    async def scene() -> tuple[httpx.Response, httpx.Response, httpx.Response]:
        ann, bob, _ = await seated(server, NAMES)
        start = f"/api/tables/{ann.code}/start"
        return (
            await bob.ask("POST", start),
            await ann.ask("POST", start),
            await ann.ask("POST", start),
        )

    by_guest, by_host, again = run(scene)

    assert problem(by_guest, 403)["reason"]["key"] == "server-host-only"
    assert by_host.json()["status"] == "playing"
    assert problem(again, 409)["reason"]["key"] == "table-playing"


def test_the_host_fills_and_frees_seats(server: str) -> None:
    async def scene() -> list[str]:
        ann = Client(server)
        await ann.open_table(OPEN, OPEN)
        kinds = []
        for change in ({"kind": "bot", "bot": "uniform"}, {"kind": "absent"}, {"kind": "open"}):
            kinds.append((await ann.post("seats/1", change))["table"]["seats"][1]["kind"])
        return kinds

    assert run(scene) == ["bot", "absent", "open"]


@pytest.mark.parametrize(
    ("seat", "change", "status"),
    [
        (0, {"kind": "bot"}, 409),
        (9, {"kind": "bot"}, 404),
        (1, {"kind": "reissue"}, 409),
        (1, {"kind": "bot", "bot": "genius"}, 400),
        (1, {"kind": "bot", "bot": "stdio:true"}, 400),
    ],
)
def test_some_changes_of_a_seat_make_no_sense(
    server: str, seat: int, change: dict[str, str], status: int
) -> None:
    async def scene() -> httpx.Response:
        ann = Client(server)
        code = await ann.open_table(OPEN, BOT)
        return await ann.ask("POST", f"/api/tables/{code}/seats/{seat}", change)

    problem(run(scene), status)


@pytest.mark.parametrize("kind", ["open", "bot", "absent"])
def test_a_removed_guest_is_not_invited_again_and_does_not_sit_down_again(
    server: str, kind: str
) -> None:
    """The device keeps its cookie, so a page that is loaded again knows it."""

    async def scene() -> None:
        ann, bob, _ = await seated(server, NAMES)
        stranger = Client(server, "Dan")
        await ann.post(f"seats/{BOB}", {"kind": kind})
        await ann.post(f"seats/{BOB}", {"kind": "open"})

        found = [
            (await one.ask("GET", f"/api/tables/{ann.code}")).json()["is_removed"]
            for one in (ann, bob, stranger)
        ]
        again = await bob.ask("POST", f"/api/tables/{ann.code}/join", {"name": "Bob"})
        await stranger.join(ann.code)

        assert found == [False, True, False]
        assert problem(again, 403)["reason"]["key"] == "server-seat-removed"
        assert stranger.seat == BOB

    run(scene)


def test_who_has_left_may_sit_down_again(server: str) -> None:
    async def scene() -> None:
        _, bob, _ = await seated(server, NAMES)
        await bob.post("leave")
        await bob.join(bob.code)

        assert bob.seat == BOB

    run(scene)


def test_joining_is_refused_after_the_start(server: str) -> None:
    async def scene() -> tuple[httpx.Response, httpx.Response]:
        ann = Client(server)
        code = await ann.open_table(BOT, ABSENT)
        await ann.post("start")
        late = Client(server, "Dan")
        return (
            await late.ask("POST", f"/api/tables/{code}/join", {"name": "Dan"}),
            await ann.ask("POST", f"/api/tables/{code}/seats/1", {"kind": "open"}),
        )

    for answer in run(scene):
        assert problem(answer, 409)["reason"]["key"] == "table-playing"


def test_a_player_gets_their_seat_back_from_another_device(server: str) -> None:
    async def scene() -> tuple[Any, httpx.Response, Client]:
        _, bob, _ = await seated(server, NAMES)
        await bob.connect()
        await bob.catch_up()
        phone = Client(server, "Bob")
        phone.code = bob.code
        typed = {"recovery": bob.recovery.lower().replace("-", " ")}
        phone.token = (await phone.post("recover", typed))["token"]
        with pytest.raises(ConnectionClosed):
            await until(lambda: False, bob)
        return (
            (await phone.ask("GET", f"/api/tables/{bob.code}")).json(),
            await bob.ask("POST", f"/api/tables/{bob.code}/leave"),
            bob,
        )

    table, by_the_old_device, bob = run(scene)

    assert table["you"] == bob.seat
    problem(by_the_old_device, 403)


def test_a_wrong_recovery_code_opens_nothing(server: str) -> None:
    async def scene() -> httpx.Response:
        ann = Client(server)
        code = await ann.open_table(BOT, BOT)
        return await ann.ask("POST", f"/api/tables/{code}/recover", {"recovery": "2345-2345"})

    assert problem(run(scene), 403)["reason"]["key"] == "server-recovery"


def test_the_host_can_reissue_a_seat(server: str) -> None:
    async def scene() -> tuple[httpx.Response, Any]:
        ann, bob, _ = await seated(server, NAMES)
        recovery = (await ann.post("seats/1", {"kind": "reissue"}))["recovery"]
        lost, bob.token = bob.token, ""
        found = await bob.post("recover", {"recovery": recovery})
        bob.token = lost
        old = await bob.ask("POST", f"/api/tables/{bob.code}/leave")
        bob.token = found["token"]
        return old, (await bob.ask("GET", f"/api/tables/{bob.code}")).json()

    old, table = run(scene)

    problem(old, 403)
    assert table["you"] == 1
    assert table["seats"][1]["name"] == "Bob"


@pytest.mark.parametrize(("when_left", "kind"), [("bot", "bot"), ("default", "absent")])
def test_when_someone_leaves_the_game_goes_on_without_them(
    server: str, when_left: str, kind: str
) -> None:
    async def scene() -> tuple[Client, Client]:
        ann, bob, cat = await seated(server, NAMES, when_left=when_left)
        await ann.post("start")
        await bob.post("leave")
        for client in (ann, cat):
            await client.connect()
        await asyncio.gather(*(client.play(at_random(Random(2))) for client in (ann, cat)))
        return ann, cat

    ann, cat = run(scene)

    assert ann.table["seats"][1]["kind"] == kind
    assert ann.table["seats"][1]["name"] == "Bob"
    assert ann.view["phase"] == cat.view["phase"]


def test_a_seat_gets_another_hat_if_nobody_else_wears_it(server: str) -> None:
    async def scene() -> tuple[Any, Any, httpx.Response]:
        ann, bob, cat = await seated(server, NAMES)
        table = (await cat.ask("GET", f"/api/tables/{cat.code}")).json()
        worn = {seat["hat"] for seat in table["seats"]}
        free = min({1, 2, 3, 4, 5} - worn)
        changed = await bob.post("name", {"name": "Bob", "hat": free})
        assert changed["seats"][1]["hat"] == free
        kept = await ann.post("name", {"name": "Ann", "hat": free})
        refused = await ann.ask("POST", f"/api/tables/{ann.code}/name", {"name": "Ann", "hat": 9})
        return table, kept, refused

    before, kept, refused = run(scene)

    assert kept["seats"][0]["hat"] == before["seats"][0]["hat"]
    problem(refused, 400)


def test_before_the_game_a_seat_that_is_left_is_free_again(server: str) -> None:
    async def scene() -> tuple[Any, Any, Any]:
        ann, bob, _ = await seated(server, NAMES)
        freed = await bob.post("leave")
        await Client(server, "Dan").join(bob.code)
        return freed, await ann.post("leave"), await ann.ask("GET", f"/api/tables/{ann.code}")

    freed, _, after = run(scene)

    assert freed["seats"][1]["kind"] == "open"
    assert freed["you"] is None
    assert after.json()["status"] == "abandoned"


def test_a_game_that_everybody_left_is_abandoned(server: str) -> None:
    async def scene() -> tuple[Any, bytes]:
        ann = Client(server)
        code = await ann.open_table(BOT, BOT)
        await ann.post("start")
        left = await ann.post("leave")
        return left, (await ann.ask("GET", f"/api/tables/{code}/record")).content

    left, record = run(scene)

    assert left["status"] == "abandoned"
    assert verify(GAMES["winchester"], from_json(record, GAMES)) > 0


def test_the_record_is_published_when_the_game_is_over_and_proves_its_draws(server: str) -> None:
    async def scene() -> tuple[httpx.Response, httpx.Response]:
        ann = Client(server)
        code = await ann.open_table(BOT, BOT)
        await ann.post("start")
        too_early = await ann.ask("GET", f"/api/tables/{code}/record")
        await ann.connect()
        await ann.play(at_random(Random(5)))
        return too_early, await ann.ask("GET", f"/api/tables/{code}/record")

    too_early, published = run(scene)

    problem(too_early, 409)
    record = from_json(published.content, GAMES)
    assert record.names[0] == "Ann"
    assert verify(GAMES["winchester"], record) > 19


def test_when_the_host_has_left_the_game_the_next_is_host(server: str) -> None:
    async def scene() -> tuple[httpx.Response, Any, Any]:
        ann, bob, cat = await seated(server, NAMES)
        await ann.post("start")
        await ann.post("leave")
        refused = await cat.ask("POST", f"/api/tables/{cat.code}/seats/1", {"kind": "reissue"})
        granted = await bob.post("seats/2", {"kind": "reissue"})
        return refused, granted, (await bob.ask("GET", f"/api/tables/{bob.code}")).json()

    refused, granted, table = run(scene)

    assert problem(refused, 403)["reason"]["key"] == "server-host-only"
    assert granted["recovery"]
    assert table["is_host"]
    assert [seat["is_host"] for seat in table["seats"]] == [False, True, False]


@pytest.mark.parametrize(
    ("page", "status"), [("{server}", 201), ("null", 403), ("http://127.0.0.1:3000", 403)]
)
def test_a_page_of_another_site_changes_nothing(
    browser: httpx.Client, server: str, page: str, status: int
) -> None:
    headers = {"origin": page.format(server=server)}

    assert browser.post("/api/tables", json=WISH, headers=headers).status_code == status
    assert browser.get("/api/tables", headers=headers).status_code == 200


def test_a_misspelled_choice_for_absent_players_is_refused(browser: httpx.Client) -> None:
    wish = {"game": "winchester", "seats": [ME, BOT, BOT], "name": "Ann", "when_left": "bots"}

    assert problem(browser.post("/api/tables", json=wish), 400)["error"] == "malformed"
