# Jugar en el terminal, y la línea de órdenes.

# Las palabras de las órdenes que tienen todos los juegos; la primera es la que se muestra.
word-odds = valor | probabilidades | precio | ?
    .hint = el valor exacto de cada opción
word-cut = cortar | corto | corte
    .hint = cortar la próxima mezcla con tus propias palabras, como «cortar mi día de suerte»; sin palabras, el corte es al azar
word-table = mesa | mirar | miro
    .hint = lo que hay en la mesa
word-house = opciones | ajustes
    .hint = todas las opciones de esta mesa
word-help = ayuda | órdenes | ordenes | comandos
    .hint = esta lista
word-quit = salir | salgo | fin | irse
    .hint = dejar la mesa; una ronda empezada se paga según las reglas

play-choose-game = ¿A qué juego? Escribe su número o su nombre.
play-game-line = { $number }. { $name }: { $tagline }
play-your-name = Jugador
play-bot-name = Bot { $number }
play-round = Ronda { $round }
play-round-of = Ronda { $round } de { $of }
play-seal-shown = Sello, mostrado antes de los cortes: { $seal }
play-seal-opened = El secreto del sello: { $seal }
play-receipt = Recibo de esta ronda: { $receipt }
play-cut-left-out = { $seat_is ->
    [you] No abriste tu corte a tiempo.
   *[other] { $seat } no abrió su corte a tiempo.
}
play-shuffle-void = La mezcla es nula. La casa sella otra.
play-tally = Balance: { $net }
play-tally-chips = Balance: { $net } · Fichas: { $chips }
play-house-usual = Esta mesa usa las opciones habituales; «{ $word }» las muestra.
play-house-own = Opciones distintas de las habituales; «{ $word }» las muestra todas:
option-line = { $option } – { $label }
option-line-whole = { $option } – { $label } ({ $possible }). { $help }
preset-line = { $name } – { $label }. { $help }
rules-options = Opciones de la mesa, con sus valores habituales. Escríbelas como { $example }:
rules-presets = Mesas preparadas. Elige una, por ejemplo con --preset table:
play-table-empty = Todavía no hay nada en la mesa.
play-input-ended = Fin de la entrada: has dejado la mesa.
play-no-price = Ahora no hay nada que valorar.
play-price = { $choice }: { $price }
play-price-points = { $choice }: { $price } puntos
play-price-estimate = { $choice }: { $price } ± { $error } puntos
play-help = Puedes escribir, con la palabra entera o con sus primeras letras:
play-help-line = { $word } – { $hint }
play-cut-too-late = Estas cartas ya están cortadas. Puedes cortar la próxima mezcla.
play-cut-taken = Tu corte para la próxima mezcla: «{ $cut }».
play-cut-random = Tu corte para la próxima mezcla será al azar.
play-cut-opened = Tu corte: { $cut }
play-choices = Puedes: { $choices }. Y también: { $general }.
play-general = También: { $general }.
play-end = Fin
play-end-open = { $rounds_n ->
    [0] Te has ido antes de la primera ronda.
    [one] Una ronda jugada, { $net } en total.
   *[other] { $rounds } rondas jugadas, { $net } en total.
}
play-end-played = { $rounds_n ->
    [one] Una ronda jugada, { $net } en total.
   *[other] { $rounds } rondas jugadas, { $net } en total.
}
play-end-short = { $rounds_n ->
    [0] No tienes fichas suficientes para la apuesta más pequeña.
    [one] Después de una ronda no tienes fichas suficientes para la próxima apuesta: { $net } en total.
   *[other] Después de { $rounds } rondas no tienes fichas suficientes para la próxima apuesta: { $net } en total.
}
play-end-abandoned = { $rounds_n ->
    [0] Te has ido antes de acabar una ronda.
    [one] Te has ido después de una ronda: { $net } en total, y nadie gana.
   *[other] Te has ido después de { $rounds } rondas: { $net } en total, y nadie gana.
}
play-score = Marcador: { $scores }.
play-score-of = { $seat_is ->
    [you] tú { $score }
   *[other] { $seat } { $score }
}
play-match-won = Ganas la partida.
play-match-lost = Pierdes la partida.
play-match-drawn = La partida acaba en empate.
play-verdict-won = Has ganado.
play-verdict-lost = Gana la casa.
play-verdict-drawn = Empate.
play-recorded = Registro de esta partida: { $file }
play-check-it = Compruébalo cuando quieras, sin conexión: fairdeal verify { $file }
odds-picture = Imagen guardada en { $file }.

report-file = { $file }
report-passed = Todo es correcto: { $checks_n ->
    [one] { $checks } comprobación
   *[other] { $checks } comprobaciones
} sin fallos.
report-failed = Este registro no es correcto. El primer fallo está en { $place }.
report-line-passed = ✓ { $said }
report-line-failed = ✗ { $place }: { $said }

