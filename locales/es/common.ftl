language-name = español
