# Red Dog, ou High Card Pool: o nome, as ações, o que acontece e as opções da mesa.

red-dog-name = Red Dog
red-dog-tagline = Bata a carta seguinte: do mesmo naipe, mas mais alta.

# Ações: as palavras que as dizem; a primeira é a que se mostra.
red-dog-verb-bank = banca | pôr banca | ponho banca
    .label = Pôr a banca
    .hint = { $range ->
        [fixed] { $least }
       *[open] de { $least } a { $most }
    }
red-dog-verb-decline = recusar | recuso | sem banca | não
    .label = Recusar
    .hint = não pôr banca e passar a vez de dar
red-dog-verb-bet = apostar | aposto | aposta
    .label = Apostar
    .hint = { $range ->
        [fixed] a aposta aqui é { $least }
       *[open] de { $least } a { $most }
    }
red-dog-verb-cover = cobrir | cubro
    .label = Cobrir
    .hint = { $range ->
        [fixed] pode cobrir { $least }
       *[open] de { $least } a { $most }
    }
red-dog-verb-pass = passar | passo
    .label = Passar
    .hint = pousar a mão sem a mostrar
red-dog-verb-discard = largar | largo | descartar | descarto
    .label = Largar
    .hint = pousar uma mão com cartas a menos, sem multa
red-dog-verb-show = mostrar | mostro
    .label = Mostrar
    .hint = escolher que carta vencedora mostrar

# Antes de dar.
red-dog-got = { $seat_is ->
    [you] Recebe { $card }.
   *[other] { $seat } recebe { $card }.
}
red-dog-lot-dealt = { $seat_is ->
    [you] O primeiro ás dá as cartas: recebe { $card }.
   *[other] O primeiro ás dá as cartas: { $seat } recebe { $card }.
}
red-dog-lot-undecided = { $card } não decide nada. Tira-se outra carta.
red-dog-first-dealer = { $seat_is ->
    [you] { $card }: é o primeiro a dar as cartas.
   *[other] { $card }: { $seat } é o primeiro a dar as cartas.
}
red-dog-reshuffled = { $count_n ->
    [one] Baralha-se { $count } carta.
   *[other] Baralham-se { $count } cartas.
}
red-dog-bank-offered = { $seat_is ->
    [you] Põe uma banca de { chips }.
   *[other] { $seat } põe uma banca de { chips }.
}
red-dog-bank-declined = { $seat_is ->
    [you] Recusa a banca.
   *[other] { $seat } recusa a banca.
}
red-dog-no-deal = Não se dão cartas e a ronda não conta.
red-dog-dealt-out = { $seat_is ->
    [you] Fica de fora nesta ronda.
   *[other] { $seat } fica de fora nesta ronda.
}
red-dog-entry-paid = { $seat_is ->
    [you] Paga { chips.put } de entrada.
   *[other] { $seat } paga { chips.put } de entrada.
}
red-dog-antes = { $seat_is ->
    [you] Dá as cartas. { $count } jogadores põem { chips.put } cada um; em jogo: { $pot }.
   *[other] { $seat } dá as cartas. { $count } jogadores põem { chips.put } cada um; em jogo: { $pot }.
}
red-dog-antes-again = Todos põem o ante outra vez, para o jogo continuar; em jogo: { $pot }.
red-dog-hands-gathered = Já não há no baralho nenhum seis ou carta mais baixa. Recolhem-se as cartas e dão-se de novo.

