### Spanish (español). Every sentence that people read in tinhorn.
###
### For translators:
### - Each message is a whole sentence, or a whole name. Nothing is glued together out of pieces:
###   change the order of words as your language likes it.
### - A key that ends in -you speaks to the reader about their own doing. The same key without it
###   speaks of another player.
### - $seat, and whatever ends in _seat, is one player's name. What ends in _seats is one name or
###   several, already joined ("Ann and Bob").
### - MONEY($amount) writes Winchester's banknotes as dollars in the way of your language: 7 is $7,000.
###   DOLLARS($amount) does so for plain dollars: 7 is $7.
### - Sentences are short. The tone is dry and friendly, a West without clichés or dialect.
### - Words that the boxes use: plot, saloon, rumor, movement, duel, mine, ranch, objective. Keep to
###   the words that the box has in your language; never copy its sentences.
###
### For Spanish: the reader is tú, and nobody is vosotros or ustedes. Nothing agrees with a player's
### gender: «Empieza Ann», not «Ann es el primero»; «Ann, con la estrella», not «el sheriff Ann». No
### «y» between two gaps that may hold names (it would be «e» before Inés), no «de» or «a» before a
### gap that may begin with «el».


## Names and places at the table

# Instead of a name, where none is known. $number counts from 1.
seat-without-name = Asiento { $number }
# A player who gave no name.
player-without-name = Jugador { $number }

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester
game-dicetown = Dice Town
game-list = { $first }, { $rest }


## Answers that no game accepts

refusal-not-asked = Ahora no tienes nada que decidir.
refusal-does-not-fit = Eso no responde a la pregunta.
refusal-on-open-table = { $seat } no puede hacer eso. El motivo está en sus propias cartas.
# $prompt is the number of the question.
stale-prompt = Demasiado tarde: la pregunta { $prompt } ya está cerrada.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = «{ $text }» no es una respuesta. Las respuestas empiezan por una de estas palabras: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = Después de «{ $action }» va: { $fields }.
malformed-wrong-value = No se entiende «{ $text }».


## Setting up a table

setup-players = Este juego es de { $least } a { $most } jugadores, no de { $players }.
setup-no-such-seat = En esta mesa no existe el asiento { $number }. Los asientos se cuentan desde el 1.


## Bots

# $known lists the bots there are.
bot-unknown = No hay ningún bot «{ $name }» para { $game }. Disponibles: { $known }.
bot-character-unknown = No hay ningún carácter «{ $name }» para los bots. Disponibles: { $known }.
bot-weights = «{ $folder }» no contiene pesos para { $game } que esta versión pueda leer.
bots-count = { $players ->
    [one] Una mesa de un jugador necesita un bot, no { $bots }.
   *[other] Una mesa de { $players } jugadores necesita { $players } bots, no { $bots }.
}
bots-no-games = Hay que jugar al menos una partida, no { $games }.
arena-bots = Indica al menos dos bots distintos, cada uno una vez.
arena-file = { $file } contiene partidas de otro torneo. Elige otro archivo.
arena-luck-program = La suerte de «{ $name }» no se puede medir: un programa no puede repetir una parte de una partida. Quita --luck.
# What kind of bot has a seat: “Doc (deputy)”.
bot-greenhorn = novato
bot-deputy = ayudante
bot-marshal = marshal
bot-legend = leyenda
# The former name of the deputy, in older records.
bot-heuristic = ayudante
bot-uniform = bot al azar
bot-stdio = programa
bot-named = { $name } ({ $kind })
# A bot’s level and its character: “deputy, tight”.
bot-with-character = { $level }, { $character }
character-tight = ahorro ante todo
character-bold = audacia
character-talkative = mucha charla
character-grudge = rencor
character-steady = calma
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = Una ganga es una ganga.
talk-tight-rival = Para mí sería demasiado caro.
talk-bold-won = La fortuna ayuda a los audaces.
talk-bold-lost = Valía la pena el riesgo.
talk-grudge-lost = No lo olvidaré.
talk-grudge-rival = No te pierdo de vista.
talk-steady-lost = Son cosas que pasan.
talk-steady-rival = Bien hecho.
talk-talkative-won = ¿Lo habéis visto todos?
talk-talkative-won-again = Mi abuela estaría orgullosa.
talk-talkative-lost = Bueno, será una buena historia.
talk-talkative-lost-again = ¡Con lo bien que había empezado el día!
talk-talkative-rival = De eso se hablará en el saloon.
talk-talkative-rival-again = ¡Eso sí que es jugar!
notice-left-bot = { $seat } ha dejado la mesa. Sigue un bot.
notice-left-empty = { $seat } ha dejado la mesa. El asiento queda vacío.
notice-given-bot = Un bot ocupa un asiento: { $seat }.
notice-given-empty = Un asiento queda vacío: { $seat }.
notice-back = { $seat } ha vuelto.

# Bots that are programs; $program is the command that starts one.
program-quoting = «{ $program }» no es una orden válida: falta una comilla.
program-missing = No se puede iniciar el programa «{ $program }». ¿Está instalado?
program-ended = El programa «{ $program }» terminó antes del final de la partida, con estado { $status }.
program-closed = El programa «{ $program }» cerró su salida antes del final de la partida. Se ha detenido.
program-slow = El programa «{ $program }» no respondió en { $seconds } segundos. Se ha detenido.
program-unreadable = El programa «{ $program }» envió algo que no es una respuesta: { $line } Se ha detenido.
program-protocol = El programa «{ $program }» usa la versión { $theirs } del protocolo; este tinhorn usa la versión { $ours }. Se ha detenido.
program-prompt = El programa «{ $program }» respondió a la pregunta { $answered } en lugar de la pregunta { $prompt }. Se ha detenido.
program-refused = El programa «{ $program }» eligió una acción que no está permitida. Se ha detenido. { $reason }
program-timeout = { $variable } debe ser un número de segundos mayor que 0, no «{ $text }».


## Records of games

record-unreadable = Esto no es el registro de una partida.
record-format = El registro tiene el formato { $format }; esta versión de tinhorn lee el formato { $known }.
record-game = El registro es de «{ $game }», que aquí no se juega. Disponibles: { $known }.
record-rules = La partida del registro se jugó con la versión { $rules } de las reglas; esta es la versión { $known }.
record-start = No se puede continuar una partida desde esta posición.
record-start-elsewhere = Esta partida se continuó desde un momento de otra, así que solo se puede abrir en el servidor en el que se jugó.
record-names = El registro tiene { $names ->
    [one] un nombre
   *[other] { $names } nombres
}, lo que no cuadra con su número de jugadores.
# $number is the place of the answer in the record; $detail is the sentence that refuses it.
record-entry = La respuesta { $number } del registro no es posible: { $detail }
record-table = La mesa que indica el registro no es una mesa válida.
record-outcome = El resultado del registro no coincide con cómo terminó la partida.
record-broken = Las jugadas de este registro no se pueden reproducir.


