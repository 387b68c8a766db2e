"""The text form of an action, to write and to parse: `bid 3`, `move-vehicle boat 7`."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
from msgspec import Struct

from tinhorn.kernel.decoders import converted
from tinhorn.kernel.errors import UNREADABLE, MalformedActionError
from tinhorn.kernel.phrase import phrase

_PLAIN = (int, str, bool)


def command(kind: type[Struct]) -> str:
    """Return the first word of an action's text: `move-vehicle` for `MoveVehicle`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def to_text(action: Struct) -> str:
    values = (getattr(action, name) for name in action.__struct_fields__)
    return " ".join([command(type(action)), *map(_written, values)])


def from_text(text: str, actions: object) -> Any:
    """Parse the text of one of these actions (a union of Structs)."""
    words = text.split()
    kinds = {command(kind): kind for kind in get_args(actions)}
    if not words or words[0].lower() not in kinds:
        raise MalformedActionError(
            phrase("malformed-unknown-action", text=text, known=", ".join(sorted(kinds)))
        )
    kind = kinds[words[0].lower()]
    names = kind.__struct_fields__
    if len(words) - 1 != len(names):
        raise MalformedActionError(
            phrase("malformed-wrong-count", action=command(kind), fields=" ".join(names) or "-")
        )
    try:
        values = dict(zip(names, map(_read, words[1:]), strict=True))
        return converted(values, kind, strict=False)
    except UNREADABLE as error:
        raise MalformedActionError(
            phrase("malformed-wrong-value", text=text), detail=str(error)
        ) from error


def _written(value: object) -> str:
    if isinstance(value, _PLAIN) and not isinstance(value, bool):
        return str(value)
    return msgspec.json.encode(value).decode()


def _read(word: str) -> object:
    if word[0] in '[{"' or word in {"true", "false", "null"}:
        return msgspec.json.decode(word)
    return word
