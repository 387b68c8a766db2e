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
html_logo = html_favicon = "../../src/tinhorn/web/art/favicon.svg"
html_static_path = ["static", "../../src/tinhorn/web/fonts"]
html_css_files = ["site.css"]
html_js_files = ["site.js"]
html_copy_source = False

FONTS = {
    "font-stack": "'Source Sans 3', system-ui, sans-serif",
    "font-stack--headings": "Besley, Rockwell, Georgia, serif",
}
# The colours of the table: paper by day, wood by night.
html_theme_options = {
    "top_of_page_buttons": [],
    "light_css_variables": FONTS
    | {
        "color-brand-primary": "#7a3216",
        "color-brand-content": "#7a3216",
        "color-brand-visited": "#664a30",
        "color-background-primary": "#fffaec",
        "color-background-secondary": "#faf2dd",
        "color-background-hover": "#efe0bf",
        "color-background-border": "#d2b987",
        "color-foreground-primary": "#33200f",
        "color-foreground-secondary": "#664a30",
        "color-foreground-muted": "#664a30",
        "color-code-background": "#faf2dd",
        "color-inline-code-background": "#faf2dd",
    },
    "dark_css_variables": FONTS
    | {
        "color-brand-primary": "#efb636",
        "color-brand-content": "#efb636",
        "color-brand-visited": "#e3c99b",
        "color-background-primary": "#20140b",
        "color-background-secondary": "#2b1a0f",
        "color-background-hover": "#3e2515",
        "color-background-border": "#54341e",
        "color-foreground-primary": "#fdf2d8",
        "color-foreground-secondary": "#e3c99b",
        "color-foreground-muted": "#cbb084",
        "color-code-background": "#2b1a0f",
        "color-inline-code-background": "#2b1a0f",
    },
}
