# Zasady Skud Pai Sho.
rules-skud-goal-title = O co chodzi w grze
rules-skud-goal-1 = Skud Pai Sho to gra o ogrodach. Sadzisz kwiaty w bramach okrągłej planszy, prowadzisz je do ogrodów i łączysz w harmonie. Wygrywa ten, kto pierwszy ma zamknięty Pierścień Harmonii wokół środka planszy; przeszkadzaj więc w tym przeciwnikowi.
rules-skud-goal-2 = Zwykle gra dwoje: Gość siedzi przy bramie południowej i zaczyna, Gospodarz siedzi przy północnej. Może też grać troje lub czworo; co się wtedy zmienia, opisuje osobna część poniżej. Najpierw przejrzyj zasady, trochę pograj, a gdy coś będzie niejasne, wróć tutaj.
rules-skud-goal-3 = Gość właśnie zamknął Pierścień Harmonii: sześć kwiatów, sześć harmonii, a środek leży wewnątrz. Gość wygrywa.

rules-skud-board-title = Plansza
rules-skud-board-1 = Płytki stoją na punktach, w których przecinają się linie; jest ich 249. Punkt określają dwie liczby: jak daleko leży na prawo od środka i jak daleko nad nim. Środek to ⁦(0,0)⁩; w lewo i w dół liczby są ujemne.
rules-skud-board-2 = Cztery punkty to bramy: ⁦(0,8)⁩, ⁦(8,0)⁩, ⁦(0,-8)⁩ i ⁦(-8,0)⁩. Tam wchodzą do gry nowe kwiaty. Resztę planszy zajmują ogrody:
rules-skud-board-3 = Dwa ogrody czerwone, prawy górny i lewy dolny, oraz dwa białe, lewy górny i prawy dolny. 30 punktów jest czysto czerwonych i 30 czysto białych.
rules-skud-board-4 = Ogród neutralny dookoła, aż po brzeg.
rules-skud-board-5 = Granice: punkt na linii między ogrodami należy do wszystkich ogrodów, których dotyka. Tak jest na obu liniach przechodzących przez środek i na zewnętrznych krawędziach ogrodów czerwonych i białych.
rules-skud-board-6 = Kolor jest ważny tylko pod jednym względem: podstawowy kwiat nie może zatrzymać się na punkcie leżącym w całości w ogrodzie drugiego koloru. Przechodzić przez takie punkty może, a na granicach i w ogrodzie neutralnym może stać. Specjalne kwiaty i Płytki Akcentujące nie zważają na kolory.
rules-skud-board-7 = Pusta plansza. Cztery bramy są zakreślone.

rules-skud-tiles-title = Płytki
rules-skud-tiles-1 = Każdy gracz ma takie same płytki:
rules-skud-tiles-2 = Czerwone Podstawowe Płytki Kwiatowe (krótko: podstawowe kwiaty), po trzy każdego rodzaju: Róża (R3), Chryzantema (R4) i Rododendron (R5).
rules-skud-tiles-3 = Białe Podstawowe Płytki Kwiatowe, po trzy każdego rodzaju: Jaśmin (W3), Lilia (W4) i Biała Mandewila (W5).
rules-skud-tiles-4 = Dwie Specjalne Płytki Kwiatowe (krótko: specjalne kwiaty): jeden Biały Lotos (L) i jedna Orchidea (O).
rules-skud-tiles-5 = Płytki Akcentujące, zestaw ośmiu: po dwie płytki Kamień (R), Koło (W), Zboże (K) i Łódka (B). Do gry bierze się tylko cztery z nich.
rules-skud-tiles-6 = Dwanaście rodzajów płytek. Na planszy obwódka pokazuje, czyja jest płytka.
rules-skud-tiles-7 = Liczba podstawowego kwiatu to jego zasięg: najwięcej kroków, jakie może zrobić w turze. Lotos robi do 2 kroków, Orchidea do 6.
rules-skud-tiles-8 = Kwiat w bramie rośnie. Na każdym innym punkcie kwitnie. Rosnący kwiat jeszcze na nic nie wpływa: niczego nie widzi, nie tworzy harmonii ani dysharmonii i nikt nie może go zbić. Kwiat, który opuścił bramę, nie może już do żadnej wrócić.

