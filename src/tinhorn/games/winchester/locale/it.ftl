### The sentences of Winchester: page, terminal and how-to-play.

## Names and places at the table

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester

## Draws that anyone can check

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duelli
winchester-dice-count-challenger = Pum per chi sfida
winchester-dice-count-challenged = Pum per chi riceve la sfida

## What is asked (the prompt)

winchester-question-deal = Si prepara il tavolo.
winchester-question-plot = Si pesca il prossimo lotto.
winchester-question-open = Il lotto { $plot } è all’asta, ancora nessuna offerta. { $seat } offre o passa.
winchester-question-open-you = Il lotto { $plot } è all’asta, ancora nessuna offerta. Offri o passi?
winchester-question-bid = Il lotto { $plot } è a { MONEY($standing) }, con { $holder_seat } in testa. { $seat } rilancia o passa.
winchester-question-bid-you = Il lotto { $plot } è a { MONEY($standing) }, con { $holder_seat } in testa. Rilanci o passi?
winchester-question-bid-to-you = Il lotto { $plot } è a { MONEY($standing) }, con te in testa. { $seat } rilancia o passa.
winchester-question-vehicle = { $seat } sceglie dove spostare la nave o la locomotiva.
winchester-question-vehicle-you = Muovi la nave o la locomotiva, oppure lasciane una dov’è: paga comunque.
winchester-question-rumor = { $seat } sceglie quale carta nascosta guardare.
winchester-question-rumor-you = Ti arriva una soffiata. Quale carta nascosta guardi?
winchester-question-claim = { $seat } può reclamare obiettivi comuni.
winchester-question-claim-you = Reclami un obiettivo comune?
winchester-question-duel = { $challenger_seat } e { $challenged_seat } mettono mano alla pistola.
winchester-question-duel-you = Tu e { $other_seat } mettete mano alla pistola.
winchester-question-over = La partita è finita. Vittoria per { $winner_seats }.
winchester-question-over-you = La partita è finita. Hai vinto.

## Names of options (buttons and menus)

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

## What an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Andrebbe tutto al saloon.
   *[other] { $tip ->
        [0] Gli altri riceverebbero { MONEY($share) } a testa.
       *[other] Gli altri riceverebbero { MONEY($share) } a testa, il saloon { MONEY($tip) }.
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
winchester-fact-total = In tutto
winchester-fact-score = { $hidden ->
    [0] { MONEY($amount) } finora
    [one] { MONEY($amount) } finora + 1 carta nascosta
   *[other] { MONEY($amount) } finora + { $hidden } carte nascoste
}

## Names of things

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
winchester-shared-7 = Tre lotti che non toccano il fiume
winchester-shared-8 = Tre lotti che non toccano i binari
winchester-shared-9 = Un gettone Saloon senza mance
winchester-shared-10 = Quattro lotti che non si toccano
# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] niente
   *[other] { MONEY($amount) }
}

## The story, one line for each thing that happens

