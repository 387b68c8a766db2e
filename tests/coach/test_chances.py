"""The chances that spectators see follow from what everybody knows."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.coach.test_suggestion import asked_states
from tests.support.secrets import SECRETS
from tinhorn.arena.schedule import play_out
from tinhorn.bots import bot_named
from tinhorn.bots.value import chances, evaluate, remembered
from tinhorn.coach.chances import final_chances, public_chances
from tinhorn.games import GAMES, winchester
from tinhorn.games.winchester.events import (
    CardTurned,
    ObjectiveWon,
    PlotSold,
    TipsTaken,
    VehicleMoved,
)
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.game import Outcome
from tinhorn.kernel.log import steps
from tinhorn.testing.random_play import all_setups, random_turns
from tools.reliability import LAST, all_judged, judged


@pytest.mark.parametrize(("game", "share"), [("winchester", 0.05), ("dicetown", 0.02)])
def test_spectators_see_the_same_chances_in_worlds_that_look_alike(game: str, share: float) -> None:
    rules, rng = GAMES[game], Random(3)
    states = [with_open_money(state) for state in asked_states(game, rng, share)]
    assert len(states) > 8

    for state in states:
        other = SECRETS[game].shuffle_secrets(state, None, rng)
        told = public_chances(rules, remembered(rules, state, None))
        assert told == public_chances(rules, remembered(rules, other, None))
        assert sum(told) == 1000
        assert min(told) >= 0


def with_open_money(state: Any) -> Any:
    """Money is public: the test below works it out from public events."""
    if not hasattr(state.setup, "ledger"):
        return state
    return replace(state, setup=replace(state.setup, ledger="open"))


@pytest.mark.parametrize("players", winchester.PLAYERS)
def test_the_money_of_every_player_follows_from_public_events(players: int) -> None:
    rng = Random(players)
    setup = rng.choice(all_setups(winchester, players))
    cash: list[int] = []
    for turn in random_turns(winchester, setup, rng):
        if not cash:
            cash = [player.cash for player in turn.after.players]
            continue
        for event in turn.events:
            count(cash, event.seen_by(None))
        assert cash == [player.cash for player in turn.after.players]


def count(cash: list[int], event: Any) -> None:
    match event:
        case PlotSold(buyer=buyer, price=price, share=share):
            for seat in range(len(cash)):
                cash[seat] += -price if seat == buyer else share
        case (
            TipsTaken(seat=seat, amount=amount)
            | CardTurned(seat=seat, amount=amount)
            | ObjectiveWon(seat=seat, amount=amount)
        ):
            cash[seat] += amount
        case VehicleMoved(earned=earned):
            for seat, amount in enumerate(earned):
                cash[seat] += amount


@pytest.mark.parametrize("game", GAMES)
def test_a_player_and_a_spectator_can_both_judge_a_position(game: str) -> None:
    rules = GAMES[game]
    for state in asked_states(game, Random(5), 0.02):
        for viewer in (None, 0):
            told = evaluate(rules, rules.view(state, viewer))
            assert len(told) == len(state.players)
            assert sum(told) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_after_the_game_the_winner_has_all_chances(game: str) -> None:
    rules = GAMES[game]
    *_, last = random_turns(rules, rules.Setup(players=3), Random(2))
    outcome = rules.outcome(last.after)
    assert outcome is not None

    told = final_chances(rules, last.after)

    assert sum(told[seat] for seat in outcome.ranking[0]) == 1000


def test_a_measurement_that_was_stopped_goes_on_from_its_file(tmp_path: Path) -> None:
    wish = {"game": "winchester", "levels": "deputy", "seed": 1, "workers": 1}
    file = tmp_path / "judged.jsonl"
    first = list(all_judged(Namespace(**wish, games=1, file=file)))
    with file.open("ab") as stream:
        stream.write(file.read_bytes()[:40])  # stopped while it wrote the next game

    second = list(all_judged(Namespace(**wish, games=2, file=file)))

    assert second[:1] == first
    assert second == list(all_judged(Namespace(**wish, games=2, file=None)))
    assert len(file.read_bytes().splitlines()) == 2


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_chances_get_better_from_the_bar_to_a_seat_to_open_cards(game: str) -> None:
    games = [judged(game, ("deputy",), 1, number, phases=(LAST,)) for number in range(60)]

    bar, seat, review = (
        sum((told - won) ** 2 for game in games for told, won in game[source][LAST])
        for source in ("bar", "seat", "open")
    )

    assert bar > seat > review


def test_before_the_last_auction_of_a_decided_game_everybody_knows_the_winner() -> None:
    decided = 0
    for number in range(18):
        state, outcome = before_the_last_auction(Random(number))
        first, second = sorted(outcome.points)[:-3:-1]
        if first - second < 20:
            continue
        decided += 1
        (winner,) = outcome.ranking[0]
        for viewer in (None, *range(4)):
            told = evaluate(winchester, remembered(winchester, state, viewer))
            assert told[winner] > 0.8, viewer
        assert chances(winchester, state)[winner] > 0.8

    assert decided > 3


def before_the_last_auction(rng: Random) -> tuple[Any, Outcome]:
    bots = [bot_named("deputy", "winchester", rng) for _ in range(4)]
    played = play_out(winchester, winchester.Setup(players=4), bots, rng)
    asked = (step.state for step in steps(winchester, played.setup, played.entries))
    outcome = winchester.outcome(played.state)
    assert outcome is not None
    return next(
        state
        for state in asked
        if isinstance(state.phase, Bidding) and state.owners.count(None) == 1
    ), outcome