rules-skud-setup-title = Przed pierwszą turą
rules-skud-setup-2 = Gospodarz wybiera cztery Płytki Akcentujące z ośmiu, potem robi to Gość. Pozostałe się odkłada.
rules-skud-setup-3 = Gość sadzi dowolny podstawowy kwiat w bramie południowej ⁦(0,-8)⁩. Gospodarz musi posadzić ten sam rodzaj w bramie północnej ⁦(0,8)⁩.
rules-skud-setup-4 = Pierwszą swobodną turę ma Gość; odtąd gracie na zmianę.
rules-skud-setup-5 = Gość otworzył Różą, więc Gospodarz też posadził Różę. Teraz tura Gościa.

rules-skud-turn-title = Tura
rules-skud-turn-1 = W swojej turze robisz jedną z dwóch rzeczy:
rules-skud-turn-2 = Sadzenie: wstaw podstawowy kwiat z zapasu do dowolnej pustej bramy. Twoje kwiaty mogą rosnąć w kilku bramach naraz. Specjalnych kwiatów tak się nie sadzi; wchodzą jako bonus harmonii.
rules-skud-turn-3 = Przesunięcie: rusz jednym ze swoich kwiatów na planszy. Jeśli powstanie przez to twoja nowa harmonia, możesz w tej samej turze wykorzystać bonus harmonii.
rules-skud-turn-4 = Pasować wolno tylko wtedy, gdy nie możesz ani posadzić, ani przesunąć kwiatu; wtedy musisz.

rules-skud-arrange-title = Przesuwanie kwiatu
rules-skud-arrange-1 = Wybierz swój kwiat, rosnący lub kwitnący, którego nie więzi Orchidea. Robi co najmniej jeden krok i najwyżej tyle, ile wynosi jego zasięg. Każdy krok prowadzi na sąsiedni punkt w górę, w dół, w lewo lub w prawo, nigdy po skosie, i przy każdym kroku można skręcić.
rules-skud-arrange-2 = Wszystkie punkty po drodze muszą być puste. Wolno przechodzić przez pustą bramę i przez ogrody dowolnego koloru.
rules-skud-arrange-3 = Kwiat nie może zatrzymać się tam, skąd ruszył, ani w bramie; podstawowy kwiat także nie na punkcie leżącym w całości w ogrodzie drugiego koloru.
rules-skud-arrange-4 = Punkt, na którym się zatrzymuje, jest pusty albo stoi na nim płytka przeciwnika, którą wolno mu zbić.
rules-skud-arrange-5 = Po ruchu nigdzie na planszy nie może być dwóch kwiatów w dysharmonii. Bonus nie może tego naprawić.
rules-skud-arrange-6 = Róża na ⁦(1,1)⁩ może zatrzymać się na zakreślonych punktach. Sąsiedzi nad nią i po prawej zagradzają drogę, a w białych ogrodach nie może stanąć.

rules-skud-harmony-title = Harmonia
rules-skud-harmony-1 = Dwie płytki widzą się, jeśli obie są poza bramami, stoją w tym samym rzędzie lub kolumnie i nic ich nie dzieli: ani płytka, ani brama, pusta czy nie.
rules-skud-harmony-2 = Podstawowe kwiaty tworzą krąg: Róża, Chryzantema, Rododendron, Jaśmin, Lilia, Biała Mandewila i znów Róża. Sąsiedzi w tym kręgu harmonizują ze sobą:
rules-skud-harmony-3 = Dwa podstawowe kwiaty tego samego gracza, które są sąsiadami w kręgu i widzą się, są w harmonii. Harmonia należy do tego gracza.
rules-skud-harmony-4 = Biały Lotos, obojętnie czyj, jest w harmonii z każdym podstawowym kwiatem, który widzi. Harmonia należy do właściciela podstawowego kwiatu. Dwa Lotosy nie tworzą harmonii.
rules-skud-harmony-5 = Orchidea nie tworzy harmonii.
rules-skud-harmony-6 = Dwie Płytki Akcentujące znoszą harmonie: Zboże u kwiatów wokół siebie, Kamień wzdłuż swojego rzędu i swojej kolumny.
rules-skud-harmony-7 = Jeden kwiat może być naraz w kilku harmoniach, we wszystkich czterech kierunkach.
rules-skud-harmony-8 = Chryzantema Gościa jest w harmonii z Rododendronem nad nią i z Różą po prawej. Lotos Gościa jest w harmonii z tą Różą (to harmonia Gościa) i z Lilią poniżej (to harmonia Gospodarza, bo Lilia należy do niego).

