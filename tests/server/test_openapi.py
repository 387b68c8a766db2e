"""The HTTP part as OpenAPI, for whoever makes a client from it."""

from __future__ import annotations

import re

import httpx

from tests.server.serving import PATIENCE
from tests.server.test_lobby import problem


def test_every_error_has_the_shape_that_openapi_describes(server: str) -> None:
    with httpx.Client(base_url=server, timeout=PATIENCE) as client:
        described = client.get("/api/openapi/openapi.json").json()
        update = problem(client.get("/api/tables/MESA-2222"), 404)

    schemas = described["components"]["schemas"]
    operations = [item for path in described["paths"].values() for item in path.values()]
    assert len(operations) > 30
    for operation in operations:
        granted, refused = sorted(operation["responses"])
        assert granted in ("200", "201", "204")
        assert refused == "default"
    assert schemas["Problem"]["required"] == list(update)
    assert '"$ref": "#/components/schemas/Problem"' in str(operations[0]).replace("'", '"')


def test_every_schema_reference_is_defined(server: str) -> None:
    described = httpx.get(f"{server}/api/openapi/openapi.json", timeout=PATIENCE)

    named = set(re.findall(r'"#/components/schemas/(\w+)"', described.text))

    assert "Problem" in named
    assert named <= described.json()["components"]["schemas"].keys()
