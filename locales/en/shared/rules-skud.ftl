# The rules of Skud Pai Sho.
rules-skud-goal-title = What the game is about
rules-skud-goal-1 = Skud Pai Sho is a game about gardening. You plant flowers in the gates of a round board, lead them into the gardens and bring them into harmony with one another. The first player with a closed ring of harmonies around the centre of the board wins, so build yours and keep others from theirs.
rules-skud-goal-2 = Usually two play: Guest sits at the south gate and begins, Host sits at the north gate. Three or four can play as well; a section below says what changes. Skim the rules first, play a little, and come back when something is unclear.
rules-skud-goal-3 = Guest has just closed a harmony ring: six flowers, six harmonies, and the centre lies inside. Guest wins.

rules-skud-board-title = The board
rules-skud-board-1 = Tiles stand on the points where lines cross; there are 249 of them. Two numbers name a point: how far it lies to the right of the centre and how far above it. The centre is ⁦(0,0)⁩; to the left and downwards the numbers are negative.
rules-skud-board-2 = Four points are gates: ⁦(0,8)⁩, ⁦(8,0)⁩, ⁦(0,-8)⁩ and ⁦(-8,0)⁩. New flowers come into the game there. The rest of the board is garden:
rules-skud-board-3 = Two red gardens, at the upper right and the lower left of the centre, and two white gardens, at the upper left and the lower right. 30 points are purely red and 30 purely white.
rules-skud-board-4 = The neutral garden surrounds them, up to the rim.
rules-skud-board-5 = Borders: a point on the line between gardens belongs to all the gardens that it touches. This applies to the two lines through the centre and to the outer edges of the red and white gardens.
rules-skud-board-6 = Colour matters in one way only: a basic flower may not stop on a point that is purely of the other colour. It may cross such points, and it may stand on borders and on neutral ground. Colours do not matter to special flowers and accent tiles.
rules-skud-board-7 = The empty board. The four gates are circled.

rules-skud-tiles-title = The tiles
rules-skud-tiles-1 = Every player has the same tiles:
rules-skud-tiles-2 = Red basic flowers, three of each kind: Rose (R3), Chrysanthemum (R4) and Rhododendron (R5).
rules-skud-tiles-3 = White basic flowers, three of each kind: Jasmine (W3), Lily (W4) and White Jade (W5).
rules-skud-tiles-4 = Two special flowers: one White Lotus (L) and one Orchid (O).
rules-skud-tiles-5 = Accent tiles, a set of eight: two each of Rock (R), Wheel (W), Knotweed (K) and Boat (B). Each player takes only four of them into a game.
rules-skud-tiles-6 = The twelve kinds of tiles. On the board, the rim shows who owns a tile.
rules-skud-tiles-7 = The number of a basic flower is its reach, the most steps it can move in a turn. The Lotus moves up to 2 steps, the Orchid up to 6.
rules-skud-tiles-8 = A flower in a gate is growing. On any other point it is blooming. A growing flower has no effect yet: it sees nothing, makes no harmony and no clash, and cannot be captured. A flower that has left its gate cannot go back into one.

rules-skud-setup-title = Before the first turn
rules-skud-setup-2 = Host chooses four accent tiles from the set of eight, then Guest does the same. The other accent tiles are set aside.
rules-skud-setup-3 = Guest plants a basic flower of any kind in the south gate ⁦(0,-8)⁩. Host must plant the same kind in the north gate ⁦(0,8)⁩.
rules-skud-setup-4 = Guest takes the first free turn; from then on the two take turns.
rules-skud-setup-5 = Guest has opened with a Rose, so Host has planted a Rose too. Guest is to move.

rules-skud-turn-title = A turn
rules-skud-turn-1 = On your turn you do one of two things:
rules-skud-turn-2 = Plant: put a basic flower from your reserve into any empty gate. You may have flowers growing in several gates. You cannot plant special flowers this way; they enter as a harmony bonus.
rules-skud-turn-3 = Arrange: move one of your flowers on the board. If that makes a new harmony for you, you may take a harmony bonus in the same turn.
rules-skud-turn-4 = You may pass only if you can neither plant nor arrange; then you must.

