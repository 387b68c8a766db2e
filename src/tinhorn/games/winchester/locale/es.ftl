### The sentences of Winchester: page, terminal and how-to-play.

## Names and places at the table

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester

## Draws that anyone can check

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duelos
winchester-dice-count-challenger = Bang para quien retó
winchester-dice-count-challenged = Bang para quien recibió el reto

## What is asked (the prompt)

winchester-question-deal = Se está preparando la mesa.
winchester-question-plot = Se está sacando la siguiente parcela.
winchester-question-open = La parcela { $plot } sale a subasta; aún no hay pujas. { $seat } puja o pasa.
winchester-question-open-you = La parcela { $plot } sale a subasta; aún no hay pujas. ¿Pujas o pasas?
winchester-question-bid = { $holder_seat } ha pujado { MONEY($standing) } por la parcela { $plot }. { $seat } puja o pasa.
winchester-question-bid-you = { $holder_seat } ha pujado { MONEY($standing) } por la parcela { $plot }. ¿Subes o pasas?
winchester-question-bid-to-you = Has pujado { MONEY($standing) } por la parcela { $plot }. { $seat } puja o pasa.
winchester-question-vehicle = { $seat } elige adónde mover el barco o la locomotora.
winchester-question-vehicle-you = Mueve el barco o la locomotora, o deja uno de los dos donde está: paga igualmente.
winchester-question-rumor = { $seat } elige qué carta oculta mirar.
winchester-question-rumor-you = Te llega un rumor. ¿Qué carta oculta miras?
winchester-question-claim = { $seat } puede reclamar objetivos comunes.
winchester-question-claim-you = ¿Reclamas un objetivo común?
winchester-question-duel = { $challenger_seat } contra { $challenged_seat }: desenfundan.
winchester-question-duel-you = Tú contra { $other_seat }: a desenfundar.
winchester-question-over = La partida ha terminado. Victoria para { $winner_seats }.
winchester-question-over-you = La partida ha terminado. Has ganado.

## Names of options (buttons and menus)

winchester-label-bid = Pujar { MONEY($amount) }
winchester-label-pass = Pasar
winchester-label-duel = Retar a duelo
winchester-label-boat = Barco a la casilla { $square }
winchester-label-locomotive = Locomotora a la casilla { $square }
# $card is one of the two names below.
winchester-label-look = Mirar { $card }
winchester-label-claim = Reclamar «{ $objective }»
winchester-label-deal = Preparar la mesa
winchester-label-plot = Sacar la parcela { $plot }
winchester-label-bang = Dar Bang a { $seat }
# A hidden card, in the middle of a sentence.
winchester-card-site = la carta de la parcela { $plot }
winchester-card-objective = { $position ->
    [1] el primer objetivo de { $seat }
   *[2] el segundo objetivo de { $seat }
}
winchester-card-objective-you = { $position ->
    [1] tu primer objetivo
   *[2] tu segundo objetivo
}

## What an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Todo iría al salón.
   *[other] { $tip ->
        [0] Los demás recibirían { MONEY($share) } cada uno.
       *[other] Los demás recibirían { MONEY($share) } cada uno y el salón, { MONEY($tip) }.
    }
}
winchester-consequence-duel = Quien saque Bang compra la parcela por { MONEY($amount) }. Tu ficha de Duelo se pierde en cualquier caso.
# These stand under a heading: what the plot would bring the reader. An amount may follow.
# First: how many items of a secret objective the reader has now, and would have then.
winchester-fact-secret = { $objective }: { $items } → { $then }
winchester-fact-secret-now = { $objective }: { $items } hasta ahora
winchester-fact-shared = { $objective }: { $have } de { $needs }
winchester-fact-movement = Ficha de Movimiento: el mejor movimiento
winchester-fact-saloon = Ficha de Salón: propinas
winchester-fact-rumor = Ficha de Rumor: mirar una carta oculta
winchester-fact-hidden = Ficha de Bonus: aún boca abajo
winchester-fact-mine-known = Una mina: conoces su carta
winchester-fact-mine-unknown = Una mina: su carta está boca abajo
winchester-fact-ranch-known = El rancho: conoces su carta
winchester-fact-ranch-unknown = El rancho: su carta está boca abajo
winchester-fact-neighbours = { $count ->
    [0] Ninguna parcela tuya junto a ella
    [one] Una parcela tuya junto a ella
   *[other] { $count } parcelas tuyas junto a ella
}
winchester-fact-squares = Casillas junto a ella: río { $river }, vías { $rails }
winchester-fact-worth = Tu fortuna ahora
winchester-fact-total = En total
winchester-fact-score = { $hidden ->
    [0] { MONEY($amount) } hasta ahora
    [one] { MONEY($amount) } hasta ahora + 1 carta oculta
   *[other] { MONEY($amount) } hasta ahora + { $hidden } cartas ocultas
}

## Names of things

winchester-token-movement = Movimiento
winchester-token-rumor = Rumor
winchester-token-saloon = Salón
winchester-objective-forest = Bosque
winchester-objective-desert = Desierto
winchester-objective-prairie = Pradera
winchester-objective-river = Río
winchester-objective-rails = Vías
winchester-objective-saloon = Salón
winchester-objective-mine = Minas
winchester-objective-ranch = Rancho
winchester-objective-rumor = Rumores
winchester-objective-movement = Movimientos
# The shared objectives, W-SHARED-1 to W-SHARED-10. The name alone should tell what is wanted.
winchester-shared-1 = Una parcela de cada terreno
winchester-shared-2 = Una ficha de cada tipo
winchester-shared-3 = Cinco parcelas
winchester-shared-4 = La última parcela
winchester-shared-5 = Tres parcelas conectadas
winchester-shared-6 = Cuatro fichas del mismo tipo
winchester-shared-7 = Tres parcelas que no tocan el río
winchester-shared-8 = Tres parcelas que no tocan las vías
winchester-shared-9 = Una ficha de Salón sin propinas
winchester-shared-10 = Cuatro parcelas que no se tocan
# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] nada
   *[other] { MONEY($amount) }
}

## The story, one line for each thing that happens

