### Portuguese. The page that explains each game in pictures; the browser fetches it when it is opened.
### Ann, Ben, Cleo and Dan are players of the examples.

## Both games

web-how-of = Como se joga { $game }
web-how-goal = O objetivo
web-how-start = No início
web-how-turn = Um turno em cinco imagens
web-how-round = Uma ronda em cinco imagens
web-how-examples = Exemplos
web-how-tokens = As três fichas
web-how-secrets = Objetivos secretos, pagos no fim
web-how-places = Os locais, por ordem
web-how-score = Pontuação
web-how-score-example = Um exemplo
web-how-numbered = Regras numeradas
web-how-print = Imprimir

## Winchester

web-how-winchester-goal = Ser o jogador mais rico quando as 19 parcelas estiverem vendidas. As parcelas dão dinheiro pelas fichas, pelas minas e pelos objetivos. O que pagas por uma parcela vai para os outros jogadores.
web-how-winchester-start = Cada jogador tem { MONEY(8) }, uma ficha de Duelo e dois objetivos secretos. O dinheiro e os objetivos ficam escondidos dos outros.
web-how-winchester-step-1-title = Tira-se uma parcela
web-how-winchester-step-1 = O primeiro jogador tira uma parcela ao acaso. Todos veem o terreno e a ficha.
web-how-winchester-step-2-title = Licitar ou passar
web-how-winchester-step-2 = À vez, licita-se pelo menos mais { MONEY(1) } ou passa-se. Quem passa fica fora deste leilão. Se ninguém licitar, o primeiro jogador compra a parcela por { MONEY(1) }.
web-how-winchester-step-3-title = O comprador paga aos outros
web-how-winchester-step-3 = O preço é dividido em partes iguais pelos outros jogadores. O que não se pode dividir fica de gorjeta no saloon.
web-how-winchester-step-4-title = Usa-se a ficha
web-how-winchester-step-4 = O comprador usa logo a ficha. Numa mina ou no rancho vira-se uma carta escondida, e o banco paga o seu valor.
web-how-winchester-step-5-title = Verificam-se os objetivos
web-how-winchester-step-5 = Um objetivo comum paga ao primeiro jogador que o cumpre. Depois o comprador abre o leilão seguinte.
web-how-winchester-pay-title = { MONEY(7) } por três
web-how-winchester-pay = Ann compra uma parcela por { MONEY(7) }. Ben, Cleo e Dan recebem { MONEY(2) } cada um. Os { MONEY(1) } que sobram vão para o saloon.
web-how-winchester-move-title = A locomotiva paga
web-how-winchester-move = Ann tem a parcela 8 e Ben a 14. Com uma ficha de Movimento, Ann para a locomotiva entre as duas: o banco paga { MONEY(1) } a cada um.
web-how-winchester-duel-title = Um duelo
web-how-winchester-duel = Só Ann e Ben continuam no leilão, e Ben licitou { MONEY(4) }. Na sua vez, Ann gasta a ficha de Duelo. Cada um tira uma de duas cartas. Quem tem Bang compra a parcela por { MONEY(4) }; a outra pessoa fica sem nada. Cada jogador tem uma ficha de Duelo por partida.
web-how-winchester-movement = Move o barco ou a locomotiva. O banco paga { MONEY(1) } por cada parcela que toca na casa, ao dono.
web-how-winchester-saloon = Leva todas as gorjetas do saloon menos a desta compra.
web-how-winchester-rumor = Vê uma carta escondida: um objetivo secreto de um adversário, uma mina ou o rancho.
web-how-winchester-score = Depois da 19.ª parcela todos contam: o dinheiro vivo, os dois objetivos secretos e { MONEY(5) } para quem tiver mais parcelas. Ganha o jogador mais rico.

## Dice Town

web-how-dicetown-goal = Ter mais pontos do que todos quando a mina de ouro estiver vazia ou todas as propriedades tiverem sido levadas.
web-how-dicetown-start = Cada jogador tem cinco dados e { DOLLARS(8) }. Um jogador tem a estrela de xerife. Na mina há 30 pepitas, no banco { DOLLARS(3) }.
web-how-dicetown-step-1-title = Lançar e escolher
web-how-dicetown-step-1 = Todos lançam em segredo e escolhem os dados a guardar. Um dado é grátis. Cada dado a mais custa { DOLLARS(1) }, e não guardar nenhum também. O dinheiro vai para a diligência.
web-how-dicetown-step-2-title = Revelar e lançar de novo
web-how-dicetown-step-2 = Todos levantam o copo ao mesmo tempo e lançam de novo os outros dados. Assim que alguém guardou cinco dados, os outros lançam mais uma vez e guardam tudo.
web-how-dicetown-step-3-title = Percorrer a cidade
web-how-dicetown-step-3 = Em cada local age o jogador que tem mais dados da sua face. Em caso de empate, decide o xerife. Quem está empatado pode oferecer-lhe um suborno.
web-how-dicetown-step-4-title = A melhor mão
web-how-dicetown-step-4 = A melhor mão de póquer leva uma propriedade na Câmara Municipal, e mais uma por cada A que tenha.
web-how-dicetown-step-5-title = Os outros vão ao Doc Badluck
web-how-dicetown-step-5 = Os jogadores que não controlaram nenhum local levam um elixir. O dinheiro da diligência está agora no banco: é o espólio da ronda seguinte.
web-how-dicetown-keep-title = Quanto custam os dados
web-how-dicetown-keep = A Ann saíram 9 9 J Q K, e os dois 9 ficam guardados: o primeiro é grátis, o segundo custa { DOLLARS(1) }. Três dados custariam { DOLLARS(2) }.
web-how-dicetown-town-title = Quem recebe o quê
web-how-dicetown-town = Ann tem mais 9 e leva 3 pepitas. Ben tem mais 10 e mais K: todas as notas do banco e a estrela. Cleo tem mais J, tira quatro cartas e fica com uma. O póquer é também a melhor mão: com um A, Cleo leva duas propriedades.
web-how-dicetown-tie-title = Um empate
web-how-dicetown-tie = Ann e Ben têm dois 10 cada um. Ambos fazem uma oferta ao xerife ao mesmo tempo. O xerife escolhe Ben: Ben paga a sua oferta e assalta o banco. Ann fica com a sua.
web-how-dicetown-score = Cada pepita vale 1 ponto, cada { DOLLARS(2) } valem 1, a estrela vale 5. O equipamento e as propriedades contam o seu valor. Ganha quem tiver mais pontos.
