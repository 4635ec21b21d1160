# Zasady Halmy, dla ludzi. Notacja stoi między znakami izolującymi.
rules-halma-idea-title = Gra w skrócie
rules-halma-idea-1 = Halma to strategiczny wyścig przez planszę w szachownicę, dla dwojga lub czworga graczy. Wszystkie twoje pionki zaczynają w obozie w twoim rogu, a ty chcesz je przeprowadzić do obozu w rogu po przekątnej.
rules-halma-idea-2 = Pionki robią krok na sąsiednie pole albo przeskakują nad innymi, często w długich łańcuchach. Niczego się nie bije. Wygrywa ten, kto pierwszy zapełni obóz docelowy.

rules-halma-board-title = Plansze i ich obozy
rules-halma-board-1 = Są trzy plansze. Obóz to trójkąt pól w rogu; im większa plansza, tym większy obóz.
rules-halma-board-2 = 8×8, dwoje graczy: po 10 pionków. Obóz ma rzędy po 4, 3, 2 i 1 polu, licząc od brzegu. Na tej planszy gra się zazwyczaj.
rules-halma-board-3 = 10×10, dwoje graczy: po 15 pionków. Obóz ma rzędy po 5, 4, 3, 2 i 1.
rules-halma-board-4 = 16×16, dwoje graczy: po 19 pionków. Obóz ma rzędy po 5, 5, 4, 3 i 2: to trójkąt o sześciu rzędach bez dwóch ostrych końców.
rules-halma-board-5 = 16×16, czworo graczy: po 13 pionków. Obóz ma rzędy po 4, 4, 3 i 2: to trójkąt o pięciu rzędach bez dwóch końców.
rules-halma-board-6 = Pole określa litera kolumny i numer rzędu, na przykład ⁦c3⁩. Róg gracza ⁦A⁩ to ⁦a1⁩.
rules-halma-board-7 = Plansza 8×8 na początku gry.
rules-halma-board-8 = Plansza 10×10 na początku gry.
rules-halma-board-9 = Plansza 16×16 na początku gry dla dwojga.

rules-halma-setup-title = Ustawienie
rules-halma-setup-1 = W grze we dwoje ⁦A⁩ ma róg ⁦a1⁩, a ⁦B⁩ róg po przekątnej. Każdy obóz jest pełen pionków właściciela. Twoim celem jest obóz po przekątnej od twojego.
rules-halma-setup-2 = We czworo gra się na planszy 16×16: ⁦A⁩ na ⁦a1⁩, ⁦B⁩ na ⁦a16⁩, ⁦C⁩ na ⁦p16⁩ i ⁦D⁩ na ⁦p1⁩. Tury następują w tej kolejności, zgodnie z ruchem wskazówek zegara.
rules-halma-setup-3 = O tym, kto zaczyna, decyduje los, co zaznacza się w zapisie. Dalej kolejność jest zwykła.
rules-halma-setup-4 = Czworo graczy na początku. Strzałki pokazują, dokąd kto zmierza.

rules-halma-turn-title = Tura
rules-halma-turn-1 = W swojej turze ruszasz jednym ze swoich pionków na jeden z dwóch sposobów:
rules-halma-turn-2 = krok na sąsiednie pole albo
rules-halma-turn-3 = skok nad sąsiednim pionkiem lub łańcuch takich skoków.
rules-halma-turn-4 = Tych dwóch sposobów nie wolno łączyć: po kroku tura się kończy, a łańcuch składa się z samych skoków.

rules-halma-step-title = Kroki
rules-halma-step-1 = Krok prowadzi na puste sąsiednie pole w dowolnym z ośmiu kierunków, prosto lub po skosie. Wolno też się cofać.
rules-halma-step-2 = Osiem pól, na które pionek z ⁦d4⁩ może zrobić krok.

rules-halma-jump-title = Skoki
rules-halma-jump-1 = Pionek przeskakuje nad jednym sąsiednim pionkiem, obojętnie czyim, na puste pole tuż za nim w linii prostej. Skoki także idą we wszystkich ośmiu kierunkach.
rules-halma-jump-2 = Przeskoczony pionek zostaje na miejscu.
rules-halma-jump-3 = Po skoku ten sam pionek może skoczyć znowu, w dowolnym kierunku i ile razy zdoła. Można zatrzymać się po każdym skoku; nigdy nie trzeba skakać dalej ani w ogóle skakać.
rules-halma-jump-4 = W czasie ruchu pionek uznaje się za podniesiony: pole, z którego wyszedł, jest podczas łańcucha puste, a pionek nie może przeskoczyć sam siebie.
rules-halma-jump-5 = Łańcuch może przejść przez pole, na którym się zaczął, ale nie może się na nim skończyć.
rules-halma-jump-6 = Łańcuch trzech skoków: z ⁦b2⁩ nad własnym pionkiem na ⁦d4⁩, nad obcym na ⁦d6⁩, nad kolejnym własnym na ⁦f6⁩. Można było zatrzymać się wcześniej albo skoczyć dalej nad ⁦g7⁩ na ⁦h8⁩.
rules-halma-jump-7 = Pionek na ⁦c4⁩ ma tylko jeden skok: nad ⁦b3⁩ na ⁦a2⁩. Nie może przeskoczyć dwóch pionków z rzędu (⁦d4⁩ i ⁦e4⁩) ani pionka, z którym nie sąsiaduje (⁦c6⁩).
rules-halma-jump-8 = Ruch to tylko pierwsze i ostatnie pole. Jeśli kilka łańcuchów prowadzi na to samo pole, są jednym ruchem; pokazuje się najkrótszy, a spośród równie krótkich pierwszy według kolumny, potem rzędu, pole po polu.

