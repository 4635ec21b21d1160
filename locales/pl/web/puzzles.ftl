# Zadania.
puzzles-title = Zadania
puzzles-intro = Każde zadanie jest udowodnione: liczy się każda tura, która robi to, o co chodzi. Nie potrzebujesz konta, działa to też offline.
puzzles-today = Zadanie dnia
puzzles-of-day = Zadanie na { $day }
puzzles-archive = Poprzednie dni
puzzles-archive-about = Codziennie nowe zadanie, dla wszystkich to samo.
puzzles-earlier = Wcześniejsze dni
puzzles-streak = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
}
puzzles-longest = Najdłużej dotąd: { $n }
puzzles-outcome-solved = Rozwiązane
puzzles-outcome-missed = Nierozwiązane
puzzles-outcome-open = Jeszcze bez próby
puzzles-today-away = Nie udało się wczytać dzisiejszego zadania. Do treningu masz zadania zapisane na tym urządzeniu.
puzzles-solve = Rozwiąż
puzzles-short-win = { $n ->
    [one] Wygraj jedną turą
    [few] Wygraj w { $n } tury
    [many] Wygraj w { $n } tur
   *[other] Wygraj w { $n } tury
}
puzzles-short-hold = Zapobiegnij wygranej
puzzles-short-race = { $n ->
    [one] Zapełnij obóz docelowy jedną turą
    [few] Zapełnij obóz docelowy w { $n } tury
    [many] Zapełnij obóz docelowy w { $n } tur
   *[other] Zapełnij obóz docelowy w { $n } tury
}
puzzles-short-leap = Znajdź najdłuższy skok
puzzles-train = Trening
puzzles-game = Gra
puzzles-any-game = Wszystkie gry
puzzles-theme = Temat
puzzles-any-theme = Wszystkie tematy
puzzles-level = Trudność
puzzles-level-easier = Łatwiejsze niż mój ranking
puzzles-level-own = Według rankingu
puzzles-level-harder = Trudniejsze niż mój ranking
puzzles-start = Zacznij trening
puzzles-run = Na czas
puzzles-run-about = Trzy minuty, od łatwych do trudnych. Zegar chodzi tylko wtedy, gdy myślisz, a trzeci błąd kończy próbę.
puzzles-run-start = Włącz zegar
puzzles-run-best = Twój rekord: { $n }
puzzles-run-left = Pozostały czas
puzzles-run-solved = Rozwiązane: { $n }
puzzles-run-mistakes = Błędy: { $n }
puzzles-run-result = { $n ->
    [one] Rozwiązano { $n } zadanie
    [few] Rozwiązano { $n } zadania
    [many] Rozwiązano { $n } zadań
   *[other] Rozwiązano { $n } zadania
}
puzzles-run-missed = Tym razem nierozwiązane
puzzles-run-again = Jeszcze raz
puzzles-repeat = Powtórka nierozwiązanych
puzzles-repeat-about = To, czego nie rozwiążesz, wraca po dniu, a po każdym rozwiązaniu po coraz dłuższym czasie.
puzzles-due = { $n ->
    [one] Czeka { $n } zadanie
    [few] Czekają { $n } zadania
    [many] Czeka { $n } zadań
   *[other] Czeka { $n } zadania
}
puzzles-due-none = Teraz nie ma nic do powtórki.
puzzles-progress = Twoje postępy
puzzles-progress-open = Postępy według tematów
puzzles-progress-none = Nie było jeszcze żadnej próby.
puzzles-device = Bez konta twoje postępy zostają na tym urządzeniu. Po zalogowaniu trafią na twoje konto.
puzzles-waiting = { $n ->
    [one] { $n } próba czeka na połączenie.
    [few] { $n } próby czekają na połączenie.
    [many] { $n } prób czeka na połączenie.
   *[other] { $n } próby czeka na połączenie.
}
puzzles-tally = rozwiązane: { $solved } z { $tried }
puzzles-solved-share = Udział rozwiązanych
puzzles-rating-own = Ranking { $n }
puzzles-one = Zadanie { $name }
puzzles-all = Wszystkie zadania
puzzles-none = Teraz nie ma takiego zadania. Wybierz inny temat lub grę.
puzzles-next = Następne zadanie
puzzles-again = Od początku
puzzles-retry = Spróbuj ponownie
puzzles-show = Pokaż
puzzles-hint = Podpowiedź
puzzles-hint-board = Dobra tura zaczyna się w miejscu w kółku.
puzzles-hint-tile = Dobra tura zaczyna się od wyróżnionej płytki.
puzzles-hint-word = Nie trzeba niczego przesuwać: użyj przycisku obok planszy.
puzzles-proving = Sprawdzanie wszystkich odpowiedzi…
puzzles-answer = Oto odpowiedź…
puzzles-wrong = { $kind ->
    [now] Nie całkiem: ta tura nie wygrywa.
    [win] Nie całkiem: po tej odpowiedzi nie zdążysz już wymusić wygranej.
    [hold] Nie całkiem: drugi gracz i tak wygrywa.
    [race] Nie całkiem: teraz potrwa to dłużej.
   *[leap] Nie całkiem: inny ruch prowadzi dalej.
}
puzzles-wrong-why = Odpowiedź: { $why }.
puzzles-solved = Rozwiązane!
puzzles-solved-late = Tak jest. Liczy się pierwsza próba, więc to zadanie wróci.
puzzles-failed = Nie udało się sprawdzić tej tury. Spróbuj ponownie.
puzzles-shown = Przejdź przez tury rozwiązania.
puzzles-because = { $why }.
puzzles-ends = { $what } ({ $how })
puzzles-right = Dobrze. Graj dalej.
puzzles-turn-of = Tura { $n } z { $all }
puzzles-turn-win = wygrana jest pewna przy każdej odpowiedzi
puzzles-turn-hold = drugi gracz nie zdąży już wygrać
puzzles-turn-race = nie ma krótszej drogi
puzzles-turn-leap = żaden inny ruch nie prowadzi dalej
puzzles-turn-reply = żadna odpowiedź nie broni się dłużej
puzzles-rating = Ranking
puzzles-themes = Tematy
puzzles-link = Link
puzzles-vote = Warto było rozwiązać?
puzzles-vote-good = Tak
puzzles-vote-dull = Jest nudne
puzzles-vote-thanks = Dziękujemy.
puzzles-moment = Moment, który przesądził
puzzles-moment-about = Z twojej partii, przed turą, która o niej przesądziła. Twoja tura:
puzzles-moment-none = W tej partii nie da się udowodnić, że przesądziła o niej jedna Twoja tura.
