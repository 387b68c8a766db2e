"""Sitting down: the answer that is lost on its way, and the cookies that become too many."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

import httpx
import pytest

from tests.server.clients import BOT, ME, OPEN
from tests.server.test_lobby import problem
from tinhorn.server.api.joining import MOST_COOKIES, MOST_DELETED
from tinhorn.server.auth import ALPHABET

WISH: dict[str, Any] = {"game": "winchester", "seats": [ME, OPEN, OPEN], "name": "Ann"}
REQUEST = "00112233445566778899aabbccddeeff"
BOB = {"name": "Bob", "request": REQUEST}


def opened(browser: httpx.Client, **changes: Any) -> str:
    code: str = browser.post("/api/tables", json=WISH | changes).json()["table"]["code"]
    return code


@pytest.mark.parametrize("has_begun", [False, True])
def test_a_repeated_join_returns_the_same_seat(
    browser: httpx.Client, other_browser: httpx.Client, *, has_begun: bool
) -> None:
    join = f"/api/tables/{opened(browser)}/join"
    lost = other_browser.post(join, json=BOB).json()
    other_browser.cookies.clear()
    if has_begun:
        browser.post(join.replace("join", "start"))

    again = other_browser.post(join, json={**BOB, "name": "Robert", "seat": 2})

    assert again.status_code == 201
    assert (again.json()["seat"], again.json()["recovery"]) == (lost["seat"], lost["recovery"])
    assert [seat["name"] for seat in again.json()["table"]["seats"]] == ["Ann", "Bob", None]
    assert other_browser.get(join.removesuffix("/join")).json()["you"] == lost["seat"]


def test_simultaneous_repeated_joins_return_one_seat(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    code = opened(browser)
    answers = [
        other_browser.post(f"/api/tables/{code}/join", json=BOB, headers=HIDDEN) for _ in range(2)
    ]

    tokens = {answer.json()["token"] for answer in answers}

    assert len(tokens) == 1
    assert other_browser.get(f"/api/tables/{code}", headers=bearer(tokens.pop())).json()["you"] == 1


HIDDEN = {"prefer": "token"}


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_browser_with_the_cookie_may_repeat_a_join(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    code = opened(browser)
    heard = other_browser.post(f"/api/tables/{code}/join", json=BOB).json()

    again = other_browser.post(f"/api/tables/{code}/join", json=BOB).json()
    other = other_browser.post(f"/api/tables/{code}/join", json={**BOB, "request": REQUEST[::-1]})

    assert (again["seat"], again["recovery"]) == (heard["seat"], heard["recovery"])
    assert problem(other, 409)["reason"]["key"] == "server-seated-already"


def test_the_same_request_means_nothing_at_another_table(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    one, other = opened(browser), opened(browser)
    here = other_browser.post(f"/api/tables/{one}/join", json=BOB, headers=HIDDEN).json()

    there = other_browser.post(f"/api/tables/{other}/join", json=BOB, headers=HIDDEN).json()

    assert here["token"] != there["token"]
    assert here["recovery"] != there["recovery"]


def test_a_repeated_join_cannot_take_back_a_seat_that_has_moved(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    code = opened(browser)
    other_browser.post(f"/api/tables/{code}/join", json=BOB)
    other_browser.cookies.clear()
    reissued = browser.post(f"/api/tables/{code}/seats/1", json={"kind": "reissue"}).json()
    moved = other_browser.post(
        f"/api/tables/{code}/recover", json={"recovery": reissued["recovery"]}
    )
    other_browser.cookies.clear()

    again = other_browser.post(f"/api/tables/{code}/join", json=BOB)

    assert moved.status_code == 200
    assert problem(again, 409)["reason"]["key"] == "server-name-taken"


@pytest.mark.parametrize("request_", ["", "1", "x" * 32, REQUEST + "0", REQUEST.upper()])
def test_a_request_that_could_be_guessed_is_refused(
    browser: httpx.Client, other_browser: httpx.Client, request_: str
) -> None:
    join = f"/api/tables/{opened(browser)}/join"

    assert (
        problem(other_browser.post(join, json={**BOB, "request": request_}), 400)["error"]
        == "malformed"
    )


def abandoned(browser: httpx.Client) -> str:
    """Open a table that is over at once."""
    code = opened(browser)
    browser.post(f"/api/tables/{code}/leave")
    return code


def set_cookie(browser: httpx.Client, code: str) -> None:
    """Store a cookie of a server that was here before."""
    browser.cookies.set(f"tinhorn-{code}", "x", domain=browser.base_url.host)


def seats_of(browser: httpx.Client) -> list[str]:
    """Return the tables of which the browser has a cookie, the oldest first."""
    return [name.removeprefix("tinhorn-") for name in browser.cookies]


def test_a_device_with_many_seats_forgets_the_oldest_of_games_that_are_over(
    browser: httpx.Client,
) -> None:
    playing = opened(browser, seats=[ME, BOT, BOT])
    browser.post(f"/api/tables/{playing}/start")
    set_cookie(browser, "MESA-2222")
    over = [abandoned(browser) for _ in range(2)]
    waiting = [opened(browser) for _ in range(MOST_COOKIES - 4)]
    before = seats_of(browser)

    first, second = opened(browser), opened(browser)

    assert len(before) == MOST_COOKIES
    assert {*seats_of(browser)} == {playing, over[1], *waiting, first, second}
    mine = {my["table"]["code"] for my in browser.get("/api/tables/mine").json()}
    assert {playing, *waiting, first, second} <= mine


def test_no_seat_of_a_game_that_goes_on_is_forgotten_however_many_there_are(
    browser: httpx.Client,
) -> None:
    codes = [opened(browser) for _ in range(MOST_COOKIES + 2)]

    assert seats_of(browser) == codes


def test_a_device_that_holds_far_too_many_forgets_a_few_at_a_time(browser: httpx.Client) -> None:
    for letters in islice(product(ALPHABET, repeat=4), 100):
        set_cookie(browser, f"OLD-{''.join(letters)}")

    opened(browser)

    assert len(seats_of(browser)) == 100 - MOST_DELETED + 1


def test_guessed_cookies_do_not_tell_whether_there_is_such_a_table(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    unknown = [f"OLD-{''.join(letters)}" for letters in islice(product(ALPHABET, repeat=4), 60)]
    guessed = [opened(browser), *unknown]
    guesses = "; ".join(f"tinhorn-{code}=x" for code in guessed)

    answer = other_browser.post("/api/tables", json=WISH, headers={"cookie": guesses})

    lines = answer.headers.get_list("set-cookie")
    deleted = [line for line in lines if "max-age=0" in line.lower()]
    names = [line.partition("=")[0].removeprefix("tinhorn-") for line in deleted]
    assert names == guessed[:MOST_DELETED]


def test_a_cookie_that_is_no_seat_is_left_alone(browser: httpx.Client) -> None:
    odd = [f"odd({number})" for number in range(MOST_COOKIES)]
    for name in odd:
        set_cookie(browser, name)

    code = opened(browser)

    assert seats_of(browser) == [*odd, code]
