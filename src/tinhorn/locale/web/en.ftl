### What the browser table says on its own: buttons, labels, settings. The games' sentences are in
### ../en.ftl. A seat's name is passed as $seat; amounts are banknotes, written by MONEY.

## Anywhere

web-title = { $title } – tinhorn
web-title-turn = ● Your turn – { $title }
web-title-lobby = tinhorn
# How many tables wait for the reader.
web-title-waiting = ● { $count } – tinhorn
web-lobby = Lobby
web-to-lobby = tinhorn: to the lobby
web-settings = Settings
web-help = Help
web-close = Close
web-cancel = Cancel
web-sure = Are you sure?
web-go-on = Go on
web-less = Less
web-more = More
web-back = Back
web-on = On
web-you = (you)
web-only-you = only you see this
web-no-name = Stranger
# An amount of banknotes where there is little room.
web-thousands = ${ $amount }k
web-abandoned = This table was left by everybody; its game is not going on.
web-offline = This device is offline. The tables need the network; the page looks again by itself.
web-unreachable = The server cannot be reached. Try again in a moment.
web-line-lost = { $seconds ->
    [0] The connection is lost. Trying to get it back…
   *[other] The connection is lost. Next attempt in { $seconds } s; nothing you did is gone.
}
web-line-offline = This device is offline. The table waits; the page comes back by itself.

## The lobby

web-games = Games
web-tables = Tables
web-game-winchester = Winchester
web-game-winchester-line = Outbid the others for 19 plots, keep your aims to yourself, and draw first when two are left.
web-game-winchester-time = 40 min
web-game-dicetown = Dice Town
web-game-dicetown-line = Roll under the cup, keep what the town pays for, and stay on the sheriff’s good side.
web-game-dicetown-time = 45 min
web-game-players = { $least } to { $most } players
# The name of a table that was given none.
web-table-of = { $name }’s table
web-play-now = Play now
web-new-table = New table
web-first-time = First time here? Play a guided game:
web-guided-game = { $game }, guided
web-join-code = Join with a code
web-join = Join
web-your-tables = Your tables
web-open-tables = Open tables
web-no-open-tables = Nobody has an open table right now. Open one?
web-continue = Continue
web-sit-down = Sit down
web-watch = Watch
web-status-seating = { $taken } of { $seats } seated
web-status-playing = in play
web-status-over = over
web-status-abandoned = abandoned

## A new table

web-new-table-of = New table: { $game }
web-table-title = Name of the table
web-players = Players
web-listed = In the lobby
web-listed-note = anyone here may sit down
web-open-table = Open the table

## The seating page

web-seats = Seats
web-seat-open = Open seat
web-seat-waiting = waiting for somebody
web-seat-absent = nobody: it passes
web-bot-heuristic = bot, plays well
web-bot-uniform = bot, plays at random
web-seat-you = you
web-seat-host = opened the table
web-seat-person = at the table
web-here = here
web-away = away
web-add-bot = Add a bot
web-remove = Remove

# What the host may do with the other seats.
web-host-seats = The other seats
web-host-open = Free the seat
web-host-bot = Let a bot play
web-host-absent = Nobody plays
web-host-reissue = New code
web-host-code = { $name }’s seat is free to be taken with this code and no other; the device that had it looks on. Pass it on:
web-given-away = The host has given your seat away. Here you are looking on.
web-options = Table
web-invite = Invite
web-invite-note = anyone with the link may sit down
web-code = Code
web-qr = QR code of the link
web-copy = Copy link
web-copied = Copied
web-start = { $players ->
    [one] Start alone
   *[other] Start with { $players } players
}
web-start-note = On seats that are still open nobody sits: they pass.
web-wait-host = Waiting for the host to start.
web-clock = Clock
web-clock-none = none
web-clock-live = { $seconds } s for each decision
web-clock-slow = { $days ->
    [0] { $hours ->
        [one] an hour for each decision
       *[other] { $hours } hours for each decision
    }
    [one] a day for each decision
   *[other] { $days } days for each decision
}
web-option-edition = Edition
web-option-edition-2020 = 2020 numbers
web-option-edition-2019 = 2019 numbers
web-option-bonus = Bonus tokens
web-option-bonus-open = open
web-option-bonus-hidden = face down
web-option-claims = Shared objectives
web-option-claims-auto = claimed for you
web-option-claims-manual = claim them yourself
web-option-ledger = Money
web-option-ledger-secret = secret
web-option-ledger-open = open

