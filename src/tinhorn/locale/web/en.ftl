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
web-less = Less
web-more = More
web-back = Back
web-you = (you)
web-you-name = You
web-seat-about = { $name }: show what everyone can see
web-seat-story = Latest moves
web-only-you = only you see this
web-no-name = Your name
# An amount of banknotes where there is little room.
web-thousands = ${ $amount }k
web-abandoned = Everyone has left this table, so the game has stopped.
web-not-started = This game didn’t begin: two starts failed, because a device didn’t add its part of the draws. Open a new table.
web-offline = This device is offline. Tables need a connection; the page will keep trying.
web-offline-still = Lessons and rules open all the same.
web-try-loading = Loading the table… { $percent }%
web-try-failed = The table could not be loaded. Reload the page to try again.
web-unreachable = Can’t reach the server. Try again in a moment.
web-connection-lost = { $seconds ->
    [0] Connection lost. Reconnecting…
   *[other] Connection lost. Trying again in { $seconds } s; nothing you did is lost.
}
web-connection-offline = This device is offline. The game will wait, and the page will reconnect by itself.
web-answer-waiting = Your answer is waiting to be sent.

## The lobby

web-games = Games
web-tables = Tables
web-game-players = { $least } to { $most } players
# The name of a table that was given none.
web-table-of = { $name }’s table
web-play-now = Play now
web-new-table = New table
web-join-code = Join with a code
web-join = Join
web-your-tables = Your tables
web-against = against { $names }
web-tidy = Tidy up
web-tidy-away = Hide “{ $title }”
web-tidied =
    { $tables ->
        [one] One table is hidden.
       *[other] { $tables } tables are hidden.
    }
web-tidy-back = Show again
web-open-tables = Open tables
web-no-open-tables = No open tables right now. Why not start one?
web-continue = Continue
web-sit-down = Sit down
web-watch = Watch
web-lobby-title = Two Wild West board games, right in your browser
web-lobby-what = Bid for land or roll dice for a whole town: against bots or with friends, on one device or many. No account needed.
web-watch-bots = Watch bots play
web-watch-bots-title = A game between bots
web-my-games = My games
web-my-games-none = This device has no finished games yet.
web-my-games-won = { $won } won of { $played }
web-my-games-beaten = You have won { $count } games against bots of the level { $level }.
web-my-games-aim = Next aim: { $level }
web-beat-deputy = Beat the Deputy next
web-beat-marshal = Beat the Marshal next
web-beat-legend = Beat the Legend next
web-my-games-place = place { $place }, { $points } points
web-my-games-left = left early
web-my-games-export = Save as a file
web-my-games-import = Add from a file
web-my-games-not = This file contains no list of games.
web-my-games-forget = Forget all
web-recent-games = Recent games
web-recent-replay = Replay
web-won-by = won by { $names }
web-won-you = you won
web-status-seating = { $taken } of { $seats } seated
web-status-playing = in progress
web-status-over = finished
web-status-abandoned = abandoned

## A new table

web-new-table-of = New table: { $game }
web-table-title = Name of the table
web-table-title-note = Guests read it in the invitation.
web-others = Other seats
web-others-open = open: for people
web-others-note = Bots have four levels; you can change each one until the game starts.
web-players = Players
web-players-note = You can add and remove seats until the game starts.
web-listed = Show in the lobby
web-listed-note = anyone on this server can join
web-open-table = Open the table

## The seating page

