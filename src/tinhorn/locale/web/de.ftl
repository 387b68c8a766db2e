### Deutsch. What the browser table says on its own: buttons, labels, settings. The games' sentences
### are in ../de.ftl. A seat's name is passed as $seat; amounts are banknotes, written by MONEY.
### Buttons are infinitives: „Mitspielen“, „Tisch eröffnen“.

## Anywhere

web-title = { $title } – tinhorn
web-title-turn = ● Du bist dran – { $title }
web-title-lobby = tinhorn
# How many tables wait for the reader.
web-title-waiting = ● { $count } – tinhorn
web-lobby = Lobby
web-to-lobby = tinhorn: zur Lobby
web-settings = Einstellungen
web-help = Hilfe
web-close = Schließen
web-cancel = Abbrechen
web-sure = Wirklich?
web-go-on = Weiter
web-less = Weniger
web-more = Mehr
web-back = Zurück
web-on = Vor
web-you = (du)
web-you-name = Du
web-seat-about = { $name }: alles Öffentliche zeigen
web-seat-story = Letzte Züge
web-only-you = nur für dich sichtbar
web-no-name = Dein Name
# An amount of banknotes where there is little room.
web-thousands = { $amount }k $
web-abandoned = Alle haben diesen Tisch verlassen, die Partie ist abgebrochen.
web-offline = Dieses Gerät ist offline. Ohne Verbindung geht nichts; die Seite versucht es von selbst weiter.
web-try-loading = Der Tisch wird in diese Seite geladen … { $percent } %
web-try-failed = Der Tisch konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
web-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
web-connection-lost = { $seconds ->
    [0] Die Verbindung ist weg. Neuer Versuch …
   *[other] Die Verbindung ist weg. Nächster Versuch in { $seconds } s; verloren ist nichts.
}
web-connection-offline = Dieses Gerät ist offline. Der Tisch wartet; die Seite verbindet sich von selbst wieder.

## The lobby

web-games = Spiele
web-tables = Tische
web-game-winchester = Winchester
web-game-winchester-line = Überbiete die anderen bei 19 Parzellen, behalte deine Ziele für dich und lass das Duell entscheiden, wenn nur zwei übrig sind.
web-game-winchester-time = 40 Min.
web-game-dicetown = Dice Town
web-game-dicetown-line = Würfle unter dem Becher, übernimm die Stadt Ort für Ort und verscherz es dir nicht mit dem Sheriff.
web-game-dicetown-time = 45 Min.
web-game-players = { $least } bis { $most } Spieler
# The name of a table that was given none.
web-table-of = Tisch von { $name }
web-play-now = Jetzt spielen
web-new-table = Neuer Tisch
web-join-code = Mit Code mitspielen
web-join = Mitspielen
web-your-tables = Deine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist kein Tisch offen. Eröffnest du einen?
web-continue = Weiter
web-sit-down = Hinsetzen
web-watch = Zusehen
web-lobby-title = Zwei Wildwest-Brettspiele, ein offener Tisch
web-lobby-what = Biete in Winchester um Land oder würfle in Dice Town um die Stadt: gegen Bots oder mit Freunden, an einem Gerät oder an vielen. Ganz ohne Konto.
web-watch-bots = Bots zusehen
web-watch-bots-title = Ein Spiel unter Bots
web-recent-games = Letzte Spiele
web-recent-replay = Ansehen
web-won-by = gewonnen von { $names }
web-status-seating = { $taken } von { $seats } am Tisch
web-status-playing = läuft
web-status-over = zu Ende
web-status-abandoned = verlassen

## A new table

web-new-table-of = Neuer Tisch: { $game }
web-table-title = Name des Tisches
web-players = Spieler
web-listed = In der Lobby zeigen
web-listed-note = alle hier können mitspielen
web-open-table = Tisch eröffnen

## The seating page

