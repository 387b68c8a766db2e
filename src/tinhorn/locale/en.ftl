### English. Every sentence that people read in tinhorn.
###
### For translators:
### - Each message is a whole sentence, or a whole name. Nothing is glued together out of pieces:
###   change the order of words as your language likes it.
### - A key that ends in -you speaks to the reader about their own doing. The same key without it
###   speaks of another player.
### - $seat, and whatever ends in _seat, is one player's name. What ends in _seats is one name or
###   several, already joined ("Ann and Bob").
### - MONEY($amount) writes Winchester's banknotes as dollars in the way of your language: 7 is $7,000.
###   DOLLARS($amount) does so for plain dollars: 7 is $7.
### - Sentences are short. The tone is dry and friendly, a West without clichés or dialect.
### - Words that the boxes use: plot, saloon, rumor, movement, duel, mine, ranch, objective. Keep to
###   the words that the box has in your language; never copy its sentences.


## Names and places at the table

# Instead of a name, where none is known. $number counts from 0, as records do.
seat-without-name = Seat { $number }


## Answers that no game accepts

refusal-not-asked = You are not asked now.
refusal-does-not-fit = That does not answer what is asked.
# $prompt is the number of the question.
stale-prompt = Question { $prompt } is no longer open.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = “{ $text }” is not an answer. Answers begin with one of: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = What belongs after “{ $action }”: { $fields }.
malformed-wrong-value = “{ $text }” cannot be read: { $detail }.


## Setting up a table

setup-players = This game is for { $least } to { $most } players, not for { $players }.
setup-no-such-seat = There is no seat { $number } at this table. Seats count from 0.


## Bots

# $known lists the bots there are.
bot-unknown = There is no bot “{ $name }” for { $game }. There are: { $known }.
bots-count = { $players ->
    [one] A table for one player needs one bot, not { $bots }.
   *[other] A table for { $players } players needs { $players } bots, not { $bots }.
}
bots-no-games = Play at least one game, not { $games }.


## Records of games

record-unreadable = This is not the record of a game: { $detail }.
record-format = The record has format { $format }; this version of tinhorn reads format { $known }.
record-game = The record is of “{ $game }”, which is not played here. Played here: { $known }.
record-rules = The record was played by version { $rules } of the rules; this is version { $known }.
record-start = This is not a state from which a game can go on.
record-start-elsewhere = This game went on from a moment of another one. Such a game can be opened only on the server on which it was played.
record-names = The record has { $names ->
    [one] one name
   *[other] { $names } names
}, which does not fit its number of players.
# $number is the place of the answer in the record; $detail is the sentence that refuses it.
record-entry = Answer { $number } of the record cannot be given: { $detail }
record-table = The table that the record names cannot be one: nobody could find it.
record-outcome = The outcome in the record is not how this game ended.


## Files that say what is in the box

components-unreadable = { $file } cannot be read: { $detail }.
components-malformed = { $file } does not describe what is in the box: { $detail }.


## Tables

# Where a table stands, for whoever wants what is only possible earlier or later.
table-seating = The game has not begun.
table-playing = The game has begun.
table-over = The game is over.
table-abandoned = This table was closed before its game was over.
table-full = Every seat at this table is taken.
table-seat-taken = Seat { $number } is taken.
table-unknown = There is no table “{ $table }”.
table-taken = There is a table “{ $table }” already.
# $rules is the version of the rules.
table-rules = This table plays { $game } by version { $rules } of its rules, which is not played here.
refusal-nothing-to-undo = There is nothing to take back.


## The database

storage-url = “{ $url }” is no address of a database. Give sqlite:///FILE or postgresql://…
storage-folder = The folder { $folder } cannot be made: { $detail }.
storage-driver = The driver { $driver } is not installed.
storage-unreachable = The database cannot be reached: { $detail }.
storage-corrupt = { $file } is not a database, or a damaged one.
storage-unwritable = { $file } cannot be written.
storage-failed = The database { $file } failed: { $detail }.
# $found and $known are versions of its layout.
storage-newer = The database has layout { $found }, made by a newer version of tinhorn; this one knows { $known }.


## Draws that anyone can check

fairness-missing = This game was not played with draws that can be checked.
fairness-unpublished = The secret of this game is not published yet.
fairness-commitment = The secret is not the one that was promised before the game.
fairness-options = The table options are not those that went into the draws.
fairness-contributions = { $count ->
    [one] One player added to the draws, which does not fit this table.
   *[other] { $count } players added to the draws, which does not fit this table.
}
fairness-hex = “{ $text }” is not what was put into the draws: it has the wrong length or letters.
# $entry is the place in the record; $label and $number name the draw.
fairness-draw = Entry { $entry } was not drawn like this: { $label } number { $number } comes out differently.

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-tally = Duels
winchester-tally-challenger = Bang for who called it
winchester-tally-challenged = Bang for who was called
dicetown-tally = Dice
dicetown-tally-face = { $face }


## Winchester: what is asked (the prompt)

winchester-ask-deal = The table is being set.
winchester-ask-plot = The next plot is being drawn.
winchester-ask-open = Plot { $plot } is up, nobody has bid. { $seat } bids or passes.
winchester-ask-open-you = Plot { $plot } is up, nobody has bid. Do you bid or pass?
winchester-ask-bid = Plot { $plot } stands at { MONEY($standing) } with { $holder_seat }. { $seat } bids or passes.
winchester-ask-bid-you = Plot { $plot } stands at { MONEY($standing) } with { $holder_seat }. Do you bid more or pass?
winchester-ask-vehicle = { $seat } moves the boat or the locomotive.
winchester-ask-vehicle-you = Move the boat or the locomotive, or let one of them work where it stands.
winchester-ask-rumor = { $seat } looks at a hidden card.
winchester-ask-rumor-you = You hear a rumor. Which hidden card do you look at?
winchester-ask-claim = { $seat } may claim shared objectives.
winchester-ask-claim-you = Do you claim a shared objective?
winchester-ask-duel = { $challenger_seat } and { $challenged_seat } draw.
winchester-ask-over = The game is over. The title goes to { $winner_seats }.


## Winchester: names of options (buttons and menus)

winchester-label-bid = Bid { MONEY($amount) }
winchester-label-pass = Pass
winchester-label-duel = Call a duel
winchester-label-boat = Boat to square { $square }
winchester-label-locomotive = Locomotive to square { $square }
# $card is one of the two names below.
winchester-label-look = Look at { $card }
winchester-label-claim = Claim “{ $objective }”
winchester-label-deal = Set the table
winchester-label-plot = Draw plot { $plot }
winchester-label-bang = Deal Bang to { $seat }

# A hidden card, in the middle of a sentence.
winchester-card-site = the card on plot { $plot }
winchester-card-objective = { $position ->
    [1] { $seat }’s first objective
   *[2] { $seat }’s second objective
}


## Winchester: what an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] All of it would go to the saloon.
   *[other] { $tip ->
        [0] Each of the others would get { MONEY($share) }.
       *[other] Each of the others would get { MONEY($share) }, the saloon { MONEY($tip) }.
    }
}
winchester-consequence-duel = Whoever draws Bang buys the plot for { MONEY($amount) }. Your duel token is gone either way.

# These stand under a heading: what the plot would bring the reader. An amount may follow.
# First: how many items of a secret objective the reader has now, and would have then.
winchester-fact-secret = { $objective }: { $items } → { $then }
winchester-fact-secret-now = { $objective }: { $items } so far
winchester-fact-shared = { $objective }: { $have } of { $needs }
winchester-fact-movement = Movement token: best ride
winchester-fact-saloon = Saloon token: tips
winchester-fact-rumor = Rumor token: a look at a hidden card
winchester-fact-hidden = Bonus token: still face down
winchester-fact-mine-known = A mine: you know its card
winchester-fact-mine-unknown = A mine: its card is face down
winchester-fact-ranch-known = The ranch: you know its card
winchester-fact-ranch-unknown = The ranch: its card is face down
winchester-fact-neighbours = { $count ->
    [0] No plot of yours beside it
    [one] One plot of yours beside it
   *[other] { $count } plots of yours beside it
}
winchester-fact-squares = Squares: river { $river }, rails { $rails }


