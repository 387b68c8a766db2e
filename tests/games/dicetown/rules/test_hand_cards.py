"""Cards played in phase I: the Brute and the Gambler (D-HAND)."""

from __future__ import annotations

import pytest

from tests.support.dicetown import DiceTownTable, deal, dice
from tests.support.people import ANN, BOB, CAT
from tinhorn.games.dicetown.actions import (
    Keep,
    KeepWithBrute,
    Pass,
    Play,
    Trim,
    TurnDie,
)
from tinhorn.games.dicetown.events import (
    BrutePaidFor,
    CardCountered,
    CardPlayed,
    DiceKept,
    DiceTrimmed,
    DieTurned,
    GamblerPlayed,
)
from tinhorn.games.dicetown.phases import Countering, Gambling, Keeping, Trimming
from tinhorn.kernel.phrase import phrase

ROLLED = ("9 9 J K A", "10 10 Q Q A", "9 J Q K A")
"""What everybody has under their cups at most tables of this file."""


def set_aside(table: DiceTownTable) -> list[str]:
    return [" ".join(player.dice) for player in table.state.players]


@pytest.mark.rule("D-HAND-4")
def test_with_a_brute_the_extra_dice_are_free() -> None:
    table = deal(store={ANN: ["brute"]}).rolls(*ROLLED)

    table.do_all({ANN: KeepWithBrute(dice("9 9 J K")), BOB: Keep(dice("A")), CAT: Keep(dice("A"))})

    assert table.happened(DiceKept)[-3] == DiceKept(ANN, dice("9 9 J K"), 0)
    assert table.happened(CardPlayed) == [CardPlayed(ANN, "brute")]
    assert table.bills() == [8, 8, 8]
    assert set_aside(table)[ANN] == "9 9 J K"
    assert table.store(ANN) == ()
    assert table.state.played == ("brute",)


@pytest.mark.rule("D-HAND-4")
def test_a_brute_is_an_answer_to_the_roll_beside_the_plain_ones() -> None:
    table = deal(store={ANN: ["brute"]}).rolls(*ROLLED)

    brutal = {answer for answer in table.options(ANN) if isinstance(answer, KeepWithBrute)}

    assert brutal == {
        KeepWithBrute(answer.dice)
        for answer in table.options(ANN)
        if isinstance(answer, Keep) and len(answer.dice) > 1
    }
    assert not any(isinstance(answer, KeepWithBrute) for answer in table.options(BOB))


@pytest.mark.rule("D-HAND-4")
@pytest.mark.parametrize("kept", ["", "9"])
def test_a_brute_needs_two_dice_or_more_and_does_not_pay_for_none(kept: str) -> None:
    table = deal(store={ANN: ["brute"]}).rolls(*ROLLED)

    table.refuses(
        ANN, KeepWithBrute(dice(kept)), rule="D-HAND-4", saying="dicetown-refusal-brute-few"
    )


@pytest.mark.rule("D-HAND-4")
def test_a_brute_keeps_dice_of_the_roll_only() -> None:
    table = deal(store={ANN: ["brute"]}).rolls(*ROLLED)

    table.refuses(ANN, KeepWithBrute(dice("10 10")), rule="D-HAND-1")


@pytest.mark.rule("D-HAND-4")
def test_who_has_no_brute_cannot_send_one() -> None:
    table = deal(store={ANN: ["brute"]}).rolls(*ROLLED)

    table.refuses(
        BOB, KeepWithBrute(dice("Q Q")), rule="D-HAND-4", saying="dicetown-refusal-no-brute"
    )


@pytest.mark.rule("D-HAND-4")
def test_a_brute_comes_with_the_reveal_not_before_or_after_it() -> None:
    table = deal(store={ANN: ["brute", "equipment-1"]})
    sent = KeepWithBrute(dice("9 9"))
    table.refuses(ANN, sent, rule="D-REACT-1", saying="dicetown-refusal-closed")

    table.rolls(*ROLLED)
    table.refuses(ANN, Play("brute"), rule="D-REACT-1", saying="dicetown-refusal-closed")
    table.keeps("9 9", "10", "9")

    assert table.is_in(Gambling)
    table.refuses(ANN, sent, rule="D-REACT-1", saying="dicetown-refusal-closed")
    table.refuses(ANN, Play("brute"), rule="D-REACT-1", saying="dicetown-refusal-closed")


