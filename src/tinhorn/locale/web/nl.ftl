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
web-you-name = Jij
web-seat-about = { $name }: alles wat openbaar is tonen
web-seat-story = Laatste zetten
web-only-you = alleen jij ziet dit
web-no-name = Jouw naam
# An amount of banknotes where there is little room.
web-thousands = $ { $amount }k
web-abandoned = Iedereen heeft deze tafel verlaten; de partij is gestopt.
web-offline = Dit apparaat is offline. Voor de tafels is een verbinding nodig; de pagina blijft het proberen.
web-try-loading = De tafel wordt in deze pagina geladen… { $percent } %
web-try-failed = De tafel kon niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.
web-unreachable = De server is niet bereikbaar. Probeer het zo nog eens.
web-connection-lost = { $seconds ->
    [0] Verbinding verbroken. Opnieuw verbinden…
   *[other] Verbinding verbroken. Nieuwe poging over { $seconds } s; er is niets verloren gegaan.
}
web-connection-offline = Dit apparaat is offline. De tafel wacht; de pagina verbindt vanzelf opnieuw.

## The lobby

web-games = Spellen
web-tables = Tafels
web-game-winchester = Winchester
web-game-winchester-line = Bied tegen de anderen op voor 19 percelen, houd je doelen geheim en laat een duel beslissen als er twee over zijn.
web-game-winchester-time = 40 min
web-game-dicetown = Dice Town
web-game-dicetown-line = Gooi onder de beker, verover de stad plek voor plek en blijf in een goed blaadje bij de sheriff.
web-game-dicetown-time = 45 min
web-game-players = { $least } tot { $most } spelers
# The name of a table that was given none.
web-table-of = Tafel van { $name }
web-play-now = Nu spelen
web-new-table = Nieuwe tafel
web-join-code = Meedoen met een code
web-join = Meedoen
web-your-tables = Jouw tafels
web-open-tables = Open tafels
web-no-open-tables = Er is nu geen open tafel. Open jij er een?
web-continue = Verder
web-sit-down = Aanschuiven
web-watch = Kijken
web-lobby-title = Twee westernbordspellen, één open tafel
web-lobby-what = Bied op land in Winchester of dobbel om de stad in Dice Town: tegen bots of met vrienden, op één apparaat of op vele. Zonder account.
web-watch-bots = Bots zien spelen
web-watch-bots-title = Een spel tussen bots
web-recent-games = Recente spellen
web-recent-replay = Terugkijken
web-won-by = gewonnen door { $names }
web-status-seating = { $taken } van { $seats } aan tafel
web-status-playing = bezig
web-status-over = afgelopen
web-status-abandoned = verlaten

## A new table

web-new-table-of = Nieuwe tafel: { $game }
web-table-title = Naam van de tafel
web-players = Spelers
web-listed = In de lobby tonen
web-listed-note = iedereen hier mag aanschuiven
web-open-table = Tafel openen

## The seating page

