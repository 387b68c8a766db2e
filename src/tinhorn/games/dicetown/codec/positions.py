"""Positions of the engine as states of the batched game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from tinhorn.games import dicetown
from tinhorn.games.dicetown import actions as played
from tinhorn.games.dicetown import phases
from tinhorn.games.dicetown.codec import answers as coded
from tinhorn.games.dicetown.codec import box
from tinhorn.games.dicetown.codec import state as codes
from tinhorn.games.dicetown.codec.answers import ELIXIR, KIND, PLACE
from tinhorn.games.dicetown.codec.box import CARDS, ELIXIRS, FACES, KINDS, PROPERTY, SEATS
from tinhorn.games.dicetown.codec.state import Options, State
from tinhorn.games.dicetown.state import Memory
from tinhorn.kernel import Seat, Step

if TYPE_CHECKING:
    from tinhorn.games.dicetown.batch.arrays import Array

EngineState: TypeAlias = dicetown.State
View: TypeAlias = dicetown.View
Position: TypeAlias = EngineState | View
PHASES: dict[type, int] = {
    phases.Dealing: codes.DEALING,
    phases.Rolling: codes.ROLLING,
    phases.DrawingCards: codes.DRAWING_CARDS,
    phases.DrawingLoot: codes.DRAWING_LOOT,
    phases.DrawingProperty: codes.DRAWING_PROPERTY,
    phases.Refilling: codes.REFILLING,
    phases.DrawingElixir: codes.DRAWING_ELIXIR,
    phases.DrawingLuck: codes.DRAWING_LUCK,
    phases.ReplacingElixir: codes.REPLACING_ELIXIR,
    phases.Keeping: codes.KEEPING,
    phases.Trimming: codes.TRIMMING,
    phases.Gambling: codes.GAMBLING,
    phases.Offering: codes.OFFERING,
    phases.Deciding: codes.DECIDING,
    phases.Reacting: codes.REACTING,
    phases.Countering: codes.COUNTERING,
    phases.ChoosingCard: codes.CHOOSING_CARD,
    phases.Robbing: codes.ROBBING,
    phases.Stealing: codes.STEALING,
    phases.OrderingVisits: codes.ORDERING_VISITS,
    phases.Visiting: codes.VISITING,
    phases.SendingJoe: codes.SENDING_JOE,
    phases.Naming: codes.NAMING,
    phases.Giving: codes.GIVING,
    phases.Protecting: codes.PROTECTING,
    phases.Settling: codes.SETTLING,
    phases.Over: codes.OVER,
}


Fields: TypeAlias = dict[str, Any]


def array(values: ArrayLike, dtype: DTypeLike = np.int8) -> Array:
    # Numpy's arrays are as good as leaves of a state, and made a hundred times faster.
    return cast("Array", np.asarray(values, dtype))


@cache
def by_face(dice: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(dice.count(face) for face in FACES)


@cache
def by_kind(cards: tuple[str, ...]) -> tuple[int, ...]:
    """Return how many cards of each kind."""
    return tuple(cards.count(card) for card in CARDS)


def by_seat(values: Iterable[Any], empty: Any) -> list[Any]:
    """Return values of all five seats, the empty ones last."""
    given = list(values)
    return given + [empty] * (SEATS - len(given))


def flags(seats: Sequence[Seat]) -> list[bool]:
    return [seat in seats for seat in range(SEATS)]


def after_forced_pass(state: EngineState) -> Step[EngineState, dicetown.Event] | None:
    """Return what follows when one seat without the card of this window passes; or `None`."""
    phase = state.phase
    if not isinstance(phase, phases.Reacting | phases.Countering | phases.Gambling):
        return None
    for seat in phase.asked:
        if phase.answers[seat] is None and wished(phase) not in state.players[seat].store:
            return dicetown.apply(state, seat, played.Pass())
    return None


def wished(phase: phases.Reacting | phases.Countering | phases.Gambling) -> str:
    """Return the card of this reaction window."""
    if isinstance(phase, phases.Gambling):
        return "gambler"
    return "wanted" if isinstance(phase, phases.Countering) else phase.card


def actor(state: EngineState) -> Seat:
    """Return the seat that the batched game asks: the first of several. Give forced passes."""
    asked = [decision.seat for decision in dicetown.pending(state)]
    return max(asked[0], 0) if asked else 0


def from_engine(state: EngineState) -> State:
    """Return the position in arrays. Forced passes must be given (`after_forced_pass`)."""
    fields = _resting() | _table(state) | _players(state) | _context(state)
    fields["phase"] = PHASES[type(state.phase)]
    fields["actor"] = actor(state)
    arrays = {name: array(value, _dtype(name)) for name, value in fields.items()}
    return State(options=_options(state.setup, state.rules), **arrays)


_FLAGS = frozenset({"asked", "in_play", "led", "tied"})


@cache
def _dtype(name: str) -> DTypeLike:
    if name.endswith("notes"):
        return np.uint8
    return np.bool_ if name.startswith("is_") or name in _FLAGS else np.int8


def _options(setup: dicetown.Setup, rules_version: int) -> Options:
    return Options(
        players=array(setup.players),
        bribes=array(setup.bribes == "on", np.bool_),
        sheriff=array(-1 if setup.sheriff is None else setup.sheriff),
        version=array(rules_version),
    )


def _resting() -> Fields:
    """Return the fields that mean something in a few phases only, with their resting values."""
    return {
        "cup": np.zeros((SEATS, len(FACES))),
        "kept": np.zeros((SEATS, len(FACES))),
        "asked": np.zeros(SEATS),
        "answers": np.full(SEATS, -1),
        "place": -1,
        "tied": np.zeros(SEATS),
        "leader": -1,
        "left": 0,
        "drawn": np.zeros(KINDS),
        "wish": np.zeros(2),
        "target": -1,
        "card": -1,
        "player": -1,
        "is_effective": False,
        "waiting": np.full(SEATS, -1),
        "is_from_top": False,
        "is_by_card": False,
        "winner": -1,
    }


def _table(state: EngineState) -> Fields:
    return {
        "round": state.round,
        "sheriff": state.sheriff,
        "led": flags(state.led),
        "mine": state.mine,
        "bank": state.bank,
        "coach": state.coach,
        "display": row(state.display),
        "deck": by_kind(state.store_deck + state.property_deck),
        "discards": by_kind(state.discards)[:PROPERTY],
        "played": by_kind(tuple(sorted(state.played)))[:PROPERTY],
        "in_play": lasting(state),
        "elixirs": elixir_places(state),
        **_notes(state.memories),
    }


def lasting(position: Position) -> list[bool]:
    """Return which of the lasting cards are on the table."""
    return [CARDS[card] in position.in_play for card in box.LASTING]


def row(properties: tuple[str, ...]) -> list[int]:
    kinds = [KIND[card] - PROPERTY for card in properties]
    return kinds + [-1] * (box.ROW - len(kinds))


def elixir_places(position: Position) -> list[int]:
    """Return where each elixir is; one that is nowhere else is in use."""
    places = [codes.IN_USE] * len(ELIXIRS)
    for elixirs, place in (
        (position.elixir_deck, codes.IN_DECK),
        (position.elixirs, codes.FACE_UP),
        (position.elixir_discards, codes.DISCARDED),
    ):
        for elixir in elixirs:
            places[ELIXIR[elixir]] = place
    return places


def _players(state: EngineState) -> Fields:
    players = state.players
    no_cards, no_dice = by_kind(()), by_face(())
    return {
        "dice": by_seat((by_face(player.dice) for player in players), no_dice),
        "bills": by_seat((player.bills for player in players), 0),
        "nuggets": by_seat((player.nuggets for player in players), 0),
        "hands": by_seat(
            (by_kind(player.store + player.properties) for player in players), no_cards
        ),
        "protected": by_seat(
            (by_kind(player.protected)[PROPERTY:] for player in players), no_cards[PROPERTY:]
        ),
    }


def _notes(memories: tuple[Memory, ...]) -> Fields:
    """Return notes by viewer and kind, the highest first; the last memory is the public's."""
    notes = np.zeros((box.MOST_COPIES, codes.VIEWERS, KINDS), np.uint8)
    for viewer, memory in enumerate(memories[:-1]):
        notes[:, viewer] = _own_notes(memory)
    notes[:, -1] = _own_notes(memories[-1])
    return {"single_notes": notes[0, :, : box.SINGLES], "notes": notes[:, :, box.SINGLES :]}


