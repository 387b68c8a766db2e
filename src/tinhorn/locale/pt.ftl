### Portuguese (português). Every sentence that people read in tinhorn.
###
### For translators:
### - Each message is a whole sentence, or a whole name. Nothing is glued together out of pieces:
###   change the order of words as your language likes it.
### - A key that ends in -you speaks to the reader about their own doing. The same key without it
###   speaks of another player.
### - $seat, and whatever ends in _seat, is one player's name. What ends in _seats is one name or
###   several, already joined ("Ann and Bob").
### - MONEY($amount) writes banknotes of $1,000 as dollars in the way of your language: 7 is $7,000.
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
player-without-name =
    { $number ->
        [1] Stetson
        [2] Coco
        [3] Sombrero
        [4] Cartola
        [5] Pluma
       *[other] Jogador { $number }
    }
game-list = { $first }, { $rest }

## Answers that no game accepts

refusal-not-asked = Agora não tens nada a decidir.
refusal-does-not-fit = Isso não responde à pergunta.
refusal-on-open-table = { $seat } não pode fazer isso. As suas próprias cartas mostram porquê.
stale-prompt = Tarde demais: essa pergunta já está fechada.
# $text is what was typed; $known lists the commands.
malformed-unknown-action = “{ $text }” não é uma resposta. As respostas começam por uma destas palavras: { $known }.
# $fields names what must follow the command, or is a dash where nothing may follow.
malformed-wrong-count = A seguir a “{ $action }” vem: { $fields }.
malformed-wrong-value = Não se entende “{ $text }”.

## Setting up a table

setup-players = Este jogo é para { $least } a { $most } jogadores, não para { $players }.
setup-no-such-seat = Nesta mesa não existe o lugar { $number }. Os lugares são numerados a partir de 1.
setup-unknown-option = { $game } não tem a opção da mesa “{ $option }”. Tem: { $known }.
setup-wrong-option = A opção da mesa { $option } não pode ser “{ $text }”. Valores possíveis: { $known }.

## Bots

