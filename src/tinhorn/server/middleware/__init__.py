"""What every request passes: security headers, HEAD, rate limits."""