web-seats = Plätze
web-seat-open = Freier Platz
web-seat-waiting = wartet auf jemanden
web-bot-greenhorn = Greenhorn: freundlich, lernt noch
web-bot-deputy = Deputy: spielt solide
web-bot-marshal = Marshal: spielt stark
web-bot-legend = Legende: der stärkste Bot hier
web-bot-level = Spielstärke des Bots
web-bot-heuristic = Deputy: spielt solide
web-seat-absent = ein leerer Stuhl, der immer passt
web-empty-chair = Leerer Stuhl { $number }
web-seat-chair = Leerer Stuhl
web-bot-uniform = Zufall: macht irgendeinen erlaubten Zug
web-character = Charakter des Bots
web-character-tight = Sparsam: zahlt wenig
web-character-bold = Draufgängerisch: wagt viel
web-character-talkative = Gesprächig: redet gern
web-character-grudge = Nachtragend: zahlt es heim
web-character-steady = Ruhig: spielt geradlinig
web-seat-you = du
web-seat-host = hat den Tisch eröffnet
web-seat-person = am Tisch
web-here = da
web-away = nicht da
web-add-bot = Bot hinzufügen
web-remove = Entfernen
web-seats-edit = Plätze ändern
web-seats-done = Fertig
web-seat-add = Platz hinzufügen
web-seat-up = Nach oben
web-seat-down = Nach unten
web-seat-take-away = Diesen Platz entfernen
web-remove-sure = { $name } vom Tisch entfernen? Die Person erfährt davon.
# What the host may do with the other seats.
web-host-seats = Die anderen Plätze
web-host-open = Platz freigeben
web-host-bot = Bot spielen lassen
web-host-absent = Leer lassen
web-host-reissue = Neuer Code
web-host-sure = { $name } verliert den Platz auf dem eigenen Gerät und erfährt davon. Weiter?
web-host-code = Der Platz von { $name } lässt sich jetzt nur mit diesem Code einnehmen; auf dem bisherigen Gerät kann man nur noch zusehen. Gib den Code weiter:
web-given-away = Wer den Tisch eröffnet hat, hat deinen Platz vergeben. Hier kannst du nur noch zusehen.
web-absent = { $name } ist weg und am Zug. Es läuft keine Uhr, deshalb wartet die Partie.
web-absent-remind = Erinnern
web-absent-bot = Bot übernehmen lassen
web-absent-wait = Warten
web-absent-text = { $name }, du bist bei { $game } am Zug:
web-options = Tischoptionen
web-invite = Einladen
web-invite-note = wer den Link hat, darf sich dazusetzen
web-code = Code
web-qr = QR-Code des Links
web-copy = Link kopieren
web-copied = Kopiert
web-network-only-here = Nur dieser Rechner erreicht diesen Tisch.
web-network-open = Handys in diesem Haus mitspielen lassen
web-network-open-note = Dann kann jedes Gerät in deinem Netz diese Seite öffnen, bis du es abschaltest oder den Server beendest.
web-network-close = Handys wieder aussperren
web-network-close-note = Geräte in deinem Netz erreichen diesen Tisch.
web-network-lan = Um andere einzuladen, starte den Server mit --lan.
web-share-link = Link teilen
web-start = { $players ->
    [one] Allein starten
   *[other] Mit { $players } Spielern starten
}
web-start-bots = Mit Bots auffüllen und starten
web-start-few = { $missing ->
    [one] Dieses Spiel braucht mindestens { $least } Spieler: noch eine Person oder Bots.
   *[other] Dieses Spiel braucht mindestens { $least } Spieler: noch { $missing } Personen oder Bots.
}
web-wait-host = Es geht los, sobald der Tisch gestartet wird.
web-windows = Reaktionen
web-windows-timed = kurz, mit mehr Zeit auf Wunsch
web-windows-untimed = ohne Eile: auf alle warten
web-hints = Vorschläge des Trainers
web-hints-alone = allein mit Bots
web-hints-all = für alle
web-hints-agreed = An diesem Tisch darf jeder den Trainer um einen Vorschlag bitten.
web-hints-tag = Vorschläge erlaubt
web-wait-watching = Du schaust zu. Der Tisch erscheint hier, wenn die Partie beginnt.
web-door = Du bist zu { $game } eingeladen
web-door-by = { $name } lädt dich zu { $game } ein
web-door-watch = Nur zuschauen
web-clock = Bedenkzeit
web-clock-none = unbegrenzt
web-clock-live = { $seconds } s pro Entscheidung
web-clock-slow = { $days ->
    [0] { $hours ->
        [one] eine Stunde pro Entscheidung
       *[other] { $hours } Stunden pro Entscheidung
    }
    [one] ein Tag pro Entscheidung
   *[other] { $days } Tage pro Entscheidung
}
web-option-edition = Ausgabe
web-option-edition-2020 = Nummern von 2020
web-option-edition-2019 = Nummern von 2019
web-option-bonus = Bonusplättchen
web-option-bonus-open = offen
web-option-bonus-hidden = verdeckt
web-option-claims = Offene Ziele
web-option-claims-auto = automatisch
web-option-claims-manual = selbst beanspruchen
web-option-ledger = Geld
web-option-ledger-secret = geheim
web-option-ledger-helped = für die Spieler notiert
web-option-ledger-open = offen

## The table

web-table-opening = Der Tisch wird geöffnet …
web-now = Was gerade passiert
web-panels = Bereiche
web-your-turn = du bist dran
web-thinking = überlegt
web-undo = Zurücknehmen
web-window = Reaktionen
web-window-hold = Moment, vielleicht reagiere ich
web-window-release = Fertig, weiter
# $seats are the players who asked.
web-window-held = Um Bedenkzeit gebeten: { $seats }.
web-orders = Daueraufträge
web-orders-lead = Der Tisch antwortet für dich, wenn eine dieser Karten gespielt werden kann. Nur du siehst deine Aufträge, und niemand kann sie von einer Antwort unterscheiden.
web-orders-ask = frag mich
web-orders-play = immer spielen
web-orders-never = nie fragen
web-orders-least = Spielen, wenn die Beute mindestens so hoch ist
web-orders-clear = Alle Aufträge löschen
web-orders-count = { $count ->
    [0] Daueraufträge
    [one] Daueraufträge: 1
   *[other] Daueraufträge: { $count }
}
web-orders-stop = Nicht mehr fragen
web-time-left = Restzeit
web-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-story = Verlauf
web-story-filter = Verlauf filtern
web-story-all = Alles
web-story-money = Geld
web-story-me = Nur ich
web-story-chat = Chat
web-story-unread = Verlauf ({ $unread })


## Talk at the table

web-chat-text = Schreib etwas
web-chat-say = Senden
web-chat-phrases = Fertige Sätze, für alle übersetzt
web-chat-silence = Noch hat niemand etwas gesagt.
web-chat-spectator = Jemand, der zusieht
# Before the number of lines that were not read yet, for screen readers.
web-chat-unread = ungelesen:
web-chat-mute = Chat stummschalten
web-chat-unmute = Chat wieder einschalten
web-chat-muted = Der Chat ist an allen Tischen stumm.

web-sheet = Wertung
web-sheet-total = Summe
web-sheet-hands = Am Ende auf der Hand
web-sheet-counting = Das Spiel ist aus. Jetzt wird gezählt.
web-rank = { $rank }.
web-you-win = { $count ->
    [one] Du gewinnst
   *[other] Du teilst dir den Titel
}
web-they-win = { $count ->
    [one] { $winner_seats } gewinnt
   *[other] { $winner_seats } teilen sich den Titel
}
web-record = Aufzeichnung der Partie herunterladen, mit Nachweis der Ziehungen
web-rematch = Revanche
web-rematch-open = Eine Revanche wartet auf dich.

## The rules

