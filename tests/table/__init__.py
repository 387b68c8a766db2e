"""Live tables: order, clocks, fairness, storage."""
