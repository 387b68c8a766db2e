"""The browser recomputes every draw, and finds where a record was changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.finished_games import finished, play_out, played
from tests.browser.live_server import LiveServer
from tests.browser.player import EMPTY_CHAIRS, MODEL, Player
from tests.browser.repeats import in_slow
from tests.support.patience import PATIENT
from tinhorn.server.auth import COOKIE
from tinhorn.table.fairness import commitment, derived_contribution
from tinhorn.table.seating import REVEAL_TIME

NOTES = "code => JSON.parse(localStorage.getItem(`tinhorn-promise-${code}`))"
IS_HERE = (
    "() => document.querySelector('tin-seating-page').model.table.seats[1].presence === 'here'"
)
CHANGE_NOTES = """code => {
    const key = `tinhorn-promise-${code}`;
    const notes = JSON.parse(localStorage.getItem(key));
    notes.attempts[0] = notes.attempts[0].map(() => "ab".repeat(32));
    localStorage.setItem(key, JSON.stringify(notes));
}"""
SIZES = [WIDE, PHONE, (320, 568)]


@pytest.fixture
def hasty(server: LiveServer) -> Iterator[LiveServer]:
    """Yield the server; devices have no more time to reveal their parts than they really do."""
    server.give_devices(REVEAL_TIME)
    yield server
    server.give_devices(PATIENT)


def check_file(page: Page, folder: Path, record: Any) -> None:
    file = folder / f"record-{len([*folder.iterdir()])}.json"  # the same one again is no change
    file.write_text(json.dumps(record), encoding="utf-8")
    page.get_by_label("Check the record of another game").set_input_files(file)


@pytest.mark.parametrize("game", ["dicetown", *in_slow("winchester")])
def test_the_browser_recomputes_every_draw_of_a_game(
    open_page: Opened, server: LiveServer, game: str
) -> None:
    code, record = finished(server, game)
    draws = sum(entry["seat"] == -1 for entry in record["entries"])

    page = open_page(path=f"/fairness/{code}")

    expect(page.locator(".fair-verdict[data-good]")).to_contain_text(f"{draws} draws")


def test_the_player_reads_what_they_have_added_themselves(
    open_page: Opened, server: LiveServer
) -> None:
    client, _ = played(server, "winchester")
    page = open_page(path=None)
    cookie = {"name": COOKIE + client.code, "value": client.token, "url": server.address}
    page.context.add_cookies([cookie])  # type: ignore[list-item]

    page.goto(f"{server.address}/fairness/{client.code}")

    added = page.locator(".fair-list dt", has_text="Added by")
    expect(added.first).to_have_text("Added by you")
    expect(page.locator(".fair-list dt", has_text="you")).to_have_count(1)


def test_a_changed_record_fails_at_the_entry_that_was_changed(
    open_page: Opened, server: LiveServer, tmp_path: Path
) -> None:
    _, record = finished(server, "dicetown")
    rolls = [at for at, entry in enumerate(record["entries"]) if entry["action"]["type"] == "Roll"]
    changed = record["entries"][rolls[1]]["action"]["dice"][0]
    changed[-1] = "A" if changed[-1] != "A" else "K"
    page = open_page(path="/fairness")

    check_file(page, tmp_path, record)

    expect(page.locator(".fair-verdict")).to_contain_text(f"Entry {rolls[1] + 1} ")
    page.locator("summary").click()
    expect(page.locator(".fair-draws [data-wrong]")).to_have_count(1)


def test_a_record_that_stops_early_is_named(
    open_page: Opened, server: LiveServer, tmp_path: Path
) -> None:
    _, record = finished(server, "winchester")
    page = open_page(path="/fairness")
    good, cut = page.locator(".fair-verdict[data-good]"), page.locator("[data-cut]")

    check_file(page, tmp_path, record)
    expect(good).to_be_visible()
    expect(cut).to_have_count(0)
    check_file(page, tmp_path, {**record, "entries": record["entries"][:-1], "outcome": None})

    expect(cut).to_contain_text("stops before the end of the game")
    expect(good).to_be_visible()


def test_the_browser_detects_a_wrong_number_from_the_server(
    open_page: Opened, server: LiveServer
) -> None:
    """A server that reports a wrong number is detected."""
    code, _ = finished(server, "winchester")
    page = open_page(path="/fairness")

    def lie(route: Any) -> None:
        answer = route.fetch()
        proof = answer.json()
        below, got = proof["draws"][4]["numbers"][0]
        proof["draws"][4]["numbers"][0] = [below, (got + 1) % below]
        route.fulfill(response=answer, json=proof)

    page.route("**/proof", lie)
    page.goto(f"{server.address}/fairness/{code}")

    expect(page.locator(".fair-verdict")).to_contain_text("match the recomputed draw")


SEEN = "notes => localStorage.setItem(`tinhorn-promise-${notes.code}`, JSON.stringify(notes))"


@pytest.mark.parametrize(
    ("change", "is_good"),
    [
        ({}, True),
        ({"commitment": "ab" * 32}, False),
        ({"attempts": [["cd" * 32, None, None]]}, False),
        ({"attempts": [[None] * 3, ["cd" * 32, None, None]]}, False),
    ],
    ids=["nothing", "the server's secret", "a commitment", "a start that is missing"],
)
def test_a_record_that_differs_from_what_this_device_saw_is_not_verified(
    open_page: Opened, server: LiveServer, change: dict[str, Any], *, is_good: bool
) -> None:
    """An operator who plays could else hide a start and keep the better one."""
    code, record = finished(server, "winchester")
    assert [one["commitments"] for one in record["fairness"]["attempts"]] == [[None] * 3]
    noted = {"commitment": record["fairness"]["commitment"], "parts": [], "attempts": [[None] * 3]}
    page = open_page(path="/fairness")

    page.evaluate(SEEN, {"code": code, **noted, **change})
    page.goto(f"{server.address}/fairness/{code}")

    verdict = page.locator(".fair-verdict")
    expect(verdict).to_contain_text("draws" if is_good else "this record was changed")


@pytest.mark.parametrize("attempts", [[], [[None] * 3]], ids=["offline", "left out"])
def test_a_record_without_the_part_of_this_device_proves_nothing_to_it(
    open_page: Opened, server: LiveServer, attempts: list[list[None]]
) -> None:
    """An operator who plays could else leave it out, and choose all that is left."""
    code, record = finished(server, "winchester")
    part = {"contribution": "ab" * 16, "commitment": commitment(bytes.fromhex("ab" * 16))}
    promised = record["fairness"]["commitment"]
    noted = {"commitment": promised, "parts": [part], "attempts": attempts}
    page = open_page(path="/fairness")

    page.evaluate(SEEN, {"code": code, **noted})
    page.goto(f"{server.address}/fairness/{code}")

    expect(page.locator(".fair-verdict:not([data-good])")).to_contain_text("part was not used")


def test_a_part_that_was_accepted_and_is_said_to_be_missing_is_noticed(
    open_page: Opened, hasty: LiveServer
) -> None:
    """The operator takes what Bob's device reveals, and says afterwards that it came too late."""
    ann = Player(open_page())
    ann.open_table(3)
    bob = open_page("Bob", path=ann.page.evaluate("location.pathname"))
    bob.get_by_role("button", name="Sit down").click()
    ann.page.wait_for_function(IS_HERE)
    code = ann.page.url.rpartition("/")[2]
    table = f"{hasty.address}/api/tables/{code}"

    def swallow(route: Any) -> None:
        route.fulfill(content_type="application/json", body=bob.request.get(table).body())

    bob.route("**/reveal?*", swallow)
    ann.start()
    bob.wait_for_selector(".prompt")
    for page in (ann.page, bob):
        assert page.request.post(f"{table}/leave", data={}).ok

    bob.goto(f"{hasty.address}/fairness/{code}")

    expect(bob.locator(".fair-verdict")).to_contain_text("the server accepted it")
    ann.page.goto(f"{hasty.address}/fairness/{code}")
    expect(ann.page.locator(".fair-verdict[data-good]")).to_be_visible()


