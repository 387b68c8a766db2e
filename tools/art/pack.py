"""Draws the art kit and puts what the browser needs of it into the package: `python3 pack.py`.

Standard library only; the same bytes every time. The map itself is drawn by `board/generate.py`,
which needs more; its result, `board/board.json` and `board/board.svg`, is kept beside it.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ART = HERE.parents[1] / "src" / "tinhorn" / "web" / "art"
COPIED = (
    "sprite-winchester.svg",
    "sprite-dicetown.svg",
    "sprite-ui.svg",
    "town.svg",
    "ui/curtain.svg",
    "ui/favicon.svg",
)


def main() -> None:
    ART.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        kit = Path(folder)
        subprocess.run([sys.executable, HERE / "generate" / "build.py", "--out", kit], check=True)
        for name in COPIED:
            shutil.copyfile(kit / name, ART / Path(name).name)
        _module("pieces", "PIECES", pieces(_read(kit / "pieces.json")))
        _module("town", "TOWN", _read(kit / "town.json")["places"])
    shutil.copyfile(HERE / "board" / "board.svg", ART / "winchester-map.svg")
    (ART / "favicon-turn.svg").write_text(beckoning((ART / "favicon.svg").read_text()))
    _module("winchester-map", "MAP", land(_read(HERE / "board" / "board.json")))


def pieces(kit: dict[str, Any]) -> dict[str, list[Any]]:
    """By id: the sheet a picture is on, its width, its height."""
    return {
        piece["id"]: [piece["sheet"].removesuffix(".svg"), *piece["viewBox"][2:]]
        for piece in kit["pieces"]
    }


def beckoning(favicon: str) -> str:
    """The icon of a tab in which it is the player's turn: a gold dot in its corner."""
    left, top, width, height = map(float, favicon.split('viewBox="')[1].split('"')[0].split())
    x, y, r = left + width * 0.74, top + height * 0.26, width * 0.24
    pen = 'fill="#efb636" stroke="#33200f" stroke-width="2"'
    dot = f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {pen}/>'
    return favicon.replace("</svg>", f"{dot}</svg>")


def land(board: dict[str, Any]) -> dict[str, Any]:
    """The outlines and anchors of plots, squares and saloon."""
    return {
        "plots": [
            {
                "number": plot["id"],
                "number2019": plot["number2019"],
                "terrain": plot["terrain"],
                "site": "mine" if plot["mine"] else "ranch" if plot["ranch"] else None,
                "path": plot["path"],
                "anchors": plot["anchors"],
            }
            for plot in board["plots"]
        ],
        "boat": _line(board["river"]),
        "locomotive": _line(board["rails"]),
        "saloon": board["saloon"]["anchors"]["cash"],
    }


def _line(line: dict[str, Any]) -> list[dict[str, Any]]:
    kept = ("path", "anchor", "anchorIfShared", "bridge")
    return [{key: square[key] for key in kept if key in square} for square in line["squares"]]


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def _module(name: str, constant: str, value: object) -> None:
    body = json.dumps(value, separators=(",", ":"))
    text = f"// Made by tools/art/pack.py.\nexport const {constant} = {body};\n"
    (ART / f"{name}.js").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
