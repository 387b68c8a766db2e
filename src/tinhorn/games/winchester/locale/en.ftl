### The sentences of Winchester: page, terminal and how-to-play.

## Names and places at the table

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester

## Draws that anyone can check

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duels
winchester-dice-count-challenger = Bang for the challenger
winchester-dice-count-challenged = Bang for the challenged player

## What is asked (the prompt)

winchester-question-deal = The game is being set up.
winchester-question-plot = The next plot is being drawn.
winchester-question-open = Plot { $plot } is up for auction. No bids yet: { $seat } bids or passes.
winchester-question-open-you = Plot { $plot } is up for auction. No bids yet: bid or pass?
winchester-question-bid = Plot { $plot }: { $holder_seat } leads with { MONEY($standing) }. { $seat } bids or passes.
winchester-question-bid-you = Plot { $plot }: { $holder_seat } leads with { MONEY($standing) }. Raise or pass?
winchester-question-bid-to-you = Plot { $plot }: you lead with { MONEY($standing) }. { $seat } bids or passes.
winchester-question-vehicle = { $seat } is moving the boat or the locomotive.
winchester-question-vehicle-you = Move the boat or the locomotive, or pick one and leave it where it is. It pays either way.
winchester-question-rumor = { $seat } is choosing a hidden card to look at.
winchester-question-rumor-you = You hear a rumor. Which hidden card will you look at?
winchester-question-claim = { $seat } may claim shared objectives.
winchester-question-claim-you = Do you want to claim a shared objective?
winchester-question-duel = { $challenger_seat } and { $challenged_seat } draw.
winchester-question-duel-you = You and { $other_seat } draw.
winchester-question-over = The game is over. The win goes to { $winner_seats }.
winchester-question-over-you = The game is over. You win.

## Names of options (buttons and menus)

winchester-label-bid = Bid { MONEY($amount) }
winchester-label-pass = Pass
winchester-label-duel = Declare a duel
winchester-label-boat = Boat to square { $square }
winchester-label-locomotive = Locomotive to square { $square }
# $card is one of the two names below.
winchester-label-look = Look at { $card }
winchester-label-claim = Claim “{ $objective }”
winchester-label-deal = Set up the game
winchester-label-plot = Draw plot { $plot }
winchester-label-bang = Deal Bang to { $seat }
# A hidden card, in the middle of a sentence.
winchester-card-site = the card on plot { $plot }
winchester-card-objective = { $position ->
    [1] { $seat }’s first objective
   *[2] { $seat }’s second objective
}
winchester-card-objective-you = { $position ->
    [1] your first objective
   *[2] your second objective
}

## What an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] It would all go to the saloon.
   *[other] { $tip ->
        [0] Each other player would get { MONEY($share) }.
       *[other] Each other player would get { MONEY($share) }, the saloon { MONEY($tip) }.
    }
}
winchester-consequence-duel = The player who gets Bang buys the plot for { MONEY($amount) }. Your duel token is gone either way.
# These stand under a heading: what the plot would bring the reader. An amount may follow.
# First: how many items of a secret objective the reader has now, and would have then.
winchester-fact-secret = { $objective }: { $items } → { $then }
winchester-fact-secret-now = { $objective }: { $items } so far
winchester-fact-shared = { $objective }: { $have } of { $needs }
winchester-fact-movement = Movement token: best move
winchester-fact-saloon = Saloon token: tips in the saloon
winchester-fact-rumor = Rumor token: look at one hidden card
winchester-fact-hidden = Bonus token: still face down
winchester-fact-mine-known = A mine: you know its card
winchester-fact-mine-unknown = A mine: its card is face down
winchester-fact-ranch-known = The ranch: you know its card
winchester-fact-ranch-unknown = The ranch: its card is face down
winchester-fact-neighbours = { $count ->
    [0] None of your plots are next to it
    [one] One of your plots is next to it
   *[other] { $count } of your plots are next to it
}
winchester-fact-squares = Squares next to it: river { $river }, rails { $rails }
winchester-fact-worth = Your fortune now
winchester-fact-total = In all
winchester-fact-score = { $hidden ->
    [0] { MONEY($amount) } so far
    [one] { MONEY($amount) } so far + 1 hidden card
   *[other] { MONEY($amount) } so far + { $hidden } hidden cards
}

## Names of things

winchester-token-movement = Movement
winchester-token-rumor = Rumor
winchester-token-saloon = Saloon
winchester-objective-forest = Forest
winchester-objective-desert = Desert
winchester-objective-prairie = Prairie
winchester-objective-river = River
winchester-objective-rails = Rails
winchester-objective-saloon = Saloon
winchester-objective-mine = Mines
winchester-objective-ranch = Ranch
winchester-objective-rumor = Rumors
winchester-objective-movement = Movements
# The shared objectives, W-SHARED-1 to W-SHARED-10. The name alone should tell what is wanted.
winchester-shared-1 = One Plot of Each Terrain
winchester-shared-2 = One Token of Each Kind
winchester-shared-3 = Five Plots
winchester-shared-4 = The Last Plot
winchester-shared-5 = Three Connected Plots
winchester-shared-6 = Four Tokens of One Kind
winchester-shared-7 = Three Plots Not on the River
winchester-shared-8 = Three Plots Not on the Rails
winchester-shared-9 = A Saloon Without Tips
winchester-shared-10 = Four Separate Plots
# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] nothing
   *[other] { MONEY($amount) }
}

## The story, one line for each thing that happens

