### Nederlands. Every sentence that people read in tinhorn. The head of en.ftl explains keys and arguments.
###
### For Dutch:
### - The reader is “je”, without stress. Players have no gender: “sheriff Ann”, “wie …”, never “hij”.
### - It is “het fiche”. One game that is played is “de partij”; “het spel” is what is in the box.
### - Cards and elixirs are names, without article or quotes: “Ann speelt Dynamiet”.

## Names and places at the table

# Instead of a name, where none is known. $number counts from 1.
seat-without-name = Plaats { $number }
# A player who gave no name.
player-without-name =
    { $number ->
        [1] Stetson
        [2] Bolhoed
        [3] Sombrero
        [4] Cilinder
        [5] Pluim
       *[other] Speler { $number }
    }
game-list = { $first }, { $rest }

## Answers that no game accepts

refusal-not-asked = Je hoeft nu niets te beslissen.
refusal-does-not-fit = Dat is geen antwoord op de vraag.
refusal-on-open-table = { $seat } kan dat niet doen. De reden is geheim: { $seat }, bekijk je eigen kaarten.
stale-prompt = Te laat: die vraag is al gesloten.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = ‘{ $text }’ is geen antwoord. Een antwoord begint met een van deze woorden: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = Na ‘{ $action }’ moet komen: { $fields }.
malformed-wrong-value = ‘{ $text }’ is niet te lezen.

## Setting up a table

setup-players = Dit spel is voor { $least } tot { $most } spelers, niet voor { $players }.
setup-no-such-seat = Plaats { $number } is er niet aan deze tafel. De plaatsen zijn genummerd vanaf 1.
setup-unknown-option = { $game } heeft geen tafeloptie ‘{ $option }’. Beschikbaar: { $known }.
setup-wrong-option = De tafeloptie { $option } kan niet ‘{ $text }’ zijn. Mogelijk: { $known }.

## Bots

