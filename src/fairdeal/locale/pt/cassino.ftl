# Cassino: o nome, as ações, o que acontece e as opções da mesa.

cassino-name = Cassino
cassino-tagline = Leve cartas pelo valor, prepare construções e limpe a mesa.

# Ações: as palavras que as dizem; mostra-se a primeira.
cassino-verb-capture = levar | levo | capturar | capturo
    .label = Levar
    .hint = levar cartas da mesa com uma carta do mesmo valor
cassino-verb-build = construir | construo
    .label = Construir
    .hint = juntar cartas para as levar depois com uma carta que guarda na mão
cassino-verb-extend = acrescentar | acrescento | juntar
    .label = Acrescentar
    .hint = acrescentar a uma construção outro grupo do mesmo valor
cassino-verb-increase = aumentar | aumento | subir
    .label = Aumentar
    .hint = aumentar o valor de uma construção simples
cassino-verb-trail = largar | largo | descartar
    .label = Largar
    .hint = deixar uma carta solta na mesa

# As palavras antes das partes de uma ação, como em «construir 7 com 2♥ sobre 5♣», «aumentar para 8 com 3♣».
cassino-with = com
cassino-on = sobre | em cima de
cassino-to = para | até

# O que aconteceu.
cassino-drew = { $seat_is ->
    [you] No sorteio sai-lhe { $card }.
   *[other] No sorteio sai { $card } a { $seat }.
}
cassino-lot-tied = As duas cartas são iguais em valor: repete-se o sorteio.
cassino-dealer-found = { $seat_is ->
    [you] A sua carta é a mais alta: é o primeiro a dar cartas.
   *[other] A carta de { $seat } é a mais alta: dá cartas primeiro.
}
cassino-shuffled = O baralho inteiro é baralhado.
cassino-dealt-table = { $card } vai para a mesa.
cassino-dealt = { $seat_is ->
    [you] Recebe { $card }.
   *[other] { $seat } recebe { $card }.
}
cassino-last-portion = Últimas! Estas são as últimas cartas do baralho.
cassino-captured = { $seat_is ->
    [you] Leva { $cards } com { $card }.
   *[other] { $seat } leva { $cards } com { $card }.
}
cassino-swept = { $seat_is ->
    [you] Limpa a mesa.
   *[other] { $seat } limpa a mesa.
}
cassino-built = { $seat_is ->
    [you] Constrói { $value } com { $card } sobre { $cards }.
   *[other] { $seat } constrói { $value } com { $card } sobre { $cards }.
}
cassino-extended = { $seat_is ->
    [you] Acrescenta { $card } à construção de { $value }.
   *[other] { $seat } acrescenta { $card } à construção de { $value }.
}
cassino-extended-with = { $seat_is ->
    [you] Acrescenta { $card } e { $cards } da mesa à construção de { $value }.
   *[other] { $seat } acrescenta { $card } e { $cards } da mesa à construção de { $value }.
}
cassino-increased = { $seat_is ->
    [you] Aumenta a construção de { $before } para { $value } com { $card }.
   *[other] { $seat } aumenta a construção de { $before } para { $value } com { $card }.
}
cassino-increased-with = { $seat_is ->
    [you] Aumenta a construção de { $before } para { $value } com { $card } e junta { $cards } da mesa.
   *[other] { $seat } aumenta a construção de { $before } para { $value } com { $card } e junta { $cards } da mesa.
}
cassino-merged = As duas construções de { $value } são agora uma só.
cassino-trailed = { $seat_is ->
    [you] Larga { $card }.
   *[other] { $seat } larga { $card }.
}
cassino-timed-out = { $seat_is ->
    [you] Não joga a tempo ({ $missed } de { $most } vezes seguidas).
   *[other] { $seat } não joga a tempo ({ $missed } de { $most } vezes seguidas).
}
cassino-remainder = { $seat_is ->
    [you] A última captura foi sua e fica com o que resta: { $cards }.
   *[other] A última captura foi de { $seat }, que fica com o que resta: { $cards }.
}
cassino-scored = { $seat_is ->
    [you] { $points_n ->
        [one] Faz { $points } ponto ({ $lines }) e tem agora { $total }.
       *[other] Faz { $points } pontos ({ $lines }) e tem agora { $total }.
    }
   *[other] { $points_n ->
        [one] { $seat } faz { $points } ponto ({ $lines }) e tem agora { $total }.
       *[other] { $seat } faz { $points } pontos ({ $lines }) e tem agora { $total }.
    }
}
cassino-scored-nothing = { $seat_is ->
    [you] Não faz pontos e continua com { $total }.
   *[other] { $seat } não faz pontos e continua com { $total }.
}
cassino-score-cards = mais cartas ({ $count }) { $points }
cassino-score-spades = mais espadas ({ $count }) { $points }
cassino-score-aces = ases { $points }
cassino-score-ten = 10♦ { $points }
cassino-score-two = 2♠ { $points }
cassino-score-sweeps = mesas limpas { $points }
cassino-match-won = { $seat_is ->
    [you] Ganha a partida.
   *[other] { $seat } ganha a partida.
}
cassino-forfeited = { $seat_is ->
    [you] Não jogou três vezes seguidas e perde a partida.
   *[other] { $seat } não jogou três vezes seguidas e perde a partida.
}

