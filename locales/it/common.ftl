language-name = italiano
