"""OpenSpiel's own suites, a stored playthrough of each game, chance in draws, and ISMCTS."""

from __future__ import annotations

import pickle
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="these games need tinhorn[open-spiel]")

import numpy as np
import pyspiel
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from tinhorn.envs.codec import codec_of
from tinhorn.envs.open_spiel import resampler
from tinhorn.games import GAMES
from tinhorn.kernel.errors import SetupError
from tinhorn.kernel.game import CHANCE

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
SMALLEST = [(name, min(game.PLAYERS)) for name, game in GAMES.items()]
LARGEST = [
    pytest.param(name, max(game.PLAYERS), marks=pytest.mark.slow) for name, game in GAMES.items()
]
GAME_STRINGS = ["python_tinhorn_winchester(players=3)", "python_tinhorn_dicetown(players=2)"]


@cache
def game_of(name: str) -> Any:
    return pyspiel.load_game(name)


def play_on(state: Any, seed: int, *, most: int = 1_000_000) -> Any:
    """Play at random, chance included, to the end or for some steps."""
    rng = Random(seed)
    while not state.is_terminal() and len(state.history()) < most:
        state.apply_action(rng.choice(state.legal_actions()))
    return state


class TestApiOfWinchester(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # no types
    game_name = GAME_STRINGS[0]
    game = pyspiel.load_game(game_name)


class TestApiOfDiceTown(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # no types
    game_name = GAME_STRINGS[1]
    game = pyspiel.load_game(game_name)


@pytest.mark.parametrize(("name", "players"), [*SMALLEST, *LARGEST])
def test_random_games_pass_the_checks_of_openspiel(name: str, players: int) -> None:
    game = pyspiel.load_game(f"python_tinhorn_{name}(players={players})")

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_playthrough_is_reproduced(name: str) -> None:
    flags.FLAGS.mark_as_parsed()  # OpenSpiel reads one
    path = PLAYTHROUGHS / f"python_tinhorn_{name}.txt"

    expected, actual = generate_playthrough.replay(str(path))

    assert actual.splitlines() == expected.splitlines()


@pytest.mark.parametrize("name", GAME_STRINGS)
def test_copies_taken_in_mid_game_play_on_identically(name: str) -> None:
    game = game_of(name)
    state = play_on(game.new_initial_state(), seed=4, most=150)

    copies = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
    ]

    ends = {str(play_on(copy, seed=5)) for copy in copies}
    assert ends == {str(play_on(state, seed=5))}


@pytest.mark.parametrize("name", GAMES)
def test_draw_by_draw_chance_answers_as_the_engine_does(name: str) -> None:
    codec, state = codec_of(name), game_of(f"python_tinhorn_{name}").new_initial_state()
    rng = Random(3)
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        before, drawer = state.position.state, _Noting(rng.getrandbits(64))
        drawn = codec.game.chance(before, drawer)

        for outcome in drawer.draws:
            assert len(state.chance_outcomes()) > outcome
            state.apply_action(outcome)

        after = codec.game.apply(before, CHANCE, drawn).state
        assert state.position.state in _onward(codec, after)


class _Noting(Random):
    """Notes the draws that leave a choice."""

    draws: list[int]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.draws = []

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        drawn = super().randrange(start)
        if start > 1:
            self.draws.append(drawn)
        return drawn


def _onward(codec: Any, state: Any) -> list[Any]:
    """Return this state, and those that follow while there is nothing to draw or to choose."""
    states = [state]
    while True:
        decisions = codec.game.pending(state)
        if decisions and decisions[0].seat == CHANCE:
            drawer = _Noting(0)
            drawn = codec.game.chance(state, drawer)
            following = codec.game.apply(state, CHANCE, drawn).state
            state = None if drawer.draws else following
        else:
            state = codec.after_forced_pass(state)
        if state is None:
            return states
        states.append(state)


class _NoOpinion:
    """An evaluator that finds all positions equal, so that searches are quick."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.get_game().num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("name", GAME_STRINGS)
def test_ismcts_plays_a_whole_game_through_imagined_worlds(name: str) -> None:
    game, rng = game_of(name), Random(7)
    bot = ISMCTSBot(
        game,
        _NoOpinion(),
        uct_c=1.4,
        max_simulations=4,
        random_state=np.random.RandomState(7),
        use_observation_string=True,
    )
    bot.set_resampler(resampler(rng))
    state = game.new_initial_state()

    while not state.is_terminal():
        is_chance = state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()) if is_chance else bot.step(state))

    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("name", ["python_tinhorn_winchester", "python_tinhorn_dicetown"])
def test_an_imagined_world_looks_the_same_to_the_player_and_has_no_history(name: str) -> None:
    state, rng = game_of(name).new_initial_state(), Random(2)
    resample, worlds = resampler(rng), set()
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            world = resample(state, player)
            assert world.current_player() == player
            assert world.observation_string(player) == state.observation_string(player)
            assert world.legal_actions() == state.legal_actions()
            assert world.history() == []
            worlds.add(str(world) == str(state))
        state.apply_action(rng.choice(state.legal_actions()))

    assert False in worlds


def test_table_options_are_parameters() -> None:
    state = game_of("python_tinhorn_winchester(players=3,edition=2019,first=1)").new_initial_state()

    setup = state.position.state.setup

    assert (setup.players, setup.edition, setup.first) == (3, "2019", 1)


def test_options_that_the_game_does_not_have_are_refused() -> None:
    with pytest.raises(SetupError):
        pyspiel.load_game("python_tinhorn_dicetown(bribes=often)")


def test_there_is_no_information_state() -> None:
    observation = pyspiel.IIGObservationType(perfect_recall=True)

    assert game_of(GAME_STRINGS[0]).make_py_observer(observation) is None
    with pytest.raises(ValueError, match="no parameters"):
        game_of(GAME_STRINGS[0]).make_py_observer(None, {"size": 3})


def test_an_illegal_action_is_refused_with_those_that_are_legal() -> None:
    state = pyspiel.load_game("python_tinhorn_dicetown").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    legal = state.legal_actions()
    illegal = next(action for action in range(205) if action not in legal)

    with pytest.raises(ValueError, match=f"may not answer {illegal}: legal are {legal[0]}"):
        state.apply_action(illegal)