# $known lists the bots there are.
bot-unknown = Er is geen bot ‘{ $name }’ voor { $game }. Beschikbaar: { $known }.
bot-character-unknown = Er is geen karakter ‘{ $name }’ voor bots. Beschikbaar: { $known }.
bot-class = ‘{ $name }’ is geen bot die kan worden geïmporteerd: { $reason }.
bot-raised = ‘{ $name }’ gaf een fout: { $error }.
bot-no-action = ‘{ $name }’ antwoordde met iets dat geen actie is: { $answer }.
bot-refused = ‘{ $name }’ koos een actie die niet is toegestaan. { $reason }
bot-weights = ‘{ $folder }’ bevat geen gewichten voor { $game } die deze versie kan lezen.
bots-count = { $players ->
    [one] Een tafel voor één speler heeft één bot nodig, niet { $bots }.
   *[other] Een tafel voor { $players } spelers heeft { $players } bots nodig, niet { $bots }.
}
bots-no-games = Kies minstens één partij, niet { $games }.
arena-bots = Noem twee of meer verschillende bots, elk één keer.
arena-file = { $file } bevat partijen van een ander toernooi. Kies een ander bestand.
arena-luck-program = Het geluk van ‘{ $name }’ is niet te meten: een programma kan geen deel van een partij opnieuw spelen. Laat --luck weg.
arena-no-cluster = Er antwoordt geen Ray-cluster op { $address }.
# What kind of bot has a seat: “Doc (deputy)”.
bot-greenhorn = groentje
bot-deputy = hulpsheriff
bot-marshal = marshal
bot-legend = legende
# The former name of the deputy, in older records.
bot-heuristic = hulpsheriff
bot-uniform = willekeurige bot
bot-stdio = programma
bot-named = { $name } ({ $kind })
# A bot’s level and its character: “deputy, tight”.
bot-with-character = { $level }, { $character }
character-tight = zuinig
character-bold = gedurfd
character-talkative = praatgraag
character-grudge = haatdragend
character-steady = rustig
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = Een koopje is een koopje.
talk-tight-rival = Dat zou mij te duur zijn.
talk-bold-won = Wie waagt, die wint.
talk-bold-lost = Het was het risico waard.
talk-grudge-lost = Dat zal ik onthouden.
talk-grudge-rival = Ik hou je in de gaten.
talk-steady-lost = Dat kan gebeuren.
talk-steady-rival = Goed gedaan.
talk-talkative-won = Hebben jullie dat allemaal gezien?
talk-talkative-won-again = Mijn oma zou trots zijn.
talk-talkative-lost = Nou, dat wordt een mooi verhaal.
talk-talkative-lost-again = En de dag was zo goed begonnen!
talk-talkative-rival = Daar praten ze in de saloon nog over.
talk-talkative-rival-again = Kijk, dat noem ik een zet!
talk-tight-played = Die kaart heeft zichzelf terugbetaald.
talk-tight-duel = Eén kaart, en het kostte me niets.
talk-tight-robbed = Tel mijn kaarten nog eens, langzaam.
talk-tight-haggles = Is dat alles? Ik kan rekenen.
talk-bold-played = Kaarten zijn er om te spelen!
talk-bold-duel = Wed nooit tegen mij.
talk-bold-robbed = Neem maar. Ik win hem wel terug.
talk-bold-haggles = Bied meer. Als je durft.
talk-grudge-played = Die was voor jou bedoeld.
talk-grudge-duel = Nu staan we quitte.
talk-grudge-robbed = Daar ga je voor betalen.
talk-grudge-haggles = Ik weet nog wie er gierig was.
talk-steady-played = Ik denk dat dit helpt.
talk-steady-duel = Dat scheelde weinig.
talk-steady-robbed = Dat zat eraan te komen.
talk-steady-haggles = Een net bod, eens kijken.
talk-talkative-played = Let op, dit is een goeie!
talk-talkative-duel = Dames en heren, de overwinning!
talk-talkative-robbed = Houd de dief! Heeft niemand dat gezien?
talk-talkative-haggles = Kom nou, mijn paard biedt meer!
notice-left-bot = { $seat } heeft de tafel verlaten. Een bot speelt verder.
notice-left-empty = { $seat } heeft de tafel verlaten. De plaats blijft leeg.
notice-given-bot = De plaats van { $seat } is nu van een bot.
notice-given-empty = De plaats van { $seat } is nu leeg.
notice-covered = { $seat } is er niet. Een bot antwoordt tot { $seat } terug is.
notice-uncovered = { $seat } is terug en speelt weer.
notice-asks-pause = { $seat } vraagt om een pauze.
notice-asks-undo = { $seat } wil het laatste antwoord terugnemen.
notice-asks-continue = { $seat } wil verder spelen.
notice-asks-clock = { $seat } vraagt om een andere tijdslimiet.
notice-asks-cover = { $seat } vraagt of een bot mag antwoorden voor iemand die er niet is.
notice-motion-ended = Het verzoek van { $seat } is van tafel.
notice-paused = Het spel is gepauzeerd, zoals { $seat } vroeg.
notice-continued = Het spel gaat verder, zoals { $seat } vroeg.
notice-clock = Er geldt een nieuwe tijdslimiet, zoals { $seat } vroeg.
notice-host = { $seat } is nu de gastheer van de tafel.
notice-taken-back = { $seat } heeft het laatste antwoord teruggenomen.
# The name of a seat with who answers there.
seat-covered = { $name } (bot antwoordt)
seat-left = { $name } (vertrokken)
# What a returning player is told of their own seat.
recap-clock = { $count ->
    [one] Je tijd is één keer verlopen.
   *[other] Je tijd is { $count } keer verlopen.
}
recap-bot = { $count ->
    [one] Een bot heeft één keer voor je geantwoord.
   *[other] Een bot heeft { $count } keer voor je geantwoord.
}
notice-back = { $seat } is terug.
notice-reissue = { $by } heeft een nieuwe code gemaakt voor de plaats van { $seat }, die weg is. Komt { $seat } niet op tijd terug, dan opent de code de plaats op een ander apparaat.
notice-reissue-screen = Het grote scherm heeft een nieuwe code gemaakt voor de plaats van { $seat }, die weg is. Komt { $seat } niet op tijd terug, dan opent de code de plaats op een ander apparaat.
notice-kept = { $seat } is terug en houdt de plaats. De nieuwe code geldt niet meer.
notice-moved = De plaats van { $seat } is nu op een ander apparaat, met de nieuwe code die { $by } heeft gemaakt.
notice-moved-screen = De plaats van { $seat } is nu op een ander apparaat, met de nieuwe code die het grote scherm heeft gemaakt.
notice-reclaimed = { $seat } heeft de plaats teruggehaald van het apparaat met de nieuwe code.
notice-withheld = Het apparaat van { $seat } leverde zijn deel van de trekkingen niet op tijd. De start is zonder dat deel herhaald.
notice-not-started = Ook bij de tweede start leverde het apparaat van { $seat } zijn deel van de trekkingen niet op tijd. De partij begint niet: open een nieuwe tafel.
# Bots that are programs; $program is the command that starts one.
program-quoting = ‘{ $program }’ is geen geldige opdracht: er ontbreekt een aanhalingsteken.
program-missing = Het programma ‘{ $program }’ kan niet worden gestart. Is het geïnstalleerd?
program-ended = Het programma ‘{ $program }’ stopte voor het einde van de partij, met status { $status }.
program-closed = Het programma ‘{ $program }’ sloot zijn uitvoer voor het einde van de partij. Het is gestopt.
program-slow = Het programma ‘{ $program }’ antwoordde niet binnen { $seconds } seconden. Het is gestopt.
program-unreadable = Het programma ‘{ $program }’ stuurde iets dat geen antwoord is: { $line } Het is gestopt.
program-protocol = Het programma ‘{ $program }’ gebruikt versie { $theirs } van het protocol, deze tinhorn versie { $ours }. Het is gestopt.
program-prompt = Het programma ‘{ $program }’ antwoordde op vraag { $answered } in plaats van vraag { $prompt }. Het is gestopt.
program-refused = Het programma ‘{ $program }’ koos een actie die niet is toegestaan. Het is gestopt. { $reason }
program-timeout = { $variable } moet een aantal seconden boven 0 zijn, niet ‘{ $text }’.

