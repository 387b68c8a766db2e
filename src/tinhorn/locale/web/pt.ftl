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
web-sure = Tens a certeza?
web-go-on = Seguir
web-less = Menos
web-more = Mais
web-back = Para trás
web-on = Para a frente
web-you = (tu)
web-you-name = Tu
web-seat-about = { $name }: mostrar tudo o que é público
web-seat-story = Últimas jogadas
web-only-you = só tu vês isto
web-no-name = O teu nome
# An amount of banknotes where there is little room.
web-thousands = { $amount } mil
web-abandoned = Todos deixaram esta mesa; a partida parou.
web-offline = Este dispositivo está sem ligação. As mesas precisam da rede; a página continua a tentar.
web-try-loading = A carregar a mesa nesta página… { $percent } %
web-try-failed = Não foi possível carregar a mesa. Recarrega a página para tentar outra vez.
web-unreachable = Não é possível ligar ao servidor. Tenta de novo daqui a pouco.
web-connection-lost = { $seconds ->
    [0] A ligação caiu. A tentar recuperá-la…
   *[other] A ligação caiu. Próxima tentativa em { $seconds } s; nada do que fizeste se perdeu.
}
web-connection-offline = Este dispositivo está sem ligação. A mesa espera; a página volta a ligar-se sozinha.

## The lobby

web-games = Jogos
web-tables = Mesas
web-game-winchester = Winchester
web-game-winchester-line = Licita mais do que ninguém por 19 parcelas, não reveles os teus objetivos e arrisca um duelo quando só restarem dois.
web-game-winchester-time = 40 min
web-game-dicetown = Dice Town
web-game-dicetown-line = Lança os dados debaixo do copo, conquista a cidade local a local e dá-te bem com o xerife.
web-game-dicetown-time = 45 min
web-game-players = { $least } a { $most } jogadores
# The name of a table that was given none.
web-table-of = Mesa de { $name }
web-play-now = Jogar já
web-new-table = Nova mesa
web-join-code = Entrar com um código
web-join = Entrar
web-your-tables = As tuas mesas
web-open-tables = Mesas abertas
web-no-open-tables = Neste momento não há mesas abertas. Abres uma?
web-continue = Continuar
web-sit-down = Sentar-me
web-watch = Assistir
web-lobby-title = Dois jogos de tabuleiro do Oeste, uma mesa aberta
web-lobby-what = Licita terras em Winchester ou lança os dados pela cidade em Dice Town: contra bots ou com amigos, num ou em vários dispositivos. Sem conta.
web-watch-bots = Ver os bots a jogar
web-watch-bots-title = Um jogo entre bots
web-recent-games = Jogos recentes
web-recent-replay = Rever
web-won-by = ganho por { $names }
web-status-seating = { $taken } de { $seats } lugares
web-status-playing = em jogo
web-status-over = terminada
web-status-abandoned = abandonada

## A new table

web-new-table-of = Nova mesa: { $game }
web-table-title = Nome da mesa
web-players = Jogadores
web-listed = Mostrar no início
web-listed-note = qualquer pessoa pode sentar-se
web-open-table = Abrir a mesa

## The seating page

