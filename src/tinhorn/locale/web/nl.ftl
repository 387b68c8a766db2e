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
web-less = Minder
web-more = Meer
web-back = Terug
web-you = (jij)
web-you-name = Jij
web-seat-about = { $name }: tonen wat iedereen mag zien
web-seat-story = Laatste zetten
web-only-you = alleen jij ziet dit
web-no-name = Jouw naam
# An amount of banknotes where there is little room.
web-thousands = $ { $amount }k
web-abandoned = Iedereen heeft deze tafel verlaten; de partij is gestopt.
web-not-started = Deze partij is niet begonnen: twee starts zijn mislukt, omdat een apparaat zijn deel van de trekkingen niet leverde. Open een nieuwe tafel.
web-offline = Dit apparaat is offline. Voor de tafels is een verbinding nodig; de pagina blijft het proberen.
web-offline-still = Lessen en regels kun je wel openen.
web-try-loading = De tafel wordt geladen… { $percent }%
web-try-failed = De tafel kon niet worden geladen. Laad de pagina opnieuw om het nog eens te proberen.
web-unreachable = De server is niet bereikbaar. Probeer het zo nog eens.
web-connection-lost = { $seconds ->
    [0] Verbinding verbroken. Opnieuw verbinden…
   *[other] Verbinding verbroken. Nieuwe poging over { $seconds } s; er is niets verloren gegaan.
}
web-connection-offline = Dit apparaat is offline. Het spel wacht; de pagina verbindt vanzelf opnieuw.
web-answer-waiting = Je antwoord wacht om te worden verstuurd.

## The lobby

web-games = Spellen
web-tables = Tafels
web-game-players = { $least } tot { $most } spelers
# The name of a table that was given none.
web-table-of = Tafel van { $name }
web-play-now = Nu spelen
web-new-table = Nieuwe tafel
web-join-code = Meedoen met een code
web-join = Meedoen
web-your-tables = Jouw tafels
web-against = tegen { $names }
web-tidy = Opruimen
web-tidy-away = ‘{ $title }’ verbergen
web-tidied =
    { $tables ->
        [one] Eén tafel is verborgen.
       *[other] { $tables } tafels zijn verborgen.
    }
web-tidy-back = Weer tonen
web-open-tables = Open tafels
web-no-open-tables = Er is nu geen open tafel. Open jij er een?
web-continue = Verder
web-sit-down = Aanschuiven
web-watch = Kijken
web-lobby-title = Twee westernbordspellen, gewoon in je browser
web-lobby-what = Bied op land of dobbel om de stad: tegen bots of met vrienden, op één apparaat of op vele. Zonder account.
web-watch-bots = Bots zien spelen
web-watch-bots-title = Een partij tussen bots
web-my-games = Mijn partijen
web-my-games-none = Op dit apparaat is nog geen partij afgelopen.
web-my-games-won = { $won } van { $played } gewonnen
web-my-games-beaten = Je hebt { $count } partijen gewonnen van bots van het niveau { $level }.
web-my-games-aim = Volgend doel: { $level }
web-beat-deputy = Nu de Hulpsheriff verslaan
web-beat-marshal = Nu de Marshal verslaan
web-beat-legend = Nu de Legende verslaan
web-my-games-place = plaats { $place }, { $points } punten
web-my-games-left = voortijdig verlaten
web-my-games-export = Als bestand opslaan
web-my-games-import = Toevoegen uit een bestand
web-my-games-not = Dit bestand bevat geen lijst met partijen.
web-my-games-forget = Alles vergeten
web-recent-games = Recente partijen
web-recent-replay = Terugkijken
web-won-by = gewonnen door { $names }
web-won-you = jij hebt gewonnen
web-status-seating = { $taken } van { $seats } aan tafel
web-status-playing = bezig
web-status-over = afgelopen
web-status-abandoned = verlaten

## A new table

