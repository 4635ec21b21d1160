# Studying: the gauge of the analysis, the link to the page of thanks.
analysis-gauge = Szansa na wygraną: { $seat }
web-nav-thanks = Podziękowania

analysis-parts = Części analizy
analysis-review-part = Przegląd
analysis-share = Udostępnij

analysis-turn-cost = Ta tura kosztowała { $points } szans na wygraną: z { $before } do { $after }.
analysis-turn-answer = Mocna odpowiedź ({ $name }): { $ideas }.
analysis-turn-why = Dlaczego: { $ideas }.
analysis-try-better = Wypróbuj lepszą turę
analysis-see-played = Zobacz, co zagrano

analysis-arrange = Ustaw pozycję
analysis-arrange-how = Wybierz tu płytkę lub pionek i naciśnij punkt na planszy. Aby coś przesunąć, naciśnij to, a potem miejsce docelowe.
analysis-arrange-tile = { $seat }: { $tile }
analysis-arrange-hand = W zapasie, { $tile }: { $n }
analysis-arrange-less = O jedną mniej w zapasie
analysis-arrange-more = O jedną więcej w zapasie
analysis-arrange-take = Zdejmuj z planszy
analysis-arrange-clear = Opróżnij planszę
analysis-arrange-start = Pozycja początkowa
analysis-arrange-mover = Kto ma ruch
analysis-arrange-refused = { $tile } nie może stać na { $point }: zasady tego nie pozwalają albo byłoby ich za dużo.
analysis-arrange-over = W tej pozycji partia jest skończona: { $reason }.
analysis-arrange-done = Analizuj tę pozycję
analysis-arrange-rules = Gra i zasady
