# Páginas del cliente del navegador además de la lista de mesas y las mesas: repeticiones, comprobaciones, historial y guía.

# En todas ellas
pages-where = Dónde estás
pages-more = Ver anteriores
pages-look = Repetición
pages-round = Ronda { $round }
pages-round-void = Ronda { $round }, nula

# Una repetición
pages-replay = Repetición
pages-replay-title = Ronda { $round }, paso a paso
pages-replay-of = La ronda, paso a paso
pages-replay-opens = Empieza la ronda { $round }.
pages-replay-opens-of = Empieza la ronda { $round } de { $of }.
pages-replay-chosen = Alguien elige.
pages-replay-goes-on = Se mueven fichas.
pages-replay-face-down = Se reparte una carta boca abajo.
pages-replay-void = Esta ronda fue nula: se devolvieron todas las apuestas, y no cuenta.
pages-replay-first = Al principio
pages-replay-back = Un paso atrás
pages-replay-on = Un paso adelante
pages-replay-last = Al final
pages-replay-play = Reproducir
pages-replay-pause = Pausar
pages-replay-step = Paso
pages-replay-step-of = { $step } de { $of }
pages-replay-keys = Teclas: ← y → mueven un paso, Inicio y Fin saltan al principio y al final.
pages-round-before = Ronda anterior
pages-round-after = Ronda siguiente
pages-round-choose = Ronda
pages-view = Quién mira
pages-view-own = Lo que ves tú
pages-view-watcher = Lo que ve el público
pages-view-whole = La mesa entera
pages-view-closed = Podrás ver la mesa entera cuando se abra el sello de esta mezcla.
pages-link = Este momento
pages-link-told = Un enlace a este paso
pages-words-told = La ronda en palabras
pages-share-make = Crear un enlace público
pages-share-help = Este enlace funciona para los jugadores de la ronda y para los anfitriones. Un enlace público funciona para cualquiera: muestra la ronda como la ves ahora.
pages-share-link = Enlace público
pages-share-closed = Cuando se abra el sello de esta ronda, podrás crear un enlace que cualquiera pueda abrir.
pages-shared = Una ronda que comparte un jugador
pages-shared-play = Jugar aquí
pages-record = Registro
pages-record-told = Un registro guarda todas las cartas, acciones y fichas de una partida. Cualquiera puede comprobarlo, sin conexión y sin nosotros.
pages-record-load = Descargar el registro
pages-record-check = Comprobar aquí un registro
pages-record-line = Compruébalo en la línea de órdenes

# Comprobar una mezcla
pages-check-title = Comprobar este reparto
pages-check-this = Comprobar este reparto
pages-check-last = Comprobar el último reparto
pages-check-none-yet = En esta mesa todavía no se ha abierto ningún sello. Cuando se abra uno, podrás comprobar aquí el reparto.
pages-check-told = Tu navegador vuelve a mezclar las cartas por su cuenta, a partir del sello y de los cortes, y las compara con las que se repartieron. No se fía de la palabra de nadie.
pages-check-works = Comprobando…
pages-check-void = Esta mezcla fue nula: un corte no se abrió, y no se repartió ninguna de sus cartas.
pages-check-untold = Los registros de esta versión no dicen qué cartas se volvieron a barajar a mitad de ronda. «fairdeal verify» lo deduce de las reglas del juego.
pages-check-by-hand = Esta ronda se repartió a mano, así que no hay ningún sello que comprobar.
pages-check-closed = El sello de esta mezcla sigue cerrado. Se abre cuando se acaban sus cartas; entonces podrás comprobar el reparto.
pages-check-holds = Todo es correcto. Nadie eligió estas cartas.
pages-check-holds-alone = Todo es correcto. Pero ningún jugador cortó, así que la casa decidió el orden por su cuenta.
pages-check-broken = Algo falla en este reparto. El primer fallo está en el paso { $step }.
pages-check-witnessed = Tu navegador recibió este sello antes de que se repartieran las cartas.
pages-check-receipt-true = Tu navegador guardó el recibo de esta ronda cuando se jugó, y coincide: hasta aquí no se ha quitado ni cambiado nada.
pages-check-receipt-false = Tu navegador guardó otro recibo de esta ronda. Lo que se muestra aquí no es lo que se jugó.
pages-check-receipt = Recibo de esta ronda
pages-check-nth = Mezcla { $shuffle } de { $count }
pages-check-links-true = { $count_n ->
    [one] El recibo de esta partida que guardó tu navegador coincide.
   *[other] Los { $count } recibos de esta partida que guardó tu navegador coinciden.
}
pages-check-links-false = Los recibos de esta partida que guardó tu navegador no coinciden con este registro. No es lo que se jugó.
pages-check-chain-true = Cada eslabón de la cadena se sigue de lo anterior.
pages-check-chain-false = La cadena se rompe en { $place }: algo se ha quitado, cambiado o movido.
pages-check-passed = Correcto:
pages-check-failed = Incorrecto:
pages-check-bytes = Los bytes
pages-check-shown = Mostrado antes (SHA-256)
pages-check-opened = Abierto después
pages-check-cards = Las cartas en el orden que dieron el sello y los cortes
pages-check-cards-told = El número es el lugar de la carta en la mezcla. Las cartas con el borde discontinuo no las vio nadie durante la ronda: por ejemplo, las quemadas.
pages-check-seen = vista en la ronda
pages-check-unseen = no vista en la ronda

