# O guia do Cassino, capítulo a capítulo. Uma linha vazia separa parágrafos; uma linha que começa por um hífen ou um número é um ponto de uma lista.

cassino-guide-setup =
    O Cassino é uma caça às cartas. Na sua vez joga uma carta da mão: ela leva cartas da mesa, prepara uma presa para mais tarde ou fica lá. Pontua quem levar mais cartas, e as cartas certas.

    Jogam duas pessoas com um baralho normal de 52. O ás vale 1, e as cartas de 2 a 10 valem o que mostram. Valetes, damas e reis não têm número: cada um só combina com os seus iguais. Os naipes só contam para a pontuação.

    Para a primeira mão cada jogador tira uma carta, e dá quem tirar a mais alta; o ás é a mais baixa. Cada um recebe quatro cartas, e outras quatro ficam à vista na mesa. Começa quem não deu, e jogam à vez, uma carta de cada vez. Quando as duas mãos acabam, cada um recebe mais quatro cartas, mas a mesa não recebe nenhuma. Seis distribuições destas gastam o baralho. Antes da última, quem dá diz: «Últimas!» A mão seguinte é dada pelo outro jogador.
    .title = De que se trata
cassino-guide-take =
    Uma carta leva as suas iguais, e os números podem somar-se.

    - Um sete leva outro sete, ou dois ou três deles.
    - Um sete leva 5♣ e 2♥ juntos, porque fazem sete. Pode levar A♦ 6♠ e 3♣ 4♥ de uma vez: dois grupos, cada um com exatamente sete.
    - Um valete, uma dama ou um rei leva exatamente uma carta igual, mesmo que haja duas ou três.

    Cada carta pertence a um só grupo, e cada grupo tem de dar a conta certa. Um sete não leva 5♣ 5♦ 4♠: fazem catorze, mas não dois setes. Não é obrigado a levar tudo o que pode.

    O que leva vai para o seu monte, virado para baixo, com a carta que o levou. A última captura pode ver-se até ser jogada a carta seguinte; as anteriores ficam fechadas.

    Se não pode levar nada, ou não quer, deixe a carta ao lado das outras. A isso chama-se largar, e pode largar até uma carta que podia levar alguma coisa.

    Uma captura que esvazia a mesa é uma mesa limpa e vale um ponto. A carta que a limpou fica à vista no seu monte, para todos poderem contar.
    .title = Levar e largar
cassino-guide-build =
    Uma construção é uma presa que se prepara. Junta uma carta da mão a cartas da mesa, diz quanto fazem e leva-as todas mais tarde com uma carta desse valor. Já tem de ter essa carta na mão.

    - Começar: o seu 2♥ sobre 5♣ faz sete, se tiver um sete. Outras cartas soltas que façam exatamente sete podem entrar logo.
    - Acrescentar: outro grupo do mesmo valor junta-se a uma construção, sua ou do adversário. Pode ser um sete da mão, ou o seu 4♦ com um 3♠ solto. A construção passa a ser múltipla.
    - Aumentar: uma carta da mão faz subir o valor de uma construção simples, até dez. Uma construção de cinco e o seu 3♣ fazem oito. As cartas soltas não entram na soma, mas um oito solto, ou cartas soltas que façam oito, podem juntar-se.

    Três sobre três pode querer dizer duas coisas: «três», uma construção múltipla que um três leva, ou «seis», uma simples que um seis leva. A escolha é sua, e a mesa pergunta-lhe.

    O valor de uma construção múltipla nunca mais muda. Uma construção leva-se inteira, e só com uma carta exatamente do seu valor: um nove não leva uma construção de oito e um ás solto. Um novo grupo de um valor já construído junta-se a essa construção, por isso há uma só de cada valor.
    .title = Construir
cassino-guide-duties =
    Uma construção obriga quem a começou, acrescentou ou aumentou por último. Qualquer dos dois a pode levar, mas quem está obrigado tem dois deveres enquanto ela estiver na mesa.

    1. Não largar. Em cada vez tem de levar alguma coisa, ou começar, acrescentar ou aumentar uma construção. Não precisa de ser essa.
    2. Guardar a carta. Depois de jogar, tem de lhe ficar na mão uma carta do valor dela. Com duas construções, uma para cada.

    Quando o adversário acrescenta ou aumenta a sua construção, passa a obrigá-lo a ele, e o leitor fica livre.

    Nunca fica sem jogada: a carta que guardou pode sempre levar a sua construção. É também por isso que não sobra nenhuma quando as duas mãos acabam.
    .title = Os dois deveres de quem constrói
cassino-guide-legal =
    Seis posições para pensar. A mão é sua, e é a sua vez. Decida primeiro e só depois abra a resposta.

    À mesa é igual. As cartas que combinam com a sua ficam marcadas e, se tentar o que não é permitido, pode perguntar porquê: fica a saber que dever ou que soma o impede, e nada mudou.
    .title = Isto é permitido?
