# Jogar no terminal e linha de comandos.

# As palavras dos comandos comuns; a primeira é a que se mostra.
word-odds = valor | probabilidades | ?
    .hint = o valor exato de cada escolha
word-cut = cortar | corte
    .hint = cortar o próximo baralhamento com palavras suas, como «cortar dia de sorte»; sem palavras é ao acaso
word-table = mesa | cartas
    .hint = o que está na mesa
word-house = opções
    .hint = todas as opções desta mesa
word-help = ajuda | comandos
    .hint = esta lista
word-quit = sair | fim
    .hint = deixar a mesa; uma ronda já começada é paga segundo as regras

play-choose-game = Que jogo? Escreva o número ou o nome.
play-game-line = { $number }. { $name }: { $tagline }
play-your-name = Jogador
play-bot-name = Bot { $number }
play-round = Ronda { $round }
play-round-of = Ronda { $round } de { $of }
play-seal-shown = Selo, mostrado antes dos cortes: { $seal }
play-seal-opened = O segredo do selo: { $seal }
play-receipt = Recibo desta ronda: { $receipt }
play-cut-left-out = { $seat_is ->
    [you] Não abriu o seu corte a tempo.
   *[other] { $seat } não abriu o corte a tempo.
}
play-shuffle-void = O baralhamento é nulo. A casa sela um novo.
play-tally = Saldo: { $net }
play-tally-chips = Saldo: { $net } · Fichas: { $chips }
play-house-usual = Esta mesa usa as opções habituais; «{ $word }» mostra-as.
play-house-own = Opções diferentes das habituais; «{ $word }» mostra-as todas:
option-line = { $option } – { $label }
option-line-whole = { $option } – { $label } ({ $possible }). { $help }
preset-line = { $name } – { $label }. { $help }
rules-options = As opções da mesa e os seus valores habituais. Indicam-se assim: { $example }.
rules-presets = Mesas prontas. Escolhem-se assim: --preset table.
play-table-empty = Ainda não há nada na mesa.
play-input-ended = Acabou a entrada de dados: saiu da mesa.
play-no-price = Agora não há nada para avaliar.
play-price = { $choice }: { $price }
play-price-points = { $choice }: { $price } pontos
play-price-estimate = { $choice }: { $price } ± { $error } pontos
play-choices = Pode: { $choices }. E ainda: { $general }.
play-general = E ainda: { $general }.
play-help = Os comandos escrevem-se por inteiro ou pelas primeiras letras:
play-help-line = { $word } – { $hint }
play-cut-too-late = Estas cartas já foram cortadas. O próximo corte é quando se voltar a baralhar.
play-cut-taken = O seu corte para o próximo baralhamento: «{ $cut }».
play-cut-random = O seu corte para o próximo baralhamento será ao acaso.
play-cut-opened = O seu corte: { $cut }
play-end = Fim
play-end-open = { $rounds_n ->
    [0] Saiu antes da primeira ronda.
    [1] Uma ronda jogada, saldo { $net }.
   *[other] { $rounds } rondas jogadas, saldo { $net }.
}
play-end-played = { $rounds_n ->
    [1] Uma ronda jogada, saldo { $net }.
   *[other] { $rounds } rondas jogadas, saldo { $net }.
}
play-end-short = { $rounds_n ->
    [0] As suas fichas não chegam para a aposta mais baixa.
    [1] Ao fim de uma ronda, as suas fichas não chegam para a aposta seguinte: saldo { $net }.
   *[other] Ao fim de { $rounds } rondas, as suas fichas não chegam para a aposta seguinte: saldo { $net }.
}
play-end-abandoned = { $rounds_n ->
    [0] Saiu antes de terminar a primeira ronda.
    [1] Saiu ao fim de uma ronda: saldo { $net }, sem vencedor.
   *[other] Saiu ao fim de { $rounds } rondas: saldo { $net }, sem vencedor.
}
play-score = Pontos: { $scores }.
play-score-of = { $seat_is ->
    [you] os seus { $score }
   *[other] { $seat } { $score }
}
play-match-won = Ganhou a partida.
play-match-lost = Perdeu a partida.
play-match-drawn = A partida ficou empatada.
play-verdict-won = Ganhou.
play-verdict-lost = Ganha a banca.
play-verdict-drawn = Empate.
play-recorded = Registo desta partida: { $file }
play-check-it = Verifique-o quando quiser, sem rede: fairdeal verify { $file }
odds-picture = Desenho guardado em { $file }.

report-file = { $file }
report-passed = Está tudo certo: { $checks_n ->
    [1] uma verificação concluída
   *[other] { $checks } verificações concluídas
}.
report-failed = Este registo não está certo. A primeira falha está em { $place }.
report-line-passed = ✓ { $said }
report-line-failed = ✗ { $place }: { $said }

