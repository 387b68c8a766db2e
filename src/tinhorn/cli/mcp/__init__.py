"""A Model Context Protocol server: a language model sits down at a game and plays with tools."""
