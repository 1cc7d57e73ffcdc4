# Lo que dice la comprobación de un registro: `fairdeal verify`.

# La partida
verify-house = { $game }, reglas versión { $rules }: las opciones de la casa están completas y permitidas: { $options }.
verify-round = Ronda { $round }: { $cards_n ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $actions_n ->
    [one] { $actions } jugada
   *[other] { $actions } jugadas
} y { $transfers_n ->
    [one] { $transfers } movimiento de fichas
   *[other] { $transfers } movimientos de fichas
}, todo correcto.
verify-round-void = La ronda { $round } fue nula. { $why }
verify-results = { $count_n ->
    [one] El resultado del único asiento se deduce de sus rondas.
   *[other] Los resultados de los { $count } asientos se deducen de sus rondas.
}
verify-results-open = { $count_n ->
    [one] La partida no ha acabado. Hasta aquí, el resultado del único asiento se deduce de sus rondas.
   *[other] La partida no ha acabado. Hasta aquí, los resultados de los { $count } asientos se deducen de sus rondas.
}
verify-receipt = La ronda número { $round } de este registro, contando las nulas, dio el recibo { $receipt }: esa ronda y todo lo anterior está como cuando se dio el recibo.
verify-receipt-opening = Este registro empieza con el recibo { $receipt }: se dio antes de la primera ronda.

# Mezclas
verify-shuffle = Mezcla { $shuffle }: el sello es el que se mostró antes de los cortes, y cada corte es el que mostró su asiento. { $cuts_n ->
    [1] Se abrió un corte, de un jugador.
   *[other] Se abrieron { $cuts } cortes, { $players_n ->
        [one] { $players } de ellos de un jugador.
       *[other] { $players } de ellos de jugadores.
    }
}
verify-shuffle-alone = Mezcla { $shuffle }: el sello es el que se mostró antes de los cortes, pero ningún jugador abrió un corte, así que la casa sola decidió el orden.
verify-shuffle-undealt = Mezcla { $shuffle }: el sello es el que se mostró, y no se repartió ninguna carta de ella.
verify-reshuffle = Mezcla { $shuffle }, a mitad de ronda: el sello es el que se mostró antes de los cortes, y cada corte es el que mostró su asiento. { $cuts_n ->
    [1] Se abrió un corte, de un jugador.
   *[other] Se abrieron { $cuts } cortes, { $players_n ->
        [one] { $players } de ellos de un jugador.
       *[other] { $players } de ellos de jugadores.
    }
}
verify-reshuffle-alone = Mezcla { $shuffle }, a mitad de ronda: el sello es el que se mostró antes de los cortes, pero ningún jugador abrió un corte, así que la casa sola decidió el orden.

