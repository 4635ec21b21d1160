# The full-screen game.
