### Italiano. Every sentence that people read in tinhorn.
###
### For translators:
### - docs/translating.md has the tone, the terms and the typography. en.ftl explains the keys.
### - The reader is "tu". A player's name has no gender: no "-o/-a" that agrees with a name or with
###   the reader ("al verde", "al tavolo" and the present tense need none).
### - A place or a card that is filled in has its own article, or none: only "per" and verbs stand
###   before it, never "di", "a", "da", "in", "su", which would melt with the article.
### - Quotation marks are «…», and the apostrophe is ’.


## Names and places at the table

# Instead of a name, where none is known. $number counts from 1.
seat-without-name = Posto { $number }
# A player who gave no name.
player-without-name = Giocatore { $number }

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester
game-dicetown = Dice Town
game-list = { $first }, { $rest }


## Answers that no game accepts

refusal-not-asked = Adesso non hai niente da decidere.
refusal-does-not-fit = Questo non risponde alla domanda.
refusal-on-open-table = { $seat } non può farlo. Il motivo si vede dalle sue carte.
# $prompt is the number of the question.
stale-prompt = Troppo tardi: la domanda { $prompt } è già chiusa.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = «{ $text }» non è una risposta. Una risposta comincia con una di queste parole: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = Dopo «{ $action }» ci vuole: { $fields }.
malformed-wrong-value = «{ $text }» non si può leggere.


## Setting up a table

setup-players = Questo gioco è da { $least } a { $most } giocatori, non da { $players }.
setup-no-such-seat = A questo tavolo non c’è il posto { $number }. I posti si contano da 1.


## Bots

# $known lists the bots there are.
bot-unknown = Non c’è nessun bot «{ $name }» per { $game }. Disponibili: { $known }.
bot-character-unknown = Non c’è nessun carattere «{ $name }» per i bot. Disponibili: { $known }.
bot-weights = «{ $folder }» non contiene pesi per { $game } leggibili da questa versione.
bots-count = { $players ->
    [one] Per un tavolo da un giocatore serve un bot, non { $bots }.
   *[other] Per un tavolo da { $players } giocatori servono { $players } bot, non { $bots }.
}
bots-no-games = Serve almeno una partita, non { $games }.
arena-bots = Indica almeno due bot diversi, ciascuno una volta.
arena-file = { $file } contiene partite di un altro torneo. Scegli un altro file.
arena-luck-program = Non si può misurare la fortuna di «{ $name }»: un programma non può rigiocare una parte della partita. Togli --luck.
# What kind of bot has a seat: “Doc (deputy)”.
bot-greenhorn = novellino
bot-deputy = vicesceriffo
bot-marshal = marshal
bot-legend = leggenda
# The former name of the deputy, in older records.
bot-heuristic = vicesceriffo
bot-uniform = bot casuale
bot-stdio = programma
bot-named = { $name } ({ $kind })
# A bot’s level and its character: “deputy, tight”.
bot-with-character = { $level }, { $character }
character-tight = parsimonia
character-bold = audacia
character-talkative = chiacchiere
character-grudge = rancore
character-steady = calma
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = Un affare è un affare.
talk-tight-rival = Per me sarebbe troppo caro.
talk-bold-won = La fortuna aiuta gli audaci.
talk-bold-lost = Valeva il rischio.
talk-grudge-lost = Me ne ricorderò.
talk-grudge-rival = Ti tengo d’occhio.
talk-steady-lost = Sono cose che capitano.
talk-steady-rival = Ben fatto.
talk-talkative-won = L’avete visto tutti?
talk-talkative-won-again = Mia nonna sarebbe fiera.
talk-talkative-lost = Beh, sarà una bella storia.
talk-talkative-lost-again = E dire che la giornata era iniziata così bene!
talk-talkative-rival = Se ne parlerà nel saloon.
talk-talkative-rival-again = Questa sì che è una mossa!
notice-left-bot = { $seat } ha lasciato il tavolo. Continua un bot.
notice-left-empty = { $seat } ha lasciato il tavolo. Il posto resta vuoto.
notice-given-bot = Un bot prende un posto: { $seat }.
notice-given-empty = Un posto ora è vuoto: { $seat }.
notice-back = { $seat } torna al tavolo.

# Bots that are programs; $program is the command that starts one.
program-quoting = «{ $program }» non è un comando valido: manca una virgoletta.
program-missing = Il programma «{ $program }» non si può avviare. È installato?
program-ended = Il programma «{ $program }» è terminato prima della fine della partita, con stato { $status }.
program-closed = Il programma «{ $program }» ha chiuso il suo output prima della fine della partita. È stato fermato.
program-slow = Il programma «{ $program }» non ha risposto entro { $seconds } secondi. È stato fermato.
program-unreadable = Il programma «{ $program }» ha inviato qualcosa che non è una risposta: { $line } È stato fermato.
program-protocol = Il programma «{ $program }» usa la versione { $theirs } del protocollo, questo tinhorn la versione { $ours }. È stato fermato.
program-prompt = Il programma «{ $program }» ha risposto alla domanda { $answered } invece che alla domanda { $prompt }. È stato fermato.
program-refused = Il programma «{ $program }» ha scelto un’azione non consentita. È stato fermato. { $reason }
program-timeout = { $variable } deve essere un numero di secondi maggiore di 0, non «{ $text }».


## Records of games

record-unreadable = Questa non è la registrazione di una partita.
record-format = La registrazione ha il formato { $format }; questa versione di tinhorn legge il formato { $known }.
record-game = La registrazione è di «{ $game }», che qui non si gioca. Qui si gioca: { $known }.
record-rules = La registrazione segue la versione { $rules } delle regole; questa è la versione { $known }.
record-start = Da questa posizione non si può continuare una partita.
record-start-elsewhere = Questa partita è stata continuata da un momento di un’altra, perciò si può aprire solo sul server su cui è stata giocata.
record-names = La registrazione ha { $names ->
    [one] un solo nome
   *[other] { $names } nomi
}, e questo non corrisponde al numero di giocatori.
# $number is the place of the answer in the record; $detail is the sentence that refuses it.
record-entry = La risposta { $number } della registrazione non è ammessa: { $detail }
record-table = Il tavolo indicato nella registrazione non è un tavolo valido.
record-outcome = L’esito registrato non corrisponde a come è finita la partita.
record-broken = Le mosse di questa registrazione non si possono riprodurre.


## Files that say what is in the box

components-unreadable = Impossibile leggere { $file }: { $detail }.
components-malformed = { $file } non descrive il contenuto della scatola.


## What the operating system objects to, after a colon in a sentence about a file or an address

system-not-found = non esiste
system-denied = permesso negato
system-is-folder = è una cartella
system-not-folder = una parte del percorso non è una cartella
system-full = il disco è pieno
system-read-only = il disco è di sola lettura
system-name-too-long = il nome è troppo lungo
system-address-in-use = l’indirizzo è già in uso
system-address-unknown = questo computer non ha quell’indirizzo
system-other = errore di sistema { $code }


## Tables

# Where a table stands, for whoever wants what is only possible earlier or later.
table-seating = La partita non è ancora cominciata.
table-playing = La partita è già cominciata.
table-over = La partita è finita.
table-abandoned = Questo tavolo è stato chiuso prima della fine della partita.
table-full = Tutti i posti di questo tavolo sono occupati.
table-seat-taken = Il posto { $number } è occupato.
table-unknown = Non c’è nessun tavolo «{ $table }».
table-taken = C’è già un tavolo «{ $table }».
# $rules is the version of the rules.
table-rules = Questo tavolo gioca a { $game } con la versione { $rules } delle regole, che questo server non supporta.
refusal-nothing-to-undo = Non c’è niente da annullare.
refusal-no-window = In questo momento non si può reagire.
refusal-held-already = Hai già chiesto tempo.
refusal-not-held = In questo momento non stai facendo aspettare nessuno.


## The database

storage-url = «{ $url }» non è l’indirizzo di un database. Scrivi sqlite:///FILE o postgresql://…
storage-folder = Impossibile creare la cartella { $folder }: { $detail }.
storage-driver = Il driver { $driver } non è installato.
storage-unreachable = Il database non è raggiungibile. Il suo messaggio: «{ $detail }»
storage-silent = Il database non ha risposto in tempo.
storage-busy = Tutte le connessioni al database sono occupate.
storage-corrupt = { $file } non è un database, oppure è danneggiato.
storage-unwritable = Impossibile scrivere in { $file }.
storage-failed = Il database { $file } non funziona. Il suo messaggio: «{ $detail }»
# $found and $known are versions of its layout.
storage-newer = Il database ha la struttura { $found }, di una versione più recente di tinhorn; questa conosce { $known }.


## Draws that anyone can check

fairness-missing = Questa partita non è stata giocata con estrazioni verificabili.
fairness-unpublished = Il segreto di questa partita non è ancora pubblico.
fairness-commitment = Il segreto non corrisponde all’impronta mostrata prima della partita.
fairness-options = Le opzioni del tavolo non sono quelle usate per le estrazioni.
fairness-contributions = { $count ->
    [one] Un solo giocatore ha contribuito alle estrazioni, e questo non corrisponde al tavolo.
   *[other] { $count } giocatori hanno contribuito alle estrazioni, e questo non corrisponde al tavolo.
}
fairness-hex = «{ $text }» non può essere un contributo alle estrazioni: lunghezza o caratteri non validi.
# $entry is the place in the record; $label and $number name the draw.
fairness-draw = La voce { $entry } non è corretta: l’estrazione { $number } ({ $label }) dà un altro risultato.

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duelli
winchester-dice-count-challenger = Pum per chi sfida
winchester-dice-count-challenged = Pum per chi riceve la sfida
dicetown-dice-count = Dadi
dicetown-dice-count-face = { $face }


## Winchester: what is asked (the prompt)

winchester-question-deal = Si prepara il tavolo.
winchester-question-plot = Si pesca il prossimo lotto.
winchester-question-open = Il lotto { $plot } è all’asta, ancora nessuna offerta. { $seat } offre o passa.
winchester-question-open-you = Il lotto { $plot } è all’asta, ancora nessuna offerta. Offri o passi?
winchester-question-bid = Il lotto { $plot } è a { MONEY($standing) }, con { $holder_seat } in testa. { $seat } rilancia o passa.
winchester-question-bid-you = Il lotto { $plot } è a { MONEY($standing) }, con { $holder_seat } in testa. Rilanci o passi?
winchester-question-bid-to-you = Il lotto { $plot } è a { MONEY($standing) }, con te in testa. { $seat } rilancia o passa.
winchester-question-vehicle = { $seat } muove la nave o la locomotiva.
winchester-question-vehicle-you = Muovi la nave o la locomotiva, oppure lasciane una dov’è: paga comunque.
winchester-question-rumor = { $seat } guarda una carta nascosta.
winchester-question-rumor-you = Ti arriva una soffiata. Quale carta nascosta guardi?
winchester-question-claim = { $seat } può reclamare obiettivi comuni.
winchester-question-claim-you = Reclami un obiettivo comune?
winchester-question-duel = { $challenger_seat } e { $challenged_seat } mettono mano alla pistola.
winchester-question-duel-you = Tu e { $other_seat } mettete mano alla pistola.
winchester-question-over = La partita è finita. Vittoria per { $winner_seats }.
winchester-question-over-you = La partita è finita. Hai vinto.


## Winchester: names of options (buttons and menus)

winchester-label-bid = Offri { MONEY($amount) }
winchester-label-pass = Passa
winchester-label-duel = Sfida a duello
winchester-label-boat = Nave sulla casella { $square }
winchester-label-locomotive = Locomotiva sulla casella { $square }
# $card is one of the two names below.
winchester-label-look = Guarda { $card }
winchester-label-claim = Reclama «{ $objective }»
winchester-label-deal = Prepara il tavolo
winchester-label-plot = Pesca il lotto { $plot }
winchester-label-bang = Dai Pum a { $seat }

# A hidden card, in the middle of a sentence.
winchester-card-site = la carta sul lotto { $plot }
winchester-card-objective = { $position ->
    [1] il primo obiettivo di { $seat }
   *[2] il secondo obiettivo di { $seat }
}
winchester-card-objective-you = { $position ->
    [1] il tuo primo obiettivo
   *[2] il tuo secondo obiettivo
}


## Winchester: what an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Andrebbe tutto al saloon.
   *[other] { $tip ->
        [0] Ogni altro giocatore riceverebbe { MONEY($share) }.
       *[other] Ogni altro giocatore riceverebbe { MONEY($share) }, il saloon { MONEY($tip) }.
    }
}
winchester-consequence-duel = Chi pesca Pum compra il lotto per { MONEY($amount) }. Il tuo gettone Duello se ne va comunque.

