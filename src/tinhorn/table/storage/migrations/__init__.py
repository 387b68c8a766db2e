"""How a database made by an older tinhorn becomes one of today's."""
