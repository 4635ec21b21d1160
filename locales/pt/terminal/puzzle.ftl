# Problemas.
meta-theme = TEMA

help-puzzle = Resolver um problema
help-puzzle-long = Mostra uma posição e o que encontrar nela, e lê um turno por linha. Vale todo turno que comprovadamente resolve; um turno errado recebe a resposta. Sem um jogo, escolhe entre todos os problemas.
help-puzzle-check = Provar de novo todos os problemas
help-puzzle-check-long = Tenta todos os turnos dos dois lados em cada problema de um jogo ou de todos, e mostra quantos há por opções, afirmação, tema e menor nível que os resolve.
help-arg-theme = só problemas com este tema, como `close-ring`; um nome errado lista todos
help-arg-today = o problema do dia, o mesmo para todos
help-arg-puzzle = o problema com este nome
error-no-puzzle = Esse problema não existe. Escolha outro tema ou jogo, ou confira o nome.
error-theme = Não existe o tema “{ $name }”. Escolha um destes: { $allowed }.
error-collection = Não é possível ler a coleção de problemas deste programa. Compile o programa de novo.

puzzle-heading = Problema { $id }, rating { $rating }
puzzle-help = Digite um turno na notação, ou `hint` (dica), `show` (solução), `board` (tabuleiro), `quit` (sair).
puzzle-right = Certo. A resposta é { $reply }.
puzzle-right-alone = Certo. Continue.
puzzle-wrong = Não é { $turn }. Tente de novo.
puzzle-wrong-answer = Não é { $turn }, porque segue { $line }. Tente de novo.
puzzle-solved = Resolvido!
puzzle-hint = Olhe para { $place }.
puzzle-show = A solução: { $line }
puzzle-checked = { $n ->
    [one] { $game }: { $n } problema provado em { $time } com { $cores } núcleos.
   *[other] { $game }: { $n } problemas provados em { $time } com { $cores } núcleos.
}
puzzle-untrue = O problema { $id } não é verdadeiro.
puzzle-by-options = Por opções:
puzzle-by-claim = Por afirmação:
puzzle-by-theme = Por tema:
puzzle-by-level = Pelo menor nível que os resolve (11: nenhum):
puzzle-by-band = Pelo rating inicial, em faixas de tamanho parecido:
