"""Several people at one device, a big screen without a seat, and who looks on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx

from tests.server.clients import BOT, ME, OPEN, Client, Message, arrive, at_random, run, until
from tests.server.serving import PATIENCE, serving
from tests.server.test_lobby import problem

ANN, BOB, CAT = 0, 1, 2
PACE = "10"
"""Where people share a device, reaction windows of 160 seconds: no test waits for their end."""
BRISK = "0.1"
"""For windows that wait for an answer anyway."""


def opened(device: httpx.Client, **changes: Any) -> Any:
    wish = {"game": "winchester", "seats": [ME, OPEN, OPEN], "name": "Ann"}
    answer = device.post("/api/tables", json=wish | changes)
    assert answer.status_code == 201, answer.text
    return answer.json()


def joined(device: httpx.Client, code: str, name: str, **more: Any) -> Any:
    answer = device.post(f"/api/tables/{code}/join", json={"name": name, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def shared(device: httpx.Client, *names: str, **changes: Any) -> Any:
    """Ann's table, at which others share her device."""
    seated = opened(device, devices="pass", **changes)
    for name in names:
        seated = joined(device, seated["table"]["code"], name, same_device=True)
    return seated


def began(device: httpx.Client, code: str) -> Any:
    answer = device.post(f"/api/tables/{code}/start")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_second_person_on_a_device_says_so(browser: httpx.Client) -> None:
    code = opened(browser)["table"]["code"]

    answer = browser.post(f"/api/tables/{code}/join", json={"name": "Bob"})

    assert problem(answer, 409)["reason"]["key"] == "server-seated-already"


def test_people_at_one_device_hold_their_seats_together_and_each_has_a_recovery_code(
    browser: httpx.Client,
) -> None:
    first = opened(browser)

    second = joined(browser, first["table"]["code"], "Bob", same_device=True)

    assert second["seat"] == BOB
    assert second["table"]["yours"] == [ANN, BOB]
    assert second["table"]["you"] is None, "nobody has taken the device yet"
    assert second["table"]["is_host"]
    assert first["recovery"] != second["recovery"]


