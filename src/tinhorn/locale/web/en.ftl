### What the browser table says on its own: buttons, labels, settings. The games' sentences are in
### ../en.ftl. A seat's name is passed as $seat; amounts are banknotes, written by MONEY.

## Anywhere

web-title = { $title } – tinhorn
web-title-turn = ● Your turn – { $title }
web-title-lobby = tinhorn
# How many tables wait for the reader.
web-title-waiting = ● { $count } – tinhorn
web-lobby = Lobby
web-to-lobby = tinhorn: back to the lobby
web-settings = Settings
web-help = Help
web-close = Close
web-cancel = Cancel
web-sure = Are you sure?
web-go-on = Continue
web-less = Less
web-more = More
web-back = Back
web-on = Forward
web-you = (you)
web-you-name = You
web-seat-about = { $name }: show everything public
web-seat-story = Latest moves
web-only-you = only you see this
web-no-name = Your name
# An amount of banknotes where there is little room.
web-thousands = ${ $amount }k
web-abandoned = Everyone has left this table, so the game has stopped.
web-offline = This device is offline. Tables need a connection; the page will keep trying.
web-try-loading = Loading the table into this page… { $percent } %
web-try-failed = The table could not be loaded. Reload the page to try again.
web-unreachable = Can’t reach the server. Try again in a moment.
web-connection-lost = { $seconds ->
    [0] Connection lost. Reconnecting…
   *[other] Connection lost. Trying again in { $seconds } s; nothing you did is lost.
}
web-connection-offline = This device is offline. The table will wait, and the page will reconnect by itself.

## The lobby

web-games = Games
web-tables = Tables
web-game-winchester = Winchester
web-game-winchester-line = Outbid your rivals for 19 plots of land, keep your goals secret, and settle it with a duel when only two of you are left.
web-game-winchester-time = 40 min
web-game-dicetown = Dice Town
web-game-dicetown-line = Roll poker dice under your cup, take over the town place by place, and stay on the sheriff’s good side.
web-game-dicetown-time = 45 min
web-game-players = { $least } to { $most } players
# The name of a table that was given none.
web-table-of = { $name }’s table
web-play-now = Play now
web-new-table = New table
web-join-code = Join with a code
web-join = Join
web-your-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = No open tables right now. Why not start one?
web-continue = Continue
web-sit-down = Sit down
web-watch = Watch
web-lobby-title = Two Wild West board games, one open table
web-lobby-what = Bid for land in Winchester or roll for the town in Dice Town: against bots or with friends, on one device or many. No account needed.
web-watch-bots = Watch bots play
web-watch-bots-title = A game between bots
web-recent-games = Recent games
web-recent-replay = Replay
web-won-by = won by { $names }
web-status-seating = { $taken } of { $seats } seated
web-status-playing = in progress
web-status-over = finished
web-status-abandoned = abandoned

## A new table

web-new-table-of = New table: { $game }
web-table-title = Name of the table
web-players = Players
web-listed = Show in the lobby
web-listed-note = anyone here can join
web-open-table = Open the table

## The seating page

web-seats = Seats
web-seat-open = Open seat
web-seat-waiting = waiting for a player
web-bot-greenhorn = Greenhorn: friendly, still learning
web-bot-deputy = Deputy: a solid player
web-bot-marshal = Marshal: a strong player
web-bot-legend = Legend: the strongest bot here
web-bot-level = Level of the bot
web-bot-heuristic = Deputy: a solid player
web-seat-absent = an empty chair that always passes
web-empty-chair = Empty chair { $number }
web-seat-chair = Empty chair
web-bot-uniform = Random: picks any legal move
web-character = Character of the bot
web-character-tight = Tight: pays little
web-character-bold = Bold: takes risks
web-character-talkative = Talkative: likes to chat
web-character-grudge = Bears grudges: pays back
web-character-steady = Steady: plays it straight
web-seat-you = you
web-seat-host = host
web-seat-person = at the table
web-here = here
web-away = away
web-add-bot = Add a bot
web-remove = Remove
web-seats-edit = Change seats
web-seats-done = Done
web-seat-add = Add a seat
web-seat-up = Move up
web-seat-down = Move down
web-seat-take-away = Remove this seat
web-remove-sure = Remove { $name } from the table? They will be told.

