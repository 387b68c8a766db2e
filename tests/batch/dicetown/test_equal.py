"""After the same answers the batched game and the engine are equal, at every position."""

from __future__ import annotations

import jax
import pytest

from tests.batch.dicetown.acting import IMPLEMENTED
from tests.batch.dicetown.differences import differences
from tests.batch.dicetown.recorded import Game
from tests.batch.dicetown.replayed import Replay
from tinhorn.games import dicetown


def test_states_legal_actions_observations_and_outcomes_are_equal(
    games: list[Game], replay: Replay
) -> None:
    assert differences(games, replay) == []


@pytest.mark.rule("D-COMP-3")
@pytest.mark.rule("D-SHERIFF-2")
def test_every_rule_that_is_implemented_acts_in_the_games_compared(games: list[Game]) -> None:
    acted = {rule for game in games for position in game.positions for rule in position.rules}

    assert acted == IMPLEMENTED


def test_games_by_both_versions_of_the_rules_are_compared(games: list[Game]) -> None:
    assert {game.rules_version for game in games} == set(dicetown.SUPPORTED_RULES)


@pytest.mark.rule("D-COMP-3")
def test_only_by_version_2_do_cards_stay_on_the_table(replay: Replay) -> None:
    state = replay.shown.state
    stays = state.in_play.any(-1)

    assert state.in_play.any(0).all()
    assert (state.options.version[stays] == 2).all()


def test_a_difference_is_found(games: list[Game], replay: Replay) -> None:
    one_game = jax.tree.map(lambda leaf: leaf[: replay.starts[1]], replay.shown)
    bills = one_game.state.bills.copy()
    bills[7] += 1
    richer = one_game._replace(state=one_game.state._replace(bills=bills))

    wrong = differences(games[:1], Replay(richer, replay.starts[:1]))

    assert len(wrong) == 1
    assert wrong[0].startswith("state.bills differs first in game 0, position 7")
