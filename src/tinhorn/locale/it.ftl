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
player-without-name =
    { $number ->
        [1] Stetson
        [2] Bombetta
        [3] Sombrero
        [4] Cilindro
        [5] Piuma
       *[other] Giocatore { $number }
    }
game-list = { $first }, { $rest }

## Answers that no game accepts

refusal-not-asked = Adesso non hai niente da decidere.
refusal-does-not-fit = Questo non risponde alla domanda.
refusal-on-open-table = { $seat } non può farlo. Il motivo si vede dalle sue carte.
stale-prompt = Troppo tardi: questa domanda è già chiusa.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = «{ $text }» non è una risposta. Una risposta comincia con una di queste parole: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = Dopo «{ $action }» ci vuole: { $fields }.
malformed-wrong-value = Non si capisce «{ $text }».

## Setting up a table

setup-players = Questo gioco è da { $least } a { $most } giocatori, non da { $players }.
setup-no-such-seat = A questo tavolo non c’è il posto { $number }. I posti si contano da 1.
setup-unknown-option = { $game } non ha l’opzione del tavolo «{ $option }». Disponibili: { $known }.
setup-wrong-option = L’opzione del tavolo { $option } non può essere «{ $text }». Valori possibili: { $known }.

## Bots

# $known lists the bots there are.
bot-unknown = Non c’è nessun bot «{ $name }» per { $game }. Disponibili: { $known }.
bot-character-unknown = Non c’è nessun carattere «{ $name }» per i bot. Disponibili: { $known }.
bot-class = «{ $name }» non è un bot che si possa importare: { $reason }.
bot-raised = «{ $name }» ha causato un errore: { $error }.
bot-no-action = «{ $name }» ha risposto con qualcosa che non è un’azione: { $answer }.
bot-refused = «{ $name }» ha scelto un’azione non consentita. { $reason }
bot-weights = «{ $folder }» non contiene pesi per { $game } leggibili da questa versione.
bots-count = { $players ->
    [one] Per un tavolo da un giocatore serve un bot, non { $bots }.
   *[other] Per un tavolo da { $players } giocatori servono { $players } bot, non { $bots }.
}
bots-no-games = Serve almeno una partita, non { $games }.
arena-bots = Indica almeno due bot diversi, ciascuno una volta.
arena-file = { $file } contiene partite di un altro torneo. Scegli un altro file.
arena-luck-program = Non si può misurare la fortuna di «{ $name }»: un programma non può rigiocare una parte della partita. Togli --luck.
arena-no-cluster = Nessun cluster Ray risponde a { $address }.
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
character-tight = parsimonioso
character-bold = audace
character-talkative = chiacchierone
character-grudge = rancoroso
character-steady = calmo
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = Un affare è un affare.
talk-tight-rival = Per me sarebbe troppo caro.
talk-bold-won = La fortuna aiuta gli audaci.
talk-bold-lost = Valeva la pena rischiare.
talk-grudge-lost = Me ne ricorderò.
talk-grudge-rival = Ti tengo d’occhio.
talk-steady-lost = Sono cose che capitano.
talk-steady-rival = Ben giocato.
talk-talkative-won = L’avete visto tutti?
talk-talkative-won-again = Mia nonna sarebbe fiera.
talk-talkative-lost = Beh, sarà una bella storia.
talk-talkative-lost-again = E dire che la giornata era iniziata così bene!
talk-talkative-rival = Se ne parlerà nel saloon.
talk-talkative-rival-again = Questa sì che è una mossa!
talk-tight-played = Questa carta si è già ripagata.
talk-tight-duel = Una carta, e non mi è costata niente.
talk-tight-robbed = Ricontate le mie carte, con calma.
talk-tight-haggles = Tutto qui? So contare.
talk-bold-played = Le carte sono fatte per essere giocate!
talk-bold-duel = Non scommettete mai contro di me.
talk-bold-robbed = Prendila. Me la riprenderò.
talk-bold-haggles = Di più. Coraggio.
talk-grudge-played = Quella era per te.
talk-grudge-duel = Adesso siamo pari.
talk-grudge-robbed = Me la pagherai.
talk-grudge-haggles = Mi ricordo di chi è avaro.
talk-steady-played = Credo che aiuti.
talk-steady-duel = Per un soffio.
talk-steady-robbed = C’era da aspettarselo.
talk-steady-haggles = Un’offerta onesta, vediamo.
talk-talkative-played = Attenzione, questa è bella!
talk-talkative-duel = Signore e signori, la vittoria!
talk-talkative-robbed = Al ladro! Nessuno ha visto niente?
talk-talkative-haggles = Ma dai, il mio cavallo offre di più!
notice-left-bot = { $seat } ha lasciato il tavolo. Continua un bot.
notice-left-empty = { $seat } ha lasciato il tavolo. Il posto resta vuoto.
notice-given-bot = Il posto di { $seat } ora è di un bot.
notice-given-empty = Il posto di { $seat } ora è vuoto.
notice-covered = { $seat } non c’è. Un bot risponde fino al suo ritorno.
notice-uncovered = { $seat } è di nuovo qui e gioca.
notice-asks-pause = { $seat } chiede una pausa.
notice-asks-undo = { $seat } chiede di ritirare l’ultima risposta.
notice-asks-continue = { $seat } chiede di continuare.
notice-asks-clock = { $seat } chiede un altro limite di tempo.
notice-asks-cover = { $seat } chiede che un bot risponda per chi non c’è.
notice-motion-ended = La richiesta di { $seat } è decaduta.
notice-paused = La partita è in pausa, come chiesto da { $seat }.
notice-continued = La partita continua, come chiesto da { $seat }.
notice-clock = C’è un nuovo limite di tempo, come chiesto da { $seat }.
notice-host = { $seat } ora ospita il tavolo.
notice-taken-back = { $seat } ha ritirato l’ultima risposta.
# The name of a seat with who answers there.
seat-covered = { $name } (risponde un bot)
seat-left = { $name } (ha lasciato)
# What a returning player is told of their own seat.
recap-clock = { $count ->
    [one] Il tuo tempo è scaduto una volta.
   *[other] Il tuo tempo è scaduto { $count } volte.
}
recap-bot = { $count ->
    [one] Un bot ha risposto per te una volta.
   *[other] Un bot ha risposto per te { $count } volte.
}
notice-back = { $seat } torna al tavolo.
notice-reissue = { $by } ha creato un nuovo codice per il posto di { $seat }, che non c’è. Se { $seat } non torna in tempo, il codice apre il posto su un altro dispositivo.
notice-reissue-screen = Il grande schermo ha creato un nuovo codice per il posto di { $seat }, che non c’è. Se { $seat } non torna in tempo, il codice apre il posto su un altro dispositivo.
notice-kept = { $seat } torna al tavolo e tiene il posto. Il nuovo codice non vale più.
notice-moved = Il posto di { $seat } ora è su un altro dispositivo, con il nuovo codice creato da { $by }.
notice-moved-screen = Il posto di { $seat } ora è su un altro dispositivo, con il nuovo codice creato dal grande schermo.
notice-reclaimed = { $seat } ha ripreso il posto dal dispositivo con il nuovo codice.
notice-withheld = Il dispositivo di { $seat } non ha fornito in tempo la sua parte delle estrazioni. L’avvio è stato ripetuto senza.
notice-not-started = Nemmeno al secondo avvio il dispositivo di { $seat } ha fornito in tempo la sua parte delle estrazioni. La partita non comincia: aprite un nuovo tavolo.
# Bots that are programs; $program is the command that starts one.
program-quoting = «{ $program }» non è un comando valido: manca una virgoletta.
program-missing = Il programma «{ $program }» non si può avviare. È installato?
program-ended = Il programma «{ $program }» è terminato prima della fine della partita, con codice di uscita { $status }.
program-closed = Il programma «{ $program }» ha chiuso il suo output prima della fine della partita. È stato fermato.
program-slow = Il programma «{ $program }» non ha risposto entro { $seconds } secondi. È stato fermato.
program-unreadable = Il programma «{ $program }» ha inviato qualcosa che non è una risposta: { $line } È stato fermato.
program-protocol = Il programma «{ $program }» usa la versione { $theirs } del protocollo, questo tinhorn la versione { $ours }. È stato fermato.
program-prompt = Il programma «{ $program }» ha risposto alla domanda { $answered } invece che alla domanda { $prompt }. È stato fermato.
program-refused = Il programma «{ $program }» ha scelto un’azione non consentita. È stato fermato. { $reason }
program-timeout = { $variable } deve essere un numero di secondi maggiore di 0, non «{ $text }».

