### The sentences of Winchester: page, terminal and how-to-play.

## Names and places at the table

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester

## Draws that anyone can check

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duels
winchester-dice-count-challenger = Bang voor de uitdager
winchester-dice-count-challenged = Bang voor de uitgedaagde

## What is asked (the prompt)

winchester-question-deal = Alles wordt klaargelegd.
winchester-question-plot = Het volgende perceel wordt getrokken.
winchester-question-open = Perceel { $plot } wordt geveild, nog zonder bod. { $seat } biedt of past.
winchester-question-open-you = Perceel { $plot } wordt geveild, nog zonder bod. Bied je of pas je?
winchester-question-bid = Perceel { $plot } staat op { MONEY($standing) }, geboden door { $holder_seat }. { $seat } biedt of past.
winchester-question-bid-you = Perceel { $plot } staat op { MONEY($standing) }, geboden door { $holder_seat }. Bied je meer of pas je?
winchester-question-bid-to-you = Perceel { $plot } staat op { MONEY($standing) }: jouw bod. { $seat } biedt of past.
winchester-question-vehicle = { $seat } kiest waar de boot of de locomotief heen gaat.
winchester-question-vehicle-you = Verplaats de boot of de locomotief, of laat een van de twee staan: er wordt hoe dan ook betaald.
winchester-question-rumor = { $seat } kiest een verborgen kaart om te bekijken.
winchester-question-rumor-you = Je vangt een gerucht op. Welke verborgen kaart bekijk je?
winchester-question-claim = { $seat } mag gemeenschappelijke doelen opeisen.
winchester-question-claim-you = Eis je een gemeenschappelijk doel op?
winchester-question-duel = { $challenger_seat } en { $challenged_seat } trekken.
winchester-question-duel-you = Jij en { $other_seat } trekken.
winchester-question-over = De partij is afgelopen. De overwinning is voor { $winner_seats }.
winchester-question-over-you = De partij is afgelopen. Je hebt gewonnen.

## Names of options (buttons and menus)

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

## What an option would lead to, and what a plot would mean to the reader

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
winchester-fact-total = Samen
winchester-fact-score = { $hidden ->
    [0] tot nu toe { MONEY($amount) }
    [one] tot nu toe { MONEY($amount) } + 1 verborgen kaart
   *[other] tot nu toe { MONEY($amount) } + { $hidden } verborgen kaarten
}

## Names of things

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
winchester-shared-9 = Een saloonfiche zonder fooien
winchester-shared-10 = Vier percelen die elkaar niet raken
# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] niets
   *[other] { MONEY($amount) }
}

## The story, one line for each thing that happens

winchester-table-set = Alles ligt klaar. { $seat } begint.
winchester-table-set-you = Alles ligt klaar. Jij begint.
winchester-objectives-dealt = { $seat } krijgt twee geheime doelen.
winchester-objectives-seen = { $seat } krijgt twee geheime doelen: { $first } en { $second }.
winchester-objectives-seen-you = Je krijgt twee geheime doelen: { $first } en { $second }.
winchester-moment = Veiling { $number }: perceel { $plot }
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
winchester-earned-nothing = niets
winchester-earned = { $seat } { MONEY($amount) }
winchester-earned-you = jou { MONEY($amount) }
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
# What a returning player has missed. A limit is a bid limit that was left with the table.
winchester-recap-sold = { $count ->
    [one] Er is 1 perceel verkocht.
   *[other] Er zijn { $count } percelen verkocht.
}
winchester-recap-bought = Je hebt perceel { $plot } gekocht voor { MONEY($price) }.
winchester-recap-bought-limit = Je hebt perceel { $plot } gekocht voor { MONEY($price) } (door je limiet).
winchester-recap-cash = Contant geld: { MONEY($before) } → { MONEY($after) }.
# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = Het laatste perceel is verkocht. { $winner_seats } is het rijkst met { MONEY($amount) }: het nieuwe hoofd van de familie!
winchester-ended-cash = Het laatste perceel is verkocht. Gelijke stand op { MONEY($amount) }; { $winner_seats } wint met meer contant geld.
winchester-ended-duel-token = Het laatste perceel is verkocht. Gelijke stand op { MONEY($amount) }; { $winner_seats } wint met een ongebruikt duelfiche.
winchester-ended-shared = Het laatste perceel is verkocht. { $winner_seats } delen de overwinning met elk { MONEY($amount) }.
winchester-ended-fortune-you = Het laatste perceel is verkocht. Jij bent het rijkst met { MONEY($amount) }: het nieuwe hoofd van de familie!
winchester-ended-cash-you = Het laatste perceel is verkocht. Gelijke stand op { MONEY($amount) }; jij wint met meer contant geld.
winchester-ended-duel-token-you = Het laatste perceel is verkocht. Gelijke stand op { MONEY($amount) }; jij wint met een ongebruikt duelfiche.
winchester-ended-shared-you = Het laatste perceel is verkocht. Jij deelt de overwinning met { $winner_seats }: elk { MONEY($amount) }.

