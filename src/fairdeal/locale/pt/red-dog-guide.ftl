# O guia do Red Dog, capítulo a capítulo. Uma linha vazia separa parágrafos; uma linha que começa com hífen ou número é um item de uma lista.

red-dog-guide-setup =
    A pergunta é sempre a mesma: a sua mão bate a próxima carta? Bate, se tiver uma carta do mesmo naipe e mais alta. Aposta nisso, e a próxima carta do baralho responde logo.

    Joga-se com um baralho normal de 52 cartas. O ás é a carta mais alta, e nenhum naipe vale mais do que outro. Não se joga contra a casa: todos jogam pelas fichas que estão no meio. São só para contar, não são dinheiro, e aposta-se sempre em fichas inteiras.

    O jogo também se chama High Card Pool. Nos casinos, Red Dog é o nome de outro jogo, em que uma terceira carta tem de cair entre duas. Aqui não se joga esse.
    .title = O jogo
red-dog-guide-hand =
    Imagine que tem 9♠ K♦ 4♥ 4♣ 2♣. Tudo depende da carta que se vira:

    - 4♠: ganha com 9♠, uma espada mais alta.
    - A♠: perde. Nenhuma carta bate um ás.
    - 9♥: perde. De copas só tem o quatro.
    - K♠: perde. O nove é mais baixo, e K♦ é de outro naipe.
    - 3♣: ganha com 4♣.

    Quando ganha, mostra apenas a carta que bateu. Se tiver várias, escolhe uma; a mais baixa é a que menos diz da sua mão. Quando perde, mostra a mão toda.
    .title = O que ganha e o que perde
red-dog-guide-play =
    Antes de se darem as cartas, todos põem no pote um ante igual, também quem dá. Cada um recebe cinco cartas, ou quatro se houver mais de oito jogadores. As suas, só o próprio as vê.

    Começa quem está à esquerda de quem dá, e quem dá joga em último. Na sua vez pode escolher:

    - Apostar: pelo menos o ante, no máximo tudo o que está no pote. Uma aposta não se muda.
    - Passar: paga uma multa igual ao ante e pousa a mão sem a mostrar.

    Depois de uma aposta vira-se a carta seguinte. Se a bater, recebe a aposta de volta e outro tanto do pote. Se não, a aposta vai para o pote.

    Às vezes alguém ganha o pote inteiro e ainda há quem não tenha jogado. Então todos põem o ante outra vez, também quem ganhou, e o jogo continua. Depois da vez de quem dá, passa a dar o jogador à esquerda. O que está no pote fica lá, e todos põem o ante para a ronda seguinte.

    E quem dá primeiro? Dão-se cartas abertas à volta da mesa, e decide o primeiro ás.
    .title = Jogar pelo pote
red-dog-guide-pass =
    Passar não é grátis. A multa é o ante, exatamente o que pode perder com a aposta mais pequena. Por isso, enquanto houver no baralho uma carta que a sua mão bata, a aposta mínima nunca é pior do que passar, e de vez em quando ganha.

    Só há um preço: se perder, todos veem a sua mão e ficam a saber que essas cartas já não se viram.

    E uma aposta grande? Compensa quando ganha mais vezes do que perde. Conte as cartas que ainda ninguém viu: quantas consegue bater? Mais de metade: aposte alto. Menos: aposte o mínimo. Se a mesa o permitir, os botões mostram quanto vale em média cada escolha.
    .title = Quanto custa passar
red-dog-guide-variants =
    Cada mesa joga de um de cinco modos. As opções veem-se antes de se sentar.

    - Pote: como se explicou até aqui, para 2 a 10 jogadores.
    - Carta queimada: feita a aposta, mostra-se a todos mais uma carta, que se põe de lado; decide a que vem depois. Para 2 a 8 jogadores, ou até 10 com três cartas cada um, se a mesa o permitir.
    - Banca: quem dá põe uma banca, e os outros apostam contra ela. Para 2 a 10 jogadores.
    - Seis, banqueiro: apostas às cegas contra uma banca, com a mesma carta a bater para todos. Para 2 a 10 jogadores.
    - Seis, bolo: três cartas a cada um, apostas fechadas, a mesma carta para todos. Para 2 a 15 jogadores.

    A mesa pode ter um limite para o pote. Se no fim da ronda o pote o passar, divide-se por igual entre os jogadores dessa ronda.
    .title = Cinco modos de jogar
red-dog-guide-bank =
    Quem dá é o banqueiro: não recebe cartas e põe uma banca, com as fichas que quiser. Também pode recusar, e então pergunta-se ao seguinte. Não há antes.

    Os outros veem as suas mãos e jogam à vez. A aposta vai até ao que a banca tem nesse momento: é dela que se pagam os ganhos, e para ela vão as perdas. Passar é grátis, a não ser que a mesa peça um preço.

    Quando alguém ganha a banca toda, a ronda acaba logo, mesmo que falte alguém jogar. Se não, o banqueiro fica com o resto. A banca e a vez de dar passam para a esquerda.
    .title = Contra uma banca
