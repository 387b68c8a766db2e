"""The browser's files: types that match the wire, complete catalogues, one script to start with."""

from __future__ import annotations

import posixpath
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast, parse
from msgspec.structs import fields

from tinhorn.games import folders
from tinhorn.games.dicetown import phases as dicetown
from tinhorn.games.winchester import phases as winchester
from tinhorn.locale import LANGUAGES
from tinhorn.server.assets import ROOTS, script_chunks
from tinhorn.server.chunks import parse as parse_module
from tinhorn.server.web_files import INSTALLED, WEB, made_sources, scripts, web_folders
from tools.wire_types import files

ROOT = Path(__file__).parents[2]
CATALOGUES = ROOT / "src" / "tinhorn" / "locale"
PARTS = (CATALOGUES, CATALOGUES / "web", CATALOGUES / "how-to-play")
"""The folders of the catalogues that the browser reads, beside those of the games."""
OF_GAMES = tuple(path for _, path in folders("locale"))
TSC = shutil.which("tsc", path=str(ROOT / ".venv" / "node" / "node_modules" / ".bin"))
OURS = [
    path
    for folder in web_folders().values()
    for path in sorted(folder.rglob("*.js"))
    if path.parent.name not in ("vendor", "art")
]


def lay_out(folder: Path) -> None:
    """Copy the page's files as they are served."""
    for start, source in web_folders().items():
        shutil.copytree(source, folder / start, dirs_exist_ok=True)
    (folder / INSTALLED).write_bytes(made_sources()[INSTALLED].make())


def test_the_wire_types_are_up_to_date() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, "run: make types"


def test_the_page_reads_only_fields_that_phases_have() -> None:
    """The type checker cannot tell: a phase is of any type to it."""
    types = [one for rules in (dicetown, winchester) for one in vars(rules).values()]
    structs = [one for one in types if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    known = {"type"} | {field.encode_name for one in structs for field in fields(one)}
    texts = [path.read_text(encoding="utf-8") for path in OURS]
    read = {name for text in texts for name in re.findall(r"\bphase\??\.(\w+)", text)}

    assert len(read) > 10
    assert read <= known


@pytest.mark.skipif(
    TSC is None, reason="the TypeScript compiler is not here: install Node, then make node"
)
def test_the_modules_pass_the_type_checker(tmp_path: Path) -> None:
    lay_out(tmp_path / "web")
    shutil.copy(ROOT / "tools" / "tsconfig.json", tmp_path)

    checked = subprocess.run(
        [str(TSC), "-p", tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )

    assert checked.stdout == ""


@pytest.mark.parametrize("path", OURS, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_module_is_short_type_checked_and_loads_nothing_from_other_sites(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    assert text.startswith("// @ts-check\n")
    assert text.count("\n") < 400
    assert "http" not in re.sub(r"https?:\"", "", text)
    assert not re.search(r"\bstyle=", text), "a style attribute breaks the security policy"


def test_every_export_is_named_in_another_module() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in OURS}
    words = {path: set(re.findall(r"\w+", text)) for path, text in texts.items()}
    exported = [
        (path, name)
        for path, text in texts.items()
        for name in re.findall(r"^export (?:async )?(?:const|function|class) (\w+)", text, re.M)
    ]

    unused = [
        f"{path.name}: {name}"
        for path, name in exported
        if not any(name in words[other] for other in OURS if other != path)
    ]

    assert len(exported) > 100
    assert unused == []


def test_the_page_offers_every_language_with_a_catalogue() -> None:
    listed = re.search(r"LANGUAGES = (\[.*?\])", (WEB / "text" / "languages.js").read_text())

    assert listed is not None
    first, *others = re.findall(r'"(\w+)"', listed[1])
    assert first == "en", "what a reader gets whose languages are not there"
    assert sorted([first, *others]) == list(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_modules_is_in_the_catalogue(language: str) -> None:
    known = set().union(*(_messages(part / f"{language}.ftl") for part in (*PARTS, *OF_GAMES)))
    named = {key for path in OURS for key in re.findall(r'"(web-[\w-]+\w)"', path.read_text())}

    assert named - known == set()


def test_every_key_in_the_catalogue_is_used() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in OURS)
    patterns = [
        re.sub(r"\$\{[^}]*\}+", "[\\\\w-]+", key) for key in re.findall(r"`(web-[^`]+)`", text)
    ]
    unused = {
        key
        for part in (*PARTS[1:], *OF_GAMES)
        for key in _messages(part / "en.ftl")
        if part not in OF_GAMES or key.startswith("web-")
        if f'"{key}"' not in text and not any(re.fullmatch(known, key) for known in patterns)
    }

    assert unused == set()


def _messages(path: Path) -> set[str]:
    resource = parse(path.read_text(encoding="utf-8"))
    broken = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert broken == []
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def test_the_page_starts_with_one_script_that_has_all_modules_that_it_needs() -> None:
    """A browser that finds modules one import after the other makes a hundred requests."""
    page = (WEB / "index.html").read_text(encoding="utf-8")
    script = script_chunks(ROOTS)["app/main.js"]

    assert re.findall(r"[\w./@-]+\.js", page) == ["/assets/@version/chunks/app/main.js"]
    assert not re.search(r"^import\b", script, re.M)
    for name in _imported("app/main.js"):
        assert f"const {parse_module(name, '').variable} = " in script


def _imported(root: str) -> set[str]:
    """Return all modules that a module imports, directly or indirectly."""
    texts, found, waiting = scripts(), set[str](), [root]
    while waiting:
        module = waiting.pop()
        for name in re.findall(r'^import .*?"(\.[^"]+)";$', texts[module], re.M | re.S):
            imported = posixpath.normpath(posixpath.join(posixpath.dirname(module), name))
            if imported not in found:
                found.add(imported)
                waiting.append(imported)
    return found
