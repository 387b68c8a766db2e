"""A real mail server on the loopback address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.support.postgres import free_port

UNKNOWN = "nobody@example.org"
"""The server refuses mail to this address for ever."""
LATER = "later@example.org"
"""The server cannot take mail to this address now."""


class Mailbox:
    """Keeps the mail it is given."""

    def __init__(self) -> None:
        self.address = ""
        self.mail: list[EmailMessage] = []
        self.sizes: list[int] = []

    async def handle_RCPT(  # noqa: N802 - the library's name
        self, server: SMTP, session: Session, envelope: Envelope, to: str, options: list[str]
    ) -> str:
        if to == UNKNOWN:
            return "550 no such user"
        if to == LATER:
            return "451 try later"
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(  # noqa: N802 - the library's name
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        self.mail.append(message_from_bytes(envelope.content, policy=policy.default))
        self.sizes.append(len(envelope.content))
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    mailbox = Mailbox()
    port = free_port()
    controller = Controller(mailbox, hostname="127.0.0.1", port=port)
    controller.start()
    mailbox.address = f"smtp://127.0.0.1:{port}?from=tables@example.org"
    try:
        yield mailbox
    finally:
        controller.stop()
