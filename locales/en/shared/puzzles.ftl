# Puzzles, in the terminal and on the pages.
puzzle-ask-win = { $n ->
    [one] { $seat } to move: win with this turn.
   *[other] { $seat } to move: win in { $n } turns, whatever the other player does.
}
puzzle-ask-hold = { $n ->
    [one] { $seat } to move: the other player threatens to win with the next turn. Prevent it.
   *[other] { $seat } to move: the other player threatens to win in { $n } turns. Prevent it.
}
puzzle-ask-race = { $n ->
    [one] { $seat } to move: fill the target camp with this turn.
   *[other] { $seat } to move: fill the target camp in { $n } turns while the other player stands still.
}
puzzle-ask-leap = { $seat } to move: find the move that brings a piece furthest ahead.
puzzle-ways = { $n ->
    [one] { $n } first move is right.
   *[other] { $n } first moves are right.
}

puzzle-theme-close-ring = Close a ring
puzzle-theme-break-ring = Break a ring
puzzle-theme-prevent-ring = Prevent a ring
puzzle-theme-last-flower = The last basic flower
puzzle-theme-midlines = Midlines
puzzle-theme-prevent-midlines = Defend the midlines
puzzle-theme-camp = Fill the target camp
puzzle-theme-obstruct = Keep the camp closed
puzzle-theme-race = Count the race
puzzle-theme-leap = The longest leap
puzzle-theme-capture = Capture
puzzle-theme-plant = Plant a flower
puzzle-theme-bonus = Harmony bonus
puzzle-theme-rock = Rock
puzzle-theme-knotweed = Knotweed
puzzle-theme-wheel = Wheel
puzzle-theme-boat = Boat
puzzle-theme-oasis = Ancient Oasis tiles
puzzle-theme-lotus = White Lotus
puzzle-theme-orchid = Orchid
puzzle-theme-deploy = Deploy a tile
puzzle-theme-captor = A stack with captives
puzzle-theme-jump = Jump
puzzle-theme-detour = Detour
puzzle-theme-long = Three turns or more
