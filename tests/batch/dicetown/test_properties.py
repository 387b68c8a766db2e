"""What holds at every position of batched games played at random."""

from __future__ import annotations

import numpy as np
import pytest

from tests.batch.dicetown.replayed import Shown, played_out
from tinhorn.games.dicetown.batch import Rules
from tinhorn.games.dicetown.codec import box
from tinhorn.games.dicetown.codec import state as codes

TABLES = [
    Rules(players=players, bribes=bribes, rules_version=version)
    for players in (2, 3, 4, 5)
    for bribes in ("on", "off")
    for version in (1, 2)
]


@pytest.fixture(scope="module")
def shown() -> Shown:
    return played_out(TABLES, seed=3)


def test_bills_and_nuggets_are_conserved(shown: Shown) -> None:
    state = shown.state
    bills = state.bills.sum(-1) + state.bank + state.coach

    assert (bills == 8 * state.options.players + 3).all()
    assert (state.nuggets.sum(-1) + state.mine == box.NUGGETS).all()


def test_cards_are_conserved(shown: Shown) -> None:
    state = shown.state
    is_drawn = (state.phase == codes.CHOOSING_CARD)[..., None]
    cards = state.hands.sum(-2) + state.deck + np.where(is_drawn, state.drawn, 0)
    cards[..., : box.PROPERTY] += state.discards + state.played
    cards[..., box.LASTING] += state.in_play
    cards[..., box.PROPERTY :] += state.protected.sum(-2)
    for kind in range(box.PROPERTIES):
        cards[..., box.PROPERTY + kind] += (state.display == kind).sum(-1)

    is_dealt = state.phase != codes.DEALING
    assert (cards[is_dealt] == box.COPIES).all()


def test_nobody_has_more_than_five_dice_or_less_than_nothing(shown: Shown) -> None:
    state = shown.state

    assert (state.dice.sum(-1) + state.cup.sum(-1) <= box.DICE).all()
    for amount in (state.dice, state.bills, state.nuggets, state.hands, state.deck, state.played):
        assert (amount >= 0).all()


def test_elixirs_are_in_one_place_each_and_two_lie_face_up(shown: Shown) -> None:
    state = shown.state
    face_up = (state.elixirs == codes.FACE_UP).sum(-1)
    in_use = (state.elixirs == codes.IN_USE).sum(-1)
    is_quiet = (state.phase == codes.KEEPING) | (state.phase == codes.DECIDING)

    assert (face_up[is_quiet] == 2).all()
    assert (in_use <= 1).all()


def test_a_seat_that_is_asked_has_an_answer_and_nobody_else_has(shown: Shown) -> None:
    phase = shown.state.phase
    is_asked = (phase >= codes.CHANCES) & (phase != codes.OVER)

    assert (shown.legal.any(-1) == is_asked).all()
    assert (shown.state.actor < shown.state.options.players).all()


def test_one_player_wins_each_game(shown: Shown) -> None:
    assert (shown.rewards[-1].sum(-1) == 1).all()
    assert (shown.rewards[~shown.is_over] == 0).all()


@pytest.mark.rule("D-COMP-3")
def test_unlimited_credit_cannot_be_drawn_during_the_visit_that_it_buys(shown: Shown) -> None:
    state = shown.state
    is_open = state.in_play[..., box.LASTING.index(box.CREDIT)]

    assert is_open.any()
    assert (state.options.version[is_open] == 2).all()
    assert (state.drawn[is_open][:, box.CREDIT] == 0).all()
    assert (state.played[is_open][:, box.CREDIT] == 0).all()


@pytest.mark.rule("D-SHERIFF-2")
def test_after_the_marshal_the_star_stays_for_the_rest_of_the_round(shown: Shown) -> None:
    state = shown.state
    marshal = state.in_play[..., box.LASTING.index(box.MARSHAL)]
    is_fixed = marshal[:-1] & marshal[1:]

    assert is_fixed.any()
    assert (state.options.version[:-1][is_fixed] == 2).all()
    assert (state.sheriff[:-1] == state.sheriff[1:])[is_fixed].all()
    assert (state.round[:-1] == state.round[1:])[is_fixed].all()
