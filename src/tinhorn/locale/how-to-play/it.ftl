### Italian. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = Come si gioca a { $game }
web-how-goal = L’obiettivo
web-how-start = All’inizio
web-how-turn = Un turno in cinque immagini
web-how-round = Un round in cinque immagini
web-how-examples = Esempi
web-how-score = Punteggio
web-how-score-example = Un esempio
web-how-numbered = Regole numerate
web-how-print = Stampa
