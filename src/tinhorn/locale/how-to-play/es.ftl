### Spanish. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = Cómo se juega a { $game }
web-how-goal = El objetivo
web-how-start = Al empezar
web-how-turn = Un turno en cinco imágenes
web-how-round = Una ronda en cinco imágenes
web-how-examples = Ejemplos
web-how-tokens = Las tres fichas
web-how-secrets = Objetivos secretos, se pagan al final
web-how-places = Los lugares, en orden
web-how-score = Puntuación
web-how-score-example = Un ejemplo
web-how-numbered = Reglas numeradas
web-how-print = Imprimir

## Winchester

web-how-winchester-goal = Ser el jugador más rico cuando se hayan vendido las 19 parcelas. Las parcelas dan dinero con sus fichas, con las minas y con los objetivos. Lo que pagas por una parcela va a los demás jugadores.
web-how-winchester-start = Cada jugador tiene { MONEY(8) }, una ficha de Duelo y dos objetivos secretos. El dinero y los objetivos se ocultan a los demás.
web-how-winchester-step-1-title = Se saca una parcela
web-how-winchester-step-1 = El primer jugador saca una parcela al azar. Todos ven su terreno y su ficha.
web-how-winchester-step-2-title = Pujar o pasar
web-how-winchester-step-2 = Por turnos, se puja al menos { MONEY(1) } más o se pasa. Quien pasa queda fuera de esta subasta. Si nadie puja, el primer jugador compra la parcela por { MONEY(1) }.
web-how-winchester-step-3-title = El comprador paga a los demás
web-how-winchester-step-3 = El precio se reparte a partes iguales entre los demás jugadores. Lo que no se puede repartir queda de propina en el salón.
web-how-winchester-step-4-title = Se usa la ficha
web-how-winchester-step-4 = El comprador usa la ficha al momento. En una mina o en el rancho se da la vuelta a una carta oculta, y el banco paga su importe.
web-how-winchester-step-5-title = Se miran los objetivos
web-how-winchester-step-5 = Un objetivo común paga al primer jugador que lo cumple. Después el comprador abre la siguiente subasta.
web-how-winchester-pay-title = { MONEY(7) } entre tres
web-how-winchester-pay = Ann compra una parcela por { MONEY(7) }. Ben, Cleo y Dan reciben { MONEY(2) } cada uno. Los { MONEY(1) } que sobran van al salón.
web-how-winchester-move-title = La locomotora paga
web-how-winchester-move = Ann tiene la parcela 8 y Ben la 14. Con una ficha de Movimiento, Ann detiene la locomotora entre las dos: el banco paga { MONEY(1) } a cada uno.
web-how-winchester-duel-title = Un duelo
web-how-winchester-duel = Solo Ann y Ben siguen en la subasta, y Ben ha pujado { MONEY(4) }. En su turno, Ann gasta su ficha de Duelo. Cada uno toma una de dos cartas. Quien tiene Bang compra la parcela por { MONEY(4) }; la otra persona no recibe nada. Cada jugador tiene una ficha de Duelo por partida.
web-how-winchester-movement = Mueve el barco o la locomotora. El banco paga { MONEY(1) } por cada parcela que toca la casilla, a su dueño.
web-how-winchester-saloon = Toma todas las propinas del salón menos la de esta compra.
web-how-winchester-rumor = Mira una carta oculta: un objetivo secreto de un rival, una mina o el rancho.
web-how-winchester-score = Tras la parcela 19 todos cuentan: el efectivo, los dos objetivos secretos y { MONEY(5) } para quien tenga más parcelas. Gana el jugador más rico.

## Dice Town

web-how-dicetown-goal = Tener más puntos que nadie cuando la mina de oro esté vacía o se hayan tomado todas las propiedades.
web-how-dicetown-start = Cada jugador tiene cinco dados y { DOLLARS(8) }. Un jugador tiene la estrella de sheriff. En la mina hay 30 pepitas, en el banco { DOLLARS(3) }.
web-how-dicetown-step-1-title = Tirar y elegir
web-how-dicetown-step-1 = Todos tiran en secreto y eligen los dados que conservan. Un dado es gratis. Cada dado adicional cuesta { DOLLARS(1) }, y no conservar ninguno también. El dinero va a la diligencia.
web-how-dicetown-step-2-title = Descubrir y volver a tirar
web-how-dicetown-step-2 = Todos levantan el cubilete a la vez y vuelven a tirar los demás dados. En cuanto alguien ha conservado cinco dados, los demás tiran una vez más y se quedan con todo.
web-how-dicetown-step-3-title = Recorrer el pueblo
web-how-dicetown-step-3 = En cada lugar actúa el jugador que tiene más dados de su cara. Si hay empate, decide el sheriff. Los empatados pueden ofrecerle un soborno.
web-how-dicetown-step-4-title = La mejor jugada
web-how-dicetown-step-4 = La mejor jugada de póker toma una propiedad en el Ayuntamiento, y una más por cada A que tenga.
web-how-dicetown-step-5-title = Los demás visitan a Doc Badluck
web-how-dicetown-step-5 = Los jugadores que no han controlado ningún lugar toman un elixir. El dinero de la diligencia está ahora en el banco: es el botín de la ronda siguiente.
web-how-dicetown-keep-title = Lo que cuestan los dados
web-how-dicetown-keep = A Ann le han salido 9 9 J Q K y conserva los dos 9: el primero es gratis, el segundo cuesta { DOLLARS(1) }. Tres dados costarían { DOLLARS(2) }.
web-how-dicetown-town-title = Quién se lleva qué
web-how-dicetown-town = Ann tiene más 9 y se lleva 3 pepitas. Ben tiene más 10 y más K: todos los billetes del banco y la estrella. Cleo tiene más J, roba cuatro cartas y se queda con una. El póker es también la mejor jugada: con una A, Cleo toma dos propiedades.
web-how-dicetown-tie-title = Un empate
web-how-dicetown-tie = Ann y Ben tienen dos 10 cada uno. Los dos hacen una oferta al sheriff al mismo tiempo. El sheriff elige a Ben: Ben paga su oferta y atraca el banco. Ann conserva la suya.
web-how-dicetown-score = Cada pepita vale 1 punto, cada { DOLLARS(2) } valen 1 y la estrella vale 5. El equipo y las propiedades cuentan su valor. Gana quien tiene más puntos.
