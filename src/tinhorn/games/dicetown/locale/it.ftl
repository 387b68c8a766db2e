### The sentences of Dice Town: page, terminal and how-to-play.

## Names and places at the table

game-dicetown = Dice Town

## Draws that anyone can check

dicetown-dice-count = Dadi
dicetown-dice-count-face = { $face }

## What is asked (the prompt)

dicetown-question-keep = Ognuno sceglie in segreto quali dadi tenere.
dicetown-question-keep-you = Hai tirato { $dice }. Quali dadi tieni?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = Si può giocare la carta Giocatore d’azzardo.
dicetown-question-turn-you = Giochi la carta Giocatore d’azzardo e giri uno dei tuoi dadi?
dicetown-question-turn-none-you = Si può giocare la carta Giocatore d’azzardo. Tu non ce l’hai.
dicetown-question-react = { $situation } Si può giocare { $card }.
dicetown-question-react-you = { $situation } Giochi { $card }?
dicetown-question-react-none-you = { $situation } Si può giocare { $card }. Tu non hai questa carta.
dicetown-question-shares = { $robber_seat } rapina la banca: { DOLLARS($bills) }. Si può giocare Parti uguali.
dicetown-question-shares-you = { $robber_seat } rapina la banca: { DOLLARS($bills) }. Ne prendi { DOLLARS($share) } con Parti uguali?
dicetown-question-shares-none-you = { $robber_seat } rapina la banca: { DOLLARS($bills) }. Non hai Parti uguali.
dicetown-question-marshal = { $player_seat } sta per ricevere la stella da sceriffo. Si può giocare Marshal.
dicetown-question-marshal-you = { $player_seat } sta per ricevere la stella da sceriffo. Lo impedisci con Marshal?
dicetown-question-marshal-none-you = { $player_seat } sta per ricevere la stella da sceriffo. Non hai Marshal.
dicetown-question-counter = { $player_seat } gioca { $card }: { $about }. Si può rispondere con Ricercato.
dicetown-question-counter-you = { $player_seat } gioca { $card }: { $about }. Vuoi annullare la carta con Ricercato?
dicetown-question-counter-none-you = { $player_seat } gioca { $card }: { $about }. Non hai un Ricercato per annullare la carta.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } va da Doc Badluck.
dicetown-about-visits-you = Vai da Doc Badluck.
dicetown-about-dynamite = { $double } pepite invece di { $count }
dicetown-about-barmaids = un secondo furto
dicetown-about-corruption = una proprietà in più dal mazzo
dicetown-about-credit = una visita in più all’Emporio
dicetown-about-elixir = una visita a Doc Badluck
dicetown-about-marshal = la stella resta a { $seat }
dicetown-about-shares = { DOLLARS($share) } del bottino
dicetown-about-joe = { DOLLARS($bills) } da { $target_seat }
dicetown-about-brute = { $dice } gratis
dicetown-about-gambler = { $die } diventa { $face }
dicetown-question-offer = Parità per { $place }. Chi è in parità fa una proposta allo sceriffo, { $sheriff_seat }.
dicetown-question-offer-you = Sei in parità per { $place }. Che cosa proponi allo sceriffo, { $sheriff_seat }?
dicetown-question-offer-sheriff = Parità per { $place }. Chi è in parità fa una proposta a te, lo sceriffo.
dicetown-question-leader = Parità tra { $tied_seats } per { $place }. Decide lo sceriffo, { $seat }.
dicetown-question-leader-you = Parità tra { $tied_seats } per { $place }. La stella è tua: chi controlla il luogo?
dicetown-question-leader-tied = Parità con { $rival_seats } per { $place }. Decide lo sceriffo, { $seat }.
dicetown-question-leader-tied-you = Parità con { $rival_seats } per { $place }. La stella è tua: chi controlla il luogo?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } non può pagare tutti i dadi e sceglie quali restano.
dicetown-question-trim-you = { $count ->
    [one] Il tuo Bruto è stato annullato, e non puoi pagare altri dadi. Quale tieni?
   *[other] Il tuo Bruto è stato annullato, e puoi pagare solo { $count } dadi. Quali tieni?
}
dicetown-question-card = { $count ->
    [one] { $seat } guarda una carta dell’Emporio.
   *[other] { $seat } sceglie una tra { $count } carte dell’Emporio.
}
dicetown-question-card-you = { $count ->
    [one] Hai pescato una carta all’Emporio. Prendila.
   *[other] Hai pescato { $count } carte all’Emporio. Quale tieni?
}
dicetown-question-rob = { $seat } sceglie chi derubare nel saloon.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] Controlli il saloon con una Q. Da chi peschi una carta?
   *[other] Controlli il saloon con { $count } Q. Da chi peschi le carte?
}
dicetown-question-steal = { $seat } sceglie quale carta di { $victim_seat } tenere.
dicetown-question-steal-you = Quale delle carte di { $victim_seat } tieni?
dicetown-question-order = Lo sceriffo, { $seat }, decide l’ordine delle visite a Doc Badluck.
dicetown-question-order-you = La stella è tua. In che ordine si va da Doc Badluck?
dicetown-question-visit = { $seat } sceglie un elisir da Doc Badluck.
dicetown-question-visit-you = Doc Badluck ha qualcosa per te. Quale elisir prendi?
dicetown-question-joe = { $seat } pesca Joe il Nervoso e sceglie chi deve pagare.
dicetown-question-joe-you = Hai pescato Joe il Nervoso. Chi deve pagarti?
dicetown-question-giver-friendship = { $seat } sceglie a chi chiedere una carta Emporio.
dicetown-question-giver-friendship-you = Amicizia: a chi chiedi una carta Emporio?
dicetown-question-giver-dominion = { $seat } sceglie a chi chiedere una proprietà.
dicetown-question-giver-dominion-you = Dominio: a chi chiedi una proprietà?
dicetown-question-gift-friendship = { $seat } sceglie quale carta Emporio dare a { $taker_seat }.
dicetown-question-gift-friendship-you = Quale carta Emporio dai a { $taker_seat }?
dicetown-question-gift-dominion = { $seat } sceglie quale proprietà dare a { $taker_seat }.
dicetown-question-gift-dominion-you = Quale proprietà dai a { $taker_seat }?
dicetown-question-protect = { $seat } sceglie due proprietà da proteggere.
dicetown-question-protect-you = Quali due proprietà metti al sicuro dai furti?
dicetown-question-winner = Parità fino all’ultimo. Lo sceriffo, { $seat }, decide chi vince.
dicetown-question-winner-you = Parità fino all’ultimo, e la stella è tua. Chi vince?
dicetown-question-over = La partita è finita. La città è di { $winner_seats }.
dicetown-question-over-you = La partita è finita. La città è tua.
# While chance is at work.
dicetown-draw-deal = Si prepara il tavolo.
dicetown-draw-roll = I dadi rotolano sotto i bussolotti.
dicetown-draw-store = Si pescano carte Emporio.
dicetown-draw-theft = Si pesca dalla mano di qualcuno.
dicetown-draw-property = Si pescano proprietà.
dicetown-draw-elixir = Si pesca un elisir.