# These stand under a heading: what the plot would bring the reader. An amount may follow.
# First: how many items of a secret objective the reader has now, and would have then.
winchester-fact-secret = { $objective }: { $items } → { $then }
winchester-fact-secret-now = { $objective }: { $items } finora
winchester-fact-shared = { $objective }: { $have } su { $needs }
winchester-fact-movement = Gettone Spostamento: la mossa migliore
winchester-fact-saloon = Gettone Saloon: mance
winchester-fact-rumor = Gettone Soffiata: un’occhiata a una carta nascosta
winchester-fact-hidden = Gettone Bonus: ancora coperto
winchester-fact-mine-known = Una miniera: conosci la sua carta
winchester-fact-mine-unknown = Una miniera: la sua carta è coperta
winchester-fact-ranch-known = Il ranch: conosci la sua carta
winchester-fact-ranch-unknown = Il ranch: la sua carta è coperta
winchester-fact-neighbours = { $count ->
    [0] Nessun tuo lotto accanto
    [one] Un tuo lotto accanto
   *[other] { $count } tuoi lotti accanto
}
winchester-fact-squares = Caselle accanto: fiume { $river }, binari { $rails }
winchester-fact-worth = Il tuo patrimonio ora


## Winchester: names of things

winchester-token-movement = Spostamento
winchester-token-rumor = Soffiata
winchester-token-saloon = Saloon

winchester-objective-forest = Bosco
winchester-objective-desert = Deserto
winchester-objective-prairie = Prateria
winchester-objective-river = Fiume
winchester-objective-rails = Binari
winchester-objective-saloon = Saloon
winchester-objective-mine = Miniere
winchester-objective-ranch = Ranch
winchester-objective-rumor = Soffiate
winchester-objective-movement = Spostamenti

# The shared objectives, W-SHARED-1 to W-SHARED-10. The name alone should tell what is wanted.
winchester-shared-1 = Un lotto di ogni terreno
winchester-shared-2 = Un gettone di ogni tipo
winchester-shared-3 = Cinque lotti
winchester-shared-4 = L’ultimo lotto
winchester-shared-5 = Tre lotti collegati
winchester-shared-6 = Quattro gettoni dello stesso tipo
winchester-shared-7 = Tre lotti non sul fiume
winchester-shared-8 = Tre lotti non sui binari
winchester-shared-9 = Un saloon vuoto
winchester-shared-10 = Quattro lotti sparsi

# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] niente
   *[other] { MONEY($amount) }
}


## Winchester: the story, one line for each thing that happens

winchester-table-set = Il tavolo è pronto. Comincia { $seat }.
winchester-table-set-you = Il tavolo è pronto. Cominci tu.
winchester-objectives-dealt = { $seat } riceve due obiettivi segreti.
winchester-objectives-seen = { $seat } riceve due obiettivi segreti: { $first } e { $second }.
winchester-objectives-seen-you = Ricevi due obiettivi segreti: { $first } e { $second }.

winchester-plot-drawn = Il lotto { $plot } va all’asta. Gettone: { $token }.
winchester-plot-drawn-hidden = Il lotto { $plot } va all’asta. Il suo gettone è coperto.
winchester-bid = { $seat } offre { MONEY($amount) }.
winchester-bid-you = Offri { MONEY($amount) }.
winchester-passed = { $seat } passa.
winchester-passed-you = Passi.

winchester-duel-called = { $seat } sfida { $challenged_seat }: un duello a { MONEY($amount) }.
winchester-duel-called-you = Sfidi { $challenged_seat }: un duello a { MONEY($amount) }.
winchester-duel-called-to-you = { $seat } ti sfida: un duello a { MONEY($amount) }.
winchester-duel-fought = Pum! { $seat } vince il duello. { $loser_seat } sente solo un clic.
winchester-duel-fought-you = Pum! Vinci il duello. { $loser_seat } sente solo un clic.
winchester-duel-fought-to-you = Pum! { $seat } vince il duello. Tu senti solo un clic.

