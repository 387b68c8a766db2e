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
web-less = Weniger
web-more = Mehr
web-back = Zurück
web-you = (du)
web-you-name = Du
web-seat-about = { $name }: zeigen, was alle sehen dürfen
web-seat-story = Letzte Züge
web-only-you = nur für dich sichtbar
web-no-name = Dein Name
# An amount of banknotes where there is little room: with “$” behind it, it would not fit a plate on the map.
web-thousands = { $amount } Tsd.
web-abandoned = Alle haben diesen Tisch verlassen, die Partie ist abgebrochen.
web-not-started = Diese Partie hat nicht begonnen: Zwei Starts sind gescheitert, weil ein Gerät seinen Beitrag zu den Ziehungen nicht geliefert hat. Öffne einen neuen Tisch.
web-offline = Dieses Gerät ist offline. Tische brauchen eine Verbindung; die Seite versucht es weiter.
web-offline-still = Einführungen und Regeln lassen sich trotzdem öffnen.
web-try-loading = Der Tisch wird geladen … { $percent } %
web-try-failed = Der Tisch konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
web-unreachable = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
web-connection-lost = { $seconds ->
    [0] Die Verbindung ist weg. Neuer Versuch …
   *[other] Die Verbindung ist weg. Nächster Versuch in { $seconds } s; verloren ist nichts.
}
web-connection-offline = Dieses Gerät ist offline. Die Partie wartet; die Seite verbindet sich von selbst wieder.
web-answer-waiting = Deine Antwort wartet darauf, gesendet zu werden.

## The lobby

web-games = Spiele
web-tables = Tische
web-game-players = { $least } bis { $most } Spieler
# The name of a table that was given none.
web-table-of = Tisch von { $name }
web-play-now = Jetzt spielen
web-new-table = Neuer Tisch
web-join-code = Mit Code mitspielen
web-join = Mitspielen
web-your-tables = Deine Tische
web-against = gegen { $names }
web-tidy = Aufräumen
web-tidy-away = „{ $title }“ ausblenden
web-tidied =
    { $tables ->
        [one] Ein Tisch ist ausgeblendet.
       *[other] { $tables } Tische sind ausgeblendet.
    }
web-tidy-back = Wieder anzeigen
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist kein Tisch offen. Eröffnest du einen?
web-continue = Weiter
web-sit-down = Hinsetzen
web-watch = Zusehen
web-lobby-title = Zwei Wildwest-Brettspiele, direkt im Browser
web-lobby-what = Biete um Land oder würfle um die Stadt: gegen Bots oder mit Freunden, an einem Gerät oder an vielen. Ganz ohne Konto.
web-watch-bots = Bots zusehen
web-watch-bots-title = Eine Partie unter Bots
web-my-games = Meine Partien
web-my-games-none = Auf diesem Gerät ist noch keine Partie zu Ende.
web-my-games-won = { $won } von { $played } gewonnen
web-my-games-beaten = Du hast { $count } Partien gegen Bots der Stufe { $level } gewonnen.
web-my-games-aim = Nächstes Ziel: { $level }
web-beat-deputy = Als Nächstes: den Deputy schlagen
web-beat-marshal = Als Nächstes: den Marshal schlagen
web-beat-legend = Als Nächstes: die Legende schlagen
web-my-games-place = Platz { $place }, { $points } Punkte
web-my-games-left = vorzeitig verlassen
web-my-games-export = Als Datei speichern
web-my-games-import = Aus einer Datei hinzufügen
web-my-games-not = Diese Datei enthält keine Liste von Partien.
web-my-games-forget = Alle vergessen
web-recent-games = Letzte Partien
web-recent-replay = Ansehen
web-won-by = gewonnen von { $names }
web-won-you = du hast gewonnen
web-status-seating = { $taken } von { $seats } am Tisch
web-status-playing = läuft
web-status-over = zu Ende
web-status-abandoned = verlassen

## A new table

