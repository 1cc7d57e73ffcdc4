# «Красная собака», она же «Банк крупной карты»: название, действия, события и настройки стола.

red-dog-name = Красная собака
red-dog-tagline = Побейте следующую карту: той же масти, но старше.

# Действия: слова, которыми их называют; первое показывается.
red-dog-verb-bank = банк | поставить банк | ставлю банк
    .label = Поставить банк
    .hint = { $range ->
        [fixed] { $least }
       *[open] от { $least } до { $most }
    }
red-dog-verb-decline = отказаться | отказываюсь | без банка | нет
    .label = Отказаться
    .hint = не ставить банк и передать сдачу дальше
red-dog-verb-bet = ставка | ставлю | поставить | ставить
    .label = Ставка
    .hint = { $range ->
        [fixed] ставка здесь — { $least }
       *[open] от { $least } до { $most }
    }
red-dog-verb-cover = покрыть | покрываю | покрытие
    .label = Покрыть
    .hint = { $range ->
        [fixed] покрыть можно { $least }
       *[open] от { $least } до { $most }
    }
red-dog-verb-pass = пас | пасую | пропустить
    .label = Пас
    .hint = положить карты, не показывая их
red-dog-verb-discard = сброс | сбросить | сбрасываю
    .label = Сброс
    .hint = положить неполную руку без штрафа
red-dog-verb-show = показать | показываю
    .label = Показать
    .hint = выбрать, какую выигравшую карту показать

# До сдачи.
red-dog-got = { $seat_is ->
    [you] Вы получаете { $card }.
   *[other] { $seat } получает { $card }.
}
red-dog-lot-dealt = { $seat_is ->
    [you] Сдаёт первый туз: вам — { $card }.
   *[other] Сдаёт первый туз: { $seat } получает { $card }.
}
red-dog-lot-undecided = { $card } ничего не решает. Тянут ещё одну карту.
red-dog-first-dealer = { $seat_is ->
    [you] { $card }: первым сдаёте вы.
   *[other] { $card }: первым сдаёт { $seat }.
}
red-dog-reshuffled = { $count_n ->
    [one] Перемешана { $count } карта.
    [few] Перемешаны { $count } карты.
   *[many] Перемешано { $count } карт.
}
red-dog-bank-offered = { $seat_is ->
    [you] Вы ставите банк: { chips }.
   *[other] { $seat } ставит банк: { chips }.
}
red-dog-bank-declined = { $seat_is ->
    [you] Вы отказываетесь от банка.
   *[other] { $seat } отказывается от банка.
}
red-dog-no-deal = Карты не сдаются, раунд не засчитывается.
red-dog-dealt-out = { $seat_is ->
    [you] В этом раунде вы не играете.
   *[other] { $seat } в этом раунде не играет.
}
red-dog-entry-paid = { $seat_is ->
    [you] Вы платите за вход { chips.put }.
   *[other] { $seat } платит за вход { chips.put }.
}
red-dog-antes = { $seat_is ->
    [you] Сдаёте вы. Предварительная ставка — { chips }, игроков: { $count }. В банке { $pot }.
   *[other] Сдаёт { $seat }. Предварительная ставка — { chips }, игроков: { $count }. В банке { $pot }.
}
red-dog-antes-again = Чтобы игра продолжалась, все снова вносят предварительную ставку. В банке { $pot }.
red-dog-hands-gathered = Шестёрок и младших карт в колоде не осталось. Карты собирают и сдают заново.