## Winchester: names of things

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
winchester-shared-1 = A Plot of Each Terrain
winchester-shared-2 = A Token of Each Kind
winchester-shared-3 = Five Plots
winchester-shared-4 = The Last Plot
winchester-shared-5 = Three Connected Plots
winchester-shared-6 = Four Tokens of One Kind
winchester-shared-7 = Three Plots off the River
winchester-shared-8 = Three Plots off the Rails
winchester-shared-9 = An Empty Saloon
winchester-shared-10 = Four Scattered Plots

# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] nothing
   *[other] { MONEY($amount) }
}


## Winchester: the story, one line for each thing that happens

winchester-table-set = The table is set. { $seat } is first player.
winchester-table-set-you = The table is set. You are first player.
winchester-objectives-dealt = { $seat } gets two secret objectives.
winchester-objectives-seen = { $seat } gets two secret objectives: { $first } and { $second }.
winchester-objectives-seen-you = You get two secret objectives: { $first } and { $second }.

winchester-plot-drawn = Plot { $plot } is up for auction. Token: { $token }.
winchester-plot-drawn-hidden = Plot { $plot } is up for auction. Its token is face down.
winchester-bid = { $seat } bids { MONEY($amount) }.
winchester-bid-you = You bid { MONEY($amount) }.
winchester-passed = { $seat } passes.
winchester-passed-you = You pass.

winchester-duel-called = { $seat } calls { $challenged_seat } out: a duel at { MONEY($amount) }.
winchester-duel-called-you = You call { $challenged_seat } out: a duel at { MONEY($amount) }.
winchester-duel-fought = Bang! { $seat } wins the duel. { $loser_seat } only hears a click.
winchester-duel-fought-you = Bang! You win the duel. { $loser_seat } only hears a click.