## The table

web-table-opening = The table is being opened…
web-now = What happens now
web-panels = Panels
web-your-turn = your turn
web-thinking = thinking
web-undo = Undo
web-time-left = Time left
web-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-story = Story
web-story-filter = Which lines
web-story-all = All
web-story-money = Money
web-story-me = About me
web-story-talk = Talk
web-story-unread = Story ({ $unread })


## Talk at the table

web-talk-text = Say something
web-talk-say = Say
web-talk-phrases = Something that everybody understands
web-talk-silence = Nobody has said anything yet.
web-talk-spectator = A spectator
# Before the number of lines that were not read yet, for screen readers.
web-talk-unread = unread:
web-talk-mute = Mute the talk
web-talk-unmute = Hear the talk again
web-talk-muted = You do not hear what is said at tables.

web-sheet = Score sheet
web-sheet-total = Total
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
web-record = Record of the game, with the proof of its draws
web-rematch = Rematch
web-rematch-open = A rematch is waiting for you.

## The rules

web-rules = Rules
web-rules-of = { $game }: rules
web-rules-contents = Contents
web-rules-find = Find in the rules
web-rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph.
   *[other] { $count } paragraphs.
}
# Before the two marks below, which stand in the rules.
web-rules-note = Ours, where the booklets are silent:
web-rules-ours = house rule
web-rules-printed = rulebook
web-rules-marked = What matters now is marked.
web-rules-all = All rules
# The name of a button on the picture of a thing.
web-rule-of = Rule: { $thing }

## The guide

web-guide-off = Guide off

## The table in words

web-text-table = Text table
web-text-visual = Table with pictures
web-text-options = What you can do
web-text-nothing = Nothing is asked of you now.
web-text-mine = Yours
web-text-watching = You are looking on.
web-text-others = The others
web-text-board-winchester = Auction and map
web-text-board-dicetown = The town
web-text-command = Answer or ask
web-text-field = Your answer or question
web-text-note = The number of an option, its words, or a question such as “my money” or “help”.
web-text-send = Send
web-text-sent = Answered.
web-text-late = Something else is asked by now. Look again.
web-text-no-rule = There is no rule { $rule }.
web-set-guide = Guide
web-set-guide-note = one sentence more with each prompt
web-set-textTable = Tables as text
web-set-textTable-note = for screen readers and braille

## Settings and help

web-my-seat = My seat here
web-recovery = With this code your seat follows you to another device:
web-recover = Recovery code of your seat
web-recover-do = Take my seat back
web-leave = Leave the table
web-leave-sure = A bot or nobody takes your place. There is no way back.

web-name = Name
web-hat = Hat you like best
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
web-set-motion = Motion
web-set-motion-0 = None
web-set-motion-120 = 120
web-set-motion-250 = 250
web-set-motion-500 = 500 ms
web-set-contrast = Contrast
web-set-contrast-system = System
web-set-contrast-more = More
web-volume = Volume
web-set-sound = Sound
web-set-sound-note = your turn, bids, money, duels
web-set-confirmDuel = Confirm a duel
web-set-confirmDuel-note = the button asks once more
web-set-confirmPass = Confirm a pass
web-set-confirmPass-note = the button asks once more
web-keys = Keys
web-key-enter = Enter
web-key-enter-does = the gold button; on a die or a card: pick it, and once more to answer
web-key-figures = 1 … 9
web-key-figures-does = the buttons of the bar, in order
web-key-escape = Esc
web-key-escape-does = cancel, close
web-key-arrows = ← →
web-key-arrows-does = to the dice, cards and squares, and from one to the next
web-key-tab = Tab
web-key-tab-does = from one thing to the next
web-key-timeline = T
web-key-timeline-does = look back; there ← → step, Space plays, End or Esc leads back to now
# The key, as it is written on keyboards.
web-key-end = End
web-key-rules = R
web-key-rules-does = the rules, at the paragraph that matters now
web-key-slash = /
web-key-slash-does = the command field of the text table
web-key-question = ?
web-key-question-does = this sheet

## Winchester

