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

do-accents = Choose { $n } accent tiles from your hand ({ $k } of { $n }).
do-accents-agreed = Choose { $n } accent tiles for everybody ({ $k } of { $n }).
do-accents-one = Choose one accent tile. Everybody gets one of that kind.
do-accents-for = Choose an accent tile for { $name }.
do-accents-own = Choose your own accent tile.
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
no-sent = Sending your turn to the server; one moment.
no-others-tile = That tile belongs to { $name }. Choose one of yours.

lost-kind = A close look at the turn where it slipped away teaches more than ten wins.
lost-turning = Look at the turning point
lost-searching = Looking for the turning point …
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
card-L = In harmony with every basic flower, whoever owns it. Comes as a bonus.
card-O = Traps enemy flowers around it. While your Lotus blooms, it captures any flower. Comes as a bonus.
card-R = Cancels all harmonies along its row and column. Comes as a bonus.
card-W = Turns all tiles around it one place clockwise. Comes as a bonus.
card-K = Tiles around it make no harmony. Comes as a bonus.
card-B = Carries a flower one point away, or removes an accent tile. Comes as a bonus.
card-M = Sends the tiles around it back to their owners, and protects what stands there later. Comes as a bonus.
card-P = Flowers may be planted around it and bloom at once. Comes as a bonus.
card-T = Flowers around it harmonise with every basic flower they see. Comes as a bonus.
card-tile = Moves up to three steps, over your own tiles too. Landing on an enemy tile captures it. Two of yours in line on both sides of a midline are in harmony.
card-piece = Steps to a neighbouring square, or jumps over neighbouring pieces as often as it can. Bring all of them to the far corner.

coach-title = Coach
coach-hint = Hint
coach-wait = Looking for a good turn …
coach-none = No idea this time. Try what feels right.
coach-on = Coach on
coach-off = Coach off
coach-accents = Accent tiles come later as bonuses. A Boat and a Wheel move flowers, a Rock and a Knotweed stop harmonies. Any four will do for a first game.
coach-opening = The first flower grows in your gate. Choose any; its number is how far it goes.
coach-skud = Bring two flowers that are neighbours on the circle into one line: a harmony. A ring of them around the centre wins.
coach-bonus = A bonus is a free extra: plant a flower for later, or use an accent tile now.
coach-street = Hold a harmony across each of the four midlines: two tiles in line on both sides of it. Then claim the win.
coach-halma = Build ladders: pieces with gaps between them let others jump far. Leave nobody behind.
coach-does = Idea: { $ideas }.
coach-idea-wins = it wins the game
coach-idea-captures = it captures a tile
coach-idea-harmony = it makes a new harmony
coach-idea-midline = it makes a harmony across a midline
coach-idea-breaks = it breaks a harmony of the other side
coach-idea-plants = it brings a new tile into play
coach-idea-arrives = it brings a piece to the far camp
coach-idea-far = it goes a long way forward
coach-idea-place = it takes a better place
coach-sure-title = Are you sure?
coach-sure-put = This turn gives a lot away. { $name } could put the { $tile } on { $to }: { $ideas }.
coach-sure-move = This turn gives a lot away. { $name } could move the { $tile } from { $from } to { $to }: { $ideas }.
coach-sure-other = This turn gives a lot away. { $name } has a strong answer: { $ideas }.
coach-think-again = Think again
coach-anyway = Make it anyway
settings-coach = Coach
settings-coach-hint = In games against the computer: what a phase is about, hints, and a question before a big mistake. After your first five games it stays quiet.
