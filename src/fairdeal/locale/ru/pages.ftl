# Страницы браузера, кроме зала и столов: повторы, проверки, история, правила игр.

# На всех этих страницах
pages-where = Где вы
pages-more = Показать ещё
pages-look = Повтор
pages-round = Раунд { $round }
pages-round-void = Раунд { $round }, отменён

# Повтор
pages-replay = Повтор
pages-replay-title = Раунд { $round }, шаг за шагом
pages-replay-of = Раунд шаг за шагом
pages-replay-opens = Начинается раунд { $round }.
pages-replay-opens-of = Начинается раунд { $round } из { $of }.
pages-replay-chosen = Решение принято.
pages-replay-goes-on = Движутся фишки.
pages-replay-face-down = Сдана закрытая карта.
pages-replay-void = Этот раунд отменён: ставки вернулись, и он не в счёт.
pages-replay-first = К началу
pages-replay-back = На шаг назад
pages-replay-on = На шаг вперёд
pages-replay-last = К концу
pages-replay-play = Играть
pages-replay-pause = Пауза
pages-replay-step = Шаг
pages-replay-step-of = { $step } из { $of }
pages-replay-keys = Клавиши: ← и → — на шаг назад и вперёд, Home и End — в начало и в конец.
pages-round-before = Предыдущий раунд
pages-round-after = Следующий раунд
pages-round-choose = Раунд
pages-view = Чьими глазами
pages-view-own = Ваш вид
pages-view-watcher = Вид зрителя
pages-view-whole = Весь стол
pages-view-closed = Весь стол можно увидеть, когда печать этого перемешивания вскрыта.
pages-link = Этот момент
pages-link-told = Ссылка на этот шаг
pages-words-told = Раунд словами
pages-share-make = Создать общую ссылку
pages-share-help = Эту ссылку откроют игроки раунда и хозяева комнаты. Общую ссылку откроет кто угодно: раунд виден в ней так, как вы видите его сейчас.
pages-share-link = Общая ссылка
pages-share-closed = Когда печать этого раунда вскроют, можно будет создать ссылку для всех.
pages-shared = Раунд, которым поделился игрок
pages-shared-play = Сыграть здесь
pages-record = Запись
pages-record-told = В записи есть каждая карта, каждое действие и каждая фишка партии. Проверить её может кто угодно — без сети и без нас.
pages-record-load = Скачать запись
pages-record-check = Проверить запись здесь
pages-record-line = Проверить из командной строки

# Проверка перемешивания
pages-check-title = Проверить раздачу
pages-check-this = Проверить раздачу
pages-check-last = Проверить последнюю раздачу
pages-check-none-yet = За этим столом ещё не вскрыли ни одной печати. Когда вскроют, раздачу можно будет проверить здесь.
pages-check-told = Ваш браузер сам перемешает карты заново, по печати и снятиям, и сравнит их с теми, что были сданы. Верить на слово никому не нужно.
pages-check-works = Проверяем…
pages-check-void = Перемешивание недействительно: снятие не раскрыли, и карт из него не сдавали.
pages-check-untold = В записях этой версии не сказано, какие карты перемешивали посреди раунда. «fairdeal verify» вычисляет это по правилам игры.
pages-check-by-hand = Этот раунд сдан вручную, печати у него нет.
pages-check-closed = Печать этого перемешивания ещё не вскрыта. Её вскроют, когда карты кончатся, и тогда раздачу можно будет проверить.
pages-check-holds = Всё сходится. Эти карты никто не выбирал.
pages-check-holds-alone = Всё сходится. Но никто из игроков не снимал, и порядок карт определило одно заведение.
pages-check-broken = Эта раздача не сходится. Первая ошибка — в шаге { $step }.
pages-check-witnessed = Ваш браузер получил эту печать до того, как сдали карты.
pages-check-receipt-true = Ваш браузер сохранил квитанцию этого раунда, когда его играли, и она совпадает: до этого места ничего не пропущено и не изменено.
pages-check-receipt-false = Ваш браузер сохранил другую квитанцию этого раунда. Здесь показано не то, что было сыграно.
pages-check-receipt = Квитанция этого раунда
pages-check-nth = Перемешивание { $shuffle } из { $count }
pages-check-links-true = { $count_n ->
    [1] Квитанция этой партии, сохранённая вашим браузером, сходится.
   *[other] Квитанции этой партии, сохранённые вашим браузером, сходятся: { $count }.
}
pages-check-links-false = Квитанции этой партии, сохранённые вашим браузером, не совпадают с записью. Сыграно было не то.
pages-check-chain-true = Каждое звено цепи следует из того, что было до него.
pages-check-chain-false = Цепь рвётся здесь: { $place }. Что-то пропущено, изменено или подменено.
pages-check-passed = Сходится:
pages-check-failed = Не сходится:
pages-check-bytes = Байты
pages-check-shown = Показано заранее (SHA-256)
pages-check-opened = Раскрыто потом
pages-check-cards = Карты в том порядке, который дали печать и снятия
pages-check-cards-told = Число — место в колоде после перемешивания. Карт с пунктирной рамкой в раунде никто не видел: например, сожжённых.
pages-check-seen = видели в раунде
pages-check-unseen = в раунде не видели

