### Deutsch. Every sentence that people read in tinhorn. The head of en.ftl explains keys and arguments.
###
### For German:
### - The reader is “du”. Players have no gender: “Sheriff Ann”, “wer …”, never “der Käufer Ann”.
### - Names of cards and elixirs are not declined. Where the reader sees a face, it stands in „quotes“
###   or after a colon, so that „Professioneller Spieler“ is right; backs need neither.

## Names and places at the table

# Instead of a name, where none is known. $number counts from 1.
seat-without-name = Platz { $number }
# A player who gave no name.
player-without-name =
    { $number ->
        [1] Stetson
        [2] Melone
        [3] Sombrero
        [4] Zylinder
        [5] Feder
       *[other] Spieler { $number }
    }
game-list = { $first }, { $rest }

## Answers that no game accepts

refusal-not-asked = Du bist gerade nicht gefragt.
refusal-does-not-fit = Das passt nicht zur Frage.
refusal-on-open-table = { $seat } kann das nicht tun. Der Grund ist geheim: { $seat }, sieh dir deine eigenen Karten an.
stale-prompt = Zu spät: Diese Frage ist nicht mehr offen.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = „{ $text }“ ist keine Antwort. Antworten beginnen mit einem dieser Wörter: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = Hinter „{ $action }“ muss stehen: { $fields }.
malformed-wrong-value = „{ $text }“ lässt sich nicht lesen.

## Setting up a table

setup-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
setup-no-such-seat = Einen Platz { $number } gibt es an diesem Tisch nicht. Die Plätze sind ab 1 nummeriert.
setup-unknown-option = { $game } hat keine Tischoption „{ $option }“. Es hat: { $known }.
setup-wrong-option = Die Tischoption { $option } kann nicht „{ $text }“ sein. Möglich: { $known }.

## Bots

