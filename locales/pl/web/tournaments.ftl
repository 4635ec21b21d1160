# Turnieje: listy, formularz i strona turnieju. Wczytywane razem z tymi stronami.
tournament-one = Turniej
tournament-lead = Zagraj z graczami na swoim poziomie, przez jeden wieczór albo przez wiele tygodni.
tournament-new = Nowy turniej
tournament-make = Utwórz turniej
tournament-mine = Moje turnieje
tournament-running = Trwające
tournament-open = Można dołączyć
tournament-coming = Zapowiedziane
tournament-past = Zakończone
tournament-none = Nie ma jeszcze turniejów. Utwórz pierwszy i zaproś innych.
tournament-more = Pokaż więcej
tournament-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
tournament-won-by = Zwycięstwo: { $name }
tournament-cancelled = Odwołany
tournament-round = Runda { $n }
tournament-round-of = Runda { $n } z { $all }
tournament-since = od: { $when }
tournament-when-hand = Rozpocznie go organizator
tournament-medley-of = Różne gry: { $games }
tournament-pick = { $game } ({ $preset })

tournament-format-dutch = System szwajcarski
tournament-format-round-robin = Każdy z każdym
tournament-format-elimination = System pucharowy
tournament-format-double = Do dwóch porażek
tournament-format-groups = Grupy, potem puchar
tournament-format-arena = Arena
tournament-format-seats = Stoły po trzy lub cztery osoby
tournament-format-dutch-about = W każdej rundzie grasz z kimś, kto ma podobną liczbę punktów. Nikt nie odpada.
tournament-format-round-robin-about = Każdy gra z każdym. Najlepiej do dziesięciu osób.
tournament-format-elimination-about = Kto przegra, odpada, aż zostanie jedna osoba.
tournament-format-groups-about = W małych grupach każdy gra z każdym, a najlepsi przechodzą do fazy pucharowej.
tournament-format-arena-about = Gdy kończysz partię, zaraz zaczyna się następna. Graj, ile chcesz, aż minie czas.
tournament-format-seats-about = Przy każdym stole gra kilka osób, a punkty są za miejsca.
tournament-format-rounds = { $format }, { $n ->
    [one] { $n } runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}
