# Setting up a game on this device.
play-game-skud = Flowers and harmonies
play-game-street = One tile, four streets
play-game-halma = Jump across the board
play-with = At the table
play-opponent = { $n ->
    [one] Opponent
   *[other] Opponents
}
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

play-preset-skud-standard = The game as it is printed.
play-preset-skud-garden-gate = When the flowers run out, harmonies across the midlines decide. Any enemy flower can capture an exposed Orchid.
play-preset-street-classic = Tiles move up to three steps, captors up to four, and you claim your win.
play-preset-street-garden-gate = Tiles move up to four steps, one tile of each player starts nearer the centre, and all four midlines win at once.
play-preset-halma-classic = Fill the opposite camp with your own pieces.
play-preset-halma-tournament = Nobody can stall: you have to leave your camp in time, and a full camp wins even with an enemy piece in it.

play-saved-against = with { $names }
play-saved-together = Together on this device
play-saved-your-turn = Your turn
play-saved-turn = { $name } to move
play-saved-over = Finished

table-turn-number = Turn number
table-notation = Notation
table-bonus = Harmony bonus
table-untrue = This claim was false

home-continue = Continue
home-live = Live
home-now = Right now
home-with = { $game } with { $name }
home-more = { $n ->
    [one] { $n } more
   *[other] { $n } more
}
home-tournament-now = Tournament now: { $name }
home-tournament-next = Next tournament: { $name }
home-next-lesson = Next lesson: { $game }
home-lesson-done = { $done } of { $all } tasks done
home-playing = { $n ->
    [one] { $n } game is being played
   *[other] { $n } games are being played
}
home-nobody = Nobody else is playing right now. The computer is always here.

online-challenge-declined = { $name } declined the game.
online-draw-declined = Your offer of a draw was declined.
online-takeback-declined = Your takeback request was declined.
people-nameless = Visitor { $mark }
online-phrases = Quick phrases
online-phrase-hello = Hello!
online-phrase-good-luck = Good luck!
online-phrase-nice-turn = Nice move!
online-phrase-one-moment = One moment, please.
online-phrase-good-game = Good game!
online-phrase-thanks = Thank you!
online-meanwhile = Play the computer meanwhile
online-meanwhile-hint = You will be taken to your game as soon as someone joins.
online-waits = { $name } is waiting
online-wait = { $n ->
    [one] 1 person is waiting
   *[other] { $n } people are waiting
}
online-wait-short = { $n ->
    [one] { $n } waits
   *[other] { $n } wait
}

people-leaderboard-begin = Play five rated games, and first place is yours.