rules-skud-clash-title = Dysharmonia
rules-skud-clash-1 = Kwiaty po przeciwnych stronach kręgu mają tę samą liczbę i różne kolory: Róża i Jaśmin, Chryzantema i Lilia, Rododendron i Biała Mandewila. Są w dysharmonii, jeśli się widzą, obojętnie do kogo należą, nawet gdy oba są twoje.
rules-skud-clash-2 = Żadna tura i żaden bonus nie może zostawić dysharmonii nigdzie na planszy. Kwiat nie dopuszcza więc kwiatu przeciwnego na linie, które widzi.
rules-skud-clash-3 = Moc Zboża i Kamienia nic tu nie zmienia. Ale Kamień stojący między dwoma kwiatami zasłania im widok, jak każda płytka.
rules-skud-clash-4 = Róża Gościa nie może zatrzymać się na zakreślonych punktach: widziałaby stamtąd Jaśmin Gospodarza.

rules-skud-bonus-title = Bonus harmonii
rules-skud-bonus-1 = Przesunięcie kwiatu daje bonus, jeśli masz po nim parę płytek w harmonii, która tuż przedtem w harmonii nie była. Para może stać gdziekolwiek, także wtedy, gdy twój kwiat tylko przestał zasłaniać dwa inne. Zbita płytka już się nie liczy.
rules-skud-bonus-2 = Te same dwie płytki w harmonii na innej linii nie są nową parą.
rules-skud-bonus-3 = Z bonusu możesz zrezygnować albo zrobić jedną z tych rzeczy:
rules-skud-bonus-4 = Posadzić podstawowy kwiat w pustej bramie, ale tylko jeśli nie masz teraz rosnącego kwiatu.
rules-skud-bonus-5 = Posadzić specjalny kwiat w pustej bramie, nawet jeśli masz rosnący kwiat.
rules-skud-bonus-6 = Położyć Płytkę Akcentującą.
rules-skud-bonus-7 = W turze jest najwyżej jeden bonus. Sadzenie nigdy go nie daje, a bonus nigdy nie daje następnego. Możesz go wziąć nawet wtedy, gdy przesunięcie już zamknęło pierścień; pierścień sprawdza się po pełnej turze.
rules-skud-bonus-8 = Róża Gościa wyszła z bramy i stoi teraz w jednej kolumnie z Chryzantemą. Żaden inny kwiat Gościa nie rósł, więc bonusem mogła być Biała Mandewila we wschodniej bramie.

rules-skud-capture-title = Bicie
rules-skud-capture-1 = Kwiat bije płytkę przeciwnika, zatrzymując się na jej punkcie. Zbita płytka wypada z gry. Własnych płytek nie można bić nigdy. Kto co może bić, w tej kolejności:
rules-skud-capture-2 = Rosnących kwiatów i Płytek Akcentujących nie bije się nigdy; płytki obok Bambusa, w grze z Oazą, także nie.
rules-skud-capture-3 = Póki kwitnie twój własny Lotos, twoja Orchidea bije każdy kwiat przeciwnika, także gdy rusza z bramy.
rules-skud-capture-4 = W każdym innym przypadku Lotosu nie bije się nigdy.
rules-skud-capture-5 = Podstawowy kwiat bije ten podstawowy kwiat, z którym jest w dysharmonii: ta sama liczba, inny kolor.
rules-skud-capture-6 = Każdy podstawowy kwiat bije Orchideę, której właściciel ma kwitnący Lotos.
rules-skud-capture-7 = Orchidea, której właściciel nie ma kwitnącego Lotosu, niczego nie bije i może ją zbić tylko Orchidea przeciwnika, którego Lotos kwitnie. Sam Lotos niczego nie bije. Zasada kolorów obowiązuje także przy biciu: na punkcie czysto białym czerwony kwiat niczego nie zbije.
rules-skud-capture-8 = Chryzantema Gościa może w trzech krokach dojść do Lilii Gospodarza i ją zbić. Lilia stoi na granicy, otwartej dla obu kolorów.

