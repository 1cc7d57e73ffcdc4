# Страницы в браузере: то, что на них есть при любой игре.

# Везде
client-skip = Перейти к содержанию
client-close = Закрыть
client-language = Язык
client-lost = Связь прервалась. Место за вами: когда связь вернётся, игра продолжится сама.
client-outdated = Вышла новая версия. Обновите страницу.
client-reload = Обновить
client-out-of-reach = Комната сейчас недоступна. Как только связь появится, страница продолжит работу сама.
client-unreached = Нет связи с комнатой. Проверьте подключение и попробуйте ещё раз.
client-ended = Сеанс завершён. Войдите снова.
client-banned = Хозяин закрыл вам доступ в эту комнату.
client-to-lobby = К списку столов
client-missing = Такой страницы нет
client-sign-in = Войти
client-host = Хозяин
client-you = Вы
client-on = да
client-off = нет
client-copy = Скопировать
client-copied = Скопировано.
client-not-copied = Браузер не даёт странице копировать. Текст выделен: скопируйте его с клавиатуры.
client-send = Отправить

# Зал
client-what-to-play = Во что сыграем?
client-promise = Каждую раздачу можно проверить. Каждая фишка учтена. Играют не на деньги.
client-your-name = Ваше имя
client-have-account = У меня есть учётная запись
client-animals = Выдра | Цапля | Рысь | Барсук | Сорока | Заяц | Ворон | Бобр
client-your-tables = Ваши столы
client-private-table = закрытый стол
client-back-to-table = Вернуться за стол
client-play-now = Играть
client-guide = Правила
client-open-tables = Открытые столы
client-new-table = Открыть свой стол
client-no-tables = Открытых столов пока нет. Кнопка «Играть» откроет стол.
client-table-of = стол игрока { $name }
client-seats-taken = занято мест: { $taken } из { $all }
client-watch = Смотреть
client-sit-down = Сесть

