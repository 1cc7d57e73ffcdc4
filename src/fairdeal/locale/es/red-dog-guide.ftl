# La guía de Red Dog, capítulo a capítulo. Una línea vacía separa párrafos; una que empieza por un guion o un número es un punto de una lista.

red-dog-guide-setup =
    Una sola pregunta, turno tras turno: ¿tu mano gana a la carta siguiente? Gana si tienes una carta del mismo palo que sea más alta. Apuestas por ello, y la siguiente carta del mazo da la respuesta en el acto.

    Se usa una baraja corriente de 52 cartas. El as es la más alta, y ningún palo es mejor que otro. No se juega contra ninguna casa: todos juegan por las fichas del centro. Sirven para llevar la cuenta y no son dinero, y se apuestan siempre enteras.

    El juego se llama también High Card Pool. Los casinos llaman Red Dog a otro juego, en el que una tercera carta debe caer entre otras dos. Ese no se juega aquí.
    .title = El juego
red-dog-guide-hand =
    Pongamos que tienes 9♠ K♦ 4♥ 4♣ 2♣. Todo depende de la carta que se descubra:

    - 4♠: ganas con 9♠, una pica más alta.
    - A♠: pierdes. Ninguna carta gana a un as.
    - 9♥: pierdes. Tu único corazón es el cuatro.
    - K♠: pierdes. Tu nueve es más bajo, y K♦ es de otro palo.
    - 3♣: ganas con 4♣.

    Cuando ganas, enseñas solo la carta que lo consigue. Si tienes varias, eliges una; la más baja es la que menos dice de tu mano. Cuando pierdes, enseñas la mano entera.
    .title = Qué gana y qué pierde
red-dog-guide-play =
    Antes de cada reparto, todos ponen el mismo ante en el bote, también quien reparte. Cada uno recibe cinco cartas, o cuatro si hay más de ocho jugadores. Ves las tuyas, y nadie más las ve.

    Empieza el jugador a la izquierda de quien reparte, que juega el último. En tu turno puedes elegir:

    - Apostar: como mínimo el ante, como máximo todo lo que hay en el bote. Una apuesta no se puede cambiar.
    - Pasar: pagas una multa igual al ante y dejas tu mano sin que nadie la vea.

    Después de una apuesta se descubre la carta siguiente. Si la superas, recuperas tu apuesta y ganas otro tanto del bote. Si no, tu apuesta va al bote.

    Una victoria puede vaciar el bote cuando otros aún no han jugado. Entonces todos vuelven a poner el ante, también el ganador, y se sigue jugando. Después del turno de quien reparte, el reparto pasa a la izquierda. Lo que hay en el bote se queda, y todos ponen el ante para la ronda siguiente.

    ¿Quién reparte primero? Se reparten cartas boca arriba alrededor de la mesa, y decide el primer as.
    .title = Jugar por el bote
red-dog-guide-pass =
    Pasar no es gratis. La multa es el ante, exactamente lo que puede perder la apuesta mínima. Así que, mientras haya en el mazo alguna carta que pierda contra tu mano, la apuesta mínima nunca es peor que pasar, y de vez en cuando gana.

    Solo tiene un precio: si pierdes, todos ven tu mano y saben que esas cartas ya no saldrán.

    ¿Y una apuesta grande? Compensa cuando ganas más veces de las que pierdes. Cuenta las cartas que aún no se han visto: ¿a cuántas puedes ganar? Si son más de la mitad, apuesta fuerte. Si son menos, apuesta lo mínimo. Si la mesa lo permite, los botones muestran lo que vale cada opción de media.
    .title = Lo que cuesta pasar
red-dog-guide-variants =
    Una mesa juega de una de estas cinco maneras. Sus opciones se muestran antes de que te sientes.

    - Bote: como se ha explicado hasta ahora, de 2 a 10 jugadores.
    - Carta quemada: hecha la apuesta, se enseña a todos una carta más y se aparta; decide la que va después. De 2 a 8 jugadores, o hasta 10 con tres cartas cada uno donde la mesa lo permita.
    - Banca: quien reparte pone una banca, y los demás apuestan contra ella. De 2 a 10 jugadores.
    - Six-spot con banca: apuestas a ciegas contra una banca, con una misma carta que superar para todos. De 2 a 10 jugadores.
    - Six-spot con pozo: tres cartas por jugador, apuestas selladas, una misma carta que superar para todos. De 2 a 15 jugadores.

    Una mesa puede poner un límite al bote. Si al acabar una ronda lo supera, el bote se reparte a partes iguales entre los jugadores de esa ronda.
    .title = Cinco maneras de jugar
red-dog-guide-bank =
    Quien reparte lleva la banca: no recibe cartas y pone las fichas que quiera. También puede rechazarla, y entonces se pregunta al jugador siguiente. Nadie paga ante.

    Los demás miran su mano y juegan por turno. Una apuesta puede ser tan grande como la banca en ese momento: de ella se pagan las que ganan, y a ella van las que pierden. Pasar es gratis, salvo que la mesa cobre algo por ello.

    Cuando alguien gana toda la banca, el reparto termina en el acto, aunque alguno no haya jugado. Si no, quien la puso recoge lo que queda. La banca y el reparto pasan entonces a la izquierda.
    .title = Contra una banca
