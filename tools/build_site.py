"""Builds the documentation site with the static page in it: `make site`.

Nothing is fetched: Sphinx reads docs/, and the game comes from build/try. A link that leads nowhere
fails the build.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from tinhorn.server.app import create
from tinhorn.server.settings import Settings
from tools.build_try import RESULT as TRY
from tools.build_try import build

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
SITE: Final = ROOT / "build" / "site"
SOURCES: Final = ROOT / "build" / "site-sources"
REPOSITORY: Final = "https://github.com/tinhorn/tinhorn/blob/main/"
OUT_OF_DOCS: Final = re.compile(r"\]\((?:\.\./)+([^)]+)\)")
"""A link from a page in docs/ to a file outside it."""


def main() -> None:
    shutil.rmtree(SOURCES, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(DOCS, SOURCES)
    for page in SOURCES.rglob("*.md"):
        depth = len(page.relative_to(SOURCES).parts)
        text = page.read_text(encoding="utf-8")
        page.write_text(with_whole_links(text, depth), encoding="utf-8")
    (SOURCES / "openapi.json").write_text(openapi(), encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    subprocess.run([*command, "-c", DOCS / "site", SOURCES, SITE], check=True)
    shutil.copy2(SOURCES / "openapi.json", SITE / "openapi.json")
    build(TRY)
    shutil.copytree(TRY, SITE / "try")
    print(f"{SITE.relative_to(ROOT)}: {len([*SITE.rglob('*.html')])} pages")


def with_whole_links(text: str, depth: int) -> str:
    """Let links to files outside docs/ lead to the repository."""
    outside = "../" * depth
    return OUT_OF_DOCS.sub(
        lambda link: f"]({REPOSITORY}{link[1]})" if f"({outside}" in link[0] else link[0], text
    )


def openapi() -> str:
    """The description of the HTTP API, as a server gives it."""
    schema = create(Settings(database="sqlite://")).openapi_schema.to_schema()
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode()


if __name__ == "__main__":
    main()