# O que faz um jogador.
red-dog-bet = { $seat_is ->
    [you] Aposta { chips.put }.
   *[other] { $seat } aposta { chips.put }.
}
red-dog-passed = { $seat_is ->
    [you] Passa.
   *[other] { $seat } passa.
}
red-dog-passed-fine = { $seat_is ->
    [you] Passa e paga { chips.put } de multa.
   *[other] { $seat } passa e paga { chips.put } de multa.
}
red-dog-discarded = { $seat_is ->
    [you] Larga a mão, que tinha cartas a menos, sem multa.
   *[other] { $seat } larga a mão, que tinha cartas a menos, sem multa.
}
red-dog-skipped = { $seat_is ->
    [you] Já não tem fichas para apostar.
   *[other] { $seat } já não tem fichas para apostar.
}
red-dog-turn-void = { $seat_is ->
    [you] Não há carta para a sua jogada.
   *[other] Não há carta para a jogada de { $seat }.
}
red-dog-covered = { $seat_is ->
    [you] Cobre { chips.put }; faltam { $uncovered } por cobrir.
   *[other] { $seat } cobre { chips.put }; faltam { $uncovered } por cobrir.
}
red-dog-covered-all = { $seat_is ->
    [you] Cobre { chips.put }. A banca está toda coberta.
   *[other] { $seat } cobre { chips.put }. A banca está toda coberta.
}
red-dog-sealed-bet = { $seat_is ->
    [you] Aposta { chips.put }.
   *[other] { $seat } aposta { chips.put }.
}
red-dog-bet-sealed = { $seat_is ->
    [you] A sua aposta está fechada: os outros veem-na quando todos tiverem apostado.
   *[other] { $seat } faz uma aposta fechada.
}

# Cartas que decidem.
red-dog-card-burnt = Queima-se { $card }.
red-dog-card-turned = { $seat_is ->
    [you] A carta a bater é { $card }.
   *[other] A carta que { $seat } tem de bater é { $card }.
}
red-dog-card-too-high = Vira-se { $card }: acima de seis, vai para o descarte.
red-dog-upcard-found = Vira-se { $card }: é a carta a bater.
red-dog-card-exposed = { $card } foi vista por acaso e vai para o descarte.
red-dog-hand-opened = { $seat_is ->
    [you] Apostou { chips.put } e abre { $cards }.
   *[other] { $seat } apostou { chips.put } e abre { $cards }.
}
red-dog-hand-unsealed = { $seat_is ->
    [you] As suas cartas: { $cards }.
   *[other] As cartas de { $seat }: { $cards }.
}

# Contas.
red-dog-won = { $seat_is ->
    [you] Mostra { $card } e ganha { chips.put }.
   *[other] { $seat } mostra { $card } e ganha { chips.put }.
}
red-dog-won-part = { $seat_is ->
    [you] Ganha com { $card }, mas no bolo só havia { chips }.
   *[other] { $seat } ganha com { $card }, mas no bolo só havia { chips }.
}
red-dog-won-nothing = { $seat_is ->
    [you] Ganha com { $card }, mas o bolo não chega para pagar: a aposta é devolvida.
   *[other] { $seat } ganha com { $card }, mas o bolo não chega para pagar: a aposta é devolvida.
}
red-dog-lost = { $seat_is ->
    [you] Perde { chips.put }.
   *[other] { $seat } perde { chips.put }.
}
red-dog-lost-shown = { $seat_is ->
    [you] Mostra { $cards } e perde { chips.put }.
   *[other] { $seat } mostra { $cards } e perde { chips.put }.
}
red-dog-bank-returned = { $seat_is ->
    [you] Recolhe o que resta da banca: { chips }.
   *[other] { $seat } recolhe o que resta da banca: { chips }.
}
red-dog-bank-spent = Da banca não resta nada.
red-dog-pot-divided = O pote passou do limite e é dividido: { chips } para cada um dos { $count } jogadores; ficam { $rest }.
red-dog-pot-shared = A mesa acaba e o pote é repartido: { chips } para cada um.
red-dog-pot-shared-odd = A mesa acaba e o pote é repartido: { chips } para cada um, e mais { $odd } uma a uma a partir da esquerda de quem deu.

