### Italiano. What the browser table says on its own: buttons, labels, settings. The games' sentences
### are in ../it.ftl. A seat's name is passed as $seat; amounts are banknotes, written by MONEY.

## Anywhere

web-title = { $title } – tinhorn
web-title-turn = ● Tocca a te – { $title }
web-title-lobby = tinhorn
# How many tables wait for the reader.
web-title-waiting = ● { $count } – tinhorn
web-lobby = Sala
web-to-lobby = tinhorn: torna in sala
web-settings = Impostazioni
web-help = Aiuto
web-close = Chiudi
web-cancel = Annulla
web-sure = Davvero?
web-go-on = Continua
web-less = Meno
web-more = Più
web-back = Indietro
web-on = Avanti
web-you = (tu)
web-you-name = Tu
web-seat-about = { $name }: mostra tutto ciò che è pubblico
web-seat-story = Ultime mosse
web-only-you = lo vedi solo tu
web-no-name = Il tuo nome
# An amount of banknotes where there is little room.
web-thousands = { $amount }k $
web-abandoned = Tutti hanno lasciato questo tavolo; la partita non continua.
web-offline = Questo dispositivo è offline. Ai tavoli serve una connessione; la pagina continua a riprovare.
web-try-loading = Caricamento del tavolo in questa pagina… { $percent } %
web-try-failed = Non è stato possibile caricare il tavolo. Ricarica la pagina per riprovare.
web-unreachable = Il server non risponde. Riprova tra un momento.
web-connection-lost = { $seconds ->
    [0] Connessione persa. Riconnessione in corso…
   *[other] Connessione persa. Prossimo tentativo tra { $seconds } s; niente di ciò che hai fatto è andato perso.
}
web-connection-offline = Questo dispositivo è offline. Il tavolo aspetta; la pagina si riconnette da sola.

## The lobby

web-games = Giochi
web-tables = Tavoli
web-game-winchester = Winchester
web-game-winchester-line = Supera le offerte degli altri su 19 lotti, tieni per te i tuoi obiettivi e affidati al duello quando si resta in due.
web-game-winchester-time = 40 min
web-game-dicetown = Dice Town
web-game-dicetown-line = Tira i dadi sotto il bussolotto, conquista la città luogo per luogo e resta nelle grazie dello sceriffo.
web-game-dicetown-time = 45 min
web-game-players = da { $least } a { $most } giocatori
# The name of a table that was given none.
web-table-of = Tavolo di { $name }
web-play-now = Gioca subito
web-new-table = Nuovo tavolo
web-join-code = Entra con un codice
web-join = Entra
web-your-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-no-open-tables = In questo momento non ci sono tavoli aperti. Ne apri uno?
web-continue = Continua
web-sit-down = Siediti
web-watch = Guarda
web-lobby-title = Due giochi da tavolo del West, un tavolo aperto
web-lobby-what = Fai offerte per la terra in Winchester o tira i dadi per la città in Dice Town: contro i bot o con gli amici, su uno o più dispositivi. Senza account.
web-watch-bots = Guarda giocare i bot
web-watch-bots-title = Una partita tra bot
web-recent-games = Partite recenti
web-recent-replay = Rivedi
web-won-by = vinta da { $names }
web-status-seating = { $taken } su { $seats } al tavolo
web-status-playing = in corso
web-status-over = finita
web-status-abandoned = abbandonata

## A new table

web-new-table-of = Nuovo tavolo: { $game }
web-table-title = Nome del tavolo
web-players = Giocatori
web-listed = Visibile in sala
web-listed-note = chiunque può sedersi
web-open-table = Apri il tavolo

## The seating page

