# Las figuras de la guía de Red Dog, en el navegador.

red-dog-diagram-hands = Una mano contra dos cartas: gana a 4♠, pero no a A♠.
red-dog-diagram-hands-told = Tienes 9♠ K♦ 4♥ 4♣ 2♣. Contra 4♠ enseñas 9♠ y ganas. Contra A♠ no tienes ninguna carta más alta: enseñas la mano entera y pierdes.
red-dog-diagram-turned = descubierta
red-dog-diagram-wins = Ganas y enseñas 9♠.
red-dog-diagram-loses = Pierdes y enseñas la mano.
