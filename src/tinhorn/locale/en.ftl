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

# Instead of a name, where none is known. $number counts from 1.
seat-without-name = Seat { $number }
# A player who gave no name.
player-without-name = Player { $number }

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester
game-dicetown = Dice Town
game-list = { $first }, { $rest }


## Answers that no game accepts

refusal-not-asked = You have nothing to decide right now.
refusal-does-not-fit = That isn’t an answer to the current question.
refusal-on-open-table = { $seat } cannot do that. To see why, { $seat } can look at their own cards.
# $prompt is the number of the question.
stale-prompt = Too late: question { $prompt } is already closed.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = “{ $text }” isn’t a valid answer. Start with one of: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = “{ $action }” must be followed by: { $fields }.
malformed-wrong-value = Couldn’t read “{ $text }”.


## Setting up a table

setup-players = This game takes { $least } to { $most } players, not { $players }.
setup-no-such-seat = There is no seat { $number } at this table. Seats are numbered from 1.


## Bots

# $known lists the bots there are.
bot-unknown = { $game } has no bot called “{ $name }”. Available bots: { $known }.
bot-character-unknown = Bots have no character called “{ $name }”. Available characters: { $known }.
bot-weights = “{ $folder }” has no weights for { $game } that this version can read.
bots-count = { $players ->
    [one] A table for one player needs one bot, not { $bots }.
   *[other] A table for { $players } players needs { $players } bots, not { $bots }.
}
bots-no-games = Choose at least one game, not { $games }.
arena-bots = Name two or more different bots, each of them once.
arena-file = { $file } holds games of another contest. Choose another file.
arena-luck-program = The luck of “{ $name }” cannot be measured: a program cannot play a part of a game again. Leave out --luck.
# What kind of bot has a seat: “Doc (deputy)”.
bot-greenhorn = greenhorn
bot-deputy = deputy
bot-marshal = marshal
bot-legend = legend
# The former name of the deputy, in older records.
bot-heuristic = deputy
bot-uniform = random bot
bot-stdio = program
bot-named = { $name } ({ $kind })
# A bot’s level and its character: “deputy, tight”.
bot-with-character = { $level }, { $character }
character-tight = tight
character-bold = bold
character-talkative = talkative
character-grudge = bears grudges
character-steady = steady
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = A bargain is a bargain.
talk-tight-rival = That would be too dear for me.
talk-bold-won = Fortune favours the bold.
talk-bold-lost = It was worth the risk.
talk-grudge-lost = I won’t forget that.
talk-grudge-rival = I have my eye on you.
talk-steady-lost = These things happen.
talk-steady-rival = Well played.
talk-talkative-won = Did you all see that?
talk-talkative-won-again = My grandmother would be proud.
talk-talkative-lost = Well, that will make a good story.
talk-talkative-lost-again = And the day had begun so well!
talk-talkative-rival = They will talk about that in the saloon.
talk-talkative-rival-again = Now that’s what I call a move!
# The table’s own lines in the chat. $seat: who has left or is back, or who holds the seat now.
notice-left-bot = { $seat } has left. A bot plays on.
notice-left-empty = { $seat } has left. The seat stays empty.
notice-given-bot = A bot takes over a seat: { $seat }.
notice-given-empty = A seat is empty now: { $seat }.
notice-back = { $seat } is back.

# Bots that are programs; $program is the command that starts one.
program-quoting = “{ $program }” is not a valid command: a quotation mark is missing.
program-missing = The program “{ $program }” cannot be started. Is it installed?
program-ended = The program “{ $program }” ended before the game was over, with exit status { $status }.
program-closed = The program “{ $program }” closed its output before the game was over. It was stopped.
program-slow = The program “{ $program }” did not answer within { $seconds } seconds. It was stopped.
program-unreadable = The program “{ $program }” sent something that is not an answer: { $line } It was stopped.
program-protocol = The program “{ $program }” uses version { $theirs } of the protocol, this tinhorn uses version { $ours }. It was stopped.
program-prompt = The program “{ $program }” answered prompt { $answered } instead of prompt { $prompt }. It was stopped.
program-refused = The program “{ $program }” chose an action that is not allowed. It was stopped. { $reason }
program-timeout = { $variable } must be a number of seconds above 0, not “{ $text }”.


## Records of games

record-unreadable = This isn’t a valid game record.
record-format = This record is in format { $format }; this version of tinhorn only reads format { $known }.
record-game = This is a record of “{ $game }”, which isn’t available here. Available: { $known }.
record-rules = This game was played under version { $rules } of the rules; this is version { $known }.
record-start = A game can’t be continued from this position.
record-start-elsewhere = This game was continued from a moment in another game, so it can only be opened on the server where it was played.
record-names = The record has { $names ->
    [one] one name
   *[other] { $names } names
}, which doesn’t match the number of players.
# $number is the place of the answer in the record; $detail is the sentence that refuses it.
record-entry = Entry { $number } of the record isn’t allowed: { $detail }
record-table = The table named in this record isn’t a valid table.
record-outcome = The result stored in this record doesn’t match how the game ended.
record-broken = The moves in this record can’t be replayed.


## Files that say what is in the box

components-unreadable = { $file } cannot be read: { $detail }.
components-malformed = { $file } isn’t a valid component file.


## What the operating system objects to, after a colon in a sentence about a file or an address

system-not-found = it does not exist
system-denied = permission denied
system-is-folder = it is a folder
system-not-folder = part of the path is not a folder
system-full = the disk is full
system-read-only = the disk is read-only
system-name-too-long = the name is too long
system-address-in-use = the address is already in use
system-address-unknown = this machine does not have that address
system-other = system error { $code }


## Tables

# Why something is not possible now: the state of the table.
table-seating = The game hasn’t started yet.
table-playing = The game has already started.
table-over = The game is over.
table-abandoned = This table was closed before the game finished.
table-full = Every seat at this table is taken.
table-seat-taken = Seat { $number } is taken.
table-unknown = There is no table “{ $table }”.
table-taken = There is already a table “{ $table }”.
# $rules is the version of the rules.
table-rules = This table uses version { $rules } of the { $game } rules, which this server doesn’t support.
refusal-nothing-to-undo = There is nothing to undo.
refusal-no-window = No reaction window is open now.
refusal-held-already = You have already asked for time.
refusal-not-held = You are not holding this window open.


## The database

storage-url = “{ $url }” isn’t a database address. Use sqlite:///FILE or postgresql://…
storage-folder = Can’t create the folder { $folder }: { $detail }.
storage-driver = The driver { $driver } is not installed.
storage-unreachable = The database cannot be reached. It reports: “{ $detail }”
storage-silent = The database hasn’t answered in time.
storage-busy = All connections to the database are busy.
storage-corrupt = { $file } isn’t a database, or it is damaged.
storage-unwritable = Can’t write to { $file }.
storage-failed = The database { $file } has failed. It reports: “{ $detail }”
# $found and $known are versions of its layout.
storage-newer = The database was created by a newer version of tinhorn (schema { $found }); this version only knows schema { $known }.


## Draws that anyone can check

fairness-missing = The draws in this game can’t be verified.
fairness-unpublished = This game’s secret hasn’t been published yet.
fairness-commitment = The secret doesn’t match the fingerprint shown before the game.
fairness-options = The table options don’t match the ones used for the draws.
fairness-contributions = { $count ->
    [one] One player contributed to the draws, which doesn’t match this table.
   *[other] { $count } players contributed to the draws, which doesn’t match this table.
}
fairness-hex = “{ $text }” can’t be a contribution to the draws: it has the wrong length or invalid characters.
# $entry is the place in the record; $label and $number name the draw.
fairness-draw = Entry { $entry } doesn’t check out: draw { $number } ({ $label }) gives a different result.

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duels
winchester-dice-count-challenger = Bang for the challenger
winchester-dice-count-challenged = Bang for the challenged player
dicetown-dice-count = Dice
dicetown-dice-count-face = { $face }


