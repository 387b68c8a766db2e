"""What the process says about itself: log, metrics, load, and outages of the database."""
