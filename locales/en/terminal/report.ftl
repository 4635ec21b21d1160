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
draw-draw = A draw: { $reason }.

show-position = Position: { $text }
show-date = Date: { $date }
replay-start = start
replay-heading = After { $n } – { $entry }

report-seconds = { $n } s
report-total = total
report-per-second = { $n } a second
report-percent = { $n } %
perft-heading = depth, whole turns, time, speed

random-heading = { $n ->
    [one] One random game of { $game }
   *[other] { $n } random games of { $game }
}
random-draw = draw
random-cut = cut off
random-turns = Turns in a game: { $mean } on average, { $median } in the median, { $min } at least, { $max } at most.
random-speed = { $turns ->
    [one] One turn in { $time }: { $speed } turns a second.
   *[other] { $turns } turns in { $time }: { $speed } turns a second.
}

verify-difference = { $place } – differs: { $what }
verify-turn = turn: { $text }
verify-position = position: { $text }
verify-expected = expected: { $text }
verify-found = found: { $text }

bench-unit-positions = { $n } positions a second
bench-unit-turns = { $n } turns a second
bench-unit-steps = { $n } steps a second