## Records of games

record-unreadable = Dit is geen verslag van een partij.
record-truncated = Dit verslag is niet volledig: het einde van het bestand ontbreekt.
record-not-json = Dit is geen verslag van een partij: het bestand is geen geldige JSON.
record-field = Dit is geen geldig verslag van een partij: het veld ‘{ $field }’ ontbreekt of klopt niet.
record-format = Het verslag heeft indeling { $format }; deze versie van tinhorn leest indeling { $known }.
record-game = Het verslag is van ‘{ $game }’, en dat wordt hier niet gespeeld. Beschikbaar: { $known }.
record-rules = Het verslag volgt versie { $rules } van de regels; dit is versie { $known }.
record-start = Vanuit deze stand kan geen partij verdergaan.
record-start-elsewhere = Deze partij is voortgezet vanaf een moment in een andere partij. Zo’n partij kan alleen worden geopend op de server waarop ze is gespeeld.
record-names = Het verslag heeft { $names ->
    [one] één naam
   *[other] { $names } namen
}, en dat past niet bij het aantal spelers.
# $number is the place of the answer in the record; $detail is the sentence that refuses it.
record-entry = Antwoord { $number } van het verslag, bij zet { $frame }, kan niet: { $detail }
record-table = De tafel die het verslag noemt, is geen geldige tafel.
record-outcome = De uitslag in het verslag klopt niet met het verloop van de partij.
record-broken = De zetten in dit verslag kunnen niet worden nagespeeld.

## Files that say what is in the box

components-unreadable = { $file } is niet te lezen: { $detail }.
components-malformed = { $file } is geen geldig materiaalbestand.

## What the operating system objects to, after a colon in a sentence about a file or an address

system-not-found = bestaat niet
system-denied = geen toegang
system-is-folder = het is een map
system-not-folder = een deel van het pad is geen map
system-full = de schijf is vol
system-read-only = de schijf is alleen-lezen
system-name-too-long = de naam is te lang
system-address-in-use = het adres is al in gebruik
system-address-unknown = deze computer heeft dat adres niet
system-other = systeemfout { $code }

## Tables

# Where a table stands, for whoever wants what is only possible earlier or later.
table-seating = De partij is nog niet begonnen.
table-starting = De partij begint nu.
table-playing = De partij is al begonnen.
table-over = De partij is afgelopen.
table-abandoned = Deze tafel is gesloten voordat de partij was afgelopen.
table-full = Aan deze tafel is geen plaats meer vrij.
table-seat-taken = Plaats { $number } is bezet.
table-unknown = Er is geen tafel ‘{ $table }’.
table-taken = Er is al een tafel ‘{ $table }’.
# $rules is the version of the rules.
table-rules = Deze tafel speelt { $game } met versie { $rules } van de regels, die deze server niet kent.
refusal-nothing-to-undo = Er is niets om terug te nemen.
refusal-no-window = Er kan nu niet worden gereageerd.
table-paused = Het spel is gepauzeerd.
table-not-paused = Het spel is niet gepauzeerd.
refusal-covered = Een bot antwoordt voor je. Neem eerst je plaats weer in.
motion-open = Er staat nog een ander verzoek open.
motion-none = Er staat geen verzoek open.
motion-nobody-away = Voor deze plaats kan geen bot antwoorden.
motion-here = Deze speler zit aan tafel.
motion-early = Aan deze tafel kan een bot pas voor iemand antwoorden als de helft van de tijd voorbij is.
motion-clock = Kies een tijdslimiet.
motion-minutes = Kies tussen 1 en { $most } minuten.
refusal-binding = De anderen hebben het gezien, dus het telt.
server-locked = Deze tafel is gesloten voor toeschouwers.
server-visitors-silent = Aan deze tafel chatten alleen de spelers.
refusal-held-already = Je hebt al om tijd gevraagd.
refusal-not-held = Je hebt niet om tijd gevraagd.
refusal-not-urged = Er is nu niemand om op te jagen.

## The database

storage-url = ‘{ $url }’ is geen adres van een database. Geef sqlite:///BESTAND of postgresql://…
storage-folder = De map { $folder } kan niet worden gemaakt: { $detail }.
storage-driver = Het stuurprogramma { $driver } is niet geïnstalleerd.
storage-unreachable = De database is niet bereikbaar. De melding: ‘{ $detail }’
storage-silent = De database heeft niet op tijd geantwoord.
storage-busy = Alle verbindingen met de database zijn bezet.
storage-corrupt = { $file } is geen database, of een beschadigde.
storage-damaged = De database { $file } is beschadigd. De melding: ‘{ $detail }’ Zet een back-up terug, of red met de opdracht .recover van sqlite3 wat nog leesbaar is.
storage-unwritable = Kan niet schrijven naar { $file }.
storage-in-use = Een andere server gebruikt { $file } al. Stop die eerst, of kies met --database een ander bestand.
storage-failed = Fout in de database { $file }. De melding: ‘{ $detail }’
# $found and $known are versions of its layout.
storage-newer = De database heeft indeling { $found }, van een nieuwere versie van tinhorn; deze kent { $known }.