# $share is what each other player gets, $tip what goes to the saloon.
winchester-sold = { $share ->
    [0] { $seat } buys plot { $plot } for { MONEY($price) }. All of it goes to the saloon.
   *[other] { $tip ->
        [0] { $seat } buys plot { $plot } for { MONEY($price) }. Each of the others gets { MONEY($share) }.
       *[other] { $seat } buys plot { $plot } for { MONEY($price) }. Each of the others gets { MONEY($share) }, the saloon { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] You buy plot { $plot } for { MONEY($price) }. All of it goes to the saloon.
   *[other] { $tip ->
        [0] You buy plot { $plot } for { MONEY($price) }. Each of the others gets { MONEY($share) }.
       *[other] You buy plot { $plot } for { MONEY($price) }. Each of the others gets { MONEY($share) }, the saloon { MONEY($tip) }.
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
   *[other] { $seat } takes { MONEY($amount) } of tips from the saloon.
}
winchester-tips-you = { $amount ->
    [0] The saloon was empty: you get no tips.
   *[other] You take { MONEY($amount) } of tips from the saloon.
}

# $pay says who earns what; see the three messages below.
winchester-moved-boat = { $seat } sends the boat to square { $square }. The bank pays: { $pay }.
winchester-moved-boat-you = You send the boat to square { $square }. The bank pays: { $pay }.
winchester-moved-locomotive = { $seat } sends the locomotive to square { $square }. The bank pays: { $pay }.
winchester-moved-locomotive-you = You send the locomotive to square { $square }. The bank pays: { $pay }.
winchester-earned-nothing = nobody
winchester-earned = { $seat } { MONEY($amount) }
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
winchester-claims-declined = { $seat } claims nothing more.
winchester-claims-declined-you = You claim nothing more.

# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = The last plot is sold. { $winner_seats } is the richest with { MONEY($amount) }.
winchester-ended-cash = The last plot is sold. { $winner_seats } wins the tie at { MONEY($amount) }: more cash.
winchester-ended-duel-token = The last plot is sold. { $winner_seats } wins the tie at { MONEY($amount) }: the duel token was never spent.
winchester-ended-shared = The last plot is sold. { $winner_seats } share the title with { MONEY($amount) } each.


## Winchester: why an answer is refused

winchester-refusal-turn = It is { $seat }’s turn to bid.
winchester-refusal-passed = You have passed and are out of this auction.
winchester-refusal-too-low = Bid at least { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] You have no money to bid.
   *[other] You hold only { MONEY($cash) }.
}
winchester-refusal-no-token = Plot { $plot } has been sold.
winchester-refusal-duel-not-two = A duel takes exactly two who are still in the auction.
winchester-refusal-duel-token = You have spent your duel token.
winchester-refusal-duel-no-bid = There is no bid yet to fight over.
winchester-refusal-duel-cash = You must be able to pay the { MONEY($standing) } that stand.
winchester-refusal-not-dueling = { $seat } is not in this duel.
winchester-refusal-square = { $vehicle ->
    [boat] The river has squares 1 to { $most }.
   *[locomotive] The rails have squares 1 to { $most }.
}
winchester-refusal-rumor-seen = You have seen that card. Pick one you have not seen.
winchester-refusal-rumor-none = There is no such hidden card.
winchester-refusal-claim-auto = At this table objectives are claimed for you.
winchester-refusal-claim-gone = That objective is not on display.
winchester-refusal-claim-unmet = You have not met W-SHARED-{ $objective } yet.
winchester-refusal-deal = The box and the options of this table cannot give such a deal.


## Winchester: what is wrong with a component file

winchester-components-banknotes = { $file } has { $count } banknotes; there are 110.
winchester-components-hats = { $file } has { $count } hats for each player; there are 10.
winchester-components-cards = { $kind ->
    [mine] { $file } must have { $count } mine cards, none of them below 0.
   *[ranch] { $file } must have { $count } ranch cards, none of them below 0.
}
winchester-components-tokens = { $file } has { $count } bonus tokens; there are 19, of three kinds.
winchester-components-numbers = { $file } must number the plots from 1 to 19, each number once.
winchester-components-terrain = { $terrain ->
    [desert] { $file } has { $found } desert plots; there are { $count }.
    [prairie] { $file } has { $found } prairie plots; there are { $count }.
   *[forest] { $file } has { $found } forest plots; there are { $count }.
}
winchester-components-neighbours = { $file } says that plot { $plot } borders on { $other }, but not the other way round.
winchester-components-2019 = { $file } gives plot { $plot } the wrong number of the 2019 edition.
winchester-components-site = { $file } puts a mine or the ranch on plot { $plot }: mines lie in the desert, the ranch on the prairie.
winchester-components-ranches = { $file } has { $count } ranches; there is one.
# $printed and $found are lists of plot numbers.
winchester-components-list = { $list ->
    [river] In { $file } the river touches plots { $found }; by the rulebook { $printed }.
    [rails] In { $file } the rails touch plots { $found }; by the rulebook { $printed }.
    [saloon] In { $file } around the saloon are plots { $found }; by the rulebook { $printed }.
    [mines] In { $file } the mines are on plots { $found }; by the rulebook { $printed }.
   *[ranch] In { $file } the ranch and the land around it are plots { $found }; by the rulebook { $printed }.
}


## Winchester in the terminal: the map

winchester-terrain-desert = desert
winchester-terrain-prairie = prairie
winchester-terrain-forest = forest
winchester-panel-map = The map
winchester-panel-sold = { $sold } of { $plots } plots sold
# The letters stand beside each plot. Keep the letters, translate the words.
winchester-panel-legend = ~ river  # rails  S saloon  M mine  R ranch  r by the ranch  ► for sale
# $plots are the numbers of the plots that share a side with this one.
winchester-panel-beside = beside { $plots }
winchester-panel-vehicle-boat = Boat on { $square } of { $squares }, at plots { $plots }
winchester-panel-vehicle-locomotive = Locomotive on { $square } of { $squares }, at plots { $plots }
winchester-panel-squares-boat = River
winchester-panel-squares-locomotive = Rails


## Winchester in the terminal: players, objectives, what I know

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
winchester-panel-mine = Yours alone: { MONEY($amount) } in hand
winchester-panel-objective = { $objective }, { MONEY($pay) } each at the end: { $count } so far, { MONEY($amount) }
winchester-panel-saw = Seen by rumor, { $card }: { $face }


## Winchester in the terminal: the auction and the answers

winchester-panel-plot = Plot { $plot } is up
winchester-panel-token-movement = Movement token
winchester-panel-token-rumor = Rumor token
winchester-panel-token-saloon = Saloon token
winchester-panel-token-hidden = token face down
winchester-panel-near-river = river
winchester-panel-near-rails = rails
winchester-panel-near-saloon = by the saloon
winchester-panel-near-mine = mine
winchester-panel-near-ranch = ranch land
winchester-panel-no-bid = No bid yet.
winchester-panel-bid = { MONEY($amount) } by { $seat }.
winchester-panel-in = In: { $in_seats }.
winchester-panel-out = Out: { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = Bid so many thousand dollars


## Winchester in the terminal: the score sheet

winchester-sheet-title = The fortunes
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
    [yes] still the duel token.
   *[no] no duel token.
}
winchester-sheet-by-fortune = Decided by the fortune (W-END-4).
winchester-sheet-by-cash = Tied fortunes, decided by the cash without the secret objectives (W-END-4).
winchester-sheet-by-duel-token = Tied fortunes and cash, decided by the duel token still held (W-END-4).
winchester-sheet-by-shared = Tied in everything: the title is shared (W-END-4).


## Winchester: what a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Nobody has bid yet. A first bid is cheap, but if nobody wants the plot, the first player must take it for { MONEY(1) }.
winchester-hint-raise = The price is shared out among the others, you included if you lose: a plot you do not want may still pay you.
winchester-hint-worth = Look at what the plot would bring you: your secret objectives, the shared ones, and the token on it.
winchester-hint-complete = This plot would complete a shared objective for you. That money comes at once.
winchester-hint-secret = This plot counts for one of your secret objectives, which pays you at the end.
winchester-hint-cash = Only you see your money. You may never bid more than you hold.
winchester-hint-duel = Two are left. With your one duel token you may let the cards decide: the winner pays the standing bid.
winchester-hint-broke = You cannot raise, so pass. Whoever buys the plot pays you a share of the price.
winchester-hint-vehicle = Pick a square beside plots of yours: the bank pays { MONEY(1) } for each plot there, to whoever owns it.
winchester-hint-rumor = A mine or ranch card tells you what its plot pays; an objective tells you what a rival is after. Only you will see it.
winchester-hint-claim = Claim what you have met before somebody else does.

# When something happens for the first time. The story above it says what has happened.
winchester-remark-PlotDrawn = Nineteen plots come up one by one. The token on a plot works at once for whoever buys it.
winchester-remark-PlotSold = The price went to the other players in equal parts; what could not be shared is a tip in the saloon.
winchester-remark-VehicleMoved = Boat and locomotive pay every owner beside the square where they stop, not only the one who moved them.
winchester-remark-TipsTaken = A Saloon token takes all the tips except those of its own purchase.
winchester-remark-RumorHeard = Everybody learns which card was looked at, but not what is on it.
winchester-remark-CardTurned = Mines and the ranch have a hidden card. It pays its buyer once and is gone.
winchester-remark-ObjectiveWon = Shared objectives are for whoever meets them first: the money under the card is gone with it.
winchester-remark-DuelCalled = A duel ends the auction at once. Each player has one duel token for the whole game.
winchester-remark-DuelFought = Bang wins the plot for the standing bid, whoever made it.


## Winchester: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } has a fortune of { MONEY($amount) }.
winchester-report-score-you = You have a fortune of { MONEY($amount) }.
winchester-report-money = { $seat } has { MONEY($amount) }.
winchester-report-money-you = You have { MONEY($amount) }.
winchester-report-money-secret = { $seat }’s money is secret.
# $plots is a list of plot numbers.
winchester-report-plots = { $count ->
    [0] { $seat } owns no plot yet.
    [one] { $seat } owns plot { $plots }.
   *[other] { $seat } owns { $count } plots: { $plots }.
}
winchester-report-plots-you = { $count ->
    [0] You own no plot yet.
    [one] You own plot { $plots }.
   *[other] You own { $count } plots: { $plots }.
}
winchester-report-tokens = { $seat }’s tokens: { $movement } Movement, { $saloon } Saloon, { $rumor } Rumor.
winchester-report-tokens-you = Your tokens: { $movement } Movement, { $saloon } Saloon, { $rumor } Rumor.
winchester-report-duel-held = { $seat } still has the duel token.
winchester-report-duel-held-you = You still have your duel token.
winchester-report-duel-spent = { $seat } has spent the duel token.
winchester-report-duel-spent-you = You have spent your duel token.
# $card is a hidden card in the middle of a sentence, such as “Ben’s first objective”.
winchester-report-seen = You know { $card }: { $face }.
# $fact is a line such as “Forest: 0 → 1”.
winchester-report-fact = { $fact }, { MONEY($amount) }
winchester-report-shared = { $objective }: { MONEY($amount) }.
winchester-report-most = { $count ->
    [0] Nobody owns a plot yet.
    [one] Most plots: { $most_seats } with 1.
   *[other] Most plots: { $most_seats } with { $count }.
}
winchester-report-saloon = { $amount ->
    [0] There are no tips in the saloon.
   *[other] Tips in the saloon: { MONEY($amount) }.
}
winchester-report-first = { $seat } is first player.
winchester-report-first-you = You are first player.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Plot { $plot }: { $words }; beside { $beside }; not sold.
winchester-report-plot-of = Plot { $plot }: { $words }; beside { $beside }; owned by { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }


## Dice Town: what is asked (the prompt)

dicetown-ask-keep = Everyone chooses in secret which dice to keep.
dicetown-ask-keep-you = Which dice do you keep?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-ask-turn = A moment to play Professional Gambler.
dicetown-ask-turn-you = Do you play the Professional Gambler and turn one of your dice?
dicetown-ask-turn-none-you = A moment to play Professional Gambler. You do not hold it.
dicetown-ask-react = A moment to play { $card }.
dicetown-ask-react-you = Now is the moment to play { $card }. Do you?
dicetown-ask-react-none-you = A moment to play { $card }. You do not hold it.
dicetown-ask-counter = { $player_seat } plays { $card }. A moment to play Wanted.
dicetown-ask-counter-you = { $player_seat } plays { $card }. Do you stop it with Wanted?
dicetown-ask-counter-none-you = { $player_seat } plays { $card }. You have no Wanted to stop it with.
dicetown-ask-offer = A tie at { $place }. The tied players make their offers to { $sheriff_seat }, the sheriff.
dicetown-ask-offer-you = You are tied at { $place }. What do you offer { $sheriff_seat }, the sheriff?
dicetown-ask-leader = { $tied_seats } are tied at { $place }. { $seat }, the sheriff, says who leads.
dicetown-ask-leader-you = { $tied_seats } are tied at { $place }. You wear the star: who leads?
# Whose Brute was countered keeps only what can be paid for.
dicetown-ask-trim = { $seat } cannot pay for all the dice and chooses which stay.
dicetown-ask-trim-you = { $count ->
    [one] Your Brute was stopped, and you can pay for no extra dice. Which die stays?
   *[other] Your Brute was stopped, and you can pay for only { $count } dice. Which ones stay?
}
dicetown-ask-card = { $count ->
    [one] { $seat } looks at a card from the General Store.
   *[other] { $seat } keeps one of { $count } cards from the General Store.
}
dicetown-ask-card-you = { $count ->
    [one] You drew one card at the General Store. Take it.
   *[other] You drew { $count } cards at the General Store. Which one do you keep?
}
dicetown-ask-rob = { $seat } looks for somebody to rob in the saloon.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-ask-rob-you = { $count ->
    [one] You lead the saloon with one Q. From whom do you draw a card?
   *[other] You lead the saloon with { $count } Qs. From whom do you draw cards?
}
dicetown-ask-steal = { $seat } keeps one of { $victim_seat }’s cards.
dicetown-ask-steal-you = Which of { $victim_seat }’s cards do you keep?
dicetown-ask-order = { $seat }, the sheriff, says who visits Doc Badluck first.
dicetown-ask-order-you = You wear the star. In which order do they visit Doc Badluck?
dicetown-ask-visit = { $seat } picks an elixir at Doc Badluck’s.
dicetown-ask-visit-you = Doc Badluck has something for you. Which elixir do you take?
dicetown-ask-joe = { $seat } turns up Nervous Joe and picks who has to pay.
dicetown-ask-joe-you = You turn up Nervous Joe. Who has to pay you?
dicetown-ask-giver-friendship = { $seat } asks somebody for a store card.
dicetown-ask-giver-friendship-you = Friendship: whom do you ask for a store card?
dicetown-ask-giver-dominion = { $seat } asks somebody for a property.
dicetown-ask-giver-dominion-you = Dominion: whom do you ask for a property?
dicetown-ask-gift-friendship = { $seat } gives { $taker_seat } a store card.
dicetown-ask-gift-friendship-you = Which store card do you give { $taker_seat }?
dicetown-ask-gift-dominion = { $seat } gives { $taker_seat } a property.
dicetown-ask-gift-dominion-you = Which property do you give { $taker_seat }?
dicetown-ask-protect = { $seat } picks two properties to protect.
dicetown-ask-protect-you = Which two properties do you lay out, safe from theft?
dicetown-ask-winner = Tied to the last. { $seat }, the sheriff, names the winner.
dicetown-ask-winner-you = Tied to the last, and you wear the star. Who wins?
dicetown-ask-over = The game is over. { $winner_seats } owns the town.

# While chance is at work.
dicetown-draw-deal = The table is being set.
dicetown-draw-roll = Dice rattle under the cups.
dicetown-draw-store = Store cards are being drawn.
dicetown-draw-theft = Cards are being drawn from a hand.
dicetown-draw-property = Properties are being drawn.
dicetown-draw-elixir = An elixir is being drawn.


## Dice Town: names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] Keep { $dice }, free
   *[other] Keep { $dice } for { DOLLARS($cost) }
}
dicetown-label-keep-none = Keep none for { DOLLARS(1) }
dicetown-label-brute = Keep { $dice } with the Brute
dicetown-label-trim = Keep { $dice }
dicetown-label-pass = Pass
dicetown-label-play = Play { $card }
dicetown-label-turn = Turn { $die } to { $face }
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = Offer { $offer }
dicetown-label-leader = { $seat } leads
dicetown-label-card = Pick { $card }
dicetown-label-joe = Send Nervous Joe to { $target_seat }
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] From { $victim_seat }: 1 property
       *[other] From { $victim_seat }: { $properties } properties
    }
    [one] { $properties ->
        [0] From { $victim_seat }: 1 store card
        [one] From { $victim_seat }: 1 store card, 1 property
       *[other] From { $victim_seat }: 1 store card, { $properties } properties
    }
   *[other] { $properties ->
        [0] From { $victim_seat }: { $store } store cards
        [one] From { $victim_seat }: { $store } store cards, 1 property
       *[other] From { $victim_seat }: { $store } store cards, { $properties } properties
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = Take { $elixir }
dicetown-label-elixir-top = Take the unseen one on top
dicetown-label-giver = Ask { $seat }
dicetown-label-protect = Protect { $cards }
dicetown-label-winner = { $seat } wins
dicetown-label-deal = Set the table
dicetown-label-roll = Roll the dice
dicetown-label-draw = Draw { $cards }


## Dice Town: names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = the gold mine
dicetown-place-bank = the bank
dicetown-place-store = the General Store
dicetown-place-saloon = the saloon
dicetown-place-office = the sheriff’s office
dicetown-place-hall = the Town Hall

# Cards whose faces the reader may see.
dicetown-card-brute = Brute
dicetown-card-gambler = Professional Gambler
dicetown-card-dynamite = Dynamite
dicetown-card-barmaids = Barmaids
dicetown-card-corruption = Corruption
dicetown-card-credit = Unlimited Credit
dicetown-card-joe = Nervous Joe
dicetown-card-marshal = Marshal
dicetown-card-shares = Equal Shares
dicetown-card-wanted = Wanted
dicetown-card-elixir = Elixir
dicetown-card-equipment-1 = Equipment worth 1
dicetown-card-equipment-2 = Equipment worth 2
dicetown-card-equipment-3 = Equipment worth 3
dicetown-card-equipment-4 = Equipment worth 4
dicetown-card-equipment-5 = Equipment worth 5
dicetown-card-equipment-6 = Equipment worth 6
dicetown-card-equipment-7 = Equipment worth 7
dicetown-card-equipment-8 = Equipment worth 8
dicetown-card-property-1 = a property worth 1
dicetown-card-property-2 = a property worth 2
dicetown-card-property-3 = a property worth 3
dicetown-card-property-4 = a property worth 4
dicetown-card-property-5 = a property worth 5
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [one] a store card
   *[other] { $count } store cards
}
dicetown-back-property = { $count ->
    [one] a property
   *[other] { $count } properties
}