## Winchester: what is asked (the prompt)

winchester-question-deal = The game is being set up.
winchester-question-plot = The next plot is being drawn.
winchester-question-open = Plot { $plot } is up for auction, no bids yet. { $seat } bids or passes.
winchester-question-open-you = Plot { $plot } is up for auction, no bids yet. Bid or pass?
winchester-question-bid = Plot { $plot }: { $holder_seat } leads with { MONEY($standing) }. { $seat } bids or passes.
winchester-question-bid-you = Plot { $plot }: { $holder_seat } leads with { MONEY($standing) }. Raise or pass?
winchester-question-bid-to-you = Plot { $plot }: you lead with { MONEY($standing) }. { $seat } bids or passes.
winchester-question-vehicle = { $seat } is moving the boat or the locomotive.
winchester-question-vehicle-you = Move the boat or the locomotive, or leave one where it is. Either way, it pays.
winchester-question-rumor = { $seat } is choosing a hidden card to look at.
winchester-question-rumor-you = You hear a rumor. Which hidden card will you look at?
winchester-question-claim = { $seat } may claim shared objectives.
winchester-question-claim-you = Do you want to claim a shared objective?
winchester-question-duel = { $challenger_seat } and { $challenged_seat } draw.
winchester-question-duel-you = You and { $other_seat } draw.
winchester-question-over = The game is over. It was won by { $winner_seats }.
winchester-question-over-you = The game is over. You win.


## Winchester: names of options (buttons and menus)

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


## Winchester: what an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] It would all go to the saloon.
   *[other] { $tip ->
        [0] Each other player would get { MONEY($share) }.
       *[other] Each other player would get { MONEY($share) }, the saloon { MONEY($tip) }.
    }
}
winchester-consequence-duel = The player who draws Bang buys the plot for { MONEY($amount) }. You lose your duel token either way.

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
    [0] None of your plots next to it
    [one] One of your plots next to it
   *[other] { $count } of your plots next to it
}
winchester-fact-squares = Squares next to it: river { $river }, rails { $rails }
winchester-fact-worth = Your worth now


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
winchester-shared-7 = Three Plots Away from the River
winchester-shared-8 = Three Plots Away from the Rails
winchester-shared-9 = An Empty Saloon
winchester-shared-10 = Four Scattered Plots

# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] nothing
   *[other] { MONEY($amount) }
}


## Winchester: the story, one line for each thing that happens

winchester-table-set = The game is set up. { $seat } is the first player.
winchester-table-set-you = The game is set up. You are the first player.
winchester-objectives-dealt = { $seat } gets two secret objectives.
winchester-objectives-seen = { $seat } gets two secret objectives: { $first } and { $second }.
winchester-objectives-seen-you = You get two secret objectives: { $first } and { $second }.

winchester-plot-drawn = Plot { $plot } is up for auction. Token: { $token }.
winchester-plot-drawn-hidden = Plot { $plot } is up for auction. Its token is face down.
winchester-bid = { $seat } bids { MONEY($amount) }.
winchester-bid-you = You bid { MONEY($amount) }.
winchester-passed = { $seat } passes.
winchester-passed-you = You pass.

winchester-duel-called = { $seat } challenges { $challenged_seat } to a duel at { MONEY($amount) }.
winchester-duel-called-you = You challenge { $challenged_seat } to a duel at { MONEY($amount) }.
winchester-duel-called-to-you = { $seat } challenges you to a duel at { MONEY($amount) }.
winchester-duel-fought = Bang! { $seat } wins the duel. { $loser_seat } only hears a click.
winchester-duel-fought-you = Bang! You win the duel. { $loser_seat } only hears a click.
winchester-duel-fought-to-you = Bang! { $seat } wins the duel. You only hear a click.

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
winchester-earned-nothing = nobody
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

# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = The last plot is sold. { $winner_seats } is the richest with { MONEY($amount) }.
winchester-ended-cash = The last plot is sold. { $winner_seats } wins the tie at { MONEY($amount) } with more cash.
winchester-ended-duel-token = The last plot is sold. { $winner_seats } wins the tie at { MONEY($amount) } with an unspent duel token.
winchester-ended-shared = The last plot is sold. { $winner_seats } share the title with { MONEY($amount) } each.
winchester-ended-fortune-you = The last plot is sold. You are the richest with { MONEY($amount) }.
winchester-ended-cash-you = The last plot is sold. You win the tie at { MONEY($amount) } with more cash.
winchester-ended-duel-token-you = The last plot is sold. You win the tie at { MONEY($amount) } with an unspent duel token.
winchester-ended-shared-you = The last plot is sold. You share the title with { $winner_seats }, at { MONEY($amount) } each.


## Winchester: why an answer is refused

winchester-refusal-turn = It is { $seat }’s turn to bid.
winchester-refusal-passed = You have passed and are out of this auction.
winchester-refusal-too-low = Bid at least { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] You have no money to bid.
   *[other] You only have { MONEY($cash) }.
}
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
winchester-refusal-claim-gone = That objective is not on display.
winchester-refusal-claim-unmet = You haven’t met “{ $objective }” yet.
winchester-refusal-deal = That deal isn’t possible with this box and these table options.


## Winchester: what is wrong with a component file

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
winchester-panel-vehicle-boat = Boat on square { $square } of { $squares }, next to plots { $plots }
winchester-panel-vehicle-locomotive = Locomotive on square { $square } of { $squares }, next to plots { $plots }
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
winchester-panel-mine = Only you see this: { MONEY($amount) } in hand
winchester-panel-objective = { $objective }: { MONEY($pay) } each at the end; { $count } so far, { MONEY($amount) }
winchester-panel-saw = Seen with a Rumor token: { $card } ({ $face })


## Winchester in the terminal: the auction and the answers

