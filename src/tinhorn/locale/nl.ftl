### Nederlands. Every sentence that people read in tinhorn. The head of en.ftl explains keys and arguments.
###
### For Dutch:
### - The reader is “je”, without stress. Players have no gender: “sheriff Ann”, “wie …”, never “hij”.
### - It is “het fiche”. One game that is played is “de partij”; “het spel” is Winchester or Dice Town.
### - Cards and elixirs are names, without article or quotes: “Ann speelt Dynamiet”.


## Names and places at the table

# Instead of a name, where none is known. $number counts from 1.
seat-without-name = Plaats { $number }
# A player who gave no name.
player-without-name = Speler { $number }

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester
game-dicetown = Dice Town
game-list = { $first }, { $rest }


## Answers that no game accepts

refusal-not-asked = Je hoeft nu niets te beslissen.
refusal-does-not-fit = Dat is geen antwoord op de vraag.
refusal-on-open-table = { $seat } kan dat niet doen. De eigen kaarten laten zien waarom.
# $prompt is the number of the question.
stale-prompt = Te laat: vraag { $prompt } is al gesloten.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = ‘{ $text }’ is geen antwoord. Een antwoord begint met een van deze woorden: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = Na ‘{ $action }’ moet komen: { $fields }.
malformed-wrong-value = ‘{ $text }’ is niet te lezen.


## Setting up a table

setup-players = Dit spel is voor { $least } tot { $most } spelers, niet voor { $players }.
setup-no-such-seat = Plaats { $number } is er niet aan deze tafel. De plaatsen zijn genummerd vanaf 1.


## Bots

# $known lists the bots there are.
bot-unknown = Er is geen bot ‘{ $name }’ voor { $game }. Beschikbaar: { $known }.
bot-character-unknown = Er is geen karakter ‘{ $name }’ voor bots. Beschikbaar: { $known }.
bot-weights = ‘{ $folder }’ bevat geen gewichten voor { $game } die deze versie kan lezen.
bots-count = { $players ->
    [one] Een tafel voor één speler heeft één bot nodig, niet { $bots }.
   *[other] Een tafel voor { $players } spelers heeft { $players } bots nodig, niet { $bots }.
}
bots-no-games = Kies minstens één partij, niet { $games }.
arena-bots = Noem twee of meer verschillende bots, elk één keer.
arena-file = { $file } bevat partijen van een ander toernooi. Kies een ander bestand.
arena-luck-program = Het geluk van ‘{ $name }’ is niet te meten: een programma kan geen deel van een spel opnieuw spelen. Laat --luck weg.
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
notice-left-bot = { $seat } heeft de tafel verlaten. Een bot speelt verder.
notice-left-empty = { $seat } heeft de tafel verlaten. De plaats blijft leeg.
notice-given-bot = Een bot neemt een plaats over: { $seat }.
notice-given-empty = Een plaats is nu leeg: { $seat }.
notice-back = { $seat } is terug.

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
record-entry = Antwoord { $number } van het verslag kan niet: { $detail }
record-table = De tafel die het verslag noemt, is geen geldige tafel.
record-outcome = De uitslag in het verslag klopt niet met het verloop van de partij.
record-broken = De zetten in dit verslag kunnen niet worden nagespeeld.


## Files that say what is in the box

components-unreadable = { $file } is niet te lezen: { $detail }.
components-malformed = { $file } beschrijft niet wat er in de doos zit.


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
refusal-held-already = Je hebt al om tijd gevraagd.
refusal-not-held = Je laat nu niemand wachten.


## The database

storage-url = ‘{ $url }’ is geen adres van een database. Geef sqlite:///BESTAND of postgresql://…
storage-folder = De map { $folder } kan niet worden gemaakt: { $detail }.
storage-driver = Het stuurprogramma { $driver } is niet geïnstalleerd.
storage-unreachable = De database is niet bereikbaar. De melding: ‘{ $detail }’
storage-silent = De database heeft niet op tijd geantwoord.
storage-busy = Alle verbindingen met de database zijn bezet.
storage-corrupt = { $file } is geen database, of een beschadigde.
storage-unwritable = Kan niet schrijven naar { $file }.
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

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duels
winchester-dice-count-challenger = Bang voor de uitdager
winchester-dice-count-challenged = Bang voor de uitgedaagde
dicetown-dice-count = Dobbelstenen
dicetown-dice-count-face = { $face }


## Winchester: what is asked (the prompt)

winchester-question-deal = Alles wordt klaargelegd.
winchester-question-plot = Het volgende perceel wordt getrokken.
winchester-question-open = Perceel { $plot } wordt geveild, nog zonder bod. { $seat } biedt of past.
winchester-question-open-you = Perceel { $plot } wordt geveild, nog zonder bod. Bied je of pas je?
winchester-question-bid = Perceel { $plot } staat op { MONEY($standing) }, geboden door { $holder_seat }. { $seat } biedt of past.
winchester-question-bid-you = Perceel { $plot } staat op { MONEY($standing) }, geboden door { $holder_seat }. Bied je meer of pas je?
winchester-question-bid-to-you = Perceel { $plot } staat op { MONEY($standing) }, geboden door jou. { $seat } biedt of past.
winchester-question-vehicle = { $seat } verplaatst de boot of de locomotief.
winchester-question-vehicle-you = Verplaats de boot of de locomotief, of laat een van de twee staan: die betaalt toch.
winchester-question-rumor = { $seat } bekijkt een verborgen kaart.
winchester-question-rumor-you = Je vangt een gerucht op. Welke verborgen kaart bekijk je?
winchester-question-claim = { $seat } mag gemeenschappelijke doelen opeisen.
winchester-question-claim-you = Eis je een gemeenschappelijk doel op?
winchester-question-duel = { $challenger_seat } en { $challenged_seat } trekken.
winchester-question-duel-you = Jij en { $other_seat } trekken.
winchester-question-over = De partij is afgelopen. De winst is voor { $winner_seats }.
winchester-question-over-you = De partij is afgelopen. Je hebt gewonnen.


## Winchester: names of options (buttons and menus)

winchester-label-bid = { MONEY($amount) } bieden
winchester-label-pass = Passen
winchester-label-duel = Duel uitroepen
winchester-label-boat = Boot naar veld { $square }
winchester-label-locomotive = Locomotief naar veld { $square }
# $card is one of the two names below.
winchester-label-look = Bekijk { $card }
winchester-label-claim = ‘{ $objective }’ opeisen
winchester-label-deal = Alles klaarleggen
winchester-label-plot = Perceel { $plot } trekken
winchester-label-bang = Bang voor { $seat }

# A hidden card, in the middle of a sentence.
winchester-card-site = de kaart op perceel { $plot }
winchester-card-objective = { $position ->
    [1] het eerste doel van { $seat }
   *[2] het tweede doel van { $seat }
}
winchester-card-objective-you = { $position ->
    [1] jouw eerste doel
   *[2] jouw tweede doel
}


## Winchester: what an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Alles zou naar de saloon gaan.
   *[other] { $tip ->
        [0] De anderen zouden elk { MONEY($share) } krijgen.
       *[other] De anderen zouden elk { MONEY($share) } krijgen, de saloon { MONEY($tip) }.
    }
}
winchester-consequence-duel = Wie Bang trekt, koopt het perceel voor { MONEY($amount) }. Je duelfiche ben je hoe dan ook kwijt.

# These stand under a heading: what the plot would bring the reader. An amount may follow.
# First: how many items of a secret objective the reader has now, and would have then.
winchester-fact-secret = { $objective }: { $items } → { $then }
winchester-fact-secret-now = { $objective }: { $items } tot nu toe
winchester-fact-shared = { $objective }: { $have } van { $needs }
winchester-fact-movement = Bewegingsfiche: beste zet
winchester-fact-saloon = Saloonfiche: fooien
winchester-fact-rumor = Geruchtfiche: een blik op een verborgen kaart
winchester-fact-hidden = Bonusfiche: nog gedekt
winchester-fact-mine-known = Een mijn: je kent de kaart
winchester-fact-mine-unknown = Een mijn: de kaart ligt gedekt
winchester-fact-ranch-known = De ranch: je kent de kaart
winchester-fact-ranch-unknown = De ranch: de kaart ligt gedekt
winchester-fact-neighbours = { $count ->
    [0] Geen perceel van jou ernaast
    [one] Eén perceel van jou ernaast
   *[other] { $count } percelen van jou ernaast
}
winchester-fact-squares = Velden ernaast: rivier { $river }, rails { $rails }
winchester-fact-worth = Je vermogen nu


## Winchester: names of things

winchester-token-movement = Beweging
winchester-token-rumor = Gerucht
winchester-token-saloon = Saloon

winchester-objective-forest = Bos
winchester-objective-desert = Woestijn
winchester-objective-prairie = Prairie
winchester-objective-river = Rivier
winchester-objective-rails = Rails
winchester-objective-saloon = Saloon
winchester-objective-mine = Mijnen
winchester-objective-ranch = Ranch
winchester-objective-rumor = Geruchten
winchester-objective-movement = Bewegingen

# The shared objectives, W-SHARED-1 to W-SHARED-10. The name alone should tell what is wanted.
winchester-shared-1 = Een perceel van elk terrein
winchester-shared-2 = Een fiche van elke soort
winchester-shared-3 = Vijf percelen
winchester-shared-4 = Het laatste perceel
winchester-shared-5 = Drie verbonden percelen
winchester-shared-6 = Vier fiches van één soort
winchester-shared-7 = Drie percelen niet aan de rivier
winchester-shared-8 = Drie percelen niet aan de rails
winchester-shared-9 = Een lege saloon
winchester-shared-10 = Vier verspreide percelen

# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] niets
   *[other] { MONEY($amount) }
}


## Winchester: the story, one line for each thing that happens

winchester-table-set = Alles ligt klaar. { $seat } begint.
winchester-table-set-you = Alles ligt klaar. Jij begint.
winchester-objectives-dealt = { $seat } krijgt twee geheime doelen.
winchester-objectives-seen = { $seat } krijgt twee geheime doelen: { $first } en { $second }.
winchester-objectives-seen-you = Je krijgt twee geheime doelen: { $first } en { $second }.

winchester-plot-drawn = Perceel { $plot } wordt geveild. Fiche: { $token }.
winchester-plot-drawn-hidden = Perceel { $plot } wordt geveild. Het fiche ligt gedekt.
winchester-bid = { $seat } biedt { MONEY($amount) }.
winchester-bid-you = Je biedt { MONEY($amount) }.
winchester-passed = { $seat } past.
winchester-passed-you = Je past.

winchester-duel-called = { $seat } daagt { $challenged_seat } uit tot een duel, bij een bod van { MONEY($amount) }.
winchester-duel-called-you = Je daagt { $challenged_seat } uit tot een duel, bij een bod van { MONEY($amount) }.
winchester-duel-called-to-you = { $seat } daagt je uit tot een duel, bij een bod van { MONEY($amount) }.
winchester-duel-fought = Bang! { $seat } wint het duel. { $loser_seat } hoort alleen een klik.
winchester-duel-fought-you = Bang! Je wint het duel. { $loser_seat } hoort alleen een klik.
winchester-duel-fought-to-you = Bang! { $seat } wint het duel. Jij hoort alleen een klik.

