### Deutsch. Every sentence that people read in tinhorn. The head of en.ftl explains keys and arguments.
###
### For German:
### - The reader is “du”. Players have no gender: “Sheriff Ann”, “wer …”, never “der Käufer Ann”.
### - Names of cards and elixirs are not declined. Where the reader sees a face, it stands in „quotes“
###   or after a colon, so that „Professioneller Spieler“ is right; backs need neither.
### - Places of Dice Town are in the accusative: “beherrscht den Saloon”, “Gleichstand um den Saloon”.


## Names and places at the table

# Instead of a name, where none is known. $number counts from 1.
seat-without-name = Platz { $number }
# A player who gave no name.
player-without-name = Spieler { $number }

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester
game-dicetown = Dice Town
game-list = { $first }, { $rest }


## Answers that no game accepts

refusal-not-asked = Du bist gerade nicht gefragt.
refusal-does-not-fit = Das passt nicht zur Frage.
refusal-on-open-table = Das geht für { $seat } nicht. Warum, zeigen { $seat } die eigenen Karten.
# $prompt is the number of the question.
stale-prompt = Frage { $prompt } ist nicht mehr offen.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = „{ $text }“ ist keine Antwort. Antworten beginnen mit einem dieser Wörter: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = Hinter „{ $action }“ muss stehen: { $fields }.
malformed-wrong-value = „{ $text }“ lässt sich nicht lesen.


## Setting up a table

setup-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
setup-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht. Die Plätze zählen ab 1.


## Bots

# $known lists the bots there are.
bot-unknown = Für { $game } gibt es keinen Bot „{ $name }“. Es gibt: { $known }.
bot-character-unknown = Für Bots gibt es keinen Charakter „{ $name }“. Es gibt: { $known }.
bot-weights = „{ $folder }“ enthält keine Gewichte für { $game }, die diese Version lesen kann.
bots-count = { $players ->
    [one] Ein Tisch für einen Spieler braucht einen Bot, nicht { $bots }.
   *[other] Ein Tisch für { $players } Spieler braucht { $players } Bots, nicht { $bots }.
}
bots-no-games = Es muss mindestens eine Partie sein, nicht { $games }.
arena-bots = Nenne mindestens zwei verschiedene Bots, jeden einmal.
arena-file = { $file } enthält Partien eines anderen Wettkampfs. Wähle eine andere Datei.
arena-luck-program = Das Glück von „{ $name }“ lässt sich nicht messen: Ein Programm kann keinen Teil eines Spiels wiederholen. Ohne --luck geht es.
# What kind of bot has a seat: “Doc (deputy)”.
bot-greenhorn = Greenhorn
bot-deputy = Deputy
bot-marshal = Marshal
bot-legend = Legende
# The former name of the deputy, in older records.
bot-heuristic = Deputy
bot-uniform = Zufallsbot
bot-stdio = Programm
bot-named = { $name } ({ $kind })
# A bot’s level and its character: “deputy, tight”.
bot-with-character = { $level }, { $character }
character-tight = sparsam
character-bold = draufgängerisch
character-talkative = gesprächig
character-grudge = nachtragend
character-steady = ruhig
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = Günstig ist günstig.
talk-tight-rival = Das wäre mir zu teuer.
talk-bold-won = Wer wagt, gewinnt.
talk-bold-lost = Das war es mir wert.
talk-grudge-lost = Das merke ich mir.
talk-grudge-rival = Dich behalte ich im Auge.
talk-steady-lost = So etwas kommt vor.
talk-steady-rival = Gut gemacht.
talk-talkative-won = Habt ihr das alle gesehen?
talk-talkative-won-again = Meine Großmutter wäre stolz.
talk-talkative-lost = Na, das gibt eine gute Geschichte.
talk-talkative-lost-again = Dabei fing der Tag so gut an!
talk-talkative-rival = Davon wird man im Saloon noch reden.
talk-talkative-rival-again = Das nenne ich einen Zug!
notice-left-bot = { $seat } hat den Tisch verlassen. Ein Bot spielt weiter.
notice-left-empty = { $seat } hat den Tisch verlassen. Der Platz bleibt leer.
notice-given-bot = Ein Bot übernimmt einen Platz: { $seat }.
notice-given-empty = Ein Platz ist jetzt leer: { $seat }.
notice-back = { $seat } ist wieder da.

# Bots that are programs; $program is the command that starts one.
program-quoting = „{ $program }“ ist kein gültiger Befehl: Ein Anführungszeichen fehlt.
program-missing = Das Programm „{ $program }“ lässt sich nicht starten. Ist es installiert?
program-ended = Das Programm „{ $program }“ endete vor dem Ende der Partie, mit Status { $status }.
program-closed = Das Programm „{ $program }“ schloss seine Ausgabe vor dem Ende der Partie. Es wurde beendet.
program-slow = Das Programm „{ $program }“ hat nicht innerhalb von { $seconds } Sekunden geantwortet. Es wurde beendet.
program-unreadable = Das Programm „{ $program }“ hat etwas gesendet, das keine Antwort ist: { $line } Es wurde beendet.
program-protocol = Das Programm „{ $program }“ verwendet Version { $theirs } des Protokolls, dieses tinhorn Version { $ours }. Es wurde beendet.
program-prompt = Das Programm „{ $program }“ hat auf Frage { $answered } statt auf Frage { $prompt } geantwortet. Es wurde beendet.
program-refused = Das Programm „{ $program }“ hat einen Zug gewählt, der nicht erlaubt ist. Es wurde beendet. { $reason }
program-timeout = { $variable } muss eine Zahl von Sekunden über 0 sein, nicht „{ $text }“.


## Records of games

record-unreadable = Das ist keine Aufzeichnung einer Partie.
record-format = Die Aufzeichnung hat Format { $format }; diese Version von tinhorn liest Format { $known }.
record-game = Die Aufzeichnung ist von „{ $game }“, und das wird hier nicht gespielt. Hier gibt es: { $known }.
record-rules = Die Aufzeichnung folgt Version { $rules } der Regeln; hier gilt Version { $known }.
record-start = Von diesem Stand aus lässt sich keine Partie fortsetzen.
record-start-elsewhere = Diese Partie wurde ab einem Moment einer anderen Partie weitergespielt. So eine Partie lässt sich nur auf dem Server öffnen, auf dem sie gespielt wurde.
record-names = Die Aufzeichnung hat { $names ->
    [one] einen Namen
   *[other] { $names } Namen
}, und das passt nicht zur Zahl der Spieler.
# $number is the place of the answer in the record; $detail is the sentence that refuses it.
record-entry = Antwort { $number } der Aufzeichnung ist nicht möglich: { $detail }
record-table = Der Tisch, den die Aufzeichnung nennt, ist kein gültiger Tisch.
record-outcome = Das Ergebnis in der Aufzeichnung passt nicht zum Verlauf der Partie.
record-broken = Die Züge in dieser Aufzeichnung lassen sich nicht nachspielen.


## Files that say what is in the box

components-unreadable = { $file } lässt sich nicht lesen: { $detail }.
components-malformed = { $file } beschreibt nicht, was in der Schachtel ist.


## What the operating system objects to, after a colon in a sentence about a file or an address

system-not-found = nicht vorhanden
system-denied = keine Berechtigung
system-is-folder = das ist ein Ordner
system-not-folder = ein Teil des Pfads ist kein Ordner
system-full = der Datenträger ist voll
system-read-only = der Datenträger ist schreibgeschützt
system-name-too-long = der Name ist zu lang
system-address-in-use = die Adresse wird schon benutzt
system-address-unknown = dieser Rechner hat diese Adresse nicht
system-other = Systemfehler { $code }


## Tables

# Where a table stands, for whoever wants what is only possible earlier or later.
table-seating = Die Partie hat noch nicht begonnen.
table-playing = Die Partie hat schon begonnen.
table-over = Die Partie ist zu Ende.
table-abandoned = Dieser Tisch wurde geschlossen, bevor die Partie zu Ende war.
table-full = An diesem Tisch ist kein Platz mehr frei.
table-seat-taken = Platz { $number } ist besetzt.
table-unknown = Einen Tisch „{ $table }“ gibt es nicht.
table-taken = Einen Tisch „{ $table }“ gibt es schon.
# $rules is the version of the rules.
table-rules = Dieser Tisch spielt { $game } nach Version { $rules } der Regeln, die dieser Server nicht kennt.
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-no-window = Gerade kann niemand reagieren.
refusal-held-already = Du hast schon um Zeit gebeten.
refusal-not-held = Du hältst den Tisch gerade nicht auf.


## The database

storage-url = „{ $url }“ ist keine Adresse einer Datenbank. Gib sqlite:///DATEI oder postgresql://… an.
storage-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $detail }.
storage-driver = Der Treiber { $driver } ist nicht installiert.
storage-unreachable = Die Datenbank ist nicht erreichbar. Sie meldet: „{ $detail }“
storage-silent = Die Datenbank hat nicht rechtzeitig geantwortet.
storage-busy = Alle Verbindungen zur Datenbank sind belegt.
storage-corrupt = { $file } ist keine Datenbank oder ist beschädigt.
storage-unwritable = { $file } lässt sich nicht schreiben.
storage-failed = In der Datenbank { $file } ist ein Fehler aufgetreten. Sie meldet: „{ $detail }“
# $found and $known are versions of its layout.
storage-newer = Die Datenbank hat Schema { $found } und stammt von einer neueren Version von tinhorn; diese hier kennt Schema { $known }.


## Draws that anyone can check

fairness-missing = Die Ziehungen dieser Partie lassen sich nicht prüfen.
fairness-unpublished = Das Geheimnis dieser Partie ist noch nicht veröffentlicht.
fairness-commitment = Das Geheimnis passt nicht zum Fingerabdruck, der vor der Partie gezeigt wurde.
fairness-options = Die Tischoptionen sind nicht die, die in die Ziehungen eingegangen sind.
fairness-contributions = { $count ->
    [one] Ein Spieler hat zu den Ziehungen beigetragen, und das passt nicht zu diesem Tisch.
   *[other] { $count } Spieler haben zu den Ziehungen beigetragen, und das passt nicht zu diesem Tisch.
}
fairness-hex = „{ $text }“ kann nicht in die Ziehungen eingegangen sein: falsche Länge oder falsche Zeichen.
# $entry is the place in the record; $label and $number name the draw.
fairness-draw = Eintrag { $entry } stimmt nicht: Ziehung { $number } ({ $label }) ergibt etwas anderes.

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duelle
winchester-dice-count-challenger = Peng für den Herausforderer
winchester-dice-count-challenged = Peng für den Herausgeforderten
dicetown-dice-count = Würfel
dicetown-dice-count-face = { $face }


## Winchester: what is asked (the prompt)

winchester-question-deal = Das Spiel wird aufgebaut.
winchester-question-plot = Die nächste Parzelle wird gezogen.
winchester-question-open = Parzelle { $plot } wird versteigert, noch ohne Gebot. { $seat } bietet oder passt.
winchester-question-open-you = Parzelle { $plot } wird versteigert, noch ohne Gebot. Bietest du oder passt du?
winchester-question-bid = Parzelle { $plot }: { $holder_seat } führt mit { MONEY($standing) }. { $seat } bietet oder passt.
winchester-question-bid-you = Parzelle { $plot }: { $holder_seat } führt mit { MONEY($standing) }. Bietest du mehr oder passt du?
winchester-question-bid-to-you = Parzelle { $plot }: Du führst mit { MONEY($standing) }. { $seat } bietet oder passt.
winchester-question-vehicle = { $seat } bewegt das Schiff oder die Lokomotive.
winchester-question-vehicle-you = Beweg das Schiff oder die Lokomotive, oder lass eins von beiden stehen: Gezahlt wird so oder so.
winchester-question-rumor = { $seat } sieht sich eine verdeckte Karte an.
winchester-question-rumor-you = Dir kommt ein Gerücht zu Ohren. Welche verdeckte Karte siehst du dir an?
winchester-question-claim = { $seat } darf Offene Ziele beanspruchen.
winchester-question-claim-you = Beanspruchst du ein Offenes Ziel?
winchester-question-duel = { $challenger_seat } und { $challenged_seat } ziehen.
winchester-question-duel-you = Du und { $other_seat } zieht.
winchester-question-over = Die Partie ist zu Ende. Sieg für { $winner_seats }.
winchester-question-over-you = Die Partie ist zu Ende. Du hast gewonnen.


## Winchester: names of options (buttons and menus)

winchester-label-bid = { MONEY($amount) } bieten
winchester-label-pass = Passen
winchester-label-duel = Zum Duell fordern
winchester-label-boat = Schiff auf Feld { $square }
winchester-label-locomotive = Lokomotive auf Feld { $square }
# $card is one of the two names below.
winchester-label-look = Ansehen: { $card }
winchester-label-claim = „{ $objective }“ beanspruchen
winchester-label-deal = Spiel aufbauen
winchester-label-plot = Parzelle { $plot } ziehen
winchester-label-bang = Peng für { $seat }

# A hidden card, in the middle of a sentence.
winchester-card-site = die Karte auf Parzelle { $plot }
winchester-card-objective = { $position ->
    [1] das erste Ziel von { $seat }
   *[2] das zweite Ziel von { $seat }
}
winchester-card-objective-you = { $position ->
    [1] dein erstes Ziel
   *[2] dein zweites Ziel
}


## Winchester: what an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Alles ginge in den Saloon.
   *[other] { $tip ->
        [0] Alle anderen bekämen je { MONEY($share) }.
       *[other] Alle anderen bekämen je { MONEY($share) }, der Saloon { MONEY($tip) }.
    }
}
winchester-consequence-duel = Wer Peng zieht, kauft die Parzelle für { MONEY($amount) }. Dein Duellplättchen ist so oder so weg.

