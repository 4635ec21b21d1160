# Co mają do powiedzenia zasady: co jest nie tak i co zrobić zamiast tego.
says-in-entry = Wpis { $turn } zapisu: { $what }
says-entry-malformed = „{ $entry }” nie jest wpisem. Napisz numer tury, literę miejsca, kropkę i samą turę.
says-entry-expected = „{ $entry }” nie jest teraz na kolei: tu powinno być „{ $expected }”.
says-game-over = Gra skończona: { $reason }. Cofnij turę, aby grać dalej od wcześniejszej pozycji.
says-step-unfinished = To dopiero początek tury. Podaj jeszcze, dokąd.
says-not-your-turn = { $seat } nie może się teraz poddać: można to zrobić tylko w swojej turze, będąc jeszcze w grze.
says-unknown-game = Nie ma gry „{ $name }”. Gry to: { $allowed }.
says-unknown-seats = W tę grę nie da się grać przy liczbie graczy { $seats }. Możliwe: { $allowed }.
says-unknown-preset = Nie ma zestawu „{ $name }”. Wybierz jeden z: { $allowed }.
says-unknown-option = Ta gra nie ma opcji „{ $name }”. Wybierz jedną z: { $allowed }.
says-unknown-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Wybierz jedną z: { $allowed }.
says-record-control = W wierszu { $line } jest znak sterujący: „{ $text }”. Zapis to zwykły tekst; usuń ten znak.
says-record-tag-twice = Wiersz { $line } podaje znacznik po raz drugi: „{ $text }”. Zostaw jeden z nich.
says-record-line = Wiersz { $line } nie jest znacznikiem, komentarzem ani turami: „{ $text }”. Znaczniki wyglądają jak `game: halma` i stoją przed turami; komentarze zaczynają się od `#`.
says-record-no-game = Zapis nie mówi, jaka to gra. Dodaj wiersz taki jak `game: halma`.
says-record-tag = Znacznik „{ $name }” nie może mieć wartości „{ $value }”.
says-record-result = Zapis podaje wynik „{ $given }”, ale jego tury prowadzą do „{ $found }”.
