### Portuguese (português). What the browser table says on its own: buttons, labels, settings. The
### games' sentences are in ../pt.ftl. A seat's name is passed as $seat; amounts are banknotes, written
### by MONEY. Selectors count with [1], not with [one], which in Portuguese may hold 0 as well.

## Anywhere

web-title = { $title } – tinhorn
web-title-turn = ● A tua vez – { $title }
web-title-lobby = tinhorn
# How many tables wait for the reader.
web-title-waiting = ● { $count } – tinhorn
web-lobby = Início
web-to-lobby = tinhorn: para o início
web-settings = Definições
web-help = Ajuda
web-close = Fechar
web-cancel = Cancelar
web-less = Menos
web-more = Mais
web-back = Para trás
web-you = (tu)
web-you-name = Tu
web-seat-about = { $name }: mostrar tudo o que é público
web-seat-story = Últimas jogadas
web-only-you = só tu vês isto
web-no-name = O teu nome
# An amount of banknotes where there is little room.
web-thousands = { $amount } mil
web-abandoned = Todos deixaram esta mesa; a partida parou.
web-not-started = Esta partida não começou: dois inícios falharam, porque um dispositivo não deu a sua parte dos sorteios. Abre uma nova mesa.
web-offline = Este dispositivo está sem ligação. As mesas precisam da rede; a página continua a tentar.
web-offline-still = As lições e as regras abrem na mesma.
web-try-loading = A carregar a mesa nesta página… { $percent } %
web-try-failed = Não foi possível carregar a mesa. Recarrega a página para tentar outra vez.
web-unreachable = Não é possível ligar ao servidor. Tenta de novo daqui a pouco.
web-connection-lost = { $seconds ->
    [0] A ligação caiu. A tentar recuperá-la…
   *[other] A ligação caiu. Próxima tentativa em { $seconds } s; nada do que fizeste se perdeu.
}
web-connection-offline = Este dispositivo está sem ligação. A partida espera; a página volta a ligar-se sozinha.
web-answer-waiting = A tua resposta está à espera de ser enviada.

## The lobby

web-games = Jogos
web-tables = Mesas
web-game-players = { $least } a { $most } jogadores
# The name of a table that was given none.
web-table-of = Mesa de { $name }
web-play-now = Jogar já
web-new-table = Nova mesa
web-join-code = Entrar com um código
web-join = Entrar
web-your-tables = As tuas mesas
web-against = contra { $names }
web-tidy = Arrumar
web-tidy-away = Ocultar “{ $title }”
web-tidied =
    { $tables ->
        [one] Há uma mesa oculta.
       *[other] Há { $tables } mesas ocultas.
    }
web-tidy-back = Mostrar de novo
web-open-tables = Mesas abertas
web-no-open-tables = Neste momento não há mesas abertas. Abres uma?
web-continue = Continuar
web-sit-down = Sentar-me
web-watch = Assistir
web-lobby-title = Dois jogos de tabuleiro do Oeste, no teu navegador
web-lobby-what = Licita por terras ou lança os dados para conquistar a cidade: contra bots ou com amigos, num ou em vários dispositivos. Sem conta.
web-watch-bots = Ver os bots a jogar
web-watch-bots-title = Uma partida entre bots
web-my-games = As minhas partidas
web-my-games-none = Este dispositivo ainda não tem partidas terminadas.
web-my-games-won = { $won } ganhas em { $played }
web-my-games-beaten = Ganhaste { $count } partidas contra bots do nível { $level }.
web-my-games-aim = Próximo objetivo: { $level }
web-beat-deputy = Agora, vence o Ajudante
web-beat-marshal = Agora, vence o Marshal
web-beat-legend = Agora, vence a Lenda
web-my-games-place = lugar { $place }, { $points } pontos
web-my-games-left = abandonada antes do fim
web-my-games-export = Guardar num ficheiro
web-my-games-import = Adicionar de um ficheiro
web-my-games-not = Este ficheiro não contém uma lista de partidas.
web-my-games-forget = Esquecer todas
web-recent-games = Partidas recentes
web-recent-replay = Rever
web-won-by = ganha por { $names }
web-won-you = ganhaste
web-status-seating = { $taken } de { $seats } lugares
web-status-playing = em jogo
web-status-over = terminada
web-status-abandoned = abandonada

## A new table

