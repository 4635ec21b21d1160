# Setting up a game on this device.
play-game-skud = Flowers and harmonies
play-game-street = One tile, four streets
play-game-halma = Jump across the board
play-with = At the table
play-versus = and
play-you = You
play-somebody = Somebody here
play-who-you = Who plays your side?
play-who-opponent = { $many ->
    [true] Who is opponent { $n }?
   *[other] Who do you play against?
}
play-strength = { $level } · { $word }
play-strength-1 = very gentle
play-strength-2 = gentle
play-strength-3 = steady
play-strength-4 = strong
play-strength-5 = very strong
play-character-1 = Mint
play-character-2 = Chamomile
play-character-3 = Lemon Balm
play-character-4 = Lavender
play-character-5 = Ginger
play-character-6 = Saffron
play-character-7 = Bergamot
play-character-8 = Oolong
play-character-9 = Silver Needle
play-character-10 = Dragon Well
play-side = Your side
play-side-either = Either
play-more-rules = More rules
play-rules-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}

play-preset-skud-standard = Full rules
play-preset-skud-standard-about = The game as it is printed.
play-preset-skud-garden-gate = As online elsewhere
play-preset-skud-garden-gate-about = When the flowers run out, harmonies across the midlines decide. Any enemy flower can take an exposed Orchid.
play-preset-street-classic = As printed
play-preset-street-classic-about = Tiles go three steps, a captor one more, and you claim your win.
play-preset-street-garden-gate = As online elsewhere
play-preset-street-garden-gate-about = All tiles go four steps, one of them begins nearer the centre, and the four midlines win at once.
play-preset-halma-classic = Plain game
play-preset-halma-classic-about = Fill the opposite camp with your own pieces.
play-preset-halma-tournament = Tournament
play-preset-halma-tournament-about = Nobody can stall: you have to leave your camp in time, and a full camp wins even with an enemy piece in it.

play-rule-skud-oasis = Ancient Oasis
play-rule-skud-oasis-about = Three more accent tiles: Bamboo, Pond and Lion Turtle.
play-rule-skud-accents = Accent tiles
play-rule-skud-opening = Opening
play-rule-skud-wheels = Wheels
play-rule-skud-wheels-about = Wheels can be chosen as accent tiles.
play-rule-skud-clash = Clashes
play-rule-skud-lotus-takes-orchid = Exposed Orchids
play-rule-skud-lotus-takes-orchid-about = Any enemy flower can take an Orchid whose owner has a blooming Lotus.
play-rule-skud-captured-specials = Captured Lotus or Orchid
play-rule-skud-last-flower = Flowers run out
play-rule-skud-bamboo = Bamboo
play-rule-skud-turtle = Lion Turtle
play-rule-skud-limits = Draws
play-rule-skud-limits-about = The game is drawn by repetition, or after turn 300.
play-rule-skud-aids = Harmony lines
play-rule-street-setup = First tiles
play-rule-street-reach = Reach
play-rule-street-captor-bonus = Reach of captors
play-rule-street-release = Leave captives behind
play-rule-street-release-about = A captor moves alone; what was under it stays.
play-rule-street-win = How to win
play-rule-street-limits = Draws
play-rule-street-limits-about = The game is drawn by repetition, or after turn 500.
play-rule-halma-board = Board
play-rule-halma-camp-exit = Leaving the target camp
play-rule-halma-full-camp-wins = Full camp wins
play-rule-halma-full-camp-wins-about = A full target camp counts, even with enemy pieces in it.
play-rule-halma-no-return = No way back
play-rule-halma-no-return-about = No move may end in your own camp once a piece has left it.
play-rule-halma-teams = Two teams
play-rule-halma-teams-about = With four players: A and C play against B and D.
play-rule-halma-leave-by = Leave your camp by
play-rule-halma-limits = Draws
play-rule-halma-limits-about = The game is drawn by repetition, or after very many turns.

play-saved-against = with { $names }
play-saved-together = Together at this device
play-saved-your-turn = Your turn
play-saved-turn = { $name } to move
play-saved-over = Finished
