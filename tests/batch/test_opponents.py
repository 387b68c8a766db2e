"""Opponents in arrays answer as the bots of their names do, and never break a rule."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import pytest

from tests.support.random_play import random_play
from tinhorn.bots import bot_named
from tinhorn.envs.codec import codec_of
from tinhorn.games import GAMES, dicetown, winchester
from tinhorn.games.dicetown.batch import opponents as in_dicetown
from tinhorn.games.dicetown.bots.haggling import instead_of_nothing
from tinhorn.games.dicetown.codec import views as dicetown_views
from tinhorn.games.winchester.actions import Claim
from tinhorn.games.winchester.batch import opponents as in_winchester
from tinhorn.games.winchester.codec import views as winchester_views
from tinhorn.kernel import CHANCE

POSITIONS = 40


def asked(game: str, setup: Any, seed: int) -> Iterator[tuple[Any, Any, Any]]:
    """Yield views of those who are asked in random games, their decisions and legal actions."""
    rules, rng, codec = GAMES[game], Random(seed), codec_of(game)
    for state in random_play(rules, setup, rng):
        for decision in rules.pending(state):
            if decision.seat != CHANCE and rng.random() < 0.25:
                legal = codec.legal(state, decision.seat)
                if len(legal) > 1:
                    yield rules.view(state, decision.seat), decision, legal


def some(game: str, setup: Any) -> Iterator[tuple[Any, Any, Any, Any]]:
    """Yield the same with masks, for about as many positions as are compared."""
    codec, found = codec_of(game), 0
    for seed in range(100):
        for view, decision, legal in asked(game, setup, seed):
            yield view, decision, legal, jnp.asarray(codec.mask(legal).astype(bool))
            if (found := found + 1) == POSITIONS:
                return


@pytest.mark.parametrize("claims", ["auto", "manual"])
def test_the_legend_of_winchester_answers_as_the_bot_does(claims: Any) -> None:
    setup = winchester.Setup(players=3, claims=claims)
    bot, choose = bot_named("legend", "winchester", Random(1)), jax.jit(in_winchester.legend())
    for view, decision, legal, mask in some("winchester", setup):
        id = int(choose(winchester_views.from_view(view), mask, jax.random.key(1)))

        answer = bot.choose(view, decision)
        assert legal[id] == answer or (isinstance(legal[id], Claim) and isinstance(answer, Claim))


@pytest.mark.parametrize("claims", ["auto", "manual"])
def test_the_deputy_of_winchester_keeps_the_rules(claims: Any) -> None:
    setup = winchester.Setup(players=3, claims=claims)
    choose = jax.jit(in_winchester.deputy())
    for place, (view, _, legal, mask) in enumerate(some("winchester", setup)):
        assert int(choose(winchester_views.from_view(view), mask, jax.random.key(place))) in legal


def test_the_legend_of_dice_town_answers_as_the_bot_does() -> None:
    bot, choose = bot_named("legend", "dicetown", Random(1)), in_dicetown.legend()
    for view, decision, legal, mask in some("dicetown", dicetown.Setup(players=3)):
        id = int(choose(dicetown_views.from_view(view), mask, jax.random.key(1)))

        assert instead_of_nothing(view, decision, legal[id]) == bot.choose(view, decision)


def test_the_deputy_of_dice_town_keeps_the_rules() -> None:
    choose = in_dicetown.deputy()
    for place, (view, _, legal, mask) in enumerate(some("dicetown", dicetown.Setup(players=3))):
        assert int(choose(dicetown_views.from_view(view), mask, jax.random.key(place))) in legal
