"""Sounds go with the beats, and phones are silent by default."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.browser import positions
from tests.browser.beat_record import HASTE, PACED
from tests.browser.conftest import NOT_INSTALLED, Opened
from tests.browser.devices import PATIENCE
from tests.browser.live_server import LiveServer
from tests.browser.player import Player
from tests.browser.test_beats import call_duel
from tests.browser.test_winchester_table import ANSWER, last_answer

LISTEN: Final = """(() => {
  window.tones = [];
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      window.audio = this;
    }
  };
  const Oscillator = window.OscillatorNode;
  window.OscillatorNode = function (context, options) {
    const beat = document.querySelector(".prompt")?.dataset.beat ?? null;
    window.tones.push({ beat, frequency: options.frequency });
    return new Oscillator(context, options);
  };
})()"""
PLAYED: Final = """() =>
  window.tones.some(({ beat }) => beat === "payment") &&
  !document.querySelector(".prompt[data-beat]")"""
"""The beats are over."""
KNOCK: Final = 190
COIN: Final = 2300
SHOT: Final = 140
CURTAIN: Final = [262, 330, 392]
FANFARE: Final = [523, 659, 784, 1047]


def heard(page: Page, beat: str) -> list[int]:
    tones: list[dict[str, object]] = page.evaluate("window.tones")
    return [int(str(tone["frequency"])) for tone in tones if tone["beat"] == beat]


def test_each_beat_has_its_own_sound(open_page: Opened, server: LiveServer) -> None:
    aloud = (PACED % ("120", "normal")).replace("sound: false", "sound: true")
    page = open_page(path=None, scripts=(aloud, LISTEN, HASTE))
    positions.visit(page, server, positions.of("winchester")["Duel"])
    page.locator(".board").click(position={"x": 5, "y": 5})
    page.wait_for_function("window.audio?.state === 'running'")

    call_duel(page)
    page.wait_for_function(PLAYED)

    assert SHOT not in heard(page, "duel-hold")
    assert heard(page, "duel-flip") + heard(page, "duel") == [SHOT]  # it ends the flip
    assert KNOCK in heard(page, "sold")
    assert COIN in heard(page, "payment")
    assert COIN not in heard(page, "sold")


def test_the_winner_appears_with_a_fanfare(open_page: Opened, server: LiveServer) -> None:
    aloud = (PACED % ("120", "normal")).replace("sound: false", "sound: true")
    page = open_page(path=None, scripts=(aloud, LISTEN, HASTE))
    positions.visit(page, server, last_answer())
    page.locator(".board").click(position={"x": 5, "y": 5})
    page.wait_for_function("window.audio?.state === 'running'")

    page.evaluate(ANSWER, Player(page).view()["options"][0])
    page.wait_for_selector("tin-score-sheet .scores tfoot tr:not([data-later])")

    assert heard(page, "over") == []
    tones = [tone["frequency"] for tone in page.evaluate("window.tones")]
    assert tones[-len(CURTAIN + FANFARE) :] == CURTAIN + FANFARE


def is_sound_on(browser: Browser, server: LiveServer, *, is_phone: bool) -> bool:
    size = {"width": 390, "height": 844} if is_phone else {"width": 1366, "height": 768}
    device = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        is_mobile=is_phone,
        has_touch=is_phone,
        locale="en",
    )
    device.set_default_timeout(PATIENCE)
    device.add_init_script(NOT_INSTALLED)
    page = device.new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Settings").first.click()
    switch = page.get_by_role("switch", name="Sound")
    expect(switch).to_be_visible()
    is_on = switch.is_checked()
    device.close()
    return is_on


def test_sounds_are_off_by_default_on_phones_only(browser: Browser, server: LiveServer) -> None:
    assert is_sound_on(browser, server, is_phone=False)
    assert not is_sound_on(browser, server, is_phone=True)