web-rules = Regeln
web-rules-of = { $game }: Regeln
web-rules-contents = Inhalt
web-rules-find = In den Regeln suchen
web-rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Treffer.
   *[other] { $count } Treffer.
}
# Before the two marks below, which stand in the rules.
web-rules-note = Unsere Hausregeln, wo die Anleitungen schweigen:
web-rules-ours = Hausregel
web-rules-printed = Anleitung
web-rules-marked = Die Regeln, die jetzt wichtig sind, sind markiert.
web-rules-all = Alle Regeln
# The name of a button on the picture of a thing.
web-rule-of = Regel: { $thing }

## Learning a game

web-how = So wird gespielt
web-learn = Lernen
web-learn-of = { $game } lernen
web-learn-step = Schritt { $step } von { $steps }
web-learn-next = Weiter
web-learn-again = Neu beginnen
web-learn-leave = Verlassen
web-learn-do = Du bist dran: { $label }
web-learn-show = Mach es für mich
web-learn-skip = Überspringen
web-learn-watch = Sieh zu, was geschieht.
web-learn-other = Das ist erlaubt, aber diese Einführung geht anders weiter: { $label }. Danach spielst du, wie du willst.
web-learn-play-on = Weiterspielen
web-winchester-note-cash = Geldscheine auf der Hand. Sie bleiben bis jetzt geheim.
web-winchester-note-secret = Ein Geheimes Ziel bringt Geld für jede passende Parzelle oder jedes passende Plättchen.
web-winchester-note-plots = { MONEY(5) } für die meisten Parzellen. Bei Gleichstand entscheidet die größte zusammenhängende Gruppe.
web-winchester-note-total = Wer am reichsten ist, gewinnt. Bei Gleichstand: das meiste Bargeld, dann ein unbenutztes Duellplättchen.
web-dicetown-note-nuggets = 1 Punkt für jedes Nugget.
web-dicetown-note-bills = 1 Punkt für je { DOLLARS(2) }.
web-dicetown-note-star = 5 Punkte für den Spieler mit dem Sheriffstern.
web-dicetown-note-equipment = Ausrüstung aus dem General Store zählt ihren Wert. Aktionskarten zählen nichts.
web-dicetown-note-properties = Besitzrechte aus dem Rathaus zählen je 1 bis 5 Punkte.
web-dicetown-note-total = Die meisten Punkte gewinnen. Bei Gleichstand: die meisten Besitzrechte, dann entscheidet der Sheriff.

## The guide

web-guide-off = Tipps ausschalten

## The table in words

web-text-table = Textansicht
web-text-visual = Bildansicht
web-text-options = Was du tun kannst
web-text-nothing = Du bist gerade nicht gefragt.
web-text-mine = Dein Besitz
web-text-watching = Du siehst zu.
web-text-others = Die anderen
web-text-board-winchester = Auktion und Spielbrett
web-text-board-dicetown = Die Stadt
web-text-command = Antworten oder fragen
web-text-field = Deine Antwort oder Frage
web-text-note = Der Buchstabe einer Möglichkeit oder ihre Worte, Würfel nach ihren Bildern (10 A A) oder eine Frage wie „mein Geld“. „Hilfe“ sagt mehr.
web-text-send = Senden
web-text-sent = Antwort gesendet.
web-text-late = Inzwischen wird etwas anderes gefragt. Sieh noch einmal hin.
web-text-no-rule = Eine Regel { $rule } gibt es nicht.
web-text-story-keys = Mit den Pfeiltasten gehst du durch die Zeilen.
web-set-guide = Tipps
web-set-guide-note = zu jeder Frage ein Satz mehr
web-set-textTable = Tische als Text
web-set-textTable-note = für Screenreader und Braillezeilen

## Settings and help

web-my-seat = Mein Platz hier
web-recovery = Mit diesem Platzcode nimmst du deinen Platz auf ein anderes Gerät mit:
web-recover = Dein Platzcode
web-recover-do = Platz zurückholen
web-leave = Tisch verlassen
web-leave-sure = Ein Bot oder niemand übernimmt deinen Platz. Das lässt sich nicht rückgängig machen.

web-name = Name
web-hat = Dein Lieblingshut
web-hat-1 = Roter Cowboyhut
web-hat-2 = Blaue Melone
web-hat-3 = Gelber Sombrero
web-hat-4 = Anthrazitfarbener Zylinder
web-hat-5 = Lila Federhut
web-language = Sprache
# Each language by its own name, the same in every catalogue.
web-language-en = English
web-language-de = Deutsch
web-language-es = Español
web-language-fr = Français
web-language-it = Italiano
web-language-nl = Nederlands
web-language-pt = Português
web-set-theme = Farbschema
web-set-theme-system = System
web-set-theme-light = Hell
web-set-theme-dark = Dunkel
web-set-contrast = Kontrast
web-set-contrast-system = System
web-set-contrast-more = Mehr
web-set-textSize = Schriftgröße
web-set-textSize-100 = Normal
web-set-textSize-115 = Groß
web-set-textSize-130 = Größer
web-set-textSize-150 = Am größten
web-set-tempo = Tempo
web-set-tempo-slow = Langsam
web-set-tempo-normal = Normal
web-set-tempo-fast = Schnell
web-set-tempo-off = Aus
web-set-patterns = Muster
web-set-patterns-note = jeder Spieler hat außer der Farbe auch ein Muster
web-set-keys = Einzelne Tasten
web-set-keys-note = jeder Knopf zeigt seine Taste; ausgeschaltet tun Ziffern und Buchstaben nichts
web-set-unhurried = Keine Zeitlimits
web-set-unhurried-note = an Tischen, die du eröffnest
web-volume = Lautstärke
web-set-sound = Ton
web-set-sound-note = dein Zug, Gebote, Geld, Duelle
web-set-confirmDuel = Duell bestätigen
web-set-confirmDuel-note = der Knopf fragt noch einmal
web-set-confirmPass = Passen bestätigen
web-set-confirmPass-note = der Knopf fragt noch einmal
web-set-botChat = Bots reden
web-set-botChat-note = ab und zu ein Satz im Chat
web-set-chances = Siegchancen
web-set-chances-watching = Beim Zuschauen
web-set-chances-always = Auch allein mit Bots
web-set-chances-off = Aus
# $chances lists the players, each with a percentage.
web-chances = Siegchancen: { $chances }
web-chances-none = Die Siegchancen werden berechnet.
web-keys = Tastenkürzel
web-key-enter = Enter
web-key-enter-does = goldenen Knopf drücken; auf einem Würfel oder einer Karte: auswählen, noch einmal zum Bestätigen
web-key-figures = 1 … 9
web-key-figures-does = Knöpfe der Leiste drücken, der Reihe nach
web-key-space = Leertaste
web-key-space-does = das Nächste zeigen, was geschehen ist
web-key-escape = Esc
web-key-escape-does = abbrechen, schließen
web-key-arrows = ← →
web-key-arrows-does = zu den Würfeln, Karten und Feldern und von einem zum nächsten
web-key-tab = Tab
web-key-tab-does = von einem zum nächsten
web-key-timeline = T
web-key-timeline-does = zurückblicken; dort blättern ← →, Leertaste spielt ab, Ende oder Esc führt zurück zur Partie
# The key, as it is written on keyboards.
web-key-end = Ende
web-key-rules = R
web-key-rules-does = Regeln öffnen, beim Absatz, der jetzt wichtig ist
web-key-slash = /
web-key-slash-does = zum Eingabefeld der Textansicht
web-key-question = ?
web-key-question-does = diese Hilfe

