"""The tests that every game must pass; each module is about one promise."""
