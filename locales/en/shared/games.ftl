# What the games share.
value-on = yes
value-off = no

reason-ring = a harmony ring around the centre
reason-last-flower = a reserve without basic flowers
reason-stuck = nobody could do anything but pass
reason-claim = a true claim of the four midlines
reason-midlines = harmonies across all four midlines
reason-no-move = nothing to move and nothing to deploy
reason-camp = the target camp is full of the winner’s pieces
reason-full-camp = the target camp is full
reason-leave-by = pieces stayed in their own camp for too long
reason-no-moves = nobody still in the game could move
reason-repetition = the same position for the third time
reason-turn-limit = the last turn allowed has been made
reason-resign = resignation
reason-rest-drew = first to finish; the others drew ({ $reason })

phase-accents = choosing accent tiles
phase-opening = opening
phase-turn = turn
phase-bonus = harmony bonus
phase-over = the game is over

state-in = playing
state-finished = finished
state-out = out
state-resigned = resigned

figure-harmonies = harmonies
figure-midlines = midlines held

line-live = harmony
line-drained = drained by a Knotweed
line-blocked = cancelled by a Rock
figure-crossing = of them across a midline
figure-home = in own camp
figure-arrived = arrived
figure-turns = turns made

task-turn = { $seat } to move
task-accents = { $seat } chooses accent tiles
task-opening = { $seat } chooses the first flower
task-bonus = { $seat } has a harmony bonus
wins = { $n ->
    [one] { $seats } wins: { $reason }
   *[other] { $seats } win: { $reason }
}
draw = A draw: { $reason }
word-pass = pass
word-claim = claim the win
word-call = call the clash
word-decline = decline the bonus
