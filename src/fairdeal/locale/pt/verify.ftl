# O que diz a verificação de um registo: `fairdeal verify`.

# A partida
verify-house = { $game }, regras versão { $rules }: as opções da mesa estão completas e são possíveis: { $options }.
verify-round = Ronda { $round }: está tudo certo, { $cards_n ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $actions_n ->
    [one] { $actions } ação
   *[other] { $actions } ações
} e { $transfers_n ->
    [one] { $transfers } movimento
   *[other] { $transfers } movimentos
} de fichas.
verify-round-void = A ronda { $round } foi anulada. { $why }
verify-results = { $count_n ->
    [one] O resultado do único lugar decorre das suas rondas.
   *[other] Os resultados dos { $count } lugares decorrem das suas rondas.
}
verify-results-open = { $count_n ->
    [one] A partida não acabou. Até aqui, o resultado do único lugar decorre das suas rondas.
   *[other] A partida não acabou. Até aqui, os resultados dos { $count } lugares decorrem das suas rondas.
}
verify-receipt = O recibo { $receipt } foi dado pela ronda número { $round } deste registo, contando as anuladas: essa ronda, e tudo o que veio antes, está como estava quando o recibo foi dado.
verify-receipt-opening = É com o recibo { $receipt } que este registo começa: foi dado antes da primeira ronda.

# Como se baralhou
verify-shuffle = Baralhamento { $shuffle }: o selo é o que foi mostrado antes dos cortes, e cada corte é o que o seu lugar mostrou. { $cuts_n ->
    [1] Abriu-se 1 corte, por um jogador.
   *[other] Abriram-se { $cuts } cortes, { $players_n ->
        [one] { $players } deles por um jogador.
       *[other] { $players } deles por jogadores.
    }
}
verify-shuffle-alone = Baralhamento { $shuffle }: o selo é o que foi mostrado antes dos cortes, mas nenhum jogador abriu um corte; a ordem das cartas foi decidida só pela casa.
verify-shuffle-undealt = Baralhamento { $shuffle }: o selo é o que foi mostrado, e não se deu nenhuma carta.
verify-reshuffle = Baralhamento { $shuffle }, a meio da ronda: o selo é o que foi mostrado antes dos cortes, e cada corte é o que o seu lugar mostrou. { $cuts_n ->
    [1] Abriu-se 1 corte, por um jogador.
   *[other] Abriram-se { $cuts } cortes, { $players_n ->
        [one] { $players } deles por um jogador.
       *[other] { $players } deles por jogadores.
    }
}
verify-reshuffle-alone = Baralhamento { $shuffle }, a meio da ronda: o selo é o que foi mostrado antes dos cortes, mas nenhum jogador abriu um corte; a ordem das cartas foi decidida só pela casa.

