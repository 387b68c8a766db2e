"""Who lets the local network in, and which addresses an invitation may carry."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.clients import BOT, ME
from tests.server.serving import PATIENCE, Server
from tinhorn.server.local_network import LocalNetwork, is_loopback, own_address

NETWORK = "127.0.0.2"
"""Stands for the address of this machine in its network."""
ON, OFF = {"is_open": True}, {"is_open": False}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("house")
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with Server(
        database, "--no-limits", "--lan-address", NETWORK, "--origin", "https://tables.example"
    ) as server:
        yield server


@pytest.fixture
def host(house: Server) -> Iterator[httpx.Client]:
    """Yield a browser on the server's machine. Afterwards the network is out again."""
    with httpx.Client(base_url=house.url, timeout=PATIENCE) as client:
        yield client
        client.post("/api/local-network", json=OFF)


def is_reachable(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=PATIENCE).status_code == 200
    except httpx.ConnectError:
        return False


def qr_code(client: httpx.Client) -> httpx.Response:
    wish = {"game": "winchester", "seats": [ME, BOT, BOT], "name": "Ann"}
    code = client.post("/api/tables", json=wish).json()["table"]["code"]
    return client.get(f"/api/tables/{code}/qr.svg")


def test_the_host_lets_the_network_in_and_keeps_it_out_again(
    house: Server, host: httpx.Client
) -> None:
    address = f"http://{NETWORK}:{house.port}"
    before = host.get("/api/local-network").json()
    opened = host.post("/api/local-network", json=ON).json()
    again = host.post("/api/local-network", json=ON).json()
    was_reachable = is_reachable(address)
    closed = host.post("/api/local-network", json=OFF).json()

    assert before == {"address": None, "can_switch": True, "is_switched_on": False}
    assert opened == again == {"address": address, "can_switch": True, "is_switched_on": True}
    assert was_reachable
    assert closed == before
    assert not is_reachable(address)


def test_a_qr_code_never_carries_an_address_that_only_this_machine_reaches(
    host: httpx.Client,
) -> None:
    refused = qr_code(host)
    host.post("/api/local-network", json=ON)
    drawn = qr_code(host)

    assert refused.status_code == 409
    assert refused.json()["reason"]["key"] == "server-network-closed"
    assert drawn.status_code == 200
    assert drawn.headers["content-type"].startswith("image/svg+xml")


def test_a_request_under_another_name_does_not_come_from_the_hosts_browser(
    host: httpx.Client,
) -> None:
    name = "tables.example"
    answer = host.post("/api/local-network", json=ON, headers={"host": name})

    assert answer.status_code == 403
    assert answer.json()["reason"]["key"] == "server-network-elsewhere"
    assert not host.get("/api/local-network", headers={"host": name}).json()["can_switch"]
    assert host.get("/api/local-network").json()["address"] is None


def test_a_device_elsewhere_cannot_switch_the_network(house: Server, host: httpx.Client) -> None:
    answer = host.post("/api/local-network", json=ON, headers={"x-forwarded-for": "192.168.1.7"})

    assert answer.status_code == 403


def test_a_server_that_listens_everywhere_cannot_be_switched(sqlite_url: str) -> None:
    with Server(sqlite_url, "--lan", "--lan-address", NETWORK) as server:
        info = httpx.get(f"{server.url}/api/local-network", timeout=PATIENCE).json()
        answer = httpx.post(f"{server.url}/api/local-network", json=OFF, timeout=PATIENCE)

    assert info["address"] == f"http://{NETWORK}:{server.port}"
    assert not info["can_switch"]
    assert answer.status_code == 503
    assert answer.json()["reason"]["key"] == "server-network-unavailable"


@pytest.mark.parametrize(
    ("base", "address"),
    [
        ("http://127.0.0.1:8020", None),
        ("http://localhost:8020", None),
        ("http://[::1]:8020", None),
        ("http://0.0.0.0:8020", None),
        ("https://tables.example", "https://tables.example"),
        ("http://192.168.1.7:8020", "http://192.168.1.7:8020"),
    ],
)
def test_the_readers_own_address_invites_unless_it_is_a_loopback_address(
    base: str, address: str | None
) -> None:
    assert LocalNetwork(None).reachable(base) == address
    assert LocalNetwork(None, address="http://192.168.1.9:1").reachable(base) == (
        address or "http://192.168.1.9:1"
    )


def test_the_machines_own_address_is_found_without_a_message() -> None:
    assert own_address()
    assert not is_loopback("tables.example")
