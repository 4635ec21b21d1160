# O que os comandos mostram.
games-seats = Jogadores:
games-presets = Conjuntos (o primeiro é o padrão):
games-options = Opções (o primeiro valor é o padrão):

draw-reserve = na reserva
draw-harmonies = { $seats } – { $state }: { $lines }
draw-ring = { $seat } fechou um anel: { $points }
draw-last = Última jogada: { $entry }
draw-to-move = É a vez do { $seat }: { $entry }
draw-to-move-now = É a vez do { $seat } ({ $phase }): { $entry }
draw-won = Vitória: { $seats } – { $reason }.
draw-draw = Empate: { $reason }.

show-position = Posição: { $text }
show-date = Data: { $date }
replay-start = início
replay-heading = Depois de { $n } – { $entry }

report-seconds = { $n } s
report-total = total
report-per-second = { $n } por segundo
report-percent = { $n }%
perft-heading = profundidade, jogadas inteiras, tempo, velocidade

random-heading = { $n ->
    [one] { $n } partida aleatória de { $game }
   *[other] { $n } partidas aleatórias de { $game }
}
random-draw = empate
random-cut = interrompidas
random-turns = Jogadas por partida: média { $mean }, mediana { $median }, mínimo { $min }, máximo { $max }.
random-speed = { $turns ->
    [one] { $turns } jogada em { $time }: { $speed } jogadas por segundo.
   *[other] { $turns } jogadas em { $time }: { $speed } jogadas por segundo.
}

verify-difference = { $place } – difere: { $what }
verify-turn = jogada: { $text }
verify-position = posição: { $text }
verify-expected = esperado: { $text }
verify-found = encontrado: { $text }

bench-unit-positions = { $n } posições por segundo
bench-unit-turns = { $n } jogadas por segundo
bench-unit-steps = { $n } passos por segundo
