"""A game at one keyboard: people are asked, bots and chance answer, every answer is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from tinhorn.bots import Bot, bot_named, bot_names
from tinhorn.bots.playing_on import automatic_answer
from tinhorn.bots.remarks import EVENTS, answers_in_public, remark
from tinhorn.bots.stdio import announce_outcome
from tinhorn.cli.errors import UsageError
from tinhorn.cli.options import game_named, setup_from
from tinhorn.cli.play.local_draws import LocalDraws, new_draws, recorded_draws
from tinhorn.cli.play.seats import (
    SeatHolder,
    fill_seats,
    require_permission,
    seat_holder,
    table_size,
)
from tinhorn.cli.play.terminal_table import QuitError, TerminalTable
from tinhorn.cli.records.files import last_unfinished, read_record, saved_path, write_over
from tinhorn.cli.story import Remark
from tinhorn.cli.terminal import Terminal
from tinhorn.games import installed
from tinhorn.kernel import (
    CHANCE,
    AnyGame,
    Decision,
    Entry,
    Outcome,
    Play,
    Record,
    phrase,
    seen_events,
)


class LocalGame:
    """From the first question, or from where a record left off, to the end of the game.

    The seed and the length of the log determine each answer of a bot, so a game that is resumed
    under the same seed goes on as if it had never been left. Draws follow from the secret in the
    record; in a record without one, from the seed too.
    """

    def __init__(
        self,
        game: AnyGame,
        setup: Any,
        holders: tuple[SeatHolder, ...],
        *,
        seed: int | None,
        path: Path,
        draws: LocalDraws | None,
        start: str | UnsetType = UNSET,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.holders = holders
        self.seed = SystemRandom().getrandbits(64) if seed is None else seed
        self.path = path
        self.draws = draws
        self.play: Play[Any, Any, Any, Any, Any] = Play(game, setup, start=start, rules=rules)
        self.story: list[Any] = []

    def catch_up(self, entries: tuple[Entry[Any], ...]) -> None:
        for entry in entries:
            decision = Decision(entry.seat, entry.prompt, "")
            self.story += self.play.answer(decision, entry.action)

    def record(self) -> Record[Any, Any]:
        record = self.play.record(tuple(holder.recorded for holder in self.holders))
        return record if self.draws is None else replace(record, fairness=self.draws.fairness)

    def run(self, out: Terminal, language: str, *, talk: bool, hints: bool) -> Outcome:
        """Play to the end. Bots comment if they may talk; `hints` allows the coach to everybody."""
        table = TerminalTable(self.game, self.holders, self.story, out, language, hints=hints)
        try:
            return self._run(table, talk=talk)
        except (KeyboardInterrupt, QuitError):
            table.cover()
            raise
        finally:
            table.close()

    def _run(self, table: TerminalTable, *, talk: bool) -> Outcome:
        def choose(state: Any, decision: Decision) -> Any:
            if talk:
                self.story += self._remarks(decision)
            if decision.seat == CHANCE or self.holders[decision.seat].bot:
                return self._automatic_answer(decision)
            return table.ask(state, decision)

        for events in self.play.play_on(choose):
            self.story += events
            write_over(self.path, self.record())
        outcome = self.game.outcome(self.play.state)
        assert outcome is not None
        announce_outcome([self._bot(holder, Random()) for holder in self.holders], outcome)
        table.show_end(self.play.state, outcome)
        return outcome

    def _remarks(self, decision: Decision) -> list[Remark]:
        """Return what the bot that is asked says about what everybody saw, if anything."""
        character = None if decision.seat == CHANCE else self.holders[decision.seat].character
        if character is None:
            return []
        events = [event for event in self.story if not isinstance(event, Remark)]
        rng = Random(f"{self.seed}/talk/{len(self.play.entries)}")
        public_events = seen_events(events, None)[-EVENTS:]
        key = remark(self.game, public_events, decision.seat, character, rng)
        public = self.game.view(self.play.state, None)
        if key is None or not answers_in_public(self.game, decision, public):
            return []
        return [Remark(decision.seat, key)]

    def _automatic_answer(self, decision: Decision) -> Any:
        """Answer for chance or for a bot."""
        rng = Random(f"{self.seed}/{len(self.play.entries)}")
        bot, dice = None, rng
        if decision.seat == CHANCE:
            dice = self._draw(decision) or rng
        else:
            bot = self._bot(self.holders[decision.seat], rng)
        return automatic_answer(self.game, self.play.state, decision, bot, dice)

    def _draw(self, decision: Decision) -> Random | None:
        """Return the verifiable random bits of the draw that is due."""
        if self.draws is None:
            return None
        before = sum(entry.seat == CHANCE for entry in self.play.entries)
        return self.draws.draw(decision.kind, before + 1)

    def _bot(self, holder: SeatHolder, rng: Random) -> Bot[Any, Any] | None:
        if holder.bot is None:
            return None
        return bot_named(holder.bot, self.game.NAME, rng, allow_programs=True)


def new_local_game(
    name: str,
    players: int | None,
    humans: Sequence[str],
    bots: Sequence[str],
    options: Sequence[str],
    seed: int | None,
    path: Path | None,
) -> LocalGame:
    """Return a new game, saved in the user's data folder unless a path is given.

    One person with bots has the default options of the game's offer for that.
    """
    game = game_named(name)
    kinds = bots or bot_names(game.NAME)[:1]
    alone = installed()[name].offer.alone if len(humans) == 1 else {}
    usual = [f"{option}={value}" for option, value in alone.items()]
    setup = setup_from(game, table_size(game, players, humans, kinds), [*usual, *options])
    holders = fill_seats(game, setup.players, humans, kinds)
    draws = new_draws(game, setup, holders, seed)
    return LocalGame(game, setup, holders, seed=seed, path=path or saved_path(game), draws=draws)


def resumed_local_game(
    name: str, path: Path | None, seed: int | None, programs: Sequence[str]
) -> LocalGame:
    """Continue the game of a record, or the saved game that was left last.

    `programs` are the bots in the record that may run a program.
    """
    game = game_named(name)
    path = path or last_unfinished(game)
    record = read_record(path)
    if record.game != name:
        raise UsageError(
            phrase("cli-other-game", file=str(path), game=phrase(f"game-{record.game}"))
        )
    if record.outcome is not None:
        raise UsageError(phrase("cli-game-over", file=str(path)))
    holders = tuple(seat_holder(name, game) for name in record.names)
    require_permission(holders, programs, str(path))
    local_game = LocalGame(
        game,
        record.setup,
        holders,
        seed=seed,
        path=path,
        draws=recorded_draws(game, record),
        start=record.start,
        rules=record.rules,
    )
    local_game.catch_up(record.entries)
    return local_game
