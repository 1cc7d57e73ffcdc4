# Блэкджек: название, действия, события и настройки стола.

blackjack-name = Блэкджек
blackjack-tagline = Наберите больше дилера, но не больше 21.

# Действия: слова, которыми их называют; первое показывается.
blackjack-verb-hit = ещё | карту | беру | взять | хит
    .label = Ещё карту
    .hint = взять ещё одну карту
blackjack-verb-stand = хватит | стоп | довольно | остановиться | стенд
    .label = Хватит
    .hint = больше карт не брать
blackjack-verb-double = удвоить | удваиваю | удвоение | дабл
    .label = Удвоить
    .hint = удвоить ставку и взять ровно одну карту
blackjack-verb-split = разделить | разделяю | разделение | сплит
    .label = Разделить
    .hint = сделать из пары две руки и поставить на вторую столько же
blackjack-verb-surrender = сдаться | сдаюсь | сдача
    .label = Сдаться
    .hint = отдать руку за половину ставки
blackjack-verb-insure = страховка | застраховаться | страхуюсь
    .label = Страховка
    .hint = поставить половину ставки на блэкджек дилера
blackjack-verb-decline = отказаться | отказываюсь | без страховки
    .label = Без страховки
    .hint = не страховаться

# Суммы очков внутри других предложений.
blackjack-total = { $total }
blackjack-total-soft = { $best } или { $low }
blackjack-total-blackjack = блэкджек

# Что произошло. Если рук у игрока несколько, сначала номер руки.
blackjack-of-hand = Рука { $hand }. { $said }
blackjack-got-total = { $seat_is ->
    [you] Вы получаете { $card }: { $total }.
   *[other] { $seat } получает { $card }: { $total }.
}
blackjack-dealer-shows = Открытая карта дилера: { $card }.
blackjack-dealer-got = Дилер берёт { $card }: { $total }.
blackjack-blackjack-dealt = { $seat_is ->
    [you] У вас блэкджек!
   *[other] У игрока { $seat } блэкджек!
}
blackjack-insurance-offered = У дилера туз, и он предлагает страховку.
blackjack-insured = { $seat_is ->
    [you] Вы страхуетесь и ставите { chips.put }.
   *[other] { $seat } страхуется и ставит { chips.put }.
}
blackjack-insurance-declined = { $seat_is ->
    [you] Вы отказываетесь от страховки.
   *[other] { $seat } отказывается от страховки.
}
blackjack-insurance-gone = { $seat_is ->
    [you] У дилера нет блэкджека: ваша страховка проиграна.
   *[other] У дилера нет блэкджека: { $seat } теряет страховку.
}
blackjack-stood = { $seat_is ->
    [you] Вам хватит: { $total }.
   *[other] { $seat } больше не берёт: { $total }.
}
blackjack-doubled = { $seat_is ->
    [you] Вы удваиваете и добавляете { chips.put }.
   *[other] { $seat } удваивает и добавляет { chips.put }.
}
blackjack-split = { $seat_is ->
    [you] Вы разделяете пару и добавляете { chips.put }.
   *[other] { $seat } разделяет пару и добавляет { chips.put }.
}
blackjack-surrendered = { $seat_is ->
    [you] Вы сдаётесь.
   *[other] { $seat } сдаётся.
}
blackjack-busted = { $seat_is ->
    [you] Выходит { $total }, перебор: эту ставку вы проиграли.
   *[other] Выходит { $total }, перебор: { $seat } теряет эту ставку.
}
blackjack-dealer-busted = У дилера { $total }, перебор.
blackjack-dealer-stood = Дилер останавливается: { $total }.
blackjack-dealer-has-blackjack = У дилера блэкджек.
blackjack-hole-dealt = Дилер берёт закрытую карту.
blackjack-hole-peeked = Дилер смотрит закрытую карту: блэкджека нет.
blackjack-hole-turned = Дилер открывает карту, { $card }: { $total }.
blackjack-reshuffled = { $count_n ->
    [one] Башмак кончился: заново перемешана { $count } карта прежних раундов.
    [few] Башмак кончился: заново перемешаны { $count } карты прежних раундов.
   *[many] Башмак кончился: заново перемешано { $count } карт прежних раундов.
}
blackjack-settled-blackjack = { $seat_is ->
    [you] Ваш блэкджек выигрывает { $pays }: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } выигрывает блэкджеком { $pays }: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-settled-won = { $seat_is ->
    [you] Вы выигрываете: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } выигрывает: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-settled-pushed = { $seat_is ->
    [you] У вас ничья, ставка возвращается: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } играет вничью, ставка возвращается: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-settled-lost = { $seat_is ->
    [you] Вы проигрываете дилеру: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } проигрывает дилеру: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-settled-busted = { $seat_is ->
    [you] Вы проиграли из-за перебора: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } проигрывает из-за перебора: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-settled-surrendered = { $seat_is ->
    [you] Вам возвращается половина ставки: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } получает назад половину ставки: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-settled-returned = { $seat_is ->
    [you] Блэкджек дилера забирает только вашу первую ставку: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] Блэкджек дилера забирает только первую ставку ({ $seat }): поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-settled-void = { $seat_is ->
    [you] Карт больше нет, ваша рука не доиграна: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] Карт больше нет, рука не доиграна ({ $seat }): поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-insurance-won = { $seat_is ->
    [you] Ваша страховка выигрывает { $pays }: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } выигрывает страховку { $pays }: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-insurance-lost = { $seat_is ->
    [you] Ваша страховка проиграна: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } теряет страховку: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-insurance-returned = { $seat_is ->
    [you] Ваша страховка не решилась и возвращается: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } получает страховку назад, она не решилась: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
