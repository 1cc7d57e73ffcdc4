# O que diz cada erro, pelo seu código.

# Cartas e fichas
error-not-one-card = Indique uma carta: «{ $text }» tem { $count }. Uma carta escreve-se assim: 9♣ ou 9c.
error-no-card = «{ $wrong }», na posição { $place }, não é uma carta. Uma carta é um valor (2 a 10, T, J, Q, K, A) e um naipe (♣ ♦ ♥ ♠ ou c d h s), como 9♣ ou Td.
error-no-amount = «{ $text }» não é uma quantia de fichas. Escreva assim: 7, 7½, 7,5 ou 2,01k.
error-amount-unclear = «{ $text }» pode ser duas quantias. Escreva os milhares como 1000 e a metade como 7,5.
error-amount-too-fine = «{ $text }» tem uma fração menor do que meia ficha, a quantia mais pequena que existe.
error-amount-too-large = «{ $text }» é mais do que { $most } fichas, o máximo que se conta.

# Opções da mesa
error-options-incomplete = Uma mesa precisa de todas as suas opções e de mais nenhuma; em falta ou desconhecidas: { $odd }.
error-option-value = A opção { $option } não pode ser { $value }; pode ser { $possible }.
error-option-not-whole = A opção { $option } conta-se em meias fichas, com um número inteiro: 2½ fichas são 5. { $value } não é um número desses.
error-no-option = «{ $text }» não é uma opção deste jogo. Escreva NOME=VALOR, com um destes nomes: { $names }.
error-options-crossed = A opção { $low } não pode ser maior do que { $high }.
error-option-step = A opção { $option } não pode ser { $amount }: aqui as apostas são múltiplos de { $step }.
error-cut-too-deep = A carta de corte não pode ficar depois de { $cut } das { $cards } cartas: uma ronda completa pode precisar de { $needed } cartas a seguir a ela.
error-no-game = O jogo «{ $name }» não existe. Escolha um destes: { $names }.
error-no-language = A língua «{ $text }» não está disponível. Escolha uma destas: { $names }.

# A linha de comandos
error-game-missing = Escolha um jogo: { $names }.
error-too-many-names = Só pode jogar um jogo de cada vez, e indicou { $count }: { $names }.
error-no-command = Comando desconhecido: «{ $text }». Os comandos são: { $commands }.
error-unknown-option = A opção { $name } não existe aqui. Veja a lista com «--help» depois do comando.
error-option-without-value = A opção { $name } não leva valor.
error-rounds-of-match = Um jogo de { $game } vai até ao último ponto: não se pode limitar a um número de rondas.
error-option-out-of-bounds = A opção { $name } não pode ser { $value }. Indique um número de { $least } a { $most }.
error-argument-missing = A «{ $command }» falta { $name }. «{ $command } --help» diz o que é.
error-too-many-words = «{ $text }» está a mais depois de «{ $command }». «{ $command } --help» diz o que pode vir aí.
error-files-missing = Indique os registos a verificar: fairdeal verify FILE…
error-file-is-folder = { $file } é uma pasta. Escolha um registo que lá esteja.
error-file-not-plain = { $file } não é um ficheiro comum, e só esses se leem.
error-file-missing = O ficheiro { $file } não existe.
error-file-forbidden = Não tem permissão para ler { $file }.
error-no-option-value = { $facts ->
    [name-possible] A opção { $name } precisa de um valor a seguir: { $possible }.
   *[other] A opção { $name } precisa de um valor a seguir.
}
error-file-not-readable = Não foi possível ler o ficheiro { $file }: erro { $number } do sistema.
error-file-taken = Não foi possível guardar o registo em { $file }: já lá existe alguma coisa. Escolha outro ficheiro.
error-place-missing = Não foi possível guardar o registo em { $file }: a pasta não existe. Escolha outro ficheiro.
error-place-forbidden = Não foi possível guardar o registo em { $file }: não tem permissão para lá escrever. Escolha outro ficheiro.
error-place-full = Não foi possível guardar o registo em { $file }: já não há espaço. Escolha outro ficheiro.
error-file-not-writable = Não foi possível guardar o registo em { $file }: erro { $number } do sistema. Escolha outro ficheiro.

# Comandos
error-no-word = Não escreveu nada. Pode escrever: { $possible }.
error-unknown-word = Comando desconhecido: «{ $text }». Pode escrever: { $possible }.
error-no-word-due = Comando desconhecido: «{ $text }». Agora não há nada para decidir.
error-unclear-word = «{ $text }» pode ser várias coisas: { $words }. Escreva mais um pouco da palavra.
error-word-alone = «{ $word }» escreve-se sem mais nada; «{ $rest }» está a mais.
error-amount-missing = Depois de «{ $word }» falta uma quantia, por exemplo «{ $word } { $example }».
error-part-missing = Falta alguma coisa depois de «{ $word }». Escreva assim: «{ $example }».
error-part-unread = «{ $text }» não faz sentido depois de «{ $word }». Escreva assim: «{ $example }».
error-card-twice = A carta { $card } aparece duas vezes.

