# Casino War: o nome, as ações, o que acontece e as opções da mesa.

casino-war-name = Casino War
casino-war-tagline = Uma carta contra a da banca. Se empatam, há guerra.

# Ações: as palavras que as dizem; a primeira é a que se mostra.
casino-war-verb-war = guerra | ir à guerra | vou à guerra
    .label = Guerra
    .hint = apostar outro tanto e comparar cartas novas
casino-war-verb-surrender = render-se | rendo-me | desistir | desisto
    .label = Render-se
    .hint = entregar metade da aposta

# O que aconteceu.
casino-war-burned = { $count_n ->
    [one] Queima-se { $count } carta tapada.
   *[other] Queimam-se { $count } cartas tapadas.
}
casino-war-dealer-dealt = A banca recebe { $card }.
casino-war-tied = { $seat_is ->
    [you] Empata com a banca.
   *[other] { $seat } empata com a banca.
}
casino-war-went-to-war = { $seat_is ->
    [you] Vai à guerra e acrescenta { chips.put }.
   *[other] { $seat } vai à guerra e acrescenta { chips.put }.
}
casino-war-surrendered = { $seat_is ->
    [you] Rende-se.
   *[other] { $seat } rende-se.
}
casino-war-settled-won = { $seat_is ->
    [you] Ganha com a carta mais alta: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } ganha com a carta mais alta: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
casino-war-settled-lost = { $seat_is ->
    [you] Perde contra a carta mais alta da banca: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } perde contra a carta mais alta da banca: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
casino-war-settled-surrendered = { $seat_is ->
    [you] Recupera metade da aposta: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } recupera metade da aposta: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
casino-war-settled-war-won = { $seat_is ->
    [you] Ganha a guerra: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } ganha a guerra: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
casino-war-settled-war-lost = { $seat_is ->
    [you] Perde a guerra: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } perde a guerra: apostou { $staked }, recebe { $returned }, saldo { $net }.
}
casino-war-settled-war-tied = { $seat_is ->
    [you] Volta a empatar e assim ganha a guerra: apostou { $staked }, recebe { $returned }, saldo { $net }.
   *[other] { $seat } volta a empatar e assim ganha a guerra: apostou { $staked }, recebe { $returned }, saldo { $net }.
}

# O que convém saber antes de apostar.
casino-war-warn-above = Se apostar mais de { $most }, as suas fichas não chegam para a guerra: num empate, só poderá render-se.
casino-war-warn-no-war = As suas fichas: { $chips }. Depois desta aposta, não chegam para a guerra: num empate, só poderá render-se.

# Notas curtas junto a um lugar da mesa.
casino-war-burned-so-far = { $count_n ->
    [one] { $count } carta queimada
   *[other] { $count } cartas queimadas
}
casino-war-note-war = em guerra, { $staked } em jogo
casino-war-note-won = carta mais alta, saldo { $net }
casino-war-note-lost = carta mais baixa, saldo { $net }
casino-war-note-surrendered = rendição, saldo { $net }
casino-war-note-war-won = guerra ganha, saldo { $net }
casino-war-note-war-lost = guerra perdida, saldo { $net }
casino-war-note-war-tied = segundo empate, saldo { $net }
casino-war-shoe-fresh = { $left_n ->
    [one] { $decks } baralhos, { $left } carta por ver; baralha-se tudo antes de cada ronda.
   *[other] { $decks } baralhos, { $left } cartas por ver; baralha-se tudo antes de cada ronda.
}
casino-war-shoe-left = { $left_n ->
    [one] { $decks } baralhos, { $left } carta por ver; baralha-se quando tiverem saído { $least } a { $most } cartas do sabot.
   *[other] { $decks } baralhos, { $left } cartas por ver; baralha-se quando tiverem saído { $least } a { $most } cartas do sabot.
}

# Mesas já preparadas.
casino-war-preset-session = Partida
    .help = Vinte rondas com registo para um jogador, 2 fichas cada, com tudo baralhado de novo antes de cada ronda.
casino-war-preset-table = Normal
    .help = Até sete jogadores, apostas de 2 a 100 fichas, sem fim marcado.

# Opções da mesa.
casino-war-option-stake = Aposta fixa
    .help = A aposta única de todas as rondas. Sem ela, cada jogador escolhe a sua dentro dos limites.
casino-war-option-min_stake = Aposta mínima
    .help = O menos que se pode apostar quando a aposta não é fixa.
casino-war-option-max_stake = Aposta máxima
    .help = O mais que se pode apostar quando a aposta não é fixa.
casino-war-option-rounds = Rondas
    .help = Quantas rondas tem uma partida. Sem número, joga-se até as pessoas saírem.
casino-war-option-seats = { banking-option-seats }
    .help = { banking-option-seats.help }
casino-war-option-decks = Baralhos
    .help = Quantos baralhos de 52 cartas se misturam.
casino-war-option-war_tie_payout = Prémio do segundo empate
    .help = O que a aposta de guerra ganha quando as cartas novas voltam a empatar.
casino-war-option-fresh_shuffle = Baralhar sempre
    .help = Ligado: baralha-se o conjunto todo antes de cada ronda. Desligado: joga-se do mesmo sabot até sair a carta de corte.
casino-war-option-cut_from = Carta de corte, primeiro lugar
    .help = O menor número de cartas antes da carta de corte do sabot.
casino-war-option-cut_to = Carta de corte, último lugar
    .help = O maior número de cartas antes da carta de corte do sabot.
casino-war-option-reserve_for_war = Reserva para a guerra
    .help = Ligado: aposta-se no máximo metade das fichas, para a guerra estar sempre ao alcance.
casino-war-option-even_stakes_only = Só apostas pares
    .help = Ligado: apostas em números pares de fichas, para a rendição nunca custar meia ficha.

# As probabilidades. Todos os valores são por unidade da aposta inicial.
casino-war-odds-tie = Um primeiro empate: { $value } ({ $exact }).
casino-war-odds-second-tie = Um segundo empate, já em guerra: { $value } ({ $exact }).
casino-war-odds-war = Ir sempre à guerra: { $value } por ficha apostada ({ $exact }), desvio-padrão { $deviation }.
casino-war-odds-surrender = Render-se sempre: { $value } por ficha apostada ({ $exact }), desvio-padrão { $deviation }.
casino-war-odds-best-war = A melhor resposta a um empate: guerra.
casino-war-odds-best-surrender = A melhor resposta a um empate: guerra e rendição valem o mesmo.
casino-war-odds-session = { $rounds_n ->
    [one] Uma partida de uma ronda:
   *[other] Uma partida de { $rounds } rondas:
}
casino-war-odds-session-war = sempre guerra – ganha { $win }, empata { $draw }, perde { $lose }.
casino-war-odds-session-surrender = sempre rendição – ganha { $win }, empata { $draw }, perde { $lose }.

# O que se pergunta ao jogador.
casino-war-ask-tie = Empate. Vai à guerra, ou rende-se e perde metade da aposta?
