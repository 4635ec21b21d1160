# Jak stół mówi do gracza: kto gdzie siedzi, co teraz zrobić, dlaczego nie.
voice-you = Ty
voice-computer = Komputer { $level }
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
no-others-tile = Ta płytka należy do gracza { $name }. Wybierz swoją.
