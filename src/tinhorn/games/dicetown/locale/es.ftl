### The sentences of Dice Town: page, terminal and how-to-play.

## Names and places at the table

game-dicetown = Dice Town

## Draws that anyone can check

dicetown-dice-count = Dados
dicetown-dice-count-face = { $face }

## What is asked (the prompt)

dicetown-question-keep = Cada uno elige en secreto qué dados conserva.
dicetown-question-keep-you = Has sacado { $dice }. ¿Qué dados conservas?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = Es el momento de jugar la carta Tahúr.
dicetown-question-turn-you = ¿Juegas la carta Tahúr y cambias uno de tus dados?
dicetown-question-turn-none-you = Es el momento de jugar la carta Tahúr. No la tienes.
dicetown-question-react = { $situation } Es el momento de jugar la carta { $card }.
dicetown-question-react-you = { $situation } ¿Juegas la carta { $card }?
dicetown-question-react-none-you = { $situation } Es el momento de jugar la carta { $card }. No la tienes.
dicetown-question-shares = { $robber_seat } atraca el banco y se lleva { DOLLARS($bills) }. Es el momento de jugar la carta A partes iguales.
dicetown-question-shares-you = { $robber_seat } atraca el banco y se lleva { DOLLARS($bills) }. ¿Te llevas { DOLLARS($share) } con A partes iguales?
dicetown-question-shares-none-you = { $robber_seat } atraca el banco y se lleva { DOLLARS($bills) }. No tienes A partes iguales.
dicetown-question-marshal = { $player_seat } va a recibir la estrella de sheriff. Es el momento de jugar la carta Marshal.
dicetown-question-marshal-you = { $player_seat } va a recibir la estrella de sheriff. ¿Lo impides con Marshal?
dicetown-question-marshal-none-you = { $player_seat } va a recibir la estrella de sheriff. No tienes Marshal.
dicetown-question-counter = { $player_seat } juega la carta { $card }: { $about }. Es el momento de jugar Se busca.
dicetown-question-counter-you = { $player_seat } juega la carta { $card }: { $about }. ¿La anulas con Se busca?
dicetown-question-counter-none-you = { $player_seat } juega la carta { $card }: { $about }. No tienes Se busca para anularla.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } visita a Doc Badluck.
dicetown-about-visits-you = Visitas a Doc Badluck.
dicetown-about-dynamite = { $double } pepitas en vez de { $count }
dicetown-about-barmaids = un segundo robo
dicetown-about-corruption = una propiedad más del mazo
dicetown-about-credit = una visita más al Almacén
dicetown-about-elixir = una visita a Doc Badluck
dicetown-about-marshal = { $seat } conserva la estrella
dicetown-about-shares = { DOLLARS($share) } del botín
dicetown-about-joe = { DOLLARS($bills) } de { $target_seat }
dicetown-about-brute = { $dice } gratis
dicetown-about-gambler = { $die } pasa a ser { $face }
dicetown-question-offer = Empate por { $place }. Los empatados hacen sus ofertas a { $sheriff_seat }, que lleva la estrella.
dicetown-question-offer-you = Estás en el empate por { $place }. ¿Qué le ofreces a { $sheriff_seat }, que lleva la estrella?
dicetown-question-offer-sheriff = Empate por { $place }. Los empatados te hacen sus ofertas a ti, que llevas la estrella.
dicetown-question-leader = Empate por { $place }: { $tied_seats }. { $seat } lleva la estrella y decide.
dicetown-question-leader-you = Empate por { $place }: { $tied_seats }. Llevas la estrella: ¿quién controla el lugar?
dicetown-question-leader-tied = Empate con { $rival_seats } por { $place }. { $seat } lleva la estrella y decide.
dicetown-question-leader-tied-you = Empate con { $rival_seats } por { $place }. Llevas la estrella: ¿quién controla el lugar?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } no puede pagar todos los dados y elige cuáles conserva.
dicetown-question-trim-you = { $count ->
    [one] Han anulado tu Matón y no puedes pagar más dados. ¿Cuál conservas?
   *[other] Han anulado tu Matón y solo puedes pagar { $count } dados. ¿Cuáles conservas?
}
dicetown-question-card = { $count ->
    [one] { $seat } mira una carta del Almacén.
   *[other] { $seat } elige una de { $count } cartas del Almacén.
}
dicetown-question-card-you = { $count ->
    [one] Has tomado una carta en el Almacén. Quédatela.
   *[other] Has tomado { $count } cartas en el Almacén. ¿Cuál conservas?
}
dicetown-question-rob = { $seat } elige a quién robar en el salón.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] Controlas el salón con una Q. ¿A quién le sacas una carta?
   *[other] Controlas el salón con { $count } Q. ¿A quién le sacas cartas?
}
dicetown-question-steal = { $seat } elige con qué carta de { $victim_seat } se queda.
dicetown-question-steal-you = ¿Con cuál de las cartas de { $victim_seat } te quedas?
dicetown-question-order = { $seat } lleva la estrella y fija el orden de visita a Doc Badluck.
dicetown-question-order-you = Llevas la estrella. ¿En qué orden visitan a Doc Badluck?
dicetown-question-visit = { $seat } elige un elixir de Doc Badluck.
dicetown-question-visit-you = Doc Badluck tiene algo para ti. ¿Qué elixir tomas?
dicetown-question-joe = A { $seat } le sale Joe el Nervioso, y elige quién paga.
dicetown-question-joe-you = Te sale Joe el Nervioso. ¿Quién te paga?
dicetown-question-giver-friendship = { $seat } elige a quién pedirle una carta del Almacén.
dicetown-question-giver-friendship-you = Amistad: ¿a quién le pides una carta del Almacén?
dicetown-question-giver-dominion = { $seat } elige a quién pedirle una propiedad.
dicetown-question-giver-dominion-you = Dominio: ¿a quién le pides una propiedad?
dicetown-question-gift-friendship = { $seat } elige qué carta del Almacén darle a { $taker_seat }.
dicetown-question-gift-friendship-you = ¿Qué carta del Almacén le das a { $taker_seat }?
dicetown-question-gift-dominion = { $seat } elige qué propiedad darle a { $taker_seat }.
dicetown-question-gift-dominion-you = ¿Qué propiedad le das a { $taker_seat }?
dicetown-question-protect = { $seat } elige dos propiedades para protegerlas.
dicetown-question-protect-you = ¿Qué dos propiedades pones a salvo de los ladrones?
dicetown-question-winner = Empate en todo. { $seat } lleva la estrella y decide quién gana.
dicetown-question-winner-you = Empate en todo, y llevas la estrella. ¿Quién gana?
dicetown-question-over = La partida ha terminado. La ciudad es de { $winner_seats }.
dicetown-question-over-you = La partida ha terminado. La ciudad es tuya.
# While chance is at work.
dicetown-draw-deal = Se está preparando la mesa.
dicetown-draw-roll = Los dados suenan bajo los cubiletes.
dicetown-draw-store = Se toman cartas del Almacén.
dicetown-draw-theft = Se sacan cartas de la mano de un jugador.
dicetown-draw-property = Se toman propiedades.
dicetown-draw-elixir = Se toma un elixir.

