"""In a terminal of 80×24 or more, the board stays in sight; smaller ones scroll."""

from __future__ import annotations

import io
import os
import re
import signal
from pathlib import Path
from typing import Final

import pytest
from rich.text import Text

from tests.cli.terminal import Terminal
from tinhorn.cli.play.screen import Scene, Screen
from tinhorn.cli.terminal import Terminal as ScreenOutput
from tinhorn.cli.translator import Translator
from tinhorn.locale import LANGUAGES

WINCHESTER = ("play", "winchester", "--seed", "5", "--humans", "Ann", "--option", "first=1")
DICETOWN = ("play", "dicetown", "--seed", "5", "--humans", "Ann")
OTHER_SCREEN = "\x1b[?1049h"


def test_the_map_and_the_objectives_stay_in_sight_from_answer_to_answer(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *WINCHESTER, columns=80, rows=24)

    for typed in ("$2,000", "p", "999k", "my money", "p"):
        terminal.asks("Ann")
        assert terminal.window[0].startswith("╭───")
        assert "17" in terminal.window[7]
        assert sum("each at the end" in line for line in terminal.window) == 2
        assert terminal.window[-1] == "Ann>"
        terminal.type(typed)
    terminal.asks("Ann").type("quit").status()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_greeting_of_many_players_hides_no_objective(tmp_path: Path, language: str) -> None:
    words = (*WINCHESTER, "--players", "5", "--lang", language)
    terminal = Terminal(tmp_path, *words, columns=80, rows=24).asks("Ann")

    told = Translator(language=language)("cli-seated", names="Ann|").partition("|")[2]
    assert any(line.endswith(told) for line in terminal.window)
    assert _shows_both_objectives(terminal)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_refusal_of_two_lines_hides_no_objective(tmp_path: Path, language: str) -> None:
    words = (*WINCHESTER, "--players", "5", "--lang", language)
    terminal = Terminal(tmp_path, *words, columns=80, rows=24).asks("Ann")

    terminal.type("x" * 70).asks("Ann")

    refusal = Translator(language=language)("cli-not-understood", text="x" * 70)
    assert " ".join(f"✗ {refusal}".split()) in " ".join(" ".join(terminal.window).split())
    assert _shows_both_objectives(terminal)
    assert terminal.window[-2].endswith(Translator(language=language)("winchester-label-pass"))


def _shows_both_objectives(terminal: Terminal) -> bool:
    """Below the last player's line stand the secret objectives of the player at the keyboard."""
    first = next(at for at, line in enumerate(terminal.window) if line.startswith("  Duke")) + 1
    return all("000" in line for line in terminal.window[first : first + 2])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [WINCHESTER, DICETOWN])
def test_the_question_and_the_answers_fit_80_by_24_in_every_language(
    tmp_path: Path, language: str, command: tuple[str, ...]
) -> None:
    terminal = Terminal(tmp_path, *command, "--lang", language, columns=80, rows=24).asks("Ann")

    assert terminal.window[-1] == "Ann>"
    last = "dicetown-panel-type-none" if command is DICETOWN else "winchester-label-pass"
    assert terminal.window[-2].endswith(Translator(language=language)(last))
    assert any("Ada" in line for line in terminal.window)


def test_a_long_reply_has_pages_and_enter_leads_back_to_the_table(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *WINCHESTER, columns=80, rows=24).asks("Ann")

    terminal.type("rules winchester").shows("Enter: next page").asks("Ann")
    terminal.type("").asks("Ann").type("p").asks("Ann")

    assert terminal.window[0].startswith("╭───")
    assert not any("Enter:" in line for line in terminal.window)


def test_a_refusal_stands_above_the_question_until_the_next_line(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *WINCHESTER, columns=80, rows=24).asks("Ann")

    terminal.type("4500").shows("✗ Bids are whole thousands").asks("Ann")
    assert any("✗" in line for line in terminal.window)
    terminal.type("").asks("Ann")
    assert not any("✗" in line for line in terminal.window)


def test_a_window_that_changes_its_size_is_drawn_anew(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *WINCHESTER, columns=80, rows=24).asks("Ann")

    terminal.resize(48, 120).asks("Ann")

    assert terminal.window[-1] == "Ann>"
    assert any(line.startswith("┏━ Plot ") for line in terminal.window)


class ResizedWhileWritten(io.StringIO):
    """Output during which the window changes its size, as a person may do at any time."""

    def flush(self) -> None:
        signal.raise_signal(signal.SIGWINCH)


def test_a_window_that_changes_its_size_while_it_is_drawn_is_not_drawn_within_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda *_: os.terminal_size((100, 30)))
    written = ResizedWhileWritten()
    screen = Screen(ScreenOutput(file=written, force_terminal=True, width=100))

    with screen.opened():
        screen.draw(Scene(tables=(Text("The table"),)), "Ann> ")

    assert written.getvalue().count("The table") == 1


SENTENCES: Final = (
    "Ann gets two secret objectives.",
    "Bob gets two secret objectives.",
    "Cora gets two secret objectives, and then the first plot is drawn for the auction.",
    "Plot 12 is up for auction. Token: Saloon.",
)


@pytest.mark.parametrize("rows", range(24, 32))
def test_the_story_begins_at_a_sentence(monkeypatch: pytest.MonkeyPatch, rows: int) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda *_: os.terminal_size((80, rows)))
    written = io.StringIO()
    screen = Screen(ScreenOutput(file=written, force_terminal=True, width=80, color_system=None))
    table = Text("\n".join(["map"] * 22))

    with screen.opened():
        screen.draw(Scene(tables=(table,), story=tuple(map(Text, SENTENCES))), "Ann> ")

    shown = re.sub(r"\x1b\[[?;\d]*[A-Za-z]", "", written.getvalue()).replace("map\n", "")
    told = " ".join(shown.partition("Ann> ")[0].split())
    assert told in {" ".join(SENTENCES[begin:]) for begin in range(len(SENTENCES))}


@pytest.mark.parametrize(
    ("columns", "rows", "kind"), [(40, 24, "xterm"), (79, 40, "xterm"), (80, 23, "xterm")]
)
def test_small_windows_scroll(tmp_path: Path, columns: int, rows: int, kind: str) -> None:
    terminal = Terminal(tmp_path, *WINCHESTER, columns=columns, rows=rows, TERM=kind).asks("Ann")
    terminal.type("2000").shows("You bid $2,000.").asks("Ann").type("map").asks("Ann")

    assert OTHER_SCREEN not in terminal.raw
    assert max(map(len, terminal.heard.splitlines())) <= columns


def test_a_terminal_without_control_codes_scrolls(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *WINCHESTER, columns=80, TERM="dumb").asks("Ann")
    terminal.type("2k").shows("You bid $2,000.").asks("Ann")

    assert "\x1b" not in terminal.raw


def test_leaving_gives_the_terminal_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *WINCHESTER, columns=80, rows=24).asks("Ann").interrupt()

    assert terminal.status() == 130
    assert terminal.raw.rindex("\x1b[?1049l") < terminal.raw.rindex("To continue")
