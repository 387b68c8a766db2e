### The sentences of Dice Town: page, terminal and how-to-play.

## Names and places at the table

game-dicetown = Dice Town

## Draws that anyone can check

dicetown-dice-count = Dados
dicetown-dice-count-face = { $face }

## What is asked (the prompt)

dicetown-question-keep = Cada um escolhe em segredo os dados que guarda.
dicetown-question-keep-you = Saiu-te { $dice }. Que dados guardas?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = É o momento de jogar a carta Jogador profissional.
dicetown-question-turn-you = Jogas a carta Jogador profissional e viras um dos teus dados?
dicetown-question-turn-none-you = É o momento de jogar a carta Jogador profissional. Não a tens.
dicetown-question-react = { $situation } É o momento de jogar a carta { $card }.
dicetown-question-react-you = { $situation } Jogas a carta { $card }?
dicetown-question-react-none-you = { $situation } É o momento de jogar a carta { $card }. Não a tens.
dicetown-question-shares = { $robber_seat } assalta o banco e leva { DOLLARS($bills) }. É o momento de jogar a carta Partes iguais.
dicetown-question-shares-you = { $robber_seat } assalta o banco e leva { DOLLARS($bills) }. Ficas com { DOLLARS($share) } com Partes iguais?
dicetown-question-shares-none-you = { $robber_seat } assalta o banco e leva { DOLLARS($bills) }. Não tens Partes iguais.
dicetown-question-marshal = { $player_seat } vai receber a estrela de xerife. É o momento de jogar a carta Marshal.
dicetown-question-marshal-you = { $player_seat } vai receber a estrela de xerife. Impedes isso com Marshal?
dicetown-question-marshal-none-you = { $player_seat } vai receber a estrela de xerife. Não tens Marshal.
dicetown-question-counter = { $player_seat } joga a carta { $card }: { $about }. É o momento de jogar Procura-se.
dicetown-question-counter-you = { $player_seat } joga a carta { $card }: { $about }. Anulas essa carta com Procura-se?
dicetown-question-counter-none-you = { $player_seat } joga a carta { $card }: { $about }. Não tens Procura-se para a anular.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } visita Doc Badluck.
dicetown-about-visits-you = Visitas Doc Badluck.
dicetown-about-dynamite = { $double } pepitas em vez de { $count }
dicetown-about-barmaids = um segundo roubo
dicetown-about-corruption = mais uma propriedade do monte
dicetown-about-credit = mais uma visita ao Armazém
dicetown-about-elixir = uma visita a Doc Badluck
dicetown-about-marshal = a estrela fica com { $seat }
dicetown-about-shares = { DOLLARS($share) } do espólio
dicetown-about-joe = { DOLLARS($bills) } de { $target_seat }
dicetown-about-brute = { $dice } de graça
dicetown-about-gambler = { $die } passa a { $face }
dicetown-question-offer = Empate para controlar { $place }. Os empatados fazem as suas ofertas a { $sheriff_seat }, que tem a estrela.
dicetown-question-offer-you = Estás num empate para controlar { $place }. O que ofereces a { $sheriff_seat }, que tem a estrela?
dicetown-question-offer-sheriff = Empate para controlar { $place }. Os empatados fazem-te as suas ofertas, porque tens a estrela.
dicetown-question-leader = Empate para controlar { $place }: { $tied_seats }. { $seat } tem a estrela e decide.
dicetown-question-leader-you = Empate para controlar { $place }: { $tied_seats }. Tens a estrela: quem controla o local?
dicetown-question-leader-tied = Empate com { $rival_seats } para controlar { $place }. { $seat } tem a estrela e decide.
dicetown-question-leader-tied-you = Empate com { $rival_seats } para controlar { $place }. Tens a estrela: quem controla o local?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } não pode pagar todos os dados e está a escolher os que guarda.
dicetown-question-trim-you = { $count ->
    [1] O teu Brutamontes foi anulado e não podes pagar mais dados. Qual guardas?
   *[other] O teu Brutamontes foi anulado e só podes pagar { $count } dados. Quais guardas?
}
dicetown-question-card = { $count ->
    [1] { $seat } vê uma carta do Armazém.
   *[other] { $seat } está a escolher uma de { $count } cartas do Armazém.
}
dicetown-question-card-you = { $count ->
    [1] Tiraste uma carta no Armazém. Fica com ela.
   *[other] Tiraste { $count } cartas no Armazém. Qual guardas?
}
dicetown-question-rob = { $seat } está a escolher a quem roubar no saloon.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [1] Controlas o saloon com uma Q. A quem tiras uma carta?
   *[other] Controlas o saloon com { $count } Q. A quem tiras cartas?
}
dicetown-question-steal = { $seat } está a escolher com qual das cartas de { $victim_seat } fica.
dicetown-question-steal-you = Com qual das cartas de { $victim_seat } ficas?
dicetown-question-order = { $seat } tem a estrela e fixa a ordem das visitas a Doc Badluck.
dicetown-question-order-you = Tens a estrela. Por que ordem vão visitar Doc Badluck?
dicetown-question-visit = { $seat } está a escolher um elixir de Doc Badluck.
dicetown-question-visit-you = Doc Badluck tem algo para ti. Que elixir tomas?
dicetown-question-joe = { $seat } tira Joe Nervoso e está a escolher quem paga.
dicetown-question-joe-you = Tiras Joe Nervoso. Quem te paga?
dicetown-question-giver-friendship = { $seat } está a escolher a quem pedir uma carta do Armazém.
dicetown-question-giver-friendship-you = Amizade: a quem pedes uma carta do Armazém?
dicetown-question-giver-dominion = { $seat } está a escolher a quem pedir uma propriedade.
dicetown-question-giver-dominion-you = Domínio: a quem pedes uma propriedade?
dicetown-question-gift-friendship = { $seat } está a escolher a carta do Armazém que dá a { $taker_seat }.
dicetown-question-gift-friendship-you = Que carta do Armazém dás a { $taker_seat }?
dicetown-question-gift-dominion = { $seat } está a escolher a propriedade que dá a { $taker_seat }.
dicetown-question-gift-dominion-you = Que propriedade dás a { $taker_seat }?
dicetown-question-protect = { $seat } está a escolher duas propriedades para proteger.
dicetown-question-protect-you = Que duas propriedades pões a salvo de ladrões?
dicetown-question-winner = Empate em tudo. { $seat } tem a estrela e decide quem ganha.
dicetown-question-winner-you = Empate em tudo, e tens a estrela. Quem ganha?
dicetown-question-over = A partida terminou. A cidade é de { $winner_seats }.
dicetown-question-over-you = A partida terminou. A cidade é tua.
# While chance is at work.
dicetown-draw-deal = A mesa está a ser preparada.
dicetown-draw-roll = Os dados chocalham nos copos.
dicetown-draw-store = Tiram-se cartas do Armazém.
dicetown-draw-theft = Tiram-se cartas da mão de um jogador.
dicetown-draw-property = Tiram-se propriedades.
dicetown-draw-elixir = Tira-se um elixir.