# What the host may do with the other seats.
web-host-seats = The other seats
web-host-open = Free the seat
web-host-bot = Let a bot play
web-host-absent = Leave it empty
web-host-reissue = New code
web-host-sure = { $name } loses the seat on their device and will be told. Go on?
web-host-code = { $name }’s seat can now only be taken with this code; the device that had it can only watch. Pass the code on:
web-given-away = The host has given your seat away. You can only watch here.
web-absent = { $name } is away, and it is their turn. No time limit is set, so the game waits.
web-absent-remind = Remind
web-absent-bot = Let a bot take over
web-absent-wait = Wait
web-absent-text = { $name }, it is your turn at { $game }:
web-options = Table options
web-invite = Invite
web-invite-note = anyone with the link can join
web-code = Code
web-qr = QR code of the link
web-copy = Copy link
web-copied = Copied
web-network-only-here = Only this computer can reach this table.
web-network-open = Let phones in this house join
web-network-open-note = Every device on your network can then open this page, until you switch it off or stop the server.
web-network-close = Keep phones out again
web-network-close-note = Devices on your network can reach this table.
web-network-lan = To invite others, start the server with --lan.
web-share-link = Share link
web-start = { $players ->
    [one] Start alone
   *[other] Start with { $players } players
}
web-start-bots = Fill with bots and start
web-start-few = { $missing ->
    [one] This game needs at least { $least } players: one more person, or bots.
   *[other] This game needs at least { $least } players: { $missing } more people, or bots.
}
web-wait-host = Waiting for the host to start.
web-windows = Reactions
web-windows-timed = short, with time on request
web-windows-untimed = no hurry: wait for everyone
web-hints = Hints from the coach
web-hints-alone = alone with bots
web-hints-all = for everyone
web-hints-agreed = At this table everyone may ask the coach for a hint.
web-hints-tag = hints allowed
web-wait-watching = You are watching. The table appears here when the host starts.
web-door = You are invited to { $game }
web-door-by = { $name } invites you to { $game }
web-door-watch = Just watch
web-clock = Time limit
web-clock-none = none
web-clock-live = { $seconds } s per decision
web-clock-slow = { $days ->
    [0] { $hours ->
        [one] an hour per decision
       *[other] { $hours } hours per decision
    }
    [one] a day per decision
   *[other] { $days } days per decision
}
web-option-edition = Edition
web-option-edition-2020 = 2020 numbering
web-option-edition-2019 = 2019 numbering
web-option-bonus = Bonus tokens
web-option-bonus-open = face up
web-option-bonus-hidden = face down
web-option-claims = Shared objectives
web-option-claims-auto = claimed automatically
web-option-claims-manual = claim them yourself
web-option-ledger = Money
web-option-ledger-secret = secret
web-option-ledger-helped = noted for the players
web-option-ledger-open = visible to everyone

## The table

web-table-opening = Opening the table…
web-now = What’s happening now
web-panels = Panels
web-your-turn = your turn
web-thinking = thinking
web-undo = Undo
web-window = Reactions
web-window-hold = Wait, I may react
web-window-release = I’m done, go on
# $seats are the players who asked.
web-window-held = { $seats } asked for time to think.
web-orders = Standing orders
web-orders-lead = The table answers for you when one of these cards can be played. Only you see your orders, and the others cannot tell an order from an answer.
web-orders-ask = ask me
web-orders-play = always play it
web-orders-never = never ask me
web-orders-least = Play it when the loot is at least
web-orders-clear = Remove all orders
web-orders-count = { $count ->
    [0] Standing orders
    [one] Standing orders: 1
   *[other] Standing orders: { $count }
}
web-orders-stop = Don’t ask again
web-time-left = Time left
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-story = Log
web-story-filter = Filter the log
web-story-all = All
web-story-money = Money
web-story-me = About me
web-story-chat = Chat
web-story-unread = Log ({ $unread })


## Talk at the table

web-chat-text = Say something
web-chat-say = Send
web-chat-phrases = Ready-made phrases, translated for everyone
web-chat-silence = No messages yet.
web-chat-spectator = A spectator
# Before the number of lines that were not read yet, for screen readers.
web-chat-unread = unread:
web-chat-mute = Mute chat
web-chat-unmute = Unmute chat
web-chat-muted = Chat is muted at all tables.