web-new-table-of = Neuer Tisch: { $game }
web-table-title = Name des Tisches
web-table-title-note = Gäste lesen ihn in der Einladung.
web-others = Andere Plätze
web-others-open = frei: für Menschen
web-others-note = Bots gibt es in vier Stufen; bis zum Spielbeginn kannst du sie ändern.
web-players = Spieler
web-players-note = Bis zum Spielbeginn kannst du Plätze hinzufügen und wegnehmen.
web-listed = In der Lobby zeigen
web-listed-note = alle hier können mitspielen
web-open-table = Tisch eröffnen

## The seating page

web-seats = Plätze
web-seat-open = Freier Platz
web-seat-waiting = wartet auf jemanden
web-seat-kept = für { $name } freigehalten
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
web-host-sure-away = Alle erfahren, dass du einen neuen Platzcode für { $name } erstellst. Er gilt nicht, wenn { $name } rechtzeitig zurückkommt. Weiter?
web-host-code = Mit diesem Code lässt sich der Platz von { $name } auf einem anderen Gerät einnehmen, solange { $name } nicht zurück ist. Gib den Code weiter:
web-host-code-away = Vorerst behält das Gerät von { $name } den Platz. Bleibt { $name } weg, öffnet dieser Code den Platz in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}. Gib ihn weiter:
web-given-up = Du hast deinen Platz aufgegeben. Hier kannst du nur noch zusehen.
web-absent = { $name } ist weg, aber am Zug. Die Bedenkzeit ist unbegrenzt, deshalb wartet die Partie.
# A player is away; their time ends at $until, such as “until tomorrow, 14:12”.
web-absent-until = { $name } ist weg, aber am Zug: { $until }.
web-absent-live = { $name } ist weg.
web-absent-remind = Erinnern
web-covered-you = Bis du zurück bist, antwortet ein Bot für dich.
web-back-do = Ich bin zurück
web-absent-cover = Solange einen Bot antworten lassen
web-paused = Pause seit { $time }
web-pause-do = Um eine Pause bitten
web-continue-do = Weiterspielen
web-clock-do = Um diese Bedenkzeit bitten
web-motion-pause = { $name } bittet um eine Pause.
web-motion-continue = { $name } möchte weiterspielen.
web-motion-clock = { $name } bittet um diese Bedenkzeit: { $clock }.
web-motion-cover = { $name } bittet darum, dass solange ein Bot für { $absent } antwortet.
web-motion-undo = { $name } möchte die letzte Antwort zurücknehmen.
web-motion-yes = Zustimmen
web-motion-no = Nein
web-motion-withdraw = Zurückziehen
web-motion-waits = Alle anderen müssen zustimmen.
web-absence = Wenn jemand nicht da ist
web-absence-note = Was geschieht, solange das Spiel auf jemanden wartet, der nicht da ist.
web-absence-wait = warten wir
web-absence-minutes = antwortet nach { $time } ein Bot
web-absence-limits = antwortet ein Bot, wenn die Zeit zweimal abläuft
web-host-decides = Wer den Tisch eröffnet, entscheidet
web-host-decides-note = Nur wer den Tisch eröffnet hat, unterbricht die Partie, setzt sie fort und ändert die Bedenkzeit.
web-until-today = bis { $time }
web-until-tomorrow = bis morgen, { $time }
web-until-day = bis { $day }, { $time }
web-recovery-show = Code für ein anderes Gerät zeigen
web-binding = Gesagt ist gesagt
web-binding-note = Niemand nimmt zurück, was die anderen gesehen haben.
web-consent = Außer wenn alle zustimmen
web-consent-note = Jemand fragt, und alle anderen müssen zustimmen.
web-taking = Zurücknehmen, was andere gesehen haben
web-taking-none = darf niemand
web-taking-consent = nur wenn alle zustimmen
web-taking-free = ist erlaubt
web-pausing = Pausen und andere Bedenkzeit
web-pausing-all = Alle Spieler müssen zustimmen
web-visitors = Zuschauer
web-visitors-note = Was alle dürfen, die den Tisch ohne eigenen Platz öffnen.
web-visitors-chat = dürfen zusehen und chatten
web-visitors-silent = dürfen nur zusehen
web-visitors-none = bleiben draußen
web-absent-wait = Warten
# What a returning player has missed. $since is a day and a time.
web-missed = Während du weg warst
web-missed-since = Seit { $since }
web-missed-show = Zeigen
web-missed-on = Weiter
web-missed-mark = Neu seit { $since }
# How an answer in the story came about, if nobody clicked.
web-how-clock = (Zeit abgelaufen)
web-how-order = (dein Auftrag)
web-how-bot = (ein Bot hat geantwortet)
web-absent-text = { $name }, du bist bei { $game } am Zug:
web-options = Tischoptionen
web-invite = Einladen
web-invite-note = wer den Link hat, darf sich dazusetzen
web-code = Code
web-qr = QR-Code des Links
web-copy = Link kopieren
web-copy-secret = Geheimnis kopieren
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
web-wait-host = Warten auf den Start.
web-windows = Reaktionen
web-windows-note = Wie lange das Spiel auf Karten wartet, die außer der Reihe gespielt werden dürfen.
web-windows-timed = kurz; auf Wunsch mehr Zeit
web-windows-untimed = ohne Eile: auf alle warten
web-hints = Vorschläge vom Coach
web-hints-note = Der Coach schlägt eine Antwort vor und sagt, warum.
web-hints-alone = nur allein gegen Bots
web-hints-all = für alle
web-hints-agreed = An diesem Tisch dürfen alle den Coach um einen Vorschlag bitten.
web-hints-tag = Vorschläge erlaubt
web-wait-watching = Du siehst zu. Der Tisch erscheint hier, wenn die Partie beginnt.
web-door-watch = Nur zusehen
web-clock = Bedenkzeit
web-clock-note = Wer die Zeit überschreitet, passt oder tut das Erlaubte, das am wenigsten kostet.
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
web-window-urge = Weiter bitte
web-window-urged = „Weiter bitte“: { $seats }.
web-orders = Während ich weg bin
web-orders-short = Aufträge
web-orders-remove = Löschen: { $order }
web-orders-ask = frag mich
web-orders-clear = Alle Aufträge löschen
web-orders-about = Deine Aufträge antworten für dich, auch wenn diese Seite geschlossen ist. Nur du siehst sie, und niemand merkt, dass du nicht selbst geantwortet hast.
web-orders-save = Aufträge speichern
web-orders-now = Jetzt: { $answer }
web-orders-now-asked = Jetzt: Du wirst gefragt.
web-orders-now-none = Du wirst gerade nichts gefragt.
web-orders-count = { $count ->
    [0] Aufträge
    [one] Aufträge: 1
   *[other] Aufträge: { $count }
}
web-time-left = Restzeit
web-plain-now = Jetzt
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
web-chat-spectator = Zuschauer
# Before the number of lines that were not read yet, for screen readers.
web-chat-unread = ungelesen:
web-chat-mute = Chat stummschalten
web-chat-unmute = Chat wieder einschalten
web-chat-muted = Der Chat ist an allen Tischen stumm.
web-sheet = Wertung
web-sheet-total = Summe
web-sheet-hands = Am Ende auf der Hand
web-sheet-ranks = Rangliste
web-sheet-counting = Die Partie ist zu Ende. Jetzt wird gezählt.
web-rank = { $rank }.
web-you-win = { $count ->
    [one] Du gewinnst
   *[other] Du teilst dir den Sieg
}
web-they-win = { $count ->
    [one] { $winner_seats } gewinnt
   *[other] { $winner_seats } teilen sich den Sieg
}
web-record = Aufzeichnung mit Nachweis herunterladen
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
web-refusal-rule = Regel
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

