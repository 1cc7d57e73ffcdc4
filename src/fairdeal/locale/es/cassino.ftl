# Cassino: el nombre, las acciones, lo que pasa y las opciones de la mesa.

cassino-name = Cassino
cassino-tagline = Llévate cartas por su valor, construye para luego y limpia la mesa.

# Acciones: las palabras que las nombran; la primera es la que se muestra.
cassino-verb-capture = llevarse | llevar | coger | cojo | capturar
    .label = Llevarse
    .hint = llevarse cartas de la mesa con una carta del mismo valor
cassino-verb-build = construir | construyo | montar
    .label = Construir
    .hint = juntar cartas para llevárselas después con una que te guardas
cassino-verb-extend = ampliar | amplío | añadir
    .label = Ampliar
    .hint = añadir a una construcción otro grupo del mismo valor
cassino-verb-increase = subir | subo | aumentar
    .label = Subir
    .hint = subir el valor de una construcción simple
cassino-verb-trail = echar | echo | soltar | suelto
    .label = Echar
    .hint = dejar una carta suelta en la mesa

# Las palabras que van delante de una parte de la acción, como en «construir 7 con 2♥ sobre 5♣» o «subir a 8 con 3♣».
cassino-with = con | usando
cassino-on = sobre | encima de
cassino-to = a | hasta

# Lo que ha pasado.
cassino-drew = { $seat_is ->
    [you] Sacas { $card } para ver quién reparte.
   *[other] { $seat } saca { $card } para ver quién reparte.
}
cassino-lot-tied = Las dos cartas valen lo mismo, así que se vuelven a sacar.
cassino-dealer-found = { $seat_is ->
    [you] Has sacado la carta más alta: repartes primero.
   *[other] { $seat } ha sacado la carta más alta y reparte primero.
}
cassino-shuffled = Se baraja la baraja entera.
cassino-dealt-table = { $card } va a la mesa.
cassino-dealt = { $seat_is ->
    [you] Recibes { $card }.
   *[other] { $seat } recibe { $card }.
}
cassino-last-portion = ¡Últimas! Son las últimas cartas del reparto.
cassino-captured = { $seat_is ->
    [you] Te llevas { $cards } con { $card }.
   *[other] { $seat } se lleva { $cards } con { $card }.
}
cassino-swept = { $seat_is ->
    [you] ¡Escoba! Limpias la mesa.
   *[other] ¡Escoba! { $seat } limpia la mesa.
}
cassino-built = { $seat_is ->
    [you] Construyes { $value } con { $card } sobre { $cards }.
   *[other] { $seat } construye { $value } con { $card } sobre { $cards }.
}
cassino-extended = { $seat_is ->
    [you] Amplías la construcción de { $value } con { $card }.
   *[other] { $seat } amplía la construcción de { $value } con { $card }.
}
cassino-extended-with = { $seat_is ->
    [you] Amplías la construcción de { $value } con { $card } y { $cards } de la mesa.
   *[other] { $seat } amplía la construcción de { $value } con { $card } y { $cards } de la mesa.
}
cassino-increased = { $seat_is ->
    [you] Subes la construcción de { $before } a { $value } con { $card }.
   *[other] { $seat } sube la construcción de { $before } a { $value } con { $card }.
}
cassino-increased-with = { $seat_is ->
    [you] Subes la construcción de { $before } a { $value } con { $card } y añades { $cards } de la mesa.
   *[other] { $seat } sube la construcción de { $before } a { $value } con { $card } y añade { $cards } de la mesa.
}
cassino-merged = Las dos construcciones de { $value } son ahora una sola.
cassino-trailed = { $seat_is ->
    [you] Echas { $card }.
   *[other] { $seat } echa { $card }.
}
cassino-timed-out = { $seat_is ->
    [you] Se te pasa el turno ({ $missed } de { $most } seguidos).
   *[other] A { $seat } se le pasa el turno ({ $missed } de { $most } seguidos).
}
cassino-remainder = { $seat_is ->
    [you] La última captura ha sido tuya, y te quedas lo que hay en la mesa: { $cards }.
   *[other] La última captura ha sido de { $seat }, que se queda lo que hay en la mesa: { $cards }.
}
cassino-scored = { $seat_is ->
    [you] { $points_n ->
        [one] Sumas { $points } punto ({ $lines }) y ya tienes { $total }.
       *[other] Sumas { $points } puntos ({ $lines }) y ya tienes { $total }.
    }
   *[other] { $points_n ->
        [one] { $seat } suma { $points } punto ({ $lines }) y ya tiene { $total }.
       *[other] { $seat } suma { $points } puntos ({ $lines }) y ya tiene { $total }.
    }
}
cassino-scored-nothing = { $seat_is ->
    [you] No sumas nada y sigues con { $total }.
   *[other] { $seat } no suma nada y sigue con { $total }.
}
cassino-score-cards = más cartas ({ $count }) { $points }
cassino-score-spades = más picas ({ $count }) { $points }
cassino-score-aces = ases { $points }
cassino-score-ten = 10♦ { $points }
cassino-score-two = 2♠ { $points }
cassino-score-sweeps = escobas { $points }
cassino-match-won = { $seat_is ->
    [you] Ganas la partida.
   *[other] { $seat } gana la partida.
}
cassino-forfeited = { $seat_is ->
    [you] No has jugado tres veces seguidas y pierdes la partida.
   *[other] { $seat } no ha jugado tres veces seguidas y pierde la partida.
}

