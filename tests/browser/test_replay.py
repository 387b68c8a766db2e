"""Looking back: every lens, links to a moment, the game that goes on meanwhile, playing on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.house import Services
from tests.browser.played import played
from tests.browser.player import Player, asked
from tests.server.clients import Client

TINY: Final = (320, 640)
REEL: Final = "document.querySelector('tin-replay').reel"
LENSES: Final = ("0", "1", "2", "spectator", "open")
LATE: Final = 12
"""So many moments before its end a game is played on."""


@pytest.fixture(scope="module")
def finished(house: Services) -> dict[str, Client]:
    """A finished game of each title; Ann has played it against bots, with a program."""
    return {game: played(house, game)[0] for game in ("winchester", "dicetown")}


def sit(page: Page, client: Client) -> None:
    """Give the page the seat that a program has."""
    cookie = {"name": f"tinhorn-{client.code}", "value": client.token, "url": client.server}
    page.context.add_cookies([cookie])  # type: ignore[list-item]


def look(page: Page, client: Client, moment: int, lens: str = "") -> None:
    asked = f"moment={moment}" + (f"&lens={lens}" if lens else "")
    page.goto(f"{client.server}/t/{client.code}/replay?{asked}")
    shown(page, moment)


def shown(page: Page, moment: int) -> None:
    """Until this moment is on show."""
    page.wait_for_selector(".looking-back")
    page.wait_for_function(f"moment => {REEL}.scene?.number === moment", arg=moment)


def last(page: Page) -> int:
    return int(page.evaluate(f"{REEL}.last"))


def number(page: Page) -> int:
    return int(page.evaluate(f"{REEL}.number"))


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_a_finished_game_is_seen_through_every_lens(
    open_page: Opened, finished: dict[str, Client], game: str
) -> None:
    client = finished[game]
    page = open_page(path="/rules-of-nowhere")
    sit(page, client)
    page.goto(f"{client.server}/t/{client.code}")

    page.get_by_role("link", name="Replay").click()
    shown(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    shown(page, 2)

    expect(page).to_have_url(re.compile(r"moment=2&lens=0$"))
    for lens in LENSES:
        page.locator("[data-lens]").select_option(lens)
        page.wait_for_function(f"lens => {REEL}.film.lens === lens", arg=lens)
        viewer = page.evaluate(f"{REEL}.scene.sight.view.viewer")
        assert viewer == (int(lens) if lens.isdigit() else None)
        expect(page.locator(".past")).to_have_count({"spectator": 0, "open": 3}.get(lens, 1))
        expect(page).to_have_url(re.compile(rf"moment=2&lens={lens}$"))


def test_a_lens_shows_its_own_secrets_and_no_others(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    client = finished["winchester"]
    page = open_page()
    look(page, client, 30, "open")
    views: list[Any] = page.evaluate(f"{REEL}.scene.seats.map(({{ view }}) => view)")
    cash = [view["players"][seat]["cash"] for seat, view in enumerate(views)]

    told = [f"${amount},000" if amount else "$0" for amount in cash]
    expect(page.locator(".past-hand [data-cash]")).to_have_text(told)
    look(page, client, 30, "1")

    expect(page.locator("[data-cash]")).to_have_text([told[1]])
    seen = page.evaluate(f"{REEL}.scene.sight.view.players.map(({{ cash }}) => cash)")
    assert seen == [None, cash[1], None]


def test_what_lies_before_others_is_not_called_yours(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    page = open_page()

    look(page, finished["dicetown"], 30, "open")

    expect(page.locator(".past-hand")).to_have_count(3)
    names = page.locator(".past-hand :is(h2, .label)").all_inner_texts()
    assert not [name for name in names if "your" in name.lower()]


def test_the_keyboard_steps_plays_and_pauses(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    page = open_page()
    look(page, finished["winchester"], 10)

    page.keyboard.press("ArrowLeft")
    shown(page, 9)
    page.keyboard.press("Home")
    shown(page, 0)
    page.keyboard.press("End")
    shown(page, last(page))
    page.keyboard.press("Home")
    shown(page, 0)
    page.locator("[data-speed]").select_option("4")
    page.locator("[data-speed]").blur()
    page.keyboard.press("Space")
    page.wait_for_function(f"() => {REEL}.shown >= 3")
    page.keyboard.press("Space")

    expect(page.get_by_role("button", name="Play: space")).to_be_visible()
    assert number(page) < last(page)
    page.get_by_role("slider", name="Timeline").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    shown(page, 1)
    page.keyboard.press("Escape")
    page.wait_for_selector("tin-sheet")


def test_a_link_leads_others_to_the_same_moment(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    client = finished["dicetown"]
    ann = open_page("Ann")
    look(ann, client, 40, "2")
    ann.get_by_role("button", name="A step on").click()
    shown(ann, 41)
    ann.get_by_role("button", name="Link to move 41").click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    expect(ann).to_have_url(re.compile(r"moment=41&lens=2$"))

    bob = open_page("Bob", path=ann.url.removeprefix(client.server))
    shown(bob, 41)

    drawn = f"JSON.stringify({REEL}.scene)"
    assert bob.evaluate(drawn) == ann.evaluate(drawn)


def test_a_line_of_the_story_leads_to_its_moment(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    client = finished["winchester"]
    page = open_page()
    page.goto(f"{client.server}/t/{client.code}")
    page.locator(".log-line .when", has_text="25").first.click()
    page.wait_for_selector(".looking-back")

    current = page.locator(".log-line[aria-current] .when")
    expect(current.filter(has_text="25")).to_have_count(1)
    page.locator(".log-line .when", has_text="12").last.click()

    expect(current.filter(has_text="12")).to_have_count(1)


def test_one_steps_back_while_the_game_goes_on_and_is_called_when_it_is_ones_turn(
    open_page: Opened,
) -> None:
    ann_page = open_page("Ann")
    ann = Player(ann_page)
    ann.open_table(3)
    path = ann_page.evaluate("location.pathname")
    bob_page = open_page("Bob", path=path)
    bob_page.locator(".start .btn").click()
    ann_page.get_by_text("Bob", exact=True).wait_for()
    ann.start()
    bob = Player(bob_page)
    bob_page.wait_for_selector(".prompt")
    while asked(ann, bob) is ann:
        ann.answer()

    ann_page.keyboard.press("t")
    ann_page.wait_for_selector(".looking-back")
    ann_page.keyboard.press("Home")
    shown(ann_page, 0)
    before = last(ann_page)
    expect(ann_page.locator('.prompt[data-turn="past"]')).to_have_count(1)
    assert ann_page.locator("[data-lens] option").all_inner_texts() == [
        "As I saw it",
        "As a spectator",
    ]
    bob.answer()

    ann_page.wait_for_function(f"before => {REEL}.last > before", arg=before)
    shown(ann_page, 0)
    while asked(ann, bob) is bob:
        bob.answer()
    expect(ann_page.get_by_text("It is your turn at the table.")).to_be_visible()
    ann_page.keyboard.press("End")
    ann_page.wait_for_selector("tin-table .prompt[data-turn=mine]")
    assert ann_page.evaluate("location.pathname") == path
    ann.answer()


def test_a_game_is_played_on_from_a_moment(open_page: Opened, finished: dict[str, Client]) -> None:
    page = open_page("Zoe")
    look(page, finished["winchester"], 30, "1")
    look(page, finished["winchester"], last(page) - LATE, "1")
    then = page.evaluate(f"{REEL}.scene.sight.view")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("tin-table .prompt")
    player = Player(page)

    assert page.locator(".seat[data-me] .seat-name").inner_text().startswith("Zoe")
    player.wait()
    now = player.view()
    assert now["players"][1]["objectives"] == then["players"][1]["objectives"]
    assert now["prompt"] >= then["prompt"]
    player.play_on()
    page.get_by_role("link", name="Replay").click()
    shown(page, 0)
    assert page.evaluate(f"{REEL}.scene.sight.view") == then


def test_a_record_is_opened_from_a_file(
    open_page: Opened, finished: dict[str, Client], tmp_path: Path
) -> None:
    client = finished["dicetown"]
    file = tmp_path / "record.json"
    file.write_bytes(httpx.get(f"{client.server}/api/tables/{client.code}/record").content)
    page = open_page()

    page.get_by_label("Open a record from a file").set_input_files(file)

    shown(page, 0)
    assert f"/t/{client.code}/replay" in page.url


def test_what_is_no_record_is_answered_in_words(
    open_page: Opened, tmp_path: Path, complaints: list[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_text('{"format": 1, "game": "chess", "rules": 1}')
    page = open_page()

    page.get_by_label("Open a record from a file").set_input_files(file)

    expect(page.get_by_role("alert")).to_contain_text("chess")
    assert all("400" in line for line in complaints), "the browser itself notes the refusal"
    complaints.clear()


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_nothing_is_cut_or_out_of_reach(
    open_page: Opened, finished: dict[str, Client], axe: str, game: str
) -> None:
    page = open_page()
    for moment, lens in ((1, "0"), (1, "open"), (45, "0"), (45, "open")):
        look(page, finished[game], moment, lens)
        for size in (WIDE, PHONE, TINY):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLED)

            found = boxes(page, is_phone=size != WIDE)
            assert [one for one in found if size != TINY or "wider" in one] == []
            if moment > 1:
                assert violations(page, axe) == []
