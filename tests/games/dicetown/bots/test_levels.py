"""The levels of Dice Town: a beginner's mistakes, and offers to the sheriff."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.support.beginner import DicetownBeginner
from tests.support.dicetown import deal
from tests.support.people import ANN, BOB, CAT
from tinhorn.arena.schedule import play_out
from tinhorn.bots.bot import Mind
from tinhorn.bots.characters import InMeasure
from tinhorn.bots.game_bots import shares
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Action, Keep, Offer, SendJoe
from tinhorn.games.dicetown.bots.characters import Grudge, remembers
from tinhorn.games.dicetown.bots.greenhorn import DicetownGreenhorn, dice_of, favourite_dice
from tinhorn.games.dicetown.bots.haggling import at_least, instead_of_nothing, least
from tinhorn.games.dicetown.bots.heuristic.worth import position
from tinhorn.games.dicetown.events import OfferMade
from tinhorn.games.dicetown.phases import Bundle, Deciding, Offering
from tinhorn.games.dicetown.state import Setup
from tinhorn.games.dicetown.view import View
from tinhorn.kernel.game import Decision
from tools.offers import figures

NOTHING = Offer(0, 0, ())
FOUR_NINES = ("9 9 9 9 A", "9 9 9 9 K", "9 9 9 9 Q")


def tied(*hands: str) -> View:
    """Return what Ann sees when she may make the sheriff, who is the last player, an offer."""
    seen = deal(players=len(hands)).hands(*hands).seen_by(ANN)
    assert isinstance(seen.phase, Offering)
    return seen


def lowest(seen: View) -> float:
    assert isinstance(seen.phase, Offering)
    return least(position(seen, ANN), seen.phase)


def test_nobody_offers_nothing_for_a_lead_that_is_worth_something() -> None:
    seen = tied(*FOUR_NINES[:2], "10 10 10 10 A")
    assert seen.decision is not None

    for raised in (at_least, instead_of_nothing):
        offered = raised(seen, seen.decision, NOTHING)
        assert isinstance(offered, Offer)
        assert offered.bills > 0


def test_an_offer_grows_with_the_number_of_rivals() -> None:
    outside = "10 10 10 10 A"

    assert lowest(tied(*FOUR_NINES[:2], outside)) < lowest(tied(*FOUR_NINES, outside))


def test_a_small_offer_is_raised_and_a_good_one_is_not() -> None:
    seen = tied(*FOUR_NINES, "10 10 10 10 A")
    assert seen.decision is not None
    good = Offer(seen.players[ANN].bills, 0, ())

    assert at_least(seen, seen.decision, good) == good
    assert instead_of_nothing(seen, seen.decision, Offer(1, 0, ())) == Offer(1, 0, ())


@pytest.mark.parametrize("level", ["deputy", "marshal"])
def test_a_sheriff_who_is_offered_nothing_by_everyone_is_an_exception(level: str) -> None:
    found = figures(level, 8)

    decisions = sum(each["decisions"] for each in found)
    nothing = sum(each["offered nothing by everyone [%]"] * each["decisions"] for each in found)
    assert decisions > 60
    assert nothing / decisions <= 10


def test_a_beginner_makes_the_same_mistakes_in_all_questions_of_a_game() -> None:
    mistakes = [
        (bot._forgotten, bot._overpays) for bot in map(DicetownGreenhorn, map(Random, "ab"))
    ]
    again = [(bot._forgotten, bot._overpays) for bot in map(DicetownGreenhorn, map(Random, "ab"))]

    assert mistakes == again
    assert mistakes[0] != mistakes[1]


def test_a_beginner_holds_on_to_the_face_it_has_most_of() -> None:
    table = deal().rolls("9 9 9 K K", "9 10 J Q K", "9 10 J Q K")

    assert favourite_dice(table.seen_by(ANN), ANN, most_paid=1) == Keep(("9", "9"))
    assert favourite_dice(table.seen_by(ANN), ANN, most_paid=2) == Keep(("9", "9", "9"))


def test_a_beginner_who_wants_a_face_overlooks_the_better_pair() -> None:
    seen = deal().rolls("9 9 9 K K", "9 10 J Q K", "9 10 J Q K").seen_by(ANN)

    assert dice_of(seen, ANN, "K") == Keep(("K", "K"))
    assert dice_of(seen, ANN, "Q") == Keep(("9",))


class First:
    """Takes the first option."""

    def choose(self, seen: View, decision: Decision) -> Action:
        return seen.options[0]


@pytest.mark.parametrize(("offered", "robbed"), [(1, ANN), (2, BOB)])
def test_a_sheriff_with_a_grudge_remembers_who_was_stingy(offered: int, robbed: int) -> None:
    table = deal(players=3).hands(*FOUR_NINES[:2], "10 10 10 10 A")
    asked = table.do_all({ANN: Offer(offered, 0, ()), BOB: Offer(3, 0, ())}).seen_by(CAT)
    bot = Grudge(First(), Random(7))
    assert isinstance(asked.phase, Deciding)
    assert asked.decision is not None
    bot.choose(asked, asked.decision)

    assert (SendJoe(ANN) in robbed_of(bot, asked)) == (robbed == ANN)


def robbed_of(bot: Mind, seen: View, *, rounds: int = 30) -> set[Action]:
    """Return whom a bot sends Joe to: Bob has a little more than Ann."""
    assert seen.decision is not None
    later = replace(
        seen,
        phase=deal(players=3).state.phase,
        players=(seen.players[ANN], replace(seen.players[BOB], nuggets=2), seen.players[CAT]),
        options=(SendJoe(BOB), SendJoe(ANN)),
    )
    return {bot.choose(later, seen.decision) for _ in range(rounds)}


@pytest.mark.parametrize(("offered", "robbed"), [(1, ANN), (2, BOB)])
def test_a_bot_made_for_one_answer_recalls_who_was_stingy(offered: int, robbed: int) -> None:
    turn = deal(players=3).hands(*FOUR_NINES[:2], "10 10 10 10 A")
    table = turn.do_all({ANN: Offer(offered, 0, ()), BOB: Offer(3, 0, ())})
    made = (OfferMade(ANN, CAT, "mine", bundle(offered)), OfferMade(BOB, CAT, "mine", bundle(3)))
    habit = Grudge(First(), Random(7))
    bot = InMeasure(habit, First(), 1.0, Random(7))

    assert [remembers(event, CAT) for event in made] == [True, True]
    assert not remembers(made[0], ANN)
    bot.recall(made)

    assert (SendJoe(ANN) in robbed_of(bot, table.seen_by(CAT))) == (robbed == ANN)


def bundle(bills: int) -> Bundle:
    return Bundle(bills, 0, 0, 0, ())


@pytest.mark.slow
def test_a_beginner_who_reads_the_page_wins_about_half_against_three_greenhorns() -> None:
    wins = 0.0
    for number in range(40):
        bots = [DicetownGreenhorn(Random(f"{number}/{seat}")) for seat in range(4)]
        bots[number % 4] = DicetownBeginner(Random(number))  # type: ignore[call-overload]
        state = play_out(dicetown, Setup(players=4), bots, Random(number)).state
        outcome = dicetown.outcome(state)
        assert outcome is not None
        wins += shares(outcome)[number % 4]

    assert 0.3 < wins / 40 < 0.7
