"""Builds the documentation site with the static page in it: `make site`.

Nothing is fetched: Sphinx reads docs/ and the rulebooks of the games, and the game comes from
build/try. A link that leads nowhere fails the build.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec

from tinhorn.games import folders
from tinhorn.kernel.catalogue import FOLDER
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
ROOT_PAGES: Final = ("CONTRIBUTING.md", "CHANGELOG.md")
"""Pages of the repository's root that the site has, too."""
RELATIVE: Final = re.compile(r"\]\((?!https?:|#)([^)]+)\)")
ENGLISH: Final = "en"


def main() -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    write_sources(SOURCES)
    (SOURCES / "openapi.json").write_text(openapi(), encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
    subprocess.run([*command, "-c", DOCS / "site", SOURCES, SITE], check=True)
    shutil.copy2(SOURCES / "openapi.json", SITE / "openapi.json")
    build(TRY)
    shutil.copytree(TRY, SITE / "try")
    print(f"{SITE.relative_to(ROOT)}: {len([*SITE.rglob('*.html')])} pages")


def write_sources(folder: Path) -> None:
    """Write the pages that Sphinx reads: those of docs/, the rulebooks, and some of the root."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DOCS, folder)
    for page in folder.rglob("*.md"):
        depth = len(page.relative_to(folder).parts)
        text = with_whole_links(page.read_text(encoding="utf-8"), depth)
        page.write_text(text, encoding="utf-8")
    for page, place in rule_pages().items():
        text = with_languages(page.read_text(encoding="utf-8"), place)
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    for name in ROOT_PAGES:
        text = (ROOT / name).read_text(encoding="utf-8")
        (folder / name).write_text(with_links_into_docs(text), encoding="utf-8")


def rule_pages() -> dict[Path, Path]:
    """Return the pages of the rulebooks, each with its place on the site."""
    return {
        page: _rule_place(game, page.relative_to(folder))
        for game, folder in folders("rulebook")
        for page in sorted(folder.rglob("*.md"))
    }


def _rule_place(game: str, page: Path) -> Path:
    """`de.md` is `rules/de/GAME.md`, `components/en.md` is `rules/components-GAME.md`."""
    language = () if page.stem == ENGLISH else (page.stem,)
    return Path("rules", *language, "-".join([*page.parent.parts, game]) + ".md")


def with_languages(text: str, place: Path) -> str:
    """Begin a page of the rules with links to its translations.

    Only the English page has an entry of its own in the list of pages.
    """
    own = place.parts[1] if len(place.parts) > 2 else ENGLISH
    links = [
        f"**{name}**" if code == own else f"[{name}]({_rules(own, code)}{place.name})"
        for code, name in language_names().items()
    ]
    orphan = "" if own == ENGLISH else "---\norphan: true\n---\n\n"
    title, _, rest = text.partition("\n")
    return f"{orphan}{title}\n\n:::{{container}} languages\n{' · '.join(links)}\n:::\n{rest}"


def _rules(own: str, other: str) -> str:
    """Return the way from the folder of a language to that of another."""
    up = "" if own == ENGLISH else "../"
    return up if other == ENGLISH else f"{up}{other}/"


def language_names() -> dict[str, str]:
    """Return each language's name in that language, English first."""
    catalogue = (FOLDER / "web" / "en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^web-language-(\w\w) = (.+)$", catalogue, re.MULTILINE))


def with_links_into_docs(text: str) -> str:
    """Let links of a page in the root lead to pages of the site, or to the repository."""
    return RELATIVE.sub(
        lambda link: (
            f"]({link[1].removeprefix('docs/')})"
            if link[1].startswith("docs/")
            else f"]({_address(link[1])})"
        ),
        text,
    )


def with_whole_links(text: str, depth: int) -> str:
    """Let links to files outside docs/ lead to a page of the rules, or to the repository."""
    outside = "../" * depth
    return OUT_OF_DOCS.sub(
        lambda link: f"]({_address(link[1], depth)})" if f"({outside}" in link[0] else link[0],
        text,
    )


def _address(file: str, depth: int = 1) -> str:
    """Return where a page of the site finds a file of the repository."""
    place = rule_pages().get(ROOT / file)
    return f"{REPOSITORY}{file}" if place is None else "../" * (depth - 1) + place.as_posix()


def openapi() -> str:
    """Return the description of the HTTP API, as a server gives it."""
    schema = create(Settings(database="sqlite://")).openapi_schema.to_schema()
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode()


if __name__ == "__main__":
    main()
