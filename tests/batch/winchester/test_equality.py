"""The batched rules and the engine agree on every position of the same games."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.batch.winchester.acts import ACTS
from tests.batch.winchester.replay import Game, compare, play, setups
from tests.test_rulebook import english

ROOT = Path(__file__).parents[3]
CODE = ROOT / "src" / "tinhorn" / "games" / "winchester"
RULEBOOK = english("winchester")
ID = re.compile(r"W-[A-Z]+-(?:\d+|CLAIM)(?!\w)")
NOT_IN_ARRAYS = {
    "W-COMP-1": "a count of the box: the engine checks the file",
    "W-COMP-2": "a count of the box: the engine checks the file",
    "W-COMP-3": "says where the data is",
    "W-COMP-6": "is about the picture of the map",
    "W-SETUP-8": "the bank has what the players, the saloon and the piles do not have",
    "W-SETUP-9": "hats limit nothing",
}
PLAYERS = (3, 4, 5)


@cache
def games_of(players: int) -> tuple[Game, ...]:
    """Play one game with each combination of the table options; `make slow` plays thousands."""
    return tuple(play(setup, seed) for seed, setup in enumerate(setups(players)))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_of_the_same_game_is_equal(players: int) -> None:
    games = games_of(players)

    compared = compare(games)

    assert compared > 19 * players * len(games)


def test_each_rule_of_the_batched_code_acts_in_the_games_that_are_compared() -> None:
    turns = [turn for players in PLAYERS for game in games_of(players) for turn in game.turns]

    idle = [rule for rule, acts in ACTS.items() if not any(map(acts, turns))]

    assert not idle


def test_the_batched_code_names_each_rule_that_it_implements() -> None:
    named = {
        rule
        for room in ("batch", "codec")
        for path in (CODE / room).glob("*.py")
        for rule in ID.findall(path.read_text("utf-8"))
    }

    assert named == set(ACTS)


def test_the_batched_code_implements_each_rule_of_the_rulebook() -> None:
    rules = set(ID.findall(RULEBOOK.read_text("utf-8")))

    assert rules == set(ACTS) | set(NOT_IN_ARRAYS)
