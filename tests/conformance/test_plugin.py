"""The plug-in of pytest for authors of games, on the example, which is written as theirs are."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "liars-dice"
NOT_NEEDED = ("xdist", "cacheprovider", "faker")
"""Plug-ins of pytest that may be installed here; they take time to start, or write files."""
SUFFIXES = {".py", ".js", ".css", ".ftl", ".md", ".toml", ".json"}
MODULES = {"tinhorn.bots", "tinhorn.envs.codec", "tinhorn.games", "tinhorn.kernel"}
"""What a game may import of tinhorn."""
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)
SCRIPT_IMPORT = re.compile(
    r"""\b(?:from|import)\s*["'](?P<path>[^"']*)["']|\bimport\s*\(""", re.DOTALL
)
"""A static import names its module; one at run time may name any, and is never public."""


def run_tests(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in the folder of a game, as its author does, with the same examples each time."""
    variables = {**os.environ, "TINHORN_GAMES": str(folder)}
    variables = {name: value for name, value in variables.items() if "PYTEST" not in name}
    command = [sys.executable, "-m", "pytest", "-q", "--hypothesis-seed=0"]
    command += [word for name in NOT_NEEDED for word in ("-p", f"no:{name}")]
    return subprocess.run(
        [*command, *words], cwd=folder, env=variables, capture_output=True, text=True, check=False
    )


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """Return a copy of the example, to be changed."""
    ignored = shutil.ignore_patterns("__pycache__", ".hypothesis", ".pytest_cache")
    return Path(shutil.copytree(EXAMPLE, tmp_path / "liars-dice", ignore=ignored))


def change(path: Path, before: str, after: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")


def test_the_example_keeps_every_promise(copied: Path) -> None:
    done = run_tests(copied)

    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout


@pytest.mark.parametrize(
    ("file", "before", "after", "promise"),
    [
        ("view.py", "state.is_called or seat == viewer", "True", "hidden_changes_leave_the_view"),
        ("view.py", "rolled[: seen.rolled]", "rolled", "imagined_world_looks_the_same"),
        ("view.py", "rng.choice(faces(seen.setup))", "1", "truth_is_among_the_imagined"),
        # Equal, and written otherwise.
        (
            "view.py",
            "rolled=len(state.rolled)",
            "rolled=len(state.rolled) * (1.0 if len(state.bids) % 2 else 1)",
            "what_changes_of_a_view_rebuilds",
        ),
        ("rules.py", "if refusal is not None:", "if False:", "refused_changes_nothing"),
        (
            "rules.py",
            "(*state.rolled, face)",
            "(*state.rolled, __import__('random').choice(faces(state.setup)))",
            "log_replays_to_the_same",
        ),
        ("rules.py", "if is_true else", "if not is_true else", "recorded_game_replays"),
        ("locale/de.ftl", "liarsdice-bids-you =", "liarsdice-bids-yours =", "each_language"),
    ],
)
def test_a_broken_promise_is_named(
    copied: Path, file: str, before: str, after: str, promise: str
) -> None:
    change(copied / "src" / "tinhorn_liars_dice" / file, before, after)

    done = run_tests(copied, "-x", "-k", promise)

    assert done.returncode == 1, done.stdout + done.stderr
    assert re.search(rf"^FAILED .*{promise}", done.stdout, re.MULTILINE)


def test_a_game_that_cannot_be_loaded_is_named_with_the_reason(copied: Path) -> None:
    change(copied / "src" / "tinhorn_liars_dice" / "rules.py", "def outcome(", "def result(")

    done = run_tests(copied)

    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "There is no game 'liarsdice'" in done.stderr
    assert "cannot import name 'outcome'" in done.stderr


def test_without_its_option_the_plug_in_does_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_nothing.py").write_text(
        "import sys\n\n\ndef test_nothing():\n"
        "    loaded = {name for name in sys.modules if name.startswith('tinhorn')}\n"
        "    assert loaded <= {'tinhorn', 'tinhorn.testing', 'tinhorn.testing.plugin'}\n"
    )

    done = run_tests(tmp_path)

    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 passed" in done.stdout


def test_the_example_is_small_and_imports_only_what_is_public() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.suffix in SUFFIXES]
    own = [path for path in files if "tests" not in path.parts and not _is_cache(path)]

    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in own) <= 900
    for path in own:
        assert [*_private(path.suffix, path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    ("suffix", "text"),
    [
        (".py", "import tinhorn.server"),
        (".py", "import tinhorn as public"),
        (".py", "from tinhorn import server"),
        (".py", "from tinhorn.table import live"),
        (".py", "from tinhorn.kernel.changes import comparisons"),
        (".py", "from tinhorn.kernel import (\n    Seat,\n    changes,\n)"),
        (".py", "from importlib import import_module"),
        (".py", "import importlib.util"),
        (".py", "__import__('tinhorn.server')"),
        (".py", "exec('import ' + name)"),
        (".js", 'import { api } from "../../net/api.js";'),
        (".js", 'import {\n  html,\n  api,\n} from\n  "../../net/api.js";'),
        (".js", "import '../../net/api.js';"),
        (".js", 'export * from "../../net/api.js";'),
        (".js", 'const { api } = await import("../../net/api.js");'),
        (".js", "const { api } = await import(`../../net/${name}.js`);"),
        (".js", 'import/**/{ api } from"../../net/api.js"'),
        (".css", '@import "../../style/base.css";'),
    ],
)
def test_what_is_private_is_found_however_it_is_imported(suffix: str, text: str) -> None:
    assert [*_private(suffix, text)] != []


@pytest.mark.parametrize(
    ("suffix", "text"),
    [
        (".py", "from tinhorn.kernel import Seat\nfrom tinhorn_liars_dice.rules import apply"),
        (".js", 'import {\n  html,\n} from "../../public.js";\nimport { one } from "./screen.js";'),
        (".js", '// What to import: see "../../net/api.js".\nconst imported = 1;'),
    ],
)
def test_what_is_public_or_of_the_game_itself_may_be_imported(suffix: str, text: str) -> None:
    assert [*_private(suffix, text)] == []


def _is_cache(path: Path) -> bool:
    return any(part.startswith((".", "__pycache__")) for part in path.relative_to(EXAMPLE).parts)


def _private(suffix: str, text: str) -> Iterator[str]:
    """Yield what a file imports of tinhorn besides what is public, or may import unseen."""
    if suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if _imports_private(node):
                yield ast.unparse(node)
    if suffix == ".js":
        code = COMMENT.sub(" ", text)
        for found in SCRIPT_IMPORT.finditer(code):
            if found["path"] != "../../public.js" and not (found["path"] or "").startswith("./"):
                yield found[0]
    if suffix == ".css" and "@import" in text:
        yield text


def _imports_private(node: ast.AST) -> bool:
    match node:
        case ast.Import(names):
            return any(one.name.split(".")[0] in {"tinhorn", "importlib"} for one in names)
        case ast.ImportFrom(str(name), names, 0) if name.split(".")[0] == "importlib":
            return True
        case ast.ImportFrom(str(name), names, 0) if name.split(".")[0] == "tinhorn":
            module = import_module(name)
            public = getattr(module, "__all__", vars(module))
            return name not in MODULES or any(one.name not in public for one in names)
        case ast.Name(name):
            return name in {"__import__", "exec", "eval"}
        case _:
            return False