## Winchester

web-winchester-progress = { $sold ->
    [19] Winchester · zu Ende
   *[other] Winchester · { $sold } von 19 verkauft
}
web-winchester-map = Spielbrett mit 19 Parzellen
web-winchester-plot = Parzelle { $plot }
web-winchester-plot-of = Parzelle { $plot }: { $seat }
web-winchester-plot-free = Parzelle { $plot }: nicht verkauft
web-winchester-desert = Wüste
web-winchester-prairie = Prärie
web-winchester-forest = Wald
web-winchester-token-movement = Bewegung
web-winchester-token-rumor = Gerücht
web-winchester-token-saloon = Saloon
web-winchester-token-hidden = verdeckt
web-winchester-plots = Parzellen
web-winchester-duel-token = Duellplättchen
web-winchester-duel-token-spent = Duellplättchen eingesetzt
web-winchester-tab-now = Jetzt
web-winchester-tab-mine = Meins
web-winchester-tab-shared = Ziele
web-winchester-just-now = Gerade eben

# Bidding
web-winchester-you-have = Du hast { MONEY($cash) }.
web-winchester-rumor-secrecy = Die anderen erfahren, welche Karte du ansiehst, aber nicht, was darauf steht.
web-winchester-standing = Höchstgebot
web-winchester-no-bid = noch keins
web-winchester-still-in = dabei
web-winchester-passed = gepasst
web-winchester-leads = führt mit
web-winchester-raise = Überbieten
web-winchester-other = Betrag …
web-winchester-your-bid = Dein Gebot
web-winchester-split = { MONEY($amount) } → { $rival_seats } je +{ MONEY($share) }, Saloon { MONEY($tip) }
web-winchester-can-pay = { $seat } kann { MONEY($cash) } zahlen
web-winchester-if-won = Wenn du sie kaufst
web-winchester-at-once = sofort
web-winchester-at-end = am Ende
web-winchester-up-to = bis zu
web-winchester-pass-later = Vorab passen
web-winchester-bid-limit = Für mich bieten bis
web-winchester-bid-limit-set = Bietet für dich bis
web-winchester-bid-limit-go = Für mich bieten
web-winchester-bid-limit-stop = Nicht mehr bieten
web-winchester-bid-limit-pass = Der Tisch bietet für dich bis { MONEY($amount) } und passt dann.
web-winchester-bid-limit-ask = Der Tisch bietet für dich bis { MONEY($amount) } und fragt dich dann.
web-winchester-bid-limit-out = Der Tisch passt für dich, wenn du an der Reihe bist.
web-winchester-then-pass = dann passen
web-winchester-then-ask = dann mich fragen

# Duel
web-winchester-duel-short = Duell
web-winchester-duel = Duell um Parzelle { $plot }
web-winchester-versus = gegen
web-winchester-bang = Peng
web-winchester-click = Klick
web-winchester-proof = Ziehung prüfen

# Movement
web-winchester-movement = Bewegung
web-winchester-movement-note = wähle ein Fahrzeug
web-winchester-locomotive = Lok
web-winchester-boat = Schiff
web-winchester-stops = Felder
web-winchester-square = Feld { $square }
web-winchester-stay = Feld { $square } (bleiben)
web-winchester-leave = Stehen lassen
web-winchester-stop-here = Auf Feld { $square } halten
web-winchester-stop-stay = Auf Feld { $square } lassen
web-winchester-pays-nobody = Hier verdient niemand etwas.
web-winchester-other-stops = Andere Felder

# Rumor
web-winchester-rumor = Gerücht
web-winchester-rumor-note = sieh dir eine Karte an
web-winchester-secret = { $position ->
    [1] erstes
   *[2] zweites
}
web-winchester-sites = Minen und Ranch
web-winchester-noted = Notiert
web-winchester-notebook = Notizbuch
web-winchester-notebook-empty = Notizbuch: leer
web-winchester-note-card = Parzelle { $plot }: { $amount ->
    [0] nichts
   *[other] { MONEY($amount) }
}

