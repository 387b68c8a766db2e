"""E-mail, where the operator has named a server for it."""

from __future__ import annotations

import os
from email.message import EmailMessage
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib
from msgspec import Struct

from tinhorn.kernel import BadInputError, phrase
from tinhorn.server.notices.messages import padded
from tinhorn.server.notices.model import Outcome

VARIABLE: Final = "TINHORN_SMTP"
"""Environment variable: the address of the mail server, `smtps://` or `smtp://`."""
EXAMPLE: Final = "smtps://user:password@mail.example.org:465?from=tables@example.org"
SECONDS: Final = 20.0
PERMANENT: Final = 500


class MailServer(Struct, frozen=True, kw_only=True):
    host: str
    port: int
    sender: str
    user: str | None = None
    password: str | None = None
    is_encrypted: bool = True
    """True if the connection is encrypted from its start; otherwise STARTTLS is used if offered."""


class MailServerError(BadInputError):
    """The text is not the address of a mail server. It is not repeated: it has a password."""

    kind = "usage"


def mail_server() -> MailServer | None:
    """Return the operator's mail server; `None` if there is none. Raises MailServerError."""
    text = os.environ.get(VARIABLE, "").strip()
    if not text:
        return None
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError as error:
        raise MailServerError(phrase("settings-smtp", example=EXAMPLE)) from error
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or "@" not in sender:
        raise MailServerError(phrase("settings-smtp", example=EXAMPLE))
    is_encrypted = parts.scheme == "smtps"
    return MailServer(
        host=parts.hostname,
        port=port or (465 if is_encrypted else 587),
        sender=sender,
        user=None if parts.username is None else unquote(parts.username),
        password=None if parts.password is None else unquote(parts.password),
        is_encrypted=is_encrypted,
    )


async def send_mail(server: MailServer, to: str, subject: str, text: str) -> Outcome:
    """Send one mail; its text always has the same length."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = server.sender, to, subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(padded(text.encode()).decode(), cte="base64")
    try:
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.is_encrypted,
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        is_final = all(one.code >= PERMANENT for one in error.recipients)
        return "gone" if is_final else "retry"
    except (aiosmtplib.SMTPConnectError, aiosmtplib.SMTPConnectTimeoutError):
        return "retry"
    except aiosmtplib.SMTPResponseException as error:
        return "refused" if error.code >= PERMANENT else "retry"
    except aiosmtplib.SMTPException:
        return "refused"
    return "sent"
