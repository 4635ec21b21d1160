# Zestawienie: jeden e-mail o wszystkim, co czeka. Nazwy stoją między znakami izolującymi.
digest-subject = { $n ->
    [one] Czeka na ciebie { $n } partia
    [few] Czekają na ciebie { $n } partie
    [many] Czeka na ciebie { $n } partii
   *[other] Czeka na ciebie { $n } partii
}
digest-news = Co nowego w twoich partiach
digest-hello = Cześć { $name },
digest-and = {", "}
digest-nobody = ktoś bez konta
digest-computer = komputer
digest-turn = Twoja kolej – przeciwnik: { $names }
digest-deadline = Kończy ci się czas – przeciwnik: { $names }
digest-offer-draw = { $names } proponuje remis
digest-offer-takeback = { $names } prosi o cofnięcie tury
digest-challenge = { $names } zaprasza cię do partii
digest-pairing = Partia turniejowa – przeciwnik: { $names }
digest-began = Rozpoczęła się partia – przeciwnik: { $names }
digest-over = Partia zakończona – przeciwnik: { $names }
digest-message = { $names } pisze do ciebie
digest-followed = Ostatnio online: { $names }
digest-club-post = Nowości w klubie { $names }
digest-club-invitation = Zaproszenie do klubu { $names }
digest-club-accepted = Należysz już do klubu { $names }
digest-club-match = Wyzwanie na mecz dla klubu { $names }
digest-club-agreed = Mecz klubu { $names }: można się zapisać
digest-since = Czeka od: { $when }
digest-until = Termin: { $when }
digest-last = Ostatnia tura: { $turn }
digest-alt = Plansza gry { $game } po { $n ->
    [one] { $n } turze
    [few] { $n } turach
    [many] { $n } turach
   *[other] { $n } turach
}.
digest-alt-last = Plansza gry { $game } po { $n ->
    [one] { $n } turze
    [few] { $n } turach
    [many] { $n } turach
   *[other] { $n } turach
}. Ostatnia tura: { $turn }.
digest-open = Otwórz partię
digest-open-player = Otwórz profil
digest-open-club = Otwórz klub
digest-more = { $n ->
    [one] Czeka jeszcze jedna partia.
    [few] Czekają jeszcze { $n } partie.
    [many] Czeka jeszcze { $n } partii.
   *[other] Czeka jeszcze { $n } partii.
}
digest-all = Wszystkie twoje partie
digest-why = Dostajesz tę wiadomość na własne życzenie. Godziny podano dla strefy czasowej { $zone }.
digest-settings = Zmień ustawienia
digest-stop = Wypisz się

# Strona pod ostatnim linkiem.
unsubscribe-title = Wiadomości z Herbaciarni
unsubscribe-ask = Czy przestać wysyłać na { $mail } wiadomości o czekających partiach?
unsubscribe-button = Wypisz się
unsubscribe-done = Gotowe. Nie będziemy już pisać o czekających partiach. Możesz to znowu włączyć w ustawieniach.
unsubscribe-expired = Ten link już nie działa. Wiadomości możesz wyłączyć w ustawieniach.
unsubscribe-settings = Ustawienia