## Files that say what is in the box

components-unreadable = No se puede leer { $file }: { $detail }.
components-malformed = { $file } no describe el contenido de la caja.


## What the operating system objects to, after a colon in a sentence about a file or an address

system-not-found = no existe
system-denied = sin permiso
system-is-folder = es una carpeta
system-not-folder = una parte de la ruta no es una carpeta
system-full = el disco está lleno
system-read-only = el disco es de solo lectura
system-name-too-long = el nombre es demasiado largo
system-address-in-use = la dirección ya está en uso
system-address-unknown = este equipo no tiene esa dirección
system-other = error del sistema { $code }


## Tables

# Where a table stands, for whoever wants what is only possible earlier or later.
table-seating = La partida aún no ha empezado.
table-playing = La partida ya ha empezado.
table-over = La partida ha terminado.
table-abandoned = Esta mesa se cerró antes de terminar la partida.
table-full = En esta mesa no quedan asientos libres.
table-seat-taken = El asiento { $number } está ocupado.
table-unknown = No hay ninguna mesa «{ $table }».
table-taken = Ya hay una mesa «{ $table }».
# $rules is the version of the rules.
table-rules = En esta mesa se juega a { $game } con la versión { $rules } de sus reglas, que este servidor no admite.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-no-window = Ahora mismo no se puede reaccionar.
refusal-held-already = Ya has pedido tiempo.
refusal-not-held = Ahora mismo no estás haciendo esperar a nadie.


## The database

storage-url = «{ $url }» no es la dirección de una base de datos. Escribe sqlite:///ARCHIVO o postgresql://…
storage-folder = No se puede crear la carpeta { $folder }: { $detail }.
storage-driver = El controlador { $driver } no está instalado.
storage-unreachable = No se puede acceder a la base de datos. Mensaje: «{ $detail }»
storage-silent = La base de datos no ha respondido a tiempo.
storage-busy = Todas las conexiones con la base de datos están ocupadas.
storage-corrupt = { $file } no es una base de datos, o está dañada.
storage-unwritable = No se puede escribir en { $file }.
storage-failed = Ha fallado la base de datos { $file }. Mensaje: «{ $detail }»
# $found and $known are versions of its layout.
storage-newer = La base de datos tiene el esquema { $found }, de una versión más reciente de tinhorn; esta conoce el { $known }.


## Draws that anyone can check

fairness-missing = Esta partida no se jugó con sorteos que se puedan comprobar.
fairness-unpublished = El secreto de esta partida aún no se ha publicado.
fairness-commitment = El secreto no coincide con la huella mostrada antes de la partida.
fairness-options = Las opciones de la mesa no coinciden con las que se usaron en los sorteos.
fairness-contributions = { $count ->
    [one] Un jugador aportó algo a los sorteos, lo que no cuadra con esta mesa.
   *[other] { $count } jugadores aportaron algo a los sorteos, lo que no cuadra con esta mesa.
}
fairness-hex = «{ $text }» no puede ser una aportación a los sorteos: la longitud o los caracteres no son correctos.
# $entry is the place in the record; $label and $number name the draw.
fairness-draw = La entrada { $entry } no es correcta: el sorteo { $number } ({ $label }) da otro resultado.

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duelos
winchester-dice-count-challenger = Bang para quien retó
winchester-dice-count-challenged = Bang para su rival
dicetown-dice-count = Dados
dicetown-dice-count-face = { $face }


## Winchester: what is asked (the prompt)

winchester-question-deal = Se está preparando la mesa.
winchester-question-plot = Se está sacando la siguiente parcela.
winchester-question-open = La parcela { $plot } sale a subasta; aún no hay pujas. { $seat } puja o pasa.
winchester-question-open-you = La parcela { $plot } sale a subasta; aún no hay pujas. ¿Pujas o pasas?
winchester-question-bid = { $holder_seat } ha pujado { MONEY($standing) } por la parcela { $plot }. { $seat } puja o pasa.
winchester-question-bid-you = { $holder_seat } ha pujado { MONEY($standing) } por la parcela { $plot }. ¿Subes o pasas?
winchester-question-bid-to-you = Has pujado { MONEY($standing) } por la parcela { $plot }. { $seat } puja o pasa.
winchester-question-vehicle = { $seat } mueve el barco o la locomotora.
winchester-question-vehicle-you = Mueve el barco o la locomotora, o deja uno de los dos donde está: paga igualmente.
winchester-question-rumor = { $seat } mira una carta oculta.
winchester-question-rumor-you = Te llega un rumor. ¿Qué carta oculta miras?
winchester-question-claim = { $seat } puede reclamar objetivos comunes.
winchester-question-claim-you = ¿Reclamas un objetivo común?
winchester-question-duel = { $challenger_seat } contra { $challenged_seat }: desenfundan.
winchester-question-duel-you = Tú contra { $other_seat }: desenfundáis.
winchester-question-over = La partida ha terminado. Victoria para { $winner_seats }.
winchester-question-over-you = La partida ha terminado. Has ganado.


## Winchester: names of options (buttons and menus)

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


## Winchester: what an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Todo iría al salón.
   *[other] { $tip ->
        [0] Cada uno de los demás recibiría { MONEY($share) }.
       *[other] Cada uno de los demás recibiría { MONEY($share) } y el salón, { MONEY($tip) }.
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
    [0] Ninguna parcela tuya al lado
    [one] Una parcela tuya al lado
   *[other] { $count } parcelas tuyas al lado
}
winchester-fact-squares = Casillas contiguas: río { $river }, vías { $rails }
winchester-fact-worth = Tu fortuna ahora


## Winchester: names of things

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
winchester-shared-9 = Un salón vacío
winchester-shared-10 = Cuatro parcelas dispersas

# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] nada
   *[other] { MONEY($amount) }
}


## Winchester: the story, one line for each thing that happens

