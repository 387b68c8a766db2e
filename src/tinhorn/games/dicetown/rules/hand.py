"""Phase I, the hand (D-HAND): rolling, keeping in secret, the Brute and the Gambler."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final, TypeVar

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import (
    Action,
    Keep,
    KeepWithBrute,
    Kept,
    Pass,
    Roll,
    Trim,
    TurnDie,
    Turned,
)
from tinhorn.games.dicetown.components import DICE, FACES
from tinhorn.games.dicetown.events import (
    BrutePaidFor,
    DiceKept,
    DiceRolled,
    DiceTrimmed,
    DieTurned,
    Event,
    GamblerPlayed,
    LastDiceRolled,
)
from tinhorn.games.dicetown.phases import (
    AtGamble,
    AtReveal,
    Gambling,
    Keeping,
    Rolling,
    Trimming,
    Turning,
)
from tinhorn.games.dicetown.rules import reactions
from tinhorn.games.dicetown.rules.dice import Dice, bags, ordered, parts, rolls
from tinhorn.games.dicetown.rules.hall import strength
from tinhorn.games.dicetown.rules.steps import Done, StepOrDone, enter_phase
from tinhorn.games.dicetown.rules.transfers import clockwise
from tinhorn.games.dicetown.state import Player, State
from tinhorn.kernel import Refusal, Seat, Step, is_part, phrase, replaced, without

COSTS: Final = (1, 0, 1, 2, 3, 4)
"""D-HAND-2: one die is free, each further one costs $1, and so does keeping none."""
_BAD_ROLL: Final = Refusal("D-HAND-1", phrase("dicetown-refusal-roll"))
_NOT_ROLLED: Final = Refusal("D-HAND-1", phrase("dicetown-refusal-not-rolled"))
Revealed = TypeVar("Revealed", DiceKept, LastDiceRolled)
_NO_BRUTE: Final = Refusal("D-HAND-4", phrase("dicetown-refusal-no-brute"))
_BRUTE_FOR_TWO: Final = Refusal("D-HAND-4", phrase("dicetown-refusal-brute-few"))
_NO_GAMBLER: Final = Refusal("D-HAND-5", phrase("dicetown-refusal-no-gambler"))
_NOT_YOUR_DIE: Final = Refusal("D-HAND-5", phrase("dicetown-refusal-not-your-die"))
_SAME_FACE: Final = Refusal("D-HAND-5", phrase("dicetown-refusal-same-face"))


def check_roll(state: State, _: Rolling, roll: Roll) -> Refusal | None:
    players, rolled = state.players, roll.dice
    if len(rolled) != len(players):
        return _BAD_ROLL
    for seat, dice in enumerate(rolled):
        if dice not in bags(DICE - len(players[seat].dice)):
            return _BAD_ROLL
    return None


def chance_roll(state: State, _: Rolling, rng: Random) -> Roll:
    """Draw one roll for each seat, among all rolls of its dice."""
    dice = []
    for player in state.players:
        ways = rolls(DICE - len(player.dice))
        dice.append(ways[rng.randrange(len(ways))])
    return Roll(tuple(dice))


def roll(state: State, _: Rolling, rolled: Roll) -> StepOrDone:
    """Roll in secret; once somebody has five dice, all rolled dice must be kept (D-HAND-3)."""
    if () in rolled.dice:
        return _keep_all(state, rolled.dice)
    seats = len(rolled.dice)
    phase = Keeping(tuple(range(seats)), (None,) * seats, rolled.dice)
    return enter_phase(state, phase, (DiceRolled(rolled.dice),))


def _keep_all(state: State, rolled: tuple[Dice, ...]) -> StepOrDone:
    players = tuple(
        [
            replace(player, dice=ordered(player.dice + rolled[seat])) if rolled[seat] else player
            for seat, player in enumerate(state.players)
        ]
    )
    events = [LastDiceRolled(seat, dice) for seat, dice in enumerate(rolled) if dice]
    return _gamble(replace(state, players=players), rolled, _with_hand(events, players))


def _with_hand(events: list[Revealed], players: Sequence[Player]) -> tuple[Event, ...]:
    """Add all five dice of the best hand among those that these events complete."""
    hands = [players[event.seat].dice if event.dice else () for event in events]
    complete = [hand for hand in hands if len(hand) == DICE]
    if not complete:
        return tuple(events)
    at = hands.index(max(complete, key=strength))
    events[at] = replace(events[at], hand=hands[at])
    return tuple(events)


def cost(count: int) -> int:
    """Return what it costs to keep this many dice."""
    return COSTS[count]


def check_keep(state: State, phase: Keeping, seat: Seat, action: Kept) -> Refusal | None:
    """Return why these dice may not be kept, if they may not (D-HAND-2, D-HAND-4)."""
    player = state.players[seat]
    if not is_part(action.dice, phase.dice[seat]):
        return _NOT_ROLLED
    if type(action) is KeepWithBrute:
        if "brute" not in player.store:
            return _NO_BRUTE
        return _BRUTE_FOR_TWO if len(action.dice) < 2 else None
    if COSTS[len(action.dice)] > player.bills:
        return Refusal("D-HAND-2", phrase("dicetown-refusal-dice-price", bills=player.bills))
    return None


def keep_options(state: State, phase: Keeping, seat: Seat) -> tuple[Action, ...]:
    player = state.players[seat]
    return _keeps(phase.dice[seat], min(player.bills, DICE), "brute" in player.store)


@cache
def _keeps(dice: Dice, bills: int, has_brute: bool) -> tuple[Action, ...]:  # noqa: FBT001 - a key
    paid = [_keep(choice) for choice in parts(dice) if COSTS[len(choice)] <= bills]
    free = [_keep_with_brute(choice) for choice in parts(dice) if len(choice) > 1 and has_brute]
    return (*paid, *free)


@cache
def _keep(dice: Dice) -> Keep:
    """Return the same object for the same choice, whatever was rolled: options share memory."""
    return Keep(dice)


@cache
def _keep_with_brute(dice: Dice) -> KeepWithBrute:
    return KeepWithBrute(dice)


def default_keep(_: State, phase: Keeping, seat: Seat) -> Keep:
    """Return the highest die, which is free."""
    return Keep(phase.dice[seat][-1:])


def keep(state: State, phase: Keeping, seat: Seat, action: Kept) -> StepOrDone:
    """Seal the choice. The last choice reveals all of them at once."""
    dice = ordered(action.dice)
    sealed = action if action.dice == dice else replace(action, dice=dice)
    phase = Keeping(phase.asked, replaced(phase.answers, seat, sealed), phase.dice)
    if phase.is_complete():
        return _reveal(state, phase.answers)
    return Step(replace(state, phase=phase), ())


def _reveal(state: State, answers: tuple[Kept | None, ...]) -> StepOrDone:
    """Let players without a Brute pay for their extra dice; then resolve the Brutes."""
    players, events, kept, brutes, coach = [], [], [], [], state.coach
    for seat, player in enumerate(state.players):
        answer = answers[seat]
        assert answer is not None
        dice, price = answer.dice, 0
        if type(answer) is KeepWithBrute:
            brutes.append(seat)
        else:
            price = COSTS[len(dice)]
            coach += price
        kept.append(dice)
        events.append(DiceKept(seat, dice, price))
        hand = ordered(player.dice + dice)
        players.append(replace(player, dice=hand, bills=player.bills - price))
    told = _with_hand(events, players)
    state = replace(state, players=tuple(players), coach=coach)
    if not brutes:
        return _gamble(state, tuple(kept), told)
    return _send_brutes(state, AtReveal(tuple(kept), clockwise(state, brutes)), told)


def _send_brutes(state: State, resume: AtReveal, before: tuple[Event, ...]) -> StepOrDone:
    for seat in resume.brutes:
        state, played = reactions.play_card(state, seat, "brute")
        before = (*before, played)
    return _next_brute(state, resume, before)


def _next_brute(state: State, resume: AtReveal, before: tuple[Event, ...]) -> StepOrDone:
    if not resume.brutes:
        return _gamble(state, resume.kept, before)
    seat = resume.brutes[0]
    asked = reactions.ask_for_wanted(state, "brute", seat, resume, before)
    return asked or settle_brute(state, resume, before, is_countered=False)


def settle_brute(
    state: State, resume: AtReveal, before: tuple[Event, ...], *, is_countered: bool
) -> StepOrDone:
    """Let the extra dice of a countered Brute be paid for, or give some up (D-HAND-4)."""
    seat, *others = resume.brutes
    if not is_countered:
        return _next_brute(state, AtReveal(resume.kept, tuple(others)), before)
    price = cost(len(resume.kept[seat]))
    if price > state.players[seat].bills:
        return enter_phase(state, Trimming(seat, resume), before)
    state = _paying(state, seat, price, state.players[seat].dice)
    event = BrutePaidFor(seat, price)
    return _next_brute(state, AtReveal(resume.kept, tuple(others)), (*before, event))


def _paying(state: State, seat: Seat, price: int, dice: Dice) -> State:
    player = state.players[seat]
    paid = replace(player, dice=dice, bills=player.bills - price)
    return replace(state, players=replaced(state.players, seat, paid), coach=state.coach + price)


def trim_options(state: State, phase: Trimming) -> tuple[Action, ...]:
    """List the choices of exactly as many dice as can be paid for."""
    count = state.players[phase.seat].bills + 1
    kept = phase.resume.kept[phase.seat]
    return tuple(Trim(choice) for choice in parts(kept) if len(choice) == count)


def check_trim(state: State, phase: Trimming, action: Trim) -> Refusal | None:
    count = state.players[phase.seat].bills + 1
    if len(action.dice) == count and is_part(action.dice, phase.resume.kept[phase.seat]):
        return None
    return Refusal("D-HAND-4", phrase("dicetown-refusal-trim", count=count))


def trim(state: State, phase: Trimming, action: Trim) -> StepOrDone:
    """Put the dice that cannot be paid for back under the cup."""
    seat, resume = phase.seat, phase.resume
    dice, price = ordered(action.dice), state.players[seat].bills
    stay = ordered(without(state.players[seat].dice, resume.kept[seat]) + dice)
    kept = replaced(resume.kept, seat, dice)
    return _next_brute(
        _paying(state, seat, price, stay),
        AtReveal(kept, resume.brutes[1:]),
        (DiceTrimmed(seat, dice, price),),
    )


def _gamble(state: State, kept: tuple[Dice, ...], before: tuple[Event, ...]) -> StepOrDone:
    """Ask the seats that set dice aside in this reveal for the Gambler (D-HAND-5)."""
    seats = [seat for seat, dice in enumerate(kept) if dice]
    asked = reactions.possible_holders(state, "gambler", seats)
    if not asked:
        return _onward(state, before)
    return enter_phase(state, Gambling(asked, (None,) * len(kept)), before)


def check_turn(state: State, _: Gambling, seat: Seat, action: Turned) -> Refusal | None:
    if isinstance(action, Pass):
        return None
    player = state.players[seat]
    if "gambler" not in player.store:
        return _NO_GAMBLER
    if action.die not in player.dice:
        return _NOT_YOUR_DIE
    return _SAME_FACE if action.die == action.face else None


def turn_options(state: State, _: Gambling, seat: Seat) -> tuple[Action, ...]:
    player = state.players[seat]
    return _turns(player.dice) if "gambler" in player.store else reactions.PASS_ONLY


@cache
def _turns(dice: Dice) -> tuple[Action, ...]:
    turns = [TurnDie(die, face) for die in dict.fromkeys(dice) for face in FACES if face != die]
    return (*reactions.PASS_ONLY, *turns)


def turn(state: State, phase: Gambling, seat: Seat, action: Turned) -> StepOrDone:
    """Seal the answer. The last answer plays all Gamblers at once."""
    phase = Gambling(phase.asked, replaced(phase.answers, seat, action))
    if not phase.is_complete():
        return Step(replace(state, phase=phase), ())
    turns = [
        Turning(other, answer.die, answer.face)
        for other, answer in enumerate(phase.answers)
        if type(answer) is TurnDie
    ]
    return _sit_down(state, turns) if turns else _onward(state, ())


def _sit_down(state: State, turns: list[Turning]) -> StepOrDone:
    """Play the Gamblers, then resolve them in the order of the seats."""
    events: tuple[Event, ...] = ()
    order = clockwise(state, [turning.seat for turning in turns])
    turns.sort(key=lambda turning: order.index(turning.seat))
    for turning in turns:
        state, _ = reactions.play_card(state, turning.seat, "gambler")
        events = (*events, GamblerPlayed(turning.seat, turning.die, turning.face))
    return _next_turn(state, AtGamble(tuple(turns)), events)


def _next_turn(state: State, resume: AtGamble, before: tuple[Event, ...]) -> StepOrDone:
    if not resume.turns:
        return _onward(state, before)
    seat = resume.turns[0].seat
    asked = reactions.ask_for_wanted(state, "gambler", seat, resume, before)
    return asked or settle_turn(state, resume, before, is_countered=False)


def settle_turn(
    state: State, resume: AtGamble, before: tuple[Event, ...], *, is_countered: bool
) -> StepOrDone:
    turning, *others = resume.turns
    rest = AtGamble(tuple(others))
    if is_countered:
        return _next_turn(state, rest, before)
    player = state.players[turning.seat]
    dice = ordered((*without(player.dice, (turning.die,)), turning.face))
    players = replaced(state.players, turning.seat, replace(player, dice=dice))
    event = DieTurned(turning.seat, turning.die, turning.face)
    return _next_turn(replace(state, players=players), rest, (*before, event))


def _onward(state: State, before: tuple[Event, ...]) -> StepOrDone:
    """Roll again, or go to town when every hand is complete."""
    for player in state.players:
        if len(player.dice) < DICE:
            return enter_phase(state, Rolling(), before)
    return Done("hand", state, before)
