# O que diz cada erro, pelo seu código.

# Cartas e fichas
error-not-one-card = Pede-se uma carta, e «{ $text }» tem { $count }. Uma carta escreve-se assim: 9♣ ou 9c.
error-no-card = «{ $wrong }», na posição { $place }, não é uma carta. Uma carta é um valor (2 a 10, T, J, Q, K, A) e um naipe (♣ ♦ ♥ ♠ ou c d h s), como 9♣ ou Td.
error-no-amount = «{ $text }» não é uma quantia de fichas. Escreva assim: 7, 7½, 7,5 ou 2,01k.
error-amount-unclear = «{ $text }» pode ser duas quantias. Escreva os milhares como 1000 e a metade como 7,5.
error-amount-too-fine = «{ $text }» tem fração menor do que meia ficha, a quantia mais pequena que existe.
error-amount-too-large = «{ $text }» é mais do que { $most } fichas, o máximo que se conta.

# Opções da mesa
error-options-incomplete = As opções da mesa têm de ser completas e conhecidas; em falta ou desconhecidas: { $odd }.
error-option-value = A opção { $option } não pode ser { $value }; pode ser { $possible }.
error-no-option = «{ $text }» não é uma opção deste jogo. Escreva NOME=VALOR, com um destes nomes: { $names }.
error-options-crossed = A opção { $low } não pode ser maior do que { $high }.
error-option-step = A opção { $option } não pode ser { $amount }: aqui as apostas são múltiplos de { $step }.
error-cut-too-deep = A carta de corte não pode ficar depois de { $cut } das { $cards } cartas: uma ronda completa pode precisar de { $needed } cartas a seguir a ela.
error-no-game = Não há nenhum jogo «{ $name }». Os jogos são: { $names }.
error-no-language = Aqui não há a língua «{ $text }». As possíveis são: { $names }.

# A linha de comandos
error-game-missing = Indique um jogo, um destes: { $names }.
error-too-many-names = Joga-se um jogo de cada vez, e foram indicados { $count }: { $names }.
error-no-option-value = A opção { $name } precisa de um valor a seguir.
error-file-not-readable = Não se consegue ler o ficheiro { $file }: { $reason }.
error-file-taken = Não se pode guardar o registo em { $file }: já lá está alguma coisa. Indique outro ficheiro.
error-file-not-writable = Não se pode guardar o registo em { $file }: { $reason }. Indique outro ficheiro.

# Comandos
error-no-word = Não escreveu nada. Agora é possível: { $possible }.
error-unknown-word = Não se entende «{ $text }». Agora é possível: { $possible }.
error-no-word-due = Não se entende «{ $text }», e agora não há nada para decidir.
error-unclear-word = «{ $text }» pode ser várias coisas: { $words }. Escreva mais um pouco da palavra.
error-word-alone = «{ $word }» escreve-se sem mais nada; «{ $rest }» está a mais.
error-amount-missing = Depois de «{ $word }» falta uma quantia, por exemplo «{ $word } { $example }».

