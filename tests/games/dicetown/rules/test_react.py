"""When cards may be played (D-REACT)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from tests.support.dicetown import DiceTownTable, deal, dice
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Action, Keep, KeepWithBrute, Pass, Play, TurnDie
from tinhorn.games.dicetown.components import ACTION_CARDS, ActionCard, StoreCard
from tinhorn.games.dicetown.events import CardPlayed, DieTurned, GamblerPlayed, NuggetsDug
from tinhorn.games.dicetown.phases import Countering, Gambling, Keeping, Reacting, Rolling
from tinhorn.kernel.game import CHANCE, Viewer, can_only_pass
from tinhorn.testing.random_play import all_setups, random_turns

BLANK: StoreCard = "equipment-8"
"""A card that can never be played."""
ALL_LEAD = ("9 9 9 J J", "10 10 10 Q Q", "K K K A A")
"""Ann leads mine and store, Bob bank and saloon, Cat, the sheriff, the rest."""


def everywhere(card: StoreCard) -> DiceTownTable:
    """Ann holds this card, Bob and Cat a blank and Equipment; a round begins."""
    return deal(store={ANN: [card], BOB: ["equipment-1"], CAT: ["equipment-2"]})


def views(table: DiceTownTable, viewers: tuple[Viewer, ...]) -> list[Any]:
    """Return all that these viewers are shown, to the last byte."""
    seen = [table.seen_by(viewer) for viewer in viewers]
    return [(msgspec.json.encode(one), dicetown.question(one)) for one in seen]


@pytest.mark.rule("D-REACT-1")
@pytest.mark.parametrize(
    ("card", "hands"),
    [
        ("brute", ALL_LEAD),
        ("gambler", ALL_LEAD),
        ("dynamite", ALL_LEAD),
        ("shares", ALL_LEAD),
        ("barmaids", ("Q Q Q 9 9", "10 10 10 9 A", "K K K A A")),
        ("corruption", ("9 9 9 9 9", "10 10 10 A A", "K K K A A")),
        ("marshal", ("K K K K A", "10 10 10 A A", "9 9 9 A A")),
        ("elixir", ("10 A A A A", "10 10 10 10 10", "K K K A A")),
        ("wanted", ALL_LEAD),
    ],
)
def test_the_others_see_the_same_whoever_holds_the_card(
    card: StoreCard, hands: tuple[str, ...]
) -> None:
    table, other = everywhere(card), everywhere(BLANK)
    others = (BOB, CAT, None)
    windows = 0
    table.hands(*hands)
    other.hands(*hands)

    while table.asks_for() not in ("roll", "store"):
        windows += table.is_in(Reacting)
        assert views(table, others) == views(other, others)
        seat = min(table.asks())
        action = (
            dicetown.chance(table.state, Random(0))
            if seat == CHANCE
            else dicetown.default(table.state, seat)
        )
        heard = table.does(seat, action).events[-20:]
        told = other.does(seat, action).events[-20:]
        for viewer in others:
            assert [event.seen_by(viewer) for event in heard] == [
                event.seen_by(viewer) for event in told
            ]

    assert windows > 0


@pytest.mark.rule("D-REACT-1")
def test_a_credit_that_is_not_there_is_asked_for_all_the_same() -> None:
    for card in ("credit", BLANK):
        table = everywhere("credit" if card == "credit" else BLANK).hands(*ALL_LEAD)

        table.until(Reacting, card="credit")

        assert table.asks() == {ANN}


@pytest.mark.rule("D-REACT-1")
def test_the_question_betrays_nothing_and_passing_is_always_possible() -> None:
    holder, other = everywhere("dynamite").hands(*ALL_LEAD), everywhere(BLANK).hands(*ALL_LEAD)

    assert holder.asks() == other.asks() == {ANN}
    assert holder.options(ANN) == (Pass(), Play("dynamite"))
    assert other.options(ANN) == (Pass(),)
    other.refuses(ANN, Play("dynamite"), rule="D-REACT-1", saying="dicetown-refusal-not-held")


@pytest.mark.rule("D-REACT-1")
def test_a_seat_without_a_hidden_store_card_is_not_asked() -> None:
    table = deal(store={BOB: ["equipment-1"]}).hands("10 10 10 A A", "9 9 Q A A", "K K K A A")

    table.until(Reacting, card="shares")

    assert table.asks() == {BOB}


@pytest.mark.rule("D-REACT-1")
def test_in_the_first_round_there_are_no_windows_before_the_store() -> None:
    table = deal().hands("9 9 9 J J", "10 10 10 Q Q", "K K K A A")

    assert table.asks_for() == "store"


@pytest.mark.rule("D-REACT-1")
def test_when_every_copy_was_openly_played_the_window_does_not_open() -> None:
    table = deal(store={ANN: ["dynamite", "equipment-1"]}).hands(*ALL_LEAD)
    table.plays(ANN, "dynamite").round_over()
    table.events = ()

    table.hands("9 9 9 9 9", "10 10 10 A A", "K K K A A")

    assert table.store(ANN)
    assert table.happened(NuggetsDug) == [NuggetsDug(ANN, 5)]


@pytest.mark.rule("D-REACT-1")
def test_of_a_card_there_are_two_of_the_second_is_still_asked_for() -> None:
    table = deal(store={ANN: ["gambler", "equipment-1"]})
    table.rolls("9 9 9 9 9", "K K K K K", "K K K K K").keeps("9", "K", "K")
    table.does(ANN, TurnDie("9", "A"))
    assert table.state.played == ("gambler",)

    table.rolls("9 9 9 9", "K K K K", "K K K K").keeps("9", "K", "K")

    assert table.is_in(Gambling, asked=(ANN,))


@pytest.mark.rule("D-REACT-1")
@pytest.mark.rule("D-REACT-2")
def test_both_gamblers_may_be_used_in_the_same_round_at_different_reveals() -> None:
    table = deal(store={ANN: ["gambler", "gambler", "equipment-1"]})
    table.rolls("9 9 9 9 9", "K K K K K", "K K K K K").keeps("9", "K", "K")
    table.does(ANN, TurnDie("9", "A"))
    table.rolls("9 9 9 9", "K K K K", "K K K K").keeps("9", "K", "K")
    table.does(ANN, TurnDie("9", "A"))

    assert table.state.players[ANN].dice == dice("A A")
    assert table.state.played == ("gambler", "gambler")
    table.rolls("9 9 9", "K K K", "K K K").keeps("9", "K", "K")
    assert table.is_in(Rolling)


@pytest.mark.rule("D-REACT-2")
def test_both_brutes_may_be_used_in_the_same_round_at_different_reveals() -> None:
    table = deal(store={ANN: ["brute", "brute"]}).rolls("9 9 A A A", "K K K K K", "K K K K K")
    table.do_all({ANN: KeepWithBrute(dice("A A")), BOB: Keep(("K",)), CAT: Keep(("K",))}).passes()
    table.rolls("9 A A", "K K K K", "K K K K")
    table.do_all({ANN: KeepWithBrute(dice("A A")), BOB: Keep(("K",)), CAT: Keep(("K",))})

    assert table.bills() == [8, 8, 8]
    assert table.happened(CardPlayed) == [CardPlayed(ANN, "brute")] * 2


@pytest.mark.rule("D-REACT-2")
def test_one_card_of_a_kind_in_one_window() -> None:
    table = deal(store={ANN: ["gambler", "gambler"]})
    table.rolls("9 9 9 9 9", "K K K K K", "K K K K K").keeps("9 9", "K", "K")

    table.does(ANN, TurnDie("9", "A"))

    assert table.is_in(Rolling)
    assert table.state.players[ANN].dice == dice("9 A")
    assert table.store(ANN) == ("gambler",)


@pytest.mark.rule("D-REACT-1")
@pytest.mark.parametrize(
    ("sheriff", "order"), [(CAT, [ANN, BOB]), (BOB, [BOB, ANN]), (ANN, [ANN, BOB])]
)
def test_answers_resolve_clockwise_the_sheriff_first(sheriff: int, order: list[int]) -> None:
    table = deal(store={ANN: ["gambler"], BOB: ["gambler"]}, sheriff=sheriff)
    table.rolls("9 9 9 9 9", "9 9 9 9 9", "9 9 9 9 9").keeps("9", "9", "9")

    table.do_all({BOB: TurnDie("9", "K"), ANN: TurnDie("9", "A")})

    assert [event.seat for event in table.happened(GamblerPlayed)] == order
    assert [event.seat for event in table.happened(DieTurned)] == order


def at_reveal() -> DiceTownTable:
    table = deal(store={ANN: ["brute"], BOB: ["brute"]})
    return table.rolls("9 9 A A A", "10 10 Q Q A", "J J K K A")


def at_gamble() -> DiceTownTable:
    table = deal(store={ANN: ["gambler"], BOB: ["gambler"]})
    return table.rolls("9 9 A A A", "10 10 Q Q A", "J J K K A").keeps("9 9", "10", "J")


def at_offer() -> DiceTownTable:
    return deal().hands("9 9 J J K", "9 9 Q Q A", "10 J Q K K")


def at_marshal() -> DiceTownTable:
    table = deal(store={ANN: ["marshal"], BOB: ["brute"]})
    return table.hands("10 10 10 A A", "K K K A A", "9 9 9 A A").until(Reacting, card="marshal")


def at_counter() -> DiceTownTable:
    table = deal(store={ANN: ["wanted"], BOB: ["brute"], CAT: ["dynamite"]})
    table.hands("10 10 10 A A", "K K K A A", "9 9 9 A A").until(Reacting, card="dynamite")
    return table.does(CAT, Play("dynamite"))


@pytest.mark.rule("D-REACT-1")
@pytest.mark.parametrize("at", [at_reveal, at_gamble, at_offer, at_marshal, at_counter])
def test_until_the_last_has_answered_nobody_sees_who_has_or_what(
    at: Callable[[], DiceTownTable],
) -> None:
    answers = at().options(ANN)
    assert len(answers) > 1
    before = at()

    for answer in answers:
        table = at().does(ANN, answer)
        told = table.events[len(before.events) :]
        assert told == ()
        assert views(table, (BOB, CAT, None)) == views(before, (BOB, CAT, None))


@pytest.mark.rule("D-REACT-1")
def test_a_player_sees_their_own_sealed_answer() -> None:
    table = at_counter().does(ANN, Play("wanted"))

    phase = table.seen_by(ANN).phase

    assert isinstance(phase, Countering)
    assert phase.answers == (Play("wanted"), None, None)
    table.refuses(ANN, Pass(), rule=None, saying="refusal-not-asked")


@pytest.mark.rule("D-REACT-1")
def test_who_has_no_card_for_a_window_can_only_pass() -> None:
    table = at_counter()

    assert not can_only_pass(dicetown, table.seen_by(ANN))
    assert can_only_pass(dicetown, table.seen_by(BOB))
    assert not can_only_pass(dicetown, table.seen_by(None))


@pytest.mark.rule("D-REACT-1")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_card_cannot_be_played_outside_its_window(players: int) -> None:
    played = set[ActionCard]()
    for seed, setup in enumerate(all_setups(dicetown, players) * 3):
        for turn in random_turns(dicetown, setup, Random(seed), liveliness=1.0):
            seats = [asked.seat for asked in dicetown.pending(turn.before)]
            open_cards = {
                card
                for card in ACTION_CARDS
                for seat in seats
                if dicetown.check(turn.before, seat, Play(card)) is None
            }

            assert open_cards <= _card_of_window(turn.before.phase)
            played |= open_cards
    assert len(played) >= 6


def _card_of_window(phase: Any) -> set[ActionCard]:
    match phase:
        case Reacting(card=card):
            return {card}
        case Countering():
            return {"wanted"}
        case _:
            return set()


@pytest.mark.rule("D-REACT-1")
@pytest.mark.parametrize("card", [card for card in ACTION_CARDS if card != "dynamite"])
def test_in_the_window_of_a_card_no_other_card_can_be_played(card: ActionCard) -> None:
    table = everywhere("dynamite" if card == "joe" else card).hands(*ALL_LEAD)

    assert table.is_in(Reacting, card="dynamite")
    table.refuses(ANN, Play(card), rule="D-REACT-1", saying="dicetown-refusal-reaction-window")


@pytest.mark.rule("D-REACT-1")
@pytest.mark.parametrize(
    "action", [Play("wanted"), TurnDie("9", "A"), KeepWithBrute(("9", "9"))], ids=str
)
def test_a_card_outside_its_windows_is_refused_by_the_rule_of_the_windows(action: Action) -> None:
    table = deal(2, bribes="off").hands("9 9 9 9 9", "9 9 9 9 9")

    assert table.asks_for() == "leader"
    for seat in (ANN, BOB):
        table.refuses(seat, action, rule="D-REACT-1", saying="dicetown-refusal-closed")


@pytest.mark.rule("D-REACT-1")
def test_every_window_is_a_reaction_for_a_live_table_and_its_default_is_to_pass() -> None:
    assert {"turn", "react", "counter"} == dicetown.REACTIONS
    for table in (at_gamble(), everywhere("dynamite").hands(*ALL_LEAD), at_counter()):
        assert table.asks_for() in dicetown.REACTIONS
        for seat in table.asks():
            assert dicetown.default(table.state, seat) == Pass()
    assert at_reveal().is_in(Keeping)
    assert at_reveal().asks_for() not in dicetown.REACTIONS