## Draws that anyone can check

fairness-missing = De trekkingen van deze partij zijn niet te controleren.
fairness-unpublished = Het geheim van deze partij is nog niet openbaar.
fairness-commitment = Het geheim klopt niet met de vingerafdruk die vóór de partij is getoond.
fairness-options = De tafelopties kloppen niet met die van de trekkingen.
fairness-contributions = { $count ->
    [one] Eén speler heeft aan de trekkingen bijgedragen, en dat past niet bij deze tafel.
   *[other] { $count } spelers hebben aan de trekkingen bijgedragen, en dat past niet bij deze tafel.
}
fairness-hex = ‘{ $text }’ kan geen bijdrage aan de trekkingen zijn: verkeerde lengte of verkeerde tekens.
# $entry is the place in the record; $label and $number name the draw.
fairness-draw = Regel { $entry } van het verslag klopt niet: trekking { $number } ({ $label }) geeft een andere uitkomst.
fairness-attempts = De bijdragen passen niet bij de vingerafdrukken die voor de start vastlagen.
fairness-late = Die poging om te starten is voorbij.
fairness-not-committed = Deze bijdrage past niet bij de vingerafdruk die deze plaats eerder toonde.
fairness-by = Gecontroleerd volgens protocol { $protocol }.
# Against whom it is proven that nobody chose the draws. $proof: what proves it, this device or the record.
fairness-players = Tegenover spelers, ook allemaal samen: bewezen. Ze kenden het geheim van de server niet.
fairness-operator = Tegenover een beheerder van de server die niet meespeelt: { $proof ->
    [device] bewezen door het deel van dit apparaat.
    [record] bewezen als één bijdrage van het apparaat van een speler kwam.
   *[nothing] niet bewezen. Geen apparaat droeg iets bij.
}
fairness-operator-plays = Tegenover een beheerder die meespeelt: { $proof ->
    [device] bewezen. Voordat dit apparaat zijn deel onthulde, had het alles genoteerd waarvan de trekkingen afhangen.
    [record] alleen bewezen voor een speler van wie het apparaat aan de laatste start meedeed, op de controlepagina van dat apparaat.
   *[nothing] niet bewezen. De beheerder had de trekkingen kunnen kiezen.
}
fairness-all = Tegenover een beheerder samen met iedereen van wie het apparaat meedeed: niet bewezen. Niets kan dat bewijzen.
# $number counts the attempts to start the game; $names are the players whose contribution was missing.
fairness-void = Start { $number } was ongeldig en is herhaald, omdat een bijdrage ontbrak: { $names }.
fairness-limits = Niet gecontroleerd: wie verborgen kaarten zag, namen, antwoorden van spelers en extra velden in het bestand. Een beheerder kan één keer een nieuwe start afdwingen, maar iedereen ziet het en het staat in het verslag.
fairness-cut = Dit verslag stopt voor het einde van de partij: de partij is verlaten of het verslag is ingekort.

## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, the id of a rule
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = geld, contant geld, contant, biljetten, dollars, hoeveel geld
topic-notes = notities, notitieboek, wat heb ik gezien
topic-score = score, punten, stand, vermogen, wie wint, wie heeft gewonnen
topic-table = tafel
# Not topics of a game, but always there.
topic-me = mijn, mij, ik, me, van mij, eigen
# Between two things that are answered together.
topic-and = en, plus
topic-options = wat kan ik doen, opties, keuzes, antwoorden
topic-prompt = wat is de vraag, vraag, nu, wie is aan de beurt, beurt
topic-story = verhaal, wat is er gebeurd, verloop
topic-rule = regel, regels
topic-undo = terugnemen, ongedaan maken
topic-help = hulp, wat kan ik vragen, vragen, opdrachten
topic-more = meer, meer hulp, alles
# Answers to questions.
question-unknown = Ik begrijp ‘{ $text }’ niet. Probeer ‘hulp’.
# $topics is a list of words.
question-help = Antwoord met het nummer van een optie, of met de woorden ervan. Je kunt vragen naar: { $topics }. Met een naam erbij hoor je over één speler.
question-help-short = Antwoord met de letter van een optie of met de woorden ervan; dobbelstenen kies je op hun vlakken. Vraag bijvoorbeeld ‘{ $score }’, ‘{ $money }’, ‘{ $rule }’ met een woord, of naar de naam van een kaart. Typ ‘{ $more }’ voor alles wat je kunt vragen.
question-help-more = Je kunt vragen naar: { $topics }. Voeg een naam toe om naar één speler te vragen. Je kunt ook de naam van elke kaart, elke plek of elk doel typen, of ‘regel’ en een woord.
question-thing = { $thing }: { $text }.
# $options is a list of names of options.
question-several = Dat past bij meerdere antwoorden: { $options }.
question-one = Geef één antwoord per keer.
question-no-options = Je hoeft nu niets te beslissen.
# An answer that can be given: its number and its name.
question-option = { $number }. { $option }
question-nothing = Daar valt nu niets over te vertellen.