web-seats = Posti
web-seat-open = Posto libero
web-seat-waiting = in attesa di qualcuno
web-bot-greenhorn = Novellino: simpatico, sta imparando
web-bot-deputy = Vicesceriffo: un giocatore solido
web-bot-marshal = Marshal: un giocatore forte
web-bot-legend = Leggenda: il bot più forte
web-bot-level = Livello del bot
web-bot-heuristic = Vicesceriffo: un giocatore solido
web-seat-absent = una sedia vuota che passa sempre
web-empty-chair = Sedia vuota { $number }
web-seat-chair = Sedia vuota
web-bot-uniform = Caso: sceglie una mossa valida qualsiasi
web-character = Carattere del bot
web-character-tight = Parsimonia: paga poco
web-character-bold = Audacia: rischia molto
web-character-talkative = Chiacchiere: commenta tutto
web-character-grudge = Rancore: si vendica
web-character-steady = Calma: gioca in modo lineare
web-seat-you = tu
web-seat-host = ha aperto il tavolo
web-seat-person = al tavolo
web-here = presente
web-away = assente
web-add-bot = Aggiungi un bot
web-remove = Togli
web-seats-edit = Cambia i posti
web-seats-done = Fatto
web-seat-add = Aggiungi un posto
web-seat-up = Sposta su
web-seat-down = Sposta giù
web-seat-take-away = Togli questo posto
web-remove-sure = Togliere { $name } dal tavolo? Riceverà un avviso.
# What the host may do with the other seats.
web-host-seats = Gli altri posti
web-host-open = Libera il posto
web-host-bot = Fai giocare un bot
web-host-absent = Lascia vuoto
web-host-reissue = Nuovo codice
web-host-sure = { $name } perde il posto sul suo dispositivo e riceverà un avviso. Continuare?
web-host-code = Il posto di { $name } ora si può prendere solo con questo codice; dal dispositivo di prima si può solo guardare. Comunica il codice:
web-given-away = Chi ha aperto il tavolo ha ceduto il tuo posto. Qui puoi solo guardare.
web-absent = { $name } non c’è ed è il suo turno. Non c’è limite di tempo, quindi la partita aspetta.
web-absent-remind = Ricorda
web-absent-bot = Fai giocare un bot
web-absent-wait = Aspetta
web-absent-text = { $name }, tocca a te a { $game }:
web-options = Opzioni del tavolo
web-invite = Invita
web-invite-note = chi ha il link può sedersi
web-code = Codice
web-qr = Codice QR del link
web-copy = Copia il link
web-copied = Copiato
web-network-only-here = Solo questo computer raggiunge questo tavolo.
web-network-open = Fai entrare i telefoni di questa casa
web-network-open-note = Ogni dispositivo della tua rete potrà aprire questa pagina, finché non lo disattivi o fermi il server.
web-network-close = Chiudi di nuovo ai telefoni
web-network-close-note = I dispositivi della tua rete raggiungono questo tavolo.
web-network-lan = Per invitare altri, avvia il server con --lan.
web-share-link = Condividi link
web-start = { $players ->
    [one] Comincia in solitario
   *[other] Comincia in { $players }
}
web-start-bots = Completa con i bot e comincia
web-start-few = { $missing ->
    [one] Questo gioco richiede almeno { $least } giocatori: ancora una persona, o dei bot.
   *[other] Questo gioco richiede almeno { $least } giocatori: ancora { $missing } persone, o dei bot.
}
web-wait-host = Si comincia quando lo decide chi ha aperto il tavolo.
web-windows = Reazioni
web-windows-timed = brevi, con più tempo a richiesta
web-windows-untimed = senza fretta: si aspettano tutti
web-hints = Suggerimenti dell’allenatore
web-hints-alone = da soli con i bot
web-hints-all = per tutti
web-hints-agreed = A questo tavolo tutti possono chiedere un suggerimento all’allenatore.
web-hints-tag = suggerimenti permessi
web-wait-watching = Stai guardando. Il tavolo appare qui quando chi ha aperto il tavolo comincia.
web-door = Hai un invito a { $game }
web-door-by = { $name } ti invita a { $game }
web-door-watch = Guarda soltanto
web-clock = Tempo per decisione
web-clock-none = illimitato
web-clock-live = { $seconds } s per decisione
web-clock-slow = { $days ->
    [0] { $hours ->
        [one] { $hours } ora per decisione
       *[other] { $hours } ore per decisione
    }
    [one] { $days } giorno per decisione
   *[other] { $days } giorni per decisione
}
web-option-edition = Edizione
web-option-edition-2020 = numeri del 2020
web-option-edition-2019 = numeri del 2019
web-option-bonus = Gettoni Bonus
web-option-bonus-open = scoperti
web-option-bonus-hidden = coperti
web-option-claims = Obiettivi comuni
web-option-claims-auto = reclamati per te
web-option-claims-manual = li reclami tu
web-option-ledger = Denaro
web-option-ledger-secret = segreto
web-option-ledger-helped = annotato per i giocatori
web-option-ledger-open = visibile a tutti

## The table

web-table-opening = Il tavolo si apre…
web-now = Che cosa succede ora
web-panels = Pannelli
web-your-turn = tocca a te
web-thinking = pensa
web-undo = Annulla mossa
web-window = Reazioni
web-window-hold = Un attimo, forse reagisco
web-window-release = Fatto, avanti
# $seats are the players who asked.
web-window-held = Tempo per pensare chiesto da: { $seats }.
web-orders = Ordini permanenti
web-orders-lead = Il tavolo risponde per te quando si può giocare una di queste carte. Solo tu vedi i tuoi ordini, e nessuno può distinguerli da una risposta.
web-orders-ask = chiedimi
web-orders-play = giocala sempre
web-orders-never = non chiedermelo mai
web-orders-least = Giocala se il bottino è almeno di
web-orders-clear = Rimuovi tutti gli ordini
web-orders-count = { $count ->
    [0] Ordini permanenti
    [one] Ordini permanenti: 1
   *[other] Ordini permanenti: { $count }
}
web-orders-stop = Non chiedere più
web-time-left = Tempo rimasto
web-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
web-story = Cronaca
web-story-filter = Filtra la cronaca
web-story-all = Tutto
web-story-money = Denaro
web-story-me = Su di me
web-story-chat = Chat
web-story-unread = Cronaca ({ $unread })
web-chat-text = Scrivi qualcosa
web-chat-say = Invia
web-chat-phrases = Frasi pronte, tradotte per tutti
web-chat-silence = Nessuno ha ancora detto niente.
web-chat-spectator = Qualcuno che guarda
# Before the number of lines that were not read yet, for screen readers.
web-chat-unread = non letti:
web-chat-mute = Silenzia la chat
web-chat-unmute = Riattiva la chat
web-chat-muted = La chat è silenziata a tutti i tavoli.
web-sheet = Punteggi
web-sheet-total = Totale
web-sheet-hands = Mani finali
web-sheet-counting = La partita è finita. Ora si conta.
web-rank = { $rank }º
web-you-win = { $count ->
    [one] Vinci tu
   *[other] Condividi il titolo
}
web-they-win = { $count ->
    [one] Vince { $winner_seats }
   *[other] { $winner_seats } condividono il titolo
}
web-record = Scarica la registrazione della partita, con la prova delle estrazioni
web-rematch = Rivincita
web-rematch-open = Ti aspetta una rivincita.

