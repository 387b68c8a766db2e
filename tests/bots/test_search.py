"""The legend that searches (`tools/try_search.py`)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy")

from tests.support.random_play import random_play
from tinhorn.arena.schedule import play_out
from tinhorn.bots import bot_named
from tinhorn.coach.comparison import tried, worlds_of
from tinhorn.games import GAMES, winchester
from tinhorn.games.winchester.state import Setup
from tinhorn.kernel.game import CHANCE, AnyGame, Outcome
from tools.try_search import PLAYERS, PLAYS_ON, Effort, Played, Search, Trial, play

NEVER = 1e9
"""Standard errors that no answer gains."""


def effort(game: str, *, least: float = 0.001, errors: float = 0.0) -> Effort:
    return Effort(answers=3, least=least, worlds=2, errors=errors, by=PLAYS_ON[game])


def searched(game: str, how: Effort) -> Played:
    return play(Trial(game, setup_of(GAMES[game]), how, 7), 0)


def setup_of(game: AnyGame) -> Any:
    return game.Setup(players=PLAYERS)


def game_of_legends(game: AnyGame, seed: int) -> Outcome | None:
    dice, *minds = (Random(f"{seed}/0/{of}") for of in ("chance", *range(PLAYERS)))
    bots = [bot_named("legend", game.NAME, rng) for rng in minds]
    return game.outcome(play_out(game, setup_of(game), bots, dice).state)


@pytest.mark.parametrize("game", ["winchester", pytest.param("dicetown", marks=pytest.mark.slow)])
def test_without_doubts_or_gains_search_plays_as_the_legend_does(game: str) -> None:
    certain = searched(game, effort(game, least=2.0))

    assert certain.outcome == game_of_legends(GAMES[game], 7)
    assert {thought.tried for thought in certain.thoughts} == {1}


def test_an_answer_has_to_gain_more_than_the_noise() -> None:
    cautious = searched("winchester", effort("winchester", errors=NEVER))
    eager = searched("winchester", effort("winchester"))

    assert cautious.outcome == game_of_legends(winchester, 7)
    assert any(thought.tried > 1 for thought in cautious.thoughts)
    assert not any(thought.is_changed for thought in cautious.thoughts)
    assert any(thought.is_changed for thought in eager.thoughts)


def test_search_takes_the_answer_that_is_best_in_the_imagined_worlds() -> None:
    seen = doubtful_views(Random(3))
    mind = Search(winchester, Random(1), effort("winchester"))

    chosen = [mind.choose(view, view.decision) for view in seen]

    assert chosen == [best_of(view) for view in seen]
    assert any(thought.is_changed for thought in mind.thoughts)


def doubtful_views(rng: Random) -> list[Any]:
    """Views of the seats asked, where more than one answer is likely enough to be tried."""
    states = list(random_play(winchester, Setup(players=4, ledger="helped"), rng))
    asked = [(state, winchester.pending(state)[0].seat) for state in states[:-1]]
    seen = [winchester.view(state, seat) for state, seat in asked if seat != CHANCE]
    return [view for view in seen if len(likely(view)) > 1]


def likely(view: Any) -> list[Any]:
    mind: Any = bot_named("legend", "winchester", Random(1))
    rated = mind.probabilities(view, view.decision)[:3]
    return [answer for answer, probability in rated if probability >= 0.001]


def best_of(view: Any) -> Any:
    worlds = worlds_of(winchester, view, range(2))
    means = {
        answer: sum(tried(winchester, view, answer, worlds, by="legend")) for answer in likely(view)
    }
    return max(means, key=lambda answer: means[answer])
