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
web-sure = ¿Seguro?
web-go-on = Seguir
web-less = Menos
web-more = Más
web-back = Atrás
web-on = Adelante
web-you = (tú)
web-you-name = Tú
web-seat-about = { $name }: mostrar todo lo público
web-seat-story = Últimas jugadas
web-only-you = solo lo ves tú
web-no-name = Tu nombre
# An amount of banknotes where there is little room.
web-thousands = { $amount } mil
web-abandoned = Todos han dejado esta mesa; la partida se ha detenido.
web-offline = Este dispositivo está sin conexión. Las mesas no funcionan sin red; la página lo seguirá intentando.
web-try-loading = Cargando la mesa en esta página… { $percent } %
web-try-failed = No se ha podido cargar la mesa. Recarga la página para intentarlo otra vez.
web-unreachable = No se puede conectar con el servidor. Prueba otra vez en un momento.
web-connection-lost = { $seconds ->
    [0] Se ha perdido la conexión. Intentando recuperarla…
   *[other] Se ha perdido la conexión. Próximo intento en { $seconds } s; no se ha perdido nada de lo que hiciste.
}
web-connection-offline = Este dispositivo está sin conexión. La mesa espera; la página se reconectará sola.

## The lobby

web-games = Juegos
web-tables = Mesas
web-game-winchester = Winchester
web-game-winchester-line = Puja más que nadie por 19 parcelas, guárdate tus objetivos y arriésgate a un duelo cuando solo queden dos.
web-game-winchester-time = 40 min
web-game-dicetown = Dice Town
web-game-dicetown-line = Tira los dados bajo el cubilete, hazte con la ciudad lugar a lugar y llévate bien con el sheriff.
web-game-dicetown-time = 45 min
web-game-players = de { $least } a { $most } jugadores
# The name of a table that was given none.
web-table-of = Mesa de { $name }
web-play-now = Jugar ya
web-new-table = Nueva mesa
web-join-code = Entrar con un código
web-join = Entrar
web-your-tables = Tus mesas
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo no hay mesas abiertas. ¿Abres una?
web-continue = Continuar
web-sit-down = Sentarse
web-watch = Mirar
web-lobby-title = Dos juegos de mesa del Oeste, una mesa abierta
web-lobby-what = Puja por tierras en Winchester o tira los dados por la ciudad en Dice Town: contra bots o con amigos, en uno o en varios dispositivos. Sin cuenta.
web-watch-bots = Ver jugar a los bots
web-watch-bots-title = Una partida entre bots
web-recent-games = Partidas recientes
web-recent-replay = Repetición
web-won-by = ganó { $names }
web-status-seating = { $taken } de { $seats } asientos
web-status-playing = en juego
web-status-over = terminada
web-status-abandoned = abandonada

## A new table

web-new-table-of = Nueva mesa: { $game }
web-table-title = Nombre de la mesa
web-players = Jugadores
web-listed = Mostrar en el inicio
web-listed-note = cualquiera puede sentarse
web-open-table = Abrir la mesa

## The seating page