rules-skud-special-title = Lotos i Orchidea
rules-skud-special-1 = Biały Lotos jest przyjacielem wszystkich: pomaga każdemu, do kogo należy widziany podstawowy kwiat, także przeciwnikom swojego właściciela. Trudno go zbić, a dopóki kwitnie, Orchidea tego samego właściciela jest dzika.
rules-skud-special-2 = Kwitnąca Orchidea więzi kwiaty przeciwników na ośmiu punktach wokół siebie, bez względu na rodzaj:
rules-skud-special-3 = Uwięzionego kwiatu nie wolno przesunąć. Zachowuje on swoje harmonie.
rules-skud-special-4 = Rosnące kwiaty nie są więzione. Koło i Łódka mogą ruszyć także uwięziony kwiat.
rules-skud-special-5 = Dwie wrogie Orchidee obok siebie więżą się nawzajem.
rules-skud-special-6 = Póki kwitnie Lotos jej właściciela, Orchidea jest dzika: może zbić każdy kwiat, a ją może zbić każdy podstawowy kwiat i dzika Orchidea przeciwnika. Harmonii nadal nie tworzy.
rules-skud-special-7 = Orchidea Gospodarza więzi dwa zakreślone kwiaty. Rododendron Gościa stoi z dala, a że Lotos Gospodarza kwitnie, może zbić Orchideę.

rules-skud-accents-title = Płytki Akcentujące
rules-skud-accents-1 = Płytki Akcentujące wchodzą do gry tylko jako bonus harmonii i nigdy w bramie. Same się nie ruszają, nie można ich zbić, a drogę zagradzają i widok zasłaniają jak każda płytka. „Wokół” znaczy zawsze osiem sąsiednich punktów, także po skosie. Poza Łódką kładzie się je na pustym punkcie.
rules-skud-accents-2 = Kamień: znosi wszystkie harmonie leżące wzdłuż jego rzędu lub kolumny, od brzegu do brzegu, także za innymi płytkami i bramami. Żadne Koło nie może go obrócić.
rules-skud-accents-3 = Kamień po lewej znosi harmonię w swoim rzędzie. Ta w kolumnie pozostaje.
rules-skud-accents-4 = Zboże: płytki wokół niego nie tworzą harmonii.
rules-skud-accents-5 = Róża stoi obok Zboża, więc jej harmonia z Chryzantemą się nie liczy. Chryzantema i Rododendron są dość daleko.
rules-skud-accents-6 = Koło: wszystkie płytki wokół niego, także akcentujące, przesuwają się o jedno miejsce zgodnie z ruchem wskazówek zegara. Można je położyć też tam, gdzie wokół nic nie ma, albo obok pustej bramy.
rules-skud-accents-7 = Koła nie wolno położyć obok Kamienia ani rosnącego kwiatu, ani gdyby obróciło płytkę poza planszę, do bramy lub do zamkniętego dla niej ogrodu, ani gdyby zostawiło dysharmonię.
rules-skud-accents-8 = Gość położył Koło; strzałki pokazują, co się obróciło.
rules-skud-accents-9 = Łódka na kwiecie: połóż ją na dowolnym kwitnącym kwiecie, swoim lub przeciwnika. Kwiat nie zmienia właściciela i przechodzi na pusty punkt wokół, który nie jest bramą ani zamkniętym dla niego ogrodem, a Łódka zostaje tam, gdzie stał, jako twoja Płytka Akcentująca. Kwiatu, który nie ma takiego punktu, Łódka nie przewiezie.
rules-skud-accents-10 = Łódka na Płytce Akcentującej: połóż ją na dowolnej, swojej lub przeciwnika, nawet na Kamieniu lub innej Łódce, a obie wypadają z gry. W żadnym z tych przypadków nie może zostać dysharmonia; ocenia się to z Łódką na miejscu.
rules-skud-accents-11 = Gość przewiózł Łódką Białą Mandewilę Gospodarza. Łódka stoi teraz tam, gdzie był kwiat.

