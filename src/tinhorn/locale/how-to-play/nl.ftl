### Dutch. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = Zo speel je { $game }
web-how-goal = Het doel
web-how-start = Aan het begin
web-how-turn = Een beurt in vijf plaatjes
web-how-round = Een ronde in vijf plaatjes
web-how-examples = Voorbeelden
web-how-score = Puntentelling
web-how-score-example = Een voorbeeld
web-how-numbered = Alle regels
web-how-print = Afdrukken