red-dog-guide-six-spot =
    O banqueiro põe uma banca e os outros recebem cartas. Mas ninguém as pode ver: as mãos estão fechadas, até para quem as tem. Depois viram-se cartas até sair um seis ou menos. Essa é a carta a bater, a mesma para todos.

    À vez, a começar à esquerda do banqueiro, cada um pode cobrir uma parte da banca, mas só a que ainda ninguém cobriu. Quando está toda coberta, mais ninguém aposta. A parte por cobrir não corre risco.

    No fim, todas as apostas se decidem contra essa única carta, e o banqueiro fica com o resto.
    .title = Seis com banqueiro
red-dog-guide-pool =
    Não há banqueiro. Todos põem o ante no bolo e recebem três cartas, fechadas até ao fim. Viram-se cartas até sair um seis ou menos: é a carta a bater.

    Todos apostam ao mesmo tempo, de uma ficha até ao bolo inteiro. Não vê a sua mão nem as apostas dos outros, e não pode passar. Quando todos apostaram, abrem-se as apostas e as mãos.

    1. As apostas perdidas vão para o bolo.
    2. O bolo paga a quem ganhou, a começar à esquerda de quem dá, que é o último: a aposta de volta e outro tanto.
    3. O primeiro a quem o bolo não chega recebe o que resta, e os que vêm depois recebem só a sua aposta.

    O que sobra fica no bolo para a ronda seguinte.

    Pode acontecer que já não haja no baralho um seis ou menos. Então juntam-se as cartas, sela-se e baralha-se outra vez, e dá de novo o mesmo jogador; ninguém paga dois antes. Com quinze jogadores, isso acontece mais ou menos uma vez em quarenta.
    .title = Seis por um bolo
red-dog-guide-wrong =
    A sala não se engana a dar as cartas. Num jogo com cartas verdadeiras, de que se fez o registo, as regras são estas:

    - Sem cartas, ou com cartas a mais: fica de fora nessa ronda.
    - Com cartas a menos: pode apostar, ou largá-las sem multa.
    - A carta de cima viu-se sem querer: põe-se de lado.
    - As fichas postas por engano ficam lá.
    - Pagou-se de mais: pode devolver-se até se virar a carta seguinte.

    Quem dá nunca paga multa. Se o tempo se esgotar, passa, contra um banqueiro não aposta, e no bolo aposta o mínimo. Se não tiver fichas para o ante e mais uma aposta, fica de fora até trazer mais.
    .title = Quando algo corre mal
red-dog-guide-seal =
    A ordem das cartas é selada antes de se darem, todos cortam, e no fim da ronda abre-se o selo. Então pode verificar que ninguém escolheu as cartas.

    Saiba o que isso traz consigo: depois de aberto o selo, qualquer pessoa pode calcular todas as cartas dessa ronda, mesmo as das mãos que se pousaram sem mostrar. Enquanto se joga a ronda, ninguém as vê.
    .title = O que fica escondido, e até quando
red-dog-guide-example =
    1. Três jogadores, ante de 2. O sorteio começa por si, e o primeiro ás sai ao terceiro jogador. O pote é de 6.
    2. Tem 9♠ K♦ 4♥ 4♣ 2♣ e aposta 6, o pote inteiro. Vira-se 4♠. Mostra 9♠ e ganha: o pote está vazio.
    3. Dois jogadores ainda não jogaram, e por isso todos põem outra vez o ante: 6.
    4. O segundo jogador passa e paga uma multa de 2: 8.
    5. Quem dá aposta 8. Vira-se 9♦, mostra a mão e perde: 16.

    Ganhou 6 e pagou dois antes de 2: saldo +2. Com os antes seguintes, o pote é de 22.
    .title = Uma ronda, passo a passo
red-dog-guide-questions =
    Um ás ganha sempre?
    Não. Bate qualquer outra carta do seu naipe, e nenhuma de outro.

    O ás conta como seis ou menos?
    Não. O ás é a carta mais alta. Só servem 6, 5, 4, 3 e 2.

    Posso apostar numa mão que não pode ganhar?
    Pode, mas a aposta perde-se de certeza, e a mão é vista. Passar não custa mais do que a aposta mínima.

    Porque tive de pôr o ante duas vezes na mesma ronda?
    Alguém ganhou o pote inteiro, e ainda havia quem não tivesse jogado. Todos põem outra vez, para que esses possam jogar.

    Posso apostar mais do que está no pote?
    Não, porque o pote não lhe poderia pagar.

    Porque não vejo as minhas cartas?
    No jogo do seis, a carta a bater já está à vista. Se visse a sua mão, não haveria nada em que apostar.

    O que acontece ao pote quando alguém se levanta?
    Fica lá. Se a mesa se desfaz, é dividido por quem restou.
    .title = Perguntas
