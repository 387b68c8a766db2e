### The sentences of Dice Town: page, terminal and how-to-play.

## Names and places at the table

game-dicetown = Dice Town

## Draws that anyone can check

dicetown-dice-count = Dobbelstenen
dicetown-dice-count-face = { $face }

## What is asked (the prompt)

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
dicetown-question-counter-none-you = { $player_seat } speelt { $card }: { $about }. Je hebt de kaart Gezocht niet om dat te blokkeren.
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
dicetown-question-offer-sheriff = Gelijke stand bij { $place }. De spelers die gelijk staan, doen jou als sheriff een aanbod.
dicetown-question-leader = Gelijke stand bij { $place }: { $tied_seats }. Sheriff { $seat } beslist wie de plek krijgt.
dicetown-question-leader-you = Gelijke stand bij { $place }: { $tied_seats }. Jij draagt de ster: wie krijgt de plek?
dicetown-question-leader-tied = Gelijke stand met { $rival_seats } bij { $place }. Sheriff { $seat } beslist wie de plek krijgt.
dicetown-question-leader-tied-you = Gelijke stand met { $rival_seats } bij { $place }. Jij draagt de ster: wie krijgt de plek?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } kan niet alle dobbelstenen betalen en kiest welke blijven.
dicetown-question-trim-you = { $count ->
    [one] Je Bruut is geblokkeerd, en extra dobbelstenen kun je niet betalen. Welke blijft?
   *[other] Je Bruut is geblokkeerd, en je kunt maar { $count } dobbelstenen betalen. Welke blijven?
}
dicetown-question-card = { $count ->
    [one] { $seat } bekijkt een kaart uit de Winkel.
   *[other] { $seat } kiest een van de { $count } kaarten uit de Winkel.
}
dicetown-question-card-you = { $count ->
    [one] Je hebt in de Winkel één kaart getrokken. Die is voor jou.
   *[other] Je hebt in de Winkel { $count } kaarten getrokken. Welke houd je?
}
dicetown-question-rob = { $seat } kiest in de saloon wie er bestolen wordt.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] Je beheerst de saloon met één Q. Van wie trek je een kaart?
   *[other] Je beheerst de saloon met { $count } Q’s. Van wie trek je kaarten?
}
dicetown-question-steal = { $seat } kiest welke kaart van { $victim_seat } het wordt.
dicetown-question-steal-you = Welke kaart van { $victim_seat } houd je?
dicetown-question-order = Sheriff { $seat } bepaalt wie het eerst naar Doc Badluck gaat.
dicetown-question-order-you = Jij draagt de ster. In welke volgorde gaan ze naar Doc Badluck?
dicetown-question-visit = { $seat } kiest een elixer bij Doc Badluck.
dicetown-question-visit-you = Doc Badluck heeft iets voor je. Welk elixer neem je?
dicetown-question-joe = { $seat } trekt Nerveuze Joe en kiest wie moet betalen.
dicetown-question-joe-you = Je trekt Nerveuze Joe. Wie moet jou betalen?
dicetown-question-giver-friendship = { $seat } kiest wie een winkelkaart moet geven.
dicetown-question-giver-friendship-you = Vriendschap: wie vraag je om een winkelkaart?
dicetown-question-giver-dominion = { $seat } kiest wie een eigendomskaart moet geven.
dicetown-question-giver-dominion-you = Heerschappij: wie vraag je om een eigendomskaart?
dicetown-question-gift-friendship = { $seat } kiest een winkelkaart voor { $taker_seat }.
dicetown-question-gift-friendship-you = Welke winkelkaart geef je { $taker_seat }?
dicetown-question-gift-dominion = { $seat } kiest een eigendomskaart voor { $taker_seat }.
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

