### Spanish (español). Every sentence that people read in tinhorn.
###
### For translators:
### - Each message is a whole sentence, or a whole name. Nothing is glued together out of pieces:
###   change the order of words as your language likes it.
### - A key that ends in -you speaks to the reader about their own doing. The same key without it
###   speaks of another player.
### - $seat, and whatever ends in _seat, is one player's name. What ends in _seats is one name or
###   several, already joined ("Ann and Bob").
### - MONEY($amount) writes banknotes of $1,000 as dollars in the way of your language: 7 is $7,000.
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
player-without-name =
    { $number ->
        [1] Stetson
        [2] Bombín
        [3] Sombrero
        [4] Chistera
        [5] Pluma
       *[other] Jugador { $number }
    }
game-list = { $first }, { $rest }

## Answers that no game accepts

refusal-not-asked = Ahora no tienes nada que decidir.
refusal-does-not-fit = Eso no responde a la pregunta.
refusal-on-open-table = { $seat } no puede hacer eso. El motivo está en sus propias cartas.
stale-prompt = Demasiado tarde: esa pregunta ya está cerrada.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = «{ $text }» no es una respuesta. Las respuestas empiezan por una de estas palabras: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = Después de «{ $action }» va: { $fields }.
malformed-wrong-value = No se entiende «{ $text }».

## Setting up a table

setup-players = Este juego es de { $least } a { $most } jugadores, no de { $players }.
setup-no-such-seat = En esta mesa no existe el asiento { $number }. Los asientos se cuentan desde el 1.
setup-unknown-option = { $game } no tiene la opción de la mesa «{ $option }». Tiene: { $known }.
setup-wrong-option = La opción de la mesa { $option } no puede ser «{ $text }». Valores posibles: { $known }.

## Bots

