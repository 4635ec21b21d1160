# כניסה והרשמה.
people-sign-in = כניסה
people-sign-up = פתיחת חשבון
people-sign-out = יציאה
people-name = שם
people-name-hint = 2 עד 20 אותיות, ספרות, - או _. אחרים רואים אותו.
people-password = סיסמה
people-password-hint = לפחות 8 תווים. משפט קל לזכור וקשה לנחש.
people-password-now = הסיסמה הנוכחית
people-password-new = סיסמה חדשה
people-password-change = החלפת הסיסמה
people-password-changed = הסיסמה הוחלפה. כל שאר המכשירים נותקו מהחשבון.
people-show-password = הצגת הסיסמה
people-mail = כתובת דוא״ל
people-mail-optional = כתובת דוא״ל (לא חובה)
people-mail-hint = נחוצה רק אם הסיסמה נשכחה. איש מלבדך אינו רואה אותה.
people-code = קוד
people-code-hint = שש הספרות שמציגה כעת אפליקציית האימות.
people-code-or-recovery = שש הספרות של אפליקציית האימות, או אחד מקודי השחזור.
people-code-needed = החשבון הזה מוגן באימות דו־שלבי. יש להזין גם את הקוד.
people-new-here = פעם ראשונה כאן?
people-new-here-text = עם חשבון, המשחקים והדירוגים נשמרים. אפשר לשחק מיד גם בלי חשבון.
people-play-as-guest = משחק בלי חשבון
people-have-account = כבר יש לך חשבון?
people-guest-keeps = המשחק כרגע בלי חשבון, בשם { $name }. המשחקים יעברו לחשבון החדש.
people-signed-in-as = נכנסת בשם { $name }.
people-own-profile = הפרופיל שלך
people-forgot = שכחת את הסיסמה?
people-forgot-title = סיסמה שנשכחה
people-forgot-text = יש להזין את כתובת הדוא״ל של החשבון. נשלח אליה קישור לבחירת סיסמה חדשה.
people-forgot-send = שליחת הקישור
people-forgot-sent = אם קיים חשבון עם הכתובת הזאת, והיא אושרה, שלחנו אליה הודעה. הקישור תקף לשעה אחת.
people-confirm-title = אישור כתובת הדוא״ל
people-confirm-wait = רק רגע…
people-confirm-done = כתובת הדוא״ל שלך אושרה.
people-confirm-again = מדף החשבון אפשר לבקש קישור חדש.
people-reset-title = בחירת סיסמה חדשה
people-reset-text = כל המכשירים ינותקו מהחשבון; אחר כך נכנסים עם הסיסמה החדשה.
people-reset-save = שמירת הסיסמה
people-reset-done = הסיסמה הוחלפה.

