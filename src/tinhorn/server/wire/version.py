"""The version of the protocol, sent with every socket handshake."""

from __future__ import annotations

from typing import Final

PROTOCOL_VERSION: Final = 2
"""Raised whenever an older client would misread a message."""
PROTOCOL_HEADER: Final = "tinhorn-protocol"
