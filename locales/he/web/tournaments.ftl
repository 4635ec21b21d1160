# טורנירים: הרשימות, הטופס והדף של טורניר. נקראים יחד עם הדפים האלה.
tournament-one = טורניר
tournament-lead = לפגוש יריבים באותה רמה, לערב אחד או לשבועות.
tournament-new = יצירת טורניר
tournament-make = יצירת הטורניר
tournament-mine = הטורנירים שלי
tournament-running = מתקיימים עכשיו
tournament-open = פתוחים להצטרפות
tournament-coming = בקרוב
tournament-past = הסתיימו
tournament-none = עדיין אין טורנירים. אפשר ליצור את הראשון ולהזמין אחרים.
tournament-more = עוד
tournament-players = { $n ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $n } שחקנים
}
tournament-won-by = ניצחון: { $name }
tournament-cancelled = בוטל
tournament-round = סיבוב { $n }
tournament-round-of = סיבוב { $n } מתוך { $all }
tournament-since = מאז { $when }
tournament-when-hand = יתחיל כשהמארגן יחליט
tournament-medley-of = מגוון משחקים: { $games }
tournament-pick = { $game } ({ $preset })

tournament-format-dutch = שיטה שוויצרית
tournament-format-round-robin = כולם נגד כולם
tournament-format-elimination = נוקאאוט
tournament-format-double = נוקאאוט כפול
tournament-format-groups = בתים ואחריהם נוקאאוט
tournament-format-arena = ארנה
tournament-format-seats = שולחנות של שלושה או ארבעה
tournament-format-dutch-about = בכל סיבוב פוגשים מישהו עם ניקוד דומה. אף אחד לא מודח.
tournament-format-round-robin-about = כולם משחקים נגד כולם. מתאים לעד עשרה שחקנים.
tournament-format-elimination-about = מי שמפסיד מודח, עד שנשאר אחד.
tournament-format-groups-about = בבתים קטנים כולם משחקים נגד כולם, והטובים בכל בית עולים לנוקאאוט.
tournament-format-arena-about = ברגע שמשחק נגמר מתחיל הבא. אפשר לשחק כמה שרוצים עד שנגמר הזמן.
tournament-format-seats-about = כמה שחקנים בכל שולחן, עם נקודות לפי המקום.
tournament-format-rounds = { $format }, { $n ->
    [one] סיבוב אחד
    [two] שני סיבובים
   *[other] { $n } סיבובים
}
tournament-format-minutes = { $format }, { $n ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $n } דקות
}
tournament-format-cycles = { $format } × { $n }
tournament-format-of-groups = { $format } ({ $n ->
    [one] בית אחד
    [two] שני בתים
   *[other] { $n } בתים
})

tournament-starts = התחלה:
tournament-ends = סיום:
tournament-next = הסיבוב הבא:
tournament-deadline = סוף הסיבוב:
tournament-paused = בהפסקה
tournament-over = הסתיים: { $when }
tournament-too-few = הגיעו מעט מדי שחקנים.
tournament-by-seed = שלוש פעמים תיקו: מי ששובץ גבוה יותר ממשיך.
tournament-by = ארגון:

tournament-you = ההשתתפות שלי בטורניר
tournament-your-game = המשחק התחיל.
tournament-play = אל המשחק שלי
tournament-in = ההשתתפות רשומה.
tournament-wait-round = המשחק הבא יופיע כאן ברגע שהסיבוב ישובץ.
tournament-wait-arena = היריב ייקבע ברגע שמישהו יתפנה.
tournament-check-in-now = יש לאשר נוכחות, אחרת לא יהיה יריב.
tournament-check-in = אני כאן
tournament-checked-in = הנוכחות אושרה.
tournament-place = המקום שלי: { $n }
tournament-byes = סיבובים בלי משחק: { $rounds }
tournament-options = ויתור על סיבוב או עזיבה
tournament-bye-round = הסיבוב לוויתור
tournament-bye-hint = מקבלים עליו חצי נקודה. פעמיים לכל היותר.
tournament-bye-ask = ויתור על הסיבוב
tournament-leave = עזיבת הטורניר
tournament-withdraw = פרישה מהטורניר
tournament-sign-in = יש להיכנס לחשבון כדי להשתתף.
tournament-join = הצטרפות
tournament-join-again = חזרה לטורניר
tournament-password = סיסמת הטורניר
tournament-team = קבוצה
tournament-team-hint = אפשר לבחור קבוצה או לתת שם לקבוצה חדשה.