@pytest.mark.rule("D-HAND-4")
def test_without_money_a_brute_still_keeps_five() -> None:
    table = deal(store={ANN: ["brute"]}).wastes(8).rolls(*ROLLED)

    table.do_all(
        {ANN: KeepWithBrute(dice(ROLLED[ANN])), BOB: Keep(dice("A")), CAT: Keep(dice("A"))}
    )

    assert set_aside(table)[ANN] == ROLLED[ANN]
    assert table.bills() == [0, 0, 0]


def brute_countered(table: DiceTownTable, kept: str) -> DiceTownTable:
    """Ann sends a Brute with these dice, and Bob has him wanted."""
    table.rolls(*ROLLED)
    table.do_all({ANN: KeepWithBrute(dice(kept)), BOB: Keep(dice("A")), CAT: Keep(dice("A"))})
    return table.plays(BOB, "wanted")


@pytest.mark.rule("D-HAND-4")
@pytest.mark.rule("D-WANTED")
@pytest.mark.parametrize("bills", [8, 2])
def test_a_countered_brute_leaves_the_dice_to_be_paid_for(bills: int) -> None:
    table = deal(store={ANN: ["brute"], BOB: ["wanted"]}).wastes(8 - bills)
    wasted = table.state.coach

    brute_countered(table, "9 9 J")

    assert table.happened(CardCountered) == [CardCountered(ANN, "brute")]
    assert table.happened(BrutePaidFor) == [BrutePaidFor(ANN, 2)]
    assert table.bills() == [bills - 2, bills, bills]
    assert table.state.coach == wasted + 2
    assert set_aside(table)[ANN] == "9 9 J"


def trimming(bills: int, kept: str) -> DiceTownTable:
    """Ann's Brute is countered while she has this much money, too little for the dice."""
    table = deal(store={ANN: ["brute"], BOB: ["wanted"]}).wastes(8 - bills)
    return brute_countered(table, kept)


@pytest.mark.rule("D-HAND-4")
def test_who_cannot_pay_says_which_dice_to_keep_exactly_as_many_as_can_be_paid() -> None:
    table = trimming(1, "9 9 J K")
    assert table.is_in(Trimming, seat=ANN)
    assert table.asks() == {ANN}
    assert set(table.options(ANN)) == {Trim(dice(kept)) for kept in ("9 9", "9 J", "9 K", "J K")}

    table.does(ANN, Trim(("K", "9")))

    assert table.happened(DiceTrimmed) == [DiceTrimmed(ANN, dice("9 K"), 1)]
    assert set_aside(table)[ANN] == "9 K"
    assert table.bills()[ANN] == 0


@pytest.mark.rule("D-HAND-4")
@pytest.mark.parametrize("kept", ["", "9", "9 9 J", "9 A", "9 9 J K"])
def test_no_fewer_no_more_and_no_other_dice_than_those_kept(kept: str) -> None:
    table = trimming(1, "9 9 J K")

    two = phrase("dicetown-refusal-trim", count=2)
    table.refuses(ANN, Trim(dice(kept)), rule="D-HAND-4", saying=two)


@pytest.mark.rule("D-HAND-4")
def test_with_no_money_one_of_the_dice_stays() -> None:
    table = trimming(0, "9 9")

    table.does(ANN, Trim(dice("9")))

    assert set_aside(table)[ANN] == "9"
    assert table.state.coach == 24


@pytest.mark.rule("D-HAND-4")
def test_the_dice_that_were_not_paid_for_are_rolled_again() -> None:
    table = trimming(1, "9 9 J K").does(ANN, Trim(dice("9 9")))

    table.rolls("A A A", "9 9 9 9", "9 9 9 9")

    assert table.options(ANN) == (Keep(("A",)),)


@pytest.mark.rule("D-HAND-4")
def test_a_hand_that_is_not_paid_for_is_not_complete() -> None:
    table = trimming(2, ROLLED[ANN]).does(ANN, Trim(dice("J K A")))

    table.rolls("A A", "9 9 9 9", "9 9 9 9")

    assert table.is_in(Keeping)


@pytest.mark.rule("D-HAND-4")
def test_dice_of_earlier_reveals_stay_when_the_money_is_short() -> None:
    table = deal(store={ANN: ["brute"], BOB: ["wanted"]}).wastes(8)
    table.rolls("A A A A A", "9 9 9 9 9", "9 9 9 9 9").keeps("A", "9", "9").passes()
    table.rolls("A A K K", "9 9 9 9", "9 9 9 9")
    table.do_all({ANN: KeepWithBrute(dice("A K")), BOB: Keep(("9",)), CAT: Keep(("9",))})
    table.plays(BOB, "wanted")

    table.does(ANN, Trim(("K",)))

    assert set_aside(table)[ANN] == "K A"


