# Кассино: название, действия, события и настройки стола.

cassino-name = Кассино
cassino-tagline = Берите карты по номиналу, готовьте построения и очищайте стол.

# Действия: слова, которыми их называют; первое показывается.
cassino-verb-capture = взять | беру | брать | взятие
    .label = Взять
    .hint = забрать карты со стола картой того же номинала
cassino-verb-build = построить | строю | строить | построение
    .label = Построить
    .hint = сложить карты, чтобы потом забрать их картой, которая останется на руке
cassino-verb-extend = дополнить | дополняю | дополнение | добавить
    .label = Дополнить
    .hint = добавить к построению ещё одну группу того же номинала
cassino-verb-increase = увеличить | увеличиваю | увеличение | поднять
    .label = Увеличить
    .hint = увеличить номинал одиночного построения
cassino-verb-trail = сбросить | сбрасываю | сброс
    .label = Сбросить
    .hint = положить карту на стол свободной

# Слова перед частями действия, например «построить 7 картой 2♥ на 5♣», «увеличить до 8 картой 3♣».
cassino-with = картой | с
cassino-on = на | поверх
cassino-to = до

# Что произошло.
cassino-drew = { $seat_is ->
    [you] Вы тянете жребий: { $card }.
   *[other] { $seat } тянет жребий: { $card }.
}
cassino-lot-tied = Карты одного ранга, жребий тянут ещё раз.
cassino-dealer-found = { $seat_is ->
    [you] Ваша карта старше, первым дилером будете вы.
   *[other] Карта старше у игрока { $seat }: это первый дилер.
}
cassino-shuffled = Вся колода перемешана.
cassino-dealt-table = На стол: { $card }.
cassino-dealt = { $seat_is ->
    [you] Вы получаете { $card }.
   *[other] { $seat } получает { $card }.
}
cassino-last-portion = Последние! Это последние карты раздачи.
cassino-captured = { $seat_is ->
    [you] Вы берёте { $cards } картой { $card }.
   *[other] { $seat } берёт { $cards } картой { $card }.
}
cassino-swept = { $seat_is ->
    [you] Вы очищаете стол.
   *[other] { $seat } очищает стол.
}
cassino-built = { $seat_is ->
    [you] Вы строите { $value }: { $card } на { $cards }.
   *[other] { $seat } строит { $value }: { $card } на { $cards }.
}
cassino-extended = { $seat_is ->
    [you] Вы дополняете построение { $value } картой { $card }.
   *[other] { $seat } дополняет построение { $value } картой { $card }.
}
cassino-extended-with = { $seat_is ->
    [you] Вы дополняете построение { $value } картой { $card } и картами со стола: { $cards }.
   *[other] { $seat } дополняет построение { $value } картой { $card } и картами со стола: { $cards }.
}
cassino-increased = { $seat_is ->
    [you] Вы увеличиваете построение { $before } до { $value } картой { $card }.
   *[other] { $seat } увеличивает построение { $before } до { $value } картой { $card }.
}
cassino-increased-with = { $seat_is ->
    [you] Вы увеличиваете построение { $before } до { $value } картой { $card } и добавляете со стола { $cards }.
   *[other] { $seat } увеличивает построение { $before } до { $value } картой { $card } и добавляет со стола { $cards }.
}
cassino-merged = Оба построения { $value } теперь одно.
cassino-trailed = { $seat_is ->
    [you] Вы сбрасываете { $card }.
   *[other] { $seat } сбрасывает { $card }.
}
cassino-timed-out = { $seat_is ->
    [you] Вы не сделали ход сами (подряд: { $missed } из { $most }).
   *[other] { $seat } не делает ход (подряд: { $missed } из { $most }).
}
cassino-remainder = { $seat_is ->
    [you] Последнее взятие было вашим, остаток стола достаётся вам: { $cards }.
   *[other] Последнее взятие сделал игрок { $seat }, ему достаётся остаток стола: { $cards }.
}
cassino-scored = { $seat_is ->
    [you] { $points_n ->
        [one] За раздачу у вас { $points } очко ({ $lines }), всего { $total }.
        [few] За раздачу у вас { $points } очка ({ $lines }), всего { $total }.
       *[many] За раздачу у вас { $points } очков ({ $lines }), всего { $total }.
    }
   *[other] { $points_n ->
        [one] { $seat }: { $points } очко за раздачу ({ $lines }), всего { $total }.
        [few] { $seat }: { $points } очка за раздачу ({ $lines }), всего { $total }.
       *[many] { $seat }: { $points } очков за раздачу ({ $lines }), всего { $total }.
    }
}
cassino-scored-nothing = { $seat_is ->
    [you] За раздачу вы очков не получаете, всего { $total }.
   *[other] { $seat }: за раздачу очков нет, всего { $total }.
}
cassino-score-cards = больше карт ({ $count }) { $points }
cassino-score-spades = больше пик ({ $count }) { $points }
cassino-score-aces = тузы { $points }
cassino-score-ten = 10♦ { $points }
cassino-score-two = 2♠ { $points }
cassino-score-sweeps = очистки стола { $points }
cassino-match-won = { $seat_is ->
    [you] Вы выигрываете партию.
   *[other] { $seat } выигрывает партию.
}
cassino-forfeited = { $seat_is ->
    [you] Вы не сделали ход три раза подряд и проигрываете партию.
   *[other] { $seat } не делает ход третий раз подряд и проигрывает партию.
}