web-seats = Plaatsen
web-seat-open = Vrije plaats
web-seat-waiting = wacht op iemand
web-bot-greenhorn = Groentje: vriendelijk, leert nog
web-bot-deputy = Hulpsheriff: speelt degelijk
web-bot-marshal = Marshal: speelt sterk
web-bot-legend = Legende: de sterkste bot hier
web-bot-level = Niveau van de bot
web-bot-heuristic = Hulpsheriff: speelt degelijk
web-seat-absent = een lege stoel die altijd past
web-empty-chair = Lege stoel { $number }
web-seat-chair = Lege stoel
web-bot-uniform = Toeval: doet zomaar een geldige zet
web-character = Karakter van de bot
web-character-tight = Zuinig: betaalt weinig
web-character-bold = Gedurfd: neemt risico
web-character-talkative = Praatgraag: kletst graag
web-character-grudge = Haatdragend: neemt wraak
web-character-steady = Rustig: speelt rechttoe rechtaan
web-seat-you = jij
web-seat-host = heeft de tafel geopend
web-seat-person = aan tafel
web-here = aanwezig
web-away = afwezig
web-add-bot = Bot toevoegen
web-remove = Weghalen
web-seats-edit = Plaatsen wijzigen
web-seats-done = Klaar
web-seat-add = Plaats toevoegen
web-seat-up = Omhoog
web-seat-down = Omlaag
web-seat-take-away = Deze plaats weghalen
web-remove-sure = { $name } van de tafel halen? Die persoon krijgt daar bericht van.
# What the host may do with the other seats.
web-host-seats = De andere plaatsen
web-host-open = Plaats vrijmaken
web-host-bot = Laat een bot spelen
web-host-absent = Leeg laten
web-host-reissue = Nieuwe code
web-host-sure = { $name } verliest de plaats op het eigen apparaat en krijgt daar bericht van. Doorgaan?
web-host-code = De plaats van { $name } is nu alleen met deze code in te nemen; op het vorige apparaat kun je alleen nog meekijken. Geef de code door:
web-given-away = Wie de tafel heeft geopend, heeft je plaats weggegeven. Hier kun je alleen nog meekijken.
web-absent = { $name } is weg en is aan de beurt. Er is geen tijdslimiet, dus de partij wacht.
web-absent-remind = Herinneren
web-absent-bot = Bot laten overnemen
web-absent-wait = Wachten
web-absent-text = { $name }, je bent aan de beurt bij { $game }:
web-options = Tafelopties
web-invite = Uitnodigen
web-invite-note = wie de link heeft, mag aanschuiven
web-code = Code
web-qr = QR-code van de link
web-copy = Link kopiëren
web-copied = Gekopieerd
web-network-only-here = Alleen deze computer bereikt deze tafel.
web-network-open = Telefoons in dit huis laten meedoen
web-network-open-note = Elk apparaat in je netwerk kan deze pagina dan openen, tot je het uitzet of de server stopt.
web-network-close = Telefoons weer buitensluiten
web-network-close-note = Apparaten in je netwerk bereiken deze tafel.
web-network-lan = Start de server met --lan om anderen uit te nodigen.
web-share-link = Link delen
web-start = { $players ->
    [one] Alleen beginnen
   *[other] Met { $players } spelers beginnen
}
web-start-bots = Aanvullen met bots en beginnen
web-start-few = { $missing ->
    [one] Dit spel heeft minstens { $least } spelers nodig: nog één persoon, of bots.
   *[other] Dit spel heeft minstens { $least } spelers nodig: nog { $missing } personen, of bots.
}
web-wait-host = Wie de tafel heeft geopend, bepaalt wanneer het begint.
web-windows = Reacties
web-windows-timed = kort, met meer tijd op verzoek
web-windows-untimed = geen haast: op iedereen wachten
web-hints = Suggesties van de coach
web-hints-alone = alleen met bots
web-hints-all = voor iedereen
web-hints-agreed = Aan deze tafel mag iedereen de coach om een suggestie vragen.
web-hints-tag = suggesties toegestaan
web-wait-watching = Je kijkt toe. De tafel verschijnt hier zodra de gastheer begint.
web-door = Je bent uitgenodigd voor { $game }
web-door-by = { $name } nodigt je uit voor { $game }
web-door-watch = Alleen kijken
web-clock = Bedenktijd
web-clock-none = onbeperkt
web-clock-live = { $seconds } s per beslissing
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
web-option-ledger-helped = voor de spelers genoteerd
web-option-ledger-open = voor iedereen zichtbaar

## The table

web-table-opening = De tafel gaat open…
web-now = Wat er nu gebeurt
web-panels = Panelen
web-your-turn = jouw beurt
web-thinking = denkt na
web-undo = Terugnemen
web-window = Reacties
web-window-hold = Wacht, misschien reageer ik
web-window-release = Klaar, ga verder
# $seats are the players who asked.
web-window-held = Bedenktijd gevraagd door: { $seats }.
web-orders = Vaste opdrachten
web-orders-lead = De tafel antwoordt voor je als een van deze kaarten kan worden gespeeld. Alleen jij ziet je opdrachten, en niemand kan ze van een antwoord onderscheiden.
web-orders-ask = vraag mij
web-orders-play = altijd spelen
web-orders-never = nooit vragen
web-orders-least = Speel hem bij een buit van minstens
web-orders-clear = Alle opdrachten wissen
web-orders-count = { $count ->
    [0] Vaste opdrachten
    [one] Vaste opdrachten: 1
   *[other] Vaste opdrachten: { $count }
}
web-orders-stop = Niet meer vragen
web-time-left = Tijd over
web-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
web-story = Verloop
web-story-filter = Verloop filteren
web-story-all = Alles
web-story-money = Geld
web-story-me = Over mij
web-story-chat = Chat
web-story-unread = Verloop ({ $unread })


## Talk at the table

web-chat-text = Schrijf iets
web-chat-say = Versturen
web-chat-phrases = Vaste zinnen, voor iedereen vertaald
web-chat-silence = Nog niemand heeft iets gezegd.
web-chat-spectator = Een toeschouwer
# Before the number of lines that were not read yet, for screen readers.
web-chat-unread = ongelezen:
web-chat-mute = Chat dempen
web-chat-unmute = Chat weer aanzetten
web-chat-muted = De chat is aan alle tafels gedempt.