## Names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] Guardar { $dice }, grátis
   *[other] Guardar { $dice } por { DOLLARS($cost) }
}
dicetown-label-keep-none = Nenhum por { DOLLARS(1) }
dicetown-label-brute = Guardar { $dice } com o Brutamontes
dicetown-label-trim = Guardar { $dice }
dicetown-label-pass = Passar
dicetown-label-play = Jogar { $card }
dicetown-label-turn = Virar { $die } para { $face }
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = { $offer ->
    [nada] Não oferecer nada
   *[other] Oferecer { $offer }
}
dicetown-label-leader = Escolher { $seat }
dicetown-label-card = Escolher { $card }
dicetown-label-joe = Mandar Joe visitar { $target_seat }
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [1] De { $victim_seat }: 1 propriedade
       *[other] De { $victim_seat }: { $properties } propriedades
    }
    [1] { $properties ->
        [0] De { $victim_seat }: 1 carta do Armazém
        [1] De { $victim_seat }: 1 carta do Armazém, 1 propriedade
       *[other] De { $victim_seat }: 1 carta do Armazém, { $properties } propriedades
    }
   *[other] { $properties ->
        [0] De { $victim_seat }: { $store } cartas do Armazém
        [1] De { $victim_seat }: { $store } cartas do Armazém, 1 propriedade
       *[other] De { $victim_seat }: { $store } cartas do Armazém, { $properties } propriedades
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = Tomar { $elixir }
dicetown-label-elixir-top = Tomar o de cima, sem o ver
dicetown-label-giver = Pedir a { $seat }
dicetown-label-protect = Proteger { $cards }
dicetown-label-winner = Ganha { $seat }
dicetown-label-deal = Preparar a mesa
dicetown-label-roll = Lançar os dados
dicetown-label-draw = Tirar { $cards }

## Names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = a mina de ouro
dicetown-place-bank = o banco
dicetown-place-store = o Armazém
dicetown-place-saloon = o saloon
dicetown-place-office = o escritório do xerife
dicetown-place-hall = a Câmara Municipal
# Cards whose faces the reader may see.
dicetown-card-brute = Brutamontes
dicetown-card-gambler = Jogador profissional
dicetown-card-dynamite = Dinamite
dicetown-card-barmaids = Moças do saloon
dicetown-card-corruption = Corrupção
dicetown-card-credit = Crédito ilimitado
dicetown-card-joe = Joe Nervoso
dicetown-card-marshal = Marshal
dicetown-card-shares = Partes iguais
dicetown-card-wanted = Procura-se
dicetown-card-elixir = Elixir
dicetown-card-equipment-1 = Cantil (1)
dicetown-card-equipment-2 = Laço (2)
dicetown-card-equipment-3 = Botas (3)
dicetown-card-equipment-4 = Sela (4)
dicetown-card-equipment-5 = Espingarda (5)
dicetown-card-equipment-6 = Mula (6)
dicetown-card-equipment-7 = Carroça (7)
dicetown-card-equipment-8 = Cavalo (8)
dicetown-card-property-1 = Tenda (1)
dicetown-card-property-2 = Cabana (2)
dicetown-card-property-3 = Quinta (3)
dicetown-card-property-4 = Rancho (4)
dicetown-card-property-5 = Mansão (5)
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [1] uma carta do Armazém
   *[other] { $count } cartas do Armazém
}
dicetown-back-property = { $count ->
    [1] uma propriedade
   *[other] { $count } propriedades
}
dicetown-elixir-wealth = Riqueza
dicetown-elixir-friendship = Amizade
dicetown-elixir-charm = Charme
dicetown-elixir-luck = Sorte
dicetown-elixir-power = Poder
dicetown-elixir-protection = Proteção
dicetown-elixir-dominion = Domínio
# Sentences that get this word in $offer or $purse look for it: change it there too.
dicetown-nothing = nada
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [1] 1 pepita
   *[other] { $count } pepitas
}

## How a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = ainda ninguém: { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats }, com a melhor mão: { $worth }
   *[other] { $leader_seats }, com { $count }: { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand }: { $worth }
dicetown-fact-tied = { $worth }, empate: { $leader_seats }
dicetown-fact-score = { $points ->
    [1] 1 ponto até agora
   *[other] { $points } pontos até agora
}
dicetown-fact-score-seen = { $points ->
    [1] 1 ponto até agora
   *[other] { $points } pontos até agora
} + { $hidden ->
    [1] 1 carta escondida
   *[other] { $hidden } cartas escondidas
}
# The rivals with the most dice for a place, and how many each has.
dicetown-fact-rivals = { $rival_seats } { $count }
# Cards in the hand of a player that everybody has seen.
dicetown-fact-known = Todos viram na mão de { $seat }: { $cards }.
dicetown-worth-mine = { $count ->
    [0] não restam pepitas
    [1] resta 1 pepita
   *[other] restam { $count } pepitas
}
dicetown-worth-bank = { $bills ->
    [0] vazio
   *[other] { DOLLARS($bills) } de espólio
}
dicetown-worth-store = uma carta nova
dicetown-worth-saloon = uma carta roubada
dicetown-worth-office = a estrela
dicetown-worth-hall = { $points ->
    [0] não resta nada
   *[other] a próxima vale { $points }
}
# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] Não restam pepitas
    [1] 1 pepita para ti: 1 ponto
   *[other] { $count } pepitas para ti: { $count } pontos
}
dicetown-own-bank = { $bills ->
    [0] Não há nada para levar, mas controlas um local
   *[other] { DOLLARS($bills) } para ti: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
}
dicetown-own-store = { $visits ->
    [2] { $count ->
        [1] Duas vezes, tiras uma carta e ficas com ela
       *[other] Duas vezes, tiras { $count } cartas e guardas uma
    }
   *[other] { $count ->
        [1] Tiras uma carta e ficas com ela
       *[other] Tiras { $count } cartas e guardas uma
    }
}
dicetown-own-saloon = { $count ->
    [0] Ninguém tem cartas para roubar
    [1] Tiras uma carta a um adversário e ficas com ela
   *[other] Tiras { $count } cartas a um adversário e guardas uma
}
dicetown-own-saloon-later = { $count ->
    [1] Tiras uma carta a um adversário e ficas com ela, se nessa altura alguém tiver alguma
   *[other] Tiras até { $count } cartas a um adversário e guardas uma, se nessa altura alguém tiver alguma
}
dicetown-own-done = Já resolvido nesta ronda
dicetown-own-office-won = A estrela para ti: { $points } pontos
dicetown-own-office-kept = Manténs a estrela: { $points } pontos
dicetown-own-hall = { $count ->
    [0] Não restam propriedades
    [1] 1 propriedade para ti: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
   *[other] { $count } propriedades para ti: { $points } pontos
}
dicetown-own-doc-due = Por agora não controlas nada: terias de o visitar
dicetown-own-doc-safe = Controlas um local: escapas à visita
dicetown-consequence-wasted = agora não te dá nada
dicetown-consequence-joe = { $bills ->
    [0] ali não há nada para tirar
   *[other] { DOLLARS($bills) } para ti
}
dicetown-consequence-offer = só se { $sheriff_seat } te escolher

## When a card is played, and what it does

dicetown-effect-brute = ao guardar dois ou mais dados: todos grátis
dicetown-effect-gambler = depois de guardar dados: vira um dos teus para a face que quiseres
dicetown-effect-dynamite = ao controlar a mina de ouro: o dobro das pepitas
dicetown-effect-barmaids = ao controlar o saloon: roubas duas vezes
dicetown-effect-corruption = ao controlar a Câmara Municipal: mais uma propriedade, do monte
dicetown-effect-credit = ao controlar o Armazém: mais uma visita
dicetown-effect-joe = de imediato: { DOLLARS(4) } de quem tu disseres
dicetown-effect-marshal = quando a estrela vai mudar de mãos: não muda
dicetown-effect-shares = quando outro assalta o banco: metade do espólio
dicetown-effect-wanted = quando outro joga uma carta do Armazém: não tem efeito
dicetown-effect-elixir = quando alguém visita Doc Badluck: tu também vais
# Equipment and properties.
dicetown-effect-points = { $points ->
    [1] no fim: 1 ponto
   *[other] no fim: { $points } pontos
}
dicetown-effect-wealth = cada um dos outros dá-te { DOLLARS(2) }
dicetown-effect-charm = cada um dos outros dá-te 1 pepita
dicetown-effect-luck = uma carta do monte do Armazém
dicetown-effect-power = a estrela de xerife
dicetown-effect-protection = duas propriedades tuas a salvo de ladrões
dicetown-effect-friendship = quem tu disseres dá-te uma carta do Armazém
dicetown-effect-dominion = quem tu disseres dá-te uma propriedade