web-sheet = Score sheet
web-sheet-total = Total
web-sheet-hands = Final hands
web-sheet-counting = The game is over. Let’s count.
web-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-you-win = { $count ->
    [one] You win
   *[other] You share the title
}
web-they-win = { $count ->
    [one] { $winner_seats } wins
   *[other] { $winner_seats } share the title
}
web-record = Download the game record, with proof of fair draws
web-rematch = Rematch
web-rematch-open = A rematch is waiting for you.

## The rules

web-rules = Rules
web-rules-of = { $game }: rules
web-rules-contents = Contents
web-rules-find = Search the rules
web-rules-found = { $count ->
    [0] Nothing found.
    [one] 1 match.
   *[other] { $count } matches.
}
# Before the two marks below, which stand in the rules.
web-rules-note = Our own rulings, where the rulebooks are silent:
web-rules-ours = house rule
web-rules-printed = rulebook
web-rules-marked = The rules that matter right now are highlighted.
web-rules-all = All rules
# The name of a button on the picture of a thing.
web-rule-of = Rule: { $thing }

## Learning a game

web-how = How to play
web-learn = Learn
web-learn-of = Learn { $game }
web-learn-step = Step { $step } of { $steps }
web-learn-next = Next
web-learn-again = Start again
web-learn-leave = Leave
web-learn-do = Your turn: { $label }
web-learn-show = Do it for me
web-learn-skip = Skip
web-learn-watch = Watch what happens.
web-learn-other = That is allowed, but this lesson goes another way: { $label }. Later you can play as you like.
web-learn-play-on = Play on
web-winchester-note-cash = Banknotes in hand. They stay secret until now.
web-winchester-note-secret = A secret objective pays for every plot or token of its kind.
web-winchester-note-plots = { MONEY(5) } for the most plots. If tied, the largest group of connected plots decides.
web-winchester-note-total = The richest player wins. If tied: the most cash, then an unused duel token.
web-dicetown-note-nuggets = 1 point for each gold nugget.
web-dicetown-note-bills = 1 point for every { DOLLARS(2) }.
web-dicetown-note-star = 5 points for the player with the sheriff’s star.
web-dicetown-note-equipment = Equipment from the General Store counts its value. Action cards count nothing.
web-dicetown-note-properties = Properties from the Town Hall count 1 to 5 points each.
web-dicetown-note-total = The most points win. If tied: the most property cards, then the sheriff decides.

## The guide

web-guide-off = Turn guide off

## The table in words

web-text-table = Text view
web-text-visual = Picture view
web-text-options = What you can do
web-text-nothing = You have nothing to decide right now.
web-text-mine = Yours
web-text-watching = You are watching.
web-text-others = Other players
web-text-board-winchester = Auction and map
web-text-board-dicetown = The town
web-text-command = Answer or ask
web-text-field = Your answer or question
web-text-note = Type an option’s letter or its words, dice by their faces (10 A A), or a question such as “my money”. “help” says more.
web-text-send = Send
web-text-sent = Answer sent.
web-text-late = The question has changed in the meantime. Please look again.
web-text-no-rule = There is no rule { $rule }.
web-text-story-keys = Arrow keys move through the lines.
web-set-guide = Guide
web-set-guide-note = a short tip with each prompt
web-set-textTable = Show tables as text
web-set-textTable-note = for screen readers and braille

## Settings and help

web-my-seat = My seat here
web-recovery = Use this code to move your seat to another device:
web-recover = Recovery code of your seat
web-recover-do = Take my seat back
web-leave = Leave the table
web-leave-sure = A bot, or nobody, will take your seat. You can’t undo this.

