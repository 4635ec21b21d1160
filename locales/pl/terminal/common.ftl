# Drobne słowa używane wszędzie.
list-comma = {", "}
count-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}
bot-random = bot losowy
bot-greedy = bot zachłanny

# Co może pójść nie tak.
error-heading = błąd:
error-processor = Ta wersja Herbaciarni wymaga procesora z AVX2, BMI2 i FMA (x86-64-v3: Intel od 2013, AMD od 2015), a procesorowi tego komputera czegoś z tego brakuje. Zbuduj program ze źródeł dla tego komputera: RUSTFLAGS="-C target-cpu=native" cargo build --release
error-io = Odczyt lub zapis się nie udał: { $why }.
error-file = Plik { $file }: { $why }
error-not-found = nie ma takiego pliku.
error-permission = brak uprawnień do otwarcia.
error-directory = to folder, a nie plik.
error-truncated = plik urywa się w środku.
error-too-long = ma ponad { $limit } MiB, czyli więcej, niż potrzeba jakiejkolwiek partii.
error-encoding = to nie jest tekst w UTF-8 (bajt { $at }).
error-option-form = „{ $word }” nie jest opcją z wartością. Napisz `NAZWA=WARTOŚĆ`, na przykład `--option board=10x10`.
error-no-first = W tej grze pierwszy gracz jest ustalony.
error-seat = W tej grze nie ma miejsca „{ $seat }”. Miejsca to: { $allowed }.
error-seat-form = „{ $word }” nie wskazuje miejsca. Napisz `MIEJSCE=WARTOŚĆ`, na przykład `--bot G=greedy`.
error-bot = Nie ma bota „{ $name }”. Wybierz jednego z: { $allowed }.
error-language = Język „{ $name }” jest niedostępny. Wybierz jeden z: { $allowed }.
error-unknown-argument = Nieznany argument „{ $arg }”.
error-unknown-command = Nie ma polecenia „{ $command }”.
error-unknown-section = W zasadach nie ma rozdziału „{ $name }”. Są: { $allowed }
pager-more = -- dalej: spacja, następny wiersz: Enter, koniec: q --
error-missing-command = Nie podano polecenia.
error-missing-argument = Brakuje argumentu: { $arg }.
error-missing-value = „{ $arg }” wymaga wartości.
error-argument-twice = „{ $arg }” można podać tylko raz.
error-argument-conflict = Argumentu „{ $arg }” nie można połączyć z pozostałymi.
error-value = „{ $arg }” nie może mieć wartości „{ $value }”.
error-argument-encoding = Jeden z argumentów nie jest tekstem w UTF-8.
error-arguments = Nieprawidłowy wiersz poleceń.
error-see-help = Użyj `--help`, aby zobaczyć, co jest możliwe.
error-no-turn = Nie ma tury { $turn }: zapis ma ich { $most }.
error-trf-line = wiersz { $line }: { $why }
error-trf-no-players = nie ma żadnego gracza, czyli wiersza, który zaczyna się od `001`.
error-trf-players = graczy jest więcej niż { $most }.
error-trf-rounds = rund jest więcej niż { $most }.
error-trf-column = w kolumnie { $column } jest coś, czego TRF tam nie ma.
error-trf-same = numer { $number } występuje dwa razy.
error-trf-missing = brakuje numeru { $number }.
error-trf-points = numer { $number } ma według rund { $points } pkt; popraw punkty albo rundy.
error-trf-mirror = to, co numer { $number } ma w rundzie { $round }, nie zgadza się z tym, co ma przeciwnik.
error-trf-twice = numer { $number } występuje dwa razy w jednej rundzie.
error-pair-rounds = W pliku nie ma liczby planowanych rund: dodaj wiersz `XXR` albo użyj `--rounds`.
error-pair-over = Wszystkie rundy ({ $rounds }) są już skojarzone.
error-pair-open = Stół { $table } w rundzie { $round } nie ma jeszcze wyniku.
error-pair-none = Żadne kojarzenie nie spełnia zasad bezwzględnych: decyduje organizator.
error-pair-nobody = W następnej rundzie nikt nie gra, więc nie ma kogo kojarzyć: usuń graczy z `XXZ` albo ich pauzy z ostatniej kolumny.
error-other-game = To zapis innej gry: { $game }.
error-nothing-to-undo = Nie ma tury do cofnięcia.
error-nothing-to-redo = Nie ma tury do przywrócenia.
error-no-file = Podaj nazwę pliku.