# Lo que no cuadra
verify-result-differs = El registro dice que el resultado es { $told }; las rondas dan { $found }.
verify-seats-unordered = Los asientos aparecen como { $told }; en orden, cada uno una vez, son { $found }.
verify-seats-differ = El registro empieza la ronda con { $told }; lo anterior da { $found }.
verify-dealt-out = { $seat } había apostado y se quedó fuera de la ronda sin motivo: no retuvo ningún corte ni se había ido.
verify-round-too-many = La partida ya había acabado antes de esta ronda.
verify-round-not-finished = La ronda se corta antes de pagarse.
verify-transfer-differs = El registro mueve { $told }; las reglas mueven { $found }.
verify-spelling = { $told } debe escribirse { $found }.
verify-link-missing = Este sello se hizo después de { $told }, pero lo anterior del registro da { $found }: algo anterior a esta mezcla falta o está cambiado.
verify-link-differs = El registro dice que el eslabón es { $told }; lo que pasó da { $found }. Algo se cambió después de hacer el eslabón.
verify-hidden-differs = El registro dice { $told } sobre si a alguien no se le mostró esto; las reglas dicen { $found }.
verify-not-closed = La partida ha acabado, pero el registro no dice que se cerrara.
verify-called-off = Una ronda se suspendió porque se cerró la mesa, pero el registro no lo dice.
verify-after-closing = La partida se cerró antes de esto.
verify-receipt-false = Ninguna ronda de este registro dio el recibo { $receipt }: o es el registro de otra partida, o falta una ronda o está cambiada.
verify-receipts-none = Este registro se repartió con la versión 1 del juego limpio, que no daba recibos.
verify-shuffle-number-differs = El registro dice que la ronda se repartió de la mezcla número { $told }, contando desde 0; fue la número { $found }.
verify-shuffle-missing = Aquí tocaba una mezcla nueva, y el registro no la tiene.
verify-shuffle-not-due = Aquí hay una mezcla que la ronda no necesitaba.
verify-shuffle-not-made = Aquí se reparte una carta o se barajan las cartas, pero el registro no tiene mezcla para ello.
verify-shuffled-cards-differ = El registro dice que las cartas que se barajan son { $told }; según las reglas son { $found }.
verify-void-for-nothing = Esta mezcla se da por nula sin motivo: ningún asiento retuvo un corte sin el que la ronda no pudiera seguir.
verify-shuffle-unused = El registro tiene { $told } mezclas; sus rondas usaron { $found }.
verify-decks-differ = El registro dice que hay { $told } barajas; según las opciones de la casa son { $found }.
verify-cut-card-differs = El registro dice que el margen de la carta de corte es { $told }; según las opciones de la casa es { $found }.
verify-seal-closed = El sello no se ha abierto, así que no se puede comprobar el orden de las cartas.
verify-cut-of-nobody = El asiento número { $number } tiene un corte, pero no apostó en esta ronda.
verify-made-by-differs = El registro dice que el corte lo hizo { $told }; por quien se sienta ahí, fue { $found }.
verify-cut-withheld = { $seat } mostró un corte y no lo abrió, pero siguió en la ronda. El asiento que retiene su corte se queda fuera antes de la primera carta.

# Una sola mezcla, paso a paso
check-seal-true = El sello es el que la casa mostró antes de los cortes.
check-seal-false = El sello no es el que la casa mostró antes de los cortes.
check-seal-linked = El sello es el que la casa mostró antes de los cortes, y se hizo después de todo lo que el registro tiene antes.
check-seal-unlinked = El sello no concuerda con lo que la casa mostró antes de los cortes: es otro sello, o algo anterior está cambiado.
check-seats-true = { $count_n ->
    [one] Cortó un asiento,
   *[other] Cortaron { $count } asientos,
} { $players_n ->
    [one] y { $players } corte lo abrió un jugador.
   *[other] y { $players } cortes los abrieron jugadores.
}
check-house-alone = { $count_n ->
    [0] Nadie cortó, así que la casa sola decidió el orden.
    [one] Cortó un asiento, pero ningún jugador abrió un corte, así que la casa sola decidió el orden.
   *[other] Cortaron { $count } asientos, pero ningún jugador abrió un corte, así que la casa sola decidió el orden.
}
check-seat-twice = El asiento número { $number } tiene { $count } cortes; cada asiento corta una vez.
check-commitment-size = Un compromiso tiene { $wanted } bytes; este tiene { $size }.
check-cut-closed = { $seat } mostró un corte pero nunca lo abrió, así que se queda fuera de la mezcla.
check-cut-size = Un corte tiene de 1 a { $most } bytes; este tiene { $size }.
check-cut-false = El corte de { $seat } no es el que se mostró.
check-cut-true-player = El corte de { $seat }, hecho por el jugador, es el que se mostró.
check-cut-true-house = El corte de { $seat }, hecho por la casa, es el que se mostró.
check-no-card = La carta { $place } antes de barajar es { $number }, pero las cartas se numeran de 0 a 51.
check-cards-true = { $count_n ->
    [one] Se barajó una carta.
   *[other] Se barajaron { $count } cartas.
}
check-order-too-long = El registro tiene { $told } cartas de una mezcla de { $count }.
check-order-false = La carta { $place } se registró como { $told }; el sello y los cortes dan { $found }.
check-order-true = Todas las cartas que se vieron ({ $seen } de { $count }) están justo donde las pusieron el sello y los cortes.
check-no-cut-card = Este juego no tiene carta de corte.
check-cut-card-true = Hay { $found } cartas por encima de la carta de corte, como dicen el sello y los cortes.
check-cut-card-false = El registro dice que hay { $told } cartas por encima de la carta de corte; el sello y los cortes dicen { $found }.
