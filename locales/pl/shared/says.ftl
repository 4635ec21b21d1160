# Co mają do powiedzenia zasady: co jest nie tak i co zrobić zamiast tego.
says-in-entry = Wpis { $turn } zapisu: { $what }
says-entry-malformed = „{ $entry }” nie jest wpisem. Napisz numer tury, literę miejsca, kropkę i samą turę.
says-entry-expected = „{ $entry }” nie jest następne w kolejności: powinno być „{ $expected }”.
says-game-over = Partia skończona: { $reason }. Cofnij turę, aby grać dalej od wcześniejszej pozycji.
says-step-unfinished = To dopiero początek tury. Wybierz jeszcze, dokąd.
says-not-your-turn = { $seat } nie może się teraz poddać. Można to zrobić tylko w swojej turze, będąc jeszcze w grze.
says-unknown-game = Nie ma gry „{ $name }”. Gry to: { $allowed }.
says-unknown-seats = W tę grę nie gra się w tyle osób: { $seats }. Możliwe: { $allowed }.
says-unknown-preset = Nie ma gotowego zestawu „{ $name }”. Wybierz jeden z: { $allowed }.
says-unknown-option = Ta gra nie ma opcji „{ $name }”. Wybierz jedną z: { $allowed }.
says-unknown-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Wybierz jedną z: { $allowed }.
says-record-control = W wierszu { $line } jest znak sterujący: „{ $text }”. Zapis to zwykły tekst; usuń ten znak.
says-record-tag-twice = Wiersz { $line } powtarza znacznik: „{ $text }”. Zostaw tylko jeden.
says-record-line = Wiersz { $line } nie jest znacznikiem, komentarzem ani turami: „{ $text }”. Znaczniki wyglądają jak `game: halma` i stoją przed turami; komentarze zaczynają się od `#`.
says-record-no-game = Zapis nie mówi, jaka to gra. Dodaj wiersz taki jak `game: halma`.
says-record-tag = Znacznik „{ $name }” nie może mieć wartości „{ $value }”.
says-record-result = Zapis podaje wynik „{ $given }”, ale jego tury prowadzą do „{ $found }”.
says-link-damaged = W tym linku nie ma partii, którą da się odczytać. Skopiuj cały link albo wklej notację partii.
says-link-no-game = Ten link tylko wskazuje partię na innej stronie. Otwórz ją tam, skopiuj jej notację i wklej tutaj.
says-link-other-game = Gry z tego linku tutaj nie ma. Otworzyć można partie Skud Pai Sho i Uliczne Pai Sho.
says-link-option = Partia z tego linku ma opcję „{ $name }”, której tutaj nie ma, więc nie da się jej otworzyć.

