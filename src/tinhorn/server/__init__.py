"""HTTP and WebSocket: the lobby, the seats, the updates. No rules, no SQL."""

__all__ = ["app", "run", "settings"]