# Rondas
error-no-seat = Esta ronda não tem o lugar número { $number }.
error-round-over = Esta ronda acabou.
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
error-bet-fixed = Não pode apostar { $amount }: a aposta aqui é { $least }.
error-bet-out-of-range = Não pode apostar { $amount }. Aposte de { $least } a { $most }, de { $step } em { $step }.
error-cannot-sit-out = É o único jogador, por isso não pode ficar de fora nesta ronda. Aposte ou saia da mesa.
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
error-wrong-burn = Agora queimam-se exatamente { $due } cartas, e não { $tried }.
error-card-gone = { $card } não pode voltar a sair: já saíram as { $decks }.
error-card-dealt = { $card } não pode sair outra vez: já foi dada.
error-too-late-to-deal-out = Só se pode deixar um lugar de fora antes da primeira carta.
error-unknown-action = «{ $name }» não é uma ação deste jogo.
error-not-a-fault = Uma ronda só se anula se o baralho estiver incompleto ou faltar uma carta.
error-bad-opening = Estes lugares não servem. A mesa tem { $most }, numerados no sentido dos ponteiros do relógio a partir de 0, e cada um ocupa-se uma vez; foram indicados: { $seats }.
error-too-few-players = Este jogo precisa de pelo menos { $fewest } jogadores, e à mesa há { $count }.
error-shoe-too-short = O sabot é curto para esta ronda: restam { $left } cartas e são precisas { $needed }. É altura de baralhar.
error-cards-unlikely = { $card } não pode ter saído { $count } vezes: { $decks } baralhos têm-na { $decks } vezes.
error-cards-rest = As cartas que restam são { $count } números, um por cada valor e nenhum abaixo de zero; foram dados { $rest }.
error-rounds-of-a-shoe = As cartas vistas são de um só sabot, e uma partida tem muitos. Pergunte com seen ou com rounds, não com ambos.

# Blackjack
error-bank-cap-too-small = O limite da banca não pode ser { $cap }: a aposta mínima pode custar { $needed } à casa.
error-bank-spent = Não pode apostar { $amount }: a banca não conseguiria pagar mais uma aposta ganha. Fique de fora nesta ronda.
error-no-insurance-now = O seguro só se oferece uma vez, quando as cartas estão dadas e a banca mostra um ás.
error-no-insurance-for-blackjack = Não se pode segurar um blackjack: ganha { $pays } e, se a banca também tiver um, a aposta é devolvida.
error-insurance-too-dear = { $seat_is ->
    [you] O seguro custa metade da aposta, { $needed }, e tem { $chips }. A ronda continua sem ele.
   *[other] O seguro custa metade da aposta, { $needed }, e { $seat } tem { $chips }. A ronda continua sem ele.
}
error-insurance-answered = { $seat_is ->
    [you] Já decidiu sobre o seguro. O jogo continua quando todos decidirem.
   *[other] { $seat } já decidiu sobre o seguro. O jogo continua quando todos decidirem.
}
error-insurance-first = Primeiro decide-se o seguro: fazer ou recusar. Depois jogam-se as mãos.
error-no-hand-in-turn = Agora nenhuma mão espera por uma decisão. As mãos jogam-se depois das apostas e das cartas.
error-not-your-hand = Agora não é a sua vez: decide { $seat }.
error-double-too-late = Só se dobra com as duas primeiras cartas, e esta mão tem { $count }.
error-double-soft = Aqui dobra-se quando duas cartas somam um destes números: { $totals }. Estas somam { $best } ou { $low }: o ás aqui vale 11.
error-double-total = Aqui dobra-se quando duas cartas somam um destes números: { $totals }. Estas somam { $total }.
error-no-double-after-split = Aqui as mãos de um par separado não se dobram.
error-double-too-dear = { $seat_is ->
    [you] Para dobrar são precisas mais { $stake }, e tem { $chips }. Pode pedir carta ou ficar.
   *[other] Para dobrar são precisas mais { $stake }, e { $seat } tem { $chips }. Resta pedir carta ou ficar.
}
error-split-too-late = Só se separam as duas primeiras cartas, e esta mão tem { $count }.
error-no-pair = Só se separa um par, e { $cards } aqui não é par.
error-too-many-hands = Não se pode separar mais: aqui cada lugar tem no máximo { $most } mãos.
error-split-too-dear = { $seat_is ->
    [you] Para separar são precisas mais { $stake }, e tem { $chips }. Pode pedir carta ou ficar.
   *[other] Para separar são precisas mais { $stake }, e { $seat } tem { $chips }. Resta pedir carta ou ficar.
}
error-one-card-to-a-split-ace = Um ás separado recebe uma só carta. Pode ficar ou voltar a separar.
error-no-surrender-here = Nesta mesa não há rendição. Pode pedir carta ou ficar.
error-too-late-to-surrender = Só se podem entregar as duas primeiras cartas, antes de pedir carta ou separar. Pode pedir carta ou ficar.
error-no-bet-fits = Quando o blackjack paga { $pays }, as apostas são múltiplos de { $step }, e não há nenhum entre { $low } e { $high }. Defina { $option } como { $least } ou mais.
error-no-room-to-resplit = Só se pode voltar a separar ases quando um lugar pode ter mais de duas mãos: defina { $hands } como 3 ou 4, ou desligue { $option }.
error-shuffle-due = Não resta nenhuma carta no sabot. Primeiro baralham-se as cartas das rondas anteriores.
error-no-shuffle-due = A meio da ronda só se baralham as cartas usadas quando é precisa uma e não resta nenhuma. Cartas que restam agora: { $left }.

