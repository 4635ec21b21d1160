# The rules of Halma, for people. Notation stands between isolating marks.
rules-halma-idea-title = The game in short
rules-halma-idea-1 = Halma is a strategic race across a chequered board, for two or four players. All your pieces start in a camp in your corner. Bring them to the camp in the diagonally opposite corner.
rules-halma-idea-2 = Pieces step to a neighbouring square or jump over others, often in long chains. Nothing is ever captured. The first player to fill the target camp wins.

rules-halma-board-title = The boards and their camps
rules-halma-board-1 = There are three boards. A camp is a triangle of squares in a corner; the larger the board, the larger the camp.
rules-halma-board-2 = 8×8, two players: 10 pieces each. The camp has rows of 4, 3, 2 and 1 squares, counted from the edge. This is the usual board.
rules-halma-board-3 = 10×10, two players: 15 pieces each. The camp has rows of 5, 4, 3, 2 and 1.
rules-halma-board-4 = 16×16, two players: 19 pieces each. The camp has rows of 5, 5, 4, 3 and 2: a triangle of six rows without its two sharp tips.
rules-halma-board-5 = 16×16, four players: 13 pieces each. The camp has rows of 4, 4, 3 and 2: a triangle of five rows without its two tips.
rules-halma-board-6 = A square is named by the letter of its file and the number of its rank, like ⁦c3⁩. The corner of player ⁦A⁩ is ⁦a1⁩.
rules-halma-board-7 = The 8×8 board at the start.
rules-halma-board-8 = The 10×10 board at the start.
rules-halma-board-9 = The 16×16 board at the start, for two players.

rules-halma-setup-title = Setting up
rules-halma-setup-1 = With two players, ⁦A⁩ has the corner ⁦a1⁩ and ⁦B⁩ the corner diagonally opposite. Each camp is full of its owner’s pieces. Your target is the camp diagonally opposite yours.
rules-halma-setup-2 = Four players play on the 16×16 board: ⁦A⁩ at ⁦a1⁩, ⁦B⁩ at ⁦a16⁩, ⁦C⁩ at ⁦p16⁩ and ⁦D⁩ at ⁦p1⁩. They take turns in this order, clockwise.
rules-halma-setup-3 = The first player is drawn at random and noted in the record. Then the usual order applies.
rules-halma-setup-4 = Four players at the start. The arrows show where each of them is heading.

rules-halma-turn-title = A turn
rules-halma-turn-1 = On your turn you move one of your pieces, in one of two ways:
rules-halma-turn-2 = a step to a neighbouring square, or
rules-halma-turn-3 = a jump over a neighbouring piece, or a chain of such jumps.
rules-halma-turn-4 = You cannot mix the two: after a step the turn is over, and a chain has only jumps.

rules-halma-step-title = Steps
rules-halma-step-1 = A step goes to an empty neighbouring square in any of the eight directions, straight or diagonal. You may also move backwards.
rules-halma-step-2 = The eight squares to which the piece on ⁦d4⁩ can step.

rules-halma-jump-title = Jumps
rules-halma-jump-1 = A piece jumps over one neighbouring piece, of any player, to the empty square straight behind it. Jumps go in all eight directions too.
rules-halma-jump-2 = The piece that is jumped over stays where it is.
rules-halma-jump-3 = After a jump the same piece may jump again, in any direction, as often as it can. You may stop after any jump; you never have to go on, and you never have to jump at all.
rules-halma-jump-4 = The piece counts as lifted while it moves: the square where it started is empty during the chain, and it cannot jump over itself.
rules-halma-jump-5 = A chain may pass through its starting square, but may not end there.
rules-halma-jump-6 = A chain of three jumps: from ⁦b2⁩ over one of your own pieces to ⁦d4⁩, over an enemy piece to ⁦d6⁩, over another of your own to ⁦f6⁩. It could have stopped earlier, or gone on over ⁦g7⁩ to ⁦h8⁩.
rules-halma-jump-7 = The piece on ⁦c4⁩ has only one jump: over ⁦b3⁩ to ⁦a2⁩. It cannot jump over two pieces in a row (⁦d4⁩ and ⁦e4⁩), nor over a piece that is not next to it (⁦c6⁩).
rules-halma-jump-8 = A move consists of its first and its last square. If several chains lead to the same square they are one move; the shortest is shown, and among equally short ones the first by file and then rank, square by square.

rules-halma-target-title = In the target camp
rules-halma-target-1 = A piece that stands in its target camp may not leave it again: each of its moves must end inside that camp. It may still move inside the camp.
rules-halma-target-2 = On the way, a chain may lead outside, as long as it ends inside. An option forbids even this.
rules-halma-target-3 = ⁦A⁩’s piece on ⁦f8⁩ jumps out of the target camp to ⁦f6⁩ and back into it to ⁦h6⁩: allowed, because the move ends inside.
rules-halma-target-4 = All other camps are ordinary squares. You may pass through them and stop in them, and unless an option forbids it you may return to your own camp.

rules-halma-pass-title = Passing
rules-halma-pass-1 = You pass only if none of your pieces can move, and then you must. A pass counts as a turn, and the position after it counts for repetition, but it is not a move: nobody finishes by passing.
rules-halma-pass-2 = ⁦A⁩’s only piece here is shut in: every neighbouring square is occupied, and so is every square behind. ⁦A⁩ passes.