dicetown-elixir-wealth = Wealth
dicetown-elixir-friendship = Friendship
dicetown-elixir-charm = Charm
dicetown-elixir-luck = Luck
dicetown-elixir-power = Power
dicetown-elixir-protection = Protection
dicetown-elixir-dominion = Dominion

dicetown-nothing = nothing
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}


## Dice Town: how a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = nobody yet: { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats }, with the best hand: { $worth }
   *[other] { $leader_seats }, with { $count }: { $worth }
}
dicetown-fact-tied = tied, { $leader_seats }: { $worth }
dicetown-worth-mine = { $count ->
    [one] 1 nugget left
   *[other] { $count } nuggets left
}
dicetown-worth-bank = { $bills ->
    [0] empty
   *[other] { DOLLARS($bills) } of loot
}
dicetown-worth-store = a card to keep
dicetown-worth-saloon = a card to steal
dicetown-worth-office = the star
dicetown-worth-hall = { $points ->
    [0] nothing left
   *[other] next: { $points }
}

# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] No nugget is left
    [one] 1 nugget for you: 1 point
   *[other] { $count } nuggets for you: { $count } points
}
dicetown-own-bank = { $bills ->
    [0] Nothing to take, but it counts as leading
   *[other] { DOLLARS($bills) } for you: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}
dicetown-own-store = { $visits ->
    [2] You draw { $count } and keep one, twice
   *[other] { $count ->
        [one] You draw a card and keep it
       *[other] You draw { $count } cards and keep one
    }
}
dicetown-own-saloon = { $count ->
    [0] Nobody has a card to steal
    [one] You draw a card of a rival and keep it
   *[other] You draw { $count } cards of a rival and keep one
}
dicetown-own-office-won = The star for you: { $points } points
dicetown-own-office-kept = You keep the star: { $points } points
dicetown-own-hall = { $count ->
    [0] No property is left
    [one] 1 property for you: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $count } properties for you: { $points } points
}
dicetown-own-doc-due = You lead nothing so far: you would have to visit
dicetown-own-doc-safe = You lead a place: no visit for you

dicetown-consequence-joe = { $bills ->
    [0] nothing to be had there
   *[other] { DOLLARS($bills) } for you
}
dicetown-consequence-offer = only if { $sheriff_seat } picks you