blackjack-settled-together = { $seat_is ->
    [you] Ваши ставки вместе: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat }, все ставки вместе: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}

# Что стоит знать до ставки.
blackjack-warn-above = Если поставить больше { $most }, фишек не хватит, чтобы удвоить или разделить.
blackjack-warn-no-double = Ваши фишки: { $chips }. После этой ставки их не хватит, чтобы удвоить или разделить.

# Места на столе и короткие пометки рядом.
blackjack-seat-hand = { $seat_is ->
    [you] Ваша рука { $hand }
   *[other] { $seat }, рука { $hand }
}
blackjack-seat-hand-in-turn = { $seat_is ->
    [you] Ваша рука { $hand }, ваш ход
   *[other] { $seat }, рука { $hand }, ходит
}
blackjack-note-total = { $total }
blackjack-note-hand = { $total }, ставка { $staked }
blackjack-note-insured = { $total }, ставка { $staked }, страховка { $insurance }
blackjack-note-blackjack = { $total }, итог { $net }
blackjack-note-won = { $total }, выигрыш, итог { $net }
blackjack-note-pushed = { $total }, ничья, итог { $net }
blackjack-note-lost = { $total }, проигрыш, итог { $net }
blackjack-note-busted = { $total }, перебор, итог { $net }
blackjack-note-surrendered = { $total }, сдача, итог { $net }
blackjack-note-returned = { $total }, ставка возвращена, итог { $net }
blackjack-note-void = { $total }, отменена, итог { $net }
blackjack-shoe = Башмак
blackjack-decks = Колод — { $decks }
blackjack-shoe-left = { $left_n ->
    [one] { $decks }, осталась { $left } карта; перемешивание через { $least }–{ $most }.
    [few] { $decks }, осталось { $left } карты; перемешивание через { $least }–{ $most }.
   *[many] { $decks }, осталось { $left } карт; перемешивание через { $least }–{ $most }.
}
blackjack-shoe-ends = { $left_n ->
    [one] { $decks }, осталась { $left } карта; перемешивание после этого раунда.
    [few] { $decks }, осталось { $left } карты; перемешивание после этого раунда.
   *[many] { $decks }, осталось { $left } карт; перемешивание после этого раунда.
}

# Стол в браузере: о чём спрашивают игрока, короткие пометки у рук и башмак.
blackjack-ask-insurance = У дилера туз: нужна страховка?
blackjack-ask-play = У вас { $total }: ещё карту или хватит?
blackjack-ask-play-hand = { $hand_n ->
    [1] Ваша первая рука: { $total }. Ещё карту или хватит?
    [2] Ваша вторая рука: { $total }. Ещё карту или хватит?
    [3] Ваша третья рука: { $total }. Ещё карту или хватит?
   *[other] Ваша рука { $hand }: { $total }. Ещё карту или хватит?
}
blackjack-dealer-next = берёт до 17
blackjack-dealer-next-soft = берёт до 17 и на мягких 17
blackjack-mark-blackjack = блэкджек
blackjack-mark-won = выигрыш
blackjack-mark-pushed = ничья
blackjack-mark-lost = проигрыш
blackjack-mark-busted = перебор
blackjack-mark-surrendered = сдача
blackjack-mark-returned = возврат
blackjack-mark-void = отмена
blackjack-mark-insured = страховка { $amount }
blackjack-shoe-dealt = { $dealt_n ->
    [one] вышла { $dealt } карта
    [few] вышло { $dealt } карты
   *[many] вышло { $dealt } карт
}
blackjack-shoe-about = перемешивание примерно через { $about } карт
blackjack-shoe-due = перемешивание после раунда
blackjack-situation = { $cards } ({ $total }) против { $upcard }

# Рядом со столом: таблица и вышедшие карты.
blackjack-chart = Таблица
blackjack-chart-yours = Ваша рука { $hand } против { $upcard }: { $move }.
blackjack-count = Счёт
blackjack-count-help = Карты, которые уже вышли из этого башмака.
blackjack-count-rank = Карта
blackjack-count-seen = Вышло
blackjack-count-left = { $left_n ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[many] осталось { $left } карт
}

