"""Notices over HTTP: what the server offers, where a player is told, trials, calendars."""

from __future__ import annotations

import hmac
import re
import secrets
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from litestar.status_codes import HTTP_200_OK

from tinhorn.kernel import phrase
from tinhorn.server import auth
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    limit,
    require_seat,
)
from tinhorn.server.api.errors import (
    ForbiddenError,
    MalformedError,
    TooManyError,
    UnavailableError,
    UnknownError,
    best_language,
)
from tinhorn.server.api.framework import FromPath, JSONBody, Response, Router, get, post
from tinhorn.server.services import Services
from tinhorn.server.wire.notices import (
    NoticeChannel,
    NoticeContact,
    NoticeContactSaved,
    NoticeOffer,
    NoticeTrial,
)

if TYPE_CHECKING:  # the libraries of notices may be missing
    from tinhorn.server.notices.model import Address
    from tinhorn.server.notices.service import Notices

_WORD: Final = r"[\w!#$%&'*+/=^{|}~-]+"
_NAME: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
MAIL: Final = re.compile(rf"(?=.{{1,64}}@.{{1,190}}$){_WORD}(?:\.{_WORD})*@{_NAME}(?:\.{_NAME})*")
"""An address that is not quoted. Without `?`, nothing in it is read as an encoded word."""
CALENDAR_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
SECRET: Final = re.compile(r"[A-Za-z0-9]{0,64}")
CALENDAR_SUFFIX: Final = ".ics"


@get("/notices")
async def show_offer(services: AppServices) -> NoticeOffer:
    """Return the ways in which this server can tell players that they are awaited."""
    return _offer(services.notices)


@post("/notices/trial", status_code=HTTP_200_OK)
async def try_contact(
    request: AnyRequest, services: AppServices, data: JSONBody[NoticeContact]
) -> NoticeTrial:
    """Send a notice at once, to try an address. By e-mail it is a code that confirms it."""
    from tinhorn.server.notices.messages import compose_test

    notices = _require_notices(services)
    services.limits.creations.take(auth.address_of(request))
    language = best_language([data.language])
    if data.channel == "mail":
        _require_mail(notices, data.mail)
        services.limits.creations.take(data.mail.lower())
        return NoticeTrial(await notices.delivery.send_mail_code(data.mail, language))
    return NoticeTrial(
        await notices.delivery.send(
            compose_test(language),
            _address_of(notices, data),
            base=auth.base_of(request),
            request=secrets.token_hex(16),
        )
    )


@post("/notices/check", status_code=HTTP_200_OK)
async def check_contact(
    request: AnyRequest, services: AppServices, data: JSONBody[NoticeContact]
) -> NoticeContactSaved:
    """Check an address before there is a table for it, and return what belongs to it."""
    notices = _require_notices(services)
    return _saved(notices, _checked_address(request, services, notices, data))


@post("/tables/{code:str}/notices", status_code=HTTP_200_OK)
async def save_contact(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[NoticeContact]
) -> NoticeContactSaved:
    """Say how the player of this seat is to be told; replaces what was said before."""
    from tinhorn.server.notices.model import Contact

    notices = _require_notices(services)
    live = await find_table(request, services, code)
    seat, token = require_seat(request, live), auth.hashed_token_of(request, live.id)
    assert token is not None, "whoever holds a seat has a token"
    address = _checked_address(request, services, notices, data)
    contact = Contact(
        table=live.id,
        seat=seat,
        token=token,
        address=address,
        recipient=notices.key.recipient(address),
        base=auth.base_of(request),
        language=best_language([data.language]),
        zone=_known_zone(data.zone),
        is_quiet=data.quiet,
        since=services.clock.now(),
    )
    await notices.save(live.saved, contact)
    return _saved(notices, address)


@post("/tables/{code:str}/notices/stop", status_code=HTTP_200_OK)
async def stop_notices(request: AnyRequest, services: AppServices, code: Code) -> NoticeOffer:
    """Forget how the player of this seat is told."""
    live = await find_table(request, services, code)
    if services.notices is not None:
        await services.notices.store.drop_contact(live.id, require_seat(request, live))
    return _offer(services.notices)


