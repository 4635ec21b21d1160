# Playing online: the lobby and the game.
online-page = Play online
online-quick = Play now
online-seeking = Looking for an opponent…
online-guest-hint = You are playing without an account. With one you can play rated games.
online-rated-switch = Rated
online-rated = rated
online-casual = casual
online-time-clock = { $minutes } min + { $seconds } s
online-time-short = { $minutes }+{ $seconds }
online-time-days = { $n ->
    [one] { $n } day per turn
   *[other] { $n } days per turn
}
online-time-short-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
online-time-unlimited = no time limit

online-create-title = Create a game
online-challenge-title = Challenge { $name }
online-create = Create game
online-challenge-send = Send the challenge
online-sits-anyone = Anyone
online-sits-player = A specific player
online-player-name = Name of the player
online-level = Computer, level { $level }
online-invited = { $name } (invited)
online-free-seat = free seat
online-time = Time
online-time-control = Clock
online-time-kind-clock = With a clock
online-time-kind-days = Days per turn
online-time-kind-unlimited = No limit
online-time-own = Custom…
online-minutes = Minutes per player
online-increment = Seconds added per turn
online-days = Time per turn
online-public-switch = Show in the lobby
online-public-hint = Otherwise only people with the link can join.

online-challenges = Challenges
online-challenged = You have been invited to this game.
online-mine = My games
online-your-turn = It is your turn.
online-your-turn-due = Your turn, due { $when }.
online-their-turn = Waiting for the others.
online-their-turn-due = Waiting for the others, due { $when }.
online-go-on = Continue
online-open-games = Open games
online-maker-away = Not here right now
online-no-open-games = Nobody is waiting right now. Create a game and others will see it.
online-join = Join
online-join-as = Join as { $seat }
online-watch-games = Games to watch
online-no-running-games = No public games are being played right now.
online-watch = Watch
online-turns-made = { $n ->
    [one] { $n } turn played
   *[other] { $n } turns played
}
online-board-picture = The current position

online-game = Game
online-title = { $game } online
online-waiting = Waiting for players…
online-open = This game is waiting for players.
online-leave = Leave
online-link = Link to this game
online-link-hint = Anyone who opens this link can take a free seat, or watch once the game has started.
online-waiting-named = Only { $names } can take the free seat. The link leads here.
online-qr = QR code
online-qr-hint = Scan this code with another phone to open the game there.
online-qr-picture = QR code with the link to this game
online-copy-link = Copy link
online-copied = Link copied.
online-share = Share
online-rated-account = This game is rated: you need an account to join.
online-there = connected
online-away = not connected
online-clock = Time left
online-due = due { $when }
online-away-until = away until { $when }
online-watching = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
online-reconnecting = Reconnecting…
online-turns = Turns
online-looking-back = You are viewing an earlier position: turn { $n }.
online-to-present = Back to the game
online-first = First position
online-previous = Previous turn
online-next = Next turn
online-record = Download the record
online-analyse = Analyse

online-accept = Accept
online-decline = Decline
online-withdraw = Withdraw
online-offer-draw = Offer a draw
online-take-back = Request a takeback
online-asks-draw = { $name } offers a draw.
online-asks-takeback = { $name } asks to take back the last turn.
online-asked-draw = You have offered a draw.
online-asked-takeback = You have asked to take back your turn.
online-abort = Abort the game
online-resign = Resign
online-resign-title = Resign?
online-resign-text = You will lose the game. This cannot be undone.
online-gone = { $name } has lost the connection.
online-stuck = { $name } has not moved for over a minute. If it has failed, you can claim victory.
online-claim-in = { $n ->
    [one] In { $n } second you can claim victory.
   *[other] In { $n } seconds you can claim victory.
}
online-claim = Claim victory
online-premove-set = Chosen in advance:
online-premove-cancel = Cancel it
online-premove-impossible = Your turn chosen in advance, { $turn }, is not possible on this board: choose another one.

online-aborted = The game was aborted
online-drawn = Draw
online-you-won = You won
online-won = { $n ->
    [one] { $names } won
   *[other] { $names } won
}
online-rematch = Play again
online-rematch-there = A rematch is ready.
online-rematch-join = Go to the rematch
online-rematch-watch = Watch the rematch
online-tournament = To the tournament
online-to-lobby = Back to the lobby

online-chat-players = Player chat
online-chat-spectators = Spectator chat
online-chat-room = Chat
online-chat-unread = { $n ->
    [one] Chat: { $n } new message
   *[other] Chat: { $n } new messages
}
online-room-players = Players
online-room-spectators = Spectators
online-chat-empty = No messages yet.
online-chat-say = Say something
online-chat-send = Send
online-nobody = (account deleted)
online-muted = You cannot write messages until { $when }.
online-report = Report
online-report-message = Report the message of { $name }
online-report-title = Report a message
online-report-reason = What is wrong with it?
online-report-send = Send the report
online-reported = Thank you. A moderator will look at it.

online-notice-started = Your game has started.
online-notice-started-by = Your game has started: { $game } with { $name }.
online-notice-your-turn = It is your turn.
online-notice-your-turn-by = It is your turn: { $game } with { $name }.
online-notice-over = One of your games is over.
online-notice-over-by = Your game is over: { $game } with { $name }.
online-notice-challenge = You have been challenged to a game.
online-notice-challenge-by = { $name } challenges you: { $game }.
online-notice-declined = A challenge was declined or withdrawn.
online-notice-declined-by = The challenge was declined or withdrawn: { $game } with { $name }.

reason-time = time ran out
reason-agreement = by agreement
reason-left = the opponent left
reason-aborted = aborted
