# Lo que dicen todos los juegos.

the-dealer = Crupier
the-table = Mesa
the-seat = { $seat_is ->
    [you] Tú
   *[other] { $seat }
}
seat-name = Asiento { $number }

round-void-deck-incomplete = La baraja está incompleta. La ronda no cuenta y se devuelven todas las apuestas.
round-void-card-missing = Falta una carta y no se puede terminar de repartir. La ronda no cuenta y se devuelven todas las apuestas.
round-void-no-bets = Nadie ha apostado, así que no se reparte.
round-void-no-capture = Nadie se ha llevado ninguna carta, así que el reparto no cuenta. Vuelve a repartir el mismo jugador.
round-void-table-closed = La mesa se ha cerrado, así que el reparto no cuenta.

# Una cantidad con su nombre; `.put` es la forma que va detrás de un verbo como «apuesta».
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

# Lo que ha salido del zapato desde que se barajó, valor por valor.
shoe-seen = { $count_n ->
    [one] Desde que se barajó ha salido { $count } carta: { $ranks }.
   *[other] Desde que se barajó han salido { $count } cartas: { $ranks }.
}
shoe-seen-none = Desde que se barajó no ha salido ninguna carta.
shoe-rank = { $rank } × { $count }

# Enumeraciones: list-more añade todas las partes menos la última.
list-more = { $start }, { $part }
list-last = { $start } y { $part }
decimal-mark = ,
