"""Bots that play by networks trained in self-play (`tools/train`)."""
