# Signing in and up.
people-sign-in = Sign in
people-sign-up = Create an account
people-sign-out = Sign out
people-name = Name
people-name-hint = 2 to 20 letters, digits, - or _. Other players see it.
people-password = Password
people-password-hint = At least 8 characters. A sentence is easy to remember and hard to guess.
people-password-now = Current password
people-password-new = New password
people-password-change = Change the password
people-password-changed = Your password has been changed. All other devices have been signed out.
people-show-password = Show the password
people-mail = Email address
people-mail-optional = Email address (optional)
people-mail-hint = Only needed if you forget your password. Nobody else sees it.
people-code = Code
people-code-hint = The six digits that your authenticator app shows now.
people-code-or-recovery = The six digits from your authenticator app, or one of your recovery codes.
people-code-needed = This account uses two-factor authentication. Enter the code as well.
people-new-here = New here?
people-new-here-text = An account keeps your games and ratings. You can also play right away without one.
people-play-as-guest = Play without an account
people-have-account = Already have an account?
people-guest-keeps = You are playing without an account as { $name }. Your games will move to the new account.
people-signed-in-as = You are signed in as { $name }.
people-own-profile = Your profile
people-forgot = Forgot your password?
people-forgot-title = Forgotten password
people-forgot-text = Enter the email address of your account. We will send you a link to choose a new password.
people-forgot-send = Send the link
people-forgot-sent = If an account with this confirmed address exists, we have sent an email. The link is valid for one hour.
people-confirm-title = Confirm your email address
people-confirm-wait = One moment…
people-confirm-done = Your email address is confirmed.
people-confirm-again = You can request a new link on your account page.
people-reset-title = Choose a new password
people-reset-text = This signs you out on all devices. Then sign in with the new password.
people-reset-save = Save the password
people-reset-done = Your password has been changed.

# The own account.
people-account = Account
people-since = Joined { $since }
people-guest-text = You are playing without an account. Create one to keep your games and to play rated games.
people-muted-until = A moderator has muted you. You cannot write messages until { $until }.
people-mail-none = No email address. Without one you cannot reset a forgotten password.
people-mail-confirmed = { $mail } is confirmed.
people-mail-unconfirmed = { $mail } is not confirmed yet. Open the link in the email we sent you, or request another one.
people-mail-new = Address
people-mail-new-hint = We send a link to this address. It becomes valid when you open the link. Leave it empty to remove the address.
people-mail-change = Save the address
people-mail-sent = We have sent an email to { $mail }. Open the link in it within three days.
people-mail-removed = The email address has been removed.
people-notices-text = Your turn, a challenge, a message: choose what you hear about, and how.
people-notices = Notification settings
people-two-factor = Two-factor authentication
people-two-factor-on = On. Signing in requires your password and a code from your authenticator app.
people-two-factor-off = Off. Turn it on to protect your account even if your password is stolen: signing in then also requires a code from an authenticator app.
people-two-factor-set-up = Set it up
people-two-factor-scan = Scan the QR code with an authenticator app:
people-two-factor-picture = QR code with the setup key
people-two-factor-secret = Or enter the setup key by hand:
people-two-factor-secret-name = Setup key
people-two-factor-open = Open in an authenticator app on this device
people-two-factor-turn-on = Turn on
people-two-factor-turn-off = Turn off
people-two-factor-now-on = Two-factor authentication is on.
people-two-factor-now-off = Two-factor authentication is off.
people-recovery = Recovery codes
people-recovery-text = Each code works once in place of the app’s code, in case you lose your device. They are shown only once: save them somewhere safe.
people-recovery-save = Save as a file
people-recovery-done = I have saved them
people-copy = Copy
people-copied = Copied
people-sessions = Where you are signed in
people-session-program = { $browser } on { $system }
people-session-unknown = Unknown program
people-session-current = This device
people-session-since = Since { $since }, last used { $seen }
people-session-end = Sign out
people-session-end-name = Sign out: { $program }
people-apps = Apps
people-apps-text = Apps of other people that may use your account, and apps that you have made.
people-apps-show = Show apps
people-tokens = API tokens
people-tokens-text = With a token, a program such as a bot or your own tool can act for you.
people-tokens-docs = API documentation
people-token-new = New token
people-token-name = What is it for?
people-token-name-hint = Up to 60 characters. Only you see it.
people-token-scopes = Permissions
people-scope-read = Read
people-scope-read-hint = See everything you can see.
people-scope-play = Play
people-scope-play-hint = Create games and play turns in your name.
people-scope-chat = Chat
people-scope-chat-hint = Write messages in your name.
people-token-create = Create the token
people-token-once = Token “{ $name }”: copy it now. It will not be shown again.
people-token-secret = Token
people-token-unused = Created { $since }, not used yet
people-token-used = Created { $since }, last used { $used }
people-token-revoke = Revoke
people-token-revoke-name = Revoke token: { $name }
people-blocked = Blocked players
people-blocked-none = You have not blocked anyone.
people-follow = Follow
people-unfollow = Unfollow
people-following = You follow
people-here = Online
people-away = Offline
people-activity = Activity
people-activity-games = { $n ->
    [one] 1 game in the last six months.
   *[other] { $n } games in the last six months.
}
people-activity-day = { $n ->
    [one] 1 game
   *[other] { $n } games
}
people-block = Block
people-unblock = Unblock
people-unblock-name = Unblock: { $name }
people-blocked-now = You and { $name } can no longer challenge or be paired with each other.
people-unblocked-now = { $name } is no longer blocked.
people-data = Your data
people-data-text = Download everything we store about you, or delete your account.
people-data-download = Download my data
people-delete = Delete the account
people-delete-title = Delete the account permanently?
people-delete-text = Your name, email address, messages, ratings and tokens are deleted immediately, and you resign all games in progress. Your opponents keep the finished games, without your name. This cannot be undone.
people-delete-now = Delete permanently
people-delete-done = Your account has been deleted. Thanks for playing.

