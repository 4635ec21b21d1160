# Street Pai Sho: tile, seats, options.
game-street = Street Pai Sho
game-street-about = One kind of tile, captives under their captors, and four streets: hold a harmony across each of them and claim the win. Two players.
tile-tile = tile
seat-street-H = Host
seat-street-G = Guest

preset-street-classic = the rules as printed
preset-street-garden-gate = as on the public site skudpaisho.com

option-street-setup = where the first eight tiles stand
value-street-setup-classic = as in the printed figure
value-street-setup-modern = one tile of each player closer to the centre
option-street-reach = how far a tile moves
value-street-reach-3 = up to three steps
value-street-reach-4 = up to four steps
option-street-captor-bonus = how much farther a tile with a captive moves
value-street-captor-bonus-one = one step
value-street-captor-bonus-none = no farther
value-street-captor-bonus-per-captive = one step for every tile under it
value-street-captor-bonus-five = five steps in all
option-street-release = a captor moves alone and leaves its captives behind
option-street-win = how the four midlines win the game
value-street-win-claim = by a claim at the start of the turn
value-street-win-start = at the start of the turn, without a claim
value-street-win-immediate = immediately, whoever moved
option-street-limits = draws by repetition and after turn 500
preset-street-classic-title = Classic
preset-street-garden-gate-title = Garden Gate
option-street-setup-title = Starting position
option-street-reach-title = Reach
option-street-captor-bonus-title = Extra reach of a captor
option-street-release-title = Release
option-street-win-title = Winning with four midlines
option-street-limits-title = Automatic draws
