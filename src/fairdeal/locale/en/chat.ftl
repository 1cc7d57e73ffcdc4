# Play from a line of chat: what can be typed after “!”, and what is answered.

# Words of questions, the one to show first. More are in terminal.ftl.
word-hand = hand | cards
    .hint = your cards and what they make
word-shoe = shoe | count
    .hint = what is left of the shoe, and what has been seen
word-chips = chips | wallet
    .hint = your chips, here and in the wallet

chat-help = You can type here, by word or by its first letters:
chat-help-none = You have nothing to decide right now. You can type here:
chat-help-line = { $word } – { $hint }
chat-see-help = Type { $word } to see what you can say here.

chat-hand = Your hand: { $what }
chat-hand-none = You hold no cards right now.
chat-no-cards = no cards
chat-place = { $place }: { $what }
chat-face-down = { $count_n ->
    [one] a card face down
   *[other] { $count } cards face down
}
chat-table-empty = There’s nothing on the table yet.
chat-shoe-none = This game has no shoe.
chat-chips = Before you: { $stack }. In your wallet: { $wallet }.
chat-chips-staked = Before you: { $stack }. Staked in this round: { $staked }. In your wallet: { $wallet }.
chat-chips-away = In your wallet: { $wallet }. You aren’t seated at this table.