web-seats = Asientos
web-seat-open = Asiento libre
web-seat-waiting = a la espera de alguien
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
web-character-tight = Ahorro: paga poco
web-character-bold = Audacia: arriesga mucho
web-character-talkative = Mucha charla: comenta todo
web-character-grudge = Rencor: se venga
web-character-steady = Calma: juega sin rodeos
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
web-host-code = El asiento de { $name } ahora solo se puede ocupar con este código; desde el dispositivo anterior solo se puede mirar. Pasa el código:
web-given-away = Quien abrió la mesa ha cedido tu asiento. Aquí solo puedes mirar.
web-absent = { $name } no está y le toca jugar. No hay límite de tiempo, así que la partida espera.
web-absent-remind = Recordar
web-absent-bot = Que siga un bot
web-absent-wait = Esperar
web-absent-text = { $name }, te toca en { $game }:
web-options = Opciones de la mesa
web-invite = Invitar
web-invite-note = quien tenga el enlace puede sentarse
web-code = Código
web-qr = Código QR del enlace
web-copy = Copiar enlace
web-copied = Copiado
web-network-only-here = Solo este equipo llega a esta mesa.
web-network-open = Dejar entrar a los móviles de esta casa
web-network-open-note = Así, todos los dispositivos de tu red podrán abrir esta página hasta que lo desactives o pares el servidor.
web-network-close = No dejar entrar ya a los móviles
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
web-wait-host = Esperando a que empiece quien abrió la mesa.
web-windows = Reacciones
web-windows-timed = breves, con más tiempo si se pide
web-windows-untimed = sin prisa: se espera a todos
web-hints = Sugerencias del entrenador
web-hints-alone = a solas con bots
web-hints-all = para todos
web-hints-agreed = En esta mesa todos pueden pedir una sugerencia al entrenador.
web-hints-tag = con sugerencias
web-wait-watching = Estás mirando. La mesa aparecerá aquí cuando el anfitrión empiece.
web-door = Tienes una invitación a { $game }
web-door-by = { $name } te invita a { $game }
web-door-watch = Solo mirar
web-clock = Tiempo por decisión
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
web-option-edition = Edición
web-option-edition-2020 = números de 2020
web-option-edition-2019 = números de 2019
web-option-bonus = Fichas de Bonus
web-option-bonus-open = boca arriba
web-option-bonus-hidden = boca abajo
web-option-claims = Objetivos comunes
web-option-claims-auto = los reclama la mesa
web-option-claims-manual = los reclamas tú
web-option-ledger = Dinero
web-option-ledger-secret = secreto
web-option-ledger-helped = anotado para los jugadores
web-option-ledger-open = a la vista

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
web-orders = Órdenes permanentes
web-orders-lead = La mesa responde por ti cuando se puede jugar una de estas cartas. Solo tú ves tus órdenes, y nadie puede distinguirlas de una respuesta.
web-orders-ask = preguntarme
web-orders-play = jugarla siempre
web-orders-never = no preguntarme nunca
web-orders-least = Jugarla si el botín es al menos de
web-orders-clear = Quitar todas las órdenes
web-orders-count = { $count ->
    [0] Órdenes permanentes
    [one] Órdenes permanentes: 1
   *[other] Órdenes permanentes: { $count }
}
web-orders-stop = No preguntar más
web-time-left = Tiempo restante
web-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
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
web-sheet-counting = La partida ha terminado. Ahora se cuenta.
web-rank = { $rank }.º
web-you-win = { $count ->
    [one] Ganas
   *[other] Compartes el título
}
web-they-win = { $count ->
    [one] Gana { $winner_seats }
   *[other] { $winner_seats } comparten el título
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
web-rule-of = Regla: { $thing }

## Learning a game

web-how = Cómo se juega
web-learn = Aprender
web-learn-of = Aprende { $game }
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
web-winchester-note-cash = Billetes en mano. Son secretos hasta ahora.
web-winchester-note-secret = Un objetivo secreto paga por cada parcela o ficha de su clase.
web-winchester-note-plots = { MONEY(5) } para quien tenga más parcelas. En caso de empate decide el grupo más grande de parcelas conectadas.
web-winchester-note-total = Gana el jugador más rico. En caso de empate: más efectivo, después una ficha de Duelo sin usar.
web-dicetown-note-nuggets = 1 punto por cada pepita.
web-dicetown-note-bills = 1 punto por cada { DOLLARS(2) }.
web-dicetown-note-star = 5 puntos para quien tiene la estrella de sheriff.
web-dicetown-note-equipment = El equipo del Almacén cuenta su valor. Las cartas de acción no cuentan nada.
web-dicetown-note-properties = Las propiedades del Ayuntamiento cuentan de 1 a 5 puntos cada una.
web-dicetown-note-total = Gana quien tiene más puntos. En caso de empate: más propiedades, después decide el sheriff.

## The guide

web-guide-off = Quitar la guía

## The table in words

web-text-table = Vista de texto
web-text-visual = Vista gráfica
web-text-options = Qué puedes hacer
web-text-nothing = Ahora no tienes nada que decidir.
web-text-mine = Lo tuyo
web-text-watching = Estás mirando.
web-text-others = Los demás
web-text-board-winchester = Subasta y mapa
web-text-board-dicetown = La ciudad
web-text-command = Responder o preguntar
web-text-field = Tu respuesta o tu pregunta
web-text-note = La letra de una opción o sus palabras, los dados por sus caras (10 A A), o una pregunta como «mi dinero». «ayuda» dice más.
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

web-my-seat = Mi asiento aquí
web-recovery = Con este código, tu asiento te sigue a otro dispositivo:
web-recover = Código de recuperación de tu asiento
web-recover-do = Recuperar mi asiento
web-leave = Dejar la mesa
web-leave-sure = Tu asiento lo ocupará un bot, o nadie. No hay vuelta atrás.

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
web-set-contrast-more = Más
web-set-textSize = Tamaño del texto
web-set-textSize-100 = Normal
web-set-textSize-115 = Grande
web-set-textSize-130 = Más grande
web-set-textSize-150 = Máximo
web-set-tempo = Velocidad
web-set-tempo-slow = Lenta
web-set-tempo-normal = Normal
web-set-tempo-fast = Rápida
web-set-tempo-off = Ninguna
web-set-patterns = Tramas
web-set-patterns-note = cada jugador tiene una trama además de un color
web-set-keys = Teclas sueltas
web-set-keys-note = cada botón muestra su tecla; si se desactiva, cifras y letras no hacen nada
web-set-unhurried = Sin límites de tiempo
web-set-unhurried-note = en las mesas que abras
web-volume = Volumen
web-set-sound = Sonido
web-set-sound-note = tu turno, pujas, dinero, duelos
web-set-confirmDuel = Confirmar los duelos
web-set-confirmDuel-note = el botón pide confirmación
web-set-confirmPass = Confirmar al pasar
web-set-confirmPass-note = el botón pide confirmación
web-set-botChat = Los bots hablan
web-set-botChat-note = de vez en cuando una frase en el chat
web-set-chances = Probabilidades de ganar
web-set-chances-watching = Al mirar
web-set-chances-always = También a solas con bots
web-set-chances-off = No
# $chances lists the players, each with a percentage.
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
web-key-tab-does = de una cosa a la siguiente
web-key-timeline = T
web-key-timeline-does = mirar atrás; ahí ← → dan un paso, Espacio reproduce, Fin o Esc vuelven a la partida
# The key, as it is written on keyboards.
web-key-end = Fin
web-key-rules = R
web-key-rules-does = las reglas, en el párrafo que importa ahora
web-key-slash = /
web-key-slash-does = ir al campo de órdenes de la vista de texto
web-key-question = ?
web-key-question-does = esta ayuda

## Winchester

web-winchester-progress = { $sold ->
    [19] Winchester · terminada
   *[other] Winchester · { $sold } de 19 vendidas
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
web-winchester-tab-shared = Comunes
web-winchester-just-now = Hace un momento

# Bidding
web-winchester-you-have = Tienes { MONEY($cash) }.
web-winchester-rumor-secrecy = Los demás saben qué carta miras, pero no lo que muestra.
web-winchester-standing = Puja más alta
web-winchester-no-bid = aún ninguna
web-winchester-still-in = sigue
web-winchester-passed = ha pasado
web-winchester-leads = lidera con
web-winchester-raise = Subir la puja
web-winchester-other = Otra…
web-winchester-your-bid = Tu puja
web-winchester-split = { MONEY($amount) } → { $rival_seats } +{ MONEY($share) } cada uno, salón { MONEY($tip) }
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
web-winchester-bid-limit-pass = La mesa puja por ti hasta { MONEY($amount) } y luego pasa.
web-winchester-bid-limit-ask = La mesa puja por ti hasta { MONEY($amount) } y luego te pregunta.
web-winchester-bid-limit-out = En tu turno pasarás automáticamente.
web-winchester-then-pass = y pasar
web-winchester-then-ask = y preguntar

# Duel
web-winchester-duel-short = Duelo
web-winchester-duel = Duelo por la parcela { $plot }
web-winchester-versus = contra
web-winchester-bang = Bang
web-winchester-click = Click
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
web-winchester-tie-cash = { $ahead_seat } por delante de { $behind_seat }: empate a { MONEY($total) }, más efectivo ({ MONEY($more) } contra { MONEY($less) }).
web-winchester-tie-cash-you = Quedas por delante de { $behind_seat }: empate a { MONEY($total) }, más efectivo ({ MONEY($more) } contra { MONEY($less) }).
web-winchester-tie-cash-to-you = { $ahead_seat } queda por delante de ti: empate a { MONEY($total) }, más efectivo ({ MONEY($more) } contra { MONEY($less) }).
web-winchester-tie-token = { $ahead_seat } por delante de { $behind_seat }: empate a { MONEY($total) }, con la ficha de Duelo sin gastar.
web-winchester-tie-token-you = Quedas por delante de { $behind_seat }: empate a { MONEY($total) }, con la ficha de Duelo sin gastar.
web-winchester-tie-token-to-you = { $ahead_seat } queda por delante de ti: empate a { MONEY($total) }, con la ficha de Duelo sin gastar.

## Dice Town

web-dicetown-progress = Dice Town · ronda { $round }
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
web-dicetown-committed-none = No te quedas ninguno. Los demás aún eligen.
web-dicetown-aside = apartados
web-dicetown-free = gratis
web-dicetown-too-dear = demasiado caro
web-dicetown-keep = Conservar { $dice }
web-dicetown-choose-dice = Elige tus dados
web-dicetown-choose = Elige
web-dicetown-choose-you = Elegirte a ti
web-dicetown-turn = Gira uno de tus dados
web-dicetown-part-die = Este dado
web-dicetown-part-face = pasa a
web-dicetown-rob = Elige a quién le sacas cartas
web-dicetown-part-victim = De
web-dicetown-part-draw = Sacar
web-dicetown-order = Toca a los visitantes por orden
web-dicetown-part-order = Orden
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
web-dicetown-ready = listo
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
web-dicetown-of = de { $count }
web-dicetown-offer = Ofrecer { $goods }
web-dicetown-offer-nothing = No ofrecer nada
web-dicetown-offered = Ofreces { $goods }.
web-dicetown-sealed-offer = secreta hasta que todos ofrezcan; solo pagas si te eligen
web-dicetown-desk = las cantidades son públicas; las cartas solo las ve el sheriff
web-dicetown-desk-yours = te quedas la oferta de quien elijas; las demás se devuelven
web-dicetown-stake = En juego: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Tu rival: { $rival_seats }
   *[other] Tus rivales: { $rival_seats }
}
web-dicetown-face = solo la veis vosotros dos
web-dicetown-sheet-lead = { $points } puntos, por delante de { $next }
web-dicetown-tie-cards = { $ahead_seat } por delante de { $behind_seat }: empate a { $points } puntos, más propiedades.
web-dicetown-tie-cards-you = Quedas por delante de { $behind_seat }: empate a { $points } puntos, más propiedades.
web-dicetown-tie-cards-to-you = { $ahead_seat } queda por delante de ti: empate a { $points } puntos, más propiedades.
web-dicetown-tie-sheriff = { $ahead_seat } por delante de { $behind_seat }: empate a { $points } puntos, por decisión del sheriff.
web-dicetown-tie-sheriff-you = Quedas por delante de { $behind_seat }: empate a { $points } puntos, por decisión del sheriff.
web-dicetown-tie-sheriff-to-you = { $ahead_seat } queda por delante de ti: empate a { $points } puntos, por decisión del sheriff.
web-option-bribes = Sobornos
web-option-bribes-on = permitidos
web-option-bribes-off = prohibidos

## Draws that anyone can check

web-verify = Comprobar los sorteos
web-fair = Juego limpio
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Esta mesa fijó su secreto antes de que nadie se sentara. Cada asiento aporta su propio azar, así que nadie puede manipular los dados, las cartas ni los duelos.
web-fair-more = Cómo funciona
web-fair-contribution = Tu aportación: las palabras que quieras
web-fair-give = Usar estas palabras
web-fair-given = Tus palabras ya forman parte de los sorteos.
web-fair-check = Comprobar
web-fair-title = Juego limpio
web-fair-title-table = ¿Fueron limpios los sorteos de { $code }?
web-fair-working = Tu navegador está recalculando cada sorteo…
web-fair-file = Comprobar el registro de otra partida
web-fair-insecure = Este navegador solo calcula huellas en una página segura: abre la mesa por https o en la máquina del servidor, o comprueba el registro con la orden de abajo.
web-fair-good = { $draws ->
    [one] Un sorteo recalculado, y es correcto. Nadie lo manipuló.
   *[other] { $draws } sorteos recalculados, todos correctos. Nadie los manipuló.
}
web-fair-secret-wrong = El secreto no coincide con la huella mostrada antes de la partida.
# $entry is the place in the record of the game.
web-fair-wrong = La entrada { $entry } del registro no coincide con el sorteo recalculado. Todo lo anterior es correcto.
web-fair-commitment = Huella mostrada antes de la partida
web-fair-secret = Secreto, publicado después de la partida
# What a player added to the draws.
web-fair-added = Aportado por { $name }
web-fair-as-seen = ✓ coincide con lo que vio este dispositivo
web-fair-not-as-seen = ✗ no coincide con lo que vio este dispositivo
web-fair-draws = { $draws ->
    [one] Un sorteo, número a número
   *[other] Los { $draws } sorteos, número a número
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } de { $below }
# Above the list of draws, whose lines begin with words such as deal#1 or roll#3.
web-fair-labels = Cada línea: el tipo de sorteo, # y su número, y lo que salió.
web-fair-differs = da otro resultado
web-fair-how = Cómo funciona
web-fair-how-promise = Al abrirse una mesa, el servidor elige un secreto al azar y muestra su huella. Desde entonces no puede cambiarlo sin que todos lo noten.
web-fair-how-add = Cada asiento aporta algo propio, al azar. Tu navegador lo hace solo; si quieres, escribe tú las palabras.
web-fair-how-draw = Cada dado, carta y duelo se calcula con el secreto, con lo que aportó cada uno y con el número del sorteo. Nada de lo que pase en la mesa puede alterarlo.
web-fair-how-publish = Al terminar la partida se publica el secreto, y cualquiera puede volver a calcular cada sorteo. Esta página lo hace en tu navegador.
web-fair-proves = Qué demuestra esto
web-fair-proves-what = Que nadie manipuló los sorteos: ni el servidor ni ningún jugador. Basta con que uno de los que aportaron algo sea honrado para que nadie haya podido elegir lo que sale.
web-fair-not = Qué no demuestra
web-fair-not-looked = Que quien lleva el servidor no miró las cartas. Juega con gente de confianza, o monta tu propio servidor.
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
web-open-replay = Mirar atrás
web-story-to-frame = Ir a este momento
web-replay = Mirando atrás
web-replay-watch = Repetición
# $number of $count moments.
web-replay-frame = Mirando atrás: paso { $number } de { $count }.
web-replay-goes-on = La partida sigue; no te toca.
web-replay-your-turn = Te toca en la mesa.
web-replay-now = Volver a la partida
web-replay-leave = Volver a la mesa
web-replay-play-on = Seguir desde aquí como { $seat }
web-replay-hands = Secretos
web-replay-steps = Pasos
web-replay-first = Al principio: Inicio
web-replay-back = Un paso atrás: flecha izquierda
web-replay-play = Reproducir: espacio
web-replay-pause = Pausa: espacio
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
# Where on the track; $progress is such as “Winchester · 7 of 19 sold”.
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
web-sharing = Quién comparte este dispositivo
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
web-curtain-first-look = { $name }, mira tus objetivos secretos. Después se puja en la mesa abierta.
web-curtain-own-cards = { $name } mira sus propias cartas.
web-curtain-to-table = A la mesa abierta
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
web-asked-until = el tiempo acaba { $when }
web-notice-turn = Te toca
web-notify = Avisarme cuando me toque
web-notify-on = Aviso activado para mi turno
web-notify-note = Funciona mientras haya abierta una pestaña de tinhorn.
web-notify-denied = Tu navegador bloquea los avisos. Puedes permitirlos en sus ajustes para este sitio.
web-screen-seats = Mesa y asientos

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
web-move-do = Traerlo aquí
web-move-not = Solo mirar
web-moved-away = El asiento de { $name } está ahora en otro dispositivo, o de camino a uno. Aquí solo puedes mirar.

## How a finished game went

web-summary = Cómo fue
web-summary-of = { $title }: cómo fue
web-summary-net-worth = Quién tenía cuánto
web-summary-chart = Una línea por jugador, del principio al final. Las cifras están en la tabla de abajo.
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
web-review-basis = Estimadas tras la partida, con todas las cartas a la vista.
web-review-parts = Suerte y decisiones
web-review-sum = El inicio, la suerte y las decisiones suman exactamente el resultado.
web-review-start = Inicio
web-review-luck = Suerte
web-review-own = Decisiones propias
web-review-others = Decisiones de los demás
web-review-result = Resultado
web-review-turning-points = Momentos decisivos
web-review-by-chance = (Azar)
web-review-better = Mejores opciones
web-review-knowledge = Según lo que el jugador sabía entonces.
web-review-choice = { $chosen }. Mejor: { $better }
web-review-none = Ninguna decisión fue claramente peor que otra.
web-review-more = { $count ->
    [one] Una más
   *[other] { $count } más
}
web-coach = Pedir una sugerencia
web-net-worth-winchester = { MONEY($amount) }
web-net-worth-dicetown = { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Parcelas vendidas
web-round-dicetown = Ronda
web-luck-winchester = Duelos ganados, frente a la mitad que cabe esperar.
web-luck-winchester-tries = Duelos
web-luck-dicetown = Dados iguales tras cada tirada, junto con los apartados, frente al promedio.
web-luck-dicetown-tries = Tiradas
web-luck-got = Obtenido
web-luck-difference = Diferencia

## Lo que se muestra paso a paso

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-beat-next = Siguiente
web-beat-faster = Más rápido
web-beat-plot = La parcela { $plot } sale a subasta.
web-beat-sold = ¡Vendida! { $seat } compra la parcela { $plot }.
web-beat-sold-you = ¡Vendida! Compras la parcela { $plot }.
web-beat-sold-mark = ¡Vendida!
web-beat-saloon = Salón
# $share is what each other player gets, $tip what goes to the saloon.
web-beat-paid = { $share ->
    [0] { $seat } paga { MONEY($price) } al salón.
   *[other] { $tip ->
        [0] { $seat } paga { MONEY($share) } a cada rival.
       *[other] { $seat } paga { MONEY($share) } a cada rival y { MONEY($tip) } al salón.
    }
}
web-beat-paid-you = { $share ->
    [0] Pagas { MONEY($price) } al salón.
   *[other] { $tip ->
        [0] Pagas { MONEY($share) } a cada rival.
       *[other] Pagas { MONEY($share) } a cada rival y { MONEY($tip) } al salón.
    }
}
web-beat-boat = { $seat } lleva el barco a la casilla { $square }.
web-beat-boat-you = Llevas el barco a la casilla { $square }.
web-beat-locomotive = { $seat } lleva la locomotora a la casilla { $square }.
web-beat-locomotive-you = Llevas la locomotora a la casilla { $square }.
web-beat-card = { $amount ->
    [0] La carta no da nada a { $seat }.
   *[other] La carta da { MONEY($amount) } a { $seat }.
}
web-beat-card-you = { $amount ->
    [0] La carta no te da nada.
   *[other] La carta te da { MONEY($amount) }.
}
web-beat-objective = { $seat } gana { MONEY($amount) }: { $objective }
web-beat-objective-you = Ganas { MONEY($amount) }: { $objective }
web-beat-pays = ¡Bang! { $seat } paga { MONEY($amount) }
web-beat-pays-you = ¡Bang! Pagas { MONEY($amount) }
web-beat-over = Fin de la partida.
web-beat-roll = ¡Agitad y tirad!
web-beat-reveal = ¡Arriba los cubiletes!
web-beat-last = ¡Los últimos dados!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-beat-why = { $why }: { $what }
web-beat-faces = { $count ->
    [1] { $face ->
        [J] Una J
        [Q] Una Q
       *[other] Un { $face }
    }
    [2] Dos { $face }
    [3] Tres { $face }
    [4] Cuatro { $face }
   *[other] Cinco { $face }
}
web-beat-sheriff = Decide el sheriff
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-beat-led = { $why }, { $seat }: { $what }
web-beat-led-you = { $why }, tú: { $what }
web-beat-leads = { $why }: { $seat }
web-beat-leads-you = { $why }: tú
web-beat-gain = { $seat }: { $what }
web-beat-gain-you = Tú: { $what }
web-beat-nuggets = { $count ->
    [one] +1 pepita
   *[other] +{ $count } pepitas
}
web-beat-bills = +{ DOLLARS($count) }
web-beat-cards = { $count ->
    [one] +1 carta
   *[other] +{ $count } cartas
}
web-beat-draws = { $count ->
    [one] 1 carta tomada
   *[other] { $count } cartas tomadas
}
web-beat-properties = { $count ->
    [one] +1 propiedad
   *[other] +{ $count } propiedades
}
web-beat-star = la estrella
web-beat-visits = { $visitor_seats }
