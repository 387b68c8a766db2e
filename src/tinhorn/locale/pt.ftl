### Portuguese (português). Every sentence that people read in tinhorn.
###
### For translators:
### - Each message is a whole sentence, or a whole name. Nothing is glued together out of pieces:
###   change the order of words as your language likes it.
### - A key that ends in -you speaks to the reader about their own doing. The same key without it
###   speaks of another player.
### - $seat, and whatever ends in _seat, is one player's name. What ends in _seats is one name or
###   several, already joined ("Ann and Bob").
### - MONEY($amount) writes Winchester's banknotes as dollars in the way of your language: 7 is $7,000.
###   DOLLARS($amount) does so for plain dollars: 7 is $7.
### - Sentences are short. The tone is dry and friendly, a West without clichés or dialect.
### - Words that the boxes use: plot, saloon, rumor, movement, duel, mine, ranch, objective. Keep to
###   the words that the box has in your language; never copy its sentences.
###
### For Portuguese: European spelling, words that are at home in Brazil too, the reader is tu. Nothing
### agrees with a player's gender, and names have no article: “Ann começa”, not “a Ann é a primeira”.
### No de, em, a or por before a gap that may begin with an article. Selectors count with [1], not
### with [one], which in Portuguese may hold 0 as well.


## Names and places at the table

# Instead of a name, where none is known. $number counts from 1.
seat-without-name = Lugar { $number }
# A player who gave no name.
player-without-name = Jogador { $number }

# Names of games. A list: $first is one of them, $rest the others in the same form.
game-winchester = Winchester
game-dicetown = Dice Town
game-list = { $first }, { $rest }


## Answers that no game accepts

refusal-not-asked = Agora não tens nada a decidir.
refusal-does-not-fit = Isso não responde à pergunta.
refusal-on-open-table = { $seat } não pode fazer isso. As suas próprias cartas mostram porquê.
# $prompt is the number of the question.
stale-prompt = Tarde demais: a pergunta { $prompt } já está fechada.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = “{ $text }” não é uma resposta. As respostas começam por uma destas palavras: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = A seguir a “{ $action }” vem: { $fields }.
malformed-wrong-value = Não se entende “{ $text }”.


## Setting up a table

setup-players = Este jogo é para { $least } a { $most } jogadores, não para { $players }.
setup-no-such-seat = Nesta mesa não existe o lugar { $number }. Os lugares são numerados a partir de 1.


## Bots

# $known lists the bots there are.
bot-unknown = Não há nenhum bot “{ $name }” para { $game }. Disponíveis: { $known }.
bot-character-unknown = Não há nenhum caráter “{ $name }” para os bots. Disponíveis: { $known }.
bot-weights = “{ $folder }” não contém pesos para { $game } que esta versão consiga ler.
bots-count = { $players ->
    [1] Uma mesa de um jogador precisa de um bot, não de { $bots }.
   *[other] Uma mesa de { $players } jogadores precisa de { $players } bots, não de { $bots }.
}
bots-no-games = É preciso jogar pelo menos uma partida, não { $games }.
arena-bots = Indica pelo menos dois bots diferentes, cada um uma vez.
arena-file = { $file } contém partidas de outro torneio. Escolhe outro ficheiro.
arena-luck-program = Não é possível medir a sorte de “{ $name }”: um programa não pode repetir uma parte de um jogo. Retira --luck.
# What kind of bot has a seat: “Doc (deputy)”.
bot-greenhorn = novato
bot-deputy = ajudante
bot-marshal = marshal
bot-legend = lenda
# The former name of the deputy, in older records.
bot-heuristic = ajudante
bot-uniform = bot ao acaso
bot-stdio = programa
bot-named = { $name } ({ $kind })
# A bot’s level and its character: “deputy, tight”.
bot-with-character = { $level }, { $character }
character-tight = poupança
character-bold = audácia
character-talkative = muita conversa
character-grudge = rancor
character-steady = calma
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = Uma pechincha é uma pechincha.
talk-tight-rival = Para mim seria demasiado caro.
talk-bold-won = A sorte protege os audazes.
talk-bold-lost = Valeu a pena arriscar.
talk-grudge-lost = Não me vou esquecer disto.
talk-grudge-rival = Estou de olho em ti.
talk-steady-lost = São coisas que acontecem.
talk-steady-rival = Bem feito.
talk-talkative-won = Viram todos?
talk-talkative-won-again = A minha avó ficaria orgulhosa.
talk-talkative-lost = Bem, dará uma boa história.
talk-talkative-lost-again = E o dia tinha começado tão bem!
talk-talkative-rival = Disso vai falar-se no saloon.
talk-talkative-rival-again = Isto é que é jogar!
notice-left-bot = { $seat } deixou a mesa. Um bot continua.
notice-left-empty = { $seat } deixou a mesa. O lugar fica vazio.
notice-given-bot = Um bot fica com um lugar: { $seat }.
notice-given-empty = Um lugar ficou vazio: { $seat }.
notice-back = { $seat } voltou.

# Bots that are programs; $program is the command that starts one.
program-quoting = “{ $program }” não é um comando válido: faltam aspas.
program-missing = Não é possível iniciar o programa “{ $program }”. Está instalado?
program-ended = O programa “{ $program }” terminou antes do fim da partida, com o estado { $status }.
program-closed = O programa “{ $program }” fechou a sua saída antes do fim da partida. Foi parado.
program-slow = O programa “{ $program }” não respondeu em { $seconds } segundos. Foi parado.
program-unreadable = O programa “{ $program }” enviou algo que não é uma resposta: { $line } Foi parado.
program-protocol = O programa “{ $program }” usa a versão { $theirs } do protocolo; este tinhorn usa a versão { $ours }. Foi parado.
program-prompt = O programa “{ $program }” respondeu à pergunta { $answered } em vez da pergunta { $prompt }. Foi parado.
program-refused = O programa “{ $program }” escolheu uma ação que não é permitida. Foi parado. { $reason }
program-timeout = { $variable } tem de ser um número de segundos acima de 0, não “{ $text }”.


## Records of games

record-unreadable = Isto não é o registo de uma partida.
record-format = O registo tem o formato { $format }; esta versão do tinhorn lê o formato { $known }.
record-game = O registo é de “{ $game }”, que não se joga aqui. Disponíveis: { $known }.
record-rules = A partida do registo foi jogada com a versão { $rules } das regras; esta é a versão { $known }.
record-start = Não se pode continuar uma partida a partir desta posição.
record-start-elsewhere = Esta partida foi continuada a partir de um momento de outra, por isso só se pode abrir no servidor em que foi jogada.
record-names = O registo tem { $names ->
    [1] um nome
   *[other] { $names } nomes
}, o que não condiz com o número de jogadores.
# $number is the place of the answer in the record; $detail is the sentence that refuses it.
record-entry = A resposta { $number } do registo não é possível: { $detail }
record-table = A mesa indicada no registo não é uma mesa válida.
record-outcome = O resultado no registo não corresponde ao fim da partida.
record-broken = As jogadas deste registo não podem ser reproduzidas.


## Files that say what is in the box

components-unreadable = Não é possível ler { $file }: { $detail }.
components-malformed = { $file } não descreve o que está na caixa.


## What the operating system objects to, after a colon in a sentence about a file or an address

system-not-found = não existe
system-denied = sem permissão
system-is-folder = é uma pasta
system-not-folder = uma parte do caminho não é uma pasta
system-full = o disco está cheio
system-read-only = o disco é só de leitura
system-name-too-long = o nome é demasiado longo
system-address-in-use = o endereço já está a ser usado
system-address-unknown = este computador não tem esse endereço
system-other = erro do sistema { $code }


## Tables

# Where a table stands, for whoever wants what is only possible earlier or later.
table-seating = A partida ainda não começou.
table-playing = A partida já começou.
table-over = A partida terminou.
table-abandoned = Esta mesa foi fechada antes de a partida terminar.
table-full = Nesta mesa já não há lugares livres.
table-seat-taken = O lugar { $number } está ocupado.
table-unknown = Não há nenhuma mesa “{ $table }”.
table-taken = Já há uma mesa “{ $table }”.
# $rules is the version of the rules.
table-rules = Nesta mesa joga-se { $game } com a versão { $rules } das regras, que este servidor não suporta.
refusal-nothing-to-undo = Não há nada para desfazer.
refusal-no-window = Neste momento não se pode reagir.
refusal-held-already = Já pediste tempo.
refusal-not-held = Neste momento não estás a fazer ninguém esperar.


## The database

storage-url = “{ $url }” não é o endereço de uma base de dados. Escreve sqlite:///FICHEIRO ou postgresql://…
storage-folder = Não é possível criar a pasta { $folder }: { $detail }.
storage-driver = O controlador { $driver } não está instalado.
storage-unreachable = Não é possível aceder à base de dados. Mensagem: “{ $detail }”
storage-silent = A base de dados não respondeu a tempo.
storage-busy = Todas as ligações à base de dados estão ocupadas.
storage-corrupt = { $file } não é uma base de dados, ou está danificada.
storage-unwritable = Não é possível escrever em { $file }.
storage-failed = A base de dados { $file } falhou. Mensagem: “{ $detail }”
# $found and $known are versions of its layout.
storage-newer = A base de dados tem o esquema { $found }, de uma versão mais recente do tinhorn; esta conhece o { $known }.


## Draws that anyone can check

fairness-missing = Esta partida não foi jogada com sorteios que se possam verificar.
fairness-unpublished = O segredo desta partida ainda não foi publicado.
fairness-commitment = O segredo não corresponde à impressão digital mostrada antes da partida.
fairness-options = As opções da mesa não correspondem às usadas nos sorteios.
fairness-contributions = { $count ->
    [1] Um jogador acrescentou algo aos sorteios, o que não condiz com esta mesa.
   *[other] { $count } jogadores acrescentaram algo aos sorteios, o que não condiz com esta mesa.
}
fairness-hex = “{ $text }” não pode ser um contributo para os sorteios: o comprimento ou os caracteres não estão certos.
# $entry is the place in the record; $label and $number name the draw.
fairness-draw = A entrada { $entry } não está certa: o sorteio { $number } ({ $label }) dá outro resultado.

# What is counted over all games of a server, and what came out; each as likely as the others.
winchester-dice-count = Duelos
winchester-dice-count-challenger = Bang para quem desafiou
winchester-dice-count-challenged = Bang para o adversário
dicetown-dice-count = Dados
dicetown-dice-count-face = { $face }


## Winchester: what is asked (the prompt)

winchester-question-deal = A mesa está a ser preparada.
winchester-question-plot = A próxima parcela está a ser tirada.
winchester-question-open = A parcela { $plot } está em leilão e ninguém licitou. { $seat } licita ou passa.
winchester-question-open-you = A parcela { $plot } está em leilão e ninguém licitou. Licitas ou passas?
winchester-question-bid = { $holder_seat } licitou { MONEY($standing) } pela parcela { $plot }. { $seat } licita ou passa.
winchester-question-bid-you = { $holder_seat } licitou { MONEY($standing) } pela parcela { $plot }. Sobes a licitação ou passas?
winchester-question-bid-to-you = Licitaste { MONEY($standing) } pela parcela { $plot }. { $seat } licita ou passa.
winchester-question-vehicle = { $seat } move o barco ou a locomotiva.
winchester-question-vehicle-you = Move o barco ou a locomotiva, ou deixa um deles onde está: paga na mesma.
winchester-question-rumor = { $seat } vê uma carta escondida.
winchester-question-rumor-you = Chega-te um rumor. Que carta escondida queres ver?
winchester-question-claim = { $seat } pode reclamar objetivos comuns.
winchester-question-claim-you = Reclamas um objetivo comum?
winchester-question-duel = { $challenger_seat } contra { $challenged_seat }: sacam das armas.
winchester-question-duel-you = Tu contra { $other_seat }: sacam das armas.
winchester-question-over = A partida terminou. Vitória para { $winner_seats }.
winchester-question-over-you = A partida terminou. Ganhaste.


