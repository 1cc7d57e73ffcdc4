# Что говорит каждая игра.

the-dealer = Дилер
the-table = Стол
the-seat = { $seat_is ->
    [you] Вы
   *[other] { $seat }
}
seat-name = Место { $number }

round-void-deck-incomplete = В колоде не хватает карт. Раунд не засчитывается, все ставки возвращены.
round-void-card-missing = Не хватает карты, раздачу не закончить. Раунд не засчитывается, все ставки возвращены.
round-void-no-bets = Ставок нет, карты не раздаются.
round-void-no-capture = Никто не взял ни одной карты. Раздача не засчитывается, и тот же игрок сдаёт ещё раз.
round-void-table-closed = Стол закрыт, поэтому раздача не засчитывается.

# Сумма со словом «фишка»; `.put` — винительный падеж, после «ставит».
chips = { $amount_n ->
    [one] { $amount } фишка
    [few] { $amount } фишки
    [many] { $amount } фишек
   *[other] { $amount } фишки
}
    .put = { $amount_n ->
        [one] { $amount } фишку
        [few] { $amount } фишки
        [many] { $amount } фишек
       *[other] { $amount } фишки
    }

# Что вышло из башмака после перемешивания, по рангам.
shoe-seen = { $count_n ->
    [one] После перемешивания вышла { $count } карта: { $ranks }.
    [few] После перемешивания вышли { $count } карты: { $ranks }.
   *[many] После перемешивания вышло { $count } карт: { $ranks }.
}
shoe-seen-none = После перемешивания карт ещё не выходило.
shoe-rank = { $rank } × { $count }

# Перечисления: list-more добавляет все части, кроме последней.
list-more = { $start }, { $part }
list-last = { $start } и { $part }
decimal-mark = ,
