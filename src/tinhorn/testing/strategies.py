"""Values of any shape that a game's types allow, and many that they do not."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from hypothesis import strategies as st
from msgspec import inspect

from tinhorn.kernel.text import command, kinds_of

SMALL = st.integers(min_value=-3, max_value=25)

JSON = st.recursive(
    st.none() | st.booleans() | SMALL | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@cache
def values_of(kind: Any) -> st.SearchStrategy[Any]:
    """Return everything of this type, however senseless: mostly small numbers."""
    return _values(inspect.type_info(kind))


def _values(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.IntType():
            return SMALL | st.integers()
        case inspect.BoolType():
            return st.booleans()
        case inspect.StrType():
            return st.text(max_size=10)
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.UnionType(types=types):
            return st.one_of([_values(one) for one in types])
        case inspect.TupleType(item_types=types):
            return st.tuples(*map(_values, types))
        case inspect.VarTupleType(item_type=one):
            return st.lists(_values(one), max_size=20).map(tuple)
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: _values(field.type) for field in fields})
        case _:
            raise NotImplementedError(f"no strategy for {kind}")


@st.composite
def mutated_json(draw: st.DrawFn, data: bytes) -> bytes:
    """Draw JSON with one value, anywhere in it, replaced, left out or put twice."""
    value = json.loads(data)
    parents = list(_containers(value))
    parent = draw(st.sampled_from(parents))
    key = draw(st.sampled_from(list(parent) if isinstance(parent, dict) else range(len(parent))))
    change = draw(st.sampled_from(["replace", "remove", "repeat"]))
    if change == "replace":
        parent[key] = draw(JSON)
    elif change == "remove":
        del parent[key]
    elif isinstance(parent, list):
        parent.append(parent[key])
    else:
        parent[draw(st.text(max_size=5))] = parent[key]
    return json.dumps(value).encode()


def _containers(value: Any) -> Any:
    if isinstance(value, dict | list) and value:
        yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from _containers(part)


@st.composite
def mutated_bytes(draw: st.DrawFn, data: bytes) -> bytes:
    """Draw bytes of which a stretch is replaced by others."""
    start = draw(st.integers(0, len(data)))
    end = draw(st.integers(start, min(start + 8, len(data))))
    return data[:start] + draw(st.binary(max_size=8)) + data[end:]


@cache
def lines_of(kinds: Any) -> st.SearchStrategy[str]:
    """Return lines that begin like an action of this union and go on with anything."""
    commands = st.sampled_from([command(kind) for kind in kinds_of(kinds)]) | st.text(max_size=5)
    words = st.sampled_from(["1", "-1", "boat", "[]", "[[", '"', "true", "null", "{}", "1e9"])
    rest = st.lists(words | SMALL.map(str) | st.text(max_size=5), max_size=9)
    return st.tuples(commands, rest).map(lambda line: " ".join((line[0], *line[1])))