rules-skud-arrange-title = Arranging a flower
rules-skud-arrange-1 = Choose one of your flowers, growing or blooming, that is not trapped by an Orchid. It moves at least one step and at most as many as its reach. Each step leads to the next point up, down, left or right, never diagonally, and it may turn at every step.
rules-skud-arrange-2 = All points on the way must be empty. An empty gate and gardens of any colour may be crossed.
rules-skud-arrange-3 = It may not stop where it started, nor in a gate; a basic flower may not stop on a point that is purely of the other colour.
rules-skud-arrange-4 = The point where it stops must be empty or hold an enemy tile that it may capture.
rules-skud-arrange-5 = Afterwards no two flowers may clash, anywhere on the board. A bonus cannot repair a clash.
rules-skud-arrange-6 = The Rose on ⁦(1,1)⁩ may stop on the circled points. Its neighbours above and to the right block the way, and it cannot stop in the white gardens.

rules-skud-harmony-title = Harmony
rules-skud-harmony-1 = Two tiles see each other if both are outside the gates, stand on the same row or column, and nothing is between them: no tile and no gate, empty or not.
rules-skud-harmony-2 = The basic flowers form a circle: Rose, Chrysanthemum, Rhododendron, Jasmine, Lily, White Jade, and back to the Rose. Neighbours on this circle harmonise:
rules-skud-harmony-3 = Two basic flowers of the same player that are neighbours on the circle and see each other are in harmony. The harmony belongs to that player.
rules-skud-harmony-4 = A White Lotus, whoever owns it, is in harmony with every basic flower that it sees. The harmony belongs to the owner of the basic flower. Two Lotuses make no harmony.
rules-skud-harmony-5 = The Orchid makes no harmony.
rules-skud-harmony-6 = Two accent tiles cancel harmonies: the Knotweed cancels those of the flowers around it, the Rock those along its row and column.
rules-skud-harmony-7 = One flower can be in several harmonies at once, in all four directions.
rules-skud-harmony-8 = Guest’s Chrysanthemum harmonises with the Rhododendron above it and with the Rose on its right. Guest’s Lotus harmonises with that Rose, which is Guest’s harmony, and with the Lily below, which is Host’s: the Lily belongs to Host.

rules-skud-clash-title = Clash
rules-skud-clash-1 = Flowers on opposite sides of the circle have the same number and different colours: Rose and Jasmine, Chrysanthemum and Lily, Rhododendron and White Jade. They clash if they see each other, whoever owns them, even if both are yours.
rules-skud-clash-2 = No turn and no bonus may leave a clash anywhere on the board. So a flower guards the lines it sees against its opposite.
rules-skud-clash-3 = Knotweed and Rock do not change this. But a Rock between two flowers blocks their view, like any tile.
rules-skud-clash-4 = Guest’s Rose may not stop on the circled points: there it would see Host’s Jasmine.

rules-skud-bonus-title = The harmony bonus
rules-skud-bonus-1 = Arranging a flower earns a bonus if you then have a pair of tiles in harmony that was not in harmony just before. The pair may be anywhere, even two flowers that yours has just stopped blocking. A captured tile no longer counts.
rules-skud-bonus-2 = The same two tiles in harmony along another line are not a new pair.
rules-skud-bonus-3 = You may decline the bonus, or do one of these:
rules-skud-bonus-4 = Plant a basic flower in an empty gate, but only if you have no growing flower now.
rules-skud-bonus-5 = Plant a special flower in an empty gate, even if you have a growing flower.
rules-skud-bonus-6 = Place an accent tile.
rules-skud-bonus-7 = There is at most one bonus in a turn. Planting never earns one, and a bonus never earns another. You may take it even when the move has already closed a ring; the ring is checked after the whole turn.
rules-skud-bonus-8 = Guest’s Rose has left the gate and is now in line with the Chrysanthemum in its column. As no other flower of Guest was growing, the bonus could be a White Jade in the east gate.

