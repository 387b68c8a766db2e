"""Requests to addresses that players name: public hosts only, no redirects, never twice."""

from __future__ import annotations

import asyncio

import pytest

from tests.support.receivers import receiving
from tinhorn.server.notices import outgoing
from tinhorn.server.notices.outgoing import ForbiddenAddressError, is_public, post, require_url


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::7f00:1",
        "::127.0.0.1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
        "ff02::1",
    ],
)
def test_addresses_inside_a_network_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "ftp://example.org",
        "https://user:word@example.org/",
        "https:///hook",
        "https://example.org:99999/",
        "https://exam ple.org/",
        "https://example.org/\r\nx",
        "file:///etc/passwd",
        "https://example..org/",
        f"https://{'x' * 64}.org/",
        "https://[v1.x]/",
        "https://example.org/" + "x" * 1_000,
        "",
    ],
)
def test_an_address_must_be_a_plain_https_address(url: str) -> None:
    with pytest.raises(ForbiddenAddressError):
        require_url(url, is_private_allowed=False)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0"])
def test_a_host_that_resolves_to_this_machine_is_not_called(host: str) -> None:
    with receiving() as receiver:
        port = receiver.address.rpartition(":")[2]
        with pytest.raises(ForbiddenAddressError):
            send(f"https://{host}:{port}/", is_private_allowed=False)

        assert receiver.requests == []


def test_a_redirect_is_not_followed() -> None:
    with receiving() as receiver:
        receiver.answers = [302, 307]

        outcomes = [send(receiver.address + "/hook") for _ in range(2)]

        assert outcomes == ["refused", "refused"]
        assert [request.path for request in receiver.requests] == ["/hook", "/hook"]


def test_only_a_request_that_surely_had_no_effect_may_be_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 0.5)
    with receiving() as receiver:
        receiver.answers = [500, 503, 429, 400, 404, 410, 204, 0]

        outcomes = [send(receiver.address) for _ in range(8)]

    assert outcomes == ["retry", "retry", "retry", "refused", "gone", "gone", "sent", "refused"]
    assert send(receiver.address) == "retry", "nobody listens there any more"


def test_a_name_that_nobody_knows_is_tried_again() -> None:
    assert send("https://nowhere.invalid/hook") == "retry"


def send(url: str, *, is_private_allowed: bool = True) -> str:
    return asyncio.run(post(url, b"{}", {}, is_private_allowed=is_private_allowed))
