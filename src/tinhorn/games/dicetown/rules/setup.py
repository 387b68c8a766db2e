"""Set-up (D-SETUP)."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Deal
from tinhorn.games.dicetown.components import components, property_bag, store_bag
from tinhorn.games.dicetown.events import Event, RoundBegan, TableSet
from tinhorn.games.dicetown.phases import Dealing, Rolling
from tinhorn.games.dicetown.rules.hall import ROW
from tinhorn.games.dicetown.rules.steps import enter_phase
from tinhorn.games.dicetown.state import Player, Setup, State
from tinhorn.kernel import Refusal, Step, draw, is_part, phrase, without

RULES_VERSION: Final = 2
SUPPORTED_RULES: Final = range(1, 3)
"""Version 1 discarded every action card as it was played, so Unlimited Credit could be drawn again
during the visit that it bought (D-COMP-3), and Power could still take the star after the Marshal
had kept it (D-SHERIFF-2)."""
STARTING_BILLS: Final = 8
STARTING_LOOT: Final = 3
FACE_UP_ELIXIRS: Final = 2


def new(setup: Setup, *, rules: int = RULES_VERSION) -> State:
    """Return a table before the deal. D-SETUP-2: missing players' bills stay in the box."""
    box = components()
    return State(
        rules=rules,
        setup=setup,
        prompt=0,
        phase=Dealing(),
        round=1,
        players=(Player((), STARTING_BILLS, 0, (), (), ()),) * setup.players,
        sheriff=0,
        led=(),
        mine=box.nuggets,
        bank=STARTING_LOOT,
        coach=0,
        display=(),
        property_deck=property_bag(),
        store_deck=store_bag(),
        discards=(),
        played=(),
        in_play=(),
        elixirs=(),
        elixir_deck=tuple(sorted(box.elixirs)),
        elixir_discards=(),
        memories=((),) * (setup.players + 1),
    )


def check_deal(state: State, _: Dealing, deal: Deal) -> Refusal | None:
    """Refuse a deal that this box and these options cannot give (from a record, or a script)."""
    named = state.setup.sheriff
    sheriffs = range(state.setup.players) if named is None else (named,)
    if (
        deal.sheriff in sheriffs
        and len(deal.properties) == ROW
        and is_part(deal.properties, state.property_deck)
        and len(deal.elixirs) == FACE_UP_ELIXIRS
        and set(deal.elixirs) <= set(state.elixir_deck)
        and len(set(deal.elixirs)) == FACE_UP_ELIXIRS
    ):
        return None
    return Refusal("D-SETUP-1", phrase("dicetown-refusal-deal"))


def chance_deal(state: State, _: Dealing, rng: Random) -> Deal:
    sheriff = state.setup.sheriff
    return Deal(
        sheriff=rng.randrange(state.setup.players) if sheriff is None else sheriff,
        properties=draw(state.property_deck, ROW, rng),
        elixirs=draw(state.elixir_deck, FACE_UP_ELIXIRS, rng),
    )


def deal(state: State, _: Dealing, dealt: Deal) -> Step[State, Event]:
    after = replace(
        state,
        sheriff=dealt.sheriff,
        display=dealt.properties,
        property_deck=without(state.property_deck, dealt.properties),
        elixirs=dealt.elixirs,
        elixir_deck=without(state.elixir_deck, dealt.elixirs),
    )
    events = (TableSet(dealt.sheriff, dealt.properties, dealt.elixirs), RoundBegan(after.round))
    return enter_phase(after, Rolling(), events)
