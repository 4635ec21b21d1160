# Logowanie i zakładanie konta.
people-sign-in = Zaloguj się
people-sign-up = Załóż konto
people-sign-out = Wyloguj się
people-name = Nazwa
people-name-hint = Od 2 do 20 liter, cyfr, - lub _. Widzą ją inni.
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
people-code-needed = To konto chroni drugi składnik. Podaj także kod.
people-new-here = Pierwszy raz tutaj?
people-new-here-text = Konto zachowuje twoje partie i rankingi. Jako gość możesz zagrać od razu.
people-play-as-guest = Graj jako gość
people-have-account = Masz już konto?
people-guest-keeps = Grasz jako gość { $name }. Twoje partie przejdą na nowe konto.
people-signed-in-as = Jesteś na koncie { $name }.
people-own-profile = Twój profil
people-forgot = Nie pamiętasz hasła?
people-forgot-title = Zapomniane hasło
people-forgot-text = Podaj adres e-mail swojego konta. Wyślemy tam odnośnik do wyboru nowego hasła.
people-forgot-send = Wyślij odnośnik
people-forgot-sent = Jeśli jakieś konto ma ten adres i jest on potwierdzony, wiadomość jest już w drodze. Odnośnik jest ważny przez godzinę.
people-confirm-title = Potwierdzenie adresu e-mail
people-confirm-wait = Chwileczkę…
people-confirm-done = Twój adres e-mail jest potwierdzony.
people-confirm-again = O nowy odnośnik możesz poprosić na stronie konta.
people-reset-title = Wybierz nowe hasło
people-reset-text = Wszystkie urządzenia zostaną wylogowane; potem zalogujesz się nowym hasłem.
people-reset-save = Zapisz hasło
people-reset-done = Od teraz obowiązuje nowe hasło.

# Własne konto.
people-account = Konto
people-since = Tutaj od { $since }
people-guest-text = Grasz jako gość. Załóż konto, aby zachować partie i grać rankingowo.
people-muted-until = Moderator cię wyciszył: do { $until } nie możesz pisać wiadomości.
people-mail-none = Nie ma adresu e-mail. Bez niego zapomnianego hasła nie da się zastąpić.
people-mail-confirmed = Adres { $mail } jest potwierdzony.
people-mail-unconfirmed = Adres { $mail } nie jest jeszcze potwierdzony. Otwórz odnośnik z wiadomości, którą wysłaliśmy, albo poproś o kolejną.
people-mail-new = Adres
people-mail-new-hint = Na ten adres pójdzie odnośnik; adres zacznie obowiązywać po otwarciu odnośnika. Zostaw puste pole, aby nie mieć adresu.
people-mail-change = Zapisz adres
people-mail-sent = Wiadomość na adres { $mail } jest w drodze. Otwórz odnośnik w ciągu trzech dni.
people-mail-removed = Adres e-mail został usunięty.
people-two-factor = Drugi składnik
people-two-factor-on = Włączony: logowanie wymaga hasła i kodu z aplikacji uwierzytelniającej.
people-two-factor-off = Wyłączony. Z drugim składnikiem samo skradzione hasło niczego nie otworzy: logowanie wymaga wtedy także kodu z aplikacji uwierzytelniającej.
people-two-factor-set-up = Ustaw
people-two-factor-scan = Zeskanuj obrazek aplikacją uwierzytelniającą:
people-two-factor-picture = Kod QR z sekretem
people-two-factor-secret = Albo wpisz sekret w aplikacji ręcznie:
people-two-factor-secret-name = Sekret
people-two-factor-open = Otwórz w aplikacji uwierzytelniającej na tym urządzeniu
people-two-factor-turn-on = Włącz
people-two-factor-turn-off = Wyłącz
people-two-factor-now-on = Drugi składnik jest włączony.
people-two-factor-now-off = Drugi składnik jest wyłączony.
people-recovery = Kody zapasowe
people-recovery-text = Każdy z tych kodów raz otwiera konto zamiast kodu z aplikacji, na wypadek utraty urządzenia. Pokazujemy je tylko teraz: zachowaj je w bezpiecznym miejscu.
people-recovery-save = Zapisz jako plik
people-recovery-done = Mam je zachowane
people-copy = Kopiuj
people-copied = Skopiowano
people-sessions = Zalogowane urządzenia
people-session-program = { $browser }, { $system }
people-session-unknown = Nieznany program
people-session-current = To urządzenie
people-session-since = Od { $since }, ostatnio { $seen }
people-session-end = Wyloguj tam
people-session-end-name = Wyloguj tam: { $program }
people-tokens = Tokeny dla programów
people-tokens-text = Z tokenem program może działać za ciebie: bot albo twoje własne narzędzie.
people-tokens-docs = Co mogą programy
people-token-new = Nowy token
people-token-name = Do czego służy?
people-token-name-hint = Najwyżej 60 znaków, tylko dla ciebie.
people-token-scopes = Na co pozwala
people-scope-read = Odczyt
people-scope-read-hint = Widzieć to, co widzisz ty.
people-scope-play = Gra
people-scope-play-hint = Tworzyć partie i wykonywać tury w twoim imieniu.
people-scope-chat = Rozmowa
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
people-block = Zablokuj
people-unblock = Odblokuj
people-unblock-name = Odblokuj: { $name }
people-blocked-now = Ty i { $name } już ze sobą nie gracie.
people-unblocked-now = { $name }: blokada zdjęta.
people-data = Twoje dane
people-data-text = Wszystko, co o tobie przechowujemy, w jednym pliku. Albo odejście na dobre.
people-data-download = Pobierz moje dane
people-delete = Usuń konto
people-delete-title = Usunąć konto na dobre?
people-delete-text = Twoja nazwa, adres e-mail, wiadomości, rankingi i tokeny zostaną od razu usunięte, a trwające partie poddane. Zakończone partie zostaną u przeciwników, bez twojej nazwy. Tego nie da się cofnąć.
people-delete-now = Usuń na dobre
people-delete-done = Konto zostało usunięte. Dziękujemy za wspólny czas.

# Gracze.
people-player = Gracz
people-bot = Bot
people-closed = Konto zamknięte
people-challenge = Wyzwij
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
    [one] { $n } partia, jeszcze niepewny
    [few] { $n } partie, jeszcze niepewny
    [many] { $n } partii, jeszcze niepewny
   *[other] { $n } partii, jeszcze niepewny
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
people-games-none-such = Nie ma takich partii.
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
people-leaderboard-text = Setka najlepszych, których ranking się ustalił: co najmniej pięć partii rankingowych i mała niepewność.
people-players = Gracze
people-players-two = Dwoje
people-players-many = Troje lub czworo
people-rank = Miejsce
