# What the rules have to say: what is wrong, and what to do instead.
says-in-entry = Entry { $turn } of the record: { $what }
says-entry-malformed = “{ $entry }” is not an entry. Write the number of the turn, the letter of the seat, a full stop and the turn itself.
says-entry-expected = “{ $entry }” does not come next: here “{ $expected }” is expected.
says-game-over = The game is over: { $reason }. Take a turn back to go on from an earlier position.
says-step-unfinished = That is only the beginning of a turn. Go on and say where to.
says-not-your-turn = { $seat } cannot resign now: that is possible only on one’s own turn, while still in the game.
says-unknown-game = There is no game “{ $name }”. The games are: { $allowed }.
says-unknown-seats = This game cannot be played by { $seats }. Possible: { $allowed }.
says-unknown-preset = There is no preset “{ $name }”. Choose one of: { $allowed }.
says-unknown-option = There is no option “{ $name }” in this game. Choose one of: { $allowed }.
says-unknown-value = The option “{ $name }” cannot be “{ $value }”. Choose one of: { $allowed }.
says-record-control = Line { $line } has a control character: “{ $text }”. A record is plain text; remove it.
says-record-tag-twice = Line { $line } gives a tag for the second time: “{ $text }”. Keep one of the two.
says-record-line = Line { $line } is neither a tag, nor a comment, nor turns: “{ $text }”. Tags look like `game: halma` and stand before the turns; comments begin with `#`.
says-record-no-game = The record does not say which game it is. Add a line such as `game: halma`.
says-record-tag = The tag “{ $name }” cannot be “{ $value }”.
says-record-result = The record gives the result “{ $given }”, but its turns lead to “{ $found }”.

# Turns, whichever the game.
says-body-malformed = “{ $text }” is not a turn. Write it as the notation does, for example `c3-d4` in Halma or `(0,8)-(0,5)` in Pai Sho.
says-unknown-place = Nothing begins with that here. Choose a point of the board, a tile of the reserve or one of the words offered.
says-step-complete = The turn is complete already; nothing comes after it.
says-not-now = That cannot be done now.
says-cannot-pass = You may pass only when nothing else can be done, and something can.
says-must-pass = Nothing can be moved. Pass.
says-empty-point = There is nothing on { $at }. Choose a point with a tile of yours.
says-not-your-piece = That belongs to { $seat }. Choose one of your own.
says-no-move-from-here = What stands on { $at } has nowhere to go. Choose another.
says-same-point = It cannot stay where it is. Choose another point.
says-occupied = { $at } is occupied. Choose an empty point.
says-out-of-reach = That point is out of reach.
says-out-of-reach-at = No step and no chain of jumps leads to { $at }. A jump goes over a neighbouring piece to the empty square straight behind it.
says-out-of-reach-at-reach = { $reach ->
    [one] { $at } is too far: this stack moves only one step.
   *[other] { $at } is too far: this stack moves up to { $reach } steps.
}
says-out-of-reach-tile-reach = { $reach ->
    [one] Too far: the { $tile } moves only one step.
   *[other] Too far: the { $tile } moves up to { $reach } steps, turning freely.
}
says-blocked = The way there is blocked.
says-blocked-at-reach = { $reach ->
    [one] Enemy stacks block every way of one step to { $at }.
   *[other] Enemy stacks block every way of up to { $reach } steps to { $at }.
}
says-blocked-tile-reach = { $reach ->
    [one] Other tiles block every way of one step for the { $tile }.
   *[other] Other tiles block every way of up to { $reach } steps for the { $tile }.
}

# Positions in one line.
says-position-malformed = The position cannot be read at “{ $text }”. `teahouse show` prints positions in the form that is needed.
says-position-impossible = The position cannot be: “{ $text }”.
says-position-impossible-why-text = The position cannot be: { $why } (“{ $text }”).
says-position-lacks = The position does not say everything: “{ $part }” is missing.
why-too-many-tiles = there are more tiles than a player owns
why-point-twice = a point is named twice