# $share is what each other player gets, $tip what goes to the saloon.
winchester-sold = { $share ->
    [0] { $seat } koopt perceel { $plot } voor { MONEY($price) }. Alles gaat naar de saloon.
   *[other] { $tip ->
        [0] { $seat } koopt perceel { $plot } voor { MONEY($price) }. De anderen krijgen elk { MONEY($share) }.
       *[other] { $seat } koopt perceel { $plot } voor { MONEY($price) }. De anderen krijgen elk { MONEY($share) }, de saloon { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Je koopt perceel { $plot } voor { MONEY($price) }. Alles gaat naar de saloon.
   *[other] { $tip ->
        [0] Je koopt perceel { $plot } voor { MONEY($price) }. De anderen krijgen elk { MONEY($share) }.
       *[other] Je koopt perceel { $plot } voor { MONEY($price) }. De anderen krijgen elk { MONEY($share) }, de saloon { MONEY($tip) }.
    }
}
winchester-sold-forced = Niemand heeft geboden. { $seat } moet perceel { $plot } kopen voor { MONEY($price) }; het geld gaat naar de saloon.
winchester-sold-forced-you = Niemand heeft geboden. Je moet perceel { $plot } kopen voor { MONEY($price) }; het geld gaat naar de saloon.
winchester-sold-free = Niemand heeft geboden. { $seat } is platzak en krijgt perceel { $plot } voor niets.
winchester-sold-free-you = Niemand heeft geboden. Je bent platzak en krijgt perceel { $plot } voor niets.

winchester-took-movement = { $seat } neemt een bewegingsfiche.
winchester-took-movement-you = Je neemt een bewegingsfiche.
winchester-took-rumor = { $seat } neemt een geruchtfiche.
winchester-took-rumor-you = Je neemt een geruchtfiche.
winchester-took-saloon = { $seat } neemt een saloonfiche.
winchester-took-saloon-you = Je neemt een saloonfiche.

winchester-tips = { $amount ->
    [0] De saloon was leeg: geen fooien voor { $seat }.
   *[other] { $seat } pakt { MONEY($amount) } aan fooien uit de saloon.
}
winchester-tips-you = { $amount ->
    [0] De saloon was leeg: geen fooien voor jou.
   *[other] Je pakt { MONEY($amount) } aan fooien uit de saloon.
}

# $pay says who earns what; see the three messages below.
winchester-moved-boat = { $seat } stuurt de boot naar veld { $square }. De bank betaalt: { $pay }.
winchester-moved-boat-you = Je stuurt de boot naar veld { $square }. De bank betaalt: { $pay }.
winchester-moved-locomotive = { $seat } stuurt de locomotief naar veld { $square }. De bank betaalt: { $pay }.
winchester-moved-locomotive-you = Je stuurt de locomotief naar veld { $square }. De bank betaalt: { $pay }.
winchester-earned-nothing = niemand
winchester-earned = { $seat } { MONEY($amount) }
winchester-earned-you = jij { MONEY($amount) }
# A list: $first is one of the above, $rest the others in the same form.
winchester-earned-list = { $first }, { $rest }

winchester-rumor = { $seat } bekijkt { $card }.
winchester-rumor-seen = { $seat } bekijkt { $card }: { $face }.
winchester-rumor-seen-you = Je bekijkt { $card }: { $face }.
winchester-card-turned = { $amount ->
    [0] De kaart op perceel { $plot } wordt omgedraaid. Die levert { $seat } niets op.
   *[other] De kaart op perceel { $plot } wordt omgedraaid. Die levert { $seat } { MONEY($amount) } op.
}
winchester-card-turned-you = { $amount ->
    [0] De kaart op perceel { $plot } wordt omgedraaid. Die levert je niets op.
   *[other] De kaart op perceel { $plot } wordt omgedraaid. Die levert je { MONEY($amount) } op.
}

winchester-objective-won = { $seat } krijgt { MONEY($amount) } voor ‘{ $objective }’.
winchester-objective-won-you = Je krijgt { MONEY($amount) } voor ‘{ $objective }’.
winchester-claims-declined = { $seat } eist verder niets op.
winchester-claims-declined-you = Je eist verder niets op.

# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = Het laatste perceel is verkocht. { $winner_seats } is het rijkst met { MONEY($amount) }.
winchester-ended-cash = Het laatste perceel is verkocht. Gelijke stand op { MONEY($amount) }; { $winner_seats } wint met meer contant geld.
winchester-ended-duel-token = Het laatste perceel is verkocht. Gelijke stand op { MONEY($amount) }; { $winner_seats } wint met een ongebruikt duelfiche.
winchester-ended-shared = Het laatste perceel is verkocht. { $winner_seats } delen de titel met elk { MONEY($amount) }.
winchester-ended-fortune-you = Het laatste perceel is verkocht. Jij bent het rijkst met { MONEY($amount) }.
winchester-ended-cash-you = Het laatste perceel is verkocht. Gelijke stand op { MONEY($amount) }; jij wint met meer contant geld.
winchester-ended-duel-token-you = Het laatste perceel is verkocht. Gelijke stand op { MONEY($amount) }; jij wint met een ongebruikt duelfiche.
winchester-ended-shared-you = Het laatste perceel is verkocht. Jij deelt de titel met { $winner_seats }, met elk { MONEY($amount) }.


## Winchester: why an answer is refused

winchester-refusal-turn = { $seat } is aan de beurt om te bieden.
winchester-refusal-passed = Je hebt gepast en doet niet meer mee aan deze veiling.
winchester-refusal-too-low = Bied minstens { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] Je hebt geen geld om te bieden.
   *[other] Je hebt maar { MONEY($cash) }.
}
winchester-refusal-no-token = Perceel { $plot } is al verkocht.
winchester-refusal-duel-not-two = Een duel kan alleen als er precies twee in de veiling over zijn.
winchester-refusal-duel-token = Je hebt je duelfiche al ingezet.
winchester-refusal-duel-no-bid = Een duel kan pas als er een bod is.
winchester-refusal-duel-cash = Je moet het hoogste bod van { MONEY($standing) } kunnen betalen.
winchester-refusal-not-dueling = { $seat } doet niet mee aan dit duel.
winchester-refusal-square = { $vehicle ->
    [boat] De rivier heeft de velden 1 tot en met { $most }.
   *[locomotive] De rails hebben de velden 1 tot en met { $most }.
}
winchester-refusal-rumor-seen = Die kaart ken je al. Kies er een die je niet kent.
winchester-refusal-rumor-none = Zo’n verborgen kaart is er niet.
winchester-refusal-claim-auto = Aan deze tafel worden gemeenschappelijke doelen automatisch voor je opgeëist.
winchester-refusal-claim-gone = Dat doel ligt niet open.
winchester-refusal-claim-unmet = Je hebt ‘{ $objective }’ nog niet gehaald.
winchester-refusal-deal = Die verdeling is niet mogelijk met deze doos en deze tafelopties.


## Winchester: what is wrong with a component file

winchester-components-banknotes = { $file } heeft { $count } bankbiljetten; het moeten er 110 zijn.
winchester-components-hats = { $file } heeft { $count } hoeden per speler; het moeten er 10 zijn.
winchester-components-cards = { $kind ->
    [mine] { $file } moet { $count } mijnkaarten hebben, geen enkele onder 0.
   *[ranch] { $file } moet { $count } ranchkaarten hebben, geen enkele onder 0.
}
winchester-components-tokens = { $file } heeft { $count } bonusfiches; het moeten er 19 zijn, in drie soorten.
winchester-components-numbers = { $file } moet de percelen van 1 tot en met 19 nummeren, elk nummer één keer.
winchester-components-terrain = { $terrain ->
    [desert] { $file } heeft { $found } woestijnpercelen; het moeten er { $count } zijn.
    [prairie] { $file } heeft { $found } prairiepercelen; het moeten er { $count } zijn.
   *[forest] { $file } heeft { $found } bospercelen; het moeten er { $count } zijn.
}
winchester-components-neighbours = Volgens { $file } grenst perceel { $plot } aan { $other }, maar niet omgekeerd.
winchester-components-2019 = { $file } geeft perceel { $plot } een verkeerd nummer voor de editie van 2019.
winchester-components-site = { $file } legt een mijn of de ranch op perceel { $plot }: mijnen liggen in de woestijn, de ranch op de prairie.
winchester-components-ranches = { $file } heeft { $count } ranches; het moet er één zijn.
# $printed and $found are lists of plot numbers.
winchester-components-list = { $list ->
    [river] In { $file } ligt de rivier langs de percelen { $found }; volgens de spelregels { $printed }.
    [rails] In { $file } liggen de rails langs de percelen { $found }; volgens de spelregels { $printed }.
    [saloon] In { $file } liggen rond de saloon de percelen { $found }; volgens de spelregels { $printed }.
    [mines] In { $file } liggen de mijnen op de percelen { $found }; volgens de spelregels { $printed }.
   *[ranch] In { $file } zijn de ranch en het land eromheen de percelen { $found }; volgens de spelregels { $printed }.
}


## Winchester in the terminal: the map

winchester-terrain-desert = woestijn
winchester-terrain-prairie = prairie
winchester-terrain-forest = bos
winchester-panel-map = De kaart
winchester-panel-sold = { $sold } van { $plots } percelen verkocht
# The letters stand beside each plot. Keep the letters, translate the words.
winchester-panel-legend = ~ rivier  # rails  S saloon  M mijn  R ranch  r bij de ranch  ► te koop
# $plots are the numbers of the plots that share a side with this one.
winchester-panel-beside = naast { $plots }
winchester-panel-vehicle-boat = Boot op veld { $square } van { $squares }, bij perceel { $plots }
winchester-panel-vehicle-locomotive = Locomotief op veld { $square } van { $squares }, bij perceel { $plots }
winchester-panel-squares-boat = Rivier
winchester-panel-squares-locomotive = Rails


## Winchester in the terminal: players, objectives, what I know

winchester-panel-head-name = Speler
winchester-panel-head-plots = Perc.
winchester-panel-head-tokens = Fiches
winchester-panel-head-duel = Duel
winchester-panel-head-cash = Contant
winchester-panel-players = Spelers
winchester-panel-signs = ★ startspeler  ▸ jij
winchester-panel-money = { MONEY($amount) }
winchester-panel-dollars = { DOLLARS($dollars) }
winchester-panel-display = Gemeenschappelijke doelen
winchester-panel-met = (gehaald: { $met_seats })
winchester-panel-tips = in de saloon
winchester-panel-mine = Alleen jij ziet dit: { MONEY($amount) } in de hand
winchester-panel-objective = { $objective }, aan het einde { MONEY($pay) } per stuk: tot nu toe { $count }, { MONEY($amount) }
winchester-panel-saw = Gezien dankzij een gerucht: { $card } ({ $face })


## Winchester in the terminal: the auction and the answers

winchester-panel-plot = Perceel { $plot } wordt geveild
winchester-panel-token-movement = bewegingsfiche
winchester-panel-token-rumor = geruchtfiche
winchester-panel-token-saloon = saloonfiche
winchester-panel-token-hidden = fiche gedekt
winchester-panel-near-river = rivier
winchester-panel-near-rails = rails
winchester-panel-near-saloon = bij de saloon
winchester-panel-near-mine = mijn
winchester-panel-near-ranch = ranchland
winchester-panel-no-bid = Nog geen bod.
winchester-panel-bid = { MONEY($amount) } van { $seat }.
winchester-panel-in = In de veiling: { $in_seats }.
winchester-panel-out = Gepast: { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = Bieden: { $dollars }, { $amount }k en { $amount } zijn hetzelfde
# Something else than a multiple of 1,000 was typed as a bid.
winchester-panel-thousands = Een bod is een veelvoud van duizend dollar, zoals 4000, 4k of 4.
# What to type to move a vehicle: one word, before the number of a square.
winchester-panel-word-boat = boot
winchester-panel-word-locomotive = trein
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = Welke van de twee: { $boat } { $square } of { $locomotive } { $square }?


## Winchester in the terminal: the score sheet

winchester-sheet-title = Eindscore
winchester-sheet-cash = Contant
winchester-sheet-objective-1 = Doel
winchester-sheet-objective-2 = Doel
winchester-sheet-score = { $objective } { $items }
winchester-sheet-most = Meeste percelen
# How many plots, and how many of them in the largest connected group.
winchester-sheet-plots = { $plots }, groep { $group }
winchester-sheet-total = Vermogen
winchester-sheet-rank = Plaats
winchester-sheet-tied = Gelijke stand op { MONEY($amount) }: { $seat } heeft { MONEY($cash) } zonder de geheime doelen en { $token ->
    [yes] nog het duelfiche.
   *[no] geen duelfiche meer.
}
winchester-sheet-by-fortune = Het vermogen gaf de doorslag (W-END-4).
winchester-sheet-by-cash = Gelijk vermogen: het contante geld zonder de geheime doelen gaf de doorslag (W-END-4).
winchester-sheet-by-duel-token = Gelijk vermogen, evenveel contant geld: het duelfiche dat nog over was, gaf de doorslag (W-END-4).
winchester-sheet-by-shared = In alles gelijk: de titel wordt gedeeld (W-END-4).


## Winchester: what a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Nog niemand heeft geboden. Een eerste bod is goedkoop, maar wil niemand het perceel, dan moet de startspeler het nemen voor { MONEY(1) }.
winchester-hint-raise = De prijs wordt verdeeld over de andere spelers: ook een perceel dat je niet wilt, kan je dus iets opleveren als een ander het koopt.
winchester-hint-worth = Kijk wat het perceel je zou opleveren: je geheime doelen, de gemeenschappelijke en het fiche dat erop ligt.
winchester-hint-complete = Met dit perceel haal je een gemeenschappelijk doel. Dat geld krijg je meteen.
winchester-hint-secret = Dit perceel telt voor een van je geheime doelen; dat levert aan het einde geld op.
winchester-hint-cash = Alleen jij ziet je geld. Je mag nooit meer bieden dan je hebt.
winchester-hint-duel = Er zijn er twee over. Met je enige duelfiche kun je de kaarten laten beslissen: wie wint, betaalt het hoogste bod.
winchester-hint-broke = Hoger bieden kun je niet, dus pas. Wie het perceel koopt, betaalt jou een deel van de prijs.
winchester-hint-vehicle = Kies een veld naast je eigen percelen: de bank betaalt { MONEY(1) } aan de eigenaar van elk perceel dat eraan grenst.
winchester-hint-rumor = Een mijn- of ranchkaart vertelt wat het perceel oplevert; een doel vertelt waar een tegenstander op uit is. Alleen jij ziet het.
winchester-hint-claim = Eis op wat je hebt gehaald, voordat een ander het doet.

# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = De negentien percelen worden één voor één geveild. Wie een perceel koopt, krijgt het fiche dat erop ligt en gebruikt het meteen.
winchester-tip-PlotSold = De prijs ging in gelijke delen naar de anderen; wat niet te verdelen was, is een fooi in de saloon.
winchester-tip-VehicleMoved = Boot en locomotief betalen iedereen met een perceel naast het veld waar ze stoppen, niet alleen wie ze heeft verplaatst.
winchester-tip-TipsTaken = Een saloonfiche levert alle fooien op, behalve die van de aankoop van nu.
winchester-tip-RumorHeard = Iedereen hoort welke kaart is bekeken, maar niet wat erop staat.
winchester-tip-CardTurned = Op de mijnen en de ranch ligt een verborgen kaart. Die betaalt de koper één keer en is dan weg.
winchester-tip-ObjectiveWon = Gemeenschappelijke doelen zijn voor wie ze het eerst haalt: met de kaart is ook het geld eronder weg.
winchester-tip-DuelCalled = Een duel beëindigt de veiling meteen. Elke speler heeft één duelfiche voor de hele partij.
winchester-tip-DuelFought = Wie Bang heeft, koopt het perceel voor het hoogste bod, van wie dat ook was.


## Winchester: the lesson, a scripted first game

winchester-lesson-goal = Hier worden negentien percelen geveild, één voor één. Jij bent een van de erfgenamen die erop bieden. Het doel: de rijkste speler zijn als het laatste perceel is verkocht. Land alleen is niets waard. Wat telt is het geld dat het je oplevert.
winchester-lesson-mine = Dit is van jou. Je begint met { MONEY($cash) }, en alleen jij ziet je geld. Je twee geheime doelen leveren aan het einde van de partij geld op: { MONEY($saloon) } voor elk perceel van jou rond de saloon, { MONEY($river) } voor elk perceel dat aan de rivier grenst.
winchester-lesson-bid = Perceel { $plot } is te koop. Het ligt aan de rivier en bij de saloon, dus het levert je aan het einde { MONEY($pays) } op. Er wordt om de beurt geboden, en elk bod moet minstens { MONEY($step) } hoger zijn dan het vorige. Wie past, ligt uit deze veiling. Bied { MONEY($amount) }.
winchester-lesson-money = Je hebt het perceel gekocht voor { MONEY($price) }. Het geld gaat niet naar de bank: het wordt gelijk verdeeld over de andere spelers, ieder { MONEY($share) }. De { MONEY($rest) } die niet te verdelen was, is een fooi in de saloon. Alles wat je betaalt, maakt dus je tegenstanders rijker.
winchester-lesson-token = Elk perceel heeft een fiche, dat de koper meteen gebruikt. Dit is een bewegingsfiche: je verplaatst de boot of de locomotief, en de bank betaalt { MONEY($amount) } aan de eigenaar van elk perceel naast het nieuwe veld. Rijd met de locomotief naar veld { $square }, naast je perceel. Er zijn nog twee soorten: een saloonfiche levert de fooien in de saloon op, met een geruchtfiche bekijk je een verborgen kaart.
winchester-lesson-shared = Dit zijn de vijf gemeenschappelijke doelen, met { MONEY($least) } tot { MONEY($most) } erop. De eerste speler die er een haalt, pakt meteen het geld. De koper opent de volgende veiling, dus jij bent weer aan de beurt. Ook perceel { $plot } ligt bij de saloon: bied { MONEY($amount) }.
winchester-lesson-duel = { $seat } heeft { MONEY($amount) } geboden, en er zijn nog maar twee spelers in de veiling: nu is een duel mogelijk. Eén keer per partij mag je, als je aan de beurt bent, je duelfiche inzetten. Er worden twee kaarten gedeeld: de speler met Bang koopt het perceel voor het laatste bod, de speler met Klik krijgt niets. Roep het duel uit!
winchester-lesson-pass = Bang! Het perceel is van jou voor { MONEY($price) }, en het saloonfiche heeft je { MONEY($tips) } aan fooien opgeleverd. Perceel { $plot } past bij geen van je doelen. Pas: als een ander het koopt, krijg je een deel van de prijs.
winchester-lesson-earned = { $seat } heeft { MONEY($price) } betaald, en { MONEY($share) } daarvan is voor jou. Op het perceel ligt een mijn: de verborgen kaart heeft { $seat } { MONEY($card) } opgeleverd. Met het geruchtfiche van het perceel heeft { $seat } een van je geheime doelen bekeken. Nu heb je alles gezien wat er in een veiling gebeurt.
winchester-lesson-end = Om je het einde te laten zien, hebben bots de overige veilingen gespeeld. Na het negentiende perceel wordt het geld geteld: het contant geld, de opbrengst van de twee geheime doelen en { MONEY($amount) } voor de speler met de meeste percelen. De rijkste speler wint. Ga nu terug naar de vierde veiling en speel vrij verder. In het begin zie je tips, daarna steeds minder.


## Winchester: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } heeft een vermogen van { MONEY($amount) }.
winchester-report-score-you = Je hebt een vermogen van { MONEY($amount) }.
winchester-report-so-far = Tot nu toe heb je { MONEY($total) }: { MONEY($cash) } contant en { MONEY($objectives) } van je geheime doelen.
winchester-report-money = { $seat } heeft { MONEY($amount) }.
winchester-report-money-you = Je hebt { MONEY($amount) }.
winchester-report-money-secret = Het geld van { $seat } is geheim.
# $plots is a list of plot numbers.
winchester-report-plots = { $count ->
    [0] { $seat } heeft nog geen perceel.
    [one] { $seat } heeft perceel { $plots }.
   *[other] { $seat } heeft { $count } percelen: { $plots }.
}
winchester-report-plots-you = { $count ->
    [0] Je hebt nog geen perceel.
    [one] Je hebt perceel { $plots }.
   *[other] Je hebt { $count } percelen: { $plots }.
}
winchester-report-tokens = Fiches van { $seat }: { $movement } Beweging, { $saloon } Saloon, { $rumor } Gerucht.
winchester-report-tokens-you = Je fiches: { $movement } Beweging, { $saloon } Saloon, { $rumor } Gerucht.
winchester-report-duel-held = { $seat } heeft het duelfiche nog.
winchester-report-duel-held-you = Je hebt je duelfiche nog.
winchester-report-duel-spent = { $seat } heeft het duelfiche ingezet.
winchester-report-duel-spent-you = Je hebt je duelfiche ingezet.
# $card is a hidden card in the middle of a sentence, such as “Ben’s first objective”.
winchester-report-seen = Je kent { $card }: { $face }.
# $fact is a line such as “Forest: 0 → 1”.
winchester-report-fact = { $fact }, { MONEY($amount) }
winchester-report-shared = { $objective }: { MONEY($amount) }.
winchester-report-most = { $count ->
    [0] Nog niemand heeft een perceel.
    [one] De meeste percelen: { $most_seats } met 1.
   *[other] De meeste percelen: { $most_seats } met { $count }.
}
winchester-report-saloon = { $amount ->
    [0] Er liggen geen fooien in de saloon.
   *[other] Fooien in de saloon: { MONEY($amount) }.
}
winchester-report-first = { $seat } is startspeler.
winchester-report-first-you = Je bent startspeler.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Perceel { $plot }: { $words }; naast { $beside }; niet verkocht.
winchester-report-plot-of = Perceel { $plot }: { $words }; naast { $beside }; van { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }


## Dice Town: what is asked (the prompt)

dicetown-question-keep = Iedereen kiest in het geheim welke dobbelstenen blijven.
dicetown-question-keep-you = Je gooide { $dice }. Welke dobbelstenen houd je?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = Nu kan Beroepsgokker worden gespeeld.
dicetown-question-turn-you = Speel je Beroepsgokker en draai je een van je dobbelstenen?
dicetown-question-turn-none-you = Nu kan Beroepsgokker worden gespeeld. Jij hebt die kaart niet.
dicetown-question-react = { $situation } Nu kan { $card } worden gespeeld.
dicetown-question-react-you = { $situation } Speel je { $card }?
dicetown-question-react-none-you = { $situation } Nu kan { $card } worden gespeeld. Jij hebt die kaart niet.
dicetown-question-shares = { $robber_seat } berooft de bank van { DOLLARS($bills) }. Nu kan Eerlijk delen worden gespeeld.
dicetown-question-shares-you = { $robber_seat } berooft de bank van { DOLLARS($bills) }. Neem je daar { DOLLARS($share) } van met Eerlijk delen?
dicetown-question-shares-none-you = { $robber_seat } berooft de bank van { DOLLARS($bills) }. Jij hebt Eerlijk delen niet.
dicetown-question-marshal = { $player_seat } krijgt zo de sheriffster. Nu kan Marshal worden gespeeld.
dicetown-question-marshal-you = { $player_seat } krijgt zo de sheriffster. Voorkom je dat met Marshal?
dicetown-question-marshal-none-you = { $player_seat } krijgt zo de sheriffster. Jij hebt Marshal niet.
dicetown-question-counter = { $player_seat } speelt { $card }: { $about }. Nu kan Gezocht worden gespeeld.
dicetown-question-counter-you = { $player_seat } speelt { $card }: { $about }. Blokkeer je dat met Gezocht?
dicetown-question-counter-none-you = { $player_seat } speelt { $card }: { $about }. Je hebt geen Gezocht om dat te blokkeren.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } gaat naar Doc Badluck.
dicetown-about-visits-you = Je gaat naar Doc Badluck.
dicetown-about-dynamite = { $double } goudklompjes in plaats van { $count }
dicetown-about-barmaids = een tweede diefstal
dicetown-about-corruption = een extra eigendomskaart van de stapel
dicetown-about-credit = een extra bezoek aan de Winkel
dicetown-about-elixir = een bezoek aan Doc Badluck
dicetown-about-marshal = de ster blijft bij { $seat }
dicetown-about-shares = { DOLLARS($share) } van de buit
dicetown-about-joe = { DOLLARS($bills) } van { $target_seat }
dicetown-about-brute = { $dice } gratis
dicetown-about-gambler = { $die } wordt { $face }
dicetown-question-offer = Gelijke stand bij { $place }. De spelers die gelijk staan, doen sheriff { $sheriff_seat } een aanbod.
dicetown-question-offer-you = Gelijke stand bij { $place }, en jij hoort erbij. Wat bied je sheriff { $sheriff_seat } aan?
dicetown-question-leader = Gelijke stand bij { $place }: { $tied_seats }. Sheriff { $seat } beslist wie de plek beheerst.
dicetown-question-leader-you = Gelijke stand bij { $place }: { $tied_seats }. Jij draagt de ster: wie beheerst de plek?
dicetown-question-leader-tied = Gelijke stand met { $rival_seats } bij { $place }. Sheriff { $seat } beslist wie de plek beheerst.
dicetown-question-leader-tied-you = Gelijke stand met { $rival_seats } bij { $place }. Jij draagt de ster: wie beheerst de plek?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } kan niet alle dobbelstenen betalen en kiest welke blijven.
dicetown-question-trim-you = { $count ->
    [one] Je Bruut is geblokkeerd, en extra dobbelstenen kun je niet betalen. Welke blijft?
   *[other] Je Bruut is geblokkeerd, en je kunt maar { $count } dobbelstenen betalen. Welke blijven?
}
dicetown-question-card = { $count ->
    [one] { $seat } bekijkt een kaart uit de Winkel.
   *[other] { $seat } houdt een van de { $count } kaarten uit de Winkel.
}
dicetown-question-card-you = { $count ->
    [one] Je hebt in de Winkel één kaart getrokken. Die is voor jou.
   *[other] Je hebt in de Winkel { $count } kaarten getrokken. Welke houd je?
}
dicetown-question-rob = { $seat } zoekt in de saloon iemand om te bestelen.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] Je beheerst de saloon met één Q. Van wie trek je een kaart?
   *[other] Je beheerst de saloon met { $count } Q’s. Van wie trek je kaarten?
}
dicetown-question-steal = { $seat } houdt een kaart van { $victim_seat }.
dicetown-question-steal-you = Welke kaart van { $victim_seat } houd je?
dicetown-question-order = Sheriff { $seat } bepaalt wie het eerst naar Doc Badluck gaat.
dicetown-question-order-you = Jij draagt de ster. In welke volgorde gaan ze naar Doc Badluck?
dicetown-question-visit = { $seat } kiest een elixer bij Doc Badluck.
dicetown-question-visit-you = Doc Badluck heeft iets voor je. Welk elixer neem je?
dicetown-question-joe = { $seat } trekt Nerveuze Joe en kiest wie moet betalen.
dicetown-question-joe-you = Je trekt Nerveuze Joe. Wie moet jou betalen?
dicetown-question-giver-friendship = { $seat } vraagt iemand om een winkelkaart.
dicetown-question-giver-friendship-you = Vriendschap: wie vraag je om een winkelkaart?
dicetown-question-giver-dominion = { $seat } vraagt iemand om een eigendomskaart.
dicetown-question-giver-dominion-you = Heerschappij: wie vraag je om een eigendomskaart?
dicetown-question-gift-friendship = { $seat } geeft { $taker_seat } een winkelkaart.
dicetown-question-gift-friendship-you = Welke winkelkaart geef je { $taker_seat }?
dicetown-question-gift-dominion = { $seat } geeft { $taker_seat } een eigendomskaart.
dicetown-question-gift-dominion-you = Welke eigendomskaart geef je { $taker_seat }?
dicetown-question-protect = { $seat } kiest twee eigendomskaarten om te beschermen.
dicetown-question-protect-you = Welke twee eigendomskaarten bescherm je tegen diefstal?
dicetown-question-winner = Nog steeds een gelijke stand. Sheriff { $seat } bepaalt wie wint.
dicetown-question-winner-you = Nog steeds een gelijke stand, en jij draagt de ster. Wie wint?
dicetown-question-over = De partij is afgelopen. De stad is van { $winner_seats }.
dicetown-question-over-you = De partij is afgelopen. De stad is van jou.

