"""Attacks by pages of other sites, as their browsers send them."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.clients import BOT, ME, Client, run
from tests.server.conftest import FRIEND
from tests.server.serving import PATIENCE, Server, serving
from tests.server.test_lobby import problem
from tests.support.people import ANN
from tinhorn.server.middleware.known_hosts import KnownHosts
from tinhorn.server.settings import Settings

WISH: dict[str, Any] = {"game": "winchester", "seats": [ME, BOT, BOT], "name": "Ann"}
REBOUND = {"host": "evil.example:8020", "origin": "http://evil.example:8020"}
"""A name of another site that leads to this machine."""
SANDBOXED = {"origin": "null", "sec-fetch-site": "cross-site"}
OWN = {"origin": "null", "sec-fetch-site": "same-origin"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
PLAIN = {"content-type": "text/plain"}


@pytest.fixture
def victim(server: str) -> Iterator[httpx.Client]:
    """Yield a browser with a seat."""
    with httpx.Client(base_url=server, timeout=PATIENCE) as browser:
        yield browser


def opened(browser: httpx.Client) -> str:
    code: str = browser.post("/api/tables", json=WISH).json()["table"]["code"]
    return code


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("GET", "/metrics"),
        ("GET", "/ready"),
        ("GET", "/api/tables"),
        ("GET", "/assets/x/index.html"),
        ("POST", "/api/tables"),
        ("POST", "/api/local-network"),
    ],
)
def test_a_name_that_was_made_to_lead_here_reaches_nothing(
    victim: httpx.Client, method: str, path: str
) -> None:
    refused = victim.request(method, path, json=WISH if method == "POST" else None, headers=REBOUND)

    assert problem(refused, 421)["reason"]["key"] == "server-unknown-host"


def test_a_name_that_was_made_to_lead_here_opens_no_socket(server: str) -> None:
    async def scene() -> None:
        ann = Client(server)
        await ann.open_table(BOT, BOT)
        here = httpx.URL(server)
        path = f"/api/tables/{ann.code}/socket"
        async with connect(f"ws://evil.example{path}", host=here.host, port=here.port):
            pytest.fail("The socket is open.")

    with pytest.raises(InvalidStatus) as refused:
        run(scene)

    assert refused.value.response.status_code == 421
    assert json.loads(refused.value.response.body or b"")["error"] == "host"


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1:1", "[::1]:8020", "tables.localhost", "friend.example"],
)
def test_the_names_and_addresses_of_the_server_reach_it(victim: httpx.Client, host: str) -> None:
    assert victim.get("/api/tables", headers={"host": host}).is_success


@pytest.mark.parametrize("path", ["/metrics", "/api/tables"])
@pytest.mark.parametrize("host", ["10.1.2.3", "192.0.2.7:8020", "[2001:db8::1]"])
def test_an_address_that_is_not_the_servers_reaches_nothing(
    victim: httpx.Client, host: str, path: str
) -> None:
    refused = victim.get(path, headers={"host": host})

    assert problem(refused, 421)["reason"]["key"] == "server-unknown-host"


@pytest.mark.parametrize("listening", ["0.0.0.0", "::"])
def test_the_address_at_which_a_connection_arrives_reaches_a_server_that_listens_everywhere(
    sqlite_url: str, listening: str
) -> None:
    """As in a container, where health checks come by the container's own address."""
    asked = b"GET /health HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
    answers = []
    with Server(sqlite_url, "--host", listening) as server:
        for host in (b"127.0.0.2", b"127.0.0.2:80", b"10.1.2.3"):
            with socket.create_connection(("127.0.0.2", server.port), PATIENCE) as line:
                line.sendall(asked % host)
                answers.append(line.recv(4096)[:13])

    assert answers == [b"HTTP/1.1 200 ", b"HTTP/1.1 200 ", b"HTTP/1.1 421 "]


@pytest.mark.parametrize(
    ("arrived", "host", "is_known"),
    [
        ("192.0.2.7", "192.0.2.7:8020", True),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("2001:db8::1", "[2001:DB8:0::1]:80", True),
        ("192.0.2.7", "192.0.2.8", False),
        (None, "192.0.2.7", False),
        ("192.0.2.7", "203.0.113.1", True),
    ],
)
def test_a_numeric_host_is_where_the_connection_arrived_or_what_the_host_named(
    arrived: str | None, host: str, *, is_known: bool
) -> None:
    """Whoever runs the server may name the address of a machine that passes connections on."""
    reached: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        reached.append(scope)

    async def send(message: Any) -> None:
        pass

    async def ask() -> None:
        await known(scope, receive, send)

    receive: Any = None
    scope: Any = {
        "type": "http",
        "headers": [(b"host", host.encode())],
        "server": None if arrived is None else (arrived, 8020),
        "path": "/",
        "query_string": b"",
    }
    known = KnownHosts(app, Settings(database="", origins=("http://203.0.113.1:8020",)))
    asyncio.run(ask())

    assert bool(reached) == is_known