# Стол
client-coming = Минуту…
client-the-table = Стол
client-round = Раунд { $round }
client-round-of = Раунд { $round } из { $of }
client-round-opened = Раунд { $round }
client-seat-taken = { $name } садится за стол.
client-seat-left-choice = { $name } уходит из-за стола.
client-seat-left-lost = Место освободилось: { $name } слишком долго не на связи.
client-seat-left-missed = Место освободилось: { $name } слишком часто не успевает сделать ход.
client-seat-left-short = Место освободилось: у игрока { $name } не хватает фишек.
client-seat-left-removed = Хозяин комнаты удалил игрока { $name } из-за стола.
client-seat-left-closed = Стол закрывается, { $name } уходит.
client-seat-left-sat-out = Место освободилось: { $name } слишком долго пропускает раунды.
client-closing = Стол закроется, как только закончится эта раздача.
client-closing-reason = Хозяин комнаты говорит: «{ $reason }»
client-lost-seat-lost = Вас слишком долго не было на связи, и место освободили.
client-lost-seat-missed = Вы слишком часто не успевали сделать ход, и место освободили.
client-lost-seat-short = На следующий раунд вам не хватило фишек, и место освободили.
client-lost-seat-removed = Хозяин комнаты удалил вас из-за этого стола.
client-lost-seat-closed = Стол закрывался, и вы ушли из-за него.
client-lost-seat-sat-out = Вы слишком долго пропускали раунды, и место освободили.
client-lost-chips = В кошелёк вернулось фишек: { $chips }.
client-sit-again = Сесть снова
client-understood = Понятно
client-sit-out = Пропускать
client-sitting-out = пропускает
client-sitting-out-told = Вы пропускаете раунды. Место остаётся за вами до 20 раундов или 15 минут.
client-play-again = Вернуться в игру
client-stayed-out = { $seat_is ->
    [you] Вы пропускаете следующие раунды.
   *[other] { $seat } пропускает следующие раунды.
}
client-came-back = { $seat_is ->
    [you] Со следующего раунда вы снова в игре.
   *[other] { $seat } со следующего раунда снова в игре.
}
client-pause = Поставить стол на паузу
client-pause-ask = Попросить о паузе
client-pause-not = Пауза не нужна
client-pause-too = Я тоже за паузу
client-pause-wanted = О паузе просят: { $names }. Стол встанет на паузу, когда попросят все.
client-pausing = Когда раунд закончится, стол встанет на паузу.
client-paused = Стол на паузе ({ $name }). Время ни у кого не идёт.
client-paused-agreed = Стол на паузе по общему согласию. Время ни у кого не идёт.
client-resume = Продолжить игру
client-table-paused = { $name } ставит стол на паузу.
client-table-paused-agreed = О паузе попросили все: стол на паузе.
client-table-resumed = { $name } продолжает игру.
client-table-resumed-late = Пауза длилась два часа, игра продолжается.
client-name-changed = { $before } теперь зовётся { $name }.
client-turned-away-seat = Место, которого вы ждали, вам не досталось.
client-turned-away-chips = Фишки, которые вы хотели добавить, остались в кошельке.
client-chips-brought = { $seat_is ->
    [you] Вы добавляете фишек: { $chips }.
   *[other] { $seat } добавляет фишек: { $chips }.
}
client-cut-left-out = { $seat_is ->
    [you] По словам комнаты, вы показали снятие, но вовремя его не раскрыли, поэтому пропускаете этот раунд.
   *[other] { $seat } пропускает раунд: снятие показано, но вовремя не раскрыто.
}
client-cut-denied = По словам комнаты, вы не раскрыли снятие вовремя. Ваш браузер отправил его в { $time }, и комната ответила: { $answer }. Если вы успели вовремя, комната сдаёт нечестно: сохраните отправленное и ответ и покажите остальным.
client-cut-denied-done = принято
client-cut-denied-nothing = пока ничего
client-cut-denied-save = Сохранить отправленное
client-shuffle-void = Перемешивание недействительно: снятие не раскрыли. Заведение запечатывает новое.
client-receipt-last = Квитанция за последний раунд
client-leave = Уйти
client-leave-now = Уйти сейчас?
client-leave-after = После раунда
client-leave-at-once = Уйти сейчас
client-leave-not = Остаться
client-leave-costs-cheapest = Раунд ещё идёт. Если уйти сейчас, вашу руку доиграют за вас самыми осторожными ходами; выигрыш поступит в ваш кошелёк.
client-leave-costs-bot = Раунд ещё идёт. Если уйти сейчас, вашу руку доиграет бот; выигрыш поступит в ваш кошелёк.
client-leave-costs-match = Партия ещё не окончена. Если уйти сейчас, вы её проиграете.
client-leaving = уходит
client-bot = бот
client-away = не на связи
client-watching = { $count_n ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}
client-no-round-yet = Ни одного раунда ещё не сыграно.
client-your-turn = Ваш ход.
client-your-turn-short = Ваш ход
client-cutting = Игроки снимают колоду…
client-next-soon = Следующий раунд вот-вот начнётся.
client-waiting-for = Ждём: { $names }.
client-next-round = Следующий раунд
client-new-match = Новая партия
client-new-sitting = Новая партия
client-over-match = Партия окончена. Скоро начнётся следующая.
client-over-sitting = Партия окончена. Скоро начнётся следующая.
client-same-bet = Та же ставка: { $chips }
client-key-enter = Enter
client-not-answering = Комната пока не отвечает. Ваш выбор отправлен, повторять его не нужно.
client-more-time = Добавить времени
client-join = Выберите имя — и вы за столом. Фишки бесплатные и вне этой комнаты ничего не стоят.
client-join-full = Все места заняты, но можно смотреть. Выберите имя, чтобы писать в чат и сесть, когда место освободится.
client-table-full = Все места заняты. Пока вы смотрите; сесть можно, как только освободится место.
client-seat-coming = Вы сядете за стол, когда закончится этот раунд.
client-come-in = Войти
client-elsewhere = Вы играете за этим столом в другом окне. Здесь можно только смотреть.
client-play-here = Играть здесь
client-table-closed = Этот стол закрыт.
client-table-closed-host = Хозяин комнаты закрыл этот стол.
client-table-closed-unused = Стол закрыт: за ним давно никого не было.
client-more-of-table = Ещё об этом столе
client-story = События
client-story-empty = Пока ничего не произошло.
client-rules = Правила
client-check = Проверка
client-chat = Чат
client-unread = { $count_n ->
    [one] { $count } непрочитанное сообщение
    [few] { $count } непрочитанных сообщения
   *[many] { $count } непрочитанных сообщений
}
client-chat-empty = Пока никто ничего не сказал.
client-chat-line = Ваше сообщение
client-reactions = Реакции
client-reaction-clap = Отлично сыграно!
client-reaction-laugh = Ха-ха!
client-reaction-wow = Ого!
client-reaction-sad = Ой, нет!
client-reaction-luck = Удачи!
client-reaction-thanks = Спасибо!
client-reacted = { $name }: { $reaction }
client-hide = Скрыть чьи-то сообщения
    .help = Вместе с реакциями они скрыты только в этом браузере. Другие этого не заметят.
client-chat-hint = Наберите !помощь, чтобы играть отсюда

# Решения
client-amount = Сколько фишек
client-less = Меньше
client-more = Больше
client-half = ½
    .told = Половина: { $amount }
client-double = ×2
    .told = Вдвое: { $amount }