def test_a_shared_device_learns_which_of_its_seats_are_asked(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    code = shared(browser, "Bob")["table"]["code"]
    joined(other_browser, code, "Cat")

    table = began(browser, code)

    assert len(table["asked"] + other_browser.get(f"/api/tables/{code}").json()["asked"]) == 1
    assert table["is_your_turn"] == bool(table["asked"])


def test_a_seat_of_a_shared_device_moves_alone(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    bob = shared(browser, "Bob")
    code = bob["table"]["code"]

    moved = other_browser.post(f"/api/tables/{code}/recover", json={"recovery": bob["recovery"]})

    assert moved.json()["table"]["yours"] == [BOB]
    assert browser.get(f"/api/tables/{code}").json()["yours"] == [ANN]
    assert browser.get(f"/api/tables/{code}").json()["you"] == ANN


def test_a_seat_moves_to_a_device_that_has_one_where_people_share_a_device(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    ann = opened(browser, devices="pass")
    code = ann["table"]["code"]
    joined(other_browser, code, "Bob")

    moved = other_browser.post(f"/api/tables/{code}/recover", json={"recovery": ann["recovery"]})

    assert moved.json()["table"]["yours"] == [ANN, BOB]
    assert browser.get(f"/api/tables/{code}").json()["yours"] == []


def test_one_player_of_a_shared_device_may_leave(browser: httpx.Client) -> None:
    code = shared(browser, "Bob")["table"]["code"]

    nobody = browser.post(f"/api/tables/{code}/leave")
    browser.post(f"/api/tables/{code}/leave", params={"seat": BOB})

    assert problem(nobody, 403)["reason"]["key"] == "server-spectator"
    assert browser.get(f"/api/tables/{code}").json()["yours"] == [ANN]


def test_a_shared_socket_shows_the_public_view_until_a_seat_is_selected(server: str) -> None:
    async def scene() -> None:
        ann = await _sharing(server, "winchester")
        await arrive(ann)
        covered = ann.last_update
        bob = _taken(ann, "1")
        await arrive(bob)
        revealed = bob.last_update
        stranger = _taken(ann, "2")
        await arrive(stranger)
        looked_on = stranger.last_update

        assert covered["view"]["viewer"] is None
        assert revealed["view"]["viewer"] == BOB
        assert looked_on["view"]["viewer"] is None, "that seat is not theirs"
        assert [seat["presence"] for seat in ann.table["seats"]] == ["here", "here", "here"]

    run(scene)


def test_a_shared_device_answers_and_undoes_for_its_seats_in_front_of_everybody(
    server: str,
) -> None:
    async def scene() -> tuple[Message, Message, Message]:
        ann = await _sharing(server, "winchester", others=(OPEN,), names=("Bob", "Cat"))
        await arrive(ann)
        before = ann.last_update
        await _bid_openly(ann, before, 3)
        await until(lambda: ann.have > before["n"], ann)
        bid = ann.last_update
        await ann.say({"type": "Undo", "request": "undo", "seat": before["public"]["seat"]})
        await until(lambda: ann.have > bid["n"], ann)
        return before, bid, ann.last_update

    before, bid, undone = run(scene)

    assert bid["view"]["phase"]["standing"] == 3
    assert [before["public_undo"], bid["public_undo"], undone["public_undo"]] == [
        None,
        before["public"]["seat"],
        None,
    ]
    assert undone["view"] == before["view"]


def test_an_impossible_bid_on_the_open_table_is_refused_without_the_cash(server: str) -> None:
    async def scene() -> Message:
        ann = await _sharing(server, "winchester", others=(OPEN,), names=("Bob", "Cat"))
        await arrive(ann)
        await _bid_openly(ann, ann.last_update, 99)
        return await ann.reply_to("bid", "Refused")

    refused = run(scene)

    assert refused["problem"]["reason"]["key"] == "refusal-on-open-table"


def test_a_stranger_neither_answers_nor_undoes_for_the_seats_of_a_device(server: str) -> None:
    async def scene() -> list[Message]:
        ann, stranger = await _sharing(server, "winchester"), Client(server, "Dan")
        stranger.code = ann.code
        await arrive(stranger)
        await _bid_openly(stranger, stranger.last_update, 3)
        first = await stranger.reply_to("bid", "Refused")
        await stranger.say({"type": "Undo", "request": "undo", "seat": ANN})
        return [first, await stranger.reply_to("undo", "Refused")]

    refusals = run(scene)

    assert {refused["problem"]["reason"]["key"] for refused in refusals} == {"server-spectator"}


async def _bid_openly(device: Client, update: Message, amount: int) -> None:
    """Bid for the seat that everybody watches."""
    await device.say(
        {
            "type": "Answer",
            "request": "bid",
            "prompt": update["view"]["prompt"],
            "asking": update["asking"],
            "action": {"type": "Bid", "amount": amount},
            "seat": update["public"]["seat"],
        }
    )


def test_players_of_a_shared_device_skip_a_reaction_window_together(sqlite_url: str) -> None:
    async def scene(server: str) -> None:
        table, ann, _ = await _first_window(server, _sharing_alone)
        assert not table["is_your_turn"], "that would tell who holds a card"

        after = await ann.post("skip-window")

        assert after["asked"] == []

    with serving(sqlite_url, "--no-limits", "--pace", PACE) as server:
        run(lambda: scene(server))


def test_players_of_a_shared_device_ask_for_time_together(sqlite_url: str) -> None:
    """Nobody learns which of them have sealed an answer, and the sealed answers stay."""

    async def scene(server: str) -> None:
        table, ann, people = await _first_window(server)
        first, *others = table["asked"]
        await _answer(people[first], Random(3))

        await ann.post("hold-window")
        told = await ann.post("hold-window")

        assert told["asked"] == others
        cat = people[CAT]
        await arrive(cat)
        update = cat.last_update
        assert update["window"]["held_by"] == table["asked"]

    with serving(sqlite_url, "--no-limits", "--pace", BRISK) as server:
        run(lambda: scene(server))


def test_skipping_without_an_open_window_changes_nothing(server: str) -> None:
    async def scene() -> tuple[Any, Any, Any]:
        ann = await _sharing(server, "dicetown", others=())
        past = f"/api/tables/{ann.code}/frames"
        before, table = await ann.ask("GET", past), await ann.post("skip-window")
        return before.json(), table, (await ann.ask("GET", past)).json()

    before, table, after = run(scene)

    assert table["asked"]
    assert not table["is_reaction_window"]
    assert after == before


def test_a_device_that_undid_a_pass_may_skip_the_window_again(sqlite_url: str) -> None:
    async def scene(server: str) -> None:
        table, ann, _ = await _first_window(server)

        await ann.post("skip-window")
        await _undo(_taken(ann, str(table["asked"][0])))
        again = await ann.post("skip-window")

        assert again["asked"] == []

    with serving(sqlite_url, "--no-limits", "--pace", PACE) as server:
        run(lambda: scene(server))


Company = tuple[Client, tuple[Client, ...]]
"""A device that several people share, and all people at its table."""


async def _sharing_alone(server: str) -> Company:
    """Ann and Bob at one device, and nobody else."""
    ann = await _sharing(server, "dicetown", others=())
    return ann, (_taken(ann, str(ANN)), _taken(ann, str(BOB)))


async def _sharing_with_cat(server: str) -> Company:
    """Ann and Bob at one device, and Cat at her own. No window closes before they answer."""
    ann, cat = Client(server), Client(server, "Cat")
    await ann.open_table(OPEN, OPEN, game="dicetown", windows="untimed")
    await ann.post("join", {"name": "Bob", "same_device": True})
    await cat.join(ann.code)
    await ann.post("start")
    return ann, (_taken(ann, str(ANN)), _taken(ann, str(BOB)), cat)


async def _first_window(
    server: str, sit_down: Callable[[str], Awaitable[Company]] = _sharing_with_cat
) -> tuple[Any, Client, tuple[Client, ...]]:
    """Play until a window asks Ann or Bob: what their device is told, the device, all people."""
    while True:
        ann, people = await sit_down(server)
        table = await _window_or_end(ann, people)
        if table["status"] == "playing" and table["asked"]:
            return table, ann, people


async def _window_or_end(device: Client, people: tuple[Client, ...]) -> Any:
    """Wait for a window, or the end: a window that closes between two answers is missed.

    The window may ask Cat only. It would stay open for its whole length, whatever she answers.
    """
    rng = Random(3)
    table = await _told(device)
    while table["status"] == "playing" and not table["is_reaction_window"]:
        # The device is told which of its own people are asked. If none is, it is Cat's turn.
        await _answer(people[table["asked"][0] if table["asked"] else -1], rng)
        table = await _told(device)
    return table


async def _undo(person: Client) -> None:
    await person.connect()
    await person.say({"type": "Undo", "request": "undo"})
    await person.reply_to("undo", "Acknowledged")


async def _told(device: Client) -> Any:
    return (await device.ask("GET", f"/api/tables/{device.code}")).json()


async def _sharing(
    server: str, game: str, others: tuple[Any, ...] = (BOT,), names: tuple[str, ...] = ("Bob",)
) -> Client:
    """Ann and people of these names at one device."""
    ann = Client(server)
    await ann.open_table(OPEN, *others, game=game, devices="pass")
    for name in names:
        await ann.post("join", {"name": name, "same_device": True})
    await ann.post("start")
    return ann


def _taken(device: Client, seat: str) -> Client:
    """Return the same device, taken by the person on this seat."""
    person = Client(device.server, seat)
    person.code, person.token, person.wanted = device.code, device.token, seat
    return person


async def _answer(person: Client, rng: Random) -> None:
    await arrive(person)
    update = person.last_update
    if update["view"]["decision"] is not None:
        request = await person.answer(update, at_random(rng)(update))
        # The answer is refused if a reaction window has closed in the meantime.
        await until(lambda: request not in person.unacknowledged, person)
    await person.close()
    person.have = 0


def test_a_big_screen_opens_a_table_without_a_seat_and_begins_it(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    screen = opened(browser, devices="screen", seats=[OPEN] * 3, title="Parlour")
    code = screen["table"]["code"]

    browser.post(f"/api/tables/{code}/seats/0", json={"kind": "bot", "bot": "uniform"})
    browser.post(f"/api/tables/{code}/seats/1", json={"kind": "bot", "bot": "uniform"})
    browser.post(f"/api/tables/{code}/seats/2", json={"kind": "absent"})
    refused = other_browser.post(f"/api/tables/{code}/start")
    table = began(browser, code)

    assert (screen["seat"], screen["recovery"]) == (None, None)
    assert screen["table"]["has_screen"]
    assert screen["table"]["is_host"]
    assert problem(refused, 403)["reason"]["key"] == "server-host-only"
    assert (table["you"], table["yours"]) == (None, [])
    assert [my["table"]["code"] for my in browser.get("/api/tables/mine").json()] == [code]


def test_the_first_phone_beside_a_big_screen_removes_starts_and_keeps_its_own_seat(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    code = opened(browser, devices="screen", seats=[OPEN] * 3)["table"]["code"]
    first = joined(other_browser, code, "Cat")
    with httpx.Client(base_url=browser.base_url, timeout=PATIENCE) as third_browser:
        second = joined(third_browser, code, "Dan")
        others = third_browser.post(f"/api/tables/{code}/seats/0", json={"kind": "open"})

    own = other_browser.post(f"/api/tables/{code}/seats/0", json={"kind": "open"})
    other_browser.post(f"/api/tables/{code}/seats/1", json={"kind": "bot"}).raise_for_status()
    other_browser.post(f"/api/tables/{code}/seats/2", json={"kind": "bot"}).raise_for_status()
    table = began(other_browser, code)

    assert first["table"]["is_host"]
    assert not second["table"]["is_host"]
    assert problem(own, 409)["reason"]["key"] == "server-own-seat"
    assert problem(others, 403)["reason"]["key"] == "server-host-only"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert browser.get(f"/api/tables/{code}").json()["is_host"], "and the screen stays a host"


def test_a_screen_re_issues_the_seat_of_a_lost_phone(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    code = opened(browser, devices="screen", seats=[OPEN] * 3)["table"]["code"]
    joined(other_browser, code, "Cat")

    answer = browser.post(f"/api/tables/{code}/seats/0", json={"kind": "reissue"})

    assert answer.json()["recovery"]
    is_there_after_all = other_browser.get(f"/api/tables/{code}").json()["yours"]
    assert is_there_after_all == [0], "whoever is there keeps the seat"


def test_a_screen_takes_no_seat_and_others_take_one(browser: httpx.Client) -> None:
    wish = {"game": "winchester", "name": "Ann"}

    with_seat = browser.post(
        "/api/tables", json=wish | {"devices": "screen", "seats": [ME, OPEN, OPEN]}
    )
    without = browser.post("/api/tables", json=wish | {"seats": [OPEN] * 3})

    assert problem(with_seat, 400)["reason"]["key"] == "server-one-seat"
    assert problem(without, 400)["reason"]["key"] == "server-one-seat"


def test_the_last_to_get_up_before_the_game_leaves_the_table_to_the_screen(
    browser: httpx.Client, other_browser: httpx.Client
) -> None:
    code = opened(browser, devices="screen", seats=[OPEN] * 3)["table"]["code"]
    joined(other_browser, code, "Cat")

    other_browser.post(f"/api/tables/{code}/leave")

    assert browser.get(f"/api/tables/{code}").json()["status"] == "seating"


def test_after_a_game_the_screen_goes_on_as_host_of_the_next(server: str) -> None:
    async def scene() -> None:
        screen = Client(server, "Screen")
        wish = {"game": "winchester", "seats": [OPEN, BOT, BOT], "name": "-", "devices": "screen"}
        seated = (await screen.ask("POST", "/api/tables", wish)).json()
        screen.code, screen.token = seated["table"]["code"], seated["token"]
        ann = Client(server)
        await ann.join(screen.code)
        await screen.post("start")
        await ann.connect()
        await ann.play(at_random(Random(5)))

        again = await ann.post("rematch")
        followed = await screen.post("rematch")

        assert followed["table"]["code"] == again["table"]["code"] != screen.code
        assert followed["table"]["is_host"]
        stranger = Client(server)
        stranger.code = screen.code
        refused = await stranger.ask("POST", f"/api/tables/{screen.code}/rematch")
        assert problem(refused, 403)["reason"]["key"] == "server-spectator"

    run(scene)


def test_spectators_are_counted_but_not_the_screen(server: str) -> None:
    async def scene() -> None:
        screen = Client(server, "Screen")
        wish = {"game": "winchester", "seats": [OPEN, BOT, BOT], "name": "-", "devices": "screen"}
        seated = (await screen.ask("POST", "/api/tables", wish)).json()
        screen.code, screen.token = seated["table"]["code"], seated["token"]
        await arrive(screen)
        assert screen.table["watching"] == 0

        lookers_on = [Client(server), Client(server)]
        for looker_on in lookers_on:
            looker_on.code = screen.code
            await looker_on.connect()
        await until(lambda: screen.table["watching"] == 2, screen)
        await lookers_on[0].close()
        await until(lambda: screen.table["watching"] == 1, screen)

    run(scene)


def test_a_device_hears_how_its_tables_stand(browser: httpx.Client) -> None:
    slow = {"kind": "slow", "seconds": 86_400}
    seating = opened(browser)["table"]["code"]
    playing = opened(browser, seats=[ME, BOT, BOT], clock=slow)["table"]["code"]
    began(browser, playing)

    mine = {my["table"]["code"]: my for my in browser.get("/api/tables/mine").json()}

    assert mine[seating]["question"] is None
    assert mine[playing]["question"]["key"]
    assert 0 <= mine[playing]["since"] < PATIENCE
    assert 86_400 - PATIENCE < mine[playing]["left"] <= 86_400
