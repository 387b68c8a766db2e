"""Who sits where: seat tokens, recovery codes, and the short codes of tables.

Tokens and recovery codes are random; only their SHA-256 is ever stored. A token is 256 bits long
and a recovery code 100, so that a plain hash is enough: there is nothing to guess from.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import io
import re
import secrets
from ipaddress import IPv6Address, IPv6Network
from typing import Any, Final, NamedTuple

import segno
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from tinhorn.kernel.phrase import phrase
from tinhorn.server.api.errors import ForbiddenError, MalformedError

AnyConnection = ASGIConnection[Any, Any, Any, Any]

COOKIE: Final = "tinhorn-"
"""The name of a seat's cookie begins so and ends with its table's code."""
BEARER: Final = "Bearer "
A_YEAR: Final = 365 * 24 * 3600
RANDOM: Final = re.compile("[0-9a-f]{32}")
"""Sixteen random bytes in hex."""

CLEAR: Final = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""Letters and digits that nobody confuses, and that spell no words."""
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
    """What lets its bearer act for a seat."""
    return secrets.token_urlsafe(32)


def new_recovery() -> str:
    """What lets a player move their seat to another device: `7KX2-M9PQ-…`, to be written down."""
    return _recovery(secrets.token_bytes(32))


def _recovery(drawn: bytes) -> str:
    letters = _letters(int.from_bytes(drawn, "big"), 20)
    return "-".join(letters[at : at + 4] for at in range(0, 20, 4))


class Keys(NamedTuple):
    """What comes with a seat: the token of the device, and what brings it to another one."""

    token: str
    recovery: str


def new_keys(secret: bytes, request: str | None) -> Keys:
    """For who names their request, the same however often they ask; nobody can guess the name.

    `secret`: the table's, so that a name alone opens nothing.
    """
    if request is None:
        return Keys(new_token(), new_recovery())
    if not RANDOM.fullmatch(request):
        raise MalformedError(phrase("server-malformed"))
    token, recovery = (
        hmac.digest(secret, f"{kind}#{request}".encode(), "sha256") for kind in Keys._fields
    )
    return Keys(base64.urlsafe_b64encode(token).decode().rstrip("="), _recovery(recovery))


def new_code() -> str:
    """A table's short code, such as MESA-47KX: easy to say, 39 million of them."""
    letters = "".join(secrets.choice(CLEAR) for _ in range(4))
    return f"{secrets.choice(WORDS)}-{letters}"


def code_from(digest: bytes) -> str:
    """The code that follows from a hash."""
    number, word = divmod(int.from_bytes(digest, "big"), len(WORDS))
    return f"{WORDS[word]}-{_letters(number, 4)}"


def _letters(number: int, count: int) -> str:
    """A number as so many letters, the lowest first."""
    return "".join(CLEAR[number // len(CLEAR) ** at % len(CLEAR)] for at in range(count))


def is_code(name: str) -> bool:
    """Whether a table of this name could be found; other servers may have other words."""
    return re.fullmatch(rf"[A-Z]{{2,16}}-[{CLEAR}]{{4}}", name) is not None


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def tidy_code(typed: str) -> str:
    """A code as people type it: in small letters, with a space or without the hyphen."""
    letters = re.sub(r"[^A-Z0-9]", "", typed.upper())
    return "-".join(filter(None, (letters[:-4], letters[-4:])))


def tidy_recovery(typed: str) -> str:
    letters = re.sub(r"[^A-Z0-9]", "", typed.upper())
    return "-".join(letters[at : at + 4] for at in range(0, len(letters), 4))


def token_of(connection: AnyConnection, code: str) -> str | None:
    """The token that came along: a program's in a header, a browser's a cookie."""
    header = connection.headers.get("authorization", "")
    token = header.removeprefix(BEARER) if header.startswith(BEARER) else None
    return token or connection.cookies.get(COOKIE + code)


def hashed_token_of(connection: AnyConnection, code: str) -> str | None:
    token = token_of(connection, code)
    return None if token is None else hashed(token)


def wanted_seat(connection: AnyConnection) -> str | None:
    """For which seat a device that holds several speaks: its number, or `none` to look on."""
    wanted: str | None = connection.query_params.get("seat")
    return wanted


def address_of(connection: AnyConnection) -> str:
    """The address that limits are counted by."""
    return household(connection.client.host) if connection.client else "-"


def household(address: str) -> str:
    """Of an IPv6 address the first half: the other half everyone may choose at will."""
    try:
        long = IPv6Address(address)
    except ValueError:
        return address
    return str(long.ipv4_mapped or IPv6Network((int(long), 64), strict=False).network_address)


def require_our_page(connection: AnyConnection, allowed: tuple[str, ...]) -> None:
    """Browsers say which page asks; programs are not browsers and need not say."""
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    ours = (None, f"http://{host}", f"https://{host}", *allowed)
    if origin not in ours:
        raise ForbiddenError(phrase("server-unknown"))


def base_of(connection: AnyConnection) -> str:
    """The address of this server, as the client knows it."""
    url = connection.url
    return f"{'https' if url.scheme in ('https', 'wss') else 'http'}://{url.netloc}"


def codes_of(connection: AnyConnection) -> tuple[str, ...]:
    """The tables for which this device holds a cookie, in the order in which it got them."""
    names = (name for name in connection.cookies if name.startswith(COOKIE))
    return tuple(name.removeprefix(COOKIE) for name in names)


def seat_cookie(code: str, token: str, *, is_secure: bool) -> Cookie:
    """Without a token, what makes a browser forget it."""
    return Cookie(
        key=COOKIE + code,
        value=token,
        path="/",
        max_age=A_YEAR if token else 0,
        httponly=True,
        samesite="lax",
        secure=is_secure,
    )


def qr_svg(link: str) -> bytes:
    """A link for phones to read."""
    drawn = io.BytesIO()
    try:
        code = segno.make_qr(link)
    except segno.DataOverflowError as error:
        raise MalformedError(phrase("server-too-large")) from error
    code.save(drawn, kind="svg", scale=8, border=2, xmldecl=False)
    return drawn.getvalue()