## Why an answer is refused

winchester-refusal-turn = { $seat } is aan de beurt om te bieden.
winchester-refusal-passed = Je hebt gepast en doet niet meer mee aan deze veiling.
winchester-refusal-too-low = Bied minstens { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] Je hebt geen geld om te bieden.
   *[other] Je hebt maar { MONEY($cash) }.
}
winchester-refusal-order-limit = Een limiet ligt tussen { MONEY(1) } en { MONEY($most) }.
winchester-refusal-order-twice = Er zijn twee limieten voor dezelfde percelen. Houd er één.
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

## What is wrong with a component file

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

## The terminal: the map

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

## The terminal: players, objectives, what I know

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

## The terminal: the auction and the answers

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
winchester-panel-word-locomotive = loc
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = Welke van de twee: { $boat } { $square } of { $locomotive } { $square }?

## Ties in the final ranking

winchester-tie-cash = { $seat } vóór { $other_seat }: gelijk op { MONEY($total) }, meer contant geld ({ MONEY($more) } tegen { MONEY($less) }).
winchester-tie-cash-you = Je eindigt vóór { $other_seat }: gelijk op { MONEY($total) }, meer contant geld ({ MONEY($more) } tegen { MONEY($less) }).
winchester-tie-cash-to-you = { $seat } eindigt vóór jou: gelijk op { MONEY($total) }, meer contant geld ({ MONEY($more) } tegen { MONEY($less) }).
winchester-tie-token = { $seat } vóór { $other_seat }: gelijk op { MONEY($total) }, nog met duelfiche.
winchester-tie-token-you = Je eindigt vóór { $other_seat }: gelijk op { MONEY($total) }, nog met duelfiche.
winchester-tie-token-to-you = { $seat } eindigt vóór jou: gelijk op { MONEY($total) }, nog met duelfiche.

## The terminal: the score sheet

winchester-sheet-title = Eindscore
winchester-sheet-cash = Contant
winchester-sheet-objective-1 = Doel
winchester-sheet-objective-2 = Doel
winchester-sheet-score = { $objective } { $items }
winchester-sheet-most = Meeste percelen
# How many plots, and how many of them in the largest connected group.
winchester-sheet-plots = { $plots }, groep { $group }
winchester-sheet-total = Vermogen
winchester-sheet-rank = Positie
winchester-sheet-tied = Gelijke stand op { MONEY($amount) }: { $seat } heeft { MONEY($cash) } zonder de geheime doelen en { $token ->
    [yes] nog het duelfiche.
   *[no] geen duelfiche meer.
}
winchester-sheet-by-fortune = Het vermogen gaf de doorslag.
winchester-sheet-by-cash = Gelijk vermogen: het contante geld zonder de geheime doelen gaf de doorslag.
winchester-sheet-by-duel-token = Gelijk vermogen, evenveel contant geld: het overgebleven duelfiche gaf de doorslag.
winchester-sheet-by-shared = In alles gelijk: de overwinning wordt gedeeld.

