"""The coach: reviews of games, hints, and the chances of a running game.

A review knows all cards, because the game is over. Hints and live chances are functions of one
view, so they cannot tell what its viewer does not know.
"""