# Tury w każdej grze.
says-body-malformed = „{ $text }” nie jest turą. Napisz ją w notacji, na przykład `c3-d4` w Halmie albo `(0,8)-(0,5)` w Pai Sho.
says-unknown-place = { $game ->
    [halma] Od tego nie można tu zacząć. Wybierz pole planszy albo spasuj, jeśli jest taka możliwość.
   *[other] Od tego nie można tu zacząć. Wybierz punkt planszy, płytkę z zapasu albo jedno z dostępnych działań.
}
says-step-complete = Tura jest już pełna; nic po niej nie następuje.
says-not-now = Teraz nie można tego zrobić.
says-cannot-pass = Pasować można tylko wtedy, gdy nie ma innego ruchu, a ty jeszcze go masz.
says-must-pass = Nie masz żadnego ruchu. Spasuj.
says-empty-point = { $game ->
    [halma] Na { $at } nie ma pionka. Wybierz pole ze swoim pionkiem.
   *[other] Na { $at } nie ma płytki. Wybierz punkt ze swoją płytką.
}
says-not-your-piece = { $game ->
    [halma] To pionek innego gracza ({ $seat }). Wybierz swój.
   *[other] To płytka innego gracza ({ $seat }). Wybierz swoją.
}
says-no-move-from-here = { $game ->
    [halma] Pionek na { $at } nie ma dokąd iść. Wybierz inny.
   *[other] Płytka na { $at } nie ma dokąd iść. Wybierz inną.
}
says-same-point = { $game ->
    [halma] Pionek nie może zostać w miejscu. Wybierz inne pole.
   *[other] Płytka nie może zostać w miejscu. Wybierz inny punkt.
}
says-occupied = { $game ->
    [halma] Pole { $at } jest zajęte. Wybierz puste.
   *[other] Punkt { $at } jest zajęty. Wybierz pusty.
}
says-out-of-reach = Ten punkt jest poza zasięgiem.
says-out-of-reach-at = Żaden krok ani łańcuch skoków nie prowadzi na { $at }. Skacze się przez sąsiedni pionek na puste pole tuż za nim.
says-out-of-reach-at-reach = { $reach ->
    [one] Na { $at } jest za daleko: ten stos rusza się tylko o jeden krok.
    [few] Na { $at } jest za daleko: ten stos rusza się najwyżej o { $reach } kroki.
    [many] Na { $at } jest za daleko: ten stos rusza się najwyżej o { $reach } kroków.
   *[other] Na { $at } jest za daleko: ten stos rusza się najwyżej o { $reach } kroku.
}
says-out-of-reach-tile-reach = { $reach ->
    [one] Za daleko: płytka { $tile } rusza się tylko o jeden krok.
    [few] Za daleko: płytka { $tile } rusza się najwyżej o { $reach } kroki, skręcając dowolnie.
    [many] Za daleko: płytka { $tile } rusza się najwyżej o { $reach } kroków, skręcając dowolnie.
   *[other] Za daleko: płytka { $tile } rusza się najwyżej o { $reach } kroku, skręcając dowolnie.
}
says-blocked = Droga tam jest zablokowana.
says-blocked-at-reach = { $reach ->
    [one] Stosy przeciwnika zagradzają każdą drogę na { $at } o długości jednego kroku.
    [few] Stosy przeciwnika zagradzają każdą drogę na { $at } o długości do { $reach } kroków.
    [many] Stosy przeciwnika zagradzają każdą drogę na { $at } o długości do { $reach } kroków.
   *[other] Stosy przeciwnika zagradzają każdą drogę na { $at } o długości do { $reach } kroku.
}
says-blocked-tile-reach = { $reach ->
    [one] Inne płytki zagradzają płytce { $tile } każdą drogę o długości jednego kroku.
    [few] Inne płytki zagradzają płytce { $tile } każdą drogę o długości do { $reach } kroków.
    [many] Inne płytki zagradzają płytce { $tile } każdą drogę o długości do { $reach } kroków.
   *[other] Inne płytki zagradzają płytce { $tile } każdą drogę o długości do { $reach } kroku.
}

# Pozycje w jednym wierszu.
says-position-malformed = Nie da się odczytać pozycji przy „{ $text }”.
says-position-impossible = Taka pozycja jest niemożliwa: „{ $text }”.
says-position-impossible-why-text = Taka pozycja jest niemożliwa: { $why } („{ $text }”).
says-position-lacks = Pozycja jest niepełna: brakuje „{ $part }”.
why-too-many-tiles = jest więcej płytek, niż gracz posiada
why-point-twice = jeden punkt podano dwa razy