# $known lists the bots there are.
bot-unknown = Não há nenhum bot “{ $name }” para { $game }. Disponíveis: { $known }.
bot-character-unknown = Não há nenhum carácter “{ $name }” para os bots. Disponíveis: { $known }.
bot-class = “{ $name }” não é um bot que se possa importar: { $reason }.
bot-raised = “{ $name }” provocou um erro: { $error }.
bot-no-action = “{ $name }” respondeu com algo que não é uma ação: { $answer }.
bot-refused = “{ $name }” escolheu uma ação que não é permitida. { $reason }
bot-weights = “{ $folder }” não contém pesos para { $game } que esta versão consiga ler.
bots-count = { $players ->
    [1] Uma mesa de um jogador precisa de um bot, não de { $bots }.
   *[other] Uma mesa de { $players } jogadores precisa de { $players } bots, não de { $bots }.
}
bots-no-games = É preciso jogar pelo menos uma partida, não { $games }.
arena-bots = Indica pelo menos dois bots diferentes, cada um uma vez.
arena-file = { $file } contém partidas de outro torneio. Escolhe outro ficheiro.
arena-luck-program = Não é possível medir a sorte de “{ $name }”: um programa não pode repetir uma parte de uma partida. Retira --luck.
arena-no-cluster = Nenhum cluster Ray responde em { $address }.
# What kind of bot has a seat: “Doc (deputy)”.
bot-greenhorn = novato
bot-deputy = ajudante
bot-marshal = marshal
bot-legend = lenda
# The former name of the deputy, in older records.
bot-heuristic = ajudante
bot-uniform = bot aleatório
bot-stdio = programa
bot-named = { $name } ({ $kind })
# A bot’s level and its character: “deputy, tight”.
bot-with-character = { $level }, { $character }
character-tight = poupado
character-bold = ousado
character-talkative = conversador
character-grudge = rancoroso
character-steady = calmo
# What bots say in the chat. Tight: it got something; a rival paid much or got much.
talk-tight-won = Uma pechincha é uma pechincha.
talk-tight-rival = Para mim seria demasiado caro.
talk-bold-won = A sorte protege os audazes.
talk-bold-lost = Valeu a pena arriscar.
talk-grudge-lost = Não me vou esquecer disto.
talk-grudge-rival = Estou de olho em ti.
talk-steady-lost = São coisas que acontecem.
talk-steady-rival = Bem jogado.
talk-talkative-won = Viram isto?
talk-talkative-won-again = A minha avó ficaria orgulhosa.
talk-talkative-lost = Bem, dará uma boa história.
talk-talkative-lost-again = E o dia tinha começado tão bem!
talk-talkative-rival = Disso vai falar-se no saloon.
talk-talkative-rival-again = Isto é que é jogar!
talk-tight-played = Esta carta já se pagou.
talk-tight-duel = Uma carta, e não me custou nada.
talk-tight-robbed = Contem outra vez as minhas cartas, devagar.
talk-tight-haggles = É só isso? Eu sei contar.
talk-bold-played = As cartas são para se jogar!
talk-bold-duel = Nunca apostem contra mim.
talk-bold-robbed = Leva-a. Hei de recuperá-la.
talk-bold-haggles = Sobe mais. Atreve-te.
talk-grudge-played = Essa era para ti.
talk-grudge-duel = Agora estamos quites.
talk-grudge-robbed = Vais pagar por isso.
talk-grudge-haggles = Lembro-me de quem foi sovina.
talk-steady-played = Acho que isto ajuda.
talk-steady-duel = Foi por pouco.
talk-steady-robbed = Era de esperar.
talk-steady-haggles = Uma oferta justa, vejamos.
talk-talkative-played = Olhem bem, esta é boa!
talk-talkative-duel = Senhoras e senhores, a vitória!
talk-talkative-robbed = Agarra que é ladrão! Ninguém viu?
talk-talkative-haggles = Ora, o meu cavalo oferece mais!
notice-left-bot = { $seat } deixou a mesa. Um bot continua no seu lugar.
notice-left-empty = { $seat } deixou a mesa. O lugar fica vazio.
notice-given-bot = O lugar de { $seat } é agora de um bot.
notice-given-empty = O lugar de { $seat } está agora vazio.
notice-covered = { $seat } não está. Um bot responde até ao seu regresso.
notice-uncovered = { $seat } voltou e joga de novo.
notice-asks-pause = { $seat } pede uma pausa.
notice-asks-undo = { $seat } pede para retirar a última resposta.
notice-asks-continue = { $seat } pede para continuar.
notice-asks-clock = { $seat } pede outro limite de tempo.
notice-asks-cover = { $seat } pede que um bot responda por alguém que não está.
notice-motion-ended = O pedido de { $seat } fica sem efeito.
notice-paused = O jogo está em pausa, como { $seat } pediu.
notice-continued = O jogo continua, como { $seat } pediu.
notice-clock = Há um novo limite de tempo, como { $seat } pediu.
notice-host = { $seat } é agora quem conduz a mesa.
notice-taken-back = { $seat } retirou a última resposta.
# The name of a seat with who answers there.
seat-covered = { $name } (responde um bot)
seat-left = { $name } (saiu)
# What a returning player is told of their own seat.
recap-clock = { $count ->
    [1] O teu tempo esgotou-se uma vez.
   *[other] O teu tempo esgotou-se { $count } vezes.
}
recap-bot = { $count ->
    [1] Um bot respondeu por ti uma vez.
   *[other] Um bot respondeu por ti { $count } vezes.
}
notice-back = { $seat } voltou.
notice-reissue = { $by } criou um novo código para o lugar de { $seat }, que está ausente. Se { $seat } não voltar a tempo, o código abre o lugar noutro dispositivo.
notice-reissue-screen = O ecrã grande criou um novo código para o lugar de { $seat }, que está ausente. Se { $seat } não voltar a tempo, o código abre o lugar noutro dispositivo.
notice-kept = { $seat } voltou e mantém o lugar. O novo código já não vale.
notice-moved = O lugar de { $seat } está agora noutro dispositivo, com o novo código que { $by } criou.
notice-moved-screen = O lugar de { $seat } está agora noutro dispositivo, com o novo código que o ecrã grande criou.
notice-reclaimed = { $seat } recuperou o lugar do dispositivo com o novo código.
notice-withheld = O dispositivo de { $seat } não deu a tempo a sua parte dos sorteios. O início foi repetido sem ela.
notice-not-started = Também no segundo início o dispositivo de { $seat } não deu a tempo a sua parte dos sorteios. A partida não começa: abram uma nova mesa.
# Bots that are programs; $program is the command that starts one.
program-quoting = “{ $program }” não é um comando válido: faltam aspas.
program-missing = Não é possível iniciar o programa “{ $program }”. Está instalado?
program-ended = O programa “{ $program }” terminou antes do fim da partida, com o código de saída { $status }.
program-closed = O programa “{ $program }” fechou a sua saída antes do fim da partida. Foi interrompido.
program-slow = O programa “{ $program }” não respondeu em { $seconds } segundos. Foi interrompido.
program-unreadable = O programa “{ $program }” enviou algo que não é uma resposta: { $line } Foi interrompido.
program-protocol = O programa “{ $program }” usa a versão { $theirs } do protocolo; este tinhorn usa a versão { $ours }. Foi interrompido.
program-prompt = O programa “{ $program }” respondeu à pergunta { $answered } em vez da pergunta { $prompt }. Foi interrompido.
program-refused = O programa “{ $program }” escolheu uma ação que não é permitida. Foi interrompido. { $reason }
program-timeout = { $variable } tem de ser um número de segundos acima de 0, não “{ $text }”.

