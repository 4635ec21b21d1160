# Logowanie i zakładanie konta.
people-sign-in = Zaloguj się
people-sign-up = Załóż konto
people-sign-out = Wyloguj się
people-name = Nazwa
people-name-hint = Od 2 do 20 liter, cyfr, - lub _. Inni ją widzą.
people-password = Hasło
people-password-hint = Co najmniej 8 znaków. Zdanie łatwo zapamiętać, a trudno odgadnąć.
people-password-now = Obecne hasło
people-password-new = Nowe hasło
people-password-change = Zmień hasło
people-password-changed = Hasło zmienione. Wszystkie inne urządzenia zostały wylogowane.
people-show-password = Pokaż hasło
people-mail = Adres e-mail
people-mail-optional = Adres e-mail (nieobowiązkowy)
people-mail-hint = Przyda się tylko, gdy zapomnisz hasła. Nikt inny go nie widzi.
people-code = Kod
people-code-hint = Sześć cyfr, które pokazuje teraz twoja aplikacja uwierzytelniająca.
people-code-or-recovery = Sześć cyfr z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.
people-code-needed = To konto chroni weryfikacja dwuetapowa. Podaj także kod.
people-new-here = Pierwszy raz tutaj?
people-new-here-text = Konto zachowuje twoje partie i rankingi. Możesz też zagrać od razu bez konta.
people-play-as-guest = Graj bez konta
people-have-account = Masz już konto?
people-guest-keeps = Grasz bez konta jako { $name }. Twoje partie przejdą na nowe konto.
people-signed-in-as = Zalogowano jako { $name }.
people-own-profile = Twój profil
people-forgot = Nie pamiętasz hasła?
people-forgot-title = Zapomniane hasło
people-forgot-text = Podaj adres e-mail swojego konta. Wyślemy link do ustawienia nowego hasła.
people-forgot-send = Wyślij link
people-forgot-sent = Jeśli istnieje konto z tym potwierdzonym adresem, wysłaliśmy na niego wiadomość. Link jest ważny przez godzinę.
people-confirm-title = Potwierdzenie adresu e-mail
people-confirm-wait = Chwileczkę…
people-confirm-done = Twój adres e-mail jest potwierdzony.
people-confirm-again = Nowy link możesz zamówić na stronie konta.
people-reset-title = Wybierz nowe hasło
people-reset-text = Wszystkie urządzenia zostaną wylogowane; potem zalogujesz się nowym hasłem.
people-reset-save = Zapisz hasło
people-reset-done = Hasło zostało zmienione.

