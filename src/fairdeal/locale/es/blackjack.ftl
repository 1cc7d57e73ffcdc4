# Blackjack: el nombre, las acciones, lo que pasa y las opciones de la mesa.

blackjack-name = Blackjack
blackjack-tagline = Acércate a 21 más que el crupier, sin pasarte.

# Acciones: las palabras que las nombran; la primera es la que se muestra.
blackjack-verb-hit = pedir | pido | carta | otra | pedir carta
    .label = Pedir
    .hint = pedir otra carta
blackjack-verb-stand = plantarse | plantarme | planto
    .label = Plantarse
    .hint = no pedir más cartas
blackjack-verb-double = doblar | doblo | doble
    .label = Doblar
    .hint = doblar la apuesta y recibir una sola carta más
blackjack-verb-split = separar | separo | dividir | divido
    .label = Separar
    .hint = hacer dos manos con la pareja y apostar otro tanto por la segunda
blackjack-verb-insure = asegurar | seguro | aseguro | con seguro
    .label = Asegurar
    .hint = apostar la mitad a que el crupier tiene blackjack
blackjack-verb-decline = rechazar | rechazo | sin seguro | no
    .label = Sin seguro
    .hint = jugar sin seguro

# Totales, dentro de otras frases.
blackjack-total = { $total }
blackjack-total-soft = { $low_n ->
    [8] { $best } u { $low }
    [11] { $best } u { $low }
   *[other] { $best } o { $low }
}
blackjack-total-blackjack = blackjack

# Lo que ha pasado. Cuando un asiento tiene varias manos, primero va el número de la mano.
blackjack-of-hand = Mano { $hand }. { $said }
blackjack-got-total = { $seat_is ->
    [you] Recibes { $card }: { $total }.
   *[other] { $seat } recibe { $card }: { $total }.
}
blackjack-dealer-shows = El crupier muestra { $card }.
blackjack-dealer-got = El crupier saca { $card }: { $total }.
blackjack-blackjack-dealt = { $seat_is ->
    [you] ¡Tienes blackjack!
   *[other] ¡{ $seat } tiene blackjack!
}
blackjack-insurance-offered = El crupier muestra un as y ofrece seguro.
blackjack-insured = { $seat_is ->
    [you] Te aseguras con { chips.put }.
   *[other] { $seat } se asegura con { chips.put }.
}
blackjack-insurance-declined = { $seat_is ->
    [you] Juegas sin seguro.
   *[other] { $seat } juega sin seguro.
}
blackjack-stood = { $seat_is ->
    [you] Te plantas con { $total }.
   *[other] { $seat } se planta con { $total }.
}
blackjack-doubled = { $seat_is ->
    [you] Doblas y añades { chips.put }.
   *[other] { $seat } dobla y añade { chips.put }.
}
blackjack-split = { $seat_is ->
    [you] Separas la pareja y añades { chips.put }.
   *[other] { $seat } separa la pareja y añade { chips.put }.
}
blackjack-busted = { $seat_is ->
    [you] Son { $total }: te pasas y pierdes esta apuesta.
   *[other] Son { $total }: { $seat } se pasa y pierde esta apuesta.
}
blackjack-dealer-busted = El crupier suma { $total } y se pasa.
blackjack-dealer-stood = El crupier se planta con { $total }.
blackjack-dealer-has-blackjack = El crupier tiene blackjack.
blackjack-reshuffled = { $count_n ->
    [one] El zapato se ha acabado: se baraja { $count } carta de las rondas anteriores.
   *[other] El zapato se ha acabado: se barajan { $count } cartas de las rondas anteriores.
}
blackjack-settled-blackjack = { $seat_is ->
    [you] Ganas { $pays } con un blackjack: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } gana { $pays } con un blackjack: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
blackjack-settled-won = { $seat_is ->
    [you] Ganas: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } gana: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
blackjack-settled-pushed = { $seat_is ->
    [you] Empatas y se te devuelve la apuesta: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } empata y se le devuelve la apuesta: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
blackjack-settled-lost = { $seat_is ->
    [you] Pierdes contra el crupier: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } pierde contra el crupier: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
blackjack-settled-busted = { $seat_is ->
    [you] Te has pasado: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } se ha pasado: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
blackjack-settled-returned = { $seat_is ->
    [you] El blackjack del crupier solo se lleva tu primera apuesta: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] El blackjack del crupier solo se lleva la primera apuesta de { $seat }: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
blackjack-settled-void = { $seat_is ->
    [you] No quedan cartas para terminar tu mano: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] No quedan cartas para terminar la mano de { $seat }: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
blackjack-insurance-won = { $seat_is ->
    [you] Tu seguro gana { $pays }: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] El seguro de { $seat } gana { $pays }: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
blackjack-insurance-lost = { $seat_is ->
    [you] Pierdes el seguro: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] { $seat } pierde el seguro: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
