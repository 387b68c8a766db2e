### The sentences of Dice Town: page, terminal and how-to-play.
### - Places are in the accusative: “beherrscht den Saloon”, “Gleichstand um den Saloon”.

## Names and places at the table

game-dicetown = Dice Town

## Draws that anyone can check

dicetown-dice-count = Würfel
dicetown-dice-count-face = { $face }

## What is asked (the prompt)

dicetown-question-keep = Alle wählen verdeckt, welche Würfel sie behalten.
dicetown-question-keep-you = Du hast { $dice } gewürfelt. Was behältst du?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = Jetzt ist der Moment für „Professioneller Spieler“.
dicetown-question-turn-you = Spielst du „Professioneller Spieler“ und drehst einen deiner Würfel?
dicetown-question-turn-none-you = Jetzt ist der Moment für „Professioneller Spieler“. Du hast die Karte nicht.
dicetown-question-react = { $situation } Jetzt ist der Moment für „{ $card }“.
dicetown-question-react-you = { $situation } Spielst du „{ $card }“?
dicetown-question-react-none-you = { $situation } Jetzt ist der Moment für „{ $card }“. Du hast die Karte nicht.
dicetown-question-shares = { $robber_seat } raubt die Bank aus: { DOLLARS($bills) }. Jetzt ist der Moment für „Gleiche Anteile“.
dicetown-question-shares-you = { $robber_seat } raubt die Bank aus: { DOLLARS($bills) }. Nimmst du dir mit „Gleiche Anteile“ { DOLLARS($share) } davon?
dicetown-question-shares-none-you = { $robber_seat } raubt die Bank aus: { DOLLARS($bills) }. Du hast „Gleiche Anteile“ nicht.
dicetown-question-marshal = { $player_seat } bekommt gleich den Sheriffstern. Jetzt ist der Moment für „Marshal“.
dicetown-question-marshal-you = { $player_seat } bekommt gleich den Sheriffstern. Verhinderst du das mit „Marshal“?
dicetown-question-marshal-none-you = { $player_seat } bekommt gleich den Sheriffstern. Du hast „Marshal“ nicht.
dicetown-question-counter = { $player_seat } spielt „{ $card }“: { $about }. Jetzt ist der Moment für „Wanted“.
dicetown-question-counter-you = { $player_seat } spielt „{ $card }“: { $about }. Konterst du mit „Wanted“?
dicetown-question-counter-none-you = { $player_seat } spielt „{ $card }“: { $about }. Du hast „Wanted“ nicht, um zu kontern.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } geht zu Doc Badluck.
dicetown-about-visits-you = Du gehst zu Doc Badluck.
dicetown-about-dynamite = { $double } Nuggets statt { $count }
dicetown-about-barmaids = ein zweiter Diebstahl
dicetown-about-corruption = ein weiteres Besitzrecht vom Stapel
dicetown-about-credit = ein weiterer Besuch im General Store
dicetown-about-elixir = ein Besuch bei Doc Badluck
dicetown-about-marshal = der Stern bleibt bei { $seat }
dicetown-about-shares = { DOLLARS($share) } von der Beute
dicetown-about-joe = { DOLLARS($bills) } von { $target_seat }
dicetown-about-brute = { $dice } gratis
dicetown-about-gambler = aus { $die } wird { $face }
dicetown-question-offer = Gleichstand um { $place }. Die Beteiligten machen Sheriff { $sheriff_seat } ihre Angebote.
dicetown-question-offer-you = Gleichstand um { $place }, und du bist dabei. Was bietest du Sheriff { $sheriff_seat }?
dicetown-question-offer-sheriff = Gleichstand um { $place }. Die Beteiligten machen dir als Sheriff ihre Angebote.
dicetown-question-leader = Gleichstand um { $place }: { $tied_seats }. Sheriff { $seat } entscheidet.
dicetown-question-leader-you = Gleichstand um { $place }: { $tied_seats }. Du trägst den Stern: Wem gibst du den Ort?
dicetown-question-leader-tied = Gleichstand mit { $rival_seats } um { $place }. Sheriff { $seat } entscheidet.
dicetown-question-leader-tied-you = Gleichstand mit { $rival_seats } um { $place }. Du trägst den Stern: Wem gibst du den Ort?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } kann nicht alle Würfel bezahlen und wählt, welche bleiben.
dicetown-question-trim-you = { $count ->
    [one] Dein „Brutalo“ wurde gekontert, und für weitere Würfel fehlt dir das Geld. Welcher bleibt?
   *[other] Dein „Brutalo“ wurde gekontert, und dein Geld reicht nur für { $count } Würfel. Welche bleiben?
}
dicetown-question-card = { $count ->
    [one] { $seat } sieht sich eine Karte aus dem General Store an.
   *[other] { $seat } wählt eine von { $count } Karten aus dem General Store.
}
dicetown-question-card-you = { $count ->
    [one] Du hast im General Store eine Karte gezogen. Nimm sie.
   *[other] Du hast im General Store { $count } Karten gezogen. Welche behältst du?
}
dicetown-question-rob = { $seat } sucht im Saloon jemanden zum Bestehlen.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] Du beherrschst den Saloon mit einem Q. Bei wem ziehst du eine Karte?
   *[other] Du beherrschst den Saloon mit { $count } Q. Bei wem ziehst du Karten?
}
dicetown-question-steal = { $seat } wählt, welche Karte von { $victim_seat } es wird.
dicetown-question-steal-you = Welche Karte von { $victim_seat } behältst du?
dicetown-question-order = Sheriff { $seat } bestimmt, wer zuerst zu Doc Badluck geht.
dicetown-question-order-you = Du trägst den Stern. In welcher Reihenfolge geht es zu Doc Badluck?
dicetown-question-visit = { $seat } sucht sich bei Doc Badluck ein Elixier aus.
dicetown-question-visit-you = Doc Badluck hat etwas für dich. Welches Elixier nimmst du?
dicetown-question-joe = { $seat } zieht den Nervösen Joe und wählt, wer zahlen muss.
dicetown-question-joe-you = Du ziehst den Nervösen Joe. Wer muss dir etwas zahlen?
dicetown-question-giver-friendship = { $seat } wählt, wer um eine General-Store-Karte gebeten wird.
dicetown-question-giver-friendship-you = Freundschaft: Wen bittest du um eine General-Store-Karte?
dicetown-question-giver-dominion = { $seat } wählt, wer um ein Besitzrecht gebeten wird.
dicetown-question-giver-dominion-you = Herrschaft: Wen bittest du um ein Besitzrecht?
dicetown-question-gift-friendship = { $seat } wählt eine General-Store-Karte für { $taker_seat }.
dicetown-question-gift-friendship-you = Welche General-Store-Karte gibst du { $taker_seat }?
dicetown-question-gift-dominion = { $seat } wählt ein Besitzrecht für { $taker_seat }.
dicetown-question-gift-dominion-you = Welches Besitzrecht gibst du { $taker_seat }?
dicetown-question-protect = { $seat } wählt zwei Besitzrechte zum Schützen.
dicetown-question-protect-you = Welche zwei Besitzrechte schützt du vor Diebstahl?
dicetown-question-winner = Immer noch Gleichstand. Sheriff { $seat } bestimmt, wer gewinnt.
dicetown-question-winner-you = Immer noch Gleichstand, und du trägst den Stern. Wer gewinnt?
dicetown-question-over = Die Partie ist zu Ende. Die Stadt gehört { $winner_seats }.
dicetown-question-over-you = Die Partie ist zu Ende. Die Stadt gehört dir.
# While chance is at work.
dicetown-draw-deal = Das Spiel wird aufgebaut.
dicetown-draw-roll = Unter den Bechern klappern die Würfel.
dicetown-draw-store = General-Store-Karten werden gezogen.
dicetown-draw-theft = Karten werden aus einer Hand gezogen.
dicetown-draw-property = Besitzrechte werden gezogen.
dicetown-draw-elixir = Ein Elixier wird gezogen.

