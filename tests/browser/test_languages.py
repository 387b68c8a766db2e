"""Seven languages: each reader sees their own, and every text fits."""

from __future__ import annotations

import re
from itertools import cycle
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import positions
from tests.browser.audit import SETTLED, boxes
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.devices import SMALL_PAGE
from tests.browser.in_place import set_size, switch_language
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player
from tests.browser.positions import Position
from tests.browser.pseudo_language import pseudo
from tests.browser.repeats import in_slow
from tinhorn.kernel.phrase import Phrase, name_of, phrase
from tinhorn.locale import LANGUAGES, say

READERS: Final = {"Ann": "de", "Bea": "es", "Cat": "fr", "Dan": "it", "Eve": "pt"}
CROWDED_OF: Final = {
    "winchester": ("Bidding", "MovingVehicle", "HearingRumor", "Duel", "Over"),
    "dicetown": ("Keeping", "Offering", "Visiting", "Robbing", "Over"),
}
CROWDED: Final = [(game, phase) for game, phases in CROWDED_OF.items() for phase in phases]
"""The phases with the most text; German is tested with all phases elsewhere."""
CROWDEST: Final = [("winchester", "Bidding"), ("dicetown", "Keeping")]
"""The phases that players see most."""
OTHER_LANGUAGES: Final = [language for language in LANGUAGES if language not in ("en", "de")]
STRETCHED: Final = re.compile("[åéîøüñšýçäö]")
"""A letter of the pseudo-language."""


def spoken(phrase: Any, language: str, names: list[str]) -> str:
    return say(_phrase(phrase), language, names)


def _phrase(plain: Any) -> Phrase:
    """Return the text of a phrase from the wire."""
    args = {name: _argument(value) for name, value in plain.get("args", {}).items()}
    return Phrase(plain["key"], args)


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return _phrase(value)
    return tuple(value) if isinstance(value, list) else value


def plain(text: str) -> str:
    """Normalise white space."""
    return re.sub(r"\s+", " ", text).strip()


@pytest.mark.parametrize("readers", [2, *in_slow(5)])
def test_readers_of_different_languages_play_at_one_table(open_page: Opened, readers: int) -> None:
    pages = {name: open_page(name, language=READERS[name]) for name in list(READERS)[:readers]}
    host = pages["Ann"]
    host.locator("a[href='/new/winchester']").first.click()
    host.locator("form [role=radio]", has_text=str(max(3, readers))).first.click()
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


def looked_at(page: Page) -> list[str]:
    """Layout errors of the page on show, at each size."""
    found = []
    for size in (WIDE, PHONE):
        set_size(page, size)
        page.evaluate(SETTLED)
        found += [f"{size[0]}: {wrong}" for wrong in boxes(page, is_phone=size == PHONE)]
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "phase"), CROWDED)
def test_every_crowded_phase_fits_in_every_language(
    page: Page, server: LiveServer, game: str, phase: str
) -> None:
    check_languages(page, server, positions.of(game)[phase], OTHER_LANGUAGES)


def test_every_language_fits(page: Page, server: LiveServer) -> None:
    """Each language in one phase, of one game and the other in turn; `make slow` has all phases."""
    for at, (game, language) in enumerate(zip(cycle(CROWDED_OF), OTHER_LANGUAGES, strict=False)):
        check_languages(page, server, positions.of(game)[CROWDED_OF[game][at]], [language])


def check_languages(
    page: Page, server: LiveServer, position: Position, languages: list[str]
) -> None:
    positions.visit(page, server, position)
    prompt = page.locator(".prompt")
    wrong = {}

    for language in languages:
        before = prompt.text_content() or ""
        switch_language(page, language)
        expect(prompt).not_to_have_text(before)
        wrong[language] = looked_at(page)

    assert {language: found for language, found in wrong.items() if found} == {}


@pytest.mark.parametrize("phases", [CROWDEST, *in_slow(CROWDED)])
def test_everything_fits_in_a_language_that_is_a_third_longer(
    page: Page, server: LiveServer, phases: list[tuple[str, str]]
) -> None:
    def stretch(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=pseudo(answer.text()))

    page.route("**/locale/**", stretch)
    wrong = {}
    for game, phase in phases:
        positions.visit(page, server, positions.of(game)[phase])
        switch_language(page, "en")
        expect(page.locator(".prompt")).to_contain_text(STRETCHED)
        wrong[phase] = looked_at(page)
    page.unroute("**/locale/**")
    switch_language(page, "en")

    assert {phase: found for phase, found in wrong.items() if found} == {}


SAID: Final = """async (names) => {
  const words = await import("/text/words.js");
  await words.loadLanguage("fr");
  const told = { key: "winchester-report-money-secret", args: { seat: [0] } };
  return names.map((name) => words.say(told, [{ name, hat: 1 }]));
}"""


def test_the_page_elides_french_names_as_the_terminal_does(open_page: Opened) -> None:
    names = ["Ann", "Étienne", "Hugo", "Yves", "Bob", "Hank", "Yann"]
    told = phrase("winchester-report-money-secret", seat=name_of(0))

    said = open_page(path=SMALL_PAGE).evaluate(SAID, names)

    assert said == [say(told, "fr", (name,)) for name in names]
    assert said[0] == "L’argent d’Ann est secret."
