# What the rules have to say: what is wrong, and what to do instead.
says-in-entry = Entry { $turn } of the record: { $what }
says-entry-malformed = “{ $entry }” is not an entry. Write the turn number, the letter of the seat, a full stop and the turn itself.
says-entry-expected = “{ $entry }” is out of order: “{ $expected }” is expected here.
says-game-over = The game is over: { $reason }. Take back a turn to continue from an earlier position.
says-step-unfinished = That is only the start of a turn. Choose where it goes.
says-not-your-turn = { $seat } cannot resign now. You can resign only on your own turn, while you are still in the game.
says-unknown-game = There is no game “{ $name }”. The games are: { $allowed }.
says-unknown-seats = This game cannot be played by { $seats } players. Possible: { $allowed }.
says-unknown-preset = There is no preset “{ $name }”. Choose one of: { $allowed }.
says-unknown-option = There is no option “{ $name }” in this game. Choose one of: { $allowed }.
says-unknown-value = The option “{ $name }” cannot be “{ $value }”. Choose one of: { $allowed }.
says-record-control = Line { $line } contains a control character: “{ $text }”. A record is plain text; remove the character.
says-record-tag-twice = Line { $line } repeats a tag: “{ $text }”. Keep only one of the two.
says-record-line = Line { $line } is not a tag, a comment or a list of turns: “{ $text }”. Tags look like `game: halma` and come before the turns; comments start with `#`.
says-record-no-game = The record does not say which game it is. Add a line such as `game: halma`.
says-record-tag = The tag “{ $name }” cannot be “{ $value }”.
says-record-result = The record gives the result “{ $given }”, but its turns lead to “{ $found }”.
says-link-damaged = This link holds no game that can be read. Copy the whole link, or paste the game’s notation.
says-link-no-game = This link only points to a game on another site. Open it there, copy its notation and paste it here.
says-link-other-game = This link holds a game that is not played here. Skud Pai Sho and Street Pai Sho can be opened.
says-link-option = The game in this link has the option “{ $name }”, which does not exist here, so it cannot be opened.

# Turns, whichever the game.
says-body-malformed = “{ $text }” is not a turn. Use the notation, for example `c3-d4` in Halma or `(0,8)-(0,5)` in Pai Sho.
says-unknown-place = { $game ->
    [halma] Nothing can be started there. Choose a square of the board, or pass if that is offered.
   *[other] Nothing can be started there. Choose a point on the board, a tile from the reserve or one of the actions offered.
}
says-step-complete = The turn is already complete. Nothing may follow it.
says-not-now = You cannot do that now.
says-cannot-pass = You may pass only when you have no other move, and you still have one.
says-must-pass = You have no move. Pass.
says-empty-point = { $game ->
    [halma] There is no piece on { $at }. Choose a square with one of your pieces.
   *[other] There is no tile on { $at }. Choose a point with one of your tiles.
}
says-not-your-piece = { $game ->
    [halma] That piece belongs to { $seat }. Choose one of your own.
   *[other] That tile belongs to { $seat }. Choose one of your own.
}
says-no-move-from-here = { $game ->
    [halma] The piece on { $at } has nowhere to go. Choose another one.
   *[other] The tile on { $at } has nowhere to go. Choose another one.
}
says-same-point = { $game ->
    [halma] It cannot stay where it is. Choose another square.
   *[other] It cannot stay where it is. Choose another point.
}
says-occupied = { $game ->
    [halma] { $at } is occupied. Choose an empty square.
   *[other] { $at } is occupied. Choose an empty point.
}
says-out-of-reach = That point is out of reach.
says-out-of-reach-at = No step and no chain of jumps leads to { $at }. A jump goes over a neighbouring piece to the empty square directly behind it.
says-out-of-reach-at-reach = { $reach ->
    [one] { $at } is too far: this stack moves only one step.
   *[other] { $at } is too far: this stack moves at most { $reach } steps.
}
says-out-of-reach-tile-reach = { $reach ->
    [one] Too far: the { $tile } moves only one step.
   *[other] Too far: the { $tile } moves at most { $reach } steps, with turns along the way.
}
says-blocked = The path to that point is blocked.
says-blocked-at-reach = { $reach ->
    [one] Enemy stacks block every path of one step to { $at }.
   *[other] Enemy stacks block every path of up to { $reach } steps to { $at }.
}
says-blocked-tile-reach = { $reach ->
    [one] Other tiles block every path of one step for the { $tile }.
   *[other] Other tiles block every path of up to { $reach } steps for the { $tile }.
}

