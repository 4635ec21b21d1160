# Studying: the gauge of the analysis, lists of lessons, the page of thanks.
analysis-gauge = Szansa na wygraną: { $seat }
