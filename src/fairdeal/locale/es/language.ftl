# La lengua de esta carpeta: cómo se llama en el menú, su región y las formas de plural, como están en el CLDR de Unicode.

language-name = Español
language-locale = es-ES
language-plurals =
    one: n = 1
    many: i != 0 and i % 1000000 = 0 and v = 0