web-new-table-of = Nova mesa: { $game }
web-table-title = Nome da mesa
web-table-title-note = Os convidados leem-no no convite.
web-others = Outros lugares
web-others-open = livres: para pessoas
web-others-note = Há bots de quatro níveis; podes mudá-los até a partida começar.
web-players = Jogadores
web-players-note = Podes acrescentar e tirar lugares até a partida começar.
web-listed = Mostrar no início
web-listed-note = qualquer pessoa pode sentar-se
web-open-table = Abrir a mesa

## The seating page

web-seats = Lugares
web-seat-open = Lugar livre
web-seat-waiting = à espera de alguém
web-seat-kept = guardado para { $name }
web-bot-greenhorn = Novato: simpático, ainda aprende
web-bot-deputy = Ajudante: joga com solidez
web-bot-marshal = Marshal: joga muito bem
web-bot-legend = Lenda: o bot mais forte
web-bot-level = Nível do bot
web-bot-heuristic = Ajudante: joga com solidez
web-seat-absent = uma cadeira vazia que passa sempre
web-empty-chair = Cadeira vazia { $number }
web-seat-chair = Cadeira vazia
web-bot-uniform = Acaso: escolhe qualquer jogada válida
web-character = Carácter do bot
web-character-tight = Poupado: paga pouco
web-character-bold = Ousado: arrisca muito
web-character-talkative = Conversador: comenta tudo
web-character-grudge = Rancoroso: vinga-se
web-character-steady = Calmo: joga sem rodeios
web-seat-you = tu
web-seat-host = abriu a mesa
web-seat-person = à mesa
web-here = aqui
web-away = ausente
web-add-bot = Adicionar um bot
web-remove = Retirar
web-seats-edit = Alterar lugares
web-seats-done = Concluído
web-seat-add = Acrescentar um lugar
web-seat-up = Mover para cima
web-seat-down = Mover para baixo
web-seat-take-away = Retirar este lugar
web-remove-sure = Retirar { $name } da mesa? A pessoa será avisada.
# What the host may do with the other seats.
web-host-seats = Os outros lugares
web-host-open = Libertar o lugar
web-host-bot = Pôr um bot a jogar
web-host-absent = Deixar vazio
web-host-reissue = Novo código
web-host-sure = { $name } perde o lugar no seu dispositivo e recebe um aviso. Continuar?
web-host-sure-away = Todos ficam a saber que crias um novo código para { $name }. O código deixa de valer se { $name } voltar a tempo. Continuar?
web-host-code = Com este código pode ocupar-se o lugar de { $name } noutro dispositivo, enquanto { $name } não voltar. Passa o código:
web-host-code-away = Por agora, o dispositivo de { $name } mantém o lugar. Se { $name } não voltar, este código abre o lugar daqui a { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}. Passa-o:
web-given-up = Deixaste o teu lugar. Aqui só podes assistir.
web-absent = { $name } está ausente e tem a vez. Não há limite de tempo, por isso a partida espera.
# A player is away; their time ends at $until, such as “until tomorrow, 14:12”.
web-absent-until = { $name } está ausente e tem a vez { $until }.
web-absent-live = { $name } está ausente.
web-absent-remind = Avisar
web-covered-you = Um bot responde por ti até voltares.
web-back-do = Voltei
web-absent-cover = Deixar um bot responder entretanto
web-paused = Em pausa desde { $time }
web-pause-do = Pedir uma pausa
web-continue-do = Continuar
web-clock-do = Pedir este limite de tempo
web-motion-pause = { $name } pede uma pausa.
web-motion-continue = { $name } pede para continuar.
web-motion-clock = { $name } pede este limite de tempo: { $clock }.
web-motion-cover = { $name } pede que entretanto um bot responda por { $absent }.
web-motion-undo = { $name } pede para retirar a última resposta.
web-motion-yes = Concordo
web-motion-no = Não
web-motion-withdraw = Retirar
web-motion-waits = Todos os outros têm de concordar.
web-absence = Se alguém não estiver
web-absence-note = O que acontece enquanto a partida espera por alguém que não está.
web-absence-wait = esperamos
web-absence-minutes = responde um bot passados { $time }
web-absence-limits = responde um bot se o tempo se esgotar duas vezes
web-host-decides = Decide quem abre a mesa
web-host-decides-note = Só quem abriu a mesa interrompe a partida, a retoma e muda o tempo por decisão.
web-until-today = até às { $time }
web-until-tomorrow = até amanhã, { $time }
web-until-day = até { $day }, { $time }
web-recovery-show = Mostrar o código para outro dispositivo
web-binding = O que está dito, está dito
web-binding-note = Ninguém retira o que os outros viram.
web-consent = A não ser que todos concordem
web-consent-note = Alguém pede, e todos os outros têm de concordar.
web-taking = Retirar o que os outros viram
web-taking-none = ninguém
web-taking-consent = só se todos concordarem
web-taking-free = permitido
web-pausing = Pausas e outro tempo por decisão
web-pausing-all = Todos os jogadores têm de concordar
web-visitors = Espectadores
web-visitors-note = O que pode fazer quem abre a mesa sem ter lugar.
web-visitors-chat = podem ver e conversar
web-visitors-silent = só podem ver
web-visitors-none = ficam de fora
web-absent-wait = Esperar
# What a returning player has missed. $since is a day and a time.
web-missed = Enquanto não estavas
web-missed-since = Desde { $since }
web-missed-show = Mostra-me
web-missed-on = Continuar
web-missed-mark = Novo desde { $since }
# How an answer in the story came about, if nobody clicked.
web-how-clock = (tempo esgotado)
web-how-order = (a tua instrução)
web-how-bot = (um bot respondeu)
web-absent-text = { $name }, é a tua vez em { $game }:
web-options = Opções da mesa
web-invite = Convidar
web-invite-note = quem tiver o link pode sentar-se
web-code = Código
web-qr = Código QR do link
web-copy = Copiar link
web-copy-secret = Copiar segredo
web-copied = Copiado
web-network-only-here = Só este computador chega a esta mesa.
web-network-open = Deixar entrar os telemóveis
web-network-open-note = Todos os dispositivos da tua rede podem então abrir esta página, até desligares o acesso ou parares o servidor.
web-network-close = Deixar de admitir telemóveis
web-network-close-note = Os dispositivos da tua rede chegam a esta mesa.
web-network-lan = Para convidar outras pessoas, inicia o servidor com --lan.
web-share-link = Partilhar link
web-start = { $players ->
    [1] Começar sem mais ninguém
   *[other] Começar com { $players } jogadores
}
web-start-bots = Completar com bots e começar
web-start-few = { $missing ->
    [1] Este jogo precisa de pelo menos { $least } jogadores: mais uma pessoa, ou bots.
   *[other] Este jogo precisa de pelo menos { $least } jogadores: mais { $missing } pessoas, ou bots.
}
web-wait-host = À espera de que a partida comece.
web-windows = Reações
web-windows-note = Quanto tempo o jogo espera por cartas que se podem jogar fora da vez.
web-windows-timed = breves, com mais tempo a pedido
web-windows-untimed = sem pressa: espera-se por todos
web-hints = Sugestões do treinador
web-hints-note = O treinador propõe uma resposta e diz porquê.
web-hints-alone = só contra bots
web-hints-all = para todos
web-hints-agreed = Nesta mesa todos podem pedir uma sugestão ao treinador.
web-hints-tag = com sugestões
web-wait-watching = Estás a assistir. A mesa aparece aqui quando a partida começar.
web-door-watch = Só assistir
web-clock = Tempo por decisão
web-clock-note = Quem fica sem tempo passa, ou faz o que é permitido e custa menos.
web-clock-none = sem limite
web-clock-live = { $seconds } s por decisão
web-clock-slow = { $days ->
    [0] { $hours ->
        [1] uma hora por decisão
       *[other] { $hours } horas por decisão
    }
    [1] um dia por decisão
   *[other] { $days } dias por decisão
}
## The table

