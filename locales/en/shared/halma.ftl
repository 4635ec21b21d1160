# Halma: piece, seats, options.
game-halma = Halma
game-halma-about = Step and jump in long chains to bring all your pieces to the camp in the opposite corner. Two or four players.
tile-piece = piece
seat-halma-A = Player A
seat-halma-B = Player B
seat-halma-C = Player C
seat-halma-D = Player D

preset-halma-classic = the basic game
preset-halma-tournament = the basic game with rules against stalling

option-halma-board = the size of the board; four players need 16×16
value-halma-board-8x8 = 8×8 squares, 10 pieces each
value-halma-board-10x10 = 10×10 squares, 15 pieces each
value-halma-board-16x16 = 16×16 squares, 19 pieces each (13 with four players)
option-halma-camp-exit = when a piece in its target camp may leave it
value-halma-camp-exit-end-of-move = only during a move that ends inside
value-halma-camp-exit-per-hop = never, not even for a single jump
option-halma-full-camp-wins = a full target camp counts as finished, even with enemy pieces in it
option-halma-no-return = no move may end in your own camp again
option-halma-teams = A and C play against B and D (four players)
option-halma-leave-by = the turn by which your own camp must be empty
value-halma-leave-by-off = no deadline
value-halma-leave-by-on = turn 30, 50 or 80, depending on the board
value-halma-leave-by-number = a turn of your choice
option-halma-limits = draws by repetition and by the turn limit
preset-halma-classic-title = Classic
preset-halma-tournament-title = Tournament
option-halma-board-title = Board
option-halma-camp-exit-title = Leaving the target camp
option-halma-full-camp-wins-title = Full camp wins
option-halma-no-return-title = No return
option-halma-teams-title = Teams
option-halma-leave-by-title = Deadline for leaving the camp
option-halma-limits-title = Automatic draws
