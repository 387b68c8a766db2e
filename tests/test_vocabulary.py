"""One word, one meaning: the glossary of docs/architecture.md, and the words we no longer use."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tinhorn"
WEB = SOURCE / "web"
ARCHITECTURE = ROOT / "docs" / "architecture.md"

METAPHORS = frozenset(
    {
        "arriving",
        "botwork",
        "carrier",
        "course",
        "desk",
        "ear",
        "ears",
        "film",
        "films",
        "heads",
        "house",
        "infos",
        "lap",
        "laps",
        "ledger",
        "lens",
        "line",
        "moment",
        "moments",
        "pace",
        "paper",
        "past",
        "problems",
        "purse",
        "reel",
        "sitting",
        "talk",
        "tallies",
        "teller",
        "telling",
        "thing",
        "things",
        "told",
        "voice",
        "wake",
        "watching",
        "worlds",
    }
)
RETIRED_TYPES = frozenset(
    {
        "Carrier",
        "Course",
        "Desk",
        "Dues",
        "Ear",
        "Film",
        "Films",
        "Folded",
        "Happened",
        "Heard",
        "House",
        "Kept",
        "Known",
        "Lap",
        "Lens",
        "Line",
        "Moment",
        "Page",
        "Paper",
        "Reel",
        "Said",
        "Seen",
        "Sight",
        "Sitting",
        "Standing",
        "Store",
        "Talk",
        "Tally",
        "Told",
        "Voice",
        "Watcher",
        "Watching",
    }
)
WORDS_OF_THE_GAMES = {
    ("Kept", "games/dicetown/actions.py"),  # dice that a player keeps (D-HAND)
}
WORD = re.compile(r"[a-z]+")
JS_TYPE = re.compile(r"^(?:export )?class (\w+)|@typedef \{.*\} (\w+)|@typedef \{[^}]*$", re.M)
TYPE_ALIAS = re.compile(r"^export (?:interface|type) (\w+)", re.M)
RELATIVE_WHO = re.compile(r"(?:^|[.!?:] )(Who (?!.*\?).*)$")
MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n[ \t]+.*)*)", re.M)
GLOSSARY_ROW = re.compile(r"^\| ([a-z ]+) \| (.+?) \| (?:`(\w+)` )?\|$", re.M)
CITED_FILE = re.compile(r"`((?:web|server|table|games|kernel|cli|bots|locale)/[\w/-]+\.(?:py|js))`")


def python_types(path: Path) -> Iterator[str]:
    """List the classes and type aliases that a module defines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                yield name


