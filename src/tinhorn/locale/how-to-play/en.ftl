### English. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = How to play { $game }
web-how-goal = The goal
web-how-start = At the start
web-how-turn = A turn in five pictures
web-how-round = A round in five pictures
web-how-examples = Worked examples
web-how-tokens = The three tokens
web-how-secrets = Secret objectives, paid at the end
web-how-places = The places, in order
web-how-score = Scoring
web-how-score-example = An example
web-how-numbered = Numbered rules
web-how-print = Print

## Winchester

web-how-winchester-goal = Be the richest player when all 19 plots have been sold. Plots bring money through their tokens, through mines, and through objectives. What you pay for a plot goes to the other players.
web-how-winchester-start = Each player has { MONEY(8) }, a duel token and two secret objectives. Money and objectives stay hidden from the others.
web-how-winchester-step-1-title = A plot is drawn
web-how-winchester-step-1 = The first player draws a plot at random. Everyone sees its terrain and its token.
web-how-winchester-step-2-title = Bid or pass
web-how-winchester-step-2 = In turn, players bid at least { MONEY(1) } more or pass. Whoever passes is out of this auction. If nobody bids, the first player buys the plot for { MONEY(1) }.
web-how-winchester-step-3-title = The buyer pays the others
web-how-winchester-step-3 = The price is split equally among the other players. What cannot be split goes to the saloon as a tip.
web-how-winchester-step-4-title = The token is used
web-how-winchester-step-4 = The buyer uses the token at once. On a mine or the ranch, a hidden card is turned over, and the bank pays its amount.
web-how-winchester-step-5-title = Objectives are checked
web-how-winchester-step-5 = A shared objective pays the first player to meet it. Then the buyer opens the next auction.
web-how-winchester-pay-title = { MONEY(7) } among three
web-how-winchester-pay = Ann buys a plot for { MONEY(7) }. Ben, Cleo and Dan get { MONEY(2) } each. The { MONEY(1) } that is left goes to the saloon.
web-how-winchester-move-title = The locomotive pays
web-how-winchester-move = Ann owns plot 8, Ben owns plot 14. With a Movement token Ann stops the locomotive between them: the bank pays each of them { MONEY(1) }.
web-how-winchester-duel-title = A duel
web-how-winchester-duel = Only Ann and Ben are still in the auction, and Ben has bid { MONEY(4) }. On her turn, Ann spends her duel token. Each of them takes one of two cards. The player with Bang buys the plot for { MONEY(4) }, the other gets nothing. Each player has one duel token per game.
web-how-winchester-movement = Move the boat or the locomotive. The bank pays { MONEY(1) } for each plot next to its square, to the owner.
web-how-winchester-saloon = Take all the tips in the saloon, except the one from this purchase.
web-how-winchester-rumor = Look at a hidden card: an opponent’s secret objective, a mine or the ranch.
web-how-winchester-score = After the 19th plot everyone counts: cash, the two secret objectives, and { MONEY(5) } for the most plots. The richest player wins.

## Dice Town

web-how-dicetown-goal = Have the most points when the gold mine is empty or all properties are taken.
web-how-dicetown-start = Each player has five dice and { DOLLARS(8) }. One player has the sheriff’s star. The mine holds 30 nuggets, the bank { DOLLARS(3) }.
web-how-dicetown-step-1-title = Roll and choose
web-how-dicetown-step-1 = All players roll in secret and choose dice to keep. One die is free. Each further one costs { DOLLARS(1) }, and so does keeping none. The money goes to the stagecoach.
web-how-dicetown-step-2-title = Reveal and roll again
web-how-dicetown-step-2 = All lift their cups at once and roll the other dice again. As soon as somebody has kept five dice, everybody else rolls once more and keeps everything.
web-how-dicetown-step-3-title = Visit the town
web-how-dicetown-step-3 = At each place, the player with the most dice of its face acts. If players are tied, the sheriff decides. Tied players may offer a bribe.
web-how-dicetown-step-4-title = The best hand
web-how-dicetown-step-4 = The best poker hand takes a property at the Town Hall, and one more for each A in it.
web-how-dicetown-step-5-title = The rest visit Doc Badluck
web-how-dicetown-step-5 = Players who controlled no place take an elixir. The money from the stagecoach now lies in the bank, as loot for the next round.
web-how-dicetown-keep-title = What dice cost
web-how-dicetown-keep = Ann has rolled 9 9 J Q K. Both 9s are kept: the first is free, the second costs { DOLLARS(1) }. Three dice would cost { DOLLARS(2) }.
web-how-dicetown-town-title = Who gets what
web-how-dicetown-town = Ann has the most 9s and takes 3 nuggets. Ben has the most 10s and Ks: all the bills in the bank, and the star. Cleo has the most Js, draws four cards and keeps one. Four of a kind is also the best hand: with one A, Cleo takes two properties.
web-how-dicetown-tie-title = A tie
web-how-dicetown-tie = Ann and Ben have two 10s each. Both make the sheriff an offer at the same time. The sheriff chooses Ben: Ben pays the offer and robs the bank. Ann keeps hers.
web-how-dicetown-score = Each nugget is worth 1 point, every { DOLLARS(2) } are worth 1, the star is worth 5. Equipment and properties count their values. The most points win.