web-table-opening = A abrir a mesa…
web-now = O que se passa agora
web-panels = Painéis
web-your-turn = a tua vez
web-thinking = a pensar
web-undo = Desfazer
web-window = Reações
web-window-hold = Um momento, talvez eu reaja
web-window-release = Pronto, continuem
# $seats are the players who asked.
web-window-held = Tempo para pensar pedido por: { $seats }.
web-window-urge = Vamos lá
web-window-urged = “Vamos lá”: { $seats }.
web-orders = Enquanto não estou
web-orders-short = Instruções
web-orders-remove = Remover: { $order }
web-orders-ask = perguntar-me
web-orders-clear = Remover todas as instruções
web-orders-about = As tuas instruções respondem por ti, mesmo com esta página fechada. Só tu as vês, e ninguém nota que não respondeste em pessoa.
web-orders-save = Guardar as instruções
web-orders-now = Agora: { $answer }
web-orders-now-asked = Agora: decides tu.
web-orders-now-none = Agora não te é perguntado nada.
web-orders-count = { $count ->
    [0] Instruções
    [1] Instruções: 1
   *[other] Instruções: { $count }
}
web-time-left = Tempo restante
web-plain-now = Agora
web-story = História
web-story-filter = Filtrar a história
web-story-all = Tudo
web-story-money = Dinheiro
web-story-me = Sobre mim
web-story-chat = Chat
web-story-unread = História ({ $unread })

