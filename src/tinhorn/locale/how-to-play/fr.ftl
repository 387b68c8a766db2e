### French. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = Comment jouer à { $game }
web-how-goal = Le but
web-how-start = Au début
web-how-turn = Un tour en cinq images
web-how-round = Une manche en cinq images
web-how-examples = Exemples
web-how-score = Décompte
web-how-score-example = Un exemple
web-how-numbered = Règles numérotées
web-how-print = Imprimer
