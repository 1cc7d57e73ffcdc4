# A língua desta pasta: o nome que tem no menu, a sua região e as formas de plural, como estão no CLDR do Unicode.

language-name = Português
language-locale = pt-PT
language-plurals =
    one: i = 1 and v = 0
    many: i != 0 and i % 1000000 = 0 and v = 0
