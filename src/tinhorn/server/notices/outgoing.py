"""Requests to addresses that players have named: to public hosts over https, and nowhere else.

The name of a host is resolved once, all its addresses are checked, and the request goes to the
address that was checked. Redirects are not followed, and no more of a response than its status is
read.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from ssl import SSLContext
from typing import Final
from urllib.parse import urlsplit

import httpx

from tinhorn.server.notices.model import Outcome

SECONDS: Final = 10.0
CONNECT_SECONDS: Final = 5.0
TIMEOUT: Final = httpx.Timeout(SECONDS, connect=CONNECT_SECONDS)
URL_LETTERS: Final = 1_000
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)
TRANSLATED: Final = tuple(map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")))
"""In these an address of IPv6 has one of IPv4 in it, perhaps of the local network."""
_RESOLVERS: Final = ThreadPoolExecutor(4, "names")
"""Names that nobody answers for take long: replays and proofs must not wait for these threads."""


class ForbiddenAddressError(Exception):
    """This address may not be called."""


def require_url(url: str, *, is_private_allowed: bool) -> None:
    """Raise ForbiddenAddressError unless this is the address of a page on another host."""
    try:
        parts = urlsplit(url)
        _ = parts.port, (parts.hostname or "").encode("idna"), httpx.URL(url)
    except (ValueError, httpx.InvalidURL) as error:
        raise ForbiddenAddressError from error
    schemes = ("https", "http") if is_private_allowed else ("https",)
    has_password = parts.username is not None or parts.password is not None
    is_plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme not in schemes or not parts.hostname or has_password or not is_plain:
        raise ForbiddenAddressError
    if len(url) > URL_LETTERS:
        raise ForbiddenAddressError


def is_public(text: str) -> bool:
    """Return True for addresses of the internet; mapped or translated ones are forbidden."""
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address) and (
        address.ipv4_mapped
        or address.sixtofour
        or address.teredo
        or any(address in network for network in TRANSLATED)
    ):
        return False
    return address.is_global and not address.is_multicast


async def post(
    url: str, body: bytes, headers: Mapping[str, str], *, is_private_allowed: bool
) -> Outcome:
    """Send a request; say whether it was accepted. Raises ForbiddenAddressError.

    A request whose response is late or broken may have arrived, so it is not to be sent again.
    """
    require_url(url, is_private_allowed=is_private_allowed)
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            address = await _resolve(url, is_private_allowed=is_private_allowed)
    except OSError:
        return "retry"
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(url, address, body, headers)
    except (httpx.ConnectError, httpx.ConnectTimeout):
        return "retry"
    except (httpx.HTTPError, httpx.InvalidURL, TimeoutError):
        return "refused"


async def _resolve(url: str, *, is_private_allowed: bool) -> str:
    """Return one address of the host, after a check of all of them."""
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    look_up = partial(socket.getaddrinfo, type=socket.SOCK_STREAM)
    found = await loop.run_in_executor(_RESOLVERS, look_up, parts.hostname, parts.port or 443)
    addresses = [str(place[0]) for *_, place in found]
    if not is_private_allowed and not all(map(is_public, addresses)):
        raise ForbiddenAddressError
    return addresses[0]


async def _post(url: str, address: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
    parts = urlsplit(url)
    assert parts.hostname is not None
    request_url = httpx.URL(url).copy_with(host=address)
    extensions = {"sni_hostname": parts.hostname} if parts.scheme == "https" else {}
    named = {**headers, "host": parts.netloc, "user-agent": "tinhorn"}
    async with (
        httpx.AsyncClient(
            verify=_authorities(), trust_env=False, follow_redirects=False, timeout=TIMEOUT
        ) as client,
        client.stream(
            "POST", request_url, content=body, headers=named, extensions=extensions
        ) as response,
    ):
        return outcome_of(response.status_code)


@cache
def _authorities() -> SSLContext:
    """Return the authorities that vouch for hosts. Reading them takes longer than most requests."""
    return httpx.create_ssl_context(trust_env=False)


def outcome_of(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if status in GONE:
        return "gone"
    return "retry" if status >= 500 or status in BUSY else "refused"