# $known lists the bots there are.
bot-unknown = Für { $game } gibt es keinen Bot „{ $name }“. Es gibt: { $known }.
bot-character-unknown = Für Bots gibt es keinen Charakter „{ $name }“. Es gibt: { $known }.
bot-class = „{ $name }“ ist kein Bot, der sich importieren lässt: { $reason }.
bot-raised = „{ $name }“ hat einen Fehler ausgelöst: { $error }.
bot-no-action = „{ $name }“ hat mit etwas geantwortet, das kein Zug ist: { $answer }.
bot-refused = „{ $name }“ hat einen Zug gewählt, der nicht erlaubt ist. { $reason }
bot-weights = „{ $folder }“ enthält keine Gewichte für { $game }, die diese Version lesen kann.
bots-count = { $players ->
    [one] Ein Tisch für einen Spieler braucht einen Bot, nicht { $bots }.
   *[other] Ein Tisch für { $players } Spieler braucht { $players } Bots, nicht { $bots }.
}
bots-no-games = Wähle mindestens eine Partie, nicht { $games }.
arena-bots = Nenne mindestens zwei verschiedene Bots, jeden einmal.
arena-file = { $file } enthält Partien eines anderen Wettkampfs. Wähle eine andere Datei.
arena-luck-program = Das Glück von „{ $name }“ lässt sich nicht messen: Ein Programm kann keinen Teil einer Partie wiederholen. Ohne --luck geht es.
arena-no-cluster = Unter { $address } antwortet kein Ray-Cluster.
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
talk-tight-played = Diese Karte hat sich gelohnt.
talk-tight-duel = Eine Karte, und gekostet hat es nichts.
talk-tight-robbed = Zählt meine Karten noch mal, langsam.
talk-tight-haggles = Ist das alles? Ich kann rechnen.
talk-bold-played = Karten sind zum Spielen da!
talk-bold-duel = Wettet nie gegen mich.
talk-bold-robbed = Nimm’s. Ich hol’s mir zurück.
talk-bold-haggles = Biete mehr. Trau dich.
talk-grudge-played = Die war für dich bestimmt.
talk-grudge-duel = Jetzt sind wir quitt.
talk-grudge-robbed = Das wirst du bezahlen.
talk-grudge-haggles = Ich weiß noch, wer geizig war.
talk-steady-played = Ich denke, das hilft.
talk-steady-duel = Das war knapp.
talk-steady-robbed = Damit war zu rechnen.
talk-steady-haggles = Ein ordentliches Angebot, mal sehen.
talk-talkative-played = Passt auf, die ist gut!
talk-talkative-duel = Meine Damen und Herren, der Sieg!
talk-talkative-robbed = Haltet den Dieb! Hat das niemand gesehen?
talk-talkative-haggles = Ach komm, mein Pferd bietet mehr!
notice-left-bot = { $seat } hat den Tisch verlassen. Ein Bot spielt weiter.
notice-left-empty = { $seat } hat den Tisch verlassen. Der Platz bleibt leer.
notice-given-bot = Den Platz von { $seat } hat jetzt ein Bot.
notice-given-empty = Der Platz von { $seat } ist jetzt leer.
notice-covered = { $seat } ist nicht da. Bis { $seat } zurück ist, antwortet ein Bot.
notice-uncovered = { $seat } ist zurück und spielt wieder.
notice-asks-pause = { $seat } bittet um eine Pause.
notice-asks-undo = { $seat } möchte die letzte Antwort zurücknehmen.
notice-asks-continue = { $seat } möchte weiterspielen.
notice-asks-clock = { $seat } bittet um eine andere Bedenkzeit.
notice-asks-cover = { $seat } bittet darum, dass ein Bot für jemanden antwortet, der nicht da ist.
notice-motion-ended = Die Bitte von { $seat } ist vom Tisch.
notice-paused = Das Spiel pausiert, wie { $seat } gebeten hat.
notice-continued = Das Spiel geht weiter, wie { $seat } gebeten hat.
notice-clock = Es gilt eine neue Bedenkzeit, wie { $seat } gebeten hat.
notice-host = { $seat } leitet jetzt den Tisch.
notice-taken-back = { $seat } hat die letzte Antwort zurückgenommen.
# The name of a seat with who answers there.
seat-covered = { $name } (Bot antwortet)
seat-left = { $name } (nicht mehr da)
# What a returning player is told of their own seat.
recap-clock = { $count ->
    [one] Deine Zeit ist einmal abgelaufen.
   *[other] Deine Zeit ist { $count } Mal abgelaufen.
}
recap-bot = { $count ->
    [one] Ein Bot hat einmal für dich geantwortet.
   *[other] Ein Bot hat { $count } Mal für dich geantwortet.
}
notice-back = { $seat } ist wieder da.
notice-reissue = { $by } hat einen neuen Platzcode für { $seat } erstellt, weil { $seat } weg ist. Kommt { $seat } nicht rechtzeitig zurück, öffnet er den Platz auf einem anderen Gerät.
notice-reissue-screen = Der große Bildschirm hat einen neuen Platzcode für { $seat } erstellt, weil { $seat } weg ist. Kommt { $seat } nicht rechtzeitig zurück, öffnet er den Platz auf einem anderen Gerät.
notice-kept = { $seat } ist wieder da und behält den Platz. Der neue Platzcode gilt nicht mehr.
notice-moved = Der Platz von { $seat } ist jetzt auf einem anderen Gerät, durch den neuen Platzcode von { $by }.
notice-moved-screen = Der Platz von { $seat } ist jetzt auf einem anderen Gerät, durch den neuen Platzcode vom großen Bildschirm.
notice-reclaimed = { $seat } hat den Platz vom Gerät mit dem neuen Platzcode zurückgeholt.
notice-withheld = Das Gerät von { $seat } hat seinen Beitrag zu den Ziehungen nicht rechtzeitig geliefert. Der Start wurde ohne ihn wiederholt.
notice-not-started = Das Gerät von { $seat } hat auch beim zweiten Start seinen Beitrag zu den Ziehungen nicht rechtzeitig geliefert. Die Partie beginnt nicht: Öffnet einen neuen Tisch.
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
record-truncated = Diese Aufzeichnung ist unvollständig: Das Ende der Datei fehlt.
record-not-json = Das ist keine Aufzeichnung einer Partie: Die Datei ist kein gültiges JSON.
record-field = Das ist keine gültige Aufzeichnung einer Partie: Das Feld „{ $field }“ fehlt oder ist falsch.
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
record-entry = Antwort { $number } der Aufzeichnung, in Zug { $frame }, ist nicht möglich: { $detail }
record-table = Der Tisch, den die Aufzeichnung nennt, ist kein gültiger Tisch.
record-outcome = Das Ergebnis in der Aufzeichnung passt nicht zum Verlauf der Partie.
record-broken = Die Züge in dieser Aufzeichnung lassen sich nicht nachspielen.

