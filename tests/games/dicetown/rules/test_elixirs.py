"""The elixirs (D-ELIXIR) and what each does."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN
from tinhorn.games.dicetown.actions import (
    DrawStore,
    Give,
    NameGiver,
    OrderVisits,
    Protect,
    Rob,
    SendJoe,
    TakeCard,
    TakeElixir,
)
from tinhorn.games.dicetown.components import Elixir, Property
from tinhorn.games.dicetown.events import (
    CardCountered,
    CardGiven,
    ElixirTaken,
    ElixirWasted,
    GiverNamed,
    JoeRobbed,
    JoeSent,
    LuckDrawn,
    NuggetsCharmed,
    PropertiesProtected,
    StarTaken,
    StoreShuffled,
    WealthGained,
)
from tinhorn.games.dicetown.phases import (
    Countering,
    DrawingLuck,
    Giving,
    Naming,
    Protecting,
    Reacting,
    ReplacingElixir,
    Robbing,
    Rolling,
    SendingJoe,
    Visiting,
)
from tinhorn.kernel.game import CHANCE


def taking(elixir: Elixir, table: DiceTownTable, visitor: int = ANN) -> DiceTownTable:
    """Let a visitor come to Doc Badluck and take this elixir."""
    return table.to_doc(visitor).until(Visiting).does(visitor, TakeElixir(elixir))


def dealt(elixir: Elixir, players: int = 3) -> DiceTownTable:
    other: Elixir = "charm" if elixir == "wealth" else "wealth"
    return deal(players, elixirs=(elixir, other))


@pytest.mark.rule("D-ELIXIR")
def test_wealth_each_other_player_gives_two_dollars() -> None:
    table = dealt("wealth", 4).to_doc(ANN)
    bills = table.bills()

    table.does(ANN, TakeElixir("wealth"))

    assert table.happened(WealthGained) == [WealthGained(ANN, (0, 2, 2, 2))]
    assert table.bills() == [bills[ANN] + 6, *(left - 2 for left in bills[1:])]


@pytest.mark.rule("D-ELIXIR")
@pytest.mark.parametrize(("wasted", "paid"), [(6, 2), (7, 1), (8, 0)])
def test_wealth_who_has_less_gives_what_they_have(wasted: int, paid: int) -> None:
    table = taking("wealth", dealt("wealth").wastes(wasted))

    (gained,) = table.happened(WealthGained)
    assert gained.paid[CAT] == paid
    assert table.bills()[CAT] == 8 - wasted - paid


@pytest.mark.rule("D-ELIXIR")
def test_charm_each_other_player_gives_a_nugget_if_they_have_one() -> None:
    table = dealt("charm").round("10 10 10 A A", "9 9 9 A A", "K K K A A")
    assert table.nuggets() == [0, 3, 0]

    taking("charm", table)

    assert table.happened(NuggetsCharmed) == [NuggetsCharmed(ANN, (0, 1, 0))]
    assert table.nuggets() == [1, 2, 0]


@pytest.mark.rule("D-ELIXIR")
def test_luck_draws_the_top_store_card() -> None:
    table = taking("luck", dealt("luck"))
    assert table.is_in(DrawingLuck)

    table.draws("wanted")

    assert table.store(ANN) == ("wanted",)
    assert table.told(LuckDrawn, ANN) == LuckDrawn(ANN, "wanted")
    for viewer in (BOB, CAT, None):
        assert table.told(LuckDrawn, viewer) == LuckDrawn(ANN, None)
        assert table.seen_by(viewer).players[ANN].store == (None,)


@pytest.mark.rule("D-ELIXIR")
def test_luck_draws_exactly_one_card_of_the_store_deck() -> None:
    table = taking("luck", dealt("luck"))

    table.refuses(CHANCE, DrawStore(()), rule="D-ELIXIR", saying="dicetown-refusal-store-draw")
    table.refuses(CHANCE, DrawStore(("brute", "brute")), rule="D-ELIXIR")


@pytest.mark.rule("D-ELIXIR")
@pytest.mark.rule("D-STORE-1")
@pytest.mark.parametrize("finds_joe", [True, False])
def test_luck_refills_an_empty_store_deck(*, finds_joe: bool) -> None:
    table = dealt("luck")
    while table.state.store_deck:
        jacks = min(len(table.state.store_deck), 5)
        hand = " ".join(["J"] * jacks + ["9"] * (5 - jacks))
        table.round("A A K K 9", "9 9 9 9 K" if jacks == 5 else "9 9 9 9 9", hand)
    table.events = ()

    others = [card for card in table.state.discards if card != "joe"]
    assert "joe" in table.state.played + table.state.discards

    taking("luck", table).draws("joe" if finds_joe else others[0])

    assert table.happened(StoreShuffled) == [StoreShuffled()]
    assert len(table.state.store_deck) > 3


@pytest.mark.rule("D-ELIXIR")
@pytest.mark.rule("D-STORE-4")
def test_joe_drawn_by_luck_is_played_then_and_there() -> None:
    table = taking("luck", dealt("luck")).draws("joe")
    bills = table.bills()
    assert table.is_in(SendingJoe, seat=ANN)
    assert table.options(ANN) == (SendJoe(BOB), SendJoe(CAT))
    for viewer in (ANN, BOB, CAT, None):
        assert table.told(LuckDrawn, viewer) == LuckDrawn(ANN, "joe")

    table.does(ANN, SendJoe(CAT))

    assert table.happened(JoeSent) == [JoeSent(ANN, CAT)]
    assert table.happened(JoeRobbed) == [JoeRobbed(ANN, CAT, 4)]
    assert table.bills() == [bills[ANN] + 4, bills[BOB], bills[CAT] - 4]
    assert (table.store(ANN), table.state.played) == ((), ("joe",))
    assert table.is_in(ReplacingElixir)


@pytest.mark.rule("D-COMP-3")
@pytest.mark.rule("D-STORE-4")
def test_joe_drawn_by_luck_is_discarded_upon_the_cards_played_before() -> None:
    table = deal(store={ANN: ["dynamite"]}, elixirs=("luck", "charm"))
    table.hands("9 9 9 A A", "10 10 10 A A", "K K K A A").plays(ANN, "dynamite").round_over()

    taking("luck", table).draws("joe").does(ANN, SendJoe(CAT))

    assert table.state.played == ("dynamite", "joe")


@pytest.mark.rule("D-STORE-4")
def test_joe_drawn_by_luck_must_go_to_another_player() -> None:
    table = taking("luck", dealt("luck")).draws("joe")

    table.refuses(ANN, SendJoe(ANN), rule="D-STORE-4", saying="dicetown-refusal-joe-target")


@pytest.mark.rule("D-STORE-4")
@pytest.mark.rule("D-WANTED")
def test_joe_drawn_by_luck_can_be_countered() -> None:
    table = taking("luck", deal(store={BOB: ["wanted"]}, elixirs=("luck", "charm"))).draws("joe")
    bills = table.bills()
    table.does(ANN, SendJoe(CAT))
    assert table.is_in(Countering, card="joe", seat=ANN, asked=(BOB,))

    table.plays(BOB, "wanted")

    assert table.happened(CardCountered) == [CardCountered(ANN, "joe")]
    assert table.happened(JoeRobbed) == []
    assert table.bills() == bills
    assert table.is_in(ReplacingElixir)


@pytest.mark.rule("D-STORE-4")
@pytest.mark.rule("D-WANTED")
def test_joe_drawn_by_luck_robs_when_nobody_counters() -> None:
    table = taking("luck", deal(store={BOB: ["brute"]}, elixirs=("luck", "charm"))).draws("joe")

    table.does(ANN, SendJoe(BOB)).passes()

    assert table.happened(JoeRobbed) == [JoeRobbed(ANN, BOB, 4)]
    assert table.is_in(ReplacingElixir)


@pytest.mark.rule("D-ELIXIR")
def test_power_takes_the_star() -> None:
    table = taking("power", dealt("power"))

    assert table.happened(StarTaken) == [StarTaken(ANN)]
    assert table.state.sheriff == ANN


@pytest.mark.rule("D-ELIXIR")
def test_power_is_wasted_on_the_sheriff() -> None:
    table = taking("power", dealt("power"), visitor=CAT)

    assert table.happened(ElixirWasted) == [ElixirWasted(CAT, "power")]
    assert table.happened(StarTaken) == []
    assert table.state.sheriff == CAT


def with_deeds(elixir: Elixir, count: int) -> DiceTownTable:
    """Ann has this number of properties in hand, worth 1, 2 and so on; the others have none."""
    table = dealt(elixir)
    for _ in range(count):
        table.quiet(hall=ANN)
    assert len(table.properties(ANN)) == count
    return table


@pytest.mark.rule("D-ELIXIR")
@pytest.mark.parametrize("count", [1, 2])
def test_protection_with_two_properties_or_fewer_protects_what_there_is(count: int) -> None:
    table = with_deeds("protection", count)
    deeds = table.properties(ANN)

    taking("protection", table)

    assert table.happened(ElixirTaken)[-1] == ElixirTaken(ANN, "protection", is_from_top=False)
    assert table.happened(PropertiesProtected) == [PropertiesProtected(ANN, deeds)]
    assert table.state.players[ANN].protected == deeds
    assert table.properties(ANN) == ()
    for viewer in (BOB, CAT, None):
        assert table.seen_by(viewer).players[ANN].protected == deeds


@pytest.mark.rule("D-ELIXIR")
def test_protection_without_a_property_is_wasted() -> None:
    table = taking("protection", dealt("protection"))

    assert table.happened(ElixirTaken)[-1] == ElixirTaken(ANN, "protection", is_from_top=False)
    assert table.happened(ElixirWasted) == [ElixirWasted(ANN, "protection")]
    assert table.happened(PropertiesProtected) == []


@pytest.mark.rule("D-ELIXIR")
def test_protection_of_two_chosen_properties() -> None:
    table = taking("protection", with_deeds("protection", 3))
    assert table.is_in(Protecting, seat=ANN)
    assert table.properties(ANN) == ("property-1", "property-2", "property-3")

    table.does(ANN, Protect(("property-3", "property-1")))

    assert table.happened(PropertiesProtected) == [
        PropertiesProtected(ANN, ("property-1", "property-3"))
    ]
    assert table.state.players[ANN].protected == ("property-1", "property-3")
    assert table.properties(ANN) == ("property-2",)


@pytest.mark.rule("D-ELIXIR")
@pytest.mark.parametrize(
    "deeds",
    [
        (),
        ("property-1",),
        ("property-1", "property-2", "property-3"),
        ("property-1", "property-1"),
        ("property-1", "property-5"),
    ],
)
def test_protection_is_for_two_properties_of_ones_hand(deeds: tuple[Property, ...]) -> None:
    table = taking("protection", with_deeds("protection", 3))

    table.refuses(ANN, Protect(deeds), rule="D-ELIXIR", saying="dicetown-refusal-protect")


def safe_ann() -> DiceTownTable:
    """Ann's only property is protected, Dominion is on the shelf; a new round begins."""
    table = deal(elixirs=("protection", "dominion")).quiet(hall=ANN)
    return taking("protection", table).until(Rolling)


