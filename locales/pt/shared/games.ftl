# O que os jogos têm em comum.
value-on = sim
value-off = não

reason-ring = um Anel Harmônico em volta do centro
reason-last-flower = uma reserva sem flores básicas
reason-stuck = ninguém podia fazer nada além de passar
reason-claim = uma declaração verdadeira das quatro linhas centrais
reason-midlines = harmonias através das quatro linhas centrais
reason-no-move = nada para mover e nada para colocar
reason-camp = o acampamento de destino está cheio de peças do vencedor
reason-full-camp = o acampamento de destino está cheio
reason-leave-by = peças ficaram tempo demais no próprio acampamento
reason-no-moves = ninguém que ainda joga podia mover
reason-repetition = a mesma posição pela terceira vez
reason-turn-limit = foi feita a última jogada permitida
reason-resign = desistência
reason-rest-drew = terminou primeiro; os demais empataram ({ $reason })

phase-accents = escolha das peças de intensidade
phase-opening = abertura
phase-turn = jogada
phase-bonus = bônus de harmonia
phase-over = a partida acabou

state-in = em jogo
state-finished = terminou
state-out = fora do jogo
state-resigned = desistiu

figure-harmonies = harmonias
figure-midlines = linhas centrais em posse

line-live = harmonia
line-drained = anulada por um Bambu Americano
line-blocked = cancelada por um Rochedo
figure-crossing = delas através de uma linha central
figure-home = no próprio acampamento
figure-arrived = chegaram
figure-turns = jogadas feitas

task-turn = vez de { $seat }
task-accents = { $seat } escolhe as peças de intensidade
task-opening = { $seat } escolhe a primeira flor
task-bonus = { $seat } tem um bônus de harmonia
wins = { $n ->
    [one] { $seats } venceu: { $reason }
   *[other] { $seats } venceram: { $reason }
}
draw = Empate: { $reason }
word-pass = passar
word-claim = declarar vitória
word-call = apontar o conflito
word-decline = recusar o bônus
