# Lo que dice `fairdeal odds cassino`: todas las jugadas legales de una posición.

cassino-odds-count = { $count_n ->
    [one] Hay { $count } jugada legal:
   *[other] Hay { $count } jugadas legales:
}
cassino-odds-capture = llevarse { $cards } con { $card }
cassino-odds-build = construir { $value } con { $card } sobre { $cards }
cassino-odds-extend = ampliar la construcción de { $value } con { $card }: { $cards }
cassino-odds-increase = subir una construcción a { $value } con { $card }: { $cards }
cassino-odds-trail = echar { $card }
cassino-odds-exact = { $move }: { $worth } puntos
cassino-odds-estimate = { $move }: { $worth } { $error } puntos