@pytest.mark.rule("D-HAND-4")
@pytest.mark.rule("D-WANTED")
def test_two_brutes_of_the_same_reveal_are_countered_one_by_one_the_sheriff_first() -> None:
    table = deal(store={ANN: ["brute"], BOB: ["wanted"], CAT: ["brute"]}).rolls(*ROLLED)
    table.do_all(
        {
            ANN: KeepWithBrute(dice("9 9")),
            BOB: Keep(dice("A")),
            CAT: KeepWithBrute(dice("J Q K")),
        }
    )
    assert table.happened(CardPlayed) == [CardPlayed(CAT, "brute"), CardPlayed(ANN, "brute")]
    assert table.is_in(Countering, card="brute", seat=CAT)

    table.passes()
    assert table.is_in(Countering, card="brute", seat=ANN)
    table.plays(BOB, "wanted")

    assert table.happened(BrutePaidFor) == [BrutePaidFor(ANN, 1)]
    assert set_aside(table) == ["9 9", "A", "J Q K"]


@pytest.mark.rule("D-HAND-4")
@pytest.mark.rule("D-HAND-5")
def test_a_brute_and_a_gambler_meet_at_the_same_reveal() -> None:
    table = deal(store={ANN: ["brute", "gambler"]}).rolls(*ROLLED)
    table.do_all({ANN: KeepWithBrute(dice("9 9")), BOB: Keep(("A",)), CAT: Keep(("A",))})

    table.does(ANN, TurnDie("9", "A"))

    assert set_aside(table)[ANN] == "9 A"
    assert table.happened(CardPlayed) == [CardPlayed(ANN, "brute")]
    assert table.happened(GamblerPlayed) == [GamblerPlayed(ANN, "9", "A")]
    assert table.bills()[ANN] == 8


@pytest.mark.rule("D-HAND-4")
@pytest.mark.rule("D-HAND-5")
def test_after_a_countered_brute_the_gambler_turns_a_die_that_stayed() -> None:
    table = deal(store={ANN: ["brute", "gambler"], BOB: ["wanted"]}).wastes(8)
    brute_countered(table, "9 9 J K").does(ANN, Trim(dice("K")))
    assert table.is_in(Gambling)

    table.refuses(ANN, TurnDie("J", "A"), rule="D-HAND-5", saying="dicetown-refusal-not-your-die")
    table.does(ANN, TurnDie("K", "A"))

    assert set_aside(table)[ANN] == "A"


@pytest.mark.rule("D-HAND-5")
def test_the_gambler_turns_one_die_to_any_face_after_the_reveal() -> None:
    table = deal(store={ANN: ["gambler"]}).rolls(*ROLLED).keeps("9 9", "10", "9")
    assert (table.asks(), table.asks_for()) == ({ANN}, "turn")

    table.does(ANN, TurnDie("9", "K"))

    assert table.happened(DieTurned) == [DieTurned(ANN, "9", "K")]
    assert set_aside(table)[ANN] == "9 K"
    assert table.store(ANN) == ()


@pytest.mark.rule("D-HAND-5")
def test_every_own_die_can_be_turned_to_every_other_face() -> None:
    table = deal(store={ANN: ["gambler"]}).rolls(*ROLLED).keeps("9 J", "10", "9")

    assert set(table.options(ANN)) == {
        Pass(),
        *(TurnDie("9", face) for face in dice("10 J Q K A")),
        *(TurnDie("J", face) for face in dice("9 10 Q K A")),
    }


@pytest.mark.rule("D-HAND-5")
def test_a_die_is_turned_to_another_face() -> None:
    table = deal(store={ANN: ["gambler"]}).rolls(*ROLLED).keeps("9 J", "10", "9")

    table.refuses(ANN, TurnDie("9", "9"), rule="D-HAND-5", saying="dicetown-refusal-same-face")
    table.refuses(ANN, TurnDie("K", "A"), rule="D-HAND-5", saying="dicetown-refusal-not-your-die")


@pytest.mark.rule("D-HAND-5")
def test_a_die_of_an_earlier_reveal_can_be_turned() -> None:
    table = deal(store={ANN: ["gambler"]}).rolls(*ROLLED).keeps("9", "10", "9").passes()
    table.rolls("A A A A", "9 9 9 9", "9 9 9 9").keeps("A", "9", "9")

    table.does(ANN, TurnDie("9", "A"))

    assert set_aside(table)[ANN] == "A A"


