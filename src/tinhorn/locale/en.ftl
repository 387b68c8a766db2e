### English. Every sentence that people read in tinhorn.
###
### For translators:
### - Each message is a whole sentence, or a whole name. Nothing is glued together out of pieces:
###   change the order of words as your language likes it.
### - A key that ends in -you speaks to the reader about their own doing. The same key without it
###   speaks of another player.
### - $seat, and whatever ends in _seat, is one player's name. What ends in _seats is one name or
###   several, already joined ("Ann and Bob").
### - MONEY($amount) writes banknotes of $1,000 as dollars in the way of your language: 7 is $7,000.
###   DOLLARS($amount) does so for plain dollars: 7 is $7.
### - Sentences are short. The tone is dry and friendly, a West without clichés or dialect.
### - Words that the boxes use: plot, saloon, rumor, movement, duel, mine, ranch, objective. Keep to
###   the words that the box has in your language; never copy its sentences.

## Names and places at the table

# Instead of a name, where none is known. $number counts from 1.
seat-without-name = Seat { $number }
# A player who gave no name.
player-without-name =
    { $number ->
        [1] Stetson
        [2] Bowler
        [3] Sombrero
        [4] Stovepipe
        [5] Plume
       *[other] Player { $number }
    }
game-list = { $first }, { $rest }

## Answers that no game accepts

refusal-not-asked = You have nothing to decide right now.
refusal-does-not-fit = That isn’t an answer to the current question.
refusal-on-open-table = { $seat } can’t do that. The reason is private: { $seat }, look at your own cards to see it.
stale-prompt = Too late: that question is closed.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = “{ $text }” isn’t a valid answer. Start with one of: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = “{ $action }” must be followed by: { $fields }.
malformed-wrong-value = Couldn’t read “{ $text }”.

## Setting up a table

setup-players = This game takes { $least } to { $most } players, not { $players }.
setup-no-such-seat = There is no seat { $number } at this table. Seats are numbered from 1.
setup-unknown-option = { $game } has no table option “{ $option }”. Available: { $known }.
setup-wrong-option = “{ $text }” isn’t a valid value for { $option }. Use { $known }.

## Bots