## Dice Town: when a card is played, and what it does

dicetown-effect-brute = as you keep two dice or more: all of them free
dicetown-effect-gambler = after you kept dice: turn one of yours to any face
dicetown-effect-dynamite = as you lead the gold mine: twice the nuggets
dicetown-effect-barmaids = as you lead the saloon: steal twice
dicetown-effect-corruption = as you lead the Town Hall: one property more, off the deck
dicetown-effect-credit = as you lead the General Store: one visit more
dicetown-effect-joe = at once: { DOLLARS(4) } from a player you name
dicetown-effect-marshal = when the star would change hands: it does not
dicetown-effect-shares = when somebody else robs the bank: half of the loot
dicetown-effect-wanted = when somebody else plays a store card: it does nothing
dicetown-effect-elixir = when anybody visits Doc Badluck: you visit too
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] at the end: 1 point
   *[other] at the end: { $points } points
}

dicetown-effect-wealth = each of the others gives you { DOLLARS(2) }
dicetown-effect-charm = each of the others gives you 1 nugget
dicetown-effect-luck = a card off the store deck
dicetown-effect-power = the sheriff’s star
dicetown-effect-protection = two of your properties are safe from theft
dicetown-effect-friendship = a player you name gives you a store card
dicetown-effect-dominion = a player you name gives you a property


## Dice Town: the story, the hand

dicetown-table-set = The table is set. { $seat } wears the sheriff’s star.
dicetown-table-set-you = The table is set. You wear the sheriff’s star.
dicetown-round = Round { $round }.
dicetown-rolled = Everyone rolls, under the cup.
dicetown-rolled-you = You roll { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } keeps { $dice }.
   *[other] { $seat } keeps { $dice } for { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] You keep { $dice }.
   *[other] You keep { $dice } for { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } keeps none and pays { DOLLARS($cost) }.
dicetown-kept-none-you = You keep none and pay { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } cannot pay and keeps only { $dice }.
   *[other] { $seat } pays { DOLLARS($cost) } and keeps only { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] You cannot pay and keep only { $dice }.
   *[other] You pay { DOLLARS($cost) } and keep only { $dice }.
}
dicetown-brute-paid = { $seat } pays { DOLLARS($cost) } for the dice after all.
dicetown-brute-paid-you = You pay { DOLLARS($cost) } for the dice after all.
dicetown-last-dice = { $seat } rolls the last dice: { $dice }.
dicetown-last-dice-you = You roll your last dice: { $dice }.
dicetown-turned = { $seat } turns { $die } to { $face }.
dicetown-turned-you = You turn { $die } to { $face }.


## Dice Town: the story, the town

dicetown-led = { $seat } leads { $place }.
dicetown-led-you = You lead { $place }.
dicetown-played = { $seat } plays { $card }.
dicetown-played-you = You play { $card }.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } plays { $card }: { $die } is to become { $face }.
dicetown-played-turn-you = You play { $card }: { $die } is to become { $face }.
dicetown-countered = { $seat }’s { $card } comes to nothing.
dicetown-countered-you = Your { $card } comes to nothing.
dicetown-dug = { $count ->
    [one] { $seat } digs up 1 nugget.
   *[other] { $seat } digs up { $count } nuggets.
}
dicetown-dug-you = { $count ->
    [one] You dig up 1 nugget.
   *[other] You dig up { $count } nuggets.
}
dicetown-bank = { $bills ->
    [0] { $seat } finds the bank empty.
   *[other] { $seat } robs the bank of { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] You find the bank empty.
   *[other] You rob the bank of { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } takes { DOLLARS($bills) } of { $other_seat }’s loot.
dicetown-shared-you = You take { DOLLARS($bills) } of { $other_seat }’s loot.
dicetown-shared-to-you = { $seat } takes { DOLLARS($bills) } of your loot.
dicetown-coach = The stagecoach brings the bank { DOLLARS($bills) }.
dicetown-drew = { $seat } draws { $cards }.
dicetown-drew-you = You draw { $cards }.
dicetown-kept-card = { $seat } keeps { $card }.
dicetown-kept-card-you = You keep { $card }.
dicetown-store-shuffled = The discards are shuffled: a new store deck.
dicetown-joe-sent = { $seat } sends Nervous Joe to { $other_seat }.
dicetown-joe-sent-you = You send Nervous Joe to { $other_seat }.
dicetown-joe-sent-to-you = { $seat } sends Nervous Joe to you.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } has nothing for Nervous Joe.
   *[other] Nervous Joe takes { DOLLARS($bills) } from { $other_seat } to { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } has nothing for Nervous Joe.
   *[other] Nervous Joe brings you { DOLLARS($bills) } from { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] You have nothing for Nervous Joe.
   *[other] Nervous Joe takes { DOLLARS($bills) } from you to { $seat }.
}
dicetown-nobody-robbed = { $seat } finds nobody to rob.
dicetown-nobody-robbed-you = You find nobody to rob.
dicetown-loot = { $seat } draws from { $other_seat }: { $cards }.
dicetown-loot-you = You draw from { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } draws from you: { $cards }.
dicetown-stolen = { $seat } steals { $card } from { $other_seat }.
dicetown-stolen-you = You steal { $card } from { $other_seat }.
dicetown-stolen-to-you = { $seat } steals { $card } from you.
dicetown-star = { $seat } takes the star.
dicetown-star-you = You take the star.
dicetown-star-kept = { $seat } stays in office.
dicetown-star-kept-you = You stay in office.
dicetown-properties = { $seat } takes { $cards }.
dicetown-properties-you = You take { $cards }.
dicetown-corruption = { $seat } takes { $card } off the deck.
dicetown-corruption-you = You take { $card } off the deck; nobody else sees it.
dicetown-row-refilled = New on display: { $cards }.


## Dice Town: the story, the sheriff’s desk

dicetown-offer = { $seat } offers { $other_seat } { $offer }.
dicetown-offer-you = You offer { $other_seat } { $offer }.
dicetown-offer-to-you = { $seat } offers you { $offer }.
dicetown-leader = { $seat }, the sheriff, gives { $place } to { $other_seat }.
dicetown-leader-you = You give { $place } to { $other_seat }.
dicetown-leader-to-you = { $seat }, the sheriff, gives { $place } to you.
dicetown-leader-self = { $seat }, the sheriff, keeps { $place }.
dicetown-leader-self-you = You keep { $place } for yourself.
dicetown-offer-taken = { $seat } hands { $other_seat } { $offer }.
dicetown-offer-taken-you = You hand { $other_seat } { $offer }.
dicetown-offer-taken-to-you = { $seat } hands you { $offer }.


## Dice Town: the story, Doc Badluck