## The terminal: playing

# Several people share a keyboard: nothing may be seen until the right one sits there.
cli-hand-over = Geef het toetsenbord aan { $seat }. { $seat }, druk op Enter als er niemand meekijkt.
cli-help =
    Typ wat links van een antwoord staat, of zeg het in je eigen woorden.
    ?          deze hulp
    kaart      de kaart tot in detail
    tafel      de hele tafel
    verloop    wat er tot nu toe is gebeurd
    regels X   een regel op kenmerk, of de regels waarin X voorkomt
    mijn geld  of een andere vraag: wie leidt, wat kan ik vragen
    coach      wat de coach zou doen; alleen solo tegen bots, of met --hints
    stoppen    weggaan; de partij blijft bewaard
# Below a page of a long reply. $left is the number of pages that follow.
cli-page =
    { $left ->
        [0] Enter: terug naar de tafel
        [one] Enter: volgende pagina (nog 1)
       *[other] Enter: volgende pagina (nog { $left })
    }
# Stands behind the answer that brings the most.
cli-best = ← het beste
# Words to type in the terminal, with commas between; the English ones always work as well. The first
# of each is the one that cli-help teaches. command-stop, command-back and command-auto steer a replay by steps, command-all is for
# --as of tinhorn replay.
command-help = hulp, ?
command-map = kaart, bord
command-table = tafel
command-log = verloop, verhaal
command-rules = regels, regel
command-coach = advies, coach
command-quit = stoppen, weg
command-stop = q, stoppen
command-back = t, terug
command-auto = a, auto, afspelen
command-all = alles
# $names lists the players; bots have their kind in brackets.
cli-seated = Aan tafel: { $names }. Typ ? voor hulp.
# Several people share a keyboard and have agreed to it (--hints).
cli-hints-agreed = Iedereen aan tafel mag de coach om een suggestie vragen.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, voor { $least } tot { $most } spelers
# $command is what to type.
cli-choose-game = Welk spel? Bijvoorbeeld: { $command }
# The list of installed games. $listed are bots, parts such as “codec”, or codes of languages.
cli-games-bots = Niveaus van bots: { $listed }
cli-games-offers = Verder: { $listed }
cli-games-languages = Talen: { $listed }
# $name is a game, $source a package or a folder, $reason an error in English.
cli-games-left-out = { $name } ({ $source }) kan niet worden geladen: { $reason }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = Je hebt nu niets te spelen. Druk toch op Enter, zodat niemand het merkt.
cli-not-understood = ‘{ $text }’ is hier geen antwoord. Typ ? voor hulp.
# $command is what to type.
cli-left = De partij is bewaard. Ga verder met: { $command }
cli-saved = Bekijk de partij nog eens met: { $command }
cli-to-verify = Om na te gaan dat niemand heeft gesjoemeld: { $command }
# Printed before the game. $commitment is the hash of the secret that all dice and cards follow from.
cli-committed = Dobbelstenen en kaarten volgen uit een geheim met deze SHA-256: { $commitment }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [one] De enige trekking van deze partij klopt.
   *[other] Alle { $draws } trekkingen van deze partij kloppen.
}
cli-sheet-rank = Positie
cli-sheet-name = Speler
cli-sheet-points = Punten

## The terminal: rules

# Stands before a ruling of ours, which no rulebook prints.
cli-rules-ours = [huisregel]
# Stands where what the rulebook says goes on.
cli-rules-printed = [spelregels]
# Below each page. The letters are the first words of command-back and command-stop.
cli-pager = Pagina { $page } van { $pages }. Enter: verder, t: terug, q: stoppen

## The terminal: what is wrong with a command

