# Studying: the gauge of the analysis, the link to the page of thanks.
analysis-gauge = احتمال برد { $seat }
web-nav-thanks = قدردانی