winchester-table-set = The game is set up. { $seat } is the first player.
winchester-table-set-you = The game is set up. You are the first player.
winchester-objectives-dealt = { $seat } gets two secret objectives.
winchester-objectives-seen = { $seat } gets two secret objectives: { $first } and { $second }.
winchester-objectives-seen-you = You get two secret objectives: { $first } and { $second }.
winchester-moment = Auction { $number }: plot { $plot }
winchester-plot-drawn = Plot { $plot } is up for auction. Token: { $token }.
winchester-plot-drawn-hidden = Plot { $plot } is up for auction. Its token is face down.
winchester-bid = { $seat } bids { MONEY($amount) }.
winchester-bid-you = You bid { MONEY($amount) }.
winchester-passed = { $seat } passes.
winchester-passed-you = You pass.
winchester-duel-called = { $seat } challenges { $challenged_seat } to a duel at { MONEY($amount) }.
winchester-duel-called-you = You challenge { $challenged_seat } to a duel at { MONEY($amount) }.
winchester-duel-called-to-you = { $seat } challenges you to a duel at { MONEY($amount) }.
winchester-duel-fought = Bang! { $seat } wins the duel. { $loser_seat }’s gun just clicks.
winchester-duel-fought-you = Bang! You win the duel. { $loser_seat }’s gun just clicks.
winchester-duel-fought-to-you = Bang! { $seat } wins the duel. Your gun just clicks.
# $share is what each other player gets, $tip what goes to the saloon.
winchester-sold = { $share ->
    [0] { $seat } buys plot { $plot } for { MONEY($price) }. It all goes to the saloon.
   *[other] { $tip ->
        [0] { $seat } buys plot { $plot } for { MONEY($price) }. Each other player gets { MONEY($share) }.
       *[other] { $seat } buys plot { $plot } for { MONEY($price) }. Each other player gets { MONEY($share) }, the saloon { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] You buy plot { $plot } for { MONEY($price) }. It all goes to the saloon.
   *[other] { $tip ->
        [0] You buy plot { $plot } for { MONEY($price) }. Each other player gets { MONEY($share) }.
       *[other] You buy plot { $plot } for { MONEY($price) }. Each other player gets { MONEY($share) }, the saloon { MONEY($tip) }.
    }
}
winchester-sold-forced = Nobody bid. { $seat } must buy plot { $plot } for { MONEY($price) }, which goes to the saloon.
winchester-sold-forced-you = Nobody bid. You must buy plot { $plot } for { MONEY($price) }, which goes to the saloon.
winchester-sold-free = Nobody bid. { $seat } is broke and gets plot { $plot } for nothing.
winchester-sold-free-you = Nobody bid. You are broke and get plot { $plot } for nothing.
winchester-took-movement = { $seat } takes a Movement token.
winchester-took-movement-you = You take a Movement token.
winchester-took-rumor = { $seat } takes a Rumor token.
winchester-took-rumor-you = You take a Rumor token.
winchester-took-saloon = { $seat } takes a Saloon token.
winchester-took-saloon-you = You take a Saloon token.
winchester-tips = { $amount ->
    [0] The saloon was empty: { $seat } gets no tips.
   *[other] { $seat } takes { MONEY($amount) } in tips from the saloon.
}
winchester-tips-you = { $amount ->
    [0] The saloon was empty: you get no tips.
   *[other] You take { MONEY($amount) } in tips from the saloon.
}
# $pay says who earns what; see the three messages below.
winchester-moved-boat = { $seat } sends the boat to square { $square }. The bank pays: { $pay }.
winchester-moved-boat-you = You send the boat to square { $square }. The bank pays: { $pay }.
winchester-moved-locomotive = { $seat } sends the locomotive to square { $square }. The bank pays: { $pay }.
winchester-moved-locomotive-you = You send the locomotive to square { $square }. The bank pays: { $pay }.
winchester-earned-nothing = nothing
winchester-earned = { $seat } { MONEY($amount) }
winchester-earned-you = you { MONEY($amount) }
# A list: $first is one of the above, $rest the others in the same form.
winchester-earned-list = { $first }, { $rest }
winchester-rumor = { $seat } looks at { $card }.
winchester-rumor-seen = { $seat } looks at { $card }: { $face }.
winchester-rumor-seen-you = You look at { $card }: { $face }.
winchester-card-turned = { $amount ->
    [0] The card on plot { $plot } is turned over. It pays { $seat } nothing.
   *[other] The card on plot { $plot } is turned over. It pays { $seat } { MONEY($amount) }.
}
winchester-card-turned-you = { $amount ->
    [0] The card on plot { $plot } is turned over. It pays you nothing.
   *[other] The card on plot { $plot } is turned over. It pays you { MONEY($amount) }.
}
winchester-objective-won = { $seat } wins { MONEY($amount) } for “{ $objective }”.
winchester-objective-won-you = You win { MONEY($amount) } for “{ $objective }”.
winchester-claims-declined = { $seat } doesn’t claim anything else.
winchester-claims-declined-you = You don’t claim anything else.
# What a returning player has missed. A limit is a bid limit that was left with the table.
winchester-recap-sold = { $count ->
    [one] 1 plot was sold.
   *[other] { $count } plots were sold.
}
winchester-recap-bought = You bought plot { $plot } for { MONEY($price) }.
winchester-recap-bought-limit = You bought plot { $plot } for { MONEY($price) } (by your limit).
winchester-recap-cash = Cash: { MONEY($before) } → { MONEY($after) }.
# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = The last plot is sold. { $winner_seats } is the richest heir with { MONEY($amount) }: the new head of the family!
winchester-ended-cash = The last plot is sold. { $winner_seats } wins the tie at { MONEY($amount) } with more cash.
winchester-ended-duel-token = The last plot is sold. { $winner_seats } wins the tie at { MONEY($amount) } with an unspent duel token.
winchester-ended-shared = The last plot is sold. With { MONEY($amount) } each, { $winner_seats } share the title of head of the family.
winchester-ended-fortune-you = The last plot is sold. You are the richest heir with { MONEY($amount) }: the new head of the family!
winchester-ended-cash-you = The last plot is sold. You win the tie at { MONEY($amount) } with more cash.
winchester-ended-duel-token-you = The last plot is sold. You win the tie at { MONEY($amount) } with an unspent duel token.
winchester-ended-shared-you = The last plot is sold. With { MONEY($amount) } each, you share the title of head of the family with { $winner_seats }.

## Why an answer is refused

winchester-refusal-turn = It’s { $seat }’s turn to bid.
winchester-refusal-passed = You have passed and are out of this auction.
winchester-refusal-too-low = Bid at least { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] You have no money to bid.
   *[other] You only have { MONEY($cash) }.
}
winchester-refusal-order-limit = A limit is between { MONEY(1) } and { MONEY($most) }.
winchester-refusal-order-twice = There are two limits for the same plots. Keep one of them.
winchester-refusal-no-token = Plot { $plot } has already been sold.
winchester-refusal-duel-not-two = You can only duel when exactly two players are left in the auction.
winchester-refusal-duel-token = You have already spent your duel token.
winchester-refusal-duel-no-bid = There is no bid to duel over yet.
winchester-refusal-duel-cash = You must be able to pay the highest bid, { MONEY($standing) }.
winchester-refusal-not-dueling = { $seat } is not in this duel.
winchester-refusal-square = { $vehicle ->
    [boat] The river has squares 1 to { $most }.
   *[locomotive] The rails have squares 1 to { $most }.
}
winchester-refusal-rumor-seen = You have already seen that card. Pick one you haven’t seen.
winchester-refusal-rumor-none = There is no such hidden card.
winchester-refusal-claim-auto = At this table, shared objectives are claimed for you automatically.
winchester-refusal-claim-gone = That objective isn’t on display.
winchester-refusal-claim-unmet = You haven’t met “{ $objective }” yet.
winchester-refusal-deal = That deal isn’t possible with this box and these table options.