web-sheet = Scoreblad
web-sheet-total = Totaal
web-sheet-hands = Handen aan het eind
web-sheet-counting = Het spel is afgelopen. Nu wordt er geteld.
web-rank = { $rank }e
web-you-win = { $count ->
    [one] Je wint
   *[other] Je deelt de titel
}
web-they-win = { $count ->
    [one] { $winner_seats } wint
   *[other] { $winner_seats } delen de titel
}
web-record = Verslag van de partij downloaden, met bewijs van de trekkingen
web-rematch = Revanche
web-rematch-open = Er wacht een revanche op je.

## The rules

web-rules = Regels
web-rules-of = { $game }: regels
web-rules-contents = Inhoud
web-rules-find = Zoeken in de regels
web-rules-found = { $count ->
    [0] Niets gevonden.
    [one] Eén resultaat.
   *[other] { $count } resultaten.
}
# Before the two marks below, which stand in the rules.
web-rules-note = Onze huisregels, waar de spelregels niets zeggen:
web-rules-ours = huisregel
web-rules-printed = spelregels
web-rules-marked = De regels die er nu toe doen, zijn gemarkeerd.
web-rules-all = Alle regels
# The name of a button on the picture of a thing.
web-rule-of = Regel: { $thing }

## Learning a game

web-how = Zo speel je
web-learn = Leren
web-learn-of = { $game } leren
web-learn-step = Stap { $step } van { $steps }
web-learn-next = Verder
web-learn-again = Opnieuw beginnen
web-learn-leave = Verlaten
web-learn-do = Jij bent aan de beurt: { $label }
web-learn-show = Doe het voor mij
web-learn-skip = Overslaan
web-learn-watch = Kijk wat er gebeurt.
web-learn-other = Dat mag, maar deze les gaat anders verder: { $label }. Daarna speel je zoals je wilt.
web-learn-play-on = Verder spelen
web-winchester-note-cash = Bankbiljetten in de hand. Tot nu toe waren ze geheim.
web-winchester-note-secret = Een geheim doel betaalt voor elk passend perceel of fiche.
web-winchester-note-plots = { MONEY(5) } voor de meeste percelen. Bij een gelijke stand beslist de grootste groep verbonden percelen.
web-winchester-note-total = De rijkste speler wint. Bij een gelijke stand: het meeste contant geld, dan een ongebruikt duelfiche.
web-dicetown-note-nuggets = 1 punt voor elk goudklompje.
web-dicetown-note-bills = 1 punt voor elke { DOLLARS(2) }.
web-dicetown-note-star = 5 punten voor de speler met de sheriffster.
web-dicetown-note-equipment = Uitrusting uit de Winkel telt voor haar waarde. Actiekaarten tellen niet.
web-dicetown-note-properties = Eigendomskaarten uit het Stadhuis tellen elk 1 tot 5 punten.
web-dicetown-note-total = De meeste punten winnen. Bij een gelijke stand: de meeste eigendomskaarten, dan beslist de sheriff.

## The guide

web-guide-off = Uitleg uitzetten

## The table in words

web-text-table = Tekstweergave
web-text-visual = Beeldweergave
web-text-options = Wat je kunt doen
web-text-nothing = Je hoeft nu niets te beslissen.
web-text-mine = Van jou
web-text-watching = Je kijkt mee.
web-text-others = De anderen
web-text-board-winchester = Veiling en kaart
web-text-board-dicetown = De stad
web-text-command = Antwoord of vraag
web-text-field = Je antwoord of vraag
web-text-note = De letter van een optie of de woorden ervan, dobbelstenen op hun vlakken (10 A A), of een vraag zoals ‘mijn geld’. ‘hulp’ zegt meer.
web-text-send = Versturen
web-text-sent = Antwoord verstuurd.
web-text-late = De vraag is intussen veranderd. Kijk nog eens.
web-text-no-rule = Er is geen regel { $rule }.
web-text-story-keys = Met de pijltjestoetsen ga je door de regels.
web-set-guide = Uitleg
web-set-guide-note = een korte tip bij elke vraag
web-set-textTable = Tafels als tekst
web-set-textTable-note = voor schermlezers en brailleleesregels

## Settings and help