# $share is what each other player gets, $tip what goes to the saloon.
winchester-sold = { $share ->
    [0] { $seat } compra il lotto { $plot } per { MONEY($price) }. Va tutto al saloon.
   *[other] { $tip ->
        [0] { $seat } compra il lotto { $plot } per { MONEY($price) }. Ogni altro giocatore riceve { MONEY($share) }.
       *[other] { $seat } compra il lotto { $plot } per { MONEY($price) }. Ogni altro giocatore riceve { MONEY($share) }, il saloon { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Compri il lotto { $plot } per { MONEY($price) }. Va tutto al saloon.
   *[other] { $tip ->
        [0] Compri il lotto { $plot } per { MONEY($price) }. Ogni altro giocatore riceve { MONEY($share) }.
       *[other] Compri il lotto { $plot } per { MONEY($price) }. Ogni altro giocatore riceve { MONEY($share) }, il saloon { MONEY($tip) }.
    }
}
winchester-sold-forced = Nessuna offerta. { $seat } deve comprare il lotto { $plot } per { MONEY($price) }, che vanno al saloon.
winchester-sold-forced-you = Nessuna offerta. Devi comprare il lotto { $plot } per { MONEY($price) }, che vanno al saloon.
winchester-sold-free = Nessuna offerta. { $seat } è al verde e riceve gratis il lotto { $plot }.
winchester-sold-free-you = Nessuna offerta. Sei al verde e ricevi gratis il lotto { $plot }.

winchester-took-movement = { $seat } prende un gettone Spostamento.
winchester-took-movement-you = Prendi un gettone Spostamento.
winchester-took-rumor = { $seat } prende un gettone Soffiata.
winchester-took-rumor-you = Prendi un gettone Soffiata.
winchester-took-saloon = { $seat } prende un gettone Saloon.
winchester-took-saloon-you = Prendi un gettone Saloon.

winchester-tips = { $amount ->
    [0] Il saloon era vuoto: niente mance per { $seat }.
   *[other] { $seat } prende { MONEY($amount) } di mance dal saloon.
}
winchester-tips-you = { $amount ->
    [0] Il saloon era vuoto: niente mance per te.
   *[other] Prendi { MONEY($amount) } di mance dal saloon.
}

# $pay says who earns what; see the three messages below.
winchester-moved-boat = { $seat } manda la nave sulla casella { $square }. La banca paga: { $pay }.
winchester-moved-boat-you = Mandi la nave sulla casella { $square }. La banca paga: { $pay }.
winchester-moved-locomotive = { $seat } manda la locomotiva sulla casella { $square }. La banca paga: { $pay }.
winchester-moved-locomotive-you = Mandi la locomotiva sulla casella { $square }. La banca paga: { $pay }.
winchester-earned-nothing = niente a nessuno
winchester-earned = { MONEY($amount) } a { $seat }
winchester-earned-you = { MONEY($amount) } a te
# A list: $first is one of the above, $rest the others in the same form.
winchester-earned-list = { $first }, { $rest }

winchester-rumor = { $seat } guarda { $card }.
winchester-rumor-seen = { $seat } guarda { $card }: { $face }.
winchester-rumor-seen-you = Guardi { $card }: { $face }.
winchester-card-turned = { $amount ->
    [0] Si scopre la carta sul lotto { $plot }. { $seat } non riceve niente.
   *[other] Si scopre la carta sul lotto { $plot }. { $seat } riceve { MONEY($amount) }.
}
winchester-card-turned-you = { $amount ->
    [0] Si scopre la carta sul lotto { $plot }. Non ricevi niente.
   *[other] Si scopre la carta sul lotto { $plot }. Ricevi { MONEY($amount) }.
}

winchester-objective-won = { $seat } vince { MONEY($amount) } per «{ $objective }».
winchester-objective-won-you = Vinci { MONEY($amount) } per «{ $objective }».
winchester-claims-declined = { $seat } non reclama altro.
winchester-claims-declined-you = Non reclami altro.

# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = L’ultimo lotto è venduto. Il patrimonio più grande è di { $winner_seats }: { MONEY($amount) }.
winchester-ended-cash = L’ultimo lotto è venduto. Parità a { MONEY($amount) }: vince { $winner_seats }, con più contanti.
winchester-ended-duel-token = L’ultimo lotto è venduto. Parità a { MONEY($amount) }: vince { $winner_seats }, che ha ancora il gettone Duello.
winchester-ended-shared = L’ultimo lotto è venduto. { $winner_seats } condividono il titolo con { MONEY($amount) } a testa.
winchester-ended-fortune-you = L’ultimo lotto è venduto. Il patrimonio più grande è il tuo: { MONEY($amount) }.
winchester-ended-cash-you = L’ultimo lotto è venduto. Parità a { MONEY($amount) }: vinci tu, con più contanti.
winchester-ended-duel-token-you = L’ultimo lotto è venduto. Parità a { MONEY($amount) }: vinci tu, che hai ancora il gettone Duello.
winchester-ended-shared-you = L’ultimo lotto è venduto. Condividi il titolo con { $winner_seats }, con { MONEY($amount) } a testa.


## Winchester: why an answer is refused

winchester-refusal-turn = Tocca a { $seat } offrire.
winchester-refusal-passed = Hai passato: non partecipi più a quest’asta.
winchester-refusal-too-low = Offri almeno { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] Non hai denaro da offrire.
   *[other] Hai solo { MONEY($cash) }.
}
winchester-refusal-no-token = Il lotto { $plot } è già venduto.
winchester-refusal-duel-not-two = Per un duello devono restare in asta esattamente due giocatori.
winchester-refusal-duel-token = Hai già speso il tuo gettone Duello.
winchester-refusal-duel-no-bid = Si può duellare solo quando c’è già un’offerta.
winchester-refusal-duel-cash = Devi poter pagare l’offerta più alta: { MONEY($standing) }.
winchester-refusal-not-dueling = { $seat } non partecipa a questo duello.
winchester-refusal-square = { $vehicle ->
    [boat] Il fiume ha le caselle da 1 a { $most }.
   *[locomotive] I binari hanno le caselle da 1 a { $most }.
}
winchester-refusal-rumor-seen = Hai già visto quella carta. Scegline una che non hai visto.
winchester-refusal-rumor-none = Quella carta nascosta non c’è.
winchester-refusal-claim-auto = A questo tavolo gli obiettivi comuni vengono reclamati per te in automatico.
winchester-refusal-claim-gone = Quell’obiettivo non è disponibile.
winchester-refusal-claim-unmet = Non hai ancora raggiunto «{ $objective }».
winchester-refusal-deal = Questa distribuzione non è possibile con questa scatola e queste opzioni.


## Winchester: what is wrong with a component file

winchester-components-banknotes = { $file } ha { $count } banconote; devono essere 110.
winchester-components-hats = { $file } ha { $count } cappelli per giocatore; devono essere 10.
winchester-components-cards = { $kind ->
    [mine] { $file } deve avere { $count } carte Miniera, nessuna sotto 0.
   *[ranch] { $file } deve avere { $count } carte Ranch, nessuna sotto 0.
}
winchester-components-tokens = { $file } ha { $count } gettoni Bonus; devono essere 19, di tre tipi.
winchester-components-numbers = { $file } deve numerare i lotti da 1 a 19, ogni numero una volta sola.
winchester-components-terrain = { $terrain ->
    [desert] { $file } ha { $found } lotti di deserto; devono essere { $count }.
    [prairie] { $file } ha { $found } lotti di prateria; devono essere { $count }.
   *[forest] { $file } ha { $found } lotti di bosco; devono essere { $count }.
}
winchester-components-neighbours = In { $file } il lotto { $plot } confina con { $other }, ma non viceversa.
winchester-components-2019 = { $file } dà al lotto { $plot } il numero sbagliato dell’edizione 2019.
winchester-components-site = { $file } mette una miniera o il ranch sul lotto { $plot }: le miniere stanno nel deserto, il ranch nella prateria.
winchester-components-ranches = { $file } ha { $count } ranch; deve essercene uno.
# $printed and $found are lists of plot numbers.
winchester-components-list = { $list ->
    [river] In { $file } il fiume tocca i lotti { $found }; secondo il regolamento { $printed }.
    [rails] In { $file } i binari toccano i lotti { $found }; secondo il regolamento { $printed }.
    [saloon] In { $file } attorno al saloon ci sono i lotti { $found }; secondo il regolamento { $printed }.
    [mines] In { $file } le miniere sono sui lotti { $found }; secondo il regolamento { $printed }.
   *[ranch] In { $file } il ranch e i lotti attorno sono { $found }; secondo il regolamento { $printed }.
}


## Winchester in the terminal: the map

winchester-terrain-desert = deserto
winchester-terrain-prairie = prateria
winchester-terrain-forest = bosco
winchester-panel-map = La mappa
winchester-panel-sold = { $sold ->
    [one] 1 lotto venduto su { $plots }
   *[other] { $sold } lotti venduti su { $plots }
}
# The letters stand beside each plot. Keep the letters, translate the words.
winchester-panel-legend = ~ fiume  # binari  S saloon  M miniera  R ranch  r vicino al ranch  ► in vendita
# $plots are the numbers of the plots that share a side with this one.
winchester-panel-beside = accanto a { $plots }
winchester-panel-vehicle-boat = Nave sulla casella { $square } di { $squares }, accanto ai lotti { $plots }
winchester-panel-vehicle-locomotive = Locomotiva sulla casella { $square } di { $squares }, accanto ai lotti { $plots }
winchester-panel-squares-boat = Fiume
winchester-panel-squares-locomotive = Binari


## Winchester in the terminal: players, objectives, what I know

winchester-panel-head-name = Giocatore
winchester-panel-head-plots = Lot.
winchester-panel-head-tokens = Gettoni
winchester-panel-head-duel = Duel.
winchester-panel-head-cash = Contanti
winchester-panel-players = Giocatori
winchester-panel-signs = ★ primo giocatore  ▸ tu
winchester-panel-money = { MONEY($amount) }
winchester-panel-dollars = { DOLLARS($dollars) }
winchester-panel-display = Obiettivi comuni
winchester-panel-met = (raggiunto da { $met_seats })
winchester-panel-tips = nel saloon
winchester-panel-mine = Lo vedi solo tu: { MONEY($amount) } in mano
winchester-panel-objective = { $objective }, alla fine { MONEY($pay) } per elemento: finora { $count }, { MONEY($amount) }
winchester-panel-saw = Da una Soffiata, { $card }: { $face }


## Winchester in the terminal: the auction and the answers

winchester-panel-plot = Il lotto { $plot } è all’asta
winchester-panel-token-movement = gettone Spostamento
winchester-panel-token-rumor = gettone Soffiata
winchester-panel-token-saloon = gettone Saloon
winchester-panel-token-hidden = gettone coperto
winchester-panel-near-river = fiume
winchester-panel-near-rails = binari
winchester-panel-near-saloon = vicino al saloon
winchester-panel-near-mine = miniera
winchester-panel-near-ranch = terre del ranch
winchester-panel-no-bid = Ancora nessuna offerta.
winchester-panel-bid = { MONEY($amount) } da { $seat }.
winchester-panel-in = In asta: { $in_seats }.
winchester-panel-out = Fuori: { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = Offri: { $dollars }, { $amount }k e { $amount } sono lo stesso
# Something else than a multiple of 1,000 was typed as a bid.
winchester-panel-thousands = Le offerte sono in migliaia di dollari, per esempio 4000, 4k o 4.
# What to type to move a vehicle: one word, before the number of a square.
winchester-panel-word-boat = nave
winchester-panel-word-locomotive = treno
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = Quale dei due: { $boat } { $square } o { $locomotive } { $square }?


## Winchester in the terminal: the score sheet

winchester-sheet-title = Punteggio finale
winchester-sheet-cash = Contanti
winchester-sheet-objective-1 = Obiettivo
winchester-sheet-objective-2 = Obiettivo
winchester-sheet-score = { $objective } { $items }
winchester-sheet-most = Più lotti
# How many plots, and how many of them in the largest connected group.
winchester-sheet-plots = { $plots }, gruppo { $group }
winchester-sheet-total = Patrimonio
winchester-sheet-rank = Posto
winchester-sheet-tied = Parità a { MONEY($amount) }: { $seat } ha { MONEY($cash) } senza contare gli obiettivi segreti e { $token ->
    [yes] ancora il gettone Duello.
   *[no] nessun gettone Duello.
}
winchester-sheet-by-fortune = Ha deciso il patrimonio (W-END-4).
winchester-sheet-by-cash = Patrimoni in parità: hanno deciso i contanti senza gli obiettivi segreti (W-END-4).
winchester-sheet-by-duel-token = Patrimoni e contanti in parità: ha deciso il gettone Duello ancora in mano (W-END-4).
winchester-sheet-by-shared = Parità in tutto: il titolo è condiviso (W-END-4).


## Winchester: what a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Nessuno ha ancora offerto. Una prima offerta costa poco; ma se nessuno vuole il lotto, deve prenderlo il primo giocatore per { MONEY(1) }.
winchester-hint-raise = Il prezzo si divide tra gli altri giocatori: anche un lotto che non vuoi può farti guadagnare, se lo compra qualcun altro.
winchester-hint-worth = Guarda che cosa ti porterebbe il lotto: i tuoi obiettivi segreti, quelli comuni e il gettone che c’è sopra.
winchester-hint-complete = Con questo lotto raggiungeresti un obiettivo comune. Ricevi subito il denaro.
winchester-hint-secret = Questo lotto conta per uno dei tuoi obiettivi segreti, che ti paga alla fine.
winchester-hint-cash = Il tuo denaro lo vedi solo tu. Non si può mai offrire più di quanto si ha.
winchester-hint-duel = Siete rimasti in due. Con il tuo unico gettone Duello puoi lasciar decidere alle carte: chi vince paga l’offerta più alta.
winchester-hint-broke = Non puoi rilanciare, quindi passa. Chi compra il lotto ti paga una parte del prezzo.
winchester-hint-vehicle = Scegli una casella accanto ai tuoi lotti: la banca paga { MONEY(1) } al proprietario di ogni lotto che la tocca.
winchester-hint-rumor = Una carta Miniera o Ranch ti dice quanto paga il suo lotto, un obiettivo ti dice che cosa cerca un avversario. Lo vedrai solo tu.
winchester-hint-claim = Reclama ciò che hai raggiunto prima che lo faccia qualcun altro.

# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = I diciannove lotti vanno all’asta uno alla volta. Chi compra un lotto ne prende il gettone e lo usa subito.
winchester-tip-PlotSold = Il prezzo è andato agli altri in parti uguali; ciò che non si poteva dividere è una mancia per il saloon.
winchester-tip-VehicleMoved = Nave e locomotiva pagano tutti i proprietari accanto alla casella dove si fermano, non solo chi le ha mosse.
winchester-tip-TipsTaken = Con un gettone Saloon si prendono tutte le mance tranne quella dell’acquisto appena fatto.
winchester-tip-RumorHeard = Tutti sanno quale carta è stata guardata, ma non che cosa c’è scritto.
winchester-tip-CardTurned = Le miniere e il ranch hanno una carta nascosta. Paga una volta sola, a chi compra, e se ne va.
winchester-tip-ObjectiveWon = Un obiettivo comune è di chi lo raggiunge per primo: con la carta se ne va anche il denaro che c’è sotto.
winchester-tip-DuelCalled = Un duello chiude subito l’asta. Ogni giocatore ha un solo gettone Duello per tutta la partita.
winchester-tip-DuelFought = Chi pesca Pum compra il lotto al prezzo dell’offerta più alta, chiunque l’abbia fatta.


## Winchester: the lesson, a scripted first game

winchester-lesson-goal = Qui vengono messi all’asta diciannove lotti, uno dopo l’altro. Sei uno degli eredi che se li contendono. L’obiettivo: essere il giocatore più ricco quando l’ultimo lotto è venduto. La terra da sola non vale niente. Conta il denaro che ti porta.
winchester-lesson-mine = Questo è tuo. Cominci con { MONEY($cash) }, e solo tu vedi il tuo denaro. I tuoi due obiettivi segreti ti pagano a fine partita: { MONEY($saloon) } per ogni tuo lotto intorno al saloon, { MONEY($river) } per ognuno che tocca il fiume.
winchester-lesson-bid = Il lotto { $plot } è in vendita. È sul fiume e accanto al saloon, quindi alla fine ti porta { MONEY($pays) }. Si offre a turno, e ogni offerta deve superare l’ultima di almeno { MONEY($step) }. Chi passa è fuori da quest’asta. Offri { MONEY($amount) }.
winchester-lesson-money = Hai comprato il lotto per { MONEY($price) }. Il denaro non va alla banca: si divide in parti uguali tra gli altri giocatori, { MONEY($share) } a testa. I { MONEY($rest) } che non si potevano dividere sono una mancia per il saloon. Quindi tutto ciò che paghi arricchisce i tuoi avversari.
winchester-lesson-token = Ogni lotto ha un gettone, che chi compra usa subito. Questo è uno Spostamento: muovi la nave o la locomotiva, e la banca paga { MONEY($amount) } al proprietario di ogni lotto che tocca la nuova casella. Porta la locomotiva sulla casella { $square }, accanto al tuo lotto. Ce ne sono altri due tipi: il gettone Saloon prende le mance del saloon, il gettone Soffiata mostra una carta coperta.
winchester-lesson-shared = Questi sono i cinque obiettivi comuni, con sopra da { MONEY($least) } a { MONEY($most) }. Il primo giocatore che ne raggiunge uno prende subito il denaro. Chi compra apre l’asta successiva, quindi tocca di nuovo a te. Anche il lotto { $plot } è accanto al saloon: offri { MONEY($amount) }.
winchester-lesson-duel = { $seat } ha offerto { MONEY($amount) }, e nell’asta sono rimasti solo due giocatori: ora è possibile un duello. Una volta per partita, al tuo turno, puoi spendere il tuo gettone Duello. Si distribuiscono due carte: chi ha Pum compra il lotto al prezzo dell’ultima offerta, chi ha Clic resta senza. Sfida a duello!
winchester-lesson-pass = Pum! Il lotto è tuo per { MONEY($price) }, e il suo gettone Saloon ti ha portato { MONEY($tips) } di mance. Il lotto { $plot } non serve a nessuno dei tuoi obiettivi. Passa: se lo compra qualcun altro, ricevi una parte del prezzo.
winchester-lesson-earned = { $seat } ha pagato { MONEY($price) }, e { MONEY($share) } sono tuoi. Sul lotto c’è una miniera: la sua carta coperta ha dato { MONEY($card) } a { $seat }. Con il gettone Soffiata del lotto, { $seat } ha guardato uno dei tuoi obiettivi segreti. Ora hai visto tutto ciò che succede in un’asta.
winchester-lesson-end = Per mostrarti la fine, dei bot hanno giocato le altre aste. Dopo il diciannovesimo lotto si conta il denaro: i contanti, quanto pagano i due obiettivi segreti e { MONEY($amount) } per chi ha più lotti. Vince il giocatore più ricco. Ora torna alla quarta asta e continua liberamente. All’inizio vedrai dei consigli, poi sempre meno.


## Winchester: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } ha un patrimonio di { MONEY($amount) }.
winchester-report-score-you = Hai un patrimonio di { MONEY($amount) }.
winchester-report-so-far = Finora hai { MONEY($total) }: { MONEY($cash) } in contanti e { MONEY($objectives) } dai tuoi obiettivi segreti.
winchester-report-money = { $seat } ha { MONEY($amount) }.
winchester-report-money-you = Hai { MONEY($amount) }.
winchester-report-money-secret = Il denaro di { $seat } è segreto.
# $plots is a list of plot numbers.
winchester-report-plots = { $count ->
    [0] { $seat } non ha ancora lotti.
    [one] { $seat } possiede il lotto { $plots }.
   *[other] { $seat } possiede { $count } lotti: { $plots }.
}
winchester-report-plots-you = { $count ->
    [0] Non hai ancora lotti.
    [one] Possiedi il lotto { $plots }.
   *[other] Possiedi { $count } lotti: { $plots }.
}
winchester-report-tokens = Gettoni di { $seat }: { $movement } Spostamento, { $saloon } Saloon, { $rumor } Soffiata.
winchester-report-tokens-you = I tuoi gettoni: { $movement } Spostamento, { $saloon } Saloon, { $rumor } Soffiata.
winchester-report-duel-held = { $seat } ha ancora il gettone Duello.
winchester-report-duel-held-you = Hai ancora il gettone Duello.
winchester-report-duel-spent = { $seat } ha speso il gettone Duello.
winchester-report-duel-spent-you = Hai speso il gettone Duello.
# $card is a hidden card in the middle of a sentence, such as “Ben’s first objective”.
winchester-report-seen = Conosci { $card }: { $face }.
# $fact is a line such as “Forest: 0 → 1”.
winchester-report-fact = { $fact }, { MONEY($amount) }
winchester-report-shared = { $objective }: { MONEY($amount) }.
winchester-report-most = { $count ->
    [0] Nessuno ha ancora lotti.
   *[other] Più lotti: { $most_seats } con { $count }.
}
winchester-report-saloon = { $amount ->
    [0] Nel saloon non ci sono mance.
   *[other] Mance nel saloon: { MONEY($amount) }.
}
winchester-report-first = { $seat } ha il gettone Primo Giocatore.
winchester-report-first-you = Hai il gettone Primo Giocatore.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Lotto { $plot }: { $words }; accanto a { $beside }; non venduto.
winchester-report-plot-of = Lotto { $plot }: { $words }; accanto a { $beside }; di { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }


## Dice Town: what is asked (the prompt)

dicetown-question-keep = Ognuno sceglie in segreto quali dadi tenere.
dicetown-question-keep-you = Hai tirato { $dice }. Quali dadi tieni?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = Si può giocare il Giocatore d’azzardo.
dicetown-question-turn-you = Giochi il Giocatore d’azzardo e giri uno dei tuoi dadi?
dicetown-question-turn-none-you = Si può giocare il Giocatore d’azzardo. Tu non hai questa carta.
dicetown-question-react = { $situation } Si può giocare { $card }.
dicetown-question-react-you = { $situation } Giochi { $card }?
dicetown-question-react-none-you = { $situation } Si può giocare { $card }. Tu non hai questa carta.
dicetown-question-shares = { $robber_seat } rapina la banca: { DOLLARS($bills) }. Si può giocare Parti uguali.
dicetown-question-shares-you = { $robber_seat } rapina la banca: { DOLLARS($bills) }. Ne prendi { DOLLARS($share) } con Parti uguali?
dicetown-question-shares-none-you = { $robber_seat } rapina la banca: { DOLLARS($bills) }. Non hai Parti uguali.
dicetown-question-marshal = { $player_seat } sta per ricevere la stella da sceriffo. Si può giocare Marshal.
dicetown-question-marshal-you = { $player_seat } sta per ricevere la stella da sceriffo. Lo impedisci con Marshal?
dicetown-question-marshal-none-you = { $player_seat } sta per ricevere la stella da sceriffo. Non hai Marshal.
dicetown-question-counter = { $player_seat } gioca { $card }: { $about }. Si può rispondere con Ricercato.
dicetown-question-counter-you = { $player_seat } gioca { $card }: { $about }. Vuoi annullare la carta con Ricercato?
dicetown-question-counter-none-you = { $player_seat } gioca { $card }: { $about }. Non hai un Ricercato per annullare la carta.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } va da Doc Badluck.
dicetown-about-visits-you = Vai da Doc Badluck.
dicetown-about-dynamite = { $double } pepite invece di { $count }
dicetown-about-barmaids = un secondo furto
dicetown-about-corruption = una proprietà in più dal mazzo
dicetown-about-credit = una visita in più all’Emporio
dicetown-about-elixir = una visita a Doc Badluck
dicetown-about-marshal = la stella resta a { $seat }
dicetown-about-shares = { DOLLARS($share) } del bottino
dicetown-about-joe = { DOLLARS($bills) } da { $target_seat }
dicetown-about-brute = { $dice } gratis
dicetown-about-gambler = { $die } diventa { $face }
dicetown-question-offer = Parità per { $place }. Chi è in parità fa una proposta allo sceriffo, { $sheriff_seat }.
dicetown-question-offer-you = Sei in parità per { $place }. Che cosa proponi allo sceriffo, { $sheriff_seat }?
dicetown-question-leader = Parità tra { $tied_seats } per { $place }. Decide lo sceriffo, { $seat }.
dicetown-question-leader-you = Parità tra { $tied_seats } per { $place }. La stella è tua: chi controlla il luogo?
dicetown-question-leader-tied = Parità con { $rival_seats } per { $place }. Decide lo sceriffo, { $seat }.
dicetown-question-leader-tied-you = Parità con { $rival_seats } per { $place }. La stella è tua: chi controlla il luogo?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } non può pagare tutti i dadi e sceglie quali restano.
dicetown-question-trim-you = { $count ->
    [one] Il tuo Bruto è stato annullato, e non puoi pagare altri dadi. Quale tieni?
   *[other] Il tuo Bruto è stato annullato, e puoi pagare solo { $count } dadi. Quali tieni?
}
dicetown-question-card = { $count ->
    [one] { $seat } guarda una carta dell’Emporio.
   *[other] { $seat } tiene una di { $count } carte dell’Emporio.
}
dicetown-question-card-you = { $count ->
    [one] Hai pescato una carta all’Emporio. Prendila.
   *[other] Hai pescato { $count } carte all’Emporio. Quale tieni?
}
dicetown-question-rob = { $seat } cerca qualcuno da derubare nel saloon.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [one] Controlli il saloon con una Q. Da chi peschi una carta?
   *[other] Controlli il saloon con { $count } Q. Da chi peschi le carte?
}
dicetown-question-steal = { $seat } tiene una delle carte di { $victim_seat }.
dicetown-question-steal-you = Quale delle carte di { $victim_seat } tieni?
dicetown-question-order = Lo sceriffo, { $seat }, decide l’ordine delle visite a Doc Badluck.
dicetown-question-order-you = La stella è tua. In che ordine si va da Doc Badluck?
dicetown-question-visit = { $seat } sceglie un elisir da Doc Badluck.
dicetown-question-visit-you = Doc Badluck ha qualcosa per te. Quale elisir prendi?
dicetown-question-joe = { $seat } pesca Joe il Nervoso e sceglie chi deve pagare.
dicetown-question-joe-you = Hai pescato Joe il Nervoso. Chi deve pagarti?
dicetown-question-giver-friendship = { $seat } chiede a qualcuno una carta Emporio.
dicetown-question-giver-friendship-you = Amicizia: a chi chiedi una carta Emporio?
dicetown-question-giver-dominion = { $seat } chiede a qualcuno una proprietà.
dicetown-question-giver-dominion-you = Dominio: a chi chiedi una proprietà?
dicetown-question-gift-friendship = { $seat } dà una carta Emporio a { $taker_seat }.
dicetown-question-gift-friendship-you = Quale carta Emporio dai a { $taker_seat }?
dicetown-question-gift-dominion = { $seat } dà una proprietà a { $taker_seat }.
dicetown-question-gift-dominion-you = Quale proprietà dai a { $taker_seat }?
dicetown-question-protect = { $seat } sceglie due proprietà da proteggere.
dicetown-question-protect-you = Quali due proprietà metti al sicuro dai furti?
dicetown-question-winner = Parità fino all’ultimo. Lo sceriffo, { $seat }, decide chi vince.
dicetown-question-winner-you = Parità fino all’ultimo, e la stella è tua. Chi vince?
dicetown-question-over = La partita è finita. La città è di { $winner_seats }.
dicetown-question-over-you = La partita è finita. La città è tua.

