"""What people read, as phrases: keys of the sentences in `locale/`, and their arguments."""

from __future__ import annotations

from typing import Any, assert_never

from tinhorn.kernel import Hint, Phrase, Statement, Viewer, name_of, of, phrase
from tinhorn_liars_dice.rules import bidder, on_turn
from tinhorn_liars_dice.types import (
    Action,
    Bid,
    BidMade,
    Call,
    DiceRolled,
    DiceShown,
    Hand,
    RollDie,
    View,
)


def question(seen: View) -> Phrase:
    """Say what the viewer is asked, or whom everybody waits for."""
    if seen.caller is not None:
        winner = bidder(seen) if _is_true(seen) else seen.caller
        return of("liarsdice-question-over", seen.viewer, winner)
    if seen.rolled < seen.setup.players * int(seen.setup.dice):
        return phrase("liarsdice-question-roll")
    if not seen.bids:
        return of("liarsdice-question-open", seen.viewer, on_turn(seen))
    last = {"bidder": name_of(bidder(seen)), "bid": bid_phrase(seen.bids[-1])}
    return of("liarsdice-question-bid", seen.viewer, on_turn(seen), **last)


def _is_true(seen: View) -> bool:
    return seen.found is not None and seen.found >= seen.bids[-1].count


def label(action: Action) -> Phrase:
    """Name an answer in a few words."""
    match action:
        case RollDie(face):
            return phrase("liarsdice-label-roll", face=face)
        case Bid():
            return phrase("liarsdice-label-bid", bid=bid_phrase(action))
        case Call():
            return phrase("liarsdice-label-call")
    assert_never(action)


def bid_phrase(bid: Bid) -> Phrase:
    return phrase("liarsdice-bid", count=bid.count, face=bid.face)


def narrate(event: Any, reader: Viewer) -> Phrase:
    """Tell one event to one reader."""
    match event:
        case DiceRolled(first):
            return of("liarsdice-rolled", reader, first)
        case BidMade(seat, bid):
            return of("liarsdice-bids", reader, seat, bid=bid_phrase(bid))
        case DiceShown(seat, other, bid, found):
            told = {"bidder": name_of(other), "bid": bid_phrase(bid), "found": found}
            return of("liarsdice-called", reader, seat, **told)
    raise AssertionError(f"an event of another game: {event}")


def report(seen: View) -> tuple[Statement, ...]:
    """Tell the table in words: the bid that stands, and the dice that the viewer may see."""
    found = []
    if seen.bids:
        last = of(
            "liarsdice-report-bid",
            seen.viewer,
            bidder(seen),
            bid=bid_phrase(seen.bids[-1]),
        )
        found.append(Statement("table", last))
    for seat, hand in enumerate(seen.hands):
        if hand:
            text = of("liarsdice-report-dice", seen.viewer, seat, dice=_dice(hand))
            found.append(Statement("dice", text, seat))
    return tuple(found)


def _dice(hand: Hand) -> str:
    return " ".join(map(str, hand))


def relevant_rules(seen: View) -> tuple[str, ...]:
    """List the rules that matter now, the most important first."""
    if seen.caller is not None:
        return ("L-CALL-3", "L-CALL-2")
    return ("L-BID-3", "L-CALL-2") if seen.bids else ("L-BID-1", "L-BID-2")


def hints(seen: View) -> tuple[Hint, ...]:
    """Tell a newcomer that some dice are wild."""
    wild = phrase("liarsdice-hint-wild", sides=int(seen.setup.sides))
    return () if seen.decision is None else (Hint("wild", wild, ("board",)),)