## Talk at the table

web-chat-text = Escreve alguma coisa
web-chat-say = Enviar
web-chat-phrases = Frases prontas, traduzidas para todos
web-chat-silence = Ainda ninguém disse nada.
web-chat-spectator = Alguém que assiste
# Before the number of lines that were not read yet, for screen readers.
web-chat-unread = por ler:
web-chat-mute = Silenciar o chat
web-chat-unmute = Reativar o chat
web-chat-muted = O chat está silenciado em todas as mesas.
web-sheet = Pontuação
web-sheet-total = Total
web-sheet-hands = Mãos finais
web-sheet-ranks = Classificação
web-sheet-counting = A partida acabou. Agora é contar.
web-rank = { $rank }.º
web-you-win = { $count ->
    [1] Ganhas
   *[other] Partilhas a vitória
}
web-they-win = { $count ->
    [1] Ganha { $winner_seats }
   *[other] { $winner_seats } partilham a vitória
}
web-record = Descarregar o registo da partida, com a prova dos sorteios
web-rematch = Desforra
web-rematch-open = Uma desforra espera por ti.

## The rules

web-rules = Regras
web-rules-of = { $game }: regras
web-rules-contents = Índice
web-rules-find = Procurar nas regras
web-rules-found = { $count ->
    [0] Nada encontrado.
    [1] Um resultado.
   *[other] { $count } resultados.
}
# Before the two marks below, which stand in the rules.
web-rules-note = Regras da casa, onde os livros de regras nada dizem:
web-rules-ours = regra da casa
web-rules-printed = livro de regras
web-rules-marked = As regras que importam agora estão realçadas.
web-rules-all = Todas as regras
# The name of a button on the picture of a thing.
web-refusal-rule = Regra
web-rule-of = Regra: { $thing }

## Learning a game

web-how = Como se joga
web-learn = Aprender
web-learn-of = Aprender { $game }
web-learn-step = Passo { $step } de { $steps }
web-learn-next = Seguinte
web-learn-again = Recomeçar
web-learn-leave = Sair
web-learn-do = É a tua vez: { $label }
web-learn-show = Faz por mim
web-learn-skip = Saltar
web-learn-watch = Vê o que acontece.
web-learn-other = É permitido, mas esta lição segue outro caminho: { $label }. Depois jogas como quiseres.
web-learn-play-on = Continuar a jogar

## The guide

web-guide-off = Desligar o guia
web-first-deal-go = Vamos jogar

## The table in words

web-text-table = Vista de texto
web-text-visual = Vista gráfica
web-text-options = O que podes fazer
web-text-nothing = Agora não tens nada a decidir.
web-text-mine = O que é teu
web-text-watching = Estás a assistir.
web-text-board = A mesa
web-text-others = Os outros
web-text-command = Responder ou perguntar
web-text-field = A tua resposta ou pergunta
web-text-note = A letra de uma opção ou as suas palavras, os dados pelas faces (10 A A), ou uma pergunta como “meu dinheiro”. Escreve “ajuda” para saber mais.
web-text-send = Enviar
web-text-sent = Resposta enviada.
web-text-late = A pergunta mudou entretanto. Vê outra vez.
web-text-no-rule = Não há nenhuma regra { $rule }.
web-text-story-keys = As setas percorrem as linhas.
web-set-guide = Guia
web-set-guide-note = um conselho breve com cada pergunta
web-set-textTable = Mesas em texto
web-set-textTable-note = para leitores de ecrã e braille

## Settings and help