# While chance is at work.
dicetown-draw-deal = Si prepara il tavolo.
dicetown-draw-roll = I dadi rotolano sotto i bussolotti.
dicetown-draw-store = Si pescano carte Emporio.
dicetown-draw-theft = Si pesca dalla mano di qualcuno.
dicetown-draw-property = Si pescano proprietà.
dicetown-draw-elixir = Si pesca un elisir.


## Dice Town: names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] Tieni { $dice }, gratis
   *[other] Tieni { $dice } per { DOLLARS($cost) }
}
dicetown-label-keep-none = Non tenere nulla per { DOLLARS(1) }
dicetown-label-brute = Tieni { $dice } con il Bruto
dicetown-label-trim = Tieni { $dice }
dicetown-label-pass = Passa
dicetown-label-play = Gioca { $card }
dicetown-label-turn = Gira { $die } su { $face }
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = Proposta: { $offer }
dicetown-label-leader = Scegli { $seat }
dicetown-label-card = Scegli { $card }
dicetown-label-joe = Manda Joe da { $target_seat }
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [one] Da { $victim_seat }: 1 proprietà
       *[other] Da { $victim_seat }: { $properties } proprietà
    }
    [one] { $properties ->
        [0] Da { $victim_seat }: 1 carta Emporio
        [one] Da { $victim_seat }: 1 carta Emporio, 1 proprietà
       *[other] Da { $victim_seat }: 1 carta Emporio, { $properties } proprietà
    }
   *[other] { $properties ->
        [0] Da { $victim_seat }: { $store } carte Emporio
        [one] Da { $victim_seat }: { $store } carte Emporio, 1 proprietà
       *[other] Da { $victim_seat }: { $store } carte Emporio, { $properties } proprietà
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = Prendi { $elixir }
dicetown-label-elixir-top = Prendi quello coperto in cima
dicetown-label-giver = Chiedi a { $seat }
dicetown-label-protect = Proteggi { $cards }
dicetown-label-winner = Vince { $seat }
dicetown-label-deal = Prepara il tavolo
dicetown-label-roll = Tira i dadi
dicetown-label-draw = Pesca { $cards }


## Dice Town: names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = la miniera d’oro
dicetown-place-bank = la banca
dicetown-place-store = l’Emporio
dicetown-place-saloon = il saloon
dicetown-place-office = l’ufficio dello sceriffo
dicetown-place-hall = il Municipio

# Cards whose faces the reader may see.
dicetown-card-brute = Bruto
dicetown-card-gambler = Giocatore d’azzardo
dicetown-card-dynamite = Dinamite
dicetown-card-barmaids = Ragazze del saloon
dicetown-card-corruption = Corruzione
dicetown-card-credit = Credito illimitato
dicetown-card-joe = Joe il Nervoso
dicetown-card-marshal = Marshal
dicetown-card-shares = Parti uguali
dicetown-card-wanted = Ricercato
dicetown-card-elixir = Elisir
dicetown-card-equipment-1 = Borraccia (1)
dicetown-card-equipment-2 = Lazo (2)
dicetown-card-equipment-3 = Stivali (3)
dicetown-card-equipment-4 = Sella (4)
dicetown-card-equipment-5 = Fucile (5)
dicetown-card-equipment-6 = Mulo (6)
dicetown-card-equipment-7 = Carro (7)
dicetown-card-equipment-8 = Cavallo (8)
dicetown-card-property-1 = Tenda (1)
dicetown-card-property-2 = Capanna (2)
dicetown-card-property-3 = Fattoria (3)
dicetown-card-property-4 = Ranch (4)
dicetown-card-property-5 = Villa (5)
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [one] una carta Emporio
   *[other] { $count } carte Emporio
}
dicetown-back-property = { $count ->
    [one] una proprietà
   *[other] { $count } proprietà
}

dicetown-elixir-wealth = Ricchezza
dicetown-elixir-friendship = Amicizia
dicetown-elixir-charm = Fascino
dicetown-elixir-luck = Fortuna
dicetown-elixir-power = Potere
dicetown-elixir-protection = Protezione
dicetown-elixir-dominion = Dominio

dicetown-nothing = niente
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}


## Dice Town: how a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = ancora nessuno: { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats }, con la mano migliore: { $worth }
   *[other] { $leader_seats }, con { $count }: { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand }: { $worth }
dicetown-fact-tied = { $worth }, parità: { $leader_seats }
dicetown-fact-score = { $points ->
    [one] 1 punto finora
   *[other] { $points } punti finora
}
dicetown-fact-score-seen = { $points ->
    [one] 1 punto finora, senza le carte coperte
   *[other] { $points } punti finora, senza le carte coperte
}
dicetown-worth-mine = { $count ->
    [0] pepite finite
    [one] ancora 1 pepita
   *[other] ancora { $count } pepite
}
dicetown-worth-bank = { $bills ->
    [0] vuota
   *[other] { DOLLARS($bills) } di bottino
}
dicetown-worth-store = una carta da tenere
dicetown-worth-saloon = una carta da rubare
dicetown-worth-office = la stella
dicetown-worth-hall = { $points ->
    [0] tutto preso
   *[other] la prossima: { $points }
}

# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] Non restano pepite
    [one] 1 pepita per te: 1 punto
   *[other] { $count } pepite per te: { $count } punti
}
dicetown-own-bank = { $bills ->
    [0] Niente da prendere, ma controlli un luogo
   *[other] { DOLLARS($bills) } per te: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
}
dicetown-own-store = { $visits ->
    [2] { $count ->
        [one] Peschi una carta e la tieni, due volte
       *[other] Peschi { $count } carte e ne tieni una, due volte
    }
   *[other] { $count ->
        [one] Peschi una carta e la tieni
       *[other] Peschi { $count } carte e ne tieni una
    }
}
dicetown-own-saloon = { $count ->
    [0] Nessuno ha una carta da rubare
    [one] Peschi una carta da un avversario e la tieni
   *[other] Peschi { $count } carte da un avversario e ne tieni una
}
dicetown-own-office-won = La stella per te: { $points } punti
dicetown-own-office-kept = La stella resta tua: { $points } punti
dicetown-own-hall = { $count ->
    [0] Non restano proprietà
    [one] 1 proprietà per te: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $count } proprietà per te: { $points } punti
}
dicetown-own-doc-due = Finora non controlli niente: ti toccherebbe la visita
dicetown-own-doc-safe = Controlli un luogo: niente visita per te

