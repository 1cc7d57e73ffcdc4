# As páginas no navegador: o que têm em qualquer jogo.

# Em toda a parte
client-skip = Saltar para o conteúdo
client-close = Fechar
client-language = Língua
client-lost = A ligação caiu. O seu lugar está guardado, e o jogo continua assim que ela voltar.
client-outdated = O Fairdeal foi atualizado. Recarregue a página.
client-reload = Recarregar
client-out-of-reach = De momento não há ligação à sala. Esta página volta a ligar-se sozinha.
client-unreached = Não há ligação à sala. Verifique a sua rede e tente de novo.
client-ended = A sua sessão terminou. Entre de novo.
client-banned = Um anfitrião impediu-o de entrar nesta sala.
client-to-lobby = Voltar à lista de mesas
client-missing = Página não encontrada
client-sign-in = Iniciar sessão
client-host = Anfitrião
client-you = Eu
client-on = ligado
client-off = desligado
client-copy = Copiar
client-copied = Copiado.
client-not-copied = O navegador não deixa a página copiar. O texto está selecionado: copie-o com o teclado.
client-send = Enviar

# A sala
client-what-to-play = A que vamos jogar?
client-promise = Pode verificar todas as cartas. Todas as fichas são contadas. Não se joga a dinheiro.
client-your-name = O seu nome
client-have-account = Já tenho conta
client-animals = Lontra | Garça | Lince | Texugo | Pega | Lebre | Corvo | Castor
client-your-tables = As suas mesas
client-private-table = mesa privada
client-back-to-table = Voltar à mesa
client-play-now = Jogar já
client-guide = Regras
client-open-tables = Mesas abertas
client-new-table = Criar uma mesa
client-no-tables = Ainda não há mesas abertas. «Jogar já» abre uma.
client-table-of = mesa de { $name }
client-seats-taken = { $taken } de { $all } lugares ocupados
client-watch = Ver
client-sit-down = Sentar-se