## Names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] Conservar { $dice }, gratis
   *[other] Conservar { $dice } por { DOLLARS($cost) }
}
dicetown-label-keep-none = Ninguno por { DOLLARS(1) }
dicetown-label-brute = Conservar { $dice } con el Matón
dicetown-label-trim = Conservar { $dice }
dicetown-label-pass = Pasar
dicetown-label-play = Jugar { $card }
dicetown-label-turn = Cambiar { $die } por { $face }
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = { $offer ->
    [nada] No ofrecer nada
   *[other] Ofrecer { $offer }
}
dicetown-label-leader = Elegir a { $seat }
dicetown-label-card = Elegir { $card }
dicetown-label-joe = Mandar a Joe a ver a { $target_seat }
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] De { $victim_seat }: 1 propiedad
       *[other] De { $victim_seat }: { $properties } propiedades
    }
    [one] { $properties ->
        [0] De { $victim_seat }: 1 carta del Almacén
        [one] De { $victim_seat }: 1 carta del Almacén, 1 propiedad
       *[other] De { $victim_seat }: 1 carta del Almacén, { $properties } propiedades
    }
   *[other] { $properties ->
        [0] De { $victim_seat }: { $store } cartas del Almacén
        [one] De { $victim_seat }: { $store } cartas del Almacén, 1 propiedad
       *[other] De { $victim_seat }: { $store } cartas del Almacén, { $properties } propiedades
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = Tomar { $elixir }
dicetown-label-elixir-top = Tomar el de encima, sin verlo
dicetown-label-giver = Pedir a { $seat }
dicetown-label-protect = Proteger { $cards }
dicetown-label-winner = Gana { $seat }
dicetown-label-deal = Preparar la mesa
dicetown-label-roll = Tirar los dados
dicetown-label-draw = Tomar { $cards }

## Names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = la mina de oro
dicetown-place-bank = el banco
dicetown-place-store = el Almacén
dicetown-place-saloon = el salón
dicetown-place-office = la oficina del sheriff
dicetown-place-hall = el Ayuntamiento
# Cards whose faces the reader may see.
dicetown-card-brute = Matón
dicetown-card-gambler = Tahúr
dicetown-card-dynamite = Dinamita
dicetown-card-barmaids = Camareras
dicetown-card-corruption = Corrupción
dicetown-card-credit = Crédito ilimitado
dicetown-card-joe = Joe el Nervioso
dicetown-card-marshal = Marshal
dicetown-card-shares = A partes iguales
dicetown-card-wanted = Se busca
dicetown-card-elixir = Elixir
dicetown-card-equipment-1 = Cantimplora (1)
dicetown-card-equipment-2 = Lazo (2)
dicetown-card-equipment-3 = Botas (3)
dicetown-card-equipment-4 = Silla de montar (4)
dicetown-card-equipment-5 = Rifle (5)
dicetown-card-equipment-6 = Mula (6)
dicetown-card-equipment-7 = Carreta (7)
dicetown-card-equipment-8 = Caballo (8)
dicetown-card-property-1 = Tienda de campaña (1)
dicetown-card-property-2 = Cabaña (2)
dicetown-card-property-3 = Granja (3)
dicetown-card-property-4 = Rancho (4)
dicetown-card-property-5 = Mansión (5)
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [one] una carta del Almacén
   *[other] { $count } cartas del Almacén
}
dicetown-back-property = { $count ->
    [one] una propiedad
   *[other] { $count } propiedades
}
dicetown-elixir-wealth = Riqueza
dicetown-elixir-friendship = Amistad
dicetown-elixir-charm = Encanto
dicetown-elixir-luck = Suerte
dicetown-elixir-power = Poder
dicetown-elixir-protection = Protección
dicetown-elixir-dominion = Dominio
# Sentences that get this word in $offer or $purse look for it: change it there too.
dicetown-nothing = nada
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [one] 1 pepita
   *[other] { $count } pepitas
}

## How a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = nadie aún: { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats }, con la mejor jugada: { $worth }
   *[other] { $leader_seats }, con { $count }: { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand }: { $worth }
dicetown-fact-tied = { $worth }, empate: { $leader_seats }
dicetown-fact-score = { $points ->
    [one] 1 punto hasta ahora
   *[other] { $points } puntos hasta ahora
}
dicetown-fact-score-seen = { $points ->
    [one] 1 punto hasta ahora
   *[other] { $points } puntos hasta ahora
} + { $hidden ->
    [one] 1 carta oculta
   *[other] { $hidden } cartas ocultas
}
# The rivals with the most dice for a place, and how many each has.
dicetown-fact-rivals = { $rival_seats } { $count }
# Cards in the hand of a player that everybody has seen.
dicetown-fact-known = Todos han visto en la mano de { $seat }: { $cards }.
dicetown-worth-mine = { $count ->
    [0] no quedan pepitas
    [one] queda 1 pepita
   *[other] quedan { $count } pepitas
}
dicetown-worth-bank = { $bills ->
    [0] vacío
   *[other] { DOLLARS($bills) } de botín
}
dicetown-worth-store = una carta nueva
dicetown-worth-saloon = una carta robada
dicetown-worth-office = la estrella
dicetown-worth-hall = { $points ->
    [0] no queda nada
   *[other] la siguiente vale { $points }
}
# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] No quedan pepitas
    [one] 1 pepita para ti: 1 punto
   *[other] { $count } pepitas para ti: { $count } puntos
}
dicetown-own-bank = { $bills ->
    [0] No hay nada que llevarse, pero controlas un lugar
   *[other] { DOLLARS($bills) } para ti: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
}
dicetown-own-store = { $visits ->
    [2] { $count ->
        [one] Dos veces, tomas una carta y la conservas
       *[other] Dos veces, tomas { $count } cartas y conservas una
    }
   *[other] { $count ->
        [one] Tomas una carta y la conservas
       *[other] Tomas { $count } cartas y conservas una
    }
}
dicetown-own-saloon = { $count ->
    [0] Nadie tiene cartas que robar
    [one] Le sacas una carta a un rival y te la quedas
   *[other] Le sacas { $count } cartas a un rival y te quedas con una
}
dicetown-own-saloon-later = { $count ->
    [one] Le sacas una carta a un rival y te la quedas, si para entonces alguien tiene alguna
   *[other] Le sacas hasta { $count } cartas a un rival y te quedas con una, si para entonces alguien tiene alguna
}
dicetown-own-done = Ya resuelto en esta ronda
dicetown-own-office-won = La estrella para ti: { $points } puntos
dicetown-own-office-kept = Conservas la estrella: { $points } puntos
dicetown-own-hall = { $count ->
    [0] No quedan propiedades
    [one] 1 propiedad para ti: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $count } propiedades para ti: { $points } puntos
}
dicetown-own-doc-due = De momento no controlas nada: te tocaría visitarlo
dicetown-own-doc-safe = Controlas un lugar: te libras de la visita
dicetown-consequence-wasted = ahora no te da nada
dicetown-consequence-joe = { $bills ->
    [0] ahí no hay nada que sacar
   *[other] { DOLLARS($bills) } para ti
}
dicetown-consequence-offer = solo si { $sheriff_seat } te elige

## When a card is played, and what it does

dicetown-effect-brute = al conservar dos dados o más: todos gratis
dicetown-effect-gambler = tras conservar dados: cambias uno tuyo a la cara que quieras
dicetown-effect-dynamite = al controlar la mina de oro: el doble de pepitas
dicetown-effect-barmaids = al controlar el salón: robas dos veces
dicetown-effect-corruption = al controlar el Ayuntamiento: una propiedad más, del mazo
dicetown-effect-credit = al controlar el Almacén: una visita más
dicetown-effect-joe = en el acto: { DOLLARS(4) } de quien tú digas
dicetown-effect-marshal = cuando la estrella vaya a cambiar de manos: no cambia
dicetown-effect-shares = cuando otro atraca el banco: la mitad del botín
dicetown-effect-wanted = cuando otro juega una carta del Almacén: no tiene efecto
dicetown-effect-elixir = cuando alguien visita a Doc Badluck: tú también vas
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] al final: 1 punto
   *[other] al final: { $points } puntos
}
dicetown-effect-wealth = cada uno de los demás te da { DOLLARS(2) }
dicetown-effect-charm = cada uno de los demás te da 1 pepita
dicetown-effect-luck = una carta del mazo del Almacén
dicetown-effect-power = la estrella de sheriff
dicetown-effect-protection = dos propiedades tuyas, a salvo de los ladrones
dicetown-effect-friendship = quien tú digas te da una carta del Almacén
dicetown-effect-dominion = quien tú digas te da una propiedad

