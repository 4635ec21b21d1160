# Street Pai Sho: tile, seats, options.
game-street = Street Pai Sho
game-street-about = One kind of tile, captives under captors, and four streets: hold a harmony across each of them and claim the win. Two players.
tile-tile = tile
seat-street-H = Host
seat-street-G = Guest

preset-street-classic = as printed
preset-street-garden-gate = as the public online game plays

option-street-setup = where the first eight tiles stand
value-street-setup-classic = as in the printed figure
value-street-setup-modern = one tile of each player nearer to the centre
option-street-reach = how far a tile moves
value-street-reach-3 = up to three steps
value-street-reach-4 = up to four steps
option-street-captor-bonus = how much farther a tile with a captive moves
value-street-captor-bonus-one = one step
value-street-captor-bonus-none = not at all
value-street-captor-bonus-per-captive = one step for every tile under it
value-street-captor-bonus-five = five steps in all
option-street-release = a captor moves alone and leaves its captives behind
option-street-win = how the four midlines win
value-street-win-claim = by a claim at the start of the turn
value-street-win-start = at the start of the turn, without a claim
value-street-win-immediate = at once, whoever moved
option-street-limits = draw by repetition and after turn 500