web-new-table-of = Nieuwe tafel: { $game }
web-table-title = Naam van de tafel
web-table-title-note = Gasten lezen hem in de uitnodiging.
web-others = Andere plaatsen
web-others-open = vrij: voor mensen
web-others-note = Bots hebben vier niveaus; tot het spel begint kun je elk ervan wijzigen.
web-players = Spelers
web-players-note = Tot het spel begint kun je plaatsen toevoegen en weghalen.
web-listed = In de lobby tonen
web-listed-note = iedereen hier mag aanschuiven
web-open-table = Tafel openen

## The seating page

web-seats = Plaatsen
web-seat-open = Vrije plaats
web-seat-waiting = wacht op iemand
web-seat-kept = vrijgehouden voor { $name }
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
web-host-sure-away = Iedereen krijgt te horen dat je een nieuwe code maakt voor { $name }. De code vervalt als { $name } op tijd terugkomt. Doorgaan?
web-host-code = Met deze code is de plaats van { $name } op een ander apparaat in te nemen, zolang { $name } niet terug is. Geef de code door:
web-host-code-away = Voorlopig houdt het apparaat van { $name } de plaats. Blijft { $name } weg, dan opent deze code de plaats over { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}. Geef de code door:
web-given-up = Je hebt je plaats opgegeven. Hier kun je alleen nog meekijken.
web-absent = { $name } is weg en is aan de beurt. Er is geen tijdslimiet, dus de partij wacht.
# A player is away; their time ends at $until, such as “until tomorrow, 14:12”.
web-absent-until = { $name } is weg en is aan de beurt: { $until }.
web-absent-live = { $name } is weg.
web-absent-remind = Herinneren
web-covered-you = Een bot antwoordt voor je tot je terug bent.
web-back-do = Ik ben terug
web-absent-cover = Laat intussen een bot antwoorden
web-paused = Gepauzeerd sinds { $time }
web-pause-do = Om een pauze vragen
web-continue-do = Verder spelen
web-clock-do = Om deze tijdslimiet vragen
web-motion-pause = { $name } vraagt om een pauze.
web-motion-continue = { $name } wil verder spelen.
web-motion-clock = { $name } vraagt om deze tijdslimiet: { $clock }.
web-motion-cover = { $name } vraagt of intussen een bot mag antwoorden voor { $absent }.
web-motion-undo = { $name } wil het laatste antwoord terugnemen.
web-motion-yes = Akkoord
web-motion-no = Nee
web-motion-withdraw = Intrekken
web-motion-waits = Alle anderen moeten akkoord gaan.
web-absence = Als iemand er niet is
web-absence-note = Wat er gebeurt terwijl het spel wacht op iemand die er niet is.
web-absence-wait = wachten we
web-absence-minutes = antwoordt na { $time } een bot
web-absence-limits = antwoordt een bot als de tijd twee keer om is
web-host-decides = Wie de tafel opent, beslist
web-host-decides-note = Alleen wie de tafel heeft geopend, onderbreekt de partij, gaat verder en verandert de bedenktijd.
web-until-today = tot { $time }
web-until-tomorrow = tot morgen, { $time }
web-until-day = tot { $day }, { $time }
web-recovery-show = Code voor een ander apparaat tonen
web-binding = Gezegd is gezegd
web-binding-note = Niemand neemt terug wat de anderen hebben gezien.
web-consent = Tenzij iedereen akkoord gaat
web-consent-note = Iemand vraagt het en alle anderen moeten het ermee eens zijn.
web-taking = Terugnemen wat anderen hebben gezien
web-taking-none = mag niemand
web-taking-consent = alleen als iedereen akkoord gaat
web-taking-free = mag
web-pausing = Pauzes en andere bedenktijd
web-pausing-all = Alle spelers moeten akkoord gaan
web-visitors = Toeschouwers
web-visitors-note = Wat mensen mogen die de tafel openen zonder eigen plaats.
web-visitors-chat = mogen kijken en chatten
web-visitors-silent = mogen alleen kijken
web-visitors-none = blijven buiten
web-absent-wait = Wachten
# What a returning player has missed. $since is a day and a time.
web-missed = Terwijl je weg was
web-missed-since = Sinds { $since }
web-missed-show = Laat zien
web-missed-on = Verder
web-missed-mark = Nieuw sinds { $since }
# How an answer in the story came about, if nobody clicked.
web-how-clock = (tijd om)
web-how-order = (jouw opdracht)
web-how-bot = (een bot antwoordde)
web-absent-text = { $name }, je bent aan de beurt bij { $game }:
web-options = Tafelopties
web-invite = Uitnodigen
web-invite-note = wie de link heeft, mag aanschuiven
web-code = Code
web-qr = QR-code van de link
web-copy = Link kopiëren
web-copy-secret = Geheim kopiëren
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
web-wait-host = Wachten op de start.
web-windows = Reacties
web-windows-note = Hoelang het spel wacht op kaarten die buiten de beurt gespeeld mogen worden.
web-windows-timed = kort; op verzoek meer tijd
web-windows-untimed = geen haast: op iedereen wachten
web-hints = Suggesties van de coach
web-hints-note = De coach stelt een antwoord voor en zegt waarom.
web-hints-alone = alleen solo tegen bots
web-hints-all = voor iedereen
web-hints-agreed = Aan deze tafel mag iedereen de coach om een suggestie vragen.
web-hints-tag = suggesties toegestaan
web-wait-watching = Je kijkt mee. De tafel verschijnt hier zodra de partij begint.
web-door-watch = Alleen kijken
web-clock = Bedenktijd
web-clock-note = Wie door de tijd heen is, past of doet wat mag en het minst kost.
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
web-window-urge = Ga verder
web-window-urged = ‘Ga verder’: { $seats }.
web-orders = Als ik weg ben
web-orders-short = Opdrachten
web-orders-remove = Wissen: { $order }
web-orders-ask = vraag mij
web-orders-clear = Alle opdrachten wissen
web-orders-about = Je opdrachten antwoorden voor je, ook als deze pagina gesloten is. Alleen jij ziet ze, en niemand merkt dat je niet zelf hebt geantwoord.
web-orders-save = Opdrachten opslaan
web-orders-now = Nu: { $answer }
web-orders-now-asked = Nu: je krijgt de vraag.
web-orders-now-none = Je wordt nu niets gevraagd.
web-orders-count = { $count ->
    [0] Opdrachten
    [one] Opdrachten: 1
   *[other] Opdrachten: { $count }
}
web-time-left = Tijd over
web-plain-now = Nu
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
web-sheet-hands = Handen aan het einde
web-sheet-ranks = Rangschikking
web-sheet-counting = De partij is afgelopen. Nu wordt er geteld.
web-rank = { $rank }e
web-you-win = { $count ->
    [one] Je wint
   *[other] Je deelt de overwinning
}
web-they-win = { $count ->
    [one] { $winner_seats } wint
   *[other] { $winner_seats } delen de overwinning
}
web-record = Verslag met bewijs downloaden
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
web-refusal-rule = Regel
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