## What a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Nog niemand heeft geboden. Een eerste bod is goedkoop, maar wil niemand het perceel, dan moet de startspeler het nemen voor { MONEY(1) }.
winchester-hint-raise = De prijs wordt verdeeld over de andere spelers: ook een perceel dat je niet wilt, kan je dus iets opleveren als een ander het koopt.
winchester-hint-worth = Kijk wat het perceel je zou opleveren: je geheime doelen, de gemeenschappelijke en het fiche dat erop ligt.
winchester-hint-complete = Met dit perceel haal je een gemeenschappelijk doel. Dat geld krijg je meteen.
winchester-hint-secret = Dit perceel telt voor een van je geheime doelen; dat levert aan het einde geld op.
winchester-hint-cash = Alleen jij ziet je geld. Je mag nooit meer bieden dan je hebt.
winchester-hint-cash-shown = Alle spelers zien hoeveel geld iedereen heeft. Niemand kan meer bieden dan hij heeft.
winchester-hint-duel = Er zijn er twee over. Met je enige duelfiche kun je de kaarten laten beslissen: wie wint, betaalt het hoogste bod.
winchester-hint-broke = Hoger bieden kun je niet, dus pas. Wie het perceel koopt, betaalt jou een deel van de prijs.
winchester-hint-vehicle = Kies een veld naast je eigen percelen: de bank betaalt { MONEY(1) } aan de eigenaar van elk perceel dat eraan grenst.
winchester-hint-rumor = Een mijn- of ranchkaart vertelt wat het perceel oplevert; een doel vertelt waar een tegenstander op uit is. Alleen jij ziet het.
winchester-hint-claim = Eis op wat je hebt gehaald, voordat een ander het doet.
# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = De negentien percelen worden één voor één geveild. Wie een perceel koopt, krijgt het fiche dat erop ligt en gebruikt het meteen.
winchester-tip-PlotSold = De prijs ging in gelijke delen naar de anderen; wat niet te verdelen was, ligt als fooi in de saloon.
winchester-tip-VehicleMoved = Boot en locomotief betalen iedereen met een perceel naast het veld waar ze stoppen, niet alleen wie ze heeft verplaatst.
winchester-tip-TipsTaken = Een saloonfiche levert alle fooien in de saloon op, behalve die van deze aankoop.
winchester-tip-RumorHeard = Iedereen hoort welke kaart is bekeken, maar niet wat erop staat.
winchester-tip-CardTurned = Op elke mijn en op de ranch ligt een verborgen kaart. Die betaalt de koper één keer en is dan weg.
winchester-tip-ObjectiveWon = Gemeenschappelijke doelen zijn voor wie ze het eerst haalt: met de kaart is ook het geld eronder weg.
winchester-tip-DuelCalled = Een duel beëindigt de veiling meteen. Elke speler heeft één duelfiche voor de hele partij.
winchester-tip-DuelFought = Wie Bang heeft, koopt het perceel voor het hoogste bod, van wie dat ook was.

## The lesson, a scripted first game

winchester-lesson-goal = De oude Winchester is dood, en zijn negentien percelen worden één voor één geveild. Jij bent een van de erfgenamen. Het doel: de rijkste speler zijn als het laatste perceel is verkocht. Land alleen is niets waard. Wat telt, is het geld dat het je oplevert.
winchester-lesson-mine = Dit is van jou. Je begint met { MONEY($cash) }, en alleen jij ziet je geld. Je twee geheime doelen leveren aan het einde van de partij geld op: { MONEY($saloon) } voor elk perceel van jou rond de saloon, { MONEY($river) } voor elk perceel dat aan de rivier grenst.
winchester-lesson-bid = Perceel { $plot } is te koop. Het ligt aan de rivier en bij de saloon, dus het levert je aan het einde { MONEY($pays) } op. Er wordt om de beurt geboden, en elk bod moet minstens { MONEY($step) } hoger zijn dan het vorige. Wie past, doet niet meer mee aan deze veiling. Bied { MONEY($amount) }.
winchester-lesson-money = Je hebt het perceel gekocht voor { MONEY($price) }. Het geld gaat niet naar de bank: het wordt gelijk verdeeld over de andere spelers, ieder { MONEY($share) }. De { MONEY($rest) } die niet te verdelen was, ligt nu als fooi in de saloon. Alles wat je betaalt, maakt dus je tegenstanders rijker.
winchester-lesson-token = Elk perceel heeft een fiche. De koper gebruikt het meteen en houdt het, want sommige doelen tellen fiches. Dit is een bewegingsfiche: je verplaatst de boot of de locomotief, en de bank betaalt { MONEY($amount) } aan de eigenaar van elk perceel naast het nieuwe veld. Rijd met de locomotief naar veld { $square }, naast je perceel. Er zijn nog twee soorten: een saloonfiche levert de fooien in de saloon op, met een geruchtfiche bekijk je een verborgen kaart.
winchester-lesson-shared = Dit zijn de vijf gemeenschappelijke doelen, met { MONEY($least) } tot { MONEY($most) } eronder. De eerste speler die er een haalt, pakt meteen het geld. De koper opent de volgende veiling, dus jij bent weer aan de beurt. Ook perceel { $plot } ligt bij de saloon: bied { MONEY($amount) }.
winchester-lesson-duel = { $seat } heeft { MONEY($amount) } geboden, en er zijn nog maar twee spelers in de veiling: nu is een duel mogelijk. Eén keer per partij mag je, als je aan de beurt bent, je duelfiche inzetten. Er worden twee kaarten gedeeld: de speler met Bang koopt het perceel voor het laatste bod, de speler met Klik krijgt niets. Roep het duel uit!
winchester-lesson-pass = Bang! Het perceel is van jou voor { MONEY($price) }, en het saloonfiche heeft je { MONEY($tips) } aan fooien opgeleverd. Perceel { $plot } past bij geen van je doelen. Pas: als een ander het koopt, krijg je een deel van de prijs.
winchester-lesson-earned = { $seat } heeft { MONEY($price) } betaald, en { MONEY($share) } daarvan is voor jou. Op het perceel ligt een mijn: de verborgen kaart heeft { $seat } { MONEY($card) } opgeleverd. Ook de ranch heeft zo’n kaart. Met het geruchtfiche van het perceel heeft { $seat } een van je geheime doelen bekeken. Nog één regel: biedt niemand, dan moet de startspeler het perceel kopen voor { MONEY(1) }.
winchester-lesson-end = Om je het einde te laten zien, hebben bots de overige veilingen gespeeld. Na het negentiende perceel wordt het geld geteld: het contante geld, de opbrengst van de twee geheime doelen en { MONEY($amount) } voor de speler met de meeste percelen. De rijkste speler wint. Ga nu terug naar de vierde veiling en speel vrij verder. In het begin zie je tips, daarna steeds minder.

