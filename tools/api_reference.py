"""Writes docs/api.md, the reference of the public library, from the source: `make api`.

The source is parsed and not imported, so signatures and defaults read as they are written.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
FILE: Final = ROOT / "docs" / "api.md"

Definition: TypeAlias = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.AnnAssign
WIDTH: Final = 88
LINE: Final = 100
VARIANCE: Final = re.compile(r"_(?:co|contra)\b")
"""The suffix of type variables, which readers of a signature do not need."""
NEWLINE: Final = "\n"
SEPARATOR: Final = "\0"
"""Between parameters until the layout is chosen; commas occur within types as well."""


class Section(NamedTuple):
    """A module on the page, and which of its names are shown; all public ones if none are given."""

    module: str
    names: tuple[str, ...] = ()
    note: str = ""


GAME_NOTE: Final = (
    "The module itself is the game: it has every function of `Rules`, `Presentation` and "
    "`Statistics` (see [tinhorn.kernel](#tinhornkernel)), for example `{0}.new`, `{0}.apply` and "
    "`{0}.view`."
)
KERNEL: Final = (
    *("Game", "Rules", "Presentation", "Statistics", "AnyGame"),
    *("Seat", "Viewer", "CHANCE", "Decision", "PublicDecision", "Refusal", "Step"),
    *("Outcome", "PublicEvent", "AnyView", "NOT_ASKED", "DOES_NOT_FIT", "Offer"),
    *("Play", "Entry", "Record", "replay", "steps", "to_json", "from_json", "to_text", "from_text"),
    *("open_decision", "seen_events", "can_only_pass", "require_known_values"),
    *("Phrase", "phrase", "name_of", "of", "Fact", "Hint", "Statement", "Thing"),
    *("BadInputError", "MalformedActionError", "IllegalActionError", "StaleActionError"),
    *("SetupError", "RecordError", "UNREADABLE", "system_reason"),
    *("Sealed", "seen_answers", "draw", "without", "is_part", "replaced"),
    *("make_setup", "options_by_name", "unknown_option", "require_players", "require_seat"),
    *("first_state", "Frame", "Attempt", "Fairness", "decode_record", "replay_errors"),
    *("start_of", "steps_of", "recorded_name", "decoder", "converted"),
    *("Argument", "names_of", "seats_in", "numbers", "upon", "Told", "How"),
    *("OrderPreview", "DiceCount", "Luck", "LEARNER", "Lesson", "lesson_step", "scripted"),
)
"""The contract, its values, playing, showing, errors; then what helps to write a game."""
DICETOWN_WORDS: Final = (
    *("Face", "ActionCard", "Equipment", "StoreCard", "Property", "Card", "CardKind"),
    *("Elixir", "Place"),
)
REVIEW: Final = ("review", "Review", "ChancePoint", "Parts", "TurningPoint", "Improvement")
SECTIONS: Final = (
    Section("tinhorn.kernel", KERNEL),
    Section("tinhorn.games"),
    Section("tinhorn.games.winchester", ("Setup",), GAME_NOTE.format("winchester")),
    Section("tinhorn.games.winchester.actions"),
    Section("tinhorn.games.winchester.phases"),
    Section("tinhorn.games.winchester.events"),
    Section("tinhorn.games.winchester.view", ("View", "PlayerView", "SiteCardView")),
    Section("tinhorn.games.winchester.orders", ("Orders", "Ceiling", "PlotRule")),
    Section("tinhorn.games.winchester.state", ("State", "Player", "Pile", "SiteCard")),
    Section("tinhorn.games.winchester.components", ("Bonus", "Edition", "Objective", "Vehicle")),
    Section("tinhorn.games.dicetown", ("Setup",), GAME_NOTE.format("dicetown")),
    Section("tinhorn.games.dicetown.actions"),
    Section("tinhorn.games.dicetown.phases"),
    Section("tinhorn.games.dicetown.events"),
    Section("tinhorn.games.dicetown.view", ("View", "PlayerView")),
    Section("tinhorn.games.dicetown.orders", ("Orders", "CardOrder")),
    Section("tinhorn.games.dicetown.state", ("State", "Player", "Memory", "Note")),
    Section("tinhorn.games.dicetown.components", DICETOWN_WORDS),
    Section("tinhorn.bots"),
    Section("tinhorn.bots.value", ("chances", "evaluate", "remembered")),
    Section("tinhorn.coach.review", REVIEW),
    Section("tinhorn.coach.suggestion", ("suggest", "Suggestion")),
    Section("tinhorn.coach.chances"),
    Section("tinhorn.arena.simulation", ("simulate", "Results", "BotResult", "Played")),
    Section("tinhorn.arena.contest", ("hold", "Contest", "Standings", "Entrant", "Finished")),
    Section("tinhorn.arena.ratings", ("Rating",)),
    Section("tinhorn.arena.adjustment", ("Adjusted",)),
    Section("tinhorn.arena.schedule", ("play_out", "Forfeit")),
    Section("tinhorn.envs"),
    Section("tinhorn.envs.codec", ("codec_of", "Codec", "Ids")),
    Section("tinhorn.envs.pettingzoo", ("TurnBasedEnv", "SimultaneousEnv")),
    Section("tinhorn.envs.gymnasium", ("SingleAgentEnv",)),
    Section("tinhorn.envs.open_spiel", ("resampler",)),
    Section("tinhorn.batch"),
    Section("tinhorn.batch.vector", ("BatchEnv",)),
    Section("tinhorn.table.live", ("LiveTable",)),
    Section("tinhorn.table.fairness", ("verify", "proof", "Proof", "Drawn")),
    Section("tinhorn.table.records", ("export_record", "import_record")),
    Section("tinhorn.server.settings", ("Settings",)),
    Section("tinhorn.server.app", ("application", "create")),
    Section("tinhorn.server.run", ("listen", "run")),
)
INTRODUCTION: Final = (
    "# API reference\n\n"
    "Generated from the source by `make api`; do not edit it by hand.\n\n"
    "`pip install tinhorn` installs `tinhorn.kernel`, `tinhorn.games`, `tinhorn.bots`, "
    "`tinhorn.coach` and `tinhorn.arena`. `tinhorn.envs` needs `pip install 'tinhorn[envs]'`, or "
    "`[open-spiel]`, and `tinhorn.batch` needs `[jax]`. "
    "`tinhorn.table` and `tinhorn.server` need `pip install 'tinhorn[server]'`. "
    "`import tinhorn` gives `winchester`, `dicetown`, `GAMES`, `Play`, `bot_named`, `bot_names`, "
    "`from_json` and `to_json`; each is loaded when it is first used. "
    "What is on this page is public: it stays as it is within a minor version, such as 0.2. "
    "Other names may change at any time.\n"
)


def _unparsed(node: ast.AST) -> str:
    """Write code as ruff formats it: with double quotes."""
    return re.sub(r"'([^'\"]*)'", r'"\1"', ast.unparse(node))


def main() -> None:
    FILE.write_text(page(), encoding="utf-8")


def page() -> str:
    """Return the whole page."""
    contents = "\n".join(
        f"- [`{section.module}`](#{section.module.replace('.', '')})" for section in SECTIONS
    )
    return "\n".join([INTRODUCTION, contents, "", *map(_section, SECTIONS)])


def _section(section: Section) -> str:
    tree = _parse(section.module)
    names = section.names or _public_names(tree)
    parts = [f"## {section.module}", _docstring(tree), section.note]
    for name in names:
        parts += _item(section.module, name)
    return "\n\n".join(filter(None, parts)) + "\n"


def _item(module: str, name: str) -> Iterator[str]:
    node, doc = _find(module, name)
    if isinstance(node, ast.ClassDef) and _is_struct(node):
        node.body = [*_inherited(module, node), *node.body]
    elif isinstance(node, ast.ClassDef):
        _fold_in_private_bases(module, node)
    yield f"### {name}"
    yield f"```python\n{_signature(node)}\n```"
    yield doc
    if isinstance(node, ast.ClassDef) and (made := _initializer(node)):
        yield _docstring(made)
    if isinstance(node, ast.ClassDef):
        yield "\n".join(_members(node))


def _inherited(module: str, node: ast.ClassDef) -> Iterator[ast.stmt]:
    """Yield the fields of the Structs that a Struct extends, with their descriptions."""
    for base in map(_base, node.bases):
        if base not in ("Struct", "Generic"):
            extended, _ = _find(module, base)
            assert isinstance(extended, ast.ClassDef)
            yield from _inherited(module, extended)
            yield from (each for each in extended.body if _is_field(each) or _text(each))


def _fold_in_private_bases(module: str, node: ast.ClassDef) -> None:
    """Show what a class has from bases that are not public as its own."""
    private = [base for base in node.bases if not _is_public(_base(base))]
    node.bases = [base for base in node.bases if base not in private]
    for base in private:
        extended, _ = _find(module, _base(base))
        assert isinstance(extended, ast.ClassDef)
        node.body = [*extended.body, *node.body]


def _is_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and not _is_shared(node)


def _members(node: ast.ClassDef) -> Iterator[str]:
    """List fields that have a description, then methods and properties."""
    for field, doc in _fields(node):
        if doc or not _is_struct(node):
            shown = _unparsed(field.target) if _is_struct(node) else _unparsed(field)
            yield f"- `{shown}`{_described(doc)}"
    for method in node.body:
        if isinstance(method, ast.FunctionDef | ast.AsyncFunctionDef) and _is_public(method.name):
            shown = _one_line(_call(method)).removeprefix("def ")
            yield f"- `{shown}`{_described(_docstring(method))}"


def _fields(node: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str]]:
    """Pair each field with the string that follows it, if there is one."""
    for statement, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign) and _is_public(_unparsed(statement.target)):
            yield statement, _text(after)


def _signature(node: Definition) -> str:
    match node:
        case ast.ClassDef() if _is_struct(node):
            return _construction(node)
        case ast.ClassDef(name=name, bases=bases):
            if made := _initializer(node):
                return _wrapped(f"{name}({_parameters(made)})")
            plain = [base for base in map(_base, bases) if base not in ("Generic", "Protocol")]
            return f"class {name}({', '.join(plain)})" if plain else f"class {name}"
        case ast.AnnAssign():
            return _folded(_unparsed(node))
        case _:
            return _wrapped(_call(node))


def _is_struct(node: ast.ClassDef) -> bool:
    return any(keyword.arg == "frozen" for keyword in node.keywords)


def _construction(node: ast.ClassDef) -> str:
    """Show a frozen value as the call that builds it: its fields, types and defaults."""
    fields = [_unparsed(field) for field, _ in _fields(node) if not _is_shared(field)]
    if any(keyword.arg == "kw_only" for keyword in node.keywords):
        fields = ["*", *fields]
    call = SEPARATOR.join(fields).replace("field(default_factory=dict)", "{}")
    return _wrapped(f"{node.name}({call})")


def _folded(line: str) -> str:
    """Lay a long type out as ruff does: its parts on a line of their own, or one on each line."""
    head, bracket, inside = line.partition("[")
    if len(line) <= LINE or not bracket:
        return line
    inside = inside.removesuffix("]")
    if len(inside) > LINE - 4:
        inside = inside.replace(", ", ",\n    ") + ","
    return f"{head}[\n    {inside}\n]"


def _wrapped(call: str) -> str:
    """Lay a call out on one line, or with one parameter a line where it is too long."""
    line = _one_line(call)
    if len(line) <= WIDTH:
        return line
    head, _, rest = call.partition("(")
    parameters, _, tail = rest.rpartition(")")
    return f"{head}(\n    {parameters.replace(SEPARATOR, f',{NEWLINE}    ')},\n){tail}"


def _one_line(call: str) -> str:
    return VARIANCE.sub("", call.replace(SEPARATOR, ", "))


def _is_shared(field: ast.AnnAssign) -> bool:
    return _base(field.annotation) == "ClassVar"


def _base(node: ast.expr) -> str:
    """Return a type without its parameters: `Game` for `Game[S, A]`."""
    return _unparsed(node).partition("[")[0]


def _call(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Return the signature of a function on one line; properties look like fields."""
    decorators = {_unparsed(decorator) for decorator in node.decorator_list}
    returns = _unparsed(node.returns) if node.returns else "None"
    if "property" in decorators:
        return f"{node.name}: {returns}"
    keyword = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    return f"{keyword} {node.name}({_parameters(node)}) -> {returns}"