## Names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] Tieni { $dice }, gratis
   *[other] Tieni { $dice } per { DOLLARS($cost) }
}
dicetown-label-keep-none = Non tenere nulla per { DOLLARS(1) }
dicetown-label-brute = Tieni { $dice } con il Bruto
dicetown-label-trim = Tieni { $dice }
dicetown-label-pass = Passa
dicetown-label-play = Gioca { $card }
dicetown-label-turn = Gira { $die } su { $face }
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = { $offer ->
    [niente] Non proporre niente
   *[other] Proponi { $offer }
}
dicetown-label-leader = Scegli { $seat }
dicetown-label-card = Scegli { $card }
dicetown-label-joe = Manda Joe da { $target_seat }
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] Da { $victim_seat }: 1 proprietà
       *[other] Da { $victim_seat }: { $properties } proprietà
    }
    [one] { $properties ->
        [0] Da { $victim_seat }: 1 carta Emporio
        [one] Da { $victim_seat }: 1 carta Emporio, 1 proprietà
       *[other] Da { $victim_seat }: 1 carta Emporio, { $properties } proprietà
    }
   *[other] { $properties ->
        [0] Da { $victim_seat }: { $store } carte Emporio
        [one] Da { $victim_seat }: { $store } carte Emporio, 1 proprietà
       *[other] Da { $victim_seat }: { $store } carte Emporio, { $properties } proprietà
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = Prendi { $elixir }
dicetown-label-elixir-top = Prendi quello coperto in cima
dicetown-label-giver = Chiedi a { $seat }
dicetown-label-protect = Proteggi { $cards }
dicetown-label-winner = Vince { $seat }
dicetown-label-deal = Prepara il tavolo
dicetown-label-roll = Tira i dadi
dicetown-label-draw = Pesca { $cards }

## Names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = la miniera d’oro
dicetown-place-bank = la banca
dicetown-place-store = l’Emporio
dicetown-place-saloon = il saloon
dicetown-place-office = l’ufficio dello sceriffo
dicetown-place-hall = il Municipio
# Cards whose faces the reader may see.
dicetown-card-brute = Bruto
dicetown-card-gambler = Giocatore d’azzardo
dicetown-card-dynamite = Dinamite
dicetown-card-barmaids = Ragazze del saloon
dicetown-card-corruption = Corruzione
dicetown-card-credit = Credito illimitato
dicetown-card-joe = Joe il Nervoso
dicetown-card-marshal = Marshal
dicetown-card-shares = Parti uguali
dicetown-card-wanted = Ricercato
dicetown-card-elixir = Elisir
dicetown-card-equipment-1 = Borraccia (1)
dicetown-card-equipment-2 = Lazo (2)
dicetown-card-equipment-3 = Stivali (3)
dicetown-card-equipment-4 = Sella (4)
dicetown-card-equipment-5 = Fucile (5)
dicetown-card-equipment-6 = Mulo (6)
dicetown-card-equipment-7 = Carro (7)
dicetown-card-equipment-8 = Cavallo (8)
dicetown-card-property-1 = Tenda (1)
dicetown-card-property-2 = Capanna (2)
dicetown-card-property-3 = Fattoria (3)
dicetown-card-property-4 = Ranch (4)
dicetown-card-property-5 = Villa (5)
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [one] una carta Emporio
   *[other] { $count } carte Emporio
}
dicetown-back-property = { $count ->
    [one] una proprietà
   *[other] { $count } proprietà
}
dicetown-elixir-wealth = Ricchezza
dicetown-elixir-friendship = Amicizia
dicetown-elixir-charm = Fascino
dicetown-elixir-luck = Fortuna
dicetown-elixir-power = Potere
dicetown-elixir-protection = Protezione
dicetown-elixir-dominion = Dominio
dicetown-nothing = niente
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}

## How a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = ancora nessuno: { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats }, con la mano migliore: { $worth }
   *[other] { $leader_seats }, con { $count }: { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand }: { $worth }
dicetown-fact-tied = { $worth }, parità: { $leader_seats }
dicetown-fact-score = { $points ->
    [one] 1 punto finora
   *[other] { $points } punti finora
}
dicetown-fact-score-seen = { $points ->
    [one] 1 punto finora
   *[other] { $points } punti finora
} + { $hidden ->
    [one] 1 carta nascosta
   *[other] { $hidden } carte nascoste
}
# The rivals with the most dice for a place, and how many each has.
dicetown-fact-rivals = { $rival_seats } { $count }
# Cards in the hand of a player that everybody has seen.
dicetown-fact-known = Tutti hanno visto nella mano di { $seat }: { $cards }.
dicetown-worth-mine = { $count ->
    [0] pepite finite
    [one] ancora 1 pepita
   *[other] ancora { $count } pepite
}
dicetown-worth-bank = { $bills ->
    [0] vuota
   *[other] { DOLLARS($bills) } di bottino
}
dicetown-worth-store = una carta da tenere
dicetown-worth-saloon = una carta da rubare
dicetown-worth-office = la stella
dicetown-worth-hall = { $points ->
    [0] tutto preso
   *[other] la prossima vale { $points }
}
# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] Non restano pepite
    [one] 1 pepita per te: 1 punto
   *[other] { $count } pepite per te: { $count } punti
}
dicetown-own-bank = { $bills ->
    [0] Niente da prendere, ma controlli un luogo
   *[other] { DOLLARS($bills) } per te: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
}
dicetown-own-store = { $visits ->
    [2] { $count ->
        [one] Peschi una carta e la tieni, due volte
       *[other] Peschi { $count } carte e ne tieni una, due volte
    }
   *[other] { $count ->
        [one] Peschi una carta e la tieni
       *[other] Peschi { $count } carte e ne tieni una
    }
}
dicetown-own-saloon = { $count ->
    [0] Nessuno ha una carta da rubare
    [one] Peschi una carta da un avversario e la tieni
   *[other] Peschi { $count } carte da un avversario e ne tieni una
}
dicetown-own-saloon-later = { $count ->
    [one] Peschi una carta da un avversario e la tieni, se a quel punto qualcuno ne ha una
   *[other] Peschi fino a { $count } carte da un avversario e ne tieni una, se a quel punto qualcuno ne ha
}
dicetown-own-done = Già risolto in questo round
dicetown-own-office-won = La stella per te: { $points } punti
dicetown-own-office-kept = La stella resta tua: { $points } punti
dicetown-own-hall = { $count ->
    [0] Non restano proprietà
    [one] 1 proprietà per te: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $count } proprietà per te: { $points } punti
}
dicetown-own-doc-due = Finora non controlli niente: ti toccherebbe la visita
dicetown-own-doc-safe = Controlli un luogo: niente visita per te
dicetown-consequence-wasted = ora non ti porta nulla
dicetown-consequence-joe = { $bills ->
    [0] niente da prendere
   *[other] { DOLLARS($bills) } per te
}
dicetown-consequence-offer = solo se { $sheriff_seat } sceglie te

## When a card is played, and what it does

dicetown-effect-brute = quando tieni due dadi o più: tutti gratis
dicetown-effect-gambler = dopo aver tenuto dei dadi: gira uno dei tuoi sulla faccia che vuoi
dicetown-effect-dynamite = quando controlli la miniera d’oro: il doppio delle pepite
dicetown-effect-barmaids = quando controlli il saloon: rubi due volte
dicetown-effect-corruption = quando controlli il Municipio: una proprietà in più, dal mazzo
dicetown-effect-credit = quando controlli l’Emporio: una visita in più
dicetown-effect-joe = subito: { DOLLARS(4) } da un giocatore a tua scelta
dicetown-effect-marshal = quando la stella sta per cambiare di mano: resta dov’è
dicetown-effect-shares = quando un altro rapina la banca: metà del bottino
dicetown-effect-wanted = quando un altro gioca una carta Emporio: non ha effetto
dicetown-effect-elixir = quando qualcuno va da Doc Badluck: ci vai anche tu
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] alla fine: 1 punto
   *[other] alla fine: { $points } punti
}
dicetown-effect-wealth = ogni altro giocatore ti dà { DOLLARS(2) }
dicetown-effect-charm = ogni altro giocatore ti dà 1 pepita
dicetown-effect-luck = una carta dal mazzo dell’Emporio
dicetown-effect-power = la stella da sceriffo
dicetown-effect-protection = due tue proprietà sono al sicuro dai furti
dicetown-effect-friendship = un giocatore a tua scelta ti dà una carta Emporio
dicetown-effect-dominion = un giocatore a tua scelta ti dà una proprietà