rules-skud-end-title = Koniec gry
rules-skud-end-1 = Po każdej pełnej turze sprawdza się kolejno, co następuje.
rules-skud-end-2 = Pierścień Harmonii: zamknięty łańcuch harmonii jednego gracza, który okrąża środek. Może mieć dowolny kształt i potrzebuje co najmniej czterech harmonii. Żadna jego płytka nie może stać na środku i żadna jego harmonia nie może przez środek przechodzić.
rules-skud-end-3 = Sprawdza się pierścienie wszystkich graczy: kto go ma, wygrywa, nawet jeśli powstał w cudzej turze. Jeśli dwoje lub więcej ma go jednocześnie, jest remis.
rules-skud-end-4 = Łańcuch zamknięty, ale to nie pierścień: jedna z harmonii biegnie przez środek.
rules-skud-end-5 = Ostatni podstawowy kwiat: gra kończy się, gdy w zapasie któregoś gracza nie ma już podstawowego kwiatu, czy to po sadzeniu, czy po bonusie. Wygrywa ten, kto ma najwięcej Płytek Akcentujących w zapasie. Przy równej liczbie porównuje się harmonie; jeśli i te są równe, jest remis.
rules-skud-end-6 = Nic do zrobienia: kto nie może ani posadzić, ani przesunąć kwiatu, pasuje. Gdy wszyscy spasują jeden po drugim, jest remis.
rules-skud-end-7 = Powtórzenie: jeśli ta sama pozycja powstaje po pełnej turze po raz trzeci, z tymi samymi płytkami na planszy i w zapasach, tym samym graczem na ruchu i tymi samymi graczami w grze, jest remis. Przygotowanie się nie liczy.
rules-skud-end-8 = Limit tur: gdy ostatni gracz wykona turę o numerze 300, jest remis. Otwarcie i pasy się liczą.
rules-skud-end-9 = W swojej turze możesz się poddać. We dwoje wygrywa wtedy druga osoba.

rules-skud-oasis-title = Starożytna Oaza
rules-skud-oasis-1 = Ten dodatek wzbogaca zestaw każdego gracza o trzy Płytki Akcentujące, po jednej każdego rodzaju: Bambus (M), Staw (P) i Lwi Żółw (T). Swoje cztery wybierasz wtedy z jedenastu. One też wchodzą jako bonus, na pustym punkcie, nigdy w bramie.
rules-skud-oasis-2 = Trzy płytki Starożytnej Oazy.
rules-skud-oasis-3 = Bambus: wszystkie płytki wokół niego, kwiaty i akcenty wszystkich graczy, wracają do zapasów właścicieli; zapas może wtedy mieć więcej akcentów, niż wybrano. Nie wolno go położyć obok rosnącego kwiatu ani jeśli zostałaby po nim dysharmonia. Póki stoi, płytek wokół niego nie można zbić, czyjekolwiek są. Czy w zapasie brakuje podstawowych kwiatów, sprawdza się po powrocie płytek.
rules-skud-oasis-4 = Gość położył Bambus. Trzy kwiaty z zakreślonych punktów wróciły do zapasów właścicieli.
rules-skud-oasis-5 = Staw: kwiaty można sadzić także na pustych punktach wokół dowolnego Stawu, czyjkolwiek jest, jeśli kwiat może tam stać i nie powstaje dysharmonia. Kwitną od razu. Sadzenie także tutaj nie daje bonusu, a jako bonus podstawowy kwiat wolno tu posadzić tylko wtedy, gdy nie masz rosnącego kwiatu.
rules-skud-oasis-6 = Gość położył Staw. Białe kwiaty można teraz sadzić na wszystkich zakreślonych punktach; czerwone tylko tam, gdzie punkt nie jest czysto biały.
rules-skud-oasis-7 = Lwi Żółw: łączy kwiaty, które inaczej ze sobą nie harmonizują. Jeśli dwa kwiaty się widzą, jeden stoi obok Żółwia, a drugi jest podstawowy, są w harmonii, czyjekolwiek są i jakiegokolwiek rodzaju.
rules-skud-oasis-8 = Taka harmonia należy do właściciela Żółwia albo do właścicieli wszystkich Żółwi, dzięki którym jest możliwa; wtedy liczy się w pełni dla każdego z nich: do bonusu, przy liczeniu i w pierścieniu. Harmonia, która byłaby i bez Żółwia, nie zmienia właściciela.
rules-skud-oasis-9 = Orchidea obok Żółwia jest w harmonii z podstawowymi kwiatami, które widzi. Jeśli obok Żółwia stoi tylko podstawowy kwiat, Orchidei to nie pomaga. Dwa specjalne kwiaty nigdy nie są w harmonii.
rules-skud-oasis-10 = Zboże i Kamień znoszą także te harmonie. Przeciwne kwiaty nadal są w dysharmonii, więc ich harmonia może trwać tylko tam, gdzie dysharmonie się zgłasza (zobacz opcje).
rules-skud-oasis-11 = Lwi Żółw Gościa tworzy dla Gościa dwie harmonie: Róży Gościa z Lilią Gospodarza i Orchidei Gościa z Chryzantemą Gościa.