# Skud Pai Sho.
says-option-seats = Opcja „{ $name }” nie może mieć wartości „{ $value }” przy tylu graczach: { $seats }.
says-too-many-tiles = { $seat } ma za dużo płytek rodzaju { $tile }.
says-too-many-accents = Wybrano za dużo Płytek Akcentujących.
says-too-few-accents = { $count ->
    [one] Wybierz { $count } Płytkę Akcentującą.
    [few] Wybierz { $count } Płytki Akcentujące.
    [many] Wybierz { $count } Płytek Akcentujących.
   *[other] Wybierz { $count } Płytki Akcentującej.
}
says-no-bonus = Ten ruch nie tworzy nowej harmonii, więc nie ma bonusu. Pomiń to, co następuje po `+`.
says-no-clash-to-call = Żadne kwiaty nie są w dysharmonii, więc nie ma czego zgłaszać.
says-calls-not-in-play = W tej grze nie zgłasza się dysharmonii: żadna tura nie może jej zostawić.
says-choose-accents-first = Najpierw wybierz Płytki Akcentujące.
says-open-first = Najpierw posadź kwiat otwarcia.
says-bonus-or-decline = Masz bonus harmonii: wybierz płytkę z zapasu albo zrezygnuj.
says-not-in-set = { $tile }: tej płytki nie ma wśród Płytek Akcentujących tej gry.
says-accent-choice = { $tile }: więcej tych płytek nie można wybrać. Wybierz inną Płytkę Akcentującą.
says-accents-chosen-n = Komplet już wybrany ({ $n }): weź te płytki albo najpierw odłóż jedną.
says-opening-kind = Kwiatem otwarcia musi być: { $tile }.
says-opening-gate = Kwiat otwarcia idzie do bramy { $gate }.
says-reserve-empty = Zapas jest pusty.
says-reserve-empty-tile = { $tile }: w twoim zapasie nie ma już takiej płytki.
says-needs-bonus = { $tile }: ta płytka wchodzi do gry tylko jako bonus harmonii. Przesuń kwiat tak, by powstała nowa harmonia.
says-has-growing = W bramie rośnie jeszcze twój kwiat. Najpierw go stamtąd wyprowadź.
says-no-open-gate = Wszystkie bramy są zajęte. Sadzić można, gdy któraś się zwolni.
says-no-place-for = { $tile }: nie ma teraz punktu, na którym można by położyć tę płytkę.
says-accents-stay = { $tile }: Płytki Akcentujące nie ruszają się same. Wybierz kwiat.
says-trapped = Ten kwiat więzi Orchidea na { $by }. Ruszyć go może tylko Koło albo Łódka.
says-gate = { $at } to brama: płytka trafia tam tylko przez sadzenie.
says-red-garden = { $tile }: ten kwiat nie może stać w czerwonym ogrodzie. Wybierz punkt na granicy, neutralny albo biały.
says-white-garden = { $tile }: ten kwiat nie może stać w białym ogrodzie. Wybierz punkt na granicy, neutralny albo czerwony.
says-clash = Powstałaby dysharmonia: { $tile } na { $at } i { $with } na { $by } widziałyby się w jednej linii.
says-protected = { $tile } na { $at } stoi obok Bambusa i nie można tej płytki zbić.
says-cannot-capture = { $by } nie może zbić płytki { $tile } na { $at }.
says-plant-in-gate = Kwiaty sadzi się w pustej bramie albo obok Stawu.
says-wheel-rock = Koło nie może się tu obrócić: Kamień na { $by } się nie rusza.
says-wheel-growing = Koło nie może się tu obrócić: kwiat na { $by } jeszcze rośnie w bramie.
says-wheel-ground = Koło nie może się tu obrócić: płytka na { $by } wypadłaby z planszy, weszła do bramy albo do zamkniętego dla niej ogrodu.
says-bamboo-growing = Bambus nie może stanąć obok kwiatu rosnącego w bramie.
says-boat-needs-tile = Łódkę kładzie się na kwitnącym kwiecie albo na Płytce Akcentującej, a punkt { $at } jest pusty.
says-boat-no-way = { $tile }: ten kwiat nie ma dokąd iść, więc Łódka nie może go przewieźć.
says-boat-next-point = Łódka przewozi kwiat na jeden z ośmiu punktów wokół { $at }.

# Uliczne Pai Sho.
says-claim-not-in-play = W tej grze niczego się nie ogłasza: cztery linie środkowe wygrywają same.
says-own-stack = Na { $at } stoi twój własny stos. Wybierz pusty punkt albo stos przeciwnika.
says-captor-cannot-capture = Stos na { $from } ma już jeńca i nie może bić stosu na { $at }.
says-port-taken = Twój port { $at } nie jest pusty, więc niczego nie można wystawić: stoi tam stos ({ $seat }).
says-port-only = { $at } to nie twój port. Nowe płytki wystawia się na { $port }.
says-board-full = Wolnych płytek na planszy masz już { $limit } i więcej wystawić nie można.

# Halma.
says-leaves-target-camp = Pionek w obozie docelowym nie może go opuścić, a { $at } leży na zewnątrz.
says-chain-leaves-target-camp = Każdy łańcuch na { $at } opuszcza po drodze obóz docelowy, czego ta gra zabrania.
says-hop-leaves-target-camp = Skok na { $at } opuszcza obóz docelowy, czego ta gra zabrania.
says-returns-to-own-camp = Żaden ruch nie może skończyć się znów we własnym obozie, a { $at } w nim leży.
says-illegal-path = Na tej drodze nie ma skoku z { $from } na { $to }.
says-teams-need-four = Drużyny wymagają czworga graczy.
says-four-need-large-board = Czworo graczy potrzebuje planszy `16x16`, nie { $board }.
says-unknown-first = Nie ma miejsca { $seat }, które mogłoby zacząć.
says-puzzle-open = Nie znaleziono rozwiązania w dopuszczalnym czasie. Wybierz inne zadanie.