web-name = Name
web-hat = Your hat
web-hat-1 = Red cattleman
web-hat-2 = Blue bowler
web-hat-3 = Yellow sombrero
web-hat-4 = Charcoal stovepipe
web-hat-5 = Orchid plumed hat
web-language = Language
# Each language by its own name, the same in every catalogue.
web-language-en = English
web-language-de = Deutsch
web-language-es = Español
web-language-fr = Français
web-language-it = Italiano
web-language-nl = Nederlands
web-language-pt = Português
web-set-theme = Theme
web-set-theme-system = System
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-contrast = Contrast
web-set-contrast-system = System
web-set-contrast-more = More
web-set-textSize = Text size
web-set-textSize-100 = Normal
web-set-textSize-115 = Large
web-set-textSize-130 = Larger
web-set-textSize-150 = Largest
web-set-tempo = Speed
web-set-tempo-slow = Slow
web-set-tempo-normal = Normal
web-set-tempo-fast = Fast
web-set-tempo-off = Off
web-set-patterns = Patterns
web-set-patterns-note = each player has a pattern as well as a colour
web-set-keys = Single keys
web-set-keys-note = each button shows its key; when off, digits and letters do nothing
web-set-unhurried = No time limits
web-set-unhurried-note = at tables that you open
web-volume = Volume
web-set-sound = Sound
web-set-sound-note = your turn, bids, money, duels
web-set-confirmDuel = Confirm duels
web-set-confirmDuel-note = the button asks “Are you sure?”
web-set-confirmPass = Confirm passes
web-set-confirmPass-note = the button asks “Are you sure?”
web-set-botChat = Bots talk
web-set-botChat-note = now and then a phrase in the chat
web-set-chances = Chances to win
web-set-chances-watching = When watching
web-set-chances-always = Also alone with bots
web-set-chances-off = Off
# $chances lists the players, each with a percentage.
web-chances = Chances to win: { $chances }
web-chances-none = The chances to win are being computed.
web-keys = Keyboard shortcuts
web-key-enter = Enter
web-key-enter-does = press the gold button; on a die or card: select it, press again to confirm
web-key-figures = 1 … 9
web-key-figures-does = press the buttons in the bar, in order
web-key-space = Space
web-key-space-does = show the next thing that happened
web-key-escape = Esc
web-key-escape-does = cancel, close
web-key-arrows = ← →
web-key-arrows-does = move to and between dice, cards and squares
web-key-tab = Tab
web-key-tab-does = move to the next control
web-key-timeline = T
web-key-timeline-does = look back: ← → step, Space plays, End or Esc returns to the game
# The key, as it is written on keyboards.
web-key-end = End
web-key-rules = R
web-key-rules-does = open the rules at the paragraph that matters now
web-key-slash = /
web-key-slash-does = go to the command field of the text view
web-key-question = ?
web-key-question-does = show this help

## Winchester