## Records of games

record-unreadable = Isto não é o registo de uma partida.
record-truncated = Este registo está incompleto: falta o fim do ficheiro.
record-not-json = Isto não é o registo de uma partida: o ficheiro não é JSON válido.
record-field = Este registo não é válido: o campo “{ $field }” falta ou está errado.
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
record-entry = A resposta { $number } do registo, no passo { $frame }, não é possível: { $detail }
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
table-starting = A partida está a começar.
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
table-paused = O jogo está em pausa.
table-not-paused = O jogo não está em pausa.
refusal-covered = Um bot responde por ti. Retoma primeiro o teu lugar.
motion-open = Ainda há outro pedido em aberto.
motion-none = Não há nenhum pedido em aberto.
motion-nobody-away = Nenhum bot pode responder por este lugar.
motion-here = Esta pessoa está à mesa.
motion-early = Nesta mesa, um bot só pode responder por alguém quando passou metade do seu tempo.
motion-clock = Escolhe um limite de tempo.
motion-minutes = Escolhe entre 1 e { $most } minutos.
refusal-binding = Os outros já viram, por isso conta.
server-locked = Esta mesa está fechada a espectadores.
server-visitors-silent = Nesta mesa só os jogadores conversam.
refusal-held-already = Já pediste tempo.
refusal-not-held = Neste momento não estás a fazer ninguém esperar.
refusal-not-urged = Neste momento não há ninguém para apressar.

## The database

storage-url = “{ $url }” não é o endereço de uma base de dados. Escreve sqlite:///FICHEIRO ou postgresql://…
storage-folder = Não é possível criar a pasta { $folder }: { $detail }.
storage-driver = O controlador { $driver } não está instalado.
storage-unreachable = Não é possível aceder à base de dados. Mensagem: “{ $detail }”
storage-silent = A base de dados não respondeu a tempo.
storage-busy = Todas as ligações à base de dados estão ocupadas.
storage-corrupt = { $file } não é uma base de dados, ou está danificada.
storage-damaged = A base de dados { $file } está danificada. Mensagem: “{ $detail }” Repõe uma cópia de segurança, ou recupera com o comando .recover do sqlite3 o que ainda se consegue ler.
storage-unwritable = Não é possível escrever em { $file }.
storage-in-use = Outro servidor já usa { $file }. Pára-o primeiro ou escolhe outro ficheiro com --database.
storage-failed = A base de dados { $file } falhou. Mensagem: “{ $detail }”
# $found and $known are versions of its layout.
storage-newer = A base de dados tem o esquema { $found }, de uma versão mais recente do tinhorn; esta conhece o { $known }.