# These stand under a heading: what the plot would bring the reader. An amount may follow.
# First: how many items of a secret objective the reader has now, and would have then.
winchester-fact-secret = { $objective }: { $items } → { $then }
winchester-fact-secret-now = { $objective }: bisher { $items }
winchester-fact-shared = { $objective }: { $have } von { $needs }
winchester-fact-movement = Bewegungsplättchen: bestmögliche Fahrt
winchester-fact-saloon = Saloon-Plättchen: Trinkgeld
winchester-fact-rumor = Gerüchteplättchen: ein Blick auf eine verdeckte Karte
winchester-fact-hidden = Bonusplättchen: noch verdeckt
winchester-fact-mine-known = Eine Mine: Du kennst ihre Karte
winchester-fact-mine-unknown = Eine Mine: Ihre Karte ist verdeckt
winchester-fact-ranch-known = Die Ranch: Du kennst ihre Karte
winchester-fact-ranch-unknown = Die Ranch: Ihre Karte ist verdeckt
winchester-fact-neighbours = { $count ->
    [0] Keine deiner Parzellen daneben
    [one] Eine deiner Parzellen daneben
   *[other] { $count } deiner Parzellen daneben
}
winchester-fact-squares = Felder daneben: Fluss { $river }, Gleise { $rails }
winchester-fact-worth = Dein Vermögen jetzt


## Winchester: names of things

winchester-token-movement = Bewegung
winchester-token-rumor = Gerücht
winchester-token-saloon = Saloon

winchester-objective-forest = Wald
winchester-objective-desert = Wüste
winchester-objective-prairie = Prärie
winchester-objective-river = Fluss
winchester-objective-rails = Gleise
winchester-objective-saloon = Saloon
winchester-objective-mine = Minen
winchester-objective-ranch = Ranch
winchester-objective-rumor = Gerüchte
winchester-objective-movement = Bewegungen

# The shared objectives, W-SHARED-1 to W-SHARED-10. The name alone should tell what is wanted.
winchester-shared-1 = Jede Landschaft
winchester-shared-2 = Jede Art Plättchen
winchester-shared-3 = Fünf Parzellen
winchester-shared-4 = Die letzte Parzelle
winchester-shared-5 = Drei zusammenhängende Parzellen
winchester-shared-6 = Vier gleiche Plättchen
winchester-shared-7 = Drei Parzellen abseits des Flusses
winchester-shared-8 = Drei Parzellen abseits der Gleise
winchester-shared-9 = Leerer Saloon
winchester-shared-10 = Vier verstreute Parzellen

# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] nichts
   *[other] { MONEY($amount) }
}


## Winchester: the story, one line for each thing that happens

winchester-table-set = Alles ist aufgebaut. { $seat } beginnt.
winchester-table-set-you = Alles ist aufgebaut. Du beginnst.
winchester-objectives-dealt = { $seat } bekommt zwei Geheime Ziele.
winchester-objectives-seen = { $seat } bekommt zwei Geheime Ziele: { $first } und { $second }.
winchester-objectives-seen-you = Du bekommst zwei Geheime Ziele: { $first } und { $second }.

winchester-plot-drawn = Parzelle { $plot } wird versteigert. Plättchen: { $token }.
winchester-plot-drawn-hidden = Parzelle { $plot } wird versteigert. Ihr Plättchen ist verdeckt.
winchester-bid = { $seat } bietet { MONEY($amount) }.
winchester-bid-you = Du bietest { MONEY($amount) }.
winchester-passed = { $seat } passt.
winchester-passed-you = Du passt.

winchester-duel-called = { $seat } fordert { $challenged_seat } bei { MONEY($amount) } zum Duell.
winchester-duel-called-you = Du forderst { $challenged_seat } bei { MONEY($amount) } zum Duell.
winchester-duel-called-to-you = { $seat } fordert dich bei { MONEY($amount) } zum Duell.
winchester-duel-fought = Peng! { $seat } gewinnt das Duell. { $loser_seat } hört es nur klicken.
winchester-duel-fought-you = Peng! Du gewinnst das Duell. { $loser_seat } hört es nur klicken.
winchester-duel-fought-to-you = Peng! { $seat } gewinnt das Duell. Du hörst es nur klicken.

