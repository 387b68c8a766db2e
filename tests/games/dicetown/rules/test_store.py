"""The General Store (D-STORE): most Js."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import DrawStore, Pass, Play, TakeCard
from tinhorn.games.dicetown.components import StoreCard
from tinhorn.games.dicetown.events import (
    CardCountered,
    CardKept,
    CardPlayed,
    CardsDrawn,
    PlaceLed,
    StoreShuffled,
)
from tinhorn.games.dicetown.phases import ChoosingCard, DrawingCards, Reacting
from tinhorn.kernel.game import CHANCE

ANN_SHOPS = ("J J J K A", "Q Q K A A", "Q K K K A")
"""Ann leads the store with three Js, Bob the saloon, Cat the rest."""
ANN_BUYS = ("J J J J J", "Q Q K A A", "Q K K K A")
"""The same with five, and Ann has the best hand, too."""


def drawn_empty(*, left: int) -> DiceTownTable:
    """Ann has drawn the store deck down to this number of cards; it is the third round."""
    table = deal().hands(*ANN_BUYS)
    table.draws("equipment-1", "barmaids", "brute", "brute", "corruption")
    table.does(ANN, TakeCard("equipment-1"))
    table.draws("equipment-2", "credit", "dynamite", "elixir", "gambler")
    table.does(ANN, TakeCard("equipment-2")).round_over()
    table.hands(*ANN_BUYS if left == 4 else ANN_SHOPS).until(DrawingCards)
    more: list[StoreCard] = ["equipment-3", "gambler", "joe", "marshal", "shares"]
    table.draws(*more[: 5 if left == 4 else 3]).does(ANN, TakeCard("equipment-3")).round_over()
    assert len(table.state.store_deck) == left
    table.events = ()
    return table


@pytest.mark.rule("D-STORE-1")
def test_the_leader_draws_a_card_for_each_own_jack_and_keeps_one() -> None:
    table = deal().quiet().hands(*ANN_SHOPS)
    assert PlaceLed(ANN, "store") in table.happened(PlaceLed)
    table.draws("brute", "equipment-8", "wanted")
    assert (table.asks(), table.asks_for()) == ({ANN}, "card")
    assert set(table.options(ANN)) == {
        TakeCard("brute"),
        TakeCard("equipment-8"),
        TakeCard("wanted"),
    }

    table.does(ANN, TakeCard("equipment-8"))

    assert table.store(ANN) == ("equipment-8",)
    assert table.state.discards == ("brute", "wanted")
    assert len(table.state.store_deck) == 16


@pytest.mark.rule("D-STORE-1")
def test_what_was_drawn_kept_and_discarded_is_known_to_the_leader_alone() -> None:
    table = deal().quiet().hands(*ANN_SHOPS).draws("brute", "equipment-8", "wanted")
    seen = table.seen_by(ANN).phase
    assert isinstance(seen, ChoosingCard)
    assert seen.drawn == ("brute", "equipment-8", "wanted")
    for viewer in (BOB, CAT, None):
        assert table.told(CardsDrawn, viewer) == CardsDrawn(ANN, 3, None)
        phase = table.seen_by(viewer).phase
        assert isinstance(phase, ChoosingCard)
        assert (phase.count, phase.drawn) == (3, ())

    table.does(ANN, TakeCard("equipment-8"))

    assert table.told(CardKept, ANN) == CardKept(ANN, "equipment-8")
    for viewer in (BOB, CAT, None):
        assert table.told(CardKept, viewer) == CardKept(ANN, None)
        assert table.seen_by(viewer).players[ANN].store == (None,)
        assert table.seen_by(viewer).discards == 2


@pytest.mark.rule("D-STORE-1")
def test_only_a_card_that_was_drawn_can_be_kept() -> None:
    table = deal().quiet().hands(*ANN_SHOPS).draws("brute", "equipment-8", "wanted")

    table.refuses(
        ANN, TakeCard("gambler"), rule="D-STORE-1", saying="dicetown-refusal-card-not-drawn"
    )


@pytest.mark.rule("D-STORE-1")
def test_a_store_for_which_nobody_rolled_is_led_by_nobody() -> None:
    table = deal().hands("9 9 9 K A", "9 10 10 K A", "10 K K K A")

    assert "store" not in [event.place for event in table.happened(PlaceLed)]


@pytest.mark.rule("D-STORE-1")
@pytest.mark.parametrize(
    "cards",
    [
        ("brute", "brute"),
        ("brute", "brute", "brute"),
        ("brute", "brute", "gambler", "gambler"),
        ("wanted", "brute", "gambler"),
        ("equipment-6", "gambler", "joe"),
    ],
)
def test_only_so_many_cards_of_the_deck_can_be_drawn(cards: tuple[StoreCard, ...]) -> None:
    table = deal().quiet().hands(*ANN_SHOPS)

    table.refuses(CHANCE, DrawStore(cards), rule="D-STORE-1", saying="dicetown-refusal-store-draw")


@pytest.mark.rule("D-STORE-1")
def test_an_empty_deck_is_refilled_when_a_card_is_needed() -> None:
    table = drawn_empty(left=4).hands(*ANN_BUYS).until(DrawingCards)
    rest = table.state.store_deck
    assert rest == ("equipment-4", "equipment-5", "equipment-8", "wanted")

    table.draws(*rest, "joe")

    assert table.happened(StoreShuffled) == [StoreShuffled()]
    assert not table.state.discards
    assert len(table.state.store_deck) == 11
    table.does(ANN, TakeCard("equipment-8"))
    assert table.state.discards == ("equipment-4", "equipment-5", "joe", "wanted")


WRONG_REFILLS: tuple[tuple[StoreCard, ...], ...] = (
    ("equipment-4", "equipment-5", "joe", "marshal", "wanted"),
    ("equipment-1", "equipment-4", "equipment-5", "equipment-8", "wanted"),
)
"""A card of the deck is missing; a card comes out of Ann's hand."""


