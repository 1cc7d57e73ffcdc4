# Lo que dice cada error, por su código.

# Cartas y fichas
error-not-one-card = Escribe una sola carta: «{ $text }» tiene { $count }. Una carta se escribe así: 9♣ o 9c.
error-no-card = «{ $wrong }», en la posición { $place }, no es una carta. Una carta es un valor (2 a 10, T, J, Q, K, A) y un palo (♣ ♦ ♥ ♠ o c d h s), como 9♣ o Td.
error-no-amount = «{ $text }» no es una cantidad de fichas. Escribe 7, 7½, 7,5 o 2,01k.
error-amount-unclear = «{ $text }» puede significar dos cantidades. Escribe los miles como 1000, y la mitad como 7,5.
error-amount-too-fine = «{ $text }» es más fino que media ficha, la cantidad más pequeña que hay.
error-amount-too-large = «{ $text }» son más de { $most } fichas, lo máximo que se puede contar.

# Opciones de una mesa
error-options-incomplete = Una mesa necesita todas sus opciones y ninguna más; faltan o se desconocen: { $odd }.
error-option-value = La opción { $option } no puede ser { $value }; puede ser { $possible }.
error-option-not-whole = La opción { $option } se cuenta en medias fichas, con un número entero: 2½ fichas son 5. { $value } no es un número así.
error-no-option = «{ $text }» no es una opción de este juego. Escribe NOMBRE=VALOR, con uno de estos nombres: { $names }.
error-options-crossed = La opción { $low } no puede ser mayor que { $high }.
error-option-step = La opción { $option } no puede ser { $amount }: aquí las apuestas son múltiplos de { $step }.
error-no-bet-fits = Donde un blackjack paga { $pays }, las apuestas son múltiplos de { $step }, y no hay ninguno entre { $low } y { $high }. Pon { $option } en { $least } o más.
error-no-room-to-resplit = Los ases solo se pueden volver a separar donde un asiento puede tener más de dos manos: pon { $hands } en 3 o 4, o deja { $option } desactivada.
error-cut-too-deep = La carta de corte no puede ir tras { $cut } de { $cards } cartas: una ronda completa puede necesitar { $needed } cartas después.
error-no-game = No hay ningún juego «{ $name }». Elige uno de estos: { $names }.
error-no-language = El idioma «{ $text }» no está disponible. Elige uno de estos: { $names }.

# La línea de órdenes
error-game-missing = Elige un juego: { $names }.
error-too-many-names = Se juega a un solo juego a la vez, y has nombrado { $count }: { $names }.
error-no-command = Orden desconocida: «{ $text }». Las órdenes son: { $commands }.
error-unknown-option = Aquí no hay ninguna opción { $name }. «--help» tras la orden las muestra.
error-option-without-value = La opción { $name } no lleva valor.
error-rounds-of-match = Una partida de { $game } llega hasta el último punto: no se puede limitar a un número de rondas.
error-option-out-of-bounds = La opción { $name } no puede ser { $value }. Escribe un número de { $least } a { $most }.
error-argument-missing = A «{ $command }» le falta { $name }. «{ $command } --help» dice qué es.
error-too-many-words = «{ $text }» sobra tras «{ $command }». «{ $command } --help» dice qué puede ir ahí.
error-files-missing = Di qué registros quieres comprobar: fairdeal verify FILE…
error-file-is-folder = { $file } es una carpeta. Elige un registro de dentro.
error-file-not-plain = { $file } no es un archivo corriente, y solo esos se leen.
error-file-missing = No hay ningún archivo { $file }.
error-file-forbidden = No tienes permiso para leer { $file }.
error-no-option-value = { $facts ->
    [name-possible] La opción { $name } necesita un valor detrás: { $possible }.
   *[other] La opción { $name } necesita un valor detrás.
}
error-file-not-readable = No se puede leer el archivo { $file }: error { $number } del sistema.
error-file-taken = No se puede guardar el registro en { $file }: ya hay algo ahí. Elige otro archivo.
error-place-missing = No se puede guardar el registro en { $file }: la carpeta no existe. Elige otro archivo.
error-place-forbidden = No se puede guardar el registro en { $file }: no tienes permiso para escribir ahí. Elige otro archivo.
error-place-full = No se puede guardar el registro en { $file }: no queda espacio. Elige otro archivo.
error-file-not-writable = No se puede guardar el registro en { $file }: error { $number } del sistema. Elige otro archivo.

# Órdenes
error-no-word = No has escrito nada. Puedes escribir: { $possible }.
error-unknown-word = Orden desconocida: «{ $text }». Puedes escribir: { $possible }.
error-no-word-due = Orden desconocida: «{ $text }». Ahora no hay nada que decidir.
error-unclear-word = «{ $text }» puede ser varias cosas: { $words }. Escribe más letras.
error-word-alone = «{ $word }» va sin nada más; «{ $rest }» sobra.
error-amount-missing = A «{ $word }» le falta una cantidad, como «{ $word } { $example }».
error-part-missing = Falta algo tras «{ $word }». Escríbelo así: «{ $example }».
error-part-unread = «{ $text }» no tiene sentido tras «{ $word }». Escríbelo así: «{ $example }».
error-card-twice = La carta { $card } aparece dos veces.