## What is wrong with a component file

winchester-components-banknotes = { $file } has { $count } banknotes; there should be 110.
winchester-components-hats = { $file } has { $count } hats for each player; there should be 10.
winchester-components-cards = { $kind ->
    [mine] { $file } must have { $count } mine cards, none of them below 0.
   *[ranch] { $file } must have { $count } ranch cards, none of them below 0.
}
winchester-components-tokens = { $file } has { $count } bonus tokens; there should be 19, of three kinds.
winchester-components-numbers = { $file } must number the plots from 1 to 19, each number once.
winchester-components-terrain = { $terrain ->
    [desert] { $file } has { $found } desert plots; there should be { $count }.
    [prairie] { $file } has { $found } prairie plots; there should be { $count }.
   *[forest] { $file } has { $found } forest plots; there should be { $count }.
}
winchester-components-neighbours = { $file } says that plot { $plot } borders on { $other }, but not the other way round.
winchester-components-2019 = { $file } gives plot { $plot } the wrong number for the 2019 edition.
winchester-components-site = { $file } puts a mine or the ranch on plot { $plot }: mines lie in the desert, the ranch on the prairie.
winchester-components-ranches = { $file } has { $count } ranches; there should be one.
# $printed and $found are lists of plot numbers.
winchester-components-list = { $list ->
    [river] In { $file } the river touches plots { $found }; according to the rulebook, { $printed }.
    [rails] In { $file } the rails touch plots { $found }; according to the rulebook, { $printed }.
    [saloon] In { $file } around the saloon are plots { $found }; according to the rulebook, { $printed }.
    [mines] In { $file } the mines are on plots { $found }; according to the rulebook, { $printed }.
   *[ranch] In { $file } the ranch and the land around it are plots { $found }; according to the rulebook, { $printed }.
}

## The terminal: the map

winchester-terrain-desert = desert
winchester-terrain-prairie = prairie
winchester-terrain-forest = forest
winchester-panel-map = The map
winchester-panel-sold = { $sold } of { $plots } plots sold
# The letters stand beside each plot. Keep the letters, translate the words.
winchester-panel-legend = ~ river  # rails  S saloon  M mine  R ranch  r next to the ranch  ► for sale
# $plots are the numbers of the plots that share a side with this one.
winchester-panel-beside = next to { $plots }
winchester-panel-vehicle-boat = Boat on square { $square } of { $squares }, next to plots { $plots }
winchester-panel-vehicle-locomotive = Locomotive on square { $square } of { $squares }, next to plots { $plots }
winchester-panel-squares-boat = River
winchester-panel-squares-locomotive = Rails

## The terminal: players, objectives, what I know

winchester-panel-head-name = Player
winchester-panel-head-plots = Plots
winchester-panel-head-tokens = Tokens
winchester-panel-head-duel = Duel
winchester-panel-head-cash = Cash
winchester-panel-players = Players
winchester-panel-signs = ★ first player  ▸ you
winchester-panel-money = { MONEY($amount) }
winchester-panel-dollars = { DOLLARS($dollars) }
winchester-panel-display = Shared objectives
winchester-panel-met = (met by { $met_seats })
winchester-panel-tips = in the saloon
winchester-panel-mine = Only you see this: { MONEY($amount) } in hand
winchester-panel-objective = { $objective }: { MONEY($pay) } each at the end; { $count } so far, { MONEY($amount) }
winchester-panel-saw = Seen with a Rumor token: { $card } ({ $face })