def _initializer(node: ast.ClassDef) -> ast.FunctionDef | None:
    methods = (part for part in node.body if isinstance(part, ast.FunctionDef))
    return next((method for method in methods if method.name == "__init__"), None)


def _parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    parameters = list(_each_parameter(node.args))
    is_bound = parameters[:1] in (["self"], ["cls"])
    return SEPARATOR.join(parameters[1:] if is_bound else parameters)


def _each_parameter(arguments: ast.arguments) -> Iterator[str]:
    required = len(arguments.args) - len(arguments.defaults)
    defaults = [None] * required + [*arguments.defaults]
    yield from map(_parameter, arguments.args, defaults)
    if arguments.kwonlyargs:
        yield "*"
    yield from map(_parameter, arguments.kwonlyargs, arguments.kw_defaults)
    if arguments.kwarg:
        yield f"**{_unparsed(arguments.kwarg)}"


def _parameter(argument: ast.arg, default: ast.expr | None) -> str:
    return _unparsed(argument) + (f" = {_unparsed(default)}" if default else "")


def _find(module: str, name: str) -> tuple[Definition, str]:
    """Find a definition and its description, following imports within the package."""
    tree = _parse(module)
    body = [
        *tree.body,
        *(each for node in tree.body if isinstance(node, ast.If) for each in node.body),
    ]
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.ClassDef(name=defined) | ast.FunctionDef(name=defined) if defined == name:
                return node, _docstring(node)
            case ast.AsyncFunctionDef(name=defined) if defined == name:
                return node, _docstring(node)
            case ast.AnnAssign(target=ast.Name(id=defined)) if defined == name:
                return node, _text(after)
            case ast.ImportFrom(module=str(source), names=names) if _imports(names, name):
                return _find(source, name)
    raise LookupError(f"{module} has no {name}")


