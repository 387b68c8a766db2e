"""The lessons: a scripted first game of each title, on a phone, by keyboard and as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.audit import violations
from tests.browser.beat_record import stop_clock
from tests.browser.conftest import Opened
from tests.browser.in_place import set_size
from tests.browser.player import ANSWERABLE, until
from tests.browser.repeats import in_slow

PHONE: Final = (390, 844)
LAPTOP: Final = (1280, 720)
TITLES: Final = {"winchester": "Winchester", "dicetown": "Dice Town"}
STEPS: Final = {"winchester": 10, "dicetown": 12}
KINDS_OF_STEPS: Final = (1, 3)
"""A step to read, and one to do."""
WHOLE_PAGE: Final = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth <= clientWidth;
}"""
COVERED: Final = """() => {
  const card = document.querySelector(".lesson").getBoundingClientRect();
  return [...document.querySelectorAll("[data-guided]")].filter(part => {
    const { bottom, height } = part.getBoundingClientRect();
    return height && part.closest(".board, .seats, .prompt") && bottom > card.top + 1;
  }).map(part => part.className.baseVal ?? part.className);
}"""


def learn(open_page: Opened, game: str, **how: object) -> Page:
    """Open a lesson by its button in the lobby."""
    page = open_page(**how)
    page.locator(f'[data-game="{game}"]').get_by_role("link", name="Learn", exact=True).click()
    page.wait_for_selector(".lesson")
    return page


def step_of(page: Page) -> str:
    return page.locator(".lesson").get_attribute("data-step") or ""


def number(page: Page) -> Locator:
    return page.locator("#lesson-title")


def do_by_click(page: Page) -> None:
    """Do what the step proposes, with the controls of the table."""
    bar = page.locator(".prompt-actions")
    match step_of(page):
        case "bid":
            bar.get_by_role("button", name="+3").click()
            bar.locator(".btn-primary").click()
        case "duel":
            bar.get_by_role("button", name="Duel").click()
            bar.locator(".btn-danger").click()
        case "pass":
            bar.get_by_role("button", name="Pass", exact=True).click()
        case "keep":
            for die in page.locator(".keep").all()[:2]:
                die.click()
            bar.locator(".btn-primary").click()
        case "race":
            page.locator(".keep").first.click()
            bar.locator(".btn-primary").click()
        case "tie":
            page.locator(".offer-form .stepper button").nth(1).click()
            bar.locator(".btn-primary").click()
        case "store":
            page.locator(".drawn .card").nth(1).click()
            bar.locator(".btn-primary").click()
        case "card" | "elixir":
            page.locator(".drawn .card").first.click()
            bar.locator(".btn-primary").click()
        case _:
            bar.locator(".btn-primary").click()


def go_on(page: Page, at: int, game: str = "winchester") -> None:
    """Read or do step `at`, and wait for the next."""
    expect(number(page)).to_have_text(f"Step {at} of {STEPS[game]}")
    following = page.locator("[data-lesson-next]")
    if following.count():
        following.click()
    else:
        do_by_click(page)


@pytest.mark.parametrize("audited", [KINDS_OF_STEPS, *in_slow(range(1, 12))])
@pytest.mark.parametrize("game", TITLES)
def test_a_lesson_is_played_to_its_end_on_a_phone(
    open_page: Opened, game: str, axe: str, audited: Sequence[int]
) -> None:
    """Each kind of step is accessible; with `make slow`, each step."""
    page = learn(open_page, game, size=PHONE)

    for at in range(1, STEPS[game]):
        expect(number(page)).to_have_text(f"Step {at} of {STEPS[game]}")
        page.wait_for_selector("[data-guided]")
        assert page.evaluate(WHOLE_PAGE)
        until(page, lambda: page.evaluate(COVERED) == [])
        if at in audited:
            assert violations(page, axe) == []
        go_on(page, at, game)

    expect(page.locator("tin-score-sheet .sheet-note")).to_have_count(
        5 if game == "winchester" else 6
    )
    page.get_by_role("button", name="Keep playing").click()
    page.wait_for_selector('.prompt:is([data-turn="mine"], [data-turn="others"])')
    assert page.evaluate("location.pathname").startswith("/t/")
    page.wait_for_selector(".prompt tin-guide-tip", state="attached")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


