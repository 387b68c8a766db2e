"""Bots: each answers for its seat, and sees only what its seat may see."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final
from zipfile import BadZipFile

from tinhorn.bots.bot import Bot, BotFailedError, Habit, Maker, Mind
from tinhorn.bots.characters import STEADY, InMeasure, character_names, split_name
from tinhorn.bots.game_bots import Chances, GameBots, Judge, Occasion, bots_of, judge_of, shares
from tinhorn.bots.own_network import SUFFIX, OwnNetworkBot
from tinhorn.bots.python_class import PYTHON, ClassBot, NoSuchBotError
from tinhorn.bots.stdio import PREFIX, StdioBot
from tinhorn.bots.uniform import Uniform
from tinhorn.bots.weights import WrongWeightsError
from tinhorn.kernel import BadInputError, phrase

__all__ = [
    "Bot",
    "BotError",
    "BotFailedError",
    "Chances",
    "GameBots",
    "Habit",
    "Judge",
    "Maker",
    "Mind",
    "Occasion",
    "Uniform",
    "bot_named",
    "bot_names",
    "bots_by_strength",
    "bots_of",
    "character_names",
    "is_bot",
    "judge_of",
    "shares",
    "usual_bot",
]

OF_ANY_GAME: Final[dict[str, Maker]] = {"uniform": Uniform}
WEIGHTS: Final = "weights:"
FORMER_NAMES: Final = {"heuristic": "deputy"}
"""Stored tables and records may still have these."""


class BotError(BadInputError):
    """These bots cannot be seated."""

    kind = "bot"


def bot_names(game: str) -> tuple[str, ...]:
    """List the bots that play a game, by its name: the usual one first, then by strength."""
    usual = usual_bot(game)
    return (usual, *(name for name in (*bots_of(game).levels, *OF_ANY_GAME) if name != usual))


def usual_bot(game: str) -> str:
    """Return the bot that plays a game where nobody chooses one."""
    bots = bots_of(game)
    return bots.usual or next(iter((*bots.levels, *OF_ANY_GAME)))


def bots_by_strength(game: str) -> tuple[str, ...]:
    """List the bots that play a game, by its name, the weakest first."""
    return (*OF_ANY_GAME, *bots_of(game).levels)


def is_bot(name: str, game: str) -> bool:
    """Return True for the name, or the former name, of a bot that plays this game."""
    level, character = split_name(name)
    if character is not None:
        return level in bots_of(game).levels and character in character_names()
    return level in FORMER_NAMES or level in bot_names(game)


def bot_named(name: str, game: str, rng: Random, *, allow_programs: bool = False) -> Bot[Any, Any]:
    """Make a bot for one game of `game`; it leaves to `rng` what it leaves to chance.

    `name` is a level, such as `marshal`, or a level with a character: `marshal:bold`.
    `allow_programs` accepts names such as `stdio:python bot.py`, which start a program,
    `python:MODULE:CLASS`, which import a class, and `weights:FILE.npz` or `weights:FOLDER`, which
    read a file: set it only for names that the user of this machine typed.
    """
    if allow_programs and name.startswith(PREFIX):
        return StdioBot(name, game, rng)
    if allow_programs and name.startswith(PYTHON):
        return _of_class(name.removeprefix(PYTHON), game, rng)
    if allow_programs and name.startswith(WEIGHTS):
        return _of_weights(Path(name.removeprefix(WEIGHTS)), game, rng)
    if not is_bot(name, game):
        raise _unknown(name, game)
    return _with_character(name, game, rng)


def _unknown(name: str, game: str) -> BotError:
    level, character = split_name(name)
    if character is not None and level in bots_of(game).levels:
        known = ", ".join(character_names())
        return BotError(phrase("bot-character-unknown", name=character, known=known))
    return BotError(phrase("bot-unknown", name=name, game=game, known=", ".join(bot_names(game))))


def _with_character(name: str, game: str, rng: Random) -> Bot[Any, Any]:
    level, character = split_name(name)
    level = FORMER_NAMES.get(level, level)
    mind = {**bots_of(game).levels, **OF_ANY_GAME}[level](rng)
    bots = bots_of(game)
    habit, often = bots.habits.get(character or STEADY), bots.shows.get(level, 1.0)
    return mind if habit is None else InMeasure(habit(mind, rng), mind, often, rng)


def _of_class(name: str, game: str, rng: Random) -> Bot[Any, Any]:
    try:
        return ClassBot(name, game, rng)
    except NoSuchBotError as problem:
        raise BotError(phrase("bot-class", name=name, reason=str(problem))) from problem


def _of_weights(path: Path, game: str, rng: Random) -> Bot[Any, Any]:
    """Make a bot of a network of one's own, a file, or of new weights for a level, a folder."""
    from_folder = bots_of(game).from_folder
    try:
        if path.suffix == SUFFIX or from_folder is None:
            return OwnNetworkBot(path, game, rng)
        return from_folder(path, rng)
    except (OSError, BadZipFile, WrongWeightsError) as problem:
        raise BotError(phrase("bot-weights", folder=str(path), game=game)) from problem