# Lo que conviene saber antes de jugar.
cassino-warn-bound = Tienes en la mesa tu construcción de { $value }: no puedes echar cartas y, si no te la llevas ahora, debes guardar un { $value }.
cassino-warn-keep = Tienes en la mesa tu construcción de { $value }: si no te la llevas ahora, debes guardar un { $value }.

# Sitios de la mesa y notas breves a su lado.
cassino-table = Mesa
cassino-build-label = Construcción de { $value }
cassino-build-note = { $seat_is ->
    [you] { $groups_n ->
        [one] simple, tuya
       *[other] { $groups } grupos, tuya
    }
   *[other] { $groups_n ->
        [one] simple, de { $seat }
       *[other] { $groups } grupos, de { $seat }
    }
}
cassino-taking = Última captura
cassino-note = { $parts }
cassino-note-score = puntos { $score }
cassino-note-deals = reparte
cassino-note-sweeps = { $count_n ->
    [one] { $count } escoba ({ $cards })
   *[other] { $count } escobas ({ $cards })
}
cassino-note-captured = { $count_n ->
    [one] { $count } carta ganada
   *[other] { $count } cartas ganadas
}
cassino-stock = { $left_n ->
    [0] Tanda { $portion } de { $portions }, la última.
    [one] Tanda { $portion } de { $portions }, queda { $left } carta por repartir.
   *[other] Tanda { $portion } de { $portions }, quedan { $left } cartas por repartir.
}

# En la mesa del navegador: lo que se pregunta y lo que dicen los botones. `.small` va en medio de una frase.
cassino-ask-card = Es tu turno: elige una carta de tu mano.
cassino-ask-hand = ¿Con qué carta de tu mano?
cassino-ask-with = ¿Con qué juntas { $card }?
cassino-ask-alone = Nada de la mesa va con { $card }.
cassino-ask-more = ¿Qué más va con { $cards }?
cassino-ask-play = ¿{ $play }?
cassino-ask-or = ¿{ $first } o { $second }?
cassino-ask-which = ¿Qué jugada?
cassino-ask-amiss = { $card } no se puede jugar con { $cards }.
cassino-do-capture = Llevarse { $cards }
    .small = llevarse { $cards }
cassino-do-capture-many = Llevarse { $count } cartas
    .small = llevarse { $count } cartas
cassino-do-build = Construir { $value }
    .small = construir { $value }
cassino-do-extend = Ampliar { $value }
    .small = ampliar { $value }
cassino-do-increase = Subir a { $value }
    .small = subir a { $value }
cassino-do-trail = Echar { $card }
    .small = echar { $card }
