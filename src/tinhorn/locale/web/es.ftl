### Spanish (español). What the browser table says on its own: buttons, labels, settings. The games'
### sentences are in ../es.ftl. A seat's name is passed as $seat; amounts are banknotes, written by MONEY.

## Anywhere

web-title = { $title } – tinhorn
web-title-turn = ● Te toca – { $title }
web-title-lobby = tinhorn
# How many tables wait for the reader.
web-title-waiting = ● { $count } – tinhorn
web-lobby = Inicio
web-to-lobby = tinhorn: al inicio
web-settings = Ajustes
web-help = Ayuda
web-close = Cerrar
web-cancel = Cancelar
web-less = Menos
web-more = Más
web-back = Atrás
web-you = (tú)
web-you-name = Tú
web-seat-about = { $name }: mostrar todo lo público
web-seat-story = Últimas jugadas
web-only-you = solo lo ves tú
web-no-name = Tu nombre
# An amount of banknotes where there is little room.
web-thousands = { $amount } mil
web-abandoned = Todos han dejado esta mesa; la partida se ha detenido.
web-not-started = Esta partida no empezó: dos comienzos fallaron porque un dispositivo no aportó su parte de los sorteos. Abre una mesa nueva.
web-offline = Este dispositivo está sin conexión. Las mesas no funcionan sin red; la página lo seguirá intentando.
web-offline-still = Las lecciones y las reglas se abren igualmente.
web-try-loading = Cargando la mesa en esta página… { $percent } %
web-try-failed = No se ha podido cargar la mesa. Recarga la página para intentarlo otra vez.
web-unreachable = No se puede conectar con el servidor. Prueba otra vez en un momento.
web-connection-lost = { $seconds ->
    [0] Se ha perdido la conexión. Intentando recuperarla…
   *[other] Se ha perdido la conexión. Próximo intento en { $seconds } s; no se ha perdido nada de lo que hiciste.
}
web-connection-offline = Este dispositivo está sin conexión. La partida espera; la página se reconectará sola.
web-answer-waiting = Tu respuesta espera a ser enviada.

## The lobby

web-games = Juegos
web-tables = Mesas
web-game-players = de { $least } a { $most } jugadores
# The name of a table that was given none.
web-table-of = Mesa de { $name }
web-play-now = Jugar ya
web-new-table = Nueva mesa
web-join-code = Entrar con un código
web-join = Entrar
web-your-tables = Tus mesas
web-against = contra { $names }
web-tidy = Ordenar
web-tidy-away = Ocultar «{ $title }»
web-tidied =
    { $tables ->
        [one] Hay una mesa oculta.
       *[other] Hay { $tables } mesas ocultas.
    }
web-tidy-back = Volver a mostrar
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo no hay mesas abiertas. ¿Abres una?
web-continue = Continuar
web-sit-down = Sentarse
web-watch = Mirar
web-lobby-title = Dos juegos de mesa del Lejano Oeste, en tu navegador
web-lobby-what = Puja por tierras o tira los dados para hacerte con la ciudad: contra bots o con amigos, en uno o en varios dispositivos. Sin cuenta.
web-watch-bots = Ver jugar a los bots
web-watch-bots-title = Una partida entre bots
web-my-games = Mis partidas
web-my-games-none = Este dispositivo aún no tiene partidas terminadas.
web-my-games-won = { $won } ganadas de { $played }
web-my-games-beaten = Has ganado { $count } partidas contra bots del nivel { $level }.
web-my-games-aim = Próximo objetivo: { $level }
web-beat-deputy = Ahora, a por el Ayudante
web-beat-marshal = Ahora, a por el Marshal
web-beat-legend = Ahora, a por la Leyenda
web-my-games-place = puesto { $place }, { $points } puntos
web-my-games-left = abandonada antes del final
web-my-games-export = Guardar como archivo
web-my-games-import = Añadir desde un archivo
web-my-games-not = Este archivo no contiene una lista de partidas.
web-my-games-forget = Olvidar todas
web-recent-games = Partidas recientes
web-recent-replay = Repetición
web-won-by = ganada por { $names }
web-won-you = ganaste
web-status-seating = { $taken } de { $seats } asientos
web-status-playing = en juego
web-status-over = terminada
web-status-abandoned = abandonada

## A new table

