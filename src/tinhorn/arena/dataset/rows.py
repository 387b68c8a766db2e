"""The rows of a data set, worked out by replaying the records of its games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from tinhorn.arena.simulation import Played
from tinhorn.games import GAMES, part
from tinhorn.kernel import (
    CHANCE,
    AnyGame,
    Entry,
    Outcome,
    Record,
    Seat,
    open_decision,
    start_of,
    steps_of,
    to_json,
)

Numbers: TypeAlias = tuple[int, ...]


class GameRow(Struct, frozen=True, kw_only=True):
    """One game."""

    game_id: str
    game: str
    rules: int
    setup: str
    seed: str
    number: int
    players: int
    bots: tuple[str, ...]
    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    forfeits: tuple[Seat, ...]
    entries: int
    record: str


class DecisionRow(Struct, frozen=True, kw_only=True):
    """One answer of a seat, with the position before it."""

    game_id: str
    entry: int
    round: int
    seat: Seat
    bot: str
    prompt: int
    kind: str
    options: int
    option: int | None
    action: str
    action_id: int | None
    mask: Numbers | None
    observation: Numbers | None
    net_worth: tuple[int, ...]
    points: int
    rank: int
    win: float


def game_id(game: str, number: int) -> str:
    return f"{game}-{number:06}"


def game_row(played: Played, bots: Sequence[str], seed: int) -> GameRow:
    """Return the row of a game; `bots` in the order of the simulation's list, not by seat."""
    record = played.record
    assert record is not None, "simulate with records"
    assert record.outcome is not None, "the game is over"
    return GameRow(
        game_id=game_id(record.game, played.number),
        game=record.game,
        rules=record.rules,
        setup=msgspec.json.encode(record.setup).decode(),
        seed=str(seed),
        number=played.number,
        players=len(record.names),
        bots=tuple(bots[place] for place in played.seating),
        reason=record.outcome.reason,
        ranking=record.outcome.ranking,
        points=record.outcome.points,
        forfeits=tuple(forfeit.seat for forfeit in played.forfeits),
        entries=len(record.entries),
        record=to_json(record).decode(),
    )


def decision_rows(row: GameRow, record: Record[Any, Any]) -> Iterator[DecisionRow]:
    """Yield the rows of a game's decisions, in the order of its log. Draws of chance have none."""
    game, outcome = GAMES[record.game], record.outcome
    assert outcome is not None, "the game is over"
    for number, (state, entry) in enumerate(_positions(game, record), 1):
        if entry.seat != CHANCE:
            yield _decision_row(game, row, outcome, number, state, entry)


def _positions(game: AnyGame, record: Record[Any, Any]) -> Iterator[tuple[Any, Entry[Any]]]:
    """Return each entry of the log with the state before it."""
    state = start_of(game, record)
    replayed = steps_of(game, record)
    for entry, step in zip(record.entries, replayed, strict=True):
        yield state, entry
        state = step.state


def _decision_row(
    game: AnyGame, row: GameRow, outcome: Outcome, number: int, state: Any, entry: Entry[Any]
) -> DecisionRow:
    decision = open_decision(game, state, entry.seat)
    assert decision is not None, "an entry answers an open decision"
    options = game.options(state, entry.seat)
    action_id, mask, observation = _as_numbers(game, state, entry)
    rank = next(rank for rank, seats in enumerate(outcome.ranking, 1) if entry.seat in seats)
    return DecisionRow(
        game_id=row.game_id,
        entry=number,
        round=game.round_number(state),
        seat=entry.seat,
        bot=row.bots[entry.seat],
        prompt=entry.prompt,
        kind=decision.kind,
        options=len(options),
        option=options.index(entry.action) if entry.action in options else None,
        action=msgspec.json.encode(entry.action).decode(),
        action_id=action_id,
        mask=mask,
        observation=observation,
        net_worth=game.net_worth(state),
        points=outcome.points[entry.seat],
        rank=rank,
        win=1 / len(outcome.ranking[0]) if rank == 1 else 0.0,
    )


def _as_numbers(
    game: AnyGame, state: Any, entry: Entry[Any]
) -> tuple[int | None, Numbers | None, Numbers | None]:
    """Return the id of the action, the mask and the observation, if the game is told in numbers."""
    module = part(game.NAME, "codec")
    if module is None:
        return None, None, None
    legal = module.CODEC.legal(state, entry.seat)
    found = next((number for number, action in legal.items() if action == entry.action), None)
    mask, observation = module.CODEC.mask(legal), module.CODEC.observe(state, entry.seat)
    return found, tuple(mask.tolist()), tuple(observation.tolist())
