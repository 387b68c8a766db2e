"""How Sphinx builds the documentation site from docs/: `make site`.

Sphinx with furo and MyST: mature, works offline, and reads our Markdown as it is.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]

project = "tinhorn"
copyright = "the tinhorn authors"
release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["site"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
html_theme = "furo"
html_title = f"tinhorn {release}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["site.js"]
html_favicon = "../../src/tinhorn/web/art/favicon.svg"
