### Nederlands. What the browser table says on its own: buttons, labels, settings. The games'
### sentences are in ../nl.ftl. A seat's name is passed as $seat; amounts are banknotes, written by
### MONEY. Buttons are infinitives: ‘Meedoen’, ‘Tafel openen’.

## Anywhere

web-title = { $title } – tinhorn
web-title-turn = ● Jij bent aan de beurt – { $title }
web-title-lobby = tinhorn
# How many tables wait for the reader.
web-title-waiting = ● { $count } – tinhorn
web-lobby = Lobby
web-to-lobby = tinhorn: naar de lobby
web-settings = Instellingen
web-help = Hulp
web-close = Sluiten
web-cancel = Annuleren
web-sure = Zeker weten?
web-go-on = Verder
web-less = Minder
web-more = Meer
web-back = Terug
web-on = Vooruit
web-you = (jij)
web-only-you = alleen jij ziet dit
web-no-name = Onbekend
# An amount of banknotes where there is little room.
web-thousands = $ { $amount }k
web-abandoned = Iedereen heeft deze tafel verlaten; de partij gaat niet verder.
web-offline = Dit apparaat is offline. De tafels hebben het netwerk nodig; de pagina probeert het vanzelf opnieuw.
web-unreachable = De server is niet bereikbaar. Probeer het zo nog eens.
web-line-lost = { $seconds ->
    [0] De verbinding is weg. Nieuwe poging…
   *[other] De verbinding is weg. Nieuwe poging over { $seconds } s; wat je hebt gedaan, is niet verloren.
}
web-line-offline = Dit apparaat is offline. De tafel wacht; de pagina komt vanzelf terug.

## The lobby

web-games = Spellen
web-tables = Tafels
web-game-winchester = Winchester
web-game-winchester-line = Bied tegen de anderen op voor 19 percelen, houd je doelen voor je en trek het snelst als er twee over zijn.
web-game-winchester-time = 40 min
web-game-dicetown = Dice Town
web-game-dicetown-line = Gooi onder de beker, houd waar de stad voor betaalt en blijf in een goed blaadje bij de sheriff.
web-game-dicetown-time = 45 min
web-game-players = { $least } tot { $most } spelers
# The name of a table that was given none.
web-table-of = Tafel van { $name }
web-play-now = Nu spelen
web-new-table = Nieuwe tafel
web-first-time = Voor het eerst hier? Speel een partij met uitleg:
web-guided-game = { $game }, met uitleg
web-join-code = Meedoen met een code
web-join = Meedoen
web-your-tables = Jouw tafels
web-open-tables = Open tafels
web-no-open-tables = Er is nu geen open tafel. Open jij er een?
web-continue = Verder
web-sit-down = Aanschuiven
web-watch = Kijken
web-status-seating = { $taken } van { $seats } aan tafel
web-status-playing = bezig
web-status-over = afgelopen
web-status-abandoned = verlaten

## A new table

web-new-table-of = Nieuwe tafel: { $game }
web-table-title = Naam van de tafel
web-players = Spelers
web-listed = In de lobby
web-listed-note = iedereen hier mag aanschuiven
web-open-table = Tafel openen

## The seating page

