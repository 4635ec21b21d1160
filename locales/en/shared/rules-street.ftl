# The rules of Street Pai Sho, for people. Notation stands between isolating marks.
rules-street-idea-title = The game in short
rules-street-idea-1 = Street Pai Sho is a game for two, Host and Guest, on the round Pai Sho board. There is only one kind of tile. Tiles move, capture by landing on top of each other, and enter the board through a port.
rules-street-idea-2 = Four lines run from the centre to the rim: the midlines, or streets. Two stacks of yours that face each other across a midline make a harmony.
rules-street-idea-3 = Build a harmony across each of the four midlines and hold them all until your next turn: then you can claim the win.

rules-street-board-title = The board
rules-street-board-1 = Tiles stand on the points where the lines of the grid meet. There are 249 of them inside the circle. There are no gardens in this game: all points are alike, apart from the midlines and two ports.
rules-street-board-2 = A point is named by two numbers, ⁦(x,y)⁩. The first grows to the right, the second grows upward, and both go from ⁦-8⁩ to ⁦8⁩. The centre is ⁦(0,0)⁩.
rules-street-board-3 = The four midlines are the halves of the two axes: north, east, south and west. The centre itself belongs to none of them.
rules-street-board-4 = The four midlines on the empty board. The circle marks the centre, which belongs to no midline.

rules-street-setup-title = Setting up
rules-street-setup-1 = Host sits in the north and moves first; Guest sits in the south. Each begins with eight tiles on the board and 14 more in reserve.
rules-street-setup-2 = Host: ⁦(-7,0)⁩ ⁦(-6,5)⁩ ⁦(-4,3)⁩ ⁦(-2,5)⁩ ⁦(0,7)⁩ ⁦(2,5)⁩ ⁦(4,3)⁩ ⁦(6,5)⁩
rules-street-setup-3 = Guest: ⁦(7,0)⁩ ⁦(-6,-5)⁩ ⁦(-4,-3)⁩ ⁦(-2,-5)⁩ ⁦(0,-7)⁩ ⁦(2,-5)⁩ ⁦(4,-3)⁩ ⁦(6,-5)⁩
rules-street-setup-4 = Each player has a home port: ⁦(0,7)⁩ for Host, ⁦(0,-7)⁩ for Guest. New tiles enter there. Otherwise a port is an ordinary point.
rules-street-setup-5 = The classic setup. The circles mark the two home ports; a tile stands on each at the start.
rules-street-setup-6 = There is also a modern setup. It differs in one tile for each player: Host has a tile on ⁦(0,3)⁩ in place of ⁦(-7,0)⁩, and Guest one on ⁦(0,-3)⁩ in place of ⁦(7,0)⁩.
rules-street-setup-7 = The modern setup. The circles mark the tiles that differ from the classic setup.

rules-street-turn-title = A turn
rules-street-turn-1 = The players take turns. On your turn you do exactly one of three things:
rules-street-turn-2 = Move one of your stacks.
rules-street-turn-3 = Deploy a tile from your reserve on your home port.
rules-street-turn-4 = Claim the win.
rules-street-turn-5 = A stack is a tile together with whatever lies under it; a single tile is a stack too. The tile on top shows whose stack it is.
rules-street-turn-6 = You cannot pass. If your turn begins and you can neither move nor deploy, you lose.

rules-street-move-title = Moving
rules-street-move-1 = A stack moves as a whole, from point to neighbouring point along the lines of the grid: up, down, left or right, never diagonally. It may turn as often as you like on the way.
rules-street-move-2 = It moves up to three steps. A stack that holds a captive moves up to four.
rules-street-move-3 = On the way it may pass over your own stacks, but never over an enemy stack.
rules-street-move-4 = It must end on an empty point, or on an enemy stack that it may capture. It never ends on a stack of your own.
rules-street-move-5 = It may not come back to the point where it started: a move that changes nothing is not a move.
rules-street-move-6 = Host’s tile on ⁦(-3,3)⁩ can go to every marked point. It passes over Host’s own tile beside it and may capture either Guest tile nearby, but cannot pass over them: ⁦(-3,1)⁩ is only two points away, yet every free path there is too long.

