"""Sends a message to an address, by the channel of that address."""

from __future__ import annotations

import base64
import hmac
import time
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

from tinhorn.kernel import phrase
from tinhorn.locale import say
from tinhorn.server.notices.keys import ServerKey
from tinhorn.server.notices.mail import MailServer, send_mail
from tinhorn.server.notices.messages import Message, padded, plain_text, push_payload
from tinhorn.server.notices.model import (
    Address,
    CalendarAddress,
    MailAddress,
    Outcome,
    PushAddress,
    WebhookAddress,
)
from tinhorn.server.notices.outgoing import ForbiddenAddressError, post
from tinhorn.server.notices.push import push_request

SECRET_PREFIX: Final = "whsec_"
JSON: Final = "application/json"
PLAIN: Final = "text/plain; charset=utf-8"


class Delivery:
    def __init__(
        self,
        key: ServerKey,
        vapid: EllipticCurvePrivateKey,
        mail: MailServer | None,
        *,
        is_private_allowed: bool,
    ) -> None:
        self._key = key
        self._vapid = vapid
        self._mail = mail
        self._is_private_allowed = is_private_allowed

    async def send(self, message: Message, address: Address, *, base: str, request: str) -> Outcome:
        """Send a message; `request` names it, also to its receiver."""
        try:
            match address:
                case PushAddress():
                    return await self._push(message, address)
                case WebhookAddress():
                    return await self._call(message, address, base, request)
                case MailAddress():
                    text = plain_text(message, base)
                    return await self._write(address.mail, message.title, text)
                case CalendarAddress():
                    return "sent"
        except ForbiddenAddressError:
            return "refused"

    async def send_mail_code(self, mail: str, language: str) -> Outcome:
        """Send the code that the player types to show that the mail is theirs."""
        text = say(phrase("notice-mail-code", code=self._key.mail_code(mail)), language)
        return await self._write(mail, "tinhorn", text)

    def signing_secret(self, address: WebhookAddress) -> str:
        """Return the secret that tells a receiver which messages are ours."""
        secret = base64.b64encode(self._key.signing_secret(address)).decode()
        return SECRET_PREFIX + secret

    async def _push(self, message: Message, address: PushAddress) -> Outcome:
        now = time.time_ns() // 1_000_000  # push services compare it with their own clocks
        body, headers = push_request(push_payload(message), address, self._vapid, now)
        return await self._post(address.endpoint, body, headers)

    async def _call(
        self, message: Message, address: WebhookAddress, base: str, request: str
    ) -> Outcome:
        text = plain_text(message, base)
        body = padded(text.encode() if address.is_plain else _json(text, message, base))
        now = str(int(time.time()))
        headers = {
            "content-type": PLAIN if address.is_plain else JSON,
            "webhook-id": request,
            "webhook-timestamp": now,
            "webhook-signature": self._signature(address, request, now, body),
        }
        return await self._post(address.url, body, headers)

    def _signature(self, address: WebhookAddress, request: str, now: str, body: bytes) -> str:
        """Return the signature of the Standard Webhooks specification."""
        signed = f"{request}.{now}.".encode() + body
        digest = hmac.digest(self._key.signing_secret(address), signed, "sha256")
        return f"v1,{base64.b64encode(digest).decode()}"

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> Outcome:
        return await post(url, body, headers, is_private_allowed=self._is_private_allowed)

    async def _write(self, to: str, subject: str, text: str) -> Outcome:
        return "refused" if self._mail is None else await send_mail(self._mail, to, subject, text)


def _json(text: str, message: Message, base: str) -> bytes:
    """Return JSON that Discord (`content`), Matrix, Slack and Mattermost (`text`) show as it is."""
    return msgspec.json.encode(
        {
            "content": text,
            "text": text,
            "title": message.title,
            "body": message.body,
            "link": base + message.path,
            "allowed_mentions": {"parse": []},
        }
    )
