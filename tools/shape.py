"""Print the shape of `src/tinhorn`: files, lines, internal imports, and lengths of functions.

python -m tools.shape [ROOT]
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median, quantiles


def internal_imports(tree: ast.Module) -> int:
    """Count the different modules of tinhorn that a module imports."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return sum(name.split(".")[0] == "tinhorn" for name in found)


def function_lengths(tree: ast.Module) -> Iterator[int]:
    """Yield how many lines each function has."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.end_lineno - node.lineno + 1


def lines_of(files: list[Path]) -> int:
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)


def main(root: Path) -> None:
    source = root / "src" / "tinhorn"
    python = sorted(source.rglob("*.py"))
    scripts = [file for file in sorted(source.rglob("*.js")) if "vendor" not in file.parts]
    trees = [ast.parse(file.read_text("utf-8")) for file in python]
    lengths = [length for tree in trees for length in function_lengths(tree)]
    print(f"files of Python       {len(python):7,}")
    print(f"lines of Python       {lines_of(python):7,}")
    print(f"files of JavaScript   {len(scripts):7,}")
    print(f"lines of JavaScript   {lines_of(scripts):7,}")
    print(f"imports per module    {mean(map(internal_imports, trees)):7.2f}")
    print(f"functions             {len(lengths):7,}")
    print(f"lines per function    {median(lengths):7.0f} (median)")
    print(f"                      {quantiles(lengths, n=10)[-1]:7.0f} (90th percentile)")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
