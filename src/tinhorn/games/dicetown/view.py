"""What one viewer may know of a game of Dice Town. `imagine.py` has the states that it allows.

Built from the table *What is hidden from whom* of rulebook/en.md: a view copies in what
its viewer may know, field by field, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.components import (
    ActionCard,
    Elixir,
    Face,
    Property,
    StoreCard,
)
from tinhorn.games.dicetown.phases import (
    Bundle,
    ChoosingCard,
    Countering,
    Dealing,
    Deciding,
    DrawingCards,
    DrawingElixir,
    DrawingLoot,
    DrawingLuck,
    DrawingProperty,
    Gambling,
    Giving,
    Keeping,
    Naming,
    Offering,
    OrderingVisits,
    Over,
    Phase,
    Protecting,
    Reacting,
    Refilling,
    ReplacingElixir,
    Robbing,
    Rolling,
    SendingJoe,
    Settling,
    Stealing,
    Trimming,
    Visiting,
)
from tinhorn.games.dicetown.rules import options, pending
from tinhorn.games.dicetown.state import Memory, Player, Setup, State
from tinhorn.kernel import Decision, Seat, Viewer, seen_answers
from tinhorn.kernel.catalogue import in_words
from tinhorn.kernel.options import require_index


class PlayerView(Struct, frozen=True, gc=False):
    """The cards of a hand that the viewer may not see are `None`, one for each."""

    dice: tuple[Face, ...]
    """The faces of the dice set aside this round."""
    bills: int
    """Bills."""
    nuggets: int
    """Nuggets."""
    store: tuple[StoreCard | None, ...]
    """General Store cards in hand."""
    properties: tuple[Property | None, ...]
    """Properties in hand, unprotected."""
    protected: tuple[Property, ...]
    """Properties face up, safe from theft."""


class View(Struct, frozen=True, kw_only=True, gc=False):
    """What one viewer may know of the table."""

    viewer: Viewer
    """The seat that sees this; `None` for a spectator."""
    rules: int
    """The version of the rules that this game is played by."""
    setup: Setup
    """The table options."""
    prompt: int
    """The number of the question that is open."""
    phase: Phase
    """Without the dice, cards and sealed answers that the viewer may not see."""
    round: int
    """The number of the round, from 1 on."""
    players: tuple[PlayerView, ...]
    """One for each seat."""
    sheriff: Seat
    """Who has the star."""
    led: tuple[Seat, ...]
    """The seats that have led a place this round."""
    mine: int
    """The nuggets on the gold mine."""
    bank: int
    """The bills on the bank."""
    coach: int
    """The bills on the stagecoach."""
    display: tuple[Property, ...]
    """The row of properties, the lowest first: the next to be taken."""
    property_deck: int
    """How many properties are in the deck."""
    store_deck: int
    """How many cards are in the store deck."""
    discards: int
    """How many store cards lie face down; the open ones are `played`."""
    played: tuple[ActionCard, ...]
    """Store cards openly played and discarded since the deck was last shuffled."""
    in_play: tuple[ActionCard, ...]
    """Played cards that stay on the table until their effect is over."""
    elixirs: tuple[Elixir, ...]
    """Those that lie face up."""
    elixir_deck: tuple[Elixir, ...]
    """In no order: everybody can work out which of the seven are left."""
    elixir_discards: tuple[Elixir, ...]
    """Those discarded since the deck was last shuffled."""
    memory: Memory
    """What the viewer has seen of cards that are hidden now: for bots, and for a player's notes of
    what nobody else saw. What everybody saw is not shown again: players have to remember it."""
    common: Memory
    """What everybody has seen of them."""
    decision: Decision | None
    """What the viewer is asked now, if anything."""
    options: tuple[Action, ...]
    """The listed legal answers of the viewer; empty if nothing is asked."""

    def __str__(self) -> str:
        """Return the table in words."""
        from tinhorn.games import dicetown  # the words need this module

        return in_words(dicetown, self)

    def svg(self) -> str:
        """Return the table as a picture."""
        from tinhorn.games.dicetown import picture  # the picture is of a view

        return picture.svg(self)

    def _repr_svg_(self) -> str:
        """Show the picture in notebooks."""
        return self.svg()


def view(state: State, viewer: Viewer) -> View:
    """Return what this viewer may know now."""
    require_index(viewer, state.setup.players)
    return views(state, (viewer,), () if viewer is None else pending(state))[0]


def views(
    state: State, viewers: Sequence[Viewer], decisions: tuple[Decision, ...]
) -> tuple[View, ...]:
    """Return the views of these viewers: what everybody may know is worked out once."""
    if not viewers:
        return ()
    is_open = isinstance(state.phase, Settling | Over)
    players = tuple([_player_view(player, is_open=is_open) for player in state.players])
    first, *others = [_own_parts(state, players, viewer, decisions) for viewer in viewers]
    seen = _view(state, first)
    # A copy with other parts is cheaper than a whole new view.
    return (seen, *[_with_parts(seen, own) for own in others])


class _OwnParts(NamedTuple):
    """The parts of a view that differ between viewers."""

    viewer: Viewer
    phase: Phase
    players: tuple[PlayerView, ...]
    memory: Memory
    decision: Decision | None
    options: tuple[Action, ...]


def _own_parts(
    state: State, players: tuple[PlayerView, ...], viewer: Viewer, decisions: tuple[Decision, ...]
) -> _OwnParts:
    """Return own cards, dice, answer, notes and options; `players` is what everybody may know."""
    if viewer is None:
        phase = _phase_view(state.phase, None)
        return _OwnParts(None, phase, players, state.memories[-1], None, ())
    own = _player_view(state.players[viewer], is_open=True)
    asked = _decision_of(viewer, decisions)
    return _OwnParts(
        viewer,
        _phase_view(state.phase, viewer),
        (*players[:viewer], own, *players[viewer + 1 :]),
        state.memories[viewer],
        asked,
        () if asked is None else options(state, viewer),
    )


def _view(state: State, own: _OwnParts) -> View:
    """Put a view together from what everybody may know and the parts of one viewer."""
    return View(
        viewer=own.viewer,
        rules=state.rules,
        setup=state.setup,
        prompt=state.prompt,
        phase=own.phase,
        round=state.round,
        players=own.players,
        sheriff=state.sheriff,
        led=state.led,
        mine=state.mine,
        bank=state.bank,
        coach=state.coach,
        display=state.display,
        property_deck=len(state.property_deck),
        store_deck=len(state.store_deck),
        discards=len(state.discards),
        played=state.played,
        in_play=state.in_play,
        elixirs=state.elixirs,
        elixir_deck=state.elixir_deck,
        elixir_discards=state.elixir_discards,
        memory=own.memory,
        common=state.memories[-1],
        decision=own.decision,
        options=own.options,
    )


def _with_parts(seen: View, own: _OwnParts) -> View:
    return replace(
        seen,
        viewer=own.viewer,
        phase=own.phase,
        players=own.players,
        memory=own.memory,
        decision=own.decision,
        options=own.options,
    )


def _decision_of(seat: Seat, decisions: tuple[Decision, ...]) -> Decision | None:
    for decision in decisions:
        if decision.seat == seat:
            return decision
    return None


def _player_view(player: Player, *, is_open: bool) -> PlayerView:
    return PlayerView(
        dice=player.dice,
        bills=player.bills,
        nuggets=player.nuggets,
        store=player.store if is_open else (None,) * len(player.store),
        properties=player.properties if is_open else (None,) * len(player.properties),
        protected=player.protected,
    )


def _phase_view(phase: Phase, viewer: Viewer) -> Phase:
    match phase:
        case Keeping():
            dice = tuple([under if seat == viewer else () for seat, under in enumerate(phase.dice)])
            return Keeping(phase.asked, seen_answers(phase.answers, viewer), dice)
        case Gambling() | Offering() | Reacting() | Countering():
            return replace(phase, answers=seen_answers(phase.answers, viewer))
        case Deciding():
            return replace(phase, offers=_offers_view(phase, viewer))
        case ChoosingCard():
            return phase if viewer == phase.seat else replace(phase, drawn=())
        case Stealing():
            is_concerned = viewer in (phase.seat, phase.rob.victim)
            return phase if is_concerned else replace(phase, drawn=())
        case (
            Dealing()
            | Rolling()
            | Trimming()
            | DrawingCards()
            | Robbing()
            | DrawingLoot()
            | DrawingProperty()
            | Refilling()
            | OrderingVisits()
            | Visiting()
            | DrawingElixir()
            | DrawingLuck()
            | SendingJoe()
            | Naming()
            | Giving()
            | Protecting()
            | ReplacingElixir()
            | Settling()
            | Over()
        ):
            return phase
    assert_never(phase)


def _offers_view(phase: Deciding, viewer: Viewer) -> tuple[Bundle | None, ...]:
    """Return the offers: only the sheriff and the offering player see the faces (D-TIE-2)."""
    return tuple(
        offer if offer is None or viewer in (seat, phase.seat) else replace(offer, cards=())
        for seat, offer in enumerate(phase.offers)
    )
