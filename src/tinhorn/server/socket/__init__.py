"""The WebSocket of a table: connect, receive, send."""
