"""How hypothesis runs: the same examples on every run of `make test`, fresh ones in `make slow`."""

from hypothesis import settings

# A deadline would fail on a busy machine, not on a wrong rule.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=1_000, print_blob=True)
settings.load_profile("steady")