web-my-seat = Mijn plaats hier
web-recovery = Met deze code volgt je plaats je naar een ander apparaat:
web-recover = Herstelcode van je plaats
web-recover-do = Plaats terughalen
web-leave = Tafel verlaten
web-leave-sure = Een bot of niemand neemt je plaats in. Je kunt dit niet ongedaan maken.

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
web-set-contrast = Contrast
web-set-contrast-system = Systeem
web-set-contrast-more = Meer
web-set-textSize = Tekstgrootte
web-set-textSize-100 = Normaal
web-set-textSize-115 = Groot
web-set-textSize-130 = Groter
web-set-textSize-150 = Grootst
web-set-tempo = Snelheid
web-set-tempo-slow = Langzaam
web-set-tempo-normal = Normaal
web-set-tempo-fast = Snel
web-set-tempo-off = Uit
web-set-patterns = Patronen
web-set-patterns-note = elke speler heeft naast een kleur ook een patroon
web-set-keys = Losse toetsen
web-set-keys-note = elke knop toont zijn toets; uitgeschakeld doen cijfers en letters niets
web-set-unhurried = Geen tijdslimieten
web-set-unhurried-note = aan tafels die jij opent
web-volume = Volume
web-set-sound = Geluid
web-set-sound-note = jouw beurt, biedingen, geld, duels
web-set-confirmDuel = Duel bevestigen
web-set-confirmDuel-note = de knop vraagt om bevestiging
web-set-confirmPass = Passen bevestigen
web-set-confirmPass-note = de knop vraagt om bevestiging
web-set-botChat = Bots praten
web-set-botChat-note = af en toe een zin in de chat
web-set-chances = Winkansen
web-set-chances-watching = Bij het kijken
web-set-chances-always = Ook alleen met bots
web-set-chances-off = Uit
# $chances lists the players, each with a percentage.
web-chances = Winkansen: { $chances }
web-chances-none = De winkansen worden berekend.
web-keys = Sneltoetsen
web-key-enter = Enter
web-key-enter-does = op de gouden knop drukken; op een dobbelsteen of kaart: kiezen, nog een keer om te bevestigen
web-key-figures = 1 … 9
web-key-figures-does = de knoppen van de balk, op volgorde
web-key-space = Spatie
web-key-space-does = laat zien wat er daarna gebeurde
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
web-key-slash-does = naar het invoerveld van de tekstweergave
web-key-question = ?
web-key-question-does = deze hulp

## Winchester

