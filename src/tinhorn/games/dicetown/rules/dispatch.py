"""The table of all phases: which answers each takes, and which section of the rules they go to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from tinhorn.games.dicetown.actions import (
    Action,
    Deal,
    DrawElixir,
    DrawLoot,
    DrawProperties,
    DrawStore,
    Give,
    Keep,
    KeepWithBrute,
    NameGiver,
    NameLeader,
    NameWinner,
    Offer,
    OrderVisits,
    Pass,
    Play,
    Protect,
    Rob,
    Roll,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TakeTopElixir,
    Trim,
    TurnDie,
)
from tinhorn.games.dicetown.phases import (
    ChancePhase,
    ChoosingCard,
    Countering,
    Dealing,
    Deciding,
    DrawingCards,
    DrawingElixir,
    DrawingLoot,
    DrawingLuck,
    DrawingProperty,
    Gambling,
    Giving,
    Keeping,
    Naming,
    Offering,
    OrderingVisits,
    Protecting,
    Reacting,
    Refilling,
    ReplacingElixir,
    Robbing,
    Rolling,
    SealedPhase,
    SeatPhase,
    SendingJoe,
    Settling,
    Stealing,
    Trimming,
    Visiting,
)
from tinhorn.games.dicetown.rules import (
    doc,
    elixirs,
    end,
    hall,
    hand,
    joe,
    reactions,
    resume,
    saloon,
    setup,
    store,
    ties,
    town,
)
from tinhorn.games.dicetown.rules.steps import StepOrDone
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Refusal, Seat

A = TypeVar("A", bound=Action)
C = TypeVar("C", bound=ChancePhase)
Q = TypeVar("Q", bound=SeatPhase)
P = TypeVar("P", bound=SealedPhase | SeatPhase | ChancePhase)


class Answers(Struct, Generic[P, A], frozen=True):
    """The kinds of answers that a phase takes, and what the rules do with them."""

    kinds: tuple[type[Action], ...]
    check: Callable[[State, P, Seat, A], Refusal | None]
    options: Callable[[State, P, Seat], tuple[Action, ...]]
    """Of CHANCE all outcomes, equally likely, where they are few."""
    apply: Callable[[State, P, Seat, A], StepOrDone]
    default: Callable[[State, P, Seat], Action] | None = None
    """Answers for an absent player. `None` if CHANCE is asked."""
    draw: Callable[[State, P, Random], Action] | None = None
    """Answers for CHANCE."""


def _of_one(
    kinds: tuple[type[Action], ...],
    check: Callable[[State, Q, A], Refusal | None],
    options: Callable[[State, Q], tuple[Action, ...]],
    apply: Callable[[State, Q, A], StepOrDone],
    default: Callable[[State, Q, Seat], Action] | None = None,
) -> Answers[Q, A]:
    """Return the row of a phase that asks one seat: by default it takes its first option."""
    return Answers(
        kinds,
        lambda state, phase, _, action: check(state, phase, action),
        lambda state, phase, _: options(state, phase),
        lambda state, phase, _, action: apply(state, phase, action),
        default or (lambda state, phase, _: options(state, phase)[0]),
    )


def _of_chance(
    kind: type[Action],
    check: Callable[[State, C, A], Refusal | None],
    draw: Callable[[State, C, Random], Action],
    apply: Callable[[State, C, A], StepOrDone],
    options: Callable[[State, C], tuple[Action, ...]] | None = None,
) -> Answers[C, A]:
    """Return the row of a phase that asks CHANCE; without `options` outcomes are never listed."""
    return Answers(
        (kind,),
        lambda state, phase, _, action: check(state, phase, action),
        lambda state, phase, _: () if options is None else options(state, phase),
        lambda state, phase, _, action: apply(state, phase, action),
        draw=draw,
    )


def _lead(state: State, phase: Deciding, action: NameLeader) -> StepOrDone:
    state, before = ties.name_leader(state, phase, action)
    return town.lead(state, phase.place, action.seat, before)


_SEALED: Final[dict[str, Answers[Any, Any]]] = {
    Keeping.kind: Answers(
        (Keep, KeepWithBrute), hand.check_keep, hand.keep_options, hand.keep, hand.default_keep
    ),
    Gambling.kind: Answers(
        (Pass, TurnDie), hand.check_turn, hand.turn_options, hand.turn, reactions.default
    ),
    Offering.kind: Answers(
        (Offer,), ties.check_offer, ties.offer_options, ties.offer, ties.default_offer
    ),
    **dict.fromkeys(
        (Reacting.kind, Countering.kind),
        Answers((Pass, Play), reactions.check, reactions.options, resume.answer, reactions.default),
    ),
}
_ONE_SEAT: Final[dict[str, Answers[Any, Any]]] = {
    Trimming.kind: _of_one((Trim,), hand.check_trim, hand.trim_options, hand.trim),
    Deciding.kind: _of_one(
        (NameLeader,), ties.check_leader, ties.leader_options, _lead, ties.default_leader
    ),
    ChoosingCard.kind: _of_one(
        (TakeCard, SendJoe), store.check_choice, store.choice_options, store.choose
    ),
    Robbing.kind: _of_one((Rob,), saloon.check_rob, saloon.rob_options, saloon.rob),
    Stealing.kind: _of_one((Steal,), saloon.check_steal, saloon.steal_options, saloon.steal),
    OrderingVisits.kind: _of_one((OrderVisits,), doc.check_order, doc.order_options, doc.order),
    Visiting.kind: _of_one(
        (TakeElixir, TakeTopElixir), elixirs.check_take, elixirs.elixir_options, elixirs.take
    ),
    SendingJoe.kind: _of_one((SendJoe,), joe.check, joe.options, elixirs.send_joe),
    Naming.kind: _of_one(
        (NameGiver,), elixirs.check_giver, elixirs.giver_options, elixirs.name_giver
    ),
    Giving.kind: _of_one((Give,), elixirs.check_gift, elixirs.gift_options, elixirs.give),
    Protecting.kind: _of_one(
        (Protect,), elixirs.check_protect, elixirs.protect_options, elixirs.protect
    ),
    Settling.kind: _of_one(
        (NameWinner,), end.check_winner, end.winner_options, end.name_winner, end.default_winner
    ),
}
_CHANCE: Final[dict[str, Answers[Any, Any]]] = {
    Dealing.kind: _of_chance(Deal, setup.check_deal, setup.chance_deal, setup.deal),
    Rolling.kind: _of_chance(Roll, hand.check_roll, hand.chance_roll, hand.roll),
    DrawingCards.kind: _of_chance(
        DrawStore, store.check_draw, store.chance_draw, store.receive, store.draw_options
    ),
    DrawingLoot.kind: _of_chance(
        DrawLoot, saloon.check_loot, saloon.chance_loot, saloon.look, saloon.loot_options
    ),
    DrawingProperty.kind: _of_chance(
        DrawProperties, hall.check_draw, hall.chance_draw, hall.receive, hall.draw_options
    ),
    Refilling.kind: _of_chance(
        DrawProperties, hall.check_draw, hall.chance_draw, hall.fill_row, hall.draw_options
    ),
    DrawingElixir.kind: _of_chance(
        DrawElixir, doc.check_draw, doc.chance_draw, elixirs.receive, doc.draw_options
    ),
    DrawingLuck.kind: _of_chance(
        DrawStore, store.check_draw, store.chance_draw, elixirs.draw_luck, store.draw_options
    ),
    ReplacingElixir.kind: _of_chance(
        DrawElixir, doc.check_draw, doc.chance_draw, doc.put_out, doc.draw_options
    ),
}
ANSWERS: Final = _SEALED | _ONE_SEAT | _CHANCE
"""By the kind of the phase: of those that ask several seats at once, one seat, or CHANCE."""