## Names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] { $dice } behalten, kostenlos
   *[other] { $dice } behalten für { DOLLARS($cost) }
}
dicetown-label-keep-none = Keinen behalten für { DOLLARS(1) }
dicetown-label-brute = { $dice } mit „Brutalo“ behalten
dicetown-label-trim = { $dice } behalten
dicetown-label-pass = Passen
dicetown-label-play = „{ $card }“ spielen
dicetown-label-turn = { $die } auf { $face } drehen
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = Angebot: { $offer }
dicetown-label-leader = Für { $seat }
dicetown-label-card = { $card } wählen
dicetown-label-joe = Nervösen Joe zu { $target_seat } schicken
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] Bei { $victim_seat }: 1 Besitzrecht
       *[other] Bei { $victim_seat }: { $properties } Besitzrechte
    }
    [one] { $properties ->
        [0] Bei { $victim_seat }: 1 Store-Karte
        [one] Bei { $victim_seat }: 1 Store-Karte, 1 Besitzrecht
       *[other] Bei { $victim_seat }: 1 Store-Karte, { $properties } Besitzrechte
    }
   *[other] { $properties ->
        [0] Bei { $victim_seat }: { $store } Store-Karten
        [one] Bei { $victim_seat }: { $store } Store-Karten, 1 Besitzrecht
       *[other] Bei { $victim_seat }: { $store } Store-Karten, { $properties } Besitzrechte
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = „{ $elixir }“ nehmen
dicetown-label-elixir-top = Das oberste nehmen, unbesehen
dicetown-label-giver = { $seat } bitten
dicetown-label-protect = Schützen: { $cards }
dicetown-label-winner = { $seat } gewinnt
dicetown-label-deal = Spiel aufbauen
dicetown-label-roll = Würfeln
dicetown-label-draw = Ziehen: { $cards }

## Names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = die Goldmine
dicetown-place-bank = die Bank
dicetown-place-store = den General Store
dicetown-place-saloon = den Saloon
dicetown-place-office = das Büro des Sheriffs
dicetown-place-hall = das Rathaus
# Cards whose faces the reader may see.
dicetown-card-brute = Brutalo
dicetown-card-gambler = Professioneller Spieler
dicetown-card-dynamite = Dynamit
dicetown-card-barmaids = Barmädchen
dicetown-card-corruption = Korruption
dicetown-card-credit = Unbegrenztes Darlehen
dicetown-card-joe = Nervöser Joe
dicetown-card-marshal = Marshal
dicetown-card-shares = Gleiche Anteile
dicetown-card-wanted = Wanted
dicetown-card-elixir = Elixier
dicetown-card-equipment-1 = Feldflasche (1)
dicetown-card-equipment-2 = Lasso (2)
dicetown-card-equipment-3 = Stiefel (3)
dicetown-card-equipment-4 = Sattel (4)
dicetown-card-equipment-5 = Gewehr (5)
dicetown-card-equipment-6 = Maultier (6)
dicetown-card-equipment-7 = Planwagen (7)
dicetown-card-equipment-8 = Pferd (8)
dicetown-card-property-1 = Zelt (1)
dicetown-card-property-2 = Hütte (2)
dicetown-card-property-3 = Bauernhof (3)
dicetown-card-property-4 = Ranch (4)
dicetown-card-property-5 = Villa (5)
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [one] eine General-Store-Karte
   *[other] { $count } General-Store-Karten
}
dicetown-back-property = { $count ->
    [one] ein Besitzrecht
   *[other] { $count } Besitzrechte
}
dicetown-elixir-wealth = Reichtum
dicetown-elixir-friendship = Freundschaft
dicetown-elixir-charm = Charme
dicetown-elixir-luck = Glück
dicetown-elixir-power = Macht
dicetown-elixir-protection = Schutz
dicetown-elixir-dominion = Herrschaft
dicetown-nothing = nichts
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [one] 1 Nugget
   *[other] { $count } Nuggets
}

## How a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = noch niemand: { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats } mit der besten Kombination: { $worth }
   *[other] { $leader_seats } mit { $count }: { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand }: { $worth }
dicetown-fact-tied = { $worth }, Gleichstand: { $leader_seats }
dicetown-fact-score = { $points ->
    [one] bisher 1 Punkt
   *[other] bisher { $points } Punkte
}
dicetown-fact-score-seen = { $points ->
    [one] bisher 1 Punkt
   *[other] bisher { $points } Punkte
} + { $hidden ->
    [one] 1 verdeckte Karte
   *[other] { $hidden } verdeckte Karten
}
# The rivals with the most dice for a place, and how many each has.
dicetown-fact-rivals = { $rival_seats } { $count }
# Cards in the hand of a player that everybody has seen.
dicetown-fact-known = Alle haben auf der Hand von { $seat } gesehen: { $cards }.
dicetown-worth-mine = { $count ->
    [0] kein Nugget mehr
    [one] noch 1 Nugget
   *[other] noch { $count } Nuggets
}
dicetown-worth-bank = { $bills ->
    [0] leer
   *[other] { DOLLARS($bills) } Beute
}
dicetown-worth-store = eine Karte
dicetown-worth-saloon = eine fremde Karte
dicetown-worth-office = der Stern
dicetown-worth-hall = { $points ->
    [0] nichts mehr da
   *[other] als Nächstes: { $points }
}
# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] Es ist kein Nugget mehr da
    [one] 1 Nugget für dich: 1 Punkt
   *[other] { $count } Nuggets für dich: { $count } Punkte
}
dicetown-own-bank = { $bills ->
    [0] Nichts zu holen, aber du beherrschst einen Ort
   *[other] { DOLLARS($bills) } für dich: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
dicetown-own-store = { $visits ->
    [2] { $count ->
        [one] Du ziehst zweimal eine Karte und behältst sie
       *[other] Du ziehst zweimal { $count } Karten und behältst je eine
    }
   *[other] { $count ->
        [one] Du ziehst eine Karte und behältst sie
       *[other] Du ziehst { $count } Karten und behältst eine
    }
}
dicetown-own-saloon = { $count ->
    [0] Niemand hat eine Karte zum Stehlen
    [one] Du ziehst bei einem Gegner eine Karte und behältst sie
   *[other] Du ziehst bei einem Gegner { $count } Karten und behältst eine
}
dicetown-own-saloon-later = { $count ->
    [one] Du ziehst bei einem Gegner eine Karte und behältst sie, falls dann jemand eine hat
   *[other] Du ziehst bei einem Gegner bis zu { $count } Karten und behältst eine, falls dann jemand welche hat
}
dicetown-own-done = In dieser Runde schon erledigt
dicetown-own-office-won = Der Stern für dich: { $points } Punkte
dicetown-own-office-kept = Du behältst den Stern: { $points } Punkte
dicetown-own-hall = { $count ->
    [0] Es ist kein Besitzrecht mehr da
    [one] 1 Besitzrecht für dich: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $count } Besitzrechte für dich: { $points } Punkte
}
dicetown-own-doc-due = Du beherrschst noch nichts: Du müsstest zum Doc
dicetown-own-doc-safe = Du beherrschst einen Ort: kein Besuch für dich
dicetown-consequence-wasted = bringt dir jetzt nichts
dicetown-consequence-joe = { $bills ->
    [0] dort ist nichts zu holen
   *[other] { DOLLARS($bills) } für dich
}
dicetown-consequence-offer = nur wenn { $sheriff_seat } dich wählt

## When a card is played, and what it does

