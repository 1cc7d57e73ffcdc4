# O guia de Blackjack, capítulo a capítulo. Uma linha vazia separa parágrafos; uma linha que começa por hífen ou número é um ponto de uma lista.

blackjack-guide-setup =
    Joga só contra a banca, por muitas pessoas que estejam à mesa. Quem chega mais perto de 21 ganha, e quem passa de 21 perde.

    Baralham-se juntos seis baralhos normais, 312 cartas sem jokers. Um rei, uma dama, um valete e um dez valem 10 cada, e por isso aqui se chamam todos dezes. Um ás vale 11 ou 1, conforme for melhor para a mão. As outras cartas valem o que mostram, e os naipes não contam.

    Aposta-se com fichas, que servem para contar e não são dinheiro: fichas inteiras, de 2 a 100 por ronda.
    .title = Cartas e fichas
blackjack-guide-totals =
    Uma mão com um ás pode ter dois totais, e nunca mais de dois. Chama-se então suave; uma mão com um só total chama-se dura.

    1. Tem 3♣ e A♦: são 14 ou 4.
    2. Pede uma carta, e sai A♥: 15 ou 5. Não são 25, porque só um ás pode valer 11. Peça outra sem receio: agora nenhuma carta o faz passar de 21.
    3. Noutra ronda tem A♣ e A♦: 12 ou 2.
    4. Recebe 4♥: 16 ou 6.
    5. Recebe 6♠: exatamente 12. O outro total seria 22, por isso a mão é dura, apesar dos ases.

    Uma mão que soma 21, suave ou dura, está completa e não recebe mais cartas. Se passar de 21, a aposta perde-se logo, saia o que sair depois à banca.

    Um ás e um dez nas duas primeiras cartas são um blackjack. Vale mais do que qualquer outro 21.
    .title = As duas caras do ás
blackjack-guide-deal =
    Todos apostam ao mesmo tempo. Depois cada um recebe uma carta aberta, a banca recebe outra, também aberta, e cada um recebe a segunda. Decide, portanto, com duas cartas suas e uma da banca à vista. Na mesa habitual, a banca não tem carta tapada: a segunda só sai quando todos os jogadores acabam.

    Pode sentar-se antes de qualquer ronda. Até à primeira carta pode retirar a aposta.
    .title = Dar as cartas
blackjack-guide-play =
    Os jogadores decidem à vez, a partir da esquerda da banca, uma mão depois da outra.

    - Carta: pede mais uma, quantas vezes quiser enquanto tiver menos de 21.
    - Ficar: não pede mais cartas.
    - Dobrar: com 10 ou 11, aposta outro tanto e recebe só mais uma carta.
    - Separar: faz duas mãos de um par e aposta outro tanto.

    Quem não responde a tempo para. Com um blackjack não há nada a decidir.
    .title = A sua vez
blackjack-guide-double =
    Quando as duas primeiras cartas somam 10 ou 11, pode dobrar: aposta outro tanto, recebe só mais uma carta, e a mão está feita. Com 10 ou 11, uma carta nunca faz passar de 21.

    Um ás e um nove são antes de mais 20, por isso aqui não se dobram. É preciso ter fichas para toda a segunda aposta: não se dobra por menos. Algumas mesas permitem mais, e as opções da mesa dizem-no.
    .title = Dobrar
blackjack-guide-split =
    Duas cartas do mesmo valor podem separar-se em duas mãos: dois três, dois dezes, também um rei e uma dama. A mão nova leva uma aposta igual à primeira.

    A primeira mão recebe a segunda carta e joga-se até ao fim; depois faz-se o mesmo com a segunda. Um ás e um dez depois de separar são 21 simples, não um blackjack. Um ás separado recebe uma carta e mais nenhuma.

    Na mesa habitual separa-se uma vez, e as mãos novas não se dobram. As opções podem permitir até quatro mãos, e dobrar depois de separar.
    .title = Separar
blackjack-guide-insurance =
    Quando a banca mostra um ás, pergunta-se ao mesmo tempo a todos os que não têm blackjack, antes de alguém jogar: seguro ou não.

    O seguro é uma aposta à parte, metade da primeira, em como a banca tem blackjack. Se tiver, ganha 2:1; se não, perde-se. Decide a segunda carta da banca, mesmo que a sua mão já tenha passado de 21.

    O seu próprio blackjack não se segura. Quem não responde a tempo recusa.
    .title = O seguro
blackjack-guide-dealer =
    A banca não decide nada. Abaixo de 17 tira cartas, e a partir de 17 para logo; os totais suaves contam.

    - A♣ 6♦ são 17: a banca para.
    - A♣ 5♦ 3♥ são 19: a banca para.
    - A♣ 4♦ 7♥ são 12: a banca tira outra.

    Se todas as mãos passaram de 21 e ninguém tem seguro, a banca não tira nada. Se só restam blackjacks, ou só seguros, a banca com um ás ou um dez tira exatamente uma carta, para ver se é blackjack; com qualquer outra carta não tira nenhuma.
    .title = Como joga a banca
