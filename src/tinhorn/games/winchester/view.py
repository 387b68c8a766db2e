"""What one viewer may know of a game of Winchester. `imagine.py` has the states that it allows.

Built from the table *What is hidden from whom* of rulebook/en.md: a view copies in what
its viewer may know, field by field, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games.winchester.actions import Action, Look, LookAtCard, LookAtObjective
from tinhorn.games.winchester.components import (
    Bonus,
    Objective,
)
from tinhorn.games.winchester.phases import Dealing, Over, Phase
from tinhorn.games.winchester.rules import options, pending
from tinhorn.games.winchester.state import Ledger, Pile, Player, Setup, SiteCard, State
from tinhorn.kernel import Decision, Seat, Viewer, replaced
from tinhorn.kernel.catalogue import in_words
from tinhorn.kernel.options import require_index


class PlayerView(Struct, frozen=True, gc=False):
    """What the viewer may know of one player."""

    cash: int | None
    """Banknotes in hand; `None` if the viewer may not know."""
    objectives: tuple[Objective | None, ...]
    """The two secret objectives; `None` for each that the viewer may not know."""
    has_duel_token: bool
    """True until the duel token is used."""
    met: tuple[int, ...]
    """The numbers of the shared objectives met so far: once met they stay met."""
    looked: tuple[Look, ...]
    """The hidden cards looked at by Rumors."""


class SiteCardView(Struct, frozen=True, gc=False):
    """A mine or ranch card that lies face down."""

    plot: int
    """The number of its plot."""
    amount: int | None
    """The banknotes on it; `None` if the viewer may not know."""


class View(Struct, frozen=True, kw_only=True, gc=False):
    """What one viewer may know of the table."""

    viewer: Viewer
    """The seat that sees this; `None` for a spectator."""
    setup: Setup
    """The table options."""
    prompt: int
    """The number of the question that is open."""
    phase: Phase
    """What is being asked; all of it is public."""
    players: tuple[PlayerView, ...]
    """One for each seat."""
    first: Seat
    """The player who opens the next auction: the last buyer; at first the starting player."""
    owners: tuple[Seat | None, ...]
    """Who owns each plot, from plot 1 on; the plot's bonus token is theirs too."""
    bonuses: tuple[Bonus | None, ...]
    """The bonus token on each plot, from plot 1 on; `None` while it is hidden."""
    cards: tuple[SiteCardView, ...]
    """The mine and ranch cards still face down."""
    turned: tuple[SiteCard, ...]
    """Those turned over, paid and out of the game."""
    display: tuple[Pile, ...]
    """The shared objectives that nobody has won yet, with their banknotes."""
    removed: tuple[int, ...]
    """The numbers of the shared objectives that are not in this game."""
    boat: int
    """The square of the boat, from 1 on; 0 before the deal."""
    locomotive: int
    """The square of the locomotive, likewise."""
    saloon: int
    """The tips in the saloon, in banknotes."""
    bank: int | None
    """The banknotes in the bank; `None` until the game is over."""
    decision: Decision | None
    """What the viewer is asked now, if anything."""
    options: tuple[Action, ...]
    """The legal answers of the viewer; empty if nothing is asked."""

    def __str__(self) -> str:
        """Return the table in words."""
        from tinhorn.games import winchester  # the words need this module

        return in_words(winchester, self)

    def svg(self) -> str:
        """Return the table as a picture."""
        from tinhorn.games.winchester import picture  # the picture is of a view

        return picture.svg(self)

    def _repr_svg_(self) -> str:
        """Show the picture in notebooks."""
        return self.svg()


def view(state: State, viewer: Viewer) -> View:
    """Return what this viewer may know now. Every phase of this game holds public facts only."""
    require_index(viewer, state.setup.players)
    return views(state, (viewer,), () if viewer is None else pending(state))[0]


def views(
    state: State, viewers: Sequence[Viewer], decisions: tuple[Decision, ...]
) -> tuple[View, ...]:
    """Return the views of these viewers: what everybody may know is worked out once."""
    is_over = isinstance(state.phase, Over)
    players = _players_seen(state.players, state.setup.ledger, is_over)
    public = _public_view(state, players[None])
    asked = {decision.seat: decision for decision in decisions}
    return tuple(
        [
            public
            if viewer is None
            else _own_view(state, public, viewer, players[viewer], asked.get(viewer))
            for viewer in viewers
        ]
    )