# Mesas
error-between-rounds = Não se pode jogar entre rondas. Espere pelo início da próxima.
error-nobody-there = Não está ninguém no lugar número { $number }.
error-seats-too-few = Para uma ronda são precisos { $fewest } jogadores à mesa, e há { $count }.
error-seat-not-at-table = O lugar número { $number } não é desta mesa: os lugares vão de { $first } a { $last }.
error-chips-brought = Não se pode sentar com { $chips } fichas: um lugar pode ter até { $most }.
error-chips-not-whole = As fichas contam-se em meias fichas, com números inteiros: 2½ fichas são 5. { $chips } não é um número desses.
error-whole-chips-only = Nesta mesa só se joga com fichas inteiras, e { $chips } não é um número inteiro.
error-not-asked = Agora não é possível: a mesa espera por outra coisa ({ $asks ->
    [round] o início da ronda
    [moves] as jogadas
    [cuts] os cortes
    [openings] a abertura dos cortes
    [nothing] a partida acabou
   *[other] { $asks }
}).
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
error-link-size = Um elo tem { $wanted } bytes; este tem { $size }.
error-dealing-version = Isto foi dado pela versão { $found } do jogo limpo; este programa conhece as versões até à { $known }.
error-deck-count = Para baralhar é preciso pelo menos um baralho, não { $decks }.
error-no-cards = Não há cartas para baralhar.
error-cut-card-range = { $facts ->
    [high-low] A carta de corte não pode ir de { $low } a { $high } cartas de profundidade: o número menor vem primeiro, a partir de 0.
    [count-high] A carta de corte não pode ficar a { $high } cartas de profundidade: há { $count } cartas.
   *[none] A profundidade da carta de corte só tem um dos limites.
}

# Registos
error-no-action = { $kind } não é uma ação de { $game }. As ações são: { $kinds }.
error-no-action-now = { $kind } não é uma ação que um jogador de { $game } tenha. Pode escolher: { $kinds }.
error-action-fields = { $facts ->
    [kind-missing-wanted] À ação «{ $kind }» falta { $missing }. Os seus campos: { $wanted }.
   *[other] A ação «{ $kind }» não tem { $unknown }. Os seus campos: { $wanted }.
}
error-wrong-value = { $place } não pode ser { $value }.
error-cards-out-of-order = Em { $place }, as cartas estão fora de ordem, ou uma delas aparece duas vezes. A ordem é crescente, naipe a naipe: { $cards }.
error-round-line = «{ $word }», na posição { $place }, não pode estar aí. Uma ronda numa só linha escreve-se assim: { $form }.
error-round-line-action = As regras não permitem «{ $word }», na posição { $place } da linha.
error-record-too-large = Este ficheiro é grande de mais para um registo: tem mais de { $most } bytes.
error-no-record = Isto não é um registo do Fairdeal: o formato não é «{ $format }».
error-record-breaks-off = Isto não é um registo do Fairdeal: não é JSON, ou está cortado.
error-no-json = Isto não é um registo do Fairdeal: não é JSON.
error-no-json-from = Isto não é um registo do Fairdeal: não é JSON a partir do byte { $byte }.
error-record-version = Este registo é da versão { $version }; este programa lê as versões até à { $known }.
error-record-part-wrong = Este registo não está como devia estar: veja { $place }.
error-record-part-missing = Este registo está incompleto: falta { $place }.
error-record-part-unknown = Este registo tem algo que não devia ter: { $place }.
error-not-the-top-card = Foi dada a carta { $card }, e a próxima do sabot, a número { $place }, é { $top }.
error-shoe-empty = Devem sair { $count } cartas do sabot, e ele tem { $left }.
error-void-sealed = Um baralhamento selado tem todas as cartas, por isso não pode faltar nenhuma: a ronda joga-se até ao fim.
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

