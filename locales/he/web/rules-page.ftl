# מה שמשותף לדפי הכללים.
rules-page-contents = בדף הזה
rules-page-others = משחקים אחרים
rules-page-lesson = ללמוד צעד אחר צעד
rules-page-play = לשחק
rules-page-print = הדפסה
rules-page-figure = מצב במשחק { $game }