## Draws that anyone can check

fairness-missing = Esta partida não foi jogada com sorteios que se possam verificar.
fairness-unpublished = O segredo desta partida ainda não foi publicado.
fairness-commitment = O segredo não corresponde à impressão digital mostrada antes da partida.
fairness-options = As opções da mesa não correspondem às usadas nos sorteios.
fairness-contributions = { $count ->
    [1] Um jogador contribuiu para os sorteios, o que não condiz com esta mesa.
   *[other] { $count } jogadores contribuíram para os sorteios, o que não condiz com esta mesa.
}
fairness-hex = “{ $text }” não pode ser um contributo para os sorteios: o comprimento ou os caracteres não estão certos.
# $entry is the place in the record; $label and $number name the draw.
fairness-draw = A entrada { $entry } não está certa: o sorteio { $number } ({ $label }) dá outro resultado.
fairness-attempts = As contribuições não correspondem às impressões digitais fixadas antes do início.
fairness-late = Essa tentativa de início já acabou.
fairness-not-committed = Esta contribuição não corresponde à impressão digital que este lugar mostrou antes.
fairness-by = Verificado pelo protocolo { $protocol }.
# Against whom it is proven that nobody chose the draws. $proof: what proves it, this device or the record.
fairness-players = Perante os jogadores, mesmo todos juntos: provado. Não conheciam o segredo do servidor.
fairness-operator = Perante um operador do servidor que não joga: { $proof ->
    [device] provado pela parte deste dispositivo.
    [record] provado se uma contribuição veio do dispositivo de um jogador.
   *[nothing] não provado. Nenhum dispositivo contribuiu.
}
fairness-operator-plays = Perante um operador que joga: { $proof ->
    [device] provado. Antes de revelar a sua parte, este dispositivo tinha anotado tudo aquilo de que dependem os sorteios.
    [record] provado só a um jogador cujo dispositivo participou no último início, na página de verificação desse dispositivo.
   *[nothing] não provado. Podia ter escolhido os sorteios.
}
fairness-all = Perante um operador com todos aqueles cujo dispositivo participou: não provado. Nada o pode provar.
# $number counts the attempts to start the game; $names are the players whose contribution was missing.
fairness-void = O início { $number } foi anulado e repetido, porque faltava uma contribuição: { $names }.
fairness-limits = Não é verificado: quem viu cartas ocultas, os nomes, as respostas dos jogadores e campos a mais no ficheiro. Um operador pode forçar uma vez a repetição do início, mas todos a veem e fica registada.
fairness-cut = Este registo acaba antes do fim da partida: a partida foi abandonada ou o registo foi encurtado.

## Questions to the table, in the text page and the terminal: “my money”, “plots of Ana”, the id of a rule
## Each line lists, with commas between, the words by which a topic may be called; small letters. The
## first is the one that is suggested. Say them as a player would type them, with and without a
## question word. None may be the name of an answer such as “pass” or “bid”.

topic-money = dinheiro, dinheiro vivo, notas, dólares, quanto dinheiro
topic-notes = caderno, apontamentos, notas tomadas, o que vi
topic-score = pontuação, pontos, fortuna, quem ganha, quem ganhou
topic-table = mesa
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
question-several = Isso corresponde a várias respostas: { $options }.
question-one = Dá uma só resposta de cada vez.
question-no-options = Agora não tens nada a decidir.
# An answer that can be given: its number and its name.
question-option = { $number }. { $option }
question-nothing = Agora não há nada a dizer sobre isso.

## The terminal: playing