web-winchester-progress = { $sold ->
    [19] Winchester · afgelopen
   *[other] Winchester · { $sold } van 19 verkocht
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
web-winchester-tab-shared = Doelen
web-winchester-just-now = Zonet

# Bidding
web-winchester-you-have = Je hebt { MONEY($cash) }.
web-winchester-rumor-secrecy = De anderen zien welke kaart je bekijkt, maar niet wat erop staat.
web-winchester-standing = Hoogste bod
web-winchester-no-bid = nog geen
web-winchester-still-in = doet mee
web-winchester-passed = gepast
web-winchester-leads = leidt met
web-winchester-raise = Hoger bieden
web-winchester-other = Ander bod…
web-winchester-your-bid = Jouw bod
web-winchester-split = { MONEY($amount) } → { $rival_seats } elk +{ MONEY($share) }, saloon { MONEY($tip) }
web-winchester-can-pay = { $seat } kan { MONEY($cash) } betalen
web-winchester-if-won = Als je het koopt
web-winchester-at-once = nu
web-winchester-at-end = aan het einde
web-winchester-up-to = tot wel
web-winchester-pass-later = Vooraf passen
web-winchester-bid-limit = Voor mij bieden tot
web-winchester-bid-limit-set = Er wordt voor je geboden tot
web-winchester-bid-limit-go = Voor mij bieden
web-winchester-bid-limit-stop = Niet meer voor mij bieden
web-winchester-bid-limit-pass = De tafel biedt voor je tot { MONEY($amount) } en past dan.
web-winchester-bid-limit-ask = De tafel biedt voor je tot { MONEY($amount) } en vraagt het je dan.
web-winchester-bid-limit-out = De tafel past voor je als je aan de beurt bent.
web-winchester-then-pass = dan passen
web-winchester-then-ask = dan mij vragen

# Duel
web-winchester-duel-short = Duel
web-winchester-duel = Duel om perceel { $plot }
web-winchester-versus = tegen
web-winchester-bang = Bang
web-winchester-click = Klik
web-winchester-proof = Trekking controleren

# Movement
web-winchester-movement = Beweging
web-winchester-movement-note = kies een voertuig
web-winchester-locomotive = Locomotief
web-winchester-boat = Boot
web-winchester-stops = Velden
web-winchester-square = Veld { $square }
web-winchester-stay = Veld { $square } (blijven)
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
web-winchester-so-far = { $items } tot nu toe: { MONEY($amount) }
web-winchester-worth = Vermogen nu
web-winchester-payments = Betalingen
web-winchester-counts = { $objective }: { MONEY($each) } voor elk van deze percelen
web-winchester-plot-counts = Perceel { $plot }: { MONEY($amount) } voor je geheime doelen
web-winchester-pays-forest = { MONEY(3) } per bosperceel
web-winchester-pays-desert = { MONEY(3) } per woestijnperceel
web-winchester-pays-prairie = { MONEY(3) } per prairieperceel
web-winchester-pays-river = { MONEY(3) } per perceel aan de rivier
web-winchester-pays-rails = { MONEY(3) } per perceel aan de rails
web-winchester-pays-saloon = { MONEY(5) } per perceel rond de saloon
web-winchester-pays-mine = { MONEY(5) } per mijn
web-winchester-pays-ranch = { MONEY(3) } voor de ranch en elk perceel eromheen
web-winchester-pays-rumor = { MONEY(3) } per geruchtfiche
web-winchester-pays-movement = { MONEY(3) } per bewegingsfiche

# Shared objectives
web-winchester-shared = Gemeenschappelijke doelen
web-winchester-shared-note = voor de snelste
web-winchester-near = { $have }/{ $needs }
web-winchester-then = → { $then }/{ $needs } met dit perceel
web-winchester-closer = Deze vrije percelen brengen je dichterbij: { $objective }
web-winchester-no-closer = Geen enkel perceel brengt je dichterbij: { $objective }
web-winchester-taken = gehaald door { $seat }
web-winchester-taken-you = gehaald door jou
web-winchester-claim = Opeisen
web-winchester-claims-done = Klaar

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
web-winchester-tie-cash-you = Je eindigt vóór { $behind_seat }: gelijk op { MONEY($total) }, meer contant geld ({ MONEY($more) } tegen { MONEY($less) }).
web-winchester-tie-cash-to-you = { $ahead_seat } eindigt vóór jou: gelijk op { MONEY($total) }, meer contant geld ({ MONEY($more) } tegen { MONEY($less) }).
web-winchester-tie-token = { $ahead_seat } vóór { $behind_seat }: gelijk op { MONEY($total) }, nog met duelfiche.
web-winchester-tie-token-you = Je eindigt vóór { $behind_seat }: gelijk op { MONEY($total) }, nog met duelfiche.
web-winchester-tie-token-to-you = { $ahead_seat } eindigt vóór jou: gelijk op { MONEY($total) }, nog met duelfiche.

## Dice Town

web-dicetown-progress = Dice Town · ronde { $round }
web-dicetown-town = De stad, plek voor plek
web-dicetown-tab-tray = Voor je
web-dicetown-tab-cards = Mijn kaarten
web-dicetown-as-it-stands = Tussenstand
web-dicetown-so-far = met wat nu apart ligt
web-dicetown-by-place = plaats voor plaats
web-dicetown-to-bank = { $amount } voor de bank
web-dicetown-doc = voor wie niets beheerst
web-dicetown-hands = Handen
web-dicetown-best-first = de beste eerst
web-dicetown-cup = Onder de beker
web-dicetown-cup-closed = Je beker staat omgekeerd. De anderen kiezen nog.
web-dicetown-committed = Je houdt { $dice }. De anderen kiezen nog.
web-dicetown-committed-none = Je houdt er geen. De anderen kiezen nog.
web-dicetown-aside = apart
web-dicetown-free = gratis
web-dicetown-too-dear = te duur
web-dicetown-keep = { $dice } houden
web-dicetown-choose-dice = Tik aan wat je houdt
web-dicetown-choose = Kies er een
web-dicetown-choose-you = Kies jezelf
web-dicetown-turn = Draai een van je dobbelstenen
web-dicetown-part-die = Deze steen
web-dicetown-part-face = wordt
web-dicetown-rob = Kies bij wie je trekt
web-dicetown-part-victim = Van
web-dicetown-part-draw = Trek
web-dicetown-order = Tik de bezoekers op volgorde aan
web-dicetown-part-order = Volgorde
web-dicetown-protect = { $count ->
    [one] Tik de eigendomskaart aan die je beschermt
   *[other] Tik { $count } eigendomskaarten aan die je beschermt
}
web-dicetown-trim = { $count ->
    [one] Tik de dobbelsteen aan die je houdt
   *[other] Tik de { $count } dobbelstenen aan die je houdt
}
web-forced = Maar één keuze: { $choice }
web-dicetown-choosing = kiest
web-dicetown-ready = klaar
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
web-dicetown-offered = Je biedt { $goods } aan.
web-dicetown-sealed-offer = geheim tot ieder aanbod binnen is; je betaalt alleen als je wordt gekozen
web-dicetown-desk = bedragen zijn openbaar; alleen de sheriff ziet de kaarten
web-dicetown-desk-yours = je krijgt het aanbod van wie je kiest; de rest gaat terug
web-dicetown-stake = Inzet: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Je tegenstander: { $rival_seats }
   *[other] Je tegenstanders: { $rival_seats }
}
web-dicetown-face = alleen voor jullie twee
web-dicetown-sheet-lead = { $points } punten, vóór { $next }
web-dicetown-tie-cards = { $ahead_seat } vóór { $behind_seat }: gelijk op { $points } punten, meer eigendomskaarten.
web-dicetown-tie-cards-you = Je eindigt vóór { $behind_seat }: gelijk op { $points } punten, meer eigendomskaarten.
web-dicetown-tie-cards-to-you = { $ahead_seat } eindigt vóór jou: gelijk op { $points } punten, meer eigendomskaarten.
web-dicetown-tie-sheriff = { $ahead_seat } vóór { $behind_seat }: gelijk op { $points } punten, de sheriff heeft beslist.
web-dicetown-tie-sheriff-you = Je eindigt vóór { $behind_seat }: gelijk op { $points } punten, de sheriff heeft beslist.
web-dicetown-tie-sheriff-to-you = { $ahead_seat } eindigt vóór jou: gelijk op { $points } punten, de sheriff heeft beslist.
web-option-bribes = Omkoping
web-option-bribes-on = toegestaan
web-option-bribes-off = verboden