web-seats = Plaatsen
web-seat-open = Vrije plaats
web-seat-waiting = wacht op iemand
web-seat-absent = niemand: past altijd
web-bot-heuristic = bot, speelt goed
web-bot-uniform = bot, speelt lukraak
web-seat-you = jij
web-seat-host = heeft de tafel geopend
web-seat-person = aan tafel
web-here = aanwezig
web-away = afwezig
web-add-bot = Bot erbij
web-remove = Weghalen
# What the host may do with the other seats.
web-host-seats = De andere plaatsen
web-host-open = Plaats vrijmaken
web-host-bot = Laat een bot spelen
web-host-absent = Niemand speelt
web-host-reissue = Nieuwe code
web-host-code = De plaats van { $name } is nu alleen met deze code in te nemen; het apparaat dat de plaats had, kijkt mee. Geef de code door:
web-given-away = Wie de tafel heeft geopend, heeft je plaats weggegeven. Hier kijk je mee.
web-options = Tafel
web-invite = Uitnodigen
web-invite-note = wie de link heeft, mag aanschuiven
web-code = Code
web-qr = QR-code van de link
web-copy = Link kopiëren
web-copied = Gekopieerd
web-start = { $players ->
    [one] Alleen beginnen
   *[other] Met { $players } spelers beginnen
}
web-start-note = Op plaatsen die nog vrij zijn, zit niemand: die passen.
web-wait-host = Wie de tafel heeft geopend, bepaalt wanneer het begint.
web-clock = Klok
web-clock-none = geen
web-clock-live = { $seconds } s per beslissing
web-clock-slow = { $days ->
    [0] { $hours ->
        [one] een uur per beslissing
       *[other] { $hours } uur per beslissing
    }
    [one] een dag per beslissing
   *[other] { $days } dagen per beslissing
}
web-option-edition = Editie
web-option-edition-2020 = nummers van 2020
web-option-edition-2019 = nummers van 2019
web-option-bonus = Bonusfiches
web-option-bonus-open = open
web-option-bonus-hidden = gedekt
web-option-claims = Gemeenschappelijke doelen
web-option-claims-auto = voor je opgeëist
web-option-claims-manual = zelf opeisen
web-option-ledger = Geld
web-option-ledger-secret = geheim
web-option-ledger-open = open

## The table

web-table-opening = De tafel gaat open…
web-now = Wat er nu gebeurt
web-panels = Panelen
web-your-turn = jouw beurt
web-thinking = denkt na
web-undo = Terugnemen
web-time-left = Tijd over
web-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
web-story = Verhaal
web-story-filter = Welke regels
web-story-all = Alles
web-story-money = Geld
web-story-me = Over mij
web-story-talk = Gesprek
web-story-unread = Verhaal ({ $unread })


## Talk at the table

web-talk-text = Zeg iets
web-talk-say = Zeggen
web-talk-phrases = Iets wat iedereen begrijpt
web-talk-silence = Nog niemand heeft iets gezegd.
web-talk-spectator = Een toeschouwer
# Before the number of lines that were not read yet, for screen readers.
web-talk-unread = ongelezen:
web-talk-mute = Gesprek dempen
web-talk-unmute = Gesprek weer horen
web-talk-muted = Je hoort niet wat er aan tafel wordt gezegd.

web-sheet = Scoreblad
web-sheet-total = Totaal
web-rank = { $rank }e
web-you-win = { $count ->
    [one] Je wint
   *[other] Je deelt de titel
}
web-they-win = { $count ->
    [one] { $winner_seats } wint
   *[other] { $winner_seats } delen de titel
}
web-record = Verslag van de partij, met het bewijs van de trekkingen
web-rematch = Revanche
web-rematch-open = Er wacht een revanche op je.

## The rules

web-rules = Regels
web-rules-of = { $game }: regels
web-rules-contents = Inhoud
web-rules-find = Zoeken in de regels
web-rules-found = { $count ->
    [0] Niets gevonden.
    [one] Eén alinea.
   *[other] { $count } alinea’s.
}
# Before the two marks below, which stand in the rules.
web-rules-note = Van ons, waar de spelregels zwijgen:
web-rules-ours = huisregel
web-rules-printed = spelregels
web-rules-marked = Wat er nu toe doet, is gemarkeerd.
web-rules-all = Alle regels
# The name of a button on the picture of a thing.
web-rule-of = Regel: { $thing }

## The guide

web-guide-off = Uitleg uit

## The table in words

web-text-table = Teksttafel
web-text-visual = Tafel met plaatjes
web-text-options = Wat je kunt doen
web-text-nothing = Er wordt je nu niets gevraagd.
web-text-mine = Van jou
web-text-watching = Je kijkt mee.
web-text-others = De anderen
web-text-board-winchester = Veiling en kaart
web-text-board-dicetown = De stad
web-text-command = Antwoord of vraag
web-text-field = Je antwoord of vraag
web-text-note = Het nummer van een optie, de woorden ervan, of een vraag zoals ‘mijn geld’ of ‘hulp’.
web-text-send = Versturen
web-text-sent = Beantwoord.
web-text-late = Intussen wordt er iets anders gevraagd. Kijk nog eens.
web-text-no-rule = Er is geen regel { $rule }.
web-set-guide = Uitleg
web-set-guide-note = één zin meer bij elke vraag
web-set-textTable = Tafels als tekst
web-set-textTable-note = voor schermlezers en brailleleesregels

