# Что говорит `fairdeal odds cassino`: все возможные ходы в позиции.

cassino-odds-count = { $count_n ->
    [one] Возможен { $count } ход:
    [few] Возможны { $count } хода:
   *[many] Возможно { $count } ходов:
}
cassino-odds-capture = взять { $cards } картой { $card }
cassino-odds-build = построить { $value }: { $card } на { $cards }
cassino-odds-extend = дополнить построение { $value } картой { $card }: { $cards }
cassino-odds-increase = увеличить построение до { $value } картой { $card }: { $cards }
cassino-odds-trail = сбросить { $card }
cassino-odds-exact = { $move }: очки { $worth }
cassino-odds-estimate = { $move }: очки { $worth } { $error }