winchester-panel-plot = Plot { $plot } is up for auction
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
winchester-panel-in = Still in: { $in_seats }.
winchester-panel-out = Out: { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = Bid: { $dollars }, { $amount }k and { $amount } are the same
# Something else than a multiple of 1,000 was typed as a bid.
winchester-panel-thousands = Bids are whole thousands of dollars, such as 4000, 4k or 4.
# What to type to move a vehicle: one word, before the number of a square.
winchester-panel-word-boat = boat
winchester-panel-word-locomotive = loco
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = Which one: { $boat } { $square } or { $locomotive } { $square }?


## Winchester in the terminal: the score sheet

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
winchester-sheet-by-fortune = Decided by total fortune (W-END-4).
winchester-sheet-by-cash = Fortunes tied; decided by cash, not counting the secret objectives (W-END-4).
winchester-sheet-by-duel-token = Fortunes and cash tied; decided by who still holds a duel token (W-END-4).
winchester-sheet-by-shared = Tied on everything: the title is shared (W-END-4).


## Winchester: what a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Nobody has bid yet, so opening is cheap. If nobody bids at all, the first player has to take the plot for { MONEY(1) }.
winchester-hint-raise = The winning bid is split among the other players, so a plot you don’t want can still earn you money when someone else buys it.
winchester-hint-worth = Check what this plot is worth to you: your secret objectives, the shared ones, and the token on it.
winchester-hint-complete = This plot would complete a shared objective for you. You get that money right away.
winchester-hint-secret = This plot counts toward one of your secret objectives, which pays you at the end.
winchester-hint-cash = Only you can see your money. You can never bid more than you have.
winchester-hint-duel = Only two of you are left. You can spend your one duel token and let the cards decide: the winner buys the plot for the highest bid.
winchester-hint-broke = You can’t afford to raise, so pass. The buyer pays you a share of the price.
winchester-hint-vehicle = Pick a square next to your own plots: the bank pays { MONEY(1) } to the owner of every plot touching it.
winchester-hint-rumor = A mine or ranch card tells you what its plot pays; an objective tells you what a rival is after. Only you will see it.
winchester-hint-claim = Claim any objective you have met before somebody else does.

# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = Nineteen plots come up for auction, one at a time. The buyer gets the token on the plot and uses it right away.
winchester-tip-PlotSold = The price was split equally among the other players; what couldn’t be split went to the saloon as a tip.
winchester-tip-VehicleMoved = The boat and the locomotive pay everyone who owns a plot next to where they stop, not just the player who moved them.
winchester-tip-TipsTaken = A Saloon token collects all the tips in the saloon, except the one from the purchase just made.
winchester-tip-RumorHeard = Everyone sees which card was looked at, but not what’s on it.
winchester-tip-CardTurned = Each mine and the ranch hold a hidden card. It pays the buyer once, then leaves the game.
winchester-tip-ObjectiveWon = A shared objective pays only the first player to meet it; then the card and its money are gone.
winchester-tip-DuelCalled = A duel ends the auction at once. Each player has one duel token for the whole game.
winchester-tip-DuelFought = The player who draws Bang buys the plot for the highest bid, no matter who made it.


## Winchester: the lesson, a scripted first game

winchester-lesson-goal = Nineteen plots of land are auctioned here, one after another. You are one of the heirs who bid for them. The goal: be the richest player when the last plot has been sold. Land alone is worth nothing. What counts is the money that it brings you.
winchester-lesson-mine = This is yours. You start with { MONEY($cash) }, and only you can see it. Your two secret objectives pay you at the end of the game: { MONEY($saloon) } for each of your plots around the saloon, { MONEY($river) } for each one that touches the river.
winchester-lesson-bid = Plot { $plot } is for sale. It lies at the river and at the saloon, so it pays you { MONEY($pays) } at the end. Players bid in turn, and each bid must be at least { MONEY($step) } higher than the last. A player who passes is out of this auction. Bid { MONEY($amount) }.
winchester-lesson-money = You have bought the plot for { MONEY($price) }. The money does not go to the bank: it is split equally among the other players, { MONEY($share) } each. The { MONEY($rest) } that could not be split went to the saloon as a tip. So whatever you pay makes your opponents richer.
winchester-lesson-token = Every plot has a token, and the buyer uses it at once. This one is Movement: you move the boat or the locomotive, and the bank pays { MONEY($amount) } to the owner of each plot next to its new square. Move the locomotive to square { $square }, next to your plot. There are two other kinds: Saloon takes the tips in the saloon, Rumor looks at a hidden card.
winchester-lesson-shared = These are the five shared objectives, with { MONEY($least) } to { MONEY($most) } on them. The first player to meet one takes the money at once. The buyer opens the next auction, so it is your turn again. Plot { $plot } lies at the saloon, too: bid { MONEY($amount) }.
winchester-lesson-duel = { $seat } has bid { MONEY($amount) }, and only two players are still in the auction: this is when a duel is possible. Once per game, on your turn, you may spend your duel token. Two cards are dealt: the player with Bang buys the plot for the last bid, the player with Click gets nothing. Call a duel!
winchester-lesson-pass = Bang! The plot is yours for { MONEY($price) }, and its Saloon token has brought you { MONEY($tips) } in tips. Plot { $plot } helps neither of your objectives. Pass: if somebody else buys it, you get a share of the price.
winchester-lesson-earned = { $seat } has paid { MONEY($price) }, and { MONEY($share) } of it is yours. The plot holds a mine: its hidden card has paid { $seat } { MONEY($card) }. With the plot’s Rumor token, { $seat } has looked at one of your secret objectives. You have now seen everything that happens in an auction.
winchester-lesson-end = To show you the end, bots have played the remaining auctions. After the nineteenth plot the money is counted: the cash, what the two secret objectives pay, and { MONEY($amount) } for the player with the most plots. The richest player wins. Now go back to the fourth auction and play on freely. Hints appear at first, then less and less.


## Winchester: the table in words, for the text page and for questions
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
winchester-report-first = { $seat } is the first player.
winchester-report-first-you = You are the first player.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Plot { $plot }: { $words }; next to { $beside }; unsold.
winchester-report-plot-of = Plot { $plot }: { $words }; next to { $beside }; owned by { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }


## Dice Town: what is asked (the prompt)

dicetown-question-keep = Everyone is secretly choosing which dice to keep.
dicetown-question-keep-you = You rolled { $dice }. Which do you keep?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = Professional Gambler can be played now.
dicetown-question-turn-you = Play Professional Gambler and turn one of your dice?
dicetown-question-turn-none-you = Professional Gambler can be played now, but you don’t have it.
dicetown-question-react = { $situation } { $card } can be played now.
dicetown-question-react-you = { $situation } Play { $card }?
dicetown-question-react-none-you = { $situation } { $card } can be played now, but you don’t have it.
dicetown-question-shares = { $robber_seat } robs the bank of { DOLLARS($bills) }. Equal Shares can be played now.
dicetown-question-shares-you = { $robber_seat } robs the bank of { DOLLARS($bills) }. Take { DOLLARS($share) } of it with Equal Shares?
dicetown-question-shares-none-you = { $robber_seat } robs the bank of { DOLLARS($bills) }. You don’t have Equal Shares.
dicetown-question-marshal = { $player_seat } is about to become sheriff. Marshal can be played now.
dicetown-question-marshal-you = { $player_seat } is about to become sheriff. Stop that with Marshal?
dicetown-question-marshal-none-you = { $player_seat } is about to become sheriff. You don’t have Marshal.
dicetown-question-counter = { $player_seat } plays { $card }: { $about }. Wanted can be played now.
dicetown-question-counter-you = { $player_seat } plays { $card }: { $about }. Stop it with Wanted?
dicetown-question-counter-none-you = { $player_seat } plays { $card }: { $about }. You don’t have Wanted to stop it.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } visits Doc Badluck.
dicetown-about-visits-you = You visit Doc Badluck.
dicetown-about-dynamite = { $double } nuggets instead of { $count }
dicetown-about-barmaids = a second theft
dicetown-about-corruption = one more property from the deck
dicetown-about-credit = one more visit to the General Store
dicetown-about-elixir = a visit to Doc Badluck
dicetown-about-marshal = the star stays with { $seat }
dicetown-about-shares = { DOLLARS($share) } of the loot
dicetown-about-joe = { DOLLARS($bills) } from { $target_seat }
dicetown-about-brute = { $dice } for free
dicetown-about-gambler = { $die } becomes { $face }
dicetown-question-offer = There’s a tie at { $place }. The tied players are making offers to the sheriff, { $sheriff_seat }.
dicetown-question-offer-you = You are tied at { $place }. What will you offer the sheriff, { $sheriff_seat }?
dicetown-question-leader = { $tied_seats } are tied at { $place }. The sheriff, { $seat }, decides who gets it.
dicetown-question-leader-you = { $tied_seats } are tied at { $place }. You are the sheriff: who gets it?
dicetown-question-leader-tied = You are tied with { $rival_seats } at { $place }. The sheriff, { $seat }, decides who gets it.
dicetown-question-leader-tied-you = You are tied with { $rival_seats } at { $place }, and you are the sheriff: who gets it?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } can’t pay for all the dice and is choosing which to keep.
dicetown-question-trim-you = { $count ->
    [one] Your Brute was stopped and you can’t pay for extra dice. Which one will you keep?
   *[other] Your Brute was stopped and you can only pay for { $count } dice. Which ones will you keep?
}
dicetown-question-card = { $count ->
    [one] { $seat } is looking at a card from the General Store.
   *[other] { $seat } is choosing one of { $count } cards from the General Store.
}
dicetown-question-card-you = { $count ->
    [one] You drew one card at the General Store. Take it.
   *[other] You drew { $count } cards at the General Store. Which one will you keep?
}
dicetown-question-rob = { $seat } is choosing someone to rob in the saloon.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] You control the saloon with one Q. Whose card will you draw?
   *[other] You control the saloon with { $count } Qs. Whose cards will you draw?
}
dicetown-question-steal = { $seat } is choosing which of { $victim_seat }’s cards to keep.
dicetown-question-steal-you = Which of { $victim_seat }’s cards will you keep?
dicetown-question-order = The sheriff, { $seat }, decides who visits Doc Badluck first.
dicetown-question-order-you = You are the sheriff. In which order will they visit Doc Badluck?
dicetown-question-visit = { $seat } is choosing an elixir at Doc Badluck’s.
dicetown-question-visit-you = Doc Badluck has something for you. Which elixir will you take?
dicetown-question-joe = { $seat } turns up Nervous Joe and is choosing who has to pay.
dicetown-question-joe-you = You turn up Nervous Joe. Who has to pay you?
dicetown-question-giver-friendship = { $seat } is choosing someone to ask for a store card.
dicetown-question-giver-friendship-you = Friendship: who will you ask for a store card?
dicetown-question-giver-dominion = { $seat } is choosing someone to ask for a property.
dicetown-question-giver-dominion-you = Dominion: who will you ask for a property?
dicetown-question-gift-friendship = { $seat } is choosing a store card to give { $taker_seat }.
dicetown-question-gift-friendship-you = Which store card will you give { $taker_seat }?
dicetown-question-gift-dominion = { $seat } is choosing a property to give { $taker_seat }.
dicetown-question-gift-dominion-you = Which property will you give { $taker_seat }?
dicetown-question-protect = { $seat } is choosing two properties to protect.
dicetown-question-protect-you = Which two properties will you protect from theft?
dicetown-question-winner = It’s still a tie. The sheriff, { $seat }, names the winner.
dicetown-question-winner-you = It’s still a tie, and you are the sheriff. Who wins?
dicetown-question-over = The game is over. { $winner_seats } owns the town.
dicetown-question-over-you = The game is over. You own the town.