web-seats = Seats
web-seat-open = Open seat
web-seat-waiting = waiting for a player
web-seat-kept = kept for { $name }
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
web-character-grudge = Vengeful: gets even
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
web-host-sure = { $name } will lose this seat on their device and will be told. Continue?
web-host-sure-away = Everybody will be told that you make a new code for { $name }. It stops working if { $name } comes back in time. Continue?
web-host-code = This code opens the seat of { $name } on another device, until { $name } is back. Pass the code on:
web-host-code-away = The device of { $name } keeps the seat for now. If { $name } stays away, this code opens the seat in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Pass it on:
web-given-up = You have given up your seat. You can only watch here.
web-absent = { $name } is away, and it is their turn. No time limit is set, so the game waits.
# A player is away; their time ends at $until, such as “until tomorrow, 14:12”.
web-absent-until = { $name } is away, and it is their turn { $until }.
web-absent-live = { $name } is away.
web-absent-remind = Remind
web-covered-you = A bot answers for you until you are back.
web-back-do = I’m back
web-absent-cover = Let a bot answer meanwhile
web-paused = Paused since { $time }
web-pause-do = Ask for a pause
web-continue-do = Go on
web-clock-do = Ask for this time limit
web-motion-pause = { $name } asks for a pause.
web-motion-continue = { $name } asks to go on.
web-motion-clock = { $name } asks for this time limit: { $clock }.
web-motion-cover = { $name } asks for a bot to answer for { $absent } meanwhile.
web-motion-undo = { $name } asks to take the last answer back.
web-motion-yes = Agree
web-motion-no = No
web-motion-withdraw = Withdraw
web-motion-waits = All the others have to agree.
web-absence = If somebody is away
web-absence-note = What happens while the game waits for somebody who is not here.
web-absence-wait = we wait
web-absence-minutes = a bot answers after { $time }
web-absence-limits = a bot answers after two missed limits
web-host-decides = The host decides
web-host-decides-note = The host alone pauses the game, continues it and changes the clock.
web-until-today = until { $time }
web-until-tomorrow = until tomorrow, { $time }
web-until-day = until { $day }, { $time }
web-recovery-show = Show the code for another device
web-binding = A bid is a bid
web-binding-note = Nobody takes back what the others have seen.
web-consent = Unless everybody agrees
web-consent-note = A player asks, and all the others have to say yes.
web-taking = Taking back what others have seen
web-taking-none = nobody
web-taking-consent = only if everybody agrees
web-taking-free = allowed
web-pausing = Pauses and another time limit
web-pausing-all = All players have to agree
web-visitors = Spectators
web-visitors-note = What people may do who open the table without a seat.
web-visitors-chat = may watch and chat
web-visitors-silent = may only watch
web-visitors-none = stay outside
web-absent-wait = Wait
# What a returning player has missed. $since is a day and a time.
web-missed = While you were away
web-missed-since = Since { $since }
web-missed-show = Show me
web-missed-on = Go on
web-missed-mark = New since { $since }
# How an answer in the story came about, if nobody clicked.
web-how-clock = (time ran out)
web-how-order = (your order)
web-how-bot = (a bot answered)
web-absent-text = { $name }, it is your turn at { $game }:
web-options = Table options
web-invite = Invite
web-invite-note = anyone with the link can join
web-code = Code
web-qr = QR code of the link
web-copy = Copy link
web-copy-secret = Copy secret
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
web-windows-note = How long the game waits for cards that may be played out of turn.
web-windows-timed = quick; anyone can ask for more time
web-windows-untimed = no hurry: wait for everyone
web-hints = Suggestions from the coach
web-hints-note = The coach proposes an answer and says why.
web-hints-alone = only solo against bots
web-hints-all = for everyone
web-hints-agreed = At this table everyone may ask the coach for a suggestion.
web-hints-tag = suggestions allowed
web-wait-watching = You are watching. The table appears here when the host starts.
web-door-watch = Just watch
web-clock = Time limit
web-clock-note = Whoever runs out of time passes, or does what is allowed and costs least.
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
web-window-urge = Go on
web-window-urged = { $seats } said: go on.
web-orders = While I’m away
web-orders-short = Orders
web-orders-remove = Remove: { $order }
web-orders-ask = ask me
web-orders-clear = Remove all orders
web-orders-about = Your orders answer for you, even while this page is closed. Only you see them, and nobody can tell that you didn’t answer yourself.
web-orders-save = Save orders
web-orders-now = Now: { $answer }
web-orders-now-asked = Now: you are asked.
web-orders-now-none = You aren’t asked anything now.
web-orders-count = { $count ->
    [0] Orders
    [one] Orders: 1
   *[other] Orders: { $count }
}
web-time-left = Time left
web-plain-now = Now
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
web-sheet-ranks = Ranking
web-sheet-counting = The game is over. Let’s count.
web-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-you-win = { $count ->
    [one] You win
   *[other] You share the win
}
web-they-win = { $count ->
    [one] { $winner_seats } wins
   *[other] { $winner_seats } share the win
}
web-record = Download game record and proof
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
web-refusal-rule = Rule
web-rule-of = Rule: { $thing }