# $known lists the bots there are.
bot-unknown = { $game } has no bot called “{ $name }”. Available bots: { $known }.
bot-character-unknown = Bots have no character called “{ $name }”. Available characters: { $known }.
bot-class = “{ $name }” is not a bot that can be imported: { $reason }.
bot-raised = “{ $name }” raised an error: { $error }.
bot-no-action = “{ $name }” answered with something that is not an action: { $answer }.
bot-refused = “{ $name }” chose an action that is not allowed. { $reason }
bot-weights = “{ $folder }” has no weights for { $game } that this version can read.
bots-count = { $players ->
    [one] A table for one player needs one bot, not { $bots }.
   *[other] A table for { $players } players needs { $players } bots, not { $bots }.
}
bots-no-games = Choose at least one game, not { $games }.
arena-bots = Name two or more different bots, each of them once.
arena-file = { $file } contains games from another contest. Choose a different file.
arena-luck-program = Luck can’t be measured for “{ $name }”: a program can’t replay part of a game. Leave out --luck.
arena-no-cluster = There is no Ray cluster at { $address } that answers.
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
character-grudge = vengeful
character-steady = steady
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = A bargain is a bargain.
talk-tight-rival = Too rich for my blood.
talk-bold-won = Fortune favors the bold.
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
talk-tight-played = That card has paid for itself.
talk-tight-duel = One card, and it cost me nothing.
talk-tight-robbed = Count my cards again, slowly.
talk-tight-haggles = Is that all? I can count, you know.
talk-bold-played = Cards are there to be played!
talk-bold-duel = Never bet against me.
talk-bold-robbed = Take it. I will win it back.
talk-bold-haggles = Go higher. I dare you.
talk-grudge-played = That one was meant for you.
talk-grudge-duel = Now we are even.
talk-grudge-robbed = You will pay for that.
talk-grudge-haggles = I remember who was stingy.
talk-steady-played = I think that helps.
talk-steady-duel = A close one.
talk-steady-robbed = I had it coming.
talk-steady-haggles = A fair offer, let me see.
talk-talkative-played = Watch closely, this is a good one!
talk-talkative-duel = Ladies and gentlemen, the winner!
talk-talkative-robbed = Thief! Did nobody see that?
talk-talkative-haggles = Come on, my horse offers more than that!
# The table’s own lines in the chat. $seat: who has left or is back, or who holds the seat now.
notice-left-bot = { $seat } has left. A bot takes over.
notice-left-empty = { $seat } has left. The seat stays empty.
# About the seat of a bot, or of somebody who has left.
notice-given-bot = The host has given the seat of { $seat } to a bot.
notice-given-empty = The seat of { $seat } is empty now.
notice-covered = { $seat } is away. A bot answers until { $seat } is back.
notice-uncovered = { $seat } is back and plays again.
notice-asks-pause = { $seat } asks for a pause.
notice-asks-undo = { $seat } asks to take the last answer back.
notice-asks-continue = { $seat } asks to go on.
notice-asks-clock = { $seat } asks for another time limit.
notice-asks-cover = { $seat } asks that a bot answers for somebody who is away.
notice-motion-ended = The request of { $seat } is off the table.
notice-paused = The game is paused, as { $seat } asked.
notice-continued = The game goes on, as { $seat } asked.
notice-clock = The time limit is a new one, as { $seat } asked.
notice-host = { $seat } is the host now.
notice-taken-back = { $seat } has taken the last answer back.
# The name of a seat with who answers there.
seat-covered = { $name } (bot answering)
seat-left = { $name } (has left)
# What a returning player is told of their own seat.
recap-clock = { $count ->
    [one] Time ran out for you once.
   *[other] Time ran out for you { $count } times.
}
recap-bot = { $count ->
    [one] A bot answered for you once.
   *[other] A bot answered for you { $count } times.
}
notice-back = { $seat } is back.
notice-reissue = { $by } has made a new code for the seat of { $seat }, who is away. If { $seat } does not come back in time, it opens the seat on another device.
notice-reissue-screen = The big screen has made a new code for the seat of { $seat }, who is away. If { $seat } does not come back in time, it opens the seat on another device.
notice-kept = { $seat } is back and keeps the seat. The new code for it is void.
notice-moved = The seat of { $seat } is now on another device, by the new code that { $by } has made.
notice-moved-screen = The seat of { $seat } is now on another device, by the new code that the big screen has made.
notice-reclaimed = { $seat } has taken the seat back from the device with the new code.
notice-withheld = { $seat }’s device didn’t add its part of the draws in time. The start was repeated without it.
notice-not-started = { $seat }’s device didn’t add its part of the draws in time in the second start either, so the game doesn’t begin. Open a new table.
# Bots that are programs; $program is the command that starts one.
program-quoting = “{ $program }” is not a valid command: a quotation mark is missing.
program-missing = The program “{ $program }” can’t be started. Is it installed?
program-ended = The program “{ $program }” stopped before the game was over (exit status { $status }).
program-closed = The program “{ $program }” closed its output before the game was over. It was stopped.
program-slow = The program “{ $program }” did not answer within { $seconds } seconds. It was stopped.
program-unreadable = The program “{ $program }” sent something that is not an answer: { $line } It was stopped.
program-protocol = The program “{ $program }” uses version { $theirs } of the protocol, this tinhorn uses version { $ours }. It was stopped.
program-prompt = The program “{ $program }” answered prompt { $answered } instead of prompt { $prompt }. It was stopped.
program-refused = The program “{ $program }” chose an action that is not allowed. It was stopped. { $reason }
program-timeout = { $variable } must be a number of seconds above 0, not “{ $text }”.

## Records of games

record-unreadable = This isn’t a valid game record.
record-truncated = This game record is cut off: the end of the file is missing.
record-not-json = This isn’t a game record: the file isn’t valid JSON.
record-field = This isn’t a valid game record: the field “{ $field }” is missing or wrong.
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
record-entry = Entry { $number } of the record, at move { $frame }, isn’t allowed: { $detail }
record-table = The table named in this record isn’t a valid table.
record-outcome = The result stored in this record doesn’t match how the game ended.
record-broken = The moves in this record can’t be replayed.

## Files that say what is in the box

components-unreadable = Can’t read { $file }: { $detail }.
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
table-starting = The game is starting.
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
refusal-no-window = There is nothing to react to right now.
table-paused = The game is paused.
table-not-paused = The game is not paused.
refusal-covered = A bot answers for you. Take your seat back first.
motion-open = Another request is still open.
motion-none = There is no open request.
motion-nobody-away = No bot can answer for this seat.
motion-here = This player is at the table.
motion-early = At this table a bot can answer for somebody only when half of their time is over.
motion-clock = Choose a time limit.
motion-minutes = Choose between 1 and { $most } minutes.
refusal-binding = The others have seen it, so it stands.
server-locked = This table is closed to spectators.
server-visitors-silent = At this table only players chat.
refusal-held-already = You have already asked for more time.
refusal-not-held = You haven’t asked for more time.
refusal-not-urged = There is nobody to hurry right now.

