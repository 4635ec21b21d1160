# What devices and webhooks are told. The title says what it is, the line below it which game and who else plays.
notice-from = Teahouse
notice-turn = Your turn
notice-deadline = Your time to move is nearly up
notice-offer = Draw offer from { $name }
notice-takeback = { $name } asks to take a turn back
notice-challenge = Challenge from { $name }
notice-pairing = Your tournament game has begun
notice-began = Your game has begun
notice-over = Your game is over
notice-message = Message from { $name }
notice-followed = { $name } is online
notice-followed-body = You follow this player.
notice-club-post = News from { $name }
notice-club-invitation = Invitation to the club { $name }
notice-club-accepted = You are now a member of { $name }
notice-club-match = Challenge to a match for { $name }
notice-club-agreed = A match of { $name }: sign up for a board
notice-club-body = Open the page of the club.
notice-game-with = { $game } with { $name }
# In place of a name that is not known any more.
notice-somebody = someone
# The two buttons of a message on a device.
notice-open = Open
notice-later = Not now
# What a webhook is sent to try it.
notice-test = A test from Teahouse
notice-test-body = If you can read this, your webhook works.