## Settings and help

web-my-seat = Mijn plaats hier
web-recovery = Met deze code volgt je plaats je naar een ander apparaat:
web-recover = Herstelcode van je plaats
web-recover-do = Plaats terughalen
web-leave = Tafel verlaten
web-leave-sure = Een bot of niemand neemt je plaats in. Er is geen weg terug.

web-name = Naam
web-hat = Je lievelingshoed
web-hat-1 = Rode cowboyhoed
web-hat-2 = Blauwe bolhoed
web-hat-3 = Gele sombrero
web-hat-4 = Antracietgrijze hoge hoed
web-hat-5 = Paarse hoed met veren
web-language = Taal
# Each language by its own name, the same in every catalogue.
web-language-en = English
web-language-de = Deutsch
web-language-es = Español
web-language-fr = Français
web-language-it = Italiano
web-language-nl = Nederlands
web-language-pt = Português
web-set-theme = Uiterlijk
web-set-theme-system = Systeem
web-set-theme-light = Licht
web-set-theme-dark = Donker
web-set-motion = Animaties
web-set-motion-0 = Geen
web-set-motion-120 = 120
web-set-motion-250 = 250
web-set-motion-500 = 500 ms
web-set-contrast = Contrast
web-set-contrast-system = Systeem
web-set-contrast-more = Meer
web-volume = Volume
web-set-sound = Geluid
web-set-sound-note = jouw beurt, biedingen, geld, duels
web-set-confirmDuel = Duel bevestigen
web-set-confirmDuel-note = de knop vraagt het nog eens
web-set-confirmPass = Passen bevestigen
web-set-confirmPass-note = de knop vraagt het nog eens
web-keys = Toetsen
web-key-enter = Enter
web-key-enter-does = de gouden knop; op een dobbelsteen of kaart: kiezen, en nog een keer om te antwoorden
web-key-figures = 1 … 9
web-key-figures-does = de knoppen van de balk, op volgorde
web-key-escape = Esc
web-key-escape-does = annuleren, sluiten
web-key-arrows = ← →
web-key-arrows-does = naar de dobbelstenen, kaarten en velden, en van de ene naar de volgende
web-key-tab = Tab
web-key-tab-does = van het een naar het ander
web-key-timeline = T
web-key-timeline-does = terugkijken; daar bladeren ← →, de spatiebalk speelt af, End of Esc gaat terug naar nu
# The key, as it is written on keyboards.
web-key-end = End
web-key-rules = R
web-key-rules-does = de regels, bij de alinea die er nu toe doet
web-key-slash = /
web-key-slash-does = het invoerveld van de teksttafel
web-key-question = ?
web-key-question-does = dit blad

## Winchester

web-winchester-progress = { $sold ->
    [19] Winchester · afgelopen
   *[other] Winchester · { $sold } van 19
}
web-winchester-map = Kaart met 19 percelen
web-winchester-plot = Perceel { $plot }
web-winchester-plot-of = Perceel { $plot }: { $seat }
web-winchester-plot-free = Perceel { $plot }: niet verkocht
web-winchester-desert = Woestijn
web-winchester-prairie = Prairie
web-winchester-forest = Bos
web-winchester-token-movement = Beweging
web-winchester-token-rumor = Gerucht
web-winchester-token-saloon = Saloon
web-winchester-token-hidden = gedekt
web-winchester-plots = Percelen
web-winchester-duel-token = Duelfiche
web-winchester-duel-token-spent = Duelfiche ingezet
web-winchester-tab-now = Nu
web-winchester-tab-mine = Van mij
web-winchester-tab-shared = Gedeeld
web-winchester-just-now = Zonet

