"""A game that cannot even be imported."""

raise RuntimeError("the author was called away")
