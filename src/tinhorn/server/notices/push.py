"""Web Push: messages that only the browser can read (RFC 8291), signed by the server (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tinhorn.server.notices.model import PushAddress

CURVE: Final = ec.SECP256R1()
RECORD_BYTES: Final = 4_096
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
LAST_RECORD: Final = b"\x02"
KEPT_SECONDS: Final = 24 * 3600
"""How long a push service keeps a message for a device that is off."""
VALID_SECONDS: Final = 12 * 3600
OPERATOR: Final = "https://github.com/tinhorn/tinhorn/issues"
"""Whom a push service may write to; Apple's insists on an address."""


def encrypt(
    text: bytes, address: PushAddress, *, key: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """Encrypt a message for one browser; `key` and `salt` are used for this message only."""
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, address.p256dh)
    own = public_bytes(key)
    shared = key.exchange(ec.ECDH(), browser)
    info = b"WebPush: info\0" + address.p256dh + own
    secret = _derive(shared, address.auth, info, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4) + bytes([len(own)]) + own
    return header + AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)


def push_request(
    text: bytes, address: PushAddress, vapid: ec.EllipticCurvePrivateKey, now: int
) -> tuple[bytes, dict[str, str]]:
    """Return the body and the headers for a push service."""
    body = encrypt(text, address, key=ec.generate_private_key(CURVE), salt=os.urandom(SALT_BYTES))
    headers = {
        "authorization": _authorization(address.endpoint, vapid, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_SECONDS),
        "urgency": "normal",
    }
    return body, headers


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def is_valid(address: PushAddress) -> bool:
    """Return True if a message can be encrypted for this subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, address.p256dh)
    except ValueError:
        return False
    return len(address.p256dh) == POINT_BYTES and len(address.auth) == AUTH_BYTES


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    """Decode base64url. Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _authorization(endpoint: str, vapid: ec.EllipticCurvePrivateKey, now: int) -> str:
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": now // 1000 + VALID_SECONDS,
        "sub": OPERATOR,
    }
    unsigned = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
    r, s = decode_dss_signature(vapid.sign(unsigned.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{unsigned}.{base64url(r.to_bytes(32) + s.to_bytes(32))}"
    return f"vapid t={token}, k={base64url(public_bytes(vapid))}"


def _json(value: dict[str, object]) -> str:
    return base64url(json.dumps(value, separators=(",", ":")).encode())