blackjack-insurance-returned = { $seat_is ->
    [you] Tu seguro se queda sin decidir y se te devuelve: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] El seguro de { $seat } se queda sin decidir y se devuelve: apostó { $staked }, recibe { $returned }, saldo { $net }.
}
blackjack-settled-together = { $seat_is ->
    [you] Todas tus apuestas: apostaste { $staked }, recibes { $returned }, saldo { $net }.
   *[other] Todas las apuestas de { $seat }: apostó { $staked }, recibe { $returned }, saldo { $net }.
}

# Lo que conviene saber antes de apostar.
blackjack-warn-above = Si apuestas más de { $most }, no te quedarán fichas para doblar ni para separar.
blackjack-warn-no-double = Tus fichas: { $chips }. Después de esta apuesta no te llegan para doblar ni para separar.

# Sitios de la mesa y notas breves a su lado.
blackjack-seat-hand = { $seat_is ->
    [you] Tu mano { $hand }
   *[other] { $seat }, mano { $hand }
}
blackjack-seat-hand-in-turn = { $seat_is ->
    [you] Tu mano { $hand }, es tu turno
   *[other] { $seat }, mano { $hand }, en turno
}
blackjack-note-total = { $total }
blackjack-note-hand = { $total }, apuesta { $staked }
blackjack-note-insured = { $total }, apuesta { $staked }, seguro { $insurance }
blackjack-note-blackjack = { $total }, saldo { $net }
blackjack-note-won = { $total }, gana, saldo { $net }
blackjack-note-pushed = { $total }, empate, saldo { $net }
blackjack-note-lost = { $total }, pierde, saldo { $net }
blackjack-note-busted = { $total }, se pasa, saldo { $net }
blackjack-note-returned = { $total }, apuesta devuelta, saldo { $net }
blackjack-note-void = { $total }, nula, saldo { $net }
blackjack-shoe = Zapato
blackjack-shoe-left = { $left_n ->
    [one] { $decks }, queda { $left } carta; se baraja cuando salgan de { $least } a { $most } más.
   *[other] { $decks }, quedan { $left } cartas; se baraja cuando salgan de { $least } a { $most } más.
}
blackjack-shoe-ends = { $left_n ->
    [one] { $decks }, queda { $left } carta; se baraja después de esta ronda.
   *[other] { $decks }, quedan { $left } cartas; se baraja después de esta ronda.
}

# La mesa en el navegador: lo que se pregunta al jugador, marcas breves junto a las manos y el zapato.
blackjack-ask-insurance = El crupier muestra un as: ¿quieres seguro?
blackjack-ask-play = Tienes { $total }: ¿pides o te plantas?
blackjack-ask-play-hand = { $hand_n ->
    [1] Tu primera mano suma { $total }: ¿pides o te plantas?
    [2] Tu segunda mano suma { $total }: ¿pides o te plantas?
    [3] Tu tercera mano suma { $total }: ¿pides o te plantas?
   *[other] Tu mano { $hand } suma { $total }: ¿pides o te plantas?
}
blackjack-dealer-next = saca hasta 17
blackjack-mark-blackjack = blackjack
blackjack-mark-won = gana
blackjack-mark-pushed = empate
blackjack-mark-lost = pierde
blackjack-mark-busted = se pasa
blackjack-mark-returned = devuelta
blackjack-mark-void = nula
blackjack-mark-insured = seguro { $amount }
blackjack-shoe-dealt = { $dealt_n ->
    [one] ha salido { $dealt } carta
   *[other] han salido { $dealt } cartas
}
blackjack-shoe-about = se baraja dentro de unas { $about } cartas
blackjack-shoe-due = se baraja tras esta ronda
blackjack-situation = { $cards } ({ $total }) contra { $upcard }

# Junto a la mesa: la tabla y las cartas que ya han salido.
blackjack-chart = Tabla
blackjack-chart-yours = Tu mano { $hand } contra { $upcard }: { $move }.
blackjack-count = Cuenta
blackjack-count-help = Las cartas que ya han salido de este zapato.
blackjack-count-rank = Carta
blackjack-count-seen = Vistas
blackjack-count-left = { $left_n ->
    [one] queda { $left } carta
   *[other] quedan { $left } cartas
}

# Mesas ya preparadas.
blackjack-preset-table = Normal
    .help = Siete asientos, apuestas de 2 a 100 fichas: se separa una vez, y después no se dobla.
blackjack-preset-european = Europea
    .help = Hasta cuatro manos al separar, que también se pueden doblar.
blackjack-preset-friendly = Generosa
    .help = Todo lo que ayuda al jugador: cuatro manos, doblar después de separar y con as y nueve, y un blackjack del crupier que solo se lleva la primera apuesta.

# Opciones de la mesa.
blackjack-option-min_stake = Apuesta mínima
    .help = Lo menos que se puede apostar en una ronda.
blackjack-option-max_stake = Apuesta máxima
    .help = Lo más que se puede apostar en una ronda. Doblar, separar y asegurar van aparte.
blackjack-option-seats = { banking-option-seats }
    .help = { banking-option-seats.help }
blackjack-option-cut_from = Carta de corte, primer lugar
    .help = El menor número de cartas que puede haber antes de la carta de corte del zapato.
blackjack-option-cut_to = Carta de corte, último lugar
    .help = El mayor número de cartas que puede haber antes de la carta de corte del zapato.
