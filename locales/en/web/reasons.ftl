# Why: what one plays for, what a turn does, why a game ended.
aim-of-skud = The aim: a ring of harmonies around the centre of the board.
aim-of-street = The aim: hold all four midlines, each by a harmony of two tiles across it.{ $win ->
    [claim] {" "}Then claim the win.
   *[other] {""}
}
aim-of-halma = { $teams ->
    [on] The aim: bring all your pieces into the far corner before the other team; your partner must finish, too.
   *[off] The aim: be the first to bring all your pieces into the opposite corner.
}

coach-judges = The coach is checking your turn…
coach-because = { $what }: { $ideas }.
coach-plain = { $what }.
coach-try-word = Hint: “{ $word }”
coach-try-put = Hint: the { $tile } on the ringed point
coach-try-new = Hint: a new tile on the ringed point
coach-try-carry = Hint: the { $tile }, along the arrow
coach-try-move = Hint: move the { $tile } along the arrow
coach-try-go = Hint: move along the arrow
coach-sure-own = What your turn gives away: { $ideas }.
coach-sure-answer = { $name } can reply: { $ideas }.
coach-sure-better = A better turn is there: { $ideas }.
coach-chances = Your chances fall from { $before } to { $after }.

fact-wins = it wins the game
fact-draws = it ends the game in a draw
fact-loses = it loses the game
fact-stops = { $whose ->
    [you] it stops your win next turn
   *[other] it stops a win next turn
}
fact-lets-win = it lets the other side win next turn
fact-threatens = it threatens to win next turn
fact-captures = { $game ->
    [street] it captures a tile
   *[other] it captures the { $tile }
}
fact-removes = { $whose ->
    [you] it takes one of your tiles off the board
   *[other] it takes a tile of the other side off the board
}
fact-saves = it takes a tile out of danger
fact-exposes = it leaves a tile to be captured
fact-attacks = it attacks a tile
fact-frees = it frees a captive
fact-midline = it gains a midline ({ $n } of 4)
fact-takes-midline = { $whose ->
    [you] it takes a midline from you
   *[other] it takes a midline from the other side
}
fact-loses-midline = it gives up a midline
fact-harmony = { $game ->
    [street] it makes a harmony
   *[other] it makes a harmony of { $tile } and { $other }
}
fact-breaks = { $whose ->
    [you] it breaks one of your harmonies
   *[other] it breaks a harmony of the other side
}
fact-loses-harmony = it gives up a harmony
fact-ring-grows = the chain around the centre grows
fact-traps = it traps a flower
fact-arrives = { $n ->
    [one] a piece reaches the target camp, one is still missing
   *[other] a piece reaches the target camp, { $n } are still missing
}
fact-forward = it goes { $n } squares forward
fact-rear = it brings up a piece from the very back
fact-back = { $n ->
    [one] it goes a square back
   *[other] it goes { $n } squares back
}
fact-behind = another turn goes { $n } squares farther
fact-opens = it opens a jump of { $n } squares for another piece
fact-blocks = { $whose ->
    [you] it closes a jump of { $n } squares for you
   *[other] it closes a jump of { $n } squares for the other side
}
fact-lets-jump = it opens a jump of { $n } squares for the other side
fact-blooms = it blooms and frees its gate
fact-leaves = a piece leaves its own camp
fact-prepares = { $game ->
    [street] it can make a harmony next turn
   *[other] it can make a harmony with the { $other } next turn
}

ended = { $why }.
ended-rest-drew = First to finish. The others drew: { $why }
ended-ring = { $who ->
    [you] You closed a harmony ring around the centre
    [other] { $name } closed a harmony ring around the centre
   *[none] Several harmony rings closed at once
}
ended-last-flower = { $who ->
    [you] Your basic flowers ran out
   *[other] { $name } ran out of basic flowers
}
ended-stuck = All players passed
ended-claim = { $who ->
    [you] You hold all four midlines and claimed the win
   *[other] { $name } holds all four midlines and claimed the win
}
ended-midlines = { $who ->
    [you] You hold all four midlines
    [other] { $name } holds all four midlines
   *[none] Both hold all four midlines
}
ended-no-move = { $who ->
    [you] You have no legal move left
   *[other] { $name } has no legal move left
}
ended-camp = { $who ->
    [you] All your pieces are in the target camp
   *[other] All pieces of { $name } are in the target camp
}
ended-full-camp = The target camp is full
ended-leave-by = { $who ->
    [you] Your pieces stayed in their own camp for too long
   *[other] Pieces of { $name } stayed in their own camp for too long
}
ended-no-moves = No player still in the game can move
ended-repetition = The same position came up for the third time
ended-turn-limit = The turn limit was reached
ended-resign = { $who ->
    [you] You resigned
   *[other] { $name } resigned
}
ended-time = { $who ->
    [you] Your time ran out
   *[other] { $name } ran out of time
}
ended-left = { $name } left the game
ended-agreement = The players agreed on a draw

seat-place = Place { $n }
voice-gone-resigned = You have resigned. The others play on.
voice-gone-out = You are out. The others play on.
voice-gone-finished = You have finished. The others play on.
voice-one-of-each = Take one of each

aim-sign-ring = closes a ring
aim-sign-makes = makes a harmony
aim-sign-trades = makes one, breaks one of yours
aim-sign-breaks = breaks one of yours
aim-sign-blocks = breaks another player’s
aim-sign-refused = not here