## The rules

web-rules = Regole
web-rules-of = { $game }: le regole
web-rules-contents = Indice
web-rules-find = Cerca nelle regole
web-rules-found = { $count ->
    [0] Nessun risultato.
    [one] Un risultato.
   *[other] { $count } risultati.
}
# Before the two marks below, which stand in the rules.
web-rules-note = Regole della casa, dove i regolamenti non dicono nulla:
web-rules-ours = regola della casa
web-rules-printed = regolamento
web-rules-marked = Le regole che contano adesso sono evidenziate.
web-rules-all = Tutte le regole
# The name of a button on the picture of a thing.
web-rule-of = Regola: { $thing }

## Learning a game

web-how = Come si gioca
web-learn = Impara
web-learn-of = Impara { $game }
web-learn-step = Passo { $step } di { $steps }
web-learn-next = Avanti
web-learn-again = Ricomincia
web-learn-leave = Esci
web-learn-do = Tocca a te: { $label }
web-learn-show = Fallo per me
web-learn-skip = Salta
web-learn-watch = Guarda che cosa succede.
web-learn-other = È permesso, ma questa lezione prende un’altra strada: { $label }. Dopo giocherai come vuoi.
web-learn-play-on = Continua a giocare
web-winchester-note-cash = Le banconote in mano. Finora erano segrete.
web-winchester-note-secret = Un obiettivo segreto paga per ogni lotto o gettone del suo tipo.
web-winchester-note-plots = { MONEY(5) } a chi ha più lotti. In caso di parità decide il gruppo più grande di lotti collegati.
web-winchester-note-total = Vince il giocatore più ricco. In caso di parità: più contanti, poi un gettone Duello non usato.
web-dicetown-note-nuggets = 1 punto per ogni pepita.
web-dicetown-note-bills = 1 punto ogni { DOLLARS(2) }.
web-dicetown-note-star = 5 punti a chi ha la stella da sceriffo.
web-dicetown-note-equipment = L’equipaggiamento dell’Emporio conta il suo valore. Le carte azione non contano.
web-dicetown-note-properties = Le proprietà del Municipio contano da 1 a 5 punti l’una.
web-dicetown-note-total = Vince chi ha più punti. In caso di parità: più proprietà, poi decide lo sceriffo.

## The guide

web-guide-off = Disattiva la guida

## The table in words

web-text-table = Vista testuale
web-text-visual = Vista grafica
web-text-options = Che cosa puoi fare
web-text-nothing = Adesso non hai niente da decidere.
web-text-mine = Le tue cose
web-text-watching = Stai guardando.
web-text-others = Gli altri
web-text-board-winchester = Asta e mappa
web-text-board-dicetown = La città
web-text-command = Rispondi o chiedi
web-text-field = La tua risposta o domanda
web-text-note = La lettera di un’opzione o le sue parole, i dadi per facce (10 A A), o una domanda come «i miei soldi». «aiuto» dice di più.
web-text-send = Invia
web-text-sent = Risposta inviata.
web-text-late = Nel frattempo la domanda è cambiata. Guarda di nuovo.
web-text-no-rule = Non c’è nessuna regola { $rule }.
web-text-story-keys = Le frecce scorrono le righe.
web-set-guide = Guida
web-set-guide-note = un breve consiglio a ogni domanda
web-set-textTable = Tavoli testuali
web-set-textTable-note = per lettori di schermo e braille

## Settings and help

web-my-seat = Il mio posto qui
web-recovery = Con questo codice il tuo posto ti segue su un altro dispositivo:
web-recover = Codice di recupero del tuo posto
web-recover-do = Riprendi il mio posto
web-leave = Lascia il tavolo
web-leave-sure = Un bot prenderà il tuo posto, o nessuno. Non si può annullare.