## Files that say what is in the box

components-unreadable = { $file } lässt sich nicht lesen: { $detail }.
components-malformed = { $file } ist keine gültige Materialdatei.

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
table-starting = Die Partie beginnt gerade.
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
table-paused = Das Spiel pausiert.
table-not-paused = Das Spiel pausiert nicht.
refusal-covered = Ein Bot antwortet für dich. Nimm zuerst deinen Platz wieder ein.
motion-open = Eine andere Bitte ist noch offen.
motion-none = Es ist keine Bitte offen.
motion-nobody-away = Für diesen Platz kann kein Bot antworten.
motion-here = Diese Person ist am Tisch.
motion-early = An diesem Tisch kann ein Bot erst für jemanden antworten, wenn die Hälfte der Zeit vorbei ist.
motion-clock = Wähle eine Bedenkzeit.
motion-minutes = Wähle zwischen 1 und { $most } Minuten.
refusal-binding = Die anderen haben es gesehen, also gilt es.
server-locked = Dieser Tisch ist für Zuschauer geschlossen.
server-visitors-silent = An diesem Tisch chatten nur die Spieler.
refusal-held-already = Du hast schon um Zeit gebeten.
refusal-not-held = Du hast gerade nicht um Zeit gebeten.
refusal-not-urged = Gerade gibt es niemanden zu drängen.

## The database

storage-url = „{ $url }“ ist keine Adresse einer Datenbank. Gib sqlite:///DATEI oder postgresql://… an.
storage-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $detail }.
storage-driver = Der Treiber { $driver } ist nicht installiert.
storage-unreachable = Die Datenbank ist nicht erreichbar. Sie meldet: „{ $detail }“
storage-silent = Die Datenbank hat nicht rechtzeitig geantwortet.
storage-busy = Alle Verbindungen zur Datenbank sind belegt.
storage-corrupt = { $file } ist keine Datenbank oder ist beschädigt.
storage-damaged = Die Datenbank { $file } ist beschädigt. Sie meldet: „{ $detail }“ Spiel eine Sicherung zurück, oder rette mit dem Befehl .recover von sqlite3, was noch lesbar ist.
storage-unwritable = { $file } lässt sich nicht schreiben.
storage-in-use = Ein anderer Server benutzt { $file } schon. Beende ihn zuerst, oder wähle mit --database eine andere Datei.
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
fairness-attempts = Die Beiträge passen nicht zu den Fingerabdrücken, die vor dem Start festgelegt wurden.
fairness-late = Dieser Startversuch ist vorbei.
fairness-not-committed = Dieser Beitrag passt nicht zum Fingerabdruck, den dieser Platz vorher gezeigt hat.
fairness-by = Geprüft nach Protokoll { $protocol }.
# Against whom it is proven that nobody chose the draws. $proof: what proves it, this device or the record.
fairness-players = Gegenüber Spielern, auch allen zusammen: bewiesen. Sie kannten das Geheimnis des Servers nicht.
fairness-operator = Gegenüber einem Betreiber des Servers, der nicht mitspielt: { $proof ->
    [device] bewiesen durch den Beitrag dieses Geräts.
    [record] bewiesen, wenn ein Beitrag vom Gerät eines Spielers kam.
   *[nothing] nicht bewiesen. Kein Gerät hat etwas beigetragen.
}
fairness-operator-plays = Gegenüber einem Betreiber, der mitspielt: { $proof ->
    [device] bewiesen. Bevor dieses Gerät seinen Beitrag offenlegte, hatte es alles notiert, wovon die Ziehungen abhängen.
    [record] nur für einen Spieler bewiesen, dessen Gerät am letzten Start teilnahm, und nur auf der Fairness-Seite dieses Geräts.
   *[nothing] nicht bewiesen. Er hätte die Ziehungen aussuchen können.
}
fairness-all = Gegenüber einem Betreiber zusammen mit allen, deren Geräte teilnahmen: nicht bewiesen. Nichts kann das beweisen.
# $number counts the attempts to start the game; $names are the players whose contribution was missing.
fairness-void = Start { $number } war ungültig und wurde wiederholt, weil ein Beitrag fehlte: { $names }.
fairness-limits = Nicht geprüft: wer verdeckte Karten sah, Namen, die Antworten der Spieler und zusätzliche Felder in der Datei. Ein Betreiber kann einmal einen neuen Start erzwingen, aber alle sehen es, und es steht in der Aufzeichnung.
fairness-cut = Diese Aufzeichnung endet vor dem Ende der Partie: Die Partie wurde verlassen, oder die Aufzeichnung wurde gekürzt.

## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, the id of a rule
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = geld, bargeld, scheine, dollar, wie viel geld
topic-notes = notizen, notizbuch, was habe ich gesehen
topic-score = punkte, stand, wertung, vermögen, wer gewinnt, wer hat gewonnen
topic-table = tisch
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
question-unknown = „{ $text }“ verstehe ich leider nicht. Versuch es mit „Hilfe“.
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
    coach      ein Vorschlag; nur allein gegen Bots oder mit --hints
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
# The list of installed games. $listed are bots, parts such as “codec”, or codes of languages.
cli-games-bots = Stufen der Bots: { $listed }
cli-games-offers = Außerdem: { $listed }
cli-games-languages = Sprachen: { $listed }
# $name is a game, $source a package or a folder, $reason an error in English.
cli-games-left-out = { $name } ({ $source }) lässt sich nicht laden: { $reason }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = Du hast jetzt nichts zu spielen. Drück trotzdem Enter, damit es niemand merkt.
cli-not-understood = „{ $text }“ ist hier keine Antwort. Tippe ? für Hilfe.
# $command is what to type.
cli-left = Die Partie bleibt erhalten. Weiter geht es mit: { $command }
cli-saved = Noch einmal ansehen mit: { $command }
cli-to-verify = Um zu prüfen, dass niemand geschummelt hat: { $command }
# Printed before the game. $commitment is the hash of the secret that all dice and cards follow from.
cli-committed = Alle Würfel und Karten stammen aus einem Geheimnis mit diesem SHA-256-Fingerabdruck: { $commitment }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [one] Die einzige Ziehung dieser Partie stimmt.
   *[other] Alle { $draws } Ziehungen dieser Partie stimmen.
}
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
cli-arena-stopped = Angehalten. Die Tabelle zeigt die Partien bis hierher. Mit --file DATEI geht es beim nächsten Mal dort weiter.
cli-arena-resume = Angehalten. Derselbe Befehl macht mit { $file } weiter.
# A record that is not stored: its file, and the sentence that says why.
cli-import-refused = { $file }: { $detail }
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