# Bidding
web-winchester-you-have = Je hebt { MONEY($cash) }.
web-winchester-standing = Hoogste bod
web-winchester-no-bid = nog geen
web-winchester-still-in = doet mee
web-winchester-passed = gepast
web-winchester-leads = leidt met
web-winchester-raise = Hoger bieden
web-winchester-other = Anders…
web-winchester-your-bid = Jouw bod
web-winchester-if-won = Als je het koopt
web-winchester-at-once = nu
web-winchester-at-end = aan het einde
web-winchester-up-to = tot
web-winchester-pass-later = Vooraf passen
web-winchester-ceiling = Voor mij bieden tot
web-winchester-ceiling-set = Biedt voor je tot
web-winchester-ceiling-go = Voor mij bieden
web-winchester-ceiling-stop = Stop met bieden
web-winchester-ceiling-pass = De tafel biedt voor je tot { MONEY($amount) } en past dan.
web-winchester-ceiling-ask = De tafel biedt voor je tot { MONEY($amount) } en vraagt het je dan.
web-winchester-ceiling-out = De tafel past voor je als je aan de beurt bent.
web-winchester-then-pass = dan passen
web-winchester-then-ask = dan vragen

# Duel
web-winchester-duel-short = Duel
web-winchester-duel = Duel om perceel { $plot }
web-winchester-versus = tegen
web-winchester-bang = Bang
web-winchester-click = Klik

# Movement
web-winchester-movement = Beweging
web-winchester-movement-note = een van de twee stopt en betaalt
web-winchester-locomotive = Locomotief
web-winchester-boat = Boot
web-winchester-stops = Velden
web-winchester-square = Veld { $square }
web-winchester-stay = Veld { $square }, blijven
web-winchester-leave = Laten staan
web-winchester-stop-here = Stoppen op veld { $square }
web-winchester-stop-stay = Op veld { $square } laten
web-winchester-pays-nobody = Daar verdient niemand iets.
web-winchester-other-stops = Andere velden

# Rumor
web-winchester-rumor = Gerucht
web-winchester-rumor-note = bekijk één kaart
web-winchester-secret = { $position ->
    [1] eerste
   *[2] tweede
}
web-winchester-sites = Mijnen en ranch
web-winchester-noted = Genoteerd
web-winchester-notebook = Notitieboek
web-winchester-notebook-empty = Notitieboek: leeg
web-winchester-note-card = Perceel { $plot }: { $amount ->
    [0] niets
   *[other] { MONEY($amount) }
}

# Mine
web-winchester-cash = Contant
web-winchester-so-far = { $items } tot nu toe
web-winchester-pays-forest = { MONEY(3) } per bosperceel
web-winchester-pays-desert = { MONEY(3) } per woestijnperceel
web-winchester-pays-prairie = { MONEY(3) } per prairieperceel
web-winchester-pays-river = { MONEY(3) } per perceel aan de rivier
web-winchester-pays-rails = { MONEY(3) } per perceel aan de rails
web-winchester-pays-saloon = { MONEY(5) } per perceel eromheen
web-winchester-pays-mine = { MONEY(5) } per mijn
web-winchester-pays-ranch = { MONEY(3) } voor de ranch en elk perceel eromheen
web-winchester-pays-rumor = { MONEY(3) } per geruchtfiche
web-winchester-pays-movement = { MONEY(3) } per bewegingsfiche

# Shared objectives
web-winchester-shared = Gemeenschappelijke doelen
web-winchester-shared-note = wie het eerst komt
web-winchester-near = { $have }/{ $needs }
web-winchester-taken = naar { $seat }
web-winchester-claim = Opeisen
web-winchester-claims-done = Niets meer

# The score sheet
web-winchester-sheet-secret = { $position ->
    [1] Eerste doel
   *[2] Tweede doel
}
web-winchester-sheet-plots = Meeste percelen
web-winchester-sheet-plots-note = percelen · grootste groep
web-winchester-sheet-group = { $plots } · { $group }
web-winchester-sheet-lead = { MONEY($amount) }, vóór { MONEY($next) }
web-winchester-tie-cash = { $ahead_seat } vóór { $behind_seat }: gelijk op { MONEY($total) }, meer contant geld ({ MONEY($more) } tegen { MONEY($less) }).
web-winchester-tie-token = { $ahead_seat } vóór { $behind_seat }: gelijk op { MONEY($total) }, nog met duelfiche.

## Dice Town