web-name = Nome
web-hat = Cappello preferito
web-hat-1 = Cappello da cowboy rosso
web-hat-2 = Bombetta blu
web-hat-3 = Sombrero giallo
web-hat-4 = Cilindro antracite
web-hat-5 = Cappello piumato lilla
web-language = Lingua
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
web-set-theme-light = Chiaro
web-set-theme-dark = Scuro
web-set-contrast = Contrasto
web-set-contrast-system = Sistema
web-set-contrast-more = Alto
web-set-textSize = Dimensione del testo
web-set-textSize-100 = Normale
web-set-textSize-115 = Grande
web-set-textSize-130 = Più grande
web-set-textSize-150 = Massima
web-set-tempo = Ritmo
web-set-tempo-slow = Lento
web-set-tempo-normal = Normale
web-set-tempo-fast = Veloce
web-set-tempo-off = Spento
web-set-patterns = Motivi
web-set-patterns-note = ogni giocatore ha un motivo oltre al colore
web-set-keys = Tasti singoli
web-set-keys-note = ogni pulsante mostra il suo tasto; se disattivato, cifre e lettere non fanno nulla
web-set-unhurried = Nessun limite di tempo
web-set-unhurried-note = ai tavoli che apri
web-volume = Volume
web-set-sound = Suoni
web-set-sound-note = il tuo turno, offerte, denaro, duelli
web-set-confirmDuel = Conferma i duelli
web-set-confirmDuel-note = il pulsante chiede conferma
web-set-confirmPass = Conferma prima di passare
web-set-confirmPass-note = il pulsante chiede conferma
web-set-botChat = I bot parlano
web-set-botChat-note = ogni tanto una frase in chat
web-set-chances = Probabilità di vittoria
web-set-chances-watching = Guardando
web-set-chances-always = Anche da solo con i bot
web-set-chances-off = No
# $chances lists the players, each with a percentage.
web-chances = Probabilità di vittoria: { $chances }
web-chances-none = Calcolo delle probabilità di vittoria in corso.
web-keys = Scorciatoie da tastiera
web-key-enter = Invio
web-key-enter-does = premi il pulsante dorato; su un dado o una carta: scegli, e ancora una volta per confermare
web-key-figures = 1 … 9
web-key-figures-does = i pulsanti della barra, in ordine
web-key-space = Spazio
web-key-space-does = mostra la prossima cosa successa
web-key-escape = Esc
web-key-escape-does = annulla, chiudi
web-key-arrows = ← →
web-key-arrows-does = verso dadi, carte e caselle, e dall’uno all’altro
web-key-tab = Tab
web-key-tab-does = da una cosa alla successiva
web-key-timeline = T
web-key-timeline-does = guarda indietro; lì ← → passo per passo, Spazio riproduce, Fine o Esc torna alla partita
# The key, as it is written on keyboards.
web-key-end = Fine
web-key-rules = R
web-key-rules-does = le regole, al paragrafo che conta adesso
web-key-slash = /
web-key-slash-does = vai al campo dei comandi della vista testuale
web-key-question = ?
web-key-question-does = questo aiuto

## Winchester

web-winchester-progress = { $sold ->
    [19] Winchester · finita
   *[other] Winchester · { $sold } su 19 venduti
}
web-winchester-map = Mappa di 19 lotti
web-winchester-plot = Lotto { $plot }
web-winchester-plot-of = Lotto { $plot }: { $seat }
web-winchester-plot-free = Lotto { $plot }: non venduto
web-winchester-desert = Deserto
web-winchester-prairie = Prateria
web-winchester-forest = Bosco
web-winchester-token-movement = Spostamento
web-winchester-token-rumor = Soffiata
web-winchester-token-saloon = Saloon
web-winchester-token-hidden = coperto
web-winchester-plots = Lotti
web-winchester-duel-token = Gettone Duello
web-winchester-duel-token-spent = Gettone Duello speso
web-winchester-tab-now = Ora
web-winchester-tab-mine = Mie carte
web-winchester-tab-shared = Comuni
web-winchester-just-now = Poco fa

# Bidding
web-winchester-you-have = Hai { MONEY($cash) }.
web-winchester-rumor-secrecy = Gli altri sanno quale carta guardi, ma non che cosa mostra.
web-winchester-standing = Offerta più alta
web-winchester-no-bid = ancora nessuna
web-winchester-still-in = in asta
web-winchester-passed = ha passato
web-winchester-leads = in testa con
web-winchester-raise = Rilancia
web-winchester-other = Altro…
web-winchester-your-bid = La tua offerta
web-winchester-split = { MONEY($amount) } → { $rival_seats } +{ MONEY($share) } ciascuno, saloon { MONEY($tip) }
web-winchester-can-pay = { $seat } può pagare { MONEY($cash) }
web-winchester-if-won = Se lo vinci
web-winchester-at-once = subito
web-winchester-at-end = alla fine
web-winchester-up-to = al massimo
web-winchester-pass-later = Passa al mio turno
web-winchester-bid-limit = Offri per me fino a
web-winchester-bid-limit-set = Si offre per te fino a
web-winchester-bid-limit-go = Offri per me
web-winchester-bid-limit-stop = Smetti di offrire per me
web-winchester-bid-limit-pass = Il tavolo offre per te fino a { MONEY($amount) }, poi passa.
web-winchester-bid-limit-ask = Il tavolo offre per te fino a { MONEY($amount) }, poi chiede a te.
web-winchester-bid-limit-out = Il tavolo passerà per te al tuo turno.
web-winchester-then-pass = poi passa
web-winchester-then-ask = poi chiedimi

# Duel
web-winchester-duel-short = Duello
web-winchester-duel = Duello per il lotto { $plot }
web-winchester-versus = contro
web-winchester-bang = Pum
web-winchester-click = Clic
web-winchester-proof = Verifica l’estrazione

# Movement
web-winchester-movement = Spostamento
web-winchester-movement-note = scegli un veicolo
web-winchester-locomotive = Locomotiva
web-winchester-boat = Nave
web-winchester-stops = Caselle
web-winchester-square = Casella { $square }
web-winchester-stay = Casella { $square } (resta)
web-winchester-leave = Lascia dov’è
web-winchester-stop-here = Ferma sulla casella { $square }
web-winchester-stop-stay = Lascia sulla casella { $square }
web-winchester-pays-nobody = Lì nessuno guadagna niente.
web-winchester-other-stops = Altre caselle

