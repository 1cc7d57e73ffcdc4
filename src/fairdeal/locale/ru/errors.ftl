# Что говорит каждая ошибка, по её коду.

# Карты и фишки
error-not-one-card = Нужна одна карта, а в «{ $text }» их { $count }. Карту пишут так: 9♣ или 9c.
error-no-card = «{ $wrong }» на месте { $place } — не карта. Карта — это ранг (от 2 до 10, T, J, Q, K, A) и масть (♣ ♦ ♥ ♠ или c d h s), например 9♣ или Td.
error-no-amount = «{ $text }» — не число фишек. Пишите так: 7, 7½, 7,5 или 2,01к.
error-amount-unclear = «{ $text }» можно понять двояко. Тысячи пишите как 1000, половину — как 7,5.
error-amount-too-fine = «{ $text }» мельче половины фишки, а меньше не бывает.
error-amount-too-large = «{ $text }» — это больше, чем { $most } фишек: дальше счёт не идёт.

# Настройки стола
error-options-incomplete = Настройки стола должны быть полными и известными; недостаёт или неизвестно: { $odd }.
error-option-value = Настройка { $option } не может быть { $value }; возможно: { $possible }.
error-no-option = «{ $text }» — не настройка этой игры. Пишите ИМЯ=ЗНАЧЕНИЕ, где имя — одно из: { $names }.
error-options-crossed = Настройка { $low } не может быть больше, чем { $high }.
error-option-step = Настройка { $option } не может быть { $amount }: ставки здесь кратны { $step }.
error-cut-too-deep = Подрезная карта не может лежать за { $cut } картами из { $cards }: на полный раунд после неё может понадобиться карт { $needed }.
error-no-game = Игры «{ $name }» нет. Есть такие: { $names }.
error-no-language = Языка «{ $text }» здесь нет. Возможны: { $names }.

# Командная строка
error-game-missing = Назовите игру, одну из: { $names }.
error-too-many-names = Играют в одну игру за раз, а названо { $count }: { $names }.
error-no-option-value = После настройки { $name } нужно значение.
error-file-not-readable = Файл { $file } не читается: { $reason }.
error-file-taken = Запись нельзя сохранить как { $file }: там уже что-то лежит. Назовите другой файл.
error-file-not-writable = Запись нельзя сохранить как { $file }: { $reason }. Назовите другой файл.

# Команды
error-no-word = Ничего не введено. Сейчас можно: { $possible }.
error-unknown-word = «{ $text }» — непонятная команда. Сейчас можно: { $possible }.
error-no-word-due = «{ $text }» — непонятная команда, и решать сейчас нечего.
error-unclear-word = «{ $text }» можно понять по-разному: { $words }. Напишите слово подлиннее.
error-word-alone = После «{ $word }» ничего не пишут; «{ $rest }» здесь лишнее.
error-amount-missing = После «{ $word }» нужно число, например «{ $word } { $example }».