rules-halma-target-title = W obozie docelowym
rules-halma-target-1 = Pionek, który stoi w obozie docelowym, nie może go już opuścić: każdy jego ruch musi skończyć się w tym obozie. Wewnątrz obozu nadal może się ruszać.
rules-halma-target-2 = Po drodze łańcuch może wyjść na zewnątrz, byle skończył się wewnątrz. Jest opcja, która zabrania nawet tego.
rules-halma-target-3 = Pionek gracza ⁦A⁩ z ⁦f8⁩ wyskakuje z obozu docelowego na ⁦f6⁩ i wraca do niego na ⁦h6⁩: wolno, bo ruch kończy się wewnątrz.
rules-halma-target-4 = Wszystkie inne obozy są wolnym terenem. Można przez nie przechodzić i w nich stawać, a jeśli żadna opcja tego nie zabrania, także wrócić do własnego obozu.

rules-halma-pass-title = Pasowanie
rules-halma-pass-1 = Pasujesz tylko wtedy, gdy żaden twój pionek nie może się ruszyć, i wtedy musisz. Pas liczy się jako tura, a pozycja po nim liczy się do powtórzenia, ale pas nie jest ruchem: pasując, nikt nie dociera do celu.
rules-halma-pass-2 = Jedyny tutaj pionek gracza ⁦A⁩ jest zamknięty: wszystkie sąsiednie pola są zajęte, a pola za nimi też. ⁦A⁩ pasuje.

rules-halma-end-title = Koniec gry
rules-halma-end-1 = Gdy po twoim ruchu na każdym polu obozu docelowego stoi twój pionek, jesteś u celu. W grze we dwoje oznacza to wygraną.
rules-halma-end-2 = Ostatni pionek gracza ⁦A⁩ robi krok z ⁦g4⁩ na ⁦h5⁩. Obóz jest pełny i ⁦A⁩ wygrywa.
rules-halma-end-3 = Po każdej turze sprawdza się w tej kolejności:
rules-halma-end-4 = Czy ten, kto właśnie się ruszył, zapełnił obóz docelowy?
rules-halma-end-5 = Jeśli wybrano opcje przeciw grze na zwłokę: czy kończą one grę dla tego gracza?
rules-halma-end-6 = Czy ktokolwiek z pozostałych w grze może się ruszyć? Jeśli nikt, jest remis.
rules-halma-end-7 = Czy ta sama pozycja pojawiła się po raz trzeci? Wtedy jest remis. Ta sama pozycja to te same pionki na tych samych polach, ten sam gracz na ruchu i ci sami gracze w grze. Pozycja początkowa liczy się jako pierwsza.
rules-halma-end-8 = Czy wszyscy pozostali w grze wykonali 500 tur na 8×8, 700 na 10×10 lub 1000 na 16×16? Wtedy jest remis.
rules-halma-end-9 = Gracz może się poddać. We dwoje wygrywa wtedy druga strona; we czworo ten, kto się poddał, jest poza grą.

rules-halma-four-title = Czworo graczy
rules-halma-four-1 = We czworo gra się, aż zostanie jeden gracz. Kto jest u celu, nie ma już tur; kto się poddał lub kogo wykluczyła opcja, jest poza grą. Pionki jednych i drugich zostają na planszy: można nad nimi skakać albo je omijać.
rules-halma-four-2 = Na koniec ustala się kolejność:
rules-halma-four-3 = najpierw ci, którzy dotarli do celu, w kolejności dotarcia;
rules-halma-four-4 = potem ci, którzy są jeszcze w grze; po remisie dzielą miejsce;
rules-halma-four-5 = potem ci poza grą: kto odpadł ostatni, ten jest wyżej.
rules-halma-four-6 = Wygrywa pierwszy w tej kolejności. Kto skończył jako pierwszy, wygrał także wtedy, gdy pozostali zremisują; jeśli nikt nie skończył, remis nie ma zwycięzcy.

