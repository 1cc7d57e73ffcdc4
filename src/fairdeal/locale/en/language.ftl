# The language of this folder: its own name, for a menu, its locale, and its plural forms as Unicode’s CLDR has them.

language-name = English
language-locale = en-GB
language-plurals = one: i = 1 and v = 0
