# Gra na pełnym ekranie.
tui-too-small = Plansza potrzebuje terminala o co najmniej { $columns } kolumnach i { $rows } wierszach. Powiększ okno albo zmniejsz litery.
tui-turn-number = tura { $n }
tui-task-turn = ruch: { $seat }
tui-task-accents = { $seat } wybiera Płytki Akcentujące
tui-task-opening = { $seat } wybiera pierwszy kwiat
tui-task-bonus = { $seat } ma bonus harmonii
tui-wins = { $n ->
    [one] Wygrywa { $seats }: { $reason }
    [few] Wygrywają { $seats }: { $reason }
    [many] Wygrywają { $seats }: { $reason }
   *[other] Wygrywają { $seats }: { $reason }
}
tui-draw = Remis: { $reason }
tui-after = Gra skończona. `u` cofa turę, `s` zapisuje, `q` kończy.
tui-wait = Bot myśli.
tui-paused = Boty są wstrzymane; `b` pozwala im grać dalej.
tui-over = Gra skończona.
tui-can-begin = Enter wybiera to pole.
tui-can-go = Enter kończy ruch tutaj.
tui-where = Wybierz, dokąd; Enter jeszcze raz tutaj odkłada płytkę.
tui-hand = Wybierz płytkę
tui-hand-hint = Wybierz strzałkami i klawiszem Enter albo naciśnij numer.
tui-no-hand = Nie ma teraz płytki do wyboru z zapasu.
tui-no-undo = Nie ma tury do cofnięcia.
tui-no-redo = Nie ma tury do przywrócenia.
tui-turns = Tury
tui-type = Tura
tui-piece = { $tile } ({ $seat })

tui-word-pass = pas
tui-word-claim = ogłoś zwycięstwo
tui-word-call = ogłoś dysharmonię
tui-word-decline = zrezygnuj z bonusu

tui-figure-harmonies = harmonie
tui-figure-midlines = linie środkowe
tui-figure-crossing = w poprzek
tui-figure-home = w domu
tui-figure-arrived = u celu
tui-figure-turns = tury

tui-ground-gate = brama
tui-ground-red = czerwony ogród
tui-ground-white = biały ogród
tui-ground-neutral = neutralny ogród
tui-ground-red-white = granica czerwonego i białego
tui-ground-red-neutral = granica czerwonego i neutralnego
tui-ground-white-neutral = granica białego i neutralnego
tui-ground-red-white-neutral = granica wszystkich trzech ogrodów
tui-ground-centre = środek
tui-ground-street-n = północna linia środkowa
tui-ground-street-e = wschodnia linia środkowa
tui-ground-street-s = południowa linia środkowa
tui-ground-street-w = zachodnia linia środkowa
tui-ground-camp-a = obóz gracza A
tui-ground-camp-b = obóz gracza B
tui-ground-camp-c = obóz gracza C
tui-ground-camp-d = obóz gracza D
tui-mark-port-h = port macierzysty Gospodarza
tui-mark-port-g = port macierzysty Gościa
tui-mark-home = we własnym obozie
tui-mark-arrived = w obozie docelowym
tui-mark-growing = rośnie
tui-mark-trapped = w pułapce
tui-mark-drained = bez harmonii przez Zboże
tui-mark-protected = pod ochroną

tui-key-choose = wybierz
tui-key-back = wróć
tui-key-hand = płytki
tui-key-next = następne możliwe
tui-key-type = wpisz
tui-key-play = zagraj
tui-key-complete = uzupełnij
tui-key-undo = cofnij
tui-key-redo = przywróć
tui-key-pause = wstrzymaj boty
tui-key-save = zapisz
tui-key-load = wczytaj
tui-key-resign = poddaj się
tui-key-help = pomoc
tui-key-quit = zakończ
tui-key-go = zatwierdź
tui-key-yes = tak
tui-key-no = nie

tui-help = Klawisze i znaki
tui-help-move = przesuń kursor; działa też mysz
tui-help-choose = wybierz płytkę lub punkt pod kursorem, potem cel
tui-help-back = cofnij ostatni wybór
tui-help-next = do następnego punktu, który można wybrać, i z powrotem
tui-help-hand = do płytek, które można wybrać; cyfra wybiera od razu
tui-help-type = wpisz turę, na przykład `c2-c3` albo `(0,-8)-(1,-6)`; Tab ją uzupełnia
tui-help-undo = cofnij turę, przywróć ją (przeciw botowi: do własnej tury)
tui-help-scroll = przewiń listę tur
tui-help-files = zapisz grę do pliku, wczytaj zapis
tui-help-pause = wstrzymaj boty lub pozwól im grać dalej
tui-help-resign = poddaj się
tui-help-quit = zakończ; jeśli gra nie jest zapisana, najpierw padnie pytanie
tui-help-goals = dokąd może pójść wybrana płytka; × oznacza bicie
tui-help-lines = harmonia w kolorze właściciela; część zamkniętego pierścienia
tui-help-prevented = harmonie wygaszone przez Zboże, zniesione przez Kamień

tui-question = Na pewno?
tui-ask-quit = Ta gra nie jest zapisana. Zakończyć mimo to?
tui-ask-resign = { $seat } się poddaje?
tui-ask-claim = Ogłosić, że masz wszystkie cztery linie środkowe? Jeśli to nieprawda, stracisz turę.
tui-ask-overwrite = { $file } już istnieje. Zastąpić go?
tui-ask-load = Ta gra nie jest zapisana. Wczytać inną mimo to?
tui-save-as = Zapisz jako
tui-load-from = Wczytaj zapis
tui-saved = Zapisano jako { $file }.
tui-loaded = Wczytano { $file }.
tui-file-missing = Nie ma pliku { $file }.
tui-file-denied = Brak uprawnień do otwarcia { $file }.
tui-file-folder = { $file } to folder. Podaj nazwę pliku w nim.
tui-file-large = { $file } jest za duży jak na zapis gry.
tui-file-not-text = { $file } nie jest plikiem tekstowym.
tui-file-failed = Nie udało się otworzyć { $file }.

tui-menu = Herbaciarnia · trzy gry planszowe
tui-menu-language = Język
tui-menu-language-about = Język wszystkiego, co tu czytasz. Notacja i pliki są we wszystkich językach takie same.
tui-menu-game = Gra
tui-menu-seats = Gracze
tui-menu-seats-about = Ilu gra; na każdym miejscu może być człowiek albo bot.
tui-menu-preset = Zasady
tui-menu-player-about = Człowiek przy tym terminalu, bot grający cokolwiek, bot patrzący o krok naprzód albo silnik na poziomie od 1 do 10.
tui-menu-start = Rozpocznij grę
tui-menu-start-about = Zacznij z tym, co tu wybrano.
tui-menu-load-about = Graj dalej zapisaną grę albo przejrzyj ją tura po turze.
tui-menu-leave = Zakończ
tui-menu-numbers = Można wpisać liczbę od { $low } do { $high }.
tui-menu-go = wiersz
tui-menu-change = zmień
tui-menu-start-key = rozpocznij
tui-person = człowiek
