# Tournaments: the lists, the form, and the page of one. They are read with these pages.
tournament-one = Tournament
tournament-lead = Meet players of your strength, for an evening or for weeks.
tournament-new = Create a tournament
tournament-make = Create the tournament
tournament-mine = My tournaments
tournament-running = Being played
tournament-open = Open to join
tournament-coming = Coming up
tournament-past = Finished
tournament-none = There are no tournaments yet. Create the first one and invite others.
tournament-more = Show more
tournament-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
tournament-won-by = Winner: { $name }
tournament-cancelled = Cancelled
tournament-round = Round { $n }
tournament-round-of = Round { $n } of { $all }
tournament-since = since { $when }
tournament-when-hand = Starts when the organiser says so
tournament-medley-of = Medley: { $games }
tournament-pick = { $game } ({ $preset })

tournament-format-dutch = Swiss
tournament-format-round-robin = Round robin
tournament-format-elimination = Knock-out
tournament-format-double = Double knock-out
tournament-format-groups = Groups, then knock-out
tournament-format-arena = Arena
tournament-format-seats = Tables of three or four
tournament-format-dutch-about = Every round you meet somebody with about as many points as you. Nobody drops out.
tournament-format-round-robin-about = Everybody meets everybody. Best for up to ten players.
tournament-format-elimination-about = Whoever loses is out, until one is left.
tournament-format-groups-about = Everybody meets everybody in small groups; the best of each go on to a knock-out.
tournament-format-arena-about = As soon as your game ends, the next one begins. Play as many as you like until time is up.
tournament-format-seats-about = Several players at each table, with points by place.
tournament-format-rounds = { $format }, { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
tournament-format-minutes = { $format }, { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
tournament-format-cycles = { $format } × { $n }
tournament-format-of-groups = { $format } ({ $n ->
    [one] { $n } group
   *[other] { $n } groups
})

tournament-starts = Starts:
tournament-ends = Ends:
tournament-next = Next round:
tournament-deadline = This round ends:
tournament-paused = Paused
tournament-over = Finished: { $when }
tournament-too-few = Too few players came.
tournament-by-seed = Drawn three times: the better seed goes on.
tournament-by = Organised by

tournament-you = You in this tournament
tournament-your-game = Your game has begun.
tournament-play = Play your game
tournament-in = You are in.
tournament-wait-round = Your next game begins here as soon as the round is paired.
tournament-wait-arena = You will be paired as soon as somebody is free.
tournament-check-in-now = Check in to say that you are here, or you will not be paired.
tournament-check-in = I am here
tournament-checked-in = You have checked in.
tournament-place = Your place: { $n }
tournament-byes = Rounds you sit out: { $rounds }
tournament-options = Sit out or leave
tournament-bye-round = Round to sit out
tournament-bye-hint = You get half a point for it. Twice at most.
tournament-bye-ask = Sit out this round
tournament-leave = Leave the tournament
tournament-withdraw = Withdraw from the tournament
tournament-sign-in = Sign in to take part.
tournament-join = Join
tournament-join-again = Come back
tournament-password = Password of the tournament
tournament-team = Team
tournament-team-hint = Choose a team, or name a new one.

tournament-tab-players = Players
tournament-tab-standings = Standings
tournament-tab-rounds = Rounds
tournament-tab-bracket = Bracket
tournament-tab-cross = Cross table
tournament-tab-log = Log
tournament-tab-about = About
tournament-standings = Standings
tournament-cross = Cross table
tournament-nobody = Nobody has joined yet.
tournament-points = Points
tournament-points-n = Points: { $points }
tournament-performance = Perf.
tournament-performance-long = Performance: the rating that these results would be expected of
tournament-gone = withdrawn
tournament-is-here = here
tournament-streak = { $n } wins in a row
tournament-teams = Teams
tournament-match-points = Match points
tournament-board-points = Board points
tournament-page-before = Previous 100
tournament-page-after = Next 100
tournament-page-own = Show me
tournament-tie-direct-encounter = direct encounter
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-cut-1 = Buchholz without the lowest
tournament-tie-median-buchholz = median Buchholz
tournament-tie-sonneborn-berger = Sonneborn–Berger
tournament-tie-progressive = progressive score
tournament-tie-wins = number of wins
tournament-tie-short-direct-encounter = DE
tournament-tie-short-buchholz = Bh
tournament-tie-short-buchholz-cut-1 = Bh−1
tournament-tie-short-median-buchholz = MBh
tournament-tie-short-sonneborn-berger = SB
tournament-tie-short-progressive = Prog.
tournament-tie-short-wins = Wins

tournament-no-round = No round has been paired yet.
tournament-round-choose = Round
tournament-round-before = Previous round
tournament-round-after = Next round
tournament-look = Look at it
tournament-forfeited = Not played.
tournament-without = Without a game:
tournament-no-bracket = The bracket is not drawn yet.
tournament-bye = bye
tournament-undecided = not decided yet
tournament-number = Player { $n }
tournament-goes-on = goes on
tournament-final-0 = Final
tournament-final-1 = Semi-finals
tournament-final-2 = Quarter-finals
tournament-last = Last { $n }
tournament-third-place = Third place
tournament-grand-final = Final
tournament-second-final = Second final
tournament-upper-round = Upper bracket, round { $n }
tournament-lower-round = Lower bracket, round { $n }
tournament-part-main = Bracket
tournament-part-upper = Upper bracket
tournament-part-lower = Lower bracket
tournament-part-final = Final
tournament-part-third = Third place
tournament-podium = The winners

tournament-about-games = Game
tournament-about-format = Format
tournament-about-seats = At a table
tournament-about-time = Time
tournament-about-begins = Start
tournament-about-entry = Who may join
tournament-about-players = Players
tournament-about-least = Lowest rating
tournament-about-most = Highest rating
tournament-about-age = Account at least
tournament-about-check-in = Check-in
tournament-about-late = Late entry
tournament-about-pause = Pause between rounds
tournament-about-round-days = Days for a round
tournament-about-weekends = Weekends
tournament-about-computers = Computers
tournament-about-boards = Boards of a match
tournament-about-ties = With equal points
tournament-about-again = Comes again
tournament-about-helpers = Helpers
tournament-from-to = { $least } to { $most }
tournament-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
tournament-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
tournament-minutes-before = { $n ->
    [one] { $n } minute before the start
   *[other] { $n } minutes before the start
}
tournament-until-round = until round { $n }
tournament-weekends-off = Saturday and Sunday do not count for the days of a round
tournament-computers-may = may play
tournament-entry-public = Everybody
tournament-entry-invitation = By invitation
tournament-entry-password = With a password
tournament-again-never = Never
tournament-again-weekly = Every week
tournament-again-monthly = Every month, on the same weekday
tournament-again-own = After some days
tournament-again-days = { $n ->
    [one] Every day
   *[other] Every { $n } days
}
tournament-follows = The next tournament of this series
tournament-export = Download:

tournament-manage = For organisers
tournament-act-start = Start now
tournament-act-pause = Pause
tournament-act-resume = Go on
tournament-act-announce = Announce
tournament-act-announce-about = Everybody sees it at the top of the page.
tournament-act-invite = Invite
tournament-act-invite-about = The account can join from then on.
tournament-act-computer = Add a computer
tournament-act-computer-about = It plays like everybody else. Its games do not count for ratings.
tournament-act-remove = Remove a player
tournament-act-remove-about = The player gets no further games and cannot come back.
tournament-act-replace = Replace a player
tournament-act-replace-about = Another account takes the place over, with all points.
tournament-act-extend = Extend
tournament-act-extend-about = Moves the next start, deadline or end.
tournament-act-pair-again = Pair again
tournament-act-pair-again-about = Takes the last round back and pairs it again. This works until somebody has moved.
tournament-act-helper = Helpers
tournament-act-helper-about = Helpers can do all that you can, but not cancel the tournament or name helpers.
tournament-act-cancel = Cancel the tournament
tournament-act-cancel-about = This cannot be undone. Games that are being played go on, but do not count here.
tournament-helper-what = What changes
tournament-helper-yes = Helps from now on
tournament-helper-no = No longer helps
tournament-level = Strength
tournament-minutes = By how many minutes
tournament-text = What you want to say
tournament-reason = Reason
tournament-reason-hint = Everybody can read it in the log.
tournament-set-result = Set the result
tournament-set = Set the result
tournament-set-about = Round { $round }, table { $table }. A game that is still being played ends.
tournament-forfeit = Not played
tournament-forfeit-hint = Somebody did not appear: it counts as a forfeit, not as a game.

tournament-log-none = Nothing was done by hand so far. What organisers do is shown here.
tournament-log-made = Created the tournament.
tournament-log-joined = Added { $name }.
tournament-log-started = Started the tournament.
tournament-log-result = Set a result, round { $round }, table { $table }: { $score }. Reason: { $reason }
tournament-log-paused = Paused the tournament.
tournament-log-resumed = Let the tournament go on.
tournament-log-announced = Announced: { $text }
tournament-log-invited = Invited { $name }.
tournament-log-helper = { $helps ->
    [true] { $name } helps from now on.
   *[false] { $name } no longer helps.
}
tournament-log-removed = Removed { $name }. Reason: { $reason }
tournament-log-replaced = Gave a place to { $other }. Reason: { $reason }
tournament-log-paired-again = Took round { $round } back to pair it again. Reason: { $reason }
tournament-log-extended = Moved the next moment to { $until }. Reason: { $reason }
tournament-log-cancelled = Cancelled the tournament. Reason: { $reason }

tournament-account = You need an account to create a tournament.
tournament-name = Name
tournament-rounds = Rounds
tournament-minutes-long = Length in minutes
tournament-cycles = Games against each opponent
tournament-groups = Groups
tournament-advance = How many of each group go on
tournament-double = Two losses to be out
tournament-double-hint = Whoever loses once goes on in a lower bracket.
tournament-third = A game for third place
tournament-begins-hand = When I start it
tournament-begins-at = At a set time
tournament-begins-when = Day and time
tournament-invited = Who is invited
tournament-invited-hint = Names of accounts, with commas between them. You can invite more later.
tournament-more-options = More options
tournament-description = Description
tournament-rated-hint = Games with computers never count.
tournament-computers = Computers may play
tournament-computers-hint = You can add them as players, so that three people become eight.
tournament-rules = Rules of the game
tournament-medley = Medley
tournament-medley-hint = With several games every round is another one.
tournament-medley-round = Game { $n }
tournament-medley-add = Add a game
tournament-medley-remove = Remove
tournament-players-title = Players
tournament-least-players = Fewest players
tournament-most-players = Most players
tournament-account-days = Least age of accounts, in days
tournament-boards = Boards of a team match
tournament-boards-hint = Empty: everybody plays for themselves.
tournament-course = How it goes
tournament-check-in-minutes = Check-in, in minutes before the start
tournament-check-in-hint = Whoever does not check in is not paired.
tournament-late = Late entry until round
tournament-late-hint = Empty: nobody can join after the start.
tournament-pause = Pause between rounds, in seconds
tournament-ties-usual = The usual order
tournament-ties-usual-hint = Decided in this order: { $list }
tournament-ties-own = An order of your own
tournament-ties-own-hint = The first one decides. If it is equal too, the next one does.
tournament-ties-none = Nothing decides: players with equal points share a place.
tournament-ties-add = Add a tie-break
tournament-ties-up = Earlier: { $name }
tournament-ties-down = Later: { $name }
tournament-ties-remove = Remove: { $name }
tournament-tie-direct-encounter-about = Points from the games among the players who are level. Counts only if all of them have met.
tournament-tie-buchholz-about = The points of all your opponents added up: whoever had the harder opponents comes first.
tournament-tie-buchholz-cut-1-about = The same without your weakest opponent, so that one bad pairing hurts less.
tournament-tie-median-buchholz-about = The same without your weakest and your strongest opponent.
tournament-tie-sonneborn-berger-about = The points of those you beat, and half the points of those you drew with.
tournament-tie-progressive-about = Your points after each round added up: early wins count more.
tournament-tie-wins-about = How many of your games you won. Wins without a game do not count.
tournament-round-days-hint = Whoever has to move then loses. Empty: a round lasts until all games are over.
tournament-every = Every how many days

tournament-wrong-name = Choose a name of 3 to 60 characters.
tournament-wrong-format = Choose 1 to 100 rounds, 1 to 4 games against each opponent, up to 64 groups, and 5 to 1,440 minutes for an arena.
tournament-wrong-starts-at = Choose a time in the future, at most a year ahead.
tournament-wrong-password = Choose a password of 4 to 60 characters.
tournament-wrong-invited = At most 200 names can be invited, and each must be the name of an account.
tournament-wrong-players = At least 2 to 100 players, at most 2,000; in an arena 10,000.
tournament-wrong-condition = Ratings and days must be whole numbers, and the lowest rating below the highest.
tournament-wrong-teams = A match has 1 to 10 boards.
tournament-wrong-check-in = Check-in takes at most 1,440 minutes.
tournament-wrong-late-entry = This must be one of the rounds.
tournament-wrong-pause = A pause lasts at most 604,800 seconds, which is a week.
tournament-wrong-round-days = A round lasts at most 366 days.
tournament-wrong-recurrence = Choose 1 to 366 days.