## The table in words, for the text page and for questions
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
winchester-report-race = { $objective }: { MONEY($amount) }; { $race }.
winchester-race = { $seat } { $have }/{ $needs }
winchester-race-you = jij { $have }/{ $needs }
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

## The lobby

web-game-winchester-line = Bied tegen de anderen op voor 19 percelen, houd je doelen geheim en laat een duel beslissen als er twee over zijn.
web-game-winchester-time = 10 min met bots, 30 met vrienden

## Learning a game

web-winchester-note-cash = Bankbiljetten in de hand. Tot nu toe waren ze geheim.
web-winchester-note-secret = Een geheim doel betaalt voor elk passend perceel of fiche.
web-winchester-note-plots = { MONEY(5) } voor de meeste percelen. Bij een gelijke stand beslist de grootste groep verbonden percelen.
web-winchester-note-total = De rijkste speler wint. Bij een gelijke stand: het meeste contante geld, dan een ongebruikt duelfiche.
web-winchester-from-start = Aan het begin
web-winchester-from-sales = Aandeel in verkopen
web-winchester-from-bank = Van de bank: boot en locomotief
web-winchester-from-cards = Mijnen en ranch
web-winchester-from-tips = Fooien uit de saloon
web-winchester-from-shared = Gemeenschappelijke doelen
web-winchester-from-secret = Geheime doelen
web-winchester-from-plots = Meeste percelen
web-winchester-from-spent = Betaald voor percelen

## The table in words

web-text-board-winchester = Veiling en kaart

## The page: the board

