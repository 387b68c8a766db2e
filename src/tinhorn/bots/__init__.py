"""Bots: each answers for its seat, and sees only what its seat may see."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypeAlias, TypeVar
from zipfile import BadZipFile

from tinhorn.bots.characters import STEADY, character_names, split_name
from tinhorn.bots.characters import dicetown as dicetown_characters
from tinhorn.bots.characters import winchester as winchester_characters
from tinhorn.bots.characters.measure import InMeasure
from tinhorn.bots.greenhorn.dicetown import DicetownGreenhorn
from tinhorn.bots.greenhorn.winchester import WinchesterGreenhorn
from tinhorn.bots.heuristic.dicetown import DicetownHeuristic
from tinhorn.bots.heuristic.dicetown.legend import DicetownMarshal
from tinhorn.bots.heuristic.winchester import WinchesterHeuristic
from tinhorn.bots.learned import dicetown as learned_dicetown
from tinhorn.bots.learned.weights import WrongWeightsError
from tinhorn.bots.learned.winchester.marshal import WinchesterMarshal
from tinhorn.bots.learned.winchester.policy import WinchesterNetwork, from_folder
from tinhorn.bots.stdio import PREFIX, StdioBot
from tinhorn.bots.uniform import Uniform
from tinhorn.games import dicetown, winchester
from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import Decision
from tinhorn.kernel.phrase import phrase

__all__ = [
    "Bot",
    "BotError",
    "Maker",
    "Uniform",
    "bot_named",
    "bot_names",
    "character_names",
    "is_bot",
]

V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Bot(Protocol[V_contra, A_co]):
    """A bot. It is given a view and nothing else, so it cannot cheat.

    Its answers depend only on the view and on the `Random` that it was made with.
    """

    def choose(self, seen: V_contra, decision: Decision) -> A_co: ...


Maker: TypeAlias = Callable[[Random], Bot[Any, Any]]

OF_ANY_GAME: Final[dict[str, Maker]] = {"uniform": Uniform}
OF_ONE_GAME: Final[dict[str, dict[str, Maker]]] = {
    winchester.NAME: {
        "deputy": WinchesterHeuristic,
        "greenhorn": WinchesterGreenhorn,
        "marshal": WinchesterMarshal,
        "legend": WinchesterNetwork,
    },
    dicetown.NAME: {
        "deputy": DicetownHeuristic,
        "greenhorn": DicetownGreenhorn,
        "marshal": DicetownMarshal,
        "legend": learned_dicetown.legend,
    },
}
Habit: TypeAlias = Callable[[Bot[Any, Any], Random], Bot[Any, Any]]
"""Makes a bot with a character of a bot of some level."""

HABITS: Final[dict[str, dict[str, Habit]]] = {
    winchester.NAME: {
        "tight": lambda mind, rng: winchester_characters.Tight(mind),
        "bold": lambda mind, rng: winchester_characters.Bold(mind),
        "grudge": lambda mind, rng: winchester_characters.Grudge(mind),
    },
    dicetown.NAME: {
        "tight": lambda mind, rng: dicetown_characters.Tight(mind),
        "bold": dicetown_characters.Bold,
        "grudge": dicetown_characters.Grudge,
    },
}
"""By game and character. The others play exactly as their level does."""
FROM_FOLDER: Final[dict[str, Callable[[Path, Random], Bot[Any, Any]]]] = {
    winchester.NAME: from_folder,
    dicetown.NAME: learned_dicetown.from_folder,
}
"""Games that have bots with weights of one's own: `weights:FOLDER`."""
WEIGHTS: Final = "weights:"
FORMER_NAMES: Final = {"heuristic": "deputy"}
"""Stored tables and records may still have these."""


class BotError(BadInputError):
    """These bots cannot be seated."""

    kind = "bot"


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play this game (by the game's name): the usual one first, then by strength."""
    return (*OF_ONE_GAME.get(game, {}), *OF_ANY_GAME)


def is_bot(name: str, game: str) -> bool:
    """True for the name, or the former name, of a bot that plays this game."""
    level, character = split_name(name)
    if character is not None:
        return level in OF_ONE_GAME.get(game, {}) and character in character_names()
    return level in FORMER_NAMES or level in bot_names(game)


def bot_named(name: str, game: str, rng: Random, *, allow_programs: bool = False) -> Bot[Any, Any]:
    """A bot for one game of `game`, choosing by `rng` where it leaves something to chance.

    `name` is a level, such as `marshal`, or a level with a character: `marshal:bold`.
    `allow_programs` accepts names such as `stdio:python bot.py`, which start a program, and
    `weights:FOLDER`, which read a file: set it only for names that the user of this machine typed.
    """
    if allow_programs and name.startswith(PREFIX):
        return StdioBot(name, game, rng)
    if allow_programs and name.startswith(WEIGHTS) and game in FROM_FOLDER:
        return _from_folder(name.removeprefix(WEIGHTS), game, rng)
    if not is_bot(name, game):
        raise _unknown(name, game)
    return _with_character(name, game, rng)


def _unknown(name: str, game: str) -> BotError:
    level, character = split_name(name)
    if character is not None and level in OF_ONE_GAME.get(game, {}):
        known = ", ".join(character_names())
        return BotError(phrase("bot-character-unknown", name=character, known=known))
    return BotError(phrase("bot-unknown", name=name, game=game, known=", ".join(bot_names(game))))


def _with_character(name: str, game: str, rng: Random) -> Bot[Any, Any]:
    level, character = split_name(name)
    level = FORMER_NAMES.get(level, level)
    mind = (OF_ONE_GAME.get(game, {}) | OF_ANY_GAME)[level](rng)
    habit = HABITS.get(game, {}).get(character or STEADY)
    return mind if habit is None else InMeasure(habit(mind, rng), mind, level, rng)


def _from_folder(folder: str, game: str, rng: Random) -> Bot[Any, Any]:
    try:
        return FROM_FOLDER[game](Path(folder), rng)
    except (OSError, BadZipFile, WrongWeightsError) as problem:
        raise BotError(phrase("bot-weights", folder=folder, game=game)) from problem