## The terminal: the auction and the answers

winchester-panel-plot = Plot { $plot } is up for auction
winchester-panel-token-movement = Movement token
winchester-panel-token-rumor = Rumor token
winchester-panel-token-saloon = Saloon token
winchester-panel-token-hidden = token face down
winchester-panel-near-river = river
winchester-panel-near-rails = rails
winchester-panel-near-saloon = around the saloon
winchester-panel-near-mine = mine
winchester-panel-near-ranch = ranch land
winchester-panel-no-bid = No bid yet.
winchester-panel-bid = { MONEY($amount) } by { $seat }.
winchester-panel-in = Still in: { $in_seats }.
winchester-panel-out = Passed: { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = To bid, type { $dollars }, { $amount }k or { $amount }: they all mean the same
# Something else than a multiple of 1,000 was typed as a bid.
winchester-panel-thousands = Bids are whole thousands of dollars, such as 4000, 4k or 4.
# What to type to move a vehicle: one word, before the number of a square.
winchester-panel-word-boat = boat
winchester-panel-word-locomotive = loco
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = Which one: { $boat } { $square } or { $locomotive } { $square }?

## Ties in the final ranking

winchester-tie-cash = { $seat } is ahead of { $other_seat }: tied at { MONEY($total) }, but with more cash ({ MONEY($more) } to { MONEY($less) }).
winchester-tie-cash-you = You are ahead of { $other_seat }: tied at { MONEY($total) }, but with more cash ({ MONEY($more) } to { MONEY($less) }).
winchester-tie-cash-to-you = { $seat } is ahead of you: tied at { MONEY($total) }, but with more cash ({ MONEY($more) } to { MONEY($less) }).
winchester-tie-token = { $seat } is ahead of { $other_seat }: tied at { MONEY($total) }, but still holding a duel token.
winchester-tie-token-you = You are ahead of { $other_seat }: tied at { MONEY($total) }, but still holding a duel token.
winchester-tie-token-to-you = { $seat } is ahead of you: tied at { MONEY($total) }, but still holding a duel token.

## The terminal: the score sheet

winchester-sheet-title = Final fortunes
winchester-sheet-cash = Cash
winchester-sheet-objective-1 = Objective
winchester-sheet-objective-2 = Objective
winchester-sheet-score = { $objective } { $items }
winchester-sheet-most = Most plots
# How many plots, and how many of them in the largest connected group.
winchester-sheet-plots = { $plots }, group { $group }
winchester-sheet-total = Fortune
winchester-sheet-rank = Rank
winchester-sheet-tied = Tied at { MONEY($amount) }: { $seat } has { MONEY($cash) } without the secret objectives and { $token ->
    [yes] still has a duel token.
   *[no] has no duel token left.
}
winchester-sheet-by-fortune = Decided by total fortune.
winchester-sheet-by-cash = Fortunes tied; decided by cash, not counting the secret objectives.
winchester-sheet-by-duel-token = Fortunes and cash tied; decided by who still has a duel token.
winchester-sheet-by-shared = Tied on everything: they share the title of head of the family.

## What a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Nobody has bid yet, so opening is cheap. If nobody bids at all, the first player has to take the plot for { MONEY(1) }.
winchester-hint-raise = The winning bid is split among the other players, so a plot you don’t want can still earn you money when someone else buys it.
winchester-hint-worth = Check what this plot is worth to you: your secret objectives, the shared ones, and the token on it.
winchester-hint-complete = This plot would complete a shared objective for you. You get that money right away.
winchester-hint-secret = This plot counts toward one of your secret objectives, which pays you at the end.
winchester-hint-cash = Only you can see your money. You can never bid more than you have.
winchester-hint-cash-shown = All players can see how much money everyone has. Nobody can bid more than they have.
winchester-hint-duel = Only two of you are left. You can spend your one duel token and let the cards decide: the winner buys the plot for the highest bid.
winchester-hint-broke = You can’t afford to raise, so pass. The buyer pays you a share of the price.
winchester-hint-vehicle = Pick a square next to your own plots: the bank pays { MONEY(1) } to the owner of every plot touching it.
winchester-hint-rumor = A mine or ranch card tells you what its plot pays; an objective tells you what an opponent is after. Only you will see it.
winchester-hint-claim = Claim any objective you have met before somebody else does.
# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = Nineteen plots come up for auction, one at a time. The buyer gets the token on the plot and uses it right away.
winchester-tip-PlotSold = The price was split equally among the other players; what couldn’t be split went to the saloon as a tip.
winchester-tip-VehicleMoved = The boat and the locomotive pay everyone who owns a plot next to where they stop, not just the player who moved them.
winchester-tip-TipsTaken = A Saloon token collects all the tips in the saloon, except the tip from this purchase.
winchester-tip-RumorHeard = Everyone sees which card was looked at, but not what’s on it.
winchester-tip-CardTurned = Each mine has a hidden card, and so does the ranch. It pays the buyer once, then leaves the game.
winchester-tip-ObjectiveWon = A shared objective pays only the first player to meet it; then the card and its money are gone.
winchester-tip-DuelCalled = A duel ends the auction at once. Each player has one duel token for the whole game.
winchester-tip-DuelFought = The player with Bang buys the plot for the highest bid, no matter who made it.

## The lesson, a scripted first game

winchester-lesson-goal = Old Winchester has died, and his nineteen plots of land are being auctioned off, one after another. You are one of the heirs. The goal: be the richest player when the last plot is sold. Land by itself is worth nothing. What counts is the money it brings you.
winchester-lesson-mine = This is yours. You start with { MONEY($cash) }, and only you can see it. Your two secret objectives pay you at the end of the game: { MONEY($saloon) } for each of your plots around the saloon, { MONEY($river) } for each of your plots on the river.
winchester-lesson-bid = Plot { $plot } is up for auction. It touches the river and the saloon, so it will pay you { MONEY($pays) } at the end. Players bid in turn, and each bid must be at least { MONEY($step) } higher than the last. If you pass, you are out of this auction. Bid { MONEY($amount) }.
winchester-lesson-money = You bought the plot for { MONEY($price) }. The money doesn’t go to the bank: it is split equally among the other players, { MONEY($share) } each. The { MONEY($rest) } left over goes to the saloon as a tip. So whatever you pay makes your opponents richer!
winchester-lesson-token = Every plot has a token. The buyer uses it at once and keeps it, because some objectives count tokens. This one is Movement: move the boat or the locomotive, and the bank pays { MONEY($amount) } to the owner of each plot next to its new square. Move the locomotive to square { $square }, next to your plot. The other two kinds: Saloon collects the tips in the saloon, Rumor lets you look at a hidden card.
winchester-lesson-shared = These are the five shared objectives, with { MONEY($least) } to { MONEY($most) } under them. The first player to meet one takes its money at once. The buyer opens the next auction, so it’s your turn again. Plot { $plot } touches the saloon, too: bid { MONEY($amount) }.
winchester-lesson-duel = { $seat } has bid { MONEY($amount) }, and only two players are left in the auction: now a duel is possible. Once per game, on your turn, you may spend your duel token instead of bidding. Two cards are dealt: the player with Bang buys the plot for the last bid, the player with Click gets nothing. Declare a duel!
winchester-lesson-pass = Bang! You get the plot for { MONEY($price) }, and its Saloon token earned you { MONEY($tips) } in tips. Plot { $plot } helps with neither of your objectives. Pass: if somebody else buys it, you get a share of the price.
winchester-lesson-earned = { $seat } paid { MONEY($price) }, and { MONEY($share) } of it is yours. The plot has a mine: its hidden card paid { $seat } { MONEY($card) }. The ranch has such a card, too. With the plot’s Rumor token, { $seat } looked at one of your secret objectives. One last rule: if nobody bids, the first player must buy the plot for { MONEY(1) }.
winchester-lesson-end = To show you the ending, bots have played the other auctions. After the nineteenth plot, everyone counts their cash, what their two secret objectives pay, and { MONEY($amount) } for having the most plots. The richest player wins. Now pick up again at the fourth auction and play the rest yourself. You’ll get tips at first, then fewer and fewer.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } has a fortune of { MONEY($amount) }.
winchester-report-score-you = You have a fortune of { MONEY($amount) }.
winchester-report-so-far = So far you have { MONEY($total) }: { MONEY($cash) } in cash and { MONEY($objectives) } from your secret objectives.
winchester-report-money = { $seat } has { MONEY($amount) }.
winchester-report-money-you = You have { MONEY($amount) }.
winchester-report-money-secret = { $seat }’s money is secret.
# $plots is a list of plot numbers.
winchester-report-plots = { $count ->
    [0] { $seat } owns no plots yet.
    [one] { $seat } owns plot { $plots }.
   *[other] { $seat } owns { $count } plots: { $plots }.
}
winchester-report-plots-you = { $count ->
    [0] You own no plots yet.
    [one] You own plot { $plots }.
   *[other] You own { $count } plots: { $plots }.
}
winchester-report-tokens = { $seat }’s tokens: { $movement } Movement, { $saloon } Saloon, { $rumor } Rumor.
winchester-report-tokens-you = Your tokens: { $movement } Movement, { $saloon } Saloon, { $rumor } Rumor.
winchester-report-duel-held = { $seat } still has a duel token.
winchester-report-duel-held-you = You still have your duel token.
winchester-report-duel-spent = { $seat } has spent their duel token.
winchester-report-duel-spent-you = You have spent your duel token.
# $card is a hidden card in the middle of a sentence, such as “Ben’s first objective”.
winchester-report-seen = You know { $card }: { $face }.
# $fact is a line such as “Forest: 0 → 1”.
winchester-report-fact = { $fact }, { MONEY($amount) }
winchester-report-shared = { $objective }: { MONEY($amount) }.
winchester-report-race = { $objective }: { MONEY($amount) }; { $race }.
winchester-race = { $seat } { $have }/{ $needs }
winchester-race-you = you { $have }/{ $needs }
winchester-report-most = { $count ->
    [0] Nobody owns a plot yet.
    [one] Most plots: { $most_seats } with 1.
   *[other] Most plots: { $most_seats } with { $count }.
}
winchester-report-saloon = { $amount ->
    [0] There are no tips in the saloon.
   *[other] Tips in the saloon: { MONEY($amount) }.
}
winchester-report-first = { $seat } is the first player.
winchester-report-first-you = You are the first player.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Plot { $plot }: { $words }; next to { $beside }; unsold.
winchester-report-plot-of = Plot { $plot }: { $words }; next to { $beside }; owned by { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }

## The lobby

web-game-winchester-line = Outbid your opponents for 19 plots of land, keep your goals secret, and settle it with a duel when only two of you are left.
web-game-winchester-time = 10 min with bots, 30 with friends

## Learning a game

web-winchester-note-cash = Cash in hand. It was secret until now.
web-winchester-note-secret = A secret objective pays for every plot or token of its kind.
web-winchester-note-plots = { MONEY(5) } for the most plots. If tied, the largest group of connected plots decides.
web-winchester-note-total = The richest player wins. Ties go to the player with more cash, then to the one with an unused duel token.
web-winchester-from-start = At the start
web-winchester-from-sales = Shares of other sales
web-winchester-from-bank = From the bank: boat and locomotive
web-winchester-from-cards = Mines and ranch
web-winchester-from-tips = Tips from the saloon
web-winchester-from-shared = Shared objectives
web-winchester-from-secret = Secret objectives
web-winchester-from-plots = Most plots
web-winchester-from-spent = Paid for plots

## The table in words

web-text-board-winchester = Auction and map

## The page: the board

web-winchester-progress = { $round ->
    [19] Winchester · finished
   *[other] Winchester · { $round } of 19 sold
}
web-winchester-map = Map of 19 plots
web-winchester-plot = Plot { $plot }
web-winchester-plot-of = Plot { $plot }: { $seat }
web-winchester-plot-free = Plot { $plot }: unsold
web-winchester-desert = Desert
web-winchester-prairie = Prairie
web-winchester-forest = Forest
web-winchester-token-movement = Movement
web-winchester-token-rumor = Rumor
web-winchester-token-saloon = Saloon
web-winchester-token-hidden = face down
web-winchester-plots = Plots
web-winchester-duel-token = Duel token
web-winchester-duel-token-spent = Duel token spent
web-winchester-tab-now = Now
web-winchester-tab-mine = My hand
web-winchester-place = place { $place }, { MONEY($points) }
web-winchester-tab-shared = Shared
web-winchester-just-now = Just now
# Bidding
web-winchester-you-have = You have { MONEY($cash) }.
web-winchester-look-choose = Choose a card
web-winchester-rumor-secrecy = The others see which card you look at, but not what’s on it.
web-winchester-standing = Highest bid
web-winchester-no-bid = none yet
web-winchester-still-in = still in
web-winchester-passed = passed
web-winchester-leads = leads with
web-winchester-raise = Raise
web-winchester-split = { MONEY($amount) } → { $rival_seats } +{ MONEY($share) } each, saloon { MONEY($tip) }
web-winchester-split-short = { MONEY($amount) } → +{ MONEY($share) } each, saloon { MONEY($tip) }
web-winchester-can-pay = { $seat } can pay { MONEY($cash) }
web-winchester-if-won = If you win it
web-winchester-at-once = now
web-winchester-at-end = at the end
web-winchester-up-to = up to
web-winchester-pass-later = Pass on my turn
web-winchester-bid-limit = Bid for me up to
web-winchester-bid-limit-set = Bidding for you up to
web-winchester-bid-limit-go = Bid for me
web-winchester-bid-limit-stop = Stop bidding for me
web-winchester-bid-limit-pass = Bidding for you up to { MONEY($amount) }, then passing.
web-winchester-bid-limit-ask = Bidding for you up to { MONEY($amount) }, then asking you again.
web-winchester-bid-limit-out = You will pass automatically on your turn.
web-winchester-then-pass = then pass
web-winchester-then-ask = then ask me
winchester-order-fits = Plot { $plot } fits: bids up to { MONEY($amount) }.
winchester-order-behind = Plot { $plot } fits, but another limit counts: { MONEY($amount) }.
winchester-order-later = { $count ->
    [0] No unsold plot fits now.
    [one] Fits plot { $plots }.
   *[other] Fits plots { $plots }.
}
winchester-order-ride = Best now: { $ride }, for { MONEY($amount) }.
web-winchester-later = Plots of later auctions
web-winchester-rule-beside = Beside my plots
web-winchester-rule-any = Any plot
web-winchester-rule-limit = { $kind }: up to
web-winchester-rule-add = Add a limit for
web-winchester-otherwise = Above the limits, and for all other plots
web-winchester-otherwise-pass = pass
web-winchester-order-movement = Movement token
web-winchester-order-movement-most = the most for me
web-winchester-orders-asked = Rumors, duels and claims wait for you.
# Duel
web-winchester-duel-short = Duel
web-winchester-duel = Duel for plot { $plot }
web-winchester-versus = vs.
web-winchester-bang = Bang
web-winchester-click = Click
web-winchester-draws = { $other_seat } draws… { $seat } draws…
web-winchester-draws-you = { $other_seat } draws… You draw…
web-winchester-going-once = Going once…
web-winchester-going-twice = Going twice…
web-winchester-outbid = { $seat } outbids you: { MONEY($amount) }
web-winchester-proof = Check the draw
# Movement
web-winchester-movement = Movement
web-winchester-movement-note = pick one to move
web-winchester-locomotive = Locomotive
web-winchester-boat = Boat
web-winchester-stops = Squares
web-winchester-square = Square { $square }
web-winchester-stay = Square { $square } (stay)
web-winchester-leave = Leave it there
web-winchester-stop-here = Stop on square { $square }
web-winchester-stop-stay = Leave it on square { $square }
web-winchester-pays-nobody = Nobody earns anything there.
web-winchester-other-stops = Other squares
# Rumor
web-winchester-rumor = Rumor
web-winchester-rumor-note = look at one card
web-winchester-secret = { $position ->
    [1] first
   *[2] second
}
web-winchester-sites = Mines and ranch
web-winchester-noted = Noted
web-winchester-notebook = Notebook
web-winchester-notebook-empty = Notebook: empty
web-winchester-note-card = Plot { $plot }: { $amount ->
    [0] nothing
   *[other] { MONEY($amount) }
}
# Mine
web-winchester-cash = Cash
web-winchester-so-far = { $items } so far: { MONEY($amount) }
web-winchester-worth = Fortune now
web-winchester-payments = Payments
web-winchester-counts = { $objective }: { MONEY($each) } for each of these plots
web-winchester-plot-counts = Plot { $plot }: { MONEY($amount) } for your secret objectives
web-winchester-pays-forest = { MONEY(3) } per forest plot
web-winchester-pays-desert = { MONEY(3) } per desert plot
web-winchester-pays-prairie = { MONEY(3) } per prairie plot
web-winchester-pays-river = { MONEY(3) } per plot on the river
web-winchester-pays-rails = { MONEY(3) } per plot on the rails
web-winchester-pays-saloon = { MONEY(5) } per plot around the saloon
web-winchester-pays-mine = { MONEY(5) } per mine
web-winchester-pays-ranch = { MONEY(3) } for the ranch and each plot around it
web-winchester-pays-rumor = { MONEY(3) } per Rumor token
web-winchester-pays-movement = { MONEY(3) } per Movement token
# Shared objectives
web-winchester-shared = Shared objectives
web-winchester-shared-note = first to meet it gets the money
web-winchester-near = { $have }/{ $needs }
web-winchester-then = → { $then }/{ $needs } with this plot
web-winchester-closer-to = Closer to
web-winchester-closer = Unsold plots that bring you closer to “{ $objective }”
web-winchester-no-closer = No single plot brings you closer to “{ $objective }”
web-winchester-taken = taken by { $seat }
web-winchester-taken-you = taken by you
web-winchester-claim = Claim
web-winchester-claims-done = Done claiming
# The score sheet
web-winchester-sheet-secret = { $position ->
    [1] First objective
   *[2] Second objective
}
web-winchester-sheet-plots = Most plots
web-winchester-sheet-plots-note = plots · largest group
web-winchester-sheet-group = { $plots } · { $group }
web-winchester-sheet-lead = { MONEY($amount) }, ahead of { MONEY($next) }
web-winchester-sure = Are you sure?
web-winchester-go-on = Continue
web-winchester-on = Forward

