"""What a seat sees of Winchester as numbers for a network.

`features.py` of `batch/opponents` computes the same numbers in arrays; a test holds them equal.
Seats are counted from the viewer on and padded to five, so that one network plays all tables.
Plots come in the order of the 2020 edition.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from tinhorn.games.winchester.actions import LookAtCard
from tinhorn.games.winchester.bots.heuristic import THRIFT, fair_price, plot_worths
from tinhorn.games.winchester.bots.worth import (
    Position,
    position,
    possible_cards,
    secret_pay,
    site_pay,
    unseen_objectives,
)
from tinhorn.games.winchester.components import OBJECTIVES, Bonus, Edition, board, components
from tinhorn.games.winchester.phases import Bidding, HearingRumor, MovingVehicle
from tinhorn.games.winchester.rules.objectives import GOALS, Holding
from tinhorn.games.winchester.scoring import PAY, items
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Seat

FEATURES_VERSION: Final = 1
"""Rises when a feature changes: weights made for another version are refused."""
SEATS: Final = 5
PLOTS: Final = 19
KINDS: Final[tuple[Bonus, ...]] = ("movement", "rumor", "saloon")
CASH_STEPS: Final = (0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 26)
BID_STEPS: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15)
ROOM_STEPS: Final = (-3, -1, 0, 1, 2, 3, 5)


@cache
def numbers(edition: Edition) -> tuple[int, ...]:
    """Return the number of each plot, in the order of the 2020 edition."""
    plots = sorted(components().plots, key=lambda plot: plot.number)
    return tuple(plot.number_2019 if edition == "2019" else plot.number for plot in plots)


@cache
def distinct_squares(edition: Edition) -> tuple[tuple[int, frozenset[int]], ...]:
    """Return the place of one square of those beside the same plots, and these plots."""
    chart = board(edition)
    squares = [frozenset(square) for square in (*chart.river, *chart.rails)]
    return tuple(
        (place, square) for place, square in enumerate(squares) if square not in squares[:place]
    )


class Perspective(Struct, frozen=True):
    """A view and what several groups of features need of it."""

    at: Position
    seats: tuple[Seat, ...]
    """All seats, the viewer first."""
    sites: tuple[float, ...]
    """What each mine or ranch card pays, or may pay; and which the viewer knows."""
    is_known: tuple[bool, ...]
    before: tuple[tuple[int, ...], ...]
    """By seat from the viewer on: how much of what each shared objective counts it has."""
    piles: tuple[int, ...]


def perspective(seen: View) -> Perspective:
    assert seen.viewer is not None
    at, players = position(seen), len(seen.players)
    seats = tuple((seen.viewer + ahead) % players for ahead in range(players))
    sites, is_known = _sites(seen)
    piles = {pile.objective: pile.amount for pile in seen.display}
    return Perspective(
        at=at,
        seats=seats,
        sites=sites,
        is_known=is_known,
        before=tuple(_progress(at, at.plots[seat]) for seat in seats),
        piles=tuple(piles.get(goal, 0) for goal in GOALS),
    )


def features(seen: View) -> list[float]:
    """Return all features of a view of a player, in the order that networks know."""
    of = perspective(seen)
    return [*_table(of), *_players(of), *_rides(of), *_auction(of), *_valued(of)]


def _one_of(index: int, size: int) -> list[float]:
    return [float(place == index) for place in range(size)]


def _above(value: float, steps: Sequence[int]) -> list[float]:
    return [float(value > step) for step in steps]


def _padded(rows: Iterable[Sequence[float]]) -> list[float]:
    """Return numbers of each seat, with zeros for seats that are not at the table."""
    numbers = [list(row) for row in rows]
    numbers += [[0.0] * len(numbers[0])] * (SEATS - len(numbers))
    return [number for row in numbers for number in row]


def _sites(seen: View) -> tuple[tuple[float, ...], tuple[bool, ...]]:
    shown = {card.plot: card.amount for card in seen.cards}
    shown |= {card.plot: card.amount for card in seen.turned}
    amounts, is_known = [], []
    for plot in site_plots(seen.setup.edition):
        amount = shown[plot]
        may_be = (amount,) if amount is not None else possible_cards(seen, plot)
        amounts.append(sum(may_be) / len(may_be))
        is_known.append(amount is not None)
    return tuple(amounts), tuple(is_known)


@cache
def site_plots(edition: Edition) -> tuple[int, ...]:
    """Return the mines in the order of the 2020 edition, then the ranch."""
    chart = board(edition)
    return (*(number for number in numbers(edition) if number in chart.mines), chart.ranch)


def _progress(
    at: Position, plots: frozenset[int], *, took_last: bool = False, took_empty: bool = False
) -> tuple[int, ...]:
    tokens = tuple(token for held in plots if (token := at.seen.bonuses[held - 1]) is not None)
    holding = Holding(at.chart, plots, tokens, took_last, took_empty)
    return tuple(int(goal.has(holding)) for goal in GOALS.values())


def _table(of: Perspective) -> list[float]:
    seen, unsold = of.at.seen, of.at.unsold
    order = numbers(seen.setup.edition)
    turned = {card.plot for card in seen.turned}
    unseen = unseen_objectives(seen)
    left = [seen.bonuses[plot - 1] if seen.owners[plot - 1] is None else None for plot in order]
    sites = site_plots(seen.setup.edition)
    return [
        *_one_of(len(of.seats) - 3, 3),
        float(seen.setup.bonus == "hidden"),
        float(seen.setup.ledger != "secret"),
        float(isinstance(seen.phase, Bidding)),
        float(isinstance(seen.phase, MovingVehicle)),
        float(isinstance(seen.phase, HearingRumor)),
        *(float(token == kind) for kind in KINDS for token in left),
        *(float(objective in unseen) for objective in OBJECTIVES),
        *map(float, of.is_known),
        *(amount / 6.0 for amount in of.sites),
        *(float(plot in turned) for plot in sites),
        seen.saloon / 4.0,
        float(seen.saloon == 0),
        unsold / 10.0,
        *(float(unsold <= few) for few in range(1, 7)),
        *(amount / 5.0 for amount in of.piles),
        *(float(amount > 0) for amount in of.piles),
    ]


def _players(of: Perspective) -> list[float]:
    seen, at, seats = of.at.seen, of.at, of.seats
    order = numbers(seen.setup.edition)
    held = [seen.players[seat] for seat in seats]
    plots = [at.plots[seat] for seat in seats]
    cash = [player.cash for player in held]
    tokens = [[seen.bonuses[plot - 1] for plot in owned] for owned in plots]
    asked = asked_seat(seen)
    secret = _secrets(of)
    needs = [goal.needs for goal in GOALS.values()]
    cards = [LookAtCard(plot) for plot in site_plots(seen.setup.edition)]
    return [
        *_padded([[float(plot in owned) for plot in order] for owned in plots]),
        *_padded([[float(each in player.objectives) for each in OBJECTIVES] for player in held]),
        *_padded([[float(amount is not None)] for amount in cash]),
        *_padded([[(amount or 0) / 10.0] for amount in cash]),
        *_padded([_above(-1 if amount is None else amount, CASH_STEPS) for amount in cash]),
        *_padded([[float(player.has_duel_token)] for player in held]),
        *_padded([[float(seat == seen.first)] for seat in seats]),
        *_padded([[float(seat == asked)] for seat in seats]),
        *_padded([[len(owned) / 4.0] for owned in plots]),
        *_padded([[owned.count(kind) / 3.0 for kind in KINDS] for owned in tokens]),
        *_padded([[reached[4] / 4.0] for reached in of.before]),
        *_padded(
            [
                [
                    has / need if pile else 0.0
                    for has, need, pile in zip(reached, needs, of.piles, strict=True)
                ]
                for reached in of.before
            ]
        ),
        *_padded([[pay / 12.0] for pay in secret]),
        *_padded([[(pay + (has or 0)) / 20.0] for pay, has in zip(secret, cash, strict=True)]),
        *_padded([[float(card in player.looked) for card in cards] for player in held]),
    ]


def asked_seat(seen: View) -> Seat | None:
    """Return whom the table asks; everybody may know it."""
    match seen.phase:
        case Bidding(in_auction=in_auction):
            return in_auction[0]
        case MovingVehicle(buyer=buyer) | HearingRumor(buyer=buyer):
            return buyer
        case _:
            return None


def _secrets(of: Perspective) -> list[float]:
    """Return by seat, from the viewer on, what its plots pay, or may, to its secret objectives."""
    seen, unseen = of.at.seen, unseen_objectives(of.at.seen)
    amounts = []
    for seat in of.seats:
        pay = {
            each: PAY[each] * items(each, of.at.chart, of.at.plots[seat], seen.bonuses)
            for each in OBJECTIVES
        }
        held = seen.players[seat].objectives
        known = sum(pay[each] for each in held if each is not None)
        mean = sum(pay[each] for each in unseen) / max(1, len(unseen))
        amounts.append(known + held.count(None) * mean)
    return amounts


def _rides(of: Perspective) -> list[float]:
    squares = [square for _, square in distinct_squares(of.at.seen.setup.edition)]
    if not isinstance(of.at.seen.phase, MovingVehicle):
        return [0.0] * (3 * len(squares))
    own = [float(len(of.at.plots[of.seats[0]] & square)) for square in squares]
    others = [
        float(sum(len(of.at.plots[seat] & square) for seat in of.seats[1:])) for square in squares
    ]
    beyond = [mine - theirs / (len(of.seats) - 1) for mine, theirs in zip(own, others, strict=True)]
    return [*own, *(theirs / 2.0 for theirs in others), *beyond]


AUCTION: Final = SEATS * (1 + 1 + 10 + 1 + 1) + PLOTS + 3 + SEATS + 1 + len(BID_STEPS) + 3
"""How many features only an auction has."""


def _auction(of: Perspective) -> list[float]:
    seen, at, phase = of.at.seen, of.at, of.at.seen.phase
    if not isinstance(phase, Bidding):
        return [0.0] * AUCTION
    token = seen.bonuses[phase.plot - 1]
    after = [
        _progress(
            at,
            at.plots[seat] | {phase.plot},
            took_last=at.unsold == 1,
            took_empty=token == "saloon" and seen.saloon == 0,
        )
        for seat in of.seats
    ]
    cash = [seen.players[seat].cash or 0 for seat in of.seats]
    is_in = [seat in phase.in_auction for seat in of.seats]
    richest = max(has if is_in else 0 for has, is_in in zip(cash[1:], is_in[1:], strict=True))
    holder = phase.in_auction[-1] if phase.standing else None
    return [
        *_padded([[float(each)] for each in is_in]),
        *_padded([[float(seat == holder)] for seat in of.seats]),
        *_padded([_gained(of, seat, then) for seat, then in enumerate(after)]),
        *_padded([[_won(of, then) / 5.0] for then in after]),
        *_padded([[secret_pay(seen, seat, phase.plot) / 5.0] for seat in of.seats]),
        *(float(plot == phase.plot) for plot in numbers(seen.setup.edition)),
        *(float(token == kind) for kind in KINDS),
        *_one_of(sum(is_in) - 1, SEATS),
        phase.standing / 8.0,
        *_above(phase.standing, BID_STEPS),
        (cash[0] - phase.standing) / 8.0,
        (richest - phase.standing) / 8.0,
        site_pay(seen, phase.plot) / 5.0,
    ]


def _gained(of: Perspective, ahead: int, after: tuple[int, ...]) -> list[float]:
    """Return how much closer the plot brings this seat to each shared objective on display."""
    return [
        float(then - now) if pile else 0.0
        for then, now, pile in zip(after, of.before[ahead], of.piles, strict=True)
    ]


def _won(of: Perspective, after: tuple[int, ...]) -> int:
    """Return what the plot would win this seat at once."""
    return sum(
        pile
        for has, goal, pile in zip(after, GOALS.values(), of.piles, strict=True)
        if has >= goal.needs
    )


def _valued(of: Perspective) -> list[float]:
    """Return the deputy's opinion."""
    phase = of.at.seen.phase
    if not isinstance(phase, Bidding):
        return [0.0] * (SEATS + 2 + len(ROOM_STEPS))
    worth = plot_worths(of.at.seen, phase.plot, of.seats[0])
    fair = fair_price(of.at, phase, of.seats[0])
    room = fair * (1 - THRIFT * of.at.unsold / PLOTS) - phase.standing
    return [
        *_padded([[worth[seat] / 8.0] for seat in of.seats]),
        fair / 8.0,
        room / 4.0,
        *(max(-1.0, min(1.0, room - step)) for step in ROOM_STEPS),
    ]
