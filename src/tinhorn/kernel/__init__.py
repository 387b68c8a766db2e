"""What every game is: state, decision, action, event, view, log. Knows no game in particular."""
