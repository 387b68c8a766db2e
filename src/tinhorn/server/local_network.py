"""Whether other devices on the local network can reach this server, and at which address."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final, Protocol
from urllib.parse import urlsplit

LOOPBACK: Final = "127.0.0.1"
UNSPECIFIED: Final = ("0.0.0.0", "::")
"""Addresses that stand for all addresses of a machine; no browser on another one can use them."""


class Listener(Protocol):
    """A second listener of a running server, on the machine's address in the local network."""

    async def open(self) -> str:
        """Start to listen, and return the address for browsers. Raises AddressError."""
        ...

    def close(self) -> None:
        """Stop to listen, and close the connections that came this way."""
        ...


def own_address() -> str:
    """Return the address of this machine on the local network. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def is_loopback(host: str) -> bool:
    """Return True if only this machine reaches itself under this name or address."""
    if host == "localhost" or host.endswith(".localhost") or host in UNSPECIFIED:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


class LocalNetwork:
    """`address`: where the server can be reached from the start, if it listens there anyway.

    `listener`: lets it listen there later; `None` if that is not possible.
    """

    def __init__(self, listener: Listener | None, *, address: str = "") -> None:
        self._listener = listener
        self._fixed = address
        self._opened = ""

    @property
    def can_switch(self) -> bool:
        return self._listener is not None and not self._fixed

    @property
    def is_open(self) -> bool:
        return bool(self._opened)

    async def open(self) -> None:
        if self._listener is not None and not self._opened:
            self._opened = await self._listener.open()

    def close(self) -> None:
        if self._listener is not None and self._opened:
            self._opened = ""
            self._listener.close()

    def reachable(self, base: str) -> str | None:
        """Return the address to invite others with; `base` is the one that the reader uses.

        `None` if only this machine can reach the server.
        """
        if not is_loopback(urlsplit(base).hostname or "localhost"):
            return base
        return self._fixed or self._opened or None
