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
voice-chosen = Wybrane Płytki Akcentujące
voice-put-back = Odłóż: { $tile }
voice-take-accents = Biorę te płytki
voice-count = { $k } z { $n }
voice-menu = Więcej
voice-zen = Tryb zen: sama plansza
voice-zen-off = Wyjdź z trybu zen
voice-full-screen = Plansza na pełnym ekranie

do-accents = Wybierz Płytki Akcentujące, razem { $n } ({ $k } z { $n }).
do-accents-agreed = Wybierz Płytki Akcentujące dla wszystkich, razem { $n } ({ $k } z { $n }).
do-accents-one = Wybierz jedną Płytkę Akcentującą. Każdy dostanie jedną tego rodzaju.
do-accents-for = Wybierz Płytkę Akcentującą dla gracza { $name }.
do-accents-own = Wybierz Płytkę Akcentującą dla siebie.
do-accents-done = { $n ->
    [one] Weź tę płytkę albo ją odłóż.
    [few] Weź te { $n } płytki albo odłóż którąś.
    [many] Weź te { $n } płytek albo odłóż którąś.
   *[other] Weź te płytki ({ $n }) albo odłóż którąś.
}
do-opening = Wybierz podstawowy kwiat z zapasu: to twój pierwszy kwiat.
do-opening-only = Twój pierwszy kwiat jest już ustalony. Wybierz z zapasu: { $tile }.
do-opening-for = Wybierz pierwszy kwiat dla gracza { $name }.
do-opening-gate = { $tile }: posadź w zaznaczonej bramie.
do-plant-or-move = Posadź kwiat z zapasu albo rusz jednym ze swoich na planszy.
do-plant-only = Posadź kwiat z zapasu.
do-move-only = Rusz jednym ze swoich kwiatów na planszy.
do-call = Kwiaty są w dysharmonii. Zgłoś to albo posadź lub rusz jak zwykle.
do-plant = { $tile }: wybierz zaznaczony punkt do posadzenia.
do-go = { $tile }: dokąd? Wybierz jeden z zaznaczonych punktów.
do-bonus = Nowa harmonia! W nagrodę wybierz płytkę z zapasu albo zrezygnuj.
do-bonus-place = Bonus: { $tile }. Wybierz zaznaczony punkt.
do-bonus-boat = Bonus: wybierz płytkę, na której stanie Łódka.
do-bonus-boat-to = Dokąd Łódka przewiezie kwiat? Wybierz zaznaczony punkt.
do-pass = Nie masz dozwolonego ruchu. Spasuj.
do-street = Wybierz jedną ze swoich płytek i rusz nią.
do-street-deploy = Wybierz jedną ze swoich płytek i rusz nią albo wystaw nową z zapasu.
do-street-port = Postaw nową płytkę na zaznaczonym punkcie, w swoim porcie.
do-street-go = Dokąd? Wejdź na płytkę przeciwnika, aby ją zbić.
do-street-claim = Masz wszystkie cztery linie środkowe: ogłoś zwycięstwo!
do-halma = Wybierz swój pionek: robi krok na sąsiednie pole albo skacze nad innymi.
do-halma-go = Dokąd? Wybierz jedno z zaznaczonych pól.
do-any-on = Skacz dalej albo zatrzymaj się tutaj.
do-any = Wybierz, czym ruszyć.
do-any-go = Wybierz jeden z zaznaczonych punktów.
do-confirm = Wykonaj tę turę albo cofnij krok.

no-turn = Jeszcze nie: teraz ruch ma { $name }.
no-over = Partia skończona. Zagraj jeszcze raz albo ją przeanalizuj.
no-past = To wcześniejsza pozycja. Wróć do partii, aby zagrać.
no-watching = Oglądasz tę partię; ruchy wykonują tylko gracze.
no-sent = Trwa wysyłanie na serwer; jeszcze chwila.
no-unsent = Jeszcze nie wysłano: brak połączenia. Tura zostanie wysłana, gdy tylko połączenie wróci.
no-others-tile = { $game ->
    [halma] Ten pionek należy do gracza { $name }. Wybierz swój.
   *[other] Ta płytka należy do gracza { $name }. Wybierz swoją.
}

lost-kind = Uważne spojrzenie na turę, w której partia się wymknęła, uczy więcej niż dziesięć wygranych.
lost-turning = Zobacz punkt zwrotny
lost-searching = Szukam punktu zwrotnego…
next-level = Następny: { $name }
easier-level = Łatwiej: { $name }

