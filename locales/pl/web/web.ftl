# Strony: to, co mają wspólnego.
web-name = Herbaciarnia
web-menu = Menu
web-skip = Przejdź do treści
web-language = Język
web-loading = Wczytywanie…
web-close = Zamknij
web-open = Otwórz
web-cancel = Anuluj
web-back = Wróć
web-error-unknown = Coś poszło nie tak. Spróbuj ponownie.
web-update = Dostępna jest nowa wersja.
web-install = Zainstaluj
web-install-text = Zatrzymaj Herbaciarnię na tym urządzeniu: otwiera się jak aplikacja i działa bez internetu.
web-nav-play = Graj
web-nav-online = Online
web-nav-puzzles = Zadania
web-nav-analysis = Analiza
web-nav-tournaments = Turnieje
web-nav-learn = Nauka
web-nav-leaderboard = Najlepsi
web-nav-sign-in = Zaloguj się
web-nav-settings = Ustawienia
web-nav-admin = Moderacja
web-nav-notices = Powiadomienia
web-bell = { $n ->
     [0] Powiadomienia
     [one] Powiadomienia, { $n } nieprzeczytane
     [few] Powiadomienia, { $n } nieprzeczytane
     [many] Powiadomienia, { $n } nieprzeczytanych
    *[other] Powiadomienia, { $n } nieprzeczytanego
}
web-missing-title = Nie znaleziono strony
web-missing-text = Nie ma takiej strony. Być może w adresie jest literówka albo strona już nie istnieje.
web-offline-title = Brak połączenia
web-offline-text = Nie udało się wczytać tej strony. Na tym urządzeniu i z komputerem można grać także bez połączenia.
web-offline-server = Ta strona wymaga serwera i otworzy się sama, gdy wróci połączenie. Tymczasem można grać na tym urządzeniu, także z komputerem.
web-go-home = Przejdź do strony głównej
web-description = Skud Pai Sho, Uliczne Pai Sho i Halma: online, ze znajomymi albo z komputerem

# Lista lekcji, zanim nadejdą same lekcje.
learn-title = Nauka gry
learn-intro = Krótkie zadania na prawdziwej planszy; każdą odpowiedź sprawdzają zasady gry. Konto nie jest potrzebne, wszystko działa też bez internetu.
