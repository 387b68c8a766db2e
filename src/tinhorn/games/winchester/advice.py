"""What the plot under the hammer, or an option, means to one viewer: from their view alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from tinhorn.games.winchester.actions import Action, Bid, CallDuel, MoveVehicle
from tinhorn.games.winchester.components import Board, board
from tinhorn.games.winchester.rules.bonus import VEHICLES, earnings
from tinhorn.games.winchester.rules.shared import GOALS, Holding
from tinhorn.games.winchester.scoring import PAY, items, plots_of
from tinhorn.games.winchester.state import Bidding, Dueling
from tinhorn.games.winchester.view import View
from tinhorn.games.winchester.words import earned, objective_name, shared_name
from tinhorn.kernel.game import Fact, Seat
from tinhorn.kernel.phrase import Phrase, phrase


def consequence(seen: View, action: Action) -> Phrase | None:
    """What would come of an option, where the viewer can know it."""
    match seen.phase, action:
        case _, MoveVehicle(vehicle=vehicle, square=square):
            plots = board(seen.setup.edition).squares(vehicle)[square - 1]
            return earned(earnings(seen.owners, len(seen.players), plots))
        case Bidding(), Bid(amount=amount):
            share, tip = divmod(amount, len(seen.players) - 1)
            return phrase("winchester-consequence-bid", share=share, tip=tip)
        case Bidding(standing=standing), CallDuel():
            return phrase("winchester-consequence-duel", amount=standing)
        case _:
            return None


def facts(seen: View) -> tuple[Fact, ...]:
    """What the plot under the hammer would bring the viewer."""
    if seen.viewer is None or not isinstance(seen.phase, Bidding | Dueling):
        return ()
    # A live table asks for every viewer after every bid, and bids change nothing about the plot.
    still = replace(
        seen, prompt=0, phase=Bidding(seen.phase.plot, 0, ()), decision=None, options=()
    )
    return _plot_facts(still, seen.viewer, seen.phase.plot)


@lru_cache(maxsize=2048)
def _plot_facts(seen: View, seat: Seat, plot: int) -> tuple[Fact, ...]:
    return (
        *_secret_facts(seen, seat, plot),
        *_shared_facts(seen, seat, plot),
        *_token_facts(seen, seat, plot),
        *_site_facts(seen, plot),
        *_place_facts(seen, seat, plot),
    )


def _secret_facts(seen: View, seat: Seat, plot: int) -> Iterator[Fact]:
    """How the viewer's own secret objectives would grow."""
    chart, plots = board(seen.setup.edition), plots_of(seen.owners, seat)
    held = seen.players[seat].objectives
    for objective in [objective for objective in held if objective is not None]:
        now = items(objective, chart, plots, seen.bonuses)
        then = items(objective, chart, plots | {plot}, seen.bonuses)
        yield Fact(
            f"secret-{objective}",
            phrase(
                "winchester-fact-secret",
                objective=objective_name(objective),
                items=now,
                then=then,
            ),
            (then - now) * PAY[objective],
        )


def _shared_facts(seen: View, seat: Seat, plot: int) -> Iterator[Fact]:
    """How near each objective on display the plot would bring the viewer."""
    has = _holding_with(seen, seat, plot)
    for pile in seen.display:
        goal = GOALS[pile.objective]
        have = min(int(goal.has(has)), goal.needs)
        yield Fact(
            f"shared-{pile.objective}",
            phrase(
                "winchester-fact-shared",
                objective=shared_name(pile.objective),
                have=have,
                needs=goal.needs,
            ),
            pile.amount if have == goal.needs else None,
            is_complete=have == goal.needs,
        )


def _holding_with(seen: View, seat: Seat, plot: int) -> Holding:
    """What the viewer would hold with one plot more. An unknown token counts for nothing."""
    plots = plots_of(seen.owners, seat) | {plot}
    tokens = tuple(token for owned in plots if (token := seen.bonuses[owned - 1]) is not None)
    return Holding(
        board=board(seen.setup.edition),
        plots=plots,
        tokens=tokens,
        took_last_plot=seen.owners.count(None) == 1,
        took_empty_saloon=seen.bonuses[plot - 1] == "saloon" and seen.saloon == 0,
    )


def _token_facts(seen: View, seat: Seat, plot: int) -> Iterator[Fact]:
    bonus = seen.bonuses[plot - 1]
    if bonus == "movement":
        amount = _best_ride(seen, seat, plot)
        yield Fact("token-movement", phrase("winchester-fact-movement"), amount)
    elif bonus == "saloon":
        yield Fact("token-saloon", phrase("winchester-fact-saloon"), seen.saloon)
    elif bonus == "rumor":
        yield Fact("token-rumor", phrase("winchester-fact-rumor"))
    else:
        yield Fact("token-hidden", phrase("winchester-fact-hidden"))


def _best_ride(seen: View, seat: Seat, plot: int) -> int:
    """The most that a Movement token could earn the viewer, the plot included."""
    chart: Board = board(seen.setup.edition)
    plots = plots_of(seen.owners, seat) | {plot}
    return max(
        len(plots.intersection(square)) for kind in VEHICLES for square in chart.squares(kind)
    )


def _site_facts(seen: View, plot: int) -> Iterator[Fact]:
    for card in seen.cards:
        if card.plot == plot:
            site = "ranch" if plot == board(seen.setup.edition).ranch else "mine"
            key = "unknown" if card.amount is None else "known"
            yield Fact(f"site-{site}", phrase(f"winchester-fact-{site}-{key}"), card.amount)


def _place_facts(seen: View, seat: Seat, plot: int) -> Iterator[Fact]:
    """Own plots beside it, and how many squares of either line it touches."""
    chart = board(seen.setup.edition)
    beside = chart.neighbours[plot - 1] & plots_of(seen.owners, seat)
    yield Fact("neighbours", phrase("winchester-fact-neighbours", count=len(beside)))
    river, rails = (sum(plot in square for square in chart.squares(kind)) for kind in VEHICLES)
    if river or rails:
        yield Fact("squares", phrase("winchester-fact-squares", river=river, rails=rails))