# Rumor
web-winchester-rumor = Soffiata
web-winchester-rumor-note = guarda una carta
web-winchester-secret = { $position ->
    [1] primo
   *[2] secondo
}
web-winchester-sites = Miniere e ranch
web-winchester-noted = Annotato
web-winchester-notebook = Taccuino
web-winchester-notebook-empty = Taccuino: vuoto
web-winchester-note-card = Lotto { $plot }: { $amount ->
    [0] niente
   *[other] { MONEY($amount) }
}

# Mine
web-winchester-cash = Contanti
web-winchester-so-far = { $items } finora: { MONEY($amount) }
web-winchester-worth = Patrimonio ora
web-winchester-payments = Pagamenti
web-winchester-counts = { $objective }: { MONEY($each) } per ciascuno di questi lotti
web-winchester-plot-counts = Lotto { $plot }: { MONEY($amount) } per i tuoi obiettivi segreti
web-winchester-pays-forest = { MONEY(3) } per lotto di bosco
web-winchester-pays-desert = { MONEY(3) } per lotto di deserto
web-winchester-pays-prairie = { MONEY(3) } per lotto di prateria
web-winchester-pays-river = { MONEY(3) } per lotto lungo il fiume
web-winchester-pays-rails = { MONEY(3) } per lotto lungo i binari
web-winchester-pays-saloon = { MONEY(5) } per lotto attorno al saloon
web-winchester-pays-mine = { MONEY(5) } per miniera
web-winchester-pays-ranch = { MONEY(3) } per il ranch e ogni lotto attorno
web-winchester-pays-rumor = { MONEY(3) } per gettone Soffiata
web-winchester-pays-movement = { MONEY(3) } per gettone Spostamento

# Shared objectives
web-winchester-shared = Obiettivi comuni
web-winchester-shared-note = a chi arriva prima
web-winchester-near = { $have }/{ $needs }
web-winchester-then = → { $then }/{ $needs } con questo lotto
web-winchester-closer = Questi lotti liberi ti avvicinano: { $objective }
web-winchester-no-closer = Nessun singolo lotto ti avvicina: { $objective }
web-winchester-taken = preso da { $seat }
web-winchester-taken-you = preso da te
web-winchester-claim = Reclama
web-winchester-claims-done = Fatto

# The score sheet
web-winchester-sheet-secret = { $position ->
    [1] Primo obiettivo
   *[2] Secondo obiettivo
}
web-winchester-sheet-plots = Più lotti
web-winchester-sheet-plots-note = lotti · gruppo più grande
web-winchester-sheet-group = { $plots } · { $group }
web-winchester-sheet-lead = { MONEY($amount) }, davanti a { MONEY($next) }
web-winchester-tie-cash = { $ahead_seat } prima di { $behind_seat }: parità a { MONEY($total) }, più contanti ({ MONEY($more) } contro { MONEY($less) }).
web-winchester-tie-cash-you = Sei davanti a { $behind_seat }: parità a { MONEY($total) }, più contanti ({ MONEY($more) } contro { MONEY($less) }).
web-winchester-tie-cash-to-you = { $ahead_seat } è davanti a te: parità a { MONEY($total) }, più contanti ({ MONEY($more) } contro { MONEY($less) }).
web-winchester-tie-token = { $ahead_seat } prima di { $behind_seat }: parità a { MONEY($total) }, gettone Duello ancora in mano.
web-winchester-tie-token-you = Sei davanti a { $behind_seat }: parità a { MONEY($total) }, gettone Duello ancora in mano.
web-winchester-tie-token-to-you = { $ahead_seat } è davanti a te: parità a { MONEY($total) }, gettone Duello ancora in mano.

## Dice Town

web-dicetown-progress = Dice Town · round { $round }
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
web-dicetown-cup-closed = Il tuo bussolotto è giù. Gli altri stanno ancora scegliendo.
web-dicetown-committed = Tieni { $dice }. Gli altri stanno ancora scegliendo.
web-dicetown-committed-none = Non ne tieni nessuno. Gli altri stanno ancora scegliendo.
web-dicetown-aside = da parte
web-dicetown-free = gratis
web-dicetown-too-dear = troppo caro
web-dicetown-keep = Tieni { $dice }
web-dicetown-choose-dice = Tocca i dadi da tenere
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
web-dicetown-ready = pronto
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
web-dicetown-of = su { $count }
web-dicetown-offer = Proponi { $goods }
web-dicetown-offer-nothing = Non proporre niente
web-dicetown-offered = Offri { $goods }.
web-dicetown-sealed-offer = segreta finché tutti hanno offerto; paghi solo se vieni scelto
web-dicetown-desk = gli importi sono pubblici; le carte le vede solo lo sceriffo
web-dicetown-desk-yours = ricevi l’offerta di chi scegli; le altre tornano indietro
web-dicetown-stake = In palio: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [one] Contro di te: { $rival_seats }
   *[other] Contro di te: { $rival_seats }
}
web-dicetown-face = la vedete solo in due
web-dicetown-sheet-lead = { $points } punti, davanti a { $next }
web-dicetown-tie-cards = { $ahead_seat } prima di { $behind_seat }: parità a { $points } punti, più proprietà.
web-dicetown-tie-cards-you = Sei davanti a { $behind_seat }: parità a { $points } punti, più proprietà.
web-dicetown-tie-cards-to-you = { $ahead_seat } è davanti a te: parità a { $points } punti, più proprietà.
web-dicetown-tie-sheriff = { $ahead_seat } prima di { $behind_seat }: parità a { $points } punti, per decisione dello sceriffo.
web-dicetown-tie-sheriff-you = Sei davanti a { $behind_seat }: parità a { $points } punti, per decisione dello sceriffo.
web-dicetown-tie-sheriff-to-you = { $ahead_seat } è davanti a te: parità a { $points } punti, per decisione dello sceriffo.
web-option-bribes = Mazzette
web-option-bribes-on = permesse
web-option-bribes-off = vietate