# Comprobar un registro
pages-check-record = Comprobar un registro
pages-check-record-told = Quien tenga el registro de una partida puede comprobarlo: que los sellos y los cortes son los que se mostraron antes, que dan las cartas que se repartieron, y que todas las acciones y todas las fichas siguieron las reglas.
pages-check-drop = Suelta aquí un registro, o
pages-check-choose = Elegir un archivo
pages-check-too-large = { $name } es demasiado grande para ser un registro.
pages-check-no-record = { $name } no es un registro de Fairdeal.
pages-check-odd = Este registro no es como debería: mira { $place }.
pages-check-here = En tu navegador
pages-check-here-told = Todas las mezclas, calculadas otra vez en este dispositivo.
pages-check-there = En la sala
pages-check-there-told = Reglas, fichas y mezclas: la misma comprobación que «fairdeal verify».
pages-check-all = { $count_n ->
    [one] La mezcla es correcta.
   *[other] Las { $count } mezclas son correctas.
}
pages-check-wrong = { $wrong_n ->
    [one] { $wrong } de { $count } mezclas es incorrecta.
   *[other] { $wrong } de { $count } mezclas son incorrectas.
}
pages-check-none-open = No se ha abierto ningún sello de este registro.
pages-check-some-closed = { $count_n ->
    [one] El sello de otra mezcla sigue cerrado.
   *[other] Los sellos de otras { $count } mezclas siguen cerrados.
}
pages-check-shuffle-one = Mezcla { $shuffle }, para la ronda { $round }
pages-check-shuffle = Mezcla { $shuffle }, para { $count_n ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
pages-check-own = En tu propio equipo
pages-check-own-told = La misma comprobación funciona sin conexión y sin ninguna sala. Instala Fairdeal y escribe:

# Historial
pages-history = Historial
pages-sittings = Partidas
pages-chips = Fichas
pages-no-sittings = Todavía no has acabado ninguna partida. Aparecerá aquí cuando dejes la mesa o se juegue la última ronda.
pages-rounds-count = { $count_n ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
pages-chips-told = Lo que ganas se queda en la mesa y va a tu monedero cuando te marchas. Las rondas sin resultado no aparecen.
pages-col-when = Cuándo
pages-col-why = Por qué
pages-col-change = Cambio
pages-col-wallet = Monedero
pages-reason-opening = Fichas de bienvenida.
pages-reason-top-up = Fichas del día.
pages-reason-grant = Te las da un anfitrión.
pages-reason-take = Te las quita un anfitrión.
pages-reason-buy-in = Llevadas a la mesa { $table }.
pages-reason-cash-out = De vuelta de la mesa { $table }.
pages-reason-round = Ronda { $round } en la mesa { $table }.
pages-reason-shared = Parte del bote en la mesa { $table }.

# La hoja de resultados
pages-results = Resultados
pages-sitting-open = La partida sigue; estas son las rondas hasta ahora.
pages-verdict-you-won = Has ganado la partida
pages-verdict-you-lost = La casa ha ganado la partida
pages-verdict-you-drawn = La partida acaba en empate
pages-verdict-won = ganada
pages-verdict-lost = perdida
pages-verdict-drawn = empate
pages-ending-played = jugada hasta el final
pages-ending-short = sin fichas
pages-ending-abandoned = abandonada
pages-after-rounds = { $count_n ->
    [one] después de una ronda
   *[other] después de { $count } rondas
}
pages-won = Ganadas
pages-lost = Perdidas
pages-level = Sin cambio
pages-best = Mejor ronda
pages-worst = Peor ronda
pages-curve = Cómo fue la partida
pages-curve-others = Las líneas finas son los demás jugadores.
pages-curve-at = Después de la ronda { $round }: { $total }
pages-curve-told = { $count_n ->
    [one] Un gráfico de una ronda: { $total } al final. Los números están en la tabla de abajo.
   *[other] Un gráfico del total a lo largo de { $count } rondas: nunca por encima de { $best }, nunca por debajo de { $worst }, { $total } al final. Los números están en la tabla de abajo.
}
pages-rounds = Ronda a ronda
pages-whose = De quién son los resultados
pages-no-rounds = No ha contado ninguna ronda.
pages-void = nula
pages-everybody = Todos
pages-col-round = Ronda
pages-col-net = Resultado
pages-col-total = Total
pages-col-look = Repetición
pages-col-name = Quién
pages-col-chips = Fichas
pages-col-end = Final

# Después de una partida: lo que costaron los errores
pages-review = Lo que te costaron los errores
pages-review-works = Calculando…
pages-review-none = Aquí no tomaste ninguna decisión que se pueda juzgar: lo que se apuesta antes de la primera carta es cuestión de gustos.
pages-review-estimates = Este juego no tiene valores exactos, solo estimaciones, así que sus decisiones no se juzgan.
pages-review-perfect = { $decisions_n ->
    [one] Tomaste una decisión, y fue la mejor.
   *[other] Tomaste { $decisions } decisiones, y todas fueron la mejor.
}
pages-review-cost = { $wrong_n ->
    [one] { $wrong } de { $decisions } decisiones fue un error. Costó { $cost } fichas de media.
   *[other] { $wrong } de { $decisions } decisiones fueron errores. Entre todas costaron { $cost } fichas de media.
}
pages-review-unpriced = { $count_n ->
    [one] Otra decisión no tiene valor exacto, así que no se juzga.
   *[other] Otras { $count } decisiones no tienen valor exacto, así que no se juzgan.
}
pages-review-luck = { $rounds_n ->
    [one] Tal como la jugaste, la ronda valía { $expected } de media. Dio { $net }: la suerte puso una diferencia de { $luck }.
   *[other] Tal como las jugaste, las { $rounds } rondas valían { $expected } de media. Dieron { $net }: la suerte puso una diferencia de { $luck }.
}
pages-review-again = Los más caros, para jugarlos otra vez
pages-review-position = Ronda { $round }: esta decisión costó { $cost } fichas
pages-review-choose = ¿Qué eliges ahora?
pages-review-right = Así es: «{ $chosen }» es la mejor opción y vale { $most }.
pages-review-wrong = «{ $chosen }» vale { $worth }. Es mejor «{ $best }»: { $most }.
pages-review-then = Entonces elegiste «{ $chosen }».
pages-review-list = Todos los errores, los más caros primero
pages-review-chosen = Lo que elegiste
pages-review-best = Mejor opción
pages-review-lost = Coste
pages-review-more = { $count_n ->
    [one] Otro costó menos.
   *[other] Otros { $count } costaron menos.
}

# Cifras a lo largo del tiempo, y clasificaciones
pages-figures = Tus cifras
pages-figures-pending = Tus últimas partidas aún se están calculando. Aparecerán aquí en un momento.
pages-figures-none = Todavía no has acabado ninguna partida. Tus cifras aparecerán aquí cuando dejes una mesa o se juegue la última ronda.
pages-figures-game = Juego
pages-figures-all = Todos los juegos con fichas
pages-figures-own-rules = reglas propias
pages-rounds-played = Rondas
pages-figures-expected = Esperado
pages-figures-luck = Suerte
pages-figures-ahead = Por delante
pages-figures-choices = Decisiones
pages-figures-accuracy = Mejores decisiones
pages-figures-cost = Coste de los errores
pages-figures-told = «Esperado» es lo que valían tus rondas de media, errores incluidos, con valores exactos. Lo demás es suerte.
pages-figures-curve = Partida a partida
pages-figures-curve-thin = La línea fina es lo que podías esperar.
pages-figures-curve-at = Después de la partida { $round }: { $total }
pages-figures-curve-told = { $count_n ->
    [one] Una curva de una partida: { $total } al final.
   *[other] Una curva del total a lo largo de { $count } partidas: { $total } al final.
}
pages-figures-best = Mejor partida: { $net }, { $when }
pages-figures-worst = Peor partida: { $net }, { $when }
pages-figures-by-house = Por juego y reglas
pages-leaderboards = Clasificaciones
pages-leaderboards-told = Jugar más no te hace subir: se descuenta lo que da una ronda de media, y las decisiones cuentan por la parte que fue la mejor. En las mesas que muestran el valor, cualquiera puede decidir a la perfección.
pages-leaderboards-ahead = Por delante de lo esperado
pages-leaderboards-ahead-told = Fichas ganadas por encima de lo que valían las rondas de media. Hacen falta { $least } rondas este mes.
pages-leaderboards-accurate = Mejores decisiones
pages-leaderboards-accurate-told = La parte de las decisiones que fue la mejor, con valores exactos. Hacen falta { $least } decisiones este mes.
pages-leaderboards-place = Puesto
pages-leaderboards-none = Nadie ha jugado bastante este mes.
pages-leaderboards-listed = Mostrarme en las clasificaciones
pages-month-before = El mes anterior
pages-month-after = El mes siguiente

# La guía
pages-guide-contents = En esta guía
pages-guide-example-told = Síguelo carta a carta.
pages-guide-house = La casa, y lo que te cuesta
pages-guide-house-told = Cada mesa juega con un conjunto de opciones. Cámbialas y verás el coste exacto: está calculado, no estimado.
pages-guide-options = Las opciones de una mesa
pages-guide-options-told = Cada mesa juega con un conjunto de opciones, que se muestran antes de que te sientes.
pages-odds-edge = La ventaja de la casa, si juegas a la perfección
pages-odds-percent = { $percent } %
pages-odds-exact = de cada apuesta, de media. Exactamente, por ficha apostada: { $edge }
pages-odds-near = de cada apuesta, de media. Por ficha apostada: { $edge }
pages-option-none = ninguno
pages-presets = Mesas preparadas

# ¿Se juega limpio?
pages-fair = ¿Se juega limpio?
pages-fair-told = No tienes que fiarte de nosotros. Nadie puede elegir las cartas por su cuenta, ni siquiera la casa, y tu propio navegador puede demostrarlo.
pages-fair-picture = Cuatro pasos, uno tras otro: el sello, los cortes, el reparto y la comprobación.
pages-fair-seal = La casa sella su secreto
    .told = Antes de que apuestes, la casa elige un número secreto y te muestra su huella: el sello. Desde entonces no puede cambiar el secreto sin romper el sello.
pages-fair-cuts = Los jugadores cortan
    .told = Cada jugador añade un secreto propio: el corte. Escribe tus palabras, o deja que tu dispositivo corte al azar.
pages-fair-deal = Se reparten las cartas
    .told = El orden de todas las cartas se calcula con el secreto y los cortes juntos. Nadie los conocía todos de antemano, así que nadie conocía el orden.
pages-fair-check = Todos pueden comprobarlo
    .told = Cuando se acaban las cartas, se revela el secreto. Tu navegador vuelve a mezclar por su cuenta y compara todas las cartas que viste.
pages-fair-limits = Lo que no puede demostrar
    .told = Demuestra cómo se mezclaron las cartas, no quién juega: los jugadores pueden contarse lo que llevan. Si ningún jugador corta, la casa decide el orden por su cuenta, y la comprobación lo dice.
pages-fair-yours = Tu última ronda
pages-fair-none = Todavía no has acabado ninguna ronda con el sello abierto. Juega una y compruébala aquí.
