"""Joins the browser's modules into a few files: a page then needs a few requests, not a hundred.

`tinhorn/web` is plain ES modules, and they work as they are. Joined, each module is one function
that gets the modules it imports and returns what it exports. The modules that one page needs from
its start are one file, and so is every other set of modules that is fetched together. A module
runs when it would run unjoined, once, and after the modules that it imports.

We know the forms of `import` and `export` that our own modules use, at the beginning of a line.
Everything else is refused: another form, a cycle, an import of a name that nobody exports.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct


class JoinError(Exception):
    """A module that cannot be joined, and why."""


class Import(Struct, frozen=True):
    """An import at the start of a module."""

    module: str
    names: tuple[str, ...]
    """What the other module must export."""
    pattern: str
    """What the names are bound to: the left side of an assignment, or nothing."""


class Module(Struct, frozen=True):
    """A module, taken apart."""

    name: str
    body: str
    """Without the statements that import and export."""
    imports: tuple[Import, ...]
    exports: Mapping[str, str]
    """The local name of everything that is exported."""
    loads: tuple[str, ...]
    """The modules that are fetched later; `*` stands for any part of a name."""
    does_wait: bool
    """True if it awaits something before the modules that import it may run."""

    @property
    def variable(self) -> str:
        return "$" + re.sub(r"\W", "_", self.name.removesuffix(".js"))


def join_modules(modules: Mapping[str, str], roots: Sequence[str]) -> dict[str, str]:
    """Join modules, by their names below one folder, into files with the names of some of them.

    `roots` are the modules that a page starts with, in their order. The files go into a folder
    beside those of the modules, so that `chunks/app/main.js` takes the place of `app/main.js`.
    """
    parsed = {name: parse(name, text) for name, text in modules.items()}
    return _Chunks(parsed, roots).texts()


class _Chunks:
    def __init__(self, modules: Mapping[str, Module], roots: Sequence[str]) -> None:
        self._modules = modules
        self._entries: dict[str, list[str]] = {}
        """Modules that a file must exist for, with all that run before them, and themselves."""
        waiting = list(roots)
        while waiting:
            entry = waiting.pop(0)
            if entry not in self._entries:
                self._entries[entry] = list(self._needed(entry, (), set()))
                waiting += [load for name in self._entries[entry] for load in self._loads(name)]
        self._parts = self._divided(roots)
        self._files = {name: names[-1] for names in self._parts for name in names}
        """The module whose file a module is in. All others of the file run before it."""

    def texts(self) -> dict[str, str]:
        self._refuse_deadlocks()
        chunks = {names[-1]: self._chunk(names) for names in self._parts}
        return chunks | {name: self._reexport(name) for name in self._entries if name not in chunks}

    def _needed(self, name: str, importers: tuple[str, ...], known: set[str]) -> Iterator[str]:
        """Yield all modules that a module imports, then itself: the order in which they run."""
        if name in importers:
            raise JoinError(f"{name} imports itself, by {' and '.join(importers)}")
        if name in known:
            return
        known.add(name)
        for wanted in self._module(name).imports:
            missing = set(wanted.names) - self._module(wanted.module).exports.keys()
            if missing:
                raise JoinError(f"{name}: {wanted.module} does not export {sorted(missing)}")
            yield from self._needed(wanted.module, (*importers, name), known)
        yield name

    def _module(self, name: str) -> Module:
        if name not in self._modules:
            raise JoinError(f"there is no module {name}")
        return self._modules[name]

    def _loads(self, name: str) -> list[str]:
        found = []
        for load in self._modules[name].loads:
            pattern = re.escape(load).replace(r"\*", "[^/]+")
            matches = [other for other in self._modules if re.fullmatch(pattern, other)]
            if not matches:
                raise JoinError(f"{name}: there is no module {load}")
            found += matches
        return found

    def _divided(self, roots: Sequence[str]) -> list[list[str]]:
        """Group modules that are always fetched together; those of a root come with it."""
        users: dict[str, list[str]] = {}
        for entry, names in self._entries.items():
            for name in names:
                users.setdefault(name, []).append(entry)
        chunks: dict[tuple[str, ...], list[str]] = {}
        for name, entries in users.items():
            first = [root for root in roots if root in entries][:1]
            chunks.setdefault(tuple(first or entries), []).append(name)
        return list(chunks.values())

    def _refuse_deadlocks(self) -> None:
        """Refuse a module that waits: its whole file waits, also for a file that it fetches."""
        for names in self._parts:
            waits = [name for name in names if self._modules[name].does_wait]
            users = [one for one in self._parts if names[-1] in self._wanted(one)]
            if waits and users:
                raise JoinError(f"{waits[0]} awaits something, and {users[0][-1]} needs its file")

    def _chunk(self, names: Sequence[str]) -> str:
        file = names[-1]
        variables = ", ".join(self._modules[name].variable for name in names)
        return "".join(
            [
                *self._imported_chunks(names),
                *(self._joined(self._modules[name], file) for name in names),
                f"export {{ {variables} }};\n",
                _exported(self._modules[file]),
            ]
        )

    def _imported_chunks(self, names: Sequence[str]) -> Iterator[str]:
        for file, modules in self._wanted(names).items():
            path = _relative(file, names[-1])
            variables = ", ".join(self._modules[name].variable for name in modules)
            yield f'import {{ {variables} }} from "{path}";\n'

    def _wanted(self, names: Sequence[str]) -> dict[str, list[str]]:
        """Return the modules of other files that these import, by file."""
        wanted: dict[str, list[str]] = {}
        imports = (one.module for name in names for one in self._modules[name].imports)
        for module in dict.fromkeys(imports):
            if module not in names:
                wanted.setdefault(self._files[module], []).append(module)
        return wanted

    def _joined(self, module: Module, file: str) -> str:
        """Return a module as a function, which is called at once."""
        own = _relative(f"../{module.name}", file)
        body = module.body.replace("import.meta.url", f'new URL("{own}", import.meta.url).href')
        return "".join(
            [
                f"const {module.variable} = ",
                "await (async () => {\n" if module.does_wait else "(() => {\n",
                *self._bound(module),
                _LOAD.sub(lambda found: self._load(found, module, file), body),
                f"return {_object(module.exports)};\n" if module.exports else "",
                "})();\n",
            ]
        )

    def _bound(self, module: Module) -> Iterator[str]:
        """Yield what a module imports, as its own names."""
        for wanted in module.imports:
            if wanted.pattern:
                yield f"const {wanted.pattern} = {self._modules[wanted.module].variable};\n"

    def _load(self, found: re.Match[str], module: Module, file: str) -> str:
        """Return a dynamic import, from where the module is now."""
        path = posixpath.join(posixpath.dirname(module.name), found["path"])
        if self._files.get(posixpath.normpath(path)) == file:
            raise JoinError(f"{module.name}: {found['path']} is fetched already")
        quote = found["quote"]
        return f"import({quote}{_relative(path, file)}{quote})"

    def _reexport(self, name: str) -> str:
        """Return the file of a module that is in the file of another one."""
        module = self._modules[name]
        path = _relative(self._files[name], name)
        return f'import {{ {module.variable} }} from "{path}";\n{_exported(module)}'


_IMPORT: Final = re.compile(r'^import (?:(?P<what>[^"\';]+) from )?"(?P<path>[^"]+)";\n', re.M)
_DECLARED: Final = re.compile(
    r"^export (?P<rest>(?:(?:async )?function|class|const) (?P<names>[\w$]+|\{ [^{}=\n]+ \})[ (])",
    re.M,
)
_DEFAULT: Final = re.compile(r"^export default (?P<name>[\w$]+);\n", re.M)
_LIST: Final = re.compile(r"\bexport ?\{(?P<names>[\w$,\s]+)\};?\s*\Z")
"""As tools write it, at the end of a file."""
_LOAD: Final = re.compile(r'(?<![\w$.#])import\((?P<quote>["`])(?P<path>\.[^"`]+)(?P=quote)\)')
_PART: Final = re.compile(r"\$\{\w+\}")
_OTHER: Final = re.compile(r"^.*(?:(?<![\w$.#-])import[ ({*.\"']|(?:^|[;}])\s*export\b).*$", re.M)
"""A line with a form of import or export that we do not know."""
_WAITS: Final = re.compile(r"^(?:(?:const|let) [^=\n]+ = )?await\b", re.M)
_MAY_WAIT: Final = re.compile(r"^(?!.*\basync\b)\S.*\bawait\b.*$", re.M)
"""A line with an `await` that is of no function, since it is not indented."""


def parse(name: str, text: str) -> Module:
    """Take a module without comments apart, or refuse it."""
    imports = tuple(_import(name, found) for found in _IMPORT.finditer(text))
    exports: dict[str, str] = {}
    for found in _DECLARED.finditer(text):
        exports |= {local: local for local in _pairs(found["names"], ":").values()}
    for found in _DEFAULT.finditer(text):
        exports["default"] = found["name"]
    for found in _LIST.finditer(text):
        exports |= {public: local for local, public in _pairs(found["names"], " as ").items()}
    body = _LIST.sub("", _DEFAULT.sub("", _DECLARED.sub(r"\g<rest>", _IMPORT.sub("", text))))
    _refuse_others(name, body)
    loads = tuple(_resolved(name, _PART.sub("*", found["path"])) for found in _LOAD.finditer(body))
    does_wait = bool(_WAITS.search(body))
    return Module(name, f"{body.rstrip()}\n", imports, exports, loads, does_wait)


def _import(name: str, found: re.Match[str]) -> Import:
    what, module = (found["what"] or "").strip(), _resolved(name, found["path"])
    if what.startswith("{"):
        names = _pairs(what, " as ")
        return Import(module, tuple(names), _object(names))
    if what.startswith("* as "):
        return Import(module, (), what.removeprefix("* as "))
    if not what:
        return Import(module, (), "")
    raise JoinError(f"{name}: unknown form: {found[0].strip()}")


def _pairs(names: str, separator: str) -> dict[str, str]:
    """`{ a, b as c }` as `{"a": "a", "b": "c"}`."""
    listed = [one.strip() for one in names.strip("{} \n").split(",") if one.strip()]
    parted = [one.partition(separator) for one in listed]
    return {old.strip(): (new or old).strip() for old, _, new in parted}


def _object(names: Mapping[str, str]) -> str:
    """Return the opposite, as an object: `{ a, b: c }`."""
    parts = (name if name == local else f"{name}: {local}" for name, local in names.items())
    return f"{{ {', '.join(parts)} }}"


def _refuse_others(name: str, body: str) -> None:
    rest = _LOAD.sub("", body).replace("import.meta.url", "")
    if found := _OTHER.search(rest) or _MAY_WAIT.search(_WAITS.sub("", rest)):
        raise JoinError(f"{name}: unknown form: {found[0].strip()}")


def _resolved(name: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))


def _relative(name: str, to: str) -> str:
    """Return the address of one module in another one."""
    path = posixpath.relpath(name, posixpath.dirname(to))
    return path if path.startswith(".") else f"./{path}"


def _exported(module: Module) -> str:
    """Return the exports of a joined module, as its importers name them."""
    names = ", ".join(name for name in module.exports if name != "default")
    named = f"export const {{ {names} }} = {module.variable};\n" if names else ""
    default = f"export default {module.variable}.default;\n"
    return named + (default if "default" in module.exports else "")