cli-step = Zug { $number }/{ $count }. Enter: weiter, z: zurück, 50: dorthin, a: abspielen, q: Ende
# The replay plays by itself.
cli-step-playing = Zug { $number } von { $count }. Läuft; Enter: anhalten
# $text is what was typed.
cli-step-unknown = „{ $text }“ bewirkt hier nichts.
cli-step-none = Nach Zug { $count } kommt keiner mehr.
cli-simulating = Läuft
cli-simulate-speed = { $rate } Partien/s
cli-simulated = { $games ->
    [one] Eine Partie, { $decisions } Entscheidungen, { $rate } Entscheidungen pro Sekunde.
   *[other] { $games } Partien, { $decisions } Entscheidungen, { $rate } Entscheidungen pro Sekunde.
}
cli-simulate-bot = Bot
cli-simulate-seat = Nach Platz
cli-arena-rating = Wertung
cli-arena-above = Über
cli-arena-step = Stufe
cli-simulate-head-wins = Siege
cli-simulate-head-rate = Siegquote
cli-simulate-head-interval = 95-%-Intervall
cli-simulate-head-points = Mittel
cli-simulate-head-without-luck = Ohne Glück
cli-simulate-head-forfeits = Ausfälle
cli-forfeited = { $bot } ist in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} ausgefallen und dort Letzter. Beim ersten Mal: { $reason }
cli-reviewing = Die Partie wird ausgewertet
cli-review-player = Spieler
cli-review-you = Du
cli-review-head-start = Anfang
cli-review-head-luck = Glück
cli-review-head-own = Eigene Wahl
cli-review-head-others = Wahl der anderen
cli-review-head-result = Ergebnis
cli-review-round = Runde
cli-review-turning-points = Wendepunkte
cli-review-improvements = Bessere Entscheidungen
cli-review-none = Keine.
cli-review-choice = { $chosen }. Besser: { $better }

## The coach

# $best, $chosen: per cent
coach-why-chance = Mit der besseren Wahl gewinnt man in { $best } % der Fälle, mit dieser in { $chosen } %.
coach-suggestion-most = Von allen Antworten dürfte sie dir am meisten bringen.
coach-less-than-hoped = Weniger als erhofft:
coach-better-than-feared = Besser als befürchtet:
coach-chose = { $seat } wählt: { $answer }.
coach-chose-you = Du wählst: { $answer }.
coach-suggestion = Der Coach schlägt vor: { $answer }.
coach-people = Der Coach hilft nur, wenn du allein gegen Bots spielst oder wenn Vorschläge an diesem Tisch erlaubt sind.
chances-people = Wo Menschen mitspielen, werden die Siegchancen erst nach der Partie gezeigt.
review-basis = Nach der Partie geschätzt, mit allen Karten.
review-knowledge = Beurteilt nach dem, was der Spieler damals wusste.
review-sum = Anfang, Glück und Entscheidungen ergeben zusammen genau das Ergebnis. Glück und Entscheidungen in Prozentpunkten (PP).
# $change is a signed difference of two percentages, such as “+12.1”: percentage points, shortened.
percentage-points = { $change } PP
server-hints-agreed = Vorschläge kann man nur erlauben, bevor sich andere hinsetzen.

## The server: what is wrong with a request

