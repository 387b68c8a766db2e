"""What one viewer may know of a game of Winchester. `imagine.py` has the states that it allows.

Built from the table *What is hidden from whom* of docs/rules/winchester.md: a view copies in what
its viewer may know, field by field, and nothing else.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

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
    is_over = isinstance(state.phase, Over)
    looked = () if viewer is None else state.players[viewer].looked
    decisions = () if viewer is None else pending(state)
    asked = next((decision for decision in decisions if decision.seat == viewer), None)
    return View(
        viewer=viewer,
        setup=state.setup,
        prompt=state.prompt,
        phase=state.phase,
        players=tuple(
            [
                _player_view(
                    player,
                    looked,
                    seat,
                    is_open=is_over or seat == viewer,
                    is_money_known=_is_money_known(state, viewer),
                )
                for seat, player in enumerate(state.players)
            ]
        ),
        first=state.first,
        owners=state.owners,
        bonuses=_bonuses_view(state),
        cards=tuple(
            [
                SiteCardView(card.plot, card.amount if is_over or _is_seen(card, looked) else None)
                for card in state.cards
            ]
        ),
        turned=state.turned,
        display=state.display,
        removed=state.removed,
        boat=state.boat,
        locomotive=state.locomotive,
        saloon=state.saloon,
        bank=state.bank if is_over else None,
        decision=asked,
        options=() if asked is None else options(state, asked.seat),
    )


def _is_seen(card: SiteCard, looked: tuple[Look, ...]) -> bool:
    return bool(looked) and LookAtCard(card.plot) in looked


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


def _player_view(
    player: Player, looked: tuple[Look, ...], seat: Seat, *, is_open: bool, is_money_known: bool
) -> PlayerView:
    objectives: tuple[Objective | None, ...] = player.objectives
    if not is_open:
        objectives = tuple(
            [
                objective if looked and LookAtObjective(seat, position) in looked else None
                for position, objective in enumerate(player.objectives, start=1)
            ]
        )
    return PlayerView(
        cash=player.cash if is_open or is_money_known else None,
        objectives=objectives,
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
