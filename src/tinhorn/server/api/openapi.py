"""The HTTP part as OpenAPI: what Litestar writes of it, with our one shape of every error."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import tinhorn
from tinhorn.server.wire import Problem

SEAT: Final = "seat"
REFERENCE: Final = "#/components/schemas/{name}"


class _Rendered(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_problems(openapi_schema))


def with_problems(schema: dict[str, Any]) -> dict[str, Any]:
    """The framework describes errors of its own, which nobody gets here."""
    _, kinds = msgspec.json.schema_components([Problem], ref_template=REFERENCE)
    components = schema["components"]
    return schema | {
        "paths": {path: _path(item) for path, item in schema["paths"].items()},
        "components": components | {"schemas": kinds | components["schemas"]},
    }


def _path(item: dict[str, Any]) -> dict[str, Any]:
    return {method: _operation(operation) for method, operation in item.items()}


def _operation(operation: dict[str, Any]) -> dict[str, Any]:
    granted = {code: update for code, update in operation["responses"].items() if code < "300"}
    shape = {"application/json": {"schema": {"$ref": REFERENCE.format(name="Problem")}}}
    refused = {"description": "It cannot be done, and nothing has changed.", "content": shape}
    return operation | {"responses": granted | {"default": refused}}


CONFIG: Final = OpenAPIConfig(
    title="tinhorn",
    version=tinhorn.__version__,
    description="docs/protocol.md has the rest: tokens, and a table's own socket. "
    "`?seat=` names the seat of a device that holds several, `?lang=` the reader's language.",
    use_handler_docstrings=True,
    path="/api/openapi",
    render_plugins=[_Rendered(path="/openapi.json")],
    components=Components(
        security_schemes={SEAT: SecurityScheme(type="http", scheme="bearer")},
    ),
    security=[{SEAT: []}, {}],
)