@pytest.mark.rule("D-ELIXIR")
@pytest.mark.rule("D-SALOON-1")
def test_a_protected_property_cannot_be_stolen() -> None:
    table = safe_ann().hands("9 9 9 A A", "9 9 K A A", "Q Q Q K K").until(Robbing)

    assert not any(isinstance(rob, Rob) and rob.victim == ANN for rob in table.options(CAT))
    table.refuses(CAT, Rob(ANN, 0, 1), rule="D-SALOON-1", saying="dicetown-refusal-victim")


@pytest.mark.rule("D-ELIXIR")
def test_a_protected_property_cannot_be_demanded() -> None:
    table = safe_ann().to_doc(ANN, BOB).does(CAT, OrderVisits((BOB, ANN)))

    table.does(BOB, TakeElixir("dominion"))

    assert table.options(BOB) == (NameGiver(CAT),)
    table.refuses(BOB, NameGiver(ANN), rule="D-ELIXIR", saying="dicetown-refusal-giver")


def befriending() -> DiceTownTable:
    """Ann has drunk Friendship; Bob holds two store cards, Cat none."""
    table = deal(store={BOB: ["brute", "wanted"]}, elixirs=("friendship", "charm"))
    return taking("friendship", table)


@pytest.mark.rule("D-ELIXIR")
def test_friendship_a_player_of_choice_chooses_a_store_card_and_gives_it() -> None:
    table = befriending()
    assert table.is_in(Naming, seat=ANN)

    table.does(ANN, NameGiver(BOB))
    assert table.happened(GiverNamed) == [GiverNamed(ANN, BOB, "store")]
    assert table.is_in(Giving, seat=BOB)
    assert table.options(BOB) == (Give("brute"), Give("wanted"))
    table.does(BOB, Give("brute"))

    assert (table.store(ANN), table.store(BOB)) == (("brute",), ("wanted",))


