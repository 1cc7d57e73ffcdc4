# Páginas do navegador além da sala e das mesas: repetições, verificações, histórico, guia.

# Em todas elas
pages-where = Onde está
pages-more = Mostrar mais antigos
pages-look = Rever
pages-round = Ronda { $round }
pages-round-void = Ronda { $round }, anulada

# Uma repetição
pages-replay = Rever uma ronda
pages-replay-title = Ronda { $round }, passo a passo
pages-replay-of = A ronda, passo a passo
pages-replay-opens = Começa a ronda { $round }.
pages-replay-opens-of = Começa a ronda { $round } de { $of }.
pages-replay-chosen = A escolha está feita.
pages-replay-goes-on = Mudam-se fichas.
pages-replay-face-down = Dá-se uma carta tapada.
pages-replay-void = Esta ronda foi anulada: as apostas foram devolvidas e ela não conta.
pages-replay-first = Ir ao início
pages-replay-back = Um passo atrás
pages-replay-on = Um passo à frente
pages-replay-last = Ir ao fim
pages-replay-play = Reproduzir
pages-replay-pause = Pausa
pages-replay-step = Passo
pages-replay-step-of = { $step } de { $of }
pages-replay-keys = Teclas: ← e → dão um passo, Home e End vão ao início e ao fim.
pages-round-before = A ronda anterior
pages-round-after = A ronda seguinte
pages-round-choose = Ronda
pages-view = O que se vê
pages-view-own = O que viu
pages-view-watcher = O que vê quem assiste
pages-view-whole = A mesa toda
pages-view-closed = A mesa toda só se vê quando o selo deste baralhamento for aberto.
pages-link = Este preciso momento
pages-link-told = Uma ligação para este passo
pages-words-told = A ronda por palavras
pages-share-make = Criar uma ligação para todos
pages-share-help = Esta ligação abre para quem jogou e para os anfitriões. Uma ligação para todos pode ser aberta por qualquer pessoa: mostra a ronda como a vê agora.
pages-share-link = Uma ligação que qualquer pessoa pode abrir
pages-share-closed = Quando o selo desta ronda for aberto, pode criar uma ligação que qualquer pessoa pode abrir.
pages-shared = Uma ronda partilhada por um jogador
pages-shared-play = Jogar aqui
pages-record = O registo
pages-record-told = Um registo guarda todas as cartas, jogadas e fichas de uma sessão. Qualquer pessoa o pode verificar, sem rede e sem nós.
pages-record-load = Descarregar o registo
pages-record-check = Verificar um registo aqui
pages-record-line = A linha que o verifica

# Verificar um baralhamento
pages-check-title = Verificar esta ronda
pages-check-this = Verificar esta ronda
pages-check-last = Verificar a última ronda
pages-check-none-yet = Ainda não se abriu nenhum selo nesta mesa. Quando se abrir, a ronda pode ser verificada aqui.
pages-check-told = O seu navegador volta a baralhar as cartas por si, a partir do selo e dos cortes, e compara-as com as que foram dadas. Não é preciso acreditar em ninguém.
pages-check-works = A calcular…
pages-check-void = O baralhamento foi nulo: um corte não foi aberto, e não se deu nenhuma carta.
pages-check-untold = Os registos desta versão não dizem que cartas se baralharam a meio da ronda. O «fairdeal verify» calcula-o pelas regras do jogo.
pages-check-by-hand = Esta ronda foi dada à mão, por isso não há selo para verificar.
pages-check-closed = O selo deste baralhamento ainda está fechado. Abre-se quando as cartas acabarem, e então a ronda pode ser verificada.
pages-check-holds = Está tudo certo. Ninguém escolheu estas cartas.
pages-check-holds-alone = Está tudo certo. Mas nenhum jogador cortou, por isso a ordem foi decidida só pela casa.
pages-check-broken = Esta ronda não está certa. O primeiro erro está no passo { $step }.
pages-check-witnessed = Esta página viu esse selo com os próprios olhos, antes de as cartas serem dadas.
pages-check-receipt-true = O seu navegador guardou o recibo desta ronda quando foi jogada, e é o mesmo: até aqui nada foi omitido nem alterado.
pages-check-receipt-false = O recibo desta ronda que o seu navegador guardou é outro. O que aqui se mostra não é o que foi jogado.
pages-check-receipt = Recibo desta ronda
pages-check-nth = Baralhamento { $shuffle } de { $count }
pages-check-links-true = { $count_n ->
    [one] O recibo que o seu navegador guardou condiz.
   *[other] Os { $count } recibos que o seu navegador guardou condizem.
}
pages-check-links-false = Os recibos que o seu navegador guardou são diferentes dos deste registo. Não é o que foi jogado.
pages-check-chain-true = Cada elo da cadeia decorre do que veio antes.
pages-check-chain-false = A cadeia parte-se em { $place }: algo foi omitido, alterado ou trocado.
pages-check-passed = Certo:
pages-check-failed = Errado:
pages-check-bytes = Os bytes
pages-check-shown = Mostrado antes (SHA-256)
pages-check-opened = Aberto depois
pages-check-cards = As cartas, tal como o selo e os cortes as puseram
pages-check-cards-told = O número é o lugar no baralhamento. As cartas com contorno tracejado não foram vistas por ninguém na ronda: as queimadas, por exemplo.
pages-check-seen = vista na ronda
pages-check-unseen = não vista na ronda