# Rondas
error-no-seat = En esta ronda no hay asiento número { $number }.
error-round-over = Esta ronda ha terminado.
error-betting-closed = Las apuestas están cerradas: ya se reparten las cartas. Podrás apostar antes de la próxima ronda.
error-sits-out = { $seat_is ->
    [you] No juegas esta ronda y podrás apostar en la próxima.
   *[other] { $seat } no juega esta ronda y podrá apostar en la próxima.
}
error-already-bet = { $seat_is ->
    [you] Ya has apostado { $amount }.
   *[other] { $seat } ya ha apostado { $amount }.
}
error-not-bet = { $seat_is ->
    [you] No tienes ninguna apuesta que retirar.
   *[other] { $seat } no tiene ninguna apuesta que retirar.
}
error-too-late-to-withdraw = Una apuesta solo se retira antes de la primera carta, y ya se están repartiendo.
error-bet-fixed = No puedes apostar { $amount }: aquí la apuesta es { $least }.
error-bet-out-of-range = No puedes apostar { $amount }. Apuesta de { $least } a { $most }, de { $step } en { $step }.
error-cannot-sit-out = No hay más jugadores, así que no puedes pasar esta ronda. Apuesta o deja la mesa.
error-no-tie = { $seat_is ->
    [you] La guerra y la rendición responden a un empate con el crupier, y ahora no tienes ninguno.
   *[other] La guerra y la rendición responden a un empate con el crupier, y { $seat } no tiene ninguno ahora.
}
error-not-in-turn = Todavía no te toca: antes decide { $seat }.
error-war-too-dear = { $seat_is ->
    [you] La guerra cuesta { $stake } más, y tienes { $chips }. Puedes rendirte: recuperas la mitad de la apuesta.
   *[other] La guerra cuesta { $stake } más, y { $seat } tiene { $chips }. Queda rendirse: se recupera la mitad de la apuesta.
}
error-no-card-due = Ahora no se reparte ninguna carta: deciden los jugadores.
error-burn-due = Todavía no se reparte ninguna carta descubierta. Cartas que hay que quemar antes: { $count }.
error-deal-due = Ahora no se quema ninguna carta: la siguiente se reparte descubierta.
error-wrong-burn = Ahora se queman exactamente { $due } cartas, no { $tried }.
error-card-gone = { $card } no puede volver a salir: ya han salido las { $decks }.
error-card-dealt = { $card } no puede volver a salir: ya se ha repartido.
error-too-late-to-deal-out = Un asiento solo se puede dejar fuera antes de la primera carta.
error-unknown-action = «{ $name }» no es una acción de este juego.
error-not-a-fault = Una ronda solo es nula cuando la baraja está incompleta o falta una carta.
error-bad-opening = Estos asientos no encajan. La mesa tiene { $most }, numerados en el sentido de las agujas del reloj desde 0, y cada uno se ocupa una vez; has dado { $seats }.
error-too-few-players = Este juego necesita al menos { $fewest } jugadores, y solo hay { $count }.
error-shoe-too-short = El zapato no alcanza para esta ronda: quedan { $left } cartas y hacen falta { $needed }. Toca barajar.
error-cards-unlikely = { $card } no puede haber salido { $count } veces: en { $decks } barajas está { $decks } veces.
error-cards-rest = Las cartas que quedan son { $count } números, uno por valor y ninguno por debajo de cero; has dado { $rest }.
error-rounds-of-a-shoe = Las cartas vistas son de un solo zapato, y una partida tiene muchos. Pregunta con seen o con rounds, no con ambos.

# Blackjack
error-bank-cap-too-small = El límite de la banca no puede ser { $cap }: la apuesta mínima puede costarle { $needed } a la casa.
error-bank-spent = No puedes apostar { $amount }: la banca no podría pagar otra apuesta ganadora. Pasa esta ronda.
error-no-insurance-now = El seguro se ofrece una vez, cuando se han repartido las cartas y el crupier muestra un as.
error-no-insurance-for-blackjack = Un blackjack no se asegura: gana { $pays } y, si el crupier también tiene uno, se devuelve la apuesta.
error-insurance-too-dear = { $seat_is ->
    [you] El seguro cuesta la mitad de la apuesta, { $needed }, y tienes { $chips }. La ronda sigue sin él.
   *[other] El seguro cuesta la mitad de la apuesta, { $needed }, y { $seat } tiene { $chips }. La ronda sigue sin él.
}
error-insurance-answered = { $seat_is ->
    [you] Ya has decidido sobre el seguro. El juego sigue cuando decidan todos.
   *[other] { $seat } ya ha decidido sobre el seguro. El juego sigue cuando decidan todos.
}
error-insurance-first = Primero se decide el seguro: asegurar o rechazar. Después se juegan las manos.
error-no-hand-in-turn = Ninguna mano espera una decisión. Las manos se juegan después de apostar y repartir.
error-not-your-hand = No te toca: ahora decide { $seat }.
error-double-too-late = Solo se dobla con las dos primeras cartas, y esta mano tiene { $count }.
error-double-soft = Aquí se dobla cuando dos cartas suman uno de { $totals }, y estas suman { $best } o { $low }: el as vale aquí 11.
error-double-total = Aquí se dobla cuando dos cartas suman uno de { $totals }, y estas suman { $total }.
error-no-double-after-split = Aquí no se doblan las manos de una pareja separada.
error-double-too-dear = { $seat_is ->
    [you] Doblar cuesta { $stake } más, y tienes { $chips }. Puedes pedir o plantarte.
   *[other] Doblar cuesta { $stake } más, y { $seat } tiene { $chips }. Queda pedir o plantarse.
}
error-split-too-late = Solo se separan las dos primeras cartas, y esta mano tiene { $count }.
error-no-pair = Solo se separa una pareja, y { $cards } aquí no lo es.
error-too-many-hands = No puedes separar otra vez: aquí un asiento tiene como máximo { $most } manos.
error-split-too-dear = { $seat_is ->
    [you] Separar cuesta { $stake } más, y tienes { $chips }. Puedes pedir o plantarte.
   *[other] Separar cuesta { $stake } más, y { $seat } tiene { $chips }. Queda pedir o plantarse.
}
error-one-card-to-a-split-ace = Un as separado recibe una carta y ninguna más. Puedes plantarte o separar otra vez.
error-no-surrender-here = En esta mesa no hay rendición. Puedes pedir o plantarte.
error-too-late-to-surrender = Solo puedes rendirte con tus dos primeras cartas, antes de pedir o separar. Puedes pedir o plantarte.
error-shuffle-due = El zapato está vacío. Antes se barajan las cartas usadas de rondas anteriores.
error-no-shuffle-due = A mitad de ronda las cartas usadas solo se barajan cuando hace falta una y no queda ninguna. Cartas que quedan ahora: { $left }.

