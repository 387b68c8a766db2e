"""The browser recomputes every draw, and finds where a record was changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.finished_games import finished, play_out
from tests.browser.live_server import LiveServer
from tests.browser.player import Player
from tests.browser.repeats import in_slow
from tinhorn.server.auth import COOKIE

SIZES = [WIDE, PHONE, (320, 568)]


def check_file(page: Page, folder: Path, record: Any) -> None:
    (folder / "record.json").write_text(json.dumps(record), encoding="utf-8")
    page.get_by_label("Check the record of another game").set_input_files(folder / "record.json")


@pytest.mark.parametrize("game", ["dicetown", *in_slow("winchester")])
def test_the_browser_recomputes_every_draw_of_a_game(
    open_page: Opened, server: LiveServer, game: str
) -> None:
    code, record = finished(server, game)
    draws = sum(entry["seat"] == -1 for entry in record["entries"])

    page = open_page(path=f"/fairness/{code}")

    expect(page.locator(".fair-verdict[data-good]")).to_contain_text(f"{draws} draws")


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

    expect(page.locator(".problem")).to_contain_text("isn’t a valid game record")
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
    expect(page.get_by_text("✓ matches what this device saw")).to_have_count(2)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("tin-score-sheet")).to_be_visible()


def test_the_lobby_links_to_the_dice_counted_so_far(open_page: Opened, server: LiveServer) -> None:
    finished(server, "dicetown")
    page = open_page()

    page.get_by_role("link", name="Fair dice and cards").click()

    expect(page.locator(".dice-count").first).to_be_visible()


def test_the_pages_are_laid_out_and_accessible(
    open_page: Opened, server: LiveServer, axe: str
) -> None:
    code, _ = finished(server, "dicetown")
    page = open_page(path=None)
    for path, arrives in ((f"/fairness/{code}", ".fair-verdict"), ("/fairness", ".dice-count")):
        page.goto(server.address + path)
        page.wait_for_selector(arrives)
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLED)

            assert boxes(page, is_phone=size != WIDE) == []
            assert violations(page, axe) == []
