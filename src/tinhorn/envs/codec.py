"""Fixed action ids and observation vectors: what all environments of a game share.

Ids and vectors are those of `tinhorn.batch`, so that a network that was trained there plays here.
Nothing here needs JAX. Two things differ from the engine, in Dice Town only:

- A seat that could only pass, because it lacks the card of a reaction window, is not asked.
- An offer to the sheriff is one of those that the engine lists: nothing, 1 to 5 bills, 1 to 5
  nuggets, or one card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from tinhorn.batch.dicetown import actions as dicetown_ids
from tinhorn.batch.dicetown import engine as dicetown_engine
from tinhorn.batch.dicetown import views as dicetown_views
from tinhorn.batch.winchester import actions as winchester_ids
from tinhorn.batch.winchester import engine as winchester_engine
from tinhorn.batch.winchester import views as winchester_views
from tinhorn.games import dicetown, winchester
from tinhorn.kernel.game import AnyGame, Seat

Vector: TypeAlias = NDArray[np.signedinteger[Any]]
Mask: TypeAlias = NDArray[np.int8]
"""One entry for each action id: 1 if the action is legal. Gymnasium samples with such masks."""

LOWEST: Final = -1
"""The lowest number in every observation: it stands for what the viewer does not know."""


@dataclass(frozen=True, kw_only=True)
class Codec:
    """One game, with its actions as integers and its views as vectors."""

    game: AnyGame
    num_actions: int
    highest: int
    """The highest number that an observation can hold."""
    encode: Callable[[Any, Any, Seat], int]
    """The id of an action in a state or view, for the seat that acts."""
    vector: Callable[[Any], Vector]
    """The observation of a view."""
    after_forced_pass: Callable[[Any], Any]
    """The state after one seat has passed that can do nothing else; `None` if there is none."""

    def __reduce__(self) -> tuple[Callable[[str], Codec], tuple[str]]:
        """Copies and pickles of an environment name the game: a module cannot be copied."""
        return codec_of, (self.game.NAME,)

    def legal(self, state: Any, seat: Seat) -> dict[int, Any]:
        """The legal actions of a seat by id, in rising order. Empty if the seat owes no answer."""
        found = {
            self.encode(action, state, seat): action for action in self.game.options(state, seat)
        }
        # Imagined opponents can be richer than anybody in a real game: those bids have no id.
        return {id: found[id] for id in sorted(found) if id < self.num_actions}

    def mask(self, legal: Iterable[int]) -> Mask:
        mask = np.zeros(self.num_actions, np.int8)
        mask[list(legal)] = 1
        return mask

    def observe(self, state: Any, seat: Seat) -> Vector:
        return self.vector(self.game.view(state, seat))

    def setup(self, players: int, options: Mapping[str, Any]) -> Any:
        """The table options, checked as those of any other table."""
        try:
            setup = msgspec.convert({"players": players, **options}, self.game.Setup)
        except msgspec.ValidationError as error:
            raise ValueError(f"{self.game.NAME} has no such table options: {error}") from error
        self.game.new(setup)
        return setup


def codec_of(game: str) -> Codec:
    if game not in CODECS:
        raise ValueError(f"There is no game {game!r}; there are {', '.join(CODECS)}.")
    return CODECS[game]


def _encode_winchester(action: Any, position: Any, _: Seat) -> int:
    return winchester_engine.encode(action, position)


def _no_forced_pass(_: Any) -> None:
    """In Winchester every question is a real one (W-AUCTION-7)."""


def _after_forced_pass(state: Any) -> Any:
    step = dicetown_engine.after_forced_pass(state)
    return None if step is None else step.state


CODECS: Final = {
    winchester.NAME: Codec(
        game=winchester,
        num_actions=winchester_ids.NUM_ACTIONS,
        highest=winchester_ids.MOST_BID,
        encode=_encode_winchester,
        vector=winchester_views.vector,
        after_forced_pass=_no_forced_pass,
    ),
    dicetown.NAME: Codec(
        game=dicetown,
        num_actions=dicetown_ids.NUM_ACTIONS,
        highest=int(np.iinfo(np.int8).max),
        encode=dicetown_engine.encode,
        vector=dicetown_views.vector,
        after_forced_pass=_after_forced_pass,
    ),
}
