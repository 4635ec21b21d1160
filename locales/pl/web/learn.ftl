# Lekcje: krótkie zadania na prawdziwej planszy.
learn-progress-name = Postęp
learn-progress = { $all ->
    [one] Wykonane zadania: { $done } z { $all }
    [few] Wykonane zadania: { $done } z { $all }
    [many] Wykonane zadania: { $done } z { $all }
   *[other] Wykonane zadania: { $done } z { $all }
}
learn-start = Zacznij lekcję
learn-continue = Kontynuuj lekcję
learn-review = Otwórz lekcję ponownie
learn-to-play = Graj
learn-to-rules = Zasady
learn-to-all = Wszystkie lekcje
learn-to-open = Przejdź do otwartych zadań
learn-restart = Zacznij od nowa
learn-step = Zadanie { $n } z { $all }
learn-hint = Podpowiedź
learn-show = Pokaż
learn-skip = Pomiń
learn-previous = Wstecz
learn-next = Dalej
learn-finish = Zakończ
learn-try = Spróbuj samodzielnie
learn-repeat = Jeszcze raz
learn-other = Ta tura jest dozwolona, ale zadanie polega na czym innym. Wszystko wróciło na miejsce; spróbuj jeszcze raz.
learn-shown = Tak można to zrobić.
learn-hint-board = Dobry ruch jest zaznaczony na planszy.
learn-hint-word = Tu nie trzeba niczym ruszać: użyj przycisku obok planszy.
learn-end-title = Lekcja ukończona
learn-end-skud = Znasz już całą grę: pierścienie, Płytki Akcentujące, specjalne kwiaty, Oazę i partie w kilka osób. Dobrym następnym krokiem jest partia z komputerem na niskim poziomie.
learn-end-street = Znasz już ulice, jeńców i ogłoszenie zwycięstwa. Dobrym następnym krokiem jest partia z komputerem na niskim poziomie; wszystkie opcje są opisane w zasadach.
learn-end-halma = Umiesz już chodzić, skakać i docierać do celu. Dobrym następnym krokiem jest partia z komputerem na niskim poziomie; na większych planszach łańcuchy są jeszcze dłuższe.
learn-end-open-title = Koniec lekcji
learn-end-open = { $left ->
    [one] Zostało jeszcze jedno zadanie. Zrób je teraz albo zagraj i wróć później.
    [few] Zostały jeszcze { $left } zadania. Zrób je teraz albo zagraj i wróć później.
    [many] Zostało jeszcze { $left } zadań. Zrób je teraz albo zagraj i wróć później.
   *[other] Zostało jeszcze { $left } zadania. Zrób je teraz albo zagraj i wróć później.
}