rules-street-capture-title = Capturing
rules-street-capture-1 = To capture an enemy stack, end a move on it. Your stack is put on top and the two become one stack, which is now yours. Nothing ever leaves the board.
rules-street-capture-2 = Only the tile on top counts. Everything under it is captive, even a tile of the same colour as the one on top.
rules-street-capture-3 = A stack that already holds a captive may not capture.
rules-street-capture-4 = It can itself be captured, though: a captor is captured together with everything under it. So stacks can grow tall.
rules-street-capture-5 = A stack with a captive moves one step farther: up to four, however tall it is.
rules-street-capture-6 = Host’s tile has moved three steps, from ⁦(-7,0)⁩ to ⁦(-6,-2)⁩, and stands on Guest’s tile there. From now on this stack moves up to four steps, but can no longer capture.
rules-street-capture-7 = Guest’s answer: a single tile from ⁦(-4,-3)⁩ captures the captor. The stack now has three tiles and belongs to Guest. Guest’s own tile at the bottom stays captive.

rules-street-deploy-title = Deploying
rules-street-deploy-1 = Instead of moving you may put one tile of your reserve on your home port. Three things are needed:
rules-street-deploy-2 = The port is empty. Any stack there is in the way, your own as well.
rules-street-deploy-3 = You have fewer than 16 free tiles on the board. A free tile is one that lies on top of a stack; captives do not count.
rules-street-deploy-4 = Your reserve still holds a tile.
rules-street-deploy-5 = The new tile captures nothing and does not move in the same turn.
rules-street-deploy-6 = Host moved the tile away from the port and has now deployed a new one on ⁦(0,7)⁩.

rules-street-harmony-title = Harmony
rules-street-harmony-1 = Two stacks of one player make a harmony if they stand in the same row or the same column, on both sides of a midline, with no tile between them. The harmony runs across that midline.
rules-street-harmony-2 = A stack that stands on a midline, or on the centre, makes no harmony at all.
rules-street-harmony-3 = Any stack between the two, of either player, breaks the harmony. A stack on a midline blocks like any other.
rules-street-harmony-4 = How far apart the two are does not matter, nor how tall they are: the owner of the top tile counts. One stack may belong to several harmonies.
rules-street-harmony-5 = Host has a harmony across the north midline and one across the east midline; the stack in the corner belongs to both. Guest has one across the south and one across the west midline.
rules-street-harmony-6 = There is no harmony here. On ⁦(-1,5)⁩ a Guest tile stands between two Host tiles. Host’s tile on ⁦(0,2)⁩ stands on the midline itself. Guest’s two tiles at the lower right are on the same side. On ⁦(-6,0)⁩ a Host tile on the west midline keeps two Guest tiles apart.
rules-street-harmony-7 = At the start each player has two harmonies across the vertical midline on their own side. In the modern setup it is one, because the tile nearer to the centre stands between the other two.

rules-street-claim-title = Claiming the win
rules-street-claim-1 = If you have at least one harmony across each of the four midlines when your turn begins, you may claim the win instead of moving or deploying. Then the claim is correct, and you win.
rules-street-claim-2 = Completing the four is not enough: your opponent has one turn to break them before you can claim. Nobody has to announce that they hold the four midlines, so watch out.
rules-street-claim-3 = You may claim in any turn. If the claim is false, nothing on the board changes; the claim was your turn, and your opponent moves next.
rules-street-claim-4 = Four stacks of Host at the corners of a rectangle around the centre, with nothing between them, hold all four midlines. Host has claimed, and wins.

