"""Standing orders of Dice Town: what they answer in the reaction windows of a card."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.support.dicetown import deal
from tests.support.people import ANN, BOB
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Action, Pass, Play
from tinhorn.games.dicetown.orders import CardOrder, Orders
from tinhorn.games.dicetown.phases import AtBank, Gambling, Reacting
from tinhorn.games.dicetown.view import View

ROBBER, ASKED = 0, 1


def robbery(loot: int, *, holds_card: bool) -> View:
    """What a player sees who may answer a bank robbery with Equal Shares."""
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
