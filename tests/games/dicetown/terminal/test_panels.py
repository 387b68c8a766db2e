"""The panels of Dice Town."""

from __future__ import annotations

from random import Random

import pytest

from tests.cli.positions import POSITIONS, tied_at_the_mine
from tests.games.winchester.terminal.test_panels import context, drawn
from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, DAN, EVE
from tests.support.random_play import random_play
from tests.support.table import golden
from tinhorn.cli.panels import panel_of
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import (
    DrawLoot,
    Keep,
    Offer,
    Rob,
    Steal,
    TakeCard,
)
from tinhorn.games.dicetown.phases import (
    ChoosingCard,
    Gambling,
    Keeping,
    OrderingVisits,
    Robbing,
    Visiting,
)
from tinhorn.kernel.game import Viewer

PANEL = panel_of("dicetown")


def shown(table: DiceTownTable, viewer: Viewer, width: int = 80) -> str:
    return drawn(PANEL.table(context(dicetown, table.state, viewer), width), width)


def asked(table: DiceTownTable, viewer: Viewer) -> str:
    """Return the decision and the menu."""
    seen = context(dicetown, table.state, viewer)
    return drawn(PANEL.focus(seen, 80)) + drawn(PANEL.menu(seen, 80))


def line(text: str, word: str) -> str:
    """Return the line that has this word, its gaps made small."""
    return next(" ".join(row.strip("│┃ ").split()) for row in text.splitlines() if word in row)


def test_the_town_shows_who_controls_each_place_so_far_and_what_it_offers() -> None:
    table = deal(players=4, sheriff=DAN).rolls("9 9 J Q A", "9 10 J Q A", "9 10 Q Q A", "K K K K K")
    table.keeps("9 9", "10", "10", "K")

    town = shown(table, ANN)

    assert line(town, "Gold mine") == "9 Gold mine ANN ×2 30 nuggets"
    assert line(town, "Bank") == "10 Bank BOB, CAT ×1 $3"
    assert line(town, "Stagecoach") == "Stagecoach · $1"
    assert line(town, "General Store") == "J General Store · 19 cards in the deck"
    assert line(town, "office") == "K Sheriff’s office DAN ×1 ★ DAN"
    assert line(town, "Town Hall") == "best Town Hall ANN one pair worth 1 2 3, 17 more"


def test_the_place_that_is_visited_is_marked_and_the_best_hand_named() -> None:
    table = tied_at_the_mine()

    town = shown(table, ANN)

    assert line(town, "Gold mine").startswith("► 9 Gold mine ANN, BOB ×2")
    assert "CAT five of a kind" in line(town, "Town Hall")


def test_players_without_a_place_are_shown_at_doc_badluck() -> None:
    table = deal(players=4, sheriff=ANN).to_doc(CAT, DAN)

    assert "CAT, DAN" in line(shown(table, ANN), "Doc Badluck")
    assert "►" in line(shown(table, ANN), "Doc Badluck")


def test_everybody_sees_counters_and_only_the_owner_sees_cards() -> None:
    table = tied_at_the_mine()

    anns, bobs, nobodys = (shown(table, viewer) for viewer in (ANN, BOB, None))

    for text in (anns, bobs, nobodys):
        assert "ANN 9 9 J Q A $8 0 1 2" in line(text, "9 9 J Q A")
    assert "when you keep two or more dice: they are all free" in line(anns, "Brute")
    assert line(anns, "worth 3 1") == "Properties worth 3 1: 4 points at the end"
    assert "Only you see this" not in nobodys
    assert "Brute" not in bobs + nobodys
    assert "No cards yet." in shown(table, CAT)


@pytest.mark.rule("D-HAND-2")
def test_the_cup_names_only_prices_that_can_be_paid() -> None:
    rich = deal(players=2).rolls("9 10 J Q Q", "9 9 9 9 9")
    poor = deal(players=2).wastes(8).rolls("9 10 J Q Q", "9 9 9 9 9")

    assert "[9]  [10]  [J]  [Q]  [Q]" in asked(rich, ANN)
    assert "1 die free · 2 dice $1 · 3 dice $2 · 4 dice $3 · 5 dice $4 · none $1" in asked(
        rich, ANN
    )
    assert line(asked(poor, ANN), "die free") == "1 die free"
    assert "keep none" not in asked(poor, ANN)


@pytest.mark.rule("D-HAND-1")
def test_nobody_else_sees_the_dice_under_a_cup() -> None:
    table = deal(players=2).rolls("9 10 J Q Q", "9 9 9 9 9").does(ANN, Keep(("Q", "Q")))

    for viewer in (ANN, BOB, None):
        text = shown(table, viewer) + asked(table, viewer)
        assert "Q  Q" not in text
        assert ("[9]  [9]  [9]  [9]  [9]" in text) == (viewer == BOB)