# $known lists the bots there are.
bot-unknown = No hay ningún bot «{ $name }» para { $game }. Disponibles: { $known }.
bot-character-unknown = No hay ningún carácter «{ $name }» para los bots. Disponibles: { $known }.
bot-class = «{ $name }» no es un bot que se pueda importar: { $reason }.
bot-raised = «{ $name }» produjo un error: { $error }.
bot-no-action = «{ $name }» respondió con algo que no es una acción: { $answer }.
bot-refused = «{ $name }» eligió una acción que no está permitida. { $reason }
bot-weights = «{ $folder }» no contiene pesos para { $game } que esta versión pueda leer.
bots-count = { $players ->
    [one] Una mesa de un jugador necesita un bot, no { $bots }.
   *[other] Una mesa de { $players } jugadores necesita { $players } bots, no { $bots }.
}
bots-no-games = Hay que jugar al menos una partida, no { $games }.
arena-bots = Indica al menos dos bots distintos, cada uno una vez.
arena-file = { $file } contiene partidas de otro torneo. Elige otro archivo.
arena-luck-program = La suerte de «{ $name }» no se puede medir: un programa no puede repetir una parte de una partida. Quita --luck.
arena-no-cluster = Ningún clúster de Ray responde en { $address }.
# What kind of bot has a seat: “Doc (deputy)”.
bot-greenhorn = novato
bot-deputy = ayudante
bot-marshal = marshal
bot-legend = leyenda
# The former name of the deputy, in older records.
bot-heuristic = ayudante
bot-uniform = bot aleatorio
bot-stdio = programa
bot-named = { $name } ({ $kind })
# A bot’s level and its character: “deputy, tight”.
bot-with-character = { $level }, { $character }
character-tight = ahorrador
character-bold = audaz
character-talkative = hablador
character-grudge = rencoroso
character-steady = tranquilo
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = Una ganga es una ganga.
talk-tight-rival = Para mí sería demasiado caro.
talk-bold-won = La fortuna ayuda a los audaces.
talk-bold-lost = Valía la pena el riesgo.
talk-grudge-lost = No lo olvidaré.
talk-grudge-rival = No te pierdo de vista.
talk-steady-lost = Son cosas que pasan.
talk-steady-rival = Bien jugado.
talk-talkative-won = ¡Espero que se haya visto!
talk-talkative-won-again = Mi abuela estaría orgullosa.
talk-talkative-lost = Bueno, será una buena historia.
talk-talkative-lost-again = ¡Con lo bien que había empezado el día!
talk-talkative-rival = De eso se hablará en el salón.
talk-talkative-rival-again = ¡Eso sí que es jugar!
talk-tight-played = Esa carta se ha pagado sola.
talk-tight-duel = Una carta, y no me ha costado nada.
talk-tight-robbed = Contad otra vez mis cartas, despacio.
talk-tight-haggles = ¿Eso es todo? Sé contar.
talk-bold-played = ¡Las cartas están para jugarlas!
talk-bold-duel = No apostéis nunca contra mí.
talk-bold-robbed = Llévatela. Ya la recuperaré.
talk-bold-haggles = Sube más. A ver si te atreves.
talk-grudge-played = Esa era para ti.
talk-grudge-duel = Ahora estamos en paz.
talk-grudge-robbed = Me las pagarás.
talk-grudge-haggles = Recuerdo bien las ofertas tacañas.
talk-steady-played = Creo que eso ayuda.
talk-steady-duel = Por muy poco.
talk-steady-robbed = Era de esperar.
talk-steady-haggles = Una oferta justa, veamos.
talk-talkative-played = ¡Atención, que esta es buena!
talk-talkative-duel = ¡Señoras y señores, la victoria!
talk-talkative-robbed = ¡Al ladrón! ¿Nadie lo ha visto?
talk-talkative-haggles = ¡Anda ya, mi caballo ofrece más!
notice-left-bot = { $seat } ha dejado la mesa. Un bot juega en su lugar.
notice-left-empty = { $seat } ha dejado la mesa. El asiento queda vacío.
notice-given-bot = El asiento de { $seat } es ahora de un bot.
notice-given-empty = El asiento de { $seat } está vacío ahora.
notice-covered = { $seat } no está. Un bot responde hasta su vuelta.
notice-uncovered = { $seat } ha vuelto y juega de nuevo.
notice-asks-pause = { $seat } pide una pausa.
notice-asks-undo = { $seat } pide retirar su última respuesta.
notice-asks-continue = { $seat } pide seguir.
notice-asks-clock = { $seat } pide otro límite de tiempo.
notice-asks-cover = { $seat } pide que un bot responda por alguien que no está.
notice-motion-ended = La petición de { $seat } queda descartada.
notice-paused = La partida está en pausa, como pidió { $seat }.
notice-continued = La partida sigue, como pidió { $seat }.
notice-clock = Hay un nuevo límite de tiempo, como pidió { $seat }.
notice-host = { $seat } dirige ahora la mesa.
notice-taken-back = { $seat } ha retirado su última respuesta.
# The name of a seat with who answers there.
seat-covered = { $name } (responde un bot)
seat-left = { $name } (ya no está)
# What a returning player is told of their own seat.
recap-clock = { $count ->
    [one] Se te ha acabado el tiempo una vez.
   *[other] Se te ha acabado el tiempo { $count } veces.
}
recap-bot = { $count ->
    [one] Un bot ha respondido por ti una vez.
   *[other] Un bot ha respondido por ti { $count } veces.
}
notice-back = { $seat } ha vuelto.
notice-reissue = { $by } ha creado un código nuevo para el asiento de { $seat }, que no está. Si { $seat } no vuelve a tiempo, el código abrirá el asiento en otro dispositivo.
notice-reissue-screen = La pantalla grande ha creado un código nuevo para el asiento de { $seat }, que no está. Si { $seat } no vuelve a tiempo, el código abrirá el asiento en otro dispositivo.
notice-kept = { $seat } ha vuelto y conserva el asiento. El código nuevo ya no vale.
notice-moved = El asiento de { $seat } está ahora en otro dispositivo, con el código nuevo que creó { $by }.
notice-moved-screen = El asiento de { $seat } está ahora en otro dispositivo, con el código nuevo que creó la pantalla grande.
notice-reclaimed = { $seat } ha recuperado el asiento del dispositivo con el código nuevo.
notice-withheld = El dispositivo de { $seat } no aportó a tiempo su parte de los sorteos. El comienzo se repitió sin ella.
notice-not-started = Tampoco en el segundo comienzo aportó a tiempo el dispositivo de { $seat } su parte de los sorteos. La partida no empieza: abrid una mesa nueva.
# Bots that are programs; $program is the command that starts one.
program-quoting = «{ $program }» no es una orden válida: falta una comilla.
program-missing = No se puede iniciar el programa «{ $program }». ¿Está instalado?
program-ended = El programa «{ $program }» terminó antes del final de la partida, con el código de salida { $status }.
program-closed = El programa «{ $program }» cerró su salida antes del final de la partida. Se ha detenido.
program-slow = El programa «{ $program }» no respondió en { $seconds } segundos. Se ha detenido.
program-unreadable = El programa «{ $program }» envió algo que no es una respuesta: { $line } Se ha detenido.
program-protocol = El programa «{ $program }» usa la versión { $theirs } del protocolo; este tinhorn usa la versión { $ours }. Se ha detenido.
program-prompt = El programa «{ $program }» respondió a la pregunta { $answered } en lugar de la pregunta { $prompt }. Se ha detenido.
program-refused = El programa «{ $program }» eligió una acción que no está permitida. Se ha detenido. { $reason }
program-timeout = { $variable } debe ser un número de segundos mayor que 0, no «{ $text }».

