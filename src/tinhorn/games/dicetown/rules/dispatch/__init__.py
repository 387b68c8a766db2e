"""Dispatch tables: each phase and the module of the rules that checks and applies its answers."""