web-table = Mesa
web-my-seat = O meu lugar aqui
web-recovery = Com este código, o teu lugar segue-te para outro dispositivo:
web-recover = Código de recuperação do teu lugar
web-seat-code = Tenho um código de lugar
web-recover-do = Recuperar o meu lugar
web-leave = Sair da mesa
web-leave-bot = Um bot ocupa logo o teu lugar. Não há volta atrás.
web-leave-default = O teu lugar fica vazio a partir de agora. Não há volta atrás.
web-leave-ends = A partida termina aqui. Não há volta atrás.
web-leave-frees = O teu lugar fica logo livre.
web-leave-closes = A mesa é fechada de imediato. Não há volta atrás.
web-name = Nome
web-hat = O teu chapéu preferido
web-hat-1 = Chapéu de cowboy vermelho
web-hat-2 = Chapéu-coco azul
web-hat-3 = Sombrero amarelo
web-hat-4 = Cartola cor de carvão
web-hat-5 = Chapéu de plumas cor de orquídea
web-language = Língua
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
web-set-theme-light = Claro
web-set-theme-dark = Escuro
web-set-contrast = Contraste
web-set-contrast-system = Sistema
web-set-contrast-more = Alto
web-set-textSize = Tamanho do texto
web-set-textSize-100 = Normal
web-set-textSize-115 = Grande
web-set-textSize-130 = Maior
web-set-textSize-150 = Máximo
web-set-tempo = Velocidade
web-set-tempo-slow = Lenta
web-set-tempo-normal = Normal
web-set-tempo-fast = Rápida
web-set-tempo-off = Instantânea
web-set-patterns = Padrões
web-set-patterns-note = cada jogador tem um padrão além da cor
web-set-keys = Atalhos de uma tecla
web-set-keys-note = cada botão mostra a sua tecla; se desligado, algarismos e letras não fazem nada
web-set-unhurried = Sem limites de tempo
web-set-unhurried-note = nas mesas que abrires
web-volume = Volume
web-set-sound = Som
web-set-sound-note = a tua vez, licitações, dinheiro, duelos
web-set-botChat = Os bots falam
web-set-botChat-note = de vez em quando uma frase no chat
web-set-chances = Hipóteses de ganhar
web-set-chances-watching = Ao assistir
web-set-chances-off = Não
# $chances lists the players, each with a percentage.
web-chances-basis = Hipóteses de ganhar, pelo que todos veem
web-chances = Hipóteses de ganhar: { $chances }
web-chances-none = A calcular as hipóteses de ganhar.
web-keys = Atalhos de teclado
web-key-enter = Enter
web-key-enter-does = premir o botão dourado; num dado ou numa carta: escolher, e outra vez para confirmar
web-key-figures = 1 … 9
web-key-figures-does = os botões da barra, por ordem
web-key-space = Espaço
web-key-space-does = mostrar o que aconteceu a seguir
web-key-escape = Esc
web-key-escape-does = cancelar, fechar
web-key-arrows = ← →
web-key-arrows-does = para os dados, cartas e casas, e de um para o outro
web-key-tab = Tab
web-key-tab-does = passar ao elemento seguinte
web-key-timeline = T
web-key-timeline-does = rever a partida: ← → passo a passo, Espaço reproduz, End ou Esc volta à partida
# The key, as it is written on keyboards.
web-key-end = End
web-key-rules = R
web-key-rules-does = as regras, no parágrafo que importa agora
web-key-slash = /
web-key-slash-does = ir para o campo de comandos da vista de texto
web-key-question = ?
web-key-question-does = esta ajuda

## Draws that anyone can check