# Что делает игрок.
red-dog-bet = { $seat_is ->
    [you] Вы ставите { chips.put }.
   *[other] { $seat } ставит { chips.put }.
}
red-dog-passed = { $seat_is ->
    [you] Вы пасуете.
   *[other] { $seat } пасует.
}
red-dog-passed-fine = { $seat_is ->
    [you] Вы пасуете и платите штраф: { chips }.
   *[other] { $seat } пасует и платит штраф: { chips }.
}
red-dog-discarded = { $seat_is ->
    [you] Вам недодали карт, и вы сбрасываете их без штрафа.
   *[other] Игрок { $seat }, которому недодали карт, сбрасывает их без штрафа.
}
red-dog-skipped = { $seat_is ->
    [you] Вам нечего ставить.
   *[other] Игроку { $seat } нечего ставить.
}
red-dog-turn-void = { $seat_is ->
    [you] На ваш ход не осталось карт.
   *[other] На ход игрока { $seat } не осталось карт.
}
red-dog-covered = { $seat_is ->
    [you] Вы покрываете { chips.put }; не покрыто { $uncovered }.
   *[other] { $seat } покрывает { chips.put }; не покрыто { $uncovered }.
}
red-dog-covered-all = { $seat_is ->
    [you] Вы покрываете { chips.put }. Весь банк покрыт.
   *[other] { $seat } покрывает { chips.put }. Весь банк покрыт.
}
red-dog-sealed-bet = { $seat_is ->
    [you] Вы ставите { chips.put }.
   *[other] { $seat } ставит { chips.put }.
}
red-dog-bet-sealed = { $seat_is ->
    [you] Ваша ставка закрыта: остальные увидят её, когда поставят все.
   *[other] { $seat } делает закрытую ставку.
}

# Карты, которые решают.
red-dog-card-burnt = { $card } сожжена.
red-dog-card-turned = { $seat_is ->
    [you] Вам нужно побить { $card }.
   *[other] Игроку { $seat } нужно побить { $card }.
}
red-dog-card-too-high = Открыта { $card }: старше шестёрки, в сброс.
red-dog-upcard-found = Открыта { $card }: её и нужно побить.
red-dog-card-exposed = { $card } открылась случайно и идёт в сброс.
red-dog-hand-opened = { $seat_is ->
    [you] Ваша ставка — { chips }, ваши карты: { $cards }.
   *[other] { $seat }: ставка — { chips }, карты: { $cards }.
}
red-dog-hand-unsealed = { $seat_is ->
    [you] Ваши карты: { $cards }.
   *[other] Карты игрока { $seat }: { $cards }.
}

# Расчёт.
red-dog-won = { $seat_is ->
    [you] Вы показываете { $card } и выигрываете { chips.put }.
   *[other] { $seat } показывает { $card } и выигрывает { chips.put }.
}
red-dog-won-part = { $seat_is ->
    [you] Вы выигрываете картой { $card }, но в банке осталось только { chips }.
   *[other] { $seat } выигрывает картой { $card }, но в банке осталось только { chips }.
}
red-dog-won-nothing = { $seat_is ->
    [you] Вы выигрываете картой { $card }, но банку нечем платить: ставка возвращается.
   *[other] { $seat } выигрывает картой { $card }, но банку нечем платить: ставка возвращается.
}
red-dog-lost = { $seat_is ->
    [you] Вы проигрываете { chips.put }.
   *[other] { $seat } проигрывает { chips.put }.
}
red-dog-lost-shown = { $seat_is ->
    [you] Вы показываете { $cards } и проигрываете { chips.put }.
   *[other] { $seat } показывает { $cards } и проигрывает { chips.put }.
}
red-dog-bank-returned = { $seat_is ->
    [you] Вы забираете остаток банка: { chips }.
   *[other] { $seat } забирает остаток банка: { chips }.
}
red-dog-bank-spent = От банка ничего не осталось.
red-dog-pot-divided = Банк превысил предел и делится: каждому из { $count } — { chips }, остаток { $rest } переходит дальше.
red-dog-pot-shared = Игра окончена, банк делится поровну: каждому — { chips }.
red-dog-pot-shared-odd = Игра окончена, банк делится: каждому — { chips }, и ещё { $odd } по одной, начиная слева от сдающего.