# Что стоит знать перед ходом.
cassino-warn-bound = На столе ваше построение { $value }: сбрасывать нельзя, и если не забрать его сейчас, на руке должна остаться карта { $value }.
cassino-warn-keep = На столе ваше построение { $value }: если не забрать его сейчас, на руке должна остаться карта { $value }.

# Места на столе и краткие пометки рядом с ними.
cassino-table = Стол
cassino-build-label = Построение { $value }
cassino-build-note = { $seat_is ->
    [you] { $groups_n ->
        [one] одиночное, ваше
        [few] { $groups } группы, ваше
       *[many] { $groups } групп, ваше
    }
   *[other] { $groups_n ->
        [one] одиночное, связан игрок { $seat }
        [few] { $groups } группы, связан игрок { $seat }
       *[many] { $groups } групп, связан игрок { $seat }
    }
}
cassino-taking = Последнее взятие
cassino-note = { $parts }
cassino-note-score = счёт { $score }
cassino-note-deals = дилер
cassino-note-sweeps = { $count_n ->
    [one] { $count } очистка стола ({ $cards })
    [few] { $count } очистки стола ({ $cards })
   *[many] { $count } очисток стола ({ $cards })
}
cassino-note-captured = { $count_n ->
    [one] взята { $count } карта
    [few] взяты { $count } карты
   *[many] взято { $count } карт
}
cassino-stock = { $left_n ->
    [0] Порция { $portion } из { $portions }, последняя.
    [one] Порция { $portion } из { $portions }, в запасе { $left } карта.
    [few] Порция { $portion } из { $portions }, в запасе { $left } карты.
   *[many] Порция { $portion } из { $portions }, в запасе { $left } карт.
}

# За столом в браузере: что спрашивают и что написано на кнопках. `.small` стоит в середине предложения.
cassino-ask-card = Ваш ход: выберите карту с руки.
cassino-ask-hand = Какой картой с руки?
cassino-ask-with = С чем сыграть { $card }?
cassino-ask-alone = К { $card } на столе ничего не подходит.
cassino-ask-more = Что ещё взять вместе с { $cards }?
cassino-ask-play = { $play }?
cassino-ask-or = { $first } или { $second }?
cassino-ask-which = Какой ход?
cassino-ask-amiss = Карта { $card } с { $cards } не играется.
cassino-do-capture = Взять { $cards }
    .small = взять { $cards }
cassino-do-capture-many = { $count_n ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
   *[many] Взять { $count } карт
}
    .small = { $count_n ->
        [one] взять { $count } карту
        [few] взять { $count } карты
       *[many] взять { $count } карт
    }
cassino-do-build = Построить { $value }
    .small = построить { $value }
cassino-do-extend = Дополнить { $value }
    .small = дополнить { $value }
cassino-do-increase = Увеличить до { $value }
    .small = увеличить до { $value }
cassino-do-trail = Сбросить { $card }
    .small = сбросить { $card }
