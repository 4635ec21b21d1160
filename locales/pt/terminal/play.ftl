# O jogo como texto simples.
play-welcome = Escreva jogadas em notação, ou `help`.
play-help = Digite uma jogada em notação ou uma destas palavras: `board` mostra de novo o tabuleiro, `legal` o que se pode fazer agora, `hint` o que o robô imediatista faria, `moves` as jogadas até aqui, `position` a posição em uma linha, `undo` e `redo` desfazem e refazem uma jogada, `resign` desiste (`resign G` para um lugar), `save ARQUIVO` e `load ARQUIVO` salvam e abrem um registro, `quit` sai.
play-bot-moved = Jogada do { $bot }: { $entry }
play-legal = { $n ->
    [one] { $n } passo é possível:
   *[other] { $n } passos são possíveis:
}
play-hint = O robô imediatista jogaria { $step }.
play-saved-in = Salvo em { $file }.
