### What the browser table says on its own: buttons, labels, settings. The games' sentences are in
### ../en.ftl. A seat's name is passed as $seat; amounts are banknotes, written by MONEY.

## Anywhere

web-title = { $title } – tinhorn
web-title-turn = ● Your turn – { $title }
web-title-lobby = tinhorn
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
web-first-time = First time here? “Play now” seats three bots beside you.
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
web-clock-slow = play over days
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
web-language-en = English
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
web-key-enter-does = the gold button
web-key-figures = 1 … 9
web-key-figures-does = the buttons of the bar, in order
web-key-escape = Esc
web-key-escape-does = cancel, close
web-key-arrows = ← →
web-key-arrows-does = between tabs, along the rails and the river
web-key-tab = Tab
web-key-tab-does = from one thing to the next
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
web-winchester-cash = Your cash
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
web-winchester-sheet-cash = Cash
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
web-dicetown-cup = Under your cup
web-dicetown-cup-closed = Your cup is closed. The others are choosing.
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