## Learning a game

web-how = How to play
web-learn = Learn
web-learn-of = Learn { $game }
web-learn-step = Step { $step } of { $steps }
web-learn-next = Next
web-learn-again = Start over
web-learn-leave = Leave
web-learn-do = Your turn: { $label }
web-learn-show = Do it for me
web-learn-skip = Skip
web-learn-watch = Watch what happens.
web-learn-other = That’s a legal move, but this lesson needs: { $label }. Later you can play as you like.
web-learn-play-on = Keep playing

## The guide

web-guide-off = Turn guide off
web-first-deal-go = Let’s play

## The table in words

web-text-table = Text view
web-text-visual = Picture view
web-text-options = What you can do
web-text-nothing = You have nothing to decide right now.
web-text-mine = Yours
web-text-watching = You are watching.
web-text-board = The table
web-text-others = Other players
web-text-command = Answer or ask
web-text-field = Your answer or question
web-text-note = Type an option’s letter or its words, dice by their faces (10 A A), or a question such as “my money”. Type “help” for more.
web-text-send = Send
web-text-sent = Answer sent.
web-text-late = The question has changed in the meantime. Please look again.
web-text-no-rule = There is no rule { $rule }.
web-text-story-keys = Arrow keys move through the lines.
web-set-guide = Guide
web-set-guide-note = a short tip with each decision
web-set-textTable = Show tables as text
web-set-textTable-note = for screen readers and braille

## Settings and help

web-table = Table
web-my-seat = My seat here
web-recovery = Use this code to move your seat to another device:
web-recover = Recovery code of your seat
web-seat-code = I have a seat code
web-recover-do = Take my seat back
web-leave = Leave the table
web-leave-bot = A bot takes your seat at once. You can’t undo this.
web-leave-default = Your seat stays empty from now on. You can’t undo this.
web-leave-ends = The game ends here. You can’t undo this.
web-leave-frees = Your seat is free again at once.
web-leave-closes = The table is closed at once. You can’t undo this.
web-name = Name
web-hat = Your hat
web-hat-1 = Red cowboy hat
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
web-set-tempo-off = No animation
web-set-patterns = Patterns
web-set-patterns-note = each player has a pattern as well as a color
web-set-keys = Single-key shortcuts
web-set-keys-note = each button shows its key; turn off to disable digits and letters
web-set-unhurried = No time limits
web-set-unhurried-note = at tables that you open
web-volume = Volume
web-set-sound = Sound
web-set-sound-note = your turn, bids, money, duels
web-set-botChat = Bots talk
web-set-botChat-note = now and then, a line in the chat
web-set-chances = Win chances
web-set-chances-watching = While watching
web-set-chances-off = Off
# $chances lists the players, each with a percentage.
web-chances-basis = Win chances, by what everyone can see
web-chances = Win chances: { $chances }
web-chances-none = Calculating win chances…
web-keys = Keyboard shortcuts
web-key-enter = Enter
web-key-enter-does = press the gold button; on a die or card: select it, press again to confirm
web-key-figures = 1 … 9
web-key-figures-does = press the buttons in the bar, in order
web-key-space = Space
web-key-space-does = skip to the next event
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
web-key-rules-does = open the rules that apply now
web-key-slash = /
web-key-slash-does = go to the command field of the text view
web-key-question = ?
web-key-question-does = show this help

## Draws that anyone can check