rules-halma-end-title = The end of the game
rules-halma-end-1 = When, after your move, every square of your target camp holds a piece of yours, you have finished. With two players you have won.
rules-halma-end-2 = ⁦A⁩’s last piece steps from ⁦g4⁩ to ⁦h5⁩. The camp is full and ⁦A⁩ wins.
rules-halma-end-3 = After every turn, these things are checked in this order:
rules-halma-end-4 = Has the player who just moved filled the target camp?
rules-halma-end-5 = If options against stalling are chosen: do they end the game for that player?
rules-halma-end-6 = Can any player still in the game move? If nobody can, the game is a draw.
rules-halma-end-7 = Has the same position occurred for the third time? Then it is a draw. The same position means the same pieces on the same squares, the same player to move and the same players still in the game. The start counts as the first.
rules-halma-end-8 = Have all players still in the game played 500 turns on 8×8, 700 on 10×10 or 1,000 on 16×16? Then it is a draw.
rules-halma-end-9 = A player may resign. With two players the other one wins; with four, whoever resigns is out.

rules-halma-four-title = Four players
rules-halma-four-1 = With four, the game goes on until only one player is left. Players who have finished take no more turns; players who resigned or were eliminated by an option are out. Their pieces stay on the board, to jump over or to go around.
rules-halma-four-2 = At the end the players are ranked:
rules-halma-four-3 = first those who finished, in the order in which they did;
rules-halma-four-4 = then the players still in the game, who share the place after a draw;
rules-halma-four-5 = then those who are out, from the last to drop out to the first.
rules-halma-four-6 = The winner is whoever comes first in this ranking. The first to finish has won even if the others then draw; if nobody has finished, a draw has no winner.

rules-halma-teams-title = Teams
rules-halma-teams-1 = With four players you can play in teams: ⁦A⁩ and ⁦C⁩ against ⁦B⁩ and ⁦D⁩. Partners sit diagonally opposite, so each is heading for the partner’s camp.
rules-halma-teams-2 = A team wins when both partners have finished.
rules-halma-teams-3 = If one partner is out, by resigning or by an option, the other team wins.
rules-halma-teams-4 = Partners share their place. A draw is a draw for both teams.

rules-halma-stalling-title = Options against stalling
rules-halma-stalling-1 = In the basic game a player could leave a piece in their own camp forever, so that nobody can fill it. Three options prevent this; all are off by default.
rules-halma-stalling-2 = Full camp (⁦full-camp-wins⁩): you have also finished if, after your move, every square of your target camp is occupied, at least one of the pieces there is yours, and none of your pieces is still in your own camp. In teams this does not count while a piece of your partner stands in that camp.
rules-halma-stalling-3 = Leave in time (⁦leave-by⁩): if one of your pieces is in your own camp after your turn 30 on 8×8, 50 on 10×10 or 80 on 16×16, or after any of your later turns, you lose. Passes count as turns. With four players you are out. Finishing in the same turn takes precedence. Another number of turns, from 1 to 1,000, can be chosen.
rules-halma-stalling-4 = No return (⁦no-return⁩): a piece outside its own camp may not end a move in it.
rules-halma-stalling-5 = With a full camp winning: ⁦B⁩’s piece on ⁦h8⁩ never left. ⁦A⁩ moves to ⁦h5⁩ and occupies the last square; the camp is full, and ⁦A⁩ wins.

rules-halma-options-title = All options
rules-halma-options-1 = Before a game you can agree on these. The name in brackets is the one that records use; the first value is the default.
rules-halma-options-2 = Board (⁦board⁩): ⁦8x8⁩, ⁦10x10⁩ or ⁦16x16⁩. Four players always use ⁦16x16⁩.
rules-halma-options-3 = Leaving the target camp (⁦camp-exit⁩): a chain may pass outside if it ends inside (⁦end-of-move⁩); or no jump may lead out, not even for a piece that entered in the same chain (⁦per-hop⁩).
rules-halma-options-4 = Full camp (⁦full-camp-wins⁩): ⁦off⁩ or ⁦on⁩.
rules-halma-options-5 = No return (⁦no-return⁩): ⁦off⁩ or ⁦on⁩.
rules-halma-options-6 = Teams (⁦teams⁩): ⁦off⁩ or ⁦on⁩, for four players only.
rules-halma-options-7 = Leave in time (⁦leave-by⁩): ⁦off⁩, ⁦on⁩ with the numbers above, or a number of turns.
rules-halma-options-8 = Limits (⁦limits⁩): draws by repetition and by the turn limit (⁦on⁩), or neither (⁦off⁩).

rules-halma-presets-title = Presets
rules-halma-presets-1 = A preset is a named set of options; you can still change each option.
rules-halma-presets-2 = ⁦classic⁩: the basic game. Every option has its default value.
rules-halma-presets-3 = ⁦tournament⁩: a full camp wins, and you must leave your own camp in time.

rules-halma-notation-title = Notation
rules-halma-notation-1 = A record lists the turns, separated by semicolons. Each has a number, the letter of the player, a full stop, and what was done. The number counts that player’s own turns from 1, passes included.
rules-halma-notation-2 = ⁦c3-d4⁩: a step.
rules-halma-notation-3 = ⁦c3-g5⁩: a jump or a chain, by its first and last square. Players see the whole path, such as ⁦c3-e5-g5⁩.
rules-halma-notation-4 = ⁦pass⁩ and ⁦resign⁩: a pass and a resignation.
rules-halma-notation-5 = The beginning of a game that ⁦B⁩ starts: ⁦1B.h5-h4;1A.d1-e2⁩
rules-halma-notation-6 = A chain may be entered as the pair of squares, or as a path that names every landing square. An impossible path is refused.
