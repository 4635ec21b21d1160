# Jak stół mówi do gracza: kto gdzie siedzi, co teraz zrobić, dlaczego nie.
voice-you = Ty
voice-one-of = { $name } ({ $n })
voice-your-turn = Twoja kolej
voice-turn-of = Ruch: { $name }
voice-false-claim = { $name }: ogłoszenie było fałszywe, bo brakowało linii środkowych. Tura przepadła.
voice-false-claim-you = Twoje ogłoszenie było fałszywe: nie masz wszystkich czterech linii środkowych. Tura przepadła.
voice-claim-title = Ogłosić zwycięstwo?
voice-claim-false = Nie masz jeszcze wszystkich czterech linii środkowych, więc ogłoszenie byłoby fałszywe. Tura przepadnie; nic więcej się nie zmieni.
voice-claim-anyway = Ogłoś mimo to
voice-chosen = Wybrane płytki akcentujące
voice-put-back = Odłóż: { $tile }
voice-take-accents = Biorę te płytki
voice-count = { $k } z { $n }
voice-menu = Więcej
voice-zen = Tryb zen: sama plansza
voice-zen-off = Wyjdź z trybu zen
voice-full-screen = Plansza na pełnym ekranie

do-accents = Wybierz płytki akcentujące z ręki, razem { $n } ({ $k } z { $n }).
do-accents-agreed = Wybierz płytki akcentujące dla wszystkich, razem { $n } ({ $k } z { $n }).
do-accents-one = Wybierz jedną płytkę akcentującą. Każdy dostanie jedną tego rodzaju.
do-accents-for = Wybierz płytkę akcentującą dla gracza { $name }.
do-accents-own = Wybierz płytkę akcentującą dla siebie.
do-accents-done = { $n ->
    [one] Weź tę płytkę albo ją odłóż.
    [few] Weź te { $n } płytki albo odłóż którąś.
    [many] Weź te { $n } płytek albo odłóż którąś.
   *[other] Weź te płytki ({ $n }) albo odłóż którąś.
}
do-opening = Wybierz z ręki podstawowy kwiat. Posadzisz go jako pierwszy.
do-opening-only = Twój pierwszy kwiat jest już ustalony. Wybierz w ręce: { $tile }.
do-opening-for = Wybierz pierwszy kwiat dla gracza { $name }.
do-opening-gate = { $tile }: posadź w zaznaczonej bramie.
do-plant-or-move = Posadź kwiat z ręki albo rusz jednym ze swoich na planszy.
do-plant-only = Posadź kwiat z ręki.
do-move-only = Rusz jednym ze swoich kwiatów na planszy.
do-call = Kwiaty są w dysharmonii. Zgłoś to albo posadź lub rusz jak zwykle.
do-plant = { $tile }: wybierz zaznaczony punkt do posadzenia.
do-go = { $tile }: dokąd? Wybierz jeden z zaznaczonych punktów.
do-bonus = Nowa harmonia! W nagrodę wybierz płytkę z ręki albo zrezygnuj.
do-bonus-place = Bonus: { $tile }. Wybierz zaznaczony punkt.
do-bonus-boat = Bonus: wybierz płytkę, na której stanie Łódka.
do-bonus-boat-to = Dokąd Łódka przewiezie kwiat? Wybierz zaznaczony punkt.
do-pass = Tym razem nic się nie da zrobić. Spasuj.
do-street = Wybierz jedną ze swoich płytek i rusz nią.
do-street-deploy = Wybierz jedną ze swoich płytek i rusz nią albo wystaw nową z ręki.
do-street-port = Postaw nową płytkę na zaznaczonym punkcie, w swoim porcie.
do-street-go = Dokąd? Wejście na płytkę przeciwnika bierze ją do niewoli.
do-street-claim = Masz wszystkie cztery linie środkowe: ogłoś zwycięstwo!
do-halma = Wybierz swój pionek: robi krok na sąsiednie pole albo skacze nad innymi.
do-halma-go = Dokąd? Wybierz jedno z zaznaczonych pól.
do-halma-on = Skacz dalej albo zatrzymaj się tutaj.
do-any = Wybierz, czym ruszyć.
do-any-go = Wybierz jeden z zaznaczonych punktów.
do-confirm = Wykonaj tę turę albo cofnij krok.

no-turn = Jeszcze nie: teraz ruch ma { $name }.
no-over = Partia skończona. Zagraj jeszcze raz albo ją przeanalizuj.
no-past = To wcześniejsza pozycja. Wróć do partii, aby zagrać.
no-watching = Oglądasz tę partię; ruszają się tylko grający.
no-sent = Trwa wysyłanie na serwer; jeszcze chwila.
no-others-tile = Ta płytka należy do gracza { $name }. Wybierz swoją.

