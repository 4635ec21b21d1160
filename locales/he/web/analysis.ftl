# ניתוח: צפייה חוזרת, דעת המנוע, סקירת המשחק.
analysis-title = ניתוח
analysis-title-of = ניתוח: { $game }
analysis-intro = כאן אפשר לעבור על משחק תור אחר תור, לנסות דרכים אחרות ולשאול את המנוע. הכול נשאר במכשיר הזה, ואין צורך בחיבור.
analysis-open = פתיחת משחק
analysis-text = רשומה, תורות או קישור
analysis-text-hint = אפשר להדביק רשומה, תורות כמו 0H.B,K,R,W;0G.B,K,R,W או קישור למשחק, או לגרור לכאן קובץ.
analysis-open-text = פתיחה
analysis-open-file = בחירת קובץ
analysis-file-long = הקובץ הזה ארוך מכדי להיות רשומת משחק.
analysis-text-unknown = זו אינה רשומה, אלה אינם תורות, וזה אינו קישור שמכיל אותם. אפשר להדביק את התורות עצמם, למשל 1G.R3(0,-8);1H.R3(0,8).
analysis-link-elsewhere = הקישור הזה רק מצביע על משחק ששמור באתר האחר. אפשר לפתוח אותו שם, להעתיק את רישום התורות ולהדביק אותו כאן.
analysis-no-link = הקישור פגום: אי אפשר לקרוא את המשחק שבו. אולי סופו נקטע.
analysis-no-saved = המשחק הזה כבר לא במכשיר.
analysis-new = לוח חדש
analysis-first = מי פותח
analysis-position = התחלה ממצב נתון
analysis-position-hint = לא חובה: שורה אחת, כפי ש”העתקת המצב“ נותנת.
analysis-start = סידור הלוח
analysis-bare-title = איזה משחק זה?
analysis-bare = { $n ->
    [one] יש תור אחד, אבל לא נאמר לפי אילו כללים שוחק.
    [two] יש שני תורות, אבל לא נאמר לפי אילו כללים שוחקו.
   *[other] יש { $n } תורות, אבל לא נאמר לפי אילו כללים שוחקו.
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
analysis-engine-on = שהמנוע יחשוב
analysis-lines = מספר קווים
analysis-chance = הסיכוי: { $seat }
analysis-chance-mover = הסיכוי של מי שבתור
analysis-unknown = עוד לא ידוע
analysis-win = ניצחון בעוד { $n }
analysis-loss = הפסד בעוד { $n }
analysis-play-line = { $n ->
    [one] לשחק { $turn }
    [two] לשחק עד { $turn }, שני תורות
   *[other] לשחק עד { $turn }, { $n } תורות
}
analysis-effort = עומק { $depth }, { $nodes } צמתים
analysis-thinking = המנוע חושב …
analysis-thought = המנוע חשב די על המצב הזה.
analysis-engine-failed = המנוע נעצר במפתיע. אפשר לכבות אותו ולהפעיל שוב.
analysis-why = להראות ממה נובע הערך
analysis-why-about = כמה כל כלי תורם למי שתורו לשחק: בלעדיו היה אובד כך וכך. טבעת שלמה מועילה לו, טבעת מקווקוות מזיקה.
analysis-why-piece = { $seat }: { $tile }, { $point }

analysis-keep = שיתוף ושמירה
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
analysis-care = מידת הדקדוק
analysis-care-quick = במהירות
analysis-care-usual = בתשומת לב
analysis-care-thorough = ביסודיות
analysis-graph = הסיכויים לאורך המשחק
analysis-graph-of = הסיכוי לאורך המשחק: { $seat }
analysis-graph-about = עקומת הסיכויים, תור אחר תור; אותם מספרים מופיעים בטבלה שלמטה.
analysis-graph-turn = תור
analysis-beginning = ההתחלה
analysis-many = כשמשתתפים יותר משניים, המנוע מעריך רק את מי שבתור.
analysis-turning = נקודות מפנה
analysis-turning-none = אף תור לא ויתר על הרבה.
analysis-lost = ויתור על { $points }
analysis-better = טוב יותר
analysis-players = המשתתפים
analysis-player = משתתף
analysis-mean = אבד בממוצע
analysis-mark = ויתור על { $points } לפחות
analysis-table = כל התורות בטבלה
analysis-turn = תור
analysis-loss-column = אבד
