"""Games in the terminal: at one keyboard, or at the table of a server."""
