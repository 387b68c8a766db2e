"""Bots at live tables: worker processes that compute answers, and the scheduler that asks them."""
