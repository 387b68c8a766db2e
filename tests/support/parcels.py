"""Parcels, a toy with all that a table must cope with: sealed bids, a die, one secret Snatch token.

A die says what the lot is worth. Everyone bids in secret, all at once; the highest bid buys it, the
first seat of equals. Then whoever holds the Snatch token may take the lot for nothing, once. Nobody
knows who holds it, so everybody but the buyer is asked, until it has been played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel.errors import IllegalActionError, SetupError
from tinhorn.kernel.game import (
    CHANCE,
    DOES_NOT_FIT,
    NOT_ASKED,
    Decision,
    DiceCount,
    Fact,
    Hint,
    Luck,
    OrderPreview,
    Outcome,
    PublicDecision,
    PublicEvent,
    Refusal,
    Seat,
    Statement,
    Step,
    Thing,
    Told,
    Viewer,
)
from tinhorn.kernel.lesson import Lesson
from tinhorn.kernel.phrase import Phrase, phrase

NAME: Final = "parcels"
RULES_VERSION: Final = 1
SUPPORTED_RULES: Final = range(1, 2)
PLAYERS: Final = range(2, 6)
REACTIONS: Final = frozenset({"snatch"})
SHOWS_READY: Final[frozenset[str]] = frozenset()
RULE_FOR: Final[Mapping[str, str]] = {}
THINGS: Final[Mapping[str, Thing]] = {}
TIPS: Final[Mapping[str, Phrase]] = {}
TYPED_VALUES: Final[Mapping[str, Sequence[str]]] = {}
FACES: Final = 6


class Setup(Struct, frozen=True, kw_only=True):
    players: int
    coins: int = 10
    lots: int = 3
    lots_a_round: int = 1


LESSON: Final = Lesson(setup=Setup(players=2), script=(), closing=(), seed=0)


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player leaves with the table."""

    coins: int | None = None
    """Always bid this."""
    snatch: bool | None = None
    """Always snatch, or never; a seat without the token passes."""


class DealSnatch(Struct, frozen=True, tag=True):
    to: Seat


class RollLot(Struct, frozen=True, tag=True):
    value: int


class Bid(Struct, frozen=True, tag=True):
    coins: int


class Snatch(Struct, frozen=True, tag=True):
    pass


class Pass(Struct, frozen=True, tag=True):
    pass


Action: TypeAlias = DealSnatch | RollLot | Bid | Snatch | Pass
Bids: TypeAlias = "tuple[int | None, ...]"


class Player(Struct, frozen=True):
    coins: int
    points: int = 0


class Dealing(Struct, frozen=True, tag=True):
    pass


class Rolling(Struct, frozen=True, tag=True):
    pass


class Bidding(Struct, frozen=True, tag=True):
    value: int
    bids: Bids


class Snatching(Struct, frozen=True, tag=True):
    value: int
    buyer: Seat
    price: int
    answers: tuple[bool | None, ...]


class Over(Struct, frozen=True, tag=True):
    pass


Phase: TypeAlias = Dealing | Rolling | Bidding | Snatching | Over


class State(Struct, frozen=True, kw_only=True):
    setup: Setup
    prompt: int
    phase: Phase
    players: tuple[Player, ...]
    holder: Seat | None
    """Who holds the Snatch token; `None` before the deal and once it is played."""
    lots: int


class LotRolled(PublicEvent, frozen=True, tag=True):
    value: int


class SnatchDealt(Struct, frozen=True, tag=True):
    to: Seat

    def seen_by(self, viewer: Viewer) -> SnatchDealt | None:
        return self if viewer == self.to else None


class BidsRevealed(PublicEvent, frozen=True, tag=True):
    bids: Bids
    buyer: Seat


class LotTaken(PublicEvent, frozen=True, tag=True):
    seat: Seat
    value: int
    price: int


Event: TypeAlias = LotRolled | SnatchDealt | BidsRevealed | LotTaken


def reveals(state: State, event: Event) -> bool:
    return isinstance(event, BidsRevealed)


class View(Struct, frozen=True, kw_only=True):
    viewer: Viewer
    setup: Setup
    prompt: int
    phase: Phase
    players: tuple[Player, ...]
    holds_snatch: bool
    is_snatch_out: bool
    lots: int
    decision: Decision | None
    options: tuple[Action, ...]


def upgrade_state(text: str, rules_version: int) -> str:
    return text


def new(setup: Setup, *, rules: int = RULES_VERSION) -> State:
    assert rules in SUPPORTED_RULES
    if setup.players not in PLAYERS:
        raise SetupError(phrase("setup-players", least=2, most=5, players=setup.players))
    players = (Player(setup.coins),) * setup.players
    return State(
        setup=setup, prompt=0, phase=Dealing(), players=players, holder=None, lots=setup.lots
    )