web-winchester-progress = { $sold ->
    [19] Winchester · finished
   *[other] Winchester · { $sold } of 19 sold
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
web-winchester-tab-shared = Shared
web-winchester-just-now = Just now

# Bidding
web-winchester-you-have = You have { MONEY($cash) }.
web-winchester-rumor-secrecy = The others learn which card you look at, but not its face.
web-winchester-standing = Highest bid
web-winchester-no-bid = none yet
web-winchester-still-in = still in
web-winchester-passed = passed
web-winchester-leads = leads at
web-winchester-raise = Raise
web-winchester-other = Other…
web-winchester-your-bid = Your bid
web-winchester-split = { MONEY($amount) } → { $rival_seats } +{ MONEY($share) } each, saloon { MONEY($tip) }
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

# Duel
web-winchester-duel-short = Duel
web-winchester-duel = Duel for plot { $plot }
web-winchester-versus = vs.
web-winchester-bang = Bang
web-winchester-click = Click
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
web-winchester-worth = Worth now
web-winchester-payments = Payments
web-winchester-counts = { $objective }: { MONEY($each) } for each of these plots
web-winchester-plot-counts = Plot { $plot }: { MONEY($amount) } for your secret objectives
web-winchester-pays-forest = { MONEY(3) } per forest plot
web-winchester-pays-desert = { MONEY(3) } per desert plot
web-winchester-pays-prairie = { MONEY(3) } per prairie plot
web-winchester-pays-river = { MONEY(3) } per plot by the river
web-winchester-pays-rails = { MONEY(3) } per plot by the rails
web-winchester-pays-saloon = { MONEY(5) } per plot beside it
web-winchester-pays-mine = { MONEY(5) } per mine
web-winchester-pays-ranch = { MONEY(3) } for it and each plot beside it
web-winchester-pays-rumor = { MONEY(3) } per Rumor token
web-winchester-pays-movement = { MONEY(3) } per Movement token

# Shared objectives
web-winchester-shared = Shared objectives
web-winchester-shared-note = first to meet it
web-winchester-near = { $have }/{ $needs }
web-winchester-then = → { $then }/{ $needs } with this plot
web-winchester-closer = These unsold plots bring you closer: { $objective }
web-winchester-no-closer = No single plot brings you closer: { $objective }
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
web-winchester-tie-cash = { $ahead_seat } ahead of { $behind_seat }: tied at { MONEY($total) }, but with more cash ({ MONEY($more) } to { MONEY($less) }).
web-winchester-tie-cash-you = You are ahead of { $behind_seat }: tied at { MONEY($total) }, but with more cash ({ MONEY($more) } to { MONEY($less) }).
web-winchester-tie-cash-to-you = { $ahead_seat } is ahead of you: tied at { MONEY($total) }, but with more cash ({ MONEY($more) } to { MONEY($less) }).
web-winchester-tie-token = { $ahead_seat } ahead of { $behind_seat }: tied at { MONEY($total) }, but still holding a duel token.
web-winchester-tie-token-you = You are ahead of { $behind_seat }: tied at { MONEY($total) }, but still holding a duel token.
web-winchester-tie-token-to-you = { $ahead_seat } is ahead of you: tied at { MONEY($total) }, but still holding a duel token.

## Dice Town

web-dicetown-progress = Dice Town · round { $round }
web-dicetown-town = The town, place by place
web-dicetown-tab-tray = In front of you
web-dicetown-tab-cards = My cards
web-dicetown-as-it-stands = Standings
web-dicetown-so-far = dice set aside so far
web-dicetown-by-place = place by place
web-dicetown-to-bank = { $amount } for the bank
web-dicetown-doc = for players who control nothing
web-dicetown-hands = Hands
web-dicetown-best-first = best first
web-dicetown-cup = Under the cup
web-dicetown-cup-closed = Your cup is down. The others are still choosing.
web-dicetown-committed = You keep { $dice }. The others are still choosing.
web-dicetown-committed-none = You keep none. The others are still choosing.
web-dicetown-aside = set aside
web-dicetown-free = free
web-dicetown-too-dear = too expensive
web-dicetown-keep = Keep { $dice }
web-dicetown-choose-dice = Tap the dice to keep
web-dicetown-choose = Choose one
web-dicetown-choose-you = Choose yourself
web-dicetown-turn = Turn one of your dice
web-dicetown-part-die = This die
web-dicetown-part-face = becomes
web-dicetown-rob = Choose whose cards you draw
web-dicetown-part-victim = From
web-dicetown-part-draw = Draw
web-dicetown-order = Tap the visitors in their order
web-dicetown-part-order = Order
web-dicetown-protect = { $count ->
    [one] Tap the property to protect
   *[other] Tap { $count } properties to protect
}
web-dicetown-trim = { $count ->
    [one] Tap the die you keep
   *[other] Tap the { $count } dice you keep
}
web-forced = Only one choice: { $choice }
web-dicetown-choosing = choosing
web-dicetown-ready = ready
web-dicetown-your-dice = Your dice
web-dicetown-you-have = You have { $amount }.
web-dicetown-sheriff = Sheriff
web-dicetown-bills = Bills
web-dicetown-nuggets = Nuggets
web-dicetown-store-cards = Store cards
web-dicetown-properties = Properties
web-dicetown-safe = safe
web-dicetown-cards = Your cards
web-dicetown-your-offer = Your offer to the sheriff
web-dicetown-of = of { $count }
web-dicetown-offer = Offer { $goods }
web-dicetown-offer-nothing = Offer nothing
web-dicetown-offered = You offer { $goods }.
web-dicetown-sealed-offer = sealed until all have offered; you pay only if you are chosen
web-dicetown-desk = amounts are public; only the sheriff sees the cards
web-dicetown-desk-yours = you get the offer of the player you choose; the others go back
web-dicetown-stake = At stake: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Your rival: { $rival_seats }
   *[other] Your rivals: { $rival_seats }
}
web-dicetown-face = only you two can see it
web-dicetown-sheet-lead = { $points } points, ahead of { $next }
web-dicetown-tie-cards = { $ahead_seat } ahead of { $behind_seat }: tied at { $points } points, but with more properties.
web-dicetown-tie-cards-you = You are ahead of { $behind_seat }: tied at { $points } points, but with more properties.
web-dicetown-tie-cards-to-you = { $ahead_seat } is ahead of you: tied at { $points } points, but with more properties.
web-dicetown-tie-sheriff = { $ahead_seat } ahead of { $behind_seat }: tied at { $points } points, by the sheriff’s decision.
web-dicetown-tie-sheriff-you = You are ahead of { $behind_seat }: tied at { $points } points, by the sheriff’s decision.
web-dicetown-tie-sheriff-to-you = { $ahead_seat } is ahead of you: tied at { $points } points, by the sheriff’s decision.
web-option-bribes = Bribes
web-option-bribes-on = allowed
web-option-bribes-off = not allowed

