# Dlaczego: o co się gra, co robi tura, czemu partia się skończyła.
aim-of-skud = Cel: pierścień harmonii wokół środka planszy.
aim-of-street = Cel: mieć wszystkie cztery linie środkowe, każdą dzięki harmonii dwóch płytek po obu jej stronach.{ $win ->
    [claim] {" "}Wtedy ogłoś zwycięstwo.
   *[other] {""}
}
aim-of-halma = { $teams ->
    [on] Cel: doprowadzić wszystkie pionki do przeciwległego rogu przed drugą drużyną; partner też musi dojść.
   *[off] Cel: jako pierwszy gracz doprowadzić wszystkie pionki do przeciwległego rogu.
}

coach-judges = Trener sprawdza twoją turę…
coach-because = { $what }: { $ideas }.
coach-plain = { $what }.
coach-try-word = Podpowiedź: „{ $word }”
coach-try-put = Podpowiedź: { $tile } na punkt w kółku
coach-try-new = Podpowiedź: nowa płytka na punkt w kółku
coach-try-carry = Podpowiedź: { $tile }, wzdłuż strzałki
coach-try-move = Podpowiedź: { $tile }, wzdłuż strzałki
coach-try-go = Podpowiedź: ruch wzdłuż strzałki
coach-sure-own = Co oddaje ta tura: { $ideas }.
coach-sure-answer = Możliwa odpowiedź ({ $name }): { $ideas }.
coach-sure-better = Jest lepsza tura: { $ideas }.
coach-chances = Twoje szanse spadają z { $before } do { $after }.

fact-wins = wygrywa partię
fact-draws = kończy partię remisem
fact-loses = przegrywa partię
fact-stops = { $whose ->
    [you] zapobiega twojej wygranej w następnej turze
   *[other] zapobiega wygranej drugiej strony w następnej turze
}
fact-lets-win = druga strona może wygrać w następnej turze
fact-threatens = grozi wygraną w następnej turze
fact-captures = { $game ->
    [street] bije płytkę
   *[other] bije: { $tile }
}
fact-removes = { $whose ->
    [you] zdejmuje twoją płytkę z planszy
   *[other] zdejmuje płytkę drugiej strony z planszy
}
fact-saves = ratuje płytkę przed biciem
fact-exposes = wystawia płytkę na bicie
fact-attacks = atakuje płytkę
fact-frees = uwalnia jeńca
fact-midline = zdobywa linię środkową ({ $n } z 4)
fact-takes-midline = { $whose ->
    [you] odbiera ci linię środkową
   *[other] odbiera drugiej stronie linię środkową
}
fact-loses-midline = oddaje linię środkową
fact-harmony = { $game ->
    [street] tworzy harmonię
   *[other] tworzy harmonię: { $tile } i { $other }
}
fact-breaks = { $whose ->
    [you] przerywa twoją harmonię
   *[other] przerywa harmonię drugiej strony
}
fact-loses-harmony = oddaje harmonię
fact-ring-grows = wydłuża łańcuch wokół środka
fact-traps = więzi kwiat
fact-arrives = { $n ->
    [one] pionek dochodzi do obozu docelowego, brakuje jeszcze jednego
   *[other] pionek dochodzi do obozu docelowego, brakuje jeszcze { $n }
}
fact-forward = liczba pól do przodu: { $n }
fact-rear = podciąga pionek z samego tyłu
fact-back = liczba pól do tyłu: { $n }
fact-behind = inna tura prowadzi dalej (liczba pól: { $n })
fact-opens = otwiera drogę do skoku innego pionka (liczba pól: { $n })
fact-blocks = { $whose ->
    [you] zamyka ci drogę do skoku (liczba pól: { $n })
   *[other] zamyka drugiej stronie drogę do skoku (liczba pól: { $n })
}
fact-lets-jump = otwiera drugiej stronie drogę do skoku (liczba pól: { $n })
fact-blooms = rozkwita i zwalnia bramę
fact-leaves = pionek opuszcza własny obóz
fact-prepares = { $game ->
    [street] w następnej turze może powstać harmonia
   *[other] w następnej turze może powstać harmonia ({ $other })
}

ended = { $why }.
ended-rest-drew = Pierwsze miejsce. Pozostali zremisowali: { $why }
ended-ring = { $who ->
    [you] Masz zamknięty Pierścień Harmonii wokół środka
    [other] { $name } ma zamknięty Pierścień Harmonii wokół środka
   *[none] Zamknęło się kilka Pierścieni Harmonii naraz
}
ended-last-flower = { $who ->
    [you] W twoim zapasie skończyły się podstawowe kwiaty
   *[other] W zapasie skończyły się podstawowe kwiaty ({ $name })
}
ended-stuck = Wszyscy spasowali
ended-claim = { $who ->
    [you] Masz wszystkie cztery linie środkowe i ogłoszone zwycięstwo
   *[other] { $name } ma wszystkie cztery linie środkowe i ogłasza zwycięstwo
}
ended-midlines = { $who ->
    [you] Masz wszystkie cztery linie środkowe
    [other] { $name } ma wszystkie cztery linie środkowe
   *[none] Obie strony mają wszystkie cztery linie środkowe
}
ended-no-move = { $who ->
    [you] Nie masz możliwego ruchu
   *[other] { $name } nie ma możliwego ruchu
}
ended-camp = { $who ->
    [you] Wszystkie twoje pionki są w obozie docelowym
   *[other] Wszystkie pionki są w obozie docelowym ({ $name })
}
ended-full-camp = Obóz docelowy jest pełny
ended-leave-by = { $who ->
    [you] Twoje pionki zbyt długo pozostawały we własnym obozie
   *[other] Pionki zbyt długo pozostawały we własnym obozie ({ $name })
}
ended-no-moves = Nikt z pozostałych w grze nie może się ruszyć
ended-repetition = Ta sama pozycja wystąpiła po raz trzeci
ended-turn-limit = Osiągnięto limit tur
ended-resign = { $who ->
    [you] Poddajesz partię
   *[other] { $name } poddaje partię
}
ended-time = { $who ->
    [you] Skończył ci się czas
   *[other] Skończył się czas ({ $name })
}
ended-left = { $name } opuszcza partię
ended-agreement = Remis za zgodą stron

seat-place = Miejsce { $n }
voice-gone-resigned = Partia poddana. Pozostali grają dalej.
voice-gone-out = Jesteś poza grą. Pozostali grają dalej.
voice-gone-finished = Jesteś u celu. Pozostali grają dalej.
voice-one-of-each = Po jednej z każdej

aim-sign-ring = zamyka pierścień
aim-sign-makes = tworzy harmonię
aim-sign-trades = tworzy jedną, przerywa twoją
aim-sign-breaks = przerywa twoją harmonię
aim-sign-blocks = przerywa cudzą harmonię
aim-sign-refused = tu nie
