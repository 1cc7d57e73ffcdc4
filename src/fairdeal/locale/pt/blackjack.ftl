# Blackjack: o nome, as ações, o que acontece e as opções da mesa.

blackjack-name = Blackjack
blackjack-tagline = Chegue mais perto de 21 do que a banca, sem passar.

# Ações: as palavras que as dizem; a primeira é a que se mostra.
blackjack-verb-hit = carta | pedir | peço
    .label = Carta
    .hint = pedir mais uma carta
blackjack-verb-stand = ficar | fico | parar | paro | chega
    .label = Ficar
    .hint = não pedir mais cartas
blackjack-verb-double = dobrar | dobro
    .label = Dobrar
    .hint = apostar outro tanto e receber só mais uma carta
blackjack-verb-split = separar | separo | dividir
    .label = Separar
    .hint = fazer duas mãos do par e apostar outro tanto
blackjack-verb-surrender = render-se | rendo-me | desistir | desisto
    .label = Render-se
    .hint = entregar a mão por metade da aposta
blackjack-verb-insure = seguro | segurar
    .label = Seguro
    .hint = apostar metade em como a banca tem blackjack
blackjack-verb-decline = recusar | recuso | sem seguro
    .label = Recusar
    .hint = não fazer seguro

# Totais, dentro de outras frases.
blackjack-total = { $total }
blackjack-total-soft = { $best } ou { $low }
blackjack-total-blackjack = blackjack

# O que aconteceu. Quando um lugar tem várias mãos, o número da mão vem primeiro.
blackjack-of-hand = Mão { $hand }. { $said }
blackjack-got-total = { $seat_is ->
    [you] Recebe { $card }: { $total }.
   *[other] { $seat } recebe { $card }: { $total }.
}
blackjack-dealer-shows = A banca mostra { $card }.
blackjack-dealer-got = A banca tira { $card }: { $total }.
blackjack-blackjack-dealt = { $seat_is ->
    [you] Tem um blackjack!
   *[other] { $seat } tem um blackjack!
}
blackjack-insurance-offered = A banca mostra um ás e oferece seguro.
blackjack-insured = { $seat_is ->
    [you] Faz seguro e aposta { chips.put }.
   *[other] { $seat } faz seguro e aposta { chips.put }.
}
blackjack-insurance-declined = { $seat_is ->
    [you] Não faz seguro.
   *[other] { $seat } não faz seguro.
}
blackjack-insurance-gone = { $seat_is ->
    [you] A banca não tem blackjack: perde o seguro.
   *[other] A banca não tem blackjack: { $seat } perde o seguro.
}
blackjack-stood = { $seat_is ->
    [you] Fica com { $total }.
   *[other] { $seat } fica com { $total }.
}
blackjack-doubled = { $seat_is ->
    [you] Dobra e acrescenta { chips.put }.
   *[other] { $seat } dobra e acrescenta { chips.put }.
}
blackjack-split = { $seat_is ->
    [you] Separa o par e acrescenta { chips.put }.
   *[other] { $seat } separa o par e acrescenta { chips.put }.
}
blackjack-surrendered = { $seat_is ->
    [you] Rende-se.
   *[other] { $seat } rende-se.
}
blackjack-busted = { $seat_is ->
    [you] São { $total }, passou de 21: perde esta aposta.
   *[other] São { $total }, passou de 21: { $seat } perde esta aposta.
}
blackjack-dealer-busted = A banca tem { $total }: passou de 21.
blackjack-dealer-stood = A banca fica com { $total }.
blackjack-dealer-has-blackjack = A banca tem um blackjack.
blackjack-hole-dealt = A banca recebe uma carta tapada.
blackjack-hole-peeked = A banca vê a carta tapada: não tem blackjack.
blackjack-hole-turned = A banca vira a carta tapada, { $card }: { $total }.
blackjack-reshuffled = { $count_n ->
    [one] O sabot acabou: volta a baralhar-se { $count } carta das rondas anteriores.
   *[other] O sabot acabou: voltam a baralhar-se { $count } cartas das rondas anteriores.
}
blackjack-settled-blackjack = { $seat_is ->
    [you] Ganha { $pays } com um blackjack: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } ganha { $pays } com um blackjack: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-settled-won = { $seat_is ->
    [you] Ganha: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } ganha: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-settled-pushed = { $seat_is ->
    [you] Empata, e a aposta é devolvida: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } empata, e a aposta é devolvida: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-settled-lost = { $seat_is ->
    [you] Perde contra a banca: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } perde contra a banca: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-settled-busted = { $seat_is ->
    [you] Perdeu por passar de 21: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } perdeu por passar de 21: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-settled-surrendered = { $seat_is ->
    [you] Recupera metade da aposta: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } recupera metade da aposta: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-settled-returned = { $seat_is ->
    [you] O blackjack da banca só leva a sua primeira aposta: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] O blackjack da banca só leva a primeira aposta de { $seat }: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-settled-void = { $seat_is ->
    [you] Já não há cartas para acabar a sua mão: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] Já não há cartas para acabar a mão de { $seat }: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-insurance-won = { $seat_is ->
    [you] O seu seguro ganha { $pays }: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] O seguro de { $seat } ganha { $pays }: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-insurance-lost = { $seat_is ->
    [you] Perde o seguro: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } perde o seguro: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-insurance-returned = { $seat_is ->
    [you] O seu seguro ficou por decidir e é devolvido: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] O seguro de { $seat } ficou por decidir e é devolvido: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