## Draws that anyone can check

web-verify = Trekkingen controleren
web-fair = Eerlijk spel
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Het geheim van deze tafel lag al vast voordat er iemand ging zitten. Elke plaats voegt eigen toeval toe, dus niemand kan met de dobbelstenen, kaarten of duels knoeien.
web-fair-more = Hoe het werkt
web-fair-contribution = Jouw bijdrage: woorden naar keuze
web-fair-give = Deze woorden gebruiken
web-fair-given = Je woorden zitten nu in de trekkingen.
web-fair-check = Controleren
web-fair-title = Eerlijk spel
web-fair-title-table = Waren de trekkingen van { $code } eerlijk?
web-fair-working = Je browser rekent elke trekking na…
web-fair-file = Het verslag van een andere partij controleren
web-fair-insecure = Deze browser berekent hashes alleen op een veilige pagina: open de tafel via https of op de computer waarop de tafel draait, of controleer het verslag met de opdracht hieronder.
web-fair-good = { $draws ->
    [one] Eén trekking nagerekend, en die klopt. Niemand heeft eraan geknoeid.
   *[other] { $draws } trekkingen nagerekend, en ze kloppen allemaal. Niemand heeft eraan geknoeid.
}
web-fair-secret-wrong = Het geheim klopt niet met de vingerafdruk die vóór de partij is getoond.
# $entry is the place in the record of the game.
web-fair-wrong = Regel { $entry } van het verslag klopt niet met de nagerekende trekking. Alles ervóór klopt.
web-fair-commitment = Vingerafdruk, vóór de partij getoond
web-fair-secret = Geheim, na de partij openbaar gemaakt
# What a player added to the draws.
web-fair-added = Toegevoegd door { $name }
web-fair-as-seen = ✓ zoals op dit apparaat gezien
web-fair-not-as-seen = ✗ anders dan op dit apparaat gezien
web-fair-draws = { $draws ->
    [one] Eén trekking, getal voor getal
   *[other] Alle { $draws } trekkingen, getal voor getal
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } van { $below }
# Above the list of draws, whose lines begin with words such as deal#1 or roll#3.
web-fair-labels = Elke regel: het soort trekking, # en het nummer, dan wat er getrokken is.
web-fair-differs = geeft een andere uitkomst
web-fair-how = Hoe het werkt
web-fair-how-promise = Als een tafel opengaat, kiest de server een willekeurig geheim en toont hij de vingerafdruk ervan. Vanaf dat moment kan hij het niet meer veranderen zonder dat iedereen het merkt.
web-fair-how-add = Elke plaats voegt eigen toeval toe. Je browser doet dat vanzelf; je kunt ook woorden naar keuze typen.
web-fair-how-draw = Elke dobbelsteen, elke kaart en elk duel wordt berekend uit het geheim, uit wat iedereen heeft toegevoegd en uit het nummer van de trekking. Niets wat er aan tafel gebeurt, kan daar iets aan veranderen.
web-fair-how-publish = Als de partij is afgelopen, wordt het geheim openbaar en kan iedereen elke trekking narekenen. Deze pagina doet dat in je browser.
web-fair-proves = Wat dit bewijst
web-fair-proves-what = Dat niemand met de trekkingen heeft geknoeid: de server niet en geen enkele speler. Zolang minstens één van de mensen die iets hebben toegevoegd eerlijk was, kon niemand de uitkomst kiezen.
web-fair-not = Wat het niet bewijst
web-fair-not-looked = Dat wie de server draait niet in de kaarten heeft gekeken. Speel met mensen die je vertrouwt, of draai je eigen server.
web-fair-not-rules = Je browser rekent de getallen na; welke kaart bij een getal hoort, hoort hij van deze server. Voer dit uit op je eigen computer om ook dat te controleren:
web-dice-title = Alle dobbelstenen en duels tot nu toe
web-dice-games = { $games ->
    [one] Geteld: één van de { $finished } afgelopen partijen van deze server.
   *[other] Geteld: { $games } van de { $finished } afgelopen partijen van deze server.
}
# The name of a game, and what is counted there: dice, duels.
web-dice-caption = { $game }: { $what }
web-dice-what = Uitkomst
web-dice-seen = Hoe vaak
web-dice-expected = Verwacht
web-dice-too-few = Nog te weinig om iets te zeggen.
# $share is a percentage.
web-dice-fair = Puur toeval valt in { $share } van de gevallen minstens zo ongelijk uit. Niets aan de hand.
web-dice-rare = Puur toeval valt maar in { $share } van de gevallen minstens zo ongelijk uit. Een tweede blik waard.