UNSOUND = """async commitments => {
  const { $net_fairness: { verify } } = await import(document.querySelector("script").src);
  const record = { game: "", rules: 1, setup: {}, entries: [] };
  return verify({ ...record, start: "", draws: [], commitments }, record).isRevealed;
}"""


@pytest.mark.parametrize(
    ("void", "withheld", "is_sound"),
    [([1, None], [0], False), ([1, None], [1], False), ([None, 1], [1], True)],
    ids=["took part again", "never took part", "sound"],
)
def test_the_browser_checks_who_took_part_in_attempts(
    open_page: Opened, void: list[int | None], withheld: list[int], *, is_sound: bool
) -> None:
    part, secret = bytes(16), bytes(32)
    given = [commitment(part), None]
    derived = derived_contribution("MESA", 1).hex()
    before = [None if one is None else commitment(part) for one in void]
    commitments = {
        "table": "MESA",
        "options": "{}",
        "secret": secret.hex(),
        "commitment": commitment(secret),
        "contributions": [part.hex(), derived],
        "attempts": [
            {"commitments": before, "withheld": withheld},
            {"commitments": given, "withheld": []},
        ],
    }

    assert open_page(path="/fairness").evaluate(UNSOUND, commitments) is is_sound


def test_a_record_of_another_table_is_not_that_of_this_one(
    open_page: Opened, server: LiveServer
) -> None:
    """A server could else show a table on which this device has no notes."""
    code, _ = finished(server, "winchester")
    other, record = finished(server, "dicetown")
    page = open_page(path="/fairness")
    proved = page.request.get(f"{server.address}/api/tables/{other}/proof")
    proof = proved.json()
    page.route("**/proof", lambda route: route.fulfill(json=proof))
    page.route("**/record", lambda route: route.fulfill(json=record))

    page.goto(f"{server.address}/fairness/{code}")

    expect(page.locator(".fair-verdict:not([data-good])")).to_contain_text("another table")


