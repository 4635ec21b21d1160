meta-url = URL
meta-address = ADRES

help-serve = Uruchom serwer gier
help-serve-long = Uruchamia serwer gier: konta, poczekalnię, partie z zegarem, grę z komputerem oraz API dla programów (opisane pod `/api/docs`). Domyślnie nasłuchuje tylko na tym komputerze i trzyma wszystko w jednym pliku. Tajne dane można podać w zmiennych środowiskowych zamiast w wierszu poleceń: `TEAHOUSE_DATABASE`, `TEAHOUSE_NATS`, `TEAHOUSE_SMTP`, albo pod tymi samymi nazwami z `_FILE`, jeśli są w pliku. `RUST_LOG` ustala szczegółowość dziennika.
help-arg-data = folder danych (domyślnie `TEAHOUSE_DATA` albo zwykłe miejsce na dane)
help-arg-database = baza danych: `postgres://…` dla wielu węzłów (domyślnie plik w folderze danych)
help-arg-listen = gdzie nasłuchiwać, np. `127.0.0.1:7474`; port 0 oznacza dowolny wolny
help-arg-nats = serwer NATS łączący kilka węzłów
help-arg-nats-prefix = przedrostek wszystkich nazw na serwerze NATS (domyślnie `teahouse`); serwery o różnych przedrostkach nie dzielą się procesami `worker`, a taki proces musi mieć przedrostek swojego serwera
help-arg-public-url = adres publiczny, np. `https://tea.example`; przy `https` ciasteczka są wysyłane tylko tą drogą
help-arg-proxies = ile zaufanych serwerów proxy stoi przed serwerem
help-arg-smtp = serwer poczty w postaci `smtps://NAZWA:HASŁO@HOST`
help-arg-mail-from = nadawca wysyłanych wiadomości
help-arg-workers = ile wątków silnika gra i analizuje (domyślnie połowa procesorów)
help-arg-json-log = dziennik w formacie JSON, jeden obiekt w wierszu
help-arg-per-address = połączenia z jednego adresu lub jednej sieci IPv6 (domyślnie 256), nigdy więcej niż jedna czwarta wszystkich
help-arg-no-limits = znieś ograniczenia: tylko do prób obciążenia
help-arg-tournaments-by-admins = turnieje mogą tworzyć tylko administratorzy
help-arg-time-off-days = dni urlopu na konto i rok kalendarzowy, podczas których jego zegary stoją w partiach korespondencyjnych (domyślnie 28; 0: bez urlopu)
serve-ready = Serwer nasłuchuje pod { $address }, dane w { $data }. Aby zatrzymać, naciśnij Ctrl+C.
serve-stopped = Zatrzymano. Wszystko, co zostało potwierdzone, jest zapisane.
error-serve-data = Brak folderu danych. Podaj go opcją `--data`.
error-serve-folder = Nie można użyć folderu danych: { $why }
error-serve-in-use = Tej bazy danych używa inny serwer: plik { $file } jest zablokowany przez proces { $process }. Najpierw go zatrzymaj albo wskaż inny folder opcją `--data`.
error-serve-public-url = `{ $why }` nie jest adresem dla `--public-url`. Podaj schemat i nazwę hosta, na przykład `https://tea.example`.
error-serve-database = Nie można użyć bazy danych: { $why }
error-serve-nats = Brak połączenia z NATS: { $why }
error-serve-nats-prefix = `{ $why }` nie nadaje się na `--nats-prefix`. Podaj od 1 do 32 liter bez znaków diakrytycznych, cyfr, `-` lub `_`.
error-serve-ended = Serwer niespodziewanie przestał przyjmować połączenia.
error-serve-mail = Nie można użyć ustawień poczty: { $why }
error-serve-listen = Nie można tam nasłuchiwać: { $why }. Wybierz inny adres opcją `--listen`.

help-worker = Licz ruchy komputera i analizy dla węzłów serwera
help-worker-long = Pobiera z kolejki serwera NATS tury komputera i analizy partii, na osobnej maszynie. Można uruchomić dowolnie wiele takich procesów; jeśli któryś się zatrzyma lub padnie, nic nie ginie.
worker-ready = { $n ->
    [one] Pracuje { $n } wątek. Aby zakończyć, naciśnij Ctrl+C.
    [few] Pracują { $n } wątki. Aby zakończyć, naciśnij Ctrl+C.
    [many] Pracuje { $n } wątków. Aby zakończyć, naciśnij Ctrl+C.
   *[other] Pracuje { $n } wątku. Aby zakończyć, naciśnij Ctrl+C.
}
error-worker-nats = Podaj serwer NATS opcją `--nats`.