web-verify = Verificar os sorteios
web-fair = Jogo limpo
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Esta mesa fixou o seu segredo antes de alguém se sentar. Cada lugar acrescenta a sua parte de acaso, por isso ninguém pode manipular os dados, as cartas ou os duelos.
web-fair-more = Como funciona
web-fair-contribution = O teu contributo: as palavras que quiseres
web-fair-give = Usar estas palavras
web-fair-given = As tuas palavras já fazem parte dos sorteios.
web-fair-check = Verificar
web-fair-title = Jogo limpo
web-fair-title-table = Os sorteios de { $code } foram limpos?
web-fair-working = O teu navegador está a recalcular cada sorteio…
web-fair-file = Verificar o registo de outra partida
web-fair-good = { $draws ->
    [one] Um sorteio recalculado: está certo.
   *[other] { $draws } sorteios recalculados: todos certos.
}
web-fair-secret-wrong = O segredo não corresponde à impressão digital mostrada antes da partida.
# $entry is the place in the record of the game.
web-fair-wrong = A entrada { $entry } do registo não corresponde ao sorteio recalculado. Tudo o que vem antes está certo.
web-fair-commitment = Impressão digital mostrada antes da partida
web-fair-secret = Segredo, publicado depois da partida
# What a player added to the draws.
web-fair-added = Acrescentado por { $name }
web-fair-added-you = Acrescentado por ti
web-fair-derived = calculada a partir da mesa e do lugar; ninguém a escolheu
# $number counts the attempts to start the game.
web-fair-attempt = Impressões digitais de todas as contribuições no início { $number }
web-fair-as-seen = ✓ como visto neste dispositivo
web-fair-not-as-seen = ✗ diferente do que se viu neste dispositivo
web-fair-not-this-record = Antes da partida, este dispositivo viu outras impressões digitais ou um início que falta aqui: este registo foi alterado.
web-fair-other-table = Este registo é de outra mesa.
web-fair-part-unused = A parte deste dispositivo não foi usada. Por isso, nada mostra a este dispositivo que ninguém escolheu os sorteios.
web-fair-part-denied = Este dispositivo forneceu a sua parte a tempo e o servidor aceitou-a. Mas o registo diz que faltava: quem gere o servidor pode ter escolhido os sorteios.
web-fair-draws = { $draws ->
    [1] Um sorteio, número a número
   *[other] Os { $draws } sorteios, número a número
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } de { $below }
# Above the list of draws, whose lines begin with words such as Setup #1 or Roll #3.
web-fair-labels = Cada linha: o tipo de sorteio, # e o seu número, e o que saiu.
web-fair-differs = dá outro resultado
web-fair-how = Como funciona
web-fair-how-promise = Quando se abre uma mesa, o servidor escolhe um segredo ao acaso e mostra a sua impressão digital. A partir daí não o pode mudar sem que todos notem.
web-fair-how-add = Cada dispositivo acrescenta o seu próprio acaso. Primeiro mostra só uma impressão digital. O teu navegador fá-lo sozinho; as palavras que escreveres são misturadas.
web-fair-how-reveal = No início, fixam-se primeiro todas as impressões digitais. Só então os dispositivos mostram o que acrescentam. Se um não mostrar nada, o início repete-se sem ele e todos ficam a saber.
web-fair-how-draw = Cada dado, carta e duelo é calculado a partir do segredo, do que cada um acrescentou e do número do sorteio. Nada do que acontece à mesa o pode alterar.
web-fair-how-publish = Quando a partida termina, o segredo é publicado e qualquer pessoa pode voltar a calcular cada sorteio. Esta página faz isso no teu navegador.
web-fair-proves = O que isto prova
web-fair-proves-what = Que ninguém escolheu os sorteios: nenhum jogador, nem o servidor, nem um operador que jogue. Prova-to se o teu próprio dispositivo participou no início, porque só ele sabe que a sua parte foi ao acaso.
web-fair-not = O que não prova
web-fair-not-looked = Que quem gere o servidor não espiou as cartas. Joga com gente de confiança, ou monta o teu próprio servidor.
web-fair-not-alone = Nada, se só dispositivos do operador contribuíram ou se ele alterou a página que o teu navegador executa. Um programa teu não depende dessa página.
web-fair-not-rules = O teu navegador calcula os números; que carta corresponde a cada número, diz-lho este servidor. Para verificar isso também, executa na tua própria máquina:
web-dice-title = Todos os dados e duelos até agora
web-dice-games = { $games ->
    [1] Contada: uma das { $finished } partidas terminadas deste servidor.
   *[other] Contadas: { $games } das { $finished } partidas terminadas deste servidor.
}
# The name of a game, and what is counted there: dice, duels.
web-dice-caption = { $game }: { $what }
web-dice-what = Resultado
web-dice-seen = Quantas vezes
web-dice-expected = Esperado
web-dice-too-few = Ainda são poucos para se dizer alguma coisa.
# $share is a percentage.
web-dice-fair = O puro acaso dá um resultado pelo menos tão desigual em { $share } das vezes. Nada de preocupante.
web-dice-rare = O puro acaso só dá um resultado tão desigual em { $share } das vezes. Merece um segundo olhar.

