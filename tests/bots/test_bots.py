"""What every bot owes to every game it plays."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from tests.support.random_play import random_play
from tests.support.secrets import SECRETS
from tinhorn.bots import BotError, bot_named, bot_names, is_bot
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE, Decision
from tinhorn.testing.random_play import all_setups

EVERY_BOT = [(bot, game) for game in GAMES for bot in bot_names(game)]
GAMES_EACH = {"winchester": 6, "dicetown": 3}
"""Games of each number of players."""
ASKED = 240
"""The number of decisions at which a bot is asked."""
THINKERS = {("legend", "dicetown")}
"""Bots that take some milliseconds for each answer: they are asked less often."""


@cache
def _all_positions(game: str) -> list[tuple[Any, Decision]]:
    """Decisions of people in games played at random, with all kinds of table options."""
    rulebook, rng = GAMES[game], Random(game)
    return [
        (state, decision)
        for players in rulebook.PLAYERS
        for _ in range(GAMES_EACH[game])
        for state in random_play(rulebook, rng.choice(all_setups(rulebook, players)), rng)
        for decision in rulebook.pending(state)
        if decision.seat != CHANCE
    ]


def positions(game: str, rng: Random, *, count: int = ASKED) -> list[tuple[Any, Decision]]:
    return rng.sample(_all_positions(game), count)


def some_positions(bot: str, game: str, rng: Random) -> list[tuple[Any, Decision]]:
    return positions(game, rng, count=ASKED // 4 if (bot, game) in THINKERS else ASKED)


@pytest.mark.parametrize(("bot", "game"), EVERY_BOT)
def test_a_bot_answers_what_it_is_asked_by_the_rules(bot: str, game: str) -> None:
    for number, (state, decision) in enumerate(positions(game, Random(f"{bot} legally"))):
        seen = GAMES[game].view(state, decision.seat)
        action = bot_named(bot, game, Random(number)).choose(seen, decision)
        assert GAMES[game].check(state, decision.seat, action) is None


@pytest.mark.parametrize(("bot", "game"), EVERY_BOT)
def test_a_bot_answers_alike_in_worlds_that_look_alike(bot: str, game: str) -> None:
    rng = Random(f"{bot} without peeking")

    for number, (state, decision) in enumerate(some_positions(bot, game, rng)):
        other = SECRETS[game].shuffle_secrets(state, decision.seat, rng)
        answers = {
            bot_named(bot, game, Random(number)).choose(
                GAMES[game].view(world, decision.seat), decision
            )
            for world in (state, other)
        }
        assert len(answers) == 1


@pytest.mark.parametrize(("bot", "game"), EVERY_BOT)
def test_a_bot_answers_alike_when_the_view_comes_over_a_wire(bot: str, game: str) -> None:
    asked = some_positions(bot, game, Random(f"{bot} afar"))
    for number, (state, decision) in enumerate(asked):
        seen = GAMES[game].view(state, decision.seat)
        sent = msgspec.json.decode(msgspec.json.encode(seen), type=GAMES[game].View)

        near = bot_named(bot, game, Random(number)).choose(seen, decision)
        far = bot_named(bot, game, Random(number)).choose(sent, decision)

        assert near == far


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_levels_and_names_the_usual_one_first(game: str) -> None:
    assert bot_names(game) == ("deputy", "greenhorn", "marshal", "legend", "uniform")


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_table_with_the_former_name_of_a_level_still_opens(game: str) -> None:
    former, deputy = (bot_named(name, game, Random(1)) for name in ("heuristic", "deputy"))

    assert type(former) is type(deputy)
    assert is_bot("heuristic", game)
    assert not is_bot("cheat", game)


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(BotError) as refused:
        bot_named("cheat", "winchester", Random(1))

    assert refused.value.kind == "bot"
    assert refused.value.phrase.key == "bot-unknown"
    assert refused.value.phrase.args == {
        "name": "cheat",
        "game": "winchester",
        "known": ", ".join(bot_names("winchester")),
    }


def test_an_unknown_character_is_refused_with_the_characters_there_are() -> None:
    with pytest.raises(BotError) as refused:
        bot_named("marshal:angry", "winchester", Random(1))

    assert refused.value.phrase.key == "bot-character-unknown"
    assert refused.value.phrase.args["name"] == "angry"
    assert "grudge" in str(refused.value.phrase.args["known"])
