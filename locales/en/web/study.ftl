# Studying: the gauge of the analysis, the link to the page of thanks.
analysis-gauge = Winning chance of { $seat }
web-nav-thanks = Thanks
