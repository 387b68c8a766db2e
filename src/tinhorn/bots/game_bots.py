"""What a game brings for bots: levels, characters, and a judge of the chances to win."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from tinhorn.bots.bot import Bot, Habit, Maker
from tinhorn.bots.playing_on import played_on_by_new_bots
from tinhorn.bots.uniform import Uniform
from tinhorn.games import GAMES, part
from tinhorn.kernel import Outcome, Phrase, Seat

Chances: TypeAlias = tuple[float, ...]
"""The chance to win of each seat; the sum is 1."""


def shares(outcome: Outcome) -> Chances:
    """Return 1 for the winner; players who share a win share it equally."""
    winners = outcome.ranking[0]
    seats = range(len(outcome.points))
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)


def mean_chances(several: Iterable[Chances]) -> Chances:
    """Return the mean of each seat's chances."""
    rows = list(several)
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


Occasion: TypeAlias = Literal["won", "lost", "rival", "played", "duel", "robbed", "haggles"]
"""It got something; it lost something; a rival got much; it played a card; it won a duel; it was
robbed; it was made an offer."""

LOG: Final = logging.getLogger(__name__)
TRIALS: Final = 8
"""How often a position without a judge is played to its end."""


def _same(state: Any) -> Any:
    return state


def _first(state: Any, _: Seat) -> Any:
    return state


def _never(*_: Any) -> bool:
    return False


def _nothing(*_: Any) -> None:
    return None


def _no_reasons(*_: Any) -> tuple[()]:
    return ()


class Judge(Struct, frozen=True, kw_only=True):
    """How good a position of a game is for each seat, and what the coach makes of it."""

    value: Callable[[Any], Chances]
    """The chances of each seat in a state whose cards all lie open, dealt and not over."""
    quick_value: Callable[[Any], Chances] | None = None
    """The same, less exact where that is much quicker."""
    public: Callable[[Any], Any] = _same
    """The state at a table where everybody can see what was public once."""
    undecided: Callable[[Any, Seat], Any] = _first
    """An imagined state in which the rivals of a seat have yet to answer."""
    heuristic: Maker | None = None
    """The bot that plays on in trials, and advises beside the strongest level."""
    ahead: Callable[[Any, str, Maker], Chances] | None = None
    """The chances after such bots have played on for a while, with this seed."""
    repetitions: int = 3
    """How often a game is played again to find its luck: to its end, or until that is near."""
    is_near_the_end: Callable[[Any], bool] = _never
    """True for a state that cuts the game in two parts, whose luck is found one by one."""
    suggestion_reasons: Callable[[Any, Any], Iterable[Phrase]] = _no_reasons
    """What speaks for an answer, from a view and the answer."""
    comparison_reasons: Callable[[Any, Any, Any], Iterable[Phrase]] = _no_reasons
    """Why another answer is better, from a view, the answer and the better one."""


class GameBots(Struct, frozen=True, kw_only=True):
    """The bots of a game. Its module `bots` names one as `BOTS`."""

    levels: Mapping[str, Maker] = {}
    """By strength, the weakest first."""
    usual: str | None = None
    """The level that plays where nobody chooses one; otherwise the weakest."""
    habits: Mapping[str, Habit] = {}
    """By character. The others play exactly as their level does."""
    shows: Mapping[str, float] = {}
    """By level, how often a character shows; at other levels it always does."""
    remembers: Callable[[Any, Seat], bool] = _never
    """True for an event that a character of this seat remembers; servers tell it all of these."""
    from_folder: Callable[[Path, Random], Bot[Any, Any]] | None = None
    """Makes a bot that plays with weights of one's own: `weights:FOLDER`."""
    occasion: Callable[[Any, Seat], Occasion | None] = _nothing
    """What an event is to a seat, if it is worth a word."""
    judge: Judge | None = None


@cache
def bots_of(game: str) -> GameBots:
    """Return the bots of a game, by its name."""
    module = part(game, "bots")
    if module is None:
        return GameBots()
    if not isinstance(module.BOTS, GameBots):
        LOG.warning("The bots of the game %s are left out: BOTS is no GameBots", game)
        return GameBots()
    return module.BOTS


@cache
def judge_of(game: str) -> Judge:
    """Return the judge of a game; without one, random players play positions to their end."""
    return bots_of(game).judge or Judge(value=partial(_by_playing, game))


def _by_playing(game: str, state: Any) -> Chances:
    return mean_chances(_played_out(game, state, str(trial)) for trial in range(TRIALS))


def _played_out(game: str, state: Any, seed: str) -> Chances:
    rules = GAMES[game]
    end = played_on_by_new_bots(rules, state, new_bot=Uniform, seed=seed, is_end=_never)
    outcome = rules.outcome(end)
    assert outcome is not None, "a game that nobody stops ends"
    return shares(outcome)