## The story, the hand

dicetown-table-set = La mesa está lista. { $seat } lleva la estrella de sheriff.
dicetown-table-set-you = La mesa está lista. Llevas la estrella de sheriff.
dicetown-round = Ronda { $round }.
dicetown-rolled = Todos tiran los dados bajo el cubilete.
dicetown-rolled-you = Tiras y sacas { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } conserva { $dice }.
   *[other] { $seat } conserva { $dice } por { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] Conservas { $dice }.
   *[other] Conservas { $dice } por { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } no conserva ninguno y paga { DOLLARS($cost) }.
dicetown-kept-none-you = No conservas ninguno y pagas { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } no puede pagar y solo conserva { $dice }.
   *[other] { $seat } paga { DOLLARS($cost) } y solo conserva { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] No puedes pagar y solo conservas { $dice }.
   *[other] Pagas { DOLLARS($cost) } y solo conservas { $dice }.
}
dicetown-brute-paid = Al final, { $seat } paga { DOLLARS($cost) } por los dados.
dicetown-brute-paid-you = Al final, pagas { DOLLARS($cost) } por los dados.
dicetown-moment-roll = Ronda { $round }, tirada { $roll }
dicetown-moment-place = Ronda { $round }: { $place }
dicetown-last-dice = { $seat } tira sus últimos dados: { $dice }.
dicetown-last-dice-you = Tiras tus últimos dados: { $dice }.
dicetown-turned = { $seat } cambia un dado: { $die } por { $face }.
dicetown-turned-you = Cambias un dado: { $die } por { $face }.

## The story, the town

dicetown-led = { $seat } controla { $place }.
dicetown-led-you = Controlas { $place }.
dicetown-led-hand = { $seat } controla { $place }: { $hand }.
dicetown-led-hand-you = Controlas { $place }: { $hand }.
dicetown-played = { $seat } juega la carta { $card }.
dicetown-played-you = Juegas la carta { $card }.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } juega la carta { $card }: cambiará { $die } por { $face }.
dicetown-played-turn-you = Juegas la carta { $card }: cambiarás { $die } por { $face }.
dicetown-countered = La carta { $card } de { $seat } no tiene efecto.
dicetown-countered-you = Tu carta { $card } no tiene efecto.
dicetown-dug = { $count ->
    [one] { $seat } saca 1 pepita.
   *[other] { $seat } saca { $count } pepitas.
}
dicetown-dug-you = { $count ->
    [one] Sacas 1 pepita.
   *[other] Sacas { $count } pepitas.
}
dicetown-bank = { $bills ->
    [0] { $seat } se encuentra el banco vacío.
   *[other] { $seat } atraca el banco y se lleva { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] Te encuentras el banco vacío.
   *[other] Atracas el banco y te llevas { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } se lleva { DOLLARS($bills) } del botín de { $other_seat }.
dicetown-shared-you = Te llevas { DOLLARS($bills) } del botín de { $other_seat }.
dicetown-shared-to-you = { $seat } se lleva { DOLLARS($bills) } de tu botín.
dicetown-coach = La diligencia lleva { DOLLARS($bills) } al banco.
# What a returning player has missed.
dicetown-recap-rounds = { $count ->
    [one] Se ha jugado 1 ronda.
   *[other] Se han jugado { $count } rondas.
}
dicetown-recap-bills = Dólares: { DOLLARS($before) } → { DOLLARS($after) }.
dicetown-recap-nuggets = Pepitas: { $before } → { $after }.
dicetown-recap-cards = Cartas: { $before } → { $after }.
dicetown-drew = { $seat } toma { $cards }.
dicetown-drew-you = Tomas { $cards }.
dicetown-kept-card = { $seat } conserva { $card }.
dicetown-kept-card-you = Conservas { $card }.
dicetown-store-shuffled = Se barajan los descartes: nuevo mazo del Almacén.
dicetown-joe-sent = { $seat } manda a Joe el Nervioso a ver a { $other_seat }.
dicetown-joe-sent-you = Mandas a Joe el Nervioso a ver a { $other_seat }.
dicetown-joe-sent-to-you = { $seat } te manda a Joe el Nervioso.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } no tiene nada para Joe el Nervioso.
   *[other] Joe el Nervioso le saca { DOLLARS($bills) } a { $other_seat } para { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } no tiene nada para Joe el Nervioso.
   *[other] Joe el Nervioso te trae { DOLLARS($bills) } de { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] No tienes nada para Joe el Nervioso.
   *[other] Joe el Nervioso te saca { DOLLARS($bills) } para { $seat }.
}
dicetown-nobody-robbed = { $seat } no encuentra a quién robar.
dicetown-nobody-robbed-you = No encuentras a quién robar.
dicetown-loot = { $seat } saca de la mano de { $other_seat }: { $cards }.
dicetown-loot-you = Sacas de la mano de { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } saca de tu mano: { $cards }.
dicetown-stolen = { $seat } le roba { $card } a { $other_seat }.
dicetown-stolen-you = Le robas { $card } a { $other_seat }.
dicetown-stolen-to-you = { $seat } te roba { $card }.
dicetown-star = { $seat } toma la estrella.
dicetown-star-you = Tomas la estrella.
dicetown-star-kept = { $seat } sigue llevando la estrella.
dicetown-star-kept-you = Sigues llevando la estrella.
dicetown-properties = { $seat } toma { $cards }.
dicetown-properties-you = Tomas { $cards }.
dicetown-corruption = { $seat } toma { $card } del mazo.
dicetown-corruption-you = Tomas { $card } del mazo; nadie más la ve.
dicetown-row-refilled = Nuevo en la fila: { $cards }.

## The story, the sheriff’s desk

dicetown-offer = { $offer ->
    [nada] { $seat } no le ofrece nada a { $other_seat }.
   *[other] { $seat } le ofrece a { $other_seat } { $offer }.
}
dicetown-offer-you = { $offer ->
    [nada] No le ofreces nada a { $other_seat }.
   *[other] Le ofreces a { $other_seat } { $offer }.
}
dicetown-offer-to-you = { $offer ->
    [nada] { $seat } no te ofrece nada.
   *[other] { $seat } te ofrece { $offer }.
}
dicetown-leader = { $seat } lleva la estrella y decide: { $place } es para { $other_seat }.
dicetown-leader-you = Decides: { $place } es para { $other_seat }.
dicetown-leader-to-you = { $seat } lleva la estrella y decide: { $place } es para ti.
dicetown-leader-self = { $seat } lleva la estrella y se queda con { $place }.
dicetown-leader-self-you = Te quedas con { $place }.
dicetown-offer-taken = { $offer ->
    [nada] { $seat } no le da nada a { $other_seat }.
   *[other] { $seat } le da a { $other_seat } { $offer }.
}
dicetown-offer-taken-you = { $offer ->
    [nada] No le das nada a { $other_seat }.
   *[other] Le das a { $other_seat } { $offer }.
}
dicetown-offer-taken-to-you = { $offer ->
    [nada] { $seat } no te da nada.
   *[other] { $seat } te da { $offer }.
}

## The story, Doc Badluck

