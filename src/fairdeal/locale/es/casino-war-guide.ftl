# La guía de Casino War, capítulo a capítulo. Una línea vacía separa párrafos; una que empieza por un guion o un número es un punto de una lista.

casino-war-guide-setup =
    Una carta contra otra, la tuya contra la del crupier: gana la más alta. No hace falta saber más para hacer la primera apuesta.

    Se barajan juntas seis barajas corrientes, 312 cartas sin comodines. De mayor a menor, los valores son A K Q J 10 9 8 7 6 5 4 3 2. Los palos no cuentan.

    Se apuesta con fichas, que sirven para llevar la cuenta y no son dinero. Un marcador señala por dónde se corta; no es una carta de juego y nunca se compara con ninguna.
    .title = Cartas y fichas
casino-war-guide-deal =
    Una partida tiene 20 rondas. Antes de cada una se vuelven a barajar y a cortar las 312 cartas, y apuestas 2 fichas.

    La primera carta se quema: se aparta boca abajo y nadie la mira. Después recibes tú una carta boca arriba, y el crupier, otra.

    - La tuya es más alta: ganas tanto como apostaste.
    - La tuya es más baja: pierdes la apuesta.
    - Las dos valen lo mismo: hay empate, y la decisión es tuya.
    .title = El reparto
casino-war-guide-play =
    En un empate puedes hacer dos cosas.

    - Rendirte: recuperas la mitad de la apuesta, entregas la otra mitad, y la ronda acaba para ti.
    - Ir a la guerra: añades exactamente lo mismo que apostaste.

    En la guerra, las dos primeras cartas se quedan donde están. El crupier quema juntas las tres siguientes, boca abajo, y después descubre una para ti y otra para él, sin quemar nada entre las dos. Solo se comparan las cartas nuevas.

    Si no te quedan fichas para la apuesta de guerra, solo puedes rendirte; y si se te acaba el tiempo, también te rindes. Cuando hay varios jugadores en la mesa, los que empatan deciden por turno; las tres cartas se queman una sola vez para todos, y la única carta nueva del crupier responde a todas las guerras.
    .title = Cuando las cartas empatan
casino-war-guide-settlement =
    Así acaba una apuesta de 2:

    - Carta más alta: apostadas 2, recibes 4, saldo +2.
    - Carta más baja: apostadas 2, recibes 0, saldo −2.
    - Empate y rendición: apostadas 2, recibes 1, saldo −1.
    - Guerra, carta más baja: apostadas 4, recibes 0, saldo −4.
    - Guerra, carta más alta: apostadas 4, recibes 6, saldo +2. La primera apuesta se devuelve, y la de guerra gana 1:1.
    - Guerra, segundo empate: apostadas 4, recibes 8, saldo +4. La primera apuesta se devuelve, y la de guerra gana 2:1.

    Una proporción como 2:1 es lo que ganas; además se te devuelve la apuesta ganadora. La mitad de una apuesta impar es exacta, hasta la media ficha. No se puede apostar por el empate.
    .title = Lo que se paga
casino-war-guide-end =
    Después de pagar se apunta tu saldo, y todas las cartas vuelven al conjunto. Aquí nadie acumula cartas.

    Tras la última ronda decide la suma de tus saldos. Por encima de cero has ganado la partida, por debajo ha ganado la banca, y con cero hay empate. Si te quedas sin fichas antes, decide la suma hasta ese momento. Una partida que abandonas no tiene ganador.

    Si resulta que el conjunto está incompleto, o falta una carta y no se puede terminar de repartir, la ronda es nula. Se devuelven todas las apuestas, también la de guerra. Se completa el conjunto y se reparte otra vez con una mezcla nueva; la ronda nula no cuenta. Nunca se compara nada con una carta que no está. Eso vale para las cartas de verdad: una mezcla sellada en esta sala siempre está completa.
    .title = El final de una ronda y de una partida
casino-war-guide-history =
    Los niños conocen la comparación por el juego de la Guerra: cada uno descubre una carta, y la más alta se lleva las dos. El casino conservó la comparación y quitó el acumular cartas, de modo que cada ronda es una apuesta contra la banca.

    Seguimos el reglamento de la Comisión de Juego de Massachusetts, que no dice quién inventó el juego ni cuándo. Admite varios tamaños del conjunto, y otras casas pagan el segundo empate de otra manera. Jugamos una sola variante, sin mezclarla con ninguna otra: seis barajas, los pagos básicos, 2:1 en el segundo empate, sin apuestas por el empate ni botes progresivos.

    Las 20 rondas, el barajar antes de cada una y la ronda nula cuando falta una carta son costumbres nuestras para jugar en casa. Ningún casino las pide.
    .title = De dónde viene
casino-war-guide-example =
    1. Apuestas 2, y se quema una carta.
    2. Recibes 9♣ y el crupier 9♥. Valen lo mismo: empate.
    3. Eliges la guerra y añades 2. Ahora hay 4 fichas en juego.
    4. El crupier quema tres cartas.
    5. Recibes K♦ y el crupier K♥: otro empate, que se paga en el acto.
    6. Se te devuelve la primera apuesta de 2. La de guerra, también de 2, se devuelve y gana 4.

    Apostaste 4 y recibes 8: saldo +4. No se reparten más cartas.
    .title = Una ronda, paso a paso
casino-war-guide-questions =
    ¿El as gana al rey?
    Sí. El as es la carta más alta, y ninguna carta baja es una excepción.

    ¿Importan los palos?
    No. 9♣ y 9♥ empatan, y también dos cartas idénticas, porque hay seis barajas en juego.

    ¿Un segundo empate empieza otra guerra?
    No. Se paga en el acto: la apuesta de guerra gana 2:1, y la primera se devuelve.

    ¿Se queman cartas antes de cada carta nueva de la guerra?
    No. Se queman tres una sola vez, juntas, antes de tu carta nueva. La del crupier sale justo después de la tuya.

    ¿El 2:1 es un premio acumulado?
    No. Es el pago normal de un segundo empate, y no sale del bote de nadie.

    ¿Puedo ver las cartas quemadas?
    Durante la ronda no: nadie las ha visto. Cuando la mezcla se ha gastado, la casa abre su sello y cualquiera puede calcular todas las cartas, también las quemadas.

    ¿Y si falta una carta?
    La ronda es nula y se devuelven todas las apuestas. Se reparte otra vez con una mezcla nueva, y la ronda nula no cuenta.

    ¿Qué decide la partida?
    La suma de tus saldos en todas las rondas. Una ficha por encima de cero ya es una victoria.

    ¿Guerra o rendición: qué cuesta menos?
    La guerra. Rendir una apuesta de 2 cuesta exactamente 1 ficha. Ir a la guerra cuesta unas 0,63 fichas de media, con más que ganar y más que perder. En toda una ronda, ir siempre a la guerra cuesta alrededor del 2,33 % de la apuesta, y rendirse siempre, alrededor del 3,70 %.
    .title = Preguntas
