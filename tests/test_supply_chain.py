"""What is fetched to build, test and run tinhorn is fixed by a hash: packages, images, actions."""

from __future__ import annotations

import json
import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOWEST = ROOT / "packaging" / "lowest.lock"
LOCKS = sorted({*ROOT.glob("packaging/*.lock")} - {LOWEST})
NOT_LOWEST = {"ray", "site", "release"}
"""Extras that `dev` does not name: no test needs them."""
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(file: Path) -> dict[str, str]:
    """Return the version of each package that a file names."""
    return {normal(name): version for name, version in PIN.findall(file.read_text())}


@pytest.mark.parametrize("lock", [*LOCKS, LOWEST], ids=lambda lock: lock.stem)
def test_a_lock_has_hashes_for_each_package(lock: Path) -> None:
    entries = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", lock.read_text(), flags=re.MULTILINE))

    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_has_the_versions_of_the_constraints(lock: Path) -> None:
    listed = pins(ROOT / "constraints.txt")

    assert {name: version for name, version in pins(lock).items() if name in listed} == {
        name: listed[name] for name in pins(lock) if name in listed
    }


def test_the_lock_of_everything_has_all_constraints() -> None:
    assert {*pins(ROOT / "constraints.txt")} - {*pins(ROOT / "packaging" / "all.lock")} == set()


def test_the_lock_of_the_lowest_versions_has_those_that_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    extras = {name: extras[name] for name in extras if name not in NOT_LOWEST}
    named = [*project["dependencies"], *chain(*extras.values())]
    found = (re.match(r"([\w.-]+)(?:\[\w+\])? *>=([\d.]+)", one) for one in named)
    lowest = {normal(one[1]): one[2] for one in found if one}
    locked = pins(LOWEST)

    assert lowest
    assert {
        name: (locked.get(name), version)
        for name, version in lowest.items()
        if not f"{locked.get(name)}.".startswith(f"{version}.")
    } == {}


def test_the_lock_of_node_has_a_hash_for_each_package() -> None:
    asked = json.loads((ROOT / "packaging/node/package.json").read_text())["devDependencies"]
    packages = json.loads((ROOT / "packaging/node/package-lock.json").read_text())["packages"]
    found = {name: one["version"] for name, one in packages.items() if name}

    assert packages[""]["devDependencies"] == asked
    assert (
        asked.items()
        <= {name.removeprefix("node_modules/"): v for name, v in found.items()}.items()
    )
    assert [one for name, one in packages.items() if name and "integrity" not in one] == []
    for system in ("cli-linux-x64", "cli-linux-arm64"):
        assert f"node_modules/@biomejs/{system}" in packages
    assert "npm install --no-save" in (ROOT / "Makefile").read_text()


def test_the_lock_of_the_container_has_what_its_extras_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    named = [*project["dependencies"], *extras["server"], *extras["cli"], *extras["notify"]]
    wanted = {normal(re.split(r"[\[;<>=! ]", one)[0]) for one in [*named, *extras["postgresql"]]}

    assert wanted - {"tinhorn"} - {*pins(ROOT / "packaging" / "container.lock")} == set()


def test_the_container_installs_only_what_has_a_hash() -> None:
    dockerfile = (ROOT / "Dockerfile").read_text()

    installs = [line for line in dockerfile.splitlines() if "pip install" in line]
    assert installs
    for line in installs:
        assert "--require-hashes" in line or "--no-deps --no-build-isolation ." in line


def test_images_and_actions_are_named_by_their_digests() -> None:
    images = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    images += re.findall(r"image: (\S+)", (ROOT / "compose.yaml").read_text())
    actions = [
        action
        for workflow in ROOT.glob(".github/workflows/*.yml")
        for action in re.findall(r"uses: (\S+)", workflow.read_text())
    ]

    assert images
    assert actions
    assert [image for image in images if not re.search(r"@sha256:[0-9a-f]{64}$", image)] == []
    assert [action for action in actions if not re.search(r"@[0-9a-f]{40}$", action)] == []


def test_each_job_that_runs_make_installs_from_a_lock_first() -> None:
    for workflow in ROOT.glob(".github/workflows/*.yml"):
        for job in workflow.read_text().split("    steps:")[1:]:
            runs = re.findall(r"run: make (\S+)", job)
            assert not runs or runs[0] == "locked", (workflow.name, runs)
