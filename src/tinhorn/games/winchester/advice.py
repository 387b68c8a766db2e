"""What a plot, an objective or an option means to one viewer, worked out from their view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games.winchester.actions import Action, Bid, CallDuel, MoveVehicle
from tinhorn.games.winchester.components import Board, Bonus, Edition, Objective, board
from tinhorn.games.winchester.names import earned, objective_name, shared_name
from tinhorn.games.winchester.phases import Bidding, Dueling
from tinhorn.games.winchester.rules.bonus import VEHICLES, earnings
from tinhorn.games.winchester.rules.objectives import GOALS
from tinhorn.games.winchester.scoring import (
    MOST_PLOTS,
    PAY,
    counted_plots,
    plots_of,
    sole_leader,
)
from tinhorn.games.winchester.shared_progress import Owned, Tokens
from tinhorn.games.winchester.state import Pile
from tinhorn.games.winchester.view import SiteCardView, View
from tinhorn.kernel.game import Fact, Seat
from tinhorn.kernel.phrase import Phrase, phrase

WORTH: Final = phrase("winchester-fact-worth")
_plots_of = lru_cache(maxsize=1024)(plots_of)


def consequence(seen: View, action: Action) -> Phrase | None:
    """Say what follows from an option, where the viewer can know it."""
    match action:
        case Bid(amount=amount):
            return _payment(amount, len(seen.players) - 1)
        case CallDuel() if isinstance(seen.phase, Bidding):
            return phrase("winchester-consequence-duel", amount=seen.phase.standing)
        case MoveVehicle(vehicle=vehicle, square=square):
            plots = board(seen.setup.edition).squares(vehicle)[square - 1]
            return earned(earnings(seen.owners, len(seen.players), plots), seen.viewer)
        case _:
            return None


@lru_cache(maxsize=1024)
def _payment(amount: int, others: int) -> Phrase:
    """Say how a price is shared among the other players. Cached: every list of bids has it."""
    share, tip = divmod(amount, others)
    return phrase("winchester-consequence-bid", share=share, tip=tip)


class ViewerFacts(Struct, frozen=True, gc=False):
    """What the facts depend on: a bid changes none of it."""

    seat: Seat
    edition: Edition
    owners: tuple[Seat | None, ...]
    bonuses: tuple[Bonus | None, ...]
    cards: tuple[SiteCardView, ...]
    display: tuple[Pile, ...]
    saloon: int
    objectives: tuple[Objective | None, ...]
    met: tuple[int, ...]
    cash: int
    plot: int | None
    """The plot on sale."""


def facts(seen: View) -> tuple[Fact, ...]:
    """List what the plot on sale would bring the viewer; without a plot, their progress.

    Spectators get everybody's progress in the shared objectives.
    """
    if seen.viewer is None:
        return tuple(fact for seat in range(len(seen.players)) for fact in _progress(seen, seat))
    plot = seen.phase.plot if isinstance(seen.phase, Bidding | Dueling) else None
    return _facts(_known(seen, seen.viewer, plot))


def facts_basis(seen: View) -> object:
    """What the facts depend on."""
    plot = seen.phase.plot if isinstance(seen.phase, Bidding | Dueling) else None
    players = seen.players if seen.viewer is None else seen.players[seen.viewer]
    return seen.owners, plot, players, seen.cards, seen.bonuses, seen.display, seen.saloon


def _known(seen: View, seat: Seat, plot: int | None) -> ViewerFacts:
    """What the viewer knows about a seat; all of it if the seat is theirs."""
    return ViewerFacts(
        seat,
        seen.setup.edition,
        seen.owners,
        seen.bonuses,
        seen.cards,
        seen.display,
        seen.saloon,
        seen.players[seat].objectives,
        seen.players[seat].met,
        seen.players[seat].cash or 0,
        plot,
    )


def _progress(seen: View, seat: Seat) -> Iterator[Fact]:
    """List how far a seat has come with each shared objective, not counting the plot on sale."""
    for fact in _facts(_known(seen, seat, None)):
        if fact.kind == "shared":
            yield replace(fact, kind="progress", amount=None, places=(), seats=(seat,))


@lru_cache(maxsize=2048)
def _facts(known: ViewerFacts) -> tuple[Fact, ...]:
    """Cached, because whole updates ask for the facts after every bid."""
    plot = known.plot
    if plot is None:
        return (*_secret_facts(known), *_shared_facts(known), _worth_fact(known))
    return (
        *_secret_facts(known, plot),
        *_shared_facts(known, plot),
        *_token_facts(known, plot),
        *_site_facts(known, plot),
        *_place_facts(known, plot),
        _worth_fact(known),
    )


def _worth_fact(known: ViewerFacts) -> Fact:
    """What the viewer would have if the game ended now."""
    plots, secrets = _plots_of(known.owners, known.seat), 0
    for objective in known.objectives:
        if objective is not None:
            counted = counted_plots(objective, known.edition, known.bonuses)
            secrets += len(plots.intersection(counted)) * PAY[objective]
    lead = MOST_PLOTS if sole_leader(known.edition, known.owners) == known.seat else 0
    return Fact("worth", WORTH, known.cash + secrets + lead)


def _secret_facts(known: ViewerFacts, plot: int | None = None) -> Iterator[Fact]:
    """List the viewer's progress in secret objectives, and what the plot would add."""
    plots = _plots_of(known.owners, known.seat)
    for objective in known.objectives:
        if objective is None:
            continue
        counted = counted_plots(objective, known.edition, known.bonuses)
        now = len(plots.intersection(counted))
        then = None if plot is None else now + (plot in counted)
        yield _secret_fact(objective, counted, now, then)