# While chance is at work.
dicetown-draw-deal = Alles wordt klaargelegd.
dicetown-draw-roll = Er rammelen dobbelstenen onder de bekers.
dicetown-draw-store = Er worden winkelkaarten getrokken.
dicetown-draw-theft = Er worden kaarten uit een hand getrokken.
dicetown-draw-property = Er worden eigendomskaarten getrokken.
dicetown-draw-elixir = Er wordt een elixer getrokken.


## Dice Town: names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] { $dice } houden, gratis
   *[other] { $dice } houden voor { DOLLARS($cost) }
}
dicetown-label-keep-none = Niets houden voor { DOLLARS(1) }
dicetown-label-brute = { $dice } houden met Bruut
dicetown-label-trim = { $dice } houden
dicetown-label-pass = Passen
dicetown-label-play = { $card } spelen
dicetown-label-turn = { $die } naar { $face } draaien
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = Aanbod: { $offer }
dicetown-label-leader = Kies { $seat }
dicetown-label-card = Kies { $card }
dicetown-label-joe = Joe naar { $target_seat } sturen
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] Van { $victim_seat }: 1 eigendomskaart
       *[other] Van { $victim_seat }: { $properties } eigendomskaarten
    }
    [one] { $properties ->
        [0] Van { $victim_seat }: 1 winkelkaart
        [one] Van { $victim_seat }: 1 winkelkaart, 1 eigendomskaart
       *[other] Van { $victim_seat }: 1 winkelkaart, { $properties } eigendomskaarten
    }
   *[other] { $properties ->
        [0] Van { $victim_seat }: { $store } winkelkaarten
        [one] Van { $victim_seat }: { $store } winkelkaarten, 1 eigendomskaart
       *[other] Van { $victim_seat }: { $store } winkelkaarten, { $properties } eigendomskaarten
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = { $elixir } nemen
dicetown-label-elixir-top = Het bovenste nemen, ongezien
dicetown-label-giver = { $seat } vragen
dicetown-label-protect = Bescherm { $cards }
dicetown-label-winner = { $seat } wint
dicetown-label-deal = Alles klaarleggen
dicetown-label-roll = Gooien
dicetown-label-draw = Trek { $cards }


## Dice Town: names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = de goudmijn
dicetown-place-bank = de bank
dicetown-place-store = de Winkel
dicetown-place-saloon = de saloon
dicetown-place-office = het kantoor van de sheriff
dicetown-place-hall = het Stadhuis

# Cards whose faces the reader may see.
dicetown-card-brute = Bruut
dicetown-card-gambler = Beroepsgokker
dicetown-card-dynamite = Dynamiet
dicetown-card-barmaids = Bardames
dicetown-card-corruption = Corruptie
dicetown-card-credit = Onbeperkt krediet
dicetown-card-joe = Nerveuze Joe
dicetown-card-marshal = Marshal
dicetown-card-shares = Eerlijk delen
dicetown-card-wanted = Gezocht
dicetown-card-elixir = Elixer
dicetown-card-equipment-1 = Veldfles (1)
dicetown-card-equipment-2 = Lasso (2)
dicetown-card-equipment-3 = Laarzen (3)
dicetown-card-equipment-4 = Zadel (4)
dicetown-card-equipment-5 = Geweer (5)
dicetown-card-equipment-6 = Muildier (6)
dicetown-card-equipment-7 = Huifkar (7)
dicetown-card-equipment-8 = Paard (8)
dicetown-card-property-1 = Tent (1)
dicetown-card-property-2 = Hut (2)
dicetown-card-property-3 = Boerderij (3)
dicetown-card-property-4 = Ranch (4)
dicetown-card-property-5 = Landhuis (5)
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [one] een winkelkaart
   *[other] { $count } winkelkaarten
}
dicetown-back-property = { $count ->
    [one] een eigendomskaart
   *[other] { $count } eigendomskaarten
}

