# El cliente del navegador: lo que hay en sus páginas sea cual sea el juego.

# En todas partes
client-skip = Ir al contenido
client-close = Cerrar
client-language = Idioma
client-lost = Se ha perdido la conexión. Tu asiento se guarda y el juego sigue en cuanto vuelvas.
client-outdated = Fairdeal se ha actualizado. Vuelve a cargar la página.
client-reload = Volver a cargar
client-out-of-reach = Ahora mismo no se llega a la sala. Esta página volverá a conectarse sola.
client-unreached = No se llega a la sala. Comprueba la conexión e inténtalo otra vez.
client-ended = Se ha cerrado tu sesión. Vuelve a entrar desde la lista de mesas.
client-banned = Un anfitrión te ha prohibido el acceso a esta sala.
client-to-lobby = Volver a la lista de mesas
client-missing = Página no encontrada
client-sign-in = Entrar
client-host = Anfitrión
client-you = Tú
client-on = sí
client-off = no
client-copy = Copiar
client-copied = Copiado.
client-not-copied = Tu navegador no deja que esta página copie. El texto está seleccionado: cópialo con el teclado.
client-send = Enviar

# La lista de mesas
client-what-to-play = ¿A qué jugamos?
client-promise = Cada reparto se puede comprobar. Cada ficha tiene su cuenta. Sin dinero de verdad.
client-your-name = Tu nombre
client-have-account = Tengo una cuenta
client-animals = Nutria | Garza | Lince | Tejón | Urraca | Liebre | Cuervo | Castor
client-your-tables = Tus mesas
client-private-table = mesa privada
client-back-to-table = Volver a la mesa
client-play-now = Jugar ya
client-guide = Guía
client-open-tables = Mesas abiertas
client-new-table = Crear una mesa
client-no-tables = Todavía no hay mesas abiertas. «Jugar ya» abre una.
client-table-of = Mesa de { $name }
client-seats-taken = { $taken } de { $all } asientos ocupados
client-watch = Mirar
client-sit-down = Sentarse