# Готовые столы.
blackjack-preset-table = Обычный
    .help = Семь мест, ставки от 2 до 100 фишек: одно разделение, и после него не удваивают.
blackjack-preset-european = Европейский
    .help = До четырёх рук после разделений, и их тоже можно удваивать.
blackjack-preset-friendly = Щедрый
    .help = Всё в пользу игрока: четыре руки, удвоение после разделения и на тузе с девяткой, а блэкджек дилера забирает только первую ставку.
blackjack-preset-vegas-strip = Лас-Вегас
    .help = Четыре колоды и закрытая карта: удваивать можно любые две карты, и после разделения тоже; до четырёх рук.
blackjack-preset-double-deck = Две колоды
    .help = Две колоды и закрытая карта: удваивать можно любые две карты, и после разделения тоже, а дилер берёт на мягких 17.
blackjack-preset-single-deck = Одна колода
    .help = Одна колода и закрытая карта: удваивать можно любые две карты, дилер берёт на мягких 17, а за блэкджек платят только 6:5.

# Настройки стола.
blackjack-option-min_stake = Наименьшая ставка
    .help = Меньше на раунд поставить нельзя.
blackjack-option-max_stake = Наибольшая ставка
    .help = Больше на раунд поставить нельзя. Удвоения, разделения и страховка идут сверх неё.
blackjack-option-seats = { banking-option-seats }
    .help = { banking-option-seats.help }
blackjack-option-cut_from = Подрезная карта: не раньше
    .help = Наименьшее число карт перед подрезной картой в башмаке из шести колод; если колод иначе — в той же доле.
blackjack-option-cut_to = Подрезная карта: не позже
    .help = Наибольшее число карт перед подрезной картой в башмаке из шести колод; если колод иначе — в той же доле.
blackjack-option-split_tens = Разделение десяток
    .help = value — парой считаются любые две десятки, например K и Q. rank — только одного ранга. never — десятки не разделяют.
blackjack-option-double_soft_low = Удвоение туза с девяткой
    .help = Включено: туз с девяткой можно удвоить как 10. Выключено: это 20, и их не удваивают.
blackjack-option-das = Удвоение после разделения
    .help = Включено: руки разделённой пары тоже можно удваивать.
blackjack-option-max_hands = Наибольшее число рук
    .help = Сколько рук может получиться у игрока, если разделять снова и снова. Тузы разделяют один раз, если стол не позволяет больше.
blackjack-option-obo = Только первая ставка
    .help = Включено: блэкджек дилера забирает лишь первую ставку, а удвоения и разделения возвращаются, но не ставки на руках с перебором. Выключено: он забирает всё.
blackjack-option-insurance_partial = Неполная страховка
    .help = Включено: если на половину ставки фишек не хватает, можно застраховаться на остаток. Выключено: страховка — ровно половина ставки.
blackjack-option-bank_cap = Предел банка
    .help = Сколько заведение может проиграть за партию. Ставки, которых ему не оплатить, не принимаются. Оставьте пустым, чтобы предела не было.
blackjack-option-even_stakes_only = Только чётные ставки
    .help = Включено: ставки — чётное число фишек, чтобы блэкджек и страховка не давали половины фишки.
blackjack-option-decks = Колоды
    .help = Сколько колод по 52 карты перемешивают вместе.
blackjack-option-hits_soft_17 = Дилер берёт на мягких 17
    .help = Включено: дилер берёт ещё карту к тузу с шестёркой и любым другим мягким 17. Выключено: он останавливается на любых 17.
blackjack-option-double_on = Удвоение
    .help = Какие две карты можно удвоить: 10 или 11 очков, 9, 10 или 11 очков либо любые (any).
blackjack-option-resplit_aces = Повторное разделение тузов
    .help = Включено: если к разделённому тузу пришёл туз, пару можно разделить снова, пока хватает рук. Выключено: тузы разделяют один раз.
blackjack-option-blackjack_pays = Выплата за блэкджек
    .help = Сколько выигрывает блэкджек. При 6:5 ставки кратны пяти фишкам, чтобы выигрыш не дробил половину фишки.
blackjack-option-peek = Закрытая карта
    .help = Включено: одна карта дилера лежит закрытой, и под тузом или десяткой он её смотрит; блэкджек кончает раунд до игры. Выключено: дилер берёт вторую карту, когда все закончили.
blackjack-option-surrender = Сдача
    .help = late — первые две карты можно сдать за половину ставки, когда дилер посмотрел закрытую карту. Без закрытой карты блэкджек дилера забирает всю ставку. none — рук не сдают.

blackjack-bots = Как играют боты
    .basic = по базовой стратегии
    .counting = считают карты