## The story, the hand

dicetown-table-set = Il tavolo è pronto. { $seat } porta la stella da sceriffo.
dicetown-table-set-you = Il tavolo è pronto. Porti tu la stella da sceriffo.
dicetown-round = Round { $round }.
dicetown-rolled = Tutti tirano sotto il bussolotto.
dicetown-rolled-you = Tiri { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } tiene { $dice }.
   *[other] { $seat } tiene { $dice } per { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] Tieni { $dice }.
   *[other] Tieni { $dice } per { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } non tiene dadi e paga { DOLLARS($cost) }.
dicetown-kept-none-you = Non tieni dadi e paghi { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } non può pagare e tiene solo { $dice }.
   *[other] { $seat } paga { DOLLARS($cost) } e tiene solo { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] Non puoi pagare e tieni solo { $dice }.
   *[other] Paghi { DOLLARS($cost) } e tieni solo { $dice }.
}
dicetown-brute-paid = Alla fine { $seat } paga { DOLLARS($cost) } per i dadi.
dicetown-brute-paid-you = Alla fine paghi { DOLLARS($cost) } per i dadi.
dicetown-moment-roll = Round { $round }, lancio { $roll }
dicetown-moment-place = Round { $round }: { $place }
dicetown-last-dice = { $seat } tira gli ultimi dadi: { $dice }.
dicetown-last-dice-you = Tiri i tuoi ultimi dadi: { $dice }.
dicetown-turned = { $seat } gira un dado da { $die } a { $face }.
dicetown-turned-you = Giri un dado da { $die } a { $face }.

## The story, the town

dicetown-led = { $seat } controlla { $place }.
dicetown-led-you = Controlli { $place }.
dicetown-led-hand = { $seat } controlla { $place }: { $hand }.
dicetown-led-hand-you = Controlli { $place }: { $hand }.
dicetown-played = { $seat } gioca { $card }.
dicetown-played-you = Giochi { $card }.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } gioca { $card }: { $die } sta per diventare { $face }.
dicetown-played-turn-you = Giochi { $card }: { $die } sta per diventare { $face }.
dicetown-countered = La carta { $card } di { $seat } va a vuoto.
dicetown-countered-you = La tua carta { $card } va a vuoto.
dicetown-dug = { $count ->
    [one] { $seat } estrae 1 pepita.
   *[other] { $seat } estrae { $count } pepite.
}
dicetown-dug-you = { $count ->
    [one] Estrai 1 pepita.
   *[other] Estrai { $count } pepite.
}
dicetown-bank = { $bills ->
    [0] { $seat } trova la banca vuota.
   *[other] { $seat } rapina la banca e prende { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] Trovi la banca vuota.
   *[other] Rapini la banca e prendi { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } prende { DOLLARS($bills) } dal bottino di { $other_seat }.
dicetown-shared-you = Prendi { DOLLARS($bills) } dal bottino di { $other_seat }.
dicetown-shared-to-you = { $seat } prende { DOLLARS($bills) } dal tuo bottino.
dicetown-coach = La diligenza porta { DOLLARS($bills) } alla banca.
# What a returning player has missed.
dicetown-recap-rounds = { $count ->
    [one] È stato giocato 1 round.
   *[other] Sono stati giocati { $count } round.
}
dicetown-recap-bills = Dollari: { DOLLARS($before) } → { DOLLARS($after) }.
dicetown-recap-nuggets = Pepite: { $before } → { $after }.
dicetown-recap-cards = Carte: { $before } → { $after }.
dicetown-drew = { $seat } pesca { $cards }.
dicetown-drew-you = Peschi { $cards }.
dicetown-kept-card = { $seat } tiene { $card }.
dicetown-kept-card-you = Tieni { $card }.
dicetown-store-shuffled = Gli scarti, rimescolati, formano un nuovo mazzo dell’Emporio.
dicetown-joe-sent = { $seat } manda Joe il Nervoso da { $other_seat }.
dicetown-joe-sent-you = Mandi Joe il Nervoso da { $other_seat }.
dicetown-joe-sent-to-you = { $seat } ti manda Joe il Nervoso.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } non ha niente per Joe il Nervoso.
   *[other] Joe il Nervoso prende { DOLLARS($bills) } a { $other_seat } per { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } non ha niente per Joe il Nervoso.
   *[other] Joe il Nervoso prende per te { DOLLARS($bills) } a { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] Non hai niente per Joe il Nervoso.
   *[other] Joe il Nervoso ti prende { DOLLARS($bills) } per { $seat }.
}
dicetown-nobody-robbed = { $seat } non trova nessuno da derubare.
dicetown-nobody-robbed-you = Non trovi nessuno da derubare.
dicetown-loot = { $seat } pesca da { $other_seat }: { $cards }.
dicetown-loot-you = Peschi da { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } pesca da te: { $cards }.
dicetown-stolen = { $seat } ruba { $card } a { $other_seat }.
dicetown-stolen-you = Rubi { $card } a { $other_seat }.
dicetown-stolen-to-you = { $seat } ti ruba { $card }.
dicetown-star = { $seat } prende la stella.
dicetown-star-you = Prendi la stella.
dicetown-star-kept = { $seat } resta in carica.
dicetown-star-kept-you = Resti in carica.
dicetown-properties = { $seat } prende { $cards }.
dicetown-properties-you = Prendi { $cards }.
dicetown-corruption = { $seat } prende { $card } dal mazzo.
dicetown-corruption-you = Prendi { $card } dal mazzo; nessun altro la vede.
dicetown-row-refilled = La fila si completa: { $cards }.

## The story, the sheriff’s desk

dicetown-offer = { $offer ->
    [niente] { $seat } non propone niente a { $other_seat }.
   *[other] { $seat } propone a { $other_seat }: { $offer }.
}
dicetown-offer-you = { $offer ->
    [niente] Non proponi niente a { $other_seat }.
   *[other] Proponi a { $other_seat }: { $offer }.
}
dicetown-offer-to-you = { $offer ->
    [niente] { $seat } non ti propone niente.
   *[other] { $seat } ti propone: { $offer }.
}
dicetown-leader = Lo sceriffo, { $seat }, dà { $place } a { $other_seat }.
dicetown-leader-you = Dai { $place } a { $other_seat }.
dicetown-leader-to-you = Lo sceriffo, { $seat }, ti dà { $place }.
dicetown-leader-self = Lo sceriffo, { $seat }, si prende { $place }.
dicetown-leader-self-you = Ti prendi { $place }.
dicetown-offer-taken = { $offer ->
    [niente] { $seat } non consegna niente a { $other_seat }.
   *[other] { $seat } consegna { $offer } a { $other_seat }.
}
dicetown-offer-taken-you = { $offer ->
    [niente] Non consegni niente a { $other_seat }.
   *[other] Consegni { $offer } a { $other_seat }.
}
dicetown-offer-taken-to-you = { $offer ->
    [niente] { $seat } non ti consegna niente.
   *[other] { $seat } ti consegna { $offer }.
}

## The story, Doc Badluck