# $share is what each other player gets, $tip what goes to the saloon.
winchester-sold = { $share ->
    [0] { $seat } kauft Parzelle { $plot } für { MONEY($price) }. Alles geht in den Saloon.
   *[other] { $tip ->
        [0] { $seat } kauft Parzelle { $plot } für { MONEY($price) }. Alle anderen bekommen je { MONEY($share) }.
       *[other] { $seat } kauft Parzelle { $plot } für { MONEY($price) }. Alle anderen bekommen je { MONEY($share) }, der Saloon { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Du kaufst Parzelle { $plot } für { MONEY($price) }. Alles geht in den Saloon.
   *[other] { $tip ->
        [0] Du kaufst Parzelle { $plot } für { MONEY($price) }. Alle anderen bekommen je { MONEY($share) }.
       *[other] Du kaufst Parzelle { $plot } für { MONEY($price) }. Alle anderen bekommen je { MONEY($share) }, der Saloon { MONEY($tip) }.
    }
}
winchester-sold-forced = Niemand bietet. { $seat } muss Parzelle { $plot } für { MONEY($price) } kaufen; das Geld geht in den Saloon.
winchester-sold-forced-you = Niemand bietet. Du musst Parzelle { $plot } für { MONEY($price) } kaufen; das Geld geht in den Saloon.
winchester-sold-free = Niemand bietet. { $seat } ist pleite und bekommt Parzelle { $plot } umsonst.
winchester-sold-free-you = Niemand bietet. Du bist pleite und bekommst Parzelle { $plot } umsonst.

winchester-took-movement = { $seat } nimmt ein Bewegungsplättchen.
winchester-took-movement-you = Du nimmst ein Bewegungsplättchen.
winchester-took-rumor = { $seat } nimmt ein Gerüchteplättchen.
winchester-took-rumor-you = Du nimmst ein Gerüchteplättchen.
winchester-took-saloon = { $seat } nimmt ein Saloon-Plättchen.
winchester-took-saloon-you = Du nimmst ein Saloon-Plättchen.

winchester-tips = { $amount ->
    [0] Der Saloon war leer: kein Trinkgeld für { $seat }.
   *[other] { $seat } nimmt { MONEY($amount) } Trinkgeld aus dem Saloon.
}
winchester-tips-you = { $amount ->
    [0] Der Saloon war leer: kein Trinkgeld für dich.
   *[other] Du nimmst { MONEY($amount) } Trinkgeld aus dem Saloon.
}

# $pay says who earns what; see the three messages below.
winchester-moved-boat = { $seat } schickt das Schiff auf Feld { $square }. Die Bank zahlt: { $pay }.
winchester-moved-boat-you = Du schickst das Schiff auf Feld { $square }. Die Bank zahlt: { $pay }.
winchester-moved-locomotive = { $seat } schickt die Lokomotive auf Feld { $square }. Die Bank zahlt: { $pay }.
winchester-moved-locomotive-you = Du schickst die Lokomotive auf Feld { $square }. Die Bank zahlt: { $pay }.
winchester-earned-nothing = nichts
winchester-earned = { $seat } { MONEY($amount) }
winchester-earned-you = dir { MONEY($amount) }
# A list: $first is one of the above, $rest the others in the same form.
winchester-earned-list = { $first }, { $rest }

winchester-rumor = { $seat } sieht sich { $card } an.
winchester-rumor-seen = { $seat } sieht sich { $card } an: { $face }.
winchester-rumor-seen-you = Du siehst dir { $card } an: { $face }.
winchester-card-turned = { $amount ->
    [0] Die Karte auf Parzelle { $plot } wird umgedreht. Sie bringt { $seat } nichts.
   *[other] Die Karte auf Parzelle { $plot } wird umgedreht. Sie bringt { $seat } { MONEY($amount) }.
}
winchester-card-turned-you = { $amount ->
    [0] Die Karte auf Parzelle { $plot } wird umgedreht. Sie bringt dir nichts.
   *[other] Die Karte auf Parzelle { $plot } wird umgedreht. Sie bringt dir { MONEY($amount) }.
}

winchester-objective-won = { $seat } bekommt { MONEY($amount) } für „{ $objective }“.
winchester-objective-won-you = Du bekommst { MONEY($amount) } für „{ $objective }“.
winchester-claims-declined = { $seat } beansprucht nichts mehr.
winchester-claims-declined-you = Du beanspruchst nichts mehr.

# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = Die letzte Parzelle ist verkauft. Das größte Vermögen hat { $winner_seats }: { MONEY($amount) }.
winchester-ended-cash = Die letzte Parzelle ist verkauft. Gleichstand bei { MONEY($amount) }; { $winner_seats } gewinnt durch mehr Bargeld.
winchester-ended-duel-token = Die letzte Parzelle ist verkauft. Gleichstand bei { MONEY($amount) }; { $winner_seats } gewinnt durch das unbenutzte Duellplättchen.
winchester-ended-shared = Die letzte Parzelle ist verkauft. { $winner_seats } teilen sich den Titel mit je { MONEY($amount) }.
winchester-ended-fortune-you = Die letzte Parzelle ist verkauft. Das größte Vermögen hast du: { MONEY($amount) }.
winchester-ended-cash-you = Die letzte Parzelle ist verkauft. Gleichstand bei { MONEY($amount) }; du gewinnst durch mehr Bargeld.
winchester-ended-duel-token-you = Die letzte Parzelle ist verkauft. Gleichstand bei { MONEY($amount) }; du gewinnst durch dein unbenutztes Duellplättchen.
winchester-ended-shared-you = Die letzte Parzelle ist verkauft. Du teilst dir den Titel mit { $winner_seats }, mit je { MONEY($amount) }.


## Winchester: why an answer is refused

winchester-refusal-turn = { $seat } ist mit Bieten dran.
winchester-refusal-passed = Du hast gepasst und bist aus dieser Auktion raus.
winchester-refusal-too-low = Biete mindestens { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] Du hast kein Geld zum Bieten.
   *[other] Du hast nur { MONEY($cash) }.
}
winchester-refusal-no-token = Parzelle { $plot } ist schon verkauft.
winchester-refusal-duel-not-two = Ein Duell gibt es nur, wenn genau zwei in der Auktion übrig sind.
winchester-refusal-duel-token = Du hast dein Duellplättchen schon eingesetzt.
winchester-refusal-duel-no-bid = Ein Duell gibt es erst, wenn jemand geboten hat.
winchester-refusal-duel-cash = Du musst das Höchstgebot von { MONEY($standing) } zahlen können.
winchester-refusal-not-dueling = { $seat } ist an diesem Duell nicht beteiligt.
winchester-refusal-square = { $vehicle ->
    [boat] Der Fluss hat die Felder 1 bis { $most }.
   *[locomotive] Die Gleise haben die Felder 1 bis { $most }.
}
winchester-refusal-rumor-seen = Diese Karte kennst du schon. Nimm eine, die du nicht kennst.
winchester-refusal-rumor-none = So eine verdeckte Karte gibt es nicht.
winchester-refusal-claim-auto = An diesem Tisch werden Offene Ziele automatisch für dich beansprucht.
winchester-refusal-claim-gone = Dieses Ziel liegt nicht aus.
winchester-refusal-claim-unmet = „{ $objective }“ hast du noch nicht erfüllt.
winchester-refusal-deal = Diese Verteilung ist mit dieser Schachtel und diesen Tischoptionen nicht möglich.


## Winchester: what is wrong with a component file

winchester-components-banknotes = { $file } hat { $count } Geldscheine; es müssen 110 sein.
winchester-components-hats = { $file } hat { $count } Hüte pro Spieler; es müssen 10 sein.
winchester-components-cards = { $kind ->
    [mine] { $file } muss { $count } Minenkarten haben, keine davon unter 0.
   *[ranch] { $file } muss { $count } Ranchkarten haben, keine davon unter 0.
}
winchester-components-tokens = { $file } hat { $count } Bonusplättchen; es müssen 19 sein, von drei Arten.
winchester-components-numbers = { $file } muss die Parzellen von 1 bis 19 nummerieren, jede Nummer einmal.
winchester-components-terrain = { $terrain ->
    [desert] { $file } hat { $found } Wüstenparzellen; es müssen { $count } sein.
    [prairie] { $file } hat { $found } Prärieparzellen; es müssen { $count } sein.
   *[forest] { $file } hat { $found } Waldparzellen; es müssen { $count } sein.
}
winchester-components-neighbours = Laut { $file } grenzt Parzelle { $plot } an { $other }, aber nicht umgekehrt.
winchester-components-2019 = { $file } gibt Parzelle { $plot } für die Ausgabe von 2019 eine falsche Nummer.
winchester-components-site = { $file } legt eine Mine oder die Ranch auf Parzelle { $plot }: Minen liegen in der Wüste, die Ranch in der Prärie.
winchester-components-ranches = { $file } hat { $count } Ranches; es gibt nur eine.
# $printed and $found are lists of plot numbers.
winchester-components-list = { $list ->
    [river] In { $file } berührt der Fluss die Parzellen { $found }; laut Anleitung { $printed }.
    [rails] In { $file } berühren die Gleise die Parzellen { $found }; laut Anleitung { $printed }.
    [saloon] In { $file } liegen rings um den Saloon die Parzellen { $found }; laut Anleitung { $printed }.
    [mines] In { $file } liegen die Minen auf den Parzellen { $found }; laut Anleitung { $printed }.
   *[ranch] In { $file } sind die Ranch und das Land rings um sie die Parzellen { $found }; laut Anleitung { $printed }.
}


## Winchester in the terminal: the map

winchester-terrain-desert = Wüste
winchester-terrain-prairie = Prärie
winchester-terrain-forest = Wald
winchester-panel-map = Das Spielbrett
winchester-panel-sold = { $sold } von { $plots } Parzellen verkauft
# The letters stand beside each plot. Keep the letters, translate the words.
winchester-panel-legend = ~ Fluss  # Gleise  S Saloon  M Mine  R Ranch  r bei der Ranch  ► wird versteigert
# $plots are the numbers of the plots that share a side with this one.
winchester-panel-beside = neben { $plots }
winchester-panel-vehicle-boat = Schiff auf Feld { $square } von { $squares }, an den Parzellen { $plots }
winchester-panel-vehicle-locomotive = Lokomotive auf Feld { $square } von { $squares }, an den Parzellen { $plots }
winchester-panel-squares-boat = Fluss
winchester-panel-squares-locomotive = Gleise


## Winchester in the terminal: players, objectives, what I know

winchester-panel-head-name = Spieler
winchester-panel-head-plots = Parz.
winchester-panel-head-tokens = Bonus
winchester-panel-head-duel = Duell
winchester-panel-head-cash = Bargeld
winchester-panel-players = Spieler
winchester-panel-signs = ★ Startspieler  ▸ du
winchester-panel-money = { MONEY($amount) }
winchester-panel-dollars = { DOLLARS($dollars) }
winchester-panel-display = Offene Ziele
winchester-panel-met = (erfüllt: { $met_seats })
winchester-panel-tips = im Saloon
winchester-panel-mine = Siehst nur du: { MONEY($amount) } auf der Hand
winchester-panel-objective = { $objective }, am Ende je { MONEY($pay) }; bisher { $count }, { MONEY($amount) }
winchester-panel-saw = Durch ein Gerücht gesehen: { $card } ({ $face })


## Winchester in the terminal: the auction and the answers

winchester-panel-plot = Parzelle { $plot } wird versteigert
winchester-panel-token-movement = Bewegungsplättchen
winchester-panel-token-rumor = Gerüchteplättchen
winchester-panel-token-saloon = Saloon-Plättchen
winchester-panel-token-hidden = Plättchen verdeckt
winchester-panel-near-river = Fluss
winchester-panel-near-rails = Gleise
winchester-panel-near-saloon = beim Saloon
winchester-panel-near-mine = Mine
winchester-panel-near-ranch = Ranchland
winchester-panel-no-bid = Noch kein Gebot.
winchester-panel-bid = { MONEY($amount) } von { $seat }.
winchester-panel-in = Dabei: { $in_seats }.
winchester-panel-out = Gepasst: { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = Bieten: { $dollars }, { $amount }k und { $amount } sind dasselbe
# Something else than a multiple of 1,000 was typed as a bid.
winchester-panel-thousands = Gebote sind ganze Tausender, etwa 4000, 4k oder 4.
# What to type to move a vehicle: one word, before the number of a square.
winchester-panel-word-boat = schiff
winchester-panel-word-locomotive = lok
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = Welches von beiden: { $boat } { $square } oder { $locomotive } { $square }?


## Winchester in the terminal: the score sheet

winchester-sheet-title = Schlusswertung
winchester-sheet-cash = Bargeld
winchester-sheet-objective-1 = Ziel
winchester-sheet-objective-2 = Ziel
winchester-sheet-score = { $objective } { $items }
winchester-sheet-most = Meiste Parzellen
# How many plots, and how many of them in the largest connected group.
winchester-sheet-plots = { $plots }, Gr. { $group }
winchester-sheet-total = Vermögen
winchester-sheet-rank = Platz
winchester-sheet-tied = Gleichstand bei { MONEY($amount) }: { $seat } hat { MONEY($cash) } ohne die Geheimen Ziele und { $token ->
    [yes] noch das Duellplättchen.
   *[no] kein Duellplättchen mehr.
}
winchester-sheet-by-fortune = Das Vermögen entscheidet (W-END-4).
winchester-sheet-by-cash = Gleiches Vermögen: Das Bargeld ohne die Geheimen Ziele entscheidet (W-END-4).
winchester-sheet-by-duel-token = Gleiches Vermögen, gleiches Bargeld: Das Duellplättchen entscheidet (W-END-4).
winchester-sheet-by-shared = Gleichstand in allem: Der Titel wird geteilt (W-END-4).


## Winchester: what a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Noch hat niemand geboten. Ein erstes Gebot ist billig; will aber niemand die Parzelle, muss der Startspieler sie für { MONEY(1) } nehmen.
winchester-hint-raise = Der Preis wird unter den anderen aufgeteilt, also auch an dich, wenn du verlierst: Selbst eine Parzelle, die du nicht willst, kann dir Geld bringen.
winchester-hint-worth = Sieh nach, was dir die Parzelle brächte: für deine Geheimen Ziele, für die Offenen und durch ihr Plättchen.
winchester-hint-complete = Mit dieser Parzelle würdest du ein Offenes Ziel erfüllen. Das Geld dafür kommt sofort.
winchester-hint-secret = Diese Parzelle zählt für eines deiner Geheimen Ziele; das bringt am Ende Geld.
winchester-hint-cash = Dein Geld siehst nur du. Mehr als du hast, darfst du nie bieten.
winchester-hint-duel = Zwei sind übrig. Mit deinem einzigen Duellplättchen kannst du die Karten entscheiden lassen: Wer gewinnt, zahlt das Höchstgebot.
winchester-hint-broke = Überbieten kannst du nicht, also passe. Wer die Parzelle kauft, zahlt dir einen Teil des Preises.
winchester-hint-vehicle = Nimm ein Feld neben deinen Parzellen: Die Bank zahlt für jede Parzelle dort { MONEY(1) } an ihren Besitzer.
winchester-hint-rumor = Eine Minen- oder Ranchkarte verrät, was ihre Parzelle zahlt; ein Ziel verrät, worauf ein Gegner aus ist. Nur du wirst es sehen.
winchester-hint-claim = Beanspruche, was du erfüllt hast, bevor es jemand anderes tut.

# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = Neunzehn Parzellen kommen nacheinander dran. Das Plättchen einer Parzelle wirkt sofort für den, der sie kauft.
winchester-tip-PlotSold = Der Preis ging zu gleichen Teilen an die anderen; was sich nicht teilen ließ, liegt als Trinkgeld im Saloon.
winchester-tip-VehicleMoved = Schiff und Lokomotive zahlen allen, die neben ihrem Feld etwas besitzen, nicht nur dem, der sie bewegt hat.
winchester-tip-TipsTaken = Ein Saloon-Plättchen bringt alles Trinkgeld im Saloon außer dem aus dem eben gemachten Kauf.
winchester-tip-RumorHeard = Alle erfahren, welche Karte angesehen wurde, aber nicht, was darauf steht.
winchester-tip-CardTurned = Auf den Minen und auf der Ranch liegt je eine verdeckte Karte. Sie zahlt einmal, beim Kauf, und ist dann weg.
winchester-tip-ObjectiveWon = Offene Ziele gehören dem, der sie zuerst erfüllt: Mit der Karte ist auch das Geld darunter weg.
winchester-tip-DuelCalled = Ein Duell beendet die Auktion sofort. Jeder hat ein Duellplättchen für die ganze Partie.
winchester-tip-DuelFought = Wer Peng hat, kauft die Parzelle zum Höchstgebot, egal von wem es kam.


## Winchester: the lesson, a scripted first game

winchester-lesson-goal = Hier werden nacheinander neunzehn Parzellen versteigert. Du gehörst zu den Erben, die darum bieten. Das Ziel: am reichsten sein, wenn die letzte Parzelle verkauft ist. Land allein ist nichts wert. Es zählt das Geld, das es dir einbringt.
winchester-lesson-mine = Das gehört dir. Du beginnst mit { MONEY($cash) }, und nur du siehst dein Geld. Deine zwei Geheimen Ziele bringen am Ende der Partie Geld: { MONEY($saloon) } für jede deiner Parzellen am Saloon, { MONEY($river) } für jede, die an den Fluss grenzt.
winchester-lesson-bid = Parzelle { $plot } steht zum Verkauf. Sie liegt am Fluss und am Saloon und bringt dir darum am Ende { MONEY($pays) }. Geboten wird reihum, und jedes Gebot muss mindestens { MONEY($step) } höher sein als das letzte. Wer passt, scheidet aus dieser Auktion aus. Biete { MONEY($amount) }.
winchester-lesson-money = Du hast die Parzelle für { MONEY($price) } gekauft. Das Geld geht nicht an die Bank: Es wird zu gleichen Teilen unter den anderen Spielern aufgeteilt, { MONEY($share) } für jeden. Die { MONEY($rest) }, die sich nicht teilen ließen, liegen als Trinkgeld im Saloon. Was du zahlst, macht also deine Gegner reicher.
winchester-lesson-token = Jede Parzelle hat ein Plättchen, das beim Kauf sofort genutzt wird. Dieses ist ein Bewegungsplättchen: Du bewegst das Schiff oder die Lokomotive, und die Bank zahlt { MONEY($amount) } für jede Parzelle neben dem neuen Feld an ihren Besitzer. Fahre mit der Lokomotive auf Feld { $square }, neben deine Parzelle. Es gibt noch zwei andere Arten: Das Saloon-Plättchen bringt das Trinkgeld im Saloon, das Gerüchteplättchen zeigt dir eine verdeckte Karte.
winchester-lesson-shared = Das sind die fünf Offenen Ziele, auf denen { MONEY($least) } bis { MONEY($most) } liegen. Wer eines zuerst erfüllt, nimmt das Geld sofort. Der Käufer eröffnet die nächste Auktion, also bist wieder du dran. Auch Parzelle { $plot } liegt am Saloon: Biete { MONEY($amount) }.
winchester-lesson-duel = { $seat } hat { MONEY($amount) } geboten, und nur noch zwei sind in der Auktion: Jetzt ist ein Duell möglich. Einmal pro Partie darfst du, wenn du dran bist, dein Duellplättchen einsetzen. Zwei Karten werden verteilt: Wer Peng hat, kauft die Parzelle zum letzten Gebot; wer Klick hat, geht leer aus. Fordere das Duell!
winchester-lesson-pass = Peng! Die Parzelle gehört dir für { MONEY($price) }, und ihr Saloon-Plättchen hat dir { MONEY($tips) } Trinkgeld gebracht. Parzelle { $plot } passt zu keinem deiner Ziele. Passe: Kauft sie jemand anderes, bekommst du einen Teil des Preises.
winchester-lesson-earned = { $seat } hat { MONEY($price) } gezahlt, und { MONEY($share) } davon gehören dir. Auf der Parzelle liegt eine Mine: Ihre verdeckte Karte hat { $seat } { MONEY($card) } gebracht. Mit dem Gerüchteplättchen der Parzelle hat { $seat } eines deiner Geheimen Ziele angesehen. Nun kennst du alles, was in einer Auktion geschieht.
winchester-lesson-end = Damit du das Ende siehst, haben Bots die übrigen Auktionen gespielt. Nach der neunzehnten Parzelle wird das Geld gezählt: das Bargeld, der Ertrag der zwei Geheimen Ziele und { MONEY($amount) } für die meisten Parzellen. Wer am reichsten ist, gewinnt. Kehre nun zur vierten Auktion zurück und spiele frei weiter. Anfangs gibt es Hinweise, dann immer weniger.


## Winchester: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } hat ein Vermögen von { MONEY($amount) }.
winchester-report-score-you = Du hast ein Vermögen von { MONEY($amount) }.
winchester-report-so-far = Bisher hast du { MONEY($total) }: { MONEY($cash) } in bar und { MONEY($objectives) } aus deinen Geheimen Zielen.
winchester-report-money = { $seat } hat { MONEY($amount) }.
winchester-report-money-you = Du hast { MONEY($amount) }.
winchester-report-money-secret = Wie viel Geld { $seat } hat, ist geheim.
# $plots is a list of plot numbers.
winchester-report-plots = { $count ->
    [0] { $seat } hat noch keine Parzelle.
    [one] { $seat } hat Parzelle { $plots }.
   *[other] { $seat } hat { $count } Parzellen: { $plots }.
}
winchester-report-plots-you = { $count ->
    [0] Du hast noch keine Parzelle.
    [one] Du hast Parzelle { $plots }.
   *[other] Du hast { $count } Parzellen: { $plots }.
}
winchester-report-tokens = Plättchen von { $seat }: Bewegung { $movement }, Saloon { $saloon }, Gerücht { $rumor }.
winchester-report-tokens-you = Deine Plättchen: Bewegung { $movement }, Saloon { $saloon }, Gerücht { $rumor }.
winchester-report-duel-held = { $seat } hat das Duellplättchen noch.
winchester-report-duel-held-you = Du hast dein Duellplättchen noch.
winchester-report-duel-spent = { $seat } hat das Duellplättchen eingesetzt.
winchester-report-duel-spent-you = Du hast dein Duellplättchen eingesetzt.
# $card is a hidden card in the middle of a sentence, such as “Ben’s first objective”.
winchester-report-seen = Du kennst { $card }: { $face }.
# $fact is a line such as “Forest: 0 → 1”.
winchester-report-fact = { $fact }, { MONEY($amount) }
winchester-report-shared = { $objective }: { MONEY($amount) }.
winchester-report-most = { $count ->
    [0] Noch hat niemand eine Parzelle.
    [one] Die meisten Parzellen: { $most_seats } mit 1.
   *[other] Die meisten Parzellen: { $most_seats } mit { $count }.
}
winchester-report-saloon = { $amount ->
    [0] Im Saloon liegt kein Trinkgeld.
   *[other] Trinkgeld im Saloon: { MONEY($amount) }.
}
winchester-report-first = { $seat } ist Startspieler.
winchester-report-first-you = Du bist Startspieler.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Parzelle { $plot }: { $words }; neben { $beside }; nicht verkauft.
winchester-report-plot-of = Parzelle { $plot }: { $words }; neben { $beside }; gehört { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }


## Dice Town: what is asked (the prompt)

dicetown-question-keep = Alle wählen verdeckt, welche Würfel sie behalten.
dicetown-question-keep-you = Du hast { $dice } gewürfelt. Was behältst du?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = Jetzt ist der Moment für „Professioneller Spieler“.
dicetown-question-turn-you = Spielst du „Professioneller Spieler“ und drehst einen deiner Würfel?
dicetown-question-turn-none-you = Jetzt ist der Moment für „Professioneller Spieler“. Du hast die Karte nicht.
dicetown-question-react = { $situation } Jetzt ist der Moment für „{ $card }“.
dicetown-question-react-you = { $situation } Spielst du „{ $card }“?
dicetown-question-react-none-you = { $situation } Jetzt ist der Moment für „{ $card }“. Du hast die Karte nicht.
dicetown-question-shares = { $robber_seat } raubt die Bank aus: { DOLLARS($bills) }. Jetzt ist der Moment für „Gleiche Anteile“.
dicetown-question-shares-you = { $robber_seat } raubt die Bank aus: { DOLLARS($bills) }. Nimmst du dir mit „Gleiche Anteile“ { DOLLARS($share) } davon?
dicetown-question-shares-none-you = { $robber_seat } raubt die Bank aus: { DOLLARS($bills) }. Du hast „Gleiche Anteile“ nicht.
dicetown-question-marshal = { $player_seat } bekommt gleich den Sheriffstern. Jetzt ist der Moment für „Marshal“.
dicetown-question-marshal-you = { $player_seat } bekommt gleich den Sheriffstern. Verhinderst du das mit „Marshal“?
dicetown-question-marshal-none-you = { $player_seat } bekommt gleich den Sheriffstern. Du hast „Marshal“ nicht.
dicetown-question-counter = { $player_seat } spielt „{ $card }“: { $about }. Jetzt ist der Moment für „Wanted“.
dicetown-question-counter-you = { $player_seat } spielt „{ $card }“: { $about }. Konterst du mit „Wanted“?
dicetown-question-counter-none-you = { $player_seat } spielt „{ $card }“: { $about }. Du hast „Wanted“ nicht, um zu kontern.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } geht zu Doc Badluck.
dicetown-about-visits-you = Du gehst zu Doc Badluck.
dicetown-about-dynamite = { $double } Nuggets statt { $count }
dicetown-about-barmaids = ein zweiter Diebstahl
dicetown-about-corruption = ein weiteres Besitzrecht vom Stapel
dicetown-about-credit = ein weiterer Besuch im General Store
dicetown-about-elixir = ein Besuch bei Doc Badluck
dicetown-about-marshal = der Stern bleibt bei { $seat }
dicetown-about-shares = { DOLLARS($share) } von der Beute
dicetown-about-joe = { DOLLARS($bills) } von { $target_seat }
dicetown-about-brute = { $dice } gratis
dicetown-about-gambler = aus { $die } wird { $face }
dicetown-question-offer = Gleichstand um { $place }. Die Beteiligten machen Sheriff { $sheriff_seat } ihre Angebote.
dicetown-question-offer-you = Gleichstand um { $place }, und du bist dabei. Was bietest du Sheriff { $sheriff_seat }?
dicetown-question-leader = Gleichstand um { $place }: { $tied_seats }. Sheriff { $seat } entscheidet.
dicetown-question-leader-you = Gleichstand um { $place }: { $tied_seats }. Du trägst den Stern: Wer bekommt den Ort?
dicetown-question-leader-tied = Gleichstand mit { $rival_seats } um { $place }. Sheriff { $seat } entscheidet.
dicetown-question-leader-tied-you = Gleichstand mit { $rival_seats } um { $place }. Du trägst den Stern: Wer bekommt den Ort?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } kann nicht alle Würfel bezahlen und wählt, welche bleiben.
dicetown-question-trim-you = { $count ->
    [one] Dein Brutalo wurde gekontert, und für weitere Würfel fehlt dir das Geld. Welcher bleibt?
   *[other] Dein Brutalo wurde gekontert, und dein Geld reicht nur für { $count } Würfel. Welche bleiben?
}
dicetown-question-card = { $count ->
    [one] { $seat } sieht sich eine Karte aus dem General Store an.
   *[other] { $seat } behält eine von { $count } Karten aus dem General Store.
}
dicetown-question-card-you = { $count ->
    [one] Du hast im General Store eine Karte gezogen. Nimm sie.
   *[other] Du hast im General Store { $count } Karten gezogen. Welche behältst du?
}
dicetown-question-rob = { $seat } sucht im Saloon jemanden zum Bestehlen.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] Du beherrschst den Saloon mit einem Q. Bei wem ziehst du eine Karte?
   *[other] Du beherrschst den Saloon mit { $count } Q. Bei wem ziehst du Karten?
}
dicetown-question-steal = { $seat } behält eine Karte von { $victim_seat }.
dicetown-question-steal-you = Welche Karte von { $victim_seat } behältst du?
dicetown-question-order = Sheriff { $seat } bestimmt, wer zuerst zu Doc Badluck geht.
dicetown-question-order-you = Du trägst den Stern. In welcher Reihenfolge geht es zu Doc Badluck?
dicetown-question-visit = { $seat } sucht sich bei Doc Badluck ein Elixier aus.
dicetown-question-visit-you = Doc Badluck hat etwas für dich. Welches Elixier nimmst du?
dicetown-question-joe = { $seat } zieht den Nervösen Joe und wählt, wer zahlen muss.
dicetown-question-joe-you = Du ziehst den Nervösen Joe. Wer muss dir etwas zahlen?
dicetown-question-giver-friendship = { $seat } bittet jemanden um eine General-Store-Karte.
dicetown-question-giver-friendship-you = Freundschaft: Wen bittest du um eine General-Store-Karte?
dicetown-question-giver-dominion = { $seat } bittet jemanden um ein Besitzrecht.
dicetown-question-giver-dominion-you = Herrschaft: Wen bittest du um ein Besitzrecht?
dicetown-question-gift-friendship = { $seat } gibt { $taker_seat } eine General-Store-Karte.
dicetown-question-gift-friendship-you = Welche General-Store-Karte gibst du { $taker_seat }?
dicetown-question-gift-dominion = { $seat } gibt { $taker_seat } ein Besitzrecht.
dicetown-question-gift-dominion-you = Welches Besitzrecht gibst du { $taker_seat }?
dicetown-question-protect = { $seat } wählt zwei Besitzrechte zum Schützen.
dicetown-question-protect-you = Welche zwei Besitzrechte schützt du vor Diebstahl?
dicetown-question-winner = Immer noch Gleichstand. Sheriff { $seat } bestimmt, wer gewinnt.
dicetown-question-winner-you = Immer noch Gleichstand, und du trägst den Stern. Wer gewinnt?
dicetown-question-over = Die Partie ist zu Ende. Die Stadt gehört { $winner_seats }.
dicetown-question-over-you = Die Partie ist zu Ende. Die Stadt gehört dir.

