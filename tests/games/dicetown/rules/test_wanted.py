"""Wanted (D-WANTED), which takes the effect from a card."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.games.dicetown.actions import DrawStore, Pass, Play, TakeCard
from tinhorn.games.dicetown.components import StoreCard
from tinhorn.games.dicetown.events import CardCountered, CardPlayed, NuggetsDug
from tinhorn.games.dicetown.phases import Countering, DrawingCards, Reacting

ANN_DIGS = ("9 9 9 A A", "10 10 10 A A", "K K K A A")
"""Ann leads the mine, Bob the bank, Cat, the sheriff, the rest."""


def played(store: dict[int, list[StoreCard]]) -> DiceTownTable:
    """Ann held Dynamite and has played it."""
    table = deal(store=store).hands(*ANN_DIGS)
    assert table.is_in(Reacting, card="dynamite")
    return table.does(ANN, Play("dynamite"))


@pytest.mark.rule("D-WANTED")
def test_the_card_has_no_effect_and_both_are_discarded() -> None:
    table = played({ANN: ["dynamite"], BOB: ["wanted"]}).plays(BOB, "wanted")

    assert table.happened(CardPlayed) == [CardPlayed(ANN, "dynamite"), CardPlayed(BOB, "wanted")]
    assert table.happened(CardCountered) == [CardCountered(ANN, "dynamite")]
    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 3)]
    assert table.state.played == ("dynamite", "wanted")
    assert (table.store(ANN), table.store(BOB)) == ((), ())


@pytest.mark.rule("D-WANTED")
def test_until_all_have_answered_the_card_has_no_effect_yet() -> None:
    table = played({ANN: ["dynamite"], BOB: ["wanted"], CAT: ["brute"]})
    assert table.asks() == {BOB, CAT}

    table.does(CAT, Pass())
    assert table.happened(NuggetsDug) == []
    table.does(BOB, Pass())

    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 6)]


@pytest.mark.rule("D-WANTED")
def test_nobody_counters_their_own_card() -> None:
    table = played({ANN: ["dynamite", "wanted"]})

    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 6)]
    assert table.store(ANN) == ("wanted",)


@pytest.mark.rule("D-WANTED")
def test_who_played_the_card_is_not_asked_though_others_are() -> None:
    table = played({ANN: ["dynamite", "wanted"], BOB: ["brute"]})

    assert table.is_in(Countering, card="dynamite", seat=ANN, asked=(BOB,))
    table.refuses(ANN, Play("wanted"), rule="D-REACT-1", saying="dicetown-refusal-closed")


@pytest.mark.rule("D-WANTED")
def test_only_wanted_counters() -> None:
    table = played({ANN: ["dynamite"], BOB: ["marshal"]})

    assert table.options(BOB) == (Pass(),)
    table.refuses(BOB, Play("wanted"), rule="D-REACT-1", saying="dicetown-refusal-not-held")
    table.refuses(BOB, Play("marshal"), rule="D-REACT-1", saying="dicetown-refusal-reaction-window")


@pytest.mark.rule("D-WANTED")
def test_wanted_waits_for_a_card_that_is_played() -> None:
    table = deal(store={ANN: ["dynamite"], BOB: ["wanted"]}).hands(*ANN_DIGS)
    table.refuses(BOB, Play("wanted"), rule="D-REACT-1", saying="dicetown-refusal-closed")

    table.does(ANN, Pass())

    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 3)]
    assert table.store(BOB) == ("wanted",)


@pytest.mark.rule("D-WANTED")
def test_wanted_itself_is_not_countered() -> None:
    table = played({ANN: ["dynamite", "brute"], BOB: ["wanted"], CAT: ["brute"]})

    table.plays(BOB, "wanted")

    assert not table.is_in(Countering)
    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 3)]


@pytest.mark.rule("D-WANTED")
@pytest.mark.rule("D-REACT-1")
def test_once_wanted_was_openly_played_nobody_is_asked_for_it() -> None:
    table = deal(store={ANN: ["dynamite", "credit"], BOB: ["wanted", "equipment-1"]})
    table.hands("9 9 9 J A", "10 10 A A Q", "K K K A A").does(ANN, Play("dynamite"))
    table.plays(BOB, "wanted").until(Reacting, card="credit")

    table.does(ANN, Play("credit"))

    assert table.store(BOB)
    assert table.is_in(DrawingCards, visits=2)


@pytest.mark.rule("D-WANTED")
@pytest.mark.rule("D-REACT-1")
def test_after_the_store_deck_was_shuffled_it_is_asked_for_again() -> None:
    table = played({ANN: ["dynamite"], BOB: ["wanted", "equipment-1"]}).plays(BOB, "wanted")
    table.round_over()
    while len(table.state.store_deck) > 4:
        table.round("J J J J J", "10 10 10 A A", "K K K A A")
    table.hands("J J J J J", "10 10 10 A A", "K K K A A").until(DrawingCards)
    assert {"dynamite", "wanted"} <= set(table.state.played)
    more: list[StoreCard] = [*table.state.store_deck, "dynamite", *table.state.discards]
    table.chance(DrawStore(tuple(sorted(more[:5])))).does(ANN, TakeCard("dynamite")).round_over()
    assert table.store(BOB)

    table.hands("9 9 9 9 9", "10 10 10 A A", "K K K A A").does(ANN, Play("dynamite"))

    assert table.is_in(Countering, card="dynamite", seat=ANN)
    assert BOB in table.asks()
