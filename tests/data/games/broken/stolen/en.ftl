game-winchester = Not Winchester
partless-own = Its own
