# To, co gry mają wspólnego.
value-on = tak
value-off = nie

reason-ring = Pierścień Harmonii wokół środka
reason-last-flower = zapas bez podstawowych kwiatów
reason-stuck = wszyscy mogli już tylko pasować
reason-claim = słuszne ogłoszenie czterech linii środkowych
reason-midlines = harmonie w poprzek wszystkich czterech linii środkowych
reason-no-move = nie ma czym ruszyć ani czego wystawić
reason-camp = obóz docelowy jest pełen pionków zwycięzcy
reason-full-camp = obóz docelowy jest pełny
reason-leave-by = pionki zbyt długo pozostawały we własnym obozie
reason-no-moves = nikt z pozostałych w grze nie mógł się ruszyć
reason-repetition = ta sama pozycja po raz trzeci
reason-turn-limit = wykonano ostatnią dozwoloną turę
reason-resign = poddanie się
reason-rest-drew = pierwsze miejsce na mecie; pozostali zremisowali ({ $reason })

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
figure-midlines = utrzymane linie środkowe

line-live = harmonia
line-drained = wygaszona przez Zboże
line-blocked = zniesiona przez Kamień
figure-crossing = w tym przez linię środkową
figure-home = we własnym obozie
figure-arrived = u celu
figure-turns = wykonane tury

task-turn = ruch: { $seat }
task-accents = { $seat } wybiera Płytki Akcentujące
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