# O que convém saber antes de jogar.
cassino-warn-bound = A sua construção de { $value } está na mesa: não pode largar cartas e, se não a levar agora, tem de guardar um { $value }.
cassino-warn-keep = A sua construção de { $value } está na mesa: se não a levar agora, tem de guardar um { $value }.

# Lugares na mesa e notas curtas ao lado.
cassino-table = Mesa
cassino-build-label = Construção de { $value }
cassino-build-note = { $seat_is ->
    [you] { $groups_n ->
        [one] simples, sua
       *[other] { $groups } grupos, sua
    }
   *[other] { $groups_n ->
        [one] simples, de { $seat }
       *[other] { $groups } grupos, de { $seat }
    }
}
cassino-taking = Última captura
cassino-note = { $parts }
cassino-note-score = { $score } na partida
cassino-note-deals = dá cartas
cassino-note-sweeps = { $count_n ->
    [one] { $count } mesa limpa ({ $cards })
   *[other] { $count } mesas limpas ({ $cards })
}
cassino-note-captured = { $count_n ->
    [one] { $count } carta levada
   *[other] { $count } cartas levadas
}
cassino-stock = { $left_n ->
    [0] Distribuição { $portion } de { $portions }, a última.
    [one] Distribuição { $portion } de { $portions }, falta sair { $left } carta.
   *[other] Distribuição { $portion } de { $portions }, faltam sair { $left } cartas.
}

# À mesa no navegador: o que se pergunta e o que dizem os botões. `.small` fica a meio da frase.
cassino-ask-card = É a sua vez: escolha uma carta da mão.
cassino-ask-hand = Com que carta da mão?
cassino-ask-with = Com que joga { $card }?
cassino-ask-alone = Nada na mesa combina com { $card }.
cassino-ask-more = Que mais vai com { $cards }?
cassino-ask-play = { $play }?
cassino-ask-or = { $first } ou { $second }?
cassino-ask-which = Que jogada?
cassino-ask-amiss = Não pode jogar { $card } com { $cards }.
cassino-do-capture = Levar { $cards }
    .small = levar { $cards }
cassino-do-capture-many = Levar { $count } cartas
    .small = levar { $count } cartas
cassino-do-build = Construir { $value }
    .small = construir { $value }
cassino-do-extend = Acrescentar a { $value }
    .small = acrescentar a { $value }
cassino-do-increase = Aumentar para { $value }
    .small = aumentar para { $value }
cassino-do-trail = Largar { $card }
    .small = largar { $card }
