# What `fairdeal odds cassino` says: every legal move of a position.

cassino-odds-count = { $count_n ->
    [one] There is { $count } legal move:
   *[other] There are { $count } legal moves:
}
cassino-odds-capture = take { $cards } with { $card }
cassino-odds-build = build { $value } with { $card } on { $cards }
cassino-odds-extend = extend the build of { $value } with { $card }: { $cards }
cassino-odds-increase = increase a build to { $value } with { $card }: { $cards }
cassino-odds-trail = trail { $card }
cassino-odds-exact = { $move }: { $worth } points
cassino-odds-estimate = { $move }: { $worth } { $error } points