# Mine
web-winchester-cash = Bargeld
web-winchester-so-far = bisher { $items }: { MONEY($amount) }
web-winchester-worth = Vermögen jetzt
web-winchester-payments = Zahlungen
web-winchester-counts = { $objective }: { MONEY($each) } für jede dieser Parzellen
web-winchester-plot-counts = Parzelle { $plot }: { MONEY($amount) } für deine Geheimen Ziele
web-winchester-pays-forest = { MONEY(3) } pro Waldparzelle
web-winchester-pays-desert = { MONEY(3) } pro Wüstenparzelle
web-winchester-pays-prairie = { MONEY(3) } pro Prärieparzelle
web-winchester-pays-river = { MONEY(3) } pro Parzelle am Fluss
web-winchester-pays-rails = { MONEY(3) } pro Parzelle an den Gleisen
web-winchester-pays-saloon = { MONEY(5) } pro Parzelle rings um den Saloon
web-winchester-pays-mine = { MONEY(5) } pro Mine
web-winchester-pays-ranch = { MONEY(3) } für die Ranch und jede Parzelle ringsum
web-winchester-pays-rumor = { MONEY(3) } pro Gerüchteplättchen
web-winchester-pays-movement = { MONEY(3) } pro Bewegungsplättchen

# Shared objectives
web-winchester-shared = Offene Ziele
web-winchester-shared-note = für den Ersten
web-winchester-near = { $have }/{ $needs }
web-winchester-then = → { $then }/{ $needs } mit dieser Parzelle
web-winchester-closer = Diese freien Parzellen bringen dich näher: { $objective }
web-winchester-no-closer = Keine einzelne Parzelle bringt dich näher: { $objective }
web-winchester-taken = ging an { $seat }
web-winchester-taken-you = ging an dich
web-winchester-claim = Beanspruchen
web-winchester-claims-done = Fertig

# The score sheet
web-winchester-sheet-secret = { $position ->
    [1] Erstes Ziel
   *[2] Zweites Ziel
}
web-winchester-sheet-plots = Meiste Parzellen
web-winchester-sheet-plots-note = Parzellen · größte Gruppe
web-winchester-sheet-group = { $plots } · { $group }
web-winchester-sheet-lead = { MONEY($amount) }, vor { MONEY($next) }
web-winchester-tie-cash = { $ahead_seat } vor { $behind_seat }: Gleichstand bei { MONEY($total) }, mehr Bargeld ({ MONEY($more) } gegen { MONEY($less) }).
web-winchester-tie-cash-you = Du liegst vor { $behind_seat }: Gleichstand bei { MONEY($total) }, mehr Bargeld ({ MONEY($more) } gegen { MONEY($less) }).
web-winchester-tie-cash-to-you = { $ahead_seat } liegt vor dir: Gleichstand bei { MONEY($total) }, mehr Bargeld ({ MONEY($more) } gegen { MONEY($less) }).
web-winchester-tie-token = { $ahead_seat } vor { $behind_seat }: Gleichstand bei { MONEY($total) }, noch mit Duellplättchen.
web-winchester-tie-token-you = Du liegst vor { $behind_seat }: Gleichstand bei { MONEY($total) }, noch mit Duellplättchen.
web-winchester-tie-token-to-you = { $ahead_seat } liegt vor dir: Gleichstand bei { MONEY($total) }, noch mit Duellplättchen.

## Dice Town

web-dicetown-progress = Dice Town · Runde { $round }
web-dicetown-town = Die Stadt, Ort für Ort
web-dicetown-tab-tray = Dein Bereich
web-dicetown-tab-cards = Meine Karten
web-dicetown-as-it-stands = Zwischenstand
web-dicetown-so-far = mit den Würfeln bisher
web-dicetown-by-place = Ort für Ort
web-dicetown-to-bank = { $amount } für die Bank
web-dicetown-doc = für alle, die nichts beherrschen
web-dicetown-hands = Kombinationen
web-dicetown-best-first = beste zuerst
web-dicetown-cup = Unter dem Becher
web-dicetown-cup-closed = Der Becher ist zu. Die anderen wählen noch.
web-dicetown-committed = Du behältst { $dice }. Die anderen wählen noch.
web-dicetown-committed-none = Du behältst keinen. Die anderen wählen noch.
web-dicetown-aside = beiseite
web-dicetown-free = kostenlos
web-dicetown-too-dear = zu teuer
web-dicetown-keep = { $dice } behalten
web-dicetown-choose-dice = Würfel zum Behalten antippen
web-dicetown-choose = Wähle aus
web-dicetown-choose-you = Für dich selbst
web-dicetown-turn = Drehe einen deiner Würfel
web-dicetown-part-die = Dieser Würfel
web-dicetown-part-face = wird zu
web-dicetown-rob = Wähle, bei wem du ziehst
web-dicetown-part-victim = Von
web-dicetown-part-draw = Ziehen
web-dicetown-order = Tippe die Besucher der Reihe nach an
web-dicetown-part-order = Reihenfolge
web-dicetown-protect = { $count ->
    [one] Tippe das Besitzrecht an, das du schützt
   *[other] Tippe { $count } Besitzrechte an, die du schützt
}
web-dicetown-trim = { $count ->
    [one] Tippe den Würfel an, den du behältst
   *[other] Tippe die { $count } Würfel an, die du behältst
}
web-forced = Keine andere Wahl: { $choice }
web-dicetown-choosing = wählt
web-dicetown-ready = bereit
web-dicetown-your-dice = Deine Würfel
web-dicetown-you-have = Du hast { $amount }.
web-dicetown-sheriff = Sheriff
web-dicetown-bills = Scheine
web-dicetown-nuggets = Nuggets
web-dicetown-store-cards = General-Store-Karten
web-dicetown-properties = Besitzrechte
web-dicetown-safe = sicher
web-dicetown-cards = Deine Karten
web-dicetown-your-offer = Dein Angebot an den Sheriff
web-dicetown-of = von { $count }
web-dicetown-offer = Anbieten: { $goods }
web-dicetown-offer-nothing = Nichts anbieten
web-dicetown-offered = Du bietest { $goods }.
web-dicetown-sealed-offer = geheim, bis alle geboten haben; du zahlst nur, wenn du gewählt wirst
web-dicetown-desk = Beträge sind offen; die Karten sieht nur der Sheriff
web-dicetown-desk-yours = du bekommst das Angebot der gewählten Person; die anderen gehen zurück
web-dicetown-stake = Es geht um: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Gegen dich: { $rival_seats }
   *[other] Gegen dich: { $rival_seats }
}
web-dicetown-face = seht nur ihr beide
web-dicetown-sheet-lead = { $points } Punkte, vor { $next }
web-dicetown-tie-cards = { $ahead_seat } vor { $behind_seat }: Gleichstand bei { $points } Punkten, mehr Besitzrechte.
web-dicetown-tie-cards-you = Du liegst vor { $behind_seat }: Gleichstand bei { $points } Punkten, mehr Besitzrechte.
web-dicetown-tie-cards-to-you = { $ahead_seat } liegt vor dir: Gleichstand bei { $points } Punkten, mehr Besitzrechte.
web-dicetown-tie-sheriff = { $ahead_seat } vor { $behind_seat }: Gleichstand bei { $points } Punkten, der Sheriff hat entschieden.
web-dicetown-tie-sheriff-you = Du liegst vor { $behind_seat }: Gleichstand bei { $points } Punkten, der Sheriff hat entschieden.
web-dicetown-tie-sheriff-to-you = { $ahead_seat } liegt vor dir: Gleichstand bei { $points } Punkten, der Sheriff hat entschieden.
web-option-bribes = Bestechung
web-option-bribes-on = erlaubt
web-option-bribes-off = keine