# Uma mesa
client-coming = Um momento…
client-the-table = A mesa
client-round = Ronda { $round }
client-round-of = Ronda { $round } de { $of }
client-round-opened = Ronda { $round }
client-seat-taken = { $name } senta-se.
client-seat-left-choice = { $name } sai da mesa.
client-seat-left-lost = { $name } esteve sem ligação demasiado tempo e perde o lugar.
client-seat-left-missed = { $name } deixou o tempo acabar demasiadas vezes e perde o lugar.
client-seat-left-short = { $name } já não tem fichas suficientes e perde o lugar.
client-seat-left-removed = O anfitrião retirou { $name } da mesa.
client-seat-left-closed = { $name } sai, porque a mesa vai fechar.
client-seat-left-sat-out = { $name } ficou de fora demasiado tempo e perde o lugar.
client-closing = Esta mesa fecha assim que a mão acabar.
client-closing-reason = O anfitrião diz: «{ $reason }»
client-lost-seat-lost = Esteve sem ligação demasiado tempo e perdeu o lugar.
client-lost-seat-missed = Deixou o tempo acabar demasiadas vezes e perdeu o lugar.
client-lost-seat-short = Não tinha fichas para mais uma ronda e perdeu o lugar.
client-lost-seat-removed = O anfitrião retirou-o desta mesa.
client-lost-seat-closed = Saiu, porque a mesa ia fechar.
client-lost-seat-sat-out = Ficou de fora demasiado tempo e perdeu o lugar.
client-lost-chips = { $chips_n ->
    [one] { $chips } ficha voltou à sua carteira.
   *[other] { $chips } fichas voltaram à sua carteira.
}
client-sit-again = Sentar-se outra vez
client-understood = OK
client-sit-out = Ficar de fora
client-sitting-out = de fora
client-sitting-out-told = Está de fora. O lugar continua seu até 20 rondas ou 15 minutos.
client-play-again = Voltei
client-stayed-out = { $seat_is ->
    [you] Fica de fora nas próximas rondas.
   *[other] { $seat } fica de fora nas próximas rondas.
}
client-came-back = { $seat_is ->
    [you] Volta a jogar na próxima ronda.
   *[other] { $seat } volta a jogar na próxima ronda.
}
client-pause = Pôr a mesa em pausa
client-pause-ask = Pedir uma pausa
client-pause-not = Afinal, sem pausa
client-pause-too = Também quero
client-pause-wanted = Querem uma pausa: { $names }. A mesa para quando todos a pedirem.
client-pausing = A mesa entra em pausa no fim desta ronda.
client-paused = A mesa está em pausa ({ $name }). O tempo não conta para ninguém.
client-paused-agreed = A mesa está em pausa, por acordo de todos. O tempo não conta para ninguém.
client-resume = Retomar o jogo
client-table-paused = { $name } põe a mesa em pausa.
client-table-paused-agreed = Todos pediram uma pausa: a mesa está em pausa.
client-table-resumed = { $name } retoma o jogo.
client-table-resumed-late = A pausa já durou duas horas: o jogo continua.
client-name-changed = { $before } chama-se agora { $name }.
client-turned-away-seat = Não ficou com o lugar por que esperava.
client-turned-away-chips = As fichas que queria trazer ficaram na sua carteira.
client-chips-brought = { $seat_is ->
    [you] Traz mais { $chips } fichas para a mesa.
   *[other] { $seat } traz mais { $chips } fichas para a mesa.
}
client-cut-left-out = { $seat_is ->
    [you] Segundo a sala, mostrou um corte e não o abriu a tempo, por isso fica de fora nesta ronda.
   *[other] { $seat } mostrou um corte e não o abriu a tempo: fica de fora nesta ronda.
}
client-cut-denied = Segundo a sala, não abriu o seu corte a tempo. O seu navegador enviou-o às { $time }, e a sala respondeu: { $answer }. Se foi a tempo, a sala não está a dar as cartas com honestidade: guarde o que foi enviado e respondido e mostre-o aos outros.
client-cut-denied-done = feito
client-cut-denied-nothing = nada até agora
client-cut-denied-save = Guardar o que foi enviado
client-shuffle-void = O baralhamento é nulo, porque um corte não foi aberto. A casa sela um novo.
client-receipt-last = Recibo da última ronda
client-leave = Sair
client-leave-now = Sair já?
client-leave-after = Depois desta ronda
client-leave-at-once = Sair já
client-leave-not = Ficar
client-leave-costs-cheapest = Está a decorrer uma ronda. Se sair já, a sua mão é terminada por si com as jogadas que arriscam menos fichas; o que ganhar vai para a sua carteira.
client-leave-costs-bot = Está a decorrer uma ronda. Se sair já, a sua mão é terminada por um bot; o que ganhar vai para a sua carteira.
client-leave-costs-match = A partida não acabou. Se sair já, perde-a.
client-leaving = de saída
client-bot = bot
client-away = ausente
client-watching = { $count_n ->
    [one] { $count } a ver
   *[other] { $count } a ver
}
client-no-round-yet = Ainda não se jogou nenhuma ronda.
client-your-turn = É a sua vez.
client-your-turn-short = É a sua vez
client-cutting = Os jogadores estão a cortar o baralho…
client-next-soon = A próxima ronda começa dentro de momentos.
client-waiting-for = À espera de { $names }.
client-next-round = Próxima ronda
client-new-match = Nova partida
client-new-sitting = Nova partida
client-over-match = A partida acabou. A próxima começa daqui a pouco.
client-over-sitting = Esta partida acabou. A próxima começa daqui a pouco.
client-same-bet = Mesma aposta: { $chips }
client-key-enter = Enter
client-not-answering = A sala ainda não respondeu. A sua escolha foi enviada; não é preciso repeti-la.
client-more-time = Mais tempo
client-join = Escolha um nome e está à mesa. As fichas são grátis e não valem nada fora daqui.
client-join-full = Todos os lugares estão ocupados, mas pode ver. Escolha um nome para conversar e para se sentar quando houver lugar.
client-table-full = Todos os lugares estão ocupados. Está a ver, e pode sentar-se assim que um fique livre.
client-seat-coming = Senta-se à mesa quando esta ronda acabar.
client-come-in = Entrar
client-elsewhere = Está a jogar nesta mesa noutra janela. Aqui só pode ver.
client-play-here = Jogar aqui
client-table-closed = Esta mesa está fechada.
client-table-closed-host = O anfitrião fechou esta mesa.
client-table-closed-unused = Esta mesa foi fechada porque ninguém a usava.
client-more-of-table = Mais sobre esta mesa
client-story = Jogadas
client-story-empty = Ainda não aconteceu nada.
client-rules = Regras
client-check = Verificar
client-chat = Conversa
client-unread = { $count_n ->
    [one] { $count } mensagem por ler
   *[other] { $count } mensagens por ler
}
client-chat-empty = Ainda ninguém disse nada.
client-chat-line = A sua mensagem
client-reactions = Reações
client-reaction-clap = Bem jogado!
client-reaction-laugh = Ah, ah!
client-reaction-wow = Uau!
client-reaction-sad = Oh, não!
client-reaction-luck = Boa sorte!
client-reaction-thanks = Agradeço!
client-reacted = { $name }: { $reaction }
client-hide = Ocultar mensagens de alguém
    .help = Ficam ocultas, com as reações, só neste navegador. Mais ninguém dá por isso.
