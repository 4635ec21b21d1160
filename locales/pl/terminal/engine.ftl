# Silnik: przeciwnicy na poziomach, mecze, analiza.
bot-level = poziom { $n }

meta-player-a = GRACZ
meta-player-b = PRZECIWNIK
meta-ms = MS
meta-tc = CZAS+DODATEK
meta-openings = PLIK lub random:N
meta-sprt = ELO0,ELO1
meta-folder = FOLDER

help-match = Rozegraj mecz dwóch graczy
help-match-long = Rozgrywa mecz: pary partii z tego samego otwarcia z zamianą miejsc, po kilka naraz. Gracz to `random`, `greedy`, `level:N` lub `engine` (z ustawieniami: `engine:threads=2,mib=64,time=50,net=PLIK`), albo `cmd:PROGRAM ARGUMENTY`, czyli inny program, który zna protokół `teahouse engine`, w cudzysłowach jak w powłoce; z ustawieniami: `cmd:"PROGRAM ARGUMENTY":name=NAZWA,OPCJA=WARTOŚĆ`. W `docs/ENGINES.md` napisano, co programy mają robić. Pokazuje punkty, różnicę Elo z przedziałem 95%, błędy każdej ze stron, ile kosztowała tura i o ile najbardziej przekroczono czas, a kończy wierszem, który mogą czytać programy. Przy trzech lub czterech miejscach jeden gracz pierwszego rodzaju gra przeciw całemu stołowi drugiego, kolejno z każdego miejsca.
help-arg-player-a = gracz, którego punkty się liczy
help-arg-player-b = jego przeciwnik
help-arg-time = czas myślenia na turę w milisekundach (domyślnie 100 w meczu i 500 w analizie)
help-arg-nodes = liczba węzłów na turę zamiast czasu: taka sama na każdej maszynie
help-arg-tc = zegar na całą partię i dodatek za każdą turę, w milisekundach
help-arg-margin = o ile milisekund można przekroczyć czas, zanim partia zostanie przegrana (domyślnie 1000)
help-arg-concurrency = ile partii naraz (domyślnie jedna na procesor)
help-arg-openings = gdzie partie się zaczynają: po N losowych turach (domyślnie `random:6`) albo od wierszy pliku
help-arg-sprt = zakończ, gdy test między dwiema różnicami Elo zostanie rozstrzygnięty
help-arg-save-in = zapisuj partie w tym folderze

error-match-player = „{ $name }” nie jest graczem. Napisz `random`, `greedy`, `level:N` z N od 1 do 10 lub `engine`, także z ustawieniami jak `engine:threads=2,mib=64`, albo `cmd:PROGRAM`, z ustawieniami `cmd:"PROGRAM":name=NAZWA,OPCJA=WARTOŚĆ`.
error-match-program = { $name } nie działa: { $why }.
error-match-never = Każda partia skończyła się awarią gracza { $name }, więc mecz nic nie mówi o jego sile.
error-clock = „{ $value }” nie jest zegarem. Podaj milisekundy na partię i na turę, na przykład `10000+100`.
error-sprt = „{ $value }” nie jest testem. Podaj dwie różnice Elo, najpierw mniejszą, na przykład `0,10`.
error-openings = „{ $value }” nie daje otwarć. Napisz `random:N` z N do 200 albo nazwę pliku z otwarciem w każdym wierszu.
error-opening-over = Po otwarciu „{ $value }” partia jest już skończona.

match-heading = { $n ->
    [one] { $n } partia: { $game }
    [few] { $n } partie: { $game }
    [many] { $n } partii: { $game }
   *[other] { $n } partii: { $game }
}
match-results = { $name } przeciw { $other }: wygrane { $wins }, remisy { $draws }, przegrane { $losses }.
match-stopped = Mecz został zatrzymany: trwające partie się nie liczą.
match-score = Punkty: { $score } (95% między { $low } a { $high }).
match-elo = Różnica Elo: { $elo } (95% między { $low } a { $high }).
match-elo-value = { $n }
match-pairs = Pary z 0, ½, 1, 1½ i 2 punktami: { $pairs }.
match-places = Średnie miejsce: { $own }, pozostali { $other }.
match-sprt = Logarytm ilorazu wiarygodności { $ratio } (rozstrzyga przy ±{ $bound }): { $verdict }.
match-sprt-accepted = potwierdza się większa różnica
match-sprt-rejected = potwierdza się mniejsza różnica
match-sprt-open = nierozstrzygnięte
match-column-crashes = awarie
match-column-late = spóźnienia
match-column-illegal = niedozwolone
match-column-depth = głębokość
match-column-nodes = węzły
match-column-time = czas
match-column-longest = najdłużej
match-column-over = przekroczenie
match-broken = { $n ->
    [one] Przerwana została jedna partia:
    [few] Przerwane zostały { $n } partie:
    [many] Przerwanych zostało { $n } partii:
   *[other] Przerwanych zostało { $n } partii:
}
match-broken-game = { $game }: przegrywa { $name } ({ $seat }), ponieważ { $why }.
match-broken-more = … i jeszcze { $n }; wszystkie wymienia `--json`.
match-late = tura spóźniła się o { $n } ms
match-illegal = „{ $turn }” nie jest dozwoloną turą
match-crash-start = programu nie dało się uruchomić ({ $said })
match-crash-ended = program się zakończył ({ $said })
match-crash-silent = program nie odpowiedział `{ $said }` w ciągu { $seconds } sekund
match-crash-option = program nie ma opcji „{ $said }”
match-crash-closed = program zamknął swoje wyjście
match-crash-lost = nie znaleziono ruchu
match-crash-nobody = miejsce było puste
match-log = Na standardowe wyjście błędów napisał:
report-milliseconds = { $n } ms
report-number = { $n }

