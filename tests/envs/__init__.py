"""The environments for PettingZoo, Gymnasium and OpenSpiel."""
