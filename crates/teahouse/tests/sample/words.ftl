# The sample game: its name, its seats and its preset.
game-sample = Sample
game-sample-about = Four pieces a side race up and down their files. Whoever first has all of them across wins. Two players.
seat-sample-A = Player A
seat-sample-B = Player B
preset-sample-plain = the only one
preset-sample-plain-title = Plain
