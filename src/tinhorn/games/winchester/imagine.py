"""Random full states of Winchester that agree with a view."""

from __future__ import annotations

from random import Random
from typing import Final

from tinhorn.games.winchester.components import (
    OBJECTIVES,
    Bonus,
    Objective,
    board,
    bonus_bag,
    components,
)
from tinhorn.games.winchester.phases import Bidding, Dealing, Dueling, Phase
from tinhorn.games.winchester.state import Player, SiteCard, State
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Seat, draw, without

MODEST_CASH: Final = 16
"""Imagined cash is uniform below this amount and increasingly rare above it."""


def imagine(seen: View, rng: Random) -> State:
    """Return a random state that looks exactly like this view to its viewer."""
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
    """Draw a random amount, at least what the player may have to pay."""
    least = _promised(seen.phase, seat)
    cash = least + rng.randrange(MODEST_CASH)
    while rng.randrange(4) == 0:
        cash += rng.randrange(MODEST_CASH)
    return cash


def _promised(phase: Phase, seat: Seat) -> int:
    """Return what a player must be able to pay: a standing bid, or the price of a duel."""
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
    drawn = iter(draw(without(bonus_bag(), known), unknown, rng))
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
