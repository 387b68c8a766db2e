"""The HTTP API as OpenAPI: Litestar's description, with our error shape."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import tinhorn
from tinhorn.server.wire.errors import Problem

SEAT: Final = "seat"
REFERENCE: Final = "#/components/schemas/{name}"


class _Renderer(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_problems(openapi_schema))


def with_problems(schema: dict[str, Any]) -> dict[str, Any]:
    """Replace the framework's error descriptions, which clients never receive."""
    _, kinds = msgspec.json.schema_components([Problem], ref_template=REFERENCE)
    components = schema["components"]
    return schema | {
        "paths": {path: _path(item) for path, item in schema["paths"].items()},
        "components": components | {"schemas": kinds | components["schemas"]},
    }


def _path(item: dict[str, Any]) -> dict[str, Any]:
    return {method: _operation(operation) for method, operation in item.items()}


def _operation(operation: dict[str, Any]) -> dict[str, Any]:
    granted = {code: response for code, response in operation["responses"].items() if code < "300"}
    shape = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}}
    refused = {"description": "The request was refused and changed nothing.", "content": shape}
    return operation | {"responses": granted | {"default": refused}}


CONFIG: Final = OpenAPIConfig(
    title="tinhorn",
    version=tinhorn.__version__,
    description="docs/protocol.md has the rest: tokens, and a table's own socket. "
    "`?seat=` selects a seat on a device that holds several, `?lang=` the reader's language.",
    use_handler_docstrings=True,
    path="/api/openapi",
    render_plugins=[_Renderer(path="/openapi.json")],
    components=Components(
        security_schemes={SEAT: SecurityScheme(type="http", scheme="bearer")},
    ),
    security=[{SEAT: []}, {}],
)
