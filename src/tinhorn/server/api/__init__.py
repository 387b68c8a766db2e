"""The HTTP API, one resource per module."""