# החשבון.
people-account = חשבון
people-since = הצטרפות: { $since }
people-guest-text = המשחק כרגע בלי חשבון. עם חשבון המשחקים נשמרים, ואפשר לשחק גם משחקים מדורגים.
people-muted-until = מנהל השתיק את החשבון: עד { $until } אי אפשר לכתוב הודעות.
people-mail-none = אין כתובת דוא״ל. בלעדיה אי אפשר להחליף סיסמה שנשכחה.
people-mail-confirmed = הכתובת { $mail } אושרה.
people-mail-unconfirmed = הכתובת { $mail } עדיין לא אושרה. יש לפתוח את הקישור שבהודעה ששלחנו, או לבקש הודעה נוספת.
people-mail-new = כתובת
people-mail-new-hint = נשלח קישור לכתובת הזאת; היא תקפה אחרי פתיחת הקישור. שדה ריק מסיר את הכתובת.
people-mail-change = שמירת הכתובת
people-mail-sent = שלחנו הודעה אל { $mail }. יש לפתוח את הקישור שבה בתוך שלושה ימים.
people-mail-removed = כתובת הדוא״ל הוסרה.
people-notices-text = התור שלך, הזמנה, הודעה: אפשר לבחור על מה ואיך לקבל התראה.
people-notices = הגדרות התראות
people-two-factor = אימות דו־שלבי
people-two-factor-on = פעיל: הכניסה דורשת גם סיסמה וגם קוד מאפליקציית האימות.
people-two-factor-off = כבוי. באימות דו־שלבי החשבון מוגן גם אם הסיסמה נגנבה: הכניסה דורשת גם קוד מאפליקציית אימות.
people-two-factor-set-up = הגדרה
people-two-factor-scan = יש לסרוק את קוד ה־QR באפליקציית אימות:
people-two-factor-picture = קוד QR עם המפתח הסודי
people-two-factor-secret = או להזין את המפתח הסודי ידנית:
people-two-factor-secret-name = מפתח סודי
people-two-factor-open = פתיחה באפליקציית אימות במכשיר הזה
people-two-factor-turn-on = הפעלה
people-two-factor-turn-off = כיבוי
people-two-factor-now-on = האימות הדו־שלבי פעיל.
people-two-factor-now-off = האימות הדו־שלבי כבוי.
people-recovery = קודים לשחזור
people-recovery-text = כל קוד פועל פעם אחת במקום הקוד של האפליקציה, למקרה שהמכשיר יאבד. הם מוצגים רק עכשיו: כדאי לשמור אותם במקום בטוח.
people-recovery-save = שמירה כקובץ
people-recovery-done = שמרתי אותם
people-copy = העתקה
people-copied = הועתק
people-sessions = היכן החשבון מחובר
people-session-program = { $browser } ב־{ $system }
people-session-unknown = תוכנה לא מוכרת
people-session-current = המכשיר הזה
people-session-since = מאז { $since }, שימוש אחרון { $seen }
people-session-end = ניתוק
people-session-end-name = ניתוק: { $program }
people-apps = אפליקציות
people-apps-text = אפליקציות של אחרים שרשאיות להשתמש בחשבון שלך, ואפליקציות משלך.
people-apps-show = הצגת האפליקציות
people-tokens = אסימונים לתוכנות
people-tokens-text = בעזרת אסימון תוכנה יכולה לפעול בשמך: בוט, או כלי משלך.
people-tokens-docs = תיעוד ה־API
people-token-new = אסימון חדש
people-token-name = לאיזה צורך?
people-token-name-hint = עד 60 תווים, לעיניך בלבד.
people-token-scopes = הרשאות
people-scope-read = קריאה
people-scope-read-hint = לראות את מה שגלוי לך.
people-scope-play = משחק
people-scope-play-hint = ליצור משחקים ולשחק תורות בשמך.
people-scope-chat = צ׳אט
people-scope-chat-hint = לכתוב הודעות בשמך.
people-token-create = יצירת האסימון
people-token-once = האסימון ”{ $name }“: יש להעתיק אותו עכשיו. הוא לא יוצג שוב.
people-token-secret = אסימון
people-token-unused = נוצר ב־{ $since }, עדיין לא נעשה בו שימוש
people-token-used = נוצר ב־{ $since }, שימוש אחרון { $used }
people-token-revoke = ביטול
people-token-revoke-name = ביטול האסימון: { $name }
people-blocked = שחקנים חסומים
people-blocked-none = לא חסמת איש.
people-follow = מעקב
people-unfollow = הפסקת המעקב
people-following = במעקב שלך
people-here = כאן עכשיו
people-away = לא כאן
people-activity = פעילות
people-activity-games = { $n ->
    [one] משחק אחד בחצי השנה האחרונה.
    [two] שני משחקים בחצי השנה האחרונה.
   *[other] { $n } משחקים בחצי השנה האחרונה.
}
people-activity-day = { $n ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $n } משחקים
}
people-block = חסימה
people-unblock = הסרת החסימה
people-unblock-name = הסרת החסימה: { $name }
people-blocked-now = מעכשיו אין הזמנות ואין שיבוץ למשחקים בינך לבין { $name }.
people-unblocked-now = החסימה של { $name } הוסרה.
people-data = הנתונים שלך
people-data-text = הורדת כל מה ששמור עליך בקובץ אחד, או מחיקת החשבון לצמיתות.
people-data-download = הורדת הנתונים שלי
people-delete = מחיקת החשבון
people-delete-title = למחוק את החשבון לצמיתות?
people-delete-text = השם, כתובת הדוא״ל, ההודעות, הדירוגים והאסימונים שלך נמחקים מיד, ובמשחקים הפעילים נרשמת כניעה. משחקים שהסתיימו נשארים אצל היריבים, בלי שמך. אי אפשר לבטל את המחיקה.
people-delete-now = מחיקה לצמיתות
people-delete-done = החשבון נמחק. תודה ששיחקת איתנו.