winchester-table-set = La mesa está lista. Empieza { $seat }.
winchester-table-set-you = La mesa está lista. Empiezas tú.
winchester-objectives-dealt = { $seat } recibe dos objetivos secretos.
winchester-objectives-seen = { $seat } recibe dos objetivos secretos: { $first } y { $second }.
winchester-objectives-seen-you = Recibes dos objetivos secretos: { $first } y { $second }.

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
        [0] { $seat } compra la parcela { $plot } por { MONEY($price) }. Cada uno de los demás recibe { MONEY($share) }.
       *[other] { $seat } compra la parcela { $plot } por { MONEY($price) }. Cada uno de los demás recibe { MONEY($share) } y el salón, { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Compras la parcela { $plot } por { MONEY($price) }. Todo va al salón.
   *[other] { $tip ->
        [0] Compras la parcela { $plot } por { MONEY($price) }. Cada uno de los demás recibe { MONEY($share) }.
       *[other] Compras la parcela { $plot } por { MONEY($price) }. Cada uno de los demás recibe { MONEY($share) } y el salón, { MONEY($tip) }.
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

# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = Se ha vendido la última parcela. La mayor fortuna es la de { $winner_seats }: { MONEY($amount) }.
winchester-ended-cash = Se ha vendido la última parcela. Empate a { MONEY($amount) }: gana { $winner_seats } por tener más efectivo.
winchester-ended-duel-token = Se ha vendido la última parcela. Empate a { MONEY($amount) }: gana { $winner_seats } por no haber gastado su ficha de Duelo.
winchester-ended-shared = Se ha vendido la última parcela. { $winner_seats } comparten el título, con { MONEY($amount) } por cabeza.
winchester-ended-fortune-you = Se ha vendido la última parcela. La mayor fortuna es la tuya: { MONEY($amount) }.
winchester-ended-cash-you = Se ha vendido la última parcela. Empate a { MONEY($amount) }: ganas por tener más efectivo.
winchester-ended-duel-token-you = Se ha vendido la última parcela. Empate a { MONEY($amount) }: ganas por no haber gastado tu ficha de Duelo.
winchester-ended-shared-you = Se ha vendido la última parcela. Compartes el título con { $winner_seats }, con { MONEY($amount) } por cabeza.


## Winchester: why an answer is refused

winchester-refusal-turn = Le toca pujar a { $seat }.
winchester-refusal-passed = Has pasado y quedas fuera de esta subasta.
winchester-refusal-too-low = Puja al menos { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] No tienes dinero para pujar.
   *[other] Solo tienes { MONEY($cash) }.
}
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


## Winchester: what is wrong with a component file

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


## Winchester in the terminal: the map

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


## Winchester in the terminal: players, objectives, what I know

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


## Winchester in the terminal: the auction and the answers

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


## Winchester in the terminal: the score sheet

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
winchester-sheet-by-fortune = Decide la fortuna (W-END-4).
winchester-sheet-by-cash = Fortunas empatadas: decide el efectivo sin los objetivos secretos (W-END-4).
winchester-sheet-by-duel-token = Fortuna y efectivo empatados: decide la ficha de Duelo sin gastar (W-END-4).
winchester-sheet-by-shared = Empate en todo: el título se comparte (W-END-4).


## Winchester: what a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Aún no ha pujado nadie. La primera puja sale barata, pero si nadie quiere la parcela, el primer jugador tiene que quedarse con ella por { MONEY(1) }.
winchester-hint-raise = El precio se reparte entre los demás jugadores, así que una parcela que no quieres también puede darte dinero si la compra otro.
winchester-hint-worth = Mira lo que te daría la parcela: tus objetivos secretos, los comunes y su ficha.
winchester-hint-complete = Con esta parcela cumplirías un objetivo común. Ese dinero llega en el acto.
winchester-hint-secret = Esta parcela cuenta para uno de tus objetivos secretos, que paga al final.
winchester-hint-cash = Tu dinero solo lo ves tú. Nunca puedes pujar más de lo que tienes.
winchester-hint-duel = Quedan dos. Con tu única ficha de Duelo puedes dejar que decidan las cartas: quien gana paga la puja más alta.
winchester-hint-broke = No puedes subir la puja, así que pasa. Quien compre la parcela te pagará una parte del precio.
winchester-hint-vehicle = Elige una casilla junto a parcelas tuyas: el banco paga { MONEY(1) } al dueño de cada parcela que la toca.
winchester-hint-rumor = Una carta de Mina o de Rancho te dice lo que paga su parcela; un objetivo, lo que busca un rival. Solo la verás tú.
winchester-hint-claim = Reclama lo que cumples antes de que lo haga otro.

# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = Las diecinueve parcelas salen a subasta una a una. Quien compra una parcela se lleva su ficha y la usa en el acto.
winchester-tip-PlotSold = El precio se ha repartido a partes iguales entre los demás; lo que no se podía repartir queda de propina en el salón.
winchester-tip-VehicleMoved = El barco y la locomotora pagan a todos los dueños junto a la casilla en la que paran, no solo a quien los mueve.
winchester-tip-TipsTaken = Una ficha de Salón se lleva todas las propinas menos la de la compra recién hecha.
winchester-tip-RumorHeard = Todos se enteran de qué carta se ha mirado, pero no de lo que muestra.
winchester-tip-CardTurned = Las minas y el rancho tienen una carta oculta. Paga una vez a quien compra la parcela y desaparece.
winchester-tip-ObjectiveWon = Los objetivos comunes son para quien los cumple primero: el dinero de debajo se va con la carta.
winchester-tip-DuelCalled = Un duelo pone fin a la subasta en el acto. Cada jugador tiene una sola ficha de Duelo para toda la partida.
winchester-tip-DuelFought = Quien saca Bang compra la parcela por la puja más alta, sea de quien sea.


## Winchester: the lesson, a scripted first game

winchester-lesson-goal = Aquí se subastan diecinueve parcelas, una tras otra. Tú eres uno de los herederos que pujan por ellas. El objetivo: ser el jugador más rico cuando se haya vendido la última parcela. La tierra por sí sola no vale nada. Lo que cuenta es el dinero que te da.
winchester-lesson-mine = Esto es tuyo. Empiezas con { MONEY($cash) }, y solo tú lo ves. Tus dos objetivos secretos te pagan al final de la partida: { MONEY($saloon) } por cada parcela tuya alrededor del salón, { MONEY($river) } por cada una que toque el río.
winchester-lesson-bid = La parcela { $plot } está en venta. Está junto al río y junto al salón, así que te paga { MONEY($pays) } al final. Se puja por turnos, y cada puja debe superar la anterior en { MONEY($step) } como mínimo. Quien pasa queda fuera de esta subasta. Puja { MONEY($amount) }.
winchester-lesson-money = Has comprado la parcela por { MONEY($price) }. El dinero no va al banco: se reparte a partes iguales entre los demás jugadores, { MONEY($share) } para cada uno. Los { MONEY($rest) } que no se podían repartir quedan de propina en el salón. Así que todo lo que pagas enriquece a tus rivales.
winchester-lesson-token = Cada parcela tiene una ficha, que se usa nada más comprarla. Esta es de Movimiento: mueves el barco o la locomotora, y el banco paga { MONEY($amount) } al dueño de cada parcela que toca la nueva casilla. Lleva la locomotora a la casilla { $square }, junto a tu parcela. Hay otras dos clases: la de Salón se lleva las propinas del salón, la de Rumor mira una carta oculta.
winchester-lesson-shared = Estos son los cinco objetivos comunes, que tienen entre { MONEY($least) } y { MONEY($most) }. El primer jugador que cumple uno se lleva el dinero al momento. Quien compra abre la siguiente subasta, así que vuelve a tocarte. La parcela { $plot } también está junto al salón: puja { MONEY($amount) }.
winchester-lesson-duel = { $seat } ha pujado { MONEY($amount) }, y solo quedan dos jugadores en la subasta: ahora es posible un duelo. Una vez por partida, en tu turno, puedes gastar tu ficha de Duelo. Se reparten dos cartas: quien tiene Bang compra la parcela por la última puja; quien tiene Click se queda sin nada. ¡Reta a duelo!
winchester-lesson-pass = ¡Bang! La parcela es tuya por { MONEY($price) }, y su ficha de Salón te ha dado { MONEY($tips) } en propinas. La parcela { $plot } no sirve para ninguno de tus objetivos. Pasa: si la compra otra persona, recibes una parte del precio.
winchester-lesson-earned = { $seat } ha pagado { MONEY($price) }, y { MONEY($share) } son para ti. En la parcela hay una mina: su carta oculta le ha dado { MONEY($card) } a { $seat }. Con la ficha de Rumor de la parcela, { $seat } ha mirado uno de tus objetivos secretos. Ya has visto todo lo que ocurre en una subasta.
winchester-lesson-end = Para enseñarte el final, unos bots han jugado las demás subastas. Tras la parcela diecinueve se cuenta el dinero: el efectivo, lo que pagan los dos objetivos secretos y { MONEY($amount) } para quien tenga más parcelas. Gana el jugador más rico. Ahora vuelve a la cuarta subasta y sigue jugando a tu aire. Al principio verás consejos, y después cada vez menos.


## Winchester: the table in words, for the text page and for questions
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


## Dice Town: what is asked (the prompt)

dicetown-question-keep = Cada uno elige en secreto qué dados conserva.
dicetown-question-keep-you = Has sacado { $dice }. ¿Qué dados conservas?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = Es el momento de jugar la carta Tahúr.
dicetown-question-turn-you = ¿Juegas la carta Tahúr y cambias uno de tus dados?
dicetown-question-turn-none-you = Es el momento de jugar la carta Tahúr. No la tienes.
dicetown-question-react = { $situation } Es el momento de jugar la carta { $card }.
dicetown-question-react-you = { $situation } ¿Juegas la carta { $card }?
dicetown-question-react-none-you = { $situation } Es el momento de jugar la carta { $card }. No la tienes.
dicetown-question-shares = { $robber_seat } roba { DOLLARS($bills) } del banco. Es el momento de jugar la carta A partes iguales.
dicetown-question-shares-you = { $robber_seat } roba { DOLLARS($bills) } del banco. ¿Te llevas { DOLLARS($share) } con A partes iguales?
dicetown-question-shares-none-you = { $robber_seat } roba { DOLLARS($bills) } del banco. No tienes A partes iguales.
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
dicetown-question-offer-you = Hay empate por { $place } y tú estás en él. ¿Qué le ofreces a { $sheriff_seat }, que lleva la estrella?
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
   *[other] { $seat } conserva una de { $count } cartas del Almacén.
}
dicetown-question-card-you = { $count ->
    [one] Has tomado una carta en el Almacén. Quédatela.
   *[other] Has tomado { $count } cartas en el Almacén. ¿Cuál conservas?
}
dicetown-question-rob = { $seat } busca a quién robar en el salón.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] Controlas el salón con una Q. ¿A quién le sacas una carta?
   *[other] Controlas el salón con { $count } Q. ¿A quién le sacas cartas?
}
dicetown-question-steal = { $seat } se queda con una de las cartas de { $victim_seat }.
dicetown-question-steal-you = ¿Con cuál de las cartas de { $victim_seat } te quedas?
dicetown-question-order = { $seat } lleva la estrella y fija el orden de visita a Doc Badluck.
dicetown-question-order-you = Llevas la estrella. ¿En qué orden visitan a Doc Badluck?
dicetown-question-visit = { $seat } elige un elixir de Doc Badluck.
dicetown-question-visit-you = Doc Badluck tiene algo para ti. ¿Qué elixir tomas?
dicetown-question-joe = A { $seat } le sale Joe el Nervioso, y elige quién paga.
dicetown-question-joe-you = Te sale Joe el Nervioso. ¿Quién te paga?
dicetown-question-giver-friendship = { $seat } le pide a alguien una carta del Almacén.
dicetown-question-giver-friendship-you = Amistad: ¿a quién le pides una carta del Almacén?
dicetown-question-giver-dominion = { $seat } le pide a alguien una propiedad.
dicetown-question-giver-dominion-you = Dominio: ¿a quién le pides una propiedad?
dicetown-question-gift-friendship = { $seat } le da a { $taker_seat } una carta del Almacén.
dicetown-question-gift-friendship-you = ¿Qué carta del Almacén le das a { $taker_seat }?
dicetown-question-gift-dominion = { $seat } le da a { $taker_seat } una propiedad.
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
dicetown-draw-theft = Se sacan cartas de una mano.
dicetown-draw-property = Se toman propiedades.
dicetown-draw-elixir = Se toma un elixir.