cli-help = Una sala de cartas con reglas exactas y un reparto limpio que cualquiera puede comprobar.
cli-version = Muestra la versión.
cli-play = Juega en el terminal. Aquí se puede dar cualquier opción de la mesa del juego: «fairdeal rules» con el nombre de un juego las muestra. Con --rounds 5, el juego acaba después de cinco rondas, salvo que sea una partida a puntos.
cli-not-written = No se puede escribir la salida: { $reason }.
cli-odds = Muestra las probabilidades exactas de un juego con las opciones de una casa.
cli-simulate = Juega muchas rondas de una vez con una estrategia, y muestra la media con su error, la distribución y los riesgos.
cli-rounds = Cuántas rondas. Se juegan partidas enteras.
cli-strategy = Cómo se juega, por ejemplo war; en Red Dog, una vez por asiento. Se puede repetir.
cli-seed = El mismo número da otra vez el mismo resultado.
cli-workers = Cuántos procesos juegan. Si no se indica, uno por procesador.
cli-precision = Para cuando el error estándar de la media no es mayor que esto.
cli-bankroll = Fichas para las que se muestra el riesgo de perderlas todas.
cli-save = Guarda los resultados en este archivo, y sigue desde ellos si ya están ahí.
cli-ray = Juega en el clúster de Ray de esta dirección; «local» inicia uno aquí.
cli-plot = Dibuja los resultados en este archivo PNG o SVG.
cli-rules = Muestra las reglas de un juego, con un ejemplo, preguntas y respuestas, y las opciones de su mesa.
cli-verify = Comprueba registros de partidas sin conexión: todas las mezclas, cartas, acciones y fichas.
cli-game = El juego, por ejemplo casino-war.
cli-option = Una opción de la casa, por ejemplo decks=8. Se puede repetir.
cli-preset = Una mesa preparada. «fairdeal rules» con el nombre de un juego las muestra, con todas las opciones.
cli-lang = El idioma: { $languages }.
cli-chips = Fichas con las que se empieza. Si no se indica, no hay límite.
cli-bots = Cómo juegan los bots, donde se puede elegir: en Blackjack basic o counting, en Red Dog careful, bold o exact.
cli-record = Archivo donde se guarda el registro de la partida.
cli-plain = Frases sencillas, una orden por línea: para lectores de pantalla y scripts.
cli-json = Escribe JSON.
cli-picture = Guarda la tabla de estrategia en este archivo SVG.
cli-files = Los registros que se comprueban.
cli-receipt = Un recibo que guardaste: comprueba que lo dio el registro, y en qué ronda. Se puede repetir.

# La ayuda de la línea de órdenes

help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-help = Muestra esta ayuda.
help-default = [por defecto: { $value }]
help-required = [obligatorio]
help-value-options = OPCIONES
help-value-command = ORDEN …
help-value-text = TEXTO
help-value-number = NÚMERO
help-value-option = NOMBRE=VALOR
help-value-database = ARCHIVO|URL
help-value-game = JUEGO
help-value-file = ARCHIVO
help-value-receipt = RECIBO
help-value-files = ARCHIVO…
help-value-name = NOMBRE

# Simulación
simulate-played = { $game }, { $strategies }: { $rounds } rondas, semilla { $seed }.
simulate-precise = { $game }, { $strategies }: precisión alcanzada tras { $rounds } rondas, semilla { $seed }.
simulate-interrupted = { $game }, { $strategies }: interrumpido tras { $rounds } rondas, semilla { $seed }.
simulate-mean-stake = Media: { $mean } por ronda y unidad de la apuesta inicial, error estándar { $error }.
simulate-mean-points = Media: { $mean } puntos por reparto, error estándar { $error }.
simulate-variance = Varianza de una ronda: { $variance }; desviación típica { $deviation }.
simulate-results = Resultados de una ronda: { $parts }.
simulate-sittings = { $sittings_n ->
    [one] Una partida
   *[other] { $sittings } partidas
}: ganadas { $won }, empatadas { $drawn }, perdidas { $lost }.
simulate-sittings-results = Resultados de una partida: { $parts }.
simulate-share = { $net } en { $share }
simulate-quantile = { $net } o menos en el { $percent } %
simulate-worst = Peor racha: una caída de { $fall } desde un máximo.
simulate-ruin-sitting = Riesgo de perder { $bankroll } en una partida: { $risk }.
simulate-ruin-for-ever = Riesgo de perder { $bankroll } si se juega sin fin: { $risk }.
simulate-progress = { $percent } %, { $rate } rondas por segundo, quedan { $left }
simulate-plot-sitting = Resultados de una partida
simulate-plot-round = Resultados de una ronda
simulate-plot-net = Ganado o perdido
simulate-plot-share = Parte
simulate-plot-bands = Ganado o perdido a lo largo de una partida
simulate-plot-rounds = Rondas
simulate-plot-hands = Con qué frecuencia ganan las manos
simulate-plot-chance = Probabilidad prevista, %
simulate-plot-won = Parte de las apuestas ganadas
simulate-plot-edges = Ventaja según la cuenta verdadera
simulate-plot-count = Cuenta verdadera
simulate-plot-edge = Media por unidad de la apuesta inicial