@lru_cache(maxsize=10_000)
def _own_notes(memory: Memory) -> Any:
    notes = np.zeros((box.MOST_COPIES, KINDS), np.uint8)
    for card, places in sorted_notes(memory):
        notes[np.count_nonzero(notes[:, card]), card] = places
    return notes


def sorted_notes(memory: Memory) -> list[tuple[int, int]]:
    """Return the kind and the places of each note, the highest places first."""
    notes = [(KIND[card], _places(places)) for card, places in memory]
    return sorted(notes, key=lambda note: -note[1])


def _places(places: int) -> int:
    """Return places as the engine has them: with bits for hands of store cards and properties."""
    hands = (places | places >> SEATS) & ((1 << SEATS) - 1)
    return hands | places >> 2 * SEATS << SEATS


def _context(state: EngineState) -> Fields:
    """Return what the phase adds."""
    phase = state.phase
    if phase.asks == "several":
        return _sealed(state, phase)
    if phase.asks == "one":
        return _single(phase)
    if phase.asks == "chance":
        return _chance(phase)
    return {"winner": -1 if phase.chosen is None else phase.chosen}


def _sealed(state: EngineState, phase: phases.SealedPhase) -> Fields:
    match phase:
        case phases.Keeping():
            answers = [
                -1 if answer is None else coded.mask(answer.dice, phase.dice[seat], answer)
                for seat, answer in enumerate(phase.answers)
            ]
            cup = by_seat(map(by_face, phase.dice), by_face(()))
            return {"asked": flags(phase.asked), "answers": by_seat(answers, -1), "cup": cup}
        case phases.Gambling():
            asked = [seat for seat in phase.asked if "gambler" in state.players[seat].store]
            answers = [
                coded.turn(phase.answers[seat]) if seat in asked else -1 for seat in range(SEATS)
            ]
            return {"asked": flags(asked), "answers": answers}
        case phases.Offering():
            answers = [-1 if offer is None else coded.offer(offer) for offer in phase.answers]
            return {
                "asked": flags(phase.asked),
                "answers": by_seat(answers, -1),
                "place": PLACE[phase.place],
                "tied": flags(phase.tied),
            }
        case phases.Reacting():
            return {"card": KIND[phase.card]} | _resume_point(phase.resume)
        case phases.Countering():
            return {"card": KIND[phase.card], "player": phase.seat} | _resume_point(phase.resume)