dicetown-visits = { $seat } decide l’ordine delle visite a Doc Badluck: { $visitor_seats }.
dicetown-visits-you = Decidi l’ordine delle visite a Doc Badluck: { $visitor_seats }.
dicetown-elixir-taken = { $seat } prende l’elisir { $elixir }.
dicetown-elixir-taken-you = Prendi l’elisir { $elixir }.
dicetown-elixir-drawn = { $seat } prende l’elisir in cima: { $elixir }.
dicetown-elixir-drawn-you = Prendi l’elisir in cima: { $elixir }.
dicetown-wealth = { $bills ->
    [0] Nessuno ha un dollaro per { $seat }.
   *[other] Gli altri danno { DOLLARS($bills) } a { $seat }.
}
dicetown-wealth-you = { $bills ->
    [0] Nessuno ha un dollaro per te.
   *[other] Gli altri ti danno { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Nessuno ha una pepita per { $seat }.
    [one] Gli altri danno 1 pepita a { $seat }.
   *[other] Gli altri danno { $count } pepite a { $seat }.
}
dicetown-charm-you = { $count ->
    [0] Nessuno ha una pepita per te.
    [one] Gli altri ti danno 1 pepita.
   *[other] Gli altri ti danno { $count } pepite.
}
dicetown-luck = { $seat } pesca { $card }.
dicetown-luck-you = Peschi { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } chiede { $card } a { $other_seat }.
dicetown-giver-you = Chiedi { $card } a { $other_seat }.
dicetown-giver-to-you = { $seat } ti chiede { $card }.
dicetown-given = { $seat } dà { $card } a { $other_seat }.
dicetown-given-you = Dai { $card } a { $other_seat }.
dicetown-given-to-you = { $seat } ti dà { $card }.
dicetown-protected = { $seat } mette al sicuro dai furti: { $cards }.
dicetown-protected-you = Metti al sicuro dai furti: { $cards }.
dicetown-wasted = { $elixir } non serve a niente a { $seat }.
dicetown-wasted-you = { $elixir } non ti serve a niente.
dicetown-elixir-replaced = Doc Badluck mette in mostra l’elisir { $elixir }.
dicetown-elixirs-shuffled = Gli elisir usati, rimescolati, formano un nuovo mazzo.

## The story, the end

dicetown-ended-mine = La miniera è esaurita. Era l’ultimo round.
dicetown-ended-properties = Le proprietà sono finite. Era l’ultimo round.
dicetown-ended-both = La miniera è esaurita e le proprietà sono finite. Era l’ultimo round.
# By what the winner was ahead.
dicetown-won-points = { $seat } vince con { $points } punti.
dicetown-won-points-you = Vinci con { $points } punti.
dicetown-won-cards = Parità a { $points } punti: vince { $seat }, con più proprietà.
dicetown-won-cards-you = Parità a { $points } punti: vinci tu, con più proprietà.
dicetown-won-sheriff = Parità a { $points } punti: vince { $seat }, per decisione dello sceriffo.
dicetown-won-sheriff-you = Parità a { $points } punti: vinci tu, per decisione dello sceriffo.

## Why an answer is refused

dicetown-refusal-not-rolled = Quei dadi non sono sotto il tuo bussolotto.
dicetown-refusal-dice-price = { $bills ->
    [0] Non hai denaro: tieni esattamente un dado.
   *[other] Hai solo { DOLLARS($bills) }. Un dado è gratis, ogni altro costa { DOLLARS(1) }.
}
dicetown-refusal-order-pay = A ogni rivelazione i dadi costano al massimo { DOLLARS($most) }.
dicetown-refusal-order-amount = Un importo è compreso tra { DOLLARS(0) } e { DOLLARS($most) }.
dicetown-refusal-no-brute = Non hai un Bruto.
dicetown-refusal-brute-few = Il Bruto serve solo se tieni due dadi o più.
dicetown-refusal-trim = { $count ->
    [one] Scegli esattamente uno dei dadi che hai tenuto.
   *[other] Scegli esattamente { $count } dei dadi che hai tenuto.
}
dicetown-refusal-no-gambler = Non hai un Giocatore d’azzardo.
dicetown-refusal-not-your-die = Non hai messo da parte quel dado.
dicetown-refusal-same-face = Gira il dado su un’altra faccia.
dicetown-refusal-reaction-window = In questo momento si può giocare solo { $card }.
dicetown-refusal-closed = Ora non si può giocare { $card }.
dicetown-refusal-not-held = Non hai la carta { $card }.
dicetown-refusal-offer-bills = { $bills ->
    [0] Non hai banconote da proporre.
   *[other] Hai solo { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] Non hai pepite da proporre.
    [one] Hai solo 1 pepita.
   *[other] Hai solo { $nuggets } pepite.
}
dicetown-refusal-offer-cards = Proponi solo carte che hai in mano.
dicetown-refusal-not-tied = Scegli qualcuno tra chi è in parità.
dicetown-refusal-card-not-drawn = Quella carta non è stata pescata.
dicetown-refusal-joe-is-played = Joe il Nervoso si gioca subito: scegli chi deve pagare.
dicetown-refusal-joe-target = Scegli un’altra persona a questo tavolo per Joe il Nervoso.
dicetown-refusal-victim = Scegli qualcun altro, che abbia una carta da pescare.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Pescane esattamente una. Carte Emporio: { $store }; proprietà: { $properties }.
   *[other] Pescane esattamente { $count }. Carte Emporio: { $store }; proprietà: { $properties }.
}
dicetown-refusal-order = Indica ogni visitatore una volta sola.
dicetown-refusal-elixir = Quell’elisir non è disponibile.
dicetown-refusal-giver = Scegli qualcun altro, che abbia una carta di quel tipo da dare.
dicetown-refusal-gift = Dai una carta della tua mano, del tipo richiesto.
dicetown-refusal-protect = Scegli esattamente { $count } proprietà della tua mano.
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = Questa distribuzione non è possibile con questa scatola e queste opzioni.
dicetown-refusal-roll = I dadi non possono cadere così.
dicetown-refusal-store-draw = Quelle carte non possono venire dal mazzo dell’Emporio.
dicetown-refusal-loot-draw = Quelle carte non possono venire dalla mano della vittima.
dicetown-refusal-property-draw = Quelle carte non possono venire dal mazzo delle proprietà.
dicetown-refusal-elixir-draw = Quella carta non può venire dal mazzo degli elisir.

## What is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } ha { $count } dadi; devono essere { $printed }.
    [bills] { $file } ha { $count } banconote; devono essere { $printed }.
   *[nuggets] { $file } ha { $count } pepite; devono essere { $printed }.
}
dicetown-components-properties = { $file } deve avere 20 proprietà, che valgono da 1 a 5.
dicetown-components-equipment = { $file } deve avere 6 carte Equipaggiamento, di valori diversi tra 1 e 8.
dicetown-components-actions = { $file } deve avere le 13 carte azione del regolamento.
dicetown-components-elixirs = { $file } deve avere i 7 elisir, ognuno una volta.

## The terminal: the town