# While chance is at work.
dicetown-draw-deal = Das Spiel wird aufgebaut.
dicetown-draw-roll = Unter den Bechern klappern die Würfel.
dicetown-draw-store = General-Store-Karten werden gezogen.
dicetown-draw-theft = Karten werden aus einer Hand gezogen.
dicetown-draw-property = Besitzrechte werden gezogen.
dicetown-draw-elixir = Ein Elixier wird gezogen.


## Dice Town: names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] { $dice } behalten, kostenlos
   *[other] { $dice } behalten für { DOLLARS($cost) }
}
dicetown-label-keep-none = Keinen behalten für { DOLLARS(1) }
dicetown-label-brute = { $dice } mit Brutalo behalten
dicetown-label-trim = { $dice } behalten
dicetown-label-pass = Passen
dicetown-label-play = „{ $card }“ spielen
dicetown-label-turn = { $die } auf { $face } drehen
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = Angebot: { $offer }
dicetown-label-leader = Für { $seat }
dicetown-label-card = { $card } wählen
dicetown-label-joe = Nervösen Joe zu { $target_seat } schicken
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] Bei { $victim_seat }: 1 Besitzrecht
       *[other] Bei { $victim_seat }: { $properties } Besitzrechte
    }
    [one] { $properties ->
        [0] Bei { $victim_seat }: 1 General-Store-Karte
        [one] Bei { $victim_seat }: 1 General-Store-Karte, 1 Besitzrecht
       *[other] Bei { $victim_seat }: 1 General-Store-Karte, { $properties } Besitzrechte
    }
   *[other] { $properties ->
        [0] Bei { $victim_seat }: { $store } General-Store-Karten
        [one] Bei { $victim_seat }: { $store } General-Store-Karten, 1 Besitzrecht
       *[other] Bei { $victim_seat }: { $store } General-Store-Karten, { $properties } Besitzrechte
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = „{ $elixir }“ nehmen
dicetown-label-elixir-top = Das oberste nehmen, unbesehen
dicetown-label-giver = { $seat } bitten
dicetown-label-protect = Schützen: { $cards }
dicetown-label-winner = { $seat } gewinnt
dicetown-label-deal = Spiel aufbauen
dicetown-label-roll = Würfeln
dicetown-label-draw = Ziehen: { $cards }


## Dice Town: names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = die Goldmine
dicetown-place-bank = die Bank
dicetown-place-store = den General Store
dicetown-place-saloon = den Saloon
dicetown-place-office = das Büro des Sheriffs
dicetown-place-hall = das Rathaus

# Cards whose faces the reader may see.
dicetown-card-brute = Brutalo
dicetown-card-gambler = Professioneller Spieler
dicetown-card-dynamite = Dynamit
dicetown-card-barmaids = Barmädchen
dicetown-card-corruption = Korruption
dicetown-card-credit = Unbegrenztes Darlehen
dicetown-card-joe = Nervöser Joe
dicetown-card-marshal = Marshal
dicetown-card-shares = Gleiche Anteile
dicetown-card-wanted = Wanted
dicetown-card-elixir = Elixier
dicetown-card-equipment-1 = Feldflasche (1)
dicetown-card-equipment-2 = Lasso (2)
dicetown-card-equipment-3 = Stiefel (3)
dicetown-card-equipment-4 = Sattel (4)
dicetown-card-equipment-5 = Gewehr (5)
dicetown-card-equipment-6 = Maultier (6)
dicetown-card-equipment-7 = Planwagen (7)
dicetown-card-equipment-8 = Pferd (8)
dicetown-card-property-1 = Zelt (1)
dicetown-card-property-2 = Hütte (2)
dicetown-card-property-3 = Bauernhof (3)
dicetown-card-property-4 = Ranch (4)
dicetown-card-property-5 = Villa (5)
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [one] eine General-Store-Karte
   *[other] { $count } General-Store-Karten
}
dicetown-back-property = { $count ->
    [one] ein Besitzrecht
   *[other] { $count } Besitzrechte
}

dicetown-elixir-wealth = Reichtum
dicetown-elixir-friendship = Freundschaft
dicetown-elixir-charm = Charme
dicetown-elixir-luck = Glück
dicetown-elixir-power = Macht
dicetown-elixir-protection = Schutz
dicetown-elixir-dominion = Herrschaft

dicetown-nothing = nichts
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}


## Dice Town: how a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = noch niemand: { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats } mit der besten Kombination: { $worth }
   *[other] { $leader_seats } mit { $count }: { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand }: { $worth }
dicetown-fact-tied = { $worth }, Gleichstand: { $leader_seats }
dicetown-fact-score = { $points ->
    [one] bisher 1 Punkt
   *[other] bisher { $points } Punkte
}
dicetown-fact-score-seen = { $points ->
    [one] bisher 1 Punkt, ohne verdeckte Karten
   *[other] bisher { $points } Punkte, ohne verdeckte Karten
}
dicetown-worth-mine = { $count ->
    [0] kein Nugget mehr
    [one] noch 1 Nugget
   *[other] noch { $count } Nuggets
}
dicetown-worth-bank = { $bills ->
    [0] leer
   *[other] { DOLLARS($bills) } Beute
}
dicetown-worth-store = eine Karte
dicetown-worth-saloon = eine fremde Karte
dicetown-worth-office = der Stern
dicetown-worth-hall = { $points ->
    [0] nichts mehr da
   *[other] als Nächstes: { $points }
}

# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] Es ist kein Nugget mehr da
    [one] 1 Nugget für dich: 1 Punkt
   *[other] { $count } Nuggets für dich: { $count } Punkte
}
dicetown-own-bank = { $bills ->
    [0] Nichts zu holen, aber du beherrschst einen Ort
   *[other] { DOLLARS($bills) } für dich: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
dicetown-own-store = { $visits ->
    [2] { $count ->
        [one] Du ziehst zweimal eine Karte und behältst sie
       *[other] Du ziehst zweimal { $count } Karten und behältst je eine
    }
   *[other] { $count ->
        [one] Du ziehst eine Karte und behältst sie
       *[other] Du ziehst { $count } Karten und behältst eine
    }
}
dicetown-own-saloon = { $count ->
    [0] Niemand hat eine Karte zum Stehlen
    [one] Du ziehst bei einem Gegner eine Karte und behältst sie
   *[other] Du ziehst bei einem Gegner { $count } Karten und behältst eine
}
dicetown-own-office-won = Der Stern für dich: { $points } Punkte
dicetown-own-office-kept = Du behältst den Stern: { $points } Punkte
dicetown-own-hall = { $count ->
    [0] Es ist kein Besitzrecht mehr da
    [one] 1 Besitzrecht für dich: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $count } Besitzrechte für dich: { $points } Punkte
}
dicetown-own-doc-due = Du beherrschst noch nichts: Du müsstest zum Doc
dicetown-own-doc-safe = Du beherrschst einen Ort: kein Besuch für dich

dicetown-consequence-wasted = bringt dir jetzt nichts
dicetown-consequence-joe = { $bills ->
    [0] dort ist nichts zu holen
   *[other] { DOLLARS($bills) } für dich
}
dicetown-consequence-offer = nur wenn { $sheriff_seat } dich wählt


## Dice Town: when a card is played, and what it does

