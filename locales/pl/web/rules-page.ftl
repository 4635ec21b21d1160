# To, co wspólne na stronach z zasadami.
rules-page-contents = Na tej stronie
rules-page-others = Inne gry
rules-page-lesson = Nauka krok po kroku
rules-page-play = Zagraj
rules-page-print = Drukuj
rules-page-figure = Pozycja z gry { $game }