## Names of options (buttons and menus)

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
dicetown-label-joe = Nerveuze Joe naar { $target_seat } sturen
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] Van { $victim_seat }: 1 eigendom
       *[other] Van { $victim_seat }: { $properties } eigendommen
    }
    [one] { $properties ->
        [0] Van { $victim_seat }: 1 winkelkaart
        [one] Van { $victim_seat }: 1 winkelkaart, 1 eigendom
       *[other] Van { $victim_seat }: 1 winkelkaart, { $properties } eigendommen
    }
   *[other] { $properties ->
        [0] Van { $victim_seat }: { $store } winkelkaarten
        [one] Van { $victim_seat }: { $store } winkelkaarten, 1 eigendom
       *[other] Van { $victim_seat }: { $store } winkelkaarten, { $properties } eigendommen
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

## Names of things

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

## How a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

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
    [one] 1 punt tot nu toe
   *[other] { $points } punten tot nu toe
} + { $hidden ->
    [one] 1 verborgen kaart
   *[other] { $hidden } verborgen kaarten
}
# The rivals with the most dice for a place, and how many each has.
dicetown-fact-rivals = { $rival_seats } { $count }
# Cards in the hand of a player that everybody has seen.
dicetown-fact-known = Iedereen heeft in de hand van { $seat } gezien: { $cards }.
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
dicetown-own-saloon-later = { $count ->
    [one] Je trekt een kaart van een tegenstander en houdt die, als iemand er dan een heeft
   *[other] Je trekt tot { $count } kaarten van een tegenstander en houdt er één, als iemand er dan heeft
}
dicetown-own-done = In deze ronde al afgehandeld
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

## When a card is played, and what it does

dicetown-effect-brute = als je twee of meer dobbelstenen houdt: allemaal gratis
dicetown-effect-gambler = nadat je dobbelstenen hebt gehouden: draai een van je dobbelstenen op een zijde naar keuze
dicetown-effect-dynamite = als je de goudmijn beheerst: twee keer zoveel goudklompjes
dicetown-effect-barmaids = als je de saloon beheerst: steel twee keer
dicetown-effect-corruption = als je het Stadhuis beheerst: nog een eigendomskaart, van de stapel
dicetown-effect-credit = als je de Winkel beheerst: nog een bezoek
dicetown-effect-joe = meteen: { DOLLARS(4) } van een speler naar keuze
dicetown-effect-marshal = als de ster van eigenaar zou wisselen: de ster blijft waar hij is
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

## The story, the hand

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
dicetown-moment-roll = Ronde { $round }, worp { $roll }
dicetown-moment-place = Ronde { $round }: { $place }
dicetown-last-dice = { $seat } gooit de laatste dobbelstenen: { $dice }.
dicetown-last-dice-you = Je gooit je laatste dobbelstenen: { $dice }.
dicetown-turned = { $seat } draait een dobbelsteen van { $die } naar { $face }.
dicetown-turned-you = Je draait een dobbelsteen van { $die } naar { $face }.

## The story, the town

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
# What a returning player has missed.
dicetown-recap-rounds = { $count ->
    [one] Er is 1 ronde gespeeld.
   *[other] Er zijn { $count } ronden gespeeld.
}
dicetown-recap-bills = Geld: { DOLLARS($before) } → { DOLLARS($after) }.
dicetown-recap-nuggets = Goudklompjes: { $before } → { $after }.
dicetown-recap-cards = Kaarten: { $before } → { $after }.
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
dicetown-loot = { $seat } trekt van { $other_seat }: { $cards }.
dicetown-loot-you = Je trekt van { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } trekt van jou: { $cards }.
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

## The story, the sheriff’s desk

dicetown-offer = { $seat } biedt { $other_seat } { $offer } aan.
dicetown-offer-you = Je biedt { $other_seat } { $offer } aan.
dicetown-offer-to-you = { $seat } biedt je { $offer } aan.
dicetown-leader = Sheriff { $seat } geeft { $place } aan { $other_seat }.
dicetown-leader-you = Je geeft { $place } aan { $other_seat }.
dicetown-leader-to-you = Sheriff { $seat } geeft { $place } aan jou.
dicetown-leader-self = Sheriff { $seat } neemt { $place } zelf.
dicetown-leader-self-you = Je neemt { $place } zelf.
dicetown-offer-taken = { $seat } geeft { $other_seat } { $offer }.
dicetown-offer-taken-you = Je geeft { $other_seat } { $offer }.
dicetown-offer-taken-to-you = { $seat } geeft je { $offer }.

## The story, Doc Badluck

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

## The story, the end

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

## Why an answer is refused

