# Stół: plansza i wszystko, co należy do toczącej się partii, oraz gra na tym urządzeniu.
table-board = Plansza
table-turns = Tury
table-no-turns = Nie było jeszcze tur
table-to-move = na ruchu
table-finish-step = Zatrzymaj się tutaj
table-step-back = Krok wstecz
table-confirm = Zagraj tę turę
table-ahead = Wybierz turę z wyprzedzeniem. Zostanie wykonana zaraz po turze poprzednika ({ $name }), jeśli będzie wtedy dozwolona.

play-title = Gra na tym urządzeniu
play-intro = Przeciw komputerowi albo z drugą osobą przy jednym ekranie; działa także bez internetu.
play-game = Gra
play-preset = Zasady
play-seats = Gracze
play-seats-n = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
play-person = Człowiek
play-start = Rozpocznij grę
play-new = Nowa partia
play-undo = Cofnij
play-redo = Przywróć
play-resign = Poddaj się
play-resign-sure = Na pewno poddać tę partię?
play-flip = Obróć planszę
play-analyse = Analizuj
play-download = Pobierz zapis partii
play-thinking = Komputer myśli…
play-engine-failed = Komputer nie znalazł ruchu. Cofnij turę i spróbuj ponownie.
play-saved = Partie na tym urządzeniu
play-saved-none = Twoje partie zapisują się tutaj, tylko na tym urządzeniu.
play-continue = Graj dalej
play-delete = Usuń
play-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}

home-title = Trzy gry planszowe, jeden zaciszny pokój
home-lead = Pai Sho to gra kwiatowymi płytkami ze świata „Awatara”. Zagraj w dwie jej odmiany i w Halmę: z przyjaciółmi, z nieznajomymi albo z komputerem.
home-play-now = Zagraj teraz
home-play-computer = Graj z komputerem
home-play-online = Graj online
home-play-together = Dwie osoby, jeden ekran
home-learn = Naucz się w pięć minut
home-watch = Partia, która toczy się sama
home-pause = Wstrzymaj
home-resume = Wznów

reader-label = Tura lub pytanie
reader-hint = Wpisz turę w notacji albo `?`, aby zobaczyć listę pytań.
reader-send = Wyślij
reader-help = { $key }: { $what }.
reader-questions = wszystkie pytania
reader-status = stan partii
reader-tiles = { $game ->
    [halma] pionki gracza, który ma ruch
   *[other] płytki gracza, który ma ruch
}
reader-enemies = { $game ->
    [halma] pionki pozostałych graczy
   *[other] płytki pozostałych graczy
}
reader-reserves = zapasy
reader-harmonies = harmonie
reader-gates = bramy
reader-moves-of = dozwolone tury
reader-moves = { $n ->
    [one] { $n } dozwolona tura: { $list }
    [few] { $n } dozwolone tury: { $list }
    [many] { $n } dozwolonych tur: { $list }
   *[other] { $n } dozwolonej tury: { $list }
}
reader-clocks = zegary
reader-last = ostatnia tura
reader-at = { $tile } na { $point }
reader-of = { $seat }: { $list }.
reader-line = { $seat }: od { $from } do { $to }, { $state }.
reader-empty = punkt { $point } jest pusty
reader-none = brak
reader-not-now = To nie twoja kolej; teraz można tylko pytać.

bench-title = Szybkość w tej przeglądarce
bench-intro = Ile pozycji na sekundę silnik sprawdza w tej przeglądarce, na jednym wątku.
bench-run = Zmierz
bench-game = Gra
bench-depth = Głębokość
bench-nodes = Pozycje
bench-speed = Pozycje na sekundę
play-option-number = Liczba całkowita od { $low } do { $high }
table-sheet = Czeka na odpowiedź
table-sheet-aside = Zobacz planszę
table-sheet-open = Pokaż