rules-skud-capture-title = Capturing
rules-skud-capture-1 = A flower captures an enemy tile by stopping on its point. A captured tile leaves the game. You can never capture your own tiles. The following rules apply in this order:
rules-skud-capture-2 = Growing flowers and accent tiles are never captured; nor is a tile beside a Bamboo, if you play with the Oasis tiles.
rules-skud-capture-3 = While your own Lotus is blooming, your Orchid captures any enemy flower, even when it starts from a gate.
rules-skud-capture-4 = In all other cases a Lotus is never captured.
rules-skud-capture-5 = A basic flower captures the basic flower that clashes with it: the same number, the other colour.
rules-skud-capture-6 = Any basic flower captures an Orchid whose owner has a blooming Lotus.
rules-skud-capture-7 = An Orchid whose owner has no blooming Lotus captures nothing, and only an enemy Orchid whose own Lotus is blooming can capture it. The Lotus itself captures nothing. The colour rule also applies to captures: a red flower cannot capture on a purely white point.
rules-skud-capture-8 = Guest’s Chrysanthemum can reach Host’s Lily with three steps and capture it. The Lily stands on a border, which is open to both colours.

rules-skud-special-title = Lotus and Orchid
rules-skud-special-1 = The White Lotus is a friend to everybody: it helps the owner of every basic flower that it sees, even enemies. It is hard to capture, and while it blooms, the Orchid of the same owner is wild.
rules-skud-special-2 = A blooming Orchid traps the enemy flowers on the eight points around it, whatever their kind:
rules-skud-special-3 = A trapped flower may not be arranged. It keeps its harmonies.
rules-skud-special-4 = Growing flowers are not trapped. A Wheel or a Boat can still move a trapped flower.
rules-skud-special-5 = Two enemy Orchids side by side trap each other.
rules-skud-special-6 = While its owner’s Lotus is blooming, the Orchid is wild: it can capture any flower, and any basic flower or a wild enemy Orchid can capture it. It still makes no harmony.
rules-skud-special-7 = Host’s Orchid traps the two circled flowers. Guest’s Rhododendron stands apart, and because Host’s Lotus is blooming it may capture the Orchid.

rules-skud-accents-title = Accent tiles
rules-skud-accents-1 = You play accent tiles only as a harmony bonus and never in a gate. They do not move by themselves, cannot be captured, and block movement and view like any tile. “Around” always means the eight neighbouring points, diagonals included. Except for the Boat, an accent is placed on an empty point.
rules-skud-accents-2 = Rock: it cancels all harmonies that lie along its row or its column, from rim to rim, beyond other tiles and gates too. No Wheel can turn it.
rules-skud-accents-3 = The Rock on the left cancels the harmony in its row. The harmony in the column still counts.
rules-skud-accents-4 = Knotweed: the tiles around it make no harmony.
rules-skud-accents-5 = The Rose stands beside the Knotweed, so its harmony with the Chrysanthemum does not count. The Chrysanthemum and the Rhododendron are far enough away.
rules-skud-accents-6 = Wheel: all tiles around it, accent tiles too, move one place clockwise. It may also be placed where nothing is around it, or beside an empty gate.
rules-skud-accents-7 = A Wheel may not be placed beside a Rock or a growing flower, nor if it would turn a tile off the board, into a gate or into a garden closed to it, nor if it would leave a clash.
rules-skud-accents-8 = Guest has placed a Wheel; the arrows show what it turned.
rules-skud-accents-9 = Boat on a flower: put it on any blooming flower, yours or an enemy’s. The flower, which keeps its owner, goes to an empty point around it that is neither a gate nor in a garden closed to it, and the Boat stays where the flower was, as an accent tile of yours. A flower with no such point cannot be moved by a Boat.
rules-skud-accents-10 = Boat on an accent tile: put it on any accent tile, yours or an enemy’s, even a Rock or another Boat, and both leave the game. Neither use may leave a clash; this is checked with the Boat in place.
rules-skud-accents-11 = Guest has used a Boat to carry Host’s White Jade away. The Boat now stands where the flower was.

rules-skud-end-title = The end of the game
rules-skud-end-1 = After each whole turn, these things are checked in this order.
rules-skud-end-2 = Harmony ring: a closed chain of harmonies of one player that goes around the centre. It may have any shape and needs at least four harmonies. None of its tiles may be on the centre, and none of its harmonies may cross it.
rules-skud-end-3 = All players’ rings are checked: a player with a ring wins, even if another player’s turn completed it. If two or more have one at the same time, the game is a draw.
rules-skud-end-4 = A closed chain, but no ring: one of its harmonies runs across the centre.
rules-skud-end-5 = Last basic flower: the game ends as soon as a player’s reserve holds no basic flower, whether by planting or by a bonus. Whoever has the most accent tiles left in reserve wins. Tied players compare their harmonies; if these are equal too, it is a draw.
rules-skud-end-6 = Nothing to do: whoever can neither plant nor arrange passes. When all players have passed one after another, the game is a draw.
rules-skud-end-7 = Repetition: if the same position arises for the third time after a whole turn, with the same tiles on the board and in the reserves, the same player to move and the same players still in, the game is a draw. The setup does not count.
rules-skud-end-8 = Turn limit: when the last player has played turn 300, the game is a draw. The opening and passes count.
rules-skud-end-9 = You may resign on your own turn. With two players the other one wins.

