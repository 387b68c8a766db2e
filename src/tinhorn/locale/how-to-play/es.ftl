### Spanish. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = Cómo se juega a { $game }
web-how-goal = El objetivo
web-how-start = Al empezar
web-how-turn = Un turno en cinco imágenes
web-how-round = Una ronda en cinco imágenes
web-how-examples = Ejemplos
web-how-score = Puntuación
web-how-score-example = Un ejemplo
web-how-numbered = Reglas numeradas
web-how-print = Imprimir