dicetown-visits = { $seat } sends them to Doc Badluck in this order: { $visitor_seats }.
dicetown-visits-you = You send them to Doc Badluck in this order: { $visitor_seats }.
dicetown-elixir-taken = { $seat } takes the elixir { $elixir }.
dicetown-elixir-taken-you = You take the elixir { $elixir }.
dicetown-elixir-drawn = { $seat } takes the elixir on top: { $elixir }.
dicetown-elixir-drawn-you = You take the elixir on top: { $elixir }.
dicetown-wealth = { $bills ->
    [0] Nobody has a dollar for { $seat }.
   *[other] The others give { $seat } { DOLLARS($bills) }.
}
dicetown-wealth-you = { $bills ->
    [0] Nobody has a dollar for you.
   *[other] The others give you { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Nobody has a nugget for { $seat }.
    [one] The others give { $seat } 1 nugget.
   *[other] The others give { $seat } { $count } nuggets.
}
dicetown-charm-you = { $count ->
    [0] Nobody has a nugget for you.
    [one] The others give you 1 nugget.
   *[other] The others give you { $count } nuggets.
}
dicetown-luck = { $seat } draws { $card }.
dicetown-luck-you = You draw { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } asks { $other_seat } for { $card }.
dicetown-giver-you = You ask { $other_seat } for { $card }.
dicetown-giver-to-you = { $seat } asks you for { $card }.
dicetown-given = { $seat } gives { $other_seat } { $card }.
dicetown-given-you = You give { $other_seat } { $card }.
dicetown-given-to-you = { $seat } gives you { $card }.
dicetown-protected = { $seat } lays out { $cards }, safe from theft.
dicetown-protected-you = You lay out { $cards }, safe from theft.
dicetown-wasted = { $elixir } does nothing for { $seat }.
dicetown-wasted-you = { $elixir } does nothing for you.
dicetown-elixir-replaced = Doc Badluck puts out { $elixir }.
dicetown-elixirs-shuffled = The used elixirs are shuffled: a new deck.


## Dice Town: the story, the end

dicetown-ended-mine = The mine is empty. That was the last round.
dicetown-ended-properties = Every property is taken. That was the last round.
dicetown-ended-both = The mine is empty and every property is taken. That was the last round.
# By what the winner was ahead (D-END-3).
dicetown-won-points = { $seat } wins with { $points } points.
dicetown-won-points-you = You win with { $points } points.
dicetown-won-cards = { $seat } wins the tie at { $points } points: more properties.
dicetown-won-cards-you = You win the tie at { $points } points: more properties.
dicetown-won-sheriff = { $seat } wins the tie at { $points } points, by the sheriff’s word.
dicetown-won-sheriff-you = You win the tie at { $points } points, by the sheriff’s word.


## Dice Town: why an answer is refused

dicetown-refusal-not-rolled = Those dice are not under your cup.
dicetown-refusal-dice-price = { $bills ->
    [0] You have no money: keep exactly one die.
   *[other] You have only { DOLLARS($bills) }. One die is free, each more costs { DOLLARS(1) }.
}
dicetown-refusal-no-brute = You have no Brute.
dicetown-refusal-brute-few = The Brute comes along only for two dice or more.
dicetown-refusal-trim = { $count ->
    [one] Choose exactly one of the dice you kept.
   *[other] Choose exactly { $count } of the dice you kept.
}
dicetown-refusal-no-gambler = You have no Professional Gambler.
dicetown-refusal-not-your-die = You have set no such die aside.
dicetown-refusal-same-face = Turn the die to another face.
dicetown-refusal-moment = Only { $card } can be played at this moment.
dicetown-refusal-not-held = You do not hold { $card }.
dicetown-refusal-offer-bills = { $bills ->
    [0] You have no bills to offer.
   *[other] You have only { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] You have no nuggets to offer.
    [one] You have only 1 nugget.
   *[other] You have only { $nuggets } nuggets.
}
dicetown-refusal-offer-cards = Offer only cards from your hand.
dicetown-refusal-not-tied = Name one of those who are tied.
dicetown-refusal-card-not-drawn = That card was not drawn.
dicetown-refusal-joe-is-played = Nervous Joe does not wait in a hand: say whom he calls on.
dicetown-refusal-joe-target = Nervous Joe calls on somebody else at this table.
dicetown-refusal-victim = Name somebody else, with a card to draw.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Draw exactly one card there: of { $store } store cards and { $properties } properties.
   *[other] Draw exactly { $count } cards there: of { $store } store cards and { $properties } properties.
}
dicetown-refusal-order = Name each of the visitors once.
dicetown-refusal-elixir = That elixir does not lie there.
dicetown-refusal-giver = Name somebody else, who has such a card to give.
dicetown-refusal-gift = Give a card of the kind that is asked for, from your hand.
dicetown-refusal-protect = Choose exactly { $count } properties from your hand.
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = The box and the options of this table cannot give such a deal.
dicetown-refusal-roll = The dice cannot fall like that.
dicetown-refusal-store-draw = The store deck cannot give those cards.
dicetown-refusal-loot-draw = The victim’s hand cannot give those cards.
dicetown-refusal-property-draw = The property deck cannot give those cards.
dicetown-refusal-elixir-draw = The elixir deck cannot give that card.


## Dice Town: what is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } has { $count } dice; there are { $printed }.
    [bills] { $file } has { $count } bills; there are { $printed }.
   *[nuggets] { $file } has { $count } nuggets; there are { $printed }.
}
dicetown-components-properties = { $file } must have 20 properties, each worth 1 to 5.
dicetown-components-equipment = { $file } must have 6 Equipment cards, each worth another of 1 to 8.
dicetown-components-actions = { $file } must have the 13 action cards of the rulebook.
dicetown-components-elixirs = { $file } must have the 7 elixirs, each once.


## Dice Town in the terminal: the town

dicetown-panel-town = The town, round { $round }
# Names of places as headings.
dicetown-panel-place-mine = Gold mine
dicetown-panel-place-bank = Bank
dicetown-panel-place-coach = Stagecoach
dicetown-panel-place-store = General Store
dicetown-panel-place-saloon = Saloon
dicetown-panel-place-office = Sheriff’s office
dicetown-panel-place-hall = Town Hall
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = best
dicetown-panel-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties on display, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] worth { $worth }
   *[other] worth { $worth }, { $count } more
}
dicetown-panel-row-empty = all taken

# Poker hands, after the name of whoever has one.
dicetown-panel-hand-five = five of a kind
dicetown-panel-hand-four = four of a kind
dicetown-panel-hand-full = full house
dicetown-panel-hand-straight = straight
dicetown-panel-hand-three = three of a kind
dicetown-panel-hand-pairs = two pairs
dicetown-panel-hand-pair = one pair
dicetown-panel-hand-high = high die

dicetown-panel-guide = What the town has for you
dicetown-panel-does-mine = Most 9s: a nugget for each of them.
dicetown-panel-does-bank = Most 10s: all bills on the bank.
dicetown-panel-does-coach = Led by nobody: what dice cost this round, next round’s loot.
dicetown-panel-does-store = Most Js: draw a card for each, keep one. In round 1 twice.
dicetown-panel-does-saloon = Most Qs: draw a card for each from one opponent, keep one.
dicetown-panel-does-office = Most Ks: the sheriff’s star.
dicetown-panel-does-hall = Best hand: the next property, and one more for each A.
dicetown-panel-does-doc = Whoever led no place takes an elixir.
dicetown-panel-played = Played
dicetown-panel-used = Elixirs used


## Dice Town in the terminal: players, what I know

dicetown-panel-players = Players
dicetown-panel-signs = ★ sheriff  ▸ you
dicetown-panel-head-name = Player
dicetown-panel-head-dice = Set aside
dicetown-panel-head-bills = Bills
dicetown-panel-head-nuggets = Nuggets
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Store
dicetown-panel-head-properties = Properties
dicetown-panel-head-protected = Safe
dicetown-panel-mine = Yours alone
dicetown-panel-no-cards = No cards yet.
dicetown-panel-equipment = Equipment
dicetown-panel-properties = Properties
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [one] worth { $worth }: 1 point at the end
   *[other] worth { $worth }: { $points } points at the end
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Seen: { $place }
dicetown-panel-in-deck = deck
dicetown-panel-in-discards = discards


## Dice Town in the terminal: the decision and the answers

