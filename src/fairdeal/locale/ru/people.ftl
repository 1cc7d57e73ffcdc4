# Страницы о людях и столах: вы сами, новый стол, приглашение и то, что видят хозяева.

# Формы
people-cancel = Отмена
people-save = Сохранить
people-none = нет
people-or-empty = Можно оставить пустым.
people-range = От { $least } до { $most }.
people-quoted = «{ $text }»
people-fault-amount = Введите число фишек, например 20 или 7½.
people-large-grant = Это { $chips } фишек — много для одного человека. Чтобы продолжить, нажмите «{ $yes }» ещё раз.
people-fault-count = Введите целое число.
people-fault-time = Введите число.
people-fault-range = Введите значение от { $least } до { $most }.
people-fault-moment = Выберите день и время.
people-fault-reason = Напишите в двух словах почему.
people-until = до { $until }
people-for-ever = навсегда
people-span-hour = на час
people-span-day = на день
people-span-week = на неделю
people-span-month = на 30 дней
people-span-ever = навсегда
people-span-moment = до определённого времени
people-moment = День и время

# Вход
people-come-in = Вход
people-as-guest = Как гость
people-guest-told = Достаточно имени. Вы получите фишки для игры; за пределами этой комнаты они ничего не стоят.
people-enter = Войти
people-name = Имя
people-password = Пароль

# Вы сами
people-me = Ваш профиль
people-is-guest = гость
people-is-account = учётная запись
people-is-host = хозяин комнаты
people-sign-out = Выйти
people-guest-leaves = У вас нет пароля, поэтому под этим именем никто уже не вернётся: и имя, и фишки останутся здесь. С паролем они сохранятся за вами.
people-banned = Вход к столам этой комнаты вам закрыт { $until }. Снять запрет может хозяин.
people-muted = Вы можете играть, но писать вам нельзя { $until }. Снять запрет может хозяин.
people-account = Сохранить имя и фишки
people-account-told = С паролем вы сможете вернуться с любого устройства. Без него вас знает только этот браузер.
people-new-password = Новый пароль
people-password-help = От 8 до 128 знаков.
people-make-account = Создать учётную запись
people-account-made = Учётная запись создана. Теперь можно войти откуда угодно с именем и паролем.
people-other-account = Дальше вы будете кем-то другим. Этот гость, его имя и фишки останутся здесь.
people-change-name = Сменить имя
people-change-name-told = За столом новое имя увидят сразу. У прежних реплик и раундов останется старое.
people-change-name-account = Входить после этого нужно под новым именем.
people-name-changed = Имя изменено: { $name }.
people-change-password = Сменить пароль
people-old-password = Текущий пароль
people-password-changed = Пароль изменён. На остальных устройствах выполнен выход.
people-keep-tokens = Оставить мои токены: { $labels }
people-keep-tokens-help = Иначе они перестанут действовать вместе со старым паролем.

people-two-step = Вход в два шага
people-two-step-told = Для входа, кроме пароля, понадобится код из приложения на телефоне: тому, кто узнает только пароль, войти не удастся.
people-two-step-begin = Включить
people-two-step-scan = Отсканируйте это приложением для кодов и введите код, который оно покажет.
people-two-step-qr = Ключ для приложения в виде QR-кода
people-two-step-key = Или введите этот ключ в приложение
people-two-step-code = Код из приложения
people-two-step-confirm = Подтвердить
people-two-step-recovery = Резервные коды
people-two-step-recovery-told = Если телефон потеряется, каждый из этих кодов сработает один раз. Их показывают только сейчас: храните их там, где их прочтёте только вы.
people-two-step-kept = Коды сохранены
people-two-step-is-on = Вход в два шага включён.
people-two-step-is-off = Вход в два шага выключен.
people-two-step-turn-off = Выключить
people-two-step-any-code = Код из приложения или резервный код

# Ваши фишки
people-chips = Ваши фишки
people-in-wallet = В кошельке
people-at-tables = За столами
people-history = Ваша история
people-top-up-due = Фишек у вас мало. Сегодня заведение добавит вам { chips.put }.
people-top-up = Взять
people-topped-up = { $amount_n ->
    [one] В кошелёк добавлена { $amount } фишка.
    [few] В кошелёк добавлено { $amount } фишки.
    [many] В кошелёк добавлено { $amount } фишек.
   *[other] В кошелёк добавлено { $amount } фишки.
}

