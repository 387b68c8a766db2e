"""Between the engine and the batched game: states, draws and actions of `tinhorn.games.dicetown`.

All that this package knows of the engine's types is here and in `views.py`, which need no JAX.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from tinhorn.batch.dicetown import actions as ids
from tinhorn.batch.dicetown import box
from tinhorn.batch.dicetown import state as codes
from tinhorn.batch.dicetown.box import CARDS, ELIXIRS, FACES, KINDS, PLACES, PROPERTY, SEATS
from tinhorn.batch.dicetown.state import Draw, Options, State
from tinhorn.games import dicetown
from tinhorn.games.dicetown import actions as played
from tinhorn.games.dicetown import phases
from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.state import Memory
from tinhorn.kernel.game import Seat, Step

if TYPE_CHECKING:
    from tinhorn.batch.dicetown.arrays import Array

EngineAction: TypeAlias = Action
EngineState: TypeAlias = dicetown.State
View: TypeAlias = dicetown.View
Position: TypeAlias = EngineState | View

KIND = {card: kind for kind, card in enumerate(CARDS)}
FACE = {face: index for index, face in enumerate(FACES)}
ELIXIR = {elixir: index for index, elixir in enumerate(ELIXIRS)}
PLACE = {place: index for index, place in enumerate(PLACES)}
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
    """How many cards of each kind."""
    return tuple(cards.count(card) for card in CARDS)


def by_seat(values: Iterable[Any], empty: Any) -> list[Any]:
    """Values of all five seats, the empty ones last."""
    given = list(values)
    return given + [empty] * (SEATS - len(given))


def flags(seats: Sequence[Seat]) -> list[bool]:
    return [seat in seats for seat in range(SEATS)]


# --------------------------------------------------------------------- states


def after_forced_passes(state: EngineState) -> EngineState:
    """The position after everybody who does not hold the card of this moment has passed."""
    while (step := after_forced_pass(state)) is not None:
        state = step.state
    return state


def after_forced_pass(state: EngineState) -> Step[EngineState, dicetown.Event] | None:
    """What follows when one of them passes; `None` if all have."""
    phase = state.phase
    if not isinstance(phase, phases.Reacting | phases.Countering | phases.Gambling):
        return None
    for seat in phase.asked:
        if phase.answers[seat] is None and wished(phase) not in state.players[seat].store:
            return dicetown.apply(state, seat, played.Pass())
    return None


def wished(phase: phases.Reacting | phases.Countering | phases.Gambling) -> str:
    """The card that this moment is for."""
    if isinstance(phase, phases.Gambling):
        return "gambler"
    return "wanted" if isinstance(phase, phases.Countering) else phase.card


def actor(state: EngineState) -> Seat:
    """The seat that the batched game asks: of several the first. Forced passes must be given."""
    asked = [decision.seat for decision in dicetown.pending(state)]
    return max(asked[0], 0) if asked else 0


def from_engine(state: EngineState, *, rules_version: int = dicetown.RULES_VERSION) -> State:
    """The position of the engine in arrays. Forced passes must be given (`after_forced_passes`)."""
    fields = _resting() | _table(state) | _players(state) | _context(state)
    fields["phase"] = PHASES[type(state.phase)]
    fields["actor"] = actor(state)
    arrays = {name: array(value, _dtype(name)) for name, value in fields.items()}
    return State(options=_options(state.setup, rules_version), **arrays)


@cache
def _dtype(name: str) -> DTypeLike:
    if name.endswith("notes"):
        return np.uint8
    return np.bool_ if name.startswith("is_") or name in ("asked", "led", "tied") else np.int8


def _options(setup: dicetown.Setup, rules_version: int) -> Options:
    return Options(
        players=array(setup.players),
        bribes=array(setup.bribes == "on", np.bool_),
        sheriff=array(-1 if setup.sheriff is None else setup.sheriff),
        version=array(rules_version),
    )


def _resting() -> Fields:
    """Fields that mean something in a few phases only, with their values in all others."""
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
        "is_star_fixed": False,
        "is_credit_open": False,
        "waiting": np.full(SEATS, -1),
        "is_from_top": False,
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
        "elixirs": elixir_places(state),
        **_notes(state.memories),
    }


def row(properties: tuple[str, ...]) -> list[int]:
    kinds = [KIND[card] - PROPERTY for card in properties]
    return kinds + [-1] * (box.ROW - len(kinds))


def elixir_places(position: Position) -> list[int]:
    """Where each elixir is; one that is nowhere else is in use."""
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
        "hands": by_seat((by_kind(player.store + player.properties) for player in players), no_cards),
        "protected": by_seat(
            (by_kind(player.protected)[PROPERTY:] for player in players), no_cards[PROPERTY:]
        ),
    }


def _notes(memories: tuple[Memory, ...]) -> Fields:
    """Notes by viewer and kind, the highest first; the last memory is the public's."""
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
    """The kind and the places of each note, the highest places first."""
    notes = [(KIND[card], _places(places)) for card, places in memory]
    return sorted(notes, key=lambda note: -note[1])