def pending(state: State) -> tuple[Decision, ...]:
    match state.phase:
        case Dealing():
            return (Decision(CHANCE, state.prompt, "deal"),)
        case Rolling():
            return (Decision(CHANCE, state.prompt, "roll"),)
        case Bidding(bids=bids):
            owing = [seat for seat, bid in enumerate(bids) if bid is None]
            return tuple(Decision(seat, state.prompt, "bid") for seat in owing)
        case Snatching(buyer=buyer, answers=answers):
            owing = [s for s, given in enumerate(answers) if given is None and s != buyer]
            return tuple(Decision(seat, state.prompt, "snatch") for seat in owing)
        case Over():
            return ()
    assert_never(state.phase)


def check(state: State, seat: Seat, action: Action) -> Refusal | None:
    if all(decision.seat != seat for decision in pending(state)):
        return NOT_ASKED
    match state.phase, action:
        case (Dealing(), DealSnatch()) | (Rolling(), RollLot()) | (Snatching(), Pass()):
            return None
        case Bidding(), Bid(coins=coins):
            if 0 <= coins <= state.players[seat].coins:
                return None
            return Refusal(None, phrase("parcels-refusal-coins", coins=state.players[seat].coins))
        case Snatching(), Snatch():
            return None if state.holder == seat else Refusal(None, phrase("parcels-refusal-token"))
        case _:
            return DOES_NOT_FIT


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    if all(decision.seat != seat for decision in pending(state)):
        return ()
    match state.phase:
        case Bidding():
            return tuple(Bid(coins) for coins in range(state.players[seat].coins + 1))
        case Snatching():
            return (Pass(), Snatch()) if state.holder == seat else (Pass(),)
        case Dealing():
            return tuple(DealSnatch(to) for to in range(len(state.players)))
        case Rolling():
            return tuple(RollLot(value) for value in range(1, FACES + 1))
        case _:
            return ()


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    match state.phase, action:
        case Dealing(), DealSnatch(to=to):
            return Step(_next(state, Rolling(), holder=to), (SnatchDealt(to),))
        case Rolling(), RollLot(value=value):
            bids: Bids = (None,) * len(state.players)
            return Step(_next(state, Bidding(value, bids)), (LotRolled(value),))
        case Bidding() as phase, Bid(coins=coins):
            return _bid(state, phase, seat, coins)
        case Snatching() as phase, _:
            return _answer(state, phase, seat, is_snatch=isinstance(action, Snatch))
        case _:
            raise AssertionError("check allowed what apply does not know")


def _bid(state: State, phase: Bidding, seat: Seat, coins: int) -> Step[State, Event]:
    bids = (*phase.bids[:seat], coins, *phase.bids[seat + 1 :])
    known = [bid for bid in bids if bid is not None]
    if len(known) < len(bids):
        return Step(replace(state, phase=Bidding(phase.value, bids)), ())
    buyer = known.index(max(known))
    revealed = BidsRevealed(bids, buyer)
    if state.holder is None:
        return _take(state, buyer, phase.value, known[buyer], (revealed,))
    answers: tuple[bool | None, ...] = (None,) * len(bids)
    return Step(_next(state, Snatching(phase.value, buyer, known[buyer], answers)), (revealed,))


def _answer(state: State, phase: Snatching, seat: Seat, *, is_snatch: bool) -> Step[State, Event]:
    answers = (*phase.answers[:seat], is_snatch, *phase.answers[seat + 1 :])
    if any(given is None for s, given in enumerate(answers) if s != phase.buyer):
        return Step(replace(state, phase=replace(phase, answers=answers)), ())
    if True not in answers:
        return _take(state, phase.buyer, phase.value, phase.price, ())
    return _take(replace(state, holder=None), answers.index(True), phase.value, 0, ())


def _take(
    state: State, seat: Seat, value: int, price: int, before: tuple[Event, ...]
) -> Step[State, Event]:
    player = state.players[seat]
    paid = replace(player, coins=player.coins - price, points=player.points + value)
    players = (*state.players[:seat], paid, *state.players[seat + 1 :])
    after = replace(state, players=players, lots=state.lots - 1)
    following = Rolling() if after.lots else Over()
    return Step(_next(after, following), (*before, LotTaken(seat, value, price)))


def _next(state: State, phase: Phase, **changes: Any) -> State:
    return replace(state, prompt=state.prompt + 1, phase=phase, **changes)


def chance(state: State, rng: Random) -> Action:
    if isinstance(state.phase, Dealing):
        return DealSnatch(rng.randrange(len(state.players)))
    return RollLot(1 + rng.randrange(FACES))


