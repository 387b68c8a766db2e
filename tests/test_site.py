"""What `make site` builds on: every page has its place, and the HTTP API is described."""

from __future__ import annotations

import json
import os
import re
from itertools import pairwise
from pathlib import Path

import pytest

from tools.build_site import (
    DOCS,
    REPOSITORY,
    ROOT_PAGES,
    language_names,
    openapi,
    rule_pages,
    with_languages,
    with_links_into_docs,
    with_whole_links,
    write_sources,
)

TREE = re.compile(r"```\{toctree\}\n:caption: ([^\n]+)\n(.*?)```", re.DOTALL)
RULES = re.compile(r"```\{toctree\}\n:hidden:\n(.*?)```", re.DOTALL)
PLACE = re.compile(r"^(?:.*<)?([\w/-]+)>?$", re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)[^)]*\)")
CODES = sorted(code for code in language_names() if code != "en")
ROOT = {Path(page).stem for page in ROOT_PAGES}
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def headings(text: str) -> list[str]:
    """List the headings of a page with their marks, such as `## Usage`."""
    return re.findall(r"^#+ .+$", FENCE.sub("", text), re.MULTILINE)


def test_every_page_has_its_place_in_a_section() -> None:
    sections = dict(TREE.findall((DOCS / "index.md").read_text(encoding="utf-8")))
    [rules] = RULES.findall((DOCS / "rules.md").read_text(encoding="utf-8"))
    places = [place for listed in (*sections.values(), rules) for place in PLACE.findall(listed)]
    written = {page.relative_to(DOCS) for page in DOCS.rglob("*.md")}
    pages = {str(page.with_suffix("")) for page in {*written, *rule_pages().values()}}
    english = {page for page in pages if re.fullmatch(r"rules/[\w-]+", page)}
    translated = {page.replace("/", f"/{code}/") for code in CODES for page in english}

    assert {"Tutorial", "How-to guides", "Reference", "Explanation", "Project"} == sections.keys()
    assert translated < pages
    assert sorted(places) == sorted(pages - translated - {"index"} | ROOT)


def test_every_link_to_a_page_leads_to_one_of_the_site(tmp_path: Path) -> None:
    write_sources(tmp_path / "sources")

    wrong = [
        f"{page.name}: {link}"
        for page in (tmp_path / "sources").rglob("*.md")
        for link in LINK.findall(page.read_text(encoding="utf-8"))
        if link.endswith(".md") and not (page.parent / link).is_file()
    ]
    assert wrong == []


def test_links_to_rulebooks_lead_to_their_pages_of_the_site() -> None:
    german = "src/tinhorn/games/winchester/rulebook/components/de.md"

    assert with_whole_links(f"[rules](../{german})", depth=1) == (
        "[rules](rules/de/components-winchester.md)"
    )
    assert with_links_into_docs(f"[rules]({german})") == (
        "[rules](rules/de/components-winchester.md)"
    )


@pytest.mark.parametrize("code", ["en", *CODES])
def test_a_page_of_the_rules_leads_to_its_translations(code: str) -> None:
    place = Path("rules", *([] if code == "en" else [code]), "winchester.md")

    text = with_languages("# Rules\n\nA rule.\n", place)

    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) == len(CODES)
    assert {Path(os.path.normpath(place.parent / link)) for link in links} < {
        *rule_pages().values()
    }
    assert text.startswith("---\norphan: true\n---\n") is (code != "en")
    assert text.endswith("A rule.\n")


def test_pages_of_the_root_lead_to_the_documentation_or_the_repository() -> None:
    page = "[a](docs/api.md#play) [b](LICENSE) [c](https://example.org) [d](#here)"

    assert with_links_into_docs(page) == (
        f"[a](api.md#play) [b]({REPOSITORY}LICENSE) [c](https://example.org) [d](#here)"
    )


def test_the_http_api_is_described_as_json() -> None:
    described = json.loads(openapi())

    assert "/api/tables/{code}/record" in described["paths"]


def test_links_to_files_outside_the_documentation_lead_to_the_repository() -> None:
    page = "[unit](../packaging/tinhorn.service)"

    assert with_whole_links(page, depth=1) == f"[unit]({REPOSITORY}packaging/tinhorn.service)"
    assert with_whole_links("[trust](../trust.md)", depth=2) == "[trust](../trust.md)"


def test_headings_leave_no_level_out(tmp_path: Path) -> None:
    write_sources(tmp_path / "sources")

    wrong = [
        f"{page.name}: {below}"
        for page in sorted((tmp_path / "sources").rglob("*.md"))
        for above, below in pairwise(headings(page.read_text(encoding="utf-8")))
        if below.index(" ") > above.index(" ") + 1
    ]
    assert wrong == []
