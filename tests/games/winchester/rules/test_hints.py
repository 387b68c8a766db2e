"""The rule behind what is asked in Winchester, and what a newcomer is told of it."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.support.people import ANN, BOB, CAT
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import DrawDuel, DrawPlot
from tinhorn.games.winchester.state import Setup
from tinhorn.kernel.game import Hint, Seat, Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.locale import say
from tinhorn.locale.rulebook import rulebook


def paragraphs(table: WinchesterTable, viewer: Viewer = ANN) -> tuple[str, ...]:
    return winchester.relevant_rules(table.seen_by(viewer))


def topics(table: WinchesterTable, viewer: Viewer = ANN) -> list[str]:
    """Return the topics of the hints, each of which has its own sentence."""
    told = winchester.hints(table.seen_by(viewer))
    texts = [phrase(f"winchester-hint-{hint.topic}") for hint in told]
    assert [hint.text for hint in told] == texts
    return [hint.topic for hint in told]


def rule(id: str) -> str:
    """Return a numbered rule of the English page."""
    book = rulebook("winchester")
    assert book is not None
    paragraphs = [one for section in book.sections for one in section.paragraphs]
    [runs] = [one.runs for one in paragraphs if one.id == id]
    return "".join(run.text for run in runs).lower()


@pytest.mark.parametrize("name", [name for name in winchester.THINGS if "shared" not in name])
def test_the_rule_behind_a_token_or_a_secret_objective_names_it(name: str) -> None:
    first, *_ = say(winchester.THINGS[name].name, "en").lower().split()

    assert first.removesuffix("s") in rule(winchester.RULE_FOR[name])


def test_hints_point_at_what_they_speak_of() -> None:
    table = deal(objectives={ANN: ("mine", "river")}).chance(DrawPlot(5))

    told = {hint.topic: hint.marks for hint in winchester.hints(table.seen_by(ANN))}

    assert told == {
        "secret": ("plot-5", "secrets"),
        "open": ("plot-5", "answers"),
        "worth": ("plot-5", "worth"),
        "cash": ("cash",),
    }
    assert ("raise", ("answers",)) in [(one.topic, one.marks) for one in bid_upon()]


def bid_upon() -> tuple[Hint, ...]:
    """Return what ANN is told when BOB has bid."""
    return winchester.hints(two_left().seen_by(ANN))


def two_left() -> WinchesterTable:
    """CAT has passed; ANN answers BOB's bid."""
    return deal(first=BOB).chance(DrawPlot(7)).bids((BOB, 2), (CAT, None))


def test_while_plots_are_drawn_the_rule_is_that_of_the_draw() -> None:
    assert paragraphs(deal()) == ("W-AUCTION-1",)
    assert paragraphs(WinchesterTable(winchester, Setup(players=3))) == ("W-SETUP-1",)


def test_bidding_is_explained_by_the_auction_and_between_two_by_the_duel() -> None:
    assert paragraphs(deal().chance(DrawPlot(7)))[0] == "W-AUCTION-2"
    assert paragraphs(two_left())[0] == "W-DUEL-1"


def test_a_duel_and_each_token_have_their_own_rule() -> None:
    duel = two_left().does(ANN, winchester.actions.CallDuel())
    ride = _bought(7)
    rumor = _bought(1)

    assert paragraphs(duel) == ("W-DUEL-4",)
    assert paragraphs(ride) == ("W-BONUS-1",)
    assert paragraphs(rumor) == ("W-BONUS-3",)
    assert paragraphs(duel.chance(DrawDuel(ANN)))[0] == "W-BONUS-1"


def test_claims_and_the_end_have_their_rules() -> None:
    claims = deal(claims="manual", shared=(3,)).chance(DrawPlot(14)).bids((ANN, 1), (BOB, None))

    assert paragraphs(claims.bids((CAT, None))) == ("W-SHARED-CLAIM",)
    assert topics(claims) == ["claim"]
    assert paragraphs(_over())[0] == "W-END-4"


def test_only_whoever_is_asked_gets_a_hint() -> None:
    table = deal().chance(DrawPlot(7))

    assert topics(table, ANN)
    assert topics(table, BOB) == []
    assert topics(table, None) == []


def test_before_a_bid_the_hints_follow_what_the_plot_means_to_the_viewer() -> None:
    plain = deal(objectives={ANN: ("mine", "saloon")}).chance(DrawPlot(1))
    secret = deal(objectives={ANN: ("mine", "river")}).chance(DrawPlot(5))
    complete = deal(shared=(1,)).auctions((1, 2), ANN).chance(DrawPlot(11))

    assert topics(plain) == ["open", "worth", "cash"]
    assert topics(secret)[0] == "secret"
    assert topics(complete)[0] == "complete"


def test_between_two_the_duel_is_explained_first() -> None:
    told = topics(two_left())

    assert told[0] == "duel"
    assert "raise" in told


def test_who_cannot_raise_is_told_to_pass() -> None:
    table = deal(first=BOB).chance(DrawPlot(7)).bids((BOB, 8))

    assert topics(table, CAT) == ["broke"]


@pytest.mark.parametrize(
    ("plot", "topic", "mark"), [(7, "vehicle", "stops"), (1, "rumor", "cards")]
)
def test_a_token_is_explained_when_it_is_used(plot: int, topic: str, mark: str) -> None:
    [hint] = winchester.hints(_bought(plot).seen_by(ANN))

    assert (hint.topic, hint.marks) == (topic, (mark,))


def _bought(plot: int) -> WinchesterTable:
    """ANN has a token to use."""
    table = deal().chance(DrawPlot(plot)).bids((ANN, 1))
    return table.bids((BOB, None), (CAT, None))


def _over(buyer: Seat = ANN) -> WinchesterTable:
    table = deal(first=buyer)
    for plot in range(1, 20):
        table.auction(plot, buyer, 0)
    return table


@pytest.mark.parametrize(("ledger", "told"), [("secret", "cash"), ("helped", "cash-shown")])
def test_money_that_the_others_see_is_not_called_secret(
    ledger: Literal["secret", "helped"], told: str
) -> None:
    seen = deal(ledger=ledger, first=ANN).chance(DrawPlot(7)).seen_by(ANN)

    texts = [hint.text for hint in winchester.hints(seen) if hint.topic == "cash"]

    assert texts == [phrase(f"winchester-hint-{told}")]
