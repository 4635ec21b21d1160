# Studying: the gauge of the analysis, lists of lessons, the page of thanks.
analysis-gauge = Winning chance of { $seat }