cli-no-terminal = Deze opdracht heeft een interactieve terminal nodig.
cli-cannot-clear = Deze terminal kan niet worden gewist, dus meerdere mensen kunnen hem niet delen.
cli-unknown-game = Er is geen spel ‘{ $game }’. Beschikbaar: { $known }.
cli-unknown-language = De taal ‘{ $language }’ is hier niet beschikbaar. Wel beschikbaar: { $known }.
cli-wrong-name = ‘{ $name }’ kan geen naam zijn: 1 tot { $most } tekens, geen haakjes.
cli-same-name = Twee spelers kunnen niet dezelfde naam hebben.
cli-too-many-humans = { $humans } mensen passen niet op { $players } plaatsen.
cli-bots-count = { $left ->
    [one] Er is nog één plaats voor een bot, maar er zijn er { $bots } genoemd.
   *[other] Er zijn nog { $left } plaatsen voor bots, maar er zijn er { $bots } genoemd.
}
cli-resume-alone = De tafel van een hervatte partij ligt vast: bij --resume past alleen --seed.
cli-file-without-resume = Voeg --resume toe om verder te gaan met { $file }.
cli-other-game = { $file } is een verslag van { $game }.
cli-game-over = De partij in { $file } is afgelopen. Bekijk die met tinhorn replay.
cli-nothing-to-resume = Er is geen onafgemaakte partij { $game } bewaard.
cli-resume-program = In { $file } staat een programma als speler. Voeg --bots { $bot } toe om het te laten draaien.
# $code: the short code of a table; $file: a path
cli-exported = { $code }: { $file }
cli-exported-none = In deze database staan geen afgelopen partijen.
cli-imported = { $file }: bewaard als tafel { $code }.
cli-imported-before = { $file }: was er al, als tafel { $code }.
cli-file-exists = { $file } bestaat al; er is niets overschreven.
cli-file-unreadable = { $file } is niet te lezen: { $detail }.
cli-file-unwritable = { $file } kan niet worden geschreven: { $detail }.
cli-plot-kind = ‘{ $file }’ is geen SVG- of PNG-bestand. Kies een naam die op .svg of .png eindigt.
cli-folder-not-empty = De map { $file } is niet leeg; er is niets overschreven.
cli-no-such-rule = Geen regel heet ‘{ $wanted }’, en het komt in geen enkele voor.
cli-step-or-json = Kies --step of --json: het ene is voor mensen, het andere voor programma’s.
cli-arena-stopped = Gestopt. De tabel toont de partijen die klaar zijn. Met --file BESTAND gaat het de volgende keer daar verder.
cli-arena-resume = Gestopt. Dezelfde opdracht gaat verder vanaf { $file }.
# A record that is not stored: its file, and the sentence that says why.
cli-import-refused = { $file }: { $detail }
# $known lists the seats and their players.
cli-no-such-seat = Niemand heet ‘{ $wanted }’. Gebruik { $all }, of een van deze: { $known }.
# $name is an argument or an option as it is typed: GAME, --games.
cli-usage-missing = { $name } ontbreekt.
cli-usage-value = De waarde van { $name } is ongeldig.
cli-usage-number = { $name } moet een geheel getal zijn.
cli-usage-least = { $name } moet een getal zijn, minstens { $least }.
cli-usage-range = { $name } moet een getal van { $least } tot { $most } zijn.
cli-usage-no-option = De optie { $option } bestaat niet.
cli-usage-no-command = De opdracht ‘{ $command }’ bestaat niet. Zie tinhorn --help.
cli-usage-extra = ‘{ $words }’ is te veel.
cli-usage-no-value = { $option } heeft een waarde nodig.
cli-usage-flag = { $option } krijgt geen waarde.
cli-usage-other = Deze opdracht klopt niet. Zie { $help }.
cli-needs-extra = Hiervoor heb je tinhorn[{ $extra }] nodig: { $command }

## The terminal: replaying and simulating

cli-step = Zet { $number } van { $count }. Enter: verder, t: terug, 50: daarheen, a: auto, q: stop
# The replay plays by itself.
cli-step-playing = Zet { $number } van { $count }. Speelt af; Enter: pauze
# $text is what was typed.
cli-step-unknown = ‘{ $text }’ doet hier niets.
cli-step-none = Na zet { $count } komen er geen meer.
cli-simulating = Bezig
cli-simulate-speed = { $rate } partijen/s
cli-simulated = { $games ->
    [one] Eén partij, { $decisions } beslissingen, { $rate } beslissingen per seconde.
   *[other] { $games } partijen, { $decisions } beslissingen, { $rate } beslissingen per seconde.
}
cli-simulate-bot = Bot
cli-simulate-seat = Per plaats
cli-arena-rating = Rating
cli-arena-above = Boven
cli-arena-step = Stap
cli-simulate-head-wins = Gewonnen
cli-simulate-head-rate = Winstpercentage
cli-simulate-head-interval = 95%-interval
cli-simulate-head-points = Gemiddeld
cli-simulate-head-without-luck = Zonder geluk
cli-simulate-head-forfeits = Uitgevallen
cli-forfeited = { $bot } viel uit in { $games ->
    [one] één partij
   *[other] { $games } partijen
} en werd daar laatste. De eerste keer: { $reason }
cli-reviewing = Bezig met analyseren
cli-review-player = Speler
cli-review-you = Jij
cli-review-head-start = Begin
cli-review-head-luck = Geluk
cli-review-head-own = Eigen keuzes
cli-review-head-others = Keuzes van anderen
cli-review-head-result = Resultaat
cli-review-round = Ronde
cli-review-turning-points = Keerpunten
cli-review-improvements = Betere keuzes
cli-review-none = Geen.
cli-review-choice = { $chosen }. Beter: { $better }

## The coach

# $best, $chosen: per cent
coach-why-chance = Met de betere keuze win je in { $best }% van de gevallen, met deze in { $chosen }%.
coach-suggestion-most = Van alle antwoorden helpt dit je waarschijnlijk het meest.
coach-less-than-hoped = Minder dan gehoopt:
coach-better-than-feared = Beter dan gevreesd:
coach-chose = { $seat } kiest: { $answer }.
coach-chose-you = Je kiest: { $answer }.
coach-suggestion = De coach stelt voor: { $answer }.
coach-people = De coach helpt alleen als je solo tegen bots speelt, of als suggesties aan deze tafel zijn toegestaan.
chances-people = Waar mensen meespelen, zie je de winkansen pas na de partij.
review-basis = Geschat na de partij, met alle kaarten bekend.
review-knowledge = Beoordeeld naar wat de speler toen wist.
review-sum = Begin, geluk en keuzes vormen samen precies het resultaat. Geluk en keuzes staan in procentpunten (pp).
# $change is a signed difference of two percentages, such as “+12.1”: percentage points, shortened.
percentage-points = { $change } pp
server-hints-agreed = Suggesties kun je alleen toestaan voordat anderen gaan zitten.