dicetown-visits = { $seat } fija el orden de visita a Doc Badluck: { $visitor_seats }.
dicetown-visits-you = Fijas el orden de visita a Doc Badluck: { $visitor_seats }.
dicetown-elixir-taken = { $seat } toma el elixir { $elixir }.
dicetown-elixir-taken-you = Tomas el elixir { $elixir }.
dicetown-elixir-drawn = { $seat } toma el elixir de encima: { $elixir }.
dicetown-elixir-drawn-you = Tomas el elixir de encima: { $elixir }.
dicetown-wealth = { $bills ->
    [0] Nadie tiene un dólar para { $seat }.
   *[other] Los demás le dan { DOLLARS($bills) } a { $seat }.
}
dicetown-wealth-you = { $bills ->
    [0] Nadie tiene un dólar para ti.
   *[other] Los demás te dan { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Nadie tiene una pepita para { $seat }.
    [one] Los demás le dan 1 pepita a { $seat }.
   *[other] Los demás le dan { $count } pepitas a { $seat }.
}
dicetown-charm-you = { $count ->
    [0] Nadie tiene una pepita para ti.
    [one] Los demás te dan 1 pepita.
   *[other] Los demás te dan { $count } pepitas.
}
dicetown-luck = { $seat } toma { $card }.
dicetown-luck-you = Tomas { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } le pide { $card } a { $other_seat }.
dicetown-giver-you = Le pides { $card } a { $other_seat }.
dicetown-giver-to-you = { $seat } te pide { $card }.
dicetown-given = { $seat } le da { $card } a { $other_seat }.
dicetown-given-you = Le das { $card } a { $other_seat }.
dicetown-given-to-you = { $seat } te da { $card }.
dicetown-protected = { $seat } pone a salvo de los ladrones { $cards }.
dicetown-protected-you = Pones a salvo de los ladrones { $cards }.
dicetown-wasted = { $elixir } no le sirve de nada a { $seat }.
dicetown-wasted-you = { $elixir } no te sirve de nada.
dicetown-elixir-replaced = Doc Badluck pone a la vista el elixir { $elixir }.
dicetown-elixirs-shuffled = Se barajan los elixires usados: nuevo mazo.

## The story, the end

dicetown-ended-mine = La mina está vacía. Ha sido la última ronda.
dicetown-ended-properties = No quedan propiedades. Ha sido la última ronda.
dicetown-ended-both = La mina está vacía y no quedan propiedades. Ha sido la última ronda.
# By what the winner was ahead.
dicetown-won-points = { $seat } gana con { $points } puntos.
dicetown-won-points-you = Ganas con { $points } puntos.
dicetown-won-cards = Empate a { $points } puntos: gana { $seat } por tener más propiedades.
dicetown-won-cards-you = Empate a { $points } puntos: ganas por tener más propiedades.
dicetown-won-sheriff = Empate a { $points } puntos: gana { $seat } por decisión del sheriff.
dicetown-won-sheriff-you = Empate a { $points } puntos: ganas por decisión del sheriff.

## Why an answer is refused

dicetown-refusal-not-rolled = Esos dados no están bajo tu cubilete.
dicetown-refusal-dice-price = { $bills ->
    [0] No tienes dinero: conserva exactamente un dado.
   *[other] Solo tienes { DOLLARS($bills) }. Un dado es gratis; cada dado adicional cuesta { DOLLARS(1) }.
}
dicetown-refusal-order-pay = En cada revelación, los dados cuestan como mucho { DOLLARS($most) }.
dicetown-refusal-order-amount = Una cantidad está entre { DOLLARS(0) } y { DOLLARS($most) }.
dicetown-refusal-no-brute = No tienes ningún Matón.
dicetown-refusal-brute-few = El Matón solo sirve si conservas dos dados o más.
dicetown-refusal-trim = { $count ->
    [one] Elige exactamente uno de los dados conservados.
   *[other] Elige exactamente { $count } de los dados conservados.
}
dicetown-refusal-no-gambler = No tienes ningún Tahúr.
dicetown-refusal-not-your-die = No has apartado ningún dado así.
dicetown-refusal-same-face = Pon el dado en otra cara.
dicetown-refusal-reaction-window = En este momento solo se puede jugar la carta { $card }.
dicetown-refusal-closed = Ahora no se puede jugar la carta { $card }.
dicetown-refusal-not-held = No tienes la carta { $card }.
dicetown-refusal-offer-bills = { $bills ->
    [0] No tienes billetes que ofrecer.
   *[other] Solo tienes { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] No tienes pepitas que ofrecer.
    [one] Solo tienes 1 pepita.
   *[other] Solo tienes { $nuggets } pepitas.
}
dicetown-refusal-offer-cards = Ofrece solo cartas de tu mano.
dicetown-refusal-not-tied = Elige a uno de los empatados.
dicetown-refusal-card-not-drawn = Esa carta no ha salido.
dicetown-refusal-joe-is-played = Joe el Nervioso se juega en el acto: elige quién paga.
dicetown-refusal-joe-target = Elige a otra persona de esta mesa para Joe el Nervioso.
dicetown-refusal-victim = Elige a otra persona que tenga cartas que sacar.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Saca exactamente una carta. Cartas del Almacén: { $store }; propiedades: { $properties }.
   *[other] Saca exactamente { $count } cartas. Cartas del Almacén: { $store }; propiedades: { $properties }.
}
dicetown-refusal-order = Nombra a cada visitante una vez.
dicetown-refusal-elixir = Ese elixir no está disponible.
dicetown-refusal-giver = Elige a otra persona que tenga una carta así.
dicetown-refusal-gift = Da una carta de tu mano, del tipo que te piden.
dicetown-refusal-protect = { $count ->
    [one] Elige exactamente una propiedad de tu mano.
   *[other] Elige exactamente { $count } propiedades de tu mano.
}
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = Ese reparto no es posible con esta caja y estas opciones.
dicetown-refusal-roll = Los dados no pueden caer así.
dicetown-refusal-store-draw = Esas cartas no pueden salir del mazo del Almacén.
dicetown-refusal-loot-draw = Esas cartas no pueden salir de la mano de la víctima.
dicetown-refusal-property-draw = Esas cartas no pueden salir del mazo de propiedades.
dicetown-refusal-elixir-draw = Esa carta no puede salir del mazo de elixires.

## What is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } tiene { $count } dados; deben ser { $printed }.
    [bills] { $file } tiene { $count } billetes; deben ser { $printed }.
   *[nuggets] { $file } tiene { $count } pepitas; deben ser { $printed }.
}
dicetown-components-properties = { $file } debe tener 20 propiedades, de 1 a 5 puntos cada una.
dicetown-components-equipment = { $file } debe tener 6 cartas de Equipo, de 1 a 8 puntos, todas distintas.
dicetown-components-actions = { $file } debe tener las 13 cartas de acción del reglamento.
dicetown-components-elixirs = { $file } debe tener los 7 elixires, cada uno una vez.

## The terminal: the town