## Replay

web-timeline = Linha do tempo
web-open-replay = Rever a partida
web-story-to-frame = Ir para este momento
web-replay = A rever a partida
web-replay-watch = Rever
# $number of $count moments.
web-replay-frame = A rever: passo { $number } de { $count }.
web-replay-goes-on = A partida continua; não é a tua vez.
web-replay-your-turn = É a tua vez à mesa.
web-replay-now = Voltar à partida
web-replay-leave = Voltar à mesa
web-replay-play-on = Continuar daqui como { $seat }
web-replay-play-on-you = Continuar daqui
web-replay-hands = Segredos
web-replay-steps = Passos
web-replay-first = Para o início: Home
web-replay-back = Um passo atrás: seta para a esquerda
web-replay-play = Reproduzir: Espaço
web-replay-pause = Pausa: Espaço
web-replay-on = Um passo à frente: seta para a direita
web-replay-last = Para o fim: End
web-replay-speed = Velocidade
# $speed is 0.5, 1, 2 or 4.
web-replay-times = { $speed }×
web-replay-perspective = Ponto de vista
web-replay-perspective-me = Como eu vi
web-replay-perspective-seat = Como { $seat } viu
web-replay-perspective-spectator = Como espectador
web-replay-perspective-open = Tudo revelado
web-replay-link = Link para o passo { $number }
# Where on the track; $progress says how far the game is.
web-replay-at = { $progress }, passo { $number } de { $count }
web-import-record = Abrir o registo de uma partida

## Ways to sit

web-devices = Modo de jogo
web-devices-own = Vários dispositivos
web-devices-own-note = entra-se com um link
web-devices-pass = Um dispositivo
web-devices-pass-note = passa de mão em mão
web-devices-screen = Ecrã grande
web-devices-screen-note = a tua mão no telemóvel
web-sharing = Quem partilha este dispositivo?
web-sharing-name = Jogador { $number }
web-sharing-note = Os outros entram pelo link, ou são bots.
web-seat-shared = neste dispositivo
web-share-name = Mais alguém neste dispositivo
web-share = Adicionar

## A device that is passed around, and its curtain

web-cover = Esconder
web-curtain-title = { $name }, pega no dispositivo – tinhorn
web-curtain-hand = Passa o dispositivo a { $name }
web-curtain-hold = { $name }: mantém premido para ver
web-curtain-again = Prime outra vez para ver
web-curtain-how = Mantém premido o botão ou a barra de espaço, ou prime duas vezes. Antes disso não se mostra nada.
web-curtain-wait = Esconder automaticamente ao fim de
web-curtain-look = Ver a mesa em conjunto
web-curtain-back = Esconder a mesa
web-curtain-seen = Já vi: esconder
web-curtain-react = Alguém quer reagir?
web-curtain-react-note = Se quiseres, pega no dispositivo. Pergunta-se a todos os que estão aqui, tenham o que tiverem.
web-curtain-skip-window = Ninguém
web-curtain-first-look = { $name }, vê os teus objetivos secretos. Depois licita-se à vista de todos.
web-curtain-own-cards = { $name } vê as suas próprias cartas.
web-curtain-to-table = Para a mesa comum
web-open-hats = Jogadores neste dispositivo
web-open-look = { $name }: ver as minhas cartas
web-open-undo = { $name }: desfazer a minha decisão
web-seconds = { $seconds ->
    [1] { $seconds } segundo
   *[other] { $seconds } segundos
}

## My tables, and being told of my turn

# The names of those at this device whose turn it is.
web-turn-of = vez de { $names }
# $when is “3 hours ago”.
web-asked-since = pergunta feita { $when }
# $when is “in 2 days”.
web-asked-until = o tempo acaba { $when } ({ $at })
web-notice-turn = É a tua vez
web-notify = Avisar-me na minha vez
web-notify-on = Aviso ativado para a minha vez
web-notify-note = Funciona enquanto houver um separador do tinhorn aberto.
web-notify-denied = O teu navegador bloqueia os avisos. Podes permiti-los nas definições dele para este site.
web-screen-seats = Mesa e lugares
web-screen-full = Ecrã inteiro
web-screen-sleep = Esta página não consegue manter o ecrã ligado: configura o sistema para que não se apague.
web-screen-back = Voltar ao ecrã grande

## The big screen, and phones as hands