rules-halma-teams-title = Drużyny
rules-halma-teams-1 = We czworo można grać drużynami: ⁦A⁩ i ⁦C⁩ przeciw ⁦B⁩ i ⁦D⁩. Partnerzy siedzą po przekątnej, więc każde zmierza do obozu partnera.
rules-halma-teams-2 = Drużyna wygrywa, gdy oboje partnerzy są u celu.
rules-halma-teams-3 = Jeśli jedno z partnerów wypadnie z gry, przez poddanie się lub przez opcję, wygrywa druga drużyna.
rules-halma-teams-4 = Partnerzy dzielą miejsce. Remis jest remisem obu drużyn.

rules-halma-stalling-title = Opcje przeciw grze na zwłokę
rules-halma-stalling-1 = W zwykłej grze można by na zawsze zostawić pionek we własnym obozie, żeby nikt go nie zapełnił. Zapobiegają temu trzy opcje; domyślnie są wyłączone.
rules-halma-stalling-2 = Pełny obóz (⁦full-camp-wins⁩): jesteś u celu także wtedy, gdy po twoim ruchu każde pole obozu docelowego jest zajęte, co najmniej jeden ze stojących tam pionków jest twój i żaden twój pionek nie stoi już we własnym obozie. W drużynach nie liczy się to, dopóki w tym obozie stoi pionek partnera.
rules-halma-stalling-3 = Wyjście na czas (⁦leave-by⁩): jeśli po twojej turze 30 na 8×8, 50 na 10×10 lub 80 na 16×16, albo po którejkolwiek późniejszej, twój pionek stoi we własnym obozie, przegrywasz. Pasy liczą się jako tury. We czworo jesteś wtedy poza grą. Dotarcie do celu w tej samej turze ma pierwszeństwo. Można wybrać inną liczbę tur, od 1 do 1000.
rules-halma-stalling-4 = Bez powrotu (⁦no-return⁩): pionek, który stoi poza własnym obozem, nie może zakończyć w nim ruchu.
rules-halma-stalling-5 = Gdy wygrywa pełny obóz: pionek gracza ⁦B⁩ na ⁦h8⁩ nigdy nie wyszedł. ⁦A⁩ rusza się na ⁦h5⁩ i zajmuje ostatnie pole; obóz jest pełny i ⁦A⁩ wygrywa.

rules-halma-options-title = Wszystkie opcje
rules-halma-options-1 = Na to można umówić się przed grą. Nazwa w nawiasie to ta, której używają zapisy; pierwsza wartość jest domyślna.
rules-halma-options-2 = Plansza (⁦board⁩): ⁦8x8⁩, ⁦10x10⁩ lub ⁦16x16⁩. Czworo graczy ma zawsze ⁦16x16⁩.
rules-halma-options-3 = Wychodzenie z obozu docelowego (⁦camp-exit⁩): łańcuch może wyjść na zewnątrz, jeśli kończy się wewnątrz (⁦end-of-move⁩); albo żaden skok nie może prowadzić na zewnątrz, nawet gdy pionek wszedł w tym samym łańcuchu (⁦per-hop⁩).
rules-halma-options-4 = Pełny obóz (⁦full-camp-wins⁩): ⁦off⁩ lub ⁦on⁩.
rules-halma-options-5 = Bez powrotu (⁦no-return⁩): ⁦off⁩ lub ⁦on⁩.
rules-halma-options-6 = Drużyny (⁦teams⁩): ⁦off⁩ lub ⁦on⁩, tylko dla czworga graczy.
rules-halma-options-7 = Wyjście na czas (⁦leave-by⁩): ⁦off⁩, ⁦on⁩ z liczbami podanymi wyżej albo liczba tur.
rules-halma-options-8 = Limity (⁦limits⁩): powtórzenie i liczba tur dają remis (⁦on⁩) albo żadne z nich (⁦off⁩).

rules-halma-presets-title = Gotowe zestawy
rules-halma-presets-1 = Gotowy zestaw to opcje pod wspólną nazwą; każdą z nich nadal można zmienić.
rules-halma-presets-2 = ⁦classic⁩: zwykła gra. Każda opcja ma wartość domyślną.
rules-halma-presets-3 = ⁦tournament⁩: wygrywa pełny obóz, a własny obóz trzeba opuścić na czas.

rules-halma-notation-title = Notacja
rules-halma-notation-1 = Zapis wymienia tury oddzielone średnikami. Każda ma numer, literę gracza, kropkę i to, co zrobiono. Numer liczy własne tury tego gracza od 1, razem z pasami.
rules-halma-notation-2 = ⁦c3-d4⁩: krok.
rules-halma-notation-3 = ⁦c3-g5⁩: skok lub łańcuch, zapisany pierwszym i ostatnim polem. Gracze widzą całą drogę, na przykład ⁦c3-e5-g5⁩.
rules-halma-notation-4 = ⁦pass⁩ i ⁦resign⁩: pas i poddanie się.
rules-halma-notation-5 = Początek partii, którą zaczyna ⁦B⁩: ⁦1B.h5-h4;1A.d1-e2⁩
rules-halma-notation-6 = Łańcuch można wpisać jako parę pól albo jako drogę z każdym polem lądowania. Droga niemożliwa zostanie odrzucona.
