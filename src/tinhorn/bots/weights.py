"""The files of weights: networks in 16 bits and what made them, read without any library.

A file is an `.npz`, a zip of arrays, written by `tools/train`.
"""

from __future__ import annotations

import ast
import struct
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias
from zipfile import ZipFile

from msgspec import Struct

from tinhorn.kernel import decoder

Layer: TypeAlias = tuple[tuple[tuple[float, ...], ...], tuple[float, ...]]
"""For each output the weights of all inputs; and the biases."""

MAGIC: Final = b"\x93NUMPY\x01\x00"


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
def weights(file: Path, version: int) -> Weights:
    """Read the networks of a file, which must be made for this version of the features."""
    with file.open("rb") as opened, ZipFile(opened) as archive:
        arrays = {name.removesuffix(".npy"): archive.read(name) for name in archive.namelist()}
    about = decoder(About).decode(_array(arrays.pop("about"))[1])
    if about.features != version:
        raise WrongWeightsError(f"{file.name}: features {about.features}, not {version}")
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
    """Return the shape and the bytes of an array in the format of `.npy`, version 1."""
    assert stored.startswith(MAGIC)
    (length,) = struct.unpack("<H", stored[8:10])
    header: dict[str, Any] = ast.literal_eval(stored[10 : 10 + length].decode())
    assert not header["fortran_order"]
    return header["shape"], stored[10 + length :]