## Records of games

record-unreadable = Questa non è la registrazione di una partita.
record-truncated = Questa registrazione è incompleta: manca la fine del file.
record-not-json = Questa non è la registrazione di una partita: il file non è JSON valido.
record-field = Questa registrazione non è valida: il campo «{ $field }» manca o è errato.
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
record-entry = La risposta { $number } della registrazione, alla mossa { $frame }, non è ammessa: { $detail }
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
table-starting = La partita sta per cominciare.
table-playing = La partita è già cominciata.
table-over = La partita è finita.
table-abandoned = Questo tavolo è stato chiuso prima della fine della partita.
table-full = Tutti i posti di questo tavolo sono occupati.
table-seat-taken = Il posto { $number } è occupato.
table-unknown = Non c’è nessun tavolo «{ $table }».
table-taken = C’è già un tavolo «{ $table }».
# $rules is the version of the rules.
table-rules = A questo tavolo si gioca a { $game } con la versione { $rules } delle regole, che questo server non supporta.
refusal-nothing-to-undo = Non c’è niente da annullare.
refusal-no-window = In questo momento non si può reagire.
table-paused = La partita è in pausa.
table-not-paused = La partita non è in pausa.
refusal-covered = Un bot risponde per te. Prima riprendi il tuo posto.
motion-open = C’è ancora un’altra richiesta aperta.
motion-none = Non c’è nessuna richiesta aperta.
motion-nobody-away = Nessun bot può rispondere per questo posto.
motion-here = Questa persona è al tavolo.
motion-early = A questo tavolo un bot può rispondere per qualcuno solo quando è passata metà del suo tempo.
motion-clock = Scegli un limite di tempo.
motion-minutes = Scegli tra 1 e { $most } minuti.
refusal-binding = Gli altri l’hanno visto, quindi vale.
server-locked = Questo tavolo è chiuso agli spettatori.
server-visitors-silent = A questo tavolo chattano solo i giocatori.
refusal-held-already = Hai già chiesto tempo.
refusal-not-held = In questo momento non stai facendo aspettare nessuno.
refusal-not-urged = In questo momento non c’è nessuno a cui fare fretta.

