# Aiming on the board, and what it shows of the targets.
aim-whole-board = Cała plansza
aim-makes = tworzy harmonię
aim-breaks = przerywa harmonię
aim-blocks = przerywa cudzą harmonię
aim-closes-ring = zamyka pierścień
settings-aim = Pomoc w wyborze punktu
settings-aim-auto = Gdy punkty są małe
settings-aim-on = Zawsze
settings-aim-off = Nigdy
settings-aim-hint = Na ekranie dotykowym: przytrzymaj palec na planszy, a lupa pokaże punkt pod nim; przesuń, aż będzie właściwy, i puść. Dwoma palcami powiększysz planszę.
aim-offer-signs = Płytki są tu małe. Proste symbole łatwiej odróżnić.
aim-offer-yes = Włącz symbole
aim-offer-no = Zostaw te
