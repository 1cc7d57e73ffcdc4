# Las posiciones de la guía de Cassino, en el navegador: lo que alguien intenta, y la respuesta.

cassino-diagram-table = En la mesa
cassino-diagram-hand = Tu mano
cassino-diagram-yours = tuya
cassino-diagram-theirs = del rival
cassino-diagram-answer = ¿Es legal?
cassino-diagram-yes = Sí.
cassino-diagram-no = No.
cassino-diagram-spare = La construcción de siete es tuya. Con tu 7♠ quieres llevarte solo 7♦ y dejar la construcción para luego.
    .answer = 7♠ es el último siete de tu mano, y la construcción necesita uno. Llévate las dos cosas a la vez: 7♠ se lleva la construcción y 7♦.
cassino-diagram-bound = La construcción de siete es tuya. Quieres echar K♣ y esperar.
    .answer = Mientras tu construcción esté en la mesa no puedes echar cartas. Aquí solo queda una jugada: 7♠ se lleva la construcción.
cassino-diagram-spent = La construcción de siete es tuya. Quieres poner 7♠ sobre 3♦ y construir diez, porque tienes 10♣.
    .answer = El diez está, pero te quedarías sin tu único siete, y la construcción de siete lo necesita. Debes tener una carta para cada construcción que te obliga.
cassino-diagram-raise = La construcción de cinco es del rival. Quieres subirla a ocho con 3♣ y añadir 8♦, que está suelto.
    .answer = Es una construcción simple, cinco y tres son ocho, y todavía tienes 8♥. 8♦ es un segundo grupo de ocho, así que la construcción pasa a ser múltiple. Desde ahora te obliga a ti.
cassino-diagram-sums = Quieres llevarte las tres cartas con 7♥: 5♣, 5♦ y 4♠ suman catorce, dos veces siete.
    .answer = Cada grupo debe sumar siete justos, y con estas tres no hay manera de hacer siete.
cassino-diagram-freed = Construiste siete, y el rival amplió la construcción con 7♦. Quieres echar K♣.
    .answer = La construcción obliga a quien la cambió por última vez. Tú quedas libre, y aún puedes llevártela luego con 7♠.
