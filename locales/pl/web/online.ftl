# Gra przez sieć: poczekalnia i partia.
online-page = Gra online
online-quick = Zagraj teraz
online-seeking = Szukamy przeciwnika…
online-guest-hint = Grasz bez konta. Z kontem partie mogą liczyć się do rankingu.
online-rated-switch = Partia rankingowa
online-rated = rankingowa
online-casual = towarzyska
online-time-clock = { $minutes } min + { $seconds } s
online-time-short = { $minutes }+{ $seconds }
online-time-days = { $n ->
    [one] { $n } dzień na turę
    [few] { $n } dni na turę
    [many] { $n } dni na turę
   *[other] { $n } dnia na turę
}
online-time-short-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
    [many] { $n } dni
   *[other] { $n } dnia
}
online-time-unlimited = bez limitu czasu

online-create-title = Nowa partia
online-challenge-title = Zaproszenie do gry: { $name }
online-create = Utwórz partię
online-challenge-send = Wyślij zaproszenie
online-sits-anyone = Ktokolwiek
online-sits-player = Wybrana osoba
online-player-name = Nazwa gracza
online-level = Komputer, poziom { $level }
online-invited = { $name } (zaproszenie)
online-free-seat = wolne miejsce
online-time = Czas
online-time-control = Zegar
online-time-kind-clock = Z zegarem
online-time-kind-days = Dni na turę
online-time-kind-unlimited = Bez limitu
online-time-own = Własne tempo…
online-minutes = Minuty na gracza
online-increment = Sekundy dodawane z każdą turą
online-days = Czas na turę
online-public-switch = Pokaż w poczekalni
online-public-hint = W przeciwnym razie dołączą tylko osoby, które mają link.

online-challenges = Zaproszenia
online-challenged = Masz zaproszenie do tej partii.
online-mine = Moje partie
online-your-turn = Twoja kolej.
online-your-turn-due = Twoja kolej, termin: { $when }.
online-their-turn = Ruch należy do innych.
online-their-turn-due = Ruch należy do innych, termin: { $when }.
online-go-on = Graj dalej
online-open-games = Otwarte partie
online-maker-away = Chwilowo nikogo nie ma
online-no-open-games = W tej chwili nikt nie czeka. Utwórz partię, a inni ją zobaczą.
online-join = Dołącz
online-join-as = Dołącz jako { $seat }
online-watch-games = Partie do oglądania
online-no-running-games = W tej chwili nie toczy się żadna publiczna partia.
online-watch = Oglądaj
online-turns-made = { $n ->
    [one] wykonano { $n } turę
    [few] wykonano { $n } tury
    [many] wykonano { $n } tur
   *[other] wykonano { $n } tury
}
online-board-picture = Obecny stan planszy

online-game = Partia
online-title = { $game } online
online-waiting = Czekamy na graczy…
online-open = Ta partia czeka na graczy.
online-leave = Zrezygnuj
online-link = Link do tej partii
online-link-hint = Kto otworzy ten link, może zająć wolne miejsce, a po rozpoczęciu partii oglądać.
online-waiting-named = Wolne miejsce jest tylko dla: { $names }. Link prowadzi tutaj.
online-qr = Kod QR
online-qr-hint = Skieruj na kod aparat innego telefonu, aby otworzyć na nim partię.
online-qr-picture = Kod QR z linkiem do tej partii
online-copy-link = Kopiuj link
online-copied = Skopiowano link.
online-share = Udostępnij
online-rated-account = To partia rankingowa: aby dołączyć, potrzebujesz konta.
online-there = jest połączenie
online-away = brak połączenia
online-clock = Pozostały czas
online-due = termin: { $when }
online-away-until = nie ma do { $when }
online-watching = { $n ->
    [one] { $n } osoba ogląda
    [few] { $n } osoby oglądają
    [many] { $n } osób ogląda
   *[other] { $n } osoby ogląda
}
online-reconnecting = Łączymy ponownie…
online-turns = Tury
online-looking-back = Oglądasz wcześniejszą pozycję: tura { $n }.
online-to-present = Wróć do partii
online-first = Na początek
online-previous = Jedna tura wstecz
online-next = Jedna tura naprzód
online-record = Pobierz zapis partii
online-analyse = Analizuj

