"""The story of a game of Winchester: one phrase per event.

A key that ends in `-you` addresses the reader, because the event is their own doing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import assert_never

from tinhorn.games.winchester.events import (
    BidMade,
    BonusTaken,
    CardTurned,
    ClaimsDeclined,
    DuelCalled,
    DuelFought,
    Event,
    GameEnded,
    ObjectivesDealt,
    ObjectiveWon,
    Passed,
    PlotDrawn,
    PlotSold,
    RumorHeard,
    TableSet,
    TipsTaken,
    VehicleMoved,
)
from tinhorn.games.winchester.names import card_name, earned, objective_name, shared_name
from tinhorn.games.winchester.scoring import outcome
from tinhorn.kernel import Outcome, Phrase, Seat, Viewer, name_of, names_of, of, phrase


def narrate(event: Event, reader: Viewer) -> Phrase:  # noqa: C901 - one case for each kind of event
    """Tell one event to one reader; `event` is already redacted for that reader."""
    match event:
        case BidMade(seat=seat, amount=amount):
            return _tell_bid(seat, amount, reader)
        case Passed(seat=seat):
            return _tell_pass(seat, reader)
        case PlotDrawn():
            return _tell_plot(event)
        case PlotSold():
            return _tell_sale(event, reader)
        case BonusTaken(seat=seat, bonus=bonus):
            return of(f"winchester-took-{bonus}", reader, seat)
        case VehicleMoved():
            return _tell_vehicle(event, reader)
        case TipsTaken(seat=seat, amount=amount):
            return of("winchester-tips", reader, seat, amount=amount)
        case RumorHeard():
            return _tell_rumor(event, reader)
        case CardTurned(seat=seat, plot=plot, amount=amount):
            return of("winchester-card-turned", reader, seat, plot=plot, amount=amount)
        case ObjectiveWon(seat=seat, objective=objective, amount=amount):
            name = shared_name(objective)
            return of("winchester-objective-won", reader, seat, objective=name, amount=amount)
        case DuelCalled(challenger=seat, challenged=other, price=price):
            key = _faced("winchester-duel-called", reader, other)
            return of(key, reader, seat, challenged_seat=name_of(other), amount=price)
        case DuelFought(winner=seat, loser=other):
            key = _faced("winchester-duel-fought", reader, other)
            return of(key, reader, seat, loser_seat=name_of(other))
        case TableSet(first=first):
            return of("winchester-table-set", reader, first)
        case ObjectivesDealt():
            return _tell_objectives(event, reader)
        case ClaimsDeclined(seat=seat):
            return of("winchester-claims-declined", reader, seat)
        case GameEnded(sheets=sheets):
            return _tell_end(outcome(sheets), reader)
    assert_never(event)


@lru_cache(maxsize=4096)
def _tell_bid(seat: Seat, amount: int, reader: Viewer) -> Phrase:
    """Tell a bid; cached, because most events are one of a few hundred bids."""
    return of("winchester-bid", reader, seat, amount=amount)


@cache
def _tell_pass(seat: Seat, reader: Viewer) -> Phrase:
    return of("winchester-passed", reader, seat)


def _faced(key: str, reader: Viewer, other: Seat) -> str:
    """Address the reader if something was done to them."""
    return f"{key}-to-you" if reader == other else key


def _tell_end(result: Outcome, reader: Viewer) -> Phrase:
    winners, key = result.ranking[0], f"winchester-ended-{result.reason}"
    amount = result.points[winners[0]]
    if reader in winners:
        others = names_of(seat for seat in winners if seat != reader)
        return phrase(f"{key}-you", winner_seats=others, amount=amount)
    return phrase(key, winner_seats=names_of(winners), amount=amount)


def _tell_plot(event: PlotDrawn) -> Phrase:
    if event.bonus is None:
        return phrase("winchester-plot-drawn-hidden", plot=event.plot)
    token = phrase(f"winchester-token-{event.bonus}")
    return phrase("winchester-plot-drawn", plot=event.plot, token=token)


def _tell_sale(event: PlotSold, reader: Viewer) -> Phrase:
    key = "winchester-sold-forced" if event.is_forced else "winchester-sold"
    if not event.price:
        key = "winchester-sold-free"
    return of(
        key,
        reader,
        event.buyer,
        plot=event.plot,
        price=event.price,
        share=event.share,
        tip=event.tip,
    )


def _tell_vehicle(event: VehicleMoved, reader: Viewer) -> Phrase:
    return of(
        f"winchester-moved-{event.vehicle}",
        reader,
        event.seat,
        square=event.square,
        pay=earned(event.earned, reader),
    )


def _tell_rumor(event: RumorHeard, reader: Viewer) -> Phrase:
    card = card_name(event.card, reader)
    if event.face is None:
        return phrase("winchester-rumor", seat=name_of(event.seat), card=card)
    face = (
        phrase("winchester-face-amount", amount=event.face)
        if isinstance(event.face, int)
        else objective_name(event.face)
    )
    return of("winchester-rumor-seen", reader, event.seat, card=card, face=face)


def _tell_objectives(event: ObjectivesDealt, reader: Viewer) -> Phrase:
    if event.objectives is None:
        return phrase("winchester-objectives-dealt", seat=name_of(event.seat))
    first, second = map(objective_name, event.objectives)
    return of("winchester-objectives-seen", reader, event.seat, first=first, second=second)


def moment(events: Sequence[Event]) -> Phrase | None:
    """Name the last auction that has begun."""
    drawn = [event.plot for event in events if isinstance(event, PlotDrawn)]
    if not drawn:
        return None
    return phrase("winchester-moment", number=len(drawn), plot=drawn[-1])