## The story, the hand

dicetown-table-set = A mesa está pronta. { $seat } tem a estrela de xerife.
dicetown-table-set-you = A mesa está pronta. Tens a estrela de xerife.
dicetown-round = Ronda { $round }.
dicetown-rolled = Todos lançam os dados, debaixo do copo.
dicetown-rolled-you = Lanças e obténs { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } guarda { $dice }.
   *[other] { $seat } guarda { $dice } por { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] Guardas { $dice }.
   *[other] Guardas { $dice } por { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } não guarda nenhum e paga { DOLLARS($cost) }.
dicetown-kept-none-you = Não guardas nenhum e pagas { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } não pode pagar e só guarda { $dice }.
   *[other] { $seat } paga { DOLLARS($cost) } e só guarda { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] Não podes pagar e só guardas { $dice }.
   *[other] Pagas { DOLLARS($cost) } e só guardas { $dice }.
}
dicetown-brute-paid = Afinal, { $seat } paga { DOLLARS($cost) } pelos dados.
dicetown-brute-paid-you = Afinal, pagas { DOLLARS($cost) } pelos dados.
dicetown-moment-roll = Ronda { $round }, lançamento { $roll }
dicetown-moment-place = Ronda { $round }: { $place }
dicetown-last-dice = { $seat } lança os últimos dados: { $dice }.
dicetown-last-dice-you = Lanças os teus últimos dados: { $dice }.
dicetown-turned = { $seat } vira um dado: { $die } para { $face }.
dicetown-turned-you = Viras um dado: { $die } para { $face }.

## The story, the town

dicetown-led = { $seat } controla { $place }.
dicetown-led-you = Controlas { $place }.
dicetown-led-hand = { $seat } controla { $place }: { $hand }.
dicetown-led-hand-you = Controlas { $place }: { $hand }.
dicetown-played = { $seat } joga a carta { $card }.
dicetown-played-you = Jogas a carta { $card }.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } joga a carta { $card }: vai virar { $die } para { $face }.
dicetown-played-turn-you = Jogas a carta { $card }: vais virar { $die } para { $face }.
dicetown-countered = A carta { $card } de { $seat } não tem efeito.
dicetown-countered-you = A tua carta { $card } não tem efeito.
dicetown-dug = { $count ->
    [1] { $seat } extrai 1 pepita.
   *[other] { $seat } extrai { $count } pepitas.
}
dicetown-dug-you = { $count ->
    [1] Extrais 1 pepita.
   *[other] Extrais { $count } pepitas.
}
dicetown-bank = { $bills ->
    [0] { $seat } encontra o banco vazio.
   *[other] { $seat } assalta o banco e leva { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] Encontras o banco vazio.
   *[other] Assaltas o banco e levas { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } leva { DOLLARS($bills) } do espólio de { $other_seat }.
dicetown-shared-you = Levas { DOLLARS($bills) } do espólio de { $other_seat }.
dicetown-shared-to-you = { $seat } leva { DOLLARS($bills) } do teu espólio.
dicetown-coach = A diligência leva { DOLLARS($bills) } ao banco.
# What a returning player has missed.
dicetown-recap-rounds = { $count ->
    [1] Foi jogada 1 ronda.
   *[other] Foram jogadas { $count } rondas.
}
dicetown-recap-bills = Dólares: { DOLLARS($before) } → { DOLLARS($after) }.
dicetown-recap-nuggets = Pepitas: { $before } → { $after }.
dicetown-recap-cards = Cartas: { $before } → { $after }.
dicetown-drew = { $seat } tira { $cards }.
dicetown-drew-you = Tiras { $cards }.
dicetown-kept-card = { $seat } guarda { $card }.
dicetown-kept-card-you = Guardas { $card }.
dicetown-store-shuffled = Baralham-se os descartes: novo monte do Armazém.
dicetown-joe-sent = { $seat } manda Joe Nervoso visitar { $other_seat }.
dicetown-joe-sent-you = Mandas Joe Nervoso visitar { $other_seat }.
dicetown-joe-sent-to-you = { $seat } manda-te Joe Nervoso.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } não tem nada para Joe Nervoso.
   *[other] Joe Nervoso tira { DOLLARS($bills) } a { $other_seat } para { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } não tem nada para Joe Nervoso.
   *[other] Joe Nervoso traz-te { DOLLARS($bills) } de { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] Não tens nada para Joe Nervoso.
   *[other] Joe Nervoso tira-te { DOLLARS($bills) } para { $seat }.
}
dicetown-nobody-robbed = { $seat } não encontra a quem roubar.
dicetown-nobody-robbed-you = Não encontras a quem roubar.
dicetown-loot = { $seat } tira da mão de { $other_seat }: { $cards }.
dicetown-loot-you = Tiras da mão de { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } tira da tua mão: { $cards }.
dicetown-stolen = { $seat } rouba { $card } a { $other_seat }.
dicetown-stolen-you = Roubas { $card } a { $other_seat }.
dicetown-stolen-to-you = { $seat } rouba-te { $card }.
dicetown-star = { $seat } fica com a estrela.
dicetown-star-you = Ficas com a estrela.
dicetown-star-kept = { $seat } mantém a estrela.
dicetown-star-kept-you = Manténs a estrela.
dicetown-properties = { $seat } leva { $cards }.
dicetown-properties-you = Levas { $cards }.
dicetown-corruption = { $seat } tira { $card } do monte.
dicetown-corruption-you = Tiras { $card } do monte; mais ninguém a vê.
dicetown-row-refilled = Novo na fila: { $cards }.

## The story, the sheriff’s desk

dicetown-offer = { $offer ->
    [nada] { $seat } não oferece nada a { $other_seat }.
   *[other] { $seat } oferece a { $other_seat } { $offer }.
}
dicetown-offer-you = { $offer ->
    [nada] Não ofereces nada a { $other_seat }.
   *[other] Ofereces a { $other_seat } { $offer }.
}
dicetown-offer-to-you = { $offer ->
    [nada] { $seat } não te oferece nada.
   *[other] { $seat } oferece-te { $offer }.
}
dicetown-leader = { $seat } tem a estrela e decide: { $place } é para { $other_seat }.
dicetown-leader-you = Decides: { $place } é para { $other_seat }.
dicetown-leader-to-you = { $seat } tem a estrela e decide: { $place } é para ti.
dicetown-leader-self = { $seat } tem a estrela e fica com { $place }.
dicetown-leader-self-you = Ficas com { $place }.
dicetown-offer-taken = { $offer ->
    [nada] { $seat } não dá nada a { $other_seat }.
   *[other] { $seat } dá a { $other_seat } { $offer }.
}
dicetown-offer-taken-you = { $offer ->
    [nada] Não dás nada a { $other_seat }.
   *[other] Dás a { $other_seat } { $offer }.
}
dicetown-offer-taken-to-you = { $offer ->
    [nada] { $seat } não te dá nada.
   *[other] { $seat } dá-te { $offer }.
}

## The story, Doc Badluck