# Własne konto.
people-account = Konto
people-since = Dołączono: { $since }
people-guest-text = Grasz bez konta. Załóż konto, aby zachować partie i grać rankingowo.
people-muted-until = Moderator wyciszył twoje konto: do { $until } nie możesz pisać wiadomości.
people-mail-none = Nie podano adresu e-mail. Bez niego nie da się ustawić nowego hasła, gdy zapomnisz obecnego.
people-mail-confirmed = Adres { $mail } jest potwierdzony.
people-mail-unconfirmed = Adres { $mail } nie jest jeszcze potwierdzony. Otwórz link z wiadomości, którą wysłaliśmy, albo zamów kolejną.
people-mail-new = Adres
people-mail-new-hint = Wyślemy na ten adres link; adres zacznie obowiązywać po jego otwarciu. Zostaw puste pole, aby usunąć adres.
people-mail-change = Zapisz adres
people-mail-sent = Wysłaliśmy wiadomość na adres { $mail }. Otwórz zawarty w niej link w ciągu trzech dni.
people-mail-removed = Adres e-mail został usunięty.
people-notices-text = Twoja kolej, zaproszenie, wiadomość: wybierz, o czym i jak cię powiadamiać.
people-notices = Ustawienia powiadomień
people-two-factor = Weryfikacja dwuetapowa
people-two-factor-on = Włączona: logowanie wymaga hasła i kodu z aplikacji uwierzytelniającej.
people-two-factor-off = Wyłączona. Chroni konto nawet po kradzieży hasła: logowanie wymaga wtedy także kodu z aplikacji uwierzytelniającej.
people-two-factor-set-up = Ustaw
people-two-factor-scan = Zeskanuj kod QR aplikacją uwierzytelniającą:
people-two-factor-picture = Kod QR z kluczem
people-two-factor-secret = Albo wpisz klucz ręcznie:
people-two-factor-secret-name = Klucz
people-two-factor-open = Otwórz w aplikacji uwierzytelniającej na tym urządzeniu
people-two-factor-turn-on = Włącz
people-two-factor-turn-off = Wyłącz
people-two-factor-now-on = Weryfikacja dwuetapowa jest włączona.
people-two-factor-now-off = Weryfikacja dwuetapowa jest wyłączona.
people-recovery = Kody zapasowe
people-recovery-text = Każdy kod działa raz zamiast kodu z aplikacji, na wypadek utraty urządzenia. Pokazujemy je tylko raz: zapisz je w bezpiecznym miejscu.
people-recovery-save = Zapisz jako plik
people-recovery-done = Kody są zapisane
people-copy = Kopiuj
people-copied = Skopiowano
people-sessions = Zalogowane urządzenia
people-session-program = { $browser }, { $system }
people-session-unknown = Nieznany program
people-session-current = To urządzenie
people-session-since = Od { $since }, ostatnio { $seen }
people-session-end = Wyloguj
people-session-end-name = Wyloguj: { $program }
people-apps = Aplikacje
people-apps-text = Aplikacje innych osób, które mogą korzystać z twojego konta, i twoje własne.
people-apps-show = Pokaż aplikacje
people-tokens = Tokeny dla programów
people-tokens-text = Z tokenem program może działać za ciebie: bot albo twoje własne narzędzie.
people-tokens-docs = Dokumentacja API
people-token-new = Nowy token
people-token-name = Do czego służy?
people-token-name-hint = Najwyżej 60 znaków. Widzisz to tylko ty.
people-token-scopes = Uprawnienia
people-scope-read = Odczyt
people-scope-read-hint = Widzieć to, co widzisz ty.
people-scope-play = Gra
people-scope-play-hint = Tworzyć partie i wykonywać tury w twoim imieniu.
people-scope-chat = Czat
people-scope-chat-hint = Pisać wiadomości w twoim imieniu.
people-token-create = Utwórz token
people-token-once = Token „{ $name }”: skopiuj go teraz. Nie pokażemy go ponownie.
people-token-secret = Token
people-token-unused = Utworzony { $since }, jeszcze nieużyty
people-token-used = Utworzony { $since }, ostatnio użyty { $used }
people-token-revoke = Unieważnij
people-token-revoke-name = Unieważnij token: { $name }
people-blocked = Zablokowani gracze
people-blocked-none = Nikt nie jest zablokowany.
people-follow = Obserwuj
people-unfollow = Przestań obserwować
people-following = Obserwujesz
people-here = Online
people-away = Offline
people-activity = Aktywność
people-activity-games = { $n ->
    [one] 1 partia w ostatnim półroczu.
    [few] { $n } partie w ostatnim półroczu.
    [many] { $n } partii w ostatnim półroczu.
   *[other] { $n } partii w ostatnim półroczu.
}
people-activity-day = { $n ->
    [one] 1 partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}
people-block = Zablokuj
people-unblock = Odblokuj
people-unblock-name = Odblokuj: { $name }
people-blocked-now = Ty i { $name } nie możecie już zapraszać się do gry ani trafić na siebie.
people-unblocked-now = { $name }: blokada zdjęta.
people-data = Twoje dane
people-data-text = Pobierz w jednym pliku wszystko, co o tobie przechowujemy, albo usuń konto.
people-data-download = Pobierz moje dane
people-delete = Usuń konto
people-delete-title = Trwale usunąć konto?
people-delete-text = Twoja nazwa, adres e-mail, wiadomości, rankingi i tokeny zostaną od razu usunięte, a trwające partie poddane. Zakończone partie zostaną u przeciwników, bez twojej nazwy. Tego nie da się cofnąć.
people-delete-now = Usuń trwale
people-delete-done = Konto zostało usunięte. Dziękujemy za grę.

