# Red Dog, o High Card Pool: el nombre, las acciones, lo que pasa y las opciones de la mesa.

red-dog-name = Red Dog
red-dog-tagline = Apuesta a que tu mano gana a la carta siguiente: del mismo palo y más alta.

# Acciones: las palabras que las nombran; la primera es la que se muestra.
red-dog-verb-bank = banca | pongo | poner | poner la banca
    .label = Poner la banca
    .hint = { $range ->
        [fixed] { $least }
       *[open] de { $least } a { $most }
    }
red-dog-verb-decline = rechazar | rechazo | sin banca | no
    .label = Rechazar
    .hint = no poner la banca y ceder el reparto
red-dog-verb-bet = apostar | apuesto | apuesta
    .label = Apostar
    .hint = { $range ->
        [fixed] aquí la apuesta es { $least }
       *[open] de { $least } a { $most }
    }
red-dog-verb-cover = cubrir | cubro | tomar
    .label = Cubrir
    .hint = { $range ->
        [fixed] se pueden cubrir { $least }
       *[open] de { $least } a { $most }
    }
red-dog-verb-pass = pasar | paso
    .label = Pasar
    .hint = dejar la mano sin enseñarla
red-dog-verb-discard = descartar | descarto | tirar | tiro
    .label = Descartar
    .hint = dejar gratis una mano con cartas de menos
red-dog-verb-show = enseñar | enseño | mostrar | muestro
    .label = Enseñar
    .hint = elegir qué carta ganadora enseñas

# Antes del reparto.
red-dog-got = { $seat_is ->
    [you] Recibes { $card }.
   *[other] { $seat } recibe { $card }.
}
red-dog-lot-dealt = { $seat_is ->
    [you] Reparte el primer as: recibes { $card }.
   *[other] Reparte el primer as: { $seat } recibe { $card }.
}
red-dog-lot-undecided = { $card } no decide nada. Se saca otra carta para ver quién reparte.
red-dog-first-dealer = { $seat_is ->
    [you] { $card }: repartes primero.
   *[other] { $card }: { $seat } reparte primero.
}
red-dog-reshuffled = { $count_n ->
    [one] Se baraja { $count } carta.
   *[other] Se barajan { $count } cartas.
}
red-dog-bank-offered = { $seat_is ->
    [you] Pones una banca de { chips.put }.
   *[other] { $seat } pone una banca de { chips.put }.
}
red-dog-bank-declined = { $seat_is ->
    [you] No pones la banca.
   *[other] { $seat } no pone la banca.
}
red-dog-no-deal = No se reparte, y la ronda no cuenta.
red-dog-dealt-out = { $seat_is ->
    [you] Quedas fuera de esta ronda.
   *[other] { $seat } queda fuera de esta ronda.
}
red-dog-entry-paid = { $seat_is ->
    [you] Pagas { chips.put } por entrar.
   *[other] { $seat } paga { chips.put } por entrar.
}
red-dog-antes = { $seat_is ->
    [you] Repartes. { $count } jugadores ponen un ante de { chips.put } cada uno; { $pot } en juego.
   *[other] Reparte { $seat }. { $count } jugadores ponen un ante de { chips.put } cada uno; { $pot } en juego.
}
red-dog-antes-again = Todos vuelven a poner el ante para que se pueda seguir jugando; { $pot } en juego.
red-dog-hands-gathered = En la baraja no queda ningún seis ni carta más baja. Se recogen todas las cartas y se reparte de nuevo.

