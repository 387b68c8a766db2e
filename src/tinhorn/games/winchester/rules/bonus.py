"""Bonus tokens (W-BONUS), and the mine or ranch card that follows them (W-BUY-4)."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from tinhorn.games.winchester.actions import (
    Action,
    Look,
    LookAtCard,
    LookAtObjective,
    MoveVehicle,
)
from tinhorn.games.winchester.components import Edition, Vehicle, board
from tinhorn.games.winchester.events import (
    BonusTaken,
    CardTurned,
    Event,
    RumorHeard,
    TipsTaken,
    VehicleMoved,
)
from tinhorn.games.winchester.phases import HearingRumor, MovingVehicle
from tinhorn.games.winchester.rules import objectives
from tinhorn.games.winchester.rules.money import all_gaining, gaining
from tinhorn.games.winchester.state import State
from tinhorn.kernel import Refusal, Seat, Step, phrase, replaced

VEHICLES: Final[tuple[Vehicle, ...]] = ("boat", "locomotive")


def take(state: State, plot: int, tip: int, before: tuple[Event, ...]) -> Step[State, Event]:
    """Give the buyer, now first player, the plot's bonus token, which must be applied at once."""
    buyer = state.first
    bonus = state.bonuses[plot - 1]
    events = (*before, BonusTaken(buyer, plot, bonus))
    if bonus == "saloon":
        return _take_tips(state, plot, tip, events)
    phase = MovingVehicle(plot, buyer) if bonus == "movement" else HearingRumor(plot, buyer)
    return Step(replace(state, prompt=state.prompt + 1, phase=phase), events)


def _take_tips(state: State, plot: int, tip: int, before: tuple[Event, ...]) -> Step[State, Event]:
    """Take all tips but those of the purchase just made (W-BONUS-2)."""
    buyer, amount = state.first, state.saloon - tip
    paid = replace(state, players=gaining(state.players, buyer, amount), saloon=tip)
    return _turn_card(
        paid, plot, (*before, TipsTaken(buyer, amount)), took_empty_saloon=amount == 0
    )


def check_vehicle(state: State, action: MoveVehicle) -> Refusal | None:
    squares = board(state.setup.edition).squares(action.vehicle)
    if not 1 <= action.square <= len(squares):
        return Refusal(
            "W-BONUS-1",
            phrase("winchester-refusal-square", vehicle=action.vehicle, most=len(squares)),
        )
    return None


@cache
def vehicle_options(edition: Edition) -> tuple[Action, ...]:
    return tuple(
        MoveVehicle(vehicle, square)
        for vehicle in VEHICLES
        for square in range(1, len(board(edition).squares(vehicle)) + 1)
    )


def earnings(
    owners: tuple[Seat | None, ...], players: int, square: tuple[int, ...]
) -> tuple[int, ...]:
    """Return what a vehicle on a square earns each seat, a banknote for each plot (W-BONUS-1)."""
    amounts = [0] * players
    for plot in square:
        owner = owners[plot - 1]
        if owner is not None:
            amounts[owner] += 1
    return tuple(amounts)


def move(state: State, phase: MovingVehicle, action: MoveVehicle) -> Step[State, Event]:
    square = board(state.setup.edition).squares(action.vehicle)[action.square - 1]
    earned = earnings(state.owners, len(state.players), square)
    is_boat = action.vehicle == "boat"
    after = replace(
        state,
        players=all_gaining(state.players, earned),
        bank=state.bank - sum(earned),
        boat=action.square if is_boat else state.boat,
        locomotive=state.locomotive if is_boat else action.square,
    )
    start = state.boat if is_boat else state.locomotive
    moved = VehicleMoved(phase.buyer, action.vehicle, start, action.square, earned)
    return _turn_card(after, phase.plot, (moved,))


def hidden_cards(state: State, seat: Seat) -> tuple[Look, ...]:
    """List every card that a Rumor of this seat could be about."""
    objectives = _objectives_of_others(len(state.players), seat)
    return (*objectives, *[LookAtCard(card.plot) for card in state.cards])


@cache
def _objectives_of_others(players: int, seat: Seat) -> tuple[Look, ...]:
    others = (other for other in range(players) if other != seat)
    return tuple(LookAtObjective(other, position) for other in others for position in (1, 2))


def look_options(state: State, seat: Seat) -> tuple[Action, ...]:
    """List the cards not seen yet; any, once all are seen (W-BONUS-3)."""
    hidden, looked = hidden_cards(state, seat), state.players[seat].looked
    return tuple([card for card in hidden if card not in looked]) or hidden


def check_look(state: State, seat: Seat, action: Look) -> Refusal | None:
    if action in look_options(state, seat):
        return None
    seen = action in hidden_cards(state, seat)
    key = "winchester-refusal-rumor-seen" if seen else "winchester-refusal-rumor-none"
    return Refusal("W-BONUS-3", phrase(key))


def look(state: State, phase: HearingRumor, action: Look) -> Step[State, Event]:
    """Show the face to the buyer alone; it stays noted in the buyer's view."""
    player = state.players[phase.buyer]
    if action not in player.looked:
        noted = replace(player, looked=(*player.looked, action))
        state = replace(state, players=replaced(state.players, phase.buyer, noted))
    face = (
        state.players[action.seat].objectives[action.position - 1]
        if isinstance(action, LookAtObjective)
        else next(card.amount for card in state.cards if card.plot == action.plot)
    )
    return _turn_card(state, phase.plot, (RumorHeard(phase.buyer, action, face),))


def _turn_card(
    state: State, plot: int, before: tuple[Event, ...], *, took_empty_saloon: bool = False
) -> Step[State, Event]:
    """Turn a mine or ranch card over: it pays and leaves the game (W-BUY-4)."""
    for card in state.cards:
        if card.plot == plot:
            state = replace(
                state,
                players=gaining(state.players, state.first, card.amount),
                cards=tuple([other for other in state.cards if other is not card]),
                turned=(*state.turned, card),
                bank=state.bank - card.amount,
            )
            before = (*before, CardTurned(state.first, plot, card.amount))
    return objectives.after_purchase(state, before, took_empty_saloon=took_empty_saloon)