web-winchester-progress = { $sold ->
    [19] Winchester · over
   *[other] Winchester · { $sold } of 19
}
web-winchester-map = Map of 19 plots
web-winchester-plot = Plot { $plot }
web-winchester-plot-of = Plot { $plot }: { $seat }
web-winchester-plot-free = Plot { $plot }: not sold
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
web-winchester-tab-mine = Mine
web-winchester-tab-shared = Shared
web-winchester-just-now = Just now

# Bidding
web-winchester-you-have = You have { MONEY($cash) }.
web-winchester-standing = Standing bid
web-winchester-no-bid = none yet
web-winchester-still-in = still in
web-winchester-passed = passed
web-winchester-leads = leads at
web-winchester-raise = Raise
web-winchester-other = Other…
web-winchester-your-bid = Your bid
web-winchester-if-won = If you win it
web-winchester-at-once = now
web-winchester-at-end = at the end
web-winchester-up-to = up to
web-winchester-pass-later = Pass when asked
web-winchester-ceiling = Bid for me up to
web-winchester-ceiling-set = Bidding for you up to
web-winchester-ceiling-go = Bid for me
web-winchester-ceiling-stop = Stop bidding for me
web-winchester-ceiling-pass = Bidding for you up to { MONEY($amount) }, then passing.
web-winchester-ceiling-ask = Bidding for you up to { MONEY($amount) }, then asking you.
web-winchester-ceiling-out = Passing for you when it is your turn.
web-winchester-then-pass = then pass
web-winchester-then-ask = then ask

# Duel
web-winchester-duel-short = Duel
web-winchester-duel = Duel for plot { $plot }
web-winchester-versus = to
web-winchester-bang = Bang
web-winchester-click = Click

# Movement
web-winchester-movement = Movement
web-winchester-movement-note = one stops and pays
web-winchester-locomotive = Train
web-winchester-boat = Boat
web-winchester-stops = Squares
web-winchester-square = Square { $square }
web-winchester-stay = Square { $square }, stay
web-winchester-leave = Leave it there
web-winchester-stop-here = Stop on square { $square }
web-winchester-stop-stay = Leave it on square { $square }
web-winchester-pays-nobody = Nobody earns anything there.
web-winchester-other-stops = Other stops

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
web-winchester-so-far = { $items } so far
web-winchester-pays-forest = { MONEY(3) } per forest plot
web-winchester-pays-desert = { MONEY(3) } per desert plot
web-winchester-pays-prairie = { MONEY(3) } per prairie plot
web-winchester-pays-river = { MONEY(3) } per plot by the river
web-winchester-pays-rails = { MONEY(3) } per plot by the rails
web-winchester-pays-saloon = { MONEY(5) } per plot around it
web-winchester-pays-mine = { MONEY(5) } per mine
web-winchester-pays-ranch = { MONEY(3) } per plot there and around
web-winchester-pays-rumor = { MONEY(3) } per Rumor token
web-winchester-pays-movement = { MONEY(3) } per Movement token

# Shared objectives
web-winchester-shared = Shared objectives
web-winchester-shared-note = first come
web-winchester-near = { $have }/{ $needs }
web-winchester-taken = taken by { $seat }
web-winchester-claim = Claim
web-winchester-claims-done = Nothing more

# The score sheet
web-winchester-sheet-secret = { $position ->
    [1] First secret
   *[2] Second secret
}
web-winchester-sheet-plots = Most plots
web-winchester-sheet-plots-note = plots · largest group
web-winchester-sheet-group = { $plots } · { $group }
web-winchester-sheet-lead = { MONEY($amount) }, ahead of { MONEY($next) }
web-winchester-tie-cash = { $ahead_seat } before { $behind_seat }: tied at { MONEY($total) }, more cash ({ MONEY($more) } to { MONEY($less) }).
web-winchester-tie-token = { $ahead_seat } before { $behind_seat }: tied at { MONEY($total) }, still holding the duel token.

## Dice Town