client-most = макс.
    .told = Наибольшая: { $amount }
client-range = от { $least } до { $most }
client-on-average = в среднем { $value }
client-chose-best = Вы сыграли наилучшим образом.
client-chose-well = Ни один другой выбор не был заметно лучше вашего.
client-chose-other-chips = Лучшим было решение «{ $best }»: в среднем { $most } фишки; вы выбрали «{ $chosen }»: { $worth }.
client-chose-other-points = Дороже всего обошёлся ход «{ $chosen }»: в среднем { $worth } очка; ход «{ $best }» стоил { $most }.
client-best = лучше всего
client-exact = точно
client-worth-points = На сколько очков вы в среднем выигрываете сдачу

# Тренировка
client-practice = Тренировка
client-practice-help = Цена вариантов скрыта, пока вы не сделали выбор; потери от ошибок подсчитываются.
client-practice-told-chips = { $decisions_n ->
    [one] { $decisions } решение.
    [few] { $decisions } решения.
   *[many] { $decisions } решений.
} { $mistakes_n ->
    [0] Ошибок нет.
    [one] { $mistakes } ошибка, в среднем она стоила { $cost } фишки.
    [few] { $mistakes } ошибки, в среднем они стоили { $cost } фишки.
   *[many] { $mistakes } ошибок, в среднем они стоили { $cost } фишки.
}
client-practice-told-points = { $decisions_n ->
    [one] { $decisions } решение.
    [few] { $decisions } решения.
   *[many] { $decisions } решений.
} { $mistakes_n ->
    [0] Явных ошибок нет.
    [one] { $mistakes } явная ошибка, в среднем она стоила { $cost } очка.
    [few] { $mistakes } явные ошибки, в среднем они стоили { $cost } очка.
   *[many] { $mistakes } явных ошибок, в среднем они стоили { $cost } очка.
}
client-practice-mistake = Вы выбрали «{ $chosen }»: { $worth }; «{ $best }» стоило { $most }.
client-practice-again = Начать заново

# Место за столом
client-bring = Сколько фишек взять
client-bring-more = Добавить фишек
client-bring-later = Они появятся на столе, когда закончится раунд.
client-short = На следующий раунд вам не хватает фишек. Место ненадолго остаётся за вами.
client-in-wallet = В кошельке: { $chips }
client-which-seat = Место
client-any-seat = любое

# Правила стола
client-whole-guide = Полные правила этой игры
client-invite = Позвать
client-promises = Что обещает этот стол
client-decision = Время на решение
client-reserve = Запас времени на партию
client-hold = Сколько ждать потерявшего связь
client-stand-in = Потом за него играет
client-stand-in-cheapest = ход, который рискует меньше всего
client-stand-in-bot = бот
client-no-limit = без ограничения
client-seconds = { $count_n ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}

# Печать
client-seal = Печать и снятия
client-seal-none = ещё не запечатано
client-seal-closed = запечатано
client-seal-cut = { $cuts_n ->
    [one] запечатано · { $cuts } снятие
    [few] запечатано · { $cuts } снятия
   *[other] запечатано · { $cuts } снятий
}
client-seal-opened = печать вскрыта
client-seal-told = До ставок заведение прячет под печать свою часть перемешивания, а каждый игрок добавляет снятие, поэтому в одиночку карты не выберет никто. Потом печать вскрывают, и ваш браузер может сам проверить каждую карту.
client-seal-commitment = Печать, показанная до снятий
client-seal-itself = Секрет под печатью
client-seal-fingerprint = Печать — это SHA-256-отпечаток этого секрета и всего, что было до него, поэтому выглядят они по-разному.
client-cut-of = Снятие: { $name }
client-own-cut = Ваши слова для следующего снятия
client-cut-random = случайно
client-cut-help = Если ничего не вписать, колоду случайно снимет ваше устройство.
client-cut-next = Эти слова войдут в следующее перемешивание.

# Карты для тех, кто слушает
card-name = { $rank } { $suit }
card-face-down = карта рубашкой вверх
rank-2 = двойка
rank-3 = тройка
rank-4 = четвёрка
rank-5 = пятёрка
rank-6 = шестёрка
rank-7 = семёрка
rank-8 = восьмёрка
rank-9 = девятка
rank-10 = десятка
rank-J = валет
rank-Q = дама
rank-K = король
rank-A = туз
suit-club = треф
    .letter = Т
suit-diamond = бубен
    .letter = Б
suit-heart = червей
    .letter = Ч
suit-spade = пик
    .letter = П
client-more-pages = Ещё в этой комнате
client-figures = Ваши показатели
client-leaderboards = Таблицы лидеров
client-drills = Тренировка
client-drills-of = Тренировка: { $game }
client-fair = Честно ли это?