## Draws that anyone can check

web-verify = Controlla le estrazioni
web-fair = Gioco pulito
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Questo tavolo ha fissato il suo segreto prima che qualcuno si sedesse. Ogni posto aggiunge un po’ di caso suo, così nessuno può truccare dadi, carte o duelli.
web-fair-more = Come funziona
web-fair-contribution = Il tuo contributo: le parole che vuoi
web-fair-give = Usa queste parole
web-fair-given = Le tue parole ora fanno parte delle estrazioni.
web-fair-check = Controlla
web-fair-title = Gioco pulito
web-fair-title-table = Le estrazioni del tavolo { $code } erano regolari?
web-fair-working = Il tuo browser sta ricalcolando ogni estrazione…
web-fair-file = Controlla la registrazione di un’altra partita
web-fair-insecure = Questo browser calcola le impronte solo su una pagina sicura: apri il tavolo con https o sulla macchina del server, oppure controlla la registrazione con il comando qui sotto.
web-fair-good = { $draws ->
    [one] Un’estrazione ricalcolata, ed è corretta. Nessuno l’ha pilotata.
   *[other] { $draws } estrazioni ricalcolate, tutte corrette. Nessuno le ha pilotate.
}
web-fair-secret-wrong = Il segreto non corrisponde all’impronta mostrata prima della partita.
# $entry is the place in the record of the game.
web-fair-wrong = La voce { $entry } della registrazione non corrisponde all’estrazione ricalcolata. Tutto ciò che precede è corretto.
web-fair-commitment = Impronta mostrata prima della partita
web-fair-secret = Segreto, pubblicato dopo la partita
# What a player added to the draws.
web-fair-added = Aggiunto da { $name }
web-fair-as-seen = ✓ come visto su questo dispositivo
web-fair-not-as-seen = ✗ diverso da quanto visto su questo dispositivo
web-fair-draws = { $draws ->
    [one] Un’estrazione, numero per numero
   *[other] Tutte le { $draws } estrazioni, numero per numero
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } su { $below }
# Above the list of draws, whose lines begin with words such as deal#1 or roll#3.
web-fair-labels = Ogni riga: il tipo di estrazione, # e il suo numero, poi ciò che è uscito.
web-fair-differs = dà un altro risultato
web-fair-how = Come funziona
web-fair-how-promise = Quando si apre un tavolo il server sceglie un segreto a caso e ne mostra l’impronta. Da quel momento non può cambiarlo senza che tutti se ne accorgano.
web-fair-how-add = Ogni posto aggiunge qualcosa di suo, a caso. Il tuo browser lo fa da solo; se vuoi, puoi scrivere parole tue.
web-fair-how-draw = Ogni dado, carta e duello si calcola dal segreto, da ciò che tutti hanno aggiunto e dal numero dell’estrazione. Niente di ciò che succede al tavolo può cambiarlo.
web-fair-how-publish = A partita finita il segreto viene pubblicato, e chiunque può ricalcolare ogni estrazione. Questa pagina lo fa nel tuo browser.
web-fair-proves = Che cosa dimostra
web-fair-proves-what = Che nessuno ha pilotato le estrazioni: né il server né un giocatore. Basta che una sola delle persone che hanno aggiunto qualcosa sia onesta perché nessuno abbia potuto scegliere il risultato.
web-fair-not = Che cosa non dimostra
web-fair-not-looked = Che chi gestisce il server non abbia guardato le carte. Gioca con persone di cui ti fidi, o usa un server tuo.
web-fair-not-rules = Il tuo browser calcola i numeri; quale carta corrisponda a ogni numero glielo dice questo server. Per controllare anche questo, esegui sulla tua macchina:
web-dice-title = Tutti i dadi e i duelli finora
web-dice-games = { $games ->
    [one] Contata una partita su { $finished } finite su questo server.
   *[other] Contate { $games } partite su { $finished } finite su questo server.
}
# The name of a game, and what is counted there: dice, duels.
web-dice-caption = { $game }: { $what }
web-dice-what = Risultato
web-dice-seen = Quante volte
web-dice-expected = Atteso
web-dice-too-few = Ancora troppo pochi per dire qualcosa.
# $share is a percentage.
web-dice-fair = Il puro caso dà un risultato almeno così irregolare nel { $share } dei casi. Niente di cui preoccuparsi.
web-dice-rare = Il puro caso dà un risultato così irregolare solo nel { $share } dei casi. Vale la pena guardare meglio.