@pytest.mark.rule("D-STORE-1")
def test_the_last_cards_of_the_deck_come_first() -> None:
    table = drawn_empty(left=4).hands(*ANN_BUYS).until(DrawingCards)

    for cards in WRONG_REFILLS:
        table.refuses(CHANCE, DrawStore(cards), rule="D-STORE-1")
    for seed in range(20):
        drawn = dicetown.chance(table.state, Random(seed))
        assert isinstance(drawn, DrawStore)
        assert set(table.state.store_deck) < set(drawn.cards)


@pytest.mark.rule("D-STORE-1")
def test_a_deck_that_is_just_empty_is_not_refilled_before_a_card_is_needed() -> None:
    table = drawn_empty(left=4).hands("J J J J A", *ANN_BUYS[1:]).until(DrawingCards)

    table.draws(*table.state.store_deck).does(ANN, TakeCard("wanted"))

    assert table.happened(StoreShuffled) == []
    assert (table.state.store_deck, len(table.state.discards)) == ((), 15)
    table.round_over().hands("J 9 9 A A", "Q Q K A A", "Q K K K A").until(DrawingCards)
    assert len(table.options(CHANCE)) == 15
    table.draws("joe")
    assert table.happened(StoreShuffled) == [StoreShuffled()]


@pytest.mark.rule("D-STORE-1")
@pytest.mark.rule("D-COMP-3")
def test_cards_that_were_played_are_shuffled_in_with_the_discards() -> None:
    table = deal(store={ANN: ["dynamite"]}).hands("9 9 9 K A", "Q Q K A A", "Q K K K A")
    table.plays(ANN, "dynamite").round_over()
    while len(table.state.store_deck) > 4:
        table.round(*ANN_BUYS)
    table.hands(*ANN_BUYS).until(DrawingCards)
    assert "dynamite" in table.state.played

    more: list[StoreCard] = ["dynamite", *table.state.discards]
    table.draws(*[*table.state.store_deck, *more][:5])

    assert table.state.played == ()
    assert table.is_in(ChoosingCard)
    assert TakeCard("dynamite") in table.options(ANN)


def all_but_two_with_ann() -> DiceTownTable:
    """Leave only Equipment 8 and Nervous Joe in the deck."""
    cards: list[StoreCard] = ["brute", "gambler", "brute", "gambler", "dynamite", "barmaids"]
    cards += ["corruption", "credit", "marshal", "shares", "wanted", "elixir"]
    cards += ["equipment-1", "equipment-2", "equipment-3", "equipment-4", "equipment-5"]
    return deal(2, store={ANN: cards})


@pytest.mark.rule("D-STORE-1")
def test_a_card_that_was_played_is_one_more_to_draw() -> None:
    table = all_but_two_with_ann().hands("J J J 9 9", "K K K 10 A")

    table.plays(ANN, "dynamite").until(DrawingCards)

    assert table.is_in(DrawingCards, count=3)
    table.draws("dynamite", "equipment-8", "joe")
    assert table.happened(StoreShuffled) == [StoreShuffled()]


@pytest.mark.rule("D-STORE-1")
def test_if_there_are_still_too_few_the_leader_draws_what_there_is() -> None:
    table = all_but_two_with_ann()

    table.hands("J J J K A", "K K K 10 A").until(DrawingCards)

    assert table.is_in(DrawingCards, count=2)
    table.draws("equipment-8", "joe").does(ANN, TakeCard("equipment-8"))
    assert len(table.store(ANN)) == 18
    assert table.state.discards == ("joe",)


