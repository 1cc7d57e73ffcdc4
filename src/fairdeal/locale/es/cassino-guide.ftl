# La guía de Cassino, capítulo a capítulo. Una línea vacía separa párrafos; una que empieza por un guion o un número es un punto de una lista.

cassino-guide-setup =
    Cassino es una caza de cartas. En tu turno juegas una carta de tu mano: se lleva cartas de la mesa, prepara una captura para después o se queda allí. Puntúa quien se lleva más cartas, y las mejores.

    Juegan dos personas con una baraja corriente de 52 cartas. El as cuenta 1, y las cartas del 2 al 10, lo que marcan. Jotas, damas y reyes no tienen número: cada figura solo va con las iguales. Los palos solo importan para los puntos.

    Para el primer reparto, cada jugador saca una carta y reparte la más alta; el as es la más baja. Cada uno recibe cuatro cartas, y otras cuatro se ponen boca arriba en la mesa. Empieza quien no reparte, y se juega por turnos, una carta cada vez. Cuando las dos manos están vacías, cada jugador recibe otras cuatro cartas, pero la mesa ninguna. Con seis tandas así se acaba la baraja. Antes de la última, quien reparte dice «¡Últimas!». El siguiente reparto le toca al otro.
    .title = De qué va
cassino-guide-take =
    Una carta se lleva las iguales, y los números se pueden sumar.

    - Un siete se lleva otro siete, o dos, o tres.
    - Un siete se lleva 5♣ y 2♥ juntos, porque suman siete. Puede llevarse A♦ 6♠ y 3♣ 4♥ de una vez: dos grupos, cada uno de siete justos.
    - Una jota, una dama o un rey se lleva exactamente una carta igual, aunque haya dos o tres.

    Una carta pertenece a un solo grupo, y todos los grupos deben salir justos. Un siete no puede llevarse 5♣ 5♦ 4♠: suman catorce, pero no dos sietes. No tienes que llevarte todo lo que podrías.

    Lo que te llevas va boca abajo a tu montón, junto con la carta que se lo llevó. La última captura se puede mirar hasta que se juega la carta siguiente; las anteriores quedan cerradas.

    Si no puedes llevarte nada, o no quieres, deja tu carta en la mesa junto a las demás. Eso es echar una carta, y puedes hacerlo incluso con una que podría llevarse algo.

    Una captura que vacía la mesa es una escoba y vale un punto. La carta que la hizo queda boca arriba en tu montón, para que cualquiera pueda contar.
    .title = Llevarse y echar
cassino-guide-build =
    Una construcción es una captura que preparas. Juntas una carta de tu mano con cartas de la mesa, dices cuánto suman, y más tarde te las llevas todas con una carta de ese valor. Esa carta ya debes tenerla en la mano.

    - Empezarla: tu 2♥ sobre 5♣ suma siete, si tienes un siete. Otras cartas sueltas que sumen siete justos pueden unirse en el acto.
    - Ampliarla: otro grupo del mismo valor se une a una construcción, tuya o del rival. Puede ser un siete de tu mano, o tu 4♦ con un 3♠ suelto. Ahora la construcción es múltiple.
    - Subirla: una carta de tu mano hace que una construcción simple valga más, hasta diez. Una construcción de cinco y tu 3♣ suman ocho. Las cartas sueltas no pueden ayudar a la suma, pero un ocho suelto, o cartas sueltas que sumen ocho, pueden unirse.

    Tres sobre tres puede significar dos cosas: treses, una construcción múltiple que se lleva un tres, o seis, una construcción simple que se lleva un seis. Eliges tú, y la mesa te lo pregunta.

    El valor de una construcción múltiple ya no cambia nunca. Una construcción se lleva entera, y solo con una carta de su valor exacto: un nueve no puede llevarse una construcción de ocho y un as suelto. Si haces otro grupo de un valor ya construido, se une a esa construcción, así que hay una sola de cada valor.
    .title = Construir
cassino-guide-duties =
    Una construcción obliga al último jugador que la empezó, la amplió o la subió. Los dos pueden llevársela, pero quien está obligado tiene dos deberes mientras esté en la mesa.

    1. No echar cartas. En cada turno debes llevarte algo, o empezar, ampliar o subir una construcción. No tiene por qué ser esa.
    2. Guardar la carta. Después de tu jugada debes conservar en la mano una carta de su valor. Con dos construcciones, eso vale para cada una.

    Cuando el rival amplía o sube tu construcción, le obliga a él, y tú quedas libre.

    No puedes quedarte sin jugada: la carta que guardaste siempre puede llevarse tu construcción. Por eso tampoco queda ninguna cuando las dos manos están vacías.
    .title = Los dos deberes de quien construye
cassino-guide-legal =
    Seis posiciones para pensar. La mano es tuya, y es tu turno. Decide primero y abre luego la respuesta.

    En la mesa funciona igual. Las cartas que van con la tuya se iluminan y, si intentas algo que no está permitido, puedes preguntar por qué: la respuesta dice qué deber o qué suma lo impide, y no ha pasado nada.
    .title = ¿Esto es legal?