def test_without_notes_the_page_says_who_could_have_chosen_the_draws(
    open_page: Opened, server: LiveServer, tmp_path: Path
) -> None:
    _, record = finished(server, "winchester")
    page = open_page(path="/fairness")

    check_file(page, tmp_path, record)

    against = page.locator("[data-against] li")
    expect(against).to_have_count(4)
    expect(against.nth(0)).to_contain_text("proven")
    for row in (1, 2, 3):
        expect(against.nth(row)).to_contain_text("not proven")


def test_a_secret_that_does_not_match_the_commitment_is_detected(
    open_page: Opened, server: LiveServer
) -> None:
    code, _ = finished(server, "winchester")
    page = open_page(path="/fairness")

    def lie(route: Any) -> None:
        answer = route.fetch()
        proof = answer.json()
        proof["commitments"]["secret"] = "00" * 32
        route.fulfill(response=answer, json=proof)

    page.route("**/proof", lie)
    page.goto(f"{server.address}/fairness/{code}")

    expect(page.locator(".fair-verdict")).to_contain_text("match the fingerprint")


def test_a_file_that_is_no_record_is_refused_with_a_reason(
    open_page: Opened, server: LiveServer, tmp_path: Path, page_errors: list[str]
) -> None:
    page = open_page(path="/fairness")

    check_file(page, tmp_path, {"game": "chess"})

    expect(page.locator(".problem")).to_contain_text("the field “format” is missing or wrong")
    page_errors.clear()


def test_a_typed_contribution_is_part_of_the_verified_draws(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page()
    ann = Player(page)
    ann.open_table(3)
    promised = page.locator(".fairness-box code")
    page.get_by_text("Fair dice and cards").click()
    commitment = promised.inner_text()
    page.get_by_label("Your contribution: any words you like").fill("coffee, black")
    page.get_by_role("button", name="Use these words").click()
    expect(page.get_by_text("Your words are part of the draws now.")).to_be_visible()
    ann.add_bots()
    ann.start()
    code = page.url.rpartition("/")[2]
    token = next(one["value"] for one in page.context.cookies() if one["name"] == COOKIE + code)
    page.goto(f"{server.address}/fairness")  # a table would show each of hundreds of updates
    play_out(server, code, token)
    page.goto(f"{server.address}/t/{code}")

    page.get_by_role("link", name="Check fairness").click()

    expect(page.locator(".fair-verdict[data-good]")).to_be_visible()
    expect(page.get_by_text(commitment)).to_be_visible()
    assert page.url.endswith(f"/fairness/{code}")
    # The server's commitment, the player's contribution, and all fingerprints at the start.
    expect(page.get_by_text("✓ matches what this device saw")).to_have_count(3)
    expect(page.get_by_text("Checked by protocol 2")).to_be_visible()
    against = page.locator("[data-against] li")
    expect(against).to_have_count(4)
    expect(against.nth(2)).to_contain_text(
        "who plays: proven. Before this device revealed its part"
    )
    expect(page.get_by_text("nobody chose it")).to_have_count(2)  # the bots
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("tin-score-sheet")).to_be_visible()


