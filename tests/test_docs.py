"""Samples run, pictures are small, and the links, commands and files of pages exist."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest

from tools import leaderboard
from tools.bot_tables import PAGE, TABLES, written

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("src/**/rulebook/**/*.md")]
)
WRITTEN = [
    page
    for page in PAGES
    if "rulebook" not in page.relative_to(ROOT).parts and page.name != "api.md"
]
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^```(?:sh)?\n(.*?)^```|`([^`\n]+)`", re.MULTILINE | re.DOTALL)
RUN = re.compile(r"(?:^|/|\s)(make|tinhorn) ([a-z][\w-]*)((?: [^\n#;|]*)?)")
SCRIPT = re.compile(r"\bpython (?:-m ((?:tools|tests)[\w.]*)|((?:bench|examples)/[\w/]+(?:\.py)?))")
OPTION = re.compile(r"(?<!\S)--[a-z][\w-]+")
CITED_PATH = re.compile(r"^(?:tests|tools|bench|examples|packaging)/[\w/.-]+$")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)[^)]*\)")
ELSEWHERE = ("https:", "http:", "mailto:")
MOST_BYTES = 1_500_000
"""The largest moving picture: the README must load quickly."""


def samples(page: Path) -> Iterator[tuple[int, str]]:
    """List each fenced Python sample with the line it starts on."""
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        if found[1] == "python":
            yield text.count("\n", 0, found.start(2)), found[2]


def broken_links(page: Path) -> Iterator[str]:
    """List relative links of a page to a file or a heading that does not exist."""
    prose = FENCE.sub("", page.read_text(encoding="utf-8"))
    for link in LINK.findall(prose):
        if not link.startswith(ELSEWHERE) and not _resolves(page, link):
            yield f"{page.name}: {link}"


def wrong_commands(page: Path) -> Iterator[str]:
    """List commands of a page that do not exist, or have no such option."""
    for code in map("".join, CODE.findall(page.read_text(encoding="utf-8"))):
        for program, name, rest in RUN.findall(code):
            known = TARGETS if program == "make" else COMMANDS
            if name not in known:
                yield f"{page.name}: {program} {name}"
            else:
                wrong = (word for word in OPTION.findall(rest) if word not in known[name])
                yield from (f"{page.name}: {program} {name} {word}" for word in wrong)


def missing_files(page: Path) -> Iterator[str]:
    """List scripts and files that the code of a page names and the repository lacks."""
    for code in map("".join, CODE.findall(page.read_text(encoding="utf-8"))):
        named = [path or f"{module.replace('.', '/')}" for module, path in SCRIPT.findall(code)]
        named += [code] if CITED_PATH.match(code) else []
        yield from (f"{page.name}: {path}" for path in named if not _is_there(path))


def _is_there(path: str) -> bool:
    return (ROOT / path).exists() or (ROOT / f"{path}.py").exists()


def _targets() -> dict[str, str]:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return dict.fromkeys(re.findall(r"^([a-z-]+):", text, re.MULTILINE), "")


def _commands() -> dict[str, str]:
    """Return the help of each command, as docs/cli.md has it."""
    text = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    _, *parts = re.split(r"^#+ `?tinhorn ?([\w-]*)`?$", text, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


TARGETS, COMMANDS = _targets(), _commands()


def networks(weights: Path) -> Iterator[str]:
    """List the networks of a file of weights, as rows of the table in docs/bots.md."""
    with np.load(weights) as file:
        made = json.loads(bytes(file["about"]))
        layers = [name for name in file.files if "_w" in name]
        for network, names in groupby(layers, lambda name: name.partition("_")[0]):
            first, *others = [file[name].shape for name in names]
            widths = ", ".join(map(str, [*first, *(outputs for _, outputs in others)]))
            yield (
                f"| `{'/'.join(weights.parts[-4:])}` | {network} | {widths} | {made['hardware']}, "
                f"seed {made['seed']}, {made['iterations']:,} iterations |"
            )


def _resolves(page: Path, link: str) -> bool:
    file, _, heading = link.partition("#")
    target = (page.parent / file) if file else page
    return target.exists() and (not heading or heading in _headings(target))


def _headings(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title).strip().lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize(
    ("page", "line", "sample"),
    [
        pytest.param(page, *found, id=f"{page.stem} line {found[0] + 1}")
        for page in (ROOT / "README.md", ROOT / "docs" / "tutorial.md")
        for found in samples(page)
    ],
)
def test_every_sample_runs(page: Path, line: int, sample: str) -> None:
    code = compile("\n" * line + sample, str(page), "exec")

    exec(code, {"__name__": "__main__"})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    assert list(broken_links(page)) == []


def test_a_link_that_leads_nowhere_is_named(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A title, here\n[a](page.md) [b](#a-title-here) [c](https://example.org) [d](gone.md)\n"
        "[e](page.md#gone) `[f]`\n```\n[g](sample.md)\n```\n",
        encoding="utf-8",
    )

    assert list(broken_links(page)) == ["page.md: gone.md", "page.md: page.md#gone"]


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_the_readme_shows_a_small_moving_picture_of_each_game(game: str) -> None:
    picture = f"docs/{game}.webp"

    assert picture in LINK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert b"ANIM" in (ROOT / picture).read_bytes()[:64]
    assert (ROOT / picture).stat().st_size < MOST_BYTES


def test_samples_are_found_with_their_line(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Look:\n\n```python\nassert True\n```\n\n```text\nno\n```\n", encoding="utf-8")

    assert list(samples(page)) == [(3, "assert True\n")]


@pytest.mark.parametrize(
    "weights", sorted((ROOT / "src").rglob("*.npz")), ids=lambda weights: weights.stem
)
def test_the_page_of_the_bots_lists_the_shipped_networks(weights: Path) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()
    rows = list(networks(weights))

    assert rows
    assert [row for row in rows if row not in page] == []


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_and_file_of_a_page_exists(page: Path) -> None:
    assert [*wrong_commands(page), *missing_files(page)] == []


def test_a_command_that_does_not_exist_is_named(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "`make play` `make gold` `tinhorn play winchester --quick` `tests/gone.py`\n"
        "```sh\n.venv/bin/tinhorn fly\npython bench/engine.py; python -m tools.gone\n```\n",
        encoding="utf-8",
    )

    assert list(wrong_commands(page)) == [
        "page.md: make gold",
        "page.md: tinhorn play --quick",
        "page.md: tinhorn fly",
    ]
    assert list(missing_files(page)) == ["page.md: tests/gone.py", "page.md: tools/gone"]


def test_the_tables_of_the_bots_are_written_from_the_newest_readings() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert set(re.findall(r"<!-- ([\w-]+) -->\n", page)) - {"end"} == set(TABLES)
    assert written(page) == page, "run: PYTHONPATH=src:. python -m tools.bot_tables"


def test_the_leaderboard_has_the_newest_reading() -> None:
    page = leaderboard.PAGE.read_text(encoding="utf-8")

    assert page == leaderboard.filled(page, leaderboard.newest()), "make leaderboard"


def test_a_reading_fills_the_leaderboard(tmp_path: Path) -> None:
    figures = {
        f"{name}{end}": value + step
        for name, value in (("rating (Elo scale)", -8), ("wins [%]", 20))
        for end, step in (("", 0), (", low", -2), (", high", 3))
    }
    row = {"game": "dicetown", "bot": "deputy", "seats": 1040, **figures}
    reading = tmp_path / "2026-01-02-leaderboard.json"
    run = {"date": "2026-01-02", "command": "python bench/leaderboard.py", "figures": [row]}
    reading.write_text(json.dumps(run), encoding="utf-8")

    page = leaderboard.filled("# A\n<!-- begin -->\nold\n<!-- end -->\nz\n", reading)

    assert "| 1 | `deputy` | −8 (−10 to −5) | 20 % (18 to 23) | 1,040 |" in page
    assert "old" not in page
    assert page.endswith("<!-- end -->\nz\n")