# שחקנים.
people-player = שחקן
people-bot = בוט
people-closed = חשבון סגור
people-challenge = הזמנה למשחק
people-records = הורדת כל המשחקים
people-records-none = עדיין אין משחקים שהסתיימו.
people-report = דיווח
people-report-title = דיווח על { $name }
people-report-text = הדיווח מגיע להנהלת האתר. הזהות של מי שדיווח אינה נמסרת.
people-report-reason = מה לא בסדר?
people-report-send = שליחת הדיווח
people-report-sent = תודה. הדיווח יועבר לבדיקה.
people-ratings = דירוגים
people-ratings-none = עדיין אין משחקים מדורגים.
people-rating = דירוג
people-rating-games = { $n ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $n } משחקים
}
people-rating-uncertain = { $n ->
    [one] משחק אחד, דירוג זמני
    [two] שני משחקים, דירוג זמני
   *[other] { $n } משחקים, דירוג זמני
}
people-rating-change = שינוי הדירוג
people-speed = קצב
people-speed-bullet = בולט
people-speed-blitz = בזק
people-speed-rapid = מהיר
people-speed-classical = קלאסי
people-speed-correspondence = בהתכתבות
people-pool = { $game } · { $speed }
people-pool-many = { $game } · { $speed }, שלושה או ארבעה
people-chart-title = { $pool }: הדירוג אחרי { $n ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $n } משחקים
}, מ־{ $from } עד { $to }
people-chart-none = הגרף מתחיל מהמשחק המדורג השני.
people-chart-table = כטבלה
people-chart-when = תאריך
people-statistics = סטטיסטיקה
people-games = משחקים
people-games-none = עדיין אין משחקים.
people-games-none-such = אין משחקים שמתאימים לסינון.
people-filter-game = משחק
people-filter-result = תוצאה
people-filter-rated = סוג
people-filter-all = הכול
people-result-won = ניצחון
people-result-drawn = תיקו
people-result-lost = הפסד
people-result-playing = מתנהל
people-rated = מדורג
people-unrated = ידידותי
people-turns = { $n ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $n } תורות
}
people-computer = מחשב, רמה { $level }
people-nobody = אף אחד
people-more = הצגת עוד
people-leaderboard-none = עדיין אין איש ברשימה הזאת.
people-leaderboard-text = מאה השחקנים המובילים שדירוגם התייצב (לפחות חמישה משחקים מדורגים).
people-players = משתתפים
people-players-two = שניים
people-players-many = שלושה או ארבעה
people-rank = מקום
people-welcome = שלום, { $name }!
people-welcome-text = מעכשיו המשחקים והדירוג שלך נשמרים בשם הזה. נשאר רק למצוא עם מי לשחק.
people-goodbye = להתראות
people-goodbye-text = תודה ששיחקת. אפשר להמשיך לשחק כאן גם בלי חשבון.
people-signed-out = יצאת מהחשבון.
people-sign-out-everywhere = יציאה מכל המכשירים
people-signed-out-everywhere = יצאת מהחשבון בכל המכשירים.

# Time off.
people-time-off = חופשה
people-time-off-text = { $n ->
    [one] בזמן חופשה השעון שלך עומד בכל המשחקים בהתכתבות, וסיבובי הטורנירים ממתינים לך. מגיע לך יום אחד בשנה.
    [two] בזמן חופשה השעון שלך עומד בכל המשחקים בהתכתבות, וסיבובי הטורנירים ממתינים לך. מגיעים לך יומיים בשנה.
   *[other] בזמן חופשה השעון שלך עומד בכל המשחקים בהתכתבות, וסיבובי הטורנירים ממתינים לך. מגיעים לך { $n } ימים בשנה.
}
people-time-off-runs = החופשה שלך נמשכת עד { $until }.
people-time-off-comes = החופשה שלך תימשך מ־{ $begins } עד { $until }.
people-time-off-left = { $n ->
    [one] { $year }: נשאר יום אחד
    [two] { $year }: נשארו יומיים
   *[other] { $year }: נשארו { $n } ימים
}
people-time-off-begins = התחלה
people-time-off-begins-hint = ריק: החופשה מתחילה עכשיו.
people-time-off-until = סיום
people-time-off-take = יציאה לחופשה
people-time-off-change = שינוי החופשה
people-time-off-end = סיום החופשה עכשיו
people-time-off-cancel = ביטול החופשה
