# The pages: what all of them share.
web-name = Teahouse
web-menu = Menu
web-skip = Skip to content
web-language = Language
web-loading = Loading…
web-close = Close
web-open = Open
web-cancel = Cancel
web-back = Back
web-error-unknown = Something went wrong. Please try again.
web-update = A new version is available.
web-install = Install
web-install-text = Keep Teahouse on this device: it opens like an app and works offline.
web-nav-play = Play
web-nav-online = Online
web-nav-puzzles = Puzzles
web-nav-analysis = Analysis
web-nav-tournaments = Tournaments
web-nav-learn = Learn
web-nav-leaderboard = Leaderboard
web-nav-sign-in = Sign in
web-nav-settings = Settings
web-nav-admin = Moderation
web-nav-notices = Notifications
web-bell = { $n ->
     [0] Notifications
     [one] Notifications, { $n } unread
    *[other] Notifications, { $n } unread
}
web-missing-title = Page not found
web-missing-text = There is no such page. The address may contain a typo, or the page no longer exists.
web-offline-title = No connection
web-offline-text = This page could not be loaded. You can still play on this device and against the computer while offline.
web-offline-server = This page needs the server. It opens by itself when you are back online. Until then you can play on this device, against the computer too.
web-go-home = Go to the home page
web-description = Skud Pai Sho, Street Pai Sho and Halma: online, with friends, or against the computer

# The list of lessons, before the lessons are here.
learn-title = Learn to play
learn-intro = Short tasks on a real board; the rules check every answer. You need no account, and it works offline.