dicetown-elixir-wealth = Rijkdom
dicetown-elixir-friendship = Vriendschap
dicetown-elixir-charm = Charme
dicetown-elixir-luck = Geluk
dicetown-elixir-power = Macht
dicetown-elixir-protection = Bescherming
dicetown-elixir-dominion = Heerschappij

dicetown-nothing = niets
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [one] 1 goudklompje
   *[other] { $count } goudklompjes
}


## Dice Town: how a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = nog niemand: { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats } met de beste hand: { $worth }
   *[other] { $leader_seats } met { $count }: { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand }: { $worth }
dicetown-fact-tied = { $worth }, gelijk: { $leader_seats }
dicetown-fact-score = { $points ->
    [one] 1 punt tot nu toe
   *[other] { $points } punten tot nu toe
}
dicetown-fact-score-seen = { $points ->
    [one] 1 punt tot nu toe, zonder verborgen kaarten
   *[other] { $points } punten tot nu toe, zonder verborgen kaarten
}
dicetown-worth-mine = { $count ->
    [0] geen goudklompjes meer
    [one] nog 1 goudklompje
   *[other] nog { $count } goudklompjes
}
dicetown-worth-bank = { $bills ->
    [0] leeg
   *[other] { DOLLARS($bills) } aan buit
}
dicetown-worth-store = een kaart om te houden
dicetown-worth-saloon = een kaart om te stelen
dicetown-worth-office = de ster
dicetown-worth-hall = { $points ->
    [0] niets meer over
   *[other] de volgende: { $points }
}

# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] Er is geen goudklompje meer
    [one] 1 goudklompje voor jou: 1 punt
   *[other] { $count } goudklompjes voor jou: { $count } punten
}
dicetown-own-bank = { $bills ->
    [0] Niets te halen, maar je beheerst een plek
   *[other]
        { DOLLARS($bills) } voor jou: { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }
}
dicetown-own-store = { $visits ->
    [2] { $count ->
        [one] Je trekt twee keer een kaart en houdt die
       *[other] Je trekt twee keer { $count } kaarten en houdt er telkens één
    }
   *[other] { $count ->
        [one] Je trekt een kaart en houdt die
       *[other] Je trekt { $count } kaarten en houdt er één
    }
}
dicetown-own-saloon = { $count ->
    [0] Niemand heeft een kaart om te stelen
    [one] Je trekt een kaart van een tegenstander en houdt die
   *[other] Je trekt { $count } kaarten van een tegenstander en houdt er één
}
dicetown-own-office-won = De ster voor jou: { $points } punten
dicetown-own-office-kept = Je houdt de ster: { $points } punten
dicetown-own-hall = { $count ->
    [0] Er is geen eigendomskaart meer
    [one] 1 eigendomskaart voor jou: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
   *[other] { $count } eigendomskaarten voor jou: { $points } punten
}
dicetown-own-doc-due = Je beheerst nog niets: je zou naar Doc moeten
dicetown-own-doc-safe = Je beheerst een plek: geen bezoek voor jou

dicetown-consequence-wasted = levert je nu niets op
dicetown-consequence-joe = { $bills ->
    [0] daar valt niets te halen
   *[other] { DOLLARS($bills) } voor jou
}
dicetown-consequence-offer = alleen als { $sheriff_seat } jou kiest


## Dice Town: when a card is played, and what it does

dicetown-effect-brute = als je twee of meer dobbelstenen houdt: allemaal gratis
dicetown-effect-gambler = na het houden: draai een van je dobbelstenen op een zijde naar keuze
dicetown-effect-dynamite = als je de goudmijn beheerst: twee keer zoveel goudklompjes
dicetown-effect-barmaids = als je de saloon beheerst: steel twee keer
dicetown-effect-corruption = als je het Stadhuis beheerst: nog een eigendomskaart, van de stapel
dicetown-effect-credit = als je de Winkel beheerst: nog een bezoek
dicetown-effect-joe = meteen: { DOLLARS(4) } van een speler naar keuze
dicetown-effect-marshal = als de ster van eigenaar zou wisselen: die blijft waar hij is
dicetown-effect-shares = als een ander de bank berooft: de helft van de buit
dicetown-effect-wanted = als een ander een winkelkaart speelt: die doet niets
dicetown-effect-elixir = als iemand naar Doc Badluck gaat: jij gaat ook
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] aan het einde: 1 punt
   *[other] aan het einde: { $points } punten
}

dicetown-effect-wealth = ieder ander geeft je { DOLLARS(2) }
dicetown-effect-charm = ieder ander geeft je 1 goudklompje
dicetown-effect-luck = een kaart van de winkelstapel
dicetown-effect-power = de sheriffster
dicetown-effect-protection = twee van je eigendomskaarten zijn veilig voor diefstal
dicetown-effect-friendship = een speler naar keuze geeft je een winkelkaart
dicetown-effect-dominion = een speler naar keuze geeft je een eigendomskaart


## Dice Town: the story, the hand

dicetown-table-set = Alles ligt klaar. { $seat } draagt de sheriffster.
dicetown-table-set-you = Alles ligt klaar. Jij draagt de sheriffster.
dicetown-round = Ronde { $round }.
dicetown-rolled = Iedereen gooit onder de beker.
dicetown-rolled-you = Je gooit { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } houdt { $dice }.
   *[other] { $seat } houdt { $dice } voor { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] Je houdt { $dice }.
   *[other] Je houdt { $dice } voor { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } houdt niets en betaalt { DOLLARS($cost) }.
dicetown-kept-none-you = Je houdt niets en betaalt { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } kan niet betalen en houdt alleen { $dice }.
   *[other] { $seat } betaalt { DOLLARS($cost) } en houdt alleen { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] Je kunt niet betalen en houdt alleen { $dice }.
   *[other] Je betaalt { DOLLARS($cost) } en houdt alleen { $dice }.
}
dicetown-brute-paid = { $seat } betaalt toch nog { DOLLARS($cost) } voor de dobbelstenen.
dicetown-brute-paid-you = Je betaalt toch nog { DOLLARS($cost) } voor de dobbelstenen.
dicetown-last-dice = { $seat } gooit de laatste dobbelstenen: { $dice }.
dicetown-last-dice-you = Je gooit je laatste dobbelstenen: { $dice }.
dicetown-turned = { $seat } draait een dobbelsteen van { $die } naar { $face }.
dicetown-turned-you = Je draait een dobbelsteen van { $die } naar { $face }.


## Dice Town: the story, the town

dicetown-led = { $seat } beheerst { $place }.
dicetown-led-you = Je beheerst { $place }.
dicetown-led-hand = { $seat } beheerst { $place }: { $hand }.
dicetown-led-hand-you = Je beheerst { $place }: { $hand }.
dicetown-played = { $seat } speelt { $card }.
dicetown-played-you = Je speelt { $card }.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } speelt { $card }: { $die } moet { $face } worden.
dicetown-played-turn-you = Je speelt { $card }: { $die } moet { $face } worden.
dicetown-countered = De kaart { $card } van { $seat } heeft geen effect.
dicetown-countered-you = Je kaart { $card } heeft geen effect.
dicetown-dug = { $count ->
    [one] { $seat } graaft 1 goudklompje op.
   *[other] { $seat } graaft { $count } goudklompjes op.
}
dicetown-dug-you = { $count ->
    [one] Je graaft 1 goudklompje op.
   *[other] Je graaft { $count } goudklompjes op.
}
dicetown-bank = { $bills ->
    [0] { $seat } treft een lege bank aan.
   *[other] { $seat } berooft de bank van { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] Je treft een lege bank aan.
   *[other] Je berooft de bank van { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } pakt { DOLLARS($bills) } van de buit van { $other_seat }.
dicetown-shared-you = Je pakt { DOLLARS($bills) } van de buit van { $other_seat }.
dicetown-shared-to-you = { $seat } pakt { DOLLARS($bills) } van jouw buit.
dicetown-coach = De postkoets brengt de bank { DOLLARS($bills) }.
dicetown-drew = { $seat } trekt { $cards }.
dicetown-drew-you = Je trekt { $cards }.
dicetown-kept-card = { $seat } houdt { $card }.
dicetown-kept-card-you = Je houdt { $card }.
dicetown-store-shuffled = De aflegstapel wordt geschud: een nieuwe winkelstapel.
dicetown-joe-sent = { $seat } stuurt Nerveuze Joe naar { $other_seat }.
dicetown-joe-sent-you = Je stuurt Nerveuze Joe naar { $other_seat }.
dicetown-joe-sent-to-you = { $seat } stuurt Nerveuze Joe naar jou.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } heeft niets voor Nerveuze Joe.
   *[other] Nerveuze Joe brengt { DOLLARS($bills) } van { $other_seat } naar { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } heeft niets voor Nerveuze Joe.
   *[other] Nerveuze Joe brengt je { DOLLARS($bills) } van { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] Je hebt niets voor Nerveuze Joe.
   *[other] Nerveuze Joe brengt { DOLLARS($bills) } van jou naar { $seat }.
}
dicetown-nobody-robbed = { $seat } vindt niemand om te bestelen.
dicetown-nobody-robbed-you = Je vindt niemand om te bestelen.
dicetown-loot = { $seat } trekt bij { $other_seat }: { $cards }.
dicetown-loot-you = Je trekt bij { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } trekt bij jou: { $cards }.
dicetown-stolen = { $seat } steelt { $card } van { $other_seat }.
dicetown-stolen-you = Je steelt { $card } van { $other_seat }.
dicetown-stolen-to-you = { $seat } steelt { $card } van jou.
dicetown-star = { $seat } neemt de ster.
dicetown-star-you = Je neemt de ster.
dicetown-star-kept = { $seat } blijft sheriff.
dicetown-star-kept-you = Je blijft sheriff.
dicetown-properties = { $seat } neemt { $cards }.
dicetown-properties-you = Je neemt { $cards }.
dicetown-corruption = { $seat } neemt { $card } van de stapel.
dicetown-corruption-you = Van de stapel neem je { $card }; niemand anders ziet die.
dicetown-row-refilled = Nieuw in de rij: { $cards }.


## Dice Town: the story, the sheriff’s desk

dicetown-offer = { $seat } biedt { $other_seat } { $offer } aan.
dicetown-offer-you = Je biedt { $other_seat } { $offer } aan.
dicetown-offer-to-you = { $seat } biedt je { $offer } aan.
dicetown-leader = Sheriff { $seat } geeft { $place } aan { $other_seat }.
dicetown-leader-you = Je geeft { $place } aan { $other_seat }.
dicetown-leader-to-you = Sheriff { $seat } geeft { $place } aan jou.
dicetown-leader-self = Sheriff { $seat } houdt { $place } zelf.
dicetown-leader-self-you = Je houdt { $place } zelf.
dicetown-offer-taken = { $seat } geeft { $other_seat } { $offer }.
dicetown-offer-taken-you = Je geeft { $other_seat } { $offer }.
dicetown-offer-taken-to-you = { $seat } geeft je { $offer }.


## Dice Town: the story, Doc Badluck