client-chat-hint = Escreva !ajuda para jogar a partir daqui

# Escolhas
client-amount = Quantia em fichas
client-less = Menos
client-more = Mais
client-half = ½
    .told = Metade: { $amount }
client-double = ×2
    .told = O dobro: { $amount }
client-most = máx.
    .told = Máximo: { $amount }
client-range = de { $least } a { $most }
client-on-average = { $value } em média
client-chose-best = Foi a melhor jogada.
client-chose-well = Nenhuma outra escolha era claramente melhor do que a sua.
client-chose-other-chips = «{ $best }» valia em média { $most } fichas; escolheu «{ $chosen }», que valia { $worth }.
client-chose-other-points = A jogada que mais lhe custou: «{ $chosen }», que valia em média { $worth } pontos; «{ $best }» valia { $most }.
client-best = a melhor
client-exact = exato
client-worth-points = Por quantos pontos ganha a mão, em média

# Treino
client-practice = Treinar
client-practice-help = O valor de cada escolha fica escondido até escolher; depois vê quanto custam os seus erros.
client-practice-told-chips = { $decisions_n ->
    [one] { $decisions } decisão.
   *[other] { $decisions } decisões.
} { $mistakes_n ->
    [0] Nenhum erro.
    [one] { $mistakes } erro, que custou em média { $cost } fichas.
   *[other] { $mistakes } erros, que custaram em média { $cost } fichas.
}
client-practice-told-points = { $decisions_n ->
    [one] { $decisions } decisão.
   *[other] { $decisions } decisões.
} { $mistakes_n ->
    [0] Nenhum erro claro.
    [one] { $mistakes } erro claro, que custou em média { $cost } pontos.
   *[other] { $mistakes } erros claros, que custaram em média { $cost } pontos.
}
client-practice-mistake = Escolheu «{ $chosen }», que valia { $worth }; «{ $best }» valia { $most }.
client-practice-again = Começar de novo

# Sentar-se
client-bring = Fichas a trazer
client-bring-more = Trazer mais fichas
client-bring-later = Chegam à mesa quando a ronda acabar.
client-short = Já não tem fichas para outra ronda. O seu lugar fica guardado por pouco tempo.
client-in-wallet = Na sua carteira: { $chips }
client-which-seat = Lugar
client-any-seat = qualquer

# As regras de uma mesa
client-whole-guide = Guia completo deste jogo
client-invite = Convidar
client-promises = O que esta mesa promete
client-decision = Tempo para decidir
client-reserve = Tempo extra por partida
client-hold = Guardar o lugar de quem perde a ligação
client-stand-in = Depois, quem joga
client-stand-in-cheapest = a jogada que arrisca menos fichas
client-stand-in-bot = um bot
client-no-limit = sem limite
client-seconds = { $count_n ->
    [one] { $count } segundo
   *[other] { $count } segundos
}

# O selo
client-seal = O selo e os cortes
client-seal-none = ainda sem selo
client-seal-closed = selado
client-seal-cut = { $cuts_n ->
    [one] selado · { $cuts } corte
   *[other] selado · { $cuts } cortes
}
client-seal-opened = selo aberto
client-seal-told = Antes das apostas, a casa fixa a sua parte do baralhamento sob um selo e cada jogador junta um corte, por isso ninguém pode escolher as cartas sozinho. Depois o selo é aberto, e o seu próprio navegador pode verificar todas as cartas.
client-seal-commitment = Selo, mostrado antes dos cortes
client-seal-itself = O segredo do selo
client-seal-fingerprint = O selo é a impressão digital SHA-256 deste segredo e de tudo o que veio antes, por isso são diferentes.
client-cut-of = Corte de { $name }
client-own-cut = As suas palavras para o próximo corte
client-cut-random = ao acaso
client-cut-help = Se deixar vazio, o seu dispositivo corta ao acaso.
client-cut-next = Estas palavras cortam o próximo baralhamento.

# Cartas, para quem as ouve
card-name = { $rank } de { $suit }
card-face-down = uma carta virada para baixo
rank-2 = dois
rank-3 = três
rank-4 = quatro
rank-5 = cinco
rank-6 = seis
rank-7 = sete
rank-8 = oito
rank-9 = nove
rank-10 = dez
rank-J = valete
rank-Q = dama
rank-K = rei
rank-A = ás
suit-club = paus
    .letter = P
suit-diamond = ouros
    .letter = O
suit-heart = copas
    .letter = C
suit-spade = espadas
    .letter = E
client-more-pages = Mais nesta sala
client-figures = Os seus números
client-leaderboards = Classificações
client-drills = Treinar
client-drills-of = Treinar: { $game }
client-fair = É justo?