## Draws that anyone can check

web-verify = Fairness prüfen
web-fair = Fairer Zufall
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Dieser Tisch hat sein Geheimnis festgelegt, bevor sich jemand gesetzt hat. Jeder Platz steuert eigenen Zufall bei, deshalb kann niemand Würfel, Karten oder Duelle manipulieren.
web-fair-more = Wie das geht
web-fair-contribution = Dein Beitrag: beliebige Worte
web-fair-give = Diese Worte verwenden
web-fair-given = Deine Worte sind jetzt Teil der Ziehungen.
web-fair-check = Prüfen
web-fair-title = Fairer Zufall
web-fair-title-table = Waren die Ziehungen am Tisch { $code } fair?
web-fair-working = Dein Browser rechnet alle Ziehungen nach …
web-fair-file = Aufzeichnung einer anderen Partie prüfen
web-fair-insecure = Dieser Browser berechnet Hashwerte nur auf einer sicheren Seite: Öffne den Tisch über https oder auf dem Rechner, auf dem er läuft, oder prüfe die Aufzeichnung mit dem Befehl unten.
web-fair-good = { $draws ->
    [one] Eine Ziehung nachgerechnet, sie stimmt. Niemand hat sie manipuliert.
   *[other] { $draws } Ziehungen nachgerechnet, alle stimmen. Niemand hat sie manipuliert.
}
web-fair-secret-wrong = Das Geheimnis passt nicht zum Fingerabdruck, der vor der Partie gezeigt wurde.
# $entry is the place in the record of the game.
web-fair-wrong = Eintrag { $entry } der Aufzeichnung passt nicht zur nachgerechneten Ziehung. Alles davor stimmt.
web-fair-commitment = Fingerabdruck, vor der Partie gezeigt
web-fair-secret = Geheimnis, danach veröffentlicht
# What a player added to the draws.
web-fair-added = Beitrag von { $name }
web-fair-as-seen = ✓ wie auf diesem Gerät gesehen
web-fair-not-as-seen = ✗ anders als auf diesem Gerät gesehen
web-fair-draws = { $draws ->
    [one] Eine Ziehung, Zahl für Zahl
   *[other] Alle { $draws } Ziehungen, Zahl für Zahl
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } von { $below }
# Above the list of draws, whose lines begin with words such as deal#1 or roll#3.
web-fair-labels = Jede Zeile: die Art der Ziehung, # und ihre Nummer, dann das Gezogene.
web-fair-differs = ergibt etwas anderes
web-fair-how = Wie das geht
web-fair-how-promise = Wird ein Tisch eröffnet, erzeugt der Server ein zufälliges Geheimnis und zeigt dessen Fingerabdruck. Von da an kann er es nicht mehr ändern, ohne dass es alle merken.
web-fair-how-add = Jeder Platz steuert eigenen Zufall bei. Dein Browser tut es von selbst; du kannst stattdessen beliebige Worte tippen.
web-fair-how-draw = Jeder Würfel, jede Karte und jedes Duell wird aus dem Geheimnis berechnet, aus allen Beiträgen und aus der Nummer der Ziehung. Nichts, was am Tisch geschieht, kann das ändern.
web-fair-how-publish = Ist die Partie zu Ende, wird das Geheimnis veröffentlicht, und jeder kann jede Ziehung nachrechnen. Diese Seite tut das in deinem Browser.
web-fair-proves = Was das beweist
web-fair-proves-what = Dass niemand die Ziehungen manipuliert hat: nicht der Server und kein Spieler. Es genügt, wenn eine einzige Person, die etwas beigetragen hat, ehrlich war: Dann konnte niemand das Ergebnis aussuchen.
web-fair-not = Was es nicht beweist
web-fair-not-looked = Dass der Betreiber des Servers nicht in die Karten gesehen hat. Spiel mit Leuten, denen du vertraust, oder betreib deinen eigenen Server.
web-fair-not-rules = Dein Browser rechnet die Zahlen nach; welche Karte zu einer Zahl gehört, entnimmt er den Regeln dieses Servers. Um auch das zu prüfen, führ auf deinem eigenen Rechner aus:
web-dice-title = Alle Würfel und Duelle bisher
web-dice-games = { $games ->
    [one] Gezählt ist eine von { $finished } beendeten Partien dieses Servers.
   *[other] Gezählt sind { $games } von { $finished } beendeten Partien dieses Servers.
}
# The name of a game, and what is counted there: dice, duels.
web-dice-caption = { $game }: { $what }
web-dice-what = Ergebnis
web-dice-seen = Wie oft
web-dice-expected = Erwartet
web-dice-too-few = Noch zu wenige, um etwas zu sagen.
# $share is a percentage.
web-dice-fair = Mindestens so ungleich fällt reiner Zufall in { $share } der Fälle aus. Kein Grund zur Sorge.
web-dice-rare = Mindestens so ungleich fällt reiner Zufall nur in { $share } der Fälle aus. Einen zweiten Blick wert.

