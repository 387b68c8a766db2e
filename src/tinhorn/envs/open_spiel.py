"""The games for OpenSpiel: importing this module registers them.

    pyspiel.load_game("python_tinhorn_GAME(players=4,OPTION=VALUE)")

The games are sequential, with explicit chance: each draw of the engine is a chance node with
outcomes of equal probability. Sealed answers are given seat after seat and stay hidden until the
last of them is given. The observation string is the view of the engine as JSON; the observation
tensor is the vector of `codec.py`. They are information states too if the codec of the game says
that it has perfect recall: most views remember what a player has seen of hidden cards, but not the
course of the game.

`resampler` gives OpenSpiel's ISMCTS worlds that the player to act cannot tell from the real one:

    bot = ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=100, use_observation_string=True)
    bot.set_resampler(resampler(Random(7)))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from msgspec.structs import FieldInfo

from tinhorn.envs.chance import Position, after_draw, settled
from tinhorn.envs.codec import Codec, codec_of
from tinhorn.envs.table import rewards, text
from tinhorn.games import GAMES, installed
from tinhorn.kernel import Seat, make_setup

DRAWN: Final = -1
"""Stands for an option that the rules leave to chance, where the engine has `None`."""
MOST_DECISIONS: Final = 100_000
MOST_DRAWS: Final = 100_000
"""Far above any game. Rules need not set a limit."""


def _table_options(codec: Codec) -> dict[str, Any]:
    """Return the table options of a game, with their defaults."""
    fields = msgspec.structs.fields(codec.game.Setup)
    return {field.name: _default(field) for field in fields if not field.required}


def _default(field: FieldInfo) -> Any:
    is_made = field.default_factory is not msgspec.NODEFAULT
    return field.default_factory() if is_made else field.default


def _parameter(value: Any) -> Any:
    """Return an option as OpenSpiel has it, which reads every number in a text as a number."""
    if value is None:
        return DRAWN
    return int(value) if isinstance(value, str) and value.isdigit() else value


def _option(parameter: Any, default: Any) -> Any:
    """Return the inverse of `_parameter`, for an option with this default."""
    if default is None:
        return None if parameter == DRAWN else parameter
    return str(parameter) if isinstance(default, str) else parameter


def _parameters(codec: Codec) -> dict[str, Any]:
    options = _table_options(codec).items()
    players = max(codec.game.PLAYERS) - 1
    return {"players": players, **{name: _parameter(value) for name, value in options}}


def _game_type(codec: Codec) -> Any:
    return pyspiel.GameType(
        short_name=f"python_tinhorn_{codec.game.NAME}",
        long_name=installed()[codec.game.NAME].offer.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(codec.game.PLAYERS),
        min_num_players=min(codec.game.PLAYERS),
        provides_information_state_string=codec.has_perfect_recall,
        provides_information_state_tensor=codec.has_perfect_recall,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(codec),
    )


def _game_info(codec: Codec, players: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=codec.num_actions,
        max_chance_outcomes=codec.most_outcomes,
        num_players=players,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=MOST_DECISIONS,
    )


# OpenSpiel has no type information.
class _SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, codec: Codec, game_type: Any, params: dict[str, Any] | None) -> None:
        chosen = {**_parameters(codec), **(params or {})}
        players, defaults = chosen["players"], _table_options(codec)
        options = {name: _option(chosen[name], default) for name, default in defaults.items()}
        self.codec = codec
        self.setup = make_setup(codec.game, players, options)
        super().__init__(game_type, _game_info(codec, players), params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DRAWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Return the observer of what one player may know now; there is no other."""
        if params:
            raise ValueError(f"Observations have no parameters; got {params}.")
        is_usual = iig_obs_type is None or (
            iig_obs_type.public_info
            and (self.codec.has_perfect_recall or not iig_obs_type.perfect_recall)
            and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return Observer(self) if is_usual else None


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position between draws and decisions."""

    def __init__(self, game: _SpielGame) -> None:
        super().__init__(game)
        self.position = settled(game.codec, game.codec.game.new(game.setup))

    @property
    def codec(self) -> Codec:
        return codec_of(self.get_game().get_type().short_name.removeprefix("python_tinhorn_"))

    def current_player(self) -> int:
        if self.position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        decisions = self.codec.game.pending(self.position.state)
        return decisions[0].seat if decisions else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _equally_likely(self.position.outcomes)

    def _legal_actions(self, player: Seat) -> list[int]:
        return list(self.codec.legal(self.position.state, player))

    def _apply_action(self, action: int) -> None:
        codec, position = self.codec, self.position
        if position.outcomes:
            self.position = after_draw(codec, position, action)
            return
        seat = self.current_player()
        legal = codec.legal(position.state, seat)
        if action not in legal:
            there = ", ".join(map(str, legal))
            raise ValueError(f"Player {seat} may not answer {action}: legal are {there}.")
        chosen = legal[action]
        self.position = settled(codec, codec.game.apply(position.state, seat, chosen).state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return str(self.codec.legal(self.position.state, player)[action])

    def returns(self) -> list[float]:
        return rewards(self.codec, self.position.state)

    def __str__(self) -> str:
        """Return the whole truth of the position."""
        drawn = f"\ndraws: {list(self.position.draws)}" if self.position.outcomes else ""
        return text(self.position.state) + drawn


@cache
def _equally_likely(outcomes: int) -> list[tuple[int, float]]:
    return [(outcome, 1 / outcomes) for outcome in range(outcomes)]


class Observer:
    """What a player may know, for OpenSpiel: a string, and a tensor that is filled in place."""

    def __init__(self, game: _SpielGame) -> None:
        size = game.codec.observe(game.codec.game.new(game.setup), 0)
        self.tensor = np.zeros(size.shape, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor[:] = state.codec.observe(state.position.state, player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        seen = state.codec.game.view(state.position.state, player)
        return msgspec.json.encode(seen).decode()


def resampler(rng: Random) -> Callable[[SpielState, Seat], SpielState]:
    """Return a function that gives random worlds that look the same to a player, for ISMCTS."""

    def resampled(state: SpielState, player: Seat) -> SpielState:
        codec = state.codec
        world = codec.game.imagine(codec.game.view(state.position.state, player), rng)
        # A state without a history: that of the real game tells what chance has drawn.
        imagined: SpielState = state.get_game().new_initial_state()
        imagined.position = _up_to(codec, settled(codec, world), player, rng)
        return imagined

    return resampled


def _up_to(codec: Codec, position: Position, player: Seat, rng: Random) -> Position:
    """Let the seats before this one seal answers at random: they are asked first."""
    while (seat := codec.game.pending(position.state)[0].seat) != player:
        chosen = rng.choice(codec.game.options(position.state, seat))
        position = settled(codec, codec.game.apply(position.state, seat, chosen).state)
    return position


def _register(codec: Codec) -> None:
    game_type = _game_type(codec)

    class TinhornGame(_SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(codec, game_type, params)

    pyspiel.register_game(game_type, TinhornGame)


for _name in GAMES:
    _register(codec_of(_name))
