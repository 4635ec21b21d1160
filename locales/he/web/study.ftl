# Studying: the gauge of the analysis, the link to the page of thanks.
analysis-gauge = סיכויי הניצחון: { $seat }
web-nav-thanks = תודות
