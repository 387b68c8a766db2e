"""Questions and labels of Dice Town; `story.py` has the story.

Each function returns a phrase; `locale/` has its sentence in each language. A key that ends in
`-you` addresses the reader, because it is their own doing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from tinhorn.games.dicetown.actions import (
    Action,
    Deal,
    DrawElixir,
    DrawLoot,
    DrawProperties,
    DrawStore,
    Give,
    Keep,
    KeepWithBrute,
    NameGiver,
    NameLeader,
    NameWinner,
    Offer,
    OrderVisits,
    Pass,
    Play,
    Protect,
    Rob,
    Roll,
    SendJoe,
    Steal,
    TakeCard,
    TakeElixir,
    TakeTopElixir,
    Trim,
    TurnDie,
)
from tinhorn.games.dicetown.names import (
    card_name,
    cards_named,
    elixir_name,
    faces,
    goods,
    place_name,
)
from tinhorn.games.dicetown.phases import (
    Asking,
    AtBank,
    AtDoc,
    AtGamble,
    AtHall,
    AtJoe,
    AtMine,
    AtOffice,
    AtReveal,
    AtSaloon,
    AtStore,
    ChoosingCard,
    Countering,
    Deciding,
    Drawing,
    Giving,
    Keeping,
    Naming,
    Offering,
    Reacting,
    Robbing,
    SealedPhase,
    SeatPhase,
    Stealing,
    Trimming,
)
from tinhorn.games.dicetown.rules.hand import cost
from tinhorn.games.dicetown.scoring import outcome
from tinhorn.games.dicetown.view import View
from tinhorn.games.dicetown.windows import benefit, situation
from tinhorn.kernel import Phrase, Sealed, Seat, name_of, names_of, of, phrase

_DRAWN: Final = {"luck": "store", "corruption": "property", "row": "property", "shelf": "elixir"}
"""Draws whose label names only what kind of thing is drawn."""


def question(seen: View) -> Phrase:
    """Say what the viewer is asked, or waits for; for sealed answers it never says for whom."""
    phase = seen.phase
    if isinstance(phase, Sealed):
        return _ask_sealed(seen, phase)
    if isinstance(phase, Asking):
        return _ask_seat(seen, phase)
    if isinstance(phase, Drawing):
        return phrase(f"dicetown-draw-{_DRAWN.get(phase.kind, phase.kind)}")
    winners = outcome(phase).ranking[0]
    if seen.viewer in winners:
        return phrase("dicetown-question-over-you")
    return phrase("dicetown-question-over", winner_seats=names_of(winners))


def _ask_sealed(seen: View, phase: SealedPhase) -> Phrase:
    key = f"dicetown-question-{phase.kind}"
    if seen.decision is not None:
        key += "-none-you" if seen.options == (Pass(),) else "-you"
    match phase:
        case Keeping(dice=dice) if seen.viewer is not None and seen.decision is not None:
            return phrase(key, dice=faces(dice[seen.viewer]))
        case Offering(place=place) if seen.viewer == seen.sheriff:
            return phrase(f"{key}-sheriff", place=place_name(place))
        case Offering(place=place):
            return phrase(key, place=place_name(place), sheriff_seat=name_of(seen.sheriff))
        case Reacting():
            return _ask_reaction(seen, phase, key)
        case Countering(card=card, seat=seat, resume=resume):
            about = benefit(seen, resume)
            return phrase(key, card=card_name(card), player_seat=name_of(seat), about=about)
        case _:
            return phrase(key)


def _ask_reaction(seen: View, phase: Reacting, key: str) -> Phrase:
    """Say what has just happened, and which card can answer it."""
    resume = phase.resume
    assert not isinstance(resume, AtReveal | AtGamble | AtJoe), "only Wanted is played there"
    match resume:
        case AtBank(robber=robber):
            key = key.replace("-react", "-shares")
            share = seen.bank // 2
            return phrase(key, robber_seat=name_of(robber), bills=seen.bank, share=share)
        case AtOffice(candidate=candidate):
            return phrase(key.replace("-react", "-marshal"), player_seat=name_of(candidate))
        case AtMine() | AtStore() | AtSaloon() | AtHall() | AtDoc():
            return phrase(key, card=card_name(phase.card), situation=situation(seen, resume))
        case _:
            assert_never(resume)


def _ask_seat(seen: View, phase: SeatPhase) -> Phrase:
    key, seat = f"dicetown-question-{phase.kind}", phase.seat
    match phase:
        case Deciding(place=place, tied=tied):
            return _ask_for_leader(seen, seat, place_name(place), tied)
        case ChoosingCard(count=count):
            return of(key, seen.viewer, seat, count=count)
        case Robbing():
            return of(key, seen.viewer, seat, count=seen.players[seat].dice.count("Q"))
        case Stealing(rob=rob):
            return of(key, seen.viewer, seat, victim_seat=name_of(rob.victim))
        case Trimming():
            return of(key, seen.viewer, seat, count=seen.players[seat].bills + 1)
        case Naming(visit=visit):
            return of(f"{key}-{visit.elixir}", seen.viewer, seat)
        case Giving(visit=visit):
            return of(f"{key}-{visit.elixir}", seen.viewer, seat, taker_seat=name_of(visit.visitor))
        case _:
            return of(key, seen.viewer, seat)


def _ask_for_leader(seen: View, seat: Seat, place: Phrase, tied: tuple[Seat, ...]) -> Phrase:
    """Say who is tied; a reader who is tied is addressed."""
    key = "dicetown-question-leader"
    if seen.viewer not in tied:
        return of(key, seen.viewer, seat, place=place, tied_seats=names_of(tied))
    rivals = names_of(rival for rival in tied if rival != seen.viewer)
    return of(f"{key}-tied", seen.viewer, seat, place=place, rival_seats=rivals)


def label(action: Action) -> Phrase:  # noqa: C901 - one case for each kind of action
    """Name an option, as on a button or in a menu."""
    match action:
        case Keep(dice=()):
            return phrase("dicetown-label-keep-none")
        case Keep(dice=dice):
            return phrase("dicetown-label-keep", dice=faces(dice), cost=cost(len(dice)))
        case KeepWithBrute(dice=dice):
            return phrase("dicetown-label-brute", dice=faces(dice))
        case Trim(dice=dice):
            return phrase("dicetown-label-trim", dice=faces(dice))
        case Pass():
            return phrase("dicetown-label-pass")
        case Play(card=card):
            return phrase("dicetown-label-play", card=card_name(card))
        case TurnDie(die=die, face=face):
            return phrase("dicetown-label-turn", die=die, face=face)
        case Offer():
            return phrase(
                "dicetown-label-offer",
                offer=goods(action.bills, action.nuggets, map(card_name, action.cards)),
            )
        case NameLeader(seat=seat):
            return phrase("dicetown-label-leader", seat=name_of(seat))
        case TakeCard(card=card) | Steal(card=card) | Give(card=card):
            return phrase("dicetown-label-card", card=card_name(card))
        case SendJoe(target=target):
            return phrase("dicetown-label-joe", target_seat=name_of(target))
        case Rob(victim=victim, store=store, properties=properties):
            return phrase(
                "dicetown-label-rob",
                victim_seat=name_of(victim),
                store=store,
                properties=properties,
            )
        case OrderVisits(seats=seats):
            return phrase("dicetown-label-order", visitor_seats=names_of(seats))
        case TakeElixir(elixir=elixir):
            return phrase("dicetown-label-elixir", elixir=elixir_name(elixir))
        case TakeTopElixir():
            return phrase("dicetown-label-elixir-top")
        case NameGiver(seat=seat):
            return phrase("dicetown-label-giver", seat=name_of(seat))
        case Protect(properties=properties):
            return phrase("dicetown-label-protect", cards=cards_named(properties))
        case NameWinner(seat=seat):
            return phrase("dicetown-label-winner", seat=name_of(seat))
        case Deal():
            return phrase("dicetown-label-deal")
        case Roll():
            return phrase("dicetown-label-roll")
        case DrawStore(cards=cards) | DrawLoot(cards=cards) | DrawProperties(properties=cards):
            return phrase("dicetown-label-draw", cards=cards_named(cards))
        case DrawElixir(elixir=elixir):
            return phrase("dicetown-label-draw", cards=elixir_name(elixir))
    assert_never(action)


def combine(actions: Sequence[Action]) -> Action | None:
    """Add up several offers into one."""
    offers = [action for action in actions if isinstance(action, Offer)]
    if len(offers) < len(actions):
        return None
    return Offer(
        sum(offer.bills for offer in offers),
        sum(offer.nuggets for offer in offers),
        tuple(card for offer in offers for card in offer.cards),
    )