dicetown-refusal-not-rolled = Die dobbelstenen liggen niet onder je beker.
dicetown-refusal-dice-price = { $bills ->
    [0] Je hebt geen geld: houd precies één dobbelsteen.
   *[other] Je hebt maar { DOLLARS($bills) }. Eén dobbelsteen is gratis, elke volgende kost { DOLLARS(1) }.
}
dicetown-refusal-order-pay = Dobbelstenen kosten bij het onthullen hoogstens { DOLLARS($most) }.
dicetown-refusal-order-amount = Een bedrag ligt tussen { DOLLARS(0) } en { DOLLARS($most) }.
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

## What is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } heeft { $count } dobbelstenen; het moeten er { $printed } zijn.
    [bills] { $file } heeft { $count } biljetten; het moeten er { $printed } zijn.
   *[nuggets] { $file } heeft { $count } goudklompjes; het moeten er { $printed } zijn.
}
dicetown-components-properties = { $file } moet 20 eigendomskaarten hebben, elk van 1 tot 5 punten.
dicetown-components-equipment = { $file } moet 6 uitrustingskaarten hebben, elk met een andere waarde van 1 tot 8.
dicetown-components-actions = { $file } moet de 13 actiekaarten uit de spelregels hebben.
dicetown-components-elixirs = { $file } moet de 7 elixers hebben, elk één keer.

## The terminal: the town

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
# $worth are the values of the properties in the row, the next to be taken first.
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
dicetown-hand-five = vijf { $high }
dicetown-hand-four = vier { $high }
dicetown-hand-one = { $kind }, { $high }
dicetown-hand-high = { $kind }, { $high }
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
dicetown-panel-does-bank = De meeste 10’s: alle biljetten in de bank.
dicetown-panel-does-coach = Door niemand te beheersen: brengt het geld voor de dobbelstenen naar de bank, als buit van de volgende ronde.
dicetown-panel-does-store = De meeste J’s: trek per J een kaart, houd er één. In ronde 1 twee keer.
dicetown-panel-does-saloon = De meeste Q’s: trek per Q een kaart bij één tegenstander, houd er één.
dicetown-panel-does-office = De meeste K’s: de sheriffster.
dicetown-panel-does-hall = Beste hand: de volgende eigendomskaart, en één meer voor elke A.
dicetown-panel-does-doc = Wie geen plek beheerst, neemt een elixer.
dicetown-panel-played = Gespeeld
dicetown-panel-used = Gebruikte elixers

## The terminal: players, what I know

dicetown-panel-players = Spelers
dicetown-panel-signs = ★ sheriff  ▸ jij
dicetown-panel-head-name = Speler
dicetown-panel-head-dice = Apart
dicetown-panel-head-bills = Biljetten
dicetown-panel-head-nuggets = Klompjes
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

## The terminal: the decision and the answers

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

## Ties in the final ranking

dicetown-tie-cards = { $seat } vóór { $other_seat }: gelijk op { $points } punten, meer eigendomskaarten.
dicetown-tie-cards-you = Je eindigt vóór { $other_seat }: gelijk op { $points } punten, meer eigendomskaarten.
dicetown-tie-cards-to-you = { $seat } eindigt vóór jou: gelijk op { $points } punten, meer eigendomskaarten.
dicetown-tie-sheriff = { $seat } vóór { $other_seat }: gelijk op { $points } punten, de sheriff heeft beslist.
dicetown-tie-sheriff-you = Je eindigt vóór { $other_seat }: gelijk op { $points } punten, de sheriff heeft beslist.
dicetown-tie-sheriff-to-you = { $seat } eindigt vóór jou: gelijk op { $points } punten, de sheriff heeft beslist.

## The terminal: the score sheet

dicetown-sheet-title = Eindscore
dicetown-sheet-nuggets = Goudklompjes
dicetown-sheet-bills = Biljetten, 1 per { DOLLARS(2) }
dicetown-sheet-star = Sheriffster
dicetown-sheet-equipment = Uitrusting
dicetown-sheet-properties = Eigendomskaarten
dicetown-sheet-total = Punten
dicetown-sheet-rank = Positie
dicetown-sheet-tied = { $count ->
    [one] Gelijke stand op { $points } punten: { $seat } heeft 1 eigendomskaart.
   *[other] Gelijke stand op { $points } punten: { $seat } heeft { $count } eigendomskaarten.
}
dicetown-sheet-by-points = De punten gaven de doorslag.
dicetown-sheet-by-cards = Evenveel punten: het aantal eigendomskaarten gaf de doorslag.
dicetown-sheet-by-sheriff = Evenveel punten en eigendomskaarten: de sheriff heeft beslist.