## The guide

web-guide-off = Tipps ausschalten
web-first-deal-go = Los geht’s

## The table in words

web-text-table = Textansicht
web-text-visual = Bildansicht
web-text-options = Was du tun kannst
web-text-nothing = Du bist gerade nicht gefragt.
web-text-mine = Dein Besitz
web-text-watching = Du siehst zu.
web-text-board = Der Tisch
web-text-others = Die anderen
web-text-command = Antworten oder fragen
web-text-field = Deine Antwort oder Frage
web-text-note = Der Buchstabe einer Möglichkeit oder ihre Worte, Würfel nach ihren Bildern (10 A A) oder eine Frage wie „mein Geld“. „Hilfe“ sagt mehr.
web-text-send = Senden
web-text-sent = Antwort gesendet.
web-text-late = Inzwischen wird etwas anderes gefragt. Sieh noch einmal hin.
web-text-no-rule = Eine Regel { $rule } gibt es nicht.
web-text-story-keys = Mit den Pfeiltasten gehst du durch die Zeilen.
web-set-guide = Tipps
web-set-guide-note = ein kurzer Tipp zu jeder Entscheidung
web-set-textTable = Tische als Text
web-set-textTable-note = für Screenreader und Braillezeilen

## Settings and help

web-table = Tisch
web-my-seat = Mein Platz hier
web-recovery = Mit diesem Platzcode nimmst du deinen Platz auf ein anderes Gerät mit:
web-recover = Dein Platzcode
web-seat-code = Ich habe einen Platzcode
web-recover-do = Platz zurückholen
web-leave = Tisch verlassen
web-leave-bot = Ein Bot übernimmt sofort deinen Platz. Das lässt sich nicht rückgängig machen.
web-leave-default = Dein Platz bleibt von jetzt an leer. Das lässt sich nicht rückgängig machen.
web-leave-ends = Die Partie endet hier. Das lässt sich nicht rückgängig machen.
web-leave-frees = Dein Platz ist sofort wieder frei.
web-leave-closes = Der Tisch wird sofort geschlossen. Das lässt sich nicht rückgängig machen.
web-name = Name
web-hat = Dein Hut
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
web-set-tempo-off = Ohne Animation
web-set-patterns = Muster
web-set-patterns-note = jeder Spieler hat außer der Farbe auch ein Muster
web-set-keys = Kürzel mit einer Taste
web-set-keys-note = jeder Knopf zeigt seine Taste; ausgeschaltet tun Ziffern und Buchstaben nichts
web-set-unhurried = Unbegrenzte Bedenkzeit
web-set-unhurried-note = an Tischen, die du eröffnest
web-volume = Lautstärke
web-set-sound = Ton
web-set-sound-note = dein Zug, Gebote, Geld, Duelle
web-set-botChat = Bots reden
web-set-botChat-note = ab und zu ein Satz im Chat
web-set-chances = Siegchancen
web-set-chances-watching = Beim Zusehen
web-set-chances-off = Aus
# $chances lists the players, each with a percentage.
web-chances-basis = Siegchancen nach dem, was alle sehen
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
web-key-tab-does = zum nächsten Bedienelement
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

