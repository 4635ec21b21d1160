# Signing in and up.
people-sign-in = Sign in
people-sign-up = Create an account
people-sign-out = Sign out
people-name = Name
people-name-hint = 2 to 20 letters, digits, - or _. Others see it.
people-password = Password
people-password-hint = At least 8 characters. A sentence is easy to remember and hard to guess.
people-password-now = Present password
people-password-new = New password
people-password-change = Change the password
people-password-changed = The password is changed. All other devices are signed out.
people-show-password = Show the password
people-mail = Mail address
people-mail-optional = Mail address (optional)
people-mail-hint = Only needed if you forget your password. Nobody else sees it.
people-code = Code
people-code-hint = The six digits that your authenticator app shows now.
people-code-needed = This account is protected by a second factor. Enter the code, too.
people-new-here = New here?
people-new-here-text = With an account your games and ratings are kept. As a guest you can play at once.
people-play-as-guest = Play as a guest
people-have-account = You have an account already?
people-guest-keeps = You play as the guest { $name }. Your games come along into the new account.
people-signed-in-as = You are signed in as { $name }.
people-own-profile = Your profile
people-forgot = Forgot your password?
people-forgot-title = Forgotten password
people-forgot-text = Enter the mail address of your account. A link to choose a new password goes there.
people-forgot-send = Send the link
people-forgot-sent = If an account has this address, confirmed, a mail is on its way. The link in it is good for one hour.
people-confirm-title = Confirm the mail address
people-confirm-wait = One moment …
people-confirm-done = Your mail address is confirmed.
people-confirm-again = You can have a new link sent from your account page.
people-reset-title = Choose a new password
people-reset-text = All devices are signed out; then you sign in with the new password.
people-reset-save = Save the password
people-reset-done = The new password counts from now on.

# The own account.
people-account = Account
people-since = Here since { $since }
people-guest-text = You play as a guest. Create an account to keep your games and to play rated ones.
people-muted-until = A moderator has muted you: until { $until } you cannot write messages.
people-mail-none = There is no mail address. Without one a forgotten password cannot be replaced.
people-mail-confirmed = { $mail } is confirmed.
people-mail-unconfirmed = { $mail } is not confirmed yet. Open the link in the mail we sent, or have another one sent.
people-mail-new = Address
people-mail-new-hint = A link goes to this address; it counts when you have opened the link. Leave it empty to have none.
people-mail-change = Save the address
people-mail-sent = A mail is on its way to { $mail }. Open the link in it within three days.
people-mail-removed = The mail address is removed.
people-two-factor = Second factor
people-two-factor-on = On: signing in asks for your password and for a code of your authenticator app.
people-two-factor-off = Off. With a second factor, a stolen password alone opens nothing: signing in then also asks for a code of an authenticator app.
people-two-factor-set-up = Set it up
people-two-factor-secret = Enter this secret in your authenticator app. Keep it in a safe place as well: without the app and without the secret you cannot sign in any more.
people-two-factor-secret-name = Secret
people-two-factor-open = Open in an authenticator app on this device
people-two-factor-turn-on = Turn on
people-two-factor-turn-off = Turn off
people-two-factor-now-on = The second factor is on.
people-two-factor-now-off = The second factor is off.
people-copy = Copy
people-copied = Copied
people-sessions = Where you are signed in
people-session-program = { $browser } on { $system }
people-session-unknown = Unknown program
people-session-current = This device
people-session-since = Since { $since }, last used { $seen }
people-session-end = Sign out there
people-session-end-name = Sign out there: { $program }
people-tokens = Tokens for programs
people-tokens-text = With a token a program can act for you: a bot, or a tool of your own.
people-tokens-docs = What programs can do
people-token-new = New token
people-token-name = What is it for?
people-token-name-hint = Up to 60 characters, for you alone.
people-token-scopes = What it allows
people-scope-read = Read
people-scope-read-hint = To see what you see.
people-scope-play = Play
people-scope-play-hint = To create games and make turns in your name.
people-scope-chat = Chat
people-scope-chat-hint = To write messages in your name.
people-token-create = Create the token
people-token-once = Token “{ $name }”: copy it now. It is not shown again.
people-token-secret = Token
people-token-unused = Made { $since }, not used yet
people-token-used = Made { $since }, last used { $used }
people-token-revoke = Revoke
people-token-revoke-name = Revoke token: { $name }
people-blocked = Blocked players
people-blocked-none = You have blocked nobody.
people-block = Block
people-unblock = Unblock
people-unblock-name = Unblock: { $name }
people-blocked-now = You and { $name } do not play with each other any more.
people-unblocked-now = { $name } is no longer blocked.
people-data = Your data
people-data-text = Everything that is kept about you, in one file. Or leave for good.
people-data-download = Download my data
people-delete = Delete the account
people-delete-title = Delete the account for good?
people-delete-text = Your name, mail address, messages, ratings and tokens are erased at once, and games in progress are given up. Finished games stay with your opponents, without your name. This cannot be undone.
people-delete-now = Delete for good
people-delete-done = The account is deleted. Thank you for having been here.

# Players.
people-player = Player
people-bot = Bot
people-closed = Account closed
people-challenge = Challenge
people-records = Download all games
people-records-none = There are no finished games yet.
people-report = Report
people-report-title = Report { $name }
people-report-text = A moderator reads this. The player does not learn who reported.
people-report-reason = What is wrong?
people-report-send = Send the report
people-report-sent = Thank you. A moderator will look at it.
people-ratings = Ratings
people-ratings-none = No rated games yet.
people-rating = Rating
people-rating-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
people-rating-uncertain = { $n ->
    [one] { $n } game, still uncertain
   *[other] { $n } games, still uncertain
}
people-rating-change = Change of the rating
people-speed = Speed
people-speed-bullet = Bullet
people-speed-blitz = Blitz
people-speed-rapid = Rapid
people-speed-classical = Classical
people-speed-correspondence = Correspondence
people-pool = { $game } · { $speed }
people-pool-many = { $game } · { $speed }, three or four players
people-chart-title = { $pool }: rating after { $n ->
    [one] { $n } game
   *[other] { $n } games
}, from { $from } to { $to }
people-chart-none = The graph begins with the second rated game.
people-chart-table = As a table
people-chart-when = Date
people-statistics = Statistics
people-games = Games
people-games-none = No games yet.
people-games-none-such = No games like these.
people-filter-game = Game
people-filter-result = Result
people-filter-rated = Kind
people-filter-all = All
people-result-won = Won
people-result-drawn = Drawn
people-result-lost = Lost
people-result-playing = In progress
people-rated = Rated
people-unrated = Casual
people-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
people-computer = Computer, level { $level }
people-nobody = Nobody
people-more = Show more
people-leaderboard-none = Nobody is on this list yet.
people-leaderboard-text = The hundred best whose rating is settled: at least five rated games, and little uncertainty left.
people-players = Players
people-players-two = Two
people-players-many = Three or four
people-rank = Place