## Draws that anyone can check

web-verify = Check fairness
web-fair = Fair dice and cards
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Before anyone sat down, this table locked in a secret. Every seat adds some randomness of its own, so nobody can rig the dice, cards or duels.
web-fair-more = How it works
web-fair-contribution = Your contribution: any words you like
web-fair-give = Use these words
web-fair-given = Your words are part of the draws now.
web-fair-check = Check
web-fair-title = Fair dice and cards
web-fair-title-table = Were the dice and cards of { $code } fair?
web-fair-working = Your browser is recomputing every draw…
web-fair-file = Check the record of another game
web-fair-insecure = This browser can only compute hashes on a secure page: open the table over https or on the machine that runs the server, or check the record with the command below.
web-fair-good = { $draws ->
    [one] 1 draw recomputed, and it is correct. Nobody rigged it.
   *[other] { $draws } draws recomputed, all correct. Nobody rigged them.
}
web-fair-secret-wrong = The secret doesn’t match the fingerprint shown before the game.
# $entry is the place in the record of the game.
web-fair-wrong = Entry { $entry } of the record doesn’t match the recomputed draw. Everything before it is correct.
web-fair-commitment = Fingerprint shown before the game
web-fair-secret = Secret, published after the game
# What a player added to the draws.
web-fair-added = Added by { $name }
web-fair-as-seen = ✓ matches what this device saw
web-fair-not-as-seen = ✗ doesn’t match what this device saw
web-fair-draws = { $draws ->
    [one] One draw, number by number
   *[other] All { $draws } draws, number by number
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } of { $below }
# Above the list of draws, whose lines begin with words such as deal#1 or roll#3.
web-fair-labels = Each line: the kind of draw, # and its number, then what was drawn.
web-fair-differs = gives a different result
web-fair-how = How it works
web-fair-how-promise = When a table opens, the server picks a random secret and shows its fingerprint. From then on, it can’t change the secret without everyone noticing.
web-fair-how-add = Every seat adds some randomness of its own. Your browser does this automatically; you can type any words instead.
web-fair-how-draw = Every die, card and duel is computed from the secret, everyone’s contributions and the number of the draw. Nothing that happens at the table can change it.
web-fair-how-publish = When the game is over, the secret is published and anyone can recompute every draw. This page does it in your browser.
web-fair-proves = What this proves
web-fair-proves-what = That nobody rigged the draws, neither the server nor a player. As long as at least one contributor was honest, nobody could have chosen the results.
web-fair-not = What it does not prove
web-fair-not-looked = That the operator of the server didn’t peek at the cards. Play with people you trust, or run your own server.
web-fair-not-rules = Your browser recomputes the numbers, but takes this server’s word for which card each number stands for. To check that too, run this on your own machine:
web-dice-title = All dice and duels so far
web-dice-games = { $games ->
    [one] Counted: one of { $finished } finished games on this server.
   *[other] Counted: { $games } of { $finished } finished games on this server.
}
# The name of a game, and what is counted there: dice, duels.
web-dice-caption = { $game }: { $what }
web-dice-what = Result
web-dice-seen = Count
web-dice-expected = Expected
web-dice-too-few = Too few so far to say anything.
# $share is a percentage.
web-dice-fair = Pure chance looks at least this uneven { $share } of the time. Nothing to worry about.
web-dice-rare = Pure chance looks at least this uneven only { $share } of the time. Worth a second look.

## Replay

