"""Serves the static page of `make try`, as any static host would: `make try-serve`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any, Final

from tools.build_try import RESULT

PORT: Final = 8021
TYPES: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm"}


class Handler(SimpleHTTPRequestHandler):
    """Sends files with the types that browsers insist on, and logs nothing."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | TYPES

    def log_message(self, format: str, *args: Any) -> None: ...


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """Serve a folder in a thread; yields its address."""
    site = ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))
    thread = Thread(target=site.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{site.server_port}/"
    finally:
        site.shutdown()
        site.server_close()
        thread.join()


def main() -> None:
    with serving(RESULT, PORT) as address:
        print(f"tinhorn without a server: {address} (Ctrl-C stops)")
        try:
            Event().wait()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
