"""The decoders of JSON, each built once and by one thread.

msgspec fills the description of a Struct when the type is first decoded, and other threads may read
it half filled: the process dies. So no type is decoded without a decoder that was built here.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, TypeVar, overload

import msgspec
from msgspec.json import Decoder

T = TypeVar("T")

_building: Final = Lock()
BUILT: Final[dict[Any, Decoder[Any]]] = {}


@overload
def decoder(kind: type[T]) -> Decoder[T]: ...
@overload
def decoder(kind: Any) -> Decoder[Any]: ...
def decoder(kind: Any) -> Decoder[Any]:
    """Return the decoder of a type; build it if it is the first."""
    if kind not in BUILT:
        with _building:
            BUILT.setdefault(kind, Decoder(kind))
    return BUILT[kind]


def converted(value: object, kind: type[T], *, strict: bool = True) -> T:
    """Convert plain values, such as lists and dicts, to a type."""
    decoder(kind)
    return msgspec.convert(value, kind, strict=strict)