# While chance is at work.
dicetown-draw-deal = The game is being set up.
dicetown-draw-roll = Dice rattle under the cups.
dicetown-draw-store = Store cards are being drawn.
dicetown-draw-theft = Cards are being drawn from a player’s hand.
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
dicetown-label-leader = Choose { $seat }
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
dicetown-label-elixir-top = Take the top one, unseen
dicetown-label-giver = Ask { $seat }
dicetown-label-protect = Protect { $cards }
dicetown-label-winner = { $seat } wins
dicetown-label-deal = Set up the game
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
dicetown-card-equipment-1 = Canteen (1)
dicetown-card-equipment-2 = Lasso (2)
dicetown-card-equipment-3 = Boots (3)
dicetown-card-equipment-4 = Saddle (4)
dicetown-card-equipment-5 = Rifle (5)
dicetown-card-equipment-6 = Mule (6)
dicetown-card-equipment-7 = Wagon (7)
dicetown-card-equipment-8 = Horse (8)
dicetown-card-property-1 = Tent (1)
dicetown-card-property-2 = Cabin (2)
dicetown-card-property-3 = Farm (3)
dicetown-card-property-4 = Ranch (4)
dicetown-card-property-5 = Mansion (5)
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
dicetown-fact-hand = { $leader_seats }, { $hand }: { $worth }
dicetown-fact-tied = { $worth }, tied: { $leader_seats }
dicetown-fact-score = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
dicetown-fact-score-seen = { $points ->
    [one] 1 point so far, without hidden cards
   *[other] { $points } points so far, without hidden cards
}
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
   *[other] next is worth { $points }
}

# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] No nugget is left
    [one] 1 nugget for you: 1 point
   *[other] { $count } nuggets for you: { $count } points
}
dicetown-own-bank = { $bills ->
    [0] Nothing to take, but you control a place
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
    [one] You draw a card from a rival and keep it
   *[other] You draw { $count } cards from a rival and keep one
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
dicetown-own-doc-due = You control nothing so far: you’d have to visit
dicetown-own-doc-safe = You control a place: no visit for you

dicetown-consequence-wasted = brings you nothing now
dicetown-consequence-joe = { $bills ->
    [0] nothing to take there
   *[other] { DOLLARS($bills) } for you
}
dicetown-consequence-offer = only if { $sheriff_seat } picks you


## Dice Town: when a card is played, and what it does

dicetown-effect-brute = when you keep two or more dice: they are all free
dicetown-effect-gambler = after you keep dice: turn one of your dice to any face
dicetown-effect-dynamite = when you control the gold mine: double the nuggets
dicetown-effect-barmaids = when you control the saloon: steal twice
dicetown-effect-corruption = when you control the Town Hall: one extra property from the deck
dicetown-effect-credit = when you control the General Store: one extra visit
dicetown-effect-joe = right away: { DOLLARS(4) } from a player of your choice
dicetown-effect-marshal = when the star would change hands: it stays where it is
dicetown-effect-shares = when somebody else robs the bank: half the loot is yours
dicetown-effect-wanted = when somebody else plays a store card: it has no effect
dicetown-effect-elixir = when anybody visits Doc Badluck: you visit too
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] at the end: 1 point
   *[other] at the end: { $points } points
}

dicetown-effect-wealth = every other player gives you { DOLLARS(2) }
dicetown-effect-charm = every other player gives you 1 nugget
dicetown-effect-luck = a card from the store deck
dicetown-effect-power = the sheriff’s star
dicetown-effect-protection = two of your properties are safe from theft
dicetown-effect-friendship = a player of your choice gives you a store card
dicetown-effect-dominion = a player of your choice gives you a property


## Dice Town: the story, the hand

dicetown-table-set = The game is set up. { $seat } wears the sheriff’s star.
dicetown-table-set-you = The game is set up. You wear the sheriff’s star.
dicetown-round = Round { $round }.
dicetown-rolled = Everyone rolls under their cup.
dicetown-rolled-you = You roll { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } keeps { $dice }.
   *[other] { $seat } keeps { $dice } for { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] You keep { $dice }.
   *[other] You keep { $dice } for { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } keeps no dice and pays { DOLLARS($cost) }.
dicetown-kept-none-you = You keep no dice and pay { DOLLARS($cost) }.
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

dicetown-led = { $seat } controls { $place }.
dicetown-led-you = You control { $place }.
dicetown-led-hand = { $seat } controls { $place }: { $hand }.
dicetown-led-hand-you = You control { $place }: { $hand }.
dicetown-played = { $seat } plays { $card }.
dicetown-played-you = You play { $card }.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } plays { $card } to turn { $die } into { $face }.
dicetown-played-turn-you = You play { $card } to turn { $die } into { $face }.
dicetown-countered = { $seat }’s { $card } has no effect.
dicetown-countered-you = Your { $card } has no effect.
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
dicetown-store-shuffled = The discards are shuffled into a new store deck.
dicetown-joe-sent = { $seat } sends Nervous Joe to { $other_seat }.
dicetown-joe-sent-you = You send Nervous Joe to { $other_seat }.
dicetown-joe-sent-to-you = { $seat } sends Nervous Joe to you.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } has nothing for Nervous Joe.
   *[other] Nervous Joe takes { DOLLARS($bills) } from { $other_seat } for { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } has nothing for Nervous Joe.
   *[other] Nervous Joe brings you { DOLLARS($bills) } from { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] You have nothing for Nervous Joe.
   *[other] Nervous Joe takes { DOLLARS($bills) } from you for { $seat }.
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
dicetown-star-kept = { $seat } stays sheriff.
dicetown-star-kept-you = You stay sheriff.
dicetown-properties = { $seat } takes { $cards }.
dicetown-properties-you = You take { $cards }.
dicetown-corruption = { $seat } takes { $card } from the deck.
dicetown-corruption-you = You take { $card } from the deck; nobody else sees it.
dicetown-row-refilled = New on display: { $cards }.


## Dice Town: the story, the sheriff’s desk