dicetown-panel-town = La città, round { $round }
# Names of places as headings.
dicetown-panel-place-mine = Miniera d’oro
dicetown-panel-place-bank = Banca
dicetown-panel-place-coach = Diligenza
dicetown-panel-place-store = Emporio
dicetown-panel-place-saloon = Saloon
dicetown-panel-place-office = Ufficio dello sceriffo
dicetown-panel-place-hall = Municipio
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = mano
dicetown-panel-deck = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] da { $worth }
   *[other] da { $worth }, ancora { $count }
}
dicetown-panel-row-empty = tutte prese
# Poker hands, after the name of whoever has one.
dicetown-panel-hand-five = cinque uguali
dicetown-panel-hand-four = poker
dicetown-panel-hand-full = full
dicetown-panel-hand-straight = scala
dicetown-panel-hand-three = tris
dicetown-panel-hand-pairs = doppia coppia
dicetown-panel-hand-pair = coppia
dicetown-panel-hand-high = dado più alto
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind } di { $high } e { $low }
dicetown-hand-pairs = { $kind }, { $high } e { $low }
dicetown-hand-five = cinque { $high }
dicetown-hand-four = poker di { $high }
dicetown-hand-one = { $kind } di { $high }
dicetown-hand-high = { $kind }: { $high }
dicetown-hand-straight = { $kind } { $high ->
    [asso] all’asso
   *[other] al { $high }
}
dicetown-faces-9 = nove
dicetown-faces-10 = dieci
dicetown-faces-J = fanti
dicetown-faces-Q = regine
dicetown-faces-K = re
dicetown-faces-A = assi
dicetown-face-9 = nove
dicetown-face-10 = dieci
dicetown-face-J = fante
dicetown-face-Q = regina
dicetown-face-K = re
dicetown-face-A = asso
dicetown-panel-guide = Che cosa dà ogni luogo
dicetown-panel-does-mine = Più 9 di tutti: una pepita per ognuno.
dicetown-panel-does-bank = Più 10 di tutti: tutte le banconote della banca.
dicetown-panel-does-coach = Non la controlla nessuno: ciò che costano i dadi in questo round sarà il bottino del prossimo.
dicetown-panel-does-store = Più J di tutti: pesca una carta per ognuno, tienine una. Nel round 1 due volte.
dicetown-panel-does-saloon = Più Q di tutti: pesca una carta per ognuna da un avversario, tienine una.
dicetown-panel-does-office = Più K di tutti: la stella da sceriffo.
dicetown-panel-does-hall = La mano migliore: la prossima proprietà, e una in più per ogni A.
dicetown-panel-does-doc = Chi non ha controllato nessun luogo prende un elisir.
dicetown-panel-played = Carte giocate
dicetown-panel-used = Elisir usati

## The terminal: players, what I know

dicetown-panel-players = Giocatori
dicetown-panel-signs = ★ sceriffo  ▸ tu
dicetown-panel-head-name = Giocatore
dicetown-panel-head-dice = Da parte
dicetown-panel-head-bills = Banconote
dicetown-panel-head-nuggets = Pepite
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Emporio
dicetown-panel-head-properties = Proprietà
dicetown-panel-head-protected = Al sicuro
dicetown-panel-mine = Lo vedi solo tu
dicetown-panel-no-cards = Ancora nessuna carta.
dicetown-panel-equipment = Equipaggiamento
dicetown-panel-properties = Proprietà
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [one] da { $worth }: 1 punto alla fine
   *[other] da { $worth }: { $points } punti alla fine
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Viste: { $place }
dicetown-panel-in-deck = mazzo
dicetown-panel-in-discards = scarti

## The terminal: the decision and the answers

