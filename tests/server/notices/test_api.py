"""Notices over HTTP, with a whole server: offers, trials, calendars, logs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import ME, OPEN
from tests.server.serving import PATIENCE, Server, serving
from tests.support.mail import mail_server
from tests.support.polling import poll
from tests.support.receivers import PushKeys, Receiver, receiving
from tinhorn.server.notices.keys import VARIABLE as KEY_VARIABLE
from tinhorn.server.notices.mail import VARIABLE as SMTP_VARIABLE
from tinhorn.server.notices.push import base64url

PRIVATE = "--allow-private-webhooks"
TOKEN = "A" * 43


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


def client(url: str) -> httpx.Client:
    return httpx.Client(base_url=url, timeout=PATIENCE)


def open_table(browser: httpx.Client, *others: Any) -> str:
    """Open a table with a day for each decision; return its code."""
    wish = {
        "game": "winchester",
        "seats": [ME, *(others or (OPEN, OPEN))],
        "name": "Ann",
        "clock": {"kind": "slow", "seconds": 86_400},
    }
    seated = browser.post("/api/tables", json=wish)
    return str(seated.json()["table"]["code"])


def save(browser: httpx.Client, table: str, **contact: Any) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/notices", json=contact)


def test_a_server_offers_its_channels_and_its_key_stays_the_same(sqlite_url: str) -> None:
    offers = []
    for _ in range(2):
        with serving(sqlite_url) as url:
            offers.append(httpx.get(f"{url}/api/notices").json())

    assert offers[0]["channels"] == ["push", "webhook", "calendar"]
    assert len(offers[0]["push_key"]) == 87
    assert offers[0] == offers[1]


def test_a_server_without_the_key_of_its_database_offers_nothing_and_goes_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(KEY_VARIABLE, "one")
    with serving(sqlite_url) as url:
        httpx.get(f"{url}/api/notices")
    monkeypatch.setenv(KEY_VARIABLE, "other")

    with serving(sqlite_url) as url, client(url) as browser:
        offer = browser.get("/api/notices").json()
        code = open_table(browser)
        refused = save(browser, code, channel="calendar")

    assert offer == {"channels": [], "push_key": None}
    assert refused.status_code == 503
    assert refused.json()["text"] == "This server cannot send that."


@pytest.mark.parametrize(
    ("contact", "sentence"),
    [
        (
            {"channel": "webhook", "link": "http://192.168.1.1/hook"},
            "That’s not an address on the internet that begins with https://.",
        ),
        ({"channel": "push", "link": "https://push.example/x"}, None),
        ({"channel": "mail", "mail": "ann@example.org"}, "This server cannot send that."),
        ({"channel": "pigeon"}, None),
    ],
)
def test_a_contact_that_cannot_be_used_is_refused_with_a_sentence(
    strict_server: str, contact: dict[str, str], sentence: str | None
) -> None:
    with client(strict_server) as browser:
        refused = save(browser, open_table(browser), **contact)

    assert refused.status_code in (400, 503)
    assert sentence in (None, refused.json()["text"])


@pytest.mark.parametrize(
    "zone", ["", "Mars/Olympus", "Europe", "../../etc/passwd", "\0", "x" * 999]
)
def test_a_time_zone_that_nobody_knows_is_as_good_as_none(strict_server: str, zone: str) -> None:
    with client(strict_server) as browser:
        saved = save(browser, open_table(browser), channel="calendar", zone=zone)

    assert saved.status_code == 200


def test_a_host_inside_the_network_is_refused_when_it_is_resolved(
    strict_server: str, receiver: Receiver
) -> None:
    port = receiver.address.rpartition(":")[2]
    with client(strict_server) as browser:
        contact = {"channel": "webhook", "link": f"https://localhost:{port}/hook"}
        trial = browser.post("/api/notices/trial", json=contact)

    assert trial.json() == {"outcome": "refused"}
    assert receiver.requests == []


def test_only_who_holds_a_seat_says_how_it_is_told(sqlite_url: str) -> None:
    with serving(sqlite_url) as url, client(url) as browser, client(url) as stranger:
        code = open_table(browser)
        refused = save(stranger, code, channel="calendar")

    assert refused.status_code == 403


def test_each_channel_can_be_tried_at_once_and_a_failure_logs_no_address(
    sqlite_url: str, receiver: Receiver, tmp_path: Path
) -> None:
    keys = PushKeys()
    address = keys.address(f"{receiver.address}/push/secret")
    push = {
        "channel": "push",
        "language": "fr",
        "link": address.endpoint,
        "p256dh": base64url(address.p256dh),
        "auth": base64url(address.auth),
    }
    hook = {"channel": "webhook", "link": f"{receiver.address}/hook/secret"}
    file = tmp_path / "log"
    with (
        file.open("w") as log,
        Server(sqlite_url, PRIVATE, log=log) as server,
        client(server.url) as browser,
    ):
        code = open_table(browser)
        receiver.answers = [201, 200, 500]
        outcomes = [
            browser.post("/api/notices/trial", json=contact).json()["outcome"]
            for contact in (push, hook, hook)
        ]
        secret = save(browser, code, **hook).json()["signing_secret"]
        save(browser, code, **push)
        token = browser.cookies[f"tinhorn-{code}"]

    assert outcomes == ["sent", "sent", "retry"]
    sent = json.loads(keys.decrypt(receiver.requests[0].body))
    assert sent["body"] == "Ceci est un essai. Les avis t’arrivent ici."
    assert secret.startswith("whsec_")
    logged = file.read_text()
    for hidden in ("secret", "127.0.0.1", secret, token):
        assert hidden not in logged


def test_mail_is_sent_only_to_whoever_reads_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail = {"channel": "mail", "mail": "ann@example.org"}
    with mail_server() as mailbox:
        monkeypatch.setenv(SMTP_VARIABLE, mailbox.address)
        with serving(sqlite_url) as url, client(url) as browser:
            code = open_table(browser)
            offered = browser.get("/api/notices").json()["channels"]
            unproved = save(browser, code, **mail)
            trial = browser.post("/api/notices/trial", json=mail).json()
            found = re.search(r"code is (\w+)\.", mailbox.mail[0].get_content())
            assert found
            proved = save(browser, code, **mail, code=f" {found[1].lower()} ")
            other = save(browser, code, channel="mail", mail="bob@example.org", code=found[1])

    assert "mail" in offered
    assert trial == {"outcome": "sent"}
    assert [unproved.status_code, proved.status_code, other.status_code] == [403, 200, 403]


ADDRESSES = [
    "ann.o'neil+games@mail.example.org",
    "änn_1@localhost",
    "a@b",
    "x/y=z@a-b.example",
]
NO_ADDRESSES = [
    "",
    "ann",
    "ann@",
    "@example.org",
    "ann@example..org",
    "ann@.",
    "ann@-.",
    "ann@-example.org",
    ".ann@example.org",
    "an..n@example.org",
    "an\0n@example.org",
    "an\x07n@example.org",
    "an\u200bn@example.org",
    "ann@example.org\r\nBcc: bob@example.org",
    "ann@example.org\n",
    "Ann <ann@example.org>",
    "ann@example.org,bob@example.org",
    "=?utf-8?q?bob?=@example.org",
    "a" * 65 + "@example.org",
    "ann@" + "a" * 64,
    "ann@" + "a." * 100 + "org",
]


def test_a_mail_is_written_only_to_what_is_an_address(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mail_server() as mailbox:
        monkeypatch.setenv(SMTP_VARIABLE, mailbox.address)
        with serving(sqlite_url, "--no-limits") as url, client(url) as browser:
            tried = {
                mail: browser.post("/api/notices/trial", json={"channel": "mail", "mail": mail})
                for mail in (*ADDRESSES, *NO_ADDRESSES)
            }

    assert [tried[mail].json() for mail in ADDRESSES] == [{"outcome": "sent"}] * len(ADDRESSES)
    for mail in NO_ADDRESSES:
        assert (mail, tried[mail].status_code) == (mail, 400)
        assert tried[mail].json()["text"] == "That’s not an e-mail address."
    assert [one["To"] for one in mailbox.mail] == ADDRESSES


def test_a_calendar_shows_the_time_limits_of_its_reader(sqlite_url: str) -> None:
    with serving(sqlite_url) as url, client(url) as browser:
        codes = [open_table(browser, {"kind": "absent"}, {"kind": "absent"}) for _ in range(2)]
        saved = save(browser, codes[0], channel="calendar", language="de").json()
        again = save(browser, codes[1], channel="calendar", calendar=saved["calendar"]).json()
        for code in codes:
            browser.post(f"/api/tables/{code}/start")
        until_asked(browser, codes)
        found = httpx.get(f"{url}/api/calendars/{saved['calendar']}.ics")
        stranger = httpx.get(f"{url}/api/calendars/{TOKEN}.ics")
        odd = httpx.get(f"{url}/api/calendars/x.ics")

    assert again == saved
    assert found.headers["content-type"].startswith("text/calendar")
    assert found.text.count("BEGIN:VEVENT") == 2
    assert f"URL:{url}/t/{codes[0]}" in found.text
    assert "Du bist dran" in found.text
    assert {len(found.content) % 4_096, len(stranger.content) % 4_096} == {0}
    assert max(map(len, found.content.split(b"\r\n"))) <= 75
    assert "VEVENT" not in stranger.text
    assert odd.status_code == 404


def test_the_address_of_a_calendar_is_in_no_log(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "log"
    with (
        file.open("w") as log,
        Server(sqlite_url, log=log) as server,
        client(server.url) as browser,
    ):
        token = save(browser, open_table(browser), channel="calendar").json()["calendar"]
        shown = [
            httpx.get(f"{server.url}/api/calendars/{token}{end}", headers=headers).status_code
            for end, headers in (
                (".ics", {}),
                (".ics", {"host": "elsewhere.example"}),
                (".txt", {}),
                (".ics/more", {}),
            )
        ]

    logged = file.read_text()
    assert shown == [200, 421, 404, 404]
    assert "started" in logged
    assert token not in logged


def test_an_address_is_checked_before_there_is_a_table(sqlite_url: str, receiver: Receiver) -> None:
    hook = {"channel": "webhook", "link": receiver.address + "/hook"}
    with serving(sqlite_url, PRIVATE) as url, client(url) as browser:
        link = browser.post("/api/notices/check", json=hook).json()
        saved = save(browser, open_table(browser), **hook).json()
        made = browser.post("/api/notices/check", json={"channel": "calendar"}).json()["calendar"]
        known = {"channel": "calendar", "calendar": made}
        kept = browser.post("/api/notices/check", json=known).json()["calendar"]
        wrong = browser.post("/api/notices/check", json={"channel": "webhook", "link": "no link"})

    assert link["signing_secret"].startswith("whsec_")
    assert link == saved
    assert kept == made
    assert wrong.status_code == 400
    assert receiver.requests == []


def until_asked(browser: httpx.Client, codes: list[str]) -> None:
    """Wait until Ann is asked at all these tables."""
    poll(lambda: all(browser.get(f"/api/tables/{code}").json()["is_your_turn"] for code in codes))


def test_whoever_knows_a_link_does_not_learn_how_its_messages_are_signed(
    sqlite_url: str, receiver: Receiver
) -> None:
    hook = {"channel": "webhook", "link": f"{receiver.address}/hook"}
    with serving(sqlite_url, PRIVATE) as url, client(url) as browser:
        mine, again, other, none = (
            browser.post("/api/notices/check", json={**hook, "secret": secret}).json()
            for secret in ("1f" * 16, "1f" * 16, "2f" * 16, "")
        )
        odd = [
            browser.post("/api/notices/check", json={**hook, "secret": secret})
            for secret in ("#", "a" * 65, "ä")
        ]

    assert mine == again
    assert len({one["signing_secret"] for one in (mine, other, none)}) == 3
    assert [one.status_code for one in odd] == [400] * 3


def test_notices_can_be_stopped(sqlite_url: str, receiver: Receiver) -> None:
    with serving(sqlite_url) as url, client(url) as browser:
        code = open_table(browser)
        saved = save(browser, code, channel="calendar").json()
        stopped = browser.post(f"/api/tables/{code}/notices/stop")

    assert saved["calendar"]
    assert stopped.status_code == 200