# Ваши ограничения
people-limits = Ваши ограничения
people-limits-told = Они только для вас, и снять их раньше срока не может никто: ни вы, ни хозяин.
people-daily-limit = Фишек в день
people-no-limit = без предела
people-limit-help = Сколько фишек можно взять за столы за день. День кончается в 00:00 по Гринвичу.
people-limit-left = На сегодня осталось: { $left }. День кончается в 00:00 по Гринвичу.
people-set-limit = Назначить предел
people-limit-confirm = За столы вы сможете взять столько фишек в день: { $limit }. Если это меньше прежнего, предел действует сразу, если больше — с завтрашнего дня.
people-limit-confirm-none = Вы сможете взять за столы все свои фишки. Назначенный раньше предел действует до конца дня.
people-limit-holds = Ваш предел уже действует.
people-limit-tomorrow = Новый предел начнёт действовать в 00:00 по Гринвичу. До тех пор остаётся прежний.
people-pause = Перерыв в игре
people-set-pause = Начать перерыв
people-pause-confirm = До { $until } вы не сядете ни за один стол. Раньше срока этого никто не отменит. Фишки за столами, где вы сидите, остаются вашими.
people-pause-holds = Перерыв начался.
people-paused = У вас перерыв { $until }. Его можно продлить, но не сократить.

# Токены для программ
people-tokens = Токены для ваших программ
people-tokens-told = С токеном ваш бот играет от вашего имени. Что он умеет, описано здесь:
people-token-label = Для чего он
people-make-token = Создать токен
people-token-made = Токен «{ $label }» создан.
people-token-secret = Токен
people-token-once = Он показан только один раз. Храните его там, где его прочтёте только вы.
people-put-away = Токен сохранён
people-token-until = действует до { $until }
people-revoke = Отозвать
people-revoke-title = Отозвать «{ $label }»
people-revoke-told = Всё, что пользуется этим токеном, сразу потеряет доступ. Вернуть токен нельзя.
people-token-revoked = Токен «{ $label }» отозван.

# Внешний вид
people-looks = Внешний вид
people-looks-told = Это хранится только в этом браузере.
people-theme = Тема
people-theme-auto = как в системе
people-theme-light = светлая
people-theme-dark = тёмная
people-four-colours = Четыре цвета мастей
people-suit-letters = Буквы рядом с мастями
people-motion = Анимация
people-prices = Показывать, чего стоит каждое решение
people-reactions = Показывать реакции за столом
people-sound = Звук
people-sound-off = выключен
people-sound-soft = тихий
people-sound-all = всё
people-sound-told = «Всё» — громче, а когда настаёт ваш ход, телефон вибрирует.
people-notify = Уведомлять о моём ходе, когда открыта другая страница
people-notify-denied = Браузер не разрешает уведомления с этой страницы. Их можно разрешить в его настройках.

# Новый стол
people-new-told = Можно взять готовый или изменить в нём что угодно.
people-game = Игра
people-preset = Готовый стол
people-options = Все правила этого стола
people-table = Стол
people-table-name = Название стола
    .help = Без него стол называется как игра.
people-bots = Боты
    .help = Столько мест займут боты заведения.
people-bot-pace = Темп ботов
    .quick = быстрый
    .normal = обычный
    .relaxed = неторопливый
people-private = По приглашению
    .help = Стол найдёт только тот, у кого есть ссылка.
people-make-table = Открыть стол

# Обещания стола
people-policy = Правила новых столов по умолчанию
people-policy-told = Первые пять может изменить тот, кто открывает стол.
people-policy-decision = Время на решение
    .help = В секундах, от 5 до 300.
people-policy-reserve = Запас времени
    .help = Секунд на партию, для тех, кому не хватает времени.
people-policy-hold = Сколько ждать потерявшего связь
    .help = Столько секунд стол ждёт игрока без связи.
people-policy-stand_in = Потом за него играет
    .cheapest = ход, который рискует меньше всего
    .bot = бот
people-policy-prices = Цена решений
    .help = Включено: игроки видят, сколько стоит каждое их решение.
people-policy-cuts = Время на снятия
    .help = Секунд на показ снятий и столько же на их раскрытие.
people-policy-pause = Время между раундами
    .help = В секундах.
people-policy-rest = Время между партиями
    .help = В секундах.
people-policy-bot_delay = Сколько думает бот
    .help = В секундах; можно и доли, например 0,6.
people-policy-missed = Пропущенные раунды
    .help = После стольких раундов подряд без ставки место освобождается.

# Приглашение
people-invite-public = Этот стол виден всем в комнате. Ссылка ведёт прямо к нему.
people-invite-private = К этому столу ведёт только эта ссылка. Дайте её тем, с кем хотите играть.
people-invite-here-only = Эту ссылку откроет только это устройство: комната не принимает подключений с других. Чтобы пустить их, перезапустите её с { $option }.
people-invite-address = Адрес для гостей
    .help = Если у гостя ссылка не открывается, выберите другой.
people-link = Ссылка на этот стол
people-send-link = Отправить ссылку
people-qr = Ссылка на этот стол в виде QR-кода
people-qr-told = Или пусть наведут камеру телефона сюда.