## Replay

web-timeline = Tijdlijn
web-open-replay = Terugkijken
web-story-to-frame = Naar dit moment
web-replay = Terugblik
web-replay-watch = Terugkijken
# $number of $count moments.
web-replay-frame = Terugblik: zet { $number } van { $count }.
web-replay-goes-on = De partij gaat door; je bent niet aan de beurt.
web-replay-your-turn = Aan tafel ben jij aan de beurt.
web-replay-now = Terug naar de partij
web-replay-leave = Terug naar de tafel
web-replay-play-on = Vanaf hier verder spelen als { $seat }
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
web-replay-perspective = Gezichtspunt
web-replay-perspective-me = Zoals ik het zag
web-replay-perspective-seat = Zoals { $seat } het zag
web-replay-perspective-spectator = Als toeschouwer
web-replay-perspective-open = Alles zichtbaar
web-replay-link = Link naar zet { $number }
# Where on the track; $progress is such as “Winchester · 7 of 19 sold”.
web-replay-at = { $progress }, zet { $number } van { $count }
web-import-record = Een verslag uit een bestand openen

## Ways to sit

web-devices = Hoe jullie spelen
web-devices-own = Eigen apparaten
web-devices-own-note = ieder via de link
web-devices-pass = Eén apparaat
web-devices-pass-note = gaat rond
web-devices-screen = Groot scherm
web-devices-screen-note = je hand op je telefoon
web-sharing = Wie deelt dit apparaat
web-sharing-name = Speler { $number }
web-sharing-note = Wie verder meespeelt, komt via de link of is een bot.
web-seat-shared = op dit apparaat
web-share-name = Nog iemand op dit apparaat
web-share = Toevoegen

## A device that is passed around, and its curtain

web-cover = Verbergen
web-curtain-title = { $name }, neem het apparaat – tinhorn
web-curtain-hand = Geef het apparaat aan { $name }
web-curtain-hold = { $name }: ingedrukt houden om te kijken
web-curtain-again = Druk nog eens om te kijken
web-curtain-how = Houd de knop of de spatiebalk ingedrukt, of druk twee keer. Tot dan is er niets te zien.
web-curtain-wait = Automatisch verbergen na
web-curtain-look = Samen de tafel bekijken
web-curtain-back = Tafel verbergen
web-curtain-seen = Gezien: verbergen
web-curtain-react = Wil iemand reageren?
web-curtain-react-note = Wie dat wil, neemt het apparaat. Iedereen hier krijgt de vraag, wat ze ook in handen hebben.
web-curtain-skip-window = Niemand
web-curtain-first-look = { $name }, bekijk je geheime doelen. Daarna wordt er aan de open tafel geboden.
web-curtain-own-cards = { $name } bekijkt de eigen kaarten.
web-curtain-to-table = Naar de open tafel
web-open-hats = Spelers op dit apparaat
web-open-look = { $name }: mijn kaarten bekijken
web-open-undo = { $name }: mijn beslissing terugnemen
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
web-notify = Meld het als ik aan de beurt ben
web-notify-on = Melding aan voor mijn beurt
web-notify-note = Werkt zolang er een tabblad met tinhorn openstaat.
web-notify-denied = Je browser blokkeert meldingen. In de instellingen voor deze site kun je ze toestaan.
web-screen-seats = Tafel en plaatsen

## The big screen, and phones as hands

web-screen-join = Schuif aan of kijk mee
web-screen-call = Scan de QR-code met je telefoon, of open { $address } en typ de code.
web-watching = { $count ->
    [one] { $count } kijkt mee
    [20] 20 of meer kijken mee
   *[other] { $count } kijken mee
}
web-hand = Je hand
web-hand-cover = Mijn hand verbergen
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
web-moved-away = De plaats van { $name } is nu op een ander apparaat, of onderweg ernaartoe. Hier kun je alleen meekijken.

## How a finished game went