web-winchester-progress = { $round ->
    [19] Winchester · afgelopen
   *[other] Winchester · { $round } van 19 verkocht
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
web-winchester-place = plaats { $place }, { MONEY($points) }
web-winchester-tab-shared = Doelen
web-winchester-just-now = Zojuist
# Bidding
web-winchester-you-have = Je hebt { MONEY($cash) }.
web-winchester-look-choose = Kies een kaart
web-winchester-rumor-secrecy = De anderen zien welke kaart je bekijkt, maar niet wat erop staat.
web-winchester-standing = Hoogste bod
web-winchester-no-bid = nog geen
web-winchester-still-in = doet mee
web-winchester-passed = gepast
web-winchester-leads = leidt met
web-winchester-raise = Hoger bieden
web-winchester-split = { MONEY($amount) } → { $rival_seats } elk +{ MONEY($share) }, saloon { MONEY($tip) }
web-winchester-split-short = { MONEY($amount) } → elk +{ MONEY($share) }, saloon { MONEY($tip) }
web-winchester-can-pay = { $seat } kan { MONEY($cash) } betalen
web-winchester-if-won = Als je het koopt
web-winchester-at-once = nu
web-winchester-at-end = aan het einde
web-winchester-up-to = tot
web-winchester-pass-later = Vooraf passen
web-winchester-bid-limit = Voor mij bieden tot
web-winchester-bid-limit-set = Er wordt voor je geboden tot
web-winchester-bid-limit-go = Voor mij bieden
web-winchester-bid-limit-stop = Niet meer voor mij bieden
web-winchester-bid-limit-pass = Er wordt voor je geboden tot { MONEY($amount) }, daarna pas je.
web-winchester-bid-limit-ask = Er wordt voor je geboden tot { MONEY($amount) }, daarna krijg je de vraag weer.
web-winchester-bid-limit-out = Je past automatisch als je aan de beurt bent.
web-winchester-then-pass = dan passen
web-winchester-then-ask = dan mij vragen
winchester-order-fits = Perceel { $plot } past: er wordt geboden tot { MONEY($amount) }.
winchester-order-behind = Perceel { $plot } past, maar een andere limiet telt: { MONEY($amount) }.
winchester-order-later = { $count ->
    [0] Er past nu geen onverkocht perceel.
    [one] Past bij perceel { $plots }.
   *[other] Past bij de percelen { $plots }.
}
winchester-order-ride = Nu het beste: { $ride }, voor { MONEY($amount) }.
web-winchester-later = Percelen van latere veilingen
web-winchester-rule-beside = Naast mijn percelen
web-winchester-rule-any = Elk perceel
web-winchester-rule-limit = { $kind }: tot
web-winchester-rule-add = Limiet toevoegen voor
web-winchester-otherwise = Boven de limieten en bij alle andere percelen
web-winchester-otherwise-pass = passen
web-winchester-order-movement = Bewegingsfiche
web-winchester-order-movement-most = het meeste voor mij
web-winchester-orders-asked = Geruchten, duels en claims wachten op jou.
# Duel
web-winchester-duel-short = Duel
web-winchester-duel = Duel om perceel { $plot }
web-winchester-versus = tegen
web-winchester-bang = Bang
web-winchester-click = Klik
web-winchester-draws = { $other_seat } trekt… { $seat } trekt…
web-winchester-draws-you = { $other_seat } trekt… Jij trekt…
web-winchester-going-once = Eenmaal…
web-winchester-going-twice = Andermaal…
web-winchester-outbid = { $seat } overbiedt je: { MONEY($amount) }
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
web-winchester-closer-to = Dichter bij
web-winchester-closer = Deze vrije percelen brengen je dichter bij ‘{ $objective }’
web-winchester-no-closer = Geen enkel perceel brengt je dichter bij ‘{ $objective }’
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
web-winchester-sure = Zeker weten?
web-winchester-go-on = Verder
web-winchester-on = Vooruit

## The coach

# $worth, $bid: banknotes
winchester-why-too-dear = Het perceel was hier ongeveer { MONEY($worth) } waard, en er werd { MONEY($bid) } geboden.
winchester-why-let-go = Het perceel was hier ongeveer { MONEY($worth) } waard, en een bod van { MONEY($bid) } was mogelijk.
winchester-why-smaller-raise = Een kleinere verhoging spaart geld, als die genoeg is.
winchester-why-larger-raise = Een grotere verhoging laat de anderen eerder opgeven.
winchester-why-duel = Met een duel krijg je het perceel in de helft van de gevallen, voor het hoogste bod.
winchester-why-no-duel = Een duel gaat in de helft van de gevallen verloren.
winchester-suggestion-worth = Het perceel is je nu ongeveer { MONEY($worth) } waard.
winchester-suggestion-dear = Het perceel is je nu ongeveer { MONEY($worth) } waard: minder dan het volgende bod.
winchester-suggestion-broke = Je hebt niet genoeg geld voor nog een bod.
winchester-suggestion-pass = { $share ->
    [0] Het perceel is je ongeveer { MONEY($worth) } waard, maar als je past, bewaar je je geld voor latere percelen.
   *[other] Het perceel is je ongeveer { MONEY($worth) } waard, maar als je past, bewaar je je geld voor latere percelen en krijg je bij deze prijs { MONEY($share) }.
}

## Settings

web-set-confirmDuel = Duel bevestigen
web-set-confirmDuel-note = de knop vraagt om bevestiging
web-set-confirmPass = Passen bevestigen
web-set-confirmPass-note = de knop vraagt om bevestiging

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-winchester-beat-plot = Veiling: perceel { $plot }
web-winchester-beat-bid = { $seat }: { MONEY($amount) }
web-winchester-beat-bid-you = Jij: { MONEY($amount) }
web-winchester-beat-duel-called = Duel: { $seat } tegen { $other_seat }
web-winchester-beat-duel-called-you = Duel: jij tegen { $other_seat }
web-winchester-beat-duel-called-to-you = Duel: { $seat } tegen jou
web-winchester-beat-duel-won = Bang! { $seat } wint het duel.
web-winchester-beat-duel-won-you = Bang! Je wint het duel.
web-winchester-beat-sold = Verkocht aan { $seat }!
web-winchester-beat-sold-you = Verkocht aan jou!
web-winchester-beat-token = { $seat }: { $token }
web-winchester-beat-token-you = Jij: { $token }
web-winchester-beat-tips = { $amount ->
    [0] { $seat }: geen fooien
   *[other] { $seat }: { MONEY($amount) } aan fooien
}
web-winchester-beat-tips-you = { $amount ->
    [0] Jij: geen fooien
   *[other] Jij: { MONEY($amount) } aan fooien
}
web-winchester-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-winchester-beat-paid = { $share ->
    [0] { $seat } betaalt de saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] { $seat } betaalt ieder { MONEY($share) }.
       *[other] { $seat } betaalt ieder { MONEY($share) }, de saloon { MONEY($tip) }.
    }
}
web-winchester-beat-paid-you = { $share ->
    [0] Je betaalt de saloon { MONEY($price) }.
   *[other] { $tip ->
        [0] Je betaalt ieder { MONEY($share) }.
       *[other] Je betaalt ieder { MONEY($share) }, de saloon { MONEY($tip) }.
    }
}
web-winchester-beat-boat = { $seat } stuurt de boot naar veld { $square }.
web-winchester-beat-boat-you = Je stuurt de boot naar veld { $square }.
web-winchester-beat-locomotive = { $seat } stuurt de locomotief naar veld { $square }.
web-winchester-beat-locomotive-you = Je stuurt de locomotief naar veld { $square }.
web-winchester-beat-card = { $amount ->
    [0] De kaart levert { $seat } niets op.
   *[other] De kaart levert { $seat } { MONEY($amount) } op.
}
web-winchester-beat-card-you = { $amount ->
    [0] De kaart levert je niets op.
   *[other] De kaart levert je { MONEY($amount) } op.
}
web-winchester-beat-objective = { $seat } krijgt { MONEY($amount) }: { $objective }
web-winchester-beat-objective-you = Je krijgt { MONEY($amount) }: { $objective }
web-winchester-beat-pays = Bang! { $seat } betaalt { MONEY($amount) }
web-winchester-beat-pays-you = Bang! Je betaalt { MONEY($amount) }

