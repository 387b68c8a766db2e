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
web-less = Meno
web-more = Più
web-back = Indietro
web-you = (tu)
web-you-name = Tu
web-seat-about = { $name }: mostra tutto ciò che è pubblico
web-seat-story = Ultime mosse
web-only-you = lo vedi solo tu
web-no-name = Il tuo nome
# An amount of banknotes where there is little room.
web-thousands = { $amount }k $
web-abandoned = Tutti hanno lasciato questo tavolo; la partita non continua.
web-not-started = Questa partita non è cominciata: due avvii sono falliti, perché un dispositivo non ha fornito la sua parte delle estrazioni. Apri un nuovo tavolo.
web-offline = Questo dispositivo è offline. Ai tavoli serve una connessione; la pagina continua a riprovare.
web-offline-still = Lezioni e regole si aprono lo stesso.
web-try-loading = Caricamento del tavolo in questa pagina… { $percent }%
web-try-failed = Non è stato possibile caricare il tavolo. Ricarica la pagina per riprovare.
web-unreachable = Il server non risponde. Riprova tra un momento.
web-connection-lost = { $seconds ->
    [0] Connessione persa. Riconnessione in corso…
   *[other] Connessione persa. Prossimo tentativo tra { $seconds } s; niente di ciò che hai fatto è andato perso.
}
web-connection-offline = Questo dispositivo è offline. La partita aspetta; la pagina si riconnette da sola.
web-answer-waiting = La tua risposta attende di essere inviata.

## The lobby

web-games = Giochi
web-tables = Tavoli
web-game-players = da { $least } a { $most } giocatori
# The name of a table that was given none.
web-table-of = Tavolo di { $name }
web-play-now = Gioca subito
web-new-table = Nuovo tavolo
web-join-code = Entra con un codice
web-join = Entra
web-your-tables = I tuoi tavoli
web-against = contro { $names }
web-tidy = Riordina
web-tidy-away = Nascondi «{ $title }»
web-tidied =
    { $tables ->
        [one] Un tavolo è nascosto.
       *[other] { $tables } tavoli sono nascosti.
    }
web-tidy-back = Mostra di nuovo
web-open-tables = Tavoli aperti
web-no-open-tables = In questo momento non ci sono tavoli aperti. Ne apri uno?
web-continue = Continua
web-sit-down = Siediti
web-watch = Guarda
web-lobby-title = Due giochi da tavolo del West, nel tuo browser
web-lobby-what = Fai offerte per i lotti o tira i dadi per conquistare la città: contro i bot o con gli amici, su uno o più dispositivi. Senza account.
web-watch-bots = Guarda giocare i bot
web-watch-bots-title = Una partita tra bot
web-my-games = Le mie partite
web-my-games-none = Questo dispositivo non ha ancora partite finite.
web-my-games-won = { $won } vinte su { $played }
web-my-games-beaten = Hai vinto { $count } partite contro bot del livello { $level }.
web-my-games-aim = Prossimo obiettivo: { $level }
web-beat-deputy = Ora batti il Vicesceriffo
web-beat-marshal = Ora batti il Marshal
web-beat-legend = Ora batti la Leggenda
web-my-games-place = posto { $place }, { $points } punti
web-my-games-left = lasciata prima della fine
web-my-games-export = Salva in un file
web-my-games-import = Aggiungi da un file
web-my-games-not = Questo file non contiene un elenco di partite.
web-my-games-forget = Dimentica tutto
web-recent-games = Partite recenti
web-recent-replay = Rivedi
web-won-by = vinta da { $names }
web-won-you = hai vinto
web-status-seating = { $taken } su { $seats } al tavolo
web-status-playing = in corso
web-status-over = finita
web-status-abandoned = abbandonata

## A new table