## The guide

web-guide-off = Tips uitzetten
web-first-deal-go = Aan de slag

## The table in words

web-text-table = Tekstweergave
web-text-visual = Beeldweergave
web-text-options = Wat je kunt doen
web-text-nothing = Je hoeft nu niets te beslissen.
web-text-mine = Van jou
web-text-watching = Je kijkt mee.
web-text-board = De tafel
web-text-others = De anderen
web-text-command = Antwoord of vraag
web-text-field = Je antwoord of vraag
web-text-note = De letter van een optie of de woorden ervan, dobbelstenen op hun vlakken (10 A A), of een vraag zoals ‘mijn geld’. ‘hulp’ zegt meer.
web-text-send = Versturen
web-text-sent = Antwoord verstuurd.
web-text-late = De vraag is intussen veranderd. Kijk nog eens.
web-text-no-rule = Er is geen regel { $rule }.
web-text-story-keys = Met de pijltjestoetsen ga je door de regels.
web-set-guide = Tips
web-set-guide-note = een korte tip bij elke vraag
web-set-textTable = Tafels als tekst
web-set-textTable-note = voor schermlezers en brailleleesregels

## Settings and help

web-table = Tafel
web-my-seat = Mijn plaats hier
web-recovery = Met deze code neem je je plaats mee naar een ander apparaat:
web-recover = Herstelcode van je plaats
web-seat-code = Ik heb een plaatscode
web-recover-do = Plaats terughalen
web-leave = Tafel verlaten
web-leave-bot = Een bot neemt meteen je plaats over. Je kunt dit niet ongedaan maken.
web-leave-default = Je plaats blijft vanaf nu leeg. Je kunt dit niet ongedaan maken.
web-leave-ends = De partij eindigt hier. Je kunt dit niet ongedaan maken.
web-leave-frees = Je plaats is meteen weer vrij.
web-leave-closes = De tafel wordt meteen gesloten. Je kunt dit niet ongedaan maken.
web-name = Naam
web-hat = Je hoed
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
web-set-tempo = Tempo
web-set-tempo-slow = Langzaam
web-set-tempo-normal = Normaal
web-set-tempo-fast = Snel
web-set-tempo-off = Geen animatie
web-set-patterns = Patronen
web-set-patterns-note = elke speler heeft naast een kleur ook een patroon
web-set-keys = Sneltoetsen met één toets
web-set-keys-note = elke knop toont zijn toets; uitgeschakeld doen cijfers en letters niets
web-set-unhurried = Geen tijdslimieten
web-set-unhurried-note = aan tafels die jij opent
web-volume = Volume
web-set-sound = Geluid
web-set-sound-note = jouw beurt, biedingen, geld, duels
web-set-botChat = Bots praten
web-set-botChat-note = af en toe een zin in de chat
web-set-chances = Winkansen
web-set-chances-watching = Tijdens het kijken
web-set-chances-off = Uit
# $chances lists the players, each with a percentage.
web-chances-basis = Winkansen naar wat iedereen ziet
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
web-key-tab-does = naar het volgende onderdeel
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

