"""Middleware for every request: security headers, HEAD, rate limits."""
