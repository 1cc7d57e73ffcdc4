# Блэкджек: шансы. Все значения — на единицу начальной ставки.

blackjack-odds-stand = Хватит: { $value } на фишку ставки.
blackjack-odds-hit = Ещё: { $value } на фишку ставки.
blackjack-odds-double = Удвоить: { $value } на фишку ставки.
blackjack-odds-split = Разделить: { $value } на фишку ставки.
blackjack-odds-surrender = Сдаться: { $value } на фишку ставки.
blackjack-odds-insurance = Страховка в половину ставки, сама по себе: { $value } на фишку ставки.
blackjack-odds-best = Лучший выбор: { $move }.
blackjack-odds-by-chart = По таблице: { $move }.
blackjack-odds-dealer = Чем закончит дилер с картой { $upcard }:
blackjack-odds-dealer-total = { $total }: { $value }
blackjack-odds-dealer-blackjack = блэкджек: { $value }
blackjack-odds-dealer-bust = перебор: { $value }
blackjack-odds-edge-basic = Раунд по таблице: { $value } на фишку ставки.
blackjack-odds-edge-composition = Раунд при лучшей игре с учётом каждой вышедшей карты: { $value } на фишку ставки.

# Таблица и буквы её ходов.
blackjack-odds-chart = Блэкджек, базовая стратегия: что делать против карты дилера
blackjack-odds-chart-hard = Жёсткие
blackjack-odds-chart-soft = Мягкие
blackjack-odds-chart-pair = Пары
blackjack-odds-chart-line = { $sign }{ $gap }{ $u2 }{ $gap }{ $u3 }{ $gap }{ $u4 }{ $gap }{ $u5 }{ $gap }{ $u6 }{ $gap }{ $u7 }{ $gap }{ $u8 }{ $gap }{ $u9 }{ $gap }{ $u10 }{ $gap }{ $u1 }
blackjack-odds-chart-key = { $hit } — ещё, { $stand } — хватит, { $double } — удвоить, а если нельзя, ещё, { $split } — разделить.
blackjack-odds-chart-key-surrender = { $surrender } — сдаться, а если нельзя, ещё.
blackjack-odds-chart-else-stand = Если первый выбор невозможен, хватит на: { $cells }.
blackjack-odds-chart-insure = Страховка окупается.
blackjack-odds-chart-no-insurance = Страховка не окупается.
blackjack-odds-move-stand = хватит
blackjack-odds-letter-stand = Х
blackjack-odds-move-hit = ещё
blackjack-odds-letter-hit = Е
blackjack-odds-move-double = удвоить
blackjack-odds-letter-double = У
blackjack-odds-move-split = разделить
blackjack-odds-letter-split = Р
blackjack-odds-move-surrender = сдаться
blackjack-odds-letter-surrender = С

# Чего нельзя посчитать.
error-hand-without-upcard = Цена руки зависит от карты дилера: назовите и её.
error-not-one-upcard = У дилера одна открытая карта, а в «{ $text }» карт: { $count }.
error-no-hand = «{ $text }» — не рука, которой можно играть: в руке не меньше двух карт, и в сумме не больше 21.
error-no-rank = «{ $wrong }» на месте { $place } — не карта. Здесь карта — это её достоинство: от 2 до 10, T, J, Q, K или A; за ним может стоять масть.
error-cards-of-rank-gone = Карт достоинства { $rank } в башмаке всего { $count }; названных и вышедших больше.
error-shoe-too-thin = В башмаке осталось карт: { $left }. Этого мало, чтобы наверняка доиграть раунд.
blackjack-odds-count = Счёт Hi-Lo, карт: { $cards }. Итог: { $running }.

# Упражнения
blackjack-drill-chart = Таблица
blackjack-drill-chart-told = Рука, карта дилера и то, что говорит таблица для этих правил. Руки, в которых вы ошиблись, возвращаются.
blackjack-drill-house = Правила
blackjack-drill-hand = Ваша рука
blackjack-drill-dealer = Карта дилера
blackjack-drill-choices = Что говорит таблица?
blackjack-drill-right = Верно: { $move }.
blackjack-drill-wrong = { $hand } против { $upcard }: по таблице — { $move }, а не { $chosen }.
blackjack-drill-next = Следующая рука
blackjack-drill-so-far = Верно: { $right } из { $asked }. Подряд: { $row }. Ваш рекорд: { $best }.
blackjack-drill-count = Счёт
blackjack-drill-count-told = Карты идут одна за другой. Ведите счёт Hi-Lo: карты от 2 до 6 прибавляют один, десятки, картинки и тузы отнимают один, от 7 до 9 ничего не меняют. Потом скажите, сколько вышло.
blackjack-drill-cards = Карты
blackjack-drill-pace = Темп
blackjack-drill-seconds = { $seconds } с на карту
blackjack-drill-start = Начать
blackjack-drill-shown = Карта { $card } из { $cards }
blackjack-drill-say = Текущий счёт
blackjack-drill-check = Проверить
blackjack-drill-count-right = Верно: { $count }.
blackjack-drill-count-wrong = Вы сказали { $said }, а счёт — { $count }.
blackjack-drill-count-best = Ваш рекорд здесь: верно { $best } раз подряд.