# Players.
people-player = Player
people-bot = Bot
people-closed = Account closed
people-challenge = Challenge
people-records = Download all games
people-records-none = No finished games yet.
people-report = Report
people-report-title = Report { $name }
people-report-text = A moderator will read this. The player will not learn who reported them.
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
    [one] { $n } game, provisional
   *[other] { $n } games, provisional
}
people-rating-change = Rating change
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
people-chart-none = The graph starts with the second rated game.
people-chart-table = As a table
people-chart-when = Date
people-statistics = Statistics
people-games = Games
people-games-none = No games yet.
people-games-none-such = No games match the filters.
people-filter-game = Game
people-filter-result = Result
people-filter-rated = Type
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
people-leaderboard-text = Top 100 players with an established rating (at least five rated games).
people-players = Players
people-players-two = Two
people-players-many = Three or four
people-rank = Rank
people-welcome = Welcome, { $name }!
people-welcome-text = Your games and your rating are kept under this name from now on. Find somebody to play with.
people-goodbye = Goodbye
people-goodbye-text = Thank you for playing. You can still play here without an account.
people-signed-out = You are signed out.
people-sign-out-everywhere = Sign out everywhere
people-signed-out-everywhere = You are signed out on all devices.

# Time off.
people-time-off = Time off
people-time-off-text = { $n ->
    [one] While you are away, your clock stands still in all correspondence games, and the rounds of tournaments wait for you. You can take { $n } day per year.
   *[other] While you are away, your clock stands still in all correspondence games, and the rounds of tournaments wait for you. You can take { $n } days per year.
}
people-time-off-runs = You are away until { $until }.
people-time-off-comes = You will be away from { $begins } to { $until }.
people-time-off-left = { $n ->
    [one] { $year }: { $n } day left
   *[other] { $year }: { $n } days left
}
people-time-off-begins = Begins
people-time-off-begins-hint = Leave this empty to begin now.
people-time-off-until = Ends
people-time-off-take = Take time off
people-time-off-change = Change the time off
people-time-off-end = End it now
people-time-off-cancel = Cancel it