## The database

storage-url = “{ $url }” isn’t a database address. Use sqlite:///FILE or postgresql://…
storage-folder = Can’t create the folder { $folder }: { $detail }.
storage-driver = The driver { $driver } is not installed.
storage-unreachable = Can’t reach the database. It reports: “{ $detail }”
storage-silent = The database didn’t answer in time.
storage-busy = All connections to the database are busy.
storage-corrupt = { $file } isn’t a database, or it is damaged.
storage-damaged = The database { $file } is damaged. It reports: “{ $detail }” Restore a backup, or save what can still be read with sqlite3’s command .recover.
storage-unwritable = Can’t write to { $file }.
storage-in-use = Another server already uses { $file }. Stop it first, or choose another file with --database.
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
fairness-attempts = The contributions don’t match the fingerprints that were fixed before the start.
fairness-late = That attempt to start the game is over.
fairness-not-committed = This contribution doesn’t match the fingerprint that this seat showed before.
fairness-by = Checked by protocol { $protocol }.
# Against whom it is proven that nobody chose the draws. $proof: what proves it, this device or the record.
fairness-players = Against players, even all together: proven. They didn’t know the server’s secret.
fairness-operator = Against an operator of the server who doesn’t play: { $proof ->
    [device] proven by the part of this device.
    [record] proven if one contribution came from a player’s device.
   *[nothing] not proven. No device added anything.
}
fairness-operator-plays = Against an operator who plays: { $proof ->
    [device] proven. Before this device revealed its part, it had noted everything that the draws depend on.
    [record] proven only to a player whose device took part in the last start, on that device’s fairness page.
   *[nothing] not proven. They could have chosen the draws.
}
fairness-all = Against an operator together with everybody whose device took part: not proven. Nothing can prove that.
# $number counts the attempts to start the game; $names are the players whose contribution was missing.
fairness-void = Start { $number } was void and was repeated, because a contribution was missing: { $names }.
fairness-limits = Not covered: who saw hidden cards, names, players’ answers, and extra fields in the file. An operator can force one more start, but everyone sees it and it’s in the record.
fairness-cut = This record stops before the end of the game: the game was left, or the record was shortened.

## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, the id of a rule
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = money, cash, bills, dollars
topic-notes = notes, notebook, what did i see
topic-score = score, points, fortune, who won, who wins
topic-table = table
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
question-help-short = To answer, type the letter of an option, or its words; choose dice by their faces. To ask, type for example “{ $score }”, “{ $money }”, “{ $rule }” and a word, or the name of a card. For everything you can ask, type “{ $more }”.
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
    Type what you see to the left of an answer, or put it in your own words.
    ?          this help
    map        the board in full detail
    table      the whole table
    log        what has happened so far
    rules X    look up a rule by its number, or search the rules for X
    my money   or any other question: who leads, what can I ask
    coach      what the coach would do; only solo against bots, or with --hints
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
cli-hints-agreed = Everyone at this table may ask the coach.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, for { $least } to { $most } players
# $command is what to type.
cli-choose-game = Which game? For example: { $command }
# The list of installed games. $listed are bots, parts such as “codec”, or codes of languages.
cli-games-bots = Bot levels: { $listed }
cli-games-offers = Also: { $listed }
cli-games-languages = Languages: { $listed }
# $name is a game, $source a package or a folder, $reason an error in English.
cli-games-left-out = { $name } ({ $source }) cannot be loaded: { $reason }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = You have nothing to play now. Press Enter anyway, so that nobody can tell.
cli-not-understood = “{ $text }” isn’t an answer here. Type ? for help.
# $command is what to type.
cli-left = Game saved. To continue: { $command }
cli-saved = To watch this game again: { $command }
cli-to-verify = To check that nobody rigged it: { $command }
# Printed before the game. $commitment is the hash of the secret that all dice and cards follow from.
cli-committed = All dice and cards come from a secret with this SHA-256 fingerprint: { $commitment }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [one] The only draw in this game checks out.
   *[other] All { $draws } draws in this game check out.
}
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
cli-arena-stopped = Stopped. The table shows the games that were finished. With --file FILE, the next run goes on from them.
cli-arena-resume = Stopped. The same command goes on from { $file }.
# A record that is not stored: its file, and the sentence that says why.
cli-import-refused = { $file }: { $detail }
# $known lists the seats and their players.
cli-no-such-seat = There is no player called “{ $wanted }”. Use { $all }, or one of: { $known }.
# $name is an argument or an option as it is typed: GAME, --games.
cli-usage-missing = { $name } is missing.
cli-usage-value = { $name } has an invalid value.
cli-usage-number = { $name } must be a whole number.
cli-usage-least = { $name } must be a number, at least { $least }.
cli-usage-range = { $name } must be a number from { $least } to { $most }.
cli-usage-no-option = There is no option { $option }.
cli-usage-no-command = There is no command “{ $command }”. See tinhorn --help.
cli-usage-extra = “{ $words }” is one argument too many.
cli-usage-no-value = { $option } needs a value.
cli-usage-flag = { $option } takes no value.
cli-usage-other = This command can’t be run as typed. See { $help }.
cli-needs-extra = This needs tinhorn[{ $extra }]: { $command }

