"""The whole table of Winchester in words, as far as one viewer may know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from tinhorn.games.winchester.actions import Look, LookAtCard
from tinhorn.games.winchester.components import Board, Bonus, Objective, board
from tinhorn.games.winchester.names import card_name, objective_name, shared_name
from tinhorn.games.winchester.phases import Bidding, Dealing, Over
from tinhorn.games.winchester.rules.bonus import VEHICLES
from tinhorn.games.winchester.scoring import PAY, items, plots_of
from tinhorn.games.winchester.view import View
from tinhorn.games.winchester.words.advice import facts
from tinhorn.kernel import (
    Argument,
    Fact,
    Phrase,
    Seat,
    Statement,
    name_of,
    names_of,
    numbers,
    of,
    phrase,
)

TOKENS: Final[tuple[Bonus, ...]] = ("movement", "rumor", "saloon")


def report(seen: View) -> tuple[Statement, ...]:
    """Return what each player has, from the viewer on; then the auction and the board."""
    if isinstance(seen.phase, Dealing):
        return ()
    seats = range(len(seen.players))
    start = seen.viewer or 0
    return (
        *(line for seat in (*seats[start:], *seats[:start]) for line in _player(seen, seat)),
        *_auction(seen),
        *_prizes(seen),
        *_board(seen),
    )


def _player(seen: View, seat: Seat) -> Iterator[Statement]:
    if isinstance(seen.phase, Over):
        total = seen.phase.sheets[seat].total
        yield Statement(
            "score", of("winchester-report-score", seen.viewer, seat, amount=total), seat
        )
    cash = seen.players[seat].cash
    if cash is None:
        yield Statement("money", phrase("winchester-report-money-secret", seat=name_of(seat)), seat)
    else:
        yield Statement(
            "money", of("winchester-report-money", seen.viewer, seat, amount=cash), seat
        )
    plots = tuple(sorted(plots_of(seen.owners, seat)))
    told = of("winchester-report-plots", seen.viewer, seat, count=len(plots), plots=numbers(plots))
    yield Statement("plots", told, seat)
    yield Statement("tokens", _tokens(seen, seat), seat)
    state = "held" if seen.players[seat].has_duel_token else "spent"
    yield Statement("duel-tokens", of(f"winchester-report-duel-{state}", seen.viewer, seat), seat)
    yield from _secrets(seen, seat)
    if seat == seen.viewer and not isinstance(seen.phase, Over):
        yield Statement("score", _so_far(seen, seat), seat)


def _so_far(seen: View, seat: Seat) -> Phrase:
    """Return what the viewer would score from cash and secret objectives if the game ended now."""
    held = [objective for objective in seen.players[seat].objectives if objective is not None]
    plots, chart = plots_of(seen.owners, seat), board(seen.setup.edition)
    paid = sum(items(one, chart, plots, seen.bonuses) * PAY[one] for one in held)
    cash = seen.players[seat].cash or 0
    return phrase("winchester-report-so-far", cash=cash, objectives=paid, total=cash + paid)


def _tokens(seen: View, seat: Seat) -> Phrase:
    held = Counter(seen.bonuses[plot - 1] for plot in plots_of(seen.owners, seat))
    counts = {kind: held[kind] for kind in TOKENS}
    return of("winchester-report-tokens", seen.viewer, seat, **counts)


def _secrets(seen: View, seat: Seat) -> Iterator[Statement]:
    """List the objectives that the viewer knows, and the viewer's own notes from Rumors."""
    for position, objective in enumerate(seen.players[seat].objectives, start=1):
        if objective is not None:
            card = phrase("winchester-card-objective", seat=name_of(seat), position=position)
            known = progress(seen, seat, objective)
            told = phrase("winchester-report-seen", card=card, face=known)
            yield Statement("secrets", known if seat == seen.viewer else told, seat)
    if seat == seen.viewer:
        for look in seen.players[seat].looked:
            yield Statement("notes", saw(seen, look), seat)


def progress(seen: View, seat: Seat, objective: Objective) -> Phrase:
    """Return what a secret objective pays, and what it would pay now."""
    plots = plots_of(seen.owners, seat)
    count = items(objective, board(seen.setup.edition), plots, seen.bonuses)
    return phrase(
        "winchester-panel-objective",
        objective=objective_name(objective),
        pay=PAY[objective],
        count=count,
        amount=count * PAY[objective],
    )


def saw(seen: View, card: Look) -> Phrase:
    """Return a hidden card that the viewer has looked at, and its face, which their view keeps."""
    if isinstance(card, LookAtCard):
        known = {site.plot: site.amount for site in seen.cards}
        known |= {site.plot: site.amount for site in seen.turned}
        amount = known[card.plot]
        assert amount is not None
        face = phrase("winchester-face-amount", amount=amount)
    else:
        objective = seen.players[card.seat].objectives[card.position - 1]
        assert objective is not None
        face = objective_name(objective)
    return phrase("winchester-panel-saw", card=card_name(card), face=face)