dicetown-panel-town = La ciudad, ronda { $round }
# Names of places as headings.
dicetown-panel-place-mine = Mina de oro
dicetown-panel-place-bank = Banco
dicetown-panel-place-coach = Diligencia
dicetown-panel-place-store = Almacén
dicetown-panel-place-saloon = Salón
dicetown-panel-place-office = Oficina del sheriff
dicetown-panel-place-hall = Ayuntamiento
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = mejor
dicetown-panel-deck = { $count ->
    [one] 1 carta en el mazo
   *[other] { $count } cartas en el mazo
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] de { $worth }
   *[other] de { $worth }, { $count } más
}
dicetown-panel-row-empty = no queda ninguna
# Poker hands, after the name of whoever has one.
dicetown-panel-hand-five = repóker
dicetown-panel-hand-four = póker
dicetown-panel-hand-full = full
dicetown-panel-hand-straight = escalera
dicetown-panel-hand-three = trío
dicetown-panel-hand-pairs = doble pareja
dicetown-panel-hand-pair = pareja
dicetown-panel-hand-high = dado más alto
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind } de { $high } y { $low }
dicetown-hand-pairs = { $kind }, { $high } y { $low }
dicetown-hand-five = repóker de { $high }
dicetown-hand-four = póker de { $high }
dicetown-hand-one = { $kind } de { $high }
dicetown-hand-high = { $kind }: { $high }
dicetown-hand-straight = { $kind } al { $high }
dicetown-faces-9 = nueves
dicetown-faces-10 = dieces
dicetown-faces-J = jotas
dicetown-faces-Q = reinas
dicetown-faces-K = reyes
dicetown-faces-A = ases
dicetown-face-9 = nueve
dicetown-face-10 = diez
dicetown-face-J = jota
dicetown-face-Q = reina
dicetown-face-K = rey
dicetown-face-A = as
dicetown-panel-guide = Lo que da cada lugar
dicetown-panel-does-mine = Más 9 que nadie: una pepita por cada uno.
dicetown-panel-does-bank = Más 10 que nadie: todos los billetes del banco.
dicetown-panel-does-coach = No la controla nadie: lo que cuestan los dados en esta ronda será el botín de la siguiente.
dicetown-panel-does-store = Más J que nadie: toma una carta por cada una, conserva una. En la ronda 1, dos veces.
dicetown-panel-does-saloon = Más Q que nadie: saca una carta por cada una a un rival, conserva una.
dicetown-panel-does-office = Más K que nadie: la estrella de sheriff.
dicetown-panel-does-hall = Mejor jugada: la siguiente propiedad, y una más por cada A.
dicetown-panel-does-doc = Quien no controló ningún lugar toma un elixir.
dicetown-panel-played = Cartas jugadas
dicetown-panel-used = Elixires usados

## The terminal: players, what I know

dicetown-panel-players = Jugadores
dicetown-panel-signs = ★ sheriff  ▸ tú
dicetown-panel-head-name = Jugador
dicetown-panel-head-dice = Apartados
dicetown-panel-head-bills = Billetes
dicetown-panel-head-nuggets = Pepitas
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Almacén
dicetown-panel-head-properties = Propiedades
dicetown-panel-head-protected = A salvo
dicetown-panel-mine = Solo lo ves tú
dicetown-panel-no-cards = Aún no tienes cartas.
dicetown-panel-equipment = Equipo
dicetown-panel-properties = Propiedades
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [one] de { $worth }: 1 punto al final
   *[other] de { $worth }: { $points } puntos al final
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Vistas: { $place }
dicetown-panel-in-deck = mazo
dicetown-panel-in-discards = descartes

## The terminal: the decision and the answers