def _imports(names: Iterable[ast.alias], name: str) -> bool:
    return any(alias.name == name for alias in names)


def _public_names(tree: ast.Module) -> tuple[str, ...]:
    """Return `__all__` without modules, or else every public class and function."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return tuple(name for name in ast.literal_eval(value) if not _is_module(tree, name))
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return tuple(node.name for node in tree.body if isinstance(node, kinds) if node.name[0] != "_")


def _is_module(tree: ast.Module, name: str) -> bool:
    return any(
        _path(f"{node.module}.{name}") is not None
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and _imports(node.names, name)
    )


def _path(module: str) -> Path | None:
    base = SOURCE.joinpath(*module.split("."))
    found = (base / "__init__.py", base.with_suffix(".py"))
    return next((path for path in found if path.exists()), None)


def _parse(module: str) -> ast.Module:
    path = _path(module)
    assert path is not None, f"there is no module {module}"
    return ast.parse(path.read_text(encoding="utf-8"))


def _docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return ast.get_docstring(node) or ""


def _text(node: ast.stmt | None) -> str:
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return inspect.cleandoc(text)
        case _:
            return ""


def _described(doc: str) -> str:
    return f": {' '.join(doc.split())}" if doc else ""


def _is_public(name: str) -> bool:
    return not name.startswith("_")


if __name__ == "__main__":
    main()
