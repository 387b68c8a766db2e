"""The version, the changelog and the Makefile agree; `make release-check` builds on that."""

from __future__ import annotations

import re

import tinhorn
from tools.release_check import ROOT, cited, newest_release, version_of

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_version_is_the_newest_release_or_the_next_one_in_development() -> None:
    version = version_of((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    released = newest_release(CHANGELOG)

    assert version == tinhorn.__version__
    assert released is not None
    assert version == released or (
        version.endswith(".dev0") and numbers(version) > numbers(released)
    )


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.removesuffix(".dev0").split(".")))


def test_the_changelog_has_a_place_for_the_next_change() -> None:
    sections = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)

    assert sections[0] == "Unreleased"


def test_the_newest_release_is_the_first_dated_section() -> None:
    changelog = "# Changelog\n\n## Unreleased\n\n## 1.2.0 — 2026-11-16\n\n## 1.1.0 — 2026-10-01\n"

    assert newest_release(changelog) == "1.2.0"
    assert newest_release("## Unreleased\n") is None


def test_the_citation_names_the_newest_release() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")

    assert f"## {cited(citation)}\n" in CHANGELOG
    assert cited(citation).startswith(f"{newest_release(CHANGELOG)} ")


def test_every_target_of_the_makefile_is_phony_and_explained() -> None:
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    explained = set(re.findall(r"^([a-z-]+):.*## [A-Z]", MAKEFILE, re.MULTILINE))
    phony = set(" ".join(re.findall(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)).split())

    assert targets == explained == phony
