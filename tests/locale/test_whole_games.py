"""Whatever happens in many games, every reader can read it in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final

import pytest

from tests.support.people import NAMES
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, AnyGame
from tinhorn.kernel.phrase import Phrase
from tinhorn.locale import LANGUAGES, say
from tinhorn.testing.random_play import Turn, all_setups, random_turns

GAMES_EACH: Final = 80
MANY: Final = 3_000

TITLES: Final = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.NAME))
LOOKS: Final = 2
"""The number of positions of each game whose options are all rendered."""

Said = dict[str, Phrase]
"""Phrases by their key and arguments: each is said once, however often it occurs."""


def said_in(game: AnyGame, games: int) -> Said:
    """Collect all that is said in the games of one title, at tables of every size and option."""
    setups = [setup for players in game.PLAYERS for setup in all_setups(game, players)]
    found: Said = {}
    for number in range(games):
        turns = list(random_turns(game, setups[number % len(setups)], Random(number)))
        looks = Random(number).sample(turns, min(LOOKS, len(turns)))
        for phrase in (*_told(game, turns), *_asked(game, looks), *_refused(game, looks)):
            found.setdefault(f"{phrase.key} {phrase.args}", phrase)
    return found


def _told(game: AnyGame, turns: list[Turn]) -> Iterator[Phrase]:
    for turn in turns:
        for event in turn.events:
            for reader in (*range(turn.before.setup.players), None):
                seen = event.seen_by(reader)
                if seen is not None:
                    yield game.narrate(seen, reader)


def _asked(game: AnyGame, looks: list[Turn]) -> Iterator[Phrase]:
    for turn in looks:
        for viewer in (*range(turn.before.setup.players), None):
            seen = game.view(turn.before, viewer)
            yield game.question(seen)
            yield from (fact.text for fact in game.facts(seen))
            for action in () if viewer is None else game.options(turn.before, viewer):
                yield game.label(action)
                consequence = game.consequence(seen, action)
                if consequence is not None:
                    yield consequence
        yield game.label(turn.action)


def _refused(game: AnyGame, looks: list[Turn]) -> Iterator[Phrase]:
    actions: list[Any] = [turn.action for turn in looks]
    for turn in looks:
        for action in actions:
            for seat in (*range(turn.before.setup.players), CHANCE):
                refusal = game.check(turn.before, seat, action)
                if refusal is not None:
                    yield refusal.reason


@TITLES
def test_everything_can_be_read_in_every_language(game: AnyGame) -> None:
    require_that_all_can_be_read(said_in(game, GAMES_EACH))


@pytest.mark.slow
@TITLES
def test_everything_in_many_games_can_be_read_in_every_language(game: AnyGame) -> None:
    require_that_all_can_be_read(said_in(game, MANY))


def require_that_all_can_be_read(said: Said) -> None:
    """Fluent warns of what it cannot say, and warnings are errors here."""
    for language, phrase in product(LANGUAGES, said.values()):
        text = say(phrase, language, NAMES)

        assert text, (language, phrase)
        assert "{" not in text, (language, phrase)
    assert_that_is_a_lot(said)


def assert_that_is_a_lot(said: Said) -> None:
    keys = {phrase.key for phrase in said.values()}

    assert len(said) > 1_000
    assert sum("refusal" in key for key in keys) > 5
    assert sum("-question-" in key for key in keys) > 5