cassino-guide-example =
    Tem na mão J♠ 2♥ 7♦ 7♠. Na mesa estão 5♣ J♦ 8♦ Q♣, e começa o leitor.

    1. O seu J♠ leva J♦, e a Q♥ do adversário leva Q♣. Na mesa ficam 5♣ e 8♦.
    2. Joga 2♥ sobre 5♣ e constrói sete. Ainda tem dois setes.
    3. O adversário larga K♣.
    4. Acrescenta 7♦ à construção. Tem agora dois grupos, 5♣ 2♥ e 7♦, e continua a ser levada só por um sete. Não são catorze, e o valor nunca mais muda.
    5. O adversário larga 3♣.
    6. O seu 7♠ leva a construção inteira. Vão quatro cartas para o seu monte: 5♣, 2♥, 7♦ e o próprio 7♠.

    Na mesa ficam 8♦, K♣ e 3♣, por isso não é uma mesa limpa. Depois da segunda jogada não podia ter largado 7♦: a construção era sua. E depois da quarta tinha de guardar 7♠ para ela.
    .title = Uma construção, passo a passo
cassino-guide-score =
    Jogada a última carta, o que resta na mesa é de quem fez a última captura. Isso não conta como mesa limpa. Depois contam-se os montes.

    - Mais cartas: 3 pontos. Com 26 para cada um, ninguém os recebe.
    - Mais espadas: 1 ponto.
    - Cada ás: 1 ponto.
    - 10♦: 2 pontos.
    - 2♠: 1 ponto.
    - Cada mesa limpa: 1 ponto.

    São onze pontos por mão, mais as mesas limpas. A partida vai até 21. Os pontos só se somam depois de uma mão inteira: se então alguém tiver 21 ou mais, ganha o total mais alto. Se estiverem empatados, joga-se outra mão. Uma mão em que ninguém levou nada não conta, e dá cartas o mesmo jogador.
    .title = A pontuação
cassino-guide-words =
    Escolha primeiro uma carta da mão. Tudo o que ela pode levar da mesa, ou com que pode construir, fica com uma moldura de latão. Escolha daí e, quando a escolha estiver completa, um botão diz o que vai ser: «Levar 5♣ 2♥», «Construir 7». «Largar» deixa a carta na mesa. Nada é jogado antes de carregar num desses botões.

    - Com o dedo ou o rato: carregue nas cartas, ou arraste uma carta da mão para cima daquilo com que joga. Carregar no feltro vazio desfaz a escolha.
    - Com o teclado: de 1 a 4 escolhe uma carta, as setas e a barra de espaços escolhem na mesa, e cada botão mostra a sua letra. Esc desfaz a escolha.
    - Por palavras, no terminal ou no chat: levar 5♣ 2♥ com 7♠, construir 7 com 2♥ sobre 5♣, acrescentar 7 com 7♦, aumentar para 8 com 3♣, largar K♣. Em vez de 5♣ pode escrever 5c, e assim por diante.
    .title = Como se joga aqui
cassino-guide-history =
    O jogo aparece em livros de Londres no fim do século XVIII e, pouco depois, na Alemanha; Franco Pratesi seguiu-lhe o rasto, e o sítio Pagat conta a história. Diz-se muitas vezes que veio de Itália, mas nada o prova. O duplo s do nome chegou mais tarde.

    Pertence a uma grande família de jogos em que se apanham cartas da mesa. Jogamos a forma inglesa e americana com construções estritas: só o valor exato leva uma construção, quem constrói tem deveres, e uma mesa limpa vale um ponto. Nada tem a ver com jogos contra uma banca, e não se apostam fichas.
    .title = De onde vem
cassino-guide-questions =
    Tenho de levar a minha construção na vez seguinte?
    Não. Tem de guardar uma carta para ela e não pode largar. Serve qualquer captura, construção, acrescento ou aumento.

    O adversário pode levar a minha construção?
    Pode, com uma carta exatamente do valor dela. Por isso construa quando lhe parecer que ele não a tem.

    Posso levar uma construção e outras cartas juntas?
    Sim: quaisquer construções, cartas e grupos do mesmo valor, tudo numa jogada.

    Posso desfazer uma construção?
    Não. Fica inteira até alguém a levar.

    Um rei pode fazer parte de uma construção?
    Não. Valetes, damas e reis não têm número.

    O ás pode valer 14?
    Não. Aqui vale sempre 1.

    Qual é uma boa primeira jogada?
    Leve quando puder, primeiro espadas e ases e, acima de tudo, 10♦ e 2♠. Três dos pontos são para quem tem mais cartas, por isso duas cartas valem mais do que uma.

    O que acontece se o meu tempo acabar?
    Joga-se uma carta por si: a sua construção é levada, se a tiver; senão, larga-se uma carta que não pontua. Se isso acontecer três vezes seguidas, perde a partida.

    Posso ver os montes?
    Não. Só a última captura está à vista, até à carta seguinte. Quando o selo da mão é aberto, qualquer pessoa pode reconstituir todas as cartas.
    .title = Perguntas
