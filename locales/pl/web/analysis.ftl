# Analiza: odtwarzanie, zdanie silnika, przegląd partii.
analysis-title = Analiza
analysis-title-of = Analiza: { $game }
analysis-intro = Przejrzyj partię tura po turze, wypróbuj warianty i zapytaj silnik. Wszystko zostaje na tym urządzeniu i działa bez internetu.
analysis-open = Otwórz partię
analysis-text = Zapis, tury, pozycja lub link
analysis-text-hint = Wklej zapis partii, tury takie jak `0H.B,K,R,W;0G.B,K,R,W`, skopiowaną pozycję lub link do partii. Na samej stronie możesz wkleić lub upuścić je w dowolnym miejscu.
analysis-open-text = Otwórz
analysis-open-file = Wybierz plik
analysis-file-long = Ten plik jest za duży jak na zapis partii.
analysis-text-unknown = To nie jest zapis, lista tur, pozycja ani link do partii. Wklej same tury, na przykład `1G.R3(0,-8);1H.R3(0,8)`.
analysis-no-link = Link jest uszkodzony: nie da się odczytać zawartej w nim partii. Być może brakuje jego końca.
analysis-no-saved = Tej partii nie ma już na tym urządzeniu.
analysis-first = Kto zaczyna
analysis-bare-title = Jaka to gra?
analysis-bare = { $n ->
    [one] Jest { $n } wpis, ale nie wiadomo, według jakich zasad grano.
    [few] Są { $n } wpisy, ale nie wiadomo, według jakich zasad grano.
    [many] Jest { $n } wpisów, ale nie wiadomo, według jakich zasad grano.
   *[other] Jest { $n } wpisu, ale nie wiadomo, według jakich zasad grano.
}

analysis-replay = Odtwarzanie
analysis-first-turn = Na początek
analysis-previous = Poprzednia tura
analysis-next = Następna tura
analysis-last-turn = Na koniec
analysis-autoplay = Odtwarzaj tury po kolei
analysis-pause = Wstrzymaj
analysis-pace = Czas na turę
analysis-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
analysis-keys = Klawisze: strzałki, Home i End: przejście między turami; spacja: odtwarzanie.
analysis-variation = Wariant
analysis-promote = Ustaw jako wariant główny
analysis-delete = Usuń odtąd

analysis-engine = Silnik
analysis-engine-on = Uruchom silnik
analysis-lines = Liczba wariantów
analysis-chance = Szansa na wygraną: { $seat }
analysis-chance-mover = Szansa gracza, który ma ruch
analysis-unknown = jeszcze nieznana
analysis-win = { $n ->
    [one] wygrana w { $n } turze
   *[other] wygrana w { $n } turach
}
analysis-loss = { $n ->
    [one] przegrana w { $n } turze
   *[other] przegrana w { $n } turach
}
analysis-play-line = { $n ->
    [one] Zagraj { $turn }
    [few] Zagraj aż do { $turn }, { $n } tury
    [many] Zagraj aż do { $turn }, { $n } tur
   *[other] Zagraj aż do { $turn }, { $n } tury
}
analysis-effort = Głębokość { $depth }, węzły { $nodes }
analysis-thinking = Silnik myśli…
analysis-thought = Analiza tej pozycji jest zakończona.
analysis-engine-failed = Silnik niespodziewanie się zatrzymał. Wyłącz go i włącz ponownie.
analysis-why = Pokaż, skąd bierze się ocena
analysis-why-about = Ile każda płytka lub pionek daje graczowi na ruchu: tyle by stracił bez niej lub niego. Obwódka ciągła oznacza to, co pomaga, przerywana to, co szkodzi.
analysis-why-piece = { $seat }: { $tile }, { $point }
analysis-expected = Co wygląda tu naturalnie, przed jakimkolwiek liczeniem:
analysis-expected-instead = Naturalny ruch w tej pozycji:
analysis-expected-played = Naturalny błąd: na pierwszy rzut oka ten ruch wyglądał najprawdopodobniej ({ $share }).

analysis-copy-link = Kopiuj link
analysis-link-copied = Skopiowano link; zawiera całą partię.
analysis-copy-position = Kopiuj pozycję
analysis-position-copied = Skopiowano pozycję.
analysis-copy-failed = Przeglądarka nie pozwoliła kopiować.
analysis-picture = Obraz { $kind }
analysis-other = Otwórz inną partię

analysis-review = Przegląd partii
analysis-review-about = Silnik sprawdza każdą pozycję tego wariantu i pokazuje, gdzie odwróciły się losy partii.
analysis-review-start = Przejrzyj partię
analysis-review-again = Przejrzyj ponownie
analysis-reviewing = Pozycje: { $done } z { $all }
analysis-care = Dokładność
analysis-care-quick = niska
analysis-care-usual = zwykła
analysis-care-thorough = wysoka
analysis-graph = Szanse w trakcie partii
analysis-graph-of = Szansa w trakcie partii: { $seat }
analysis-graph-about = Krzywa szans tura po turze; te same liczby są w tabeli przeglądu.
analysis-graph-turn = Tura
analysis-beginning = Początek
analysis-many = Przy więcej niż dwóch graczach silnik ocenia pozycję tylko z punktu widzenia gracza na ruchu.
analysis-turning = Punkty zwrotne
analysis-turning-none = Żadna tura nie kosztowała wiele.
analysis-better = Lepiej
analysis-players = Gracze
analysis-player = Gracz
analysis-mean = Średnia strata
analysis-mark = strata co najmniej { $points }
analysis-table = Wszystkie tury w tabeli
analysis-turn = Tura
analysis-loss-column = Strata