web-summary = Hoe het ging
web-summary-of = { $title }: hoe het ging
web-summary-net-worth = Wie hoeveel had
web-summary-chart = Een lijn voor elke speler, van begin tot einde. De cijfers staan in de tabel eronder.
web-summary-table = Als tabel
web-summary-swings = De grootste omslagen
web-summary-look = Nog eens bekijken
web-summary-luck = Geluk
web-summary-picture = Als afbeelding delen
web-summary-back = Terug naar de tafel
web-review = Analyse
web-review-of = { $title }: analyse
web-review-waiting = Het spel wordt geanalyseerd. Dat duurt even.
web-review-chances = Winstkansen
web-review-basis = Geschat na het spel, met alle kaarten bekend.
web-review-parts = Geluk en keuzes
web-review-sum = Begin, geluk en keuzes vormen samen precies het resultaat.
web-review-start = Begin
web-review-luck = Geluk
web-review-own = Eigen keuzes
web-review-others = Keuzes van anderen
web-review-result = Resultaat
web-review-turning-points = Keerpunten
web-review-by-chance = (Toeval)
web-review-better = Betere keuzes
web-review-knowledge = Beoordeeld naar wat de speler toen wist.
web-review-choice = { $chosen }. Beter: { $better }
web-review-none = Geen keuze was duidelijk slechter dan een andere.
web-review-more = { $count ->
    [one] Nog één
   *[other] Nog { $count }
}
web-coach = Vraag een suggestie
web-net-worth-winchester = { MONEY($amount) }
web-net-worth-dicetown = { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
}
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Percelen verkocht
web-round-dicetown = Ronde
web-luck-winchester = Gewonnen duels, vergeleken met de verwachte helft.
web-luck-winchester-tries = Duels
web-luck-dicetown = Gelijke dobbelstenen na elke worp, samen met de opzijgelegde, vergeleken met het gemiddelde.
web-luck-dicetown-tries = Worpen
web-luck-got = Uitkomst
web-luck-difference = Verschil

## Wat stap voor stap te zien is

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-beat-next = Verder
web-beat-faster = Sneller
web-beat-plot = Perceel { $plot } wordt geveild.
web-beat-sold = Verkocht! { $seat } koopt perceel { $plot }.
web-beat-sold-you = Verkocht! Je koopt perceel { $plot }.
web-beat-sold-mark = Verkocht!
web-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-beat-paid = { $share ->
    [0] { $seat } betaalt de saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] { $seat } betaalt ieder ander { MONEY($share) }.
       *[other] { $seat } betaalt ieder ander { MONEY($share) }, de saloon { MONEY($tip) }.
    }
}
web-beat-paid-you = { $share ->
    [0] Je betaalt de saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] Je betaalt ieder ander { MONEY($share) }.
       *[other] Je betaalt ieder ander { MONEY($share) }, de saloon { MONEY($tip) }.
    }
}
web-beat-boat = { $seat } stuurt de boot naar veld { $square }.
web-beat-boat-you = Je stuurt de boot naar veld { $square }.
web-beat-locomotive = { $seat } stuurt de locomotief naar veld { $square }.
web-beat-locomotive-you = Je stuurt de locomotief naar veld { $square }.
web-beat-card = { $amount ->
    [0] De kaart levert { $seat } niets op.
   *[other] De kaart levert { $seat } { MONEY($amount) } op.
}
web-beat-card-you = { $amount ->
    [0] De kaart levert je niets op.
   *[other] De kaart levert je { MONEY($amount) } op.
}
web-beat-objective = { $seat } wint { MONEY($amount) }: { $objective }
web-beat-objective-you = Je wint { MONEY($amount) }: { $objective }
web-beat-pays = Bang! { $seat } betaalt { MONEY($amount) }
web-beat-pays-you = Bang! Je betaalt { MONEY($amount) }
web-beat-over = De partij is afgelopen.
web-beat-roll = Schudden en gooien!
web-beat-reveal = Alle bekers omhoog!
web-beat-last = De laatste dobbelstenen!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-beat-why = { $why }: { $what }
web-beat-faces = { $count ->
    [1] Eén { $face }
    [2] Twee { $face }
    [3] Drie { $face }
    [4] Vier { $face }
   *[other] Vijf { $face }
}
web-beat-sheriff = De sheriff beslist
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-beat-led = { $why }, { $seat }: { $what }
web-beat-led-you = { $why }, jij: { $what }
web-beat-leads = { $why }: { $seat }
web-beat-leads-you = { $why }: jij
web-beat-gain = { $seat }: { $what }
web-beat-gain-you = Jij: { $what }
web-beat-nuggets = { $count ->
    [one] +1 goudklompje
   *[other] +{ $count } goudklompjes
}
web-beat-bills = +{ DOLLARS($count) }
web-beat-cards = { $count ->
    [one] +1 kaart
   *[other] +{ $count } kaarten
}
web-beat-draws = { $count ->
    [one] 1 kaart getrokken
   *[other] { $count } kaarten getrokken
}
web-beat-properties = { $count ->
    [one] +1 eigendomskaart
   *[other] +{ $count } eigendomskaarten
}
web-beat-star = de ster
web-beat-visits = { $visitor_seats }
