# O que os jogos têm em comum.
value-on = sim
value-off = não
list-and = {" e "}

reason-ring = um Anel Harmônico em volta do centro
reason-last-flower = a última flor básica de um jogador saiu da reserva
reason-stuck = todos os jogadores passaram
reason-claim = declaração correta das quatro linhas centrais
reason-midlines = harmonias através das quatro linhas centrais
reason-no-move = nenhum movimento possível
reason-camp = o acampamento de destino está cheio de peças do vencedor
reason-full-camp = o acampamento de destino está cheio
reason-leave-by = peças ficaram tempo demais no próprio acampamento
reason-no-moves = ninguém que ainda está no jogo pode jogar
reason-repetition = tripla repetição da posição
reason-turn-limit = limite de jogadas atingido
reason-resign = desistência
reason-rest-drew = terminou primeiro; os demais empataram ({ $reason })

# What was counted at the end.
count-of = { $name } { $n }
count-accents = peças de intensidade restantes: { $values }
count-harmonies = harmonias: { $values }
count-crossing = harmonias através de uma linha central: { $values }
count-home = ainda no próprio acampamento: { $values }
count-arrived = chegaram: { $values }

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
figure-midlines = linhas centrais
direction-n = N
direction-e = L
direction-s = S
direction-w = O

line-live = harmonia
line-drained = anulada por um Bambu Americano
line-blocked = cancelada por um Rochedo
figure-crossing = cruzam linha central
figure-accents = peças de intensidade restantes
figure-home = no próprio acampamento
figure-arrived = chegaram
figure-turns = jogadas feitas

task-turn = vez do { $seat }
task-accents = { $seat } escolhe as peças de intensidade
task-accents-for = { $seat } escolhe uma peça de intensidade para { $receiver }
task-accents-own = { $seat } escolhe a própria peça de intensidade
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