## The database

storage-url = «{ $url }» non è l’indirizzo di un database. Scrivi sqlite:///FILE o postgresql://…
storage-folder = Impossibile creare la cartella { $folder }: { $detail }.
storage-driver = Il driver { $driver } non è installato.
storage-unreachable = Il database non è raggiungibile. Il suo messaggio: «{ $detail }»
storage-silent = Il database non ha risposto in tempo.
storage-busy = Tutte le connessioni al database sono occupate.
storage-corrupt = { $file } non è un database, oppure è danneggiato.
storage-damaged = Il database { $file } è danneggiato. Il suo messaggio: «{ $detail }» Ripristina un backup, oppure recupera con il comando .recover di sqlite3 ciò che è ancora leggibile.
storage-unwritable = Impossibile scrivere in { $file }.
storage-in-use = Un altro server usa già { $file }. Prima fermalo, oppure scegli un altro file con --database.
storage-failed = Il database { $file } non funziona. Il suo messaggio: «{ $detail }»
# $found and $known are versions of its layout.
storage-newer = Il database ha la struttura { $found }, di una versione più recente di tinhorn; questa conosce solo la { $known }.

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
fairness-attempts = I contributi non corrispondono alle impronte fissate prima dell’avvio.
fairness-late = Quel tentativo di avvio è finito.
fairness-not-committed = Questo contributo non corrisponde all’impronta mostrata prima da questo posto.
fairness-by = Verificato con il protocollo { $protocol }.
# Against whom it is proven that nobody chose the draws. $proof: what proves it, this device or the record.
fairness-players = Verso i giocatori, anche tutti insieme: dimostrato. Non conoscevano il segreto del server.
fairness-operator = Verso un gestore del server che non gioca: { $proof ->
    [device] dimostrato dalla parte di questo dispositivo.
    [record] dimostrato se un contributo veniva dal dispositivo di un giocatore.
   *[nothing] non dimostrato. Nessun dispositivo ha contribuito.
}
fairness-operator-plays = Verso un gestore che gioca: { $proof ->
    [device] dimostrato. Prima di rivelare la sua parte, questo dispositivo aveva annotato tutto ciò da cui dipendono le estrazioni.
    [record] dimostrato solo a un giocatore il cui dispositivo ha partecipato all’ultimo avvio, nella pagina di verifica di quel dispositivo.
   *[nothing] non dimostrato. Poteva scegliere le estrazioni.
}
fairness-all = Verso un gestore insieme a tutti quelli il cui dispositivo ha partecipato: non dimostrato. Nulla può dimostrarlo.
# $number counts the attempts to start the game; $names are the players whose contribution was missing.
fairness-void = L’avvio { $number } è stato annullato e ripetuto, perché mancava un contributo: { $names }.
fairness-limits = Non verificato: chi ha visto carte coperte, i nomi, le risposte dei giocatori e i campi aggiunti al file. Un gestore può far ripetere l’avvio una volta, ma tutti lo vedono e resta registrato.
fairness-cut = Questa registrazione finisce prima della fine della partita: la partita è stata lasciata o la registrazione accorciata.

## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, the id of a rule
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = denaro, soldi, contanti, banconote, dollari
topic-notes = appunti, taccuino, che cosa ho visto, cosa ho visto
topic-score = punteggio, punti, patrimonio, chi vince, chi ha vinto
topic-table = tavolo
# Not topics of a game, but always there.
topic-me = mio, mia, miei, mie, io, me
# Between two things that are answered together.
topic-and = e, più
topic-options = che cosa posso fare, cosa posso fare, opzioni, scelte, risposte
topic-prompt = che cosa si chiede, domanda, ora, adesso, a chi tocca, turno
topic-story = cronaca, racconto, storia, che cosa è successo, cosa è successo
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
    cronaca    la cronaca fin qui
    regole X   una regola per identificativo, o le regole che citano X
    miei soldi o un’altra domanda: chi è in testa, cosa posso chiedere
    consiglio  un suggerimento; solo contro i bot, o con --hints
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
command-log = cronaca, racconto
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
cli-hints-agreed = A questo tavolo tutti possono chiedere un suggerimento.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, da { $least } a { $most } giocatori
# $command is what to type.
cli-choose-game = Quale gioco? Per esempio: { $command }
# The list of installed games. $listed are bots, parts such as “codec”, or codes of languages.
cli-games-bots = Livelli dei bot: { $listed }
cli-games-offers = Inoltre: { $listed }
cli-games-languages = Lingue: { $listed }
# $name is a game, $source a package or a folder, $reason an error in English.
cli-games-left-out = { $name } ({ $source }) non si può caricare: { $reason }
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
}
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
cli-imported = { $file }: salvato come tavolo { $code }.
cli-imported-before = { $file }: c’era già, come tavolo { $code }.
cli-file-exists = { $file } esiste già; non è stato sovrascritto niente.
cli-file-unreadable = Impossibile leggere { $file }: { $detail }.
cli-file-unwritable = Impossibile scrivere { $file }: { $detail }.
cli-plot-kind = «{ $file }» non è un file SVG né PNG. Scegli un nome che finisca in .svg o .png.
cli-folder-not-empty = La cartella { $file } non è vuota; non è stato sovrascritto niente.
cli-no-such-rule = Nessuna regola si chiama «{ $wanted }», e nessuna lo cita.
cli-step-or-json = Scegli --step o --json: uno è per le persone, l’altro per i programmi.
cli-arena-stopped = Fermato. La tabella mostra le partite finite. Con --file FILE, la prossima volta si continua da lì.
cli-arena-resume = Fermato. Lo stesso comando continua da { $file }.
# A record that is not stored: its file, and the sentence that says why.
cli-import-refused = { $file }: { $detail }
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

