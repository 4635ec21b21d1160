# Przygotowanie gry na tym urządzeniu.
play-game-skud = Kwiaty i harmonie
play-game-street = Jedna płytka, cztery ulice
play-game-halma = Skokami przez planszę
play-with = Przy stole
play-versus = i
play-you = Ty
play-somebody = Ktoś obok
play-who-you = Kto gra po Twojej stronie?
play-who-opponent = { $many ->
    [true] Kto jest przeciwnikiem nr { $n }?
   *[other] Z kim chcesz zagrać?
}
play-strength = { $level } · { $word }
play-strength-1 = bardzo łagodnie
play-strength-2 = łagodnie
play-strength-3 = równo
play-strength-4 = mocno
play-strength-5 = bardzo mocno
play-character-1 = Mięta
play-character-2 = Rumianek
play-character-3 = Melisa
play-character-4 = Lawenda
play-character-5 = Imbir
play-character-6 = Szafran
play-character-7 = Bergamotka
play-character-8 = Ulung
play-character-9 = Srebrna Igła
play-character-10 = Smocza Studnia
play-side = Twoja strona
play-side-either = Obojętnie
play-more-rules = Więcej zasad
play-rules-changed = { $n ->
    [one] { $n } zmiana
    [few] { $n } zmiany
    [many] { $n } zmian
   *[other] { $n } zmiany
}

play-preset-skud-standard = Pełne zasady
play-preset-skud-standard-about = Gra tak, jak ją wydrukowano.
play-preset-skud-garden-gate = Jak gdzie indziej online
play-preset-skud-garden-gate-about = Gdy kwiaty się skończą, decydują harmonie przecinające linie środkowe. Odsłoniętą Orchideę może zbić każdy obcy kwiat.
play-preset-street-classic = Wersja drukowana
play-preset-street-classic-about = Płytki idą trzy kroki, zdobywca o jeden dalej, a zwycięstwo trzeba ogłosić.
play-preset-street-garden-gate = Jak gdzie indziej online
play-preset-street-garden-gate-about = Każda płytka idzie cztery kroki, jedna zaczyna bliżej środka, a cztery linie środkowe wygrywają od razu.
play-preset-halma-classic = Zwykła gra
play-preset-halma-classic-about = Zapełnij przeciwległy obóz własnymi pionkami.
play-preset-halma-tournament = Turniej
play-preset-halma-tournament-about = Nie da się grać na zwłokę: obóz trzeba opuścić na czas, a pełny obóz wygrywa nawet z obcym pionkiem w środku.

play-rule-skud-oasis = Starożytna Oaza
play-rule-skud-oasis-about = Trzy dodatkowe Płytki Akcentujące: Bambus, Staw i Lwi Żółw.
play-rule-skud-accents = Płytki Akcentujące
play-rule-skud-opening = Otwarcie
play-rule-skud-wheels = Koła
play-rule-skud-wheels-about = Koła można wybrać jako Płytki Akcentujące.
play-rule-skud-clash = Dysharmonie
play-rule-skud-lotus-takes-orchid = Odsłonięte Orchidee
play-rule-skud-lotus-takes-orchid-about = Każdy obcy kwiat może zbić Orchideę, której właściciel ma kwitnący Lotos.
play-rule-skud-captured-specials = Zbity Lotos lub Orchidea
play-rule-skud-last-flower = Koniec kwiatów
play-rule-skud-bamboo = Bambus
play-rule-skud-turtle = Lwi Żółw
play-rule-skud-limits = Remisy
play-rule-skud-limits-about = Gra kończy się remisem po powtórzeniu pozycji albo po turze 300.
play-rule-skud-aids = Linie harmonii
play-rule-street-setup = Pierwsze płytki
play-rule-street-reach = Zasięg
play-rule-street-captor-bonus = Zasięg zdobywcy
play-rule-street-release = Zostawianie jeńców
play-rule-street-release-about = Zdobywca rusza się sam, a to, co było pod nim, zostaje.
play-rule-street-win = Jak się wygrywa
play-rule-street-limits = Remisy
play-rule-street-limits-about = Gra kończy się remisem po powtórzeniu pozycji albo po turze 500.
play-rule-halma-board = Plansza
play-rule-halma-camp-exit = Wyjście z obozu docelowego
play-rule-halma-full-camp-wins = Pełny obóz wygrywa
play-rule-halma-full-camp-wins-about = Pełny obóz docelowy wystarcza, choćby stały w nim obce pionki.
play-rule-halma-no-return = Bez powrotu
play-rule-halma-no-return-about = Pionek, który opuścił własny obóz, nie może się już w nim zatrzymać.
play-rule-halma-teams = Dwie drużyny
play-rule-halma-teams-about = Przy czworgu graczy: A i C przeciw B i D.
play-rule-halma-leave-by = Czas na opuszczenie obozu
play-rule-halma-limits = Remisy
play-rule-halma-limits-about = Gra kończy się remisem po powtórzeniu pozycji albo po bardzo wielu turach.

play-saved-against = Po drugiej stronie: { $names }
play-saved-together = Razem na tym urządzeniu
play-saved-your-turn = Twoja tura
play-saved-turn = Tura: { $name }
play-saved-over = Zakończona