help-admin = Administruj serwerem
help-admin-long = Tworzy kopię zapasową w jednym pliku, odtwarza z niej serwer, sprawdza spójność danych i ustala, kto może moderować.
help-admin-backup = Utwórz kopię zapasową w jednym pliku
help-admin-backup-long = Zapisuje wszystkie konta, partie i wiadomości w jednym skompresowanym pliku, także podczas pracy serwera: to spójny stan z jednej chwili. Plik pasuje zarówno do SQLite, jak i do PostgreSQL.
help-admin-restore = Odtwórz serwer z kopii zapasowej
help-admin-restore-long = Wypełnia pustą bazę danymi z kopii zapasowej. Bazy, w której są już konta lub partie, nie zmienia.
help-admin-check = Sprawdź dane
help-admin-check-long = Odtwarza każdą partię z jej dziennika i porównuje z tym, co o niej zapisano; sprawdza też sam plik bazy.
help-admin-promote = Nadaj graczowi prawa moderatora
help-admin-promote-long = Gracz będzie mógł przeglądać zgłoszenia, wyciszać graczy i zamykać konta.
help-admin-demote = Odbierz graczowi prawa moderatora
help-admin-demote-long = Gracz zachowuje konto, a traci uprawnienia.
help-arg-copy-to = plik do zapisania
help-arg-copy-from = plik do odczytania
help-arg-name = nazwa gracza
admin-backup-done = { $n ->
    [one] Skopiowano { $n } wiersz.
    [few] Skopiowano { $n } wiersze.
    [many] Skopiowano { $n } wierszy.
   *[other] Skopiowano { $n } wiersza.
}
admin-restore-done = { $n ->
    [one] Odtworzono { $n } wiersz.
    [few] Odtworzono { $n } wiersze.
    [many] Odtworzono { $n } wierszy.
   *[other] Odtworzono { $n } wiersza.
}
admin-check-done = Sprawdzone partie: { $games }, tury: { $turns }. { $wrong ->
    [0] Wszystko jest w porządku.
   *[other] Nieprawidłowości: { $wrong }.
}
admin-promoted = { $name } może teraz moderować.
admin-demoted = { $name } nie może już moderować.
error-admin-player = Nie ma gracza „{ $name }” z hasłem.
admin-restore-uncounted = Kopię zapasową utworzyła starsza wersja i nie ma w niej wiersza końcowego, więc liczby wierszy nie dało się sprawdzić. Uruchom `teahouse admin check`.
error-admin-copy = Wiersz { $line } nie należy do kopii utworzonej przez `teahouse admin backup`.
error-admin-line = Baza danych odrzuca wiersz { $line } kopii: { $why }. Niczego nie odtworzono.
error-admin-cut = Kopia jest niepełna: brakuje wiersza końcowego. Niczego nie odtworzono.
error-admin-count = Kopia jest uszkodzona: według wiersza końcowego tabela `{ $table }` powinna mieć tyle wierszy: { $told }, a ma: { $found }. Niczego nie odtworzono.
error-admin-not-empty = W bazie są już konta lub partie. Wskaż pustą opcją `--data` albo `--database`.
error-admin-bare = Pod { $place } nie ma bazy danych Herbaciarni.
error-admin-newer = Kopię zapasową utworzyła nowsza wersja Herbaciarni (schemat { $found }; ta wersja zna schematy do { $known }). Zaktualizuj Herbaciarnię. Niczego nie odtworzono.
error-serve-newer = Bazę danych zmieniła nowsza wersja Herbaciarni (schemat { $found }; ta wersja zna schematy do { $known }). Zaktualizuj Herbaciarnię albo odtwórz kopię zapasową sprzed tej zmiany.
admin-backup-schema = Kopia ma schemat { $schema }; ta wersja zapisuje { $known }. Odtworzy ją każda wersja Herbaciarni, która zna schemat { $schema }.
admin-check-file = Sprawdzanie pliku bazy danych…
admin-check-games = Sprawdzone partie: { $done } z { $all }…
admin-check-none = Baza danych jest pusta: 0 kont, 0 partii. Czy to na pewno ta?
admin-check-accounts = Konta: { $n }.
