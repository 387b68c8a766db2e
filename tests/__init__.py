"""The tests of tinhorn."""