dicetown-panel-cup = Under your cup, with { DOLLARS($bills) } to spend
dicetown-panel-aside = set aside:
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] none { DOLLARS($cost) }
    [one] 1 die free
   *[other] { $count } dice { DOLLARS($cost) }
}
dicetown-panel-brute = With the Brute, two dice or more are free.
dicetown-panel-tied = Tied with { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = You have { $purse }.
dicetown-panel-purse = The sheriff’s desk
dicetown-panel-offers = offers { $offer }
# Beside what is to be typed.
dicetown-panel-type-keep = Keep these dice: name as many as you like
dicetown-panel-type-none = Keep none of them for { DOLLARS(1) }
dicetown-panel-type-brute = Keep these dice and play the Brute
dicetown-panel-type-turn = Play the Gambler: turn this die to that face
dicetown-panel-type-nothing = Offer nothing
dicetown-panel-type-offer = Offer such a bundle, of whatever you have


## Dice Town in the terminal: the score sheet

dicetown-sheet-title = The final count
dicetown-sheet-nuggets = Nuggets
dicetown-sheet-bills = Bills, 1 for { DOLLARS(2) }
dicetown-sheet-star = Sheriff’s star
dicetown-sheet-equipment = Equipment
dicetown-sheet-properties = Properties
dicetown-sheet-total = Points
dicetown-sheet-rank = Rank
dicetown-sheet-tied = { $count ->
    [one] Tied at { $points } points: { $seat } has 1 property.
   *[other] Tied at { $points } points: { $seat } has { $count } properties.
}
dicetown-sheet-by-points = Decided by the points (D-END-2).
dicetown-sheet-by-cards = Tied points, decided by the number of properties (D-END-3).
dicetown-sheet-by-sheriff = Tied in points and properties: the sheriff decided (D-END-3).


## Dice Town: what a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = One die is free, each further one costs { DOLLARS(1) }; keeping none costs { DOLLARS(1) } too. What you keep stays for this round.
dicetown-hint-town = Each face leads a place: 9 the mine, 10 the bank, J the store, Q the saloon, K the sheriff’s office. Most of them leads.
dicetown-hint-race = As soon as anybody has five dice, all others roll once more and must take what comes.
dicetown-hint-hall = The best poker hand takes a property at the Town Hall, and one more for each A in it.
dicetown-hint-nothing = To lead no place at all is no disaster: Doc Badluck has an elixir for you then.
dicetown-hint-poor = Without money you keep exactly one die.
dicetown-hint-trim = Keep the dice that lead a place for you; the others are rolled again.
dicetown-hint-turn = One changed die may win a place, or the best hand. The card is gone afterwards.
dicetown-hint-react = A card works only at its own moment, and is gone afterwards. You may keep it for a better time.
dicetown-hint-counter = Wanted stops any one store card. Is this the one worth it?
dicetown-hint-offer = The sheriff picks freely among those who are tied. You pay your offer only if you are picked.
dicetown-hint-leader = You wear the star, so you decide ties. You get the offer of the one you pick, and nothing from the others.
dicetown-hint-card = Equipment is worth points at the end; an action card helps at its moment. Nobody sees what you keep.
dicetown-hint-rob = The more cards you draw, the better the one you keep. Properties are worth 1 to 5 points.
dicetown-hint-steal = The one you keep is yours; the others go back.
dicetown-hint-order = Whoever comes first has the choice of both elixirs on the shelf.
dicetown-hint-visit = Read what the two elixirs do, or take your chances with the unseen one.
dicetown-hint-joe = Pick somebody who has { DOLLARS(4) } left.
dicetown-hint-giver = The one you ask chooses what to give, so ask somebody with few cards.
dicetown-hint-gift = You choose what to give: the one you need least.
dicetown-hint-protect = Protected properties can no longer be stolen. Take your best.
dicetown-hint-winner = Your last word as sheriff.

# When something happens for the first time. The story above it says what has happened.
dicetown-remark-RoundBegan = A round has two parts: first the dice, then the town, place by place.
dicetown-remark-LastDiceRolled = Somebody had five dice, so everyone else rolled once more and kept it all.
dicetown-remark-NuggetsDug = A nugget is a point. When the mine is empty, the game ends after that round.
dicetown-remark-BankRobbed = The leader takes all bills on the bank. Two dollars are a point.
dicetown-remark-CoachUnloaded = What the dice cost this round is next round’s loot.
dicetown-remark-CardsDrawn = At the store one card is kept, the others are thrown away unseen. In the first round the leader comes twice.
dicetown-remark-LootDrawn = At the saloon the leader looks at cards of another player and keeps one of them.
dicetown-remark-StarTaken = The sheriff decides ties, and the star is worth 5 points at the end.
dicetown-remark-PropertiesTaken = The best hand takes the lowest property on display. When all are gone, the game ends after that round.
dicetown-remark-OfferMade = Who is tied may bribe the sheriff. Only the one who is picked pays.
dicetown-remark-LeaderNamed = The sheriff’s word decides a tie.
dicetown-remark-CardPlayed = Action cards are played at their moment, which opens whether or not anybody holds one.
dicetown-remark-ElixirTaken = Whoever led no place visits Doc Badluck and takes an elixir.


## Dice Town: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $seat } has { $points } points.
dicetown-report-score-you = You have { $points } points.
dicetown-report-cup = Under your cup: { $dice }.
dicetown-report-dice = { $seat } has set aside { $dice }.
dicetown-report-dice-you = You have set aside { $dice }.
dicetown-report-no-dice = { $seat } has set no dice aside.
dicetown-report-no-dice-you = You have set no dice aside.
dicetown-report-money = { $seat } has { DOLLARS($bills) }.
dicetown-report-money-you = You have { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } has no nuggets.
    [one] { $seat } has 1 nugget.
   *[other] { $seat } has { $count } nuggets.
}
dicetown-report-nuggets-you = { $count ->
    [0] You have no nuggets.
    [one] You have 1 nugget.
   *[other] You have { $count } nuggets.
}
dicetown-report-sheriff = { $seat } wears the sheriff’s star.
dicetown-report-sheriff-you = You wear the sheriff’s star.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card }: { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = Store cards of { $seat }: { $cards }.
dicetown-report-cards-you = Your store cards: { $cards }.
dicetown-report-properties = Properties of { $seat }: { $cards }.
dicetown-report-properties-you = Your properties: { $cards }.
dicetown-report-safe = Safe from theft with { $seat }: { $cards }.
dicetown-report-safe-you = Safe from theft with you: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = You saw, { $place }: { $cards }.
dicetown-report-hand = { $seat }’s hand
dicetown-report-offer = { $seat } offers { $offer }.
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place }: { $told }.
dicetown-report-coach = Stagecoach: { DOLLARS($bills) } for the bank.
# $worth are the values of the properties on display, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Properties on display: { $worth }. The deck is empty.
    [one] Properties on display: { $worth }. 1 more in the deck.
   *[other] Properties on display: { $worth }. { $count } more in the deck.
}
dicetown-report-doc = Doc Badluck has: { $elixirs }.
dicetown-report-deck = { $count ->
    [one] One card in the store deck.
   *[other] { $count } cards in the store deck.
}
dicetown-report-played = Played: { $cards }.


## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, “rule W-DUEL-3”
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = money, cash, bills, dollars
topic-plots = plots, land, own plots
topic-tokens = tokens, bonus tokens
topic-duel-tokens = duel tokens, duel token
topic-secrets = objectives, secrets, secret objectives
topic-notes = notes, notebook, what did i see
topic-score = score, points, fortune, who won, who wins
topic-sale = sale, hammer, auction, what is for sale
topic-bid = standing bid, who leads, leader, still in
topic-worth = worth, what is it worth, value
topic-shared = shared, shared objectives
topic-most = most plots
topic-saloon = saloon, tips
topic-left = how far, plots left, how long
topic-first = first player, who starts
topic-boat = boat, river
topic-locomotive = locomotive, train, rails
topic-plot = map, board, plot
topic-dice = dice, hand
topic-nuggets = nuggets, gold
topic-sheriff = sheriff, star
topic-cards = cards, store cards
topic-properties = properties
topic-offers = offers, bribes
topic-round = round, how far
topic-place-mine = gold mine, mine, who leads
topic-place-bank = bank, who leads
topic-place-coach = stagecoach, coach
topic-place-store = general store, store, who leads
topic-place-saloon = saloon, who leads
topic-place-office = sheriff’s office, office, who leads
topic-place-hall = town hall, hall, who leads
topic-place-doc = doc badluck, doc, elixirs
topic-decks = decks, deck, played cards