## What a newcomer is told before an answer, one sentence more than the prompt

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
dicetown-hint-steal = Eén kaart houd je; de andere gaan terug.
dicetown-hint-order = Wie het eerst komt, heeft de keus uit beide elixers die openliggen.
dicetown-hint-visit = Lees wat de twee elixers doen, of waag een gok met het gedekte.
dicetown-hint-joe = Kies iemand die nog { DOLLARS(4) } heeft.
dicetown-hint-giver = De speler die je vraagt, kiest zelf wat je krijgt. Vraag dus iemand met weinig kaarten.
dicetown-hint-gift = Jij kiest wat je geeft: wat je het minst nodig hebt.
dicetown-hint-protect = Beschermde eigendomskaarten kan niemand meer stelen. Neem je beste.
dicetown-hint-winner = Je laatste beslissing als sheriff.
# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Een ronde heeft twee delen: eerst de dobbelstenen, dan de stad, plek voor plek.
dicetown-tip-LastDiceRolled = Iemand had vijf dobbelstenen apart liggen, dus gooide ieder ander nog één keer en hield alles.
dicetown-tip-NuggetsDug = Een goudklompje is een punt. Is de mijn leeg, dan eindigt de partij na die ronde.
dicetown-tip-BankRobbed = Wie de bank beheerst, neemt alle biljetten daar. Twee dollar is een punt.
dicetown-tip-CoachUnloaded = Wat de dobbelstenen deze ronde kosten, is de buit van de volgende.
dicetown-tip-CardsDrawn = In de Winkel houd je één kaart, de andere leg je gedekt af. In de eerste ronde mag dat twee keer.
dicetown-tip-LootDrawn = Wie de saloon beheerst, bekijkt kaarten van een ander en houdt er één.
dicetown-tip-StarTaken = De sheriff beslist bij een gelijke stand, en de ster is aan het einde 5 punten waard.
dicetown-tip-PropertiesTaken = De beste hand neemt de onderste eigendomskaart van de rij. Zijn ze allemaal weg, dan eindigt de partij na die ronde.
dicetown-tip-OfferMade = Wie gelijk staat, mag de sheriff omkopen. Alleen wie wordt gekozen, betaalt.
dicetown-tip-LeaderNamed = Bij een gelijke stand telt het woord van de sheriff.
dicetown-tip-CardPlayed = Elke actiekaart heeft een eigen moment. Het spel wacht dan even, ook als niemand de kaart heeft, zodat er niets wordt verraden.
dicetown-tip-ElixirTaken = Wie geen plek heeft beheerst, gaat naar Doc Badluck en neemt een elixer.

## The lesson, a scripted first game

