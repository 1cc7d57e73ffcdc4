# A língua desta pasta: o nome que tem no menu e a região cujas formas de plural segue.

language-name = Português
language-locale = pt-PT