## Draws that anyone can check

web-verify = Trekkingen controleren
web-fair = Eerlijk spel
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Het geheim van de server lag al vast voordat er iemand ging zitten. Elke plaats voegt eigen toeval toe, dus niemand kan met de dobbelstenen, kaarten of duels knoeien.
web-fair-more = Hoe het werkt
web-fair-contribution = Jouw bijdrage: woorden naar keuze
web-fair-give = Deze woorden gebruiken
web-fair-given = Je woorden zitten nu in de trekkingen.
web-fair-check = Controleren
web-fair-title = Eerlijk spel
web-fair-title-table = Waren de trekkingen van { $code } eerlijk?
web-fair-working = Je browser rekent elke trekking na…
web-fair-file = Het verslag van een andere partij controleren
web-fair-good = { $draws ->
    [one] Eén trekking nagerekend, en die klopt.
   *[other] { $draws } trekkingen nagerekend, alle kloppen.
}
web-fair-secret-wrong = Het geheim klopt niet met de vingerafdruk die vóór de partij is getoond.
# $entry is the place in the record of the game.
web-fair-wrong = Regel { $entry } van het verslag klopt niet met de nagerekende trekking. Alles ervóór klopt.
web-fair-commitment = Vingerafdruk, vóór de partij getoond
web-fair-secret = Geheim, na de partij openbaar gemaakt
# What a player added to the draws.
web-fair-added = Toegevoegd door { $name }
web-fair-added-you = Toegevoegd door jou
web-fair-derived = berekend uit tafel en plaats; niemand heeft die gekozen
# $number counts the attempts to start the game.
web-fair-attempt = Vingerafdrukken van alle bijdragen bij start { $number }
web-fair-as-seen = ✓ zoals op dit apparaat gezien
web-fair-not-as-seen = ✗ anders dan op dit apparaat gezien
web-fair-not-this-record = Vóór de partij zag dit apparaat andere vingerafdrukken of een start die hier ontbreekt: dit verslag is veranderd.
web-fair-other-table = Dit verslag is van een andere tafel.
web-fair-part-unused = Het deel van dit apparaat is niet gebruikt. Dus niets laat dit apparaat zien dat niemand de trekkingen heeft gekozen.
web-fair-part-denied = Dit apparaat leverde zijn deel op tijd, en de server nam het aan. Maar het verslag zegt dat het ontbrak: wie de server beheert, kan de trekkingen hebben gekozen.
web-fair-draws = { $draws ->
    [one] Eén trekking, getal voor getal
   *[other] Alle { $draws } trekkingen, getal voor getal
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } van { $below }
# Above the list of draws, whose lines begin with words such as Setup #1 or Roll #3.
web-fair-labels = Elke regel: het soort trekking, # en het nummer, dan wat er getrokken is.
web-fair-differs = geeft een andere uitkomst
web-fair-how = Hoe het werkt
web-fair-how-promise = Als een tafel opengaat, kiest de server een willekeurig geheim en toont hij de vingerafdruk ervan. Vanaf dat moment kan hij het niet meer veranderen zonder dat iedereen het merkt.
web-fair-how-add = Elk apparaat voegt eigen toeval toe. Eerst toont het daar alleen een vingerafdruk van. Je browser doet dat vanzelf; woorden die je typt worden erdoor gemengd.
web-fair-how-reveal = Bij de start liggen eerst alle vingerafdrukken vast. Pas dan tonen de apparaten wat ze bijdragen. Toont er één niets, dan wordt de start zonder dat apparaat herhaald, en iedereen hoort het.
web-fair-how-draw = Elke dobbelsteen, elke kaart en elk duel wordt berekend uit het geheim, uit wat iedereen heeft toegevoegd en uit het nummer van de trekking. Niets wat er aan tafel gebeurt, kan daar iets aan veranderen.
web-fair-how-publish = Als de partij is afgelopen, wordt het geheim openbaar en kan iedereen elke trekking narekenen. Deze pagina doet dat in je browser.
web-fair-proves = Wat dit bewijst
web-fair-proves-what = Dat niemand de trekkingen heeft gekozen: geen speler, niet de server en ook geen beheerder die meespeelt. Voor jou is dat bewezen als je eigen apparaat aan de start meedeed, want alleen dat apparaat weet dat zijn deel willekeurig was.
web-fair-not = Wat het niet bewijst
web-fair-not-looked = Dat wie de server draait niet in de kaarten heeft gekeken. Speel met mensen die je vertrouwt, of draai je eigen server.
web-fair-not-alone = Niets, als alleen apparaten van de beheerder iets bijdroegen, of als de beheerder de pagina in je browser heeft veranderd. Een eigen programma hangt niet van die pagina af.
web-fair-not-rules = Je browser rekent de getallen na; voor welke kaart een getal staat, gelooft hij deze server op zijn woord. Voer dit uit op je eigen computer om ook dat te controleren:
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
web-replay-play-on-you = Vanaf hier verder spelen
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
# Where on the track; $progress says how far the game is.
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
web-curtain-first-look = { $name }, bekijk je geheime doelen. Daarna biedt iedereen op het gedeelde scherm.
web-curtain-own-cards = { $name } bekijkt de eigen kaarten.
web-curtain-to-table = Naar de gedeelde tafel
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
web-asked-until = de tijd is { $when } om ({ $at })
web-notice-turn = Jij bent aan de beurt
web-notify = Meld het als ik aan de beurt ben
web-notify-on = Melding aan voor mijn beurt
web-notify-note = Werkt zolang er een tabblad met tinhorn openstaat.
web-notify-denied = Je browser blokkeert meldingen. In de instellingen voor deze site kun je ze toestaan.
web-screen-seats = Tafel en plaatsen
web-screen-full = Volledig scherm
web-screen-sleep = Deze pagina kan het scherm niet aan houden: stel het systeem zo in dat het niet donker wordt.
web-screen-back = Terug naar het grote scherm

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
web-move-do = Ik speel hier
web-move-not = Alleen meekijken
web-moved-away = De plaats van { $name } is nu op een ander apparaat, of onderweg ernaartoe. Hier kun je alleen meekijken.

