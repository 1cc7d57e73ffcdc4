# Blackjack: tabelas num ficheiro e simulação.

error-chart-hand-twice = A tabela tem duas linhas para a mão { $hand }.
error-chart-hands-missing = A tabela não tem linha para { $hands }.
error-chart-line-wrong = A linha { $line } da tabela, da mão { $hand }, não tem dez jogadas: escreva dez de H, S, D e DS, num par também P, separadas por espaços.
error-chart-pair-unsplit = Um par que não se divide joga-se pelo total: { $hand } diz { $move } contra { $upcard }, e o total diz { $total }.
error-spread-wrong = «{ $text }» não é uma amplitude de apostas. Indique quantas vezes a aposta mínima se aposta no máximo, de 1 a { $most }.
error-house-not-simulated = As mesas com carta tapada ou com rendição não se simulam. Mas há probabilidades exatas para elas.