## Draws that anyone can check

web-verify = Fairness prüfen
web-fair = Fairer Zufall
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Der Server hat sein Geheimnis festgelegt, bevor sich jemand gesetzt hat. Jeder Platz steuert eigenen Zufall bei, deshalb kann niemand Würfel, Karten oder Duelle manipulieren.
web-fair-more = Wie das geht
web-fair-contribution = Dein Beitrag: beliebige Worte
web-fair-give = Diese Worte verwenden
web-fair-given = Deine Worte sind jetzt Teil der Ziehungen.
web-fair-check = Prüfen
web-fair-title = Fairer Zufall
web-fair-title-table = Waren die Ziehungen am Tisch { $code } fair?
web-fair-working = Dein Browser rechnet alle Ziehungen nach …
web-fair-file = Aufzeichnung einer anderen Partie prüfen
web-fair-good = { $draws ->
    [one] Eine Ziehung nachgerechnet, sie stimmt.
   *[other] { $draws } Ziehungen nachgerechnet, alle stimmen.
}
web-fair-secret-wrong = Das Geheimnis passt nicht zum Fingerabdruck, der vor der Partie gezeigt wurde.
# $entry is the place in the record of the game.
web-fair-wrong = Eintrag { $entry } der Aufzeichnung passt nicht zur nachgerechneten Ziehung. Alles davor stimmt.
web-fair-commitment = Fingerabdruck, vor der Partie gezeigt
web-fair-secret = Geheimnis, danach veröffentlicht
# What a player added to the draws.
web-fair-added = Beitrag von { $name }
web-fair-added-you = Beitrag von dir
web-fair-derived = aus Tisch und Platz berechnet; niemand hat ihn gewählt
# $number counts the attempts to start the game.
web-fair-attempt = Fingerabdrücke aller Beiträge bei Start { $number }
web-fair-as-seen = ✓ wie auf diesem Gerät gesehen
web-fair-not-as-seen = ✗ anders als auf diesem Gerät gesehen
web-fair-not-this-record = Dieses Gerät sah vor der Partie andere Fingerabdrücke oder einen Start, der hier fehlt: Diese Aufzeichnung wurde verändert.
web-fair-other-table = Diese Aufzeichnung gehört zu einem anderen Tisch.
web-fair-part-unused = Der Beitrag dieses Geräts wurde nicht verwendet. Für dieses Gerät ist damit nicht gezeigt, dass niemand die Ziehungen gewählt hat.
web-fair-part-denied = Dieses Gerät hat seinen Beitrag rechtzeitig geliefert, und der Server hat ihn angenommen. In der Aufzeichnung steht aber, dass er fehlte: Wer den Server betreibt, kann die Ziehungen gewählt haben.
web-fair-draws = { $draws ->
    [one] Eine Ziehung, Zahl für Zahl
   *[other] Alle { $draws } Ziehungen, Zahl für Zahl
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } von { $below }
# Above the list of draws, whose lines begin with words such as Setup #1 or Roll #3.
web-fair-labels = Jede Zeile: die Art der Ziehung, # und ihre Nummer, dann das Gezogene.
web-fair-differs = ergibt etwas anderes
web-fair-how = Wie das geht
web-fair-how-promise = Wird ein Tisch eröffnet, erzeugt der Server ein zufälliges Geheimnis und zeigt dessen Fingerabdruck. Von da an kann er es nicht mehr ändern, ohne dass es alle merken.
web-fair-how-add = Jedes Gerät steuert eigenen Zufall bei. Zuerst zeigt es davon nur einen Fingerabdruck. Dein Browser tut es von selbst; Worte, die du tippst, werden hineingemischt.
web-fair-how-reveal = Beim Start werden zuerst alle Fingerabdrücke festgelegt. Erst dann zeigen die Geräte ihre Beiträge. Zeigt eines nichts, wird der Start ohne seinen Beitrag wiederholt, und alle erfahren es.
web-fair-how-draw = Jeder Würfel, jede Karte und jedes Duell wird aus dem Geheimnis berechnet, aus allen Beiträgen und aus der Nummer der Ziehung. Nichts, was am Tisch geschieht, kann das ändern.
web-fair-how-publish = Ist die Partie zu Ende, wird das Geheimnis veröffentlicht, und jeder kann jede Ziehung nachrechnen. Diese Seite tut das in deinem Browser.
web-fair-proves = Was das beweist
web-fair-proves-what = Dass niemand die Ziehungen ausgesucht hat: kein Spieler, nicht der Server und auch kein Betreiber, der mitspielt. Dir beweist es das, wenn dein eigenes Gerät am Start teilnahm, denn nur dein Gerät weiß, dass sein Beitrag zufällig war.
web-fair-not = Was es nicht beweist
web-fair-not-looked = Dass der Betreiber des Servers nicht in die Karten gesehen hat. Spiel mit Leuten, denen du vertraust, oder betreib deinen eigenen Server.
web-fair-not-alone = Gar nichts, wenn nur Geräte des Betreibers etwas beigetragen haben oder wenn er die Seite in deinem Browser verändert hat. Ein eigenes Programm hängt von dieser Seite nicht ab.
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
web-replay-play-on-you = Von hier weiterspielen
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
# Where on the track; $progress says how far the game is.
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
web-curtain-first-look = { $name }, sieh dir deine Geheimen Ziele an. Danach bieten alle am gemeinsamen Bildschirm.
web-curtain-own-cards = { $name } sieht sich die eigenen Karten an.
web-curtain-to-table = Zum gemeinsamen Tisch
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
web-asked-until = Zeit läuft { $when } ab ({ $at })
web-notice-turn = Du bist dran
web-notify = Benachrichtigen, wenn ich dran bin
web-notify-on = Benachrichtigung ist an
web-notify-note = Solange ein Tab mit tinhorn offen ist.
web-notify-denied = Dein Browser blockiert Benachrichtigungen. In seinen Einstellungen für diese Seite kannst du sie erlauben.
web-screen-seats = Tisch und Plätze
web-screen-full = Vollbild
web-screen-sleep = Diese Seite kann den Bildschirm nicht anlassen: Stell ihn im System so ein, dass er nicht dunkel wird.
web-screen-back = Zurück zum großen Bildschirm

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
web-move-do = Ich spiele hier
web-move-not = Nur zusehen
web-moved-away = Der Platz von { $name } ist jetzt auf einem anderen Gerät oder auf dem Weg dorthin. Hier kannst du nur zusehen.