# As pessoas de uma sala
error-name-empty = Um nome precisa de pelo menos um carácter visível.
error-name-too-long = Este nome é comprido de mais: tem { $count } caracteres, e o limite é { $most }.
error-name-hidden = Um nome não pode ter { $character }: é um carácter que não se vê, ou não é nenhum. Escreva o nome sem ele.
error-name-marks = Num nome, cada acento ou sinal precisa de uma letra antes, e uma letra tem no máximo { $most }.
error-name-reserved = Não pode usar «{ $name }»: podia confundir-se com a casa, um anfitrião ou um bot. Escolha outro nome.
error-name-taken = { $facts ->
    [name-taken] O nome «{ $name }» parece-se com «{ $taken }», que já está ocupado. Escolha outro.
   *[other] O nome «{ $name }» já está ocupado. Escolha outro.
}
error-no-player = Aqui não há ninguém chamado «{ $name }».
error-password-length = Esta palavra-passe tem { $count } caracteres. Use de { $least } a { $most }.
error-password-unreadable = Esta palavra-passe contém um carácter danificado. Escreva-a de novo.
error-password-is-name = A palavra-passe não pode ser o próprio nome. Escolha outra.
error-wrong-password = O nome ou a palavra-passe não estão certos. Verifique ambos e tente de novo.
error-code-needed = Escreva o código que a aplicação mostra, ou um código de recuperação.
error-wrong-code = Este código não está certo ou já foi usado. Escreva o que a aplicação mostra agora.
error-two-step-on = A entrada em dois passos já está ligada.
error-two-step-off = A entrada em dois passos já está desligada.
error-two-step-not-begun = Comece de novo: esta chave já não espera confirmação.
error-account-already = Já tem uma conta. Pode mudar a palavra-passe.
error-password-changed = A palavra-passe foi alterada entretanto. Inicie sessão de novo.
error-account-needed = Para isto é precisa uma conta. Escolha primeiro uma palavra-passe.
error-banned = Está banido desta sala até { $until }. O anfitrião pode levantar a proibição.
error-paused = Está em pausa até { $until }. Não se pode levantar antes do tempo.
error-muted = Está silenciado até { $until }: pode jogar, mas não escrever. Um anfitrião pode levantar isso.
error-not-signed-in = Não tem sessão iniciada. Inicie sessão e tente de novo.
error-token-label-taken = Já tem um token chamado «{ $label }». Escolha outro nome, ou revogue primeiro esse token.
error-too-many-tokens = Tem { $most } tokens, o máximo permitido. Revogue um de que já não precise.
error-no-token = Não tem nenhum token chamado «{ $label }».

# Os anfitriões de uma sala
error-not-host = Só um anfitrião desta sala pode fazer isto.
error-last-host = { $name } é o único anfitrião, e uma sala precisa de um. Torne primeiro outra pessoa anfitriã.
error-host-key-wrong = Esta ligação não o torna anfitrião: já foi usada, ou a sala foi reiniciada entretanto.
error-host-needs-account = { $name } está aqui sem conta e não pode ser anfitrião. Um anfitrião precisa de uma conta com palavra-passe.
error-host-already = { $name } já é anfitrião.
error-no-host = { $name } não é anfitrião.
error-reason-length = Dê um motivo de { $least } a { $most } caracteres.
error-time-not-ahead = Escolha uma hora no futuro, antes do ano 10000.

# Limites próprios
error-limit-range = Um limite diário pode ser de 0 a { $most }, ou nenhum.
error-limit-reached = Não pode levar { $amount } para uma mesa: o seu limite diário é { $limit }, e restam { $left }. O dia acaba às 00:00 UTC.
error-pause-stands = A sua pausa dura até { $until }. Pode prolongá-la, mas não encurtá-la.
error-pause-range = Escolha para a pausa um fim no futuro, no máximo daqui a { $days } dias.

# Carteiras
error-buy-in-too-large = Não pode levar { $amount } para uma mesa: a sua carteira tem { $balance }.
error-too-few-chips = Uma ronda nesta mesa pode custar { $least }, e hoje pode levar { $most }. Escolha uma mesa com apostas menores ou receba as fichas diárias.
error-take-too-large = Não se pode tirar { $amount } a { $name }, cuja carteira tem { $balance }.
error-top-up-not-due = Tem { $holds } na carteira e nas mesas. As fichas diárias são para quem tem menos de { $below }.
error-top-up-had = Já recebeu as fichas de hoje. Volte depois das 00:00 UTC.
error-round-closed = A ronda { $number } da mesa { $table } acabou e está paga: nela já nada se move.
error-table-without-chips = Não foram levadas fichas para a mesa { $table }, por isso não há nada para mover lá.

