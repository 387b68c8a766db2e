### English. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = How to play { $game }
web-how-goal = The goal
web-how-start = At the start
web-how-turn = A turn in five pictures
web-how-round = A round in five pictures
web-how-examples = Examples
web-how-score = Scoring
web-how-score-example = An example
web-how-numbered = Full rules
web-how-print = Print