## Dice Town: names of options (buttons and menus)

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


## Dice Town: names of things

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
dicetown-card-equipment-5 = Fusil (5)
dicetown-card-equipment-6 = Mula (6)
dicetown-card-equipment-7 = Carreta (7)
dicetown-card-equipment-8 = Caballo (8)
dicetown-card-property-1 = Tienda (1)
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


## Dice Town: how a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

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
    [one] 1 punto hasta ahora, sin las cartas ocultas
   *[other] { $points } puntos hasta ahora, sin las cartas ocultas
}
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


## Dice Town: when a card is played, and what it does

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


## Dice Town: the story, the hand

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
dicetown-last-dice = { $seat } tira sus últimos dados: { $dice }.
dicetown-last-dice-you = Tiras tus últimos dados: { $dice }.
dicetown-turned = { $seat } cambia un dado: { $die } por { $face }.
dicetown-turned-you = Cambias un dado: { $die } por { $face }.


## Dice Town: the story, the town

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
    [0] { $seat } encuentra vacío el banco.
   *[other] { $seat } atraca el banco y se lleva { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] Encuentras vacío el banco.
   *[other] Atracas el banco y te llevas { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } se lleva { DOLLARS($bills) } del botín de { $other_seat }.
dicetown-shared-you = Te llevas { DOLLARS($bills) } del botín de { $other_seat }.
dicetown-shared-to-you = { $seat } se lleva { DOLLARS($bills) } de tu botín.
dicetown-coach = La diligencia lleva { DOLLARS($bills) } al banco.
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


## Dice Town: the story, the sheriff’s desk

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


## Dice Town: the story, Doc Badluck

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


## Dice Town: the story, the end

dicetown-ended-mine = La mina está vacía. Ha sido la última ronda.
dicetown-ended-properties = No quedan propiedades. Ha sido la última ronda.
dicetown-ended-both = La mina está vacía y no quedan propiedades. Ha sido la última ronda.
# By what the winner was ahead (D-END-3).
dicetown-won-points = { $seat } gana con { $points } puntos.
dicetown-won-points-you = Ganas con { $points } puntos.
dicetown-won-cards = Empate a { $points } puntos: gana { $seat } por tener más propiedades.
dicetown-won-cards-you = Empate a { $points } puntos: ganas por tener más propiedades.
dicetown-won-sheriff = Empate a { $points } puntos: gana { $seat } por decisión del sheriff.
dicetown-won-sheriff-you = Empate a { $points } puntos: ganas por decisión del sheriff.