web-verify = Check fairness
web-fair = Fair dice and cards
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = The server locked in its random secret before anyone sat down, and every seat adds randomness of its own. So nobody can rig the dice, cards or duels.
web-fair-more = How it works
web-fair-contribution = Your contribution: any words you like
web-fair-give = Use these words
web-fair-given = Your words are part of the draws now.
web-fair-check = Check
web-fair-title = Fair dice and cards
web-fair-title-table = Were the dice and cards of { $code } fair?
web-fair-working = Your browser is recomputing every draw…
web-fair-file = Check the record of another game
web-fair-good = { $draws ->
    [one] One draw recomputed, and it’s correct.
   *[other] { $draws } draws recomputed, all correct.
}
web-fair-secret-wrong = The secret doesn’t match the fingerprint shown before the game.
# $entry is the place in the record of the game.
web-fair-wrong = Entry { $entry } of the record doesn’t match the recomputed draw. Everything before it is correct.
web-fair-commitment = Fingerprint shown before the game
web-fair-secret = Secret, published after the game
# What a player added to the draws.
web-fair-added = Added by { $name }
web-fair-added-you = Added by you
web-fair-derived = computed from table and seat; nobody chose it
# $number counts the attempts to start the game.
web-fair-attempt = Fingerprints of all contributions at start { $number }
web-fair-as-seen = ✓ matches what this device saw
web-fair-not-as-seen = ✗ doesn’t match what this device saw
web-fair-not-this-record = Before the game, this device saw other fingerprints or a start that is missing here: this record was changed.
web-fair-other-table = This record belongs to another table.
web-fair-part-unused = This device’s part was not used. So nothing shows this device that nobody chose the draws.
web-fair-part-denied = This device added its part in time, and the server accepted it. But the record says that it was missing: the operator of the server may have chosen the draws.
web-fair-draws = { $draws ->
    [one] One draw, number by number
   *[other] All { $draws } draws, number by number
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } of { $below }
# Above the list of draws, whose lines begin with words such as Setup #1 or Roll #3.
web-fair-labels = Each line: the kind of draw, # and its number, then what was drawn.
web-fair-differs = gives a different result
web-fair-how = How it works
web-fair-how-promise = When a table opens, the server picks a random secret and shows its fingerprint. From then on, it can’t change the secret without everyone noticing.
web-fair-how-add = Every device adds some randomness of its own. At first it shows only a fingerprint of it. Your browser does this automatically; words that you type are mixed in.
web-fair-how-reveal = When the game starts, all fingerprints are fixed first. Only then do the devices reveal what they add. If one of them reveals nothing, the start is repeated without it, and everyone is told.
web-fair-how-draw = Every die, card and duel is computed from the secret, everyone’s contributions and the number of the draw. Nothing else that happens at the table can change it.
web-fair-how-publish = When the game is over, the secret is published and anyone can recompute every draw. This page does it in your browser.
web-fair-proves = What this proves
web-fair-proves-what = That nobody chose the draws: no player, not the server, and not an operator who plays either. It proves this to you if your own device took part in the start, because only your device knows that its part was random.
web-fair-not = What it does not prove
web-fair-not-looked = That the person who runs the server didn’t peek at the cards. Play with people you trust, or run your own server.
web-fair-not-alone = Anything, if only the operator’s own devices added something, or if the operator changed the page that your browser runs. A program of your own doesn’t depend on that page.
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
web-replay-play-on-you = Continue from here
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
# Where on the track; $progress says how far the game is.
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
web-curtain-again = Press again to look
web-curtain-how = Hold the button or the space bar, or press twice. Nothing is shown until then.
web-curtain-wait = Hide automatically after
web-curtain-look = Look at the table together
web-curtain-back = Hide the table
web-curtain-seen = Done, hide
web-curtain-react = Does anyone want to react?
web-curtain-react-note = If you do, take the device. Everyone here is asked, whatever cards they hold.
web-curtain-skip-window = Nobody
web-curtain-first-look = { $name }, look at your secret objectives. After that, everyone bids on the shared screen.
web-curtain-own-cards = { $name } is looking at their own cards.
web-curtain-to-table = To the shared table
web-open-hats = Players at this device
web-open-look = { $name }: see my own cards
web-open-undo = { $name }: undo my decision
web-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## My tables, and being told of my turn

