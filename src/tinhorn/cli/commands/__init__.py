"""The commands: signatures only, so that the command line starts quickly."""