## Dice Town: why an answer is refused

dicetown-refusal-not-rolled = Esos dados no están bajo tu cubilete.
dicetown-refusal-dice-price = { $bills ->
    [0] No tienes dinero: conserva exactamente un dado.
   *[other] Solo tienes { DOLLARS($bills) }. Un dado es gratis; cada dado adicional cuesta { DOLLARS(1) }.
}
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


## Dice Town: what is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } tiene { $count } dados; deben ser { $printed }.
    [bills] { $file } tiene { $count } billetes; deben ser { $printed }.
   *[nuggets] { $file } tiene { $count } pepitas; deben ser { $printed }.
}
dicetown-components-properties = { $file } debe tener 20 propiedades, de 1 a 5 puntos cada una.
dicetown-components-equipment = { $file } debe tener 6 cartas de Equipo, de 1 a 8 puntos, todas distintas.
dicetown-components-actions = { $file } debe tener las 13 cartas de acción del reglamento.
dicetown-components-elixirs = { $file } debe tener los 7 elixires, cada uno una vez.


## Dice Town in the terminal: the town

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
# $worth are the values of the properties on display, the next to be taken first.
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
dicetown-hand-two = { $kind }, { $high } y { $low }
dicetown-hand-pairs = { $kind }, { $high } y { $low }
dicetown-hand-one = { $kind }, { $high }
dicetown-hand-straight = { $kind } hasta { $high }
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


## Dice Town in the terminal: players, what I know

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


## Dice Town in the terminal: the decision and the answers

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


## Dice Town in the terminal: the score sheet

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
dicetown-sheet-by-points = Deciden los puntos (D-END-2).
dicetown-sheet-by-cards = Puntos empatados: decide el número de propiedades (D-END-3).
dicetown-sheet-by-sheriff = Puntos y propiedades empatados: decidió el sheriff (D-END-3).


## Dice Town: what a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Un dado es gratis y cada dado adicional cuesta { DOLLARS(1) }; no conservar ninguno también cuesta { DOLLARS(1) }. Lo que conservas queda apartado toda la ronda.
dicetown-hint-town = Cada cara corresponde a un lugar: 9 la mina, 10 el banco, J el Almacén, Q el salón, K la oficina del sheriff. Lo controla quien tenga más.
dicetown-hint-race = En cuanto alguien ha apartado cinco dados, los demás tiran una vez más y deben quedarse con lo que salga.
dicetown-hint-hall = La mejor jugada de póker toma una propiedad en el Ayuntamiento, y una más por cada A que tenga.
dicetown-hint-nothing = No controlar ningún lugar no es un desastre: Doc Badluck tendrá un elixir para ti.
dicetown-hint-poor = Sin dinero conservas exactamente un dado.
dicetown-hint-trim = Conserva los dados que te den el control de un lugar; los demás se vuelven a tirar.
dicetown-hint-turn = Un dado cambiado puede ganar un lugar, o la mejor jugada. Después la carta desaparece.
dicetown-hint-react = Una carta solo sirve en su momento, y después desaparece. Puedes guardarla para otra ocasión mejor.
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
dicetown-tip-CardPlayed = Cada carta de acción tiene su momento. La mesa se detiene ahí aunque nadie tenga la carta, para no dar pistas.
dicetown-tip-ElixirTaken = Quien no controló ningún lugar visita a Doc Badluck y toma un elixir.


## Dice Town: the lesson, a scripted first game

dicetown-lesson-goal = En cada ronda se tiran dados de póker, y los dados deciden quién se lleva qué en la ciudad. El objetivo: tener más puntos que nadie al final. Las pepitas de oro, los dólares, la estrella de sheriff, las propiedades y el equipo valen puntos.
dicetown-lesson-cup = Este es tu cubilete. Todos tiran cinco dados en secreto. Cada cara corresponde a un lugar: 9 a la mina de oro, 10 al banco, J al Almacén, Q al salón, K a la oficina del sheriff. El jugador que tiene más dados de una cara controla su lugar. Con tu dinero, { DOLLARS($bills) }, pagas dados.
dicetown-lesson-keep = Elige los dados que quieres conservar; los demás se vuelven a tirar. Un dado es gratis, cada dado adicional cuesta { DOLLARS($price) }. Te han salido dos 9. Conserva los dos y la mina de oro puede ser tuya.
dicetown-lesson-coach = Todos han levantado el cubilete a la vez. El dinero de los dados adicionales va a la diligencia: { DOLLARS($own) } tuyos y { DOLLARS($price) } de { $seat }. Más tarde, en esta ronda, la diligencia lo lleva al banco. Allí espera al jugador que controle el banco en la ronda siguiente.
dicetown-lesson-race = Has vuelto a tirar los demás dados. En cuanto un jugador ha conservado cinco dados, los demás tiran por última vez y deben quedarse con lo que salga. A { $seat } solo le faltan dos. Conserva tu tercer 9: es gratis.
dicetown-lesson-town = { $seat } tiene cinco dados, así que se han tirado los dos que te faltaban: dos J. Ahora se recorre la ciudad lugar por lugar. Mina de oro: tienes más 9 que nadie y te llevas { $nuggets } pepitas, una por cada 9. Banco: { $seat } tiene más 10 y se lleva todos los billetes. Después la diligencia lleva su dinero al banco.
dicetown-lesson-store = Almacén: tienes más J que nadie. Tomas una carta por cada J y te quedas con una. El equipo vale puntos al final. Las cartas de acción te ayudan durante la partida. Quédate con el equipo que vale { $value } puntos.
dicetown-lesson-card = En la primera ronda compras dos veces. La Dinamita es una carta de acción: duplica tus pepitas cuando controlas la mina de oro. La mesa te pregunta cuándo puedes jugar una carta. Quédate con la Dinamita.
dicetown-lesson-hall = { $ada_seat } tenía más Q y te ha robado la Dinamita en el salón. { $ada_seat } tenía también más K y ahora lleva la estrella de sheriff. El sheriff decide los empates y se le puede sobornar. Tú tenías la mejor jugada de póker, un full, y has tomado una propiedad en el Ayuntamiento. { $buck_seat } no controlaba ningún lugar y ha visitado a Doc Badluck: por el elixir, los demás han pagado { DOLLARS($bills) } cada uno.
dicetown-lesson-end = Para enseñarte el final, unos bots han jugado las demás rondas. La partida termina tras la ronda en la que la mina de oro se vacía o se toma la última propiedad. Recibes un punto por pepita, uno por cada { DOLLARS($bills) }, { $star } por la estrella y el valor de tu equipo y tus propiedades. Gana quien tiene más puntos. Ahora vuelve a la segunda ronda y sigue jugando a tu aire. Al principio verás consejos, y después cada vez menos.