web-screen-join = Toma um lugar ou assiste
web-screen-call = Lê o código QR com um telemóvel, ou abre { $address } e escreve o código.
web-watching = { $count ->
    [1] { $count } a assistir
    [20] 20 ou mais a assistir
   *[other] { $count } a assistir
}
web-hand = A tua mão
web-hand-cover = Esconder a minha mão
web-hand-show = Mostrar a minha mão
web-hand-table = Mostrar a mesa toda
web-hand-nobody = Este dispositivo não tem lugar aqui.
web-watch-copy = Copiar link para assistir

## A seat that moves to another device

web-move-qr-show = Código QR para o outro dispositivo
web-move-qr = Código QR que leva o teu lugar para outro dispositivo
web-move-copy = Copiar o link para o outro dispositivo
web-move-here = Trazer o lugar de { $name } para este dispositivo?
web-move-note = Em “{ $title }”. A partir daí, o outro dispositivo só pode assistir.
web-move-do = Jogo aqui
web-move-not = Só assistir
web-moved-away = O lugar de { $name } está agora noutro dispositivo, ou a caminho de um. Aqui só podes assistir.

## How a finished game went

web-summary = Como foi
web-summary-of = { $title }: como foi
web-summary-net-worth = Quem tinha quanto
web-summary-chart = Uma linha por jogador, do princípio ao fim. Os números estão na tabela abaixo.
web-round = Ronda
web-summary-table = Numa tabela
web-summary-swings = As maiores reviravoltas
web-summary-look = Ver outra vez
web-summary-luck = Sorte
web-summary-picture = Partilhar imagem
web-summary-back = Voltar à mesa
web-review = Análise
web-review-of = { $title }: análise
web-review-waiting = A partida está a ser analisada. Demora um momento.
web-review-chances = Hipóteses de ganhar
web-review-parts = Sorte e escolhas
web-review-start = Início
web-review-luck = Sorte
web-review-own = Escolhas próprias
web-review-others = Escolhas dos outros
web-review-result = Resultado
web-review-turning-points = Momentos decisivos
web-review-by-chance = (Acaso)
web-review-better = Melhores escolhas
web-review-choice = { $chosen }. Melhor: { $better }
web-review-none = Não se encontrou nenhuma escolha claramente melhor.
web-review-more = { $count ->
    [one] Mais uma
   *[other] Mais { $count }
}
web-coach = Pedir uma sugestão
web-luck-got = Obtido
web-luck-difference = Diferença

## O que se mostra passo a passo

web-beat-next = Seguinte
web-beat-hold = Seguinte (manter: mais rápido)
web-beat-over = A partida acabou.

## Notices for players who are away

web-tell = Como te avisamos?
web-tell-note = Avisamos-te quando for a tua vez há cinco minutos, a meio do tempo e duas horas antes do limite, e quando um jogo começa ou acaba. Nunca o que alguém fez.
web-tell-push = Neste dispositivo
web-tell-push-note = Também com a página fechada. Num iPhone, põe primeiro o tinhorn no ecrã principal.
web-tell-push-insecure = Só em endereços que começam por https.
web-tell-push-lacking = Não nesta janela. Num iPhone ou iPad, adiciona primeiro o tinhorn ao ecrã principal (Partilhar, Adicionar ao ecrã principal) e abre-o a partir daí.
web-tell-webhook = Com uma ligação minha
web-tell-webhook-note = Para Discord, Matrix, ntfy ou um programa teu.
web-tell-calendar = No meu calendário
web-tell-calendar-note = Os teus limites de tempo, num endereço privado.
web-tell-mail = Por e-mail
web-tell-self = Eu vou vendo
web-tell-field-link = Ligação
web-tell-field-mail = Endereço de e-mail
web-tell-field-code = Código do e-mail
web-tell-plain = Enviar só texto, para ntfy
web-tell-quiet = Silêncio das 22 às 8, a não ser que o meu tempo acabe antes da manhã
web-tell-try = Enviar um teste
web-tell-try-calendar = Mostrar o endereço
web-tell-choose = Escolher
web-tell-save = Guardar
web-tell-sent = Enviado. Chegou?
web-tell-failed = Não chegou. Verifica o endereço.
web-tell-saved = Guardado.
web-tell-secret = Segredo das assinaturas
web-tell-subscribe = Subscreve este endereço no teu calendário