# Lo que hace un jugador.
red-dog-bet = { $seat_is ->
    [you] Apuestas { chips.put }.
   *[other] { $seat } apuesta { chips.put }.
}
red-dog-passed = { $seat_is ->
    [you] Pasas.
   *[other] { $seat } pasa.
}
red-dog-passed-fine = { $seat_is ->
    [you] Pasas y pagas { chips.put }.
   *[other] { $seat } pasa y paga { chips.put }.
}
red-dog-discarded = { $seat_is ->
    [you] Dejas gratis tu mano con cartas de menos.
   *[other] { $seat } deja gratis una mano con cartas de menos.
}
red-dog-skipped = { $seat_is ->
    [you] No te quedan fichas para apostar.
   *[other] A { $seat } no le quedan fichas para apostar.
}
red-dog-turn-void = { $seat_is ->
    [you] No queda ninguna carta para tu turno.
   *[other] No queda ninguna carta para el turno de { $seat }.
}
red-dog-covered = { $seat_is ->
    [you] Cubres { chips.put }; quedan { $uncovered } sin cubrir.
   *[other] { $seat } cubre { chips.put }; quedan { $uncovered } sin cubrir.
}
red-dog-covered-all = { $seat_is ->
    [you] Cubres { chips.put }. La banca está cubierta del todo.
   *[other] { $seat } cubre { chips.put }. La banca está cubierta del todo.
}
red-dog-sealed-bet = { $seat_is ->
    [you] Apuestas { chips.put }.
   *[other] { $seat } apuesta { chips.put }.
}
red-dog-bet-sealed = { $seat_is ->
    [you] Tu apuesta está sellada: los demás la verán cuando estén todas.
   *[other] { $seat } ha hecho su apuesta, sellada.
}

# Las cartas que deciden.
red-dog-card-burnt = Se quema { $card }.
red-dog-card-turned = { $seat_is ->
    [you] La carta que debes superar es { $card }.
   *[other] La carta que debe superar { $seat } es { $card }.
}
red-dog-card-too-high = Sale { $card }: es más alta que seis y se aparta.
red-dog-upcard-found = Sale { $card }: es la carta que hay que superar.
red-dog-card-exposed = { $card } se ha visto por accidente y se aparta.
red-dog-hand-opened = { $seat_is ->
    [you] Apostaste { chips.put } y descubres { $cards }.
   *[other] { $seat } apostó { chips.put } y descubre { $cards }.
}
red-dog-hand-unsealed = { $seat_is ->
    [you] Tu mano: { $cards }.
   *[other] La mano de { $seat }: { $cards }.
}

# El pago.
red-dog-won = { $seat_is ->
    [you] Enseñas { $card } y ganas { chips.put }.
   *[other] { $seat } enseña { $card } y gana { chips.put }.
}
red-dog-won-part = { $seat_is ->
    [you] Ganas con { $card }, pero en el pozo solo hay { chips }.
   *[other] { $seat } gana con { $card }, pero en el pozo solo hay { chips }.
}
red-dog-won-nothing = { $seat_is ->
    [you] Ganas con { $card }, pero el pozo no puede pagarte: se te devuelve la apuesta.
   *[other] { $seat } gana con { $card }, pero el pozo no puede pagarle: se le devuelve la apuesta.
}
red-dog-lost = { $seat_is ->
    [you] Pierdes { chips.put }.
   *[other] { $seat } pierde { chips.put }.
}
red-dog-lost-shown = { $seat_is ->
    [you] Enseñas { $cards } y pierdes { chips.put }.
   *[other] { $seat } enseña { $cards } y pierde { chips.put }.
}
red-dog-bank-returned = { $seat_is ->
    [you] Recoges lo que queda de la banca: { chips }.
   *[other] { $seat } recoge lo que queda de la banca: { chips }.
}
red-dog-bank-spent = De la banca no queda nada.
red-dog-pot-divided = El bote supera su límite y se reparte: { chips } para cada uno de los { $count } jugadores, y { $rest } se quedan en el bote.
red-dog-pot-shared = La mesa se deshace y se reparte el bote: { chips } para cada uno.
red-dog-pot-shared-odd = La mesa se deshace y se reparte el bote: { chips } para cada uno, y otras { $odd } una a una desde la izquierda de quien reparte.

