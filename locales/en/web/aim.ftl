# Aiming on the board, and what it shows of the targets.
aim-whole-board = Whole board
aim-makes = makes a harmony
aim-breaks = breaks a harmony
aim-blocks = breaks somebody else’s harmony
aim-closes-ring = closes a ring
settings-aim = Aiming aid
settings-aim-auto = Where points are small
settings-aim-on = Always
settings-aim-off = Never
settings-aim-hint = On a touch screen: hold a finger on the board and a magnifier shows the point under it; slide until it is right, then let go. Two fingers enlarge the board.
aim-offer-signs = The tiles look small here. Simple symbols are easier to tell apart.
aim-offer-yes = Use symbols
aim-offer-no = Keep these
