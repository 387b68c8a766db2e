"""Seat tokens, recovery codes, table codes, and what a request says about its sender.

Tokens and recovery codes are random, and only their SHA-256 is stored. A token has 256 bits and a
recovery code 96, so a plain hash is enough: nobody can guess them.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final, NamedTuple

from tinhorn.kernel import phrase
from tinhorn.server.api.errors import ForbiddenError, MalformedError
from tinhorn.server.api.framework import ASGIConnection, Cookie
from tinhorn.server.local_network import is_loopback

AnyConnection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "tinhorn-"
"""The prefix of the names of seat cookies; the table's code follows."""
SECURE_COOKIE: Final = "__Host-" + COOKIE
"""The prefix behind TLS: browsers let no other site of the same domain set such a cookie."""
OPAQUE_ORIGIN: Final = "null"
"""What browsers send as the origin of sandboxed frames, and some of them for pages without
referrers. Only `Sec-Fetch-Site`, which no page can set, tells ours from those of other sites."""
JSON: Final = "application/json"
BEARER: Final = "Bearer "
YEAR_SECONDS: Final = 365 * 24 * 3600
REQUEST_KEY: Final = re.compile("[0-9a-f]{32}")
"""Sixteen random bytes in hex."""

ALPHABET: Final = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""Letters and digits that look different from each other, without vowels."""
_WORDS: Final = (
    "MESA LASSO CANYON CACTUS PINTO BRONCO RODEO SALOON SHERIFF PRAIRIE COYOTE CORRAL SIERRA "
    "PONCHO RANCH BANJO MUSTANG PALOMINO YUCCA OCELOT CONDOR GECKO MARSHAL DEPOT COBALT ADOBE "
    "POKER DOLLAR COLT BONANZA TORNADO TEXAS NEVADA ARIZONA MONTANA DAKOTA ALAMO TOTEM TAXI "
    "RADIO PIANO GUITAR POLKA TANGO SAMBA MAMBO OPERA VILLA PATIO PANDA PUMA KOALA ZEBRA LAMA "
    "GORILLA TAPIR BISON MANGO KIWI PAPAYA TOMATO AVOCADO VANILLA COCOA MOKKA"
)
WORDS: Final = tuple(_WORDS.split())
"""International words: easy to say and to spell on the phone in all seven languages."""


def new_token() -> str:
    """Create a token: its bearer acts for a seat."""
    return secrets.token_urlsafe(32)


def new_recovery() -> str:
    """Create a recovery code such as `7KX2-M9PQ-…`, which moves a seat to another device."""
    return _recovery_code(secrets.token_bytes(32))


def _recovery_code(digest: bytes) -> str:
    letters = _letters(int.from_bytes(digest, "big"), 20)
    return "-".join(letters[at : at + 4] for at in range(0, 20, 4))


class Keys(NamedTuple):
    """The keys of a seat: the device's token, and the code that moves it to another device."""

    token: str
    recovery: str


def new_keys(secret: bytes, request: str | None) -> Keys:
    """Create the keys of a seat. The same `request` always gives the same keys.

    The keys depend on the table's `secret`, so the request alone is not enough to compute them.
    """
    if request is None:
        return Keys(new_token(), new_recovery())
    if not REQUEST_KEY.fullmatch(request):
        raise MalformedError(phrase("server-malformed"))
    token, recovery = (
        hmac.digest(secret, f"{kind}#{request}".encode(), "sha256") for kind in Keys._fields
    )
    return Keys(base64.urlsafe_b64encode(token).decode().rstrip("="), _recovery_code(recovery))


def new_code() -> str:
    """Create a table code such as MESA-47KX. There are 39 million."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(4))
    return f"{secrets.choice(WORDS)}-{letters}"


def code_from(digest: bytes) -> str:
    """Derive a table code from a hash."""
    number, word = divmod(int.from_bytes(digest, "big"), len(WORDS))
    return f"{WORDS[word]}-{_letters(number, 4)}"


def _letters(number: int, count: int) -> str:
    """Write a number in base 28 with `count` letters, the lowest digit first."""
    return "".join(ALPHABET[number // len(ALPHABET) ** at % len(ALPHABET)] for at in range(count))


def is_code(name: str) -> bool:
    """Return True if a table can have this code; other servers may use other words."""
    return re.fullmatch(rf"[A-Z]{{2,16}}-[{ALPHABET}]{{4}}", name) is not None


def is_recovery(code: str) -> bool:
    """Return True if a recovery code looks like this."""
    return re.fullmatch(rf"([{ALPHABET}]{{4}}-){{4}}[{ALPHABET}]{{4}}", code) is not None


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def tidy_code(typed: str) -> str:
    """Normalize a typed code: lower case, a space, or no hyphen."""
    letters = re.sub(r"[^A-Z0-9]", "", typed.upper())
    return "-".join(filter(None, (letters[:-4], letters[-4:])))


def tidy_recovery(typed: str) -> str:
    letters = re.sub(r"[^A-Z0-9]", "", typed.upper())
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


def token_of(connection: AnyConnection, code: str) -> str | None:
    """Return the sender's token: programs send a header, browsers a cookie."""
    header = connection.headers.get("authorization", "")
    token = header.removeprefix(BEARER) if header.startswith(BEARER) else None
    return token or connection.cookies.get(_cookie(is_secure=is_secure(connection)) + code)