# Mesas
error-between-rounds = No se puede jugar entre rondas. Espera a que empiece la próxima.
error-nobody-there = No hay nadie en el asiento número { $number }.
error-seats-too-few = Una ronda necesita { $fewest } jugadores en la mesa, y hay { $count }.
error-seat-not-at-table = El asiento número { $number } no es de esta mesa: sus asientos van de { $first } a { $last }.
error-chips-brought = No te puedes sentar con { $chips } fichas: en un asiento caben hasta { $most }.
error-chips-not-whole = Las fichas se cuentan en medias fichas, con números enteros: 2½ fichas son 5. { $chips } no es un número así.
error-whole-chips-only = En esta mesa solo se juega con fichas enteras, y { $chips } no es un número entero.
error-not-asked = Ahora no se puede: la mesa espera otra cosa ({ $asks ->
    [round] el comienzo de la ronda
    [moves] las jugadas
    [cuts] los cortes
    [openings] la apertura de los cortes
    [nothing] la partida ha acabado
   *[other] { $asks }
}).
error-seat-not-asked = { $seat_is ->
    [you] La mesa no te espera a ti.
   *[other] La mesa no espera a { $seat }.
}

# Juego limpio
error-seat-number = Un asiento es un número de 0 a { $last }, no { $seat }.
error-cut-text = El carácter { $place } del corte no está completo.
error-cut-size = { $size_n ->
    [0] Un corte tiene al menos 1 byte; este está vacío.
   *[other] Un corte tiene como máximo { $most } bytes; este tiene { $size }. Acórtalo.
}
error-commitment-size = El compromiso del asiento { $seat } debe tener { $wanted } bytes; este tiene { $size }.
error-cut-not-as-shown = El corte del asiento { $seat } no es el que mostró: abre los mismos bytes que se comprometieron.
error-two-cuts-of-a-seat = El asiento { $seat } tiene dos cortes; cada asiento corta una vez.
error-hex = { $facts ->
    [name-place] No se puede leer «{ $name }»: el carácter { $place } no es una cifra hexadecimal.
   *[count-name] No se puede leer «{ $name }»: tiene { $count } cifras hexadecimales, y un byte son dos.
}
error-seal-size = Un sello tiene { $wanted } bytes; este tiene { $size }.
error-link-size = Un eslabón tiene { $wanted } bytes; este tiene { $size }.
error-dealing-version = Esto se repartió con la versión { $found } del juego limpio; este programa conoce versiones hasta la { $known }.
error-deck-count = Para barajar hace falta al menos una baraja, no { $decks }.
error-no-cards = No hay cartas que barajar.
error-cut-card-range = { $facts ->
    [high-low] La carta de corte no puede ir de { $low } a { $high } cartas de profundidad: el número menor va primero, desde 0.
    [count-high] La carta de corte no puede ir a { $high } cartas de profundidad: hay { $count } cartas.
   *[none] El margen de la carta de corte solo tiene un extremo.
}

# Registros
error-no-action = { $kind } no es una acción de { $game }. Sus acciones son: { $kinds }.
error-no-action-now = { $kind } no es una acción que tenga un jugador de { $game }. Puedes elegir: { $kinds }.
error-action-fields = { $facts ->
    [kind-missing-wanted] A la acción «{ $kind }» le falta { $missing }. Sus campos: { $wanted }.
   *[other] La acción «{ $kind }» no tiene { $unknown }. Sus campos: { $wanted }.
}
error-wrong-value = { $place } no puede ser { $value }.
error-cards-out-of-order = En { $place } las cartas están desordenadas, o una aparece dos veces. Van de menor a mayor, palo a palo: { $cards }.
error-record-too-large = Este archivo es demasiado grande para un registro: tiene más de { $most } bytes.
error-no-record = Esto no es un registro de Fairdeal: su formato no es «{ $format }».
error-record-breaks-off = Esto no es un registro de Fairdeal: no es JSON, o está cortado.
error-no-json = Esto no es un registro de Fairdeal: no es JSON.
error-no-json-from = Esto no es un registro de Fairdeal: no es JSON desde el byte { $byte }.
error-record-version = Este registro es de la versión { $version }; este programa lee versiones hasta la { $known }.
error-record-part-wrong = Este registro no está como debería: mira { $place }.
error-record-part-missing = Este registro está incompleto: falta { $place }.
error-record-part-unknown = Este registro tiene algo que no le corresponde: { $place }.
error-not-the-top-card = Se repartió { $card }, y la siguiente del zapato, la número { $place }, es { $top }.
error-shoe-empty = Deberían salir { $count } cartas del zapato, y tiene { $left }.
error-void-sealed = Una mezcla sellada tiene todas las cartas, así que no puede faltar ninguna: la ronda se juega hasta el final.
error-rules-version = Este registro se jugó con la versión { $found } de las reglas; este programa conoce la versión { $known }.