# Rondas
error-no-seat = Nesta ronda não há nenhum lugar número { $number }.
error-round-over = Esta ronda acabou. A próxima começa com novas apostas.
error-betting-closed = As apostas estão fechadas: já se dão as cartas. Pode apostar antes da próxima ronda.
error-sits-out = { $seat_is ->
    [you] Fica de fora nesta ronda e pode voltar a apostar na próxima.
   *[other] { $seat } fica de fora nesta ronda e pode voltar a apostar na próxima.
}
error-already-bet = { $seat_is ->
    [you] Já apostou { $amount }.
   *[other] { $seat } já apostou { $amount }.
}
error-not-bet = { $seat_is ->
    [you] Não tem nenhuma aposta para retirar.
   *[other] { $seat } não tem nenhuma aposta para retirar.
}
error-too-late-to-withdraw = Só se pode retirar a aposta antes da primeira carta, e as cartas já estão a ser dadas.
error-bet-fixed = Não é possível apostar { $amount }: a aposta aqui é { $least }.
error-bet-out-of-range = Não é possível apostar { $amount }: as apostas vão de { $least } a { $most }, de { $step } em { $step }.
error-cannot-sit-out = O único jogador de uma ronda não pode ficar de fora. Pode apostar ou deixar a mesa.
error-no-tie = { $seat_is ->
    [you] A guerra e a rendição respondem a um empate com a banca, e agora não tem nenhum para decidir.
   *[other] A guerra e a rendição respondem a um empate com a banca, e agora { $seat } não tem nenhum para decidir.
}
error-not-in-turn = Ainda não é a sua vez: primeiro decide { $seat }.
error-war-too-dear = { $seat_is ->
    [you] A guerra precisa de mais { $stake }, e tem { $chips }. Pode render-se: metade da aposta é devolvida.
   *[other] A guerra precisa de mais { $stake }, e { $seat } tem { $chips }. É possível render-se: metade da aposta é devolvida.
}
error-no-card-due = Agora não se dão cartas: cabe aos jogadores decidir.
error-burn-due = Agora não se dá nenhuma carta aberta. Cartas a queimar primeiro: { $count }.
error-deal-due = Agora não se queima nenhuma carta: a próxima é dada aberta.
error-wrong-burn = Cartas a queimar agora: { $due }, nem mais nem menos; tentaram-se { $tried }.
error-card-gone = { $card } não pode voltar a sair: já saíram as { $decks }.
error-too-late-to-deal-out = Só se pode deixar um lugar de fora antes da primeira carta.
error-unknown-action = «{ $name }» não é uma ação deste jogo.
error-not-a-fault = Uma ronda só se anula se o conjunto de cartas estiver incompleto ou faltar uma carta.
error-bad-opening = Estes lugares não servem. A mesa tem { $most }, numerados no sentido dos ponteiros do relógio a partir de 0, e cada um ocupa-se uma vez; foram indicados: { $seats }.
error-shoe-too-short = O sabot é curto para esta ronda: restam { $left } cartas e são precisas { $needed }. É altura de baralhar.
error-cards-unlikely = { $card } não pode ter saído { $count } vezes: { $decks } baralhos têm-na { $decks } vezes.

# Mesas
error-between-rounds = Entre duas rondas não se pode jogar. Primeiro abre a próxima ronda.
error-nobody-there = Não está ninguém no lugar número { $number }.
error-seat-not-at-table = O lugar número { $number } não é desta mesa: os lugares vão de { $first } a { $last }.
error-chips-brought = Ninguém se pode sentar com { $chips } fichas: podem ser de 0 a { $most }.
error-not-asked = Agora não é possível: a mesa espera por outra coisa ({ $asks }).
error-seat-not-asked = { $seat_is ->
    [you] A mesa não está à sua espera agora.
   *[other] A mesa não está agora à espera de { $seat }.
}

# Cartas dadas às claras
error-seat-number = Um lugar é um número de 0 a { $last }, não { $seat }.
error-cut-text = O carácter { $place } do corte não está completo.
error-cut-size = { $size_n ->
    [0] Um corte tem pelo menos 1 byte; este está vazio.
   *[other] Um corte tem no máximo { $most } bytes; este tem { $size }. Encurte-o.
}
error-commitment-size = O compromisso do lugar { $seat } tem de ter { $wanted } bytes; este tem { $size }.
error-cut-not-as-shown = O corte do lugar { $seat } não é o que mostrou: abra os mesmos bytes que comprometeu.
error-two-cuts-of-a-seat = O lugar { $seat } tem dois cortes; cada lugar corta uma vez.
error-hex = { $facts ->
    [name-place] Não se consegue ler «{ $name }»: o carácter { $place } não é um algarismo hexadecimal.
   *[count-name] Não se consegue ler «{ $name }»: tem { $count } algarismos hexadecimais, e um byte são dois.
}
error-seal-size = Um selo tem { $wanted } bytes; este tem { $size }.
error-deck-count = Para baralhar é preciso pelo menos um baralho, não { $decks }.
error-no-cards = Não há cartas para baralhar.
error-cut-card-range = { $facts ->
    [high-low] A carta de corte não pode ir de { $low } a { $high } cartas de profundidade: o número menor vem primeiro, a partir de 0.
    [count-high] A carta de corte não pode ficar a { $high } cartas de profundidade: há { $count } cartas.
   *[none] A profundidade da carta de corte só tem um dos limites.
}

