"""Shared objectives and how they are claimed (W-SHARED), and what follows a purchase (W-END-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games.winchester import scoring
from tinhorn.games.winchester.actions import Action, Claim
from tinhorn.games.winchester.components import Board, Bonus, board
from tinhorn.games.winchester.events import ClaimsDeclined, Event, GameEnded, ObjectiveWon
from tinhorn.games.winchester.phases import Claiming, DrawingPlot, Over
from tinhorn.games.winchester.rules.money import gaining
from tinhorn.games.winchester.rules.seats import clockwise
from tinhorn.games.winchester.state import State
from tinhorn.kernel import Refusal, Seat, Step, phrase, replaced


class Holding(Struct, frozen=True, gc=False):
    """What shared objectives depend on. All of it is public."""

    board: Board
    plots: frozenset[int]
    tokens: tuple[Bonus, ...]
    took_last_plot: bool
    took_empty_saloon: bool


class Goal(Struct, frozen=True):
    """A shared objective: met when the player has as much as it needs."""

    needs: int
    has: Callable[[Holding], int]
    is_about_plots: bool = False
    """True if it depends on which plots the player owns, and on nothing else."""

    def is_met(self, holding: Holding) -> bool:
        return self.has(holding) >= self.needs


GOALS: Final[dict[int, Goal]] = {
    1: Goal(
        3, lambda has: len({has.board.terrain(plot) for plot in has.plots}), is_about_plots=True
    ),
    2: Goal(3, lambda has: len(set(has.tokens))),
    3: Goal(5, lambda has: len(has.plots), is_about_plots=True),
    4: Goal(1, lambda has: has.took_last_plot),
    5: Goal(3, lambda has: has.board.largest_group(has.plots), is_about_plots=True),
    6: Goal(4, lambda has: max(map(has.tokens.count, has.tokens), default=0)),
    7: Goal(3, lambda has: len(has.plots - has.board.near_river), is_about_plots=True),
    8: Goal(3, lambda has: len(has.plots - has.board.near_rails), is_about_plots=True),
    9: Goal(1, lambda has: has.took_empty_saloon),
    10: Goal(4, lambda has: has.board.isolated(has.plots), is_about_plots=True),
}
"""1 is W-SHARED-1, and so on."""


def _holding(state: State, *, took_empty_saloon: bool) -> Holding:
    """Return what the buyer has; the buyer is first player by now."""
    has = _holding_of(state, scoring.plots_of(state.owners, state.first))
    is_last = None not in state.owners
    return replace(has, took_last_plot=is_last, took_empty_saloon=took_empty_saloon)


def after_purchase(
    state: State, before: tuple[Event, ...], *, took_empty_saloon: bool
) -> Step[State, Event]:
    """Record the objectives that the buyer has met; claim them, or ask the buyer (W-SHARED-0)."""
    buyer = state.first
    if state.display:
        newly = _newly_met(state, took_empty_saloon=took_empty_saloon)
        if newly:
            player = state.players[buyer]
            met = replace(player, met=player.met + newly)
            state = replace(state, players=replaced(state.players, buyer, met))
        if state.setup.claims == "manual":
            return _ask(state, before)
        for objective in newly:
            state, won = _win(state, buyer, objective)
            before = (*before, won)
    return _next_turn(state, before)


def _newly_met(state: State, *, took_empty_saloon: bool) -> tuple[int, ...]:
    """List the objectives on display that the buyer meets for the first time."""
    met, plots = state.players[state.first].met, state.owners.count(state.first)
    unmet = [pile.objective for pile in state.display if pile.objective not in met]
    # Nothing that an objective counts can be more than the plots of the player.
    possible = [objective for objective in unmet if GOALS[objective].needs <= plots]
    if not possible:
        return ()
    has = _holding(state, took_empty_saloon=took_empty_saloon)
    return tuple([objective for objective in possible if GOALS[objective].is_met(has)])


def _ask(state: State, before: tuple[Event, ...]) -> Step[State, Event]:
    """Ask the buyer; after the last purchase everyone, clockwise from the buyer."""
    asked: tuple[Seat, ...] = (state.first,)
    if None not in state.owners:
        asked = clockwise(len(state.players), state.first)
    return Step(replace(state, prompt=state.prompt + 1, phase=Claiming(asked)), before)


def _next_turn(state: State, before: tuple[Event, ...]) -> Step[State, Event]:
    """Draw the next plot, or end the game when there is none left (W-END-1)."""
    if None in state.owners:
        return Step(replace(state, prompt=state.prompt + 1, phase=DrawingPlot()), before)
    sheets = scoring.sheets(state)
    after = replace(state, prompt=state.prompt + 1, phase=Over(sheets))
    return Step(after, (*before, GameEnded(sheets)))


def _win(state: State, seat: Seat, objective: int) -> tuple[State, ObjectiveWon]:
    """Give the money under the objective to the seat; the objective leaves the display."""
    pile = next(pile for pile in state.display if pile.objective == objective)
    after = replace(
        state,
        players=gaining(state.players, seat, pile.amount),
        display=tuple([other for other in state.display if other is not pile]),
    )
    return after, ObjectiveWon(seat, objective, pile.amount, _needed_plots(state, seat, objective))


def _needed_plots(state: State, seat: Seat, objective: int) -> tuple[int, ...]:
    """List plots of a seat that meet an objective, no more than are needed."""
    goal = GOALS[objective]
    needed = scoring.plots_of(state.owners, seat)
    if not goal.is_met(_holding_of(state, needed)):
        return ()
    without = {plot: goal.has(_holding_of(state, needed - {plot})) for plot in sorted(needed)}
    for plot in sorted(without, key=lambda plot: -without[plot]):  # first what counts least
        fewer = needed - {plot}
        needed = fewer if goal.is_met(_holding_of(state, fewer)) else needed
    return tuple(sorted(needed))


def _holding_of(state: State, plots: frozenset[int]) -> Holding:
    """Return what somebody with these plots has, whatever was bought last."""
    return Holding(
        board=board(state.setup.edition),
        plots=plots,
        tokens=tuple([state.bonuses[plot - 1] for plot in plots]),
        took_last_plot=False,
        took_empty_saloon=False,
    )


def check_claim(state: State, seat: Seat, action: Claim) -> Refusal | None:
    """Check that it is on display, met, and not claimed automatically (W-SHARED-CLAIM)."""
    if state.setup.claims != "manual":
        return Refusal("W-SHARED-CLAIM", phrase("winchester-refusal-claim-auto"))
    if all(pile.objective != action.objective for pile in state.display):
        return Refusal("W-SHARED-CLAIM", phrase("winchester-refusal-claim-gone"))
    if action.objective not in state.players[seat].met:
        return Refusal(
            f"W-SHARED-{action.objective}",
            phrase(
                "winchester-refusal-claim-unmet",
                objective=phrase(f"winchester-shared-{action.objective}"),
            ),
        )
    return None


def claim_options(state: State, seat: Seat) -> tuple[Action, ...]:
    claims = (Claim(pile.objective) for pile in state.display)
    return tuple(claim for claim in claims if check_claim(state, seat, claim) is None)


def claim(state: State, seat: Seat, action: Claim) -> Step[State, Event]:
    """Win an objective. The seat is asked again while there is anything left to claim."""
    after, won = _win(state, seat, action.objective)
    if isinstance(after.phase, Claiming) and not after.display:
        return _next_turn(after, (won,))
    return Step(replace(after, prompt=after.prompt + 1), (won,))


def decline(state: State, phase: Claiming) -> Step[State, Event]:
    seat, *others = phase.asked
    declined = ClaimsDeclined(seat)
    if others:
        phase = Claiming(tuple(others))
        return Step(replace(state, prompt=state.prompt + 1, phase=phase), (declined,))
    return _next_turn(state, (declined,))