# Gracze.
people-player = Gracz
people-bot = Bot
people-closed = Konto zamknięte
people-challenge = Zaproś do gry
people-records = Pobierz wszystkie partie
people-records-none = Nie ma jeszcze zakończonych partii.
people-report = Zgłoś
people-report-title = Zgłoszenie: { $name }
people-report-text = Przeczyta to moderator. Zgłoszona osoba nie dowie się, od kogo to pochodzi.
people-report-reason = Co jest nie tak?
people-report-send = Wyślij zgłoszenie
people-report-sent = Dziękujemy. Moderator to sprawdzi.
people-ratings = Rankingi
people-ratings-none = Nie ma jeszcze partii rankingowych.
people-rating = Ranking
people-rating-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
    [many] { $n } partii
   *[other] { $n } partii
}
people-rating-uncertain = { $n ->
    [one] { $n } partia, ranking wstępny
    [few] { $n } partie, ranking wstępny
    [many] { $n } partii, ranking wstępny
   *[other] { $n } partii, ranking wstępny
}
people-rating-change = Zmiana rankingu
people-speed = Tempo
people-speed-bullet = Bullet
people-speed-blitz = Błyskawiczne
people-speed-rapid = Szybkie
people-speed-classical = Klasyczne
people-speed-correspondence = Korespondencyjne
people-pool = { $game } · { $speed }
people-pool-many = { $game } · { $speed }, troje lub czworo graczy
people-chart-title = { $pool }: ranking po { $n ->
    [one] { $n } partii
    [few] { $n } partiach
    [many] { $n } partiach
   *[other] { $n } partii
}, od { $from } do { $to }
people-chart-none = Wykres zaczyna się od drugiej partii rankingowej.
people-chart-table = Jako tabela
people-chart-when = Data
people-statistics = Statystyki
people-games = Partie
people-games-none = Nie ma jeszcze partii.
people-games-none-such = Żadna partia nie pasuje do filtrów.
people-filter-game = Gra
people-filter-result = Wynik
people-filter-rated = Rodzaj
people-filter-all = Wszystkie
people-result-won = Wygrana
people-result-drawn = Remis
people-result-lost = Przegrana
people-result-playing = W toku
people-rated = Rankingowa
people-unrated = Towarzyska
people-turns = { $n ->
    [one] { $n } tura
    [few] { $n } tury
    [many] { $n } tur
   *[other] { $n } tury
}
people-computer = Komputer, poziom { $level }
people-nobody = Nikt
people-more = Pokaż więcej
people-leaderboard-none = Na tej liście nie ma jeszcze nikogo.
people-leaderboard-text = Stu najlepszych graczy z ustalonym rankingiem (co najmniej pięć partii rankingowych).
people-players = Gracze
people-players-two = Dwoje
people-players-many = Troje lub czworo
people-rank = Miejsce
people-welcome = Witaj, { $name }!
people-welcome-text = Od teraz pod tą nazwą zapisujemy twoje partie i ranking. Znajdź kogoś do gry.
people-goodbye = Do zobaczenia
people-goodbye-text = Dziękujemy za wspólną grę. Nadal możesz tu grać bez konta.
people-signed-out = Wylogowano cię.
people-sign-out-everywhere = Wyloguj wszędzie
people-signed-out-everywhere = Wylogowano cię na wszystkich urządzeniach.

# Time off.
people-time-off = Urlop
people-time-off-text = { $n ->
    [one] Podczas urlopu twój zegar stoi we wszystkich partiach korespondencyjnych, a rundy turniejów czekają na ciebie. Możesz wziąć { $n } dzień w roku.
    [few] Podczas urlopu twój zegar stoi we wszystkich partiach korespondencyjnych, a rundy turniejów czekają na ciebie. Możesz wziąć { $n } dni w roku.
    [many] Podczas urlopu twój zegar stoi we wszystkich partiach korespondencyjnych, a rundy turniejów czekają na ciebie. Możesz wziąć { $n } dni w roku.
   *[other] Podczas urlopu twój zegar stoi we wszystkich partiach korespondencyjnych, a rundy turniejów czekają na ciebie. Możesz wziąć { $n } dnia w roku.
}
people-time-off-runs = Masz urlop do { $until }.
people-time-off-comes = Masz urlop od { $begins } do { $until }.
people-time-off-left = { $n ->
    [one] { $year }: został { $n } dzień
    [few] { $year }: zostały { $n } dni
    [many] { $year }: zostało { $n } dni
   *[other] { $year }: zostało { $n } dnia
}
people-time-off-begins = Początek
people-time-off-begins-hint = Puste pole: zaczyna się teraz.
people-time-off-until = Koniec
people-time-off-take = Weź urlop
people-time-off-change = Zmień urlop
people-time-off-end = Zakończ teraz
people-time-off-cancel = Odwołaj urlop
