"""Tests of what players of Winchester read."""