## Replay

web-timeline = Zeitleiste
web-open-replay = Zurückblicken
web-story-to-frame = Zu diesem Moment
web-replay = Rückblick
web-replay-watch = Noch einmal ansehen
# $number of $count moments.
web-replay-frame = Rückblick: Zug { $number } von { $count }.
web-replay-goes-on = Die Partie geht weiter; du bist nicht dran.
web-replay-your-turn = Am Tisch bist du dran.
web-replay-now = Zurück zur Partie
web-replay-leave = Zurück an den Tisch
web-replay-play-on = Von hier als { $seat } weiterspielen
web-replay-hands = Geheimnisse
web-replay-steps = Schritte
web-replay-first = Zum Anfang: Pos1
web-replay-back = Ein Schritt zurück: Pfeil links
web-replay-play = Abspielen: Leertaste
web-replay-pause = Pause: Leertaste
web-replay-on = Ein Schritt vor: Pfeil rechts
web-replay-last = Zum Ende: Ende-Taste
web-replay-speed = Tempo
# $speed is 0.5, 1, 2 or 4.
web-replay-times = { $speed }×
web-replay-perspective = Sicht
web-replay-perspective-me = Wie ich es sah
web-replay-perspective-seat = Wie { $seat } es sah
web-replay-perspective-spectator = Als Zuschauer
web-replay-perspective-open = Alles offen
web-replay-link = Link zu Zug { $number }
# Where on the track; $progress is such as “Winchester · 7 of 19 sold”.
web-replay-at = { $progress }, Zug { $number } von { $count }
web-import-record = Aufzeichnung aus einer Datei öffnen

## Ways to sit

web-devices = Wie ihr spielt
web-devices-own = Eigene Geräte
web-devices-own-note = alle per Link
web-devices-pass = Ein Gerät
web-devices-pass-note = geht reihum
web-devices-screen = Großer Bildschirm
web-devices-screen-note = deine Hand auf dem Handy
web-sharing = Wer sich dieses Gerät teilt
web-sharing-name = Spieler { $number }
web-sharing-note = Wer sonst mitspielt, kommt über den Link oder ist ein Bot.
web-seat-shared = an diesem Gerät
web-share-name = Noch jemand an diesem Gerät
web-share = Hinzufügen

## A device that is passed around, and its curtain

web-cover = Verdecken
web-curtain-title = { $name }, nimm das Gerät – tinhorn
web-curtain-hand = Gib { $name } das Gerät
web-curtain-hold = { $name }: gedrückt halten und ansehen
web-curtain-again = Zum Ansehen noch einmal drücken
web-curtain-how = Knopf oder Leertaste halten, oder zweimal drücken. Vorher ist nichts zu sehen.
web-curtain-wait = Automatisch verdecken nach
web-curtain-look = Den Tisch gemeinsam ansehen
web-curtain-back = Tisch verdecken
web-curtain-seen = Fertig: verdecken
web-curtain-react = Will jemand reagieren?
web-curtain-react-note = Wer will, nimmt das Gerät. Gefragt sind alle hier, egal was sie auf der Hand haben.
web-curtain-skip-window = Niemand
web-curtain-first-look = { $name }, sieh dir deine Geheimen Ziele an. Danach wird am offenen Tisch geboten.
web-curtain-own-cards = { $name } sieht sich die eigenen Karten an.
web-curtain-to-table = Zum offenen Tisch
web-open-hats = Spieler an diesem Gerät
web-open-look = { $name }: meine Karten ansehen
web-open-undo = { $name }: meine Entscheidung zurücknehmen
web-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}

## My tables, and being told of my turn

# The names of those at this device whose turn it is.
web-turn-of = am Zug: { $names }
# $when is “3 hours ago”.
web-asked-since = gefragt { $when }
# $when is “in 2 days”.
web-asked-until = Zeit läuft { $when } ab
web-notice-turn = Du bist dran
web-notify = Benachrichtigen, wenn ich dran bin
web-notify-on = Benachrichtigung ist an
web-notify-note = Solange ein Tab mit tinhorn offen ist.
web-notify-denied = Dein Browser blockiert Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du sie erlauben.
web-screen-seats = Tisch und Plätze

## The big screen, and phones as hands

web-screen-join = Setz dich dazu oder sieh zu
web-screen-call = QR-Code mit dem Handy scannen, oder { $address } öffnen und den Code eintippen.
web-watching = { $count ->
    [one] { $count } sieht zu
    [20] 20 oder mehr sehen zu
   *[other] { $count } sehen zu
}
web-hand = Deine Hand
web-hand-cover = Meine Hand verdecken
web-hand-show = Meine Hand zeigen
web-hand-table = Ganzen Tisch zeigen
web-hand-nobody = Dieses Gerät hat hier keinen Platz.
web-watch-copy = Link zum Zusehen kopieren

## A seat that moves to another device