server-unknown = Hier ist nichts.
server-unknown-host = Unter diesem Namen antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen mit --origin hinzufügen.
server-malformed = Diese Anfrage lässt sich nicht lesen.
server-method = Das geht hier nicht.
server-too-large = Das ist zu lang.
server-request = Diese Anfrage lässt sich nicht erfüllen.
server-failure = Bei uns ist etwas schiefgegangen. Nichts hat sich geändert.
server-storage = Der Server kann gerade nichts speichern, deine letzte Aktion zählt deshalb nicht. Versuch es gleich noch einmal.
server-reading = Der Server erreicht seine Datenbank gerade nicht. Versuch es gleich noch einmal.
server-damaged = Die Datenbank des Servers ist beschädigt, deshalb lässt sich das nicht lesen oder speichern. Wer den Server betreibt, muss sie reparieren.
server-descriptors = Der Server hat gerade keine freien Verbindungen.
server-too-many = Zu viel auf einmal. Warte einen Moment.
server-too-many-sockets = Von deiner Adresse sind schon { $most } Verbindungen offen. Schließe zuerst einen anderen Tab dieser Seite.
server-busy = Der Server ist stark ausgelastet und öffnet gerade keine weiteren Tische. Versuch es in einer Minute noch einmal.
# $known lists the games.
server-unknown-game = „{ $game }“ wird hier nicht gespielt. Es gibt: { $known }.
server-no-lesson = Für { $game } gibt es noch keine Einführung.
server-no-rulebook = Für { $game } gibt es noch keine Spielregeln.
server-name = Ein Name hat 1 bis { $most } Zeichen.
server-name-taken = So heißt an diesem Tisch schon jemand.
server-title = Der Name eines Tisches hat höchstens { $most } Zeichen.
server-hat = Die Hüte haben die Nummern 1 bis { $most }.
server-clock = Die Bedenkzeit muss 1 bis { $most } Sekunden pro Entscheidung betragen.
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
server-player-here = Diese Person ist am Tisch. Einen neuen Platzcode gibt es nur, solange jemand weg ist.
server-seat-of-player = Dieser Platz gehört jemandem. Solange jemand weg ist, können die Anwesenden einen Bot antworten lassen.
server-wait-for-player = Die Person von diesem Platz kann noch zurückkommen. Der neue Platzcode gilt in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
server-one-seat-a-device = Dieses Gerät hat an diesem Tisch schon eine Aufgabe. Einen weiteren Platz kann es nur übernehmen, wenn der Tisch für ein gemeinsames Gerät eröffnet wurde.
server-not-over = Die Partie ist noch nicht zu Ende.
server-chat = Sende einen der fertigen Sätze oder eine Zeile Text.
server-chat-length = Eine Zeile hat 1 bis { $most } Zeichen.
server-hello-twice = Diese Verbindung hat sich schon gemeldet.
server-malformed-action = Diese Antwort lässt sich nicht lesen.
server-malformed-orders = Der Server kann diese Aufträge nicht lesen.
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
server-frame = Dieser Rückblick hat die Züge 0 bis { $most }.

## The page itself, before its script runs, and in search results and previews of links

page-description = Wildwest-Brettspiele im Browser: mit Freunden, an einem Gerät oder gegen Bots. Frei und quelloffen.
page-noscript = tinhorn braucht im Browser JavaScript. Im Terminal kommt { $command } ohne aus.
page-invitation = Du bist zu { $game } eingeladen
page-invitation-by = { $name } lädt dich zu { $game } ein

## At the table: what can be said with one click

chat-hello = Howdy, Leute!
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
settings-smtp = TINHORN_SMTP ist keine Adresse eines Mailservers. Sie sieht so aus: { $example }; Sonderzeichen im Passwort stehen als %40.

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

## A game that brings no words of its own

# $name: what is shown; $value: its value
plain-statement = { $name }: { $value }
plain-statement-of = { $seat }, { $name }: { $value }

## Notices for players who are away

notice-tables = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
notice-more = { $count ->
    [one] 1 weiterer Tisch
   *[other] { $count } weitere Tische
}
# $table is the name of a table, $what one of the sentences below.
notice-at = { $table }: { $what }
notice-turn = Du bist dran.
# $until is a day and a time.
notice-turn-until = Du bist dran bis { $until }.
notice-window = Du kannst jetzt reagieren.
notice-window-until = Du kannst reagieren bis { $until }.
notice-new-code = Für deinen Platz gibt es einen neuen Platzcode. Öffne den Tisch, um ihn zu behalten: Ab { $until } öffnet der Code deinen Platz auf einem anderen Gerät.
notice-full = Alle Plätze sind besetzt.
notice-playing = Das Spiel beginnt.
notice-wish = Die anderen fragen dich etwas am Tisch.
notice-over = Das Spiel ist zu Ende.
notice-rematch = Jemand möchte noch eine Partie mit dir spielen.
notice-test = Das ist ein Test. Hier erreichen dich Nachrichten.
notice-mail-code = Dein Code ist { $code }. Gib ihn am Tisch ein, um Nachrichten per E-Mail zu bekommen.
server-notices = Das kann dieser Server nicht senden.
server-notice-link = Das ist keine Adresse im Internet, die mit https:// beginnt.
server-notice-mail = Das ist keine E-Mail-Adresse.
server-notice-code = Das ist nicht der Code aus der E-Mail.
