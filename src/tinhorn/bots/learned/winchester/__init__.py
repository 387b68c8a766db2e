"""The learned bots of Winchester."""
