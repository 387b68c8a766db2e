"""What may change in Winchester without a viewer noticing, and what may never change.

Written from *What is hidden from whom* in games/winchester/rulebook/en.md, not from the
game's `view`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.games.winchester.actions import LookAtCard, LookAtObjective
from tinhorn.games.winchester.components import Bonus, Objective
from tinhorn.games.winchester.events import (
    BonusTaken,
    CardTurned,
    Event,
    GameEnded,
    PlotSold,
    RumorHeard,
)
from tinhorn.games.winchester.phases import Bidding, Dealing, Dueling, Over
from tinhorn.games.winchester.state import Player, SiteCard, State
from tinhorn.kernel.game import Seat, Viewer

ALL_OBJECTIVES: Final[tuple[Objective, ...]] = (
    "forest",
    "desert",
    "prairie",
    "river",
    "rails",
    "saloon",
    "mine",
    "ranch",
    "rumor",
    "movement",
)
MINE_CARDS: Final = (0, 2, 3, 4, 6)
RANCH_CARDS: Final = (0, 3, 6)
RANCH: Final = 17
"""In both editions."""


def shuffle_secrets(state: State, viewer: Viewer, rng: Random) -> State:
    """Return the same game to this viewer: only what they may not know is drawn anew."""
    if isinstance(state.phase, Over):
        return state
    players = _other_objectives(state, viewer, rng)
    is_money_known = state.setup.ledger == "open" or (
        state.setup.ledger == "helped" and viewer is not None
    )
    if not is_money_known:
        players = tuple(
            player if seat == viewer else replace(player, cash=_other_cash(state, seat, rng))
            for seat, player in enumerate(players)
        )
    money = sum(player.cash for player in state.players) + state.bank
    return replace(
        state,
        players=players,
        bank=money - sum(player.cash for player in players),
        cards=_other_cards(state, viewer, rng),
        bonuses=_other_bonuses(state, rng),
    )


def _other_cash(state: State, seat: Seat, rng: Random) -> int:
    """Return any amount that lets a player stand by what they have bid."""
    owed = 0
    match state.phase:
        case Bidding(standing=standing, in_auction=(*_, holder)) if seat == holder:
            owed = standing
        case Dueling(price=price, challenger=one, challenged=other) if seat in (one, other):
            owed = price
    return owed + rng.choice((0, rng.randrange(4), rng.randrange(60)))


def _other_objectives(state: State, viewer: Viewer, rng: Random) -> tuple[Player, ...]:
    """Swap unseen cards, including those that left the game."""
    if isinstance(state.phase, Dealing):
        return state.players
    looked = () if viewer is None else state.players[viewer].looked
    known = {
        held
        for seat, player in enumerate(state.players)
        for position, held in enumerate(player.objectives, start=1)
        if seat == viewer or LookAtObjective(seat, position) in looked
    }
    unknown = [objective for objective in ALL_OBJECTIVES if objective not in known]
    rng.shuffle(unknown)
    return tuple(
        replace(
            player,
            objectives=tuple(
                held if held in known else unknown.pop() for held in player.objectives
            ),
        )
        for player in state.players
    )


def _other_cards(state: State, viewer: Viewer, rng: Random) -> tuple[SiteCard, ...]:
    """Swap among the unseen mine cards, and the unseen ranch cards, in and out of the game."""
    looked = () if viewer is None else state.players[viewer].looked
    known = [card for card in state.cards if LookAtCard(card.plot) in looked]
    bags = {
        site: _shuffled_rest(
            bag, [card for card in (*known, *state.turned) if (card.plot == RANCH) == site], rng
        )
        for site, bag in ((False, MINE_CARDS), (True, RANCH_CARDS))
    }
    return tuple(
        card if card in known else replace(card, amount=bags[card.plot == RANCH].pop())
        for card in state.cards
    )


def _shuffled_rest(bag: tuple[int, ...], gone: list[SiteCard], rng: Random) -> list[int]:
    rest = list((Counter(bag) - Counter(card.amount for card in gone)).elements())
    rng.shuffle(rest)
    return rest


def _other_bonuses(state: State, rng: Random) -> tuple[Bonus, ...]:
    """Swap the tokens of the plots nobody owns, where tokens are hidden."""
    if state.setup.bonus == "open" or isinstance(state.phase, Dealing):
        return state.bonuses
    unsold = [
        bonus for bonus, owner in zip(state.bonuses, state.owners, strict=True) if owner is None
    ]
    rng.shuffle(unsold)
    return tuple(
        unsold.pop() if owner is None else bonus
        for bonus, owner in zip(state.bonuses, state.owners, strict=True)
    )


def reveals(state: State, events: tuple[Event, ...], viewer: Viewer) -> bool:
    """Cards turned or looked at, hidden tokens taken, an empty hand (W-AUCTION-6), and the end."""
    return any(
        isinstance(event, CardTurned | GameEnded)
        or (isinstance(event, RumorHeard) and event.seat == viewer)
        or (isinstance(event, PlotSold) and event.is_forced)
        or (isinstance(event, BonusTaken) and state.setup.bonus == "hidden")
        for event in events
    )


def facts(state: State) -> State:
    """Return all of it: what nobody may know is imagined, what everybody knows is copied."""
    return state


def box(state: State) -> dict[str, int]:
    """Count what is in the box, wherever it lies (W-COMP-2). Only the bank may owe (W-SETUP-8)."""
    piles = [player.cash for player in state.players]
    piles += [state.saloon, *(pile.amount for pile in state.display)]
    assert min(piles) >= 0, "someone holds less than nothing"
    if isinstance(state.phase, Dealing):
        return {**_UNDEALT, "banknotes": sum(piles) + state.bank}
    held = [held for player in state.players for held in player.objectives]
    sites = [*state.cards, *state.turned]
    mines = [card.amount for card in sites if card.plot != RANCH]
    ranch = [card.amount for card in sites if card.plot == RANCH]
    shared = [*(pile.objective for pile in state.display), *state.removed]
    tokens = Counter(state.bonuses)
    return {
        "banknotes": sum(piles) + state.bank,
        "plots": len(state.owners),
        "movement tokens": tokens["movement"],
        "rumor tokens": tokens["rumor"],
        "saloon tokens": tokens["saloon"],
        "secret objectives": _all_of(ALL_OBJECTIVES, held, 2 * len(state.players)),
        "mine cards": _all_of(MINE_CARDS, mines, 3),
        "ranch cards": _all_of(RANCH_CARDS, ranch, 1),
        "shared objectives": _all_of(range(1, 11), shared, len(shared)),
    }


_UNDEALT: Final = {
    "plots": 19,
    "movement tokens": 7,
    "rumor tokens": 6,
    "saloon tokens": 6,
    "secret objectives": 10,
    "mine cards": 5,
    "ranch cards": 3,
    "shared objectives": 10,
}


def _all_of(bag: Sequence[object], dealt: Sequence[object], count: int) -> int:
    """Return the size of the bag, of which `count` must have been dealt and none twice."""
    assert len(dealt) == count
    rest = Counter(bag)
    rest.subtract(Counter(dealt))
    assert min(rest.values()) >= 0, f"{dealt} is not out of {bag}"
    return len(dealt) + rest.total()