cassino-why = Porque não?
cassino-why-trail = Porque não a posso largar?
cassino-hand = Mão
cassino-fits = combina
cassino-bare = A mesa está vazia.
cassino-yours = sua
cassino-yours-keep = sua: guarde um { $value }
cassino-held = { $count_n ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
cassino-cards = { $count_n ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cassino-sweeps = { $count_n ->
    [one] { $count } mesa limpa
   *[other] { $count } mesas limpas
}
cassino-left = { $count_n ->
    [one] falta sair { $count } carta
   *[other] faltam sair { $count } cartas
}
cassino-last = Últimas
cassino-sheet = A pontuação desta mão
cassino-line-cards = Mais cartas
cassino-line-spades = Mais espadas
cassino-line-aces = Ases
cassino-line-ten = 10♦
cassino-line-two = 2♠
cassino-line-sweeps = Mesas limpas
cassino-line-deal = Esta mão
cassino-line-match = Partida
cassino-won-you = Ganhou a partida!
cassino-won-other = { $name } ganhou a partida.

# Quanto vale cada jogada.
cassino-worths = Preços
cassino-worths-estimated = Por quantos pontos ganha esta mão, em média, com cada jogada. As cartas que não vê são sorteadas muitas vezes, e por isso cada preço tem um erro (±).
cassino-worths-close = Por quantos pontos ganha esta mão, em média, com cada jogada. As cartas que não vê são sorteadas muitas vezes, e por isso cada preço tem um erro (±): as melhores jogadas estão demasiado próximas para se distinguirem.
cassino-worths-exact = Por quantos pontos ganha esta mão com cada jogada, se daqui em diante ambos jogarem na perfeição. Na última parte todas as cartas são conhecidas, e por isso os preços são exatos.
cassino-worths-wait = Quando for a sua vez, os preços das jogadas aparecem aqui.
cassino-worths-hidden = Os preços estão escondidos. Depois de jogar, os seus erros claros aparecem em baixo.
cassino-worths-off = Nesta mesa as jogadas não têm preço.

# Mesas prontas.
cassino-preset-match = Partida
    .help = Regras estritas, até 21 pontos.
cassino-preset-short = Partida curta
    .help = Regras estritas, até 11 pontos.
cassino-preset-free = Regras livres
    .help = Até 21 pontos: quem construiu pode largar cartas, uma construção pode receber vários grupos de uma vez e uma figura pode levar três.

# Opções da mesa.
cassino-option-target = Pontos para ganhar
    .help = A partida acaba depois da mão em que alguém chega a estes pontos; ganha o total mais alto.
cassino-option-first_dealer = Primeiro a dar
    .help = Por sorteio, cada jogador tira uma carta e dá quem tirar a mais alta; o ás é a mais baixa. Ou um dos lugares dá primeiro.
    .lot = por sorteio
    .seat-0 = primeiro lugar
    .seat-1 = segundo lugar
cassino-option-same_value_builds = Construções do mesmo valor
    .help = Podem juntar-se, e então há uma só construção de cada valor, ou ficar separadas: nesse caso uma carta leva as que quiser.
    .merge = juntam-se
    .separate = ficam separadas
cassino-option-extend_multi = Acrescentar vários grupos
    .help = Ligado: uma construção pode receber vários grupos numa jogada. Desligado: recebe exatamente um.
cassino-option-increase_own = Aumentar a própria construção
    .help = O que tem de ficar na mão quando aumenta a sua própria construção: uma carta do valor novo, ou também uma do antigo. Também se pode proibir: então só se aumentam as construções do adversário.
    .new_only = o valor novo
    .both = os dois valores
    .never = não é permitido
cassino-option-free_trail = Quem construiu pode largar
    .help = Ligado: pode largar cartas com a sua construção na mesa, se guardar uma carta para ela. Desligado: não pode.
cassino-option-face_three = Três figuras
    .help = Ligado: um valete, uma dama ou um rei leva uma carta igual ou as três. Desligado: leva exatamente uma.
cassino-option-show_counts = Mostrar cartas levadas
    .help = Ligado: todos veem quantas cartas cada um levou. Desligado: contam-se no fim da mão.

cassino-bots = Nível dos bots
    .easy = fácil
    .medium = médio
    .hard = difícil
