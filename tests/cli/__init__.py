"""The command line, in real processes and real terminals."""