blackjack-option-split_tens = Separar dieces
    .help = value: dos dieces cualesquiera son pareja, como K y Q. rank: solo dos iguales, como dos reyes. never: los dieces no se separan.
blackjack-option-double_soft_low = Doblar as y nueve
    .help = Sí: un as y un nueve se pueden doblar como 10. No: cuentan 20 y no se pueden doblar.
blackjack-option-das = Doblar después de separar
    .help = Sí: las manos de una pareja separada también se pueden doblar.
blackjack-option-max_hands = Máximo de manos
    .help = Cuántas manos puede tener un jugador al separar, y al volver a separar. Los ases se separan una sola vez.
blackjack-option-obo = Solo la primera apuesta
    .help = Sí: un blackjack del crupier se lleva solo la primera apuesta; lo doblado y lo separado se devuelve, salvo las apuestas de las manos que se han pasado. No: se lo lleva todo.
blackjack-option-insurance_partial = Seguro parcial
    .help = Sí: quien no llega a la mitad de la apuesta puede asegurarse con lo que le queda. No: el seguro cuesta exactamente la mitad de la apuesta.
blackjack-option-bank_cap = Límite de la banca
    .help = Lo más que puede perder la casa en una partida. Se rechazan las apuestas que no podría pagar. Déjalo vacío para no poner límite.
blackjack-option-even_stakes_only = Solo apuestas pares
    .help = Sí: se apuestan números pares de fichas, para que ni un blackjack ni un seguro acaben en media ficha.

# Otras casas: la carta tapada y la rendición.
blackjack-verb-surrender = rendirse | rendirme | rendición | rendicion
    .label = Rendirse
    .hint = dejar la mano y recuperar la mitad de la apuesta
blackjack-insurance-gone = { $seat_is ->
    [you] El crupier no tiene blackjack: pierdes el seguro.
   *[other] El crupier no tiene blackjack: { $seat } pierde el seguro.
}
blackjack-surrendered = { $seat_is ->
    [you] Te rindes.
   *[other] { $seat } se rinde.
}
blackjack-hole-dealt = El crupier recibe una carta tapada.
blackjack-hole-peeked = El crupier mira la carta tapada: no hay blackjack.
blackjack-hole-turned = El crupier descubre la carta tapada, { $card }: { $total }.
blackjack-settled-surrendered = { $seat_is ->
    [you] Recuperas la mitad de la apuesta: { $staked } apostado, { $returned } devuelto, saldo { $net }.
   *[other] { $seat } recupera la mitad de la apuesta: { $staked } apostado, { $returned } devuelto, saldo { $net }.
}
blackjack-note-surrendered = { $total }, rendición, saldo { $net }
blackjack-decks = { $decks_n ->
    [one] { $decks } baraja
   *[other] { $decks } barajas
}
blackjack-dealer-next-soft = pide con un 17 blando
blackjack-mark-surrendered = rendición
blackjack-preset-vegas-strip = Vegas Strip
    .help = Cuatro barajas y carta tapada: se puede doblar con dos cartas cualesquiera, también tras separar, y tener hasta cuatro manos.
blackjack-preset-double-deck = Dos barajas
    .help = Dos barajas y carta tapada: se puede doblar con dos cartas cualesquiera, también tras separar, y el crupier pide con un 17 blando.
blackjack-preset-single-deck = Una baraja
    .help = Una baraja y carta tapada: se puede doblar con dos cartas cualesquiera, el crupier pide con un 17 blando y el blackjack solo paga 6:5.
blackjack-option-decks = Barajas
    .help = Cuántas barajas de 52 cartas se mezclan juntas.
blackjack-option-hits_soft_17 = El crupier pide con 17 blando
    .help = Activado: el crupier pide otra carta con un as y un seis, o con cualquier otro 17 blando. Desactivado: el crupier se planta en todos los 17.
blackjack-option-double_on = Doblar
    .help = Con qué dos cartas se puede doblar: las que suman 10 u 11, las que suman 9, 10 u 11, o dos cualesquiera.
blackjack-option-resplit_aces = Volver a separar ases
    .help = Activado: si a un as separado le llega otro as, se puede separar otra vez, hasta el máximo de manos. Desactivado: los ases se separan una vez.
blackjack-option-blackjack_pays = El blackjack paga
    .help = Lo que gana un blackjack. A 6:5, las apuestas son múltiplos de cinco fichas, para que nunca salga una fracción de media ficha.
blackjack-option-peek = Carta tapada
    .help = Activado: el crupier recibe una carta tapada y la mira bajo un as o un diez; un blackjack acaba la ronda antes de que juegue nadie. Desactivado: el crupier recibe la segunda carta cuando todos han jugado.
blackjack-option-surrender = Rendición
    .help = late: con las dos primeras cartas te puedes rendir y recuperar la mitad de la apuesta, una vez que el crupier ha mirado su carta tapada. Sin carta tapada, un blackjack del crupier se lleva toda la apuesta. none: nadie se rinde.
blackjack-bots = Cómo juegan los bots
    .basic = con estrategia básica
    .counting = contando cartas
