"""One word, one meaning: the glossary and the lists of docs/architecture.md name what exists."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tinhorn"
ARCHITECTURE = ROOT / "docs" / "architecture.md"

RELATIVE_WHO = re.compile(r"(?:^|[.!?:] )(Who (?!.*\?).*)$")
MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n[ \t]+.*)*)", re.M)
NO_VERB = re.compile(
    r"(?:The|An?|Th(?:is|ese|ose)|Whose|Wh(?:at|o|om|ich|ere|en|ether|y|oever)|How|It|One|Two|"
    r"Each|Every\w*|All|Some\w*|Any|No\w*thing|Nobody|No|If|For|In|On|At|With(?:out)?|By|Of|From|"
    r"After|Before|During|While|True|False|Only|There|Otherwise)\b"
)
HELP_OF_THE_PROGRAM = "An open table for Wild-West board games."
GLOSSARY_ROW = re.compile(r"^\| ([a-z ]+) \| (.+?) \| (?:`(\w+)` )?\|$", re.M)
CITED_FILE = re.compile(r"`((?:web|server|table|games|kernel|cli|bots|locale)/[\w/-]+\.(?:py|js))`")


def python_names(path: Path) -> Iterator[str]:
    """List everything a module defines at its top level or in its classes."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                yield name


def nominal_docstrings(path: Path) -> Iterator[str]:
    """List docstrings of functions that begin with a noun: an article, a pronoun, a preposition.

    Those of tests may: the name says what a test shows, and the docstring tells of its scene.
    """
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        is_property = any(
            isinstance(each, ast.Name) and each.id.endswith("property")
            for each in node.decorator_list
        )
        said = ast.get_docstring(node) or ""
        is_exempt = is_property or node.name.startswith("test_")
        if not is_exempt and NO_VERB.match(said) and said != HELP_OF_THE_PROGRAM:
            yield f"{path.name}:{node.lineno}: {said.splitlines()[0]}"


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
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = page.partition("## Dependencies\n")[2].partition("\n## ")[0]

    missing = wanted - {"tinhorn"} - set(re.findall(r"[\w.-]+", table))

    assert missing == set()


def _library(requirement: str) -> str:
    return re.split(r"[\[;<>= ]", requirement, maxsplit=1)[0]


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


def test_docstrings_of_functions_begin_with_a_verb() -> None:
    folders = (SOURCE, *(ROOT / name for name in ("tools", "bench", "examples", "tests")))
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]

    found = [said for path in paths for said in nominal_docstrings(path)]

    assert found == []