# The names of those at this device whose turn it is.
web-turn-of = turn: { $names }
# $when is “3 hours ago”.
web-asked-since = asked { $when }, still waiting
# $when is “in 2 days”, $at “Friday, 14:12”.
web-asked-until = time runs out { $when } ({ $at })
web-notice-turn = It’s your turn
web-notify = Notify me when it’s my turn
web-notify-on = Turn notifications are on
web-notify-note = Works while a tinhorn tab is open.
web-notify-denied = Your browser blocks notifications. You can allow them in its settings for this site.

## The big screen, and phones as hands

web-screen-seats = Table and seats
web-screen-full = Full screen
web-screen-sleep = This page can’t keep the screen on: set it in the system so that it doesn’t go dark.
web-screen-back = Back to the big screen
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
web-hand-nobody = Nobody on this device has a seat at this table.

## A seat that moves to another device

web-watch-copy = Copy a link for spectators
web-move-qr-show = QR code for the other device
web-move-qr = QR code that moves your seat to another device
web-move-copy = Copy the link for the other device
web-move-here = Move { $name }’s seat to this device?
web-move-note = At “{ $title }”. After that, the other device can only watch.
web-move-do = I play here
web-move-not = Just watch
web-moved-away = { $name }’s seat is on another device now, or on its way there. You can only watch here.

## How a finished game went

web-summary = How it went
web-summary-of = { $title }: how it went
web-summary-net-worth = Score over time
web-summary-chart = One line per player, from start to finish. The figures are in the table below.
web-round = Round
web-summary-table = As a table
web-summary-swings = The biggest swings
web-summary-look = Watch it again
web-summary-luck = Luck
web-summary-picture = Share as a picture
web-summary-back = Back to the table
web-review = Review
web-review-of = { $title }: review
web-review-waiting = The coach is looking at the game. This takes a moment.
web-review-chances = Win chances
web-review-parts = Luck and choices
web-review-start = Start
web-review-luck = Luck
web-review-own = Own choices
web-review-others = Others’ choices
web-review-result = Result
web-review-turning-points = Turning points
web-review-by-chance = (Chance)
web-review-better = Better choices
web-review-choice = { $chosen }. Better: { $better }
web-review-none = The coach found no clearly better choice.
web-review-more = { $count ->
    [one] One more
   *[other] { $count } more
}
web-coach = Ask the coach
web-luck-got = Actual
web-luck-difference = Difference

## What is shown one beat at a time

web-beat-next = Next
web-beat-hold = Next (hold: faster)
web-beat-over = The game is over.

## Notices for players who are away

web-tell = How shall we tell you?
web-tell-note = You hear from us when it has been your turn for five minutes, at half time and two hours before the limit, and when a game begins or ends. Never what anybody did.
web-tell-push = This device
web-tell-push-note = Also when the page is closed. On an iPhone, first add tinhorn to the home screen.
web-tell-push-insecure = Only at addresses that begin with https.
web-tell-push-lacking = Not in this window. On an iPhone or iPad, first add tinhorn to the home screen (Share, Add to Home Screen) and open it from there.
web-tell-webhook = A link of mine
web-tell-webhook-note = For Discord, Matrix, ntfy or a program of your own.
web-tell-calendar = My calendar
web-tell-calendar-note = Your time limits, at a private address.
web-tell-mail = E-mail
web-tell-self = I’ll check myself
web-tell-field-link = Link
web-tell-field-mail = E-mail address
web-tell-field-code = Code from the e-mail
web-tell-plain = Send plain text, for ntfy
web-tell-quiet = Quiet from 22 to 8 o’clock, unless my time ends before the morning
web-tell-try = Send a test
web-tell-try-calendar = Show the address
web-tell-choose = Choose
web-tell-save = Save
web-tell-sent = Sent. Has it arrived?
web-tell-failed = It didn’t get through. Please check the address.
web-tell-saved = Saved.
web-tell-secret = Secret of the signatures
web-tell-subscribe = Subscribe to this address in your calendar
