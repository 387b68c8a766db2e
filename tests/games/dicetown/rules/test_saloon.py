"""The saloon (D-SALOON): most Qs."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import DrawLoot, Pass, Play, Rob, Steal, TakeCard
from tinhorn.games.dicetown.components import Card
from tinhorn.games.dicetown.events import (
    CardCountered,
    CardPlayed,
    CardStolen,
    LootDrawn,
    NobodyRobbed,
    PlaceLed,
)
from tinhorn.games.dicetown.phases import Countering, Reacting, Robbing, Stealing
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.phrase import phrase

CAT_STEALS = ("9 9 9 A A", "9 9 K A A", "Q Q Q K K")
"""Cat, the sheriff, leads the saloon with three Qs; Ann digs."""
CAT_STEALS_ONE = ("9 9 9 A A", "9 9 K A A", "Q A K K K")


def rich_bob() -> DiceTownTable:
    """Bob has two store cards and a property, Ann two properties, Cat nothing."""
    table = deal(store={BOB: ["brute", "wanted"]})
    assert table.properties(BOB) == ("property-1",)
    assert table.properties(ANN) == ("property-2", "property-3")
    return table


def robbing(hands: tuple[str, ...] = CAT_STEALS) -> DiceTownTable:
    return rich_bob().hands(*hands).until(Robbing)


@pytest.mark.rule("D-SALOON-1")
def test_the_leader_draws_as_many_cards_as_own_queens_and_keeps_one() -> None:
    table = robbing()
    assert (table.asks(), table.asks_for()) == ({CAT}, "rob")

    table.does(CAT, Rob(BOB, 2, 1)).chance(DrawLoot(("brute", "wanted", "property-1")))
    assert table.is_in(Stealing, seat=CAT)
    table.does(CAT, Steal("wanted"))

    assert (table.store(BOB), table.properties(BOB)) == (("brute",), ("property-1",))
    assert table.store(CAT) == ("wanted",)


@pytest.mark.rule("D-SALOON-1")
def test_store_cards_and_properties_both_count_and_the_thief_says_how_many_of_each() -> None:
    table = rich_bob().hands("9 9 9 A A", "9 9 K A A", "Q Q A K K").until(Robbing)

    assert set(table.options(CAT)) == {Rob(ANN, 0, 2), Rob(BOB, 2, 0), Rob(BOB, 1, 1)}


@pytest.mark.rule("D-SALOON-1")
def test_which_ones_of_a_kind_is_chance() -> None:
    table = robbing(CAT_STEALS_ONE).does(CAT, Rob(BOB, 1, 0))

    assert table.options(CHANCE) == (DrawLoot(("brute",)), DrawLoot(("wanted",)))
    drawn = {dicetown.chance(table.state, Random(seed)) for seed in range(20)}
    assert drawn == {DrawLoot(("brute",)), DrawLoot(("wanted",))}

    table = robbing(CAT_STEALS_ONE).does(CAT, Rob(ANN, 0, 1))

    assert table.options(CHANCE) == (DrawLoot(("property-2",)), DrawLoot(("property-3",)))
    drawn = {dicetown.chance(table.state, Random(seed)) for seed in range(20)}
    assert drawn == set(table.options(CHANCE))


@pytest.mark.rule("D-SALOON-1")
@pytest.mark.parametrize(
    "cards",
    [
        ("brute",),
        ("brute", "wanted", "wanted"),
        ("brute", "brute", "property-1"),
        ("brute", "wanted", "property-2"),
        ("brute", "property-1", "property-1"),
        ("property-1", "brute", "wanted"),
        ("wanted", "brute", "property-1"),
    ],
)
def test_only_cards_of_the_victim_so_many_of_each_kind_can_be_drawn(
    cards: tuple[Card, ...],
) -> None:
    table = robbing().does(CAT, Rob(BOB, 2, 1))

    table.refuses(CHANCE, DrawLoot(cards), rule="D-SALOON-1", saying="dicetown-refusal-loot-draw")


@pytest.mark.rule("D-SALOON-1")
def test_with_fewer_cards_there_the_thief_draws_what_there_is() -> None:
    table = robbing()
    assert set(table.options(CAT)) == {Rob(ANN, 0, 2), Rob(BOB, 2, 1)}

    table.does(CAT, Rob(ANN, 0, 2))
    table.refuses(CHANCE, DrawLoot(("property-3", "property-2")), rule="D-SALOON-1")
    table.chance(DrawLoot(("property-2", "property-3"))).does(CAT, Steal("property-3"))

    assert table.properties(ANN) == ("property-2",)
    assert "property-3" in table.properties(CAT)


@pytest.mark.rule("D-SALOON-1")
@pytest.mark.parametrize(
    "rob",
    [
        Rob(BOB, 2, 0),
        Rob(BOB, 1, 1),
        Rob(BOB, 3, 0),
        Rob(BOB, 1, 2),
        Rob(BOB, 2, 2),
        Rob(BOB, 4, -1),
        Rob(ANN, 1, 2),
        Rob(ANN, 0, 1),
        Rob(ANN, 0, 0),
    ],
)
def test_no_more_and_no_fewer_than_there_are(rob: Rob) -> None:
    table = robbing()
    store, properties = len(table.store(rob.victim)), len(table.properties(rob.victim))
    count = phrase(
        "dicetown-refusal-rob-count", count=store + properties, store=store, properties=properties
    )

    table.refuses(CAT, rob, rule="D-SALOON-1", saying=count)


@pytest.mark.rule("D-SALOON-1")
@pytest.mark.parametrize("victim", [CAT, 3, CHANCE])
def test_only_an_opponent_can_be_robbed(victim: int) -> None:
    robbing().refuses(CAT, Rob(victim, 0, 1), rule="D-SALOON-1", saying="dicetown-refusal-victim")


@pytest.mark.rule("D-SALOON-1")
def test_the_opponent_named_must_have_a_card_if_any_has() -> None:
    table = deal().quiet(hall=ANN).hands(*CAT_STEALS)

    assert table.options(CAT) == (Rob(ANN, 0, 1),)
    table.refuses(CAT, Rob(BOB, 0, 0), rule="D-SALOON-1", saying="dicetown-refusal-victim")


@pytest.mark.rule("D-SALOON-1")
def test_if_nobody_has_a_card_nothing_happens_and_the_place_counts_as_led() -> None:
    table = deal().hands(*CAT_STEALS)

    assert PlaceLed(CAT, "saloon") in table.happened(PlaceLed)
    assert table.happened(NobodyRobbed) == [NobodyRobbed(CAT)]
    assert CAT in table.state.led


@pytest.mark.rule("D-SALOON-1")
def test_a_saloon_for_which_nobody_rolled_is_led_by_nobody() -> None:
    table = deal().hands("9 9 9 A A", "9 9 K A A", "A A K K K")

    assert "saloon" not in [event.place for event in table.happened(PlaceLed)]


@pytest.mark.rule("D-SALOON-1")
def test_only_one_of_the_cards_drawn_can_be_kept() -> None:
    table = robbing(CAT_STEALS_ONE).does(CAT, Rob(BOB, 1, 0)).chance(DrawLoot(("brute",)))
    assert table.options(CAT) == (Steal("brute"),)

    for card in ("wanted", "property-1", "equipment-8"):
        table.refuses(CAT, Steal(card), rule="D-SALOON-1", saying="dicetown-refusal-card-not-drawn")


@pytest.mark.rule("D-SALOON-1")
def test_two_cards_alike_are_one_choice() -> None:
    table = deal(store={BOB: ["brute", "brute"]}).hands(*CAT_STEALS).until(Robbing)

    table.does(CAT, Rob(BOB, 2, 1)).chance(DrawLoot(("brute", "brute", "property-1")))

    assert table.options(CAT) == (Steal("brute"), Steal("property-1"))
    table.does(CAT, Steal("brute"))
    assert (table.store(BOB), table.store(CAT)) == (("brute",), ("brute",))


@pytest.mark.rule("D-SALOON-1")
def test_what_was_drawn_kept_and_given_back_is_known_to_the_two_alone() -> None:
    table = robbing().does(CAT, Rob(BOB, 2, 1))
    drawn = ("brute", "wanted", "property-1")
    table.chance(DrawLoot(("brute", "wanted", "property-1")))
    for viewer, cards in ((CAT, drawn), (BOB, drawn), (ANN, None), (None, None)):
        assert table.told(LootDrawn, viewer).cards == cards
        phase = table.seen_by(viewer).phase
        assert isinstance(phase, Stealing)
        assert phase.drawn == (cards or ())

    table.does(CAT, Steal("wanted"))

    for viewer, card in ((CAT, "wanted"), (BOB, "wanted"), (ANN, None), (None, None)):
        assert table.told(CardStolen, viewer).card == card
        assert table.told(CardStolen, viewer).kind == "store"


@pytest.mark.rule("D-SALOON-2")
def test_with_barmaids_the_leader_steals_twice_from_two_opponents() -> None:
    table = deal(store={CAT: ["barmaids"]}, hall=ANN).quiet(hall=BOB).hands(*CAT_STEALS_ONE)
    table.until(Reacting, card="barmaids").plays(CAT, "barmaids")
    assert table.happened(CardPlayed) == [CardPlayed(CAT, "barmaids")]
    assert table.is_in(Robbing, thefts=2)

    (mine, *_), (yours, *_) = table.properties(ANN), table.properties(BOB)
    table.does(CAT, Rob(ANN, 0, 1)).chance(DrawLoot((mine,))).does(CAT, Steal(mine))
    assert table.is_in(Robbing, thefts=1)
    table.does(CAT, Rob(BOB, 0, 1)).chance(DrawLoot((yours,))).does(CAT, Steal(yours))

    assert not table.is_in(Robbing)
    assert {mine, yours} <= set(table.properties(CAT))
    assert len(table.happened(CardStolen)) == 2


@pytest.mark.rule("D-SALOON-2")
def test_both_thefts_may_be_from_the_same_opponent() -> None:
    table = deal(store={CAT: ["barmaids"]}).hands(*CAT_STEALS_ONE)
    table.until(Reacting, card="barmaids").plays(CAT, "barmaids")

    for card in table.properties(BOB):
        table.does(CAT, Rob(BOB, 0, 1)).chance(DrawLoot((card,))).does(CAT, Steal(card))

    assert [event.victim for event in table.happened(CardStolen)] == [BOB, BOB]


@pytest.mark.rule("D-SALOON-2")
def test_a_second_theft_finds_nobody_if_the_first_took_the_last_card() -> None:
    table = deal(2, store={ANN: ["barmaids"]}, sheriff=ANN)
    table.quiet(hall=ANN)
    only = table.properties(BOB)
    while len(only) > 1:
        table.hands("Q 9 9 A A", "10 10 9 K A").until(Robbing).does(ANN, Rob(BOB, 0, 1))
        table.chance(DrawLoot(only[:1])).does(ANN, Steal(only[0])).round_over()
        only = table.properties(BOB)
    table.hands("Q 9 9 A A", "10 10 9 K A").until(Reacting, card="barmaids")
    table.events = ()
    table.plays(ANN, "barmaids").does(ANN, Rob(BOB, 0, 1))

    table.chance(DrawLoot(only)).does(ANN, Steal(only[0]))

    assert table.happened(NobodyRobbed) == [NobodyRobbed(ANN)]


@pytest.mark.rule("D-SALOON-2")
def test_barmaids_are_for_the_leader_on_arrival_and_need_not_be_played() -> None:
    table = deal(store={BOB: ["equipment-1"], CAT: ["barmaids"]}).hands(*CAT_STEALS_ONE)
    table.until(Reacting, card="barmaids")
    assert table.asks() == {CAT}
    table.refuses(BOB, Play("barmaids"), rule="D-REACT-1", saying="dicetown-refusal-closed")

    table.does(CAT, Pass())

    assert table.is_in(Robbing, thefts=1)
    table.refuses(CAT, Play("barmaids"), rule="D-REACT-1", saying="dicetown-refusal-closed")
    assert table.store(CAT) == ("barmaids",)


@pytest.mark.rule("D-SALOON-2")
@pytest.mark.rule("D-REACT-1")
def test_with_nobody_to_rob_there_is_no_window_for_barmaids() -> None:
    table = deal(2).hands("9 9 9 J J", "10 10 K K A")
    table.draws("barmaids", "brute").does(ANN, TakeCard("barmaids"))
    table.draws("brute", "wanted").does(ANN, TakeCard("wanted")).round_over()
    table.events = ()

    table.hands("9 9 9 Q Q", "10 10 K K A").until(Reacting, card="dynamite").passes()

    assert not table.is_in(Reacting, card="barmaids")
    assert table.happened(NobodyRobbed) == [NobodyRobbed(ANN)]
    assert table.store(ANN) == ("barmaids", "wanted")


@pytest.mark.rule("D-SALOON-2")
@pytest.mark.rule("D-WANTED")
def test_countered_barmaids_leave_one_theft() -> None:
    table = deal(store={BOB: ["wanted"], CAT: ["barmaids"]}).hands(*CAT_STEALS_ONE)
    table.until(Reacting, card="barmaids").plays(CAT, "barmaids")
    assert table.is_in(Countering, card="barmaids", seat=CAT, asked=(BOB,))

    table.plays(BOB, "wanted")

    assert table.happened(CardCountered) == [CardCountered(CAT, "barmaids")]
    assert table.is_in(Robbing, thefts=1)


@pytest.mark.rule("D-SALOON-2")
@pytest.mark.rule("D-SALOON-1")
def test_what_the_first_theft_brought_is_not_lost_in_the_second() -> None:
    table = rich_bob().quiet(store=CAT, card="barmaids").hands(*CAT_STEALS)
    table.until(Reacting, card="barmaids").plays(CAT, "barmaids").passes()
    table.does(CAT, Rob(BOB, 2, 1)).until(Stealing).does(CAT, Steal("brute"))

    table.does(CAT, Rob(BOB, 1, 2)).until(Stealing).does(CAT, Steal("wanted"))

    assert table.store(CAT) == ("brute", "wanted")


@pytest.mark.rule("D-SALOON-1")
@pytest.mark.rule("D-SHERIFF-2")
def test_a_card_that_was_stolen_can_be_played_in_the_same_round() -> None:
    table = deal(store={BOB: ["marshal"]}).hands("9 9 9 A A", "9 9 K K K", "Q A A A A")
    table.until(Robbing).does(CAT, Rob(BOB, 1, 0)).until(Stealing).does(CAT, Steal("marshal"))
    assert table.is_in(Reacting, card="marshal", asked=(CAT,))

    table.plays(CAT, "marshal")

    assert table.state.sheriff == CAT
