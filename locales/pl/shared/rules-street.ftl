# Zasady Ulicznego Pai Sho, dla ludzi. Notacja stoi między znakami izolującymi.
rules-street-idea-title = Gra w skrócie
rules-street-idea-1 = Uliczne Pai Sho to gra dla dwojga, Gospodarza i Gościa, na okrągłej planszy do Pai Sho. Jest tylko jeden rodzaj płytek. Płytki chodzą, biją, wchodząc jedna na drugą, i pojawiają się na planszy przez port.
rules-street-idea-2 = Od środka do brzegu biegną cztery linie: linie środkowe, czyli ulice. Dwa twoje stosy, które stoją naprzeciw siebie po obu stronach linii środkowej, tworzą harmonię.
rules-street-idea-3 = Zbuduj harmonię przecinającą każdą z czterech linii środkowych i utrzymaj wszystkie do swojej następnej tury: wtedy możesz ogłosić zwycięstwo.

rules-street-board-title = Plansza
rules-street-board-1 = Płytki stoją na punktach, w których przecinają się linie siatki. Wewnątrz koła jest ich 249. W tej grze nie ma ogrodów: wszystkie punkty są takie same, poza liniami środkowymi i dwoma portami.
rules-street-board-2 = Punkt określają dwie liczby, ⁦(x,y)⁩. Pierwsza rośnie w prawo, druga w górę, a obie mieszczą się między ⁦-8⁩ a ⁦8⁩. Środek to ⁦(0,0)⁩.
rules-street-board-3 = Cztery linie środkowe to połówki obu osi: północna, wschodnia, południowa i zachodnia. Sam środek nie należy do żadnej z nich.
rules-street-board-4 = Cztery linie środkowe na pustej planszy. Kółko oznacza środek, który nie należy do żadnej linii.

rules-street-setup-title = Ustawienie
rules-street-setup-1 = Gospodarz siedzi na północy i zaczyna; Gość siedzi na południu. Każdy z nich zaczyna z ośmioma płytkami na planszy i ma jeszcze 14 w zapasie.
rules-street-setup-2 = Gospodarz: ⁦(-7,0)⁩ ⁦(-6,5)⁩ ⁦(-4,3)⁩ ⁦(-2,5)⁩ ⁦(0,7)⁩ ⁦(2,5)⁩ ⁦(4,3)⁩ ⁦(6,5)⁩
rules-street-setup-3 = Gość: ⁦(7,0)⁩ ⁦(-6,-5)⁩ ⁦(-4,-3)⁩ ⁦(-2,-5)⁩ ⁦(0,-7)⁩ ⁦(2,-5)⁩ ⁦(4,-3)⁩ ⁦(6,-5)⁩
rules-street-setup-4 = Każdy gracz ma port macierzysty: Gospodarz ⁦(0,7)⁩, Gość ⁦(0,-7)⁩. Tam pojawiają się nowe płytki. Poza tym port jest zwykłym punktem.
rules-street-setup-5 = Ustawienie klasyczne. Kółka oznaczają oba porty; na początku na każdym stoi płytka.
rules-street-setup-6 = Jest też ustawienie nowoczesne. Różni się jedną płytką każdego gracza: Gospodarz ma płytkę na ⁦(0,3)⁩ zamiast na ⁦(-7,0)⁩, a Gość na ⁦(0,-3)⁩ zamiast na ⁦(7,0)⁩.
rules-street-setup-7 = Ustawienie nowoczesne. Kółka oznaczają płytki, które stoją gdzie indziej niż w klasycznym.

rules-street-turn-title = Tura
rules-street-turn-1 = Gracze wykonują tury na przemian. W swojej turze robisz dokładnie jedną z trzech rzeczy:
rules-street-turn-2 = Ruszasz jednym ze swoich stosów.
rules-street-turn-3 = Wystawiasz płytkę z zapasu w swoim porcie.
rules-street-turn-4 = Ogłaszasz zwycięstwo.
rules-street-turn-5 = Stos to płytka razem z tym, co pod nią leży; pojedyncza płytka też jest stosem. O tym, czyj jest stos, mówi płytka na wierzchu.
rules-street-turn-6 = Pasować nie można. Kto na początku swojej tury nie może ani się ruszyć, ani niczego wystawić, przegrywa.