rules-skud-many-title = Troje i czworo graczy
rules-skud-many-1 = Zaczyna Południe ⁦(0,-8)⁩, potem grają Zachód ⁦(-8,0)⁩, Północ ⁦(0,8)⁩ i Wschód ⁦(8,0)⁩. We troje Wschód pozostaje wolny. Każdy gra sam za siebie, a przeciwnikami są wszyscy inni. Obowiązują wszystkie zasady, z tymi zmianami:
rules-skud-many-2 = Każdy wybiera własne cztery Płytki Akcentujące, chyba że gracze uzgodnią cztery dla wszystkich.
rules-skud-many-3 = Na początku każdy sadzi jeden podstawowy kwiat w bramie przy swoim miejscu. Południe sadzi rodzaj, który wskaże Zachód, a Zachód ten, który wskaże Północ. We troje Północ wybiera sama dla siebie. We czworo Wschód wskazuje kwiat Północy, a potem wybiera własny.
rules-skud-many-4 = Potem każda brama jest otwarta dla wszystkich, we troje także wschodnia.
rules-skud-many-5 = Wolno mieć naraz tylko jeden rosnący kwiat. Drugiego nie można posadzić w bramie nawet jako bonus i nawet jeśli to specjalny kwiat. Punkty wokół Stawu nie są bramami.
rules-skud-many-6 = Twoje kwiaty więzi Orchidea każdego z przeciwników.
rules-skud-many-7 = Kto się poddał, jest pomijany, nie może już wygrać i nie bierze się go pod uwagę przy pierścieniach i zapasach. Jego płytki zostają na planszy ze wszystkimi skutkami. Wygrywa ostatni pozostały gracz.
rules-skud-many-8 = Czworo graczy po otwarciu: każdy ma jeden kwiat rosnący przy swoim miejscu. Teraz tura Południa.