dicetown-effect-brute = behältst du zwei oder mehr Würfel: alle kostenlos
dicetown-effect-gambler = nach dem Behalten: einen deiner Würfel beliebig drehen
dicetown-effect-dynamite = in der Goldmine: doppelt so viele Nuggets
dicetown-effect-barmaids = im Saloon: zweimal stehlen
dicetown-effect-corruption = im Rathaus: ein Besitzrecht mehr, vom Stapel
dicetown-effect-credit = im General Store: ein Besuch mehr
dicetown-effect-joe = sofort: { DOLLARS(4) } von einem Spieler deiner Wahl
dicetown-effect-marshal = soll der Stern den Besitzer wechseln: Er bleibt, wo er ist
dicetown-effect-shares = raubt ein anderer die Bank aus: die halbe Beute
dicetown-effect-wanted = spielt ein anderer eine General-Store-Karte: Sie wirkt nicht
dicetown-effect-elixir = besucht jemand Doc Badluck: Du gehst mit
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] am Ende: 1 Punkt
   *[other] am Ende: { $points } Punkte
}
dicetown-effect-wealth = jeder andere gibt dir { DOLLARS(2) }
dicetown-effect-charm = jeder andere gibt dir 1 Nugget
dicetown-effect-luck = eine Karte vom General-Store-Stapel
dicetown-effect-power = der Sheriffstern
dicetown-effect-protection = zwei deiner Besitzrechte sind vor Diebstahl sicher
dicetown-effect-friendship = ein Spieler deiner Wahl gibt dir eine General-Store-Karte
dicetown-effect-dominion = ein Spieler deiner Wahl gibt dir ein Besitzrecht

## The story, the hand

dicetown-table-set = Alles ist aufgebaut. { $seat } trägt den Sheriffstern.
dicetown-table-set-you = Alles ist aufgebaut. Du trägst den Sheriffstern.
dicetown-round = Runde { $round }.
dicetown-rolled = Alle würfeln unter dem Becher.
dicetown-rolled-you = Du würfelst { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } behält { $dice }.
   *[other] { $seat } behält { $dice } für { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] Du behältst { $dice }.
   *[other] Du behältst { $dice } für { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } behält keinen Würfel und zahlt { DOLLARS($cost) }.
dicetown-kept-none-you = Du behältst keinen Würfel und zahlst { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } kann nicht zahlen und behält nur { $dice }.
   *[other] { $seat } zahlt { DOLLARS($cost) } und behält nur { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] Du kannst nicht zahlen und behältst nur { $dice }.
   *[other] Du zahlst { DOLLARS($cost) } und behältst nur { $dice }.
}
dicetown-brute-paid = { $seat } zahlt nun doch { DOLLARS($cost) } für die Würfel.
dicetown-brute-paid-you = Du zahlst nun doch { DOLLARS($cost) } für die Würfel.
dicetown-moment-roll = Runde { $round }, Wurf { $roll }
dicetown-moment-place = Runde { $round }: { $place }
dicetown-last-dice = { $seat } wirft die letzten Würfel: { $dice }.
dicetown-last-dice-you = Du wirfst deine letzten Würfel: { $dice }.
dicetown-turned = { $seat } dreht einen Würfel von { $die } auf { $face }.
dicetown-turned-you = Du drehst einen Würfel von { $die } auf { $face }.

## The story, the town

dicetown-led = { $seat } beherrscht { $place }.
dicetown-led-you = Du beherrschst { $place }.
dicetown-led-hand = { $seat } beherrscht { $place }: { $hand }.
dicetown-led-hand-you = Du beherrschst { $place }: { $hand }.
dicetown-played = { $seat } spielt „{ $card }“.
dicetown-played-you = Du spielst „{ $card }“.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } spielt „{ $card }“: Aus { $die } soll { $face } werden.
dicetown-played-turn-you = Du spielst „{ $card }“: Aus { $die } soll { $face } werden.
dicetown-countered = „{ $card }“ von { $seat } bleibt wirkungslos.
dicetown-countered-you = Deine Karte „{ $card }“ bleibt wirkungslos.
dicetown-dug = { $count ->
    [one] { $seat } schürft 1 Nugget.
   *[other] { $seat } schürft { $count } Nuggets.
}
dicetown-dug-you = { $count ->
    [one] Du schürfst 1 Nugget.
   *[other] Du schürfst { $count } Nuggets.
}
dicetown-bank = { $bills ->
    [0] { $seat } findet die Bank leer vor.
   *[other] { $seat } raubt die Bank aus: { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] Du findest die Bank leer vor.
   *[other] Du raubst die Bank aus: { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } nimmt sich { DOLLARS($bills) } von der Beute, die { $other_seat } gemacht hat.
dicetown-shared-you = Du nimmst dir { DOLLARS($bills) } von der Beute, die { $other_seat } gemacht hat.
dicetown-shared-to-you = { $seat } nimmt sich { DOLLARS($bills) } von deiner Beute.
dicetown-coach = Die Postkutsche bringt der Bank { DOLLARS($bills) }.
# What a returning player has missed.
dicetown-recap-rounds = { $count ->
    [one] 1 Runde wurde gespielt.
   *[other] { $count } Runden wurden gespielt.
}
dicetown-recap-bills = Dollar: { DOLLARS($before) } → { DOLLARS($after) }.
dicetown-recap-nuggets = Nuggets: { $before } → { $after }.
dicetown-recap-cards = Karten: { $before } → { $after }.
dicetown-drew = { $seat } zieht { $cards }.
dicetown-drew-you = Du ziehst: { $cards }.
dicetown-kept-card = { $seat } behält { $card }.
dicetown-kept-card-you = Du behältst: { $card }.
dicetown-store-shuffled = Die Ablage wird gemischt: ein neuer General-Store-Stapel.
dicetown-joe-sent = { $seat } schickt den Nervösen Joe zu { $other_seat }.
dicetown-joe-sent-you = Du schickst den Nervösen Joe zu { $other_seat }.
dicetown-joe-sent-to-you = { $seat } schickt dir den Nervösen Joe.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } hat nichts für den Nervösen Joe.
   *[other] Der Nervöse Joe holt { DOLLARS($bills) } bei { $other_seat } und bringt sie { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } hat nichts für den Nervösen Joe.
   *[other] Der Nervöse Joe bringt dir { DOLLARS($bills) } von { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] Du hast nichts für den Nervösen Joe.
   *[other] Der Nervöse Joe holt { DOLLARS($bills) } bei dir und bringt sie { $seat }.
}
dicetown-nobody-robbed = { $seat } findet niemanden zum Bestehlen.
dicetown-nobody-robbed-you = Du findest niemanden zum Bestehlen.
dicetown-loot = { $seat } zieht bei { $other_seat } { $cards }.
dicetown-loot-you = Du ziehst bei { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } zieht bei dir: { $cards }.
dicetown-stolen = { $seat } stiehlt bei { $other_seat } { $card }.
dicetown-stolen-you = Du stiehlst bei { $other_seat }: { $card }.
dicetown-stolen-to-you = { $seat } stiehlt bei dir: { $card }.
dicetown-star = { $seat } nimmt den Stern.
dicetown-star-you = Du nimmst den Stern.
dicetown-star-kept = { $seat } bleibt im Amt.
dicetown-star-kept-you = Du bleibst im Amt.
dicetown-properties = { $seat } nimmt: { $cards }.
dicetown-properties-you = Du nimmst: { $cards }.
dicetown-corruption = { $seat } nimmt { $card } vom Stapel.
dicetown-corruption-you = Du nimmst vom Stapel: { $card }. Sonst sieht die Karte niemand.
dicetown-row-refilled = Neu in der Reihe: { $cards }.

## The story, the sheriff’s desk

dicetown-offer = { $seat } bietet { $other_seat } { $offer }.
dicetown-offer-you = Du bietest { $other_seat }: { $offer }.
dicetown-offer-to-you = { $seat } bietet dir: { $offer }.
dicetown-leader = Sheriff { $seat } entscheidet: { $other_seat } bekommt { $place }.
dicetown-leader-you = Du entscheidest: { $other_seat } bekommt { $place }.
dicetown-leader-to-you = Sheriff { $seat } entscheidet: Du bekommst { $place }.
dicetown-leader-self = Sheriff { $seat } nimmt { $place } für sich.
dicetown-leader-self-you = Du nimmst { $place } für dich.
dicetown-offer-taken = { $seat } übergibt { $other_seat } { $offer }.
dicetown-offer-taken-you = Du übergibst { $other_seat }: { $offer }.
dicetown-offer-taken-to-you = { $seat } übergibt dir: { $offer }.