## How a finished game went

web-net-worth-winchester = { MONEY($amount) }
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Percelen verkocht
web-luck-winchester = Gewonnen duels, vergeleken met de verwachte helft.
web-luck-winchester-tries = Duels

## Questions to the table

topic-plots = percelen, land, grond
topic-tokens = fiches, bonusfiches
topic-duel-tokens = duelfiches, duelfiche
topic-secrets = doelen, geheime doelen, geheim doel
topic-sale = veiling, verkoop, te koop, wat wordt geveild
topic-bid = hoogste bod, wie leidt, wie doet mee
topic-shared = gemeenschappelijke doelen, gemeenschappelijk doel, gedeelde doelen
topic-first = startspeler, wie begint
topic-boat = boot, rivier
topic-locomotive = locomotief, trein, rails
topic-worth = waarde, wat is het waard, wat levert het op
topic-most = meeste percelen, de meeste percelen
topic-saloon = saloon, fooien, fooi
topic-left = hoe ver, hoeveel percelen nog, hoe lang nog
topic-plot = kaart, bord, perceel

## A new table

web-option-edition = Editie
web-option-edition-note = De twee edities nummeren de percelen anders.
web-option-edition-2020 = nummers van 2020
web-option-edition-2019 = nummers van 2019
web-option-bonus = Bonusfiches
web-option-bonus-note = Gedekt toont een perceel zijn fiche pas als het gekocht wordt.
web-option-bonus-open = open
web-option-bonus-hidden = gedekt
web-option-claims = Gemeenschappelijke doelen
web-option-claims-note = Of je het geld voor een gemeenschappelijk doel meteen krijgt of er zelf aan moet denken.
web-option-claims-auto = voor je opgeëist
web-option-claims-manual = zelf opeisen
web-option-ledger = Geld
web-option-ledger-note = Wie kan zien hoeveel geld iedereen heeft.
web-option-ledger-secret = geheim
web-option-ledger-helped = zichtbaar voor spelers, niet voor toeschouwers
web-option-ledger-open = voor iedereen zichtbaar