web-dicetown-progress = Dice Town · ronde { $round }
web-dicetown-town = De stad, plek voor plek
web-dicetown-tab-tray = Voor je
web-dicetown-tab-cards = Mijn kaarten
web-dicetown-as-it-stands = Tussenstand
web-dicetown-so-far = met wat nu apart ligt
web-dicetown-to-bank = { $amount } voor de bank
web-dicetown-doc = voor wie niets beheerst
web-dicetown-hands = Handen
web-dicetown-best-first = de beste eerst
web-dicetown-cup = Onder de beker
web-dicetown-cup-closed = De beker is dicht. De anderen kiezen nog.
web-dicetown-aside = apart
web-dicetown-free = gratis
web-dicetown-too-dear = te duur
web-dicetown-keep = { $dice } houden
web-dicetown-choose-dice = Tik aan wat je houdt
web-dicetown-choose = Kies er een
web-dicetown-choosing = kiest
web-dicetown-your-dice = Je dobbelstenen
web-dicetown-you-have = Je hebt { $amount }.
web-dicetown-sheriff = Sheriff
web-dicetown-bills = Biljetten
web-dicetown-nuggets = Goudklompjes
web-dicetown-store-cards = Winkelkaarten
web-dicetown-properties = Eigendomskaarten
web-dicetown-safe = veilig
web-dicetown-cards = Je kaarten
web-dicetown-your-offer = Jouw aanbod aan de sheriff
web-dicetown-of = van { $count }
web-dicetown-offer = { $goods } aanbieden
web-dicetown-offer-nothing = Niets aanbieden
web-dicetown-face = alleen voor jullie twee
web-dicetown-sheet-lead = { $points } punten, vóór { $next }
web-dicetown-tie-cards = { $ahead_seat } vóór { $behind_seat }: gelijk op { $points } punten, meer eigendomskaarten.
web-dicetown-tie-sheriff = { $ahead_seat } vóór { $behind_seat }: gelijk op { $points } punten, de sheriff heeft beslist.
web-option-bribes = Omkoping
web-option-bribes-on = toegestaan
web-option-bribes-off = geen

## Draws that anyone can check