web-timeline = Timeline
web-open-replay = Look back
web-story-to-frame = Go to this moment
web-replay = Looking back
web-replay-watch = Replay
# $number of $count moments.
web-replay-frame = Looking back: move { $number } of { $count }.
web-replay-goes-on = The game is still running; it’s not your turn.
web-replay-your-turn = It’s your turn at the table.
web-replay-now = Back to the game
web-replay-leave = Back to the table
web-replay-play-on = Continue from here as { $seat }
web-replay-hands = Secrets
web-replay-steps = Steps
web-replay-first = Go to the start (Home)
web-replay-back = Step back (left arrow)
web-replay-play = Play (Space)
web-replay-pause = Pause (Space)
web-replay-on = Step forward (right arrow)
web-replay-last = Go to the end (End)
web-replay-speed = Speed
# $speed is 0.5, 1, 2 or 4.
web-replay-times = { $speed }×
web-replay-perspective = View
web-replay-perspective-me = As I saw it
web-replay-perspective-seat = As { $seat } saw it
web-replay-perspective-spectator = As a spectator saw it
web-replay-perspective-open = Everything revealed
web-replay-link = Link to move { $number }
# Where on the track; $progress is such as “Winchester · 7 of 19 sold”.
web-replay-at = { $progress }, move { $number } of { $count }
web-import-record = Open a game record

## Ways to sit

web-devices = How you’ll play
web-devices-own = Own devices
web-devices-own-note = everyone joins by link
web-devices-pass = One device
web-devices-pass-note = passed around
web-devices-screen = Big screen
web-devices-screen-note = your hand on your phone
web-sharing = Who is sharing this device?
web-sharing-name = Player { $number }
web-sharing-note = Anyone else joins by link, or is a bot.
web-seat-shared = on this device
web-share-name = Another player on this device
web-share = Add player

## A device that is passed around, and its curtain

web-cover = Hide
web-curtain-title = { $name }, take the device – tinhorn
web-curtain-hand = Hand the device to { $name }
web-curtain-hold = { $name }: hold to look
web-curtain-again = Press once more to look
web-curtain-how = Hold the button or the space bar, or press twice. Nothing is shown until then.
web-curtain-wait = Hide automatically after
web-curtain-look = Look at the table together
web-curtain-back = Hide the table
web-curtain-seen = Done: hide
web-curtain-react = Does anyone want to react?
web-curtain-react-note = If you do, take the device. Everyone here is asked, whatever cards they hold.
web-curtain-skip-window = Nobody
web-curtain-first-look = { $name }, look at your secret objectives. After that, bids are made on the open table.
web-curtain-own-cards = { $name } looks at their own cards.
web-curtain-to-table = To the open table
web-open-hats = Players at this device
web-open-look = { $name }: see my own cards
web-open-undo = { $name }: undo my decision
web-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## My tables, and being told of my turn

# The names of those at this device whose turn it is.
web-turn-of = to play: { $names }
# $when is “3 hours ago”.
web-asked-since = asked { $when }, still waiting
# $when is “in 2 days”.
web-asked-until = time runs out { $when }
web-notice-turn = It’s your turn
web-notify = Notify me when it’s my turn
web-notify-on = Turn notifications are on
web-notify-note = Works while a tinhorn tab is open.
web-notify-denied = Your browser blocks notifications. You can allow them in its settings for this site.

## The big screen, and phones as hands

web-screen-seats = Table and seats
web-screen-join = Take a seat or watch
web-screen-call = Scan the QR code with your phone, or open { $address } and type the code.
web-watching = { $count ->
    [one] { $count } watching
    [20] 20 or more watching
   *[other] { $count } watching
}
web-hand = Your hand
web-hand-cover = Hide my hand
web-hand-show = Show my hand
web-hand-table = Show the whole table
web-hand-nobody = This device has no seat here.

## A seat that moves to another device

web-watch-copy = Copy a link for spectators
web-move-qr-show = QR code for the other device
web-move-qr = QR code that moves your seat to another device
web-move-copy = Copy the link for the other device
web-move-here = Move { $name }’s seat to this device?
web-move-note = At “{ $title }”. After that, the other device can only watch.
web-move-do = Move it here
web-move-not = Just watch
web-moved-away = { $name }’s seat is on another device now, or on its way there. You can only watch here.

## How a finished game went

