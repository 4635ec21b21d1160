# Puzzles.
puzzles-title = Puzzles
puzzles-intro = Every puzzle is proven: any turn that does what is asked counts. You need no account, and it works offline.
puzzles-today = Puzzle of the day
puzzles-of-day = Puzzle of { $day }
puzzles-archive = Past days
puzzles-archive-about = A new puzzle every day, the same for everybody.
puzzles-earlier = Earlier days
puzzles-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
puzzles-longest = Longest so far: { $n }
puzzles-outcome-solved = Solved
puzzles-outcome-missed = Missed
puzzles-outcome-open = Not tried yet
puzzles-today-away = Today’s puzzle could not be loaded. Those kept on this device are there for training.
puzzles-solve = Solve
puzzles-short-win = { $n ->
    [one] Win with one turn
   *[other] Win in { $n } turns
}
puzzles-short-hold = Prevent the win
puzzles-short-race = { $n ->
    [one] Fill the target camp with one turn
   *[other] Fill the target camp in { $n } turns
}
puzzles-short-leap = Find the longest leap
puzzles-train = Training
puzzles-game = Game
puzzles-any-game = All games
puzzles-theme = Theme
puzzles-any-theme = All themes
puzzles-level = Difficulty
puzzles-level-easier = Easier than my rating
puzzles-level-own = At my rating
puzzles-level-harder = Harder than my rating
puzzles-start = Start training
puzzles-run = Against the clock
puzzles-run-about = Three minutes, from easy to hard. The clock runs only while you think, and the third mistake ends the run.
puzzles-run-start = Start the clock
puzzles-run-best = Your best: { $n }
puzzles-run-left = Time left
puzzles-run-solved = Solved: { $n }
puzzles-run-mistakes = Mistakes: { $n }
puzzles-run-result = { $n ->
    [one] { $n } puzzle solved
   *[other] { $n } puzzles solved
}
puzzles-run-missed = Missed in this run
puzzles-run-again = Once more
puzzles-repeat = Try again what you missed
puzzles-repeat-about = What you missed comes back after a day, and after longer and longer while you solve it.
puzzles-due = { $n ->
    [one] { $n } puzzle is due
   *[other] { $n } puzzles are due
}
puzzles-due-none = Nothing is due now.
puzzles-progress = Your progress
puzzles-progress-open = Progress by theme
puzzles-progress-none = You have not tried a puzzle yet.
puzzles-device = Without an account your progress stays on this device. It is added to your account when you sign in.
puzzles-waiting = { $n ->
    [one] { $n } attempt waits for a connection.
   *[other] { $n } attempts wait for a connection.
}
puzzles-tally = { $solved } of { $tried } solved
puzzles-solved-share = Share solved
puzzles-rating-own = Rating { $n }
puzzles-one = Puzzle { $name }
puzzles-all = All puzzles
puzzles-none = There is no such puzzle at the moment. Choose another theme or game.
puzzles-next = Next puzzle
puzzles-again = From the start
puzzles-retry = Try again
puzzles-show = Show me
puzzles-hint = Hint
puzzles-hint-board = A right turn begins at the ringed place.
puzzles-hint-tile = A right turn begins with the highlighted tile.
puzzles-hint-word = A right turn needs no move: use the button next to the board.
puzzles-proving = Checking every answer…
puzzles-answer = Look at the answer…
puzzles-wrong = { $kind ->
    [now] Not quite: this turn does not win.
    [win] Not quite: after this answer you can no longer force the win in time.
    [hold] Not quite: the other player wins all the same.
    [race] Not quite: now it takes longer.
   *[leap] Not quite: another move goes further.
}
puzzles-wrong-why = The answer: { $why }.
puzzles-solved = Solved!
puzzles-solved-late = That is it. The first try counts, so this puzzle will come back.
puzzles-failed = This turn could not be checked. Please try again.
puzzles-shown = Go along the turns of the solution.
puzzles-because = { $why }.
puzzles-ends = { $what } ({ $how })
puzzles-right = Right. Go on.
puzzles-turn-of = Turn { $n } of { $all }
puzzles-turn-win = whatever the answer, the win stays certain
puzzles-turn-hold = the other player can no longer win in time
puzzles-turn-race = no other way is shorter
puzzles-turn-leap = no other move goes further
puzzles-turn-reply = no answer holds out longer
puzzles-rating = Rating
puzzles-themes = Themes
puzzles-link = Link
puzzles-vote = Was it worth solving?
puzzles-vote-good = Yes
puzzles-vote-dull = It is dull
puzzles-vote-thanks = Thank you.
puzzles-moment = The moment that decided
puzzles-moment-about = From your own game, before the turn that gave it away. You played:
puzzles-moment-none = In this game no single turn of yours can be proven to have decided it.