web-new-table-of = Nueva mesa: { $game }
web-table-title = Nombre de la mesa
web-table-title-note = Los invitados lo leen en la invitación.
web-others = Otros asientos
web-others-open = libres: para personas
web-others-note = Hay bots de cuatro niveles; puedes cambiarlos hasta que empiece la partida.
web-players = Jugadores
web-players-note = Puedes añadir y quitar asientos hasta que empiece la partida.
web-listed = Mostrar en el inicio
web-listed-note = cualquiera puede sentarse
web-open-table = Abrir la mesa

## The seating page

web-seats = Asientos
web-seat-open = Asiento libre
web-seat-waiting = a la espera de alguien
web-seat-kept = guardado para { $name }
web-bot-greenhorn = Novato: simpático, aún aprende
web-bot-deputy = Ayudante: juega con solidez
web-bot-marshal = Marshal: juega muy bien
web-bot-legend = Leyenda: el bot más fuerte
web-bot-level = Nivel del bot
web-bot-heuristic = Ayudante: juega con solidez
web-seat-absent = una silla vacía que siempre pasa
web-empty-chair = Silla vacía { $number }
web-seat-chair = Silla vacía
web-bot-uniform = Azar: elige cualquier jugada legal
web-character = Carácter del bot
web-character-tight = Ahorrador: paga poco
web-character-bold = Audaz: arriesga mucho
web-character-talkative = Hablador: comenta todo
web-character-grudge = Rencoroso: se venga
web-character-steady = Tranquilo: juega sin rodeos
web-seat-you = tú
web-seat-host = abrió la mesa
web-seat-person = en la mesa
web-here = aquí
web-away = ausente
web-add-bot = Añadir un bot
web-remove = Quitar
web-seats-edit = Cambiar asientos
web-seats-done = Listo
web-seat-add = Añadir un asiento
web-seat-up = Subir
web-seat-down = Bajar
web-seat-take-away = Quitar este asiento
web-remove-sure = ¿Quitar a { $name } de la mesa? Se le avisará.
# What the host may do with the other seats.
web-host-seats = Los otros asientos
web-host-open = Liberar el asiento
web-host-bot = Que juegue un bot
web-host-absent = Dejarlo vacío
web-host-reissue = Nuevo código
web-host-sure = { $name } perderá el asiento en su dispositivo y se le avisará. ¿Seguir?
web-host-sure-away = Se avisará a todos de que creas un código nuevo para { $name }. No valdrá si { $name } vuelve a tiempo. ¿Seguir?
web-host-code = Con este código se puede ocupar el asiento de { $name } en otro dispositivo mientras { $name } no vuelva. Pasa el código:
web-host-code-away = De momento, el dispositivo de { $name } conserva el asiento. Si { $name } no vuelve, este código lo abrirá dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}. Pásalo:
web-given-up = Has dejado tu asiento. Aquí solo puedes mirar.
web-absent = { $name } no está y le toca jugar. No hay límite de tiempo, así que la partida espera.
# A player is away; their time ends at $until, such as “until tomorrow, 14:12”.
web-absent-until = { $name } no está y le toca jugar { $until }.
web-absent-live = { $name } no está.
web-absent-remind = Avisar
web-covered-you = Un bot responde por ti hasta que vuelvas.
web-back-do = He vuelto
web-absent-cover = Que responda un bot mientras tanto
web-paused = En pausa desde { $time }
web-pause-do = Pedir una pausa
web-continue-do = Seguir
web-clock-do = Pedir este límite de tiempo
web-motion-pause = { $name } pide una pausa.
web-motion-continue = { $name } pide seguir.
web-motion-clock = { $name } pide este límite de tiempo: { $clock }.
web-motion-cover = { $name } pide que mientras tanto un bot responda por { $absent }.
web-motion-undo = { $name } pide retirar su última respuesta.
web-motion-yes = De acuerdo
web-motion-no = No
web-motion-withdraw = Retirar
web-motion-waits = Todos los demás tienen que estar de acuerdo.
web-absence = Si alguien no está
web-absence-note = Qué ocurre mientras la partida espera a alguien que no está.
web-absence-wait = esperamos
web-absence-minutes = responde un bot pasado este tiempo: { $time }
web-absence-limits = responde un bot si el tiempo se agota dos veces
web-host-decides = Decide quien abre la mesa
web-host-decides-note = Solo quien abrió la mesa pausa la partida, la reanuda y cambia el tiempo por decisión.
web-until-today = hasta las { $time }
web-until-tomorrow = hasta mañana, { $time }
web-until-day = hasta el { $day }, { $time }
web-recovery-show = Mostrar el código para otro dispositivo
web-binding = Lo dicho, dicho está
web-binding-note = Nadie retira lo que los demás han visto.
web-consent = Salvo que todos estén de acuerdo
web-consent-note = Alguien lo pide y todos los demás tienen que estar de acuerdo.
web-taking = Retirar lo que los demás han visto
web-taking-none = nadie
web-taking-consent = solo si todos están de acuerdo
web-taking-free = permitido
web-pausing = Pausas y otro tiempo por decisión
web-pausing-all = Todos los jugadores tienen que estar de acuerdo
web-visitors = Espectadores
web-visitors-note = Qué pueden hacer quienes abren la mesa sin tener asiento.
web-visitors-chat = pueden mirar y chatear
web-visitors-silent = solo pueden mirar
web-visitors-none = se quedan fuera
web-absent-wait = Esperar
# What a returning player has missed. $since is a day and a time.
web-missed = Mientras no estabas
web-missed-since = Desde { $since }
web-missed-show = Enséñamelo
web-missed-on = Seguir
web-missed-mark = Nuevo desde { $since }
# How an answer in the story came about, if nobody clicked.
web-how-clock = (tiempo agotado)
web-how-order = (tu instrucción)
web-how-bot = (respondió un bot)
web-absent-text = { $name }, te toca en { $game }:
web-options = Opciones de la mesa
web-invite = Invitar
web-invite-note = quien tenga el enlace puede sentarse
web-code = Código
web-qr = Código QR del enlace
web-copy = Copiar enlace
web-copy-secret = Copiar secreto
web-copied = Copiado
web-network-only-here = A esta mesa solo se llega desde este equipo.
web-network-open = Dejar entrar móviles de casa
web-network-open-note = Así, todos los dispositivos de tu red podrán abrir esta página hasta que lo desactives o pares el servidor.
web-network-close = Dejar de admitir móviles
web-network-close-note = Los dispositivos de tu red llegan a esta mesa.
web-network-lan = Para invitar a otros, inicia el servidor con --lan.
web-share-link = Compartir enlace
web-start = { $players ->
    [one] Empezar en solitario
   *[other] Empezar con { $players } jugadores
}
web-start-bots = Completar con bots y empezar
web-start-few = { $missing ->
    [one] Este juego necesita al menos { $least } jugadores: falta una persona, o bots.
   *[other] Este juego necesita al menos { $least } jugadores: faltan { $missing } personas, o bots.
}
web-wait-host = Esperando a que empiece la partida.
web-windows = Reacciones
web-windows-note = Cuánto espera la partida a las cartas que se pueden jugar fuera de turno.
web-windows-timed = breves, con más tiempo si se pide
web-windows-untimed = sin prisa: se espera a todos
web-hints = Sugerencias del entrenador
web-hints-note = El entrenador propone una respuesta y dice por qué.
web-hints-alone = solo contra bots
web-hints-all = para todos
web-hints-agreed = En esta mesa todos pueden pedir una sugerencia al entrenador.
web-hints-tag = con sugerencias
web-wait-watching = Estás mirando. La mesa aparecerá aquí cuando empiece la partida.
web-door-watch = Solo mirar
web-clock = Tiempo por decisión
web-clock-note = A quien se le acaba el tiempo, pasa o hace lo permitido que menos cuesta.
web-clock-none = sin límite
web-clock-live = { $seconds } s por decisión
web-clock-slow = { $days ->
    [0] { $hours ->
        [one] una hora por decisión
       *[other] { $hours } horas por decisión
    }
    [one] un día por decisión
   *[other] { $days } días por decisión
}
## The table

