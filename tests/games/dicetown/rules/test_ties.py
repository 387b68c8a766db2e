"""Ties (D-TIE): the sheriff's desk."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.support.dicetown import NOTHING, DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN
from tinhorn.games.dicetown.actions import DrawProperties, NameLeader, Offer, TakeElixir
from tinhorn.games.dicetown.components import Card
from tinhorn.games.dicetown.events import (
    BankRobbed,
    LeaderNamed,
    NuggetsDug,
    OfferMade,
    OfferTaken,
    PlaceLed,
    PropertiesTaken,
)
from tinhorn.games.dicetown.phases import Bundle, Deciding, Offering, Rolling
from tinhorn.kernel.game import CHANCE

AT_THE_MINE = ("9 9 J J K", "9 9 Q Q A", "10 J Q K K")
"""Ann and Bob are tied; Cat is the sheriff."""
ALL_AT_THE_MINE = ("9 9 J J K", "9 9 Q Q A", "9 9 K K A")
NO_OFFER = Bundle(0, 0, 0, 0, ())


def offered(*offers: Offer) -> DiceTownTable:
    """Ann, and perhaps Bob, have offered this for the lead at the mine."""
    given = (*offers, NOTHING, NOTHING)
    return deal().hands(*AT_THE_MINE).do_all({ANN: given[0], BOB: given[1]})


@pytest.mark.rule("D-TIE-1")
@pytest.mark.parametrize("leader", [ANN, BOB])
def test_of_the_tied_the_sheriff_decides_freely_who_leads(leader: int) -> None:
    table = offered(Offer(3, 0, ()))
    assert (table.asks(), table.asks_for()) == ({CAT}, "leader")
    assert table.options(CAT) == (NameLeader(ANN), NameLeader(BOB))

    table.does(CAT, NameLeader(leader))

    assert table.happened(LeaderNamed)[-1] == LeaderNamed(CAT, leader, "mine")
    assert table.happened(PlaceLed)[0] == PlaceLed(leader, "mine")
    assert table.happened(NuggetsDug) == [NuggetsDug(leader, 2)]


@pytest.mark.rule("D-TIE-1")
@pytest.mark.rule("D-TIE-2")
def test_a_sheriff_who_is_tied_may_name_himself_and_makes_no_offer() -> None:
    table = deal().hands(*ALL_AT_THE_MINE)
    assert table.asks() == {ANN, BOB}

    table.do_all({ANN: NOTHING, BOB: NOTHING}).does(CAT, NameLeader(CAT))

    assert table.nuggets() == [0, 0, 2]
    assert table.happened(OfferTaken) == []


@pytest.mark.rule("D-TIE-1")
def test_only_a_tied_player_can_be_named_the_sheriff_not_even_himself() -> None:
    table = offered()

    for seat in (CAT, DAN, CHANCE):
        table.refuses(CAT, NameLeader(seat), rule="D-TIE-1", saying="dicetown-refusal-not-tied")


@pytest.mark.rule("D-TIE-1")
def test_nobody_else_decides() -> None:
    table = offered()

    table.refuses(ANN, NameLeader(ANN), rule=None, saying="refusal-not-asked")


@pytest.mark.rule("D-TIE-1")
def test_the_sheriff_in_office_decides_even_about_his_own_office() -> None:
    table = deal(sheriff=BOB).hands("9 9 Q K K", "10 10 Q Q A", "10 K K A A")
    table.until(Deciding, place="office")

    assert table.asks() == {BOB}
    table.does(BOB, NameLeader(CAT))

    assert table.state.sheriff == CAT


@pytest.mark.rule("D-TIE-1")
def test_a_tie_at_the_town_hall_is_decided_by_the_sheriff_then_in_office() -> None:
    table = deal(sheriff=ANN).hands("9 9 9 9 A", "9 9 9 9 A", "K K 10 Q A")
    assert table.is_in(Offering, place="mine", asked=(BOB,))

    table.until(Deciding, place="hall")

    assert table.asks() == {CAT}
    assert [event.sheriff for event in table.happened(LeaderNamed)] == [ANN]


@pytest.mark.rule("D-TIE-1")
def test_who_leads_alone_needs_no_word_of_the_sheriff() -> None:
    table = deal().hands("9 9 9 J K", "9 9 Q Q A", "10 J Q K K")

    assert table.happened(LeaderNamed) == []
    assert table.happened(PlaceLed)[0] == PlaceLed(ANN, "mine")


@pytest.mark.rule("D-TIE-2")
def test_every_tied_player_makes_one_offer_at_the_same_time() -> None:
    table = deal().hands(*AT_THE_MINE)
    assert (table.asks(), table.asks_for()) == ({ANN, BOB}, "offer")

    table.does(BOB, Offer(8, 0, ()))

    assert table.happened(OfferMade) == []
    assert table.seen_by(CAT).phase == Offering((ANN, BOB), (None,) * 3, "mine", (ANN, BOB))
    table.refuses(BOB, Offer(1, 0, ()), rule=None, saying="refusal-not-asked")
    table.does(ANN, NOTHING)
    assert table.happened(OfferMade) == [
        OfferMade(ANN, CAT, "mine", NO_OFFER),
        OfferMade(BOB, CAT, "mine", Bundle(8, 0, 0, 0, ())),
    ]


@pytest.mark.rule("D-TIE-2")
def test_the_chosen_offer_changes_hands_and_the_others_keep_theirs() -> None:
    table = offered(Offer(5, 0, ()), Offer(3, 0, ()))

    table.does(CAT, NameLeader(BOB))

    assert table.happened(OfferTaken) == [OfferTaken(BOB, CAT, Bundle(3, 0, 0, 0, ()))]
    assert table.bills() == [8, 5, 14]


@pytest.mark.rule("D-TIE-2")
def test_of_who_offered_nothing_nothing_is_taken() -> None:
    table = offered(NOTHING, Offer(3, 0, ()))

    table.does(CAT, NameLeader(ANN))

    assert table.happened(OfferTaken) == []
    assert table.bills()[:2] == [8, 8]


@pytest.mark.rule("D-TIE-2")
def test_the_offer_changes_hands_before_the_place_is_used() -> None:
    table = offered(Offer(8, 0, ())).does(CAT, NameLeader(ANN))

    kinds = [type(event) for event in table.events[-8:]]
    assert kinds.index(OfferTaken) < kinds.index(PlaceLed) < kinds.index(NuggetsDug)


@pytest.mark.rule("D-TIE-2")
@pytest.mark.rule("D-MINE-2")
def test_a_card_that_was_given_for_the_lead_cannot_be_played_there() -> None:
    table = deal(store={ANN: ["dynamite"]}).hands(*AT_THE_MINE)
    table.do_all({ANN: Offer(0, 0, ("dynamite",)), BOB: NOTHING})

    table.does(CAT, NameLeader(ANN))

    assert table.store(CAT) == ("dynamite",)
    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 2)]


@pytest.mark.rule("D-TIE-2")
def test_an_offer_is_any_bundle_of_bills_nuggets_and_cards() -> None:
    table = deal(store={ANN: ["gambler", "wanted"]}, hall=BOB)
    table.quiet(hall=ANN).round("9 9 9 10 K", "9 10 10 K A", "10 K K K A")
    bundle: tuple[Card, ...] = ("wanted", "gambler", table.properties(ANN)[0])
    nuggets, bills = table.nuggets()[ANN], table.bills()[ANN]
    table.hands(*AT_THE_MINE)

    table.do_all({ANN: Offer(2, 1, bundle), BOB: NOTHING}).does(CAT, NameLeader(ANN))

    taken = table.happened(OfferTaken)[-1].offer
    assert (taken.bills, taken.nuggets, taken.store, taken.properties) == (2, 1, 2, 1)
    assert sorted(taken.cards) == sorted(bundle)
    assert {"gambler", "wanted"} <= set(table.store(CAT))
    assert table.properties(ANN) == ()
    assert (table.nuggets()[ANN], table.bills()[ANN]) == (nuggets - 1 + 2, bills - 2)


@pytest.mark.rule("D-TIE-2")
@pytest.mark.parametrize(
    ("offer", "key"),
    [
        (Offer(9, 0, ()), "bills"),
        (Offer(-1, 0, ()), "bills"),
        (Offer(0, 1, ()), "nuggets"),
        (Offer(0, -1, ()), "nuggets"),
        (Offer(0, 0, ("brute", "brute")), "cards"),
        (Offer(0, 0, ("equipment-8",)), "cards"),
        (Offer(0, 0, ("property-5",)), "cards"),
    ],
)
def test_nobody_offers_what_they_do_not_have(offer: Offer, key: str) -> None:
    table = deal(store={ANN: ["brute"]}).hands(*AT_THE_MINE)

    table.refuses(ANN, offer, rule="D-TIE-2", saying=f"dicetown-refusal-offer-{key}")


@pytest.mark.rule("D-TIE-2")
def test_protected_properties_cannot_be_offered() -> None:
    table = deal(elixirs=("protection", "charm")).quiet(hall=ANN).to_doc(ANN)
    table.does(ANN, TakeElixir("protection")).until(Rolling)
    assert table.state.players[ANN].protected == ("property-1",)

    table.hands(*AT_THE_MINE)

    table.refuses(
        ANN,
        Offer(0, 0, ("property-1",)),
        rule="D-TIE-2",
        saying="dicetown-refusal-offer-cards",
    )


@pytest.mark.rule("D-TIE-2")
def test_some_plain_offers_are_listed_and_any_other_is_allowed() -> None:
    table = deal(store={ANN: ["brute"]}, hall=BOB).quiet(hall=ANN)
    table.round("9 9 9 10 K", "9 10 10 K A", "10 K K K A").hands(*AT_THE_MINE)
    (deed,) = table.properties(ANN)

    assert table.options(ANN) == (
        *(Offer(bills, 0, ()) for bills in range(6)),
        *(Offer(0, nuggets, ()) for nuggets in range(1, 4)),
        Offer(0, 0, ("brute",)),
        Offer(0, 0, (deed,)),
    )
    table.does(ANN, Offer(7, 0, ("brute",)))


@pytest.mark.rule("D-TIE-2")
def test_the_cards_of_an_offer_may_be_named_in_any_order() -> None:
    named: tuple[tuple[Card, ...], ...] = (("brute", "gambler"), ("gambler", "brute"))

    one, other = (
        deal(store={ANN: ["brute", "gambler"]}, hall=BOB)
        .hands(*AT_THE_MINE)
        .does(ANN, Offer(0, 0, cards))
        for cards in named
    )

    assert one.is_in(Offering)
    assert one.state == other.state


@pytest.mark.rule("D-TIE-2")
def test_amounts_are_public_and_faces_are_for_the_sheriff() -> None:
    table = deal(4, store={ANN: ["gambler"]}, sheriff=CAT).hands(*AT_THE_MINE, "10 10 Q K A")
    table.do_all({ANN: Offer(1, 0, ("gambler",)), BOB: NOTHING})

    hidden, shown = Bundle(1, 0, 1, 0, ()), Bundle(1, 0, 1, 0, ("gambler",))
    made = table.happened(OfferMade)[0]
    for viewer, bundle in (
        (ANN, shown),
        (CAT, shown),
        (BOB, hidden),
        (DAN, hidden),
        (None, hidden),
    ):
        assert made.seen_by(viewer).offer == bundle
        phase = table.seen_by(viewer).phase
        assert isinstance(phase, Deciding)
        assert phase.offers == (bundle, NO_OFFER, None, None)

    table.does(CAT, NameLeader(ANN))
    taken = table.happened(OfferTaken)[0]
    for viewer, bundle in (
        (ANN, shown),
        (CAT, shown),
        (BOB, hidden),
        (DAN, hidden),
        (None, hidden),
    ):
        assert taken.seen_by(viewer).offer == bundle


@pytest.mark.rule("D-TIE-2")
def test_the_face_of_an_offer_that_was_not_accepted_stays_between_the_two() -> None:
    table = deal(store={ANN: ["gambler"]}).hands(*AT_THE_MINE)
    table.do_all({ANN: Offer(0, 0, ("gambler",)), BOB: NOTHING}).does(CAT, NameLeader(BOB))

    assert table.store(ANN) == ("gambler",)
    assert ("gambler", 1 << ANN) in table.seen_by(CAT).memory
    for viewer in (BOB, None):
        assert "gambler" not in [card for card, _ in table.seen_by(viewer).memory]


@pytest.mark.rule("D-TIE-1")
@pytest.mark.rule("D-TIE-2")
def test_without_bribes_the_sheriff_just_decides() -> None:
    table = deal(bribes="off").hands(*AT_THE_MINE)
    assert (table.asks(), table.asks_for()) == ({CAT}, "leader")

    table.does(CAT, NameLeader(BOB))

    assert table.happened(OfferMade) == []
    assert table.happened(OfferTaken) == []
    assert table.nuggets() == [0, 2, 0]


@pytest.mark.rule("D-TIE-1")
@pytest.mark.parametrize("bribes", ["on", "off"])
def test_every_place_can_be_tied_for(bribes: Literal["on", "off"]) -> None:
    table = deal(bribes=bribes).round(*["9 10 J Q K"] * 3)

    named = table.happened(LeaderNamed)

    assert [event.place for event in named] == ["mine", "bank", "store", "saloon", "office", "hall"]
    assert {event.leader for event in named} == {CAT}


@pytest.mark.rule("D-TIE-1")
def test_a_tie_for_the_bank_goes_to_who_is_named() -> None:
    table = deal().hands("10 10 J J K", "10 10 Q Q A", "J Q K K A")

    table.do_all({ANN: NOTHING, BOB: Offer(1, 0, ())}).does(CAT, NameLeader(BOB))

    assert table.happened(BankRobbed) == [BankRobbed(BOB, 3)]
    assert table.bills() == [8, 10, 9]


@pytest.mark.rule("D-TIE-1")
def test_the_hall_goes_to_who_is_named() -> None:
    table = deal().hands("9 9 9 9 10", "9 9 9 9 10", "Q Q K K A").until(Deciding, place="hall")

    table.does(CAT, NameLeader(BOB))

    assert table.happened(PropertiesTaken) == [PropertiesTaken(BOB, ("property-1",))]
    table.chance(DrawProperties(("property-5",)))
