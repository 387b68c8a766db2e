"""The files of weights: networks in 16 bits and what made them, read without any library.

A file is an `.npz`, a zip of arrays, written by `tools/train`.
"""

from __future__ import annotations

import ast
import struct
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeAlias
from zipfile import ZipFile

import msgspec
from msgspec import Struct

Layer: TypeAlias = tuple[tuple[tuple[float, ...], ...], tuple[float, ...]]
"""For each output the weights of all inputs; and the biases."""

MAGIC: Final = b"\x93NUMPY\x01\x00"
FOLDER: Final = "weights"


class About(Struct, frozen=True):
    """What made a file of weights."""

    game: str
    features: int
    """The version of the features that the networks read."""
    seed: int
    commit: str
    hardware: str
    jax: str
    command: str
    iterations: int


class Weights(Struct, frozen=True):
    about: About
    networks: dict[str, tuple[Layer, ...]]


class WrongWeightsError(Exception):
    """The file of weights was made for other features than these."""


@cache
def weights(game: str, version: int, *, folder: Path | None = None) -> Weights:
    """The networks of a game, for this version of its features: the shipped ones, or a folder's."""
    path = (folder or files("tinhorn.bots").joinpath(FOLDER)).joinpath(f"{game}.npz")
    with path.open("rb") as file, ZipFile(file) as archive:
        arrays = {name.removesuffix(".npy"): archive.read(name) for name in archive.namelist()}
    about = msgspec.json.decode(_array(arrays.pop("about"))[1], type=About)
    if about.features != version:
        raise WrongWeightsError(f"{game}: features {about.features}, not {version}")
    names = sorted({name.rsplit("_", 1)[0] for name in arrays})
    return Weights(about, {name: _layers(name, arrays) for name in names})


def _layers(name: str, arrays: dict[str, bytes]) -> tuple[Layer, ...]:
    count = sum(key.startswith(f"{name}_w") for key in arrays)
    return tuple(
        _layer(arrays[f"{name}_w{place}"], arrays[f"{name}_b{place}"]) for place in range(count)
    )


def _layer(weights: bytes, bias: bytes) -> Layer:
    (_, outputs), values = _array(weights)
    numbers = struct.unpack(f"<{len(values) // 2}e", values)
    columns = tuple(numbers[output::outputs] for output in range(outputs))
    _, biases = _array(bias)
    return columns, struct.unpack(f"<{outputs}e", biases)


def _array(stored: bytes) -> tuple[tuple[int, ...], bytes]:
    """The shape and the bytes of an array in the format of `.npy`, version 1."""
    assert stored.startswith(MAGIC)
    (length,) = struct.unpack("<H", stored[8:10])
    header: dict[str, Any] = ast.literal_eval(stored[10 : 10 + length].decode())
    assert not header["fortran_order"]
    return header["shape"], stored[10 + length :]