cassino-why = Почему нельзя?
cassino-why-trail = Почему нельзя сбросить?
cassino-hand = Рука
cassino-fits = подходит
cassino-bare = Стол пуст.
cassino-yours = ваше
cassino-yours-keep = ваше: держите { $value }
cassino-held = { $count_n ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
cassino-cards = { $count_n ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cassino-sweeps = { $count_n ->
    [one] { $count } очистка
    [few] { $count } очистки
   *[many] { $count } очисток
}
cassino-left = { $count_n ->
    [one] в запасе { $count } карта
    [few] в запасе { $count } карты
   *[many] в запасе { $count } карт
}
cassino-last = Последние
cassino-sheet = Счёт за эту раздачу
cassino-line-cards = Больше карт
cassino-line-spades = Больше пик
cassino-line-aces = Тузы
cassino-line-ten = 10♦
cassino-line-two = 2♠
cassino-line-sweeps = Очистки стола
cassino-line-deal = За раздачу
cassino-line-match = Партия
cassino-won-you = Вы выиграли партию!
cassino-won-other = Партию выиграл игрок { $name }.

# Сколько стоит каждый ход.
cassino-worths = Цены
cassino-worths-estimated = На сколько очков вы в среднем выиграете эту сдачу при каждом ходе. Карты, которых вы не видите, много раз угадываются наудачу, поэтому у каждой цены есть погрешность (±).
cassino-worths-close = На сколько очков вы в среднем выиграете эту сдачу при каждом ходе. Карты, которых вы не видите, много раз угадываются наудачу, поэтому у каждой цены есть погрешность (±): лучшие ходы слишком близки, чтобы выбрать из них один.
cassino-worths-exact = На сколько очков вы выиграете эту сдачу при каждом ходе, если дальше оба играют безошибочно. В последней порции все карты известны, поэтому цены точные.
cassino-worths-wait = Когда придёт ваш ход, здесь будут цены всех ходов.
cassino-worths-hidden = Цены скрыты. После хода явные ошибки появятся ниже.
cassino-worths-off = За этим столом у ходов нет цен.

# Готовые столы.
cassino-preset-match = Партия
    .help = Строгие правила, до 21 очка.
cassino-preset-short = Короткая партия
    .help = Строгие правила, до 11 очков.
cassino-preset-free = Мягкие правила
    .help = До 21 очка: строитель может сбрасывать, построение можно дополнить сразу несколькими группами, картинка может взять три.

# Настройки стола.
cassino-option-target = Очков для победы
    .help = Партия кончается после раздачи, в которой кто-то набрал столько очков; побеждает больший общий счёт.
cassino-option-first_dealer = Первый дилер
    .help = По жребию оба тянут по карте, и сдаёт тот, у кого она старше; туз самый младший. Или первым сдаёт одно из мест.
    .lot = по жребию
    .seat-0 = первое место
    .seat-1 = второе место
cassino-option-same_value_builds = Построения одного номинала
    .help = Они могут объединяться, и тогда построение каждого номинала только одно, или оставаться отдельными: тогда одна карта берёт любые из них.
    .merge = объединяются
    .separate = остаются отдельными
cassino-option-extend_multi = Дополнять несколькими группами
    .help = Включено: за один ход к построению можно добавить несколько групп. Выключено: ровно одну.
cassino-option-increase_own = Увеличение своего построения
    .help = Что должно остаться на руке, когда вы увеличиваете своё построение: карта нового номинала или ещё и карта старого. Это можно и запретить: тогда увеличивают только построения соперника.
    .new_only = новый номинал
    .both = оба номинала
    .never = запрещено
cassino-option-free_trail = Строитель может сбрасывать
    .help = Включено: пока ваше построение на столе, сбрасывать можно, если для него остаётся карта. Выключено: нельзя.
cassino-option-face_three = Три картинки
    .help = Включено: валет, дама или король берёт одну карту своего ранга или все три. Выключено: ровно одну.
cassino-option-show_counts = Показывать число взятых карт
    .help = Включено: все видят, сколько карт взял каждый. Выключено: их считают после раздачи.

cassino-bots = Сила ботов
    .easy = слабая
    .medium = средняя
    .hard = высокая