blackjack-settled-together = { $seat_is ->
    [you] As suas apostas juntas: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] As apostas de { $seat } juntas: apostou { $staked }, recebe { $returned }, saldo { $net }.
}

# O que convém saber antes de apostar.
blackjack-warn-above = Se apostar mais de { $most }, as suas fichas não chegam para dobrar nem para separar.
blackjack-warn-no-double = As suas fichas: { $chips }. Depois desta aposta, não chegam para dobrar nem para separar.

# Lugares da mesa e notas curtas ao lado.
blackjack-seat-hand = { $seat_is ->
    [you] A sua mão { $hand }
   *[other] { $seat }, mão { $hand }
}
blackjack-seat-hand-in-turn = { $seat_is ->
    [you] A sua mão { $hand }, é a sua vez
   *[other] { $seat }, mão { $hand }, a jogar
}
blackjack-note-total = { $total }
blackjack-note-hand = { $total }, aposta { $staked }
blackjack-note-insured = { $total }, aposta { $staked }, seguro { $insurance }
blackjack-note-blackjack = { $total }, saldo { $net }
blackjack-note-won = { $total }, ganha, saldo { $net }
blackjack-note-pushed = { $total }, empate, saldo { $net }
blackjack-note-lost = { $total }, perde, saldo { $net }
blackjack-note-busted = { $total }, passou, saldo { $net }
blackjack-note-surrendered = { $total }, rendição, saldo { $net }
blackjack-note-returned = { $total }, aposta devolvida, saldo { $net }
blackjack-note-void = { $total }, anulada, saldo { $net }
blackjack-shoe = Sabot
blackjack-decks = { $decks_n ->
    [one] { $decks } baralho
   *[other] { $decks } baralhos
}
blackjack-shoe-left = { $left_n ->
    [one] { $decks }, resta { $left } carta; baralha-se ao fim de mais { $least } a { $most }.
   *[other] { $decks }, restam { $left } cartas; baralha-se ao fim de mais { $least } a { $most }.
}
blackjack-shoe-ends = { $left_n ->
    [one] { $decks }, resta { $left } carta; baralha-se depois desta ronda.
   *[other] { $decks }, restam { $left } cartas; baralha-se depois desta ronda.
}

# A mesa no navegador: o que se pergunta ao jogador, marcas curtas ao lado das mãos e o sabot.
blackjack-ask-insurance = A banca mostra um ás: quer seguro?
blackjack-ask-play = Tem { $total }: carta ou fica?
blackjack-ask-play-hand = { $hand_n ->
    [1] A sua primeira mão soma { $total }: carta ou fica?
    [2] A sua segunda mão soma { $total }: carta ou fica?
    [3] A sua terceira mão soma { $total }: carta ou fica?
   *[other] A sua mão { $hand } soma { $total }: carta ou fica?
}
blackjack-dealer-next = pede até 17
blackjack-dealer-next-soft = pede até 17, e com 17 suave
blackjack-mark-blackjack = blackjack
blackjack-mark-won = ganhou
blackjack-mark-pushed = empate
blackjack-mark-lost = perdeu
blackjack-mark-busted = passou
blackjack-mark-surrendered = rendição
blackjack-mark-returned = devolvida
blackjack-mark-void = anulada
blackjack-mark-insured = seguro { $amount }
blackjack-shoe-dealt = { $dealt_n ->
    [one] saiu { $dealt } carta
   *[other] saíram { $dealt } cartas
}
blackjack-shoe-about = baralha-se daqui a cerca de { $about }
blackjack-shoe-due = baralha-se após a ronda
blackjack-situation = { $cards } ({ $total }) contra { $upcard }

# Ao lado da mesa: a tabela e as cartas que já saíram.
blackjack-chart = Tabela
blackjack-chart-yours = A sua mão { $hand } contra { $upcard }: { $move }.
blackjack-count = Contagem
blackjack-count-help = As cartas que já saíram deste sabot.
blackjack-count-rank = Carta
blackjack-count-seen = Saíram
blackjack-count-left = { $left_n ->
    [one] resta { $left } carta
   *[other] restam { $left } cartas
}