def _resume_point(resume: phases.ResumePoint) -> Fields:
    match resume:
        case phases.AtReveal(kept=kept, brutes=brutes):
            return {"asked": flags(brutes), "kept": by_seat(map(by_face, kept), by_face(()))}
        case phases.AtGamble(turns=turns):
            answers = {turn.seat: coded.turn(played.TurnDie(turn.die, turn.face)) for turn in turns}
            return {
                "asked": flags(tuple(answers)),
                "answers": [answers.get(seat, -1) for seat in range(SEATS)],
            }
        case phases.AtOffice(candidate=candidate, visit=visit):
            return {"leader": candidate} | _visit(visit)
        case phases.AtBank(robber=leader) | phases.AtSaloon(thief=leader):
            return {"leader": leader}
        case phases.AtMine(leader=leader) | phases.AtStore(leader=leader):
            return {"leader": leader}
        case phases.AtHall(leader=leader):
            return {"leader": leader}
        case phases.AtDoc(visit=visit):
            return _visit(visit)
        case phases.AtJoe(seat=seat, target=target, visits=visits, visit=visit):
            leader = seat if visit is None else -1
            return {"target": target, "left": visits, "leader": leader} | _visit(visit)


def _visit(visit: phases.Visit | None) -> Fields:
    if visit is None:
        return {}
    how = {"is_from_top": visit.is_from_top, "is_by_card": visit.is_by_card}
    return _waiting((visit.visitor, *visit.waiting)) | how


def _waiting(seats: tuple[Seat, ...]) -> Fields:
    return {"waiting": by_seat(seats, -1)}


def _single(phase: phases.SeatPhase) -> Fields:
    match phase:
        case phases.Trimming():
            return _resume_point(phase.resume)
        case phases.Deciding():
            return {
                "answers": by_seat((coded.bundle(offer) for offer in phase.offers), -1),
                "place": PLACE[phase.place],
                "tied": flags(phase.tied),
            }
        case phases.ChoosingCard():
            return {"leader": phase.seat, "left": phase.visits, "drawn": by_kind(phase.drawn)}
        case phases.Robbing():
            return {"leader": phase.seat, "left": phase.thefts}
        case phases.Stealing():
            return _theft(phase.seat, phase.thefts, phase.rob) | {"drawn": by_kind(phase.drawn)}
        case phases.OrderingVisits():
            return {}
        case phases.Settling():
            return {"tied": flags(phase.tied)}
        case _:
            return _visit(phase.visit)


def _theft(thief: Seat, thefts: int, rob: played.Rob) -> Fields:
    wish = (rob.store, rob.properties)
    return {"leader": thief, "left": thefts, "target": rob.victim, "wish": wish}


def _chance(phase: phases.ChancePhase) -> Fields:
    match phase:
        case phases.DrawingCards():
            return {"leader": phase.leader, "left": phase.visits}
        case phases.DrawingLoot():
            return _theft(phase.thief, phase.thefts, phase.rob)
        case phases.DrawingProperty():
            return {"leader": phase.leader}
        case phases.DrawingElixir() | phases.DrawingLuck():
            return _visit(phase.visit)
        case phases.ReplacingElixir():
            return _waiting(phase.waiting)
        case _:
            return {}