# Skud Pai Sho.
says-option-seats = The option “{ $name }” cannot be “{ $value }” with { $seats } players.
says-too-many-tiles = { $seat } has more tiles of the kind { $tile } than there are.
says-too-many-accents = That is more accent tiles than may be chosen.
says-too-few-accents = { $count ->
    [one] Choose { $count } accent tile.
   *[other] Choose { $count } accent tiles.
}
says-no-bonus = This arrange makes no new harmony, so there is no bonus. Leave out what follows the `+`.
says-no-clash-to-call = No flowers clash, so there is nothing to call.
says-calls-not-in-play = Clashes are not called in this game: no turn may leave one.
says-choose-accents-first = First choose the accent tiles.
says-open-first = First plant the opening flower.
says-bonus-or-decline = A harmony bonus is open: take it with a tile of the reserve, or decline.
says-not-in-set = { $tile } is not among the accent tiles of this game.
says-accent-choice = No more { $tile } can be chosen. Choose another accent tile.
says-opening-kind = The opening flower must be: { $tile }.
says-opening-gate = The opening flower goes into the gate { $gate }.
says-reserve-empty = The reserve is empty.
says-reserve-empty-tile = { $tile }: there is none left in your reserve.
says-needs-bonus = { $tile }: this tile comes into play only as a harmony bonus. Arrange a flower so that it makes a new harmony.
says-has-growing = You still have a flower growing in a gate. Move it out first.
says-no-open-gate = Every gate is taken. A flower can be planted when one is free.
says-no-place-for = { $tile }: there is no point where it could be placed now.
says-accents-stay = { $tile }: accent tiles never move by themselves. Choose a flower.
says-trapped = This flower is trapped by the Orchid on { $by }. A Wheel or a Boat could still move it.
says-gate = { $at } is a gate: only planting brings a tile there.
says-red-garden = { $tile } may not stand in a red garden. Choose a border, a neutral or a white point.
says-white-garden = { $tile } may not stand in a white garden. Choose a border, a neutral or a red point.
says-clash = { $tile } on { $at } and { $with } on { $by } would clash: they would see each other in one line.
says-protected = { $tile } on { $at } stands beside a Bamboo and cannot be captured.
says-cannot-capture = { $by } cannot capture { $tile } on { $at }.
says-plant-in-gate = Flowers are planted in an empty gate, or beside a Pond.
says-wheel-rock = The Wheel cannot turn here: the Rock on { $by } does not move.
says-wheel-growing = The Wheel cannot turn here: the flower on { $by } is still growing in its gate.
says-wheel-ground = The Wheel cannot turn here: what stands on { $by } would go off the board, into a gate or into the wrong garden.
says-bamboo-growing = The Bamboo cannot stand beside a flower that is growing in a gate.
says-boat-needs-tile = A Boat is put on a blooming flower or on an accent tile, and { $at } is empty.
says-boat-no-way = { $tile }: this flower has no point to go to, so the Boat cannot carry it.
says-boat-next-point = The Boat carries the flower to one of the eight points around { $at }.

# Street Pai Sho.
says-claim-not-in-play = Nothing is claimed in this game: the four midlines win by themselves.
says-own-stack = Your own stack stands on { $at }. Choose an empty point or an enemy stack.
says-captor-cannot-capture = The stack on { $from } already holds a captive and may not capture the one on { $at }.
says-port-taken = Your port { $at } is not empty, so nothing can be deployed: { $seat } stands there.
says-port-only = { $at } is not your port. New tiles are deployed on { $port }.
says-board-full = You have { $limit } free tiles on the board already, and no more may be deployed.

# Halma.
says-leaves-target-camp = A piece in its target camp may not leave it, and { $at } is outside.
says-chain-leaves-target-camp = Every chain to { $at } leaves the target camp on its way, which this game forbids.
says-hop-leaves-target-camp = The hop to { $at } leaves the target camp, which this game forbids.
says-returns-to-own-camp = No move may end in your own camp again, and { $at } lies in it.
says-illegal-path = There is no hop from { $from } to { $to } on that path.
says-teams-need-four = Teams need four players: add `--seats 4`.
says-four-need-large-board = Four players need the board `16x16`, not { $board }.
says-unknown-first = There is no seat number { $seat } to begin.
