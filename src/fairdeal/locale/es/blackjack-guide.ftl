# La guía de Blackjack, capítulo a capítulo. Una línea vacía separa párrafos; una que empieza por un guion o un número es un punto de una lista.

blackjack-guide-setup =
    Juegas solo contra el crupier, por mucha gente que haya en la mesa. Si tu mano se acerca a 21 más que la suya, ganas; si pasa de 21, pierdes.

    Se barajan juntas seis barajas corrientes, 312 cartas sin comodines. Reyes, damas, jotas y dieces cuentan 10, así que a los cuatro los llamamos dieces. Un as cuenta 11 o 1, lo que más convenga a la mano. Las demás cartas cuentan lo que marcan, y los palos no importan.

    Se apuesta con fichas, que sirven para llevar la cuenta y no son dinero: fichas enteras, de 2 a 100 por ronda.
    .title = Cartas y fichas
blackjack-guide-totals =
    Una mano con un as puede tener dos totales, y nunca más de dos. Una mano así se llama blanda; la que tiene un solo total es dura.

    1. Tienes 3♣ y A♦: son 14 o 4.
    2. Pides una carta y es A♥: 15 o 5. No son 25, porque solo un as puede contar 11. Puedes pedir otra sin miedo: ahora nada puede hacer que te pases.
    3. En otra ronda tienes A♣ y A♦: 12 o 2.
    4. Pides y sale 4♥: 16 o 6.
    5. Pides y sale 6♠: 12 justos. El otro total sería 22, así que la mano es dura, aunque tenga ases.

    Una mano que suma 21, blanda o dura, está completa y no recibe más cartas. Si suma más de 21, te pasas y pierdes la apuesta en el acto, saque lo que saque después el crupier.

    Un as y un diez como primeras dos cartas son un blackjack. Gana a cualquier otro 21.
    .title = Las dos caras del as
blackjack-guide-deal =
    Todos los jugadores apuestan a la vez. Luego cada uno recibe una carta boca arriba, el crupier recibe otra boca arriba, y cada jugador recibe una segunda. Decides, pues, con dos cartas tuyas y una del crupier a la vista. El crupier no tiene ninguna carta tapada: la segunda la saca cuando han terminado todos los jugadores.

    Puedes sentarte antes de cualquier reparto, y retirar tu apuesta hasta que salga la primera carta.
    .title = El reparto
blackjack-guide-play =
    Los jugadores deciden por turno, empezando a la izquierda del crupier, y una mano detrás de otra.

    - Pedir: recibes otra carta, tantas veces como quieras mientras tengas menos de 21.
    - Plantarse: no pides más cartas.
    - Doblar: con 10 u 11, doblas la apuesta y recibes exactamente una carta.
    - Separar: haces dos manos con una pareja y pones la misma apuesta en la segunda.

    Si no respondes a tiempo, te plantas. Con un blackjack no hay nada que decidir.
    .title = Tu turno
blackjack-guide-double =
    Cuando tus dos primeras cartas suman 10 u 11, puedes doblar: se dobla la apuesta, recibes exactamente una carta más, y la mano queda terminada. Desde 10 u 11, con una carta no te puedes pasar.

    Un as y un nueve suman 20, así que aquí no se pueden doblar. Necesitas fichas para toda la segunda apuesta: no se puede doblar por menos. Algunas mesas permiten más; mira sus opciones.
    .title = Doblar
blackjack-guide-split =
    Dos cartas del mismo valor se pueden separar en dos manos: dos treses, dos dieces, o un rey y una dama. La mano nueva lleva una apuesta igual que la primera.

    La primera mano recibe su segunda carta y se juega hasta el final; después, lo mismo con la segunda. Un as y un diez después de separar son un 21 corriente, no un blackjack. Un as separado recibe una carta y ninguna más.

    En una mesa normal se separa una vez, y las manos nuevas no se pueden doblar. Otras mesas permiten hasta cuatro manos, y doblar después de separar.
    .title = Separar
blackjack-guide-insurance =
    Cuando el crupier muestra un as, todos los que no tienen blackjack eligen a la vez, antes de jugar: con seguro o sin él.

    El seguro es una apuesta aparte, de la mitad de la primera, a que el crupier tiene blackjack. Si lo tiene, gana 2:1; si no, se pierde. Decide la segunda carta del crupier, aunque para entonces tu mano se haya pasado.

    No puedes asegurar tu propio blackjack. Si no respondes a tiempo, juegas sin seguro.
    .title = El seguro
blackjack-guide-dealer =
    El crupier no elige nada. Con menos de 17 saca carta; desde 17 se planta, también con totales blandos.

    - A♣ 6♦ son 17: el crupier se planta.
    - A♣ 5♦ 3♥ son 19: el crupier se planta.
    - A♣ 4♦ 7♥ son 12: el crupier saca otra.

    Si todas las manos se han pasado y nadie tiene seguro, el crupier no saca nada. Si solo quedan blackjacks, o solo seguros, con un as o un diez saca exactamente una carta, para ver si hace blackjack; con cualquier otra, ninguna.
    .title = Cómo juega el crupier
