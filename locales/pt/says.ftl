# O que as regras têm a dizer: o que está errado e o que fazer em vez disso.
says-in-entry = Entrada { $turn } do registro: { $what }
says-entry-malformed = “{ $entry }” não é uma entrada. Escreva o número da jogada, a letra do lugar, um ponto e a própria jogada.
says-entry-expected = “{ $entry }” não é a próxima: aqui se espera “{ $expected }”.
says-game-over = A partida acabou: { $reason }. Desfaça uma jogada para continuar de uma posição anterior.
says-step-unfinished = Isso é só o começo de uma jogada. Continue e diga para onde.
says-not-your-turn = { $seat } não pode desistir agora: isso só é possível na própria vez e enquanto se está no jogo.
says-unknown-game = Não existe o jogo “{ $name }”. Os jogos são: { $allowed }.
says-unknown-seats = Este jogo não pode ser jogado por { $seats }. Possível: { $allowed }.
says-unknown-preset = Não existe o conjunto “{ $name }”. Escolha um destes: { $allowed }.
says-unknown-option = Este jogo não tem a opção “{ $name }”. Escolha uma destas: { $allowed }.
says-unknown-value = A opção “{ $name }” não pode ser “{ $value }”. Escolha um destes valores: { $allowed }.
says-record-control = A linha { $line } tem um caractere de controle: “{ $text }”. Um registro é texto simples; remova-o.
says-record-tag-twice = A linha { $line } traz uma etiqueta pela segunda vez: “{ $text }”. Fique só com uma.
says-record-line = A linha { $line } não é etiqueta, nem comentário, nem jogadas: “{ $text }”. Etiquetas são como `game: halma` e vêm antes das jogadas; comentários começam com `#`.
says-record-no-game = O registro não diz qual é o jogo. Acrescente uma linha como `game: halma`.
says-record-tag = A etiqueta “{ $name }” não pode ser “{ $value }”.
says-record-result = O registro dá o resultado “{ $given }”, mas as jogadas levam a “{ $found }”.
