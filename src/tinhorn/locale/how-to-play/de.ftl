### German. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = So wird { $game } gespielt
web-how-goal = Das Ziel
web-how-start = Zu Beginn
web-how-turn = Eine Runde in fünf Bildern
web-how-round = Eine Runde in fünf Bildern
web-how-examples = Beispiele
web-how-score = Wertung
web-how-score-example = Ein Beispiel
web-how-numbered = Alle Regeln
web-how-print = Drucken