cli-step = Mossa { $number } di { $count }. Invio: avanti, i: indietro, 50: vai, a: auto, q: fine
# The replay plays by itself.
cli-step-playing = Mossa { $number } di { $count }. In corso; Invio: pausa
# $text is what was typed.
cli-step-unknown = Qui «{ $text }» non fa niente.
cli-step-none = Dopo la { $count } non ci sono altre mosse.
cli-simulating = In corso
cli-simulate-speed = { $rate } partite/s
cli-simulated = { $games ->
    [one] Una partita, { $decisions } decisioni, { $rate } decisioni al secondo.
   *[other] { $games } partite, { $decisions } decisioni, { $rate } decisioni al secondo.
}
cli-simulate-bot = Bot
cli-simulate-seat = Per posto
cli-arena-rating = Punteggio Elo
cli-arena-above = Sopra
cli-arena-step = Distacco
cli-simulate-head-wins = Vittorie
cli-simulate-head-rate = Quota di vittorie
cli-simulate-head-interval = Intervallo al 95%
cli-simulate-head-points = Media
cli-simulate-head-without-luck = Senza fortuna
cli-simulate-head-forfeits = Ritiri
cli-forfeited = { $bot } si è ritirato da { $games ->
    [one] una partita
   *[other] { $games } partite
}, all’ultimo posto. La prima volta: { $reason }
cli-reviewing = Analisi in corso
cli-review-player = Giocatore
cli-review-you = Tu
cli-review-head-start = Inizio
cli-review-head-luck = Fortuna
cli-review-head-own = Scelte proprie
cli-review-head-others = Scelte degli altri
cli-review-head-result = Risultato
cli-review-round = Round
cli-review-turning-points = Svolte
cli-review-improvements = Scelte migliori
cli-review-none = Nessuna.
cli-review-choice = { $chosen }. Meglio: { $better }

## The coach

# $best, $chosen: per cent
coach-why-chance = Dopo la scelta migliore si vince il { $best }% di queste partite, dopo quella fatta il { $chosen }%.
coach-suggestion-most = Tra tutte le risposte, è quella che dovrebbe aiutarti di più.
coach-less-than-hoped = Meno di quanto si sperava:
coach-better-than-feared = Meglio di quanto si temeva:
coach-chose = { $seat } sceglie: { $answer }.
coach-chose-you = Scegli: { $answer }.
coach-suggestion = Suggerimento: { $answer }.
coach-people = I suggerimenti ci sono solo se giochi solo contro i bot o se chi ha aperto il tavolo li permette.
chances-people = Quando giocano delle persone, le probabilità di vittoria si vedono solo dopo la partita.
review-basis = Stimate dopo la partita, con tutte le carte note.
review-knowledge = Giudicate in base a ciò che il giocatore sapeva allora.
review-sum = Inizio, fortuna e scelte danno insieme esattamente il risultato. Fortuna e scelte sono in punti percentuali (pp).
# $change is a signed difference of two percentages, such as “+12.1”: percentage points, shortened.
percentage-points = { $change } pp
server-hints-agreed = I suggerimenti si possono permettere solo prima che altri si siedano.

## The server: what is wrong with a request

