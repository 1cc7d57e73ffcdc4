# Казино-война: название, действия, события и настройки стола.

casino-war-name = Казино-война
casino-war-tagline = Одна карта против карты дилера. Ничья — это война.

# Действия: слова, которыми их называют; первое показывается.
casino-war-verb-war = война | воевать | воюю | объявить войну
    .label = Война
    .hint = поставить ещё столько же и сравнить новые карты
casino-war-verb-surrender = сдаться | сдаюсь | сдача
    .label = Сдаться
    .hint = отдать половину ставки

# Что произошло.
casino-war-burned = { $count_n ->
    [one] Сожжена рубашкой вверх { $count } карта.
    [few] Сожжены рубашкой вверх { $count } карты.
   *[many] Сожжено рубашкой вверх { $count } карт.
}
casino-war-dealer-dealt = Дилер получает { $card }.
casino-war-tied = { $seat_is ->
    [you] У вас ничья с дилером.
   *[other] { $seat } играет с дилером вничью.
}
casino-war-went-to-war = { $seat_is ->
    [you] Вы объявляете войну и добавляете { chips.put }.
   *[other] { $seat } объявляет войну и добавляет { chips.put }.
}
casino-war-surrendered = { $seat_is ->
    [you] Вы сдаётесь.
   *[other] { $seat } сдаётся.
}
casino-war-settled-won = { $seat_is ->
    [you] Вы выигрываете старшей картой: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } выигрывает старшей картой: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
casino-war-settled-lost = { $seat_is ->
    [you] Вы проигрываете старшей карте дилера: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } проигрывает старшей карте дилера: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
casino-war-settled-surrendered = { $seat_is ->
    [you] Вам возвращается половина ставки: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } получает назад половину ставки: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
casino-war-settled-war-won = { $seat_is ->
    [you] Вы выигрываете войну: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } выигрывает войну: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
casino-war-settled-war-lost = { $seat_is ->
    [you] Вы проигрываете войну: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } проигрывает войну: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}
casino-war-settled-war-tied = { $seat_is ->
    [you] У вас снова ничья, и она выигрывает войну: поставлено { $staked }, возвращено { $returned }, итог { $net }.
   *[other] { $seat } снова играет вничью и выигрывает войну: поставлено { $staked }, возвращено { $returned }, итог { $net }.
}

# Что стоит знать до ставки.
casino-war-warn-above = Если поставить больше { $most }, фишек не хватит на войну: при ничьей можно будет только сдаться.
casino-war-warn-no-war = Ваши фишки: { $chips }. После этой ставки фишек не хватит на войну: при ничьей можно будет только сдаться.

# Короткие пометки у места на столе.
casino-war-burned-so-far = { $count_n ->
    [one] сожжена { $count } карта
    [few] сожжены { $count } карты
   *[many] сожжено { $count } карт
}
casino-war-note-war = война, поставлено { $staked }
casino-war-note-won = карта старше, итог { $net }
casino-war-note-lost = карта младше, итог { $net }
casino-war-note-surrendered = сдача, итог { $net }
casino-war-note-war-won = война выиграна, итог { $net }
casino-war-note-war-lost = война проиграна, итог { $net }
casino-war-note-war-tied = повторная ничья, итог { $net }
casino-war-shoe-fresh = { $left_n ->
    [one] Колод — { $decks }, не показана { $left } карта; перед каждым раундом всё перемешивают.
    [few] Колод — { $decks }, не показаны { $left } карты; перед каждым раундом всё перемешивают.
   *[many] Колод — { $decks }, не показано { $left } карт; перед каждым раундом всё перемешивают.
}
casino-war-shoe-left = { $left_n ->
    [one] Колод — { $decks }, не показана { $left } карта; перемешивание, когда из башмака выйдет от { $least } до { $most }.
    [few] Колод — { $decks }, не показаны { $left } карты; перемешивание, когда из башмака выйдет от { $least } до { $most }.
   *[many] Колод — { $decks }, не показано { $left } карт; перемешивание, когда из башмака выйдет от { $least } до { $most }.
}

# Готовые столы.
casino-war-preset-session = Партия
    .help = Двадцать раундов с записью для одного игрока, по 2 фишки, с новым перемешиванием перед каждым.
casino-war-preset-table = Обычный
    .help = До семи игроков, ставки от 2 до 100 фишек, без заранее назначенного конца.

# Настройки стола.
casino-war-option-stake = Постоянная ставка
    .help = Одна и та же ставка в каждом раунде. Если не задана, игроки выбирают ставку в пределах стола.
casino-war-option-min_stake = Наименьшая ставка
    .help = Меньше поставить нельзя, если ставка не постоянная.
casino-war-option-max_stake = Наибольшая ставка
    .help = Больше поставить нельзя, если ставка не постоянная.
casino-war-option-rounds = Раунды
    .help = Сколько раундов в партии. Если не задано, играют, пока не разойдутся.
casino-war-option-seats = { banking-option-seats }
    .help = { banking-option-seats.help }
casino-war-option-decks = Колоды
    .help = Сколько колод по 52 карты перемешивают вместе.
casino-war-option-war_tie_payout = Выплата за повторную ничью
    .help = Сколько выигрывает ставка войны, если новые карты снова равны.
casino-war-option-fresh_shuffle = Новое перемешивание
    .help = Включено: весь комплект перемешивают перед каждым раундом. Выключено: играют из одного башмака, пока не выйдет подрезная карта.
casino-war-option-cut_from = Подрезная карта: не раньше
    .help = Наименьшее число карт перед подрезной картой в башмаке.
casino-war-option-cut_to = Подрезная карта: не позже
    .help = Наибольшее число карт перед подрезной картой в башмаке.
casino-war-option-reserve_for_war = Запас на войну
    .help = Включено: ставка не больше половины фишек игрока, чтобы на войну всегда хватало.
casino-war-option-even_stakes_only = Только чётные ставки
    .help = Включено: ставки — чётное число фишек, чтобы сдача никогда не стоила половины фишки.

# Шансы. Все числа — на единицу начальной ставки.
casino-war-odds-tie = Первая ничья: { $value } ({ $exact }).
casino-war-odds-second-tie = Вторая ничья, если объявлена война: { $value } ({ $exact }).
casino-war-odds-war = Всегда воевать: { $value } на фишку ставки ({ $exact }), стандартное отклонение { $deviation }.
casino-war-odds-surrender = Всегда сдаваться: { $value } на фишку ставки ({ $exact }), стандартное отклонение { $deviation }.
casino-war-odds-best-war = Лучший ответ на ничью — война.
casino-war-odds-best-surrender = Лучший ответ на ничью: война и сдача стоят одинаково.
casino-war-odds-session = { $rounds_n ->
    [one] Партия из { $rounds } раунда:
   *[other] Партия из { $rounds } раундов:
}
casino-war-odds-session-war = всегда война — выигрыш { $win }, ничья { $draw }, проигрыш { $lose }.
casino-war-odds-session-surrender = всегда сдача — выигрыш { $win }, ничья { $draw }, проигрыш { $lose }.

# О чём спрашивают игрока.
casino-war-ask-tie = Ничья. Война или сдача с потерей половины ставки?