def is_secure(connection: AnyConnection) -> bool:
    """Return True if the browser's connection has TLS."""
    return connection.url.scheme in ("https", "wss")


def _cookie(*, is_secure: bool) -> str:
    """Return the prefix of seat cookies. Behind TLS no other one counts.

    Any site of the same domain could set it, and share a seat of its own with whoever sits down.
    """
    return SECURE_COOKIE if is_secure else COOKIE


def hashed_token_of(connection: AnyConnection, code: str) -> str | None:
    token = token_of(connection, code)
    return None if token is None else hashed(token)


def requested_seat(connection: AnyConnection) -> str | None:
    """Return the seat in `?seat=`: a number, or `none` for the view of a spectator."""
    seat: str | None = connection.query_params.get("seat")
    return seat


def address_of(connection: AnyConnection) -> str:
    """Return the address that limits are counted by."""
    return network_of(connection.client.host) if connection.client else "-"


@lru_cache(maxsize=1024)
def network_of(address: str) -> str:
    """Return the network part of an IPv6 address: hosts can choose the rest freely."""
    try:
        parsed = IPv6Address(address)
    except ValueError:
        return address
    return str(parsed.ipv4_mapped or IPv6Network((int(parsed), 64), strict=False).network_address)


def require_allowed_origin(connection: AnyConnection, allowed: tuple[str, ...]) -> None:
    """Refuse browser pages of other sites. Programs send no Origin header and are accepted."""
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    accepted = (None, f"http://{host}", f"https://{host}", *allowed)
    if origin not in accepted:
        raise ForbiddenError(phrase("server-unknown"))


def require_own_page(connection: AnyConnection, allowed: tuple[str, ...]) -> None:
    """Refuse changes that pages of other sites ask for."""
    headers = connection.headers
    is_same = headers.get("sec-fetch-site") == "same-origin"
    if not (headers.get("origin") == OPAQUE_ORIGIN and is_same):
        require_allowed_origin(connection, allowed)
    _require_json(connection)


def _require_json(connection: AnyConnection) -> None:
    """Refuse what a form or a simple request can send. Programs may leave the type out."""
    headers = connection.headers
    is_browser = "origin" in headers or "sec-fetch-site" in headers
    named = headers.get("content-type", "" if is_browser else JSON)
    if named.partition(";")[0].strip().lower() != JSON:
        raise MalformedError(phrase("server-malformed"), detail=f"Send it as {JSON}.")


def is_on_this_machine(connection: AnyConnection) -> bool:
    """Return True if the sender runs on the server's machine, and calls the server by a local name.

    The name matters too: a proxy on this machine, or a page of another site whose name leads here,
    sends requests from this machine as well.
    """
    host = connection.url.hostname or ""
    client = connection.client.host if connection.client else ""
    return is_loopback(host) and is_loopback(client)


def base_of(connection: AnyConnection) -> str:
    """Return the address of this server as the client sees it."""
    return f"{'https' if is_secure(connection) else 'http'}://{connection.url.netloc}"


def hashed_tokens_of(connection: AnyConnection) -> dict[str, str]:
    """Return the hashed tokens of this device's cookies by the code of their table, oldest first.

    Anybody can send a cookie: a table may exist whose code is here, and know no such token.
    """
    prefix = _cookie(is_secure=is_secure(connection))
    return {
        name[len(prefix) :]: hashed(token)
        for name, token in connection.cookies.items()
        if name.startswith(prefix)
    }


def seat_cookie(code: str, token: str, *, is_secure: bool) -> Cookie:
    """Build the cookie of a seat; an empty token deletes it."""
    return Cookie(
        key=_cookie(is_secure=is_secure) + code,
        value=token,
        path="/",
        max_age=YEAR_SECONDS if token else 0,
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )
