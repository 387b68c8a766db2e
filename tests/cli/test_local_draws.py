"""The draws of a game at the keyboard can be verified, as those of a table can."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tinhorn.cli.play.local_game import LocalGame, new_local_game, resumed_local_game
from tinhorn.cli.records.files import read_record, write_over
from tinhorn.cli.records.verification import verified_draws
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.play import Play
from tinhorn.table.fairness import FairnessError


def played(local_game: LocalGame, answers: int | None = None) -> LocalGame:
    """Let bots answer for everyone: so many times, or to the end."""
    game, rng = local_game.game, Random(1)
    while (asked := game.pending(local_game.play.state)) and answers != 0:
        decision = asked[0]
        if decision.seat == CHANCE:
            action = local_game._automatic_answer(decision)
        else:
            action = rng.choice(game.view(local_game.play.state, decision.seat).options)
        local_game.play.answer(decision, action)
        answers = None if answers is None else answers - 1
    write_over(local_game.path, local_game.record())
    return local_game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [None, 5])
def test_every_draw_of_a_terminal_game_checks_out(
    tmp_path: Path, game: str, seed: int | None
) -> None:
    file = tmp_path / "game.json"

    local_game = played(new_local_game(game, 3, ("Ann", "Bob"), (), (), seed, file))

    draws = sum(entry.seat == CHANCE for entry in local_game.play.entries)
    assert verified_draws(file).draws == draws > 3
    assert read_record(file).outcome is not None


def test_a_changed_draw_is_found(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played(new_local_game("dicetown", 3, ("Ann",), (), (), 5, file))
    rolled = re.search(r'\{"seat":-1,[^\n]*"9"[^\n]*\}', file.read_text())
    assert rolled is not None
    file.write_text(file.read_text().replace(rolled[0], rolled[0].replace('"9"', '"A"', 1)))

    with pytest.raises(FairnessError):
        verified_draws(file)


def test_a_resumed_game_keeps_its_secret_and_still_checks_out(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    left = played(new_local_game("winchester", 3, ("Ann",), (), (), None, file), answers=9)

    again = played(resumed_local_game("winchester", file, None, ()))

    assert again.draws is not None
    assert left.draws is not None
    assert again.draws.fairness == left.draws.fairness
    assert verified_draws(file).draws > 3


def test_each_game_has_a_secret_of_its_own_unless_it_has_a_seed(tmp_path: Path) -> None:
    def secret(seed: int | None) -> str | None:
        draws = new_local_game("winchester", 3, ("Ann",), (), (), seed, tmp_path / "x.json").draws
        assert draws is not None
        return draws.fairness.secret

    assert secret(None) != secret(None)
    assert secret(5) == secret(5) != secret(6)


def test_a_record_without_a_secret_goes_on_without_one(tmp_path: Path) -> None:
    file, game = tmp_path / "old.json", GAMES["winchester"]
    write_over(file, Play(game, game.Setup(players=3)).record(("Ann", "Bob", "Cat")))

    played(resumed_local_game("winchester", file, 1, ()))

    with pytest.raises(FairnessError):
        verified_draws(file)
