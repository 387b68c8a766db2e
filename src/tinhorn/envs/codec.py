"""Fixed action ids and observation vectors: what all environments of a game share.

Ids and vectors are those of `tinhorn.batch`, so that a network that was trained there plays here.
Nothing here needs JAX. A seat that could only pass, because it lacks the card of a reaction window,
is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from tinhorn.games import GAMES, part
from tinhorn.kernel import AnyGame, Seat

Vector: TypeAlias = NDArray[np.signedinteger[Any]]
Mask: TypeAlias = NDArray[np.int8]
"""One entry for each action id: 1 if the action is legal. Gymnasium samples with such masks."""

PLAIN_ACTIONS: Final = 512
PLAIN_NUMBERS: Final = 512
"""The actions and the length of observations of a game that brings no codec."""
WORDS: Final = 10_007
LOWEST: Final = -1
"""The lowest number in every observation: it stands for what the viewer does not know."""


def _nothing(_: Any) -> None:
    return None


class Ids(NamedTuple):
    """A run of action ids: which actions they stand for, and how they are counted."""

    first: int
    """The first id."""
    size: int
    """How many ids there are."""
    actions: tuple[str, ...]
    """The names of the actions."""
    meaning: str
    """What they do; n is the place in the run, from 0 on."""


@dataclass(frozen=True, kw_only=True)
class Codec:
    """One game, with its actions as integers and its views as vectors."""

    game: AnyGame
    """The rules."""
    num_actions: int
    """How many action ids there are."""
    highest: int
    """The highest number that an observation can hold."""
    encode: Callable[[Any, Any, Seat], int]
    """The id of an action in a state or view, for the seat that acts."""
    vector: Callable[[Any], Vector]
    """The observation of a view."""
    ids: tuple[Ids, ...] = ()
    """All action ids, for people; docs/vectors.md shows them."""
    after_forced_pass: Callable[[Any], Any] = _nothing
    """The state after one seat has passed that can do nothing else; `None` if there is none."""
    most_outcomes: int = 1_000
    """The most outcomes of one draw of chance."""
    has_perfect_recall: bool = False
    """A view holds all that its viewer has ever seen and done: it is an information state."""

    def __reduce__(self) -> tuple[Callable[[str], Codec], tuple[str]]:
        """Name the game, for copies and pickles of an environment: a module cannot be copied."""
        return codec_of, (self.game.NAME,)

    def legal(self, state: Any, seat: Seat) -> dict[int, Any]:
        """Return the legal actions of a seat by id, in rising order.

        Empty if the seat owes no answer.
        """
        found = {
            self.encode(action, state, seat): action for action in self.game.options(state, seat)
        }
        # Imagined opponents can be richer than anybody in a real game: those bids have no id.
        return {id: found[id] for id in sorted(found) if id < self.num_actions}

    def mask(self, legal: Iterable[int]) -> Mask:
        """Return 1 for each legal action id, else 0."""
        mask = np.zeros(self.num_actions, np.int8)
        mask[list(legal)] = 1
        return mask

    def observe(self, state: Any, seat: Seat) -> Vector:
        """Return what a seat may know as a vector."""
        return self.vector(self.game.view(state, seat))


@cache
def codec_of(game: str) -> Codec:
    """Return the codec of a game, or a plain one if the game has none."""
    if game not in GAMES:
        raise ValueError(f"There is no game {game!r}; there are {', '.join(GAMES)}.")
    module = part(game, "codec")
    if module is None:
        return plain_codec(GAMES[game])
    codec: Codec = module.CODEC
    return codec


def plain_codec(game: AnyGame) -> Codec:
    """Number actions by their place among the options, and views by the numbers in them."""
    return Codec(
        game=game,
        num_actions=PLAIN_ACTIONS,
        highest=int(np.iinfo(np.int16).max),
        encode=lambda action, position, seat: _place(game, action, position, seat),
        vector=_plain_vector,
    )


def _place(game: AnyGame, action: Any, position: Any, seat: Seat) -> int:
    is_view = hasattr(position, "viewer")
    options = position.options if is_view else game.options(position, seat)
    return tuple(options).index(action)


def _plain_vector(view: Any) -> Vector:
    found = np.full(PLAIN_NUMBERS, LOWEST, np.int16)
    numbers = list(islice(_numbers(msgspec.to_builtins(view)), PLAIN_NUMBERS))
    found[: len(numbers)] = numbers
    return found


def _numbers(value: Any) -> Iterator[int]:
    """Yield the numbers in a value; words count as numbers that are the same in every process."""
    match value:
        case dict(fields):
            for each in fields.values():
                yield from _numbers(each)
        case list(items) | tuple(items):
            for item in items:
                yield from _numbers(item)
        case None:
            yield LOWEST
        case str(word):
            yield crc32(word.encode()) % WORDS
        case number:
            yield max(LOWEST, min(int(number), np.iinfo(np.int16).max))