# Una mesa
client-coming = Un momento…
client-the-table = La mesa
client-round = Ronda { $round }
client-round-of = Ronda { $round } de { $of }
client-round-opened = Ronda { $round }
client-seat-taken = { $name } se sienta.
client-seat-left-choice = { $name } deja la mesa.
client-seat-left-lost = { $name } lleva demasiado tiempo sin conexión y pierde el asiento.
client-seat-left-missed = A { $name } se le ha acabado el tiempo demasiadas veces y pierde el asiento.
client-seat-left-short = A { $name } le quedan muy pocas fichas y deja el asiento.
client-seat-left-removed = El anfitrión ha echado de la mesa a { $name }.
client-seat-left-closed = { $name } se va porque la mesa se cierra.
client-seat-left-sat-out = { $name } lleva demasiado tiempo sin jugar y deja el asiento.
client-closing = Esta mesa se cierra cuando acabe esta mano.
client-closing-reason = El anfitrión dice: «{ $reason }»
client-lost-seat-lost = Has estado demasiado tiempo sin conexión y has perdido el asiento.
client-lost-seat-missed = Se te ha acabado el tiempo demasiadas veces y has perdido el asiento.
client-lost-seat-short = No te quedaban fichas para otra ronda y has perdido el asiento.
client-lost-seat-removed = El anfitrión te ha echado de esta mesa.
client-lost-seat-closed = Has dejado el asiento porque la mesa se cerraba.
client-lost-seat-sat-out = Has estado demasiado tiempo sin jugar y has perdido el asiento.
client-lost-chips = { $chips_n ->
    [one] Ha vuelto a tu monedero { $chips } ficha.
    [many] Han vuelto a tu monedero { $chips } de fichas.
   *[other] Han vuelto a tu monedero { $chips } fichas.
}
client-sit-again = Sentarse otra vez
client-understood = Vale
client-sit-out = Descansar
client-sitting-out = descansa
client-sitting-out-told = Estás descansando. Tu asiento sigue siendo tuyo hasta 20 rondas o 15 minutos.
client-play-again = Ya estoy aquí
client-stayed-out = { $seat_is ->
    [you] Descansas las próximas rondas.
   *[other] { $seat } descansa las próximas rondas.
}
client-came-back = { $seat_is ->
    [you] Vuelves a jugar en la próxima ronda.
   *[other] { $seat } vuelve a jugar en la próxima ronda.
}
client-pause = Parar la mesa
client-pause-ask = Pedir una pausa
client-pause-not = Mejor sin pausa
client-pause-too = Yo también quiero
client-pause-wanted = Quieren una pausa: { $names }. La mesa se para cuando la pidan todos.
client-pausing = La mesa se para cuando acabe esta ronda.
client-paused = { $name } ha parado la mesa. No corre el tiempo.
client-paused-agreed = Todos habéis querido una pausa. No corre el tiempo.
client-resume = Seguir jugando
client-table-paused = { $name } para la mesa.
client-table-paused-agreed = Todos han pedido una pausa: la mesa está parada.
client-table-resumed = { $name } reanuda el juego.
client-table-resumed-late = La pausa ha durado dos horas, así que el juego sigue.
client-name-changed = { $before } se llama ahora { $name }.
client-turned-away-seat = No has conseguido el asiento que esperabas.
client-turned-away-chips = Las fichas que querías traer siguen en tu monedero.
client-chips-brought = { $seat_is ->
    [you] Traes más fichas a la mesa: { $chips }.
   *[other] { $seat } trae más fichas a la mesa: { $chips }.
}
client-cut-left-out = { $seat_is ->
    [you] Según la sala, mostraste un corte pero no lo abriste a tiempo, así que no juegas esta ronda.
   *[other] { $seat } mostró un corte pero no lo abrió a tiempo, y no juega esta ronda.
}
client-cut-denied = Según la sala, no abriste tu corte a tiempo. Tu navegador lo envió a las { $time }, y la sala respondió: { $answer }. Si llegó a tiempo, la sala no reparte con honradez: guarda lo que se envió y lo que se respondió, y enséñaselo a los demás.
client-cut-denied-done = hecho
client-cut-denied-nothing = nada por ahora
client-cut-denied-save = Guardar lo enviado
client-shuffle-void = La mezcla es nula, porque un corte no se ha abierto. La casa sella otra.
client-receipt-last = Recibo de la última ronda
client-leave = Salir
client-leave-now = ¿Salir ya?
client-leave-after = Al acabar esta ronda
client-leave-at-once = Salir ya
client-leave-not = Quedarse
client-leave-costs-cheapest = Se está jugando una ronda. Si sales ahora, tu mano se termina con las jugadas que menos fichas arriesgan; lo que gane va a tu monedero.
client-leave-costs-bot = Se está jugando una ronda. Si sales ahora, un bot termina tu mano; lo que gane va a tu monedero.
client-leave-costs-match = La partida no ha acabado. Si sales ahora, la pierdes.
client-leaving = se va
client-bot = bot
client-away = sin conexión
client-watching = { $count_n ->
    [one] { $count } mirando
   *[other] { $count } mirando
}
client-no-round-yet = Todavía no se ha jugado ninguna ronda.
client-your-turn = Es tu turno.
client-your-turn-short = Tu turno
client-cutting = Los jugadores están cortando…
client-next-soon = La próxima ronda empieza en un momento.
client-waiting-for = Esperando a { $names }.
client-next-round = Próxima ronda
client-new-match = Otra partida
client-new-sitting = Otra partida
client-over-match = La partida ha acabado. La próxima empieza enseguida.
client-over-sitting = Esta partida ha acabado. La próxima empieza enseguida.
client-same-bet = La misma apuesta: { $chips }
client-key-enter = Enter
client-not-answering = La sala todavía no ha respondido. Tu elección está enviada; no hace falta repetirla.
client-more-time = Más tiempo
client-join = Elige un nombre y ya estás en la mesa. Las fichas son gratis, y fuera de aquí no valen nada.
client-join-full = Todos los asientos están ocupados, pero puedes mirar. Elige un nombre para charlar, y para sentarte cuando quede un asiento libre.
client-table-full = Todos los asientos están ocupados. Estás mirando, y puedes sentarte en cuanto quede uno libre.
client-seat-coming = Te sientas cuando acabe esta ronda.
client-come-in = Entrar
client-elsewhere = Estás jugando en esta mesa en otra ventana. Aquí solo puedes mirar.
client-play-here = Jugar aquí
client-table-closed = Esta mesa está cerrada.
client-table-closed-host = El anfitrión ha cerrado esta mesa.
client-table-closed-unused = Esta mesa se ha cerrado porque nadie la usaba.
client-more-of-table = Más sobre esta mesa
client-story = Crónica
client-story-empty = Todavía no ha pasado nada.
client-rules = Reglas
client-check = Comprobar el reparto
client-chat = Chat
client-unread = { $count_n ->
    [one] { $count } mensaje sin leer
   *[other] { $count } mensajes sin leer
}
client-chat-empty = Todavía nadie ha dicho nada.
client-chat-line = Tu mensaje
client-reactions = Reacciones
client-reaction-clap = ¡Bien jugado!
client-reaction-laugh = ¡Ja, ja!
client-reaction-wow = ¡Hala!
client-reaction-sad = ¡Oh, no!
client-reaction-luck = ¡Suerte!
client-reaction-thanks = ¡Gracias!
client-reacted = { $name }: { $reaction }
client-hide = Ocultar los mensajes de alguien
    .help = Solo se ocultan en este navegador, también las reacciones. Nadie más lo nota.