cassino-why = ¿Por qué no?
cassino-why-trail = ¿Por qué no puedo echarla?
cassino-hand = Mano
cassino-fits = va con ella
cassino-bare = La mesa está vacía.
cassino-yours = tuya
cassino-yours-keep = tuya: guarda un { $value }
cassino-held = { $count_n ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
cassino-cards = { $count_n ->
    [one] { $count } carta
   *[other] { $count } cartas
}
cassino-sweeps = { $count_n ->
    [one] { $count } escoba
   *[other] { $count } escobas
}
cassino-left = { $count_n ->
    [one] { $count } carta por repartir
   *[other] { $count } cartas por repartir
}
cassino-last = Últimas cartas
cassino-sheet = Los puntos de este reparto
cassino-line-cards = Más cartas
cassino-line-spades = Más picas
cassino-line-aces = Ases
cassino-line-ten = 10♦
cassino-line-two = 2♠
cassino-line-sweeps = Escobas
cassino-line-deal = Este reparto
cassino-line-match = Partida
cassino-won-you = ¡Ganas la partida!
cassino-won-other = { $name } gana la partida.

# Lo que vale cada jugada.
cassino-worths = Precios
cassino-worths-estimated = Por cuántos puntos ganas de media este reparto con cada jugada. Las cartas que no ves se suponen muchas veces, así que cada precio tiene un error (±).
cassino-worths-close = Por cuántos puntos ganas de media este reparto con cada jugada. Las cartas que no ves se suponen muchas veces, así que cada precio tiene un error (±): las mejores jugadas están demasiado igualadas para distinguirlas.
cassino-worths-exact = Por cuántos puntos ganas este reparto con cada jugada, si a partir de aquí los dos jugáis a la perfección. En la última tanda se conocen todas las cartas, así que los precios son exactos.
cassino-worths-wait = Cuando sea tu turno, aquí verás el precio de cada jugada.
cassino-worths-hidden = Los precios están ocultos. Cuando hayas jugado, tus errores claros aparecerán abajo.
cassino-worths-off = En esta mesa las jugadas no tienen precio.

# Mesas ya preparadas.
cassino-preset-match = Partida
    .help = Reglas estrictas, a 21 puntos.
cassino-preset-short = Partida corta
    .help = Reglas estrictas, a 11 puntos.
cassino-preset-free = Relajada
    .help = A 21 puntos: quien construye puede echar cartas, las construcciones pueden recibir varios grupos de una vez, y una figura puede llevarse tres.

# Opciones de la mesa.
cassino-option-target = Puntos para ganar
    .help = La partida acaba tras el reparto en el que alguien alcanza estos puntos; gana el total más alto.
cassino-option-first_dealer = Quién reparte primero
    .help = A suertes, cada jugador saca una carta y reparte la más alta; el as es la más baja. O reparte primero un asiento fijo.
    .lot = a suertes
    .seat-0 = primer asiento
    .seat-1 = segundo asiento
cassino-option-same_value_builds = Construcciones del mismo valor
    .help = Se pueden unir, y entonces hay una sola de cada valor, o quedar separadas, y entonces una carta se lleva la que quiera.
    .merge = se unen
    .separate = quedan separadas
cassino-option-extend_multi = Varios grupos al ampliar
    .help = Sí: una construcción puede recibir varios grupos nuevos en una jugada. No: recibe exactamente uno.
cassino-option-increase_own = Subir tu propia construcción
    .help = Lo que debes tener en la mano después de subir una construcción tuya: una carta del valor nuevo, o además una del antiguo. También se puede prohibir: entonces solo se suben las del rival.
    .new_only = el valor nuevo
    .both = los dos valores
    .never = no se puede
cassino-option-free_trail = Quien construye puede echar
    .help = Sí: puedes echar cartas con tu construcción en la mesa si guardas una carta para ella. No: no puedes.
cassino-option-face_three = Tres figuras
    .help = Sí: una jota, una dama o un rey se lleva una carta igual o las tres. No: se lleva exactamente una.
cassino-option-show_counts = Mostrar las cartas ganadas
    .help = Sí: todo el mundo ve cuántas cartas ha ganado cada jugador. No: se cuentan al acabar el reparto.

cassino-bots = Nivel de los bots
    .easy = fácil
    .medium = medio
    .hard = difícil
