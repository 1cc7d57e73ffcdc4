# Páginas do navegador além da sala e das mesas: repetições, verificações, histórico, guia.

# Em todas elas
pages-where = Onde está
pages-more = Mostrar mais antigos
pages-look = Rever
pages-round = Ronda { $round }
pages-round-void = Ronda { $round }, anulada

# Uma repetição
pages-replay = Rever
pages-replay-title = Ronda { $round }, passo a passo
pages-replay-of = A ronda, passo a passo
pages-replay-opens = Começa a ronda { $round }.
pages-replay-opens-of = Começa a ronda { $round } de { $of }.
pages-replay-chosen = Escolha feita.
pages-replay-goes-on = Movem-se fichas.
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
pages-round-before = Ronda anterior
pages-round-after = Ronda seguinte
pages-round-choose = Ronda
pages-view = O que se vê
pages-view-own = O que viu
pages-view-watcher = O que vê quem assiste
pages-view-whole = A mesa toda
pages-view-closed = Pode ver a mesa toda quando o selo deste baralhamento for aberto.
pages-link = Este momento
pages-link-told = Uma ligação para este passo
pages-words-told = A ronda por palavras
pages-share-make = Criar ligação pública
pages-share-help = Esta ligação serve para quem jogou a ronda e para os anfitriões. Uma ligação pública serve para qualquer pessoa: mostra a ronda como a vê agora.
pages-share-link = Ligação pública
pages-share-closed = Quando o selo desta ronda for aberto, pode criar uma ligação que qualquer pessoa pode abrir.
pages-shared = Uma ronda partilhada por um jogador
pages-shared-play = Jogar aqui
pages-record = Registo
pages-record-told = Um registo guarda todas as cartas, jogadas e fichas de uma partida. Qualquer pessoa o pode verificar, sem rede e sem nós.
pages-record-load = Descarregar o registo
pages-record-check = Verificar um registo aqui
pages-record-line = Verificar na linha de comandos

# Verificar um baralhamento
pages-check-title = Verificar esta ronda
pages-check-this = Verificar esta ronda
pages-check-last = Verificar a última ronda
pages-check-none-yet = Ainda não se abriu nenhum selo nesta mesa. Quando se abrir, pode verificar aqui a ronda.
pages-check-told = O seu navegador volta a baralhar as cartas por si, a partir do selo e dos cortes, e compara-as com as que foram dadas. Não é preciso acreditar em ninguém.
pages-check-works = A verificar…
pages-check-void = O baralhamento foi nulo: um corte não foi aberto, e não se deu nenhuma carta.
pages-check-untold = Os registos desta versão não dizem que cartas se baralharam a meio da ronda. O «fairdeal verify» calcula-o pelas regras do jogo.
pages-check-by-hand = Esta ronda foi dada à mão, por isso não há selo para verificar.
pages-check-closed = O selo deste baralhamento ainda está fechado. Abre-se quando as cartas acabarem, e então a ronda pode ser verificada.
pages-check-holds = Está tudo certo. Ninguém escolheu estas cartas.
pages-check-holds-alone = Está tudo certo. Mas nenhum jogador cortou, por isso a ordem foi decidida só pela casa.
pages-check-broken = Esta ronda não está certa. O primeiro erro está no passo { $step }.
pages-check-witnessed = O seu navegador recebeu este selo antes de as cartas serem dadas.
pages-check-receipt-true = O seu navegador guardou o recibo desta ronda quando foi jogada, e coincide: até aqui nada foi omitido nem alterado.
pages-check-receipt-false = O recibo desta ronda que o seu navegador guardou é outro. O que aqui se mostra não é o que foi jogado.
pages-check-receipt = Recibo desta ronda
pages-check-nth = Baralhamento { $shuffle } de { $count }
pages-check-links-true = { $count_n ->
    [one] O recibo desta partida que o seu navegador guardou coincide.
   *[other] Os { $count } recibos desta partida que o seu navegador guardou coincidem.
}
pages-check-links-false = Os recibos desta partida que o seu navegador guardou não coincidem com este registo. Não é o que foi jogado.
pages-check-chain-true = Cada elo da cadeia decorre do que veio antes.
pages-check-chain-false = A cadeia parte-se em { $place }: algo foi omitido, alterado ou trocado.
pages-check-passed = Certo:
pages-check-failed = Errado:
pages-check-bytes = Os bytes
pages-check-shown = Mostrado antes (SHA-256)
pages-check-opened = Aberto depois
pages-check-cards = As cartas pela ordem que o selo e os cortes deram
pages-check-cards-told = O número é o lugar no baralhamento. As cartas com contorno tracejado não foram vistas por ninguém na ronda: as queimadas, por exemplo.
pages-check-seen = vista na ronda
pages-check-unseen = não vista na ronda