## The story, Doc Badluck

dicetown-visits = { $seat } legt die Reihenfolge für Doc Badluck fest: { $visitor_seats }.
dicetown-visits-you = Du legst die Reihenfolge für Doc Badluck fest: { $visitor_seats }.
dicetown-elixir-taken = { $seat } nimmt das Elixier „{ $elixir }“.
dicetown-elixir-taken-you = Du nimmst das Elixier „{ $elixir }“.
dicetown-elixir-drawn = { $seat } nimmt das oberste Elixier: { $elixir }.
dicetown-elixir-drawn-you = Du nimmst das oberste Elixier: { $elixir }.
dicetown-wealth = { $bills ->
    [0] Niemand hat auch nur einen Dollar für { $seat }.
   *[other] Die anderen geben { $seat } { DOLLARS($bills) }.
}
dicetown-wealth-you = { $bills ->
    [0] Niemand hat auch nur einen Dollar für dich.
   *[other] Die anderen geben dir { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Niemand hat ein Nugget für { $seat }.
    [one] Die anderen geben { $seat } 1 Nugget.
   *[other] Die anderen geben { $seat } { $count } Nuggets.
}
dicetown-charm-you = { $count ->
    [0] Niemand hat ein Nugget für dich.
    [one] Die anderen geben dir 1 Nugget.
   *[other] Die anderen geben dir { $count } Nuggets.
}
dicetown-luck = { $seat } zieht { $card }.
dicetown-luck-you = Du ziehst: { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } bittet { $other_seat } um { $card }.
dicetown-giver-you = Du bittest { $other_seat } um { $card }.
dicetown-giver-to-you = { $seat } bittet dich um { $card }.
dicetown-given = { $seat } gibt { $other_seat } { $card }.
dicetown-given-you = Du gibst { $other_seat }: { $card }.
dicetown-given-to-you = { $seat } gibt dir: { $card }.
dicetown-protected = { $seat } schützt vor Diebstahl: { $cards }.
dicetown-protected-you = Du schützt vor Diebstahl: { $cards }.
dicetown-wasted = „{ $elixir }“ bringt { $seat } nichts.
dicetown-wasted-you = „{ $elixir }“ bringt dir nichts.
dicetown-elixir-replaced = Doc Badluck stellt ein neues Elixier hin: { $elixir }.
dicetown-elixirs-shuffled = Die benutzten Elixiere werden gemischt: ein neuer Stapel.

## The story, the end

dicetown-ended-mine = Die Mine ist leer. Das war die letzte Runde.
dicetown-ended-properties = Alle Besitzrechte sind vergeben. Das war die letzte Runde.
dicetown-ended-both = Die Mine ist leer, und alle Besitzrechte sind vergeben. Das war die letzte Runde.
# By what the winner was ahead (D-END-3).
dicetown-won-points = { $seat } gewinnt mit { $points } Punkten.
dicetown-won-points-you = Du gewinnst mit { $points } Punkten.
dicetown-won-cards = Gleichstand bei { $points } Punkten: { $seat } gewinnt durch mehr Besitzrechte.
dicetown-won-cards-you = Gleichstand bei { $points } Punkten: Du gewinnst durch mehr Besitzrechte.
dicetown-won-sheriff = Gleichstand bei { $points } Punkten. Der Sheriff entscheidet: { $seat } gewinnt.
dicetown-won-sheriff-you = Gleichstand bei { $points } Punkten. Der Sheriff entscheidet: Du gewinnst.

## Why an answer is refused

dicetown-refusal-not-rolled = Diese Würfel liegen nicht unter deinem Becher.
dicetown-refusal-dice-price = { $bills ->
    [0] Du hast kein Geld: Behalte genau einen Würfel.
   *[other] Du hast nur { DOLLARS($bills) }. Ein Würfel ist kostenlos, jeder weitere kostet { DOLLARS(1) }.
}
dicetown-refusal-order-pay = Würfel kosten beim Aufdecken höchstens { DOLLARS($most) }.
dicetown-refusal-order-amount = Ein Betrag liegt zwischen { DOLLARS(0) } und { DOLLARS($most) }.
dicetown-refusal-no-brute = Du hast „Brutalo“ nicht auf der Hand.
dicetown-refusal-brute-few = „Brutalo“ kannst du nur spielen, wenn du zwei oder mehr Würfel behältst.
dicetown-refusal-trim = { $count ->
    [one] Wähle genau einen der Würfel, die du behalten hast.
   *[other] Wähle genau { $count } der Würfel, die du behalten hast.
}
dicetown-refusal-no-gambler = Du hast „Professioneller Spieler“ nicht auf der Hand.
dicetown-refusal-not-your-die = So einen Würfel hast du nicht beiseitegelegt.
dicetown-refusal-same-face = Dreh den Würfel auf eine andere Seite.
dicetown-refusal-reaction-window = In diesem Moment lässt sich nur „{ $card }“ spielen.
dicetown-refusal-closed = „{ $card }“ lässt sich jetzt nicht spielen.
dicetown-refusal-not-held = Du hast „{ $card }“ nicht auf der Hand.
dicetown-refusal-offer-bills = { $bills ->
    [0] Du hast keine Scheine anzubieten.
   *[other] Du hast nur { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] Du hast keine Nuggets anzubieten.
    [one] Du hast nur 1 Nugget.
   *[other] Du hast nur { $nuggets } Nuggets.
}
dicetown-refusal-offer-cards = Biete nur Karten aus deiner Hand an.
dicetown-refusal-not-tied = Wähle jemanden, der am Gleichstand beteiligt ist.
dicetown-refusal-card-not-drawn = Diese Karte wurde nicht gezogen.
dicetown-refusal-joe-is-played = Der Nervöse Joe wird sofort gespielt: Wähle, wer zahlen muss.
dicetown-refusal-joe-target = Wähle für den Nervösen Joe jemand anderen an diesem Tisch.
dicetown-refusal-victim = Wähle jemand anderen, bei dem sich eine Karte ziehen lässt.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Zieh dort genau eine Karte: General-Store-Karten gibt es { $store }, Besitzrechte { $properties }.
   *[other] Zieh dort genau { $count } Karten: General-Store-Karten gibt es { $store }, Besitzrechte { $properties }.
}
dicetown-refusal-order = Nenne alle Besucher, jeden einmal.
dicetown-refusal-elixir = Dieses Elixier liegt dort nicht.
dicetown-refusal-giver = Wähle jemand anderen, der so eine Karte hat.
dicetown-refusal-gift = Gib aus deiner Hand eine Karte der Sorte, um die es geht.
dicetown-refusal-protect = { $count ->
    [one] Wähle genau ein Besitzrecht aus deiner Hand.
   *[other] Wähle genau { $count } Besitzrechte aus deiner Hand.
}
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = Diese Verteilung ist mit dieser Schachtel und diesen Tischoptionen nicht möglich.
dicetown-refusal-roll = So können die Würfel nicht fallen.
dicetown-refusal-store-draw = Diese Karten gibt der General-Store-Stapel nicht her.
dicetown-refusal-loot-draw = Diese Karten gibt die Hand des Opfers nicht her.
dicetown-refusal-property-draw = Diese Karten gibt der Stapel der Besitzrechte nicht her.
dicetown-refusal-elixir-draw = Diese Karte gibt der Elixierstapel nicht her.

## What is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } hat { $count } Würfel; es müssen { $printed } sein.
    [bills] { $file } hat { $count } Scheine; es müssen { $printed } sein.
   *[nuggets] { $file } hat { $count } Nuggets; es müssen { $printed } sein.
}
dicetown-components-properties = { $file } muss 20 Besitzrechte haben, jedes im Wert von 1 bis 5.
dicetown-components-equipment = { $file } muss 6 Ausrüstungskarten haben, jede mit einem anderen Wert von 1 bis 8.
dicetown-components-actions = { $file } muss die 13 Aktionskarten der Anleitung haben.
dicetown-components-elixirs = { $file } muss die 7 Elixiere haben, jedes einmal.

