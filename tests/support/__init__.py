"""What tests are written with: the scenario table, random play, the secrets of each game."""