# El libro de cuentas
error-ledger-name = «{ $name }» no puede nombrar nada en el libro: un nombre es una palabra de 1 a { $most } caracteres, y solo el de una apuesta puede tener «/» o «:».
error-ledger-key = «{ $key }» no puede ser la clave de una anotación: una clave tiene de 1 a { $most } caracteres imprimibles.
error-ledger-account = «{ $text }» no es una cuenta. Las cuentas se escriben como house, wallet:anna, table:t1/stack:3, table:t1/pot o table:t1/round:7/stake:3/war.
error-ledger-reason = «{ $text }» no es un motivo para mover fichas.
error-transfer-amount = No se puede mover { $amount }: una cantidad es un número entero de medias fichas mayor que cero.
error-transfer-too-large = No se puede mover { $amount } de una vez: lo máximo que se cuenta es { $most }.
error-transfer-to-itself = No se puede mover { $amount } de { $account } a sí misma: las fichas van de una cuenta a otra.
error-wallet-past-stack = No se puede mover { $amount } de { $source } a { $target }: entre un monedero y una apuesta, un bote o una banca, las fichas pasan por el montón de la mesa.
error-tables-apart = No se puede mover { $amount } de { $source } a { $target }: son mesas distintas. Retira en una y entra en la otra.
error-posting-empty = No hay nada que anotar: una anotación mueve fichas al menos una vez.
error-wager-out-of-round = Las fichas de { $wager } no se pueden mover aquí: solo se mueven en una anotación de su propia ronda.
error-overdraft = { $source } tiene { $balance }, así que { $amount } no puede ir de ahí a { $target }. Se puede mover { $balance } como máximo.
error-wallet-not-open = No se puede mover { $amount } de { $source } a { $wallet }: ese monedero no existe. Un monedero se abre con fichas de la casa.
error-wager-settled = No se puede mover { $amount } de { $source } a { $target }: { $wager } está pagada, y una apuesta se paga una vez. Otra apuesta necesita otro nombre u otra ronda.
error-wager-not-emptied = No se pueden sacar fichas de { $wager } y dejar { $left }: una apuesta se paga entera. Sácalo todo en una anotación, o nada.
error-posting-key-reused = La clave { $key } es de otra anotación, que queda como está. Una anotación nueva necesita una clave nueva.
error-wallet-already-open = { $wallet } ya está abierto. Se le pueden dar más fichas.
error-negative-chips = { $seat_is ->
    [you] No te puedes sentar con { $chips } fichas.
   *[other] { $seat } no se puede sentar con { $chips } fichas.
}
error-no-such-card = No hay ninguna carta con el número { $number }: las cartas van de 0 a 51.

# Personas de una sala
error-name-empty = Un nombre necesita al menos un carácter visible.
error-name-too-long = Este nombre es demasiado largo: tiene { $count } caracteres, y el límite es { $most }.
error-name-hidden = Un nombre no puede tener { $character }: es un carácter invisible, o no es ninguno. Escribe el nombre sin él.
error-name-marks = En un nombre, cada tilde o signo necesita una letra delante, y una letra lleva como máximo { $most }.
error-name-reserved = No puedes llamarte «{ $name }»: se podría confundir con la casa, un anfitrión o un bot. Elige otro nombre.
error-name-taken = { $facts ->
    [name-taken] El nombre «{ $name }» se parece a «{ $taken }», que ya está cogido. Elige otro.
   *[other] El nombre «{ $name }» ya está cogido. Elige otro.
}
error-no-player = Aquí no hay nadie que se llame «{ $name }».
error-password-length = Esta contraseña tiene { $count } caracteres. Usa de { $least } a { $most }.
error-password-unreadable = Esta contraseña contiene un carácter dañado. Escríbela otra vez.
error-password-is-name = La contraseña no puede ser tu nombre. Elige otra.
error-wrong-password = El nombre o la contraseña no son correctos. Compruébalos y vuelve a intentarlo.
error-code-needed = Escribe el código que muestra tu aplicación, o uno de recuperación.
error-wrong-code = Este código no es correcto, o ya se usó. Escribe el que muestra ahora la aplicación.
error-two-step-on = La entrada en dos pasos ya está activada.
error-two-step-off = La entrada en dos pasos ya está desactivada.
error-two-step-not-begun = Empieza de nuevo: esta clave ya no espera confirmación.
error-account-already = Ya tienes una cuenta. Puedes cambiar su contraseña.
error-password-changed = La contraseña ha cambiado entretanto. Vuelve a entrar.
error-account-needed = Para esto necesitas una cuenta. Elige antes una contraseña.
error-banned = Tienes prohibido el acceso a esta sala hasta { $until }. El anfitrión puede levantar la prohibición.
error-paused = Estás descansando hasta { $until }. No se puede levantar antes.
error-muted = Tienes el chat silenciado hasta { $until }: puedes jugar, pero no escribir. Un anfitrión puede levantarlo.
error-not-signed-in = No has iniciado sesión. Entra y vuelve a intentarlo.
error-token-label-taken = Ya tienes un token llamado «{ $label }». Elige otro nombre, o revoca antes ese token.
error-too-many-tokens = Tienes { $most } tokens, el máximo. Revoca uno que ya no necesites.
error-no-token = No tienes ningún token llamado «{ $label }».