# Ошибки с настоящими картами.
red-dog-misdealt-none = { $seat_is ->
    [you] Вам не сдали карт: этот раунд вы пропускаете.
   *[other] { $seat } без карт и пропускает этот раунд.
}
red-dog-misdealt-over = { $seat_is ->
    [you] Вам сдали лишнюю карту: этот раунд вы пропускаете.
   *[other] { $seat } получает лишнюю карту и пропускает этот раунд.
}
red-dog-misdealt-short = { $seat_is ->
    [you] Вам недодали карт: можно поставить или сбросить их без штрафа.
   *[other] Игроку { $seat } недодали карт: можно поставить или сбросить их без штрафа.
}
red-dog-top-exposed = Верхняя карта случайно открылась.
red-dog-paid-by-mistake = { $seat_is ->
    [you] Вы по ошибке внесли { chips.put }. Они остаются в банке.
   *[other] { $seat } по ошибке вносит { chips.put }. Они остаются в банке.
}
red-dog-overpaid = { $seat_is ->
    [you] Вам заплатили лишнее: { chips }.
   *[other] { $seat } получает лишнее: { chips }.
}
red-dog-overpayment-returned = { $seat_is ->
    [you] Вы возвращаете лишнее: { chips }.
   *[other] { $seat } возвращает лишнее: { chips }.
}

# Стол.
red-dog-pot = Банк
red-dog-bank = Банк
red-dog-pool = Пул
red-dog-draw = Кто сдаёт первым
red-dog-upcard = Карта банка
red-dog-turned = Открытые карты
red-dog-seat-deals = { $seat_is ->
    [you] Вы, сдаёте
   *[other] { $seat }, сдаёт
}
red-dog-seat-banks = { $seat_is ->
    [you] Вы, банкомёт
   *[other] { $seat }, банкомёт
}
red-dog-note-fund = { $amount }
red-dog-note-uncovered = { $amount }, не покрыто { $uncovered }
red-dog-note-stock = { $count_n ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[many] в колоде { $count } карт
}
red-dog-note-out = не играет
red-dog-note-bet = ставка { $amount }
red-dog-note-sealed = закрытая ставка
red-dog-note-won = выигрыш, ставка { $amount }
red-dog-note-lost = проигрыш, ставка { $amount }
red-dog-note-passed = пас
red-dog-note-discarded = сброс без штрафа
red-dog-note-skipped = нет фишек
red-dog-note-void = не хватило карт
red-dog-note-none = без карт
red-dog-note-over = лишняя карта
red-dog-note-short = не хватает карт
red-dog-note-net = итог { $net }
red-dog-note-and-net = { $note }, итог { $net }
red-dog-stock = { $count_n ->
    [one] В колоде осталась { $count } карта.
    [few] В колоде остались { $count } карты.
   *[many] В колоде осталось { $count } карт.
}
red-dog-seen = { $count_n ->
    [one] Все видели { $count } карту: { $cards }.
    [few] Все видели { $count } карты: { $cards }.
   *[many] Все видели { $count } карт: { $cards }.
}

# Стол, каким его рисует браузер.
red-dog-ask-bank = Сдавать вам. Сколько поставите в банк?
red-dog-ask-bet = Побьёт ли ваша рука следующую карту? Ставьте или пасуйте.
red-dog-ask-show = Вы выиграли. Какую карту показать?
red-dog-ask-cover = Сколько банка вы покроете? Рук ещё никто не видел.
red-dog-ask-sealed = Сколько ставите? Рук ещё никто не видел.
red-dog-situation = { $cards }
red-dog-pass-costs = штраф { $fine }
red-dog-pass-free = бесплатно
red-dog-quick-least = мин.
    .told = Наименьшая: { $amount }
red-dog-quick-half = ½
    .told = Половина: { $amount }
red-dog-quick-most = макс.
    .told = Наибольшая: { $amount }
red-dog-show-card = Показать { $card }
red-dog-uncovered = не покрыто { $amount }
red-dog-card-of = против руки: { $name }
red-dog-card-of-you = против вашей руки
red-dog-look = Рассмотреть: { $name }
red-dog-no-hand = В этом раунде без карт.
red-dog-you-bank = Вы держите банк и играете без карт.
red-dog-mark-dealer = Сдающий
    .letter = С