@pytest.mark.rule("D-ELIXIR")
def test_the_player_named_must_have_such_a_card_if_any_has() -> None:
    table = befriending()

    assert table.options(ANN) == (NameGiver(BOB),)
    for seat in (ANN, CAT, DAN):
        table.refuses(ANN, NameGiver(seat), rule="D-ELIXIR", saying="dicetown-refusal-giver")


@pytest.mark.rule("D-ELIXIR")
def test_friendship_asks_for_a_store_card_of_ones_own() -> None:
    table = befriending().does(ANN, NameGiver(BOB))

    for card in ("property-1", "gambler"):
        table.refuses(BOB, Give(card), rule="D-ELIXIR", saying="dicetown-refusal-gift")


@pytest.mark.rule("D-ELIXIR")
def test_what_was_given_is_known_to_the_two_alone() -> None:
    table = befriending().does(ANN, NameGiver(BOB)).does(BOB, Give("brute"))

    assert table.told(CardGiven, ANN) == CardGiven(BOB, ANN, "store", "brute")
    assert table.told(CardGiven, BOB) == CardGiven(BOB, ANN, "store", "brute")
    assert table.told(CardGiven, CAT) == CardGiven(BOB, ANN, "store", None)
    assert table.told(CardGiven, None) == CardGiven(BOB, ANN, "store", None)