# Several people share a keyboard: nothing may be seen until the right one sits there.
cli-hand-over = Passa o teclado a { $seat }. { $seat }, prime Enter quando mais ninguém estiver a olhar.
cli-help =
    Escreve o que está à esquerda de uma resposta, ou di-lo por palavras tuas.
    ?            esta ajuda
    mapa         o tabuleiro em pormenor
    mesa         a mesa inteira
    história     o que aconteceu até agora
    regras X     uma regra pelo seu identificador, ou as regras que mencionam X
    meu dinheiro ou outra pergunta qualquer: quem vai à frente, o que posso perguntar
    conselho     uma sugestão; só contra bots, ou com --hints
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
cli-hints-agreed = Nesta mesa todos podem pedir uma sugestão.
# Somebody at the table says something.
cli-said = { $name }: { $text }
# A line for each game that tinhorn play can begin. $name is what to type.
cli-game-line = { $name }  { $game }, de { $least } a { $most } jogadores
# $command is what to type.
cli-choose-game = Que jogo? Por exemplo: { $command }
# The list of installed games. $listed are bots, parts such as “codec”, or codes of languages.
cli-games-bots = Níveis dos bots: { $listed }
cli-games-offers = Também: { $listed }
cli-games-languages = Línguas: { $listed }
# $name is a game, $source a package or a folder, $reason an error in English.
cli-games-left-out = Não é possível carregar { $name } ({ $source }): { $reason }
# Several people share a keyboard, and this one holds no card for this moment.
cli-nothing-to-play = Agora não tens nada para jogar. Prime Enter na mesma, para que ninguém dê por isso.
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
}
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
cli-wrong-name = “{ $name }” não pode ser um nome de jogador: 1 a { $most } caracteres, sem parênteses.
cli-same-name = Dois jogadores não podem ter o mesmo nome.
cli-too-many-humans = { $humans } pessoas não cabem em { $players } lugares.
cli-bots-count = { $left ->
    [1] Resta um lugar para bots, mas indicaste { $bots }.
   *[other] Restam { $left } lugares para bots, mas indicaste { $bots }.
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
cli-arena-stopped = Parado. A tabela mostra os jogos terminados. Com --file FICHEIRO, a próxima vez continua a partir daí.
cli-arena-resume = Parado. O mesmo comando continua a partir de { $file }.
# A record that is not stored: its file, and the sentence that says why.
cli-import-refused = { $file }: { $detail }
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

cli-step = Passo { $number } de { $count }. Enter: seguinte, v: voltar, 50: ir aí, a: auto, q: fim
# The replay plays by itself.
cli-step-playing = Passo { $number } de { $count }. A correr; Enter: pausa
# $text is what was typed.
cli-step-unknown = Aqui, “{ $text }” não faz nada.
cli-step-none = Depois do { $count } não há mais passos.
cli-simulating = A jogar
cli-simulate-speed = { $rate } partidas/s
cli-simulated = { $games ->
    [1] Uma partida, { $decisions } decisões, { $rate } decisões por segundo.
   *[other] { $games } partidas, { $decisions } decisões, { $rate } decisões por segundo.
}
cli-simulate-bot = Bot
cli-simulate-seat = Por lugar
cli-arena-rating = Pontuação Elo
cli-arena-above = Acima de
cli-arena-step = Diferença
cli-simulate-head-wins = Vitórias
cli-simulate-head-rate = % de vitórias
cli-simulate-head-interval = Intervalo de 95 %
cli-simulate-head-points = Média
cli-simulate-head-without-luck = Sem sorte
cli-simulate-head-forfeits = Desistências
cli-forfeited = { $bot } desistiu de { $games ->
    [one] uma partida
   *[other] { $games } partidas
} e ficou em último lugar. A primeira vez: { $reason }
cli-reviewing = A analisar
cli-review-player = Jogador
cli-review-you = Tu
cli-review-head-start = Início
cli-review-head-luck = Sorte
cli-review-head-own = Escolhas próprias
cli-review-head-others = Escolhas dos outros
cli-review-head-result = Resultado
cli-review-round = Ronda
cli-review-turning-points = Momentos decisivos
cli-review-improvements = Melhores escolhas
cli-review-none = Nada a assinalar.
cli-review-choice = { $chosen }. Melhor: { $better }

## The coach

# $best, $chosen: per cent
coach-why-chance = Depois da melhor escolha ganham-se { $best } % destas partidas; depois da escolha feita, { $chosen } %.
coach-suggestion-most = De todas as respostas, é a que mais te deve ajudar.
coach-less-than-hoped = Menos do que se esperava:
coach-better-than-feared = Melhor do que se receava:
coach-chose = { $seat } escolhe: { $answer }.
coach-chose-you = Escolhes: { $answer }.
coach-suggestion = Sugestão: { $answer }.
coach-people = Só há sugestões se jogares só contra bots ou se quem abriu a mesa as permitir.
chances-people = Quando jogam pessoas, as hipóteses de ganhar só aparecem depois da partida.
review-basis = Estimadas depois da partida, com todas as cartas à vista.
review-knowledge = Segundo o que o jogador sabia então.
review-sum = Início, sorte e escolhas somam exatamente o resultado. Sorte e escolhas estão em pontos percentuais (pp).
# $change is a signed difference of two percentages, such as “+12.1”: percentage points, shortened.
percentage-points = { $change } pp
server-hints-agreed = Só se podem permitir sugestões antes de outros se sentarem.

## The server: what is wrong with a request

server-unknown = Aqui não há nada.
server-unknown-host = Este servidor não responde por este nome. Quem o gere pode acrescentá-lo com --origin.
server-malformed = Não se entende este pedido.
server-method = Isso não se pode fazer aqui.
server-too-large = É demasiado longo.
server-request = Este pedido não pode ser atendido.
server-failure = Algo correu mal do nosso lado. Nada foi alterado.
server-storage = O servidor não consegue guardar nada neste momento, por isso a tua última ação não conta. Tenta de novo daqui a pouco.
server-reading = O servidor não consegue aceder à sua base de dados neste momento. Tenta de novo daqui a pouco.
server-damaged = A base de dados do servidor está danificada, por isso isto não pode ser lido nem guardado. Quem gere o servidor tem de a reparar.
server-descriptors = O servidor não tem ligações livres neste momento.
server-too-many = Demasiados pedidos. Espera um momento.
server-too-many-sockets = Já há { $most } ligações abertas a partir do teu endereço. Fecha primeiro outro separador deste site.
server-busy = O servidor está muito ocupado e, de momento, não abre mais mesas. Tenta de novo daqui a um minuto.
# $known lists the games.
server-unknown-game = “{ $game }” não se joga aqui. Disponíveis: { $known }.
server-no-lesson = Ainda não há lição para { $game }.
server-no-rulebook = Ainda não há livro de regras para { $game }.
server-name = Um nome deve ter 1 a { $most } caracteres.
server-name-taken = Já há alguém com esse nome nesta mesa.
server-title = O nome de uma mesa pode ter no máximo { $most } caracteres.
server-hat = Os chapéus são numerados de 1 a { $most }.
server-clock = O tempo por decisão vai de 1 a { $most } segundos.
server-one-seat = Quem abre uma mesa ocupa exatamente um lugar nela.
server-seated-already = Já tens um lugar nesta mesa.
server-seat-moved = O teu lugar nesta mesa está agora noutro dispositivo: quem abriu a mesa atribuiu-o de novo, ou o código de recuperação foi usado lá. Com esse código podes trazê-lo de volta para aqui.
server-seat-gone = Já não tens lugar nesta mesa.
server-seat-removed = Quem abriu a mesa retirou-te dela.
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
server-player-here = Esta pessoa está à mesa. Um lugar só recebe um novo código enquanto quem lá joga está ausente.
server-seat-of-player = Este lugar é de uma pessoa. Enquanto ela não está, os presentes podem deixar um bot responder.
server-wait-for-player = A pessoa deste lugar ainda pode voltar. O novo código funciona daqui a { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
server-one-seat-a-device = Este dispositivo já tem um papel nesta mesa. Só pode ficar com outro lugar se a mesa tiver sido aberta para um dispositivo partilhado.
server-not-over = A partida ainda não terminou.
server-chat = Envia uma das frases prontas ou uma linha de texto.
server-chat-length = Uma mensagem deve ter 1 a { $most } caracteres.
server-hello-twice = Basta um hello por ligação.
server-malformed-action = Não se entende esta resposta.
server-malformed-orders = O servidor não consegue ler estas instruções.
server-malformed-message = Não se entende esta mensagem.
server-malformed-request = O nome de um pedido deve ter 1 a { $most } caracteres.
server-cannot-listen = O servidor não consegue escutar em { $host }, porta { $port }: { $detail }.
server-network-elsewhere = Isso só é possível num navegador do próprio computador do servidor.
server-network-unavailable = Este servidor não pode ser aberto à rede local enquanto está a funcionar. Inicia-o antes com --lan.
server-network-none = Este computador não está ligado a nenhuma rede local.
server-network-closed = Só o próprio computador do servidor chega a esta mesa, por isso não há código QR para outros dispositivos.

## The server: looking back

server-perspective = Essa vista não existe. Pode-se ver como jogador, como espectador ou com tudo à vista.
server-perspective-closed = Enquanto a partida dura, só podes revê-la do teu ponto de vista ou do de um espectador.
server-frame = Os momentos desta partida vão de 0 a { $most }.

## The page itself, before its script runs, and in search results and previews of links

page-description = Joga jogos de tabuleiro do faroeste no navegador: com amigos, num só dispositivo ou contra bots. Grátis e de código aberto.
page-noscript = O tinhorn precisa de JavaScript no navegador. Num terminal, { $command } funciona sem ele.
page-invitation = Tens um convite para { $game }
page-invitation-by = { $name } convida-te para { $game }

## At the table: what can be said with one click

chat-hello = Olá, pessoal!
chat-good-luck = Boa sorte a todos.
chat-nice = Bem jogado.
chat-ouch = Ai!
chat-thinking = Deixa-me pensar.
chat-your-turn = É a tua vez.
chat-thanks = Agradeço!
chat-good-game = Boa partida.

## The terminal: serving

cli-serve-address = O tinhorn está a correr em { $address }
cli-serve-open-to-others = Quem chegar a este endereço pode abrir mesas, entrar naquelas de que tenha o código e assistir. O tráfego não é cifrado: na internet, põe à frente um proxy com TLS.
cli-serve-only-here = Só este computador chega ao servidor. Para convidar outras pessoas, prime “Deixar entrar os telemóveis” na página ou inicia-o com --lan.
cli-serve-stop = Para parar, Ctrl-C; as partidas continuam quando voltares a iniciar.
cli-serve-workers = Vários processos de servidor precisam de PostgreSQL: indica o endereço com --database.
settings-origin = “{ $text }” não é o endereço de um site. Tem a forma https://example.org, sem nada depois do nome.
settings-smtp = TINHORN_SMTP não é o endereço de um servidor de correio. Tem a forma { $example }; os sinais especiais da senha escrevem-se como %40.

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

## A game that brings no words of its own

# $name: what is shown; $value: its value
plain-statement = { $name }: { $value }
plain-statement-of = { $seat }, { $name }: { $value }

## Notices for players who are away

notice-tables = { $count ->
    [one] 1 mesa
   *[other] { $count } mesas
}
notice-more = { $count ->
    [one] mais 1 mesa
   *[other] mais { $count } mesas
}
# $table is the name of a table, $what one of the sentences below.
notice-at = { $table }: { $what }
notice-turn = É a tua vez.
# $until is a day and a time.
notice-turn-until = É a tua vez, até { $until }.
notice-window = Podes reagir agora.
notice-window-until = Podes reagir até { $until }.
notice-new-code = Há um novo código para o teu lugar. Abre a mesa para o manteres: a partir de { $until }, o código abre o teu lugar noutro dispositivo.
notice-full = Todos os lugares estão ocupados.
notice-playing = O jogo começa.
notice-wish = Os outros perguntam-te algo à mesa.
notice-over = O jogo acabou.
notice-rematch = Alguém te pede outra partida.
notice-test = Isto é um teste. Os avisos chegam-te aqui.
notice-mail-code = O teu código é { $code }. Escreve-o na mesa para receberes avisos por e-mail.
server-notices = Este servidor não pode enviar isso.
server-notice-link = Isso não é um endereço da Internet que comece por https://.
server-notice-mail = Isso não é um endereço de e-mail.
server-notice-code = Esse não é o código do e-mail.