# As definições de uma sala
error-table-closing = Esta mesa está a fechar, por isso já ninguém se pode sentar.
error-leaving-already = Já está a sair desta mesa, por isso não pode fazer isto aqui.
error-needs-all = Uma partida a dois precisa de ambos os jogadores, por isso não pode ficar de fora.
error-no-stakes = Este jogo joga-se sem fichas.
error-chips-too-many = Não pode trazer mais { $chips } fichas: no seu lugar cabem, no máximo, { $most }.
error-plays-elsewhere = Está a jogar nesta mesa noutra janela. Para jogar nesta, volte a abrir a mesa aqui.
error-setting-amount = A definição { $setting } da sala não pode ser { $amount }. Indique uma quantia de 0 a { $most }.
error-setting-time = A definição { $setting } da sala não pode ser { $time }. Indique de { $least } a { $most } segundos.
error-top-up-crossed = Quem tem menos de { $below } não pode receber até { $to }: a segunda quantia tem de ser maior.
error-settings-broken = As definições da sala não estão como deviam estar: { $wrong }
error-tables-for-accounts = Nesta sala só as pessoas com conta podem criar mesas.
error-tables-for-hosts = Nesta sala só os anfitriões podem criar mesas.
error-chat-off = A conversa está desligada nesta sala.

# A base de dados da sala
error-database-unknown = «{ $url }» não é uma base de dados. Indique um ficheiro ou um endereço como { $example }.
error-database-unreadable = Não foi possível ler a base de dados { $database }: { $reason }.
error-database-newer = A base de dados { $database } foi escrita por uma versão mais recente do Fairdeal: o esquema dela é { $version }, e este programa conhece esquemas até { $known }. Instale a versão mais recente ou escolha outra base de dados.
error-database-older = A base de dados { $database } foi escrita por uma versão mais antiga do Fairdeal: o esquema dela é { $version }, e o atual é { $known }. Abra a sala uma vez com este programa para a atualizar.
error-database-in-use = Outro servidor do Fairdeal está a usar a base de dados { $database }. Pare-o primeiro ou escolha outra base de dados.
error-database-not-written = Não foi possível escrever na base de dados { $database }: { $reason }. Não ficou nada guardado.
error-database-lost = Perdeu-se a ligação à base de dados { $database }: { $reason }. Abra a sala outra vez: ela continua a partir do que ficou guardado.
error-database-gone = A base de dados { $database } foi apagada, movida ou substituída com a sala aberta. Reponha o ficheiro, ou restaure uma cópia, antes de voltar a abrir a sala.
error-journal-unreadable = A linha { $line } do diário da mesa { $table } está danificada ({ $reason }). Restaure uma cópia numa base de dados nova.
error-table-unreadable = O que a base de dados guarda da mesa { $table } está danificado ({ $reason }). Restaure uma cópia numa base de dados nova.
error-database-empty = A base de dados { $database } não contém nenhuma sala.
error-database-not-empty = A base de dados { $database } já contém uma sala, e uma cópia só se repõe numa base vazia. Escolha outra base de dados.
error-backup-taken = Não foi possível guardar a cópia em { $file }: já lá existe alguma coisa. Escolha outro ficheiro.
error-backup-failed = Não foi possível guardar a cópia em { $file }: { $reason }. Escolha outro ficheiro.

# À mesa
error-no-table = A mesa número { $number } não existe aqui.
error-table-full = Todos os lugares desta mesa estão ocupados.
error-paused-already = A mesa já está em pausa.
error-not-paused = A mesa não está em pausa.
error-react-too-fast = Já chega de reações, por agora. Espere uns segundos.
error-seated-already = Já está sentado a esta mesa.
error-seat-taken = O lugar número { $number } está ocupado.
error-round-runs = Está a jogar-se uma ronda. Pode sentar-se quando ela acabar.
error-not-seated = Não está sentado a esta mesa. Ocupe primeiro um lugar.
error-stale = A mesa já avançou (da versão { $told } para a { $version }). Veja de novo e escolha.
error-no-reserve = Agora não pode usar tempo extra.
error-bots-range = Não pode haver { $bots } bots nesta mesa. Escolha de 0 a { $most }.
error-policy-time = A regra { $name } da mesa não pode ser { $value }; pode ser de { $least } a { $most }.
error-no-preset = Este jogo não tem a mesa pronta «{ $name }». Escolha uma destas: { $names }.
error-no-bot = Este jogo não tem bots «{ $name }». Escolha um destes: { $names }.
error-one-bot = Neste jogo todos os bots jogam da mesma maneira.
error-no-picture = Não há desenho das probabilidades deste jogo.
error-picture-not-svg = O desenho é um ficheiro SVG: dê a { $file } um nome que acabe em .svg.
error-picture-not-kept = Não foi possível guardar o desenho em { $file }. Escolha outro ficheiro.
error-option-twice = A opção { $name } foi indicada duas vezes. Indique-a uma só vez.
error-chips-too-few = Não pode começar com { $chips }: a aposta mais baixa precisa de { $least }.
error-chat-empty = Uma linha vazia não diz nada.
error-chat-too-long = Uma linha de conversa tem no máximo { $most } caracteres; esta tem { $count }.
error-chat-too-fast = Está a escrever depressa de mais. Espere um momento.