dicetown-consequence-wasted = ora non ti porta nulla
dicetown-consequence-joe = { $bills ->
    [0] niente da prendere
   *[other] { DOLLARS($bills) } per te
}
dicetown-consequence-offer = solo se { $sheriff_seat } sceglie te


## Dice Town: when a card is played, and what it does

dicetown-effect-brute = quando tieni due dadi o più: tutti gratis
dicetown-effect-gambler = dopo aver tenuto dei dadi: gira uno dei tuoi sulla faccia che vuoi
dicetown-effect-dynamite = quando controlli la miniera d’oro: il doppio delle pepite
dicetown-effect-barmaids = quando controlli il saloon: rubi due volte
dicetown-effect-corruption = quando controlli il Municipio: una proprietà in più, dal mazzo
dicetown-effect-credit = quando controlli l’Emporio: una visita in più
dicetown-effect-joe = subito: { DOLLARS(4) } da un giocatore a tua scelta
dicetown-effect-marshal = quando la stella sta per cambiare di mano: resta dov’è
dicetown-effect-shares = quando un altro rapina la banca: metà del bottino
dicetown-effect-wanted = quando un altro gioca una carta Emporio: non ha effetto
dicetown-effect-elixir = quando qualcuno va da Doc Badluck: ci vai anche tu
# Equipment and properties.
dicetown-effect-points = { $points ->
    [one] alla fine: 1 punto
   *[other] alla fine: { $points } punti
}

dicetown-effect-wealth = ogni altro giocatore ti dà { DOLLARS(2) }
dicetown-effect-charm = ogni altro giocatore ti dà 1 pepita
dicetown-effect-luck = una carta dal mazzo dell’Emporio
dicetown-effect-power = la stella da sceriffo
dicetown-effect-protection = due tue proprietà sono al sicuro dai furti
dicetown-effect-friendship = un giocatore a tua scelta ti dà una carta Emporio
dicetown-effect-dominion = un giocatore a tua scelta ti dà una proprietà


## Dice Town: the story, the hand

dicetown-table-set = Il tavolo è pronto. { $seat } porta la stella da sceriffo.
dicetown-table-set-you = Il tavolo è pronto. Porti tu la stella da sceriffo.
dicetown-round = Round { $round }.
dicetown-rolled = Tutti tirano, sotto il bussolotto.
dicetown-rolled-you = Tiri { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } tiene { $dice }.
   *[other] { $seat } tiene { $dice } per { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] Tieni { $dice }.
   *[other] Tieni { $dice } per { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } non tiene dadi e paga { DOLLARS($cost) }.
dicetown-kept-none-you = Non tieni dadi e paghi { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } non può pagare e tiene solo { $dice }.
   *[other] { $seat } paga { DOLLARS($cost) } e tiene solo { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] Non puoi pagare e tieni solo { $dice }.
   *[other] Paghi { DOLLARS($cost) } e tieni solo { $dice }.
}
dicetown-brute-paid = Alla fine { $seat } paga { DOLLARS($cost) } per i dadi.
dicetown-brute-paid-you = Alla fine paghi { DOLLARS($cost) } per i dadi.
dicetown-last-dice = { $seat } tira gli ultimi dadi: { $dice }.
dicetown-last-dice-you = Tiri i tuoi ultimi dadi: { $dice }.
dicetown-turned = { $seat } gira un dado da { $die } a { $face }.
dicetown-turned-you = Giri un dado da { $die } a { $face }.


## Dice Town: the story, the town

dicetown-led = { $seat } controlla { $place }.
dicetown-led-you = Controlli { $place }.
dicetown-led-hand = { $seat } controlla { $place }: { $hand }.
dicetown-led-hand-you = Controlli { $place }: { $hand }.
dicetown-played = { $seat } gioca { $card }.
dicetown-played-you = Giochi { $card }.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } gioca { $card }: { $die } sta per diventare { $face }.
dicetown-played-turn-you = Giochi { $card }: { $die } sta per diventare { $face }.
dicetown-countered = La carta { $card } di { $seat } va a vuoto.
dicetown-countered-you = La tua carta { $card } va a vuoto.
dicetown-dug = { $count ->
    [one] { $seat } estrae 1 pepita.
   *[other] { $seat } estrae { $count } pepite.
}
dicetown-dug-you = { $count ->
    [one] Estrai 1 pepita.
   *[other] Estrai { $count } pepite.
}
dicetown-bank = { $bills ->
    [0] { $seat } trova la banca vuota.
   *[other] { $seat } rapina la banca e prende { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] Trovi la banca vuota.
   *[other] Rapini la banca e prendi { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } prende { DOLLARS($bills) } dal bottino di { $other_seat }.
dicetown-shared-you = Prendi { DOLLARS($bills) } dal bottino di { $other_seat }.
dicetown-shared-to-you = { $seat } prende { DOLLARS($bills) } dal tuo bottino.
dicetown-coach = La diligenza porta { DOLLARS($bills) } alla banca.
dicetown-drew = { $seat } pesca { $cards }.
dicetown-drew-you = Peschi { $cards }.
dicetown-kept-card = { $seat } tiene { $card }.
dicetown-kept-card-you = Tieni { $card }.
dicetown-store-shuffled = Si rimescolano gli scarti: un nuovo mazzo dell’Emporio.
dicetown-joe-sent = { $seat } manda Joe il Nervoso da { $other_seat }.
dicetown-joe-sent-you = Mandi Joe il Nervoso da { $other_seat }.
dicetown-joe-sent-to-you = { $seat } ti manda Joe il Nervoso.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } non ha niente per Joe il Nervoso.
   *[other] Joe il Nervoso prende { DOLLARS($bills) } a { $other_seat } per { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } non ha niente per Joe il Nervoso.
   *[other] Joe il Nervoso prende per te { DOLLARS($bills) } a { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] Non hai niente per Joe il Nervoso.
   *[other] Joe il Nervoso ti prende { DOLLARS($bills) } per { $seat }.
}
dicetown-nobody-robbed = { $seat } non trova nessuno da derubare.
dicetown-nobody-robbed-you = Non trovi nessuno da derubare.
dicetown-loot = { $seat } pesca da { $other_seat }: { $cards }.
dicetown-loot-you = Peschi da { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } pesca da te: { $cards }.
dicetown-stolen = { $seat } ruba { $card } a { $other_seat }.
dicetown-stolen-you = Rubi { $card } a { $other_seat }.
dicetown-stolen-to-you = { $seat } ti ruba { $card }.
dicetown-star = { $seat } prende la stella.
dicetown-star-you = Prendi la stella.
dicetown-star-kept = { $seat } resta in carica.
dicetown-star-kept-you = Resti in carica.
dicetown-properties = { $seat } prende { $cards }.
dicetown-properties-you = Prendi { $cards }.
dicetown-corruption = { $seat } prende { $card } dal mazzo.
dicetown-corruption-you = Prendi { $card } dal mazzo; nessun altro la vede.
dicetown-row-refilled = La fila si completa: { $cards }.


## Dice Town: the story, the sheriff’s desk

dicetown-offer = { $seat } propone a { $other_seat }: { $offer }.
dicetown-offer-you = Proponi a { $other_seat }: { $offer }.
dicetown-offer-to-you = { $seat } ti propone: { $offer }.
dicetown-leader = Lo sceriffo, { $seat }, dà { $place } a { $other_seat }.
dicetown-leader-you = Dai { $place } a { $other_seat }.
dicetown-leader-to-you = Lo sceriffo, { $seat }, ti dà { $place }.
dicetown-leader-self = Lo sceriffo, { $seat }, si tiene { $place }.
dicetown-leader-self-you = Ti tieni { $place }.
dicetown-offer-taken = { $seat } consegna { $offer } a { $other_seat }.
dicetown-offer-taken-you = Consegni { $offer } a { $other_seat }.
dicetown-offer-taken-to-you = { $seat } ti consegna { $offer }.


## Dice Town: the story, Doc Badluck

dicetown-visits = { $seat } decide l’ordine delle visite a Doc Badluck: { $visitor_seats }.
dicetown-visits-you = Decidi l’ordine delle visite a Doc Badluck: { $visitor_seats }.
dicetown-elixir-taken = { $seat } prende l’elisir { $elixir }.
dicetown-elixir-taken-you = Prendi l’elisir { $elixir }.
dicetown-elixir-drawn = { $seat } prende l’elisir in cima: { $elixir }.
dicetown-elixir-drawn-you = Prendi l’elisir in cima: { $elixir }.
dicetown-wealth = { $bills ->
    [0] Nessuno ha un dollaro per { $seat }.
   *[other] Gli altri danno { DOLLARS($bills) } a { $seat }.
}
dicetown-wealth-you = { $bills ->
    [0] Nessuno ha un dollaro per te.
   *[other] Gli altri ti danno { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Nessuno ha una pepita per { $seat }.
    [one] Gli altri danno 1 pepita a { $seat }.
   *[other] Gli altri danno { $count } pepite a { $seat }.
}
dicetown-charm-you = { $count ->
    [0] Nessuno ha una pepita per te.
    [one] Gli altri ti danno 1 pepita.
   *[other] Gli altri ti danno { $count } pepite.
}
dicetown-luck = { $seat } pesca { $card }.
dicetown-luck-you = Peschi { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } chiede { $card } a { $other_seat }.
dicetown-giver-you = Chiedi { $card } a { $other_seat }.
dicetown-giver-to-you = { $seat } ti chiede { $card }.
dicetown-given = { $seat } dà { $card } a { $other_seat }.
dicetown-given-you = Dai { $card } a { $other_seat }.
dicetown-given-to-you = { $seat } ti dà { $card }.
dicetown-protected = { $seat } mette al sicuro dai furti: { $cards }.
dicetown-protected-you = Metti al sicuro dai furti: { $cards }.
dicetown-wasted = { $elixir } non ha effetto per { $seat }.
dicetown-wasted-you = { $elixir } non ha effetto per te.
dicetown-elixir-replaced = Doc Badluck mette in mostra l’elisir { $elixir }.
dicetown-elixirs-shuffled = Si rimescolano gli elisir usati: un nuovo mazzo.


## Dice Town: the story, the end

dicetown-ended-mine = La miniera è esaurita. Era l’ultimo round.
dicetown-ended-properties = Le proprietà sono finite. Era l’ultimo round.
dicetown-ended-both = La miniera è esaurita e le proprietà sono finite. Era l’ultimo round.
# By what the winner was ahead (D-END-3).
dicetown-won-points = { $seat } vince con { $points } punti.
dicetown-won-points-you = Vinci con { $points } punti.
dicetown-won-cards = Parità a { $points } punti: vince { $seat }, con più proprietà.
dicetown-won-cards-you = Parità a { $points } punti: vinci tu, con più proprietà.
dicetown-won-sheriff = Parità a { $points } punti: vince { $seat }, per decisione dello sceriffo.
dicetown-won-sheriff-you = Parità a { $points } punti: vinci tu, per decisione dello sceriffo.


## Dice Town: why an answer is refused

dicetown-refusal-not-rolled = Quei dadi non sono sotto il tuo bussolotto.
dicetown-refusal-dice-price = { $bills ->
    [0] Non hai denaro: tieni esattamente un dado.
   *[other] Hai solo { DOLLARS($bills) }. Un dado è gratis, ogni altro costa { DOLLARS(1) }.
}
dicetown-refusal-no-brute = Non hai un Bruto.
dicetown-refusal-brute-few = Il Bruto serve solo se tieni due dadi o più.
dicetown-refusal-trim = { $count ->
    [one] Scegli esattamente uno dei dadi che hai tenuto.
   *[other] Scegli esattamente { $count } dei dadi che hai tenuto.
}
dicetown-refusal-no-gambler = Non hai un Giocatore d’azzardo.
dicetown-refusal-not-your-die = Non hai messo da parte quel dado.
dicetown-refusal-same-face = Gira il dado su un’altra faccia.
dicetown-refusal-reaction-window = In questo momento si può giocare solo { $card }.
dicetown-refusal-closed = Ora non si può giocare { $card }.
dicetown-refusal-not-held = Non hai la carta { $card }.
dicetown-refusal-offer-bills = { $bills ->
    [0] Non hai banconote da offrire.
   *[other] Hai solo { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] Non hai pepite da offrire.
    [one] Hai solo 1 pepita.
   *[other] Hai solo { $nuggets } pepite.
}
dicetown-refusal-offer-cards = Offri solo carte che hai in mano.
dicetown-refusal-not-tied = Scegli qualcuno tra chi è in parità.
dicetown-refusal-card-not-drawn = Quella carta non è stata pescata.
dicetown-refusal-joe-is-played = Joe il Nervoso si gioca subito: scegli chi deve pagare.
dicetown-refusal-joe-target = Scegli un’altra persona a questo tavolo per Joe il Nervoso.
dicetown-refusal-victim = Scegli qualcun altro, che abbia una carta da pescare.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [one] Pescane esattamente una. Carte Emporio: { $store }; proprietà: { $properties }.
   *[other] Pescane esattamente { $count }. Carte Emporio: { $store }; proprietà: { $properties }.
}
dicetown-refusal-order = Nomina ogni visitatore una volta sola.
dicetown-refusal-elixir = Quell’elisir non è disponibile.
dicetown-refusal-giver = Scegli qualcun altro, che abbia una carta di quel tipo da dare.
dicetown-refusal-gift = Dai una carta della tua mano, del tipo richiesto.
dicetown-refusal-protect = Scegli esattamente { $count } proprietà della tua mano.
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = Questa distribuzione non è possibile con questa scatola e queste opzioni.
dicetown-refusal-roll = I dadi non possono cadere così.
dicetown-refusal-store-draw = Quelle carte non possono venire dal mazzo dell’Emporio.
dicetown-refusal-loot-draw = Quelle carte non possono venire dalla mano della vittima.
dicetown-refusal-property-draw = Quelle carte non possono venire dal mazzo delle proprietà.
dicetown-refusal-elixir-draw = Quella carta non può venire dal mazzo degli elisir.


