# Blackjack: as probabilidades. Todos os valores são por unidade da aposta inicial.

blackjack-odds-stand = Ficar: { $value } por ficha apostada.
blackjack-odds-hit = Carta: { $value } por ficha apostada.
blackjack-odds-double = Dobrar: { $value } por ficha apostada.
blackjack-odds-split = Separar: { $value } por ficha apostada.
blackjack-odds-surrender = Render-se: { $value } por ficha apostada.
blackjack-odds-insurance = O seguro de metade da aposta, só por si: { $value } por ficha apostada.
blackjack-odds-best = A melhor escolha: { $move }.
blackjack-odds-by-chart = Pela tabela: { $move }.
blackjack-odds-dealer = Como acaba a banca a partir de { $upcard }:
blackjack-odds-dealer-total = { $total }: { $value }
blackjack-odds-dealer-blackjack = blackjack: { $value }
blackjack-odds-dealer-bust = mais de 21: { $value }
blackjack-odds-edge-basic = Uma ronda pela tabela: { $value } por ficha apostada.
blackjack-odds-edge-composition = Uma ronda jogada o melhor possível, contando todas as cartas vistas: { $value } por ficha apostada.

# A tabela, e as letras das jogadas.
blackjack-odds-chart = Blackjack, estratégia básica: o que fazer contra a carta da banca
blackjack-odds-chart-hard = Duras
blackjack-odds-chart-soft = Suaves
blackjack-odds-chart-pair = Pares
blackjack-odds-chart-line = { $sign }{ $gap }{ $u2 }{ $gap }{ $u3 }{ $gap }{ $u4 }{ $gap }{ $u5 }{ $gap }{ $u6 }{ $gap }{ $u7 }{ $gap }{ $u8 }{ $gap }{ $u9 }{ $gap }{ $u10 }{ $gap }{ $u1 }
blackjack-odds-chart-key = { $hit } carta, { $stand } ficar, { $double } dobrar se for permitido, senão carta, { $split } separar.
blackjack-odds-chart-key-surrender = { $surrender } render-se se for permitido, senão carta.
blackjack-odds-chart-else-stand = Quando a primeira escolha não é permitida, fique com: { $cells }.
blackjack-odds-chart-insure = O seguro compensa.
blackjack-odds-chart-no-insurance = O seguro não compensa.
blackjack-odds-move-stand = ficar
blackjack-odds-letter-stand = F
blackjack-odds-move-hit = carta
blackjack-odds-letter-hit = C
blackjack-odds-move-double = dobrar
blackjack-odds-letter-double = D
blackjack-odds-move-split = separar
blackjack-odds-letter-split = S
blackjack-odds-move-surrender = render-se
blackjack-odds-letter-surrender = R

# O que não se pode calcular.
error-hand-without-upcard = O valor de uma mão depende da carta da banca: indique-a também.
error-not-one-upcard = A banca tem uma só carta aberta, e «{ $text }» tem { $count }.
error-no-hand = «{ $text }» não é uma mão que se possa jogar: uma mão tem pelo menos duas cartas e não passa de 21.
error-no-rank = «{ $wrong }», na posição { $place }, não é uma carta. Aqui uma carta é o seu valor, de 2 a 10, T, J, Q, K ou A; pode seguir-se o naipe.
error-cards-of-rank-gone = No sabot há só { $count } cartas do valor { $rank }; as indicadas e as vistas são mais.
error-shoe-too-thin = No sabot restam { $left } cartas, poucas para se ter a certeza de acabar a ronda.
blackjack-odds-count = A contagem Hi-Lo depois de { $cards } cartas: { $running }.

# Exercícios
blackjack-drill-chart = A tabela
blackjack-drill-chart-told = Uma mão, a carta da banca e o que a tabela manda com estas regras. As mãos que falhar voltam.
blackjack-drill-house = Regras
blackjack-drill-hand = A sua mão
blackjack-drill-dealer = A carta da banca
blackjack-drill-choices = O que manda a tabela?
blackjack-drill-right = Certo: { $move }.
blackjack-drill-wrong = { $hand } contra { $upcard }: a tabela manda { $move }, não { $chosen }.
blackjack-drill-next = Mão seguinte
blackjack-drill-so-far = Certas: { $right } de { $asked }. Seguidas: { $row }. O seu recorde: { $best }.
blackjack-drill-count = A contagem
blackjack-drill-count-told = As cartas passam uma a uma. Faça a contagem Hi-Lo: de 2 a 6 soma um, os dez, as figuras e os ases tiram um, de 7 a 9 nada muda. Depois diga quanto deu.
blackjack-drill-cards = Cartas
blackjack-drill-pace = Ritmo
blackjack-drill-seconds = { $seconds } s por carta
blackjack-drill-start = Começar
blackjack-drill-shown = Carta { $card } de { $cards }
blackjack-drill-say = A contagem
blackjack-drill-check = Verificar
blackjack-drill-count-right = Certo: { $count }.
blackjack-drill-count-wrong = Disse { $said }; a contagem é { $count }.
blackjack-drill-count-best = O seu recorde aqui: { $best } vezes certas seguidas.