# Verificar um registo
pages-check-record = Verificar um registo
pages-check-record-told = Quem tem o registo de uma sessão pode verificá-lo: se os selos e os cortes são os que foram mostrados, se dão as cartas que saíram, e se cada jogada e cada ficha seguiu as regras.
pages-check-drop = Largue aqui um registo, ou
pages-check-choose = Escolha um ficheiro
pages-check-too-large = { $name } é grande de mais para um registo.
pages-check-no-record = { $name } não é um registo de Fairdeal.
pages-check-odd = Este registo não está como devia: veja { $place }.
pages-check-here = Pelo seu navegador
pages-check-here-told = Todos os baralhamentos, calculados de novo neste aparelho.
pages-check-there = Pela sala
pages-check-there-told = Regras, fichas e baralhamentos: a mesma verificação que «fairdeal verify».
pages-check-all = { $count_n ->
    [one] O baralhamento está certo.
   *[other] Os { $count } baralhamentos estão certos.
}
pages-check-wrong = { $wrong_n ->
    [one] { $wrong } de { $count } baralhamentos não está certo.
   *[other] { $wrong } de { $count } baralhamentos não estão certos.
}
pages-check-none-open = Não há aqui nenhum baralhamento com o selo aberto.
pages-check-some-closed = { $count_n ->
    [one] O selo de mais um baralhamento ainda está fechado.
   *[other] Os selos de mais { $count } baralhamentos ainda estão fechados.
}
pages-check-shuffle-one = Baralhamento { $shuffle }, para a ronda { $round }
pages-check-shuffle = Baralhamento { $shuffle }, para { $count_n ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
pages-check-own = No seu computador
pages-check-own-told = A mesma verificação corre sem sala nenhuma e sem rede. Instale o Fairdeal e escreva:

# Histórico
pages-history = Histórico
pages-sittings = Sessões
pages-chips = Fichas
pages-no-sittings = Ainda não acabou nenhuma sessão sua. Aparece aqui quando deixar a mesa ou jogar a última ronda.
pages-rounds-count = { $count_n ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
pages-chips-told = O que uma ronda deu fica na mesa, e vem para a carteira quando sair. As rondas que não deram nada não têm linha.
pages-col-when = Quando
pages-col-why = Porquê
pages-col-change = Diferença
pages-col-wallet = Carteira
pages-reason-opening = As boas-vindas da casa.
pages-reason-top-up = As fichas do dia.
pages-reason-grant = Dadas por um anfitrião.
pages-reason-take = Retiradas por um anfitrião.
pages-reason-buy-in = Levadas para a mesa { $table }.
pages-reason-cash-out = Trazidas da mesa { $table }.
pages-reason-round = Ronda { $round } na mesa { $table }.
pages-reason-shared = Parte do pote na mesa { $table }.

# A folha de resultados
pages-results = Folha de resultados
pages-sitting-open = A sessão continua; estas são as rondas até agora.
pages-verdict-you-won = Ganhou a sessão
pages-verdict-you-lost = A banca ganhou a sessão
pages-verdict-you-drawn = A sessão acabou empatada
pages-verdict-won = ganhou
pages-verdict-lost = perdeu
pages-verdict-drawn = empate
pages-ending-played = jogou até ao fim
pages-ending-short = sem fichas
pages-ending-abandoned = saiu
pages-after-rounds = { $count_n ->
    [one] depois de uma ronda
   *[other] depois de { $count } rondas
}
pages-won = Ganhas
pages-lost = Perdidas
pages-level = Sem ganho
pages-best = Melhor ronda
pages-worst = Pior ronda
pages-curve = O curso da sessão
pages-curve-others = As linhas finas são os outros à mesa.
pages-curve-at = Depois da ronda { $round }: { $total }
pages-curve-told = { $count_n ->
    [one] Uma curva de uma só ronda: { $total } no fim. Os números estão na tabela abaixo.
   *[other] Uma curva do total ao longo de { $count } rondas: nunca acima de { $best }, nunca abaixo de { $worst }, { $total } no fim. Os números estão na tabela abaixo.
}
pages-rounds = Ronda a ronda
pages-whose = Resultados de
pages-no-rounds = Nenhuma ronda contou.
pages-void = anulada
pages-everybody = Todos à mesa
pages-col-round = Ronda
pages-col-net = Saldo
pages-col-total = Total
pages-col-look = Rever
pages-col-name = Quem
pages-col-chips = Fichas
pages-col-end = Desfecho

# Depois de uma sessão: quanto custaram os erros
pages-review = Quanto custaram os seus erros
pages-review-works = A calcular…
pages-review-none = Não fez aqui nenhuma escolha que se possa avaliar: a aposta antes da primeira carta é uma questão de gosto.
pages-review-estimates = Este jogo não tem preços exatos, só estimativas, por isso as escolhas não são avaliadas.
pages-review-perfect = { $decisions_n ->
    [one] Fez uma escolha, e foi a melhor.
   *[other] Fez { $decisions } escolhas, e todas foram as melhores.
}
pages-review-cost = { $wrong_n ->
    [one] { $wrong } de { $decisions } escolhas foi um erro. Custou { $cost } fichas, em média.
   *[other] { $wrong } de { $decisions } escolhas foram erros. Juntas custaram { $cost } fichas, em média.
}
pages-review-unpriced = { $count_n ->
    [one] Outra escolha não tem preço exato e não é avaliada.
   *[other] Outras { $count } escolhas não têm preço exato e não são avaliadas.
}
pages-review-luck = { $rounds_n ->
    [one] Tal como a jogou, a ronda valia { $expected } em média. Trouxe { $net }: a sorte fez uma diferença de { $luck }.
   *[other] Tal como as jogou, as { $rounds } rondas valiam { $expected } em média. Trouxeram { $net }: a sorte fez uma diferença de { $luck }.
}
pages-review-again = Os mais caros, para jogar de novo
pages-review-position = Ronda { $round }: esta escolha custou { $cost } fichas
pages-review-choose = O que escolhe agora?
pages-review-right = Certo: «{ $chosen }» é a melhor escolha e vale { $most }.
pages-review-wrong = «{ $chosen }» vale { $worth }. «{ $best }» é melhor: { $most }.
pages-review-then = Na altura escolheu «{ $chosen }».
pages-review-list = Todos os erros, os mais caros primeiro
pages-review-chosen = A sua escolha
pages-review-best = A melhor escolha
pages-review-lost = Custo
pages-review-more = { $count_n ->
    [one] Mais um custou menos.
   *[other] Mais { $count } custaram menos.
}

# O guia
pages-guide-contents = Neste guia
pages-guide-example-told = Percorra-a carta a carta.
pages-guide-house = As opções da mesa e o que custam
pages-guide-house-told = Cada mesa joga com um conjunto de opções. Mude-as e veja o preço exato: é calculado, não estimado.
pages-guide-options = As opções da mesa
pages-guide-options-told = Cada mesa joga com um conjunto de opções, que se veem antes de alguém se sentar.
pages-odds-edge = A vantagem da casa, jogando o melhor possível
pages-odds-percent = { $percent } %
pages-odds-exact = de cada aposta, em média. Exatamente, por ficha apostada: { $edge }
pages-odds-near = de cada aposta, em média. Por ficha apostada: { $edge }
pages-option-none = nenhum
pages-presets = Mesas prontas
