# Игра из чата: что можно набрать после «!» и что на это отвечают.

# Слова вопросов; первое показывается. Другие — в terminal.ftl.
word-hand = рука
    .hint = ваши карты и что из них выходит
word-shoe = башмак | шуз
    .hint = сколько карт в башмаке и какие уже вышли
word-chips = фишки | кошелёк
    .hint = ваши фишки: здесь и в кошельке

chat-help = Здесь можно набрать слово или его первые буквы:
chat-help-none = Решать вам сейчас нечего. Здесь можно набрать:
chat-help-line = { $word } — { $hint }
chat-see-help = Наберите { $word }, чтобы увидеть, что здесь можно сказать.

chat-hand = Ваша рука: { $what }
chat-hand-none = У вас сейчас нет карт.
chat-no-cards = карт нет
chat-place = { $place }: { $what }
chat-face-down = { $count_n ->
    [one] { $count } карта рубашкой вверх
    [few] { $count } карты рубашкой вверх
   *[many] { $count } карт рубашкой вверх
}
chat-table-empty = На столе пока ничего нет.
chat-shoe-none = В этой игре нет башмака.
chat-chips = Перед вами: { $stack }. В кошельке: { $wallet }.
chat-chips-staked = Перед вами: { $stack }. Поставлено в этом раунде: { $staked }. В кошельке: { $wallet }.
chat-chips-away = В кошельке: { $wallet }. За этим столом вы не сидите.