tournament-format-minutes = { $format }, { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
tournament-format-cycles = { $format } × { $n }
tournament-format-of-groups = { $format } ({ $n ->
    [one] { $n } grupa
    [few] { $n } grupy
    [many] { $n } grup
   *[other] { $n } grupy
})

tournament-starts = Początek:
tournament-ends = Koniec:
tournament-next = Następna runda:
tournament-deadline = Koniec tej rundy:
tournament-paused = Przerwa
tournament-over = Zakończony: { $when }
tournament-too-few = Przyszło za mało graczy.
tournament-by-seed = Trzy remisy: przechodzi gracz z lepszym numerem startowym.
tournament-by = Organizator:

tournament-you = Ty w tym turnieju
tournament-your-game = Twoja partia się zaczęła.
tournament-play = Zagraj swoją partię
tournament-in = Bierzesz udział.
tournament-wait-round = Twoja następna partia pojawi się tutaj, gdy runda zostanie skojarzona.
tournament-wait-arena = Gdy tylko ktoś będzie wolny, dostaniesz przeciwnika.
tournament-check-in-now = Potwierdź obecność, inaczej nie dostaniesz przeciwnika.
tournament-check-in = Jestem tutaj
tournament-checked-in = Obecność potwierdzona.
tournament-place = Twoje miejsce: { $n }
tournament-byes = Rundy, w których pauzujesz: { $rounds }
tournament-options = Pauza lub rezygnacja
tournament-bye-round = Runda pauzy
tournament-bye-hint = Dostaniesz za nią pół punktu. Najwyżej dwa razy.
tournament-bye-ask = Pauzuj w tej rundzie
tournament-leave = Opuść turniej
tournament-withdraw = Wycofaj się z turnieju
tournament-sign-in = Zaloguj się, aby wziąć udział.
tournament-join = Dołącz
tournament-join-again = Wróć do turnieju
tournament-password = Hasło turnieju
tournament-team = Drużyna
tournament-team-hint = Wybierz drużynę albo podaj nazwę nowej.

tournament-tab-players = Gracze
tournament-tab-standings = Wyniki
tournament-tab-rounds = Rundy
tournament-tab-bracket = Drabinka
tournament-tab-cross = Tabela
tournament-tab-log = Dziennik
tournament-tab-about = Opis
tournament-standings = Wyniki
tournament-cross = Tabela krzyżowa
tournament-nobody = Nikt jeszcze nie dołączył.
tournament-points = Punkty
tournament-points-n = Punkty: { $points }
tournament-performance = Perf.
tournament-performance-long = Wynik rankingowy: ranking, przy którym takich wyników należało się spodziewać
tournament-gone = wycofany udział
tournament-is-here = obecność potwierdzona
tournament-streak = Wygrane z rzędu: { $n }
tournament-teams = Drużyny
tournament-match-points = Punkty meczowe
tournament-board-points = Punkty z partii
tournament-page-before = Poprzednie 100
tournament-page-after = Następne 100
tournament-page-own = Pokaż mnie
tournament-tie-direct-encounter = bezpośredni pojedynek
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-cut-1 = Buchholz bez najsłabszego wyniku
tournament-tie-median-buchholz = średni Buchholz
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-progressive = wynik progresywny
tournament-tie-wins = liczba zwycięstw
tournament-tie-short-direct-encounter = BP
tournament-tie-short-buchholz = Bh
tournament-tie-short-buchholz-cut-1 = Bh−1
tournament-tie-short-median-buchholz = ŚBh
tournament-tie-short-sonneborn-berger = SB
tournament-tie-short-progressive = Prog.
tournament-tie-short-wins = Zwyc.

tournament-no-round = Żadna runda nie jest jeszcze skojarzona.
tournament-round-choose = Runda
tournament-round-before = Poprzednia runda
tournament-round-after = Następna runda
tournament-look = Zobacz
tournament-forfeited = Bez gry.
tournament-without = Bez partii:
tournament-no-bracket = Drabinki jeszcze nie ma.
tournament-bye = wolny los
tournament-undecided = jeszcze nie wiadomo
tournament-number = Gracz { $n }
tournament-goes-on = gra dalej
tournament-final-0 = Finał
tournament-final-1 = Półfinały
tournament-final-2 = Ćwierćfinały
tournament-last = Ostatnich { $n }
tournament-third-place = Trzecie miejsce
tournament-grand-final = Finał
tournament-second-final = Drugi finał
tournament-upper-round = Górna drabinka, runda { $n }
tournament-lower-round = Dolna drabinka, runda { $n }
tournament-part-main = Drabinka
tournament-part-upper = Górna drabinka
tournament-part-lower = Dolna drabinka
tournament-part-final = Finał
tournament-part-third = Trzecie miejsce
tournament-podium = Zwycięzcy

tournament-about-games = Gra
tournament-about-format = System
tournament-about-seats = Przy stole
tournament-about-time = Czas
tournament-about-begins = Początek
tournament-about-entry = Kto może dołączyć
tournament-about-players = Gracze
tournament-about-least = Najniższy ranking
tournament-about-most = Najwyższy ranking
tournament-about-age = Wiek konta co najmniej
tournament-about-check-in = Potwierdzanie obecności
tournament-about-late = Dołączanie po starcie
tournament-about-pause = Przerwa między rundami
tournament-about-round-days = Dni na rundę
tournament-about-weekends = Weekendy
tournament-about-computers = Komputery
tournament-about-boards = Partie w meczu
tournament-about-ties = Przy równych punktach
tournament-about-again = Powtarza się
tournament-about-helpers = Pomocnicy
tournament-from-to = od { $least } do { $most }
tournament-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
tournament-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
tournament-minutes-before = { $n ->
    [one] { $n } minuta przed początkiem
    [few] { $n } minuty przed początkiem
    [many] { $n } minut przed początkiem
   *[other] { $n } minuty przed początkiem
}
tournament-until-round = do rundy { $n }
tournament-weekends-off = Soboty i niedziele nie liczą się do dni rundy
tournament-computers-may = mogą grać
tournament-entry-public = Wszyscy
tournament-entry-invitation = Za zaproszeniem
tournament-entry-password = Z hasłem
tournament-again-never = Nigdy
tournament-again-weekly = Co tydzień
tournament-again-monthly = Co miesiąc, w ten sam dzień tygodnia
tournament-again-own = Po kilku dniach
tournament-again-days = { $n ->
    [one] Codziennie
    [few] Co { $n } dni
    [many] Co { $n } dni
   *[other] Co { $n } dnia
}
tournament-follows = Następny turniej z tej serii
tournament-export = Pobierz:

tournament-manage = Dla organizatorów
tournament-act-start = Rozpocznij teraz
tournament-act-pause = Wstrzymaj
tournament-act-resume = Wznów
tournament-act-announce = Ogłoś
tournament-act-announce-about = Wszyscy zobaczą to na górze strony.
tournament-act-invite = Zaproś
tournament-act-invite-about = Od tej chwili to konto może dołączyć.
tournament-act-computer = Dodaj komputer
tournament-act-computer-about = Gra tak jak wszyscy. Jego partie nie liczą się do rankingu.
tournament-act-remove = Usuń gracza
tournament-act-remove-about = Gracz nie dostanie więcej partii i nie może wrócić.
tournament-act-replace = Zastąp gracza
tournament-act-replace-about = Inne konto przejmie miejsce razem ze wszystkimi punktami.
tournament-act-extend = Przedłuż
tournament-act-extend-about = Przesuwa najbliższy początek, termin lub koniec.
tournament-act-pair-again = Skojarz ponownie
tournament-act-pair-again-about = Cofa ostatnią rundę i kojarzy ją jeszcze raz. Działa, dopóki nikt nie wykonał ruchu.
tournament-act-helper = Pomocnicy
tournament-act-helper-about = Pomocnicy mogą wszystko to co ty, ale nie odwołują turnieju i nie wyznaczają pomocników.
tournament-act-cancel = Odwołaj turniej
tournament-act-cancel-about = Tego nie da się cofnąć. Trwające partie toczą się dalej, ale nie liczą się tutaj.
tournament-helper-what = Co się zmienia
tournament-helper-yes = Od teraz pomaga
tournament-helper-no = Już nie pomaga
tournament-level = Siła
tournament-minutes = O ile minut
tournament-text = Treść ogłoszenia
tournament-reason = Powód
tournament-reason-hint = Wszyscy mogą go przeczytać w dzienniku.
tournament-set-result = Ustal wynik
tournament-set = Ustal wynik
tournament-set-about = Runda { $round }, stół { $table }. Partia, która jeszcze trwa, zostanie zakończona.
tournament-forfeit = Bez gry
tournament-forfeit-hint = Ktoś się nie stawił: liczy się jako walkower, nie jako partia.

tournament-log-none = Na razie niczego nie zmieniono ręcznie. Tutaj widać, co robią organizatorzy.
tournament-log-made = Turniej utworzony.
tournament-log-joined = Dodany gracz: { $name }.
tournament-log-started = Turniej rozpoczęty.
tournament-log-result = Wynik ustalony, runda { $round }, stół { $table }: { $score }. Powód: { $reason }
tournament-log-paused = Turniej wstrzymany.
tournament-log-resumed = Turniej wznowiony.
tournament-log-announced = Ogłoszenie: { $text }
tournament-log-invited = Zaproszenie: { $name }.
tournament-log-helper = { $helps ->
    [true] Od teraz pomaga: { $name }.
   *[false] Już nie pomaga: { $name }.
}
tournament-log-removed = Usunięty gracz: { $name }. Powód: { $reason }
tournament-log-replaced = Miejsce przejmuje { $other }. Powód: { $reason }
tournament-log-paired-again = Runda { $round } cofnięta do ponownego skojarzenia. Powód: { $reason }
tournament-log-extended = Najbliższy termin przesunięty na: { $until }. Powód: { $reason }
tournament-log-cancelled = Turniej odwołany. Powód: { $reason }

tournament-account = Aby utworzyć turniej, potrzebujesz konta.
tournament-name = Nazwa
tournament-rounds = Liczba rund
tournament-minutes-long = Czas trwania w minutach
tournament-cycles = Partie z każdym przeciwnikiem
tournament-groups = Liczba grup
tournament-advance = Ile osób wychodzi z grupy
tournament-double = Odpada się po dwóch porażkach
tournament-double-hint = Kto raz przegra, gra dalej w dolnej drabince.
tournament-third = Partia o trzecie miejsce
tournament-begins-hand = Gdy go rozpocznę
tournament-begins-at = O ustalonej porze
tournament-begins-when = Dzień i godzina
tournament-invited = Zaproszone osoby
tournament-invited-hint = Nazwy kont oddzielone przecinkami. Później możesz zaprosić więcej osób.
tournament-more-options = Więcej opcji
tournament-description = Opis
tournament-rated-hint = Partie z komputerami nigdy się nie liczą.
tournament-computers = Komputery mogą grać
tournament-computers-hint = Możesz je dodać jako graczy: z trzech osób zrobi się osiem.
tournament-rules = Zasady gry
tournament-medley = Różne gry
tournament-medley-hint = Gdy gier jest kilka, w każdej rundzie gra się w inną.
tournament-medley-round = Gra { $n }
tournament-medley-add = Dodaj grę
tournament-medley-remove = Usuń
tournament-players-title = Gracze
tournament-least-players = Najmniej graczy
tournament-most-players = Najwięcej graczy
tournament-account-days = Najmniejszy wiek konta w dniach
tournament-boards = Partie w meczu drużyn
tournament-boards-hint = Puste pole: każdy gra dla siebie.
tournament-course = Przebieg
tournament-check-in-minutes = Potwierdzanie obecności, minuty przed początkiem
tournament-check-in-hint = Kto nie potwierdzi obecności, nie dostanie przeciwnika.
tournament-late = Można dołączyć do rundy
tournament-late-hint = Puste pole: po rozpoczęciu nikt nie dołączy.
tournament-pause = Przerwa między rundami w sekundach
tournament-ties-usual = Zwykła kolejność
tournament-ties-usual-hint = Decydują po kolei: { $list }
tournament-ties-own = Twoja kolejność
tournament-ties-own-hint = Decyduje pierwsze kryterium. Gdy i ono jest równe, decyduje następne.
tournament-ties-none = Nic nie decyduje: gracze z równymi punktami zajmują to samo miejsce.
tournament-ties-add = Dodaj kryterium
tournament-ties-up = Wcześniej: { $name }
tournament-ties-down = Później: { $name }
tournament-ties-remove = Usuń: { $name }
tournament-tie-direct-encounter-about = Punkty z partii między graczami, którzy mają ich tyle samo. Liczy się tylko wtedy, gdy wszyscy ze sobą grali.
tournament-tie-buchholz-about = Suma punktów wszystkich twoich przeciwników: wyżej jest ten, kto miał trudniejszych.
tournament-tie-buchholz-cut-1-about = To samo bez najsłabszego przeciwnika, żeby jedno pechowe kojarzenie mniej szkodziło.
tournament-tie-median-buchholz-about = To samo bez najsłabszego i bez najmocniejszego przeciwnika.
tournament-tie-sonneborn-berger-about = Punkty pokonanych i połowa punktów tych, z którymi był remis.
tournament-tie-progressive-about = Suma punktów po każdej rundzie: wczesne zwycięstwa liczą się bardziej.
tournament-tie-wins-about = Ile partii udało się wygrać. Zwycięstwa bez gry się nie liczą.
tournament-round-days-hint = Potem przegrywa ten, kto ma ruch. Puste pole: runda trwa, aż skończą się wszystkie partie.
tournament-every = Co ile dni

tournament-wrong-name = Wybierz nazwę o długości od 3 do 60 znaków.
tournament-wrong-format = Wybierz od 1 do 100 rund, od 1 do 4 partii z każdym przeciwnikiem, najwyżej 64 grupy, a dla areny od 5 do 1440 minut.
tournament-wrong-starts-at = Wybierz przyszły termin, najwyżej za rok.
tournament-wrong-password = Wybierz hasło o długości od 4 do 60 znaków.
tournament-wrong-invited = Można zaprosić najwyżej 200 osób, a każda nazwa musi być nazwą konta.
tournament-wrong-players = Co najmniej od 2 do 100 graczy, najwyżej 2000, a w arenie 10 000.
tournament-wrong-condition = Rankingi i dni to liczby całkowite, a najniższy ranking musi być niższy od najwyższego.
tournament-wrong-teams = Mecz ma od 1 do 10 partii.
tournament-wrong-check-in = Potwierdzanie obecności trwa najwyżej 1440 minut.
tournament-wrong-late-entry = To musi być jedna z rund.
tournament-wrong-pause = Przerwa trwa najwyżej 604 800 sekund, czyli tydzień.
tournament-wrong-round-days = Runda trwa najwyżej 366 dni.
tournament-wrong-recurrence = Wybierz od 1 do 366 dni.
