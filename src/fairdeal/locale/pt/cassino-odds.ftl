# O que diz `fairdeal odds cassino`: todas as jogadas possíveis numa posição.

cassino-odds-count = { $count_n ->
    [one] Há { $count } jogada possível:
   *[other] Há { $count } jogadas possíveis:
}
cassino-odds-capture = levar { $cards } com { $card }
cassino-odds-build = construir { $value } com { $card } sobre { $cards }
cassino-odds-extend = acrescentar { $card } à construção de { $value }: { $cards }
cassino-odds-increase = aumentar uma construção para { $value } com { $card }: { $cards }
cassino-odds-trail = largar { $card }
cassino-odds-exact = { $move }: { $worth } pontos
cassino-odds-estimate = { $move }: { $worth } { $error } pontos