rules-skud-oasis-title = The Ancient Oasis
rules-skud-oasis-1 = This expansion adds three accent tiles to each player’s set, one of each kind: Bamboo (M), Pond (P) and Lion Turtle (T). You then choose your four from eleven. They too are placed as a bonus on an empty point, never in a gate.
rules-skud-oasis-2 = The three tiles of the Ancient Oasis.
rules-skud-oasis-3 = Bamboo: all tiles around it, everybody’s flowers and accents, return to their owners’ reserves; a reserve may then hold more accents than were chosen. It may not be placed beside a growing flower, nor if it would leave a clash. While it is on the board, tiles around it cannot be captured, whoever owns them. Reserves without basic flowers are checked after the tiles have returned.
rules-skud-oasis-4 = Guest has placed a Bamboo. The three flowers on the circled points have returned to their owners’ reserves.
rules-skud-oasis-5 = Pond: flowers can also be planted on the empty points around any Pond, whoever owns it, if the flower may stand there and no clash results. They bloom at once. Planting never earns a bonus here either; as a bonus, you may plant a basic flower here only if you have no growing flower.
rules-skud-oasis-6 = Guest has placed a Pond. White flowers may now be planted on all the circled points; red ones only where the point is not purely white.
rules-skud-oasis-7 = Lion Turtle: it brings together flowers that do not harmonise otherwise. If two flowers see each other, one of them is beside the Turtle and the other is a basic flower, they are in harmony, whoever owns them and whatever kind they are.
rules-skud-oasis-8 = Such a harmony belongs to the owner of the Turtle, or to the owners of all the Turtles that make it possible; then it counts fully for each of them, for bonus, counting and ring. A harmony that would exist without a Turtle keeps its owner.
rules-skud-oasis-9 = An Orchid beside a Turtle harmonises with the basic flowers that it sees. If only the basic flower is beside the Turtle, that does not help the Orchid. Two special flowers never harmonise.
rules-skud-oasis-10 = Knotweed and Rock cancel these harmonies too. Opposite flowers still clash, so their harmony is possible only where clashes are called (see the options).
rules-skud-oasis-11 = Guest’s Lion Turtle makes two harmonies for Guest: Guest’s Rose with Host’s Lily, and Guest’s Orchid with Guest’s Chrysanthemum.

rules-skud-many-title = Three and four players
rules-skud-many-1 = South ⁦(0,-8)⁩ begins, followed by West ⁦(-8,0)⁩, North ⁦(0,8)⁩ and East ⁦(8,0)⁩. With three players East stays empty. Each player plays alone, and “enemy” means everybody else. All rules apply, with these changes:
rules-skud-many-2 = All players choose their own four accent tiles, unless the players agree on four for all.
rules-skud-many-3 = At the start everybody plants one basic flower in the gate at their own seat. South plants the kind that West names, and West the kind that North names. With three players North chooses its own. With four players East names North’s flower, and then chooses its own.
rules-skud-many-4 = After that every gate is open to all, the east gate too when three play.
rules-skud-many-5 = You may have only one growing flower at a time. A second one may not be planted in a gate, not even by a bonus and not even a special flower. Points around a Pond are not gates.
rules-skud-many-6 = Any enemy Orchid traps your flowers.
rules-skud-many-7 = A player who resigns is skipped, can no longer win, and is ignored when rings and reserves are checked. Their tiles stay on the board with all their effects. The last player remaining wins.
rules-skud-many-8 = Four players after the opening: everybody has one flower growing at their own seat. South is to move.