cli-help = Uma sala de cartas com regras exatas e distribuição honesta, que qualquer pessoa pode verificar.
cli-version = Mostrar a versão.
cli-play = Jogar no terminal. Pode indicar-se aqui qualquer opção da mesa: «fairdeal rules» e o nome do jogo mostram-nas. Com --rounds 5, qualquer jogo por fichas acaba ao fim de cinco rondas.
cli-not-written = Não foi possível escrever a saída: { $reason }.
cli-odds = As probabilidades exatas de um jogo, com as opções da sua mesa.
cli-simulate = Jogar muitas rondas de uma vez por uma estratégia, e mostrar a média com o seu erro, a distribuição e os riscos.
cli-rounds = Quantas rondas. Jogam-se partidas inteiras.
cli-strategy = Como jogar, por exemplo war; no Red Dog, uma vez por lugar. Pode repetir-se.
cli-seed = O mesmo número volta a dar o mesmo resultado.
cli-workers = Quantos processos jogam. Por omissão, um por processador.
cli-precision = Parar quando o erro-padrão da média não passar deste valor.
cli-bankroll = As fichas para as quais mostrar o risco de as perder todas.
cli-save = Guardar os resultados neste ficheiro e continuar a partir deles, se já lá estiverem.
cli-ray = Jogar no cluster Ray com este endereço; «local» inicia um aqui.
cli-plot = Desenhar os resultados neste ficheiro PNG ou SVG.
cli-rules = As regras de um jogo, com um exemplo, perguntas frequentes e as opções da mesa.
cli-verify = Verificar registos de partidas, sem rede: cada baralhamento, carta, jogada e ficha.
cli-game = O jogo, por exemplo casino-war.
cli-option = Uma opção da mesa, por exemplo decks=8. Pode repetir-se.
cli-preset = Uma mesa pronta. «fairdeal rules» e o nome do jogo mostram-nas, e todas as opções.
cli-lang = A língua: { $languages }.
cli-chips = Fichas para começar. Sem limite por omissão.
cli-bots = Como jogam os bots, quando sabem jogar de várias maneiras: no blackjack, basic ou counting; no Red Dog, careful, bold ou exact.
cli-record = Ficheiro onde se guarda o registo da partida.
cli-plain = Frases simples, um comando por linha: para leitores de ecrã e programas.
cli-json = Escrever JSON.
cli-picture = Guardar a tabela de estratégia neste ficheiro SVG.
cli-files = Os registos a verificar.
cli-receipt = Um recibo que guardou: verifica se foi este registo que o deu, e em que ronda. Pode repetir-se.

# The help of the command line

help-usage = Utilização:
help-arguments = Argumentos
help-options = Opções
help-commands = Comandos
help-help = Mostrar esta ajuda.
help-default = [por omissão: { $value }]
help-required = [obrigatório]
help-value-options = OPÇÕES
help-value-command = COMANDO …
help-value-text = TEXTO
help-value-number = NÚMERO
help-value-option = NOME=VALOR
help-value-database = FICHEIRO|URL
help-value-game = JOGO
help-value-file = FICHEIRO
help-value-receipt = RECIBO
help-value-files = FICHEIRO…
help-value-name = NOME

# Simulation
simulate-played = { $game }, { $strategies }: { $rounds } rondas, semente { $seed }.
simulate-precise = { $game }, { $strategies }: precisão atingida ao fim de { $rounds } rondas, semente { $seed }.
simulate-interrupted = { $game }, { $strategies }: interrompido ao fim de { $rounds } rondas, semente { $seed }.
simulate-mean-stake = Média: { $mean } por ronda e unidade da aposta inicial, erro-padrão { $error }.
simulate-mean-points = Média: { $mean } pontos por distribuição, erro-padrão { $error }.
simulate-variance = Variância de uma ronda: { $variance }; desvio-padrão { $deviation }.
simulate-results = Resultados de uma ronda: { $parts }.
simulate-sittings = { $sittings_n ->
    [1] Uma partida
   *[other] { $sittings } partidas
}: ganhas { $won }, empatadas { $drawn }, perdidas { $lost }.
simulate-sittings-results = Resultados de uma partida: { $parts }.
simulate-share = { $net } em { $share }
simulate-quantile = { $net } ou menos em { $percent } %
simulate-worst = Pior série: { $fall } abaixo de um ponto alto.
simulate-ruin-sitting = Risco de perder { $bankroll } numa partida: { $risk }.
simulate-ruin-for-ever = Risco de perder { $bankroll } a jogar sem fim: { $risk }.
simulate-progress = { $percent } %, { $rate } rondas por segundo, faltam { $left }
simulate-plot-sitting = Resultados de uma sessão
simulate-plot-round = Resultados de uma ronda
simulate-plot-net = Ganho ou perda
simulate-plot-share = Proporção
simulate-plot-bands = Ganho ou perda ao longo de uma sessão
simulate-plot-rounds = Rondas
simulate-plot-hands = Com que frequência as mãos ganham
simulate-plot-chance = Probabilidade prevista, %
simulate-plot-won = Proporção de apostas ganhas
simulate-plot-edges = Vantagem segundo a contagem real
simulate-plot-count = Contagem real
simulate-plot-edge = Média por unidade da aposta inicial
