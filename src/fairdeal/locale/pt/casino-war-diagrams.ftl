# Os desenhos do guia de Casino War, no navegador.

casino-war-diagram-order = Uma ronda com guerra: as cartas pela ordem em que saem do sabot.
casino-war-diagram-order-told = Primeiro queima-se uma carta, depois recebe 9♣ e a banca 9♥. Na guerra queimam-se três cartas juntas, depois recebe K♦ e a banca K♥.
casino-war-diagram-first = Dar as cartas
casino-war-diagram-war = A guerra
casino-war-diagram-burned = queimada
casino-war-diagram-burned-three = três queimadas
casino-war-diagram-yours = a sua
casino-war-diagram-dealers = a da banca
casino-war-diagram-ways = Como pode acabar uma aposta de 2. As duas caixas com linha de latão são escolhas suas.
casino-war-diagram-ways-told = Compara-se a sua carta com a da banca. Mais baixa: −2. Mais alta: +2. Empate: rendição por −1, ou guerra. Na guerra, mais baixa: −4; novo empate: +4; mais alta: +2.
casino-war-diagram-compare = Duas cartas
casino-war-diagram-lower = mais baixa
casino-war-diagram-higher = mais alta
casino-war-diagram-tie = empate
casino-war-diagram-tie-again = novo empate
casino-war-diagram-surrender = rendição
casino-war-diagram-go-to-war = guerra