# O que um cliente envia
error-message-unreadable = Não se consegue ler esta mensagem: { $wrong }
error-too-fast = Demasiadas mensagens de uma vez. Espere um momento e continue.
error-sign-in-first = Aqui está só a ver. Escolha primeiro um nome e depois pode jogar.
error-wrong-origin = Esta página não é da sala.
error-wrong-host = Esta sala não responde em «{ $host }». Quem a abriu pode acrescentar o endereço: { $option }
error-not-json = Um pedido que muda alguma coisa tem de ser JSON: envie o cabeçalho { $header }.
error-request-unreadable = Não se consegue ler este pedido: { $wrong }
error-request-too-large = Este pedido é grande de mais: o limite é de { $most } bytes.
error-too-many-requests = Demasiados pedidos de uma vez. Tente de novo daqui a pouco; segundos de espera: { $seconds }.
error-too-many-connections = Há demasiadas ligações a partir do seu endereço. Feche algumas e tente de novo.
error-no-connections-left = A sala não tem mais ligações livres. Tente mais tarde.
error-request-too-slow = O pedido demorou demasiado a chegar. Envie-o de novo.
error-two-lengths = Um pedido não pode ter { $one } e { $other } ao mesmo tempo. Envie só um deles.
error-json-too-deep = O JSON deste pedido tem demasiados níveis.
error-request-broken-off = O pedido foi interrompido antes de chegar ao fim.
error-data-unavailable = A sala não consegue ler ou guardar os seus dados neste momento. O motivo está no registo do anfitrião; tente mais tarde.
error-no-page = Não há nada neste endereço.
error-no-method = Este endereço não aceita pedidos deste género.
error-broken = Algo correu mal no servidor. Ficou registado; tente mais tarde.
error-signed-in-already = Já tem sessão iniciada. Termine-a primeiro.
error-session-needed = Com um token não se pode fazer isto. Inicie sessão com o nome e a palavra-passe.
error-no-such-record = Aqui não há nenhum registo número { $number } que possa ver.
error-no-such-share = Esta ligação não mostra nenhuma ronda desta sala. Peça que lha enviem outra vez.
error-no-rounds-yet = Ainda não acabou nenhuma ronda na mesa número { $number }.
error-no-round = Esta partida não tem a ronda número { $number }. Rondas já acabadas: { $rounds }.
error-seal-closed = Pode ver todas as cartas da ronda { $number } quando o selo do baralhamento for aberto. Até lá pode ver a sua própria vista.
error-no-example = Não há nenhum exemplo comentado de { $game }.
error-amount-unreadable = A opção { $option } não pode ser «{ $text }»: aqui os valores são números inteiros de meias-fichas.
error-question-twice = A pergunta { $name } foi feita duas vezes. Faça-a uma só vez.
error-question-too-long = O valor de { $name } é comprido de mais.
error-link-too-long = O endereço desta sala é demasiado comprido para um código QR.
error-not-watched = Não está a ver a mesa número { $number }. Comece por vê-la.
error-too-many-watched = Pode ver até { $most } mesas ao mesmo tempo. Deixe primeiro de ver uma delas.
error-prices-off = O valor das jogadas está desligado nesta mesa.
error-thinking-busy = A sala tem demasiados cálculos em curso. Tente de novo daqui a pouco.
error-thinking-too-long = Este cálculo demorou mais de { $seconds } segundos e a sala desistiu dele.
error-thinking-too-large = Este cálculo precisa de mais memória do que a sala pode usar.
error-thinking-lost = Não foi possível calcular isto: o processo que o fazia falhou duas vezes. Tente mais tarde.
error-odds-not-installed = As probabilidades e o valor das jogadas precisam do extra “odds”, que aqui não está instalado: { $command }
error-extra-not-installed = Isto precisa do extra “{ $extra }”, que aqui não está instalado: { $command }
error-not-in-mask = A ação { $action } não está na máscara. Escolha uma de: { $legal }.
error-no-simulation = Não é possível simular { $name }.
error-too-many-strategies = Aqui pode indicar até { $most } estratégias, e indicou { $count }.
error-no-strategy = Este jogo não tem uma estratégia “{ $name }”. Escolha uma de: { $names }.
error-strategy-not-text = { $file } não é um ficheiro de texto.
error-simulation-not-read = { $file } não é uma simulação que possa continuar. Escolha outro ficheiro.
error-simulation-differs = { $file } tem uma simulação com outro jogo, opções, estratégias ou semente. Escolha outro ficheiro.
error-plot-format = A imagem é um ficheiro PNG ou SVG: dê a { $file } um nome que acabe em .png ou .svg.
error-cluster-not-reached = Não foi possível chegar a um cluster Ray em { $address }.