rules-skud-options-title = Options and presets
rules-skud-options-1 = The preset “{ preset-skud-standard-title }” is the game described so far. Before a game you can change:
rules-skud-options-2 = Ancient Oasis: play with Bamboo, Pond and Lion Turtle. Off by default.
rules-skud-options-3 = Accent tiles: four each; or eight each (all, if the set has fewer); or the whole set; or one kind, named by Guest (by South if three or four play), one tile of it for everybody; or one tile for each player, chosen by Guest (South), where the kinds may differ; or, with three or four players only, four chosen once for everybody.
rules-skud-options-4 = Opening: both plant the same kind; or Host plants the kind that clashes with Guest’s, which makes a faster game (two players only); or nothing is planted and the free turns begin at once.
rules-skud-options-5 = Wheels: they can be left out. The set is then two tiles smaller.
rules-skud-options-6 = Clashes: forbidden; or called, as over a real board. Then clashes do not restrict any turn. While there is a clash, the player to move may call it before doing anything else, whoever made it: all clashing flowers return to their owners’ reserves at once. If that uncovers another clash, it may be called too. A call earns no bonus, the harmonies for the bonus are compared after it, and the end of the game is checked only after the turn. Clashes that nobody calls do not affect harmonies or rings.
rules-skud-options-7 = Lotus captures Orchid: an Orchid whose owner has a blooming Lotus can be captured by any enemy flower, even by a Lotus, and by an Orchid whether or not its own owner has a blooming Lotus. Off by default.
rules-skud-options-8 = Captured special flowers: they leave the game, or return to their owner’s reserve.
rules-skud-options-9 = Last basic flower: accent tiles decide, then harmonies; or whoever has the most harmonies across a midline wins, and a tie is a draw; or the game goes on. A harmony crosses a midline if its ends lie on both sides of one of the two lines through the centre and it does not lie on the other one.
rules-skud-options-10 = Bamboo: it always returns the tiles around it to the reserves; or only if a blooming flower of its owner is beside it and no growing flower is. Otherwise it has no effect and may still be placed.
rules-skud-options-11 = Lion Turtle: as described above; or it lets any two basic flowers harmonise if it is beside either of them, and changes nothing for the Orchid. Then a harmony of two players’ tiles, also of a Lotus with a basic flower, belongs to the owners of those Turtles; a harmony of one player’s tiles belongs to that player.
rules-skud-options-12 = Limits: the draws by repetition and by the turn limit can be switched off. The draw when everybody passes remains.
rules-skud-options-13 = Harmony lines: they can be hidden, for experienced players.
rules-skud-options-14 = The preset “{ preset-skud-garden-gate-title }” changes four things: Lotus captures Orchid is on, harmonies across midlines decide at the last flower, Bamboo needs a flower of its owner, and the Lion Turtle works on pairs of basic flowers.

rules-skud-notation-title = Notation
rules-skud-notation-1 = Games are written down so that people and programs can read them. Each entry has the number of the turn, the letter of the player and the turn itself; entries are separated by semicolons. ⁦H⁩ is Host and ⁦G⁩ is Guest; with three or four players the letters are ⁦S⁩, ⁦W⁩, ⁦N⁩ and ⁦E⁩.
rules-skud-notation-2 = ⁦0H.R,W,K,B⁩: Host has chosen these accent tiles.
rules-skud-notation-3 = ⁦1G.R3(0,-8)⁩: Guest plants a Rose in the south gate. The opening has number 1 and the letter of the flower’s owner; free turns begin with number 2, or with 1 where nothing is planted at the start.
rules-skud-notation-4 = ⁦2G.(0,-8)-(1,-6)⁩: Guest arranges the flower from the first point to the second.
rules-skud-notation-5 = ⁦5H.(0,8)-(0,5)+R(2,0)⁩: what follows the plus sign is the bonus, here a Rock on ⁦(2,0)⁩. A flower planted as a bonus is written in the same way: ⁦+W4(8,0)⁩. A declined bonus adds nothing.
rules-skud-notation-6 = ⁦+B(2,-2)-(3,-3)⁩: a Boat on ⁦(2,-2)⁩ carries the flower to ⁦(3,-3)⁩. On an accent tile there is no second point: ⁦+B(2,-2)⁩.
rules-skud-notation-7 = ⁦pass⁩ is a turn with its own number. ⁦call⁩ calls a clash and carries the number of the turn that follows it. ⁦resign⁩ resigns the game.
rules-skud-notation-8 = The letters of the tiles are those given here. Note that ⁦R⁩ alone is the Rock and ⁦W⁩ alone the Wheel.