dicetown-offer = { $seat } offers { $other_seat } { $offer }.
dicetown-offer-you = You offer { $other_seat } { $offer }.
dicetown-offer-to-you = { $seat } offers you { $offer }.
dicetown-leader = The sheriff, { $seat }, gives { $place } to { $other_seat }.
dicetown-leader-you = You give { $place } to { $other_seat }.
dicetown-leader-to-you = The sheriff, { $seat }, gives { $place } to you.
dicetown-leader-self = The sheriff, { $seat }, takes { $place }.
dicetown-leader-self-you = You take { $place } for yourself.
dicetown-offer-taken = { $seat } hands { $other_seat } { $offer }.
dicetown-offer-taken-you = You hand { $other_seat } { $offer }.
dicetown-offer-taken-to-you = { $seat } hands you { $offer }.


## Dice Town: the story, Doc Badluck

dicetown-visits = { $seat } sets the order for Doc Badluck: { $visitor_seats }.
dicetown-visits-you = You set the order for Doc Badluck: { $visitor_seats }.
dicetown-elixir-taken = { $seat } takes the { $elixir } elixir.
dicetown-elixir-taken-you = You take the { $elixir } elixir.
dicetown-elixir-drawn = { $seat } takes the top elixir: { $elixir }.
dicetown-elixir-drawn-you = You take the top elixir: { $elixir }.
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
dicetown-protected = { $seat } protects { $cards } from theft.
dicetown-protected-you = You protect { $cards } from theft.
dicetown-wasted = { $elixir } does nothing for { $seat }.
dicetown-wasted-you = { $elixir } does nothing for you.
dicetown-elixir-replaced = New at Doc Badluck’s: { $elixir }.
dicetown-elixirs-shuffled = The used elixirs are shuffled into a new deck.


## Dice Town: the story, the end

dicetown-ended-mine = The mine is empty. That was the last round.
dicetown-ended-properties = Every property is taken. That was the last round.
dicetown-ended-both = The mine is empty and every property is taken. That was the last round.
# By what the winner was ahead (D-END-3).
dicetown-won-points = { $seat } wins with { $points } points.
dicetown-won-points-you = You win with { $points } points.
dicetown-won-cards = { $seat } wins the tie at { $points } points with more properties.
dicetown-won-cards-you = You win the tie at { $points } points with more properties.
dicetown-won-sheriff = { $seat } wins the tie at { $points } points by the sheriff’s decision.
dicetown-won-sheriff-you = You win the tie at { $points } points by the sheriff’s decision.


## Dice Town: why an answer is refused

dicetown-refusal-not-rolled = Those dice are not under your cup.
dicetown-refusal-dice-price = { $bills ->
    [0] You have no money: keep exactly one die.
   *[other] You have only { DOLLARS($bills) }. One die is free, each extra one costs { DOLLARS(1) }.
}
dicetown-refusal-no-brute = You have no Brute.
dicetown-refusal-brute-few = Brute only works when you keep two or more dice.
dicetown-refusal-trim = { $count ->
    [one] Choose exactly one of the dice you kept.
   *[other] Choose exactly { $count } of the dice you kept.
}
dicetown-refusal-no-gambler = You have no Professional Gambler.
dicetown-refusal-not-your-die = You haven’t set aside a die like that.
dicetown-refusal-same-face = Turn the die to a different face.
dicetown-refusal-reaction-window = Only { $card } can be played at this moment.
dicetown-refusal-closed = { $card } can’t be played now.
dicetown-refusal-not-held = You don’t have { $card }.
dicetown-refusal-offer-bills = { $bills ->
    [0] You have no bills to offer.
   *[other] You have only { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] You have no nuggets to offer.
    [one] You have only 1 nugget.
   *[other] You have only { $nuggets } nuggets.
}
dicetown-refusal-offer-cards = You can only offer cards from your hand.
dicetown-refusal-not-tied = Choose one of the tied players.
dicetown-refusal-card-not-drawn = That card isn’t among the ones you drew.
dicetown-refusal-joe-is-played = Nervous Joe is played right away: choose who has to pay.
dicetown-refusal-joe-target = Choose another player at this table for Nervous Joe.
dicetown-refusal-victim = Choose another player who has a card to draw.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Draw exactly one card there (store cards: { $store }, properties: { $properties }).
   *[other] Draw exactly { $count } cards there (store cards: { $store }, properties: { $properties }).
}
dicetown-refusal-order = List every visitor exactly once.
dicetown-refusal-elixir = That elixir isn’t on offer.
dicetown-refusal-giver = Choose another player who has a card of that kind to give.
dicetown-refusal-gift = Give a card of the requested kind from your hand.
dicetown-refusal-protect = { $count ->
    [one] Choose exactly one property from your hand.
   *[other] Choose exactly { $count } properties from your hand.
}
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = That deal isn’t possible with this box and these table options.
dicetown-refusal-roll = The dice cannot fall like that.
dicetown-refusal-store-draw = Those cards can’t come from the store deck.
dicetown-refusal-loot-draw = Those cards can’t come from that player’s hand.
dicetown-refusal-property-draw = Those cards can’t come from the property deck.
dicetown-refusal-elixir-draw = That card can’t come from the elixir deck.


## Dice Town: what is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } has { $count } dice; there should be { $printed }.
    [bills] { $file } has { $count } bills; there should be { $printed }.
   *[nuggets] { $file } has { $count } nuggets; there should be { $printed }.
}
dicetown-components-properties = { $file } must have 20 properties, each worth 1 to 5.
dicetown-components-equipment = { $file } must have 6 Equipment cards, each with a different value from 1 to 8.
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

# Poker hands, after the name of a player.
dicetown-panel-hand-five = five of a kind
dicetown-panel-hand-four = four of a kind
dicetown-panel-hand-full = full house
dicetown-panel-hand-straight = straight
dicetown-panel-hand-three = three of a kind
dicetown-panel-hand-pairs = two pair
dicetown-panel-hand-pair = one pair
dicetown-panel-hand-high = high die
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind }, { $high } over { $low }
dicetown-hand-pairs = { $kind }, { $high } and { $low }
dicetown-hand-one = { $kind }, { $high }
dicetown-hand-straight = { $kind }, { $high } high
dicetown-faces-9 = nines
dicetown-faces-10 = tens
dicetown-faces-J = jacks
dicetown-faces-Q = queens
dicetown-faces-K = kings
dicetown-faces-A = aces
dicetown-face-9 = nine
dicetown-face-10 = ten
dicetown-face-J = jack
dicetown-face-Q = queen
dicetown-face-K = king
dicetown-face-A = ace

