"""Seven languages: each reader sees their own, and every text fits."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route

from tests.browser import positions
from tests.browser.audit import SETTLED, boxes
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player
from tests.browser.positions import Position
from tests.browser.pseudo_language import pseudo
from tinhorn.kernel.phrase import Phrase
from tinhorn.locale import LANGUAGES, say

READERS: Final = {"Ann": "de", "Bea": "es", "Cat": "fr", "Dan": "it", "Eve": "pt"}
PLACES: Final = {"winchester": positions.of("winchester"), "dicetown": positions.of("dicetown")}


def spoken(phrase: Any, language: str, names: list[str]) -> str:
    return say(_phrase(phrase), language, names)


def _phrase(plain: Any) -> Phrase:
    """The text of a phrase from the wire."""
    args = {name: _argument(value) for name, value in plain.get("args", {}).items()}
    return Phrase(plain["key"], args)


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return _phrase(value)
    return tuple(value) if isinstance(value, list) else value


def plain(text: str) -> str:
    """Normalise white space."""
    return re.sub(r"\s+", " ", text).strip()


def test_five_readers_use_five_languages_at_one_table(open_page: Opened) -> None:
    pages = {name: open_page(name, language=READERS[name]) for name in READERS}
    host = pages["Ann"]
    host.locator("a[href='/new/winchester']").first.click()
    host.locator("form [role=radio]", has_text="5").first.click()
    host.locator("form .btn-primary").click()
    host.wait_for_selector(".invite")
    for name, page in pages.items():
        if name != "Ann":
            page.goto(host.url)
            page.locator(".start .btn").click()
            page.wait_for_function(
                "() => document.querySelector('tin-seating-page').model.table.you !== null"
            )
    Player(host).start()

    for name, page in pages.items():
        page.wait_for_selector(".prompt")
        page.evaluate(SETTLED)
        question = page.evaluate(f"{MODEL}.update.question")
        names = page.evaluate(f"{MODEL}.table.seats.map(seat => seat.name)")
        assert page.evaluate("document.documentElement.lang") == READERS[name]
        shown = plain(page.locator(".prompt h1, .prompt .ask, .prompt p").first.inner_text())
        assert plain(spoken(question, READERS[name], names)) in shown


def test_a_language_that_was_chosen_is_remembered(open_page: Opened) -> None:
    page = open_page()
    page.locator(".lobby-top .btn-icon").click()
    page.locator("tin-settings-drawer select").first.select_option("nl")
    page.wait_for_function("() => document.documentElement.lang === 'nl'")

    page.reload()

    page.wait_for_selector("html[lang=nl] .game-card")


def crowded() -> list[tuple[str, Position]]:
    """The phases with the most text; German is tested with all phases elsewhere."""
    wanted = {
        "winchester": ("Bidding", "MovingVehicle", "HearingRumor", "Over"),
        "dicetown": ("Keeping", "Offering", "Visiting", "Robbing", "Over"),
    }
    return [
        (f"{game}: {phase}", PLACES[game][phase])
        for game, phases in wanted.items()
        for phase in phases
    ]


def looked_at(page: Page, server: LiveServer, position: Position) -> list[str]:
    positions.visit(page, server, position)
    found = []
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        found += [f"{size[0]}: {wrong}" for wrong in boxes(page, is_phone=size == PHONE)]
    return found


@pytest.mark.parametrize(
    "language", [language for language in LANGUAGES if language not in ("en", "de")]
)
def test_everything_fits_in_every_language(
    open_page: Opened, server: LiveServer, language: str
) -> None:
    page = open_page(language=language)

    wrong = {phase: looked_at(page, server, position) for phase, position in crowded()}

    assert {phase: found for phase, found in wrong.items() if found} == {}


def test_everything_fits_in_a_language_that_is_a_third_longer(
    open_page: Opened, server: LiveServer
) -> None:
    def stretch(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=pseudo(answer.text()))

    page = open_page(watched=lambda page: page.route("**/locale/**/*.ftl", stretch))
    page.route("**/locale/*.ftl", stretch)

    wrong = {phase: looked_at(page, server, position) for phase, position in crowded()}

    assert {phase: found for phase, found in wrong.items() if found} == {}