# Positions in one line.
says-position-malformed = The position cannot be read at “{ $text }”.
says-position-impossible = This position is impossible: “{ $text }”.
says-position-impossible-why-text = This position is impossible: { $why } (“{ $text }”).
says-position-lacks = The position is incomplete: “{ $part }” is missing.
why-too-many-tiles = there are more tiles than a player owns
why-point-twice = a point is named twice

# Skud Pai Sho.
says-option-seats = The option “{ $name }” cannot be “{ $value }” with { $seats } players.
says-too-many-tiles = { $seat } has too many tiles of the kind { $tile }.
says-too-many-accents = You have chosen too many accent tiles.
says-too-few-accents = { $count ->
    [one] Choose { $count } accent tile.
   *[other] Choose { $count } accent tiles.
}
says-no-bonus = This move makes no new harmony, so there is no bonus. Leave out everything after the `+`.
says-no-clash-to-call = No flowers clash, so there is nothing to call.
says-calls-not-in-play = Clashes are not called in this game: no turn may leave one.
says-choose-accents-first = Choose the accent tiles first.
says-open-first = Plant the opening flower first.
says-bonus-or-decline = You have a harmony bonus: choose a tile from your reserve, or decline.
says-not-in-set = { $tile } is not one of the accent tiles of this game.
says-accent-choice = You cannot choose another { $tile }. Choose a different accent tile.
says-accents-chosen-n = All { $n } are chosen: take them, or put one back first.
says-opening-kind = The opening flower must be: { $tile }.
says-opening-gate = The opening flower goes into the gate { $gate }.
says-reserve-empty = The reserve is empty.
says-reserve-empty-tile = { $tile }: none left in your reserve.
says-needs-bonus = { $tile }: this tile can be played only as a harmony bonus. Arrange a flower so that it makes a new harmony.
says-has-growing = You still have a flower growing in a gate. Move it out first.
says-no-open-gate = Every gate is taken. You can plant again when one is free.
says-no-place-for = { $tile }: there is no point where it can be placed now.
says-accents-stay = { $tile }: accent tiles do not move by themselves. Choose a flower.
says-trapped = The Orchid on { $by } traps this flower. Only a Wheel or a Boat can move it.
says-gate = { $at } is a gate: tiles get there only by planting.
says-red-garden = { $tile } may not stand in a red garden. Choose a border, a neutral or a white point.
says-white-garden = { $tile } may not stand in a white garden. Choose a border, a neutral or a red point.
says-clash = { $tile } on { $at } and { $with } on { $by } would clash: they would see each other along a line.
says-protected = { $tile } on { $at } stands beside a Bamboo and cannot be captured.
says-cannot-capture = { $by } cannot capture { $tile } on { $at }.
says-plant-in-gate = Plant flowers in an empty gate or beside a Pond.
says-wheel-rock = The Wheel cannot turn here: the Rock on { $by } does not move.
says-wheel-growing = The Wheel cannot turn here: the flower on { $by } is still growing in its gate.
says-wheel-ground = The Wheel cannot turn here: the tile on { $by } would go off the board, into a gate or into a garden closed to it.
says-bamboo-growing = The Bamboo cannot stand beside a flower that is growing in a gate.
says-boat-needs-tile = A Boat goes on a blooming flower or on an accent tile, and { $at } is empty.
says-boat-no-way = { $tile }: this flower has nowhere to go, so the Boat cannot carry it.
says-boat-next-point = The Boat carries the flower to one of the eight points around { $at }.

# Street Pai Sho.
says-claim-not-in-play = There are no claims in this game: the four midlines win by themselves.
says-own-stack = One of your own stacks is on { $at }. Choose an empty point or an enemy stack.
says-captor-cannot-capture = The stack on { $from } already holds a captive and cannot capture the one on { $at }.
says-port-taken = Your port { $at } is not empty, so nothing can be deployed: { $seat } has a stack there.
says-port-only = { $at } is not your port. New tiles are deployed on { $port }.
says-board-full = You already have { $limit } free tiles on the board and cannot deploy more.

# Halma.
says-leaves-target-camp = A piece in its target camp may not leave it, and { $at } is outside.
says-chain-leaves-target-camp = Every chain to { $at } leaves the target camp on the way, which is not allowed in this game.
says-hop-leaves-target-camp = The jump to { $at } leaves the target camp, which is not allowed in this game.
says-returns-to-own-camp = No move may end in your own camp again, and { $at } is in it.
says-illegal-path = There is no jump from { $from } to { $to } on that path.
says-teams-need-four = Teams need four players.
says-four-need-large-board = Four players need the board `16x16`, not { $board }.
says-unknown-first = There is no seat { $seat } to begin.
says-puzzle-open = The solution was not found within the effort allowed. Try another puzzle.
