"""A game at one keyboard: people are asked, bots and chance answer, every answer is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from msgspec import UNSET, UnsetType

from tinhorn.bots import bot_named, bot_names
from tinhorn.cli.errors import UsageError
from tinhorn.cli.options import game_named, setup_from
from tinhorn.cli.record_files import last_unfinished, read_record, saved_path, write_over
from tinhorn.cli.seats import Sitter, seated, sitter, table_size
from tinhorn.cli.terminal import Terminal
from tinhorn.cli.terminal_table import QuitError, TerminalTable
from tinhorn.kernel.game import CHANCE, AnyGame, Decision, Outcome
from tinhorn.kernel.log import Entry
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import Record


class LocalGame:
    """From the first question, or from where a record left off, to the end of the game.

    Each answer of chance or of a bot has randomness of its own, named by the seed and the length
    of the log: a game that was left and resumed under the same seed goes on as if it had not been.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Any,
        sitters: tuple[Sitter, ...],
        *,
        seed: int | None,
        path: Path,
        start: str | UnsetType = UNSET,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.sitters = sitters
        self.seed = SystemRandom().getrandbits(64) if seed is None else seed
        self.path = path
        self.play: Play[Any, Any, Any, Any, Any] = Play(game, setup, start=start, rules=rules)
        self.story: list[Any] = []

    def catch_up(self, entries: tuple[Entry[Any], ...]) -> None:
        for entry in entries:
            self._answer(Decision(entry.seat, entry.prompt, ""), entry.action)

    def record(self) -> Record[Any, Any]:
        return self.play.record(tuple(sitter.recorded for sitter in self.sitters))

    def run(self, out: Terminal, language: str) -> Outcome:
        desk = TerminalTable(self.game, self.sitters, self.story, out, language)
        try:
            return self._run(desk)
        except (KeyboardInterrupt, QuitError):
            desk.cover()
            raise

    def _run(self, desk: TerminalTable) -> Outcome:
        while asked := self.game.pending(self.play.state):
            decision = asked[0]
            if decision.seat == CHANCE or self.sitters[decision.seat].bot:
                action = self._drawn(decision)
            else:
                action = desk.ask(self.play.state, decision)
            self._answer(decision, action)
            write_over(self.path, self.record())
        outcome = self.game.outcome(self.play.state)
        assert outcome is not None
        desk.show_end(self.play.state, outcome)
        return outcome

    def _answer(self, decision: Decision, action: Any) -> None:
        self.story += self.play.answer(decision, action)

    def _drawn(self, decision: Decision) -> Any:
        """What chance or a bot answers."""
        rng = Random(f"{self.seed}/{len(self.play.entries)}")
        if decision.seat == CHANCE:
            return self.game.chance(self.play.state, rng)
        kind = self.sitters[decision.seat].bot
        assert kind is not None
        seen = self.game.view(self.play.state, decision.seat)
        return bot_named(kind, self.game.NAME, rng).choose(seen, decision)


def begin(
    name: str,
    players: int | None,
    humans: Sequence[str],
    bots: Sequence[str],
    options: Sequence[str],
    seed: int | None,
    path: Path | None,
) -> LocalGame:
    """A new game, kept in a file of the user's if no other is named."""
    game = game_named(name)
    kinds = bots or bot_names(game.NAME)[:1]
    setup = setup_from(game, table_size(players, humans, kinds), options)
    sitters = seated(game, setup.players, humans, kinds)
    return LocalGame(game, setup, sitters, seed=seed, path=path or saved_path(game))


def resumed(name: str, path: Path | None, seed: int | None) -> LocalGame:
    """The game of a record, or the one that was left last, where it was left."""
    game = game_named(name)
    path = path or last_unfinished(game)
    record = read_record(path)
    if record.game != name:
        raise UsageError(phrase("cli-other-game", file=str(path), game=record.game))
    if record.outcome is not None:
        raise UsageError(phrase("cli-game-over", file=str(path)))
    sitters = tuple(sitter(recorded, game) for recorded in record.names)
    local_game = LocalGame(
        game,
        record.setup,
        sitters,
        seed=seed,
        path=path,
        start=record.start,
        rules=record.rules,
    )
    local_game.catch_up(record.entries)
    return local_game
