# Игра в терминале и командная строка.

# Слова общих команд; первое — то, которое показывается.
word-odds = цена | шансы | ?
    .hint = точная цена каждого выбора
word-cut = снятие | подснять
    .hint = снять следующую колоду своими словами, например «снятие мой счастливый день»; без слов — случайно
word-table = стол | карты
    .hint = что лежит на столе
word-house = настройки
    .hint = все настройки этого стола
word-help = помощь | справка | команды
    .hint = этот список
word-quit = выход | выйти | уйти
    .hint = уйти из-за стола; начатый раунд рассчитывается по правилам

play-choose-game = Какая игра? Наберите номер или название.
play-game-line = { $number }. { $name }: { $tagline }
play-your-name = Игрок
play-bot-name = Бот { $number }
play-round = Раунд { $round }
play-round-of = Раунд { $round } из { $of }
play-seal-shown = Печать, показанная до снятий: { $seal }
play-seal-opened = Секрет под печатью: { $seal }
play-receipt = Квитанция за этот раунд: { $receipt }
play-cut-left-out = { $seat_is ->
    [you] Вы не раскрыли снятие вовремя.
   *[other] { $seat }: снятие не раскрыто вовремя.
}
play-shuffle-void = Перемешивание недействительно. Заведение запечатывает новое.
play-tally = Счёт: { $net }
play-tally-chips = Счёт: { $net } · Фишки: { $chips }
play-house-usual = За этим столом обычные настройки; «{ $word }» покажет их все.
play-house-own = Настройки, которые отличаются от обычных; «{ $word }» покажет все:
option-line = { $option } — { $label }
option-line-whole = { $option } — { $label } ({ $possible }). { $help }
preset-line = { $name } — { $label }. { $help }
rules-options = Настройки стола и их обычные значения. Указывают их так: { $example }.
rules-presets = Готовые столы. Выбирают их так: --preset table.
play-table-empty = На столе пока ничего нет.
play-input-ended = Ввод закончился: вы ушли из-за стола.
play-no-price = Сейчас оценивать нечего.
play-price = { $choice }: { $price }
play-price-points = { $choice }: очки { $price }
play-price-estimate = { $choice }: очки { $price } ± { $error }
play-choices = Можно: { $choices }. А ещё: { $general }.
play-general = А ещё: { $general }.
play-help = Команды набираются словом или его первыми буквами:
play-help-line = { $word } — { $hint }
play-cut-too-late = Эти карты уже сняты. Следующее снятие — при следующем перемешивании.
play-cut-taken = Ваше снятие для следующего перемешивания: «{ $cut }».
play-cut-random = Ваше снятие для следующего перемешивания будет случайным.
play-cut-opened = Ваше снятие: { $cut }
play-end = Конец
play-end-open = { $rounds_n ->
    [0] Вы ушли, не сыграв ни одного раунда.
    [one] Сыгран { $rounds } раунд, итог { $net }.
    [few] Сыграно { $rounds } раунда, итог { $net }.
   *[other] Сыграно { $rounds } раундов, итог { $net }.
}
play-end-played = { $rounds_n ->
    [one] Сыгран { $rounds } раунд, итог { $net }.
    [few] Сыграно { $rounds } раунда, итог { $net }.
   *[other] Сыграно { $rounds } раундов, итог { $net }.
}
play-end-short = { $rounds_n ->
    [0] Ваших фишек не хватает на наименьшую ставку.
    [one] После { $rounds } раунда ваших фишек не хватает на следующую ставку, итог { $net }.
   *[other] После { $rounds } раундов ваших фишек не хватает на следующую ставку, итог { $net }.
}
play-end-abandoned = { $rounds_n ->
    [0] Вы ушли, не доиграв ни одного раунда.
    [one] Вы ушли после { $rounds } раунда: итог { $net }, победителя нет.
   *[other] Вы ушли после { $rounds } раундов: итог { $net }, победителя нет.
}
play-score = Счёт: { $scores }.
play-score-of = { $seat_is ->
    [you] у вас { $score }
   *[other] { $seat } { $score }
}
play-match-won = Вы выиграли партию.
play-match-lost = Вы проиграли партию.
play-match-drawn = Партия вничью.
play-verdict-won = Вы выиграли.
play-verdict-lost = Выиграл банк.
play-verdict-drawn = Ничья.
play-recorded = Запись этой партии: { $file }
play-check-it = Проверить её можно в любое время и без сети: fairdeal verify { $file }
odds-picture = Рисунок сохранён: { $file }.

report-file = { $file }
report-passed = Всё сходится: { $checks_n ->
    [one] пройдена { $checks } проверка
    [few] пройдены { $checks } проверки
   *[other] пройдено { $checks } проверок
}.
report-failed = Запись не сходится. Первая ошибка: { $place }.
report-line-passed = ✓ { $said }
report-line-failed = ✗ { $place }: { $said }