web-dicetown-progress = Dice Town · round { $round }
web-dicetown-town = The town, place by place
web-dicetown-tab-tray = In front of you
web-dicetown-tab-cards = My cards
web-dicetown-as-it-stands = As it stands
web-dicetown-so-far = dice set aside so far
web-dicetown-to-bank = { $amount } for the bank
web-dicetown-doc = for whoever leads nothing
web-dicetown-hands = Hands
web-dicetown-best-first = best first
web-dicetown-cup = Under the cup
web-dicetown-cup-closed = The cup is closed. The others are choosing.
web-dicetown-aside = set aside
web-dicetown-free = free
web-dicetown-too-dear = too dear
web-dicetown-keep = Keep { $dice }
web-dicetown-choose-dice = Tap the dice you keep
web-dicetown-choose = Choose one
web-dicetown-choosing = choosing
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
web-dicetown-face = only the two of you see it
web-dicetown-sheet-lead = { $points } points, ahead of { $next }
web-dicetown-tie-cards = { $ahead_seat } before { $behind_seat }: tied at { $points } points, more properties.
web-dicetown-tie-sheriff = { $ahead_seat } before { $behind_seat }: tied at { $points } points, by the sheriff’s word.
web-option-bribes = Bribes
web-option-bribes-on = allowed
web-option-bribes-off = none

## Draws that anyone can check

web-verify = Check the draws
web-fair = Fair draws
# On the page where people sit down. A link to the explanation follows.
web-fair-box = This table has already promised its secret, before anyone sat down. Every seat adds something of its own, and nobody can steer what comes of it.
web-fair-more = How it works
web-fair-mine = My part: any words you like
web-fair-give = Use these words
web-fair-given = Your words are in the draws now.
web-fair-check = Check
web-fair-title = Fair draws
web-fair-title-table = Were the draws of { $code } fair?
web-fair-working = Your browser computes every draw again…
web-fair-file = Check the record of another game
web-fair-insecure = This browser computes hashes only on a secure page: open the table by https or on the machine that serves it, or check the record with the command below.
web-fair-good = { $draws ->
    [one] One draw computed again, and it is right. Nobody steered it.
   *[other] { $draws } draws computed again, all of them right. Nobody steered them.
}
web-fair-secret-wrong = The secret is not the one that was promised before the game.
# $entry is the place in the record of the game.
web-fair-wrong = Entry { $entry } of the record was not drawn like this. Everything before it is right.
web-fair-commitment = Promised before the game
web-fair-secret = Secret, published after it
# What a player added to the draws.
web-fair-added = Added by { $name }
web-fair-as-seen = ✓ as this device remembers it
web-fair-not-as-seen = ✗ this device remembers something else
web-fair-draws = { $draws ->
    [one] One draw, number by number
   *[other] All { $draws } draws, number by number
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } of { $below }
web-fair-differs = comes out differently
web-fair-how = How it works
web-fair-how-promise = When a table is opened the server draws a secret and shows its fingerprint. From then on it cannot change the secret without everyone noticing.
web-fair-how-add = Every seat adds something random of its own. Your browser does it by itself; you can type any words instead.
web-fair-how-draw = Every die, card and duel is computed from the secret, from what everybody added and from the number of the draw. Nothing that happens at the table can shift it.
web-fair-how-publish = When the game is over the secret is published, and anyone can compute every draw again. This page does that in your browser.
web-fair-proves = What this proves
web-fair-proves-what = That nobody steered the draws: not the server, not a player. If only one of those who added something is honest, nobody could have chosen what comes out.
web-fair-not = What it does not prove
web-fair-not-looked = That whoever runs the server did not look at the cards. Play with people you trust, or run your own server.
web-fair-not-rules = Your browser computes the numbers; which card a number means, it takes from the rules of this server. Who wants to check that as well does it on their own machine:
web-dice-title = All dice so far
web-dice-games = { $games ->
    [one] One finished game of this server is counted
   *[other] { $games } finished games of this server are counted
}, of { $finished }.
# The name of a game, and what is counted there: dice, duels.
web-dice-caption = { $game }: { $what }
web-dice-what = Came out
web-dice-seen = How often
web-dice-expected = Expected
web-dice-too-few = Too few yet to say anything.
# $share is a percentage.
web-dice-fair = Fair ones come out at least as uneven { $share } of the time. Nothing to worry about.
web-dice-rare = Fair ones come out at least as uneven only { $share } of the time. Worth a second look.

## Replay

