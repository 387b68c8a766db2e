"""A person at a terminal plays, alone or with others, leaves and comes back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.cli.terminal import ANSWERS, END, Terminal, answer_to, answers, plays_on
from tinhorn.games import GAMES, winchester
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import from_json, to_json
from tinhorn.testing.random_play import random_turns

SEEDED = ("play", "winchester", "--seed", "5", "--bots", "uniform", "--option", "first=1")
"""A table at which the first person at the keyboard speaks first."""
SHEET_SAYS = {
    "fortune": "Decided by total fortune.",
    "cash": "Fortunes tied; decided by cash",
    "duel-token": "Fortunes and cash tied",
    "shared": "Tied on everything",
}
"""How the game ends depends on how well the bots play."""


def test_a_whole_game_is_played_to_its_end(tmp_path: Path) -> None:
    terminal = plays_on(
        Terminal(tmp_path, "play", "winchester", "--seed", "7", "--save", "game.json", columns=80)
    )

    assert terminal.status() == 0
    record = from_json((tmp_path / "game.json").read_bytes(), GAMES)
    assert record.outcome is not None
    assert record.names[0] == "Dana"
    assert record.names[1] == "Ada (deputy:tight)"
    assert "The last plot is sold." in terminal.heard
    assert SHEET_SAYS[record.outcome.reason] in terminal.heard
    assert "tinhorn replay game.json" in terminal.heard
    assert "Cora: " in terminal.heard, "a talkative bot comments"


def test_bots_can_be_silent(tmp_path: Path) -> None:
    game = ("play", "winchester", "--seed", "7", "--no-talk")

    terminal = plays_on(Terminal(tmp_path, *game, columns=80))

    assert "The last plot is sold." in terminal.heard
    assert "Cora: " not in terminal.heard, "the same game in which she comments above"


def test_nothing_shown_is_wider_than_the_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, columns=80).asks("Dana").type("map")
    terminal.shows("Rails").asks("Dana")

    assert max(map(len, terminal.heard.splitlines())) <= 80


def test_a_wide_terminal_shows_the_borders_of_every_plot(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, columns=120).asks("Dana").type("map").asks("Dana")

    assert terminal.heard.count("next to") > 19


def test_colours_are_left_out_on_request(tmp_path: Path) -> None:
    plain = Terminal(tmp_path, *SEEDED, NO_COLOR="1").asks("Dana")
    coloured = Terminal(tmp_path, *SEEDED).asks("Dana")

    assert "\x1b[32m" not in plain.raw
    assert "\x1b[32m" in coloured.raw
    assert plain.heard == coloured.heard


def test_a_refused_answer_says_why_and_by_which_rule(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED).asks("Dana")

    terminal.type("99").shows("✗ You only have $8,000. (W-AUCTION-3)").asks("Dana")
    terminal.type("duel").shows("✗ You can only duel").shows("(W-DUEL-1)").asks("Dana")
    terminal.type("boat 3").shows("✗ That isn’t an answer to the").asks("Dana")
    terminal.type("what?").shows("✗ “what?” isn’t an answer here.").asks("Dana")
    terminal.type("bid 2").shows("You bid $2,000.").asks("Dana")
    assert terminal.type("quit").status() == 0


def test_help_map_table_story_and_rules_are_a_word_away(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED).asks("Dana")

    terminal.type("?").shows("rules X").shows("Pass").asks("Dana")
    terminal.type("map").shows("River").shows("Rails").asks("Dana")
    terminal.type("table").shows("Only you see this").asks("Dana")
    terminal.type("log").shows("The game is set up.").asks("Dana")
    terminal.type("rules W-DUEL-3").shows("[house rule]").shows("The challenger").asks("Dana")
    terminal.type("rules pistol").shows("No rule is called “pistol”").asks("Dana")
    terminal.type("").asks("Dana")
    assert terminal.type("exit").status() == 0


@pytest.mark.parametrize("leave", ["quit", "end of input"])
def test_leaving_keeps_the_game_and_says_how_to_go_on(tmp_path: Path, leave: str) -> None:
    terminal = Terminal(tmp_path, *SEEDED).asks("Dana").type("p").asks("Dana")

    if leave == "quit":
        terminal.type("quit")
    else:
        terminal.end_of_input()

    terminal.shows("To continue: tinhorn play winchester --resume\r\n")
    assert terminal.status() == 0
    Terminal(tmp_path, "play", "winchester", "--resume").shows("You pass.").asks("Dana")


def test_a_game_that_was_interrupted_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = Terminal(tmp_path, *SEEDED, "--save", "whole.json")
    answers(whole, 5).type("quit").status()
    left = answers(Terminal(tmp_path, *SEEDED, "--save", "left.json"), 2).interrupt()
    left.shows("To continue: tinhorn play winchester --resume left.json")

    assert left.status() == 130
    again = Terminal(tmp_path, "play", "winchester", "--resume", "left.json", "--seed", "5")

    assert answers(again, 3).type("quit").status() == 0
    assert (tmp_path / "left.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


SECRETS = ("$", "Only you see this", "objective", "Movement", "bid")


def test_nothing_is_shown_until_the_right_person_has_the_keyboard(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, "--humans", "Ann,Bob,Cat", "--players", "3")
    objectives = set()

    for name, answer in (("Ann", "1"), ("Bob", "2"), ("Cat", "p")):
        terminal.shows(f"Hand the keyboard to {name}").shows("is looking.")
        assert not [secret for secret in SECRETS if secret in terminal.screen]
        terminal.type("").shows("Only you see this").asks(name)
        assert "Hand the keyboard" not in terminal.screen
        objectives.add(_objectives(terminal.screen))
        terminal.type(answer)

    assert len(objectives) == 3


def _objectives(screen: str) -> tuple[str, ...]:
    return tuple(line[:12] for line in screen.splitlines() if "each at the end" in line)


def test_the_coach_helps_a_player_who_is_alone_with_bots(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED).asks("Dana").type("coach")

    terminal.shows("The coach suggests: ").asks("Dana")


def test_the_coach_helps_nobody_at_a_shared_keyboard(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, "--humans", "Ann,Bob").shows("is looking.").type("")

    terminal.asks("Ann").type("coach").shows("only helps when you play solo against bots")


def test_the_coach_helps_people_who_agreed_to_it(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, "--humans", "Ann,Bob", "--hints")
    terminal.shows("is looking.").type("").shows("Everyone at this")

    terminal.asks("Ann").type("coach").shows("The coach suggests: ").asks("Ann")


def test_leaving_a_shared_keyboard_leaves_nothing_to_see(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, "--humans", "Ann,Bob").shows("is looking.").type("")
    terminal.shows("Only you see this").interrupt().shows("To continue")

    assert terminal.status() == 130
    assert not [secret for secret in SECRETS if secret in terminal.screen]


def test_people_who_share_a_keyboard_see_the_end_together(tmp_path: Path) -> None:
    _leave_shortly_before_the_end(tmp_path / "left.json")
    terminal = Terminal(tmp_path, "play", "winchester", "--resume", "left.json", "--seed", "5")

    while (asked := terminal.shows_one_of([*ANSWERS, "is looking.", END])) != END:
        answer = answer_to(asked, terminal.said) if asked in ANSWERS else ""
        if asked in ANSWERS:
            terminal.shows("> ")
        terminal.type(answer)

    assert terminal.status() == 0
    assert "Final fortunes" in terminal.screen
    assert "Only you see this" not in terminal.screen


def _leave_shortly_before_the_end(file: Path) -> None:
    setup = winchester.Setup(players=3, claims="manual")
    entries = [turn.entry for turn in random_turns(winchester, setup, Random(1))]
    play = Play(winchester, setup, entries[:-8])
    file.write_bytes(to_json(play.record(("Ann", "Bob", "Cat"))))


def test_a_terminal_that_cannot_be_cleared_is_not_shared(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *SEEDED, "--humans", "Ann,Bob", TERM="dumb")

    terminal.shows("This terminal can’t be cleared")

    assert terminal.status() == 2