def _places(places: int) -> int:
    """Hands of store cards and of properties have bits of their own in the engine."""
    hands = (places | places >> SEATS) & ((1 << SEATS) - 1)
    return hands | places >> 2 * SEATS << SEATS


def _context(state: EngineState) -> Fields:
    """What the phase adds."""
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
                -1 if answer is None else _mask(answer.dice, phase.dice[seat], answer)
                for seat, answer in enumerate(phase.answers)
            ]
            cup = by_seat(map(by_face, phase.dice), by_face(()))
            return {"asked": flags(phase.asked), "answers": by_seat(answers, -1), "cup": cup}
        case phases.Gambling():
            asked = [seat for seat in phase.asked if "gambler" in state.players[seat].store]
            answers = [_turn(phase.answers[seat]) if seat in asked else -1 for seat in range(SEATS)]
            return {"asked": flags(asked), "answers": answers}
        case phases.Offering():
            answers = [-1 if offer is None else _offer(offer) for offer in phase.answers]
            return {
                "asked": flags(phase.asked),
                "answers": by_seat(answers, -1),
                "place": PLACE[phase.place],
                "tied": flags(phase.tied),
            }
        case phases.Reacting():
            return {"card": KIND[phase.card]} | _moment(phase.resume)
        case phases.Countering():
            return {"card": KIND[phase.card], "player": phase.seat} | _moment(phase.resume)


def _moment(moment: phases.ResumePoint) -> Fields:
    match moment:
        case phases.AtReveal(kept=kept, brutes=brutes):
            return {"asked": flags(brutes), "kept": by_seat(map(by_face, kept), by_face(()))}
        case phases.AtGamble(turns=turns):
            answers = {turn.seat: _turn(played.TurnDie(turn.die, turn.face)) for turn in turns}
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
    return _waiting((visit.visitor, *visit.waiting)) | {"is_from_top": visit.is_from_top}


def _waiting(seats: tuple[Seat, ...]) -> Fields:
    return {"waiting": by_seat(seats, -1)}