# O que corre mal com cartas verdadeiras.
red-dog-misdealt-none = { $seat_is ->
    [you] Não recebeu cartas e fica de fora nesta ronda.
   *[other] { $seat } não recebeu cartas e fica de fora nesta ronda.
}
red-dog-misdealt-over = { $seat_is ->
    [you] Recebeu cartas a mais e fica de fora nesta ronda.
   *[other] { $seat } recebeu cartas a mais e fica de fora nesta ronda.
}
red-dog-misdealt-short = { $seat_is ->
    [you] Recebeu cartas a menos: pode apostar, ou largá-las sem multa.
   *[other] { $seat } recebeu cartas a menos: pode apostar, ou largá-las sem multa.
}
red-dog-top-exposed = A carta de cima foi vista por acaso.
red-dog-paid-by-mistake = { $seat_is ->
    [you] Pôs { chips.put } por engano. Lá ficam.
   *[other] { $seat } pôs { chips.put } por engano. Lá ficam.
}
red-dog-overpaid = { $seat_is ->
    [you] Recebe { chips.put } a mais.
   *[other] { $seat } recebe { chips.put } a mais.
}
red-dog-overpayment-returned = { $seat_is ->
    [you] Devolve { chips.put }.
   *[other] { $seat } devolve { chips.put }.
}

# A mesa.
red-dog-pot = Pote
red-dog-bank = Banca
red-dog-pool = Bolo
red-dog-draw = Sorteio de quem dá
red-dog-upcard = Carta a bater
red-dog-turned = Cartas viradas
red-dog-seat-deals = { $seat_is ->
    [you] Dá as cartas
   *[other] { $seat }, dá as cartas
}
red-dog-seat-banks = { $seat_is ->
    [you] Banqueiro: o próprio
   *[other] { $seat }, banqueiro
}
red-dog-note-fund = { $amount }
red-dog-note-uncovered = { $amount }, por cobrir { $uncovered }
red-dog-note-stock = { $count_n ->
    [one] { $count } carta no baralho
   *[other] { $count } cartas no baralho
}
red-dog-note-out = fica de fora
red-dog-note-bet = aposta { $amount }
red-dog-note-sealed = aposta fechada
red-dog-note-won = ganhou, aposta { $amount }
red-dog-note-lost = perdeu, aposta { $amount }
red-dog-note-passed = passou
red-dog-note-discarded = largou sem multa
red-dog-note-skipped = sem fichas
red-dog-note-void = sem carta
red-dog-note-none = sem cartas
red-dog-note-over = cartas a mais
red-dog-note-short = cartas a menos
red-dog-note-net = saldo { $net }
red-dog-note-and-net = { $note }, saldo { $net }
red-dog-stock = { $count_n ->
    [one] Resta { $count } carta no baralho.
   *[other] Restam { $count } cartas no baralho.
}
red-dog-seen = { $count_n ->
    [one] Todos viram { $count } carta: { $cards }.
   *[other] Todos viram { $count } cartas: { $cards }.
}

# A mesa, como o navegador a desenha.
red-dog-ask-bank = É a sua vez de dar. Quanto põe na banca?
red-dog-ask-bet = A sua mão bate a próxima carta? Aposte ou passe.
red-dog-ask-show = Ganhou. Que carta mostra?
red-dog-ask-cover = Quanto da banca quer cobrir? Ninguém viu ainda nenhuma mão.
red-dog-ask-sealed = Quanto aposta? Ninguém viu ainda nenhuma mão.
red-dog-situation = { $cards }
red-dog-pass-costs = custa { $fine }
red-dog-pass-free = grátis
red-dog-quick-least = mín.
    .told = Mínimo: { $amount }
red-dog-quick-half = metade
    .told = Metade: { $amount }
red-dog-quick-most = máx.
    .told = Máximo: { $amount }
red-dog-show-card = Mostrar { $card }
red-dog-uncovered = { $amount } por cobrir
red-dog-card-of = carta de { $name }
red-dog-card-of-you = a sua carta
red-dog-look = Ver de perto: { $name }
red-dog-no-hand = Sem cartas nesta ronda.
red-dog-you-bank = Tem a banca e joga sem cartas.
red-dog-mark-dealer = Dá as cartas
    .letter = D
red-dog-mark-banker = Tem a banca
    .letter = B