web-table-opening = Abriendo la mesa…
web-now = Qué pasa ahora
web-panels = Paneles
web-your-turn = te toca
web-thinking = pensando
web-undo = Deshacer
web-window = Reacciones
web-window-hold = Un momento, quizá reaccione
web-window-release = Listo, sigamos
# $seats are the players who asked.
web-window-held = Han pedido tiempo para pensar: { $seats }.
web-window-urge = Sigamos
web-window-urged = «Sigamos»: { $seats }.
web-orders = Mientras no estoy
web-orders-short = Instrucciones
web-orders-remove = Quitar: { $order }
web-orders-ask = preguntarme
web-orders-clear = Quitar todas las instrucciones
web-orders-about = Tus instrucciones responden por ti, también con esta página cerrada. Solo tú las ves, y nadie nota que no has respondido en persona.
web-orders-save = Guardar las instrucciones
web-orders-now = Ahora: { $answer }
web-orders-now-asked = Ahora: se te pregunta.
web-orders-now-none = Ahora no se te pregunta nada.
web-orders-count = { $count ->
    [0] Instrucciones
    [one] Instrucciones: 1
   *[other] Instrucciones: { $count }
}
web-time-left = Tiempo restante
web-plain-now = Ahora
web-story = Crónica
web-story-filter = Filtrar la crónica
web-story-all = Todo
web-story-money = Dinero
web-story-me = Sobre mí
web-story-chat = Chat
web-story-unread = Crónica ({ $unread })

