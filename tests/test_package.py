"""The package as the index sees it: its list of parts, its links, its second run by uv."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.terminal import PATIENCE
from tinhorn.cli.extras import IS_SECOND, UV, run_with_extra
from tools.sbom import PARTS, RESULT, ROOT, WEB, sbom

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_list_of_parts_is_up_to_date() -> None:
    assert RESULT.read_text(encoding="utf-8") == sbom(), "run `make sbom`"


def test_the_list_names_every_foreign_file() -> None:
    foreign = {
        path.relative_to(ROOT / WEB).as_posix()
        for folder in ("vendor", "fonts")
        for path in (ROOT / WEB / folder).iterdir()
        if path.suffix in {".js", ".woff2"}
    }

    assert foreign == {file for _, file, _ in PARTS}


def test_the_readme_of_the_package_has_whole_links_only() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    hook = PROJECT["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]
    for rule in hook["substitutions"]:
        text = re.sub(rule["pattern"], rule["replacement"], text)

    links = re.findall(r"\]\(([^)]+)\)", text)

    assert links
    assert [link for link in links if not link.startswith(("https://", "#"))] == []


@pytest.mark.parametrize(
    ("extra", "words", "run"),
    [
        ("cli", [], ["tinhorn[server]", "serve"]),
        ("mcp", ["mcp"], ["tinhorn[mcp,server]", "mcp"]),
    ],
)
def test_uv_runs_the_command_again_with_the_extra_that_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, extra: str, words: list[str], run: list[str]
) -> None:
    seen = tmp_path / "seen.json"
    uv = tmp_path / "uv"
    uv.write_text(
        f"#!{sys.executable}\nimport json, sys\njson.dump(sys.argv[1:], open({str(seen)!r}, 'w'))\n"
        "sys.exit(7)\n"
    )
    uv.chmod(0o755)
    monkeypatch.setenv(UV, str(uv))

    assert run_with_extra(extra, words) == 7
    *_, _, requirement, program, word = json.loads(seen.read_text())
    assert [requirement.split(" @ ")[0].split("==")[0], program, word] == [
        run[0],
        "tinhorn",
        run[1],
    ]


def test_the_second_run_starts_no_third(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(UV, "uv")
    monkeypatch.setenv(IS_SECOND, "1")

    assert run_with_extra("cli", []) is None


def test_without_uv_nothing_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(UV, raising=False)

    assert run_with_extra("cli", []) is None


def test_the_same_files_always_give_the_same_wheel(tmp_path: Path) -> None:
    for name in ("first", "second"):
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path / name],
            cwd=ROOT,
            check=True,
            capture_output=True,
            timeout=PATIENCE,
        )
    first, second = (next((tmp_path / name).iterdir()) for name in ("first", "second"))

    assert first.read_bytes() == second.read_bytes()
