"""What one viewer may know of a game of Winchester. `imagine.py` has the states that it allows.

Built from the table *What is hidden from whom* of docs/rules/winchester.md: a view copies in what
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
from tinhorn.kernel.game import Decision, Seat, Viewer
from tinhorn.kernel.tuples import replaced


class PlayerView(Struct, frozen=True, gc=False):
    cash: int | None
    objectives: tuple[Objective | None, ...]
    has_duel_token: bool
    met: tuple[int, ...]
    looked: tuple[Look, ...]


class SiteCardView(Struct, frozen=True, gc=False):
    plot: int
    amount: int | None


class View(Struct, frozen=True, kw_only=True, gc=False):
    viewer: Viewer
    setup: Setup
    prompt: int
    phase: Phase
    players: tuple[PlayerView, ...]
    first: Seat
    owners: tuple[Seat | None, ...]
    bonuses: tuple[Bonus | None, ...]
    cards: tuple[SiteCardView, ...]
    turned: tuple[SiteCard, ...]
    display: tuple[Pile, ...]
    removed: tuple[int, ...]
    boat: int
    locomotive: int
    saloon: int
    bank: int | None
    decision: Decision | None
    """What the viewer is asked now, if anything."""
    options: tuple[Action, ...]


def view(state: State, viewer: Viewer) -> View:
    """What this viewer may know now. Every phase of this game holds public facts only."""
    return views(state, (viewer,), () if viewer is None else pending(state))[0]


def views(
    state: State, viewers: Sequence[Viewer], decisions: tuple[Decision, ...]
) -> tuple[View, ...]:
    """What each of these viewers may know now: what everybody may know is worked out once."""
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
    """What everybody may know."""
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
    """What each viewer may know of the players: all of oneself, and what one has looked at."""
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
    """The site cards, with the amounts of those that a viewer has looked at."""
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
    """With hidden bonus tokens, only those of plots that were bought are known."""
    if state.setup.bonus == "open" or isinstance(state.phase, Dealing):
        return state.bonuses
    return tuple(
        None if owner is None else bonus
        for bonus, owner in zip(state.bonuses, state.owners, strict=True)
    )