dicetown-effect-brute = behältst du zwei oder mehr Würfel: alle kostenlos
dicetown-effect-gambler = nach dem Behalten: einen deiner Würfel beliebig drehen
dicetown-effect-dynamite = in der Goldmine: doppelt so viele Nuggets
dicetown-effect-barmaids = im Saloon: zweimal stehlen
dicetown-effect-corruption = im Rathaus: ein Besitzrecht mehr, vom Stapel
dicetown-effect-credit = im General Store: ein Besuch mehr
dicetown-effect-joe = sofort: { DOLLARS(4) } von einem Spieler deiner Wahl
dicetown-effect-marshal = soll der Stern den Besitzer wechseln: Er bleibt, wo er ist
dicetown-effect-shares = raubt ein anderer die Bank aus: die halbe Beute
dicetown-effect-wanted = spielt ein anderer eine General-Store-Karte: Sie wirkt nicht
dicetown-effect-elixir = besucht jemand Doc Badluck: Du gehst mit
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] am Ende: 1 Punkt
   *[other] am Ende: { $points } Punkte
}

dicetown-effect-wealth = jeder andere gibt dir { DOLLARS(2) }
dicetown-effect-charm = jeder andere gibt dir 1 Nugget
dicetown-effect-luck = eine Karte vom General-Store-Stapel
dicetown-effect-power = der Sheriffstern
dicetown-effect-protection = zwei deiner Besitzrechte sind vor Diebstahl sicher
dicetown-effect-friendship = ein Spieler deiner Wahl gibt dir eine General-Store-Karte
dicetown-effect-dominion = ein Spieler deiner Wahl gibt dir ein Besitzrecht


## Dice Town: the story, the hand

dicetown-table-set = Alles ist aufgebaut. { $seat } trägt den Sheriffstern.
dicetown-table-set-you = Alles ist aufgebaut. Du trägst den Sheriffstern.
dicetown-round = Runde { $round }.
dicetown-rolled = Alle würfeln unter dem Becher.
dicetown-rolled-you = Du würfelst { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } behält { $dice }.
   *[other] { $seat } behält { $dice } für { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] Du behältst { $dice }.
   *[other] Du behältst { $dice } für { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } behält keinen Würfel und zahlt { DOLLARS($cost) }.
dicetown-kept-none-you = Du behältst keinen Würfel und zahlst { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } kann nicht zahlen und behält nur { $dice }.
   *[other] { $seat } zahlt { DOLLARS($cost) } und behält nur { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] Du kannst nicht zahlen und behältst nur { $dice }.
   *[other] Du zahlst { DOLLARS($cost) } und behältst nur { $dice }.
}
dicetown-brute-paid = { $seat } zahlt nun doch { DOLLARS($cost) } für die Würfel.
dicetown-brute-paid-you = Du zahlst nun doch { DOLLARS($cost) } für die Würfel.
dicetown-last-dice = { $seat } wirft die letzten Würfel: { $dice }.
dicetown-last-dice-you = Du wirfst deine letzten Würfel: { $dice }.
dicetown-turned = { $seat } dreht einen Würfel von { $die } auf { $face }.
dicetown-turned-you = Du drehst einen Würfel von { $die } auf { $face }.


## Dice Town: the story, the town

dicetown-led = { $seat } beherrscht { $place }.
dicetown-led-you = Du beherrschst { $place }.
dicetown-led-hand = { $seat } beherrscht { $place }: { $hand }.
dicetown-led-hand-you = Du beherrschst { $place }: { $hand }.
dicetown-played = { $seat } spielt „{ $card }“.
dicetown-played-you = Du spielst „{ $card }“.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } spielt „{ $card }“: Aus { $die } soll { $face } werden.
dicetown-played-turn-you = Du spielst „{ $card }“: Aus { $die } soll { $face } werden.
dicetown-countered = „{ $card }“ von { $seat } bleibt wirkungslos.
dicetown-countered-you = Deine Karte „{ $card }“ bleibt wirkungslos.
dicetown-dug = { $count ->
    [one] { $seat } schürft 1 Nugget.
   *[other] { $seat } schürft { $count } Nuggets.
}
dicetown-dug-you = { $count ->
    [one] Du schürfst 1 Nugget.
   *[other] Du schürfst { $count } Nuggets.
}
dicetown-bank = { $bills ->
    [0] { $seat } findet die Bank leer vor.
   *[other] { $seat } raubt die Bank aus: { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] Du findest die Bank leer vor.
   *[other] Du raubst die Bank aus: { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } nimmt sich { DOLLARS($bills) } von der Beute, die { $other_seat } gemacht hat.
dicetown-shared-you = Du nimmst dir { DOLLARS($bills) } von der Beute, die { $other_seat } gemacht hat.
dicetown-shared-to-you = { $seat } nimmt sich { DOLLARS($bills) } von deiner Beute.
dicetown-coach = Die Postkutsche bringt der Bank { DOLLARS($bills) }.
dicetown-drew = { $seat } zieht { $cards }.
dicetown-drew-you = Du ziehst: { $cards }.
dicetown-kept-card = { $seat } behält { $card }.
dicetown-kept-card-you = Du behältst: { $card }.
dicetown-store-shuffled = Die Ablage wird gemischt: ein neuer General-Store-Stapel.
dicetown-joe-sent = { $seat } schickt den Nervösen Joe zu { $other_seat }.
dicetown-joe-sent-you = Du schickst den Nervösen Joe zu { $other_seat }.
dicetown-joe-sent-to-you = { $seat } schickt dir den Nervösen Joe.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } hat nichts für den Nervösen Joe.
   *[other] Der Nervöse Joe holt { DOLLARS($bills) } bei { $other_seat } und bringt sie { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } hat nichts für den Nervösen Joe.
   *[other] Der Nervöse Joe bringt dir { DOLLARS($bills) } von { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] Du hast nichts für den Nervösen Joe.
   *[other] Der Nervöse Joe holt { DOLLARS($bills) } bei dir und bringt sie { $seat }.
}
dicetown-nobody-robbed = { $seat } findet niemanden zum Bestehlen.
dicetown-nobody-robbed-you = Du findest niemanden zum Bestehlen.
dicetown-loot = { $seat } zieht bei { $other_seat } { $cards }.
dicetown-loot-you = Du ziehst bei { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } zieht bei dir: { $cards }.
dicetown-stolen = { $seat } stiehlt bei { $other_seat } { $card }.
dicetown-stolen-you = Du stiehlst bei { $other_seat }: { $card }.
dicetown-stolen-to-you = { $seat } stiehlt bei dir: { $card }.
dicetown-star = { $seat } nimmt den Stern.
dicetown-star-you = Du nimmst den Stern.
dicetown-star-kept = { $seat } bleibt im Amt.
dicetown-star-kept-you = Du bleibst im Amt.
dicetown-properties = { $seat } nimmt: { $cards }.
dicetown-properties-you = Du nimmst: { $cards }.
dicetown-corruption = { $seat } nimmt { $card } vom Stapel.
dicetown-corruption-you = Du nimmst vom Stapel: { $card }. Sonst sieht die Karte niemand.
dicetown-row-refilled = Neu in der Auslage: { $cards }.


## Dice Town: the story, the sheriff’s desk

dicetown-offer = { $seat } bietet { $other_seat } { $offer }.
dicetown-offer-you = Du bietest { $other_seat }: { $offer }.
dicetown-offer-to-you = { $seat } bietet dir: { $offer }.
dicetown-leader = Sheriff { $seat } entscheidet: { $other_seat } bekommt { $place }.
dicetown-leader-you = Du entscheidest: { $other_seat } bekommt { $place }.
dicetown-leader-to-you = Sheriff { $seat } entscheidet: Du bekommst { $place }.
dicetown-leader-self = Sheriff { $seat } behält { $place }.
dicetown-leader-self-you = Du behältst { $place } für dich.
dicetown-offer-taken = { $seat } übergibt { $other_seat } { $offer }.
dicetown-offer-taken-you = Du übergibst { $other_seat }: { $offer }.
dicetown-offer-taken-to-you = { $seat } übergibt dir: { $offer }.


## Dice Town: the story, Doc Badluck

dicetown-visits = { $seat } legt die Reihenfolge für Doc Badluck fest: { $visitor_seats }.
dicetown-visits-you = Du legst die Reihenfolge für Doc Badluck fest: { $visitor_seats }.
dicetown-elixir-taken = { $seat } nimmt das Elixier „{ $elixir }“.
dicetown-elixir-taken-you = Du nimmst das Elixier „{ $elixir }“.
dicetown-elixir-drawn = { $seat } nimmt das oberste Elixier: { $elixir }.
dicetown-elixir-drawn-you = Du nimmst das oberste Elixier: { $elixir }.
dicetown-wealth = { $bills ->
    [0] Niemand hat auch nur einen Dollar für { $seat }.
   *[other] Die anderen geben { $seat } { DOLLARS($bills) }.
}
dicetown-wealth-you = { $bills ->
    [0] Niemand hat auch nur einen Dollar für dich.
   *[other] Die anderen geben dir { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Niemand hat ein Nugget für { $seat }.
    [one] Die anderen geben { $seat } 1 Nugget.
   *[other] Die anderen geben { $seat } { $count } Nuggets.
}
dicetown-charm-you = { $count ->
    [0] Niemand hat ein Nugget für dich.
    [one] Die anderen geben dir 1 Nugget.
   *[other] Die anderen geben dir { $count } Nuggets.
}
dicetown-luck = { $seat } zieht { $card }.
dicetown-luck-you = Du ziehst: { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } bittet { $other_seat } um { $card }.
dicetown-giver-you = Du bittest { $other_seat } um { $card }.
dicetown-giver-to-you = { $seat } bittet dich um { $card }.
dicetown-given = { $seat } gibt { $other_seat } { $card }.
dicetown-given-you = Du gibst { $other_seat }: { $card }.
dicetown-given-to-you = { $seat } gibt dir: { $card }.
dicetown-protected = { $seat } schützt vor Diebstahl: { $cards }.
dicetown-protected-you = Du schützt vor Diebstahl: { $cards }.
dicetown-wasted = „{ $elixir }“ bringt { $seat } nichts.
dicetown-wasted-you = „{ $elixir }“ bringt dir nichts.
dicetown-elixir-replaced = Doc Badluck stellt ein neues Elixier hin: { $elixir }.
dicetown-elixirs-shuffled = Die benutzten Elixiere werden gemischt: ein neuer Stapel.


## Dice Town: the story, the end

dicetown-ended-mine = Die Mine ist leer. Das war die letzte Runde.
dicetown-ended-properties = Alle Besitzrechte sind vergeben. Das war die letzte Runde.
dicetown-ended-both = Die Mine ist leer, und alle Besitzrechte sind vergeben. Das war die letzte Runde.
# By what the winner was ahead (D-END-3).
dicetown-won-points = { $seat } gewinnt mit { $points } Punkten.
dicetown-won-points-you = Du gewinnst mit { $points } Punkten.
dicetown-won-cards = Gleichstand bei { $points } Punkten, und { $seat } gewinnt: mehr Besitzrechte.
dicetown-won-cards-you = Gleichstand bei { $points } Punkten, und du gewinnst: mehr Besitzrechte.
dicetown-won-sheriff = Gleichstand bei { $points } Punkten. Der Sheriff entscheidet: { $seat } gewinnt.
dicetown-won-sheriff-you = Gleichstand bei { $points } Punkten. Der Sheriff entscheidet: Du gewinnst.


## Dice Town: why an answer is refused

dicetown-refusal-not-rolled = Diese Würfel liegen nicht unter deinem Becher.
dicetown-refusal-dice-price = { $bills ->
    [0] Du hast kein Geld: Behalte genau einen Würfel.
   *[other] Du hast nur { DOLLARS($bills) }. Ein Würfel ist kostenlos, jeder weitere kostet { DOLLARS(1) }.
}
dicetown-refusal-no-brute = Du hast keinen Brutalo.
dicetown-refusal-brute-few = „Brutalo“ kannst du nur spielen, wenn du zwei oder mehr Würfel behältst.
dicetown-refusal-trim = { $count ->
    [one] Wähle genau einen der Würfel, die du behalten hast.
   *[other] Wähle genau { $count } der Würfel, die du behalten hast.
}
dicetown-refusal-no-gambler = Du hast „Professioneller Spieler“ nicht auf der Hand.
dicetown-refusal-not-your-die = So einen Würfel hast du nicht beiseitegelegt.
dicetown-refusal-same-face = Dreh den Würfel auf eine andere Seite.
dicetown-refusal-reaction-window = In diesem Moment lässt sich nur „{ $card }“ spielen.
dicetown-refusal-closed = „{ $card }“ lässt sich jetzt nicht spielen.
dicetown-refusal-not-held = Du hast „{ $card }“ nicht auf der Hand.
dicetown-refusal-offer-bills = { $bills ->
    [0] Du hast keine Scheine anzubieten.
   *[other] Du hast nur { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] Du hast keine Nuggets anzubieten.
    [one] Du hast nur 1 Nugget.
   *[other] Du hast nur { $nuggets } Nuggets.
}
dicetown-refusal-offer-cards = Biete nur Karten aus deiner Hand an.
dicetown-refusal-not-tied = Wähle jemanden, der am Gleichstand beteiligt ist.
dicetown-refusal-card-not-drawn = Diese Karte wurde nicht gezogen.
dicetown-refusal-joe-is-played = Der Nervöse Joe wird sofort gespielt: Wähle, wer zahlen muss.
dicetown-refusal-joe-target = Wähle für den Nervösen Joe jemand anderen an diesem Tisch.
dicetown-refusal-victim = Wähle jemand anderen, bei dem sich eine Karte ziehen lässt.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Zieh dort genau eine Karte: General-Store-Karten gibt es { $store }, Besitzrechte { $properties }.
   *[other] Zieh dort genau { $count } Karten: General-Store-Karten gibt es { $store }, Besitzrechte { $properties }.
}
dicetown-refusal-order = Nenne alle Besucher, jeden einmal.
dicetown-refusal-elixir = Dieses Elixier liegt dort nicht.
dicetown-refusal-giver = Wähle jemand anderen, der so eine Karte hat.
dicetown-refusal-gift = Gib aus deiner Hand eine Karte der Sorte, um die es geht.
dicetown-refusal-protect = { $count ->
    [one] Wähle genau ein Besitzrecht aus deiner Hand.
   *[other] Wähle genau { $count } Besitzrechte aus deiner Hand.
}
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = Diese Verteilung ist mit dieser Schachtel und diesen Tischoptionen nicht möglich.
dicetown-refusal-roll = So können die Würfel nicht fallen.
dicetown-refusal-store-draw = Diese Karten gibt der General-Store-Stapel nicht her.
dicetown-refusal-loot-draw = Diese Karten gibt die Hand des Opfers nicht her.
dicetown-refusal-property-draw = Diese Karten gibt der Stapel der Besitzrechte nicht her.
dicetown-refusal-elixir-draw = Diese Karte gibt der Elixierstapel nicht her.


