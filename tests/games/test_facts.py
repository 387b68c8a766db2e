"""Every kind of fact that a game tells is described for programs."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.support.random_play import random_play
from tinhorn.games import GAMES
from tinhorn.kernel.game import Fact
from tinhorn.testing.random_play import all_setups
from tools.protocol import fact_kinds

FIELDS = {field.name: field for field in msgspec.structs.fields(Fact)}
OTHER_FIELDS = FIELDS.keys() - {"kind", "text", "amount"}


def facts_of_some_games(game: str) -> Iterator[Fact]:
    """Yield what all viewers are told in random games, at tables that show all they can."""
    rules, rng = GAMES[game], Random(1)
    for setup in all_setups(rules, 3)[:: len(all_setups(rules, 3)) // 8 or 1]:
        for state in random_play(rules, setup, rng):
            for viewer in (None, 0):
                yield from rules.facts(rules.view(state, viewer))


@pytest.mark.parametrize("game", [*GAMES])
def test_every_fact_that_a_game_tells_is_described(game: str) -> None:
    kinds, told = {each.kind: each for each in fact_kinds(game)}, set()

    for fact in facts_of_some_games(game):
        described = kinds[fact.kind]
        assert fact.amount is None or described.amount, fact
        for name in OTHER_FIELDS:
            if getattr(fact, name) != FIELDS[name].default:
                assert f"`{name}`" in described.fields or "as in" in described.fields, (fact, name)
        told.add(fact.kind)

    assert kinds.keys() - told <= {"tie"}, "a kind that is never told"
