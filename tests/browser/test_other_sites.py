"""A page of another site, in a real browser, against a server on the same machine."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Page

from tests.browser.live_server import LiveServer

WISH = {
    "game": "winchester",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "uniform"}, {"kind": "bot", "bot": "uniform"}],
    "name": "Ann",
}
SANDBOX = "<iframe sandbox='allow-scripts allow-forms' srcdoc=\"{}\"></iframe>"
FETCHES = """<script>
  const attack = (path, body) => fetch(path, {{
    method: 'POST', mode: 'no-cors', credentials: 'include', body,
  }}).catch(() => 0);
  Promise.all([
    attack('{server}/api/local-network', '{{&quot;is_open&quot;: true}}'),
    attack('{server}/api/tables/{code}/leave'),
  ]).then(() => {{ location.href = '{done}'; }});
</script>"""
FORM = """<meta name="referrer" content="no-referrer">
<form method="post" action="{server}/api/tables/{code}/leave"></form>
<script>document.forms[0].submit()</script>"""


class _Site(BaseHTTPRequestHandler):
    pages: ClassVar[dict[str, str]] = {}

    def do_GET(self) -> None:
        body = self.pages.get(self.path, "").encode()
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Requests are not logged."""


@pytest.fixture
def other_site() -> Iterator[str]:
    """Another program with pages on another port of this machine."""
    with ThreadingHTTPServer(("127.0.0.1", 0), _Site) as site:
        thread = threading.Thread(target=site.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{site.server_port}"
        site.shutdown()
        thread.join()
        _Site.pages.clear()


@pytest.mark.parametrize("attack", ["sandboxed frame", "form"])
def test_a_page_of_another_site_changes_nothing(
    server: LiveServer, page: Page, other_site: str, attack: str
) -> None:
    api = page.request
    table = api.post(f"{server.address}/api/tables", data=WISH).json()["table"]["code"]
    named = {"server": server.address, "code": table, "done": f"{other_site}/done"}
    script = (FETCHES if attack == "sandboxed frame" else FORM).format(**named)
    is_framed = attack == "sandboxed frame"
    _Site.pages["/"] = SANDBOX.format(script) if is_framed else script
    other = page.context.new_page()

    with other.expect_event(
        "framenavigated",
        lambda frame: frame.url in (f"{other_site}/done", f"{server.address}{leave(table)}"),
    ):
        other.goto(f"{other_site}/")

    assert api.get(f"{server.address}/api/tables/{table}").json()["you"] == 0
    assert not api.get(f"{server.address}/api/local-network").json()["is_switched_on"]


def leave(table: str) -> str:
    return f"/api/tables/{table}/leave"
