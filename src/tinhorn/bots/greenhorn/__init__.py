"""The beginners among the bots, one for each game: friendly, and wrong in human ways."""
