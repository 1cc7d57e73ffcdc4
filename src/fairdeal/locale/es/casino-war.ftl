# Casino War: el nombre, las acciones, lo que pasa y las opciones de la mesa.

casino-war-name = Casino War
casino-war-tagline = Tu carta contra la del crupier. Si empatan, hay guerra.

# Acciones: las palabras que las nombran; la primera es la que se muestra.
casino-war-verb-war = guerra | ir a la guerra | voy a la guerra
    .label = Guerra
    .hint = apostar otro tanto y comparar cartas nuevas
casino-war-verb-surrender = rendirse | rendirme | rendición
    .label = Rendirse
    .hint = entregar la mitad de la apuesta

# Lo que ha pasado.
casino-war-burned = { $count_n ->
    [one] Se quema una carta boca abajo.
   *[other] Se queman { $count } cartas boca abajo.
}
casino-war-dealer-dealt = El crupier recibe { $card }.
casino-war-tied = { $seat_is ->
    [you] Empatas con el crupier.
   *[other] { $seat } empata con el crupier.
}
casino-war-went-to-war = { $seat_is ->
    [you] Vas a la guerra y añades { chips.put }.
   *[other] { $seat } va a la guerra y añade { chips.put }.
}
casino-war-surrendered = { $seat_is ->
    [you] Te rindes.
   *[other] { $seat } se rinde.
}
casino-war-settled-won = { $seat_is ->
    [you] Ganas con la carta más alta: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } gana con la carta más alta: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
casino-war-settled-lost = { $seat_is ->
    [you] Pierdes contra la carta más alta del crupier: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } pierde contra la carta más alta del crupier: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
casino-war-settled-surrendered = { $seat_is ->
    [you] Recuperas la mitad de tu apuesta: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } recupera la mitad de su apuesta: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
casino-war-settled-war-won = { $seat_is ->
    [you] Ganas la guerra: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } gana la guerra: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
casino-war-settled-war-lost = { $seat_is ->
    [you] Pierdes la guerra: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } pierde la guerra: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
casino-war-settled-war-tied = { $seat_is ->
    [you] Vuelves a empatar, y con eso ganas la guerra: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } vuelve a empatar, y con eso gana la guerra: apostó { $staked }, recibe { $returned }, saldo { $net }.
}

# Lo que conviene saber antes de apostar.
casino-war-warn-above = Si apuestas más de { $most }, no te quedarán fichas para la guerra: si empatas, solo podrás rendirte.
casino-war-warn-no-war = Tus fichas: { $chips }. Después de esta apuesta no te llegan para la guerra: si empatas, solo podrás rendirte.

# Notas breves junto a un sitio de la mesa.
casino-war-burned-so-far = { $count_n ->
    [one] { $count } carta quemada
   *[other] { $count } cartas quemadas
}
casino-war-note-war = en guerra, { $staked } en juego
casino-war-note-won = carta más alta, saldo { $net }
casino-war-note-lost = carta más baja, saldo { $net }
casino-war-note-surrendered = rendición, saldo { $net }
casino-war-note-war-won = guerra ganada, saldo { $net }
casino-war-note-war-lost = guerra perdida, saldo { $net }
casino-war-note-war-tied = segundo empate, saldo { $net }
casino-war-shoe-fresh = { $left_n ->
    [one] { $decks } barajas, { $left } carta por ver; antes de cada ronda se baraja todo.
   *[other] { $decks } barajas, { $left } cartas por ver; antes de cada ronda se baraja todo.
}
casino-war-shoe-left = { $left_n ->
    [one] { $decks } barajas, { $left } carta por ver; se baraja cuando hayan salido del zapato de { $least } a { $most } cartas.
   *[other] { $decks } barajas, { $left } cartas por ver; se baraja cuando hayan salido del zapato de { $least } a { $most } cartas.
}

# Mesas ya preparadas.
casino-war-preset-session = Partida
    .help = Veinte rondas con acta para un solo jugador, a 2 fichas cada una y barajando todo antes de cada ronda.
casino-war-preset-table = Normal
    .help = Hasta siete jugadores, apuestas de 2 a 100 fichas y sin final fijado.

# Opciones de la mesa.
casino-war-option-stake = Apuesta fija
    .help = La única apuesta que hay. Déjala vacía para que cada jugador elija la suya dentro de los límites.
casino-war-option-min_stake = Apuesta mínima
    .help = Lo menos que se puede apostar cuando la apuesta no es fija.
casino-war-option-max_stake = Apuesta máxima
    .help = Lo más que se puede apostar cuando la apuesta no es fija.
casino-war-option-rounds = Rondas
    .help = Cuántas rondas tiene una partida. Déjalo vacío para jugar hasta que se vaya todo el mundo.
casino-war-option-seats = { banking-option-seats }
    .help = { banking-option-seats.help }
casino-war-option-decks = Barajas
    .help = Cuántas barajas de 52 cartas se mezclan.
casino-war-option-war_tie_payout = Pago del segundo empate
    .help = Lo que gana la apuesta de guerra cuando las cartas nuevas vuelven a empatar.
casino-war-option-fresh_shuffle = Barajar siempre
    .help = Sí: antes de cada ronda se barajan todas las cartas. No: se reparte de un mismo zapato hasta que sale la carta de corte.
casino-war-option-cut_from = Carta de corte, primer lugar
    .help = El menor número de cartas que puede haber antes de la carta de corte del zapato.
casino-war-option-cut_to = Carta de corte, último lugar
    .help = El mayor número de cartas que puede haber antes de la carta de corte del zapato.
casino-war-option-reserve_for_war = Reserva para la guerra
    .help = Sí: se apuesta como mucho la mitad de las fichas, para que la guerra esté siempre al alcance.
casino-war-option-even_stakes_only = Solo apuestas pares
    .help = Sí: se apuestan números pares de fichas, para que rendirse nunca cueste media ficha.

# Las probabilidades. Todas las cifras son por unidad de la apuesta inicial.
casino-war-odds-tie = Un primer empate: { $value } ({ $exact }).
casino-war-odds-second-tie = Un segundo empate, ya en guerra: { $value } ({ $exact }).
casino-war-odds-war = Ir siempre a la guerra: { $value } por ficha apostada ({ $exact }), desviación típica { $deviation }.
casino-war-odds-surrender = Rendirse siempre: { $value } por ficha apostada ({ $exact }), desviación típica { $deviation }.
casino-war-odds-best-war = La mejor respuesta a un empate: guerra.
casino-war-odds-best-surrender = La mejor respuesta a un empate: guerra y rendición valen lo mismo.
casino-war-odds-session = { $rounds_n ->
    [one] Una partida de una ronda:
   *[other] Una partida de { $rounds } rondas:
}
casino-war-odds-session-war = siempre guerra – ganas { $win }, empatas { $draw }, pierdes { $lose }.
casino-war-odds-session-surrender = siempre rendición – ganas { $win }, empatas { $draw }, pierdes { $lose }.

# Lo que se pregunta al jugador.
casino-war-ask-tie = Empate. ¿Vas a la guerra o te rindes y pierdes media apuesta?