## The coach

# $worth, $bid: banknotes
winchester-why-too-dear = The plot was worth about { MONEY($worth) }, but { MONEY($bid) } was bid.
winchester-why-let-go = The plot was worth about { MONEY($worth) }, and a bid of { MONEY($bid) } would have been enough to stay in.
winchester-why-smaller-raise = A smaller raise saves money, as long as it’s enough.
winchester-why-larger-raise = A larger raise makes the others give up sooner.
winchester-why-duel = A duel is an even chance to get the plot for the highest bid.
winchester-why-no-duel = Half of all duels are lost.
winchester-suggestion-worth = The plot is worth about { MONEY($worth) } to you now.
winchester-suggestion-dear = The plot is worth about { MONEY($worth) } to you now: less than the next bid.
winchester-suggestion-broke = You don’t have enough money for another bid.
winchester-suggestion-pass = { $share ->
    [0] The plot is worth about { MONEY($worth) } to you, but passing saves your money for later plots.
   *[other] The plot is worth about { MONEY($worth) } to you, but passing saves your money for later plots and earns you { MONEY($share) } at this price.
}

## Settings

web-set-confirmDuel = Confirm duels
web-set-confirmDuel-note = the button asks “Are you sure?”
web-set-confirmPass = Confirm passes
web-set-confirmPass-note = the button asks “Are you sure?”

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-winchester-beat-plot = Auction: plot { $plot }
web-winchester-beat-bid = { $seat }: { MONEY($amount) }
web-winchester-beat-bid-you = You: { MONEY($amount) }
web-winchester-beat-duel-called = A duel: { $seat } against { $other_seat }
web-winchester-beat-duel-called-you = A duel: you against { $other_seat }
web-winchester-beat-duel-called-to-you = A duel: { $seat } against you
web-winchester-beat-duel-won = Bang! { $seat } wins the duel.
web-winchester-beat-duel-won-you = Bang! You win the duel.
web-winchester-beat-sold = Sold to { $seat }!
web-winchester-beat-sold-you = Sold to you!
web-winchester-beat-token = { $seat }: { $token }
web-winchester-beat-token-you = You: { $token }
web-winchester-beat-tips = { $amount ->
    [0] { $seat }: no tips
   *[other] { $seat }: { MONEY($amount) } in tips
}
web-winchester-beat-tips-you = { $amount ->
    [0] You: no tips
   *[other] You: { MONEY($amount) } in tips
}
web-winchester-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-winchester-beat-paid = { $share ->
    [0] { $seat } pays the saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] { $seat } pays { MONEY($share) } each.
       *[other] { $seat } pays { MONEY($share) } each, the saloon { MONEY($tip) }.
    }
}
web-winchester-beat-paid-you = { $share ->
    [0] You pay the saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] You pay { MONEY($share) } each.
       *[other] You pay { MONEY($share) } each, the saloon { MONEY($tip) }.
    }
}
web-winchester-beat-boat = { $seat } sends the boat to square { $square }.
web-winchester-beat-boat-you = You send the boat to square { $square }.
web-winchester-beat-locomotive = { $seat } sends the locomotive to square { $square }.
web-winchester-beat-locomotive-you = You send the locomotive to square { $square }.
web-winchester-beat-card = { $amount ->
    [0] The card pays { $seat } nothing.
   *[other] The card pays { $seat } { MONEY($amount) }.
}
web-winchester-beat-card-you = { $amount ->
    [0] The card pays you nothing.
   *[other] The card pays you { MONEY($amount) }.
}
web-winchester-beat-objective = { $seat } wins { MONEY($amount) }: { $objective }
web-winchester-beat-objective-you = You win { MONEY($amount) }: { $objective }
web-winchester-beat-pays = Bang! { $seat } pays { MONEY($amount) }
web-winchester-beat-pays-you = Bang! You pay { MONEY($amount) }