winchester-table-set = Il tavolo è pronto. Comincia { $seat }.
winchester-table-set-you = Il tavolo è pronto. Cominci tu.
winchester-objectives-dealt = { $seat } riceve due obiettivi segreti.
winchester-objectives-seen = { $seat } riceve due obiettivi segreti: { $first } e { $second }.
winchester-objectives-seen-you = Ricevi due obiettivi segreti: { $first } e { $second }.
winchester-moment = Asta { $number }: lotto { $plot }
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
        [0] { $seat } compra il lotto { $plot } per { MONEY($price) }. Gli altri ricevono { MONEY($share) } a testa.
       *[other] { $seat } compra il lotto { $plot } per { MONEY($price) }. Gli altri ricevono { MONEY($share) } a testa, il saloon { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Compri il lotto { $plot } per { MONEY($price) }. Va tutto al saloon.
   *[other] { $tip ->
        [0] Compri il lotto { $plot } per { MONEY($price) }. Gli altri ricevono { MONEY($share) } a testa.
       *[other] Compri il lotto { $plot } per { MONEY($price) }. Gli altri ricevono { MONEY($share) } a testa, il saloon { MONEY($tip) }.
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
# What a returning player has missed. A limit is a bid limit that was left with the table.
winchester-recap-sold = { $count ->
    [one] È stato venduto 1 lotto.
   *[other] Sono stati venduti { $count } lotti.
}
winchester-recap-bought = Hai comprato il lotto { $plot } per { MONEY($price) }.
winchester-recap-bought-limit = Hai comprato il lotto { $plot } per { MONEY($price) } (con il tuo limite).
winchester-recap-cash = Contanti: { MONEY($before) } → { MONEY($after) }.
# How the game ended: by what the winner was ahead.
winchester-ended-fortune = L’ultimo lotto è venduto. Il patrimonio più grande è di { $winner_seats }: { MONEY($amount) }.
winchester-ended-cash = L’ultimo lotto è venduto. Parità a { MONEY($amount) }: vince { $winner_seats }, con più contanti.
winchester-ended-duel-token = L’ultimo lotto è venduto. Parità a { MONEY($amount) }: vince { $winner_seats }, che ha ancora il gettone Duello.
winchester-ended-shared = L’ultimo lotto è venduto. { $winner_seats } condividono il titolo con { MONEY($amount) } a testa.
winchester-ended-fortune-you = L’ultimo lotto è venduto. Il patrimonio più grande è il tuo: { MONEY($amount) }.
winchester-ended-cash-you = L’ultimo lotto è venduto. Parità a { MONEY($amount) }: vinci tu, con più contanti.
winchester-ended-duel-token-you = L’ultimo lotto è venduto. Parità a { MONEY($amount) }: vinci tu, che hai ancora il gettone Duello.
winchester-ended-shared-you = L’ultimo lotto è venduto. Condividi il titolo con { $winner_seats }, con { MONEY($amount) } a testa.

## Why an answer is refused

winchester-refusal-turn = Tocca a { $seat } offrire.
winchester-refusal-passed = Hai passato: non partecipi più a quest’asta.
winchester-refusal-too-low = Offri almeno { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] Non hai denaro da offrire.
   *[other] Hai solo { MONEY($cash) }.
}
winchester-refusal-order-limit = Un limite è compreso tra { MONEY(1) } e { MONEY($most) }.
winchester-refusal-order-twice = Ci sono due limiti per gli stessi lotti. Tienine uno.
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

## What is wrong with a component file

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
winchester-components-2019 = { $file } dà al lotto { $plot } un numero che non è quello dell’edizione 2019.
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

## The terminal: the map

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

## The terminal: players, objectives, what I know

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
winchester-panel-saw = Visto con una Soffiata: { $card } ({ $face })

## The terminal: the auction and the answers

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

## Ties in the final ranking

winchester-tie-cash = { $seat } prima di { $other_seat }: parità a { MONEY($total) }, ma con più contanti ({ MONEY($more) } contro { MONEY($less) }).
winchester-tie-cash-you = Sei davanti a { $other_seat }: parità a { MONEY($total) }, ma con più contanti ({ MONEY($more) } contro { MONEY($less) }).
winchester-tie-cash-to-you = { $seat } è davanti a te: parità a { MONEY($total) }, ma con più contanti ({ MONEY($more) } contro { MONEY($less) }).
winchester-tie-token = { $seat } prima di { $other_seat }: parità a { MONEY($total) }, ma con il gettone Duello ancora in mano.
winchester-tie-token-you = Sei davanti a { $other_seat }: parità a { MONEY($total) }, ma con il gettone Duello ancora in mano.
winchester-tie-token-to-you = { $seat } è davanti a te: parità a { MONEY($total) }, ma con il gettone Duello ancora in mano.

## The terminal: the score sheet

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
winchester-sheet-by-fortune = Ha deciso il patrimonio.
winchester-sheet-by-cash = Patrimoni in parità: hanno deciso i contanti senza gli obiettivi segreti.
winchester-sheet-by-duel-token = Patrimoni e contanti in parità: ha deciso il gettone Duello ancora in mano.
winchester-sheet-by-shared = Parità in tutto: il titolo è condiviso.

## What a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Nessuno ha ancora offerto. Una prima offerta costa poco; ma se nessuno vuole il lotto, deve prenderlo il primo giocatore per { MONEY(1) }.
winchester-hint-raise = Il prezzo si divide tra gli altri giocatori: anche un lotto che non vuoi può farti guadagnare, se lo compra qualcun altro.
winchester-hint-worth = Guarda che cosa ti porterebbe il lotto: i tuoi obiettivi segreti, quelli comuni e il gettone che c’è sopra.
winchester-hint-complete = Con questo lotto raggiungeresti un obiettivo comune. Riceveresti subito il denaro.
winchester-hint-secret = Questo lotto conta per uno dei tuoi obiettivi segreti, che ti paga alla fine.
winchester-hint-cash = Il tuo denaro lo vedi solo tu. Non si può mai offrire più di quanto si ha.
winchester-hint-cash-shown = Tutti i giocatori vedono il denaro di tutti. Nessuno può offrire più di quanto ha.
winchester-hint-duel = Siete rimasti in due. Con il tuo unico gettone Duello puoi lasciar decidere alle carte: chi vince paga l’offerta più alta.
winchester-hint-broke = Non puoi rilanciare, quindi passa. Chi compra il lotto ti paga una parte del prezzo.
winchester-hint-vehicle = Scegli una casella accanto ai tuoi lotti: la banca paga { MONEY(1) } al proprietario di ogni lotto che la tocca.
winchester-hint-rumor = Una carta Miniera o Ranch ti dice quanto paga il suo lotto, un obiettivo ti dice che cosa cerca un avversario. Lo vedrai solo tu.
winchester-hint-claim = Reclama gli obiettivi che hai raggiunto prima che lo faccia qualcun altro.
# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = I diciannove lotti vanno all’asta uno alla volta. Chi compra un lotto ne prende il gettone e lo usa subito.
winchester-tip-PlotSold = Il prezzo è andato agli altri in parti uguali; ciò che non si poteva dividere è una mancia per il saloon.
winchester-tip-VehicleMoved = Nave e locomotiva pagano tutti i proprietari dei lotti accanto alla casella dove si fermano, non solo chi le ha mosse.
winchester-tip-TipsTaken = Con un gettone Saloon si prendono tutte le mance tranne quella dell’acquisto appena fatto.
winchester-tip-RumorHeard = Tutti sanno quale carta è stata guardata, ma non che cosa c’è scritto.
winchester-tip-CardTurned = Le miniere e il ranch hanno una carta nascosta. Paga una volta sola, a chi compra, poi esce dal gioco.
winchester-tip-ObjectiveWon = Un obiettivo comune è di chi lo raggiunge per primo: con la carta se ne va anche il denaro che c’è sotto.
winchester-tip-DuelCalled = Un duello chiude subito l’asta. Ogni giocatore ha un solo gettone Duello per tutta la partita.
winchester-tip-DuelFought = Chi pesca Pum compra il lotto al prezzo dell’offerta più alta, chiunque l’abbia fatta.

## The lesson, a scripted first game

winchester-lesson-goal = Il vecchio Winchester è morto, e i suoi diciannove lotti vanno all’asta uno dopo l’altro. Sei uno degli eredi. L’obiettivo: essere il giocatore più ricco quando l’ultimo lotto è venduto. La terra da sola non vale niente. Conta il denaro che ti porta.
winchester-lesson-mine = Questo è tuo. Cominci con { MONEY($cash) }, e solo tu vedi il tuo denaro. I tuoi due obiettivi segreti ti pagano a fine partita: { MONEY($saloon) } per ogni tuo lotto intorno al saloon, { MONEY($river) } per ognuno che tocca il fiume.
winchester-lesson-bid = Il lotto { $plot } è in vendita. È sul fiume e accanto al saloon, quindi alla fine ti porta { MONEY($pays) }. Si offre a turno, e ogni offerta deve superare l’ultima di almeno { MONEY($step) }. Chi passa è fuori da quest’asta. Offri { MONEY($amount) }.
winchester-lesson-money = Hai comprato il lotto per { MONEY($price) }. Il denaro non va alla banca: si divide in parti uguali tra gli altri giocatori, { MONEY($share) } a testa. I { MONEY($rest) } che non si potevano dividere sono una mancia per il saloon. Quindi tutto ciò che paghi arricchisce i tuoi avversari.
winchester-lesson-token = Ogni lotto ha un gettone. Chi compra lo usa subito e lo tiene, perché alcuni obiettivi contano i gettoni. Questo è uno Spostamento: muovi la nave o la locomotiva, e la banca paga { MONEY($amount) } al proprietario di ogni lotto che tocca la nuova casella. Porta la locomotiva sulla casella { $square }, accanto al tuo lotto. Ce ne sono di altri due tipi: il gettone Saloon prende le mance del saloon, il gettone Soffiata mostra una carta nascosta.
winchester-lesson-shared = Questi sono i cinque obiettivi comuni, che valgono da { MONEY($least) } a { MONEY($most) }. Il primo giocatore che ne raggiunge uno prende subito il denaro. Chi compra apre l’asta successiva, quindi tocca di nuovo a te. Anche il lotto { $plot } è accanto al saloon: offri { MONEY($amount) }.
winchester-lesson-duel = { $seat } ha offerto { MONEY($amount) }, e nell’asta sono rimasti solo due giocatori: ora è possibile un duello. Una volta per partita, al tuo turno, puoi spendere il tuo gettone Duello. Si distribuiscono due carte: chi ha Pum compra il lotto al prezzo dell’ultima offerta, chi ha Clic resta senza. Sfida { $seat } a duello!
winchester-lesson-pass = Pum! Il lotto è tuo per { MONEY($price) }, e il suo gettone Saloon ti ha portato { MONEY($tips) } di mance. Il lotto { $plot } non serve a nessuno dei tuoi obiettivi. Passa: se lo compra qualcun altro, ricevi una parte del prezzo.
winchester-lesson-earned = { $seat } ha pagato { MONEY($price) }, e { MONEY($share) } sono tuoi. Sul lotto c’è una miniera: la sua carta nascosta ha dato { MONEY($card) } a { $seat }. Anche il ranch ha una carta così. Con il gettone Soffiata del lotto, { $seat } ha guardato uno dei tuoi obiettivi segreti. Un’ultima regola: se nessuno offre, il primo giocatore deve comprare il lotto per { MONEY(1) }.
winchester-lesson-end = Per mostrarti la fine, dei bot hanno giocato le altre aste. Dopo il diciannovesimo lotto si conta il denaro: i contanti, quanto pagano i due obiettivi segreti e { MONEY($amount) } per chi ha più lotti. Vince il giocatore più ricco. Ora torna alla quarta asta e continua liberamente. All’inizio vedrai dei consigli, poi sempre meno.

## The table in words, for the text page and for questions
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
winchester-report-race = { $objective }: { MONEY($amount) }; { $race }.
winchester-race = { $seat } { $have }/{ $needs }
winchester-race-you = tu { $have }/{ $needs }
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

## The lobby

web-game-winchester-line = Supera le offerte degli altri su 19 lotti, tieni per te i tuoi obiettivi e affidati al duello quando si resta in due.
web-game-winchester-time = 10 min con i bot, 30 tra amici

## Learning a game

web-winchester-note-cash = Le banconote in mano. Finora erano segrete.
web-winchester-note-secret = Un obiettivo segreto paga per ogni lotto o gettone del suo tipo.
web-winchester-note-plots = { MONEY(5) } a chi ha più lotti. In caso di parità decide il gruppo più grande di lotti collegati.
web-winchester-note-total = Vince il giocatore più ricco. In caso di parità: più contanti, poi un gettone Duello non usato.
web-winchester-from-start = All’inizio
web-winchester-from-sales = Quote di altre vendite
web-winchester-from-bank = Dalla banca: nave e locomotiva
web-winchester-from-cards = Miniere e ranch
web-winchester-from-tips = Mance del saloon
web-winchester-from-shared = Obiettivi comuni
web-winchester-from-secret = Obiettivi segreti
web-winchester-from-plots = Più lotti
web-winchester-from-spent = Pagato per i lotti

## The table in words

web-text-board-winchester = Asta e mappa

## The page: the board

web-winchester-progress = { $round ->
    [19] Winchester · finita
   *[other] Winchester · { $round } su 19 venduti
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
web-winchester-place = posto { $place }, { MONEY($points) }
web-winchester-tab-shared = Comuni
web-winchester-just-now = Poco fa
# Bidding
web-winchester-you-have = Hai { MONEY($cash) }.
web-winchester-look-choose = Scegli una carta
web-winchester-rumor-secrecy = Gli altri sanno quale carta guardi, ma non che cosa mostra.
web-winchester-standing = Offerta più alta
web-winchester-no-bid = ancora nessuna
web-winchester-still-in = in asta
web-winchester-passed = ha passato
web-winchester-leads = in testa con
web-winchester-raise = Rilancia
web-winchester-split = { MONEY($amount) } → { $rival_seats } +{ MONEY($share) } ciascuno, saloon { MONEY($tip) }
web-winchester-split-short = { MONEY($amount) } → +{ MONEY($share) } ciascuno, saloon { MONEY($tip) }
web-winchester-can-pay = { $seat } può pagare { MONEY($cash) }
web-winchester-if-won = Se lo vinci
web-winchester-at-once = subito
web-winchester-at-end = alla fine
web-winchester-up-to = al massimo
web-winchester-pass-later = Passa al mio turno
web-winchester-bid-limit = Offri per me fino a
web-winchester-bid-limit-set = Offerte per te fino a
web-winchester-bid-limit-go = Offri per me
web-winchester-bid-limit-stop = Smetti di offrire per me
web-winchester-bid-limit-pass = Si offre per te fino a { MONEY($amount) }, poi passi.
web-winchester-bid-limit-ask = Si offre per te fino a { MONEY($amount) }, poi ti viene chiesto.
web-winchester-bid-limit-out = Al tuo turno passerai automaticamente.
web-winchester-then-pass = poi passa
web-winchester-then-ask = poi chiedimi
winchester-order-fits = Il lotto { $plot } va bene: si offre fino a { MONEY($amount) }.
winchester-order-behind = Il lotto { $plot } va bene, ma conta un altro limite: { MONEY($amount) }.
winchester-order-later = { $count ->
    [0] Ora nessun lotto invenduto va bene.
    [one] Va bene per il lotto { $plots }.
   *[other] Va bene per i lotti { $plots }.
}
winchester-order-ride = Il meglio ora: { $ride }, per { MONEY($amount) }.
web-winchester-later = Lotti delle prossime aste
web-winchester-rule-beside = Accanto ai miei lotti
web-winchester-rule-any = Qualsiasi lotto
web-winchester-rule-limit = { $kind }: fino a
web-winchester-rule-add = Aggiungi un limite per
web-winchester-otherwise = Oltre i limiti e per tutti gli altri lotti
web-winchester-otherwise-pass = passa
web-winchester-order-movement = Gettone Spostamento
web-winchester-order-movement-most = il massimo per me
web-winchester-orders-asked = Soffiate, duelli e obiettivi da reclamare aspettano te.
# Duel
web-winchester-duel-short = Duello
web-winchester-duel = Duello per il lotto { $plot }
web-winchester-versus = contro
web-winchester-bang = Pum
web-winchester-click = Clic
web-winchester-draws = { $other_seat } estrae… { $seat } estrae…
web-winchester-draws-you = { $other_seat } estrae… Tu estrai…
web-winchester-going-once = E uno…
web-winchester-going-twice = E due…
web-winchester-outbid = { $seat } supera la tua offerta: { MONEY($amount) }
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
web-winchester-closer-to = Ti avvicina a
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
web-winchester-sure = Confermi?
web-winchester-go-on = Continua
web-winchester-on = Avanti

## The coach

# $worth, $bid: banknotes
winchester-why-too-dear = Qui il lotto valeva circa { MONEY($worth) } e sono stati offerti { MONEY($bid) }.
winchester-why-let-go = Qui il lotto valeva circa { MONEY($worth) } ed era possibile offrire { MONEY($bid) }.
winchester-why-smaller-raise = Un rilancio più piccolo fa risparmiare, se basta.
winchester-why-larger-raise = Un rilancio più grande fa rinunciare prima gli altri.
winchester-why-duel = Con un duello si vince il lotto una volta su due, al prezzo attuale.
winchester-why-no-duel = Un duello si perde una volta su due.
winchester-suggestion-worth = Il lotto ora vale circa { MONEY($worth) } per te.
winchester-suggestion-dear = Il lotto ora vale circa { MONEY($worth) } per te: meno della prossima offerta.
winchester-suggestion-broke = Non hai abbastanza denaro per un’altra offerta.
winchester-suggestion-pass = { $share ->
    [0] Il lotto vale circa { MONEY($worth) } per te, ma se passi tieni il tuo denaro per altri lotti.
   *[other] Il lotto vale circa { MONEY($worth) } per te, ma se passi tieni il tuo denaro per altri lotti e a questo prezzo ricevi { MONEY($share) }.
}

## Settings

web-set-confirmDuel = Conferma i duelli
web-set-confirmDuel-note = il pulsante chiede conferma
web-set-confirmPass = Conferma prima di passare
web-set-confirmPass-note = il pulsante chiede conferma

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-winchester-beat-plot = Asta: lotto { $plot }
web-winchester-beat-bid = { $seat }: { MONEY($amount) }
web-winchester-beat-bid-you = Tu: { MONEY($amount) }
web-winchester-beat-duel-called = Duello: { $seat } contro { $other_seat }
web-winchester-beat-duel-called-you = Duello: tu contro { $other_seat }
web-winchester-beat-duel-called-to-you = Duello: { $seat } contro te
web-winchester-beat-duel-won = Pum! { $seat } vince il duello.
web-winchester-beat-duel-won-you = Pum! Vinci il duello.
web-winchester-beat-sold = Venduto a { $seat }!
web-winchester-beat-sold-you = Venduto a te!
web-winchester-beat-token = { $seat }: { $token }
web-winchester-beat-token-you = Tu: { $token }
web-winchester-beat-tips = { $amount ->
    [0] { $seat }: niente mance
   *[other] { $seat }: { MONEY($amount) } di mance
}
web-winchester-beat-tips-you = { $amount ->
    [0] Tu: niente mance
   *[other] Tu: { MONEY($amount) } di mance
}
web-winchester-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-winchester-beat-paid = { $share ->
    [0] { $seat } paga { MONEY($price) } al saloon.
   *[other] { $tip ->
        [0] { $seat } paga { MONEY($share) } a testa.
       *[other] { $seat } paga { MONEY($share) } a testa, { MONEY($tip) } al saloon.
    }
}
web-winchester-beat-paid-you = { $share ->
    [0] Paghi { MONEY($price) } al saloon.
   *[other] { $tip ->
        [0] Paghi { MONEY($share) } a testa.
       *[other] Paghi { MONEY($share) } a testa, { MONEY($tip) } al saloon.
    }
}
web-winchester-beat-boat = { $seat } manda la nave sulla casella { $square }.
web-winchester-beat-boat-you = Mandi la nave sulla casella { $square }.
web-winchester-beat-locomotive = { $seat } manda la locomotiva sulla casella { $square }.
web-winchester-beat-locomotive-you = Mandi la locomotiva sulla casella { $square }.
web-winchester-beat-card = { $amount ->
    [0] La carta non frutta niente a { $seat }.
   *[other] La carta frutta { MONEY($amount) } a { $seat }.
}
web-winchester-beat-card-you = { $amount ->
    [0] La carta non ti frutta niente.
   *[other] La carta ti frutta { MONEY($amount) }.
}
web-winchester-beat-objective = { $seat } vince { MONEY($amount) }: { $objective }
web-winchester-beat-objective-you = Vinci { MONEY($amount) }: { $objective }
web-winchester-beat-pays = Pum! { $seat } paga { MONEY($amount) }
web-winchester-beat-pays-you = Pum! Paghi { MONEY($amount) }

## How a finished game went

web-net-worth-winchester = { MONEY($amount) }
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Lotti venduti
web-luck-winchester = I duelli vinti, rispetto alla metà che ci si aspetta.
web-luck-winchester-tries = Duelli

## Questions to the table

topic-plots = lotti, terre, terreni
topic-tokens = gettoni, gettoni bonus, bonus
topic-duel-tokens = gettoni duello, gettone duello
topic-secrets = obiettivi, obiettivi segreti, segreti
topic-sale = asta, vendita, che cosa è in vendita, cosa è in vendita
topic-bid = offerta più alta, offerta, chi è in testa, in asta
topic-shared = comuni, obiettivi comuni
topic-first = primo giocatore, chi comincia
topic-boat = nave, fiume
topic-locomotive = locomotiva, treno, binari
topic-worth = valore, quanto vale
topic-most = più lotti
topic-saloon = saloon, mance
topic-left = quanto manca, lotti rimasti
topic-plot = mappa, plancia, lotto

## A new table

web-option-edition = Edizione
web-option-edition-note = Le due edizioni numerano i lotti in modo diverso.
web-option-edition-2020 = numeri del 2020
web-option-edition-2019 = numeri del 2019
web-option-bonus = Gettoni Bonus
web-option-bonus-note = Se sono coperti, un lotto mostra il suo gettone solo quando è comprato.
web-option-bonus-open = scoperti
web-option-bonus-hidden = coperti
web-option-claims = Obiettivi comuni
web-option-claims-note = Se il denaro di un obiettivo comune arriva da solo o se bisogna ricordarsene.
web-option-claims-auto = reclamati per te
web-option-claims-manual = li reclami tu
web-option-ledger = Denaro
web-option-ledger-note = Chi può vedere quanto denaro ha ciascuno.
web-option-ledger-secret = segreto
web-option-ledger-helped = annotato per i giocatori
web-option-ledger-open = visibile a tutti

## How to play

web-how-winchester-goal = Essere il giocatore più ricco quando tutti i 19 lotti sono venduti. I lotti portano denaro con i gettoni, con le miniere e con gli obiettivi. Ciò che paghi per un lotto va agli altri giocatori.
web-how-winchester-start = Ogni giocatore ha { MONEY(8) }, un gettone Duello e due obiettivi segreti. Denaro e obiettivi restano nascosti agli altri.
web-how-winchester-step-1-title = Si pesca un lotto
web-how-winchester-step-1 = Il primo giocatore pesca un lotto a caso. Tutti vedono il terreno e il gettone.
web-how-winchester-step-2-title = Offrire o passare
web-how-winchester-step-2 = A turno si offre almeno { MONEY(1) } in più o si passa. Chi passa è fuori da quest’asta. Se nessuno offre, il primo giocatore compra il lotto per { MONEY(1) }.
web-how-winchester-step-3-title = Chi compra paga gli altri
web-how-winchester-step-3 = Il prezzo si divide in parti uguali tra gli altri giocatori. Ciò che non si può dividere è una mancia per il saloon.
web-how-winchester-step-4-title = Si usa il gettone
web-how-winchester-step-4 = Chi compra usa subito il gettone e lo tiene. Su una miniera o sul ranch si gira una carta nascosta, e la banca ne paga l’importo a chi compra.
web-how-winchester-step-5-title = Si controllano gli obiettivi
web-how-winchester-step-5 = Un obiettivo comune paga il primo giocatore che lo raggiunge. Poi chi ha comprato apre l’asta successiva.
web-how-winchester-pay-title = { MONEY(7) } per tre
web-how-winchester-pay = Ann compra un lotto per { MONEY(7) }. Ben, Cleo e Dan ricevono { MONEY(2) } a testa. I { MONEY(1) } che restano vanno al saloon.
web-how-winchester-move-title = La locomotiva paga
web-how-winchester-move = Ann possiede il lotto 8, Ben il lotto 14. Con un gettone Spostamento Ann ferma la locomotiva tra i due: la banca paga { MONEY(1) } a ciascuno.
web-how-winchester-duel-title = Un duello
web-how-winchester-duel = Nell’asta restano solo Ann e Ben, e Ben ha offerto { MONEY(4) }. Al suo turno, Ann spende il gettone Duello. Ognuno prende una delle due carte Duello. Chi ha Pum compra il lotto per { MONEY(4) }, l’altro resta senza. Ogni giocatore ha un gettone Duello per partita.
web-how-winchester-movement = Muovi la nave o la locomotiva. La banca paga { MONEY(1) } per ogni lotto accanto alla casella, al proprietario.
web-how-winchester-saloon = Prendi tutte le mance del saloon tranne quella di questo acquisto.
web-how-winchester-rumor = Guarda una carta nascosta: un obiettivo segreto di un avversario, una miniera o il ranch.
web-how-winchester-score = Dopo il 19º lotto tutti contano: i contanti, i due obiettivi segreti e { MONEY(5) } per chi ha più lotti. Vince il giocatore più ricco.
web-how-winchester-tokens = I tre gettoni
web-how-winchester-secrets = Obiettivi segreti, pagati alla fine

# What was drawn, in the list of draws of “Check fairness”.
web-winchester-drawn-deal = Preparazione
web-winchester-drawn-plot = Lotto in vendita
web-winchester-drawn-duel = Duello
