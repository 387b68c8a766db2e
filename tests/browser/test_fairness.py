"""The browser computes every draw again, and says where a record was changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.house import Services
from tests.browser.played import finished, play_out
from tests.browser.player import Player
from tinhorn.games import GAMES
from tinhorn.server.auth import COOKIE

SIZES = [WIDE, PHONE, (320, 568)]


def check_file(page: Page, folder: Path, record: Any) -> None:
    (folder / "record.json").write_text(json.dumps(record), encoding="utf-8")
    page.get_by_label("Check the record of another game").set_input_files(folder / "record.json")


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_of_a_game_is_computed_again_in_the_browser(
    open_page: Opened, house: Services, game: str
) -> None:
    code, record = finished(house, game)
    draws = sum(entry["seat"] == -1 for entry in record["entries"])

    page = open_page(path=f"/fairness/{code}")

    expect(page.locator(".fair-verdict[data-good]")).to_contain_text(f"{draws} draws")


def test_a_changed_record_fails_at_the_entry_that_was_changed(
    open_page: Opened, house: Services, tmp_path: Path
) -> None:
    _, record = finished(house, "dicetown")
    rolls = [at for at, entry in enumerate(record["entries"]) if entry["action"]["type"] == "Roll"]
    changed = record["entries"][rolls[1]]["action"]["dice"][0]
    changed[-1] = "A" if changed[-1] != "A" else "K"
    page = open_page(path="/fairness")

    check_file(page, tmp_path, record)

    expect(page.locator(".fair-verdict")).to_contain_text(f"Entry {rolls[1] + 1} ")
    page.locator("summary").click()
    expect(page.locator(".fair-draws [data-wrong]")).to_have_count(1)


def test_the_browser_does_not_take_the_word_of_the_server(
    open_page: Opened, house: Services
) -> None:
    """A server that reports a number which the secret does not give is found out."""
    code, _ = finished(house, "winchester")
    page = open_page(path="/fairness")

    def lie(route: Any) -> None:
        answer = route.fetch()
        proof = answer.json()
        below, got = proof["draws"][4]["numbers"][0]
        proof["draws"][4]["numbers"][0] = [below, (got + 1) % below]
        route.fulfill(response=answer, json=proof)

    page.route("**/proof", lie)
    page.goto(f"{house.address}/fairness/{code}")

    expect(page.locator(".fair-verdict")).to_contain_text("was not drawn like this")


def test_a_secret_that_was_not_promised_is_found_out(open_page: Opened, house: Services) -> None:
    code, _ = finished(house, "winchester")
    page = open_page(path="/fairness")

    def lie(route: Any) -> None:
        answer = route.fetch()
        proof = answer.json()
        proof["promise"]["secret"] = "00" * 32
        route.fulfill(response=answer, json=proof)

    page.route("**/proof", lie)
    page.goto(f"{house.address}/fairness/{code}")

    expect(page.locator(".fair-verdict")).to_contain_text("not the one that was promised")


def test_what_is_no_record_is_refused_in_words(
    open_page: Opened, house: Services, tmp_path: Path, complaints: list[str]
) -> None:
    page = open_page(path="/fairness")

    check_file(page, tmp_path, {"game": "chess"})

    expect(page.locator(".problem")).to_contain_text("not the record of a game")
    complaints.clear()


def test_my_own_words_go_into_the_draws_and_are_found_there(
    open_page: Opened, house: Services
) -> None:
    page = open_page()
    ann = Player(page)
    ann.open_table(3)
    promised = page.locator(".fair-box code")
    page.get_by_text("Fair draws").click()
    commitment = promised.inner_text()
    page.get_by_label("My part: any words you like").fill("coffee, black")
    page.get_by_role("button", name="Use these words").click()
    expect(page.get_by_text("Your words are in the draws now.")).to_be_visible()
    ann.add_bots()
    ann.start()
    code = page.url.rpartition("/")[2]
    token = next(one["value"] for one in page.context.cookies() if one["name"] == COOKIE + code)
    play_out(house, code, token)

    page.get_by_role("link", name="Check the draws").click()

    expect(page.locator(".fair-verdict[data-good]")).to_be_visible()
    expect(page.get_by_text(commitment)).to_be_visible()
    assert page.url.endswith(f"/fairness/{code}")
    expect(page.get_by_text("✓ as this device remembers it")).to_have_count(2)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("tin-sheet")).to_be_visible()


def test_the_lobby_leads_to_all_dice_so_far(open_page: Opened, house: Services) -> None:
    finished(house, "dicetown")
    page = open_page()

    page.get_by_role("link", name="Fair draws").click()

    expect(page.locator(".dice-count").first).to_be_visible()


def test_the_pages_are_laid_out_and_accessible(
    open_page: Opened, house: Services, axe: str
) -> None:
    code, _ = finished(house, "dicetown")
    page = open_page(path=f"/fairness/{code}")
    for path, arrives in ((f"/fairness/{code}", ".fair-verdict"), ("/fairness", ".dice-count")):
        page.goto(house.address + path)
        page.wait_for_selector(arrives)
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLED)

            assert boxes(page, is_phone=size != WIDE) == []
            assert violations(page, axe) == []