# Проверка записи
pages-check-record = Проверить запись
pages-check-record-told = Запись партии может проверить каждый, у кого она есть: те ли в ней печати и снятия, что были показаны, те ли карты они дают и по правилам ли сделано каждое действие и сдвинута каждая фишка.
pages-check-drop = Перетащите запись сюда или
pages-check-choose = Выберите файл
pages-check-too-large = Файл { $name } слишком велик для записи.
pages-check-no-record = Файл { $name } — не запись Fairdeal.
pages-check-odd = Запись не такая, какой должна быть: смотрите { $place }.
pages-check-here = Проверяет ваш браузер
pages-check-here-told = Каждое перемешивание вычислено заново на этом устройстве.
pages-check-there = Проверяет комната
pages-check-there-told = Правила, фишки и перемешивания: та же проверка, что у «fairdeal verify».
pages-check-all = { $count_n ->
    [1] Перемешивание сходится.
    [one] Сходится всё: { $count } перемешивание.
    [few] Сходится всё: { $count } перемешивания.
   *[other] Сходится всё: { $count } перемешиваний.
}
pages-check-wrong = { $wrong_n ->
    [one] Не сходится { $wrong } перемешивание из { $count }.
    [few] Не сходятся { $wrong } перемешивания из { $count }.
   *[other] Не сходятся { $wrong } перемешиваний из { $count }.
}
pages-check-none-open = Здесь нет ни одного перемешивания со вскрытой печатью.
pages-check-some-closed = { $count_n ->
    [one] Ещё у { $count } перемешивания печать не вскрыта.
   *[other] Ещё у { $count } перемешиваний печать не вскрыта.
}
pages-check-shuffle-one = Перемешивание { $shuffle }, для раунда { $round }
pages-check-shuffle = Перемешивание { $shuffle }, для { $count_n ->
    [one] { $count } раунда
   *[other] { $count } раундов
}
pages-check-own = На вашем компьютере
pages-check-own-told = Та же проверка работает без комнаты и без сети. Установите Fairdeal и наберите:

# История
pages-history = История
pages-sittings = Партии
pages-chips = Фишки
pages-no-sittings = Ни одна ваша партия ещё не окончена. Она появится здесь, когда вы уйдёте из-за стола или сыграете последний раунд.
pages-rounds-count = { $count_n ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
pages-chips-told = Выигрыш остаётся за столом и попадает в кошелёк, когда вы уходите. Раунды без результата не показаны.
pages-col-when = Когда
pages-col-why = Основание
pages-col-change = Изменение
pages-col-wallet = Кошелёк
pages-reason-opening = Фишки новичку.
pages-reason-top-up = Ежедневные фишки.
pages-reason-grant = Выдал хозяин.
pages-reason-take = Забрал хозяин.
pages-reason-buy-in = Взято за стол { $table }.
pages-reason-cash-out = Возвращено со стола { $table }.
pages-reason-round = Раунд { $round } за столом { $table }.
pages-reason-shared = Доля банка за столом { $table }.

# Итоги партии
pages-results = Итоги партии
pages-sitting-open = Партия продолжается; вот раунды, сыгранные до сих пор.
pages-verdict-you-won = Партию выиграли вы
pages-verdict-you-lost = Партию выиграл банк
pages-verdict-you-drawn = Партия вничью
pages-verdict-won = выигрыш
pages-verdict-lost = проигрыш
pages-verdict-drawn = ничья
pages-ending-played = сыграно до конца
pages-ending-short = кончились фишки
pages-ending-abandoned = уход
pages-after-rounds = { $count_n ->
    [one] после { $count } раунда
   *[other] после { $count } раундов
}
pages-won = Выиграно
pages-lost = Проиграно
pages-level = При своих
pages-best = Лучший раунд
pages-worst = Худший раунд
pages-curve = Ход партии
pages-curve-others = Тонкие линии — остальные за столом.
pages-curve-at = После раунда { $round }: { $total }
pages-curve-told = { $count_n ->
    [1] Кривая одного раунда: в конце { $total }. Числа — в таблице ниже.
    [one] Кривая общего итога за { $count } раунд: не выше { $best }, не ниже { $worst }, в конце { $total }. Числа — в таблице ниже.
    [few] Кривая общего итога за { $count } раунда: не выше { $best }, не ниже { $worst }, в конце { $total }. Числа — в таблице ниже.
   *[other] Кривая общего итога за { $count } раундов: не выше { $best }, не ниже { $worst }, в конце { $total }. Числа — в таблице ниже.
}
pages-rounds = Раунд за раундом
pages-whose = Чьи итоги
pages-no-rounds = Засчитанных раундов нет.
pages-void = отменён
pages-everybody = Все за столом
pages-col-round = Раунд
pages-col-net = Итог
pages-col-total = Всего
pages-col-look = Повтор
pages-col-name = Кто
pages-col-chips = Фишки
pages-col-end = Исход

# После партии: во что обошлись ошибки
pages-review = Во что обошлись ошибки
pages-review-works = Считаем…
pages-review-none = Здесь не было решений, которые можно оценить: ставка до первой карты — дело вкуса.
pages-review-estimates = У этой игры нет точных цен, только приближённые, поэтому решения в ней не оцениваются.
pages-review-perfect = { $decisions_n ->
    [1] Вы приняли одно решение, и оно было лучшим.
    [one] Вы приняли { $decisions } решение, и каждое было лучшим.
    [few] Вы приняли { $decisions } решения, и каждое было лучшим.
   *[other] Вы приняли { $decisions } решений, и каждое было лучшим.
}
pages-review-cost = Ошибок: { $wrong }, решений: { $decisions }. В среднем ошибки стоили { $cost } фишки.
pages-review-unpriced = { $count_n ->
    [one] Ещё у { $count } решения нет точной цены, и оно не оценивается.
   *[other] Ещё у { $count } решений нет точной цены, и они не оцениваются.
}
pages-review-luck = { $rounds_n ->
    [1] С вашими решениями раунд стоил в среднем { $expected }. Принёс он { $net }: удача добавила { $luck }.
    [one] С вашими решениями { $rounds } раунд стоил в среднем { $expected }. Принёс он { $net }: удача добавила { $luck }.
    [few] С вашими решениями { $rounds } раунда стоили в среднем { $expected }. Принесли они { $net }: удача добавила { $luck }.
   *[other] С вашими решениями { $rounds } раундов стоили в среднем { $expected }. Принесли они { $net }: удача добавила { $luck }.
}
pages-review-again = Самые дорогие: сыграйте их снова
pages-review-position = Раунд { $round }: это решение стоило { $cost } фишки
pages-review-choose = Что выберете теперь?
pages-review-right = Верно: «{ $chosen }» — лучшее решение, оно стоит { $most }.
pages-review-wrong = «{ $chosen }» стоит { $worth }. Лучше «{ $best }»: { $most }.
pages-review-then = Тогда вы выбрали «{ $chosen }».
pages-review-list = Все ошибки, сначала самые дорогие
pages-review-chosen = Ваш выбор
pages-review-best = Лучший выбор
pages-review-lost = Цена
pages-review-more = { $count_n ->
    [one] Ещё { $count } ошибка стоила меньше.
    [few] Ещё { $count } ошибки стоили меньше.
   *[other] Ещё { $count } ошибок стоили меньше.
}

# Показатели за всё время и таблицы лидеров
pages-figures = Ваши показатели
pages-figures-pending = Последние партии ещё обсчитываются. Они появятся здесь через мгновение.
pages-figures-none = Законченных партий у вас ещё нет. Показатели появятся, когда вы встанете из-за стола или сыграете последний раунд.
pages-figures-game = Игра
pages-figures-all = Все игры на фишки
pages-figures-own-rules = свои правила
pages-rounds-played = Раунды
pages-figures-expected = Ожидалось
pages-figures-luck = Удача
pages-figures-ahead = Опережение
pages-figures-choices = Решения
pages-figures-accuracy = Лучшие решения
pages-figures-cost = Цена ошибок
pages-figures-told = «Ожидалось» — сколько ваши раунды стоили в среднем, вместе с ошибками, по точным ценам. Остальное — удача.
pages-figures-curve = Партия за партией
pages-figures-curve-thin = Тонкая линия — то, чего можно было ожидать.
pages-figures-curve-at = После партии { $round }: { $total }
pages-figures-curve-told = { $count_n ->
    [1] Кривая одной партии: в конце { $total }.
    [one] Кривая общего итога за { $count } партию: в конце { $total }.
    [few] Кривая общего итога за { $count } партии: в конце { $total }.
   *[other] Кривая общего итога за { $count } партий: в конце { $total }.
}
pages-figures-best = Лучшая партия: { $net }, { $when }
pages-figures-worst = Худшая партия: { $net }, { $when }
pages-figures-by-house = По играм и правилам
pages-leaderboards = Таблицы лидеров
pages-leaderboards-told = Играть больше — не значит быть выше: средний итог раунда вычитается, а решения считаются по доле лучших. За столами с открытыми ценами безошибочно выбирать может каждый.
pages-leaderboards-ahead = Выше ожидания
pages-leaderboards-ahead-told = Сколько фишек выиграно сверх того, что раунды стоили в среднем. Раундов за месяц нужно не меньше { $least }.
pages-leaderboards-accurate = Лучшие решения
pages-leaderboards-accurate-told = Доля лучших решений по точным ценам. Решений за месяц нужно не меньше { $least }.
pages-leaderboards-place = Место
pages-leaderboards-none = В этом месяце никто ещё не сыграл достаточно.
pages-leaderboards-listed = Показывать меня в таблицах лидеров
pages-month-before = Предыдущий месяц
pages-month-after = Следующий месяц

# Правила игры
pages-guide-contents = Содержание
pages-guide-example-told = Пройдите его карта за картой.
pages-guide-house = Настройки стола и их цена
pages-guide-house-told = Каждый стол играет по своему набору настроек. Меняйте их и смотрите на точную цену: она вычислена, а не прикинута.
pages-guide-options = Настройки стола
pages-guide-options-told = Каждый стол играет по своему набору настроек, и его видно до того, как вы сядете.
pages-odds-edge = Преимущество заведения при наилучшей игре
pages-odds-percent = { $percent } %
pages-odds-exact = от каждой ставки в среднем. Точно, на фишку ставки: { $edge }
pages-odds-near = от каждой ставки в среднем. На фишку ставки: { $edge }
pages-option-none = нет
pages-presets = Готовые столы

# Честно ли это?
pages-fair = Честно ли это?
pages-fair-told = Верить нам на слово не нужно. В одиночку карты не выберет никто, даже заведение, и ваш браузер может это доказать.
pages-fair-picture = Четыре шага по порядку: печать, снятия, раздача, проверка.
pages-fair-seal = Заведение запечатывает секрет
    .told = До ставок заведение выбирает секретное число и показывает его отпечаток — печать. С этой минуты подменить секрет нельзя: печать не сойдётся.
pages-fair-cuts = Игроки снимают колоду
    .told = Каждый игрок добавляет свой секрет — снятие. Можно вписать свои слова или довериться случаю.
pages-fair-deal = Карты сдают
    .told = Порядок всех карт вычисляется из секрета и снятий вместе. Заранее всего этого не знал никто, а значит, и порядка тоже.
pages-fair-check = Проверить может каждый
    .told = Когда карты кончились, секрет раскрывают. Ваш браузер перемешивает колоду сам и сверяет каждую карту, которую вы видели.
pages-fair-limits = Чего так не показать
    .told = Проверка доказывает, как перемешали карты, а не кто играет: игроки всё равно могут подсказывать друг другу. Если никто из игроков не снимал, порядок определило одно заведение, и проверка об этом скажет.
pages-fair-yours = Ваш последний раунд
pages-fair-none = У вас пока нет сыгранного раунда со вскрытой печатью. Сыграйте и проверьте его здесь.
