# Pomoc wiersza poleceń.
help-heading-usage = Użycie:
help-heading-options = Opcje
help-heading-arguments = Argumenty
help-heading-commands = Polecenia
help-heading-game = Gra
help-heading-examples = Przykłady:

meta-command = POLECENIE
meta-options = [OPCJE]
meta-game = GRA
meta-file = PLIK
meta-file-or-game = PLIK lub GRA
meta-n = N
meta-text = TEKST
meta-entries = WPISY
meta-name = NAZWA
meta-option = NAZWA=WARTOŚĆ
meta-seat = MIEJSCE
meta-bot = MIEJSCE=BOT
meta-player = MIEJSCE=IMIĘ
meta-shell = POWŁOKA
meta-section = ROZDZIAŁ
meta-lang = JĘZYK

help-teahouse = Graj w Skud Pai Sho, Uliczne Pai Sho i Halmę. Bez polecenia otwiera menu.

help-games = Wypisz gry i ich opcje
help-games-long = Pokazuje każdą grę: liczbę graczy, gotowe zestawy oraz każdą opcję z jej wartościami. Można ich użyć w każdym poleceniu, które przyjmuje grę.
help-rules = Wypisz zasady gry
help-rules-long = Wypisuje spisane zasady gry z rysunkami albo jeden ich rozdział. Nazwa każdego rozdziału stoi w nawiasie po tytule. W terminalu tekst pojawia się ekran po ekranie, przez `$PAGER`, jeśli jest ustawiony.
help-play = Graj w terminalu
help-play-long = Otwiera planszę na cały terminal, dla osób przy jednej klawiaturze albo przeciw botom. W potoku lub z `--plain` wypisuje planszę jako tekst i czyta po jednej turze w wierszu; odrzucony wiersz zostaje objaśniony, a kod wyjścia wynosi wtedy 1.
help-show = Pokaż planszę z zapisu partii
help-show-long = Wypisuje planszę, zapasy i harmonie z zapisu partii po dowolnym wpisie (domyślnie po ostatnim). Z `--position` pokazuje zamiast tego pozycję.
help-replay = Pokaż zapis plansza po planszy
help-replay-long = Wypisuje planszę po każdym wpisie zapisu albo po niektórych z nich.
help-pair = Skojarz następną rundę turnieju
help-pair-long = Czyta turniej szwajcarski w formacie TRF, kojarzy następną rundę systemem FIDE (holenderskim) i wypisuje plik z tą rundą. Gracze, którzy mają w niej pauzę, nie są kojarzeni. Z `--json` wypisuje tylko rundę, z powodem każdego stołu.
help-completions = Wypisz uzupełnianie dla powłoki
help-completions-long = Wypisuje skrypt, dzięki któremu powłoka uzupełnia polecenia i opcje. Zapisz go tam, gdzie powłoka szuka uzupełnień, tak jak w przykładach.
help-man = Zapisz strony podręcznika
help-man-long = Zapisuje w folderze po jednej stronie dla każdego polecenia, w wybranym języku. Bez folderu wypisuje stronę samego `teahouse`.

man-name = Nazwa
man-synopsis = Składnia
man-description = Opis
man-extra = Przykłady
man-version = Wersja

help-arg-lang = język: { $languages } (domyślnie `TEAHOUSE_LANG` albo język systemu)
help-arg-help = pokaż tę pomoc
help-arg-version = pokaż wersję
help-arg-json = wypisz JSON dla programów
help-arg-games-game = tylko ta gra
help-arg-game = gra, pod nazwą podaną w `teahouse games`
help-arg-section = jeden rozdział, według nazwy
help-arg-preset = gotowy zestaw opcji; pokazuje je `teahouse games`
help-arg-option = jedna opcja; można powtarzać, ważniejsza niż zestaw
help-arg-seats = liczba graczy
help-arg-first = kto zaczyna (Halma); domyślnie losowo, a w poleceniach bez gry `A`
help-arg-bot = niech na miejscu gra bot: `random`, `greedy` lub `level:N`
help-arg-player = imię gracza do zapisu
help-arg-position = zacznij od pozycji podanej w jednym wierszu
help-arg-load = graj dalej z zapisu
help-arg-save = zapisz partię na końcu
help-arg-seed = ziarno liczb losowych
help-arg-plain = zwykły tekst zamiast pełnego ekranu
help-arg-file-or-game = zapis (`-` czyta standardowe wejście) albo gra
help-arg-turn = plansza po N wpisach; 0 to początek
help-arg-file = zapis; `-` czyta standardowe wejście
help-arg-trf = turniej w formacie TRF; `-` czyta standardowe wejście
help-arg-swiss-rounds = liczba planowanych rund, jeśli nie ma jej w pliku
help-arg-from = pierwsza plansza według liczby wpisów; 0 to początek
help-arg-to = ostatnia plansza
help-arg-depth = głębokość w turach
help-arg-turns = wpisy do zagrania najpierw, oddzielone `;`
help-arg-games = ile partii (domyślnie 100)
help-arg-longest = przerwij partię po N turach
help-arg-last-opening = po N minutach nie zaczynaj nowych otwarć, tylko dokończ trwające partie
help-arg-shell = `bash`, `elvish`, `fish`, `powershell` lub `zsh`
help-arg-pages = folder, do którego trafią strony; jeśli go nie ma, zostanie utworzony
