"""Standing orders of Dice Town: cards in reaction windows, dice to keep, offers to the sheriff."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.support.dicetown import deal, dice
from tests.support.people import ANN, BOB
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Action, Keep, Offer, Pass, Play
from tinhorn.games.dicetown.components import ActionCard
from tinhorn.games.dicetown.orders import Aim, CardOrder, Orders
from tinhorn.games.dicetown.phases import AtBank, Gambling, Keeping, Offering, Reacting
from tinhorn.games.dicetown.view import View
from tinhorn.kernel.phrase import phrase

ROBBER, ASKED = 0, 1


def robbery(loot: int, *, holds_card: bool) -> View:
    """Return what a player sees who may answer a bank robbery with Equal Shares."""
    state = dicetown.new(dicetown.Setup(players=2))
    state = dicetown.apply(state, -1, dicetown.chance(state, Random(1))).state
    poorer = replace(state.players[ASKED], store=("shares",) if holds_card else ("brute",))
    phase = Reacting((ASKED,), (None, None), "shares", AtBank(ROBBER))
    players = (state.players[ROBBER], poorer)
    return dicetown.view(replace(state, players=players, bank=loot, phase=phase), ASKED)


@pytest.mark.parametrize(
    ("order", "loot", "holds_card", "answer"),
    [
        (CardOrder(play=True, min=4), 4, True, Play("shares")),
        (CardOrder(play=True, min=4), 3, True, None),
        (CardOrder(play=True), 2, True, Play("shares")),
        (CardOrder(play=True), 2, False, Pass()),
        (CardOrder(play=False), 9, True, Pass()),
    ],
)
def test_an_order_for_equal_shares(
    order: CardOrder, loot: int, answer: Action | None, *, holds_card: bool
) -> None:
    seen = robbery(loot, holds_card=holds_card)

    assert dicetown.follow(seen, Orders({"shares": order})) == answer


def test_an_order_for_another_card_says_nothing() -> None:
    seen = robbery(5, holds_card=True)

    assert dicetown.follow(seen, Orders({"gambler": CardOrder(play=False)})) is None


def test_a_player_may_never_be_asked_for_the_gambler() -> None:
    seen = replace(robbery(5, holds_card=True), phase=Gambling((ASKED,), (None, None)))

    assert dicetown.follow(seen, Orders({"gambler": CardOrder(play=False)})) == Pass()


def test_an_order_for_wanted_counters_every_card() -> None:
    table = deal(store={ANN: ["dynamite"], BOB: ["wanted"]}).hands(
        "9 9 9 A A", "10 10 10 A A", "K K K A A"
    )
    table.does(ANN, Play("dynamite"))
    seen = dicetown.view(table.state, BOB)

    assert dicetown.follow(seen, Orders({"wanted": CardOrder(play=True)})) == Play("wanted")
    assert dicetown.follow(seen, Orders({"dynamite": CardOrder(play=True)})) is None


def test_an_order_says_nothing_outside_a_reaction_window() -> None:
    state = dicetown.new(dicetown.Setup(players=2))

    assert dicetown.follow(dicetown.view(state, ASKED), Orders({})) is None


def test_the_question_says_what_equal_shares_would_bring() -> None:
    asked = dicetown.question(robbery(5, holds_card=True))

    assert asked.key == "dicetown-question-shares-you"
    assert asked.args["share"] == 2


def rolled(faces: str, *, kept: str = "", bills: int = 8) -> View:
    """Return what Ann sees of her own roll."""
    table = deal(players=2).rolls(faces, "9 9 9 9 9")
    players = (
        replace(table.state.players[ANN], dice=dice(kept), bills=bills),
        table.state.players[BOB],
    )
    phase = table.state.phase
    assert isinstance(phase, Keeping)
    under = replace(phase, dice=(dice(faces)[: 5 - len(dice(kept))], phase.dice[BOB]))
    return dicetown.view(replace(table.state, players=players, phase=under), ANN)


@pytest.mark.rule("D-HAND-2")
@pytest.mark.parametrize(
    ("aim", "pay", "faces", "answer"),
    [
        ("mine", 4, "9 9 9 J K", "9 9 9"),
        ("mine", 1, "9 9 9 J K", "9 9"),
        ("mine", 0, "9 9 9 J K", "9"),
        ("mine", 0, "10 J Q K K", "K"),
        ("mine", 1, "10 J Q K K", ""),
        ("office", 2, "9 9 9 K K", "K K"),
        ("bank", 2, "9 9 10 K K", "10"),
        ("store", 2, "9 9 J K K", "J"),
        ("saloon", 2, "9 9 Q K K", "Q"),
        ("hall", 4, "9 9 K K A", "9 9 K K"),
        ("hall", 1, "9 9 K K A", "K K"),
        ("hall", 0, "9 9 K K A", "A"),
        ("hall", 4, "9 10 J Q A", "A"),
        ("hall", 4, "9 10 J Q K", "9 10 J Q K"),
        ("hall", 3, "9 10 J Q K", "K"),
    ],
)
def test_dice_are_kept_for_an_aim_within_the_price(
    aim: Aim, pay: int, faces: str, answer: str
) -> None:
    seen = rolled(faces)

    assert dicetown.follow(seen, Orders(keep=aim, pay=pay)) == Keep(dice(answer))
    assert Keep(dice(answer)) in seen.options


def test_the_best_hand_counts_the_dice_that_are_set_aside() -> None:
    seen = rolled("9 9 A K K", kept="9 9")

    assert dicetown.follow(seen, Orders(keep="hall", pay=1)) == Keep(dice("9 9"))


@pytest.mark.parametrize("aim", ["mine", "hall"])
def test_nobody_pays_more_for_dice_than_they_have(aim: Aim) -> None:
    seen = rolled("9 9 9 9 9", bills=1)

    assert dicetown.follow(seen, Orders(keep=aim, pay=4)) == Keep(dice("9 9"))


def test_without_an_aim_the_player_is_asked() -> None:
    assert dicetown.follow(rolled("9 9 9 J K"), Orders(pay=2)) is None


@pytest.mark.rule("D-TIE-2")
@pytest.mark.parametrize(("most", "bills"), [(0, 0), (3, 3), (20, 8)])
def test_an_offer_is_the_limit_or_all_that_the_player_has(most: int, bills: int) -> None:
    state = deal(players=2).state
    phase = Offering((ANN,), (None, None), "mine", (ANN, BOB))
    seen = dicetown.view(replace(state, phase=phase, sheriff=BOB), ANN)

    assert dicetown.follow(seen, Orders(offer=most)) == Offer(bills, 0, ())
    assert dicetown.follow(seen, Orders()) is None


@pytest.mark.parametrize(
    ("orders", "key"),
    [
        (Orders(keep="mine", pay=5), "dicetown-refusal-order-pay"),
        (Orders(keep="mine", pay=-1), "dicetown-refusal-order-pay"),
        (Orders(offer=44), "dicetown-refusal-order-amount"),
        (Orders(cards={"shares": CardOrder(play=True, min=-1)}), "dicetown-refusal-order-amount"),
    ],
)
def test_amounts_that_nobody_can_pay_are_refused(orders: Orders, key: str) -> None:
    refusal = dicetown.check_orders(dicetown.Setup(players=2), orders)

    assert refusal is not None
    assert refusal.reason.key == key
    assert dicetown.check_orders(dicetown.Setup(players=2), Orders(pay=4, offer=43)) is None


def test_the_preview_says_what_would_be_kept_and_offered_and_which_cards_are_held() -> None:
    seen = rolled("9 9 9 J K")
    own = seen.players[ANN]
    seen = replace(seen, players=(replace(own, store=("shares",)), seen.players[BOB]))
    cards: dict[ActionCard, CardOrder] = {
        "shares": CardOrder(play=True),
        "wanted": CardOrder(play=False),
    }
    orders = Orders(cards=cards, keep="mine", pay=1, offer=3)

    lines = {line.order: line.text for line in dicetown.preview(seen, orders)}

    kept, offered = dicetown.label(Keep(dice("9 9"))), dicetown.label(Offer(3, 0, ()))
    assert lines == {
        "keep": phrase("dicetown-order-now", answer=kept),
        "offer": phrase("dicetown-order-now", answer=offered),
        "cards.shares": phrase("dicetown-order-held"),
        "cards.wanted": phrase("dicetown-order-not-held"),
    }


def test_the_preview_between_rolls_says_that_there_are_no_dice() -> None:
    state = deal(players=2).state

    (line,) = dicetown.preview(dicetown.view(state, ANN), Orders(keep="hall"))

    assert line.text == phrase("dicetown-order-no-dice")
    assert dicetown.preview(dicetown.view(state, ANN), Orders(offer=None, pay=1)) == ()