web-seats = Lugares
web-seat-open = Lugar livre
web-seat-waiting = à espera de alguém
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
web-character-tight = Poupança: paga pouco
web-character-bold = Audácia: arrisca muito
web-character-talkative = Muita conversa: comenta tudo
web-character-grudge = Rancor: vinga-se
web-character-steady = Calma: joga sem rodeios
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
web-host-code = O lugar de { $name } agora só pode ser ocupado com este código; no dispositivo anterior só se pode assistir. Passa o código:
web-given-away = Quem abriu a mesa cedeu o teu lugar. Aqui só podes assistir.
web-absent = { $name } está ausente e tem a vez. Não há limite de tempo, por isso a partida espera.
web-absent-remind = Lembrar
web-absent-bot = Deixar um bot jogar
web-absent-wait = Esperar
web-absent-text = { $name }, é a tua vez em { $game }:
web-options = Opções da mesa
web-invite = Convidar
web-invite-note = quem tiver o link pode sentar-se
web-code = Código
web-qr = Código QR do link
web-copy = Copiar link
web-copied = Copiado
web-network-only-here = Só este computador chega a esta mesa.
web-network-open = Deixar entrar os telemóveis desta casa
web-network-open-note = Todos os dispositivos da tua rede podem então abrir esta página, até a fechares ou parares o servidor.
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
web-wait-host = À espera de que quem abriu a mesa comece.
web-windows = Reações
web-windows-timed = breves, com mais tempo a pedido
web-windows-untimed = sem pressa: espera-se por todos
web-hints = Sugestões do treinador
web-hints-alone = a sós com bots
web-hints-all = para todos
web-hints-agreed = Nesta mesa todos podem pedir uma sugestão ao treinador.
web-hints-tag = com sugestões
web-wait-watching = Estás a assistir. A mesa aparece aqui quando o anfitrião começar.
web-door = Tens um convite para { $game }
web-door-by = { $name } convida-te para { $game }
web-door-watch = Só assistir
web-clock = Tempo por decisão
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
web-option-edition = Edição
web-option-edition-2020 = números de 2020
web-option-edition-2019 = números de 2019
web-option-bonus = Fichas de Bónus
web-option-bonus-open = viradas para cima
web-option-bonus-hidden = viradas para baixo
web-option-claims = Objetivos comuns
web-option-claims-auto = reclamados pela mesa
web-option-claims-manual = reclamados por ti
web-option-ledger = Dinheiro
web-option-ledger-secret = secreto
web-option-ledger-helped = anotado para os jogadores
web-option-ledger-open = à vista

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
web-orders = Ordens permanentes
web-orders-lead = A mesa responde por ti quando uma destas cartas pode ser jogada. Só tu vês as tuas ordens, e ninguém as distingue de uma resposta.
web-orders-ask = perguntar-me
web-orders-play = jogar sempre
web-orders-never = nunca perguntar
web-orders-least = Jogar se o espólio for pelo menos de
web-orders-clear = Remover todas as ordens
web-orders-count = { $count ->
    [0] Ordens permanentes
    [1] Ordens permanentes: 1
   *[other] Ordens permanentes: { $count }
}
web-orders-stop = Não perguntar mais
web-time-left = Tempo restante
web-days = { $days ->
    [1] { $days } dia
   *[other] { $days } dias
}
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
web-sheet-counting = A partida acabou. Agora é contar.
web-rank = { $rank }.º
web-you-win = { $count ->
    [1] Ganhas
   *[other] Partilhas o título
}
web-they-win = { $count ->
    [1] Ganha { $winner_seats }
   *[other] { $winner_seats } partilham o título
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
web-winchester-note-cash = As notas na mão. Até agora eram secretas.
web-winchester-note-secret = Um objetivo secreto paga por cada parcela ou ficha do seu tipo.
web-winchester-note-plots = { MONEY(5) } para quem tiver mais parcelas. Em caso de empate decide o maior grupo de parcelas ligadas.
web-winchester-note-total = Ganha o jogador mais rico. Em caso de empate: mais dinheiro vivo, depois uma ficha de Duelo por usar.
web-dicetown-note-nuggets = 1 ponto por cada pepita.
web-dicetown-note-bills = 1 ponto por cada { DOLLARS(2) }.
web-dicetown-note-star = 5 pontos para quem tiver a estrela de xerife.
web-dicetown-note-equipment = O equipamento do Armazém conta o seu valor. As cartas de ação não contam.
web-dicetown-note-properties = As propriedades da Câmara Municipal contam de 1 a 5 pontos cada.
web-dicetown-note-total = Ganha quem tiver mais pontos. Em caso de empate: mais propriedades, depois decide o xerife.

## The guide

web-guide-off = Desligar o guia

## The table in words

web-text-table = Vista de texto
web-text-visual = Vista gráfica
web-text-options = O que podes fazer
web-text-nothing = Agora não tens nada a decidir.
web-text-mine = O que é teu
web-text-watching = Estás a assistir.
web-text-others = Os outros
web-text-board-winchester = Leilão e mapa
web-text-board-dicetown = A cidade
web-text-command = Responder ou perguntar
web-text-field = A tua resposta ou pergunta
web-text-note = A letra de uma opção ou as suas palavras, os dados pelas faces (10 A A), ou uma pergunta como “meu dinheiro”. “ajuda” diz mais.
web-text-send = Enviar
web-text-sent = Resposta enviada.
web-text-late = A pergunta mudou entretanto. Vê outra vez.
web-text-no-rule = Não há nenhuma regra { $rule }.
web-text-story-keys = As setas percorrem as linhas.
web-set-guide = Guia
web-set-guide-note = uma dica breve com cada pergunta
web-set-textTable = Mesas em texto
web-set-textTable-note = para leitores de ecrã e braille

## Settings and help

web-my-seat = O meu lugar aqui
web-recovery = Com este código, o teu lugar segue-te para outro dispositivo:
web-recover = Código de recuperação do teu lugar
web-recover-do = Recuperar o meu lugar
web-leave = Sair da mesa
web-leave-sure = O teu lugar fica para um bot, ou para ninguém. Não há volta atrás.

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
web-set-contrast-more = Mais
web-set-textSize = Tamanho do texto
web-set-textSize-100 = Normal
web-set-textSize-115 = Grande
web-set-textSize-130 = Maior
web-set-textSize-150 = Máximo
web-set-tempo = Velocidade
web-set-tempo-slow = Lenta
web-set-tempo-normal = Normal
web-set-tempo-fast = Rápida
web-set-tempo-off = Nenhuma
web-set-patterns = Padrões
web-set-patterns-note = cada jogador tem um padrão além da cor
web-set-keys = Teclas soltas
web-set-keys-note = cada botão mostra a sua tecla; se desligado, algarismos e letras não fazem nada
web-set-unhurried = Sem limites de tempo
web-set-unhurried-note = nas mesas que abrires
web-volume = Volume
web-set-sound = Som
web-set-sound-note = a tua vez, licitações, dinheiro, duelos
web-set-confirmDuel = Confirmar os duelos
web-set-confirmDuel-note = o botão pede confirmação
web-set-confirmPass = Confirmar ao passar
web-set-confirmPass-note = o botão pede confirmação
web-set-botChat = Os bots falam
web-set-botChat-note = de vez em quando uma frase no chat
web-set-chances = Hipóteses de ganhar
web-set-chances-watching = Ao assistir
web-set-chances-always = Também sozinho com bots
web-set-chances-off = Não
# $chances lists the players, each with a percentage.
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
web-key-tab-does = de uma coisa para a seguinte
web-key-timeline = T
web-key-timeline-does = olhar para trás; aí ← → dão um passo, Espaço reproduz, End ou Esc voltam à partida
# The key, as it is written on keyboards.
web-key-end = End
web-key-rules = R
web-key-rules-does = as regras, no parágrafo que importa agora
web-key-slash = /
web-key-slash-does = ir para o campo de comandos da vista de texto
web-key-question = ?
web-key-question-does = esta ajuda

## Winchester

web-winchester-progress = { $sold ->
    [19] Winchester · terminada
   *[other] Winchester · { $sold } de 19 vendidas
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
web-winchester-tab-mine = Minha mão
web-winchester-tab-shared = Comuns
web-winchester-just-now = Há pouco

# Bidding
web-winchester-you-have = Tens { MONEY($cash) }.
web-winchester-rumor-secrecy = Os outros sabem que carta vês, mas não o que ela mostra.
web-winchester-standing = Licitação mais alta
web-winchester-no-bid = ainda nenhuma
web-winchester-still-in = no leilão
web-winchester-passed = passou
web-winchester-leads = lidera com
web-winchester-raise = Subir a licitação
web-winchester-other = Outra…
web-winchester-your-bid = A tua licitação
web-winchester-split = { MONEY($amount) } → { $rival_seats } +{ MONEY($share) } cada um, saloon { MONEY($tip) }
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
web-winchester-bid-limit-pass = A mesa licita por ti até { MONEY($amount) } e depois passa.
web-winchester-bid-limit-ask = A mesa licita por ti até { MONEY($amount) } e depois pergunta-te.
web-winchester-bid-limit-out = Na tua vez passas automaticamente.
web-winchester-then-pass = e passar
web-winchester-then-ask = e perguntar

# Duel
web-winchester-duel-short = Duelo
web-winchester-duel = Duelo pela parcela { $plot }
web-winchester-versus = contra
web-winchester-bang = Bang
web-winchester-click = Click
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
web-winchester-tie-cash = { $ahead_seat } à frente de { $behind_seat }: empate a { MONEY($total) }, mais dinheiro vivo ({ MONEY($more) } contra { MONEY($less) }).
web-winchester-tie-cash-you = Ficas à frente de { $behind_seat }: empate a { MONEY($total) }, mais dinheiro vivo ({ MONEY($more) } contra { MONEY($less) }).
web-winchester-tie-cash-to-you = { $ahead_seat } fica à tua frente: empate a { MONEY($total) }, mais dinheiro vivo ({ MONEY($more) } contra { MONEY($less) }).
web-winchester-tie-token = { $ahead_seat } à frente de { $behind_seat }: empate a { MONEY($total) }, com a ficha de Duelo por gastar.
web-winchester-tie-token-you = Ficas à frente de { $behind_seat }: empate a { MONEY($total) }, com a ficha de Duelo por gastar.
web-winchester-tie-token-to-you = { $ahead_seat } fica à tua frente: empate a { MONEY($total) }, com a ficha de Duelo por gastar.

## Dice Town

web-dicetown-progress = Dice Town · ronda { $round }
web-dicetown-town = A cidade, local a local
web-dicetown-tab-tray = À tua frente
web-dicetown-tab-cards = As minhas cartas
web-dicetown-as-it-stands = Situação
web-dicetown-so-far = com os dados de lado até agora
web-dicetown-by-place = lugar a lugar
web-dicetown-to-bank = { $amount } para o banco
web-dicetown-doc = para quem não controlar nada
web-dicetown-hands = Mãos
web-dicetown-best-first = da melhor para a pior
web-dicetown-cup = Debaixo do copo
web-dicetown-cup-closed = O teu copo está virado. Os outros ainda escolhem.
web-dicetown-committed = Ficas com { $dice }. Os outros ainda estão a escolher.
web-dicetown-committed-none = Não ficas com nenhum. Os outros ainda estão a escolher.
web-dicetown-aside = de lado
web-dicetown-free = grátis
web-dicetown-too-dear = demasiado caro
web-dicetown-keep = Guardar { $dice }
web-dicetown-choose-dice = Escolhe os dados
web-dicetown-choose = Escolhe
web-dicetown-choose-you = Escolher-te
web-dicetown-turn = Vira um dos teus dados
web-dicetown-part-die = Este dado
web-dicetown-part-face = passa a
web-dicetown-rob = Escolhe a quem tiras cartas
web-dicetown-part-victim = De
web-dicetown-part-draw = Tirar
web-dicetown-order = Toca nos visitantes por ordem
web-dicetown-part-order = Ordem
web-dicetown-protect = { $count ->
    [1] Toca na propriedade a proteger
   *[other] Toca em { $count } propriedades para as proteger
}
web-dicetown-trim = { $count ->
    [1] Toca no dado com que ficas
   *[other] Toca nos { $count } dados com que ficas
}
web-forced = Só há uma opção: { $choice }
web-dicetown-choosing = a escolher
web-dicetown-ready = pronto
web-dicetown-your-dice = Os teus dados
web-dicetown-you-have = Tens { $amount }.
web-dicetown-sheriff = Xerife
web-dicetown-bills = Notas
web-dicetown-nuggets = Pepitas
web-dicetown-store-cards = Cartas do Armazém
web-dicetown-properties = Propriedades
web-dicetown-safe = a salvo
web-dicetown-cards = As tuas cartas
web-dicetown-your-offer = A tua oferta ao xerife
web-dicetown-of = de { $count }
web-dicetown-offer = Oferecer { $goods }
web-dicetown-offer-nothing = Não oferecer nada
web-dicetown-offered = Ofereces { $goods }.
web-dicetown-sealed-offer = secreta até todos oferecerem; só pagas se o xerife te escolher
web-dicetown-desk = os valores são públicos; só o xerife vê as cartas
web-dicetown-desk-yours = recebes a oferta de quem escolheres; as outras voltam
web-dicetown-stake = Em jogo: { $place }, { $worth }
web-dicetown-rivals = { $count ->
    [1] O teu rival: { $rival_seats }
   *[other] Os teus rivais: { $rival_seats }
}
web-dicetown-face = só vocês dois a veem
web-dicetown-sheet-lead = { $points } pontos, à frente de { $next }
web-dicetown-tie-cards = { $ahead_seat } à frente de { $behind_seat }: empate a { $points } pontos, mais propriedades.
web-dicetown-tie-cards-you = Ficas à frente de { $behind_seat }: empate a { $points } pontos, mais propriedades.
web-dicetown-tie-cards-to-you = { $ahead_seat } fica à tua frente: empate a { $points } pontos, mais propriedades.
web-dicetown-tie-sheriff = { $ahead_seat } à frente de { $behind_seat }: empate a { $points } pontos, por decisão do xerife.
web-dicetown-tie-sheriff-you = Ficas à frente de { $behind_seat }: empate a { $points } pontos, por decisão do xerife.
web-dicetown-tie-sheriff-to-you = { $ahead_seat } fica à tua frente: empate a { $points } pontos, por decisão do xerife.
web-option-bribes = Subornos
web-option-bribes-on = permitidos
web-option-bribes-off = proibidos

## Draws that anyone can check

web-verify = Verificar os sorteios
web-fair = Jogo limpo
# On the page where people sit down. A link to the explanation follows.
web-fairness-box = Esta mesa fixou o seu segredo antes de alguém se sentar. Cada lugar acrescenta o seu próprio acaso, por isso ninguém pode manipular os dados, as cartas ou os duelos.
web-fair-more = Como funciona
web-fair-contribution = O teu contributo: as palavras que quiseres
web-fair-give = Usar estas palavras
web-fair-given = As tuas palavras já fazem parte dos sorteios.
web-fair-check = Verificar
web-fair-title = Jogo limpo
web-fair-title-table = Os sorteios de { $code } foram justos?
web-fair-working = O teu navegador está a recalcular cada sorteio…
web-fair-file = Verificar o registo de outra partida
web-fair-insecure = Este navegador só calcula impressões digitais numa página segura: abre a mesa por https ou na máquina do servidor, ou verifica o registo com o comando abaixo.
web-fair-good = { $draws ->
    [1] Um sorteio recalculado, e está certo. Ninguém o manipulou.
   *[other] { $draws } sorteios recalculados, todos certos. Ninguém os manipulou.
}
web-fair-secret-wrong = O segredo não corresponde à impressão digital mostrada antes da partida.
# $entry is the place in the record of the game.
web-fair-wrong = A entrada { $entry } do registo não corresponde ao sorteio recalculado. Tudo o que vem antes está certo.
web-fair-commitment = Impressão digital mostrada antes da partida
web-fair-secret = Segredo, publicado depois da partida
# What a player added to the draws.
web-fair-added = Acrescentado por { $name }
web-fair-as-seen = ✓ como visto neste dispositivo
web-fair-not-as-seen = ✗ diferente do que se viu neste dispositivo
web-fair-draws = { $draws ->
    [1] Um sorteio, número a número
   *[other] Os { $draws } sorteios, número a número
}
# A number that was drawn: $got, one of $below that count from 0.
web-fair-number = { $got } de { $below }
# Above the list of draws, whose lines begin with words such as deal#1 or roll#3.
web-fair-labels = Cada linha: o tipo de sorteio, # e o seu número, e o que saiu.
web-fair-differs = dá outro resultado
web-fair-how = Como funciona
web-fair-how-promise = Quando se abre uma mesa, o servidor escolhe um segredo ao acaso e mostra a sua impressão digital. A partir daí não o pode mudar sem que todos notem.
web-fair-how-add = Cada lugar acrescenta algo seu, ao acaso. O teu navegador fá-lo sozinho; se preferires, escreve tu as palavras.
web-fair-how-draw = Cada dado, carta e duelo é calculado a partir do segredo, do que cada um acrescentou e do número do sorteio. Nada do que acontece à mesa o pode alterar.
web-fair-how-publish = Quando a partida termina, o segredo é publicado e qualquer pessoa pode voltar a calcular cada sorteio. Esta página faz isso no teu navegador.
web-fair-proves = O que isto prova
web-fair-proves-what = Que ninguém manipulou os sorteios: nem o servidor nem qualquer jogador. Basta que um dos que acrescentaram algo seja honesto para que ninguém tenha podido escolher o que sai.
web-fair-not = O que não prova
web-fair-not-looked = Que quem gere o servidor não espiou as cartas. Joga com gente de confiança, ou monta o teu próprio servidor.
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
web-open-replay = Olhar para trás
web-story-to-frame = Ir para este momento
web-replay = A olhar para trás
web-replay-watch = Rever
# $number of $count moments.
web-replay-frame = A olhar para trás: passo { $number } de { $count }.
web-replay-goes-on = A partida continua; não é a tua vez.
web-replay-your-turn = É a tua vez à mesa.
web-replay-now = Voltar à partida
web-replay-leave = Voltar à mesa
web-replay-play-on = Continuar daqui como { $seat }
web-replay-hands = Segredos
web-replay-steps = Passos
web-replay-first = Para o início: Home
web-replay-back = Um passo atrás: seta para a esquerda
web-replay-play = Reproduzir: espaço
web-replay-pause = Pausa: espaço
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
# Where on the track; $progress is such as “Winchester · 7 of 19 sold”.
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
web-sharing = Quem partilha este dispositivo
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
web-curtain-first-look = { $name }, vê os teus objetivos secretos. Depois licita-se na mesa aberta.
web-curtain-own-cards = { $name } vê as suas próprias cartas.
web-curtain-to-table = Para a mesa aberta
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
web-asked-until = o tempo acaba { $when }
web-notice-turn = É a tua vez
web-notify = Avisar-me na minha vez
web-notify-on = Aviso ativado para a minha vez
web-notify-note = Funciona enquanto houver um separador do tinhorn aberto.
web-notify-denied = O teu navegador bloqueia os avisos. Podes permiti-los nas definições dele para este site.
web-screen-seats = Mesa e lugares

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
web-move-do = Trazer para aqui
web-move-not = Só assistir
web-moved-away = O lugar de { $name } está agora noutro dispositivo, ou a caminho de um. Aqui só podes assistir.

## How a finished game went

web-summary = Como foi
web-summary-of = { $title }: como foi
web-summary-net-worth = Quem tinha quanto
web-summary-chart = Uma linha por jogador, do princípio ao fim. Os números estão na tabela abaixo.
web-summary-table = Numa tabela
web-summary-swings = As maiores reviravoltas
web-summary-look = Ver outra vez
web-summary-luck = Sorte
web-summary-picture = Partilhar imagem
web-summary-back = Voltar à mesa
web-review = Análise
web-review-of = { $title }: análise
web-review-waiting = A partida está a ser analisada. Demora um momento.
web-review-chances = Probabilidades de ganhar
web-review-basis = Estimadas depois da partida, com todas as cartas à vista.
web-review-parts = Sorte e escolhas
web-review-sum = Início, sorte e escolhas somam exatamente o resultado.
web-review-start = Início
web-review-luck = Sorte
web-review-own = Escolhas próprias
web-review-others = Escolhas dos outros
web-review-result = Resultado
web-review-turning-points = Momentos decisivos
web-review-by-chance = (Acaso)
web-review-better = Melhores escolhas
web-review-knowledge = Segundo o que o jogador sabia então.
web-review-choice = { $chosen }. Melhor: { $better }
web-review-none = Nenhuma escolha foi claramente pior do que outra.
web-review-more = { $count ->
    [one] Mais uma
   *[other] Mais { $count }
}
web-coach = Pedir uma sugestão
web-net-worth-winchester = { MONEY($amount) }
web-net-worth-dicetown = { $amount ->
    [1] 1 ponto
   *[other] { $amount } pontos
}
# The heading over the numbers of plots sold, of rounds.
web-round-winchester = Parcelas vendidas
web-round-dicetown = Ronda
web-luck-winchester = Duelos ganhos, comparados com a metade esperada.
web-luck-winchester-tries = Duelos
web-luck-dicetown = Dados iguais após cada lançamento, com os postos de lado, comparados com a média.
web-luck-dicetown-tries = Lançamentos
web-luck-got = Obtido
web-luck-difference = Diferença

## O que se mostra passo a passo

# Captions are short: ten words at most, for two seconds. A key that ends in -you speaks to the reader.
web-beat-next = Seguinte
web-beat-faster = Mais rápido
web-beat-plot = A parcela { $plot } vai a leilão.
web-beat-sold = Vendida! { $seat } compra a parcela { $plot }.
web-beat-sold-you = Vendida! Compras a parcela { $plot }.
web-beat-sold-mark = Vendida!
web-beat-saloon = Saloon
# $share is what each other player gets, $tip what goes to the saloon.
web-beat-paid = { $share ->
    [0] { $seat } paga { MONEY($price) } ao saloon.
   *[other] { $tip ->
        [0] { $seat } paga { MONEY($share) } a cada rival.
       *[other] { $seat } paga { MONEY($share) } a cada rival, { MONEY($tip) } ao saloon.
    }
}
web-beat-paid-you = { $share ->
    [0] Pagas { MONEY($price) } ao saloon.
   *[other] { $tip ->
        [0] Pagas { MONEY($share) } a cada rival.
       *[other] Pagas { MONEY($share) } a cada rival, { MONEY($tip) } ao saloon.
    }
}
web-beat-boat = { $seat } leva o barco até à casa { $square }.
web-beat-boat-you = Levas o barco até à casa { $square }.
web-beat-locomotive = { $seat } leva a locomotiva até à casa { $square }.
web-beat-locomotive-you = Levas a locomotiva até à casa { $square }.
web-beat-card = { $amount ->
    [0] A carta não dá nada a { $seat }.
   *[other] A carta dá { MONEY($amount) } a { $seat }.
}
web-beat-card-you = { $amount ->
    [0] A carta não te dá nada.
   *[other] A carta dá-te { MONEY($amount) }.
}
web-beat-objective = { $seat } ganha { MONEY($amount) }: { $objective }
web-beat-objective-you = Ganhas { MONEY($amount) }: { $objective }
web-beat-pays = Bang! { $seat } paga { MONEY($amount) }
web-beat-pays-you = Bang! Pagas { MONEY($amount) }
web-beat-over = A partida acabou.
web-beat-roll = Agitar e lançar!
web-beat-reveal = Copos ao alto!
web-beat-last = Os últimos dados!
# $why is “Two 9s” or a hand, $what a sentence of the story.
web-beat-why = { $why }: { $what }
web-beat-faces = { $count ->
    [1] { $face ->
        [Q] Uma Q
       *[other] Um { $face }
    }
    [2] { $face ->
        [Q] Duas Q
       *[other] Dois { $face }
    }
    [3] Três { $face }
    [4] Quatro { $face }
   *[other] Cinco { $face }
}
web-beat-sheriff = Decide o xerife
# Captions that are read in a second. $why is “Two 9s” or a hand, $what a gain such as “+3 nuggets”.
web-beat-led = { $why }, { $seat }: { $what }
web-beat-led-you = { $why }, tu: { $what }
web-beat-leads = { $why }: { $seat }
web-beat-leads-you = { $why }: tu
web-beat-gain = { $seat }: { $what }
web-beat-gain-you = Tu: { $what }
web-beat-nuggets = { $count ->
    [1] +1 pepita
   *[other] +{ $count } pepitas
}
web-beat-bills = +{ DOLLARS($count) }
web-beat-cards = { $count ->
    [1] +1 carta
   *[other] +{ $count } cartas
}
web-beat-draws = { $count ->
    [1] 1 carta tirada
   *[other] { $count } cartas tiradas
}
web-beat-properties = { $count ->
    [1] +1 propriedade
   *[other] +{ $count } propriedades
}
web-beat-star = a estrela
web-beat-visits = { $visitor_seats }
