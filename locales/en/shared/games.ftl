# What the games share.
value-on = yes
value-off = no
list-and = {" and "}

reason-ring = a harmony ring around the centre
reason-last-flower = a player’s last basic flower left the reserve
reason-stuck = all players passed
reason-claim = a correct claim to all four midlines
reason-midlines = harmonies across all four midlines
reason-no-move = no legal move
reason-camp = the target camp is full of the winner’s pieces
reason-full-camp = the target camp is full
reason-leave-by = pieces stayed in their own camp for too long
reason-no-moves = no player still in the game can move
reason-repetition = threefold repetition
reason-turn-limit = the turn limit was reached
reason-resign = resignation
reason-rest-drew = first to finish; the others drew ({ $reason })

# What was counted at the end.
count-of = { $name } { $n }
count-accents = accent tiles left: { $values }
count-harmonies = harmonies: { $values }
count-crossing = harmonies that cross a midline: { $values }
count-home = still in their own camp: { $values }
count-arrived = arrived: { $values }

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
direction-n = N
direction-e = E
direction-s = S
direction-w = W

line-live = harmony
line-drained = drained by a Knotweed
line-blocked = cancelled by a Rock
figure-crossing = crossing a midline
figure-accents = accent tiles left
figure-home = in own camp
figure-arrived = arrived
figure-turns = turns played

task-turn = { $seat } to move
task-accents = { $seat } chooses accent tiles
task-accents-for = { $seat } chooses an accent tile for { $receiver }
task-accents-own = { $seat } chooses their own accent tile
task-opening = { $seat } chooses the first flower
task-bonus = { $seat } has a harmony bonus
wins = { $n ->
    [one] { $seats } wins: { $reason }
   *[other] { $seats } win: { $reason }
}
draw = Draw: { $reason }
word-pass = pass
word-claim = claim the win
word-call = call the clash
word-decline = decline the bonus
