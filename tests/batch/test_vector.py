"""The vector environment over the batch: its games are the engine's, with all that Gymnasium asks.

Winchester compiles in seconds; Dice Town, which has the same code, gets one test.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("jax", reason="batches need tinhorn[jax]")
pytest.importorskip("gymnasium", reason="the environments need tinhorn[envs]")

import gymnasium
import jax
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import tinhorn.envs
from tinhorn.batch.opponents import chosen_by
from tinhorn.batch.vector import BatchEnv
from tinhorn.envs.codec import codec_of
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Deal, DrawPlot
from tinhorn.games.winchester.batch import Rules, State
from tinhorn.games.winchester.codec.board import BONUSES, OBJECTIVES, PLOTS
from tinhorn.kernel import CHANCE

assert tinhorn.envs
GAMES = 6
PLAYERS = 3
STEPS = 60
CODEC = codec_of("winchester")


def lowest(seen: Any, mask: Any, key: Any) -> Any:
    """Answer with the lowest legal id: pass, if that is legal."""
    return mask.argmax()


@pytest.fixture(scope="module")
def env() -> Any:
    made: Any = gymnasium.make_vec(
        "tinhorn.envs:tinhorn/Winchester-v0",
        num_envs=GAMES,
        vectorization_mode="vector_entry_point",
        players=PLAYERS,
        opponents=lowest,
    )
    return made


def states(env: Any) -> list[State]:
    games, *_ = env.unwrapped._lanes
    return [
        jax.tree.map(lambda leaf, lane=lane: np.asarray(leaf)[lane], games) for lane in range(GAMES)
    ]


def any_legal(masks: Any, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


class Replay:
    """One game of the environment in the engine, with the draws that its states tell."""

    def __init__(self, dealt: State, seat: int) -> None:
        self.seat = seat
        self.state = winchester.new(winchester.Setup(players=PLAYERS))
        self._apply(CHANCE, deal(dealt))
        self.go_on(dealt)

    def answer(self, id: int, later: State) -> None:
        self._apply(self.seat, CODEC.legal(self.state, self.seat)[id])
        self.go_on(later)

    def go_on(self, later: State) -> None:
        """Let opponents answer, and chance as the later state tells, until the agent is asked."""
        while asked := winchester.pending(self.state):
            seat = asked[0].seat
            if seat == self.seat:
                return
            if seat == CHANCE:
                self._apply(CHANCE, DrawPlot(int(later.plot) + 1))
            else:
                self._apply(seat, next(iter(CODEC.legal(self.state, seat).values())))

    def require(self, env: Any, lane: int, seen: Any, infos: dict[str, Any]) -> None:
        """Hold the environment equal to the engine: state, seat, mask, observation."""
        engine, batch = Rules.from_engine(self.state), states(env)[lane]
        for name, mine, theirs in zip(State._fields, engine, batch, strict=True):
            same = jax.tree.map(lambda one, other: bool((one == other).all()), mine, theirs)
            assert all(jax.tree.leaves(same)), name
        mask = CODEC.mask(CODEC.legal(self.state, self.seat))
        assert infos["seat"][lane] == self.seat
        assert (infos["action_mask"][lane] == mask).all()
        assert (seen[lane] == CODEC.observe(self.state, self.seat)).all()

    def _apply(self, seat: int, action: Any) -> None:
        self.state = winchester.apply(self.state, seat, action).state


def deal(dealt: State) -> Deal:
    """Return what chance answered, from a state in which nothing has been bought yet."""
    piles = {int(amount): place + 1 for place, amount in enumerate(dealt.piles) if amount}
    return Deal(
        objectives=tuple(
            (OBJECTIVES[one], OBJECTIVES[other]) for one, other in np.asarray(dealt.objectives)
        ),
        bonuses=tuple(
            next(kind for kind, plots in zip(BONUSES, dealt.bonuses, strict=True) if plots >> n & 1)
            for n in range(PLOTS)
        ),
        mines=tuple(map(int, dealt.cards[:3])),
        ranch=int(dealt.cards[3]),
        shared=tuple(piles[amount] for amount in sorted(piles)),
        boat=int(dealt.boat),
        locomotive=int(dealt.locomotive),
        first=int(dealt.first),
    )


def test_the_engine_plays_the_same_games(env: Any) -> None:
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    replays = [
        Replay(state, int(seat)) for state, seat in zip(states(env), infos["seat"], strict=True)
    ]
    over = 0
    for _ in range(STEPS):
        for lane, replay in enumerate(replays):
            replay.require(env, lane, seen, infos)
        actions = any_legal(infos["action_mask"], rng)
        seen, rewards, ended, truncated, infos = env.step(actions)
        for lane, later in enumerate(states(env)):
            replays[lane].answer(int(actions[lane]), later)
            if ended[lane]:
                finished = replays[lane]
                outcome = winchester.outcome(finished.state)
                assert outcome is not None
                share = finished.seat in outcome.ranking[0] and 1 / len(outcome.ranking[0])
                assert rewards[lane] == np.float32(share)
                last = CODEC.observe(finished.state, finished.seat)
                assert (infos["final_obs"][lane] == last).all()
                replays[lane] = Replay(later, int(infos["seat"][lane]))
                over += 1
            else:
                assert rewards[lane] == 0
        assert not truncated.any()

    assert over > 0


def test_a_game_that_ends_is_replaced_in_the_same_step(env: Any) -> None:
    rng = np.random.default_rng(2)
    assert env.unwrapped.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    _, infos = env.reset(seed=2)
    while True:
        seen, _, ended, _, infos = env.step(any_legal(infos["action_mask"], rng))
        if ended.any():
            break
    assert (infos["_final_obs"] == ended).all()
    assert (infos["final_obs"][ended, 7] == 1).all(), "the phase is over"
    assert (seen[:, 7] == 0).all()
    assert (infos["final_obs"][~ended] == 0).all()


def test_the_same_seed_plays_the_same_games(env: Any) -> None:
    def played(seed: int) -> list[Any]:
        rng = np.random.default_rng(3)
        seen, infos = env.reset(seed=seed)
        shown = [seen]
        for _ in range(8):
            seen, _, _, _, infos = env.step(any_legal(infos["action_mask"], rng))
            shown.append(seen)
        return shown

    one, same, other = played(5), played(5), played(6)

    assert all((a == b).all() for a, b in zip(one, same, strict=True))
    assert any((a != b).any() for a, b in zip(one, other, strict=True))


def test_an_illegal_action_ends_the_game_at_a_cost(env: Any) -> None:
    _, infos = env.reset(seed=4)
    actions = infos["action_mask"].argmax(1)
    actions[2] = infos["action_mask"][2].argmin()

    _, rewards, ended, _, _ = env.step(actions)

    assert ended[2]
    assert rewards[2] == -1
    assert (rewards >= 0).sum() == GAMES - 1


def test_spaces_hold_what_is_seen_and_done(env: Any) -> None:
    seen, infos = env.reset(seed=5)

    assert env.observation_space.contains(seen)
    assert env.action_space.contains(infos["action_mask"].argmax(1).astype(np.int64))
    assert seen.dtype == np.int16


def test_opponents_are_uniform_unless_named_and_seat_and_place_of_masks_may_be_chosen() -> None:
    env = BatchEnv("winchester", 2, players=3, seat=1, mask="observation")
    observation, infos = env.reset(seed=6)
    for _ in range(3):
        observation, _, _, _, infos = env.step(infos["action_mask"].argmax(1))

    assert env.observation_space.contains(observation)
    assert isinstance(observation, dict)
    assert (observation["action_mask"] == infos["action_mask"]).all()
    seen = observation["observation"]
    assert (infos["seat"] == 1).all()
    assert (seen[:, 8] == 1).all(), "the agent is asked"
    assert infos["action_mask"].any(1).all()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"opponents": "marshal"}, "'deputy', 'legend', 'weights:FILE.npz' or a function, not"),
        ({"opponents": "weights:none.npz"}, "none.npz cannot be read as weights"),
        ({"mask": "both"}, "mask= is 'info' or 'observation'"),
        ({"seat": 9}, "A table of 4 has no seat 9: seats are 0 to 3"),
    ],
)
def test_what_there_is_not_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        BatchEnv("winchester", 2, **given)


def test_a_step_before_reset_is_refused() -> None:
    with pytest.raises(ResetNeeded, match="call reset"):
        BatchEnv("winchester", 2).step([0, 0])


def test_weights_that_do_not_fit_the_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "small.npz"
    np.savez(file, w0=np.zeros((3, 2)), b0=np.zeros(2))

    with pytest.raises(ValueError, match="does not fit: layers from 371 numbers to 163 actions"):
        BatchEnv("winchester", 2, opponents=f"weights:{file}")


def test_a_network_of_ones_own_takes_the_legal_action_that_it_rates_highest(tmp_path: Path) -> None:
    file, rules = tmp_path / "own.npz", Rules(players=3)
    np.savez(file, w0=np.zeros((308, 163)), b0=np.arange(163))
    state = winchester.new(winchester.Setup(players=3))
    while winchester.pending(state)[0].seat == CHANCE:
        state = winchester.apply(state, CHANCE, winchester.chance(state, Random(1))).state
    seat = winchester.pending(state)[0].seat

    choose = jax.jit(chosen_by(f"weights:{file}", "winchester", rules))

    chosen = int(choose(Rules.from_engine(state), jax.random.key(2)))
    assert chosen == max(CODEC.legal(state, seat))


def test_dice_town_plays_against_bots_in_the_batch() -> None:
    env = BatchEnv("dicetown", 2, players=2, seat=1)
    seen, infos = env.reset(seed=8)
    for _ in range(2):
        seen, rewards, ended, _, infos = env.step(infos["action_mask"].argmax(1))

    assert env.observation_space.contains(seen)
    assert (infos["seat"] == 1).all()
    assert infos["action_mask"].any(1).all()
    assert not rewards[~ended].any()