## The terminal: the town

dicetown-panel-town = Die Stadt, Runde { $round }
# Names of places as headings.
dicetown-panel-place-mine = Goldmine
dicetown-panel-place-bank = Bank
dicetown-panel-place-coach = Postkutsche
dicetown-panel-place-store = General Store
dicetown-panel-place-saloon = Saloon
dicetown-panel-place-office = Büro des Sheriffs
dicetown-panel-place-hall = Rathaus
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = beste
dicetown-panel-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] Wert { $worth }
   *[other] Wert { $worth }, dazu { $count }
}
dicetown-panel-row-empty = alle vergeben
# Poker hands, after the name of whoever has one.
dicetown-panel-hand-five = Fünfling
dicetown-panel-hand-four = Vierling
dicetown-panel-hand-full = Full House
dicetown-panel-hand-straight = Straße
dicetown-panel-hand-three = Drilling
dicetown-panel-hand-pairs = zwei Paare
dicetown-panel-hand-pair = ein Paar
dicetown-panel-hand-high = höchster Würfel
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind }, { $high } über { $low }
dicetown-hand-pairs = { $kind }, { $high } und { $low }
dicetown-hand-five = Fünfling, { $high }
dicetown-hand-four = Vierling, { $high }
dicetown-hand-one = { $kind }, { $high }
dicetown-hand-high = { $kind }, { $high }
dicetown-hand-straight = { $kind } bis { $high }
dicetown-faces-9 = Neunen
dicetown-faces-10 = Zehnen
dicetown-faces-J = Buben
dicetown-faces-Q = Damen
dicetown-faces-K = Könige
dicetown-faces-A = Asse
dicetown-face-9 = Neun
dicetown-face-10 = Zehn
dicetown-face-J = Bube
dicetown-face-Q = Dame
dicetown-face-K = König
dicetown-face-A = Ass
dicetown-panel-guide = Was dir die Orte bringen
dicetown-panel-does-mine = Die meisten 9er: ein Nugget für jede 9.
dicetown-panel-does-bank = Die meisten 10er: alle Scheine in der Bank.
dicetown-panel-does-coach = Von niemandem beherrscht: Sie bringt das Geld für die Würfel zur Bank, als Beute der nächsten Runde.
dicetown-panel-does-store = Die meisten J: für jedes eine Karte ziehen, eine behalten. In Runde 1 zweimal.
dicetown-panel-does-saloon = Die meisten Q: für jedes eine Karte bei einem Gegner ziehen, eine behalten.
dicetown-panel-does-office = Die meisten K: der Sheriffstern.
dicetown-panel-does-hall = Beste Kombination: das nächste Besitzrecht und eins mehr für jedes A.
dicetown-panel-does-doc = Wer keinen Ort beherrscht hat, nimmt ein Elixier.
dicetown-panel-played = Gespielt
dicetown-panel-used = Benutzte Elixiere

## The terminal: players, what I know

dicetown-panel-players = Spieler
dicetown-panel-signs = ★ Sheriff  ▸ du
dicetown-panel-head-name = Spieler
dicetown-panel-head-dice = Beiseite
dicetown-panel-head-bills = Scheine
dicetown-panel-head-nuggets = Nuggets
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Store
dicetown-panel-head-properties = Besitzrechte
dicetown-panel-head-protected = Sicher
dicetown-panel-mine = Nur für dich sichtbar
dicetown-panel-no-cards = Noch keine Karten.
dicetown-panel-equipment = Ausrüstung
dicetown-panel-properties = Besitzrechte
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [one] Wert { $worth }: 1 Punkt am Ende
   *[other] Wert { $worth }: { $points } Punkte am Ende
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Gesehen: { $place }
dicetown-panel-in-deck = Stapel
dicetown-panel-in-discards = Ablage

## The terminal: the decision and the answers