rules-skud-options-title = Opcje i gotowe zestawy
rules-skud-options-1 = Gotowy zestaw „{ preset-skud-standard-title }” to wszystko, co dotąd opisano. Przed grą można zmienić:
rules-skud-options-2 = Starożytna Oaza: gra z Bambusem, Stawem i Lwim Żółwiem. Domyślnie wyłączona.
rules-skud-options-3 = Płytki Akcentujące: po cztery; albo po osiem (wszystkie, jeśli zestaw ma mniej); albo cały zestaw; albo jeden rodzaj, wskazany przez Gościa (we troje i czworo przez Południe), po jednej płytce dla każdego; albo po jednej płytce dla każdego gracza, którą wybiera Gość (Południe), a rodzaje mogą być różne; albo, tylko we troje i czworo, cztery wybrane raz dla wszystkich.
rules-skud-options-4 = Otwarcie: oboje sadzą ten sam rodzaj; albo Gospodarz sadzi kwiat przeciwny do kwiatu Gościa, co przyspiesza grę (tylko we dwoje); albo nic się nie sadzi i od razu zaczynają się swobodne tury.
rules-skud-options-5 = Koła: można z nich zrezygnować. Zestaw jest wtedy mniejszy o dwie płytki.
rules-skud-options-6 = Dysharmonie: zakazane; albo zgłaszane, jak przy prawdziwej planszy. Wtedy dysharmonia nie ogranicza żadnej tury. Póki jakaś trwa, gracz na ruchu może ją zgłosić, zanim zrobi cokolwiek innego, obojętnie kto ją stworzył: wszystkie kwiaty w dysharmonii wracają od razu do zapasów właścicieli. Jeśli to odsłoni następną, ją też można zgłosić. Zgłoszenie nie daje bonusu, harmonie do bonusu porównuje się po nim, a koniec gry sprawdza się dopiero po turze. Niezgłoszone dysharmonie nie szkodzą żadnej harmonii ani pierścieniowi.
rules-skud-options-7 = Lotos bije Orchideę: każdy kwiat przeciwnika, także Lotos, bije Orchideę, której właściciel ma kwitnący Lotos; może to zrobić nawet Orchidea, której właściciel kwitnącego Lotosu nie ma. Domyślnie wyłączone.
rules-skud-options-8 = Zbite specjalne kwiaty: wypadają z gry albo wracają do zapasu właściciela.
rules-skud-options-9 = Ostatni podstawowy kwiat: rozstrzygają Płytki Akcentujące, potem harmonie; albo wygrywa ten, kto ma najwięcej harmonii przecinających linię środkową, a przy równej liczbie jest remis; albo gra toczy się dalej. Harmonia przecina linię środkową, jeśli jej końce leżą po obu stronach jednej z dwóch linii przechodzących przez środek, a ona sama nie leży na drugiej z nich.
rules-skud-options-10 = Bambus: zawsze odsyła płytki wokół siebie do zapasów; albo tylko wtedy, gdy obok niego jest kwitnący kwiat jego właściciela i nie ma rosnącego kwiatu. W przeciwnym razie po prostu stoi, co jest wtedy dozwolone.
rules-skud-options-11 = Lwi Żółw: jak opisano wyżej; albo pozwala harmonizować dowolnym dwóm podstawowym kwiatom, jeśli stoi obok któregoś z nich, a dla Orchidei nic nie zmienia. Wtedy harmonia płytek dwóch graczy, także Lotosu z podstawowym kwiatem, należy do właścicieli tych Żółwi, a harmonia płytek jednego gracza należy do niego.
rules-skud-options-12 = Limity: remisy przez powtórzenie i limit tur można wyłączyć. Remis, gdy wszyscy pasują, pozostaje.
rules-skud-options-13 = Linie harmonii: można je ukryć, dla doświadczonych graczy.
rules-skud-options-14 = Gotowy zestaw „{ preset-skud-garden-gate-title }” zmienia cztery rzeczy: Lotos bije Orchideę, przy ostatnim kwiecie rozstrzygają harmonie przecinające linie środkowe, Bambus potrzebuje kwiatu swojego właściciela, a Lwi Żółw działa na pary podstawowych kwiatów.

rules-skud-notation-title = Notacja
rules-skud-notation-1 = Partie zapisuje się tak, by mogli je czytać ludzie i programy. Każdy wpis ma numer tury, literę gracza i samą turę; wpisy oddziela średnik. ⁦H⁩ to Gospodarz, ⁦G⁩ to Gość; we troje i czworo litery to ⁦S⁩ (Południe), ⁦W⁩ (Zachód), ⁦N⁩ (Północ) i ⁦E⁩ (Wschód).
rules-skud-notation-2 = ⁦0H.R,W,K,B⁩: Gospodarz wybrał te Płytki Akcentujące.
rules-skud-notation-3 = ⁦1G.R3(0,-8)⁩: Gość sadzi Różę w bramie południowej. Otwarcie ma numer 1 i literę tego, czyj jest kwiat; swobodne tury zaczynają się od numeru 2 albo od 1, jeśli na początku nic się nie sadzi.
rules-skud-notation-4 = ⁦2G.(0,-8)-(1,-6)⁩: Gość przesuwa kwiat z pierwszego punktu na drugi.
rules-skud-notation-5 = ⁦5H.(0,8)-(0,5)+R(2,0)⁩: to, co po znaku plus, jest bonusem, tu Kamień na ⁦(2,0)⁩. Kwiat posadzony jako bonus zapisuje się tak samo: ⁦+W4(8,0)⁩. Bonus, z którego zrezygnowano, niczego nie dodaje.
rules-skud-notation-6 = ⁦+B(2,-2)-(3,-3)⁩: Łódka na ⁦(2,-2)⁩ przewozi kwiat na ⁦(3,-3)⁩. Na Płytce Akcentującej nie ma drugiego punktu: ⁦+B(2,-2)⁩.
rules-skud-notation-7 = ⁦pass⁩ (pas) to tura z własnym numerem. ⁦call⁩ zgłasza dysharmonię i ma numer tury, która po nim następuje. ⁦resign⁩ oznacza poddanie się.
rules-skud-notation-8 = Litery płytek są takie, jak podano tutaj; uwaga: samo ⁦R⁩ to Kamień, a samo ⁦W⁩ to Koło.