blackjack-guide-settlement =
    Así acaba una apuesta de 10:

    - Blackjack: apostadas 10, recibes 25, saldo +15.
    - Más que el crupier, o el crupier se pasa: apostadas 10, recibes 20, saldo +10.
    - Lo mismo que el crupier, empate: apostadas 10, recibes 10, saldo 0.
    - Menos que el crupier, o te pasas: apostadas 10, recibes 0, saldo −10.
    - Doblada y ganada: apostadas 20, recibes 40, saldo +20.
    - Asegurada con 5, perdida contra un blackjack: apostadas 15, recibes 15, saldo 0.

    Un blackjack gana 3:2, incluso contra un 21 del crupier de tres cartas o más; dos blackjacks empatan. El blackjack del crupier gana a todo lo demás y se lleva también lo doblado y lo separado. En una mesa en la que solo se lleva la primera apuesta, lo doblado y lo separado se te devuelve, pero no las apuestas de las manos que se han pasado: quien se pasa ya ha perdido. La mitad de una apuesta impar es exacta, hasta la media ficha.
    .title = Lo que se paga
blackjack-guide-shoe =
    Las cartas usadas se apartan, y la ronda siguiente se reparte del mismo zapato. Puedes recordar lo que ha salido, y la mesa indica cuántas cartas quedan.

    La carta de corte se coloca detrás de 200 a 220 cartas, y nadie sabe dónde exactamente. La ronda en la que sale se juega hasta el final; después se vuelven a barajar todas las cartas, y la carta de corte cambia de sitio.

    Si alguna vez el zapato se acaba en plena ronda, se barajan otra vez las cartas de las rondas anteriores, con un sello nuevo. Las que están en la mesa se quedan donde están.
    .title = El zapato
blackjack-guide-example =
    1. Apuestas 10 y recibes 8♣ y 8♦: 16. El crupier muestra 9♥.
    2. Separas y añades 10. Ahora hay dos manos, cada una con un ocho.
    3. La primera mano recibe 7♠: 15. Pides, y con K♣ suma 25: te pasas y pierdes 10.
    4. La segunda mano recibe A♥: 19 o 9. Te plantas.
    5. El crupier saca Q♦: 19, y se planta.
    6. Tu 19 y el del crupier son iguales: empate, y recuperas 10.

    Apostaste 20 y recibes 10: saldo −10.
    .title = Una ronda, paso a paso
blackjack-guide-questions =
    ¿Elijo yo cuánto cuenta mi as?
    No. El mejor total cuenta solo, y mientras haya dos ves los dos.

    ¿Un as con un diez después de separar es un blackjack?
    No. Es un 21 corriente: empata con el 21 del crupier y pierde contra un blackjack.

    ¿Mi 21 gana a un 21 del crupier con muchas cartas?
    No. Valen lo mismo y empatan. Solo un blackjack vale más que 21.

    ¿Puedo asegurar mi blackjack?
    No. Gana 3:2, salvo que el crupier también lo tenga; entonces se te devuelve la apuesta.

    ¿Puedo rendir una mano por la mitad de la apuesta?
    En una mesa normal no. Algunas mesas ofrecen la rendición; mira sus opciones.

    ¿Por qué ha salido dos veces la misma carta?
    Hay seis barajas en juego, así que cada carta está seis veces.

    ¿La carta del crupier se guarda para la ronda siguiente si todos se pasan?
    No. Se aparta con las demás.

    ¿Puedo contar cartas?
    Sí. La mesa incluso te enseña lo que ha salido, como si lo hubieras ido apuntando.
    .title = Preguntas

blackjack-guide-houses =
    El juego de esta guía es el de la mesa normal. Otras mesas siguen las casas que la gente conoce de otros sitios; lo que cambian está entre las opciones de la mesa, antes de que te sientes.

    - Barajas: una, dos, cuatro u ocho en vez de seis. La carta de corte queda a una profundidad proporcional.
    - 17 blando: puede que el crupier tenga que pedir.
    - Doblar: también con 9, o con dos cartas cualesquiera.
    - Ases: se separan otra vez, hasta el máximo de manos. Cada uno recibe solo una carta.
    - Blackjack: gana 6:5 o 1:1 en vez de 3:2. A 6:5, las apuestas son múltiplos de cinco fichas.
    - Carta tapada: la primera carta del crupier va tapada, y la descubierta se da al final, después de la segunda de todos. Nadie ve la carta tapada; el crupier solo la mira bajo un as o un diez, después del seguro. Un blackjack se descubre enseguida y acaba la ronda, así que nunca se pierden con él las apuestas de doblar y separar. Si no lo hay, el seguro se pierde, y la carta se descubre cuando todos han jugado.
    - Rendición: dejas tus dos primeras cartas y recuperas la mitad de la apuesta. Un blackjack del crupier que nadie pudo ver antes se la lleva entera.
    .title = Otras casas