dicetown-panel-cup = Sotto il tuo bussolotto, con { DOLLARS($bills) } da spendere
dicetown-panel-aside = da parte:
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] nessuno { DOLLARS($cost) }
    [one] 1 dado gratis
   *[other] { $count } dadi { DOLLARS($cost) }
}
dicetown-panel-brute = Con il Bruto, due dadi o più sono gratis.
dicetown-panel-tied = In parità con { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = { $purse ->
    [niente] Non hai niente.
   *[other] Hai { $purse }.
}
dicetown-panel-your-goods = La scrivania dello sceriffo
dicetown-panel-offers = proposta: { $offer }
# Beside what is to be typed.
dicetown-panel-type-keep = Tieni questi dadi: indicane quanti ne vuoi
dicetown-panel-type-none = Non tenere nessun dado per { DOLLARS(1) }
dicetown-panel-type-brute = Tieni questi dadi e gioca il Bruto
dicetown-panel-type-turn = Gioca la carta Giocatore d’azzardo: gira questo dado su quella faccia
dicetown-panel-type-nothing = Non proporre niente
dicetown-panel-type-offer = Proponi qualcosa del genere, con quello che hai

## Ties in the final ranking

dicetown-tie-cards = { $seat } prima di { $other_seat }: parità a { $points } punti, ma con più proprietà.
dicetown-tie-cards-you = Sei davanti a { $other_seat }: parità a { $points } punti, ma con più proprietà.
dicetown-tie-cards-to-you = { $seat } è davanti a te: parità a { $points } punti, ma con più proprietà.
dicetown-tie-sheriff = { $seat } prima di { $other_seat }: parità a { $points } punti, per decisione dello sceriffo.
dicetown-tie-sheriff-you = Sei davanti a { $other_seat }: parità a { $points } punti, per decisione dello sceriffo.
dicetown-tie-sheriff-to-you = { $seat } è davanti a te: parità a { $points } punti, per decisione dello sceriffo.

## The terminal: the score sheet

dicetown-sheet-title = Punteggio finale
dicetown-sheet-nuggets = Pepite
dicetown-sheet-bills = Banconote, 1 ogni { DOLLARS(2) }
dicetown-sheet-star = Stella da sceriffo
dicetown-sheet-equipment = Equipaggiamento
dicetown-sheet-properties = Proprietà
dicetown-sheet-total = Punti
dicetown-sheet-rank = Posto
dicetown-sheet-tied = { $count ->
    [one] Parità a { $points } punti: { $seat } ha 1 proprietà.
   *[other] Parità a { $points } punti: { $seat } ha { $count } proprietà.
}
dicetown-sheet-by-points = Hanno deciso i punti.
dicetown-sheet-by-cards = Punti in parità: ha deciso il numero di proprietà.
dicetown-sheet-by-sheriff = Punti e proprietà in parità: ha deciso lo sceriffo.

## What a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Un dado è gratis, ogni altro costa { DOLLARS(1) }; anche non tenerne nessuno costa { DOLLARS(1) }. Ciò che tieni resta per tutto il round.
dicetown-hint-town = A ogni faccia corrisponde un luogo: 9 la miniera, 10 la banca, J l’Emporio, Q il saloon, K l’ufficio dello sceriffo. Lo controlla chi ne ha di più.
dicetown-hint-race = Appena qualcuno ha messo da parte cinque dadi, tutti gli altri tirano ancora una volta e prendono quel che viene.
dicetown-hint-hall = La migliore mano di poker prende una proprietà al Municipio, e una in più per ogni A.
dicetown-hint-nothing = Non controllare nessun luogo non è un dramma: Doc Badluck avrà un elisir per te.
dicetown-hint-poor = Senza denaro si tiene esattamente un dado.
dicetown-hint-trim = Tieni i dadi che ti danno un luogo; gli altri si tirano di nuovo.
dicetown-hint-turn = Un dado girato può valere un luogo, o la mano migliore. Poi la carta si scarta.
dicetown-hint-react = Una carta serve solo nel suo momento, e poi si scarta. Puoi tenerla per un’occasione migliore.
dicetown-hint-counter = Ricercato annulla una carta Emporio qualsiasi. Per questa ne vale la pena?
dicetown-hint-offer = Lo sceriffo sceglie liberamente tra chi è in parità. Paghi la tua proposta solo se sceglie te.
dicetown-hint-leader = La stella è tua, quindi le parità le decidi tu. Ricevi la proposta di chi scegli, e niente dagli altri.
dicetown-hint-card = L’Equipaggiamento vale punti alla fine; una carta azione serve nel suo momento. Nessuno vede che cosa tieni.
dicetown-hint-rob = Più carte peschi, migliore è quella che tieni. Una proprietà vale da 1 a 5 punti.
dicetown-hint-steal = Quella che tieni è tua; le altre tornano indietro.
dicetown-hint-order = Chi va prima può scegliere tra i due elisir scoperti.
dicetown-hint-visit = Leggi che cosa fanno i due elisir, o tenta la sorte con quello coperto.
dicetown-hint-joe = Scegli qualcuno che abbia ancora { DOLLARS(4) }.
dicetown-hint-giver = Che cosa dare lo sceglie l’altro: chiedi a qualcuno che ha poche carte.
dicetown-hint-gift = Scegli tu che cosa dare: quella che ti serve meno.
dicetown-hint-protect = Le proprietà protette non si possono più rubare. Prendi le migliori.
dicetown-hint-winner = La tua ultima decisione da sceriffo.
# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Un round ha due parti: prima i dadi, poi la città, luogo per luogo.
dicetown-tip-LastDiceRolled = Qualcuno aveva messo da parte cinque dadi, così tutti gli altri hanno tirato ancora una volta e tenuto tutto.
dicetown-tip-NuggetsDug = Una pepita vale un punto. Quando la miniera è esaurita, la partita finisce dopo quel round.
dicetown-tip-BankRobbed = Chi controlla la banca prende tutte le banconote. Due dollari valgono un punto.
dicetown-tip-CoachUnloaded = Ciò che i dadi costano in questo round è il bottino del prossimo.
dicetown-tip-CardsDrawn = All’Emporio si tiene una carta e si scartano le altre coperte. Nel primo round ci si va due volte.
dicetown-tip-LootDrawn = Nel saloon si guardano le carte di un avversario e se ne tiene una.
dicetown-tip-StarTaken = Lo sceriffo decide le parità, e la stella vale 5 punti alla fine.
dicetown-tip-PropertiesTaken = La mano migliore prende la proprietà esposta più in basso. Quando sono finite, la partita finisce dopo quel round.
dicetown-tip-OfferMade = Chi è in parità può corrompere lo sceriffo. Paga solo chi viene scelto.
dicetown-tip-LeaderNamed = In caso di parità decide lo sceriffo.
dicetown-tip-CardPlayed = Ogni carta azione ha il suo momento. Il gioco si ferma lì anche se nessuno ha la carta, per non svelare nulla.
dicetown-tip-ElixirTaken = Chi non ha controllato nessun luogo va da Doc Badluck e prende un elisir.

## The lesson, a scripted first game

dicetown-lesson-goal = Una nuova città del selvaggio West aspetta un padrone. A ogni round si tirano dadi da poker, e i dadi decidono chi ottiene cosa in città. L’obiettivo: avere più punti di tutti alla fine. Le pepite, i dollari, la stella da sceriffo, le proprietà e l’equipaggiamento valgono punti.
dicetown-lesson-cup = Questo è il tuo bussolotto. Tutti tirano cinque dadi in segreto. A ogni faccia corrisponde un luogo: 9 la miniera d’oro, 10 la banca, J l’Emporio, Q il saloon, K l’ufficio dello sceriffo. Il giocatore che ha più dadi di una faccia controlla il luogo. Con il tuo denaro, { DOLLARS($bills) }, paghi i dadi.
dicetown-lesson-keep = Scegli i dadi che vuoi tenere; gli altri si tirano di nuovo. Un dado è gratis, ogni altro costa { DOLLARS($price) }. Ti sono usciti due 9. Tienili entrambi, e la miniera d’oro può essere tua.
dicetown-lesson-coach = Tutti hanno alzato il bussolotto insieme. Il denaro dei dadi in più va alla diligenza: { DOLLARS($own) } da te, { DOLLARS($price) } da { $seat }. Più tardi nel round la diligenza lo porta alla banca. Lì aspetta il giocatore che controllerà la banca nel round successivo.
dicetown-lesson-race = Hai tirato di nuovo gli altri dadi. Appena un giocatore ha tenuto cinque dadi, tutti gli altri tirano un’ultima volta e devono prendere quel che viene. A { $seat } ne mancano solo due. Tieni la J: è gratis, e le J portano carte dell’Emporio.
dicetown-lesson-tie = { $seat } ha cinque dadi, perciò sono stati tirati i tuoi ultimi due: un 10 e una J. Ora si percorre la città, luogo per luogo. Miniera d’oro: hai più 9 di tutti e prendi { $nuggets } pepite, una per ogni 9. Banca: tu e { $seat } avete un 10 ciascuno. Lo sceriffo, { $sheriff_seat }, decide la parità e si può corrompere. Chi è in parità fa la sua proposta in segreto, e paga solo chi viene scelto. Offri { DOLLARS($bills) }.
dicetown-lesson-store = { $sheriff_seat } ha scelto te: per { DOLLARS($bills) } hai preso tutti i { DOLLARS($loot) } della banca. Emporio: hai più J di tutti. Peschi una carta per ogni J e ne tieni una. L’equipaggiamento vale punti alla fine. Le carte azione ti aiutano durante la partita. Tieni l’equipaggiamento che vale { $value } punti.
dicetown-lesson-card = Nel primo round ci vai due volte. «Elisir» è una carta azione. Doc Badluck dà un elisir a chi non controlla nessun luogo; con questa carta ne ricevi uno anche tu. Quando puoi giocare una carta, ti viene chiesto. Tieni «Elisir».
dicetown-lesson-react = Saloon: { $ada_seat } aveva più Q di tutti e ti ha rubato l’equipaggiamento. Ufficio dello sceriffo: { $ada_seat } aveva più K di tutti e ora porta la stella. Municipio: { $ada_seat } aveva la migliore mano di poker e ha preso una proprietà; ogni A della mano ne avrebbe portata un’altra. { $buck_seat } non controllava nessun luogo e va da Doc Badluck. È il momento della tua carta: gioca «Elisir».
dicetown-lesson-elixir = { $buck_seat } ha scelto per primo, ora tocca a te. Puoi prendere uno dei due elisir scoperti, o il primo del mazzo senza vederlo. Con «Ricchezza», ogni altro giocatore ti dà { DOLLARS($bills) }. Prendilo.
dicetown-lesson-hall = Questo era il primo round: hai vinto una parità, giocato una carta e bevuto un elisir. Tutti i dadi tornano sotto i bicchieri. I soldi della diligenza aspettano in banca, e { $ada_seat } porta la stella e d’ora in poi decide le parità.
dicetown-lesson-end = Per mostrarti la fine, dei bot hanno giocato gli altri round. La partita finisce dopo il round in cui la miniera d’oro si esaurisce o viene presa l’ultima proprietà. Ricevi un punto per ogni pepita, uno ogni { DOLLARS($bills) }, { $star } per la stella e il valore del tuo equipaggiamento e delle tue proprietà. Vince chi ha più punti. Ora torna al secondo round e continua liberamente. All’inizio vedrai dei consigli, poi sempre meno.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [one] { $seat } ha 1 punto.
   *[other] { $seat } ha { $points } punti.
}
dicetown-report-score-you = { $points ->
    [one] Hai 1 punto.
   *[other] Hai { $points } punti.
}
dicetown-report-so-far = { $points ->
    [one] Finora { $seat } ha almeno 1 punto; le carte nascoste possono aggiungerne.
   *[other] Finora { $seat } ha almeno { $points } punti; le carte nascoste possono aggiungerne.
}
dicetown-report-so-far-you = { $points ->
    [one] Finora hai 1 punto.
   *[other] Finora hai { $points } punti.
}
dicetown-report-cup = Sotto il tuo bussolotto: { $dice }.
dicetown-report-dice = { $seat } ha messo da parte { $dice }.
dicetown-report-dice-you = Hai messo da parte { $dice }.
dicetown-report-no-dice = { $seat } non ha dadi da parte.
dicetown-report-no-dice-you = Non hai dadi da parte.
dicetown-report-money = { $seat } ha { DOLLARS($bills) }.
dicetown-report-money-you = Hai { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } non ha pepite.
    [one] { $seat } ha 1 pepita.
   *[other] { $seat } ha { $count } pepite.
}
dicetown-report-nuggets-you = { $count ->
    [0] Non hai pepite.
    [one] Hai 1 pepita.
   *[other] Hai { $count } pepite.
}
dicetown-report-sheriff = { $seat } porta la stella da sceriffo.
dicetown-report-sheriff-you = Porti la stella da sceriffo.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card } – { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = Carte Emporio di { $seat }: { $cards }.
dicetown-report-cards-you = Le tue carte Emporio: { $cards }.
dicetown-report-properties = Proprietà di { $seat }: { $cards }.
dicetown-report-properties-you = Le tue proprietà: { $cards }.
dicetown-report-safe = { $seat } ha al sicuro dai furti: { $cards }.
dicetown-report-safe-you = Hai al sicuro dai furti: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = Hai visto ({ $place }): { $cards }.
dicetown-report-hand = in mano a { $seat }
dicetown-report-offer = { $offer ->
    [niente] { $seat } non propone niente.
   *[other] { $seat } propone: { $offer }.
}
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place } – { $told }.
dicetown-report-coach = Diligenza: { DOLLARS($bills) } per la banca.
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Proprietà nella fila: { $worth }. Il mazzo è vuoto.
    [one] Proprietà nella fila: { $worth }. Ancora 1 nel mazzo.
   *[other] Proprietà nella fila: { $worth }. Ancora { $count } nel mazzo.
}
dicetown-report-no-row = { $count ->
    [0] Non restano proprietà né nella fila né nel mazzo.
   *[other] Nessuna proprietà nella fila. Ancora { $count } nel mazzo.
}
dicetown-report-doc = Doc Badluck ha: { $elixirs }.
dicetown-report-deck = { $count ->
    [one] Una carta nel mazzo dell’Emporio.
   *[other] { $count } carte nel mazzo dell’Emporio.
}
dicetown-report-played = Carte giocate: { $cards }.