# Verificar um registo
pages-check-record = Verificar um registo
pages-check-record-told = Quem tem o registo de uma partida pode verificá-lo: se os selos e os cortes são os que foram mostrados, se dão as cartas que saíram, e se cada jogada e cada ficha seguiu as regras.
pages-check-drop = Largue aqui um registo, ou
pages-check-choose = Escolha um ficheiro
pages-check-too-large = { $name } é grande de mais para um registo.
pages-check-no-record = { $name } não é um registo do Fairdeal.
pages-check-odd = Este registo não está como devia estar: veja { $place }.
pages-check-here = Pelo seu navegador
pages-check-here-told = Todos os baralhamentos, calculados de novo neste dispositivo.
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
pages-check-none-open = Nenhum selo deste registo foi aberto.
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
pages-check-own-told = A mesma verificação funciona sem rede e sem sala. Instale o Fairdeal e escreva:

# Histórico
pages-history = Histórico
pages-sittings = Partidas
pages-chips = Fichas
pages-no-sittings = Ainda não acabou nenhuma partida. Aparece aqui quando sair da mesa ou jogar a última ronda.
pages-rounds-count = { $count_n ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
pages-chips-told = Os ganhos ficam na mesa e passam para a carteira quando sair. As rondas sem resultado não aparecem.
pages-col-when = Quando
pages-col-why = Motivo
pages-col-change = Diferença
pages-col-wallet = Carteira
pages-reason-opening = Fichas de boas-vindas.
pages-reason-top-up = Fichas diárias.
pages-reason-grant = Dadas por um anfitrião.
pages-reason-take = Retiradas por um anfitrião.
pages-reason-buy-in = Levadas para a mesa { $table }.
pages-reason-cash-out = De volta da mesa { $table }.
pages-reason-round = Ronda { $round } na mesa { $table }.
pages-reason-shared = Parte do pote na mesa { $table }.

# A folha de resultados
pages-results = Resultados
pages-sitting-open = A partida continua; estas são as rondas até agora.
pages-verdict-you-won = Ganhou a partida
pages-verdict-you-lost = A banca ganhou a partida
pages-verdict-you-drawn = A partida acabou empatada
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
pages-curve = Evolução da partida
pages-curve-others = As linhas finas são os outros jogadores.
pages-curve-at = Depois da ronda { $round }: { $total }
pages-curve-told = { $count_n ->
    [one] Uma curva de uma só ronda: { $total } no fim. Os números estão na tabela abaixo.
   *[other] Uma curva do total ao longo de { $count } rondas: nunca acima de { $best }, nunca abaixo de { $worst }, { $total } no fim. Os números estão na tabela abaixo.
}
pages-rounds = Ronda a ronda
pages-whose = Resultados de
pages-no-rounds = Nenhuma ronda contou.
pages-void = anulada
pages-everybody = Todos
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

# Números ao longo do tempo e classificações
pages-figures = Os seus números
pages-figures-pending = As últimas sessões ainda estão a ser calculadas. Aparecem aqui dentro de momentos.
pages-figures-none = Ainda não terminou nenhuma sessão. Os seus números aparecem aqui quando sair de uma mesa ou se jogar a última ronda.
pages-figures-game = Jogo
pages-figures-all = Todos os jogos a fichas
pages-figures-own-rules = regras próprias
pages-rounds-played = Rondas
pages-figures-expected = Esperado
pages-figures-luck = Sorte
pages-figures-ahead = Avanço
pages-figures-choices = Escolhas
pages-figures-accuracy = Melhores escolhas
pages-figures-cost = Custo dos erros
pages-figures-told = «Esperado» é o que as suas rondas valiam em média, erros incluídos, a preços exatos. O resto é sorte.
pages-figures-curve = Sessão a sessão
pages-figures-curve-thin = A linha fina é o que se podia esperar.
pages-figures-curve-at = Depois da sessão { $round }: { $total }
pages-figures-curve-told = { $count_n ->
    [one] Uma curva de uma só sessão: { $total } no fim.
   *[other] Uma curva do total ao longo de { $count } sessões: { $total } no fim.
}
pages-figures-best = Melhor sessão: { $net }, { $when }
pages-figures-worst = Pior sessão: { $net }, { $when }
pages-figures-by-house = Por jogo e regras
pages-leaderboards = Classificações
pages-leaderboards-told = Jogar mais não faz subir: desconta-se o que uma ronda vale em média, e as escolhas contam pela parte que foi a melhor. Nas mesas que mostram preços, qualquer pessoa pode escolher sem falhar.
pages-leaderboards-ahead = Acima do esperado
pages-leaderboards-ahead-told = Fichas ganhas além do que as rondas valiam em média. São precisas { $least } rondas no mês.
pages-leaderboards-accurate = Melhores escolhas
pages-leaderboards-accurate-told = A parte das escolhas que foram as melhores, a preços exatos. São precisas { $least } escolhas no mês.
pages-leaderboards-place = Lugar
pages-leaderboards-none = Ninguém jogou o suficiente neste mês.
pages-leaderboards-listed = Mostrar-me nas classificações
pages-month-before = O mês anterior
pages-month-after = O mês seguinte

# O guia
pages-guide-contents = Neste guia
pages-guide-example-told = Percorra-a carta a carta.
pages-guide-house = As opções da mesa e o que custam
pages-guide-house-told = Cada mesa joga com um conjunto de opções. Mude-as e veja o preço exato: é calculado, não estimado.
pages-guide-options = As opções da mesa
pages-guide-options-told = Cada mesa joga com um conjunto de opções, que pode ver antes de se sentar.
pages-odds-edge = A vantagem da casa, se jogar na perfeição
pages-odds-percent = { $percent } %
pages-odds-exact = de cada aposta, em média. Exatamente, por ficha apostada: { $edge }
pages-odds-near = de cada aposta, em média. Por ficha apostada: { $edge }
pages-option-none = nenhum
pages-presets = Mesas prontas

# É justo?
pages-fair = É justo?
pages-fair-told = Não precisa de confiar em nós. Ninguém pode escolher as cartas sozinho, nem mesmo a casa, e o seu navegador pode prová-lo.
pages-fair-picture = Quatro passos, um a seguir ao outro: o selo, os cortes, as cartas, a verificação.
pages-fair-seal = A casa sela o seu segredo
    .told = Antes das apostas, a casa escolhe um número secreto e mostra a sua impressão digital: o selo. A partir daí já não pode mudar o segredo sem quebrar o selo.
pages-fair-cuts = Os jogadores cortam
    .told = Cada jogador junta um segredo seu: o corte. Escreva as suas palavras, ou deixe o seu dispositivo cortar ao acaso.
pages-fair-deal = Dão-se as cartas
    .told = A ordem de todas as cartas calcula-se a partir do segredo e dos cortes em conjunto. Ninguém os conhecia todos antes, por isso ninguém conhecia a ordem.
pages-fair-check = Qualquer pessoa pode verificar
    .told = Quando as cartas acabam, o segredo é revelado. O seu navegador volta a baralhar sozinho e compara cada carta que viu.
pages-fair-limits = O que isto não mostra
    .told = Prova como as cartas foram baralhadas, não quem está a jogar: os jogadores podem sempre dizer uns aos outros o que têm. Se nenhum jogador cortar, a ordem é decidida só pela casa, e a verificação diz isso.
pages-fair-yours = A sua última ronda
pages-fair-none = Ainda não acabou nenhuma ronda com o selo aberto. Jogue uma e verifique-a aqui.