## The terminal: replaying and simulating

cli-step = Move { $number } of { $count }. Enter: next, b: back, 50: go there, a: play, q: stop
# The replay plays by itself.
cli-step-playing = Move { $number } of { $count }. Playing; Enter: pause
# $text is what was typed.
cli-step-unknown = “{ $text }” does nothing here.
cli-step-none = There are no moves after { $count }.
cli-simulating = Playing
cli-simulate-speed = { $rate } games/s
cli-simulated = { $games ->
    [one] One game, { $decisions } decisions, { $rate } decisions a second.
   *[other] { $games } games, { $decisions } decisions, { $rate } decisions a second.
}
cli-simulate-bot = Bot
cli-simulate-seat = By seat
cli-arena-rating = Rating
cli-arena-above = Above
cli-arena-step = Step
cli-simulate-head-wins = Wins
cli-simulate-head-rate = Win rate
cli-simulate-head-interval = 95% interval
cli-simulate-head-points = Mean
cli-simulate-head-without-luck = Without luck
cli-simulate-head-forfeits = Forfeits
cli-forfeited = { $bot } forfeited { $games ->
    [one] one game
   *[other] { $games } games
}: its seat was ranked last. The first time: { $reason }
cli-reviewing = Reviewing
cli-review-player = Player
cli-review-you = You
cli-review-head-start = Start
cli-review-head-luck = Luck
cli-review-head-own = Own choices
cli-review-head-others = Others’ choices
cli-review-head-result = Result
cli-review-round = Round
cli-review-turning-points = Turning points
cli-review-improvements = Better choices
cli-review-none = None.
cli-review-choice = { $chosen }. Better: { $better }

## The coach

# $best, $chosen: per cent
coach-why-chance = Win chance: { $best }% with the better choice, { $chosen }% with this one.
coach-suggestion-most = Of all answers, it should help you most.
coach-less-than-hoped = Less than hoped:
coach-better-than-feared = Better than feared:
coach-chose = { $seat } chooses: { $answer }.
coach-chose-you = You choose: { $answer }.
coach-suggestion = The coach suggests: { $answer }.
coach-people = The coach only helps when you play solo against bots, or where the host has allowed suggestions.
chances-people = Where people play, win chances are shown only after the game.
review-basis = Estimated after the game, knowing all the cards.
review-knowledge = Judged by what the player knew at the time.
review-sum = Start + luck + choices = result. Luck and choices are in percentage points (pp).
# $change is a signed difference of two percentages, such as “+12.1”: percentage points, shortened.
percentage-points = { $change } pp
server-hints-agreed = Suggestions can only be allowed before anyone else sits down.

## The server: what is wrong with a request

