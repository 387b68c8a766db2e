"""Notices for players who are away."""
