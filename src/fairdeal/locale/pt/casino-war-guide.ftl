# O guia de Casino War, capítulo a capítulo. Uma linha vazia separa parágrafos; uma linha que começa por hífen ou número é um ponto de uma lista.

casino-war-guide-setup =
    Uma carta contra uma carta, a sua contra a da banca: ganha a mais alta. Para a primeira aposta não é preciso saber mais.

    Baralham-se juntos seis baralhos normais, 312 cartas sem jokers. Da mais alta para a mais baixa, a ordem é A K Q J 10 9 8 7 6 5 4 3 2. Os naipes não contam.

    Aposta-se com fichas, que servem para contar e não são dinheiro. Um marcador mostra onde se corta o baralho; não é uma carta e nunca se compara com nenhuma.
    .title = Cartas e fichas
casino-war-guide-deal =
    Uma partida tem 20 rondas. Antes de cada uma voltam a baralhar-se e a cortar-se as 312 cartas, e aposta 2 fichas.

    A primeira carta é queimada: fica de lado, tapada, e ninguém a vê. Depois recebe uma carta aberta, e a banca recebe outra.

    - A sua é mais alta: ganha tanto quanto apostou.
    - A sua é mais baixa: perde a aposta.
    - São do mesmo valor: há empate, e a decisão é sua.
    .title = Dar as cartas
casino-war-guide-play =
    Num empate há dois caminhos.

    - Render-se: recupera metade da aposta, perde a outra metade, e a ronda acaba para si.
    - Guerra: acrescenta exatamente o mesmo que apostou no início.

    Na guerra, as duas primeiras cartas ficam onde estão. A banca queima as três cartas seguintes, juntas e tapadas; depois dá uma carta aberta a si e outra a ela própria, sem queimar nada entre as duas. Só se comparam as cartas novas.

    Quem já não tem fichas para a guerra só pode render-se, e quem deixa passar o tempo também se rende. Com vários jogadores à mesa, cada um que empata decide na sua vez; queimam-se três cartas uma só vez para todos, e a única carta nova da banca responde a todas as guerras.
    .title = Quando há empate
casino-war-guide-settlement =
    É assim que acaba uma aposta de 2:

    - Carta mais alta: apostou 2, recebe 4, saldo +2.
    - Carta mais baixa: apostou 2, recebe 0, saldo −2.
    - Empate e rendição: apostou 2, recebe 1, saldo −1.
    - Guerra, carta mais baixa: apostou 4, recebe 0, saldo −4.
    - Guerra, carta mais alta: apostou 4, recebe 6, saldo +2. A primeira aposta é devolvida e a de guerra ganha 1:1.
    - Guerra, segundo empate: apostou 4, recebe 8, saldo +4. A primeira aposta é devolvida e a de guerra ganha 2:1.

    Uma proporção como 2:1 diz o que se ganha; a aposta vencedora é devolvida além disso. Metade de uma aposta ímpar é exata, até à meia ficha. Não se pode apostar no próprio empate.
    .title = O que se paga
casino-war-guide-end =
    Feitas as contas, anota-se o seu saldo e todas as cartas voltam ao conjunto. Aqui ninguém junta cartas.

    Depois da última ronda decide a soma dos saldos. Acima de zero, ganhou a partida; abaixo de zero, ganhou a banca; zero é empate. Se as fichas acabarem antes, decide a soma até aí. Uma partida abandonada não tem vencedor.

    Se o conjunto estiver incompleto, ou se faltar uma carta e não se puder acabar de dar, a ronda é anulada. Todas as apostas são devolvidas, a de guerra também. Completa-se o conjunto e joga-se a ronda outra vez, com tudo baralhado de novo; a anulada não conta. Nunca se compara nada com uma carta que não está lá. Isto é para cartas verdadeiras: um baralhamento selado aqui está sempre completo.
    .title = O fim da ronda e da partida
casino-war-guide-history =
    As crianças conhecem esta comparação da Batalha: cada um vira uma carta, e a mais alta leva as duas. O casino ficou com a comparação e deixou de juntar cartas: cada ronda é uma aposta contra a banca.

    O regulamento que seguimos, o da Massachusetts Gaming Commission, não diz quem inventou o jogo nem quando. Permite conjuntos de vários tamanhos, e noutras casas o segundo empate paga-se de outras maneiras. Jogamos uma só variante, sem misturar outras: seis baralhos, os pagamentos de base, 2:1 no segundo empate, sem apostas no empate e sem prémio progressivo.

    As 20 rondas, o baralhar antes de cada uma e a ronda anulada quando falta uma carta são costumes nossos, para jogar em casa. Nenhum casino os exige.
    .title = De onde vem
casino-war-guide-example =
    1. Aposta 2, e queima-se uma carta.
    2. Recebe 9♣ e a banca recebe 9♥. O valor é o mesmo: empate.
    3. Escolhe a guerra e acrescenta 2. Agora há 4 fichas em jogo.
    4. A banca queima três cartas.
    5. Recebe K♦ e a banca recebe K♥: novo empate, que se paga logo.
    6. A primeira aposta, de 2, é devolvida. A de guerra, também de 2, é devolvida e ganha 4.

    Apostou 4 e recebe 8: saldo +4. Não se dão mais cartas.
    .title = Uma ronda, passo a passo
casino-war-guide-questions =
    O ás ganha ao rei?
    Sim. O ás é a carta mais alta, e nenhuma carta baixa é exceção.

    Os naipes contam?
    Não. 9♣ e 9♥ empatam, e duas cartas iguais também, porque há seis baralhos em jogo.

    Um segundo empate começa outra guerra?
    Não. Paga-se logo: a aposta de guerra ganha 2:1 e a primeira é devolvida.

    Queimam-se cartas antes de cada carta nova da guerra?
    Não. Queimam-se três de uma só vez, juntas, antes da sua carta nova. A da banca vem logo a seguir à sua.

    2:1 é um jackpot?
    Não. É o pagamento normal de um segundo empate, e não sai de nenhum prémio acumulado.

    Posso ver as cartas queimadas?
    Durante a ronda não: ninguém as viu. Quando as cartas baralhadas já serviram, a casa abre o selo, e qualquer pessoa pode calcular todas as cartas, incluindo as queimadas.

    E se faltar uma carta?
    A ronda é anulada e todas as apostas são devolvidas. Joga-se outra vez com tudo baralhado de novo, e a anulada não conta.

    O que decide a partida?
    A soma dos seus saldos em todas as rondas. Uma ficha acima de zero já é vitória.

    Guerra ou rendição: o que custa menos?
    A guerra. Render uma aposta de 2 custa exatamente 1 ficha. Ir à guerra custa em média cerca de 0,63 fichas, com mais para ganhar e mais para perder. Por ronda, quem vai sempre à guerra perde em média cerca de 2,33 % da aposta, e quem se rende sempre, cerca de 3,70 %.
    .title = Perguntas
