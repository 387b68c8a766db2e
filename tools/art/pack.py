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
PACKAGE = HERE.parents[1] / "src" / "tinhorn"
ART = PACKAGE / "web" / "art"
GAMES = PACKAGE / "games"
COPIED = {
    "sprite-ui.svg": ART / "sprite-ui.svg",
    "ui/curtain.svg": ART / "curtain.svg",
    "ui/favicon.svg": ART / "favicon.svg",
    "sprite-winchester.svg": GAMES / "winchester" / "web" / "art" / "sprite.svg",
    "sprite-dicetown.svg": GAMES / "dicetown" / "web" / "art" / "sprite.svg",
    "town.svg": GAMES / "dicetown" / "web" / "art" / "board.svg",
}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        kit = Path(folder)
        subprocess.run([sys.executable, HERE / "generate" / "build.py", "--out", kit], check=True)
        for name, place in COPIED.items():
            shutil.copyfile(kit / name, place)
        pictures = _read(kit / "pieces.json")["pieces"]
        _module(ART / "pieces.js", "PIECES", shared_pieces(pictures))
        for game in ("winchester", "dicetown"):
            describe(GAMES / game / "web" / "game.json", own_pieces(pictures, game))
        places = _read(kit / "town.json")["places"]
        _module(GAMES / "dicetown" / "web" / "art" / "town.js", "TOWN", places)
    winchester = GAMES / "winchester" / "web" / "art"
    shutil.copyfile(HERE / "board" / "board.svg", winchester / "board.svg")
    _module(winchester / "map.js", "MAP", land(_read(HERE / "board" / "board.json")))
    (ART / "favicon-turn.svg").write_text(beckoning((ART / "favicon.svg").read_text()))


def shared_pieces(pictures: list[dict[str, Any]]) -> dict[str, list[Any]]:
    """Return the pictures of all games by id: their sheet, width and height."""
    return {
        piece["id"]: ["art/sprite-ui", *piece["viewBox"][2:]]
        for piece in pictures
        if piece["sheet"] == "sprite-ui.svg"
    }


def own_pieces(pictures: list[dict[str, Any]], game: str) -> dict[str, list[Any]]:
    """Return the pictures of one game by id: their width and height."""
    return {
        piece["id"]: piece["viewBox"][2:]
        for piece in pictures
        if piece["sheet"] == f"sprite-{game}.svg"
    }


def describe(file: Path, pictures: dict[str, list[Any]]) -> None:
    """Write the pictures of a game into what describes it to the page."""
    described = {**_read(file), "pictures": pictures}
    lines = (
        f" {json.dumps(name)}: {json.dumps(value, separators=(',', ':'))}"
        for name, value in described.items()
    )
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def beckoning(favicon: str) -> str:
    """Draw the icon of a tab in which it is the player's turn: a gold dot in its corner."""
    left, top, width, height = map(float, favicon.split('viewBox="')[1].split('"')[0].split())
    x, y, r = left + width * 0.74, top + height * 0.26, width * 0.24
    pen = 'fill="#efb636" stroke="#33200f" stroke-width="2"'
    dot = f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" {pen}/>'
    return favicon.replace("</svg>", f"{dot}</svg>")


def land(board: dict[str, Any]) -> dict[str, Any]:
    """Return the outlines and anchors of plots, squares and saloon."""
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


def _module(file: Path, constant: str, value: object) -> None:
    body = json.dumps(value, separators=(",", ":"))
    text = f"// Made by tools/art/pack.py.\nexport const {constant} = {body};\n"
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
