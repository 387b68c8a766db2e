"""What every game must be, whatever its rules: the same tests for all of them."""