## Dice Town: what is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } ha { $count } dadi; devono essere { $printed }.
    [bills] { $file } ha { $count } banconote; devono essere { $printed }.
   *[nuggets] { $file } ha { $count } pepite; devono essere { $printed }.
}
dicetown-components-properties = { $file } deve avere 20 proprietà, che valgono da 1 a 5.
dicetown-components-equipment = { $file } deve avere 6 carte Equipaggiamento, di valori diversi tra 1 e 8.
dicetown-components-actions = { $file } deve avere le 13 carte azione del regolamento.
dicetown-components-elixirs = { $file } deve avere i 7 elisir, ognuno una volta.


## Dice Town in the terminal: the town

dicetown-panel-town = La città, round { $round }
# Names of places as headings.
dicetown-panel-place-mine = Miniera d’oro
dicetown-panel-place-bank = Banca
dicetown-panel-place-coach = Diligenza
dicetown-panel-place-store = Emporio
dicetown-panel-place-saloon = Saloon
dicetown-panel-place-office = Ufficio dello sceriffo
dicetown-panel-place-hall = Municipio
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = mano
dicetown-panel-deck = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties on display, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] da { $worth }
   *[other] da { $worth }, ancora { $count }
}
dicetown-panel-row-empty = tutte prese

# Poker hands, after the name of whoever has one.
dicetown-panel-hand-five = cinque uguali
dicetown-panel-hand-four = poker
dicetown-panel-hand-full = full
dicetown-panel-hand-straight = scala
dicetown-panel-hand-three = tris
dicetown-panel-hand-pairs = doppia coppia
dicetown-panel-hand-pair = coppia
dicetown-panel-hand-high = dado più alto
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind }, { $high } su { $low }
dicetown-hand-pairs = { $kind }, { $high } e { $low }
dicetown-hand-one = { $kind }, { $high }
dicetown-hand-straight = { $kind } fino a { $high }
dicetown-faces-9 = nove
dicetown-faces-10 = dieci
dicetown-faces-J = fanti
dicetown-faces-Q = regine
dicetown-faces-K = re
dicetown-faces-A = assi
dicetown-face-9 = nove
dicetown-face-10 = dieci
dicetown-face-J = fante
dicetown-face-Q = regina
dicetown-face-K = re
dicetown-face-A = asso

dicetown-panel-guide = Che cosa dà ogni luogo
dicetown-panel-does-mine = Più 9 di tutti: una pepita per ognuno.
dicetown-panel-does-bank = Più 10 di tutti: tutte le banconote della banca.
dicetown-panel-does-coach = Non la controlla nessuno: ciò che costano i dadi in questo round sarà il bottino del prossimo.
dicetown-panel-does-store = Più J di tutti: pesca una carta per ognuno, tienine una. Nel round 1 due volte.
dicetown-panel-does-saloon = Più Q di tutti: pesca una carta per ognuna da un avversario, tienine una.
dicetown-panel-does-office = Più K di tutti: la stella da sceriffo.
dicetown-panel-does-hall = La mano migliore: la prossima proprietà, e una in più per ogni A.
dicetown-panel-does-doc = Chi non ha controllato nessun luogo prende un elisir.
dicetown-panel-played = Carte giocate
dicetown-panel-used = Elisir usati


## Dice Town in the terminal: players, what I know

dicetown-panel-players = Giocatori
dicetown-panel-signs = ★ sceriffo  ▸ tu
dicetown-panel-head-name = Giocatore
dicetown-panel-head-dice = Da parte
dicetown-panel-head-bills = Dollari
dicetown-panel-head-nuggets = Pepite
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Emporio
dicetown-panel-head-properties = Proprietà
dicetown-panel-head-protected = Al sicuro
dicetown-panel-mine = Lo vedi solo tu
dicetown-panel-no-cards = Ancora nessuna carta.
dicetown-panel-equipment = Equipaggiamento
dicetown-panel-properties = Proprietà
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [one] da { $worth }: 1 punto alla fine
   *[other] da { $worth }: { $points } punti alla fine
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Viste: { $place }
dicetown-panel-in-deck = mazzo
dicetown-panel-in-discards = scarti


## Dice Town in the terminal: the decision and the answers

dicetown-panel-cup = Sotto il tuo bussolotto, con { DOLLARS($bills) } da spendere
dicetown-panel-aside = da parte:
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] nessuno { DOLLARS($cost) }
    [one] 1 dado gratis
   *[other] { $count } dadi { DOLLARS($cost) }
}
dicetown-panel-brute = Con il Bruto, due dadi o più sono gratis.
dicetown-panel-tied = In parità con { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = Hai { $purse }.
dicetown-panel-your-goods = La scrivania dello sceriffo
dicetown-panel-offers = proposta: { $offer }
# Beside what is to be typed.
dicetown-panel-type-keep = Tieni questi dadi: indicane quanti ne vuoi
dicetown-panel-type-none = Non tenere nessun dado per { DOLLARS(1) }
dicetown-panel-type-brute = Tieni questi dadi e gioca il Bruto
dicetown-panel-type-turn = Gioca il Giocatore d’azzardo: gira questo dado su quella faccia
dicetown-panel-type-nothing = Non proporre niente
dicetown-panel-type-offer = Proponi qualcosa del genere, con quello che hai


## Dice Town in the terminal: the score sheet

dicetown-sheet-title = Punteggio finale
dicetown-sheet-nuggets = Pepite
dicetown-sheet-bills = Banconote, 1 ogni { DOLLARS(2) }
dicetown-sheet-star = Stella da sceriffo
dicetown-sheet-equipment = Equip.
dicetown-sheet-properties = Proprietà
dicetown-sheet-total = Punti
dicetown-sheet-rank = Posto
dicetown-sheet-tied = { $count ->
    [one] Parità a { $points } punti: { $seat } ha 1 proprietà.
   *[other] Parità a { $points } punti: { $seat } ha { $count } proprietà.
}
dicetown-sheet-by-points = Hanno deciso i punti (D-END-2).
dicetown-sheet-by-cards = Punti in parità: ha deciso il numero di proprietà (D-END-3).
dicetown-sheet-by-sheriff = Punti e proprietà in parità: ha deciso lo sceriffo (D-END-3).


## Dice Town: what a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Un dado è gratis, ogni altro costa { DOLLARS(1) }; anche non tenerne nessuno costa { DOLLARS(1) }. Ciò che tieni resta per tutto il round.
dicetown-hint-town = A ogni faccia corrisponde un luogo: 9 la miniera, 10 la banca, J l’Emporio, Q il saloon, K l’ufficio dello sceriffo. Lo controlla chi ne ha di più.
dicetown-hint-race = Appena qualcuno ha messo da parte cinque dadi, tutti gli altri tirano ancora una volta e prendono quel che viene.
dicetown-hint-hall = La migliore mano di poker prende una proprietà al Municipio, e una in più per ogni A.
dicetown-hint-nothing = Non controllare nessun luogo non è un dramma: allora Doc Badluck ha un elisir per te.
dicetown-hint-poor = Senza denaro si tiene esattamente un dado.
dicetown-hint-trim = Tieni i dadi che ti danno un luogo; gli altri si tirano di nuovo.
dicetown-hint-turn = Un dado girato può valere un luogo, o la mano migliore. Poi la carta si scarta.
dicetown-hint-react = Una carta serve solo nel suo momento, e poi si scarta. Puoi tenerla per un’occasione migliore.
dicetown-hint-counter = Ricercato annulla una carta Emporio qualsiasi. Per questa ne vale la pena?
dicetown-hint-offer = Lo sceriffo sceglie liberamente tra chi è in parità. Paghi la tua proposta solo se sceglie te.
dicetown-hint-leader = La stella è tua, quindi le parità le decidi tu. Ricevi la proposta di chi scegli, e niente dagli altri.
dicetown-hint-card = L’Equipaggiamento vale punti alla fine; una carta azione serve nel suo momento. Nessuno vede che cosa tieni.
dicetown-hint-rob = Più carte peschi, migliore è quella che tieni. Una proprietà vale da 1 a 5 punti.
dicetown-hint-steal = Quella che tieni è tua; le altre tornano indietro.
dicetown-hint-order = Chi va prima può scegliere tra i due elisir scoperti.
dicetown-hint-visit = Leggi che cosa fanno i due elisir, o tenta la sorte con quello coperto.
dicetown-hint-joe = Scegli qualcuno che abbia ancora { DOLLARS(4) }.
dicetown-hint-giver = Che cosa dare lo sceglie l’altro: chiedi a qualcuno che ha poche carte.
dicetown-hint-gift = Scegli tu che cosa dare: quella che ti serve meno.
dicetown-hint-protect = Le proprietà protette non si possono più rubare. Prendi le migliori.
dicetown-hint-winner = La tua ultima decisione da sceriffo.

# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Un round ha due parti: prima i dadi, poi la città, luogo per luogo.
dicetown-tip-LastDiceRolled = Qualcuno aveva messo da parte cinque dadi, così tutti gli altri hanno tirato ancora una volta e tenuto tutto.
dicetown-tip-NuggetsDug = Una pepita vale un punto. Quando la miniera è esaurita, la partita finisce dopo quel round.
dicetown-tip-BankRobbed = Chi controlla la banca prende tutte le banconote. Due dollari valgono un punto.
dicetown-tip-CoachUnloaded = Ciò che i dadi costano in questo round è il bottino del prossimo.
dicetown-tip-CardsDrawn = All’Emporio si tiene una carta e si scartano le altre coperte. Nel primo round ci si va due volte.
dicetown-tip-LootDrawn = Nel saloon si guardano le carte di un avversario e se ne tiene una.
dicetown-tip-StarTaken = Lo sceriffo decide le parità, e la stella vale 5 punti alla fine.
dicetown-tip-PropertiesTaken = La mano migliore prende la proprietà esposta più in basso. Quando sono finite, la partita finisce dopo quel round.
dicetown-tip-OfferMade = Chi è in parità può corrompere lo sceriffo. Paga solo chi viene scelto.
dicetown-tip-LeaderNamed = In caso di parità decide lo sceriffo.
dicetown-tip-CardPlayed = Ogni carta azione ha il suo momento. Il tavolo si ferma lì anche se nessuno ha la carta, per non svelare nulla.
dicetown-tip-ElixirTaken = Chi non ha controllato nessun luogo va da Doc Badluck e prende un elisir.


## Dice Town: the lesson, a scripted first game

dicetown-lesson-goal = A ogni round si tirano dadi da poker, e i dadi decidono chi ottiene cosa in città. L’obiettivo: avere più punti di tutti alla fine. Le pepite, i dollari, la stella da sceriffo, le proprietà e l’equipaggiamento valgono punti.
dicetown-lesson-cup = Questo è il tuo bussolotto. Tutti tirano cinque dadi in segreto. A ogni faccia corrisponde un luogo: 9 la miniera d’oro, 10 la banca, J l’Emporio, Q il saloon, K l’ufficio dello sceriffo. Il giocatore che ha più dadi di una faccia controlla il luogo. Con il tuo denaro, { DOLLARS($bills) }, paghi i dadi.
dicetown-lesson-keep = Scegli i dadi che vuoi tenere; gli altri si tirano di nuovo. Un dado è gratis, ogni altro costa { DOLLARS($price) }. Ti sono usciti due 9. Tienili entrambi, e la miniera d’oro può essere tua.
dicetown-lesson-coach = Tutti hanno alzato il bussolotto insieme. Il denaro dei dadi in più va alla diligenza: { DOLLARS($own) } da te, { DOLLARS($price) } da { $seat }. Più tardi nel round la diligenza lo porta alla banca. Lì aspetta il giocatore che controllerà la banca nel round successivo.
dicetown-lesson-race = Hai tirato di nuovo gli altri dadi. Appena un giocatore ha tenuto cinque dadi, tutti gli altri tirano un’ultima volta e devono prendere quel che viene. A { $seat } ne mancano solo due. Tieni il tuo terzo 9: è gratis.
dicetown-lesson-town = { $seat } ha cinque dadi, quindi sono stati tirati i tuoi ultimi due: due J. Ora si visita la città, luogo per luogo. Miniera d’oro: hai più 9 di tutti e prendi { $nuggets } pepite, una per ogni 9. Banca: { $seat } ha più 10 e prende tutte le banconote. Poi la diligenza porta il suo denaro alla banca.
dicetown-lesson-store = Emporio: hai più J di tutti. Peschi una carta per ogni J e ne tieni una. L’equipaggiamento vale punti alla fine. Le carte azione ti aiutano durante la partita. Tieni l’equipaggiamento che vale { $value } punti.
dicetown-lesson-card = Nel primo round fai acquisti due volte. La Dinamite è una carta azione: raddoppia le tue pepite quando controlli la miniera d’oro. Il tavolo ti chiede quando puoi giocare una carta. Tieni la Dinamite.
dicetown-lesson-hall = { $ada_seat } aveva più Q e ti ha rubato la Dinamite al saloon. { $ada_seat } aveva anche più K e ora porta la stella da sceriffo. Lo sceriffo decide le parità e si può corrompere. Tu avevi la migliore mano di poker, un full, e hai preso una proprietà al Municipio. { $buck_seat } non controllava nessun luogo e ha fatto visita a Doc Badluck: per l’elisir, ogni altro giocatore ha pagato { DOLLARS($bills) }.
dicetown-lesson-end = Per mostrarti la fine, dei bot hanno giocato gli altri round. La partita finisce dopo il round in cui la miniera d’oro si esaurisce o viene presa l’ultima proprietà. Ricevi un punto per ogni pepita, uno ogni { DOLLARS($bills) }, { $star } per la stella e il valore del tuo equipaggiamento e delle tue proprietà. Vince chi ha più punti. Ora torna al secondo round e continua liberamente. All’inizio vedrai dei consigli, poi sempre meno.


## Dice Town: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [one] { $seat } ha 1 punto.
   *[other] { $seat } ha { $points } punti.
}
dicetown-report-score-you = { $points ->
    [one] Hai 1 punto.
   *[other] Hai { $points } punti.
}
dicetown-report-so-far = { $points ->
    [one] Finora { $seat } ha almeno 1 punto; le carte nascoste possono aggiungerne.
   *[other] Finora { $seat } ha almeno { $points } punti; le carte nascoste possono aggiungerne.
}
dicetown-report-so-far-you = { $points ->
    [one] Finora hai 1 punto.
   *[other] Finora hai { $points } punti.
}
dicetown-report-cup = Sotto il tuo bussolotto: { $dice }.
dicetown-report-dice = { $seat } ha messo da parte { $dice }.
dicetown-report-dice-you = Hai messo da parte { $dice }.
dicetown-report-no-dice = { $seat } non ha dadi da parte.
dicetown-report-no-dice-you = Non hai dadi da parte.
dicetown-report-money = { $seat } ha { DOLLARS($bills) }.
dicetown-report-money-you = Hai { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } non ha pepite.
    [one] { $seat } ha 1 pepita.
   *[other] { $seat } ha { $count } pepite.
}
dicetown-report-nuggets-you = { $count ->
    [0] Non hai pepite.
    [one] Hai 1 pepita.
   *[other] Hai { $count } pepite.
}
dicetown-report-sheriff = { $seat } porta la stella da sceriffo.
dicetown-report-sheriff-you = Porti la stella da sceriffo.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card } – { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = Carte Emporio di { $seat }: { $cards }.
dicetown-report-cards-you = Le tue carte Emporio: { $cards }.
dicetown-report-properties = Proprietà di { $seat }: { $cards }.
dicetown-report-properties-you = Le tue proprietà: { $cards }.
dicetown-report-safe = { $seat } ha al sicuro dai furti: { $cards }.
dicetown-report-safe-you = Hai al sicuro dai furti: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = Hai visto ({ $place }): { $cards }.
dicetown-report-hand = in mano a { $seat }
dicetown-report-offer = { $seat } propone: { $offer }.
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place } – { $told }.
dicetown-report-coach = Diligenza: { DOLLARS($bills) } per la banca.
# $worth are the values of the properties on display, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Proprietà esposte: { $worth }. Il mazzo è vuoto.
    [one] Proprietà esposte: { $worth }. Ancora 1 nel mazzo.
   *[other] Proprietà esposte: { $worth }. Ancora { $count } nel mazzo.
}
dicetown-report-doc = Doc Badluck ha: { $elixirs }.
dicetown-report-deck = { $count ->
    [one] Una carta nel mazzo dell’Emporio.
   *[other] { $count } carte nel mazzo dell’Emporio.
}
dicetown-report-played = Carte giocate: { $cards }.


## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, “rule W-DUEL-3”
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = denaro, soldi, contanti, banconote, dollari
topic-plots = lotti, terre, terreni
topic-tokens = gettoni, gettoni bonus, bonus
topic-duel-tokens = gettoni duello, gettone duello
topic-secrets = obiettivi, obiettivi segreti, segreti
topic-notes = appunti, taccuino, che cosa ho visto, cosa ho visto
topic-score = punteggio, punti, patrimonio, chi vince, chi ha vinto
topic-sale = asta, vendita, che cosa è in vendita, cosa è in vendita
topic-bid = offerta più alta, offerta, chi è in testa, in asta
topic-worth = valore, quanto vale
topic-shared = comuni, obiettivi comuni
topic-most = più lotti
topic-saloon = saloon, mance
topic-left = quanto manca, lotti rimasti
topic-first = primo giocatore, chi comincia
topic-boat = nave, fiume
topic-locomotive = locomotiva, treno, binari
topic-plot = mappa, plancia, lotto
topic-dice = dadi, mano, mani
topic-nuggets = pepite, oro
topic-sheriff = sceriffo, stella
topic-cards = carte, carte emporio
topic-properties = proprietà
topic-offers = proposte, mazzette
topic-round = round, a che punto siamo
topic-place-mine = miniera d’oro, miniera, chi controlla la miniera, chi controlla
topic-place-bank = banca, chi controlla la banca, chi controlla
topic-place-coach = diligenza
topic-place-store = emporio, chi controlla l’emporio, chi controlla
topic-place-saloon = saloon, chi controlla il saloon, chi controlla
topic-place-office = ufficio dello sceriffo, ufficio, chi controlla l’ufficio, chi controlla
topic-place-hall = municipio, chi controlla il municipio, chi controlla
topic-place-doc = doc badluck, doc, elisir
topic-decks = mazzi, mazzo, carte giocate

# Not topics of a game, but always there.
topic-me = mio, mia, miei, mie, io, me
# Between two things that are answered together.
topic-and = e, più
topic-options = che cosa posso fare, cosa posso fare, opzioni, scelte, risposte
topic-prompt = che cosa si chiede, domanda, ora, adesso, a chi tocca, turno
topic-story = racconto, storia, che cosa è successo, cosa è successo
topic-rule = regola, regole
topic-undo = annulla, torna indietro
topic-help = aiuto, che cosa posso chiedere, cosa posso chiedere, domande, comandi
topic-more = altro, più aiuto, tutto

# Answers to questions.
question-unknown = Non capisco «{ $text }». Prova con «aiuto».
# $topics is a list of words.
question-help = Rispondi con il numero di un’opzione o con le sue parole. Puoi chiedere: { $topics }. Aggiungi un nome per sapere di un solo giocatore.
question-help-short = Per rispondere, scrivi la lettera di un’opzione o le sue parole; i dadi si scelgono per facce. Per chiedere, scrivi per esempio «{ $score }», «{ $money }», «{ $rule }» e una parola, o il nome di una carta. Scrivi «{ $more }» per tutto ciò che puoi chiedere.
question-help-more = Puoi chiedere di: { $topics }. Aggiungi un nome per chiedere di un giocatore. Puoi anche scrivere il nome di una carta, di un luogo o di un obiettivo, oppure «regola» e una parola.
question-thing = { $thing }: { $text }.
# $options is a list of names of options.
question-several = Corrisponde a più risposte: { $options }.
question-one = Una risposta alla volta.
question-no-options = Adesso non hai niente da decidere.
# An answer that can be given: its number and its name.
question-option = { $number }. { $option }
question-nothing = Su questo per ora non c’è niente da dire.


## The terminal: playing

# Several people share a keyboard: nothing may be seen until the right one sits there.
cli-hand-over = Passa la tastiera a { $seat }. { $seat }, premi Invio quando nessun altro guarda.
cli-help =
    Scrivi quello che sta a sinistra di una risposta, o dillo con parole tue.
    ?          questo aiuto
    mappa      la mappa in ogni dettaglio
    tavolo     tutto il tavolo
    racconto   il racconto fin qui
    regole X   una regola per identificativo, o le regole che citano X
    miei soldi o un’altra domanda: chi è in testa, cosa posso chiedere
    consiglio  un suggerimento; solo da solo con i bot o con --hints
    esci       esci; la partita resta salvata
# Below a page of a long reply. $left is the number of pages that follow.
cli-page =
    { $left ->
        [0] Invio: torna al tavolo
        [one] Invio: pagina seguente (ancora 1)
       *[other] Invio: pagina seguente (ancora { $left })
    }
# Stands behind the answer that brings the most.
cli-best = ← il meglio

# Words to type in the terminal, with commas between; the English ones always work as well. The first
# of each is the one that cli-help teaches. command-stop, command-back and command-auto steer a replay by steps, command-all is for
# --as of tinhorn replay.
command-help = aiuto, ?
command-map = mappa, plancia
command-table = tavolo
command-log = racconto
command-rules = regole, regola
command-coach = consiglio, coach
command-quit = esci
command-stop = q, esci
command-back = i, indietro
command-auto = a, auto, avvia
command-all = tutti
# $names lists the players; bots have their kind in brackets.
cli-seated = Al tavolo: { $names }. Scrivi ? per l’aiuto.
# Several people share a keyboard and have agreed to it (--hints).
cli-hints-agreed = Al tavolo tutti possono chiedere consiglio.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, da { $least } a { $most } giocatori
# $command is what to type.
cli-choose-game = Quale gioco? Per esempio: { $command }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = Non hai niente da giocare. Premi comunque Invio, così nessuno se ne accorge.
cli-not-understood = «{ $text }» qui non è una risposta. Scrivi ? per l’aiuto.
# $command is what to type.
cli-left = La partita è salvata. Per riprenderla: { $command }
cli-saved = Per rivedere la partita: { $command }
cli-to-verify = Per verificare che nessuno abbia barato: { $command }
# Printed before the game. $commitment is the hash of the secret that all dice and cards follow from.
cli-committed = Dadi e carte dipendono da un segreto con questo SHA-256: { $commitment }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [one] L’unica estrazione di questa partita è corretta.
   *[other] Tutte le { $draws } estrazioni di questa partita sono corrette.
} È la prova che nessuno le ha pilotate, non che nessuno abbia sbirciato.
cli-sheet-rank = Posto
cli-sheet-name = Giocatore
cli-sheet-points = Punti


## The terminal: rules

# Stands before a ruling of ours, which no rulebook prints.
cli-rules-ours = [regola della casa]
# Stands where what the rulebook says goes on.
cli-rules-printed = [regolamento]
# Below each page. The letters are the first words of command-back and command-stop.
cli-pager = Pagina { $page } di { $pages }. Invio: avanti, i: indietro, q: esci


## The terminal: what is wrong with a command