dicetown-panel-cup = Unter deinem Becher; ausgeben kannst du { DOLLARS($bills) }
dicetown-panel-aside = beiseite:
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] keiner { DOLLARS($cost) }
    [one] 1 Würfel kostenlos
   *[other] { $count } Würfel { DOLLARS($cost) }
}
dicetown-panel-brute = Mit „Brutalo“ sind zwei oder mehr Würfel kostenlos.
dicetown-panel-tied = Gleichstand mit { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = Du hast { $purse }.
dicetown-panel-your-goods = Beim Sheriff
dicetown-panel-offers = bietet: { $offer }
# Beside what is to be typed.
dicetown-panel-type-keep = Diese Würfel behalten: beliebig viele nennen
dicetown-panel-type-none = Keinen behalten für { DOLLARS(1) }
dicetown-panel-type-brute = Diese Würfel behalten und „Brutalo“ spielen
dicetown-panel-type-turn = „Professioneller Spieler“: diesen Würfel auf jene Seite drehen
dicetown-panel-type-nothing = Nichts anbieten
dicetown-panel-type-offer = Etwas in dieser Art anbieten, aus allem, was du hast

## Ties in the final ranking

dicetown-tie-cards = { $seat } vor { $other_seat }: Gleichstand bei { $points } Punkten, mehr Besitzrechte.
dicetown-tie-cards-you = Du liegst vor { $other_seat }: Gleichstand bei { $points } Punkten, mehr Besitzrechte.
dicetown-tie-cards-to-you = { $seat } liegt vor dir: Gleichstand bei { $points } Punkten, mehr Besitzrechte.
dicetown-tie-sheriff = { $seat } vor { $other_seat }: Gleichstand bei { $points } Punkten, der Sheriff hat entschieden.
dicetown-tie-sheriff-you = Du liegst vor { $other_seat }: Gleichstand bei { $points } Punkten, der Sheriff hat entschieden.
dicetown-tie-sheriff-to-you = { $seat } liegt vor dir: Gleichstand bei { $points } Punkten, der Sheriff hat entschieden.

## The terminal: the score sheet

dicetown-sheet-title = Schlusswertung
dicetown-sheet-nuggets = Nuggets
dicetown-sheet-bills = Scheine, 1 für { DOLLARS(2) }
dicetown-sheet-star = Sheriffstern
dicetown-sheet-equipment = Ausrüstung
dicetown-sheet-properties = Besitzrechte
dicetown-sheet-total = Punkte
dicetown-sheet-rank = Platz
dicetown-sheet-tied = { $count ->
    [one] Gleichstand bei { $points } Punkten: { $seat } hat 1 Besitzrecht.
   *[other] Gleichstand bei { $points } Punkten: { $seat } hat { $count } Besitzrechte.
}
dicetown-sheet-by-points = Die Punkte entscheiden.
dicetown-sheet-by-cards = Gleiche Punkte: Die Zahl der Besitzrechte entscheidet.
dicetown-sheet-by-sheriff = Gleiche Punkte, gleich viele Besitzrechte: Der Sheriff hat entschieden.

## What a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Ein Würfel ist kostenlos, jeder weitere kostet { DOLLARS(1) }; keinen zu behalten kostet auch { DOLLARS(1) }. Was du behältst, bleibt für diese Runde liegen.
dicetown-hint-town = Jede Seite gehört zu einem Ort: 9 zur Mine, 10 zur Bank, J zum General Store, Q zum Saloon, K zum Büro des Sheriffs. Wer die meisten hat, beherrscht ihn.
dicetown-hint-race = Sobald jemand fünf Würfel hat, würfeln alle anderen noch einmal und müssen nehmen, was kommt.
dicetown-hint-hall = Die beste Pokerkombination bringt im Rathaus ein Besitzrecht und für jedes A darin eins mehr.
dicetown-hint-nothing = Gar keinen Ort zu beherrschen ist kein Unglück: Dann hat Doc Badluck ein Elixier für dich.
dicetown-hint-poor = Ohne Geld behältst du genau einen Würfel.
dicetown-hint-trim = Behalte die Würfel, die dir einen Ort bringen; mit den anderen wird neu gewürfelt.
dicetown-hint-turn = Ein gedrehter Würfel kann dir einen Ort bringen oder die beste Kombination. Die Karte ist danach weg.
dicetown-hint-react = Eine Karte wirkt nur in ihrem Moment und ist danach weg. Du darfst sie für später aufheben.
dicetown-hint-counter = „Wanted“ stoppt eine beliebige General-Store-Karte. Lohnt es sich bei dieser?
dicetown-hint-offer = Der Sheriff wählt frei unter denen, die gleichauf sind. Dein Angebot zahlst du nur, wenn er dich wählt.
dicetown-hint-leader = Du trägst den Stern, also entscheidest du bei Gleichstand. Du bekommst das Angebot der Person, die du wählst, und von den anderen nichts.
dicetown-hint-card = Ausrüstung bringt am Ende Punkte; eine Aktionskarte hilft in ihrem Moment. Niemand sieht, was du behältst.
dicetown-hint-rob = Je mehr Karten du ziehst, desto besser ist die, die du behältst. Besitzrechte sind 1 bis 5 Punkte wert.
dicetown-hint-steal = Eine behältst du; die anderen gehen zurück.
dicetown-hint-order = Wer zuerst kommt, hat die Wahl zwischen beiden offenen Elixieren.
dicetown-hint-visit = Lies, was die beiden Elixiere tun, oder versuch dein Glück mit dem verdeckten.
dicetown-hint-joe = Wähle jemanden, der noch { DOLLARS(4) } hat.
dicetown-hint-giver = Wer gebeten wird, sucht die Karte selbst aus. Frag also jemanden mit wenigen Karten.
dicetown-hint-gift = Du suchst aus, was du gibst: das, was du am wenigsten brauchst.
dicetown-hint-protect = Geschützte Besitzrechte kann niemand mehr stehlen. Nimm deine besten.
dicetown-hint-winner = Deine letzte Entscheidung als Sheriff.
# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Eine Runde hat zwei Teile: erst die Würfel, dann die Stadt, Ort für Ort.
dicetown-tip-LastDiceRolled = Jemand hatte fünf Würfel, darum haben alle anderen noch einmal gewürfelt und alles behalten.
dicetown-tip-NuggetsDug = Ein Nugget ist ein Punkt. Ist die Mine leer, endet die Partie nach dieser Runde.
dicetown-tip-BankRobbed = Wer die Bank beherrscht, nimmt alle Scheine dort. Zwei Dollar sind ein Punkt.
dicetown-tip-CoachUnloaded = Was die Würfel in dieser Runde kosten, ist die Beute der nächsten.
dicetown-tip-CardsDrawn = Im General Store behält man eine Karte, die anderen werden verdeckt abgelegt. In der ersten Runde geht das zweimal.
dicetown-tip-LootDrawn = Wer den Saloon beherrscht, sieht sich Karten eines anderen an und behält eine davon.
dicetown-tip-StarTaken = Der Sheriff entscheidet bei Gleichstand, und der Stern ist am Ende 5 Punkte wert.
dicetown-tip-PropertiesTaken = Die beste Kombination bringt das unterste Besitzrecht der Reihe. Sind alle weg, endet die Partie nach dieser Runde.
dicetown-tip-OfferMade = Bei Gleichstand darf man den Sheriff bestechen. Es zahlt nur, wer gewählt wird.
dicetown-tip-LeaderNamed = Bei Gleichstand gilt das Wort des Sheriffs.
dicetown-tip-CardPlayed = Jede Aktionskarte hat ihren Moment. Dort hält das Spiel an, auch wenn niemand die Karte hat, damit nichts verraten wird.
dicetown-tip-ElixirTaken = Wer keinen Ort beherrscht hat, besucht Doc Badluck und nimmt ein Elixier.

## The lesson, a scripted first game

dicetown-lesson-goal = Über Nacht ist im Wilden Westen eine Stadt entstanden: Wem wird sie gehören? In jeder Runde würfelst du mit Pokerwürfeln, und die Würfel entscheiden, wer in der Stadt was bekommt. Das Ziel: am Ende die meisten Punkte haben. Nuggets, Dollars, der Sheriffstern, Besitzrechte und Ausrüstung sind Punkte wert.
dicetown-lesson-cup = Das ist dein Becher. Alle würfeln verdeckt mit fünf Würfeln. Jede Seite gehört zu einem Ort: 9 zur Goldmine, 10 zur Bank, J zum General Store, Q zum Saloon, K zum Büro des Sheriffs. Asse helfen im Rathaus. Wer von einer Seite die meisten Würfel hat, beherrscht den Ort. Mit deinem Geld, { DOLLARS($bills) }, bezahlst du Würfel.
dicetown-lesson-keep = Wähle die Würfel, die du behalten willst; die übrigen werden neu geworfen. Ein Würfel ist kostenlos, jeder weitere kostet { DOLLARS($price) }. Du hast zwei 9er geworfen. Behalte beide, dann kann die Goldmine dir gehören.
dicetown-lesson-coach = Alle haben ihre Becher gleichzeitig gehoben. Das Geld für weitere Würfel kommt auf die Postkutsche: { DOLLARS($own) } von dir, { DOLLARS($price) } von { $seat }. Später in der Runde bringt die Postkutsche es zur Bank. Dort wartet es auf den Spieler, der in der nächsten Runde die Bank beherrscht.
dicetown-lesson-race = Du hast deine übrigen Würfel neu geworfen. Sobald jemand fünf Würfel behalten hat, würfeln alle anderen noch ein letztes Mal und müssen nehmen, was kommt. { $seat } fehlen nur noch zwei. Behalte das J: Es ist kostenlos, und J bringen Karten aus dem General Store.
dicetown-lesson-tie = { $seat } hat fünf Würfel, darum wurden deine letzten zwei geworfen: eine 10 und ein J. Nun wird die Stadt Ort für Ort besucht. Goldmine: Du hast die meisten 9er und nimmst { $nuggets } Nuggets, eines für jede 9. Bank: Du und { $seat } habt je eine 10. Sheriff { $sheriff_seat } entscheidet den Gleichstand und darf bestochen werden. Die Beteiligten bieten verdeckt, und nur wer gewählt wird, bezahlt. Biete { DOLLARS($bills) }.
dicetown-lesson-store = { $sheriff_seat } hat dich gewählt: Für { DOLLARS($bills) } hast du die ganzen { DOLLARS($loot) } der Bank genommen. General Store: Du hast die meisten J. Für jedes J ziehst du eine Karte, eine davon behältst du. Ausrüstung ist am Ende Punkte wert. Aktionskarten helfen dir während der Partie. Behalte die Ausrüstung, die { $value } Punkte wert ist.
dicetown-lesson-card = In der ersten Runde kaufst du zweimal ein. „Elixier“ ist eine Aktionskarte. Doc Badluck gibt denen ein Elixier, die keinen Ort beherrschen; mit dieser Karte bekommst auch du eins. Sobald du eine Karte ausspielen kannst, wirst du gefragt. Behalte „Elixier“.
dicetown-lesson-react = Saloon: { $ada_seat } hatte die meisten Q und hat dir die Ausrüstung gestohlen. Büro des Sheriffs: { $ada_seat } hatte die meisten K und ist nun Sheriff. Rathaus: { $ada_seat } hatte die beste Pokerkombination und hat ein Besitzrecht genommen; jedes A darin hätte noch eines gebracht. { $buck_seat } beherrschte keinen Ort und geht zu Doc Badluck. Das ist der Moment für deine Karte: Spiele „Elixier“ aus.
dicetown-lesson-elixir = { $buck_seat } hat zuerst gewählt, nun bist du dran. Nimm eins der beiden offenen Elixiere oder ungesehen das oberste vom Stapel. Bei „Reichtum“ gibt dir jeder andere { DOLLARS($bills) }. Nimm es.
dicetown-lesson-hall = Das war die erste Runde: Du hast einen Gleichstand gewonnen, eine Karte ausgespielt und ein Elixier getrunken. Alle Würfel sind wieder unter den Bechern. Das Geld der Postkutsche wartet in der Bank, und { $ada_seat } trägt den Stern und entscheidet von nun an bei Gleichstand.
dicetown-lesson-end = Damit du das Ende siehst, haben Bots die übrigen Runden gespielt. Die Partie endet nach der Runde, in der die Goldmine leer oder das letzte Besitzrecht vergeben ist. Es gibt einen Punkt für jedes Nugget, einen für je { DOLLARS($bills) }, { $star } für den Stern sowie die Werte deiner Ausrüstung und Besitzrechte. Wer die meisten Punkte hat, gewinnt. Kehre nun zur zweiten Runde zurück und spiele frei weiter. Anfangs gibt es viele Tipps, dann immer weniger.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [one] { $seat } hat 1 Punkt.
   *[other] { $seat } hat { $points } Punkte.
}
dicetown-report-score-you = { $points ->
    [one] Du hast 1 Punkt.
   *[other] Du hast { $points } Punkte.
}
dicetown-report-so-far = { $points ->
    [one] Bisher hat { $seat } mindestens 1 Punkt; verdeckte Karten können dazukommen.
   *[other] Bisher hat { $seat } mindestens { $points } Punkte; verdeckte Karten können dazukommen.
}
dicetown-report-so-far-you = { $points ->
    [one] Bisher hast du 1 Punkt.
   *[other] Bisher hast du { $points } Punkte.
}
dicetown-report-cup = Unter deinem Becher: { $dice }.
dicetown-report-dice = { $seat } hat beiseitegelegt: { $dice }.
dicetown-report-dice-you = Du hast beiseitegelegt: { $dice }.
dicetown-report-no-dice = { $seat } hat keinen Würfel beiseitegelegt.
dicetown-report-no-dice-you = Du hast keinen Würfel beiseitegelegt.
dicetown-report-money = { $seat } hat { DOLLARS($bills) }.
dicetown-report-money-you = Du hast { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } hat keine Nuggets.
    [one] { $seat } hat 1 Nugget.
   *[other] { $seat } hat { $count } Nuggets.
}
dicetown-report-nuggets-you = { $count ->
    [0] Du hast keine Nuggets.
    [one] Du hast 1 Nugget.
   *[other] Du hast { $count } Nuggets.
}
dicetown-report-sheriff = { $seat } trägt den Sheriffstern.
dicetown-report-sheriff-you = Du trägst den Sheriffstern.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card } – { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = General-Store-Karten von { $seat }: { $cards }.
dicetown-report-cards-you = Deine General-Store-Karten: { $cards }.
dicetown-report-properties = Besitzrechte von { $seat }: { $cards }.
dicetown-report-properties-you = Deine Besitzrechte: { $cards }.
dicetown-report-safe = Vor Diebstahl sicher bei { $seat }: { $cards }.
dicetown-report-safe-you = Vor Diebstahl sicher bei dir: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = Gesehen ({ $place }): { $cards }.
dicetown-report-hand = Hand von { $seat }
dicetown-report-offer = { $seat } bietet: { $offer }.
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place } – { $told }.
dicetown-report-coach = Postkutsche: { DOLLARS($bills) } für die Bank.
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Besitzrechte in der Reihe: { $worth }. Der Stapel ist leer.
   *[other] Besitzrechte in der Reihe: { $worth }. Im Stapel noch { $count }.
}
dicetown-report-no-row = { $count ->
    [0] Weder in der Reihe noch im Stapel liegen noch Besitzrechte.
   *[other] In der Reihe liegt kein Besitzrecht. Im Stapel noch { $count }.
}
dicetown-report-doc = Doc Badluck hat: { $elixirs }.
dicetown-report-deck = { $count ->
    [one] Eine Karte im General-Store-Stapel.
   *[other] { $count } Karten im General-Store-Stapel.
}
dicetown-report-played = Gespielt: { $cards }.