def python_names(path: Path) -> Iterator[str]:
    """List everything a module defines at its top level or in its classes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                yield name


def script_types(path: Path) -> Iterator[str]:
    """List the classes and typedefs that a JavaScript module, or a type file, defines."""
    text = path.read_text(encoding="utf-8")
    for pattern in (JS_TYPE, TYPE_ALIAS):
        yield from (name for found in pattern.finditer(text) for name in found.groups() if name)


def scripts() -> list[Path]:
    found = (path for end in ("js", "d.ts") for path in WEB.rglob(f"*.{end}"))
    return sorted(path for path in found if "vendor" not in path.parts)


def modules() -> list[Path]:
    return sorted([*SOURCE.rglob("*.py"), *scripts()])


def metaphors(paths: list[Path], source: Path = SOURCE) -> list[str]:
    """List modules and folders that a dropped word names, alone or in a compound."""
    return [
        str(path.relative_to(source))
        for path in paths
        if METAPHORS.intersection(
            WORD.findall(" ".join(path.relative_to(source).with_suffix("").parts))
        )
    ]


def retired_types(paths: list[Path], source: Path = SOURCE) -> list[str]:
    """List definitions of types whose names we dropped, as `file: Type`."""
    found: list[str] = []
    for path in paths:
        place = path.relative_to(source).as_posix()
        types = python_types(path) if path.suffix == ".py" else script_types(path)
        found += [
            f"{place}: {name}"
            for name in types
            if name in RETIRED_TYPES and (name, place) not in WORDS_OF_THE_GAMES
        ]
    return found


def headless_clauses(catalogue: str) -> list[str]:
    """List messages with a statement that begins with "Who"; questions may."""
    return [
        key
        for key, text in MESSAGE.findall(catalogue)
        if any(RELATIVE_WHO.search(line.strip()) for line in text.splitlines())
    ]


def glossary() -> list[tuple[str, str, str]]:
    """List the rows of the glossary: the word, its meaning, its name in the code."""
    section = ARCHITECTURE.read_text(encoding="utf-8").partition("## Glossary")[2]
    rows: list[tuple[str, str, str]] = GLOSSARY_ROW.findall(section.partition("\n## ")[0])
    return [row for row in rows if row[0] != "word"]


def test_no_module_is_named_by_a_metaphor() -> None:
    assert metaphors(modules()) == []


def test_no_type_has_a_retired_name() -> None:
    assert retired_types(modules()) == []


@pytest.mark.parametrize("file", ["en.ftl", "web/en.ftl"])
def test_no_english_sentence_begins_with_a_headless_who(file: str) -> None:
    catalogue = (SOURCE / "locale" / file).read_text(encoding="utf-8")

    assert headless_clauses(catalogue) == []


def test_the_glossary_has_each_word_once_in_alphabetical_order() -> None:
    words = [word for word, _, _ in glossary()]

    assert len(words) >= 40
    assert words == sorted(set(words))


def test_a_meaning_in_the_glossary_fits_on_a_line() -> None:
    assert [word for word, meaning, _ in glossary() if len(meaning) > 110] == []


def test_every_type_in_the_glossary_exists() -> None:
    defined = {name for path in SOURCE.rglob("*.py") for name in python_names(path)}

    assert [name for _, _, name in glossary() if name and name not in defined] == []


def test_every_file_on_the_path_of_an_answer_exists() -> None:
    cited = set(CITED_FILE.findall(ARCHITECTURE.read_text(encoding="utf-8")))

    assert len(cited) >= 20
    assert sorted(file for file in cited if not (SOURCE / file).exists()) == []


def test_every_dependency_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = {name for group in (project["dependencies"], *extras) for name in map(_library, group)}
    table = ARCHITECTURE.read_text(encoding="utf-8").partition("## Dependencies")[2]

    missing = wanted - {"tinhorn"} - set(re.findall(r"[\w.-]+", table))

    assert missing == set()


def _library(requirement: str) -> str:
    return re.split(r"[\[;<>= ]", requirement, maxsplit=1)[0]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("export class Line extends EventTarget {", ["Line"]),
        ('/** @typedef {import("./wire.js").Sight} Sight */', ["Sight"]),
        ("/** @typedef {{ from: number, to: number }} Moment */", ["Moment"]),
        (" * @typedef {object} Page", ["Page"]),
        ("export interface Told {", ["Told"]),
        ('export type Said = "a" | "b";', ["Said"]),
        ("const line = new Lines();", []),
    ],
)
def test_types_of_scripts_are_found(tmp_path: Path, text: str, names: list[str]) -> None:
    script = tmp_path / "script.js"
    script.write_text(f"// @ts-check\n{text}\n", encoding="utf-8")

    assert list(script_types(script)) == names


def test_a_retired_type_is_reported_with_its_file(tmp_path: Path) -> None:
    module = tmp_path / "talk.py"
    module.write_text("class Talk:\n    pass\n\nStore: TypeAlias = int\n", encoding="utf-8")

    assert retired_types([module], tmp_path) == ["talk.py: Talk", "talk.py: Store"]


@pytest.mark.parametrize(
    ("file", "is_metaphor"),
    [
        ("server/house.py", True),
        ("web/line-note.js", True),
        ("cli/bot_house.py", True),
        ("talk/socket.py", True),
        ("server/outlines.py", False),
        ("web/pages/table-page.js", False),
    ],
)
def test_metaphors_are_found_in_any_part_of_a_path(
    tmp_path: Path, file: str, *, is_metaphor: bool
) -> None:
    assert bool(metaphors([tmp_path / file], tmp_path)) is is_metaphor


@pytest.mark.parametrize(
    ("message", "is_headless"),
    [
        ("a = Who is out of time passes.", True),
        ("a = Ready. Who is out of time passes.", True),
        ("a =\n    Who is out of time passes.", True),
        ("a = Who wins?", False),
        ("a = It’s a tie. Who wins?", False),
        ("a = Whoever draws Bang buys the plot.", False),
        ("a = The player who bids most wins.", False),
    ],
)
def test_a_statement_that_begins_with_who_is_found(message: str, *, is_headless: bool) -> None:
    assert headless_clauses(f"{message}\n") == (["a"] if is_headless else [])