rules-street-move-title = Ruch
rules-street-move-1 = Stos rusza się w całości, z punktu na sąsiedni punkt wzdłuż linii siatki: w górę, w dół, w lewo lub w prawo, nigdy po skosie. Po drodze może skręcać, ile razy zechcesz.
rules-street-move-2 = Idzie najwyżej trzy kroki. Stos z jeńcem idzie najwyżej cztery.
rules-street-move-3 = Po drodze może przejść nad twoimi własnymi stosami, ale nigdy nad stosem przeciwnika.
rules-street-move-4 = Musi stanąć na pustym punkcie albo na stosie przeciwnika, który może zbić. Nigdy nie staje na twoim własnym stosie.
rules-street-move-5 = Nie może wrócić na punkt, z którego wyszedł: ruch, który niczego nie zmienia, nie jest ruchem.
rules-street-move-6 = Płytka Gospodarza na ⁦(-3,3)⁩ może pójść na każdy zaznaczony punkt. Przechodzi nad własną płytką obok i może zbić każdą z dwóch pobliskich płytek Gościa, ale nie może nad nimi przejść: ⁦(-3,1)⁩ leży tylko dwa punkty dalej, a jednak każda wolna droga jest zbyt długa.

rules-street-capture-title = Bicie
rules-street-capture-1 = Aby zbić stos przeciwnika, zakończ na nim ruch. Twój stos kładzie się na wierzchu i oba stają się jednym stosem, który jest teraz twój. Nic nigdy nie schodzi z planszy.
rules-street-capture-2 = Liczy się tylko płytka na wierzchu. Wszystko pod nią jest w niewoli, nawet płytka tego samego koloru co wierzchnia.
rules-street-capture-3 = Stos, który ma już jeńca, nie może bić.
rules-street-capture-4 = Sam jednak może zostać zbity: zdobywca trafia do niewoli razem ze wszystkim, co pod nim leży. Dlatego stosy mogą rosnąć wysoko.
rules-street-capture-5 = Stos z jeńcem idzie o krok dalej: najwyżej cztery kroki, niezależnie od wysokości.
rules-street-capture-6 = Płytka Gospodarza przeszła trzy kroki, z ⁦(-7,0)⁩ na ⁦(-6,-2)⁩, i stoi na płytce Gościa. Odtąd ten stos idzie najwyżej cztery kroki, ale już nie bije.
rules-street-capture-7 = Odpowiedź Gościa: pojedyncza płytka z ⁦(-4,-3)⁩ bije zdobywcę. Stos ma teraz trzy płytki i należy do Gościa. Własna płytka Gościa na samym dole pozostaje w niewoli.

rules-street-deploy-title = Wystawianie
rules-street-deploy-1 = Zamiast ruchu możesz wystawić jedną płytkę z zapasu w swoim porcie. Potrzeba trzech rzeczy:
rules-street-deploy-2 = Port jest pusty. Przeszkadza każdy stos, także twój własny.
rules-street-deploy-3 = Masz na planszy mniej niż 16 wolnych płytek. Wolna jest płytka na wierzchu stosu; jeńcy się nie liczą.
rules-street-deploy-4 = W twoim zapasie jest jeszcze płytka.
rules-street-deploy-5 = Nowa płytka niczego nie bije i w tej samej turze się nie rusza.
rules-street-deploy-6 = Gospodarz odsunął płytkę z portu i teraz wystawił nową na ⁦(0,7)⁩.

rules-street-harmony-title = Harmonia
rules-street-harmony-1 = Dwa stosy jednego gracza tworzą harmonię, jeśli stoją w tym samym rzędzie lub w tej samej kolumnie, po obu stronach linii środkowej, i nie ma między nimi żadnej płytki. Harmonia przecina tę linię.
rules-street-harmony-2 = Stos, który stoi na linii środkowej albo na środku, nie tworzy żadnej harmonii.
rules-street-harmony-3 = Każdy stos między tymi dwoma, obojętnie czyj, przerywa harmonię. Stos na linii środkowej przeszkadza jak każdy inny.
rules-street-harmony-4 = Nie ma znaczenia ani odległość, ani wysokość stosów: liczy się właściciel wierzchniej płytki. Jeden stos może należeć do kilku harmonii.
rules-street-harmony-5 = Gospodarz ma harmonię przecinającą północną linię środkową i drugą, która przecina wschodnią; stos w rogu należy do obu. Jedna harmonia Gościa przecina południową, a jedna zachodnią.
rules-street-harmony-6 = Nie ma tu ani jednej harmonii. Na ⁦(-1,5)⁩ płytka Gościa stoi między dwiema płytkami Gospodarza. Płytka Gospodarza na ⁦(0,2)⁩ stoi na samej linii środkowej. Dwie płytki Gościa na dole po prawej są po tej samej stronie. Na ⁦(-6,0)⁩ płytka Gospodarza na zachodniej linii rozdziela dwie płytki Gościa.
rules-street-harmony-7 = Na początku każdy gracz ma dwie harmonie przecinające pionową linię środkową po swojej stronie. W ustawieniu nowoczesnym jest jedna, bo płytka bliżej środka stoi między dwiema innymi.

rules-street-claim-title = Ogłoszenie zwycięstwa
rules-street-claim-1 = Jeśli na początku swojej tury masz co najmniej jedną harmonię przecinającą każdą z czterech linii środkowych, możesz zamiast ruchu lub wystawienia ogłosić zwycięstwo. Ogłoszenie jest słuszne i wygrywasz.
rules-street-claim-2 = Samo ułożenie czterech harmonii nie wystarczy: zanim je ogłosisz, przeciwnik ma jedną turę, by je przerwać. Nikt nie musi mówić, że ma cztery linie środkowe, więc patrz uważnie.
rules-street-claim-3 = Ogłosić można w każdej turze. Jeśli ogłoszenie jest fałszywe, na planszy nic się nie zmienia; było ono twoją turą i kolej na drugą stronę.
rules-street-claim-4 = Cztery stosy Gospodarza w rogach prostokąta wokół środka, bez niczego pomiędzy, trzymają wszystkie cztery linie środkowe. Gospodarz ogłosił to i wygrał.

rules-street-end-title = Koniec gry
rules-street-end-1 = Słuszne ogłoszenie wygrywa od razu. Poza tym po każdej turze sprawdza się w tej kolejności:
rules-street-end-2 = Linie środkowe: tylko gdy gra się bez ogłaszania (zob. opcje), cztery linie mogą wygrać na tym etapie.
rules-street-end-3 = Brak możliwości: kto zaczyna turę i nie może ani się ruszyć, ani niczego wystawić, przegrywa. Ogłoszenie nie ratuje; nie mogłoby być słuszne, bo stos w harmonii zawsze może się ruszyć.
rules-street-end-4 = Powtórzenie: gdy ta sama pozycja pojawia się po raz trzeci, jest remis, nawet jeśli możliwe byłoby słuszne ogłoszenie. Ta sama pozycja to te same stosy od dołu do góry, te same zapasy i ta sama strona na ruchu. Pozycja po ustawieniu liczy się jako pierwsza.
rules-street-end-5 = Limit tur: po turze 500 Gościa jest remis.
rules-street-end-6 = Gracz może się poddać w każdej chwili; wygrywa wtedy druga strona.