blackjack-guide-settlement =
    É assim que acaba uma aposta de 10:

    - Blackjack: apostou 10, recebe 25, saldo +15.
    - Mais do que a banca, ou a banca passa de 21: apostou 10, recebe 20, saldo +10.
    - Tanto como a banca, um empate: apostou 10, recebe 10, saldo 0.
    - Menos do que a banca, ou passou de 21: apostou 10, recebe 0, saldo −10.
    - Dobrou e ganhou: apostou 20, recebe 40, saldo +20.
    - Seguro de 5, perdeu contra um blackjack: apostou 15, recebe 15, saldo 0.

    Um blackjack ganha 3:2, mesmo contra um 21 da banca de três cartas ou mais; dois blackjacks empatam. O blackjack da banca bate tudo o resto e leva também o que se dobrou e separou. Numa mesa em que só leva a primeira aposta, o que se dobrou e separou é devolvido, mas não as apostas das mãos que passaram de 21: essas estão perdidas. Metade de uma aposta ímpar é exata, até à meia ficha.
    .title = O que se paga
blackjack-guide-shoe =
    As cartas usadas ficam de lado sem se baralhar; a ronda seguinte sai do mesmo sabot. Pode ir decorando o que já saiu, e a mesa diz quantas cartas restam.

    A carta de corte fica atrás de 200 a 220 cartas, e ninguém sabe onde ao certo. A ronda em que ela sai joga-se até ao fim; depois baralha-se tudo de novo, e a carta de corte ganha outro lugar.

    Se alguma vez o sabot acabar a meio de uma ronda, voltam a baralhar-se as cartas das rondas anteriores, com um selo novo. As que estão na mesa ficam na mesa.
    .title = O sabot
blackjack-guide-houses =
    O jogo deste guia é o da mesa habitual. Outras mesas seguem regras conhecidas de outras casas; o que mudam está nas opções da mesa, antes de se sentar.

    - Baralhos: um, dois, quatro ou oito em vez de seis. A carta de corte fica à mesma altura, em proporção.
    - 17 suave: a banca pode ter de tirar mais uma carta.
    - Dobrar: também com 9, ou com quaisquer duas cartas.
    - Ases: separam-se de novo, até ao máximo de mãos. Cada um continua a receber uma só carta.
    - Blackjack: ganha 6:5 ou 1:1 em vez de 3:2. A 6:5, as apostas são múltiplos de cinco fichas.
    - Carta tapada: a primeira carta da banca dá-se virada para baixo, e a aberta no fim, depois da segunda de todos. Ninguém vê a tapada; a banca só a espreita quando mostra um ás ou um dez, depois do seguro. Um blackjack vira-se logo e acaba a ronda, por isso nunca leva o que se dobrou ou separou. Se não houver, o seguro perde-se, e a carta vira-se quando todos acabaram.
    - Rendição: entrega as duas primeiras cartas e recupera metade da aposta. Um blackjack da banca que ninguém podia ver antes leva-a toda.
    .title = Outras casas
blackjack-guide-example =
    1. Aposta 10 e recebe 8♣ e 8♦: 16. A banca mostra 9♥.
    2. Separa e acrescenta 10. Agora há duas mãos, cada uma com um oito.
    3. A primeira mão recebe 7♠: 15. Pede carta, e com K♣ são 25: passou, e perde 10.
    4. A segunda mão recebe A♥: 19 ou 9. Para.
    5. A banca tira Q♦: 19, e para.
    6. Os seus 19 e os da banca são iguais: um empate, e 10 são devolvidas.

    Apostou 20 e recebe 10: saldo −10.
    .title = Uma ronda, passo a passo
blackjack-guide-questions =
    Tenho de escolher quanto vale o meu ás?
    Não. O melhor total conta por si, e enquanto houver dois dizem-lhe ambos.

    Um ás com um dez depois de separar é um blackjack?
    Não. São 21 simples: empata com 21 da banca e perde contra um blackjack.

    O meu 21 bate um 21 da banca com muitas cartas?
    Não. Valem o mesmo e empatam. Só um blackjack vale mais do que 21.

    Posso fazer seguro do meu blackjack?
    Não. Ganha 3:2, a não ser que a banca também tenha um; nesse caso a aposta é devolvida.

    Posso desistir de uma mão por metade da aposta?
    Na mesa habitual, não. Numa mesa com rendição, sim: veja «Outras casas».

    Porque saiu a mesma carta duas vezes?
    Há seis baralhos em jogo, por isso cada carta existe seis vezes.

    A carta da banca fica para a ronda seguinte quando todos passam de 21?
    Não. Vai para o lado com as outras.

    Posso contar cartas?
    Sim. A mesa diz o que já se viu, como podia ter apontado.
    .title = Perguntas
