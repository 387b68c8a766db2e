"""Writes packaging/sbom.cdx.json, which lists what the wheel contains from elsewhere: `make sbom`.

The format is CycloneDX; hatchling puts the file into the wheel (PEP 770). Dependencies are not in
the wheel, so they are not in this list: its metadata names them.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = Path("src/tinhorn/web")
RESULT: Final = ROOT / "packaging" / "sbom.cdx.json"

VERSIONS: Final = dict(
    re.findall(r"\b([A-Z]+)=([\d.]+)", (ROOT / "tools/vendor.sh").read_text(encoding="utf-8"))
)
"""The versions that tools/vendor.sh puts into web/vendor."""
PARTS: Final = (
    (f"pkg:npm/lit@{VERSIONS['LIT']}", "vendor/lit.js", "BSD-3-Clause"),
    (f"pkg:npm/%40fluent/bundle@{VERSIONS['FLUENT']}", "vendor/fluent.js", "Apache-2.0"),
    ("pkg:npm/%40fontsource/besley@5.3.0", "fonts/besley-latin-800-normal.woff2", "OFL-1.1"),
    (
        "pkg:npm/%40fontsource-variable/source-sans-3",
        "fonts/source-sans-3-latin-wght-normal.woff2",
        "OFL-1.1",
    ),
)
"""Package, file in the wheel, licence."""


def sbom() -> str:
    """Return the list as JSON; the same files always give the same text."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": project["name"],
                "version": project["version"],
                "purl": f"pkg:pypi/{project['name']}@{project['version']}",
                "licenses": [{"license": {"id": project["license"]}}],
            }
        },
        "components": [component(*part) for part in PARTS],
    }
    return json.dumps(listed, indent=2) + "\n"


def component(package: str, file: str, licence: str) -> dict[str, Any]:
    name, _, version = package.removeprefix("pkg:npm/").replace("%40", "@").rpartition("@")
    if not name:
        name, version = f"@{version}", ""
    digest = hashlib.sha256((ROOT / WEB / file).read_bytes()).hexdigest()
    found = {
        "type": "file" if file.startswith("fonts/") else "library",
        "name": name,
        "purl": package,
        "licenses": [{"license": {"id": licence}}],
        "hashes": [{"alg": "SHA-256", "content": digest}],
        "properties": [{"name": "file", "value": f"tinhorn/web/{file}"}],
    }
    return found | ({"version": version} if version else {})


if __name__ == "__main__":
    RESULT.write_text(sbom(), encoding="utf-8")
