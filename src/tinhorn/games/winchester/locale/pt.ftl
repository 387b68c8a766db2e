### The sentences of Winchester: page, terminal and how-to-play.

## Names and places at the table

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester

## Draws that anyone can check

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duelos
winchester-dice-count-challenger = Bang para quem desafiou
winchester-dice-count-challenged = Bang para quem foi desafiado

## What is asked (the prompt)

winchester-question-deal = A mesa está a ser preparada.
winchester-question-plot = Está a ser tirada a próxima parcela.
winchester-question-open = A parcela { $plot } está em leilão e ainda ninguém licitou. { $seat } licita ou passa.
winchester-question-open-you = A parcela { $plot } está em leilão e ainda ninguém licitou. Licitas ou passas?
winchester-question-bid = { $holder_seat } licitou { MONEY($standing) } pela parcela { $plot }. { $seat } licita ou passa.
winchester-question-bid-you = { $holder_seat } licitou { MONEY($standing) } pela parcela { $plot }. Sobes a licitação ou passas?
winchester-question-bid-to-you = Licitaste { MONEY($standing) } pela parcela { $plot }. { $seat } licita ou passa.
winchester-question-vehicle = { $seat } está a escolher para onde vai o barco ou a locomotiva.
winchester-question-vehicle-you = Move o barco ou a locomotiva, ou deixa um deles onde está: paga na mesma.
winchester-question-rumor = { $seat } está a escolher que carta escondida ver.
winchester-question-rumor-you = Ouves um rumor. Que carta escondida queres ver?
winchester-question-claim = { $seat } pode reclamar objetivos comuns.
winchester-question-claim-you = Reclamas um objetivo comum?
winchester-question-duel = { $challenger_seat } contra { $challenged_seat }: sacam das armas.
winchester-question-duel-you = Tu e { $other_seat } sacam das armas.
winchester-question-over = A partida terminou. Vitória para { $winner_seats }.
winchester-question-over-you = A partida terminou. Ganhaste.

## Names of options (buttons and menus)

winchester-label-bid = Licitar { MONEY($amount) }
winchester-label-pass = Passar
winchester-label-duel = Declarar duelo
winchester-label-boat = Barco para a casa { $square }
winchester-label-locomotive = Locomotiva para a casa { $square }
# $card is one of the two names below.
winchester-label-look = Ver { $card }
winchester-label-claim = Reclamar “{ $objective }”
winchester-label-deal = Preparar a mesa
winchester-label-plot = Tirar a parcela { $plot }
winchester-label-bang = Dar Bang a { $seat }
# A hidden card, in the middle of a sentence.
winchester-card-site = a carta da parcela { $plot }
winchester-card-objective = { $position ->
    [1] o primeiro objetivo de { $seat }
   *[2] o segundo objetivo de { $seat }
}
winchester-card-objective-you = { $position ->
    [1] o teu primeiro objetivo
   *[2] o teu segundo objetivo
}

## What an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Iria tudo para o saloon.
   *[other] { $tip ->
        [0] Os outros receberiam { MONEY($share) } cada.
       *[other] Os outros receberiam { MONEY($share) } cada; o saloon, { MONEY($tip) }.
    }
}
winchester-consequence-duel = Quem tirar Bang compra a parcela por { MONEY($amount) }. A tua ficha de Duelo perde-se em qualquer caso.
# These stand under a heading: what the plot would bring the reader. An amount may follow.
# First: how many items of a secret objective the reader has now, and would have then.
winchester-fact-secret = { $objective }: { $items } → { $then }
winchester-fact-secret-now = { $objective }: { $items } até agora
winchester-fact-shared = { $objective }: { $have } de { $needs }
winchester-fact-movement = Ficha de Movimento: a melhor jogada
winchester-fact-saloon = Ficha de Saloon: gorjetas
winchester-fact-rumor = Ficha de Rumor: ver uma carta escondida
winchester-fact-hidden = Ficha de Bónus: ainda virada para baixo
winchester-fact-mine-known = Uma mina: conheces a carta
winchester-fact-mine-unknown = Uma mina: a carta está virada para baixo
winchester-fact-ranch-known = O rancho: conheces a carta
winchester-fact-ranch-unknown = O rancho: a carta está virada para baixo
winchester-fact-neighbours = { $count ->
    [0] Nenhuma parcela tua junto a ela
    [1] Uma parcela tua junto a ela
   *[other] { $count } parcelas tuas junto a ela
}
winchester-fact-squares = Casas junto à parcela: rio { $river }, carris { $rails }
winchester-fact-worth = A tua fortuna agora
winchester-fact-total = No total
winchester-fact-score = { $hidden ->
    [0] { MONEY($amount) } até agora
    [1] { MONEY($amount) } até agora + 1 carta escondida
   *[other] { MONEY($amount) } até agora + { $hidden } cartas escondidas
}

## Names of things

winchester-token-movement = Movimento
winchester-token-rumor = Rumor
winchester-token-saloon = Saloon
winchester-objective-forest = Floresta
winchester-objective-desert = Deserto
winchester-objective-prairie = Pradaria
winchester-objective-river = Rio
winchester-objective-rails = Carris
winchester-objective-saloon = Saloon
winchester-objective-mine = Minas
winchester-objective-ranch = Rancho
winchester-objective-rumor = Rumores
winchester-objective-movement = Movimentos
# The shared objectives, W-SHARED-1 to W-SHARED-10. The name alone should tell what is wanted.
winchester-shared-1 = Uma parcela de cada terreno
winchester-shared-2 = Uma ficha de cada tipo
winchester-shared-3 = Cinco parcelas
winchester-shared-4 = A última parcela
winchester-shared-5 = Três parcelas ligadas
winchester-shared-6 = Quatro fichas do mesmo tipo
winchester-shared-7 = Três parcelas que não tocam no rio
winchester-shared-8 = Três parcelas que não tocam nos carris
winchester-shared-9 = Uma ficha de Saloon sem gorjetas
winchester-shared-10 = Quatro parcelas que não se tocam
# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] nada
   *[other] { MONEY($amount) }
}

## The story, one line for each thing that happens