dicetown-visits = { $seat } fixa a ordem das visitas a Doc Badluck: { $visitor_seats }.
dicetown-visits-you = Fixas a ordem das visitas a Doc Badluck: { $visitor_seats }.
dicetown-elixir-taken = { $seat } toma o elixir { $elixir }.
dicetown-elixir-taken-you = Tomas o elixir { $elixir }.
dicetown-elixir-drawn = { $seat } toma o elixir de cima: { $elixir }.
dicetown-elixir-drawn-you = Tomas o elixir de cima: { $elixir }.
dicetown-wealth = { $bills ->
    [0] Ninguém tem um dólar para { $seat }.
   *[other] Os outros dão { DOLLARS($bills) } a { $seat }.
}
dicetown-wealth-you = { $bills ->
    [0] Ninguém tem um dólar para ti.
   *[other] Os outros dão-te { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Ninguém tem uma pepita para { $seat }.
    [1] Os outros dão 1 pepita a { $seat }.
   *[other] Os outros dão { $count } pepitas a { $seat }.
}
dicetown-charm-you = { $count ->
    [0] Ninguém tem uma pepita para ti.
    [1] Os outros dão-te 1 pepita.
   *[other] Os outros dão-te { $count } pepitas.
}
dicetown-luck = { $seat } tira { $card }.
dicetown-luck-you = Tiras { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } pede { $card } a { $other_seat }.
dicetown-giver-you = Pedes { $card } a { $other_seat }.
dicetown-giver-to-you = { $seat } pede-te { $card }.
dicetown-given = { $seat } dá { $card } a { $other_seat }.
dicetown-given-you = Dás { $card } a { $other_seat }.
dicetown-given-to-you = { $seat } dá-te { $card }.
dicetown-protected = { $seat } põe a salvo de ladrões { $cards }.
dicetown-protected-you = Pões a salvo de ladrões { $cards }.
dicetown-wasted = { $elixir } não serve de nada a { $seat }.
dicetown-wasted-you = { $elixir } não te serve de nada.
dicetown-elixir-replaced = Doc Badluck põe à vista o elixir { $elixir }.
dicetown-elixirs-shuffled = Baralham-se os elixires usados: novo monte.

## The story, the end

dicetown-ended-mine = A mina está vazia. Foi a última ronda.
dicetown-ended-properties = Não restam propriedades. Foi a última ronda.
dicetown-ended-both = A mina está vazia e não restam propriedades. Foi a última ronda.
# By what the winner was ahead.
dicetown-won-points = { $seat } ganha com { $points } pontos.
dicetown-won-points-you = Ganhas com { $points } pontos.
dicetown-won-cards = Empate a { $points } pontos: ganha { $seat } por ter mais propriedades.
dicetown-won-cards-you = Empate a { $points } pontos: ganhas por teres mais propriedades.
dicetown-won-sheriff = Empate a { $points } pontos: ganha { $seat } por decisão do xerife.
dicetown-won-sheriff-you = Empate a { $points } pontos: ganhas por decisão do xerife.

## Why an answer is refused

dicetown-refusal-not-rolled = Esses dados não estão debaixo do teu copo.
dicetown-refusal-dice-price = { $bills ->
    [0] Não tens dinheiro: guarda exatamente um dado.
   *[other] Só tens { DOLLARS($bills) }. Um dado é grátis; cada dado a mais custa { DOLLARS(1) }.
}
dicetown-refusal-order-pay = Em cada revelação, os dados custam no máximo { DOLLARS($most) }.
dicetown-refusal-order-amount = Um valor fica entre { DOLLARS(0) } e { DOLLARS($most) }.
dicetown-refusal-no-brute = Não tens nenhum Brutamontes.
dicetown-refusal-brute-few = O Brutamontes só serve se guardares dois ou mais dados.
dicetown-refusal-trim = { $count ->
    [1] Escolhe exatamente um dos dados guardados.
   *[other] Escolhe exatamente { $count } dos dados guardados.
}
dicetown-refusal-no-gambler = Não tens nenhum Jogador profissional.
dicetown-refusal-not-your-die = Não puseste de lado nenhum dado assim.
dicetown-refusal-same-face = Vira o dado para outra face.
dicetown-refusal-reaction-window = Neste momento só se pode jogar a carta { $card }.
dicetown-refusal-closed = Agora não se pode jogar a carta { $card }.
dicetown-refusal-not-held = Não tens a carta { $card }.
dicetown-refusal-offer-bills = { $bills ->
    [0] Não tens notas para oferecer.
   *[other] Só tens { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] Não tens pepitas para oferecer.
    [1] Só tens 1 pepita.
   *[other] Só tens { $nuggets } pepitas.
}
dicetown-refusal-offer-cards = Oferece só cartas da tua mão.
dicetown-refusal-not-tied = Escolhe um dos empatados.
dicetown-refusal-card-not-drawn = Essa carta não saiu.
dicetown-refusal-joe-is-played = Joe Nervoso joga-se de imediato: escolhe quem paga.
dicetown-refusal-joe-target = Escolhe outra pessoa desta mesa para Joe Nervoso.
dicetown-refusal-victim = Escolhe outra pessoa, que tenha cartas para tirar.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [1] Tira exatamente uma carta. Cartas do Armazém: { $store }; propriedades: { $properties }.
   *[other] Tira exatamente { $count } cartas. Cartas do Armazém: { $store }; propriedades: { $properties }.
}
dicetown-refusal-order = Indica cada visitante uma vez.
dicetown-refusal-elixir = Esse elixir não está disponível.
dicetown-refusal-giver = Escolhe outra pessoa, que tenha uma carta dessas.
dicetown-refusal-gift = Dá uma carta da tua mão, do tipo que te pedem.
dicetown-refusal-protect = { $count ->
    [1] Escolhe exatamente uma propriedade da tua mão.
   *[other] Escolhe exatamente { $count } propriedades da tua mão.
}
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = Essa distribuição não é possível com esta caixa e estas opções.
dicetown-refusal-roll = Os dados não podem cair assim.
dicetown-refusal-store-draw = Essas cartas não podem sair do monte do Armazém.
dicetown-refusal-loot-draw = Essas cartas não podem sair da mão da vítima.
dicetown-refusal-property-draw = Essas cartas não podem sair do monte das propriedades.
dicetown-refusal-elixir-draw = Essa carta não pode sair do monte dos elixires.

## What is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } tem { $count } dados; devem ser { $printed }.
    [bills] { $file } tem { $count } notas; devem ser { $printed }.
   *[nuggets] { $file } tem { $count } pepitas; devem ser { $printed }.
}
dicetown-components-properties = { $file } deve ter 20 propriedades, de 1 a 5 pontos cada.
dicetown-components-equipment = { $file } deve ter 6 cartas de Equipamento, de 1 a 8 pontos, todas diferentes.
dicetown-components-actions = { $file } deve ter as 13 cartas de ação do livro de regras.
dicetown-components-elixirs = { $file } deve ter os 7 elixires, cada um uma vez.

## The terminal: the town