rules-street-end-title = The end of the game
rules-street-end-1 = A correct claim wins at once. Otherwise these things are checked after every turn, in this order:
rules-street-end-2 = Midlines: only where the game is played without claims (see the options), four midlines may win here.
rules-street-end-3 = Nothing to do: the player whose turn begins and who can neither move nor deploy loses. A claim does not help; it could not be correct, because a stack in harmony can always move.
rules-street-end-4 = Repetition: when the same position occurs for the third time, the game is a draw, even if a correct claim was possible. The same position means the same stacks from bottom to top, the same reserves and the same side to move. The position after setting up counts as the first.
rules-street-end-5 = Turn limit: after Guest’s turn 500 the game is a draw.
rules-street-end-6 = A player may resign at any time; the other one wins.

rules-street-options-title = Options
rules-street-options-1 = Before a game you can agree on other rules. The name in brackets is the one that records use; the first value is the default.
rules-street-options-2 = Setup (⁦setup⁩): ⁦classic⁩ or ⁦modern⁩, both shown above.
rules-street-options-3 = Reach (⁦reach⁩): a stack without a captive moves up to ⁦3⁩ or up to ⁦4⁩ steps.
rules-street-options-4 = Extra reach of a captor (⁦captor-bonus⁩): one step more (⁦one⁩); none (⁦none⁩); one more for every tile under the top, of either colour (⁦per-captive⁩); or five steps in all, whatever the usual reach (⁦five⁩).
rules-street-options-5 = Release (⁦release⁩): ⁦off⁩ by default. When it is ⁦on⁩, only the top tile moves; its reach is counted while it still stands on its captives. What was under it stays behind and belongs to its new top tile. Since the top tile moves alone, it may capture in that same move. Released tiles may bring a player above 16 free tiles; they simply cannot deploy then.
rules-street-options-6 = How the four midlines win (⁦win⁩): by a correct claim (⁦claim⁩); by themselves, for the player whose turn begins (⁦start⁩); or at once after any turn, whoever made it (⁦immediate⁩). In this last case both players may complete all four at the same time: that is a draw. With ⁦start⁩ and ⁦immediate⁩ there are no claims.
rules-street-options-7 = Limits (⁦limits⁩): draws by repetition and by the turn limit (⁦on⁩), or neither (⁦off⁩).
rules-street-options-8 = With release: the Host tile has left its captive on ⁦(2,2)⁩, where it is free again, and in the same move has captured the Guest tile on ⁦(4,3)⁩.

rules-street-presets-title = Presets
rules-street-presets-1 = A preset is a named set of options; you can still change each option.
rules-street-presets-2 = ⁦classic⁩: the game as printed, as described here. Every option has its default value.
rules-street-presets-3 = ⁦garden-gate⁩: as on the public site skudpaisho.com. Modern setup, reach four with no extra for captors, no release, and the four midlines win at once.

rules-street-notation-title = Notation
rules-street-notation-1 = A record lists the turns, separated by semicolons. Each has the number of the turn, the letter ⁦H⁩ (Host) or ⁦G⁩ (Guest), a full stop, and what was done:
rules-street-notation-2 = ⁦0H.1⁩ and ⁦0G.1⁩: the setup, ⁦1⁩ for classic or ⁦2⁩ for modern. Both come first and agree with the option.
rules-street-notation-3 = ⁦(6,5)-(5,6)⁩: a move from one point to another. The path is not written.
rules-street-notation-4 = ⁦L(0,7)⁩: a tile is deployed on the port.
rules-street-notation-5 = ⁦claim⁩ and ⁦resign⁩: a claim, correct or not, and a resignation.
rules-street-notation-6 = The beginning of a game: ⁦0H.1;0G.1;1H.(6,5)-(5,6);1G.(-6,-5)-(-6,-2);2H.(-7,0)-(-6,-2)⁩
rules-street-notation-7 = Records must have exactly this form: no spaces, no leading zeros, no ⁦-0⁩, no semicolon at the end. Otherwise the program tells you which turn is wrong and nothing is played.