## Talk at the table

web-chat-text = Escribe algo
web-chat-say = Enviar
web-chat-phrases = Frases hechas, traducidas para todos
web-chat-silence = Nadie ha dicho nada aún.
web-chat-spectator = Alguien que mira
# Before the number of lines that were not read yet, for screen readers.
web-chat-unread = sin leer:
web-chat-mute = Silenciar el chat
web-chat-unmute = Reactivar el chat
web-chat-muted = El chat está silenciado en todas las mesas.
web-sheet = Puntuación
web-sheet-total = Total
web-sheet-hands = Manos finales
web-sheet-ranks = Clasificación
web-sheet-counting = La partida ha terminado. Ahora se cuenta.
web-rank = { $rank }.º
web-you-win = { $count ->
    [one] Ganas
   *[other] Compartes la victoria
}
web-they-win = { $count ->
    [one] Gana { $winner_seats }
   *[other] { $winner_seats } comparten la victoria
}
web-record = Descargar el registro de la partida, con la prueba de sus sorteos
web-rematch = Revancha
web-rematch-open = Te espera una revancha.

## The rules

web-rules = Reglas
web-rules-of = { $game }: reglas
web-rules-contents = Índice
web-rules-find = Buscar en las reglas
web-rules-found = { $count ->
    [0] Sin resultados.
    [one] Un resultado.
   *[other] { $count } resultados.
}
# Before the two marks below, which stand in the rules.
web-rules-note = Reglas de la casa, donde los reglamentos no dicen nada:
web-rules-ours = regla de la casa
web-rules-printed = reglamento
web-rules-marked = Las reglas que importan ahora están resaltadas.
web-rules-all = Todas las reglas
# The name of a button on the picture of a thing.
web-refusal-rule = Regla
web-rule-of = Regla: { $thing }

## Learning a game

web-how = Cómo se juega
web-learn = Aprender
web-learn-of = Aprender { $game }
web-learn-step = Paso { $step } de { $steps }
web-learn-next = Siguiente
web-learn-again = Volver a empezar
web-learn-leave = Salir
web-learn-do = Te toca: { $label }
web-learn-show = Hazlo por mí
web-learn-skip = Saltar
web-learn-watch = Mira lo que ocurre.
web-learn-other = Está permitido, pero esta lección va por otro camino: { $label }. Después jugarás como quieras.
web-learn-play-on = Seguir jugando

## The guide

web-guide-off = Quitar la guía
web-first-deal-go = A jugar

## The table in words

web-text-table = Vista de texto
web-text-visual = Vista gráfica
web-text-options = Qué puedes hacer
web-text-nothing = Ahora no tienes nada que decidir.
web-text-mine = Lo tuyo
web-text-watching = Estás mirando.
web-text-board = La mesa
web-text-others = Los demás
web-text-command = Responder o preguntar
web-text-field = Tu respuesta o tu pregunta
web-text-note = La letra de una opción o sus palabras, los dados por sus caras (10 A A), o una pregunta como «mi dinero». Escribe «ayuda» para saber más.
web-text-send = Enviar
web-text-sent = Respuesta enviada.
web-text-late = La pregunta ha cambiado mientras tanto. Vuelve a mirar.
web-text-no-rule = No hay ninguna regla { $rule }.
web-text-story-keys = Las flechas recorren las líneas.
web-set-guide = Guía
web-set-guide-note = un consejo breve con cada pregunta
web-set-textTable = Mesas en texto
web-set-textTable-note = para lectores de pantalla y braille

## Settings and help

