"""Addresses at which a server listens, and under which browsers reach it."""

from __future__ import annotations

import socket
from typing import Final

LOOPBACK: Final = "127.0.0.1"
ANYWHERE: Final = "0.0.0.0"
PORT: Final = 8020


def web_address(host: str, port: int) -> str:
    return f"http://{_in_browser(host)}:{port}/"


def own_address() -> str:
    """The address of this machine on the local network. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def _in_browser(host: str) -> str:
    if host in (ANYWHERE, "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
