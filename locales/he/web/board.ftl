# הלוח והרזרבות.
board-label = { $game }: הלוח
board-reserve = אריחים: { $seat }
board-empty = ריק
board-piece = { $tile } ({ $seat })
board-captives = { $n ->
    [one] שבוי אחד מתחת
    [two] שני שבויים מתחת
   *[other] { $n } שבויים מתחת
}
board-last = חלק מהתור האחרון
board-chosen = נבחר
board-can-begin = אפשר לבחור
board-can-go = אפשר להגיע לכאן
board-left = { $n ->
    [one] נשאר אחד
   *[other] נשארו { $n }
}

board-ground-gate = שער
board-ground-red = גן אדום
board-ground-white = גן לבן
board-ground-neutral = גן ניטרלי
board-ground-red-white = קיר בין אדום ללבן
board-ground-red-neutral = קיר בין אדום לניטרלי
board-ground-white-neutral = קיר בין לבן לניטרלי
board-ground-red-white-neutral = קיר בין שלושת הגנים
board-ground-centre = מרכז
board-ground-street-n = קו האמצע הצפוני
board-ground-street-e = קו האמצע המזרחי
board-ground-street-s = קו האמצע הדרומי
board-ground-street-w = קו האמצע המערבי
board-ground-camp = מחנה ({ $seat })
board-mark-port = נמל הבית ({ $seat })
board-mark-home = במחנה שלו
board-mark-arrived = במחנה היעד
board-mark-growing = צומח
board-mark-trapped = מקורקע
board-mark-drained = מבוטל
board-mark-protected = מוגן