dicetown-panel-cup = Bajo tu cubilete, con { DOLLARS($bills) } para gastar
dicetown-panel-aside = apartados:
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] ninguno { DOLLARS($cost) }
    [one] 1 dado gratis
   *[other] { $count } dados { DOLLARS($cost) }
}
dicetown-panel-brute = Con el Matón, dos dados o más son gratis.
dicetown-panel-tied = Empate con { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = { $purse ->
    [nada] No tienes nada.
   *[other] Tienes { $purse }.
}
dicetown-panel-your-goods = El escritorio del sheriff
dicetown-panel-offers = { $offer ->
    [nada] no ofrece nada
   *[other] ofrece { $offer }
}
# Beside what is to be typed.
dicetown-panel-type-keep = Conservar estos dados: cuantos quieras
dicetown-panel-type-none = No conservar ninguno, por { DOLLARS(1) }
dicetown-panel-type-brute = Conservar estos dados y jugar la carta Matón
dicetown-panel-type-turn = Jugar la carta Tahúr: cambiar este dado a esa cara
dicetown-panel-type-nothing = No ofrecer nada
dicetown-panel-type-offer = Ofrecer algo así, con lo que tengas

## Ties in the final ranking

dicetown-tie-cards = { $seat } por delante de { $other_seat }: empate a { $points } puntos, pero con más propiedades.
dicetown-tie-cards-you = Quedas por delante de { $other_seat }: empate a { $points } puntos, pero con más propiedades.
dicetown-tie-cards-to-you = { $seat } queda por delante de ti: empate a { $points } puntos, pero con más propiedades.
dicetown-tie-sheriff = { $seat } por delante de { $other_seat }: empate a { $points } puntos, por decisión del sheriff.
dicetown-tie-sheriff-you = Quedas por delante de { $other_seat }: empate a { $points } puntos, por decisión del sheriff.
dicetown-tie-sheriff-to-you = { $seat } queda por delante de ti: empate a { $points } puntos, por decisión del sheriff.

## The terminal: the score sheet

dicetown-sheet-title = Puntuación final
dicetown-sheet-nuggets = Pepitas
dicetown-sheet-bills = Billetes, 1 por { DOLLARS(2) }
dicetown-sheet-star = Estrella de sheriff
dicetown-sheet-equipment = Equipo
dicetown-sheet-properties = Propiedades
dicetown-sheet-total = Puntos
dicetown-sheet-rank = Puesto
dicetown-sheet-tied = { $count ->
    [one] Empate a { $points } puntos: { $seat } tiene 1 propiedad.
   *[other] Empate a { $points } puntos: { $seat } tiene { $count } propiedades.
}
dicetown-sheet-by-points = Deciden los puntos.
dicetown-sheet-by-cards = Puntos empatados: decide el número de propiedades.
dicetown-sheet-by-sheriff = Puntos y propiedades empatados: decidió el sheriff.

## What a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Un dado es gratis y cada dado adicional cuesta { DOLLARS(1) }; no conservar ninguno también cuesta { DOLLARS(1) }. Lo que conservas queda apartado toda la ronda.
dicetown-hint-town = Cada cara corresponde a un lugar: 9 la mina, 10 el banco, J el Almacén, Q el salón, K la oficina del sheriff. Lo controla quien tenga más.
dicetown-hint-race = En cuanto alguien ha apartado cinco dados, los demás tiran una vez más y deben quedarse con lo que salga.
dicetown-hint-hall = La mejor jugada de póker se lleva una propiedad en el Ayuntamiento, y una más por cada A que tenga.
dicetown-hint-nothing = No controlar ningún lugar no es un desastre: Doc Badluck tendrá un elixir para ti.
dicetown-hint-poor = Sin dinero conservas exactamente un dado.
dicetown-hint-trim = Conserva los dados que te den el control de un lugar; los demás se vuelven a tirar.
dicetown-hint-turn = Cambiar un dado puede darte un lugar o la mejor jugada. Después, la carta se descarta.
dicetown-hint-react = Una carta solo sirve en su momento, y después se descarta. Puedes guardarla para otra ocasión mejor.
dicetown-hint-counter = Se busca anula cualquier carta del Almacén, pero solo una. ¿Merece esta la pena?
dicetown-hint-offer = El sheriff elige libremente entre los empatados. Solo pagas tu oferta si te elige a ti.
dicetown-hint-leader = Llevas la estrella, así que decides los empates. Recibes la oferta de quien elijas, y nada de los demás.
dicetown-hint-card = El Equipo vale puntos al final; una carta de acción ayuda en su momento. Nadie ve lo que conservas.
dicetown-hint-rob = Cuantas más cartas saques, mejor será la que elijas. Las propiedades valen de 1 a 5 puntos.
dicetown-hint-steal = La carta que elijas es tuya; las demás se devuelven.
dicetown-hint-order = Quien va primero puede elegir entre los dos elixires expuestos.
dicetown-hint-visit = Lee lo que hacen los dos elixires, o prueba suerte con el que no se ve.
dicetown-hint-joe = Elige a alguien a quien le queden { DOLLARS(4) }.
dicetown-hint-giver = Quien te la da elige cuál, así que pídesela a quien tenga pocas cartas.
dicetown-hint-gift = Tú eliges cuál das: la que menos te haga falta.
dicetown-hint-protect = Las propiedades protegidas ya no se pueden robar. Elige las mejores.
dicetown-hint-winner = Tu última decisión como sheriff.
# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Una ronda tiene dos partes: primero los dados, después la ciudad, lugar por lugar.
dicetown-tip-LastDiceRolled = Alguien había apartado cinco dados, así que los demás tiraron una vez más y lo conservaron todo.
dicetown-tip-NuggetsDug = Una pepita es un punto. Cuando la mina se vacía, la partida termina tras esa ronda.
dicetown-tip-BankRobbed = Quien controla el banco se lleva todos sus billetes. Cada dos dólares son un punto.
dicetown-tip-CoachUnloaded = Lo que han costado los dados esta ronda es el botín de la siguiente.
dicetown-tip-CardsDrawn = En el Almacén se conserva una carta y las demás se descartan sin que nadie las vea. En la primera ronda se hace dos veces.
dicetown-tip-LootDrawn = Quien controla el salón mira cartas de otro jugador y se queda con una.
dicetown-tip-StarTaken = El sheriff decide los empates, y la estrella vale 5 puntos al final.
dicetown-tip-PropertiesTaken = La mejor jugada toma la propiedad de más abajo. Cuando no queda ninguna, la partida termina tras esa ronda.
dicetown-tip-OfferMade = Los empatados pueden sobornar al sheriff. Solo paga el elegido.
dicetown-tip-LeaderNamed = El sheriff decide los empates.
dicetown-tip-CardPlayed = Cada carta de acción tiene su momento. La partida se detiene ahí aunque nadie tenga la carta, para no dar pistas.
dicetown-tip-ElixirTaken = Quien no controló ningún lugar visita a Doc Badluck y toma un elixir.

## The lesson, a scripted first game

dicetown-lesson-goal = Una ciudad nueva del Salvaje Oeste espera dueño. En cada ronda se tiran dados de póker, y los dados deciden quién se lleva qué en la ciudad. El objetivo: tener más puntos que nadie al final. Las pepitas de oro, los dólares, la estrella de sheriff, las propiedades y el equipo valen puntos.
dicetown-lesson-cup = Este es tu cubilete. Todos tiran cinco dados en secreto. Cada cara corresponde a un lugar: 9 a la mina de oro, 10 al banco, J al Almacén, Q al salón, K a la oficina del sheriff. El jugador que tiene más dados de una cara controla su lugar. Tu dinero, { DOLLARS($bills) }, sirve para pagar dados.
dicetown-lesson-keep = Elige los dados que quieres conservar; los demás se vuelven a tirar. Un dado es gratis, cada dado adicional cuesta { DOLLARS($price) }. Te han salido dos 9. Conserva los dos y la mina de oro puede ser tuya.
dicetown-lesson-coach = Todos han levantado el cubilete a la vez. El dinero de los dados adicionales va a la diligencia: { DOLLARS($own) } tuyos y { DOLLARS($price) } de { $seat }. Más tarde, en esta ronda, la diligencia lo lleva al banco. Allí espera al jugador que controle el banco en la ronda siguiente.
dicetown-lesson-race = Has vuelto a tirar los demás dados. En cuanto un jugador ha conservado cinco dados, los demás tiran por última vez y deben quedarse con lo que salga. A { $seat } solo le faltan dos. Conserva la J: es gratis, y las J traen cartas del almacén.
dicetown-lesson-tie = { $seat } tiene cinco dados, así que se han tirado tus dos últimos: un 10 y una J. Ahora se recorre la ciudad, lugar por lugar. Mina de oro: tienes más 9 que nadie y tomas { $nuggets } pepitas, una por cada 9. Banco: empate, hay un 10 de { $seat } y otro tuyo. Decide el sheriff, { $sheriff_seat }, y se le puede sobornar. Los empatados hacen sus ofertas en secreto, y solo paga el elegido. Ofrece { DOLLARS($bills) }.
dicetown-lesson-store = { $sheriff_seat } te ha elegido: por { DOLLARS($bills) } te has llevado los { DOLLARS($loot) } del banco. Almacén: tienes más J que nadie. Tomas una carta por cada J y te quedas con una. El equipo vale puntos al final. Las cartas de acción te ayudan durante la partida. Quédate con el equipo que vale { $value } puntos.
dicetown-lesson-card = En la primera ronda compras dos veces. «Elixir» es una carta de acción. Doc Badluck da un elixir a quienes no controlan ningún lugar; con esta carta, tú también recibes uno. Cuando puedas jugar una carta, se te preguntará. Quédate con «Elixir».
dicetown-lesson-react = Salón: { $ada_seat } tenía más Q que nadie y te ha robado el equipo. Oficina del sheriff: { $ada_seat } tenía más K que nadie y ahora lleva la estrella. Ayuntamiento: { $ada_seat } tenía la mejor jugada de póker y ha tomado una propiedad; cada A de la jugada le habría dado otra más. { $buck_seat } no controlaba ningún lugar y va a ver a Doc Badluck. Es el momento de tu carta: juega «Elixir».
dicetown-lesson-elixir = { $buck_seat } ha elegido primero y ahora te toca. Puedes tomar uno de los dos elixires a la vista, o el primero del mazo sin verlo. Con «Riqueza», cada uno de los demás te da { DOLLARS($bills) }. Tómalo.
dicetown-lesson-hall = Esta ha sido la primera ronda: has ganado un empate, has jugado una carta y has tomado un elixir. Todos los dados vuelven a los cubiletes. El dinero de la diligencia espera en el banco, y { $ada_seat } lleva la estrella y decide los empates a partir de ahora.
dicetown-lesson-end = Para enseñarte el final, unos bots han jugado las demás rondas. La partida termina tras la ronda en la que la mina de oro se vacía o se toma la última propiedad. Recibes un punto por pepita, uno por cada { DOLLARS($bills) }, { $star } por la estrella y el valor de tu equipo y tus propiedades. Gana quien tiene más puntos. Ahora vuelve a la segunda ronda y sigue jugando a tu aire. Al principio verás consejos, y después cada vez menos.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [one] { $seat } tiene 1 punto.
   *[other] { $seat } tiene { $points } puntos.
}
dicetown-report-score-you = { $points ->
    [one] Tienes 1 punto.
   *[other] Tienes { $points } puntos.
}
dicetown-report-so-far = { $points ->
    [one] Hasta ahora { $seat } tiene al menos 1 punto; las cartas ocultas pueden sumar más.
   *[other] Hasta ahora { $seat } tiene al menos { $points } puntos; las cartas ocultas pueden sumar más.
}
dicetown-report-so-far-you = { $points ->
    [one] Hasta ahora tienes 1 punto.
   *[other] Hasta ahora tienes { $points } puntos.
}
dicetown-report-cup = Bajo tu cubilete: { $dice }.
dicetown-report-dice = { $seat } ha apartado { $dice }.
dicetown-report-dice-you = Has apartado { $dice }.
dicetown-report-no-dice = { $seat } no ha apartado ningún dado.
dicetown-report-no-dice-you = No has apartado ningún dado.
dicetown-report-money = { $seat } tiene { DOLLARS($bills) }.
dicetown-report-money-you = Tienes { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } no tiene pepitas.
    [one] { $seat } tiene 1 pepita.
   *[other] { $seat } tiene { $count } pepitas.
}
dicetown-report-nuggets-you = { $count ->
    [0] No tienes pepitas.
    [one] Tienes 1 pepita.
   *[other] Tienes { $count } pepitas.
}
dicetown-report-sheriff = { $seat } lleva la estrella de sheriff.
dicetown-report-sheriff-you = Llevas la estrella de sheriff.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card }: { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = { $cards ->
    [nada] { $seat } no tiene cartas del Almacén.
   *[other] Cartas del Almacén de { $seat }: { $cards }.
}
dicetown-report-cards-you = { $cards ->
    [nada] No tienes cartas del Almacén.
   *[other] Tus cartas del Almacén: { $cards }.
}
dicetown-report-properties = { $cards ->
    [nada] { $seat } no tiene propiedades.
   *[other] Propiedades de { $seat }: { $cards }.
}
dicetown-report-properties-you = { $cards ->
    [nada] No tienes propiedades.
   *[other] Tus propiedades: { $cards }.
}
dicetown-report-safe = { $seat } tiene a salvo de los ladrones: { $cards }.
dicetown-report-safe-you = Tienes a salvo de los ladrones: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = Has visto ({ $place }): { $cards }.
dicetown-report-hand = mano de { $seat }
dicetown-report-offer = { $offer ->
    [nada] { $seat } no ofrece nada.
   *[other] { $seat } ofrece { $offer }.
}
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place }: { $told }.
dicetown-report-coach = Diligencia: { DOLLARS($bills) } para el banco.
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Propiedades en la fila: { $worth }. El mazo está vacío.
    [one] Propiedades en la fila: { $worth }. Queda 1 en el mazo.
   *[other] Propiedades en la fila: { $worth }. Quedan { $count } en el mazo.
}
dicetown-report-no-row = { $count ->
    [0] No quedan propiedades ni en la fila ni en el mazo.
   *[other] No hay propiedades en la fila. En el mazo: { $count }.
}
dicetown-report-doc = Doc Badluck tiene: { $elixirs }.
dicetown-report-deck = { $count ->
    [one] Una carta en el mazo del Almacén.
   *[other] { $count } cartas en el mazo del Almacén.
}
dicetown-report-played = Cartas jugadas: { $cards }.