## Dice Town: what is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } hat { $count } Würfel; es müssen { $printed } sein.
    [bills] { $file } hat { $count } Scheine; es müssen { $printed } sein.
   *[nuggets] { $file } hat { $count } Nuggets; es müssen { $printed } sein.
}
dicetown-components-properties = { $file } muss 20 Besitzrechte haben, jedes im Wert von 1 bis 5.
dicetown-components-equipment = { $file } muss 6 Ausrüstungskarten haben, jede mit einem anderen Wert von 1 bis 8.
dicetown-components-actions = { $file } muss die 13 Aktionskarten der Anleitung haben.
dicetown-components-elixirs = { $file } muss die 7 Elixiere haben, jedes einmal.


## Dice Town in the terminal: the town

dicetown-panel-town = Die Stadt, Runde { $round }
# Names of places as headings.
dicetown-panel-place-mine = Goldmine
dicetown-panel-place-bank = Bank
dicetown-panel-place-coach = Postkutsche
dicetown-panel-place-store = General Store
dicetown-panel-place-saloon = Saloon
dicetown-panel-place-office = Büro des Sheriffs
dicetown-panel-place-hall = Rathaus
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = beste
dicetown-panel-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties on display, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] Wert { $worth }
   *[other] Wert { $worth }, dazu { $count }
}
dicetown-panel-row-empty = alle vergeben

# Poker hands, after the name of whoever has one.
dicetown-panel-hand-five = Fünfling
dicetown-panel-hand-four = Vierling
dicetown-panel-hand-full = Full House
dicetown-panel-hand-straight = Straße
dicetown-panel-hand-three = Drilling
dicetown-panel-hand-pairs = zwei Paare
dicetown-panel-hand-pair = ein Paar
dicetown-panel-hand-high = höchster Würfel
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind }, { $high } über { $low }
dicetown-hand-pairs = { $kind }, { $high } und { $low }
dicetown-hand-one = { $kind }, { $high }
dicetown-hand-straight = { $kind } bis { $high }
dicetown-faces-9 = Neunen
dicetown-faces-10 = Zehnen
dicetown-faces-J = Buben
dicetown-faces-Q = Damen
dicetown-faces-K = Könige
dicetown-faces-A = Asse
dicetown-face-9 = Neun
dicetown-face-10 = Zehn
dicetown-face-J = Bube
dicetown-face-Q = Dame
dicetown-face-K = König
dicetown-face-A = Ass

dicetown-panel-guide = Was dir die Orte bringen
dicetown-panel-does-mine = Die meisten 9er: ein Nugget für jede 9.
dicetown-panel-does-bank = Die meisten 10er: alle Scheine auf der Bank.
dicetown-panel-does-coach = Von niemandem beherrscht: Was die Würfel diese Runde kosten, ist die Beute der nächsten.
dicetown-panel-does-store = Die meisten J: für jedes eine Karte ziehen, eine behalten. In Runde 1 zweimal.
dicetown-panel-does-saloon = Die meisten Q: für jedes eine Karte bei einem Gegner ziehen, eine behalten.
dicetown-panel-does-office = Die meisten K: der Sheriffstern.
dicetown-panel-does-hall = Beste Kombination: das nächste Besitzrecht und eins mehr für jedes A.
dicetown-panel-does-doc = Wer keinen Ort beherrscht hat, nimmt ein Elixier.
dicetown-panel-played = Gespielt
dicetown-panel-used = Benutzte Elixiere


## Dice Town in the terminal: players, what I know

dicetown-panel-players = Spieler
dicetown-panel-signs = ★ Sheriff  ▸ du
dicetown-panel-head-name = Spieler
dicetown-panel-head-dice = Beiseite
dicetown-panel-head-bills = Scheine
dicetown-panel-head-nuggets = Nuggets
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Store
dicetown-panel-head-properties = Besitzrechte
dicetown-panel-head-protected = Sicher
dicetown-panel-mine = Siehst nur du
dicetown-panel-no-cards = Noch keine Karten.
dicetown-panel-equipment = Ausrüstung
dicetown-panel-properties = Besitzrechte
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [one] Wert { $worth }: 1 Punkt am Ende
   *[other] Wert { $worth }: { $points } Punkte am Ende
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Gesehen: { $place }
dicetown-panel-in-deck = Stapel
dicetown-panel-in-discards = Ablage


## Dice Town in the terminal: the decision and the answers

dicetown-panel-cup = Unter deinem Becher; ausgeben kannst du { DOLLARS($bills) }
dicetown-panel-aside = beiseite:
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] keiner { DOLLARS($cost) }
    [one] 1 Würfel kostenlos
   *[other] { $count } Würfel { DOLLARS($cost) }
}
dicetown-panel-brute = Mit Brutalo sind zwei oder mehr Würfel kostenlos.
dicetown-panel-tied = Gleichstand mit { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = Du hast { $purse }.
dicetown-panel-your-goods = Beim Sheriff
dicetown-panel-offers = bietet: { $offer }
# Beside what is to be typed.
dicetown-panel-type-keep = Diese Würfel behalten: beliebig viele nennen
dicetown-panel-type-none = Keinen behalten für { DOLLARS(1) }
dicetown-panel-type-brute = Diese Würfel behalten und „Brutalo“ spielen
dicetown-panel-type-turn = „Professioneller Spieler“: diesen Würfel auf jene Seite drehen
dicetown-panel-type-nothing = Nichts anbieten
dicetown-panel-type-offer = Etwas in dieser Art anbieten, aus allem, was du hast


## Dice Town in the terminal: the score sheet

dicetown-sheet-title = Schlusswertung
dicetown-sheet-nuggets = Nuggets
dicetown-sheet-bills = Scheine, 1 für { DOLLARS(2) }
dicetown-sheet-star = Sheriffstern
dicetown-sheet-equipment = Ausrüstung
dicetown-sheet-properties = Besitzrechte
dicetown-sheet-total = Punkte
dicetown-sheet-rank = Platz
dicetown-sheet-tied = { $count ->
    [one] Gleichstand bei { $points } Punkten: { $seat } hat 1 Besitzrecht.
   *[other] Gleichstand bei { $points } Punkten: { $seat } hat { $count } Besitzrechte.
}
dicetown-sheet-by-points = Die Punkte entscheiden (D-END-2).
dicetown-sheet-by-cards = Gleiche Punkte: Die Zahl der Besitzrechte entscheidet (D-END-3).
dicetown-sheet-by-sheriff = Gleiche Punkte, gleich viele Besitzrechte: Der Sheriff hat entschieden (D-END-3).


## Dice Town: what a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Ein Würfel ist kostenlos, jeder weitere kostet { DOLLARS(1) }; keinen zu behalten kostet auch { DOLLARS(1) }. Was du behältst, bleibt für diese Runde liegen.
dicetown-hint-town = Jede Seite gehört zu einem Ort: 9 zur Mine, 10 zur Bank, J zum General Store, Q zum Saloon, K zum Büro des Sheriffs. Wer die meisten hat, beherrscht ihn.
dicetown-hint-race = Sobald jemand fünf Würfel hat, würfeln alle anderen noch einmal und müssen nehmen, was kommt.
dicetown-hint-hall = Die beste Pokerkombination bringt im Rathaus ein Besitzrecht und für jedes A darin eins mehr.
dicetown-hint-nothing = Gar keinen Ort zu beherrschen ist kein Unglück: Dann hat Doc Badluck ein Elixier für dich.
dicetown-hint-poor = Ohne Geld behältst du genau einen Würfel.
dicetown-hint-trim = Behalte die Würfel, die dir einen Ort bringen; mit den anderen wird neu gewürfelt.
dicetown-hint-turn = Ein gedrehter Würfel kann dir einen Ort bringen oder die beste Kombination. Die Karte ist danach weg.
dicetown-hint-react = Eine Karte wirkt nur in ihrem Moment und ist danach weg. Du darfst sie für später aufheben.
dicetown-hint-counter = „Wanted“ stoppt eine beliebige General-Store-Karte. Lohnt es sich bei dieser?
dicetown-hint-offer = Der Sheriff wählt frei unter denen, die gleichauf sind. Dein Angebot zahlst du nur, wenn er dich wählt.
dicetown-hint-leader = Du trägst den Stern, also entscheidest du bei Gleichstand. Wen du wählst, dessen Angebot bekommst du; von den anderen bekommst du nichts.
dicetown-hint-card = Ausrüstung bringt am Ende Punkte; eine Aktionskarte hilft in ihrem Moment. Niemand sieht, was du behältst.
dicetown-hint-rob = Je mehr Karten du ziehst, desto besser ist die, die du behältst. Besitzrechte sind 1 bis 5 Punkte wert.
dicetown-hint-steal = Die eine, die du behältst, gehört dir; die anderen gehen zurück.
dicetown-hint-order = Wer zuerst kommt, hat die Wahl zwischen beiden offenen Elixieren.
dicetown-hint-visit = Lies, was die beiden Elixiere tun, oder versuch dein Glück mit dem verdeckten.
dicetown-hint-joe = Nimm jemanden, der noch { DOLLARS(4) } hat.
dicetown-hint-giver = Wen du bittest, der sucht die Karte selbst aus. Nimm also jemanden mit wenigen Karten.
dicetown-hint-gift = Du suchst aus, was du gibst: das, was du am wenigsten brauchst.
dicetown-hint-protect = Geschützte Besitzrechte kann niemand mehr stehlen. Nimm deine besten.
dicetown-hint-winner = Deine letzte Entscheidung als Sheriff.

# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Eine Runde hat zwei Teile: erst die Würfel, dann die Stadt, Ort für Ort.
dicetown-tip-LastDiceRolled = Jemand hatte fünf Würfel, darum haben alle anderen noch einmal gewürfelt und alles behalten.
dicetown-tip-NuggetsDug = Ein Nugget ist ein Punkt. Ist die Mine leer, endet die Partie nach dieser Runde.
dicetown-tip-BankRobbed = Wer die Bank beherrscht, nimmt alle Scheine dort. Zwei Dollar sind ein Punkt.
dicetown-tip-CoachUnloaded = Was die Würfel in dieser Runde kosten, ist die Beute der nächsten.
dicetown-tip-CardsDrawn = Im General Store behält man eine Karte, die anderen werden verdeckt abgelegt. In der ersten Runde geht das zweimal.
dicetown-tip-LootDrawn = Wer den Saloon beherrscht, sieht sich Karten eines anderen an und behält eine davon.
dicetown-tip-StarTaken = Der Sheriff entscheidet bei Gleichstand, und der Stern ist am Ende 5 Punkte wert.
dicetown-tip-PropertiesTaken = Die beste Kombination bringt das unterste Besitzrecht der Auslage. Sind alle weg, endet die Partie nach dieser Runde.
dicetown-tip-OfferMade = Bei Gleichstand darf man den Sheriff bestechen. Es zahlt nur, wer gewählt wird.
dicetown-tip-LeaderNamed = Bei Gleichstand gilt das Wort des Sheriffs.
dicetown-tip-CardPlayed = Jede Aktionskarte hat ihren Moment. Der Tisch hält dort an, auch wenn niemand die Karte hat, damit nichts verraten wird.
dicetown-tip-ElixirTaken = Wer keinen Ort beherrscht hat, besucht Doc Badluck und nimmt ein Elixier.


## Dice Town: the lesson, a scripted first game

dicetown-lesson-goal = In jeder Runde werden Pokerwürfel geworfen, und die Würfel entscheiden, wer in der Stadt was bekommt. Das Ziel: am Ende die meisten Punkte haben. Nuggets, Dollars, der Sheriffstern, Besitzrechte und Ausrüstung sind Punkte wert.
dicetown-lesson-cup = Das ist dein Becher. Alle würfeln verdeckt mit fünf Würfeln. Jede Seite gehört zu einem Ort: 9 zur Goldmine, 10 zur Bank, J zum General Store, Q zum Saloon, K zum Büro des Sheriffs. Wer von einer Seite die meisten Würfel hat, beherrscht den Ort. Mit deinem Geld, { DOLLARS($bills) }, bezahlst du Würfel.
dicetown-lesson-keep = Wähle die Würfel, die du behalten willst; die übrigen werden neu geworfen. Ein Würfel ist kostenlos, jeder weitere kostet { DOLLARS($price) }. Du hast zwei 9er geworfen. Behalte beide, dann kann die Goldmine dir gehören.
dicetown-lesson-coach = Alle haben ihre Becher gleichzeitig gehoben. Das Geld für weitere Würfel kommt in die Postkutsche: { DOLLARS($own) } von dir, { DOLLARS($price) } von { $seat }. Später in der Runde bringt die Postkutsche es zur Bank. Dort wartet es auf den Spieler, der in der nächsten Runde die Bank beherrscht.
dicetown-lesson-race = Du hast deine übrigen Würfel neu geworfen. Sobald jemand fünf Würfel behalten hat, würfeln alle anderen noch ein letztes Mal und müssen nehmen, was kommt. { $seat } fehlen nur noch zwei. Behalte deinen dritten 9er: Er ist kostenlos.
dicetown-lesson-town = { $seat } hat fünf Würfel, darum wurden deine letzten zwei geworfen: zwei J. Nun wird die Stadt Ort für Ort besucht. Goldmine: Du hast die meisten 9er und nimmst { $nuggets } Nuggets, eines für jede 9. Bank: { $seat } hat die meisten 10er und nimmt alle Scheine dort. Danach bringt die Postkutsche ihr Geld zur Bank.
dicetown-lesson-store = General Store: Du hast die meisten J. Für jedes J ziehst du eine Karte, eine davon behältst du. Ausrüstung ist am Ende Punkte wert. Aktionskarten helfen dir während der Partie. Behalte die Ausrüstung, die { $value } Punkte wert ist.
dicetown-lesson-card = In der ersten Runde kaufst du zweimal ein. Dynamit ist eine Aktionskarte: Es verdoppelt deine Nuggets, wenn du die Goldmine beherrschst. Der Tisch fragt dich, wenn du eine Karte ausspielen kannst. Behalte das Dynamit.
dicetown-lesson-hall = { $ada_seat } hatte die meisten Q und hat dir im Saloon das Dynamit gestohlen. { $ada_seat } hatte auch die meisten K und ist nun Sheriff. Der Sheriff entscheidet bei Gleichstand und darf bestochen werden. Du hattest die beste Pokerkombination, ein Full House, und hast im Rathaus ein Besitzrecht genommen. { $buck_seat } beherrschte keinen Ort und ging zu Doc Badluck: Durch das Elixier mussten alle anderen { DOLLARS($bills) } abgeben.
dicetown-lesson-end = Damit du das Ende siehst, haben Bots die übrigen Runden gespielt. Die Partie endet nach der Runde, in der die Goldmine leer oder das letzte Besitzrecht vergeben ist. Es gibt einen Punkt für jedes Nugget, einen für je { DOLLARS($bills) }, { $star } für den Stern sowie die Werte deiner Ausrüstung und Besitzrechte. Wer die meisten Punkte hat, gewinnt. Kehre nun zur zweiten Runde zurück und spiele frei weiter. Anfangs gibt es Hinweise, dann immer weniger.


## Dice Town: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [one] { $seat } hat 1 Punkt.
   *[other] { $seat } hat { $points } Punkte.
}
dicetown-report-score-you = { $points ->
    [one] Du hast 1 Punkt.
   *[other] Du hast { $points } Punkte.
}
dicetown-report-so-far = { $points ->
    [one] Bisher hat { $seat } mindestens 1 Punkt; verdeckte Karten können dazukommen.
   *[other] Bisher hat { $seat } mindestens { $points } Punkte; verdeckte Karten können dazukommen.
}
dicetown-report-so-far-you = { $points ->
    [one] Bisher hast du 1 Punkt.
   *[other] Bisher hast du { $points } Punkte.
}
dicetown-report-cup = Unter deinem Becher: { $dice }.
dicetown-report-dice = { $seat } hat beiseitegelegt: { $dice }.
dicetown-report-dice-you = Du hast beiseitegelegt: { $dice }.
dicetown-report-no-dice = { $seat } hat keinen Würfel beiseitegelegt.
dicetown-report-no-dice-you = Du hast keinen Würfel beiseitegelegt.
dicetown-report-money = { $seat } hat { DOLLARS($bills) }.
dicetown-report-money-you = Du hast { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } hat keine Nuggets.
    [one] { $seat } hat 1 Nugget.
   *[other] { $seat } hat { $count } Nuggets.
}
dicetown-report-nuggets-you = { $count ->
    [0] Du hast keine Nuggets.
    [one] Du hast 1 Nugget.
   *[other] Du hast { $count } Nuggets.
}
dicetown-report-sheriff = { $seat } trägt den Sheriffstern.
dicetown-report-sheriff-you = Du trägst den Sheriffstern.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card } – { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = General-Store-Karten von { $seat }: { $cards }.
dicetown-report-cards-you = Deine General-Store-Karten: { $cards }.
dicetown-report-properties = Besitzrechte von { $seat }: { $cards }.
dicetown-report-properties-you = Deine Besitzrechte: { $cards }.
dicetown-report-safe = Vor Diebstahl sicher bei { $seat }: { $cards }.
dicetown-report-safe-you = Vor Diebstahl sicher bei dir: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = Gesehen ({ $place }): { $cards }.
dicetown-report-hand = Hand von { $seat }
dicetown-report-offer = { $seat } bietet: { $offer }.
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place } – { $told }.
dicetown-report-coach = Postkutsche: { DOLLARS($bills) } für die Bank.
# $worth are the values of the properties on display, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Besitzrechte in der Auslage: { $worth }. Der Stapel ist leer.
   *[other] Besitzrechte in der Auslage: { $worth }. Im Stapel noch { $count }.
}
dicetown-report-doc = Doc Badluck hat: { $elixirs }.
dicetown-report-deck = { $count ->
    [one] Eine Karte im General-Store-Stapel.
   *[other] { $count } Karten im General-Store-Stapel.
}
dicetown-report-played = Gespielt: { $cards }.


## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, “rule W-DUEL-3”
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = geld, bargeld, scheine, dollar, wie viel geld
topic-plots = parzellen, land, besitz
topic-tokens = plättchen, bonusplättchen
topic-duel-tokens = duellplättchen, duell-plättchen
topic-secrets = ziele, geheime ziele, geheimes ziel
topic-notes = notizen, notizbuch, was habe ich gesehen
topic-score = punkte, stand, wertung, vermögen, wer gewinnt, wer hat gewonnen
topic-sale = versteigerung, auktion, verkauf, was wird versteigert
topic-bid = höchstgebot, wer führt, wer ist dabei
topic-worth = wert, was ist sie wert, was bringt sie
topic-shared = offene ziele, offenes ziel
topic-most = meiste parzellen, die meisten parzellen
topic-saloon = saloon, trinkgeld
topic-left = wie weit, wie viele parzellen noch, wie lange noch
topic-first = startspieler, wer beginnt, wer fängt an
topic-boat = schiff, fluss
topic-locomotive = lokomotive, lok, zug, gleise
topic-plot = spielbrett, brett, plan, spielplan, karte, parzelle
topic-dice = würfel, kombination
topic-nuggets = nuggets, nugget, gold
topic-sheriff = sheriff, stern
topic-cards = karten, general-store-karten, handkarten
topic-properties = besitzrechte, besitzrecht
topic-offers = angebote, angebot, bestechung
topic-round = runde, wie weit
topic-place-mine = goldmine, mine, wer führt
topic-place-bank = bank, wer führt
topic-place-coach = postkutsche, kutsche
topic-place-store = general store, store, laden, wer führt
topic-place-saloon = saloon, wer führt
topic-place-office = büro des sheriffs, büro, wer führt
topic-place-hall = rathaus, town hall, wer führt
topic-place-doc = doc badluck, doc, elixiere
topic-decks = stapel, ablage, gespielte karten

# Not topics of a game, but always there.
topic-me = mein, meine, meinen, meins, ich, mir, eigene
# Between two things that are answered together.
topic-and = und, plus
topic-options = was kann ich tun, möglichkeiten, antworten, optionen
topic-prompt = was ist gefragt, frage, jetzt, wer ist dran
topic-story = verlauf, was ist passiert, was war
topic-rule = regel, regeln
topic-undo = zurücknehmen, rückgängig
topic-help = hilfe, was kann ich fragen, fragen, befehle
topic-more = mehr, mehr hilfe, hilfe mehr, alles

# Answers to questions.
question-unknown = „{ $text }“ ist weder eine Antwort noch eine Frage, die ich kenne.
# $topics is a list of words.
question-help = Antworte mit der Nummer einer Möglichkeit oder mit ihren Worten. Fragen kannst du nach: { $topics }. Mit einem Namen dazu erfährst du etwas über einen einzelnen Spieler.
question-help-short = Antworte mit dem Buchstaben einer Möglichkeit oder mit ihren Worten; Würfel wählst du nach ihren Bildern. Frage zum Beispiel „{ $score }“, „{ $money }“, „{ $rule }“ mit einem Wort oder nach dem Namen einer Karte. Mit „{ $more }“ erfährst du, was du alles fragen kannst.
question-help-more = Fragen kannst du nach: { $topics }. Mit einem Namen dazu erfährst du etwas über einen einzelnen Spieler. Du kannst auch den Namen jeder Karte, jedes Orts und jedes Ziels eingeben, oder „Regel“ und ein beliebiges Wort.
question-thing = { $thing }: { $text }.
# $options is a list of names of options.
question-several = Das passt auf mehrere Antworten: { $options }.
question-one = Gib eine Antwort nach der anderen.
question-no-options = Du bist gerade nicht gefragt.
# An answer that can be given: its number and its name.
question-option = { $number }. { $option }
question-nothing = Dazu gibt es gerade nichts zu sagen.


## The terminal: playing

# Several people share a keyboard: nothing may be seen until the right one sits there.
cli-hand-over = Die Tastatur geht an { $seat }. { $seat }, drück Enter, wenn sonst niemand hinsieht.
cli-help =
    Tippe, was unten links neben einer Antwort steht, oder sag es in eigenen Worten.
    ?          diese Hilfe
    brett      das Spielbrett in allen Einzelheiten
    tisch      der ganze Tisch
    verlauf    was bisher geschah
    regeln X   eine Regel nach ihrer Kennung, oder alle Regeln, in denen X vorkommt
    mein Geld  oder andere Fragen: wer führt, was kann ich fragen
    coach      ein Vorschlag; nur allein mit Bots oder mit --hints
    ende       gehen; die Partie bleibt erhalten
# Below a page of a long reply. $left is the number of pages that follow.
cli-page =
    { $left ->
        [0] Enter: zurück zum Tisch
        [one] Enter: nächste Seite (noch 1)
       *[other] Enter: nächste Seite (noch { $left })
    }
# Stands behind the answer that brings the most.
cli-best = ← am besten

# Words to type in the terminal, with commas between; the English ones always work as well. The first
# of each is the one that cli-help teaches. command-stop, command-back and command-auto steer a replay by steps, command-all is for
# --as of tinhorn replay.
command-help = hilfe, ?
command-map = brett, spielbrett, plan
command-table = tisch
command-log = verlauf
command-rules = regeln, regel
command-coach = coach, rat, tipp
command-quit = ende, gehen, aufhören
command-stop = q, ende
command-back = z, zurück
command-auto = a, ab, abspielen
command-all = alle
# $names lists the players; bots have their kind in brackets.
cli-seated = Am Tisch: { $names }. Tippe ? für Hilfe.
# Several people share a keyboard and have agreed to it (--hints).
cli-hints-agreed = Alle am Tisch dürfen den Coach fragen.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, für { $least } bis { $most } Personen
# $command is what to type.
cli-choose-game = Welches Spiel? Zum Beispiel: { $command }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = Du hast jetzt nichts zu spielen. Drück trotzdem Enter, damit es niemand merkt.
cli-not-understood = „{ $text }“ ist hier keine Antwort. Tippe ? für Hilfe.
# $command is what to type.
cli-left = Die Partie bleibt erhalten. Weiter geht es mit: { $command }
cli-saved = Noch einmal ansehen mit: { $command }
cli-to-verify = Um zu prüfen, dass niemand geschummelt hat: { $command }
# Printed before the game. $commitment is the hash of the secret that all dice and cards follow from.
cli-committed = Würfel und Karten folgen aus einem Geheimnis mit dieser SHA-256: { $commitment }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [one] Die einzige Ziehung dieser Partie stimmt.
   *[other] Alle { $draws } Ziehungen dieser Partie stimmen.
} Das beweist, dass niemand sie manipuliert hat, aber nicht, dass niemand in die Karten gesehen hat.
cli-sheet-rank = Platz
cli-sheet-name = Spieler
cli-sheet-points = Punkte


## The terminal: rules

# Stands before a ruling of ours, which no rulebook prints.
cli-rules-ours = [Hausregel]
# Stands where what the rulebook says goes on.
cli-rules-printed = [Anleitung]
# Below each page. The letters are the first words of command-back and command-stop.
cli-pager = Seite { $page } von { $pages }. Enter: weiter, z: zurück, q: Ende


## The terminal: what is wrong with a command