web-table = Mesa
web-my-seat = Mi asiento aquí
web-recovery = Con este código, tu asiento te sigue a otro dispositivo:
web-recover = Código de recuperación de tu asiento
web-seat-code = Tengo un código de asiento
web-recover-do = Recuperar mi asiento
web-leave = Dejar la mesa
web-leave-bot = Un bot ocupa tu asiento de inmediato. No hay vuelta atrás.
web-leave-default = Tu asiento queda vacío a partir de ahora. No hay vuelta atrás.
web-leave-ends = La partida termina aquí. No hay vuelta atrás.
web-leave-frees = Tu asiento queda libre de inmediato.
web-leave-closes = La mesa se cierra de inmediato. No hay vuelta atrás.
web-name = Nombre
web-hat = Tu sombrero preferido
web-hat-1 = Sombrero vaquero rojo
web-hat-2 = Bombín azul
web-hat-3 = Sombrero mexicano amarillo
web-hat-4 = Chistera gris carbón
web-hat-5 = Sombrero de plumas color orquídea
web-language = Idioma
# Each language by its own name, the same in every catalogue.
web-language-en = English
web-language-de = Deutsch
web-language-es = Español
web-language-fr = Français
web-language-it = Italiano
web-language-nl = Nederlands
web-language-pt = Português
web-set-theme = Tema
web-set-theme-system = Sistema
web-set-theme-light = Claro
web-set-theme-dark = Oscuro
web-set-contrast = Contraste
web-set-contrast-system = Sistema
web-set-contrast-more = Alto
web-set-textSize = Tamaño del texto
web-set-textSize-100 = Normal
web-set-textSize-115 = Grande
web-set-textSize-130 = Más grande
web-set-textSize-150 = Máximo
web-set-tempo = Velocidad
web-set-tempo-slow = Lenta
web-set-tempo-normal = Normal
web-set-tempo-fast = Rápida
web-set-tempo-off = Instantánea
web-set-patterns = Tramas
web-set-patterns-note = cada jugador tiene una trama además de un color
web-set-keys = Atajos de una tecla
web-set-keys-note = cada botón muestra su tecla; si se desactiva, cifras y letras no hacen nada
web-set-unhurried = Sin límites de tiempo
web-set-unhurried-note = en las mesas que abras
web-volume = Volumen
web-set-sound = Sonido
web-set-sound-note = tu turno, pujas, dinero, duelos
web-set-botChat = Los bots hablan
web-set-botChat-note = de vez en cuando una frase en el chat
web-set-chances = Probabilidades de ganar
web-set-chances-watching = Al mirar
web-set-chances-off = No
# $chances lists the players, each with a percentage.
web-chances-basis = Probabilidades de ganar, según lo que todos ven
web-chances = Probabilidades de ganar: { $chances }
web-chances-none = Se están calculando las probabilidades de ganar.
web-keys = Atajos de teclado
web-key-enter = Intro
web-key-enter-does = pulsar el botón dorado; sobre un dado o una carta: elegir, y otra vez para confirmar
web-key-figures = 1 … 9
web-key-figures-does = los botones de la barra, en orden
web-key-space = Espacio
web-key-space-does = mostrar lo siguiente que ha pasado
web-key-escape = Esc
web-key-escape-does = cancelar, cerrar
web-key-arrows = ← →
web-key-arrows-does = a los dados, cartas y casillas, y de uno a otro
web-key-tab = Tab
web-key-tab-does = pasar al siguiente elemento
web-key-timeline = T
web-key-timeline-does = repasar la partida: ← → paso a paso, Espacio reproduce, Fin o Esc vuelve a la partida
# The key, as it is written on keyboards.
web-key-end = Fin
web-key-rules = R
web-key-rules-does = las reglas, en el párrafo que importa ahora
web-key-slash = /
web-key-slash-does = ir al campo de órdenes de la vista de texto
web-key-question = ?
web-key-question-does = esta ayuda

## Draws that anyone can check