dicetown-visits = { $seat } bepaalt de volgorde voor Doc Badluck: { $visitor_seats }.
dicetown-visits-you = Je bepaalt de volgorde voor Doc Badluck: { $visitor_seats }.
dicetown-elixir-taken = { $seat } neemt het elixer { $elixir }.
dicetown-elixir-taken-you = Je neemt het elixer { $elixir }.
dicetown-elixir-drawn = { $seat } neemt het bovenste elixer: { $elixir }.
dicetown-elixir-drawn-you = Je neemt het bovenste elixer: { $elixir }.
dicetown-wealth = { $bills ->
    [0] Niemand heeft een dollar voor { $seat }.
   *[other] De anderen geven { $seat } { DOLLARS($bills) }.
}
dicetown-wealth-you = { $bills ->
    [0] Niemand heeft een dollar voor je.
   *[other] De anderen geven je { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Niemand heeft een goudklompje voor { $seat }.
    [one] De anderen geven { $seat } 1 goudklompje.
   *[other] De anderen geven { $seat } { $count } goudklompjes.
}
dicetown-charm-you = { $count ->
    [0] Niemand heeft een goudklompje voor je.
    [one] De anderen geven je 1 goudklompje.
   *[other] De anderen geven je { $count } goudklompjes.
}
dicetown-luck = { $seat } trekt { $card }.
dicetown-luck-you = Je trekt { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } vraagt { $other_seat } om { $card }.
dicetown-giver-you = Je vraagt { $other_seat } om { $card }.
dicetown-giver-to-you = { $seat } vraagt jou om { $card }.
dicetown-given = { $seat } geeft { $other_seat } { $card }.
dicetown-given-you = Je geeft { $other_seat } { $card }.
dicetown-given-to-you = { $seat } geeft je { $card }.
dicetown-protected = { $seat } beschermt tegen diefstal: { $cards }.
dicetown-protected-you = Je beschermt tegen diefstal: { $cards }.
dicetown-wasted = { $elixir } levert { $seat } niets op.
dicetown-wasted-you = { $elixir } levert je niets op.
dicetown-elixir-replaced = Doc Badluck zet een nieuw elixer neer: { $elixir }.
dicetown-elixirs-shuffled = De gebruikte elixers worden geschud: een nieuwe stapel.


## Dice Town: the story, the end

dicetown-ended-mine = De mijn is leeg. Dat was de laatste ronde.
dicetown-ended-properties = Alle eigendomskaarten zijn genomen. Dat was de laatste ronde.
dicetown-ended-both = De mijn is leeg en alle eigendomskaarten zijn genomen. Dat was de laatste ronde.
# By what the winner was ahead (D-END-3).
dicetown-won-points = { $seat } wint met { $points } punten.
dicetown-won-points-you = Je wint met { $points } punten.
dicetown-won-cards = Gelijke stand op { $points } punten; { $seat } wint met meer eigendomskaarten.
dicetown-won-cards-you = Gelijke stand op { $points } punten; jij wint met meer eigendomskaarten.
dicetown-won-sheriff = Gelijke stand op { $points } punten. De sheriff beslist: { $seat } wint.
dicetown-won-sheriff-you = Gelijke stand op { $points } punten. De sheriff beslist: jij wint.


## Dice Town: why an answer is refused

dicetown-refusal-not-rolled = Die dobbelstenen liggen niet onder je beker.
dicetown-refusal-dice-price = { $bills ->
    [0] Je hebt geen geld: houd precies één dobbelsteen.
   *[other] Je hebt maar { DOLLARS($bills) }. Eén dobbelsteen is gratis, elke volgende kost { DOLLARS(1) }.
}
dicetown-refusal-no-brute = Je hebt geen Bruut.
dicetown-refusal-brute-few = Bruut werkt alleen als je twee dobbelstenen of meer houdt.
dicetown-refusal-trim = { $count ->
    [one] Kies precies één van de dobbelstenen die je hebt gehouden.
   *[other] Kies precies { $count } van de dobbelstenen die je hebt gehouden.
}
dicetown-refusal-no-gambler = Je hebt geen Beroepsgokker.
dicetown-refusal-not-your-die = Zo’n dobbelsteen heb je niet apart liggen.
dicetown-refusal-same-face = Draai de dobbelsteen naar een andere zijde.
dicetown-refusal-reaction-window = Op dit moment kun je alleen { $card } spelen.
dicetown-refusal-closed = { $card } kun je nu niet spelen.
dicetown-refusal-not-held = Je hebt { $card } niet in je hand.
dicetown-refusal-offer-bills = { $bills ->
    [0] Je hebt geen biljetten om aan te bieden.
   *[other] Je hebt maar { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] Je hebt geen goudklompjes om aan te bieden.
    [one] Je hebt maar 1 goudklompje.
   *[other] Je hebt maar { $nuggets } goudklompjes.
}
dicetown-refusal-offer-cards = Bied alleen kaarten uit je hand aan.
dicetown-refusal-not-tied = Kies iemand die gelijk staat.
dicetown-refusal-card-not-drawn = Die kaart is niet getrokken.
dicetown-refusal-joe-is-played = Nerveuze Joe speel je meteen: kies wie moet betalen.
dicetown-refusal-joe-target = Kies voor Nerveuze Joe iemand anders aan deze tafel.
dicetown-refusal-victim = Kies iemand anders, met een kaart die je kunt trekken.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Trek daar precies één kaart: winkelkaarten zijn er { $store }, eigendomskaarten { $properties }.
   *[other] Trek daar precies { $count } kaarten: winkelkaarten zijn er { $store }, eigendomskaarten { $properties }.
}
dicetown-refusal-order = Noem alle bezoekers, elk één keer.
dicetown-refusal-elixir = Dat elixer is er niet.
dicetown-refusal-giver = Kies iemand anders, die zo’n kaart kan geven.
dicetown-refusal-gift = Geef een kaart van de gevraagde soort, uit je hand.
dicetown-refusal-protect = { $count ->
    [one] Kies precies één eigendomskaart uit je hand.
   *[other] Kies precies { $count } eigendomskaarten uit je hand.
}
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = Die verdeling is niet mogelijk met deze doos en deze tafelopties.
dicetown-refusal-roll = Zo kunnen de dobbelstenen niet vallen.
dicetown-refusal-store-draw = Die kaarten kunnen niet van de winkelstapel komen.
dicetown-refusal-loot-draw = Die kaarten kunnen niet uit de hand van het slachtoffer komen.
dicetown-refusal-property-draw = Die kaarten kunnen niet van de stapel eigendomskaarten komen.
dicetown-refusal-elixir-draw = Die kaart kan niet van de stapel elixers komen.


## Dice Town: what is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } heeft { $count } dobbelstenen; het moeten er { $printed } zijn.
    [bills] { $file } heeft { $count } biljetten; het moeten er { $printed } zijn.
   *[nuggets] { $file } heeft { $count } goudklompjes; het moeten er { $printed } zijn.
}
dicetown-components-properties = { $file } moet 20 eigendomskaarten hebben, elk van 1 tot 5 punten.
dicetown-components-equipment = { $file } moet 6 Uitrustingskaarten hebben, elk met een andere waarde van 1 tot 8.
dicetown-components-actions = { $file } moet de 13 actiekaarten uit de spelregels hebben.
dicetown-components-elixirs = { $file } moet de 7 elixers hebben, elk één keer.


## Dice Town in the terminal: the town

dicetown-panel-town = De stad, ronde { $round }
# Names of places as headings.
dicetown-panel-place-mine = Goudmijn
dicetown-panel-place-bank = Bank
dicetown-panel-place-coach = Postkoets
dicetown-panel-place-store = Winkel
dicetown-panel-place-saloon = Saloon
dicetown-panel-place-office = Kantoor van de sheriff
dicetown-panel-place-hall = Stadhuis
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = beste
dicetown-panel-deck = { $count ->
    [one] 1 in de stapel
   *[other] { $count } in de stapel
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties on display, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] waarde { $worth }
   *[other] waarde { $worth }, nog { $count }
}
dicetown-panel-row-empty = alles weg

# Poker hands, after the name of whoever has one.
dicetown-panel-hand-five = vijf gelijke
dicetown-panel-hand-four = vier gelijke
dicetown-panel-hand-full = full house
dicetown-panel-hand-straight = straat
dicetown-panel-hand-three = drie gelijke
dicetown-panel-hand-pairs = twee paar
dicetown-panel-hand-pair = één paar
dicetown-panel-hand-high = hoogste dobbelsteen
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind }, { $high } met { $low }
dicetown-hand-pairs = { $kind }, { $high } en { $low }
dicetown-hand-one = { $kind }, { $high }
dicetown-hand-straight = { $kind } tot en met { $high }
dicetown-faces-9 = negens
dicetown-faces-10 = tienen
dicetown-faces-J = boeren
dicetown-faces-Q = vrouwen
dicetown-faces-K = heren
dicetown-faces-A = azen
dicetown-face-9 = negen
dicetown-face-10 = tien
dicetown-face-J = boer
dicetown-face-Q = vrouw
dicetown-face-K = heer
dicetown-face-A = aas

dicetown-panel-guide = Wat elke plek oplevert
dicetown-panel-does-mine = De meeste 9’s: een goudklompje voor elke 9.
dicetown-panel-does-bank = De meeste 10’s: alle biljetten op de bank.
dicetown-panel-does-coach = Door niemand beheerst: wat de dobbelstenen deze ronde kosten, is de buit van de volgende.
dicetown-panel-does-store = De meeste J’s: trek per J een kaart, houd er één. In ronde 1 twee keer.
dicetown-panel-does-saloon = De meeste Q’s: trek per Q een kaart bij één tegenstander, houd er één.
dicetown-panel-does-office = De meeste K’s: de sheriffster.
dicetown-panel-does-hall = Beste hand: de volgende eigendomskaart, en één meer voor elke A.
dicetown-panel-does-doc = Wie geen plek beheerst, neemt een elixer.
dicetown-panel-played = Gespeeld
dicetown-panel-used = Gebruikte elixers


## Dice Town in the terminal: players, what I know

dicetown-panel-players = Spelers
dicetown-panel-signs = ★ sheriff  ▸ jij
dicetown-panel-head-name = Speler
dicetown-panel-head-dice = Apart
dicetown-panel-head-bills = Biljetten
dicetown-panel-head-nuggets = Goud
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Winkel
dicetown-panel-head-properties = Eigendom
dicetown-panel-head-protected = Veilig
dicetown-panel-mine = Alleen jij ziet dit
dicetown-panel-no-cards = Nog geen kaarten.
dicetown-panel-equipment = Uitrusting
dicetown-panel-properties = Eigendomskaarten
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [one] waarde { $worth }: 1 punt aan het einde
   *[other] waarde { $worth }: { $points } punten aan het einde
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Gezien: { $place }
dicetown-panel-in-deck = stapel
dicetown-panel-in-discards = aflegstapel


## Dice Town in the terminal: the decision and the answers