## Dice Town: the table in words, for the text page and for questions
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
# $worth are the values of the properties on display, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Propiedades expuestas: { $worth }. El mazo está vacío.
    [one] Propiedades expuestas: { $worth }. Queda 1 en el mazo.
   *[other] Propiedades expuestas: { $worth }. Quedan { $count } en el mazo.
}
dicetown-report-doc = Doc Badluck tiene: { $elixirs }.
dicetown-report-deck = { $count ->
    [one] Una carta en el mazo del Almacén.
   *[other] { $count } cartas en el mazo del Almacén.
}
dicetown-report-played = Cartas jugadas: { $cards }.


## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, “rule W-DUEL-3”
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = dinero, efectivo, billetes, dólares, cuánto dinero
topic-plots = parcelas, tierras, qué parcelas
topic-tokens = fichas, fichas de bonus, bonus
topic-duel-tokens = fichas de duelo, ficha de duelo
topic-secrets = objetivos, secretos, objetivos secretos
topic-notes = notas, libreta, qué he visto, qué vi
topic-score = puntuación, puntos, fortuna, quién gana, quién ha ganado
topic-sale = venta, subasta, qué se vende, qué se subasta
topic-bid = puja más alta, quién va ganando, quién sigue
topic-worth = valor, cuánto vale, qué me da
topic-shared = comunes, objetivos comunes
topic-most = más parcelas, quién tiene más parcelas
topic-saloon = salón, propinas
topic-left = cuánto queda, parcelas restantes, cuánto falta
topic-first = primer jugador, quién empieza
topic-boat = barco, río
topic-locomotive = locomotora, tren, vías
topic-plot = mapa, tablero, parcela
topic-dice = dados, jugada
topic-nuggets = pepitas, oro
topic-sheriff = sheriff, estrella
topic-cards = cartas, cartas del almacén
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

# Not topics of a game, but always there.
topic-me = mi, mis, mío, míos, mía, mías, yo, me, tengo
# Between two things that are answered together.
topic-and = y, e
topic-options = qué puedo hacer, opciones, respuestas
topic-prompt = qué se pregunta, pregunta, ahora, a quién le toca, turno
topic-story = crónica, historia, registro, qué ha pasado, qué pasó
topic-rule = regla, reglas
topic-undo = deshacer, retirar
topic-help = ayuda, qué puedo preguntar, preguntas, órdenes
topic-more = más, más ayuda, todo

# Answers to questions.
question-unknown = No entiendo «{ $text }». Prueba con «ayuda».
# $topics is a list of words.
question-help = Responde con el número de una opción, o con sus palabras. Puedes preguntar por: { $topics }. Añade un nombre para saber de un solo jugador.
question-help-short = Para responder, escribe la letra de una opción o sus palabras; los dados se eligen por sus caras. Para preguntar, escribe por ejemplo «{ $score }», «{ $money }», «{ $rule }» y una palabra, o el nombre de una carta. Escribe «{ $more }» para ver todo lo que puedes preguntar.
question-help-more = Puedes preguntar por: { $topics }. Añade un nombre para preguntar por un jugador. También puedes escribir el nombre de cualquier carta, lugar u objetivo, o «regla» y cualquier palabra.
question-thing = { $thing }: { $text }.
# $options is a list of names of options.
question-several = Eso encaja con varias respuestas: { $options }.
question-one = Da una sola respuesta cada vez.
question-no-options = Ahora no tienes nada que decidir.
# An answer that can be given: its number and its name.
question-option = { $number }. { $option }
question-nothing = Ahora no hay nada que decir sobre eso.


## The terminal: playing

# Several people share a keyboard: nothing may be seen until the right one sits there.
cli-hand-over = Pasa el teclado a { $seat }. { $seat }, pulsa Intro cuando nadie más esté mirando.
cli-help =
    Escribe lo que está a la izquierda de una respuesta, o dilo con tus palabras.
    ?          esta ayuda
    mapa       el tablero con todo detalle
    mesa       la mesa entera
    crónica    lo que ha pasado hasta ahora
    reglas X   una regla por su identificador, o las reglas que mencionan X
    mi dinero  o cualquier otra pregunta: quién va ganando, qué puedo preguntar
    consejo    una sugerencia; solo a solas con bots o con --hints
    salir      salir; la partida se guarda
# Below a page of a long reply. $left is the number of pages that follow.
cli-page =
    { $left ->
        [0] Intro: volver a la mesa
        [one] Intro: página siguiente (queda 1)
       *[other] Intro: página siguiente (quedan { $left })
    }
# Stands behind the answer that brings the most.
cli-best = ← lo mejor

# Words to type in the terminal, with commas between; the English ones always work as well. The first
# of each is the one that cli-help teaches. command-stop, command-back and command-auto steer a replay by steps, command-all is for
# --as of tinhorn replay.
command-help = ayuda, ?
command-map = mapa, tablero
command-table = mesa
command-log = crónica
command-rules = reglas, regla
command-coach = consejo, coach
command-quit = salir
command-stop = q, salir
command-back = v, volver, atrás
command-auto = a, solo, reproducir
command-all = todos
# $names lists the players; bots have their kind in brackets.
cli-seated = En la mesa: { $names }. Escribe ? para ver la ayuda.
# Several people share a keyboard and have agreed to it (--hints).
cli-hints-agreed = Todos en la mesa pueden pedir consejo.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, de { $least } a { $most } jugadores
# $command is what to type.
cli-choose-game = ¿Qué juego? Por ejemplo: { $command }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = Ahora no tienes nada que jugar. Pulsa Intro de todos modos, para que nadie lo note.
cli-not-understood = «{ $text }» no es una respuesta aquí. Escribe ? para ver la ayuda.
# $command is what to type.
cli-left = La partida queda guardada. Para seguir: { $command }
cli-saved = Para volver a ver la partida: { $command }
cli-to-verify = Para comprobar que nadie hizo trampas: { $command }
# Printed before the game. $commitment is the hash of the secret that all dice and cards follow from.
cli-committed = Los dados y las cartas salen de un secreto con este SHA-256: { $commitment }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [one] El único sorteo de esta partida es correcto.
   *[other] Los { $draws } sorteos de esta partida son correctos.
} Eso prueba que nadie los manipuló, pero no que nadie mirara.
cli-sheet-rank = Puesto
cli-sheet-name = Jugador
cli-sheet-points = Puntos


## The terminal: rules

# Stands before a ruling of ours, which no rulebook prints.
cli-rules-ours = [regla de la casa]
# Stands where what the rulebook says goes on.
cli-rules-printed = [reglamento]
# Below each page. The letters are the first words of command-back and command-stop.
cli-pager = Página { $page } de { $pages }. Intro: siguiente, v: volver, q: salir


## The terminal: what is wrong with a command

