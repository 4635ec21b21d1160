# Studying: the gauge of the analysis, the link to the page of thanks.
analysis-gauge = Chance de vitória: { $seat }
web-nav-thanks = Agradecimentos