dicetown-panel-guide = What each place gives you
dicetown-panel-does-mine = Most 9s: one nugget per 9.
dicetown-panel-does-bank = Most 10s: all the bills in the bank.
dicetown-panel-does-coach = Nobody controls it: it collects what dice cost this round, as next round’s loot.
dicetown-panel-does-store = Most Js: draw one card per J, keep one. Twice in round 1.
dicetown-panel-does-saloon = Most Qs: draw one card per Q from one opponent, keep one.
dicetown-panel-does-office = Most Ks: the sheriff’s star.
dicetown-panel-does-hall = Best hand: the next property, plus one more per A.
dicetown-panel-does-doc = Players who control no place take an elixir.
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
dicetown-panel-mine = Only you see this
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
# The price of keeping this number of dice.
dicetown-panel-price = { $count ->
    [0] none { DOLLARS($cost) }
    [one] 1 die free
   *[other] { $count } dice { DOLLARS($cost) }
}
dicetown-panel-brute = With the Brute, two dice or more are free.
dicetown-panel-tied = Tied with { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = You have { $purse }.
dicetown-panel-your-goods = The sheriff’s desk
dicetown-panel-offers = offers { $offer }
# Beside what is to be typed.
dicetown-panel-type-keep = Keep these dice: name as many as you like
dicetown-panel-type-none = Keep none of them for { DOLLARS(1) }
dicetown-panel-type-brute = Keep these dice and play the Brute
dicetown-panel-type-turn = Play Professional Gambler: turn this die to that face
dicetown-panel-type-nothing = Offer nothing
dicetown-panel-type-offer = Offer a bundle like this, from anything you have


## Dice Town in the terminal: the score sheet

dicetown-sheet-title = Final score
dicetown-sheet-nuggets = Nuggets
dicetown-sheet-bills = Bills, 1 per { DOLLARS(2) }
dicetown-sheet-star = Sheriff’s star
dicetown-sheet-equipment = Equipment
dicetown-sheet-properties = Properties
dicetown-sheet-total = Points
dicetown-sheet-rank = Rank
dicetown-sheet-tied = { $count ->
    [one] Tied at { $points } points: { $seat } has 1 property.
   *[other] Tied at { $points } points: { $seat } has { $count } properties.
}
dicetown-sheet-by-points = Decided on points (D-END-2).
dicetown-sheet-by-cards = Points tied; decided by the number of properties (D-END-3).
dicetown-sheet-by-sheriff = Points and properties tied; the sheriff decided (D-END-3).


## Dice Town: what a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = One die is free and each extra one costs { DOLLARS(1) }; keeping none costs { DOLLARS(1) } too. The dice you keep are locked in for this round.
dicetown-hint-town = Each face belongs to a place: 9 the mine, 10 the bank, J the store, Q the saloon, K the sheriff’s office. The player with the most of a face controls its place.
dicetown-hint-race = As soon as anyone has set aside five dice, everyone else rolls one last time and has to keep what comes up.
dicetown-hint-hall = The best poker hand takes a property at the Town Hall, plus one more for each A in it.
dicetown-hint-nothing = Controlling no place at all is no disaster: Doc Badluck will have an elixir for you.
dicetown-hint-poor = With no money, you have to keep exactly one die.
dicetown-hint-trim = Keep the dice that win you a place; you will roll the others again.
dicetown-hint-turn = Changing one die can win you a place, or the best hand. The card is then used up.
dicetown-hint-react = A card can only be played at its own moment, and is then used up. You can save it for a better time.
dicetown-hint-counter = Wanted stops any one store card. Is this the one to stop?
dicetown-hint-offer = The sheriff is free to pick any of the tied players. You only pay your offer if you are picked.
dicetown-hint-leader = You are the sheriff, so you break ties. You get the offer of the player you pick, and nothing from the others.
dicetown-hint-card = Equipment is worth points at the end; an action card helps at the right moment. Nobody sees what you keep.
dicetown-hint-rob = The more cards you draw, the better your pick. Properties are worth 1 to 5 points.
dicetown-hint-steal = You keep one; the others go back.
dicetown-hint-order = The first visitor can choose between both face-up elixirs.
dicetown-hint-visit = Read what the two elixirs do, or take your chances with the unseen one.
dicetown-hint-joe = Pick someone who still has { DOLLARS(4) }.
dicetown-hint-giver = The player you ask chooses which card to give, so ask someone who has few.
dicetown-hint-gift = You choose which card to give: pick the one you need least.
dicetown-hint-protect = Protected properties can no longer be stolen. Choose your best.
dicetown-hint-winner = Your last decision as sheriff.

# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = A round has two parts: first the dice, then the town, place by place.
dicetown-tip-LastDiceRolled = Someone had set aside five dice, so everyone else rolled one last time and kept everything.
dicetown-tip-NuggetsDug = Each nugget is worth a point. When the mine is empty, the game ends after that round.
dicetown-tip-BankRobbed = The player who controls the bank takes all the bills there. Every two dollars are worth a point.
dicetown-tip-CoachUnloaded = What the dice cost this round is next round’s loot.
dicetown-tip-CardsDrawn = At the store you keep one card and discard the others face down. In the first round you do this twice.
dicetown-tip-LootDrawn = The player who controls the saloon looks at some of another player’s cards and keeps one.
dicetown-tip-StarTaken = The sheriff breaks ties, and the star is worth 5 points at the end.
dicetown-tip-PropertiesTaken = The best hand takes the property at the bottom of the row. When all of them are gone, the game ends after that round.
dicetown-tip-OfferMade = Tied players may bribe the sheriff. Only the one who is picked pays.
dicetown-tip-LeaderNamed = The sheriff’s decision settles a tie.
dicetown-tip-CardPlayed = Each action card has its moment. The table pauses there even if nobody holds the card, so that nothing is given away.
dicetown-tip-ElixirTaken = Players who control no place visit Doc Badluck and take an elixir.


## Dice Town: the lesson, a scripted first game

dicetown-lesson-goal = In every round you roll poker dice, and the dice decide who gets what in town. The goal: have the most points at the end. Gold nuggets, dollars, the sheriff’s star, properties and equipment are worth points.
dicetown-lesson-cup = This is your cup. All players roll five dice in secret. Each face belongs to a place: 9 to the gold mine, 10 to the bank, J to the General Store, Q to the saloon, K to the sheriff’s office. The player with the most dice of a face controls its place. Your money, { DOLLARS($bills) }, pays for dice.
dicetown-lesson-keep = Choose the dice that you want to keep; the others are rolled again. One die is free, each further one costs { DOLLARS($price) }. You have rolled two 9s. Keep both, and the gold mine may be yours.
dicetown-lesson-coach = All players have lifted their cups at the same time. The money for extra dice goes to the stagecoach: { DOLLARS($own) } from you, { DOLLARS($price) } from { $seat }. Later in the round the stagecoach brings it to the bank. There it waits for the player who controls the bank in the next round.
dicetown-lesson-race = You have rolled your other dice again. As soon as a player has kept five dice, all others roll one last time and must take what comes up. { $seat } needs only two more. Keep your third 9: it is free.
dicetown-lesson-town = { $seat } has five dice, so your last two were rolled: two Js. Now the town is visited place by place. Gold mine: you have the most 9s and take { $nuggets } nuggets, one for each 9. Bank: { $seat } has the most 10s and takes all the bills there. Then the stagecoach brings its money to the bank.
dicetown-lesson-store = General Store: you have the most Js. You draw a card for each J and keep one. Equipment is worth points at the end. Action cards help you during the game. Keep the equipment worth { $value } points.
dicetown-lesson-card = In the first round you shop twice. Dynamite is an action card: it doubles your nuggets when you control the gold mine. The table asks you when you can play a card. Keep Dynamite.
dicetown-lesson-hall = { $ada_seat } had the most Qs and has stolen your Dynamite at the saloon. { $ada_seat } also had the most Ks and now is the sheriff. The sheriff decides ties, and may be bribed. You had the best poker hand, a full house, so you have taken a property at the Town Hall. { $buck_seat } controlled no place and visited Doc Badluck: the elixir took { DOLLARS($bills) } from each other player.
dicetown-lesson-end = To show you the end, bots have played the remaining rounds. The game ends after the round in which the gold mine is empty or all properties are taken. You get one point for each nugget, one for every { DOLLARS($bills) }, { $star } for the star, and the values of your equipment and properties. The player with the most points wins. Now go back to the second round and play on freely. Hints appear at first, then less and less.


## Dice Town: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [one] { $seat } has 1 point.
   *[other] { $seat } has { $points } points.
}
dicetown-report-score-you = { $points ->
    [one] You have 1 point.
   *[other] You have { $points } points.
}
dicetown-report-so-far = { $points ->
    [one] So far { $seat } has at least 1 point; hidden cards may add to it.
   *[other] So far { $seat } has at least { $points } points; hidden cards may add to it.
}
dicetown-report-so-far-you = { $points ->
    [one] So far you have 1 point.
   *[other] So far you have { $points } points.
}
dicetown-report-cup = Under your cup: { $dice }.
dicetown-report-dice = { $seat } has set aside { $dice }.
dicetown-report-dice-you = You have set aside { $dice }.
dicetown-report-no-dice = { $seat } hasn’t set aside any dice.
dicetown-report-no-dice-you = You haven’t set aside any dice.
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
dicetown-report-cards = { $seat }’s store cards: { $cards }.
dicetown-report-cards-you = Your store cards: { $cards }.
dicetown-report-properties = { $seat }’s properties: { $cards }.
dicetown-report-properties-you = Your properties: { $cards }.
dicetown-report-safe = { $seat }’s protected properties: { $cards }.
dicetown-report-safe-you = Your protected properties: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = You have seen ({ $place }): { $cards }.
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
topic-bid = highest bid, current bid, standing bid, who leads, leader, still in
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
topic-place-mine = gold mine, mine, who leads, who controls
topic-place-bank = bank, who leads, who controls
topic-place-coach = stagecoach, coach
topic-place-store = general store, store, who leads, who controls
topic-place-saloon = saloon, who leads, who controls
topic-place-office = sheriff’s office, office, who leads, who controls
topic-place-hall = town hall, hall, who leads, who controls
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
topic-more = more, help more, more help, everything

