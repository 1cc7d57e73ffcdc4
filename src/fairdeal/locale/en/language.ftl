# The language of this folder: its own name, for a menu, and the locale whose plural forms it has.

language-name = English
language-locale = en-GB
