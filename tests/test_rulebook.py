"""Every rule has a test that carries its id, and every id that is cited is a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
ID = r"(?<![\w-])[A-Z]-[A-Z]+(?:-(?:[A-Z]+|[0-9]+))?(?![\w-])"
# A rule begins with its id and its source, in a bullet or inside a line; or it is a row of a table.
RULE = re.compile(rf"({ID}) \[(R|H|withdrawn)\]|^\s*\| ({ID}) \|", re.MULTILINE)
CITATION = re.compile(ID)
CITING = {".py", ".md", ".json", ".ftl", ".js", ".txt"}


class Rule(NamedTuple):
    place: str
    withdrawn: bool


def rules_of(page: Path) -> dict[str, Rule]:
    """Return the rules of one page of a rulebook, by id."""
    text = page.read_text(encoding="utf-8")
    rules: dict[str, Rule] = {}
    for found in RULE.finditer(text):
        name = found[1] or found[3]
        place = f"{_place(page)}:{text.count(chr(10), 0, found.end()) + 1}"
        assert name not in rules, f"{place}: {name} is already the rule of {rules[name].place}"
        rules[name] = Rule(place, withdrawn=found[2] == "withdrawn")
    return rules


def english(game: str) -> Path:
    """Return the English page of a game's rules."""
    return ROOT / "src" / "tinhorn" / "games" / game / "rulebook" / "en.md"


def shown(tests: Path) -> set[str]:
    """Return the ids in `@pytest.mark.rule("ID")`, anywhere in the test files."""
    return {
        name
        for path in sorted(tests.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path)))
        for name in _marked(node)
    }


def _marked(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule"), args=args):
            for given in args:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given.value


def untested(root: Path) -> list[str]:
    """Rules of the games that are there, withdrawn ones aside, that no test shows."""
    seen = shown(root / "tests")
    return [
        f"{rule.place}: {name} has no test"
        for page in _pages(root)
        if _is_there(_game(page))
        for name, rule in rules_of(page).items()
        if name not in seen and not rule.withdrawn
    ]


def unknown(root: Path) -> list[str]:
    """Citations, in code, tests and docs, of rules and sections that do not exist."""
    rules = {name for page in _pages(root) for name in rules_of(page)}
    known = rules | {name.rpartition("-")[0] for name in rules}
    letters = {name[0] for name in rules}
    return [
        f"{path.relative_to(root)}:{number}: there is no rule {name}"
        for path in _citing(root)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for name in CITATION.findall(line)
        if name[0] in letters and name not in known
    ]


def homeless(root: Path) -> list[str]:
    """Sections of the rules that no module of their game names in its first line."""
    return [
        f"{_place(page)}: no module is that of {section}"
        for page in _pages(root)
        if _is_there(game := _game(page))
        for section in sorted({"-".join(name.split("-")[:2]) for name in rules_of(page)})
        if not any(_names(module, section) for module in game.rglob("*.py"))
    ]


def _names(module: Path, section: str) -> bool:
    first = module.read_text(encoding="utf-8").partition("\n")[0]
    return any(name.startswith(section) for name in CITATION.findall(first))


def _pages(root: Path) -> list[Path]:
    return sorted(root.glob("src/tinhorn/games/*/rulebook/en.md"))


def _game(page: Path) -> Path:
    return page.parents[1]


def _place(page: Path) -> str:
    return page.relative_to(page.parents[2]).as_posix()


def _is_there(game: Path) -> bool:
    """Return True if a game is more than its rulebook: the rules are written first."""
    return (game / "__init__.py").is_file()


def _citing(root: Path) -> list[Path]:
    inside = [path for top in ("src", "tests", "docs") for path in (root / top).rglob("*")]
    return sorted(path for path in [*root.glob("*.md"), *inside] if path.suffix in CITING)


def test_every_rule_has_a_test() -> None:
    missing = untested(ROOT)

    assert not missing, "\n".join([f"{len(missing)} rules without a test:", *missing])


def test_every_cited_rule_exists() -> None:
    wrong = unknown(ROOT)

    assert not wrong, "\n".join(["Citations of rules that do not exist:", *wrong])


def test_the_code_of_every_section_is_found_by_the_first_line_of_a_module() -> None:
    assert homeless(ROOT) == []


@pytest.mark.parametrize(
    ("game", "some"),
    [
        ("winchester", {"W-COMP-4", "W-AUCTION-3", "W-SHARED-CLAIM", "W-SHARED-10", "W-END-4"}),
        ("dicetown", {"D-MINE-1", "D-MINE-2", "D-ELIXIR", "D-WANTED", "D-REACT-2", "D-END-3"}),
    ],
)
def test_the_rules_of_a_game_are_found(game: str, some: set[str]) -> None:
    page = english(game)

    rules = rules_of(page)

    bullets = set(re.findall(rf"^- ({ID})", page.read_text(encoding="utf-8"), re.MULTILINE))
    assert some | bullets <= rules.keys()


TOY = """# Parcels
- P-BID-1 [R] Everyone bids at once. P-BID-2 [H] Ties (P-SNATCH) go to the left.
- P-BID-3 [withdrawn] It was a rule once.
  | id | met when |
  |---|---|
  | P-GOAL-10 | five parcels |
- P-SNATCH [R] The token is played once (P-BID-1).
"""
TOY_TEST = (
    '@pytest.mark.rule("P-BID-1", "P-BID-2")\n@pytest.mark.rule("P-SNATCH")\ndef test(): ...\n'
)


def _toy(root: Path, *, code: str = "", test: str = "") -> Path:
    files = {
        "src/tinhorn/games/parcels/rulebook/en.md": TOY,
        "src/tinhorn/games/parcels/__init__.py": "",
        "src/tinhorn/games/parcels/rules.py": code,
        "tests/test_parcels.py": test,
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def test_rules_are_read_from_bullets_lines_and_tables(tmp_path: Path) -> None:
    rules = rules_of(_toy(tmp_path) / "src/tinhorn/games/parcels/rulebook/en.md")

    assert list(rules) == ["P-BID-1", "P-BID-2", "P-BID-3", "P-GOAL-10", "P-SNATCH"]
    assert rules["P-GOAL-10"].place == "parcels/rulebook/en.md:6"


def test_a_rule_without_a_test_is_named(tmp_path: Path) -> None:
    root = _toy(tmp_path, test=TOY_TEST)

    assert untested(root) == ["parcels/rulebook/en.md:6: P-GOAL-10 has no test"]


def test_a_game_that_is_not_there_yet_needs_no_tests(tmp_path: Path) -> None:
    root = _toy(tmp_path)

    (root / "src/tinhorn/games/parcels/__init__.py").unlink()

    assert untested(root) == []


def test_a_citation_of_no_rule_is_named_with_its_place(tmp_path: Path) -> None:
    code = 'A = "P-BID-3"  # P-GOAL\nB = f"P-GOAL-{n}"\nC = "P-BID-7"  # X-RAY, P-BID-1\n'

    assert unknown(_toy(tmp_path, code=code)) == [
        "src/tinhorn/games/parcels/rules.py:3: there is no rule P-BID-7"
    ]


def test_a_section_that_no_module_is_about_is_named(tmp_path: Path) -> None:
    root = _toy(tmp_path, code='"""Bids (P-BID), the token (P-SNATCH)."""\nGOALS = "P-GOAL"\n')

    assert homeless(root) == ["parcels/rulebook/en.md: no module is that of P-GOAL"]
