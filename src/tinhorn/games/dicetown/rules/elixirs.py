"""The elixirs of Doc Badluck (D-DOC-2, D-ELIXIR): taking one, and what each does."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import (
    Action,
    DrawElixir,
    DrawStore,
    Give,
    NameGiver,
    Protect,
    SendJoe,
    TakeElixir,
    TakeTopElixir,
)
from tinhorn.games.dicetown.components import ELIXIRS, Card, CardKind, Elixir
from tinhorn.games.dicetown.events import (
    CardGiven,
    ElixirTaken,
    ElixirWasted,
    Event,
    GiverNamed,
    JoeSent,
    LuckDrawn,
    NuggetsCharmed,
    PropertiesProtected,
    WealthGained,
)
from tinhorn.games.dicetown.phases import (
    AtJoe,
    DrawingElixir,
    DrawingLuck,
    Giving,
    Naming,
    Protecting,
    SendingJoe,
    Visit,
    Visiting,
)
from tinhorn.games.dicetown.rules import doc, joe, memory, reactions, sheriff, store
from tinhorn.games.dicetown.rules.joe import JOE
from tinhorn.games.dicetown.rules.steps import StepOrDone, enter_phase
from tinhorn.games.dicetown.rules.transfers import gaining, hand_over, opponents
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Refusal, Seat, phrase, replaced, without

WEALTH: Final = 2
CHARM: Final = 1
PROTECTED: Final = 2

_TAKE: Final[dict[Elixir, Action]] = {elixir: TakeElixir(elixir) for elixir in ELIXIRS}
_TAKE_TOP: Final[Action] = TakeTopElixir()
_NOT_FACE_UP: Final = Refusal("D-DOC-2", phrase("dicetown-refusal-elixir"))
_NOTHING_TO_GIVE: Final = Refusal("D-ELIXIR", phrase("dicetown-refusal-giver"))
_NOT_THAT_KIND: Final = Refusal("D-ELIXIR", phrase("dicetown-refusal-gift"))
_NOT_TWO: Final = Refusal("D-ELIXIR", phrase("dicetown-refusal-protect", count=PROTECTED))


def elixir_options(state: State, _: Visiting) -> tuple[Action, ...]:
    return (*[_TAKE[elixir] for elixir in state.elixirs], _TAKE_TOP)


def check_take(state: State, _: Visiting, action: TakeElixir | TakeTopElixir) -> Refusal | None:
    if isinstance(action, TakeElixir) and action.elixir not in state.elixirs:
        return _NOT_FACE_UP
    return None


def take(state: State, phase: Visiting, action: TakeElixir | TakeTopElixir) -> StepOrDone:
    if isinstance(action, TakeTopElixir):
        return enter_phase(state, DrawingElixir(phase.visit), ())
    state = replace(state, elixirs=without(state.elixirs, (action.elixir,)))
    visit = replace(phase.visit, elixir=action.elixir)
    taken = ElixirTaken(visit.visitor, action.elixir, is_from_top=False)
    return _apply(state, visit, (taken,))


def receive(state: State, phase: DrawingElixir, drawn: DrawElixir) -> StepOrDone:
    state, events = doc.take_from_deck(state, drawn.elixir)
    visit = replace(phase.visit, elixir=drawn.elixir, is_from_top=True)
    taken = ElixirTaken(visit.visitor, drawn.elixir, is_from_top=True)
    return _apply(state, visit, (*events, taken))


def _apply(state: State, visit: Visit, before: tuple[Event, ...]) -> StepOrDone:
    match visit.elixir:
        case "wealth" | "charm":
            return _gather(state, visit, before)
        case "luck":
            # There is always a store card to draw: Nervous Joe is never in a hand (D-STORE-4).
            return enter_phase(state, DrawingLuck(visit), before)
        case "power":
            return _seize_power(state, visit, before)
        case "protection":
            return _choose_protection(state, visit, before)
        case _:
            return _choose_giver(state, visit, before)


def _gather(state: State, visit: Visit, before: tuple[Event, ...]) -> StepOrDone:
    """Gather for Wealth and Charm: each other player gives $2, or a nugget, or what they have."""
    seat, players = visit.visitor, state.players
    is_wealth = visit.elixir == "wealth"
    paid = tuple(
        [
            0 if other == seat else min(WEALTH, one.bills) if is_wealth else min(CHARM, one.nuggets)
            for other, one in enumerate(players)
        ]
    )
    for other, amount in enumerate(replaced(paid, seat, -sum(paid))):
        players = (
            gaining(players, other, bills=-amount)
            if is_wealth
            else gaining(players, other, nuggets=-amount)
        )
    event = WealthGained(seat, paid) if is_wealth else NuggetsCharmed(seat, paid)
    return doc.finish(replace(state, players=players), visit, (*before, event))


def _waste(state: State, visit: Visit, before: tuple[Event, ...]) -> StepOrDone:
    assert visit.elixir is not None
    return doc.finish(state, visit, (*before, ElixirWasted(visit.visitor, visit.elixir)))


def draw_luck(state: State, phase: DrawingLuck, drawn: DrawStore) -> StepOrDone:
    """Put the card into the hand; but Nervous Joe is played at once (D-STORE-4)."""
    seat, card = phase.visit.visitor, drawn.cards[0]
    before = (LuckDrawn(seat, card),)
    if card == JOE:
        return _find_joe(state, phase, drawn, before)
    state, events = store.take_from_deck(state, seat, drawn.cards, memory.hand(seat, "store"))
    player = state.players[seat]
    hand = tuple(sorted((*player.store, card)))
    players = replaced(state.players, seat, replace(player, store=hand))
    return doc.finish(replace(state, players=players), phase.visit, (*events, *before))


def _find_joe(
    state: State, phase: DrawingLuck, drawn: DrawStore, before: tuple[Event, ...]
) -> StepOrDone:
    """Turn up Nervous Joe, who was drawn."""
    seat = phase.visit.visitor
    state, events = store.take_from_deck(state, seat, drawn.cards, memory.DRAWN)
    memories = memory.turned_up(state.memories, JOE, memory.DRAWN)
    state = replace(
        state,
        played=(*state.played, JOE),
        memories=memory.chosen(memories, seat, (), is_kept=False),
    )
    return enter_phase(state, SendingJoe(seat, phase.visit), (*events, *before))


def send_joe(state: State, phase: SendingJoe, action: SendJoe) -> StepOrDone:
    seat = phase.visit.visitor
    resume = AtJoe(seat, action.target, 0, phase.visit)
    sent = JoeSent(seat, action.target)
    asked = reactions.ask_for_wanted(state, JOE, seat, resume, (sent,))
    if asked:
        return asked
    state, robbed = joe.rob(state, resume)
    return doc.finish(state, phase.visit, (sent, robbed))


def _seize_power(state: State, visit: Visit, before: tuple[Event, ...]) -> StepOrDone:
    if visit.visitor == state.sheriff or sheriff.is_star_fixed(state):
        return _waste(state, visit, before)
    asked = sheriff.ask_for_marshal(state, visit.visitor, visit, before)
    if asked:
        return asked
    state, before = sheriff.take_star(state, visit.visitor, before)
    return doc.finish(state, visit, before)


def _choose_protection(state: State, visit: Visit, before: tuple[Event, ...]) -> StepOrDone:
    """Choose the properties; with two or fewer there is nothing to choose."""
    properties = state.players[visit.visitor].properties
    if not properties:
        return _waste(state, visit, before)
    if len(properties) > PROTECTED:
        return enter_phase(state, Protecting(visit.visitor, visit), before)
    return _protected(state, visit, Protect(properties), before)


def protect_options(state: State, phase: Protecting) -> tuple[Action, ...]:
    properties = state.players[phase.visit.visitor].properties
    return tuple(dict.fromkeys(Protect(pair) for pair in combinations(properties, PROTECTED)))


def check_protect(state: State, phase: Protecting, action: Protect) -> Refusal | None:
    pair = Protect(tuple(sorted(action.properties)))
    return None if pair in protect_options(state, phase) else _NOT_TWO


def protect(state: State, phase: Protecting, action: Protect) -> StepOrDone:
    return _protected(state, phase.visit, action, ())


def _protected(
    state: State, visit: Visit, action: Protect, before: tuple[Event, ...]
) -> StepOrDone:
    seat, player = visit.visitor, state.players[visit.visitor]
    pair = tuple(sorted(action.properties))
    safer = replace(
        player,
        properties=without(player.properties, pair),
        protected=tuple(sorted(player.protected + pair)),
    )
    state = replace(
        state,
        players=replaced(state.players, seat, safer),
        memories=memory.shown_loss(state.memories, seat, pair, "property"),
    )
    return doc.finish(state, visit, (*before, PropertiesProtected(seat, pair)))


def demanded(visit: Visit) -> CardKind:
    return "store" if visit.elixir == "friendship" else "property"


def gifts(state: State, visit: Visit, seat: Seat) -> tuple[Card, ...]:
    """Return what this seat could give; protected properties cannot be demanded."""
    player = state.players[seat]
    return player.store if demanded(visit) == "store" else player.properties


def givers(state: State, visit: Visit) -> list[Seat]:
    others = opponents(state, visit.visitor)
    return [seat for seat in others if gifts(state, visit, seat)]


def _choose_giver(state: State, visit: Visit, before: tuple[Event, ...]) -> StepOrDone:
    if not givers(state, visit):
        return _waste(state, visit, before)
    return enter_phase(state, Naming(visit.visitor, visit), before)


def giver_options(state: State, phase: Naming) -> tuple[Action, ...]:
    return tuple([NameGiver(seat) for seat in givers(state, phase.visit)])


def check_giver(state: State, phase: Naming, action: NameGiver) -> Refusal | None:
    return None if action.seat in givers(state, phase.visit) else _NOTHING_TO_GIVE


def name_giver(state: State, phase: Naming, action: NameGiver) -> StepOrDone:
    visit = phase.visit
    named = GiverNamed(visit.visitor, action.seat, demanded(visit))
    return enter_phase(state, Giving(action.seat, visit), (named,))


def gift_options(state: State, phase: Giving) -> tuple[Action, ...]:
    cards = gifts(state, phase.visit, phase.seat)
    return tuple([Give(card) for card in dict.fromkeys(cards)])


def check_gift(state: State, phase: Giving, action: Give) -> Refusal | None:
    return None if action.card in gifts(state, phase.visit, phase.seat) else _NOT_THAT_KIND


def give(state: State, phase: Giving, action: Give) -> StepOrDone:
    taker = phase.visit.visitor
    state = hand_over(state, phase.seat, taker, (action.card,))
    given = CardGiven(phase.seat, taker, demanded(phase.visit), action.card)
    return doc.finish(state, phase.visit, (given,))