@pytest.mark.parametrize("game", ["winchester", *in_slow("dicetown")])
def test_a_lesson_is_played_to_its_end_by_keyboard_alone(open_page: Opened, game: str) -> None:
    page = open_page()
    link = page.locator(f'[data-game="{game}"] .game-actions a[href^="/learn/"]')
    link.wait_for()
    for _ in range(40):
        if link.evaluate("link => link === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    for at in range(1, STEPS[game]):
        expect(number(page)).to_have_text(f"Step {at} of {STEPS[game]}")
        if page.locator("[data-lesson-next]").count():
            expect(page.locator("[data-lesson-next]")).to_be_focused()
        else:
            expect(page.locator(".prompt")).to_be_focused()
        _press_answer(page)
    expect(page.locator("[data-lesson-next]")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def _press_answer(page: Page) -> None:
    """Press the keys of this step: Enter reads on, digits and Tab reach the controls."""
    if page.locator("[data-lesson-next]").count():
        page.keyboard.press("Enter")
        return
    page.wait_for_selector(ANSWERABLE)
    match step_of(page):
        case "bid":
            press(page, "3")
            _tab_to(page, page.locator(".prompt-actions .btn-primary"))
            press(page, "Enter")
        case "duel":
            _tab_to(page, page.locator(".prompt-actions").get_by_role("button", name="Duel"))
            press(page, "Enter")
            page.wait_for_selector(f"{ANSWERABLE} .btn-danger")
            _tab_to(page, page.locator(".prompt-actions .btn-danger"))
            press(page, "Enter")
        case "pass":
            pass_ = page.locator(".prompt-actions").get_by_role("button", name="Pass", exact=True)
            _tab_to(page, pass_)
            press(page, "Enter")
        case "keep":
            for die in page.locator(".keep").all()[:2]:
                _tab_to(page, die)
                press(page, " ")
            _tab_to(page, page.locator(".prompt-actions .btn-primary"))
            press(page, "Enter")
        case "race":
            _tab_to(page, page.locator(".keep").first)
            press(page, " ")
            _tab_to(page, page.locator(".prompt-actions .btn-primary"))
            press(page, "Enter")
        case "tie":
            _tab_to(page, page.locator(".offer-form .stepper button").nth(1))
            press(page, "Enter")
            _tab_to(page, page.locator(".prompt-actions .btn-primary"))
            press(page, "Enter")
        case "store" | "card" | "elixir" as step:
            _tab_to(page, page.locator(".drawn .card").nth(1 if step == "store" else 0))
            press(page, " ")
            _tab_to(page, page.locator(".prompt-actions .btn-primary"))
            press(page, "Enter")
        case _:
            press(page, "Enter")


def _tab_to(page: Page, control: Locator) -> None:
    for _ in range(60):
        if control.evaluate("control => control === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not reach the control")


@pytest.mark.parametrize("game", ["dicetown", *in_slow("winchester")])
def test_a_lesson_is_played_to_its_end_by_typing(open_page: Opened, game: str, axe: str) -> None:
    page = open_page(path=f"/learn/{game}/text")
    typed = {
        "bid": "bid 3",
        "token": "1",
        "shared": "bid 1",
        "duel": "duel",
        "pass": "pass",
        "keep": "keep 9 9",
        "race": "keep J",
    }

    for at in range(1, STEPS[game]):
        expect(number(page)).to_have_text(f"Step {at} of {STEPS[game]}")
        expect(page.locator(".lesson-text")).not_to_be_empty()
        field = page.locator("[name=command]")
        if page.locator("[data-lesson-next]").count():
            field.fill("next")
        else:
            field.fill(_typed(page, typed))
        field.press("Enter")
    expect(number(page)).to_have_text(f"Step {STEPS[game]} of {STEPS[game]}")
    assert violations(page, axe) == []
    page.get_by_role("button", name="Keep playing").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("tin-text-page [data-prompt]")


def _typed(page: Page, typed: dict[str, str]) -> str:
    """Return the letter of the option that the step proposes, or words, as a text player types."""
    wanted = page.locator(".lesson-do").inner_text().split(": ", 1)[1]
    options = page.locator("#text-options ~ ul li .btn").all_inner_texts()
    letters = {label: letter for letter, label in (text.split(maxsplit=1) for text in options)}
    return letters.get(wanted) or typed[step_of(page)]


def test_a_lesson_can_be_left_resumed_and_repeated(open_page: Opened) -> None:
    page = learn(open_page, "winchester")
    go_on(page, 1)
    go_on(page, 2)
    go_on(page, 3)
    expect(number(page)).to_have_text("Step 4 of 10")

    page.get_by_role("link", name="Leave").click()
    learn_again = page.locator('[data-game="winchester"]').get_by_role("link", name="Learn")
    learn_again.click()

    expect(number(page)).to_have_text("Step 4 of 10")
    page.locator(".lesson").get_by_role("button", name="Back").click()
    expect(number(page)).to_have_text("Step 3 of 10")
    page.get_by_role("button", name="Start over").click()
    expect(number(page)).to_have_text("Step 1 of 10")
    page.reload()
    expect(number(page)).to_have_text("Step 1 of 10")


def test_another_answer_than_the_proposed_one_is_explained(open_page: Opened) -> None:
    page = learn(open_page, "winchester")
    go_on(page, 1)
    go_on(page, 2)

    page.locator(".prompt-actions").get_by_role("button", name="Pass", exact=True).click()

    expect(page.locator(".lesson .refusal")).to_contain_text("this lesson needs: Bid $3,000")
    page.get_by_role("button", name="Do it for me").click()
    expect(number(page)).to_have_text("Step 4 of 10")
    expect(page.locator(".lesson .refusal")).to_have_count(0)


def test_what_happens_is_shown_before_the_next_step_speaks(open_page: Opened) -> None:
    page = learn(open_page, "winchester", has_clock=True)
    page.evaluate(
        """() => {
          const saved = JSON.parse(localStorage.tinhorn);
          const changed = { ...saved, pace: "normal", lessons: { winchester: 2 } };
          localStorage.tinhorn = JSON.stringify(changed);
        }"""
    )
    page.reload()
    page.wait_for_selector('.lesson-frame:has(.lesson[data-step="bid"]) .prompt')
    stop_clock(page)

    page.get_by_role("button", name="Do it for me").click()

    expect(page.locator(".lesson-text")).to_have_text("Watch what happens.")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".lesson-text")).to_contain_text("split equally")


@pytest.mark.parametrize("game", ["winchester", *in_slow("dicetown")])
def test_a_lesson_speaks_german_and_fits_phones_and_laptops(open_page: Opened, game: str) -> None:
    page = open_page(path=f"/learn/{game}", size=PHONE, language="de")

    expect(number(page)).to_have_text(f"Schritt 1 von {STEPS[game]}")
    expect(page.locator(".lesson-text")).to_contain_text("Das Ziel")
    assert page.evaluate(WHOLE_PAGE)
    set_size(page, LAPTOP)
    lines = "all => all.map((one) => one.offsetHeight / parseFloat(getComputedStyle(one).fontSize))"
    assert max(page.locator(".tray .card b").evaluate_all(lines), default=1) < 2, "one line each"
