# Gra jako zwykły tekst.
play-welcome = Pisz tury w notacji albo `help`.
play-help = Wiersz to tura w notacji albo jedno z tych słów: `board` pokazuje planszę jeszcze raz, `legal` to, co teraz możliwe, `hint` co zrobiłby bot zachłanny, `moves` dotychczasowe tury, `position` pozycję w jednym wierszu, `undo` i `redo` cofają turę i ją przywracają, `resign` poddaje partię (`resign G` dla danego miejsca), `save PLIK` i `load PLIK` zapisują i wczytują partię, `quit` kończy.
play-bot-moved = Ruch – { $bot }: { $entry }
play-legal = { $n ->
    [one] Możliwy jest { $n } krok:
    [few] Możliwe są { $n } kroki:
    [many] Możliwych jest { $n } kroków:
   *[other] Możliwe jest { $n } kroku:
}
play-hint = Bot zachłanny zagrałby { $step }.
play-saved-in = Zapisano w { $file }.
