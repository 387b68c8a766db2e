"""Writes docs/protocol.md and its JSON Schema from the wire types and the routes.

python -m tinhorn.server.protocol docs
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from tinhorn.server import wire
from tinhorn.server.app import create
from tinhorn.server.settings import Settings

DOCUMENT: Final = "protocol.md"
SCHEMA: Final = "protocol.schema.json"

PREAMBLE: Final = """\
# The protocol

How a browser or a program talks to a table. Made by `make protocol` from the Structs in \
`src/tinhorn/server/wire.py` and the routes of the server; do not change it by hand. The same as \
JSON Schema: [protocol.schema.json](protocol.schema.json). The HTTP part as OpenAPI: \
`GET /api/openapi/openapi.json` of any server.

The lobby speaks HTTP. A table speaks over a WebSocket, in JSON, one object a message; its `type` \
names what it is.

## Taking a seat

Whoever opens a table or joins one gets a *seat token*. A browser gets it as a cookie that scripts \
cannot read. A program asks for it with the header `Prefer: token`, finds it in `token`, and sends \
it from then on as `Authorization: Bearer …`, over HTTP and when it opens the socket. \
[examples/bot.py](../examples/bot.py) is a whole client.

If the answer to a join is lost on its way, the seat is taken and nobody has its token. Choose a \
`request` before you join, keep it to yourself as you would a token, and ask again with the same: \
you get the seat that you took.

## At the table

1. Open `/api/tables/{code}/socket`. Without a token you are a spectator. What cannot be opened is \
answered like any other request: a status, and a `Problem` that says why.
2. Say `Hello` with the number of the last `Update` you applied, 0 for none. You hear \
`TableChanged`, and once the game has begun an `Update` with all that you lack.
3. When an update's `view.decision` is not null and `held` is, you owe an answer: say `Answer` \
with the decision's `prompt`, the update's `take` and one of the `options`' actions. Choose your \
own `request`, a new one for each answer. You hear `Acknowledged` once the answer is durable, or \
`Refused` and nothing has changed.
4. If the connection breaks before you hear either, open it again and say the same `Answer` with \
the same `request`. It has one effect however often it is said.
5. Updates are numbered for each viewer, without gaps. One that is `is_fresh` replaces all you had.
6. When the game is over, `TableChanged` has its `outcome`.
7. A `Refused` without a `request` just before the line ends says that your seat was given to \
another device.
8. Be as quick as you like: of more than 60 messages at once, 20 a second are heard. None is lost.
"""


def document() -> str:
    """The text of docs/protocol.md."""
    said, heard = get_args(wire.ClientMessage), get_args(wire.ServerMessage)
    return "\n".join(
        [
            PREAMBLE,
            "## What a client says\n",
            *_described(said),
            "## What a client hears\n",
            *_described(heard),
            "## The lobby, over HTTP\n",
            *_routes(),
            "",
            "## What these are made of\n",
            *_described([kind for kind in _structs() if kind not in {*said, *heard}]),
        ]
    )


def schema() -> bytes:
    """All wire types as one JSON Schema."""
    _, components = msgspec.json.schema_components(_structs(), ref_template="#/$defs/{name}")
    update = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": components}
    return msgspec.json.format(msgspec.json.encode(update), indent=2) + b"\n"


def _structs() -> list[type[Struct]]:
    kinds = [
        kind
        for _, kind in inspect.getmembers(wire, inspect.isclass)
        if issubclass(kind, Struct) and kind is not Struct
    ]
    return sorted(kinds, key=lambda kind: kind.__name__)


def _described(kinds: Sequence[type[Struct]]) -> Iterator[str]:
    for kind in kinds:
        yield f"### {kind.__name__}\n"
        if kind.__doc__:
            yield inspect.cleandoc(kind.__doc__) + "\n"
        yield from _fields(kind)


def _fields(kind: type[Struct]) -> Iterator[str]:
    notes = _notes(kind)
    fields = msgspec.structs.fields(kind)
    if not fields:
        return
    yield "| field | type | |"
    yield "|---|---|---|"
    for field in fields:
        type_ = ast.unparse(notes[field.name][0]).replace("|", "\\|")
        optional = "" if field.required else "*optional* "
        yield f"| `{field.encode_name}` | `{type_}` | {optional}{notes[field.name][1]} |"
    yield ""


def _notes(kind: type[Struct]) -> dict[str, tuple[ast.expr, str]]:
    """Each field's annotation as it is written, and the sentence below it."""
    [definition] = ast.parse(inspect.getsource(kind)).body
    assert isinstance(definition, ast.ClassDef)
    notes: dict[str, tuple[ast.expr, str]] = {}
    for this, after in zip(definition.body, [*definition.body[1:], None], strict=True):
        if isinstance(this, ast.AnnAssign):
            assert isinstance(this.target, ast.Name)
            notes[this.target.id] = this.annotation, _sentence(after)
    return notes


def _sentence(statement: ast.stmt | None) -> str:
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return inspect.cleandoc(text).replace("\n", " ")
        case _:
            return ""


def _routes() -> Iterator[str]:
    yield "| | | body | answer | |"
    yield "|---|---|---|---|---|"
    for path, item in sorted(_openapi()["paths"].items()):
        for method in ("get", "post"):
            if operation := item.get(method):
                body = _kind(operation.get("requestBody", {}))
                answers = operation["responses"]
                answer = _kind(next(answers[code] for code in sorted(answers) if code < "300"))
                note = operation.get("description", "").split("\n\n")[0].replace("\n", " ")
                yield f"| {method.upper()} | `{path}` | {body} | {answer} | {note} |"


def _kind(part: dict[str, Any]) -> str:
    """The name of what a body or an answer holds."""
    for media in part.get("content", {}).values():
        holds = media["schema"]
        name = holds.get("$ref") or holds.get("items", {}).get("$ref") or ""
        return f"`{name.rpartition('/')[2]}`" + ("s" if "items" in holds else "") if name else ""
    return ""


def _openapi() -> dict[str, Any]:
    return create(Settings(database="sqlite://")).openapi_schema.to_schema()


def main() -> None:
    folder = Path(sys.argv[1])
    (folder / DOCUMENT).write_text(document(), encoding="utf-8")
    (folder / SCHEMA).write_bytes(schema())


if __name__ == "__main__":
    main()
