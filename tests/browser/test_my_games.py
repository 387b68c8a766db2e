"""A device keeps its finished games, says what to aim at next, and forgets them when told to."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.audit import violations
from tests.browser.conftest import Opened
from tests.browser.finished_games import played
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player
from tests.browser.positions import visit
from tests.browser.shared_device import CURTAIN, two_at_one_device
from tinhorn.server.auth import COOKIE

BEATEN_TWICE = """() => {
  const bots = [{ name: "Ada", bot: "deputy" }];
  const won = { code: "", game: "winchester", at: 0, place: 1, points: 9, others: bots };
  localStorage.setItem("tinhorn-games", JSON.stringify([won, won]));
}"""
KEPT = """() => {
  const one = { game: "winchester", place: 1, points: 9 };
  const games = [
    { ...one, code: "BOTH", at: 2, others: [{ name: "Ada", bot: "deputy" }] },
    { ...one, code: "OLD", at: 1, others: [{ name: "Bob, with an ü & a %", bot: null }] },
  ];
  localStorage.setItem("tinhorn-games", JSON.stringify(games));
}"""
END = f"""() => {{
  const model = {MODEL};
  const outcome = {{ reason: "over", ranking: [[1], [0, 2]], points: [30, 40, 30] }};
  model.table = {{ ...model.table, status: "over", outcome }};
  model.dispatchEvent(new Event("change"));
}}"""


def test_two_victories_over_a_level_make_the_next_one_the_aim(open_page: Opened, axe: str) -> None:
    page = open_page("Ann")
    page.evaluate(BEATEN_TWICE)
    page.reload()
    page.get_by_role("link", name="My games").click()

    expect(page.locator(".aim")).to_contain_text("won 2 games against bots of the level Deputy")
    expect(page.locator(".aim")).to_contain_text("Next aim: Marshal")
    expect(page.get_by_text("2 won of 2")).to_be_visible()
    assert violations(page, axe) == []


def test_a_finished_game_is_kept_until_it_is_forgotten(open_page: Opened) -> None:
    page = open_page("Ann")
    player = Player(page)
    player.open_table(3)
    player.add_bots()
    player.start()
    page.evaluate(END)
    page.goto(page.url.partition("/t/")[0] + "/games")

    expect(page.locator(".table-row")).to_have_count(1)
    expect(page.locator(".table-row")).to_contain_text("place 2, $30,000")
    page.get_by_role("button", name="Forget all").click()
    page.locator(".btn-danger").click()
    expect(page.locator(".table-row")).to_have_count(0)


def test_the_saved_games_are_added_on_another_device(open_page: Opened, axe: str) -> None:
    desk = open_page("Ann")
    desk.evaluate(KEPT)
    desk.goto(desk.url + "games")
    with desk.expect_download() as download:
        desk.get_by_role("link", name="Save as a file").click()
    saved = download.value.path()
    phone = open_page("Ann", path="/games")
    phone.evaluate(KEPT.replace("OLD", "HERE"))
    phone.reload()
    read = phone.get_by_label("Add from a file")

    for _ in range(2):  # games that the device has are added once
        read.set_input_files(saved)
        expect(phone.locator(".table-row")).to_have_count(3)

    assert download.value.suggested_filename == "tinhorn-games.json"
    expect(phone.locator(".table-row").last).to_contain_text("with an ü")
    read.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"[{}]"})
    expect(phone.get_by_role("alert")).to_contain_text("contains no list of games")
    expect(phone.locator(".table-row")).to_have_count(3)
    assert violations(phone, axe) == []


def test_a_visit_to_the_lobby_does_not_bring_forgotten_games_back(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None)
    ann, _ = played(server, "winchester")
    page.context.add_cookies(
        [{"name": COOKIE + ann.code, "value": ann.token, "url": server.address}]
    )
    page.goto(server.address)
    page.get_by_role("link", name="My games (1)").click()
    page.get_by_role("button", name="Forget all").click()
    page.locator(".btn-danger").click()
    page.goto(server.address)
    expect(page.get_by_role("region", name="Recent games")).to_be_visible()

    expect(page.get_by_role("link", name="My games")).to_have_count(0)


def test_a_game_at_one_device_is_kept_with_the_places_of_all_its_players(
    page: Page, server: LiveServer
) -> None:
    visit(page, server, two_at_one_device())
    page.evaluate(END.replace(MODEL, f"{CURTAIN}.model"))
    page.goto(f"{server.address}/games")

    row = page.locator(".table-row")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Winchester · Ann: place 2, $30,000 · Bea: place 1, $40,000")
    expect(row.locator("small")).to_contain_text("Cat")
    page.evaluate("localStorage.removeItem('tinhorn-games')")


def test_the_next_aim_starts_a_game_against_its_level(open_page: Opened) -> None:
    page = open_page("Ann")
    page.evaluate(BEATEN_TWICE)
    page.goto(page.url + "games")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".prompt")

    assert set(page.evaluate(f"{MODEL}.table.seats.map(({{ bot }}) => bot)")) == {None, "marshal"}
