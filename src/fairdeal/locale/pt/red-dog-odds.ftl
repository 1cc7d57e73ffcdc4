# Red Dog: as probabilidades. O valor de uma aposta é por ficha apostada.

red-dog-odds-hand = Cartas por ver que esta mão bate: { $beaten } de { $unseen }. Probabilidade de ganhar: { $value } ({ $exact }).
red-dog-odds-hand-six-spot = Cartas por ver, de dois a seis, que esta mão bate: { $beaten } de { $unseen }. Probabilidade de ganhar: { $value } ({ $exact }).
red-dog-odds-turned = Contra { $card }, uma mão de { $size } cartas que ninguém viu ganha com a probabilidade de { $value } ({ $exact }).
red-dog-odds-bet = Uma aposta vale { $value } por ficha ({ $exact }).
red-dog-odds-best-most = Melhor aposta: a máxima, { $bet }.
red-dog-odds-best-least = Melhor aposta: a mínima, { $bet }.
red-dog-odds-best-pass = Melhor escolha: passar.
red-dog-odds-fine = Passar custa uma multa de { $fine }, e a aposta mínima, { $least }, não pode perder mais do que isso. Com uma mão que pode ganhar, aposte sempre.
red-dog-odds-not-last = Enquanto houver quem ainda não jogou, é melhor apostar { $bet }: se uma vitória esvaziar o pote, todos voltam a pôr o ante de { $ante }, o vencedor também.

red-dog-odds-hands = Todas as { $total } mãos de { $size } cartas, segundo quantas das outras { $rest } cartas por ver batem:
red-dog-odds-band = { $from }–{ $to }: { $hands } ({ $value })
red-dog-odds-mean = Uma mão que ninguém viu ganha com a probabilidade de { $value } ({ $exact }).
red-dog-odds-favourite = Parte das mãos que ganham mais vezes do que perdem: { $value } ({ $exact }).
red-dog-odds-favourites-worth = Quem aposta só nessas ganha, em média de todas as mãos, { $value } por ficha ({ $exact }).
red-dog-odds-blind = Jogadores: { $players }. Probabilidade de uma mão de { $size } cartas que ninguém viu bater a carta virada para todos:
red-dog-odds-rank = { $rank }: { $value } ({ $exact })
red-dog-odds-redeal = Probabilidade de não restar nenhum seis ou carta mais baixa para virar, e ter de se dar de novo: { $value } ({ $exact }).
red-dog-odds-growth-least = Se todos apostarem uma ficha, o bolo cresce em média { $value } fichas por ronda, antes incluídos.
red-dog-odds-growth-whole = Se todos apostarem o bolo inteiro, uma ronda deixa em média { $value } vezes esse bolo.

# O que não se pode perguntar.
error-hand-of-wrong-size = «{ $text }» tem { $count } cartas. Neste jogo, uma mão tem { $sizes }.
error-pot-not-whole-chips = «{ $text }» não é um pote contra o qual se possa apostar. Indique fichas inteiras, pelo menos 1.
error-card-named-twice = { $card } aparece duas vezes, e o baralho só tem uma. Indique cada carta num só sítio.
error-turned-not-asked = Só nos jogos de seis há uma carta a bater para todos. Aqui, indique as cartas já viradas com «seen».
error-turned-too-high = { $card } não pode ser a carta a bater: essa é um seis ou mais baixa.
error-seen-for-nothing = As cartas vistas contam para uma mão ou para a carta a bater. Indique também uma delas.
error-no-card-to-turn = Com { $count } cartas na mão ou vistas, não resta nenhuma carta que possa decidir uma aposta.