## The lobby

web-game-dicetown-line = Würfle unter dem Becher, übernimm die Stadt Ort für Ort und verscherz es dir nicht mit dem Sheriff.
web-game-dicetown-time = 15 Min. mit Bots, 25 mit Freunden

## Learning a game

web-dicetown-note-nuggets = 1 Punkt für jedes Nugget.
web-dicetown-note-bills = 1 Punkt für je { DOLLARS(2) }.
web-dicetown-note-star = 5 Punkte für den Spieler mit dem Sheriffstern.
web-dicetown-note-equipment = Ausrüstung aus dem General Store zählt mit ihrem Wert. Aktionskarten zählen nicht.
web-dicetown-note-properties = Besitzrechte aus dem Rathaus zählen je 1 bis 5 Punkte.
web-dicetown-note-total = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand: wer mehr Besitzrechte hat, dann entscheidet der Sheriff.

## The table in words

web-text-board-dicetown = Die Stadt

## The page: the board

web-dicetown-progress = Dice Town · Runde { $round }
web-dicetown-last = noch { $count }
web-dicetown-near-mine = { $count ->
    [one] In der Mine liegt noch ein Nugget
   *[other] In der Mine liegen noch { $count } Nuggets
}
web-dicetown-near-hall = { $count ->
    [one] Noch ein Besitzrecht übrig
   *[other] Noch { $count } Besitzrechte übrig
}
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
web-dicetown-free = gratis
web-dicetown-too-dear = zu teuer
web-dicetown-keep = { $dice } behalten
# Beside the dice: keep none of them.
web-dicetown-none = Keinen: { DOLLARS(1) }
web-dicetown-choose-dice = Würfel zum Behalten antippen
# How many dice you would have for a place, and the rivals with the most.
web-dicetown-you-and-rivals = { $count ->
    [0] { $place }: du { $mine }, sonst niemand
   *[other] { $place }: du { $mine }, { $rival_seats } { $count }
}
web-dicetown-choose = Wähle aus
web-dicetown-choose-you = Für dich selbst
web-dicetown-turn = Dreh einen deiner Würfel
web-dicetown-part-die = Dieser Würfel
web-dicetown-part-face = wird zu
web-dicetown-rob = Wähle, bei wem du ziehst
web-dicetown-part-victim = Von
web-dicetown-part-draw = Ziehen
web-dicetown-order = Tippe die Besucher der Reihe nach an
web-dicetown-part-order = Reihenfolge
dicetown-order-now = Jetzt: { $answer }
dicetown-order-no-dice = Gerade sind keine Würfel unter deinem Becher.
dicetown-order-held = Du hast diese Karte.
dicetown-order-not-held = Du hast diese Karte nicht.
web-dicetown-order-keep = Würfel behalten
web-dicetown-order-keep-mine = die meisten 9: für die Goldmine
web-dicetown-order-keep-bank = die meisten 10: für die Bank
web-dicetown-order-keep-store = die meisten J: für den General Store
web-dicetown-order-keep-saloon = die meisten Q: für den Saloon
web-dicetown-order-keep-office = die meisten K: für den Sheriffstern
web-dicetown-order-keep-hall = bestes Blatt: für das Rathaus
web-dicetown-order-pay = Pro Aufdecken für Würfel zahlen, höchstens
web-dicetown-order-offer = Angebot an den Sheriff bei Gleichstand
web-dicetown-order-offer-bills = Scheine, bis zu einem Limit
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
web-dicetown-offers = Angebote an Sheriff { $sheriff_seat }
web-dicetown-offers-you = Angebote an dich, den Sheriff
web-dicetown-of = von { $count }
web-dicetown-offer = Anbieten: { $goods }
web-dicetown-offer-nothing = Nichts anbieten
web-dicetown-offer-first = Wähle dein Angebot
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
web-option-bribes = Bestechung
web-option-bribes-note = Ob man dem Sheriff bei Gleichstand etwas anbieten darf.
web-option-bribes-on = erlaubt
web-option-bribes-off = keine
web-option-memory = Punkte gesehener Karten
web-option-memory-note = Ob die Punkte an einem Platz Karten mitzählen, die alle gesehen haben.
web-option-memory-secret = nicht gezählt
web-option-memory-noted = für Spieler gezählt
web-option-memory-open = für alle gezählt

