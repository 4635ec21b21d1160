# Zadania, w terminalu i na stronach.
puzzle-ask-win = { $n ->
    [one] Ruch ma { $seat }: wygraj tą turą.
    [few] Ruch ma { $seat }: wygraj w { $n } tury, cokolwiek zrobi drugi gracz.
    [many] Ruch ma { $seat }: wygraj w { $n } tur, cokolwiek zrobi drugi gracz.
   *[other] Ruch ma { $seat }: wygraj w { $n } tury, cokolwiek zrobi drugi gracz.
}
puzzle-ask-hold = { $n ->
    [one] Ruch ma { $seat }: drugi gracz grozi wygraną w następnej turze. Zapobiegnij temu.
    [few] Ruch ma { $seat }: drugi gracz grozi wygraną w { $n } tury. Zapobiegnij temu.
    [many] Ruch ma { $seat }: drugi gracz grozi wygraną w { $n } tur. Zapobiegnij temu.
   *[other] Ruch ma { $seat }: drugi gracz grozi wygraną w { $n } tury. Zapobiegnij temu.
}
puzzle-ask-race = { $n ->
    [one] Ruch ma { $seat }: zapełnij obóz docelowy tą turą.
    [few] Ruch ma { $seat }: zapełnij obóz docelowy w { $n } tury, gdy drugi gracz stoi w miejscu.
    [many] Ruch ma { $seat }: zapełnij obóz docelowy w { $n } tur, gdy drugi gracz stoi w miejscu.
   *[other] Ruch ma { $seat }: zapełnij obóz docelowy w { $n } tury, gdy drugi gracz stoi w miejscu.
}
puzzle-ask-leap = Ruch ma { $seat }: znajdź ruch, który przesuwa pionek najdalej do przodu.
puzzle-ways = { $n ->
    [one] Dobry jest { $n } pierwszy ruch.
    [few] Dobre są { $n } pierwsze ruchy.
    [many] Dobrych jest { $n } pierwszych ruchów.
   *[other] Dobrych jest { $n } pierwszego ruchu.
}

puzzle-theme-close-ring = Zamknięcie pierścienia
puzzle-theme-break-ring = Rozerwanie pierścienia
puzzle-theme-prevent-ring = Obrona przed pierścieniem
puzzle-theme-last-flower = Ostatni kwiat podstawowy
puzzle-theme-midlines = Linie środkowe
puzzle-theme-prevent-midlines = Obrona linii środkowych
puzzle-theme-camp = Zapełnienie obozu docelowego
puzzle-theme-obstruct = Blokada obozu
puzzle-theme-race = Liczenie wyścigu
puzzle-theme-leap = Najdłuższy skok
puzzle-theme-capture = Bicie
puzzle-theme-plant = Sadzenie kwiatu
puzzle-theme-bonus = Bonus harmonii
puzzle-theme-rock = Kamień
puzzle-theme-knotweed = Zboże
puzzle-theme-wheel = Koło
puzzle-theme-boat = Łódka
puzzle-theme-oasis = Płytki Starożytnej Oazy
puzzle-theme-lotus = Biały Lotos
puzzle-theme-orchid = Orchidea
puzzle-theme-deploy = Wystawienie płytki
puzzle-theme-captor = Stos z jeńcami
puzzle-theme-jump = Skok
puzzle-theme-detour = Objazd
puzzle-theme-long = Trzy tury lub więcej