## How a finished game went

web-summary = Wie es lief
web-summary-of = { $title }: wie es lief
web-summary-net-worth = Wer wie viel hatte
web-summary-chart = Eine Linie für jeden Spieler, vom Anfang bis zum Ende. Die Zahlen stehen in der Tabelle darunter.
web-round = Runde
web-summary-table = Als Tabelle
web-summary-swings = Die größten Umschwünge
web-summary-look = Noch einmal ansehen
web-summary-luck = Glück
web-summary-picture = Als Bild teilen
web-summary-back = Zurück an den Tisch
web-review = Analyse
web-review-of = { $title }: Analyse
web-review-waiting = Die Partie wird ausgewertet. Das dauert einen Moment.
web-review-chances = Siegchancen
web-review-parts = Glück und Entscheidungen
web-review-start = Anfang
web-review-luck = Glück
web-review-own = Eigene Wahl
web-review-others = Wahl der anderen
web-review-result = Ergebnis
web-review-turning-points = Wendepunkte
web-review-by-chance = (Zufall)
web-review-better = Bessere Entscheidungen
web-review-choice = { $chosen }. Besser: { $better }
web-review-none = Der Coach hat keine klar bessere Entscheidung gefunden.
web-review-more = { $count ->
    [one] Eine weitere
   *[other] { $count } weitere
}
web-coach = Coach fragen
web-luck-got = Ergebnis
web-luck-difference = Unterschied

