# Jugar desde el chat: lo que se puede escribir después de «!» y lo que se responde.

# Palabras de las preguntas; la primera es la que se muestra. Hay más en terminal.ftl.
word-hand = mano | cartas
    .hint = tus cartas y lo que suman
word-shoe = zapato | sabot | cuenta
    .hint = lo que queda en el zapato y lo que ya ha salido
word-chips = fichas | monedero
    .hint = tus fichas, aquí y en el monedero

chat-help = Aquí puedes escribir, con la palabra entera o con sus primeras letras:
chat-help-none = Ahora no tienes nada que decidir. Aquí puedes escribir:
chat-help-line = { $word } – { $hint }
chat-see-help = Escribe { $word } para ver todo lo que puedes decir aquí.

chat-hand = Tu mano: { $what }
chat-hand-none = Ahora mismo no tienes cartas.
chat-no-cards = sin cartas
chat-place = { $place }: { $what }
chat-face-down = { $count_n ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
chat-table-empty = Todavía no hay nada en la mesa.
chat-shoe-none = Este juego no tiene zapato.
chat-chips = Delante de ti: { $stack }. En tu monedero: { $wallet }.
chat-chips-staked = Delante de ti: { $stack }. Apostado en esta ronda: { $staked }. En tu monedero: { $wallet }.
chat-chips-away = En tu monedero: { $wallet }. No tienes asiento en esta mesa.