# O que não está certo
verify-result-differs = O registo dá o resultado { $told }; as rondas dão { $found }.
verify-seats-unordered = Os lugares estão aqui como { $told }; por ordem de número, cada um uma vez, são { $found }.
verify-seats-differ = O registo abre a ronda com { $told }; do que ficou para trás resulta { $found }.
verify-dealt-out = { $seat }: tinha apostado e ficou de fora da ronda sem motivo, pois nem escondeu um corte nem deixou a mesa.
verify-round-too-many = A partida já tinha acabado antes desta ronda.
verify-round-not-finished = A ronda interrompe-se antes de estar paga.
verify-transfer-differs = O registo move { $told }; pelas regras é { $found }.
verify-spelling = Em vez de { $told } tem de estar escrito { $found }.
verify-link-missing = Este selo foi feito depois de { $told }, e o registo até ele dá { $found }: algo que veio antes falta, foi alterado ou trocado.
verify-link-differs = O registo dá o elo { $told }; do que aconteceu resulta { $found }. Algo foi alterado depois de o elo ser feito.
verify-hidden-differs = O registo diz { $told } sobre se alguém não viu isto; pelas regras é { $found }.
verify-not-closed = Já acabou, e o registo não diz que foi encerrada.
verify-called-off = Uma ronda foi interrompida porque a mesa foi encerrada, e o registo não diz que o foi.
verify-after-closing = Já tinha sido encerrada antes disto.
verify-receipt-false = Nenhuma ronda deste registo deu o recibo { $receipt }: este não é o registo certo, ou uma ronda falta, foi alterada ou trocada.
verify-receipts-none = Este registo é da versão 1 do jogo limpo, que não dava recibos.
verify-shuffle-number-differs = O registo diz que a ronda saiu do baralhamento número { $told }, a contar de 0; foi do número { $found }.
verify-shuffle-missing = Aqui era preciso baralhar de novo, e isso não está no registo.
verify-shuffle-not-due = Há aqui um baralhamento de que a ronda não precisou.
verify-shuffle-not-made = Aqui dá-se uma carta, ou diz-se que se baralhou, e o registo não tem o baralhamento.
verify-shuffled-cards-differ = As cartas a baralhar estão indicadas como { $told }; pelas regras são { $found }.
verify-void-for-nothing = Este baralhamento é dado como nulo sem motivo: ninguém escondeu um corte sem o qual a ronda não pudesse continuar.
verify-shuffle-unused = O registo diz que se baralhou { $told } vezes; as rondas só pediram { $found }.
verify-decks-differ = O número de baralhos indicado é { $told }; pelas opções da mesa é { $found }.
verify-cut-card-differs = Os limites indicados para a carta de corte são { $told }; pelas opções da mesa são { $found }.
verify-seal-closed = O selo não foi aberto, e por isso não se pode verificar a ordem das cartas.
verify-cut-of-nobody = Há um corte do lugar número { $number }, que não tinha aposta nesta ronda.
verify-made-by-differs = O corte está indicado como feito por { $told }; por quem lá está sentado, é { $found }.
verify-cut-withheld = { $seat }: mostrou um corte e não o abriu, mas continuou na ronda. Quem não abre o corte fica de fora antes da primeira carta.

# Um só baralhamento, passo a passo
check-seal-true = O selo é o que a casa mostrou antes dos cortes.
check-seal-false = O selo não é o que a casa mostrou antes dos cortes.
check-seal-linked = O selo é o que a casa mostrou antes dos cortes, e foi feito depois do que o registo conta até ele.
check-seal-unlinked = O selo não corresponde ao que a casa mostrou antes dos cortes: é outro, ou alterou-se o que veio antes.
check-seats-true = { $count_n ->
    [one] Cortou { $count } lugar,
   *[other] Cortaram { $count } lugares,
} { $players_n ->
    [one] e { $players } corte foi aberto por um jogador.
   *[other] e { $players } cortes foram abertos por jogadores.
}
check-house-alone = { $count_n ->
    [0] Ninguém cortou; a ordem das cartas foi decidida só pela casa.
    [one] Cortou { $count } lugar, mas nenhum jogador abriu um corte; a ordem das cartas foi decidida só pela casa.
   *[other] Cortaram { $count } lugares, mas nenhum jogador abriu um corte; a ordem das cartas foi decidida só pela casa.
}
check-seat-twice = O lugar número { $number } aparece com { $count } cortes; cada lugar corta uma vez.
check-commitment-size = Um compromisso tem { $wanted } bytes; este tem { $size }.
check-cut-closed = { $seat }: o corte foi mostrado e nunca aberto; não conta para baralhar.
check-cut-size = Um corte tem de 1 a { $most } bytes; este tem { $size }.
check-cut-false = { $seat }: o corte não é o que foi mostrado.
check-cut-true-player = { $seat }: o corte, feito pelo jogador, é o que foi mostrado.
check-cut-true-house = { $seat }: o corte, feito pela casa, é o que foi mostrado.
check-no-card = A carta { $place } antes de baralhar é { $number }, e as cartas vão de 0 a 51.
check-cards-true = { $count_n ->
    [one] Baralhou-se { $count } carta.
   *[other] Baralharam-se { $count } cartas.
}
check-order-too-long = Indicam-se { $told } cartas, e há { $count }.
check-order-false = A carta { $place } está indicada como { $told }; o selo e os cortes dão { $found }.
check-order-true = Compararam-se { $seen } de { $count } cartas, e todas estão como o selo e os cortes as dão.
check-no-cut-card = O jogo não tem carta de corte.
check-cut-card-true = Por cima da carta de corte há { $found }, como o selo e os cortes dão.
check-cut-card-false = Por cima da carta de corte indicam-se { $told }; o selo e os cortes dão { $found }.