def test_the_names_behind_a_proxy_may_come_from_the_environment(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TINHORN_ORIGIN", "https://tables.example https://other.example")
    with serving(sqlite_url) as url:
        answers = [
            httpx.get(f"{url}/health", headers={"host": host}, timeout=PATIENCE).status_code
            for host in ("tables.example", "Other.example:443", "third.example")
        ]

    assert answers == [200, 200, 421]


@pytest.mark.parametrize(
    "hosts", [["foo:bar"], ["foo:99999"], [""], ["a b"], ["[::1"], ["u@localhost"], ["a", "b"]]
)
def test_an_unreadable_host_is_answered_with_a_sentence(server: str, hosts: list[str]) -> None:
    where = httpx.URL(server)
    with socket.create_connection((where.host, where.port or 0), PATIENCE) as line:
        named = "".join(f"Host: {host}\r\n" for host in hosts)
        line.sendall(f"GET /api/tables HTTP/1.1\r\n{named}Connection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(4096), b""))

    assert answer.startswith(b"HTTP/1.1 400 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"] == "malformed"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (OWN, 201),
        (SANDBOXED, 403),
        ({"origin": "null"}, 403),
        ({"origin": "null", "sec-fetch-site": "same-site"}, 403),
        ({"origin": FRIEND}, 201),
        ({"origin": "http://127.0.0.1:3000"}, 403),
        (OWN | PLAIN, 400),
        (OWN | FORM, 400),
        ({"origin": FRIEND} | PLAIN, 400),
        (PLAIN, 400),
    ],
)
def test_a_change_needs_a_page_of_this_site_and_json(
    victim: httpx.Client, headers: dict[str, str], status: int
) -> None:
    content = json.dumps(WISH).encode()
    typed = {"content-type": "application/json; charset=utf-8"} | headers

    assert victim.post("/api/tables", content=content, headers=typed).status_code == status


@pytest.mark.parametrize("headers", [SANDBOXED, SANDBOXED | FORM, OWN | FORM, OWN])
def test_a_form_of_another_site_abandons_no_game(
    victim: httpx.Client, headers: dict[str, str]
) -> None:
    table = f"/api/tables/{opened(victim)}"

    refused = victim.post(f"{table}/leave", headers=headers)

    assert refused.status_code in (400, 403)
    assert victim.get(table).json()["you"] == 0


def test_every_change_asks_for_a_page_of_this_site(server: str) -> None:
    paths = httpx.get(f"{server}/api/openapi/openapi.json", timeout=PATIENCE).json()["paths"]
    changes = [path for path, methods in paths.items() if "post" in methods]
    with httpx.Client(base_url=server, timeout=PATIENCE) as other:
        statuses = {
            path: other.post(path.replace("{seat}", "1"), json={}, headers=SANDBOXED).status_code
            for path in changes
        }

    assert len(changes) > 10
    assert statuses == dict.fromkeys(changes, 403)


@pytest.mark.parametrize("headers", [SANDBOXED | PLAIN, SANDBOXED, OWN, {"origin": "null"}])
def test_no_frame_lets_the_local_network_in(sqlite_url: str, headers: dict[str, str]) -> None:
    with (
        serving(sqlite_url, "--lan-address", "127.0.0.2") as url,
        httpx.Client(base_url=url, timeout=PATIENCE) as host,
    ):
        typed = {"content-type": "application/json"} | headers
        refused = host.post("/api/local-network", content=b'{"is_open":true}', headers=typed)
        state = host.get("/api/local-network").json()

    assert refused.status_code == 403
    assert not state["is_switched_on"]


def test_behind_tls_a_seat_is_a_cookie_that_no_other_site_can_set(victim: httpx.Client) -> None:
    secure = {"x-forwarded-proto": "https"}
    answer = victim.post("/api/tables", json=WISH, headers=secure)
    code = answer.json()["table"]["code"]
    cookie = answer.headers["set-cookie"]
    kept = {"cookie": cookie.partition(";")[0]}
    planted = {"cookie": kept["cookie"].removeprefix("__Host-")}

    assert cookie.startswith(f"__Host-tinhorn-{code}=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie
    for sent, you in ((kept, 0), (planted, None)):
        shown = victim.get(f"/api/tables/{code}", headers=secure | sent)
        mine = victim.get("/api/tables/mine", headers=secure | sent)
        assert shown.json()["you"] == you
        assert [table["table"]["code"] for table in mine.json()] == ([] if you is None else [code])


@pytest.mark.parametrize(("prefix", "you"), [("__Host-tinhorn-", ANN), ("tinhorn-", None)])
def test_behind_tls_a_socket_speaks_for_the_seat_of_its_own_cookie(
    server: str, prefix: str, you: int | None
) -> None:
    async def scene() -> int | None:
        ann = Client(server)
        code = await ann.open_table(BOT, BOT)
        cookie, ann.token = f"{prefix}{code}={ann.token}", ""
        await ann.connect(**{"x-forwarded-proto": "https", "cookie": cookie})
        await ann.catch_up()
        shown: int | None = ann.table["you"]
        return shown

    assert run(scene) == you


@pytest.mark.parametrize(("scheme", "sent"), [("http", None), ("https", "max-age=31536000")])
def test_behind_tls_browsers_are_told_to_keep_using_it(
    victim: httpx.Client, scheme: str, sent: str | None
) -> None:
    answer = victim.get("/", headers={"x-forwarded-proto": scheme})

    assert answer.headers.get("strict-transport-security") == sent
