"""Winchester in the browser: what a player needs is where they decide."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Literal

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.beat_record import let_time_pass, paced, record, shown, stop_clock
from tests.browser.conftest import PHONE, Opened
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player
from tests.browser.positions import Position
from tests.support.table import GOLDEN
from tinhorn.games import GAMES
from tinhorn.games.winchester.actions import MoveVehicle
from tinhorn.games.winchester.components import board
from tinhorn.games.winchester.phases import Bidding, MovingVehicle, Over
from tinhorn.games.winchester.rules.bonus import earnings
from tinhorn.games.winchester.rules.setup import STARTING_CASH
from tinhorn.games.winchester.state import State
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.record import from_json
from tinhorn.locale import say

ANSWER: Final = f"(action) => {MODEL}.answer(action)"
COUNTING: Final = """() => {
  window.counted = [];
  const look = () => {
    const winner = document.querySelector("tin-score-sheet .winner");
    const text = document.querySelector(".prompt p[role=status]")?.textContent.trim() ?? "";
    const ranks = document.querySelectorAll(".ranks > li:not([data-later])").length;
    if (winner) window.counted.push([text, winner.matches("[data-later]"), ranks]);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""
"""Records the sentence above the score sheet, whether its winner is yet to be named, and how many
ranks are shown."""
FACTS: Final = f"{MODEL}.update.facts"


COVERED: Final = """() => [...document.querySelectorAll(".seats .seat")].filter((seat) => {
  const said = document.createRange();
  said.selectNodeContents(seat.querySelector(".seat-state"));
  const { right, top, bottom } = said.getBoundingClientRect();
  const over = ({ left, top: y, bottom: end }) => left < right && y < bottom - 4 && end > top + 4;
  return [...seat.querySelectorAll(".count")].some((one) => over(one.getBoundingClientRect()));
}).map((seat) => seat.textContent)"""
"""The seats whose state is covered by one of their counts."""


def position_before(is_fit: Callable[[State, int, Any], bool]) -> Position:
    """Return the first golden position whose next answer, by its viewer, fits."""
    game = GAMES["winchester"]
    for path in sorted((GOLDEN / "winchester").glob("*.log")):
        played = from_json(path.read_bytes(), GAMES)
        state = game.new(played.setup, rules=played.rules)
        for at, entry in enumerate(played.entries):
            if entry.seat != CHANCE and is_fit(state, entry.seat, entry.action):
                return Position("winchester", played.setup, played.entries[:at], entry.seat)
            state = game.apply(state, entry.seat, entry.action).state
    raise AssertionError("no golden game has it")


def ride_that_pays() -> Position:
    def is_fit(state: State, seat: int, action: Any) -> bool:
        if not isinstance(action, MoveVehicle) or not isinstance(state.phase, MovingVehicle):
            return False
        squares = board(state.setup.edition).squares("boat")
        return any(earnings(state.owners, len(state.players), plots)[seat] for plots in squares)

    return position_before(is_fit)


def last_answer() -> Position:
    game = GAMES["winchester"]

    def is_fit(state: State, seat: int, action: Any) -> bool:
        return isinstance(game.apply(state, seat, action).state.phase, Over)

    return position_before(is_fit)


def auction(ledger: Literal["secret", "helped", "open"]) -> Position:
    """Return an auction late in a game, with a bid, at a table with this option."""

    def is_fit(state: State, _: int, __: Any) -> bool:
        is_late = sum(owner is not None for owner in state.owners) > 5
        return isinstance(state.phase, Bidding) and is_late and state.phase.standing > 0

    found = position_before(is_fit)
    return found._replace(setup=replace(found.setup, ledger=ledger))


def fact(page: Page, kind: str, at: int = 0) -> Any:
    every: list[Any] = page.evaluate(FACTS)
    return [one for one in every if one["kind"] == kind][at]


def glowing(page: Page) -> set[int]:
    numbers = page.locator("[data-glow]").evaluate_all("all => all.map((one) => one.dataset.glow)")
    return {int(number) for number in numbers}


def test_the_amount_under_the_pointer_says_where_the_money_goes(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.of("winchester")["Duel"])
    split = page.locator(".lot [data-split-line]")
    raise_buttons = page.locator(".bid-stepper [aria-pressed]")

    expect(split).to_have_text(re.compile(r"^\$3,000 → .+ \+\$1,000 each, saloon \$0$"))
    raise_buttons.nth(2).hover()
    expect(split).to_have_text(re.compile(r"^\$5,000 → .+ \+\$1,000 each, saloon \$2,000$"))
    raise_buttons.nth(1).focus()
    expect(split).to_have_text(re.compile(r"^\$4,000 → .+ \+\$1,000 each, saloon \$1,000$"))


def test_a_phone_says_where_the_money_goes_in_the_prompt(page: Page, server: LiveServer) -> None:
    set_size(page, PHONE)
    positions.visit(page, server, positions.of("winchester")["Duel"])

    split = page.locator(".prompt [data-split-line]")
    expect(split).to_be_visible()
    expect(split).to_contain_text("each, saloon $0")


def test_secret_objectives_tell_the_dollars_so_far(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Duel"])

    told = page.locator("[data-so-far]").all_inner_texts()

    for at, text in enumerate(told):
        secret = fact(page, "secret", at)
        dollars = secret.get("count", 0) * secret["each"] * 1000
        assert text.endswith(f"${dollars:,}")
    worth = fact(page, "worth")["amount"] * 1000
    expect(page.locator("[data-worth]")).to_have_text(f"${worth:,}")


def test_pointing_at_a_secret_objective_lights_its_plots(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Duel"])

    page.locator(".secrets .card").first.hover()

    assert glowing(page) == {*fact(page, "secret")["places"]}
    expect(page.locator(".map-tip")).to_contain_text("for each of these plots")
    page.locator(".topbar").hover()
    assert glowing(page) == set()


def test_a_tap_on_a_shared_objective_lights_the_plots_that_bring_it_nearer(
    page: Page, server: LiveServer
) -> None:
    set_size(page, PHONE)
    positions.visit(page, server, auction("secret"))
    page.get_by_role("tab", name="Shared").click()
    shared = next(
        one for one in page.evaluate(FACTS) if one["kind"] == "shared" and one.get("places")
    )

    name = say(phrase(f"winchester-shared-{shared['subject']}"))
    page.locator("winchester-glow > span", has_text=name).click()

    assert glowing(page) == {*shared["places"]}


def test_a_plot_tells_by_keyboard_what_it_brings(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Duel"])

    page.locator('.plot-hit[tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")

    assert glowing(page) == {2}
    expect(page.locator(".map-tip")).to_contain_text("Plot 2")


def test_a_shared_objective_counts_the_plot_for_sale_only_in_its_card(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.of("winchester")["Duel"])
    step = next(
        one
        for one in page.evaluate(FACTS)
        if one["kind"] == "shared" and one["then"] > one.get("count", 0)
    )
    have, then, needed = step.get("count", 0), step["then"], step["needed"]

    expect(page.locator(".lot")).to_contain_text(f"{then}/{needed}")
    expect(page.locator(".facts-tight")).to_contain_text(f"{have}/{needed}")
    expect(page.locator(".facts-tight")).not_to_contain_text("with this plot")


def test_a_square_shows_its_earnings_before_it_is_chosen(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, ride_that_pays())

    plate = page.locator("[data-earning]").first
    expect(plate).to_contain_text("+$")
    square = plate.get_attribute("data-earning")
    page.locator(f'[data-stop="{square}"]').hover(force=True)
    expect(page.locator(".map-tip")).to_contain_text("you $")


def test_leaving_a_vehicle_is_offered_once(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["MovingVehicle"])
    buttons = page.locator(".prompt-actions .btn")
    expect(buttons).to_have_text(["Leave it on square 10"])

    page.locator(".stop-stepper button").first.click()

    expect(buttons).to_have_text(["Stop on square 9", "Leave it there"])


def test_open_money_is_shown_at_every_seat_and_in_the_auction(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, auction("open")._replace(others="bot"))

    players = len(Player(page).view()["players"])
    expect(page.locator(".seat .cash:not([data-score])")).to_have_count(players)
    expect(page.locator(".hats .money")).to_have_count(players - 1)
    assert page.evaluate(COVERED) == []


def test_noted_money_lists_every_payment_of_a_seat(page: Page, server: LiveServer) -> None:
    position = auction("helped")
    positions.visit(page, server, position, lines=1000)
    rival = next(seat for seat in range(position.setup.players) if seat != position.viewer)

    page.locator(".seat-open").nth(rival).click()

    page.wait_for_selector("[data-ledger] .money")
    icon = page.locator(".seat-sheet [data-points] svg")
    assert icon.evaluate("one => one.getBoundingClientRect().height") < 64
    amounts = page.locator("[data-ledger] .money").all_inner_texts()
    cash = Player(page).view()["players"][rival]["cash"]
    start = {3: 8, 4: 8, 5: 8}[position.setup.players]
    changes = [
        int(text.replace("+", "").replace("−", "-").replace("$", "").replace(",", ""))
        for text in amounts
    ]
    assert start * 1000 + sum(changes) == cash * 1000


def test_secret_money_stays_secret(page: Page, server: LiveServer) -> None:
    position = auction("secret")
    positions.visit(page, server, position)
    rival = next(seat for seat in range(position.setup.players) if seat != position.viewer)

    expect(page.locator(".hats .money")).to_have_count(0)
    page.locator(".seat-open").nth(rival).click()
    expect(page.locator(".seat-sheet")).to_be_visible()
    expect(page.locator("[data-ledger]")).to_have_count(0)


def test_a_tap_on_a_seat_opens_everything_public_about_it(page: Page, server: LiveServer) -> None:
    set_size(page, PHONE)
    position = auction("secret")
    positions.visit(page, server, position)
    owners = Player(page).view()["owners"]
    seat = next(owner for owner in owners if owner not in (None, position.viewer))

    page.locator(".seat-open").nth(seat).click()

    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for plot in [plot for plot, owner in enumerate(owners, start=1) if owner == seat]:
        expect(sheet).to_contain_text(f"{plot} · ")
    expect(sheet).to_contain_text("Latest moves")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_chips_on_a_phone_carry_the_counters(page: Page, server: LiveServer) -> None:
    set_size(page, PHONE)
    positions.visit(page, server, auction("open"))

    for seat in page.locator(".seat").all():
        expect(seat.locator(".count").first).to_be_visible()
        expect(seat.locator(".cash:not([data-score])")).to_be_visible()


def test_the_viewer_is_called_you(page: Page, server: LiveServer) -> None:
    position = positions.of("winchester")["Duel"]
    positions.visit(page, server, position)

    assert position.viewer is not None
    expect(page.locator(".seat-name").nth(position.viewer)).to_have_text("You")
    expect(page.locator(".hats")).to_contain_text("You")


def test_a_duel_links_to_the_proof(open_page: Opened, server: LiveServer) -> None:
    page = open_page(path=None, has_clock=True, scripts=paced(pace="slow"))
    positions.visit(page, server, positions.of("winchester")["Duel"])
    stop_clock(page)

    page.get_by_role("button", name="Duel", exact=True).click()
    page.locator(".prompt .btn-danger").wait_for()
    page.clock.run_for(500)  # a button that has just appeared is closed
    page.locator(".prompt .btn-danger").click()
    page.wait_for_selector(".prompt[data-beat]")
    let_time_pass(page, ".duel-stage a")

    proof = page.locator(".duel-stage a")
    expect(proof).to_have_attribute("href", re.compile("^/fairness/PLACE-"))


def test_the_winner_is_named_first_and_then_the_ranks_unroll(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page(path=None, scripts=paced(pace="fast"))
    position = last_answer()
    positions.visit(page, server, position)
    page.wait_for_selector('.prompt[data-turn="mine"]')
    page.evaluate(COUNTING)

    record(page)

    page.evaluate(ANSWER, Player(page).view()["options"][0])

    page.wait_for_selector("tin-score-sheet .scores tfoot tr:not([data-later])")
    over = [one for one in shown(page) if one["beat"] == "over"]
    assert over
    assert all(one["lines"] < one["all"] for one in over), "the log names the winner too early"
    expect(page.locator("tin-score-sheet [data-later]")).to_have_count(0)
    seen: list[list[Any]] = page.evaluate("window.counted")
    seats = page.locator(".ranks > li").count()
    curtain = ["The game is over. Let’s count.", True, 0]
    assert curtain in seen
    named = [one for one in seen if not one[1]]
    assert named[0][2] == 0
    assert sorted({ranks for _, _, ranks in named}) == list(range(seats + 1))
    expect(page.locator(".prompt p[role=status]")).not_to_have_text(str(curtain[0]))


def test_the_ranks_tell_where_the_money_came_from(page: Page, server: LiveServer) -> None:
    played = from_json((GOLDEN / "winchester" / "cash.log").read_bytes(), GAMES)
    code = positions.plant(server, Position("winchester", played.setup, played.entries, 0))
    positions.sit(page, server, code)
    page.goto(f"{server.address}/t/{code}")

    ranks = page.locator(".ranks > li")
    expect(ranks).to_have_count(played.setup.players)
    for rank in ranks.all():
        sources = [*map(amount, rank.locator(".sources > span").all_inner_texts())]
        assert sources[0] == STARTING_CASH
        assert amount(rank.locator("b").inner_text()) == sum(sources)

    with page.expect_download() as saved:
        page.locator(".winner").get_by_role("button").click()
    assert saved.value.suggested_filename == f"winchester-{code}.png"


def amount(text: str) -> int:
    """Return a signed sum, in thousands."""
    return int(re.sub(r"[^0-9-]", "", text.replace("−", "-")))


def test_the_sheet_shows_hands_and_the_chart(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Over"])

    expect(page.locator(".final-hands > li")).to_have_count(5)
    expect(page.locator("tin-game-end svg.chart")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "viewer", "note"),
    [
        ("winchester", 0, "You are ahead of Cat: tied at $47,000"),
        ("winchester", 2, "Ann is ahead of you: tied at $47,000"),
        ("dicetown", 1, "You are ahead of Cat: tied at 32 points"),
    ],
)
def test_a_broken_tie_speaks_to_the_viewer(
    page: Page, server: LiveServer, game: str, viewer: int, note: str
) -> None:
    tied = {"winchester": "cash", "dicetown": "cards"}[game]
    played = from_json((GOLDEN / game / f"{tied}.log").read_bytes(), GAMES)

    positions.visit(page, server, Position(game, played.setup, played.entries, viewer))

    expect(page.locator(".sheet-foot")).to_contain_text(note)
    expect(page.locator(".chart")).to_contain_text("You")


def test_the_score_sheet_fills_a_tablet(page: Page, server: LiveServer) -> None:
    set_size(page, (768, 1024))
    positions.visit(page, server, positions.of("winchester")["Over"])

    width = page.locator("section.sheet").evaluate("sheet => sheet.getBoundingClientRect().width")
    assert width > 0.9 * 768
