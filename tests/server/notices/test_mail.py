"""E-mail through a real mail server."""

from __future__ import annotations

import asyncio

import pytest

from tests.support.mail import LATER, UNKNOWN, mail_server
from tinhorn.server.notices import mail


def test_the_mail_server_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    address = "smtps://me%40home:p%40ss@mail.example?from=tables@example.org"
    monkeypatch.setenv(mail.VARIABLE, address)
    found = mail.mail_server()
    monkeypatch.delenv(mail.VARIABLE)

    assert found == mail.MailServer(
        host="mail.example",
        port=465,
        sender="tables@example.org",
        user="me@home",
        password="p@ss",
    )
    assert mail.mail_server() is None


@pytest.mark.parametrize(
    "address",
    [
        "mail.example",
        "smtps://mail.example",
        "smtps://me:secret@mail.example?from=tables",
        "smtps://me:secret@mail.example:mail?from=tables@example.org",
        "https://me:secret@mail.example?from=tables@example.org",
    ],
)
def test_an_address_of_no_mail_server_is_refused_and_not_repeated(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv(mail.VARIABLE, address)

    with pytest.raises(mail.MailServerError) as refused:
        mail.mail_server()

    assert "secret" not in str(refused.value)


def test_a_mail_arrives_and_all_have_the_same_size(monkeypatch: pytest.MonkeyPatch) -> None:
    with mail_server() as mailbox:
        outcomes = [
            send(monkeypatch, mailbox.address, "ann@example.org", text)
            for text in ("Short.", "Longer, et é")
        ]

        short, longer = mailbox.mail
        assert outcomes == ["sent", "sent"]
        assert short["To"] == "ann@example.org"
        assert longer.get_content().rstrip() == "Longer, et é"
        assert len(short.get_payload()) == len(longer.get_payload())


def test_a_refusal_is_final_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    with mail_server() as mailbox:
        address = mailbox.address
        outcomes = [send(monkeypatch, address, to, "") for to in (UNKNOWN, LATER)]

    assert outcomes == ["gone", "retry"]
    assert send(monkeypatch, address, "ann@example.org", "") == "retry", "the server is off"


def send(monkeypatch: pytest.MonkeyPatch, address: str, to: str, text: str) -> str:
    monkeypatch.setenv(mail.VARIABLE, address)
    server = mail.mail_server()
    assert server is not None
    return asyncio.run(mail.send_mail(server, to, "tinhorn", text))
