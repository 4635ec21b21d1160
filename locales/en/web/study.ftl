# Studying: the gauge of the analysis, the link to the page of thanks.
analysis-gauge = Winning chance of { $seat }
web-nav-thanks = Thanks

analysis-parts = Parts of the analysis
analysis-review-part = Review
analysis-share = Share

analysis-turn-cost = This turn cost { $points } of the winning chance: from { $before } down to { $after }.
analysis-turn-answer = { $name } had a strong answer: { $ideas }.
analysis-turn-why = Why: { $ideas }.
analysis-try-better = Try the better turn
analysis-see-played = See what was played

analysis-arrange = Set up a position
analysis-arrange-how = Choose a piece here and press a point of the board. To move one, press it, then press where it goes.
analysis-arrange-tile = { $seat }: { $tile }
analysis-arrange-hand = In hand, { $tile }: { $n }
analysis-arrange-less = One fewer in hand
analysis-arrange-more = One more in hand
analysis-arrange-take = Take pieces away
analysis-arrange-clear = Empty the board
analysis-arrange-start = Start position
analysis-arrange-mover = To move
analysis-arrange-refused = { $tile } cannot be put on { $point }: the rules do not allow it there, or there would be too many.
analysis-arrange-over = The game is over in this position: { $reason }.
analysis-arrange-done = Analyse this position
analysis-arrange-rules = Game and rules
