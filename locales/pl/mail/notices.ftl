# Co słyszą urządzenia i webhooki. Tytuł mówi, co się stało, wiersz pod nim, w której grze i z kim.
notice-from = Herbaciarnia
notice-turn = Twoja kolej
notice-deadline = Twój czas na turę dobiega końca
notice-offer = Propozycja remisu od gracza { $name }
notice-takeback = Prośba o cofnięcie tury od gracza { $name }
notice-challenge = Wyzwanie od gracza { $name }
notice-pairing = Twoja partia turniejowa właśnie się zaczęła
notice-began = Twoja partia właśnie się zaczęła
notice-over = Twoja partia dobiegła końca
notice-message = Wiadomość od gracza { $name }
notice-followed = { $name } jest online
notice-followed-body = Obserwujesz tego gracza.
notice-club-post = Nowości w klubie { $name }
notice-club-invitation = Zaproszenie do klubu { $name }
notice-club-accepted = Należysz już do klubu { $name }
notice-club-match = Wyzwanie na mecz dla klubu { $name }
notice-club-agreed = Mecz klubu { $name }: można się zapisać
notice-club-body = Otwórz stronę klubu.
notice-game-with = { $game }, gracz { $name }
# Zamiast nazwy, która nie jest już znana.
notice-somebody = ktoś
# Dwa przyciski wiadomości na urządzeniu.
notice-open = Otwórz
notice-later = Nie teraz
# Co dostaje webhook na próbę.
notice-test = Próbna wiadomość z Herbaciarni
notice-test-body = Jeśli to czytasz, twój webhook działa.
