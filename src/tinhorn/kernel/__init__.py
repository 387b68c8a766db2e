"""The contract and tools that all games share. Nothing here knows a particular game."""