winchester-table-set = La mesa está lista. Empieza { $seat }.
winchester-table-set-you = La mesa está lista. Empiezas tú.
winchester-objectives-dealt = { $seat } recibe dos objetivos secretos.
winchester-objectives-seen = { $seat } recibe dos objetivos secretos: { $first } y { $second }.
winchester-objectives-seen-you = Recibes dos objetivos secretos: { $first } y { $second }.
winchester-moment = Subasta { $number }: parcela { $plot }
winchester-plot-drawn = La parcela { $plot } sale a subasta. Ficha: { $token }.
winchester-plot-drawn-hidden = La parcela { $plot } sale a subasta. Su ficha está boca abajo.
winchester-bid = { $seat } puja { MONEY($amount) }.
winchester-bid-you = Pujas { MONEY($amount) }.
winchester-passed = { $seat } pasa.
winchester-passed-you = Pasas.
winchester-duel-called = { $seat } reta a { $challenged_seat }: un duelo por { MONEY($amount) }.
winchester-duel-called-you = Retas a { $challenged_seat }: un duelo por { MONEY($amount) }.
winchester-duel-called-to-you = { $seat } te reta: un duelo por { MONEY($amount) }.
winchester-duel-fought = ¡Bang! { $seat } gana el duelo. { $loser_seat } solo oye un clic.
winchester-duel-fought-you = ¡Bang! Ganas el duelo. { $loser_seat } solo oye un clic.
winchester-duel-fought-to-you = ¡Bang! { $seat } gana el duelo. Tú solo oyes un clic.
# $share is what each other player gets, $tip what goes to the saloon.
winchester-sold = { $share ->
    [0] { $seat } compra la parcela { $plot } por { MONEY($price) }. Todo va al salón.
   *[other] { $tip ->
        [0] { $seat } compra la parcela { $plot } por { MONEY($price) }. Los demás reciben { MONEY($share) } cada uno.
       *[other] { $seat } compra la parcela { $plot } por { MONEY($price) }. Los demás reciben { MONEY($share) } cada uno y el salón, { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Compras la parcela { $plot } por { MONEY($price) }. Todo va al salón.
   *[other] { $tip ->
        [0] Compras la parcela { $plot } por { MONEY($price) }. Los demás reciben { MONEY($share) } cada uno.
       *[other] Compras la parcela { $plot } por { MONEY($price) }. Los demás reciben { MONEY($share) } cada uno y el salón, { MONEY($tip) }.
    }
}
winchester-sold-forced = Nadie ha pujado. { $seat } debe comprar la parcela { $plot } por { MONEY($price) }, que van al salón.
winchester-sold-forced-you = Nadie ha pujado. Debes comprar la parcela { $plot } por { MONEY($price) }, que van al salón.
winchester-sold-free = Nadie ha pujado. { $seat } no tiene ni un billete y se queda gratis con la parcela { $plot }.
winchester-sold-free-you = Nadie ha pujado. No tienes ni un billete y te quedas gratis con la parcela { $plot }.
winchester-took-movement = { $seat } toma una ficha de Movimiento.
winchester-took-movement-you = Tomas una ficha de Movimiento.
winchester-took-rumor = { $seat } toma una ficha de Rumor.
winchester-took-rumor-you = Tomas una ficha de Rumor.
winchester-took-saloon = { $seat } toma una ficha de Salón.
winchester-took-saloon-you = Tomas una ficha de Salón.
winchester-tips = { $amount ->
    [0] El salón estaba vacío: { $seat } se queda sin propinas.
   *[other] { $seat } se lleva { MONEY($amount) } en propinas del salón.
}
winchester-tips-you = { $amount ->
    [0] El salón estaba vacío: te quedas sin propinas.
   *[other] Te llevas { MONEY($amount) } en propinas del salón.
}
# $pay says who earns what; see the three messages below.
winchester-moved-boat = { $seat } lleva el barco a la casilla { $square }. Pagos del banco: { $pay }.
winchester-moved-boat-you = Llevas el barco a la casilla { $square }. Pagos del banco: { $pay }.
winchester-moved-locomotive = { $seat } lleva la locomotora a la casilla { $square }. Pagos del banco: { $pay }.
winchester-moved-locomotive-you = Llevas la locomotora a la casilla { $square }. Pagos del banco: { $pay }.
winchester-earned-nothing = ninguno
winchester-earned = { $seat } { MONEY($amount) }
winchester-earned-you = tú { MONEY($amount) }
# A list: $first is one of the above, $rest the others in the same form.
winchester-earned-list = { $first }, { $rest }
winchester-rumor = { $seat } mira { $card }.
winchester-rumor-seen = { $seat } mira { $card }: { $face }.
winchester-rumor-seen-you = Miras { $card }: { $face }.
winchester-card-turned = { $amount ->
    [0] Se descubre la carta de la parcela { $plot }. { $seat } no cobra nada.
   *[other] Se descubre la carta de la parcela { $plot }. { $seat } cobra { MONEY($amount) }.
}
winchester-card-turned-you = { $amount ->
    [0] Se descubre la carta de la parcela { $plot }. No cobras nada.
   *[other] Se descubre la carta de la parcela { $plot }. Cobras { MONEY($amount) }.
}
winchester-objective-won = { $seat } gana { MONEY($amount) } por «{ $objective }».
winchester-objective-won-you = Ganas { MONEY($amount) } por «{ $objective }».
winchester-claims-declined = { $seat } no reclama nada más.
winchester-claims-declined-you = No reclamas nada más.
# What a returning player has missed. A limit is a bid limit that was left with the table.
winchester-recap-sold = { $count ->
    [one] Se ha vendido 1 parcela.
   *[other] Se han vendido { $count } parcelas.
}
winchester-recap-bought = Has comprado la parcela { $plot } por { MONEY($price) }.
winchester-recap-bought-limit = Has comprado la parcela { $plot } por { MONEY($price) } (con tu límite).
winchester-recap-cash = Efectivo: { MONEY($before) } → { MONEY($after) }.
# How the game ended: by what the winner was ahead.
winchester-ended-fortune = Se ha vendido la última parcela. La mayor fortuna es la de { $winner_seats }: { MONEY($amount) }.
winchester-ended-cash = Se ha vendido la última parcela. Empate a { MONEY($amount) }: gana { $winner_seats } por tener más efectivo.
winchester-ended-duel-token = Se ha vendido la última parcela. Empate a { MONEY($amount) }: gana { $winner_seats } por no haber gastado su ficha de Duelo.
winchester-ended-shared = Se ha vendido la última parcela. { $winner_seats } comparten el título, con { MONEY($amount) } por cabeza.
winchester-ended-fortune-you = Se ha vendido la última parcela. La mayor fortuna es la tuya: { MONEY($amount) }.
winchester-ended-cash-you = Se ha vendido la última parcela. Empate a { MONEY($amount) }: ganas por tener más efectivo.
winchester-ended-duel-token-you = Se ha vendido la última parcela. Empate a { MONEY($amount) }: ganas por no haber gastado tu ficha de Duelo.
winchester-ended-shared-you = Se ha vendido la última parcela. Compartes el título con { $winner_seats }, con { MONEY($amount) } por cabeza.

## Why an answer is refused

winchester-refusal-turn = Le toca pujar a { $seat }.
winchester-refusal-passed = Has pasado y quedas fuera de esta subasta.
winchester-refusal-too-low = Puja al menos { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] No tienes dinero para pujar.
   *[other] Solo tienes { MONEY($cash) }.
}
winchester-refusal-order-limit = Un límite está entre { MONEY(1) } y { MONEY($most) }.
winchester-refusal-order-twice = Hay dos límites para las mismas parcelas. Quédate con uno.
winchester-refusal-no-token = La parcela { $plot } ya está vendida.
winchester-refusal-duel-not-two = Para un duelo tienen que quedar exactamente dos en la subasta.
winchester-refusal-duel-token = Ya has gastado tu ficha de Duelo.
winchester-refusal-duel-no-bid = Solo puede haber duelo cuando ya hay una puja.
winchester-refusal-duel-cash = Tienes que poder pagar la puja de { MONEY($standing) }.
winchester-refusal-not-dueling = { $seat } no está en este duelo.
winchester-refusal-square = { $vehicle ->
    [boat] El río tiene las casillas 1 a { $most }.
   *[locomotive] Las vías tienen las casillas 1 a { $most }.
}
winchester-refusal-rumor-seen = Esa carta ya la has visto. Elige una que no conozcas.
winchester-refusal-rumor-none = Esa carta oculta no existe.
winchester-refusal-claim-auto = En esta mesa, los objetivos comunes se reclaman por ti automáticamente.
winchester-refusal-claim-gone = Ese objetivo no está disponible.
winchester-refusal-claim-unmet = Todavía no cumples «{ $objective }».
winchester-refusal-deal = Ese reparto no es posible con esta caja y estas opciones.

## What is wrong with a component file

winchester-components-banknotes = { $file } tiene { $count } billetes; deben ser 110.
winchester-components-hats = { $file } tiene { $count } sombreros por jugador; deben ser 10.
winchester-components-cards = { $kind ->
    [mine] { $file } debe tener { $count } cartas de Mina, ninguna por debajo de 0.
   *[ranch] { $file } debe tener { $count } cartas de Rancho, ninguna por debajo de 0.
}
winchester-components-tokens = { $file } tiene { $count } fichas de Bonus; deben ser 19, de tres tipos.
winchester-components-numbers = { $file } debe numerar las parcelas del 1 al 19, cada número una vez.
winchester-components-terrain = { $terrain ->
    [desert] { $file } tiene { $found } parcelas de desierto; deben ser { $count }.
    [prairie] { $file } tiene { $found } parcelas de pradera; deben ser { $count }.
   *[forest] { $file } tiene { $found } parcelas de bosque; deben ser { $count }.
}
winchester-components-neighbours = { $file } dice que la parcela { $plot } linda con la { $other }, pero no al revés.
winchester-components-2019 = { $file } da a la parcela { $plot } un número que no es el de la edición de 2019.
winchester-components-site = { $file } pone una mina o el rancho en la parcela { $plot }: las minas están en el desierto; el rancho, en la pradera.
winchester-components-ranches = { $file } tiene { $count } ranchos; debe haber uno.
# $printed and $found are lists of plot numbers.
winchester-components-list = { $list ->
    [river] En { $file } el río toca las parcelas { $found }; según el reglamento, { $printed }.
    [rails] En { $file } las vías tocan las parcelas { $found }; según el reglamento, { $printed }.
    [saloon] En { $file } rodean el salón las parcelas { $found }; según el reglamento, { $printed }.
    [mines] En { $file } las minas están en las parcelas { $found }; según el reglamento, { $printed }.
   *[ranch] En { $file } el rancho y lo que lo rodea son las parcelas { $found }; según el reglamento, { $printed }.
}

## The terminal: the map

winchester-terrain-desert = desierto
winchester-terrain-prairie = pradera
winchester-terrain-forest = bosque
winchester-panel-map = El mapa
winchester-panel-sold = { $sold } de { $plots } parcelas vendidas
# The letters stand beside each plot. Keep the letters, translate the words.
winchester-panel-legend = ~ río  # vías  S salón  M mina  R rancho  r junto al rancho  ► en venta
# $plots are the numbers of the plots that share a side with this one.
winchester-panel-beside = junto a { $plots }
winchester-panel-vehicle-boat = Barco en la casilla { $square } de { $squares }, junto a las parcelas { $plots }
winchester-panel-vehicle-locomotive = Locomotora en la casilla { $square } de { $squares }, junto a las parcelas { $plots }
winchester-panel-squares-boat = Río
winchester-panel-squares-locomotive = Vías

## The terminal: players, objectives, what I know

winchester-panel-head-name = Jugador
winchester-panel-head-plots = Parc.
winchester-panel-head-tokens = Fichas
winchester-panel-head-duel = Duelo
winchester-panel-head-cash = Efectivo
winchester-panel-players = Jugadores
winchester-panel-signs = ★ primer jugador  ▸ tú
winchester-panel-money = { MONEY($amount) }
winchester-panel-dollars = { DOLLARS($dollars) }
winchester-panel-display = Objetivos comunes
winchester-panel-met = (cumplido por { $met_seats })
winchester-panel-tips = en el salón
winchester-panel-mine = Solo lo ves tú: { MONEY($amount) } en mano
winchester-panel-objective = { $objective }, { MONEY($pay) } por unidad al final: { $count } hasta ahora, { MONEY($amount) }
winchester-panel-saw = Un Rumor te mostró { $card }: { $face }

## The terminal: the auction and the answers

winchester-panel-plot = La parcela { $plot } sale a subasta
winchester-panel-token-movement = ficha de Movimiento
winchester-panel-token-rumor = ficha de Rumor
winchester-panel-token-saloon = ficha de Salón
winchester-panel-token-hidden = ficha boca abajo
winchester-panel-near-river = río
winchester-panel-near-rails = vías
winchester-panel-near-saloon = junto al salón
winchester-panel-near-mine = mina
winchester-panel-near-ranch = tierras del rancho
winchester-panel-no-bid = Aún sin pujas.
winchester-panel-bid = { MONEY($amount) }, de { $seat }.
winchester-panel-in = Siguen: { $in_seats }.
winchester-panel-out = Fuera: { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = Pujar: { $dollars }, { $amount }k y { $amount } son lo mismo
# Something else than a multiple of 1,000 was typed as a bid.
winchester-panel-thousands = Las pujas son miles de dólares enteros, como 4000, 4k o 4.
# What to type to move a vehicle: one word, before the number of a square.
winchester-panel-word-boat = barco
winchester-panel-word-locomotive = tren
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = ¿Cuál de los dos: { $boat } { $square } o { $locomotive } { $square }?

## Ties in the final ranking

winchester-tie-cash = { $seat } por delante de { $other_seat }: empate a { MONEY($total) }, pero con más efectivo ({ MONEY($more) } contra { MONEY($less) }).
winchester-tie-cash-you = Quedas por delante de { $other_seat }: empate a { MONEY($total) }, pero con más efectivo ({ MONEY($more) } contra { MONEY($less) }).
winchester-tie-cash-to-you = { $seat } queda por delante de ti: empate a { MONEY($total) }, pero con más efectivo ({ MONEY($more) } contra { MONEY($less) }).
winchester-tie-token = { $seat } por delante de { $other_seat }: empate a { MONEY($total) }, pero con la ficha de Duelo sin gastar.
winchester-tie-token-you = Quedas por delante de { $other_seat }: empate a { MONEY($total) }, pero con la ficha de Duelo sin gastar.
winchester-tie-token-to-you = { $seat } queda por delante de ti: empate a { MONEY($total) }, pero con la ficha de Duelo sin gastar.

## The terminal: the score sheet

winchester-sheet-title = Puntuación final
winchester-sheet-cash = Efectivo
winchester-sheet-objective-1 = Objetivo
winchester-sheet-objective-2 = Objetivo
winchester-sheet-score = { $objective } { $items }
winchester-sheet-most = Más parcelas
# How many plots, and how many of them in the largest connected group.
winchester-sheet-plots = { $plots }, grupo { $group }
winchester-sheet-total = Fortuna
winchester-sheet-rank = Puesto
winchester-sheet-tied = Empate a { MONEY($amount) }: { $seat } tiene { MONEY($cash) } sin los objetivos secretos y { $token ->
    [yes] aún conserva la ficha de Duelo.
   *[no] ya no tiene ficha de Duelo.
}
winchester-sheet-by-fortune = Decide la mayor fortuna.
winchester-sheet-by-cash = Fortunas empatadas: decide el efectivo sin los objetivos secretos.
winchester-sheet-by-duel-token = Fortuna y efectivo empatados: decide la ficha de Duelo sin gastar.
winchester-sheet-by-shared = Empate en todo: el título se comparte.

## What a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Aún no ha pujado nadie. La primera puja sale barata, pero si nadie quiere la parcela, el primer jugador tiene que quedarse con ella por { MONEY(1) }.
winchester-hint-raise = El precio se reparte entre los demás jugadores, así que una parcela que no quieres también puede darte dinero si la compra otro.
winchester-hint-worth = Mira lo que te daría la parcela: tus objetivos secretos, los comunes y su ficha.
winchester-hint-complete = Con esta parcela cumplirías un objetivo común. Cobrarías ese dinero en el acto.
winchester-hint-secret = Esta parcela cuenta para uno de tus objetivos secretos, que paga al final.
winchester-hint-cash = Tu dinero solo lo ves tú. Nunca puedes pujar más de lo que tienes.
winchester-hint-cash-shown = Todos los jugadores ven cuánto dinero tiene cada uno. Nadie puede pujar más de lo que tiene.
winchester-hint-duel = Quedan dos. Con tu única ficha de Duelo puedes dejar que decidan las cartas: quien gana paga la puja más alta.
winchester-hint-broke = No puedes subir la puja, así que pasa. Quien compre la parcela te pagará una parte del precio.
winchester-hint-vehicle = Elige una casilla junto a parcelas tuyas: el banco paga { MONEY(1) } al dueño de cada parcela que la toca.
winchester-hint-rumor = Una carta de Mina o de Rancho te dice lo que paga su parcela; un objetivo, lo que busca un rival. Solo la verás tú.
winchester-hint-claim = Reclama los objetivos que ya cumples antes de que lo haga otra persona.
# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = Las diecinueve parcelas salen a subasta una a una. Quien compra una parcela se lleva su ficha y la usa en el acto.
winchester-tip-PlotSold = El precio se ha repartido a partes iguales entre los demás; lo que no se podía repartir queda de propina en el salón.
winchester-tip-VehicleMoved = El barco y la locomotora pagan a todos los que tienen una parcela junto a la casilla en la que paran, no solo a quien los mueve.
winchester-tip-TipsTaken = Una ficha de Salón se lleva todas las propinas menos la de la compra recién hecha.
winchester-tip-RumorHeard = Todos se enteran de qué carta se ha mirado, pero no de lo que muestra.
winchester-tip-CardTurned = Las minas y el rancho tienen una carta oculta. Paga una vez a quien compra la parcela y sale del juego.
winchester-tip-ObjectiveWon = Los objetivos comunes son para quien los cumple primero: el dinero de debajo se va con la carta.
winchester-tip-DuelCalled = Un duelo pone fin a la subasta en el acto. Cada jugador tiene una sola ficha de Duelo para toda la partida.
winchester-tip-DuelFought = Quien saca Bang compra la parcela por la puja más alta, sea de quien sea.

## The lesson, a scripted first game

winchester-lesson-goal = El viejo Winchester ha muerto, y sus diecinueve parcelas se subastan una tras otra. Tú eres uno de los herederos. El objetivo: ser el jugador más rico cuando se haya vendido la última parcela. La tierra por sí sola no vale nada. Lo que cuenta es el dinero que te da.
winchester-lesson-mine = Esto es tuyo. Empiezas con { MONEY($cash) }, y solo tú lo ves. Tus dos objetivos secretos te pagan al final de la partida: { MONEY($saloon) } por cada parcela tuya alrededor del salón, { MONEY($river) } por cada una que toque el río.
winchester-lesson-bid = La parcela { $plot } está en venta. Está junto al río y junto al salón, así que te paga { MONEY($pays) } al final. Se puja por turnos, y cada puja debe superar la anterior en { MONEY($step) } como mínimo. Quien pasa queda fuera de esta subasta. Puja { MONEY($amount) }.
winchester-lesson-money = Has comprado la parcela por { MONEY($price) }. El dinero no va al banco: se reparte a partes iguales entre los demás jugadores, { MONEY($share) } para cada uno. Los { MONEY($rest) } que no se podían repartir quedan de propina en el salón. Así que todo lo que pagas enriquece a tus rivales.
winchester-lesson-token = Cada parcela tiene una ficha. El comprador la usa en el acto y la conserva, porque algunos objetivos cuentan fichas. Esta es de Movimiento: mueves el barco o la locomotora, y el banco paga { MONEY($amount) } al dueño de cada parcela que toca la nueva casilla. Lleva la locomotora a la casilla { $square }, junto a tu parcela. Hay otros dos tipos: la ficha de Salón se lleva las propinas del salón, la de Rumor deja mirar una carta oculta.
winchester-lesson-shared = Estos son los cinco objetivos comunes, que tienen entre { MONEY($least) } y { MONEY($most) }. El primer jugador que cumple uno se lleva el dinero al momento. Quien compra abre la siguiente subasta, así que vuelve a tocarte. La parcela { $plot } también está junto al salón: puja { MONEY($amount) }.
winchester-lesson-duel = { $seat } ha pujado { MONEY($amount) }, y solo quedan dos jugadores en la subasta: ahora es posible un duelo. Una vez por partida, en tu turno, puedes gastar tu ficha de Duelo. Se reparten dos cartas: quien tiene Bang compra la parcela por la última puja; quien tiene Click se queda sin nada. ¡Reta a duelo a { $seat }!
winchester-lesson-pass = ¡Bang! La parcela es tuya por { MONEY($price) }, y su ficha de Salón te ha dado { MONEY($tips) } en propinas. La parcela { $plot } no sirve para ninguno de tus objetivos. Pasa: si la compra otra persona, recibes una parte del precio.
winchester-lesson-earned = { $seat } ha pagado { MONEY($price) }, y { MONEY($share) } son para ti. En la parcela hay una mina: su carta oculta le ha dado { MONEY($card) } a { $seat }. El rancho también tiene una carta así. Con la ficha de Rumor de la parcela, { $seat } ha mirado uno de tus objetivos secretos. Una última regla: si nadie puja, el primer jugador tiene que comprar la parcela por { MONEY(1) }.
winchester-lesson-end = Para enseñarte el final, unos bots han jugado las demás subastas. Tras la parcela diecinueve se cuenta el dinero: el efectivo, lo que pagan los dos objetivos secretos y { MONEY($amount) } para quien tenga más parcelas. Gana el jugador más rico. Ahora vuelve a la cuarta subasta y sigue jugando a tu aire. Al principio verás consejos, y después cada vez menos.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } tiene una fortuna de { MONEY($amount) }.
winchester-report-score-you = Tienes una fortuna de { MONEY($amount) }.
winchester-report-so-far = Hasta ahora tienes { MONEY($total) }: { MONEY($cash) } en efectivo y { MONEY($objectives) } por tus objetivos secretos.
winchester-report-money = { $seat } tiene { MONEY($amount) }.
winchester-report-money-you = Tienes { MONEY($amount) }.
winchester-report-money-secret = El dinero de { $seat } es secreto.
# $plots is a list of plot numbers.
winchester-report-plots = { $count ->
    [0] { $seat } aún no tiene parcelas.
    [one] { $seat } tiene la parcela { $plots }.
   *[other] { $seat } tiene { $count } parcelas: { $plots }.
}
winchester-report-plots-you = { $count ->
    [0] Aún no tienes parcelas.
    [one] Tienes la parcela { $plots }.
   *[other] Tienes { $count } parcelas: { $plots }.
}
winchester-report-tokens = Fichas de { $seat }: { $movement } de Movimiento, { $saloon } de Salón, { $rumor } de Rumor.
winchester-report-tokens-you = Tus fichas: { $movement } de Movimiento, { $saloon } de Salón, { $rumor } de Rumor.
winchester-report-duel-held = { $seat } aún tiene la ficha de Duelo.
winchester-report-duel-held-you = Aún tienes tu ficha de Duelo.
winchester-report-duel-spent = { $seat } ya ha gastado la ficha de Duelo.
winchester-report-duel-spent-you = Ya has gastado tu ficha de Duelo.
# $card is a hidden card in the middle of a sentence, such as “Ben’s first objective”.
winchester-report-seen = Conoces { $card }: { $face }.
# $fact is a line such as “Forest: 0 → 1”.
winchester-report-fact = { $fact }, { MONEY($amount) }
winchester-report-shared = { $objective }: { MONEY($amount) }.
winchester-report-race = { $objective }: { MONEY($amount) }; { $race }.
winchester-race = { $seat } { $have }/{ $needs }
winchester-race-you = tú { $have }/{ $needs }
winchester-report-most = { $count ->
    [0] Aún nadie tiene parcelas.
    [one] Más parcelas: { $most_seats }, con 1.
   *[other] Más parcelas: { $most_seats }, con { $count }.
}
winchester-report-saloon = { $amount ->
    [0] En el salón no hay propinas.
   *[other] Propinas en el salón: { MONEY($amount) }.
}
winchester-report-first = { $seat } tiene la ficha de Primer Jugador.
winchester-report-first-you = Tienes la ficha de Primer Jugador.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Parcela { $plot }: { $words }; junto a { $beside }; sin vender.
winchester-report-plot-of = Parcela { $plot }: { $words }; junto a { $beside }; de { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }

## The lobby

web-game-winchester-line = Puja más que nadie por 19 parcelas, guárdate tus objetivos y arriésgate a un duelo cuando solo queden dos.
web-game-winchester-time = 10 min con bots, 30 entre amigos

## Learning a game

web-winchester-note-cash = Billetes en mano. Hasta ahora eran secretos.
web-winchester-note-secret = Un objetivo secreto paga por cada parcela o ficha de su tipo.
web-winchester-note-plots = { MONEY(5) } para quien tenga más parcelas. En caso de empate decide el grupo más grande de parcelas conectadas.
web-winchester-note-total = Gana el jugador más rico. En caso de empate: más efectivo, después una ficha de Duelo sin usar.
web-winchester-from-start = Al principio
web-winchester-from-sales = Partes de otras ventas
web-winchester-from-bank = De la banca: barco y locomotora
web-winchester-from-cards = Minas y rancho
web-winchester-from-tips = Propinas del salón
web-winchester-from-shared = Objetivos comunes
web-winchester-from-secret = Objetivos secretos
web-winchester-from-plots = Más parcelas
web-winchester-from-spent = Pagado por parcelas

## The table in words

web-text-board-winchester = Subasta y mapa

## The page: the board

web-winchester-progress = { $round ->
    [19] Winchester · terminada
   *[other] Winchester · { $round } de 19 vendidas
}
web-winchester-map = Mapa de 19 parcelas
web-winchester-plot = Parcela { $plot }
web-winchester-plot-of = Parcela { $plot }: { $seat }
web-winchester-plot-free = Parcela { $plot }: sin vender
web-winchester-desert = Desierto
web-winchester-prairie = Pradera
web-winchester-forest = Bosque
web-winchester-token-movement = Movimiento
web-winchester-token-rumor = Rumor
web-winchester-token-saloon = Salón
web-winchester-token-hidden = boca abajo
web-winchester-plots = Parcelas
web-winchester-duel-token = Ficha de Duelo
web-winchester-duel-token-spent = Ficha de Duelo gastada
web-winchester-tab-now = Ahora
web-winchester-tab-mine = Mi mano
web-winchester-place = puesto { $place }, { MONEY($points) }
web-winchester-tab-shared = Comunes
web-winchester-just-now = Hace un momento
# Bidding
web-winchester-you-have = Tienes { MONEY($cash) }.
web-winchester-look-choose = Elige una carta
web-winchester-rumor-secrecy = Los demás saben qué carta miras, pero no lo que muestra.
web-winchester-standing = Puja más alta
web-winchester-no-bid = aún ninguna
web-winchester-still-in = sigue
web-winchester-passed = ha pasado
web-winchester-leads = lidera con
web-winchester-raise = Subir la puja
web-winchester-split = { MONEY($amount) } → { $rival_seats } +{ MONEY($share) } cada uno, salón { MONEY($tip) }
web-winchester-split-short = { MONEY($amount) } → +{ MONEY($share) } cada uno, salón { MONEY($tip) }
web-winchester-can-pay = { $seat } puede pagar { MONEY($cash) }
web-winchester-if-won = Si te la llevas
web-winchester-at-once = ahora
web-winchester-at-end = al final
web-winchester-up-to = hasta
web-winchester-pass-later = Pasar en mi turno
web-winchester-bid-limit = Pujar por mí hasta
web-winchester-bid-limit-set = Pujando por ti hasta
web-winchester-bid-limit-go = Pujar por mí
web-winchester-bid-limit-stop = Dejar de pujar por mí
web-winchester-bid-limit-pass = Se pujará por ti hasta { MONEY($amount) } y luego pasarás.
web-winchester-bid-limit-ask = Se pujará por ti hasta { MONEY($amount) } y luego se te preguntará.
web-winchester-bid-limit-out = En tu turno pasarás automáticamente.
web-winchester-then-pass = y pasar
web-winchester-then-ask = y preguntar
winchester-order-fits = La parcela { $plot } encaja: se puja hasta { MONEY($amount) }.
winchester-order-behind = La parcela { $plot } encaja, pero cuenta otro límite: { MONEY($amount) }.
winchester-order-later = { $count ->
    [0] Ahora no encaja ninguna parcela sin vender.
    [one] Encaja con la parcela { $plots }.
   *[other] Encaja con las parcelas { $plots }.
}
winchester-order-ride = Lo mejor ahora: { $ride }, por { MONEY($amount) }.
web-winchester-later = Parcelas de las próximas subastas
web-winchester-rule-beside = Junto a mis parcelas
web-winchester-rule-any = Cualquier parcela
web-winchester-rule-limit = { $kind }: hasta
web-winchester-rule-add = Añadir un límite para
web-winchester-otherwise = Por encima de los límites y con las demás parcelas
web-winchester-otherwise-pass = pasar
web-winchester-order-movement = Ficha de Movimiento
web-winchester-order-movement-most = lo máximo para mí
web-winchester-orders-asked = Los rumores, los duelos y las reclamaciones te esperan.
# Duel
web-winchester-duel-short = Duelo
web-winchester-duel = Duelo por la parcela { $plot }
web-winchester-versus = contra
web-winchester-bang = Bang
web-winchester-click = Click
web-winchester-draws = { $other_seat } desenfunda… { $seat } desenfunda…
web-winchester-draws-you = { $other_seat } desenfunda… Desenfundas…
web-winchester-going-once = A la una…
web-winchester-going-twice = A las dos…
web-winchester-outbid = { $seat } supera tu puja: { MONEY($amount) }
web-winchester-proof = Comprobar el sorteo
# Movement
web-winchester-movement = Movimiento
web-winchester-movement-note = elige un vehículo
web-winchester-locomotive = Locomotora
web-winchester-boat = Barco
web-winchester-stops = Casillas
web-winchester-square = Casilla { $square }
web-winchester-stay = Casilla { $square } (sin mover)
web-winchester-leave = Dejar ahí
web-winchester-stop-here = Parar en la casilla { $square }
web-winchester-stop-stay = Quedarse en la casilla { $square }
web-winchester-pays-nobody = Ahí no cobra nadie.
web-winchester-other-stops = Otras casillas
# Rumor
web-winchester-rumor = Rumor
web-winchester-rumor-note = mira una carta
web-winchester-secret = { $position ->
    [1] primero
   *[2] segundo
}
web-winchester-sites = Minas y rancho
web-winchester-noted = Anotado
web-winchester-notebook = Libreta
web-winchester-notebook-empty = Libreta: vacía
web-winchester-note-card = Parcela { $plot }: { $amount ->
    [0] nada
   *[other] { MONEY($amount) }
}
# Mine
web-winchester-cash = Efectivo
web-winchester-so-far = { $items } hasta ahora: { MONEY($amount) }
web-winchester-worth = Fortuna ahora
web-winchester-payments = Pagos
web-winchester-counts = { $objective }: { MONEY($each) } por cada una de estas parcelas
web-winchester-plot-counts = Parcela { $plot }: { MONEY($amount) } para tus objetivos secretos
web-winchester-pays-forest = { MONEY(3) } por parcela de bosque
web-winchester-pays-desert = { MONEY(3) } por parcela de desierto
web-winchester-pays-prairie = { MONEY(3) } por parcela de pradera
web-winchester-pays-river = { MONEY(3) } por parcela junto al río
web-winchester-pays-rails = { MONEY(3) } por parcela junto a las vías
web-winchester-pays-saloon = { MONEY(5) } por parcela alrededor del salón
web-winchester-pays-mine = { MONEY(5) } por mina
web-winchester-pays-ranch = { MONEY(3) } por el rancho y cada parcela que lo rodea
web-winchester-pays-rumor = { MONEY(3) } por ficha de Rumor
web-winchester-pays-movement = { MONEY(3) } por ficha de Movimiento
# Shared objectives
web-winchester-shared = Objetivos comunes
web-winchester-shared-note = para el primero
web-winchester-near = { $have }/{ $needs }
web-winchester-then = → { $then }/{ $needs } con esta parcela
web-winchester-closer-to = Te acerca a
web-winchester-closer = Estas parcelas libres te acercan: { $objective }
web-winchester-no-closer = Ninguna parcela sola te acerca: { $objective }
web-winchester-taken = ganado por { $seat }
web-winchester-taken-you = ganado por ti
web-winchester-claim = Reclamar
web-winchester-claims-done = Listo
# The score sheet
web-winchester-sheet-secret = { $position ->
    [1] Primer objetivo
   *[2] Segundo objetivo
}
web-winchester-sheet-plots = Más parcelas
web-winchester-sheet-plots-note = parcelas · mayor grupo
web-winchester-sheet-group = { $plots } · { $group }
web-winchester-sheet-lead = { MONEY($amount) }, por delante de { MONEY($next) }
web-winchester-sure = ¿Seguro?
web-winchester-go-on = Seguir
web-winchester-on = Adelante

## The coach

# $worth, $bid: banknotes
winchester-why-too-dear = Aquí la parcela valía unos { MONEY($worth) } y se pujaron { MONEY($bid) }.
winchester-why-let-go = Aquí la parcela valía unos { MONEY($worth) } y era posible pujar { MONEY($bid) }.
winchester-why-smaller-raise = Una subida menor te deja más dinero, si basta.
winchester-why-larger-raise = Una subida mayor hace que los demás abandonen antes.
winchester-why-duel = Con un duelo se gana la parcela la mitad de las veces, al precio actual.
winchester-why-no-duel = Un duelo se pierde la mitad de las veces.
winchester-suggestion-worth = La parcela vale ahora unos { MONEY($worth) } para ti.
winchester-suggestion-dear = La parcela vale ahora unos { MONEY($worth) } para ti: menos que la siguiente puja.
winchester-suggestion-broke = No tienes dinero suficiente para otra puja.
winchester-suggestion-pass = { $share ->
    [0] La parcela vale unos { MONEY($worth) } para ti, pero si pasas guardas tu dinero para otras parcelas.
   *[other] La parcela vale unos { MONEY($worth) } para ti, pero si pasas guardas tu dinero para otras parcelas y, a este precio, recibes { MONEY($share) }.
}

## Settings

web-set-confirmDuel = Confirmar los duelos
web-set-confirmDuel-note = el botón pide confirmación
web-set-confirmPass = Confirmar al pasar
web-set-confirmPass-note = el botón pide confirmación

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-winchester-beat-plot = Subasta: parcela { $plot }
web-winchester-beat-bid = { $seat }: { MONEY($amount) }
web-winchester-beat-bid-you = Tú: { MONEY($amount) }
web-winchester-beat-duel-called = Duelo: { $seat } contra { $other_seat }
web-winchester-beat-duel-called-you = Duelo: tú contra { $other_seat }
web-winchester-beat-duel-called-to-you = Duelo: { $seat } contra ti
web-winchester-beat-duel-won = ¡Bang! { $seat } gana el duelo.
web-winchester-beat-duel-won-you = ¡Bang! Ganas el duelo.
web-winchester-beat-sold = ¡Vendida a { $seat }!
web-winchester-beat-sold-you = ¡Vendida a ti!
web-winchester-beat-token = { $seat }: { $token }
web-winchester-beat-token-you = Tú: { $token }
web-winchester-beat-tips = { $amount ->
    [0] { $seat }: sin propinas
   *[other] { $seat }: { MONEY($amount) } en propinas
}
web-winchester-beat-tips-you = { $amount ->
    [0] Tú: sin propinas
   *[other] Tú: { MONEY($amount) } en propinas
}
web-winchester-beat-saloon = Salón
# $share is what each other player gets, $tip what goes to the saloon.
web-winchester-beat-paid = { $share ->
    [0] { $seat } paga { MONEY($price) } al salón.
   *[other] { $tip ->
        [0] { $seat } paga { MONEY($share) } a cada rival.
       *[other] { $seat } paga { MONEY($share) } a cada rival, { MONEY($tip) } al salón.
    }
}
web-winchester-beat-paid-you = { $share ->
    [0] Pagas { MONEY($price) } al salón.
   *[other] { $tip ->
        [0] Pagas { MONEY($share) } a cada rival.
       *[other] Pagas { MONEY($share) } a cada rival, { MONEY($tip) } al salón.
    }
}
web-winchester-beat-boat = { $seat } lleva el barco a la casilla { $square }.
web-winchester-beat-boat-you = Llevas el barco a la casilla { $square }.
web-winchester-beat-locomotive = { $seat } lleva la locomotora a la casilla { $square }.
web-winchester-beat-locomotive-you = Llevas la locomotora a la casilla { $square }.
web-winchester-beat-card = { $amount ->
    [0] La carta no da nada a { $seat }.
   *[other] La carta da { MONEY($amount) } a { $seat }.
}
web-winchester-beat-card-you = { $amount ->
    [0] La carta no te da nada.
   *[other] La carta te da { MONEY($amount) }.
}
web-winchester-beat-objective = { $seat } gana { MONEY($amount) }: { $objective }
web-winchester-beat-objective-you = Ganas { MONEY($amount) }: { $objective }
web-winchester-beat-pays = ¡Bang! { $seat } paga { MONEY($amount) }
web-winchester-beat-pays-you = ¡Bang! Pagas { MONEY($amount) }

## How a finished game went

web-net-worth-winchester = { MONEY($amount) }
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Parcelas vendidas
web-luck-winchester = Duelos ganados, frente a la mitad que cabe esperar.
web-luck-winchester-tries = Duelos

## Questions to the table

topic-plots = parcelas, tierras, qué parcelas
topic-tokens = fichas, fichas de bonus, bonus
topic-duel-tokens = fichas de duelo, ficha de duelo
topic-secrets = objetivos, secretos, objetivos secretos
topic-sale = venta, subasta, qué se vende, qué se subasta
topic-bid = puja más alta, quién va ganando, quién sigue
topic-shared = comunes, objetivos comunes
topic-first = primer jugador, quién empieza
topic-boat = barco, río
topic-locomotive = locomotora, tren, vías
topic-worth = valor, cuánto vale, qué me da
topic-most = más parcelas, quién tiene más parcelas
topic-saloon = salón, propinas
topic-left = cuánto queda, parcelas restantes, cuánto falta
topic-plot = mapa, tablero, parcela

## A new table

web-option-edition = Edición
web-option-edition-note = Las dos ediciones numeran las parcelas de forma distinta.
web-option-edition-2020 = números de 2020
web-option-edition-2019 = números de 2019
web-option-bonus = Fichas de Bonus
web-option-bonus-note = Boca abajo, una parcela no enseña su ficha hasta que se compra.
web-option-bonus-open = boca arriba
web-option-bonus-hidden = boca abajo
web-option-claims = Objetivos comunes
web-option-claims-note = Si el dinero de un objetivo común llega solo o hay que acordarse de él.
web-option-claims-auto = reclamo automático
web-option-claims-manual = los reclamas tú
web-option-ledger = Dinero
web-option-ledger-note = Quién puede ver cuánto dinero tiene cada cual.
web-option-ledger-secret = secreto
web-option-ledger-helped = anotado para los jugadores
web-option-ledger-open = a la vista

## How to play

web-how-winchester-goal = Ser el jugador más rico cuando se hayan vendido las 19 parcelas. Las parcelas dan dinero con sus fichas, con las minas y con los objetivos. Lo que pagas por una parcela va a los demás jugadores.
web-how-winchester-start = Cada jugador tiene { MONEY(8) }, una ficha de Duelo y dos objetivos secretos. El dinero y los objetivos se ocultan a los demás.
web-how-winchester-step-1-title = Se saca una parcela
web-how-winchester-step-1 = El primer jugador saca una parcela al azar. Todos ven su terreno y su ficha.
web-how-winchester-step-2-title = Pujar o pasar
web-how-winchester-step-2 = Por turnos, se puja al menos { MONEY(1) } más o se pasa. Quien pasa queda fuera de esta subasta. Si nadie puja, el primer jugador compra la parcela por { MONEY(1) }.
web-how-winchester-step-3-title = El comprador paga a los demás
web-how-winchester-step-3 = El precio se reparte a partes iguales entre los demás jugadores. Lo que no se puede repartir queda de propina en el salón.
web-how-winchester-step-4-title = Se usa la ficha
web-how-winchester-step-4 = El comprador usa la ficha al momento y la conserva. En una mina o en el rancho se da la vuelta a una carta oculta, y el banco paga su importe al comprador.
web-how-winchester-step-5-title = Se comprueban los objetivos
web-how-winchester-step-5 = Un objetivo común paga al primer jugador que lo cumple. Después el comprador abre la siguiente subasta.
web-how-winchester-pay-title = { MONEY(7) } entre tres
web-how-winchester-pay = Ann compra una parcela por { MONEY(7) }. Ben, Cleo y Dan reciben { MONEY(2) } cada uno. Los { MONEY(1) } que sobran van al salón.
web-how-winchester-move-title = La locomotora paga
web-how-winchester-move = Ann tiene la parcela 8 y Ben la 14. Con una ficha de Movimiento, Ann detiene la locomotora entre las dos: el banco paga { MONEY(1) } a cada uno.
web-how-winchester-duel-title = Un duelo
web-how-winchester-duel = Solo Ann y Ben siguen en la subasta, y Ben ha pujado { MONEY(4) }. En su turno, Ann gasta su ficha de Duelo. Cada uno toma una de las dos cartas de Duelo. Quien tiene Bang compra la parcela por { MONEY(4) }; la otra persona no recibe nada. Cada jugador tiene una ficha de Duelo por partida.
web-how-winchester-movement = Mueve el barco o la locomotora. El banco paga { MONEY(1) } por cada parcela que toca la casilla, a su dueño.
web-how-winchester-saloon = Toma todas las propinas del salón menos la de esta compra.
web-how-winchester-rumor = Mira una carta oculta: un objetivo secreto de un rival, una mina o el rancho.
web-how-winchester-score = Tras la parcela 19 todos cuentan: el efectivo, los dos objetivos secretos y { MONEY(5) } para quien tenga más parcelas. Gana el jugador más rico.
web-how-winchester-tokens = Las tres fichas
web-how-winchester-secrets = Objetivos secretos, se pagan al final

# What was drawn, in the list of draws of “Check fairness”.
web-winchester-drawn-deal = Preparación
web-winchester-drawn-plot = Parcela en venta
web-winchester-drawn-duel = Duelo
