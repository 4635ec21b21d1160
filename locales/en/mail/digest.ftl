# The digest: one email for everything that waits. Names come between isolating marks.
digest-subject = { $n ->
    [one] { $n } game is waiting for you
   *[other] { $n } games are waiting for you
}
digest-news = News of your games
digest-hello = Hello { $name },
digest-and = {", "}
digest-nobody = a player without an account
digest-computer = the computer
digest-turn = Your turn against { $names }
digest-deadline = Time is running out against { $names }
digest-offer-draw = { $names } offers a draw
digest-offer-takeback = { $names } asks to take back a turn
digest-challenge = { $names } challenges you
digest-pairing = Tournament game against { $names }
digest-began = A game against { $names } has begun
digest-over = Your game against { $names } is over
digest-message = { $names } wrote to you
digest-followed = Recently online: { $names }
digest-club-post = News from { $names }
digest-club-invitation = Invitation to the club { $names }
digest-club-accepted = You are now a member of { $names }
digest-club-match = Challenge to a match for { $names }
digest-club-agreed = A match of { $names }: sign up for a board
digest-since = Waiting since { $when }
digest-until = Deadline: { $when }
digest-last = Last turn: { $turn }
digest-alt = Board of { $game } after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}.
digest-alt-last = Board of { $game } after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}. Last turn: { $turn }.
digest-open = Open the game
digest-open-player = Open the profile
digest-open-club = Open the club
digest-more = { $n ->
    [one] One more game is waiting.
   *[other] { $n } more games are waiting.
}
digest-all = All your games
digest-why = You get this email because you asked for it. Times are those of { $zone }.
digest-settings = Change the settings
digest-stop = Unsubscribe

# The page behind the last link.
unsubscribe-title = Email from Teahouse
unsubscribe-ask = Stop all email about waiting games to { $mail }?
unsubscribe-button = Unsubscribe
unsubscribe-done = Done. We will send no more email about waiting games. You can turn it on again in the settings.
unsubscribe-expired = This link is no longer valid. You can turn the email off in the settings.
unsubscribe-settings = Settings