tournament-tab-players = שחקנים
tournament-tab-standings = מקומות
tournament-tab-rounds = סיבובים
tournament-tab-bracket = עץ הטורניר
tournament-tab-cross = טבלה
tournament-tab-log = יומן
tournament-tab-about = פרטים
tournament-standings = טבלת המקומות
tournament-cross = טבלת תוצאות
tournament-nobody = עדיין אין משתתפים.
tournament-points = נקודות
tournament-points-n = נקודות: { $points }
tournament-performance = ביצוע
tournament-performance-long = ביצוע: הדירוג שממנו היו מצופות תוצאות כאלה
tournament-gone = בפרישה
tournament-is-here = בנוכחות
tournament-streak = { $n } ניצחונות ברצף
tournament-teams = קבוצות
tournament-match-points = נקודות מפגשים
tournament-board-points = נקודות משחקים
tournament-page-before = 100 הקודמים
tournament-page-after = 100 הבאים
tournament-page-own = השורה שלי
tournament-tie-direct-encounter = מפגש ישיר
tournament-tie-buchholz = בוכהולץ
tournament-tie-buchholz-cut-1 = בוכהולץ בלי הנמוך ביותר
tournament-tie-median-buchholz = בוכהולץ חציוני
tournament-tie-sonneborn-berger = זונבורן־ברגר
tournament-tie-progressive = ניקוד מצטבר
tournament-tie-wins = מספר ניצחונות
tournament-tie-short-direct-encounter = ישיר
tournament-tie-short-buchholz = בוכ׳
tournament-tie-short-buchholz-cut-1 = בוכ׳−1
tournament-tie-short-median-buchholz = חציוני
tournament-tie-short-sonneborn-berger = זונ׳
tournament-tie-short-progressive = מצטבר
tournament-tie-short-wins = נצ׳

tournament-no-round = עדיין לא שובץ אף סיבוב.
tournament-round-choose = סיבוב
tournament-round-before = הסיבוב הקודם
tournament-round-after = הסיבוב הבא
tournament-look = צפייה
tournament-forfeited = לא שוחק.
tournament-without = בלי משחק:
tournament-no-bracket = עץ הטורניר עדיין לא מוכן.
tournament-bye = בלי יריב
tournament-undecided = טרם נקבע
tournament-number = שחקן { $n }
tournament-goes-on = ממשיך
tournament-final-0 = גמר
tournament-final-1 = חצי גמר
tournament-final-2 = רבע גמר
tournament-last = { $n } האחרונים
tournament-third-place = מקום שלישי
tournament-grand-final = גמר
tournament-second-final = גמר שני
tournament-upper-round = עץ עליון, סיבוב { $n }
tournament-lower-round = עץ תחתון, סיבוב { $n }
tournament-part-main = עץ הטורניר
tournament-part-upper = עץ עליון
tournament-part-lower = עץ תחתון
tournament-part-final = גמר
tournament-part-third = מקום שלישי
tournament-podium = המנצחים

tournament-about-games = משחק
tournament-about-format = שיטה
tournament-about-seats = ליד שולחן
tournament-about-time = זמן
tournament-about-begins = התחלה
tournament-about-entry = מי יכול להצטרף
tournament-about-players = שחקנים
tournament-about-least = דירוג מזערי
tournament-about-most = דירוג מרבי
tournament-about-age = גיל החשבון לפחות
tournament-about-check-in = אישור נוכחות
tournament-about-late = הצטרפות מאוחרת
tournament-about-pause = הפסקה בין סיבובים
tournament-about-round-days = ימים לסיבוב
tournament-about-weekends = סופי שבוע
tournament-about-computers = מחשבים
tournament-about-boards = משחקים במפגש
tournament-about-ties = בשוויון נקודות
tournament-about-again = חוזר
tournament-about-helpers = עוזרים
tournament-from-to = { $least } עד { $most }
tournament-days = { $n ->
    [one] יום אחד
    [two] יומיים
   *[other] { $n } ימים
}
tournament-seconds = { $n ->
    [one] שנייה אחת
    [two] שתי שניות
   *[other] { $n } שניות
}
tournament-minutes-before = { $n ->
    [one] דקה לפני ההתחלה
    [two] שתי דקות לפני ההתחלה
   *[other] { $n } דקות לפני ההתחלה
}
tournament-until-round = עד סיבוב { $n }
tournament-weekends-off = שבת וראשון לא נספרים בימי הסיבוב
tournament-computers-may = יכולים לשחק
tournament-entry-public = כולם
tournament-entry-invitation = בהזמנה
tournament-entry-password = עם סיסמה
tournament-again-never = לא חוזר
tournament-again-weekly = בכל שבוע
tournament-again-monthly = בכל חודש, באותו יום בשבוע
tournament-again-own = אחרי כמה ימים
tournament-again-days = { $n ->
    [one] בכל יום
    [two] בכל יומיים
   *[other] בכל { $n } ימים
}
tournament-follows = הטורניר הבא בסדרה
tournament-export = הורדה:

tournament-manage = למארגנים
tournament-act-start = להתחיל עכשיו
tournament-act-pause = הפסקה
tournament-act-resume = המשך
tournament-act-announce = הודעה לכולם
tournament-act-announce-about = כולם רואים אותה בראש הדף.
tournament-act-invite = הזמנה
tournament-act-invite-about = מרגע זה החשבון יכול להצטרף.
tournament-act-computer = הוספת מחשב
tournament-act-computer-about = הוא משחק כמו כולם. המשחקים שלו לא נחשבים לדירוג.
tournament-act-remove = הסרת שחקן
tournament-act-remove-about = השחקן לא יקבל עוד משחקים ולא יוכל לחזור.
tournament-act-replace = החלפת שחקן
tournament-act-replace-about = חשבון אחר מקבל את המקום, עם כל הנקודות.
tournament-act-extend = הארכה
tournament-act-extend-about = דוחה את ההתחלה, המועד או הסיום הבא.
tournament-act-pair-again = שיבוץ מחדש
tournament-act-pair-again-about = מבטל את הסיבוב האחרון ומשבץ אותו שוב. אפשרי כל עוד אף אחד לא שיחק.
tournament-act-helper = עוזרים
tournament-act-helper-about = עוזרים יכולים לעשות הכול, מלבד לבטל את הטורניר או למנות עוזרים.
tournament-act-cancel = ביטול הטורניר
tournament-act-cancel-about = אי אפשר לחזור מזה. משחקים שכבר התחילו נמשכים, אבל לא נספרים כאן.
tournament-helper-what = מה משתנה
tournament-helper-yes = עוזר מעכשיו
tournament-helper-no = כבר לא עוזר
tournament-level = חוזק
tournament-minutes = בכמה דקות
tournament-text = נוסח ההודעה
tournament-reason = סיבה
tournament-reason-hint = כולם יכולים לקרוא אותה ביומן.
tournament-set-result = קביעת תוצאה
tournament-set = קביעת התוצאה
tournament-set-about = סיבוב { $round }, שולחן { $table }. משחק שעדיין נמשך יסתיים.
tournament-forfeit = לא שוחק
tournament-forfeit-hint = מישהו לא הופיע: זה הפסד טכני, לא משחק.

tournament-log-none = עד עכשיו לא נעשה דבר ביד. כאן רואים מה המארגנים עושים.
tournament-log-made = הטורניר נוצר.
tournament-log-joined = נוסף: { $name }.
tournament-log-started = הטורניר התחיל.
tournament-log-result = נקבעה תוצאה, סיבוב { $round }, שולחן { $table }: { $score }. הסיבה: { $reason }
tournament-log-paused = הטורניר הופסק.
tournament-log-resumed = הטורניר ממשיך.
tournament-log-announced = הודעה: { $text }
tournament-log-invited = נשלחה הזמנה: { $name }.
tournament-log-helper = { $helps ->
    [true] מעכשיו עוזר: { $name }.
   *[false] כבר לא עוזר: { $name }.
}
tournament-log-removed = הוסר: { $name }. הסיבה: { $reason }
tournament-log-replaced = המקום עבר אל { $other }. הסיבה: { $reason }
tournament-log-paired-again = סיבוב { $round } בוטל כדי לשבץ אותו מחדש. הסיבה: { $reason }
tournament-log-extended = המועד הבא נדחה אל { $until }. הסיבה: { $reason }
tournament-log-cancelled = הטורניר בוטל. הסיבה: { $reason }

