"""The edges of the batched game: tables, ids, chance, and what observations show."""

from __future__ import annotations

from random import Random

import jax
import numpy as np
import pytest

from tests.batch.dicetown.recorded import Game
from tests.batch.dicetown.replayed import Replay
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Keep, Offer, Roll
from tinhorn.games.dicetown.batch import Rules, flatten
from tinhorn.games.dicetown.codec import actions as ids
from tinhorn.games.dicetown.codec import box, engine
from tinhorn.games.dicetown.codec import state as codes
from tinhorn.kernel.errors import SetupError
from tinhorn.kernel.game import CHANCE

SENTENCES = (
    "takes 2 to 5 players",
    "no seat 4 at this table",
    "valid value for bribes. Use bribes=on.off",
    "valid value for rules_version",
)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 6},
        {"players": 3, "sheriff": 3},
        {"players": 3, "bribes": "maybe"},
        {"players": 3, "rules_version": 3},
    ],
)
def test_a_table_that_the_rules_do_not_allow_is_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(SetupError, match="|".join(SENTENCES)):
        Rules(**wrong)  # type: ignore[arg-type]


def test_who_is_shown_points_changes_no_array() -> None:
    shown, usual = Rules(players=3, memory="open"), Rules(players=3)

    assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), shown.new(), usual.new()))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_table_is_the_engines_and_waits_for_the_deal(players: int) -> None:
    rules = Rules(players=players)
    state = dicetown.new(dicetown.Setup(players=players))

    assert rules.needs_draw(rules.new())
    assert jax.eval_shape(rules.score, rules.new()).shape == (players,)
    assert jax.eval_shape(rules.rewards, rules.new()).shape == (players,)
    jax.tree.map(np.testing.assert_array_equal, rules.new(), rules.from_engine(state))


def position_of_first_keep() -> dicetown.State:
    state, rng = dicetown.new(dicetown.Setup(players=2)), Random(1)
    while dicetown.pending(state)[0].seat == CHANCE:
        state = dicetown.apply(state, CHANCE, dicetown.chance(state, rng)).state
    return state


def test_an_id_and_its_action_are_each_others() -> None:
    rules, state = Rules(players=2), position_of_first_keep()

    for action in dicetown.options(state, 1):
        assert rules.decode(rules.encode(action, state, 1), state, 1) == action


@pytest.mark.rule("D-TIE-2")
@pytest.mark.parametrize(
    "offer", [Offer(6, 0, ()), Offer(1, 1, ()), Offer(0, 0, ("brute", "brute"))]
)
def test_an_offer_that_the_batched_game_does_not_have_is_refused(offer: Offer) -> None:
    with pytest.raises(ValueError, match="no offer like"):
        engine.encode(offer, position_of_first_keep(), 0)


def test_answers_of_chance_and_of_seats_are_not_taken_for_each_other() -> None:
    state = position_of_first_keep()

    with pytest.raises(ValueError, match="no answer of a seat"):
        engine.encode(Roll(((), ())), state, 0)
    with pytest.raises(ValueError, match="no answer of chance"):
        engine.draw_from_engine(Keep(()), dicetown.new(dicetown.Setup(players=2)))


def test_the_sheriff_that_a_table_names_is_drawn() -> None:
    rules = Rules(players=4, sheriff=2)

    keys = jax.random.split(jax.random.key(0), 20)
    drawn = jax.jit(jax.vmap(rules.draw, in_axes=(None, 0)))(rules.new(), keys)

    assert (drawn.sheriff == 2).all()
    assert (drawn.cards[:, box.PROPERTY :].sum(1) == 3).all()


def test_a_seat_that_is_not_asked_sees_no_question(games: list[Game], replay: Replay) -> None:
    rules, states = Rules(players=5), replay.shown.state
    moments = np.flatnonzero((states.phase == codes.REACTING) | (states.phase == codes.COUNTERING))
    asked = jax.tree.map(lambda leaf: leaf[moments[:50]], states)
    other = (asked.actor + 1) % asked.options.players

    seen = jax.jit(jax.vmap(rules.observe))(asked, other)

    assert (seen.phase == 0).all()
    assert (seen.card == -1).all()
    assert (seen.hands[:, 1:] == 0).all()


def test_an_observation_flattens_to_one_vector() -> None:
    rules = Rules(players=3)

    seen = jax.eval_shape(rules.observe, rules.new(), 0)
    shape = jax.eval_shape(flatten, seen).shape

    assert len(shape) == 1
    assert shape == jax.eval_shape(rules.flatten, seen).shape
    assert rules.num_actions == ids.NUM_ACTIONS