## Records of games

record-unreadable = Esto no es el registro de una partida.
record-truncated = Este registro está incompleto: falta el final del archivo.
record-not-json = Esto no es el registro de una partida: el archivo no es JSON válido.
record-field = Este registro no es válido: el campo «{ $field }» falta o es incorrecto.
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
record-entry = La respuesta { $number } del registro, en el paso { $frame }, no es posible: { $detail }
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
table-starting = La partida está empezando.
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
table-paused = La partida está en pausa.
table-not-paused = La partida no está en pausa.
refusal-covered = Un bot responde por ti. Recupera primero tu asiento.
motion-open = Hay otra petición pendiente.
motion-none = No hay ninguna petición pendiente.
motion-nobody-away = Ningún bot puede responder por este asiento.
motion-here = Esta persona está en la mesa.
motion-early = En esta mesa, un bot solo puede responder por alguien cuando ha pasado la mitad de su tiempo.
motion-clock = Elige un límite de tiempo.
motion-minutes = Elige entre 1 y { $most } minutos.
refusal-binding = Los demás ya lo han visto, así que vale.
server-locked = Esta mesa está cerrada a espectadores.
server-visitors-silent = En esta mesa solo chatean los jugadores.
refusal-held-already = Ya has pedido tiempo.
refusal-not-held = Ahora mismo no estás haciendo esperar a nadie.
refusal-not-urged = Ahora mismo no hay a quién meter prisa.

## The database

