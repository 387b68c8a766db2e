"""People play Dice Town at a terminal: dice under cups, sealed answers, one keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.terminal import END, Terminal
from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB
from tinhorn.games import GAMES, dicetown, winchester
from tinhorn.games.dicetown.components import StoreCard
from tinhorn.games.dicetown.phases import Reacting
from tinhorn.kernel.game import Seat
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import from_json, to_json

PLAY = ("play", "dicetown", "--bots", "uniform", "--seed", "5")
DICE = re.compile(r"\[(9|10|J|Q|K|A)\]")
TURN = re.compile(r"(\S+ \S+) +Play “Professional Gambler”: turn this die")
BUNDLE = re.compile(r"\$1\b.* Offer a bundle")


def reply(said: str) -> str:
    """Answer without much thought what is asked: the first option, or a card if there is one."""
    said = said.partition("\n")[2]  # what was typed last
    if "Which do you keep?" in said:
        dice = DICE.findall(said)
        can_pay = len(dice) == 1 or f"{len(dice)} dice $" in said
        return "keep all" if can_pay else f"keep {dice[-1]}"
    if "Offer nothing" in said:
        return "offer $1" if BUNDLE.search(said) else "offer nothing"
    if found := TURN.search(said):
        return f"turn {found[1]}"
    return "2" if re.search(r"2  Play ", said) else "1"


def plays_on(terminal: Terminal, *names: str) -> Terminal:
    """Answer for all these people until the game is over."""
    prompts = [f"{name}> " for name in names]
    while (asked := terminal.shows_one_of([*prompts, "is looking.", END])) != END:
        assert "✗" not in terminal.said
        if asked == "is looking." or "Press Enter" in terminal.said:
            terminal.type("")
        else:
            terminal.type(reply(terminal.said))
    return terminal


@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.slow), 4])
def test_a_whole_game_is_played_to_its_end(tmp_path: Path, players: int) -> None:
    words = (*PLAY, "--players", str(players), "--save", "game.json")

    terminal = plays_on(Terminal(tmp_path, *words, columns=80), "Dana")

    assert terminal.status() == 0
    record = from_json((tmp_path / "game.json").read_bytes(), GAMES)
    assert record.outcome is not None
    assert len(record.names) == players
    assert "That was the last round." in terminal.heard
    assert "Final score" in terminal.heard
    assert max(map(len, terminal.heard.splitlines())) <= 80


def test_two_people_play_a_whole_game_at_one_keyboard(tmp_path: Path) -> None:
    words = ("play", "dicetown", "--humans", "Ann,Bob", "--players", "2", "--seed", "8")

    terminal = plays_on(Terminal(tmp_path, *words, columns=120), "Ann", "Bob")

    assert terminal.status() == 0
    assert "Final score" in terminal.screen
    assert "Only you see this" not in terminal.screen


def test_a_refused_answer_says_why_and_by_which_rule(tmp_path: Path) -> None:
    table = deal(players=2).rolls("9 9 J Q A", "9 9 9 9 9")
    terminal = resumed(tmp_path, table, "Ann", "Bob")
    terminal.shows("Hand the keyboard to Ann").shows("is looking.").type("").asks("Ann")

    terminal.type("keep K").shows("✗ Those dice are not under your cup. (D-HAND-1)").asks("Ann")
    terminal.type("brute 9 9").shows("✗ You don’t have “Brute”. (D-HAND-4)").asks("Ann")
    terminal.type("pass").shows("✗ That isn’t an answer to the current question.").asks("Ann")
    terminal.type("7").shows("✗ “7” isn’t an answer here.").asks("Ann")
    terminal.type("q").shows("Hand the keyboard to Bob").shows("is looking.").type("").asks("Bob")
    terminal.type("9").shows("Hand the keyboard to Ann").shows("is looking.").type("")
    terminal.shows("You keep Q.")


def resumed(folder: Path, table: DiceTownTable, *names: str, columns: int = 100) -> Terminal:
    """People come back to a table that was left."""
    play = Play(dicetown, table.state.setup, table.entries)
    (folder / "left.json").write_bytes(to_json(play.record(names)))
    words = ("play", "dicetown", "--resume", "left.json", "--seed", "5")
    return Terminal(folder, *words, columns=columns)


@pytest.mark.rule("D-HAND-1")
def test_players_choose_dice_unseen_and_reveal_them_together(tmp_path: Path) -> None:
    table = deal(players=2).rolls("9 9 J Q A", "10 10 10 K K")
    terminal = resumed(tmp_path, table, "Ann", "Bob")

    terminal.shows("Hand the keyboard to Ann").shows("is looking.")
    assert not re.search(r"roll|\[|\$", terminal.screen)
    terminal.type("").asks("Ann")
    assert "[9]  [9]  [J]  [Q]  [A]" in terminal.screen
    assert "[K]" not in terminal.screen
    terminal.type("keep 9 9")

    terminal.shows("Hand the keyboard to Bob").shows("is looking.")
    assert not re.search(r"roll|keep|\[|\$", terminal.screen)
    terminal.type("").asks("Bob")
    assert "[10]  [10]  [10]  [K]  [K]" in terminal.screen
    assert not re.search(r"\[9\]|\[J\]|9 9", terminal.screen)
    assert terminal.screen.count("· · · · ·") == 2
    terminal.type("keep none")

    terminal.shows("Hand the keyboard to Ann").shows("is looking.").type("").asks("Ann")
    assert "You keep 9 9 for $1." in terminal.screen
    assert "Bob keeps no dice and pays $1." in terminal.screen


def ann_becomes_sheriff(holder: Seat) -> DiceTownTable:
    """ANN and BOB have a hidden card each; the holder has the Marshal, who could prevent it."""
    cards: dict[Seat, list[StoreCard]] = {ANN: ["equipment-1"], BOB: ["equipment-2"]}
    cards[holder] = ["marshal"]
    table = deal(players=3, store=cards).hands("K K K K A", "9 9 9 10 10", "K K A A A")
    return table.until(Reacting, card="marshal")


@pytest.mark.rule("D-REACT-1")
@pytest.mark.parametrize("holder", [ANN, BOB])
def test_at_one_keyboard_nobody_can_tell_who_has_a_card_to_play(
    tmp_path: Path, holder: Seat
) -> None:
    terminal = resumed(tmp_path, ann_becomes_sheriff(holder), "Ann", "Bob", "Cat")

    for seat, name in ((ANN, "Ann"), (BOB, "Bob")):
        terminal.shows(f"Hand the keyboard to {name}").shows("is looking.")
        assert "Marshal" not in terminal.screen
        terminal.type("").asks(name)
        assert ("Play “Marshal”" in terminal.screen) == (seat == holder)
        assert ("Press Enter anyway" in terminal.screen) == (seat != holder)
        terminal.type("play" if seat == holder else "")

    if holder == BOB:
        terminal.shows("Hand the keyboard to Ann").shows("is looking.").type("")
    terminal.shows(f"{('Ann', 'Bob')[holder]} plays “Marshal”.")


def test_a_player_with_nothing_to_play_can_still_look_around_or_leave(tmp_path: Path) -> None:
    terminal = resumed(tmp_path, ann_becomes_sheriff(BOB), "Ann", "Bob", "Cat")
    terminal.shows("is looking.").type("").asks("Ann")

    terminal.type("map").shows("What each place gives you").asks("Ann")

    assert terminal.type("quit").status() == 0


@pytest.mark.rule("D-REACT-1")
def test_a_person_among_bots_is_not_asked_for_cards_they_do_not_hold(tmp_path: Path) -> None:
    names = ("Ann", "Doc (uniform)", "Belle (uniform)")
    asked = resumed(tmp_path, ann_becomes_sheriff(ANN), *names).asks("Ann")
    unasked = resumed(tmp_path, ann_becomes_sheriff(BOB), *names).asks("Ann")

    assert "Stop that with “Marshal”?" in " ".join(asked.heard.split())
    assert "played now" not in unasked.heard
    assert "Press Enter" not in unasked.heard
    asked.type("play").shows("You play “Marshal”.").shows("stays sheriff")


def test_the_record_of_another_game_is_not_resumed(tmp_path: Path) -> None:
    play = Play(winchester, winchester.Setup(players=3))
    (tmp_path / "left.json").write_bytes(to_json(play.record(("Ann", "Bob", "Cat"))))

    terminal = Terminal(tmp_path, "play", "dicetown", "--resume", "left.json")

    terminal.shows("left.json is a record of Winchester.")
    assert terminal.status() == 2
