"""Records of games: saved, sent, shown, reviewed and verified."""
