"""The server's key: it encrypts addresses and names recipients. It is not in the database."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import make_url

from tinhorn.kernel import decoder
from tinhorn.server.notices.model import (
    Address,
    CalendarAddress,
    MailAddress,
    PushAddress,
    WebhookAddress,
)
from tinhorn.table.storage.database import default_url

VARIABLE: Final = "TINHORN_NOTICES_KEY"
"""Environment variable: the key, for servers on several machines."""
NONCE_BYTES: Final = 12


class KeyUnavailableError(Exception):
    """There is no key, or it is not the one that the database was filled with."""


class ServerKey:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._cipher = AESGCM(self._digest("encrypt"))

    def encrypt(self, text: bytes, *, place: str) -> bytes:
        """Encrypt; `place` says where the result is stored, and it can be read only for there."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, text, place.encode())

    def decrypt(self, stored: bytes, *, place: str) -> bytes:
        try:
            nonce, text = stored[:NONCE_BYTES], stored[NONCE_BYTES:]
            return self._cipher.decrypt(nonce, text, place.encode())
        except InvalidTag as error:
            raise KeyUnavailableError(place) from error

    def recipient(self, address: Address) -> str:
        """Return a name for an address that tells nothing of it without the key."""
        match address:
            case PushAddress(endpoint=text) | MailAddress(mail=text):
                pass
            case CalendarAddress(token=text):
                pass
            case _:
                text = address.url
        return self._digest(f"recipient#{address.__struct_config__.tag}#{text}").hex()[:32]

    def name_of(self, text: str) -> str:
        """Return a name that tells nothing of the text."""
        return self._digest(f"name#{text}").hex()[:32]

    def signing_secret(self, address: WebhookAddress) -> bytes:
        """Return the secret with which messages to a webhook are signed."""
        return self._digest(f"sign#{address.secret}#{address.url}")[:24]

    def mail_code(self, mail: str) -> str:
        """Return the code that proves that somebody reads the mail of this address."""
        return base64.b32encode(self._digest(f"mail#{mail}")[:5]).decode()

    def _digest(self, label: str) -> bytes:
        return hmac.digest(self._secret, label.encode(), "sha256")


def load_key(database: str) -> ServerKey:
    """Return the key from the environment, or from a file, which is made if there is none."""
    if given := os.environ.get(VARIABLE, "").strip():
        return ServerKey(hashlib.sha256(given.encode()).digest())
    file = key_file(database)
    try:
        if not file.exists():
            _create(file)
        return ServerKey(file.read_bytes())
    except OSError as error:
        raise KeyUnavailableError(str(file)) from error


def key_file(database: str) -> Path:
    """Return the file of the key: beside a database file, or else in the data folder."""
    url = make_url(database)
    is_file = url.get_backend_name() == "sqlite" and url.database
    path = Path(str(url.database if is_file else make_url(default_url()).database))
    return path.with_name(f"{path.name}.key")


def _create(file: Path) -> None:
    """Write a new key, whole or not at all; of several processes the first one wins."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as writing:
        writing.write(secrets.token_bytes(32))
    with suppress(FileExistsError):
        os.link(draft, file)
    draft.unlink()


def encode_address(address: Address) -> bytes:
    return msgspec.json.encode(address)


def decode_address(text: bytes) -> Address:
    found: Address = decoder(Address).decode(text)
    return found
