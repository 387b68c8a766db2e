"""Set-up (W-SETUP)."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.games.winchester.actions import Deal
from tinhorn.games.winchester.components import (
    OBJECTIVES,
    PLOT_COUNT,
    SHARED_OBJECTIVES,
    board,
    bonus_bag,
    components,
)
from tinhorn.games.winchester.events import Event, ObjectivesDealt, TableSet
from tinhorn.games.winchester.phases import Dealing, DrawingPlot
from tinhorn.games.winchester.state import Pile, Player, Setup, SiteCard, State
from tinhorn.kernel import Refusal, Step, draw, is_part, phrase, without

RULES_VERSION: Final = 1
SUPPORTED_RULES: Final = range(1, 2)
STARTING_CASH: Final = 8
STARTING_TIPS: Final = 1
PILES: Final = (3, 4, 5, 6, 7)
SECRET_OBJECTIVES: Final = 2


def new(setup: Setup, *, rules: int = RULES_VERSION) -> State:
    """Return a table before anything is dealt. There is one version of these rules so far."""
    assert rules in SUPPORTED_RULES
    return State(
        setup=setup,
        prompt=0,
        phase=Dealing(),
        players=(Player(STARTING_CASH, (), has_duel_token=True, met=(), looked=()),)
        * setup.players,
        first=0,
        owners=(None,) * PLOT_COUNT,
        bonuses=(),
        cards=(),
        turned=(),
        display=(),
        removed=(),
        boat=0,
        locomotive=0,
        saloon=STARTING_TIPS,
        bank=components().banknotes - setup.players * STARTING_CASH - STARTING_TIPS,
    )


def check_deal(state: State, deal: Deal) -> Refusal | None:
    """Refuse a deal that this box and these options cannot give (from a record, or a script)."""
    box, chart = components(), board(state.setup.edition)
    players = range(state.setup.players)
    secret = tuple(chain.from_iterable(deal.objectives))
    for holds, rule in (
        (len(deal.objectives) == len(players), "W-SETUP-1"),
        (is_part(secret, OBJECTIVES), "W-SETUP-1"),
        (len(deal.bonuses) == PLOT_COUNT, "W-SETUP-2"),
        (is_part(deal.bonuses, bonus_bag()), "W-SETUP-2"),
        (len(deal.mines) == len(chart.mines), "W-SETUP-3"),
        (is_part(deal.mines, box.mine_cards), "W-SETUP-3"),
        (deal.ranch in box.ranch_cards, "W-SETUP-3"),
        (len(deal.shared) == len(PILES), "W-SETUP-5"),
        (is_part(deal.shared, SHARED_OBJECTIVES), "W-SETUP-5"),
        (1 <= deal.boat <= len(chart.river), "W-SETUP-6"),
        (1 <= deal.locomotive <= len(chart.rails), "W-SETUP-6"),
        (
            deal.first in (players if state.setup.first is None else (state.setup.first,)),
            "W-SETUP-7",
        ),
    ):
        if not holds:
            return Refusal(rule, phrase("winchester-refusal-deal"))
    return None


def chance_deal(state: State, rng: Random) -> Deal:
    box, chart, setup = components(), board(state.setup.edition), state.setup
    secret = draw(OBJECTIVES, SECRET_OBJECTIVES * setup.players, rng)
    bonuses = draw(bonus_bag(), PLOT_COUNT, rng)
    return Deal(
        objectives=tuple(zip(secret[::2], secret[1::2], strict=True)),
        bonuses=bonuses,
        mines=draw(box.mine_cards, len(chart.mines), rng),
        ranch=box.ranch_cards[rng.randrange(len(box.ranch_cards))],
        shared=draw(SHARED_OBJECTIVES, len(PILES), rng),
        boat=1 + rng.randrange(len(chart.river)),
        locomotive=1 + rng.randrange(len(chart.rails)),
        first=rng.randrange(setup.players) if setup.first is None else setup.first,
    )


def deal(state: State, dealt: Deal) -> Step[State, Event]:
    chart = board(state.setup.edition)
    sites = zip((*chart.mines, chart.ranch), (*dealt.mines, dealt.ranch), strict=True)
    display = tuple(map(Pile, dealt.shared, PILES))
    after = replace(
        state,
        prompt=state.prompt + 1,
        phase=DrawingPlot(),
        players=tuple(
            replace(player, objectives=objectives)
            for player, objectives in zip(state.players, dealt.objectives, strict=True)
        ),
        first=dealt.first,
        bonuses=dealt.bonuses,
        cards=tuple(SiteCard(plot, amount) for plot, amount in sites),
        display=display,
        removed=without(SHARED_OBJECTIVES, dealt.shared),
        boat=dealt.boat,
        locomotive=dealt.locomotive,
        bank=state.bank - sum(PILES),
    )
    secrets = [ObjectivesDealt(seat, held) for seat, held in enumerate(dealt.objectives)]
    return Step(after, (TableSet(dealt.first, display, dealt.boat, dealt.locomotive), *secrets))