## How a finished game went

web-summary = Hoe het ging
web-summary-of = { $title }: hoe het ging
web-summary-net-worth = Wie hoeveel had
web-summary-chart = Een lijn voor elke speler, van begin tot einde. De cijfers staan in de tabel eronder.
web-round = Ronde
web-summary-table = Als tabel
web-summary-swings = De grootste omslagen
web-summary-look = Nog eens bekijken
web-summary-luck = Geluk
web-summary-picture = Als afbeelding delen
web-summary-back = Terug naar de tafel
web-review = Analyse
web-review-of = { $title }: analyse
web-review-waiting = De partij wordt geanalyseerd. Dat duurt even.
web-review-chances = Winkansen
web-review-parts = Geluk en keuzes
web-review-start = Begin
web-review-luck = Geluk
web-review-own = Eigen keuzes
web-review-others = Keuzes van anderen
web-review-result = Resultaat
web-review-turning-points = Keerpunten
web-review-by-chance = (Toeval)
web-review-better = Betere keuzes
web-review-choice = { $chosen }. Beter: { $better }
web-review-none = De coach vond geen duidelijk betere keuze.
web-review-more = { $count ->
    [one] Nog één
   *[other] Nog { $count }
}
web-coach = Vraag de coach
web-luck-got = Uitkomst
web-luck-difference = Verschil

