"""Replays: perspectives, links to frames, running games, playing on from a frame."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.finished_games import played
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player, asked
from tests.browser.repeats import in_slow
from tests.server.clients import Client

TINY: Final = (320, 640)
REPLAY: Final = "document.querySelector('tin-replay-page').model"
PERSPECTIVES: Final = ("0", "1", "2", "spectator", "open")
DATA: Final = Path(__file__).parents[1] / "data"
SHOWN_WITH: Final = f"""kind => {REPLAY}.replay.frames
  .findLast(({{ story }}) => story.some(({{ event }}) => event.type === kind)).number"""
CROWDED: Final = {"winchester": "DuelFought", "dicetown": "OfferMade"}
"""Events with much on the screen."""
LATE: Final = 12
"""How many frames before its end a game is played on."""


@pytest.fixture(scope="module")
def finished(server: LiveServer) -> dict[str, Client]:
    """Return a finished game of each kind, which a script has played as Ann against bots."""
    return {game: played(server, game)[0] for game in ("winchester", "dicetown")}


def sit(page: Page, client: Client) -> None:
    """Give the page the seat of a scripted client."""
    cookie = {"name": f"tinhorn-{client.code}", "value": client.token, "url": client.server}
    page.context.add_cookies([cookie])  # type: ignore[list-item]


def look(page: Page, client: Client, frame: int, perspective: str = "") -> None:
    asked = f"frame={frame}" + (f"&perspective={perspective}" if perspective else "")
    page.goto(f"{client.server}/t/{client.code}/replay?{asked}")
    shown(page, frame)


def shown(page: Page, frame: int) -> None:
    """Wait until this frame is on show."""
    page.wait_for_selector(".replaying")
    page.wait_for_function(f"frame => {REPLAY}.frameView?.number === frame", arg=frame)


def last(page: Page) -> int:
    return int(page.evaluate(f"{REPLAY}.last"))


def number(page: Page) -> int:
    return int(page.evaluate(f"{REPLAY}.number"))


@pytest.mark.parametrize("game", ["winchester", *in_slow("dicetown")])
def test_a_finished_game_is_shown_from_every_perspective(
    open_page: Opened, finished: dict[str, Client], game: str
) -> None:
    client = finished[game]
    page = open_page(path=None)
    sit(page, client)
    page.goto(f"{client.server}/t/{client.code}")

    page.get_by_role("link", name="Replay").click()
    shown(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    shown(page, 2)

    expect(page).to_have_url(re.compile(r"frame=2&perspective=0$"))
    for perspective in PERSPECTIVES:
        page.locator("[data-perspective]").select_option(perspective)
        page.wait_for_function(
            f"perspective => {REPLAY}.replay.perspective === perspective", arg=perspective
        )
        viewer = page.evaluate(f"{REPLAY}.frameView.snapshot.view.viewer")
        assert viewer == (int(perspective) if perspective.isdigit() else None)
        expect(page.locator(".replay-tray-body")).to_have_count(
            {"spectator": 0, "open": 3}.get(perspective, 1)
        )
        expect(page).to_have_url(re.compile(rf"frame=2&perspective={perspective}$"))


def test_the_reader_is_you_in_a_replay_unless_another_seat_is_looked_at(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    client = finished["winchester"]
    page = open_page(path=None)
    sit(page, client)
    names, hands = page.locator(".seat .seat-name"), page.locator(".replay-hand h2")

    for perspective, own in (("0", True), ("open", True), ("1", False)):
        look(page, client, 30, perspective)
        expect(names.first).to_have_text("You" if own else "Ann")
        expect(names.nth(1)).not_to_have_text("You")
        on = page.get_by_role("button", name=re.compile("^Continue from here"))
        expect(on).to_have_text("Continue from here" if own else re.compile("as"))
        if perspective == "open":
            expect(hands.first).to_have_text("You")
            told = [line["text"]["key"] for line in page.evaluate(f"{REPLAY}.wholeStory")]
            assert [key for key in told if key.endswith("-you")], "the story speaks to the reader"


def test_a_perspective_shows_its_own_secrets_only(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    client = finished["winchester"]
    page = open_page(path=None)
    look(page, client, 30, "open")
    views: list[Any] = page.evaluate(f"{REPLAY}.frameView.seats.map(({{ view }}) => view)")
    cash = [view["players"][seat]["cash"] for seat, view in enumerate(views)]

    told = [f"${amount},000" if amount else "$0" for amount in cash]
    expect(page.locator(".replay-hand [data-cash]")).to_have_text(told)
    look(page, client, 30, "1")

    expect(page.locator("[data-cash]")).to_have_text([told[1]])
    seen = page.evaluate(f"{REPLAY}.frameView.snapshot.view.players.map(({{ cash }}) => cash)")
    assert seen == [None, cash[1], None]


def test_the_trays_of_other_seats_are_not_labelled_yours(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    page = open_page(path=None)

    look(page, finished["dicetown"], 30, "open")

    expect(page.locator(".replay-hand")).to_have_count(3)
    names = page.locator(".replay-hand :is(h2, .label)").all_inner_texts()
    assert not [name for name in names if "your" in name.lower()]


def test_the_keyboard_steps_plays_and_pauses(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    page = open_page(path=None)
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
    page.wait_for_function(f"() => {REPLAY}.shown >= 3")
    page.keyboard.press("Space")

    expect(page.get_by_role("button", name="Play (Space)")).to_be_visible()
    assert number(page) < last(page)
    page.get_by_role("slider", name="Timeline").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    shown(page, 1)
    page.keyboard.press("Escape")
    page.wait_for_selector("tin-score-sheet")


def test_a_link_opens_the_same_frame_for_others(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    client = finished["dicetown"]
    ann = open_page("Ann", path=None)
    look(ann, client, 40, "2")
    ann.get_by_role("button", name="Step forward").click()
    shown(ann, 41)
    ann.get_by_role("button", name="Link to move 41").click()
    expect(ann.get_by_role("button", name="Copied")).to_be_visible()
    expect(ann).to_have_url(re.compile(r"frame=41&perspective=2$"))

    bob = open_page("Bob", path=ann.url.removeprefix(client.server))
    shown(bob, 41)

    drawn = f"JSON.stringify({REPLAY}.frameView)"
    assert bob.evaluate(drawn) == ann.evaluate(drawn)


def test_a_line_of_the_story_links_to_its_frame(
    open_page: Opened, finished: dict[str, Client]
) -> None:
    client = finished["winchester"]
    page = open_page(path=f"/t/{client.code}")
    page.locator(".log-line .when", has_text="25").first.click()
    page.wait_for_selector(".replaying")

    current = page.locator(".log-line[aria-current] .when")
    expect(current.filter(has_text="25")).to_have_count(1)
    page.locator(".log-line .when", has_text="12").last.click()

    expect(current.filter(has_text="12")).to_have_count(1)


def test_a_running_game_can_be_replayed_and_the_players_turn_is_announced(
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
    ann_page.wait_for_selector(".replaying")
    ann_page.keyboard.press("Home")
    shown(ann_page, 0)
    before = last(ann_page)
    expect(ann_page.locator('.prompt[data-turn="replay"]')).to_have_count(1)
    assert ann_page.locator("[data-perspective] option").all_inner_texts() == [
        "As I saw it",
        "As a spectator saw it",
    ]
    bob.answer()

    ann_page.wait_for_function(f"before => {REPLAY}.last > before", arg=before)
    shown(ann_page, 0)
    while asked(ann, bob) is bob:
        bob.answer()
    expect(ann_page.get_by_text("It’s your turn at the table.")).to_be_visible()
    ann_page.keyboard.press("End")
    ann_page.wait_for_selector("tin-table-page .prompt[data-turn=mine]")
    assert ann_page.evaluate("location.pathname") == path
    ann.answer()


def test_a_game_is_played_on_from_a_frame(open_page: Opened, finished: dict[str, Client]) -> None:
    page = open_page("Zoe", path=None)
    look(page, finished["winchester"], 30, "1")
    look(page, finished["winchester"], last(page) - LATE, "1")
    then = page.evaluate(f"{REPLAY}.frameView.snapshot.view")
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_selector("tin-table-page .prompt")
    player = Player(page)

    assert page.locator(".seat[data-me] .seat-name").inner_text().startswith("You")
    assert page.evaluate(f"{MODEL}.table.seats[1].name") == "Zoe"
    player.wait()
    now = player.view()
    assert now["players"][1]["objectives"] == then["players"][1]["objectives"]
    assert now["prompt"] >= then["prompt"]
    player.play_on()
    page.get_by_role("link", name="Replay").click()
    shown(page, 0)
    assert page.evaluate(f"{REPLAY}.frameView.snapshot.view") == then


def test_a_record_is_opened_from_a_file(
    open_page: Opened, finished: dict[str, Client], tmp_path: Path
) -> None:
    client = finished["dicetown"]
    file = tmp_path / "record.json"
    file.write_bytes(httpx.get(f"{client.server}/api/tables/{client.code}/record").content)
    page = open_page()

    page.get_by_label("Open a game record").set_input_files(file)

    shown(page, 0)
    assert f"/t/{client.code}/replay" in page.url


def test_importing_a_file_that_is_no_record_gives_a_reason(
    open_page: Opened, tmp_path: Path, page_errors: list[str]
) -> None:
    file = tmp_path / "record.json"
    file.write_text('{"format": 1, "game": "chess", "rules": 1}')
    page = open_page()

    page.get_by_label("Open a game record").set_input_files(file)

    expect(page.get_by_role("alert")).to_contain_text("chess")
    assert all("400" in line for line in page_errors), "the browser itself notes the refusal"
    page_errors.clear()


@pytest.mark.parametrize("game", ["winchester", *in_slow("dicetown")])
def test_nothing_is_cut_or_out_of_reach(
    open_page: Opened, server: LiveServer, axe: str, game: str
) -> None:
    record = (DATA / f"{game}-terminal.json").read_bytes()
    told = httpx.post(f"{server.address}/api/records", content=record).raise_for_status()
    client = Client(server.address)
    client.code = told.json()["code"]
    page = open_page(path=None)
    look(page, client, 1, "open")
    crowded = page.evaluate(SHOWN_WITH, CROWDED[game])
    for frame, perspective in ((1, "0"), (crowded, "open")):
        look(page, client, frame, perspective)
        for size in (WIDE, PHONE, TINY):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLED)

            found = boxes(page, is_phone=size != WIDE)
            assert [one for one in found if size != TINY or "wider" in one] == []
            if frame > 1 and size != TINY:
                assert violations(page, axe) == []