def default(state: State, seat: Seat) -> Action:
    return Bid(0) if isinstance(state.phase, Bidding) else Pass()


def follow(seen: View, orders: Orders) -> Action | None:
    if isinstance(seen.phase, Bidding) and orders.coins is not None:
        return Bid(orders.coins)
    if not isinstance(seen.phase, Snatching) or orders.snatch is None:
        return None
    return Snatch() if orders.snatch and Snatch() in seen.options else Pass()


def check_orders(setup: Setup, orders: Orders) -> Refusal | None:
    too_many = orders.coins is not None and orders.coins > setup.coins
    return Refusal(None, phrase("parcels-refusal-coins", coins=setup.coins)) if too_many else None


def preview(seen: View, orders: Orders) -> tuple[OrderPreview, ...]:
    if orders.coins is None:
        return ()
    return (OrderPreview("coins", phrase("parcels-label")),)


def outcome(state: State) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    points = tuple(player.points for player in state.players)
    ranks = sorted(set(points), reverse=True)
    ranking = tuple(tuple(seat for seat, won in enumerate(points) if won == rank) for rank in ranks)
    return Outcome("lots", ranking, points)


def view(state: State, viewer: Viewer) -> View:
    asked = next((decision for decision in pending(state) if decision.seat == viewer), None)
    return View(
        viewer=viewer,
        setup=state.setup,
        prompt=state.prompt,
        phase=_phase_view(state.phase, viewer),
        players=state.players,
        holds_snatch=viewer is not None and state.holder == viewer,
        is_snatch_out=state.holder is not None,
        lots=state.lots,
        decision=asked,
        options=() if asked is None else options(state, asked.seat),
    )


def _phase_view(phase: Phase, viewer: Viewer) -> Phase:
    match phase:
        case Bidding(bids=bids):
            own = tuple(bid if seat == viewer else None for seat, bid in enumerate(bids))
            return replace(phase, bids=own)
        case Snatching(answers=answers):
            own_answers = tuple(a if seat == viewer else None for seat, a in enumerate(answers))
            return replace(phase, answers=own_answers)
        case _:
            return phase


def asks_again(seen: View) -> bool:
    """Return False: everybody is asked about each lot once."""
    return False


def public_decision(seen: View) -> PublicDecision | None:
    """Return nothing: every answer of this game is sealed."""
    return None


def imagine(seen: View, rng: Random) -> State:
    others = [seat for seat in range(len(seen.players)) if seat != seen.viewer]
    holder = seen.viewer if seen.holds_snatch else rng.choice(others)
    world = State(
        setup=seen.setup,
        prompt=seen.prompt,
        phase=seen.phase,
        players=seen.players,
        holder=holder if seen.is_snatch_out else None,
        lots=seen.lots,
    )
    return _imagine_answers(world, seen, rng)


def _imagine_answers(world: State, seen: View, rng: Random) -> State:
    """Imagine that some others have answered; if the viewer owes nothing, at least one has not."""
    owing = [asked.seat for asked in pending(world) if asked.seat not in (CHANCE, seen.viewer)]
    most = len(owing) if seen.decision is not None else len(owing) - 1
    for seat in rng.sample(owing, rng.randrange(most + 1)) if owing else ():
        world = apply(world, seat, rng.choice(options(world, seat))).state
    return world


def question(seen: View) -> Phrase:
    return phrase("parcels-ask")


def label(action: Action) -> Phrase:
    return phrase("parcels-label")


def consequence(seen: View, action: Action) -> Phrase | None:
    return None


def facts(seen: View) -> tuple[Fact, ...]:
    return ()


def combine(actions: Sequence[Action]) -> Action | None:
    return None


def relevant_rules(seen: View) -> tuple[str, ...]:
    return ()


def hints(seen: View) -> tuple[Hint, ...]:
    return ()


def report(seen: View) -> tuple[Statement, ...]:
    return ()


def narrate(event: Event, reader: Viewer) -> Phrase:
    return phrase("parcels-tell")


def recap(before: View | None, after: View, told: Sequence[Told]) -> tuple[Phrase, ...]:
    return tuple(narrate(one.event, after.viewer) for one in told)


def count_dice(answers: Iterable[tuple[Seat, Action]]) -> tuple[DiceCount, ...]:
    return ()


def round_number(state: State) -> int:
    return (state.setup.lots - state.lots) // state.setup.lots_a_round


def moment(events: Sequence[Event]) -> Phrase | None:
    return None


def net_worth(state: State) -> tuple[int, ...]:
    return (0,) * state.setup.players


def luck(events: Iterable[Event], players: int) -> tuple[Luck, ...]:
    return ()
