"""The complete state of a game of Winchester, and how older stored states are read. No rules."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tinhorn.games.winchester.actions import Look
from tinhorn.games.winchester.components import Bonus, Edition, Objective
from tinhorn.games.winchester.phases import Phase
from tinhorn.kernel import Seat, require_known_values, require_players, require_seat

Ledger: TypeAlias = Literal["secret", "helped", "open"]

PLAYERS: Final = range(3, 6)


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table options."""

    players: int
    """How many play: 3 to 5."""
    edition: Edition = "2020"
    """The rules and the numbers of plots of 2020 or of 2019."""
    bonus: Literal["open", "hidden"] = "open"
    """Whether everybody sees the bonus tokens from the start, or each one when its plot is
    bought."""
    claims: Literal["auto", "manual"] = "auto"
    """Whether shared objectives are won at once, or players have to claim them."""
    ledger: Ledger = "secret"
    """Who sees the money of others: nobody; players, who could add up all payments; everybody."""
    first: Seat | None = None
    """The starting player; drawn at random if `None`."""

    def __post_init__(self) -> None:
        require_known_values(self)
        require_players(self, PLAYERS, rule="W-SETUP-1")
        require_seat(self, self.first, rule="W-SETUP-7")


class Player(Struct, frozen=True, gc=False):
    """What one player has, apart from plots and their tokens (see `State.owners`)."""

    cash: int
    """Banknotes in hand."""
    objectives: tuple[Objective, ...]
    """The two secret objectives; none before the deal."""
    has_duel_token: bool
    """True until the duel token is used."""
    met: tuple[int, ...]
    """Shared objectives met so far: once met they stay met."""
    looked: tuple[Look, ...]
    """The hidden cards looked at by Rumors."""


class SiteCard(Struct, frozen=True, gc=False):
    """A mine or ranch card and the plot it lay on."""

    plot: int
    """The number of the plot."""
    amount: int
    """Banknotes."""


class Pile(Struct, frozen=True, gc=False):
    """A shared objective on display and the banknotes under it."""

    objective: int
    """The number of the objective, from 1 to 10."""
    amount: int
    """Banknotes."""


class State(Struct, frozen=True, kw_only=True, gc=False):
    """The whole truth of a game."""

    setup: Setup
    """The table options."""
    prompt: int
    """The number of the question that is open."""
    phase: Phase
    """What is being asked."""
    players: tuple[Player, ...]
    """One for each seat."""
    first: Seat
    """The player who opens the next auction: the last buyer; at first the starting player."""
    owners: tuple[Seat | None, ...]
    """Who owns each plot, from plot 1 on; the plot's bonus token is theirs too."""
    bonuses: tuple[Bonus, ...]
    """The bonus token on each plot, from plot 1 on."""
    cards: tuple[SiteCard, ...]
    """The mine and ranch cards still face down."""
    turned: tuple[SiteCard, ...]
    """Those turned over, paid and out of the game."""
    display: tuple[Pile, ...]
    """The shared objectives that nobody has won yet."""
    removed: tuple[int, ...]
    """The shared objectives that are not in this game."""
    boat: int
    """The square of the boat, from 1 on; 0 before the deal."""
    locomotive: int
    """The square of the locomotive, likewise."""
    saloon: int
    """The tips in the saloon, in banknotes."""
    bank: int
    """The banknotes in the bank; it may go below zero."""


def upgrade_state(text: str, rules_version: int) -> str:
    """Return the JSON of a state as `State` reads it now. Nothing has changed so far."""
    return text
