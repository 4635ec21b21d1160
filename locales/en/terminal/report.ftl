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
report-total = total
report-per-second = { $n } per second
report-percent = { $n }%
perft-heading = depth, whole turns, time, speed

random-heading = { $n ->
    [one] One random game of { $game }
   *[other] { $n } random games of { $game }
}
random-draw = draw
random-cut = cut off
random-turns = Turns per game: mean { $mean }, median { $median }, minimum { $min }, maximum { $max }.
random-speed = { $turns ->
    [one] One turn in { $time }: { $speed } turns per second.
   *[other] { $turns } turns in { $time }: { $speed } turns per second.
}

verify-difference = { $place } – differs: { $what }
verify-turn = turn: { $text }
verify-position = position: { $text }
verify-expected = expected: { $text }
verify-found = found: { $text }

bench-unit-positions = { $n } positions per second
bench-unit-turns = { $n } turns per second
bench-unit-steps = { $n } steps per second