@lru_cache(maxsize=1024)
def _secret_fact(
    objective: Objective, counted: tuple[int, ...], now: int, then: int | None
) -> Fact:
    """Tell how many of the counted plots a player has, and would have with the one on sale."""
    pay, name = PAY[objective], objective_name(objective)
    if then is None:
        text = phrase("winchester-fact-secret-now", objective=name, items=now)
    else:
        text = phrase("winchester-fact-secret", objective=name, items=now, then=then)
    return Fact(
        "secret",
        text,
        (now if then is None else then - now) * pay,
        subject=objective,
        count=now,
        each=pay,
        then=then,
        places=counted,
    )


def _shared_facts(known: ViewerFacts, plot: int | None = None) -> Iterator[Fact]:
    """List the viewer's progress in each shared objective, and what the plot on sale would add."""
    owned = _owned(known)
    for pile in known.display:
        objective, needs = pile.objective, GOALS[pile.objective].needs
        is_met = objective in known.met
        now = needs if is_met else min(owned.count(objective), needs)
        have = now
        if plot is not None and not is_met:
            have = min(owned.count_with(objective, plot, known.bonuses[plot - 1]), needs)
        yield Fact(
            "shared",
            _shared_text(objective, have, needs),
            pile.amount if have == needs else None,
            is_complete=have == needs,
            subject=str(objective),
            count=now,
            needed=needs,
            then=None if plot is None else have,
            places=() if is_met else _steps(known, owned, objective),
        )


@cache
def _shared_text(objective: int, have: int, needs: int) -> Phrase:
    named = shared_name(objective)
    return phrase("winchester-fact-shared", objective=named, have=have, needs=needs)


def _owned(known: ViewerFacts) -> Owned:
    """Hidden tokens do not count."""
    plots, bonuses = _plots_of(known.owners, known.seat), known.bonuses
    tokens = Tokens(
        tuple(sorted([token for plot in plots if (token := bonuses[plot - 1]) is not None])),
        known.owners.count(None) == 1,
        known.saloon == 0,
    )
    return Owned(known.edition, plots, tokens)


def _steps(known: ViewerFacts, owned: Owned, objective: int) -> tuple[int, ...]:
    """The unsold plots that would bring the viewer closer to a shared objective."""
    owners, closer = known.owners, owned.closer(objective, known.bonuses)
    return tuple([plot for plot in closer if owners[plot - 1] is None])


def _token_facts(known: ViewerFacts, plot: int) -> Iterator[Fact]:
    bonus = known.bonuses[plot - 1]
    if bonus == "movement":
        amount = _best_ride(known, plot)
        yield Fact("token", phrase("winchester-fact-movement"), amount, subject=bonus)
    elif bonus == "saloon":
        yield Fact("token", phrase("winchester-fact-saloon"), known.saloon, subject=bonus)
    elif bonus == "rumor":
        yield Fact("token", phrase("winchester-fact-rumor"), subject=bonus)
    else:
        yield Fact("token", phrase("winchester-fact-hidden"), subject="hidden")


def _best_ride(known: ViewerFacts, plot: int) -> int:
    """The most that a Movement token could earn the viewer, the plot included."""
    chart: Board = board(known.edition)
    plots = _plots_of(known.owners, known.seat) | {plot}
    return max(
        len(plots.intersection(square)) for kind in VEHICLES for square in chart.squares(kind)
    )


def _site_facts(known: ViewerFacts, plot: int) -> Iterator[Fact]:
    for card in known.cards:
        if card.plot == plot:
            site = "ranch" if plot == board(known.edition).ranch else "mine"
            key = "unknown" if card.amount is None else "known"
            told = phrase(f"winchester-fact-{site}-{key}")
            yield Fact("site", told, card.amount, subject=site)


def _place_facts(known: ViewerFacts, plot: int) -> Iterator[Fact]:
    """Count the viewer's adjacent plots, and the squares of river and rails at the plot."""
    chart = board(known.edition)
    beside = chart.neighbours[plot - 1] & _plots_of(known.owners, known.seat)
    told = phrase("winchester-fact-neighbours", count=len(beside))
    yield Fact("neighbours", told, count=len(beside))
    river, rails = _squares(known.edition, plot)
    if river or rails:
        yield Fact("squares", phrase("winchester-fact-squares", river=river, rails=rails))


@cache
def _squares(edition: Edition, plot: int) -> list[int]:
    """How many squares of each line a plot touches."""
    chart = board(edition)
    return [sum(plot in square for square in chart.squares(kind)) for kind in VEHICLES]