winchester-table-set = A mesa está pronta. { $seat } começa.
winchester-table-set-you = A mesa está pronta. Começas tu.
winchester-objectives-dealt = { $seat } recebe dois objetivos secretos.
winchester-objectives-seen = { $seat } recebe dois objetivos secretos: { $first } e { $second }.
winchester-objectives-seen-you = Recebes dois objetivos secretos: { $first } e { $second }.
winchester-moment = Leilão { $number }: parcela { $plot }
winchester-plot-drawn = A parcela { $plot } vai a leilão. Ficha: { $token }.
winchester-plot-drawn-hidden = A parcela { $plot } vai a leilão. A ficha está virada para baixo.
winchester-bid = { $seat } licita { MONEY($amount) }.
winchester-bid-you = Licitas { MONEY($amount) }.
winchester-passed = { $seat } passa.
winchester-passed-you = Passas.
winchester-duel-called = { $seat } desafia { $challenged_seat }: um duelo por { MONEY($amount) }.
winchester-duel-called-you = Desafias { $challenged_seat }: um duelo por { MONEY($amount) }.
winchester-duel-called-to-you = { $seat } desafia-te: um duelo por { MONEY($amount) }.
winchester-duel-fought = Bang! { $seat } ganha o duelo. { $loser_seat } só ouve um clique.
winchester-duel-fought-you = Bang! Ganhas o duelo. { $loser_seat } só ouve um clique.
winchester-duel-fought-to-you = Bang! { $seat } ganha o duelo. Tu só ouves um clique.
# $share is what each other player gets, $tip what goes to the saloon.
winchester-sold = { $share ->
    [0] { $seat } compra a parcela { $plot } por { MONEY($price) }. Vai tudo para o saloon.
   *[other] { $tip ->
        [0] { $seat } compra a parcela { $plot } por { MONEY($price) }. Os outros recebem { MONEY($share) } cada.
       *[other] { $seat } compra a parcela { $plot } por { MONEY($price) }. Os outros recebem { MONEY($share) } cada; o saloon, { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Compras a parcela { $plot } por { MONEY($price) }. Vai tudo para o saloon.
   *[other] { $tip ->
        [0] Compras a parcela { $plot } por { MONEY($price) }. Os outros recebem { MONEY($share) } cada.
       *[other] Compras a parcela { $plot } por { MONEY($price) }. Os outros recebem { MONEY($share) } cada; o saloon, { MONEY($tip) }.
    }
}
winchester-sold-forced = Ninguém licitou. { $seat } tem de comprar a parcela { $plot } por { MONEY($price) }, que vão para o saloon.
winchester-sold-forced-you = Ninguém licitou. Tens de comprar a parcela { $plot } por { MONEY($price) }, que vão para o saloon.
winchester-sold-free = Ninguém licitou. { $seat } não tem uma única nota e fica com a parcela { $plot } de graça.
winchester-sold-free-you = Ninguém licitou. Não tens uma única nota e ficas com a parcela { $plot } de graça.
winchester-took-movement = { $seat } recebe uma ficha de Movimento.
winchester-took-movement-you = Recebes uma ficha de Movimento.
winchester-took-rumor = { $seat } recebe uma ficha de Rumor.
winchester-took-rumor-you = Recebes uma ficha de Rumor.
winchester-took-saloon = { $seat } recebe uma ficha de Saloon.
winchester-took-saloon-you = Recebes uma ficha de Saloon.
winchester-tips = { $amount ->
    [0] O saloon estava vazio: { $seat } fica sem gorjetas.
   *[other] { $seat } leva { MONEY($amount) } de gorjetas do saloon.
}
winchester-tips-you = { $amount ->
    [0] O saloon estava vazio: ficas sem gorjetas.
   *[other] Levas { MONEY($amount) } de gorjetas do saloon.
}
# $pay says who earns what; see the three messages below.
winchester-moved-boat = { $seat } leva o barco até à casa { $square }. Pagamentos do banco: { $pay }.
winchester-moved-boat-you = Levas o barco até à casa { $square }. Pagamentos do banco: { $pay }.
winchester-moved-locomotive = { $seat } leva a locomotiva até à casa { $square }. Pagamentos do banco: { $pay }.
winchester-moved-locomotive-you = Levas a locomotiva até à casa { $square }. Pagamentos do banco: { $pay }.
winchester-earned-nothing = nenhum
winchester-earned = { $seat } { MONEY($amount) }
winchester-earned-you = tu { MONEY($amount) }
# A list: $first is one of the above, $rest the others in the same form.
winchester-earned-list = { $first }, { $rest }
winchester-rumor = { $seat } vê { $card }.
winchester-rumor-seen = { $seat } vê { $card }: { $face }.
winchester-rumor-seen-you = Vês { $card }: { $face }.
winchester-card-turned = { $amount ->
    [0] Vira-se a carta da parcela { $plot }. { $seat } não recebe nada.
   *[other] Vira-se a carta da parcela { $plot }. { $seat } recebe { MONEY($amount) }.
}
winchester-card-turned-you = { $amount ->
    [0] Vira-se a carta da parcela { $plot }. Não recebes nada.
   *[other] Vira-se a carta da parcela { $plot }. Recebes { MONEY($amount) }.
}
winchester-objective-won = { $seat } ganha { MONEY($amount) } por “{ $objective }”.
winchester-objective-won-you = Ganhas { MONEY($amount) } por “{ $objective }”.
winchester-claims-declined = { $seat } não reclama mais nada.
winchester-claims-declined-you = Não reclamas mais nada.
# What a returning player has missed. A limit is a bid limit that was left with the table.
winchester-recap-sold = { $count ->
    [1] Foi vendida 1 parcela.
   *[other] Foram vendidas { $count } parcelas.
}
winchester-recap-bought = Compraste a parcela { $plot } por { MONEY($price) }.
winchester-recap-bought-limit = Compraste a parcela { $plot } por { MONEY($price) } (pelo teu limite).
winchester-recap-cash = Dinheiro: { MONEY($before) } → { MONEY($after) }.
# How the game ended: by what the winner was ahead.
winchester-ended-fortune = A última parcela está vendida. A maior fortuna é a de { $winner_seats }: { MONEY($amount) }.
winchester-ended-cash = A última parcela está vendida. Empate a { MONEY($amount) }: ganha { $winner_seats } por ter mais dinheiro vivo.
winchester-ended-duel-token = A última parcela está vendida. Empate a { MONEY($amount) }: ganha { $winner_seats } por não ter gastado a ficha de Duelo.
winchester-ended-shared = A última parcela está vendida. { $winner_seats } partilham o título, com { MONEY($amount) } por cabeça.
winchester-ended-fortune-you = A última parcela está vendida. A maior fortuna é a tua: { MONEY($amount) }.
winchester-ended-cash-you = A última parcela está vendida. Empate a { MONEY($amount) }: ganhas por teres mais dinheiro vivo.
winchester-ended-duel-token-you = A última parcela está vendida. Empate a { MONEY($amount) }: ganhas por não teres gastado a ficha de Duelo.
winchester-ended-shared-you = A última parcela está vendida. Partilhas o título com { $winner_seats }, com { MONEY($amount) } por cabeça.

## Why an answer is refused

winchester-refusal-turn = É a vez de { $seat } licitar.
winchester-refusal-passed = Passaste e estás fora deste leilão.
winchester-refusal-too-low = Licita pelo menos { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] Não tens dinheiro para licitar.
   *[other] Só tens { MONEY($cash) }.
}
winchester-refusal-order-limit = Um limite fica entre { MONEY(1) } e { MONEY($most) }.
winchester-refusal-order-twice = Há dois limites para as mesmas parcelas. Fica só com um.
winchester-refusal-no-token = A parcela { $plot } já foi vendida.
winchester-refusal-duel-not-two = Para um duelo têm de restar exatamente dois no leilão.
winchester-refusal-duel-token = Já gastaste a tua ficha de Duelo.
winchester-refusal-duel-no-bid = Só pode haver duelo quando já há uma licitação.
winchester-refusal-duel-cash = Tens de poder pagar a licitação de { MONEY($standing) }.
winchester-refusal-not-dueling = { $seat } não está neste duelo.
winchester-refusal-square = { $vehicle ->
    [boat] O rio tem as casas 1 a { $most }.
   *[locomotive] Os carris têm as casas 1 a { $most }.
}
winchester-refusal-rumor-seen = Já viste essa carta. Escolhe uma que ainda não tenhas visto.
winchester-refusal-rumor-none = Essa carta escondida não existe.
winchester-refusal-claim-auto = Nesta mesa, os objetivos comuns são reclamados por ti automaticamente.
winchester-refusal-claim-gone = Esse objetivo não está disponível.
winchester-refusal-claim-unmet = Ainda não cumpres “{ $objective }”.
winchester-refusal-deal = Essa distribuição não é possível com esta caixa e estas opções.

## What is wrong with a component file

winchester-components-banknotes = { $file } tem { $count } notas; devem ser 110.
winchester-components-hats = { $file } tem { $count } chapéus por jogador; devem ser 10.
winchester-components-cards = { $kind ->
    [mine] { $file } deve ter { $count } cartas de Mina, nenhuma abaixo de 0.
   *[ranch] { $file } deve ter { $count } cartas de Rancho, nenhuma abaixo de 0.
}
winchester-components-tokens = { $file } tem { $count } fichas de Bónus; devem ser 19, de três tipos.
winchester-components-numbers = { $file } deve numerar as parcelas de 1 a 19, cada número uma vez.
winchester-components-terrain = { $terrain ->
    [desert] { $file } tem { $found } parcelas de deserto; devem ser { $count }.
    [prairie] { $file } tem { $found } parcelas de pradaria; devem ser { $count }.
   *[forest] { $file } tem { $found } parcelas de floresta; devem ser { $count }.
}
winchester-components-neighbours = { $file } diz que a parcela { $plot } faz fronteira com a { $other }, mas não o contrário.
winchester-components-2019 = { $file } dá à parcela { $plot } um número que não é o da edição de 2019.
winchester-components-site = { $file } põe uma mina ou o rancho na parcela { $plot }: as minas ficam no deserto; o rancho, na pradaria.
winchester-components-ranches = { $file } tem { $count } ranchos; deve haver um.
# $printed and $found are lists of plot numbers.
winchester-components-list = { $list ->
    [river] Em { $file } o rio toca nas parcelas { $found }; segundo o livro de regras, { $printed }.
    [rails] Em { $file } os carris tocam nas parcelas { $found }; segundo o livro de regras, { $printed }.
    [saloon] Em { $file } à volta do saloon estão as parcelas { $found }; segundo o livro de regras, { $printed }.
    [mines] Em { $file } as minas estão nas parcelas { $found }; segundo o livro de regras, { $printed }.
   *[ranch] Em { $file } o rancho e o que o rodeia são as parcelas { $found }; segundo o livro de regras, { $printed }.
}

## The terminal: the map

winchester-terrain-desert = deserto
winchester-terrain-prairie = pradaria
winchester-terrain-forest = floresta
winchester-panel-map = O mapa
winchester-panel-sold = { $sold } de { $plots } parcelas vendidas
# The letters stand beside each plot. Keep the letters, translate the words.
winchester-panel-legend = ~ rio  # carris  S saloon  M mina  R rancho  r junto ao rancho  ► à venda
# $plots are the numbers of the plots that share a side with this one.
winchester-panel-beside = junto a { $plots }
winchester-panel-vehicle-boat = Barco na casa { $square } de { $squares }, junto às parcelas { $plots }
winchester-panel-vehicle-locomotive = Locomotiva na casa { $square } de { $squares }, junto às parcelas { $plots }
winchester-panel-squares-boat = Rio
winchester-panel-squares-locomotive = Carris

## The terminal: players, objectives, what I know

winchester-panel-head-name = Jogador
winchester-panel-head-plots = Parc.
winchester-panel-head-tokens = Fichas
winchester-panel-head-duel = Duelo
winchester-panel-head-cash = Dinheiro
winchester-panel-players = Jogadores
winchester-panel-signs = ★ primeiro jogador  ▸ tu
winchester-panel-money = { MONEY($amount) }
winchester-panel-dollars = { DOLLARS($dollars) }
winchester-panel-display = Objetivos comuns
winchester-panel-met = (cumprido por { $met_seats })
winchester-panel-tips = no saloon
winchester-panel-mine = Só tu vês isto: { MONEY($amount) } na mão
winchester-panel-objective = { $objective }, { MONEY($pay) } por unidade no fim: { $count } até agora, { MONEY($amount) }
winchester-panel-saw = Um Rumor mostrou-te { $card }: { $face }

## The terminal: the auction and the answers

winchester-panel-plot = Parcela { $plot } em leilão
winchester-panel-token-movement = ficha de Movimento
winchester-panel-token-rumor = ficha de Rumor
winchester-panel-token-saloon = ficha de Saloon
winchester-panel-token-hidden = ficha virada para baixo
winchester-panel-near-river = rio
winchester-panel-near-rails = carris
winchester-panel-near-saloon = junto ao saloon
winchester-panel-near-mine = mina
winchester-panel-near-ranch = terras do rancho
winchester-panel-no-bid = Ainda sem licitações.
winchester-panel-bid = { MONEY($amount) }, de { $seat }.
winchester-panel-in = Ainda no leilão: { $in_seats }.
winchester-panel-out = Passaram: { $out_seats }.
winchester-panel-gain = +{ MONEY($amount) }
winchester-panel-bids = Licitar: { $dollars }, { $amount }k e { $amount } são o mesmo
# Something else than a multiple of 1,000 was typed as a bid.
winchester-panel-thousands = As licitações são milhares de dólares inteiros, como 4000, 4k ou 4.
# What to type to move a vehicle: one word, before the number of a square.
winchester-panel-word-boat = barco
winchester-panel-word-locomotive = comboio
# A number alone was typed; $boat and $locomotive are the words above.
winchester-panel-which-vehicle = Qual dos dois: { $boat } { $square } ou { $locomotive } { $square }?

## Ties in the final ranking

winchester-tie-cash = { $seat } à frente de { $other_seat }: empate a { MONEY($total) }, mas com mais dinheiro vivo ({ MONEY($more) } contra { MONEY($less) }).
winchester-tie-cash-you = Ficas à frente de { $other_seat }: empate a { MONEY($total) }, mas com mais dinheiro vivo ({ MONEY($more) } contra { MONEY($less) }).
winchester-tie-cash-to-you = { $seat } fica à tua frente: empate a { MONEY($total) }, mas com mais dinheiro vivo ({ MONEY($more) } contra { MONEY($less) }).
winchester-tie-token = { $seat } à frente de { $other_seat }: empate a { MONEY($total) }, mas com a ficha de Duelo por gastar.
winchester-tie-token-you = Ficas à frente de { $other_seat }: empate a { MONEY($total) }, mas com a ficha de Duelo por gastar.
winchester-tie-token-to-you = { $seat } fica à tua frente: empate a { MONEY($total) }, mas com a ficha de Duelo por gastar.

## The terminal: the score sheet

winchester-sheet-title = Pontuação final
winchester-sheet-cash = Dinheiro vivo
winchester-sheet-objective-1 = Objetivo
winchester-sheet-objective-2 = Objetivo
winchester-sheet-score = { $objective } { $items }
winchester-sheet-most = Mais parcelas
# How many plots, and how many of them in the largest connected group.
winchester-sheet-plots = { $plots }, grupo { $group }
winchester-sheet-total = Fortuna
winchester-sheet-rank = Posição
winchester-sheet-tied = Empate a { MONEY($amount) }: { $seat } tem { MONEY($cash) } sem os objetivos secretos e { $token ->
    [yes] ainda tem a ficha de Duelo.
   *[no] já não tem ficha de Duelo.
}
winchester-sheet-by-fortune = Decide a maior fortuna.
winchester-sheet-by-cash = Fortunas empatadas: decide o dinheiro vivo sem os objetivos secretos.
winchester-sheet-by-duel-token = Fortuna e dinheiro vivo empatados: decide a ficha de Duelo por gastar.
winchester-sheet-by-shared = Empate em tudo: o título é partilhado.

## What a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Ainda ninguém licitou. A primeira licitação sai barata, mas se ninguém quiser a parcela, o primeiro jogador tem de ficar com ela por { MONEY(1) }.
winchester-hint-raise = O preço é dividido pelos outros jogadores, por isso uma parcela que não queres também te pode dar dinheiro se outra pessoa a comprar.
winchester-hint-worth = Vê o que a parcela te daria: os teus objetivos secretos, os comuns e a ficha que lá está.
winchester-hint-complete = Com esta parcela cumpririas um objetivo comum. Receberias logo esse dinheiro.
winchester-hint-secret = Esta parcela conta para um dos teus objetivos secretos, que paga no fim.
winchester-hint-cash = Só tu vês o teu dinheiro. Nunca podes licitar mais do que tens.
winchester-hint-cash-shown = Todos os jogadores veem o dinheiro de todos. Ninguém pode licitar mais do que tem.
winchester-hint-duel = Restam dois. Com a tua única ficha de Duelo podes deixar as cartas decidir: quem ganha paga a licitação mais alta.
winchester-hint-broke = Não podes subir a licitação, por isso passa. Quem comprar a parcela paga-te uma parte do preço.
winchester-hint-vehicle = Escolhe uma casa junto a parcelas tuas: o banco paga { MONEY(1) } ao dono de cada parcela que toca nela.
winchester-hint-rumor = Uma carta de Mina ou de Rancho diz-te o que a parcela paga; um objetivo, o que um adversário procura. Só tu a verás.
winchester-hint-claim = Reclama os objetivos que já cumpriste antes que outra pessoa o faça.
# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = As dezanove parcelas vão a leilão uma a uma. Quem compra uma parcela recebe a ficha que lá está e usa-a logo.
winchester-tip-PlotSold = O preço foi dividido em partes iguais pelos outros; o que não se podia dividir fica de gorjeta no saloon.
winchester-tip-VehicleMoved = O barco e a locomotiva pagam a todos os donos de parcelas junto à casa onde param, não só a quem os moveu.
winchester-tip-TipsTaken = Uma ficha de Saloon leva todas as gorjetas menos a da compra acabada de fazer.
winchester-tip-RumorHeard = Todos ficam a saber que carta foi vista, mas não o que ela mostra.
winchester-tip-CardTurned = As minas e o rancho têm uma carta escondida. Paga uma vez a quem compra a parcela e sai do jogo.
winchester-tip-ObjectiveWon = Os objetivos comuns são de quem os cumpre primeiro: o dinheiro que está por baixo vai-se com a carta.
winchester-tip-DuelCalled = Um duelo acaba logo com o leilão. Cada jogador tem uma só ficha de Duelo para toda a partida.
winchester-tip-DuelFought = Quem tira Bang compra a parcela pela licitação mais alta, seja de quem for.

## The lesson, a scripted first game

winchester-lesson-goal = O velho Winchester morreu, e as suas dezanove parcelas vão a leilão uma após outra. És um dos herdeiros. O objetivo: ser o jogador mais rico quando a última parcela for vendida. A terra só por si não vale nada. O que conta é o dinheiro que te dá.
winchester-lesson-mine = Isto é teu. Começas com { MONEY($cash) }, e só tu vês o teu dinheiro. Os teus dois objetivos secretos pagam no fim da partida: { MONEY($saloon) } por cada parcela tua à volta do saloon, { MONEY($river) } por cada uma que toque no rio.
winchester-lesson-bid = A parcela { $plot } está à venda. Fica junto ao rio e ao saloon, por isso paga-te { MONEY($pays) } no fim. Licita-se à vez, e cada licitação tem de superar a anterior em pelo menos { MONEY($step) }. Quem passa fica fora deste leilão. Licita { MONEY($amount) }.
winchester-lesson-money = Compraste a parcela por { MONEY($price) }. O dinheiro não vai para o banco: é dividido em partes iguais pelos outros jogadores, { MONEY($share) } para cada um. Os { MONEY($rest) } que não se podiam dividir ficam de gorjeta no saloon. Por isso, tudo o que pagas enriquece os teus adversários.
winchester-lesson-token = Cada parcela tem uma ficha. O comprador usa-a logo e fica com ela, porque alguns objetivos contam fichas. Esta é de Movimento: moves o barco ou a locomotiva, e o banco paga { MONEY($amount) } ao dono de cada parcela que toca na nova casa. Leva a locomotiva para a casa { $square }, junto à tua parcela. Há mais dois tipos: a de Saloon leva as gorjetas do saloon, a de Rumor mostra uma carta escondida.
winchester-lesson-shared = Estes são os cinco objetivos comuns, que valem de { MONEY($least) } a { MONEY($most) }. O primeiro jogador que cumpre um leva logo o dinheiro. O comprador abre o leilão seguinte, por isso é outra vez a tua vez. A parcela { $plot } também fica junto ao saloon: licita { MONEY($amount) }.
winchester-lesson-duel = { $seat } licitou { MONEY($amount) }, e só restam dois jogadores no leilão: agora é possível um duelo. Uma vez por partida, na tua vez, podes gastar a tua ficha de Duelo. São dadas duas cartas: quem tem Bang compra a parcela pela última licitação; quem tem Click fica sem nada. Declara o duelo!
winchester-lesson-pass = Bang! A parcela é tua por { MONEY($price) }, e a sua ficha de Saloon deu-te { MONEY($tips) } em gorjetas. A parcela { $plot } não serve para nenhum dos teus objetivos. Passa: se outra pessoa a comprar, recebes uma parte do preço.
winchester-lesson-earned = { $seat } pagou { MONEY($price) }, e { MONEY($share) } são para ti. A parcela tem uma mina: a sua carta escondida deu { MONEY($card) } a { $seat }. O rancho também tem uma carta assim. Com a ficha de Rumor da parcela, { $seat } viu um dos teus objetivos secretos. Uma última regra: se ninguém licitar, o primeiro jogador tem de comprar a parcela por { MONEY(1) }.
winchester-lesson-end = Para te mostrar o fim, uns bots jogaram os outros leilões. Depois da décima nona parcela conta-se o dinheiro: o dinheiro vivo, o que pagam os dois objetivos secretos e { MONEY($amount) } para quem tiver mais parcelas. Ganha o jogador mais rico. Agora volta ao quarto leilão e continua a jogar à vontade. No início verás conselhos, depois cada vez menos.

## The table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } tem uma fortuna de { MONEY($amount) }.
winchester-report-score-you = Tens uma fortuna de { MONEY($amount) }.
winchester-report-so-far = Até agora tens { MONEY($total) }: { MONEY($cash) } em dinheiro vivo e { MONEY($objectives) } dos teus objetivos secretos.
winchester-report-money = { $seat } tem { MONEY($amount) }.
winchester-report-money-you = Tens { MONEY($amount) }.
winchester-report-money-secret = O dinheiro de { $seat } é secreto.
# $plots is a list of plot numbers.
winchester-report-plots = { $count ->
    [0] { $seat } ainda não tem parcelas.
    [1] { $seat } tem a parcela { $plots }.
   *[other] { $seat } tem { $count } parcelas: { $plots }.
}
winchester-report-plots-you = { $count ->
    [0] Ainda não tens parcelas.
    [1] Tens a parcela { $plots }.
   *[other] Tens { $count } parcelas: { $plots }.
}
winchester-report-tokens = Fichas de { $seat }: { $movement } de Movimento, { $saloon } de Saloon, { $rumor } de Rumor.
winchester-report-tokens-you = As tuas fichas: { $movement } de Movimento, { $saloon } de Saloon, { $rumor } de Rumor.
winchester-report-duel-held = { $seat } ainda tem a ficha de Duelo.
winchester-report-duel-held-you = Ainda tens a tua ficha de Duelo.
winchester-report-duel-spent = { $seat } já gastou a ficha de Duelo.
winchester-report-duel-spent-you = Já gastaste a tua ficha de Duelo.
# $card is a hidden card in the middle of a sentence, such as “Ben’s first objective”.
winchester-report-seen = Conheces { $card }: { $face }.
# $fact is a line such as “Forest: 0 → 1”.
winchester-report-fact = { $fact }, { MONEY($amount) }
winchester-report-shared = { $objective }: { MONEY($amount) }.
winchester-report-race = { $objective }: { MONEY($amount) }; { $race }.
winchester-race = { $seat } { $have }/{ $needs }
winchester-race-you = tu { $have }/{ $needs }
winchester-report-most = { $count ->
    [0] Ainda ninguém tem parcelas.
    [1] Mais parcelas: { $most_seats }, com 1.
   *[other] Mais parcelas: { $most_seats }, com { $count }.
}
winchester-report-saloon = { $amount ->
    [0] Não há gorjetas no saloon.
   *[other] Gorjetas no saloon: { MONEY($amount) }.
}
winchester-report-first = { $seat } tem a ficha de Primeiro Jogador.
winchester-report-first-you = Tens a ficha de Primeiro Jogador.
# $words is a list such as “forest, Movement token, river”; $beside are plot numbers.
winchester-report-plot = Parcela { $plot }: { $words }; junto a { $beside }; por vender.
winchester-report-plot-of = Parcela { $plot }: { $words }; junto a { $beside }; de { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }

## The lobby

web-game-winchester-line = Licita mais do que ninguém por 19 parcelas, não reveles os teus objetivos e arrisca um duelo quando só restarem dois.
web-game-winchester-time = 10 min com bots, 30 entre amigos

## Learning a game

web-winchester-note-cash = As notas na mão. Até agora eram secretas.
web-winchester-note-secret = Um objetivo secreto paga por cada parcela ou ficha do seu tipo.
web-winchester-note-plots = { MONEY(5) } para quem tiver mais parcelas. Em caso de empate decide o maior grupo de parcelas ligadas.
web-winchester-note-total = Ganha o jogador mais rico. Em caso de empate: mais dinheiro vivo, depois uma ficha de Duelo por usar.
web-winchester-from-start = No início
web-winchester-from-sales = Partes de outras vendas
web-winchester-from-bank = Do banco: barco e locomotiva
web-winchester-from-cards = Minas e rancho
web-winchester-from-tips = Gorjetas do saloon
web-winchester-from-shared = Objetivos comuns
web-winchester-from-secret = Objetivos secretos
web-winchester-from-plots = Mais parcelas
web-winchester-from-spent = Pago por parcelas

## The table in words

web-text-board-winchester = Leilão e mapa

## The page: the board

web-winchester-progress = { $round ->
    [19] Winchester · terminada
   *[other] Winchester · { $round } de 19 vendidas
}
web-winchester-map = Mapa de 19 parcelas
web-winchester-plot = Parcela { $plot }
web-winchester-plot-of = Parcela { $plot }: { $seat }
web-winchester-plot-free = Parcela { $plot }: por vender
web-winchester-desert = Deserto
web-winchester-prairie = Pradaria
web-winchester-forest = Floresta
web-winchester-token-movement = Movimento
web-winchester-token-rumor = Rumor
web-winchester-token-saloon = Saloon
web-winchester-token-hidden = virada para baixo
web-winchester-plots = Parcelas
web-winchester-duel-token = Ficha de Duelo
web-winchester-duel-token-spent = Ficha de Duelo gasta
web-winchester-tab-now = Agora
web-winchester-tab-mine = A minha mão
web-winchester-place = lugar { $place }, { MONEY($points) }
web-winchester-tab-shared = Comuns
web-winchester-just-now = Há pouco
# Bidding
web-winchester-you-have = Tens { MONEY($cash) }.
web-winchester-look-choose = Escolhe uma carta
web-winchester-rumor-secrecy = Os outros sabem que carta vês, mas não o que ela mostra.
web-winchester-standing = Licitação mais alta
web-winchester-no-bid = ainda nenhuma
web-winchester-still-in = no leilão
web-winchester-passed = passou
web-winchester-leads = lidera com
web-winchester-raise = Subir a licitação
web-winchester-split = { MONEY($amount) } → { $rival_seats } +{ MONEY($share) } cada um, saloon { MONEY($tip) }
web-winchester-split-short = { MONEY($amount) } → +{ MONEY($share) } cada um, saloon { MONEY($tip) }
web-winchester-can-pay = { $seat } pode pagar { MONEY($cash) }
web-winchester-if-won = Se ficares com ela
web-winchester-at-once = já
web-winchester-at-end = no fim
web-winchester-up-to = até
web-winchester-pass-later = Passar na minha vez
web-winchester-bid-limit = Licitar por mim até
web-winchester-bid-limit-set = A licitar por ti até
web-winchester-bid-limit-go = Licitar por mim
web-winchester-bid-limit-stop = Parar de licitar por mim
web-winchester-bid-limit-pass = Licita-se por ti até { MONEY($amount) }, e depois passas.
web-winchester-bid-limit-ask = Licita-se por ti até { MONEY($amount) }, e depois decides tu.
web-winchester-bid-limit-out = Na tua vez passas automaticamente.
web-winchester-then-pass = e passar
web-winchester-then-ask = e perguntar
winchester-order-fits = A parcela { $plot } serve: licita-se até { MONEY($amount) }.
winchester-order-behind = A parcela { $plot } serve, mas conta outro limite: { MONEY($amount) }.
winchester-order-later = { $count ->
    [0] Agora nenhuma parcela por vender serve.
    [1] Serve para a parcela { $plots }.
   *[other] Serve para as parcelas { $plots }.
}
winchester-order-ride = O melhor agora: { $ride }, por { MONEY($amount) }.
web-winchester-later = Parcelas dos próximos leilões
web-winchester-rule-beside = Ao lado das minhas parcelas
web-winchester-rule-any = Qualquer parcela
web-winchester-rule-limit = { $kind }: até
web-winchester-rule-add = Juntar um limite para
web-winchester-otherwise = Acima dos limites e com todas as outras parcelas
web-winchester-otherwise-pass = passar
web-winchester-order-movement = Ficha de Movimento
web-winchester-order-movement-most = o máximo para mim
web-winchester-orders-asked = Rumores, duelos e objetivos a reclamar esperam por ti.
# Duel
web-winchester-duel-short = Duelo
web-winchester-duel = Duelo pela parcela { $plot }
web-winchester-versus = contra
web-winchester-bang = Bang
web-winchester-click = Click
web-winchester-draws = { $other_seat } saca… { $seat } saca…
web-winchester-draws-you = { $other_seat } saca… Tu sacas…
web-winchester-going-once = Dou-lhe uma…
web-winchester-going-twice = Dou-lhe duas…
web-winchester-outbid = { $seat } cobre a tua licitação: { MONEY($amount) }
web-winchester-proof = Verificar o sorteio
# Movement
web-winchester-movement = Movimento
web-winchester-movement-note = escolhe um veículo
web-winchester-locomotive = Locomotiva
web-winchester-boat = Barco
web-winchester-stops = Casas
web-winchester-square = Casa { $square }
web-winchester-stay = Casa { $square } (sem mover)
web-winchester-leave = Deixar ali
web-winchester-stop-here = Parar na casa { $square }
web-winchester-stop-stay = Ficar na casa { $square }
web-winchester-pays-nobody = Ali ninguém recebe nada.
web-winchester-other-stops = Outras casas
# Rumor
web-winchester-rumor = Rumor
web-winchester-rumor-note = vê uma carta
web-winchester-secret = { $position ->
    [1] primeiro
   *[2] segundo
}
web-winchester-sites = Minas e rancho
web-winchester-noted = Anotado
web-winchester-notebook = Caderno
web-winchester-notebook-empty = Caderno: vazio
web-winchester-note-card = Parcela { $plot }: { $amount ->
    [0] nada
   *[other] { MONEY($amount) }
}
# Mine
web-winchester-cash = Dinheiro vivo
web-winchester-so-far = { $items } até agora: { MONEY($amount) }
web-winchester-worth = Fortuna agora
web-winchester-payments = Pagamentos
web-winchester-counts = { $objective }: { MONEY($each) } por cada uma destas parcelas
web-winchester-plot-counts = Parcela { $plot }: { MONEY($amount) } para os teus objetivos secretos
web-winchester-pays-forest = { MONEY(3) } por parcela de floresta
web-winchester-pays-desert = { MONEY(3) } por parcela de deserto
web-winchester-pays-prairie = { MONEY(3) } por parcela de pradaria
web-winchester-pays-river = { MONEY(3) } por parcela junto ao rio
web-winchester-pays-rails = { MONEY(3) } por parcela junto aos carris
web-winchester-pays-saloon = { MONEY(5) } por parcela à volta do saloon
web-winchester-pays-mine = { MONEY(5) } por mina
web-winchester-pays-ranch = { MONEY(3) } pelo rancho e por cada parcela à volta
web-winchester-pays-rumor = { MONEY(3) } por ficha de Rumor
web-winchester-pays-movement = { MONEY(3) } por ficha de Movimento
# Shared objectives
web-winchester-shared = Objetivos comuns
web-winchester-shared-note = para o primeiro
web-winchester-near = { $have }/{ $needs }
web-winchester-then = → { $then }/{ $needs } com esta parcela
web-winchester-closer-to = Aproxima-te de
web-winchester-closer = Estas parcelas livres aproximam-te: { $objective }
web-winchester-no-closer = Nenhuma parcela sozinha te aproxima: { $objective }
web-winchester-taken = ganho por { $seat }
web-winchester-taken-you = ganho por ti
web-winchester-claim = Reclamar
web-winchester-claims-done = Pronto
# The score sheet
web-winchester-sheet-secret = { $position ->
    [1] Primeiro objetivo
   *[2] Segundo objetivo
}
web-winchester-sheet-plots = Mais parcelas
web-winchester-sheet-plots-note = parcelas · maior grupo
web-winchester-sheet-group = { $plots } · { $group }
web-winchester-sheet-lead = { MONEY($amount) }, à frente de { MONEY($next) }
web-winchester-sure = Tens a certeza?
web-winchester-go-on = Continuar
web-winchester-on = Para a frente

## The coach

# $worth, $bid: banknotes
winchester-why-too-dear = Aqui a parcela valia cerca de { MONEY($worth) }, e a licitação foi de { MONEY($bid) }.
winchester-why-let-go = Aqui a parcela valia cerca de { MONEY($worth) }, e era possível licitar { MONEY($bid) }.
winchester-why-smaller-raise = Uma licitação menor poupa dinheiro, se for suficiente.
winchester-why-larger-raise = Uma licitação maior faz os outros desistirem mais cedo.
winchester-why-duel = Com um duelo ganha-se a parcela metade das vezes, pelo preço atual.
winchester-why-no-duel = Um duelo perde-se metade das vezes.
winchester-suggestion-worth = A parcela vale agora cerca de { MONEY($worth) } para ti.
winchester-suggestion-dear = A parcela vale agora cerca de { MONEY($worth) } para ti: menos do que a próxima licitação.
winchester-suggestion-broke = Não tens dinheiro suficiente para outra licitação.
winchester-suggestion-pass = { $share ->
    [0] A parcela vale cerca de { MONEY($worth) } para ti, mas se passares guardas o teu dinheiro para outras parcelas.
   *[other] A parcela vale cerca de { MONEY($worth) } para ti, mas se passares guardas o teu dinheiro para outras parcelas e, a este preço, recebes { MONEY($share) }.
}

## Settings

web-set-confirmDuel = Confirmar os duelos
web-set-confirmDuel-note = o botão pede confirmação
web-set-confirmPass = Confirmar ao passar
web-set-confirmPass-note = o botão pede confirmação

## What is shown one beat at a time

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-winchester-beat-plot = Leilão: parcela { $plot }
web-winchester-beat-bid = { $seat }: { MONEY($amount) }
web-winchester-beat-bid-you = Tu: { MONEY($amount) }
web-winchester-beat-duel-called = Duelo: { $seat } contra { $other_seat }
web-winchester-beat-duel-called-you = Duelo: tu contra { $other_seat }
web-winchester-beat-duel-called-to-you = Duelo: { $seat } contra ti
web-winchester-beat-duel-won = Bang! { $seat } ganha o duelo.
web-winchester-beat-duel-won-you = Bang! Ganhas o duelo.
web-winchester-beat-sold = Vendida a { $seat }!
web-winchester-beat-sold-you = Vendida a ti!
web-winchester-beat-token = { $seat }: { $token }
web-winchester-beat-token-you = Tu: { $token }
web-winchester-beat-tips = { $amount ->
    [0] { $seat }: sem gorjetas
   *[other] { $seat }: { MONEY($amount) } de gorjetas
}
web-winchester-beat-tips-you = { $amount ->
    [0] Tu: sem gorjetas
   *[other] Tu: { MONEY($amount) } de gorjetas
}
web-winchester-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-winchester-beat-paid = { $share ->
    [0] { $seat } paga { MONEY($price) } ao saloon.
   *[other] { $tip ->
        [0] { $seat } paga { MONEY($share) } a cada adversário.
       *[other] { $seat } paga { MONEY($share) } a cada adversário, { MONEY($tip) } ao saloon.
    }
}
web-winchester-beat-paid-you = { $share ->
    [0] Pagas { MONEY($price) } ao saloon.
   *[other] { $tip ->
        [0] Pagas { MONEY($share) } a cada adversário.
       *[other] Pagas { MONEY($share) } a cada adversário, { MONEY($tip) } ao saloon.
    }
}
web-winchester-beat-boat = { $seat } leva o barco até à casa { $square }.
web-winchester-beat-boat-you = Levas o barco até à casa { $square }.
web-winchester-beat-locomotive = { $seat } leva a locomotiva até à casa { $square }.
web-winchester-beat-locomotive-you = Levas a locomotiva até à casa { $square }.
web-winchester-beat-card = { $amount ->
    [0] A carta não dá nada a { $seat }.
   *[other] A carta dá { MONEY($amount) } a { $seat }.
}
web-winchester-beat-card-you = { $amount ->
    [0] A carta não te dá nada.
   *[other] A carta dá-te { MONEY($amount) }.
}
web-winchester-beat-objective = { $seat } ganha { MONEY($amount) }: { $objective }
web-winchester-beat-objective-you = Ganhas { MONEY($amount) }: { $objective }
web-winchester-beat-pays = Bang! { $seat } paga { MONEY($amount) }
web-winchester-beat-pays-you = Bang! Pagas { MONEY($amount) }

## How a finished game went

web-net-worth-winchester = { MONEY($amount) }
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Parcelas vendidas
web-luck-winchester = Duelos ganhos, comparados com a metade esperada.
web-luck-winchester-tries = Duelos

## Questions to the table

topic-plots = parcelas, terras, que parcelas
topic-tokens = fichas, fichas de bónus, bónus
topic-duel-tokens = fichas de duelo, ficha de duelo
topic-secrets = objetivos, segredos, objetivos secretos
topic-sale = venda, leilão, o que está à venda
topic-bid = licitação mais alta, quem vai à frente, quem continua
topic-shared = comuns, objetivos comuns
topic-first = primeiro jogador, quem começa
topic-boat = barco, rio
topic-locomotive = locomotiva, comboio, trem, carris
topic-worth = valor, quanto vale, o que me dá
topic-most = mais parcelas, quem tem mais parcelas
topic-saloon = saloon, gorjetas
topic-left = quanto falta, parcelas restantes
topic-plot = mapa, tabuleiro, parcela

## A new table

web-option-edition = Edição
web-option-edition-note = As duas edições numeram as parcelas de forma diferente.
web-option-edition-2020 = números de 2020
web-option-edition-2019 = números de 2019
web-option-bonus = Fichas de Bónus
web-option-bonus-note = Viradas para baixo, uma parcela só mostra a ficha quando é comprada.
web-option-bonus-open = viradas para cima
web-option-bonus-hidden = viradas para baixo
web-option-claims = Objetivos comuns
web-option-claims-note = Se o dinheiro de um objetivo comum chega logo ou se é preciso lembrar-se dele.
web-option-claims-auto = reclamados automaticamente
web-option-claims-manual = reclamados por ti
web-option-ledger = Dinheiro
web-option-ledger-note = Quem pode ver quanto dinheiro tem cada um.
web-option-ledger-secret = secreto
web-option-ledger-helped = anotado para os jogadores
web-option-ledger-open = à vista

## How to play

web-how-winchester-goal = Ser o jogador mais rico quando as 19 parcelas estiverem vendidas. As parcelas dão dinheiro pelas fichas, pelas minas e pelos objetivos. O que pagas por uma parcela vai para os outros jogadores.
web-how-winchester-start = Cada jogador tem { MONEY(8) }, uma ficha de Duelo e dois objetivos secretos. O dinheiro e os objetivos ficam escondidos dos outros.
web-how-winchester-step-1-title = Tira-se uma parcela
web-how-winchester-step-1 = O primeiro jogador tira uma parcela ao acaso. Todos veem o terreno e a ficha.
web-how-winchester-step-2-title = Licitar ou passar
web-how-winchester-step-2 = À vez, licita-se pelo menos mais { MONEY(1) } ou passa-se. Quem passa fica fora deste leilão. Se ninguém licitar, o primeiro jogador compra a parcela por { MONEY(1) }.
web-how-winchester-step-3-title = O comprador paga aos outros
web-how-winchester-step-3 = O preço é dividido em partes iguais pelos outros jogadores. O que não se pode dividir fica de gorjeta no saloon.
web-how-winchester-step-4-title = Usa-se a ficha
web-how-winchester-step-4 = O comprador usa logo a ficha e fica com ela. Numa mina ou no rancho vira-se uma carta escondida, e o banco paga o seu valor ao comprador.
web-how-winchester-step-5-title = Verificam-se os objetivos
web-how-winchester-step-5 = Um objetivo comum paga ao primeiro jogador que o cumpre. Depois o comprador abre o leilão seguinte.
web-how-winchester-pay-title = { MONEY(7) } por três
web-how-winchester-pay = Ann compra uma parcela por { MONEY(7) }. Ben, Cleo e Dan recebem { MONEY(2) } cada um. Os { MONEY(1) } que sobram vão para o saloon.
web-how-winchester-move-title = A locomotiva paga
web-how-winchester-move = Ann tem a parcela 8 e Ben a 14. Com uma ficha de Movimento, Ann para a locomotiva entre as duas: o banco paga { MONEY(1) } a cada um.
web-how-winchester-duel-title = Um duelo
web-how-winchester-duel = Só Ann e Ben continuam no leilão, e Ben licitou { MONEY(4) }. Na sua vez, Ann gasta a ficha de Duelo. Cada um tira uma das duas cartas de Duelo. Quem tem Bang compra a parcela por { MONEY(4) }; a outra pessoa fica sem nada. Cada jogador tem uma ficha de Duelo por partida.
web-how-winchester-movement = Move o barco ou a locomotiva. O banco paga { MONEY(1) } por cada parcela que toca na casa, ao dono.
web-how-winchester-saloon = Leva todas as gorjetas do saloon menos a desta compra.
web-how-winchester-rumor = Vê uma carta escondida: um objetivo secreto de um adversário, uma mina ou o rancho.
web-how-winchester-score = Depois da 19.ª parcela todos contam: o dinheiro vivo, os dois objetivos secretos e { MONEY(5) } para quem tiver mais parcelas. Ganha o jogador mais rico.
web-how-winchester-tokens = As três fichas
web-how-winchester-secrets = Objetivos secretos, pagos no fim

# What was drawn, in the list of draws of “Check fairness”.
web-winchester-drawn-deal = Preparação
web-winchester-drawn-plot = Parcela à venda
web-winchester-drawn-duel = Duelo
