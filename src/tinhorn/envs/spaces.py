"""The spaces of Gymnasium and PettingZoo, and observations with or without their mask."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from tinhorn.envs.codec import LOWEST, Codec, Mask, Vector
from tinhorn.kernel.options import MaskPlace, require_mask_place

Observation: TypeAlias = Vector | dict[str, Any]


class Spaces:
    """What every agent of a game observes and does."""

    def __init__(self, codec: Codec, setup: Any, mask: MaskPlace) -> None:
        require_mask_place(mask)
        self.has_mask = mask == "observation"
        self.codec = codec
        self.setup = setup

    def of_actions(self) -> Discrete[Any]:
        return Discrete(self.codec.num_actions)

    def of_observations(self) -> Space[Any]:
        size = self.codec.observe(self.codec.game.new(self.setup), 0)
        vectors = Box(LOWEST, self.codec.highest, size.shape, size.dtype)
        if not self.has_mask:
            return vectors
        masks = Box(0, 1, (self.codec.num_actions,), np.int8)
        return Dict({"observation": vectors, "action_mask": masks})

    def observation(self, vector: Vector, mask: Mask) -> Observation:
        return {"observation": vector, "action_mask": mask} if self.has_mask else vector