def _public_view(state: State, players: tuple[PlayerView, ...]) -> View:
    """Return what everybody may know."""
    is_over = isinstance(state.phase, Over)
    return View(
        viewer=None,
        setup=state.setup,
        prompt=state.prompt,
        phase=state.phase,
        players=players,
        first=state.first,
        owners=state.owners,
        bonuses=_bonuses_view(state),
        cards=_cards_seen(state.cards, (), is_over),
        turned=state.turned,
        display=state.display,
        removed=state.removed,
        boat=state.boat,
        locomotive=state.locomotive,
        saloon=state.saloon,
        bank=state.bank if is_over else None,
        decision=None,
        options=(),
    )


def _own_view(
    state: State,
    public: View,
    viewer: Seat,
    players: tuple[PlayerView, ...],
    asked: Decision | None,
) -> View:
    """Add what only this viewer may know: own cash and objectives, cards looked at, options."""
    looked, cards = state.players[viewer].looked, public.cards
    if looked:
        cards = _cards_seen(state.cards, looked, isinstance(state.phase, Over))
    return replace(
        public,
        viewer=viewer,
        players=players,
        cards=cards,
        decision=asked,
        options=() if asked is None else options(state, viewer),
    )


# Bids and passes leave players and cards as they are. So what a viewer sees of them is remembered,
# and stays the same object: then an update finds at once that it has not changed.


@lru_cache(maxsize=1024)
def _players_seen(
    players: tuple[Player, ...],
    ledger: Ledger,
    is_over: bool,  # noqa: FBT001 - an argument by name makes a cached function slower
) -> dict[Viewer, tuple[PlayerView, ...]]:
    """Return what each viewer may know of the players: all of oneself, and what was looked at."""
    public = others = _players_view(players, is_open=is_over, is_money_known=ledger == "open")
    if ledger == "helped":
        others = _players_view(players, is_open=is_over, is_money_known=True)
    seen: dict[Viewer, tuple[PlayerView, ...]] = {None: public}
    for seat, player in enumerate(players):
        shown = list(others)
        shown[seat] = _player_view(player, is_open=True, is_money_known=True)
        seen[seat] = _with_looks(players, player.looked, shown)
    return seen


def _players_view(
    players: tuple[Player, ...], *, is_open: bool, is_money_known: bool
) -> tuple[PlayerView, ...]:
    return tuple(
        [_player_view(player, is_open=is_open, is_money_known=is_money_known) for player in players]
    )


def _with_looks(
    players: tuple[Player, ...], looked: tuple[Look, ...], shown: list[PlayerView]
) -> tuple[PlayerView, ...]:
    """Add the objectives of others that a player has looked at."""
    for look in looked:
        if isinstance(look, LookAtObjective):
            other, position = shown[look.seat], look.position - 1
            objective = players[look.seat].objectives[position]
            known = replaced(other.objectives, position, objective)
            shown[look.seat] = replace(other, objectives=known)
    return tuple(shown)


@lru_cache(maxsize=2048)
def _cards_seen(
    cards: tuple[SiteCard, ...],
    looked: tuple[Look, ...],
    is_over: bool,  # noqa: FBT001
) -> tuple[SiteCardView, ...]:
    """Return the site cards, with the amounts of those that a viewer has looked at."""
    plots = {look.plot for look in looked if isinstance(look, LookAtCard)}
    return tuple(
        [
            SiteCardView(card.plot, card.amount if is_over or card.plot in plots else None)
            for card in cards
        ]
    )


def _player_view(player: Player, *, is_open: bool, is_money_known: bool) -> PlayerView:
    return PlayerView(
        cash=player.cash if is_open or is_money_known else None,
        objectives=player.objectives if is_open else (None,) * len(player.objectives),
        has_duel_token=player.has_duel_token,
        met=player.met,
        looked=player.looked,
    )


def _bonuses_view(state: State) -> tuple[Bonus | None, ...]:
    """Return the tokens; hidden ones are known only of plots that were bought."""
    if state.setup.bonus == "open" or isinstance(state.phase, Dealing):
        return state.bonuses
    return tuple(
        None if owner is None else bonus
        for bonus, owner in zip(state.bonuses, state.owners, strict=True)
    )
