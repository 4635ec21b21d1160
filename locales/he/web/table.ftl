# השולחן: הלוח וכל מה ששייך למשחק שמתנהל, ומשחק במכשיר הזה.
table-board = לוח
table-turns = תורות
table-no-turns = עדיין אין תורות
table-to-move = התור כאן
table-finish-step = לעצור כאן
table-step-back = צעד אחד אחורה
table-confirm = ביצוע התור
table-ahead = אפשר לבחור את התור מראש. הוא ייעשה מיד אחרי התור של { $name } אם יהיה חוקי אז.

play-title = משחק במכשיר הזה
play-intro = משחק נגד המחשב או יחד מול מסך אחד; עובד גם בלי חיבור.
play-game = משחק
play-preset = כללים
play-seats = משתתפים
play-seats-n = { $n ->
    [one] משתתף אחד
    [two] שני משתתפים
   *[other] { $n } משתתפים
}
play-person = אדם
play-start = התחלת המשחק
play-new = משחק חדש
play-undo = ביטול תור
play-redo = שחזור תור
play-resign = כניעה
play-resign-sure = באמת להיכנע במשחק הזה?
play-flip = סיבוב הלוח
play-analyse = ניתוח
play-download = הורדת הרשומה
play-thinking = המחשב חושב…
play-engine-failed = המחשב לא מצא מהלך. אפשר לבטל תור ולנסות שוב.
play-saved = משחקים במכשיר הזה
play-saved-none = המשחקים שלך נשמרים כאן, רק במכשיר הזה.
play-continue = המשך
play-delete = מחיקה
play-turns = { $n ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $n } תורות
}

home-title = שלושה משחקי לוח, פינה שקטה אחת
home-lead = פאי-שו הוא משחק של אריחי פרחים מהעולם של אווטאר. אפשר לשחק כאן בשתי גרסאות שלו, וגם בהלמה: עם חברים, עם זרים או נגד המחשב.
home-play-now = לשחק עכשיו
home-play-computer = משחק נגד המחשב
home-play-online = משחק ברשת
home-play-together = שניים מול מסך אחד
home-learn = ללמוד בחמש דקות
home-watch = משחק שמשחק את עצמו
home-pause = השהיה
home-resume = המשך

reader-label = תור או שאלה
reader-hint = אפשר להקליד תור בסימון, או ? לרשימת השאלות.
reader-send = שליחה
reader-help = { $key }: { $what }.
reader-questions = כל השאלות
reader-status = מצב המשחק
reader-tiles = { $game ->
    [halma] הכלים של מי שתורו לשחק
   *[other] האריחים של מי שתורו לשחק
}
reader-enemies = { $game ->
    [halma] הכלים של האחרים
   *[other] האריחים של האחרים
}
reader-reserves = המאגרים
reader-harmonies = ההרמוניות
reader-gates = השערים
reader-moves-of = התורות החוקיים
reader-moves = { $n ->
    [one] תור חוקי אחד: { $list }
    [two] שני תורות חוקיים: { $list }
   *[other] { $n } תורות חוקיים: { $list }
}
reader-clocks = השעונים
reader-last = התור האחרון
reader-at = { $tile } על { $point }
reader-of = { $seat }: { $list }.
reader-line = { $seat }: מ־{ $from } אל { $to }, { $state }.
reader-empty = הנקודה { $point } ריקה
reader-none = אין
reader-not-now = זה לא התור שלך; כרגע אפשר רק לשאול.

bench-title = המהירות בדפדפן הזה
bench-intro = כמה מצבים בשנייה המנוע בוחן בדפדפן הזה, בתהליכון אחד.
bench-run = מדידה
bench-game = משחק
bench-depth = עומק
bench-nodes = מצבים
bench-speed = מצבים בשנייה
play-option-number = מספר שלם מ־{ $low } עד { $high }
table-sheet = ממתין לתשובה
table-sheet-aside = להביט בלוח
table-sheet-open = להציג