web-move-qr-show = QR-Code für das andere Gerät
web-move-qr = QR-Code, der deinen Platz auf ein anderes Gerät bringt
web-move-copy = Link für das andere Gerät kopieren
web-move-here = Den Platz von { $name } auf dieses Gerät holen?
web-move-note = Am Tisch „{ $title }“. Das andere Gerät kann von da an nur noch zusehen.
web-move-do = Hierher holen
web-move-not = Nur zusehen
web-moved-away = Der Platz von { $name } ist jetzt auf einem anderen Gerät oder auf dem Weg dorthin. Hier kannst du nur zusehen.

## How a finished game went

web-summary = Wie es lief
web-summary-of = { $title }: wie es lief
web-summary-net-worth = Wer wie viel hatte
web-summary-chart = Eine Linie für jeden Spieler, vom Anfang bis zum Ende. Die Zahlen stehen in der Tabelle darunter.
web-summary-table = Als Tabelle
web-summary-swings = Die größten Umschwünge
web-summary-look = Noch einmal ansehen
web-summary-luck = Glück
web-summary-picture = Als Bild teilen
web-summary-back = Zurück an den Tisch
web-review = Analyse
web-review-of = { $title }: Analyse
web-review-waiting = Das Spiel wird ausgewertet. Das dauert einen Moment.
web-review-chances = Gewinnchancen
web-review-basis = Nach dem Spiel geschätzt, mit allen Karten.
web-review-parts = Glück und Entscheidungen
web-review-sum = Anfang, Glück und Entscheidungen ergeben zusammen genau das Ergebnis.
web-review-start = Anfang
web-review-luck = Glück
web-review-own = Eigene Wahl
web-review-others = Wahl der anderen
web-review-result = Ergebnis
web-review-turning-points = Wendepunkte
web-review-by-chance = (Zufall)
web-review-better = Bessere Entscheidungen
web-review-knowledge = Beurteilt nach dem, was der Spieler damals wusste.
web-review-choice = { $chosen }. Besser: { $better }
web-review-none = Keine Entscheidung war deutlich schlechter als eine andere.
web-review-more = { $count ->
    [one] Eine weitere
   *[other] { $count } weitere
}
web-coach = Um einen Vorschlag bitten
web-net-worth-winchester = { MONEY($amount) }
web-net-worth-dicetown = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Parzellen verkauft
web-round-dicetown = Runde
web-luck-winchester = Gewonnene Duelle, verglichen mit der erwarteten Hälfte.
web-luck-winchester-tries = Duelle
web-luck-dicetown = Gleiche Würfel nach jedem Wurf, zusammen mit den beiseitegelegten, verglichen mit dem Durchschnitt.
web-luck-dicetown-tries = Würfe
web-luck-got = Ergebnis
web-luck-difference = Unterschied

## Was Schritt für Schritt gezeigt wird

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-beat-next = Weiter
web-beat-faster = Schneller
web-beat-plot = Parzelle { $plot } wird versteigert.
web-beat-sold = Verkauft! { $seat } kauft Parzelle { $plot }.
web-beat-sold-you = Verkauft! Du kaufst Parzelle { $plot }.
web-beat-sold-mark = Verkauft!
web-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-beat-paid = { $share ->
    [0] { $seat } zahlt dem Saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] { $seat } zahlt allen anderen je { MONEY($share) }.
       *[other] { $seat } zahlt allen anderen je { MONEY($share) }, dem Saloon { MONEY($tip) }.
    }
}
web-beat-paid-you = { $share ->
    [0] Du zahlst dem Saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] Du zahlst allen anderen je { MONEY($share) }.
       *[other] Du zahlst allen anderen je { MONEY($share) }, dem Saloon { MONEY($tip) }.
    }
}
web-beat-boat = { $seat } schickt das Schiff auf Feld { $square }.
web-beat-boat-you = Du schickst das Schiff auf Feld { $square }.
web-beat-locomotive = { $seat } schickt die Lokomotive auf Feld { $square }.
web-beat-locomotive-you = Du schickst die Lokomotive auf Feld { $square }.
web-beat-card = { $amount ->
    [0] Die Karte bringt { $seat } nichts.
   *[other] Die Karte bringt { $seat } { MONEY($amount) }.
}
web-beat-card-you = { $amount ->
    [0] Die Karte bringt dir nichts.
   *[other] Die Karte bringt dir { MONEY($amount) }.
}
web-beat-objective = { $seat } gewinnt { MONEY($amount) }: { $objective }
web-beat-objective-you = Du gewinnst { MONEY($amount) }: { $objective }
web-beat-pays = Peng! { $seat } zahlt { MONEY($amount) }
web-beat-pays-you = Peng! Du zahlst { MONEY($amount) }
web-beat-over = Die Partie ist zu Ende.
web-beat-roll = Schütteln und würfeln!
web-beat-reveal = Alle Becher hoch!
web-beat-last = Die letzten Würfel!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-beat-why = { $why }: { $what }
web-beat-faces = { $count ->
    [1] Einmal { $face }
    [2] Zweimal { $face }
    [3] Dreimal { $face }
    [4] Viermal { $face }
   *[other] Fünfmal { $face }
}
web-beat-sheriff = Der Sheriff entscheidet
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-beat-led = { $why }, { $seat }: { $what }
web-beat-led-you = { $why }, du: { $what }
web-beat-leads = { $why }: { $seat }
web-beat-leads-you = { $why }: du
web-beat-gain = { $seat }: { $what }
web-beat-gain-you = Du: { $what }
web-beat-nuggets = { $count ->
    [one] +1 Nugget
   *[other] +{ $count } Nuggets
}
web-beat-bills = +{ DOLLARS($count) }
web-beat-cards = { $count ->
    [one] +1 Karte
   *[other] +{ $count } Karten
}
web-beat-draws = { $count ->
    [one] 1 Karte gezogen
   *[other] { $count } Karten gezogen
}
web-beat-properties = { $count ->
    [one] +1 Besitzrecht
   *[other] +{ $count } Besitzrechte
}
web-beat-star = der Stern
web-beat-visits = { $visitor_seats }