dicetown-panel-town = A cidade, ronda { $round }
# Names of places as headings.
dicetown-panel-place-mine = Mina de ouro
dicetown-panel-place-bank = Banco
dicetown-panel-place-coach = Diligência
dicetown-panel-place-store = Armazém
dicetown-panel-place-saloon = Saloon
dicetown-panel-place-office = Escritório do xerife
dicetown-panel-place-hall = Câmara Municipal
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = melhor
dicetown-panel-deck = { $count ->
    [1] 1 carta no monte
   *[other] { $count } cartas no monte
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] de { $worth }
   *[other] de { $worth }, mais { $count }
}
dicetown-panel-row-empty = não resta nenhuma
# Poker hands, after the name of whoever has one.
dicetown-panel-hand-five = cinco iguais
dicetown-panel-hand-four = quatro iguais
dicetown-panel-hand-full = full house
dicetown-panel-hand-straight = sequência
dicetown-panel-hand-three = trio
dicetown-panel-hand-pairs = dois pares
dicetown-panel-hand-pair = um par
dicetown-panel-hand-high = dado mais alto
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind } de { $high } e { $low }
dicetown-hand-pairs = { $kind }, { $high } e { $low }
dicetown-hand-five = cinco { $high }
dicetown-hand-four = quatro { $high }
dicetown-hand-one = { $kind } de { $high }
dicetown-hand-high = { $kind }: { $high }
dicetown-hand-straight = { $kind } até ao { $high }
dicetown-faces-9 = noves
dicetown-faces-10 = dezes
dicetown-faces-J = valetes
dicetown-faces-Q = damas
dicetown-faces-K = reis
dicetown-faces-A = ases
dicetown-face-9 = nove
dicetown-face-10 = dez
dicetown-face-J = valete
dicetown-face-Q = dama
dicetown-face-K = rei
dicetown-face-A = ás
dicetown-panel-guide = O que dá cada local
dicetown-panel-does-mine = Mais 9 do que ninguém: uma pepita por cada um.
dicetown-panel-does-bank = Mais 10 do que ninguém: todas as notas do banco.
dicetown-panel-does-coach = Ninguém a controla: o que os dados custam nesta ronda é o espólio da próxima.
dicetown-panel-does-store = Mais J do que ninguém: tira uma carta por cada um, guarda uma. Na ronda 1, duas vezes.
dicetown-panel-does-saloon = Mais Q do que ninguém: tira uma carta por cada uma a um adversário, guarda uma.
dicetown-panel-does-office = Mais K do que ninguém: a estrela de xerife.
dicetown-panel-does-hall = Melhor mão: a próxima propriedade, e mais uma por cada A.
dicetown-panel-does-doc = Quem não controlou nenhum local toma um elixir.
dicetown-panel-played = Cartas jogadas
dicetown-panel-used = Elixires usados

## The terminal: players, what I know

dicetown-panel-players = Jogadores
dicetown-panel-signs = ★ xerife  ▸ tu
dicetown-panel-head-name = Jogador
dicetown-panel-head-dice = De lado
dicetown-panel-head-bills = Notas
dicetown-panel-head-nuggets = Pepitas
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Armazém
dicetown-panel-head-properties = Propriedades
dicetown-panel-head-protected = A salvo
dicetown-panel-mine = Só tu vês isto
dicetown-panel-no-cards = Ainda não tens cartas.
dicetown-panel-equipment = Equipamento
dicetown-panel-properties = Propriedades
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [1] de { $worth }: 1 ponto no fim
   *[other] de { $worth }: { $points } pontos no fim
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Vistas: { $place }
dicetown-panel-in-deck = monte
dicetown-panel-in-discards = descartes

## The terminal: the decision and the answers

