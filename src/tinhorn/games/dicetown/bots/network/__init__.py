"""The network of Dice Town: what it reads, what its outputs mean, and the bot that plays by it.

The modules of this package need NumPy.
"""