def test_two_devices_add_their_parts_without_a_click(open_page: Opened, server: LiveServer) -> None:
    ann = Player(open_page())
    ann.open_table(3)
    bob = Player(open_page("Bob", path=ann.page.evaluate("location.pathname")))
    bob.page.get_by_role("button", name="Sit down").click()
    ann.page.wait_for_function(IS_HERE)
    ann.start()

    bob.page.wait_for_selector(".prompt")
    code = ann.page.url.rpartition("/")[2]
    table = ann.page.request.get(f"{server.address}/api/tables/{code}").json()
    (attempt,) = table["attempts"]
    assert [given is not None for given in attempt["commitments"]] == [True, True, False]
    assert attempt["withheld"] == []
    notes = [player.page.evaluate(NOTES, code) for player in (ann, bob)]
    assert [one["attempts"] for one in notes] == [[attempt["commitments"]]] * 2


def test_a_device_reveals_nothing_for_commitments_that_changed(
    open_page: Opened, hasty: LiveServer, page_errors: list[str]
) -> None:
    """A server that shows other commitments for the same attempt gets no contribution.

    The start is repeated without it, and the other device takes part in it by itself.
    """
    page = open_page()
    Player(page).open_table(3)
    bob = open_page("Bob", path=page.evaluate("location.pathname"))
    bob.get_by_role("button", name="Sit down").click()
    page.wait_for_function(IS_HERE)
    page.route("**/reveal?*", lambda route: route.abort())
    page.evaluate(EMPTY_CHAIRS)
    expect(page.locator(".open-seat")).to_have_count(0)
    with page.expect_request("**/reveal?*"):
        page.locator(".start .btn").click()
    hasty.give_devices(PATIENT)  # in the attempt that follows
    code = page.url.rpartition("/")[2]
    page.evaluate(CHANGE_NOTES, code)
    page.unroute("**/reveal?*")
    revealed: list[str] = []
    page.on("request", lambda request: revealed.append(request.url))

    page.reload()
    page.wait_for_selector(".prompt")

    assert not [url for url in revealed if "/reveal" in url]
    bob.wait_for_selector(".prompt")
    phrases = bob.evaluate(f"{MODEL}.chat.messages.map(({{ phrase }}) => phrase)")
    assert phrases == ["notice-withheld"]
    table = f"{hasty.address}/api/tables/{code}"
    void, again = page.request.get(table).json()["attempts"]
    assert (void["withheld"], again["withheld"]) == ([0], [])
    assert [given is not None for given in again["commitments"]] == [False, True, False]
    assert again["commitments"][1] != void["commitments"][1]
    page_errors.clear()


def test_a_table_whose_second_start_is_void_says_why_it_is_closed(
    open_page: Opened, hasty: LiveServer, page_errors: list[str]
) -> None:
    """Ann's device reveals nothing in the first attempt, and Bob's nothing in the second."""
    page = open_page()
    Player(page).open_table(3)
    bob = open_page("Bob", path=page.evaluate("location.pathname"))
    bob.get_by_role("button", name="Sit down").click()
    page.wait_for_function(IS_HERE)
    page.route("**/reveal?*", lambda route: route.abort())
    page.evaluate(EMPTY_CHAIRS)
    expect(page.locator(".open-seat")).to_have_count(0)
    with bob.expect_response("**/reveal?*"):
        page.locator(".start .btn").click()
    bob.route("**/reveal?*", lambda route: route.abort())

    for one in (page, bob):
        expect(one.get_by_text("two starts failed")).to_be_visible()
    address = page.url
    for mode in ("text", "screen"):
        page.goto(f"{address}/{mode}")
        expect(page.get_by_text("two starts failed")).to_be_visible()
    page_errors.clear()


def test_the_lobby_links_to_the_dice_counted_so_far(open_page: Opened, server: LiveServer) -> None:
    finished(server, "dicetown")
    page = open_page()

    page.get_by_role("link", name="Fair dice and cards").click()

    expect(page.locator(".draw-count").first).to_be_visible()


def test_the_pages_are_laid_out_and_accessible(
    open_page: Opened, server: LiveServer, axe: str
) -> None:
    code, _ = finished(server, "dicetown")
    page = open_page(path=None)
    for path, arrives in ((f"/fairness/{code}", ".fair-verdict"), ("/fairness", ".draw-count")):
        page.goto(server.address + path)
        page.wait_for_selector(arrives)
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLED)

            assert boxes(page, is_phone=size != WIDE) == []
            assert violations(page, axe) == []