@pytest.mark.rule("D-ELIXIR")
def test_friendship_is_wasted_if_nobody_else_has_a_store_card() -> None:
    table = taking("friendship", dealt("friendship"))

    assert table.happened(ElixirWasted) == [ElixirWasted(ANN, "friendship")]
    assert table.is_in(ReplacingElixir)


@pytest.mark.rule("D-ELIXIR")
def test_dominion_is_the_same_with_a_property() -> None:
    table = taking("dominion", deal(store={BOB: ["brute"]}, elixirs=("dominion", "charm")))
    assert NameGiver(BOB) in table.options(ANN)

    table.does(ANN, NameGiver(BOB))
    assert table.happened(GiverNamed) == [GiverNamed(ANN, BOB, "property")]
    table.refuses(BOB, Give("brute"), rule="D-ELIXIR", saying="dicetown-refusal-gift")
    table.does(BOB, Give("property-1"))

    assert table.happened(CardGiven) == [CardGiven(BOB, ANN, "property", "property-1")]
    assert "property-1" in table.properties(ANN)


@pytest.mark.rule("D-ELIXIR")
def test_two_properties_alike_are_one_choice() -> None:
    table = deal(display=("property-4",) * 3, elixirs=("dominion", "charm"))
    table.quiet(hall=BOB).quiet(hall=BOB)

    taking("dominion", table).does(ANN, NameGiver(BOB))

    assert set(table.options(BOB)) == {Give("property-4")}


@pytest.mark.rule("D-ELIXIR")
def test_dominion_is_wasted_if_nobody_else_has_a_property() -> None:
    table = deal(2, elixirs=("dominion", "charm")).hands("9 9 9 J J", "10 10 K K A")
    table.draws("elixir", "wanted").does(ANN, TakeCard("elixir"))
    table.until(Rolling).hands("9 9 9 9 9", "9 A A A A").until(Reacting, card="elixir")
    table.plays(ANN, "elixir").does(BOB, TakeElixir("charm")).until(Visiting)

    table.does(ANN, TakeElixir("dominion"))

    assert table.properties(ANN)
    assert table.happened(ElixirWasted) == [ElixirWasted(ANN, "dominion")]