dicetown-panel-cup = Onder je beker, met { DOLLARS($bills) } om uit te geven
dicetown-panel-aside = apart:
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] geen { DOLLARS($cost) }
    [one] 1 dobbelsteen gratis
   *[other] { $count } dobbelstenen { DOLLARS($cost) }
}
dicetown-panel-brute = Met Bruut zijn twee dobbelstenen of meer gratis.
dicetown-panel-tied = Gelijk met { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = Je hebt { $purse }.
dicetown-panel-your-goods = Bij de sheriff
dicetown-panel-offers = biedt { $offer } aan
# Beside what is to be typed.
dicetown-panel-type-keep = Deze dobbelstenen houden: noem er zoveel je wilt
dicetown-panel-type-none = Niets houden voor { DOLLARS(1) }
dicetown-panel-type-brute = Deze dobbelstenen houden en Bruut spelen
dicetown-panel-type-turn = Beroepsgokker spelen: deze dobbelsteen naar die zijde draaien
dicetown-panel-type-nothing = Niets aanbieden
dicetown-panel-type-offer = Zoiets aanbieden, van alles wat je hebt


## Dice Town in the terminal: the score sheet

dicetown-sheet-title = Eindscore
dicetown-sheet-nuggets = Goudklompjes
dicetown-sheet-bills = Biljetten, 1 per { DOLLARS(2) }
dicetown-sheet-star = Sheriffster
dicetown-sheet-equipment = Uitrusting
dicetown-sheet-properties = Eigendomskaarten
dicetown-sheet-total = Punten
dicetown-sheet-rank = Plaats
dicetown-sheet-tied = { $count ->
    [one] Gelijke stand op { $points } punten: { $seat } heeft 1 eigendomskaart.
   *[other] Gelijke stand op { $points } punten: { $seat } heeft { $count } eigendomskaarten.
}
dicetown-sheet-by-points = De punten gaven de doorslag (D-END-2).
dicetown-sheet-by-cards = Evenveel punten: het aantal eigendomskaarten gaf de doorslag (D-END-3).
dicetown-sheet-by-sheriff = Evenveel punten en eigendomskaarten: de sheriff heeft beslist (D-END-3).


## Dice Town: what a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Eén dobbelsteen is gratis, elke volgende kost { DOLLARS(1) }; niets houden kost ook { DOLLARS(1) }. Wat je houdt, blijft deze ronde liggen.
dicetown-hint-town = Elke zijde hoort bij een plek: 9 bij de mijn, 10 bij de bank, J bij de Winkel, Q bij de saloon, K bij het kantoor van de sheriff. Wie er de meeste heeft, beheerst de plek.
dicetown-hint-race = Zodra iemand vijf dobbelstenen apart heeft liggen, gooit ieder ander nog één keer en moet nemen wat er komt.
dicetown-hint-hall = De beste pokerhand neemt een eigendomskaart in het Stadhuis, en één meer voor elke A erin.
dicetown-hint-nothing = Helemaal geen plek beheersen is geen ramp: dan heeft Doc Badluck een elixer voor je.
dicetown-hint-poor = Zonder geld houd je precies één dobbelsteen.
dicetown-hint-trim = Houd de dobbelstenen die je een plek opleveren; de andere worden opnieuw gegooid.
dicetown-hint-turn = Eén gedraaide dobbelsteen kan een plek winnen, of de beste hand. Daarna ben je de kaart kwijt.
dicetown-hint-react = Elke kaart werkt alleen op een vast moment en is daarna weg. Je mag ermee wachten tot een betere gelegenheid.
dicetown-hint-counter = Gezocht blokkeert één winkelkaart naar keuze. Is deze het waard?
dicetown-hint-offer = De sheriff kiest vrij uit wie gelijk staat. Je betaalt je aanbod alleen als je wordt gekozen.
dicetown-hint-leader = Jij draagt de ster, dus jij beslist bij een gelijke stand. Je krijgt het aanbod van wie je kiest, en niets van de anderen.
dicetown-hint-card = Uitrusting is aan het einde punten waard; een actiekaart helpt op het juiste moment. Niemand ziet wat je houdt.
dicetown-hint-rob = Hoe meer kaarten je trekt, hoe beter die ene die je houdt. Eigendomskaarten zijn 1 tot 5 punten waard.
dicetown-hint-steal = Die ene die je houdt, is van jou; de andere gaan terug.
dicetown-hint-order = Wie het eerst komt, heeft de keus uit beide elixers die openliggen.
dicetown-hint-visit = Lees wat de twee elixers doen, of waag een gok met het gedekte.
dicetown-hint-joe = Kies iemand die nog { DOLLARS(4) } heeft.
dicetown-hint-giver = Wie je vraagt, kiest zelf wat je krijgt. Vraag dus iemand met weinig kaarten.
dicetown-hint-gift = Jij kiest wat je geeft: wat je het minst nodig hebt.
dicetown-hint-protect = Beschermde eigendomskaarten kan niemand meer stelen. Neem je beste.
dicetown-hint-winner = Je laatste beslissing als sheriff.

# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Een ronde heeft twee delen: eerst de dobbelstenen, dan de stad, plek voor plek.
dicetown-tip-LastDiceRolled = Iemand had vijf dobbelstenen apart liggen, dus gooide ieder ander nog één keer en hield alles.
dicetown-tip-NuggetsDug = Een goudklompje is een punt. Is de mijn leeg, dan eindigt de partij na die ronde.
dicetown-tip-BankRobbed = Wie de bank beheerst, neemt alle biljetten daar. Twee dollar is een punt.
dicetown-tip-CoachUnloaded = Wat de dobbelstenen deze ronde kosten, is de buit van de volgende.
dicetown-tip-CardsDrawn = In de Winkel houd je één kaart, de andere gaan gedekt weg. In de eerste ronde mag het twee keer.
dicetown-tip-LootDrawn = Wie de saloon beheerst, bekijkt kaarten van een ander en houdt er één.
dicetown-tip-StarTaken = De sheriff beslist bij een gelijke stand, en de ster is aan het einde 5 punten waard.
dicetown-tip-PropertiesTaken = De beste hand neemt de onderste eigendomskaart van de rij. Zijn ze allemaal weg, dan eindigt de partij na die ronde.
dicetown-tip-OfferMade = Wie gelijk staat, mag de sheriff omkopen. Alleen wie wordt gekozen, betaalt.
dicetown-tip-LeaderNamed = Bij een gelijke stand telt het woord van de sheriff.
dicetown-tip-CardPlayed = Elke actiekaart heeft een eigen moment. De tafel wacht dan even, ook als niemand de kaart heeft, zodat er niets wordt verraden.
dicetown-tip-ElixirTaken = Wie geen plek heeft beheerst, gaat naar Doc Badluck en neemt een elixer.


## Dice Town: the lesson, a scripted first game

dicetown-lesson-goal = In elke ronde gooi je met pokerdobbelstenen, en die bepalen wie wat krijgt in de stad. Het doel: aan het einde de meeste punten hebben. Goudklompjes, dollars, de sheriffster, eigendomskaarten en uitrusting zijn punten waard.
dicetown-lesson-cup = Dit is je beker. Alle spelers gooien in het geheim vijf dobbelstenen. Elke zijde hoort bij een plek: 9 bij de goudmijn, 10 bij de bank, J bij de Winkel, Q bij de saloon, K bij het kantoor van de sheriff. De speler met de meeste dobbelstenen van een zijde beheerst de plek. Met je geld, { DOLLARS($bills) }, betaal je dobbelstenen.
dicetown-lesson-keep = Kies de dobbelstenen die je wilt houden; de rest wordt opnieuw gegooid. Eén dobbelsteen is gratis, elke volgende kost { DOLLARS($price) }. Je hebt twee 9’s gegooid. Houd ze allebei, dan kan de goudmijn van jou zijn.
dicetown-lesson-coach = Alle spelers hebben tegelijk hun beker opgetild. Het geld voor extra dobbelstenen gaat naar de postkoets: { DOLLARS($own) } van jou, { DOLLARS($price) } van { $seat }. Later in de ronde brengt de postkoets het naar de bank. Daar wacht het op de speler die in de volgende ronde de bank beheerst.
dicetown-lesson-race = Je hebt de rest van je dobbelstenen opnieuw gegooid. Zodra een speler vijf dobbelstenen heeft gehouden, gooit ieder ander nog één keer en moet nemen wat er komt. { $seat } heeft er nog maar twee nodig. Houd je derde 9: die is gratis.
dicetown-lesson-town = { $seat } heeft vijf dobbelstenen, dus je laatste twee zijn gegooid: twee J’s. Nu wordt de stad plek voor plek bezocht. Goudmijn: jij hebt de meeste 9’s en neemt { $nuggets } goudklompjes, één voor elke 9. Bank: { $seat } heeft de meeste 10’s en neemt alle biljetten. Daarna brengt de postkoets het geld naar de bank.
dicetown-lesson-store = Winkel: jij hebt de meeste J’s. Je trekt een kaart voor elke J en houdt er één. Uitrusting is aan het einde punten waard. Actiekaarten helpen je tijdens de partij. Houd de uitrusting die { $value } punten waard is.
dicetown-lesson-card = In de eerste ronde mag je twee keer winkelen. Dynamiet is een actiekaart: het verdubbelt je goudklompjes als je de goudmijn beheerst. De tafel vraagt je wanneer je een kaart kunt spelen. Houd Dynamiet.
dicetown-lesson-hall = { $ada_seat } had de meeste Q’s en heeft in de saloon je Dynamiet gestolen. { $ada_seat } had ook de meeste K’s en is nu de sheriff. De sheriff beslist bij een gelijke stand en mag worden omgekocht. Jij had de beste pokerhand, een full house, en hebt in het Stadhuis een eigendomskaart genomen. { $buck_seat } beheerste geen enkele plek en ging naar Doc Badluck: door het elixer heeft ieder ander { DOLLARS($bills) } betaald.
dicetown-lesson-end = Om je het einde te laten zien, hebben bots de overige ronden gespeeld. De partij eindigt na de ronde waarin de goudmijn leeg is of de laatste eigendomskaart is genomen. Je krijgt één punt voor elk goudklompje, één voor elke { DOLLARS($bills) }, { $star } voor de ster, en de waarde van je uitrusting en eigendomskaarten. De speler met de meeste punten wint. Ga nu terug naar de tweede ronde en speel vrij verder. In het begin zie je tips, daarna steeds minder.


## Dice Town: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [one] { $seat } heeft 1 punt.
   *[other] { $seat } heeft { $points } punten.
}
dicetown-report-score-you = { $points ->
    [one] Je hebt 1 punt.
   *[other] Je hebt { $points } punten.
}
dicetown-report-so-far = { $points ->
    [one] Tot nu toe heeft { $seat } minstens 1 punt; verborgen kaarten kunnen daar nog bij komen.
   *[other] Tot nu toe heeft { $seat } minstens { $points } punten; verborgen kaarten kunnen daar nog bij komen.
}
dicetown-report-so-far-you = { $points ->
    [one] Tot nu toe heb je 1 punt.
   *[other] Tot nu toe heb je { $points } punten.
}
dicetown-report-cup = Onder je beker: { $dice }.
dicetown-report-dice = { $seat } heeft apart liggen: { $dice }.
dicetown-report-dice-you = Je hebt apart liggen: { $dice }.
dicetown-report-no-dice = { $seat } heeft geen dobbelstenen apart liggen.
dicetown-report-no-dice-you = Je hebt geen dobbelstenen apart liggen.
dicetown-report-money = { $seat } heeft { DOLLARS($bills) }.
dicetown-report-money-you = Je hebt { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } heeft geen goudklompjes.
    [one] { $seat } heeft 1 goudklompje.
   *[other] { $seat } heeft { $count } goudklompjes.
}
dicetown-report-nuggets-you = { $count ->
    [0] Je hebt geen goudklompjes.
    [one] Je hebt 1 goudklompje.
   *[other] Je hebt { $count } goudklompjes.
}
dicetown-report-sheriff = { $seat } draagt de sheriffster.
dicetown-report-sheriff-you = Jij draagt de sheriffster.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card } – { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = Winkelkaarten van { $seat }: { $cards }.
dicetown-report-cards-you = Je winkelkaarten: { $cards }.
dicetown-report-properties = Eigendomskaarten van { $seat }: { $cards }.
dicetown-report-properties-you = Je eigendomskaarten: { $cards }.
dicetown-report-safe = Veilig voor diefstal bij { $seat }: { $cards }.
dicetown-report-safe-you = Veilig voor diefstal bij jou: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = Je hebt gezien ({ $place }): { $cards }.
dicetown-report-hand = hand van { $seat }
dicetown-report-offer = { $seat } biedt { $offer } aan.
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place } – { $told }.
dicetown-report-coach = Postkoets: { DOLLARS($bills) } voor de bank.
# $worth are the values of the properties on display, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Eigendomskaarten in de rij: { $worth }. De stapel is leeg.
    [one] Eigendomskaarten in de rij: { $worth }. Nog 1 in de stapel.
   *[other] Eigendomskaarten in de rij: { $worth }. Nog { $count } in de stapel.
}
dicetown-report-doc = Doc Badluck heeft: { $elixirs }.
dicetown-report-deck = { $count ->
    [one] Eén kaart in de winkelstapel.
   *[other] { $count } kaarten in de winkelstapel.
}
dicetown-report-played = Gespeeld: { $cards }.


## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, “rule W-DUEL-3”
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = geld, contant geld, contant, biljetten, dollars, hoeveel geld
topic-plots = percelen, land, grond
topic-tokens = fiches, bonusfiches
topic-duel-tokens = duelfiches, duelfiche
topic-secrets = doelen, geheime doelen, geheim doel
topic-notes = notities, notitieboek, wat heb ik gezien
topic-score = score, punten, stand, vermogen, wie wint, wie heeft gewonnen
topic-sale = veiling, verkoop, te koop, wat wordt geveild
topic-bid = hoogste bod, wie leidt, wie doet mee
topic-worth = waarde, wat is het waard, wat levert het op
topic-shared = gemeenschappelijke doelen, gemeenschappelijk doel, gedeelde doelen
topic-most = meeste percelen, de meeste percelen
topic-saloon = saloon, fooien, fooi
topic-left = hoe ver, hoeveel percelen nog, hoe lang nog
topic-first = startspeler, wie begint
topic-boat = boot, rivier
topic-locomotive = locomotief, trein, rails
topic-plot = kaart, bord, perceel
topic-dice = dobbelstenen, dobbelsteen, hand
topic-nuggets = goudklompjes, goudklompje, goud
topic-sheriff = sheriff, ster
topic-cards = kaarten, winkelkaarten
topic-properties = eigendomskaarten, eigendom
topic-offers = aanbod, aanbiedingen, omkoping
topic-round = ronde, hoe ver
topic-place-mine = goudmijn, wie beheerst de goudmijn, wie beheerst, wie leidt
topic-place-bank = bank, wie beheerst de bank, wie beheerst, wie leidt
topic-place-coach = postkoets, koets
topic-place-store = winkel, wie beheerst de winkel, wie beheerst, wie leidt
topic-place-saloon = saloon, wie beheerst de saloon, wie beheerst, wie leidt
topic-place-office = kantoor van de sheriff, kantoor, wie beheerst het kantoor, wie beheerst, wie leidt
topic-place-hall = stadhuis, wie beheerst het stadhuis, wie beheerst, wie leidt
topic-place-doc = doc badluck, doc, elixers
topic-decks = stapels, stapel, gespeelde kaarten

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
    advies     een suggestie; alleen als je alleen met bots speelt, of met --hints
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
cli-hints-agreed = Iedereen aan tafel mag om advies vragen.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, voor { $least } tot { $most } spelers
# $command is what to type.
cli-choose-game = Welk spel? Bijvoorbeeld: { $command }
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
} Dat bewijst dat niemand ze heeft gemanipuleerd, maar niet dat niemand heeft gekeken.
cli-sheet-rank = Plaats
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
cli-unknown-option = { $game } heeft geen tafeloptie ‘{ $option }’. Beschikbaar: { $known }.
cli-wrong-option = De tafeloptie { $option } kan niet ‘{ $text }’ zijn. Zo schrijf je die: { $known }.
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
cli-needs-extra = Hiervoor is nodig: tinhorn[{ $extra }]: { $command }


## The terminal: replaying and simulating

cli-step = Stap { $number } van { $count }. Enter: verder, t: terug, 50: daarheen, a: auto, q: stop
# The replay plays by itself.
cli-step-playing = Stap { $number } van { $count }. Speelt af; Enter: pauze
cli-simulating = Bezig
cli-simulate-speed = { $rate } partijen/s
cli-simulated = { $games ->
    [one] Eén partij, { $decisions } beslissingen, { $rate } beslissingen per seconde.
   *[other] { $games } partijen, { $decisions } beslissingen, { $rate } beslissingen per seconde.
}
cli-simulate-bot = Bot
cli-simulate-seat = Per plaats
cli-arena-rating = Rating
cli-simulate-head-wins = Gewonnen
cli-simulate-head-rate = Winstpercentage
cli-simulate-head-interval = 95%-interval
cli-simulate-head-points = Gemiddeld
cli-simulate-head-without-luck = Zonder geluk
cli-reviewing = Bezig met analyseren
cli-review-player = Speler
cli-review-you = Jij
cli-review-head-start = Begin
cli-review-head-luck = Geluk
cli-review-head-own = Eigen keuzes
cli-review-head-others = Keuzes van anderen
cli-review-head-result = Resultaat
cli-review-sum = Begin, geluk en keuzes vormen samen precies het resultaat.
cli-review-round = Ronde
cli-review-turning-points = Keerpunten
cli-review-improvements = Betere keuzes
cli-review-none = Geen.
cli-review-choice = { $chosen }. Beter: { $better }


## The coach

# $best, $chosen: per cent; $worth, $bid: banknotes
coach-why-chance = Na de betere keuze wint men { $best }% van zulke spellen, na de gemaakte keuze { $chosen }%.
coach-why-too-dear = Het perceel was hier ongeveer { MONEY($worth) } waard, en er werd { MONEY($bid) } geboden.
coach-why-let-go = Het perceel was hier ongeveer { MONEY($worth) } waard, en een bod van { MONEY($bid) } was mogelijk.
coach-why-smaller-raise = Een kleinere verhoging spaart geld, als die genoeg is.
coach-why-larger-raise = Een grotere verhoging laat de anderen eerder opgeven.
coach-why-duel = Een duel wint het perceel in de helft van de gevallen, voor de huidige prijs.
coach-why-no-duel = Een duel gaat in de helft van de gevallen verloren.
coach-why-keep-more = Meer van deze dobbelstenen houden helpt om een plek te beheersen.
coach-why-keep-fewer = Het loont om meer van deze dobbelstenen opnieuw te gooien.
coach-why-keep-other = Andere dobbelstenen van deze worp helpen meer om een plek te beheersen.
coach-chose = { $seat } kiest: { $answer }.
coach-chose-you = Je kiest: { $answer }.
coach-suggestion = Suggestie: { $answer }.
coach-suggestion-worth = Het perceel is je nu ongeveer { MONEY($worth) } waard.
coach-suggestion-dear = Het perceel is je nu ongeveer { MONEY($worth) } waard: minder dan het volgende bod.
coach-suggestion-broke = Je hebt niet genoeg geld voor nog een bod.
coach-suggestion-pass = { $share ->
    [0] Het perceel is je ongeveer { MONEY($worth) } waard, maar als je past, bewaar je je geld voor latere percelen.
   *[other] Het perceel is je ongeveer { MONEY($worth) } waard, maar als je past, bewaar je je geld voor latere percelen en krijg je bij deze prijs { MONEY($share) }.
}
coach-people = Suggesties krijg je alleen als je alleen met bots speelt of als de tafel ze toestaat.
chances-people = Spelers zien de winkansen alleen als ze alleen met bots spelen, of na de partij.
server-hints-agreed = Suggesties kun je alleen toestaan voordat anderen gaan zitten.


## The server: what is wrong with a request

server-unknown = Hier is niets.
server-malformed = Dit verzoek is niet te lezen.
server-method = Dat kan hier niet.
server-too-large = Dit is te lang.
server-request = Dit verzoek kan niet worden ingewilligd.
server-failure = Er ging bij ons iets mis. Er is niets veranderd.
server-storage = De server kan nu niets opslaan, dus je laatste actie telt niet. Probeer het zo meteen opnieuw.
server-descriptors = De server heeft nu geen vrije verbindingen.
server-too-many = Te veel verzoeken. Wacht even.
server-too-many-sockets = Er zijn al { $most } open verbindingen vanaf jouw adres. Sluit eerst een ander tabblad van deze site.
server-busy = De server heeft het erg druk en opent nu even geen nieuwe tafels. Probeer het over een minuut opnieuw.
# $known lists the games.
server-unknown-game = ‘{ $game }’ wordt hier niet gespeeld. Beschikbaar: { $known }.
server-unknown-option = Er is geen tafeloptie { $option } = { $value }.
server-name = Een naam heeft 1 tot { $most } tekens.
server-name-taken = Iemand aan deze tafel heet al zo.
server-title = De naam van een tafel heeft hoogstens { $most } tekens.
server-hat = De hoeden zijn genummerd van 1 tot en met { $most }.
server-contribution = Wat je aan de trekkingen bijdraagt, heeft hoogstens { $most } tekens.
server-clock = Een klok geeft 1 tot { $most } seconden voor een antwoord.
server-one-seat = Wie een tafel opent, neemt er één plaats.
server-seated-already = Je zit al aan deze tafel.
server-seat-moved = Je plaats aan deze tafel is nu op een ander apparaat: wie de tafel heeft geopend, heeft de plaats opnieuw uitgegeven, of de herstelcode is daar gebruikt. Met de herstelcode haal je je plaats weer hierheen.
server-seat-gone = Je hebt geen plaats meer aan deze tafel.
server-seat-removed = De gastheer heeft je van deze tafel gehaald.
server-spectator = Dat kan alleen wie aan deze tafel zit.
server-host-only = Dat kan alleen wie deze tafel heeft geopend.
server-own-seat = Wil je je eigen plaats opgeven, verlaat dan de tafel.
server-seat-order = Deze plaatsen kloppen niet meer met de tafel. Kijk er nog eens naar.
server-too-few = Dit spel heeft minstens { $least } spelers nodig. Wacht op meer spelers of vul de plaatsen met bots.
server-seat-left = Iemand heeft net de tafel verlaten. Kijk nog eens naar de plaatsen.
server-nobody-plays = Niemand zou spelen: alle stoelen zijn leeg.
server-continued = Deze partij gaat verder met een eerdere partij; plaatsen en opties blijven daarom zoals ze zijn.
server-nobody-there = Op die plaats zit niemand.
server-recovery = Geen plaats aan deze tafel heeft die herstelcode.
server-not-over = De partij is nog niet afgelopen.
server-chat = Stuur een van de vaste zinnen, of een regel tekst.
server-chat-length = Een regel heeft 1 tot { $most } tekens.
server-hello-twice = Eén hello per verbinding is genoeg.
server-malformed-action = Dit antwoord is niet te lezen.
server-malformed-orders = De server kan deze vaste opdrachten niet lezen.
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
server-frame = De momenten van deze partij zijn genummerd van 0 tot en met { $most }.


## The page itself, before its script runs, and in search results and previews of links

page-description = Speel Winchester en Dice Town in de browser: met vrienden, op één apparaat of tegen bots. Vrij en open source.
page-noscript = tinhorn heeft JavaScript nodig in de browser. In een terminal werkt { $command } zonder.


## At the table: what can be said with one click

chat-hello = Hallo allemaal!
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

## The terminal: watching

cli-watch-no-link = ‘{ $text }’ is geen link naar een tafel. Een link ziet eruit als { $example }, een code als MESA-47KX.
cli-watch-unreachable = Op { $server } antwoordt geen server.
cli-watch-refused = { $server } zegt: { $reason }
cli-watch-again = De verbinding met { $server } is verbroken. Nieuwe poging.
cli-watch-newer = { $server } draait een nieuwere versie van tinhorn. Werk tinhorn bij om daar te kijken.
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
