# How the table speaks to a person: who sits where, what to do next, why not.
voice-you = You
voice-one-of = { $name } ({ $n })
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

do-accents = Choose { $n } accent tiles ({ $k } of { $n }).
do-accents-agreed = Choose { $n } accent tiles for everybody ({ $k } of { $n }).
do-accents-one = Choose one accent tile. Everybody gets one of that kind.
do-accents-for = Choose an accent tile for { $name }.
do-accents-own = Choose your own accent tile.
do-accents-done = { $n ->
    [one] Take this tile, or put it back.
   *[other] Take these { $n } tiles, or put one back.
}
do-opening = Choose a basic flower from your reserve: your first flower.
do-opening-only = Your first flower is set: choose the { $tile } from your reserve.
do-opening-for = Choose the first flower for { $name }.
do-opening-gate = Plant the { $tile } in the marked gate.
do-plant-or-move = Plant a flower from your reserve, or move one of yours on the board.
do-plant-only = Plant a flower from your reserve.
do-move-only = Move one of your flowers on the board.
do-call = Flowers clash. Call it, or plant or move as usual.
do-plant = Choose a marked point to plant the { $tile }.
do-go = Choose where the { $tile } goes: one of the marked points.
do-bonus = A new harmony! As a bonus, choose a tile from your reserve, or decline.
do-bonus-place = Bonus: choose a marked point for the { $tile }.
do-bonus-boat = Bonus: choose the tile to put the Boat on.
do-bonus-boat-to = Choose the marked point to which the Boat carries the flower.
do-pass = You have no legal move. Pass.
do-street = Choose one of your tiles to move.
do-street-deploy = Choose one of your tiles to move, or a new one from your reserve.
do-street-port = Put the new tile on the marked point, your port.
do-street-go = Choose where it goes. Landing on an enemy tile captures it.
do-street-claim = You hold all four midlines: claim the win!
do-halma = Choose one of your pieces: it steps to the next square or jumps over others.
do-halma-go = Choose where it goes: one of the marked squares.
do-any-on = Jump on, or stop here.
do-any = Choose what to move.
do-any-go = Choose one of the marked points.
do-confirm = Play this turn, or undo the step.

no-turn = Not yet: { $name } is to move.
no-over = The game is over. Play again, or analyse it.
no-past = This is an earlier position. Go back to the game to play your turn.
no-watching = You are watching this game; only its players move.
no-sent = Sending your turn to the server; one moment.
no-unsent = Not sent yet: there is no connection. Your turn goes out as soon as it is back.
no-others-tile = { $game ->
    [halma] That piece belongs to { $name }. Choose one of yours.
   *[other] That tile belongs to { $name }. Choose one of yours.
}

lost-kind = A close look at the turn where it slipped away teaches more than ten wins.
lost-turning = Look at the turning point
lost-searching = Looking for the turning point…
next-level = Next: { $name }
easier-level = Easier: { $name }

circle-title = Harmony circle
circle-about = Neighbours on the circle harmonise. Opposites clash.
circle-list = The circle: { $tiles }.

card-reach = { $n ->
    [one] Moves one step.
   *[other] Moves up to { $n } steps.
}
card-harmony = In harmony with { $tiles }.
card-clash = Clashes with { $tile }.
card-garden-red = Never stops on a purely white point.
card-garden-white = Never stops on a purely red point.
card-L = In harmony with every basic flower that it sees, whoever owns it. Played as a bonus.
card-O = Traps enemy flowers around it. While your Lotus blooms, it captures any flower. Played as a bonus.
card-R = Cancels all harmonies along its row and column. Played as a bonus.
card-W = Turns all tiles around it one place clockwise. Played as a bonus.
card-K = Tiles around it make no harmony. Played as a bonus.
card-B = Carries a flower one point away, or removes an accent tile. Played as a bonus.
card-M = { $bamboo ->
    [own-flower] If a flower of its owner blooms beside it and none is growing there, the tiles around it go back to their owners.
   *[always] The tiles around it go back to their owners.
} Tiles beside it cannot be captured. Played as a bonus.
card-P = Flowers may be planted around it and bloom at once. Played as a bonus.
card-T = { $turtle ->
    [pairs] Two basic flowers that see each other harmonise if it stands beside either of them.
   *[source] A flower beside it harmonises with every basic flower that it sees.
} Played as a bonus.
card-tile = Moves up to { $reach } steps, over your own tiles too. Landing on an enemy tile captures it. With a captive under it, it moves { $captor-bonus ->
    [one] one step farther
    [per-captive] one step farther for each tile under it
    [five] up to 5 steps
   *[none] no farther
} and { $release ->
    [on] leaves its captives behind
   *[off] cannot capture
}. Two of yours in line, on both sides of a midline, are in harmony.
card-piece = Steps to a neighbouring square, or jumps over neighbouring pieces as often as it can. Bring all of them to the far corner.

coach-title = Coach
coach-hint = Hint
coach-wait = Looking for a good turn…
coach-none = No suggestion this time. Trust your instinct.
coach-on = Turn the coach on
coach-off = Turn the coach off
coach-accents = Accent tiles come later as bonuses. { $wheels ->
    [off] A Boat moves a flower,
   *[on] A Boat and a Wheel move flowers,
} a Rock and a Knotweed stop harmonies. Any choice will do for a first game.
coach-opening = Your first flower grows in your gate. Choose any kind: its number is how far it can move.
coach-opening-only = { $opening ->
    [clashing] Host answers with the flower that clashes with Guest’s.
   *[same] Host answers with the same flower as Guest.
} Its number is how far it can move.
coach-opening-for = You choose another player’s first flower. Its number is how far it can move.
coach-skud = Bring two flowers that are neighbours on the circle into one line: a harmony. A ring of them around the centre wins.
coach-street = Hold a harmony across each of the four midlines: two tiles in line, one on each side of it. { $win ->
    [claim] If all four still hold when your next turn begins, claim the win.
    [start] If all four still hold when your next turn begins, you win.
   *[immediate] All four together win the game at once.
}
coach-halma = Build ladders: pieces with gaps between them let others jump far. Leave nobody behind.
coach-sure-title = Are you sure?
coach-think-again = Think again
coach-anyway = Play it anyway
settings-coach = Coach
settings-coach-hint = In games against the computer: what a phase is about, hints, and a question before a big mistake. After your first five games it stays quiet.