red-dog-mark-banker = Банкомёт
    .letter = Б
red-dog-mark-sealed = закрыта
red-dog-mark-won = выигрыш
red-dog-mark-lost = проигрыш
red-dog-mark-passed = пас
red-dog-mark-discarded = без ставки
red-dog-mark-skipped = нет фишек
red-dog-mark-void = нет карты

# Что стоит знать перед решением.
red-dog-warn-fine = Пас стоит { $fine } — столько же, сколько можно проиграть на наименьшей ставке.
red-dog-warn-fine-other = Пас стоит { $fine }; наименьшая ставка — { $least }.
red-dog-warn-blind = Ставка делается вслепую: своих карт вы не видите.
red-dog-warn-bank = Весь поставленный банк можно проиграть.

# Готовые столы.
red-dog-preset-base = Банк
    .help = Все вносят в банк предварительную ставку. По очереди ставят на то, что рука побьёт следующую карту, — хоть на весь банк, — или пасуют со штрафом.
red-dog-preset-burn = Сожжённая карта
    .help = Как игра на банк, но перед каждой решающей картой ещё одна показывается и сбрасывается.
red-dog-preset-bank = Против банкомёта
    .help = Сдающий ставит банк, остальные по очереди играют против него, глядя в свои карты.
red-dog-preset-six-spot = Шестёрка, банкомёт
    .help = Для всех открывают одну карту не старше шестёрки. По очереди покрывают часть банка, не глядя в свои карты.
red-dog-preset-pool = Шестёрка, пул
    .help = По три карты, одна карта не старше шестёрки для всех и закрытые ставки вслепую, все сразу.

# Настройки стола.
red-dog-option-variant = Вид игры
    .help = На общий банк; против банка сдающего; или «шестёрка», где одна карта не старше шестёрки на всех: против банкомёта или на пул.
    .base = На общий банк
    .bank = Против банкомёта
    .six_banker = Шестёрка, банкомёт
    .six_pool = Шестёрка, пул
red-dog-option-burn = Сжигать карту
    .help = Включено: перед каждой решающей картой верхняя карта показывается и сбрасывается.
red-dog-option-seats = Места
    .help = Сколько человек может играть за столом.
red-dog-option-ante = Предварительная ставка
    .help = Сколько все вносят перед каждой сдачей. В игре на банк это ещё и наименьшая ставка, и штраф за пас.
red-dog-option-hand = Карт на руках
    .help = По числу игроков: пять, а если их больше восьми или карт не хватает — четыре. Или всегда пять, или всегда четыре.
    .auto = По числу игроков
red-dog-option-pot_limit = Предел банка
    .help = Банк больше этого в конце раунда делится между игроками. Без числа он растёт дальше.
red-dog-option-reante_below_min = Доносить в малый банк
    .help = Включено: все снова вносят предварительную ставку и тогда, когда после выигрыша в банке осталось меньше неё.
red-dog-option-burn_three_cards = Три карты на девятерых
    .help = Включено: со сжиганием карты могут играть девять и десять человек, по три карты.
red-dog-option-min_bet = Наименьшая ставка
    .help = Сколько нужно ставить по меньшей мере против банка или в пуле.
red-dog-option-pass_fee = Плата за пас
    .help = Сколько стоит пас в игре против банка. Плата идёт в банк.
red-dog-option-partial = Когда пула не хватает
    .help = Что получает первый победитель, которому пул не может заплатить полностью: остаток пула или только свою ставку.
    .rest = Остаток
    .none = Возврат ставки
red-dog-option-first_dealer = Первый сдающий
    .help = Карты открывают по кругу до первого туза, или всё решает одна карта.
    .ace = Первый туз
    .random = Одна карта
red-dog-option-entry_fee = Плата за вход
    .help = Сколько вносит в банк сверх первой предварительной ставки тот, кто сел за стол позже.

red-dog-bots = Как играют боты
    .usual = каждый по-своему
    .careful = осторожно
    .bold = смело
    .exact = по точному расчёту