@pytest.mark.rule("D-TIE-2")
def test_the_sheriff_chooses_with_the_offers_before_him() -> None:
    table = tied_at_the_mine()
    table.does(ANN, Offer(2, 0, ("brute",))).does(BOB, Offer(0, 0, ()))

    menu = asked(table, CAT)

    assert line(menu, "Choose ANN") == "1 Choose ANN ← best offers $2, Brute"
    assert line(menu, "Choose BOB") == "2 Choose BOB offers nothing"


def test_cards_and_elixirs_are_offered_with_what_they_do() -> None:
    choosing = asked(POSITIONS[ChoosingCard](), ANN)
    visiting = asked(POSITIONS[Visiting](), ANN)

    assert "when you control the gold mine: double the nuggets" in line(choosing, "Dynamite")
    assert "Send Nervous Joe to BOB" in choosing
    assert line(visiting, "Wealth") == "1 Take “Wealth” every other player gives you $2"


def test_what_a_thief_saw_is_kept_in_their_notes_alone() -> None:
    table = deal(players=2, store={BOB: ["dynamite", "marshal"]})
    table.hands("Q Q K K K", "10 10 10 A A").until(Robbing).does(ANN, Rob(BOB, 2, 0))

    table.chance(DrawLoot(("dynamite", "marshal"))).does(ANN, Steal("dynamite"))

    assert line(shown(table, ANN), "Seen:") == "Seen: BOB Marshal"
    assert line(shown(table, BOB), "Seen:") == "Seen: ANN Dynamite"
    assert "Seen:" not in shown(table, None)


def test_discards_of_ones_own_are_noted() -> None:
    table = POSITIONS[ChoosingCard]().does(ANN, TakeCard("dynamite"))

    assert line(shown(table, ANN), "Seen:") == "Seen: discards Boots (3), Nervous Joe"
    assert "Seen:" not in shown(table, BOB)


def test_what_all_saw_is_not_shown_again() -> None:
    table = deal(players=2).quiet(hall=BOB)

    assert table.properties(BOB)
    assert "Seen:" not in shown(table, ANN)


def test_the_guide_tells_what_each_place_does() -> None:
    table = deal(players=2, store={ANN: ["dynamite"]}).hands("9 9 J Q A", "K K K K K")
    table.plays(ANN, "dynamite")

    guide = drawn(PANEL.board(context(dicetown, table.state, ANN), 80))

    assert "Most 9s: one nugget per 9." in guide
    assert line(guide, "Played") == "Played Dynamite"


@pytest.mark.rule("D-END-3")
@pytest.mark.parametrize(
    ("end", "sentence"),
    [
        ("mine", "Decided on points."),
        ("cards", "Points tied; decided by the number of properties."),
        ("sheriff", "Points and properties tied; the sheriff decided."),
    ],
)
def test_the_score_sheet_names_what_decided(end: str, sentence: str) -> None:
    table = golden(f"dicetown/{end}.log")
    assert table.outcome is not None

    sheet = drawn(PANEL.sheet(context(dicetown, table.state, None), table.outcome, 80))

    assert sentence in sheet
    assert line(sheet, "Points").split()[1:] == [str(points) for points in table.outcome.points]
    assert end == "mine" or "Tied at" in sheet


def test_a_tied_player_sees_their_rivals_and_their_own_goods() -> None:
    desk = asked(tied_at_the_mine(), ANN)

    assert "Tied with BOB." in desk
    assert "You have $8." in desk
    assert "when you keep two or more dice: they are all free" in line(desk, "┃ Brute")
    assert line(desk, "$1 + brute") == (
        "$1 + brute Make an offer like this, using anything you have"
    )


def test_the_brute_and_the_gambler_are_offered_to_their_holders() -> None:
    keeping, turning = POSITIONS[Keeping](), POSITIONS[Gambling]()

    assert "With “Brute”, two or more dice are free." in asked(keeping, ANN)
    assert "brute 9 10 J Q Q" in asked(keeping, ANN)
    assert "brute" not in asked(keeping, BOB).lower()
    assert line(asked(turning, ANN), "9 10  ") == (
        "9 10 Play “Professional Gambler”: turn this die to that face"
    )


def test_dice_set_aside_stand_beside_the_cup() -> None:
    table = deal(players=2).rolls("9 10 J Q Q", "9 9 9 9 9").keeps("Q Q", "9")

    cup = asked(table.rolls("9 K A", "10 J Q K"), ANN)

    assert "[9]  [K]  [A]    set aside: Q Q" in cup


def test_many_answers_stand_in_two_columns() -> None:
    table = deal(players=5, sheriff=ANN).to_doc(BOB, CAT, DAN, EVE).until(OrderingVisits)

    menu = asked(table, ANN)

    assert "24  EVE, DAN, CAT, and BOB" in menu
    assert len(menu.splitlines()) < 16


def test_at_the_end_there_is_nothing_left_to_note() -> None:
    *_, end = random_play(dicetown, dicetown.Setup(players=3), Random(3))

    assert any(dicetown.view(end, seat).memory for seat in (ANN, BOB, CAT))
    for seat in (ANN, BOB, CAT):
        assert "Seen:" not in drawn(PANEL.table(context(dicetown, end, seat), 80))