# Mesas já preparadas.
blackjack-preset-table = Normal
    .help = Sete lugares, apostas de 2 a 100 fichas: separa-se uma vez, e depois não se dobra.
blackjack-preset-european = Europeia
    .help = Até quatro mãos de pares separados, que também se podem dobrar.
blackjack-preset-friendly = Generosa
    .help = Tudo o que ajuda o jogador: quatro mãos, dobrar depois de separar e com ás e nove, e o blackjack da banca só leva a primeira aposta.
blackjack-preset-vegas-strip = Las Vegas
    .help = Quatro baralhos e carta tapada: dobram-se quaisquer duas cartas, também depois de separar, e há até quatro mãos.
blackjack-preset-double-deck = Dois baralhos
    .help = Dois baralhos e carta tapada: dobram-se quaisquer duas cartas, também depois de separar, e a banca pede com 17 suave.
blackjack-preset-single-deck = Um baralho
    .help = Um baralho e carta tapada: dobram-se quaisquer duas cartas, a banca pede com 17 suave, e o blackjack só paga 6:5.

# Opções da mesa.
blackjack-option-min_stake = Aposta mínima
    .help = O menos que se pode apostar numa ronda.
blackjack-option-max_stake = Aposta máxima
    .help = O mais que se pode apostar numa ronda. O que se dobra, separa ou segura vem por cima.
blackjack-option-seats = { banking-option-seats }
    .help = { banking-option-seats.help }
blackjack-option-cut_from = Carta de corte, primeiro lugar
    .help = O menor número de cartas antes da carta de corte, num sabot de seis baralhos; com outros, em proporção.
blackjack-option-cut_to = Carta de corte, último lugar
    .help = O maior número de cartas antes da carta de corte, num sabot de seis baralhos; com outros, em proporção.
blackjack-option-split_tens = Separar dezes
    .help = value: quaisquer duas cartas de dez são um par, como K e Q. rank: só duas da mesma figura. never: não se separam dezes.
blackjack-option-double_soft_low = Dobrar ás e nove
    .help = Ligado: um ás e um nove podem dobrar-se como 10. Desligado: são 20 e não se dobram.
blackjack-option-das = Dobrar depois de separar
    .help = Ligado: as mãos de um par separado também se podem dobrar.
blackjack-option-max_hands = Máximo de mãos
    .help = Quantas mãos um jogador pode ter ao separar, e voltar a separar. Os ases separam-se uma só vez, salvo se a mesa deixar voltar a separá-los.
blackjack-option-obo = Só a primeira aposta
    .help = Ligado: um blackjack da banca só leva a primeira aposta; o que se dobrou e separou é devolvido, mas não as apostas das mãos que passaram de 21. Desligado: leva tudo.
blackjack-option-insurance_partial = Seguro parcial
    .help = Ligado: quem tem menos de metade da aposta pode fazer seguro com o que resta. Desligado: o seguro é exatamente metade da aposta.
blackjack-option-bank_cap = Limite da banca
    .help = O que a casa pode perder no total. As apostas que não poderia pagar são recusadas. Sem número, não há limite.
blackjack-option-even_stakes_only = Só apostas pares
    .help = Ligado: as apostas são números pares de fichas, para que blackjack e seguro nunca deem meia ficha.
blackjack-option-decks = Baralhos
    .help = Quantos baralhos de 52 cartas se juntam.
blackjack-option-hits_soft_17 = A banca pede com 17 suave
    .help = Ligado: a banca tira mais uma carta com um ás e um seis, ou qualquer outro 17 suave. Desligado: a banca para em qualquer 17.
blackjack-option-double_on = Dobrar
    .help = Que duas cartas se podem dobrar: as que somam 10 ou 11, as que somam 9, 10 ou 11, ou quaisquer duas (any).
blackjack-option-resplit_aces = Voltar a separar ases
    .help = Ligado: se a um ás separado calhar outro ás, o par pode separar-se de novo, até ao máximo de mãos. Desligado: os ases separam-se uma só vez.
blackjack-option-blackjack_pays = Prémio do blackjack
    .help = O que ganha um blackjack. A 6:5, as apostas são múltiplos de cinco fichas, para que o prémio nunca parta uma meia ficha.
blackjack-option-peek = Carta tapada
    .help = Ligado: uma carta da banca fica tapada, e a banca vê-a quando mostra um ás ou um dez; um blackjack acaba a ronda antes de alguém jogar. Desligado: a banca tira a segunda carta quando todos acabaram.
blackjack-option-surrender = Rendição
    .help = late: as duas primeiras cartas podem entregar-se por metade da aposta, depois de a banca ver a carta tapada. Sem carta tapada, um blackjack da banca leva a aposta toda. none: não há rendição.

blackjack-bots = Como jogam os bots
    .basic = estratégia básica
    .counting = a contar cartas
