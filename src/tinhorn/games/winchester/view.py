"""What one viewer may know of a game of Winchester, and the worlds that knowledge allows.

Built from the table *What is hidden from whom* of docs/rules/winchester.md: a view copies in what
its viewer may know; nothing else has a way into it.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from tinhorn.games.winchester.actions import Action, Look, LookAtCard, LookAtObjective
from tinhorn.games.winchester.components import (
    OBJECTIVES,
    Bonus,
    Objective,
    board,
    components,
)
from tinhorn.games.winchester.rules import options, pending
from tinhorn.games.winchester.state import (
    Bidding,
    Dealing,
    Dueling,
    Over,
    Phase,
    Pile,
    Player,
    Setup,
    SiteCard,
    State,
)
from tinhorn.kernel.chance import draw, without
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
                _player_view(state, player, looked, seat, is_open=is_over or seat == viewer)
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


def _player_view(
    state: State, player: Player, looked: tuple[Look, ...], seat: Seat, *, is_open: bool
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
        cash=player.cash if is_open or state.setup.ledger == "open" else None,
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


MODEST_CASH: Final = 16
"""Up to here, an opponent's unknown cash is imagined evenly; beyond it, ever more rarely."""


def imagine(seen: View, rng: Random) -> State:
    """A world that this view cannot rule out."""
    if isinstance(seen.phase, Dealing):
        objectives: tuple[tuple[Objective, ...], ...] = ((),) * len(seen.players)
    else:
        objectives = _imagine_objectives(seen, rng)
    players = tuple(
        Player(
            _imagine_cash(seen, seat, rng) if player.cash is None else player.cash,
            objectives[seat],
            player.has_duel_token,
            player.met,
            player.looked,
        )
        for seat, player in enumerate(seen.players)
    )
    held = sum(player.cash for player in players) + sum(pile.amount for pile in seen.display)
    return State(
        setup=seen.setup,
        prompt=seen.prompt,
        phase=seen.phase,
        players=players,
        first=seen.first,
        owners=seen.owners,
        bonuses=_imagine_bonuses(seen, rng),
        cards=_imagine_cards(seen, rng),
        turned=seen.turned,
        display=seen.display,
        removed=seen.removed,
        boat=seen.boat,
        locomotive=seen.locomotive,
        saloon=seen.saloon,
        bank=components().banknotes - held - seen.saloon if seen.bank is None else seen.bank,
    )


def _imagine_objectives(seen: View, rng: Random) -> tuple[tuple[Objective, ...], ...]:
    known = [held for player in seen.players for held in player.objectives if held is not None]
    unknown = sum(player.objectives.count(None) for player in seen.players)
    drawn = iter(draw(without(OBJECTIVES, known), unknown, rng))
    return tuple(
        tuple(next(drawn) if held is None else held for held in player.objectives)
        for player in seen.players
    )


def _imagine_cash(seen: View, seat: Seat, rng: Random) -> int:
    """At least what the player has promised to pay; often modest, now and then a fortune."""
    least = _promised(seen.phase, seat)
    cash = least + rng.randrange(MODEST_CASH)
    while rng.randrange(4) == 0:
        cash += rng.randrange(MODEST_CASH)
    return cash


def _promised(phase: Phase, seat: Seat) -> int:
    """What a player must be able to pay: a standing bid, or the price of a duel."""
    match phase:
        case Bidding(standing=standing, in_auction=in_auction) if seat == in_auction[-1]:
            return standing
        case Dueling(price=price, challenger=challenger, challenged=challenged) if seat in (
            challenger,
            challenged,
        ):
            return price
        case _:
            return 0


def _imagine_bonuses(seen: View, rng: Random) -> tuple[Bonus, ...]:
    known = [bonus for bonus in seen.bonuses if bonus is not None]
    unknown = len(seen.bonuses) - len(known)
    drawn = iter(draw(without(components().bonus_bag(), known), unknown, rng))
    return tuple(next(drawn) if bonus is None else bonus for bonus in seen.bonuses)


def _imagine_cards(seen: View, rng: Random) -> tuple[SiteCard, ...]:
    """Mine and ranch cards come from their own bags, less those that this viewer has seen."""
    box, ranch = components(), board(seen.setup.edition).ranch
    seen_mines = [card.amount for card in seen.turned if card.plot != ranch]
    seen_mines += [
        card.amount for card in seen.cards if card.plot != ranch and card.amount is not None
    ]
    unknown = sum(card.plot != ranch and card.amount is None for card in seen.cards)
    drawn = iter(draw(without(box.mine_cards, seen_mines), unknown, rng))
    cards = []
    for card in seen.cards:
        amount = card.amount
        if amount is None:
            amount = rng.choice(box.ranch_cards) if card.plot == ranch else next(drawn)
        cards.append(SiteCard(card.plot, amount))
    return tuple(cards)