## The coach

dicetown-why-keep-more = Mehr von diesen Würfeln zu behalten hilft, einen Ort zu beherrschen.
dicetown-why-keep-fewer = Es lohnt sich, mehr von diesen Würfeln neu zu werfen.
dicetown-why-keep-other = Andere Würfel dieses Wurfs helfen mehr, einen Ort zu beherrschen.
dicetown-why-none = Keiner dieser Würfel hilft dir genug.
dicetown-why-dice = { $count ->
    [one] Das gibt dir einen Würfel für { $place }.
   *[other] Das gibt dir { $count } Würfel für { $place }.
}
dicetown-why-play = Jetzt gespielt bringt dir die Karte mehr als später.
dicetown-why-wait = Später ist die Karte mehr wert.

## Orders for a player who is away

web-dicetown-orders-cards = Aktionskarten
web-dicetown-orders-lead = Lege jetzt fest, wie du antwortest, wenn eine dieser Karten gespielt werden kann. Jede Wahl gilt sofort.
web-dicetown-orders-play = immer spielen
web-dicetown-orders-never = nie fragen
web-dicetown-orders-least = Spielen, wenn die Beute mindestens so hoch ist
web-dicetown-orders-stop = Nicht mehr fragen

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-dicetown-beat-roll = Schütteln und würfeln!
web-dicetown-beat-reveal = Alle Becher hoch!
web-dicetown-beat-last = Die letzten Würfel!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-dicetown-beat-why = { $why }: { $what }
web-dicetown-beat-faces = { $count ->
    [1] Einmal { $face }
    [2] Zweimal { $face }
    [3] Dreimal { $face }
    [4] Viermal { $face }
   *[other] Fünfmal { $face }
}
web-dicetown-beat-sheriff = Der Sheriff entscheidet
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-dicetown-beat-led = { $why }, { $seat }: { $what }
web-dicetown-beat-led-you = { $why }, du: { $what }
web-dicetown-beat-leads = { $why }: { $seat }
web-dicetown-beat-leads-you = { $why }: du
web-dicetown-beat-sealed = Dein Angebot ist verdeckt.
web-dicetown-beat-gain = { $seat }: { $what }
web-dicetown-beat-gain-you = Du: { $what }
web-dicetown-beat-nuggets = { $count ->
    [one] +1 Nugget
   *[other] +{ $count } Nuggets
}
web-dicetown-beat-bills = +{ DOLLARS($count) }
web-dicetown-beat-cards = { $count ->
    [one] +1 Karte
   *[other] +{ $count } Karten
}
web-dicetown-beat-draws = { $count ->
    [one] 1 Karte gezogen
   *[other] { $count } Karten gezogen
}
web-dicetown-beat-properties = { $count ->
    [one] +1 Besitzrecht
   *[other] +{ $count } Besitzrechte
}
web-dicetown-beat-star = der Stern
web-dicetown-beat-visits = { $visitor_seats }

## How a finished game went

web-round-dicetown = Runde
web-net-worth-dicetown = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
web-luck-dicetown = Gleiche Würfel nach jedem Wurf (mit den beiseitegelegten), verglichen mit dem Durchschnitt.
web-luck-dicetown-tries = Würfe

## Questions to the table

topic-nuggets = nuggets, nugget, gold
topic-sheriff = sheriff, stern
topic-properties = besitzrechte, besitzrecht
topic-offers = angebote, angebot, bestechung
topic-round = runde, wie weit
topic-place-mine = goldmine, mine, wer führt
topic-place-bank = bank, wer führt
topic-place-coach = postkutsche, kutsche
topic-place-store = general store, store, laden, wer führt
topic-place-saloon = saloon, wer führt
topic-place-office = büro des sheriffs, büro, wer führt
topic-place-hall = rathaus, town hall, wer führt
topic-place-doc = doc badluck, doc, elixiere
topic-decks = stapel, ablage, gespielte karten
topic-dice = würfel, kombination
topic-cards = karten, general-store-karten, handkarten

## How to play

web-how-dicetown-goal = Die meisten Punkte haben, wenn die Goldmine leer ist oder alle Besitzrechte vergeben sind.
web-how-dicetown-start = Jeder hat fünf Würfel und { DOLLARS(8) }. Einer hat den Sheriffstern. In der Mine liegen 30 Nuggets, in der Bank { DOLLARS(3) }.
web-how-dicetown-step-1-title = Würfeln und wählen
web-how-dicetown-step-1 = Alle würfeln verdeckt und wählen, welche Würfel sie behalten. Ein Würfel ist kostenlos. Jeder weitere kostet { DOLLARS(1) }, keinen zu behalten auch. Das Geld kommt auf die Postkutsche.
web-how-dicetown-step-2-title = Aufdecken und weiterwürfeln
web-how-dicetown-step-2 = Alle heben gleichzeitig die Becher und würfeln mit den übrigen Würfeln neu. Sobald jemand fünf Würfel behalten hat, würfeln alle anderen noch einmal und behalten alles.
web-how-dicetown-step-3-title = Die Stadt besuchen
web-how-dicetown-step-3 = An jedem Ort handelt, wer die meisten Würfel der passenden Seite hat. Bei Gleichstand entscheidet der Sheriff. Wer beteiligt ist, darf ihn bestechen.
web-how-dicetown-step-4-title = Die beste Kombination
web-how-dicetown-step-4 = Die beste Pokerkombination bringt im Rathaus ein Besitzrecht und für jedes A darin eins mehr.
web-how-dicetown-step-5-title = Die Übrigen gehen zu Doc Badluck
web-how-dicetown-step-5 = Wer keinen Ort beherrscht hat, nimmt ein Elixier. Das Geld aus der Postkutsche liegt nun in der Bank, als Beute der nächsten Runde.
web-how-dicetown-keep-title = Was Würfel kosten
web-how-dicetown-keep = Ann hat 9 9 J Q K geworfen und behält beide 9er: Der erste ist kostenlos, der zweite kostet { DOLLARS(1) }. Drei Würfel würden { DOLLARS(2) } kosten.
web-how-dicetown-town-title = Wer bekommt was
web-how-dicetown-town = Ann hat die meisten 9er und nimmt 3 Nuggets. Ben hat die meisten 10er und K: alle Scheine der Bank und den Stern. Cleo hat die meisten J, zieht vier Karten und behält eine. Der Vierling ist auch die beste Kombination: Mit einem A nimmt Cleo zwei Besitzrechte.
web-how-dicetown-tie-title = Ein Gleichstand
web-how-dicetown-tie = Ann und Ben haben je zwei 10er. Beide machen dem Sheriff gleichzeitig ein Angebot. Der Sheriff wählt Ben: Ben zahlt sein Angebot und raubt die Bank aus. Ann behält ihres.
web-how-dicetown-score = Jedes Nugget ist 1 Punkt wert, je { DOLLARS(2) } ebenfalls, der Stern 5. Ausrüstung und Besitzrechte zählen mit ihrem Wert. Wer die meisten Punkte hat, gewinnt.
web-how-dicetown-places = Die Orte der Reihe nach
web-how-dicetown-faces = Die sechs Würfelseiten
web-how-dicetown-cards = Aktionskarten
web-how-dicetown-elixirs = Elixiere

# What was drawn, in the list of draws of “Check fairness”.
web-dicetown-drawn-deal = Aufbau
web-dicetown-drawn-roll = Wurf
web-dicetown-drawn-store = Karten im General Store
web-dicetown-drawn-theft = Karten aus einer Hand
web-dicetown-drawn-corruption = Besitzrecht vom Stapel
web-dicetown-drawn-row = Neue Besitzrechte
web-dicetown-drawn-elixir = Elixier vom Stapel
web-dicetown-drawn-luck = Karte durch ein Elixier
web-dicetown-drawn-shelf = Neues ausliegendes Elixier
