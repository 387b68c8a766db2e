"""What happens at the table is shown one beat at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.beat_record import (
    STEP,
    Shown,
    captions,
    let_time_pass,
    paced,
    record,
    shown,
    stop_clock,
)
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player
from tests.browser.positions import Position
from tests.browser.repeats import rows_in_slow
from tests.browser.test_place_steps import last_to_keep
from tests.support.table import GOLDEN
from tinhorn.games import GAMES
from tinhorn.games.winchester.actions import Pass
from tinhorn.games.winchester.events import ObjectiveWon, PlotSold
from tinhorn.kernel.record import from_json

WORDS_PER_SECOND: Final = 5
TOLERANCE: Final = 0.03
"""Seconds that a timer of the browser may be early."""
CLOSED: Final = 500
"""A button that has just appeared is closed for less, in milliseconds."""
BANNER: Final = 1.0
PUBLIC: Final = ("lines", "heard", "picture", "title", "heading", "seats", "cash", "owned")
"""What could tell the result of a duel too soon."""
DECISIONS: Final = 4
SENT: Final = """() => {
  window.clicked = 0;
  window.sent = 0;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (text.includes('"Answer"')) window.sent = performance.now();
    return send.call(this, text);
  };
  addEventListener("click", () => (window.clicked = performance.now()), { capture: true });
}"""


LYING: Final = (844, 390)
"""A phone lying down."""


def sale_after_a_pass(is_fit: Callable[[Sequence[object]], bool]) -> Position:
    """Find a position in which a rival buys the plot if the viewer passes, with events that fit."""
    game = GAMES["winchester"]
    for path in sorted((GOLDEN / "winchester").glob("*.log")):
        played = from_json(path.read_bytes(), GAMES)
        state = game.new(played.setup, rules=played.rules)
        for at, entry in enumerate(played.entries):
            step = game.apply(state, entry.seat, entry.action)
            if entry.action == Pass() and is_fit(step.events):
                return Position("winchester", played.setup, played.entries[:at], entry.seat)
            state = step.state
    raise AssertionError("no golden game has it")


def objective_won_by_a_rival() -> Position:
    kinds = {PlotSold, ObjectiveWon}
    return sale_after_a_pass(lambda events: kinds <= {type(event) for event in events})


def sale_that_pays_the_viewer() -> Position:
    return sale_after_a_pass(
        lambda events: any(isinstance(event, PlotSold) and event.share for event in events)
    )


def at(
    open_page: Opened,
    server: LiveServer,
    position: Position,
    *,
    pace: str = "normal",
    size: tuple[int, int] = WIDE,
) -> Page:
    """Open a table whose clock stands still until a test moves it."""
    page = open_page(path=None, size=size, has_clock=True, scripts=paced(pace=pace))
    positions.visit(page, server, position)
    page.wait_for_selector('.prompt[data-turn="mine"]')
    stop_clock(page)
    record(page)
    return page


def call_duel(page: Page) -> None:
    page.get_by_role("button", name="Duel", exact=True).click()
    page.locator(".prompt .btn-danger").wait_for()
    page.clock.run_for(CLOSED)
    page.locator(".prompt .btn-danger").click()


def keep_all_dice(page: Page) -> None:
    for die in page.locator(".keep").all():
        die.click()
    page.locator(".prompt .btn-primary").click()


def pass_on(page: Page) -> None:
    page.get_by_role("button", name="Pass", exact=True).click()


SITUATIONS: Final[dict[str, tuple[Callable[[], Position], Callable[[Page], None]]]] = {
    "duel": (lambda: positions.of("winchester")["Duel"], call_duel),
    "town": (last_to_keep, keep_all_dice),
    "objective": (objective_won_by_a_rival, pass_on),
}
"""Positions, and what the viewer does there."""
OUTBID: Final = """() => {
  const { model } = document.querySelector("tin-table-page");
  const { update } = model;
  const { plot } = update.view.phase;
  const event = { type: "BidMade", seat: 1, plot, amount: 5 };
  const line = { event, text: { key: "winchester-bid", args: { seat: [1], amount: 5 } } };
  model.receive({ ...update, n: update.n + 1, story: [line], is_snapshot: false });
}"""
"""A bid of Bob above the one of Ann."""
Recorded = Callable[[str], list[Shown]]


def wait_until_shown(page: Page) -> list[Shown]:
    page.wait_for_selector(".prompt[data-beat]")
    let_time_pass(page, ".prompt:not([data-beat])")
    return shown(page)


def kinds(history: list[Shown]) -> list[str]:
    return [kind for kind, _, _ in captions(history)]


class Recordings:
    """What was on show in situations that several tests look at, recorded once."""

    def __init__(self) -> None:
        self._kept: dict[str, list[Shown]] = {}

    def of(self, situation: str, open_page: Opened, server: LiveServer) -> list[Shown]:
        if situation not in self._kept:
            position, act = SITUATIONS[situation]
            page = at(open_page, server, position())
            act(page)
            page.wait_for_selector(".prompt[data-beat]")
            is_town = situation == "town"
            done = '.prompt[data-turn="mine"]' if is_town else ".prompt"
            let_time_pass(page, f"{done}:not([data-beat])")
            self._kept[situation] = shown(page)
        return self._kept[situation]


@pytest.fixture(scope="module")
def recordings() -> Recordings:
    return Recordings()


@pytest.fixture
def recorded(
    recordings: Recordings, open_page: Opened, server: LiveServer
) -> Callable[[str], list[Shown]]:
    return lambda situation: recordings.of(situation, open_page, server)


def test_a_duel_is_shown_from_the_call_to_the_token(recorded: Recorded) -> None:
    history = recorded("duel")

    fought = ["duel-called", "duel-hold", "duel-flip", "duel"]
    assert kinds(history)[:7] == [*fought, "sold", "payment", "token"]
    duel = next(now for now in history if now["beat"] == "duel")
    assert "pay" in duel["overlay"]


def test_nothing_tells_who_won_a_duel_before_the_cards_have_flipped(recorded: Recorded) -> None:
    history = recorded("duel")

    called = [now for now in history if now["beat"] == "duel-called"][-1]
    hidden = [now for now in history if now["beat"] in ("duel-hold", "duel-flip")]
    told = [now for now in history if now["beat"] == "duel"][-1]
    assert {now["beat"] for now in hidden} == {"duel-hold", "duel-flip"}
    for now in hidden:
        assert {name: now[name] for name in PUBLIC} == {name: called[name] for name in PUBLIC}
        assert not re.search(r"[Bb]ang|[Cc]lick|[Ww]in|pay", now["caption"] + now["overlay"])
        assert bool(now["faces"]) == (now["beat"] == "duel-flip")
    assert told["lines"] > called["lines"]
    assert told["heard"] != called["heard"]


def test_the_duel_stays_for_its_flip_and_a_look(recorded: Recorded) -> None:
    steps = {kind: seconds for kind, _, seconds in captions(recorded("duel"))}

    assert steps["duel-hold"] >= 1 - TOLERANCE
    assert steps["duel-flip"] + steps["duel"] >= 2 - TOLERANCE


def test_the_plot_changes_hands_before_the_money_does(
    open_page: Opened, server: LiveServer
) -> None:
    page = at(open_page, server, sale_that_pays_the_viewer())
    before = shown(page)[0]

    page.get_by_role("button", name="Pass", exact=True).click()
    history = wait_until_shown(page)

    sold = [now for now in history if now["beat"] == "sold"][-1]
    flying, *_, paid = [now for now in history if now["beat"] == "payment"]
    assert sold["owned"] == before["owned"] + 1
    assert sold["cash"] == flying["cash"] == before["cash"], "money counts when it arrives"
    assert paid["cash"] != before["cash"]


def test_the_hammer_falls_after_going_once_and_twice(open_page: Opened, server: LiveServer) -> None:
    page = at(open_page, server, sale_that_pays_the_viewer())

    pass_on(page)
    history = wait_until_shown(page)

    order = kinds(history)
    assert order[order.index("sold") - 1] == "going"
    going = [now for now in history if now["beat"] == "going"][-1]
    sold = next(now for now in history if now["beat"] == "sold" and now["caption"])
    assert "Sold" not in going["overlay"] + going["caption"]
    assert (going["owned"], going["lines"]) < (sold["owned"], sold["lines"])


def test_a_click_ends_both_calls_before_the_hammer(open_page: Opened, server: LiveServer) -> None:
    page = at(open_page, server, sale_that_pays_the_viewer())
    pass_on(page)
    while not page.locator(".sign-going").count():
        page.clock.run_for(CLOSED // 5)
    expect(page.locator(".sign-going")).to_have_text("Going once…")

    page.get_by_role("button", name="Next").click()

    page.wait_for_selector('.prompt[data-beat="sold"]')


def test_each_hat_of_a_payment_has_its_colour_and_its_name_beside_it(
    open_page: Opened, server: LiveServer
) -> None:
    page = at(open_page, server, sale_that_pays_the_viewer(), size=LYING)
    pass_on(page)
    let_time_pass(page, '.prompt[data-beat="payment"]')

    colours = page.locator(".payment .change use[href*='#hat-']").evaluate_all(
        "hats => hats.map(hat => getComputedStyle(hat).getPropertyValue('--seat'))"
    )

    assert len(colours) > 1
    assert len(set(colours)) == len(colours)
    names = page.locator(".payment .change > span")
    assert names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth)") == []
    lines = "all => all.map((one) => one.offsetHeight / parseFloat(getComputedStyle(one).fontSize))"
    assert max(names.evaluate_all(lines)) < 2, "one line each"


def test_the_viewer_is_told_who_outbids_them(open_page: Opened, server: LiveServer) -> None:
    page = at(open_page, server, positions.first_auction())
    page.get_by_role("button", name="Bid $1,000").click()
    page.wait_for_function(f"() => {MODEL}.update.view.phase.standing === 1")
    let_time_pass(page, '.prompt[data-turn="others"]:not([data-beat])')

    page.evaluate(OUTBID)
    page.wait_for_selector('.prompt[data-beat="outbid"]')
    sign = page.locator(".auction-sign")
    expect(page.locator(".prompt .caption")).to_have_text("Bob Longfellow outbids you: $5,000")
    page.clock.run_for(CLOSED)  # the price counts up
    expect(sign.locator(".sign-price")).to_have_text("$5k")
    expect(sign.locator('[data-bidder="1"]')).to_have_attribute("data-lead", "")
    expect(page.locator(".seat[data-me]")).to_have_attribute("data-touched", "")
    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.parametrize(("pace", "size"), [("normal", WIDE), *rows_in_slow([("fast", PHONE)])])
def test_an_objective_that_a_rival_wins_stays_for_a_second(
    open_page: Opened, server: LiveServer, pace: str, size: tuple[int, int]
) -> None:
    page = at(open_page, server, objective_won_by_a_rival(), pace=pace, size=size)

    pass_on(page)
    history = wait_until_shown(page)

    won = [
        (caption, seconds) for kind, caption, seconds in captions(history) if kind == "objective"
    ]
    assert won
    assert all("wins $" in caption and seconds >= BANNER - TOLERANCE for caption, seconds in won)


def test_the_town_is_walked_place_by_place(recorded: Recorded) -> None:
    history = recorded("town")

    assert kinds(history)[0] == "reveal"
    places = [now["place"] for now in history if now["beat"] in ("place", "line")]
    walked = list(dict.fromkeys(place for place in places if place))
    assert walked == ["mine", "bank", "coach", "office", "hall"]
    mine = next(now for now in history if now["place"] == "mine")
    assert mine["caption"] == "Three 9s, you: +3 nuggets"
    assert mine["overlay"].endswith(mine["caption"])
    hall = next(now for now in history if now["place"] == "hall")
    assert hall["caption"] == "full house, nines over aces, you: +3 properties"
    revealed = [now for now in history if now["beat"] == "reveal"][-1]
    assert int(mine["points"]) == int(revealed["points"]), "the points never run ahead"
    assert int(history[-1]["points"]) > int(revealed["points"])


@pytest.mark.parametrize("situation", ["duel", "town", "objective"])
def test_captions_can_be_read(recorded: Recorded, situation: str) -> None:
    for _, caption, seconds in captions(recorded(situation)):
        assert seconds >= len(caption.split()) / WORDS_PER_SECOND - TOLERANCE, caption
        assert seconds >= 0.4 - TOLERANCE, caption


def test_the_prompt_never_shows_before_its_cause(open_page: Opened, server: LiveServer) -> None:
    page = open_page(path=None, scripts=paced(pace="fast", is_hasty=True))
    positions.visit(page, server, positions.first_auction()._replace(others="bot"))
    player = Player(page)
    record(page)

    for _ in range(DECISIONS):
        player.wait()
        player.answer()
    player.wait()

    asked = [now for now in shown(page) if now["isMine"]]
    assert len(asked) >= DECISIONS
    assert all(now["lines"] == now["all"] and now["beat"] is None for now in asked)


def test_the_story_tells_no_more_than_the_beat(recorded: Recorded) -> None:
    history = recorded("duel")

    told = [now["lines"] for now in history]
    assert told == sorted(told)
    first = next(now for now in history if now["beat"] == "duel-called")
    assert first["lines"] < first["all"]


SKIPS: Final[dict[str, Callable[[Page], None]]] = {
    "space": lambda page: page.keyboard.press("Space"),
    "button": lambda page: page.get_by_role("button", name="Next").click(),
    "board": lambda page: page.locator(".board").click(position={"x": 5, "y": 5}),
}


def test_a_beat_can_be_skipped_by_key_by_button_and_on_the_board(
    open_page: Opened, server: LiveServer
) -> None:
    page = at(open_page, server, positions.of("winchester")["Duel"], pace="slow")
    call_duel(page)
    page.wait_for_selector(".prompt[data-beat]")

    for way, skip in SKIPS.items():
        before = page.locator(".prompt .caption").text_content() or ""
        skip(page)
        expect(page.locator(".prompt .caption"), way).not_to_have_text(before)


def test_walking_faster_ends_soon(open_page: Opened, server: LiveServer) -> None:
    page = at(open_page, server, last_to_keep(), pace="slow")
    keep_all_dice(page)
    page.wait_for_selector(".prompt[data-beat]")

    page.get_by_role("button", name="Next").hover()
    page.mouse.down()
    page.clock.run_for(CLOSED)
    page.mouse.up()
    let_time_pass(page, '.prompt[data-turn="mine"]')

    assert sum(seconds for _, _, seconds in captions(shown(page))) < 8


def test_nothing_is_replayed_after_a_snapshot(open_page: Opened, server: LiveServer) -> None:
    page = at(open_page, server, positions.of("winchester")["Duel"], pace="slow")
    call_duel(page)
    page.wait_for_selector(".prompt[data-beat]")

    page.reload()
    page.wait_for_selector(".prompt")
    record(page)
    page.clock.run_for(STEP)

    assert [now["beat"] for now in shown(page)] == [None]


def test_all_at_once_shows_no_beats(open_page: Opened, server: LiveServer) -> None:
    page = at(open_page, server, last_to_keep(), pace="off")

    keep_all_dice(page)
    page.wait_for_function("() => document.querySelector('h1.where').textContent.includes('2')")

    assert all(now["beat"] is None for now in shown(page))


def test_reduced_motion_keeps_beats_and_drops_flights(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page(path=None, has_clock=True, scripts=paced(motion="500"))
    page.emulate_media(reduced_motion="reduce")
    positions.visit(page, server, objective_won_by_a_rival())
    stop_clock(page)
    record(page)

    page.get_by_role("button", name="Pass", exact=True).click()
    history = wait_until_shown(page)

    assert "payment" in kinds(history)
    assert page.locator(".flight").count() == 0


def test_an_answer_is_sent_at_once(open_page: Opened, server: LiveServer) -> None:
    """The clock of the page stands still: an answer that waits for a timer is never sent."""
    page = at(open_page, server, positions.of("winchester")["Duel"], pace="slow")
    page.evaluate(SENT)

    pass_on(page)

    page.wait_for_function("() => window.sent && window.sent === window.clicked")


def test_a_decision_that_stays_open_is_never_covered(open_page: Opened, server: LiveServer) -> None:
    page = at(open_page, server, positions.of("winchester")["Duel"])

    page.evaluate("""() => {
      const { model } = document.querySelector("tin-table-page");
      const { update } = model;
      const [line] = model.story.slice(-1);
      model.receive({ ...update, n: update.n + 1, story: [line], is_snapshot: false });
    }""")
    page.clock.run_for(STEP)

    assert all(now["isMine"] for now in shown(page))