tournament-account = כדי ליצור טורניר צריך חשבון.
tournament-name = שם
tournament-rounds = מספר סיבובים
tournament-minutes-long = אורך בדקות
tournament-cycles = משחקים נגד כל יריב
tournament-groups = מספר בתים
tournament-advance = כמה עולים מכל בית
tournament-double = הדחה אחרי שני הפסדים
tournament-double-hint = מי שהפסיד פעם אחת ממשיך בעץ התחתון.
tournament-third = משחק על המקום השלישי
tournament-begins-hand = כשאחליט להתחיל
tournament-begins-at = במועד קבוע
tournament-begins-when = יום ושעה
tournament-invited = מוזמנים
tournament-invited-hint = שמות חשבונות עם פסיקים ביניהם. אפשר להזמין עוד בהמשך.
tournament-more-options = אפשרויות נוספות
tournament-description = תיאור
tournament-rated-hint = משחקים נגד מחשבים אף פעם לא נחשבים.
tournament-computers = מחשבים יכולים לשחק
tournament-computers-hint = אפשר להוסיף אותם כשחקנים, כך ששלושה אנשים הם שמונה.
tournament-rules = כללי המשחק
tournament-medley = מגוון משחקים
tournament-medley-hint = עם כמה משחקים, בכל סיבוב משחקים במשחק אחר.
tournament-medley-round = משחק { $n }
tournament-medley-add = הוספת משחק
tournament-medley-remove = הסרה
tournament-players-title = שחקנים
tournament-least-players = מינימום שחקנים
tournament-most-players = מקסימום שחקנים
tournament-account-days = גיל החשבון המזערי בימים
tournament-boards = משחקים במפגש קבוצות
tournament-boards-hint = ריק: כל אחד משחק לעצמו.
tournament-course = מהלך הטורניר
tournament-check-in-minutes = אישור נוכחות, בדקות לפני ההתחלה
tournament-check-in-hint = מי שלא מאשר נוכחות לא משובץ.
tournament-late = הצטרפות עד סיבוב
tournament-late-hint = ריק: אי אפשר להצטרף אחרי ההתחלה.
tournament-pause = הפסקה בין סיבובים, בשניות
tournament-ties-usual = הסדר הרגיל
tournament-ties-usual-hint = ההכרעה לפי הסדר: { $list }
tournament-ties-own = סדר משלי
tournament-ties-own-hint = הראשון מכריע. אם גם בו יש שוויון, מכריע הבא אחריו.
tournament-ties-none = אין מה שיכריע: מי שיש להם אותו ניקוד חולקים מקום.
tournament-ties-add = הוספת שובר שוויון
tournament-ties-up = הקדמה: { $name }
tournament-ties-down = דחייה: { $name }
tournament-ties-remove = הסרה: { $name }
tournament-tie-direct-encounter-about = הנקודות מהמשחקים בין השחקנים שבשוויון. נספר רק אם כולם שיחקו נגד כולם.
tournament-tie-buchholz-about = סכום הנקודות של כל היריבים: מי שפגש יריבים קשים יותר מקדים.
tournament-tie-buchholz-cut-1-about = אותו סכום בלי היריב החלש ביותר, כדי ששיבוץ לא מוצלח אחד יזיק פחות.
tournament-tie-median-buchholz-about = אותו סכום בלי היריב החלש ביותר ובלי החזק ביותר.
tournament-tie-sonneborn-berger-about = הנקודות של היריבים שהפסידו לך, וחצי מהנקודות של היריבים שסיימו איתך בתיקו.
tournament-tie-progressive-about = סכום הנקודות אחרי כל סיבוב: ניצחונות מוקדמים שווים יותר.
tournament-tie-wins-about = מספר המשחקים שהסתיימו בניצחון. ניצחון בלי משחק לא נספר.
tournament-round-days-hint = אחר כך מפסיד מי שהתור שלו. ריק: הסיבוב נמשך עד סוף כל המשחקים.
tournament-every = אחת לכמה ימים

tournament-wrong-name = יש לבחור שם של 3 עד 60 תווים.
tournament-wrong-format = יש לבחור 1 עד 100 סיבובים, 1 עד 4 משחקים נגד כל יריב, עד 64 בתים, ולארנה 5 עד 1,440 דקות.
tournament-wrong-starts-at = יש לבחור מועד עתידי, עד שנה מהיום.
tournament-wrong-password = יש לבחור סיסמה של 4 עד 60 תווים.
tournament-wrong-invited = אפשר להזמין עד 200 שמות, וכל שם חייב להיות של חשבון.
tournament-wrong-players = מינימום של 2 עד 100 שחקנים ומקסימום 2,000; בארנה 10,000.
tournament-wrong-condition = דירוג וימים הם מספרים שלמים, והדירוג המזערי נמוך מהמרבי.
tournament-wrong-teams = במפגש 1 עד 10 משחקים.
tournament-wrong-check-in = אישור נוכחות נמשך עד 1,440 דקות.
tournament-wrong-late-entry = זה חייב להיות אחד הסיבובים.
tournament-wrong-pause = הפסקה נמשכת עד 604,800 שניות, שהן שבוע.
tournament-wrong-round-days = סיבוב נמשך עד 366 ימים.
tournament-wrong-recurrence = יש לבחור 1 עד 366 ימים.