web-verify = Trekkingen nagaan
web-fair = Eerlijke trekkingen
# On the page where people sit down. A link to the explanation follows.
web-fair-box = Het geheim van deze tafel lag al vast voordat er iemand ging zitten. Elke plaats voegt iets van zichzelf toe, en niemand kan sturen wat eruit komt.
web-fair-more = Hoe het werkt
web-fair-mine = Mijn bijdrage: woorden naar keuze
web-fair-give = Deze woorden gebruiken
web-fair-given = Je woorden zitten nu in de trekkingen.
web-fair-check = Nagaan
web-fair-title = Eerlijke trekkingen
web-fair-title-table = Waren de trekkingen van { $code } eerlijk?
web-fair-working = Je browser rekent elke trekking na…
web-fair-file = Het verslag van een andere partij nagaan
web-fair-insecure = Deze browser berekent hashes alleen op een veilige pagina: open de tafel via https of op de computer waarop de tafel draait, of ga het verslag na met de opdracht hieronder.
web-fair-good = { $draws ->
    [one] Eén trekking nagerekend, en die klopt. Niemand heeft die gestuurd.
   *[other] { $draws } trekkingen nagerekend, en ze kloppen allemaal. Niemand heeft ze gestuurd.
}
web-fair-secret-wrong = Het geheim is niet het geheim dat vóór de partij is vastgelegd.
# $entry is the place in the record of the game.
web-fair-wrong = Regel { $entry } van het verslag is niet zo getrokken. Alles ervóór klopt.
web-fair-commitment = Vóór de partij vastgelegd
web-fair-secret = Geheim, erna openbaar gemaakt
# What a player added to the draws.
web-fair-added = Toegevoegd door { $name }
web-fair-as-seen = ✓ zoals dit apparaat het onthield
web-fair-not-as-seen = ✗ dit apparaat onthield iets anders
web-fair-draws = { $draws ->
    [one] Eén trekking, getal voor getal
   *[other] Alle { $draws } trekkingen, getal voor getal
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } van { $below }
web-fair-differs = komt anders uit
web-fair-how = Hoe het werkt
web-fair-how-promise = Als een tafel opengaat, trekt de server een geheim en toont hij de vingerafdruk ervan. Vanaf dat moment kan hij het niet meer veranderen zonder dat iedereen het merkt.
web-fair-how-add = Elke plaats voegt iets eigens en willekeurigs toe. Je browser doet dat vanzelf; je kunt ook woorden naar keuze typen.
web-fair-how-draw = Elke dobbelsteen, elke kaart en elk duel wordt berekend uit het geheim, uit wat iedereen heeft toegevoegd en uit het nummer van de trekking. Niets wat er aan tafel gebeurt, kan daar iets aan veranderen.
web-fair-how-publish = Als de partij is afgelopen, wordt het geheim openbaar en kan iedereen elke trekking narekenen. Deze pagina doet dat in je browser.
web-fair-proves = Wat dit bewijst
web-fair-proves-what = Dat niemand de trekkingen heeft gestuurd: de server niet, en geen speler. Is ook maar één van wie iets heeft toegevoegd eerlijk, dan kon niemand kiezen wat eruit komt.
web-fair-not = Wat het niet bewijst
web-fair-not-looked = Dat wie de server draait niet in de kaarten heeft gekeken. Speel met mensen die je vertrouwt, of draai je eigen server.
web-fair-not-rules = Je browser rekent de getallen na; welke kaart bij een getal hoort, haalt hij uit de regels van deze server. Wie ook dat wil nagaan, doet het op de eigen computer:
web-dice-title = Alle dobbelstenen tot nu toe
web-dice-games = { $games ->
    [one] Eén afgelopen partij van deze server is geteld
   *[other] { $games } afgelopen partijen van deze server zijn geteld
}, van de { $finished }.
# The name of a game, and what is counted there: dice, duels.
web-dice-caption = { $game }: { $what }
web-dice-what = Uitkomst
web-dice-seen = Hoe vaak
web-dice-expected = Verwacht
web-dice-too-few = Nog te weinig om iets te zeggen.
# $share is a percentage.
web-dice-fair = Eerlijk toeval valt in { $share } van de gevallen minstens zo ongelijk uit. Niets aan de hand.
web-dice-rare = Eerlijk toeval valt maar in { $share } van de gevallen minstens zo ongelijk uit. Een tweede blik waard.

## Replay

web-timeline = Tijdlijn
web-look-back = Terugkijken
web-story-to-moment = Naar dit moment
web-replay = Terugblik
web-replay-watch = Terugkijken
# $number of $count moments.
web-replay-moment = Terugblik: zet { $number } van { $count }.
web-replay-goes-on = De partij gaat door; je bent niet aan de beurt.
web-replay-your-turn = Aan tafel ben jij aan de beurt.
web-replay-now = Terug naar nu
web-replay-leave = Terug naar de tafel
web-replay-again = Vanaf hier verder spelen als { $seat }
web-replay-hands = Geheimen
web-replay-steps = Stappen
web-replay-first = Naar het begin: Home
web-replay-back = Een stap terug: pijl links
web-replay-play = Afspelen: spatiebalk
web-replay-pause = Pauze: spatiebalk
web-replay-on = Een stap vooruit: pijl rechts
web-replay-last = Naar het einde: End
web-replay-speed = Tempo
# $speed is 0.5, 1, 2 or 4.
web-replay-times = { $speed }×
web-replay-lens = Gezien door
web-replay-lens-me = Zoals ik het zag
web-replay-lens-seat = Zoals { $seat } het zag
web-replay-lens-spectator = Als toeschouwer
web-replay-lens-open = Alles open
web-replay-link = Link naar zet { $number }
# Where on the track; $progress is such as “Winchester · 7 of 19”.
web-replay-at = { $progress }, zet { $number } van { $count }
web-bring-record = Een verslag uit een bestand openen

## Ways to sit

web-sit = Hoe jullie zitten
web-sit-own = Eigen apparaten
web-sit-own-note = ieder via de link
web-sit-pass = Eén apparaat
web-sit-pass-note = gaat rond
web-sit-screen = Groot scherm
web-sit-screen-note = telefoons als hand
web-sharing = Wie deelt dit apparaat
web-sharing-name = Speler { $number }
web-sharing-note = Wie verder meespeelt, komt via de link of is een bot.
web-seat-shared = op dit apparaat
web-share-name = Nog iemand op dit apparaat
web-share = Ook gaan zitten