## Replay

web-timeline = Cronologia
web-open-replay = Rivedi
web-story-to-frame = Vai a questo momento
web-replay = Replay
web-replay-watch = Rivedi
# $number of $count moments.
web-replay-frame = Replay: mossa { $number } di { $count }.
web-replay-goes-on = La partita continua; non tocca a te.
web-replay-your-turn = Al tavolo tocca a te.
web-replay-now = Torna alla partita
web-replay-leave = Torna al tavolo
web-replay-play-on = Continua da qui come { $seat }
web-replay-hands = Segreti
web-replay-steps = Passi
web-replay-first = All’inizio: Home
web-replay-back = Un passo indietro: freccia sinistra
web-replay-play = Riproduci: Spazio
web-replay-pause = Pausa: Spazio
web-replay-on = Un passo avanti: freccia destra
web-replay-last = Alla fine: Fine
web-replay-speed = Velocità
# $speed is 0.5, 1, 2 or 4.
web-replay-times = { $speed }×
web-replay-perspective = Punto di vista
web-replay-perspective-me = Come l’ho visto io
web-replay-perspective-seat = Visto da { $seat }
web-replay-perspective-spectator = Visto da uno spettatore
web-replay-perspective-open = Tutto svelato
web-replay-link = Link alla mossa { $number }
# Where on the track; $progress is such as “Winchester · 7 of 19 sold”.
web-replay-at = { $progress }, mossa { $number } di { $count }
web-import-record = Apri la registrazione di una partita

## Ways to sit

web-devices = Come giocate
web-devices-own = Ognuno sul suo
web-devices-own-note = si entra dal link
web-devices-pass = Un solo dispositivo
web-devices-pass-note = passa di mano in mano
web-devices-screen = Schermo grande
web-devices-screen-note = le tue carte sul telefono
web-sharing = Chi condivide questo dispositivo?
web-sharing-name = Giocatore { $number }
web-sharing-note = Gli altri entrano dal link, o sono bot.
web-seat-shared = su questo dispositivo
web-share-name = Un’altra persona su questo dispositivo
web-share = Aggiungi

## A device that is passed around, and its curtain

web-cover = Nascondi
web-curtain-title = { $name }, prendi il dispositivo – tinhorn
web-curtain-hand = Passa il dispositivo a { $name }
web-curtain-hold = { $name }: tieni premuto per vedere
web-curtain-again = Premi ancora una volta per vedere
web-curtain-how = Tieni premuto il pulsante o Spazio, oppure premi due volte. Prima non si vede niente.
web-curtain-wait = Nascondi automaticamente dopo
web-curtain-look = Guarda il tavolo insieme
web-curtain-back = Nascondi il tavolo
web-curtain-seen = Visto: nascondi
web-curtain-react = Qualcuno vuole reagire?
web-curtain-react-note = Se vuoi, prendi il dispositivo. La domanda è per tutti i presenti, qualunque carta abbiano.
web-curtain-skip-window = Nessuno
web-curtain-first-look = { $name }, guarda i tuoi obiettivi segreti. Poi si offre al tavolo aperto.
web-curtain-own-cards = { $name } guarda le proprie carte.
web-curtain-to-table = Al tavolo aperto
web-open-hats = Giocatori su questo dispositivo
web-open-look = { $name }: vedi le mie carte
web-open-undo = { $name }: annulla mossa
web-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}

## My tables, and being told of my turn

# The names of those at this device whose turn it is.
web-turn-of = tocca a { $names }
# $when is “3 hours ago”.
web-asked-since = domanda fatta { $when }
# $when is “in 2 days”.
web-asked-until = il tempo scade { $when }
web-notice-turn = Tocca a te
web-notify = Avvisami quando tocca a me
web-notify-on = Avviso attivo per il mio turno
web-notify-note = Funziona finché è aperta una scheda di tinhorn.
web-notify-denied = Il browser blocca le notifiche. Puoi consentirle nelle sue impostazioni per questo sito.
web-screen-seats = Tavolo e posti

## The big screen, and phones as hands

web-screen-join = Prendi posto o guarda
web-screen-call = Inquadra il codice QR con il telefono, oppure apri { $address } e scrivi il codice.
web-watching = { $count ->
    [one] { $count } spettatore
    [20] 20 spettatori o più
   *[other] { $count } spettatori
}
web-hand = La tua mano
web-hand-cover = Nascondi la mia mano
web-hand-show = Mostra la mia mano
web-hand-table = Mostra tutto il tavolo
web-hand-nobody = Questo dispositivo non ha un posto qui.
web-watch-copy = Copia il link per guardare

## A seat that moves to another device

web-move-qr-show = Codice QR per l’altro dispositivo
web-move-qr = Codice QR che porta il tuo posto su un altro dispositivo
web-move-copy = Copia il link per l’altro dispositivo
web-move-here = Portare su questo dispositivo il posto di { $name }?
web-move-note = Al tavolo «{ $title }». L’altro dispositivo potrà soltanto guardare.
web-move-do = Portalo qui
web-move-not = Guarda soltanto
web-moved-away = Il posto di { $name } ora è su un altro dispositivo, o ci sta passando. Qui puoi solo guardare.