help-arg-level = niech silnik gra na wszystkich pozostałych miejscach, na poziomie od 1 do 10
help-arg-seat = miejsce człowieka (domyślnie pierwsze)
help-engine = Działaj jako silnik dla innych programów
help-engine-long = Czyta polecenia wiersz po wierszu i odpowiada na sposób UCI: `uci`, `isready`, `setoption`, `newgame`, `position`, `go`, `stop`, `ponderhit`, `d`, `quit`. Wszystko opisuje `docs/ENGINE-PROTOCOL.md`.

engine-unknown = Nieznane polecenie „{ $word }”, pominięte
engine-thinking = Trwa przeszukiwanie; najpierw wyślij `stop`
engine-not-thinking = Nie trwa żadne przeszukiwanie
engine-option-form = Napisz `setoption name NAZWA value WARTOŚĆ`
engine-position-form = Napisz `position start` albo `position text POZYCJA`, potem `turns WPIS;WPIS`, jeśli są
engine-pending = Pozycja jest w środku tury; podawaj pełne tury
engine-not-legal = „{ $turn }” nie jest tu dozwoloną turą

help-analyse = Przeanalizuj pozycję albo zapis
help-analyse-long = Dla pozycji pokazuje, ile jest ona zdaniem silnika warta dla gracza na ruchu, oraz najlepsze warianty. W zapisie ocenia każdą turę: ile była warta i ile straciła wobec najlepszej, ze znakami `?!`, `?` i `??` tam, gdzie tura oddała jedną dwudziestą, jedną dziesiątą lub jedną piątą punktu; na końcu podsumowuje każdego gracza.
help-arg-lines = ile najlepszych wariantów
help-arg-threads = ile wątków
help-arg-net = oceniaj siecią z tego pliku zamiast własną siecią programu; `none`: bez sieci
help-arg-why = skąd bierze się ocena: jak by się zmieniła bez każdej z płytek lub każdego z pionków
net-none = Plik „{ $file }” nie zawiera sieci Herbaciarni.
net-damaged = Plik „{ $file }” jest uszkodzony lub ucięty. Skopiuj go jeszcze raz.
net-other-game = „{ $file }” to sieć do gry { $game }, a nie do tej.
net-other-shape = Sieć „{ $file }” powstała dla innej wersji Herbaciarni.

analyse-heading = Na ruchu: { $seat }. Głębokość { $depth }, węzły { $nodes }, { $time }.
analyse-win = { $n ->
    [one] wygrana w { $n } turze
   *[other] wygrana w { $n } turach
}
analyse-loss = { $n ->
    [one] przegrana w { $n } turze
   *[other] przegrana w { $n } turach
}
analyse-chance = { $percent }%
analyse-why = Skąd bierze się ocena z punktu widzenia gracza na ruchu (ile by ubyło bez danej płytki lub pionka):
analyse-why-record = `--why` objaśnia jedną pozycję: podaj nazwę gry, a pozycję przez `--position` albo `--turns`.
analyse-turn = tura
analyse-score = ocena
analyse-lost = strata
analyse-better = lepiej
analyse-player = { $turns ->
    [one] { $seat }: { $turns } tura, strata { $loss }, zachowane { $kept }% punktów; wątpliwe { $doubtful }, błędy { $mistakes }, grube błędy { $blunders }.
    [few] { $seat }: { $turns } tury, średnia strata { $loss }, zachowane { $kept }% punktów; wątpliwe { $doubtful }, błędy { $mistakes }, grube błędy { $blunders }.
    [many] { $seat }: { $turns } tur, średnia strata { $loss }, zachowane { $kept }% punktów; wątpliwe { $doubtful }, błędy { $mistakes }, grube błędy { $blunders }.
   *[other] { $seat }: { $turns } tury, średnia strata { $loss }, zachowane { $kept }% punktów; wątpliwe { $doubtful }, błędy { $mistakes }, grube błędy { $blunders }.
}