lost-kind = Uważne spojrzenie na turę, w której partia się wymknęła, uczy więcej niż dziesięć wygranych.
lost-turning = Zobacz punkt zwrotny
lost-searching = Szukam punktu zwrotnego…
next-level = Następny przeciwnik: { $name }
easier-level = Łatwiej: { $name }

circle-title = Koło harmonii
circle-about = Sąsiedzi na kole są w harmonii. Kwiaty naprzeciw siebie są w dysharmonii.
circle-list = Koło: { $tiles }.

card-reach = { $n ->
    [one] Idzie o jeden krok.
    [few] Idzie do { $n } kroków.
    [many] Idzie do { $n } kroków.
   *[other] Idzie do { $n } kroku.
}
card-harmony = W harmonii z: { $tiles }.
card-clash = W dysharmonii z: { $tile }.
card-garden-red = Nigdy nie staje na punkcie czysto białym.
card-garden-white = Nigdy nie staje na punkcie czysto czerwonym.
card-L = W harmonii z każdym podstawowym kwiatem, obojętnie czyim. Wchodzi jako bonus.
card-O = Więzi wrogie kwiaty wokół siebie. Gdy twój Lotos kwitnie, bije każdy kwiat. Wchodzi jako bonus.
card-R = Znosi wszystkie harmonie w swoim rzędzie i kolumnie. Wchodzi jako bonus.
card-W = Obraca wszystkie płytki wokół siebie o jedno miejsce zgodnie z zegarem. Wchodzi jako bonus.
card-K = Płytki wokół niego nie tworzą harmonii. Wchodzi jako bonus.
card-B = Przewozi kwiat o jeden punkt albo usuwa płytkę akcentującą. Wchodzi jako bonus.
card-M = Odsyła płytki wokół siebie właścicielom i chroni to, co stanie tam później. Wchodzi jako bonus.
card-P = Wokół niego można sadzić kwiaty; zakwitają od razu. Wchodzi jako bonus.
card-T = Kwiaty wokół niego są w harmonii z każdym podstawowym kwiatem, który widzą. Wchodzi jako bonus.
card-tile = Idzie do trzech kroków, także nad własnymi płytkami. Wejście na wrogą płytkę bierze ją do niewoli. Dwie twoje w jednej linii po obu stronach linii środkowej są w harmonii.
card-piece = Robi krok na sąsiednie pole albo skacze nad sąsiednimi pionkami, ile razy może. Doprowadź wszystkie do przeciwnego rogu.

coach-title = Trener
coach-hint = Podpowiedź
coach-wait = Szukam dobrej tury…
coach-none = Tym razem bez pomysłu. Zagraj, co podpowiada wyczucie.
coach-on = Włącz trenera
coach-off = Wyłącz trenera
coach-accents = Płytki akcentujące przydadzą się później jako bonusy. Łódka i Koło przesuwają kwiaty, Kamień i Zboże zatrzymują harmonie. Na pierwszą partię dobre są dowolne cztery.
coach-opening = Pierwszy kwiat rośnie w twojej bramie. Wybierz dowolny; jego liczba mówi, jak daleko idzie.
coach-skud = Ustaw w jednej linii dwa kwiaty sąsiadujące na kole: to harmonia. Pierścień harmonii wokół środka wygrywa.
coach-bonus = Bonus to darmowy dodatek: posadź kwiat na później albo użyj teraz płytki akcentującej.
coach-street = Miej harmonię w poprzek każdej z czterech linii środkowych: dwie płytki w linii po obu jej stronach. Potem ogłoś zwycięstwo.
coach-halma = Buduj drabiny: pionki z odstępami pozwalają innym skakać daleko. Nikogo nie zostawiaj w tyle.
coach-does = Pomysł: { $ideas }.
coach-idea-wins = wygrywa partię
coach-idea-captures = bije płytkę
coach-idea-harmony = tworzy nową harmonię
coach-idea-midline = tworzy harmonię w poprzek linii środkowej
coach-idea-breaks = psuje harmonię drugiej strony
coach-idea-plants = wprowadza nową płytkę do gry
coach-idea-arrives = doprowadza pionek do celu
coach-idea-far = posuwa się daleko naprzód
coach-idea-place = zajmuje lepsze miejsce
coach-sure-title = Na pewno?
coach-sure-put = Ta tura dużo oddaje. Możliwa odpowiedź ({ $name }): { $tile } na { $to }, co { $ideas }.
coach-sure-move = Ta tura dużo oddaje. Możliwa odpowiedź ({ $name }): { $tile } z { $from } na { $to }, co { $ideas }.
coach-sure-other = Ta tura dużo oddaje. { $name } ma mocną odpowiedź: { $ideas }.
coach-think-again = Pomyślę jeszcze
coach-anyway = Zagraj mimo to
settings-coach = Trener
settings-coach-hint = W partiach z komputerem: o co chodzi w danej fazie, podpowiedzi i pytanie przed dużym błędem. Po pierwszych pięciu partiach przestaje się wtrącać.