dicetown-lesson-goal = Er is een nieuwe stad in het Wilde Westen. Van wie wordt die? In elke ronde gooi je met pokerdobbelstenen, en die bepalen wie wat krijgt in de stad. Het doel: aan het einde de meeste punten hebben. Goudklompjes, dollars, de sheriffster, eigendomskaarten en uitrusting zijn punten waard.
dicetown-lesson-cup = Dit is je beker. Alle spelers gooien in het geheim vijf dobbelstenen. Elke zijde hoort bij een plek: 9 bij de goudmijn, 10 bij de bank, J bij de Winkel, Q bij de saloon, K bij het kantoor van de sheriff. Azen helpen in het Stadhuis. De speler met de meeste dobbelstenen van een zijde beheerst de plek. Met je geld, { DOLLARS($bills) }, betaal je dobbelstenen.
dicetown-lesson-keep = Kies de dobbelstenen die je wilt houden; de rest wordt opnieuw gegooid. Eén dobbelsteen is gratis, elke volgende kost { DOLLARS($price) }. Je hebt twee 9’s gegooid. Houd ze allebei, dan kan de goudmijn van jou zijn.
dicetown-lesson-coach = Alle spelers hebben tegelijk hun beker opgetild. Het geld voor extra dobbelstenen gaat naar de postkoets: { DOLLARS($own) } van jou, { DOLLARS($price) } van { $seat }. Later in de ronde brengt de postkoets het naar de bank. Daar wacht het op de speler die in de volgende ronde de bank beheerst.
dicetown-lesson-race = Je hebt de rest van je dobbelstenen opnieuw gegooid. Zodra een speler vijf dobbelstenen heeft gehouden, gooit ieder ander nog één keer en moet nemen wat er komt. { $seat } heeft er nog maar twee nodig. Houd de J: die is gratis, en J’s leveren kaarten uit de Winkel op.
dicetown-lesson-tie = { $seat } heeft vijf dobbelstenen, dus je laatste twee zijn gegooid: een 10 en een J. Nu gaat het de stad door, plek voor plek. Goudmijn: jij hebt de meeste 9’s en neemt { $nuggets } goudklompjes, één voor elke 9. Bank: jij en { $seat } hebben elk één 10. Sheriff { $sheriff_seat } beslist bij een gelijke stand en mag worden omgekocht. Wie gelijk staat, doet in het geheim een aanbod, en alleen wie gekozen wordt, betaalt. Bied { DOLLARS($bills) }.
dicetown-lesson-store = { $sheriff_seat } heeft jou gekozen: voor { DOLLARS($bills) } heb je de hele { DOLLARS($loot) } uit de bank genomen. Winkel: jij hebt de meeste J’s. Je trekt een kaart voor elke J en houdt er één. Uitrusting is aan het einde punten waard. Actiekaarten helpen je tijdens de partij. Houd de uitrusting die { $value } punten waard is.
dicetown-lesson-card = In de eerste ronde mag je twee keer winkelen. ‘Elixer’ is een actiekaart. Doc Badluck geeft een elixer aan spelers die geen enkele plek beheersen; met deze kaart krijg jij er ook een. Zodra je een kaart kunt spelen, krijg je de vraag. Houd ‘Elixer’.
dicetown-lesson-react = Saloon: { $ada_seat } had de meeste Q’s en heeft je uitrusting gestolen. Kantoor van de sheriff: { $ada_seat } had de meeste K’s en is nu de sheriff. Stadhuis: { $ada_seat } had de beste pokerhand en heeft een eigendomskaart genomen; elke A in de hand had er nog een opgeleverd. { $buck_seat } beheerste geen enkele plek en gaat naar Doc Badluck. Dit is het moment voor je kaart: speel ‘Elixer’.
dicetown-lesson-elixir = { $buck_seat } heeft eerst gekozen, nu ben jij aan de beurt. Je mag een van de twee open elixers nemen, of ongezien het bovenste van de stapel. Met ‘Rijkdom’ geeft ieder ander je { DOLLARS($bills) }. Neem het.
dicetown-lesson-hall = Dat was de eerste ronde: je hebt bij een gelijke stand gewonnen, een kaart gespeeld en een elixer gedronken. Alle dobbelstenen liggen weer onder de bekers. Het geld van de postkoets wacht in de bank, en { $ada_seat } draagt de ster en beslist vanaf nu bij een gelijke stand.
dicetown-lesson-end = Om je het einde te laten zien, hebben bots de overige ronden gespeeld. De partij eindigt na de ronde waarin de goudmijn leeg is of de laatste eigendomskaart is genomen. Je krijgt één punt voor elk goudklompje, één voor elke { DOLLARS($bills) }, { $star } voor de ster, en de waarde van je uitrusting en eigendomskaarten. De speler met de meeste punten wint. Ga nu terug naar de tweede ronde en speel vrij verder. In het begin zie je tips, daarna steeds minder.

## The table in words, for the text page and for questions
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
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Eigendomskaarten in de rij: { $worth }. De stapel is leeg.
    [one] Eigendomskaarten in de rij: { $worth }. Nog 1 in de stapel.
   *[other] Eigendomskaarten in de rij: { $worth }. Nog { $count } in de stapel.
}
dicetown-report-no-row = { $count ->
    [0] Er zijn geen eigendomskaarten meer in de rij of de stapel.
   *[other] Er zijn geen eigendomskaarten in de rij. Nog { $count } in de stapel.
}
dicetown-report-doc = Doc Badluck heeft: { $elixirs }.
dicetown-report-deck = { $count ->
    [one] Eén kaart in de winkelstapel.
   *[other] { $count } kaarten in de winkelstapel.
}
dicetown-report-played = Gespeeld: { $cards }.

