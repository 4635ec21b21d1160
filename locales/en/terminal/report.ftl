# What the commands print.
games-seats = Players:
games-presets = Presets (the first is the default):
games-options = Options (the first value is the default):

draw-reserve = in reserve
draw-harmonies = { $seats } – { $state }: { $lines }
draw-ring = { $seat } has closed a ring: { $points }
draw-last = Last turn: { $entry }
draw-to-move = { $seat } to move: { $entry }
draw-to-move-now = { $seat } to move ({ $phase }): { $entry }
draw-won = { $seats } won: { $reason }.
draw-draw = Draw: { $reason }.

show-position = Position: { $text }
show-date = Date: { $date }
replay-start = start
replay-heading = After { $n } – { $entry }

report-seconds = { $n } s
report-percent = { $n }%