## How to play

web-how-winchester-goal = De rijkste speler zijn als alle 19 percelen zijn verkocht. Percelen leveren geld op door hun fiches, door mijnen en door doelen. Wat je voor een perceel betaalt, gaat naar de andere spelers.
web-how-winchester-start = Elke speler heeft { MONEY(8) }, een duelfiche en twee geheime doelen; geld en geheime doelen blijven verborgen. Er liggen vijf gemeenschappelijke doelen open, met { MONEY(3) } tot { MONEY(7) } eronder. Elk perceel heeft een fiche, de mijnen en de ranch een verborgen kaart. In de saloon ligt { MONEY(1) } fooi.
web-how-winchester-step-1-title = Een perceel wordt getrokken
web-how-winchester-step-1 = De startspeler trekt een willekeurig perceel. Iedereen ziet het terrein en het fiche.
web-how-winchester-step-2-title = Bieden of passen
web-how-winchester-step-2 = Om de beurt bied je minstens { MONEY(1) } meer of pas je. Wie past, doet niet meer mee aan deze veiling. Biedt niemand, dan moet de startspeler het perceel kopen voor { MONEY(1) }.
web-how-winchester-step-3-title = De koper betaalt de anderen
web-how-winchester-step-3 = De prijs wordt gelijk verdeeld over de andere spelers. Wat niet te verdelen is, gaat als fooi naar de saloon.
web-how-winchester-step-4-title = Het fiche wordt gebruikt
web-how-winchester-step-4 = De koper gebruikt het fiche meteen en houdt het. Op een mijn of de ranch wordt een verborgen kaart omgedraaid; de bank betaalt de koper het bedrag.
web-how-winchester-step-5-title = De doelen worden bekeken
web-how-winchester-step-5 = De eerste speler die een gemeenschappelijk doel haalt, krijgt het geld eronder. Daarna wordt de koper startspeler en opent de volgende veiling.
web-how-winchester-pay-title = { MONEY(7) } voor drie
web-how-winchester-pay = Ann koopt een perceel voor { MONEY(7) }. Ben, Cleo en Dan krijgen ieder { MONEY(2) }. De { MONEY(1) } die overblijft, gaat naar de saloon.
web-how-winchester-move-title = De locomotief betaalt
web-how-winchester-move = Ann heeft perceel 8, Ben perceel 14. Met een bewegingsfiche laat Ann de locomotief ertussen stoppen: de bank betaalt ieder van hen { MONEY(1) }.
web-how-winchester-duel-title = Een duel
web-how-winchester-duel = Alleen Ann en Ben zitten nog in de veiling, en Ben heeft { MONEY(4) } geboten. Ann is aan de beurt en zet haar duelfiche in. Ieder neemt een van twee kaarten. De speler met Bang koopt het perceel voor { MONEY(4) }, de ander krijgt niets. Elke speler heeft één duelfiche per partij.
web-how-winchester-movement = Verplaats de boot of de locomotief. De bank betaalt { MONEY(1) } aan de eigenaar van elk perceel naast het veld.
web-how-winchester-saloon = Neem alle fooien in de saloon, behalve die van deze aankoop.
web-how-winchester-rumor = Bekijk een verborgen kaart: een geheim doel van een tegenstander, een mijn of de ranch.
web-how-winchester-score = Na het 19e perceel telt iedereen op: het contante geld, de twee geheime doelen en { MONEY(5) } voor de meeste percelen. De rijkste speler wint.
web-how-winchester-tokens = De drie fiches
web-how-winchester-secrets = Geheime doelen, aan het einde uitbetaald

# What was drawn, in the list of draws of “Check fairness”.
web-winchester-drawn-deal = Opzet
web-winchester-drawn-plot = Perceel te koop
web-winchester-drawn-duel = Duel