def _single(phase: phases.SeatPhase) -> Fields:
    match phase:
        case phases.Trimming():
            return _moment(phase.resume)
        case phases.Deciding():
            return {
                "answers": by_seat((_bundle(offer) for offer in phase.offers), -1),
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


# ---------------------------------------------------------------------- draws


def draw_from_engine(action: Action, state: EngineState) -> Draw:
    """The same answer of chance in arrays; parts that it does not name are zeros."""
    assert state.phase.asks == "chance"
    fields: Fields = {
        "sheriff": 0,
        "dice": np.zeros((SEATS, len(FACES))),
        "cards": np.zeros(KINDS),
        "row": np.zeros(box.ROW),
        "elixirs": np.zeros(2),
    }
    match action:
        case played.Deal(sheriff=sheriff, properties=properties, elixirs=elixirs):
            shown = [ELIXIR[elixir] for elixir in elixirs]
            fields |= {"sheriff": sheriff, "row": row(properties), "elixirs": shown}
        case played.Roll(dice=dice):
            fields["dice"] = by_seat(map(by_face, dice), by_face(()))
        case played.DrawStore(cards=cards) | played.DrawLoot(cards=cards):
            fields["cards"] = by_kind(cards)
        case played.DrawProperties(properties=properties):
            fields["row"] = row(properties)
        case played.DrawElixir(elixir=elixir):
            fields["elixirs"] = (ELIXIR[elixir], 0)
        case _:
            raise ValueError(f"{action} is no answer of chance.")
    return Draw(**{name: array(value) for name, value in fields.items()})


# -------------------------------------------------------------------- actions


@cache
def _picks(chosen: tuple[str, ...], dice: tuple[str, ...]) -> int:
    """The mask of some of these dice; of equal ones the first."""
    left, mask = list(chosen), 0
    for position, face in enumerate(dice):
        if face in left:
            left.remove(face)
            mask |= 1 << position
    return mask


def _mask(chosen: tuple[str, ...], dice: tuple[str, ...], action: Action) -> int:
    brute = ids.MASKS if isinstance(action, played.KeepWithBrute) else 0
    return _picks(chosen, dice) + brute


def _turn(action: played.TurnDie | played.Pass | None) -> int:
    """A turn in `State.answers`."""
    if not isinstance(action, played.TurnDie):
        return -1 if action is None else 0
    die, face = FACE[action.die], FACE[action.face]
    return 1 + die * ids.OTHER_FACES + face - (face > die)


def _offer(offer: played.Offer | phases.Bundle) -> int:
    """An offer in `State.answers`; ValueError if it is none of those of the batched game."""
    goods = (bool(offer.bills), bool(offer.nuggets), len(offer.cards))
    if sum(goods) > 1 or max(offer.bills, offer.nuggets) > ids.MOST_OFFERED:
        raise ValueError(f"The batched game has no offer like {offer}.")
    if offer.cards:
        return ids.CARD + KIND[offer.cards[0]] - ids.OFFER_NOTHING
    return offer.nuggets + ids.MOST_OFFERED if offer.nuggets else offer.bills


def _bundle(offer: phases.Bundle | None) -> int:
    return -1 if offer is None else _offer(offer)


def encode(action: Action, position: Position, seat: Seat) -> int:  # noqa: C901 - one case for each
    """The id of an action of this seat; ValueError if the batched game does not have it."""
    phase, players = position.phase, len(position.players)

    def ahead(other: Seat) -> int:
        return (other - seat) % players

    match action:
        case played.Keep(dice) | played.KeepWithBrute(dice) if isinstance(phase, phases.Keeping):
            return ids.KEEP + _mask(dice, phase.dice[seat], action)
        case played.Trim(dice) if isinstance(phase, phases.Trimming):
            return ids.KEEP + _picks(dice, phase.resume.kept[seat])
        case played.Pass():
            return ids.PASS
        case played.Play():
            return ids.PLAY
        case played.TurnDie():
            return ids.TURN + _turn(action) - 1
        case played.Offer():
            return ids.OFFER_NOTHING + _offer(action)
        case played.TakeCard(card) | played.Steal(card) | played.Give(card):
            return ids.CARD + KIND[card]
        case played.NameLeader(other) | played.NameGiver(other) | played.NameWinner(other):
            return ids.SEAT + ahead(other)
        case played.SendJoe(target):
            return ids.SEAT + ahead(target)
        case played.Rob(victim, _, properties):
            return ids.ROB + (ahead(victim) - 1) * ids.WAYS_TO_DRAW + properties
        case played.OrderVisits(seats):
            return ids.ORDER + _orders(len(seats)).index(_ranks(tuple(map(ahead, seats))))
        case played.TakeElixir(elixir):
            return ids.ELIXIR + ELIXIR[elixir]
        case played.TakeTopElixir():
            return ids.TOP_ELIXIR
        case played.Protect(properties=deeds):
            first, second = sorted(KIND[card] - PROPERTY for card in deeds)
            return ids.PROTECT + ids.PAIRS.index((first, second))
        case _:
            raise ValueError(f"{action} is no answer of a seat at this position.")


@cache
def _orders(visitors: int) -> list[tuple[int, ...]]:
    return list(permutations(range(visitors)))


def _ranks(distances: tuple[int, ...]) -> tuple[int, ...]:
    ordered = sorted(distances)
    return tuple(ordered.index(distance) for distance in distances)


def options(state: EngineState, seat: Seat) -> dict[int, Action]:
    """What a seat may answer in the batched game, by id."""
    return {encode(action, state, seat): action for action in dicetown.options(state, seat)}


def decode(action: int, position: EngineState, seat: Seat) -> Action:
    """The action of this seat with this id; KeyError if it is not legal."""
    return options(position, seat)[action]