online-accept = Przyjmij
online-decline = Odrzuć
online-withdraw = Wycofaj
online-offer-draw = Zaproponuj remis
online-take-back = Poproś o cofnięcie
online-asks-draw = { $name } proponuje remis.
online-asks-takeback = { $name } prosi o cofnięcie ostatniej tury.
online-asked-draw = Twoja propozycja remisu czeka na odpowiedź.
online-asked-takeback = Twoja prośba o cofnięcie tury czeka na odpowiedź.
online-abort = Odwołaj partię
online-resign = Poddaj się
online-resign-title = Poddać się?
online-resign-text = Przegrasz wtedy tę partię. Tego nie da się cofnąć.
online-gone = { $name }: utracono połączenie.
online-stuck = { $name } nie wykonuje ruchu od ponad minuty. Jeśli doszło do awarii, możesz zażądać wygranej.
online-claim-in = { $n ->
    [one] Za { $n } sekundę możesz zażądać wygranej.
    [few] Za { $n } sekundy możesz zażądać wygranej.
    [many] Za { $n } sekund możesz zażądać wygranej.
   *[other] Za { $n } sekundy możesz zażądać wygranej.
}
online-claim = Zażądaj wygranej
online-premove-set = Tura wybrana z góry:
online-premove-cancel = Anuluj
online-premove-impossible = Tura wybrana z góry ({ $turn }) nie jest możliwa na tej planszy. Wybierz inną.

online-aborted = Partia została odwołana
online-drawn = Remis
online-you-won = Wygrywasz
online-won = { $n ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
    [many] Wygrywają { $names }
   *[other] Wygrywają { $names }
}
online-rematch = Zagraj jeszcze raz
online-rematch-there = Rewanż jest gotowy.
online-rematch-join = Przejdź do rewanżu
online-rematch-watch = Oglądaj rewanż
online-tournament = Do turnieju
online-to-lobby = Wróć do poczekalni

online-chat-players = Czat graczy
online-chat-spectators = Czat widzów
online-chat-room = Czat
online-chat-unread = { $n ->
    [one] Czat: { $n } nowa wiadomość
    [few] Czat: { $n } nowe wiadomości
    [many] Czat: { $n } nowych wiadomości
   *[other] Czat: { $n } nowej wiadomości
}
online-room-players = Gracze
online-room-spectators = Widzowie
online-chat-empty = Nie ma jeszcze wiadomości.
online-chat-say = Napisz coś
online-chat-send = Wyślij
online-nobody = (konto usunięte)
online-muted = Do { $when } nie możesz pisać.
online-report = Zgłoś
online-report-message = Zgłoś wiadomość: { $name }
online-report-title = Zgłoszenie wiadomości
online-report-reason = Co jest w niej nie tak?
online-report-send = Wyślij zgłoszenie
online-reported = Dziękujemy. Moderator to sprawdzi.

online-notice-started = Twoja partia się zaczęła.
online-notice-started-by = Twoja partia się zaczęła: { $game }, { $name }.
online-notice-your-turn = Twoja kolej.
online-notice-your-turn-by = Twoja kolej: { $game }, { $name }.
online-notice-over = Jedna z twoich partii się skończyła.
online-notice-over-by = Twoja partia się skończyła: { $game }, { $name }.
online-notice-challenge = Ktoś zaprasza cię do partii.
online-notice-challenge-by = { $name } zaprasza cię do partii: { $game }.
online-notice-declined = Zaproszenie odrzucono lub wycofano.
online-notice-declined-by = Zaproszenie odrzucono lub wycofano: { $game }, { $name }.

reason-time = koniec czasu
reason-agreement = za zgodą stron
reason-left = przeciwnik opuścił partię
reason-aborted = partia odwołana