## A device that is passed around, and its curtain

web-cover = Afdekken
web-curtain-title = { $name }, neem het apparaat – tinhorn
web-curtain-hand = Geef het apparaat aan { $name }
web-curtain-hold = { $name }: vasthouden om te kijken
web-curtain-again = Druk nog eens om te kijken
web-curtain-how = Houd de knop vast of de spatiebalk ingedrukt, of druk twee keer. Tot dan is er niets te zien.
web-curtain-wait = Dekt zich zonder aanraking af na
web-curtain-look = Samen de tafel bekijken
web-curtain-back = Terug naar het gordijn
web-curtain-seen = Gezien: afdekken
web-curtain-react = Wil iemand reageren?
web-curtain-react-note = Wie dat wil, neemt het apparaat. Iedereen hier krijgt de vraag, wat ze ook in handen hebben.
web-curtain-nobody = Niemand
web-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}

## My tables, and being told of my turn

# The names of those at this device whose turn it is.
web-turn-of = aan de beurt: { $names }
# $when is “3 hours ago”.
web-asked-since = { $when } gevraagd
# $when is “in 2 days”.
web-asked-until = de tijd is { $when } om
web-notice-turn = Jij bent aan de beurt
web-notify = Zeg het als ik aan de beurt ben
web-notify-on = Ik hoor het als ik aan de beurt ben
web-notify-note = Zolang er een tabblad met tinhorn openstaat.
web-notify-denied = De browser staat het niet toe; in de instellingen voor deze site kan dat wel.
web-screen-seats = Tafel en plaatsen

## The big screen, and phones as hands

web-screen-join = Schuif aan of kijk mee
web-screen-call = Scan met een telefoon, of open { $address } en typ de code.
web-watching = { $count ->
    [one] { $count } kijkt mee
    [20] 20 of meer kijken mee
   *[other] { $count } kijken mee
}
web-hand = Je hand
web-hand-cover = Mijn hand afdekken
web-hand-show = Mijn hand tonen
web-hand-table = De hele tafel tonen
web-hand-nobody = Dit apparaat heeft hier geen plaats.
web-watch-copy = Link om mee te kijken kopiëren

## A seat that moves to another device

web-move-qr-show = QR-code voor het andere apparaat
web-move-qr = QR-code die je plaats naar een ander apparaat brengt
web-move-copy = Link voor het andere apparaat kopiëren
web-move-here = De plaats van { $name } naar dit apparaat halen?
web-move-note = Aan tafel ‘{ $title }’. Het andere apparaat kan dan alleen nog meekijken.
web-move-do = Hierheen halen
web-move-not = Alleen meekijken
web-moved-away = De plaats van { $name } is nu op een ander apparaat, of onderweg ernaartoe. Hier kijk je mee.

## How a finished game went

web-summary = Hoe het ging
web-summary-of = { $title }: hoe het ging
web-summary-fortunes = Wat ieder had
web-summary-chart = Een lijn voor elke speler, van begin tot einde. De cijfers staan in de tabel eronder.
web-summary-table = Hetzelfde in cijfers
web-summary-swings = De grootste omslagen
web-summary-look = Nog eens bekijken
web-summary-luck = Geluk
web-summary-picture = Afbeelding van de uitslag
web-summary-back = Terug naar de tafel
web-fortune-winchester = { MONEY($amount) }
web-fortune-dicetown = { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
}
# The heading over the numbers of plots sold, of rounds.
web-lap-winchester = Percelen verkocht
web-lap-dicetown = Ronde
web-luck-winchester = Gewonnen duels, tegenover de helft die te verwachten is.
web-luck-winchester-tries = Duels
web-luck-dicetown = Alle worpen, een 9 telt 1 en een A telt 6, tegenover drieënhalf per dobbelsteen.
web-luck-dicetown-tries = Dobbelstenen
web-luck-got = Uitkomst
web-luck-difference = Verschil