# Answers to questions.
question-unknown = Sorry, I don’t understand “{ $text }”. Try “help”.
# $topics is a list of words.
question-help = To answer, type the number of an option or its words. You can also ask about: { $topics }. Add a name to ask about one player.
question-help-short = To answer, type the letter of an option, or its words; choose dice by their faces. To ask, type for example “{ $score }”, “{ $money }”, “{ $rule }” and a word, or the name of a card. Type “{ $more }” for everything you can ask.
question-help-more = You can ask about: { $topics }. Add a name to ask about one player. You can also type the name of any card, place or objective, or “rule” and any word.
question-thing = { $thing }: { $text }.
# $options is a list of names of options.
question-several = That could mean several answers: { $options }.
question-one = One answer at a time, please.
question-no-options = You have nothing to decide right now.
# An answer that can be given: its number and its name.
question-option = { $number }. { $option }
question-nothing = There is nothing to say about that right now.


## The terminal: playing

# Several people share a keyboard: nothing may be seen until the right one sits there.
cli-hand-over = Hand the keyboard to { $seat }. { $seat }, press Enter when nobody else is looking.
cli-help =
    Type what stands at the left of an answer below, or say it in your own words.
    ?          this help
    map        the board in full detail
    table      the whole table
    log        the story so far
    rules X    look up a rule by its id, or search the rules for X
    my money   or any other question: who leads, what can I ask
    coach      what the coach would answer; only alone with bots, or with --hints
    quit       leave; the game is saved
# Below a page of a long reply. $left is the number of pages that follow.
cli-page =
    { $left ->
        [0] Enter: back to the table
        [one] Enter: next page (1 more)
       *[other] Enter: next page ({ $left } more)
    }
# Stands behind the answer that brings the most.
cli-best = ← best

# Words to type in the terminal, with commas between; the English ones always work as well. The first
# of each is the one that cli-help teaches. command-stop, command-back and command-auto steer a replay by steps, command-all is for
# --as of tinhorn replay.
command-help = help, h, ?
command-map = map, m
command-table = table, t
command-log = log
command-rules = rules, rule
command-coach = coach, advice
command-quit = quit, exit
command-stop = q, quit
command-back = b, back
command-auto = a, auto, play
command-all = all
# $names lists the players; bots have their kind in brackets.
cli-seated = At the table: { $names }. Type ? for help.
# Several people share a keyboard and have agreed to it (--hints).
cli-hints-agreed = Everybody at this table may ask the coach.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, for { $least } to { $most } players
# $command is what to type.
cli-choose-game = Which game? For example: { $command }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = You have nothing to play now. Press Enter anyway, so that nobody can tell.
cli-not-understood = “{ $text }” isn’t an answer here. Type ? for help.
# $command is what to type.
cli-left = Game saved. To continue: { $command }
cli-saved = To watch this game again: { $command }
cli-to-verify = To check that nobody rigged it: { $command }
# Printed before the game. $commitment is the hash of the secret that all dice and cards follow from.
cli-committed = Dice and cards follow from a secret with this SHA-256: { $commitment }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [one] The only draw in this game checks out.
   *[other] All { $draws } draws in this game check out.
} This proves that nobody rigged them; it can’t prove that nobody peeked.
cli-sheet-rank = Rank
cli-sheet-name = Player
cli-sheet-points = Points


## The terminal: rules

# Stands before a ruling of ours, which no rulebook prints.
cli-rules-ours = [house rule]
# Stands where what the rulebook says goes on.
cli-rules-printed = [rulebook]
# Below each page. The letters are the first words of command-back and command-stop.
cli-pager = Page { $page } of { $pages }. Enter: next, b: back, q: quit


## The terminal: what is wrong with a command

cli-no-terminal = This command needs an interactive terminal.
cli-cannot-clear = This terminal can’t be cleared, so several people can’t share it.
cli-unknown-game = There is no game called “{ $game }”. Available: { $known }.
cli-unknown-language = The language “{ $language }” isn’t available here. Available: { $known }.
cli-unknown-option = { $game } has no table option “{ $option }”. Available: { $known }.
cli-wrong-option = “{ $text }” isn’t a valid value for { $option }. Use { $known }.
cli-wrong-name = “{ $name }” isn’t a valid name: use 1 to { $most } characters, no brackets.
cli-same-name = Two players cannot have the same name.
cli-too-many-humans = There are only { $players } seats for { $humans } people.
cli-bots-count = { $left ->
    [one] There is one seat left for a bot, but you named { $bots }.
   *[other] There are { $left } seats left for bots, but you named { $bots }.
}
cli-resume-alone = A resumed game keeps its table: --resume can only be combined with --seed.
cli-file-without-resume = To continue { $file }, add --resume.
cli-other-game = { $file } is a record of { $game }.
cli-game-over = The game in { $file } is over. Watch it with tinhorn replay.
cli-nothing-to-resume = There is no unfinished game of { $game } to resume.
cli-resume-program = { $file } names a program as a player. To let it run, add --bots { $bot }.
# $code: the short code of a table; $file: a path
cli-exported = { $code }: { $file }
cli-exported-none = There are no finished games in this database.
cli-imported = { $file }: saved as table { $code }.
cli-imported-before = { $file }: already here, as table { $code }.
cli-file-exists = { $file } already exists; nothing was overwritten.
cli-file-unreadable = { $file } cannot be read: { $detail }.
cli-file-unwritable = { $file } cannot be written: { $detail }.
cli-plot-kind = “{ $file }” is neither an SVG nor a PNG file. Choose a name that ends in .svg or .png.
cli-folder-not-empty = The folder { $file } is not empty; nothing was overwritten.
cli-no-such-rule = No rule is called “{ $wanted }” or mentions it.
cli-step-or-json = Use either --step or --json: one is for people, the other for programs.
# $known lists the seats and their players.
cli-no-such-seat = There is no player called “{ $wanted }”. Use { $all }, or one of: { $known }.

# $name is an argument or an option as it is typed: GAME, --games.
cli-usage-missing = { $name } is missing.
cli-usage-value = { $name } has a value that cannot be used.
cli-usage-number = { $name } must be a whole number.
cli-usage-least = { $name } must be a number, at least { $least }.
cli-usage-range = { $name } must be a number from { $least } to { $most }.
cli-usage-no-option = There is no option { $option }.
cli-usage-no-command = There is no command “{ $command }”. See tinhorn --help.
cli-usage-extra = “{ $words }” is one argument too many.
cli-usage-no-value = { $option } needs a value.
cli-usage-flag = { $option } takes no value.
cli-usage-other = This command isn’t right. See { $help }.
cli-needs-extra = This needs tinhorn[{ $extra }]: { $command }


## The terminal: replaying and simulating

