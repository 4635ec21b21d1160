# How the table speaks to a person: who sits where, what to do next, why not.
voice-you = You
voice-computer = Computer { $level }
voice-your-turn = Your turn
voice-turn-of = { $name } to move
voice-false-claim = { $name } claimed the win without holding all four midlines. The claim cost the turn.
voice-false-claim-you = Your claim was false: you do not hold all four midlines. It cost you the turn.
voice-claim-title = Claim the win?
voice-claim-false = You do not hold all four midlines yet, so this claim would be false. It would cost you the turn; nothing else changes.
voice-claim-anyway = Claim anyway
voice-chosen = Chosen accent tiles
voice-put-back = Put { $tile } back
voice-take-accents = Take these tiles
voice-count = { $k } of { $n }
voice-menu = More
voice-zen = Zen mode: only the board
voice-zen-off = Leave zen mode
voice-full-screen = Board in full screen

do-accents = Choose { $n } accent tiles from your hand ({ $k } of { $n }).
do-accents-agreed = Choose { $n } accent tiles for everybody ({ $k } of { $n }).
do-accents-one = Choose one accent tile. Everybody gets one of that kind.
do-accents-done = { $n ->
    [one] Take this tile, or put it back.
   *[other] Take these { $n } tiles, or put one back.
}
do-opening = Choose a basic flower from your hand. It is the first to be planted.
do-opening-only = Your first flower is set: choose the { $tile } in your hand.
do-opening-for = Choose the first flower for { $name }.
do-opening-gate = Plant the { $tile } in the marked gate.
do-plant-or-move = Plant a flower from your hand, or move one of yours on the board.
do-plant-only = Plant a flower from your hand.
do-move-only = Move one of your flowers on the board.
do-call = Flowers clash. Call it, or plant or move as usual.
do-plant = Choose a marked point to plant the { $tile }.
do-go = Choose where the { $tile } goes: one of the marked points.
do-bonus = A new harmony! As a bonus, choose a tile from your hand, or decline.
do-bonus-place = Bonus: choose a marked point for the { $tile }.
do-bonus-boat = Bonus: choose the tile that the Boat is put on.
do-bonus-boat-to = Choose the marked point to which the Boat carries the flower.
do-pass = Nothing can be done this time. Pass.
do-street = Choose one of your tiles to move.
do-street-deploy = Choose one of your tiles to move, or a new one from your hand.
do-street-port = Put the new tile on the marked point, your port.
do-street-go = Choose where it goes. Landing on an enemy tile captures it.
do-street-claim = You hold all four midlines: claim the win!
do-halma = Choose one of your pieces: it steps to the next square or jumps over others.
do-halma-go = Choose where it goes: one of the marked squares.
do-halma-on = Jump on, or stop here.
do-any = Choose what to move.
do-any-go = Choose one of the marked points.
do-confirm = Make this turn, or take the step back.

no-turn = Not yet: now { $name } is to move.
no-over = The game is over. Play again, or analyse it.
no-past = This is an earlier position. Go back to the game to make your turn.
no-watching = You are watching this game; only its players move.
no-others-tile = That tile belongs to { $name }. Choose one of yours.