# Not topics of a game, but always there.
topic-me = my, mine, me, i, own
# Between two things that are answered together.
topic-and = and, plus
topic-options = what can i do, options, choices, answers
topic-prompt = what is asked, prompt, now, whose turn, turn
topic-story = story, log, what happened
topic-rule = rule, rules
topic-undo = undo, take back
topic-help = help, what can i ask, questions, commands

# Answers to questions.
question-unknown = “{ $text }” is neither an answer nor a question I know.
# $topics is a list of words.
question-help = Answer by the number of an option, or by its words. Ask for: { $topics }. Add a name to hear about one player.
# $options is a list of names of options.
question-several = That fits several answers: { $options }.
question-one = Give one answer at a time.
question-no-options = You are not asked anything now.
# An answer that can be given: its number and its name.
question-option = { $number }. { $option }
question-nothing = There is nothing to tell about that now.


## The terminal: playing

# Several people share a keyboard: nothing may be seen until the right one sits there.
cli-curtain = Hand the keyboard to { $seat }. { $seat }, press Enter when nobody else is looking.
cli-help =
    Type an answer from the list below, by its number or in words.
    ?          this help
    map        the board in every detail
    table      the whole table
    log        the story so far
    rules X    a rule by its id, or the rules that speak of X
    my money   or any other question: plots of Ann, who leads, what can I ask
    quit       leave; the game is kept
# $names lists the players; bots have their kind in brackets.
# The player who gave no name.
cli-stranger = Stranger
cli-seated = At the table: { $names }. Type ? for help.
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = You have nothing to play now. Press Enter, so that nobody can tell.
cli-not-understood = “{ $text }” is no answer here. Type ? to see what is.
# $command is what to type.
cli-left = The game is kept. Go on with: { $command }
cli-kept = See the game again with: { $command }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [one] The one draw of this game is as promised.
   *[other] All { $draws } draws of this game are as promised.
} It proves that nobody steered them; it cannot prove that nobody looked.
cli-sheet-rank = Rank
cli-sheet-name = Player
cli-sheet-points = Points


## The terminal: rules

# Stands before a ruling of ours, which no rulebook prints.
cli-rules-ours = [our ruling]
# Stands where what the rulebook says goes on.
cli-rules-printed = [rulebook]


## The terminal: what is wrong with a command

cli-no-terminal = This needs a terminal to ask and answer in.
cli-no-curtain = This terminal cannot be wiped, so several people cannot share it.
cli-unknown-game = There is no game “{ $game }”. There are: { $known }.
cli-unknown-language = There is no language “{ $language }” for this. There are: { $known }.
cli-unknown-option = { $game } has no table option “{ $option }”. It has: { $known }.
cli-wrong-option = The table option { $option } cannot be “{ $text }”. It is written { $known }.
cli-wrong-name = “{ $name }” cannot be a player’s name: 1 to { $most } letters, no brackets.
cli-same-name = Two players cannot have the same name.
cli-too-many-humans = { $humans } people cannot sit on { $players } seats.
cli-bots-count = { $left ->
    [one] One seat is left for a bot, but { $bots } are named.
   *[other] { $left } seats are left for bots, but { $bots } are named.
}
cli-resume-alone = The table of a game that is resumed is set: only --seed may go with --resume.
cli-file-without-resume = To go on with { $file }, add --resume.
cli-other-game = { $file } is a record of { $game }.
cli-game-over = The game in { $file } is over. See it with tinhorn replay.
cli-nothing-to-resume = No unfinished game of { $game } is kept.
# $code: the short code of a table; $file: a path
cli-exported = { $code }: { $file }
cli-exported-none = No game in this database is over.
cli-imported = { $file }: kept as table { $code }.
cli-imported-before = { $file }: was here already, as table { $code }.
cli-file-exists = { $file } is there already; nothing was overwritten.
cli-file-unreadable = { $file } cannot be read: { $detail }.
cli-file-unwritable = { $file } cannot be written: { $detail }.
cli-folder-not-empty = The folder { $file } is not empty; nothing was overwritten.
cli-no-such-rule = No rule is called “{ $wanted }”, and none speaks of it.
cli-step-or-json = Choose --step or --json: one is for people, the other for programs.
# $known lists the seats and their players.
cli-no-such-seat = Nobody is called “{ $wanted }”. Say all, or one of: { $known }.


## The terminal: replaying and simulating

cli-step = Step { $number } of { $count }. Enter for the next, q to stop.
cli-simulating = Playing
cli-simulate-speed = { $rate } games/s
cli-simulated = { $games ->
    [one] One game, { $decisions } decisions, { $rate } decisions a second.
   *[other] { $games } games, { $decisions } decisions, { $rate } decisions a second.
}
cli-simulate-bot = Bot
cli-simulate-seat = By seat
cli-simulate-head-wins = Wins
cli-simulate-head-rate = Win rate
cli-simulate-head-interval = 95 % interval
cli-simulate-head-points = Mean


## The server: what is wrong with a request

server-unknown = There is nothing here.
server-malformed = This request cannot be read.
server-method = This cannot be done here.
server-too-large = This is too long.
server-request = This request cannot be granted.
server-failure = Something went wrong on our side. Nothing was changed.
server-too-many = Too much at once. Wait a little.
# $known lists the games.
server-unknown-game = “{ $game }” is not played here. There are: { $known }.
server-unknown-option = There is no table option { $option } = { $value }.
server-name = A name has 1 to { $most } letters.
server-name-taken = Someone at this table has that name already.
server-title = A table’s name has at most { $most } letters.
server-hat = Hats are numbered from 1 to { $most }.
server-contribution = What you add to the draws has at most { $most } letters.
server-clock = A clock has from 1 to { $most } seconds for an answer.
server-one-seat = Whoever opens a table takes one seat at it.
server-seated-already = You sit at this table already.
server-seat-moved = Your seat at this table now belongs to another device: the host gave it out anew, or its recovery code was used there. With the recovery code you can bring it back here.
server-seat-gone = You no longer have a seat at this table.
server-spectator = Only who sits at this table can do that.
server-host-only = Only who opened this table can do that.
server-own-seat = To give up your own seat, leave the table.
server-nobody-there = No person has that seat.
server-recovery = No seat at this table has that recovery code.
server-not-over = The game is not over.
server-chat = Say one of the phrases, or a line of text.
server-chat-length = A line has 1 to { $most } letters.
server-hello-twice = One hello is enough.
# $detail says in English what is wrong.
server-malformed-action = This is not an answer: { $detail }.
server-malformed-message = This message cannot be read: { $detail }.
server-malformed-request = A request has a name of 1 to { $most } letters.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $detail }.


## The server: looking back

# $known lists the lenses.
server-lens = One can look as { $known }.
server-lens-closed = While the game is on, you can look back only through your own eyes or a spectator’s.
server-moment = The moments of this game are numbered from 0 to { $most }.


## At the table: what can be said with one click

chat-hello = Howdy!
chat-good-luck = Good luck, everyone.
chat-nice = Nicely done.
chat-ouch = Ouch.
chat-thinking = Let me think.
chat-your-turn = Your turn.
chat-thanks = Thanks!
chat-good-game = Good game.


## The terminal: serving

cli-serve-address = The tables are at { $address }
cli-serve-open-to-others = Anyone who can reach this address can open tables, join those they have the code of, and watch. Traffic is not encrypted: on the internet, put a proxy with TLS in front.
cli-serve-stop = Stop with Ctrl-C; games go on when you start again.
cli-serve-workers = Several server processes need PostgreSQL: give its address with --database.

## The terminal: watching

cli-watch-no-link = “{ $text }” is no link to a table. One looks like { $example }, a code like MESA-47KX.
cli-watch-unreachable = No server answers at { $server }.
cli-watch-refused = { $server } says: { $reason }
cli-watch-again = The line to { $server } broke. Trying again.
cli-watch-waiting = Table { $code } waits for its players.
