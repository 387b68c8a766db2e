"""The complete state of a game of Winchester. No logic."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from tinhorn.games.winchester.actions import Look
from tinhorn.games.winchester.components import Bonus, Edition, Objective
from tinhorn.games.winchester.phases import Phase
from tinhorn.kernel.game import Seat

Ledger: TypeAlias = Literal["secret", "helped", "open"]


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table options."""

    players: int
    edition: Edition = "2020"
    bonus: Literal["open", "hidden"] = "open"
    claims: Literal["auto", "manual"] = "auto"
    ledger: Ledger = "secret"
    """Who sees the money of others: nobody; players, who could add up all payments; everybody."""
    first: Seat | None = None
    """The starting player; drawn at random if `None`."""


class Player(Struct, frozen=True, gc=False):
    """What one player has, apart from plots and their tokens (see `State.owners`)."""

    cash: int
    objectives: tuple[Objective, ...]
    has_duel_token: bool
    met: tuple[int, ...]
    """Shared objectives met so far: once met they stay met."""
    looked: tuple[Look, ...]
    """The hidden cards looked at by Rumors."""


class SiteCard(Struct, frozen=True, gc=False):
    """A mine or ranch card and the plot it lay on."""

    plot: int
    amount: int


class Pile(Struct, frozen=True, gc=False):
    """A shared objective on display and the banknotes under it."""

    objective: int
    amount: int


class State(Struct, frozen=True, kw_only=True, gc=False):
    setup: Setup
    prompt: int
    phase: Phase
    players: tuple[Player, ...]
    first: Seat
    owners: tuple[Seat | None, ...]
    """Who owns each plot, from plot 1 on; the plot's bonus token is theirs too."""
    bonuses: tuple[Bonus, ...]
    cards: tuple[SiteCard, ...]
    """The mine and ranch cards still face down."""
    turned: tuple[SiteCard, ...]
    """Those turned over, paid and out of the game."""
    display: tuple[Pile, ...]
    removed: tuple[int, ...]
    """The shared objectives that are not in this game."""
    boat: int
    locomotive: int
    saloon: int
    bank: int