dicetown-panel-cup = Debaixo do teu copo, com { DOLLARS($bills) } para gastar
dicetown-panel-aside = de lado:
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] nenhum { DOLLARS($cost) }
    [1] 1 dado grátis
   *[other] { $count } dados { DOLLARS($cost) }
}
dicetown-panel-brute = Com o Brutamontes, dois ou mais dados são grátis.
dicetown-panel-tied = Empate com { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = { $purse ->
    [nada] Não tens nada.
   *[other] Tens { $purse }.
}
dicetown-panel-your-goods = A mesa do xerife
dicetown-panel-offers = { $offer ->
    [nada] não oferece nada
   *[other] oferece { $offer }
}
# Beside what is to be typed.
dicetown-panel-type-keep = Guardar estes dados: quantos quiseres
dicetown-panel-type-none = Não guardar nenhum, por { DOLLARS(1) }
dicetown-panel-type-brute = Guardar estes dados e jogar a carta Brutamontes
dicetown-panel-type-turn = Jogar a carta Jogador profissional: virar este dado para essa face
dicetown-panel-type-nothing = Não oferecer nada
dicetown-panel-type-offer = Oferecer algo assim, do que tiveres

## Ties in the final ranking

dicetown-tie-cards = { $seat } à frente de { $other_seat }: empate a { $points } pontos, mas com mais propriedades.
dicetown-tie-cards-you = Ficas à frente de { $other_seat }: empate a { $points } pontos, mas com mais propriedades.
dicetown-tie-cards-to-you = { $seat } fica à tua frente: empate a { $points } pontos, mas com mais propriedades.
dicetown-tie-sheriff = { $seat } à frente de { $other_seat }: empate a { $points } pontos, por decisão do xerife.
dicetown-tie-sheriff-you = Ficas à frente de { $other_seat }: empate a { $points } pontos, por decisão do xerife.
dicetown-tie-sheriff-to-you = { $seat } fica à tua frente: empate a { $points } pontos, por decisão do xerife.

## The terminal: the score sheet

dicetown-sheet-title = Pontuação final
dicetown-sheet-nuggets = Pepitas
dicetown-sheet-bills = Notas, 1 por { DOLLARS(2) }
dicetown-sheet-star = Estrela de xerife
dicetown-sheet-equipment = Equipamento
dicetown-sheet-properties = Propriedades
dicetown-sheet-total = Pontos
dicetown-sheet-rank = Posição
dicetown-sheet-tied = { $count ->
    [1] Empate a { $points } pontos: { $seat } tem 1 propriedade.
   *[other] Empate a { $points } pontos: { $seat } tem { $count } propriedades.
}
dicetown-sheet-by-points = Decidem os pontos.
dicetown-sheet-by-cards = Pontos empatados: decide o número de propriedades.
dicetown-sheet-by-sheriff = Pontos e propriedades empatados: decidiu o xerife.

## What a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Um dado é grátis e cada dado a mais custa { DOLLARS(1) }; não guardar nenhum também custa { DOLLARS(1) }. O que guardas fica de lado durante toda a ronda.
dicetown-hint-town = Cada face corresponde a um local: 9 a mina, 10 o banco, J o Armazém, Q o saloon, K o escritório do xerife. Controla-o quem tiver mais.
dicetown-hint-race = Assim que alguém tem cinco dados de lado, os outros lançam mais uma vez e têm de ficar com o que sair.
dicetown-hint-hall = A melhor mão de póquer leva uma propriedade na Câmara Municipal, e mais uma por cada A que tenha.
dicetown-hint-nothing = Não controlar nenhum local não é um desastre: Doc Badluck terá um elixir para ti.
dicetown-hint-poor = Sem dinheiro, guardas exatamente um dado.
dicetown-hint-trim = Guarda os dados que te dão o controlo de um local; os outros voltam a ser lançados.
dicetown-hint-turn = Virar um dado pode valer-te um local ou a melhor mão. Depois, a carta é descartada.
dicetown-hint-react = Uma carta só serve no seu momento, e depois é descartada. Podes guardá-la para melhor ocasião.
dicetown-hint-counter = Procura-se anula qualquer carta do Armazém, mas só uma. Esta vale a pena?
dicetown-hint-offer = O xerife escolhe livremente entre os empatados. Só pagas a tua oferta se te escolher.
dicetown-hint-leader = Tens a estrela, por isso decides os empates. Recebes a oferta de quem escolheres, e nada dos outros.
dicetown-hint-card = O Equipamento vale pontos no fim; uma carta de ação ajuda no seu momento. Ninguém vê o que guardas.
dicetown-hint-rob = Quantas mais cartas tirares, melhor será a que escolheres. As propriedades valem de 1 a 5 pontos.
dicetown-hint-steal = A carta que escolheres é tua; as outras são devolvidas.
dicetown-hint-order = Quem vai primeiro pode escolher entre os dois elixires expostos.
dicetown-hint-visit = Lê o que fazem os dois elixires, ou tenta a sorte com o que não se vê.
dicetown-hint-joe = Escolhe alguém que ainda tenha { DOLLARS(4) }.
dicetown-hint-giver = Quem recebe o pedido escolhe o que dá, por isso pede a quem tenha poucas cartas.
dicetown-hint-gift = Tu escolhes o que dás: a que menos falta te faz.
dicetown-hint-protect = As propriedades protegidas já não podem ser roubadas. Escolhe as melhores.
dicetown-hint-winner = A tua última decisão como xerife.
# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Uma ronda tem duas partes: primeiro os dados, depois a cidade, local a local.
dicetown-tip-LastDiceRolled = Alguém tinha cinco dados de lado, por isso os outros lançaram mais uma vez e guardaram tudo.
dicetown-tip-NuggetsDug = Uma pepita é um ponto. Quando a mina fica vazia, a partida termina depois dessa ronda.
dicetown-tip-BankRobbed = Quem controla o banco leva todas as notas. Cada dois dólares são um ponto.
dicetown-tip-CoachUnloaded = O que os dados custaram nesta ronda é o espólio da próxima.
dicetown-tip-CardsDrawn = No Armazém guarda-se uma carta e as outras são descartadas sem ninguém as ver. Na primeira ronda faz-se isto duas vezes.
dicetown-tip-LootDrawn = Quem controla o saloon vê cartas de outro jogador e fica com uma.
dicetown-tip-StarTaken = O xerife decide os empates, e a estrela vale 5 pontos no fim.
dicetown-tip-PropertiesTaken = A melhor mão leva a propriedade de baixo. Quando já não há nenhuma, a partida termina depois dessa ronda.
dicetown-tip-OfferMade = Os empatados podem subornar o xerife. Só paga o escolhido.
dicetown-tip-LeaderNamed = Em caso de empate, decide o xerife.
dicetown-tip-CardPlayed = Cada carta de ação tem o seu momento. O jogo para aí mesmo que ninguém tenha a carta, para não revelar nada.
dicetown-tip-ElixirTaken = Quem não controlou nenhum local visita Doc Badluck e toma um elixir.

## The lesson, a scripted first game

dicetown-lesson-goal = Uma cidade nova do faroeste espera por um dono. Em cada ronda lançam-se dados de póquer, e os dados decidem quem recebe o quê na cidade. O objetivo: ter mais pontos do que todos no fim. As pepitas, os dólares, a estrela de xerife, as propriedades e o equipamento valem pontos.
dicetown-lesson-cup = Este é o teu copo. Todos lançam cinco dados em segredo. Cada face corresponde a um local: 9 à mina de ouro, 10 ao banco, J ao Armazém, Q ao saloon, K ao escritório do xerife. O jogador que tem mais dados de uma face controla o local. O teu dinheiro, { DOLLARS($bills) }, serve para pagar dados.
dicetown-lesson-keep = Escolhe os dados que queres guardar; os outros são lançados de novo. Um dado é grátis, cada dado a mais custa { DOLLARS($price) }. Saíram-te dois 9. Guarda os dois, e a mina de ouro pode ser tua.
dicetown-lesson-coach = Todos levantaram o copo ao mesmo tempo. O dinheiro dos dados a mais vai para a diligência: { DOLLARS($own) } teus e { DOLLARS($price) } de { $seat }. Mais tarde, nesta ronda, a diligência leva-o ao banco. Aí espera pelo jogador que controlar o banco na ronda seguinte.
dicetown-lesson-race = Lançaste de novo os outros dados. Assim que um jogador tiver guardado cinco dados, todos os outros lançam uma última vez e têm de ficar com o que sair. A { $seat } só faltam dois. Guarda o J: é grátis, e os J trazem cartas do Armazém.
dicetown-lesson-tie = { $seat } tem cinco dados, por isso foram lançados os teus últimos dois: um 10 e um J. Agora percorre-se a cidade, local a local. Mina de ouro: tens mais 9 do que todos e levas { $nuggets } pepitas, uma por cada 9. Banco: tu e { $seat } têm um 10 cada. O xerife, { $sheriff_seat }, decide o empate e pode ser subornado. Os empatados fazem as suas ofertas em segredo, e só paga o escolhido. Oferece { DOLLARS($bills) }.
dicetown-lesson-store = { $sheriff_seat } escolheu-te: por { DOLLARS($bills) } levaste os { DOLLARS($loot) } do banco. Armazém: tens mais J do que todos. Tiras uma carta por cada J e ficas com uma. O equipamento vale pontos no fim. As cartas de ação ajudam-te durante a partida. Fica com o equipamento que vale { $value } pontos.
dicetown-lesson-card = Na primeira ronda fazes compras duas vezes. “Elixir” é uma carta de ação. O Doc Badluck dá um elixir a quem não controla nenhum local; com esta carta, também recebes um. Sempre que puderes jogar uma carta, recebes a pergunta. Fica com “Elixir”.
dicetown-lesson-react = Saloon: { $ada_seat } tinha mais Q do que todos e roubou-te o equipamento. Escritório do xerife: { $ada_seat } tinha mais K do que todos e agora tem a estrela. Câmara Municipal: { $ada_seat } tinha a melhor mão de póquer e levou uma propriedade; cada A da mão teria trazido mais uma. { $buck_seat } não controlava nenhum local e vai ao Doc Badluck. É o momento da tua carta: joga “Elixir”.
dicetown-lesson-elixir = { $buck_seat } escolheu primeiro, agora é a tua vez. Podes levar um dos dois elixires à vista, ou o primeiro do baralho sem o ver. Com “Riqueza”, cada um dos outros dá-te { DOLLARS($bills) }. Leva-o.
dicetown-lesson-hall = Foi a primeira ronda: ganhaste um empate, jogaste uma carta e bebeste um elixir. Todos os dados voltam aos copos. O dinheiro da diligência espera no banco, e { $ada_seat } tem a estrela e decide os empates a partir de agora.
dicetown-lesson-end = Para te mostrar o fim, uns bots jogaram as outras rondas. A partida termina depois da ronda em que a mina de ouro fica vazia ou é levada a última propriedade. Recebes um ponto por pepita, um por cada { DOLLARS($bills) }, { $star } pela estrela e o valor do teu equipamento e das tuas propriedades. Ganha quem tem mais pontos. Agora volta à segunda ronda e continua a jogar à vontade. No início verás conselhos, depois cada vez menos.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [1] { $seat } tem 1 ponto.
   *[other] { $seat } tem { $points } pontos.
}
dicetown-report-score-you = { $points ->
    [1] Tens 1 ponto.
   *[other] Tens { $points } pontos.
}
dicetown-report-so-far = { $points ->
    [1] Até agora { $seat } tem pelo menos 1 ponto; as cartas escondidas podem somar mais.
   *[other] Até agora { $seat } tem pelo menos { $points } pontos; as cartas escondidas podem somar mais.
}
dicetown-report-so-far-you = { $points ->
    [1] Até agora tens 1 ponto.
   *[other] Até agora tens { $points } pontos.
}
dicetown-report-cup = Debaixo do teu copo: { $dice }.
dicetown-report-dice = { $seat } pôs de lado { $dice }.
dicetown-report-dice-you = Puseste de lado { $dice }.
dicetown-report-no-dice = { $seat } não pôs nenhum dado de lado.
dicetown-report-no-dice-you = Não puseste nenhum dado de lado.
dicetown-report-money = { $seat } tem { DOLLARS($bills) }.
dicetown-report-money-you = Tens { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } não tem pepitas.
    [1] { $seat } tem 1 pepita.
   *[other] { $seat } tem { $count } pepitas.
}
dicetown-report-nuggets-you = { $count ->
    [0] Não tens pepitas.
    [1] Tens 1 pepita.
   *[other] Tens { $count } pepitas.
}
dicetown-report-sheriff = { $seat } tem a estrela de xerife.
dicetown-report-sheriff-you = Tens a estrela de xerife.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card }: { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = { $cards ->
    [nada] { $seat } não tem cartas do Armazém.
   *[other] Cartas do Armazém de { $seat }: { $cards }.
}
dicetown-report-cards-you = { $cards ->
    [nada] Não tens cartas do Armazém.
   *[other] As tuas cartas do Armazém: { $cards }.
}
dicetown-report-properties = { $cards ->
    [nada] { $seat } não tem propriedades.
   *[other] Propriedades de { $seat }: { $cards }.
}
dicetown-report-properties-you = { $cards ->
    [nada] Não tens propriedades.
   *[other] As tuas propriedades: { $cards }.
}
dicetown-report-safe = { $seat } tem a salvo de ladrões: { $cards }.
dicetown-report-safe-you = Tens a salvo de ladrões: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = Viste ({ $place }): { $cards }.
dicetown-report-hand = mão de { $seat }
dicetown-report-offer = { $offer ->
    [nada] { $seat } não oferece nada.
   *[other] { $seat } oferece { $offer }.
}
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place }: { $told }.
dicetown-report-coach = Diligência: { DOLLARS($bills) } para o banco.
# $worth are the values of the properties in the row, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Propriedades na fila: { $worth }. O monte está vazio.
    [1] Propriedades na fila: { $worth }. Resta 1 no monte.
   *[other] Propriedades na fila: { $worth }. Restam { $count } no monte.
}
dicetown-report-no-row = { $count ->
    [0] Não restam propriedades na fila nem no monte.
   *[other] Não há propriedades na fila. No monte: { $count }.
}
dicetown-report-doc = Doc Badluck tem: { $elixirs }.
dicetown-report-deck = { $count ->
    [1] Uma carta no monte do Armazém.
   *[other] { $count } cartas no monte do Armazém.
}
dicetown-report-played = Cartas jogadas: { $cards }.

