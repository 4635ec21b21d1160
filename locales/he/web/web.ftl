# הדפים: מה שמשותף לכולם.
web-name = בית התה
web-menu = תפריט
web-skip = מעבר לתוכן
web-language = שפה
web-loading = בטעינה…
web-close = סגירה
web-open = פתיחה
web-cancel = ביטול
web-back = חזרה
web-error-unknown = משהו השתבש. אפשר לנסות שוב.
web-update = יש גרסה חדשה.
web-install = התקנה
web-install-text = אפשר לשמור את בית התה במכשיר הזה: הוא נפתח כמו אפליקציה ועובד גם בלי חיבור.
web-nav-play = משחק
web-nav-online = ברשת
web-nav-puzzles = חידות
web-nav-analysis = ניתוח
web-nav-tournaments = טורנירים
web-nav-learn = לימוד
web-nav-leaderboard = טבלת הדירוג
web-nav-sign-in = כניסה
web-nav-settings = הגדרות
web-nav-admin = ניהול
web-nav-notices = התראות
web-bell = { $n ->
     [0] התראות
     [one] התראות, { $n } לא נקראה
     [two] התראות, { $n } לא נקראו
    *[other] התראות, { $n } לא נקראו
}
web-missing-title = הדף לא נמצא
web-missing-text = אין דף כזה. ייתכן שיש טעות בכתובת, או שהדף כבר לא קיים.
web-offline-title = אין חיבור
web-offline-text = לא ניתן לטעון את הדף הזה. במכשיר הזה ונגד המחשב אפשר לשחק גם בלי חיבור.
web-offline-server = הדף הזה זקוק לשרת, וייפתח מעצמו כשהחיבור יחזור. בינתיים אפשר לשחק במכשיר הזה, גם נגד המחשב.
web-go-home = לדף הבית
web-description = סקוד פאי-שו, פאי-שו רחוב והלמה: ברשת, עם חברים או נגד המחשב

# רשימת השיעורים, לפני שהשיעורים עצמם מגיעים.
learn-title = ללמוד לשחק
learn-intro = משימות קצרות על לוח אמיתי, וכללי המשחק בודקים כל תשובה. אין צורך בחשבון, והכול עובד גם בלי חיבור.