cli-no-terminal = Dieser Befehl braucht ein interaktives Terminal.
cli-cannot-clear = Dieses Terminal lässt sich nicht leeren; mehrere Personen können es sich nicht teilen.
cli-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
cli-unknown-language = Die Sprache „{ $language }“ gibt es dafür nicht. Es gibt: { $known }.
cli-unknown-option = { $game } hat keine Tischoption „{ $option }“. Es hat: { $known }.
cli-wrong-option = Die Tischoption { $option } kann nicht „{ $text }“ sein. So schreibt man sie: { $known }.
cli-wrong-name = „{ $name }“ geht nicht als Name: 1 bis { $most } Zeichen, keine Klammern.
cli-same-name = Zwei Spieler können nicht denselben Namen haben.
cli-too-many-humans = { $humans } Personen passen nicht auf { $players } Plätze.
cli-bots-count = { $left ->
    [one] Für Bots ist ein Platz übrig, genannt sind aber { $bots }.
   *[other] Für Bots sind { $left } Plätze übrig, genannt sind aber { $bots }.
}
cli-resume-alone = Bei einer fortgesetzten Partie steht der Tisch fest: Zu --resume passt nur --seed.
cli-file-without-resume = Um mit { $file } weiterzuspielen, füge --resume hinzu.
cli-other-game = { $file } ist eine Aufzeichnung von { $game }.
cli-game-over = Die Partie in { $file } ist zu Ende. Ansehen kannst du sie mit tinhorn replay.
cli-nothing-to-resume = Von { $game } gibt es keine angefangene Partie.
cli-resume-program = In { $file } ist ein Programm als Spieler eingetragen. Damit es laufen darf, ergänze --bots { $bot }.
# $code: the short code of a table; $file: a path
cli-exported = { $code }: { $file }
cli-exported-none = In dieser Datenbank gibt es keine beendeten Partien.
cli-imported = { $file }: gespeichert als Tisch { $code }.
cli-imported-before = { $file }: war schon da, als Tisch { $code }.
cli-file-exists = { $file } gibt es schon; nichts wurde überschrieben.
cli-file-unreadable = { $file } lässt sich nicht lesen: { $detail }.
cli-file-unwritable = { $file } lässt sich nicht schreiben: { $detail }.
cli-plot-kind = „{ $file }“ ist weder eine SVG- noch eine PNG-Datei. Wähle einen Namen, der auf .svg oder .png endet.
cli-folder-not-empty = Der Ordner { $file } ist nicht leer; nichts wurde überschrieben.
cli-no-such-rule = Keine Regel heißt „{ $wanted }“, und in keiner kommt es vor.
cli-step-or-json = Nimm --step oder --json: Das eine ist für Menschen, das andere für Programme.
# $known lists the seats and their players.
cli-no-such-seat = Niemand heißt „{ $wanted }“. Gib { $all } an oder eins von diesen: { $known }.

# $name is an argument or an option as it is typed: GAME, --games.
cli-usage-missing = { $name } fehlt.
cli-usage-value = Der Wert von { $name } ist ungültig.
cli-usage-number = { $name } muss eine ganze Zahl sein.
cli-usage-least = { $name } muss eine Zahl sein, mindestens { $least }.
cli-usage-range = { $name } muss eine Zahl von { $least } bis { $most } sein.
cli-usage-no-option = Eine Option { $option } gibt es nicht.
cli-usage-no-command = Einen Befehl „{ $command }“ gibt es nicht. Siehe tinhorn --help.
cli-usage-extra = „{ $words }“ ist zu viel.
cli-usage-no-value = { $option } braucht einen Wert.
cli-usage-flag = { $option } hat keinen Wert.
cli-usage-other = Dieser Befehl stimmt nicht. Siehe { $help }.
cli-needs-extra = Das braucht tinhorn[{ $extra }]: { $command }


## The terminal: replaying and simulating

cli-step = Schritt { $number }/{ $count }. Enter: weiter, z: zurück, 50: dorthin, a: abspielen, q: Ende
# The replay plays by itself.
cli-step-playing = Schritt { $number } von { $count }. Läuft; Enter: anhalten
cli-simulating = Läuft
cli-simulate-speed = { $rate } Partien/s
cli-simulated = { $games ->
    [one] Eine Partie, { $decisions } Entscheidungen, { $rate } Entscheidungen pro Sekunde.
   *[other] { $games } Partien, { $decisions } Entscheidungen, { $rate } Entscheidungen pro Sekunde.
}
cli-simulate-bot = Bot
cli-simulate-seat = Nach Platz
cli-arena-rating = Wertung
cli-simulate-head-wins = Siege
cli-simulate-head-rate = Siegquote
cli-simulate-head-interval = 95-%-Intervall
cli-simulate-head-points = Mittel
cli-simulate-head-without-luck = Ohne Glück
cli-reviewing = Das Spiel wird ausgewertet
cli-review-player = Spieler
cli-review-you = Du
cli-review-head-start = Anfang
cli-review-head-luck = Glück
cli-review-head-own = Eigene Wahl
cli-review-head-others = Wahl der anderen
cli-review-head-result = Ergebnis
cli-review-sum = Anfang, Glück und Entscheidungen ergeben zusammen genau das Ergebnis.
cli-review-round = Runde
cli-review-turning-points = Wendepunkte
cli-review-improvements = Bessere Entscheidungen
cli-review-none = Keine.
cli-review-choice = { $chosen }. Besser: { $better }


## The coach

# $best, $chosen: per cent; $worth, $bid: banknotes
coach-why-chance = Nach der besseren Wahl gewinnt man { $best } % solcher Spiele, nach der getroffenen { $chosen } %.
coach-why-too-dear = Die Parzelle war hier etwa { MONEY($worth) } wert, geboten wurden { MONEY($bid) }.
coach-why-let-go = Die Parzelle war hier etwa { MONEY($worth) } wert, und ein Gebot von { MONEY($bid) } war möglich.
coach-why-smaller-raise = Wer weniger erhöht, behält mehr Geld, wenn es reicht.
coach-why-larger-raise = Wer mehr erhöht, bringt die anderen früher zum Aufgeben.
coach-why-duel = Ein Duell gewinnt die Parzelle in der Hälfte der Fälle, zum stehenden Preis.
coach-why-no-duel = Ein Duell geht in der Hälfte der Fälle verloren.
coach-why-keep-more = Mehr von diesen Würfeln zu behalten hilft, einen Ort zu beherrschen.
coach-why-keep-fewer = Es lohnt sich, mehr von diesen Würfeln neu zu werfen.
coach-why-keep-other = Andere Würfel dieses Wurfs helfen mehr, einen Ort zu beherrschen.
coach-chose = { $seat } wählt: { $answer }.
coach-chose-you = Du wählst: { $answer }.
coach-suggestion = Vorschlag: { $answer }.
coach-suggestion-worth = Die Parzelle ist dir jetzt etwa { MONEY($worth) } wert.
coach-suggestion-dear = Die Parzelle ist dir jetzt etwa { MONEY($worth) } wert: weniger als das nächste Gebot.
coach-suggestion-broke = Für ein weiteres Gebot reicht dein Geld nicht.
coach-suggestion-pass = { $share ->
    [0] Die Parzelle ist dir etwa { MONEY($worth) } wert, aber wenn du passt, behältst du dein Geld für spätere Parzellen.
   *[other] Die Parzelle ist dir etwa { MONEY($worth) } wert, aber wenn du passt, behältst du dein Geld für spätere Parzellen und bekommst bei diesem Preis { MONEY($share) }.
}
coach-people = Vorschläge gibt es nur, wenn du allein mit Bots spielst oder der Tisch sie erlaubt.
chances-people = Mitspieler sehen die Siegchancen nur, wenn sie allein mit Bots spielen, oder nach dem Spiel.
server-hints-agreed = Vorschläge kann man nur erlauben, bevor sich andere hinsetzen.


## The server: what is wrong with a request

server-unknown = Hier ist nichts.
server-malformed = Diese Anfrage lässt sich nicht lesen.
server-method = Das geht hier nicht.
server-too-large = Das ist zu lang.
server-request = Diese Anfrage lässt sich nicht erfüllen.
server-failure = Bei uns ist etwas schiefgegangen. Nichts hat sich geändert.
server-storage = Der Server kann gerade nichts speichern, deine letzte Aktion zählt deshalb nicht. Versuch es gleich noch einmal.
server-descriptors = Der Server hat gerade keine freien Verbindungen.
server-too-many = Zu viel auf einmal. Warte einen Moment.
server-too-many-sockets = Von deiner Adresse sind schon { $most } Verbindungen offen. Schließe zuerst einen anderen Tab dieser Seite.
server-busy = Der Server ist stark ausgelastet und öffnet gerade keine weiteren Tische. Versuche es in einer Minute noch einmal.
# $known lists the games.
server-unknown-game = „{ $game }“ wird hier nicht gespielt. Es gibt: { $known }.
server-unknown-option = Eine Tischoption { $option } = { $value } gibt es nicht.
server-name = Ein Name hat 1 bis { $most } Zeichen.
server-name-taken = So heißt an diesem Tisch schon jemand.
server-title = Der Name eines Tisches hat höchstens { $most } Zeichen.
server-hat = Die Hüte haben die Nummern 1 bis { $most }.
server-contribution = Was du zu den Ziehungen beiträgst, hat höchstens { $most } Zeichen.
server-clock = Eine Uhr gibt 1 bis { $most } Sekunden für eine Antwort.
server-one-seat = Wer einen Tisch eröffnet, nimmt dort genau einen Platz ein.
server-seated-already = Du sitzt schon an diesem Tisch.
server-seat-moved = Dein Platz an diesem Tisch ist jetzt auf einem anderen Gerät: Wer den Tisch eröffnet hat, hat ihn neu vergeben, oder dort wurde der Platzcode eingegeben. Mit dem Platzcode holst du ihn hierher zurück.
server-seat-gone = Du hast keinen Platz mehr an diesem Tisch.
server-seat-removed = Du wurdest von diesem Tisch entfernt.
server-spectator = Das kann nur, wer an diesem Tisch sitzt.
server-host-only = Das kann nur, wer diesen Tisch eröffnet hat.
server-own-seat = Willst du deinen eigenen Platz aufgeben, verlass den Tisch.
server-seat-order = Diese Plätze passen nicht mehr zum Tisch. Sieh sie dir noch einmal an.
server-too-few = Dieses Spiel braucht mindestens { $least } Spieler. Warte auf weitere oder fülle die Plätze mit Bots.
server-seat-left = Gerade hat jemand den Tisch verlassen. Sieh dir die Plätze noch einmal an.
server-nobody-plays = Niemand würde spielen: Alle Stühle sind leer.
server-continued = Diese Partie setzt eine frühere fort; Plätze und Optionen bleiben deshalb, wie sie sind.
server-nobody-there = Auf diesem Platz sitzt keine Person.
server-recovery = Kein Platz an diesem Tisch hat diesen Platzcode.
server-not-over = Die Partie ist noch nicht zu Ende.
server-chat = Sende einen der fertigen Sätze oder eine Zeile Text.
server-chat-length = Eine Zeile hat 1 bis { $most } Zeichen.
server-hello-twice = Ein hello pro Verbindung genügt.
server-malformed-action = Diese Antwort lässt sich nicht lesen.
server-malformed-orders = Der Server kann diese Daueraufträge nicht lesen.
server-malformed-message = Diese Nachricht lässt sich nicht lesen.
server-malformed-request = Eine Anfrage hat einen Namen mit 1 bis { $most } Zeichen.
server-cannot-listen = Der Server kann { $host }, Port { $port } nicht belegen: { $detail }.
server-network-elsewhere = Das geht nur in einem Browser auf dem Rechner des Servers.
server-network-unavailable = Dieser Server kann im laufenden Betrieb nicht fürs lokale Netz geöffnet werden. Starte ihn stattdessen mit --lan.
server-network-none = Dieser Rechner ist mit keinem lokalen Netz verbunden.
server-network-closed = Nur der Rechner des Servers erreicht diesen Tisch; deshalb gibt es keinen QR-Code für andere Geräte.


## The server: looking back

server-perspective = Diese Sicht gibt es nicht. Zusehen kann man als Spieler, als Zuschauer oder mit offenen Karten.
server-perspective-closed = Solange die Partie läuft, kannst du nur aus deiner eigenen Sicht zurückblicken oder aus der eines Zuschauers.
server-frame = Die Momente dieser Partie haben die Nummern 0 bis { $most }.


## The page itself, before its script runs, and in search results and previews of links

page-description = Winchester und Dice Town im Browser spielen: mit Freunden, an einem Gerät oder gegen Bots. Frei und quelloffen.
page-noscript = tinhorn braucht im Browser JavaScript. Im Terminal kommt { $command } ohne aus.


## At the table: what can be said with one click

chat-hello = Hallo zusammen!
chat-good-luck = Viel Glück allerseits.
chat-nice = Gut gespielt.
chat-ouch = Autsch.
chat-thinking = Lass mich überlegen.
chat-your-turn = Du bist dran.
chat-thanks = Danke!
chat-good-game = Schöne Partie.


## The terminal: serving

cli-serve-address = tinhorn läuft unter { $address }
cli-serve-open-to-others = Wer diese Adresse erreicht, kann Tische eröffnen, sich mit einem Code dazusetzen und zusehen. Die Verbindung ist nicht verschlüsselt: Im Internet gehört ein Proxy mit TLS davor.
cli-serve-only-here = Nur dieser Rechner erreicht den Server. Um andere einzuladen, drücke auf der Seite „Handys in diesem Haus mitspielen lassen“ oder starte mit --lan.
cli-serve-stop = Anhalten mit Strg-C; nach einem Neustart gehen die Partien weiter.
cli-serve-workers = Mehrere Serverprozesse brauchen PostgreSQL: Gib die Adresse mit --database an.
settings-origin = „{ $text }“ ist keine Adresse einer Website. Sie sieht so aus: https://example.org, ohne etwas dahinter.

## The terminal: watching

cli-watch-no-link = „{ $text }“ ist kein Link zu einem Tisch. Ein Link sieht so aus: { $example }, ein Code so: MESA-47KX.
cli-watch-unreachable = Unter { $server } antwortet kein Server.
cli-watch-refused = { $server } sagt: { $reason }
cli-watch-again = Die Verbindung zu { $server } ist abgerissen. Neuer Versuch.
cli-watch-newer = Auf { $server } läuft eine neuere Version von tinhorn. Aktualisiere tinhorn, um dort zuzusehen.
cli-watch-waiting = Tisch { $code } wartet auf seine Spieler.
# Stands for the name of a spectator who chats.
cli-watch-spectator = Zuschauer
# $chances lists the players, each with a percentage.
cli-chances = Siegchancen: { $chances }

# tinhorn mcp: a language model plays with tools. sit_down is the name of a tool.
mcp-no-table = Du sitzt noch an keinem Tisch. Rufe zuerst sit_down oder join auf.
mcp-game-over = Die Partie ist vorbei. Für eine neue rufe sit_down auf.
mcp-not-asked = Du bist nicht am Zug. Rufe wait auf, bis du gefragt wirst.
mcp-rules = Regeln, auf die es jetzt ankommt: { $rules }.