## How a finished game went

web-summary = Com’è andata
web-summary-of = { $title }: com’è andata
web-summary-net-worth = Chi aveva quanto
web-summary-chart = Una linea per giocatore, dall’inizio alla fine. Le cifre sono nella tabella qui sotto.
web-summary-table = In una tabella
web-summary-swings = Le svolte più grandi
web-summary-look = Rivedi
web-summary-luck = Fortuna
web-summary-picture = Condividi immagine
web-summary-back = Torna al tavolo
web-review = Analisi
web-review-of = { $title }: analisi
web-review-waiting = La partita viene analizzata. Ci vuole un momento.
web-review-chances = Probabilità di vittoria
web-review-basis = Stimate dopo la partita, con tutte le carte note.
web-review-parts = Fortuna e scelte
web-review-sum = Inizio, fortuna e scelte danno insieme esattamente il risultato.
web-review-start = Inizio
web-review-luck = Fortuna
web-review-own = Scelte proprie
web-review-others = Scelte degli altri
web-review-result = Risultato
web-review-turning-points = Svolte
web-review-by-chance = (Caso)
web-review-better = Scelte migliori
web-review-knowledge = Giudicate da ciò che il giocatore sapeva allora.
web-review-choice = { $chosen }. Meglio: { $better }
web-review-none = Nessuna scelta era chiaramente peggiore di un’altra.
web-review-more = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
}
web-coach = Chiedi un suggerimento
web-net-worth-winchester = { MONEY($amount) }
web-net-worth-dicetown = { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
}
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Lotti venduti
web-round-dicetown = Round
web-luck-winchester = I duelli vinti, rispetto alla metà che ci si aspetta.
web-luck-winchester-tries = Duelli
web-luck-dicetown = I dadi uguali dopo ogni lancio, insieme a quelli messi da parte, rispetto alla media.
web-luck-dicetown-tries = Lanci
web-luck-got = Ottenuto
web-luck-difference = Differenza

## Quello che si vede passo dopo passo

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-beat-next = Avanti
web-beat-faster = Più veloce
web-beat-plot = Il lotto { $plot } va all’asta.
web-beat-sold = Venduto! { $seat } compra il lotto { $plot }.
web-beat-sold-you = Venduto! Compri il lotto { $plot }.
web-beat-sold-mark = Venduto!
web-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-beat-paid = { $share ->
    [0] { $seat } paga { MONEY($price) } al saloon.
   *[other] { $tip ->
        [0] { $seat } paga { MONEY($share) } a ogni rivale.
       *[other] { $seat } paga { MONEY($share) } a ogni rivale, { MONEY($tip) } al saloon.
    }
}
web-beat-paid-you = { $share ->
    [0] Paghi { MONEY($price) } al saloon.
   *[other] { $tip ->
        [0] Paghi { MONEY($share) } a ogni rivale.
       *[other] Paghi { MONEY($share) } a ogni rivale, { MONEY($tip) } al saloon.
    }
}
web-beat-boat = { $seat } manda la nave sulla casella { $square }.
web-beat-boat-you = Mandi la nave sulla casella { $square }.
web-beat-locomotive = { $seat } manda la locomotiva sulla casella { $square }.
web-beat-locomotive-you = Mandi la locomotiva sulla casella { $square }.
web-beat-card = { $amount ->
    [0] La carta non frutta niente a { $seat }.
   *[other] La carta frutta { MONEY($amount) } a { $seat }.
}
web-beat-card-you = { $amount ->
    [0] La carta non ti frutta niente.
   *[other] La carta ti frutta { MONEY($amount) }.
}
web-beat-objective = { $seat } vince { MONEY($amount) }: { $objective }
web-beat-objective-you = Vinci { MONEY($amount) }: { $objective }
web-beat-pays = Pum! { $seat } paga { MONEY($amount) }
web-beat-pays-you = Pum! Paghi { MONEY($amount) }
web-beat-over = La partita è finita.
web-beat-roll = Agitate e tirate!
web-beat-reveal = Su i bussolotti!
web-beat-last = Gli ultimi dadi!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-beat-why = { $why }: { $what }
web-beat-faces = { $count ->
    [1] Un { $face }
    [2] Due { $face }
    [3] Tre { $face }
    [4] Quattro { $face }
   *[other] Cinque { $face }
}
web-beat-sheriff = Decide lo sceriffo
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-beat-led = { $why }, { $seat }: { $what }
web-beat-led-you = { $why }, tu: { $what }
web-beat-leads = { $why }: { $seat }
web-beat-leads-you = { $why }: tu
web-beat-gain = { $seat }: { $what }
web-beat-gain-you = Tu: { $what }
web-beat-nuggets = { $count ->
    [one] +1 pepita
   *[other] +{ $count } pepite
}
web-beat-bills = +{ DOLLARS($count) }
web-beat-cards = { $count ->
    [one] +1 carta
   *[other] +{ $count } carte
}
web-beat-draws = { $count ->
    [one] 1 carta pescata
   *[other] { $count } carte pescate
}
web-beat-properties = { $count ->
    [one] +1 proprietà
   *[other] +{ $count } proprietà
}
web-beat-star = la stella
web-beat-visits = { $visitor_seats }