# Раунды
error-no-seat = В этом раунде нет места с номером { $number }.
error-round-over = Этот раунд окончен. Следующий начнётся с новых ставок.
error-betting-closed = Ставки закрыты: карты уже сдают. Поставить можно перед следующим раундом.
error-sits-out = { $seat_is ->
    [you] Вы пропускаете этот раунд и сможете поставить в следующем.
   *[other] { $seat } пропускает этот раунд и сможет поставить в следующем.
}
error-already-bet = { $seat_is ->
    [you] Ваша ставка уже сделана: { $amount }.
   *[other] { $seat } уже в игре со ставкой { $amount }.
}
error-not-bet = { $seat_is ->
    [you] У вас нет ставки, которую можно забрать.
   *[other] { $seat } не имеет ставки, которую можно забрать.
}
error-too-late-to-withdraw = Забрать ставку можно только до первой карты, а карты уже сдают.
error-bet-fixed = Ставка { $amount } невозможна: здесь ставят { $least }.
error-bet-out-of-range = Ставка { $amount } невозможна: ставят от { $least } до { $most }, с шагом { $step }.
error-cannot-sit-out = Единственный игрок не может пропустить раунд. Можно поставить или уйти из-за стола.
error-no-tie = { $seat_is ->
    [you] Война и сдача — ответ на ничью с дилером, а вам сейчас отвечать не на что.
   *[other] Война и сдача — ответ на ничью с дилером, а { $seat } сейчас не решает такую ничью.
}
error-not-in-turn = Ваша очередь ещё не пришла: сначала решает { $seat }.
error-war-too-dear = { $seat_is ->
    [you] Для войны нужно ещё { $stake }, а у вас { $chips }. Можно сдаться: половина ставки вернётся.
   *[other] Для войны нужно ещё { $stake }, а { $seat } имеет { $chips }. Можно сдаться: половина ставки вернётся.
}
error-no-card-due = Сейчас карт не сдают: очередь за игроками.
error-burn-due = Сейчас открытую карту не сдают. Сначала надо сжечь карт: { $count }.
error-deal-due = Сейчас карт не сжигают: следующую карту сдают открытой.
error-wrong-burn = Сейчас сжигают ровно столько карт: { $due }; названо: { $tried }.
error-card-gone = { $card } больше прийти не может: все { $decks } уже вышли.
error-too-late-to-deal-out = Оставить место без карт можно только до первой карты.
error-unknown-action = «{ $name }» — не действие этой игры.
error-not-a-fault = Раунд отменяют, только если комплект карт неполон или карты не хватает.
error-bad-opening = Эти места не подходят. За столом мест: { $most }, они нумеруются по часовой стрелке с 0, и каждое занимают один раз; названы: { $seats }.
error-shoe-too-short = Башмак для этого раунда короток: осталось карт { $left }, а нужно { $needed }. Пора перемешивать.
error-cards-unlikely = { $card } не может встретиться столько раз: { $count }. В комплекте колод — { $decks }, и таких карт столько же.

# Столы
error-between-rounds = Между раундами играть нельзя. Сначала откроется следующий раунд.
error-nobody-there = На месте с номером { $number } никого нет.
error-seat-not-at-table = Места с номером { $number } за этим столом нет: места здесь от { $first } до { $last }.
error-chips-brought = Сесть за стол, имея фишек { $chips }, нельзя: можно от 0 до { $most }.
error-not-asked = Сейчас это невозможно: стол ждёт другого ({ $asks }).
error-seat-not-asked = { $seat_is ->
    [you] Стол сейчас не ждёт вашего решения.
   *[other] { $seat } сейчас ничего не решает.
}

# Честная сдача
error-seat-number = Место — это число от 0 до { $last }, а не { $seat }.
error-cut-text = Знак { $place } в снятии неполон.
error-cut-size = { $size_n ->
    [0] Снятие — это хотя бы 1 байт, а здесь пусто.
   *[other] Снятие — не больше { $most } байт, а здесь { $size }. Сделайте его короче.
}
error-commitment-size = Обязательство места { $seat } должно занимать { $wanted } байт, а здесь { $size }.
error-cut-not-as-shown = Снятие места { $seat } — не то, что было показано: откройте те же самые байты.
error-two-cuts-of-a-seat = У места { $seat } два снятия; место снимает один раз.
error-hex = { $facts ->
    [name-place] Не удаётся прочитать «{ $name }»: знак { $place } — не шестнадцатеричная цифра.
   *[count-name] Не удаётся прочитать «{ $name }»: шестнадцатеричных цифр { $count }, а байт — это две.
}
error-seal-size = Печать — это { $wanted } байт, а здесь { $size }.
error-deck-count = Для перемешивания нужна хотя бы одна колода, а не { $decks }.
error-no-cards = Перемешивать нечего: карт нет.
error-cut-card-range = { $facts ->
    [high-low] Подрезная карта не может лежать на глубине от { $low } до { $high } карт: сначала меньшее число, начиная с 0.
    [count-high] Подрезная карта не может лежать на глубине { $high } карт: всего карт { $count }.
   *[none] У глубины подрезной карты указана только одна граница.
}