cli-step = Step { $number } of { $count }. Enter: next, b: back, 50: go there, a: play, q: stop
# The replay plays by itself.
cli-step-playing = Step { $number } of { $count }. Playing; Enter: pause
cli-simulating = Playing
cli-simulate-speed = { $rate } games/s
cli-simulated = { $games ->
    [one] One game, { $decisions } decisions, { $rate } decisions a second.
   *[other] { $games } games, { $decisions } decisions, { $rate } decisions a second.
}
cli-simulate-bot = Bot
cli-simulate-seat = By seat
cli-arena-rating = Rating
cli-simulate-head-wins = Wins
cli-simulate-head-rate = Win rate
cli-simulate-head-interval = 95% interval
cli-simulate-head-points = Mean
cli-simulate-head-without-luck = Without luck
cli-reviewing = Reviewing
cli-review-player = Player
cli-review-you = You
cli-review-head-start = Start
cli-review-head-luck = Luck
cli-review-head-own = Own choices
cli-review-head-others = Others’ choices
cli-review-head-result = Result
cli-review-sum = Start, luck and choices add up to the result exactly.
cli-review-round = Round
cli-review-turning-points = Turning points
cli-review-improvements = Better choices
cli-review-none = None.
cli-review-choice = { $chosen }. Better: { $better }


## The coach

# $best, $chosen: per cent; $worth, $bid: banknotes
coach-why-chance = Such games are won { $best }% of the time after the better choice, { $chosen }% after the choice made.
coach-why-too-dear = The plot was worth about { MONEY($worth) } here, and { MONEY($bid) } was bid.
coach-why-let-go = The plot was worth about { MONEY($worth) } here, and a bid of { MONEY($bid) } was possible.
coach-why-smaller-raise = A smaller raise keeps more money if it is enough.
coach-why-larger-raise = A larger raise makes the others give up sooner.
coach-why-duel = A duel wins the plot half of the time, at the standing price.
coach-why-no-duel = A duel is lost half of the time.
coach-why-keep-more = Keeping more of these dice helps to control a place.
coach-why-keep-fewer = It pays to roll more of these dice again.
coach-why-keep-other = Other dice of this roll help more to control a place.
coach-chose = { $seat } chooses: { $answer }.
coach-chose-you = You choose: { $answer }.
coach-suggestion = The coach suggests: { $answer }.
coach-suggestion-worth = The plot is worth about { MONEY($worth) } to you now.
coach-suggestion-dear = The plot is worth about { MONEY($worth) } to you now: less than the next bid.
coach-suggestion-broke = You do not have enough money for another bid.
coach-suggestion-pass = { $share ->
    [0] The plot is worth about { MONEY($worth) } to you, but a pass keeps your money for later plots.
   *[other] The plot is worth about { MONEY($worth) } to you, but a pass keeps your money for later plots, and brings you { MONEY($share) } at this price.
}
coach-people = The coach helps only if you play alone with bots, or if the table allows hints.
chances-people = Players see the chances to win only if they play alone with bots, or after the game.
server-hints-agreed = Hints can be allowed only before others sit down.


## The server: what is wrong with a request

server-unknown = There is nothing at this address.
server-malformed = This request couldn’t be understood.
server-method = That isn’t possible here.
server-too-large = This is too long.
server-request = This request couldn’t be completed.
server-failure = Something went wrong on our side. Nothing was changed.
server-storage = The server can’t save anything right now, so your last action didn’t count. Please try again in a moment.
server-descriptors = The server has no free connections right now.
server-too-many = Too many requests. Please wait a moment.
server-too-many-sockets = There are already { $most } open connections from your address. Close another tab of this site first.
server-busy = The server is very busy and opens no more tables right now. Please try again in a minute.
# $known lists the games.
server-unknown-game = “{ $game }” isn’t available here. Available: { $known }.
server-unknown-option = There is no table option { $option } = { $value }.
server-name = A name needs 1 to { $most } characters.
server-name-taken = Someone at this table already has that name.
server-title = A table name can have at most { $most } characters.
server-hat = Hats are numbered from 1 to { $most }.
server-contribution = Your words for the draws can have at most { $most } characters.
server-clock = The time limit must be 1 to { $most } seconds per decision.
server-one-seat = You take exactly one seat when you open a table.
server-seated-already = You already have a seat at this table.
server-seat-moved = Your seat at this table has moved to another device: the host reissued it, or its recovery code was used there. Enter the recovery code to bring it back here.
server-seat-gone = You no longer have a seat at this table.
server-seat-removed = The host has removed you from this table.
server-spectator = Only players at this table can do that.
server-host-only = Only the host can do that.
server-own-seat = To give up your own seat, leave the table.
server-seat-order = These seats don’t match the table any more. Look at them again.
server-too-few = This game needs at least { $least } players. Wait for more, or fill the seats with bots.
server-seat-left = Somebody has just left the table. Look at the seats again.
server-nobody-plays = Nobody would play: every chair is empty.
server-continued = This game continues an earlier one, so its seats and options stay as they are.
server-nobody-there = There is no person in that seat.
server-recovery = No seat at this table has that recovery code.
server-not-over = The game isn’t over yet.
server-chat = Send one of the ready-made phrases or a line of text.
server-chat-length = A message needs 1 to { $most } characters.
server-hello-twice = One hello per connection is enough.
server-malformed-action = This answer couldn’t be read.
server-malformed-orders = The server can’t read these standing orders.
server-malformed-message = This message couldn’t be read.
server-malformed-request = A request name needs 1 to { $most } characters.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $detail }.
server-network-elsewhere = Only a browser on the server’s own computer can do that.
server-network-unavailable = This server can’t be opened to the local network while it runs. Start it with --lan instead.
server-network-none = This computer isn’t connected to a local network.
server-network-closed = Only the server’s own computer can reach this table, so there is no QR code for other devices.


## The server: looking back

server-perspective = There is no such view. You can watch as a player, as a spectator, or with everything revealed.
server-perspective-closed = While the game is running, you can only look back from your own view or a spectator’s.
server-frame = This replay has the moves 0 to { $most }.


## The page itself, before its script runs, and in search results and previews of links

page-description = Play Winchester and Dice Town in the browser: with friends, on one device, or against bots. Free and open source.
page-noscript = tinhorn needs JavaScript in the browser. In a terminal, { $command } works without it.


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

cli-serve-address = tinhorn is running at { $address }
cli-serve-open-to-others = Anyone who can reach this address can open tables, join any table they have the code for, and watch. Traffic isn’t encrypted: on the internet, put a TLS proxy in front.
cli-serve-only-here = Only this computer can reach it. To invite others, press “Let phones in this house join” in the page, or start with --lan.
cli-serve-stop = Press Ctrl-C to stop; games continue when you start again.
cli-serve-workers = Running several server processes needs PostgreSQL: set its address with --database.
settings-origin = “{ $text }” isn’t the address of a website. It looks like https://example.org, without anything after the name.

## The terminal: watching

cli-watch-no-link = “{ $text }” isn’t a link to a table. A link looks like { $example }, a code like MESA-47KX.
cli-watch-unreachable = No server is answering at { $server }.
cli-watch-refused = { $server } says: { $reason }
cli-watch-again = Lost the connection to { $server }. Reconnecting.
cli-watch-newer = { $server } runs a newer version of tinhorn. Please update tinhorn to watch its tables.
cli-watch-waiting = Table { $code } is waiting for players.
# Stands for the name of a spectator who chats.
cli-watch-spectator = Spectator
# $chances lists the players, each with a percentage.
cli-chances = Chances to win: { $chances }

# tinhorn mcp: a language model plays with tools. sit_down is the name of a tool.
mcp-no-table = You are not at a table yet. Call sit_down or join first.
mcp-game-over = The game is over. Call sit_down to play another one.
mcp-not-asked = It is not your turn. Call wait until you are asked.
mcp-rules = Rules that matter now: { $rules }.