## The lobby

web-game-dicetown-line = Lança os dados debaixo do copo, conquista a cidade local a local e dá-te bem com o xerife.
web-game-dicetown-time = 15 min com bots, 25 entre amigos

## Learning a game

web-dicetown-note-nuggets = 1 ponto por cada pepita.
web-dicetown-note-bills = 1 ponto por cada { DOLLARS(2) }.
web-dicetown-note-star = 5 pontos para quem tiver a estrela de xerife.
web-dicetown-note-equipment = O Equipamento do Armazém vale os pontos indicados. As cartas de ação não pontuam.
web-dicetown-note-properties = As propriedades da Câmara Municipal valem de 1 a 5 pontos cada.
web-dicetown-note-total = Ganha quem tiver mais pontos. Em caso de empate: mais propriedades, depois decide o xerife.

## The table in words

web-text-board-dicetown = A cidade

## The page: the board

web-dicetown-progress = Dice Town · ronda { $round }
web-dicetown-last = { $count ->
    [one] resta 1
   *[other] restam { $count }
}
web-dicetown-near-mine = { $count ->
    [one] Resta uma pepita na mina
   *[other] Restam { $count } pepitas na mina
}
web-dicetown-near-hall = { $count ->
    [one] Resta uma propriedade
   *[other] Restam { $count } propriedades
}
web-dicetown-town = A cidade, local a local
web-dicetown-tab-tray = À tua frente
web-dicetown-tab-cards = As minhas cartas
web-dicetown-as-it-stands = Situação
web-dicetown-so-far = com os dados de lado até agora
web-dicetown-by-place = local a local
web-dicetown-to-bank = { $amount } para o banco
web-dicetown-doc = para quem não controlar nada
web-dicetown-hands = Mãos
web-dicetown-best-first = da melhor para a pior
web-dicetown-cup = Debaixo do copo
web-dicetown-cup-closed = O teu copo está virado. Os outros ainda estão a escolher.
web-dicetown-committed = Ficas com { $dice }. Os outros ainda estão a escolher.
web-dicetown-committed-none = Não ficas com nenhum. Os outros ainda estão a escolher.
web-dicetown-aside = de lado
web-dicetown-free = grátis
web-dicetown-too-dear = demasiado caro
web-dicetown-keep = Guardar { $dice }
# Beside the dice: keep none of them.
web-dicetown-none = Nenhum: { DOLLARS(1) }
web-dicetown-choose-dice = Escolhe os dados
# How many dice you would have for a place, and the rivals with the most.
web-dicetown-you-and-rivals = { $count ->
    [0] { $place }: tu { $mine }, mais ninguém
   *[other] { $place }: tu { $mine }, { $rival_seats } { $count }
}
web-dicetown-choose = Escolhe
web-dicetown-choose-you = Escolher-te
web-dicetown-turn = Vira um dos teus dados
web-dicetown-part-die = Este dado
web-dicetown-part-face = passa a
web-dicetown-rob = Escolhe a quem tiras cartas
web-dicetown-part-victim = De
web-dicetown-part-draw = Tirar
web-dicetown-order = Toca nos visitantes por ordem
web-dicetown-part-order = Ordem
dicetown-order-now = Agora: { $answer }
dicetown-order-no-dice = Agora não há dados debaixo do teu copo.
dicetown-order-held = Tens esta carta.
dicetown-order-not-held = Não tens esta carta.
web-dicetown-order-keep = Dados a guardar
web-dicetown-order-keep-mine = mais 9: para a mina de ouro
web-dicetown-order-keep-bank = mais 10: para o banco
web-dicetown-order-keep-store = mais J: para o Armazém
web-dicetown-order-keep-saloon = mais Q: para o saloon
web-dicetown-order-keep-office = mais K: para a estrela de xerife
web-dicetown-order-keep-hall = melhor mão: para a Câmara Municipal
web-dicetown-order-pay = Pagar por dados em cada revelação, até
web-dicetown-order-offer = Oferta ao xerife num empate
web-dicetown-order-offer-bills = notas, até um limite
web-dicetown-protect = { $count ->
    [1] Toca na propriedade a proteger
   *[other] Toca em { $count } propriedades para as proteger
}
web-dicetown-trim = { $count ->
    [1] Toca no dado com que ficas
   *[other] Toca nos { $count } dados com que ficas
}
web-forced = Só há uma opção: { $choice }
web-dicetown-choosing = a escolher
web-dicetown-ready = já está
web-dicetown-your-dice = Os teus dados
web-dicetown-you-have = Tens { $amount }.
web-dicetown-sheriff = Xerife
web-dicetown-bills = Notas
web-dicetown-nuggets = Pepitas
web-dicetown-store-cards = Cartas do Armazém
web-dicetown-properties = Propriedades
web-dicetown-safe = a salvo
web-dicetown-cards = As tuas cartas
web-dicetown-your-offer = A tua oferta ao xerife
web-dicetown-offers = Ofertas a { $sheriff_seat }, que tem a estrela
web-dicetown-offers-you = Ofertas a ti, que tens a estrela
web-dicetown-of = de { $count }
web-dicetown-offer = Oferecer { $goods }
web-dicetown-offer-nothing = Não oferecer nada
web-dicetown-offer-first = Escolhe o que oferecer
web-dicetown-offered = Ofereces { $goods }.
web-dicetown-sealed-offer = secreta até todos oferecerem; só pagas se o xerife te escolher
web-dicetown-desk = os valores são públicos; só o xerife vê as cartas
web-dicetown-desk-yours = recebes a oferta de quem escolheres; as outras voltam
web-dicetown-stake = Em jogo: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [1] O teu adversário: { $rival_seats }
   *[other] Os teus adversários: { $rival_seats }
}
web-dicetown-face = visível só para os dois
web-dicetown-sheet-lead = { $points } pontos, à frente de { $next }
web-option-bribes = Subornos
web-option-bribes-note = Se em caso de empate se pode oferecer algo ao xerife.
web-option-bribes-on = permitidos
web-option-bribes-off = proibidos
web-option-memory = Pontos das cartas vistas
web-option-memory-note = Se os pontos de um lugar contam as cartas que todos viram.
web-option-memory-secret = não contados
web-option-memory-noted = contados para os jogadores
web-option-memory-open = contados para todos