## The lobby

web-game-dicetown-line = Gooi onder de beker, verover de stad plek voor plek en blijf in een goed blaadje bij de sheriff.
web-game-dicetown-time = 15 min met bots, 25 met vrienden

## Learning a game

web-dicetown-note-nuggets = 1 punt voor elk goudklompje.
web-dicetown-note-bills = 1 punt voor elke { DOLLARS(2) }.
web-dicetown-note-star = 5 punten voor de speler met de sheriffster.
web-dicetown-note-equipment = Uitrusting uit de Winkel telt voor haar waarde. Actiekaarten tellen niet.
web-dicetown-note-properties = Eigendomskaarten uit het Stadhuis tellen elk 1 tot 5 punten.
web-dicetown-note-total = Wie de meeste punten heeft, wint. Bij een gelijke stand: de meeste eigendomskaarten, dan beslist de sheriff.

## The table in words

web-text-board-dicetown = De stad

## The page: the board

web-dicetown-progress = Dice Town · ronde { $round }
web-dicetown-last = nog { $count }
web-dicetown-near-mine = { $count ->
    [one] In de mijn ligt nog één goudklompje
   *[other] In de mijn liggen nog { $count } goudklompjes
}
web-dicetown-near-hall = { $count ->
    [one] Nog één eigendomskaart over
   *[other] Nog { $count } eigendomskaarten over
}
web-dicetown-town = De stad, plek voor plek
web-dicetown-tab-tray = Jouw kant
web-dicetown-tab-cards = Mijn kaarten
web-dicetown-as-it-stands = Tussenstand
web-dicetown-so-far = met wat nu apart ligt
web-dicetown-by-place = plek voor plek
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
# Beside the dice: keep none of them.
web-dicetown-none = Geen: { DOLLARS(1) }
web-dicetown-choose-dice = Tik aan wat je houdt
# How many dice you would have for a place, and the rivals with the most.
web-dicetown-you-and-rivals = { $count ->
    [0] { $place }: jij { $mine }, verder niemand
   *[other] { $place }: jij { $mine }, { $rival_seats } { $count }
}
web-dicetown-choose = Kies er een
web-dicetown-choose-you = Kies jezelf
web-dicetown-turn = Draai een van je dobbelstenen
web-dicetown-part-die = Deze steen
web-dicetown-part-face = wordt
web-dicetown-rob = Kies van wie je trekt
web-dicetown-part-victim = Van
web-dicetown-part-draw = Trek
web-dicetown-order = Tik de bezoekers op volgorde aan
web-dicetown-part-order = Volgorde
dicetown-order-now = Nu: { $answer }
dicetown-order-no-dice = Er liggen nu geen dobbelstenen onder je beker.
dicetown-order-held = Je hebt deze kaart.
dicetown-order-not-held = Je hebt deze kaart niet.
web-dicetown-order-keep = Dobbelstenen houden
web-dicetown-order-keep-mine = de meeste 9’s: voor de goudmijn
web-dicetown-order-keep-bank = de meeste 10’s: voor de bank
web-dicetown-order-keep-store = de meeste J’s: voor de Winkel
web-dicetown-order-keep-saloon = de meeste Q’s: voor de saloon
web-dicetown-order-keep-office = de meeste K’s: voor de sheriffster
web-dicetown-order-keep-hall = beste hand: voor het Stadhuis
web-dicetown-order-pay = Per onthulling voor dobbelstenen betalen, hoogstens
web-dicetown-order-offer = Aanbod aan de sheriff bij gelijkspel
web-dicetown-order-offer-bills = biljetten, tot een limiet
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
web-dicetown-offers = Aanbiedingen aan sheriff { $sheriff_seat }
web-dicetown-offers-you = Aanbiedingen aan jou, de sheriff
web-dicetown-of = van { $count }
web-dicetown-offer = Aanbieden: { $goods }
web-dicetown-offer-nothing = Niets aanbieden
web-dicetown-offer-first = Kies wat je biedt
web-dicetown-offered = Je biedt { $goods } aan.
web-dicetown-sealed-offer = geheim tot ieder aanbod binnen is; je betaalt alleen als je wordt gekozen
web-dicetown-desk = bedragen zijn openbaar; alleen de sheriff ziet de kaarten
web-dicetown-desk-yours = je krijgt het aanbod van wie je kiest; de rest gaat terug
web-dicetown-stake = Inzet: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Je tegenstander: { $rival_seats }
   *[other] Je tegenstanders: { $rival_seats }
}
web-dicetown-face = alleen jullie twee zien dit
web-dicetown-sheet-lead = { $points } punten, vóór { $next }
web-option-bribes = Omkoping
web-option-bribes-note = Of spelers bij een gelijke stand de sheriff iets mogen aanbieden.
web-option-bribes-on = toegestaan
web-option-bribes-off = verboden
web-option-memory = Punten van geziene kaarten
web-option-memory-note = Of de punten bij een plaats kaarten meetellen die iedereen gezien heeft.
web-option-memory-secret = niet geteld
web-option-memory-noted = geteld voor spelers
web-option-memory-open = geteld voor iedereen

