"""What `make site` builds on: every page has its place, and the HTTP API is described."""

from __future__ import annotations

import json
import re

import pytest

from tools.build_site import DOCS, REPOSITORY, openapi, with_whole_links

pytestmark = pytest.mark.unmeasured

TREE = re.compile(r"```\{toctree\}\n:caption: ([^\n]+)\n(.*?)```", re.DOTALL)
PLACE = re.compile(r"^(?:.*<)?([\w/*-]+)>?$", re.MULTILINE)


def test_every_page_has_its_place_in_a_section() -> None:
    sections = dict(TREE.findall((DOCS / "index.md").read_text(encoding="utf-8")))
    places = [place for listed in sections.values() for place in PLACE.findall(listed)]
    found = [page for place in places for page in DOCS.glob(f"{place}.md")]

    assert {"Tutorial", "How-to guides", "Reference", "Explanation"} <= sections.keys()
    assert sorted([*found, DOCS / "index.md"]) == sorted(DOCS.rglob("*.md"))


def test_the_http_api_is_described_as_json() -> None:
    described = json.loads(openapi())

    assert "/api/tables/{code}/record" in described["paths"]


def test_links_to_files_outside_the_documentation_lead_to_the_repository() -> None:
    page = "[unit](../packaging/tinhorn.service)"

    assert with_whole_links(page, depth=1) == f"[unit]({REPOSITORY}packaging/tinhorn.service)"
    assert with_whole_links("[trust](../trust.md)", depth=2) == "[trust](../trust.md)"