web-new-table-of = Nuovo tavolo: { $game }
web-table-title = Nome del tavolo
web-table-title-note = Gli ospiti lo leggono nell’invito.
web-others = Altri posti
web-others-open = liberi: per le persone
web-others-note = I bot hanno quattro livelli: puoi cambiarli fino all’inizio della partita.
web-players = Giocatori
web-players-note = Puoi aggiungere e togliere posti finché la partita non comincia.
web-listed = Visibile in sala
web-listed-note = chiunque può sedersi
web-open-table = Apri il tavolo

## The seating page

web-seats = Posti
web-seat-open = Posto libero
web-seat-waiting = in attesa di qualcuno
web-seat-kept = riservato a { $name }
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
web-character-tight = Parsimonioso: paga poco
web-character-bold = Audace: rischia molto
web-character-talkative = Chiacchierone: commenta tutto
web-character-grudge = Rancoroso: si vendica
web-character-steady = Calmo: gioca in modo lineare
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
web-host-sure-away = Tutti sapranno che crei un nuovo codice per { $name }. Non vale se { $name } torna in tempo. Continuare?
web-host-code = Con questo codice si può prendere il posto di { $name } su un altro dispositivo, finché { $name } non ritorna. Comunica il codice:
web-host-code-away = Per ora il dispositivo di { $name } tiene il posto. Se { $name } non torna, questo codice apre il posto tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Comunicalo:
web-given-up = Hai lasciato il tuo posto. Qui puoi solo guardare.
web-absent = { $name } non c’è ed è il suo turno. Non c’è limite di tempo, quindi la partita aspetta.
# A player is away; their time ends at $until, such as “until tomorrow, 14:12”.
web-absent-until = { $name } non c’è ed è il suo turno { $until }.
web-absent-live = { $name } non c’è.
web-absent-remind = Invia promemoria
web-covered-you = Un bot risponde per te finché non torni.
web-back-do = Sono di nuovo qui
web-absent-cover = Lascia rispondere un bot intanto
web-paused = In pausa da { $time }
web-pause-do = Chiedi una pausa
web-continue-do = Continua
web-clock-do = Chiedi questo limite di tempo
web-motion-pause = { $name } chiede una pausa.
web-motion-continue = { $name } chiede di continuare.
web-motion-clock = { $name } chiede questo limite di tempo: { $clock }.
web-motion-cover = { $name } chiede che intanto un bot risponda per { $absent }.
web-motion-undo = { $name } chiede di ritirare l’ultima risposta.
web-motion-yes = Va bene
web-motion-no = No
web-motion-withdraw = Ritira
web-motion-waits = Devono essere d’accordo tutti gli altri.
web-absence = Se qualcuno non c’è
web-absence-note = Che cosa succede mentre la partita aspetta qualcuno che non c’è.
web-absence-wait = si aspetta
web-absence-minutes = risponde un bot dopo { $time }
web-absence-limits = risponde un bot se il tempo scade due volte
web-host-decides = Decide chi apre il tavolo
web-host-decides-note = Solo chi ha aperto il tavolo mette in pausa la partita, la riprende e cambia il tempo per decisione.
web-until-today = fino alle { $time }
web-until-tomorrow = fino a domani, { $time }
web-until-day = fino a { $day }, { $time }
web-recovery-show = Mostra il codice per un altro dispositivo
web-binding = Quel che è detto è detto
web-binding-note = Nessuno ritira ciò che gli altri hanno visto.
web-consent = A meno che non siano tutti d’accordo
web-consent-note = Qualcuno lo chiede e tutti gli altri devono essere d’accordo.
web-taking = Ritirare ciò che gli altri hanno visto
web-taking-none = nessuno
web-taking-consent = solo se tutti sono d’accordo
web-taking-free = permesso
web-pausing = Pause e altro tempo per decisione
web-pausing-all = Tutti i giocatori devono essere d’accordo
web-visitors = Spettatori
web-visitors-note = Che cosa può fare chi apre il tavolo senza avere un posto.
web-visitors-chat = possono guardare e chattare
web-visitors-silent = possono solo guardare
web-visitors-none = restano fuori
web-absent-wait = Aspetta
# What a returning player has missed. $since is a day and a time.
web-missed = Mentre non c’eri
web-missed-since = Da { $since }
web-missed-show = Mostrami
web-missed-on = Avanti
web-missed-mark = Novità da { $since }
# How an answer in the story came about, if nobody clicked.
web-how-clock = (tempo scaduto)
web-how-order = (la tua istruzione)
web-how-bot = (ha risposto un bot)
web-absent-text = { $name }, tocca a te a { $game }:
web-options = Opzioni del tavolo
web-invite = Invita
web-invite-note = chi ha il link può sedersi
web-code = Codice
web-qr = Codice QR del link
web-copy = Copia il link
web-copy-secret = Copia il segreto
web-copied = Copiato
web-network-only-here = Solo questo computer raggiunge questo tavolo.
web-network-open = Fai entrare i telefoni di casa
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
web-wait-host = In attesa dell’inizio.
web-windows = Reazioni
web-windows-note = Quanto aspetta la partita le carte che si possono giocare fuori dal proprio turno.
web-windows-timed = brevi, con più tempo a richiesta
web-windows-untimed = senza fretta: si aspettano tutti
web-hints = Suggerimenti dell’allenatore
web-hints-note = L’allenatore propone una risposta e spiega perché.
web-hints-alone = solo contro i bot
web-hints-all = per tutti
web-hints-agreed = A questo tavolo tutti possono chiedere un suggerimento all’allenatore.
web-hints-tag = suggerimenti permessi
web-wait-watching = Stai guardando. Il tavolo compare qui quando la partita comincia.
web-door-watch = Guarda soltanto
web-clock = Tempo per decisione
web-clock-note = Chi esaurisce il tempo passa, o fa la cosa permessa che costa meno.
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
web-window-urge = Avanti
web-window-urged = «Avanti»: { $seats }.
web-orders = Mentre non ci sono
web-orders-short = Istruzioni
web-orders-remove = Rimuovi: { $order }
web-orders-ask = chiedimi
web-orders-clear = Rimuovi tutte le istruzioni
web-orders-about = Le tue istruzioni rispondono per te, anche a pagina chiusa. Solo tu le vedi, e nessuno nota che non hai risposto di persona.
web-orders-save = Salva le istruzioni
web-orders-now = Ora: { $answer }
web-orders-now-asked = Ora: ti viene chiesto.
web-orders-now-none = Ora non ti viene chiesto nulla.
web-orders-count = { $count ->
    [0] Istruzioni
    [one] Istruzioni: 1
   *[other] Istruzioni: { $count }
}
web-time-left = Tempo rimasto
web-plain-now = Ora
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
web-sheet-ranks = Classifica
web-sheet-counting = La partita è finita. Ora si conta.
web-rank = { $rank }º
web-you-win = { $count ->
    [one] Vinci tu
   *[other] Condividi la vittoria
}
web-they-win = { $count ->
    [one] Vince { $winner_seats }
   *[other] { $winner_seats } condividono la vittoria
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
web-refusal-rule = Regola
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

## The guide

web-guide-off = Disattiva la guida
web-first-deal-go = Si gioca

## The table in words

web-text-table = Vista testuale
web-text-visual = Vista grafica
web-text-options = Che cosa puoi fare
web-text-nothing = Adesso non hai niente da decidere.
web-text-mine = Le tue cose
web-text-watching = Stai guardando.
web-text-board = Il tavolo
web-text-others = Gli altri
web-text-command = Rispondi o chiedi
web-text-field = La tua risposta o domanda
web-text-note = La lettera di un’opzione o le sue parole, i dadi per facce (10 A A), o una domanda come «i miei soldi». Scrivi «aiuto» per saperne di più.
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

web-table = Tavolo
web-my-seat = Il mio posto qui
web-recovery = Con questo codice il tuo posto ti segue su un altro dispositivo:
web-recover = Codice di recupero del tuo posto
web-seat-code = Ho un codice del posto
web-recover-do = Riprendi il mio posto
web-leave = Lascia il tavolo
web-leave-bot = Un bot prende subito il tuo posto. Non si può annullare.
web-leave-default = Il tuo posto resta vuoto d’ora in poi. Non si può annullare.
web-leave-ends = La partita finisce qui. Non si può annullare.
web-leave-frees = Il tuo posto è subito di nuovo libero.
web-leave-closes = Il tavolo viene chiuso subito. Non si può annullare.
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
web-set-tempo-off = Immediato
web-set-patterns = Motivi
web-set-patterns-note = ogni giocatore ha un motivo oltre al colore
web-set-keys = Scorciatoie a un tasto
web-set-keys-note = ogni pulsante mostra il suo tasto; se disattivato, cifre e lettere non fanno nulla
web-set-unhurried = Nessun limite di tempo
web-set-unhurried-note = ai tavoli che apri
web-volume = Volume
web-set-sound = Suoni
web-set-sound-note = il tuo turno, offerte, denaro, duelli
web-set-botChat = I bot parlano
web-set-botChat-note = ogni tanto una frase in chat
web-set-chances = Probabilità di vittoria
web-set-chances-watching = Guardando
web-set-chances-off = No
# $chances lists the players, each with a percentage.
web-chances-basis = Probabilità di vittoria, in base a ciò che tutti vedono
web-chances = Probabilità di vittoria: { $chances }
web-chances-none = Calcolo delle probabilità di vittoria in corso.
web-keys = Scorciatoie da tastiera
web-key-enter = Invio
web-key-enter-does = premi il pulsante dorato; su un dado o una carta: scegli, e ancora una volta per confermare
web-key-figures = 1 … 9
web-key-figures-does = i pulsanti della barra, in ordine
web-key-space = Spazio
web-key-space-does = mostra l’evento successivo
web-key-escape = Esc
web-key-escape-does = annulla, chiudi
web-key-arrows = ← →
web-key-arrows-does = verso dadi, carte e caselle, e dall’uno all’altro
web-key-tab = Tab
web-key-tab-does = passa all’elemento successivo
web-key-timeline = T
web-key-timeline-does = rivedi la partita: ← → un passo alla volta, Spazio riproduce, Fine o Esc torna alla partita
# The key, as it is written on keyboards.
web-key-end = Fine
web-key-rules = R
web-key-rules-does = le regole, al paragrafo che conta adesso
web-key-slash = /
web-key-slash-does = vai al campo dei comandi della vista testuale
web-key-question = ?
web-key-question-does = questo aiuto

## Draws that anyone can check

web-verify = Controlla le estrazioni
web-fair = Gioco pulito
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Questo tavolo ha fissato il suo segreto prima che qualcuno si sedesse. Ogni posto aggiunge la sua parte di caso, così nessuno può truccare dadi, carte o duelli.
web-fair-more = Come funziona
web-fair-contribution = Il tuo contributo: le parole che vuoi
web-fair-give = Usa queste parole
web-fair-given = Le tue parole ora fanno parte delle estrazioni.
web-fair-check = Controlla
web-fair-title = Gioco pulito
web-fair-title-table = Le estrazioni del tavolo { $code } erano regolari?
web-fair-working = Il tuo browser sta ricalcolando ogni estrazione…
web-fair-file = Controlla la registrazione di un’altra partita
web-fair-good = { $draws ->
    [one] Un’estrazione ricalcolata: è giusta.
   *[other] { $draws } estrazioni ricalcolate: tutte giuste.
}
web-fair-secret-wrong = Il segreto non corrisponde all’impronta mostrata prima della partita.
# $entry is the place in the record of the game.
web-fair-wrong = La voce { $entry } della registrazione non corrisponde all’estrazione ricalcolata. Tutto ciò che precede è corretto.
web-fair-commitment = Impronta mostrata prima della partita
web-fair-secret = Segreto, pubblicato dopo la partita
# What a player added to the draws.
web-fair-added = Aggiunto da { $name }
web-fair-added-you = Aggiunto da te
web-fair-derived = calcolato da tavolo e posto; nessuno l’ha scelto
# $number counts the attempts to start the game.
web-fair-attempt = Impronte di tutti i contributi all’avvio { $number }
web-fair-as-seen = ✓ come visto su questo dispositivo
web-fair-not-as-seen = ✗ diverso da quanto visto su questo dispositivo
web-fair-not-this-record = Prima della partita questo dispositivo ha visto altre impronte o un avvio che qui manca: questa registrazione è stata modificata.
web-fair-other-table = Questa registrazione è di un altro tavolo.
web-fair-part-unused = La parte di questo dispositivo non è stata usata. Perciò nulla mostra a questo dispositivo che nessuno ha scelto le estrazioni.
web-fair-part-denied = Questo dispositivo ha fornito la sua parte in tempo e il server l’ha accettata. Ma la registrazione dice che mancava: chi gestisce il server può aver scelto le estrazioni.
web-fair-draws = { $draws ->
    [one] Un’estrazione, numero per numero
   *[other] Tutte le { $draws } estrazioni, numero per numero
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } su { $below }
# Above the list of draws, whose lines begin with words such as Setup #1 or Roll #3.
web-fair-labels = Ogni riga: il tipo di estrazione, # e il suo numero, poi ciò che è uscito.
web-fair-differs = dà un altro risultato
web-fair-how = Come funziona
web-fair-how-promise = Quando si apre un tavolo il server sceglie un segreto a caso e ne mostra l’impronta. Da quel momento non può cambiarlo senza che tutti se ne accorgano.
web-fair-how-add = Ogni dispositivo aggiunge un caso tutto suo. All’inizio ne mostra solo un’impronta. Il tuo browser lo fa da solo; le parole che scrivi vengono mescolate.
web-fair-how-reveal = All’avvio si fissano prima tutte le impronte. Solo allora i dispositivi mostrano che cosa aggiungono. Se uno non mostra nulla, l’avvio si ripete senza di lui e tutti lo vengono a sapere.
web-fair-how-draw = Ogni dado, carta e duello si calcola dal segreto, da ciò che tutti hanno aggiunto e dal numero dell’estrazione. Niente di ciò che succede al tavolo può cambiarlo.
web-fair-how-publish = A partita finita il segreto viene pubblicato, e chiunque può ricalcolare ogni estrazione. Questa pagina lo fa nel tuo browser.
web-fair-proves = Che cosa dimostra
web-fair-proves-what = Che nessuno ha scelto le estrazioni: nessun giocatore, né il server, né un gestore che gioca. Lo dimostra a te se il tuo dispositivo ha partecipato all’avvio, perché solo lui sa che la sua parte era casuale.
web-fair-not = Che cosa non dimostra
web-fair-not-looked = Che chi gestisce il server non abbia guardato le carte. Gioca con persone di cui ti fidi, o usa un server tuo.
web-fair-not-alone = Nulla, se hanno contribuito solo dispositivi del gestore o se il gestore ha cambiato la pagina nel tuo browser. Un programma tuo non dipende da quella pagina.
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
web-replay-play-on-you = Continua da qui
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
# Where on the track; $progress says how far the game is.
web-replay-at = { $progress }, mossa { $number } di { $count }
web-import-record = Apri la registrazione di una partita

## Ways to sit

web-devices = Modo di gioco
web-devices-own = Più dispositivi
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
web-curtain-first-look = { $name }, guarda i tuoi obiettivi segreti. Poi si offre davanti a tutti.
web-curtain-own-cards = { $name } guarda le proprie carte.
web-curtain-to-table = Al tavolo comune
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
web-asked-until = il tempo scade { $when } ({ $at })
web-notice-turn = Tocca a te
web-notify = Avvisami quando tocca a me
web-notify-on = Avviso attivo per il mio turno
web-notify-note = Funziona finché è aperta una scheda di tinhorn.
web-notify-denied = Il browser blocca le notifiche. Puoi consentirle nelle sue impostazioni per questo sito.
web-screen-seats = Tavolo e posti
web-screen-full = Schermo intero
web-screen-sleep = Questa pagina non può tenere acceso lo schermo: imposta il sistema in modo che non si spenga.
web-screen-back = Torna allo schermo grande

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
web-move-do = Gioco qui
web-move-not = Guarda soltanto
web-moved-away = Il posto di { $name } ora è su un altro dispositivo, o ci sta passando. Qui puoi solo guardare.

## How a finished game went

web-summary = Com’è andata
web-summary-of = { $title }: com’è andata
web-summary-net-worth = Chi aveva quanto
web-summary-chart = Una linea per giocatore, dall’inizio alla fine. Le cifre sono nella tabella qui sotto.
web-round = Round
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
web-review-parts = Fortuna e scelte
web-review-start = Inizio
web-review-luck = Fortuna
web-review-own = Scelte proprie
web-review-others = Scelte degli altri
web-review-result = Risultato
web-review-turning-points = Svolte
web-review-by-chance = (Caso)
web-review-better = Scelte migliori
web-review-choice = { $chosen }. Meglio: { $better }
web-review-none = Nessuna scelta chiaramente migliore.
web-review-more = { $count ->
    [one] Un’altra
   *[other] Altre { $count }
}
web-coach = Chiedi un suggerimento
web-luck-got = Ottenuto
web-luck-difference = Differenza

## Quello che si vede passo dopo passo

web-beat-next = Avanti
web-beat-hold = Avanti (tieni premuto: più veloce)
web-beat-over = La partita è finita.

## Notices for players who are away

web-tell = Come ti avvisiamo?
web-tell-note = Ti avvisiamo quando tocca a te da cinque minuti, a metà del tempo e due ore prima della scadenza, e quando una partita comincia o finisce. Mai che cosa ha fatto qualcuno.
web-tell-push = Su questo dispositivo
web-tell-push-note = Anche a pagina chiusa. Su un iPhone aggiungi prima tinhorn alla schermata Home.
web-tell-push-insecure = Solo agli indirizzi che iniziano con https.
web-tell-push-lacking = Non in questa finestra. Su iPhone o iPad, aggiungi prima tinhorn alla schermata Home (Condividi, Aggiungi alla schermata Home) e aprilo da lì.
web-tell-webhook = Con un mio link
web-tell-webhook-note = Per Discord, Matrix, ntfy o un tuo programma.
web-tell-calendar = Nel mio calendario
web-tell-calendar-note = Le tue scadenze, a un indirizzo privato.
web-tell-mail = Per e-mail
web-tell-self = Guardo io
web-tell-field-link = Indirizzo del link
web-tell-field-mail = Indirizzo e-mail
web-tell-field-code = Codice dell’e-mail
web-tell-plain = Invia solo testo, per ntfy
web-tell-quiet = Silenzio dalle 22 alle 8, a meno che il mio tempo finisca prima del mattino
web-tell-try = Invia una prova
web-tell-try-calendar = Mostra l’indirizzo
web-tell-choose = Scegli
web-tell-save = Salva
web-tell-sent = Inviato. È arrivato?
web-tell-failed = Non è arrivato. Controlla l’indirizzo.
web-tell-saved = Salvato.
web-tell-secret = Segreto delle firme
web-tell-subscribe = Abbona il tuo calendario a questo indirizzo
