"""Opening a table: every way to use devices is two clicks from the lobby."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer

SMALL = (320, 640)


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
