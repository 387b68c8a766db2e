"""An observation made from the engine's view alone, which holds nothing that is hidden.

For networks that play in the engine, and as the proof that `observation.py` tells no secret.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tinhorn.games.dicetown import phases
from tinhorn.games.dicetown.codec import positions
from tinhorn.games.dicetown.codec import state as codes
from tinhorn.games.dicetown.codec.answers import FACE, KIND, PLACE
from tinhorn.games.dicetown.codec.box import COPIES, FACES, KINDS, PROPERTY, SEATS
from tinhorn.games.dicetown.codec.fields import Observation, parts
from tinhorn.games.dicetown.codec.positions import Fields, View, array, by_face, by_kind, by_seat
from tinhorn.games.dicetown.state import Memory
from tinhorn.games.dicetown.view import PlayerView
from tinhorn.kernel import Seat

_FIRST_ROW = np.concatenate([[0], np.cumsum(COPIES)])
"""The row of the first note on each kind of card."""


def from_view(view: View) -> Observation:
    """Return what the viewer may know, as the batched rules show it."""
    if view.viewer is None:
        raise ValueError("Spectators have no observation.")
    fields = _table(view) | _players(view) | _question(view)
    fields["memory"] = _memory(view.memory, view.viewer, len(view.players))
    fields["common"] = _memory(view.common, view.viewer, len(view.players))
    return Observation(**{name: array(value) for name, value in fields.items()})


def vector(view: View) -> NDArray[np.int8]:
    """Return the same as one vector: `flatten` of the batched rules, without JAX."""
    return np.concatenate([np.asarray(part, np.int8) for part in parts(from_view(view))])


def _distance(view: View, seat: Seat) -> int:
    return (seat - (view.viewer or 0)) % len(view.players)


def _seats(view: View) -> list[Seat]:
    """Return all seats, the viewer first."""
    return [((view.viewer or 0) + ahead) % len(view.players) for ahead in range(len(view.players))]


def _table(view: View) -> Fields:
    return {
        "players": len(view.players),
        "seat": view.viewer,
        "bribes": view.setup.bribes == "on",
        "round": view.round,
        "sheriff": _distance(view, view.sheriff),
        "led": by_seat((seat in view.led for seat in _seats(view)), 0),
        "mine": view.mine,
        "bank": view.bank,
        "coach": view.coach,
        "display": positions.row(view.display),
        "property_deck": view.property_deck,
        "store_deck": view.store_deck,
        "discards": view.discards,
        "played": by_kind(tuple(sorted(view.played)))[:PROPERTY],
        "in_play": positions.lasting(view),
        "elixirs": positions.elixir_places(view),
        **_visitors(view),
    }


def _visitors(view: View) -> Fields:
    """Return who visits Doc Badluck, which everybody sees."""
    phase = view.phase
    resume = getattr(phase, "resume", None)
    visit = getattr(phase, "visit", None) or getattr(resume, "visit", None)
    waiting = getattr(phase, "waiting", ()) if visit is None else (visit.visitor, *visit.waiting)
    return {
        "waiting": by_seat((_distance(view, seat) for seat in waiting), -1),
        "is_from_top": visit is not None and visit.is_from_top,
        "is_by_card": visit is not None and visit.is_by_card,
    }


def _players(view: View) -> Fields:
    players = [view.players[seat] for seat in _seats(view)]
    none = by_kind(())
    return {
        "dice": by_seat((by_face(player.dice) for player in players), by_face(())),
        "bills": by_seat((player.bills for player in players), 0),
        "nuggets": by_seat((player.nuggets for player in players), 0),
        "store_cards": by_seat((len(player.store) for player in players), 0),
        "properties": by_seat((len(player.properties) for player in players), 0),
        "hands": by_seat(map(_faces, players), none),
        "protected": by_seat(
            (by_kind(one.protected)[PROPERTY:] for one in players), none[PROPERTY:]
        ),
    }


def _faces(player: PlayerView) -> tuple[int, ...]:
    return by_kind(tuple(card for card in player.store + player.properties if card is not None))


def _nothing() -> Fields:
    """Return what is shown of the question to a viewer who is not asked."""
    seats = np.zeros(SEATS)
    return {
        **dict.fromkeys(("place", "card", "player", "leader", "target"), -1),
        **dict.fromkeys(("turned_die", "turned_face"), -1),
        **dict.fromkeys(("tied", "offered_bills", "offered_nuggets"), seats),
        **dict.fromkeys(("cup", "kept"), np.zeros(len(FACES))),
        "phase": 0,
        "left": 0,
        "offered_cards": np.zeros((SEATS, KINDS)),
        "drawn": np.zeros(KINDS),
    }


def _question(view: View) -> Fields:
    phase = view.phase
    if isinstance(phase, phases.Over):
        return _nothing() | {"phase": codes.OVER}
    if view.decision is None:
        return _nothing()
    return _nothing() | {"phase": positions.PHASES[type(phase)]} | _asked(view)


def _tied(view: View, tied: tuple[Seat, ...]) -> Fields:
    return {"tied": by_seat((seat in tied for seat in _seats(view)), 0)}


def _asked(view: View) -> Fields:  # noqa: C901 - one case for each question
    phase, viewer = view.phase, view.viewer or 0
    match phase:
        case phases.Keeping():
            return {"cup": by_face(phase.dice[viewer])}
        case phases.Trimming():
            return {"kept": by_face(phase.resume.kept[viewer])}
        case phases.Offering():
            return {"place": PLACE[phase.place]} | _tied(view, phase.tied)
        case phases.Deciding():
            offers = _offers([phase.offers[seat] for seat in _seats(view)])
            return {"place": PLACE[phase.place]} | _tied(view, phase.tied) | offers
        case phases.Reacting():
            return {"card": KIND[phase.card]} | _resume_point(view, phase.resume)
        case phases.Countering():
            who = {"card": KIND[phase.card], "player": _distance(view, phase.seat)}
            return who | _resume_point(view, phase.resume)
        case phases.ChoosingCard():
            return {"left": phase.visits, "drawn": by_kind(phase.drawn), "leader": 0}
        case phases.Robbing():
            return {"left": phase.thefts, "leader": 0}
        case phases.Stealing():
            victim = _distance(view, phase.rob.victim)
            drawn = by_kind(phase.drawn)
            return {"left": phase.thefts, "drawn": drawn, "leader": 0, "target": victim}
        case phases.Settling():
            return _tied(view, phase.tied)
        case _:
            return {}


def _offers(offers: list[phases.Bundle | None]) -> Fields:
    made = [phases.Bundle(0, 0, 0, 0, ()) if offer is None else offer for offer in offers]
    return {
        "offered_bills": by_seat((offer.bills for offer in made), 0),
        "offered_nuggets": by_seat((offer.nuggets for offer in made), 0),
        "offered_cards": by_seat((by_kind(offer.cards) for offer in made), by_kind(())),
    }


def _resume_point(view: View, resume: phases.ResumePoint) -> Fields:
    match resume:
        case phases.AtReveal(kept=kept, brutes=brutes):
            return {"kept": by_face(kept[brutes[0]])}
        case phases.AtGamble(turns=turns):
            die, face = FACE[turns[0].die], FACE[turns[0].face]
            return {"turned_die": die, "turned_face": face}
        case phases.AtOffice(candidate=candidate):
            return {"leader": _distance(view, candidate)}
        case phases.AtBank(robber=leader) | phases.AtSaloon(thief=leader):
            return {"leader": _distance(view, leader)}
        case phases.AtMine(leader=leader) | phases.AtStore(leader=leader):
            return {"leader": _distance(view, leader)}
        case phases.AtHall(leader=leader):
            return {"leader": _distance(view, leader)}
        case phases.AtDoc():
            return {}
        case phases.AtJoe(seat=seat, target=target, visits=visits, visit=visit):
            leader = _distance(view, seat) if visit is None else -1
            return {"target": _distance(view, target), "left": visits, "leader": leader}


@lru_cache(maxsize=10_000)
def _memory(memory: Memory, viewer: Seat, players: int) -> Any:
    """Return notes as rows of places, counted from the viewer, sorted within each kind."""
    rows = np.zeros((int(_FIRST_ROW[-1]), codes.NOTE_PLACES), np.int8)
    turned = [
        (kind, _turned(places, viewer, players)) for kind, places in positions.sorted_notes(memory)
    ]
    copies = dict.fromkeys(range(KINDS), 0)
    for kind, places in sorted(turned, key=lambda note: -note[1]):
        rows[_FIRST_ROW[kind] + copies[kind]] = places >> np.arange(codes.NOTE_PLACES) & 1
        copies[kind] += 1
    return rows


def _turned(places: int, viewer: Seat, players: int) -> int:
    everybody = (1 << players) - 1
    hands = places & ((1 << SEATS) - 1)
    hands = (hands >> viewer | hands << (players - viewer)) & everybody
    return places >> SEATS << SEATS | hands