web-summary = How it went
web-summary-of = { $title }: how it went
web-summary-net-worth = Net worth, round by round
web-summary-chart = One line per player, from start to finish. The figures are in the table below.
web-summary-table = As a table
web-summary-swings = The biggest swings
web-summary-look = Watch it again
web-summary-luck = Luck
web-summary-picture = Share as a picture
web-summary-back = Back to the table
web-review = Review
web-review-of = { $title }: review
web-review-waiting = The coach is looking at the game. This takes a moment.
web-review-chances = Chances to win
web-review-basis = Estimated after the game, with all cards known.
web-review-parts = Luck and choices
web-review-sum = Start, luck and choices add up to the result exactly.
web-review-start = Start
web-review-luck = Luck
web-review-own = Own choices
web-review-others = Others’ choices
web-review-result = Result
web-review-turning-points = Turning points
web-review-by-chance = (Chance)
web-review-better = Better choices
web-review-knowledge = Judged by what the player knew then.
web-review-choice = { $chosen }. Better: { $better }
web-review-none = The coach found no clearly better choice.
web-review-more = { $count ->
    [one] One more
   *[other] { $count } more
}
web-coach = Ask the coach
web-net-worth-winchester = { MONEY($amount) }
web-net-worth-dicetown = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Plots sold
web-round-dicetown = Round
web-luck-winchester = Duels won, compared with the half you would expect.
web-luck-winchester-tries = Duels
web-luck-dicetown = Equal dice, counted after every roll together with the dice set aside, compared with the average.
web-luck-dicetown-tries = Rolls
web-luck-got = Actual
web-luck-difference = Difference

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-beat-next = Next
web-beat-faster = Faster
web-beat-plot = Plot { $plot } is up for auction.
web-beat-sold = Sold! { $seat } buys plot { $plot }.
web-beat-sold-you = Sold! You buy plot { $plot }.
web-beat-sold-mark = Sold!
web-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-beat-paid = { $share ->
    [0] { $seat } pays the saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] { $seat } pays everyone else { MONEY($share) }.
       *[other] { $seat } pays everyone else { MONEY($share) }, the saloon { MONEY($tip) }.
    }
}
web-beat-paid-you = { $share ->
    [0] You pay the saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] You pay everyone else { MONEY($share) }.
       *[other] You pay everyone else { MONEY($share) }, the saloon { MONEY($tip) }.
    }
}
web-beat-boat = { $seat } sends the boat to square { $square }.
web-beat-boat-you = You send the boat to square { $square }.
web-beat-locomotive = { $seat } sends the locomotive to square { $square }.
web-beat-locomotive-you = You send the locomotive to square { $square }.
web-beat-card = { $amount ->
    [0] The card pays { $seat } nothing.
   *[other] The card pays { $seat } { MONEY($amount) }.
}
web-beat-card-you = { $amount ->
    [0] The card pays you nothing.
   *[other] The card pays you { MONEY($amount) }.
}
web-beat-objective = { $seat } wins { MONEY($amount) }: { $objective }
web-beat-objective-you = You win { MONEY($amount) }: { $objective }
web-beat-pays = Bang! { $seat } pays { MONEY($amount) }
web-beat-pays-you = Bang! You pay { MONEY($amount) }
web-beat-over = The game is over.
web-beat-roll = Shake and roll!
web-beat-reveal = All cups up!
web-beat-last = The last dice!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-beat-why = { $why }: { $what }
web-beat-faces = { $count ->
    [1] One { $face }
    [2] Two { $face }s
    [3] Three { $face }s
    [4] Four { $face }s
   *[other] Five { $face }s
}
web-beat-sheriff = The sheriff’s word
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-beat-led = { $why }, { $seat }: { $what }
web-beat-led-you = { $why }, you: { $what }
web-beat-leads = { $why }: { $seat }
web-beat-leads-you = { $why }: you
web-beat-gain = { $seat }: { $what }
web-beat-gain-you = You: { $what }
web-beat-nuggets = { $count ->
    [one] +1 nugget
   *[other] +{ $count } nuggets
}
web-beat-bills = +{ DOLLARS($count) }
web-beat-cards = { $count ->
    [one] +1 card
   *[other] +{ $count } cards
}
web-beat-draws = { $count ->
    [one] 1 card drawn
   *[other] { $count } cards drawn
}
web-beat-properties = { $count ->
    [one] +1 property
   *[other] +{ $count } properties
}
web-beat-star = the star
web-beat-visits = { $visitor_seats }