storage-url = «{ $url }» no es la dirección de una base de datos. Escribe sqlite:///ARCHIVO o postgresql://…
storage-folder = No se puede crear la carpeta { $folder }: { $detail }.
storage-driver = El controlador { $driver } no está instalado.
storage-unreachable = No se puede acceder a la base de datos. Mensaje: «{ $detail }»
storage-silent = La base de datos no ha respondido a tiempo.
storage-busy = Todas las conexiones con la base de datos están ocupadas.
storage-corrupt = { $file } no es una base de datos, o está dañada.
storage-damaged = La base de datos { $file } está dañada. Mensaje: «{ $detail }» Restaura una copia de seguridad, o recupera con la orden .recover de sqlite3 lo que aún se pueda leer.
storage-unwritable = No se puede escribir en { $file }.
storage-in-use = Otro servidor ya usa { $file }. Detenlo primero o elige otro archivo con --database.
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
fairness-attempts = Las aportaciones no corresponden a las huellas fijadas antes de empezar.
fairness-late = Ese intento de empezar la partida ya ha terminado.
fairness-not-committed = Esta aportación no corresponde a la huella que este asiento mostró antes.
fairness-by = Comprobado con el protocolo { $protocol }.
# Against whom it is proven that nobody chose the draws. $proof: what proves it, this device or the record.
fairness-players = Frente a los jugadores, incluso todos juntos: demostrado. No conocían el secreto del servidor.
fairness-operator = Frente a un operador del servidor que no juega: { $proof ->
    [device] demostrado por la parte de este dispositivo.
    [record] demostrado si una aportación vino del dispositivo de un jugador.
   *[nothing] no demostrado. Ningún dispositivo aportó nada.
}
fairness-operator-plays = Frente a un operador que juega: { $proof ->
    [device] demostrado. Antes de revelar su parte, este dispositivo anotó todo aquello de lo que dependen los sorteos.
    [record] demostrado solo a un jugador cuyo dispositivo participó en el último comienzo, en la página de comprobación de ese dispositivo.
   *[nothing] no demostrado. Pudo elegir los sorteos.
}
fairness-all = Frente a un operador junto con todos aquellos cuyo dispositivo participó: no demostrado. Nada puede demostrarlo.
# $number counts the attempts to start the game; $names are the players whose contribution was missing.
fairness-void = El comienzo { $number } quedó anulado y se repitió, porque faltaba una aportación: { $names }.
fairness-limits = No se comprueba: quién vio cartas ocultas, los nombres, las respuestas de los jugadores ni campos añadidos al archivo. Un operador puede forzar que el comienzo se repita una vez, pero todos lo ven y queda registrado.
fairness-cut = Este registro termina antes del final de la partida: se abandonó la partida o se recortó el registro.

## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, the id of a rule
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = dinero, efectivo, billetes, dólares, cuánto dinero
topic-notes = notas, libreta, qué he visto, qué vi
topic-score = puntuación, puntos, fortuna, quién gana, quién ha ganado
topic-table = mesa
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
    consejo    una sugerencia; solo contra bots o con --hints
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
command-auto = a, auto, reproducir
command-all = todos
# $names lists the players; bots have their kind in brackets.
cli-seated = En la mesa: { $names }. Escribe ? para ver la ayuda.
# Several people share a keyboard and have agreed to it (--hints).
cli-hints-agreed = En esta mesa todos pueden pedir una sugerencia.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, de { $least } a { $most } jugadores
# $command is what to type.
cli-choose-game = ¿Qué juego? Por ejemplo: { $command }
# The list of installed games. $listed are bots, parts such as “codec”, or codes of languages.
cli-games-bots = Niveles de los bots: { $listed }
cli-games-offers = Además: { $listed }
cli-games-languages = Idiomas: { $listed }
# $name is a game, $source a package or a folder, $reason an error in English.
cli-games-left-out = { $name } ({ $source }) no se puede cargar: { $reason }
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
}
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
cli-wrong-name = «{ $name }» no puede ser un nombre de jugador: de 1 a { $most } caracteres, sin paréntesis.
cli-same-name = Dos jugadores no pueden llamarse igual.
cli-too-many-humans = { $humans } personas no caben en { $players } asientos.
cli-bots-count = { $left ->
    [one] Queda un asiento para bots, pero has indicado { $bots }.
   *[other] Quedan { $left } asientos para bots, pero has indicado { $bots }.
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
cli-arena-stopped = Detenido. La tabla muestra las partidas terminadas. Con --file ARCHIVO, la próxima vez se sigue desde ahí.
cli-arena-resume = Detenido. La misma orden sigue desde { $file }.
# A record that is not stored: its file, and the sentence that says why.
cli-import-refused = { $file }: { $detail }
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

cli-step = Paso { $number } de { $count }. Intro: siguiente, v: volver, 50: ir ahí, a: auto, q: fin
# The replay plays by itself.
cli-step-playing = Paso { $number } de { $count }. En marcha; Intro: pausa
# $text is what was typed.
cli-step-unknown = Aquí «{ $text }» no hace nada.
cli-step-none = Después del { $count } no hay más pasos.
cli-simulating = Jugando
cli-simulate-speed = { $rate } partidas/s
cli-simulated = { $games ->
    [one] Una partida, { $decisions } decisiones, { $rate } decisiones por segundo.
   *[other] { $games } partidas, { $decisions } decisiones, { $rate } decisiones por segundo.
}
cli-simulate-bot = Bot
cli-simulate-seat = Por asiento
cli-arena-rating = Puntuación Elo
cli-arena-above = Por encima de
cli-arena-step = Diferencia
cli-simulate-head-wins = Victorias
cli-simulate-head-rate = % de victorias
cli-simulate-head-interval = Intervalo del 95 %
cli-simulate-head-points = Media
cli-simulate-head-without-luck = Sin suerte
cli-simulate-head-forfeits = Abandonos
cli-forfeited = { $bot } abandonó { $games ->
    [one] una partida
   *[other] { $games } partidas
} y quedó en último lugar. La primera vez: { $reason }
cli-reviewing = Analizando
cli-review-player = Jugador
cli-review-you = Tú
cli-review-head-start = Inicio
cli-review-head-luck = Suerte
cli-review-head-own = Decisiones propias
cli-review-head-others = Decisiones de los demás
cli-review-head-result = Resultado
cli-review-round = Ronda
cli-review-turning-points = Momentos decisivos
cli-review-improvements = Mejores opciones
cli-review-none = Nada que señalar.
cli-review-choice = { $chosen }. Mejor: { $better }

## The coach

# $best, $chosen: per cent
coach-why-chance = Tras la mejor opción se gana el { $best } % de estas partidas; tras la elegida, el { $chosen } %.
coach-suggestion-most = De todas las respuestas, es la que más debería ayudarte.
coach-less-than-hoped = Menos de lo esperado:
coach-better-than-feared = Mejor de lo temido:
coach-chose = { $seat } elige: { $answer }.
coach-chose-you = Eliges: { $answer }.
coach-suggestion = Sugerencia: { $answer }.
coach-people = Solo hay sugerencias si juegas solo contra bots o si quien abrió la mesa las permite.
chances-people = Si juegan personas, las probabilidades de ganar solo se muestran después de la partida.
review-basis = Estimadas tras la partida, con todas las cartas a la vista.
review-knowledge = Según lo que el jugador sabía entonces.
review-sum = El inicio, la suerte y las decisiones suman exactamente el resultado. La suerte y las decisiones, en puntos porcentuales (pp).
# $change is a signed difference of two percentages, such as “+12.1”: percentage points, shortened.
percentage-points = { $change } pp
server-hints-agreed = Las sugerencias solo se pueden permitir antes de que otros se sienten.

## The server: what is wrong with a request

server-unknown = Aquí no hay nada.
server-unknown-host = Este servidor no responde con este nombre. Quien lo administra puede añadirlo con --origin.
server-malformed = No se entiende esta petición.
server-method = Eso no se puede hacer aquí.
server-too-large = Es demasiado largo.
server-request = No se puede atender esta petición.
server-failure = Algo ha fallado por nuestra parte. No ha cambiado nada.
server-storage = El servidor no puede guardar nada en este momento, así que tu última acción no cuenta. Inténtalo de nuevo en un momento.
server-reading = El servidor no puede acceder a su base de datos en este momento. Inténtalo de nuevo en un momento.
server-damaged = La base de datos del servidor está dañada, así que esto no se puede leer ni guardar. Quien administra el servidor tiene que repararla.
server-descriptors = El servidor no tiene conexiones libres en este momento.
server-too-many = Demasiadas peticiones. Espera un momento.
server-too-many-sockets = Ya hay { $most } conexiones abiertas desde tu dirección. Cierra antes otra pestaña de este sitio.
server-busy = El servidor está muy ocupado y ahora mismo no abre más mesas. Vuelve a intentarlo dentro de un minuto.
# $known lists the games.
server-unknown-game = Aquí no se juega a «{ $game }». Disponibles: { $known }.
server-no-lesson = Todavía no hay lección de { $game }.
server-no-rulebook = Todavía no hay reglamento de { $game }.
server-name = Un nombre debe tener de 1 a { $most } caracteres.
server-name-taken = Alguien en esta mesa ya se llama así.
server-title = El nombre de una mesa puede tener como mucho { $most } caracteres.
server-hat = Los sombreros se numeran del 1 al { $most }.
server-clock = El tiempo por decisión va de 1 a { $most } segundos.
server-one-seat = Quien abre una mesa ocupa exactamente un asiento en ella.
server-seated-already = Ya tienes un asiento en esta mesa.
server-seat-moved = Tu asiento en esta mesa está ahora en otro dispositivo: quien abrió la mesa lo ha reasignado, o allí se ha usado su código de recuperación. Con ese código puedes traerlo de vuelta aquí.
server-seat-gone = Ya no tienes asiento en esta mesa.
server-seat-removed = Quien abrió la mesa te ha sacado de ella.
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
server-player-here = Esta persona está en la mesa. Un asiento solo recibe un código nuevo mientras su jugador no está.
server-seat-of-player = Este asiento es de una persona. Mientras no está, los presentes pueden dejar que responda un bot.
server-wait-for-player = La persona de este asiento aún puede volver. El código nuevo valdrá dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
server-one-seat-a-device = Este dispositivo ya tiene un sitio en esta mesa. Solo puede tomar otro asiento si la mesa se abrió para compartir un dispositivo.
server-not-over = La partida aún no ha terminado.
server-chat = Envía una de las frases hechas o una línea de texto.
server-chat-length = Un mensaje debe tener de 1 a { $most } caracteres.
server-hello-twice = Basta con un hello por conexión.
server-malformed-action = No se entiende esta respuesta.
server-malformed-orders = El servidor no puede leer estas instrucciones.
server-malformed-message = No se entiende este mensaje.
server-malformed-request = El nombre de una petición debe tener de 1 a { $most } caracteres.
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

page-description = Juega a juegos de mesa del Salvaje Oeste en el navegador: con amigos, en un solo dispositivo o contra bots. Gratis y de código abierto.
page-noscript = tinhorn necesita JavaScript en el navegador. En un terminal, { $command } funciona sin él.
page-invitation = Tienes una invitación a { $game }
page-invitation-by = { $name } te invita a { $game }

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
cli-serve-only-here = Solo este equipo llega hasta él. Para invitar a otros, pulsa «Dejar entrar móviles de casa» en la página o inícialo con --lan.
cli-serve-stop = Para parar, Ctrl-C; las partidas siguen cuando vuelvas a arrancar.
cli-serve-workers = Varios procesos de servidor necesitan PostgreSQL: da su dirección con --database.
settings-origin = «{ $text }» no es la dirección de un sitio web. Tiene la forma https://example.org, sin nada después del nombre.
settings-smtp = TINHORN_SMTP no es la dirección de un servidor de correo. Tiene la forma { $example }; los signos especiales de la clave se escriben como %40.

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

## A game that brings no words of its own

# $name: what is shown; $value: its value
plain-statement = { $name }: { $value }
plain-statement-of = { $seat }, { $name }: { $value }

## Notices for players who are away

notice-tables = { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
notice-more = { $count ->
    [one] 1 mesa más
   *[other] { $count } mesas más
}
# $table is the name of a table, $what one of the sentences below.
notice-at = { $table }: { $what }
notice-turn = Te toca.
# $until is a day and a time.
notice-turn-until = Te toca; tienes hasta el { $until }.
notice-window = Ahora puedes reaccionar.
notice-window-until = Puedes reaccionar hasta el { $until }.
notice-new-code = Hay un código nuevo para tu asiento. Abre la mesa para conservarlo: a partir del { $until }, el código abrirá tu asiento en otro dispositivo.
notice-full = Todos los asientos están ocupados.
notice-playing = La partida empieza.
notice-wish = Los demás te preguntan algo en la mesa.
notice-over = La partida ha terminado.
notice-rematch = Alguien te pide otra partida.
notice-test = Esto es una prueba. Los avisos te llegan aquí.
notice-mail-code = Tu código es { $code }. Escríbelo en la mesa para recibir avisos por correo.
server-notices = Este servidor no puede enviar eso.
server-notice-link = Eso no es una dirección de internet que empiece por https://.
server-notice-mail = Eso no es una dirección de correo.
server-notice-code = Ese no es el código del correo.
