# What the pages of written rules share.
rules-page-contents = On this page
rules-page-others = Other games
rules-page-lesson = Learn it step by step
rules-page-play = Play
rules-page-print = Print
rules-page-figure = A position in { $game }