## The coach

dicetown-why-keep-more = Meer van deze dobbelstenen houden helpt om een plek te beheersen.
dicetown-why-keep-fewer = Het loont om meer van deze dobbelstenen opnieuw te gooien.
dicetown-why-keep-other = Andere dobbelstenen van deze worp helpen meer om een plek te beheersen.
dicetown-why-none = Geen van deze dobbelstenen helpt je genoeg.
dicetown-why-dice = { $count ->
    [one] Zo heb je één dobbelsteen voor { $place }.
   *[other] Zo heb je { $count } dobbelstenen voor { $place }.
}
dicetown-why-play = Nu gespeeld levert de kaart je meer op dan later.
dicetown-why-wait = Later is de kaart je meer waard.

## Orders for a player who is away

web-dicetown-orders-cards = Actiekaarten
web-dicetown-orders-lead = Kies nu hoe je antwoordt als een van deze kaarten kan worden gespeeld. Elke keuze telt meteen.
web-dicetown-orders-play = altijd spelen
web-dicetown-orders-never = nooit vragen
web-dicetown-orders-least = Spelen bij een buit van minstens
web-dicetown-orders-stop = Niet meer vragen

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-dicetown-beat-roll = Schudden en gooien!
web-dicetown-beat-reveal = Alle bekers omhoog!
web-dicetown-beat-last = De laatste dobbelstenen!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-dicetown-beat-why = { $why }: { $what }
web-dicetown-beat-faces = { $count ->
    [1] Eén { $face }
    [2] Twee { $face }’s
    [3] Drie { $face }’s
    [4] Vier { $face }’s
   *[other] Vijf { $face }’s
}
web-dicetown-beat-sheriff = De sheriff beslist
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-dicetown-beat-led = { $why }, { $seat }: { $what }
web-dicetown-beat-led-you = { $why }, jij: { $what }
web-dicetown-beat-leads = { $why }: { $seat }
web-dicetown-beat-leads-you = { $why }: jij
web-dicetown-beat-sealed = Je aanbieding is verzegeld.
web-dicetown-beat-gain = { $seat }: { $what }
web-dicetown-beat-gain-you = Jij: { $what }
web-dicetown-beat-nuggets = { $count ->
    [one] +1 goudklompje
   *[other] +{ $count } goudklompjes
}
web-dicetown-beat-bills = +{ DOLLARS($count) }
web-dicetown-beat-cards = { $count ->
    [one] +1 kaart
   *[other] +{ $count } kaarten
}
web-dicetown-beat-draws = { $count ->
    [one] 1 kaart getrokken
   *[other] { $count } kaarten getrokken
}
web-dicetown-beat-properties = { $count ->
    [one] +1 eigendomskaart
   *[other] +{ $count } eigendomskaarten
}
web-dicetown-beat-star = de ster
web-dicetown-beat-visits = { $visitor_seats }

## How a finished game went

