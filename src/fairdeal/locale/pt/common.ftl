# O que todos os jogos dizem.

the-dealer = Banca
the-table = Mesa
the-seat = { $seat_is ->
    [you] O seu lugar
   *[other] { $seat }
}
seat-name = Lugar { $number }

round-void-deck-incomplete = O conjunto de cartas está incompleto. A ronda não conta e todas as apostas são devolvidas.
round-void-card-missing = Falta uma carta e não se pode acabar de dar. A ronda não conta e todas as apostas são devolvidas.
round-void-no-bets = Ninguém apostou; não se dão cartas.
round-void-no-capture = Ninguém levou cartas, por isso a mão não conta. Volta a dar o mesmo jogador.
round-void-table-closed = A mesa foi encerrada, por isso a mão não conta.

# Uma quantia com o seu nome; `.put` é a forma depois de um verbo como «aposta».
chips = { $amount_n ->
    [0.5] { $amount } ficha
    [one] { $amount } ficha
    [many] { $amount } de fichas
   *[other] { $amount } fichas
}
    .put = { $amount_n ->
        [0.5] { $amount } ficha
        [one] { $amount } ficha
        [many] { $amount } de fichas
       *[other] { $amount } fichas
    }

# O que saiu do sabot desde que se baralhou, valor a valor.
shoe-seen = { $count_n ->
    [one] Desde que se baralhou, saiu { $count } carta: { $ranks }.
   *[other] Desde que se baralhou, saíram { $count } cartas: { $ranks }.
}
shoe-seen-none = Desde que se baralhou, ainda não saiu nenhuma carta.
shoe-rank = { $rank } × { $count }

# Enumerações: list-more junta todas as partes menos a última.
list-more = { $start }, { $part }
list-last = { $start } e { $part }
decimal-mark = ,
