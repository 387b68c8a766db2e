"""A game in memory: a language model has one seat, bots have the others.

Everything that leaves this module is made from the view of the model's seat and from events that
the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any, Final

from tinhorn.bots import bot_named, bot_names
from tinhorn.bots.playing_on import automatic_answer
from tinhorn.cli.mcp.seat import SeatTable
from tinhorn.cli.options import game_named, setup_from
from tinhorn.cli.play.seats import SeatHolder, fill_seats, table_size
from tinhorn.cli.story import story_lines
from tinhorn.cli.translator import Translator
from tinhorn.kernel import (
    CHANCE,
    AnyGame,
    Decision,
    IllegalActionError,
    Outcome,
    Play,
    Seat,
    can_only_pass,
    open_decision,
)

MODEL: Final[Seat] = 0
"""The seat of the language model: people are seated before bots."""


class ModelTable(SeatTable):
    """One game, from the deal to the end."""

    def __init__(
        self,
        game: AnyGame,
        setup: Any,
        holders: Sequence[SeatHolder],
        *,
        language: str,
        seed: int | None,
    ) -> None:
        self.game = game
        self.seat = MODEL
        self.translator = Translator([holder.name for holder in holders], language)
        self._holders = holders
        self._seed = SystemRandom().getrandbits(64) if seed is None else seed
        self._play: Play[Any, Any, Any, Any, Any] = Play(game, setup)
        self._story: list[Any] = []
        self._read = 0
        self._settle()

    @property
    def view(self) -> Any:
        return self.game.view(self._play.state, MODEL)

    @property
    def decision(self) -> Decision | None:
        return open_decision(self.game, self._play.state, MODEL)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self._play.state)

    def news(self) -> list[str]:
        unread, self._read = self._story[self._read :], len(self._story)
        return [*story_lines(self.game, unread, MODEL, self.translator)]

    def story(self, last: int) -> list[str]:
        lines = [*story_lines(self.game, self._story, MODEL, self.translator)]
        return lines[-last:]

    def answer(self, text: str, prompt: int | None) -> None:
        decision = self.open_decision(prompt)
        action = self.action(text.strip())
        refusal = self.game.check(self._play.state, MODEL, action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        self._story += self._play.answer(decision, action)
        self._settle()

    def _settle(self) -> None:
        """Let chance and bots answer until the model has a choice or the game is over."""
        for events in self._play.play_on(self._automatic_answer):
            self._story += events

    def _automatic_answer(self, state: Any, decision: Decision) -> Any:
        """Answer for chance, a bot, or a model that can only pass; `None` if it has a choice."""
        if self.decision is not None and not can_only_pass(self.game, self.view):
            return None
        rng = Random(f"{self._seed}/{len(self._play.entries)}")
        name = None if decision.seat == CHANCE else self._holders[decision.seat].bot
        bot = None if name is None else bot_named(name, self.game.NAME, rng)
        return automatic_answer(self.game, state, decision, bot, rng)


def new_table(
    name: str,
    players: int | None,
    bots: Sequence[str],
    options: Sequence[str],
    *,
    language: str,
    model: str | None = None,
    seed: int | None = None,
) -> ModelTable:
    """Return a new game. The model names the bots, so a bot cannot be a program."""
    game = game_named(name)
    kinds = tuple(bots) or bot_names(game.NAME)[:1]
    for kind in kinds:
        bot_named(kind, game.NAME, Random())
    people = (model or Translator(language=language)("player-without-name", number=1),)
    setup = setup_from(game, table_size(game, players, people, kinds), options)
    holders = fill_seats(game, setup.players, people, kinds)
    return ModelTable(game, setup, holders, language=language, seed=seed)