cli-help = Карточная комната с точными правилами и честной раздачей, которую может проверить каждый.
cli-version = Показать версию.
cli-play = Играть в терминале. Здесь можно указать любую настройку стола: их перечисляет «fairdeal rules» с названием игры. С --rounds 5 любая игра, кроме матча, закончится через пять раундов.
cli-not-written = Вывод записать не удалось: { $reason }.
cli-odds = Точные шансы игры при настройках её стола.
cli-simulate = Сыграть сразу много раундов по стратегии и показать среднее с ошибкой, распределение и риски.
cli-rounds = Сколько раундов. Играются целые партии.
cli-strategy = Как играть, например war; в «Красной собаке» по одной на место. Можно указать несколько раз.
cli-seed = С тем же числом результат будет тем же.
cli-workers = Сколько процессов играет. Без этого по одному на процессор.
cli-precision = Остановиться, когда стандартная ошибка среднего не больше этой.
cli-bankroll = Сколько фишек: для них показать риск потерять всё.
cli-save = Хранить результаты в этом файле и продолжать с них, если они там есть.
cli-ray = Играть на кластере Ray с этим адресом; «local» запускает его здесь.
cli-plot = Нарисовать результаты в этот файл PNG или SVG.
cli-rules = Правила игры с примером, частыми вопросами и настройками стола.
cli-verify = Проверить записи партий без сети: каждое перемешивание, карту, действие и фишку.
cli-game = Игра, например casino-war.
cli-option = Настройка стола, например decks=8. Можно указать несколько раз.
cli-preset = Готовый стол. «fairdeal rules» с названием игры перечисляет их и все настройки.
cli-lang = Язык: { $languages }.
cli-chips = Сколько фишек вначале. По умолчанию без ограничений.
cli-bots = Как играют боты, если они умеют по-разному: в блэкджеке basic или counting, в «Красной собаке» careful, bold или exact.
cli-record = Файл, в котором сохраняется запись партии.
cli-plain = Простые предложения, одна команда в строке: для программ экранного доступа и сценариев.
cli-json = Вывести JSON.
cli-picture = Сохранить таблицу советов в этот файл SVG.
cli-files = Записи для проверки.
cli-receipt = Сохранённая квитанция: проверяется, что её дала эта запись и в каком раунде. Можно повторять.

# The help of the command line

help-usage = Вызов:
help-arguments = Аргументы
help-options = Параметры
help-commands = Команды
help-help = Показать эту справку.
help-default = [по умолчанию: { $value }]
help-required = [обязательно]
help-value-options = ПАРАМЕТРЫ
help-value-command = КОМАНДА …
help-value-text = ТЕКСТ
help-value-number = ЧИСЛО
help-value-option = ИМЯ=ЗНАЧЕНИЕ
help-value-database = ФАЙЛ|URL
help-value-game = ИГРА
help-value-file = ФАЙЛ
help-value-receipt = КВИТАНЦИЯ
help-value-files = ФАЙЛ…
help-value-name = ИМЯ

# Simulation
simulate-played = { $game }, { $strategies }: раундов { $rounds }, начальное число { $seed }.
simulate-precise = { $game }, { $strategies }: нужная точность достигнута, раундов { $rounds }, начальное число { $seed }.
simulate-interrupted = { $game }, { $strategies }: прервано, раундов { $rounds }, начальное число { $seed }.
simulate-mean-stake = Среднее: { $mean } за раунд на единицу начальной ставки, стандартная ошибка { $error }.
simulate-mean-points = Среднее: { $mean } очка за сдачу, стандартная ошибка { $error }.
simulate-variance = Дисперсия раунда: { $variance }; стандартное отклонение { $deviation }.
simulate-results = Итоги раунда: { $parts }.
simulate-sittings = { $sittings_n ->
    [one] { $sittings } партия
    [few] { $sittings } партии
   *[other] { $sittings } партий
}: выиграно { $won }, вничью { $drawn }, проиграно { $lost }.
simulate-sittings-results = Итоги партии: { $parts }.
simulate-share = { $net } в доле { $share }
simulate-quantile = { $net } или меньше в { $percent } %
simulate-worst = Худшая полоса: { $fall } вниз от высшей точки.
simulate-ruin-sitting = Риск потерять { $bankroll } за партию: { $risk }.
simulate-ruin-for-ever = Риск потерять { $bankroll }, если играть без конца: { $risk }.
simulate-progress = { $percent } %, { $rate } раундов в секунду, осталось { $left }
simulate-plot-sitting = Итоги партии
simulate-plot-round = Итоги раунда
simulate-plot-net = Выигрыш или проигрыш
simulate-plot-share = Доля
simulate-plot-bands = Выигрыш и проигрыш по ходу партии
simulate-plot-rounds = Раунды
simulate-plot-hands = Как часто выигрывают руки
simulate-plot-chance = Ожидаемый шанс, %
simulate-plot-won = Доля выигранных ставок
simulate-plot-edges = Преимущество по истинному счёту
simulate-plot-count = Истинный счёт
simulate-plot-edge = Среднее на единицу начальной ставки