rules-street-options-title = Opcje
rules-street-options-1 = Przed grą można umówić się na inne zasady. Nazwa w nawiasie to ta, której używają zapisy; pierwsza wartość jest domyślna.
rules-street-options-2 = Ustawienie (⁦setup⁩): klasyczne (⁦classic⁩) lub nowoczesne (⁦modern⁩), oba pokazane wyżej.
rules-street-options-3 = Zasięg (⁦reach⁩): stos bez jeńca idzie najwyżej trzy kroki (⁦3⁩) lub najwyżej cztery (⁦4⁩).
rules-street-options-4 = Dodatkowy zasięg zdobywcy (⁦captor-bonus⁩): o krok więcej (⁦one⁩); nic więcej (⁦none⁩); o krok więcej za każdą płytkę pod wierzchnią, dowolnego koloru (⁦per-captive⁩); albo razem pięć kroków, bez względu na zwykły zasięg (⁦five⁩).
rules-street-options-5 = Uwalnianie (⁦release⁩): domyślnie wyłączone (⁦off⁩). Przy wartości ⁦on⁩ rusza się tylko wierzchnia płytka; jej zasięg liczy się, póki stoi jeszcze na jeńcach. To, co było pod nią, zostaje i należy do nowej wierzchniej płytki. Ponieważ wierzchnia płytka rusza się sama, może w tym samym ruchu bić. Uwolnione płytki mogą dać graczowi więcej niż 16 wolnych; wtedy nie wolno tylko wystawiać.
rules-street-options-6 = Jak wygrywa się czterema liniami środkowymi (⁦win⁩): przez słuszne ogłoszenie (⁦claim⁩); same, dla gracza, którego tura się zaczyna (⁦start⁩); albo od razu po dowolnej turze, czyjakolwiek była (⁦immediate⁩). W tym ostatnim wypadku oboje mogą naraz uzyskać wszystkie cztery: to remis. Przy ⁦start⁩ i ⁦immediate⁩ zwycięstwa się nie ogłasza.
rules-street-options-7 = Limity (⁦limits⁩): powtórzenie i limit tur dają remis (⁦on⁩) albo żadne z nich (⁦off⁩).
rules-street-options-8 = Z uwalnianiem: płytka Gospodarza z ⁦(2,2)⁩ zostawiła jeńca, który znów jest wolny, i w tym samym ruchu zbiła płytkę Gościa na ⁦(4,3)⁩.

rules-street-presets-title = Gotowe zestawy
rules-street-presets-1 = Gotowy zestaw to opcje pod wspólną nazwą; każdą z nich nadal można zmienić.
rules-street-presets-2 = ⁦classic⁩: zasady w wersji drukowanej, opisane tutaj. Każda opcja ma wartość domyślną.
rules-street-presets-3 = ⁦garden-gate⁩: tak jak na publicznej stronie skudpaisho.com. Ustawienie nowoczesne, zasięg cztery bez dodatku dla zdobywców, bez uwalniania, a cztery linie środkowe wygrywają od razu.

rules-street-notation-title = Notacja
rules-street-notation-1 = Zapis wymienia tury oddzielone średnikami. Każda ma numer tury, literę ⁦H⁩ (Gospodarz) lub ⁦G⁩ (Gość), kropkę i to, co zrobiono:
rules-street-notation-2 = ⁦0H.1⁩ i ⁦0G.1⁩: ustawienie, ⁦1⁩ dla klasycznego lub ⁦2⁩ dla nowoczesnego. Oba stoją na początku i zgadzają się z opcją.
rules-street-notation-3 = ⁦(6,5)-(5,6)⁩: ruch z punktu na punkt. Drogi się nie zapisuje.
rules-street-notation-4 = ⁦L(0,7)⁩: wystawienie płytki w porcie.
rules-street-notation-5 = ⁦claim⁩ i ⁦resign⁩: ogłoszenie, słuszne lub fałszywe, oraz poddanie się.
rules-street-notation-6 = Początek partii: ⁦0H.1;0G.1;1H.(6,5)-(5,6);1G.(-6,-5)-(-6,-2);2H.(-7,0)-(-6,-2)⁩
rules-street-notation-7 = Zapisy czyta się dokładnie w tej postaci: bez spacji, bez zer na początku liczb, bez ⁦-0⁩, bez średnika na końcu. W przeciwnym razie dowiesz się, która tura jest błędna, i nic nie zostanie zagrane.