client-chat-hint = Escribe !ayuda para jugar desde aquí

# Elecciones
client-amount = Cantidad de fichas
client-less = Menos
client-more = Más
client-half = ½
    .told = La mitad: { $amount }
client-double = ×2
    .told = El doble: { $amount }
client-most = máx.
    .told = Lo máximo: { $amount }
client-range = { $least }–{ $most }
client-on-average = { $value } de media
client-chose-best = Era la mejor jugada.
client-chose-well = Ninguna otra opción era claramente mejor que la tuya.
client-chose-other-chips = { $best } valía { $most } fichas de media; elegiste { $chosen }, que valía { $worth }.
client-chose-other-points = Tu jugada más cara: «{ $chosen }», que valía { $worth } puntos de media; «{ $best }» valía { $most }.
client-best = la mejor
client-exact = exacto
client-worth-points = Por cuántos puntos ganas el reparto de media

# Práctica
client-practice = Práctica
client-practice-help = El valor de cada opción se oculta hasta que eliges; después ves lo que te cuestan los errores.
client-practice-told-chips = { $decisions_n ->
    [one] { $decisions } decisión.
   *[other] { $decisions } decisiones.
} { $mistakes_n ->
    [0] Ningún error.
    [one] { $mistakes } error, que costó { $cost } fichas de media.
   *[other] { $mistakes } errores, que costaron { $cost } fichas de media.
}
client-practice-told-points = { $decisions_n ->
    [one] { $decisions } decisión.
   *[other] { $decisions } decisiones.
} { $mistakes_n ->
    [0] Ningún error claro.
    [one] { $mistakes } error claro, que costó { $cost } puntos de media.
   *[other] { $mistakes } errores claros, que costaron { $cost } puntos de media.
}
client-practice-mistake = Elegiste «{ $chosen }», que valía { $worth }; «{ $best }» valía { $most }.
client-practice-again = Empezar otra vez

# Sentarse
client-bring = Fichas que traes
client-bring-more = Traer más fichas
client-bring-later = Llegan a la mesa cuando acabe esta ronda.
client-short = No te quedan fichas para otra ronda. Tu asiento se guarda un momento.
client-in-wallet = En tu monedero: { $chips }
client-which-seat = Asiento
client-any-seat = cualquiera

# Las reglas de una mesa
client-whole-guide = Guía completa de este juego
client-invite = Invitar
client-promises = Lo que promete esta mesa
client-decision = Tiempo para decidir
client-reserve = Tiempo extra por partida
client-hold = Si alguien pierde la conexión, su asiento se guarda
client-stand-in = Después juega
client-stand-in-cheapest = la jugada que menos fichas arriesga
client-stand-in-bot = un bot
client-no-limit = sin límite
client-seconds = { $count_n ->
    [one] { $count } segundo
   *[other] { $count } segundos
}

# El sello
client-seal = El sello y los cortes
client-seal-none = aún sin sellar
client-seal-closed = sellado
client-seal-cut = { $cuts_n ->
    [one] sellado · { $cuts } corte
   *[other] sellado · { $cuts } cortes
}
client-seal-opened = sello abierto
client-seal-told = Antes de las apuestas, la casa fija su parte de la mezcla bajo un sello, y cada jugador añade un corte: así nadie puede elegir las cartas por su cuenta. Después se abre el sello, y tu propio navegador puede comprobar todas las cartas.
client-seal-commitment = Sello, mostrado antes de los cortes
client-seal-itself = El secreto del sello
client-seal-fingerprint = El sello es la huella SHA-256 de este secreto y de todo lo anterior; por eso los dos no se parecen.
client-cut-of = Corte de { $name }
client-own-cut = Tus palabras para el próximo corte
client-cut-random = al azar
client-cut-help = Si lo dejas vacío, tu dispositivo corta al azar.
client-cut-next = Estas palabras cortarán la próxima mezcla.

# Las cartas, para quien las oye
card-name = { $rank } de { $suit }
card-face-down = una carta boca abajo
rank-2 = dos
rank-3 = tres
rank-4 = cuatro
rank-5 = cinco
rank-6 = seis
rank-7 = siete
rank-8 = ocho
rank-9 = nueve
rank-10 = diez
rank-J = jota
rank-Q = dama
rank-K = rey
rank-A = as
suit-club = tréboles
    .letter = T
suit-diamond = diamantes
    .letter = D
suit-heart = corazones
    .letter = C
suit-spade = picas
    .letter = P
client-more-pages = Más en esta sala
client-figures = Tus cifras
client-leaderboards = Clasificaciones
client-drills = Practicar
client-drills-of = Practicar: { $game }
client-fair = ¿Se juega limpio?