## Wat stap voor stap te zien is

web-beat-next = Verder
web-beat-hold = Verder (vasthouden: sneller)
web-beat-over = De partij is afgelopen.

## Notices for players who are away

web-tell = Hoe zullen we het je laten weten?
web-tell-note = Je hoort van ons als je vijf minuten aan de beurt bent, halverwege en twee uur voor het einde van je tijd, en als een spel begint of eindigt. Nooit wat iemand heeft gedaan.
web-tell-push = Op dit apparaat
web-tell-push-note = Ook als de pagina dicht is. Zet tinhorn op een iPhone eerst op het beginscherm.
web-tell-push-insecure = Alleen op adressen die met https beginnen.
web-tell-push-lacking = Niet in dit venster. Zet tinhorn op een iPhone of iPad eerst op het beginscherm (Deel, Zet op beginscherm) en open het van daar.
web-tell-webhook = Via een eigen link
web-tell-webhook-note = Voor Discord, Matrix, ntfy of een eigen programma.
web-tell-calendar = In mijn agenda
web-tell-calendar-note = Je tijdslimieten, op een privéadres.
web-tell-mail = Per e-mail
web-tell-self = Ik kijk zelf wel
web-tell-field-link = Je link
web-tell-field-mail = E-mailadres
web-tell-field-code = Code uit de e-mail
web-tell-plain = Platte tekst sturen, voor ntfy
web-tell-quiet = Stil van 22 tot 8 uur, tenzij mijn tijd voor de ochtend eindigt
web-tell-try = Test sturen
web-tell-try-calendar = Adres tonen
web-tell-choose = Kiezen
web-tell-save = Opslaan
web-tell-sent = Verstuurd. Is het aangekomen?
web-tell-failed = Het kwam niet door. Controleer het adres.
web-tell-saved = Opgeslagen.
web-tell-secret = Geheim van de handtekeningen
web-tell-subscribe = Abonneer je agenda op dit adres