## The lobby

web-game-dicetown-line = Tira i dadi sotto il bussolotto, conquista la città luogo per luogo e resta nelle grazie dello sceriffo.
web-game-dicetown-time = 15 min con i bot, 25 tra amici

## Learning a game

web-dicetown-note-nuggets = 1 punto per ogni pepita.
web-dicetown-note-bills = 1 punto ogni { DOLLARS(2) }.
web-dicetown-note-star = 5 punti a chi ha la stella da sceriffo.
web-dicetown-note-equipment = L’Equipaggiamento dell’Emporio vale i punti indicati. Le carte azione non danno punti.
web-dicetown-note-properties = Le proprietà del Municipio valgono da 1 a 5 punti l’una.
web-dicetown-note-total = Vince chi ha più punti. In caso di parità: più proprietà, poi decide lo sceriffo.

## The table in words

web-text-board-dicetown = La città

## The page: the board

web-dicetown-progress = Dice Town · round { $round }
web-dicetown-last = { $count ->
    [one] resta 1
   *[other] restano { $count }
}
web-dicetown-near-mine = { $count ->
    [one] Nella miniera resta una pepita
   *[other] Nella miniera restano { $count } pepite
}
web-dicetown-near-hall = { $count ->
    [one] Resta una proprietà
   *[other] Restano { $count } proprietà
}
web-dicetown-town = La città, luogo per luogo
web-dicetown-tab-tray = Davanti a te
web-dicetown-tab-cards = Le mie carte
web-dicetown-as-it-stands = La situazione
web-dicetown-so-far = con i dadi da parte finora
web-dicetown-by-place = luogo per luogo
web-dicetown-to-bank = { $amount } per la banca
web-dicetown-doc = per chi non controlla niente
web-dicetown-hands = Mani
web-dicetown-best-first = dalla migliore
web-dicetown-cup = Sotto il bussolotto
web-dicetown-cup-closed = Il tuo bussolotto è capovolto. Gli altri stanno ancora scegliendo.
web-dicetown-committed = Tieni { $dice }. Gli altri stanno ancora scegliendo.
web-dicetown-committed-none = Non ne tieni nessuno. Gli altri stanno ancora scegliendo.
web-dicetown-aside = da parte
web-dicetown-free = gratis
web-dicetown-too-dear = troppo caro
web-dicetown-keep = Tieni { $dice }
# Beside the dice: keep none of them.
web-dicetown-none = Nessuno: { DOLLARS(1) }
web-dicetown-choose-dice = Tocca i dadi da tenere
# How many dice you would have for a place, and the rivals with the most.
web-dicetown-you-and-rivals = { $count ->
    [0] { $place }: tu { $mine }, nessun altro
   *[other] { $place }: tu { $mine }, { $rival_seats } { $count }
}
web-dicetown-choose = Scegli
web-dicetown-choose-you = Scegli te
web-dicetown-turn = Gira uno dei tuoi dadi
web-dicetown-part-die = Questo dado
web-dicetown-part-face = diventa
web-dicetown-rob = Scegli da chi peschi
web-dicetown-part-victim = Da
web-dicetown-part-draw = Pesca
web-dicetown-order = Tocca i visitatori in ordine
web-dicetown-part-order = Ordine
dicetown-order-now = Ora: { $answer }
dicetown-order-no-dice = Ora non ci sono dadi sotto il tuo bicchiere.
dicetown-order-held = Hai questa carta.
dicetown-order-not-held = Non hai questa carta.
web-dicetown-order-keep = Dadi da tenere
web-dicetown-order-keep-mine = più 9: per la miniera d’oro
web-dicetown-order-keep-bank = più 10: per la banca
web-dicetown-order-keep-store = più J: per l’Emporio
web-dicetown-order-keep-saloon = più Q: per il saloon
web-dicetown-order-keep-office = più K: per la stella dello sceriffo
web-dicetown-order-keep-hall = mano migliore: per il Municipio
web-dicetown-order-pay = Pagare per i dadi a ogni rivelazione, fino a
web-dicetown-order-offer = Proposta allo sceriffo in caso di pareggio
web-dicetown-order-offer-bills = banconote, fino a un limite
web-dicetown-protect = { $count ->
    [one] Tocca la proprietà da proteggere
   *[other] Tocca { $count } proprietà da proteggere
}
web-dicetown-trim = { $count ->
    [one] Tocca il dado che tieni
   *[other] Tocca i { $count } dadi che tieni
}
web-forced = Una sola scelta: { $choice }
web-dicetown-choosing = sceglie
web-dicetown-ready = ha scelto
web-dicetown-your-dice = I tuoi dadi
web-dicetown-you-have = Hai { $amount }.
web-dicetown-sheriff = Sceriffo
web-dicetown-bills = Banconote
web-dicetown-nuggets = Pepite
web-dicetown-store-cards = Carte Emporio
web-dicetown-properties = Proprietà
web-dicetown-safe = al sicuro
web-dicetown-cards = Le tue carte
web-dicetown-your-offer = La tua proposta allo sceriffo
web-dicetown-offers = Proposte allo sceriffo, { $sheriff_seat }
web-dicetown-offers-you = Proposte a te, lo sceriffo
web-dicetown-of = su { $count }
web-dicetown-offer = Proponi { $goods }
web-dicetown-offer-nothing = Non proporre niente
web-dicetown-offer-first = Scegli che cosa proporre
web-dicetown-offered = Proponi { $goods }.
web-dicetown-sealed-offer = segreta finché non hanno offerto tutti; paghi solo se lo sceriffo sceglie te
web-dicetown-desk = gli importi sono pubblici; le carte le vede solo lo sceriffo
web-dicetown-desk-yours = ricevi la proposta di chi scegli; le altre tornano indietro
web-dicetown-stake = In palio: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Contro di te: { $rival_seats }
   *[other] Contro di te: { $rival_seats }
}
web-dicetown-face = visibile solo a voi due
web-dicetown-sheet-lead = { $points } punti, davanti a { $next }
web-option-bribes = Mazzette
web-option-bribes-note = Se in caso di parità si può offrire qualcosa allo sceriffo.
web-option-bribes-on = permesse
web-option-bribes-off = vietate
web-option-memory = Punti delle carte viste
web-option-memory-note = Se i punti accanto a un posto contano le carte che tutti hanno visto.
web-option-memory-secret = non contati
web-option-memory-noted = contati per i giocatori
web-option-memory-open = contati per tutti

