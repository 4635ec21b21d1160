# Plansza i zapasy.
board-label = { $game }: plansza
board-reserve = Płytki: { $seat }
board-empty = puste
board-piece = { $tile } ({ $seat })
board-captives = { $n ->
    [one] { $n } jeniec pod spodem
    [few] { $n } jeńcy pod spodem
    [many] { $n } jeńców pod spodem
   *[other] { $n } jeńca pod spodem
}
board-last = z ostatniej tury
board-chosen = wybrane
board-can-begin = można wybrać
board-can-go = można tu wejść
board-left = { $n ->
    [one] została { $n }
    [few] zostały { $n }
    [many] zostało { $n }
   *[other] zostało { $n }
}

board-ground-gate = brama
board-ground-red = czerwony ogród
board-ground-white = biały ogród
board-ground-neutral = neutralny ogród
board-ground-red-white = granica czerwonego i białego
board-ground-red-neutral = granica czerwonego i neutralnego
board-ground-white-neutral = granica białego i neutralnego
board-ground-red-white-neutral = granica wszystkich trzech ogrodów
board-ground-centre = środek
board-ground-street-n = północna linia środkowa
board-ground-street-e = wschodnia linia środkowa
board-ground-street-s = południowa linia środkowa
board-ground-street-w = zachodnia linia środkowa
board-ground-camp = obóz ({ $seat })
board-mark-port = port macierzysty ({ $seat })
board-mark-home = we własnym obozie
board-mark-arrived = w obozie docelowym
board-mark-growing = rośnie
board-mark-trapped = uwięzienie przez Orchideę
board-mark-drained = bez harmonii przez Zboże
board-mark-protected = pod ochroną
