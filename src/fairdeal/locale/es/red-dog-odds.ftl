# Red Dog: las probabilidades. Lo que vale una apuesta es por ficha apostada.

red-dog-odds-hand = Cartas no vistas a las que gana esta mano: { $beaten } de { $unseen }. Probabilidad de ganar: { $value } ({ $exact }).
red-dog-odds-hand-six-spot = Cartas no vistas del dos al seis a las que gana esta mano: { $beaten } de { $unseen }. Probabilidad de ganar: { $value } ({ $exact }).
red-dog-odds-turned = Contra { $card }, una mano de { $size } cartas que nadie ha mirado gana con una probabilidad de { $value } ({ $exact }).
red-dog-odds-bet = Una apuesta vale { $value } por ficha ({ $exact }).
red-dog-odds-best-most = La mejor apuesta: la máxima permitida, { $bet }.
red-dog-odds-best-least = La mejor apuesta: la mínima permitida, { $bet }.
red-dog-odds-best-pass = Lo mejor: pasar.
red-dog-odds-fine = Pasar cuesta una multa de { $fine }, y la apuesta mínima, { $least }, no puede perder más que eso. Con una mano que puede ganar, apuesta siempre.
red-dog-odds-not-last = Mientras queden otros por jugar, apuesta mejor { $bet }: si alguien se lleva el bote entero, todos vuelven a poner { $ante }, también el ganador.

red-dog-odds-hands = Las { $total } manos de { $size } cartas, según a cuántas de las otras { $rest } cartas no vistas ganan:
red-dog-odds-band = { $from }–{ $to }: { $hands } ({ $value })
red-dog-odds-mean = Una mano que nadie ha mirado gana con una probabilidad de { $value } ({ $exact }).
red-dog-odds-favourite = Proporción de manos que ganan más veces de las que pierden: { $value } ({ $exact }).
red-dog-odds-favourites-worth = Quien apuesta solo con ellas gana, de media entre todas las manos, { $value } por ficha ({ $exact }).
red-dog-odds-blind = Jugadores: { $players }. Probabilidad de que una mano de { $size } cartas que nadie ha mirado gane a la carta descubierta para todos:
red-dog-odds-rank = { $rank }: { $value } ({ $exact })
red-dog-odds-redeal = Probabilidad de que no quede ninguna carta de seis o menos y haya que repartir de nuevo: { $value } ({ $exact }).
red-dog-odds-growth-least = Si todos apuestan una ficha, el pozo gana { $value } fichas por ronda de media, con los antes incluidos.
red-dog-odds-growth-whole = Si todos apuestan el pozo entero, una ronda deja de media { $value } veces ese pozo.

# Lo que no se puede preguntar.
error-hand-of-wrong-size = «{ $text }» tiene { $count } cartas. En este juego una mano tiene { $sizes }.
error-pot-not-whole-chips = «{ $text }» no es un bote contra el que se pueda apostar. Escribe fichas enteras, al menos 1.
error-card-named-twice = { $card } aparece dos veces, y en la baraja está una sola. Nombra cada carta en un solo sitio.
error-turned-not-asked = Solo en los juegos six-spot hay una carta que superar para todos. Aquí, indica las cartas ya descubiertas con «seen».
error-turned-too-high = { $card } no puede ser la carta que superar: esa es de seis o menos.
error-seen-for-nothing = Las cartas vistas importan para una mano o para la carta que superar. Indica también una de las dos.
error-no-card-to-turn = Con { $count } cartas en las manos o vistas, no queda ninguna que pueda decidir una apuesta.