## The lobby

web-game-dicetown-line = Tira los dados bajo el cubilete, hazte con la ciudad lugar a lugar y llévate bien con el sheriff.
web-game-dicetown-time = 15 min con bots, 25 entre amigos

## Learning a game

web-dicetown-note-nuggets = 1 punto por cada pepita.
web-dicetown-note-bills = 1 punto por cada { DOLLARS(2) }.
web-dicetown-note-star = 5 puntos para quien tiene la estrella de sheriff.
web-dicetown-note-equipment = El Equipo del Almacén vale los puntos que indica. Las cartas de acción no puntúan.
web-dicetown-note-properties = Las propiedades del Ayuntamiento valen de 1 a 5 puntos cada una.
web-dicetown-note-total = Gana quien tiene más puntos. En caso de empate: más propiedades, después decide el sheriff.

## The table in words

web-text-board-dicetown = La ciudad

## The page: the board

web-dicetown-progress = Dice Town · ronda { $round }
web-dicetown-last = { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
web-dicetown-near-mine = { $count ->
    [one] En la mina queda una pepita
   *[other] En la mina quedan { $count } pepitas
}
web-dicetown-near-hall = { $count ->
    [one] Queda una propiedad
   *[other] Quedan { $count } propiedades
}
web-dicetown-town = La ciudad, lugar por lugar
web-dicetown-tab-tray = Delante de ti
web-dicetown-tab-cards = Mis cartas
web-dicetown-as-it-stands = Cómo va
web-dicetown-so-far = con los dados hasta ahora
web-dicetown-by-place = lugar por lugar
web-dicetown-to-bank = { $amount } para el banco
web-dicetown-doc = para quien no controle nada
web-dicetown-hands = Jugadas
web-dicetown-best-first = de mejor a peor
web-dicetown-cup = Bajo el cubilete
web-dicetown-cup-closed = Tu cubilete está boca abajo. Los demás aún eligen.
web-dicetown-committed = Te quedas con { $dice }. Los demás aún eligen.
web-dicetown-committed-none = No te quedas con ninguno. Los demás aún eligen.
web-dicetown-aside = apartados
web-dicetown-free = gratis
web-dicetown-too-dear = demasiado caro
web-dicetown-keep = Conservar { $dice }
# Beside the dice: keep none of them.
web-dicetown-none = Ninguno: { DOLLARS(1) }
web-dicetown-choose-dice = Elige tus dados
# How many dice you would have for a place, and the rivals with the most.
web-dicetown-you-and-rivals = { $count ->
    [0] { $place }: tú { $mine }, nadie más
   *[other] { $place }: tú { $mine }, { $rival_seats } { $count }
}
web-dicetown-choose = Elige
web-dicetown-choose-you = Elegirte a ti
web-dicetown-turn = Cambia uno de tus dados
web-dicetown-part-die = Este dado
web-dicetown-part-face = pasa a
web-dicetown-rob = Elige a quién le sacas cartas
web-dicetown-part-victim = De
web-dicetown-part-draw = Sacar
web-dicetown-order = Toca a los visitantes por orden
web-dicetown-part-order = Orden
dicetown-order-now = Ahora: { $answer }
dicetown-order-no-dice = Ahora no hay dados bajo tu cubilete.
dicetown-order-held = Tienes esta carta.
dicetown-order-not-held = No tienes esta carta.
web-dicetown-order-keep = Dados que conservar
web-dicetown-order-keep-mine = más 9: para la mina de oro
web-dicetown-order-keep-bank = más 10: para el banco
web-dicetown-order-keep-store = más J: para el Almacén
web-dicetown-order-keep-saloon = más Q: para el salón
web-dicetown-order-keep-office = más K: para la estrella de sheriff
web-dicetown-order-keep-hall = mejor jugada: para el Ayuntamiento
web-dicetown-order-pay = Pagar por dados en cada revelación, hasta
web-dicetown-order-offer = Oferta al sheriff en un empate
web-dicetown-order-offer-bills = billetes, hasta un límite
web-dicetown-protect = { $count ->
    [one] Toca la propiedad que proteges
   *[other] Toca { $count } propiedades para protegerlas
}
web-dicetown-trim = { $count ->
    [one] Toca el dado con el que te quedas
   *[other] Toca los { $count } dados con los que te quedas
}
web-forced = Solo hay una opción: { $choice }
web-dicetown-choosing = eligiendo
web-dicetown-ready = ya está
web-dicetown-your-dice = Tus dados
web-dicetown-you-have = Tienes { $amount }.
web-dicetown-sheriff = Sheriff
web-dicetown-bills = Billetes
web-dicetown-nuggets = Pepitas
web-dicetown-store-cards = Cartas del Almacén
web-dicetown-properties = Propiedades
web-dicetown-safe = a salvo
web-dicetown-cards = Tus cartas
web-dicetown-your-offer = Tu oferta al sheriff
web-dicetown-offers = Ofertas a { $sheriff_seat }, que lleva la estrella
web-dicetown-offers-you = Ofertas a ti, que llevas la estrella
web-dicetown-of = de { $count }
web-dicetown-offer = Ofrecer { $goods }
web-dicetown-offer-nothing = No ofrecer nada
web-dicetown-offer-first = Elige qué ofrecer
web-dicetown-offered = Ofreces { $goods }.
web-dicetown-sealed-offer = secreta hasta que todos ofrezcan; solo pagas si te eligen
web-dicetown-desk = las cantidades son públicas; las cartas solo las ve el sheriff
web-dicetown-desk-yours = te quedas la oferta de quien elijas; las demás se devuelven
web-dicetown-stake = En juego: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Tu rival: { $rival_seats }
   *[other] Tus rivales: { $rival_seats }
}
web-dicetown-face = solo visible para los dos
web-dicetown-sheet-lead = { $points } puntos, por delante de { $next }
web-option-bribes = Sobornos
web-option-bribes-note = Si en caso de empate se le puede ofrecer algo al sheriff.
web-option-bribes-on = permitidos
web-option-bribes-off = prohibidos
web-option-memory = Puntos de las cartas vistas
web-option-memory-note = Si los puntos de un asiento cuentan las cartas que todos han visto.
web-option-memory-secret = sin contar
web-option-memory-noted = contados para los jugadores
web-option-memory-open = contados para todos