# Для хозяев
people-for-hosts = Для хозяев комнаты
people-not-host = Это видят и делают только хозяева. Назначить вас хозяином может один из них.
people-no-host-yet = У этой комнаты пока нет хозяина. Им становится тот, кто её запустил, по ссылке, которую показывает «{ $command }».
people-host-people = Люди
people-host-tables = Столы
people-host-log = Журнал
people-host-settings = Настройки

people-find = Найти по имени
people-nobody = Никого с таким именем здесь нет.
people-more-by-name = Остальных ищите по имени.
people-guest = гость
people-is-muted = не может писать
people-is-banned = вход закрыт
people-since = Здесь с { $since }
people-muted-told = Писать нельзя { $until }.
people-banned-told = Вход закрыт { $until }.
people-table-number = Стол { $number }
people-wallet-holds = В кошельке: { $chips }
people-how-long = На какой срок
people-reason = Причина
people-reason-may = Причина, если хотите

people-do-grant = Дать фишки
people-do-take = Забрать фишки
people-do-mute = Запретить писать
people-do-unmute = Разрешить писать
people-do-ban = Закрыть вход
people-do-unban = Открыть вход
people-do-make-host = Назначить хозяином
people-do-unmake-host = Больше не хозяин
people-told-grant = Заведение даёт фишки игроку { $name }. Причину увидят сам игрок ({ $name }) и хозяева.
people-told-take = Фишки вернутся в заведение из кошелька игрока { $name }; те, что за столами, останутся. Причину увидят сам игрок ({ $name }) и хозяева.
people-told-mute = { $name } сможет играть, но не писать ни за одним столом.
people-told-unmute = { $name } снова сможет писать.
people-told-ban = { $name } не сможет ни играть, ни писать и уйдёт из-за всех столов со всеми фишками, когда окончится раунд.
people-told-unban = { $name } снова сможет играть и писать.
people-told-make-host = { $name } сможет здесь всё, что можете вы.
people-told-unmake-host = { $name } больше не увидит этих страниц. Вернуть их может хозяин.
people-done-grant = Фишки выданы: { $name }.
people-done-take = Фишки забраны: { $name }.
people-done-mute = { $name } больше не может писать.
people-done-unmute = { $name } снова может писать.
people-done-ban = Игроку { $name } вход закрыт.
people-done-unban = { $name } снова может играть.
people-done-make-host = { $name } теперь хозяин; нужно войти заново.
people-done-unmake-host = { $name } больше не хозяин.

people-number = номер { $number }
people-is-private = по приглашению
people-playing = идёт раунд
people-no-tables = Открытых столов нет.
people-close-table = Закрыть
people-close-told = Все уйдут из-за стола со своими фишками, когда окончится раунд.
people-table-closed = Стол { $number } закрыт или закроется, когда окончится раунд.

people-the-machine = Компьютер комнаты
people-no-deeds = Пока ничего не сделано.
people-load-more = Показать ещё
people-more-brought = { $count_n ->
    [0] Это всё.
    [one] Ещё { $count } запись.
    [few] Ещё { $count } записи.
   *[other] Ещё { $count } записей.
}
people-deed-grant = { $host } даёт игроку { $name } { chips.put }.
people-deed-take = { $host } забирает у игрока { $name } { chips.put }.
people-deed-mute = { $host } запрещает игроку { $name } писать { $until }.
people-deed-unmute = { $host } снова разрешает игроку { $name } писать.
people-deed-ban = { $host } закрывает игроку { $name } вход { $until }.
people-deed-unban = { $host } снова открывает вход игроку { $name }.
people-deed-make-host = { $host } назначает хозяином: { $name }.
people-deed-unmake-host = { $host } лишает прав хозяина: { $name }.
people-deed-first-host = { $name } — первый хозяин этой комнаты.
people-deed-close-table = { $host } закрывает стол { $table }.
people-deed-settings = { $host } меняет настройки комнаты.
people-deed-rename = { $name } — новое имя. Прежнее:
people-deed-two-step-off = На машине комнаты выключен вход в два шага: { $name }.

people-the-room = Комната
people-settings-kept = Настройки сохранены и уже действуют.
people-setting-name = Название комнаты
people-setting-tables = Кто может открывать столы
    .everybody = все
    .accounts = те, у кого есть учётная запись
    .hosts = только хозяева
people-setting-opening = Фишки новичку
    .help = Столько получает новый игрок.
people-setting-top_up_below = Ежедневные фишки: у кого меньше
    .help = У кого меньше, в кошельке и за столами, тот раз в день получает добавку.
people-setting-top_up_to = Ежедневные фишки: до скольких
    .help = Столько у него станет.
people-setting-empty = Пустой стол закрывается через
    .help = В минутах.
people-setting-own_empty = Стол по приглашению или стол хозяина — через
    .help = В днях.
people-setting-chat = Чат за столами
