"""The numbered rules can be looked up by id, section, game and word."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, tinhorn
from tests.test_rulebook import english, rules_of
from tinhorn.cli.rules_text import find, rulebook
from tinhorn.locale import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_every_rule_of_the_pages_is_in_the_rulebook(game: str, language: str) -> None:
    rules = [rule for rule in rulebook(language) if rule.game == game]

    assert sorted(rule.id for rule in rules) == sorted(rules_of(english(game)))
    assert {rule.title for rule in rules} == {"Winchester" if game == "winchester" else "Dice Town"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_within_a_rule_is_printed_without_its_head(language: str) -> None:
    (rule,) = find("W-COMP-4", language)

    lines = rule.text.splitlines()
    assert len(lines) == 6
    assert lines[4].endswith(": 3 4 5")
    assert "|" not in rule.text


def test_the_rules_are_printed_in_another_language(tmp_path: Path) -> None:
    printed = tinhorn(tmp_path, "rules", "D-MINE-1", "--lang", "de").stdout

    assert printed.splitlines()[:2] == ["Dice Town: Phase II: die Stadt", "D-MINE-1"]
    assert "1 Nugget pro eigener 9" in " ".join(printed.split())


def test_a_word_is_looked_for_in_the_language_of_the_rules() -> None:
    assert "D-COACH-1" in [rule.id for rule in find("Postkutsche", "de")]


def test_the_language_of_the_environment_is_that_of_the_rules(tmp_path: Path) -> None:
    printed = tinhorn(tmp_path, "rules", "D-MINE-1", LC_ALL="fr_CA.UTF-8").stdout

    assert "pépite" in printed


def test_an_id_finds_that_rule_alone() -> None:
    assert [rule.id for rule in find("w-shared-1")] == ["W-SHARED-1"]


def test_the_beginning_of_an_id_finds_its_section() -> None:
    assert [rule.id for rule in find("W-DUEL")] == [f"W-DUEL-{n}" for n in (1, 2, 3, 4)]


def test_a_game_finds_all_its_rules() -> None:
    assert {rule.id[0] for rule in find("Dicetown")} == {"D"}


def test_a_word_is_looked_for_in_both_games() -> None:
    found = find("Saloon")

    assert {rule.game for rule in found} == {"winchester", "dicetown"}
    assert all("saloon" in rule.text.lower() for rule in found)


def test_a_rule_is_printed_under_its_section_with_our_rulings_marked(tmp_path: Path) -> None:
    printed = tinhorn(tmp_path, "rules", "W-SETUP-6").stdout

    assert printed.splitlines()[:2] == ["Winchester: Set-up", "W-SETUP-6"]
    text = " ".join(printed.split())
    assert "on any river square. [house rule] The starting squares are chosen at random." in text


def test_what_the_rulebook_says_after_a_ruling_is_marked_too(tmp_path: Path) -> None:
    text = " ".join(tinhorn(tmp_path, "rules", "D-TIE-1").stdout.split())

    assert "[rulebook] Players may offer" in text
    assert "[house rule] Only a tied player" in text


def test_all_rules_are_printed_if_none_is_named(tmp_path: Path) -> None:
    printed = tinhorn(tmp_path, "rules").stdout.splitlines()

    assert {rule.id for rule in rulebook()} <= set(printed)


def test_rules_can_be_read_by_programs(tmp_path: Path) -> None:
    lines = tinhorn(tmp_path, "rules", "W-DUEL", "--json").stdout.splitlines()

    assert [json.loads(line)["is_ours"] for line in lines] == [False, True, True, False]


def test_a_word_in_a_heading_finds_the_whole_section() -> None:
    found = [rule.id for rule in find("duel")]

    assert {rule.id for rule in rulebook() if rule.id.startswith("W-DUEL")} <= {*found}
    assert [*dict.fromkeys(found)] == found


def test_long_rules_have_pages_in_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "rules", "winchester", columns=80, rows=24, PAGER="")

    terminal.shows("Page 1 of").type("").shows("Page 2 of").type("b").shows("Page 1 of")

    assert terminal.type("q").status() == 0


def test_a_pager_of_the_readers_own_is_used(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "rules", "winchester", columns=80, rows=24, PAGER="tail -n 3")

    assert terminal.status() == 0
    assert len(terminal.heard.splitlines()) == 3