# Anfitriones de una sala
error-not-host = Esto solo lo puede hacer un anfitrión de la sala.
error-last-host = { $name } es el único anfitrión, y una sala necesita uno. Da antes ese papel a otra persona.
error-host-key-wrong = Este enlace no te convierte en anfitrión: ya se usó, o la sala se ha reiniciado desde entonces.
error-host-needs-account = { $name } no tiene cuenta y no puede ser anfitrión. Un anfitrión necesita una cuenta con contraseña.
error-host-already = { $name } ya es anfitrión.
error-no-host = { $name } no es anfitrión.
error-reason-length = Da un motivo de { $least } a { $most } caracteres.
error-time-not-ahead = Elige una hora futura, anterior al año 10000.

# Límites propios
error-limit-range = Un límite diario puede ir de 0 a { $most }, o no haberlo.
error-limit-reached = No puedes llevar { $amount } a una mesa: tu límite diario es { $limit }, y te quedan { $left }. El día acaba a las 00:00 UTC.
error-pause-stands = Tu descanso dura hasta { $until }. Puedes alargarlo, pero no acortarlo.
error-pause-range = Elige para el descanso un final futuro, a { $days } días como máximo.

# Monederos
error-buy-in-too-large = No puedes llevar { $amount } a una mesa: tu monedero tiene { $balance }.
error-too-few-chips = Una ronda en esta mesa puede costar { $least }, y hoy puedes llevar { $most }. Elige una mesa con apuestas menores, o recibe tus fichas diarias.
error-take-too-large = No se pueden quitar { $amount } a { $name }, cuyo monedero tiene { $balance }.
error-top-up-not-due = Tienes { $holds } en el monedero y en las mesas. Las fichas diarias son para quien tiene menos de { $below }.
error-top-up-had = Ya has recibido las fichas de hoy. Vuelve después de las 00:00 UTC.
error-round-closed = La ronda { $number } de la mesa { $table } ha terminado y está pagada: en ella ya no se mueve nada.
error-table-without-chips = Nadie ha llevado fichas a la mesa { $table }, así que allí no hay nada que mover.

# Ajustes de una sala
error-table-closing = Esta mesa se está cerrando, así que nadie más se puede sentar.
error-leaving-already = Ya estás dejando esta mesa, así que aquí ya no puedes hacer esto.
error-needs-all = Una partida de dos necesita a ambos jugadores, así que no puedes pasar.
error-no-stakes = A este juego se juega sin fichas.
error-chips-too-many = No puedes traer { $chips } fichas más: en tu asiento caben { $most } como máximo.
error-plays-elsewhere = Estás jugando en esta mesa en otra ventana. Para jugar en esta, vuelve a abrir aquí la mesa.
error-setting-amount = El ajuste { $setting } de la sala no puede ser { $amount }. Escribe una cantidad de 0 a { $most }.
error-setting-time = El ajuste { $setting } de la sala no puede ser { $time }. Escribe de { $least } a { $most } segundos.
error-top-up-crossed = A quien tiene menos de { $below } no se le pueden dar fichas hasta { $to }: la segunda cantidad debe ser mayor.
error-settings-broken = Los ajustes de la sala no están como deberían: { $wrong }
error-tables-for-accounts = En esta sala solo las personas con cuenta pueden crear mesas.
error-tables-for-hosts = En esta sala solo los anfitriones pueden crear mesas.
error-chat-off = En esta sala el chat está desactivado.

# La base de datos de la sala
error-database-unknown = «{ $url }» no es una base de datos. Indica un archivo, o una dirección como { $example }.
error-database-unreadable = No se puede leer la base de datos { $database }: { $reason }.
error-database-newer = La base de datos { $database } la escribió una versión más nueva de Fairdeal: su esquema es { $version }, y este programa conoce esquemas hasta { $known }. Instala la versión más nueva, o elige otra base de datos.
error-database-older = La base de datos { $database } la escribió una versión más antigua de Fairdeal: su esquema es { $version }, y el actual es { $known }. Abre la sala una vez con este programa para actualizarla.
error-database-in-use = Otro servidor de Fairdeal está usando la base de datos { $database }. Páralo antes, o elige otra base de datos.
error-database-not-written = No se ha podido escribir en la base de datos { $database }: { $reason }. No se ha guardado nada.
error-database-lost = Se ha perdido la conexión con la base de datos { $database }: { $reason }. Vuelve a abrir la sala: seguirá desde lo que se guardó.
error-database-gone = La base de datos { $database } se ha borrado, movido o sustituido con la sala abierta. Devuelve el archivo a su sitio, o restaura una copia, antes de volver a abrir la sala.
error-journal-unreadable = La línea { $line } del diario de la mesa { $table } está dañada ({ $reason }). Restaura una copia en una base de datos nueva.
error-table-unreadable = Lo que la base de datos guarda de la mesa { $table } está dañado ({ $reason }). Restaura una copia en una base de datos nueva.
error-database-empty = La base de datos { $database } no contiene ninguna sala.
error-database-not-empty = La base de datos { $database } ya contiene una sala, y una copia solo se restaura en una vacía. Elige otra base de datos.
error-backup-taken = No se puede guardar la copia en { $file }: ya hay algo ahí. Elige otro archivo.
error-backup-failed = No se puede guardar la copia en { $file }: { $reason }. Elige otro archivo.