# Abrir a sala
error-port-taken = A porta { $port } está a ser usada por outro programa. Escolha outra, como { $example }.
error-port-not-possible = Não foi possível abrir a sala em { $host }, porta { $port }: { $reason }. Escolha outros com { $options }.
error-folder-not-possible = Não foi possível guardar os dados da sala em { $folder }: { $reason }. Escolha um lugar com { $option }.
error-origin-unreadable = A opção { $option } não pode ser { $text }. Indique o nome do servidor das páginas, como { $host }, ou o endereço delas, como { $address }.
error-metrics-unreadable = «{ $text }» não é um endereço com porta. Escreva, por exemplo, { $example }.
error-limit-unknown = Não existe o limite «{ $name }». Os limites são: { $names }.
error-limit-unreadable = O limite { $name } não pode ser «{ $value }». Indique um número acima de 0, por exemplo { $example }.
error-proxy-unreadable = «{ $text }» não é o endereço de um proxy. Escreva um endereço ou uma rede, por exemplo { $example }.

# Red Dog
error-option-without-meaning = A opção { $option } não tem efeito nesta variante ({ $variant }). Deixe-a como está.
error-too-many-seats = { $seats } lugares são demais: a variante { $variant } é para { $fewest } a { $most } jogadores.
error-cards-short = Com { $players } jogadores o baralho não chega: { $hands } mãos de { $size } cartas e { $turned } cartas a virar são { $needed }, e há { $cards }.
error-no-bank-wanted = Agora não se põe banca. Nos jogos com banqueiro, quem dá põe-na antes de dar as cartas.
error-not-the-banker = É a vez de { $seat } dar as cartas e decidir da banca.
error-amount-fixed = Não pode pôr { $amount }: aqui só pode ser { $least }.
error-amount-out-of-range = Não pode pôr { $amount }. Indique fichas inteiras, de { $least } a { $most }.
error-no-bet-wanted = Agora não se pode apostar. Aposta-se depois de dadas as cartas.
error-no-cover-wanted = Agora não há nada a cobrir. A banca cobre-se à vez, depois de virada a carta de todos.
error-another-in-turn = Agora joga { $seat }. A vez passa para a esquerda.
error-already-played = { $seat } já não joga nesta ronda: cada um joga uma vez, e a aposta não se muda.
error-must-bet = Neste jogo todos apostam sem ver as cartas. Faça pelo menos a menor aposta.
error-discard-instead = Esta mão tem cartas a menos: largue-a sem multa, ou aposte nela.
error-hand-is-whole = Só se larga sem multa uma mão com cartas a menos. Aposte, ou passe.
error-nothing-to-show = Agora não há carta a escolher. O vencedor escolhe uma quando ganham várias.
error-card-does-not-win = { $card } não ganha nesta mão. Mostre uma destas: { $winners }.
error-shuffle-first = Ainda não se pode dar: primeiro baralham-se as cartas.
error-no-shuffle-wanted = As cartas baralham-se para nova distribuição, ou quando é precisa uma e já não há. Agora não é o caso.
error-too-late-to-misdeal = Uma mão só se dá mal enquanto se dão as mãos.
error-no-hand-due = { $seat } não recebe mão nesta ronda.
error-misdealt-already = Já se sabe que a mão de { $seat } está mal dada.
error-misdeal-does-not-fit = Uma mão que tem { $cards } de { $whole } cartas não pode ter esse erro. Sem mão: ainda não tem nenhuma. A menos: tem algumas. A mais: o baralho ainda tem outra.
error-cannot-be-exposed = Uma carta fica à vista entre duas jogadas, enquanto o baralho tem cartas.
error-no-mistake-here = Só quem está na vez de apostar pode pôr fichas por engano, até às que tem.
error-cannot-overpay = Só se pode pagar a mais ao último vencedor, uma vez, antes de se virar a carta seguinte, e do que resta.
error-nothing-to-take-back = Não há nada a devolver: virada a carta seguinte, o que foi pago a mais fica pago.

