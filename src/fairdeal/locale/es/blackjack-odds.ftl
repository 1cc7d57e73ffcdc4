# Blackjack: las probabilidades. Todos los valores son por unidad de la apuesta inicial.

blackjack-odds-stand = Plantarse: { $value } por ficha apostada.
blackjack-odds-hit = Pedir: { $value } por ficha apostada.
blackjack-odds-double = Doblar: { $value } por ficha apostada.
blackjack-odds-split = Separar: { $value } por ficha apostada.
blackjack-odds-insurance = El seguro de media apuesta, por sí solo: { $value } por ficha apostada.
blackjack-odds-best = La mejor jugada: { $move }.
blackjack-odds-by-chart = Según la tabla: { $move }.
blackjack-odds-dealer = Cómo acaba el crupier a partir de { $upcard }:
blackjack-odds-dealer-total = { $total }: { $value }
blackjack-odds-dealer-blackjack = blackjack: { $value }
blackjack-odds-dealer-bust = más de 21: { $value }
blackjack-odds-edge-basic = Una ronda según la tabla: { $value } por ficha apostada.
blackjack-odds-edge-composition = Una ronda jugada lo mejor posible, contando todas las cartas vistas: { $value } por ficha apostada.

# La tabla, y las letras de sus jugadas.
blackjack-odds-chart = Blackjack, estrategia básica: qué hacer contra la carta del crupier
blackjack-odds-chart-hard = Duras
blackjack-odds-chart-soft = Blandas
blackjack-odds-chart-pair = Parejas
blackjack-odds-chart-line = { $sign }{ $gap }{ $u2 }{ $gap }{ $u3 }{ $gap }{ $u4 }{ $gap }{ $u5 }{ $gap }{ $u6 }{ $gap }{ $u7 }{ $gap }{ $u8 }{ $gap }{ $u9 }{ $gap }{ $u10 }{ $gap }{ $u1 }
blackjack-odds-chart-key = { $hit } pedir carta, { $stand } plantarse, { $double } doblar si se puede y, si no, pedir, { $split } separar.
blackjack-odds-chart-insure = El seguro compensa.
blackjack-odds-chart-no-insurance = El seguro no compensa.
blackjack-odds-move-stand = plantarse
blackjack-odds-letter-stand = P
blackjack-odds-move-hit = pedir
blackjack-odds-letter-hit = C
blackjack-odds-move-double = doblar
blackjack-odds-letter-double = D
blackjack-odds-move-split = separar
blackjack-odds-letter-split = S

# Lo que no se puede calcular.
error-hand-without-upcard = Lo que vale una mano depende de la carta del crupier: indica también esa carta.
error-not-one-upcard = El crupier tiene una sola carta a la vista, y «{ $text }» tiene { $count }.
error-no-hand = «{ $text }» no es una mano que se pueda jugar: una mano tiene al menos dos cartas y no suma más de 21.
error-no-rank = «{ $wrong }», en la posición { $place }, no es una carta. Aquí una carta es su valor, de 2 a 10, T, J, Q, K o A; puede ir seguido del palo.
error-cards-of-rank-gone = En el zapato solo hay { $count } cartas de valor { $rank }; las indicadas y las vistas son más.
error-shoe-too-thin = Solo quedan { $left } cartas, muy pocas para terminar una ronda con seguridad.

blackjack-odds-surrender = Rendirse: { $value } por ficha apostada.
blackjack-odds-chart-key-surrender = { $surrender } rendirse si se puede; si no, pedir.
blackjack-odds-chart-else-stand = Si la primera opción no está permitida, plantarse en: { $cells }.
blackjack-odds-move-surrender = rendirse
blackjack-odds-letter-surrender = R
blackjack-odds-count = La cuenta Hi-Lo tras { $cards } cartas: { $running }.

# La práctica en el navegador.
blackjack-drill-chart = La tabla
blackjack-drill-chart-told = Una mano, la carta del crupier y lo que dice la tabla de esta casa. Las manos que fallas vuelven a salir.
blackjack-drill-house = Reglas
blackjack-drill-hand = Tu mano
blackjack-drill-dealer = La carta del crupier
blackjack-drill-choices = ¿Qué dice la tabla?
blackjack-drill-right = Correcto: { $move }.
blackjack-drill-wrong = { $hand } contra { $upcard }: la tabla dice { $move }, no { $chosen }.
blackjack-drill-next = Siguiente mano
blackjack-drill-so-far = Aciertos: { $right } de { $asked }. Seguidos: { $row }. Tu récord: { $best }.
blackjack-drill-count = La cuenta
blackjack-drill-count-told = Las cartas pasan una a una. Lleva la cuenta Hi-Lo: del 2 al 6 suman uno, los dieces y ases restan uno, del 7 al 9 no cuentan. Después di en cuánto está.
blackjack-drill-cards = Cartas
blackjack-drill-pace = Ritmo
blackjack-drill-seconds = { $seconds } s por carta
blackjack-drill-start = Empezar
blackjack-drill-shown = Carta { $card } de { $cards }
blackjack-drill-say = La cuenta
blackjack-drill-check = Comprobar
blackjack-drill-count-right = Correcto: { $count }.
blackjack-drill-count-wrong = Has dicho { $said }; la cuenta es { $count }.
blackjack-drill-count-best = Tu récord aquí: { $best } aciertos seguidos.
