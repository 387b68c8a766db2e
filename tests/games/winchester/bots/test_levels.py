"""The levels of Winchester below the heuristic, and those that defend against a rival."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from tests.support.beginner import WinchesterBeginner
from tests.support.chaser import Chaser
from tests.support.people import ANN, BOB
from tests.support.winchester import deal
from tinhorn.arena.schedule import play_out
from tinhorn.bots.game_bots import shares
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import DrawPlot
from tinhorn.games.winchester.bots.defence import Defender, threat
from tinhorn.games.winchester.bots.deputy import WinchesterDeputy
from tinhorn.games.winchester.bots.greenhorn import WinchesterGreenhorn, at_first_sight
from tinhorn.games.winchester.bots.heuristic import WinchesterHeuristic
from tinhorn.games.winchester.bots.worth import position
from tinhorn.games.winchester.phases import Bidding
from tinhorn.games.winchester.state import Setup

PLAYERS = 4
GAMES = 40


def games(first: Callable[[Random], Any], others: Callable[[Random], Any]) -> Sequence[Any]:
    """Final states of games of one bot against three others, with the seat of the one."""
    played = []
    for number in range(GAMES):
        seat = number % PLAYERS
        makers = [first if each == seat else others for each in range(PLAYERS)]
        bots = [maker(Random(f"{number}/{each}")) for each, maker in enumerate(makers)]
        table = play_out(winchester, Setup(players=PLAYERS), bots, Random(number))
        played.append((table.state, seat))
    return played


def most_met(played: Sequence[Any]) -> int:
    """Return how many games had a player who met all five shared objectives."""
    return sum(max(len(player.met) for player in state.players) == 5 for state, _ in played)


def test_nobody_takes_all_five_shared_objectives_from_players_who_defend() -> None:
    assert most_met(games(Defender, Defender)) == 0
    assert most_met(games(Chaser, Defender)) == 0
    assert most_met(games(WinchesterHeuristic, WinchesterHeuristic)) > 2


def test_a_rival_who_has_met_few_objectives_is_no_threat() -> None:
    seen = deal().chance(DrawPlot(8)).seen_by(ANN)
    assert isinstance(seen.phase, Bidding)

    assert not seen.players[BOB].met
    assert threat(position(seen), seen.phase.plot, BOB) == 0


def test_a_beginner_forgets_one_secret_objective_and_the_same_one_all_game() -> None:
    table = deal(objectives={ANN: ("saloon", "prairie")}).chance(DrawPlot(8))
    at = position(table.seen_by(ANN))
    forgotten = {WinchesterGreenhorn(Random(7))._forgotten for _ in range(3)}

    worths = [
        [at_first_sight(at, plot, ANN, forgotten=place) for plot in at.chart.plots]
        for place in (None, 0, 1)
    ]

    assert len(forgotten) == 1
    for kept in worths[1:]:
        assert all(one >= other for one, other in zip(worths[0], kept, strict=True))
        assert sum(worths[0]) > sum(kept)


def test_a_distracted_deputy_is_so_in_all_questions_of_an_auction() -> None:
    seen = deal().chance(DrawPlot(8)).seen_by(ANN)
    assert isinstance(seen.phase, Bidding)
    at, phase = position(seen), seen.phase
    prices = {WinchesterDeputy(Random(seed)).price(at, phase, ANN) for seed in range(20)}
    one = WinchesterDeputy(Random(3))

    assert prices == {Defender(Random()).price(at, phase, ANN), at_first_sight(at, phase.plot, ANN)}
    assert len({one.price(at, phase, ANN) for _ in range(5)}) == 1


@pytest.mark.slow
def test_a_beginner_who_reads_the_page_wins_about_half_against_three_greenhorns() -> None:
    played = games(WinchesterBeginner, WinchesterGreenhorn)

    wins = 0.0
    for state, seat in played:
        outcome = winchester.outcome(state)
        assert outcome is not None
        wins += shares(outcome)[seat]

    assert 0.3 < wins / GAMES < 0.7