cli-no-terminal = Esta orden necesita un terminal interactivo.
cli-cannot-clear = La pantalla de este terminal no se puede borrar, así que no lo pueden compartir varias personas.
cli-unknown-game = No hay ningún juego «{ $game }». Disponibles: { $known }.
cli-unknown-language = No hay ningún idioma «{ $language }» para esto. Disponibles: { $known }.
cli-unknown-option = { $game } no tiene la opción de la mesa «{ $option }». Tiene: { $known }.
cli-wrong-option = La opción de la mesa { $option } no puede ser «{ $text }». Se escribe { $known }.
cli-wrong-name = «{ $name }» no puede ser un nombre de jugador: de 1 a { $most } caracteres, sin paréntesis.
cli-same-name = Dos jugadores no pueden llamarse igual.
cli-too-many-humans = { $humans } personas no caben en { $players } asientos.
cli-bots-count = { $left ->
    [one] Queda un asiento para bots, pero se nombran { $bots }.
   *[other] Quedan { $left } asientos para bots, pero se nombran { $bots }.
}
cli-resume-alone = La mesa de una partida que se reanuda ya está preparada: con --resume solo puede ir --seed.
cli-file-without-resume = Para seguir con { $file }, añade --resume.
cli-other-game = { $file } es un registro de { $game }.
cli-game-over = La partida de { $file } ha terminado. Puedes verla con tinhorn replay.
cli-nothing-to-resume = No hay guardada ninguna partida de { $game } sin terminar.
cli-resume-program = En { $file } figura un programa como jugador. Para permitir que se ejecute, añade --bots { $bot }.
# $code: the short code of a table; $file: a path
cli-exported = { $code }: { $file }
cli-exported-none = En esta base de datos no hay partidas terminadas.
cli-imported = { $file }: guardado como mesa { $code }.
cli-imported-before = { $file }: ya estaba aquí, como mesa { $code }.
cli-file-exists = { $file } ya existe; no se ha sobrescrito nada.
cli-file-unreadable = No se puede leer { $file }: { $detail }.
cli-file-unwritable = No se puede escribir { $file }: { $detail }.
cli-plot-kind = «{ $file }» no es un archivo SVG ni PNG. Elige un nombre que termine en .svg o .png.
cli-folder-not-empty = La carpeta { $file } no está vacía; no se ha sobrescrito nada.
cli-no-such-rule = Ninguna regla se llama «{ $wanted }», y ninguna lo menciona.
cli-step-or-json = Elige --step o --json: lo primero es para personas, lo segundo para programas.
# $known lists the seats and their players.
cli-no-such-seat = Nadie se llama «{ $wanted }». Escribe { $all }, o uno de estos: { $known }.

# $name is an argument or an option as it is typed: GAME, --games.
cli-usage-missing = Falta { $name }.
cli-usage-value = El valor de { $name } no es válido.
cli-usage-number = { $name } debe ser un número entero.
cli-usage-least = { $name } debe ser un número, como mínimo { $least }.
cli-usage-range = { $name } debe ser un número de { $least } a { $most }.
cli-usage-no-option = No existe la opción { $option }.
cli-usage-no-command = No existe la orden «{ $command }». Consulta tinhorn --help.
cli-usage-extra = Sobra «{ $words }».
cli-usage-no-value = { $option } necesita un valor.
cli-usage-flag = { $option } no admite ningún valor.
cli-usage-other = Esta orden no es correcta. Consulta { $help }.
cli-needs-extra = Esto necesita tinhorn[{ $extra }]: { $command }


## The terminal: replaying and simulating

cli-step = Paso { $number } de { $count }. Intro: sigue, v: vuelve, 50: ir ahí, a: solo, q: fin
# The replay plays by itself.
cli-step-playing = Paso { $number } de { $count }. En marcha; Intro: pausa
cli-simulating = Jugando
cli-simulate-speed = { $rate } partidas/s
cli-simulated = { $games ->
    [one] Una partida, { $decisions } decisiones, { $rate } decisiones por segundo.
   *[other] { $games } partidas, { $decisions } decisiones, { $rate } decisiones por segundo.
}
cli-simulate-bot = Bot
cli-simulate-seat = Por asiento
cli-arena-rating = Puntuación Elo
cli-simulate-head-wins = Victorias
cli-simulate-head-rate = % de victorias
cli-simulate-head-interval = Intervalo del 95 %
cli-simulate-head-points = Media
cli-simulate-head-without-luck = Sin suerte
cli-reviewing = Analizando
cli-review-player = Jugador
cli-review-you = Tú
cli-review-head-start = Inicio
cli-review-head-luck = Suerte
cli-review-head-own = Decisiones propias
cli-review-head-others = Decisiones de los demás
cli-review-head-result = Resultado
cli-review-sum = El inicio, la suerte y las decisiones suman exactamente el resultado.
cli-review-round = Ronda
cli-review-turning-points = Momentos decisivos
cli-review-improvements = Mejores opciones
cli-review-none = Ninguno.
cli-review-choice = { $chosen }. Mejor: { $better }


## The coach

# $best, $chosen: per cent; $worth, $bid: banknotes
coach-why-chance = Tras la mejor opción se gana el { $best } % de estas partidas; tras la elegida, el { $chosen } %.
coach-why-too-dear = Aquí la parcela valía unos { MONEY($worth) } y se pujaron { MONEY($bid) }.
coach-why-let-go = Aquí la parcela valía unos { MONEY($worth) } y era posible pujar { MONEY($bid) }.
coach-why-smaller-raise = Una subida menor conserva más dinero si basta.
coach-why-larger-raise = Una subida mayor hace que los demás abandonen antes.
coach-why-duel = Un duelo gana la parcela la mitad de las veces, al precio actual.
coach-why-no-duel = Un duelo se pierde la mitad de las veces.
coach-why-keep-more = Apartar más de estos dados ayuda a controlar un lugar.
coach-why-keep-fewer = Conviene volver a tirar más de estos dados.
coach-why-keep-other = Otros dados de esta tirada ayudan más a controlar un lugar.
coach-chose = { $seat } elige: { $answer }.
coach-chose-you = Eliges: { $answer }.
coach-suggestion = Sugerencia: { $answer }.
coach-suggestion-worth = La parcela vale ahora unos { MONEY($worth) } para ti.
coach-suggestion-dear = La parcela vale ahora unos { MONEY($worth) } para ti: menos que la siguiente puja.
coach-suggestion-broke = No tienes dinero suficiente para otra puja.
coach-suggestion-pass = { $share ->
    [0] La parcela vale unos { MONEY($worth) } para ti, pero si pasas guardas tu dinero para otras parcelas.
   *[other] La parcela vale unos { MONEY($worth) } para ti, pero si pasas guardas tu dinero para otras parcelas y, a este precio, recibes { MONEY($share) }.
}
coach-people = Solo hay sugerencias si juegas a solas con bots o si la mesa las permite.
chances-people = Los jugadores solo ven las probabilidades de ganar si juegan a solas con bots, o después de la partida.
server-hints-agreed = Las sugerencias solo se pueden permitir antes de que otros se sienten.