@pytest.mark.rule("D-HAND-5")
def test_who_set_nothing_aside_in_this_reveal_is_not_asked() -> None:
    table = deal(store={ANN: ["gambler"]}).rolls(*ROLLED).keeps("9", "10", "9").passes()

    table.rolls("A A A A", "9 9 9 9", "9 9 9 9").keeps("", "9", "9")

    assert table.asks_for() == "roll"


@pytest.mark.rule("D-HAND-5")
def test_who_has_no_gambler_cannot_play_one() -> None:
    table = deal(store={ANN: ["gambler"], BOB: ["equipment-1"]})
    table.rolls(*ROLLED).keeps("9", "10", "9")
    assert table.asks() == {ANN, BOB}

    assert table.options(BOB) == (Pass(),)
    table.refuses(BOB, TurnDie("10", "A"), rule="D-HAND-5", saying="dicetown-refusal-no-gambler")


@pytest.mark.rule("D-HAND-5")
def test_the_last_forced_roll_is_a_reveal_but_not_for_who_was_complete_before() -> None:
    table = deal(store={ANN: ["gambler"], BOB: ["gambler"]})
    table.rolls(*ROLLED).keeps(ROLLED[ANN], "10", "9").passes()

    table.rolls("", "J J Q A", "9 9 K K")

    assert table.asks() == {BOB}
    table.does(BOB, TurnDie("10", "A")).passes()
    assert set_aside(table)[BOB] == "J J Q A A"


@pytest.mark.rule("D-HAND-5")
def test_who_is_complete_by_this_reveal_may_still_turn_a_die() -> None:
    table = deal(store={ANN: ["gambler"]}).rolls(*ROLLED).keeps(ROLLED[ANN], "10", "9")

    table.does(ANN, TurnDie("K", "9"))

    assert set_aside(table)[ANN] == "9 9 9 J A"
    assert table.asks_for() == "roll"


@pytest.mark.rule("D-HAND-5")
@pytest.mark.rule("D-WANTED")
def test_who_may_counter_a_gambler_hears_which_die_is_to_be_turned() -> None:
    table = deal(store={ANN: ["gambler"], BOB: ["wanted"]})
    table.rolls(*ROLLED).keeps("9 9", "10", "9")

    table.do_all({ANN: TurnDie("9", "K"), BOB: Pass()})

    assert table.is_in(Countering, card="gambler", seat=ANN)
    assert table.told(GamblerPlayed, BOB) == GamblerPlayed(ANN, "9", "K")


@pytest.mark.rule("D-HAND-5")
@pytest.mark.rule("D-WANTED")
def test_a_countered_gambler_turns_nothing() -> None:
    table = deal(store={ANN: ["gambler"], BOB: ["wanted"]})
    table.rolls(*ROLLED).keeps("9 9", "10", "9")
    table.do_all({ANN: TurnDie("9", "K"), BOB: Pass()})
    assert table.is_in(Countering, card="gambler", seat=ANN)

    table.plays(BOB, "wanted")

    assert table.happened(CardCountered) == [CardCountered(ANN, "gambler")]
    assert table.happened(DieTurned) == []
    assert set_aside(table)[ANN] == "9 9"
    assert table.store(ANN) == ()
    assert table.store(BOB) == ()


@pytest.mark.rule("D-HAND-5")
@pytest.mark.rule("D-WANTED")
def test_two_gamblers_of_the_same_reveal_are_countered_one_by_one() -> None:
    table = deal(store={ANN: ["gambler"], BOB: ["gambler", "equipment-1"], CAT: ["wanted"]})
    table.rolls(*ROLLED).keeps("9 9", "10", "9")
    table.do_all({ANN: TurnDie("9", "K"), BOB: TurnDie("10", "A"), CAT: Pass()})
    assert table.is_in(Countering, card="gambler", seat=ANN)

    table.plays(CAT, "wanted")

    assert table.happened(DieTurned) == [DieTurned(BOB, "10", "A")]
    assert set_aside(table) == ["9 9", "A", "9"]


@pytest.mark.rule("D-HAND-5")
def test_what_a_gambler_turns_decides_who_leads() -> None:
    table = deal(store={ANN: ["gambler"]}).rolls("Q Q K K A", "9 9 J J K", "10 10 J Q K")
    table.keeps("Q Q K K A", "9 9 J J K", "10 10 J Q K")
    assert table.is_in(Gambling)

    table.does(ANN, TurnDie("A", "9"))
    assert table.nuggets() == [0, 2, 0]

    assert set_aside(table)[ANN] == "9 Q Q K K"