## How a finished game went

web-net-worth-winchester = { MONEY($amount) }
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Plots sold
web-luck-winchester = Duels won, compared with an even split.
web-luck-winchester-tries = Duels

## Questions to the table

topic-plots = plots, land, own plots
topic-tokens = tokens, bonus tokens
topic-duel-tokens = duel tokens, duel token
topic-secrets = objectives, secrets, secret objectives
topic-sale = sale, hammer, auction, what is for sale
topic-bid = highest bid, current bid, standing bid, who leads, leader, still in
topic-shared = shared, shared objectives
topic-first = first player, who starts
topic-boat = boat, river
topic-locomotive = locomotive, train, rails
topic-worth = worth, what is it worth, value
topic-most = most plots
topic-saloon = saloon, tips
topic-left = how far, plots left, how long
topic-plot = map, board, plot

## A new table

web-option-edition = Edition
web-option-edition-note = The two editions number the plots differently.
web-option-edition-2020 = 2020 numbering
web-option-edition-2019 = 2019 numbering
web-option-bonus = Bonus tokens
web-option-bonus-note = Face down, a plot shows its token only when it is bought.
web-option-bonus-open = face up
web-option-bonus-hidden = face down
web-option-claims = Shared objectives
web-option-claims-note = Whether the winner of a shared objective gets its money at once, or has to think of it.
web-option-claims-auto = claimed automatically
web-option-claims-manual = claim them yourself
web-option-ledger = Money
web-option-ledger-note = Who can see how much money everybody has.
web-option-ledger-secret = secret
web-option-ledger-helped = shown to players, not to spectators
web-option-ledger-open = shown to everyone

