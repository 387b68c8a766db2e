"""The server inside a browser page: the same handlers and sessions, without a network."""