web-verify = Comprobar los sorteos
web-fair = Juego limpio
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Esta mesa fijó su secreto antes de que nadie se sentara. Cada asiento aporta su parte de azar, así que nadie puede manipular los dados, las cartas ni los duelos.
web-fair-more = Cómo funciona
web-fair-contribution = Tu aportación: las palabras que quieras
web-fair-give = Usar estas palabras
web-fair-given = Tus palabras ya forman parte de los sorteos.
web-fair-check = Comprobar
web-fair-title = Juego limpio
web-fair-title-table = ¿Fueron limpios los sorteos de { $code }?
web-fair-working = Tu navegador está recalculando cada sorteo…
web-fair-file = Comprobar el registro de otra partida
web-fair-good = { $draws ->
    [one] Un sorteo recalculado: es correcto.
   *[other] { $draws } sorteos recalculados: todos son correctos.
}
web-fair-secret-wrong = El secreto no coincide con la huella mostrada antes de la partida.
# $entry is the place in the record of the game.
web-fair-wrong = La entrada { $entry } del registro no coincide con el sorteo recalculado. Todo lo anterior es correcto.
web-fair-commitment = Huella mostrada antes de la partida
web-fair-secret = Secreto, publicado después de la partida
# What a player added to the draws.
web-fair-added = Aportado por { $name }
web-fair-added-you = Aportado por ti
web-fair-derived = calculada a partir de la mesa y el asiento; nadie la eligió
# $number counts the attempts to start the game.
web-fair-attempt = Huellas de todas las aportaciones en el comienzo { $number }
web-fair-as-seen = ✓ coincide con lo que vio este dispositivo
web-fair-not-as-seen = ✗ no coincide con lo que vio este dispositivo
web-fair-not-this-record = Antes de la partida, este dispositivo vio otras huellas o un comienzo que falta aquí: este registro se ha modificado.
web-fair-other-table = Este registro es de otra mesa.
web-fair-part-unused = La parte de este dispositivo no se usó. Por eso nada le muestra a este dispositivo que nadie eligió los sorteos.
web-fair-part-denied = Este dispositivo aportó su parte a tiempo y el servidor la aceptó. Pero el registro dice que faltaba: quien gestiona el servidor puede haber elegido los sorteos.
web-fair-draws = { $draws ->
    [one] Un sorteo, número a número
   *[other] Los { $draws } sorteos, número a número
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } de { $below }
# Above the list of draws, whose lines begin with words such as Setup #1 or Roll #3.
web-fair-labels = Cada línea: el tipo de sorteo, # y su número, y lo que salió.
web-fair-differs = da otro resultado
web-fair-how = Cómo funciona
web-fair-how-promise = Al abrirse una mesa, el servidor elige un secreto al azar y muestra su huella. Desde entonces no puede cambiarlo sin que todos lo noten.
web-fair-how-add = Cada dispositivo aporta su propio azar. Al principio solo muestra una huella. Tu navegador lo hace solo; las palabras que escribas se mezclan con él.
web-fair-how-reveal = Al empezar, primero se fijan todas las huellas. Solo entonces los dispositivos muestran lo que aportan. Si uno no muestra nada, el comienzo se repite sin él y todos se enteran.
web-fair-how-draw = Cada dado, carta y duelo se calcula con el secreto, con lo que aportó cada uno y con el número del sorteo. Nada de lo que pase en la mesa puede alterarlo.
web-fair-how-publish = Al terminar la partida se publica el secreto, y cualquiera puede volver a calcular cada sorteo. Esta página lo hace en tu navegador.
web-fair-proves = Qué demuestra esto
web-fair-proves-what = Que nadie eligió los sorteos: ningún jugador, ni el servidor, ni un operador que juegue. A ti te lo demuestra si tu propio dispositivo participó en el comienzo, porque solo él sabe que su parte fue al azar.
web-fair-not = Qué no demuestra
web-fair-not-looked = Que quien lleva el servidor no miró las cartas. Juega con gente de confianza, o monta tu propio servidor.
web-fair-not-alone = Nada, si solo aportaron dispositivos del operador o si este cambió la página que ejecuta tu navegador. Un programa tuyo no depende de esa página.
web-fair-not-rules = Tu navegador calcula los números; qué carta corresponde a cada número se lo dice este servidor. Para comprobar también eso, ejecuta en tu propia máquina:
web-dice-title = Todos los dados y duelos hasta ahora
web-dice-games = { $games ->
    [one] Contada: una de las { $finished } partidas terminadas de este servidor.
   *[other] Contadas: { $games } de las { $finished } partidas terminadas de este servidor.
}
# The name of a game, and what is counted there: dice, duels.
web-dice-caption = { $game }: { $what }
web-dice-what = Resultado
web-dice-seen = Cuántas veces
web-dice-expected = Lo esperado
web-dice-too-few = Aún son muy pocos para decir nada.
# $share is a percentage.
web-dice-fair = El puro azar da un resultado al menos así de desigual el { $share } de las veces. Nada de que preocuparse.
web-dice-rare = El puro azar solo da un resultado así de desigual el { $share } de las veces. Merece una segunda mirada.