web-timeline = Timeline
web-look-back = Look back
web-story-to-moment = To this moment
web-replay = Looking back
web-replay-watch = Replay
# $number of $count moments.
web-replay-moment = Looking back: move { $number } of { $count }.
web-replay-goes-on = The game goes on; it is not your turn.
web-replay-your-turn = It is your turn at the table.
web-replay-now = Back to now
web-replay-leave = Back to the table
web-replay-again = Play on from here as { $seat }
web-replay-hands = Secrets
web-replay-steps = Steps
web-replay-first = To the beginning: Home
web-replay-back = A step back: left arrow
web-replay-play = Play: space
web-replay-pause = Pause: space
web-replay-on = A step on: right arrow
web-replay-last = To the end: End
web-replay-speed = Speed
# $speed is 0.5, 1, 2 or 4.
web-replay-times = { $speed }×
web-replay-lens = Seen by
web-replay-lens-me = As I saw it
web-replay-lens-seat = As { $seat } saw it
web-replay-lens-spectator = As a spectator
web-replay-lens-open = Everything open
web-replay-link = Link to move { $number }
# Where on the track; $progress is such as “Winchester · 7 of 19”.
web-replay-at = { $progress }, move { $number } of { $count }
web-bring-record = Open a record from a file

## Ways to sit

web-sit = How you sit
web-sit-own = Own devices
web-sit-own-note = everybody by link
web-sit-pass = One device
web-sit-pass-note = passed around
web-sit-screen = Big screen
web-sit-screen-note = phones as hands
web-sharing = Who shares this device
web-sharing-name = Player { $number }
web-sharing-note = Whoever else plays comes by the link, or is a bot.
web-seat-shared = at this device
web-share-name = Somebody else at this device
web-share = Sit down, too

## A device that is passed around, and its curtain

web-cover = Cover
web-curtain-title = { $name }, take the device – tinhorn
web-curtain-hand = Hand the device to { $name }
web-curtain-hold = { $name }: hold to look
web-curtain-again = Press once more to look
web-curtain-how = Hold it, or Space; or press it twice. Nothing is shown before.
web-curtain-wait = It covers itself without a touch after
web-curtain-look = Look at the table together
web-curtain-back = Back to the curtain
web-curtain-seen = Seen it: cover
web-curtain-react = Does anyone want to react?
web-curtain-react-note = Whoever does takes the device. Everyone here is asked, whatever they hold.
web-curtain-nobody = Nobody
web-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## My tables, and being told of my turn

# The names of those at this device whose turn it is.
web-turn-of = turn of { $names }
# $when is “3 hours ago”.
web-asked-since = asked { $when }
# $when is “in 2 days”.
web-asked-until = time runs out { $when }
web-notice-turn = It is your turn
web-notify = Tell me when it is my turn
web-notify-on = I am told when it is my turn
web-notify-note = As long as a tab with tinhorn is open.
web-notify-denied = The browser does not allow it; its settings for this site can.

## The big screen, and phones as hands

web-screen-seats = Table and seats
web-screen-join = Take a seat or look on
web-screen-call = Scan it with a phone, or open { $address } and type the code.
web-watching = { $count ->
    [one] { $count } watching
    [20] 20 or more watching
   *[other] { $count } watching
}
web-hand = Your hand
web-hand-cover = Cover my hand
web-hand-show = Show my hand
web-hand-table = Show the whole table
web-hand-nobody = This device has no seat here.

## A seat that moves to another device

web-watch-copy = Copy a link to look on
web-move-qr-show = QR code for the other device
web-move-qr = QR code that moves your seat to another device
web-move-copy = Copy the link for the other device
web-move-here = Move { $name }’s seat to this device?
web-move-note = At “{ $title }”. The other device can only look on from then on.
web-move-do = Move it here
web-move-not = Just look on
web-moved-away = { $name }’s seat is at another device now, or on its way to one. Here you are looking on.

## How a finished game went

web-summary = How it went
web-summary-of = { $title }: how it went
web-summary-fortunes = What everybody had
web-summary-chart = A line for each player, from the start to the end. The figures are in the table below.
web-summary-table = The same in figures
web-summary-swings = The biggest swings
web-summary-look = See it again
web-summary-luck = Luck
web-summary-picture = Picture of the result
web-summary-back = Back to the table
web-fortune-winchester = { MONEY($amount) }
web-fortune-dicetown = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
# The heading over the numbers of plots sold, of rounds.
web-lap-winchester = Plots sold
web-lap-dicetown = Round
web-luck-winchester = Duels won, against the half that is to be expected.
web-luck-winchester-tries = Duels
web-luck-dicetown = All dice rolled, a 9 counting 1 and an ace 6, against three and a half a die.
web-luck-dicetown-tries = Dice
web-luck-got = Came out
web-luck-difference = Difference
