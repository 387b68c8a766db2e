### Italian. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = Come si gioca a { $game }
web-how-goal = L’obiettivo
web-how-start = All’inizio
web-how-turn = Un turno in cinque immagini
web-how-round = Un round in cinque immagini
web-how-examples = Esempi
web-how-tokens = I tre gettoni
web-how-secrets = Obiettivi segreti, pagati alla fine
web-how-places = I luoghi, in ordine
web-how-score = Punteggio
web-how-score-example = Un esempio
web-how-numbered = Regole numerate
web-how-print = Stampa

## Winchester

web-how-winchester-goal = Essere il giocatore più ricco quando tutti i 19 lotti sono venduti. I lotti portano denaro con i gettoni, con le miniere e con gli obiettivi. Ciò che paghi per un lotto va agli altri giocatori.
web-how-winchester-start = Ogni giocatore ha { MONEY(8) }, un gettone Duello e due obiettivi segreti. Denaro e obiettivi restano nascosti agli altri.
web-how-winchester-step-1-title = Si estrae un lotto
web-how-winchester-step-1 = Il primo giocatore estrae un lotto a caso. Tutti vedono il terreno e il gettone.
web-how-winchester-step-2-title = Offrire o passare
web-how-winchester-step-2 = A turno si offre almeno { MONEY(1) } in più o si passa. Chi passa è fuori da quest’asta. Se nessuno offre, il primo giocatore compra il lotto per { MONEY(1) }.
web-how-winchester-step-3-title = Chi compra paga gli altri
web-how-winchester-step-3 = Il prezzo si divide in parti uguali tra gli altri giocatori. Ciò che non si può dividere è una mancia per il saloon.
web-how-winchester-step-4-title = Si usa il gettone
web-how-winchester-step-4 = Chi compra usa subito il gettone. Su una miniera o sul ranch si gira una carta coperta, e la banca paga il suo importo.
web-how-winchester-step-5-title = Si controllano gli obiettivi
web-how-winchester-step-5 = Un obiettivo comune paga il primo giocatore che lo raggiunge. Poi chi ha comprato apre l’asta successiva.
web-how-winchester-pay-title = { MONEY(7) } per tre
web-how-winchester-pay = Ann compra un lotto per { MONEY(7) }. Ben, Cleo e Dan ricevono { MONEY(2) } a testa. I { MONEY(1) } che restano vanno al saloon.
web-how-winchester-move-title = La locomotiva paga
web-how-winchester-move = Ann possiede il lotto 8, Ben il lotto 14. Con un gettone Spostamento Ann ferma la locomotiva tra i due: la banca paga { MONEY(1) } a ciascuno.
web-how-winchester-duel-title = Un duello
web-how-winchester-duel = Nell’asta restano solo Ann e Ben, e Ben ha offerto { MONEY(4) }. Al suo turno, Ann spende il gettone Duello. Ognuno prende una di due carte. Chi ha Pum compra il lotto per { MONEY(4) }, l’altro resta senza. Ogni giocatore ha un gettone Duello per partita.
web-how-winchester-movement = Muovi la nave o la locomotiva. La banca paga { MONEY(1) } per ogni lotto accanto alla casella, al proprietario.
web-how-winchester-saloon = Prendi tutte le mance del saloon tranne quella di questo acquisto.
web-how-winchester-rumor = Guarda una carta coperta: un obiettivo segreto di un avversario, una miniera o il ranch.
web-how-winchester-score = Dopo il 19º lotto tutti contano: i contanti, i due obiettivi segreti e { MONEY(5) } per chi ha più lotti. Vince il giocatore più ricco.

## Dice Town

web-how-dicetown-goal = Avere più punti di tutti quando la miniera d’oro è esaurita o tutte le proprietà sono prese.
web-how-dicetown-start = Ogni giocatore ha cinque dadi e { DOLLARS(8) }. Un giocatore ha la stella da sceriffo. Nella miniera ci sono 30 pepite, nella banca { DOLLARS(3) }.
web-how-dicetown-step-1-title = Tirare e scegliere
web-how-dicetown-step-1 = Tutti tirano in segreto e scelgono i dadi da tenere. Un dado è gratis. Ogni altro costa { DOLLARS(1) }, e anche non tenerne nessuno. Il denaro va alla diligenza.
web-how-dicetown-step-2-title = Scoprire e ritirare
web-how-dicetown-step-2 = Tutti alzano insieme il bussolotto e ritirano gli altri dadi. Appena qualcuno ha tenuto cinque dadi, tutti gli altri tirano ancora una volta e tengono tutto.
web-how-dicetown-step-3-title = Visitare la città
web-how-dicetown-step-3 = In ogni luogo agisce il giocatore che ha più dadi della sua faccia. In caso di parità decide lo sceriffo. Chi è in parità può offrirgli una bustarella.
web-how-dicetown-step-4-title = La mano migliore
web-how-dicetown-step-4 = La migliore mano di poker prende una proprietà al Municipio, e una in più per ogni A.
web-how-dicetown-step-5-title = Gli altri vanno da Doc Badluck
web-how-dicetown-step-5 = I giocatori che non hanno controllato nessun luogo prendono un elisir. Il denaro della diligenza è ora nella banca: è il bottino del prossimo round.
web-how-dicetown-keep-title = Quanto costano i dadi
web-how-dicetown-keep = Ad Ann sono usciti 9 9 J Q K. Tiene i due 9: il primo è gratis, il secondo costa { DOLLARS(1) }. Tre dadi costerebbero { DOLLARS(2) }.
web-how-dicetown-town-title = Chi ottiene cosa
web-how-dicetown-town = Ann ha più 9 e prende 3 pepite. Ben ha più 10 e più K: tutte le banconote della banca e la stella. Cleo ha più J, pesca quattro carte e ne tiene una. Il poker è anche la mano migliore: con una A, Cleo prende due proprietà.
web-how-dicetown-tie-title = Una parità
web-how-dicetown-tie = Ann e Ben hanno due 10 ciascuno. Entrambi fanno un’offerta allo sceriffo nello stesso momento. Lo sceriffo sceglie Ben: Ben paga la sua offerta e rapina la banca. Ann tiene la propria.
web-how-dicetown-score = Ogni pepita vale 1 punto, ogni { DOLLARS(2) } valgono 1, la stella vale 5. Equipaggiamento e proprietà contano il loro valore. Vince chi ha più punti.