## Replay

web-timeline = Línea de tiempo
web-open-replay = Repasar la partida
web-story-to-frame = Ir a este momento
web-replay = Repaso de la partida
web-replay-watch = Repetición
# $number of $count moments.
web-replay-frame = Repaso: paso { $number } de { $count }.
web-replay-goes-on = La partida sigue; no te toca.
web-replay-your-turn = Te toca en la mesa.
web-replay-now = Volver a la partida
web-replay-leave = Volver a la mesa
web-replay-play-on = Seguir desde aquí como { $seat }
web-replay-play-on-you = Seguir desde aquí
web-replay-hands = Secretos
web-replay-steps = Pasos
web-replay-first = Al principio: Inicio
web-replay-back = Un paso atrás: flecha izquierda
web-replay-play = Reproducir: Espacio
web-replay-pause = Pausa: Espacio
web-replay-on = Un paso adelante: flecha derecha
web-replay-last = Al final: Fin
web-replay-speed = Velocidad
# $speed is 0.5, 1, 2 or 4.
web-replay-times = { $speed }×
web-replay-perspective = Punto de vista
web-replay-perspective-me = Como lo vi yo
web-replay-perspective-seat = Como lo vio { $seat }
web-replay-perspective-spectator = Como espectador
web-replay-perspective-open = Todo al descubierto
web-replay-link = Enlace al paso { $number }
# Where on the track; $progress says how far the game is.
web-replay-at = { $progress }, paso { $number } de { $count }
web-import-record = Abrir el registro de una partida

## Ways to sit

web-devices = Modo de juego
web-devices-own = Varios dispositivos
web-devices-own-note = se entra con un enlace
web-devices-pass = Un dispositivo
web-devices-pass-note = pasa de mano en mano
web-devices-screen = Pantalla grande
web-devices-screen-note = tu mano, en tu teléfono
web-sharing = ¿Quién comparte este dispositivo?
web-sharing-name = Jugador { $number }
web-sharing-note = Los demás entran por el enlace, o son bots.
web-seat-shared = en este dispositivo
web-share-name = Otra persona en este dispositivo
web-share = Añadir

## A device that is passed around, and its curtain

web-cover = Ocultar
web-curtain-title = { $name }, toma el dispositivo – tinhorn
web-curtain-hand = Pasa el dispositivo a { $name }
web-curtain-hold = { $name }: mantén pulsado para mirar
web-curtain-again = Pulsa otra vez para mirar
web-curtain-how = Mantén pulsado el botón, o Espacio; o púlsalo dos veces. Antes no se muestra nada.
web-curtain-wait = Ocultar automáticamente tras
web-curtain-look = Mirar la mesa entre todos
web-curtain-back = Ocultar la mesa
web-curtain-seen = Visto: ocultar
web-curtain-react = ¿Alguien quiere reaccionar?
web-curtain-react-note = Si quieres, toma el dispositivo. Se pregunta a todos los de aquí, tengan lo que tengan.
web-curtain-skip-window = Nadie
web-curtain-first-look = { $name }, mira tus objetivos secretos. Después se puja a la vista de todos.
web-curtain-own-cards = { $name } mira sus propias cartas.
web-curtain-to-table = A la mesa común
web-open-hats = Jugadores en este dispositivo
web-open-look = { $name }: ver mis cartas
web-open-undo = { $name }: deshacer mi decisión
web-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}

## My tables, and being told of my turn

# The names of those at this device whose turn it is.
web-turn-of = le toca a { $names }
# $when is “3 hours ago”.
web-asked-since = pregunta hecha { $when }
# $when is “in 2 days”.
web-asked-until = el tiempo acaba { $when } ({ $at })
web-notice-turn = Te toca
web-notify = Avisarme cuando me toque
web-notify-on = Aviso activado para mi turno
web-notify-note = Funciona mientras haya abierta una pestaña de tinhorn.
web-notify-denied = Tu navegador bloquea los avisos. Puedes permitirlos en sus ajustes para este sitio.
web-screen-seats = Mesa y asientos
web-screen-full = Pantalla completa
web-screen-sleep = Esta página no puede mantener la pantalla encendida: ajusta el sistema para que no se apague.
web-screen-back = Volver a la pantalla grande

## The big screen, and phones as hands

