"""Questions and labels of Winchester; `story.py` has the story.

Each function returns a phrase; `locale/` has its sentence in each language. A key that ends in
`-you` addresses the reader, because it is their own doing.
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
    LookAtCard,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.names import card_name, shared_name
from tinhorn.games.winchester.phases import (
    Bidding,
    Claiming,
    Dealing,
    DrawingPlot,
    Dueling,
    HearingRumor,
    MovingVehicle,
    Over,
)
from tinhorn.games.winchester.scoring import outcome
from tinhorn.games.winchester.view import View
from tinhorn.kernel import Phrase, Seat, Viewer, name_of, names_of, of, phrase


def question(seen: View) -> Phrase:
    """Say what the viewer is asked, or whom they wait for."""
    phase = seen.phase
    if isinstance(phase, Bidding):  # as in `rules`: a `case` takes five times as long
        return _ask_bid(seen.viewer, phase)
    match phase:
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
            return _ask_duel(seen, challenger, challenged)
        case Over(sheets=sheets):
            winners = outcome(sheets).ranking[0]
            if seen.viewer in winners:
                return phrase("winchester-question-over-you")
            return phrase("winchester-question-over", winner_seats=names_of(winners))
    assert_never(phase)


def _ask_duel(seen: View, challenger: Seat, challenged: Seat) -> Phrase:
    if seen.viewer in (challenger, challenged):
        other = challenged if seen.viewer == challenger else challenger
        return phrase("winchester-question-duel-you", other_seat=name_of(other))
    return phrase(
        "winchester-question-duel",
        challenger_seat=name_of(challenger),
        challenged_seat=name_of(challenged),
    )


def _ask_bid(viewer: Viewer, phase: Bidding) -> Phrase:
    speaker = phase.in_auction[0]
    if not phase.standing:
        return of("winchester-question-open", viewer, speaker, plot=phase.plot)
    holder = phase.in_auction[-1]
    key = "winchester-question-bid"
    if viewer == holder:
        key = "winchester-question-bid-to-you"
    return of(
        key,
        viewer,
        speaker,
        plot=phase.plot,
        standing=phase.standing,
        holder_seat=name_of(holder),
    )


@lru_cache(maxsize=1024)
def label(action: Action) -> Phrase:
    """Name an option, as on a button or in a menu."""
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
    """Return `None`: options of Winchester cannot be combined."""
    return None
