"""Tests of what players of Dice Town read."""
