game-liarsdice = Liar’s Dice

liarsdice-bid = { $count } × { $face }

liarsdice-question-roll = The dice are being rolled.
liarsdice-question-open = { $seat } makes the first bid.
liarsdice-question-open-you = Make the first bid.
liarsdice-question-bid = { $bidder } bid { $bid }. { $seat } bids higher or calls.
liarsdice-question-bid-you = { $bidder } bid { $bid }. Bid higher, or call?
liarsdice-question-over = The game is over. { $seat } wins.
liarsdice-question-over-you = The game is over. You win.

liarsdice-label-roll = Roll a { $face }
liarsdice-label-bid = Bid { $bid }
liarsdice-label-call = Call the liar

liarsdice-rolled = All dice are rolled. { $seat } begins.
liarsdice-rolled-you = All dice are rolled. You begin.
liarsdice-bids = { $seat } bids { $bid }.
liarsdice-bids-you = You bid { $bid }.
liarsdice-called = { $seat } calls { $bidder } a liar. The bid was { $bid }, and the dice fit { $found } times.
liarsdice-called-you = You call { $bidder } a liar. The bid was { $bid }, and the dice fit { $found } times.

liarsdice-report-bid = { $seat } made the last bid: { $bid }.
liarsdice-report-bid-you = You made the last bid: { $bid }.
liarsdice-report-dice = { $seat } has the dice { $dice }.
liarsdice-report-dice-you = Your dice: { $dice }.

liarsdice-hint-wild = Count your own dice of a face, and the wild { $sides }s too. Of the others’ dice, not even half may fit.

liarsdice-refusal-players = Liar’s Dice is for 2 to 6 players, not { $players }.
liarsdice-refusal-no-bid = There is no bid to call yet.
liarsdice-refusal-dice = A bid names 1 to { $dice } dice, and a face from 1 to { $sides }.
liarsdice-refusal-low = The bid must be higher: more dice, or as many of a higher face.

web-game-liarsdice = Liar’s Dice
web-game-liarsdice-line = Roll in secret, bid on the dice of everybody, and call the liar.
web-game-liarsdice-time = 3 min
web-option-dice = Dice for each player
web-option-dice-1 = 1
web-option-dice-2 = 2
web-option-dice-3 = 3
web-option-dice-4 = 4
web-option-dice-5 = 5
web-option-sides = Sides of a die
web-option-sides-3 = 3
web-option-sides-4 = 4
web-option-sides-5 = 5
web-option-sides-6 = 6
web-liarsdice-bids = Bids
web-liarsdice-dice = Your dice
web-liarsdice-table = The dice
web-liarsdice-count = Bids: { $count }
web-liarsdice-none = Nobody has bid yet.
web-liarsdice-hidden = a die under the cup