server-unknown = Qui non c’è niente.
server-malformed = Questa richiesta non si capisce.
server-unknown-host = Questo server non risponde a questo nome. Chi lo gestisce può aggiungerlo con --origin.
server-method = Qui non si può fare.
server-too-large = È troppo lungo.
server-request = Questa richiesta non si può soddisfare.
server-failure = Qualcosa è andato storto dalla nostra parte. Non è cambiato niente.
server-storage = Il server non può salvare nulla in questo momento, quindi la tua ultima azione non vale. Riprova tra un momento.
server-reading = Il server non riesce a raggiungere il suo database in questo momento. Riprova tra un momento.
server-damaged = Il database del server è danneggiato, quindi questo non si può leggere né salvare. Chi gestisce il server deve ripararlo.
server-descriptors = Il server non ha connessioni libere in questo momento.
server-too-many = Troppe richieste. Aspetta un momento.
server-too-many-sockets = Ci sono già { $most } connessioni aperte dal tuo indirizzo. Chiudi prima un’altra scheda di questo sito.
server-busy = Il server è molto occupato e per ora non apre altri tavoli. Riprova tra un minuto.
# $known lists the games.
server-unknown-game = «{ $game }» qui non si gioca. Disponibili: { $known }.
server-no-lesson = Non c’è ancora una lezione per { $game }.
server-no-rulebook = Non c’è ancora un regolamento per { $game }.
server-name = Un nome deve avere da 1 a { $most } caratteri.
server-name-taken = A questo tavolo qualcuno ha già quel nome.
server-title = Il nome di un tavolo può avere al massimo { $most } caratteri.
server-hat = I cappelli sono numerati da 1 a { $most }.
server-clock = Il tempo per decisione va da 1 a { $most } secondi.
server-one-seat = Chi apre un tavolo vi occupa un solo posto.
server-seated-already = Hai già un posto a questo tavolo.
server-seat-moved = Il tuo posto a questo tavolo ora è su un altro dispositivo: l’ha riassegnato chi ha aperto il tavolo, o lì è stato usato il codice di recupero. Con il codice di recupero puoi riportarlo qui.
server-seat-gone = Non hai più un posto a questo tavolo.
server-seat-removed = Chi ha aperto il tavolo ti ha fatto uscire.
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
server-player-here = Questa persona è al tavolo. Un posto riceve un nuovo codice solo quando chi ci gioca è assente.
server-seat-of-player = Questo posto è di una persona. Finché è assente, i presenti possono lasciar rispondere un bot.
server-wait-for-player = La persona di questo posto può ancora tornare. Il nuovo codice vale tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
server-one-seat-a-device = Questo dispositivo ha già un ruolo a questo tavolo. Può prendere un altro posto solo se il tavolo è stato aperto per un dispositivo condiviso.
server-not-over = La partita non è finita.
server-chat = Invia una delle frasi pronte o una riga di testo.
server-chat-length = Un messaggio deve avere da 1 a { $most } caratteri.
server-hello-twice = Basta un hello per connessione.
server-malformed-action = Questa risposta non si capisce.
server-malformed-orders = Il server non riesce a leggere queste istruzioni.
server-malformed-message = Questo messaggio non si capisce.
server-malformed-request = Il nome di una richiesta deve avere da 1 a { $most } caratteri.
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

page-description = Gioca a giochi da tavolo del selvaggio West nel browser: con amici, su un solo dispositivo o contro i bot. Gratis e open source.
page-noscript = tinhorn ha bisogno di JavaScript nel browser. In un terminale, { $command } funziona senza.
page-invitation = Hai un invito a { $game }
page-invitation-by = { $name } ti invita a { $game }

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
cli-serve-only-here = Solo questo computer lo raggiunge. Per invitare altri, premi «Fai entrare i telefoni di casa» nella pagina o avvia con --lan.
cli-serve-stop = Ctrl-C per fermare; le partite continuano quando riavvii.
cli-serve-workers = Più processi del server richiedono PostgreSQL: indica il suo indirizzo con --database.
settings-origin = «{ $text }» non è l’indirizzo di un sito. Ha la forma https://example.org, senza nulla dopo il nome.
settings-smtp = TINHORN_SMTP non è l’indirizzo di un server di posta. Ha la forma { $example }; i caratteri speciali della password si scrivono come %40.

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

## A game that brings no words of its own

# $name: what is shown; $value: its value
plain-statement = { $name }: { $value }
plain-statement-of = { $seat }, { $name }: { $value }

## Notices for players who are away

notice-tables = { $count ->
    [one] 1 tavolo
   *[other] { $count } tavoli
}
notice-more = { $count ->
    [one] 1 altro tavolo
   *[other] altri { $count } tavoli
}
# $table is the name of a table, $what one of the sentences below.
notice-at = { $table }: { $what }
notice-turn = Tocca a te.
# $until is a day and a time.
notice-turn-until = Tocca a te; hai tempo fino a { $until }.
notice-window = Ora puoi reagire.
notice-window-until = Puoi reagire fino a { $until }.
notice-new-code = C’è un nuovo codice per il tuo posto. Apri il tavolo per tenerlo: a partire da { $until } il codice apre il tuo posto su un altro dispositivo.
notice-full = Tutti i posti sono occupati.
notice-playing = La partita comincia.
notice-wish = Gli altri ti chiedono qualcosa al tavolo.
notice-over = La partita è finita.
notice-rematch = Qualcuno ti chiede un’altra partita.
notice-test = Questa è una prova. Gli avvisi ti arrivano qui.
notice-mail-code = Il tuo codice è { $code }. Scrivilo al tavolo per ricevere gli avvisi per e-mail.
server-notices = Questo server non può inviarlo.
server-notice-link = Non è un indirizzo Internet che comincia con https://.
server-notice-mail = Non è un indirizzo e-mail.
server-notice-code = Non è il codice dell’e-mail.
