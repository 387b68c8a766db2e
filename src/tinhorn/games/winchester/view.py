"""What one viewer may know of a game of Winchester. `imagine.py` has the states that it allows.

Built from the table *What is hidden from whom* of docs/rules/winchester.md: a view copies in what
its viewer may know, field by field, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games.winchester.actions import Action, Look, LookAtCard, LookAtObjective
from tinhorn.games.winchester.components import (
    Bonus,
    Objective,
)
from tinhorn.games.winchester.phases import Dealing, Over, Phase
from tinhorn.games.winchester.rules import options, pending
from tinhorn.games.winchester.state import Pile, Player, Setup, SiteCard, State
from tinhorn.kernel.game import Decision, Seat, Viewer


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
    public = _public_view(state)
    return tuple([_own_view(state, public, viewer, decisions) for viewer in viewers])


def _public_view(state: State) -> View:
    """What everybody may know."""
    is_over, is_money_known = isinstance(state.phase, Over), _is_money_known(state, None)
    return View(
        viewer=None,
        setup=state.setup,
        prompt=state.prompt,
        phase=state.phase,
        players=tuple(
            [
                _player_view(player, is_open=is_over, is_money_known=is_money_known)
                for player in state.players
            ]
        ),
        first=state.first,
        owners=state.owners,
        bonuses=_bonuses_view(state),
        cards=tuple(
            [SiteCardView(card.plot, card.amount if is_over else None) for card in state.cards]
        ),
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


def _own_view(state: State, public: View, viewer: Viewer, decisions: tuple[Decision, ...]) -> View:
    """Add what only this viewer may know: own cash and objectives, cards looked at, options."""
    if viewer is None:
        return public
    player = state.players[viewer]
    looked = player.looked
    others = public.players
    if _is_money_known(state, viewer) and not _is_money_known(state, None):
        others = _players_with_money(public, state)
    if looked:
        others = _players_looked_at(others, state, looked)
    own = _player_view(player, is_open=True, is_money_known=True)
    asked = next((decision for decision in decisions if decision.seat == viewer), None)
    return replace(
        public,
        viewer=viewer,
        players=(*others[:viewer], own, *others[viewer + 1 :]),
        cards=_cards_looked_at(public, state, looked) if looked else public.cards,
        decision=asked,
        options=() if asked is None else options(state, viewer),
    )


def _is_money_known(state: State, viewer: Viewer) -> bool:
    """True if this viewer sees the money of all players during the game."""
    match state.setup.ledger:
        case "secret":
            return False
        case "helped":
            return viewer is not None
        case "open":
            return True
    assert_never(state.setup.ledger)


def _players_with_money(public: View, state: State) -> tuple[PlayerView, ...]:
    """Add the money of all players."""
    return tuple(
        [
            replace(seen, cash=player.cash)
            for seen, player in zip(public.players, state.players, strict=True)
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


def _players_looked_at(
    shown: tuple[PlayerView, ...], state: State, looked: tuple[Look, ...]
) -> tuple[PlayerView, ...]:
    """Add the objectives of others that the viewer has looked at."""
    players = list(shown)
    for look in looked:
        if isinstance(look, LookAtObjective):
            seen, position = players[look.seat], look.position - 1
            objective = state.players[look.seat].objectives[position]
            known = (*seen.objectives[:position], objective, *seen.objectives[position + 1 :])
            players[look.seat] = replace(seen, objectives=known)
    return tuple(players)


def _cards_looked_at(
    public: View, state: State, looked: tuple[Look, ...]
) -> tuple[SiteCardView, ...]:
    """Add the amounts of the site cards that the viewer has looked at."""
    plots = {look.plot for look in looked if isinstance(look, LookAtCard)}
    return tuple(
        [
            SiteCardView(card.plot, card.amount) if card.plot in plots else seen
            for card, seen in zip(state.cards, public.cards, strict=True)
        ]
    )


def _bonuses_view(state: State) -> tuple[Bonus | None, ...]:
    """With hidden bonus tokens, only those of plots that were bought are known."""
    if state.setup.bonus == "open" or isinstance(state.phase, Dealing):
        return state.bonuses
    return tuple(
        None if owner is None else bonus
        for bonus, owner in zip(state.bonuses, state.owners, strict=True)
    )