# Lo que sale mal con cartas de verdad.
red-dog-misdealt-none = { $seat_is ->
    [you] No has recibido mano y no juegas esta ronda.
   *[other] { $seat } no ha recibido mano y no juega esta ronda.
}
red-dog-misdealt-over = { $seat_is ->
    [you] Has recibido cartas de más y no juegas esta ronda.
   *[other] { $seat } ha recibido cartas de más y no juega esta ronda.
}
red-dog-misdealt-short = { $seat_is ->
    [you] Has recibido cartas de menos: apuesta o descártalas gratis.
   *[other] { $seat } ha recibido cartas de menos, y puede apostar o descartarlas gratis.
}
red-dog-top-exposed = La primera carta del mazo se ha visto por accidente.
red-dog-paid-by-mistake = { $seat_is ->
    [you] Pones { chips.put } por error. Se quedan.
   *[other] { $seat } pone { chips.put } por error. Se quedan.
}
red-dog-overpaid = { $seat_is ->
    [you] Te pagan { chips.put } de más.
   *[other] A { $seat } le pagan { chips.put } de más.
}
red-dog-overpayment-returned = { $seat_is ->
    [you] Devuelves { chips.put }.
   *[other] { $seat } devuelve { chips.put }.
}

# La mesa.
red-dog-pot = Bote
red-dog-bank = Banca
red-dog-pool = Pozo
red-dog-draw = A ver quién reparte
red-dog-upcard = Carta que superar
red-dog-turned = Descubiertas
red-dog-seat-deals = { $seat_is ->
    [you] Tú, repartes
   *[other] { $seat }, reparte
}
red-dog-seat-banks = { $seat_is ->
    [you] Tú, con la banca
   *[other] { $seat }, con la banca
}
red-dog-note-fund = { $amount }
red-dog-note-uncovered = { $amount }, sin cubrir { $uncovered }
red-dog-note-stock = { $count_n ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
red-dog-note-out = no juega
red-dog-note-bet = apuesta { $amount }
red-dog-note-sealed = apuesta sellada
red-dog-note-won = gana, apuesta { $amount }
red-dog-note-lost = pierde, apuesta { $amount }
red-dog-note-passed = pasa
red-dog-note-discarded = descarte gratis
red-dog-note-skipped = sin fichas
red-dog-note-void = sin carta
red-dog-note-none = sin mano
red-dog-note-over = cartas de más
red-dog-note-short = cartas de menos
red-dog-note-net = saldo { $net }
red-dog-note-and-net = { $note }, saldo { $net }
red-dog-stock = { $count_n ->
    [one] Queda { $count } carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
red-dog-seen = { $count_n ->
    [one] Todos han visto { $count } carta: { $cards }.
   *[other] Todos han visto { $count } cartas: { $cards }.
}

# La mesa, tal como la dibuja el navegador.
red-dog-ask-bank = Te toca repartir. ¿Cuánto pones de banca?
red-dog-ask-bet = ¿Tu mano gana a la carta siguiente? Apuesta o pasa.
red-dog-ask-show = Ganas. ¿Qué carta enseñas?
red-dog-ask-cover = ¿Cuánto cubres de la banca? Nadie ha visto aún su mano.
red-dog-ask-sealed = ¿Cuánto apuestas? Nadie ha visto aún su mano.
red-dog-situation = { $cards }
red-dog-pass-costs = cuesta { $fine }
red-dog-pass-free = gratis
red-dog-quick-least = mín.
    .told = Mínimo: { $amount }
red-dog-quick-half = mitad
    .told = La mitad: { $amount }
red-dog-quick-most = máx.
    .told = Máximo: { $amount }
red-dog-show-card = Enseñar { $card }
red-dog-uncovered = { $amount } sin cubrir
red-dog-card-of = carta de { $name }
red-dog-card-of-you = tu carta
red-dog-look = Ver de cerca: { $name }
red-dog-no-hand = Sin mano en esta ronda.
red-dog-you-bank = Tienes la banca, y no juegas con cartas.
red-dog-mark-dealer = Reparte
    .letter = R
red-dog-mark-banker = Banca
    .letter = B
red-dog-mark-sealed = sellada
red-dog-mark-won = gana
red-dog-mark-lost = pierde
red-dog-mark-passed = pasa
red-dog-mark-discarded = sin apuesta
red-dog-mark-skipped = sin fichas
red-dog-mark-void = sin carta

# Lo que conviene saber antes de decidir.
red-dog-warn-fine = Pasar cuesta { $fine }, lo mismo que puede perder la apuesta mínima.
red-dog-warn-fine-other = Pasar cuesta { $fine }; la apuesta mínima es { $least }.
red-dog-warn-blind = Apuestas sin ver tu mano.
red-dog-warn-bank = Puedes perder toda la banca que pongas.

# Mesas ya preparadas.
red-dog-preset-base = Bote
    .help = Todos ponen un ante en el bote. Por turno, apuestas a que tu mano gana a la carta siguiente, hasta el bote entero, o pasas pagando una multa.
red-dog-preset-burn = Carta quemada
    .help = Como el bote, pero antes de cada carta que decide se enseña otra y se aparta.
red-dog-preset-bank = Banca
    .help = Quien reparte pone una banca, y los demás juegan contra ella por turno y viendo sus cartas.
red-dog-preset-six-spot = Six-spot con banca
    .help = Se descubre para todos una carta de seis o menos. Por turno, cubres parte de la banca sin ver tu mano.
red-dog-preset-pool = Six-spot con pozo
    .help = Tres cartas por jugador, una carta de seis o menos para todos, y apuestas selladas, a ciegas y todas a la vez.

# Opciones de la mesa.
red-dog-option-variant = Modo de juego
    .help = Por un bote; contra la banca de quien reparte; o six-spot, en el que una carta de seis o menos vale para todos: contra una banca o por un pozo.
    .base = Por un bote
    .bank = Contra una banca
    .six_banker = Six-spot con banca
    .six_pool = Six-spot con pozo
red-dog-option-burn = Carta quemada
    .help = Sí: antes de cada carta que decide, se enseña la primera del mazo y se aparta.
red-dog-option-seats = Asientos
    .help = Cuántas personas pueden jugar en la mesa.
red-dog-option-ante = Ante
    .help = Lo que paga cada uno antes de cada reparto. Cuando se juega por un bote es también la apuesta mínima y la multa por pasar.
red-dog-option-hand = Cartas por mano
    .help = Según el número de jugadores: cinco, y cuatro cuando son más de ocho o con cinco no alcanza. O siempre cinco, o siempre cuatro.
    .auto = Según los jugadores
red-dog-option-pot_limit = Límite del bote
    .help = Un bote mayor se reparte entre los jugadores al acabar la ronda. Sin número, sigue creciendo.
red-dog-option-reante_below_min = Nuevo ante por debajo del ante
    .help = Sí: todos vuelven a poner el ante no solo cuando alguien se lleva el bote entero, sino también cuando queda menos de un ante.
red-dog-option-burn_three_cards = Tres cartas para nueve y diez
    .help = Sí: con carta quemada pueden jugar nueve o diez, con tres cartas cada uno.
red-dog-option-min_bet = Apuesta mínima
    .help = Lo menos que se puede apostar contra una banca o en el pozo.
red-dog-option-pass_fee = Precio de pasar
    .help = Lo que cuesta pasar contra una banca. Va a la banca.
red-dog-option-partial = Cuando el pozo no alcanza
    .help = Lo que recibe el primer ganador al que el pozo no puede pagar del todo: lo que queda, o solo su apuesta.
    .rest = Lo que queda
    .none = Se devuelve la apuesta
red-dog-option-first_dealer = Quién reparte primero
    .help = Se reparten cartas boca arriba hasta el primer as, o decide una carta al azar.
    .ace = El primer as
    .random = Una carta
red-dog-option-entry_fee = Precio de entrada
    .help = Lo que pone en el bote, además del primer ante, un jugador que llega más tarde.

red-dog-bots = Cómo juegan los bots
    .usual = cada uno a su manera
    .careful = con cuidado
    .bold = con audacia
    .exact = con probabilidades exactas
