"""Real receivers of notices on the loopback address: an HTTP server, and a browser's push keys."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tinhorn.server.notices.model import PushAddress, WebhookAddress


class Request(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """An HTTP server that keeps what it is sent, and answers as it is told.

    `answers` are the next statuses: 0 says nothing until the test is over; afterwards it says 201.
    """

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.address = f"http://127.0.0.1:{server.server_address[1]}"
        self.requests: list[Request] = []
        self.answers: list[int] = []
        self.over = threading.Event()

    def bodies(self) -> list[Any]:
        return [json.loads(request.body) for request in self.requests]

    def webhook(self, path: str = "/hook") -> WebhookAddress:
        return WebhookAddress(self.address + path)


@contextmanager
def receiving() -> Iterator[Receiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.requests.append(Request(self.path, headers, body))
            status = receiver.answers.pop(0) if receiver.answers else 201
            if status == 0:
                receiver.over.wait()
                return
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("location", receiver.address + "/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Keep quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(server)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield receiver
    finally:
        receiver.over.set()
        server.shutdown()
        thread.join()
        server.server_close()


class PushKeys:
    """The keys of a browser's subscription: what only that browser has."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def address(self, endpoint: str) -> PushAddress:
        return PushAddress(endpoint, _point(self._private.public_key()), self._auth)

    def decrypt(self, body: bytes) -> bytes:
        """Decrypt a message as RFC 8291 says, and remove the delimiter of its only record."""
        salt, size, sender = body[:16], body[20], body[21:86]
        assert size == 65
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), public)
        info = b"WebPush: info\x00" + _point(self._private.public_key()) + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, body[86:], None)
        assert text.endswith(b"\x02")
        return text[:-1]


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
