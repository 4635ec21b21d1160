# Halma: piece, seats, options.
game-halma = Halma
game-halma-about = Step and jump in long chains to bring all your pieces to the camp in the opposite corner. Two or four players.
tile-piece = piece
seat-halma-A = Player A
seat-halma-B = Player B
seat-halma-C = Player C
seat-halma-D = Player D

preset-halma-classic = the plain game
preset-halma-tournament = with rules against stalling

option-halma-board = the board (four players need 16x16)
value-halma-board-8x8 = 8×8 squares, 10 pieces each
value-halma-board-10x10 = 10×10 squares, 15 pieces each
value-halma-board-16x16 = 16×16 squares, 19 pieces each (13 with four players)
option-halma-camp-exit = when a piece in its target camp may leave it
value-halma-camp-exit-end-of-move = only on the way: the move must end inside
value-halma-camp-exit-per-hop = never, not even for one hop
option-halma-full-camp-wins = a full target camp finishes, even with enemy pieces in it
option-halma-no-return = no move may end back in one’s own camp
option-halma-teams = A and C against B and D (four players)
option-halma-leave-by = the turn by which one’s own camp must be empty
value-halma-leave-by-off = never
value-halma-leave-by-on = turn 30, 50 or 80 by the size of the board
value-halma-leave-by-number = by that turn
option-halma-limits = draw by repetition and by the number of turns