## The server: what is wrong with a request

server-unknown = Hier is niets.
server-unknown-host = Deze server antwoordt niet onder deze naam. De beheerder kan de naam toevoegen met --origin.
server-malformed = Dit verzoek is niet te lezen.
server-method = Dat kan hier niet.
server-too-large = Dit is te lang.
server-request = Dit verzoek kon niet worden uitgevoerd.
server-failure = Er ging bij ons iets mis. Er is niets veranderd.
server-storage = De server kan nu niets opslaan, dus je laatste actie telt niet. Probeer het zo meteen opnieuw.
server-reading = De server kan zijn database nu niet bereiken. Probeer het zo meteen opnieuw.
server-damaged = De database van de server is beschadigd, dus dit kan niet worden gelezen of opgeslagen. Wie de server beheert, moet die repareren.
server-descriptors = De server heeft nu geen vrije verbindingen.
server-too-many = Te veel verzoeken. Wacht even.
server-too-many-sockets = Er zijn al { $most } open verbindingen vanaf jouw adres. Sluit eerst een ander tabblad van deze site.
server-busy = De server heeft het erg druk en opent nu even geen nieuwe tafels. Probeer het over een minuut opnieuw.
# $known lists the games.
server-unknown-game = ‘{ $game }’ wordt hier niet gespeeld. Beschikbaar: { $known }.
server-no-lesson = Er is nog geen les voor { $game }.
server-no-rulebook = Er zijn nog geen spelregels voor { $game }.
server-name = Een naam heeft 1 tot { $most } tekens.
server-name-taken = Iemand aan deze tafel heet al zo.
server-title = De naam van een tafel heeft hoogstens { $most } tekens.
server-hat = De hoeden zijn genummerd van 1 tot en met { $most }.
server-clock = De bedenktijd moet 1 tot { $most } seconden per beslissing zijn.
server-one-seat = Wie een tafel opent, neemt er één plaats.
server-seated-already = Je zit al aan deze tafel.
server-seat-moved = Je plaats aan deze tafel is nu op een ander apparaat: wie de tafel heeft geopend, heeft de plaats opnieuw uitgegeven, of de herstelcode is daar gebruikt. Met de herstelcode haal je je plaats weer hierheen.
server-seat-gone = Je hebt geen plaats meer aan deze tafel.
server-seat-removed = Je bent van deze tafel gehaald.
server-spectator = Dat kan alleen wie aan deze tafel zit.
server-host-only = Dat kan alleen wie deze tafel heeft geopend.
server-own-seat = Wil je je eigen plaats opgeven, verlaat dan de tafel.
server-seat-order = Deze plaatsen kloppen niet meer met de tafel. Kijk er nog eens naar.
server-too-few = Dit spel heeft minstens { $least } spelers nodig. Wacht op meer spelers of vul de plaatsen met bots.
server-seat-left = Iemand heeft net de tafel verlaten. Kijk nog eens naar de plaatsen.
server-nobody-plays = Niemand zou spelen: alle stoelen zijn leeg.
server-continued = Deze partij gaat verder met een eerdere partij; plaatsen en opties blijven daarom zoals ze zijn.
server-nobody-there = Op die plaats zit geen mens.
server-recovery = Geen plaats aan deze tafel heeft die herstelcode.
server-player-here = Deze speler is aan tafel. Een plaats krijgt alleen een nieuwe code zolang de speler weg is.
server-seat-of-player = Deze plaats is van een speler. Zolang een speler weg is, kunnen de aanwezigen een bot laten antwoorden.
server-wait-for-player = De speler van deze plaats kan nog terugkomen. De nieuwe code werkt over { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}.
server-one-seat-a-device = Dit apparaat doet al mee aan deze tafel. Het kan alleen nog een plaats overnemen als de tafel is geopend voor één gedeeld apparaat.
server-not-over = De partij is nog niet afgelopen.
server-chat = Stuur een van de vaste zinnen, of een regel tekst.
server-chat-length = Een regel heeft 1 tot { $most } tekens.
server-hello-twice = Deze verbinding heeft zich al gemeld.
server-malformed-action = Dit antwoord is niet te lezen.
server-malformed-orders = De server kan deze opdrachten niet lezen.
server-malformed-message = Dit bericht is niet te lezen.
server-malformed-request = Een verzoek heeft een naam van 1 tot { $most } tekens.
server-cannot-listen = De server kan niet luisteren op { $host }, poort { $port }: { $detail }.
server-network-elsewhere = Dat kan alleen in een browser op de computer van de server.
server-network-unavailable = Deze server kan niet voor het lokale netwerk worden geopend terwijl hij draait. Start hem met --lan.
server-network-none = Deze computer is niet met een lokaal netwerk verbonden.
server-network-closed = Alleen de computer van de server bereikt deze tafel; daarom is er geen QR-code voor andere apparaten.