learn-skud-plant-title = Posadź kwiat
learn-skud-plant-task = Każdy kwiat zaczyna w bramie. Grasz jako Gość, na dole: wybierz Rododendron spośród swoich płytek, a potem swoją bramę.
learn-skud-plant-praise = Posadzony. W bramie kwiat rośnie: jest bezpieczny, ale nie tworzy harmonii. Na otwarcie Gospodarz odpowiada takim samym kwiatem.
learn-skud-move-title = Rusz nim
learn-skud-move-task = Kwiat idzie najwyżej tyle kroków, ile wynosi jego liczba, i skręca dowolnie; Rododendron idzie pięć. Wprowadź go do czerwonego ogrodu. Biały jest dla czerwonych kwiatów zamknięty.
learn-skud-move-praise = Teraz kwitnie: poza bramą kwiat może tworzyć harmonie, ale można go też zbić.
learn-skud-harmony-title = Stwórz harmonię
learn-skud-harmony-task = Kwiaty tworzą krąg: Róża, Chryzantema, Rododendron, Jaśmin, Lilia, Biała Mandewila i znów Róża. Sąsiedzi są w harmonii. Ustaw swoją Różę i Chryzantemę w jednej linii, tak by nic między nimi nie stało. Jeśli pojawi się bonus, na razie zrezygnuj.
learn-skud-harmony-praise = Połączyła je linia: to harmonia. Pierścień z harmonii wygrywa partię, a każda nowa może dać bonus.
learn-skud-bonus-title = Użyj bonusu harmonii
learn-skud-bonus-task = Ruch, który tworzy nową harmonię, daje bonus w tej samej turze. Wyprowadź Różę z bramy tak, by była w harmonii z Chryzantemą, a potem posadź kwiat jako bonus.
learn-skud-bonus-praise = Dwie rzeczy w jednej turze. Podstawowy kwiat może być bonusem tylko wtedy, gdy żaden twój kwiat nie rośnie w bramie.
learn-skud-clash-title = Uważaj na dysharmonię
learn-skud-clash-task = Czerwony i biały kwiat o tej samej liczbie są w dysharmonii, do kogokolwiek należą, i żadna tura nie może zostawić ich tak, by się nawzajem widziały. Lilia Gospodarza pilnuje kolumny nad twoją Różą: spróbuj postawić tam Chryzantemę i zobacz, dlaczego nie można. Potem stwórz harmonię gdzie indziej.
learn-skud-clash-praise = Brawo. Kwiat nie wpuszcza na swoje linie tych, z którymi jest w dysharmonii, więc nawet jeden wiele upilnuje.
learn-skud-capture-title = Bicie
learn-skud-capture-task = Wolno wejść na kwiat przeciwnika, który jest w dysharmonii z twoim. Zbij Różą Jaśmin Gospodarza.
learn-skud-capture-praise = Jaśmin wypada z gry, a z nim harmonia Gospodarza. Kwiatów w bramach nie można zbić.
learn-skud-rock-title = Kamień
learn-skud-rock-task = Płytki Akcentujące kładzie się jako bonus harmonii. Kamień znosi wszystkie harmonie w swoim rzędzie i w swojej kolumnie. Wprowadź w harmonię Jaśmin i Lilię, a potem Kamieniem znieś obie harmonie Gospodarza.
learn-skud-rock-praise = Obie są zniesione, a Kamień mógł stanąć w dowolnym miejscu tego rzędu. Twoje harmonie też znosi.
learn-skud-wheel-title = Koło
learn-skud-wheel-task = Koło przesuwa płytki na ośmiu punktach wokół siebie o jedno miejsce zgodnie z ruchem wskazówek zegara. Wprowadź w harmonię Różę i Chryzantemę, a potem niech Koło obróci twoją Lilię albo Białą Mandewilę tak, by powstała druga harmonia.
learn-skud-wheel-praise = Dwie harmonie w jednej turze. Koło może też wytrącić z linii kwiaty Gospodarza.
learn-skud-knotweed-title = Zboże
learn-skud-knotweed-task = Na ośmiu punktach wokół Zboża żaden kwiat nie ma harmonii. Róża Gospodarza ma dwie: stwórz własną harmonię, a potem połóż Zboże obok tej Róży.
learn-skud-knotweed-praise = Jedna płytka zniosła dwie harmonie. Najlepiej działa tam, gdzie linie się schodzą; własne kwiaty trzymaj od niej z daleka.
learn-skud-boat-title = Łódka
learn-skud-boat-task = Łódka przewozi kwiat na sąsiedni punkt albo zabiera z planszy Płytkę Akcentującą. Kamień Gospodarza znosi harmonie w twoim rzędzie: stwórz nową harmonię gdzie indziej, a potem połóż Łódkę na Kamieniu.
learn-skud-boat-praise = Kamień i Łódka zniknęły, a harmonie w twoim rzędzie znów się liczą. Położona na kwiecie Łódka zostałaby, a kwiat przeszedłby o jeden punkt.
learn-skud-ring-title = Zamknij pierścień
learn-skud-ring-task = Łańcuch twoich harmonii, który zamknie się wokół środka, wygrywa partię. Trzy rogi są gotowe; jeden ruch zamyka pierścień.
learn-skud-ring-praise = Pierścień zamknięty, partia wygrana. Pierścień otacza środek, ale żadna jego płytka ani harmonia nie może leżeć na samym punkcie środkowym.
learn-skud-defend-title = Powstrzymaj pierścień przeciwnika
learn-skud-defend-task = Gospodarzowi brakuje jednego ruchu: Chryzantema po prawej na dole wejdzie na pusty róg pierścienia. Powstrzymaj to: stań między dwoma rogami, zajmij pusty albo zablokuj go dysharmonią.
learn-skud-defend-praise = Powstrzymane. Jeden kwiat pośrodku przerywa harmonię. Przed każdą turą wypatruj pierścienia drugiej strony.