# Записи
error-no-action = «{ $kind }» — не действие игры { $game }. Её действия: { $kinds }.
error-action-fields = У действия «{ $kind }» поля { $wanted }, а даны { $found }.
error-wrong-value = { $place } — не то, что должно быть: { $wrong }
error-record-too-large = Файл слишком велик для записи: байт в нём { $size }, а читается не больше { $most }.
error-no-record = Это не запись игры: её формат — не «{ $format }».
error-record-version = Это запись версии { $version }, а программа читает версию { $known }.
error-record-broken = Запись неполна или не такова, какой должна быть: { $wrong }
error-no-record-json = Это не запись игры: { $wrong }
error-not-the-top-card = Сдана карта { $card }, а следующая в башмаке, под номером { $place }, — { $top }.
error-shoe-empty = Из башмака нужно взять карт: { $count }, а осталось { $left }.
error-rules-version = Запись сыграна по правилам версии { $found }, а программа знает версию { $known }.

# Книга счетов
error-ledger-name = «{ $name }» не годится в имена для книги счетов: имя — одно слово от 1 до { $most } знаков, и только в имени ставки могут быть «/» и «:».
error-ledger-key = «{ $key }» не годится в ключи проводки: ключ — от 1 до { $most } печатных знаков.
error-ledger-account = «{ $text }» — не счёт. Счета пишут так: house, wallet:anna, table:t1/stack:3, table:t1/pot или table:t1/round:7/stake:3/war.
error-ledger-reason = «{ $text }» — не причина для движения фишек.
error-transfer-amount = { $amount } перевести нельзя: сумма — целое число половинок фишки больше нуля.
error-transfer-too-large = { $amount } за один раз не перевести: считается не больше { $most }.
error-transfer-to-itself = { $amount } нельзя перевести с { $account } туда же: фишки идут с одного счёта на другой.
error-wallet-past-stack = { $amount } нельзя перевести с { $source } на { $target }: между кошельком и ставкой, котлом или банком фишки проходят через стопку за столом.
error-tables-apart = { $amount } нельзя перевести с { $source } на { $target }: это разные столы. Заберите фишки с одного и купите за другим.
error-posting-empty = Проводить нечего: в проводке фишки движутся хотя бы раз.
error-wager-out-of-round = Фишки ставки { $wager } здесь двигать нельзя: их двигает только проводка её собственного раунда.
error-overdraft = На { $source } лежит { $balance }, поэтому перевести оттуда { $amount } на { $target } нельзя. Можно не больше { $balance }.
error-wallet-not-open = { $amount } нельзя перевести с { $source } на { $wallet }: такого кошелька нет. Кошелёк открывают фишки от заведения.
error-wager-settled = { $amount } нельзя перевести с { $source } на { $target }: по ставке { $wager } расчёт окончен, а он бывает один раз. Новой ставке нужно другое имя или другой раунд.
error-wager-not-emptied = Нельзя взять фишки со ставки { $wager } так, чтобы там осталось { $left }: расчёт по ставке полный. Возьмите всё одной проводкой или ничего.
error-posting-key-reused = Ключ { $key } занят другой проводкой, она остаётся как есть. Новой проводке нужен новый ключ.
error-wallet-already-open = Кошелёк { $wallet } уже открыт. Можно добавить в него фишек.
error-negative-chips = { $seat_is ->
    [you] Вам нельзя сесть, когда фишек { $chips }.
   *[other] { $seat }: нельзя сесть, когда фишек { $chips }.
}
error-no-such-card = Карты с номером { $number } нет: карты нумеруются от 0 до 51.
