# Los dibujos de la guía de Casino War, en el navegador.

casino-war-diagram-order = Una ronda con guerra: las cartas, en el orden en que salen del zapato.
casino-war-diagram-order-told = Primero se quema una carta; luego recibes 9♣ y el crupier 9♥. En la guerra se queman tres cartas juntas; luego recibes K♦ y el crupier K♥.
casino-war-diagram-first = El reparto
casino-war-diagram-war = La guerra
casino-war-diagram-burned = quemada
casino-war-diagram-burned-three = tres quemadas
casino-war-diagram-yours = tuya
casino-war-diagram-dealers = del crupier
casino-war-diagram-ways = Cómo puede acabar una apuesta de 2. Las dos casillas con borde de latón las decides tú.
casino-war-diagram-ways-told = Tu carta se compara con la del crupier. Más baja: −2. Más alta: +2. Empate: te rindes por −1 o vas a la guerra. En la guerra, más baja: −4; otro empate: +4; más alta: +2.
casino-war-diagram-compare = Dos cartas
casino-war-diagram-lower = más baja
casino-war-diagram-higher = más alta
casino-war-diagram-tie = empate
casino-war-diagram-tie-again = otro empate
casino-war-diagram-surrender = rendirse
casino-war-diagram-go-to-war = guerra
