"""What a plot, an objective or an option means to one viewer, worked out from their view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from tinhorn.games.winchester.actions import Action, Bid, CallDuel, MoveVehicle
from tinhorn.games.winchester.components import Bonus, Edition, Objective, board
from tinhorn.games.winchester.names import earned, objective_name, shared_name
from tinhorn.games.winchester.phases import Bidding, Dueling, Over
from tinhorn.games.winchester.rules.bonus import VEHICLES, earnings
from tinhorn.games.winchester.rules.objectives import GOALS
from tinhorn.games.winchester.scoring import (
    MOST_PLOTS,
    PAY,
    counted_plots,
    items,
    outcome,
    plots_by_owner,
    plots_of,
    sole_leader,
)
from tinhorn.games.winchester.shared_progress import Owned, Tokens
from tinhorn.games.winchester.state import Pile
from tinhorn.games.winchester.view import SiteCardView, View
from tinhorn.kernel import Fact, Phrase, Seat, phrase, upon

WORTH: Final = phrase("winchester-fact-worth")
NO_PLOTS: Final = frozenset[int]()


def consequence(seen: View, action: Action) -> Phrase | None:
    """Say what follows from an option, where the viewer can know it."""
    if isinstance(action, Bid):  # most options are bids, and a `case` takes five times as long
        return _payment(action.amount, len(seen.players) - 1)
    match action:
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


def facts(seen: View) -> tuple[Fact, ...]:
    """List what the plot on sale would bring the viewer; without a plot, their progress.

    Everybody gets all players' progress in the shared objectives, and their money where the table
    shows it.
    """
    public = (*_all_progress(seen), *_score_facts(seen), *_tie_facts(seen))
    if seen.viewer is None:
        return public
    seat, plot = seen.viewer, _plot_on_sale(seen)
    owned = _owned(seen, seat)
    secret = _secret_facts(seen, seat, owned, plot)
    shared = _shared_facts(seen, seat, owned, plot)
    about_plot = () if plot is None else _plot_facts(seen, owned, plot)
    own = (*secret, *shared, *about_plot, *_total_fact(seen, secret, shared, about_plot))
    return (*own, _worth_fact(seen, seat, secret), *public)


def facts_basis(seen: View) -> object:
    """Return what the facts depend on: a bid changes none of it."""
    plot = _plot_on_sale(seen)
    is_over = isinstance(seen.phase, Over)
    known = seen.players, seen.cards, seen.bonuses, seen.display, seen.saloon
    return seen.owners, plot, is_over, *known


def _plot_on_sale(seen: View) -> int | None:
    phase = seen.phase
    return phase.plot if isinstance(phase, (Bidding, Dueling)) else None


def _owned(seen: View, seat: Seat) -> Owned:
    """Return what a seat owns; hidden tokens do not count."""
    owners = seen.owners
    plots = plots_by_owner(owners).get(seat, NO_PLOTS)
    tokens = Tokens(_tokens_of(plots, seen.bonuses), owners.count(None) == 1, seen.saloon == 0)
    return Owned(seen.setup.edition, plots, tokens)


@lru_cache(maxsize=1024)
def _tokens_of(plots: frozenset[int], bonuses: tuple[Bonus | None, ...]) -> tuple[Bonus, ...]:
    return tuple(sorted([token for plot in plots if (token := bonuses[plot - 1]) is not None]))


def _all_progress(seen: View) -> list[Fact]:
    seats = range(len(seen.players))
    return [fact for seat in seats for fact in _progress_facts(seen, seat)]


def _score_facts(seen: View) -> list[Fact]:
    """List what each seat would have if the game ended now, where its money is known."""
    return [
        _score_fact(seen, seat, player.cash)
        for seat, player in enumerate(seen.players)
        if player.cash is not None and not isinstance(seen.phase, Over)
    ]


def _tie_facts(seen: View) -> Iterator[Fact]:
    """Say of seats with equal fortunes, one behind the other, what put one of them ahead."""
    if not isinstance(seen.phase, Over):
        return
    sheets = seen.phase.sheets
    order = [seats[0] for seats in outcome(sheets).ranking]
    for ahead, behind in pairwise(order):
        first, second = sheets[ahead], sheets[behind]
        more, less = (one.cash + one.most_plots for one in (first, second))
        if first.total == second.total:
            args = {"total": first.total, "more": more, "less": less}
            key = "winchester-tie-cash" if more > less else "winchester-tie-token"
            text = upon(key, seen.viewer, ahead, behind, **args)
            yield Fact("tie", text, seats=(ahead, behind))


def _score_fact(seen: View, seat: Seat, cash: int) -> Fact:
    """Count the objectives that the viewer knows; the others are hidden cards."""
    objectives = seen.players[seat].objectives
    known, plots = [one for one in objectives if one is not None], plots_of(seen.owners, seat)
    chart = board(seen.setup.edition)
    worth = cash + sum(items(one, chart, plots, seen.bonuses) * PAY[one] for one in known)
    worth += MOST_PLOTS * (sole_leader(seen.setup.edition, seen.owners) == seat)
    hidden = len(objectives) - len(known)
    text = phrase("winchester-fact-score", amount=worth, hidden=hidden)
    return Fact("score", text, worth, is_complete=not hidden, seats=(seat,), count=hidden)


def _total_fact(
    seen: View, secret: list[Fact], shared: list[Fact], about: Sequence[Fact]
) -> list[Fact]:
    """Add up what the plot on sale would bring the viewer, the most that its token could."""
    if not about:
        return []
    met = seen.players[seen.viewer].met if seen.viewer is not None else ()
    new = [fact for fact in shared if fact.is_complete and int(fact.subject or 0) not in met]
    total = sum(fact.amount or 0 for fact in (*secret, *new, *about))
    return [Fact("total", phrase("winchester-fact-total", amount=total), total)]


def _progress_facts(seen: View, seat: Seat) -> list[Fact]:
    """List how far a seat has come with each shared objective, not counting the plot on sale."""
    return [
        replace(fact, kind="progress", amount=None, places=(), seats=(seat,))
        for fact in _shared_facts(seen, seat, _owned(seen, seat), None)
    ]


def _worth_fact(seen: View, seat: Seat, secret: list[Fact]) -> Fact:
    """Return what the viewer would have if the game ended now."""
    worth = seen.players[seat].cash or 0
    for fact in secret:
        worth += (fact.count or 0) * (fact.each or 0)
    if sole_leader(seen.setup.edition, seen.owners) == seat:
        worth += MOST_PLOTS
    return Fact("worth", WORTH, worth)


def _secret_facts(seen: View, seat: Seat, owned: Owned, plot: int | None) -> list[Fact]:
    """List the viewer's progress in secret objectives, and what the plot would add."""
    found = []
    for objective in seen.players[seat].objectives:
        assert objective is not None, "players know their own objectives"
        counted = counted_plots(objective, owned.edition, seen.bonuses)
        now = len(owned.plots.intersection(counted))
        then = None if plot is None else now + (plot in counted)
        found.append(_secret_fact(objective, counted, now, then))
    return found


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


