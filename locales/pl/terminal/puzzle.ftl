# Zadania.
meta-theme = TEMAT

help-puzzle = Rozwiąż zadanie
help-puzzle-long = Pokazuje pozycję i to, co trzeba w niej znaleźć, i czyta po jednej turze w wierszu. Liczy się każda tura, która na pewno do tego prowadzi; na błędną pada odpowiedź. Bez gry wybiera spośród wszystkich zadań.
help-puzzle-check = Udowodnij ponownie wszystkie zadania
help-puzzle-check-long = Sprawdza każdą turę obu stron w każdym zadaniu jednej gry lub wszystkich i wypisuje, ile ich jest według opcji, tezy, tematu i najniższego poziomu, który je rozwiązuje.
help-arg-theme = tylko zadania na ten temat, na przykład `close-ring`; błędna nazwa wypisuje wszystkie
help-arg-today = zadanie dnia, dla wszystkich to samo
help-arg-puzzle = zadanie o tej nazwie
error-no-puzzle = Nie ma takiego zadania. Wybierz inny temat lub grę albo sprawdź nazwę.
error-theme = Nie ma tematu „{ $name }”. Wybierz jeden z: { $allowed }.
error-collection = Nie można odczytać zbioru zadań w tym programie. Zbuduj program ponownie.

puzzle-heading = Zadanie { $id }, ranking { $rating }
puzzle-help = Wpisz turę w notacji albo `hint` (podpowiedź), `show` (rozwiązanie), `board` (plansza), `quit` (koniec).
puzzle-right = Dobrze. Odpowiedź to { $reply }.
puzzle-right-alone = Dobrze. Graj dalej.
puzzle-wrong = { $turn } to nie to. Spróbuj ponownie.
puzzle-wrong-answer = { $turn } to nie to, bo następuje { $line }. Spróbuj ponownie.
puzzle-solved = Rozwiązane!
puzzle-hint = Spójrz na { $place }.
puzzle-show = Rozwiązanie: { $line }
puzzle-checked = { $n ->
    [one] { $game }: udowodniono { $n } zadanie, czas { $time }, rdzenie: { $cores }.
    [few] { $game }: udowodniono { $n } zadania, czas { $time }, rdzenie: { $cores }.
    [many] { $game }: udowodniono { $n } zadań, czas { $time }, rdzenie: { $cores }.
   *[other] { $game }: udowodniono { $n } zadania, czas { $time }, rdzenie: { $cores }.
}
puzzle-untrue = Zadanie { $id } nie jest prawdziwe.
puzzle-by-options = Według opcji:
puzzle-by-claim = Według tezy:
puzzle-by-theme = Według tematu:
puzzle-by-level = Według najniższego poziomu, który je rozwiązuje (11: żaden):
puzzle-by-band = Według początkowego rankingu, w grupach podobnej wielkości:
