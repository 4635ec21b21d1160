# O que as páginas de regras têm em comum.
rules-page-contents = Nesta página
rules-page-others = Outros jogos
rules-page-lesson = Aprender passo a passo
rules-page-play = Jogar
rules-page-print = Imprimir
rules-page-figure = Uma posição de { $game }