## The coach

dicetown-why-keep-more = Conservar más de estos dados ayuda a controlar un lugar.
dicetown-why-keep-fewer = Conviene volver a tirar más de estos dados.
dicetown-why-keep-other = Otros dados de esta tirada ayudan más a controlar un lugar.
dicetown-why-none = Ninguno de estos dados te ayuda lo suficiente.
dicetown-why-dice = { $count ->
    [one] Así tienes un dado para { $place }.
   *[other] Así tienes { $count } dados para { $place }.
}
dicetown-why-play = Jugada ahora, la carta te da más que guardada.
dicetown-why-wait = La carta te valdrá más adelante.

## Orders for a player who is away

web-dicetown-orders-cards = Cartas de acción
web-dicetown-orders-lead = Elige ahora qué responder cuando se pueda jugar una de estas cartas. Cada elección vale al momento.
web-dicetown-orders-play = jugarla siempre
web-dicetown-orders-never = no preguntarme nunca
web-dicetown-orders-least = Jugarla si el botín es al menos de
web-dicetown-orders-stop = No preguntar más

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-dicetown-beat-roll = ¡A agitar y tirar!
web-dicetown-beat-reveal = ¡Arriba los cubiletes!
web-dicetown-beat-last = ¡Los últimos dados!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-dicetown-beat-why = { $why }: { $what }
web-dicetown-beat-faces = { $count ->
    [1] { $face ->
        [J] Una J
        [Q] Una Q
        [K] Una K
       *[other] Un { $face }
    }
    [2] Dos { $face }
    [3] Tres { $face }
    [4] Cuatro { $face }
   *[other] Cinco { $face }
}
web-dicetown-beat-sheriff = Decide el sheriff
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-dicetown-beat-led = { $why }, { $seat }: { $what }
web-dicetown-beat-led-you = { $why }, tú: { $what }
web-dicetown-beat-leads = { $why }: { $seat }
web-dicetown-beat-leads-you = { $why }: tú
web-dicetown-beat-sealed = Tu oferta está sellada.
web-dicetown-beat-gain = { $seat }: { $what }
web-dicetown-beat-gain-you = Tú: { $what }
web-dicetown-beat-nuggets = { $count ->
    [one] +1 pepita
   *[other] +{ $count } pepitas
}
web-dicetown-beat-bills = +{ DOLLARS($count) }
web-dicetown-beat-cards = { $count ->
    [one] +1 carta
   *[other] +{ $count } cartas
}
web-dicetown-beat-draws = { $count ->
    [one] 1 carta tomada
   *[other] { $count } cartas tomadas
}
web-dicetown-beat-properties = { $count ->
    [one] +1 propiedad
   *[other] +{ $count } propiedades
}
web-dicetown-beat-star = la estrella
web-dicetown-beat-visits = { $visitor_seats }

## How a finished game went

web-round-dicetown = Ronda
web-net-worth-dicetown = { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}
web-luck-dicetown = Dados iguales tras cada tirada, junto con los apartados, frente al promedio.
web-luck-dicetown-tries = Tiradas

## Questions to the table

topic-nuggets = pepitas, oro
topic-sheriff = sheriff, estrella
topic-properties = propiedades
topic-offers = ofertas, sobornos
topic-round = ronda, cuánto queda, cuánto falta
topic-place-mine = mina de oro, mina, quién controla la mina, quién controla, quién va ganando
topic-place-bank = banco, quién controla el banco, quién controla, quién va ganando
topic-place-coach = diligencia
topic-place-store = almacén, quién controla el almacén, quién controla, quién va ganando
topic-place-saloon = salón, quién controla el salón, quién controla, quién va ganando
topic-place-office = oficina del sheriff, oficina, quién controla la oficina, quién controla, quién va ganando
topic-place-hall = ayuntamiento, quién controla el ayuntamiento, quién controla, quién va ganando
topic-place-doc = doc badluck, doc, elixires
topic-decks = mazos, mazo, cartas jugadas
topic-dice = dados, jugada
topic-cards = cartas, cartas del almacén

## How to play

web-how-dicetown-goal = Tener más puntos que nadie cuando la mina de oro esté vacía o se hayan tomado todas las propiedades.
web-how-dicetown-start = Cada jugador tiene cinco dados y { DOLLARS(8) }. Un jugador tiene la estrella de sheriff. En la mina hay 30 pepitas, en el banco { DOLLARS(3) }.
web-how-dicetown-step-1-title = Tirar y elegir
web-how-dicetown-step-1 = Todos tiran en secreto y eligen los dados que conservan. Un dado es gratis. Cada dado adicional cuesta { DOLLARS(1) }, y no conservar ninguno también. El dinero va a la diligencia.
web-how-dicetown-step-2-title = Descubrir y volver a tirar
web-how-dicetown-step-2 = Todos levantan el cubilete a la vez y vuelven a tirar los demás dados. En cuanto alguien ha conservado cinco dados, los demás tiran una vez más y se quedan con todo.
web-how-dicetown-step-3-title = Recorrer la ciudad
web-how-dicetown-step-3 = En cada lugar actúa el jugador que tiene más dados de su cara. Si hay empate, decide el sheriff. Los empatados pueden ofrecerle un soborno.
web-how-dicetown-step-4-title = La mejor jugada
web-how-dicetown-step-4 = La mejor jugada de póker toma una propiedad en el Ayuntamiento, y una más por cada A que tenga.
web-how-dicetown-step-5-title = Los demás visitan a Doc Badluck
web-how-dicetown-step-5 = Los jugadores que no han controlado ningún lugar toman un elixir. El dinero de la diligencia está ahora en el banco: es el botín de la ronda siguiente.
web-how-dicetown-keep-title = Lo que cuestan los dados
web-how-dicetown-keep = A Ann le han salido 9 9 J Q K y conserva los dos 9: el primero es gratis, el segundo cuesta { DOLLARS(1) }. Tres dados costarían { DOLLARS(2) }.
web-how-dicetown-town-title = Quién se lleva qué
web-how-dicetown-town = Ann tiene más 9 y se lleva 3 pepitas. Ben tiene más 10 y más K: todos los billetes del banco y la estrella. Cleo tiene más J, toma cuatro cartas y se queda con una. El póker es también la mejor jugada: con un A, Cleo toma dos propiedades.
web-how-dicetown-tie-title = Un empate
web-how-dicetown-tie = Ann y Ben tienen dos 10 cada uno. Los dos hacen una oferta al sheriff al mismo tiempo. El sheriff elige a Ben: Ben paga su oferta y atraca el banco. Ann conserva la suya.
web-how-dicetown-score = Cada pepita vale 1 punto, cada { DOLLARS(2) } valen 1 y la estrella vale 5. El Equipo y las propiedades valen lo que indican. Gana quien tiene más puntos.
web-how-dicetown-places = Los lugares, en orden
web-how-dicetown-faces = Las seis caras
web-how-dicetown-cards = Cartas de acción
web-how-dicetown-elixirs = Elixires

# What was drawn, in the list of draws of “Check fairness”.
web-dicetown-drawn-deal = Preparación
web-dicetown-drawn-roll = Tirada
web-dicetown-drawn-store = Cartas del Almacén
web-dicetown-drawn-theft = Cartas de una mano
web-dicetown-drawn-corruption = Propiedad del mazo
web-dicetown-drawn-row = Propiedades nuevas
web-dicetown-drawn-elixir = Elixir del mazo
web-dicetown-drawn-luck = Carta de un elixir
web-dicetown-drawn-shelf = Elixir nuevo a la vista