# En una mesa
error-no-table = Aquí no hay ninguna mesa número { $number }.
error-table-full = Todos los asientos de esta mesa están ocupados.
error-paused-already = La mesa ya está en pausa.
error-not-paused = La mesa no está en pausa.
error-seated-already = Ya estás en esta mesa.
error-seat-taken = El asiento número { $number } está ocupado.
error-round-runs = Se está jugando una ronda. Puedes sentarte cuando termine.
error-not-seated = No tienes asiento en esta mesa. Ocupa uno antes.
error-stale = La mesa ya ha avanzado (de la versión { $told } a la { $version }). Mira otra vez y elige.
error-no-reserve = Ahora no puedes usar tiempo extra.
error-bots-range = No puede haber { $bots } bots en esta mesa. Elige de 0 a { $most }.
error-policy-time = La regla { $name } de la mesa no puede ser { $value }; puede ir de { $least } a { $most }.
error-no-preset = Este juego no tiene la mesa preparada «{ $name }». Elige una de estas: { $names }.
error-no-bot = Este juego no tiene bots «{ $name }». Elige uno de estos: { $names }.
error-one-bot = Todos los bots de este juego juegan igual.
error-no-picture = No hay dibujo de las probabilidades de este juego.
error-picture-not-svg = El dibujo es un archivo SVG: da a { $file } un nombre que acabe en .svg.
error-picture-not-kept = No se puede guardar el dibujo en { $file }. Elige otro archivo.
error-option-twice = La opción { $name } se ha dado dos veces. Dala una sola vez.
error-chips-too-few = No puedes empezar con { $chips }: la apuesta mínima necesita { $least }.
error-chat-empty = Una línea vacía no dice nada.
error-chat-too-long = Una línea de chat tiene como máximo { $most } caracteres; esta tiene { $count }.
error-chat-too-fast = Escribes demasiado deprisa. Espera un momento.
error-react-too-fast = Ya van muchas reacciones. Espera unos segundos.

# Lo que envía un cliente
error-message-unreadable = No se puede leer este mensaje: { $wrong }
error-too-fast = Demasiados mensajes a la vez. Espera un momento y sigue.
error-sign-in-first = Aquí solo estás mirando. Elige antes un nombre y podrás jugar.
error-wrong-origin = Esta página no es de la sala.
error-wrong-host = Esta sala no responde en «{ $host }». Quien la puso en marcha puede añadir la dirección: { $option }
error-not-json = Una petición que cambia algo debe ser JSON: envía la cabecera { $header }.
error-request-unreadable = No se puede leer esta petición: { $wrong }
error-request-too-large = Esta petición es demasiado grande: el límite es de { $most } bytes.
error-too-many-requests = Demasiadas peticiones a la vez. Vuelve a intentarlo en un momento; segundos de espera: { $seconds }.
error-too-many-connections = Hay demasiadas conexiones desde tu dirección. Cierra algunas y vuelve a intentarlo.
error-no-connections-left = A la sala no le quedan conexiones. Vuelve a intentarlo más tarde.
error-request-too-slow = Esta petición tardó demasiado en llegar. Envíala otra vez.
error-two-lengths = Una petición no puede tener { $one } y { $other } a la vez. Envía solo uno.
error-json-too-deep = El JSON de esta petición está anidado demasiado hondo.
error-request-broken-off = Esta petición se cortó antes de llegar entera.
error-data-unavailable = La sala no puede leer o guardar sus datos ahora mismo. El motivo está en el registro del anfitrión; vuelve a intentarlo más tarde.
error-no-page = En esta dirección no hay nada.
error-no-method = Esta dirección no acepta peticiones de este tipo.
error-broken = Algo ha ido mal en el servidor. Ha quedado anotado; vuelve a intentarlo más tarde.
error-signed-in-already = Ya has iniciado sesión. Ciérrala antes.
error-session-needed = Esto no se puede hacer con un token. Entra con tu nombre y tu contraseña.
error-no-such-record = Aquí no hay ningún registro número { $number } que puedas ver.
error-no-such-share = Este enlace no muestra ninguna ronda de esta sala. Pide que te lo envíen otra vez.
error-no-rounds-yet = En la mesa número { $number } todavía no ha terminado ninguna ronda.
error-no-round = Esta partida no tiene la ronda número { $number }. Rondas terminadas: { $rounds }.
error-seal-closed = Podrás ver todas las cartas de la ronda { $number } cuando se abra el sello de su mezcla. Hasta entonces puedes ver lo que viste tú.
error-no-example = No hay ningún ejemplo comentado de { $game }.
error-amount-unreadable = La opción { $option } no puede ser «{ $text }»: aquí las cantidades son números enteros de medias fichas.
error-question-twice = La pregunta { $name } se ha hecho dos veces. Hazla una sola vez.
error-question-too-long = El valor de { $name } es demasiado largo.
error-link-too-long = La dirección de esta sala es demasiado larga para un código QR.
error-not-watched = No estás mirando la mesa número { $number }. Mírala antes.
error-too-many-watched = Puedes mirar hasta { $most } mesas a la vez. Deja antes una de ellas.
error-prices-off = En esta mesa el valor de las jugadas está desactivado.
error-thinking-busy = La sala tiene demasiado que calcular ahora mismo. Vuelve a intentarlo en un momento.
error-thinking-too-long = Este cálculo tardó más de { $seconds } segundos, así que la sala lo dejó.
error-thinking-too-large = Este cálculo necesita más memoria de la que la sala puede usar.
error-thinking-lost = No se ha podido calcular: el proceso que lo hacía falló dos veces. Vuelve a intentarlo más tarde.
error-odds-not-installed = Las probabilidades y el valor de las jugadas necesitan el extra «odds», que aquí no está instalado: { $command }
error-extra-not-installed = Esto necesita el extra «{ $extra }», que aquí no está instalado: { $command }
error-not-in-mask = La acción { $action } no está en la máscara. Elige una de estas: { $legal }.

