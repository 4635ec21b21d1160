# ניתוח: צפייה חוזרת, דעת המנוע, סקירת המשחק.
analysis-title = ניתוח
analysis-title-of = ניתוח: { $game }
analysis-intro = כאן אפשר לעבור על משחק תור אחר תור, לנסות וריאנטים ולשאול את המנוע. הכול נשאר במכשיר הזה, ואין צורך בחיבור.
analysis-open = פתיחת משחק
analysis-text = רשומה, תורות, מצב או קישור
analysis-text-hint = אפשר להדביק רשומה, תורות כמו `0H.B,K,R,W;0G.B,K,R,W`, מצב שהועתק או קישור למשחק. בעמוד עצמו אפשר להדביק או לגרור כל אחד מאלה לכל מקום.
analysis-open-text = פתיחה
analysis-open-file = בחירת קובץ
analysis-file-long = הקובץ הזה ארוך מכדי להיות רשומת משחק.
analysis-text-unknown = זו לא רשומה, לא רשימה של תורות, לא מצב ולא קישור למשחק. אפשר להדביק את התורות עצמם, למשל `1G.R3(0,-8);1H.R3(0,8)`.
analysis-no-link = הקישור פגום: אי אפשר לקרוא את המשחק שבו. אולי סופו נקטע.
analysis-no-saved = המשחק הזה כבר לא במכשיר.
analysis-first = מי פותח
analysis-bare-title = איזה משחק זה?
analysis-bare = { $n ->
    [one] יש תור אחד, אבל לא נאמר לפי אילו כללים שיחקו.
    [two] יש שני תורות, אבל לא נאמר לפי אילו כללים שיחקו.
   *[other] יש { $n } תורות, אבל לא נאמר לפי אילו כללים שיחקו.
}

analysis-replay = צפייה חוזרת
analysis-first-turn = להתחלה
analysis-previous = התור הקודם
analysis-next = התור הבא
analysis-last-turn = לסוף
analysis-autoplay = הצגת התורות בזה אחר זה
analysis-pause = השהיה
analysis-pace = זמן לכל תור
analysis-seconds = { $n ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $n } שניות
}
analysis-keys = מקשים: חצים למעבר בין תורות, Home ו־End, רווח להצגה ברצף.
analysis-variation = וריאנט
analysis-promote = הפיכה לקו הראשי
analysis-delete = מחיקה מכאן והלאה

analysis-engine = מנוע
analysis-engine-on = הפעלת המנוע
analysis-lines = מספר קווים
analysis-chance = סיכוי לניצחון: { $seat }
analysis-chance-mover = סיכוי הניצחון של מי שתורו לשחק
analysis-unknown = עוד לא ידוע
analysis-win = { $n ->
    [one] ניצחון בעוד תור אחד
    [two] ניצחון בעוד שני תורות
   *[other] ניצחון בעוד { $n } תורות
}
analysis-loss = { $n ->
    [one] הפסד בעוד תור אחד
    [two] הפסד בעוד שני תורות
   *[other] הפסד בעוד { $n } תורות
}
analysis-play-line = { $n ->
    [one] לשחק { $turn }
    [two] לשחק עד { $turn }, שני תורות
   *[other] לשחק עד { $turn }, { $n } תורות
}
analysis-effort = עומק { $depth }, { $nodes } צמתים
analysis-thinking = המנוע חושב…
analysis-thought = ניתוח המצב הזה הושלם.
analysis-engine-failed = המנוע נעצר במפתיע. אפשר לכבות אותו ולהפעיל שוב.
analysis-why = הסבר הערך
analysis-why-about = כמה כל כלי שווה למי שתורו לשחק: כמה היה אובד בלעדיו. קו מתאר רציף מסמן כלי שמועיל, קו מקווקו מסמן כלי שמזיק.
analysis-why-piece = { $seat }: { $tile }, { $point }
analysis-expected = מה שנראה טבעי כאן, לפני כל חישוב:
analysis-expected-instead = המסע הטבעי כאן:
analysis-expected-played = טעות טבעית: במבט ראשון המסע הזה נראה הסביר ביותר ({ $share }).

analysis-copy-link = העתקת קישור
analysis-link-copied = הקישור הועתק; המשחק כולו נמצא בו.
analysis-copy-position = העתקת המצב
analysis-position-copied = המצב הועתק.
analysis-copy-failed = הדפדפן לא הרשה להעתיק.
analysis-picture = תמונה כ־{ $kind }
analysis-other = פתיחת משחק אחר

analysis-review = סקירת המשחק
analysis-review-about = המנוע בוחן כל מצב בקו הזה ומראה היכן המשחק התהפך.
analysis-review-start = סקירת המשחק
analysis-review-again = סקירה נוספת
analysis-reviewing = { $done } מתוך { $all } מצבים
analysis-care = רמת הבדיקה
analysis-care-quick = מהירה
analysis-care-usual = רגילה
analysis-care-thorough = יסודית
analysis-graph = הסיכויים לאורך המשחק
analysis-graph-of = הסיכוי לאורך המשחק: { $seat }
analysis-graph-about = עקומת הסיכויים, תור אחר תור; אותם מספרים מופיעים בטבלה שבסקירה.
analysis-graph-turn = תור
analysis-beginning = ההתחלה
analysis-many = כשמשתתפים יותר משניים, המנוע מעריך את המצב רק מנקודת המבט של מי שתורו לשחק.
analysis-turning = נקודות מפנה
analysis-turning-none = אף תור לא הפסיד הרבה.
analysis-better = טוב יותר
analysis-players = המשתתפים
analysis-player = משתתף
analysis-mean = אבד בממוצע
analysis-mark = הפסד של { $points } לפחות
analysis-table = כל התורות בטבלה
analysis-turn = תור
analysis-loss-column = אבד