red-dog-guide-six-spot =
    Quien lleva la banca la pone, y todos los demás reciben una mano. Pero nadie puede mirar: las manos están selladas, también para quien las tiene. Ahora se descubren cartas hasta que sale un seis o una más baja. Esa es la carta que hay que superar, y vale para todos.

    Por turno, desde la izquierda de quien lleva la banca, cada jugador puede cubrir una parte, pero solo de lo que nadie ha cubierto antes. Cuando está cubierta del todo, ya no puede apostar nadie más. La parte sin cubrir no corre ningún riesgo.

    Después se resuelven todas las apuestas contra esa única carta, y quien lleva la banca recoge lo que queda.
    .title = Six-spot con banca
red-dog-guide-pool =
    Nadie lleva la banca. Todos ponen un ante en el pozo y reciben tres cartas, selladas hasta el final. Se descubren cartas hasta que sale un seis o una más baja: la carta que hay que superar.

    Todos apuestan a la vez, desde una ficha hasta el pozo entero. No ves ni tu mano ni las apuestas de los demás, y no puedes pasar. Cuando están todas las apuestas, se descubren apuestas y manos.

    1. Las apuestas perdidas van al pozo.
    2. El pozo paga a los ganadores, desde la izquierda de quien reparte, que cobra el último: la apuesta y otro tanto.
    3. El primer ganador al que el pozo no puede pagar del todo recibe lo que queda, y los que vienen detrás solo recuperan su apuesta.

    Lo que sobra se queda en el pozo para la ronda siguiente.

    Puede pasar que en el mazo no quede ningún seis ni carta más baja. Entonces se recogen todas las cartas, se sellan y se barajan otra vez, y las reparte el mismo jugador; nadie pone dos antes. Con quince jugadores ocurre en uno de cada cuarenta repartos, más o menos.
    .title = Six-spot con pozo
red-dog-guide-wrong =
    La sala no se equivoca al repartir. En una partida que se jugó con cartas de verdad y se anotó, las reglas son estas:

    - Sin mano, o con cartas de más: no juegas esa ronda.
    - Con cartas de menos: puedes apostar, o dejarlas sin multa.
    - La primera carta del mazo se ha visto por accidente: se aparta.
    - Las fichas puestas por error se quedan.
    - Se ha pagado de más: se puede devolver hasta que se descubra la carta siguiente.

    Quien reparte nunca paga multa. Si se te acaba el tiempo, pasas; contra una banca no apuestas, y en el pozo apuestas lo mínimo. Si no te llegan las fichas para el ante y una apuesta, te quedas fuera hasta que traigas más.
    .title = Cuando algo sale mal
red-dog-guide-seal =
    El orden de las cartas se sella antes de repartir, todos cortan y, después de la ronda, se abre el sello. Entonces puedes comprobar que nadie eligió las cartas.

    Ten en cuenta lo que eso supone: una vez abierto el sello, cualquiera puede calcular todas las cartas de esa ronda, también las manos que se dejaron sin enseñar. Mientras se juega la ronda, nadie las ve.
    .title = Qué queda oculto, y hasta cuándo
red-dog-guide-example =
    1. Tres jugadores y un ante de 2. Para ver quién reparte se empieza por ti, y el primer as le sale al tercer jugador. El bote es de 6.
    2. Tienes 9♠ K♦ 4♥ 4♣ 2♣ y apuestas 6, el bote entero. Sale 4♠. Enseñas 9♠ y ganas: el bote queda vacío.
    3. Dos jugadores aún no han jugado, así que todos vuelven a poner el ante: 6.
    4. El segundo jugador pasa y paga una multa de 2: 8.
    5. Quien reparte apuesta 8. Sale 9♦, enseña la mano y pierde: 16.

    Has ganado 6 y has pagado dos antes de 2: saldo +2. Con los antes siguientes, el bote es de 22.
    .title = Una ronda, paso a paso
red-dog-guide-questions =
    ¿Un as gana siempre?
    No. Gana a todas las demás cartas de su palo, y a ninguna de otro.

    ¿Un as cuenta como carta de seis o menos?
    No. El as es alto. Solo valen 6, 5, 4, 3 y 2.

    ¿Puedo apostar con una mano que no puede ganar?
    Sí, pero perderías la apuesta con seguridad y todos verían tu mano. Pasar no cuesta más que la apuesta mínima.

    ¿Por qué he tenido que poner dos antes en una ronda?
    Alguien ganó el bote entero y otros aún no habían jugado. Todos vuelven a poner el ante para que puedan hacerlo.

    ¿Puedo apostar más de lo que hay en el bote?
    No, porque el bote no podría pagarte.

    ¿Por qué no puedo ver mis propias cartas?
    En six-spot, la carta que hay que superar ya está boca arriba. Si vieras tu mano, no habría nada por lo que apostar.

    ¿Qué pasa con el bote cuando alguien se va?
    Se queda. Si la mesa se deshace, se lo reparten los que quedan.
    .title = Preguntas
