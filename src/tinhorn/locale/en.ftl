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
record-names = The record has { $names ->
    [one] one name
   *[other] { $names } names
}, which does not fit its number of players.
# $number is the place of the answer in the record; $detail is the sentence that refuses it.
record-entry = Answer { $number } of the record cannot be given: { $detail }
record-outcome = The outcome in the record is not how this game ended.


## Files that say what is in the box

components-unreadable = { $file } cannot be read: { $detail }.
components-malformed = { $file } does not describe what is in the box: { $detail }.


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


## The terminal: playing

# Several people share a keyboard: nothing may be seen until the right one sits there.
cli-curtain = Hand the keyboard to { $seat }. { $seat }, press Enter when nobody else is looking.
cli-help =
    Type an answer from the list below, by its number or in words.
    ?          this help
    map        the map in every detail
    table      the whole table
    log        the story so far
    rules X    a rule by its id, or the rules that speak of X
    quit       leave; the game is kept
# $names lists the players; bots have their kind in brackets.
cli-seated = At the table: { $names }. Type ? for help.
cli-not-understood = “{ $text }” is no answer here. Type ? to see what is.
# $command is what to type.
cli-left = The game is kept. Go on with: { $command }
cli-kept = See the game again with: { $command }
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