@pytest.mark.rule("D-STORE-2")
def test_in_the_first_round_the_leader_does_this_twice() -> None:
    table = deal().hands(*ANN_SHOPS)
    table.draws("brute", "equipment-8", "wanted").does(ANN, TakeCard("wanted"))
    assert table.is_in(DrawingCards, leader=ANN, count=3, visits=1)

    table.refuses(CHANCE, DrawStore(("brute", "brute", "gambler")), rule="D-STORE-1")
    table.draws("brute", "credit", "joe").does(ANN, TakeCard("credit"))

    assert not table.is_in(DrawingCards)
    assert table.store(ANN) == ("credit", "wanted")
    assert table.state.discards == ("brute", "brute", "equipment-8", "joe")


@pytest.mark.rule("D-STORE-2")
def test_from_the_second_round_on_once() -> None:
    table = deal().quiet().hands(*ANN_SHOPS).draws("brute", "equipment-8", "wanted")

    table.does(ANN, TakeCard("wanted"))

    assert len(table.happened(CardsDrawn)) == 1
    assert not table.is_in(DrawingCards)


@pytest.mark.rule("D-STORE-3")
def test_unlimited_credit_is_one_more_visit() -> None:
    table = deal(store={ANN: ["credit"]}).hands(*ANN_SHOPS)
    assert table.is_in(Reacting, card="credit", asked=(ANN,))

    table.does(ANN, Play("credit"))

    assert table.happened(CardPlayed) == [CardPlayed(ANN, "credit")]
    table.draws("brute", "brute", "wanted").does(ANN, TakeCard("wanted"))
    table.draws("equipment-1", "equipment-2", "equipment-8").does(ANN, TakeCard("equipment-8"))
    assert table.store(ANN) == ("equipment-8", "wanted")
    assert len(table.happened(CardsDrawn)) == 2


@pytest.mark.rule("D-STORE-3")
def test_credit_is_for_the_leader_alone_and_need_not_be_used() -> None:
    table = deal(store={ANN: ["credit"], BOB: ["brute"]}).hands(*ANN_SHOPS)
    assert table.asks() == {ANN}

    table.does(ANN, Pass()).draws("equipment-1", "equipment-2", "equipment-8")
    table.does(ANN, TakeCard("equipment-8"))

    assert len(table.happened(CardsDrawn)) == 1
    assert table.store(ANN) == ("credit", "equipment-8")


@pytest.mark.rule("D-STORE-3")
def test_credit_is_given_on_arrival_not_later() -> None:
    table = deal(store={ANN: ["brute"]}).hands(*ANN_SHOPS).passes()
    table.draws("credit", "equipment-1", "equipment-2")
    table.refuses(ANN, Play("credit"), rule="D-REACT-1", saying="dicetown-refusal-closed")

    table.does(ANN, TakeCard("credit"))

    assert not table.is_in(DrawingCards)
    assert table.store(ANN) == ("brute", "credit")


@pytest.mark.rule("D-STORE-2")
@pytest.mark.rule("D-STORE-3")
def test_credit_of_the_first_visit_does_not_lengthen_the_double_visit() -> None:
    table = deal().hands(*ANN_SHOPS).draws("credit", "equipment-1", "equipment-2")

    table.does(ANN, TakeCard("credit"))

    assert table.is_in(DrawingCards, visits=1)


@pytest.mark.rule("D-STORE-2")
@pytest.mark.rule("D-STORE-3")
def test_in_the_first_round_there_is_no_third_visit() -> None:
    table = deal().hands(*ANN_SHOPS)
    assert table.is_in(DrawingCards), "nobody is asked for Unlimited Credit"

    table.draws("credit", "equipment-1", "equipment-2").does(ANN, TakeCard("credit"))
    table.draws("brute", "equipment-3", "equipment-4").does(ANN, TakeCard("brute"))

    assert len(table.happened(CardsDrawn)) == 2
    assert not table.is_in(DrawingCards)
    assert table.store(ANN) == ("brute", "credit")


@pytest.mark.rule("D-STORE-3")
@pytest.mark.rule("D-WANTED")
def test_countered_credit_leaves_the_plain_visit() -> None:
    table = deal(store={ANN: ["credit"], BOB: ["wanted"]}).hands(*ANN_SHOPS)
    table.does(ANN, Play("credit"))

    table.plays(BOB, "wanted")

    assert table.happened(CardCountered) == [CardCountered(ANN, "credit")]
    assert table.is_in(DrawingCards, visits=1)
