"""Help for learning Winchester: the rule behind each thing and question, and hints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, assert_never

from tinhorn.games.winchester.actions import Bid, CallDuel
from tinhorn.games.winchester.components import OBJECTIVES
from tinhorn.games.winchester.names import objective_name, shared_name
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
from tinhorn.games.winchester.rules.objectives import GOALS
from tinhorn.games.winchester.view import View
from tinhorn.games.winchester.words.advice import facts
from tinhorn.kernel import Hint, Phrase, Thing, phrase

RULE_FOR: Final[Mapping[str, str]] = {
    **{f"secret-{objective}": "W-END-2" for objective in OBJECTIVES},
    **{f"shared-{objective}": f"W-SHARED-{objective}" for objective in GOALS},
    **{f"progress-{objective}": f"W-SHARED-{objective}" for objective in GOALS},
    "worth": "W-END-2",
    "score": "W-END-2",
    "tie": "W-END-4",
    "total": "W-END-2",
    "token-movement": "W-BONUS-1",
    "token-saloon": "W-BONUS-2",
    "token-rumor": "W-BONUS-3",
    "token-hidden": "W-AUCTION-1",
    "site-mine": "W-BUY-4",
    "site-ranch": "W-BUY-4",
    "neighbours": "W-SHARED-5",
    "squares": "W-BONUS-1",
    "duel-token": "W-DUEL-1",
}

THINGS: Final[Mapping[str, Thing]] = {
    **{f"shared-{objective}": Thing(shared_name(objective)) for objective in GOALS},
    **{f"secret-{objective}": Thing(objective_name(objective)) for objective in OBJECTIVES},
    **{
        f"token-{kind}": Thing(phrase(f"winchester-panel-token-{kind}"))
        for kind in ("movement", "saloon", "rumor")
    },
}

TIPS: Final[Mapping[str, Phrase]] = {
    kind: phrase(f"winchester-tip-{kind}")
    for kind in (
        "PlotDrawn",
        "PlotSold",
        "VehicleMoved",
        "TipsTaken",
        "RumorHeard",
        "CardTurned",
        "ObjectiveWon",
        "DuelCalled",
        "DuelFought",
    )
}


def relevant_rules(seen: View) -> tuple[str, ...]:
    """List the ids of the rules that matter now, the most important first."""
    match seen.phase:
        case Bidding(standing=standing, in_auction=in_auction):
            if standing and len(in_auction) == 2:
                return "W-DUEL-1", "W-DUEL-2", "W-DUEL-3", "W-AUCTION-2"
            return "W-AUCTION-2", "W-AUCTION-3", "W-AUCTION-6"
        case MovingVehicle():
            return ("W-BONUS-1",)
        case HearingRumor():
            return ("W-BONUS-3",)
        case Claiming():
            return ("W-SHARED-CLAIM",)
        case Dealing():
            return ("W-SETUP-1",)
        case DrawingPlot():
            return ("W-AUCTION-1",)
        case Dueling():
            return ("W-DUEL-4",)
        case Over():
            return "W-END-4", "W-END-2", "W-END-3"
    assert_never(seen.phase)


def hints(seen: View) -> tuple[Hint, ...]:
    """List hints for a new player, the most important first; a client shows one of them."""
    if seen.decision is None:
        return ()
    if isinstance(seen.phase, Bidding):
        return tuple(_bid_hints(seen, seen.phase))
    kind = seen.decision.kind
    return (Hint(kind, phrase(f"winchester-hint-{kind}"), _MARKS[kind]),)


_MARKS: Final = {"vehicle": ("stops",), "rumor": ("cards",), "claim": ("shared",)}


def _bid_hints(seen: View, phase: Bidding) -> Iterator[Hint]:
    plot = f"plot-{phase.plot}"
    kinds = {type(action) for action in seen.options}
    if CallDuel in kinds:
        yield Hint("duel", phrase("winchester-hint-duel"), ("answers",))
    if Bid not in kinds:
        yield Hint("broke", phrase("winchester-hint-broke"), ("cash",))
        return
    known = facts(seen)
    if any(fact.is_complete for fact in known if fact.kind == "shared"):
        yield Hint("complete", phrase("winchester-hint-complete"), (plot, "worth", "shared"))
    if any(fact.kind == "secret" and fact.amount for fact in known):
        yield Hint("secret", phrase("winchester-hint-secret"), (plot, "secrets"))
    if phase.standing:
        yield Hint("raise", phrase("winchester-hint-raise"), ("answers",))
    else:
        yield Hint("open", phrase("winchester-hint-open"), (plot, "answers"))
    yield Hint("worth", phrase("winchester-hint-worth"), (plot, "worth"))
    is_secret = any(player.cash is None for player in seen.players)
    cash = "winchester-hint-cash" if is_secret else "winchester-hint-cash-shown"
    yield Hint("cash", phrase(cash), ("cash",))
