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
report-percent = { $n }%