# Registos
error-no-action = «{ $kind }» não é uma ação de { $game }. As ações são: { $kinds }.
error-action-fields = A ação «{ $kind }» tem os campos { $wanted }; foram dados { $found }.
error-wrong-value = { $place } não está como deve ser: { $wrong }
error-record-too-large = O ficheiro é grande de mais para um registo: tem { $size } bytes, e leem-se no máximo { $most }.
error-no-record = Isto não é um registo do Fairdeal: o formato não é «{ $format }».
error-record-version = Este registo é da versão { $version }; este programa lê a versão { $known }.
error-record-broken = Este registo não está completo ou não está como deve ser: { $wrong }
error-no-record-json = Isto não é um registo do Fairdeal: { $wrong }
error-not-the-top-card = Foi dada a carta { $card }, e a próxima do sabot, a número { $place }, é { $top }.
error-shoe-empty = Devem sair { $count } cartas do sabot, e ele tem { $left }.
error-rules-version = Este registo foi jogado com a versão { $found } das regras; este programa conhece a versão { $known }.

# O livro de contas
error-ledger-name = «{ $name }» não pode ser um nome no livro de contas: um nome é uma só palavra de 1 a { $most } caracteres, e só o de uma aposta pode ter «/» ou «:».
error-ledger-key = «{ $key }» não pode ser a chave de um lançamento: uma chave tem de 1 a { $most } caracteres que se podem imprimir.
error-ledger-account = «{ $text }» não é uma conta. As contas escrevem-se como house, wallet:anna, table:t1/stack:3, table:t1/pot ou table:t1/round:7/stake:3/war.
error-ledger-reason = «{ $text }» não é um motivo para mover fichas.
error-transfer-amount = Não se pode mover { $amount }: uma quantia é um número inteiro de meias fichas acima de zero.
error-transfer-too-large = Não se pode mover { $amount } de uma vez: o máximo que se conta é { $most }.
error-transfer-to-itself = Não se pode mover { $amount } de { $account } para a mesma conta: as fichas vão de uma conta para outra.
error-wallet-past-stack = Não se pode mover { $amount } de { $source } para { $target }: entre uma carteira e uma aposta, um pote ou um banco, as fichas passam pela pilha que está na mesa.
error-tables-apart = Não se pode mover { $amount } de { $source } para { $target }: são mesas diferentes. Levante as fichas numa e compre na outra.
error-posting-empty = Não há nada para lançar: um lançamento move fichas pelo menos uma vez.
error-wager-out-of-round = Não se podem mover aqui as fichas de { $wager }: só as move um lançamento da sua própria ronda.
error-overdraft = { $source } tem { $balance }, por isso não se pode mover { $amount } daí para { $target }. No máximo, pode mover-se { $balance }.
error-wallet-not-open = Não se pode mover { $amount } de { $source } para { $wallet }: essa carteira não existe. Uma carteira abre-se com fichas da casa.
error-wager-settled = Não se pode mover { $amount } de { $source } para { $target }: { $wager } está paga, e uma aposta paga-se uma vez. Outra aposta precisa de outro nome ou de outra ronda.
error-wager-not-emptied = Não se podem tirar fichas de { $wager } e deixar lá { $left }: uma aposta paga-se por inteiro. Tire tudo num só lançamento, ou nada.
error-posting-key-reused = A chave { $key } é de outro lançamento, que fica como está. Um novo lançamento precisa de uma nova chave.
error-wallet-already-open = { $wallet } já está aberta. Podem dar-se-lhe mais fichas.
error-negative-chips = { $seat_is ->
    [you] Não pode sentar-se com { $chips } fichas.
   *[other] { $seat } não pode sentar-se com { $chips } fichas.
}
error-no-such-card = Não há carta com o número { $number }: as cartas vão de 0 a 51.