cli-no-terminal = Questo comando richiede un terminale interattivo.
cli-cannot-clear = Lo schermo di questo terminale non si può cancellare: non si può usare in più persone.
cli-unknown-game = Non c’è nessun gioco «{ $game }». Disponibili: { $known }.
cli-unknown-language = Questo non c’è nella lingua «{ $language }». Disponibili: { $known }.
cli-unknown-option = { $game } non ha l’opzione del tavolo «{ $option }». Disponibili: { $known }.
cli-wrong-option = L’opzione del tavolo { $option } non può essere «{ $text }». Si scrive { $known }.
cli-wrong-name = «{ $name }» non può essere il nome di un giocatore: da 1 a { $most } caratteri, senza parentesi.
cli-same-name = Due giocatori non possono avere lo stesso nome.
cli-too-many-humans = { $humans } persone non stanno su { $players } posti.
cli-bots-count = { $left ->
    [one] Resta un posto per un bot, ma ne hai indicati { $bots }.
   *[other] Restano { $left } posti per i bot, ma ne hai indicati { $bots }.
}
cli-resume-alone = Il tavolo di una partita ripresa è già pronto: con --resume si può usare solo --seed.
cli-file-without-resume = Per riprendere { $file } aggiungi --resume.
cli-other-game = { $file } è la registrazione di una partita a { $game }.
cli-game-over = La partita in { $file } è finita. Rivedila con tinhorn replay.
cli-nothing-to-resume = Non c’è nessuna partita a { $game } in sospeso.
cli-resume-program = In { $file } un programma figura come giocatore. Per permettergli di funzionare, aggiungi --bots { $bot }.
# $code: the short code of a table; $file: a path
cli-exported = { $code }: { $file }
cli-exported-none = In questo database non ci sono partite finite.
cli-imported = { $file }: conservato come tavolo { $code }.
cli-imported-before = { $file }: c’era già, come tavolo { $code }.
cli-file-exists = { $file } esiste già; non è stato sovrascritto niente.
cli-file-unreadable = Impossibile leggere { $file }: { $detail }.
cli-file-unwritable = Impossibile scrivere { $file }: { $detail }.
cli-plot-kind = «{ $file }» non è un file SVG né PNG. Scegli un nome che finisca in .svg o .png.
cli-folder-not-empty = La cartella { $file } non è vuota; non è stato sovrascritto niente.
cli-no-such-rule = Nessuna regola si chiama «{ $wanted }», e nessuna lo cita.
cli-step-or-json = Scegli --step o --json: uno è per le persone, l’altro per i programmi.
# $known lists the seats and their players.
cli-no-such-seat = Nessuno si chiama «{ $wanted }». Scrivi { $all }, oppure: { $known }.

# $name is an argument or an option as it is typed: GAME, --games.
cli-usage-missing = Manca { $name }.
cli-usage-value = Il valore di { $name } non va bene.
cli-usage-number = { $name } deve essere un numero intero.
cli-usage-least = { $name } deve essere un numero, almeno { $least }.
cli-usage-range = { $name } deve essere un numero da { $least } a { $most }.
cli-usage-no-option = L’opzione { $option } non esiste.
cli-usage-no-command = Il comando «{ $command }» non esiste. Vedi tinhorn --help.
cli-usage-extra = «{ $words }» è di troppo.
cli-usage-no-value = { $option } richiede un valore.
cli-usage-flag = { $option } non accetta valori.
cli-usage-other = Questo comando non è corretto. Vedi { $help }.
cli-needs-extra = Per questo serve tinhorn[{ $extra }]: { $command }


## The terminal: replaying and simulating

cli-step = Passo { $number } di { $count }. Invio: avanti, i: indietro, 50: vai, a: auto, q: fine
# The replay plays by itself.
cli-step-playing = Passo { $number } di { $count }. In corso; Invio: pausa
cli-simulating = In corso
cli-simulate-speed = { $rate } partite/s
cli-simulated = { $games ->
    [one] Una partita, { $decisions } decisioni, { $rate } decisioni al secondo.
   *[other] { $games } partite, { $decisions } decisioni, { $rate } decisioni al secondo.
}
cli-simulate-bot = Bot
cli-simulate-seat = Per posto
cli-arena-rating = Punteggio Elo
cli-simulate-head-wins = Vittorie
cli-simulate-head-rate = Quota di vittorie
cli-simulate-head-interval = Intervallo al 95%
cli-simulate-head-points = Media
cli-simulate-head-without-luck = Senza fortuna
cli-reviewing = Analisi in corso
cli-review-player = Giocatore
cli-review-you = Tu
cli-review-head-start = Inizio
cli-review-head-luck = Fortuna
cli-review-head-own = Scelte proprie
cli-review-head-others = Scelte degli altri
cli-review-head-result = Risultato
cli-review-sum = Inizio, fortuna e scelte danno insieme esattamente il risultato.
cli-review-round = Round
cli-review-turning-points = Svolte
cli-review-improvements = Scelte migliori
cli-review-none = Nessuna.
cli-review-choice = { $chosen }. Meglio: { $better }


## The coach

# $best, $chosen: per cent; $worth, $bid: banknotes
coach-why-chance = Dopo la scelta migliore si vince il { $best }% di queste partite, dopo quella fatta il { $chosen }%.
coach-why-too-dear = Qui il lotto valeva circa { MONEY($worth) } e sono stati offerti { MONEY($bid) }.
coach-why-let-go = Qui il lotto valeva circa { MONEY($worth) } ed era possibile offrire { MONEY($bid) }.
coach-why-smaller-raise = Un rilancio più piccolo fa risparmiare, se basta.
coach-why-larger-raise = Un rilancio più grande fa rinunciare prima gli altri.
coach-why-duel = Un duello vince il lotto una volta su due, al prezzo attuale.
coach-why-no-duel = Un duello si perde una volta su due.
coach-why-keep-more = Tenere più dadi di questo tiro aiuta a controllare un luogo.
coach-why-keep-fewer = Conviene tirare di nuovo più dadi.
coach-why-keep-other = Altri dadi di questo tiro aiutano di più a controllare un luogo.
coach-chose = { $seat } sceglie: { $answer }.
coach-chose-you = Scegli: { $answer }.
coach-suggestion = Suggerimento: { $answer }.
coach-suggestion-worth = Il lotto ora vale circa { MONEY($worth) } per te.
coach-suggestion-dear = Il lotto ora vale circa { MONEY($worth) } per te: meno della prossima offerta.
coach-suggestion-broke = Non hai abbastanza denaro per un’altra offerta.
coach-suggestion-pass = { $share ->
    [0] Il lotto vale circa { MONEY($worth) } per te, ma se passi tieni il tuo denaro per altri lotti.
   *[other] Il lotto vale circa { MONEY($worth) } per te, ma se passi tieni il tuo denaro per altri lotti e a questo prezzo ricevi { MONEY($share) }.
}
coach-people = I suggerimenti ci sono solo se giochi da solo con i bot o se il tavolo li permette.
chances-people = I giocatori vedono le probabilità di vittoria solo se giocano da soli con i bot, o dopo la partita.
server-hints-agreed = I suggerimenti si possono permettere solo prima che altri si siedano.


## The server: what is wrong with a request

server-unknown = Qui non c’è niente.
server-malformed = Questa richiesta non si può leggere.
server-method = Qui non si può fare.
server-too-large = È troppo lungo.
server-request = Questa richiesta non si può soddisfare.
server-failure = Qualcosa è andato storto dalla nostra parte. Non è cambiato niente.
server-storage = Il server non può salvare nulla in questo momento, quindi la tua ultima azione non vale. Riprova tra un momento.
server-descriptors = Il server non ha connessioni libere in questo momento.
server-too-many = Troppe richieste. Aspetta un momento.
server-too-many-sockets = Ci sono già { $most } connessioni aperte dal tuo indirizzo. Chiudi prima un’altra scheda di questo sito.
server-busy = Il server è molto occupato e per ora non apre altri tavoli. Riprova tra un minuto.
# $known lists the games.
server-unknown-game = «{ $game }» qui non si gioca. Disponibili: { $known }.
server-unknown-option = Non c’è l’opzione del tavolo { $option } = { $value }.
server-name = Un nome ha da 1 a { $most } caratteri.
server-name-taken = A questo tavolo qualcuno ha già quel nome.
server-title = Il nome di un tavolo ha al massimo { $most } caratteri.
server-hat = I cappelli sono numerati da 1 a { $most }.
server-contribution = Ciò che aggiungi alle estrazioni ha al massimo { $most } caratteri.
server-clock = L’orologio concede da 1 a { $most } secondi per risposta.
server-one-seat = Chi apre un tavolo vi occupa un solo posto.
server-seated-already = Hai già un posto a questo tavolo.
server-seat-moved = Il tuo posto a questo tavolo ora è su un altro dispositivo: l’ha riassegnato chi ha aperto il tavolo, o lì è stato usato il codice di recupero. Con il codice di recupero puoi riportarlo qui.
server-seat-gone = Non hai più un posto a questo tavolo.
server-seat-removed = Chi ospita ti ha tolto da questo tavolo.
server-spectator = Può farlo solo chi siede a questo tavolo.
server-host-only = Può farlo solo chi ha aperto questo tavolo.
server-own-seat = Per rinunciare al tuo posto, lascia il tavolo.
server-seat-order = Questi posti non corrispondono più al tavolo. Ricontrollali.
server-too-few = Questo gioco richiede almeno { $least } giocatori. Aspettane altri o riempi i posti con i bot.
server-seat-left = Qualcuno ha appena lasciato il tavolo. Ricontrolla i posti.
server-nobody-plays = Non giocherebbe nessuno: tutte le sedie sono vuote.
server-continued = Questa partita ne continua una precedente, quindi posti e opzioni restano come sono.
server-nobody-there = A quel posto non siede nessuna persona.
server-recovery = Nessun posto di questo tavolo ha quel codice di recupero.
server-not-over = La partita non è finita.
server-chat = Invia una delle frasi, o una riga di testo.
server-chat-length = Una riga ha da 1 a { $most } caratteri.
server-hello-twice = Basta un hello per connessione.
server-malformed-action = Questa risposta non si può leggere.
server-malformed-orders = Il server non riesce a leggere questi ordini permanenti.
server-malformed-message = Questo messaggio non si può leggere.
server-malformed-request = Una richiesta ha un nome da 1 a { $most } caratteri.
server-cannot-listen = Il server non può ascoltare su { $host }, porta { $port }: { $detail }.
server-network-elsewhere = Questo è possibile solo da un browser sul computer del server.
server-network-unavailable = Questo server non può essere aperto alla rete locale mentre è in funzione. Avvialo invece con --lan.
server-network-none = Questo computer non è collegato a nessuna rete locale.
server-network-closed = Solo il computer del server raggiunge questo tavolo, quindi non c’è un codice QR per altri dispositivi.


## The server: looking back

server-perspective = Questa vista non esiste. Si può guardare come giocatore, come spettatore o con tutto scoperto.
server-perspective-closed = Finché la partita è in corso, puoi rivederla solo dal tuo punto di vista o da quello di uno spettatore.
server-frame = I momenti di questa partita vanno da 0 a { $most }.


## The page itself, before its script runs, and in search results and previews of links

page-description = Gioca a Winchester e Dice Town nel browser: con amici, su un solo dispositivo o contro i bot. Libero e open source.
page-noscript = tinhorn ha bisogno di JavaScript nel browser. In un terminale, { $command } funziona senza.


## At the table: what can be said with one click

chat-hello = Ciao a tutti!
chat-good-luck = Buona fortuna a tutti.
chat-nice = Ben giocato!
chat-ouch = Ahia.
chat-thinking = Fammi pensare.
chat-your-turn = Tocca a te.
chat-thanks = Grazie!
chat-good-game = Bella partita.


## The terminal: serving

cli-serve-address = tinhorn è attivo su { $address }
cli-serve-open-to-others = Chiunque raggiunga questo indirizzo può aprire tavoli, entrare in quelli di cui ha il codice e guardare. Il traffico non è cifrato: su internet mettici davanti un proxy con TLS.
cli-serve-only-here = Solo questo computer lo raggiunge. Per invitare altri, premi «Fai entrare i telefoni di questa casa» nella pagina o avvia con --lan.
cli-serve-stop = Ctrl-C per fermare; le partite continuano quando riavvii.
cli-serve-workers = Più processi del server richiedono PostgreSQL: indica il suo indirizzo con --database.
settings-origin = «{ $text }» non è l’indirizzo di un sito. Ha la forma https://example.org, senza nulla dopo il nome.

## The terminal: watching

cli-watch-no-link = «{ $text }» non è un link a un tavolo. Un link è fatto così: { $example }; un codice così: MESA-47KX.
cli-watch-unreachable = Nessun server risponde a { $server }.
cli-watch-refused = { $server } dice: { $reason }
cli-watch-again = La connessione con { $server } si è interrotta. Nuovo tentativo.
cli-watch-newer = { $server } usa una versione più recente di tinhorn. Aggiorna tinhorn per guardare i suoi tavoli.
cli-watch-waiting = Il tavolo { $code } aspetta i suoi giocatori.
# Stands for the name of a spectator who chats.
cli-watch-spectator = Spettatore
# $chances lists the players, each with a percentage.
cli-chances = Probabilità di vittoria: { $chances }

# tinhorn mcp: a language model plays with tools. sit_down is the name of a tool.
mcp-no-table = Non sei ancora a un tavolo. Chiama prima sit_down o join.
mcp-game-over = La partita è finita. Per giocarne un’altra, chiama sit_down.
mcp-not-asked = Non è il tuo turno. Chiama wait finché non tocca a te.
mcp-rules = Regole che contano adesso: { $rules }.