# Cassino
error-not-your-play = { $seat_is ->
    [you] É a sua vez de jogar.
   *[other] Não é a sua vez: agora joga { $seat }.
}
error-cards-come-first = As cartas ainda estão a ser dadas. Pode jogar quando todos tiverem cartas na mão.
error-deck-not-due = Agora não há nada para baralhar.
error-not-called-off = Uma mão só é interrompida quando a mesa é encerrada.
error-deck-due = As cartas são baralhadas antes de se darem mais.
error-not-in-hand = { $card } não está na sua mão.
error-not-on-table = { $card } não está na mesa.
error-cards-not-in-order = As cartas de uma jogada escrevem-se por uma só ordem: { $cards }.
error-build-not-whole = { $card } pertence à construção de { $value }, que não se desfaz. Inteira, é { $cards }.
error-face-card-in-group = { $card } não tem número, por isso não entra em somas nem em construções.
error-card-too-high = { $card } é alta demais para um grupo de { $value }.
error-wrong-sum = { $cards } somam { $total }, que não é { $value } nem um múltiplo.
error-no-such-groups = { $cards } não se dividem em grupos que somem { $value } cada um.
error-nothing-taken = Escolha as cartas que { $card } leva.
error-face-takes-rank = { $card } só leva uma carta igual, e { $cards } não se leva com ela.
error-face-takes-one = { $card } leva exatamente uma carta igual. Escolha uma de { $cards }.
error-face-takes-one-or-three = { $card } leva uma carta igual ou as três, e não { $count }.
error-build-of-another-value = A construção de { $value } leva-se com uma carta exatamente desse valor, e { $card } não o é.
error-face-card-builds = { $card } não tem número, por isso não constrói. Jogue uma carta de ás a dez.
error-no-such-value = Uma construção não pode valer { $value }: os valores vão de 1 a { $most }.
error-build-in-build = A construção de { $value } não pode entrar numa construção nova. Acrescente-lhe cartas ou aumente-a.
error-build-alone = { $card } sozinha não é uma construção. Escolha cartas soltas sobre as quais construir.
error-build-there = Já há uma construção de { $value } ({ $cards }). Acrescente-lhe cartas.
error-card-in-no-group = Sem { $card } os grupos de { $value } já estariam completos. A carta que joga tem de entrar num deles.
error-which-build = Escolha a construção: indique todas as cartas dela e as cartas soltas que lhe junta.
error-one-build = Numa jogada muda-se uma construção, e escolheu { $count }.
error-value-stays = A construção a que acrescenta vale { $value } e mantém o valor: não pode passar a { $tried }.
error-one-group = Só pode acrescentar um grupo de { $value }, com a carta que joga. Deixe de fora as outras cartas.
error-multiple-stays = A construção de { $value } tem { $count } grupos, por isso o valor já não muda.
error-own-build-stays = A construção de { $value } é sua, e nesta mesa não se aumentam as próprias construções.
error-above-ten = { $before } e { $card } fazem { $value }, e nenhuma construção pode valer mais de { $most }.
error-wrong-increase = { $card } leva a construção de { $before } a { $value }, e não a { $tried }. As cartas soltas não entram na soma.
error-bound-by-build = Não pode largar cartas com a sua construção de { $value } na mesa. Leve, construa, acrescente ou aumente.
error-no-card-kept = Se jogar { $card } assim, não lhe fica na mão nenhum { $value } para levar a sua construção de { $value }.
error-old-value-kept = Nesta mesa só pode aumentar a própria construção se guardar também um { $value }, o valor antigo.
error-hand-missing = Indique as cartas da mão, como --hand «7s 2h», ou dê a posição inteira.
error-bad-simulations = Indique um número de simulações de 2 a { $most }, e não «{ $text }».
error-position-alone = A posição já inclui a mão, a mesa e as construções. Retire-as ou retire a posição.
error-hand-size = Uma mão tem de 1 a 4 cartas, e aqui tem { $count }.
error-position-fields = Uma posição tem { $wanted } partes separadas por espaços, e aqui há { $count }.
error-position-field = «{ $text }» não se lê como a parte «{ $field }» de uma posição.
error-build-unread = «{ $text }» não se lê como uma construção. Escreva o valor, as cartas e o lugar que fica obrigado, como 7:5c2h@0.
error-not-a-build = { $cards } não são uma construção de { $value }: tem pelo menos duas cartas, em grupos desse valor.
error-build-unbacked = Quem tem uma construção de { $value } tem de ter um { $value }, e nessa mão não há nenhum.
error-no-such-portion = As distribuições vão de 1 a 6, e { $portion } não é uma delas.
error-hands-do-not-fit = Quem joga tem { $held } cartas e o outro { $others }: têm de ser de 1 a 4, tantas como as do outro ou mais uma.
error-hand-unknown = É preciso conhecer a mão de { $seat }, que joga agora.
error-position-count = Na distribuição { $portion } já saíram { $dealt } cartas, e esta posição tem { $count }.
error-position-capturer = Alguém fez a última captura exatamente quando há cartas levadas: verifique as duas partes.
error-builds-apart = Há duas construções de { $value }, e nesta mesa passam a ser uma só. Escreva-as como uma.
error-build-without-card = Ninguém pode ter o { $value } que leva a construção de { $value }: verifique as cartas indicadas.
error-no-month = «{ $month }» não é um mês. Escreva-o assim: 2026-12.