## Was Schritt für Schritt gezeigt wird

web-beat-next = Weiter
web-beat-hold = Weiter (halten: schneller)
web-beat-over = Die Partie ist zu Ende.

## Notices for players who are away

web-tell = Wie sollen wir dir Bescheid geben?
web-tell-note = Du hörst von uns, wenn du seit fünf Minuten dran bist, zur Halbzeit und zwei Stunden vor Ablauf deiner Zeit, und wenn ein Spiel beginnt oder endet. Nie, was jemand getan hat.
web-tell-push = Auf diesem Gerät
web-tell-push-note = Auch wenn die Seite geschlossen ist. Auf dem iPhone lege tinhorn zuerst auf den Home-Bildschirm.
web-tell-push-insecure = Nur bei Adressen, die mit https beginnen.
web-tell-push-lacking = Nicht in diesem Fenster. Füge tinhorn auf einem iPhone oder iPad erst zum Home-Bildschirm hinzu (Teilen, Zum Home-Bildschirm) und öffne es von dort.
web-tell-webhook = Über einen eigenen Link
web-tell-webhook-note = Für Discord, Matrix, ntfy oder ein eigenes Programm.
web-tell-calendar = In meinem Kalender
web-tell-calendar-note = Deine Fristen, unter einer privaten Adresse.
web-tell-mail = Per E-Mail
web-tell-self = Ich schaue selbst nach
web-tell-field-link = Dein Link
web-tell-field-mail = E-Mail-Adresse
web-tell-field-code = Code aus der E-Mail
web-tell-plain = Reinen Text senden, für ntfy
web-tell-quiet = Ruhe von 22 bis 8 Uhr, außer meine Zeit endet vor dem Morgen
web-tell-try = Test senden
web-tell-try-calendar = Adresse anzeigen
web-tell-choose = Auswählen
web-tell-save = Speichern
web-tell-sent = Gesendet. Ist es angekommen?
web-tell-failed = Es kam nicht durch. Bitte prüfe die Adresse.
web-tell-saved = Gespeichert.
web-tell-secret = Geheimnis der Signaturen
web-tell-subscribe = Abonniere diese Adresse in deinem Kalender