## How to play

web-how-winchester-goal = Old Winchester has died, and his 19 plots of land are up for auction. Be the richest heir when all of them are sold. Plots bring money through their tokens, mines and objectives. What you pay for a plot goes to the other players.
web-how-winchester-start = Each player has { MONEY(8) }, a duel token and two secret objectives; money and secret objectives stay hidden. Five shared objectives lie face up, with { MONEY(3) } to { MONEY(7) } under them. Each plot has a token. The mines and the ranch have a hidden card. One { MONEY(1) } tip lies in the saloon.
web-how-winchester-step-1-title = A plot is drawn
web-how-winchester-step-1 = The first player draws a plot at random. Everyone sees its terrain and its token.
web-how-winchester-step-2-title = Bid or pass
web-how-winchester-step-2 = In turn, players bid at least { MONEY(1) } more or pass. Whoever passes is out of this auction. If nobody bids, the first player must buy the plot for { MONEY(1) }.
web-how-winchester-step-3-title = The buyer pays the others
web-how-winchester-step-3 = The price is split equally among the other players. What cannot be split goes to the saloon as a tip.
web-how-winchester-step-4-title = The token is used
web-how-winchester-step-4 = The buyer uses the token at once and keeps it. If the plot has a mine or the ranch, its hidden card is turned over, and the bank pays the buyer that amount.
web-how-winchester-step-5-title = Objectives are checked
web-how-winchester-step-5 = The first player to meet a shared objective takes the money under it. Then the buyer is first player and opens the next auction.
web-how-winchester-pay-title = { MONEY(7) } split three ways
web-how-winchester-pay = Ann buys a plot for { MONEY(7) }. Ben, Cleo and Dan get { MONEY(2) } each. The { MONEY(1) } that is left goes to the saloon.
web-how-winchester-move-title = The locomotive pays
web-how-winchester-move = Ann owns plot 8, Ben owns plot 14. With a Movement token Ann stops the locomotive between them: the bank pays each of them { MONEY(1) }.
web-how-winchester-duel-title = A duel
web-how-winchester-duel = Only Ann and Ben are still in the auction, and Ben has bid { MONEY(4) }. On her turn, Ann spends her duel token. Each of them takes one of two cards. The player with Bang buys the plot for { MONEY(4) }, the other gets nothing. Each player has one duel token per game.
web-how-winchester-movement = Move the boat or the locomotive. The bank pays { MONEY(1) } to the owner of each plot next to its square.
web-how-winchester-saloon = Take all the tips in the saloon, except the one from this purchase.
web-how-winchester-rumor = Look at a hidden card: an opponent’s secret objective, a mine or the ranch.
web-how-winchester-score = After the 19th plot, everyone adds up their cash, their two secret objectives, and { MONEY(5) } for the most plots. The richest player wins.
web-how-winchester-tokens = The three tokens
web-how-winchester-secrets = Secret objectives (paid at the end)

# What was drawn, in the list of draws of “Check fairness”.
web-winchester-drawn-deal = Setup
web-winchester-drawn-plot = Plot for sale
web-winchester-drawn-duel = Duel
