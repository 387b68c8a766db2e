"""How Dice Town is judged by rules of thumb: dice, places, cards, prices and bargains."""
