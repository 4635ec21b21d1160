# Studying: the gauge of the analysis, the link to the page of thanks.
analysis-gauge = Szansa na wygraną: { $seat }
web-nav-thanks = Podziękowania
