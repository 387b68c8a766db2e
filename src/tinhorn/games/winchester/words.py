"""What people are told of Winchester: prompts, names of options, the story line by line.

Each function answers with a phrase; `locale/` says it in the reader's language. A key that ends in
`-you` speaks to the reader about their own doing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from tinhorn.games.winchester.actions import (
    Action,
    Bid,
    CallDuel,
    Claim,
    Deal,
    DrawDuel,
    DrawPlot,
    Look,
    LookAtCard,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.components import Objective
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
from tinhorn.games.winchester.scoring import outcome
from tinhorn.games.winchester.state import (
    Bidding,
    Claiming,
    Dealing,
    DrawingPlot,
    Dueling,
    HearingRumor,
    MovingVehicle,
    Over,
)
from tinhorn.games.winchester.view import View
from tinhorn.kernel.game import Viewer
from tinhorn.kernel.phrase import Phrase, name_of, names_of, of, phrase


def question(seen: View) -> Phrase:
    """Who must do what, as the prompt bar says it to this viewer."""
    match seen.phase:
        case Bidding() as phase:
            return _ask_bid(seen, phase)
        case MovingVehicle(buyer=buyer):
            return of("winchester-question-vehicle", seen.viewer, buyer)
        case HearingRumor(buyer=buyer):
            return of("winchester-question-rumor", seen.viewer, buyer)
        case Claiming(asked=asked):
            return of("winchester-question-claim", seen.viewer, asked[0])
        case Dealing():
            return phrase("winchester-question-deal")
        case DrawingPlot():
            return phrase("winchester-question-plot")
        case Dueling(challenger=challenger, challenged=challenged):
            return phrase(
                "winchester-question-duel",
                challenger_seat=name_of(challenger),
                challenged_seat=name_of(challenged),
            )
        case Over(sheets=sheets):
            return phrase(
                "winchester-question-over", winner_seats=names_of(outcome(sheets).ranking[0])
            )
    assert_never(seen.phase)


def _ask_bid(seen: View, phase: Bidding) -> Phrase:
    speaker = phase.in_auction[0]
    if not phase.standing:
        return of("winchester-question-open", seen.viewer, speaker, plot=phase.plot)
    return of(
        "winchester-question-bid",
        seen.viewer,
        speaker,
        plot=phase.plot,
        standing=phase.standing,
        holder_seat=name_of(phase.in_auction[-1]),
    )


@lru_cache(maxsize=1024)
def label(action: Action) -> Phrase:
    """The name of an option, as a button or a menu has it."""
    match action:
        case Bid(amount=amount):
            return phrase("winchester-label-bid", amount=amount)
        case Pass():
            return phrase("winchester-label-pass")
        case CallDuel():
            return phrase("winchester-label-duel")
        case MoveVehicle(vehicle=vehicle, square=square):
            return phrase(f"winchester-label-{vehicle}", square=square)
        case LookAtObjective() | LookAtCard():
            return phrase("winchester-label-look", card=card_name(action))
        case Claim(objective=objective):
            return phrase("winchester-label-claim", objective=shared_name(objective))
        case Deal():
            return phrase("winchester-label-deal")
        case DrawPlot(plot=plot):
            return phrase("winchester-label-plot", plot=plot)
        case DrawDuel(bang=bang):
            return phrase("winchester-label-bang", seat=name_of(bang))
    assert_never(action)


def combine(actions: Sequence[Action]) -> Action | None:
    """One answer at a time."""
    return None


def card_name(card: Look) -> Phrase:
    if isinstance(card, LookAtCard):
        return phrase("winchester-card-site", plot=card.plot)
    return phrase("winchester-card-objective", seat=name_of(card.seat), position=card.position)


def shared_name(objective: int) -> Phrase:
    return phrase(f"winchester-shared-{objective}")


def objective_name(objective: Objective) -> Phrase:
    return phrase(f"winchester-objective-{objective}")


def narrate(event: Event, reader: Viewer) -> Phrase:  # noqa: C901 - one case for each kind of event
    """What happened, as told to one reader (who was given `event.seen_by(reader)`)."""
    match event:
        case BidMade(seat=seat, amount=amount):
            return of("winchester-bid", reader, seat, amount=amount)
        case Passed(seat=seat):
            return of("winchester-passed", reader, seat)
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
            return of(
                "winchester-duel-called", reader, seat, challenged_seat=name_of(other), amount=price
            )
        case DuelFought(winner=seat, loser=other):
            return of("winchester-duel-fought", reader, seat, loser_seat=name_of(other))
        case TableSet(first=first):
            return of("winchester-table-set", reader, first)
        case ObjectivesDealt():
            return _tell_objectives(event, reader)
        case ClaimsDeclined(seat=seat):
            return of("winchester-claims-declined", reader, seat)
        case GameEnded(sheets=sheets):
            result = outcome(sheets)
            winners = result.ranking[0]
            return phrase(
                f"winchester-ended-{result.reason}",
                winner_seats=names_of(winners),
                amount=result.points[winners[0]],
            )
    assert_never(event)


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
        pay=earned(event.earned),
    )


@lru_cache(maxsize=1024)
def earned(amounts: tuple[int, ...]) -> Phrase:
    """Who earns what, one after the other."""
    told = phrase("winchester-earned-nothing")
    for seat, amount in reversed([*enumerate(amounts)]):
        if amount:
            one = phrase("winchester-earned", seat=name_of(seat), amount=amount)
            is_last = not any(amounts[seat + 1 :])
            told = one if is_last else phrase("winchester-earned-list", first=one, rest=told)
    return told


def _tell_rumor(event: RumorHeard, reader: Viewer) -> Phrase:
    card = card_name(event.card)
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