## The server: what is wrong with a request

server-unknown = Aquí no hay nada.
server-malformed = No se entiende esta petición.
server-method = Eso no se puede hacer aquí.
server-too-large = Es demasiado largo.
server-request = No se puede atender esta petición.
server-failure = Algo ha fallado por nuestra parte. No ha cambiado nada.
server-storage = El servidor no puede guardar nada en este momento, así que tu última acción no cuenta. Inténtalo de nuevo en un momento.
server-descriptors = El servidor no tiene conexiones libres en este momento.
server-too-many = Demasiadas peticiones. Espera un momento.
server-too-many-sockets = Ya hay { $most } conexiones abiertas desde tu dirección. Cierra antes otra pestaña de este sitio.
server-busy = El servidor está muy ocupado y ahora mismo no abre más mesas. Vuelve a intentarlo dentro de un minuto.
# $known lists the games.
server-unknown-game = Aquí no se juega a «{ $game }». Disponibles: { $known }.
server-unknown-option = No hay ninguna opción de la mesa { $option } = { $value }.
server-name = Un nombre tiene de 1 a { $most } caracteres.
server-name-taken = Alguien en esta mesa ya se llama así.
server-title = El nombre de una mesa tiene como mucho { $most } caracteres.
server-hat = Los sombreros se numeran del 1 al { $most }.
server-contribution = Lo que aportas a los sorteos tiene como mucho { $most } caracteres.
server-clock = Un reloj da de 1 a { $most } segundos para responder.
server-one-seat = Quien abre una mesa ocupa exactamente un asiento en ella.
server-seated-already = Ya tienes un asiento en esta mesa.
server-seat-moved = Tu asiento en esta mesa está ahora en otro dispositivo: quien abrió la mesa lo ha reasignado, o allí se ha usado su código de recuperación. Con ese código puedes traerlo de vuelta aquí.
server-seat-gone = Ya no tienes asiento en esta mesa.
server-seat-removed = El anfitrión te ha echado de esta mesa.
server-spectator = Eso solo puede hacerlo quien tiene asiento en esta mesa.
server-host-only = Eso solo puede hacerlo quien abrió esta mesa.
server-own-seat = Para ceder tu propio asiento, deja la mesa.
server-seat-order = Estos asientos ya no coinciden con la mesa. Vuelve a mirarlos.
server-too-few = Este juego necesita al menos { $least } jugadores. Espera a que lleguen más o llena los asientos con bots.
server-seat-left = Alguien acaba de dejar la mesa. Vuelve a mirar los asientos.
server-nobody-plays = No jugaría nadie: todas las sillas están vacías.
server-continued = Esta partida continúa otra anterior, así que sus asientos y opciones se quedan como están.
server-nobody-there = En ese asiento no hay ninguna persona.
server-recovery = Ningún asiento de esta mesa tiene ese código de recuperación.
server-not-over = La partida aún no ha terminado.
server-chat = Envía una de las frases, o una línea de texto.
server-chat-length = Una línea tiene de 1 a { $most } caracteres.
server-hello-twice = Basta con un hello por conexión.
server-malformed-action = No se entiende esta respuesta.
server-malformed-orders = El servidor no puede leer estas órdenes permanentes.
server-malformed-message = No se entiende este mensaje.
server-malformed-request = Una petición tiene un nombre de 1 a { $most } caracteres.
server-cannot-listen = El servidor no puede escuchar en { $host }, puerto { $port }: { $detail }.
server-network-elsewhere = Eso solo se puede hacer desde un navegador en el propio equipo del servidor.
server-network-unavailable = Este servidor no se puede abrir a la red local mientras funciona. Inícialo con --lan.
server-network-none = Este equipo no está conectado a ninguna red local.
server-network-closed = Solo el propio equipo del servidor llega a esta mesa, así que no hay código QR para otros dispositivos.


## The server: looking back

server-perspective = Esa vista no existe. Se puede mirar como jugador, como espectador o con todo a la vista.
server-perspective-closed = Mientras dura la partida, solo puedes mirar atrás desde tu punto de vista o el de un espectador.
server-frame = Los momentos de esta partida van del 0 al { $most }.


## The page itself, before its script runs, and in search results and previews of links

page-description = Juega a Winchester y Dice Town en el navegador: con amigos, en un solo dispositivo o contra bots. Libre y de código abierto.
page-noscript = tinhorn necesita JavaScript en el navegador. En un terminal, { $command } funciona sin él.


## At the table: what can be said with one click

chat-hello = ¡Buenas!
chat-good-luck = Suerte a todos.
chat-nice = ¡Bien jugado!
chat-ouch = ¡Ay!
chat-thinking = Déjame pensar.
chat-your-turn = Te toca.
chat-thanks = ¡Gracias!
chat-good-game = Buena partida.


## The terminal: serving

cli-serve-address = tinhorn está en marcha en { $address }
cli-serve-open-to-others = Quien llegue a esta dirección puede abrir mesas, entrar en aquellas cuyo código tenga y mirar. El tráfico no va cifrado: en internet, pon delante un proxy con TLS.
cli-serve-only-here = Solo este equipo llega hasta él. Para invitar a otros, pulsa «Dejar entrar a los móviles de esta casa» en la página o inícialo con --lan.
cli-serve-stop = Para parar, Ctrl-C; las partidas siguen cuando vuelvas a arrancar.
cli-serve-workers = Varios procesos de servidor necesitan PostgreSQL: da su dirección con --database.
settings-origin = «{ $text }» no es la dirección de un sitio web. Tiene la forma https://example.org, sin nada después del nombre.

## The terminal: watching

cli-watch-no-link = «{ $text }» no es un enlace a una mesa. Un enlace es como { $example }; un código, como MESA-47KX.
cli-watch-unreachable = Ningún servidor responde en { $server }.
cli-watch-refused = { $server } dice: { $reason }
cli-watch-again = Se ha cortado la conexión con { $server }. Nuevo intento.
cli-watch-newer = { $server } usa una versión más nueva de tinhorn. Actualiza tinhorn para ver sus mesas.
cli-watch-waiting = La mesa { $code } espera a sus jugadores.
# Stands for the name of a spectator who chats.
cli-watch-spectator = Espectador
# $chances lists the players, each with a percentage.
cli-chances = Probabilidades de ganar: { $chances }

# tinhorn mcp: a language model plays with tools. sit_down is the name of a tool.
mcp-no-table = Todavía no estás en ninguna mesa. Llama primero a sit_down o a join.
mcp-game-over = La partida ha terminado. Para jugar otra, llama a sit_down.
mcp-not-asked = No es tu turno. Llama a wait hasta que te toque.
mcp-rules = Reglas que importan ahora: { $rules }.
