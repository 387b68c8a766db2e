"""Opening a table: every way to use devices is two clicks from the lobby."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer

SMALL = (320, 640)
HOLDS = {
    "If somebody is away": "a bot answers after 30 minutes",
    "Taking back what others have seen": "only if everybody agrees",
    "Pauses and another time limit": "All players have to agree",
    "Spectators": "may watch and chat",
}


@pytest.mark.parametrize(
    ("way", "arrives"),
    [("New table", ".invite"), ("One device", ".invite"), ("Big screen", ".screen-wait")],
)
def test_two_clicks_open_a_table_of_each_kind(
    open_page: Opened, server: LiveServer, way: str, arrives: str
) -> None:
    page = open_page(path=None)

    for width, height in (WIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(server.address)
        page.get_by_role("link", name=way).first.click()
        page.get_by_role("button", name="Open the table").click()

        page.wait_for_selector(arrives)


def test_the_page_for_a_new_table_is_accessible(open_page: Opened, axe: str) -> None:
    page = open_page(path="/new/winchester/pass")
    page.get_by_role("button", name="Open the table").wait_for()

    for size in (WIDE, PHONE, SMALL):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)

        assert violations(page, axe) == []
        assert boxes(page, is_phone=size != WIDE) == []
        expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)


def test_a_field_for_another_name_appears_when_the_last_one_is_filled(open_page: Opened) -> None:
    page = open_page(path="/new/winchester/pass")
    names = page.get_by_role("textbox", name="Player")
    expect(names).to_have_count(2)

    names.nth(1).fill("Bea")
    names.nth(2).fill("Cat")
    names.nth(3).fill("Dan")

    expect(names).to_have_count(4)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".table-row", has_text="on this device")).to_have_count(4)


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_each_choice_is_explained_in_a_sentence(open_page: Opened, game: str) -> None:
    page = open_page(path=f"/new/{game}")
    page.get_by_role("button", name="Open the table").wait_for()

    choices = page.locator("select, [role=radiogroup]:not(.ways)").all()

    assert len(choices) > 5
    for choice in choices:
        note = page.locator(f"[id={choice.get_attribute('aria-describedby')}]")
        assert note.inner_text().endswith(".")
    expect(page.locator(".switch small")).to_have_count(page.locator(".switch").count())


@pytest.mark.parametrize(
    ("game", "option", "alone"),
    [("winchester", "ledger", "helped"), ("dicetown", "memory", "noted")],
)
@pytest.mark.parametrize("way", ["own", "pass", "screen"])
def test_the_options_that_are_shown_are_those_of_the_table(
    open_page: Opened, game: str, option: str, alone: str, way: str
) -> None:
    page = open_page(path=f"/new/{game}/{way}")
    names = {
        "secret": ("secret", "not counted"),
        alone: ("shown to players", "counted for players"),
    }
    chosen = page.locator(f"[data-choice=web-option-{option}] option:checked")
    others = page.get_by_label("Other seats")
    usual = "secret" if way == "screen" else alone

    def shows(value: str) -> None:
        expect(chosen).to_have_text(re.compile("|".join(names[value])))

    shows("secret")
    others.select_option(label="Marshal: a strong player")
    shows(usual)
    others.select_option("0")
    shows("secret")
    others.select_option(label="Marshal: a strong player")
    with page.expect_response(lambda response: response.request.method == "POST") as opened:
        page.get_by_role("button", name="Open the table").click()

    assert opened.value.json()["table"]["options"][option] == usual


def test_bots_of_a_level_are_chosen_with_the_table(open_page: Opened) -> None:
    page = open_page(path="/new/dicetown/pass")
    levels = page.get_by_label("Other seats")
    expect(levels.locator("option")).to_contain_text(
        ["open", "Greenhorn", "Deputy", "Marshal", "Legend"]
    )

    page.get_by_role("textbox", name="Player").nth(1).fill("Bea")
    levels.select_option(label="Marshal: a strong player")
    page.get_by_role("button", name="Open the table").click()

    rows = page.locator(".table-row")
    expect(rows.filter(has_text="on this device")).to_have_count(2)
    chosen = rows.get_by_label("Level of the bot")
    expect(chosen).to_have_count(2)
    assert [one.input_value() for one in chosen.all()] == ["marshal", "marshal"]


def test_a_table_is_opened_without_spectators(open_page: Opened) -> None:
    page = open_page("Ann", "/new/winchester")
    page.locator('[data-choice="web-visitors"]').select_option(label="stay outside")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")

    page.get_by_role("button", name="Settings").click()
    ruled = page.locator('.drawer [data-choice="web-visitors"] option:checked')
    expect(ruled).to_have_text("stay outside")


def test_a_bot_for_the_absent_waits_as_long_as_fits_the_clock(open_page: Opened) -> None:
    page = open_page("Ann", "/new/winchester")
    absence = page.get_by_label("If somebody is away")
    after = "a bot answers after "
    limits = f"{after}two missed limits"
    waits = ["5 minutes", "30 minutes", "2 hours"]
    expect(absence.locator("option")).to_have_text(["we wait", *(after + one for one in waits)])
    absence.select_option(label=f"{after}5 minutes")
    page.get_by_label("Time limit").select_option(label="7 days per decision")
    waits = ["30 minutes", "6 hours", "24 hours", "72 hours"]
    expect(absence.locator("option")).to_have_text(
        ["we wait", *(after + one for one in waits), limits]
    )
    expect(absence.locator("option:checked")).to_have_text("we wait")
    absence.select_option(label=f"{after}6 hours")
    page.get_by_role("switch", name="The host decides").click()

    with page.expect_request(lambda told: told.url.endswith("/api/tables")) as request:
        page.get_by_role("button", name="Open the table").click()

    wish = request.value.post_data_json
    assert wish is not None
    assert (wish["cover"], wish["cover_minutes"], wish["host_decides"]) == ("minutes", 360, True)
    page.wait_for_selector(".invite")


def test_who_sits_down_reads_what_holds_at_the_table(open_page: Opened, axe: str) -> None:
    ann = open_page("Ann", "/new/winchester")
    ann.get_by_label("If somebody is away").select_option(label="a bot answers after 30 minutes")
    ann.get_by_role("switch", name="Unless everybody agrees").click()
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_selector(".invite")
    bob = open_page("Bob", path=ann.evaluate("location.pathname"))

    for page in (ann, bob):
        page.wait_for_selector(".options")
        terms, texts = (page.locator(f".options {one}").all_inner_texts() for one in ("dt", "dd"))
        lines = dict(zip(terms, texts, strict=True))
        assert lines.items() >= HOLDS.items()
    for size in (WIDE, PHONE, SMALL):
        bob.set_viewport_size({"width": size[0], "height": size[1]})
        bob.evaluate(SETTLED)
        assert violations(bob, axe) == []
        assert boxes(bob, is_phone=size != WIDE) == []
    bob.get_by_role("button", name="Sit down").click()
    bob.get_by_role("button", name="Settings").click()
    listed = bob.locator(".drawer .options")
    for term, text in HOLDS.items():
        expect(listed).to_contain_text(term)
        expect(listed).to_contain_text(text)


def test_levels_of_somebody_elses_game_come_by_strength_and_have_their_names(
    page: Page, server: LiveServer
) -> None:
    def with_other_levels(route: Route) -> None:
        games = route.fetch().json()
        games[0]["bots"] = ["uniform", "mule", "deputy", "sage"]
        route.fulfill(json=games)

    page.route("**/api/games", with_other_levels)
    page.goto(f"{server.address}/new/winchester")

    levels = page.locator("[data-choice=web-others] option")
    expect(levels).to_have_text(["open: for people", "mule", "Deputy: a solid player", "sage"])