web-screen-join = Toma asiento o mira la partida
web-screen-call = Escanea el código QR con un teléfono, o abre { $address } y escribe el código.
web-watching = { $count ->
    [one] { $count } mirando
    [20] 20 o más mirando
   *[other] { $count } mirando
}
web-hand = Tu mano
web-hand-cover = Ocultar mi mano
web-hand-show = Mostrar mi mano
web-hand-table = Mostrar toda la mesa
web-hand-nobody = Este dispositivo no tiene asiento aquí.
web-watch-copy = Copiar enlace para mirar

## A seat that moves to another device

web-move-qr-show = Código QR para el otro dispositivo
web-move-qr = Código QR que lleva tu asiento a otro dispositivo
web-move-copy = Copiar el enlace para el otro dispositivo
web-move-here = ¿Traer el asiento de { $name } a este dispositivo?
web-move-note = En «{ $title }». Desde entonces, el otro dispositivo solo puede mirar.
web-move-do = Juego aquí
web-move-not = Solo mirar
web-moved-away = El asiento de { $name } está ahora en otro dispositivo, o de camino a uno. Aquí solo puedes mirar.

## How a finished game went

web-summary = Cómo fue
web-summary-of = { $title }: cómo fue
web-summary-net-worth = Quién tenía cuánto
web-summary-chart = Una línea por jugador, del principio al final. Las cifras están en la tabla de abajo.
web-round = Ronda
web-summary-table = En una tabla
web-summary-swings = Los mayores vuelcos
web-summary-look = Verlo otra vez
web-summary-luck = Suerte
web-summary-picture = Compartir imagen
web-summary-back = Volver a la mesa
web-review = Análisis
web-review-of = { $title }: análisis
web-review-waiting = Se está analizando la partida. Tarda un momento.
web-review-chances = Probabilidades de ganar
web-review-parts = Suerte y decisiones
web-review-start = Inicio
web-review-luck = Suerte
web-review-own = Decisiones propias
web-review-others = Decisiones de los demás
web-review-result = Resultado
web-review-turning-points = Momentos decisivos
web-review-by-chance = (Azar)
web-review-better = Mejores opciones
web-review-choice = { $chosen }. Mejor: { $better }
web-review-none = No se ha encontrado ninguna opción claramente mejor.
web-review-more = { $count ->
    [one] Una más
   *[other] { $count } más
}
web-coach = Pedir una sugerencia
web-luck-got = Obtenido
web-luck-difference = Diferencia

## Lo que se muestra paso a paso

web-beat-next = Siguiente
web-beat-hold = Siguiente (mantén pulsado: más rápido)
web-beat-over = Fin de la partida.

## Notices for players who are away

web-tell = ¿Cómo quieres que te avisemos?
web-tell-note = Te avisamos cuando lleves cinco minutos de turno, a mitad del plazo y dos horas antes del final, y cuando una partida empieza o termina. Nunca lo que ha hecho nadie.
web-tell-push = En este dispositivo
web-tell-push-note = También con la página cerrada. En un iPhone, añade antes tinhorn a la pantalla de inicio.
web-tell-push-insecure = Solo en direcciones que empiezan por https.
web-tell-push-lacking = No en esta ventana. En un iPhone o iPad, añade primero tinhorn a la pantalla de inicio (Compartir, Añadir a pantalla de inicio) y ábrelo desde ahí.
web-tell-webhook = Con un enlace mío
web-tell-webhook-note = Para Discord, Matrix, ntfy o un programa tuyo.
web-tell-calendar = En mi calendario
web-tell-calendar-note = Tus plazos, en una dirección privada.
web-tell-mail = Por correo
web-tell-self = Ya miraré yo
web-tell-field-link = Enlace
web-tell-field-mail = Dirección de correo
web-tell-field-code = Código del correo
web-tell-plain = Enviar solo texto, para ntfy
web-tell-quiet = Silencio de 22 a 8 h, salvo que mi plazo acabe antes de la mañana
web-tell-try = Enviar una prueba
web-tell-try-calendar = Mostrar la dirección
web-tell-choose = Elegir
web-tell-save = Guardar
web-tell-sent = Enviado. ¿Ha llegado?
web-tell-failed = No ha llegado. Comprueba la dirección.
web-tell-saved = Guardado.
web-tell-secret = Secreto de las firmas
web-tell-subscribe = Suscríbete a esta dirección en tu calendario
