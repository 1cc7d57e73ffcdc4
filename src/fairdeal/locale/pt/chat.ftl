# Jogar pela conversa: o que se pode escrever depois de «!» e o que se responde.

# Palavras das perguntas; a primeira é a que se mostra. As outras estão em terminal.ftl.
word-hand = mão
    .hint = as suas cartas e o que valem
word-shoe = sabot
    .hint = o que resta no sabot e o que já saiu
word-chips = fichas | carteira
    .hint = as suas fichas, aqui e na carteira

chat-help = Aqui pode escrever, por inteiro ou pelas primeiras letras:
chat-help-none = Agora não tem nada para decidir. Pode escrever aqui:
chat-help-line = { $word } – { $hint }
chat-see-help = Escreva { $word } para ver o que pode dizer aqui.

chat-hand = A sua mão: { $what }
chat-hand-none = De momento não tem cartas.
chat-no-cards = sem cartas
chat-place = { $place }: { $what }
chat-face-down = { $count_n ->
    [one] { $count } carta virada para baixo
   *[other] { $count } cartas viradas para baixo
}
chat-table-empty = Ainda não há nada na mesa.
chat-shoe-none = Este jogo não tem sabot.
chat-chips = À sua frente: { $stack }. Na carteira: { $wallet }.
chat-chips-staked = À sua frente: { $stack }. Apostado nesta ronda: { $staked }. Na carteira: { $wallet }.
chat-chips-away = Na carteira: { $wallet }. Não está sentado a esta mesa.
