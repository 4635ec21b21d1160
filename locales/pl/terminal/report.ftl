# Co wypisują polecenia.
games-seats = Liczba graczy:
games-presets = Zestawy (pierwszy jest domyślny):
games-options = Opcje (pierwsza wartość jest domyślna):

draw-reserve = w zapasie
draw-harmonies = { $seats } – { $state }: { $lines }
draw-ring = { $seat }: zamknięty pierścień { $points }
draw-last = Ostatnia tura: { $entry }
draw-to-move = Na ruchu: { $seat }. Tura: { $entry }
draw-to-move-now = Na ruchu: { $seat } ({ $phase }). Tura: { $entry }
draw-won = Wygrana: { $seats } – { $reason }.
draw-draw = Remis: { $reason }.

show-position = Pozycja: { $text }
show-date = Data: { $date }
replay-start = początek
replay-heading = Po { $n } – { $entry }

report-seconds = { $n } s
report-total = razem
report-per-second = { $n } na sekundę
report-percent = { $n }%
perft-heading = głębokość, pełne tury, czas, szybkość

random-heading = { $n ->
    [one] { $n } losowa partia: { $game }
    [few] { $n } losowe partie: { $game }
    [many] { $n } losowych partii: { $game }
   *[other] { $n } losowej partii: { $game }
}
random-draw = remis
random-cut = przerwane
random-turns = Tury w partii: średnio { $mean }, mediana { $median }, najmniej { $min }, najwięcej { $max }.
random-speed = { $turns ->
    [one] { $turns } tura w { $time }: szybkość { $speed } na sekundę.
    [few] { $turns } tury w { $time }: szybkość { $speed } na sekundę.
    [many] { $turns } tur w { $time }: szybkość { $speed } na sekundę.
   *[other] { $turns } tury w { $time }: szybkość { $speed } na sekundę.
}

verify-difference = { $place } – różni się: { $what }
verify-turn = tura: { $text }
verify-position = pozycja: { $text }
verify-expected = oczekiwano: { $text }
verify-found = jest: { $text }

bench-unit-positions = { $n } pozycji na sekundę
bench-unit-turns = { $n } tur na sekundę
bench-unit-steps = { $n } kroków na sekundę