## The coach

dicetown-why-keep-more = Guardar mais destes dados ajuda a controlar um local.
dicetown-why-keep-fewer = Compensa lançar de novo mais destes dados.
dicetown-why-keep-other = Outros dados deste lançamento ajudam mais a controlar um local.
dicetown-why-none = Nenhum destes dados te ajuda o suficiente.
dicetown-why-dice = { $count ->
    [one] Assim tens um dado para { $place }.
   *[other] Assim tens { $count } dados para { $place }.
}
dicetown-why-play = Jogada agora, a carta rende-te mais do que guardada.
dicetown-why-wait = Mais tarde a carta vale-te mais.

## Orders for a player who is away

web-dicetown-orders-cards = Cartas de ação
web-dicetown-orders-lead = Escolhe já como responder quando uma destas cartas puder ser jogada. Cada escolha conta logo.
web-dicetown-orders-play = jogar sempre
web-dicetown-orders-never = nunca perguntar
web-dicetown-orders-least = Jogar se o espólio for pelo menos de
web-dicetown-orders-stop = Não perguntar mais

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-dicetown-beat-roll = Agitar e lançar!
web-dicetown-beat-reveal = Copos ao alto!
web-dicetown-beat-last = Os últimos dados!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-dicetown-beat-why = { $why }: { $what }
web-dicetown-beat-faces = { $count ->
    [1] { $face ->
        [Q] Uma Q
       *[other] Um { $face }
    }
    [2] { $face ->
        [Q] Duas Q
       *[other] Dois { $face }
    }
    [3] Três { $face }
    [4] Quatro { $face }
   *[other] Cinco { $face }
}
web-dicetown-beat-sheriff = Decide o xerife
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-dicetown-beat-led = { $why }, { $seat }: { $what }
web-dicetown-beat-led-you = { $why }, tu: { $what }
web-dicetown-beat-leads = { $why }: { $seat }
web-dicetown-beat-leads-you = { $why }: tu
web-dicetown-beat-sealed = A tua oferta está selada.
web-dicetown-beat-gain = { $seat }: { $what }
web-dicetown-beat-gain-you = Tu: { $what }
web-dicetown-beat-nuggets = { $count ->
    [1] +1 pepita
   *[other] +{ $count } pepitas
}
web-dicetown-beat-bills = +{ DOLLARS($count) }
web-dicetown-beat-cards = { $count ->
    [1] +1 carta
   *[other] +{ $count } cartas
}
web-dicetown-beat-draws = { $count ->
    [1] 1 carta tirada
   *[other] { $count } cartas tiradas
}
web-dicetown-beat-properties = { $count ->
    [1] +1 propriedade
   *[other] +{ $count } propriedades
}
web-dicetown-beat-star = a estrela
web-dicetown-beat-visits = { $visitor_seats }

## How a finished game went

web-round-dicetown = Ronda
web-net-worth-dicetown = { $amount ->
    [1] 1 ponto
   *[other] { $amount } pontos
}
web-luck-dicetown = Dados iguais após cada lançamento, com os postos de lado, comparados com a média.
web-luck-dicetown-tries = Lançamentos

## Questions to the table

topic-nuggets = pepitas, ouro
topic-sheriff = xerife, estrela
topic-properties = propriedades
topic-offers = ofertas, subornos
topic-round = ronda, quanto falta
topic-place-mine = mina de ouro, mina, quem controla a mina, quem controla, quem vai à frente
topic-place-bank = banco, quem controla o banco, quem controla, quem vai à frente
topic-place-coach = diligência
topic-place-store = armazém, quem controla o armazém, quem controla, quem vai à frente
topic-place-saloon = saloon, quem controla o saloon, quem controla, quem vai à frente
topic-place-office = escritório do xerife, escritório, quem controla o escritório, quem controla, quem vai à frente
topic-place-hall = câmara municipal, câmara, quem controla a câmara, quem controla, quem vai à frente
topic-place-doc = doc badluck, doc, elixires
topic-decks = montes, monte, cartas jogadas
topic-dice = dados, mão
topic-cards = cartas, cartas do armazém

## How to play

web-how-dicetown-goal = Ter mais pontos do que todos quando a mina de ouro estiver vazia ou todas as propriedades tiverem sido levadas.
web-how-dicetown-start = Cada jogador tem cinco dados e { DOLLARS(8) }. Um jogador tem a estrela de xerife. Na mina há 30 pepitas, no banco { DOLLARS(3) }.
web-how-dicetown-step-1-title = Lançar e escolher
web-how-dicetown-step-1 = Todos lançam em segredo e escolhem os dados a guardar. Um dado é grátis. Cada dado a mais custa { DOLLARS(1) }, e não guardar nenhum também. O dinheiro vai para a diligência.
web-how-dicetown-step-2-title = Revelar e lançar de novo
web-how-dicetown-step-2 = Todos levantam o copo ao mesmo tempo e lançam de novo os outros dados. Assim que alguém guardou cinco dados, os outros lançam mais uma vez e guardam tudo.
web-how-dicetown-step-3-title = Percorrer a cidade
web-how-dicetown-step-3 = Em cada local age o jogador que tem mais dados da sua face. Em caso de empate, decide o xerife. Quem está empatado pode oferecer-lhe um suborno.
web-how-dicetown-step-4-title = A melhor mão
web-how-dicetown-step-4 = A melhor mão de póquer leva uma propriedade na Câmara Municipal, e mais uma por cada A que tenha.
web-how-dicetown-step-5-title = Os outros vão ao Doc Badluck
web-how-dicetown-step-5 = Os jogadores que não controlaram nenhum local tomam um elixir. O dinheiro da diligência está agora no banco: é o espólio da ronda seguinte.
web-how-dicetown-keep-title = Quanto custam os dados
web-how-dicetown-keep = A Ann saíram 9 9 J Q K, e os dois 9 ficam guardados: o primeiro é grátis, o segundo custa { DOLLARS(1) }. Três dados custariam { DOLLARS(2) }.
web-how-dicetown-town-title = Quem recebe o quê
web-how-dicetown-town = Ann tem mais 9 e leva 3 pepitas. Ben tem mais 10 e mais K: todas as notas do banco e a estrela. Cleo tem mais J, tira quatro cartas e fica com uma. Os quatro iguais são também a melhor mão: com um A, Cleo leva duas propriedades.
web-how-dicetown-tie-title = Um empate
web-how-dicetown-tie = Ann e Ben têm dois 10 cada um. Ambos fazem uma oferta ao xerife ao mesmo tempo. O xerife escolhe Ben: Ben paga a sua oferta e assalta o banco. Ann fica com a sua.
web-how-dicetown-score = Cada pepita vale 1 ponto, cada { DOLLARS(2) } valem 1, a estrela vale 5. O Equipamento e as propriedades valem os pontos indicados. Ganha quem tiver mais pontos.
web-how-dicetown-places = Os locais, por ordem
web-how-dicetown-faces = As seis faces
web-how-dicetown-cards = Cartas de ação
web-how-dicetown-elixirs = Elixires

# What was drawn, in the list of draws of “Check fairness”.
web-dicetown-drawn-deal = Preparação
web-dicetown-drawn-roll = Lançamento
web-dicetown-drawn-store = Cartas do Armazém
web-dicetown-drawn-theft = Cartas de uma mão
web-dicetown-drawn-corruption = Propriedade do monte
web-dicetown-drawn-row = Propriedades novas
web-dicetown-drawn-elixir = Elixir do monte
web-dicetown-drawn-luck = Carta de um elixir
web-dicetown-drawn-shelf = Elixir novo à vista