web-round-dicetown = Ronde
web-net-worth-dicetown = { $amount ->
    [one] 1 punt
   *[other] { $amount } punten
}
web-luck-dicetown = Gelijke dobbelstenen na elke worp (met wat apart ligt), vergeleken met het gemiddelde.
web-luck-dicetown-tries = Worpen

## Questions to the table

topic-nuggets = goudklompjes, goudklompje, goud
topic-sheriff = sheriff, ster
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
topic-dice = dobbelstenen, dobbelsteen, hand
topic-cards = kaarten, winkelkaarten

## How to play

web-how-dicetown-goal = De meeste punten hebben als de goudmijn leeg is of alle eigendomskaarten zijn genomen.
web-how-dicetown-start = Elke speler heeft vijf dobbelstenen en { DOLLARS(8) }. Eén speler heeft de sheriffster. In de mijn liggen 30 goudklompjes, in de bank { DOLLARS(3) }.
web-how-dicetown-step-1-title = Gooien en kiezen
web-how-dicetown-step-1 = Iedereen gooit in het geheim en kiest welke dobbelstenen blijven liggen. Eén dobbelsteen is gratis. Elke volgende kost { DOLLARS(1) }, en niets houden ook. Het geld gaat naar de postkoets.
web-how-dicetown-step-2-title = Onthullen en opnieuw gooien
web-how-dicetown-step-2 = Iedereen tilt tegelijk de beker op en gooit de rest opnieuw. Zodra iemand vijf dobbelstenen heeft gehouden, gooit ieder ander nog één keer en houdt alles.
web-how-dicetown-step-3-title = De stad bezoeken
web-how-dicetown-step-3 = Bij elke plek is de speler met de meeste passende dobbelstenen aan zet. Bij een gelijke stand beslist de sheriff. Wie gelijk staat, mag de sheriff omkopen.
web-how-dicetown-step-4-title = De beste hand
web-how-dicetown-step-4 = De beste pokerhand neemt een eigendomskaart in het Stadhuis, en één meer voor elke A erin.
web-how-dicetown-step-5-title = De rest gaat naar Doc Badluck
web-how-dicetown-step-5 = Spelers die geen enkele plek beheersten, nemen een elixer. Het geld uit de postkoets ligt nu in de bank, als buit voor de volgende ronde.
web-how-dicetown-keep-title = Wat dobbelstenen kosten
web-how-dicetown-keep = Ann heeft 9 9 J Q K gegooid en houdt beide 9’s: de eerste is gratis, de tweede kost { DOLLARS(1) }. Drie dobbelstenen zouden { DOLLARS(2) } kosten.
web-how-dicetown-town-title = Wie krijgt wat
web-how-dicetown-town = Ann heeft de meeste 9’s en neemt 3 goudklompjes. Ben heeft de meeste 10’s en K’s: alle biljetten in de bank, en de ster. Cleo heeft de meeste J’s, trekt vier kaarten en houdt er één. Vier gelijke is ook de beste hand: met één A neemt Cleo twee eigendomskaarten.
web-how-dicetown-tie-title = Een gelijke stand
web-how-dicetown-tie = Ann en Ben hebben elk twee 10’s. Ze doen de sheriff tegelijk een aanbod. De sheriff kiest Ben: Ben betaalt het aanbod en berooft de bank. Ann houdt het hare.
web-how-dicetown-score = Elk goudklompje is 1 punt waard, elke { DOLLARS(2) } ook, de ster 5. Uitrusting en eigendomskaarten tellen voor hun waarde. Wie de meeste punten heeft, wint.
web-how-dicetown-places = De plekken op volgorde
web-how-dicetown-faces = De zes zijden
web-how-dicetown-cards = Actiekaarten
web-how-dicetown-elixirs = Elixers

# What was drawn, in the list of draws of “Check fairness”.
web-dicetown-drawn-deal = Opzet
web-dicetown-drawn-roll = Worp
web-dicetown-drawn-store = Kaarten van de Winkel
web-dicetown-drawn-theft = Kaarten uit een hand
web-dicetown-drawn-corruption = Eigendomskaart van de stapel
web-dicetown-drawn-row = Nieuwe eigendomskaarten
web-dicetown-drawn-elixir = Elixer van de stapel
web-dicetown-drawn-luck = Kaart van een elixer
web-dicetown-drawn-shelf = Nieuw open elixer