## The server: looking back

server-perspective = Dat gezichtspunt is er niet. Kijken kan als speler, als toeschouwer of met alles open.
server-perspective-closed = Zolang de partij duurt, kun je alleen terugkijken zoals jij het zag, of zoals een toeschouwer.
server-frame = Deze terugblik heeft de zetten 0 tot en met { $most }.

## The page itself, before its script runs, and in search results and previews of links

page-description = Speel bordspellen uit het Wilde Westen in de browser: met vrienden, op één apparaat of tegen bots. Vrij en open source.
page-noscript = tinhorn heeft JavaScript nodig in de browser. In een terminal werkt { $command } zonder.
page-invitation = Je bent uitgenodigd voor { $game }
page-invitation-by = { $name } nodigt je uit voor { $game }

## At the table: what can be said with one click

chat-hello = Howdy allemaal!
chat-good-luck = Succes allemaal.
chat-nice = Goed gespeeld.
chat-ouch = Au.
chat-thinking = Even nadenken.
chat-your-turn = Jouw beurt.
chat-thanks = Bedankt!
chat-good-game = Mooie partij.

## The terminal: serving

cli-serve-address = tinhorn draait op { $address }
cli-serve-open-to-others = Wie dit adres kan bereiken, kan tafels openen, met een code aanschuiven en meekijken. De verbinding is niet versleuteld: zet er op internet een proxy met TLS voor.
cli-serve-only-here = Alleen deze computer bereikt de server. Om anderen uit te nodigen druk je op de pagina op ‘Telefoons in dit huis laten meedoen’ of start je met --lan.
cli-serve-stop = Stop met Ctrl-C; na een herstart gaan de partijen verder.
cli-serve-workers = Meerdere serverprocessen hebben PostgreSQL nodig: geef het adres met --database.
settings-origin = ‘{ $text }’ is geen adres van een website. Het ziet eruit als https://example.org, zonder iets erachter.
settings-smtp = TINHORN_SMTP is geen adres van een mailserver. Het ziet eruit als { $example }; bijzondere tekens in het wachtwoord schrijf je als %40.

## The terminal: watching

cli-watch-no-link = ‘{ $text }’ is geen link naar een tafel. Een link ziet eruit als { $example }, een code als MESA-47KX.
cli-watch-unreachable = Op { $server } antwoordt geen server.
cli-watch-refused = { $server } zegt: { $reason }
cli-watch-again = De verbinding met { $server } is verbroken. Nieuwe poging.
cli-watch-newer = Op { $server } draait een nieuwere versie van tinhorn. Werk tinhorn bij om daar te kijken.
cli-watch-waiting = Tafel { $code } wacht op de spelers.
# Stands for the name of a spectator who chats.
cli-watch-spectator = Toeschouwer
# $chances lists the players, each with a percentage.
cli-chances = Winkansen: { $chances }
# tinhorn mcp: a language model plays with tools. sit_down is the name of a tool.
mcp-no-table = Je zit nog niet aan een tafel. Roep eerst sit_down of join aan.
mcp-game-over = De partij is afgelopen. Roep sit_down aan voor een nieuwe.
mcp-not-asked = Je bent niet aan de beurt. Roep wait aan tot je iets gevraagd wordt.
mcp-rules = Regels die er nu toe doen: { $rules }.

## A game that brings no words of its own

# $name: what is shown; $value: its value
plain-statement = { $name }: { $value }
plain-statement-of = { $seat }, { $name }: { $value }

## Notices for players who are away

notice-tables = { $count ->
    [one] 1 tafel
   *[other] { $count } tafels
}
notice-more = { $count ->
    [one] nog 1 tafel
   *[other] nog { $count } tafels
}
# $table is the name of a table, $what one of the sentences below.
notice-at = { $table }: { $what }
notice-turn = Je bent aan de beurt.
# $until is a day and a time.
notice-turn-until = Je bent aan de beurt tot { $until }.
notice-window = Je kunt nu reageren.
notice-window-until = Je kunt reageren tot { $until }.
notice-new-code = Er is een nieuwe code voor je plaats gemaakt. Open de tafel om je plaats te houden: vanaf { $until } opent de code je plaats op een ander apparaat.
notice-full = Alle plaatsen zijn bezet.
notice-playing = Het spel begint.
notice-wish = De anderen vragen je iets aan tafel.
notice-over = Het spel is afgelopen.
notice-rematch = Iemand wil nog een potje met je spelen.
notice-test = Dit is een test. Hier bereiken berichten je.
notice-mail-code = Je code is { $code }. Typ die aan tafel om berichten per e-mail te krijgen.
server-notices = Dat kan deze server niet versturen.
server-notice-link = Dat is geen internetadres dat met https:// begint.
server-notice-mail = Dat is geen e-mailadres.
server-notice-code = Dat is niet de code uit de e-mail.