circle-title = Krąg harmonii
circle-about = Sąsiedzi w kręgu są w harmonii. Kwiaty naprzeciw siebie są w dysharmonii.
circle-list = Krąg: { $tiles }.

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
card-L = W harmonii z każdym podstawowym kwiatem, który widzi, obojętnie czyim. Wchodzi jako bonus.
card-O = Więzi wrogie kwiaty wokół siebie. Gdy twój Lotos kwitnie, bije każdy kwiat. Wchodzi jako bonus.
card-R = Znosi wszystkie harmonie w swoim rzędzie i kolumnie. Wchodzi jako bonus.
card-W = Obraca wszystkie płytki wokół siebie o jedno miejsce zgodnie z ruchem wskazówek zegara. Wchodzi jako bonus.
card-K = Płytki wokół niego nie tworzą harmonii. Wchodzi jako bonus.
card-B = Przewozi kwiat o jeden punkt albo usuwa Płytkę Akcentującą. Wchodzi jako bonus.
card-M = { $bamboo ->
    [own-flower] Jeśli obok niego kwitnie kwiat jego właściciela i żaden tam nie rośnie, płytki wokół wracają do właścicieli.
   *[always] Płytki wokół niego wracają do właścicieli.
} Płytek obok niego nie można zbić. Wchodzi jako bonus.
card-P = Wokół niego można sadzić kwiaty; zakwitają od razu. Wchodzi jako bonus.
card-T = { $turtle ->
    [pairs] Dwa podstawowe kwiaty, które się widzą, są w harmonii, jeśli stoi obok któregoś z nich.
   *[source] Kwiat obok niego jest w harmonii z każdym podstawowym kwiatem, który widzi.
} Wchodzi jako bonus.
card-tile = Zasięg: { $reach }. Przechodzi też nad własnymi płytkami. Wejdź na płytkę przeciwnika, aby ją zbić. Z jeńcem pod spodem { $captor-bonus ->
    [one] idzie o krok dalej
    [per-captive] idzie o krok dalej za każdą płytkę pod sobą
    [five] idzie do 5 kroków
   *[none] nie idzie dalej
} i { $release ->
    [on] zostawia jeńców za sobą
   *[off] nie może bić
}. Dwie twoje w jednej linii po obu stronach linii środkowej są w harmonii.
card-piece = Robi krok na sąsiednie pole albo skacze nad sąsiednimi pionkami, ile razy może. Doprowadź wszystkie do przeciwnego rogu.

coach-title = Trener
coach-hint = Podpowiedź
coach-wait = Szukam dobrego ruchu…
coach-none = Tym razem bez podpowiedzi. Zaufaj wyczuciu.
coach-on = Włącz trenera
coach-off = Wyłącz trenera
coach-accents = Płytki Akcentujące przydadzą się później jako bonusy. { $wheels ->
    [off] Łódka przesuwa kwiat,
   *[on] Łódka i Koło przesuwają kwiaty,
} a Kamień i Zboże znoszą harmonie. Na pierwszą partię dobry jest każdy wybór.
coach-opening = Twój pierwszy kwiat rośnie w twojej bramie. Wybierz dowolny rodzaj: jego liczba mówi, jak daleko może iść.
coach-opening-only = { $opening ->
    [clashing] Gospodarz odpowiada kwiatem będącym w dysharmonii z kwiatem Gościa.
   *[same] Gospodarz odpowiada takim samym kwiatem jak Gość.
} Jego liczba mówi, jak daleko może iść.
coach-opening-for = Wybierasz pierwszy kwiat innego gracza. Jego liczba mówi, jak daleko może iść.
coach-skud = Ustaw w jednej linii dwa kwiaty sąsiadujące w kręgu: to harmonia. Pierścień harmonii wokół środka wygrywa.
coach-street = Utrzymuj harmonię przecinającą każdą z czterech linii środkowych: dwie płytki w jednej linii, po jednej z każdej strony. { $win ->
    [claim] Jeśli na początku twojej następnej tury masz nadal wszystkie cztery, ogłoś zwycięstwo.
    [start] Jeśli na początku twojej następnej tury masz nadal wszystkie cztery, wygrywasz.
   *[immediate] Wszystkie cztery naraz od razu wygrywają partię.
}
coach-halma = Buduj drabiny: pionki z odstępami pozwalają innym skakać daleko. Nikogo nie zostawiaj w tyle.
coach-sure-title = Na pewno?
coach-think-again = Pomyślę jeszcze
coach-anyway = Zagraj mimo to
settings-coach = Trener
settings-coach-hint = W partiach z komputerem: o co chodzi w danej fazie, podpowiedzi i pytanie przed dużym błędem. Po pierwszych pięciu partiach przestaje się wtrącać.