learn-street-deploy-title = Wystaw płytkę
learn-street-deploy-task = Nowe płytki trafiają do twojego portu macierzystego, na dole, gdy jest pusty. Wybierz płytkę z zapasu, a potem port.
learn-street-deploy-praise = Nowa płytka jest w grze. Przesuń ją, zanim wystawisz następną; możesz mieć najwyżej szesnaście wolnych płytek.
learn-street-move-title = Ruch
learn-street-move-task = Płytka rusza się najwyżej o trzy kroki i może skręcać. Może przejść nad twoimi płytkami, nigdy nad płytkami Gospodarza. Przeprowadź zakreśloną płytkę na zakreślony punkt.
learn-street-move-praise = Nad własną płytką i w górę: drogę zagradzają tylko płytki Gospodarza.
learn-street-capture-title = Bicie
learn-street-capture-task = Wejdź na płytkę Gospodarza, aby ją zbić. Jedna jest w zasięgu.
learn-street-capture-praise = Zostaje na planszy jako jeniec pod twoją płytką i dla Gospodarza już się nie liczy.
learn-street-captor-title = Zdobywca idzie dalej
learn-street-captor-task = Z jeńcem pod spodem twoja płytka idzie najwyżej cztery kroki zamiast trzech. Przeprowadź ją na zakreślony punkt.
learn-street-captor-praise = Cztery kroki: zdobywca jest szybki. Nie może jednak bić po raz drugi.
learn-street-captives-title = Zbij zdobywcę
learn-street-captives-task = Stos Gospodarza po lewej trzyma twoją płytkę. Twój zdobywca obok nie może już bić: zbij stos wolną płytką.
learn-street-captives-praise = Cały stos jest twój, ze wszystkim, co w nim leży. Liczy się i rusza tylko płytka na wierzchu; jedna z opcji pozwala zdobywcom zostawiać jeńców.
learn-street-midline-title = Harmonia przecinająca linię środkową
learn-street-midline-task = Dwie twoje płytki w jednej linii, po obu stronach linii środkowej i bez płytki między nimi, tworzą harmonię, która ją przecina. Stwórz taką. Płytka stojąca na linii środkowej nie tworzy żadnej.
learn-street-midline-praise = Ta linia środkowa jest teraz twoja. Utrzymaj wszystkie cztery, a możesz wygrać.
learn-street-block-title = Przerwij harmonię
learn-street-block-task = Gospodarz trzyma wszystkie cztery linie środkowe i zaraz ogłosi zwycięstwo. Przerwij jedną harmonię: stań między jej płytkami albo zbij jedną z nich.
learn-street-block-praise = Teraz ogłoszenie Gospodarza byłoby fałszywe. Pilnuj linii środkowych przeciwnika: nikt nie musi o nich uprzedzać.
learn-street-claim-title = Ogłoś zwycięstwo
learn-street-claim-task = Masz wszystkie cztery linie środkowe. Zamiast ruchu ogłoś zwycięstwo przyciskiem obok planszy.
learn-street-claim-praise = Słuszne ogłoszenie wygrywa partię. Fałszywe kosztowałoby tylko turę.

learn-halma-step-title = Krok
learn-halma-step-task = Pionek robi krok na puste sąsiednie pole, w dowolnym z ośmiu kierunków. Przeprowadź zakreślony pionek na zakreślone pole.
learn-halma-step-praise = Jeden krok i tura skończona. Można poruszać się szybciej: skokiem.
learn-halma-jump-title = Skok
learn-halma-jump-task = Pionek może przeskoczyć sąsiada na puste pole tuż za nim. Skocz pionkiem stojącym w rogu.
learn-halma-jump-praise = Przeskoczony pionek zostaje na miejscu. Własne pionki są drabiną dla tych z tyłu.
learn-halma-over-title = Skok przez obcy pionek
learn-halma-over-task = Skakać można przez każdy pionek. Przeskocz pionek przeciwnika na zakreślone pole.
learn-halma-over-praise = W Halmie niczego się nie bije: co stoi na drodze, pomaga iść dalej.
learn-halma-chain-title = Łańcuch skoków
learn-halma-chain-task = Po skoku ten sam pionek może skakać dalej, dopóki ma przez co. Dotrzyj na zakreślone pole w jednej turze: wybierz zakreślony pionek, a potem koniec łańcucha.
learn-halma-chain-praise = Trzy skoki w jednej turze. Buduj sobie takie drogi i dobrze przyglądaj się drogom przeciwnika.
learn-halma-arrive-title = Do obozu
learn-halma-arrive-task = Twoim celem jest obóz w rogu naprzeciw twojego. Wprowadź do niego jeszcze jeden pionek.
learn-halma-arrive-praise = Jest na miejscu. Może się jeszcze ruszać w obozie, ale żaden ruch nie może się już skończyć poza nim.
learn-halma-room-title = Zrób miejsce
learn-halma-room-task = Ostatni pionek jest w drodze, a daleki róg obozu wciąż jest pusty. Zapełnij róg pionkiem z obozu.
learn-halma-room-praise = Róg zajęty. Zapełniaj obóz od końca, żeby własne pionki nie zagradzały drogi.
learn-halma-win-title = Wygraj wyścig
learn-halma-win-task = Zostało jedno pole obozu. Wskocz na nie ostatnim pionkiem.
learn-halma-win-praise = Obóz jest pełen twoich pionków: wyścig wygrany.
