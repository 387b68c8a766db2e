"""The training of Dice Town: exact tables of the dice, features, the deputy in arrays."""