@get("/calendars/{name:str}", media_type="text/calendar")
async def show_calendar(services: AppServices, name: FromPath[str]) -> Response[bytes]:
    """Return the time limits of a reader's tables, for calendars that subscribe to this address."""
    from tinhorn.server.notices.calendar import calendar_text
    from tinhorn.server.notices.model import CalendarAddress

    notices = _require_notices(services)
    token = name.removesuffix(CALENDAR_SUFFIX)
    if not CALENDAR_TOKEN.fullmatch(token):
        raise UnknownError(phrase("server-unknown"))
    limits = await notices.calendar(CalendarAddress(token))
    return Response(calendar_text(limits), media_type="text/calendar; charset=utf-8")


NOTICES: Final = Router(
    "/api",
    before_request=limit,
    route_handlers=[
        show_offer,
        try_contact,
        check_contact,
        save_contact,
        stop_notices,
        show_calendar,
    ],
)


def _offer(notices: Notices | None) -> NoticeOffer:
    if notices is None:
        return NoticeOffer((), None)
    channels: tuple[NoticeChannel, ...] = ("push", "webhook", "mail", "calendar")
    offered = tuple(one for one in channels if one != "mail" or notices.has_mail)
    return NoticeOffer(offered, notices.push_key)


def _require_notices(services: Services) -> Notices:
    if services.notices is None:
        raise UnavailableError(phrase("server-notices"))
    return services.notices


def _saved(notices: Notices, address: Address) -> NoticeContactSaved:
    from tinhorn.server.notices.model import CalendarAddress, WebhookAddress

    calendar = address.token if isinstance(address, CalendarAddress) else None
    secret = (
        notices.delivery.signing_secret(address) if isinstance(address, WebhookAddress) else None
    )
    return NoticeContactSaved(calendar, secret)


def _checked_address(
    request: AnyRequest, services: Services, notices: Notices, data: NoticeContact
) -> Address:
    """Return the address. An e-mail address needs the code that a trial has sent there."""
    address = _address_of(notices, data)
    if data.channel == "mail":
        _require_code(request, services, notices, data)
    return address


def _address_of(notices: Notices, data: NoticeContact) -> Address:
    """Return the checked address. Raises MalformedError."""
    from tinhorn.server.notices.model import CalendarAddress, MailAddress, WebhookAddress

    match data.channel:
        case "push":
            return _push_address(notices, data)
        case "webhook":
            if not SECRET.fullmatch(data.secret):
                raise MalformedError(phrase("server-malformed"))
            link = _checked(notices, data.link)
            return WebhookAddress(link, is_plain=data.plain, secret=data.secret)
        case "mail":
            _require_mail(notices, data.mail)
            return MailAddress(data.mail)
        case "calendar":
            is_known = CALENDAR_TOKEN.fullmatch(data.calendar)
            return CalendarAddress(data.calendar if is_known else auth.new_token())


def _push_address(notices: Notices, data: NoticeContact) -> Address:
    from tinhorn.server.notices.model import PushAddress
    from tinhorn.server.notices.push import from_base64url, is_valid

    link = _checked(notices, data.link)
    try:
        address = PushAddress(link, from_base64url(data.p256dh), from_base64url(data.auth))
    except ValueError as error:
        raise MalformedError(phrase("server-malformed")) from error
    if not is_valid(address):
        raise MalformedError(phrase("server-malformed"))
    return address


def _checked(notices: Notices, link: str) -> str:
    from tinhorn.server.notices.outgoing import ForbiddenAddressError, require_url

    try:
        require_url(link, is_private_allowed=notices.is_private_allowed)
    except ForbiddenAddressError as error:
        raise MalformedError(phrase("server-notice-link")) from error
    return link


def _require_mail(notices: Notices, mail: str) -> None:
    if not notices.has_mail:
        raise UnavailableError(phrase("server-notices"))
    if not MAIL.fullmatch(mail):
        raise MalformedError(phrase("server-notice-mail"))


def _require_code(
    request: AnyRequest, services: Services, notices: Notices, data: NoticeContact
) -> None:
    """Raise ForbiddenError unless the player has read the mail with the code."""
    address, given = auth.address_of(request), data.code.strip().upper().encode()
    if services.limits.guesses.is_empty(address):
        raise TooManyError(phrase("server-too-many"))
    if not hmac.compare_digest(given, notices.key.mail_code(data.mail).encode()):
        services.limits.guesses.take(address)
        raise ForbiddenError(phrase("server-notice-code"))


def _known_zone(name: str) -> str:
    """Return the name of a time zone, UTC if nobody knows it."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown, or no name at all
        return "UTC"
    return name