cassino-guide-example =
    Tienes J♠ 2♥ 7♦ 7♠. En la mesa hay 5♣ J♦ 8♦ Q♣, y empiezas tú.

    1. Tu J♠ se lleva J♦, y la Q♥ del rival se lleva Q♣. En la mesa quedan 5♣ y 8♦.
    2. Juegas 2♥ sobre 5♣ y construyes siete. Aún tienes dos sietes.
    3. El rival echa K♣.
    4. Amplías la construcción con 7♦. Ahora tiene dos grupos, 5♣ 2♥ y 7♦, y sigue llevándosela solo un siete. No vale catorce, y su valor ya no puede cambiar.
    5. El rival echa 3♣.
    6. Tu 7♠ se lleva la construcción entera. A tu montón van cuatro cartas: 5♣, 2♥, 7♦ y el propio 7♠.

    8♦, K♣ y 3♣ se quedan en la mesa, así que no es una escoba. Después de tu segunda jugada no habrías podido echar 7♦: la construcción era tuya. Y después de la cuarta tenías que guardar 7♠ para ella.
    .title = Una construcción, paso a paso
cassino-guide-score =
    Cuando se ha jugado la última carta, lo que queda en la mesa es de quien hizo la última captura. Eso no cuenta como escoba. Después se cuentan los montones.

    - Más cartas: 3 puntos. Con 26 cada uno, no se los lleva nadie.
    - Más picas: 1 punto.
    - Cada as: 1 punto.
    - 10♦: 2 puntos.
    - 2♠: 1 punto.
    - Cada escoba: 1 punto.

    Son once puntos por reparto, más las escobas. La partida va a 21. Los puntos se suman solo al acabar un reparto: si entonces alguien tiene 21 o más, gana el total más alto. Si hay empate, se juega otro reparto. Un reparto en el que nadie se ha llevado nada no cuenta, y vuelve a repartir el mismo jugador.
    .title = Los puntos
cassino-guide-words =
    Elige primero una carta de tu mano. Todo lo que puede llevarse en la mesa, o con lo que puede construir, queda enmarcado en latón. Elige de ahí y, cuando la elección esté completa, un botón dirá qué va a pasar: «Llevarse 5♣ 2♥», «Construir 7». «Echar» deja la carta en la mesa. No se juega nada hasta que pulsas uno de esos botones.

    - Con el dedo o el ratón: pulsa las cartas, o arrastra una de tu mano hasta aquello con lo que debe ir. Si pulsas el tapete vacío, la elección se deshace.
    - Con el teclado: del 1 al 4 eliges una carta, con las flechas y la barra espaciadora eliges en la mesa, y cada botón muestra su letra. Esc deshace la elección.
    - Con palabras, en el terminal o en el chat: llevarse 5♣ 2♥ con 7♠, construir 7 con 2♥ sobre 5♣, ampliar 7 con 7♦, subir a 8 con 3♣, echar K♣. Puedes escribir 5c en lugar de 5♣, y así con las demás.
    .title = Cómo se juega aquí
cassino-guide-history =
    El juego aparece en libros de Londres a finales del siglo XVIII y poco después en Alemania; Franco Pratesi ha seguido su rastro, y Pagat cuenta la historia. Suele decirse que viene de Italia, pero nada lo demuestra. La doble ese del nombre llegó más tarde.

    Pertenece a una gran familia de juegos en los que se pescan cartas de la mesa, como la escoba. Jugamos la forma inglesa y americana con construcciones estrictas: una construcción se lleva solo por su valor exacto, quien construye tiene deberes, y una escoba vale un punto. No tiene nada que ver con los juegos contra la banca, y no se apuestan fichas.
    .title = De dónde viene
cassino-guide-questions =
    ¿Tengo que llevarme mi construcción en el turno siguiente?
    No. Debes guardar una carta para ella y no puedes echar cartas. Vale cualquier captura, construcción, ampliación o subida.

    ¿Puede el rival llevarse mi construcción?
    Sí, con una carta de su valor exacto. Así que construye cuando creas que no la tiene.

    ¿Puedo llevarme a la vez una construcción y otras cartas?
    Sí: cualesquiera construcciones, cartas y grupos del mismo valor, todo en una jugada.

    ¿Puedo deshacer una construcción?
    No. Sigue junta hasta que alguien se la lleva.

    ¿Puede un rey formar parte de una construcción?
    No. Jotas, damas y reyes no tienen número.

    ¿Puede el as contar 14?
    No. Aquí siempre es 1.

    ¿Cuál es una buena primera jugada?
    Llévate cartas cuando puedas: primero picas y ases y, sobre todo, 10♦ y 2♠. Tres puntos son para quien tenga más cartas, así que dos cartas son mejor que una.

    ¿Qué pasa si se me acaba el tiempo?
    Se juega una carta por ti: si tienes una construcción, te la llevas; si no, se echa una carta que no puntúa. Si te pasa tres veces seguidas, pierdes la partida.

    ¿Puedo mirar los montones?
    No. Solo está abierta la última captura, hasta que se juega la carta siguiente. Cuando se abre el sello del reparto, cualquiera puede calcular todas las cartas.
    .title = Preguntas