# Simulación
error-no-simulation = { $name } no se puede simular.
error-too-many-strategies = Aquí puedes nombrar hasta { $most } estrategias, y has nombrado { $count }.
error-no-strategy = En este juego no hay ninguna estrategia «{ $name }». Elige una de estas: { $names }.
error-strategy-not-text = { $file } no es un archivo de texto.
error-simulation-not-read = { $file } no es una simulación que pueda seguir. Elige otro archivo.
error-simulation-differs = { $file } guarda una simulación con otro juego, otras opciones, estrategias o semilla. Elige otro archivo.
error-plot-format = El dibujo es un archivo PNG o SVG: da a { $file } un nombre que acabe en .png o .svg.
error-cluster-not-reached = No se ha podido llegar a ningún clúster de Ray en { $address }.
error-no-month = «{ $month }» no es un mes. Escríbelo así: 2026-12.

# Abrir la sala
error-port-taken = El puerto { $port } lo usa otro programa. Elige otro, como { $example }.
error-port-not-possible = No se puede abrir la sala en { $host }, puerto { $port }: { $reason }. Elige otros con { $options }.
error-folder-not-possible = No se pueden guardar los datos de la sala en { $folder }: { $reason }. Elige un lugar con { $option }.
error-origin-unreadable = La opción { $option } no puede ser { $text }. Escribe el nombre del servidor de las páginas, como { $host }, o su dirección, como { $address }.
error-metrics-unreadable = «{ $text }» no es una dirección con puerto. Escríbela así: { $example }.
error-limit-unknown = No hay ningún límite «{ $name }». Los límites son: { $names }.
error-limit-unreadable = El límite { $name } no puede ser «{ $value }». Escribe un número mayor que 0, como { $example }.
error-proxy-unreadable = «{ $text }» no es la dirección de un proxy. Escribe una dirección o una red, como { $example }.

# Red Dog
error-option-without-meaning = La opción { $option } no hace nada en esta variante ({ $variant }). Déjala como está.
error-too-many-seats = { $seats } asientos son demasiados: la variante { $variant } es para { $fewest } a { $most } jugadores.
error-cards-short = La baraja no alcanza para { $players } jugadores: { $hands } manos de { $size } cartas y { $turned } cartas que se descubren son { $needed }, y hay { $cards }.
error-no-bank-wanted = Ahora no se pone banca. En los juegos con banquero, la pone quien reparte, antes del reparto.
error-not-the-banker = Le toca repartir a { $seat }, que decide sobre la banca.
error-amount-fixed = No puedes poner { $amount }: tiene que ser { $least }.
error-amount-out-of-range = No puedes poner { $amount }. Escribe fichas enteras, de { $least } a { $most }.
error-no-bet-wanted = Ahora no se puede apostar. Se apuesta cuando se han repartido las manos.
error-no-cover-wanted = Ahora no hay nada que cubrir. La banca se cubre por turnos, cuando se ha descubierto la carta de todos.
error-another-in-turn = Ahora juega { $seat }. El turno pasa a la izquierda.
error-already-played = { $seat } ya ha jugado esta ronda: un turno cada uno, y una apuesta no se cambia.
error-must-bet = En este juego todos apuestan sin mirar. Apuesta al menos la cantidad mínima.
error-discard-instead = A esta mano le faltan cartas: déjala gratis con «descartar», o apuesta por ella.
error-hand-is-whole = Solo se deja gratis una mano a la que le faltan cartas. Apuesta o pasa.
error-nothing-to-show = Ahora no se elige ninguna carta. La elige quien gana cuando ganan varias de su mano.
error-card-does-not-win = { $card } no gana en esta mano. Enseña una de estas: { $winners }.
error-shuffle-first = Todavía no se puede repartir: antes se barajan las cartas.
error-no-shuffle-wanted = No toca barajar: se baraja para repartir de nuevo, o cuando hace falta una carta y no queda ninguna.
error-too-late-to-misdeal = Una mano solo se reparte mal durante el reparto.
error-no-hand-due = { $seat } no recibe mano en esta ronda.
error-misdealt-already = Ya se sabe que la mano de { $seat } se repartió mal.
error-misdeal-does-not-fit = Una mano con { $cards } de { $whole } cartas no puede estar mal así. Sin mano: aún no tiene cartas. De menos: tiene algunas. De más: a la baraja le queda otra para ella.
error-cannot-be-exposed = Una carta queda a la vista entre dos turnos, mientras al mazo le quedan cartas.
error-no-mistake-here = Solo quien tiene el turno de apostar puede poner fichas por error, hasta las que tiene.
error-cannot-overpay = Solo se puede pagar de más al último ganador, una vez, antes de descubrir la siguiente carta, y de lo que queda.
error-nothing-to-take-back = No hay nada que devolver: lo pagado de más se queda así cuando se descubre la siguiente carta.