## Winchester: names of options (buttons and menus)

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


## Winchester: what an option would lead to, and what a plot would mean to the reader

winchester-consequence-bid = { $share ->
    [0] Iria tudo para o saloon.
   *[other] { $tip ->
        [0] Cada um dos outros receberia { MONEY($share) }.
       *[other] Cada um dos outros receberia { MONEY($share) }; o saloon, { MONEY($tip) }.
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
    [0] Nenhuma parcela tua ao lado
    [1] Uma parcela tua ao lado
   *[other] { $count } parcelas tuas ao lado
}
winchester-fact-squares = Casas ao lado: rio { $river }, carris { $rails }
winchester-fact-worth = A tua fortuna agora


## Winchester: names of things

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
winchester-shared-9 = Um saloon vazio
winchester-shared-10 = Quatro parcelas dispersas

# What is on a mine or ranch card.
winchester-face-amount = { $amount ->
    [0] nada
   *[other] { MONEY($amount) }
}


## Winchester: the story, one line for each thing that happens

winchester-table-set = A mesa está pronta. { $seat } começa.
winchester-table-set-you = A mesa está pronta. Começas tu.
winchester-objectives-dealt = { $seat } recebe dois objetivos secretos.
winchester-objectives-seen = { $seat } recebe dois objetivos secretos: { $first } e { $second }.
winchester-objectives-seen-you = Recebes dois objetivos secretos: { $first } e { $second }.

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
        [0] { $seat } compra a parcela { $plot } por { MONEY($price) }. Cada um dos outros recebe { MONEY($share) }.
       *[other] { $seat } compra a parcela { $plot } por { MONEY($price) }. Cada um dos outros recebe { MONEY($share) }; o saloon, { MONEY($tip) }.
    }
}
winchester-sold-you = { $share ->
    [0] Compras a parcela { $plot } por { MONEY($price) }. Vai tudo para o saloon.
   *[other] { $tip ->
        [0] Compras a parcela { $plot } por { MONEY($price) }. Cada um dos outros recebe { MONEY($share) }.
       *[other] Compras a parcela { $plot } por { MONEY($price) }. Cada um dos outros recebe { MONEY($share) }; o saloon, { MONEY($tip) }.
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

# How the game ended: by what the winner was ahead (W-END-4).
winchester-ended-fortune = A última parcela está vendida. A maior fortuna é a de { $winner_seats }: { MONEY($amount) }.
winchester-ended-cash = A última parcela está vendida. Empate a { MONEY($amount) }: ganha { $winner_seats } por ter mais dinheiro vivo.
winchester-ended-duel-token = A última parcela está vendida. Empate a { MONEY($amount) }: ganha { $winner_seats } por não ter gastado a ficha de Duelo.
winchester-ended-shared = A última parcela está vendida. { $winner_seats } partilham o título, com { MONEY($amount) } por cabeça.
winchester-ended-fortune-you = A última parcela está vendida. A maior fortuna é a tua: { MONEY($amount) }.
winchester-ended-cash-you = A última parcela está vendida. Empate a { MONEY($amount) }: ganhas por teres mais dinheiro vivo.
winchester-ended-duel-token-you = A última parcela está vendida. Empate a { MONEY($amount) }: ganhas por não teres gastado a ficha de Duelo.
winchester-ended-shared-you = A última parcela está vendida. Partilhas o título com { $winner_seats }, com { MONEY($amount) } por cabeça.


## Winchester: why an answer is refused

winchester-refusal-turn = É a vez de { $seat } licitar.
winchester-refusal-passed = Passaste e estás fora deste leilão.
winchester-refusal-too-low = Licita pelo menos { MONEY($least) }.
winchester-refusal-too-dear = { $cash ->
    [0] Não tens dinheiro para licitar.
   *[other] Só tens { MONEY($cash) }.
}
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


## Winchester: what is wrong with a component file

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


## Winchester in the terminal: the map

winchester-terrain-desert = deserto
winchester-terrain-prairie = pradaria
winchester-terrain-forest = floresta
winchester-panel-map = O mapa
winchester-panel-sold = { $sold } de { $plots } parcelas vendidas
# The letters stand beside each plot. Keep the letters, translate the words.
winchester-panel-legend = ~ rio  # carris  S saloon  M mina  R rancho  r junto ao rancho  ► à venda
# $plots are the numbers of the plots that share a side with this one.
winchester-panel-beside = ao lado de { $plots }
winchester-panel-vehicle-boat = Barco na casa { $square } de { $squares }, junto às parcelas { $plots }
winchester-panel-vehicle-locomotive = Locomotiva na casa { $square } de { $squares }, junto às parcelas { $plots }
winchester-panel-squares-boat = Rio
winchester-panel-squares-locomotive = Carris


## Winchester in the terminal: players, objectives, what I know

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


## Winchester in the terminal: the auction and the answers

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


## Winchester in the terminal: the score sheet

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
winchester-sheet-by-fortune = Decide a fortuna (W-END-4).
winchester-sheet-by-cash = Fortunas empatadas: decide o dinheiro vivo sem os objetivos secretos (W-END-4).
winchester-sheet-by-duel-token = Fortuna e dinheiro vivo empatados: decide a ficha de Duelo por gastar (W-END-4).
winchester-sheet-by-shared = Empate em tudo: o título é partilhado (W-END-4).


## Winchester: what a newcomer is told before an answer, one sentence more than the prompt

winchester-hint-open = Ainda ninguém licitou. A primeira licitação sai barata, mas se ninguém quiser a parcela, o primeiro jogador tem de ficar com ela por { MONEY(1) }.
winchester-hint-raise = O preço é dividido pelos outros jogadores, por isso uma parcela que não queres também te pode dar dinheiro se outra pessoa a comprar.
winchester-hint-worth = Vê o que a parcela te daria: os teus objetivos secretos, os comuns e a ficha que lá está.
winchester-hint-complete = Com esta parcela cumpririas um objetivo comum. Esse dinheiro vem logo.
winchester-hint-secret = Esta parcela conta para um dos teus objetivos secretos, que paga no fim.
winchester-hint-cash = Só tu vês o teu dinheiro. Nunca podes licitar mais do que tens.
winchester-hint-duel = Restam dois. Com a tua única ficha de Duelo podes deixar as cartas decidir: quem ganha paga a licitação mais alta.
winchester-hint-broke = Não podes subir a licitação, por isso passa. Quem comprar a parcela paga-te uma parte do preço.
winchester-hint-vehicle = Escolhe uma casa junto a parcelas tuas: o banco paga { MONEY(1) } ao dono de cada parcela que lhe toca.
winchester-hint-rumor = Uma carta de Mina ou de Rancho diz-te o que a parcela paga; um objetivo, o que um adversário procura. Só tu a verás.
winchester-hint-claim = Reclama o que cumpres antes que outro o faça.

# When something happens for the first time. The story above it says what has happened.
winchester-tip-PlotDrawn = As dezanove parcelas vão a leilão uma a uma. Quem compra uma parcela recebe a ficha que lá está e usa-a logo.
winchester-tip-PlotSold = O preço foi dividido em partes iguais pelos outros; o que não se podia dividir fica de gorjeta no saloon.
winchester-tip-VehicleMoved = O barco e a locomotiva pagam a todos os donos junto à casa onde param, não só a quem os moveu.
winchester-tip-TipsTaken = Uma ficha de Saloon leva todas as gorjetas menos a da compra acabada de fazer.
winchester-tip-RumorHeard = Todos ficam a saber que carta foi vista, mas não o que ela mostra.
winchester-tip-CardTurned = As minas e o rancho têm uma carta escondida. Paga uma vez a quem compra a parcela e desaparece.
winchester-tip-ObjectiveWon = Os objetivos comuns são de quem os cumpre primeiro: o dinheiro que está por baixo vai-se com a carta.
winchester-tip-DuelCalled = Um duelo acaba logo com o leilão. Cada jogador tem uma só ficha de Duelo para toda a partida.
winchester-tip-DuelFought = Quem tira Bang compra a parcela pela licitação mais alta, seja de quem for.


## Winchester: the lesson, a scripted first game

winchester-lesson-goal = Aqui são leiloadas dezanove parcelas, uma após outra. És um dos herdeiros que licitam. O objetivo: ser o jogador mais rico quando a última parcela for vendida. A terra só por si não vale nada. O que conta é o dinheiro que te dá.
winchester-lesson-mine = Isto é teu. Começas com { MONEY($cash) }, e só tu vês o teu dinheiro. Os teus dois objetivos secretos pagam no fim da partida: { MONEY($saloon) } por cada parcela tua à volta do saloon, { MONEY($river) } por cada uma que toque no rio.
winchester-lesson-bid = A parcela { $plot } está à venda. Fica junto ao rio e ao saloon, por isso paga-te { MONEY($pays) } no fim. Licita-se à vez, e cada licitação tem de superar a anterior em pelo menos { MONEY($step) }. Quem passa fica fora deste leilão. Licita { MONEY($amount) }.
winchester-lesson-money = Compraste a parcela por { MONEY($price) }. O dinheiro não vai para o banco: é dividido em partes iguais pelos outros jogadores, { MONEY($share) } para cada um. Os { MONEY($rest) } que não se podiam dividir ficam de gorjeta no saloon. Por isso, tudo o que pagas enriquece os teus adversários.
winchester-lesson-token = Cada parcela tem uma ficha, que o comprador usa logo. Esta é de Movimento: moves o barco ou a locomotiva, e o banco paga { MONEY($amount) } ao dono de cada parcela que toca na nova casa. Leva a locomotiva para a casa { $square }, junto à tua parcela. Há mais dois tipos: a de Saloon leva as gorjetas do saloon, a de Rumor mostra uma carta escondida.
winchester-lesson-shared = Estes são os cinco objetivos comuns, com { MONEY($least) } a { MONEY($most) } em cima. O primeiro jogador que cumpre um leva logo o dinheiro. O comprador abre o leilão seguinte, por isso é outra vez a tua vez. A parcela { $plot } também fica junto ao saloon: licita { MONEY($amount) }.
winchester-lesson-duel = { $seat } licitou { MONEY($amount) }, e só restam dois jogadores no leilão: agora é possível um duelo. Uma vez por partida, na tua vez, podes gastar a tua ficha de Duelo. São dadas duas cartas: quem tem Bang compra a parcela pela última licitação; quem tem Click fica sem nada. Declara o duelo!
winchester-lesson-pass = Bang! A parcela é tua por { MONEY($price) }, e a sua ficha de Saloon deu-te { MONEY($tips) } em gorjetas. A parcela { $plot } não serve para nenhum dos teus objetivos. Passa: se outra pessoa a comprar, recebes uma parte do preço.
winchester-lesson-earned = { $seat } pagou { MONEY($price) }, e { MONEY($share) } são para ti. A parcela tem uma mina: a sua carta escondida deu { MONEY($card) } a { $seat }. Com a ficha de Rumor da parcela, { $seat } viu um dos teus objetivos secretos. Já viste tudo o que acontece num leilão.
winchester-lesson-end = Para te mostrar o fim, uns bots jogaram os outros leilões. Depois da décima nona parcela conta-se o dinheiro: o dinheiro vivo, o que pagam os dois objetivos secretos e { MONEY($amount) } para quem tiver mais parcelas. Ganha o jogador mais rico. Agora volta ao quarto leilão e continua a jogar à vontade. No início verás conselhos, depois cada vez menos.


## Winchester: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

winchester-report-score = { $seat } tem uma fortuna de { MONEY($amount) }.
winchester-report-score-you = Tens uma fortuna de { MONEY($amount) }.
winchester-report-so-far = Até agora tens { MONEY($total) }: { MONEY($cash) } em dinheiro e { MONEY($objectives) } dos teus objetivos secretos.
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
winchester-report-plot = Parcela { $plot }: { $words }; ao lado de { $beside }; por vender.
winchester-report-plot-of = Parcela { $plot }: { $words }; ao lado de { $beside }; de { $seat }.
# A list: $first is one of its things, $rest the others in the same form.
winchester-list = { $first }, { $rest }


## Dice Town: what is asked (the prompt)

dicetown-question-keep = Cada um escolhe em segredo os dados que guarda.
dicetown-question-keep-you = Saiu-te { $dice }. Que dados guardas?
# The moment for a card. Who holds it, and who is asked, stays secret.
dicetown-question-turn = É o momento de jogar a carta Jogador profissional.
dicetown-question-turn-you = Jogas a carta Jogador profissional e viras um dos teus dados?
dicetown-question-turn-none-you = É o momento de jogar a carta Jogador profissional. Não a tens.
dicetown-question-react = { $situation } É o momento de jogar a carta { $card }.
dicetown-question-react-you = { $situation } Jogas a carta { $card }?
dicetown-question-react-none-you = { $situation } É o momento de jogar a carta { $card }. Não a tens.
dicetown-question-shares = { $robber_seat } assalta o banco e leva { DOLLARS($bills) }. É o momento de jogar a carta Partes iguais.
dicetown-question-shares-you = { $robber_seat } assalta o banco e leva { DOLLARS($bills) }. Ficas com { DOLLARS($share) } com Partes iguais?
dicetown-question-shares-none-you = { $robber_seat } assalta o banco e leva { DOLLARS($bills) }. Não tens Partes iguais.
dicetown-question-marshal = { $player_seat } vai receber a estrela de xerife. É o momento de jogar a carta Marshal.
dicetown-question-marshal-you = { $player_seat } vai receber a estrela de xerife. Impedes isso com Marshal?
dicetown-question-marshal-none-you = { $player_seat } vai receber a estrela de xerife. Não tens Marshal.
dicetown-question-counter = { $player_seat } joga a carta { $card }: { $about }. É o momento de jogar Procura-se.
dicetown-question-counter-you = { $player_seat } joga a carta { $card }: { $about }. Anulas essa carta com Procura-se?
dicetown-question-counter-none-you = { $player_seat } joga a carta { $card }: { $about }. Não tens Procura-se para a anular.
# Why a card can be played now, as a sentence; then what each card brings.
dicetown-about-visits = { $seat } visita Doc Badluck.
dicetown-about-visits-you = Visitas Doc Badluck.
dicetown-about-dynamite = { $double } pepitas em vez de { $count }
dicetown-about-barmaids = um segundo roubo
dicetown-about-corruption = mais uma propriedade do monte
dicetown-about-credit = mais uma visita ao Armazém
dicetown-about-elixir = uma visita a Doc Badluck
dicetown-about-marshal = a estrela fica com { $seat }
dicetown-about-shares = { DOLLARS($share) } do espólio
dicetown-about-joe = { DOLLARS($bills) } de { $target_seat }
dicetown-about-brute = { $dice } de graça
dicetown-about-gambler = { $die } passa a { $face }
dicetown-question-offer = Empate para controlar { $place }. Os empatados fazem as suas ofertas a { $sheriff_seat }, que tem a estrela.
dicetown-question-offer-you = Estás num empate para controlar { $place }. O que ofereces a { $sheriff_seat }, que tem a estrela?
dicetown-question-leader = Empate para controlar { $place }: { $tied_seats }. { $seat } tem a estrela e decide.
dicetown-question-leader-you = Empate para controlar { $place }: { $tied_seats }. Tens a estrela: quem controla o local?
dicetown-question-leader-tied = Empate com { $rival_seats } para controlar { $place }. { $seat } tem a estrela e decide.
dicetown-question-leader-tied-you = Empate com { $rival_seats } para controlar { $place }. Tens a estrela: quem controla o local?
# Whose Brute was countered keeps only what can be paid for.
dicetown-question-trim = { $seat } não pode pagar todos os dados e escolhe os que guarda.
dicetown-question-trim-you = { $count ->
    [1] O teu Brutamontes foi anulado e não podes pagar mais dados. Qual guardas?
   *[other] O teu Brutamontes foi anulado e só podes pagar { $count } dados. Quais guardas?
}
dicetown-question-card = { $count ->
    [1] { $seat } vê uma carta do Armazém.
   *[other] { $seat } guarda uma de { $count } cartas do Armazém.
}
dicetown-question-card-you = { $count ->
    [1] Tiraste uma carta no Armazém. Fica com ela.
   *[other] Tiraste { $count } cartas no Armazém. Qual guardas?
}
dicetown-question-rob = { $seat } procura a quem roubar no saloon.
# $count is how many Qs the reader has: as many cards may be drawn.
dicetown-question-rob-you = { $count ->
    [1] Controlas o saloon com uma Q. A quem tiras uma carta?
   *[other] Controlas o saloon com { $count } Q. A quem tiras cartas?
}
dicetown-question-steal = { $seat } fica com uma das cartas de { $victim_seat }.
dicetown-question-steal-you = Com qual das cartas de { $victim_seat } ficas?
dicetown-question-order = { $seat } tem a estrela e fixa a ordem das visitas a Doc Badluck.
dicetown-question-order-you = Tens a estrela. Por que ordem vão visitar Doc Badluck?
dicetown-question-visit = { $seat } escolhe um elixir de Doc Badluck.
dicetown-question-visit-you = Doc Badluck tem algo para ti. Que elixir tomas?
dicetown-question-joe = { $seat } tira Joe Nervoso e escolhe quem paga.
dicetown-question-joe-you = Tiras Joe Nervoso. Quem te paga?
dicetown-question-giver-friendship = { $seat } pede a alguém uma carta do Armazém.
dicetown-question-giver-friendship-you = Amizade: a quem pedes uma carta do Armazém?
dicetown-question-giver-dominion = { $seat } pede a alguém uma propriedade.
dicetown-question-giver-dominion-you = Domínio: a quem pedes uma propriedade?
dicetown-question-gift-friendship = { $seat } dá uma carta do Armazém a { $taker_seat }.
dicetown-question-gift-friendship-you = Que carta do Armazém dás a { $taker_seat }?
dicetown-question-gift-dominion = { $seat } dá uma propriedade a { $taker_seat }.
dicetown-question-gift-dominion-you = Que propriedade dás a { $taker_seat }?
dicetown-question-protect = { $seat } escolhe duas propriedades para proteger.
dicetown-question-protect-you = Que duas propriedades pões a salvo de ladrões?
dicetown-question-winner = Empate em tudo. { $seat } tem a estrela e decide quem ganha.
dicetown-question-winner-you = Empate em tudo, e tens a estrela. Quem ganha?
dicetown-question-over = A partida terminou. A cidade é de { $winner_seats }.
dicetown-question-over-you = A partida terminou. A cidade é tua.

# While chance is at work.
dicetown-draw-deal = A mesa está a ser preparada.
dicetown-draw-roll = Os dados chocalham nos copos.
dicetown-draw-store = Tiram-se cartas do Armazém.
dicetown-draw-theft = Tiram-se cartas de uma mão.
dicetown-draw-property = Tiram-se propriedades.
dicetown-draw-elixir = Tira-se um elixir.


## Dice Town: names of options (buttons and menus)

# $dice are faces, as they are on the dice: 9 10 J Q K A.
dicetown-label-keep = { $cost ->
    [0] Guardar { $dice }, grátis
   *[other] Guardar { $dice } por { DOLLARS($cost) }
}
dicetown-label-keep-none = Nenhum por { DOLLARS(1) }
dicetown-label-brute = Guardar { $dice } com o Brutamontes
dicetown-label-trim = Guardar { $dice }
dicetown-label-pass = Passar
dicetown-label-play = Jogar { $card }
dicetown-label-turn = Virar { $die } para { $face }
# $offer is a list such as “$2, 1 nugget, Dynamite”, or “nothing”.
dicetown-label-offer = { $offer ->
    [nada] Não oferecer nada
   *[other] Oferecer { $offer }
}
dicetown-label-leader = Escolher { $seat }
dicetown-label-card = Escolher { $card }
dicetown-label-joe = Mandar Joe visitar { $target_seat }
dicetown-label-rob = { $store ->
    [0] { $properties ->
        [1] De { $victim_seat }: 1 propriedade
       *[other] De { $victim_seat }: { $properties } propriedades
    }
    [1] { $properties ->
        [0] De { $victim_seat }: 1 carta do Armazém
        [1] De { $victim_seat }: 1 carta do Armazém, 1 propriedade
       *[other] De { $victim_seat }: 1 carta do Armazém, { $properties } propriedades
    }
   *[other] { $properties ->
        [0] De { $victim_seat }: { $store } cartas do Armazém
        [1] De { $victim_seat }: { $store } cartas do Armazém, 1 propriedade
       *[other] De { $victim_seat }: { $store } cartas do Armazém, { $properties } propriedades
    }
}
# The players in the order in which they would visit Doc Badluck.
dicetown-label-order = { $visitor_seats }
dicetown-label-elixir = Tomar { $elixir }
dicetown-label-elixir-top = Tomar o de cima, sem o ver
dicetown-label-giver = Pedir a { $seat }
dicetown-label-protect = Proteger { $cards }
dicetown-label-winner = Ganha { $seat }
dicetown-label-deal = Preparar a mesa
dicetown-label-roll = Lançar os dados
dicetown-label-draw = Tirar { $cards }


## Dice Town: names of things

# In the middle of a sentence: “You lead the gold mine.”
dicetown-place-mine = a mina de ouro
dicetown-place-bank = o banco
dicetown-place-store = o Armazém
dicetown-place-saloon = o saloon
dicetown-place-office = o escritório do xerife
dicetown-place-hall = a Câmara Municipal

# Cards whose faces the reader may see.
dicetown-card-brute = Brutamontes
dicetown-card-gambler = Jogador profissional
dicetown-card-dynamite = Dinamite
dicetown-card-barmaids = Moças do saloon
dicetown-card-corruption = Corrupção
dicetown-card-credit = Crédito ilimitado
dicetown-card-joe = Joe Nervoso
dicetown-card-marshal = Marshal
dicetown-card-shares = Partes iguais
dicetown-card-wanted = Procura-se
dicetown-card-elixir = Elixir
dicetown-card-equipment-1 = Cantil (1)
dicetown-card-equipment-2 = Laço (2)
dicetown-card-equipment-3 = Botas (3)
dicetown-card-equipment-4 = Sela (4)
dicetown-card-equipment-5 = Espingarda (5)
dicetown-card-equipment-6 = Mula (6)
dicetown-card-equipment-7 = Carroça (7)
dicetown-card-equipment-8 = Cavalo (8)
dicetown-card-property-1 = Tenda (1)
dicetown-card-property-2 = Cabana (2)
dicetown-card-property-3 = Quinta (3)
dicetown-card-property-4 = Rancho (4)
dicetown-card-property-5 = Mansão (5)
# Cards of which the reader sees only the backs.
dicetown-back-store = { $count ->
    [1] uma carta do Armazém
   *[other] { $count } cartas do Armazém
}
dicetown-back-property = { $count ->
    [1] uma propriedade
   *[other] { $count } propriedades
}

dicetown-elixir-wealth = Riqueza
dicetown-elixir-friendship = Amizade
dicetown-elixir-charm = Charme
dicetown-elixir-luck = Sorte
dicetown-elixir-power = Poder
dicetown-elixir-protection = Proteção
dicetown-elixir-dominion = Domínio

# Sentences that get this word in $offer or $purse look for it: change it there too.
dicetown-nothing = nada
# A list: $first is one of its things, $rest the others in the same form.
dicetown-list = { $first }, { $rest }
dicetown-bills = { DOLLARS($count) }
dicetown-nuggets = { $count ->
    [1] 1 pepita
   *[other] { $count } pepitas
}


## Dice Town: how a place stands, and what lies there. count: dice of its face, 0 at the Town Hall; worth: see below.

dicetown-fact-open = ainda ninguém: { $worth }
dicetown-fact-led = { $count ->
    [0] { $leader_seats }, com a melhor mão: { $worth }
   *[other] { $leader_seats }, com { $count }: { $worth }
}
dicetown-fact-hand = { $leader_seats }, { $hand }: { $worth }
dicetown-fact-tied = { $worth }, empate: { $leader_seats }
dicetown-fact-score = { $points ->
    [1] 1 ponto até agora
   *[other] { $points } pontos até agora
}
dicetown-fact-score-seen = { $points ->
    [1] 1 ponto até agora, sem as cartas escondidas
   *[other] { $points } pontos até agora, sem as cartas escondidas
}
dicetown-worth-mine = { $count ->
    [0] não restam pepitas
    [1] resta 1 pepita
   *[other] restam { $count } pepitas
}
dicetown-worth-bank = { $bills ->
    [0] vazio
   *[other] { DOLLARS($bills) } de espólio
}
dicetown-worth-store = uma carta nova
dicetown-worth-saloon = uma carta roubada
dicetown-worth-office = a estrela
dicetown-worth-hall = { $points ->
    [0] não resta nada
   *[other] a próxima vale { $points }
}

# What leading a place would bring the reader, with the dice they have set aside so far.
dicetown-own-mine = { $count ->
    [0] Não restam pepitas
    [1] 1 pepita para ti: 1 ponto
   *[other] { $count } pepitas para ti: { $count } pontos
}
dicetown-own-bank = { $bills ->
    [0] Não há nada para levar, mas controlas um local
   *[other] { DOLLARS($bills) } para ti: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
}
dicetown-own-store = { $visits ->
    [2] { $count ->
        [1] Duas vezes, tiras uma carta e ficas com ela
       *[other] Duas vezes, tiras { $count } cartas e guardas uma
    }
   *[other] { $count ->
        [1] Tiras uma carta e ficas com ela
       *[other] Tiras { $count } cartas e guardas uma
    }
}
dicetown-own-saloon = { $count ->
    [0] Ninguém tem cartas para roubar
    [1] Tiras uma carta a um adversário e ficas com ela
   *[other] Tiras { $count } cartas a um adversário e guardas uma
}
dicetown-own-office-won = A estrela para ti: { $points } pontos
dicetown-own-office-kept = Manténs a estrela: { $points } pontos
dicetown-own-hall = { $count ->
    [0] Não restam propriedades
    [1] 1 propriedade para ti: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
   *[other] { $count } propriedades para ti: { $points } pontos
}
dicetown-own-doc-due = Por agora não controlas nada: terias de o visitar
dicetown-own-doc-safe = Controlas um local: escapas à visita

dicetown-consequence-wasted = agora não te dá nada
dicetown-consequence-joe = { $bills ->
    [0] ali não há nada para tirar
   *[other] { DOLLARS($bills) } para ti
}
dicetown-consequence-offer = só se { $sheriff_seat } te escolher


## Dice Town: when a card is played, and what it does

dicetown-effect-brute = ao guardar dois ou mais dados: todos grátis
dicetown-effect-gambler = depois de guardar dados: vira um dos teus para a face que quiseres
dicetown-effect-dynamite = ao controlar a mina de ouro: o dobro das pepitas
dicetown-effect-barmaids = ao controlar o saloon: roubas duas vezes
dicetown-effect-corruption = ao controlar a Câmara Municipal: mais uma propriedade, do monte
dicetown-effect-credit = ao controlar o Armazém: mais uma visita
dicetown-effect-joe = na hora: { DOLLARS(4) } de quem tu disseres
dicetown-effect-marshal = quando a estrela vai mudar de mãos: não muda
dicetown-effect-shares = quando outro assalta o banco: metade do espólio
dicetown-effect-wanted = quando outro joga uma carta do Armazém: não tem efeito
dicetown-effect-elixir = quando alguém visita Doc Badluck: tu também vais
# Equipment and properties.
dicetown-effect-points = { $points ->
    [1] no fim: 1 ponto
   *[other] no fim: { $points } pontos
}

dicetown-effect-wealth = cada um dos outros dá-te { DOLLARS(2) }
dicetown-effect-charm = cada um dos outros dá-te 1 pepita
dicetown-effect-luck = uma carta do monte do Armazém
dicetown-effect-power = a estrela de xerife
dicetown-effect-protection = duas propriedades tuas a salvo de ladrões
dicetown-effect-friendship = quem tu disseres dá-te uma carta do Armazém
dicetown-effect-dominion = quem tu disseres dá-te uma propriedade


## Dice Town: the story, the hand

dicetown-table-set = A mesa está pronta. { $seat } tem a estrela de xerife.
dicetown-table-set-you = A mesa está pronta. Tens a estrela de xerife.
dicetown-round = Ronda { $round }.
dicetown-rolled = Todos lançam os dados, debaixo do copo.
dicetown-rolled-you = Lanças e obténs { $dice }.
dicetown-kept = { $cost ->
    [0] { $seat } guarda { $dice }.
   *[other] { $seat } guarda { $dice } por { DOLLARS($cost) }.
}
dicetown-kept-you = { $cost ->
    [0] Guardas { $dice }.
   *[other] Guardas { $dice } por { DOLLARS($cost) }.
}
dicetown-kept-none = { $seat } não guarda nenhum e paga { DOLLARS($cost) }.
dicetown-kept-none-you = Não guardas nenhum e pagas { DOLLARS($cost) }.
dicetown-trimmed = { $cost ->
    [0] { $seat } não pode pagar e só guarda { $dice }.
   *[other] { $seat } paga { DOLLARS($cost) } e só guarda { $dice }.
}
dicetown-trimmed-you = { $cost ->
    [0] Não podes pagar e só guardas { $dice }.
   *[other] Pagas { DOLLARS($cost) } e só guardas { $dice }.
}
dicetown-brute-paid = Afinal, { $seat } paga { DOLLARS($cost) } pelos dados.
dicetown-brute-paid-you = Afinal, pagas { DOLLARS($cost) } pelos dados.
dicetown-last-dice = { $seat } lança os últimos dados: { $dice }.
dicetown-last-dice-you = Lanças os teus últimos dados: { $dice }.
dicetown-turned = { $seat } vira um dado: { $die } para { $face }.
dicetown-turned-you = Viras um dado: { $die } para { $face }.


## Dice Town: the story, the town

dicetown-led = { $seat } controla { $place }.
dicetown-led-you = Controlas { $place }.
dicetown-led-hand = { $seat } controla { $place }: { $hand }.
dicetown-led-hand-you = Controlas { $place }: { $hand }.
dicetown-played = { $seat } joga a carta { $card }.
dicetown-played-you = Jogas a carta { $card }.
# $die and $face are dice: { $die } is to become { $face }, unless the card is countered.
dicetown-played-turn = { $seat } joga a carta { $card }: vai virar { $die } para { $face }.
dicetown-played-turn-you = Jogas a carta { $card }: vais virar { $die } para { $face }.
dicetown-countered = A carta { $card } de { $seat } não tem efeito.
dicetown-countered-you = A tua carta { $card } não tem efeito.
dicetown-dug = { $count ->
    [1] { $seat } extrai 1 pepita.
   *[other] { $seat } extrai { $count } pepitas.
}
dicetown-dug-you = { $count ->
    [1] Extrais 1 pepita.
   *[other] Extrais { $count } pepitas.
}
dicetown-bank = { $bills ->
    [0] { $seat } encontra o banco vazio.
   *[other] { $seat } assalta o banco e leva { DOLLARS($bills) }.
}
dicetown-bank-you = { $bills ->
    [0] Encontras o banco vazio.
   *[other] Assaltas o banco e levas { DOLLARS($bills) }.
}
# A key that ends in -to-you speaks to the reader, to whom $seat does it.
dicetown-shared = { $seat } leva { DOLLARS($bills) } do espólio de { $other_seat }.
dicetown-shared-you = Levas { DOLLARS($bills) } do espólio de { $other_seat }.
dicetown-shared-to-you = { $seat } leva { DOLLARS($bills) } do teu espólio.
dicetown-coach = A diligência leva { DOLLARS($bills) } ao banco.
dicetown-drew = { $seat } tira { $cards }.
dicetown-drew-you = Tiras { $cards }.
dicetown-kept-card = { $seat } guarda { $card }.
dicetown-kept-card-you = Guardas { $card }.
dicetown-store-shuffled = Baralham-se os descartes: novo monte do Armazém.
dicetown-joe-sent = { $seat } manda Joe Nervoso visitar { $other_seat }.
dicetown-joe-sent-you = Mandas Joe Nervoso visitar { $other_seat }.
dicetown-joe-sent-to-you = { $seat } manda-te Joe Nervoso.
dicetown-joe-robbed = { $bills ->
    [0] { $other_seat } não tem nada para Joe Nervoso.
   *[other] Joe Nervoso tira { DOLLARS($bills) } a { $other_seat } para { $seat }.
}
dicetown-joe-robbed-you = { $bills ->
    [0] { $other_seat } não tem nada para Joe Nervoso.
   *[other] Joe Nervoso traz-te { DOLLARS($bills) } de { $other_seat }.
}
dicetown-joe-robbed-to-you = { $bills ->
    [0] Não tens nada para Joe Nervoso.
   *[other] Joe Nervoso tira-te { DOLLARS($bills) } para { $seat }.
}
dicetown-nobody-robbed = { $seat } não encontra a quem roubar.
dicetown-nobody-robbed-you = Não encontras a quem roubar.
dicetown-loot = { $seat } tira da mão de { $other_seat }: { $cards }.
dicetown-loot-you = Tiras da mão de { $other_seat }: { $cards }.
dicetown-loot-to-you = { $seat } tira da tua mão: { $cards }.
dicetown-stolen = { $seat } rouba { $card } a { $other_seat }.
dicetown-stolen-you = Roubas { $card } a { $other_seat }.
dicetown-stolen-to-you = { $seat } rouba-te { $card }.
dicetown-star = { $seat } fica com a estrela.
dicetown-star-you = Ficas com a estrela.
dicetown-star-kept = { $seat } mantém a estrela.
dicetown-star-kept-you = Manténs a estrela.
dicetown-properties = { $seat } leva { $cards }.
dicetown-properties-you = Levas { $cards }.
dicetown-corruption = { $seat } tira { $card } do monte.
dicetown-corruption-you = Tiras { $card } do monte; mais ninguém a vê.
dicetown-row-refilled = Novo na fila: { $cards }.


## Dice Town: the story, the sheriff’s desk

dicetown-offer = { $offer ->
    [nada] { $seat } não oferece nada a { $other_seat }.
   *[other] { $seat } oferece a { $other_seat } { $offer }.
}
dicetown-offer-you = { $offer ->
    [nada] Não ofereces nada a { $other_seat }.
   *[other] Ofereces a { $other_seat } { $offer }.
}
dicetown-offer-to-you = { $offer ->
    [nada] { $seat } não te oferece nada.
   *[other] { $seat } oferece-te { $offer }.
}
dicetown-leader = { $seat } tem a estrela e decide: { $place } é para { $other_seat }.
dicetown-leader-you = Decides: { $place } é para { $other_seat }.
dicetown-leader-to-you = { $seat } tem a estrela e decide: { $place } é para ti.
dicetown-leader-self = { $seat } tem a estrela e fica com { $place }.
dicetown-leader-self-you = Ficas com { $place }.
dicetown-offer-taken = { $offer ->
    [nada] { $seat } não dá nada a { $other_seat }.
   *[other] { $seat } dá a { $other_seat } { $offer }.
}
dicetown-offer-taken-you = { $offer ->
    [nada] Não dás nada a { $other_seat }.
   *[other] Dás a { $other_seat } { $offer }.
}
dicetown-offer-taken-to-you = { $offer ->
    [nada] { $seat } não te dá nada.
   *[other] { $seat } dá-te { $offer }.
}


## Dice Town: the story, Doc Badluck

dicetown-visits = { $seat } fixa a ordem das visitas a Doc Badluck: { $visitor_seats }.
dicetown-visits-you = Fixas a ordem das visitas a Doc Badluck: { $visitor_seats }.
dicetown-elixir-taken = { $seat } toma o elixir { $elixir }.
dicetown-elixir-taken-you = Tomas o elixir { $elixir }.
dicetown-elixir-drawn = { $seat } toma o elixir de cima: { $elixir }.
dicetown-elixir-drawn-you = Tomas o elixir de cima: { $elixir }.
dicetown-wealth = { $bills ->
    [0] Ninguém tem um dólar para { $seat }.
   *[other] Os outros dão { DOLLARS($bills) } a { $seat }.
}
dicetown-wealth-you = { $bills ->
    [0] Ninguém tem um dólar para ti.
   *[other] Os outros dão-te { DOLLARS($bills) }.
}
dicetown-charm = { $count ->
    [0] Ninguém tem uma pepita para { $seat }.
    [1] Os outros dão 1 pepita a { $seat }.
   *[other] Os outros dão { $count } pepitas a { $seat }.
}
dicetown-charm-you = { $count ->
    [0] Ninguém tem uma pepita para ti.
    [1] Os outros dão-te 1 pepita.
   *[other] Os outros dão-te { $count } pepitas.
}
dicetown-luck = { $seat } tira { $card }.
dicetown-luck-you = Tiras { $card }.
# $card is “a store card” or “a property”.
dicetown-giver = { $seat } pede { $card } a { $other_seat }.
dicetown-giver-you = Pedes { $card } a { $other_seat }.
dicetown-giver-to-you = { $seat } pede-te { $card }.
dicetown-given = { $seat } dá { $card } a { $other_seat }.
dicetown-given-you = Dás { $card } a { $other_seat }.
dicetown-given-to-you = { $seat } dá-te { $card }.
dicetown-protected = { $seat } põe a salvo de ladrões { $cards }.
dicetown-protected-you = Pões a salvo de ladrões { $cards }.
dicetown-wasted = { $elixir } não serve de nada a { $seat }.
dicetown-wasted-you = { $elixir } não te serve de nada.
dicetown-elixir-replaced = Doc Badluck põe à vista o elixir { $elixir }.
dicetown-elixirs-shuffled = Baralham-se os elixires usados: novo monte.


## Dice Town: the story, the end

dicetown-ended-mine = A mina está vazia. Foi a última ronda.
dicetown-ended-properties = Não restam propriedades. Foi a última ronda.
dicetown-ended-both = A mina está vazia e não restam propriedades. Foi a última ronda.
# By what the winner was ahead (D-END-3).
dicetown-won-points = { $seat } ganha com { $points } pontos.
dicetown-won-points-you = Ganhas com { $points } pontos.
dicetown-won-cards = Empate a { $points } pontos: ganha { $seat } por ter mais propriedades.
dicetown-won-cards-you = Empate a { $points } pontos: ganhas por teres mais propriedades.
dicetown-won-sheriff = Empate a { $points } pontos: ganha { $seat } por decisão do xerife.
dicetown-won-sheriff-you = Empate a { $points } pontos: ganhas por decisão do xerife.


## Dice Town: why an answer is refused

dicetown-refusal-not-rolled = Esses dados não estão debaixo do teu copo.
dicetown-refusal-dice-price = { $bills ->
    [0] Não tens dinheiro: guarda exatamente um dado.
   *[other] Só tens { DOLLARS($bills) }. Um dado é grátis; cada dado a mais custa { DOLLARS(1) }.
}
dicetown-refusal-no-brute = Não tens nenhum Brutamontes.
dicetown-refusal-brute-few = O Brutamontes só serve se guardares dois ou mais dados.
dicetown-refusal-trim = { $count ->
    [1] Escolhe exatamente um dos dados guardados.
   *[other] Escolhe exatamente { $count } dos dados guardados.
}
dicetown-refusal-no-gambler = Não tens nenhum Jogador profissional.
dicetown-refusal-not-your-die = Não puseste de lado nenhum dado assim.
dicetown-refusal-same-face = Vira o dado para outra face.
dicetown-refusal-reaction-window = Neste momento só se pode jogar a carta { $card }.
dicetown-refusal-closed = Agora não se pode jogar a carta { $card }.
dicetown-refusal-not-held = Não tens a carta { $card }.
dicetown-refusal-offer-bills = { $bills ->
    [0] Não tens notas para oferecer.
   *[other] Só tens { DOLLARS($bills) }.
}
dicetown-refusal-offer-nuggets = { $nuggets ->
    [0] Não tens pepitas para oferecer.
    [1] Só tens 1 pepita.
   *[other] Só tens { $nuggets } pepitas.
}
dicetown-refusal-offer-cards = Oferece só cartas da tua mão.
dicetown-refusal-not-tied = Escolhe um dos empatados.
dicetown-refusal-card-not-drawn = Essa carta não saiu.
dicetown-refusal-joe-is-played = Joe Nervoso joga-se na hora: escolhe quem paga.
dicetown-refusal-joe-target = Escolhe outra pessoa desta mesa para Joe Nervoso.
dicetown-refusal-victim = Escolhe outra pessoa, que tenha cartas para tirar.
# Of $count cards to be drawn; the victim has $store store cards and $properties properties.
dicetown-refusal-rob-count = { $count ->
    [1] Tira exatamente uma carta. Cartas do Armazém: { $store }; propriedades: { $properties }.
   *[other] Tira exatamente { $count } cartas. Cartas do Armazém: { $store }; propriedades: { $properties }.
}
dicetown-refusal-order = Indica cada visitante uma vez.
dicetown-refusal-elixir = Esse elixir não está disponível.
dicetown-refusal-giver = Escolhe outra pessoa, que tenha uma carta dessas.
dicetown-refusal-gift = Dá uma carta da tua mão, do tipo que te pedem.
dicetown-refusal-protect = { $count ->
    [1] Escolhe exatamente uma propriedade da tua mão.
   *[other] Escolhe exatamente { $count } propriedades da tua mão.
}
# Only from records and scripts: what chance can never answer.
dicetown-refusal-deal = Essa distribuição não é possível com esta caixa e estas opções.
dicetown-refusal-roll = Os dados não podem cair assim.
dicetown-refusal-store-draw = Essas cartas não podem sair do monte do Armazém.
dicetown-refusal-loot-draw = Essas cartas não podem sair da mão da vítima.
dicetown-refusal-property-draw = Essas cartas não podem sair do monte das propriedades.
dicetown-refusal-elixir-draw = Essa carta não pode sair do monte dos elixires.


## Dice Town: what is wrong with a component file

dicetown-components-count = { $item ->
    [dice] { $file } tem { $count } dados; devem ser { $printed }.
    [bills] { $file } tem { $count } notas; devem ser { $printed }.
   *[nuggets] { $file } tem { $count } pepitas; devem ser { $printed }.
}
dicetown-components-properties = { $file } deve ter 20 propriedades, de 1 a 5 pontos cada.
dicetown-components-equipment = { $file } deve ter 6 cartas de Equipamento, de 1 a 8 pontos, todas diferentes.
dicetown-components-actions = { $file } deve ter as 13 cartas de ação do livro de regras.
dicetown-components-elixirs = { $file } deve ter os 7 elixires, cada um uma vez.


## Dice Town in the terminal: the town

dicetown-panel-town = A cidade, ronda { $round }
# Names of places as headings.
dicetown-panel-place-mine = Mina de ouro
dicetown-panel-place-bank = Banco
dicetown-panel-place-coach = Diligência
dicetown-panel-place-store = Armazém
dicetown-panel-place-saloon = Saloon
dicetown-panel-place-office = Escritório do xerife
dicetown-panel-place-hall = Câmara Municipal
dicetown-panel-place-doc = Doc Badluck
# Instead of a face of the dice: the Town Hall goes to the best hand.
dicetown-panel-best = melhor
dicetown-panel-deck = { $count ->
    [1] 1 carta no monte
   *[other] { $count } cartas no monte
}
dicetown-panel-sheriff = ★ { $seat }
# $worth are the values of the properties on display, the next to be taken first.
dicetown-panel-row = { $count ->
    [0] de { $worth }
   *[other] de { $worth }, mais { $count }
}
dicetown-panel-row-empty = não resta nenhuma

# Poker hands, after the name of whoever has one.
dicetown-panel-hand-five = cinco iguais
dicetown-panel-hand-four = quatro iguais
dicetown-panel-hand-full = full house
dicetown-panel-hand-straight = sequência
dicetown-panel-hand-three = trio
dicetown-panel-hand-pairs = dois pares
dicetown-panel-hand-pair = um par
dicetown-panel-hand-high = dado mais alto
# The name of a hand. $kind is one of the kinds above, $high and $low are faces: { $kind }, queens over nines.
dicetown-hand-two = { $kind }, { $high } e { $low }
dicetown-hand-pairs = { $kind }, { $high } e { $low }
dicetown-hand-one = { $kind }, { $high }
dicetown-hand-straight = { $kind } até { $high }
dicetown-faces-9 = noves
dicetown-faces-10 = dez
dicetown-faces-J = valetes
dicetown-faces-Q = damas
dicetown-faces-K = reis
dicetown-faces-A = ases
dicetown-face-9 = nove
dicetown-face-10 = dez
dicetown-face-J = valete
dicetown-face-Q = dama
dicetown-face-K = rei
dicetown-face-A = ás

dicetown-panel-guide = O que dá cada local
dicetown-panel-does-mine = Mais 9 do que ninguém: uma pepita por cada um.
dicetown-panel-does-bank = Mais 10 do que ninguém: todas as notas do banco.
dicetown-panel-does-coach = Ninguém a controla: o que os dados custam nesta ronda é o espólio da próxima.
dicetown-panel-does-store = Mais J do que ninguém: tira uma carta por cada um, guarda uma. Na ronda 1, duas vezes.
dicetown-panel-does-saloon = Mais Q do que ninguém: tira uma carta por cada uma a um adversário, guarda uma.
dicetown-panel-does-office = Mais K do que ninguém: a estrela de xerife.
dicetown-panel-does-hall = Melhor mão: a próxima propriedade, e mais uma por cada A.
dicetown-panel-does-doc = Quem não controlou nenhum local toma um elixir.
dicetown-panel-played = Cartas jogadas
dicetown-panel-used = Elixires usados


## Dice Town in the terminal: players, what I know

dicetown-panel-players = Jogadores
dicetown-panel-signs = ★ xerife  ▸ tu
dicetown-panel-head-name = Jogador
dicetown-panel-head-dice = De lado
dicetown-panel-head-bills = Notas
dicetown-panel-head-nuggets = Pepitas
# How many store cards in hand, properties in hand, and what the protected ones are worth.
dicetown-panel-head-store = Armazém
dicetown-panel-head-properties = Propriedades
dicetown-panel-head-protected = A salvo
dicetown-panel-mine = Só tu vês isto
dicetown-panel-no-cards = Ainda não tens cartas.
dicetown-panel-equipment = Equipamento
dicetown-panel-properties = Propriedades
# $worth are the values of several cards.
dicetown-panel-worth = { $points ->
    [1] de { $worth }: 1 ponto no fim
   *[other] de { $worth }: { $points } pontos no fim
}
# Before the cards that the reader saw there, and that must be there still.
dicetown-panel-seen = Vistas: { $place }
dicetown-panel-in-deck = monte
dicetown-panel-in-discards = descartes


## Dice Town in the terminal: the decision and the answers

dicetown-panel-cup = Debaixo do teu copo, com { DOLLARS($bills) } para gastar
dicetown-panel-aside = de lado:
# What keeping so many dice costs.
dicetown-panel-price = { $count ->
    [0] nenhum { DOLLARS($cost) }
    [1] 1 dado grátis
   *[other] { $count } dados { DOLLARS($cost) }
}
dicetown-panel-brute = Com o Brutamontes, dois ou mais dados são grátis.
dicetown-panel-tied = Empate com { $tied_seats }.
# $purse is a list of bills and nuggets; the cards are listed below it.
dicetown-panel-have = { $purse ->
    [nada] Não tens nada.
   *[other] Tens { $purse }.
}
dicetown-panel-your-goods = A escrivaninha do xerife
dicetown-panel-offers = { $offer ->
    [nada] não oferece nada
   *[other] oferece { $offer }
}
# Beside what is to be typed.
dicetown-panel-type-keep = Guardar estes dados: quantos quiseres
dicetown-panel-type-none = Não guardar nenhum, por { DOLLARS(1) }
dicetown-panel-type-brute = Guardar estes dados e jogar a carta Brutamontes
dicetown-panel-type-turn = Jogar a carta Jogador profissional: virar este dado para essa face
dicetown-panel-type-nothing = Não oferecer nada
dicetown-panel-type-offer = Oferecer algo assim, do que tiveres


## Dice Town in the terminal: the score sheet

dicetown-sheet-title = Pontuação final
dicetown-sheet-nuggets = Pepitas
dicetown-sheet-bills = Notas, 1 por { DOLLARS(2) }
dicetown-sheet-star = Estrela de xerife
dicetown-sheet-equipment = Equipamento
dicetown-sheet-properties = Propriedades
dicetown-sheet-total = Pontos
dicetown-sheet-rank = Posição
dicetown-sheet-tied = { $count ->
    [1] Empate a { $points } pontos: { $seat } tem 1 propriedade.
   *[other] Empate a { $points } pontos: { $seat } tem { $count } propriedades.
}
dicetown-sheet-by-points = Decidem os pontos (D-END-2).
dicetown-sheet-by-cards = Pontos empatados: decide o número de propriedades (D-END-3).
dicetown-sheet-by-sheriff = Pontos e propriedades empatados: decidiu o xerife (D-END-3).


## Dice Town: what a newcomer is told before an answer, one sentence more than the prompt

dicetown-hint-keep = Um dado é grátis e cada dado a mais custa { DOLLARS(1) }; não guardar nenhum também custa { DOLLARS(1) }. O que guardas fica de lado durante toda a ronda.
dicetown-hint-town = Cada face corresponde a um local: 9 a mina, 10 o banco, J o Armazém, Q o saloon, K o escritório do xerife. Controla-o quem tiver mais.
dicetown-hint-race = Assim que alguém tem cinco dados de lado, os outros lançam mais uma vez e têm de ficar com o que sair.
dicetown-hint-hall = A melhor mão de póquer leva uma propriedade na Câmara Municipal, e mais uma por cada A que tenha.
dicetown-hint-nothing = Não controlar nenhum local não é um desastre: Doc Badluck terá um elixir para ti.
dicetown-hint-poor = Sem dinheiro, guardas exatamente um dado.
dicetown-hint-trim = Guarda os dados que te dão o controlo de um local; os outros voltam a ser lançados.
dicetown-hint-turn = Um dado virado pode ganhar um local, ou a melhor mão. Depois a carta desaparece.
dicetown-hint-react = Uma carta só serve no seu momento, e depois desaparece. Podes guardá-la para melhor ocasião.
dicetown-hint-counter = Procura-se anula qualquer carta do Armazém, mas só uma. Esta vale a pena?
dicetown-hint-offer = O xerife escolhe livremente entre os empatados. Só pagas a tua oferta se te escolher.
dicetown-hint-leader = Tens a estrela, por isso decides os empates. Recebes a oferta de quem escolheres, e nada dos outros.
dicetown-hint-card = O Equipamento vale pontos no fim; uma carta de ação ajuda no seu momento. Ninguém vê o que guardas.
dicetown-hint-rob = Quantas mais cartas tirares, melhor será a que escolheres. As propriedades valem de 1 a 5 pontos.
dicetown-hint-steal = A carta que escolheres é tua; as outras são devolvidas.
dicetown-hint-order = Quem vai primeiro pode escolher entre os dois elixires expostos.
dicetown-hint-visit = Lê o que fazem os dois elixires, ou tenta a sorte com o que não se vê.
dicetown-hint-joe = Escolhe alguém que ainda tenha { DOLLARS(4) }.
dicetown-hint-giver = Quem recebe o pedido escolhe o que dá, por isso pede a quem tenha poucas cartas.
dicetown-hint-gift = Tu escolhes o que dás: a que menos falta te faz.
dicetown-hint-protect = As propriedades protegidas já não podem ser roubadas. Escolhe as melhores.
dicetown-hint-winner = A tua última decisão como xerife.

# When something happens for the first time. The story above it says what has happened.
dicetown-tip-RoundBegan = Uma ronda tem duas partes: primeiro os dados, depois a cidade, local a local.
dicetown-tip-LastDiceRolled = Alguém tinha cinco dados de lado, por isso os outros lançaram mais uma vez e guardaram tudo.
dicetown-tip-NuggetsDug = Uma pepita é um ponto. Quando a mina fica vazia, a partida termina depois dessa ronda.
dicetown-tip-BankRobbed = Quem controla o banco leva todas as notas. Cada dois dólares são um ponto.
dicetown-tip-CoachUnloaded = O que os dados custaram nesta ronda é o espólio da próxima.
dicetown-tip-CardsDrawn = No Armazém guarda-se uma carta e as outras são descartadas sem ninguém as ver. Na primeira ronda faz-se isto duas vezes.
dicetown-tip-LootDrawn = Quem controla o saloon vê cartas de outro jogador e fica com uma.
dicetown-tip-StarTaken = O xerife decide os empates, e a estrela vale 5 pontos no fim.
dicetown-tip-PropertiesTaken = A melhor mão leva a propriedade de baixo. Quando já não há nenhuma, a partida termina depois dessa ronda.
dicetown-tip-OfferMade = Os empatados podem subornar o xerife. Só paga o escolhido.
dicetown-tip-LeaderNamed = Em caso de empate, decide o xerife.
dicetown-tip-CardPlayed = Cada carta de ação tem o seu momento. A mesa para aí mesmo que ninguém tenha a carta, para não revelar nada.
dicetown-tip-ElixirTaken = Quem não controlou nenhum local visita Doc Badluck e toma um elixir.


## Dice Town: the lesson, a scripted first game

dicetown-lesson-goal = Em cada ronda lançam-se dados de póquer, e os dados decidem quem recebe o quê na cidade. O objetivo: ter mais pontos do que todos no fim. As pepitas, os dólares, a estrela de xerife, as propriedades e o equipamento valem pontos.
dicetown-lesson-cup = Este é o teu copo. Todos lançam cinco dados em segredo. Cada face corresponde a um local: 9 à mina de ouro, 10 ao banco, J ao Armazém, Q ao saloon, K ao escritório do xerife. O jogador que tem mais dados de uma face controla o local. Com o teu dinheiro, { DOLLARS($bills) }, pagas dados.
dicetown-lesson-keep = Escolhe os dados que queres guardar; os outros são lançados de novo. Um dado é grátis, cada dado a mais custa { DOLLARS($price) }. Saíram-te dois 9. Guarda os dois, e a mina de ouro pode ser tua.
dicetown-lesson-coach = Todos levantaram o copo ao mesmo tempo. O dinheiro dos dados a mais vai para a diligência: { DOLLARS($own) } teus e { DOLLARS($price) } de { $seat }. Mais tarde, nesta ronda, a diligência leva-o ao banco. Aí espera pelo jogador que controlar o banco na ronda seguinte.
dicetown-lesson-race = Lançaste de novo os outros dados. Assim que um jogador tiver guardado cinco dados, todos os outros lançam uma última vez e têm de ficar com o que sair. A { $seat } só faltam dois. Guarda o teu terceiro 9: é grátis.
dicetown-lesson-town = { $seat } tem cinco dados, por isso foram lançados os teus últimos dois: dois J. Agora percorre-se a cidade, local a local. Mina de ouro: tens mais 9 do que todos e levas { $nuggets } pepitas, uma por cada 9. Banco: { $seat } tem mais 10 e leva todas as notas. Depois a diligência leva o seu dinheiro ao banco.
dicetown-lesson-store = Armazém: tens mais J do que todos. Tiras uma carta por cada J e ficas com uma. O equipamento vale pontos no fim. As cartas de ação ajudam-te durante a partida. Fica com o equipamento que vale { $value } pontos.
dicetown-lesson-card = Na primeira ronda fazes compras duas vezes. A Dinamite é uma carta de ação: duplica as tuas pepitas quando controlas a mina de ouro. A mesa pergunta-te quando podes jogar uma carta. Fica com a Dinamite.
dicetown-lesson-hall = { $ada_seat } tinha mais Q e roubou-te a Dinamite no saloon. { $ada_seat } também tinha mais K e agora tem a estrela de xerife. O xerife decide os empates e pode ser subornado. Tu tinhas a melhor mão de póquer, um full house, e levaste uma propriedade na Câmara Municipal. { $buck_seat } não controlava nenhum local e foi ao Doc Badluck: por causa do elixir, cada um dos outros pagou { DOLLARS($bills) }.
dicetown-lesson-end = Para te mostrar o fim, uns bots jogaram as outras rondas. A partida termina depois da ronda em que a mina de ouro fica vazia ou é levada a última propriedade. Recebes um ponto por pepita, um por cada { DOLLARS($bills) }, { $star } pela estrela e o valor do teu equipamento e das tuas propriedades. Ganha quem tem mais pontos. Agora volta à segunda ronda e continua a jogar à vontade. No início verás conselhos, depois cada vez menos.


## Dice Town: the table in words, for the text page and for questions
## A key that ends in -you speaks of what the reader has.

dicetown-report-score = { $points ->
    [1] { $seat } tem 1 ponto.
   *[other] { $seat } tem { $points } pontos.
}
dicetown-report-score-you = { $points ->
    [1] Tens 1 ponto.
   *[other] Tens { $points } pontos.
}
dicetown-report-so-far = { $points ->
    [1] Até agora { $seat } tem pelo menos 1 ponto; as cartas escondidas podem somar mais.
   *[other] Até agora { $seat } tem pelo menos { $points } pontos; as cartas escondidas podem somar mais.
}
dicetown-report-so-far-you = { $points ->
    [1] Até agora tens 1 ponto.
   *[other] Até agora tens { $points } pontos.
}
dicetown-report-cup = Debaixo do teu copo: { $dice }.
dicetown-report-dice = { $seat } pôs de lado { $dice }.
dicetown-report-dice-you = Puseste de lado { $dice }.
dicetown-report-no-dice = { $seat } não pôs nenhum dado de lado.
dicetown-report-no-dice-you = Não puseste nenhum dado de lado.
dicetown-report-money = { $seat } tem { DOLLARS($bills) }.
dicetown-report-money-you = Tens { DOLLARS($bills) }.
dicetown-report-nuggets = { $count ->
    [0] { $seat } não tem pepitas.
    [1] { $seat } tem 1 pepita.
   *[other] { $seat } tem { $count } pepitas.
}
dicetown-report-nuggets-you = { $count ->
    [0] Não tens pepitas.
    [1] Tens 1 pepita.
   *[other] Tens { $count } pepitas.
}
dicetown-report-sheriff = { $seat } tem a estrela de xerife.
dicetown-report-sheriff-you = Tens a estrela de xerife.
# A card of the reader’s: its name, and when it is played and what it does.
dicetown-report-card = { $card }: { $effect }.
# $cards is a list such as “2 store cards”, or “nothing”.
dicetown-report-cards = { $cards ->
    [nada] { $seat } não tem cartas do Armazém.
   *[other] Cartas do Armazém de { $seat }: { $cards }.
}
dicetown-report-cards-you = { $cards ->
    [nada] Não tens cartas do Armazém.
   *[other] As tuas cartas do Armazém: { $cards }.
}
dicetown-report-properties = { $cards ->
    [nada] { $seat } não tem propriedades.
   *[other] Propriedades de { $seat }: { $cards }.
}
dicetown-report-properties-you = { $cards ->
    [nada] Não tens propriedades.
   *[other] As tuas propriedades: { $cards }.
}
dicetown-report-safe = { $seat } tem a salvo de ladrões: { $cards }.
dicetown-report-safe-you = Tens a salvo de ladrões: { $cards }.
# $place is the hand below, or “deck”, or “discards”.
dicetown-report-noted = Viste ({ $place }): { $cards }.
dicetown-report-hand = mão de { $seat }
dicetown-report-offer = { $offer ->
    [nada] { $seat } não oferece nada.
   *[other] { $seat } oferece { $offer }.
}
# $place is a name as in a heading; $told says who leads it and what lies there.
dicetown-report-place = { $place }: { $told }.
dicetown-report-coach = Diligência: { DOLLARS($bills) } para o banco.
# $worth are the values of the properties on display, the next to be taken first.
dicetown-report-row = { $count ->
    [0] Propriedades expostas: { $worth }. O monte está vazio.
    [1] Propriedades expostas: { $worth }. Resta 1 no monte.
   *[other] Propriedades expostas: { $worth }. Restam { $count } no monte.
}
dicetown-report-doc = Doc Badluck tem: { $elixirs }.
dicetown-report-deck = { $count ->
    [1] Uma carta no monte do Armazém.
   *[other] { $count } cartas no monte do Armazém.
}
dicetown-report-played = Cartas jogadas: { $cards }.


## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, “rule W-DUEL-3”
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = dinheiro, dinheiro vivo, notas, dólares, quanto dinheiro
topic-plots = parcelas, terras, que parcelas
topic-tokens = fichas, fichas de bónus, bónus
topic-duel-tokens = fichas de duelo, ficha de duelo
topic-secrets = objetivos, segredos, objetivos secretos
topic-notes = caderno, apontamentos, notas tomadas, o que vi
topic-score = pontuação, pontos, fortuna, quem ganha, quem ganhou
topic-sale = venda, leilão, o que está à venda
topic-bid = licitação mais alta, quem vai à frente, quem continua
topic-worth = valor, quanto vale, o que me dá
topic-shared = comuns, objetivos comuns
topic-most = mais parcelas, quem tem mais parcelas
topic-saloon = saloon, gorjetas
topic-left = quanto falta, parcelas restantes
topic-first = primeiro jogador, quem começa
topic-boat = barco, rio
topic-locomotive = locomotiva, comboio, trem, carris
topic-plot = mapa, tabuleiro, parcela
topic-dice = dados, mão
topic-nuggets = pepitas, ouro
topic-sheriff = xerife, estrela
topic-cards = cartas, cartas do armazém
topic-properties = propriedades
topic-offers = ofertas, subornos
topic-round = ronda, quanto falta
topic-place-mine = mina de ouro, mina, quem controla a mina, quem controla, quem vai à frente
topic-place-bank = banco, quem controla o banco, quem controla, quem vai à frente
topic-place-coach = diligência
topic-place-store = armazém, quem controla o armazém, quem controla, quem vai à frente
topic-place-saloon = saloon, quem controla o saloon, quem controla, quem vai à frente
topic-place-office = escritório do xerife, escritório, quem controla o escritório, quem controla, quem vai à frente
topic-place-hall = câmara municipal, câmara, quem controla a câmara, quem controla, quem vai à frente
topic-place-doc = doc badluck, doc, elixires
topic-decks = montes, monte, cartas jogadas

# Not topics of a game, but always there.
topic-me = meu, meus, minha, minhas, eu, me, tenho
# Between two things that are answered together.
topic-and = e
topic-options = o que posso fazer, opções, respostas
topic-prompt = o que se pergunta, pergunta, agora, de quem é a vez, vez
topic-story = história, relato, registo, o que aconteceu
topic-rule = regra, regras
topic-undo = desfazer, voltar atrás
topic-help = ajuda, o que posso perguntar, perguntas, comandos
topic-more = mais, mais ajuda, tudo

# Answers to questions.
question-unknown = Não percebo “{ $text }”. Experimenta “ajuda”.
# $topics is a list of words.
question-help = Responde com o número de uma opção, ou com as suas palavras. Podes perguntar por: { $topics }. Junta um nome para saber de um só jogador.
question-help-short = Para responder, escreve a letra de uma opção ou as suas palavras; os dados escolhem-se pelas faces. Para perguntar, escreve por exemplo “{ $score }”, “{ $money }”, “{ $rule }” e uma palavra, ou o nome de uma carta. Escreve “{ $more }” para tudo o que podes perguntar.
question-help-more = Podes perguntar por: { $topics }. Acrescenta um nome para perguntar por um jogador. Também podes escrever o nome de qualquer carta, local ou objetivo, ou “regra” e uma palavra.
question-thing = { $thing }: { $text }.
# $options is a list of names of options.
question-several = Isso serve para várias respostas: { $options }.
question-one = Dá uma só resposta de cada vez.
question-no-options = Agora não tens nada a decidir.
# An answer that can be given: its number and its name.
question-option = { $number }. { $option }
question-nothing = Agora não há nada a dizer sobre isso.


## The terminal: playing

# Several people share a keyboard: nothing may be seen until the right one sits there.
cli-hand-over = Passa o teclado a { $seat }. { $seat }, pressiona Enter quando mais ninguém estiver a olhar.
cli-help =
    Escreve o que está à esquerda de uma resposta, ou di-lo por palavras tuas.
    ?            esta ajuda
    mapa         o tabuleiro em pormenor
    mesa         a mesa inteira
    história     o que aconteceu até agora
    regras X     uma regra pelo seu identificador, ou as regras que mencionam X
    meu dinheiro ou outra pergunta qualquer: quem vai à frente, o que posso perguntar
    conselho     uma sugestão; só se jogares sozinho com bots ou com --hints
    sair         sair; a partida fica guardada
# Below a page of a long reply. $left is the number of pages that follow.
cli-page =
    { $left ->
        [0] Enter: voltar à mesa
        [one] Enter: página seguinte (falta 1)
       *[other] Enter: página seguinte (faltam { $left })
    }
# Stands behind the answer that brings the most.
cli-best = ← o melhor

# Words to type in the terminal, with commas between; the English ones always work as well. The first
# of each is the one that cli-help teaches. command-stop, command-back and command-auto steer a replay by steps, command-all is for
# --as of tinhorn replay.
command-help = ajuda, ?
command-map = mapa, tabuleiro
command-table = mesa
command-log = história
command-rules = regras, regra
command-coach = conselho, coach
command-quit = sair
command-stop = q, sair
command-back = v, voltar
command-auto = a, auto, reproduzir
command-all = todos
# $names lists the players; bots have their kind in brackets.
cli-seated = À mesa: { $names }. Escreve ? para ver a ajuda.
# Several people share a keyboard and have agreed to it (--hints).
cli-hints-agreed = Todos à mesa podem pedir conselho.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, de { $least } a { $most } jogadores
# $command is what to type.
cli-choose-game = Que jogo? Por exemplo: { $command }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = Agora não tens nada para jogar. Pressiona Enter na mesma, para que ninguém dê por isso.
cli-not-understood = “{ $text }” não é uma resposta aqui. Escreve ? para ver a ajuda.
# $command is what to type.
cli-left = A partida fica guardada. Para continuar: { $command }
cli-saved = Para rever a partida: { $command }
cli-to-verify = Para confirmar que ninguém fez batota: { $command }
# Printed before the game. $commitment is the hash of the secret that all dice and cards follow from.
cli-committed = Os dados e as cartas saem de um segredo com este SHA-256: { $commitment }
# A record passed the check of tinhorn verify.
cli-verified = { $draws ->
    [1] O único sorteio desta partida está certo.
   *[other] Os { $draws } sorteios desta partida estão certos.
} Isso prova que ninguém os manipulou, mas não que ninguém espiou.
cli-sheet-rank = Posição
cli-sheet-name = Jogador
cli-sheet-points = Pontos


## The terminal: rules

# Stands before a ruling of ours, which no rulebook prints.
cli-rules-ours = [regra da casa]
# Stands where what the rulebook says goes on.
cli-rules-printed = [livro de regras]
# Below each page. The letters are the first words of command-back and command-stop.
cli-pager = Página { $page } de { $pages }. Enter: seguinte, v: voltar, q: sair


## The terminal: what is wrong with a command

cli-no-terminal = Este comando precisa de um terminal interativo.
cli-cannot-clear = Não se pode limpar o ecrã deste terminal, por isso não pode ser partilhado por várias pessoas.
cli-unknown-game = Não há nenhum jogo “{ $game }”. Disponíveis: { $known }.
cli-unknown-language = Não há nenhuma língua “{ $language }” para isto. Disponíveis: { $known }.
cli-unknown-option = { $game } não tem a opção da mesa “{ $option }”. Tem: { $known }.
cli-wrong-option = A opção da mesa { $option } não pode ser “{ $text }”. Escreve-se { $known }.
cli-wrong-name = “{ $name }” não pode ser um nome de jogador: 1 a { $most } caracteres, sem parênteses.
cli-same-name = Dois jogadores não podem ter o mesmo nome.
cli-too-many-humans = { $humans } pessoas não cabem em { $players } lugares.
cli-bots-count = { $left ->
    [1] Resta um lugar para bots, mas são nomeados { $bots }.
   *[other] Restam { $left } lugares para bots, mas são nomeados { $bots }.
}
cli-resume-alone = A mesa de uma partida retomada já está pronta: com --resume só pode ir --seed.
cli-file-without-resume = Para continuar { $file }, acrescenta --resume.
cli-other-game = { $file } é um registo de { $game }.
cli-game-over = A partida em { $file } terminou. Podes vê-la com tinhorn replay.
cli-nothing-to-resume = Não há nenhuma partida de { $game } guardada por terminar.
cli-resume-program = Em { $file } há um programa como jogador. Para o deixar correr, acrescenta --bots { $bot }.
# $code: the short code of a table; $file: a path
cli-exported = { $code }: { $file }
cli-exported-none = Nesta base de dados não há partidas terminadas.
cli-imported = { $file }: guardado como mesa { $code }.
cli-imported-before = { $file }: já cá estava, como mesa { $code }.
cli-file-exists = { $file } já existe; nada foi substituído.
cli-file-unreadable = Não é possível ler { $file }: { $detail }.
cli-file-unwritable = Não é possível escrever { $file }: { $detail }.
cli-plot-kind = “{ $file }” não é um ficheiro SVG nem PNG. Escolhe um nome que termine em .svg ou .png.
cli-folder-not-empty = A pasta { $file } não está vazia; nada foi substituído.
cli-no-such-rule = Nenhuma regra se chama “{ $wanted }”, e nenhuma o menciona.
cli-step-or-json = Escolhe --step ou --json: o primeiro é para pessoas, o segundo para programas.
# $known lists the seats and their players.
cli-no-such-seat = Ninguém se chama “{ $wanted }”. Escreve { $all }, ou um destes: { $known }.

# $name is an argument or an option as it is typed: GAME, --games.
cli-usage-missing = Falta { $name }.
cli-usage-value = O valor de { $name } não é válido.
cli-usage-number = { $name } tem de ser um número inteiro.
cli-usage-least = { $name } tem de ser um número, no mínimo { $least }.
cli-usage-range = { $name } tem de ser um número de { $least } a { $most }.
cli-usage-no-option = A opção { $option } não existe.
cli-usage-no-command = O comando “{ $command }” não existe. Vê tinhorn --help.
cli-usage-extra = “{ $words }” está a mais.
cli-usage-no-value = { $option } precisa de um valor.
cli-usage-flag = { $option } não aceita nenhum valor.
cli-usage-other = Este comando não está certo. Vê { $help }.
cli-needs-extra = Isto precisa de tinhorn[{ $extra }]: { $command }


## The terminal: replaying and simulating

cli-step = Passo { $number } de { $count }. Enter: segue, v: volta, 50: ir aí, a: auto, q: fim
# The replay plays by itself.
cli-step-playing = Passo { $number } de { $count }. A correr; Enter: pausa
cli-simulating = A jogar
cli-simulate-speed = { $rate } partidas/s
cli-simulated = { $games ->
    [1] Uma partida, { $decisions } decisões, { $rate } decisões por segundo.
   *[other] { $games } partidas, { $decisions } decisões, { $rate } decisões por segundo.
}
cli-simulate-bot = Bot
cli-simulate-seat = Por lugar
cli-arena-rating = Pontuação Elo
cli-simulate-head-wins = Vitórias
cli-simulate-head-rate = % de vitórias
cli-simulate-head-interval = Intervalo de 95 %
cli-simulate-head-points = Média
cli-simulate-head-without-luck = Sem sorte
cli-reviewing = A analisar
cli-review-player = Jogador
cli-review-you = Tu
cli-review-head-start = Início
cli-review-head-luck = Sorte
cli-review-head-own = Escolhas próprias
cli-review-head-others = Escolhas dos outros
cli-review-head-result = Resultado
cli-review-sum = Início, sorte e escolhas somam exatamente o resultado.
cli-review-round = Ronda
cli-review-turning-points = Momentos decisivos
cli-review-improvements = Melhores escolhas
cli-review-none = Nenhum.
cli-review-choice = { $chosen }. Melhor: { $better }


## The coach

# $best, $chosen: per cent; $worth, $bid: banknotes
coach-why-chance = Depois da melhor escolha ganham-se { $best }% destas partidas; depois da escolha feita, { $chosen }%.
coach-why-too-dear = Aqui a parcela valia cerca de { MONEY($worth) }, e o lance foi de { MONEY($bid) }.
coach-why-let-go = Aqui a parcela valia cerca de { MONEY($worth) }, e um lance de { MONEY($bid) } era possível.
coach-why-smaller-raise = Um lance menor poupa dinheiro, se for suficiente.
coach-why-larger-raise = Um lance maior faz os outros desistirem mais cedo.
coach-why-duel = Um duelo ganha a parcela metade das vezes, pelo preço atual.
coach-why-no-duel = Um duelo perde-se metade das vezes.
coach-why-keep-more = Guardar mais destes dados ajuda a controlar um local.
coach-why-keep-fewer = Compensa lançar de novo mais destes dados.
coach-why-keep-other = Outros dados deste lançamento ajudam mais a controlar um local.
coach-chose = { $seat } escolhe: { $answer }.
coach-chose-you = Escolhes: { $answer }.
coach-suggestion = Sugestão: { $answer }.
coach-suggestion-worth = A parcela vale agora cerca de { MONEY($worth) } para ti.
coach-suggestion-dear = A parcela vale agora cerca de { MONEY($worth) } para ti: menos do que o próximo lance.
coach-suggestion-broke = Não tens dinheiro suficiente para outro lance.
coach-suggestion-pass = { $share ->
    [0] A parcela vale cerca de { MONEY($worth) } para ti, mas se passares guardas o teu dinheiro para outras parcelas.
   *[other] A parcela vale cerca de { MONEY($worth) } para ti, mas se passares guardas o teu dinheiro para outras parcelas e, a este preço, recebes { MONEY($share) }.
}
coach-people = Só há sugestões se jogares sozinho com bots ou se a mesa as permitir.
chances-people = Os jogadores só veem as hipóteses de ganhar se jogarem sozinhos com bots, ou depois da partida.
server-hints-agreed = Só se podem permitir sugestões antes de outros se sentarem.


## The server: what is wrong with a request

server-unknown = Aqui não há nada.
server-malformed = Não se entende este pedido.
server-method = Isso não se pode fazer aqui.
server-too-large = É demasiado longo.
server-request = Este pedido não pode ser atendido.
server-failure = Algo correu mal do nosso lado. Nada foi alterado.
server-storage = O servidor não consegue guardar nada neste momento, por isso a tua última ação não conta. Tenta de novo daqui a pouco.
server-descriptors = O servidor não tem ligações livres neste momento.
server-too-many = Demasiados pedidos. Espera um momento.
server-too-many-sockets = Já há { $most } ligações abertas a partir do teu endereço. Fecha primeiro outro separador deste site.
server-busy = O servidor está muito ocupado e, de momento, não abre mais mesas. Tenta de novo daqui a um minuto.
# $known lists the games.
server-unknown-game = “{ $game }” não se joga aqui. Disponíveis: { $known }.
server-unknown-option = Não há nenhuma opção da mesa { $option } = { $value }.
server-name = Um nome tem 1 a { $most } caracteres.
server-name-taken = Já há alguém com esse nome nesta mesa.
server-title = O nome de uma mesa tem no máximo { $most } caracteres.
server-hat = Os chapéus são numerados de 1 a { $most }.
server-contribution = O que acrescentas aos sorteios tem no máximo { $most } caracteres.
server-clock = Um relógio dá 1 a { $most } segundos para responder.
server-one-seat = Quem abre uma mesa ocupa exatamente um lugar nela.
server-seated-already = Já tens um lugar nesta mesa.
server-seat-moved = O teu lugar nesta mesa está agora noutro dispositivo: quem abriu a mesa atribuiu-o de novo, ou o código de recuperação foi usado lá. Com esse código podes trazê-lo de volta para aqui.
server-seat-gone = Já não tens lugar nesta mesa.
server-seat-removed = O anfitrião retirou-te desta mesa.
server-spectator = Isso só pode fazer quem tem um lugar nesta mesa.
server-host-only = Isso só pode fazer quem abriu esta mesa.
server-own-seat = Para deixares o teu próprio lugar, sai da mesa.
server-seat-order = Estes lugares já não correspondem à mesa. Volta a vê-los.
server-too-few = Este jogo precisa de pelo menos { $least } jogadores. Espera por mais ou preenche os lugares com bots.
server-seat-left = Alguém acabou de sair da mesa. Volta a ver os lugares.
server-nobody-plays = Ninguém jogaria: todas as cadeiras estão vazias.
server-continued = Esta partida continua outra anterior, por isso os lugares e as opções ficam como estão.
server-nobody-there = Nenhuma pessoa ocupa esse lugar.
server-recovery = Nenhum lugar desta mesa tem esse código de recuperação.
server-not-over = A partida ainda não terminou.
server-chat = Envia uma das frases, ou uma linha de texto.
server-chat-length = Uma linha tem 1 a { $most } caracteres.
server-hello-twice = Basta um hello por ligação.
server-malformed-action = Não se entende esta resposta.
server-malformed-orders = O servidor não consegue ler estas ordens permanentes.
server-malformed-message = Não se entende esta mensagem.
server-malformed-request = Um pedido tem um nome de 1 a { $most } caracteres.
server-cannot-listen = O servidor não consegue escutar em { $host }, porta { $port }: { $detail }.
server-network-elsewhere = Isso só é possível num navegador do próprio computador do servidor.
server-network-unavailable = Este servidor não pode ser aberto à rede local enquanto está a funcionar. Inicia-o antes com --lan.
server-network-none = Este computador não está ligado a nenhuma rede local.
server-network-closed = Só o próprio computador do servidor chega a esta mesa, por isso não há código QR para outros dispositivos.


## The server: looking back

server-perspective = Essa vista não existe. Pode-se ver como jogador, como espectador ou com tudo à vista.
server-perspective-closed = Enquanto a partida dura, só podes olhar para trás do teu ponto de vista ou do de um espectador.
server-frame = Os momentos desta partida vão de 0 a { $most }.


## The page itself, before its script runs, and in search results and previews of links

page-description = Joga Winchester e Dice Town no navegador: com amigos, num só dispositivo ou contra bots. Livre e de código aberto.
page-noscript = O tinhorn precisa de JavaScript no navegador. Num terminal, { $command } funciona sem ele.


## At the table: what can be said with one click

chat-hello = Olá, pessoal!
chat-good-luck = Boa sorte a todos.
chat-nice = Bem jogado.
chat-ouch = Ai!
chat-thinking = Deixa-me pensar.
chat-your-turn = É a tua vez.
chat-thanks = Obrigado!
chat-good-game = Boa partida.


## The terminal: serving

cli-serve-address = O tinhorn está a correr em { $address }
cli-serve-open-to-others = Quem chegar a este endereço pode abrir mesas, entrar naquelas de que tenha o código e assistir. O tráfego não é cifrado: na internet, põe à frente um proxy com TLS.
cli-serve-only-here = Só este computador chega ao servidor. Para convidar outras pessoas, carrega em “Deixar entrar os telemóveis desta casa” na página ou inicia-o com --lan.
cli-serve-stop = Para parar, Ctrl-C; as partidas continuam quando voltares a iniciar.
cli-serve-workers = Vários processos de servidor precisam de PostgreSQL: indica o endereço com --database.
settings-origin = “{ $text }” não é o endereço de um site. Tem a forma https://example.org, sem nada depois do nome.

## The terminal: watching

cli-watch-no-link = “{ $text }” não é um link para uma mesa. Um link é como { $example }; um código, como MESA-47KX.
cli-watch-unreachable = Nenhum servidor responde em { $server }.
cli-watch-refused = { $server } diz: { $reason }
cli-watch-again = A ligação com { $server } caiu. Nova tentativa.
cli-watch-newer = { $server } usa uma versão mais recente do tinhorn. Atualiza o tinhorn para ver as suas mesas.
cli-watch-waiting = A mesa { $code } espera pelos seus jogadores.
# Stands for the name of a spectator who chats.
cli-watch-spectator = Espectador
# $chances lists the players, each with a percentage.
cli-chances = Hipóteses de ganhar: { $chances }

# tinhorn mcp: a language model plays with tools. sit_down is the name of a tool.
mcp-no-table = Ainda não estás em nenhuma mesa. Chama primeiro sit_down ou join.
mcp-game-over = A partida acabou. Para jogar outra, chama sit_down.
mcp-not-asked = Não é a tua vez. Chama wait até te perguntarem algo.
mcp-rules = Regras que importam agora: { $rules }.
