# The board and the reserves.
board-label = { $game }: the board
board-reserve = Tiles: { $seat }
board-empty = empty
board-piece = { $tile } ({ $seat })
board-captives = { $n ->
    [one] { $n } captive under it
   *[other] { $n } captives under it
}
board-last = part of the last turn
board-chosen = selected
board-can-begin = can be chosen
board-can-go = possible target
board-left = { $n ->
    [one] { $n } left
   *[other] { $n } left
}

board-ground-gate = gate
board-ground-red = red garden
board-ground-white = white garden
board-ground-neutral = neutral garden
board-ground-red-white = border of red and white
board-ground-red-neutral = border of red and neutral
board-ground-white-neutral = border of white and neutral
board-ground-red-white-neutral = border of all three gardens
board-ground-centre = centre
board-ground-street-n = north midline
board-ground-street-e = east midline
board-ground-street-s = south midline
board-ground-street-w = west midline
board-ground-camp = camp ({ $seat })
board-mark-port = home port ({ $seat })
board-mark-home = in its own camp
board-mark-arrived = in its target camp
board-mark-growing = growing
board-mark-trapped = trapped
board-mark-drained = drained
board-mark-protected = protected
