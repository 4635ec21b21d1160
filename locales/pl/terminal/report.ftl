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
report-percent = { $n }%
