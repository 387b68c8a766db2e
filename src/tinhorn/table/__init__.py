"""A live game: who answers when, what is kept before anyone hears of it, and who is told what."""
