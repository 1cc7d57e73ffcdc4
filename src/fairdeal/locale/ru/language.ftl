# Язык этой папки: как он сам себя называет в меню, его регион и правила множественного числа из Unicode CLDR.

language-name = Русский
language-locale = ru-RU
language-plurals =
    one: v = 0 and i % 10 = 1 and i % 100 != 11
    few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
    many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
