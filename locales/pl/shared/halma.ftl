# Halma: pionek, miejsca, opcje.
game-halma = Halma
game-halma-about = Krokami i łańcuchami skoków przeprowadź wszystkie pionki do obozu w przeciwległym rogu. Dwoje lub czworo graczy.
tile-piece = pionek
seat-halma-A = Gracz A
seat-halma-B = Gracz B
seat-halma-C = Gracz C
seat-halma-D = Gracz D

preset-halma-classic = zwykła gra
preset-halma-tournament = zwykła gra z zasadami przeciw grze na zwłokę

option-halma-board = rozmiar planszy; czworo graczy gra tylko na 16×16
value-halma-board-8x8 = 8×8 pól, po 10 pionków
value-halma-board-10x10 = 10×10 pól, po 15 pionków
value-halma-board-16x16 = 16×16 pól, po 19 pionków (13 przy czworgu graczy)
option-halma-camp-exit = kiedy pionek może wyjść z obozu docelowego
value-halma-camp-exit-end-of-move = tylko w trakcie ruchu, który kończy się wewnątrz
value-halma-camp-exit-per-hop = nigdy, nawet na jeden skok
option-halma-full-camp-wins = wystarczy pełny obóz docelowy, choćby stały w nim obce pionki
option-halma-no-return = żaden ruch nie może skończyć się z powrotem we własnym obozie
option-halma-teams = A i C przeciw B i D (czworo graczy)
option-halma-leave-by = do której tury trzeba opuścić własny obóz
value-halma-leave-by-off = bez ograniczenia
value-halma-leave-by-on = do tury 30, 50 lub 80, zależnie od planszy
value-halma-leave-by-number = wybrana tura
option-halma-limits = remis przez powtórzenie pozycji i przez limit tur
preset-halma-classic-title = Klasyczne
preset-halma-tournament-title = Turniejowe
option-halma-board-title = Plansza
option-halma-camp-exit-title = Wyjście z obozu docelowego
option-halma-full-camp-wins-title = Pełny obóz wygrywa
option-halma-no-return-title = Bez powrotu
option-halma-teams-title = Drużyny
option-halma-leave-by-title = Termin opuszczenia obozu
option-halma-limits-title = Remis automatyczny