def _auction(seen: View) -> Iterator[Statement]:
    phase = seen.phase
    if not isinstance(phase, Bidding):
        return
    yield Statement("sale", phrase("winchester-panel-plot", plot=phase.plot))
    yield Statement("sale", _plot(seen, board(seen.setup.edition), phase.plot))
    if phase.standing:
        holder = phase.in_auction[-1]
        bid = phrase("winchester-panel-bid", amount=phase.standing, seat=name_of(holder))
    else:
        bid = phrase("winchester-panel-no-bid")
    yield Statement("bid", bid)
    yield Statement("bid", phrase("winchester-panel-in", in_seats=names_of(phase.in_auction)))
    out = tuple(seat for seat in range(len(seen.players)) if seat not in phase.in_auction)
    if out:
        yield Statement("bid", phrase("winchester-panel-out", out_seats=names_of(out)))
    if seen.viewer is not None:
        yield from (Statement("worth", _fact(fact)) for fact in facts(seen) if not fact.seats)


def _fact(fact: Fact) -> Phrase:
    if not fact.amount:
        return fact.text
    return phrase("winchester-report-fact", fact=fact.text, amount=fact.amount)


def _prizes(seen: View) -> Iterator[Statement]:
    for pile in seen.display:
        prize: dict[str, Argument] = {
            "objective": shared_name(pile.objective),
            "amount": pile.amount,
        }
        if far := race(seen, pile.objective):
            told = phrase("winchester-report-race", **prize, race=_listed(far))
        else:
            told = phrase("winchester-report-shared", **prize)
        yield Statement("shared", told)
    counts = [len(plots_of(seen.owners, seat)) for seat in range(len(seen.players))]
    most = tuple(seat for seat, count in enumerate(counts) if count == max(counts))
    told = phrase("winchester-report-most", most_seats=names_of(most), count=max(counts))
    yield Statement("most", told)
    yield Statement("saloon", phrase("winchester-report-saloon", amount=seen.saloon))


def race(seen: View, objective: int) -> tuple[Phrase, ...]:
    """Return how far each player has come with a shared objective, from the viewer on.

    Nothing for an objective that a single event meets, until somebody has met it.
    """
    steps = [
        fact for fact in facts(seen) if (fact.kind, fact.subject) == ("progress", str(objective))
    ]
    if not any(fact.count or (fact.needed or 0) > 1 for fact in steps):
        return ()
    start = seen.viewer or 0
    return tuple(
        of("winchester-race", seen.viewer, seat, have=fact.count or 0, needs=fact.needed or 0)
        for fact in (*steps[start:], *steps[:start])
        for seat in fact.seats
    )


def _board(seen: View) -> Iterator[Statement]:
    drawn = board(seen.setup.edition)
    sold = sum(owner is not None for owner in seen.owners)
    yield Statement("left", phrase("winchester-panel-sold", sold=sold, plots=len(seen.owners)))
    yield Statement("first", of("winchester-report-first", seen.viewer, seen.first))
    for vehicle in VEHICLES:
        squares, square = drawn.squares(vehicle), getattr(seen, vehicle)
        told = phrase(
            f"winchester-panel-vehicle-{vehicle}",
            square=square,
            squares=len(squares),
            plots=numbers(squares[square - 1]),
        )
        yield Statement(vehicle, told)
    for plot in range(1, len(seen.owners) + 1):
        yield Statement("plot", _plot(seen, drawn, plot))


def _plot(seen: View, drawn: Board, plot: int) -> Phrase:
    """Describe a plot: terrain, token, what it has or touches, its borders and its owner."""
    bonus = seen.bonuses[plot - 1] or "hidden"
    words = [
        phrase(f"winchester-terrain-{drawn.terrain(plot)}"),
        phrase(f"winchester-panel-token-{bonus}"),
        *(phrase(f"winchester-panel-near-{kind}") for kind in near(drawn, plot)),
    ]
    owner = seen.owners[plot - 1]
    return Phrase(
        "winchester-report-plot" if owner is None else "winchester-report-plot-of",
        {
            "plot": plot,
            "words": _listed(words),
            "beside": numbers(sorted(drawn.neighbours[plot - 1])),
            **({} if owner is None else {"seat": name_of(owner)}),
        },
    )


def near(drawn: Board, plot: int) -> tuple[str, ...]:
    """Return what a plot has or touches."""
    return tuple(
        kind
        for kind, plots in (
            ("river", drawn.near_river),
            ("rails", drawn.near_rails),
            ("saloon", drawn.near_saloon),
            ("mine", frozenset(drawn.mines)),
            ("ranch", drawn.near_ranch),
        )
        if plot in plots
    )


def _listed(parts: Iterable[Phrase]) -> Phrase:
    *others, last = parts
    for part in reversed(others):
        last = phrase("winchester-list", first=part, rest=last)
    return last
