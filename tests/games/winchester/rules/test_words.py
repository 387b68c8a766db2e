"""What people are told of Winchester: keys and their arguments, before a language is chosen."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.support.people import ANN, BOB, CAT
from tests.support.table import golden
from tests.support.winchester import WinchesterTable, deal
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import (
    Action,
    Bid,
    CallDuel,
    Claim,
    DrawDuel,
    DrawPlot,
    LookAtCard,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.events import (
    DuelCalled,
    DuelFought,
    Event,
    GameEnded,
    ObjectivesDealt,
    PlotDrawn,
    PlotSold,
    RumorHeard,
    VehicleMoved,
)
from tinhorn.kernel.game import Viewer
from tinhorn.kernel.phrase import Phrase, name_of, names_of, phrase


def asked(table: WinchesterTable, viewer: Viewer) -> Phrase:
    return winchester.question(table.seen_by(viewer))


def test_the_prompt_speaks_to_who_is_asked_and_names_them_to_the_others() -> None:
    table = deal().chance(DrawPlot(7))

    assert asked(table, ANN) == phrase("winchester-question-open-you", seat=name_of(ANN), plot=7)
    for viewer in (BOB, CAT, None):
        assert asked(table, viewer) == phrase("winchester-question-open", seat=name_of(ANN), plot=7)


def test_the_prompt_of_a_bid_names_the_standing_bid_and_its_holder() -> None:
    table = deal().chance(DrawPlot(7)).bids((ANN, 3))

    expected = phrase(
        "winchester-question-bid-you",
        seat=name_of(BOB),
        plot=7,
        standing=3,
        holder_seat=name_of(ANN),
    )
    assert asked(table, BOB) == expected


def test_every_phase_has_its_prompt() -> None:
    table = WinchesterTable(winchester, winchester.Setup(players=3))
    assert asked(table, ANN) == phrase("winchester-question-deal")

    table = deal(claims="manual", bonuses={7: "movement", 1: "rumor"})
    assert asked(table, ANN) == phrase("winchester-question-plot")
    table.chance(DrawPlot(7)).bids((ANN, 3), (BOB, None)).does(CAT, CallDuel())
    assert asked(table, BOB) == phrase(
        "winchester-question-duel", challenger_seat=name_of(CAT), challenged_seat=name_of(ANN)
    )
    table.chance(DrawDuel(ANN))
    assert asked(table, ANN) == phrase("winchester-question-vehicle-you", seat=name_of(ANN))
    table.does(ANN, MoveVehicle("boat", 4))
    assert asked(table, BOB) == phrase("winchester-question-claim", seat=name_of(ANN))
    table.does(ANN, Pass()).chance(DrawPlot(1)).bids((ANN, 1), (BOB, None), (CAT, None))
    assert asked(table, None) == phrase("winchester-question-rumor", seat=name_of(ANN))


def test_at_the_end_the_prompt_names_the_winners() -> None:
    table = golden("winchester/shared.log")
    assert table.outcome is not None

    said = winchester.question(table.seen_by(None))

    assert said == phrase(
        "winchester-question-over", winner_seats=names_of(table.outcome.ranking[0])
    )
    assert len(table.outcome.ranking[0]) > 1


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Bid(4), phrase("winchester-label-bid", amount=4)),
        (Pass(), phrase("winchester-label-pass")),
        (CallDuel(), phrase("winchester-label-duel")),
        (MoveVehicle("boat", 3), phrase("winchester-label-boat", square=3)),
        (MoveVehicle("locomotive", 3), phrase("winchester-label-locomotive", square=3)),
        (
            LookAtObjective(BOB, 2),
            phrase(
                "winchester-label-look",
                card=phrase("winchester-card-objective", seat=name_of(BOB), position=2),
            ),
        ),
        (
            LookAtCard(3),
            phrase("winchester-label-look", card=phrase("winchester-card-site", plot=3)),
        ),
        (Claim(9), phrase("winchester-label-claim", objective=phrase("winchester-shared-9"))),
        (DrawPlot(12), phrase("winchester-label-plot", plot=12)),
        (DrawDuel(CAT), phrase("winchester-label-bang", seat=name_of(CAT))),
    ],
)
def test_every_option_has_a_name(action: Action, expected: Phrase) -> None:
    assert winchester.label(action) == expected


def test_a_deal_has_a_name_that_gives_nothing_away() -> None:
    assert winchester.label(deal().entries[0].action) == phrase("winchester-label-deal")


def test_a_reader_is_told_of_their_own_doing_as_theirs() -> None:
    sold = PlotSold(BOB, 3, 5, 2, 1, is_forced=False)

    assert winchester.narrate(sold, BOB).key == "winchester-sold-you"
    assert winchester.narrate(sold, ANN).key == "winchester-sold"
    assert winchester.narrate(sold, None).args == {
        "seat": name_of(BOB),
        "plot": 3,
        "price": 5,
        "share": 2,
        "tip": 1,
    }


def test_a_forced_and_a_free_purchase_are_told_as_such() -> None:
    forced, free = (
        PlotSold(BOB, 3, 1, 0, 1, is_forced=True),
        PlotSold(BOB, 3, 0, 0, 0, is_forced=True),
    )

    assert winchester.narrate(forced, ANN).key == "winchester-sold-forced"
    assert winchester.narrate(free, ANN).key == "winchester-sold-free"


def test_a_hidden_token_is_not_told() -> None:
    assert winchester.narrate(PlotDrawn(3, None), ANN) == phrase(
        "winchester-plot-drawn-hidden", plot=3
    )
    assert winchester.narrate(PlotDrawn(3, "rumor"), ANN) == phrase(
        "winchester-plot-drawn", plot=3, token=phrase("winchester-token-rumor")
    )


def test_what_a_vehicle_earned_is_told_seat_by_seat() -> None:
    moved = VehicleMoved(ANN, "boat", 1, 7, (2, 0, 1))

    told = winchester.narrate(moved, BOB)

    first, last = (
        phrase("winchester-earned", seat=name_of(s), amount=a) for s, a in ((ANN, 2), (CAT, 1))
    )
    assert told.key == "winchester-moved-boat"
    assert told.args["pay"] == phrase("winchester-earned-list", first=first, rest=last)


def test_that_a_vehicle_earned_nothing_is_told_too() -> None:
    told = winchester.narrate(VehicleMoved(ANN, "locomotive", 1, 7, (0, 0, 0)), ANN)

    assert told.key == "winchester-moved-locomotive-you"
    assert told.args["pay"] == phrase("winchester-earned-nothing")


def test_the_face_of_a_rumor_is_told_to_who_looked() -> None:
    about_card = RumorHeard(ANN, LookAtCard(3), 6)
    about_objective = RumorHeard(ANN, LookAtObjective(BOB, 1), "mine")

    assert winchester.narrate(about_card.seen_by(ANN), ANN).args["face"] == phrase(
        "winchester-face-amount", amount=6
    )
    assert winchester.narrate(about_objective.seen_by(ANN), ANN).args["face"] == phrase(
        "winchester-objective-mine"
    )
    hidden = winchester.narrate(about_card.seen_by(BOB), BOB)
    assert (hidden.key, sorted(hidden.args)) == ("winchester-rumor", ["card", "seat"])


def test_dealt_objectives_are_told_to_their_owner() -> None:
    dealt = ObjectivesDealt(ANN, ("mine", "river"))

    own = winchester.narrate(dealt.seen_by(ANN), ANN)
    assert own.args["second"] == phrase("winchester-objective-river")
    assert winchester.narrate(dealt.seen_by(BOB), BOB) == phrase(
        "winchester-objectives-dealt", seat=name_of(ANN)
    )


@pytest.mark.parametrize("reason", ["fortune", "cash", "duel-token", "shared"])
def test_the_end_is_told_with_what_decided_it(reason: str) -> None:
    (ended,) = golden(f"winchester/{reason}.log").happened(GameEnded)

    assert winchester.narrate(ended, None).key == f"winchester-ended-{reason}"


@pytest.mark.parametrize("reason", ["fortune", "cash", "duel-token", "shared"])
def test_the_end_is_told_to_a_winner_as_theirs(reason: str) -> None:
    played = golden(f"winchester/{reason}.log")
    (ended,) = played.happened(GameEnded)
    assert played.outcome is not None
    first, *others = played.outcome.ranking[0]

    told = winchester.narrate(ended, first)

    assert told.key == f"winchester-ended-{reason}-you"
    assert told.args["winner_seats"] == names_of(others)


def test_a_duel_is_told_to_both_duelists_as_theirs() -> None:
    called, fought = DuelCalled(ANN, BOB, 5, 3), DuelFought(CAT, BOB, 5)

    assert winchester.narrate(called, ANN).key == "winchester-duel-called-you"
    assert winchester.narrate(called, BOB).key == "winchester-duel-called-to-you"
    assert winchester.narrate(called, CAT).key == "winchester-duel-called"
    assert winchester.narrate(fought, BOB).key == "winchester-duel-fought-to-you"
    assert winchester.narrate(fought, None).key == "winchester-duel-fought"


def test_a_rumor_about_the_reader_speaks_of_their_objective() -> None:
    heard = RumorHeard(ANN, LookAtObjective(BOB, 1), "mine")

    told = winchester.narrate(heard.seen_by(BOB), BOB)

    assert isinstance(told.args["card"], Phrase)
    assert told.args["card"].key == "winchester-card-objective-you"


def test_the_leader_of_an_auction_is_addressed_while_others_bid() -> None:
    table = deal().chance(DrawPlot(5)).does(ANN, Bid(2))

    assert winchester.question(table.seen_by(ANN)).key == "winchester-question-bid-to-you"
    assert winchester.question(table.seen_by(CAT)).key == "winchester-question-bid"
    assert winchester.question(table.seen_by(BOB)).key == "winchester-question-bid-you"


def test_the_winner_is_asked_nothing_but_told_so() -> None:
    table = golden("winchester/fortune.log")
    assert table.outcome is not None
    ((winner,), (second, *_), *_) = table.outcome.ranking

    assert winchester.question(table.seen_by(winner)).key == "winchester-question-over-you"
    assert winchester.question(table.seen_by(second)).key == "winchester-question-over"


def test_every_kind_of_event_is_told_to_everybody() -> None:
    events = golden("winchester/2019-hidden-manual.log").events
    assert {type(event) for event in events} == set(get_args(Event))

    for event in events:
        for reader in (ANN, BOB, CAT, None):
            told = winchester.narrate(event.seen_by(reader), reader)
            assert told.key.startswith("winchester-")


def test_one_answer_at_a_time() -> None:
    options = deal().chance(DrawPlot(5)).seen_by(ANN).options

    assert winchester.combine(options[:2]) is None