# Cassino
error-not-your-play = { $seat_is ->
    [you] Ahora te toca jugar.
   *[other] No te toca: ahora juega { $seat }.
}
error-cards-come-first = Se están repartiendo las cartas. Podrás jugar cuando todos tengan mano.
error-deck-not-due = Ahora no toca barajar.
error-not-called-off = Un reparto solo se suspende cuando se cierra la mesa.
error-deck-due = Antes de repartir más se barajan las cartas.
error-not-in-hand = { $card } no está en tu mano.
error-not-on-table = { $card } no está en la mesa.
error-cards-not-in-order = Las cartas de una jugada se escriben en un solo orden: { $cards }.
error-build-not-whole = { $card } es de la construcción de { $value }, que no se puede deshacer. Entera es { $cards }.
error-face-card-in-group = { $card } no tiene número, así que no puede entrar en una suma ni en una construcción.
error-card-too-high = { $card } es demasiado alta para un grupo de { $value }.
error-wrong-sum = { $cards } suman { $total }, que no es { $value } ni un múltiplo.
error-no-such-groups = { $cards } no se pueden repartir en grupos que sumen { $value } cada uno.
error-nothing-taken = Elige las cartas que se lleva { $card }.
error-face-takes-rank = { $card } solo se lleva una carta de su valor, y { $cards } no se pueden llevar con ella.
error-face-takes-one = { $card } se lleva exactamente una carta de su valor. Elige una de { $cards }.
error-face-takes-one-or-three = { $card } se lleva una carta de su valor o las tres, no { $count }.
error-build-of-another-value = La construcción de { $value } se lleva con una carta de ese valor exacto, y { $card } no lo es.
error-face-card-builds = { $card } no tiene número, así que no puede construir. Juega una carta del as al diez.
error-no-such-value = Una construcción no puede valer { $value }: los valores van de 1 a { $most }.
error-build-in-build = La construcción de { $value } no puede entrar en otra nueva. Amplíala o súbela.
error-build-alone = { $card } sola no es una construcción. Elige cartas sueltas sobre las que construir.
error-build-there = Ya hay una construcción de { $value } ({ $cards }). Amplíala.
error-card-in-no-group = Sin { $card } los grupos de { $value } ya estarían completos. La carta que juegas debe estar en uno de ellos.
error-which-build = Elige la construcción: nombra todas sus cartas y las cartas sueltas que se le unen.
error-one-build = En una jugada se cambia una construcción, y has elegido { $count }.
error-value-stays = La construcción que amplías vale { $value } y sigue valiéndolo: no puede pasar a { $tried }.
error-one-group = Solo puedes añadir un grupo de { $value }, con la carta que juegas. Deja fuera las demás.
error-multiple-stays = La construcción de { $value } tiene { $count } grupos, así que su valor ya no puede cambiar.
error-own-build-stays = La construcción de { $value } es tuya, y en esta mesa no puedes subir las tuyas.
error-above-ten = { $before } y { $card } suman { $value }, y ninguna construcción puede valer más de { $most }.
error-wrong-increase = { $card } sube la construcción de { $before } a { $value }, no a { $tried }. Las cartas sueltas no le suman.
error-bound-by-build = No puedes echar cartas mientras tu construcción de { $value } esté en la mesa. Llévate cartas, construye, amplía o sube.
error-no-card-kept = Si juegas así { $card }, no te queda ningún { $value } en la mano para llevarte tu construcción de { $value }.
error-old-value-kept = En esta mesa solo puedes subir tu construcción si conservas también un { $value }: su valor anterior.
error-hand-missing = Di qué cartas hay en la mano, como --hand «7s 2h», o da una posición entera.
error-bad-simulations = Escribe un número de simulaciones de 2 a { $most }, no «{ $text }».
error-position-alone = Una posición ya tiene la mano, la mesa y las construcciones. Deja fuera eso, o la posición.
error-hand-size = Una mano tiene de 1 a 4 cartas, y aquí tiene { $count }.
error-position-fields = Una posición tiene { $wanted } partes separadas por espacios, y aquí hay { $count }.
error-position-field = «{ $text }» no se puede leer como la parte «{ $field }» de una posición.
error-build-unread = «{ $text }» no se puede leer como una construcción. Escribe su valor, sus cartas y el asiento que queda obligado, como 7:5c2h@0.
error-not-a-build = { $cards } no son una construcción de { $value }: tiene al menos dos cartas, en grupos de su valor.
error-build-unbacked = El jugador con una construcción de { $value } debe tener un { $value }, y en esa mano no hay ninguno.
error-no-such-portion = Un reparto tiene tandas de la 1 a la 6, y { $portion } no es una.
error-hands-do-not-fit = Quien juega tiene { $held } cartas y el otro { $others }: deben ser de 1 a 4, y tantas como las del otro o una más.
error-hand-unknown = Hay que conocer la mano de { $seat }, a quien le toca.
error-position-count = En la tanda { $portion } se han repartido { $dealt } cartas, y esta posición tiene { $count }.
error-position-capturer = Alguien hizo la última captura justo cuando hay cartas capturadas: revisa las dos partes.
error-builds-apart = Hay dos construcciones de { $value }, y en esta mesa pasan a ser una. Escríbelas como una.
error-build-without-card = Nadie puede tener el { $value } que se lleva la construcción de { $value }: revisa las cartas que has dado.

# Una ronda en una línea
error-round-line = «{ $word }», en la posición { $place }, no puede estar ahí. Una ronda en una línea se escribe así: { $form }.
error-round-line-action = Las reglas no permiten «{ $word }», en la posición { $place } de la línea.