def _shared_facts(seen: View, seat: Seat, owned: Owned, plot: int | None) -> list[Fact]:
    """List the viewer's progress in each shared objective, and what the plot on sale would add."""
    met = seen.players[seat].met
    return [
        _met_fact(pile, plot)
        if pile.objective in met
        else _shared_fact(pile, owned, plot, seen.bonuses, seen.owners)
        for pile in seen.display
    ]


def _met_fact(pile: Pile, plot: int | None) -> Fact:
    """Say that an objective was met; it stays met, whatever the plot on sale adds."""
    objective, needs = pile.objective, GOALS[pile.objective].needs
    return Fact(
        "shared",
        _shared_text(objective, needs, needs),
        pile.amount,
        is_complete=True,
        subject=str(objective),
        count=needs,
        needed=needs,
        then=None if plot is None else needs,
    )


def _shared_fact(
    pile: Pile,
    owned: Owned,
    plot: int | None,
    bonuses: tuple[Bonus | None, ...],
    owners: tuple[Seat | None, ...],
) -> Fact:
    """Tell how far a player is, would be with the plot, and which unsold plots help."""
    objective, needs = pile.objective, GOALS[pile.objective].needs
    reached, closer = owned.reach(objective, bonuses)
    have = now = min(reached, needs)
    if plot is not None:
        have = min(owned.count_with(objective, plot, bonuses[plot - 1]), needs)
    return Fact(
        "shared",
        _shared_text(objective, have, needs),
        pile.amount if have == needs else None,
        is_complete=have == needs,
        subject=str(objective),
        count=now,
        needed=needs,
        then=None if plot is None else have,
        places=tuple([place for place in closer if owners[place - 1] is None]),
    )


@cache
def _shared_text(objective: int, have: int, needs: int) -> Phrase:
    named = shared_name(objective)
    return phrase("winchester-fact-shared", objective=named, have=have, needs=needs)


def _plot_facts(seen: View, owned: Owned, plot: int) -> list[Fact]:
    """Describe the plot on sale: its token and card, the viewer's plots beside it, its squares."""
    found = [_token_fact(seen, owned, plot)]
    for card in seen.cards:
        if card.plot == plot:
            found.append(_site_fact(owned.edition, card))
    beside = board(owned.edition).neighbours[plot - 1] & owned.plots
    found.append(_neighbours_fact(len(beside)))
    return found + _squares_facts(owned.edition, plot)


def _token_fact(seen: View, owned: Owned, plot: int) -> Fact:
    bonus = seen.bonuses[plot - 1]
    amount = None
    if bonus == "movement":
        amount = _best_ride(owned.edition, owned.plots | {plot})
    elif bonus == "saloon":
        amount = seen.saloon
    return _told_token(bonus, amount)


@lru_cache(maxsize=128)
def _told_token(bonus: Bonus | None, amount: int | None) -> Fact:
    kind = bonus or "hidden"
    return Fact("token", phrase(f"winchester-fact-{kind}"), amount, subject=kind)


def _best_ride(edition: Edition, plots: frozenset[int]) -> int:
    """Return the most that a Movement token could earn the owner of these plots."""
    chart = board(edition)
    squares = (*chart.squares("boat"), *chart.squares("locomotive"))
    return max([len(plots.intersection(square)) for square in squares])


def _site_fact(edition: Edition, card: SiteCardView) -> Fact:
    site = "ranch" if card.plot == board(edition).ranch else "mine"
    key = "unknown" if card.amount is None else "known"
    return Fact("site", phrase(f"winchester-fact-{site}-{key}"), card.amount, subject=site)


@cache
def _neighbours_fact(count: int) -> Fact:
    """Tell how many of the adjacent plots the viewer has."""
    return Fact("neighbours", phrase("winchester-fact-neighbours", count=count), count=count)


@cache
def _squares_facts(edition: Edition, plot: int) -> list[Fact]:
    """Tell how many squares of river and rails a plot touches, if any."""
    chart = board(edition)
    river, rails = [sum(plot in square for square in chart.squares(kind)) for kind in VEHICLES]
    if not river and not rails:
        return []
    return [Fact("squares", phrase("winchester-fact-squares", river=river, rails=rails))]
