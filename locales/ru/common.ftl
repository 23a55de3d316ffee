language-name = русский
