# Przygotowanie gry na tym urządzeniu.
play-game-skud = Kwiaty i harmonie
play-game-street = Jedna płytka, cztery ulice
play-game-halma = Skokami przez planszę
play-with = Przy stole
play-opponent = { $n ->
    [one] Przeciwnik
    [few] Przeciwnicy
    [many] Przeciwnicy
   *[other] Przeciwnicy
}
play-versus = i
play-you = Ty
play-somebody = Ktoś obok
play-who-you = Kto gra po twojej stronie?
play-who-opponent = { $many ->
    [true] Kto jest przeciwnikiem nr { $n }?
   *[other] Z kim chcesz zagrać?
}
play-strength = { $level } · { $word }
play-strength-1 = bardzo łagodnie
play-strength-2 = łagodnie
play-strength-3 = solidnie
play-strength-4 = mocno
play-strength-5 = bardzo mocno
play-character-1 = Mięta
play-character-2 = Rumianek
play-character-3 = Melisa
play-character-4 = Lawenda
play-character-5 = Imbir
play-character-6 = Szafran
play-character-7 = Bergamotka
play-character-8 = Ulung
play-character-9 = Srebrna Igła
play-character-10 = Smocza Studnia
play-side = Twoja strona
play-side-either = Obojętnie
play-more-rules = Więcej zasad
play-rules-changed = { $n ->
    [one] { $n } zmiana
    [few] { $n } zmiany
    [many] { $n } zmian
   *[other] { $n } zmiany
}

play-preset-skud-standard = Zasady w wersji drukowanej.
play-preset-skud-garden-gate = Gdy kwiaty się skończą, decydują harmonie przecinające linie środkowe. Odsłoniętą Orchideę może zbić każdy obcy kwiat.
play-preset-street-classic = Płytki idą najwyżej trzy kroki, zdobywcy najwyżej cztery, a zwycięstwo trzeba ogłosić.
play-preset-street-garden-gate = Płytki idą najwyżej cztery kroki, jedna płytka każdego gracza zaczyna bliżej środka, a komplet czterech linii środkowych od razu wygrywa.
play-preset-halma-classic = Zapełnij przeciwległy obóz własnymi pionkami.
play-preset-halma-tournament = Nie da się grać na zwłokę: obóz trzeba opuścić na czas, a pełny obóz wygrywa nawet z obcym pionkiem w środku.

play-saved-against = Po drugiej stronie: { $names }
play-saved-together = Razem na tym urządzeniu
play-saved-your-turn = Twoja tura
play-saved-turn = Tura: { $name }
play-saved-over = Zakończona

table-turn-number = Numer tury
table-notation = Notacja
table-bonus = Bonus harmonii
table-untrue = To ogłoszenie było fałszywe

home-continue = Graj dalej
home-live = Na żywo
home-now = Co się dzieje
home-with = { $game }: { $name }
home-more = { $n ->
    [one] jeszcze { $n }
    [few] jeszcze { $n }
    [many] jeszcze { $n }
   *[other] jeszcze { $n }
}
home-tournament-now = Trwa turniej: { $name }
home-tournament-next = Następny turniej: { $name }
home-next-lesson = Następna lekcja: { $game }
home-lesson-done = Zadania: { $done } z { $all }
home-playing = { $n ->
    [one] Trwa { $n } partia
    [few] Trwają { $n } partie
    [many] Trwa { $n } partii
   *[other] Trwa { $n } partii
}
home-nobody = Nikt inny teraz nie gra. Komputer jest tu zawsze.

online-challenge-declined = { $name } nie przyjmuje zaproszenia.
online-draw-declined = Propozycja remisu została odrzucona.
online-takeback-declined = Twoja prośba o cofnięcie tury została odrzucona.
people-nameless = Anonim { $mark }
online-phrases = Gotowe zwroty
online-phrase-hello = Cześć!
online-phrase-good-luck = Powodzenia!
online-phrase-nice-turn = Ładny ruch!
online-phrase-one-moment = Chwileczkę.
online-phrase-good-game = Dobra partia!
online-phrase-thanks = Dziękuję!
online-meanwhile = Tymczasem graj z komputerem
online-meanwhile-hint = Gdy ktoś się znajdzie, od razu otworzy się twoja partia.
online-waits = Czeka { $name }
online-wait = { $n ->
    [one] Czeka 1 osoba
    [few] Czekają { $n } osoby
    [many] Czeka { $n } osób
   *[other] Czeka { $n } osób
}
online-wait-short = { $n ->
    [one] czeka { $n }
    [few] czeka { $n }
    [many] czeka { $n }
   *[other] czeka { $n }
}

people-leaderboard-begin = Zagraj pięć partii rankingowych, a pierwsze miejsce będzie twoje.