server-unknown = There is nothing at this address.
server-unknown-host = This server doesn’t answer under this name. Whoever runs it can add the name with --origin.
server-malformed = This request couldn’t be understood.
server-method = That isn’t possible here.
server-too-large = This is too long.
server-request = This request couldn’t be completed.
server-failure = Something went wrong on our side. Nothing was changed.
server-storage = The server can’t save anything right now, so your last action didn’t count. Please try again in a moment.
server-reading = The server can’t reach its database right now. Please try again in a moment.
server-damaged = The server’s database is damaged, so this can’t be read or saved. Whoever runs the server has to repair it.
server-descriptors = The server has no free connections right now.
server-too-many = Too many requests. Please wait a moment.
server-too-many-sockets = There are already { $most } open connections from your address. Close another tab of this site first.
server-busy = The server is very busy and opens no more tables right now. Please try again in a minute.
# $known lists the games.
server-unknown-game = “{ $game }” isn’t available here. Available: { $known }.
server-no-lesson = There is no lesson for { $game } yet.
server-no-rulebook = There is no rulebook for { $game } yet.
server-name = A name needs 1 to { $most } characters.
server-name-taken = Someone at this table already has that name.
server-title = A table name can have at most { $most } characters.
server-hat = Hats are numbered from 1 to { $most }.
server-clock = The time limit must be 1 to { $most } seconds per decision.
server-one-seat = You take exactly one seat when you open a table.
server-seated-already = You already have a seat at this table.
server-seat-moved = Your seat at this table has moved to another device: the host gave out a new code, or your recovery code was entered there. Enter the recovery code here to bring it back.
server-seat-gone = You no longer have a seat at this table.
server-seat-removed = The host has removed you from this table.
server-spectator = Only players at this table can do that.
server-host-only = Only the host can do that.
server-own-seat = To give up your own seat, leave the table.
server-seat-order = The seats have changed in the meantime. Please look again.
server-too-few = This game needs at least { $least } players. Wait for more, or fill the seats with bots.
server-seat-left = Someone has just left the table. Please check the seats again.
server-nobody-plays = Nobody would be playing: every seat is empty.
server-continued = This game continues an earlier one, so its seats and options stay as they are.
server-nobody-there = There is no person in that seat.
server-recovery = No seat at this table has that recovery code.
server-player-here = This player is at the table. A seat gets a new code only while its player is away.
server-seat-of-player = This seat belongs to a player. While a player is away, those who are present can let a bot answer.
server-wait-for-player = The player may still come back. The new code works in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
server-one-seat-a-device = This device already has a place at this table. It can take over another seat only at a table that was opened for one shared device.
server-not-over = The game isn’t over yet.
server-chat = Send one of the ready-made phrases or a line of text.
server-chat-length = A message needs 1 to { $most } characters.
server-hello-twice = This connection has already said hello.
server-malformed-action = This answer couldn’t be read.
server-malformed-orders = These orders couldn’t be read.
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
server-frame = This replay has moves 0 to { $most }.

## The page itself, before its script runs, and in search results and previews of links

page-description = Play Wild West board games in the browser: with friends, on one device, or against bots. Free and open source.
page-noscript = tinhorn needs JavaScript in the browser. In a terminal, { $command } works without it.
page-invitation = You are invited to { $game }
page-invitation-by = { $name } invites you to { $game }

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
settings-smtp = TINHORN_SMTP isn’t the address of a mail server. It looks like { $example }; write special characters of the password as %40.

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
cli-chances = Win chances: { $chances }
# tinhorn mcp: a language model plays with tools. sit_down is the name of a tool.
mcp-no-table = You are not at a table yet. Call sit_down or join first.
mcp-game-over = The game is over. Call sit_down to play another one.
mcp-not-asked = It is not your turn. Call wait until you are asked.
mcp-rules = Rules that matter now: { $rules }.

## A game that brings no words of its own

# $name: what is shown; $value: its value
plain-statement = { $name }: { $value }
plain-statement-of = { $seat }, { $name }: { $value }

## Notices for players who are away

notice-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
notice-more = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
# $table is the name of a table, $what one of the sentences below.
notice-at = { $table }: { $what }
notice-turn = It’s your turn.
# $until is a day and a time.
notice-turn-until = It’s your turn until { $until }.
notice-window = You can react now.
notice-window-until = You can react until { $until }.
notice-new-code = A new code was made for your seat. Open the table to keep it: from { $until } on, the code opens your seat on another device.
notice-full = All seats are taken.
notice-playing = The game begins.
notice-wish = The others ask you something at the table.
notice-over = The game is over.
notice-rematch = Somebody asks you for another game.
notice-test = This is a test. Notices reach you here.
notice-mail-code = Your code is { $code }. Type it at the table to get notices by e-mail.
server-notices = This server cannot send that.
server-notice-link = That’s not an address on the internet that begins with https://.
server-notice-mail = That’s not an e-mail address.
server-notice-code = That’s not the code from the e-mail.
