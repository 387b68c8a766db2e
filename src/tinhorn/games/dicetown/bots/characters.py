"""The habits of the characters, and what is worth a word of a bot, in Dice Town.

Each looks at the answer of its level and changes it a little, from the same view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from tinhorn.bots import Mind, Occasion
from tinhorn.games.dicetown.actions import (
    Action,
    Keep,
    NameGiver,
    NameLeader,
    Offer,
    Pass,
    Play,
    Rob,
    SendJoe,
)
from tinhorn.games.dicetown.events import (
    BankRobbed,
    CardPlayed,
    CardStolen,
    JoeRobbed,
    NuggetsDug,
    OfferMade,
)
from tinhorn.games.dicetown.phases import Bundle, Deciding, Reacting
from tinhorn.games.dicetown.rules.hand import cost
from tinhorn.games.dicetown.rules.memory import hand
from tinhorn.games.dicetown.scoring import STAR
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Decision, Seat

MOST_PAID: Final = 2
"""The dollars that a tight player pays for dice at most."""
TAKEN: Final = 10
"""A card that a rival took counts as many points of harm."""
HASTE: Final = 0.3
"""How often a bold player plays a card that others would keep."""
STINGY: Final = 3
"""An offer of a bill at most, to a sheriff with a grudge, counts as many points of harm."""
RESENTMENT: Final = 0.3
"""How often a grudge decides whom to hurt."""


class Tight:
    """Pays little for dice, and offers the sheriff a bill less."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def choose(self, seen: View, decision: Decision) -> Action:
        answer: Action = self._mind.choose(seen, decision)
        match answer:
            case Keep(dice=dice) if cost(len(dice)) > MOST_PAID:
                return _chosen(self._mind, seen, decision, _is_cheap)
            case Offer(bills=bills) if bills > 1:
                return replace(answer, bills=bills - 1)
            case _:
                return answer


class Bold:
    """Plays its cards early, and offers the sheriff a bill more."""

    def __init__(self, mind: Mind, rng: Random) -> None:
        self._mind = mind
        self._rng = rng

    def choose(self, seen: View, decision: Decision) -> Action:
        answer: Action = self._mind.choose(seen, decision)
        match answer:
            case Pass() if isinstance(seen.phase, Reacting):
                plays = [option for option in seen.options if isinstance(option, Play)]
                return plays[0] if plays and self._rng.random() < HASTE else answer
            case Offer(bills=bills) if 0 < bills < seen.players[decision.seat].bills:
                return replace(answer, bills=bills + 1)
            case _:
                return answer


class Grudge:
    """Robs the rival that has done it most harm, and does that rival no favour.

    It remembers for the rest of the game who was stingy with it as sheriff.
    """

    def __init__(self, mind: Mind, rng: Random) -> None:
        self._mind = mind
        self._rng = rng
        self._stingy: set[tuple[int, Seat]] = set()
        """The prompts at which it was offered a bill at most, and by whom."""
        self._recalled: Counter[Seat] | None = None
        """How often each rival did so, as far as it was told."""

    def recall(self, events: Iterable[OfferMade]) -> None:
        self._recalled = Counter(event.seat for event in events if _is_stingy(event.offer))

    def choose(self, seen: View, decision: Decision) -> Action:
        if isinstance(seen.phase, Deciding):
            self._stingy |= {
                (seen.prompt, rival)
                for rival in seen.phase.tied
                if (bundle := seen.phase.offers[rival]) and _is_stingy(bundle)
            }
        own = Counter(rival for _, rival in self._stingy)
        grudges = own if self._recalled is None else self._recalled
        rival = rival_of(seen, decision.seat, grudges)
        answer: Action = self._mind.choose(seen, decision)
        if answer == NameLeader(rival) and _offers_nothing(seen, rival):
            return _chosen(self._mind, seen, decision, lambda option: option != answer)
        if _target(answer) in (None, rival) or self._rng.random() > RESENTMENT:
            return answer
        return _chosen(self._mind, seen, decision, lambda option: _target(option) == rival)


def _chosen(
    mind: Mind, seen: View, decision: Decision, is_wanted: Callable[[Action], bool]
) -> Action:
    """Return what the level answers if it may choose among the wanted options only."""
    wanted = tuple(option for option in seen.options if is_wanted(option))
    answer: Action = mind.choose(replace(seen, options=wanted or seen.options), decision)
    return answer


def _is_cheap(option: Action) -> bool:
    return isinstance(option, Keep) and cost(len(option.dice)) <= MOST_PAID


def remembers(event: Any, seat: Seat) -> bool:
    """Return True for an offer to this seat as sheriff."""
    return isinstance(event, OfferMade) and event.sheriff == seat


def _is_stingy(bundle: Bundle) -> bool:
    return not (bundle.bills > 1 or bundle.nuggets or bundle.cards)


def _offers_nothing(seen: View, seat: Seat) -> bool:
    assert isinstance(seen.phase, Deciding)
    bundle = seen.phase.offers[seat]
    return bundle is None or not (bundle.bills or bundle.nuggets or bundle.cards)


def _target(action: Action) -> Seat | None:
    """Return whom an answer hurts."""
    match action:
        case Rob(victim=seat) | SendJoe(target=seat) | NameGiver(seat=seat):
            return seat
        case _:
            return None


def rival_of(seen: View, seat: Seat, grudges: Mapping[Seat, int]) -> Seat:
    """Find the rival that has done this seat most harm: took its cards, was stingy, or leads."""

    def harm(rival: Seat) -> int:
        player = seen.players[rival]
        places = (hand(rival, "store"), hand(rival, "property"))
        taken = sum(place in places for _, place in seen.memory)
        public = sum(place in places for _, place in seen.common)
        star = STAR if rival == seen.sheriff else 0
        done = TAKEN * (taken - public) + STINGY * grudges.get(rival, 0)
        return done + player.nuggets + player.bills // 2 + star

    return max((other for other in range(len(seen.players)) if other != seat), key=harm)


HAUL: Final = 4
"""Nuggets or bills at once that are worth a word."""


def occasion(event: Any, seat: Seat) -> Occasion | None:
    """Say what an event is to this seat."""
    match event:
        case CardStolen(victim=loser) | JoeRobbed(target=loser) if loser == seat:
            return "robbed"
        case CardPlayed(seat=player) if player == seat:
            return "played"
        case OfferMade(sheriff=sheriff) if sheriff == seat:
            return "haggles"
        case NuggetsDug(seat=winner, nuggets=haul) | BankRobbed(seat=winner, bills=haul) if (
            haul >= HAUL
        ):
            return "won" if winner == seat else "rival"
        case _:
            return None