## The coach

dicetown-why-keep-more = Tenere più dadi di questo tiro aiuta a controllare un luogo.
dicetown-why-keep-fewer = Conviene tirare di nuovo più dadi.
dicetown-why-keep-other = Altri dadi di questo tiro aiutano di più a controllare un luogo.
dicetown-why-none = Nessuno di questi dadi ti aiuta abbastanza.
dicetown-why-dice = { $count ->
    [one] Così hai un dado per { $place }.
   *[other] Così hai { $count } dadi per { $place }.
}
dicetown-why-play = Giocata ora, la carta ti rende più che tenuta.
dicetown-why-wait = Più avanti la carta ti renderà di più.

## Orders for a player who is away

web-dicetown-orders-cards = Carte azione
web-dicetown-orders-lead = Scegli adesso come rispondere quando si potrà giocare una di queste carte. Ogni scelta vale subito.
web-dicetown-orders-play = giocala sempre
web-dicetown-orders-never = non chiedermelo mai
web-dicetown-orders-least = Giocala se il bottino è almeno di
web-dicetown-orders-stop = Non chiedere più

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-dicetown-beat-roll = Agitate e tirate!
web-dicetown-beat-reveal = Su i bussolotti!
web-dicetown-beat-last = Gli ultimi dadi!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-dicetown-beat-why = { $why }: { $what }
web-dicetown-beat-faces = { $count ->
    [1] { $face ->
        [Q] Una Q
       *[other] Un { $face }
    }
    [2] Due { $face }
    [3] Tre { $face }
    [4] Quattro { $face }
   *[other] Cinque { $face }
}
web-dicetown-beat-sheriff = Decide lo sceriffo
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-dicetown-beat-led = { $why }, { $seat }: { $what }
web-dicetown-beat-led-you = { $why }, tu: { $what }
web-dicetown-beat-leads = { $why }: { $seat }
web-dicetown-beat-leads-you = { $why }: tu
web-dicetown-beat-sealed = La tua proposta è sigillata.
web-dicetown-beat-gain = { $seat }: { $what }
web-dicetown-beat-gain-you = Tu: { $what }
web-dicetown-beat-nuggets = { $count ->
    [one] +1 pepita
   *[other] +{ $count } pepite
}
web-dicetown-beat-bills = +{ DOLLARS($count) }
web-dicetown-beat-cards = { $count ->
    [one] +1 carta
   *[other] +{ $count } carte
}
web-dicetown-beat-draws = { $count ->
    [one] 1 carta pescata
   *[other] { $count } carte pescate
}
web-dicetown-beat-properties = { $count ->
    [one] +1 proprietà
   *[other] +{ $count } proprietà
}
web-dicetown-beat-star = la stella
web-dicetown-beat-visits = { $visitor_seats }

## How a finished game went

web-round-dicetown = Round
web-net-worth-dicetown = { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
}
web-luck-dicetown = I dadi uguali dopo ogni lancio, insieme a quelli messi da parte, rispetto alla media.
web-luck-dicetown-tries = Lanci

## Questions to the table

topic-nuggets = pepite, oro
topic-sheriff = sceriffo, stella
topic-properties = proprietà
topic-offers = proposte, mazzette
topic-round = round, a che punto siamo
topic-place-mine = miniera d’oro, miniera, chi controlla la miniera, chi controlla
topic-place-bank = banca, chi controlla la banca, chi controlla
topic-place-coach = diligenza
topic-place-store = emporio, chi controlla l’emporio, chi controlla
topic-place-saloon = saloon, chi controlla il saloon, chi controlla
topic-place-office = ufficio dello sceriffo, ufficio, chi controlla l’ufficio, chi controlla
topic-place-hall = municipio, chi controlla il municipio, chi controlla
topic-place-doc = doc badluck, doc, elisir
topic-decks = mazzi, mazzo, carte giocate
topic-dice = dadi, mano, mani
topic-cards = carte, carte emporio

## How to play

web-how-dicetown-goal = Avere più punti di tutti quando la miniera d’oro è esaurita o tutte le proprietà sono prese.
web-how-dicetown-start = Ogni giocatore ha cinque dadi e { DOLLARS(8) }. Un giocatore ha la stella da sceriffo. Nella miniera ci sono 30 pepite, nella banca { DOLLARS(3) }.
web-how-dicetown-step-1-title = Tirare e scegliere
web-how-dicetown-step-1 = Tutti tirano in segreto e scelgono i dadi da tenere. Un dado è gratis. Ogni altro costa { DOLLARS(1) }, e anche non tenerne nessuno. Il denaro va alla diligenza.
web-how-dicetown-step-2-title = Scoprire e tirare di nuovo
web-how-dicetown-step-2 = Tutti alzano insieme il bussolotto e tirano di nuovo gli altri dadi. Appena qualcuno ha tenuto cinque dadi, tutti gli altri tirano ancora una volta e tengono tutto.
web-how-dicetown-step-3-title = Visitare la città
web-how-dicetown-step-3 = In ogni luogo agisce il giocatore che ha più dadi della sua faccia. In caso di parità decide lo sceriffo. Chi è in parità può offrirgli una mazzetta.
web-how-dicetown-step-4-title = La mano migliore
web-how-dicetown-step-4 = La migliore mano di poker prende una proprietà al Municipio, e una in più per ogni A.
web-how-dicetown-step-5-title = Gli altri vanno da Doc Badluck
web-how-dicetown-step-5 = I giocatori che non hanno controllato nessun luogo prendono un elisir. Il denaro della diligenza è ora nella banca: è il bottino del prossimo round.
web-how-dicetown-keep-title = Quanto costano i dadi
web-how-dicetown-keep = Ad Ann sono usciti 9 9 J Q K. Tiene i due 9: il primo è gratis, il secondo costa { DOLLARS(1) }. Tre dadi costerebbero { DOLLARS(2) }.
web-how-dicetown-town-title = Chi ottiene cosa
web-how-dicetown-town = Ann ha più 9 e prende 3 pepite. Ben ha più 10 e più K: tutte le banconote della banca e la stella. Cleo ha più J, pesca quattro carte e ne tiene una. Il poker è anche la mano migliore: con un A, Cleo prende due proprietà.
web-how-dicetown-tie-title = Una parità
web-how-dicetown-tie = Ann e Ben hanno due 10 ciascuno. Entrambi fanno una proposta allo sceriffo nello stesso momento. Lo sceriffo sceglie Ben: Ben paga la sua proposta e rapina la banca. Ann tiene la propria.
web-how-dicetown-score = Ogni pepita vale 1 punto, ogni { DOLLARS(2) } valgono 1, la stella vale 5. Equipaggiamento e proprietà danno i punti indicati. Vince chi ha più punti.
web-how-dicetown-places = I luoghi, in ordine
web-how-dicetown-faces = Le sei facce
web-how-dicetown-cards = Carte azione
web-how-dicetown-elixirs = Elisir

# What was drawn, in the list of draws of “Check fairness”.
web-dicetown-drawn-deal = Preparazione
web-dicetown-drawn-roll = Tiro
web-dicetown-drawn-store = Carte dell’Emporio
web-dicetown-drawn-theft = Carte da una mano
web-dicetown-drawn-corruption = Proprietà dal mazzo
web-dicetown-drawn-row = Nuove proprietà
web-dicetown-drawn-elixir = Elisir dal mazzo
web-dicetown-drawn-luck = Carta di un elisir
web-dicetown-drawn-shelf = Nuovo elisir scoperto
