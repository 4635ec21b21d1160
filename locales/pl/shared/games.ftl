# To, co gry mają wspólnego.
value-on = tak
value-off = nie
list-and = {" i "}

reason-ring = Pierścień Harmonii wokół środka
reason-last-flower = w zapasie jednego z graczy skończyły się podstawowe kwiaty
reason-stuck = wszyscy spasowali
reason-claim = słusznie ogłoszone zwycięstwo: cztery linie środkowe
reason-midlines = harmonie przecinające wszystkie cztery linie środkowe
reason-no-move = brak możliwego ruchu
reason-camp = obóz docelowy jest pełen pionków zwycięzcy
reason-full-camp = obóz docelowy jest pełny
reason-leave-by = pionki zbyt długo pozostawały we własnym obozie
reason-no-moves = nikt z pozostałych w grze nie może się ruszyć
reason-repetition = trzykrotne powtórzenie pozycji
reason-turn-limit = osiągnięto limit tur
reason-resign = poddanie się
reason-rest-drew = pierwsze miejsce; pozostali zremisowali ({ $reason })

# What was counted at the end.
count-of = { $name } { $n }
count-accents = pozostałe Płytki Akcentujące: { $values }
count-harmonies = harmonie: { $values }
count-crossing = harmonie przecinające linię środkową: { $values }
count-home = wciąż we własnym obozie: { $values }
count-arrived = u celu: { $values }

phase-accents = wybór Płytek Akcentujących
phase-opening = otwarcie
phase-turn = tura
phase-bonus = bonus harmonii
phase-over = partia skończona

state-in = w grze
state-finished = u celu
state-out = poza grą
state-resigned = po poddaniu się

figure-harmonies = harmonie
figure-midlines = linie środkowe
direction-n = płn.
direction-e = wsch.
direction-s = płd.
direction-w = zach.

line-live = harmonia
line-drained = zniesiona przez Zboże
line-blocked = zniesiona przez Kamień
figure-crossing = przecinające linię środkową
figure-accents = pozostałe Płytki Akcentujące
figure-home = we własnym obozie
figure-arrived = u celu
figure-turns = wykonane tury

task-turn = ruch: { $seat }
task-accents = { $seat } wybiera Płytki Akcentujące
task-accents-for = { $seat } wybiera Płytkę Akcentującą, którą dostanie { $receiver }
task-accents-own = { $seat } wybiera Płytkę Akcentującą dla siebie
task-opening = { $seat } wybiera pierwszy kwiat
task-bonus = { $seat } ma bonus harmonii
wins = { $n ->
    [one] Wygrywa { $seats }: { $reason }
    [few] Wygrywają { $seats }: { $reason }
    [many] Wygrywają { $seats }: { $reason }
   *[other] Wygrywają { $seats }: { $reason }
}
draw = Remis: { $reason }
word-pass = pas
word-claim = ogłoś zwycięstwo
word-call = zgłoś dysharmonię
word-decline = zrezygnuj z bonusu