red-dog-mark-sealed = fechada
red-dog-mark-won = ganhou
red-dog-mark-lost = perdeu
red-dog-mark-passed = passou
red-dog-mark-discarded = sem aposta
red-dog-mark-skipped = sem fichas
red-dog-mark-void = sem carta

# O que convém saber antes de decidir.
red-dog-warn-fine = Passar custa { $fine }, tanto como a menor aposta pode perder.
red-dog-warn-fine-other = Passar custa { $fine }; a menor aposta é { $least }.
red-dog-warn-blind = Aposta sem ver a sua mão.
red-dog-warn-bank = Pode perder toda a banca que puser.

# Mesas prontas.
red-dog-preset-base = Pote
    .help = Todos põem um ante no pote. Cada um, na sua vez, aposta que a sua mão bate a carta seguinte, até ao pote inteiro, ou passa com multa.
red-dog-preset-burn = Carta queimada
    .help = Como no pote, mas antes de cada carta que decide mostra-se e descarta-se outra.
red-dog-preset-bank = Banca
    .help = Quem dá põe uma banca e os outros jogam contra ela, cada um na sua vez e com as cartas na mão.
red-dog-preset-six-spot = Seis, banqueiro
    .help = Vira-se para todos uma carta até ao seis. Cada um cobre parte da banca na sua vez, sem ver a sua mão.
red-dog-preset-pool = Seis, bolo
    .help = Três cartas a cada um, uma carta até ao seis para todos, e apostas fechadas, às cegas e ao mesmo tempo.

# Opções da mesa.
red-dog-option-variant = Modo de jogo
    .help = Pelo pote; contra a banca de quem dá; ou o jogo do seis, com uma carta até ao seis para todos: contra um banqueiro ou por um bolo.
    .base = Pelo pote
    .bank = Contra uma banca
    .six_banker = Seis, banqueiro
    .six_pool = Seis, bolo
red-dog-option-burn = Queimar carta
    .help = Ligado: antes de cada carta que decide, mostra-se e descarta-se a carta de cima.
red-dog-option-seats = Lugares
    .help = Quantas pessoas podem jogar à mesa.
red-dog-option-ante = Ante
    .help = O que todos pagam antes de se darem as cartas. No pote é também a menor aposta e a multa por passar.
red-dog-option-hand = Cartas na mão
    .help = Conforme os jogadores: cinco, e quatro com mais de oito ou se as cartas não chegarem. Ou sempre cinco, ou sempre quatro.
    .auto = Conforme os jogadores
red-dog-option-pot_limit = Limite do pote
    .help = Um pote acima disto é dividido pelos jogadores no fim da ronda. Sem número, continua a crescer.
red-dog-option-reante_below_min = Novo ante com pote pequeno
    .help = Ligado: todos põem o ante outra vez não só quando o pote fica vazio, mas também quando lá fica menos do que um ante.
red-dog-option-burn_three_cards = Três cartas para nove e dez
    .help = Ligado: com carta queimada podem jogar nove e dez, com três cartas cada um.
red-dog-option-min_bet = Menor aposta
    .help = O menos que se pode apostar contra uma banca ou no bolo.
red-dog-option-pass_fee = Preço de passar
    .help = O que custa passar contra uma banca. Vai para a banca.
red-dog-option-partial = Quando o bolo não chega
    .help = O que recebe o primeiro a quem o bolo não chega: o resto, ou só a sua aposta.
    .rest = O resto
    .none = Devolve-se a aposta
red-dog-option-first_dealer = Primeiro a dar
    .help = Dão-se cartas abertas até ao primeiro ás, ou decide uma só carta.
    .ace = O primeiro ás
    .random = Uma carta
red-dog-option-entry_fee = Entrada
    .help = O que paga para o pote, além do primeiro ante, quem se senta mais tarde.

red-dog-bots = Como jogam os bots
    .usual = cada um à sua maneira
    .careful = com cautela
    .bold = com ousadia
    .exact = por cálculo exato
