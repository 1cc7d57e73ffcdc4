# As figuras do guia do Red Dog, no navegador.

red-dog-diagram-hands = A mesma mão contra duas cartas: bate 4♠, não bate A♠.
red-dog-diagram-hands-told = Tem 9♠ K♦ 4♥ 4♣ 2♣. Contra 4♠ mostra 9♠ e ganha. Contra A♠ não tem carta mais alta: mostra a mão toda e perde.
red-dog-diagram-turned = virada
red-dog-diagram-wins = Ganha e mostra 9♠.
red-dog-diagram-loses = Perde e mostra a mão.
