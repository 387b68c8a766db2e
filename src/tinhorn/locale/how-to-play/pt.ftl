### Portuguese. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = Como se joga { $game }
web-how-goal = O objetivo
web-how-start = No início
web-how-turn = Um turno em cinco imagens
web-how-round = Uma ronda em cinco imagens
web-how-examples = Exemplos
web-how-score = Pontuação
web-how-score-example = Um exemplo
web-how-numbered = Regras numeradas
web-how-print = Imprimir
