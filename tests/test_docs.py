"""Samples run, the README's pictures are small, and links between pages work."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
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
