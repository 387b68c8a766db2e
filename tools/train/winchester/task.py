"""Winchester as a task for `tools.train.ppo`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import jax
import jax.numpy as jnp

from tinhorn.batch import play, settle
from tinhorn.batch.bits import Array
from tinhorn.games.winchester.batch import Rules, State
from tinhorn.games.winchester.batch.opponents import policy
from tinhorn.games.winchester.batch.opponents.features import Seen, padded, see
from tinhorn.games.winchester.batch.opponents.valuation import pays
from tinhorn.games.winchester.batch.scoring import fortunes
from tinhorn.games.winchester.codec.state import unrolled, widen

HIDDEN_BONUS: Final = 0.2
OPEN_LEDGER: Final = 0.4
"""The share of tables with these options. Claims are never manual: bots claim at once."""


@dataclass(frozen=True)
class Winchester:
    """Tables of one number of players."""

    players: int
    choices: int = policy.NUM_CHOICES
    has_deputy: bool = True
    margin: float = 12.0
    """A lead of this many banknotes over the average counts as a whole win in shaped rewards."""

    @property
    def rules(self) -> Rules:
        return Rules(players=self.players)

    def start(self, key: Array) -> State:
        for_options, for_deal = jax.random.split(key)
        chance = jax.random.uniform(for_options, (2,))
        new = self.rules.new()
        options = new.options._replace(
            hidden_bonus=chance[0] < HIDDEN_BONUS, open_ledger=chance[1] < OPEN_LEDGER
        )
        return settle(self.rules, new._replace(options=options), for_deal)

    def size(self, state: State) -> Array:
        return jnp.asarray(self.players, jnp.int32)

    def turn(self, state: State) -> Array:
        return self.rules.current_player(state)

    def see(self, state: State, seat: Array) -> Seen:
        return see(self.rules.observe(state, seat))

    def hidden(self, state: State) -> Array:
        """Return what the seat asked may not know, for the critic only."""
        wide, seat = widen(state), self.turn(state)
        order = (seat + jnp.arange(self.players)) % self.players
        total = jnp.stack(fortunes(unrolled(state)).total.values)[order]
        held = (wide.objectives[order][:, :, None] == jnp.arange(10)).any(1)
        tokens = jax.lax.population_count(wide.plots[order][:, None] & wide.bonuses)
        secret = (pays(wide.plots[order], tokens) * held).sum(-1)
        on_plot = (wide.bonuses >> jnp.maximum(wide.plot, 0)) & 1
        gain = (pays(1 << jnp.maximum(wide.plot, 0), on_plot) * held).sum(-1)
        parts = [
            padded(held),
            padded(wide.cash[order] / 10.0),
            padded(total / 20.0),
            padded((total - total.mean()) / 8.0),
            padded((total[:, None] > total).sum(1)),
            padded(secret / 10.0),
            padded(gain / 5.0),
            wide.cards / 6.0,
            on_plot,
        ]
        return jnp.concatenate([jnp.asarray(part, jnp.float32).ravel() for part in parts])

    def ids(self, state: State, seen: Seen) -> Array:
        return policy.ids(seen.at.seen.standing)

    def logits(self, outputs: Array, candidates: Array) -> Array:
        return outputs

    def legal(self, state: State) -> Array:
        return self.rules.legal(state)

    def deputy(self, seen: Seen, legal: Array, key: Array) -> Array:
        return policy.deputy(seen, legal, key)

    def play(self, state: State, action: Array, key: Array) -> State:
        return play(self.rules, state, action, key)

    def is_over(self, state: State) -> Array:
        return self.rules.is_over(state)

    def score(self, state: State) -> Array:
        return self.rules.score(state)

    def rewards(self, state: State) -> Array:
        return self.rules.rewards(state)


def tasks(players: Sequence[int]) -> list[Winchester]:
    return [Winchester(size) for size in players or (3, 4, 5)]
