# Playing online: the lobby and the game.
online-page = Play online
online-quick = Play now
online-seeking = Looking for somebody who wants to play the same …
online-guest-hint = You are playing as a guest. With an account, games can be rated.
online-rated-switch = Rated
online-rated = rated
online-casual = casual
online-time-clock = { $minutes } min + { $seconds } s
online-time-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
online-time-unlimited = no time limit

online-create-title = Create a game
online-challenge-title = Challenge { $name }
online-create = Create the game
online-which-game = Game
online-seats = Players
online-seats-n = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
online-who = Who plays?
online-player-n = Player { $n }
online-sits-me = Me
online-sits-anyone = Anyone
online-sits-player = A player by name
online-sits-bot = The computer
online-player-name = Name of the player
online-bot-level = Strength
online-level = Computer, level { $level }
online-invited = { $name } (invited)
online-free-seat = free seat
online-shuffle = Draw seats by lot
online-time = Time
online-time-control = Clock
online-time-kind-clock = With a clock
online-time-kind-days = Days per turn
online-time-kind-unlimited = No limit
online-time-own = Custom …
online-minutes = Minutes per player
online-increment = Seconds added per turn
online-days = Time per turn
online-public-switch = Show it in the lobby
online-public-hint = Otherwise only those who have the link can join.

online-challenges = Challenges
online-challenged = You are invited to this game.
online-mine = My games
online-your-turn = It is your turn.
online-your-turn-due = Your turn, due { $when }.
online-their-turn = Waiting for the others.
online-their-turn-due = Waiting for the others, due { $when }.
online-go-on = Continue
online-open-games = Open games
online-no-open-games = Nobody is waiting at the moment. Create a game, and others will see it.
online-join = Join
online-join-as = Join as { $seat }
online-watch-games = Games to watch
online-no-running-games = No public game is being played at the moment.
online-watch = Watch
online-turns-made = { $n ->
    [one] { $n } turn made
   *[other] { $n } turns made
}
online-board-picture = The board as it stands

online-game = Game
online-title = { $game } online
online-title-your-turn = Your turn · { $game }
online-waiting = Waiting for players …
online-open = This game is waiting for players.
online-leave = Leave
online-link = Link to this game
online-link-hint = Whoever opens this link can take a free seat, or watch once the game has begun.
online-copy-link = Copy the link
online-copied = The link is copied.
online-share = Share
online-rated-account = This game is rated: you need an account to join.
online-you = (you)
online-there = connected
online-away = not connected
online-clock = Time left
online-due = due { $when }
online-watching = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
online-reconnecting = Reconnecting …
online-turns = Turns
online-looking-back = You are looking back: turn { $n }.
online-to-present = Back to the game
online-first = First position
online-previous = Previous turn
online-next = Next turn
online-turn-board = Turn the board
online-record = Download the record
online-analyse = Analyse

online-accept = Accept
online-decline = Decline
online-withdraw = Withdraw
online-offer-draw = Offer a draw
online-take-back = Ask to take back
online-asks-draw = { $name } offers a draw.
online-asks-takeback = { $name } would like to take the last turn back.
online-asked-draw = You have offered a draw.
online-asked-takeback = You have asked to take your turn back.
online-abort = Call it off
online-resign = Resign
online-resign-title = Resign?
online-resign-text = You then lose the game. This cannot be undone.
online-gone = { $name } has lost the connection.
online-stuck = { $name } has not moved for over a minute. If it has failed, the game is yours.
online-claim-in = { $n ->
    [one] In { $n } second you can claim the game.
   *[other] In { $n } seconds you can claim the game.
}
online-claim = Claim the game
online-premove-set = Chosen in advance:
online-premove-cancel = Cancel it

online-aborted = The game was called off
online-drawn = A draw
online-you-won = You have won
online-won = { $n ->
    [one] { $names } has won
   *[other] { $names } have won
}
online-rematch = Play again
online-rematch-there = A rematch is ready.
online-rematch-join = To the rematch
online-rematch-watch = Watch the rematch
online-to-lobby = To the lobby

online-chat-players = Players’ chat
online-chat-spectators = Spectators’ chat
online-chat-room = Room
online-room-players = Players
online-room-spectators = Spectators
online-chat-empty = Nothing has been said yet.
online-chat-say = Say something
online-chat-send = Send
online-nobody = (account deleted)
online-muted = You may not write until { $when }.
online-report = Report
online-report-message = Report the message of { $name }
online-report-title = Report a message
online-report-reason = What is wrong with it?
online-report-send = Send the report
online-reported = Thank you. A moderator will look at it.

online-notice-started = Your game has begun.
online-notice-your-turn = It is your turn.
online-notice-over = One of your games is over.
online-notice-challenge = You are challenged to a game.
online-notice-challenge-by = { $name } challenges you: { $game }.
online-notice-declined = A challenge was declined or taken back.

reason-time = time is up
reason-agreement = agreed
reason-left = the opponent has left
reason-aborted = called off
