"""Generates the TypeScript types of all wire messages for the browser's modules.

    python tools/wire_types.py

It writes `src/tinhorn/web/net/wire.d.ts` from the Structs of the server and the games. A test fails
when the file is out of date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import Struct, inspect

from tinhorn.games import GAMES
from tinhorn.server import wire
from tinhorn.table.dice_count import DiceReport
from tinhorn.table.fairness import Proof
from tinhorn.table.summary import Summary

FILE: Final = Path(__file__).parents[1] / "src" / "tinhorn" / "web" / "net" / "wire.d.ts"
HEARD: Final = (
    *get_args(wire.ServerMessage),
    wire.GameInfo,
    wire.TableInfo,
    wire.MyTable,
    wire.Seated,
    wire.SeatChanged,
    wire.Replay,
    wire.FrameView,
    wire.Problem,
    wire.Rulebook,
    wire.Guidance,
    wire.Report,
    wire.Reply,
    Proof,
    DiceReport,
    Summary,
)
SAID: Final = (
    *get_args(wire.ClientMessage),
    wire.NewTable,
    wire.Join,
    wire.Recover,
    wire.SeatChange,
    wire.PlayOn,
)
UNIONS: Final = {
    "ClientMessage": get_args(wire.ClientMessage),
    "ServerMessage": get_args(wire.ServerMessage),
}
PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "any",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.RawType: "any",
    inspect.StrType: "string",
}


def types() -> str:
    """The text of wire.d.ts."""
    common = _declared(HEARD, SAID)
    unions = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};"
        for name, kinds in UNIONS.items()
    ]
    games = [_namespace(name, game) for name, game in GAMES.items()]
    return "\n\n".join(["// Made by tools/wire_types.py.", *common, *unions, *games]) + "\n"


def _namespace(name: str, game: Any) -> str:
    """A namespace with a game's types, including copies of the wire types that they use."""
    events, actions = get_args(game.Event), get_args(game.Action)
    inside = [
        *_declared([game.View, *events], actions),
        f"export type Event = {' | '.join(kind.__name__ for kind in events)};",
        f"export type Action = {' | '.join(kind.__name__ for kind in actions)};",
    ]
    text = "\n".join(inside).replace("\n", "\n  ")
    return f"export namespace {name} {{\n  {text}\n}}"


def _declared(heard: Iterable[type[Struct]], said: Iterable[type[Struct]]) -> list[str]:
    """Interfaces of all reachable Structs. Fields are optional only in messages to the server."""
    always = {kind.cls for root in heard for kind in _reached(inspect.type_info(root))}
    every = {
        kind.cls: kind for root in (*heard, *said) for kind in _reached(inspect.type_info(root))
    }
    found = sorted(every.items(), key=lambda item: item[0].__name__)
    return [_interface(kind, is_whole=cls in always) for cls, kind in found]


def _reached(kind: inspect.Type, seen: set[type] | None = None) -> Iterator[inspect.StructType]:
    seen = set() if seen is None else seen
    if isinstance(kind, inspect.StructType):
        if kind.cls in seen:
            return
        seen.add(kind.cls)
        yield kind
    for part in _parts(kind):
        yield from _reached(part, seen)


def _parts(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    match kind:
        case inspect.StructType(fields=fields):
            return tuple(field.type for field in fields)
        case inspect.UnionType(types=types_) | inspect.TupleType(item_types=types_):
            return types_
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return (item,)
        case inspect.DictType(value_type=value):
            return (value,)
        case _:
            return ()


def _interface(kind: inspect.StructType, *, is_whole: bool) -> str:
    tag = [f'type: "{kind.tag}";'] if kind.tag else []
    omits = kind.cls.__struct_config__.omit_defaults or not is_whole
    fields = [
        f"{field.encode_name}{'?' if omits and not field.required else ''}: {_named(field.type)};"
        for field in kind.fields
    ]
    body = "".join(f"\n  {line}" for line in (*tag, *fields))
    return f"export interface {kind.cls.__name__} {{{body}\n}}"


def _named(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.LiteralType(values=values):
            return " | ".join(
                f'"{value}"' if isinstance(value, str) else str(value) for value in values
            )
        case inspect.UnionType(types=types_):
            return " | ".join(_named(part) for part in types_)
        case inspect.TupleType(item_types=types_):
            return f"[{', '.join(_named(part) for part in types_)}]"
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return f"({_named(item)})[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_named(value)}>"
        case _:
            return PLAIN[type(kind)]


if __name__ == "__main__":
    FILE.write_text(types(), encoding="utf-8")
