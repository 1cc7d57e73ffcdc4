# As posições do guia do Cassino, no navegador: o que se tenta, e a resposta.

cassino-diagram-table = Na mesa
cassino-diagram-hand = A sua mão
cassino-diagram-yours = sua
cassino-diagram-theirs = do adversário
cassino-diagram-answer = É permitido?
cassino-diagram-yes = Sim.
cassino-diagram-no = Não.
cassino-diagram-spare = A construção de sete é sua. Quer levar só o 7♦ com o seu 7♠ e deixar a construção para depois.
    .answer = O 7♠ é o último sete da sua mão, e a construção precisa de um. Leve tudo de uma vez: 7♠ leva a construção e o 7♦.
cassino-diagram-bound = A construção de sete é sua. Quer largar K♣ e esperar.
    .answer = Com a sua construção na mesa não pode largar. Aqui só resta uma jogada: 7♠ leva a construção.
cassino-diagram-spent = A construção de sete é sua. Quer pôr 7♠ sobre 3♦ e construir dez, pois tem 10♣.
    .answer = O dez está lá, mas ficava sem o seu único sete, de que a construção de sete precisa. Tem de guardar uma carta para cada construção que o obriga.
cassino-diagram-raise = A construção de cinco é do adversário. Quer aumentá-la para oito com 3♣ e juntar o 8♦ solto.
    .answer = A construção é simples, cinco e três fazem oito, e ainda tem 8♥. O 8♦ é um segundo grupo, por isso a construção passa a ser múltipla. A partir de agora obriga-o a si.
cassino-diagram-sums = Quer levar as três cartas com 7♥: 5♣, 5♦ e 4♠ fazem catorze, duas vezes sete.
    .answer = Cada grupo tem de fazer exatamente sete, e com estas três cartas não se faz sete.
cassino-diagram-freed = Construiu sete, e o adversário acrescentou 7♦. Quer largar K♣.
    .answer = A construção obriga quem a mudou por último. Está livre, e ainda a pode levar mais tarde com 7♠.
